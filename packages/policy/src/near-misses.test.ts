import { describe, expect, it } from '@jest/globals';
import { type ContentType, MAX_NEAR_MISSES, type NearMissReason } from '@sendgate/contracts';
import { sample } from '@sendgate/contracts/testing';
import { type CompiledPolicy, compilePolicy } from './compile-policy.ts';
import { evaluate } from './evaluate.ts';
import { nearMissesOf } from './near-misses.ts';
import { rules } from './rules/index.ts';
import { forgetWords } from './search/anchored.ts';
import type { EvaluationInput, SendInputs } from './send-inputs.ts';
import type { RuleConfig } from './snapshot.ts';
import { byEmail, corpusCases, corpusDay, corpusRules, fullSnapshot, inputOf, still } from './testing.ts';

const policy = compilePolicy(fullSnapshot());
/** Reasons that say no more than that a rule looked. */
const vague: readonly NearMissReason[] = ['in_order', 'another_sense', 'incomplete', 'wording', 'not_known'];

function reportOf(content: string, under: CompiledPolicy = policy, contentType: ContentType = 'email') {
  const input = { contentType, fields: { content } };
  return nearMissesOf(under, input, evaluate(under, input, still), still.monotonic);
}

function reasons(rule: string, ...of: Parameters<typeof reportOf>): [NearMissReason, string | null][] {
  const { nearMisses } = reportOf(...of);
  return nearMisses.filter((miss) => miss.rule === rule).map(({ reason, matched }) => [reason, matched]);
}

function withConfig(id: string, config: Partial<RuleConfig>, settings = {}): CompiledPolicy {
  const snapshot = fullSnapshot(settings);
  const rule = snapshot.rules[id];
  if (!rule) throw new Error(`No rule ${id}`);
  return compilePolicy({ ...snapshot, rules: { ...snapshot.rules, [id]: { ...rule, ...config } } });
}

describe('near misses', () => {
  it.each<[string, string, NearMissReason, string]>([
    ['superlative_claim', 'We are not the cheapest vendor.', 'negated', 'the cheapest vendor'],
    ['guarantee_claim', 'Is it really risk-free?', 'question', 'risk-free'],
    ['sensitive_attribute', 'It relieves your arthritis within days.', 'other_rule', 'your arthritis'],
    ['sensitive_attribute', 'Regardless of your religion, you may rent here.', 'others', 'your religion'],
    ['harassment_or_threat', 'The scam mail said: we will leak your photos.', 'others', 'we will leak your photos'],
    ['superlative_claim', 'You want the best solution for your team.', 'others', 'the best solution'],
    ['payment_card', 'Item 4123456789012 shipped.', 'check_failed', '4123…12'],
    ['payment_card', 'The test card is 4242 4242 4242 4242.', 'sample', '4242…42'],
    ['third_party_contact', 'Call me on +1 415 555 2671.', 'own_company', '+1 4…71'],
    ['unfilled_merge_field', 'Write `{{first_name}}` where the name goes.', 'code', '{{first_name}}'],
    ['unfilled_merge_field', 'Put it into %APPDATA% on your disk.', 'code', '%APPDATA%'],
    ['unfilled_merge_field', 'See <www.acme.com/pricing> for more.', 'other_rule', '<www.acme.com/pricing>'],
    ['unfilled_merge_field', 'The {both free} seats are at the window.', 'check_failed', '{both free}'],
    [
      'ai_refusal_text',
      'The error said "As an AI language model, I cannot".',
      'quotation',
      'As an AI language model, I cannot',
    ],
    ['unverified_revops_signal', 'Congrats on acquiring Initech!', 'not_known', 'Congrats'],
    ['government_id', 'Ticket 536-22-8145 was closed.', 'check_failed', '536-…45'],
    ['link_placeholder', 'See https://acme.io/pricing for more.', 'in_order', 'https://acme.io/pricing'],
    ['superlative_claim', 'Let me know which option works best.', 'wording', 'best'],
  ])('of %s in "%s" say "%s"', (rule, text, reason, matched) => {
    expect(reasons(rule, text)).toContainEqual([reason, matched]);
  });

  it.each<[string, NearMissReason, string]>([
    ['Your former colleagues at Globex say hello.', 'others', 'Your former colleagues at Globex'],
    ['Hi Sales team, the report is ready.', 'own_company', 'Hi Sales team'],
  ])('of company_mismatch in "%s" say "%s"', (body_text, reason, matched) => {
    const input: EvaluationInput = { contentType: 'email', fields: { body_text }, send: byEmail };
    const { nearMisses } = nearMissesOf(policy, input, evaluate(policy, input, still), still.monotonic);
    expect(nearMisses).toContainEqual(expect.objectContaining({ rule: 'company_mismatch', reason, matched }));
  });

  it('name the place where parts of a wording stand, and the word that speaks against one', () => {
    expect(reasons('contract_commitment', 'Our uptime last quarter was 99.98%.')).toEqual([
      ['incomplete', 'uptime last quarter was 99.98%'],
    ]);
    expect(
      reasons(
        'ai_missing_context',
        "I wasn't given any details about their company, so the quote is a rough one.",
      )[0]?.[0],
    ).toBe('counter_word');
  });

  it('name what a rule lacks in a preview, also one that reads no wording', () => {
    const { nearMisses } = reportOf('Hi Sam, the parcel is on its way.');
    const lacking = new Map(nearMisses.map(({ rule, reason, lacks }) => [rule, [reason, lacks]]));
    expect(lacking.get('suppressed_recipient')).toEqual(['not_known', ['suppression']]);
    expect(lacking.get('contact_pressure')?.[0]).toBe('not_known');
  });

  it('say what the workspace approved and what stays within its limits', () => {
    const own = compilePolicy(fullSnapshot({ approved_claims: ['the #1 CRM for dentists'], max_discount_percent: 20 }));
    expect(reasons('superlative_claim', 'We make the #1 CRM for dentists.', own)).toEqual([['approved', 'the #1 CRM']]);
    expect(reasons('unapproved_discount', 'I can do 15% off today.', own)[0]?.[0]).toBe('within_limit');
  });

  it('say that an exception covers a finding, and that a rule is in shadow mode', () => {
    const exceptions = [{ phrase: 'guarantee 3x ROI', expiresAt: null, owner: 'u' }];
    const text = 'We guarantee 3x ROI.';
    expect(reasons('guarantee_claim', text, withConfig('guarantee_claim', { exceptions }))[0]?.[0]).toBe('exception');
    expect(reasons('guarantee_claim', text, withConfig('guarantee_claim', { mode: 'shadow' }))).toEqual([
      ['shadow', 'We guarantee'],
    ]);
  });

  it('say that a rule does not govern such content', () => {
    const own = withConfig('guarantee_claim', { contentTypes: ['document'] });
    expect(reasons('guarantee_claim', 'We guarantee 3x ROI.', own)).toEqual([['scope', 'We guarantee']]);
  });

  it('say what stands in a quoted reply or a standard text', () => {
    const reply = 'Thanks for this.\n\n> We guarantee 3x ROI.\n';
    expect(reasons('guarantee_claim', reply)).toEqual([['quoted_reply', 'We guarantee']]);
    const standard_disclaimers = ['Satisfaction guaranteed by Acme Ltd under its terms.'];
    const own = compilePolicy(fullSnapshot({ standard_disclaimers }));
    const signed = `Thanks for this, talk soon.\n\n${standard_disclaimers[0]}`;
    expect(reasons('guarantee_claim', signed, own)[0]?.[0]).toBe('standard_text');
  });

  it('hold nothing that was found, and leave the findings as they are', () => {
    const input = { contentType: 'email' as const, fields: { content: 'We guarantee 3x ROI. It is risk-free.' } };
    const evaluation = evaluate(policy, input, still);
    const before = structuredClone(evaluation);
    const { nearMisses } = nearMissesOf(policy, input, evaluation, still.monotonic);
    expect(nearMisses.filter(({ rule }) => rule === 'guarantee_claim')).toEqual([]);
    expect(evaluation).toEqual(before);
    expect(evaluate(policy, input, still)).toEqual(before);
  });

  it('never quote a secret in clear', () => {
    const secret = `sk_live_${'4eC39HqLyjWDarjtT1zdp7dc'}`;
    const { nearMisses } = reportOf(
      `Was it "the best tool with ${secret}"? Do not guarantee ${secret} or 4242 4242 4242 4242.`,
    );
    expect(nearMisses.length).toBeGreaterThan(0);
    expect(JSON.stringify(nearMisses)).not.toContain(secret);
    expect(JSON.stringify(nearMisses)).not.toContain('4242 4242');
  });

  it('mask the numbers that findings mask, those of accounts as well', () => {
    const { nearMisses } = reportOf('Fine with me.\n\n> [Note: replace with IBAN DE89 3704 0044 0532 0130 00]');
    expect(nearMisses).toContainEqual(expect.objectContaining({ rule: 'ai_meta_commentary', reason: 'quoted_reply' }));
    expect(JSON.stringify(nearMisses)).not.toContain('0532 0130');
  });

  it('are bounded, in all and for each rule, and say when more were left out', () => {
    const few = reportOf('We are not the cheapest vendor. '.repeat(30));
    expect(few.nearMisses.filter(({ rule }) => rule === 'superlative_claim')).toHaveLength(5);
    expect(few.truncated).toBe(true);
    const texts = rules.flatMap(({ id }) => corpusCases(id, 'ok').slice(0, 3));
    const many = reportOf(texts.map(({ text }) => text).join('\n\n'));
    expect(many.nearMisses).toHaveLength(MAX_NEAR_MISSES);
    expect(many.truncated).toBe(true);
    expect(reportOf('Hello Ada.').truncated).toBe(false);
  });

  it('are the same where the words of the branches were let go of', () => {
    const texts = corpusRules().flatMap((rule) => corpusCases(rule, 'ok').slice(0, 4));
    const reports = () => texts.map(({ text }) => reportOf(text).nearMisses);
    const before = reports();
    expect(before.flat().filter(({ reason }) => reason === 'incomplete').length).toBeGreaterThan(20);
    forgetWords();
    expect(reports()).toEqual(before);
  });

  it('end when their time is over', () => {
    let now = 0;
    const input = { contentType: 'email' as const, fields: { content: 'We are not the cheapest vendor.' } };
    const report = nearMissesOf(policy, input, evaluate(policy, input, still), () => (now += 3_000));
    expect(report).toEqual({ nearMisses: [], truncated: true });
  });

  it.each<[string, string, Partial<SendInputs>, NearMissReason]>([
    ['contact_pressure', 'email', { contactTouches: { last24h: 0, last7d: 1 } }, 'within_limit'],
    ['contact_pressure', 'email', { messageClass: 'reply', contactTouches: { last24h: 9, last7d: 9 } }, 'in_order'],
    ['duplicate_send', 'email', { recentSends: [] }, 'in_order'],
    ['suppressed_recipient', 'email', {}, 'in_order'],
    ['session_window', 'whatsapp', { thread: { last_inbound_at: '2026-11-20T11:00:00Z' } }, 'within_limit'],
    ['session_window', 'whatsapp', { templateName: 'order_update' }, 'approved'],
    ['consent_revoked', 'sms', { consent: { status: 'granted' } }, 'on_record'],
    ['sms_missing_optout', 'sms', { thread: { last_inbound_at: '2026-11-20T11:00:00Z' } }, 'on_record'],
    ['channel_length_exceeded', 'telegram', {}, 'within_limit'],
  ])('say of %s, which judges no place, why it passes a message on %s over: %j', (rule, channel, given, reason) => {
    const send = {
      ...{ channel, recipient: 'sam.lee@acme.example', contact: {}, thread: {}, messageClass: 'commercial' },
      ...{ now: corpusDay, suppression: { listed: false, entry: null }, consent: {}, ...given },
    } as Partial<SendInputs>;
    const contentType = channel === 'email' ? 'email' : 'message';
    const input: EvaluationInput = { contentType, fields: { body_text: 'The minutes are in the folder.' }, send };
    const { nearMisses } = nearMissesOf(policy, input, evaluate(policy, input, still), still.monotonic);
    expect(nearMisses.filter((miss) => miss.rule === rule)).toMatchObject([{ reason, matched: null, field: null }]);
  });

  it('show the opt-out and the subject that are in order', () => {
    const send = { channel: 'email', contact: {}, thread: {}, messageClass: 'commercial', now: corpusDay } as const;
    const fields = { subject: 'Minutes of May', body_text: 'They are attached.' };
    const mail: EvaluationInput = { contentType: 'email', fields, send };
    const ofMail = nearMissesOf(policy, mail, evaluate(policy, mail, still), still.monotonic).nearMisses;
    expect(ofMail).toContainEqual(
      expect.objectContaining({ rule: 'deceptive_subject', reason: 'in_order', matched: 'Minutes of May' }),
    );
    const text: EvaluationInput = {
      contentType: 'message',
      fields: { body_text: 'The shop opens at nine. Reply STOP to opt out.' },
      send: { ...send, channel: 'sms' },
    };
    const ofText = nearMissesOf(policy, text, evaluate(policy, text, still), still.monotonic).nearMisses;
    expect(ofText).toContainEqual(
      expect.objectContaining({ rule: 'sms_missing_optout', reason: 'in_order', matched: 'Reply STOP' }),
    );
  });

  it('say something of at least 80 in 100 traps of the corpus, and the very reason of at least 18', () => {
    let traps = 0;
    let named = 0;
    let explained = 0;
    for (const { id } of rules) {
      for (const trap of sample(corpusCases(id, 'ok'), 6)) {
        const own = Object.keys(trap.settings).length > 0 ? compilePolicy(fullSnapshot(trap.settings)) : policy;
        const input = inputOf(trap);
        const { nearMisses } = nearMissesOf(own, input, evaluate(own, input, still), still.monotonic);
        traps++;
        const ofRule = nearMisses.filter(({ rule }) => rule === id);
        if (ofRule.length > 0) named++;
        if (ofRule.some(({ reason }) => !vague.includes(reason))) explained++;
      }
    }
    // The others hold no word of the rule at all: "Scunthorpe" is no near miss of a swear word.
    expect(named / traps).toBeGreaterThanOrEqual(0.8);
    expect(explained / traps).toBeGreaterThanOrEqual(0.18);
  }, 60_000);
});
