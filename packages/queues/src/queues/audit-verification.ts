import { defineQueue, TickPayload } from '../define-queue.ts';

export const auditVerification = defineQueue({
  name: 'audit-verification',
  purpose: 'Looks whether audit records are still what was sealed.',
  feed: { by: 'clock', every: '1d' },
  payload: TickPayload,
  concurrency: 1,
  longestRun: '1d',
  retryAfter: ['1m', '10m', '1h'],
});
