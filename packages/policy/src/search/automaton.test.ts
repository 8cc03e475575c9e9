import { describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { Automaton } from './automaton.ts';
import { WordHits } from './word-hits.ts';

/** What the automaton promises, worked out the slow way. */
function slowly(lists: readonly (readonly string[])[], text: string): Map<number, number[]> {
  const found = new Map<number, number[]>();
  lists.forEach((words, owner) => {
    const ends = new Set(words.flatMap((written) => endsOf(written, text)));
    if (ends.size > 0)
      found.set(
        owner,
        [...ends].sort((a, b) => a - b),
      );
  });
  return found;
}

function endsOf(written: string, text: string): number[] {
  const opens = written.startsWith('^') ? '(?<![A-Za-z0-9_])' : '';
  const closes = written.endsWith('$') ? '(?![A-Za-z0-9_])' : '';
  const word = written.slice(opens ? 1 : 0, closes ? -1 : undefined);
  const source = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '[ \\t\\n]+');
  const expression = new RegExp(`${opens}(?:${source})${closes}`, 'iy');
  const ends: number[] = [];
  for (let at = 0; at < text.length; at++) {
    expression.lastIndex = at;
    const match = expression.exec(text);
    if (match) ends.push(at + match[0].length - 1);
  }
  return ends;
}

const digits = [...'0123456789'];

const word = fc.stringMatching(/^\^?[abc](?:[abc']| [abc]){0,4}[abc]\$?$/);
const list = fc.oneof(
  fc.array(word, { minLength: 1, maxLength: 4 }),
  word.map((each) => [each, ...digits]),
  word.map((each) => [each.replace(/\$$/, ''), each.replace(/\$?$/, '$')]),
  fc.constant(digits),
);
const text = fc.array(fc.constantFrom('a', 'b', 'c', 'A', 'B', ' ', '  ', '\n', '\t ', "'", '1', '.', 'é'), {
  maxLength: 60,
});

describe('the automaton', () => {
  it('finds every word where a search for it alone finds it', () => {
    fc.assert(
      fc.property(fc.array(list, { minLength: 1, maxLength: 12 }), text, text, (lists, parts, sample) => {
        const searched = parts.join('');
        expect(new Map([...Automaton.of(lists, [sample.join('')]).scan(searched)].sort())).toEqual(
          new Map([...slowly(lists, searched)].sort()),
        );
      }),
      { numRuns: 400 },
    );
  });

  it('notes a digit once, however many look for digits', () => {
    const add = jest.spyOn(WordHits.prototype, 'add');
    try {
      Automaton.of([digits, ...Array.from('abcdefgh', (letter) => [letter, ...digits])]).scan('1'.repeat(1_000));
      expect(add).toHaveBeenCalledTimes(1_000);
    } finally {
      add.mockRestore();
    }
  });

  it('finds any sign outside ASCII for any other, and of two signs of code each for the other', () => {
    expect([
      ...Automaton.of([['na\u007fve']])
        .scan('naïve nave naéve')
        .values(),
    ]).toEqual([[4, 15]]);
    expect([
      ...Automaton.of([['{'], ['|first']])
        .scan('{first |')
        .entries(),
    ]).toEqual([
      [0, [0, 7]],
      [1, [5]],
    ]);
  });

  it('tells whatever may stand in a word from all else, signs of code from each other apart', () => {
    const signs = [...'abcdefghijklmnopqrstuvwxyz0123456789_\'.,-!"#$%()*+/:;<>?@[]{\u007f'];
    expect([...Automaton.of(signs.map((sign) => [sign])).scan(signs.join(''))]).toEqual(
      signs.map((_, at) => [at, [at]]),
    );
    const others = `${String.raw`\^|}~=&`}\``;
    expect([
      ...Automaton.of([['{']])
        .scan(others)
        .values(),
    ]).toEqual([Array.from(others, (_, at) => at)]);
  });

  it('refuses a word it could never find', () => {
    expect(() => Automaton.of([['Word']])).toThrow('lower-case ASCII');
    expect(() => Automaton.of([['']])).toThrow('lower-case ASCII');
    expect(() => Automaton.of([['naïve']])).toThrow('lower-case ASCII');
  });
});
