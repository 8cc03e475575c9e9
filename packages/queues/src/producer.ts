import { type NewJob, type QueueBackend, within } from './backend.ts';
import { catalog, type QueueName, queueOfKind, sharedBy } from './catalog.ts';
import { connectQueues, type QueueAddress } from './connect.ts';
import { openQueueRoom } from './queue-room.ts';
import { type WorkWakeup, wakeupJobId } from './work-wakeup.ts';

/** Wake-ups kept while earlier ones are on their way; beyond it they are left to the relay. */
const bufferLimit = 10_000;
const bulkLimit = 500;
/** Milliseconds after which the relay offers what nobody published: to do so as well would be for nothing. */
const relayAfterMs = 5_000;
/** Milliseconds that wake-ups in hand are given at the end. */
const closeWithinMs = 1_000;
/** Tries of one wake-up inside the queue, for failures before the item was claimed. */
export const wakeupTries = 3;

/** What became of the wake-ups, since the producer was opened. */
export interface ProducerCounts {
  readonly published: number;
  /** Left to the relay: the backend was away, refused, or took as long as the relay waits. */
  readonly failed: number;
}

export interface Producer {
  /**
   * Publishes that these work items are due. Call after the transaction that wrote them. Returns at once, never
   * throws and never waits: a wake-up that does not get through is made good by the relay.
   */
  wake(items: readonly WorkWakeup[]): void;
  counts(): ProducerCounts;
  /** Round trip to the backend. @throws Error when it does not answer within the time. */
  ping(withinMs: number): Promise<void>;
  /** Gives wake-ups in hand a moment, then lets go of the connection. */
  close(): Promise<void>;
}

/**
 * Opens the fast path from a committed transaction to a queue.
 * @throws TypeError when the Redis URL cannot be read.
 */
export function openProducer(address: QueueAddress, onError?: (error: Error) => void): Producer {
  return producerOn(connectQueues(address, 'producer', onError));
}

interface OfferedWakeup extends WorkWakeup {
  readonly offeredAt: number;
}

/** What a producer uses of a backend. */
export type ProducerBackend = Pick<QueueBackend, 'ready' | 'usable' | 'ping' | 'queue' | 'memoryUsedShare' | 'close'>;

/** The producer over a backend that is already there. */
export function producerOn(backend: ProducerBackend): Producer {
  const room = openQueueRoom(backend);
  let buffer: OfferedWakeup[] = [];
  let flushing: Promise<void> | undefined;
  let published = 0;
  let failed = 0;
  let closed = false;

  // Opened as soon as the backend answers: opening takes longer than a wake-up may.
  backend.ready().then(
    () => {
      for (const { name, feed } of catalog) if (feed.by === 'work') backend.queue(name).catch(() => {});
    },
    () => {},
  );

  const publish = async (queueName: QueueName, items: readonly WorkWakeup[]) => {
    try {
      if (!(await room.open()).has(queueName)) throw new Error('The queue is full');
      await (await backend.queue(queueName)).addBulk(wakeupJobs(queueName, items));
      published += items.length;
    } catch {
      failed += items.length;
    }
  };

  // One publication at a time, so that a backend that swallows commands is not given a heap. What is offered meanwhile
  // waits for its turn: dropped, it would wait for the relay, which leaves us 5 s before it offers the same.
  const flush = async () => {
    while (buffer.length > 0) {
      const batch = buffer.splice(0, bulkLimit);
      const oldest = performance.now() - relayAfterMs;
      const timely = backend.usable() ? batch.filter(({ offeredAt }) => offeredAt > oldest) : [];
      failed += batch.length - timely.length;
      for (const [queueName, items] of Map.groupBy(timely, (item) => queueOfKind(item.kind))) {
        if (queueName === undefined) failed += items.length;
        else await publish(queueName, items);
      }
    }
    flushing = undefined;
  };

  return {
    wake: (items) => {
      if (closed) {
        failed += items.length;
        return;
      }
      const left = Math.max(0, bufferLimit - buffer.length);
      if (items.length > left) failed += items.length - left;
      const offeredAt = performance.now();
      for (const item of items.slice(0, left)) buffer.push({ ...item, offeredAt });
      // Deferred, so that what one tick of the caller commits travels together.
      flushing ??= new Promise<void>((resolve) => setImmediate(resolve)).then(flush);
    },
    counts: () => ({ published, failed }),
    ping: backend.ping,
    close: async () => {
      closed = true;
      if (flushing) await within(closeWithinMs, 'Publishing', flushing).catch(() => {});
      failed += buffer.length;
      buffer = [];
      await backend.close();
    },
  };
}

/** The jobs that stand for wake-ups of one queue: one for each, or for as many as share one there. */
export function wakeupJobs(queue: QueueName, items: readonly WorkWakeup[]): NewJob[] {
  const most = sharedBy(queue);
  const jobs: NewJob[] = [];
  for (let from = 0; from < items.length; from += most) {
    const [first, ...others] = items.slice(from, from + most) as [WorkWakeup, ...WorkWakeup[]];
    const payload = others.length === 0 ? { id: first.id } : { ids: [first.id, ...others.map(({ id }) => id)] };
    jobs.push({ name: first.kind, payload, jobId: wakeupJobId(first, others.length), tries: wakeupTries });
  }
  return jobs;
}
