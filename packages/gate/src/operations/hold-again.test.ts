import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Actor } from '../caller.ts';
import type { SubmissionView } from '../submission-view.ts';
import { blockedBody, count, message, newRecipient, showMeasured, type TestGate, testGate } from '../testing.ts';

let world: TestGate;
let reviewer: Actor;
beforeAll(async () => {
  world = await testGate();
  reviewer = await world.person('reviewer');
  await world.configure({
    callback_url: 'https://hooks.example.org/gate',
    dispatch_webhook_url: 'https://sender.example.org/send',
    dispatch_webhook_secret: 'secret-of-the-sender',
    contact_pressure: { per_24h: 1000, per_7d: 1000 },
  });
});
afterAll(() => world.close());
beforeEach(() => world.configure({ evidence_lease: true, advisory_hold: true, dispatch_mode: {} }));

const day = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * day).toISOString().slice(0, 10);
/** A claim with a record that is ten days from too old. */
const claiming = {
  bodyText: 'Hello Ada, congrats on the recent Series B. Is ten on Thursday still good for you? Grace',
  metadata: {
    contact: { company: 'Acme', first_name: 'Ada' },
    source_records: [
      { id: 'r1', entity: 'Acme', event_type: 'funding', acquired_at: daysAgo(80), evidence_tier: 'verified' },
    ],
  },
} as const;
const submit = async (changes: Parameters<typeof message>[0] = {}) =>
  (await world.gate.submit(world.caller, message({ ...claiming, ...changes } as never))).submission;
const approved = async (changes: Parameters<typeof message>[0] = {}) => {
  const submission = await submit(changes);
  expect(submission).toMatchObject({ status: 'APPROVED' });
  return submission;
};
const read = async (actionId: string): Promise<SubmissionView> => {
  const view = await world.gate.findSubmission(world.workspaceId, actionId, { events: true });
  if (!view) throw new Error('no such submission');
  return view;
};
/** Lets the evidence of a message grow too old. */
const expire = (actionId: string) =>
  world.database.sql(`UPDATE submission SET evidence_expires_at = now() - interval '1 second' WHERE id = $1`, [
    actionId,
  ]);
/** Makes a hold of a message that waits for the recipient's day, which has come. */
const waitForItsDay = async (actionId: string) => {
  await world.database.unguarded(
    `UPDATE submission SET status = 'QUEUED', queue_reason = 'quiet_hours', release_at = now() - interval '1 second' WHERE id = $1`,
    [actionId],
  );
};
const sweep = () => world.gate.reviews.holdExpiredEvidence();
const report = (actionId: string, status: 'sent' | 'failed' = 'sent') =>
  world.gate.reportDelivery(world.workspaceId, actionId, { status, providerMessageId: 'm', error: null });
const approve = (actionId: string, expectedVersion: number, person = reviewer) =>
  world.gate.reviews.approve(person, actionId, { expectedVersion, reason: 'Looked at it with sales.' });
const callbacksOf = async (actionId: string) => {
  const events = await world.database.sql<{ id: string }>(
    'SELECT id FROM callback_event WHERE submission_id = $1 ORDER BY created_at, id',
    [actionId],
  );
  const deliveries = await Promise.all(events.map(({ id }) => world.gate.delivery.load(id)));
  return deliveries.map((delivery) => delivery && JSON.parse(delivery.body.toString('utf8')));
};
const scanned = (actionId: string, kind: 'semantic' | 'grounding' = 'grounding', findings: object[] | null = null) =>
  world.gate.scans.record(actionId, kind, {
    ...{ state: 'done', score: 0.2, engine: 'e' },
    findings: findings ?? [{ kind: 'funding', status: 'contradicted', support_score: 0.2 }],
  });

describe('an approved message whose evidence grows too old', () => {
  it('goes back to a hold of its own reason, times and token, which everybody who reads it sees', async () => {
    await world.configure({ review_ttl_minutes: { slack: 30 } });
    const key = `lease-${Date.now()}`;
    const sms = { channel: 'slack', recipient: 'U024BE7LH', subject: null, idempotencyKey: key } as const;
    const { actionId, evidenceExpiresAt, holdToken } = await approved(sms);
    expect(evidenceExpiresAt?.toISOString()).toBe(`${daysAgo(-11)}T00:00:00.000Z`);
    expect(holdToken).toBeNull();
    expect(await sweep()).toBe(0);

    await expire(actionId);
    expect(await sweep()).toBe(1);
    const held = await read(actionId);
    expect(held).toMatchObject({
      ...{ status: 'QUEUED', queueReason: 'evidence_expired', version: 2, decidedAt: null, deliveryStatus: null },
      holdToken: expect.stringMatching(/^hold_[0-9A-Za-z]{32}$/),
      ackMessage: expect.stringContaining('checking'),
      reviewUrl: expect.stringContaining(actionId),
    });
    const began = held.heldAgainAt?.getTime() ?? 0;
    expect(held.expiresAt?.getTime()).toBe(began + 30 * 60_000);
    expect(held.respondBy?.getTime()).toBe(began + 5 * 60_000);
    expect(held.events?.at(-1)).toMatchObject({
      ...{ kind: 'submission.held_again', actor: 'evidence-lease@system.invalid' },
      detail: {
        reason: 'evidence_lease',
        before: { status: 'APPROVED', version: 1 },
        after: { status: 'QUEUED', queue_reason: 'evidence_expired', version: 2 },
      },
    });
    const again = await world.gate.submit(world.caller, message({ idempotencyKey: key }));
    expect(again).toMatchObject({ replayed: true, submission: { actionId, status: 'QUEUED', version: 2 } });
    const queue = await world.gate.reviews.list(world.workspaceId);
    expect(queue.items).toContainEqual(
      expect.objectContaining({ actionId, due: expect.objectContaining({ state: 'calm' }) }),
    );
    expect(await sweep()).toBe(0);
  });

  it('is told as a hold to whoever asks, before the clock comes: a repeat, a poll or a reviewer', async () => {
    const repeated = message({ ...claiming, idempotencyKey: `asked-${Date.now()}` } as never);
    const { actionId } = (await world.gate.submit(world.caller, repeated)).submission;
    await expire(actionId);
    const held = { actionId, status: 'QUEUED', queueReason: 'evidence_expired', version: 2 };
    expect(await world.gate.submit(world.caller, repeated)).toMatchObject({ replayed: true, submission: held });
    for (const ask of [read, (id: string) => world.gate.reviews.open(reviewer, id)]) {
      const one = await approved();
      await expire(one.actionId);
      const views = await Promise.all([1, 2, 3].map(() => ask(one.actionId)));
      for (const view of views) expect(view).toMatchObject({ ...held, actionId: one.actionId });
      const { events } = await read(one.actionId);
      expect(events?.filter(({ kind }) => kind === 'submission.held_again')).toHaveLength(1);
    }
    expect(await sweep()).toBe(0);
  });

  it('is refused as delivered with what to do, and the report is on record once', async () => {
    const { actionId } = await approved();
    await expire(actionId);
    await sweep();
    for (const _ of [1, 2]) {
      await expect(report(actionId)).rejects.toMatchObject({
        ...{ code: 'state_conflict', current: { status: 'QUEUED', queue_reason: 'evidence_expired' } },
        message: expect.stringContaining('tell a reviewer'),
      });
    }
    const { events } = await read(actionId);
    expect(events?.filter(({ kind }) => kind === 'submission.delivery_conflict')).toMatchObject([
      { actor: 'caller', detail: { reported: 'sent' } },
    ]);
  });

  it('is reviewed a second time, with a callback of its own, and what is decided then stands', async () => {
    const held = await submit({ bodyText: `${claiming.bodyText}\n${blockedBody}` });
    expect(held.status).toBe('QUEUED');
    await approve(held.actionId, 1);
    await expire(held.actionId);
    expect(await sweep()).toBe(1);
    const back = await read(held.actionId);
    expect(back).toMatchObject({ status: 'QUEUED', version: 3, decidedAt: null });
    expect(back).toMatchObject({ reviewedBy: null, reviewedAt: null, reviewReason: null, reviewNote: null });
    // What was looked at in the first round decides nothing in the second.
    for (const stale of [1, 2]) {
      await expect(approve(held.actionId, stale)).rejects.toMatchObject({ code: 'version_mismatch' });
    }
    expect(await approve(held.actionId, 3)).toMatchObject({
      decided: true,
      replayed: false,
      submission: { version: 4 },
    });
    expect(await callbacksOf(held.actionId)).toEqual([
      null,
      expect.objectContaining({ event: 'gate.review.approved' }),
    ]);
    expect(
      await world.database.sql('SELECT final_for FROM review_decision WHERE submission_id = $1', [held.actionId]),
    ).toEqual(expect.arrayContaining([{ final_for: held.actionId }, { final_for: `${held.actionId}#3` }]));
    expect(await sweep()).toBe(0);
  });

  it('begins its second review as nobody’s, with the token and the words its caller knows', async () => {
    await world.configure({ ack_template: 'Thanks {first_name}, we will answer.' });
    const slack = { channel: 'slack', recipient: 'U024BE7LM', subject: null } as const;
    const held = await submit({ ...slack, bodyText: `${claiming.bodyText}\n${blockedBody}` });
    const { actionId, holdToken, ackMessage } = held;
    expect([held.status, ackMessage]).toEqual(['QUEUED', 'Thanks Ada, we will answer.']);
    await scanned(actionId);
    const { version } = await world.gate.reviews.escalate(reviewer, actionId, 1);
    const claimed = await world.gate.reviews.claim(reviewer, actionId, { expectedVersion: version });
    const time = expect.any(Date);
    expect(claimed).toMatchObject({ claim: { by: reviewer.email }, raisedAt: time, escalatedAt: time });
    await approve(actionId, claimed.version);
    await expire(actionId);
    await sweep();
    await world.configure({ ack_template: 'Another one.' });
    const back = await world.gate.reviews.open(reviewer, actionId);
    expect(back).toMatchObject({ status: 'QUEUED', holdToken, ackMessage });
    expect(back).toMatchObject({ claim: null, escalatedAt: null, raisedAt: null });
  });

  it('keeps its acknowledgement sealed where its content is', async () => {
    await world.configure({ seal_content: true, ack_template: 'Thanks {first_name}, we will answer.' });
    const slack = { channel: 'slack', recipient: 'U024BE7LN', subject: null } as const;
    const { actionId, ackMessage } = await submit({ ...slack, bodyText: `${claiming.bodyText}\n${blockedBody}` });
    expect(ackMessage).toBe('Thanks Ada, we will answer.');
    await approve(actionId, 1);
    await expire(actionId);
    expect(await sweep()).toBe(1);
    expect(await read(actionId)).toMatchObject({ status: 'QUEUED', ackMessage });
    const open = await world.database.sql('SELECT ack_message FROM submission WHERE id = $1', [actionId]);
    expect(open).toEqual([{ ack_message: null }]);
    await world.configure({ seal_content: false });
  });

  it.each<[string, (to: string) => Promise<unknown>, string]>([
    ['was suppressed', (to) => world.gate.workspaces.suppression.add(world.owner, [to]), 'suppressed'],
    [
      'took back consent',
      (to) => world.gate.workspaces.revokeConsent(world.owner, { channel: 'email', recipient: to, revokedAt: null }),
      'consent_revoked',
    ],
  ])('to somebody who %s meanwhile is no hold any more: nobody could approve it', async (_what, stop, reason) => {
    const ways = [sweep, scanned, read];
    for (const way of ways) {
      const recipient = newRecipient();
      const { actionId } = await approved({ recipient });
      await stop(recipient);
      expect((await read(actionId)).status).toBe('APPROVED');
      if (way !== scanned) await expire(actionId);
      await way(actionId);
      const ended = await read(actionId);
      expect(ended).toMatchObject({ status: 'BLOCKED', queueReason: null, reviewReason: reason });
      expect(ended.events?.slice(-2).map(({ kind }) => kind)).toEqual(['submission.held_again', 'submission.blocked']);
    }
  });

  it('tells nobody of the approval before it, neither at the next attempt nor when an admin asks for one', async () => {
    const { actionId } = await submit({ bodyText: `${claiming.bodyText}\n${blockedBody}` });
    const since = new Date();
    await approve(actionId, 1);
    expect(await callbacksOf(actionId)).toMatchObject([{ event: 'gate.review.approved' }]);
    await expire(actionId);
    await sweep();
    expect(await callbacksOf(actionId)).toEqual([null]);
    const [event] = await world.database.sql<{ id: string }>('SELECT id FROM callback_event WHERE submission_id = $1', [
      actionId,
    ]);
    const admin = await world.person('admin');
    await expect(world.gate.callbacks.retry(admin, event?.id ?? '')).rejects.toMatchObject({
      code: 'state_conflict',
      message: expect.stringContaining('went back to a hold'),
    });
    expect(await world.gate.callbacks.replayRange(admin, { from: since, to: new Date() })).toBe(0);
    const note = { reasonCode: 'stale_evidence', note: null, guidance: null } as const;
    await world.gate.reviews.reject(reviewer, actionId, { expectedVersion: 3, ...note });
    expect(await callbacksOf(actionId)).toEqual([null, expect.objectContaining({ event: 'gate.review.rejected' })]);
  });

  it('is decided and ends with its time after hundreds of edits as well', async () => {
    const backEdited = async () => {
      const held = await submit({ bodyText: `${claiming.bodyText}\n${blockedBody}` });
      await approve(held.actionId, 1);
      await expire(held.actionId);
      await sweep();
      // As 250 saved edits leave it: each is a version and a round.
      await world.database.sql(
        `INSERT INTO review_round (submission_id, workspace_id, round, kind, actor, content_sha256)
         SELECT $1, $2, 3 + n, 'edited', 'ada@example.org', '' FROM generate_series(1, 250) n`,
        [held.actionId, world.workspaceId],
      );
      await world.database.unguarded('UPDATE submission SET version = 253 WHERE id = $1', [held.actionId]);
      return held.actionId;
    };
    const rejected = await backEdited();
    const rejection = { expectedVersion: 253, reasonCode: 'quality' } as const;
    expect(await world.gate.reviews.reject(reviewer, rejected, rejection)).toMatchObject({ decided: true });
    const expired = await backEdited();
    await world.database.sql(`UPDATE submission SET expires_at = now() - interval '1 second' WHERE id = $1`, [expired]);
    expect(await world.gate.reviews.expireDue()).toBe(1);
    expect(await read(expired)).toMatchObject({ status: 'REJECTED', reviewReason: 'expired' });
  });

  it('approved by somebody who saw that the evidence is old is not taken back for it', async () => {
    const { actionId } = await approved({
      metadata: {
        ...claiming.metadata,
        source_records: [{ ...claiming.metadata.source_records[0], acquired_at: daysAgo(90) }],
      },
    });
    await expire(actionId);
    await sweep();
    await world.configure({ evidence_max_age_days: { funding: 30 } });
    await approve(actionId, 2);
    await world.configure({ evidence_max_age_days: {} });
    expect(await read(actionId)).toMatchObject({ status: 'APPROVED', evidenceExpiresAt: null });
    expect(await sweep()).toBe(0);
  });

  it('is rejected when nobody looks at it in time, and the caller is told', async () => {
    const { actionId } = await approved();
    await expire(actionId);
    await sweep();
    await world.database.sql(`UPDATE submission SET expires_at = now() - interval '1 second' WHERE id = $1`, [
      actionId,
    ]);
    expect(await world.gate.reviews.expireDue()).toBe(1);
    expect(await read(actionId)).toMatchObject({ status: 'REJECTED', reviewReason: 'expired' });
    expect(await callbacksOf(actionId)).toMatchObject([{ event: 'gate.review.rejected', reason_code: 'expired' }]);
  });

  it('stays where its recipient was erased: there is nothing to look at', async () => {
    const recipient = 'https://www.linkedin.com/in/ada-erased';
    const { actionId } = await approved({ channel: 'linkedin', recipient, subject: null });
    const { erasureId } = await world.gate.privacy.erase(world.owner, recipient);
    await world.gate.privacy.runErasure(erasureId);
    await expire(actionId);
    expect(await read(actionId)).toMatchObject({ status: 'APPROVED', recipient: 'erased' });
    await scanned(actionId);
    expect(await sweep()).toBe(0);
    expect(await read(actionId)).toMatchObject({ status: 'APPROVED', version: 2 });
  });

  it('stays where the workspace did not ask, or asks no more', async () => {
    await world.configure({ evidence_lease: false });
    expect((await approved()).evidenceExpiresAt).toBeNull();
    await world.configure({ evidence_lease: true });
    const { actionId } = await approved();
    await world.configure({ evidence_lease: false });
    await expire(actionId);
    // Whoever finds one to look at asks for the next: the message costs the clock nothing.
    const step = jest.fn(() => false);
    expect(await world.gate.reviews.holdExpiredEvidence(1, step)).toBe(0);
    expect(step).toHaveBeenCalledTimes(1);
    expect(await read(actionId)).toMatchObject({ status: 'APPROVED', version: 1 });
    expect((await report(actionId)).status).toBe('SENT');
  });

  it('is not let go by the end of quiet hours either', async () => {
    const text = 'Hello Ada, congrats on the recent Series B. Is ten on Thursday good? Grace. Reply STOP to opt out.';
    const { actionId } = await submit({ channel: 'sms', recipient: '+4915110000001', subject: null, bodyText: text });
    await waitForItsDay(actionId);
    await expire(actionId);
    expect(await world.gate.reviews.releaseDue()).toBe(0);
    const held = await read(actionId);
    expect(held).toMatchObject({ status: 'QUEUED', releaseAt: null });
    expect(held.events?.at(-1)).toMatchObject({
      ...{ kind: 'submission.release_withheld', detail: { reason: 'evidence_expired' } },
    });
  });

  it('gets its end with the end of quiet hours, when the workspace has asked for it since', async () => {
    await world.configure({ evidence_lease: false });
    const text = 'Hello Ada, congrats on the recent Series B. Is ten on Friday good? Grace. Reply STOP to opt out.';
    const { actionId } = await submit({ channel: 'sms', recipient: '+4915110000002', subject: null, bodyText: text });
    await waitForItsDay(actionId);
    const before = await approved();
    await world.configure({ evidence_lease: true });
    expect(await world.gate.reviews.releaseDue()).toBe(1);
    const released = await read(actionId);
    expect(released).toMatchObject({ status: 'APPROVED' });
    expect(released.evidenceExpiresAt?.toISOString()).toBe(`${daysAgo(-11)}T00:00:00.000Z`);
    // Nobody had been asked to report what was approved before.
    expect(await read(before.actionId)).toMatchObject({ status: 'APPROVED', evidenceExpiresAt: null });
  });

  it('is not let go by the clock a second time, whatever took it back after the quiet hours, and is nobody’s', async () => {
    const text = 'Hello Ada, congrats on the recent Series B. Is ten on Monday good? Grace. Reply STOP to opt out.';
    const { actionId } = await submit({ channel: 'sms', recipient: '+4915110000003', subject: null, bodyText: text });
    await waitForItsDay(actionId);
    await world.gate.reviews.claim(reviewer, actionId, { expectedVersion: 1 });
    expect(await world.gate.reviews.releaseDue()).toBe(1);
    expect(await read(actionId)).toMatchObject({ status: 'APPROVED', releaseAt: expect.any(Date) });
    await scanned(actionId);
    expect(await world.gate.reviews.releaseDue()).toBe(0);
    const back = await world.gate.reviews.open(world.owner, actionId);
    expect(back).toMatchObject({ status: 'QUEUED', releaseAt: null, claim: null });
  });

  it('is found by the index, in workspaces that ask alone', async () => {
    await world.database.sql('SET enable_seqscan = off');
    const plan = await world.database.sql<{ 'QUERY PLAN': string }>(
      `EXPLAIN SELECT id FROM submission WHERE workspace_id = 'w' AND status = 'APPROVED' AND evidence_expires_at <= now()
         AND dispatch_began_at IS NULL AND erased_at IS NULL ORDER BY evidence_expires_at LIMIT 200`,
    );
    expect(JSON.stringify(plan)).toContain('submission_evidence_due');
  });
});

describe('a repaired message', () => {
  it('comes back as it was repaired, its open dispatch ends, and a new one follows its approval', async () => {
    await world.configure({ dispatch_mode: { slack: 'webhook' } });
    const text = `${claiming.bodyText} We guarantee 3x ROI.`;
    const { actionId, remediatedBody } = await approved({
      ...{ channel: 'slack', recipient: 'U024BE7LJ', subject: null, bodyText: text, autoRemediate: true },
    });
    expect(remediatedBody).not.toContain('guarantee');
    await expire(actionId);
    expect(await sweep()).toBe(1);
    expect(await read(actionId)).toMatchObject({ status: 'QUEUED', deliveryStatus: null });
    const work = () =>
      world.database.sql(`SELECT state FROM work_item WHERE ref_id = $1 AND kind = 'dispatch' ORDER BY id`, [actionId]);
    expect(await work()).toEqual([{ state: 'CANCELLED' }]);

    const { submission } = await approve(actionId, 2);
    expect(submission).toMatchObject({ status: 'DISPATCHING', deliveryStatus: 'pending' });
    expect(await work()).toEqual([{ state: 'CANCELLED' }, { state: 'PENDING' }]);
    expect(await callbacksOf(actionId)).toMatchObject([{ body_text: remediatedBody }]);
    const [item] = await world.database.sql<{ id: string }>(
      `SELECT id FROM work_item WHERE ref_id = $1 AND kind = 'dispatch' AND state = 'PENDING'`,
      [actionId],
    );
    const lease = await world.gate.work.claim(item?.id ?? '', 30);
    const task = lease && (await world.gate.dispatch.open(lease));
    expect(task?.message).toMatchObject({ bodyText: remediatedBody, remediated: true });
  });

  it('whose dispatch began does not come back', async () => {
    await world.configure({ dispatch_mode: { slack: 'webhook' } });
    const { actionId } = await submit({ channel: 'slack', recipient: 'U024BE7LK', subject: null });
    const [item] = await world.database.sql<{ id: string }>(
      `SELECT id FROM work_item WHERE ref_id = $1 AND kind = 'dispatch'`,
      [actionId],
    );
    const lease = await world.gate.work.claim(item?.id ?? '', 30);
    const task = lease && (await world.gate.dispatch.open(lease));
    if (!lease || !task) throw new Error('nothing to hand over');
    expect(await world.gate.dispatch.begin(lease, task)).toBe('begun');
    await expire(actionId);
    expect(await sweep()).toBe(0);
    await scanned(actionId);
    expect((await read(actionId)).status).toBe('DISPATCHING');
  });
});

describe('a scan that finds something', () => {
  const grounding = (status: string, kind = 'funding', support_score = 0.1) => ({ status, kind, support_score });
  it.each<['semantic' | 'grounding', object, string | null]>([
    ['grounding', grounding('contradicted'), 'evidence_expired'],
    ['grounding', grounding('stale', 'funding', 0.9), 'evidence_expired'],
    ['grounding', grounding('unsupported'), 'policy_warn'],
    ['grounding', grounding('unsupported', 'quantity'), 'policy_warn'],
    ['grounding', grounding('unsupported', 'statement'), null],
    ['grounding', grounding('unsupported', 'funding', 0.4), null],
    ['grounding', grounding('supported', 'funding', 0.9), null],
    ['grounding', grounding('not_checkable', 'funding', 0), null],
    ['semantic', { kind: 'contradictory_values', confidence: 0.7 }, 'policy_warn'],
    ['semantic', { kind: 'rude_tone', confidence: 0.9 }, 'policy_warn'],
    ['semantic', { kind: 'subject_not_in_body', confidence: 0.5 }, null],
  ])('of kind %s, %j, takes an approved message back as %s', async (kind, finding, reason) => {
    const { actionId } = await approved();
    await scanned(actionId, kind, [finding]);
    const after = await read(actionId);
    expect(after).toMatchObject(
      reason === null ? { status: 'APPROVED', version: 1 } : { status: 'QUEUED', queueReason: reason, version: 2 },
    );
    expect(after.advisory[kind]).toMatchObject({ state: 'done', findings: [finding] });
    if (reason === null) return;
    expect(after.events?.at(-1)).toMatchObject({
      ...{ kind: 'submission.held_again', actor: 'advisory-hold@system.invalid' },
      detail: { reason: 'advisory_hold', scan: kind },
    });
  });

  it('leaves an approved message alone where the workspace did not ask', async () => {
    await world.configure({ advisory_hold: false });
    const { actionId } = await approved();
    await scanned(actionId);
    expect(await read(actionId)).toMatchObject({ status: 'APPROVED', version: 1 });
  });

  it('takes a message back once: whoever approved it after that knew what the scan says', async () => {
    const { actionId } = await approved();
    await scanned(actionId);
    await approve(actionId, 2);
    await scanned(actionId);
    expect(await read(actionId)).toMatchObject({ status: 'APPROVED', version: 3 });
  });

  it('moves a hold up the queue without disturbing who works on it', async () => {
    await world.configure({ advisory_hold: false });
    const held = [];
    for (const _ of [1, 2]) held.push(await submit({ bodyText: blockedBody, recipient: newRecipient() }));
    const [first, second] = held.map(({ actionId }) => actionId);
    const order = async () => {
      const { items } = await world.gate.reviews.list(world.workspaceId, { limit: 1000 });
      return items.map(({ actionId }) => actionId).filter((id) => id === first || id === second);
    };
    expect(await order()).toEqual([first, second]);
    await scanned(second ?? '');
    expect(await order()).toEqual([second, first]);
    expect(await read(second ?? '')).toMatchObject({
      version: 1,
      raisedAt: expect.any(Date),
      respondBy: held[1]?.respondBy,
    });
    expect(await read(first ?? '')).toMatchObject({ raisedAt: null });
  });
});

describe('a race', () => {
  const items = count(40, 1_000);
  it(
    `for ${items} approved messages, of the clock, a scan, two reports or a dispatch, has one winner each`,
    async () => {
      await world.configure({ dispatch_mode: { slack: 'webhook' }, contact_pressure: { per_24h: 1000, per_7d: 1000 } });
      const won = { held: 0, reported: 0, dispatched: 0 };
      for (let from = 0; from < items; from += 10) {
        await Promise.all(Array.from({ length: 10 }, (_, at) => raced(from + at, won)));
      }
      expect(won.held + won.reported + won.dispatched).toBe(items);
      showMeasured('messages taken back in a race', { items, ...won });
    },
    count(120_000, 900_000),
  );

  /** Every second message is the caller's to send, the others are dispatched. */
  async function raced(at: number, won: { held: number; reported: number; dispatched: number }): Promise<void> {
    const dispatched = at % 2 === 1;
    const text = `${claiming.bodyText} We guarantee 3x ROI.`;
    const { actionId } = await approved(
      dispatched
        ? { channel: 'slack', recipient: `U0RACE${1000 + at}`, subject: null, bodyText: text, autoRemediate: true }
        : {},
    );
    await expire(actionId);
    const [item] = await world.database.sql<{ id: string }>(
      `SELECT id FROM work_item WHERE ref_id = $1 AND kind = 'dispatch'`,
      [actionId],
    );
    const open = async () => {
      const lease = await world.gate.work.claim(item?.id ?? '', 30);
      return lease && (await world.gate.dispatch.open(lease));
    };
    const rivals = dispatched ? [open, open] : [() => report(actionId, 'sent'), () => report(actionId, 'failed')];
    const outcomes = await Promise.allSettled([sweep(), scanned(actionId), ...rivals.map((rival) => rival())]);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'state_conflict' });
    }
    const { status, version, events } = await read(actionId);
    expect(version).toBe(2);
    const moves = (events ?? []).filter(({ kind }) => /held_again|delivery_reported/.test(kind)).length;
    expect(moves).toBe(status === 'DISPATCHING' ? 0 : 1);
    won[status === 'QUEUED' ? 'held' : status === 'DISPATCHING' ? 'dispatched' : 'reported'] += 1;
  }
});
