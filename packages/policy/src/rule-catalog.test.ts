import { describe, expect, it } from '@jest/globals';
import { policySettingNames } from '@sendgate/contracts';
import { holdCatalog, ruleCatalog } from './rule-catalog.ts';
import { templates } from './templates.ts';
import { corpusCases } from './testing.ts';

describe('the catalogue of rules', () => {
  it('names 58 rules once each, under a template, with what they find and what they leave alone', () => {
    const all = [...ruleCatalog, ...holdCatalog];
    expect(new Set(all.map(({ id }) => id)).size).toBe(58);
    expect(all).toHaveLength(58);
    for (const { id, template, meaning, examples, counterExamples } of all) {
      expect([id, templates.some((each) => each.id === template)]).toEqual([id, true]);
      expect([id, meaning !== '', examples.length > 0, counterExamples.length > 0]).toEqual([id, true, true, true]);
    }
  });

  it('has ten cases of each kind for every rule that judges, beyond the examples it names', () => {
    const plain = (text: string) =>
      text
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim();
    const beyond = (id: string, kind: 'ok' | 'ng', named: readonly string[]) => {
      const known = new Set(named.map(plain));
      return corpusCases(id, kind).filter(({ text }) => !known.has(plain(text))).length;
    };
    const short = ruleCatalog.filter(
      ({ id, examples, counterExamples }) => beyond(id, 'ng', examples) < 10 || beyond(id, 'ok', counterExamples) < 10,
    );
    expect(short.map(({ id }) => id)).toEqual([]);
  });

  it('names a setting of the policy for each hold', () => {
    expect(holdCatalog.map(({ setting }) => setting).filter((name) => !policySettingNames.includes(name))).toEqual([]);
    expect(holdCatalog.map(({ id }) => id)).toEqual(['quiet_hours']);
  });
});
