import type { IQueueBackend, Job, JobsOptions, Queue } from 'bullmq';
import {
  asError,
  type JobQueue,
  type JobWorker,
  type KeptJobs,
  type NewJob,
  pause,
  type TakenJob,
  type WorkerSettings,
} from './backend.ts';

/** What a queue of either backend can do. BullMQ types the two apart although they behave alike. */
export interface BullQueue {
  readonly name: string;
  addBulk(jobs: { name: string; data: object; opts: JobsOptions }[]): Promise<unknown>;
  getWaitingCount(): Promise<number>;
  getJobState(jobId: string): Promise<string>;
  isPaused(): Promise<boolean>;
  getJobCounts(
    ...types: ('waiting' | 'active' | 'delayed' | 'failed' | 'completed')[]
  ): Promise<Record<string, number>>;
  close(): Promise<void>;
  getBackend(): IQueueBackend;
}

/** What a worker of either backend can do. */
export interface BullWorker {
  on(event: 'error', listener: (error: Error) => void): unknown;
  on(event: 'stalled', listener: (jobId: string) => void): unknown;
  on(event: 'failed', listener: (job: unknown, error: Error) => void): unknown;
  waitUntilReady(): Promise<unknown>;
  run(): Promise<void>;
  close(force?: boolean): Promise<void>;
  cancelAllJobs(reason?: string): void;
}

/** Finished jobs by whose ids later ones are recognised: more than one a minute leaves in an hour. */
const KNOWN_IDS = 1_000;

/** Dresses a BullMQ queue in our own words. */
export function asJobQueue(queue: BullQueue, kept: KeptJobs): JobQueue {
  return {
    name: queue.name,
    addBulk: async (jobs) => {
      await queue.addBulk(jobs.map((job) => toBullJob(job, kept)));
    },
    waitingCount: () => queue.getWaitingCount(),
    waits: async (jobId) => (await queue.getJobState(jobId)) === 'waiting',
    paused: () => queue.isPaused(),
    counts: async () => {
      const counts = await queue.getJobCounts('waiting', 'active', 'delayed', 'failed', 'completed');
      return {
        waiting: counts.waiting ?? 0,
        active: counts.active ?? 0,
        delayed: counts.delayed ?? 0,
        failed: counts.failed ?? 0,
        completed: counts.completed ?? 0,
      };
    },
    // The one place where the two backends' queue types meet: the board reads only what both offer.
    native: queue as BullQueue & Queue,
    close: () => queue.close(),
  };
}

function toBullJob(job: NewJob, kept: KeptJobs): { name: string; data: object; opts: JobsOptions } {
  return {
    name: job.name,
    data: job.payload,
    opts: {
      jobId: job.jobId,
      attempts: job.tries,
      backoff: { type: 'custom' },
      removeOnComplete: keep(3_600, job.leaves === 'id' ? KNOWN_IDS : kept.done, job),
      removeOnFail: keep(30 * 86_400, kept.givenUp, job),
    },
  };
}

/** BullMQ's word for so many finished jobs, kept for so many seconds. */
function keep(age: number, count: number, { leaves }: NewJob): { age: number; count: number } | true {
  return leaves === 'nothing' || count === 0 ? true : { age, count };
}

/** BullMQ's processor from ours. Three parameters, so that BullMQ hands over its stop signal. */
export function asBullProcessor(run: (job: TakenJob, signal: AbortSignal) => Promise<void>) {
  return async (job: Job, _token?: string, signal?: AbortSignal): Promise<void> => {
    await run({ id: job.id ?? '', name: job.name, payload: job.data }, signal ?? new AbortController().signal);
  };
}

/** Milliseconds before a worker that could not start gives way to another, doubled each time. */
const restartMs = { first: 250, most: 5_000 } as const;

/**
 * Starts a BullMQ worker, dressed in our own words. `make` makes one that does not run by itself: BullMQ remembers a failed
 * start for ever, and a worker that runs all the same then asks again and again without a pause, which leaves the process no
 * time for anything else. So one that cannot start gives way to another until one can.
 */
export function startJobWorker(
  make: () => BullWorker,
  usable: () => boolean,
  { onError, onStalled, onFailed }: WorkerSettings,
): JobWorker {
  const stopping = new AbortController();
  const { signal } = stopping;
  const next = () => {
    const worker = make();
    worker.on('error', onError);
    worker.on('stalled', onStalled);
    worker.on('failed', (_job, error) => onFailed(error));
    return worker;
  };
  let worker = next();
  const start = async () => {
    for (let waitMs: number = restartMs.first; ; waitMs = Math.min(2 * waitMs, restartMs.most)) {
      try {
        await worker.waitUntilReady();
        if (!signal.aborted) await worker.run();
        return;
      } catch (error) {
        if (signal.aborted) return;
        onError(asError(error));
      }
      await worker.close(true).catch(onError);
      await pause(waitMs, signal);
      if (signal.aborted) return;
      worker = next();
    }
  };
  void start();
  return {
    drain: () => {
      stopping.abort();
      // Unforced, it would wait until the backend has answered what it was asked last.
      return worker.close(!usable());
    },
    abortAll: (reason) => worker.cancelAllJobs(reason),
  };
}
