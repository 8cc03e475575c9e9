import { backtestMain } from '../pages/backtest-page.ts';
import { BacktestParams } from '../wire/backtest.ts';
import { workspacePage } from '../workspace-page.ts';

export const getPolicyBacktestPage = workspacePage({
  path: '/policy/backtests/:backtest_id',
  summary: 'A backtest as a page',
  minimum: 'policy_editor',
  under: '/policy/draft',
  params: { backtest_id: BacktestParams.properties.backtest_id },
  async show({ actor, place, params }, { gate }) {
    const view = await gate.policy.findBacktest(actor, params.backtest_id);
    return { title: 'Backtest', main: backtestMain(place, view) };
  },
});
