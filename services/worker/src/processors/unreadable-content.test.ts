import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { OutboundSubmission } from '@sendgate/gate';
import { blockedBody, breakSeal, message } from '@sendgate/gate/testing';
import { type DeliveryWorld, deliveryWorld } from '../testing/delivery-world.ts';

let world: DeliveryWorld;
beforeAll(async () => {
  world = await deliveryWorld();
  await world.configure({
    seal_content: true,
    dispatch_mode: { slack: 'webhook' },
    dispatch_webhook_url: `http://127.0.0.1:${world.receiver.port}/send`,
    dispatch_webhook_secret: 'dispatch-secret-of-this-test',
  });
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.settle();
  world.receiver.posts.length = 0;
});

const submit = async (changes: Partial<OutboundSubmission> = {}) =>
  (await world.gate.submit(world.caller, message(changes))).submission;
const hold = (changes: Partial<OutboundSubmission> = {}) => submit({ bodyText: blockedBody, ...changes });
const workOf = async (refId: string, kind: string) =>
  (
    await world.database.sql<{ state: string; attempt: number; error: string | null }>(
      'SELECT state, attempt, last_error_class AS error FROM work_item WHERE ref_id = $1 AND kind = $2',
      [refId, kind],
    )
  )[0];
const audited = (kind: string) =>
  world.database.sql<{ detail: Record<string, unknown> }>(
    'SELECT detail FROM audit_event WHERE kind = $1 ORDER BY id',
    [kind],
  );
const givenUp = { state: 'DEAD', attempt: 1, error: 'content_unreadable' };

let handles = 0;
const toSlack = () => {
  handles += 1;
  return {
    channel: 'slack',
    recipient: `U0ADA${1000 + handles}`,
    subject: null,
    bodyText: 'See you at noon.',
  } as const;
};

describe('work on content that does not open', () => {
  it('dispatch: fails for good with the reason, and nothing goes out', async () => {
    const { actionId } = await submit(toSlack());
    await breakSeal(world.database, 'submission', 'content_sealed', actionId);
    await world.settle();
    expect(await workOf(actionId, 'dispatch')).toEqual(givenUp);
    const [row] = await world.database.sql(
      'SELECT status, delivery_status, delivery_error FROM submission WHERE id = $1',
      [actionId],
    );
    expect(row).toEqual({ status: 'FAILED', delivery_status: 'failed', delivery_error: 'content_unreadable' });
    expect((await audited('dispatch.failed')).at(-1)?.detail).toMatchObject({ error: 'content_unreadable' });
    await world.skipWaits();
    await world.settle();
    expect(world.receiver.posts).toEqual([]);
  });

  it('dispatch that had begun: stays unknown, whatever can be read of it', async () => {
    const { actionId } = await submit(toSlack());
    const [item] = await world.database.sql<{ id: string }>(
      `SELECT id FROM work_item WHERE ref_id = $1 AND kind = 'dispatch'`,
      [actionId],
    );
    const lease = await world.gate.work.claim(item?.id ?? '', 30);
    if (!lease) throw new Error('not claimable');
    const task = await world.gate.dispatch.open(lease);
    if (!task) throw new Error('nothing to dispatch');
    expect(await world.gate.dispatch.begin(lease, task)).toBe('begun');
    await breakSeal(world.database, 'submission', 'content_sealed', actionId);
    await world.database.sql(`UPDATE work_item SET lease_until = now() - interval '1 second' WHERE id = $1`, [
      lease.id,
    ]);
    await world.settle();
    const [row] = await world.database.sql('SELECT status, delivery_status FROM submission WHERE id = $1', [actionId]);
    expect(row).toEqual({ status: 'FAILED', delivery_status: 'unknown' });
    expect(world.receiver.posts).toEqual([]);
  });

  it('dispatch whose secret does not open: fails likewise, and goes out by a person’s word once it is mended', async () => {
    const secret = 'UPDATE dispatch_secret SET sealed = $1';
    const [kept] = await world.database.sql<{ sealed: Buffer }>('SELECT sealed FROM dispatch_secret');
    await world.database.sql(secret, [Buffer.concat([kept?.sealed ?? Buffer.alloc(0), Buffer.from('x')])]);
    const { actionId } = await submit(toSlack());
    await world.settle();
    expect(await workOf(actionId, 'dispatch')).toEqual(givenUp);
    expect(world.receiver.posts).toEqual([]);
    await world.database.sql(secret, [kept?.sealed]);
    await world.gate.dispatch.retry(world.owner, actionId, false);
    await world.settle();
    expect(world.receiver.posts).toHaveLength(1);
  });

  it('a callback: is given up on record, and its receiver stays as healthy as it was', async () => {
    const eventId = await world.gate.callbacks.sendTest(world.owner);
    await breakSeal(world.database, 'callback_event', 'body_sealed', eventId);
    await world.settle();
    expect(await workOf(eventId, 'callback')).toEqual(givenUp);
    expect(await world.gate.callbacks.find(world.workspaceId, eventId)).toMatchObject({
      state: 'dead',
      attempts: [{ outcome: 'content_unreadable', statusCode: null }],
    });
    expect(await world.gate.callbacks.endpoint(world.workspaceId)).toMatchObject({ consecutiveFailures: 0 });
    expect(world.receiver.posts).toEqual([]);
  });

  it('a scan: is marked as failed at once', async () => {
    const { actionId } = await hold();
    await breakSeal(world.database, 'submission', 'content_sealed', actionId);
    await world.settle();
    expect(await workOf(actionId, 'scan_semantic')).toEqual(givenUp);
    const scans = await world.database.sql('SELECT kind, state FROM advisory_scan WHERE submission_id = $1', [
      actionId,
    ]);
    expect(scans).toContainEqual({ kind: 'semantic', state: 'failed' });
  });

  it('a decision whose undo window is over: is called off, and releases nothing', async () => {
    const reviewer = await world.person('reviewer');
    const { actionId } = await hold();
    const approval = { expectedVersion: 1, reason: 'It reads well to me.', undoable: true };
    const { submission } = await world.gate.reviews.approve(reviewer, actionId, approval);
    await breakSeal(world.database, 'submission', 'content_sealed', actionId);
    await world.skipWaits();
    await world.settle();
    expect(await workOf(submission.pending?.id ?? '', 'review_commit')).toEqual(givenUp);
    expect((await audited('review.decision_called_off')).at(-1)?.detail).toEqual({
      decision: 'approved',
      reason: 'content_unreadable',
    });
    const [row] = await world.database.sql('SELECT status FROM submission WHERE id = $1', [actionId]);
    expect(row).toEqual({ status: 'QUEUED' });
    expect(world.receiver.posts).toEqual([]);
  });

  it('an erasure: fails on record, so that somebody asks again', async () => {
    const { erasureId } = await world.gate.privacy.erase(world.owner, 'forgotten@example.org');
    await breakSeal(world.database, 'erasure', 'recipient_sealed', erasureId);
    await world.settle();
    expect(await workOf(erasureId, 'erasure')).toEqual(givenUp);
    expect(await world.gate.privacy.findErasure(world.owner, erasureId)).toMatchObject({ state: 'failed' });
    expect((await audited('privacy.erasure_failed')).at(-1)?.detail).toMatchObject({
      erasure_id: erasureId,
      reason: 'content_unreadable',
    });
  });

  it('an import of recipients: fails on record', async () => {
    const { suppression } = world.gate.workspaces;
    const { importId } = await suppression.startImport(world.owner, Buffer.from('recipient\nada@list.example.org\n'));
    await breakSeal(world.database, 'suppression_import', 'file_sealed', importId);
    await world.settle();
    expect(await workOf(importId, 'suppression_import')).toEqual(givenUp);
    expect(await suppression.findImport(world.workspaceId, importId)).toMatchObject({ state: 'failed', added: 0 });
    expect((await audited('suppression.import_finished')).at(-1)?.detail).toMatchObject({ state: 'failed' });
  });

  it('of a workspace whose keys were destroyed: nothing of it goes out', async () => {
    const eventId = await world.gate.callbacks.sendTest(world.owner);
    // Sealed by a generation that is gone.
    await world.database.unguarded('UPDATE callback_event SET body_sealed = $2 WHERE id = $1', [
      ...[eventId, Buffer.concat([Buffer.from('v2.9.'), Buffer.alloc(60)])],
    ]);
    await world.settle();
    expect(await workOf(eventId, 'callback')).toEqual(givenUp);
    expect(world.receiver.posts).toEqual([]);
  });
});
