import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Range } from '../text/range.ts';
import { PhraseMatcher } from './phrase-matcher.ts';

const isWord = (unit: string | undefined) => unit !== undefined && /[\p{L}\p{N}_]/u.test(unit);

/** Every place where a phrase stands as whole words, overlapping ones joined: the obvious, slow way. */
function naive(phrases: readonly string[], text: string): Range[] {
  const places: Range[] = [];
  for (const phrase of phrases) {
    const words = phrase.trim().split(/\s+/);
    if (words.join('') === '') continue;
    const source = words.map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')).join('\\s+');
    for (let from = 0; from < text.length; from++) {
      const found = new RegExp(source, 'iuy');
      found.lastIndex = from;
      const match = found.exec(text);
      if (!match) continue;
      const end = from + match[0].length;
      if (isWord(text[from]) && isWord(text[from - 1])) continue;
      if (isWord(text[end - 1]) && isWord(text[end])) continue;
      places.push({ start: from, end });
    }
  }
  places.sort((a, b) => a.start - b.start || a.end - b.end);
  const joined: Range[] = [];
  for (const place of places) {
    const last = joined.at(-1);
    if (last && place.start < last.end) last.end = Math.max(last.end, place.end);
    else joined.push({ ...place });
  }
  return joined;
}

const unit = fc.constantFrom('a', 'B', 'b', 'é', 'É', ' ', ' ', '\n', '.', '-', '+', '1');
const phrase = fc.string({ unit, minLength: 1, maxLength: 6 });

describe('phrases', () => {
  it('are found exactly where a naive search finds them', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(phrase, { maxLength: 4 }), { minLength: 1, maxLength: 3 }),
        fc.string({ unit, maxLength: 60 }),
        (lists, text) => {
          const matcher = new PhraseMatcher(lists);
          const evaluation = {};
          lists.forEach((list, owner) => {
            expect(matcher.find(owner, text, evaluation)).toEqual(naive(list, text));
          });
        },
      ),
      { numRuns: 3_000 },
    );
  });

  it('are found in capitals that have two small forms, and the other way round', () => {
    const matcher = new PhraseMatcher([['größe'], ['STRA\u1e9eE'], ['σοφός']]);
    const found = (owner: number, text: string) => matcher.find(owner, text, {}).length;
    expect(['Größe', 'GRÖSSE', 'GR\u00d6\u1e9eE'].map((text) => found(0, text))).toEqual([1, 1, 1]);
    expect(['Straße', 'STRASSE', 'stra\u1e9ee'].map((text) => found(1, text))).toEqual([1, 1, 1]);
    expect(['ΣΟΦΌΣ', 'Σοφός'].map((text) => found(2, text))).toEqual([1, 1]);
  });

  it('are found as whole words, in any case, across any white space', () => {
    const matcher = new PhraseMatcher([['free trial', 'c++', '保証']]);
    const found = (text: string) => matcher.find(0, text, {}).map(({ start, end }) => text.slice(start, end));
    expect(found('Our FREE\n  Trial. A freer trial, free trials.')).toEqual(['FREE\n  Trial']);
    expect(found('We use C++, not C#.')).toEqual(['C++']);
    expect(found('品質を保証します')).toEqual(['保証']);
    expect(found('prefree trial, free trial_')).toEqual([]);
  });

  it('of one rule that overlap are one place', () => {
    const matcher = new PhraseMatcher([['free trial', 'trial period', 'trial']]);
    expect(matcher.find(0, 'A free trial period, a trial.', {})).toEqual([
      { start: 2, end: 19 },
      { start: 23, end: 28 },
    ]);
  });

  it('are read once for all rules of an evaluation', () => {
    const matcher = new PhraseMatcher([['one'], ['two']]);
    const evaluation = {};
    const first = matcher.find(0, 'one two', evaluation);
    expect(matcher.find(0, 'one two', evaluation)).toBe(first);
    expect(matcher.find(0, 'one two', {})).not.toBe(first);
    expect(matcher.find(1, 'two', evaluation)).toEqual([{ start: 0, end: 3 }]);
  });
});
