import { asError, type QueueBackend, within } from './backend.ts';
import { catalog, queueOfKind } from './catalog.ts';
import { wakeupJobs } from './producer.ts';
import { openQueueRoom } from './queue-room.ts';
import type { WorkWakeup } from './work-wakeup.ts';

/** Where due work items come from. */
export interface DueWork {
  /**
   * Locks up to `limit` due items that no queue seems to hold, hands them to `enqueue`, and marks them as published
   * only when that resolves. `without` names kinds whose queues can take no more.
   * @returns how many it took.
   */
  takeDue(
    limit: number,
    enqueue: (items: readonly WorkWakeup[]) => Promise<void>,
    without?: readonly string[],
  ): Promise<number>;
}

export interface RelayOptions {
  readonly source: DueWork;
  readonly backend: QueueBackend;
  /** Milliseconds between passes that found nothing. */
  readonly intervalMs?: number;
  /** Items per pass. */
  readonly limit?: number;
  /** Jobs waiting on a queue above which nothing more is fed to it; default 20,000. */
  readonly waitingLimit?: number;
  /** Milliseconds the backend may take to say how much waits, and to take what is due; default 1,500. */
  readonly answerWithinMs?: number;
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

const backoffMs = { first: 1_000, most: 30_000 };
/** Least time between passes that were asked for, and how many times the length of the last pass they are apart. */
const wakeGap = { ms: 25, passes: 4 };

/**
 * Publishes due work items whose wake-up was never sent, was lost, or is a retry. Any number may run at once. It
 * selects by state and time and not by position, so items committed out of order are never passed over.
 */
export function openRelay(options: RelayOptions): Relay {
  const { source, backend, intervalMs = 250, limit = 500, answerWithinMs = 1_500 } = options;
  const room = openQueueRoom(backend, options.waitingLimit);
  let lastSuccess = performance.now();
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
      await within(answerWithinMs, 'Publishing due work', queue.addBulk(wakeupJobs(name, group)));
    }
  };

  const pass = async () => {
    if (!backend.usable()) throw new Error('The queue backend does not answer');
    const open = await within(answerWithinMs, 'Counting waiting jobs', room.open());
    // One queue that is full holds up its own work and nobody else's.
    const full = catalog.flatMap(({ name, feed }) => (feed.by === 'work' && !open.has(name) ? [feed.kind] : []));
    if (open.size === 0) return 0;
    const taken = await source.takeDue(limit, publish, full);
    lastSuccess = performance.now();
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
        options.onError?.(asError(error));
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
    sinceSuccessMs: () => performance.now() - lastSuccess,
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
