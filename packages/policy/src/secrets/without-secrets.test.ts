import { describe, expect, it } from '@jest/globals';
import type { OwnRule } from '@sendgate/contracts';
import { compilePolicy } from '../compile-policy.ts';
import { evaluate } from '../evaluate.ts';
import { buildSnapshot } from '../snapshot.ts';
import { fullSnapshot, policySettings, still } from '../testing.ts';

const secrets = [
  ['a key', 'AKIAQRSTUVWXYZ234567'],
  ['a card', '4539 1488 0343 6467'],
  ['an identity number', 'SSN 536-22-8145'],
  ['an account', 'DE89370400440532013000'],
] as const;

/** Quotes a whole line, whatever stands in it. */
const greedy: OwnRule = {
  id: 'whole_line',
  name: 'Whole line',
  kind: 'pattern',
  pattern: 'falcon.*',
  severity: 'WARN',
  detail: 'It names the falcon.',
};

describe('what a violation says', () => {
  const policy = compilePolicy(fullSnapshot({ own_rules: [greedy] }));
  const without = compilePolicy(
    buildSnapshot({ templates: ['template_integrity_v1'], settings: policySettings({ own_rules: [greedy] }) }),
  );
  const said = (text: string, rules = policy) =>
    evaluate(rules, { contentType: 'message', fields: { body_text: text }, send: { channel: 'sms' } }, still).findings;

  it.each(secrets)('never holds %s in clear, whatever rule quotes it', (_what, secret) => {
    const text = `The falcon **costs ${secret} today** and more`;
    const hidden = secret.replace('SSN ', '');
    for (const rules of [policy, without]) {
      const findings = said(text, rules);
      expect(findings.map(({ rule }) => rule)).toEqual(expect.arrayContaining(['whole_line', 'markup_leak']));
      expect(JSON.stringify(findings)).not.toContain(hidden);
      expect(findings.find(({ rule }) => rule === 'whole_line')?.matched).toContain('falcon **costs ');
    }
  });

  it('shows nothing of a secret of which it quotes a part', () => {
    const curt = compilePolicy(
      buildSnapshot({
        templates: [],
        settings: policySettings({ own_rules: [{ ...greedy, pattern: 'falcon.{16}' }] }),
      }),
    );
    const [found] = said('The falcon password: Hunter2!x', curt);
    expect(found?.matched).toBe('falcon password: \u2026');
  });

  it('holds no secret that only the source of HTML shows', () => {
    const content = '<p>We agree to <b title="AKIAQRSTUVWXYZ234567">unlimited</b> liability.</p>';
    const { findings } = evaluate(policy, { contentType: 'email', fields: { content } }, still);
    expect(findings.map(({ rule }) => rule)).toContain('contract_commitment');
    expect(JSON.stringify(findings)).not.toContain('AKIAQRSTUVWXYZ234567');
  });

  it('quotes everything else as it was submitted', () => {
    const [found] = said('The  falcon\tcosts nothing\u2026', without);
    expect(found?.matched).toBe('falcon\tcosts nothing\u2026');
  });
});
