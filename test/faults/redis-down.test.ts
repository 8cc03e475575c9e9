import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { count, showMeasured } from '@sendgate/gate/testing';
import { type PrivateRedis, privateRedis } from '@sendgate/queues/testing';
import { startApiProcess } from '../../services/api/src/testing/api-process.ts';
import { startWorkerProcess } from '../../services/worker/src/testing/worker-process.ts';
import { type ApiReply, apiClient, millisecondsAt, outcomes } from '../support/api-client.ts';
import { describeWithRedis } from '../support/redis.ts';
import { steadyLoad } from '../support/steady-load.ts';
import { until } from '../support/until.ts';
import { type FaultWorld, faultWorld, harmlessMessage } from './fault-world.ts';

const perSecond = count(10, 50);
const requests = count(50, 30_000);
/** From the return of Redis until every wake-up was sent; elsewhere than on a machine of its own, later. */
const mostSeconds = count(90, 30);
const limitMs = count(300_000, 1_500_000);

describeWithRedis('a Redis that is away from the start', () => {
  let world: FaultWorld;
  let redis: PrivateRedis;
  /** Another, which is there all the time: for an api that says how long answers take in these minutes, on this machine. */
  let present: PrivateRedis;
  beforeAll(async () => {
    world = await faultWorld();
    [redis, present] = [await privateRedis(), await privateRedis()];
    await present.start();
  });
  afterAll(async () => {
    await redis.kill();
    await present.kill();
    await world.close();
  });

  /** An api that has just started, asked for decisions at an even rate. */
  async function underLoad(redisUrl: string) {
    const api = await startApiProcess({ ...world.environment, REDIS_URL: redisUrl });
    const client = apiClient(api.port, world.key);
    for (let n = 0; n < perSecond; n += 1) await client.submit(harmlessMessage());
    const load = steadyLoad(perSecond, () => client.submit(harmlessMessage({ evidence: true })));
    return {
      reached: load.reached,
      stop: async (): Promise<readonly ApiReply[]> => {
        const replies = await load.stop();
        client.close();
        expect(await api.stop()).toBe(0);
        return replies;
      },
    };
  }

  it(
    'costs no decision, and once it is back every wake-up is made up for',
    async () => {
      const worker = startWorkerProcess({ ...world.environment, REDIS_URL: redis.url });
      // Both at once: what else the machine does takes the same from either.
      const [without, beside] = [await underLoad(redis.url), await underLoad(present.url)];
      await Promise.all([without.reached(requests), beside.reached(requests)]);
      const [replies, usual] = await Promise.all([without.stop(), beside.stop()]);
      const unsent = async () => {
        const [row] = await world.database.sql<{ left: number }>(
          `SELECT count(*)::int AS left FROM work_item WHERE enqueue_seq = 0 AND state = 'PENDING'`,
        );
        return row?.left ?? 0;
      };
      const waiting = await unsent();
      await redis.start();
      const seconds = await until('every wake-up is sent', async () => (await unsent()) === 0, { mostSeconds: 600 });
      const [p50, p99] = [millisecondsAt(replies, 0.5), millisecondsAt(replies, 0.99)];
      const usually = { p50: millisecondsAt(usual, 0.5), p99: millisecondsAt(usual, 0.99) };
      showMeasured('Redis down from the start', { requests: replies.length, waiting, seconds, p50, p99, usually });
      expect(outcomes(replies)).toEqual(new Set(['200 APPROVED']));
      expect(outcomes(usual)).toEqual(new Set(['200 APPROVED']));
      expect(waiting).toBeGreaterThan(0);
      expect(seconds).toBeLessThanOrEqual(mostSeconds);
      // Time is judged only where it is measured.
      expect(p99).toBeLessThan(usually.p99 * count(Number.POSITIVE_INFINITY, 2));
      await world.delivered();
      expect(await worker.stop()).toBe(0);
    },
    limitMs,
  );
});
