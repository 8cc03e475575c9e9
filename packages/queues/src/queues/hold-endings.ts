import { defineQueue, WorkPayload } from '../define-queue.ts';

export const holdEndings = defineQueue({
  name: 'hold-endings',
  purpose: 'Ends every hold of a paused workspace, at the word of an admin, or all to recipients who were stopped.',
  feed: { by: 'work', kind: 'hold_ending', claims: 100 },
  payload: WorkPayload,
  concurrency: 1,
  longestRun: '1d',
  retryAfter: ['5s'],
});
