import { describe, expect, it } from '@jest/globals';
import { CompiledPolicies, compilePolicy } from './compile-policy.ts';
import { buildSnapshot, configHash, UnknownPolicyPart } from './snapshot.ts';
import { defaultTemplates } from './templates.ts';
import { fullSnapshot, policySettings } from './testing.ts';

describe('a snapshot', () => {
  it('has one hash whatever the order of its keys and templates', () => {
    const one = buildSnapshot({ templates: defaultTemplates, settings: policySettings() });
    const two = buildSnapshot({ templates: [...defaultTemplates].reverse(), settings: policySettings() });
    const shuffled = { ...two, rules: Object.fromEntries(Object.entries(two.rules).reverse()) };
    expect(configHash(one)).toMatch(/^[0-9a-f]{64}$/);
    expect(configHash(shuffled)).toBe(configHash(one));
  });

  it('has another hash when a setting or a rule changes', () => {
    expect(configHash(fullSnapshot({ max_discount_percent: 5 }))).not.toBe(configHash(fullSnapshot()));
    const changed = buildSnapshot({
      templates: defaultTemplates,
      settings: policySettings(),
      rules: { guarantee_claim: { severity: 'BLOCK' } },
    });
    expect(configHash(changed)).not.toBe(
      configHash(buildSnapshot({ templates: defaultTemplates, settings: policySettings() })),
    );
  });

  it('keeps a hard rule as it is', () => {
    const snapshot = buildSnapshot({
      templates: defaultTemplates,
      settings: policySettings(),
      rules: { suppressed_recipient: { severity: 'WARN', mode: 'shadow' } },
    });
    expect(snapshot.rules.suppressed_recipient).toMatchObject({ severity: 'BLOCK', mode: 'enforce' });
  });

  it('refuses templates and rules that do not exist', () => {
    expect(() => buildSnapshot({ templates: ['no_such_v1'], settings: policySettings() })).toThrow(UnknownPolicyPart);
    const snapshot = fullSnapshot();
    const rules = {
      ...snapshot.rules,
      no_such_rule: { enabled: true, severity: 'WARN' as const, mode: 'enforce' as const },
    };
    expect(() => compilePolicy({ ...snapshot, rules })).toThrow(UnknownPolicyPart);
  });

  it('names the state its rules need', () => {
    expect([...compilePolicy(fullSnapshot()).stateNeeds]).toContain('suppression');
    expect(
      compilePolicy(buildSnapshot({ templates: ['ai_artifacts_v1'], settings: policySettings() })).stateNeeds.size,
    ).toBe(0);
  });

  it('is compiled once per hash, and the policy unused for longest is forgotten', () => {
    const cache = new CompiledPolicies(1);
    const one = cache.getCompiled(fullSnapshot(), 'one');
    expect(cache.getCompiled(fullSnapshot(), 'one')).toBe(one);
    cache.getCompiled(fullSnapshot(), 'two');
    expect(cache.getCompiled(fullSnapshot(), 'one')).not.toBe(one);
  });
});
