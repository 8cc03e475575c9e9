import { memberWith } from '../authenticate.ts';
import { defineRoute } from '../context.ts';
import { expectedVersion } from '../expected-version.ts';
import { Backtest, BacktestRequest, toBacktest } from '../wire/backtest.ts';
import { WorkspaceQuery } from '../wire/page.ts';

/** Has a worker try the draft on the newest messages. Nothing is judged, held or sent by it. */
export const postPolicyDraftBacktest = defineRoute({
  method: 'POST',
  path: '/api/policy/draft/backtest',
  summary: 'Try the draft of the policy on messages of the past',
  tag: 'Policy',
  auth: memberWith('policy_editor'),
  query: WorkspaceQuery,
  body: BacktestRequest,
  errors: ['no_active_policy', 'precondition_required', 'version_mismatch', 'state_conflict'],
  reply: { status: 202, description: 'The backtest and how far it is.', schema: Backtest },
  async handle({ identity: actor, body, request }, { gate }) {
    const backtest = { expectedVersion: expectedVersion(request), submissions: body.submissions ?? 200 };
    return { body: toBacktest(await gate.policy.startBacktest(actor, backtest)) };
  },
});
