import { describe, expect, it } from '@jest/globals';
import type { OwnRule } from '@sendgate/contracts';
import { compilePolicy } from '../compile-policy.ts';
import { verdictOf } from '../decide.ts';
import { evaluate } from '../evaluate.ts';
import { remediate } from '../remediate.ts';
import type { EvaluationInput } from '../send-inputs.ts';
import { buildSnapshot, configHash } from '../snapshot.ts';
import { policySettings, still } from '../testing.ts';
import { hostileTexts, ownRule } from './testing.ts';

const policyOf = (...own_rules: OwnRule[]) =>
  compilePolicy(buildSnapshot({ templates: [], settings: policySettings({ own_rules }) }));
const email = (fields: EvaluationInput['fields'], send?: EvaluationInput['send']): EvaluationInput => ({
  contentType: 'email',
  fields,
  ...(send ? { send } : {}),
});

const phrases = ownRule({ id: 'own_phrases', kind: 'phrases', phrases: ['money back', 'no strings attached'] });
const pattern = ownRule({ id: 'own_pattern', kind: 'pattern', pattern: 'sku-\\d{3,6}', severity: 'BLOCK' });

describe('an own rule', () => {
  it('finds every place in the text as submitted, however disguised', () => {
    const body = '<p>Your mo<b>ney</b> ba\u200bck, no&nbsp;strings\nattached: ＳＫＵ-1234.</p>';
    const { findings } = evaluate(policyOf(phrases, pattern), email({ body_html: body }), still);
    expect(findings).toMatchObject([
      {
        rule: 'own_pattern',
        matched: 'ＳＫＵ-1234',
        severity: 'BLOCK',
        template: null,
        hard: false,
        detail: 'Reword it.',
      },
      { rule: 'own_phrases', matched: 'mo<b>ney</b> ba\u200bck', severity: 'WARN', template: null },
      { rule: 'own_phrases', matched: 'no&nbsp;strings\nattached' },
    ]);
    for (const { matched, start, end } of findings) expect(body.slice(start ?? 0, end ?? 0)).toBe(matched);
  });

  it('finds phrases of other alphabets, and those written with letters that only look Latin', () => {
    const policy = policyOf(ownRule({ kind: 'phrases', phrases: ['гарантия возврата', 'сор', 'money back'] }));
    const matched = (text: string) =>
      evaluate(policy, email({ content: text }), still).findings.map((one) => one.matched);
    expect(matched('Наша ГАРАНТИЯ возврата действует.')).toEqual(['ГАРАНТИЯ возврата']);
    expect(matched('Этот сор не нужен.')).toEqual(['сор']);
    expect(matched('Get your mоnеy back.')).toEqual(['mоnеy back']);
  });

  it('finds names with their legal form, possessives apart, and not the common word', () => {
    const policy = policyOf(
      ownRule({ kind: 'entities', entities: ['Apple Inc.', 'Acme Robotics', 'adidas', 'Johnson & Johnson'] }),
    );
    const matched = (text: string) =>
      evaluate(policy, email({ content: text }), still).findings.map((one) => one.matched);
    expect(matched("Unlike Apple's phones, APPLE, INC. and Acme Robotics Ltd. do an apple a day.")).toEqual([
      'Apple',
      'APPLE, INC.',
      'Acme Robotics Ltd.',
    ]);
    expect(matched('we beat apple and acme robotics')).toEqual(['apple', 'acme robotics']);
    expect(matched('Shoes by adidas for Johnson and Johnson.')).toEqual(['adidas', 'Johnson and Johnson']);
    expect(matched('Pineapple and Appleton.')).toEqual([]);
  });

  it('acts only in the fields, content types and channels it governs, and a preview is a body', () => {
    const narrow = policyOf(
      { ...phrases, id: 'own_subject', fields: ['subject'] },
      { ...phrases, id: 'own_body', fields: ['body'], channels: ['sms'] },
      { ...phrases, id: 'own_code', content_types: ['code'] },
    );
    const fired = (input: EvaluationInput) =>
      evaluate(narrow, input, still).findings.map(({ rule, field }) => `${rule}/${field}`);
    expect(fired(email({ content: 'Money back!' }))).toEqual(['own_body/content']);
    expect(fired(email({ subject: 'Money back!', body_text: 'money back' }, { channel: 'email' }))).toEqual([
      'own_subject/subject',
    ]);
    expect(fired({ contentType: 'message', fields: { body_text: 'money back' }, send: { channel: 'sms' } })).toEqual([
      'own_body/body_text',
    ]);
    expect(fired({ contentType: 'code', fields: { content: 'money back' } })).toEqual([
      'own_body/content',
      'own_code/content',
    ]);
  });

  it('in shadow mode reports and never acts', () => {
    const evaluation = evaluate(policyOf({ ...pattern, mode: 'shadow' }), email({ content: 'SKU-123' }), still);
    expect(evaluation.findings).toEqual([]);
    expect(evaluation.shadowFindings).toMatchObject([{ rule: 'own_pattern', matched: 'SKU-123' }]);
    expect(verdictOf(evaluation)).toBe('safe');
  });

  it('is repaired by its safer alternative, or by deleting the sentence', () => {
    const repaired = (rule: OwnRule) => {
      const policy = policyOf(rule);
      const input = email({ body_text: 'Hello Ada. Money back after a year. See you on Thursday then.' });
      return remediate(policy, input, evaluate(policy, input, still), still).fields.body_text;
    };
    expect(repaired({ ...phrases, safer_alternative: 'fair terms' })).toBe(
      'Hello Ada. Fair terms after a year. See you on Thursday then.',
    );
    expect(repaired(phrases)).toBe('Hello Ada. See you on Thursday then.');
  });

  it.each([
    ['phrases', { ...phrases, safer_alternative: 'fair terms' }],
    ['a pattern', ownRule({ kind: 'pattern', pattern: 'money back', safer_alternative: 'fair terms' })],
  ])('of %s repairs no text with more places than are told of', (_kind, rule) => {
    const policy = policyOf(rule as OwnRule);
    const outcomeOf = (count: number) => {
      const input = email({ body_text: 'Money back after a year.\n'.repeat(count) });
      return remediate(policy, input, evaluate(policy, input, still), still).outcome;
    };
    expect([outcomeOf(500), outcomeOf(501)]).toEqual(['clean', 'too_many']);
  });

  it('that occurs where it cannot be placed in time holds the message and is not repaired', () => {
    const policy = policyOf(ownRule({ kind: 'pattern', pattern: '(?s)start.*finish' }));
    const input = email({ body_text: `start${' filler words'.repeat(16_000)} finish` });
    const evaluation = evaluate(policy, input, still);
    expect(evaluation.findings).toMatchObject([{ rule: 'own_rule', field: null, start: null, matched: null }]);
    expect(verdictOf(evaluation)).toBe('review_required');
    expect(remediate(policy, input, evaluation, still).outcome).toBe('nothing_left');
  });

  it('that cannot search a text within its steps is a failure, which is never a pass', () => {
    const rules = ['a.{30}c', 'b.{30}c', 'a.{31}c'].map((source, i) =>
      ownRule({ id: `own_${i}_rule`, kind: 'pattern', pattern: source }),
    );
    const evaluation = evaluate(
      policyOf(...rules),
      email({ content: hostileTexts(100_000)['random letters'] ?? '' }),
      still,
    );
    expect(evaluation.failures).toContainEqual({ rule: 'own_2_rule', reason: 'deadline' });
    expect(verdictOf(evaluation)).toBe('review_required');
  });

  it('is part of the snapshot: changing one changes the config hash, and a snapshot without any still compiles', () => {
    const hash = (...own_rules: OwnRule[]) =>
      configHash(buildSnapshot({ templates: [], settings: policySettings({ own_rules }) }));
    expect(hash(phrases)).not.toBe(hash());
    expect(hash(phrases)).not.toBe(hash({ ...phrases, phrases: ['money back'] }));
    const snapshot = buildSnapshot({ templates: [], settings: policySettings() });
    const { own_rules: _, ...older } = snapshot.settings;
    const policy = compilePolicy({ ...snapshot, settings: older as typeof snapshot.settings });
    expect(evaluate(policy, email({ content: 'money back' }), still).findings).toEqual([]);
  });
});
