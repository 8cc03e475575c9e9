import { describe, expect, it, jest } from '@jest/globals';
import { type CompiledPolicy, compilePolicy } from './compile-policy.ts';
import { verdictOf } from './decide.ts';
import { evaluate } from './evaluate.ts';
import { defineRule, type Rule } from './rule.ts';
import { rules } from './rules/index.ts';
import { corpusDay, fullSnapshot, still } from './testing.ts';

const policy = compilePolicy(fullSnapshot());

function withRule(rule: Rule): CompiledPolicy {
  const [first] = policy.rules;
  if (!first) throw new Error('No rules');
  const config = { enabled: true, severity: rule.severity, mode: 'enforce' as const };
  const own = {
    ...first,
    rule,
    config,
    contentTypes: new Set(rule.contentTypes),
    channels: new Set(rule.channels),
    sleeps: false,
  };
  return { ...policy, rules: [own, ...policy.rules.slice(1)] };
}

const facts = {
  id: 'broken_rule',
  template: 'ai_artifacts_v1',
  severity: 'WARN',
  contentTypes: ['email'],
  channels: ['email'],
  needs: [],
  meaning: '',
  detail: '',
  examples: [],
  counterExamples: [],
} as const;

describe('evaluate', () => {
  it('turns a rule that throws into a failure, which is never a pass', () => {
    const broken = withRule(
      defineRule({
        ...facts,
        check() {
          throw new Error('fault');
        },
      }),
    );
    const evaluation = evaluate(broken, { contentType: 'email', fields: { content: 'Hello' } }, still);
    expect(evaluation.failures).toEqual([{ rule: 'broken_rule', reason: 'threw' }]);
    expect(verdictOf(evaluation)).toBe('review_required');
  });

  it('turns a rule that overruns its deadline into a failure', () => {
    let now = 0;
    const slow = withRule(
      defineRule({
        ...facts,
        check() {
          now += 251;
          return [];
        },
      }),
    );
    const evaluation = evaluate(slow, { contentType: 'email', fields: { content: 'Hello' } }, { monotonic: () => now });
    expect(evaluation.failures).toEqual([{ rule: 'broken_rule', reason: 'deadline' }]);
  });

  it.each([
    ['times a rule again that was slow once, while it was compiled', [251, 1], []],
    ['times it no second time', [251, 1, 251], ['deadline']],
    ['does not run one again that took four times as long as it may', [1_001], ['deadline']],
  ])('%s', (_, times, reasons) => {
    let now = 0;
    const left = [...times];
    const cold = withRule(
      defineRule({
        ...facts,
        check() {
          now += left.shift() ?? 0;
          return [];
        },
      }),
    );
    const failures = [];
    while (left.length > 0) {
      const { failures: told } = evaluate(
        cold,
        { contentType: 'email', fields: { content: 'Hello' } },
        { monotonic: () => now },
      );
      failures.push(...told);
    }
    expect(failures.map(({ reason }) => reason)).toEqual(reasons);
  });

  it('takes no rule for slow because the processor was busy with something else', () => {
    let hours = 0;
    const wall = jest.spyOn(performance, 'now').mockImplementation(() => {
      hours += 3_600_000;
      return hours;
    });
    const { failures } = evaluate(policy, { contentType: 'email', fields: { content: 'pwd: Hunter2!x' } });
    wall.mockRestore();
    expect(failures).toEqual([]);
  });

  it('fails every rule not begun when the total deadline has gone by', () => {
    let now = 0;
    const evaluation = evaluate(
      policy,
      { contentType: 'email', fields: { content: 'pwd: Hunter2!x' } },
      {
        monotonic: () => {
          now += 3_000;
          return now;
        },
      },
    );
    expect(evaluation.findings).toEqual([]);
    expect(evaluation.failures).toContainEqual({ rule: 'credential_leak', reason: 'deadline' });
  });

  it('does not run a rule whose needs are not met', () => {
    const fields = { body_text: 'Congrats on acquiring Initech!' };
    const send = { channel: 'email' as const, now: corpusDay, recipient: 'sam@acme.example', contact: {} };
    expect(evaluate(policy, { contentType: 'email', fields, send }, still).findings).toEqual([]);
    expect(
      evaluate(policy, { contentType: 'email', fields, send: { ...send, sourceRecords: [] } }, still).findings,
    ).toHaveLength(1);
  });

  it('quotes the field as submitted, however disguised', () => {
    const body = 'Hello. <p>I can do 3<b></b>0% o\u200bff &amp; more</p>';
    const [found] = evaluate(policy, { contentType: 'email', fields: { body_html: body } }, still).findings;
    expect(found?.rule).toBe('unapproved_discount');
    expect(body.slice(found?.start ?? 0, found?.end ?? 0)).toBe(found?.matched);
    expect(found?.matched).toContain('3<b></b>0% o\u200bff');
  });

  it('orders findings by severity, then start, then rule', () => {
    const text = 'We guarantee 3x ROI. I can do 30% off. Results are guaranteed.';
    const { findings } = evaluate(policy, { contentType: 'email', fields: { content: text } }, still);
    expect(findings.map(({ severity }) => severity)).toEqual(['BLOCK', 'WARN', 'WARN']);
    expect((findings[1]?.start ?? 0) < (findings[2]?.start ?? 0)).toBe(true);
  });

  it('masks secrets and reports shadow findings apart', () => {
    const snapshot = fullSnapshot();
    const shadow = compilePolicy({
      ...snapshot,
      rules: { ...snapshot.rules, credential_leak: { enabled: true, severity: 'BLOCK', mode: 'shadow' } },
    });
    const evaluation = evaluate(shadow, { contentType: 'email', fields: { content: 'pwd: Hunter2!x' } }, still);
    expect(evaluation.findings).toEqual([]);
    expect(evaluation.shadowFindings).toMatchObject([{ rule: 'credential_leak', matched: 'Hunt…!x' }]);
  });

  it('leaves quoted replies alone', () => {
    const text = 'Thanks, Ann.\n\nOn Tue, 3 Nov 2026 at 10:12, Ann <ann@acme.example> wrote:\n> We guarantee 3x ROI.';
    expect(evaluate(policy, { contentType: 'email', fields: { content: text } }, still).findings).toEqual([]);
  });

  it('leaves excepted wordings alone until they expire, and never for a hard rule', () => {
    const snapshot = fullSnapshot();
    const excepting = (rule: string, expiresAt: string | null) =>
      compilePolicy({
        ...snapshot,
        rules: {
          ...snapshot.rules,
          [rule]: {
            enabled: true,
            severity: 'WARN',
            mode: 'enforce',
            exceptions: [{ phrase: 'Guarantee  3x ROI', owner: 'ann', expiresAt }],
          },
        },
      });
    const fields = { body_text: 'We guarantee 3x\nROI. Results are guaranteed.' };
    const send = { channel: 'email' as const, now: corpusDay };
    const found = (expiresAt: string | null, at: typeof send | undefined = send) =>
      evaluate(
        excepting('guarantee_claim', expiresAt),
        {
          contentType: 'email',
          fields,
          ...(at ? { send: at } : {}),
        },
        still,
      ).findings.length;
    expect(evaluate(policy, { contentType: 'email', fields, send }, still).findings).toHaveLength(2);
    expect(found(null)).toBe(1);
    expect(found('2026-11-21T00:00:00Z')).toBe(1);
    expect(found('2026-11-20T00:00:00Z')).toBe(2);
    const listed = {
      ...send,
      suppression: { listed: true, entry: 'x' },
    };
    const hard = evaluate(
      excepting('suppressed_recipient', null),
      { contentType: 'email', fields, send: listed },
      still,
    );
    expect(hard.findings.map(({ rule }) => rule)).toContain('suppressed_recipient');
  });
});

describe('every rule of the engine', () => {
  const input = (rule: Rule) => ({
    contentType: rule.contentTypes[0] ?? ('email' as const),
    fields: { subject: 'A', body_text: 'B', content: 'C', body_html: '<p>D</p>' },
    send: {
      ...Object.fromEntries(rule.needs.map((need) => [need, {}])),
      channel: rule.channels[0] ?? ('email' as const),
      recipient: 'sam@acme.example',
      contact: {},
      thread: {},
      messageClass: 'commercial' as const,
      now: corpusDay,
      sourceRecords: [],
      suppression: { listed: false, entry: null },
    },
  });

  it.each(rules.map((rule) => [rule.id, rule] as const))('holds the message when it fails: %s', (id, rule) => {
    const broken = withRule({
      ...rule,
      run: () => {
        throw new Error('fault');
      },
    });
    const thrown = evaluate(broken, input(rule), still);
    expect(thrown.failures).toContainEqual({ rule: id, reason: 'threw' });
    expect(verdictOf({ ...thrown, findings: [] })).toBe('review_required');

    let now = 0;
    const slow = withRule({
      ...rule,
      run: () => {
        now += 251;
        return [];
      },
    });
    const late = evaluate(slow, input(rule), { monotonic: () => now });
    expect(late.failures).toContainEqual({ rule: id, reason: 'deadline' });
  });
});
