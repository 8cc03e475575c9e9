import { callbackSchedule } from '@sendgate/contracts';
import { defineQueue, WorkPayload } from '../define-queue.ts';

export const reviewCallbacks = defineQueue({
  name: 'review-callbacks',
  purpose: 'Tells a workspace by signed POST what a reviewer decided.',
  feed: { by: 'work', kind: 'callback' },
  payload: WorkPayload,
  concurrency: 40,
  longestRun: '10m',
  // The first entry of the schedule is the wait before the first attempt, which is none.
  retryAfter: callbackSchedule.slice(1),
});
