import { nullable, stringEnum } from '@sendgate/contracts';
import { type BacktestView, backtestStates, type Page, toTime } from '@sendgate/gate';
import { type Static, Type } from 'typebox';

const count = (description: string) => Type.Integer({ minimum: 0, description });
const ids = (description: string) => Type.Array(Type.String(), { maxItems: 5, description });

export const BacktestRequest = Type.Object(
  {
    submissions: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 1_000, default: 200, description: 'Newest messages to try the draft on.' }),
    ),
  },
  { $id: 'BacktestRequest' },
);

/** Counts and ids; nothing of what a message says. */
export const Backtest = Type.Object(
  {
    backtest_id: Type.String(),
    state: stringEnum(backtestStates),
    draft_version: Type.Integer({ minimum: 1, description: 'The draft as it was when the backtest began.' }),
    config_hash: Type.String({ description: 'Of the snapshot the draft would become.' }),
    base_snapshot_id: Type.String({
      description: 'The policy in force at that time, which the draft is held against.',
    }),
    created_by: Type.String(),
    total: count('Messages it looks at.'),
    done: count('Messages it has looked at.'),
    compared: count('Messages that both policies were tried on.'),
    skipped: count('Messages whose content cannot be read, or about which a rule gave no answer.'),
    new_holds: count('Messages that pass today and would be held.'),
    lifted_holds: count('Messages that are held today and would pass.'),
    new_blocks: count('Held under both, with a BLOCK only under the draft.'),
    lifted_blocks: count('Held under both, with a BLOCK only today.'),
    rules: Type.Array(
      Type.Object({
        rule: Type.String(),
        found_before: count('Messages it finds something in today.'),
        found_after: count('Messages it would find something in.'),
        shadow_after: count('Messages it would find something in, in shadow mode.'),
        new_holds: count('New holds with a finding of this rule.'),
        lifted_holds: count('Lifted holds with a finding of this rule.'),
        new_hold_examples: ids('Action ids of some new holds.'),
        lifted_hold_examples: ids('Action ids of some lifted holds.'),
      }),
      { description: 'Every rule that found something, those that change most first.' },
    ),
    created_at: Type.String({ format: 'date-time' }),
    finished_at: nullable(Type.String({ format: 'date-time' })),
  },
  { $id: 'Backtest' },
);

export const BacktestPage = Type.Object(
  {
    backtests: Type.Array(Backtest),
    limit: Type.Integer(),
    offset: Type.Integer(),
    has_more: Type.Boolean(),
    next_offset: nullable(Type.Integer()),
  },
  { $id: 'BacktestPage' },
);

export const BacktestParams = Type.Object({ backtest_id: Type.String({ minLength: 1, maxLength: 64 }) });

export function toBacktest(view: BacktestView): Static<typeof Backtest> {
  const { results } = view;
  const rules = Object.entries(results.rules).map(([rule, of]) => ({
    rule,
    found_before: of.foundBefore,
    found_after: of.foundAfter,
    shadow_after: of.shadowAfter,
    new_holds: of.newHolds,
    lifted_holds: of.liftedHolds,
    new_hold_examples: of.newHoldExamples,
    lifted_hold_examples: of.liftedHoldExamples,
  }));
  const change = (of: (typeof rules)[number]) =>
    of.new_holds + of.lifted_holds || Math.abs(of.found_after - of.found_before) / 1_000;
  return {
    backtest_id: view.backtestId,
    state: view.state,
    draft_version: view.draftVersion,
    config_hash: view.configHash,
    base_snapshot_id: view.baseSnapshotId,
    created_by: view.createdBy,
    total: view.total,
    done: view.done,
    compared: results.compared,
    skipped: results.skipped,
    new_holds: results.newHolds,
    lifted_holds: results.liftedHolds,
    new_blocks: results.newBlocks,
    lifted_blocks: results.liftedBlocks,
    rules: rules.sort((a, b) => change(b) - change(a) || (a.rule < b.rule ? -1 : 1)),
    created_at: toTime(view.createdAt),
    finished_at: toTime(view.finishedAt),
  };
}

export function toBacktestPage(page: Page<BacktestView>, limit: number, offset: number): Static<typeof BacktestPage> {
  return {
    backtests: page.items.map(toBacktest),
    limit,
    offset,
    has_more: page.hasMore,
    next_offset: page.hasMore ? offset + page.items.length : null,
  };
}
