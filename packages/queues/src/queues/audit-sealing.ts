import { defineQueue, TickPayload } from '../define-queue.ts';

export const auditSealing = defineQueue({
  name: 'audit-sealing',
  purpose: 'Seals audit records, so that a later change shows.',
  feed: { by: 'clock', every: '30s' },
  payload: TickPayload,
  concurrency: 1,
  longestRun: '1d',
  retryAfter: ['5s', '15s'],
});
