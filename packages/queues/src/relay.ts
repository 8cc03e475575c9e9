import { type QueueBackend, within } from './backend.ts';
import { catalog, queueOfKind } from './catalog.ts';
import { wakeupJob } from './producer.ts';
import type { WorkWakeup } from './work-wakeup.ts';

/** Where due work items come from. */
export interface DueWork {
  /**
   * Locks up to `limit` due items that no queue seems to hold, hands them to `enqueue`, and marks them as published
   * only when that resolves.
   * @returns how many it took.
   */
  takeDue(limit: number, enqueue: (items: readonly WorkWakeup[]) => Promise<void>): Promise<number>;
}

export interface RelayOptions {
  readonly source: DueWork;
  readonly backend: QueueBackend;
  /** Milliseconds between passes that found nothing. */
  readonly intervalMs?: number;
  /** Items per pass. */
  readonly limit?: number;
  /** Jobs waiting on a queue above which nothing more is fed to it: Redis's memory is not our store. */
  readonly waitingLimit?: number;
  readonly onPass?: (taken: number) => void;
  readonly onError?: (error: Error) => void;
}

export interface Relay {
  /**
   * One pass: publishes what is due and not published.
   * @returns items published; 0 as well when the queues are full.
   * @throws Error when the store or the backend refuses.
   */
  pass(): Promise<number>;
  start(): void;
  /** Says that there is room for more: a pass follows shortly. Many at once are worth one pass. */
  wake(): void;
  /** Resolves when the pass in hand is over. */
  stop(): Promise<void>;
  /** Milliseconds since a pass last succeeded, or since the relay was opened. */
  sinceSuccessMs(): number;
}

const publishWithinMs = 1_500;
const backoffMs = { first: 1_000, most: 30_000 };
/** Least time between passes that were asked for, and how many times the length of the last pass they are apart. */
const wakeGap = { ms: 25, passes: 4 };
/** Counting costs a query on Postgres: do it when there is something to hold back. */
const countEveryMs = 1_000;

/**
 * Publishes due work items whose wake-up was never sent, was lost, or is a retry. Any number may run at once. It
 * selects by state and time and not by position, so items committed out of order are never passed over.
 */
export function openRelay(options: RelayOptions): Relay {
  const { source, backend, intervalMs = 250, limit = 500, waitingLimit = 20_000 } = options;
  const workQueues = catalog.filter((queue) => queue.feed.by === 'work').map((queue) => queue.name);
  let lastSuccess = Date.now();
  let countedAt = 0;
  let full = false;
  let stopped = true;
  let woken = false;
  let wakeLoop = () => {};
  let endWait = () => {};
  let loop: Promise<void> = Promise.resolve();

  const publish = async (items: readonly WorkWakeup[]) => {
    for (const [name, group] of Map.groupBy(items, (item) => queueOfKind(item.kind))) {
      // A kind of a newer version: its own workers will take it. Published to nobody, it comes back in 30 s.
      if (name === undefined) continue;
      const queue = await backend.queue(name);
      await within(publishWithinMs, 'Publishing due work', queue.addBulk(group.map(wakeupJob)));
    }
  };

  const hasRoom = async () => {
    if (Date.now() - countedAt >= countEveryMs) {
      const waiting = await Promise.all(workQueues.map(async (name) => (await backend.queue(name)).waitingCount()));
      full = waiting.some((count) => count > waitingLimit);
      countedAt = Date.now();
    }
    return !full;
  };

  const pass = async () => {
    if (!backend.usable()) throw new Error('The queue backend does not answer');
    if (!(await within(publishWithinMs, 'Counting waiting jobs', hasRoom()))) return 0;
    const taken = await source.takeDue(limit, publish);
    lastSuccess = Date.now();
    options.onPass?.(taken);
    return taken;
  };

  const run = async () => {
    let failures = 0;
    while (!stopped) {
      let waitMs = intervalMs;
      let gapMs = Number.POSITIVE_INFINITY;
      const began = performance.now();
      try {
        woken = false;
        if ((await pass()) >= limit) waitMs = 0;
        gapMs = Math.max(wakeGap.ms, (performance.now() - began) * wakeGap.passes);
        failures = 0;
      } catch (error) {
        options.onError?.(error instanceof Error ? error : new Error(String(error)));
        waitMs = relayBackoffMs(failures, error);
        failures += 1;
      }
      if (stopped) return;
      const ended = performance.now();
      await new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, woken ? Math.min(waitMs, gapMs) : waitMs);
        endWait = () => {
          clearTimeout(timer);
          resolve();
        };
        // A store or queue that just failed is left its time, whoever asks.
        wakeLoop = () => {
          clearTimeout(timer);
          timer = setTimeout(resolve, Math.max(0, Math.min(waitMs, gapMs) - (performance.now() - ended)));
        };
      });
    }
  };

  return {
    pass,
    start: () => {
      if (!stopped) return;
      stopped = false;
      loop = run();
    },
    wake: () => {
      if (woken) return;
      woken = true;
      wakeLoop();
    },
    stop: async () => {
      stopped = true;
      endWait();
      await loop;
    },
    sinceSuccessMs: () => Date.now() - lastSuccess,
  };
}

/**
 * Milliseconds to leave the backend alone after a failed pass. A Redis that is out of memory is left alone longer and
 * longer, up to 30 s; anything else is tried again within 2 s, because it is usually back by then.
 */
export function relayBackoffMs(failures: number, error: unknown): number {
  const growing = backoffMs.first * 2 ** Math.min(failures, 10);
  const outOfMemory = error instanceof Error && error.message.includes('OOM');
  return Math.min(growing, outOfMemory ? backoffMs.most : 2_000);
}
