import { describe, expect, it } from '@jest/globals';
import { atFullCounts } from '@sendgate/contracts/testing';
import { rules } from '../rules/index.ts';
import { corpusCases, corpusRules } from '../testing.ts';
import { anchoredBranches, branchesWithWords, forgetWords } from './anchored.ts';
import { fieldText, SearchedField } from './field-text.ts';
import { wordsOfWaker } from './index-parts.ts';
import { LiteralIndex } from './literal-index.ts';
import { matchesAnywhere } from './near.ts';
import { pattern } from './pattern.ts';

const index = new LiteralIndex(rules);

/** Copies of every expression, read through the whole of a text, literals or not: an expression that is new is compiled. */
const branches = anchoredBranches().map(({ id, expression }) => ({ id, expression, copy: new RegExp(expression) }));

function* matchesOfAll(text: string, copy: RegExp): Generator<RegExpExecArray> {
  copy.lastIndex = 0;
  for (let match = copy.exec(text); match; match = copy.exec(text)) {
    yield match;
    if (match[0] === '') copy.lastIndex += 1;
  }
}

/** Every third of some, unless the full counts are asked for. */
function third<T>(all: readonly T[]): T[] {
  return all.filter((_, at) => atFullCounts || at % 3 === 0);
}

describe('an anchored expression', () => {
  it.each(corpusRules())('matches in the texts of %s what it matches without its literals', (rule) => {
    const texts = [...corpusCases(rule, 'ng'), ...third(corpusCases(rule, 'ok'))].map(({ text }) => text);
    const shouted = third(texts).join('  ').toUpperCase();
    // By itself a text tells whether parts are looked for too near to each other.
    const some = texts.filter((_, at) => at % 16 === 0);
    for (const text of [texts.join('\n\n'), shouted, ...some]) {
      const field = SearchedField.of(fieldText('content', text), index);
      const near: string[] = [];
      const whole: string[] = [];
      for (const { id, expression, copy } of branches) {
        for (const match of matchesAnywhere(field, expression)) near.push(`${id} ${match.index} ${match[0]}`);
        for (const match of matchesOfAll(field.text, copy)) whole.push(`${id} ${match.index} ${match[0]}`);
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
        for (const { expression, copy } of branches) {
          const all = places(matchesOfAll(text, copy));
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
