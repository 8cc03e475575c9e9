import type { QueueBackend } from './backend.ts';
import { catalog, type QueueName } from './catalog.ts';

/** Jobs waiting on a queue above which nothing more is fed to it: its memory is not our store. */
export const waitingLimit = 20_000;
/** Share of Redis's memory above which nothing is fed to it, so that there is always enough left to work off what it has. */
const memoryLimit = 0.8;
/** Counting costs a query on Postgres: do it when there is something to hold back. */
const countEveryMs = 1_000;

/** Says which queues can take more. What they cannot take waits in Postgres, where it is. */
export interface QueueRoom {
  /** Queues fed by work that have room, as of a second ago at most. @throws Error when the backend refuses all of them. */
  open(): Promise<ReadonlySet<QueueName>>;
}

/** Opens the count of a backend's queues. `limit`: jobs waiting above which a queue takes nothing more. */
export function openQueueRoom(
  backend: Pick<QueueBackend, 'queue' | 'memoryUsedShare'>,
  limit = waitingLimit,
): QueueRoom {
  const fedByWork = catalog.filter(({ feed }) => feed.by === 'work').map(({ name }) => name);
  let counted: Promise<ReadonlySet<QueueName>> | undefined;
  let countedAt = Number.NEGATIVE_INFINITY;

  const count = async (): Promise<ReadonlySet<QueueName>> => {
    if (((await backend.memoryUsedShare()) ?? 0) > memoryLimit) return new Set();
    const counts = await Promise.allSettled(fedByWork.map(async (name) => (await backend.queue(name)).waitingCount()));
    const refused = counts.filter((count) => count.status === 'rejected');
    if (refused.length === counts.length) throw refused[0]?.reason;
    // A queue that cannot be counted is taken to be full: it holds up its own work and nobody else's.
    return new Set(
      fedByWork.filter((_name, index) => {
        const count = counts[index];
        return count?.status === 'fulfilled' && count.value <= limit;
      }),
    );
  };

  return {
    open: () => {
      const now = performance.now();
      if (counted === undefined || now - countedAt >= countEveryMs) {
        countedAt = now;
        const counting = count();
        counted = counting;
        // A count that failed is no answer to whoever asks next.
        counting.catch(() => {
          if (counted === counting) counted = undefined;
        });
      }
      return counted;
    },
  };
}
