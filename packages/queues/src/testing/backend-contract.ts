import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { QueueBackend } from '../backend.ts';
import { openClockFeed } from '../clock-feed.ts';
import { type Consumption, consume, type QueueEvent } from '../consume.ts';
import { producerOn, wakeupJobs } from '../producer.ts';
import { openRelay } from '../relay.ts';
import { describeCanaries } from './canary-contract.ts';
import { dueWorkList } from './due-work-in-memory.ts';
import { idle, idleProcessors } from './idle.ts';

/** Milliseconds a backend may take here: that the machine is slow must fail nobody. */
const patientMs = 20_000;

/** Everything the rest of the service takes for granted about a backend, run against each of them. */
export function describeBackend(
  name: string,
  open: (role: 'producer' | 'consumer') => QueueBackend,
  prepare: () => Promise<() => Promise<void>>,
): void {
  describe(`the ${name} backend`, () => {
    let cleanUp: () => Promise<void>;
    let backend: QueueBackend;
    let consumption: Consumption | undefined;
    const events: QueueEvent[] = [];
    let seen: string[] = [];
    let onSeen = () => {};
    let process: (id: string, signal: AbortSignal) => Promise<void> = async () => {};
    let scanned: string[] = [];
    let scan: (id: string) => Promise<void> = async () => {};
    let ticks: number[] = [];
    let processTick: () => Promise<void> = async () => {};

    const until = (done: () => boolean) =>
      new Promise<void>((resolve) => {
        onSeen = () => {
          if (done()) resolve();
        };
        onSeen();
      });

    const startConsuming = () => {
      consumption = consume({
        backend,
        onEvent: (event) => {
          events.push(event);
          onSeen();
        },
        processors: idleProcessors({
          'review-callbacks': async ({ id }, { signal }) => {
            await process(id, signal);
            seen.push(id);
            onSeen();
          },
          'advisory-semantic': async ({ id }) => {
            scanned.push(id);
            onSeen();
            await scan(id);
          },
          'review-expiry': async ({ tick }) => {
            ticks.push(tick);
            onSeen();
            await processTick();
          },
        }),
      });
      return consumption;
    };

    beforeAll(async () => {
      cleanUp = await prepare();
      backend = open('consumer');
      await backend.ready();
      startConsuming();
    });

    afterAll(async () => {
      await consumption?.stop(5_000);
      await backend.close();
      await cleanUp();
    });

    it('takes a wake-up from a producer to the processor of its queue', async () => {
      const sending = open('producer');
      await sending.ready();
      await sending.queue('review-callbacks');
      const producer = producerOn(sending);
      producer.wake([{ id: 'one', kind: 'callback', enqueueSeq: 0 }]);
      await until(() => seen.includes('one'));
      await producer.close();
      expect(producer.counts().failed + producer.counts().published).toBe(1);
    });

    it('runs a wake-up once that is published again under its sequence number before it is done', async () => {
      seen = [];
      const queue = await backend.queue('review-callbacks');
      const job = { name: 'callback', payload: { id: 'twice' }, jobId: 'callback_twice_0', tries: 3 };
      const published = Promise.withResolvers<void>();
      process = (id) => (id === 'twice' ? published.promise : Promise.resolve());
      await queue.addBulk([job, job]);
      await queue.addBulk([job]);
      await queue.addBulk([{ ...job, payload: { id: 'last' }, jobId: 'callback_last_0' }]);
      published.resolve();
      await until(() => seen.includes('last') && seen.includes('twice'));
      process = async () => {};
      expect(seen.filter((id) => id === 'twice')).toHaveLength(1);
    });

    it('does the items that share a job one by one, also behind one that fails, and that one again', async () => {
      scanned = [];
      const items = Array.from({ length: 60 }, (_, n) => ({ id: `scan-${n}`, kind: 'scan_semantic', enqueueSeq: 0 }));
      const jobs = wakeupJobs('advisory-semantic', items);
      expect(jobs.map(({ payload }) => (payload as { ids: string[] }).ids.length)).toEqual([25, 25, 10]);
      scan = async (id) => {
        if (id === 'scan-3' && scanned.filter((each) => each === id).length === 1) throw new Error('broken');
      };
      await (await backend.queue('advisory-semantic')).addBulk(jobs);
      await until(() => new Set(scanned).size === 60 && scanned.filter((id) => id === 'scan-3').length === 2);
      scan = async () => {};
      expect(scanned.indexOf('scan-24')).toBeLessThan(scanned.lastIndexOf('scan-3'));
    });

    it('keeps what was done for the board only where the jobs after it do not pay for that', async () => {
      const queue = await backend.queue('review-callbacks');
      await idle(queue);
      const { completed } = await queue.counts();
      expect(completed > 0).toBe(backend.kind === 'redis');
    });

    it('runs a finished item again when it is published under the next sequence number', async () => {
      seen = [];
      const queue = await backend.queue('review-callbacks');
      await queue.addBulk([{ name: 'callback', payload: { id: 'twice' }, jobId: 'callback_twice_1', tries: 3 }]);
      await until(() => seen.includes('twice'));
      expect(seen).toEqual(['twice']);
    });

    it('tries a job again when its infrastructure failed', async () => {
      seen = [];
      let tries = 0;
      process = async (id) => {
        if (id !== 'shaky') return;
        tries += 1;
        if (tries === 1) throw new Error('connection reset');
      };
      const queue = await backend.queue('review-callbacks');
      await queue.addBulk([{ name: 'callback', payload: { id: 'shaky' }, jobId: 'callback_shaky_0', tries: 3 }]);
      await until(() => seen.includes('shaky'));
      process = async () => {};
      expect(tries).toBe(2);
    });

    it('fails a job whose payload is not what the queue declares', async () => {
      events.length = 0;
      const queue = await backend.queue('review-callbacks');
      const payload = { id: 'x', content: 'Hello' };
      await queue.addBulk([{ name: 'callback', payload, jobId: 'callback_wrong_0', tries: 1 }]);
      await until(() => events.some((event) => event.type === 'failed'));
      expect(events.find((event) => event.type === 'failed')?.error.message).not.toContain('Hello');
    });

    it('relays every due item, again those that are due again', async () => {
      seen = [];
      const work = dueWorkList();
      const ids = Array.from({ length: 120 }, (_, index) => `relay-${index}`);
      work.add(...ids);
      const relay = openRelay({ source: work, backend, answerWithinMs: patientMs, limit: 50 });
      while ((await relay.pass()) > 0);
      await until(() => new Set(seen).size === 120);
      work.offerAgain('relay-7');
      await relay.pass();
      await until(() => seen.length === 121);
      expect(seen.filter((id) => id === 'relay-7')).toHaveLength(2);
    });

    it('relays at once when told that there is room, however long it would have slept', async () => {
      const work = dueWorkList();
      let passed = () => {};
      const firstPass = new Promise<void>((resolve) => {
        passed = resolve;
      });
      const relay = openRelay({
        source: work,
        backend,
        answerWithinMs: patientMs,
        intervalMs: 3_600_000,
        onPass: () => passed(),
      });
      relay.start();
      await firstPass;
      work.add('awaited');
      relay.wake();
      await until(() => seen.includes('awaited'));
      await relay.stop();
    });

    it('holds back what a full queue cannot take', async () => {
      const queue = await backend.queue('review-callbacks');
      let release = () => {};
      const gate = new Promise<void>((resolve) => {
        release = resolve;
      });
      seen = [];
      process = () => gate;
      const jobs = Array.from({ length: 40 }, (_, index) => index);
      await queue.addBulk(
        jobs.map((n) => ({ name: 'callback', payload: { id: `full-${n}` }, jobId: `callback_full-${n}_0`, tries: 1 })),
      );
      const work = dueWorkList();
      work.add('late');
      const relay = openRelay({ source: work, backend, answerWithinMs: patientMs, waitingLimit: 5 });
      expect(await relay.pass()).toBe(0);
      release();
      process = async () => {};
      await until(() => seen.length === 40);
      expect(await openRelay({ source: work, backend, answerWithinMs: patientMs, waitingLimit: 5 }).pass()).toBe(1);
      await until(() => seen.includes('late'));
    });

    it('adds one job per tick however many workers feed the clock', async () => {
      ticks = [];
      const feeds = [openClockFeed(backend), openClockFeed(backend), openClockFeed(backend)];
      const minute = 60_000;
      for (const feed of feeds) await feed.beat(1_000 * minute);
      await until(() => ticks.length === 1);
      for (const feed of feeds) await feed.beat(1_000 * minute + 30_000);
      // The job is written off a moment after the processor returns.
      await idle(await backend.queue('review-expiry'));
      for (const feed of feeds) await feed.beat(1_001 * minute);
      await until(() => ticks.length === 2);
      expect(ticks).toEqual([1_000, 1_001]);
    });

    it('never runs two ticks of a queue at once', async () => {
      await idle(await backend.queue('review-expiry'));
      ticks = [];
      let release = () => {};
      const gate = new Promise<void>((resolve) => {
        release = resolve;
      });
      processTick = () => gate;
      const feed = openClockFeed(backend);
      await feed.beat(2_000 * 60_000);
      await until(() => ticks.length === 1);
      await feed.beat(2_001 * 60_000);
      const { waiting, delayed } = await (await backend.queue('review-expiry')).counts();
      expect(waiting + delayed).toBe(0);
      processTick = async () => {};
      release();
    });

    describe('with three workers and no others', () => {
      beforeAll(async () => {
        await consumption?.stop(5_000);
      });
      afterAll(() => {
        startConsuming();
      });
      describeCanaries(
        (queue) => backend.queue(queue),
        () => open('consumer'),
      );
    });

    it('fires the stop signal of jobs that outlast the drain, and keeps nobody waiting', async () => {
      seen = [];
      let begun = 0;
      process = (_id, signal) =>
        new Promise((resolve) => {
          begun += 1;
          onSeen();
          signal.addEventListener('abort', () => resolve());
        });
      const queue = await backend.queue('review-callbacks');
      await queue.addBulk([{ name: 'callback', payload: { id: 'long' }, jobId: 'callback_long_0', tries: 1 }]);
      await until(() => begun === 1);
      expect(await consumption?.stop(50)).toBe(false);
      expect(seen).toEqual(['long']);
      process = async () => {};
      startConsuming();
    });
  });
}
