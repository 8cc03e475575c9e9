import { Type } from 'typebox';
import { memberWith } from '../authenticate.ts';
import { defineRoute } from '../context.ts';
import { Backtest, BacktestParams, toBacktest } from '../wire/backtest.ts';
import { workspaceField } from '../wire/page.ts';

export const getPolicyBacktest = defineRoute({
  method: 'GET',
  path: '/api/policy/backtests/:backtest_id',
  summary: 'Read a backtest',
  tag: 'Policy',
  auth: memberWith('policy_editor'),
  params: BacktestParams,
  query: Type.Object(workspaceField),
  errors: ['backtest_not_found'],
  reply: { description: 'How far it is, and what the draft would change so far.', schema: Backtest },
  async handle({ identity: actor, params }, { gate }) {
    return { body: toBacktest(await gate.policy.findBacktest(actor, params.backtest_id)) };
  },
});
