import { defineQueue, TickPayload } from '../define-queue.ts';

export const keyRenewal = defineQueue({
  name: 'key-renewal',
  purpose: 'Gives workspaces a newer key when theirs has grown old, and wraps all keys by the newest of the ring.',
  feed: { by: 'clock', every: '1d' },
  payload: TickPayload,
  concurrency: 1,
  longestRun: '1d',
  retryAfter: ['1m', '10m', '1h'],
});
