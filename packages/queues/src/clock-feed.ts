import type { QueueBackend } from './backend.ts';
import { catalog } from './catalog.ts';
import { durationMs } from './duration.ts';

export interface ClockFeed {
  /** Adds the jobs whose tick has come since the last beat, by a clock that all workers share. Safe to call in each of them at once. */
  beat(nowMs: number): Promise<void>;
}

/**
 * Feeds the queues that run by the clock. A tick's job id is the tick's number, so of any number of workers one adds
 * it; and while an earlier tick of the same queue is unfinished the next one waits for a later beat. Nothing about the
 * schedule is kept in the backend, so an emptied Redis needs no repair.
 *
 * BullMQ's own deduplication is not used: on Postgres, adding a finished job's id under a deduplication id leaves the
 * lock behind with nobody to take it away, and the queue never runs again (6.7.0).
 */
export function openClockFeed(backend: QueueBackend): ClockFeed {
  const lastTick = new Map<string, number>();
  return {
    beat: async (nowMs) => {
      for (const { name, feed, retryAfter } of catalog) {
        if (feed.by !== 'clock') continue;
        const tick = Math.floor(nowMs / durationMs(feed.every));
        if (lastTick.get(name) === tick) continue;
        const queue = await backend.queue(name);
        const { waiting, active, delayed } = await queue.counts();
        if (waiting + active + delayed > 0) continue;
        const job = { name, payload: { tick }, jobId: `tick_${tick}`, tries: retryAfter.length + 1 };
        await queue.addBulk([{ ...job, leaves: 'id' }]);
        lastTick.set(name, tick);
      }
    },
  };
}
