import { describe, expect, it } from '@jest/globals';
import { defineRule } from '../rule.ts';
import { anchored, branchesOf } from './anchored.ts';
import { LiteralIndex } from './literal-index.ts';
import { pattern } from './pattern.ts';

const wordy = pattern('greetings from the [a-z]{3,9} desk');
const wordless = anchored(/\b[A-Z][A-Z\d]{4,20}\b/g);
const desks = Array.from(
  { length: 100 },
  (_, at) => `desk ${String.fromCharCode(97 + (at % 26), 97 + Math.floor(at / 26))}`,
);
const anyDesk = anchored(new RegExp(desks.join('|'), 'gi'));
const rule = (looksFor: () => readonly RegExp[]) =>
  defineRule({
    id: 'a_rule',
    template: 'a_template',
    severity: 'WARN',
    contentTypes: [],
    channels: [],
    needs: [],
    looksFor,
    meaning: '',
    detail: '',
    examples: [],
    counterExamples: [],
    check: () => [],
  });

describe('an index of rules', () => {
  it('wakes a rule by what its expressions need, and by nothing else', () => {
    const index = new LiteralIndex([rule(() => [wordy])]);
    const isAwake = (text: string) => index.scan(text).isAwake(0);
    expect(isAwake('Kind greetings from the night desk!')).toBe(true);
    expect(isAwake('From the night desk, with kind regards')).toBe(false);
  });

  it('is the same from its parts, and refuses those of other rules', () => {
    const rules = [rule(() => [wordy])];
    const { parts } = new LiteralIndex(rules);
    const again = new LiteralIndex(rules, parts);
    expect(again.scan('Kind greetings from the night desk!').isAwake(0)).toBe(true);
    expect(again.parts).toEqual(parts);
    expect(() => new LiteralIndex([...rules, ...rules], parts)).toThrow(RangeError);
    // Its pieces have numbers that the parts do not know.
    pattern('greetings from another desk');
    expect(() => new LiteralIndex(rules, parts)).toThrow(RangeError);
  });

  it('knows which branches of an expression may match, wherever they stand among the others', () => {
    const index = new LiteralIndex([rule(() => [anyDesk])]);
    const branches = branchesOf(anyDesk);
    if (!branches) throw new Error('anyDesk is not anchored');
    const { pieces } = branches;
    expect(pieces).toHaveLength(desks.length);
    const first = pieces[0]?.id ?? 0;
    for (const met of [[], [0], [99], [30, 31, 32, 33], [1, 62, 63, 64, 65, 98]]) {
      const hits = index.scan(met.map((at) => `at ${desks[at]} now`).join(', '));
      expect(hits.liveOf(branches)).toEqual(met.map((at) => pieces[at]));
      for (let from = 0; from <= desks.length; from++) {
        for (const to of [from, from + 1, desks.length].filter((end) => end <= desks.length)) {
          const next = met.find((at) => at >= from && at < to);
          expect(hits.nextLive(first + from, first + to)).toBe(next === undefined ? -1 : first + next);
        }
      }
    }
  });

  it('refuses a rule that nobody would hear', () => {
    expect(() => new LiteralIndex([rule(() => [wordless])])).toThrow(/Nothing it needs is a word: .*\[A-Z\]/);
    expect(() => new LiteralIndex([rule(() => [/plain/g])])).toThrow('not anchored: plain');
  });
});
