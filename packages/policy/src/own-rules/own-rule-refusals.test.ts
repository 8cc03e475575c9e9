import { describe, expect, it } from '@jest/globals';
import type { OwnRule } from '@sendgate/contracts';
import { MAX_ENTRIES, ownRuleRefusals } from './own-rule-refusals.ts';
import { ownRuleWarnings } from './own-rule-warnings.ts';
import { ownRule } from './testing.ts';

const phrases = ownRule({ kind: 'phrases', phrases: ['money back'] });

describe('own rules are refused', () => {
  it.each<[string, OwnRule[], object]>([
    ['an id used twice', [phrases, phrases], { index: 1, part: 'id', reason: expect.stringContaining('own_rule') }],
    [
      'the id of a built-in rule',
      [{ ...phrases, id: 'profanity' }],
      { index: 0, part: 'id', reason: expect.stringContaining('own_profanity') },
    ],
    [
      'the name of a hold, which answers could not tell from the hold itself',
      [{ ...phrases, id: 'scanner_error' }],
      { index: 0, part: 'id', reason: expect.stringContaining('own_scanner_error') },
    ],
    [
      'the name that stands for the whole engine where a rule failed',
      [{ ...phrases, id: 'engine' }],
      { index: 0, part: 'id', reason: expect.stringContaining('own_engine') },
    ],
    ...['.', '\\w', '[a-z]+', '(?s).{1,9}'].map((pattern): [string, OwnRule[], object] => [
      `a pattern that is in every text: ${pattern}`,
      [ownRule({ kind: 'pattern', pattern })],
      { part: 'pattern', reason: expect.stringContaining('nearly every text') },
    ]),
    [
      'no list of their kind',
      [ownRule({ kind: 'phrases' })],
      { part: 'phrases', reason: 'A rule of kind phrases needs phrases.' },
    ],
    [
      'a part of another kind',
      [{ ...phrases, pattern: 'x' }],
      { part: 'pattern', reason: expect.stringContaining('has no pattern') },
    ],
    [
      'a phrase nobody can see',
      [ownRule({ kind: 'phrases', phrases: ['ok then', '\u200b '] })],
      { part: 'phrases', at: 1, reason: expect.stringContaining('see') },
    ],
    [
      'a phrase of one character',
      [ownRule({ kind: 'phrases', phrases: ['a'] })],
      { part: 'phrases', at: 0, reason: expect.stringContaining('single character') },
    ],
    [
      'a name without letters',
      [ownRule({ kind: 'entities', entities: ['--'] })],
      { part: 'entities', at: 0, reason: expect.stringContaining('letters') },
    ],
    [
      'a pattern the engine refuses',
      [ownRule({ kind: 'pattern', pattern: 'a(?=b)' })],
      { part: 'pattern', reason: expect.stringContaining('looks ahead') },
    ],
    [
      'a text they must fire in and do not',
      [{ ...phrases, must_fire: ['Money back!', 'Your cash back'] }],
      { part: 'must_fire', at: 1, reason: expect.stringContaining('Your cash back') },
    ],
    [
      'a text they must pass and do not',
      [{ ...phrases, must_not_fire: ['Take the money back home'] }],
      { part: 'must_not_fire', at: 0, reason: expect.stringContaining('Take the money back home') },
    ],
    [
      'a safer alternative they fire in',
      [{ ...phrases, safer_alternative: 'your money back' }],
      { part: 'safer_alternative', reason: expect.stringContaining('its own safer alternative') },
    ],
  ])('with %s', (_, rules, refusal) => {
    expect(ownRuleRefusals(rules)).toEqual([expect.objectContaining(refusal)]);
  });

  it('with more phrases than a policy can hold', () => {
    const list = (from: number) => Array.from({ length: 2_000 }, (_, i) => `phrase ${from + i}`);
    const rules = Array.from({ length: 11 }, (_, i) =>
      ownRule({ id: `own_rule_${i}`, kind: 'phrases', phrases: list(i * 2_000) }),
    );
    expect(ownRuleRefusals(rules.slice(0, MAX_ENTRIES / 2_000))).toEqual([]);
    expect(ownRuleRefusals(rules)).toMatchObject([{ index: 10, part: 'phrases' }]);
  });

  it('with more sample texts than can be read in one save', () => {
    const must_not_fire = Array.from({ length: 50 }, () => 'x'.repeat(2_000));
    const rules = Array.from({ length: 6 }, (_, i) => ({ ...phrases, id: `own_rule_${i}`, must_not_fire }));
    expect(ownRuleRefusals(rules.slice(0, 5))).toEqual([]);
    expect(ownRuleRefusals(rules)).toMatchObject([{ index: 5, part: 'must_not_fire' }]);
  });

  it('never, when all of it holds', () => {
    expect(
      ownRuleRefusals([
        { ...phrases, must_fire: ['MONEY\nBACK'], must_not_fire: ['honeyback'], safer_alternative: 'fair terms' },
        ownRule({ id: 'own_names', kind: 'entities', entities: ['Acme, Inc.'], must_fire: ["Acme's offer"] }),
        ownRule({
          id: 'own_codes',
          kind: 'pattern',
          pattern: 'sku-\\d+',
          must_fire: ['SKU-1'],
          must_not_fire: ['sku'],
        }),
      ]),
    ).toEqual([]);
  });
});

describe('an owner is told that sentences will be deleted', () => {
  it('by a WARN rule that governs chat and has nothing to put in their place', () => {
    expect(ownRuleWarnings([{ ...phrases, channels: ['email', 'slack'] }])).toMatchObject([
      {
        index: 0,
        id: 'own_rule',
        message: expect.stringMatching(/^matching sentences will be deleted under auto_remediate/),
      },
    ]);
    expect(
      ownRuleWarnings([
        { ...phrases, severity: 'BLOCK' },
        { ...phrases, channels: ['email'] },
        { ...phrases, safer_alternative: 'fair terms' },
        { ...phrases, mode: 'shadow' },
      ]),
    ).toEqual([]);
  });
});
