import { fits } from '@sendgate/contracts';
import pTimeout from 'p-timeout';
import type { JobWorker, QueueBackend, TakenJob } from './backend.ts';
import { type CatalogEntry, catalog, type JobRun, type Processors, type QueueName } from './catalog.ts';
import { SharedPayload } from './define-queue.ts';
import { durationMs } from './duration.ts';

/** Something that happened on a queue, for metrics and logs. Never carries a payload. */
export type QueueEvent =
  | { readonly type: 'taken'; readonly queue: QueueName }
  | { readonly type: 'stalled'; readonly queue: QueueName }
  | { readonly type: 'failed'; readonly queue: QueueName; readonly error: Error }
  | { readonly type: 'backend_error'; readonly queue: QueueName; readonly error: Error };

export interface ConsumeOptions {
  readonly backend: QueueBackend;
  readonly processors: Processors;
  /** Jobs at once, where it is to differ from the catalog. */
  readonly concurrency?: Partial<Record<QueueName, number>>;
  readonly onEvent?: (event: QueueEvent) => void;
  /** Milliseconds of a clock that never goes back. */
  readonly now?: () => number;
}

export interface Consumption {
  /** Milliseconds for which the queue has handed this process no job of any kind although it had a place for one. */
  emptyHandedMs(queue: QueueName): number;
  /** Milliseconds for which as many jobs as run at once have been running longer than a job of the queue ever takes. */
  overrunMs(queue: QueueName): number;
  /** Jobs in hand, canaries not counted. */
  inHand(): number;
  /**
   * Takes no more jobs and waits for those in hand; at the limit their stop signal fires, and they are given
   * `graceMs` to let go. A backend that is away is waited for no longer than that once nothing is in hand.
   * @returns whether all finished before the limit.
   */
  stop(limitMs: number, graceMs?: number): Promise<boolean>;
}

/** What one process can take from a queue, and has taken. */
interface Places {
  readonly all: number;
  /** Without the canary's. */
  readonly atOnce: number;
  readonly longestMs: number;
  /** The jobs in hand, by when they were taken: the oldest first. */
  readonly taken: Set<{ readonly at: number }>;
  /** When a job last came or went. */
  movedAt: number;
}

/** Name of the jobs that only show that a queue is being consumed. */
export const canaryJob = 'canary';

/** Waits between BullMQ's own tries of a wake-up, for failures before the item was claimed. */
const wakeupRetryMs = [500, 1_000] as const;

/** Starts a worker per queue of the catalog. The backend must be ready. */
export function consume(options: ConsumeOptions): Consumption {
  const { backend, processors, onEvent = () => {}, now = () => performance.now() } = options;
  const places = new Map<QueueName, Places>();
  let inHand = 0;
  let onEmpty = () => {};
  const handsEmpty = () =>
    new Promise<void>((resolve) => {
      onEmpty = resolve;
      if (inHand === 0) resolve();
    });

  const start = (queue: CatalogEntry): JobWorker => {
    // One more than asked for: the canary's, which other jobs take as well when many wait.
    const atOnce = options.concurrency?.[queue.name] ?? queue.concurrency;
    const all = atOnce + 1;
    const place: Places = { all, atOnce, longestMs: durationMs(queue.longestRun), taken: new Set(), movedAt: now() };
    places.set(queue.name, place);
    const run = async (job: TakenJob, signal: AbortSignal) => {
      place.movedAt = now();
      if (job.name === canaryJob) return;
      onEvent({ type: 'taken', queue: queue.name });
      const taken = { at: place.movedAt };
      place.taken.add(taken);
      inHand += 1;
      try {
        await runJob(queue, processors, job, { jobId: job.id, signal });
      } finally {
        inHand -= 1;
        if (inHand === 0) onEmpty();
        place.taken.delete(taken);
        place.movedAt = now();
      }
    };
    return backend.work(queue.name, run, {
      concurrency: all,
      retryDelayMs: (failedTries) => retryDelayMs(queue, failedTries, Math.random()),
      onError: (error) => onEvent({ type: 'backend_error', queue: queue.name, error }),
      onStalled: () => onEvent({ type: 'stalled', queue: queue.name }),
      onFailed: (error) => onEvent({ type: 'failed', queue: queue.name, error }),
    });
  };
  const workers = catalog.map(start);

  return {
    emptyHandedMs: (queue) => {
      const place = places.get(queue);
      return place === undefined || place.taken.size >= place.all ? 0 : now() - place.movedAt;
    },
    overrunMs: (queue) => {
      const place = places.get(queue);
      if (place === undefined) return 0;
      const last = [...place.taken][place.atOnce - 1];
      return last === undefined ? 0 : Math.max(0, now() - last.at - place.longestMs);
    },
    inHand: () => inHand,
    stop: async (limitMs, graceMs = 2_000) => {
      const drained = Promise.all(workers.map((worker) => worker.drain())).then(() => true);
      const finish = async () => {
        // Whatever does not end by then waits for an answer of the backend, to hand over a job or to note one that is done.
        do await handsEmpty();
        while (!(await orFalseAfter(graceMs, drained)) && inHand > 0);
        return true;
      };
      if (await orFalseAfter(limitMs, finish())) return true;
      for (const worker of workers) worker.abortAll('The process is stopping');
      await orFalseAfter(graceMs, drained);
      return false;
    },
  };
}

/**
 * Hands a job to its queue's processor.
 * @throws TypeError when the payload is not what the queue declares; such a job fails and stays visible.
 */
function runJob(queue: CatalogEntry, processors: Processors, job: TakenJob, run: JobRun): Promise<void> {
  if (fits(queue.payload, job.payload)) return perform(processors, queue.name, job.payload, run);
  if (queue.feed.by === 'work' && fits(SharedPayload, job.payload)) {
    return performAll(processors, queue.name, job.payload.ids, run);
  }
  throw new TypeError(`The payload of job ${job.id} is not one of ${queue.name}`);
}

function perform<Name extends QueueName>(
  processors: Processors,
  name: Name,
  payload: Parameters<Processors[Name]>[0],
  run: JobRun,
): Promise<void> {
  const process: (payload: never, run: JobRun) => Promise<void> = processors[name];
  return process(payload as never, run);
}

/** Milliseconds before the next BullMQ try of a job, spread by half. `draw` is uniform in [0, 1). */
export function retryDelayMs(queue: CatalogEntry, failedTries: number, draw: number): number {
  const waits = queue.feed.by === 'work' ? wakeupRetryMs : queue.retryAfter.map(durationMs);
  const wait = waits[Math.min(failedTries, waits.length) - 1] ?? 1_000;
  return Math.round(wait * (0.75 + draw * 0.5));
}

/** One work item after the other; what one of them throws is thrown when all had their turn. */
async function performAll(processors: Processors, name: QueueName, ids: readonly string[], run: JobRun): Promise<void> {
  const errors: unknown[] = [];
  for (const id of ids) {
    run.signal.throwIfAborted();
    try {
      await perform(processors, name, { id } as never, run);
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw errors[0];
}

function orFalseAfter(ms: number, promise: Promise<boolean>): Promise<boolean> {
  // Who stops at once asks for no time at all, which the library refuses.
  return pTimeout(promise, { milliseconds: Math.max(1, ms), fallback: () => false });
}
