import { defineQueue, TickPayload } from '../define-queue.ts';

export const outboxSweeper = defineQueue({
  name: 'outbox-sweeper',
  purpose:
    'Puts due work items on their queues again when a wake-up was lost, and resumes the rest of very many parked callbacks.',
  feed: { by: 'clock', every: '1m' },
  payload: TickPayload,
  concurrency: 1,
  longestRun: '10m',
  retryAfter: ['5s', '15s'],
});
