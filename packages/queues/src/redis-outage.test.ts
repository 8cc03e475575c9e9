import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { tcpProxy } from '../../../test/support/tcp-proxy.ts';
import { openCanary } from './canary.ts';
import { catalog } from './catalog.ts';
import { connectQueues } from './connect.ts';
import { consume } from './consume.ts';
import { openProducer } from './producer.ts';
import { openRelay, relayBackoffMs } from './relay.ts';
import { describeWithRedis, dueWorkList, idleProcessors, type PrivateRedis, privateRedis } from './testing.ts';

const wakeup = (id: string) => ({ id, kind: 'callback', enqueueSeq: 0 });

describeWithRedis('when Redis goes away', () => {
  let redis: PrivateRedis;

  beforeEach(async () => {
    redis = await privateRedis();
  });
  afterEach(() => redis.kill());

  it('lets a producer start, wake and stop although Redis was never there', async () => {
    const producer = openProducer({ redisUrl: redis.url, databaseUrl: '' });
    for (let n = 0; n < 1_000; n += 1) producer.wake([wakeup(`w${n}`)]);
    await producer.close();
    expect(producer.counts()).toEqual({ published: 0, failed: 1_000 });
  });

  it('publishes through a producer that was opened before Redis was', async () => {
    const backend = connectQueues({ redisUrl: redis.url, databaseUrl: '' }, 'producer');
    expect(backend.usable()).toBe(false);
    const ready = backend.ready();
    await redis.start();
    await ready;
    const queue = await backend.queue('review-callbacks');
    await queue.addBulk([{ name: 'callback', payload: { id: 'a' }, jobId: 'callback_a_0', tries: 3 }]);
    expect(await queue.waitingCount()).toBe(1);
    await backend.close();
  });

  it('opens every queue before Redis is there without listening to the connection once for each', async () => {
    const warnings: string[] = [];
    const note = ({ name }: Error) => warnings.push(name);
    process.on('warning', note);
    const backend = connectQueues({ redisUrl: redis.url, databaseUrl: '' }, 'producer');
    const opened = Promise.all(catalog.map(({ name }) => backend.queue(name)));
    await redis.start();
    await opened;
    process.off('warning', note);
    expect(warnings).toEqual([]);
    await backend.close();
  });

  it('takes jobs once Redis answers its first questions, although it refused to when it started', async () => {
    await redis.start();
    const backend = connectQueues({ redisUrl: redis.url, databaseUrl: '' }, 'consumer');
    await backend.ready();
    const queue = await backend.queue('review-callbacks');
    await redis.permit('info', false);
    const refused = Promise.withResolvers<void>();
    const done = Promise.withResolvers<void>();
    const consumption = consume({
      backend,
      processors: idleProcessors({ 'review-callbacks': async () => done.resolve() }),
      onEvent: (event) => {
        if (event.type === 'backend_error' && event.queue === 'review-callbacks') refused.resolve();
      },
    });
    await refused.promise;
    await redis.permit('info', true);
    await queue.addBulk([{ name: 'callback', payload: { id: 'a' }, jobId: 'callback_a_0', tries: 3 }]);
    await done.promise;
    expect(await consumption.stop(20_000)).toBe(true);
    await backend.close();
  });

  it('does everything due once Redis is back empty, including what was lost with it', async () => {
    await redis.start();
    const backend = connectQueues({ redisUrl: redis.url, databaseUrl: '' }, 'consumer');
    await backend.ready();
    const work = dueWorkList();
    let settle = () => {};
    const consumption = consume({
      backend,
      processors: idleProcessors({
        'review-callbacks': async ({ id }) => {
          work.finish(id);
          if (work.unfinished.size === 0) settle();
        },
      }),
    });
    const relay = openRelay({ source: work, backend, intervalMs: 20 });
    relay.start();

    await redis.kill();
    const ids = Array.from({ length: 200 }, (_, index) => `item-${index}`);
    work.add(...ids);
    const done = new Promise<void>((resolve) => {
      settle = resolve;
    });
    await redis.start();
    await done;

    // Emptied while jobs wait: what the store still calls unfinished is offered again, and done.
    await relay.stop();
    work.add('after');
    await relay.pass();
    await redis.flush();
    const again = new Promise<void>((resolve) => {
      settle = resolve;
    });
    if (work.unfinished.size > 0) {
      work.offerAgain('after');
      await relay.pass();
      await again;
    }
    expect(work.unfinished.size).toBe(0);
    await consumption.stop(2_000);
    await backend.close();
  });

  it('keeps no worker from stopping once its jobs are done', async () => {
    await redis.start();
    const backend = connectQueues({ redisUrl: redis.url, databaseUrl: '' }, 'consumer');
    await backend.ready();
    const [begun, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const done: string[] = [];
    const consumption = consume({
      backend,
      processors: idleProcessors({
        'review-callbacks': async ({ id }) => {
          begun.resolve();
          await end.promise;
          done.push(id);
        },
      }),
    });
    const queue = await backend.queue('review-callbacks');
    await queue.addBulk([{ name: 'callback', payload: { id: 'a' }, jobId: 'callback_a_0', tries: 3 }]);
    await begun.promise;
    await redis.kill();
    while (backend.usable()) await new Promise<void>((resolve) => setImmediate(resolve));
    const stopped = consumption.stop(20_000, 50);
    end.resolve();
    expect(await stopped).toBe(true);
    expect(done).toEqual(['a']);
    await backend.close();
  });

  it('is no reason for a worker to stop, however long Redis is too full to hand over what waits', async () => {
    await redis.start(['--maxmemory', '20mb', '--maxmemory-policy', 'noeviction']);
    const backend = connectQueues({ redisUrl: redis.url, databaseUrl: '' }, 'consumer');
    await backend.ready();
    let clock = 0;
    const dead: string[] = [];
    const canary = openCanary({
      backend,
      consumption: { emptyHandedMs: () => clock, overrunMs: () => 0 },
      now: () => clock,
      onDead: (queue) => dead.push(queue),
    });
    await canary.beat();
    await redis.fill();
    for (; clock < 300_000; clock += 30_000) await canary.beat();
    expect(dead).toEqual([]);
    // What it cannot take in, it cannot hand over: silence counts from when it can.
    await redis.makeRoom();
    await canary.beat();
    expect(canary.silentMs('retention')).toBe(0);
    clock += 90_000;
    await canary.beat();
    expect(dead).toEqual(['review-callbacks']);
    await backend.close();
  });

  it.each(['producer', 'consumer'] as const)(
    'follows, as %s, its address to another server once the one it had turned out to take no writes any more',
    async (role) => {
      const successor = await privateRedis();
      await Promise.all([redis.start(), successor.start()]);
      const proxy = await tcpProxy(Number(new URL(redis.url).port));
      const backend = connectQueues({ redisUrl: `redis://127.0.0.1:${proxy.port}`, databaseUrl: '' }, role);
      await backend.ready();
      const done = Promise.withResolvers<void>();
      const processors = idleProcessors({ 'review-callbacks': async () => done.resolve() });
      const consumption = role === 'consumer' ? consume({ backend, processors }) : undefined;
      const job = { name: 'callback', payload: { id: 'a' }, jobId: 'callback_a_0', tries: 3 };
      const queue = await backend.queue('review-callbacks');
      await redis.follow(successor);
      proxy.forwardTo(Number(new URL(successor.url).port));

      const added = () =>
        queue.addBulk([job]).then(
          () => true,
          () => false,
        );
      while (!(await added())) await new Promise<void>((resolve) => setImmediate(resolve));
      if (consumption) {
        await done.promise;
        expect(await consumption.stop(20_000)).toBe(true);
      } else expect(await queue.waitingCount()).toBe(1);
      await backend.close();
      await proxy.close();
      await successor.kill();
    },
  );

  it('tells an eviction policy under which jobs would be lost', async () => {
    await redis.start(['--maxmemory-policy', 'allkeys-lru']);
    const backend = connectQueues({ redisUrl: redis.url, databaseUrl: '' }, 'producer');
    await backend.ready();
    expect(await backend.evictionPolicy()).toBe('allkeys-lru');
    await backend.close();
  });
});

describe('the relay', () => {
  it('leaves a full Redis alone longer and longer, and one that is away at most 2 s', () => {
    const full = new Error("OOM command not allowed when used memory > 'maxmemory'.");
    expect([0, 1, 2, 3, 4, 5, 9].map((n) => relayBackoffMs(n, full))).toEqual([
      1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
    ]);
    expect([0, 1, 5].map((n) => relayBackoffMs(n, new Error('gone')))).toEqual([1_000, 2_000, 2_000]);
  });
});
