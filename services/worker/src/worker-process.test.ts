import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '@sendgate/gate/testing';
import { describeWithRedis, type PrivateRedis, privateRedis } from '@sendgate/queues/testing';
import { freePort } from '../../../test/support/free-port.ts';
import { type GateWorld, gateWorld } from './testing/gate-world.ts';
import { loopbackMailServer } from './testing/loopback-mail-server.ts';
import { type LoopbackReceiver, loopbackReceiver } from './testing/loopback-receiver.ts';
import { startWorkerProcess, type WorkerProcess } from './testing/worker-process.ts';

describe('the worker process', () => {
  let database: Awaited<ReturnType<typeof testDatabase>>;
  let world: GateWorld;
  let receiver: LoopbackReceiver;
  let worker: WorkerProcess | undefined;

  beforeAll(async () => {
    database = await testDatabase();
    world = await gateWorld(database.url);
    receiver = await loopbackReceiver();
  });
  afterAll(async () => {
    await receiver.close();
    await world.close();
    await database.close();
  });
  afterEach(async () => {
    await worker?.kill();
    worker = undefined;
  });

  const arrival = () =>
    new Promise<void>((resolve) =>
      receiver.treat((res) => {
        res.writeHead(204).end();
        resolve();
      }),
    );

  it('answers its probes, shows its figures, and stops in order with code 0', async () => {
    const port = await freePort();
    worker = startWorkerProcess({ ...world.environment, WORKER_PORT: String(port) });
    await worker.consuming;
    const arrived = arrival();
    await world.gate.callbacks.sendTest(await world.workspace(`http://127.0.0.1:${receiver.port}/`));
    await arrived;
    const page = async (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
    expect((await page('/healthz')).status).toBe(200);
    const ready = await page('/readyz');
    expect([ready.status, await ready.json()]).toEqual([200, expect.objectContaining({ ready: true })]);
    const metrics = await (await page('/metrics')).text();
    const names = ['callback_attempts_total', 'queue_canary_age_seconds', 'relay_last_success_seconds'];
    for (const name of [
      ...names,
      'queue_taken_total{queue="review-callbacks"} 1',
      'samples{check="waiting"} 0',
      'pg_pool_wait_seconds_count',
      'review_commits_given_up 0',
      'queue_waiting{queue="dispatch"} 0',
    ]) {
      expect(metrics).toContain(name);
    }
    expect(await worker.stop()).toBe(0);
    expect(worker.lines.join('\n')).not.toContain('something still open');
  }, 60_000);

  it('tells an admin by the mail server of its environment that their receiver was disabled', async () => {
    const server = await loopbackMailServer({ plain: true });
    const arrived = new Promise<void>((resolve) => {
      server.treat((step) => {
        if (step === 'end') resolve();
        return undefined;
      });
    });
    worker = startWorkerProcess({
      ...world.environment,
      SENDGATE_MAIL_URL: `smtp://127.0.0.1:${server.port}?encryption=none`,
      SENDGATE_MAIL_FROM: 'gate@example.org',
    });
    await worker.consuming;
    const actor = await world.workspace(`http://127.0.0.1:${receiver.port}/`);
    const { userId, email, workspaceId } = actor;
    await database.sql('INSERT INTO "user" (id, name, email) VALUES ($1, $1, $2)', [userId, email]);
    await database.sql(`INSERT INTO membership (user_id, workspace_id, role) VALUES ($1, $2, 'admin')`, [
      userId,
      workspaceId,
    ]);
    receiver.treat((res) => res.writeHead(410).end());
    await world.gate.callbacks.sendTest(actor);
    await arrived;
    expect(server.mails).toMatchObject([{ from: 'gate@example.org', to: [email] }]);
    expect(await worker.stop()).toBe(0);
    expect(worker.lines.join('\n')).not.toContain(email);
    await server.close();
  }, 60_000);

  it('ends at once with code 1 over a mail server that makes no sense, and quotes no password', async () => {
    worker = startWorkerProcess({
      ...world.environment,
      SENDGATE_MAIL_URL: 'smtps://gate:canary@mail.example.org/inbox',
      SENDGATE_MAIL_FROM: 'gate@example.org',
    });
    worker.consuming.catch(() => {});
    expect(await worker.ended).toBe(1);
    expect(worker.lines.join('\n')).toContain('SENDGATE_MAIL_URL: should be smtps://');
    expect(worker.lines.join('\n')).not.toContain('canary');
  }, 60_000);

  it('finishes a delivery in hand when it is asked to stop', async () => {
    worker = startWorkerProcess(world.environment);
    await worker.consuming;
    const actor = await world.workspace(`http://127.0.0.1:${receiver.port}/`);
    let release = () => {};
    const begun = new Promise<void>((resolve) => {
      receiver.treat((res) => {
        release = () => res.writeHead(204).end();
        resolve();
      });
    });
    const eventId = await world.gate.callbacks.sendTest(actor);
    await begun;
    const stopped = worker.stop();
    setTimeout(release, 300);
    expect(await stopped).toBe(0);
    const event = await world.gate.callbacks.find(actor.workspaceId, eventId);
    expect(event).toMatchObject({ state: 'delivered', attemptCount: 1 });
  }, 60_000);

  it('writes nothing of a callback into its log but ids and figures', async () => {
    worker = startWorkerProcess({ ...world.environment, LOG_LEVEL: 'debug' });
    await worker.consuming;
    const actor = await world.workspace(`http://127.0.0.1:${receiver.port}/secret-path`);
    const arrived = arrival();
    await world.gate.callbacks.sendTest(actor);
    await arrived;
    await worker.stop();
    const log = worker.lines.join('\n');
    expect(log).toContain('callback attempted');
    expect(log).not.toMatch(/secret-path|test@example\.org|This is a test of your|whsec_/);
  }, 60_000);

  it('says in one place everything that is wrong with its environment, and ends', async () => {
    worker = startWorkerProcess({ DATABASE_URL: 'mysql://x', WORKER_PORT: 'http' });
    await expect(worker.consuming).rejects.toThrow(/DATABASE_URL[\s\S]*SENDGATE_SECRETS_KEY[\s\S]*WORKER_PORT/);
    expect(worker.lines.join('\n')).not.toContain('mysql://x');
  }, 30_000);
});

describeWithRedis('the worker process with Redis', () => {
  let redis: PrivateRedis;
  afterEach(() => redis.kill());

  it('starts before Redis does, and delivers as soon as it is there', async () => {
    const database = await testDatabase();
    redis = await privateRedis();
    const world = await gateWorld(database.url, redis.url);
    const receiver = await loopbackReceiver();
    const worker = startWorkerProcess(world.environment);
    const arrived = new Promise<void>((resolve) =>
      receiver.treat((res) => {
        res.writeHead(204).end();
        resolve();
      }),
    );
    await world.gate.callbacks.sendTest(await world.workspace(`http://127.0.0.1:${receiver.port}/`));
    await redis.start();
    await arrived;
    expect(await worker.stop()).toBe(0);
    await receiver.close();
    await world.close();
    await database.close();
  }, 60_000);

  it('is not ready in production while Redis may evict jobs', async () => {
    const database = await testDatabase();
    redis = await privateRedis();
    await redis.start(['--maxmemory-policy', 'allkeys-lru']);
    const world = await gateWorld(database.url, redis.url);
    const port = await freePort();
    const environment = { ...world.environment, WORKER_PORT: String(port), NODE_ENV: 'production' };
    const worker = startWorkerProcess(environment);
    await worker.consuming;
    const report = await (await fetch(`http://127.0.0.1:${port}/readyz`)).json();
    expect(report).toMatchObject({ ready: false, checks: { eviction: 'down' } });
    expect(worker.lines.join('\n')).toContain('noeviction');
    await worker.stop();
    await world.close();
    await database.close();
  }, 60_000);
});
