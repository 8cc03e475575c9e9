import { describe, expect, it } from '@jest/globals';
import { policySettingNames } from '@sendgate/contracts';
import { holdCatalog, ruleCatalog } from './rule-catalog.ts';
import { templates } from './templates.ts';

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

  it('names a setting of the policy for each hold', () => {
    expect(holdCatalog.map(({ setting }) => setting).filter((name) => !policySettingNames.includes(name))).toEqual([]);
    expect(holdCatalog.map(({ id }) => id)).toEqual(['quiet_hours']);
  });
});
