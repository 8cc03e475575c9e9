import { defineQueue, WorkPayload } from '../define-queue.ts';

export const advisorySemantic = defineQueue({
  name: 'advisory-semantic',
  purpose: 'Reads a message as a whole for what does not hang together, as an opinion beside the decision.',
  feed: { by: 'work', kind: 'scan_semantic', together: 25 },
  payload: WorkPayload,
  concurrency: 4,
  longestRun: '1h',
  retryAfter: ['2s', '4s', '8s', '16s'],
});
