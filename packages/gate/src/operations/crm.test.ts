import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { LeasedItem } from '../callback-view.ts';
import type { Actor } from '../caller.ts';
import type { WorkKind } from '../gate-options.ts';
import { blockedBody, message, newRecipient, type TestGate, testGate } from '../testing.ts';

let world: TestGate;
let reviewer: Actor;
beforeAll(async () => {
  world = await testGate();
  reviewer = await world.person('reviewer');
});
afterAll(() => world?.close());

const grant = {
  refreshToken: 'refresh-token-1',
  portalId: '4711',
  scopes: ['crm.objects.contacts.read'],
  tagging: true,
};
const connect = (changes: Partial<typeof grant> = {}) => world.gate.crm.connect(world.owner, { ...grant, ...changes });
beforeEach(async () => {
  await world.database.sql('DELETE FROM work_item');
  await world.gate.crm.disconnect(world.owner).catch(() => null);
});

const sql = <Row extends object>(text: string, values: unknown[] = []) => world.database.sql<Row>(text, values);
const submit = async (changes: Parameters<typeof message>[0] = {}) =>
  (await world.gate.submit(world.caller, message(changes))).submission;
const owed = (kind: WorkKind) =>
  sql<{ id: string; refId: string }>(
    'SELECT id, ref_id AS "refId" FROM work_item WHERE kind = $1 ORDER BY created_at, id',
    [kind],
  );
const take = async (kind: WorkKind, refId?: string): Promise<LeasedItem> => {
  const found = (await owed(kind)).filter((item) => refId === undefined || item.refId === refId).at(-1);
  const item = found && (await world.gate.work.claim(found.id, 30));
  if (!item) throw new Error('nothing is owed');
  return item;
};
/** What a worker has to do for a decision; null where that is nothing. */
const taskOf = async (actionId: string) => {
  const task = await world.gate.crm.tagTask(await take('crm_tag', actionId));
  if (task && 'waits' in task) throw new Error(task.waits);
  return task;
};
const blockedFor = async (recipient: string) => {
  await world.configure({ block_disposition: 'terminal' });
  const submission = await submit({ recipient, bodyText: blockedBody });
  await world.configure({ block_disposition: 'review' });
  expect(submission.status).toBe('BLOCKED');
  return submission;
};
const audited = (kind: string) =>
  sql<{ detail: object; actor: string }>('SELECT detail, actor FROM audit_event WHERE kind = $1 ORDER BY id', [kind]);

describe('the connection', () => {
  it('is none at first, and refuses whoever would use it', async () => {
    expect(await world.gate.crm.connection(world.workspaceId)).toMatchObject({ state: 'disconnected', tagging: false });
    await expect(world.gate.crm.open(world.workspaceId)).rejects.toMatchObject({ code: 'crm_not_connected' });
    await expect(world.gate.crm.disconnect(world.owner)).rejects.toMatchObject({ code: 'crm_not_connected' });
  });

  it('keeps its refresh token sealed, and hands it to whoever opens it', async () => {
    await connect();
    const opened = await world.gate.crm.open(world.workspaceId);
    expect(opened).toMatchObject({ portalId: '4711', refreshToken: 'refresh-token-1' });
    expect(opened.properties.length).toBeGreaterThan(0);
    const [{ bytes } = { bytes: '' }] = await sql<{ bytes: string }>(
      `SELECT encode(refresh_sealed, 'escape') AS bytes FROM crm_connection`,
    );
    expect(bytes).not.toContain('refresh-token-1');
    expect(await world.gate.crm.connection(world.workspaceId)).toEqual({
      ...{ state: 'connected', portalId: '4711', scopes: grant.scopes, tagging: true },
      ...{ connectedBy: world.owner.email, connectedAt: expect.any(Date) },
    });
    expect((await audited('crm.connected')).at(-1)).toMatchObject({
      actor: world.owner.email,
      detail: { portal_id: '4711' },
    });
  });

  it('is made and ended by admins only', async () => {
    await expect(world.gate.crm.connect(reviewer, grant)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(world.gate.crm.disconnect(reviewer)).rejects.toMatchObject({ code: 'forbidden' });
    const begun = { state: 's', codeVerifier: 'v', tagging: false };
    await expect(world.gate.crm.beginConsent(reviewer, begun)).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('takes a token in place of its own, unless the workspace was connected anew meanwhile', async () => {
    await connect();
    const stale = await world.gate.crm.open(world.workspaceId);
    await connect({ refreshToken: 'refresh-token-2' });
    await stale.rotated('refresh-token-late');
    const opened = await world.gate.crm.open(world.workspaceId);
    expect(opened.refreshToken).toBe('refresh-token-2');
    await opened.rotated('refresh-token-3');
    await opened.rotated('refresh-token-4');
    expect((await world.gate.crm.open(world.workspaceId)).refreshToken).toBe('refresh-token-4');
  });

  it('is lost once the CRM refuses its token, and not when it refuses an older one', async () => {
    await connect();
    const stale = await world.gate.crm.open(world.workspaceId);
    await connect({ refreshToken: 'refresh-token-2' });
    expect(await stale.lost()).toBe(false);
    const opened = await world.gate.crm.open(world.workspaceId);
    const before = (await audited('crm.connection_lost')).length;
    expect(await Promise.all([opened.lost(), opened.lost()])).toEqual([true, true]);
    expect(await audited('crm.connection_lost')).toHaveLength(before + 1);
    expect(await world.gate.crm.connection(world.workspaceId)).toMatchObject({ state: 'needs_reconnect' });
    await expect(world.gate.crm.open(world.workspaceId)).rejects.toMatchObject({ code: 'crm_not_connected' });
  });

  it('stands again where the token that was refused is the one another process was just replacing', async () => {
    await connect();
    const { actionId } = await blockedFor(newRecipient());
    const [winner, loser] = [
      await world.gate.crm.open(world.workspaceId),
      await world.gate.crm.open(world.workspaceId),
    ];
    expect(await loser.lost()).toBe(true);
    await world.gate.work.bury(await take('crm_tag', actionId), 'crm_not_connected');
    await winner.rotated('refresh-token-2');
    expect(await world.gate.crm.open(world.workspaceId)).toMatchObject({ refreshToken: 'refresh-token-2' });
    expect((await audited('crm.connection_restored')).at(-1)).toMatchObject({ detail: { portal_id: '4711' } });
    expect(await taskOf(actionId)).toMatchObject({ actionId });
    // Known to be replaced, the old one loses nothing any more; refused itself, the new one does.
    expect(await loser.lost()).toBe(false);
    expect(await winner.lost()).toBe(true);
    await loser.rotated('refresh-token-late');
    expect(await world.gate.crm.connection(world.workspaceId)).toMatchObject({ state: 'needs_reconnect' });
  });

  it('hands out the token that another one replaces, to be revoked, and none that is still in use', async () => {
    expect(await connect()).toBeNull();
    expect(await connect()).toBeNull();
    expect(await connect({ refreshToken: 'refresh-token-2' })).toBe('refresh-token-1');
    expect(await connect({ portalId: '4712' })).toBe('refresh-token-2');
    await sql(`UPDATE crm_connection SET refresh_sealed = '\\x00'`);
    expect(await connect({ refreshToken: 'refresh-token-3' })).toBeNull();
  });

  it('is forgotten with its token, which is handed out once more to be revoked', async () => {
    await connect();
    expect(await world.gate.crm.disconnect(world.owner)).toBe('refresh-token-1');
    expect(await sql('SELECT 1 FROM crm_connection')).toEqual([]);
  });
});

describe('a consent under way', () => {
  const begun = { state: 'state-of-the-test', codeVerifier: 'verifier-of-the-test', tagging: true };

  it('is taken once, by the person who began it', async () => {
    await world.gate.crm.beginConsent(world.owner, begun);
    const stranger = world.gate.crm.takeConsent(reviewer.userId, begun.state);
    await expect(stranger).rejects.toMatchObject({ code: 'crm_consent_over' });
    const both = [1, 2].map(() => world.gate.crm.takeConsent(world.owner.userId, begun.state));
    const settled = await Promise.allSettled(both);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(settled).toContainEqual({ status: 'fulfilled', value: { ...begun, workspaceId: world.workspaceId } });
  });

  it('is over after ten minutes, and when the same person begins another', async () => {
    await world.gate.crm.beginConsent(world.owner, begun);
    await sql(`UPDATE crm_consent SET expires_at = now() - interval '1 millisecond'`);
    const late = world.gate.crm.takeConsent(world.owner.userId, begun.state);
    await expect(late).rejects.toMatchObject({ code: 'crm_consent_over' });
    await world.gate.crm.beginConsent(world.owner, begun);
    await world.gate.crm.beginConsent(world.owner, { ...begun, state: 'another' });
    const replaced = world.gate.crm.takeConsent(world.owner.userId, begun.state);
    await expect(replaced).rejects.toMatchObject({ code: 'crm_consent_over' });
  });

  it('keeps neither the state nor the verifier where the store can be read', async () => {
    await world.gate.crm.beginConsent(world.owner, begun);
    const rows = await sql<{ row: string }>(
      `SELECT c.*::text AS row, encode(verifier_sealed, 'escape') AS v FROM crm_consent c`,
    );
    expect(JSON.stringify(rows)).not.toMatch(/state-of-the-test|verifier-of-the-test/);
  });
});

describe('a decision', () => {
  it('owes the contact no look where contacts are not tagged', async () => {
    await connect({ tagging: false });
    await blockedFor(newRecipient());
    expect(await owed('crm_tag')).toEqual([]);
  });

  it('owes none for a test key, nor while it is still to be made', async () => {
    await connect();
    const { caller } = await world.newKey({ livemode: false });
    await world.gate.submit(caller, message());
    const { status } = await submit({ bodyText: blockedBody });
    expect(status).toBe('QUEUED');
    expect(await owed('crm_tag')).toEqual([]);
  });

  it.each([
    ['blocks', async () => (await blockedFor(newRecipient())).actionId, true],
    [
      'rejects what holds a BLOCK violation',
      async () => {
        const { actionId, version } = await submit({ bodyText: blockedBody });
        await world.gate.reviews.reject(reviewer, actionId, { expectedVersion: version, reasonCode: 'privacy' });
        return actionId;
      },
      true,
    ],
    [
      'lets time reject it',
      async () => {
        const { actionId } = await submit({ bodyText: blockedBody });
        await sql(`UPDATE submission SET expires_at = now() - interval '1 second' WHERE id = $1`, [actionId]);
        expect(await world.gate.reviews.expireDue()).toBe(1);
        return actionId;
      },
      true,
    ],
    [
      'ends it by the kill switch',
      async () => {
        const { actionId } = await submit({ bodyText: blockedBody });
        await world.configure({ pause_mode: 'block' });
        const { endingId } = await world.gate.reviews.endAll(world.owner, 100);
        await world.gate.reviews.runEnding({ workspaceId: world.workspaceId, refId: endingId });
        await world.configure({ pause_mode: 'off' });
        return actionId;
      },
      true,
    ],
  ] as const)('that %s is a tag to be set', async (_how, decide, blocked) => {
    await connect();
    const actionId = await decide();
    const task = await taskOf(actionId);
    expect(task).toMatchObject({ actionId, blocked, contactId: null, email: expect.stringContaining('@') });
    expect(task?.connection.refreshToken).toBe('refresh-token-1');
  });

  it('that rejects what nothing but a warning stood against says nothing of the contact', async () => {
    await connect();
    const { actionId, version } = await submit({ bodyText: `${message().bodyText} We guarantee 3x ROI.` });
    await sql('UPDATE submission SET block_count = 0 WHERE id = $1', [actionId]);
    await world.gate.reviews.reject(reviewer, actionId, { expectedVersion: version, reasonCode: 'tone' });
    expect(await taskOf(actionId)).toBeNull();
  });

  it('that approves takes the tag back from whoever had it, and asks for nobody else', async () => {
    await connect();
    const recipient = newRecipient();
    const blocked = await taskOf((await blockedFor(recipient)).actionId);
    if (!blocked) throw new Error('nothing to tag');
    expect(await world.gate.crm.wantTag(blocked, '901')).toMatchObject({ blocked: true });
    const other = await taskOf((await submit()).actionId);
    expect(other && (await world.gate.crm.wantTag(other, '999'))).toBeNull();
    const approved = await submit({ recipient, bodyText: 'Hello Ada,\n\nsee you on Monday at nine.\n\nGrace' });
    expect(approved.status).toBe('APPROVED');
    const task = await taskOf(approved.actionId);
    expect(task).toMatchObject({ blocked: false, email: recipient });
    const tag = task && (await world.gate.crm.wantTag(task, '901'));
    if (!task || !tag) throw new Error('nothing to take back');
    expect(tag).toMatchObject({ blocked: false, isOwn: true });
    await world.gate.crm.recordTag(task, '901', tag);
    const again = await submit({ recipient, metadata: { message_class: 'reply' }, bodyText: 'Hello Ada, see you.' });
    const late = await taskOf(again.actionId);
    expect(late && (await world.gate.crm.wantTag(late, '901'))).toBeNull();
    await sql('DELETE FROM work_item');
    const nobody = await submit();
    expect(await taskOf(nobody.actionId)).toBeNull();
  });

  it('that is older than the last one changes no tag', async () => {
    await connect();
    const recipient = newRecipient();
    const [first, second] = [await blockedFor(recipient), await blockedFor(recipient)];
    const older = await taskOf(first.actionId);
    const newer = await taskOf(second.actionId);
    if (!older || !newer) throw new Error('nothing to tag');
    expect(await world.gate.crm.wantTag(newer, '902')).toMatchObject({ actionId: second.actionId });
    expect(await world.gate.crm.wantTag(older, '902')).toMatchObject({ actionId: second.actionId });
  });

  it('that blocked somebody who was approved since marks nobody, also where nothing of the approval was written down', async () => {
    await connect();
    const recipient = newRecipient();
    const blocked = await blockedFor(recipient);
    const approved = await submit({ recipient, bodyText: 'Hello Ada,\n\nsee you on Monday at nine.\n\nGrace' });
    expect(approved.status).toBe('APPROVED');
    const task = await taskOf(blocked.actionId);
    expect(task).toMatchObject({ blocked: false, actionId: approved.actionId });
    expect(task && (await world.gate.crm.wantTag(task, '904'))).toMatchObject({ blocked: false });
  });

  it('finds a contact by the id the CRM gave with a draft', async () => {
    await connect();
    await world.configure({ block_disposition: 'terminal' });
    const draft = message({ bodyText: blockedBody, metadata: { contact: { id: '903' } } });
    const { actionId } = await world.gate.crm.submit(
      { workspaceId: world.workspaceId, portalId: grant.portalId },
      draft,
    );
    await world.configure({ block_disposition: 'review' });
    expect(await taskOf(actionId)).toMatchObject({
      contactId: '903',
      phone: null,
    });
  });

  it('waits for the account whose id of the contact it is, and for tagging to be on', async () => {
    await connect();
    await world.configure({ block_disposition: 'terminal' });
    const draft = message({ bodyText: blockedBody, metadata: { contact: { id: '906' } } });
    const { actionId } = await world.gate.crm.submit({ workspaceId: world.workspaceId, portalId: '4711' }, draft);
    await world.configure({ block_disposition: 'review' });
    const again = async () => {
      await sql(`UPDATE work_item SET state = 'PENDING', next_run_at = now() WHERE kind = 'crm_tag'`);
      return world.gate.crm.tagTask(await take('crm_tag', actionId));
    };
    await connect({ portalId: '4712' });
    expect(await again()).toEqual({ waits: 'crm_other_account' });
    await connect({ tagging: false });
    expect(await again()).toEqual({ waits: 'crm_tagging_off' });
    await world.gate.crm.disconnect(world.owner);
    await expect(again()).rejects.toMatchObject({ code: 'crm_not_connected' });
    await connect();
    expect(await again()).toMatchObject({ contactId: '906', blocked: true });
  });

  it('believes the id a caller gave only beside a number, and finds nobody by a handle', async () => {
    await connect();
    await world.configure({ block_disposition: 'terminal' });
    const metadata = { contact: { id: '904' } };
    const sms = { channel: 'sms', recipient: '+14155559040', subject: null } as const;
    const texted = await submit({ ...sms, bodyText: blockedBody, metadata });
    const chat = { channel: 'slack', recipient: 'U0CRM00001', subject: null } as const;
    const chatted = await submit({ ...chat, bodyText: blockedBody, metadata });
    const mailed = await submit({ bodyText: blockedBody, metadata });
    await world.configure({ block_disposition: 'review' });
    const task = async ({ actionId }: { actionId: string }) => taskOf(actionId);
    expect(await task(texted)).toMatchObject({ contactId: '904', phone: sms.recipient });
    expect(await task(mailed)).toMatchObject({ contactId: null, email: mailed.recipient });
    expect(await task(chatted)).toBeNull();
  });

  it('is on record once the CRM has it', async () => {
    await connect();
    const task = await taskOf((await blockedFor(newRecipient())).actionId);
    if (!task) throw new Error('nothing to tag');
    await world.gate.crm.recordTag(task, '904', { ...task, isOwn: true });
    const found = await world.gate.findSubmission(world.workspaceId, task.actionId, { events: true });
    expect(found?.events?.at(-1)).toMatchObject({
      kind: 'crm.contact_tagged',
      detail: { contact_id: '904', blocked: true },
    });
  });

  it('is taken up again, when it was given up while the connection was lost', async () => {
    await connect();
    const { actionId } = await blockedFor(newRecipient());
    await world.gate.work.bury(await take('crm_tag', actionId), 'needs_reconnect');
    await connect({ refreshToken: 'refresh-token-2' });
    expect(await taskOf(actionId)).toMatchObject({ actionId });
  });

  it('is taken up in steps, where more was given up than a statement has time for, and not what is given up later', async () => {
    const given = (id: string, finished: string) =>
      sql(
        `INSERT INTO work_item (id, workspace_id, kind, dedupe_key, ref_id, max_attempts, state, finished_at)
         SELECT $1 || n, $2, 'crm_tag', $1 || n, 'act_' || n, 6, 'DEAD', ${finished} FROM generate_series(1, $3::int) n`,
        [id, world.workspaceId, id === 'before-' ? 5_002 : 1],
      );
    await given('before-', `now() - interval '1 minute'`);
    const left = async () =>
      (await sql<{ n: number }>(`SELECT count(*)::int AS n FROM work_item WHERE state = 'DEAD'`))[0]?.n;
    await connect();
    expect(await left()).toBe(2);
    await given('after-', `now() + interval '1 minute'`);
    const { workspacesToResume, resumeParked } = world.gate.maintenance;
    expect(await workspacesToResume('')).toEqual([world.workspaceId]);
    expect(await resumeParked(world.workspaceId)).toBe(2);
    expect([await workspacesToResume(''), await resumeParked(world.workspaceId), await left()]).toEqual([[], 0, 1]);
  });

  it('is taken up again, when a worker gives it up that had begun before the connection was made anew', async () => {
    await connect();
    const { actionId } = await blockedFor(newRecipient());
    const item = await take('crm_tag', actionId);
    await connect({ refreshToken: 'refresh-token-2' });
    await world.gate.work.bury(item, 'crm_not_connected');
    expect(await taskOf(actionId)).toMatchObject({ connection: { refreshToken: 'refresh-token-2' } });
  });

  it('leaves no tag behind of somebody who was erased, and owes the CRM that it is taken back', async () => {
    await connect();
    const recipient = newRecipient();
    const task = await taskOf((await blockedFor(recipient)).actionId);
    if (!task) throw new Error('nothing to tag');
    await world.gate.crm.wantTag(task, '905');
    // The latest decision found them by another address.
    await world.gate.crm.wantTag({ ...task, recipientHash: 'of another address' }, '905');
    const { erasureId } = await world.gate.privacy.erase(world.owner, recipient);
    await sql(`DELETE FROM work_item WHERE kind IN ('dispatch', 'callback')`);
    expect(await world.gate.privacy.runErasure(erasureId)).toBe(true);
    expect(await sql(`SELECT 1 FROM crm_tag WHERE contact_id = '905'`)).toEqual([]);
    const taken = await taskOf('4711:905');
    if (!taken) throw new Error('nothing to take back');
    expect(await world.gate.crm.wantTag(taken, '905')).toEqual({ blocked: false, actionId: '', isOwn: false });
    expect(await sql(`SELECT 1 FROM crm_tag WHERE contact_id = '905'`)).toEqual([]);
  });
});

describe('a contact whose recipient is erased while a worker asks the CRM about them', () => {
  it('is written down no more, and the flag that the worker may have set is taken back', async () => {
    await connect();
    const recipient = newRecipient();
    const task = await taskOf((await blockedFor(recipient)).actionId);
    if (!task) throw new Error('nothing to tag');
    const { erasureId } = await world.gate.privacy.erase(world.owner, recipient);
    expect(await world.gate.privacy.runErasure(erasureId)).toBe(true);
    expect(await world.gate.crm.wantTag(task, '907')).toEqual({ blocked: false, actionId: '', isOwn: false });
    expect(await sql(`SELECT 1 FROM crm_tag WHERE contact_id = '907'`)).toEqual([]);
  });
});

describe('what the CRM tells', () => {
  it('makes evidence that was read before out of date, also for other processes', async () => {
    await connect();
    const before = (await world.gate.crm.open(world.workspaceId)).evidenceChangedAt;
    await sql(`UPDATE crm_connection SET evidence_changed_at = now() - interval '1 hour'`);
    await world.gate.crm.tell(world.workspaceId, [{ eventId: 'e1', contactId: '11', optOut: false }]);
    const after = (await world.gate.crm.open(world.workspaceId)).evidenceChangedAt;
    expect(after.getTime()).toBeGreaterThanOrEqual(before.getTime());
    expect(await owed('crm_consent')).toEqual([]);
  });

  it('owes a contact who may have opted out one look, however often it is told', async () => {
    await connect();
    const told = { eventId: 'e2', contactId: '12', optOut: true };
    await world.gate.crm.tell(world.workspaceId, [told, told]);
    await world.gate.crm.tell(world.workspaceId, [told]);
    expect(await owed('crm_consent')).toMatchObject([{ refId: '4711:12' }]);
    // The CRM may use the id of an event again.
    await world.gate.crm.tell(world.workspaceId, [{ ...told, contactId: '14' }]);
    expect(await owed('crm_consent')).toHaveLength(2);
  });

  it('is asked of the account that told it, and of no other', async () => {
    await connect();
    await world.gate.crm.tell(world.workspaceId, [{ eventId: 'e5', contactId: '15', optOut: true }]);
    const item = await take('crm_consent');
    expect(await world.gate.crm.consentTask(item)).toMatchObject({ contactId: '15', connection: { portalId: '4711' } });
    await connect({ portalId: '4712' });
    expect(await world.gate.crm.consentTask(item)).toEqual({ waits: 'crm_other_account' });
    await world.gate.crm.disconnect(world.owner);
    await expect(world.gate.crm.consentTask(item)).rejects.toMatchObject({ code: 'crm_not_connected' });
    await world.gate.crm.tell(world.workspaceId, [{ eventId: 'e6', contactId: '16', optOut: true }]);
    expect(await owed('crm_consent')).toHaveLength(1);
  });

  it('takes the consent of an address back', async () => {
    await connect();
    await world.gate.crm.tell(world.workspaceId, [{ eventId: 'e3', contactId: '13', optOut: true }]);
    const item = await take('crm_consent');
    await world.gate.crm.revokeConsent(item, 'opted-out@team.example.org');
    await world.gate.crm.revokeConsent(item, 'no address');
    expect((await audited('consent.revoked')).at(-1)).toMatchObject({ actor: 'crm', detail: { channel: 'email' } });
    const [{ count } = { count: 0 }] = await sql<{ count: number }>(
      'SELECT count(*)::int AS count FROM consent_revocation',
    );
    expect(count).toBe(1);
  });

  it('puts a draft before the gate under no key, once for each idempotency key', async () => {
    const draft = message({ bodyText: blockedBody, idempotencyKey: 'crm:e4', label: 'renewals' });
    const first = await world.gate.crm.submit({ workspaceId: world.workspaceId, portalId: grant.portalId }, draft);
    expect(first).toMatchObject({ status: 'QUEUED', label: 'renewals', livemode: true });
    const again = await world.gate.crm.submit(
      { workspaceId: world.workspaceId, portalId: grant.portalId },
      message({ idempotencyKey: 'crm:e4' }),
    );
    expect(again.actionId).toBe(first.actionId);
    const [{ actor } = { actor: '' }] = await sql<{ actor: string }>(
      'SELECT actor FROM audit_event WHERE submission_id = $1',
      [first.actionId],
    );
    expect(actor).toBe('crm');
    const approved = await world.gate.reviews.approve(reviewer, first.actionId, {
      expectedVersion: 1,
      override: true,
      reason: 'The key in it is the example of the handbook.',
    });
    expect(approved.submission.status).toBe('APPROVED');
  });

  it('counts against the quota of the workspace', async () => {
    await world.configure({ tokens_per_day: 1 });
    const refused = world.gate.crm.submit({ workspaceId: world.workspaceId, portalId: grant.portalId }, message());
    await expect(refused).rejects.toMatchObject({ code: 'governance_quota_exceeded' });
    await world.configure({ tokens_per_day: null });
  });
});
