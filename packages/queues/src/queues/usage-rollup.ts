import { defineQueue, TickPayload } from '../define-queue.ts';

export const usageRollup = defineQueue({
  name: 'usage-rollup',
  purpose: 'Adds usage events and decisions up by workspace and day.',
  feed: { by: 'clock', every: '5m' },
  payload: TickPayload,
  concurrency: 1,
  longestRun: '1d',
  retryAfter: ['10s', '30s'],
});
