import { describe, expect, it } from '@jest/globals';
import { parseRegExp } from './regexp-tree.ts';
import { LiteralFinder } from './required-literals.ts';

/** The literals of the rarest set an expression requires, as rules write them. */
function rarestOf(source: string): string[] {
  const [rarest] = new LiteralFinder().requiredBy(parseRegExp(source).tree);
  return (rarest?.literals ?? []).map(({ word, opens, closes }) => `${opens ? '^' : ''}${word}${closes ? '$' : ''}`);
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
});
