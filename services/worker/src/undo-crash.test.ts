import { afterEach, expect, it } from '@jest/globals';
import type { Actor, SubmissionView } from '@sendgate/gate';
import { count, message, showMeasured, testDatabase } from '@sendgate/gate/testing';
import { until } from '../../../test/support/until.ts';
import { gateWorld } from './testing/gate-world.ts';
import { startWorkerProcess, type WorkerProcess } from './testing/worker-process.ts';

const decisions = count(30, 400);
const kills = count(1, 12);
const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

it(
  `of ${decisions} decisions with an undo window, those taken back are never made and all others once, through ${kills} killed workers`,
  async () => {
    const database = await testDatabase();
    cleanUps.push(database.close);
    const world = await gateWorld(database.url);
    cleanUps.push(world.close);
    // Nobody answers at this address: a callback is written with each decision, and that is what is counted.
    const admin: Actor = await world.workspace('http://127.0.0.1:9/gate');
    const { gate } = world;
    const { version } = await gate.workspaces.settings(admin.workspaceId);
    await gate.workspaces.patchSettings(admin, { autonomy: 'hold_all' }, version);
    // The role is looked at again when the decision commits.
    await database.sql('INSERT INTO "user" (id, name, email) VALUES ($1, $2, $2)', [admin.userId, admin.email]);
    await database.sql(`INSERT INTO membership (user_id, workspace_id, role) VALUES ($1, $2, 'admin')`, [
      admin.userId,
      admin.workspaceId,
    ]);
    const owner: Actor = { ...admin, userId: 'usr_owner', email: 'owner@example.org', role: 'owner' };
    const { key } = await gate.keys.create(owner, { label: 'k', livemode: true, scopes: ['gate:write'] });
    const caller = await gate.authenticateKey(key);
    if (!caller) throw new Error('the new key was not accepted');

    const decided: SubmissionView[] = [];
    for (let n = 0; n < decisions; n += 1) {
      const { submission } = await gate.submit(caller, message());
      const { actionId } = submission;
      const version = { expectedVersion: 1, undoable: true };
      await (n % 2 === 0
        ? gate.reviews.approve(admin, actionId, version)
        : gate.reviews.reject(admin, actionId, { ...version, reasonCode: 'tone' }));
      decided.push(submission);
    }
    const undone = new Set<string>();
    for (const { actionId } of decided.filter((_, n) => n % 5 === 0)) {
      await gate.reviews.undo(admin, actionId).then(
        () => undone.add(actionId),
        // Its window was over before we came to it.
        (error: unknown) => expect(error).toMatchObject({ code: 'nothing_to_undo' }),
      );
    }

    const pending = async () =>
      (await database.sql<{ n: number }>('SELECT count(*)::int AS n FROM pending_decision'))[0]?.n ?? 0;
    const leased = async () =>
      (
        await database.sql<{ n: number }>(
          "SELECT count(*)::int AS n FROM work_item WHERE kind = 'review_commit' AND state = 'LEASED'",
        )
      )[0]?.n ?? 0;
    const environment = { ...world.environment, SENDGATE_LEASE_SECONDS: '5' };
    let worker: WorkerProcess = startWorkerProcess(environment);
    cleanUps.push(() => worker.kill());
    for (let kill = 0; kill < kills; kill += 1) {
      await worker.consuming;
      // Killed with decisions in hand, or when there are none left.
      await until('a decision in hand', async () => (await leased()) > 0 || (await pending()) === 0, { everyMs: 5 });
      await worker.kill();
      worker = startWorkerProcess(environment);
    }
    await until('all decided', async () => (await pending()) === 0);
    await worker.stop();

    const rows = await database.sql<{ id: string; status: string; told: number; decisions: number }>(
      `SELECT s.id, s.status, (SELECT count(*)::int FROM callback_event e WHERE e.submission_id = s.id) AS told,
         (SELECT count(*)::int FROM review_decision d WHERE d.submission_id = s.id) AS decisions FROM submission s`,
    );
    const found = new Map(rows.map((row) => [row.id, [row.status, row.told, row.decisions]]));
    expect(found.size).toBe(decisions);
    decided.forEach(({ actionId }, n) => {
      const expected = undone.has(actionId) ? ['QUEUED', 0, 0] : [n % 2 === 0 ? 'APPROVED' : 'REJECTED', 1, 1];
      expect([actionId, found.get(actionId)]).toEqual([actionId, expected]);
    });
    showMeasured('undo window', { decisions, kills, undone: undone.size, lost: 0, doubled: 0 });
  },
  count(180_000, 900_000),
);
