import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Metadata } from '@sendgate/contracts';
import type { Actor } from '../caller.ts';
import { askForConsent, blockedBody, breakSeal, findTraces, message, type TestGate, testGate } from '../testing.ts';

let world: TestGate;
let reviewer: Actor;
beforeAll(async () => {
  world = await testGate();
  reviewer = await world.person('reviewer');
  await askForConsent(world);
  await world.configure({ contact_pressure: { per_24h: 1000, per_7d: 1000 } });
});
afterAll(() => world?.close());

let people = 0;
/** Somebody new by number: consent lasts beyond a test. */
let recipient: string;
beforeEach(() => {
  people += 1;
  recipient = `+1415557${1000 + people}`;
});

type Consent = NonNullable<Metadata['consent']>;
let texts = 0;
const text = (changes: Parameters<typeof message>[0] = {}, consent?: Consent) => {
  texts += 1;
  return message({
    ...{ channel: 'sms', subject: null, recipient },
    bodyText: `Our price list for week ${texts} is ready.`,
    ...changes,
    metadata: { ...changes.metadata, ...(consent && { consent }) },
  });
};
const submit = async (changes?: Parameters<typeof message>[0], consent?: Consent) =>
  (await world.gate.submit(world.caller, text(changes, consent))).submission;
const hold = async (changes: Parameters<typeof message>[0] = {}, consent?: Consent) => {
  const held = await submit({ bodyText: blockedBody, ...changes }, consent);
  expect(held.status).toBe('QUEUED');
  return held;
};
const revoke = (revokedAt: Date | null = null, channel: 'sms' | 'whatsapp' = 'sms') =>
  world.gate.workspaces.revokeConsent(reviewer, { channel, recipient, revokedAt });
const now = async (actionId: string) => {
  const view = await world.gate.findSubmission(world.workspaceId, actionId, { events: true });
  if (!view) throw new Error('no such submission');
  return view;
};
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);

describe('consent that is taken back while a message waits', () => {
  it('ends the hold at once, on record, without a callback, and takes it out of the queue', async () => {
    await world.configure({ callback_url: 'https://hooks.example.org/gate' });
    const held = await hold();
    const elsewhere = await hold({ channel: 'whatsapp' });
    expect(await revoke()).toEqual({ recorded: true, holdsBlocked: 1 });
    const blocked = await now(held.actionId);
    expect(blocked).toMatchObject({
      status: 'BLOCKED',
      queueReason: null,
      reviewReason: 'consent_revoked',
      version: 2,
    });
    expect(blocked.events?.at(-1)).toMatchObject({
      ...{ kind: 'submission.blocked', actor: reviewer.email },
      detail: { reason: 'consent_revoked', before: { status: 'QUEUED' }, after: { status: 'BLOCKED' } },
    });
    expect(await world.database.sql('SELECT 1 FROM callback_event WHERE submission_id = $1', [held.actionId])).toEqual(
      [],
    );
    const queue = (await world.gate.reviews.list(world.workspaceId)).items.map(({ actionId }) => actionId);
    expect(queue).not.toContain(held.actionId);
    expect(queue).toContain(elsewhere.actionId);
  });

  it('leaves a transactional message to people, whom nobody needs consent for', async () => {
    const held = await hold({ metadata: { message_class: 'transactional' } });
    expect(await revoke()).toEqual({ recorded: true, holdsBlocked: 0 });
    const { submission } = await world.gate.reviews.approve(reviewer, held.actionId, {
      ...{ expectedVersion: 1, reason: 'The key in it was revoked.' },
    });
    expect(submission.status).toBe('APPROVED');
  });

  it('leaves a hold alone whose own consent was given later', async () => {
    const held = await hold({}, { status: 'granted', at: ago(5).toISOString() });
    expect(await revoke(ago(60))).toEqual({ recorded: true, holdsBlocked: 0 });
    expect((await now(held.actionId)).status).toBe('QUEUED');
  });

  it('is told by a message too, which ends the holds of earlier ones under the name of its key', async () => {
    const held = await hold();
    const told = await submit({}, { status: 'revoked', at: ago(1).toISOString() });
    expect(told.status).toBe('BLOCKED');
    expect((await now(held.actionId)).events?.at(-1)).toMatchObject({
      ...{ kind: 'submission.blocked', actor: `key:${world.caller.keyId}` },
      detail: { reason: 'consent_revoked' },
    });
  });

  it('is not learned from a test key, which stops no live message', async () => {
    const { actionId } = await hold();
    const test = await world.newKey({ livemode: false });
    await world.gate.submit(test.caller, text({}, { status: 'revoked' }));
    expect((await now(actionId)).status).toBe('QUEUED');
    await expect(
      world.gate.workspaces.revokeConsent(test.caller, { channel: 'sms', recipient, revokedAt: null }),
    ).rejects.toMatchObject({ code: 'live_key_required' });
  });

  it('refuses an approval and a release of a revocation that came past the gate, and ends the hold', async () => {
    const held = await hold();
    await revoke();
    // As a restored backup or an older release would have left it.
    const stale = await hold({ metadata: { message_class: 'transactional' } });
    await world.database.unguarded(`UPDATE submission SET metadata = '{}' WHERE id = $1`, [stale.actionId]);
    await expect(
      world.gate.reviews.approve(reviewer, stale.actionId, { expectedVersion: 1, reason: 'The key was revoked.' }),
    ).rejects.toMatchObject({ code: 'state_conflict', current: { status: 'BLOCKED' } });
    expect((await now(stale.actionId)).reviewReason).toBe('consent_revoked');
    expect((await now(held.actionId)).status).toBe('BLOCKED');
  });

  it('leaves holds to people where hard rules are off', async () => {
    await world.configure({ hard_rules: false });
    const held = await hold();
    expect(await revoke()).toEqual({ recorded: true, holdsBlocked: 0 });
    expect((await now(held.actionId)).status).toBe('QUEUED');
    await world.configure({ hard_rules: true });
  });

  it('ends the other holds beside one whose content does not open', async () => {
    await world.configure({ seal_content: true });
    const broken = await hold();
    const whole = await hold();
    await breakSeal(world.database, 'submission', 'content_sealed', broken.actionId);
    expect(await revoke()).toEqual({ recorded: true, holdsBlocked: 1 });
    expect((await now(whole.actionId)).status).toBe('BLOCKED');
    await world.configure({ seal_content: false });
  });
});

describe('consent that is taken back after the approval', () => {
  const dispatched = async () => {
    await world.configure({
      dispatch_mode: { sms: 'webhook' },
      dispatch_webhook_url: 'https://sender.example.org/messages',
      dispatch_webhook_secret: 'dispatch-secret-of-this-test',
    });
    const { actionId, status } = await submit();
    expect(status).toBe('DISPATCHING');
    const [work] = await world.database.sql<{ id: string }>(
      `SELECT id FROM work_item WHERE ref_id = $1 AND kind = 'dispatch'`,
      [actionId],
    );
    const item = await world.gate.work.claim(work?.id ?? '', 30);
    if (!item) throw new Error('the work cannot be claimed');
    return { actionId, item };
  };
  const canceled = { status: 'FAILED', deliveryStatus: 'canceled', dispatch: { error: 'consent_revoked' } };

  it('keeps the message from being taken up', async () => {
    const { actionId, item } = await dispatched();
    await revoke();
    expect(await world.gate.dispatch.open(item)).toBeNull();
    expect(await now(actionId)).toMatchObject(canceled);
  });

  it('keeps the message from being written at the last moment, and from being tried again', async () => {
    const { actionId, item } = await dispatched();
    const task = await world.gate.dispatch.open(item);
    await revoke();
    expect(task && (await world.gate.dispatch.begin(item, task))).toBe('stopped');
    expect(await now(actionId)).toMatchObject(canceled);
    await expect(world.gate.dispatch.retry(world.owner, actionId, false)).rejects.toMatchObject({
      ...{ code: 'state_conflict', current: { obstacle: 'consent_revoked' } },
    });
  });

  it('counts where people overrule hard rules too, but for what they knew of', async () => {
    await world.configure({ hard_rules: false });
    const { actionId, item } = await dispatched();
    await revoke();
    expect(await world.gate.dispatch.open(item)).toBeNull();
    expect(await now(actionId)).toMatchObject(canceled);
    const knowing = await hold();
    const { submission } = await world.gate.reviews.approve(reviewer, knowing.actionId, {
      ...{ expectedVersion: 1, reason: 'They asked for this by phone.' },
    });
    expect(submission.status).toBe('DISPATCHING');
    const [work] = await world.database.sql<{ id: string }>(
      `SELECT id FROM work_item WHERE ref_id = $1 AND kind = 'dispatch'`,
      [knowing.actionId],
    );
    const next = await world.gate.work.claim(work?.id ?? '', 30);
    expect(next && (await world.gate.dispatch.open(next))).toMatchObject({ attempt: 1 });
    await world.configure({ hard_rules: true, dispatch_mode: { sms: 'caller' } });
  });
});

describe('a revocation that stands', () => {
  it('stands for every writing of an address', async () => {
    const revokedAt = ago(10);
    const tell = (to: string) =>
      world.gate.workspaces.revokeConsent(reviewer, { channel: 'email', recipient: to, revokedAt });
    expect(await tell('ada@b\u00fccher\u3002example')).toMatchObject({ recorded: true });
    expect(await tell('ada@xn--bcher-kva.example')).toMatchObject({ recorded: false });
  });

  it('blocks every later message on its channel, and no other channel, until one brings a later consent', async () => {
    expect((await submit()).status).toBe('APPROVED');
    await revoke(ago(10));
    expect((await submit()).status).toBe('BLOCKED');
    expect((await submit({ channel: 'whatsapp' })).status).toBe('APPROVED');
    // Without a time it may be older than the revocation, and so may one that is.
    expect((await submit({}, { status: 'granted' })).status).toBe('BLOCKED');
    expect((await submit({}, { status: 'granted', at: ago(20).toISOString() })).status).toBe('BLOCKED');
    expect((await submit({}, { status: 'granted', at: ago(5).toISOString() })).status).toBe('APPROVED');
  });

  it('only moves forward, is news once, and never lies ahead', async () => {
    expect(await revoke(ago(10))).toMatchObject({ recorded: true });
    expect(await revoke(ago(20))).toMatchObject({ recorded: false });
    expect(await revoke(ago(-60))).toMatchObject({ recorded: true });
    expect((await submit({}, { status: 'granted', at: ago(5).toISOString() })).status).toBe('BLOCKED');
    const [row] = await world.database.sql<{ late: boolean }>(
      'SELECT bool_or(revoked_at > now()) AS late FROM consent_revocation',
    );
    expect(row?.late).toBe(false);
    await expect(
      world.database.sql(`UPDATE consent_revocation SET revoked_at = revoked_at - interval '1 day'`),
    ).rejects.toMatchObject({ constraint: 'consent_revocation_forward' });
  });

  it('is recorded by reviewers and keys, for recipients the channel has', async () => {
    const viewer = await world.person('viewer');
    const of = { channel: 'sms', recipient, revokedAt: null } as const;
    await expect(world.gate.workspaces.revokeConsent(viewer, of)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(
      world.gate.workspaces.revokeConsent(reviewer, { ...of, recipient: 'ada@example.org' }),
    ).rejects.toMatchObject({ entries: [{ loc: ['body', 'recipient'] }] });
    expect(await world.gate.workspaces.revokeConsent(world.caller, of)).toEqual({ recorded: true, holdsBlocked: 0 });
  });

  it('names nobody in its row and its record, and goes on stopping somebody who was erased', async () => {
    const admin = await world.person('admin');
    const held = await hold();
    await revoke();
    const { erasureId } = await world.gate.privacy.erase(admin, recipient);
    expect(await world.gate.privacy.runErasure(erasureId)).toBe(true);
    expect((await now(held.actionId)).recipient).toBe('erased');
    expect(await findTraces(world.database, [recipient.slice(1)])).toEqual([]);
    expect((await submit()).status).toBe('BLOCKED');
  });
});
