import { verdictOf } from './decide.ts';
import type { Evaluation, Finding } from './finding.ts';

/** Examples kept of one rule and one kind of change. */
export const MOST_EXAMPLES = 5;

/** How a policy decides otherwise than another, as far as one rule has to do with it. */
export interface RuleBacktest {
  /** Messages it finds something in: under the policy in force, and under the other one. */
  foundBefore: number;
  foundAfter: number;
  /** Messages it finds something in under the other policy and in shadow mode only. */
  shadowAfter: number;
  /** Messages that passed and would be held, with a finding of this rule. */
  newHolds: number;
  /** Messages that were held with a finding of this rule and would pass. */
  liftedHolds: number;
  newHoldExamples: string[];
  liftedHoldExamples: string[];
}

/** What a policy would change about messages of the past: counts and ids, nothing of what they say. */
export interface BacktestResults {
  compared: number;
  /** Messages whose content cannot be read any more, or about which a rule gave no answer. */
  skipped: number;
  newHolds: number;
  liftedHolds: number;
  /** Held under both, with a BLOCK only under the one or the other. */
  newBlocks: number;
  liftedBlocks: number;
  rules: Record<string, RuleBacktest>;
}

/** The results before a message was compared. */
export function emptyBacktest(): BacktestResults {
  return { compared: 0, skipped: 0, newHolds: 0, liftedHolds: 0, newBlocks: 0, liftedBlocks: 0, rules: {} };
}

/**
 * Adds one message to what a backtest knows. `before` is what the policy in force finds in it today and `after` what the
 * other one finds, on the same inputs, so that nothing but the policy makes the difference.
 */
export function addToBacktest(results: BacktestResults, id: string, before: Evaluation, after: Evaluation): void {
  if (before.failures.length > 0 || after.failures.length > 0) {
    results.skipped += 1;
    return;
  }
  results.compared += 1;
  const of = (rule: string): RuleBacktest => {
    results.rules[rule] ??= {
      ...{ foundBefore: 0, foundAfter: 0, shadowAfter: 0, newHolds: 0, liftedHolds: 0 },
      ...{ newHoldExamples: [], liftedHoldExamples: [] },
    };
    return results.rules[rule];
  };
  const found = rulesOf(before.findings);
  const finds = rulesOf(after.findings);
  for (const rule of found) of(rule).foundBefore += 1;
  for (const rule of finds) of(rule).foundAfter += 1;
  for (const rule of rulesOf(after.shadowFindings)) of(rule).shadowAfter += 1;
  const [was, is] = [verdictOf(before), verdictOf(after)];
  if (was === 'safe' && is !== 'safe') {
    results.newHolds += 1;
    for (const rule of finds) {
      of(rule).newHolds += 1;
      keep(of(rule).newHoldExamples, id);
    }
  } else if (was !== 'safe' && is === 'safe') {
    results.liftedHolds += 1;
    for (const rule of found) {
      of(rule).liftedHolds += 1;
      keep(of(rule).liftedHoldExamples, id);
    }
  } else if (was !== is) {
    if (is === 'blocked') results.newBlocks += 1;
    else results.liftedBlocks += 1;
  }
}

function rulesOf(findings: readonly Finding[]): Set<string> {
  return new Set(findings.map(({ rule }) => rule));
}

function keep(examples: string[], id: string): void {
  if (examples.length < MOST_EXAMPLES) examples.push(id);
}
