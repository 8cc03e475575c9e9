import { defineQueue, WorkPayload } from '../define-queue.ts';

export const crmTagging = defineQueue({
  name: 'crm-tagging',
  purpose: 'Marks contacts of the CRM as blocked by a decision, or as blocked no more.',
  feed: { by: 'work', kind: 'crm_tag' },
  payload: WorkPayload,
  concurrency: 5,
  longestRun: '10m',
  retryAfter: ['10s', '20s', '40s', '80s', '160s'],
});
