import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Actor } from '../caller.ts';
import type { GateEvent } from '../gate-options.ts';
import { openGate } from '../open-gate.ts';
import type { OutboundSubmission, SubmissionView } from '../submission-view.ts';
import { blockedBody, breakSeal, findTraces, message, newRecipient, type TestGate, testGate } from '../testing.ts';

let world: TestGate;
let ada: Actor;
let bob: Actor;
beforeAll(async () => {
  world = await testGate();
  [ada, bob] = await Promise.all([world.person('reviewer'), world.person('reviewer')]);
  await world.configure({ seal_content: true, callback_url: 'https://hooks.example.org/gate' });
});
afterAll(() => world.close());

const seal = (seal_content: boolean) => world.configure({ seal_content });
const submit = async (changes: Partial<OutboundSubmission> = {}): Promise<SubmissionView> =>
  (await world.gate.submit(world.caller, message(changes))).submission;
const hold = (changes: Partial<OutboundSubmission> = {}) => submit({ bodyText: `${blockedBody} planted`, ...changes });
const read = (actionId: string, workspaceId = world.workspaceId) => world.gate.findSubmission(workspaceId, actionId);
const isSealed = async (actionId: string) =>
  (
    await world.database.sql<{ sealed: boolean; plain: boolean }>(
      'SELECT content_sealed IS NOT NULL AS sealed, body_text IS NOT NULL AS plain FROM submission WHERE id = $1',
      [actionId],
    )
  )[0];
const traces = () => findTraces(world.database, ['planted', 'AKIAIOSFODNN7EXAMPLQ']);
/** What the guards of the database let nobody do, as somebody does it who owns the database. */
async function withoutGuards(...statements: [string, unknown[]][]): Promise<void> {
  for (const [statement, values] of statements) await world.database.unguarded(statement, values);
}

describe('content of a workspace that seals it', () => {
  it('is read, listed and repeated as it was answered, and stands nowhere in the database', async () => {
    const asked = {
      bodyHtml: '<p>planted in HTML</p>',
      subject: 'A planted subject',
      metadata: { note: 'planted in metadata', contact: { first_name: 'Planted' } },
      idempotencyKey: 'sealed-once',
    };
    const held = await hold(asked);
    expect(held).toMatchObject({ status: 'QUEUED', subject: asked.subject, bodyHtml: asked.bodyHtml });
    expect(held.violations[0]?.matched).toContain('AKIA');
    expect(await read(held.actionId)).toEqual(held);
    expect(await isSealed(held.actionId)).toEqual({ sealed: true, plain: false });
    const again = await world.gate.submit(world.caller, message(asked));
    expect(again).toMatchObject({ replayed: true, submission: held });
    const { items } = await world.gate.listSubmissions(world.workspaceId, { idempotencyKey: 'sealed-once' });
    expect(items[0]).toMatchObject({ subject: asked.subject, topRule: held.violations[0]?.rule });
    expect(items[0]?.bodyPreview).toMatch(/^Hello Ada, please use the key/);
    expect(await traces()).toEqual([]);
  });

  it('holds the acknowledgement and what was repaired as well', async () => {
    const sms = { channel: 'sms', recipient: '+14155550901', subject: null } as const;
    const held = await hold({ ...sms, metadata: { contact: { first_name: 'Planted' } } });
    expect(held.ackMessage).not.toBeNull();
    const repaired = await submit({
      ...sms,
      recipient: '+14155550902',
      autoRemediate: true,
      bodyText: 'Hello, planted results are guaranteed: we guarantee 3x ROI. Shall we talk on Tuesday about the plan?',
    });
    expect(repaired).toMatchObject({ remediated: true, status: 'APPROVED' });
    for (const view of [held, repaired]) expect(await read(view.actionId)).toEqual(view);
    expect(await traces()).toEqual([]);
  });

  it('is edited, discussed, approved by two people and told, without a word in the clear', async () => {
    await world.configure({ required_approvals: 2 });
    const held = await hold();
    await world.gate.reviews.addNote(ada, held.actionId, { expectedVersion: 1, text: 'A planted note.' });
    const edit = { expectedVersion: 1, bodyText: 'Hello Ada, the planted key comes by post.', subject: 'Planted too' };
    const edited = await world.gate.reviews.edit(ada, held.actionId, edit);
    expect(edited).toMatchObject({ version: 2, notes: [{ text: 'A planted note.' }], approvedBody: edit.bodyText });
    expect(edited.edit?.bodyText.map(({ text }) => text).join('')).toContain('planted key');
    const approve = (person: Actor, expectedVersion: number) =>
      world.gate.reviews.approve(person, held.actionId, { expectedVersion, reason: 'planted words of a reviewer' });
    expect(await approve(bob, 2)).toMatchObject({ approvals: 1, decided: false });
    const done = await approve(await world.person('reviewer'), 3);
    expect(done).toMatchObject({ decided: true, submission: { approvedSubject: edit.subject, edited: true } });
    expect(done.submission.reviewNote).toBe('planted words of a reviewer');
    const [event] = await world.database.sql<{ id: string }>('SELECT id FROM callback_event WHERE submission_id = $1', [
      held.actionId,
    ]);
    const told = JSON.parse((await world.gate.delivery.load(event?.id ?? ''))?.body.toString() ?? '{}');
    expect(told).toMatchObject({ body_text: edit.bodyText, subject: edit.subject, decision: 'approved' });
    expect(await traces()).toEqual([]);
    await world.configure({ required_approvals: 1 });
  });

  it('is told to a receiver whose answers are not kept: they may say it back', async () => {
    const { actionId } = await hold();
    await world.gate.reviews.approve(ada, actionId, { expectedVersion: 1, reason: 'Looked at it with sales.' });
    const [work] = await world.database.sql<{ id: string }>(
      `SELECT w.id FROM work_item w JOIN callback_event e ON e.id = w.ref_id WHERE e.submission_id = $1`,
      [actionId],
    );
    const failed = { kind: 'retry', afterSeconds: 0, errorClass: 'http_5xx' } as const;
    for (const [result, statusCode] of [[failed, 500] as const, [{ kind: 'delivered' } as const, 200] as const]) {
      const item = await world.gate.work.claim(work?.id ?? '', 30);
      if (!item) throw new Error('not claimable');
      const attempt = { url: 'https://hooks.example.org/gate', statusCode, durationMs: 1, response: 'A planted echo.' };
      await world.gate.delivery.recordAttempt(item, { ...attempt, result });
    }
    const attempts = await world.database.sql(
      `SELECT outcome, response FROM callback_attempt a JOIN callback_event e ON e.id = a.event_id
        WHERE e.submission_id = $1 ORDER BY attempt`,
      [actionId],
    );
    expect(attempts).toEqual([
      { outcome: 'http_5xx', response: null },
      { outcome: 'delivered', response: null },
    ]);
    expect(await traces()).toEqual([]);
  });

  it('waits sealed in an undo window with what was asked for, and is rejected with words the caller reads', async () => {
    const held = await hold();
    const begun = await world.gate.reviews.approve(ada, held.actionId, {
      expectedVersion: 1,
      reason: 'planted reason of some length',
      bodyText: 'Hello Ada, planted and edited at once.',
      undoable: true,
    });
    expect(await traces()).toEqual([]);
    await world.gate.reviews.commit(begun.submission.pending?.id ?? '');
    // Who edited a text does not release it alone.
    await world.gate.reviews.approve(bob, held.actionId, { expectedVersion: 3 });
    expect(await read(held.actionId)).toMatchObject({
      status: 'APPROVED',
      approvedBody: 'Hello Ada, planted and edited at once.',
    });
    const other = await hold();
    const words = { note: 'planted note', guidance: 'Leave the planted key out.' };
    await world.gate.reviews.reject(ada, other.actionId, { expectedVersion: 1, reasonCode: 'tone', ...words });
    expect(await read(other.actionId)).toMatchObject({ reviewNote: words.note, guidance: words.guidance });
    expect(await traces()).toEqual([]);
  });

  it('is scanned, and what scans quote is sealed', async () => {
    const { actionId } = await hold();
    expect((await world.gate.scans.load(actionId))?.bodyText).toContain('planted');
    const findings = [{ quote: 'planted by a judge' }];
    await world.gate.scans.record(actionId, 'semantic', { state: 'done', score: 0.5, findings, engine: 'judge' });
    expect((await read(actionId))?.advisory.semantic).toMatchObject({ score: 0.5, findings });
    expect(await traces()).toEqual([]);
  });

  it('keeps the verdict of a preview sealed under its key, and repeats it', async () => {
    const request = {
      content: `${blockedBody} planted`,
      contentType: 'email',
      context: null,
      idempotencyKey: 'preview-sealed',
      sourceModel: null,
    } as const;
    const first = await world.gate.preview(world.caller, request);
    expect(first.verdict.violations[0]?.matched_substring).toContain('AKIA');
    expect(await world.gate.preview(world.caller, request)).toEqual({ ...first, replayed: true });
    expect(await traces()).toEqual([]);
  });

  it('goes with its person and with its time like any other', async () => {
    const recipient = newRecipient();
    const held = await hold({ recipient });
    await world.gate.reviews.addNote(ada, held.actionId, { expectedVersion: 1, text: 'planted' });
    await world.gate.reviews.edit(ada, held.actionId, { expectedVersion: 1, bodyText: 'Hello, planted edit.' });
    const { erasureId } = await world.gate.privacy.erase(world.owner, recipient);
    expect(await world.gate.privacy.runErasure(erasureId)).toBe(true);
    expect(await read(held.actionId)).toMatchObject({ status: 'REJECTED', recipient: 'erased', approvedBody: null });
    const left = await world.database.sql(
      `SELECT 1 FROM submission s LEFT JOIN review_note n ON n.submission_id = s.id
       LEFT JOIN review_decision d ON d.submission_id = s.id
       WHERE s.id = $1 AND num_nonnulls(s.content_sealed, s.edit_sealed, s.review_note_sealed, n.text_sealed, d.words_sealed) > 0`,
      [held.actionId],
    );
    expect(left).toEqual([]);
  });
});

describe('a workspace with sealed and open content', () => {
  it('works with both, whatever its setting says by now', async () => {
    const closed = await hold();
    await seal(false);
    const open = await hold({ bodyText: blockedBody });
    expect(await isSealed(open.actionId)).toEqual({ sealed: false, plain: true });
    for (const { actionId } of [closed, open]) {
      const edit = { expectedVersion: 1, bodyText: 'Hello Ada, the key comes by post.' };
      await world.gate.reviews.edit(ada, actionId, edit);
      await world.gate.reviews.approve(bob, actionId, { expectedVersion: 2 });
      expect(await read(actionId)).toMatchObject({ status: 'APPROVED', approvedBody: edit.bodyText });
    }
    const { items } = await world.gate.listSubmissions(world.workspaceId, { limit: 2 });
    expect(items.map(({ bodyPreview }) => bodyPreview?.slice(0, 9))).toEqual(['Hello Ada', 'Hello Ada']);
    const stored = await world.database.sql(
      'SELECT approved_body IS NULL AS hidden, edit_sealed IS NOT NULL AS sealed FROM submission WHERE id = ANY ($1) ORDER BY id',
      [[closed.actionId, open.actionId]],
    );
    expect(stored).toEqual([
      { hidden: true, sealed: true },
      { hidden: false, sealed: false },
    ]);
    await seal(true);
  });

  for (const [first, then] of [
    [true, true],
    [false, true],
    [true, false],
  ] as const) {
    it(`finds a text sent again, and one nearly alike: ${first ? 'sealed' : 'open'}, then ${then ? 'sealed' : 'open'}`, async () => {
      const words = Array.from({ length: 60 }, (_, n) => `word${n}of${first}${then}`).join(' ');
      const text = { bodyText: `Hello Ada, ${words}.`, metadata: { message_class: 'reply' } } as const;
      const [same, near, long] = [newRecipient(), newRecipient(), newRecipient()];
      const many = Array.from({ length: 1_500 }, (_, n) => `much${n}`).join(' ');
      await seal(first);
      for (const recipient of [same, near]) await submit({ ...text, recipient });
      await submit({ ...text, bodyText: many, recipient: long });
      await seal(then);
      const rulesOf = ({ violations }: SubmissionView) => violations.map(({ rule, severity }) => [rule, severity]);
      expect(rulesOf(await submit({ ...text, recipient: same }))).toEqual([['duplicate_send', 'BLOCK']]);
      const changed = { bodyText: text.bodyText.replace('Hello Ada', 'Dear Ada') };
      expect(rulesOf(await submit({ ...text, ...changed, recipient: near }))).toEqual([['duplicate_send', 'WARN']]);
      // Of a long text, only the smallest hashes of its runs of words are kept.
      const mostly = { bodyText: `${many} and one more thing` };
      expect(rulesOf(await submit({ ...text, ...mostly, recipient: long }))).toEqual([['duplicate_send', 'WARN']]);
      const half = { bodyText: many.replace(/much1\d\d\d/g, 'other') };
      expect(rulesOf(await submit({ ...text, ...half, recipient: long }))).toEqual([]);
      await seal(true);
    });

    it(`counts what a person was sent: ${first ? 'sealed' : 'open'}, then ${then ? 'sealed' : 'open'}`, async () => {
      const recipient = newRecipient();
      const said = (n: number) => ({ recipient, bodyText: `Hello Ada, thought ${n} about Thursday. Regards, Grace` });
      await seal(first);
      expect((await submit(said(1))).violations).toEqual([]);
      await seal(then);
      expect((await submit(said(2))).violations.map(({ rule }) => rule)).toEqual(['contact_pressure']);
      await seal(true);
    });
  }

  it('keeps nothing that recognises a text or a person without its key', async () => {
    const body = 'Hello Ada, this very text is looked for by its hash. Kind regards, Grace';
    const rows = async (actionId: string) =>
      world.database.sql<{ hash: string; touch: string; print: Buffer }>(
        'SELECT content_sha256 AS hash, touch_key AS touch, fingerprint AS print FROM submission WHERE id = $1',
        [actionId],
      );
    const metadata = { contact: { id: 'contact-of-hashes' } };
    await seal(false);
    const [open] = await rows((await submit({ bodyText: body, metadata })).actionId);
    await seal(true);
    const [closed] = await rows((await submit({ bodyText: body, metadata })).actionId);
    expect(closed?.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(closed?.hash).not.toBe(open?.hash);
    expect(closed?.touch).not.toBe(open?.touch);
    expect(closed?.print.length).toBe(open?.print.length);
    const numbers = (print: Buffer | undefined) =>
      Array.from({ length: ((print?.length ?? 0) - 36) / 4 }, (_, n) => print?.readUInt32BE(36 + 4 * n));
    expect(numbers(closed?.print).filter((number) => numbers(open?.print).includes(number))).toEqual([]);
  });
});

describe('sealed content that was changed', () => {
  it('is told to operators once, by ids alone, however often somebody looks', async () => {
    const events: GateEvent[] = [];
    const lines: Record<string, unknown>[] = [];
    const logger = {
      warn: () => undefined,
      error: (event: string, fields = {}) => void lines.push({ event, ...fields }),
    };
    const options = {
      ...world.options,
      identity: false,
      logger,
      onEvent: (event: GateEvent) => void events.push(event),
    };
    const gate = await openGate(options);
    const { actionId } = await hold();
    await breakSeal(world.database, 'submission', 'content_sealed', actionId);
    for (let look = 0; look < 3; look += 1) {
      await expect(gate.findSubmission(world.workspaceId, actionId)).rejects.toMatchObject({
        code: 'content_unreadable',
        status: 500,
        retryable: false,
      });
      await gate.listSubmissions(world.workspaceId, { limit: 1 });
    }
    await gate.close();
    expect(events.filter(({ kind }) => kind === 'content_unreadable')).toEqual([
      { kind: 'content_unreadable', table: 'submission', fault: 'altered' },
    ]);
    expect(lines).toEqual([
      {
        event: 'stored content cannot be opened',
        workspace_id: world.workspaceId,
        kind: 'submission.content_sealed',
        row_id: actionId,
        reason: 'altered',
      },
    ]);
  });

  it('refuses whatever needs it with one code, and changes nothing', async () => {
    const { actionId, idempotencyKey } = await hold({ idempotencyKey: 'unreadable' });
    await breakSeal(world.database, 'submission', 'content_sealed', actionId);
    const unreadable = { code: 'content_unreadable' };
    const seen = { expectedVersion: 1 };
    const { reviews } = world.gate;
    await expect(submit({ idempotencyKey })).rejects.toMatchObject(unreadable);
    await expect(reviews.open(ada, actionId)).rejects.toMatchObject(unreadable);
    await expect(reviews.approve(ada, actionId, seen)).rejects.toMatchObject(unreadable);
    await expect(reviews.approve(ada, actionId, { ...seen, undoable: true })).rejects.toMatchObject(unreadable);
    await expect(reviews.edit(ada, actionId, { ...seen, bodyText: 'Hello' })).rejects.toMatchObject(unreadable);
    await expect(reviews.claim(ada, actionId, seen)).rejects.toMatchObject(unreadable);
    const [row] = await world.database.sql('SELECT status, version FROM submission WHERE id = $1', [actionId]);
    expect(row).toEqual({ status: 'QUEUED', version: 1 });
  });
});

describe('a hold whose content does not open', () => {
  const broken = async () => {
    await world.configure({ callback_url: 'https://hooks.example.org/gate' });
    const held = await hold();
    await breakSeal(world.database, 'submission', 'content_sealed', held.actionId);
    return held;
  };
  const rejection = { expectedVersion: 1, reasonCode: 'quality', note: 'It cannot be opened.' } as const;
  const standing = async (actionId: string) =>
    (await world.database.sql('SELECT status, reviewed_by, version FROM submission WHERE id = $1', [actionId]))[0];
  const told = async (actionId: string) => {
    const events = await world.database.sql<{ id: string }>('SELECT id FROM callback_event WHERE submission_id = $1', [
      actionId,
    ]);
    expect(events).toHaveLength(1);
    const delivery = await world.gate.delivery.load(events[0]?.id ?? '');
    return JSON.parse(delivery?.body.toString('utf8') ?? 'null');
  };

  it('is rejected by a reviewer, who sees nothing of it, and its caller is told without its text', async () => {
    const { actionId, recipient } = await broken();
    const outcome = await world.gate.reviews.reject(ada, actionId, rejection);
    expect(outcome).toMatchObject({
      ...{ decided: true, replayed: false },
      submission: {
        status: 'REJECTED',
        subject: null,
        bodyText: null,
        metadata: null,
        reviewedBy: ada.email,
        notes: [],
      },
    });
    expect(await standing(actionId)).toEqual({ status: 'REJECTED', reviewed_by: ada.email, version: 2 });
    expect(await told(actionId)).toMatchObject({
      ...{ event: 'gate.review.rejected', action_id: actionId, recipient, body_text: '', subject: null },
      ...{ reason_code: 'quality', reason_note: 'It cannot be opened.', status: 'REJECTED' },
    });
    expect(outcome.submission.events?.at(-1)).toMatchObject({ kind: 'review.rejected', actor: ada.email });
    expect(await world.gate.reviews.reject(ada, actionId, rejection)).toMatchObject({ decided: true, replayed: true });
  });

  it('is rejected after an undo window too, which may be used', async () => {
    const { actionId } = await broken();
    const begun = await world.gate.reviews.reject(ada, actionId, { ...rejection, undoable: true });
    expect(begun).toMatchObject({
      decided: false,
      submission: { status: 'QUEUED', pending: { decision: 'rejected' } },
    });
    const undone = await world.gate.reviews.undo(ada, actionId);
    expect(undone).toMatchObject({ status: 'QUEUED', pending: null });
    const { version: expectedVersion } = undone;
    const again = await world.gate.reviews.reject(ada, actionId, { ...rejection, expectedVersion, undoable: true });
    await world.gate.reviews.commit(again.submission.pending?.id ?? '');
    expect(await standing(actionId)).toMatchObject({ status: 'REJECTED', reviewed_by: ada.email });
    expect(await told(actionId)).toMatchObject({ body_text: '' });
  });

  it('is rejected among others, and with its recipient', async () => {
    const [one, other] = [await broken(), await broken()];
    const items = [{ actionId: one.actionId, expectedVersion: 1 }];
    const [result] = await world.gate.reviews.decideMany(ada, { decision: 'reject', reasonCode: 'quality', items });
    expect(result).toMatchObject({ outcome: { decided: true } });
    expect(await world.gate.workspaces.suppression.addRecipientOf(ada, other.actionId, 1)).toBe(1);
    expect(await standing(other.actionId)).toMatchObject({ status: 'BLOCKED' });
  });

  it('is refused to who looked at an older version, and to who decides nothing', async () => {
    const { actionId } = await broken();
    const stale = { ...rejection, expectedVersion: 7 };
    await expect(world.gate.reviews.reject(ada, actionId, stale)).rejects.toMatchObject({ code: 'version_mismatch' });
    const viewer = await world.person('viewer');
    await expect(world.gate.reviews.reject(viewer, actionId, rejection)).rejects.toMatchObject({ code: 'forbidden' });
    expect(await world.gate.reviews.standing(world.workspaceId, actionId)).toEqual({
      ...{ status: 'QUEUED', version: 1, pending: null },
    });
  });

  it('ends with its time, and so do the others when one of them cannot be ended', async () => {
    const [stuck, { actionId }] = [await broken(), await broken()];
    await world.database.sql(
      `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'stuck'; END $$`,
    );
    await world.database.sql(
      `CREATE TRIGGER stuck BEFORE UPDATE ON submission FOR EACH ROW WHEN (NEW.status = 'REJECTED' AND NEW.id = '${stuck.actionId}')
       EXECUTE FUNCTION refuse()`,
    );
    await world.database.sql(
      `UPDATE submission SET expires_at = now() - CASE id WHEN $1 THEN interval '2 s' ELSE interval '1 s' END WHERE id IN ($1, $2)`,
      [stuck.actionId, actionId],
    );
    expect(await world.gate.reviews.expireDue(1)).toBe(1);
    expect(await standing(actionId)).toMatchObject({ status: 'REJECTED', reviewed_by: 'auto-expiry@system.invalid' });
    expect(await told(actionId)).toMatchObject({ body_text: '', reason_code: 'expired' });
    expect(await standing(stuck.actionId)).toMatchObject({ status: 'QUEUED' });
    await world.database.sql('DROP FUNCTION refuse() CASCADE');
    expect(await world.gate.reviews.expireDue()).toBe(1);
  });
});

describe('sealed content that was moved', () => {
  it('opens in no other row and no other workspace, is never approved, and ends with its time', async () => {
    const [one, other] = [await hold(), await hold()];
    const elsewhere = await world.gate.workspaces.create('Elsewhere', null);
    const move =
      'UPDATE submission SET content_sealed = (SELECT content_sealed FROM submission WHERE id = $2) WHERE id = $1';
    await withoutGuards([move, [other.actionId, one.actionId]]);
    await expect(read(other.actionId)).rejects.toMatchObject({ code: 'content_unreadable' });
    const approval = { expectedVersion: 1, reason: 'It reads well to me.' };
    await expect(world.gate.reviews.approve(ada, other.actionId, approval)).rejects.toMatchObject({
      code: 'content_unreadable',
    });
    const page = await world.gate.listSubmissions(world.workspaceId, { limit: 2 });
    expect(page.items.map(({ bodyPreview }) => bodyPreview === null)).toEqual([true, false]);
    await world.database.sql(`UPDATE submission SET expires_at = now() - interval '1 second' WHERE id = $1`, [
      other.actionId,
    ]);
    expect(await world.gate.reviews.expireDue()).toBe(1);
    expect(await world.database.sql('SELECT status FROM submission WHERE id = $1', [other.actionId])).toEqual([
      { status: 'REJECTED' },
    ]);
    await withoutGuards(['UPDATE submission SET workspace_id = $2 WHERE id = $1', [one.actionId, elsewhere.id]]);
    await expect(read(one.actionId, elsewhere.id)).rejects.toMatchObject({ code: 'content_unreadable' });
    await withoutGuards(['UPDATE submission SET workspace_id = $2 WHERE id = $1', [one.actionId, world.workspaceId]]);
    expect(await read(one.actionId)).toEqual(one);
  });

  it('is not dispatched', async () => {
    await world.configure({
      dispatch_mode: { email: 'webhook' },
      dispatch_webhook_url: 'https://send.example.org/',
      dispatch_webhook_secret: 'a-secret-of-sixteen',
    });
    const [one, other] = [await submit(), await submit({ bodyText: 'Hello Ada, here is the other text. Grace' })];
    await withoutGuards([
      'UPDATE submission SET content_sealed = (SELECT content_sealed FROM submission WHERE id = $2) WHERE id = $1',
      [other.actionId, one.actionId],
    ]);
    const itemOf = async (actionId: string) => {
      const [row] = await world.database.sql<{ id: string }>(
        `SELECT id FROM work_item WHERE ref_id = $1 AND kind = 'dispatch'`,
        [actionId],
      );
      const item = await world.gate.work.claim(row?.id ?? '', 60);
      if (!item) throw new Error('nothing to dispatch');
      return item;
    };
    await expect(world.gate.dispatch.open(await itemOf(other.actionId))).rejects.toMatchObject({
      code: 'content_unreadable',
    });
    const task = await world.gate.dispatch.open(await itemOf(one.actionId));
    expect(task?.message).toMatchObject({ bodyText: one.bodyText, subject: one.subject });
    await world.configure({ dispatch_mode: {} });
  });

  it('stands beside no open text: the database refuses it', async () => {
    const { actionId } = await hold();
    for (const column of ['subject', 'body_text', 'review_note', 'approved_body']) {
      const write = world.database.unguarded(`UPDATE submission SET ${column} = 'text' WHERE id = $1`, [actionId]);
      await expect(write).rejects.toMatchObject({ constraint: 'submission_sealed' });
    }
  });
});

describe('a ring that is rotated while content is sealed', () => {
  it('loses none of it, and lets its old key go', async () => {
    const newest = `k2:${randomBytes(32).toString('base64')}`;
    const options = { ...world.options, identity: false };
    const rotated = await openGate({ ...options, secretsKey: `${newest},${world.options.secretsKey}` });
    const gates = [world.gate, rotated];
    const text = (n: number) => `Hello Ada, this is text ${n} of those under way. Kind regards, Grace`;
    const stored = await Promise.all(
      Array.from({ length: 200 }, async (_, n) => {
        const { submission } = await (gates[n % 2] as typeof rotated).submit(
          world.caller,
          message({ bodyText: text(n) }),
        );
        if (n === 100) while ((await rotated.maintenance.renewWrapping()) > 0);
        return submission.actionId;
      }),
    );
    while ((await rotated.maintenance.renewWrapping()) > 0);
    const alone = await openGate({ ...options, secretsKey: newest });
    const views = await Promise.all(stored.map((id) => alone.findSubmission(world.workspaceId, id)));
    expect(views.map((view) => view?.bodyText)).toEqual(stored.map((_, n) => text(n)));
    expect(await alone.maintenance.missingKeys()).toEqual([]);
    expect(await world.gate.maintenance.missingKeys()).toEqual(['k2']);
    await Promise.all([rotated.close(), alone.close()]);
  });
});
