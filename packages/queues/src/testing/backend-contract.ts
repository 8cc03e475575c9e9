import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { JobWorker, QueueBackend } from '../backend.ts';
import { type Canary, openCanary } from '../canary.ts';
import { catalog, type Processors, type QueueName } from '../catalog.ts';
import { openClockFeed } from '../clock-feed.ts';
import { type Consumption, consume, type QueueEvent } from '../consume.ts';
import { durationMs } from '../duration.ts';
import { producerOn, wakeupJobs } from '../producer.ts';
import { policyBacktest } from '../queues/policy-backtest.ts';
import { openRelay } from '../relay.ts';
import { dueWorkList } from './due-work-in-memory.ts';

/** Milliseconds a backend may take here: that the machine is slow must fail nobody. */
const patientMs = 20_000;

/** Beats at which a queue counts as dead from which nobody took anything since the first of them. */
const TOO_LONG = 4;

/** Processors that do nothing but what a test says. */
export function idleProcessors(replace: Partial<Processors> = {}): Processors {
  const idle = Object.fromEntries(catalog.map(({ name }) => [name, async () => {}]));
  return { ...(idle as Record<QueueName, () => Promise<void>>), ...replace };
}

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
      let clock: number;
      let crew: readonly CrewMember[];

      beforeAll(async () => {
        await consumption?.stop(5_000);
      });
      afterAll(() => {
        startConsuming();
      });
      beforeEach(async () => {
        clock = 0;
        crew = await Promise.all([1, 2, 3].map(() => joinCrew(open('consumer'), () => clock)));
      });
      afterEach(() => Promise.all(crew.map(({ leave }) => leave())));

      /** Beats of all three, half a minute apart on their clock; what is taken at all is taken before the next. */
      const beats = async (count: number, deaf: readonly QueueName[] = []) => {
        for (let beat = 0; beat < count; beat += 1) {
          await Promise.all(crew.map(({ canary }) => canary.beat()));
          for (const { name } of catalog) if (!deaf.includes(name)) await idle(await backend.queue(name));
          clock += 30_000;
        }
      };
      const dead = () => crew.map((member) => member.dead);
      const silent = (queue: QueueName) => crew.map(({ canary }) => canary.silentMs(queue));

      it('reports nobody however the canaries fall, not even one that gets none, and loses none', async () => {
        await beats(1);
        await crew[0]?.hang();
        await crew[1]?.hang('retention');
        await beats(TOO_LONG);
        expect(dead()).toEqual([[], [], []]);
        expect(silent('retention')).toEqual([0, 0, 0]);
        const { waiting, failed } = await (await backend.queue('retention')).counts();
        expect([waiting, failed]).toEqual([0, 0]);
      });

      it('reports every worker once that takes nothing from a queue on which jobs wait', async () => {
        await beats(1);
        for (const member of crew) await member.hang('retention');
        await beats(3, ['retention']);
        expect(dead()).toEqual([[], [], []]);
        expect(silent('retention')).toEqual([90_000, 90_000, 90_000]);
        expect(silent('erasure')).toEqual([0, 0, 0]);
        await beats(2, ['retention']);
        expect(dead()).toEqual([['retention'], ['retention'], ['retention']]);
        // One canary each, however long they wait.
        expect(await (await backend.queue('retention')).waitingCount()).toBe(3);
      });

      it('forgives a wait that ends in time, whoever ends it', async () => {
        for (const member of crew) await member.hang('retention');
        await beats(3, ['retention']);
        const relief = await joinCrew(open('consumer'), () => clock);
        // What waited is taken before anybody looks again, at the last moment in time.
        await idle(await backend.queue('retention'));
        await beats(2);
        await relief.leave();
        expect(dead()).toEqual([[], [], []]);
      });

      it('reports nobody while a person has paused the queue', async () => {
        const queue = await backend.queue('retention');
        await queue.native.pause();
        await beats(TOO_LONG, ['retention']);
        expect(silent('retention')).toEqual([30_000, 30_000, 30_000]);
        await queue.native.resume();
        await beats(2);
        expect(dead()).toEqual([[], [], []]);
      });

      it('reports nobody whose places on a queue are all taken by long jobs, until these must be over', async () => {
        const jobs = Array.from({ length: 6 }, (_, n) => ({ id: `slow-${n}` }));
        const queue = await backend.queue('policy-backtest');
        await queue.addBulk(
          jobs.map((payload) => ({ name: 'backtest', payload, jobId: `backtest_${payload.id}_0`, tries: 1 })),
        );
        const run = async (active: number) => {
          for (;;) {
            const counts = await queue.counts();
            if (counts.active === active && counts.waiting === 0) return;
            await new Promise<void>((resolve) => setImmediate(resolve));
          }
        };
        await run(6);
        await beats(TOO_LONG, ['policy-backtest']);
        expect(dead()).toEqual([[], [], []]);
        clock = durationMs(policyBacktest.longestRun);
        for (const member of crew.slice(1)) member.release();
        for (let beat = 0; beat < 3; beat += 1) {
          await run(2);
          await beats(1, ['policy-backtest']);
        }
        expect(dead()).toEqual([[], [], []]);
        expect(silent('policy-backtest')).toEqual([90_000, 0, 0]);
        await run(2);
        await beats(1, ['policy-backtest']);
        // The others take its canary, and are well.
        expect(dead()).toEqual([['policy-backtest'], [], []]);
      });
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

/** A worker process as its queues see it, with a backend of its own. */
interface CrewMember {
  readonly canary: Canary;
  /** Queues it has reported as no longer consumed. */
  readonly dead: readonly QueueName[];
  /** Takes nothing more from the queue, or from any, and does not know it. */
  hang(queue?: QueueName): Promise<void>;
  /** Lets its backtests end, which take as long as that. */
  release(): void;
  leave(): Promise<void>;
}

async function joinCrew(backend: QueueBackend, now: () => number): Promise<CrewMember> {
  await backend.ready();
  const workers = new Map<string, JobWorker>();
  const work: QueueBackend['work'] = (name, ...rest) => {
    const worker = backend.work(name, ...rest);
    workers.set(name, worker);
    return worker;
  };
  const backtest = Promise.withResolvers<void>();
  const consumption = consume({
    backend: { ...backend, work },
    processors: idleProcessors({ 'policy-backtest': () => backtest.promise }),
    now,
  });
  const dead: QueueName[] = [];
  return {
    canary: openCanary({ backend, consumption, now, onDead: (queue) => dead.push(queue) }),
    dead,
    hang: async (queue) => {
      const hung = [...workers].filter(([name]) => queue === undefined || name === queue);
      await Promise.all(hung.map(([, worker]) => worker.drain()));
    },
    release: () => backtest.resolve(),
    leave: async () => {
      backtest.resolve();
      await consumption.stop(5_000);
      await backend.close();
    },
  };
}

/** Resolves when nothing waits or runs on the queue. */
export async function idle(queue: Awaited<ReturnType<QueueBackend['queue']>>): Promise<void> {
  for (;;) {
    const { waiting, active } = await queue.counts();
    if (waiting + active === 0) return;
    await new Promise<void>((resolve) => setImmediate(resolve));
  }
}
