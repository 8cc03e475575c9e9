import { describe, expect, it } from '@jest/globals';
import { compilePolicy } from '../compile-policy.ts';
import { evaluate } from '../evaluate.ts';
import { fullSnapshot, still } from '../testing.ts';

const policy = compilePolicy(fullSnapshot());

function isFoundEmpty(body: string, contentType: 'message' | 'other' = 'message'): boolean {
  const { findings } = evaluate(policy, { contentType, fields: { body_text: body } }, still);
  return findings.some(({ rule }) => rule === 'stub_or_empty_body');
}

describe('stub_or_empty_body', () => {
  it.each([
    ['line breaks', '\n'],
    ['carriage returns', '\r'],
    ['blanks', ' '],
    ['rules', '-'],
    ['dots', '.'],
  ])('finds a body of nothing but %s empty, however long it is', (_name, sign) => {
    const found = [1, 400, 401, 100_000].filter((length) => isFoundEmpty(sign.repeat(length)));
    expect(found).toEqual([1, 400, 401, 100_000]);
    expect(isFoundEmpty(sign.repeat(1_000), 'other')).toBe(true);
  });

  it.each(['\u2800', '\u2800\n\u2800', '\u0301', '\u3164'])('finds %j empty, which no reader sees', (body) => {
    expect(isFoundEmpty(body)).toBe(true);
  });

  it('leaves a long text alone that starts with blank lines', () => {
    expect(isFoundEmpty(`${'\n'.repeat(500)}See you on Tuesday at ten.`)).toBe(false);
  });
});
