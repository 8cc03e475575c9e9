import { describe, expect, it } from '@jest/globals';
import { compilePolicy } from './compile-policy.ts';
import { evaluate } from './evaluate.ts';
import { ownRule } from './own-rules/testing.ts';
import { policyChanges } from './policy-changes.ts';
import { draftOf, draftProblems, draftWarnings, type PolicyDraft } from './policy-draft.ts';
import { buildSnapshot, configHash, type RuleConfig } from './snapshot.ts';
import { templates } from './templates.ts';
import { corpusDay, policySettings, still } from './testing.ts';

const all = templates.map(({ id }) => id).sort();
const draft = (rules: PolicyDraft['rules'] = {}, settings: Partial<PolicyDraft['settings']> = {}): PolicyDraft => ({
  templates: all,
  rules,
  settings: policySettings(settings),
});
const rulesIn = (rules: PolicyDraft['rules'], text: string, settings: Partial<PolicyDraft['settings']> = {}) =>
  evaluate(
    compilePolicy(buildSnapshot(draft(rules, settings))),
    {
      contentType: 'email',
      fields: { body_text: text },
      send: { channel: 'email', recipient: 'sam@acme.example', now: corpusDay },
    },
    still,
  ).findings.map(({ rule }) => rule);
const later = '2026-12-01T00:00:00.000Z';
const except = (...exceptions: { phrase?: string; pattern?: string; expiresAt?: string | null }[]) => ({
  guarantee_claim: { exceptions: exceptions.map((of) => ({ owner: 'ann@here.example', expiresAt: null, ...of })) },
});

describe('parameters of a rule', () => {
  it('stand in place of the settings for that rule alone, and change the hash', () => {
    const text = 'I can do 20% off. We guarantee 3x ROI.';
    const params = { approved_claims: ['we guarantee 3x ROI'], max_discount_percent: 30 };
    expect(rulesIn({}, text)).toEqual(['unapproved_discount', 'guarantee_claim']);
    expect(rulesIn({ unapproved_discount: { params } }, text)).toEqual(['guarantee_claim']);
    expect(rulesIn({ unapproved_discount: { params: { max_discount_percent: 10 } } }, text)).toContain(
      'unapproved_discount',
    );
    const [plain, changed] = [draft(), draft({ unapproved_discount: { params } })].map((one) =>
      configHash(buildSnapshot(one)),
    );
    expect(changed).not.toBe(plain);
  });

  it('of a snapshot that is older than a setting are the defaults', () => {
    const snapshot = buildSnapshot(draft());
    const { competitor_list: _, own_rules: __, canary_strings: ___, ...settings } = snapshot.settings;
    const old = compilePolicy({ ...snapshot, settings: settings as PolicyDraft['settings'] });
    const evaluation = evaluate(
      old,
      { contentType: 'email', fields: { content: 'Unlike others we are on time.' } },
      still,
    );
    expect(evaluation).toEqual({ findings: [], shadowFindings: [], failures: [] });
  });
});

describe('an exception', () => {
  const text = 'We guarantee 3x ROI.\n\nWe guarantee 12x ROI.';
  const twice = ['guarantee_claim', 'guarantee_claim'];

  it.each<[string, ReturnType<typeof except>, string[]]>([
    ['by phrase', except({ phrase: 'GUARANTEE  3x roi' }), ['guarantee_claim']],
    ['by pattern', except({ pattern: 'guarantee \\d{2}x\\s+ROI' }), ['guarantee_claim']],
    ['by both', except({ phrase: 'guarantee 3x roi' }, { pattern: 'guarantee \\d{2}x' }), []],
    ['that stands elsewhere', except({ pattern: 'ROI\\.\\n' }, { phrase: 'guarantee 4x' }), twice],
    ['that has expired', except({ pattern: 'guarantee \\d', expiresAt: corpusDay.toISOString() }), twice],
    ['that has not expired yet', except({ pattern: 'guarantee \\d', expiresAt: later }), []],
  ])('%s leaves alone what it covers and nothing else', (_name, rules, found) => {
    expect(rulesIn(rules, text)).toEqual(found);
  });

  it('without a known time counts only if it never expires', () => {
    const policy = compilePolicy(buildSnapshot(draft(except({ pattern: 'guarantee 3x', expiresAt: later }))));
    const input = { contentType: 'email', fields: { content: 'We guarantee 3x ROI.' } } as const;
    expect(evaluate(policy, input, still).findings).toHaveLength(1);
  });

  it('that would take too long is none: what it was to cover is found', () => {
    const slow = except({ pattern: '(?:a{1,12}b?){1,8}c.{0,30}guarantee' });
    const many = 'We guarantee 3x ROI. '.repeat(400);
    expect(rulesIn(slow, many).length).toBeGreaterThan(300);
  });
});

describe('an own rule', () => {
  const own = (changes: Partial<Parameters<typeof ownRule>[0]>) => ({
    own_rules: [ownRule({ kind: 'phrases', phrases: ['project heron', 'project crane'], ...changes })],
  });
  const exceptions = [{ pattern: 'project\\s+heron of \\d+ days', owner: 'ann', expires_at: later }];
  const text = 'It is project heron of 14 days, project heron and project crane.';

  it('is switched off and excepted like a built-in one', () => {
    expect(rulesIn({}, text, own({}))).toHaveLength(3);
    expect(rulesIn({}, text, own({ exceptions }))).toHaveLength(2);
    expect(
      rulesIn({}, text, own({ exceptions: [{ phrase: 'project crane', owner: 'ann', expires_at: null }] })),
    ).toHaveLength(2);
    expect(rulesIn({}, text, own({ enabled: false }))).toEqual([]);
    const nothing = { ...draft({}, own({ enabled: false })), templates: [] };
    expect(draftProblems(nothing, corpusDay).map(({ path }) => path)).toEqual([['templates']]);
  });

  it('is refused with an exception that covers ordinary text', () => {
    const wrong = own({ exceptions: [...exceptions, { pattern: '.+', owner: 'ann', expires_at: null }] });
    expect(draftProblems(draft({}, wrong), corpusDay).map(({ path }) => path.join('.'))).toEqual([
      'settings.own_rules.0.exceptions.1',
    ]);
  });
});

describe('a draft', () => {
  const problemsOf = (rules: Record<string, Partial<RuleConfig>>) =>
    draftProblems(draft(rules), corpusDay).map(({ path }) => path.join('.'));

  it('has no problems when it says nothing new, and publishes the snapshot it was drawn from', () => {
    const [exceptions] = Object.values(except({ phrase: 'guarantee 3x' }));
    const rules: PolicyDraft['rules'] = {
      guarantee_claim: {
        severity: 'BLOCK',
        mode: 'shadow',
        channels: ['email'],
        contentTypes: ['email'],
        ...exceptions,
      },
      false_urgency: { enabled: false },
    };
    const snapshot = buildSnapshot(draft(rules));
    expect(draftOf(snapshot)).toEqual(draft(rules));
    expect(configHash(buildSnapshot(draftOf(snapshot)))).toBe(configHash(snapshot));
    expect(draftProblems(draftOf(snapshot), corpusDay)).toEqual([]);
    expect(draftWarnings(draftOf(snapshot))).toEqual([]);
  });

  it.each<[Record<string, Partial<RuleConfig>>, string]>([
    [{ no_such_rule: { enabled: false } }, 'rules.no_such_rule'],
    [{ suppressed_recipient: { enabled: false } }, 'rules.suppressed_recipient.enabled'],
    [{ suppressed_recipient: { severity: 'WARN' } }, 'rules.suppressed_recipient.severity'],
    [{ consent_revoked: { mode: 'shadow' } }, 'rules.consent_revoked.mode'],
    [{ consent_revoked: { channels: ['sms'] } }, 'rules.consent_revoked.channels'],
    [{ suppressed_recipient: { contentTypes: ['email'] } }, 'rules.suppressed_recipient.content_types'],
    [{ session_window: { channels: ['whatsapp', 'email'] } }, 'rules.session_window.channels.1'],
    [{ contact_pressure: { contentTypes: ['code'] } }, 'rules.contact_pressure.content_types.0'],
    [
      { contact_pressure: { params: { max_discount_percent: 5 } } },
      'rules.contact_pressure.params.max_discount_percent',
    ],
    [
      { contact_pressure: { params: { contact_pressure: { per_24h: 0, per_7d: 4 } } } },
      'rules.contact_pressure.params.contact_pressure.per_24h',
    ],
    [except({ phrase: 'a b' }), 'rules.guarantee_claim.exceptions.0.phrase'],
    [except({}), 'rules.guarantee_claim.exceptions.0.phrase'],
    [except({ phrase: 'we guarantee', pattern: 'we guarantee' }), 'rules.guarantee_claim.exceptions.0.phrase'],
    [except({ pattern: '(a)\\1' }), 'rules.guarantee_claim.exceptions.0.pattern'],
    [except({ phrase: 'we guarantee' }, { pattern: '\\w{3,}' }), 'rules.guarantee_claim.exceptions.1.pattern'],
    [
      except({ phrase: 'we guarantee', expiresAt: corpusDay.toISOString() }),
      'rules.guarantee_claim.exceptions.0.expires_at',
    ],
  ])('with %j is refused at %s', (rules, path) => {
    expect(problemsOf(rules)).toEqual([path]);
  });

  it('is refused where templates, own rules and standard texts are wrong, or nothing is left', () => {
    const settings = { own_rules: [ownRule({ kind: 'pattern', pattern: '(' })], standard_signatures: ['Ann'] };
    const wrong = {
      ...draft({ guarantee_claim: { enabled: false } }, settings),
      templates: ['conduct_v1', 'no_such_v1'],
    };
    expect(draftProblems(wrong, corpusDay).map(({ path }) => path.join('.'))).toEqual([
      'templates.1',
      'rules.guarantee_claim',
      'settings.own_rules.0.pattern',
      'settings.standard_signatures.0',
    ]);
    expect(draftProblems({ ...draft(), templates: [] }, corpusDay).map(({ path }) => path)).toEqual([['templates']]);
    expect(draftWarnings(wrong)).toEqual([
      'Without chat_compliance_v1 no message needs a consent on record; whoever took theirs back is stopped all the same.',
      'Without recipient_integrity_v1 the hard rule suppressed_recipient does not run.',
    ]);
  });

  it('shows its differences part by part', () => {
    const own = ownRule({ kind: 'phrases', phrases: ['free trial'] });
    const before = buildSnapshot(draft({ guarantee_claim: { severity: 'BLOCK' } }, { own_rules: [own] }));
    const after = buildSnapshot({
      ...draft({}, { own_rules: [{ ...own, severity: 'BLOCK' }], max_discount_percent: 5 }),
      templates: all.filter((id) => id !== 'conduct_v1'),
    });
    expect(policyChanges(before, before)).toEqual([]);
    const changes = policyChanges(before, after);
    expect(changes.map(({ part, id }) => `${part} ${id}`)).toEqual([
      'template conduct_v1',
      'rule discriminatory_language',
      'rule guarantee_claim',
      'rule harassment_or_threat',
      'rule profanity',
      'own_rule own_rule',
      'setting max_discount_percent',
    ]);
    expect(changes[0]).toMatchObject({ before: true, after: null });
    expect(changes[2]).toMatchObject({ before: { severity: 'BLOCK' }, after: { severity: 'WARN' } });
    expect(changes[6]).toMatchObject({ before: 0, after: 5 });
  });

  it('names the parts of both sides in the same order', () => {
    const own = ownRule({ kind: 'phrases', phrases: ['free trial'] });
    const reversed = Object.fromEntries(Object.entries({ ...own, severity: 'BLOCK' as const }).reverse());
    const [change] = policyChanges(
      buildSnapshot(draft({}, { own_rules: [own] })),
      buildSnapshot(draft({}, { own_rules: [reversed as typeof own] })),
    );
    const order = Object.keys(change?.before ?? {});
    expect(order.length).toBeGreaterThan(2);
    expect(Object.keys(change?.after ?? {})).toEqual(order);
  });
});
