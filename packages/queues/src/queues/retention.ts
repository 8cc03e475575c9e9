import { defineQueue, TickPayload } from '../define-queue.ts';

export const retention = defineQueue({
  name: 'retention',
  purpose: 'Forgets what has been kept long enough.',
  feed: { by: 'clock', every: '1d' },
  payload: TickPayload,
  concurrency: 1,
  longestRun: '1d',
  retryAfter: ['1m', '10m', '1h'],
});
