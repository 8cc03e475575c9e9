import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Actor } from '../caller.ts';
import { blockedBody, message, type TestGate, testGate } from '../testing.ts';

let world: TestGate;
let admin: Actor;
let reviewer: Actor;
beforeAll(async () => {
  world = await testGate();
  admin = await world.person('admin');
  reviewer = await world.person('reviewer');
  await world.configure({ callback_url: 'https://hooks.example.org/gate' });
});
afterAll(() => world?.close());
beforeEach(async () => {
  await world.database.sql(`UPDATE hold_ending SET state = 'done'`);
  await world.configure({ pause_mode: 'off' });
  for (const { actionId, version } of (await world.gate.reviews.list(world.workspaceId, { limit: 1000 })).items) {
    await world.gate.reviews.reject(reviewer, actionId, { expectedVersion: version, reasonCode: 'other' });
  }
});

const hold = async () => {
  const { submission } = await world.gate.submit(world.caller, message({ bodyText: blockedBody }));
  expect(submission.status).toBe('QUEUED');
  return submission.actionId;
};
const read = (actionId: string) => world.gate.findSubmission(world.workspaceId, actionId, { events: true });
const block = () => world.configure({ pause_mode: 'block' });
const end = (confirmed: number) => world.gate.reviews.endAll(admin, confirmed);
const run = (refId: string, stopped?: () => boolean) =>
  world.gate.reviews.runEnding({ workspaceId: world.workspaceId, refId }, stopped);
const latest = async () => (await world.gate.reviews.endings(admin)).latest;
const holds = async () => (await world.gate.reviews.endings(admin)).holds;

describe('an admin who ends every hold', () => {
  it('has each blocked, on record under their name, without a callback, and gone from the queue', async () => {
    const ids = [await hold(), await hold()];
    await block();
    const ending = await end(2);
    expect(ending).toMatchObject({ state: 'waiting', holds: 2, blocked: 0, requestedBy: admin.email });
    expect(await run(ending.endingId)).toBe(true);
    for (const id of ids) {
      const blocked = await read(id);
      expect(blocked).toMatchObject({ status: 'BLOCKED', queueReason: null, reviewReason: 'kill_switch', version: 2 });
      expect(blocked?.events?.at(-1)).toMatchObject({
        ...{ kind: 'submission.blocked', actor: admin.email },
        detail: { reason: 'kill_switch', before: { status: 'QUEUED' }, after: { status: 'BLOCKED' } },
      });
      expect(await world.database.sql('SELECT 1 FROM callback_event WHERE submission_id = $1', [id])).toEqual([]);
    }
    expect((await world.gate.reviews.list(world.workspaceId)).items).toEqual([]);
    expect(await latest()).toMatchObject({ state: 'done', blocked: 2, finishedAt: expect.any(Date) });
    const { items } = await world.gate.audit.list(admin, { limit: 4 });
    expect(items.map(({ kind, actor }) => [kind, actor])).toEqual([
      ['holds.ended', admin.email],
      ['submission.blocked', admin.email],
      ['submission.blocked', admin.email],
      ['holds.ending_requested', admin.email],
    ]);
    expect(items[0]?.detail).toEqual({ ending_id: ending.endingId, state: 'done', holds_blocked: 2 });
  });

  it('needs a workspace that is paused with block, and the number of holds there are', async () => {
    await hold();
    await expect(end(1)).rejects.toMatchObject({ code: 'state_conflict', current: { pause_mode: 'off', holds: 1 } });
    await world.configure({ pause_mode: 'hold' });
    await expect(end(1)).rejects.toMatchObject({ code: 'state_conflict', current: { pause_mode: 'hold' } });
    await block();
    await expect(end(0)).rejects.toMatchObject({ code: 'state_conflict', current: { pause_mode: 'block', holds: 1 } });
    await expect(world.gate.reviews.endAll(reviewer, 1)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(world.gate.reviews.endings(reviewer)).rejects.toMatchObject({ code: 'forbidden' });
    expect(await holds()).toBe(1);
  });

  it('asks once, however often they ask', async () => {
    await hold();
    await block();
    const asked = await Promise.all(Array.from({ length: 8 }, () => end(1)));
    expect(new Set(asked.map(({ endingId }) => endingId)).size).toBe(1);
    const work = await world.database.sql('SELECT 1 FROM work_item WHERE ref_id = $1', [asked[0]?.endingId]);
    expect(work).toHaveLength(1);
  });

  it('has it go on from where a worker died, and ends nothing twice', async () => {
    const model = await hold();
    // Four hundred and fifty more: two full batches and a rest.
    await world.database.sql(
      `INSERT INTO submission SELECT (jsonb_populate_record(s, jsonb_build_object('id', s.id || '-' || n))).*
       FROM submission s, generate_series(1, 450) n WHERE s.id = $1`,
      [model],
    );
    await block();
    const { endingId } = await end(451);
    let batches = 0;
    const dies = () => {
      batches += 1;
      return batches > 2;
    };
    expect(await run(endingId, dies)).toBe(false);
    expect(await latest()).toMatchObject({ state: 'running', blocked: 400 });
    expect(await holds()).toBe(51);
    // Two workers at once, as after a lease that was lost.
    await Promise.all([run(endingId), run(endingId)]);
    expect(await latest()).toMatchObject({ state: 'done', blocked: 451 });
    const [ended] = await world.database.sql<{ n: number; submissions: number }>(
      `SELECT count(*)::int AS n, count(DISTINCT submission_id)::int AS submissions FROM audit_event
       WHERE kind = 'submission.blocked' AND submission_id LIKE $1`,
      [`${model}%`],
    );
    expect(ended).toEqual({ n: 451, submissions: 451 });
    expect(await run(endingId)).toBe(true);
    expect(await latest()).toMatchObject({ blocked: 451 });
  });

  it('leaves alone what was decided meanwhile, and what came after the pause', async () => {
    const [rejected, ended] = [await hold(), await hold()];
    await block();
    const { endingId } = await end(2);
    await world.gate.reviews.reject(reviewer, rejected, { expectedVersion: 1, reasonCode: 'tone' });
    await world.configure({ pause_mode: 'off' });
    const later = await hold();
    // Both may have come in the same millisecond.
    await world.database.unguarded(
      `UPDATE submission SET created_at = created_at + interval '1 second' WHERE id = $1`,
      [later],
    );
    await run(endingId);
    expect((await read(rejected))?.status).toBe('REJECTED');
    expect((await read(ended))?.status).toBe('BLOCKED');
    expect((await read(later))?.status).toBe('QUEUED');
    expect(await latest()).toMatchObject({ holds: 2, blocked: 1 });
  });

  it('calls off a decision in its undo window', async () => {
    const actionId = await hold();
    const { submission } = await world.gate.reviews.reject(reviewer, actionId, {
      ...{ expectedVersion: 1, reasonCode: 'tone', undoable: true },
    });
    await block();
    await run((await end(1)).endingId);
    await world.gate.reviews.commit(submission.pending?.id ?? '');
    const after = await read(actionId);
    expect(after?.status).toBe('BLOCKED');
    expect(after?.events?.at(-1)).toMatchObject({ kind: 'review.decision_called_off', detail: { reason: 'not_held' } });
  });

  it('is told that it failed when no worker could carry it out', async () => {
    await hold();
    await block();
    const { endingId } = await end(1);
    const [work] = await world.database.sql<{ id: string }>('SELECT id FROM work_item WHERE ref_id = $1', [endingId]);
    const item = await world.gate.work.claim(work?.id ?? '', 30);
    expect(item && (await world.gate.work.bury(item, 'crashed'))).toBe(true);
    expect(await latest()).toMatchObject({ state: 'failed', blocked: 0 });
    expect((await end(1)).endingId).not.toBe(endingId);
  });
});
