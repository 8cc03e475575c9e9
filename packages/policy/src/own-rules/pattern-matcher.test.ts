import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { RE2JS } from 're2js';
import { ENOUGH_MATCHES } from '../rule.ts';
import type { Range } from '../text/range.ts';
import { compilePattern, PatternRefused } from './compile-pattern.ts';
import { PatternExhausted, PatternMatcher } from './pattern-matcher.ts';
import { PatternSet } from './pattern-set.ts';
import { hostilePatterns, hostileTexts } from './testing.ts';

function re2(source: string, text: string): Range[] {
  const matcher = RE2JS.compile(source, RE2JS.CASE_INSENSITIVE).matcher(text);
  const places: Range[] = [];
  while (matcher.find()) places.push({ start: matcher.start(), end: matcher.end() });
  return places;
}

const atom = fc.constantFrom('a', 'b', 'é', '.', '\\w', '\\s', '[ab]', '[^a]', '\\b', '^', '$', '\\d', '😀');
const repeat = fc.constantFrom('', '', '', '*', '+', '?', '{1,3}', '{2}', '+?');
const sequence = fc
  .array(fc.tuple(atom, repeat), { minLength: 1, maxLength: 4 })
  .map((parts) => parts.map(([one, times]) => (/^(?:\\b|\^|\$)$/.test(one) ? one : one + times)).join(''));
const source = fc.oneof(
  sequence,
  fc.tuple(sequence, sequence).map(([a, b]) => `${a}|${b}`),
  fc.tuple(sequence, sequence).map(([a, b]) => `(${a})?${b}`),
);
const text = fc.string({ unit: fc.constantFrom('a', 'A', 'b', 'é', ' ', '\n', '1', '😀', '.'), maxLength: 40 });

describe('patterns', () => {
  it('are found where RE2 finds them, whatever the other patterns are', () => {
    fc.assert(
      fc.property(
        fc.array(source, { minLength: 1, maxLength: 6 }),
        fc.array(text, { minLength: 1 }),
        (sources, texts) => {
          const patterns = sources.flatMap((one) => {
            try {
              return [compilePattern(one)];
            } catch (error) {
              if (error instanceof PatternRefused) return [];
              throw error;
            }
          });
          const matcher = new PatternMatcher(patterns);
          for (const one of texts) {
            const evaluation = {};
            patterns.forEach((pattern, index) => {
              const expected = re2(pattern.source, one).filter(({ start, end }) => end > start);
              expect(matcher.find(index, one, evaluation)).toEqual(expected);
            });
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  it('are found in every hostile text of 20 kB in which RE2 finds them', () => {
    const patterns = hostilePatterns.map((one) => compilePattern(one));
    const matcher = new PatternMatcher(patterns);
    for (const hostile of Object.values(hostileTexts(20_000))) {
      patterns.forEach(({ source: one, expression }, index) => {
        const found = matcher.find(index, hostile, {});
        expect([one, found === null || found.length > 0]).toEqual([one, expression.test(hostile)]);
      });
    }
  });

  it('are found at the end of a long text, and over the border of two windows', () => {
    const long = `${'lorem ipsum dolor sit amet '.repeat(3_700)}free now or on trial`;
    const patterns = ['\\bfree\\b.{0,100}\\btrial\\b', '\\bamet lorem', '^lorem', '\\btrial$', 'z.{0,90}q'].map(
      compilePattern,
    );
    const matcher = new PatternMatcher(patterns);
    const found = (index: number) => matcher.find(index, long, {})?.map(({ start, end }) => long.slice(start, end));
    expect(found(0)).toEqual(['free now or on trial']);
    expect(matcher.find(1, long, {})).toEqual(re2('\\bamet lorem', long).slice(0, ENOUGH_MATCHES));
    expect(matcher.find(2, long, {})).toEqual([{ start: 0, end: 5 }]);
    expect(found(3)).toEqual(['trial']);
    expect(found(4)).toEqual([]);
  });

  it('that are known to occur, but cannot be placed in time, say so instead of passing', () => {
    const far = `start${' filler words'.repeat(7_000)} finish`;
    const pattern = compilePattern('(?s)start.*finish|(?:q.{0,90}){1,1}z');
    expect(new PatternMatcher([pattern]).find(0, far, {})).toBeNull();
  });

  it('share the steps of one evaluation, and give up aloud when they are used up', () => {
    const random = hostileTexts(40_000)['random letters'] ?? '';
    const patterns = ['a.{30}c', 'b.{30}c', 'a.{31}c', 'b.{31}c'].map(compilePattern);
    const matcher = new PatternMatcher(patterns);
    const evaluation = {};
    const outcomes = patterns.map((_, index) => {
      try {
        return matcher.find(index, random, evaluation);
      } catch (error) {
        return error instanceof PatternExhausted ? 'exhausted' : error;
      }
    });
    expect(outcomes).toEqual([[], 'exhausted', 'exhausted', 'exhausted']);
    expect(matcher.find(1, random, {})).toEqual([]);
  });

  it('whose states multiply make a set give up before the slow search begins', () => {
    expect(new PatternSet(['a.{30}c']).match(hostileTexts(50_000)['random letters'] ?? '')).toBeNull();
    expect(new PatternSet(['a.{3}c', 'b']).match('ab')).toEqual([1]);
  });
});
