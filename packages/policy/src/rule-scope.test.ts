import { describe, expect, it } from '@jest/globals';
import { compilePolicy } from './compile-policy.ts';
import { evaluate } from './evaluate.ts';
import { rules } from './rules/index.ts';
import { fullSnapshot, still } from './testing.ts';

const ofOneChannel = ['email_compliance_v1', 'chat_compliance_v1'];

describe('the types of text', () => {
  it('has every rule read text of an unknown kind, but those on what one channel must carry', () => {
    const without = rules.filter(({ contentTypes }) => !contentTypes.includes('other'));
    expect([...new Set(without.map(({ template }) => template))].sort()).toEqual([...ofOneChannel].sort());
    const compliance = rules.filter(({ template }) => ofOneChannel.includes(template));
    expect(compliance.filter(({ contentTypes }) => contentTypes.includes('other'))).toEqual([]);
  });

  it('reads nothing as code that is read neither as a document nor as a message', () => {
    for (const { contentTypes } of rules.filter((rule) => rule.contentTypes.includes('code'))) {
      expect(contentTypes).toEqual(expect.arrayContaining(['document', 'email', 'message', 'other']));
    }
  });

  it.each(['email', 'message', 'document', 'code', 'other'] as const)('finds a %s of white space empty', (type) => {
    const policy = compilePolicy(fullSnapshot());
    const { findings } = evaluate(policy, { contentType: type, fields: { content: ' \n\t ' } }, still);
    expect(findings.map(({ rule, severity }) => [rule, severity])).toEqual([['stub_or_empty_body', 'BLOCK']]);
  });
});
