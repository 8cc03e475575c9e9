import { afterEach, describe, expect, it } from '@jest/globals';
import { count, showMeasured, testDatabase } from '@sendgate/gate/testing';
import { type DispatchingWorkspace, dispatchingWorkspace } from './testing/dispatch-crash-run.ts';
import { type GateWorld, gateWorld } from './testing/gate-world.ts';
import { startWorkerProcess, type WorkerProcess } from './testing/worker-process.ts';

const messages = count(60, 1_000);
const kills = count(2, 10);
const limitMs = count(240_000, 900_000);
/** Messages of one workspace that are under way at once, all workers together. */
const inFlight = 5;

let world: GateWorld;
let database: Awaited<ReturnType<typeof testDatabase>>;
let workspace: DispatchingWorkspace;
let workers: WorkerProcess[] = [];
afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.kill()));
  workers = [];
  await workspace?.close();
  await world?.close();
  await database?.close();
});

const open = async () => {
  database = await testDatabase();
  world = await gateWorld(database.url);
  workspace = await dispatchingWorkspace(world);
};
const start = async () => {
  const worker = startWorkerProcess({
    ...world.environment,
    // The shortest there are: what a killed worker held is taken up within seconds instead of a minute.
    SENDGATE_LEASE_SECONDS: '5',
    SENDGATE_REOFFER_SECONDS: '5',
  });
  workers.push(worker);
  await worker.consuming;
  return worker;
};
/** Waits for what is bound to come; the time limit of the test is the only clock. */
const until = async (condition: () => boolean | Promise<boolean>) => {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 20));
};
const read = async (actionId: string) => {
  const view = await world.gate.findSubmission(workspace.actor.workspaceId, actionId);
  if (!view) throw new Error('no such submission');
  return view;
};
const over = async (actionId: string) => ['SENT', 'FAILED'].includes((await read(actionId)).status);
const none = async (sql: string) => (await database.sql(sql)).length === 0;

describe.each(['smtp', 'webhook'] as const)('a worker killed while it hands a message over by %s', (mode) => {
  it(
    'after the provider has it and before that is on record: unknown, and the provider has it once',
    async () => {
      await open();
      let reached = false;
      workspace.server.treat((step) => {
        reached ||= step === 'end';
        return step === 'end' ? new Promise(() => {}) : undefined;
      });
      workspace.receiver.treat(() => {
        reached = true;
      });
      const actionId = await workspace.submit(mode);
      const doomed = await start();
      await until(() => reached);
      await doomed.kill();
      workspace.server.treat(() => undefined);
      workspace.receiver.treat((res) => res.writeHead(204).end());
      await start();
      await until(() => over(actionId));
      const outcome = { status: 'FAILED', deliveryStatus: 'unknown', dispatch: { error: 'worker_died' } };
      expect(await read(actionId)).toMatchObject(outcome);
      expect(workspace.received()).toEqual(new Map([[actionId, 1]]));
    },
    limitMs,
  );
});

describe('messages handed over by workers that are killed', () => {
  it(
    'are each sent at most once, and every one ends SENT or FAILED',
    async () => {
      await open();
      let seen = 0;
      const slowly = () => {
        seen += 1;
        return new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), 10 + (seen % 30)));
      };
      workspace.server.treat((step) => (step === 'end' ? slowly() : undefined));
      workspace.receiver.treat((res) => void slowly().then(() => res.writeHead(204).end()));
      const ids: string[] = [];
      for (let n = 0; n < messages; n += 1) ids.push(await workspace.submit(n % 2 === 0 ? 'smtp' : 'webhook'));
      const started = performance.now();
      const pair = await Promise.all([start(), start()]);
      for (let kill = 0; kill < kills; kill += 1) {
        await until(() => seen >= (messages * (kill + 1)) / (kills + 2));
        await pair[kill % 2]?.kill();
        pair[kill % 2] = await start();
      }
      await until(() => none(`SELECT 1 FROM submission WHERE status NOT IN ('SENT', 'FAILED') LIMIT 1`));
      const seconds = Math.round((performance.now() - started) / 100) / 10;

      const received = workspace.received();
      const rows = await database.sql<{ id: string; outcome: string }>(
        'SELECT id, delivery_status AS outcome FROM submission',
      );
      const unknown = rows.filter(({ outcome }) => outcome === 'unknown').length;
      showMeasured('dispatch, workers killed', { messages, kills, seconds, received: received.size, unknown });
      expect([...received.values()].filter((times) => times > 1)).toEqual([]);
      expect(rows.map(({ id }) => id).sort()).toEqual([...ids].sort());
      // What is on record as sent was received; what is unknown was in a killed worker's hands.
      for (const { id, outcome } of rows) {
        expect(['sent', 'unknown']).toContain(outcome);
        if (outcome === 'sent') expect(received.get(id)).toBe(1);
      }
      expect(unknown).toBeLessThanOrEqual(kills * inFlight);
      expect(await none(`SELECT 1 FROM work_item WHERE kind = 'dispatch' AND state IN ('PENDING', 'LEASED')`)).toBe(
        true,
      );
    },
    limitMs,
  );
});
