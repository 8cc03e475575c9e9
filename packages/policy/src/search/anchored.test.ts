import { describe, expect, it } from '@jest/globals';
import { count, sample } from '@sendgate/contracts/testing';
import { rules } from '../rules/index.ts';
import { corpusCases, corpusRules } from '../testing.ts';
import { fieldText, SearchedField } from '../text/field-text.ts';
import { anchoredBranches, branchesWithWords, forgetWords } from './anchored.ts';
import { wordsOfWaker } from './index-parts.ts';
import { LiteralIndex } from './literal-index.ts';
import { matchesAnywhere } from './near.ts';
import { pattern } from './pattern.ts';

const index = new LiteralIndex(rules);

const branches = anchoredBranches();
/** So many expressions are compared at a time: the code of all copies together nearly fills the room that V8 has for code. */
const atOnce = 360;
const shares = Array.from({ length: Math.ceil(branches.length / atOnce) }, (_, at) => at * atOnce);

/**
 * Some of the expressions, each with a copy to be read through the whole of a text. A copy is a group of its own: V8 shares
 * the code of expressions that are written alike, and would keep that of the copies as well.
 */
function withCopies(from: number) {
  const some = branches.slice(from, from + atOnce);
  return some.map(({ expression }) => ({ expression, copy: new RegExp(`(?:${expression.source})`, expression.flags) }));
}

function* matchesOfAll(text: string, copy: RegExp): Generator<RegExpExecArray> {
  copy.lastIndex = 0;
  for (let match = copy.exec(text); match; match = copy.exec(text)) {
    yield match;
    if (match[0] === '') copy.lastIndex += 1;
  }
}

/**
 * A text in which V8 keeps two bytes for each character, as it does for most of these together. For those of one byte it would
 * compile every expression a second time, and the code of both fills the room that it has.
 */
function widened(text: string): string {
  return `${text}\u2003`;
}

/** The corpus of each rule as one text, the same shouted, and some of its texts by themselves. */
const corpusTexts = corpusRules().flatMap((rule) => {
  const texts = [...sample(corpusCases(rule, 'ng'), 8), ...sample(corpusCases(rule, 'ok'), 24)].map(({ text }) => text);
  const shouted = sample(texts, 3).join('  ').toUpperCase();
  // By itself a text tells whether parts are looked for too near to each other.
  const some = texts.filter((_, at) => at % 4 === 0);
  return [texts.join('\n\n'), shouted, ...some].map(widened);
});

describe('an anchored expression', () => {
  it.each(shares)('matches what it matches without its literals, from the one of number %d on', (from) => {
    const expressions = withCopies(from);
    for (const text of corpusTexts) {
      const field = SearchedField.of(fieldText('content', text), index);
      const near: string[] = [];
      const whole: string[] = [];
      for (const { expression, copy } of expressions) {
        const found = ({ index, 0: matched }: RegExpExecArray) => `${expression.source}: ${index} ${matched}`;
        for (const match of matchesAnywhere(field, expression)) near.push(found(match));
        for (const match of matchesOfAll(field.text, copy)) whole.push(found(match));
      }
      expect(near).toEqual(whole);
    }
  });

  it.each(shares)('matches across white space of any length, from the one of number %d on', (from) => {
    const blanks = '\n \t\n  ';
    const expressions = withCopies(from);
    for (const rule of corpusRules()) {
      for (const { text: written } of corpusCases(rule, 'ng').slice(0, count(1, 12))) {
        const text = widened(written.replace(/\s+/g, blanks));
        // As no field is: there, runs of white space are one blank each.
        const field = SearchedField.of({ ...fieldText('content', ''), text }, index);
        const places = (matches: Iterable<RegExpExecArray>) => Array.from(matches, (match) => match.index);
        for (const { expression, copy } of expressions) {
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
