import { dispatchRetryAfter } from '@sendgate/contracts';
import { defineQueue, WorkPayload } from '../define-queue.ts';

export const dispatch = defineQueue({
  name: 'dispatch',
  purpose: 'Hands approved messages over by SMTP or to the customer’s own sender, each at most once.',
  feed: { by: 'work', kind: 'dispatch' },
  payload: WorkPayload,
  concurrency: 20,
  longestRun: '10m',
  // For refusals that came before anything was sent. What was begun and not answered is never tried again by itself.
  retryAfter: dispatchRetryAfter,
});
