import { defineQueue, WorkPayload } from '../define-queue.ts';

export const erasure = defineQueue({
  name: 'erasure',
  purpose: 'Forgets a recipient whom an admin asked to forget.',
  feed: { by: 'work', kind: 'erasure', claims: 1_000 },
  payload: WorkPayload,
  concurrency: 1,
  longestRun: '1d',
  retryAfter: ['1m'],
});
