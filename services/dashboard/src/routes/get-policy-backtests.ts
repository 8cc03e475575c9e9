import { Type } from 'typebox';
import { memberWith } from '../authenticate.ts';
import { defineRoute } from '../context.ts';
import { BacktestPage, toBacktestPage } from '../wire/backtest.ts';
import { pageFields, workspaceField } from '../wire/page.ts';

export const getPolicyBacktests = defineRoute({
  method: 'GET',
  path: '/api/policy/backtests',
  summary: 'List backtests',
  tag: 'Policy',
  auth: memberWith('policy_editor'),
  query: Type.Object({ ...pageFields, ...workspaceField }),
  errors: [],
  reply: { description: 'One page of backtests, newest first.', schema: BacktestPage },
  async handle({ identity: actor, query }, { gate }) {
    const { limit = 50, offset = 0 } = query;
    return { body: toBacktestPage(await gate.policy.backtests(actor, { limit, offset }), limit, offset) };
  },
});
