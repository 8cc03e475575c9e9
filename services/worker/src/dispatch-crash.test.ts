import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { count, showMeasured, testDatabase } from '@sendgate/gate/testing';
import {
  type DispatchingWorkspace,
  dispatchingWorkspace,
  haltedMarks,
  markSides,
} from './testing/dispatch-crash-run.ts';
import { type GateWorld, gateWorld } from './testing/gate-world.ts';
import { startWorkerProcess, type WorkerProcess } from './testing/worker-process.ts';

const messages = count(40, 1_000);
const kills = count(1, 10);
const limitMs = count(240_000, 900_000);
/** Messages of one workspace that are under way at once, all workers together. */
const inFlight = 5;

let world: GateWorld;
let database: Awaited<ReturnType<typeof testDatabase>>;
let workers: WorkerProcess[] = [];
const workspaces: DispatchingWorkspace[] = [];
beforeAll(async () => {
  database = await testDatabase();
  world = await gateWorld(database.url);
}, 120_000);
afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.kill()));
  workers = [];
});
afterAll(async () => {
  for (const workspace of workspaces) await workspace.close();
  await world.close();
  await database.close();
});

const opened = async () => {
  const workspace = await dispatchingWorkspace(world);
  workspaces.push(workspace);
  return workspace;
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
const none = async (sql: string) => (await database.sql(sql)).length === 0;
const allOver = () => none(`SELECT 1 FROM submission WHERE status NOT IN ('SENT', 'FAILED') LIMIT 1`);

const modes = ['smtp', 'webhook'] as const;

describe('a worker killed while it hands messages over', () => {
  /** Where the one worker stood with a message when it was killed, what became of it, and what the provider was handed. */
  interface Fate {
    readonly place: string;
    readonly mode: string;
    readonly status: string;
    readonly told: string | null;
    readonly error: string | null;
    readonly handedOver: number;
  }
  const fates: Fate[] = [];

  beforeAll(async () => {
    const marks = await haltedMarks(database);
    const halted = await opened();
    const handed = await opened();
    let unanswered = 0;
    handed.server.treat((step) => {
      if (step !== 'end') return undefined;
      unanswered += 1;
      return new Promise(() => {});
    });
    handed.receiver.treat(() => {
      unanswered += 1;
    });
    const sent: { workspace: DispatchingWorkspace; place: string; mode: string; actionId: string }[] = [];
    for (const mode of modes) {
      for (const [workspace, place] of [
        [halted, markSides.before],
        [halted, markSides.after],
        [handed, 'before the outcome is on record'],
      ] as const) {
        sent.push({ workspace, place, mode, actionId: await workspace.submit(mode, place) });
      }
    }
    const doomed = await start();
    await until(async () => (await marks.standing()) === 2 * modes.length && unanswered === modes.length);
    await doomed.kill();
    await marks.release();
    handed.server.treat(() => undefined);
    handed.receiver.treat((res) => res.writeHead(204).end());
    await start();
    await until(allOver);
    for (const { workspace, place, mode, actionId } of sent) {
      const view = await world.gate.findSubmission(workspace.actor.workspaceId, actionId);
      if (!view) throw new Error('no such submission');
      const handedOver = workspace.received().get(actionId) ?? 0;
      const { status, deliveryStatus: told, dispatch } = view;
      fates.push({ place, mode, status, told, error: dispatch?.error ?? null, handedOver });
    }
    showMeasured('dispatch, killed around the mark', fates);
  }, limitMs);

  const at = (place: string) => fates.filter((fate) => fate.place === place).map(({ place: _, ...fate }) => fate);
  const unknown = { status: 'FAILED', told: 'unknown', error: 'worker_died' };

  it('before the mark that it will write: the next worker sends it, once', () => {
    const sent = { status: 'SENT', told: 'sent', error: null, handedOver: 1 };
    expect(at(markSides.before)).toEqual(modes.map((mode) => ({ mode, ...sent })));
  });

  it('after the mark and before the provider has a byte: unknown, and nobody sends it', () => {
    expect(at(markSides.after)).toEqual(modes.map((mode) => ({ mode, ...unknown, handedOver: 0 })));
  });

  it('after the provider has it and before that is on record: unknown, and the provider has it once', () => {
    expect(at('before the outcome is on record')).toEqual(modes.map((mode) => ({ mode, ...unknown, handedOver: 1 })));
  });
});

describe('messages handed over by workers that are killed', () => {
  it(
    'are each sent at most once, and every one ends SENT or FAILED',
    async () => {
      const workspace = await opened();
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
      await until(allOver);
      const seconds = Math.round((performance.now() - started) / 100) / 10;

      const received = workspace.received();
      const rows = await database.sql<{ id: string; outcome: string }>(
        'SELECT id, delivery_status AS outcome FROM submission WHERE workspace_id = $1',
        [workspace.actor.workspaceId],
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
