import { describe, expect, it } from '@jest/globals';
import { compilePolicy } from '../compile-policy.ts';
import { evaluate } from '../evaluate.ts';
import { remediate } from '../remediate.ts';
import { fullSnapshot, still } from '../testing.ts';
import { emphasisIn } from './emphasis.ts';
import { fieldText, withReplaced } from './field-text.ts';

const bare = (text: string) => {
  const field = fieldText('body_text', text);
  return withReplaced(field, emphasisIn(field.text)).text;
};

describe('signs of emphasis', () => {
  it.each([
    ['We *guarantee* it.', 'We guarantee it.'],
    ['**Hi Sarah,** _as_ ~agreed~', 'Hi Sarah, as agreed'],
    ['- **Password:** x', '- Password: x'],
    ['(*a*) ***b c*** __d__', '(a) b c d'],
  ])('are taken from %s', (text, without) => {
    expect(bare(text)).toBe(without);
  });

  it.each([
    'Hi _FIRSTNAME_, __LAST_NAME__',
    '4*4*2',
    '* item\n* another',
    'snake_case_name',
    'a * b',
    'f*ck',
    'https://x.example/a_b',
    '***',
  ])('are none in %s', (text) => {
    expect(bare(text)).toBe(text);
  });

  it('belong to the character they stand beside, on either side of one alone', () => {
    const field = fieldText('body_text', 'We *do* it, *a* too');
    const without = withReplaced(field, emphasisIn(field.text));
    const quoted = (word: string) => {
      const at = without.text.indexOf(word);
      const { start, end } = without.map.spanOf(at, at + word.length);
      return field.original.slice(start, end);
    };
    expect([quoted('do'), quoted('We do'), quoted('a too')]).toEqual(['*do*', 'We *do*', '*a* too']);
  });

  it('cost time in step with the text', () => {
    const seeds = ['*', '_a', '*a*', '~ *', '**a'];
    for (const seed of seeds) expect(emphasisIn(seed.repeat(50_000)).length).toBeLessThanOrEqual(100_000);
  });
});

describe('a text with words marked for emphasis', () => {
  const policy = compilePolicy(fullSnapshot());
  const input = (body_text: string) => ({
    contentType: 'message' as const,
    fields: { body_text },
    send: { channel: 'slack' as const },
  });

  it.each([
    ['guarantee_claim', 'We *guarantee* a return within three months.'],
    ['credential_leak', '*Password:* Hunter2!xQ9'],
    ['ai_refusal_text', 'As an _AI language model_, I cannot do that.'],
    ['unapproved_discount', 'I can offer you a **30%** discount.'],
    ['null_token_leak', 'Hi *null*,'],
  ])('is read without the marks by %s', (rule, text) => {
    expect(evaluate(policy, input(text), still).findings).toMatchObject([{ rule }]);
  });

  it('is reported once where it is found with the marks as well', () => {
    const { findings } = evaluate(policy, input('We guarantee a *fast* start and 3x *ROI*.'), still);
    expect(findings.filter(({ rule }) => rule === 'guarantee_claim')).toHaveLength(1);
  });

  it('leaves no mark behind where it is repaired', () => {
    const message = input('The report is ready. We *guarantee* 3x ROI.');
    const evaluation = evaluate(policy, message, still);
    const { outcome, fields } = remediate(policy, message, evaluation, still);
    expect([outcome, fields.body_text?.includes('*')]).toEqual(['clean', false]);
  });
});
