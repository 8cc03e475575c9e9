import { describe, expect, it } from '@jest/globals';
import { compilePattern, MAX_PATTERN_SIZE, PatternRefused } from './compile-pattern.ts';
import { hostilePatterns } from './testing.ts';

const refusal = (source: string): string | null => {
  try {
    compilePattern(source);
    return null;
  } catch (error) {
    if (error instanceof PatternRefused) return error.message;
    throw error;
  }
};

describe('a pattern', () => {
  it.each([
    ['foo(?=bar)', /looks ahead or behind/],
    ['foo(?!bar)', /looks ahead or behind/],
    ['(?<=foo)bar', /looks ahead or behind/],
    ['(?<!foo)bar', /looks ahead or behind/],
    ['(a|b)\\1', /“\\1” refers back/],
    ['(?P<x>a)\\k<x>', /“\\k” refers back/],
    ['(?>a+)b', /Atomic groups/],
    ['(?(1)a|b)', /Conditions/],
    ['a++b', /possessive/],
    ['(a+)+b', /“\+” repeats a group that itself repeats/],
    ['((?:a|b+)c?)*d', /“\*” repeats a group that itself repeats/],
    ['(\\w+\\s){2,}x', /“\{2,\}” repeats a group that itself repeats/],
    ['\\Cx', /“\\C” is not supported/],
    ['(.{1,50}){1,50}x', /near “\{1,50\}” counts too far/],
    ['(a{1,30}){1,30}', /too large: it compiles to \d+ steps and 300 are allowed/],
    ['\\w{1,200}x', /Counted repeats are written out/],
    ['a{1001}', /near “\{1001\}” counts too far/],
    ['((a{100}){100}){100}', /counts too far|too large/],
    ['(foo', /A \( has no \)/],
    ['foo)', /A \) has no \(/],
    ['[abc', /A \[ has no \]/],
    ['[z-a]', /range or class near “z-a”/],
    ['\\p{Klingon}', /range or class near “\\p\{Klingon\}”/],
    ['foo\\', /ends in a backslash/],
    ['\\y', /escape near “\\y”/],
    ['*a', /has nothing before it to repeat/],
    ['a**', /Two repeats follow each other|nothing before it|repeats/],
    ['(?P<a>x)(?P<a>y)', /group name near “a”/],
    ['(?P<a b>x)', /group name/],
    ['(?y)x', /not supported/],
    ['a*', /can match an empty place/],
    ['\\b', /can match an empty place/],
    ['x|', /can match an empty place/],
    ['$', /can match an empty place/],
  ])('%s is refused in words a person can act on', (source, reason) => {
    expect(refusal(source)).toMatch(reason);
  });

  it.each([
    '(?i)sku-\\d{2,6}',
    '(?:best|lowest) price',
    '\\bfree\\b.{0,100}\\btrial\\b',
    '[(?=)]\\d',
    '\\(a+\\)+',
    '\\Q(?=\\E',
    '[]a+]+x',
    '[[:alpha:]+]+!',
    '(?s:a.b)',
    '(?P<code>\\w{1,9})-7',
    '\\p{Greek}+\\s',
    '(a+?b){1,3}',
    ...hostilePatterns,
  ])('%s is accepted', (source) => {
    expect(refusal(source)).toBeNull();
    expect(compilePattern(source).size).toBeLessThanOrEqual(MAX_PATTERN_SIZE);
  });

  it('does not mind letter case unless it says so', () => {
    expect(compilePattern('acme').expression.matcher('ACME').find()).toBe(true);
    expect(compilePattern('(?-i)acme').expression.matcher('ACME').find()).toBe(false);
  });
});
