import { randomUUID } from 'node:crypto';
import { type QueueBackend, within } from './backend.ts';
import { catalog, type QueueName } from './catalog.ts';
import { type Consumption, canaryJob } from './consume.ts';

export interface CanaryOptions {
  readonly backend: QueueBackend;
  readonly consumption: Pick<Consumption, 'emptyHandedMs' | 'overrunMs'>;
  /** Milliseconds of a clock that never goes back; the one the consumption uses. */
  readonly now?: () => number;
  /** Called once, with the queue that is no longer consumed. The process should stop and be started again. */
  readonly onDead: (queue: QueueName) => void;
}

export interface Canary {
  /** Looks whether the canary of every queue was taken, and puts another where it was. Call every 15 s. Never throws. */
  beat(): Promise<void>;
  /**
   * Milliseconds for which a canary has waited on the queue and nobody took it, nor this process any other job although it
   * had a place for one; or for which its places have been held by jobs that never end. 0 where neither is so.
   */
  silentMs(queue: QueueName): number;
}

interface PutCanary {
  readonly jobId: string;
  /** When it was put, or last seen on a paused queue, where it waits for a person. */
  waitsSince: number;
  /** Whether the last look found it untaken. */
  waits: boolean;
}

/** Silence in milliseconds after which a queue counts as dead. */
const DEAD_AFTER_MS = 90_000;
const answerWithinMs = 2_000;

/**
 * Notices a worker that looks alive and takes no jobs: after some connection resets a consumer can wait for ever while
 * pings still answer. All workers take from the same queues, so that none came this way proves nothing; that one waits
 * does, since a process with a free place would have taken it. Silence counts only for as long as the backend has answered
 * and taken canaries without a break. A process whose places are held by jobs that never end is told by these alone: what
 * the clock feeds waits for such a job, whichever worker has it, while canaries come and go.
 */
export function openCanary(options: CanaryOptions): Canary {
  const { backend, consumption, now = () => performance.now(), onDead } = options;
  const canaries = new Map<QueueName, PutCanary>();
  let reported = false;
  let answeringSince: number | undefined;

  const renew = async (name: QueueName) => {
    const queue = await within(answerWithinMs, 'Opening a queue', backend.queue(name));
    const last = canaries.get(name);
    if (last !== undefined) {
      last.waits = await within(answerWithinMs, 'Looking for a canary', queue.waits(last.jobId));
      const paused = last.waits && (await within(answerWithinMs, 'Looking at a queue', queue.paused()));
      if (paused) last.waitsSince = now();
    }
    const canary = last?.waits ? last : { jobId: `canary_${randomUUID()}`, waitsSince: now(), waits: false };
    canaries.set(name, canary);
    // One that waits is put again, which adds nothing: a backend too full to take it lets nobody take it either.
    const job = { name: canaryJob, payload: {}, jobId: canary.jobId };
    await within(answerWithinMs, 'Adding a canary', queue.addBulk([{ ...job, tries: 1, leaves: 'nothing' }]));
  };

  const unservedMs = (name: QueueName) => {
    const canary = canaries.get(name);
    if (!canary?.waits || answeringSince === undefined) return 0;
    return Math.min(now() - canary.waitsSince, now() - answeringSince, consumption.emptyHandedMs(name));
  };
  const silentMs = (name: QueueName) => Math.max(unservedMs(name), consumption.overrunMs(name));

  return {
    beat: async () => {
      try {
        await within(answerWithinMs, 'The queue backend', backend.ping(answerWithinMs));
        for (const { name } of catalog) await renew(name);
      } catch {
        answeringSince = undefined;
        return;
      }
      answeringSince ??= now();
      const dead = catalog.find(({ name }) => silentMs(name) >= DEAD_AFTER_MS);
      if (dead !== undefined && !reported) {
        reported = true;
        onDead(dead.name);
      }
    },
    silentMs,
  };
}
