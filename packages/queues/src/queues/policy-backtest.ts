import { defineQueue, WorkPayload } from '../define-queue.ts';

export const policyBacktest = defineQueue({
  name: 'policy-backtest',
  purpose: 'Tries a draft of the policy on messages of the past.',
  feed: { by: 'work', kind: 'policy_backtest', claims: 20 },
  payload: WorkPayload,
  concurrency: 1,
  longestRun: '1d',
  retryAfter: ['5s'],
});
