import { describe, expect, it } from '@jest/globals';
import { addToBacktest, emptyBacktest, MOST_EXAMPLES } from './backtest.ts';
import type { Evaluation, Finding } from './finding.ts';

const finds = (...rules: string[]): Finding[] =>
  rules.map((name) => {
    const [rule = '', severity = 'WARN'] = name.split(':');
    return { rule, severity } as Finding;
  });
const evaluation = (findings: Finding[], more: Partial<Evaluation> = {}): Evaluation => ({
  ...{ findings, shadowFindings: [], failures: [] },
  ...more,
});

describe('a backtest', () => {
  it('counts each message once, and each rule that has to do with a change', () => {
    const results = emptyBacktest();
    addToBacktest(results, 'act_1', evaluation([]), evaluation(finds('a', 'a', 'b')));
    addToBacktest(results, 'act_2', evaluation(finds('a')), evaluation([], { shadowFindings: finds('a') }));
    addToBacktest(results, 'act_3', evaluation(finds('a')), evaluation(finds('a')));
    addToBacktest(results, 'act_4', evaluation(finds('a')), evaluation(finds('a:BLOCK')));
    addToBacktest(results, 'act_5', evaluation(finds('b:BLOCK')), evaluation(finds('b')));
    addToBacktest(results, 'act_6', evaluation([]), evaluation([]));
    expect(results).toEqual({
      ...{ compared: 6, skipped: 0, newHolds: 1, liftedHolds: 1, newBlocks: 1, liftedBlocks: 1 },
      rules: {
        a: {
          ...{ foundBefore: 3, foundAfter: 3, shadowAfter: 1, newHolds: 1, liftedHolds: 1 },
          ...{ newHoldExamples: ['act_1'], liftedHoldExamples: ['act_2'] },
        },
        b: {
          ...{ foundBefore: 1, foundAfter: 2, shadowAfter: 0, newHolds: 1, liftedHolds: 0 },
          ...{ newHoldExamples: ['act_1'], liftedHoldExamples: [] },
        },
      },
    });
  });

  it('compares nothing about which a rule gave no answer', () => {
    const results = emptyBacktest();
    const failed = evaluation([], { failures: [{ rule: 'a', reason: 'deadline' }] });
    addToBacktest(results, 'act_1', evaluation(finds('a')), failed);
    addToBacktest(results, 'act_2', failed, evaluation([]));
    expect(results).toEqual({ ...emptyBacktest(), skipped: 2 });
  });

  it('keeps a few examples', () => {
    const results = emptyBacktest();
    for (let at = 0; at < 9; at++) addToBacktest(results, `act_${at}`, evaluation([]), evaluation(finds('a')));
    expect(results.rules.a?.newHolds).toBe(9);
    expect(results.rules.a?.newHoldExamples).toHaveLength(MOST_EXAMPLES);
  });
});
