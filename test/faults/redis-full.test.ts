import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { count, showMeasured } from '@sendgate/gate/testing';
import { describeWithRedis, type PrivateRedis, privateRedis } from '@sendgate/queues/testing';
import { startWorkerProcess, type WorkerProcess } from '../../services/worker/src/testing/worker-process.ts';
import { freePort } from '../support/free-port.ts';
import { until } from '../support/until.ts';
import { type FaultWorld, faultWorld } from './fault-world.ts';

const items = count(1_500, 200_000);
const megabytes = count(6, 20);
/** How long nothing more can be written to Redis. */
const fullSeconds = count(1, 120);
const limitMs = count(300_000, 3_600_000);

describeWithRedis('a Redis that is too small for the work there is', () => {
  let world: FaultWorld;
  let redis: PrivateRedis;
  let worker: WorkerProcess;
  let port: number;
  beforeAll(async () => {
    world = await faultWorld();
    redis = await privateRedis();
    await redis.start(['--maxmemory', `${megabytes}mb`, '--maxmemory-policy', 'noeviction']);
    port = await freePort();
    worker = startWorkerProcess({ ...world.environment, REDIS_URL: redis.url, WORKER_PORT: String(port) });
    await worker.consuming;
  });
  afterAll(async () => {
    await worker?.kill();
    await redis.kill();
    await world.close();
  });

  const figure = async (name: string) => {
    const page = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(page)?.[1]);
  };
  const counted = async (condition: string) => {
    const [row] = await world.database.sql<{ n: number }>(
      `SELECT count(*)::int AS n FROM work_item WHERE kind = 'scan_grounding' AND ${condition}`,
    );
    return row?.n ?? 0;
  };

  it(
    `takes none of ${items} items while it is full, and loses none`,
    async () => {
      await redis.fill();
      await world.database.sql(
        `INSERT INTO work_item (id, workspace_id, kind, dedupe_key, ref_id, max_attempts)
         SELECT 'w' || n, $1, 'scan_grounding', 'd' || n, 'act_' || n, 5 FROM generate_series(1, $2) n`,
        [world.workspaceId, items],
      );
      await until('the relay has paused', async () => (await figure('relay_last_success_seconds')) > fullSeconds, {
        mostSeconds: 3 * fullSeconds + 60,
      });
      expect(await counted("state <> 'PENDING' OR enqueue_seq > 0")).toBe(0);
      await redis.makeRoom();

      let fullest = 0;
      let callbackSeconds = 0;
      const telling = until('some are done', async () => (await counted("state = 'DONE'")) > 0).then(async () => {
        callbackSeconds = await world.delivered();
        return counted("state <> 'DONE'");
      });
      const seconds = await until(
        'all are done',
        async () => {
          fullest = Math.max(fullest, await figure('redis_memory_used_ratio'));
          return (await counted("state <> 'DONE'")) === 0;
        },
        { everyMs: 500, mostSeconds: limitMs / 1_000 },
      );
      // Of the work that was there before it, so much was still to be done when the callback had arrived.
      const behind = await telling;
      showMeasured('Redis too small', { items, megabytes, fullSeconds, seconds, fullest, callbackSeconds, behind });
      expect(await counted('true')).toBe(items);
      expect(fullest).toBeLessThan(1);
      expect(worker.lines.filter((line) => /uncaught|unhandled|no longer consumed/.test(line))).toEqual([]);
      expect(await worker.stop()).toBe(0);
    },
    limitMs,
  );
});
