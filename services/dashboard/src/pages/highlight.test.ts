import { describe, expect, it } from '@jest/globals';
import type { PolicyViolation } from '@sendgate/contracts';
import { highlight } from './highlight.ts';

const found = (start: number, end: number, severity: 'BLOCK' | 'WARN' = 'WARN', rule = 'a_rule'): PolicyViolation => ({
  rule,
  severity,
  detail: '',
  matched_substring: null,
  field: 'body_text',
  start,
  end,
  safer_alternative: null,
  template: null,
  confidence: 1,
  hard: false,
  evidence: [],
});
const render = (text: string, ...violations: PolicyViolation[]) =>
  highlight(text, 'body_text', violations)
    .map(({ markup }) => markup)
    .join('');

describe('highlight', () => {
  it('escapes text inside and outside of marks', () => {
    expect(render('<b>&"x"', found(0, 3))).toBe(
      '<mark class="warn" id="found-body_text-0" title="a_rule">&lt;b&gt;</mark>&amp;&quot;x&quot;',
    );
  });

  it('shows the stronger severity where spans overlap and names every rule', () => {
    expect(render('abcdef', found(0, 4), found(2, 6, 'BLOCK', 'b_rule'))).toBe(
      '<mark class="warn" id="found-body_text-0" title="a_rule">ab</mark>' +
        '<mark class="block" id="found-body_text-2" title="a_rule, b_rule">cd</mark>' +
        '<mark class="block" id="found-body_text-4" title="b_rule">ef</mark>',
    );
  });

  it('loses no text to spans that do not fit', () => {
    expect(render('abc', found(2, 9), found(2, 1), { ...found(0, 1), field: 'subject' })).toBe('abc');
    expect(render('')).toBe('');
  });
});
