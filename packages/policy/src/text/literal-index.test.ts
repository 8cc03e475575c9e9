import { describe, expect, it } from '@jest/globals';
import { defineRule } from '../rule.ts';
import { anchored } from './anchored.ts';
import { LiteralIndex } from './literal-index.ts';
import { pattern } from './pattern.ts';

const wordy = pattern('greetings from the [a-z]{3,9} desk');
const wordless = anchored(/\b[A-Z][A-Z\d]{4,20}\b/g);
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

  it('refuses a rule that nobody would hear', () => {
    expect(() => new LiteralIndex([rule(() => [wordless])])).toThrow(/Nothing it needs is a word: .*\[A-Z\]/);
    expect(() => new LiteralIndex([rule(() => [/plain/g])])).toThrow('not anchored: plain');
  });
});
