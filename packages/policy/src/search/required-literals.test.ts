import { describe, expect, it } from '@jest/globals';
import { parseRegExp } from './regexp-tree.ts';
import { LiteralFinder } from './required-literals.ts';
import { rarestOf as rarestSetOf } from './requirement.ts';

function requiredBy(source: string) {
  return new LiteralFinder().requiredBy(parseRegExp(source).tree);
}

/** The literals of the rarest set an expression requires, as rules write them. */
function rarestOf(source: string): string[] {
  const literals = rarestSetOf(requiredBy(source).sets)?.literals ?? [];
  return literals.map(({ word, opens, closes }) => `${opens ? '^' : ''}${word}${closes ? '$' : ''}`);
}

describe('the literals an expression requires', () => {
  it('open at a word where words that may be left out end in a blank', () => {
    expect(rarestOf(String.raw`\bour\s(?:[a-z]{2,9}\s){0,3}?(?:warranty|refunds)\b`)).toEqual([
      '^warranty$',
      '^refunds$',
    ]);
    expect(rarestOf(String.raw`(?:[a-z]{2,9}-)?(?:warranty|refunds)\b`)).toEqual(['warranty$', 'refunds$']);
  });

  it('close at a word before whatever excludes the rest of one', () => {
    expect(rarestOf(String.raw`(?<![\w.-])warranty(?![\w-])`)).toEqual(['^warranty$']);
    expect(rarestOf(String.raw`(?<![^\w])warranty(?![^\w])`)).toEqual(['warranty']);
  });

  it('close at a word before what is none, whether or not something stands between', () => {
    expect(rarestOf(String.raw`\bwarranty(?:'s)?(?:\s[a-z]{2,9}){0,3}\s[^x]`)).toEqual(['^warranty$', "^warranty's$"]);
    expect(rarestOf(String.raw`\bwarranty(?:'s)?[a-z]{0,3}\s[^x]`)).toEqual(['^warranty', "^warranty's"]);
  });

  it('tell a sign outside ASCII from none', () => {
    expect(rarestOf('(?:tüv|cgü)[^x]')).toEqual(['t\u007fv', 'cg\u007f']);
    expect(rarestOf('garant[iíì]a[^x]')).toEqual(['garantia', 'garant\u007fa']);
  });

  it.each([
    ['at most what may stand between them', String.raw`\bwarranty\b.{0,20}?\brefund\b`, [26]],
    ['white space as one character', String.raw`\bwarranty\s{1,8}(?:[a-z]{2,9}\s+){0,3}refund\b`, [36]],
    ['whatever stands between', String.raw`\bwarranty\b.*\brefund\b`, [1_000_000]],
    ['what a group took before', String.raw`\b(a|bb)\swarranty\s\1\srefund\b`, [1_000_000]],
    ['the longest branch between', String.raw`\bwarranty\b(?:,|\sand.{0,9})\srefund\b`, [20]],
    ['each of three', String.raw`\bwe\s.{0,30}\bthe\s(?:[a-z]{1,9}\s)?you\b`, [34, 13]],
  ])('stand apart by %s', (_, source, gaps) => {
    expect(requiredBy(source).gaps).toEqual(gaps);
  });
});
