import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { count, showMeasured } from '@sendgate/gate/testing';
import { type PrivateRedis, privateRedis } from '@sendgate/queues/testing';
import { startWorkerProcess, type WorkerProcess } from '../../services/worker/src/testing/worker-process.ts';
import { describeWithRedis } from '../support/redis.ts';
import { type TcpProxy, tcpProxy } from '../support/tcp-proxy.ts';
import { lasting, until } from '../support/until.ts';
import { type FaultWorld, faultWorld } from './fault-world.ts';

const outages = count(2, 5);
const outageSeconds = count(1, 60);
const disconnections = count(4, 200);
const blackHoleSeconds = count(1, 120);
/** Until a worker takes up work again: measured on a machine of its own; elsewhere the time limit of the test. */
const mostSeconds = count(30, 10);
const limitMs = count(300_000, 1_200_000);

describeWithRedis('a worker whose Redis', () => {
  let world: FaultWorld;
  let redis: PrivateRedis;
  let proxy: TcpProxy;
  let worker: WorkerProcess;
  beforeAll(async () => {
    world = await faultWorld();
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    redis = await privateRedis();
    await redis.start();
    proxy = await tcpProxy(Number(new URL(redis.url).port));
    worker = startWorkerProcess({ ...world.environment, REDIS_URL: `redis://127.0.0.1:${proxy.port}` });
    await worker.consuming;
    await world.delivered();
  });
  afterEach(async () => {
    await worker.stop();
    await proxy.close();
    await redis.kill();
  });

  const relayFailures = () => worker.lines.filter((line) => line.includes('"relay pass failed"')).length;

  /** Resolves when the worker has noticed that its queues do not answer. */
  async function noticed(fault: () => Promise<unknown> | unknown): Promise<void> {
    const before = relayFailures();
    await fault();
    await until('the worker notices', () => relayFailures() > before);
  }

  it(
    'goes away again and again takes up work each time it is back, without a restart',
    async () => {
      const seconds: number[] = [];
      for (let outage = 0; outage < outages; outage += 1) {
        await noticed(redis.kill);
        await lasting(outageSeconds);
        await redis.start();
        seconds.push(await world.delivered());
      }
      showMeasured('Redis away', { outages, outageSeconds, seconds });
      expect(Math.max(...seconds)).toBeLessThanOrEqual(mostSeconds);
      expect(await worker.stop()).toBe(0);
    },
    limitMs,
  );

  it(
    'cuts every connection again and again takes up work each time, without a restart',
    async () => {
      const seconds: number[] = [];
      for (let cut = 0; cut < disconnections; cut += 1) {
        await redis.disconnectClients();
        seconds.push(await world.delivered());
      }
      showMeasured('Redis connections cut', { disconnections, worst: Math.max(...seconds) });
      expect(Math.max(...seconds)).toBeLessThanOrEqual(mostSeconds);
      expect(await worker.stop()).toBe(0);
    },
    limitMs,
  );

  it(
    'swallows everything and forgets the connections takes up work when it answers new ones',
    async () => {
      await noticed(() => proxy.swallow());
      await lasting(blackHoleSeconds);
      proxy.restore();
      const seconds = await world.delivered();
      showMeasured('Redis half-open', { blackHoleSeconds, seconds });
      expect(seconds).toBeLessThanOrEqual(mostSeconds);
      expect(await worker.stop()).toBe(0);
    },
    limitMs,
  );
});
