import { describe, expect, it } from '@jest/globals';
import { matchesInParts, partsWithDigits } from './parts-with-digits.ts';

const filler = 'We have gone over the notes with everybody in the office, and nothing is left to say about it. ';

describe('the parts of a text with digits', () => {
  it('are none of what stands far from any', () => {
    const parts = partsWithDigits(`${filler}No. 7 ${filler}${filler}Call 555-2671, 9 to 5.${filler}`);
    expect(parts).toHaveLength(2);
    expect(parts.every(({ text }) => text.length < 80)).toBe(true);
    expect(partsWithDigits(filler)).toEqual([]);
  });

  it.each([
    ['letters before digits', /(?<![\w./+])[A-Z]{3}[ -]?[A-Z]{3}[ -]?\d{2}[A-Z]\d{2}[ -]?[A-Z]\d{3}[ -]?[A-Z](?!\w)/gi],
    ['digits alone', /(?<!\d)\d{3}[ -]?\d{2}[ -]?\d{4}(?![\w/]|,\d{1,3}(?!\d))/g],
    ['digits and letters', /(?<![\w./+]|\d,)[\dA-Z]{2}[. ]?[\dA-Z]{3}[. ]?[\dA-Z]{3}[/ ]?[\dA-Z]{4}[- ]?\d{2}(?!\w)/gi],
  ])('hold what an expression for %s matches in the whole', (_, expression) => {
    const numbers = [
      'RSS MRA 85T10 A562 S',
      'rssmra85t10a562s',
      '536-22-8145',
      '536 22 8145,5',
      'x536228145',
      '12.ABC.345/01DE-35',
      'ABCDEFGHIJKL12',
      '12345678901234567890',
    ];
    const texts = numbers.flatMap((number, at) => [
      number,
      `${filler}${number}${filler}`,
      `${number}, ${numbers[(at + 3) % numbers.length]}; ${filler}${number}.`,
      `${filler.trim()}${number}`,
      `${'A'.repeat(60)} ${number} ${'A'.repeat(60)}`,
    ]);
    const places = (matches: Iterable<RegExpExecArray>) => Array.from(matches, ({ index, 0: found }) => [index, found]);
    const found = texts.map((text) => places(matchesInParts(partsWithDigits(text), expression)));
    expect(found).toEqual(texts.map((text) => places(text.matchAll(expression))));
    expect(found.flat().length).toBeGreaterThan(4);
  });
});
