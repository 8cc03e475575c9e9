import { defineQueue, WorkPayload } from '../define-queue.ts';

export const adminNotices = defineQueue({
  name: 'admin-notices',
  purpose: 'Tells admins by e-mail that their callback receiver was disabled.',
  feed: { by: 'work', kind: 'admin_notice' },
  payload: WorkPayload,
  concurrency: 2,
  longestRun: '10m',
  // For refusals that came before anything was taken. What was begun and not answered is never tried again.
  retryAfter: ['1m', '5m', '30m', '2h', '6h'],
});
