import { defineQueue, TickPayload } from '../define-queue.ts';

export const reviewExpiry = defineQueue({
  name: 'review-expiry',
  purpose:
    'Minds holds by the clock: takes back approved messages whose evidence is over, releases those whose quiet hours are over, escalates those whose answer is due, rejects those nobody decided in time.',
  feed: { by: 'clock', every: '1m' },
  payload: TickPayload,
  concurrency: 1,
  longestRun: '6h',
  retryAfter: ['5s', '15s'],
});
