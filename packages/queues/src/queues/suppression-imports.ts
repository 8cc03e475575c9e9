import { defineQueue, WorkPayload } from '../define-queue.ts';

export const suppressionImports = defineQueue({
  name: 'suppression-imports',
  purpose: 'Reads files of recipients into the suppression list.',
  feed: { by: 'work', kind: 'suppression_import', claims: 100 },
  payload: WorkPayload,
  concurrency: 1,
  longestRun: '1d',
  retryAfter: ['1m'],
});
