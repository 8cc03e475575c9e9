import { describe, expect, it } from '@jest/globals';
import type { PolicyFloor } from '@sendgate/contracts';
import { draftOf, draftProblems, type PolicyDraft } from './policy-draft.ts';
import { floorBreaches, tightened, unknownFloorRules } from './policy-floor.ts';
import { buildSnapshot, configHash, type RuleConfig } from './snapshot.ts';
import { templates } from './templates.ts';
import { corpusDay, policySettings } from './testing.ts';

const floor: PolicyFloor = { rules: { guarantee_claim: { severity: 'BLOCK' }, price_quote: {} } };
const all = templates.map(({ id }) => id).sort();
const draft = (rules: PolicyDraft['rules'] = {}, chosen = all): PolicyDraft => ({
  templates: chosen,
  rules,
  settings: policySettings(),
});
const problems = (of: PolicyDraft) => draftProblems(of, corpusDay, floor).map(({ path }) => path.join('.'));
const except = [{ phrase: 'guarantee 3x ROI', owner: 'ann', expiresAt: null }];

describe('a floor', () => {
  it.each<[string, Partial<RuleConfig>]>([
    ['enabled', { enabled: false }],
    ['severity', { severity: 'WARN' }],
    ['mode', { mode: 'shadow' }],
    ['channels', { channels: ['email'] }],
    ['content_types', { contentTypes: ['email'] }],
    ['exceptions', { exceptions: except }],
  ])('refuses a draft that softens %s of a rule it names', (part, softer) => {
    const strict = { severity: 'BLOCK' as const };
    expect(problems(draft({ guarantee_claim: { ...strict, ...softer } }))).toEqual([`rules.guarantee_claim.${part}`]);
    expect(draftProblems(draft({ guarantee_claim: softer }), corpusDay)).toEqual([]);
  });

  it('lets a policy be stricter, have parameters, and soften what it does not name', () => {
    const rules: PolicyDraft['rules'] = {
      guarantee_claim: { severity: 'BLOCK', params: { approved_claims: ['our guarantee'] } },
      price_quote: { severity: 'BLOCK' },
      superlative_claim: { enabled: false },
    };
    expect(problems(draft(rules))).toEqual([]);
  });

  it('asks for the rule without its template as well, and takes it by name', () => {
    const chosen = all.filter((id) => id !== 'commercial_commitments_v1');
    expect(problems(draft({}, chosen))).toEqual(['rules.guarantee_claim', 'rules.price_quote']);
    const named = draft({ guarantee_claim: { severity: 'BLOCK' }, price_quote: {} }, chosen);
    expect(problems(named)).toEqual([]);
    const snapshot = buildSnapshot({ ...named, floor });
    expect(Object.keys(snapshot.rules)).toEqual(expect.arrayContaining(['guarantee_claim', 'price_quote']));
    expect(snapshot.rules).not.toHaveProperty('superlative_claim');
    expect(problems(draftOf(snapshot))).toEqual([]);
  });

  it('makes what is below it as strict as it asks, and leaves everything else', () => {
    const params = { approved_claims: ['our guarantee'] };
    const loose = buildSnapshot(
      draft({ guarantee_claim: { mode: 'shadow', exceptions: except, params }, superlative_claim: { mode: 'shadow' } }),
    );
    const strict = tightened(loose, floor);
    expect(strict.rules.guarantee_claim).toEqual({ enabled: true, severity: 'BLOCK', mode: 'enforce', params });
    expect(strict).toEqual({ ...loose, floor, rules: { ...loose.rules, guarantee_claim: expect.anything() } });
    expect(floorBreaches(strict.rules, floor)).toEqual([]);
    expect(tightened(strict, floor)).toBe(strict);
  });

  it('never lowers a severity', () => {
    const strict = buildSnapshot(draft({ price_quote: { severity: 'BLOCK', mode: 'shadow' } }));
    const low: PolicyFloor = { rules: { price_quote: { severity: 'WARN' } } };
    expect(tightened(strict, low).rules.price_quote).toEqual({ enabled: true, severity: 'BLOCK', mode: 'enforce' });
  });

  it('adds a rule that an older policy does not have', () => {
    const { guarantee_claim: _, ...rules } = buildSnapshot(draft()).rules;
    const old = { ...buildSnapshot(draft()), rules };
    expect(floorBreaches(old.rules, floor)).toContainEqual({
      rule: 'guarantee_claim',
      part: null,
      reason: 'The floor of this installation fixes guarantee_claim: it cannot be left out.',
    });
    expect(tightened(old, floor).rules.guarantee_claim?.severity).toBe('BLOCK');
  });

  it('is bound by the hash of a policy made under it, and changes none made without', () => {
    const rules = { guarantee_claim: { severity: 'BLOCK' as const } };
    expect(configHash(buildSnapshot({ ...draft(rules), floor }))).not.toBe(configHash(buildSnapshot(draft(rules))));
    expect(buildSnapshot(draft())).not.toHaveProperty('floor');
  });

  it('names rules this engine has', () => {
    expect(unknownFloorRules({ rules: { guarantee_claim: {}, gone_rule: {} } })).toEqual(['gone_rule']);
  });
});
