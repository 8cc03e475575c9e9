import { dispatchRetryAfter } from '@sendgate/contracts';
import { defineQueue, WorkPayload } from '../define-queue.ts';

export const dispatch = defineQueue({
  name: 'dispatch',
  purpose: 'Hands approved messages over by SMTP or to the customer’s own sender, each at most once.',
  // A worker that dies before it began to send is no refusal: refusals are counted apart, and `retryAfter` follows them.
  feed: { by: 'work', kind: 'dispatch', claims: 12 },
  payload: WorkPayload,
  concurrency: 20,
  longestRun: '10m',
  // For refusals that came before anything was sent. What was begun and not answered is never tried again by itself.
  retryAfter: dispatchRetryAfter,
});
