import type { IQueueBackend, Job, JobsOptions, Queue } from 'bullmq';
import { type JobQueue, type JobWorker, keepFinished, type NewJob, type TakenJob } from './backend.ts';

/** What a queue of either backend can do. BullMQ types the two apart although they behave alike. */
export interface BullQueue {
  readonly name: string;
  addBulk(jobs: { name: string; data: object; opts: JobsOptions }[]): Promise<unknown>;
  getWaitingCount(): Promise<number>;
  getJobCounts(
    ...types: ('waiting' | 'active' | 'delayed' | 'failed' | 'completed')[]
  ): Promise<Record<string, number>>;
  close(): Promise<void>;
  getBackend(): IQueueBackend;
}

/** What a worker of either backend can do. */
export interface BullWorker {
  close(force?: boolean): Promise<void>;
  cancelAllJobs(reason?: string): void;
}

/** Dresses a BullMQ queue in our own words. */
export function asJobQueue(queue: BullQueue): JobQueue {
  return {
    name: queue.name,
    addBulk: async (jobs) => {
      await queue.addBulk(jobs.map(toBullJob));
    },
    waitingCount: () => queue.getWaitingCount(),
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

function toBullJob(job: NewJob): { name: string; data: object; opts: JobsOptions } {
  return {
    name: job.name,
    data: job.payload,
    opts: {
      jobId: job.jobId,
      attempts: job.tries,
      backoff: { type: 'custom' },
      ...keepFinished,
      ...(job.forget === true ? { removeOnComplete: true, removeOnFail: true } : {}),
    },
  };
}

/** BullMQ's processor from ours. Three parameters, so that BullMQ hands over its stop signal. */
export function asBullProcessor(run: (job: TakenJob, signal: AbortSignal) => Promise<void>) {
  return async (job: Job, _token?: string, signal?: AbortSignal): Promise<void> => {
    await run({ id: job.id ?? '', name: job.name, payload: job.data }, signal ?? new AbortController().signal);
  };
}

/** Dresses a BullMQ worker in our own words. */
export function asJobWorker(worker: BullWorker): JobWorker {
  return {
    drain: () => worker.close(),
    abortAll: (reason) => worker.cancelAllJobs(reason),
    terminate: () => worker.close(true),
  };
}
