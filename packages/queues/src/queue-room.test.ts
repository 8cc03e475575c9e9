import { expect, it } from '@jest/globals';
import type { JobQueue } from './backend.ts';
import { openQueueRoom } from './queue-room.ts';

/** Queues by how many jobs wait on each; those of `broken` refuse to be counted. */
function backend(waiting: Record<string, number>, broken: (name: string) => boolean) {
  return {
    memoryUsedShare: async () => null,
    queue: async (name: string) =>
      ({
        waitingCount: async () => {
          if (broken(name)) throw new Error('WRONGTYPE');
          return waiting[name] ?? 0;
        },
      }) as JobQueue,
  };
}

it('is closed where a queue is full or cannot be counted, and open on all others', async () => {
  const room = openQueueRoom(
    backend({ dispatch: 6 }, (name) => name === 'erasure'),
    5,
  );
  const open = await room.open();
  expect([open.has('dispatch'), open.has('erasure')]).toEqual([false, false]);
  expect([open.has('review-callbacks'), open.has('advisory-semantic')]).toEqual([true, true]);
});

it('is not known where no queue can be counted', async () => {
  await expect(openQueueRoom(backend({}, () => true)).open()).rejects.toThrow('WRONGTYPE');
});
