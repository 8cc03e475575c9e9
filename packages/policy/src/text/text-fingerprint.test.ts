import { describe, expect, it } from '@jest/globals';
import { bodyFingerprint, preparedBody, similarity, textFingerprint } from './text-fingerprint.ts';

const words = (count: number) => Array.from({ length: count }, (_, i) => `word${i}`).join(' ');

describe('a text fingerprint', () => {
  it('is the same whatever the case, punctuation, white space and quoted reply', () => {
    const plain = bodyFingerprint(preparedBody({ body_text: 'Hello Sam, nice to meet you on Tuesday!' }));
    expect(
      bodyFingerprint(preparedBody({ body_text: 'HELLO  Sam\nnice to meet you, on Tuesday.\n\n> what you wrote' })),
    ).toEqual(plain);
    expect(
      bodyFingerprint(preparedBody({ body_html: '<p>Hello Sam, nice to <b>meet</b> you on Tuesday!</p>' })),
    ).toEqual(plain);
  });

  it('gives the exact Jaccard similarity of five-word runs', () => {
    const text = words(200);
    expect(similarity(textFingerprint(text), textFingerprint(text))).toBe(1);
    // One word of 200 changed: 5 of 196 runs differ on either side.
    const changed = text.replace('word100', 'other');
    expect(similarity(textFingerprint(text), textFingerprint(changed))).toBeCloseTo(191 / 201, 10);
    expect(similarity(textFingerprint(text), textFingerprint('nothing of it is here at all'))).toBe(0);
  });

  it('stays small and close to the truth for a long text', () => {
    const text = words(20_000);
    const print = textFingerprint(text);
    expect(print.shingles.length).toBe(1_024);
    const half = textFingerprint(text.replace(/word1\d\d\d\b/g, 'other'));
    expect(Math.abs(similarity(print, half) - 0.9)).toBeLessThan(0.06);
  });

  it('has nothing in common with an empty text', () => {
    expect(similarity(textFingerprint(''), textFingerprint('one two three four five six'))).toBe(0);
  });
});
