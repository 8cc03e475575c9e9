import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Actor } from '../caller.ts';
import { openGate } from '../open-gate.ts';
import type { SubmissionView } from '../submission-view.ts';
import { blockedBody, count, meanwhile, message, type TestGate, testGate, withoutRoom } from '../testing.ts';

let world: TestGate;
let ada: Actor;
let bob: Actor;
beforeAll(async () => {
  world = await testGate();
  [ada, bob] = await Promise.all([world.person('reviewer'), world.person('reviewer')]);
  await world.configure({ callback_url: 'https://hooks.example.org/gate' });
});
afterAll(() => world.close());

const reason = 'Checked with the security team.';
async function hold(changes: Parameters<typeof message>[0] = {}): Promise<SubmissionView> {
  const { submission } = await world.gate.submit(world.caller, message({ bodyText: blockedBody, ...changes }));
  expect(submission.status).toBe('QUEUED');
  return submission;
}
const begin = (actionId: string, person = ada, expectedVersion = 1) =>
  world.gate.reviews.approve(person, actionId, { expectedVersion, reason, undoable: true });
const stored = (actionId: string) => world.gate.findSubmission(world.workspaceId, actionId, { events: true });
const [callbacks, work] = [
  (actionId: string) => world.database.sql('SELECT id FROM callback_event WHERE submission_id = $1', [actionId]),
  (pendingId: string) =>
    world.database.sql<{ id: string; state: string; wait: number }>(
      `SELECT id, state, extract(epoch FROM next_run_at - created_at)::float8 AS wait FROM work_item
       WHERE ref_id = $1 AND kind = 'review_commit'`,
      [pendingId],
    ),
];

/** Has a decision wait so long for a worker that it keeps nobody from deciding any more. */
async function missed(pendingId: string): Promise<void> {
  await world.database.unguarded(
    "UPDATE pending_decision SET commit_at = now() - interval '11 minutes' WHERE id = $1",
    [pendingId],
  );
}

describe('a decision with an undo window', () => {
  it('is shown as being made, releases nothing and tells nobody until it commits by its work item', async () => {
    const held = await hold();
    const begun = await begin(held.actionId);
    expect(begun).toMatchObject({
      decided: false,
      replayed: false,
      submission: { status: 'QUEUED', pending: { decision: 'approved', by: ada.email } },
    });
    expect(await callbacks(held.actionId)).toEqual([]);
    const pendingId = begun.submission.pending?.id ?? '';
    const [item] = await work(pendingId);
    expect(item).toMatchObject({ state: 'PENDING' });
    expect(item?.wait).toBeCloseTo(5, 1);
    expect(await world.gate.work.claim(item?.id ?? '', 30)).toBeNull();

    await world.gate.reviews.commit(pendingId);
    expect(await stored(held.actionId)).toMatchObject({
      status: 'APPROVED',
      reviewedBy: ada.email,
      reviewNote: reason,
    });
    expect(await callbacks(held.actionId)).toHaveLength(1);
    await world.gate.reviews.commit(pendingId);
    expect(await callbacks(held.actionId)).toHaveLength(1);
  });

  it.each(['leaves', 'may only look by then'])('is called off where who made it %s', async (what) => {
    const held = await hold();
    const former = await world.person('reviewer');
    const pendingId = (await begin(held.actionId, former)).submission.pending?.id ?? '';
    const change = what === 'leaves' ? 'DELETE FROM membership' : "UPDATE membership SET role = 'viewer'";
    await world.database.sql(`${change} WHERE user_id = $1`, [former.userId]);
    await world.gate.reviews.commit(pendingId);
    const view = await stored(held.actionId);
    expect(view).toMatchObject({ status: 'QUEUED', reviewedBy: null });
    expect(view?.events?.at(-1)).toMatchObject({
      kind: 'review.decision_called_off',
      detail: { decision: 'approved', reason: 'role_lost' },
    });
  });

  it('is not taken for the approval of another text by the same person', async () => {
    const held = await hold();
    await begin(held.actionId);
    const approve = (text: { bodyText?: string; subject?: string }) =>
      world.gate.reviews.approve(ada, held.actionId, { expectedVersion: 1, reason, ...text });
    await expect(approve({ bodyText: 'Hello Ada, is ten on Thursday good?' })).rejects.toMatchObject({
      code: 'decision_pending',
    });
    await expect(approve({ subject: 'Another subject' })).rejects.toMatchObject({ code: 'decision_pending' });
    for (const same of [{}, { bodyText: blockedBody }]) expect(await approve(same)).toMatchObject({ replayed: true });

    await world.gate.reviews.undo(ada, held.actionId);
    const { version = 0 } = (await stored(held.actionId)) ?? {};
    const edit = { expectedVersion: version, reason, bodyText: 'Hello Ada, is ten on Thursday good?' };
    const begun = await world.gate.reviews.approve(ada, held.actionId, { ...edit, undoable: true });
    expect(begun.submission.pending).not.toBeNull();
    await expect(approve({})).rejects.toMatchObject({ code: 'decision_pending' });
    expect(await world.gate.reviews.approve(ada, held.actionId, edit)).toMatchObject({ replayed: true });
  });

  it('is taken back by who made it, and the hold is as it was', async () => {
    const held = await hold();
    const { submission: begun } = await begin(held.actionId);
    const pendingId = begun.pending?.id ?? '';
    await expect(world.gate.reviews.undo(bob, held.actionId)).rejects.toMatchObject({ code: 'nothing_to_undo' });
    const view = await world.gate.reviews.undo(ada, held.actionId);
    // Who looks at it as being decided is told to look again.
    expect(view).toMatchObject({ status: 'QUEUED', pending: null, approvedBy: [], version: begun.version + 1 });
    await world.gate.reviews.commit(pendingId);
    expect(await stored(held.actionId)).toMatchObject({ status: 'QUEUED', decidedAt: null });
    await expect(world.gate.reviews.undo(ada, held.actionId)).rejects.toMatchObject({ code: 'nothing_to_undo' });
    const { version } = view;
    await world.gate.reviews.reject(bob, held.actionId, { expectedVersion: version, reasonCode: 'tone' });
    expect((await stored(held.actionId))?.events?.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['review.decision_begun', 'review.decision_undone', 'review.rejected']),
    );
  });

  it('keeps everybody else from deciding, and says who is at it', async () => {
    const held = await hold();
    const { submission } = await begin(held.actionId);
    const { version, actionId } = submission;
    for (const expectedVersion of [1, version]) {
      for (const attempt of [
        world.gate.reviews.reject(bob, actionId, { expectedVersion, reasonCode: 'tone' }),
        world.gate.reviews.approve(bob, actionId, { expectedVersion, reason, undoable: true }),
        world.gate.reviews.reject(ada, actionId, { expectedVersion, reasonCode: 'tone' }),
        world.gate.reviews.edit(bob, actionId, { expectedVersion, bodyText: 'Hi.' }),
        world.gate.reviews.claim(bob, actionId, { expectedVersion }),
      ]) {
        await expect(attempt).rejects.toMatchObject({ code: 'decision_pending', current: { by: ada.email } });
      }
    }
    expect(await begin(actionId)).toMatchObject({ replayed: true, decided: false });
  });

  it('is refused at once for what would refuse it later', async () => {
    const held = await hold();
    const short = world.gate.reviews.approve(ada, held.actionId, { expectedVersion: 1, reason: 'ok', undoable: true });
    await expect(short).rejects.toMatchObject({ entries: [{ loc: ['body', 'reason'] }] });
    const stale = world.gate.reviews.reject(ada, held.actionId, {
      ...{ expectedVersion: 4, reasonCode: 'tone', undoable: true },
    });
    await expect(stale).rejects.toMatchObject({ code: 'version_mismatch' });
    await world.configure({ pause_mode: 'block' });
    const paused = begin(held.actionId);
    await expect(paused).rejects.toMatchObject({ code: 'workspace_paused' });
    await world.configure({ pause_mode: 'off' });
    expect((await stored(held.actionId))?.version).toBe(1);
  });

  it('made in time still counts when the hold expires inside the window, and the sweep waits for it', async () => {
    const held = await hold();
    const begun = await begin(held.actionId);
    await world.database.sql("UPDATE submission SET expires_at = now() - interval '1 second' WHERE id = $1", [
      held.actionId,
    ]);
    expect(await world.gate.reviews.expireDue()).toBe(0);
    await world.gate.reviews.commit(begun.submission.pending?.id ?? '');
    expect(await stored(held.actionId)).toMatchObject({ status: 'APPROVED', reviewedBy: ada.email });
  });

  it('begun in the moment in which the clock comes for its hold is left alone by the clock', async () => {
    const held = await hold();
    await world.database.sql("UPDATE submission SET expires_at = now() - interval '1 second' WHERE id = $1", [
      held.actionId,
    ]);
    // What a decision writes that began in time: the clock has found the hold over and waits for it.
    const decision = `WITH moved AS (UPDATE submission SET version = version + 1 WHERE id = $1)
      INSERT INTO pending_decision (submission_id, id, workspace_id, reviewer, reviewer_id, decision, round, request, commit_at)
      VALUES ($1, 'rev_late', $2, $3, $4, 'approved', 1, $5, now() + interval '5 seconds')`;
    const request = { expectedVersion: 1, reason };
    const rejected = await meanwhile(
      world.database,
      ['SELECT 1 FROM submission WHERE id = $1 FOR UPDATE', [held.actionId]],
      () => world.gate.reviews.expireDue(),
      { last: [decision, [held.actionId, world.workspaceId, ada.email, ada.userId, request]] },
    );
    expect(rejected).toBe(0);
    await world.gate.reviews.commit('rev_late');
    expect(await stored(held.actionId)).toMatchObject({ status: 'APPROVED', reviewedBy: ada.email });
  });

  it('is called off where the workspace was paused inside the window', async () => {
    const held = await hold();
    const begun = await begin(held.actionId);
    await world.configure({ pause_mode: 'block' });
    await world.gate.reviews.commit(begun.submission.pending?.id ?? '');
    await world.configure({ pause_mode: 'off' });
    const view = await stored(held.actionId);
    expect(view).toMatchObject({ status: 'QUEUED', reviewedBy: null });
    expect(view?.events?.at(-1)).toMatchObject({
      kind: 'review.decision_called_off',
      detail: { decision: 'approved', reason: 'workspace_paused' },
    });
  });

  it('whose commit meets what may pass stands as it was, for the next attempt: no room, or no policy in force', async () => {
    const held = await hold();
    const pendingId = (await begin(held.actionId)).submission.pending?.id ?? '';
    const refused = withoutRoom(world.database, () => world.gate.reviews.commit(pendingId));
    await expect(refused).rejects.toMatchObject({ code: 'service_unavailable' });
    const { id } = await world.gate.snapshots.active(world.workspaceId);
    const putInForce = (snapshotId: string | null) =>
      world.database.sql('UPDATE workspace SET active_snapshot_id = $2 WHERE id = $1', [world.workspaceId, snapshotId]);
    await putInForce(null);
    await expect(world.gate.reviews.commit(pendingId)).rejects.toMatchObject({ code: 'no_active_policy' });
    await putInForce(id);
    await world.gate.reviews.commit(pendingId);
    expect(await stored(held.actionId)).toMatchObject({ status: 'APPROVED', reviewedBy: ada.email });
  });

  it('taken back when its commit has read it, and not its hold, is not made', async () => {
    const held = await hold();
    const pendingId = (await begin(held.actionId)).submission.pending?.id ?? '';
    await meanwhile(
      world.database,
      ['LOCK TABLE submission IN ACCESS EXCLUSIVE MODE', []],
      () => world.gate.reviews.commit(pendingId),
      {
        last: [
          `WITH undone AS (DELETE FROM pending_decision WHERE id = $1 RETURNING submission_id)
           UPDATE submission s SET version = version + 1 FROM undone WHERE s.id = undone.submission_id`,
          [pendingId],
        ],
      },
    );
    expect(await stored(held.actionId)).toMatchObject({ status: 'QUEUED', decidedAt: null });
    expect(await callbacks(held.actionId)).toEqual([]);
  });

  it.each(['commits', 'is taken back', 'is given up'])(
    'gives way, and nobody is refused, where it %s while an erasure has its hold and calls it off',
    async (how) => {
      const held = await hold();
      const pendingId = (await begin(held.actionId)).submission.pending?.id ?? '';
      const [item] = await work(pendingId);
      await world.database.sql(`UPDATE work_item SET next_run_at = date_trunc('milliseconds', now()) WHERE id = $1`, [
        item?.id,
      ]);
      const leased = await world.gate.work.claim(item?.id ?? '', 30);
      if (!leased) throw new Error('the commit is not due');
      const acts: Record<string, () => Promise<unknown>> = {
        commits: () => world.gate.reviews.commit(pendingId),
        'is taken back': () =>
          expect(world.gate.reviews.undo(ada, held.actionId)).rejects.toMatchObject({ code: 'nothing_to_undo' }),
        'is given up': () => world.gate.work.bury(leased, 'commit_failed'),
      };
      await meanwhile(
        world.database,
        ['SELECT 1 FROM submission WHERE id = $1 FOR UPDATE', [held.actionId]],
        acts[how] as () => Promise<unknown>,
        { last: ['DELETE FROM pending_decision WHERE id = $1', [pendingId]] },
      );
      expect(await stored(held.actionId)).toMatchObject({ status: 'QUEUED', decidedAt: null });
    },
  );

  it('never releases to a recipient suppressed inside the window', async () => {
    const held = await hold();
    const begun = await begin(held.actionId);
    await world.gate.workspaces.suppression.add(bob, [held.recipient]);
    await world.gate.reviews.commit(begun.submission.pending?.id ?? '');
    expect(await stored(held.actionId)).toMatchObject({ status: 'BLOCKED' });
    expect(await callbacks(held.actionId)).toEqual([]);
  });

  it('is stopped by the list of its own workspace only', async () => {
    const held = await hold();
    const begun = await begin(held.actionId);
    const { id } = await world.gate.workspaces.create('Other', null);
    await world.gate.workspaces.suppression.add({ ...world.owner, workspaceId: id }, [held.recipient]);
    await world.gate.reviews.commit(begun.submission.pending?.id ?? '');
    expect(await stored(held.actionId)).toMatchObject({ status: 'APPROVED' });
  });

  it('is called off when its reviewer lost the role meanwhile', async () => {
    const held = await hold();
    const leaving = await world.person('reviewer');
    const begun = await begin(held.actionId, leaving);
    await world.gate.workspaces.removeMember(world.owner, leaving.userId);
    await world.gate.reviews.commit(begun.submission.pending?.id ?? '');
    const view = await stored(held.actionId);
    expect(view).toMatchObject({ status: 'QUEUED' });
    expect(view?.events?.at(-1)).toMatchObject({ kind: 'review.decision_called_off', detail: { reason: 'role_lost' } });
  });

  it('that could not commit for ten minutes keeps nobody from deciding, and never commits a text it did not see', async () => {
    const held = await hold();
    const begun = await begin(held.actionId);
    const pendingId = begun.submission.pending?.id ?? '';
    await missed(pendingId);
    await world.gate.reviews.edit(bob, held.actionId, {
      ...{ expectedVersion: begun.submission.version, bodyText: message().bodyText },
    });
    await world.gate.reviews.commit(pendingId);
    const view = await stored(held.actionId);
    expect(view).toMatchObject({ status: 'QUEUED' });
    expect(view?.events?.at(-1)).toMatchObject({ detail: { reason: 'text_changed' } });
  });

  it('that could not commit for ten minutes is not counted beside another approval by the same person', async () => {
    await world.configure({ required_approvals: 2 });
    const held = await hold();
    const begun = await begin(held.actionId);
    const pendingId = begun.submission.pending?.id ?? '';
    await missed(pendingId);
    const own = { expectedVersion: begun.submission.version, reason };
    expect(await world.gate.reviews.approve(ada, held.actionId, own)).toMatchObject({ decided: false, approvals: 1 });
    await world.gate.reviews.commit(pendingId);
    await world.configure({ required_approvals: 1 });
    const view = await stored(held.actionId);
    expect(view).toMatchObject({ status: 'QUEUED' });
    expect(view?.events?.at(-1)).toMatchObject({ detail: { reason: 'already_approved' } });
  });

  it('that could not commit for ten minutes releases no hold whose time is over, whether or not the clock has come', async () => {
    const held = await hold();
    const begun = await begin(held.actionId);
    const pendingId = begun.submission.pending?.id ?? '';
    await missed(pendingId);
    const over = "UPDATE submission SET expires_at = now() - interval '1 second' WHERE id = $1";
    await world.database.sql(over, [held.actionId]);
    await world.gate.reviews.commit(pendingId);
    const view = await stored(held.actionId);
    expect(view).toMatchObject({ status: 'REJECTED', reviewReason: 'expired' });
    expect(view?.events?.at(-1)).toMatchObject({ kind: 'review.decision_called_off', detail: { reason: 'not_held' } });
  });

  it('that could not commit for ten minutes is made all the same where its hold still waits', async () => {
    const held = await hold();
    const begun = await begin(held.actionId);
    const pendingId = begun.submission.pending?.id ?? '';
    await missed(pendingId);
    await world.gate.reviews.commit(pendingId);
    expect(await stored(held.actionId)).toMatchObject({ status: 'APPROVED', reviewedBy: ada.email });
  });

  it('whose hold changes while it commits is made all the same, once the change is seen', async () => {
    const held = await hold();
    const begun = await begin(held.actionId);
    const pendingId = begun.submission.pending?.id ?? '';
    await missed(pendingId);
    // The commit has read the hold and waits for the workspace; meanwhile the hold gets another version.
    const change = 'UPDATE submission SET claimed_by = $2, claimed_until = now(), version = version + 1 WHERE id = $1';
    await meanwhile(
      world.database,
      ['SELECT 1 FROM workspace WHERE id = $1 FOR UPDATE', [world.workspaceId]],
      () => world.gate.reviews.commit(pendingId),
      { last: [change, [held.actionId, bob.email]] },
    );
    expect(await stored(held.actionId)).toMatchObject({ status: 'APPROVED', reviewedBy: ada.email });
    expect(await callbacks(held.actionId)).toHaveLength(1);
  });

  it.each(['a worker gave up', 'workers died over'])(
    'that %s is called off at once and on the record: the hold is undecided again, and counted',
    async (how) => {
      const held = await hold();
      const begun = await begin(held.actionId);
      const pendingId = begun.submission.pending?.id ?? '';
      const [item] = await work(pendingId);
      const counted = await world.gate.reviews.givenUpCommits();
      const attempt = how === 'a worker gave up' ? 0 : 12;
      const set = "UPDATE work_item SET next_run_at = date_trunc('milliseconds', now()), attempt = $2 WHERE id = $1";
      await world.database.sql(set, [item?.id, attempt]);
      const leased = await world.gate.work.claim(item?.id ?? '', 30);
      if (attempt > 0) expect(leased).toBeNull();
      else if (leased) expect(await world.gate.work.bury(leased, 'commit_failed')).toBe(true);
      const view = await world.gate.reviews.open(bob, held.actionId);
      expect(view).toMatchObject({ status: 'QUEUED', pending: null, version: begun.submission.version + 1 });
      expect(view?.events?.at(-1)).toMatchObject({
        ...{ kind: 'review.decision_called_off', actor: 'undo-window@system.invalid' },
        detail: { decision: 'approved', reason: 'commit_given_up' },
      });
      expect(await world.gate.reviews.givenUpCommits()).toBe(counted + 1);
      // A late commit makes nothing of it, and others may decide.
      await world.gate.reviews.commit(pendingId);
      const rejected = { expectedVersion: begun.submission.version + 1, reasonCode: 'tone' } as const;
      expect(await world.gate.reviews.reject(bob, held.actionId, rejected)).toMatchObject({ decided: true });
    },
  );

  const rounds = count(20, 500);
  it(
    `is committed or taken back, never both, in ${rounds} races with two committers`,
    async () => {
      for (let round = 0; round < rounds; round += 1) {
        const held = await hold();
        const pendingId = (await begin(held.actionId)).submission.pending?.id ?? '';
        const [undo] = await Promise.allSettled([
          world.gate.reviews.undo(ada, held.actionId),
          world.gate.reviews.commit(pendingId),
          world.gate.reviews.commit(pendingId),
        ]);
        const view = await stored(held.actionId);
        const told = (await callbacks(held.actionId)).length;
        expect([view?.status, told]).toEqual(undo?.status === 'fulfilled' ? ['QUEUED', 0] : ['APPROVED', 1]);
      }
    },
    count(90_000, 900_000),
  );

  it('survives the process that took it: another one commits it', async () => {
    const held = await hold();
    const other = await openGate(world.options);
    const begun = await other.reviews.approve(ada, held.actionId, { expectedVersion: 1, reason, undoable: true });
    await other.close();
    const [item] = await work(begun.submission.pending?.id ?? '');
    await world.database.sql("UPDATE work_item SET next_run_at = date_trunc('milliseconds', now()) WHERE id = $1", [
      item?.id,
    ]);
    const leased = await world.gate.work.claim(item?.id ?? '', 30);
    await world.gate.reviews.commit(leased?.refId ?? '');
    if (leased) await world.gate.work.finish(leased);
    expect(await stored(held.actionId)).toMatchObject({ status: 'APPROVED' });
  });
});
