import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Metadata } from '@sendgate/contracts';
import type { Actor } from '../caller.ts';
import type { NewPolicyDraft, PolicyDraftView, TriedMessage } from '../gate.ts';
import type { GateEvent } from '../gate-options.ts';
import { findTraces, message, newRecipient, type TestGate, testGate } from '../testing.ts';

let world: TestGate;
let editor: Actor;
/** What every workspace begins with. */
let first: PolicyDraftView['draft'];
const events: GateEvent[] = [];
beforeAll(async () => {
  world = await testGate({ onEvent: (event) => events.push(event) });
  editor = await world.person('policy_editor');
  first = (await world.gate.policy.draft(editor)).draft;
});
afterAll(() => world?.close());

const promise = 'Hello Ada,\n\nwe guarantee 3x ROI by spring.\n\nKind regards,\nGrace';
const plain = 'Hello Ada,\n\nwe meet on Thursday.\n\nKind regards,\nGrace';
const tried = (changes: Partial<TriedMessage> = {}): TriedMessage => ({
  channel: 'email',
  recipient: null,
  subject: 'Our meeting',
  bodyText: plain,
  bodyHtml: null,
  contentType: null,
  metadata: null,
  ...changes,
});
const test = (changes?: Partial<TriedMessage>) => world.gate.policy.testDraft(editor, tried(changes));
/** The policy every workspace begins with, and these changes. */
const drafted = async (changes: Partial<NewPolicyDraft> = {}) => {
  const { version, activeSnapshotId } = await world.gate.policy.draft(editor);
  return world.gate.policy.saveDraft(editor, { ...first, basedOn: activeSnapshotId, ...changes }, version);
};

describe('a message tried on a draft', () => {
  it('comes to what a send would come to, before anything was drafted', async () => {
    for (const bodyText of [promise, plain]) {
      const { draft, inForce, problems, version } = await test({ bodyText });
      const sent = message({ recipient: newRecipient(), subject: 'Our meeting', bodyText });
      const { submission } = await world.gate.submit(world.caller, sent);
      expect([problems, version]).toEqual([[], 1]);
      expect(inForce).toMatchObject({
        status: submission.status,
        queueReason: submission.queueReason,
        violations: submission.violations,
      });
      expect(draft).toEqual(inForce);
    }
  });

  it('shows what the draft changes, what it finds in shadow mode only, and what its rules let go', async () => {
    const own = { id: 'own_thursday', name: 'Thursdays', kind: 'phrases' as const, phrases: ['on Thursday'] };
    const { version } = await drafted({
      rules: { guarantee_claim: { mode: 'shadow' } },
      settings: { own_rules: [{ ...own, severity: 'BLOCK', detail: 'Nobody works on Thursday.' }] },
    });
    const answer = await test({ bodyText: `${promise} See you on Thursday. We do not guarantee rain.` });
    expect(answer.version).toBe(version);
    expect(answer.inForce).toMatchObject({ status: 'QUEUED', queueReason: 'policy_warn', shadowViolations: [] });
    expect(answer.draft).toMatchObject({
      status: 'QUEUED',
      queueReason: 'policy_block',
      violations: [
        { rule: 'own_thursday', matched: 'on Thursday', field: 'body_text', detail: 'Nobody works on Thursday.' },
      ],
      shadowViolations: [{ rule: 'guarantee_claim' }],
    });
    expect(answer.nearMisses.map(({ rule, reason }) => `${rule} ${reason}`)).toContain('guarantee_claim shadow');
    expect(answer.nearMissesTruncated).toBe(false);
  });

  it('is judged on its channel, with the evidence it brings, and asks nothing about a recipient that is not named', async () => {
    await drafted({ templates: [...first.templates, 'chat_compliance_v1'] });
    const long = await test({ channel: 'sms', subject: null, bodyText: `${plain} `.repeat(60) });
    expect(long.draft?.violations.map(({ rule }) => rule)).toContain('sms_missing_optout');
    expect(long.inForce.violations).toEqual([]);
    const named = { contact: { first_name: 'Lee', company: 'Acme' } };
    const lacking = await test({ metadata: named });
    expect(lacking.draft?.violations).toEqual([]);
    const known = await test({ metadata: named, recipient: 'lee@acme.example' });
    expect(known.draft?.violations.map(({ rule }) => rule)).toContain('salutation_mismatch');
    const news = 'Hello Ada, congrats on the recent Series B.';
    const acquired_at = new Date(Date.now() - 400 * 86_400_000).toISOString().slice(0, 10);
    const source_records = [{ id: 'r1', entity: 'Acme', event_type: 'funding', acquired_at }];
    const stale = await test({ bodyText: news, metadata: { contact: { company: 'Acme' }, source_records } });
    expect(stale.draft?.violations).toMatchObject([{ rule: 'source_freshness', evidence: [{ sourceRecordId: 'r1' }] }]);
  });

  it('is blocked where nobody may release it, held where the workspace holds everything, and minds no pause', async () => {
    await world.configure({ block_disposition: 'terminal', pause_mode: 'block' });
    await drafted({ rules: { guarantee_claim: { severity: 'BLOCK' } } });
    expect((await test({ bodyText: promise })).draft).toMatchObject({ status: 'BLOCKED', queueReason: null });
    await world.configure({ block_disposition: 'review', pause_mode: 'off', autonomy: 'hold_all' });
    expect((await test()).draft).toMatchObject({ status: 'QUEUED', queueReason: 'manual_hold', violations: [] });
    await world.configure({ autonomy: 'auto' });
    expect((await test()).draft).toMatchObject({ status: 'APPROVED', queueReason: null });
  });

  it('is not let go where a rule gives no answer', async () => {
    await drafted();
    const metadata = { contact: { first_name: 5 } } as unknown as Metadata;
    const { draft, inForce } = await test({ recipient: newRecipient(), metadata });
    for (const outcome of [draft, inForce]) {
      expect(outcome).toMatchObject({
        status: 'QUEUED',
        queueReason: 'scanner_error',
        violations: [{ rule: 'scanner_error' }],
      });
    }
  });

  it('is judged by the policy in force alone where the draft cannot be built, which says why', async () => {
    await drafted({ templates: ['no_such_template'] });
    const { draft, inForce, problems, nearMisses } = await test({ bodyText: promise });
    expect([draft, nearMisses]).toEqual([null, []]);
    expect(problems).toContainEqual(expect.objectContaining({ loc: ['body', 'templates', 0] }));
    expect(inForce).toMatchObject({ status: 'QUEUED', queueReason: 'policy_warn' });
  });

  it('leaves nothing behind: no row, no record, no figure', async () => {
    await drafted();
    const newest = async () => (await world.gate.audit.list(world.owner, { limit: 1 })).items[0]?.id;
    const before = await newest();
    events.length = 0;
    await test({ bodyText: `${promise} canary-draft-test`, metadata: { note: 'canary-draft-test' } });
    expect(await newest()).toBe(before);
    expect(events.filter(({ kind }) => kind !== 'pool_waited')).toEqual([]);
    expect(await findTraces(world.database, ['canary-draft-test'])).toEqual([]);
    const { requests, tokens_used } = await world.gate.usage.report(world.workspaceId);
    await test({ bodyText: promise });
    expect(await world.gate.usage.report(world.workspaceId)).toMatchObject({ requests, tokens_used });
  });

  it('is for policy editors, who see the draft of their own workspace', async () => {
    const reviewer = await world.person('reviewer');
    await expect(world.gate.policy.testDraft(reviewer, tried())).rejects.toMatchObject({ code: 'forbidden' });
    const other = await world.gate.workspaces.create('Other', null);
    const stranger = await world.person('policy_editor', other.id);
    await drafted({ rules: { guarantee_claim: { enabled: false } } });
    const { draft } = await world.gate.policy.testDraft(stranger, tried({ bodyText: promise }));
    expect(draft?.violations).toMatchObject([{ rule: 'guarantee_claim' }]);
  });
});
