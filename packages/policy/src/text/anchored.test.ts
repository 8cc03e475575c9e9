import { describe, expect, it } from '@jest/globals';
import { rules } from '../rules/index.ts';
import { corpusCases, corpusRules } from '../testing.ts';
import { anchoredBranches, branchesWithWords, forgetWords } from './anchored.ts';
import { fieldText, SearchedField } from './field-text.ts';
import { wordsOfWaker } from './index-parts.ts';
import { LiteralIndex } from './literal-index.ts';
import { matchesAnywhere } from './near.ts';
import { pattern } from './pattern.ts';

const index = new LiteralIndex(rules);

/** The texts in capitals: every third of them, unless the full counts are asked for. */
function shouted(texts: readonly string[]): string[] {
  const all = process.env.SENDGATE_FULL_COUNTS === 'true';
  return [
    texts
      .filter((_, at) => all || at % 3 === 0)
      .join('  ')
      .toUpperCase(),
  ];
}

describe('an anchored expression', () => {
  it.each(corpusRules())('matches in the texts of %s what it matches without its literals', (rule) => {
    const texts = [...corpusCases(rule, 'ng'), ...corpusCases(rule, 'ok')].map(({ text }) => text);
    // By itself a text tells whether parts are looked for too near to each other.
    const some = texts.filter((_, at) => at % 16 === 0);
    for (const text of [texts.join('\n\n'), ...shouted(texts), ...some]) {
      const field = SearchedField.of(fieldText('content', text), index);
      const near: string[] = [];
      const whole: string[] = [];
      for (const { id, expression } of anchoredBranches()) {
        for (const match of matchesAnywhere(field, expression)) near.push(`${id} ${match.index} ${match[0]}`);
        // A copy: other suites may have left the expression at a place of its own.
        for (const match of field.text.matchAll(new RegExp(expression))) whole.push(`${id} ${match.index} ${match[0]}`);
      }
      expect(near).toEqual(whole);
    }
  });

  it('matches across white space of any length', () => {
    const blanks = '\n \t\n  ';
    for (const rule of corpusRules()) {
      for (const { text: written } of corpusCases(rule, 'ng').slice(0, 12)) {
        const text = written.replace(/\s+/g, blanks);
        // As no field is: there, runs of white space are one blank each.
        const field = SearchedField.of({ ...fieldText('content', ''), text }, index);
        const places = (matches: Iterable<RegExpExecArray>) => Array.from(matches, (match) => match.index);
        for (const { expression } of anchoredBranches()) {
          const all = places(text.matchAll(new RegExp(expression)));
          if (all.length > 0) expect(places(matchesAnywhere(field, expression))).toEqual(all);
        }
      }
    }
  });

  it('is read as a whole when it was declared too late for the index', () => {
    const field = SearchedField.of(fieldText('content', 'An apple, a pear.'), index);
    expect([...matchesAnywhere(field, pattern('apple', 'pear'))]).toHaveLength(2);
  });
});

describe('words that were let go of', () => {
  it('are derived anew for whoever needs them', () => {
    const words = () => branchesWithWords().flatMap(({ pieces }) => pieces.map(({ required }) => required));
    const before = words();
    const rates = before.map(({ sets }) => sets.map(({ rate }) => rate));
    const pieces = anchoredBranches().flatMap((branches) => branches.pieces);
    forgetWords();
    expect(pieces.flatMap(({ required }) => required.sets.flatMap(({ literals }) => literals))).toEqual([]);
    expect(pieces.map(({ required }) => required.sets.map(({ rate }) => rate))).toEqual(rates);
    expect(words()).toEqual(before);
    forgetWords();
    for (const pieces of rules.flatMap(({ wakers = [] }) => wakers)) expect(wordsOfWaker(pieces)).not.toEqual([]);
  });
});
