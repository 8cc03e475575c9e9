import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { JobQueue, JobWorker, QueueBackend } from '../backend.ts';
import { type Canary, openCanary } from '../canary.ts';
import { catalog, type QueueName } from '../catalog.ts';
import { consume } from '../consume.ts';
import { durationMs } from '../duration.ts';
import { policyBacktest } from '../queues/policy-backtest.ts';
import { idle, idleProcessors } from './idle.ts';

/** Beats at which a queue counts as dead from which nobody took anything since the first of them. */
const TOO_LONG = 4;

/**
 * What canaries tell of the workers of a backend, from whose queues nobody else may take meanwhile. `queueOf` looks at a queue
 * from outside; `open` gives each worker a backend of its own.
 */
export function describeCanaries(queueOf: (name: QueueName) => Promise<JobQueue>, open: () => QueueBackend): void {
  let clock: number;
  let crew: readonly CrewMember[];

  beforeEach(async () => {
    clock = 0;
    crew = await Promise.all([1, 2, 3].map(() => joinCrew(open(), () => clock)));
  });
  afterEach(() => Promise.all(crew.map(({ leave }) => leave())));

  /** Beats of all three, half a minute apart on their clock; what is taken at all is taken before the next. */
  const beats = async (count: number, deaf: readonly QueueName[] = []) => {
    for (let beat = 0; beat < count; beat += 1) {
      await Promise.all(crew.map(({ canary }) => canary.beat()));
      for (const { name } of catalog) if (!deaf.includes(name)) await idle(await queueOf(name));
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
    const { waiting, failed } = await (await queueOf('retention')).counts();
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
    expect(await (await queueOf('retention')).waitingCount()).toBe(3);
  });

  it('forgives a wait that ends in time, whoever ends it', async () => {
    for (const member of crew) await member.hang('retention');
    await beats(3, ['retention']);
    const relief = await joinCrew(open(), () => clock);
    // What waited is taken before anybody looks again, at the last moment in time.
    await idle(await queueOf('retention'));
    await beats(2);
    await relief.leave();
    expect(dead()).toEqual([[], [], []]);
  });

  it('reports nobody while a person has paused the queue', async () => {
    const queue = await queueOf('retention');
    await queue.native.pause();
    await beats(TOO_LONG, ['retention']);
    expect(silent('retention')).toEqual([30_000, 30_000, 30_000]);
    await queue.native.resume();
    await beats(2);
    expect(dead()).toEqual([[], [], []]);
  });

  it('reports nobody whose places on a queue are all taken by long jobs, until these must be over', async () => {
    const jobs = Array.from({ length: 6 }, (_, n) => ({ id: `slow-${n}` }));
    const queue = await queueOf('policy-backtest');
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
