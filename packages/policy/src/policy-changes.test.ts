import { describe, expect, it } from '@jest/globals';
import type { OwnRule } from '@sendgate/contracts';
import { ownRule } from './own-rules/testing.ts';
import { exceptionsAdded } from './policy-changes.ts';
import { buildSnapshot, type RuleException } from './snapshot.ts';
import { policySettings } from './testing.ts';

describe('the exceptions a policy adds', () => {
  const signedOff = { phrase: 'guarantee of origin', owner: 'ann', reason: 'Sales signed it off.', expiresAt: null };
  const policy = (rules: Parameters<typeof buildSnapshot>[0]['rules'], ownRules: ReturnType<typeof ownRule>[] = []) => {
    const settings = policySettings({ own_rules: ownRules });
    return buildSnapshot({ templates: ['commercial_commitments_v1'], settings, rules });
  };
  const withExceptions = (...exceptions: RuleException[]) => policy({ guarantee_claim: { exceptions } });

  it('are named with who answers for them and why, and not with what they leave alone', () => {
    expect(exceptionsAdded(withExceptions(), withExceptions(signedOff))).toEqual([
      { rule: 'guarantee_claim', owner: 'ann', reason: 'Sales signed it off.', expires_at: null },
    ]);
  });

  it('are those that are new or another, whichever place they have', () => {
    const before = withExceptions(signedOff);
    const { reason: _, ...silent } = { ...signedOff, phrase: 'a fair guarantee' };
    expect(exceptionsAdded(before, withExceptions(silent, signedOff))).toMatchObject([{ owner: 'ann', reason: null }]);
    expect(exceptionsAdded(before, withExceptions({ ...signedOff, owner: 'ben' }))).toMatchObject([{ owner: 'ben' }]);
    expect(exceptionsAdded(before, withExceptions())).toEqual([]);
  });

  it('are those of own rules as well', () => {
    const own = (exceptions: OwnRule['exceptions']) =>
      policy({}, [ownRule({ kind: 'phrases', id: 'own_falcon', exceptions })]);
    const exception = { phrase: 'project falconry', owner: 'ann', expires_at: '2099-01-01T00:00:00Z' };
    expect(exceptionsAdded(own([]), own([exception]))).toEqual([
      { rule: 'own_falcon', owner: 'ann', reason: null, expires_at: '2099-01-01T00:00:00Z' },
    ]);
  });
});
