import { describe, expect, it } from '@jest/globals';
import type { PolicyViolation } from '@sendgate/contracts';
import { suggestedEdit } from './suggested-edit.ts';

const found = (start: number | null, end: number | null, safer: string | null, field = 'body_text') =>
  ({ field, start, end, safer_alternative: safer }) as PolicyViolation;

describe('the suggested edit', () => {
  it('puts every safer wording in its place, whatever their order', () => {
    const text = 'We guarantee it. Best ever.';
    expect(suggestedEdit(text, [found(3, 12, 'expect'), found(17, 26, 'Good')])).toBe('We expect it. Good.');
    expect(suggestedEdit(text, [found(17, 26, 'Good'), found(3, 12, 'expect')])).toBe('We expect it. Good.');
  });

  it('takes the longest of those that overlap', () => {
    expect(suggestedEdit('abcdef', [found(1, 3, 'x'), found(0, 5, 'yy'), found(5, 6, 'z')])).toBe('yyz');
  });

  it('is none where nothing has a safer wording, or has it nowhere in the body', () => {
    expect(suggestedEdit('abc', [])).toBeNull();
    expect(
      suggestedEdit('abc', [found(0, 1, null), found(null, null, 'x'), found(0, 1, 'x', 'subject'), found(2, 9, 'x')]),
    ).toBeNull();
  });
});
