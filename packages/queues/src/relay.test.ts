import { expect, it, jest } from '@jest/globals';
import type { JobQueue, QueueBackend } from './backend.ts';
import { type DueWork, openRelay } from './relay.ts';
import type { WorkWakeup } from './work-wakeup.ts';

const due = (id: string, kind: string): WorkWakeup => ({ id, kind, enqueueSeq: 1 });

/** A relay over work that is marked as published when a backend has taken it. */
function relayOf(
  items: readonly WorkWakeup[],
  addBulk: JobQueue['addBulk'],
  { usable = true, full = '' }: { usable?: boolean; full?: string } = {},
) {
  const backend: Pick<QueueBackend, 'usable' | 'queue' | 'memoryUsedShare'> = {
    usable: () => usable,
    queue: async (name) => {
      const queue: Pick<JobQueue, 'addBulk' | 'waitingCount'> = {
        addBulk,
        waitingCount: async () => (name === full ? 1_000_000 : 0),
      };
      return queue as JobQueue;
    },
    memoryUsedShare: async () => null,
  };
  const marked: string[] = [];
  const source: DueWork = {
    takeDue: async (_limit, enqueue, without = []) => {
      const offered = items.filter(({ kind }) => !without.includes(kind));
      await enqueue(offered);
      marked.push(...offered.map(({ id }) => id));
      return offered.length;
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
  await expect(relayOf([due('wrk_1', 'callback')], addBulk, { usable: false }).relay.pass()).rejects.toThrow(
    'does not answer',
  );
  expect(addBulk).not.toHaveBeenCalled();
});

it('leaves work whose queue is full where it is, and publishes all other', async () => {
  const given: string[] = [];
  const items = [due('wrk_1', 'callback'), due('wrk_2', 'dispatch')];
  const addBulk: JobQueue['addBulk'] = async (jobs) => void given.push(...jobs.map(({ jobId }) => jobId));
  const { relay, marked } = relayOf(items, addBulk, { full: 'review-callbacks' });
  expect(await relay.pass()).toBe(1);
  expect([given, marked]).toEqual([['dispatch_wrk_2_1'], ['wrk_2']]);
});

it('leaves a queue that failed its time, whoever asks for a pass', async () => {
  jest.useFakeTimers();
  try {
    const addBulk = jest.fn<JobQueue['addBulk']>(() => Promise.reject(new Error('queue away')));
    const { relay } = relayOf([due('wrk_1', 'callback')], addBulk);
    relay.start();
    await jest.advanceTimersByTimeAsync(0);
    relay.wake();
    await jest.advanceTimersByTimeAsync(900);
    expect(addBulk).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(100);
    expect(addBulk).toHaveBeenCalledTimes(2);
    await relay.stop();
  } finally {
    jest.useRealTimers();
  }
});
