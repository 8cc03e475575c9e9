import { describe, expect, it } from '@jest/globals';
import { type DecideInput, decide, verdictOf } from './decide.ts';
import type { Evaluation, Finding } from './finding.ts';

const finding = (changes: Partial<Finding>): Finding => ({
  rule: 'guarantee_claim',
  severity: 'WARN',
  detail: '',
  matched: null,
  field: 'body_text',
  start: 0,
  end: 1,
  saferAlternative: null,
  template: null,
  confidence: 1,
  hard: false,
  evidence: [],
  ...changes,
});
const evaluation = (findings: Finding[], failures: Evaluation['failures'] = []): Evaluation => ({
  findings,
  shadowFindings: [],
  failures,
});
const clean = evaluation([]);
const warned = evaluation([finding({})]);
const blocking = evaluation([finding({ severity: 'BLOCK' })]);
const hard = evaluation([finding({ severity: 'BLOCK', hard: true })]);
const failed = evaluation([], [{ rule: 'guarantee_claim', reason: 'threw' }]);
const repaired = { outcome: 'clean' as const, fields: {}, substitutions: [] };

const input = (changes: Partial<DecideInput>): DecideInput => ({
  evaluation: clean,
  channel: 'sms',
  autoRemediate: false,
  remediation: null,
  hardRules: true,
  blockDisposition: 'review',
  pauseMode: 'off',
  optInHolds: [],
  dispatch: false,
  ...changes,
});

describe('decide', () => {
  it.each<[string, Partial<DecideInput>, string, string | null]>([
    ['a hard rule blocks', { evaluation: hard }, 'BLOCKED', null],
    [
      'a hard rule blocks even when a rule failed',
      { evaluation: { ...hard, failures: failed.failures } },
      'BLOCKED',
      null,
    ],
    [
      'a hard rule is an ordinary block where hard rules are off',
      { evaluation: hard, hardRules: false },
      'QUEUED',
      'policy_block',
    ],
    ['a pause that blocks stops a clean message', { pauseMode: 'block' }, 'BLOCKED', null],
    [
      'a pause that blocks holds where hard rules are off',
      { pauseMode: 'block', hardRules: false },
      'QUEUED',
      'workspace_paused',
    ],
    ['a failed rule holds', { evaluation: failed }, 'QUEUED', 'scanner_error'],
    [
      'a failed rule comes before a block',
      { evaluation: { ...blocking, failures: failed.failures } },
      'QUEUED',
      'scanner_error',
    ],
    [
      'a failed rule is not remediated away',
      { evaluation: { ...warned, failures: failed.failures }, autoRemediate: true, remediation: repaired },
      'QUEUED',
      'scanner_error',
    ],
    ['a block holds', { evaluation: blocking }, 'QUEUED', 'policy_block'],
    [
      'a block holds in spite of auto-remediation',
      { evaluation: blocking, autoRemediate: true, remediation: repaired },
      'QUEUED',
      'policy_block',
    ],
    [
      'a block is terminal where the workspace says so',
      { evaluation: blocking, blockDisposition: 'terminal' },
      'BLOCKED',
      null,
    ],
    ['a pause that holds', { pauseMode: 'hold' }, 'QUEUED', 'workspace_paused'],
    [
      'the most important hold is named',
      { optInHolds: ['quiet_hours', 'first_contact', 'sampling'] },
      'QUEUED',
      'first_contact',
    ],
    [
      'a warning is named before an opt-in hold',
      { evaluation: warned, optInHolds: ['first_contact'] },
      'QUEUED',
      'policy_warn',
    ],
    [
      'a repaired message is still held by a pause',
      { evaluation: warned, autoRemediate: true, remediation: repaired, pauseMode: 'hold' },
      'QUEUED',
      'workspace_paused',
    ],
    [
      'sampling never holds a chat message that asked for repair',
      { evaluation: warned, autoRemediate: true, remediation: repaired, optInHolds: ['sampling'] },
      'APPROVED',
      null,
    ],
    [
      'sampling holds an email',
      { channel: 'email', autoRemediate: true, optInHolds: ['sampling'] },
      'QUEUED',
      'sampling',
    ],
    [
      'a repaired chat message is approved',
      { evaluation: warned, autoRemediate: true, remediation: repaired },
      'APPROVED',
      null,
    ],
    [
      'a repaired chat message is approved even with dispatch on',
      { evaluation: warned, autoRemediate: true, remediation: repaired, dispatch: true },
      'APPROVED',
      null,
    ],
    [
      'nothing left holds as a warning',
      { evaluation: warned, autoRemediate: true, remediation: { ...repaired, outcome: 'nothing_left' } },
      'QUEUED',
      'policy_warn',
    ],
    [
      'more findings than a repair can mend hold as a warning',
      { evaluation: warned, autoRemediate: true, remediation: { ...repaired, outcome: 'too_many' } },
      'QUEUED',
      'policy_warn',
    ],
    [
      'a block that appears holds',
      { evaluation: warned, autoRemediate: true, remediation: { ...repaired, outcome: 'block_appeared' } },
      'QUEUED',
      'policy_block',
    ],
    [
      'a rule without an answer about the repaired text holds as a scanner error',
      { evaluation: warned, autoRemediate: true, remediation: { ...repaired, outcome: 'scanner_failed' } },
      'QUEUED',
      'scanner_error',
    ],
    [
      'auto-remediation has no effect on email',
      { evaluation: warned, channel: 'email', autoRemediate: true, remediation: repaired },
      'QUEUED',
      'policy_warn',
    ],
    ['a warning holds', { evaluation: warned }, 'QUEUED', 'policy_warn'],
    ['a clean message is approved', {}, 'APPROVED', null],
    ['a clean message is dispatched where the service sends', { dispatch: true }, 'DISPATCHING', null],
  ])('%s', (_name, changes, status, queueReason) => {
    expect(decide(input(changes))).toMatchObject({ status, queueReason });
  });

  it('says a repaired message did not pass', () => {
    expect(decide(input({ evaluation: warned, autoRemediate: true, remediation: repaired })).policyPassed).toBe(false);
    expect(decide(input({ evaluation: failed })).policyPassed).toBe(false);
    expect(decide(input({ pauseMode: 'block' })).policyPassed).toBe(true);
  });
});

describe('verdictOf', () => {
  it('blocks on a block, asks for review on a warning or a failure, else is safe', () => {
    expect(verdictOf(blocking)).toBe('blocked');
    expect(verdictOf({ ...blocking, failures: failed.failures })).toBe('blocked');
    expect(verdictOf(warned)).toBe('review_required');
    expect(verdictOf(failed)).toBe('review_required');
    expect(verdictOf(clean)).toBe('safe');
  });
});
