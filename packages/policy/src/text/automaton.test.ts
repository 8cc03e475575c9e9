import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Automaton } from './automaton.ts';

/** What the automaton promises, worked out the slow way. */
function slowly(words: readonly string[], text: string): Map<number, number[]> {
  const found = new Map<number, number[]>();
  words.forEach((written, owner) => {
    const opens = written.startsWith('^') ? '(?<![A-Za-z0-9_])' : '';
    const closes = written.endsWith('$') ? '(?![A-Za-z0-9_])' : '';
    const word = written.slice(opens ? 1 : 0, closes ? -1 : undefined);
    const source = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '[ \\t\\n]+');
    const expression = new RegExp(`${opens}(?:${source})${closes}`, 'iy');
    const ends = new Set<number>();
    for (let at = 0; at < text.length; at++) {
      expression.lastIndex = at;
      const match = expression.exec(text);
      if (match) ends.add(at + match[0].length - 1);
    }
    if (ends.size > 0)
      found.set(
        owner,
        [...ends].sort((a, b) => a - b),
      );
  });
  return found;
}

const word = fc.stringMatching(/^\^?[abc](?:[abc']| [abc]){0,4}[abc]\$?$/);
const text = fc.array(fc.constantFrom('a', 'b', 'c', 'A', 'B', ' ', '  ', '\n', '\t ', "'", '1', '.', 'é'), {
  maxLength: 60,
});

describe('the automaton', () => {
  it('finds every word where a search for it alone finds it', () => {
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 12 }), text, (words, parts) => {
        const searched = parts.join('');
        expect(new Map([...new Automaton(words.map((each) => [each])).scan(searched)].sort())).toEqual(
          new Map([...slowly(words, searched)].sort()),
        );
      }),
      { numRuns: 400 },
    );
  });

  it('refuses a word it could never find', () => {
    expect(() => new Automaton([['Word']])).toThrow('lower-case ASCII');
    expect(() => new Automaton([['']])).toThrow('lower-case ASCII');
    expect(() => new Automaton([['naïve']])).toThrow('lower-case ASCII');
  });
});
