import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ProblemError, type ReviewCallback } from '@sendgate/contracts';
import type { Actor } from '../caller.ts';
import {
  blockedBody,
  findTraces,
  meanwhile,
  message,
  newRecipient,
  type TestGate,
  testGate,
  withTimeFor,
} from '../testing.ts';

let world: TestGate;
let admin: Actor;
beforeAll(async () => {
  world = await testGate();
  admin = await world.person('admin');
  await world.configure({ callback_url: 'https://hooks.example.org/gate', self_approval: true });
});
afterAll(() => world?.close());

const submit = async (changes: Parameters<typeof message>[0]) =>
  (await world.gate.submit(world.caller, message(changes))).submission;
const erase = async (recipient: string) => {
  const { erasureId } = await world.gate.privacy.erase(admin, recipient);
  expect(await world.gate.privacy.runErasure(erasureId)).toBe(true);
  return world.gate.privacy.findErasure(admin, erasureId);
};
const now = async (actionId: string) => {
  const view = await world.gate.findSubmission(world.workspaceId, actionId, { events: true });
  if (!view) throw new Error('the submission vanished');
  return view;
};
/** What a worker would post next about a submission. */
const callbacksOf = async (actionId: string) => {
  const rows = await world.database.sql<{ id: string; state: string }>(
    'SELECT id, state FROM callback_event WHERE submission_id = $1 ORDER BY id',
    [actionId],
  );
  return Promise.all(
    rows.map(async ({ id, state }) => {
      const body = (await world.gate.delivery.load(id))?.body;
      return { state, body: body ? (JSON.parse(body.toString('utf8')) as ReviewCallback) : null };
    }),
  );
};
const empty = {
  recipient: 'erased',
  subject: null,
  bodyText: null,
  bodyHtml: null,
  metadata: null,
  reviewNote: null,
  approvedBody: null,
  remediatedBody: null,
  ackMessage: null,
};

describe('a recipient who is erased', () => {
  it('stays suppressed where somebody else suppresses them in the very moment their entry is hashed', async () => {
    const recipient = newRecipient();
    const { erasureId } = await world.gate.privacy.erase(admin, recipient);
    const finish = () => world.gate.privacy.runErasure(erasureId);
    const entry = `INSERT INTO suppression_entry (workspace_id, entry, reason, created_by) VALUES ($1, $2, 'manual', 'x')`;
    // The erasure waits here before it writes anything: what it looked at until then was without the entry.
    const hold = `LOCK TABLE suppression_entry IN SHARE ROW EXCLUSIVE MODE`;
    await meanwhile(world.database, [hold, []], finish, { last: [entry, [world.workspaceId, recipient]] });
    const { submission } = await world.gate.submit(world.caller, message({ recipient }));
    expect(submission.status).toBe('BLOCKED');
  });

  it('leaves no trace in any column of any table, and the record as it was', async () => {
    const recipient = 'Grace.Marker@Lovelace-Marker.example';
    const held = await submit({
      recipient,
      subject: 'marker-subject',
      bodyText: `${blockedBody}\nmarker-body`,
      bodyHtml: '<p>marker-html</p>',
      metadata: {
        contact: { id: 'marker-contact', first_name: 'marker-name' },
        source_records: [
          { id: 'marker-record', entity: 'marker-entity', event_type: 'other', acquired_at: '2026-01-05' },
        ],
      },
    });
    const noted = await world.gate.reviews.addNote(admin, held.actionId, { expectedVersion: 1, text: 'marker-remark' });
    const edited = await submit({ recipient, bodyText: `${blockedBody}\nmarker-edited` });
    await world.gate.reviews.approve(admin, edited.actionId, {
      expectedVersion: 1,
      reason: 'marker-reason for this',
      bodyText: 'Hello, marker-approved.',
    });
    await world.gate.reviews.reject(admin, held.actionId, {
      expectedVersion: noted.version,
      reasonCode: 'tone',
      note: 'marker-note',
      guidance: 'marker-guidance',
    });
    await world.gate.scans.record(held.actionId, 'grounding', {
      state: 'done',
      score: 0.1,
      findings: [{ text: 'marker-finding' }],
      engine: 'e',
    });
    const sent = await submit({
      recipient: recipient.toLowerCase(),
      bodyText: 'Yes, that works. marker-clean',
      metadata: { message_class: 'reply' },
    });
    await world.gate.reportDelivery(world.workspaceId, sent.actionId, {
      status: 'failed',
      providerMessageId: 'marker-provider-id',
      error: `550 <${recipient}> marker-error`,
    });
    await world.gate.workspaces.suppression.add(admin, [recipient]);
    const traces = ['marker', 'AKIAIOSFODNN7EXAMPLQ'];
    expect(await findTraces(world.database, traces)).toEqual(
      expect.arrayContaining(['review_decision: note', 'submission: body_text', 'submission: delivery_error']),
    );
    const audit = await world.database.sql('SELECT * FROM audit_event ORDER BY id');

    const done = await erase(recipient);
    expect(done).toMatchObject({ state: 'done', submissions: 3, requestedBy: admin.email });
    expect(await findTraces(world.database, traces)).toEqual([]);
    const after = await world.database.sql('SELECT * FROM audit_event ORDER BY id');
    expect(after.slice(0, audit.length)).toEqual(audit);
    for (const { actionId, status } of [
      await now(held.actionId),
      await now(edited.actionId),
      await now(sent.actionId),
    ]) {
      expect(await now(actionId)).toMatchObject({ ...empty, status });
    }
    const { violations } = await now(held.actionId);
    expect(violations.map(({ rule }) => rule)).toContain('credential_leak');
    for (const violation of violations) {
      expect(violation).toMatchObject({ matched: null, saferAlternative: null, detail: 'Erased.', evidence: [] });
    }
  });

  it('is found under every spelling a channel takes for the same', async () => {
    const mine = [
      await submit({ recipient: 'Spelled@Example.org', bodyText: 'Yes.' }),
      await submit({ recipient: 'spelled@EXAMPLE.org', bodyText: 'No.' }),
      await submit({ recipient: 'er@xn--bcher-kva.example', bodyText: 'Yes.' }),
      await submit({ recipient: 'er@b\u00fccher\u3002example', bodyText: 'No.' }),
      await submit({ recipient: '+ada.b-c@plain\u3002example', bodyText: 'Yes.' }),
      await submit({ channel: 'sms', recipient: '+14155550199', subject: null, bodyText: 'Yes.' }),
      await submit({ channel: 'whatsapp', recipient: '+14155550199', subject: null, bodyText: 'No.' }),
      await submit({ channel: 'telegram', recipient: '@Ada_Spelled', subject: null, bodyText: 'Yes.' }),
      await submit({
        channel: 'linkedin',
        recipient: 'https://de.linkedin.com/in/Spelled/',
        subject: null,
        bodyText: 'Yes.',
      }),
    ];
    const other = await submit({ recipient: 'spelled@example.net' });
    for (const recipient of [
      'SPELLED@example.org',
      'er@B\u00fccher.example',
      '+Ada.b-c@plain.example',
      '+1 (415) 555-0199',
      '@ada_spelled',
      'https://www.linkedin.com/in/spelled',
    ]) {
      expect((await erase(recipient)).submissions).toBeGreaterThan(0);
    }
    for (const { actionId } of mine) expect(await now(actionId)).toMatchObject(empty);
    expect(await now(other.actionId)).toMatchObject({ recipient: 'spelled@example.net' });
  });

  it('has a held message rejected by who asked, and the caller told without being told whom', async () => {
    const recipient = newRecipient();
    const chat = { channel: 'sms', recipient: '+14155550177', subject: null } as const;
    const { actionId, holdToken } = await submit({ ...chat, bodyText: blockedBody });
    await submit({ recipient, bodyText: blockedBody });
    await erase('+14155550177');
    expect(await now(actionId)).toMatchObject({
      ...empty,
      status: 'REJECTED',
      reviewedBy: admin.email,
      reviewReason: 'privacy',
      queueReason: null,
    });
    expect(await callbacksOf(actionId)).toMatchObject([
      {
        state: 'pending',
        body: {
          event: 'gate.review.rejected',
          action_id: actionId,
          hold_token: holdToken,
          recipient: 'erased',
          body_text: '',
          subject: null,
          reason_code: 'privacy',
        },
      },
    ]);
    const kinds = (await now(actionId)).events?.map(({ kind }) => kind);
    expect(kinds).toEqual(['submission.decided', 'review.rejected', 'submission.erased']);
  });

  it('has a hold rejected that somebody is just deciding about: their decision is gone with the hold', async () => {
    const recipient = newRecipient();
    const { actionId } = await submit({ recipient, bodyText: blockedBody });
    await world.gate.reviews.approve(admin, actionId, {
      expectedVersion: 1,
      reason: 'A reason of some length',
      undoable: true,
    });
    await erase(recipient);
    expect(await now(actionId)).toMatchObject({ ...empty, status: 'REJECTED' });
    expect(await world.database.sql('SELECT 1 FROM pending_decision')).toEqual([]);
    const records = `SELECT kind, detail ->> 'reason' AS reason FROM audit_event WHERE submission_id = $1 AND kind LIKE 'review.decision%' ORDER BY id`;
    expect(await world.database.sql(records, [actionId])).toEqual([
      { kind: 'review.decision_begun', reason: null },
      { kind: 'review.decision_called_off', reason: 'privacy' },
    ]);
  });

  it('does not swallow a decision whose callback had not arrived: it is told anew, once, with nobody in it', async () => {
    const recipient = newRecipient();
    const { actionId } = await submit({ recipient, bodyText: blockedBody });
    await world.gate.reviews.reject(admin, actionId, { expectedVersion: 1, reasonCode: 'tone' });
    const [item] = await world.database.sql<{ id: string }>(
      `SELECT w.id FROM work_item w JOIN callback_event e ON e.id = w.ref_id WHERE e.submission_id = $1`,
      [actionId],
    );
    const lease = await world.gate.work.claim(item?.id ?? '', 30);
    await erase(recipient);
    const url = 'https://hooks.example.org/gate';
    const answer = { url, statusCode: 500, durationMs: 1, response: `about ${recipient}` };
    const record = { result: { kind: 'retry', afterSeconds: 5, errorClass: 'http_5xx' }, ...answer } as const;
    if (!lease) throw new Error('not claimable');
    expect(await world.gate.delivery.recordAttempt(lease, record)).toMatchObject({ state: 'lost' });
    expect(await callbacksOf(actionId)).toMatchObject([
      { state: 'dead', body: null },
      { state: 'pending', body: { event: 'gate.review.rejected', recipient: 'erased', reason_code: 'tone' } },
    ]);
    expect(await findTraces(world.database, [recipient])).toEqual([]);
  });

  it('stays suppressed under a hash, on every spelling, until an admin says otherwise', async () => {
    const { gate, workspaceId } = world;
    await gate.workspaces.suppression.add(admin, ['f.orgotten@gmail.com']);
    await erase('F.orgotten+tag@gmail.com');
    const entries = (await gate.workspaces.suppression.list(workspaceId, { limit: 1000 })).items;
    expect(entries.filter(({ entry }) => entry.startsWith('#')).length).toBeGreaterThan(0);
    expect(await findTraces(world.database, ['orgotten'])).toEqual([]);
    for (const recipient of ['forgotten@gmail.com', 'Forgot.ten+x@googlemail.com']) {
      expect(await submit({ recipient })).toMatchObject({ status: 'BLOCKED' });
    }
    await gate.workspaces.suppression.add(admin, ['forgotten@gmail.com']);
    expect(await gate.workspaces.suppression.remove(admin, 'forgotten@gmail.com')).toBe(true);
    expect((await submit({ recipient: 'forgotten@gmail.com', bodyText: 'Yes, ten it is.' })).status).toBe('APPROVED');
  });

  it('is not written about again by a scan or a report that comes late', async () => {
    const recipient = newRecipient();
    const { actionId } = await submit({ recipient });
    await erase(recipient);
    await world.gate.scans.record(actionId, 'semantic', {
      state: 'done',
      score: 1,
      findings: [{ text: recipient }],
      engine: 'e',
    });
    const providerMessageId = `to ${recipient}`;
    const report = { status: 'failed' as const, providerMessageId, error: `no such user ${recipient}` };
    expect(await world.gate.reportDelivery(world.workspaceId, actionId, report)).toMatchObject({
      status: 'FAILED',
    });
    expect(await findTraces(world.database, [recipient])).toEqual([]);
    expect(await world.gate.scans.load(actionId)).toMatchObject({ bodyText: null });
  });

  it('is not written about in a note that comes in the very moment they are forgotten', async () => {
    const recipient = newRecipient();
    const { actionId } = await submit({ recipient, bodyText: blockedBody });
    const { erasureId } = await world.gate.privacy.erase(admin, recipient);
    const waiting = `SELECT 1 FROM pg_locks l JOIN pg_stat_activity a USING (pid)
      WHERE NOT l.granted AND a.datname = current_database()`;
    // The erasure waits here when the notes are forgotten, and has not said so yet.
    const afterNotes = 'LOCK TABLE advisory_scan IN SHARE ROW EXCLUSIVE MODE';
    const act = async () => {
      const erasing = world.gate.privacy.runErasure(erasureId);
      while ((await world.database.sql(waiting)).length === 0);
      const text = `They asked for ${recipient} to be left alone.`;
      const noting = world.gate.reviews.addNote(admin, actionId, { expectedVersion: 1, text });
      return Promise.allSettled([erasing, noting]);
    };
    const [erased, noted] = await meanwhile(world.database, [afterNotes, []], act, { waiters: 2 });
    expect(erased).toMatchObject({ value: true });
    expect(noted).toMatchObject({ reason: { code: 'version_mismatch' } });
    expect(await findTraces(world.database, [recipient])).toEqual([]);
  });

  it('keeps the idempotency key of each message: a repeat answers what became of the first', async () => {
    const recipient = newRecipient();
    const first = await submit({ recipient, idempotencyKey: 'kept' });
    await erase(recipient);
    const again = await world.gate.submit(world.caller, message({ recipient, idempotencyKey: 'kept' }));
    expect(again).toMatchObject({ replayed: true, submission: { actionId: first.actionId, ...empty } });
    const { items } = await world.gate.listSubmissions(world.workspaceId, { limit: 1000 });
    expect(items.find(({ actionId }) => actionId === first.actionId)).toMatchObject({
      recipient: 'erased',
      subject: null,
      bodyPreview: null,
    });
  });
});

describe('an erasure', () => {
  it('goes on where a worker stopped, for as many messages as there are, and ends once', async () => {
    const recipient = newRecipient();
    const { actionId } = await submit({ recipient });
    await Promise.all(Array.from({ length: 50 }, () => submit({ recipient })));
    const { erasureId } = await world.gate.privacy.erase(admin, recipient);
    expect(await world.gate.privacy.runErasure(erasureId, () => true)).toBe(false);
    expect(await now(actionId)).toMatchObject({ recipient });
    const runs = await Promise.all(Array.from({ length: 4 }, () => world.gate.privacy.runErasure(erasureId)));
    expect(runs).toEqual([true, true, true, true]);
    expect(await world.gate.privacy.findErasure(admin, erasureId)).toMatchObject({ state: 'done', submissions: 51 });
    const ended = `SELECT 1 FROM audit_event WHERE kind = 'privacy.erasure_finished' AND detail ->> 'erasure_id' = $1`;
    expect(await world.database.sql(ended, [erasureId])).toHaveLength(1);
  });

  it('is forgotten ten messages at a time: more holds do not fit a transaction where Postgres is far away', async () => {
    const recipient = newRecipient();
    await Promise.all(Array.from({ length: 12 }, () => submit({ recipient, bodyText: blockedBody })));
    const { erasureId } = await world.gate.privacy.erase(admin, recipient);
    let steps = 0;
    const count = () => {
      steps += 1;
      return false;
    };
    expect(await world.gate.privacy.runErasure(erasureId, count)).toBe(true);
    expect(steps).toBe(2);
    expect(await world.gate.privacy.findErasure(admin, erasureId)).toMatchObject({ state: 'done', submissions: 12 });
  });

  it('goes in smaller steps where the store has no time for that of ten messages', async () => {
    const recipient = newRecipient();
    await Promise.all(Array.from({ length: 7 }, () => submit({ recipient, bodyText: blockedBody })));
    const { erasureId } = await world.gate.privacy.erase(admin, recipient);
    const run = () => world.gate.privacy.runErasure(erasureId, () => false);
    // Each hold changes twice: it is rejected, and erased.
    expect(await withTimeFor(6, world.database, run)).toBe(true);
    expect(await world.gate.privacy.findErasure(admin, erasureId)).toMatchObject({ state: 'done', submissions: 7 });
  });

  it('waits for a message that is with a provider, and stops one that is not', async () => {
    const recipient = newRecipient();
    const [begun, waiting] = [await submit({ recipient }), await submit({ recipient, bodyText: 'Yes, ten it is.' })];
    const dispatching = `UPDATE submission SET status = 'DISPATCHING', dispatch_mode = 'webhook' WHERE id = ANY ($1)`;
    await world.database.sql(dispatching, [[begun.actionId, waiting.actionId]]);
    await world.database.sql('UPDATE submission SET dispatch_began_at = now() WHERE id = $1', [begun.actionId]);
    const { erasureId } = await world.gate.privacy.erase(admin, recipient);
    expect(await world.gate.privacy.runErasure(erasureId)).toBe(false);
    expect(await now(waiting.actionId)).toMatchObject({ ...empty, status: 'FAILED', deliveryStatus: 'canceled' });
    expect(await now(begun.actionId)).toMatchObject({ recipient, status: 'DISPATCHING' });
    await world.database.sql(`UPDATE submission SET status = 'SENT' WHERE id = $1`, [begun.actionId]);
    expect(await world.gate.privacy.runErasure(erasureId)).toBe(true);
    expect(await now(begun.actionId)).toMatchObject({ ...empty, status: 'SENT' });
  });

  it('waits for files of recipients that are being read: none brings the person back', async () => {
    const { suppression } = world.gate.workspaces;
    const recipient = 'imported@marker-import.example';
    const { importId } = await suppression.startImport(admin, Buffer.from(`email\n${recipient}`), 'opt_out');
    const { erasureId } = await world.gate.privacy.erase(admin, recipient);
    expect(await world.gate.privacy.runErasure(erasureId)).toBe(false);
    expect(await suppression.runImport(importId)).toBe(true);
    expect(await world.gate.privacy.runErasure(erasureId)).toBe(true);
    expect(await findTraces(world.database, [recipient])).toEqual([]);
    expect(await submit({ recipient })).toMatchObject({ status: 'BLOCKED' });
  });

  it('leaves the messages of another workspace to the same person alone', async () => {
    const { gate, database } = world;
    const recipient = newRecipient();
    const { id: workspaceId } = await gate.workspaces.create('Other', null);
    const other = await world.person('owner', workspaceId);
    const { key } = await gate.keys.create(other, { label: 'k', livemode: true, scopes: ['gate:write'] });
    const caller = await gate.authenticateKey(key);
    if (!caller) throw new Error('the new key was not accepted');
    const theirs = async (bodyText: string) => (await gate.submit(caller, message({ recipient, bodyText }))).submission;
    const [held, waiting] = [await theirs(blockedBody), await theirs('Yes, ten it is.')];
    await database.sql(`UPDATE submission SET status = 'DISPATCHING' WHERE id = $1`, [waiting.actionId]);
    await submit({ recipient });
    expect(await erase(recipient)).toMatchObject({ submissions: 1 });
    const kept = (actionId: string) => gate.findSubmission(workspaceId, actionId);
    expect(await kept(held.actionId)).toMatchObject({ status: 'QUEUED', recipient, bodyText: blockedBody });
    expect(await kept(waiting.actionId)).toMatchObject({ status: 'DISPATCHING', recipient });
  });

  it('is asked for by admins, about something that is a recipient, and known by its hash alone', async () => {
    const reviewer = await world.person('reviewer');
    await expect(world.gate.privacy.erase(reviewer, 'a@b.co')).rejects.toBeInstanceOf(ProblemError);
    await expect(world.gate.privacy.erase(admin, 'nobody')).rejects.toMatchObject({
      entries: [{ type: 'value_error' }],
    });
    const one = await erase('hash@example.org');
    const two = await erase('HASH@example.org');
    expect(two.recipientHash).toBe(one.recipientHash);
    expect(await findTraces(world.database, ['hash@example.org'])).toEqual([]);
    const elsewhere = { ...admin, workspaceId: 'ws_elsewhere' };
    await expect(world.gate.privacy.findErasure(elsewhere, one.erasureId)).rejects.toMatchObject({
      code: 'erasure_not_found',
    });
  });
});
