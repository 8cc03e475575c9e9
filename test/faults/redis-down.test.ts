import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { count, showMeasured } from '@sendgate/gate/testing';
import { type PrivateRedis, privateRedis } from '@sendgate/queues/testing';
import { startApiProcess } from '../../services/api/src/testing/api-process.ts';
import { startWorkerProcess } from '../../services/worker/src/testing/worker-process.ts';
import { type ApiReply, apiClient } from '../support/api-client.ts';
import { describeWithRedis } from '../support/redis.ts';
import { percentile, steadyLoad } from '../support/steady-load.ts';
import { until } from '../support/until.ts';
import { type FaultWorld, faultWorld, harmlessMessage } from './fault-world.ts';

const perSecond = count(20, 50);
const requests = count(100, 30_000);
const baseline = count(0, 3_000);
/** From the return of Redis until every wake-up was sent; elsewhere than on a machine of its own, later. */
const mostSeconds = count(90, 30);
const limitMs = count(180_000, 1_500_000);

describeWithRedis('a Redis that is away from the start', () => {
  let world: FaultWorld;
  let redis: PrivateRedis;
  beforeAll(async () => {
    world = await faultWorld();
    redis = await privateRedis();
  });
  afterAll(async () => {
    await redis.kill();
    await world.close();
  });

  /** So many decisions asked for at an even rate, of an api that has just started. */
  async function ask(wanted: number): Promise<readonly ApiReply[]> {
    const api = await startApiProcess({ ...world.environment, REDIS_URL: redis.url });
    const client = apiClient(api.port, world.key);
    for (let n = 0; n < perSecond; n += 1) await client.submit(harmlessMessage());
    const load = steadyLoad(perSecond, () => client.submit(harmlessMessage({ evidence: true })));
    await load.reached(wanted);
    const replies = await load.stop();
    client.close();
    expect(await api.stop()).toBe(0);
    return replies;
  }

  it(
    'costs no decision, and once it is back every wake-up is made up for',
    async () => {
      let usual = 0;
      if (baseline > 0) {
        await redis.start();
        usual = percentile(
          (await ask(baseline)).map(({ milliseconds }) => milliseconds),
          0.99,
        );
        await redis.kill();
        await world.database.sql('DELETE FROM work_item');
      }
      const worker = startWorkerProcess({ ...world.environment, REDIS_URL: redis.url });
      const replies = await ask(requests);
      const statuses = new Set(
        replies.map(({ status, body, failure }) => failure ?? `${status} ${String(body.status)}`),
      );
      const unsent = async () => {
        const [row] = await world.database.sql<{ left: number }>(
          `SELECT count(*)::int AS left FROM work_item WHERE enqueue_seq = 0 AND state = 'PENDING'`,
        );
        return row?.left ?? 0;
      };
      const waiting = await unsent();
      await redis.start();
      const seconds = await until('every wake-up is sent', async () => (await unsent()) === 0, { mostSeconds: 600 });
      const slow = percentile(
        replies.map(({ milliseconds }) => milliseconds),
        0.99,
      );
      showMeasured('Redis down from the start', { requests: replies.length, waiting, seconds, usual, slow });
      expect(statuses).toEqual(new Set(['200 APPROVED']));
      expect(waiting).toBeGreaterThan(0);
      expect(seconds).toBeLessThanOrEqual(mostSeconds);
      if (usual > 0) expect(slow).toBeLessThan(2 * usual);
      await world.delivered();
      expect(await worker.stop()).toBe(0);
    },
    limitMs,
  );
});
