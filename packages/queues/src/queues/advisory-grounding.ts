import { defineQueue, WorkPayload } from '../define-queue.ts';

export const advisoryGrounding = defineQueue({
  name: 'advisory-grounding',
  purpose: 'Compares the claims of a message with its source records, as an opinion beside the decision.',
  feed: { by: 'work', kind: 'scan_grounding', together: 25 },
  payload: WorkPayload,
  concurrency: 2,
  longestRun: '1h',
  retryAfter: ['2s', '4s', '8s', '16s'],
});
