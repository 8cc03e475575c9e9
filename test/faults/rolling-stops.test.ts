import { randomUUID } from 'node:crypto';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import type { Actor } from '@sendgate/gate';
import { count, showMeasured } from '@sendgate/gate/testing';
import pg from 'pg';
import { deployMigrations, projectMigrations } from '../../prisma/migrations.ts';
import { type ApiProcess, startApiProcess } from '../../services/api/src/testing/api-process.ts';
import { startWorkerProcess } from '../../services/worker/src/testing/worker-process.ts';
import { type ApiClient, apiClient } from '../support/api-client.ts';
import { steadyLoad } from '../support/steady-load.ts';
import { until } from '../support/until.ts';
import { type FaultWorld, faultWorld, harmlessMessage } from './fault-world.ts';

const stops = count(1, 50);
const perSecond = count(30, 100);
const workspaces = count(4, 100);
/** Callbacks under way at once to one workspace's receiver. */
const perWorkspace = 5;
const mostSeconds = 30;
const limitMs = count(300_000, 2_400_000);

let world: FaultWorld;
const actors: Actor[] = [];
beforeAll(async () => {
  world = await faultWorld({
    // As in production: long enough for whoever hands out traffic to notice.
    SENDGATE_DRAIN_MS: '5000',
    SENDGATE_CALLBACK_CONCURRENCY: String(Math.min(500, workspaces * perWorkspace)),
  });
  for (let n = 0; n < workspaces; n += 1) actors.push(await world.anotherWorkspace());
});
/** Processes that a test which failed would leave behind. */
const started: { kill(): Promise<void> }[] = [];
afterEach(async () => {
  for (const process of started.splice(0)) await process.kill();
});
afterAll(() => world.close());

/** How long a process takes to stop and the code it ends with. */
async function timed(stop: () => Promise<number | null>): Promise<{ code: number | null; seconds: number }> {
  const began = performance.now();
  const code = await stop();
  return { code, seconds: Math.round(performance.now() - began) / 1_000 };
}

/** What the tables of a next version may bring: others that ours write to, and columns of those in use. */
const nextVersion: Readonly<Record<string, string>> = {
  '29990101000000_noted': `
    CREATE TABLE "noted" ("id" TEXT PRIMARY KEY, "workspace_id" TEXT NOT NULL);
    CREATE FUNCTION "note"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      INSERT INTO "noted" VALUES (NEW."id", NEW."workspace_id"); RETURN NULL; END $$;
    CREATE TRIGGER "note" AFTER INSERT ON "submission" FOR EACH ROW EXECUTE FUNCTION "note"();
    ALTER TABLE "submission" ADD COLUMN "of_next_version" TEXT`,
  '29990102000000_wider': 'ALTER TABLE "workspace" ADD COLUMN "of_next_version" TEXT',
};

/**
 * Brings them, while a backup reads one of the tables they change, and lets the backup end when `meanwhile` has: until
 * then they have come in part.
 */
async function deployNextVersion(databaseUrl: string, meanwhile: () => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'sendgate-next-'));
  const backup = new pg.Client({ connectionString: databaseUrl });
  try {
    await cp(projectMigrations.directory, folder, { recursive: true });
    for (const [name, sql] of Object.entries(nextVersion)) {
      await mkdir(join(folder, name));
      await writeFile(join(folder, name, 'migration.sql'), sql);
    }
    await backup.connect();
    await backup.query('BEGIN; LOCK TABLE "workspace" IN ACCESS SHARE MODE');
    const busy: string[] = [];
    const deployed = deployMigrations(databaseUrl, { ...projectMigrations, directory: folder }, (name) =>
      busy.push(name),
    );
    await until('they wait for the backup', () => busy.includes('29990102000000_wider'));
    await meanwhile();
    await backup.query('COMMIT');
    expect((await deployed).applied).toEqual(Object.keys(nextVersion));
  } finally {
    await backup.end();
    await rm(folder, { recursive: true });
  }
}

interface Instance {
  readonly api: ApiProcess;
  readonly client: ApiClient;
  ready: boolean;
  stopping: boolean;
}

it(
  `brings the tables of a next version, then stops ${stops} apis one after the other, under load without a request failing`,
  async () => {
    const instances: Instance[] = [];
    const launch = async () => {
      const api = await startApiProcess(world.environment);
      started.push(api);
      const instance = { api, client: apiClient(api.port, world.key), ready: false, stopping: false };
      // Answers before it is given traffic, as a rollout makes sure of.
      await until('it is ready', async () => (await instance.client.call('GET', '/readyz')).status === 200);
      instance.ready = true;
      instances.push(instance);
    };
    await launch();
    await launch();

    // What a load balancer does: asks each whether it is ready, takes turns among those that are, and waits while none is.
    const probing = setInterval(() => {
      for (const instance of instances) {
        void instance.client.call('GET', '/readyz').then(({ status }) => {
          instance.ready = status === 200;
        });
      }
    }, 100);
    const load = steadyLoad(perSecond, async (n) => {
      const message = { ...harmlessMessage(), idempotency_key: randomUUID() };
      for (;;) {
        let instance: Instance | undefined;
        // Picked while it is ready: a probe may say otherwise before whoever waits goes on.
        await until('somebody is ready', () => {
          const ready = instances.filter((each) => each.ready);
          instance = ready[n % ready.length];
          return instance !== undefined;
        });
        const picked = instance as Instance | undefined;
        if (picked === undefined) throw new RangeError('Nobody is ready');
        const reply = await picked.client.submit(message);
        // Its store was starved by what starts beside it: the caller asks again with the same key, as it is told to.
        if (reply.status !== 503 || picked.stopping) return reply;
      }
    });

    const another = () => load.reached(load.results.length + perSecond);
    await deployNextVersion(world.options.databaseUrl, another);
    const ends: Awaited<ReturnType<typeof timed>>[] = [];
    for (let stop = 0; stop < stops; stop += 1) {
      await another();
      const oldest = instances[0];
      if (oldest === undefined) throw new RangeError('There are always two');
      await launch();
      oldest.stopping = true;
      ends.push(await timed(oldest.api.stop));
      instances.shift();
      oldest.client.close();
    }
    clearInterval(probing);
    const replies = await load.stop();
    await Promise.all(instances.map(({ api }) => api.stop()));
    for (const { client } of instances) client.close();

    const failed = replies.filter(({ status }) => status !== 200).map(({ status, failure }) => failure ?? status);
    const slowest = Math.max(...ends.map(({ seconds }) => seconds));
    showMeasured('apis stopped', { stops, requests: replies.length, failed: failed.length, slowest });
    expect(failed).toEqual([]);
    expect(ends.map(({ code }) => code)).toEqual(ends.map(() => 0));
    expect(slowest).toBeLessThanOrEqual(mostSeconds);
    const [stored] = await world.database.sql('SELECT count(*)::int FROM submission');
    expect(stored).toEqual({ count: replies.length });
  },
  limitMs,
);

it(
  `stops ${stops} workers with callbacks under way, each of which is posted once`,
  async () => {
    const copies = new Map<string, number>();
    let open: (() => void)[] = [];
    world.receiver.treat((res, post) => {
      const id = post.headers['x-service-event-id'] ?? '';
      copies.set(id, (copies.get(id) ?? 0) + 1);
      open.push(() => res.writeHead(204).end());
    });
    const answerAll = () => {
      for (const answer of open) answer();
      open = [];
    };
    const ends: Awaited<ReturnType<typeof timed>>[] = [];
    const ids: string[] = [];
    const inFlight = workspaces * perWorkspace;
    for (let stop = 0; stop < stops; stop += 1) {
      // All there before the worker is: it would give up the first posts while the last are still being written.
      for (let n = 0; n < perWorkspace; n += 1) {
        ids.push(...(await Promise.all(actors.map((actor) => world.gate.callbacks.sendTest(actor)))));
      }
      const worker = startWorkerProcess(world.environment);
      started.push(worker);
      await worker.consuming;
      await until('all are under way', () => open.length >= inFlight);
      const stopping = timed(worker.stop);
      await until('it stops', () => worker.lines.some((line) => line.includes('"event":"stopping"')));
      answerAll();
      ends.push(await stopping);
    }

    const repeated = [...copies.values()].filter((times) => times > 1).length;
    const slowest = Math.max(...ends.map(({ seconds }) => seconds));
    showMeasured('workers stopped', { stops, callbacks: ids.length, repeated, slowest });
    expect(ids.filter((id) => !copies.has(id))).toEqual([]);
    expect(repeated).toBe(0);
    expect(ends.map(({ code }) => code)).toEqual(ends.map(() => 0));
    expect(slowest).toBeLessThanOrEqual(mostSeconds);
    const states = await world.database.sql<{ state: string }>('SELECT DISTINCT state FROM callback_event');
    expect(states).toEqual([{ state: 'delivered' }]);
  },
  limitMs,
);
