import { defineQueue, WorkPayload } from '../define-queue.ts';

export const crmConsents = defineQueue({
  name: 'crm-consents',
  purpose: 'Asks the CRM whether a contact takes e-mail any more, after it told of a change.',
  feed: { by: 'work', kind: 'crm_consent' },
  payload: WorkPayload,
  concurrency: 5,
  longestRun: '10m',
  // Nobody is to be written to because the CRM was away for an afternoon.
  retryAfter: ['10s', '1m', '5m', '30m', '1h', '3h', '12h', '24h'],
});
