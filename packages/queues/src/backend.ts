import type { Queue } from 'bullmq';
import pTimeout from 'p-timeout';

/** One job as handed to a queue. */
export interface NewJob {
  /** Name shown on the board. */
  readonly name: string;
  readonly payload: object;
  readonly jobId: string;
  /** Tries in all, the first included. */
  readonly tries: number;
  /**
   * What is left of it at least, or at most: `id`, so that adding it again within the hour of its end adds nothing, or
   * `nothing`, not even when it is given up. Default: what the backend can afford to show on the board.
   */
  readonly leaves?: 'id' | 'nothing';
}

/** The part of a BullMQ queue this package uses, the same on both backends. */
export interface JobQueue {
  readonly name: string;
  addBulk(jobs: readonly NewJob[]): Promise<void>;
  /** Jobs waiting to be taken up. */
  waitingCount(): Promise<number>;
  /** True while the job is there and nobody has taken it up. */
  waits(jobId: string): Promise<boolean>;
  /** True while somebody has stopped it from handing out jobs, as the board allows. */
  paused(): Promise<boolean>;
  counts(): Promise<Readonly<Record<'waiting' | 'active' | 'delayed' | 'failed' | 'completed', number>>>;
  /** BullMQ's own object, for the board. */
  readonly native: Queue;
  close(): Promise<void>;
}

/** One job as handed to a worker. */
export interface TakenJob {
  readonly id: string;
  readonly name: string;
  readonly payload: unknown;
}

export interface WorkerSettings {
  readonly concurrency: number;
  /** Milliseconds to wait after the given number of failed tries. */
  readonly retryDelayMs: (failedTries: number) => number;
  readonly onError: (error: Error) => void;
  readonly onStalled: (jobId: string) => void;
  readonly onFailed: (error: Error) => void;
}

export interface JobWorker {
  /**
   * Stops taking jobs and resolves when those in hand are finished, or at once while the backend is away. Has no time limit
   * of its own.
   */
  drain(): Promise<void>;
  /** Fires the stop signal of every job in hand. */
  abortAll(reason: string): void;
}

/** Where jobs are kept: Redis, or the service's own Postgres. */
export interface QueueBackend {
  readonly kind: 'redis' | 'postgres';
  /** Resolves when the backend has answered once and holds its tables; retries until then or until closed. */
  ready(): Promise<void>;
  /** True when a command would be tried now instead of waiting for a connection. */
  usable(): boolean;
  /** Round trip to the backend. @throws Error when it does not answer within the time. */
  ping(withinMs: number): Promise<void>;
  /** Redis's eviction policy; null on Postgres. */
  evictionPolicy(): Promise<string | null>;
  /** Share of the memory Redis may use that it does use; null where it has no limit, and on Postgres. */
  memoryUsedShare(): Promise<number | null>;
  /** The named queue, opened once and kept. Waits for `ready`. */
  queue(name: string): Promise<JobQueue>;
  /** Starts taking jobs. Call after `ready`. */
  work(name: string, run: (job: TakenJob, signal: AbortSignal) => Promise<void>, settings: WorkerSettings): JobWorker;
  close(): Promise<void>;
}

/** Options shared by every worker, whatever the backend. */
export const workerDefaults = {
  // Started once its connection answers.
  autorun: false,
  lockDuration: 30_000,
  stalledInterval: 15_000,
  // A crash costs a stall, not an attempt: attempts are counted at the claim in Postgres.
  maxStalledCount: 50,
  // After a connection error, look again after 2 s instead of BullMQ's 15 s.
  runRetryDelay: 2_000,
} as const;

/** How many finished jobs a queue keeps for the board: for an hour when done, for 30 days when given up. */
export interface KeptJobs {
  readonly done: number;
  readonly givenUp: number;
}

/** Runs a promise against a time limit. @throws Error named `TimeoutError` when the time is up first. */
export function within<T>(ms: number, what: string, promise: Promise<T>): Promise<T> {
  return pTimeout(promise, { milliseconds: ms, message: `${what} took longer than ${ms} ms` });
}

/** Waits, and no longer than until the signal fires. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });
}

/** What was thrown, wrapped where it is no error. */
export function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}
