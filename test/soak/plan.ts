import fc from 'fast-check';
import { type SoakChannel, soakChannels, type Text } from './messages.ts';

/** What a soak does and suffers. The same seed and size give the same plan. */
export interface SoakPlan {
  /** One after the other at the rate of the traffic. */
  readonly steps: readonly Step[];
  /** What happens to processes and stores, one after the other. */
  readonly faults: readonly PlannedFault[];
  /** What the places do meanwhile that callbacks, dispatches and tags go to. */
  readonly troubles: readonly PlannedFault[];
}

export interface PlanSize {
  readonly seed: number;
  readonly seconds: number;
  /** Steps of traffic begun each second. */
  readonly perSecond: number;
}

/** `earlier` picks one of what there is by then: 0 is the newest, towards 1 the oldest. */
export type Step =
  | {
      readonly does: 'submit';
      readonly by: CallerName;
      readonly version: 'v1' | 'v2';
      readonly channel: SoakChannel;
      readonly text: Text;
      readonly twice: boolean;
    }
  | { readonly does: 'repeat'; readonly earlier: number; readonly changed: boolean }
  /** Once in a while with the key of somebody whom it does not concern. */
  | { readonly does: 'poll' | 'report'; readonly earlier: number; readonly stranger: boolean }
  | { readonly does: 'undo' | 'edit' | 'claim' | 'second' | 'erase'; readonly earlier: number }
  | { readonly does: 'decide'; readonly earlier: number; readonly as: Decision; readonly undoable: boolean }
  /** Both reviewers at the same moment, one for and one against. */
  | { readonly does: 'race'; readonly earlier: number }
  | { readonly does: 'bulk'; readonly as: 'approve' | 'reject'; readonly holds: number }
  | { readonly does: 'preview'; readonly earlier: number }
  | { readonly does: 'list'; readonly by: CallerName }
  | { readonly does: 'import' | 'backtest' | 'policy' | 'retention' | 'outdate' | 'rotate' | 'day' }
  | { readonly does: 'intake'; readonly drafts: number };

/** Whose key it is: that of the workspace most happens in, its key for tests, that of a workspace beside it. */
export const callerNames = ['live', 'test', 'neighbour'] as const;
export type CallerName = (typeof callerNames)[number];

export type Decision = 'approve' | 'approve edited' | 'reject';

export const faultNames = [
  'kill api',
  'freeze api',
  'kill worker',
  'kill workers amid a dispatch',
  'freeze worker',
  'kill dashboard',
  'end store connections',
  'lock submissions',
  'lock work',
  'stop Postgres',
  'crash Postgres',
  'kill Redis',
] as const;
export const troubleNames = ['refuse', 'hang', 'close', 'fail the CRM'] as const;
export type FaultName = (typeof faultNames)[number] | (typeof troubleNames)[number];

export interface PlannedFault {
  readonly name: FaultName;
  /** Seconds of peace before it. */
  readonly after: number;
  /** Seconds it lasts. */
  readonly lasts: number;
}

/** From 0 to less than 1, each alike: numbers of floating point would be small ones mostly. */
const share = fc.noBias(fc.integer({ min: 0, max: 999_999 })).map((n) => n / 1_000_000);
const either = fc.noBias(fc.boolean());
const one = <T extends string>(...values: readonly T[]) => fc.noBias(fc.constantFrom(...values));
const sometimes = fc.noBias(fc.integer({ min: 1, max: 4 })).map((n) => n === 1);
const caller = one('live', 'live', 'live', 'test', 'neighbour', 'neighbour');
const texts = ['clean', 'clean', 'held', 'held', 'held', 'held', 'repaired', 'suppressed', 'quiet', 'evident'] as const;

const step: fc.Arbitrary<Step> = fc.noBias(
  fc.oneof(
    {
      weight: 40,
      arbitrary: fc.record({
        does: fc.constant('submit' as const),
        by: caller,
        version: one('v1', 'v2'),
        channel: one(...soakChannels),
        text: one(...texts),
        twice: sometimes,
      }),
    },
    { weight: 8, arbitrary: fc.record({ does: fc.constant('repeat' as const), earlier: share, changed: either }) },
    {
      weight: 8,
      arbitrary: fc.record({ does: one('poll', 'poll', 'report'), earlier: share, stranger: sometimes }),
    },
    {
      weight: 10,
      arbitrary: fc.record({ does: one('undo', 'undo', 'edit', 'claim', 'second', 'second', 'erase'), earlier: share }),
    },
    {
      weight: 22,
      arbitrary: fc.record({
        does: fc.constant('decide' as const),
        earlier: share,
        as: one('approve', 'approve edited', 'reject'),
        undoable: either,
      }),
    },
    { weight: 4, arbitrary: fc.record({ does: fc.constant('race' as const), earlier: share }) },
    {
      weight: 1,
      arbitrary: fc.record({
        does: fc.constant('bulk' as const),
        as: one('approve', 'reject'),
        holds: fc.noBias(fc.integer({ min: 2, max: 12 })),
      }),
    },
    { weight: 5, arbitrary: fc.record({ does: fc.constant('preview' as const), earlier: share }) },
    { weight: 1, arbitrary: fc.record({ does: fc.constant('list' as const), by: caller }) },
    {
      weight: 5,
      arbitrary: fc.record({
        does: one(
          'import',
          'import',
          'import',
          'backtest',
          'policy',
          'retention',
          'outdate',
          'outdate',
          'rotate',
          'day',
        ),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ does: fc.constant('intake' as const), drafts: fc.noBias(fc.integer({ min: 1, max: 6 })) }),
    },
  ),
);

const fault = <Name extends FaultName>(names: readonly Name[], mostSeconds: number): fc.Arbitrary<PlannedFault> =>
  fc.record({
    name: one(...names),
    after: share.map((part) => 1 + 4 * part),
    lasts: share.map((part) => 0.3 + mostSeconds * part),
  });

export function soakPlan({ seed, seconds, perSecond }: PlanSize): SoakPlan {
  const sample = <T>(what: fc.Arbitrary<T>, lane: number, numRuns: number) =>
    fc.sample(what, { seed: seed + lane * 1_000_003, numRuns });
  return {
    steps: sample(step, 0, Math.max(1, Math.floor(seconds * perSecond))),
    faults: within(sample(fault(faultNames, 6), 1, Math.ceil(seconds)), seconds),
    troubles: within(sample(fault(troubleNames, 8), 2, Math.ceil(seconds)), seconds),
  };
}

/** As many of them as end in time. */
function within(faults: readonly PlannedFault[], seconds: number): PlannedFault[] {
  let passed = 0;
  const tooLate = faults.findIndex(({ after, lasts }) => {
    passed += after + lasts;
    return passed > seconds;
  });
  return faults.slice(0, tooLate);
}
