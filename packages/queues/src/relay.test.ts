import { expect, it, jest } from '@jest/globals';
import type { JobQueue, QueueBackend } from './backend.ts';
import { openRelay } from './relay.ts';
import type { WorkWakeup } from './work-wakeup.ts';

const due = (id: string, kind: string): WorkWakeup => ({ id, kind, enqueueSeq: 1 });

/** A relay over work that is marked as published when a backend has taken it. */
function relayOf(items: readonly WorkWakeup[], addBulk: JobQueue['addBulk'], usable = true) {
  const queue: Pick<JobQueue, 'addBulk' | 'waitingCount'> = { addBulk, waitingCount: async () => 0 };
  const backend: Pick<QueueBackend, 'usable' | 'queue' | 'memoryUsedShare'> = {
    usable: () => usable,
    queue: async () => queue as JobQueue,
    memoryUsedShare: async () => null,
  };
  const marked: string[] = [];
  const source = {
    takeDue: async (_limit: number, enqueue: (taken: readonly WorkWakeup[]) => Promise<void>) => {
      await enqueue(items);
      marked.push(...items.map(({ id }) => id));
      return items.length;
    },
  };
  return { relay: openRelay({ source, backend: backend as QueueBackend }), marked };
}

it('publishes what stands behind work of a kind it does not know', async () => {
  const given: string[] = [];
  const items = [due('wrk_1', 'of_a_newer_version'), due('wrk_2', 'callback')];
  const { relay } = relayOf(items, async (jobs) => void given.push(...jobs.map(({ jobId }) => jobId)));
  expect(await relay.pass()).toBe(2);
  expect(given).toEqual(['callback_wrk_2_1']);
});

it('marks nothing as published that its queue did not take', async () => {
  const { relay, marked } = relayOf([due('wrk_1', 'callback')], () => Promise.reject(new Error('queue away')));
  await expect(relay.pass()).rejects.toThrow('queue away');
  expect(marked).toEqual([]);
});

it('asks nothing of a backend that has no connection', async () => {
  const addBulk = jest.fn<JobQueue['addBulk']>();
  await expect(relayOf([due('wrk_1', 'callback')], addBulk, false).relay.pass()).rejects.toThrow('does not answer');
  expect(addBulk).not.toHaveBeenCalled();
});
