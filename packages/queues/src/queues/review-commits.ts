import { defineQueue, WorkPayload } from '../define-queue.ts';

export const reviewCommits = defineQueue({
  name: 'review-commits',
  purpose: 'Makes the decisions whose undo window is over.',
  feed: { by: 'work', kind: 'review_commit' },
  payload: WorkPayload,
  concurrency: 4,
  longestRun: '10m',
  retryAfter: ['1s', '2s', '5s', '10s', '30s', '1m', '1m', '1m', '1m', '1m', '1m'],
});
