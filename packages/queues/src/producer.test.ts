import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { JobQueue } from './backend.ts';
import { type ProducerBackend, producerOn } from './producer.ts';

const wakeup = (id: string) => ({ id, kind: 'callback', enqueueSeq: 0 });

/** A backend that answers when it is told to, and what it was given so far. */
function slowBackend() {
  const given: string[][] = [];
  let answer = () => {};
  const queue: Pick<JobQueue, 'addBulk' | 'waitingCount'> = {
    addBulk: (jobs) => {
      given.push(jobs.map(({ jobId }) => jobId));
      return new Promise((resolve) => {
        answer = resolve;
      });
    },
    waitingCount: async () => 0,
  };
  const backend: ProducerBackend = {
    ready: async () => {},
    usable: () => true,
    ping: async () => {},
    queue: async () => queue as JobQueue,
    memoryUsedShare: async () => null,
    close: async () => {},
  };
  return { backend, given, answer: () => answer() };
}

describe('a producer whose backend is slow', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('publishes after that what is offered while a publication is under way', async () => {
    const { backend, given, answer } = slowBackend();
    const producer = producerOn(backend);
    producer.wake([wakeup('first')]);
    await jest.advanceTimersByTimeAsync(2_000);
    producer.wake([wakeup('second')]);
    producer.wake([wakeup('third')]);
    await jest.advanceTimersByTimeAsync(2_000);
    // One at a time, so that a backend that swallows commands is not given a heap.
    expect(given).toEqual([['callback_first_0']]);
    answer();
    await jest.advanceTimersByTimeAsync(1);
    expect(given).toEqual([['callback_first_0'], ['callback_second_0', 'callback_third_0']]);
    answer();
    await producer.close();
    expect(producer.counts()).toEqual({ published: 3, failed: 0 });
  });

  it('leaves to the relay what waited as long as the relay does', async () => {
    const { backend, given, answer } = slowBackend();
    const producer = producerOn(backend);
    producer.wake([wakeup('first')]);
    await jest.advanceTimersByTimeAsync(1);
    producer.wake([wakeup('old')]);
    await jest.advanceTimersByTimeAsync(5_000);
    producer.wake([wakeup('new')]);
    answer();
    await jest.advanceTimersByTimeAsync(1);
    expect(given).toEqual([['callback_first_0'], ['callback_new_0']]);
    answer();
    await producer.close();
    expect(producer.counts()).toEqual({ published: 2, failed: 1 });
  });

  it('closes although the backend swallows what it is given', async () => {
    const { backend } = slowBackend();
    const producer = producerOn(backend);
    producer.wake([wakeup('swallowed')]);
    await jest.advanceTimersByTimeAsync(1);
    producer.wake([wakeup('behind it')]);
    const closing = producer.close();
    await jest.advanceTimersByTimeAsync(1_000);
    await closing;
    expect(producer.counts()).toEqual({ published: 0, failed: 1 });
  });

  it.each([
    ['does not answer', { usable: () => false }],
    ['has no memory left', { memoryUsedShare: async () => 0.9 }],
  ])('gives nothing to a backend that %s', async (_state, backendNow) => {
    const { backend, given } = slowBackend();
    const producer = producerOn({ ...backend, ...backendNow });
    producer.wake([wakeup('left')]);
    await jest.advanceTimersByTimeAsync(1);
    expect(given).toEqual([]);
    expect(producer.counts()).toEqual({ published: 0, failed: 1 });
  });

  it('publishes what it has in hand before it lets go of the backend', async () => {
    const { backend, given, answer } = slowBackend();
    const producer = producerOn(backend);
    producer.wake([wakeup('last')]);
    const closing = producer.close();
    await jest.advanceTimersByTimeAsync(1);
    answer();
    await closing;
    expect(given).toEqual([['callback_last_0']]);
    expect(producer.counts()).toEqual({ published: 1, failed: 0 });
  });

  it('keeps ten thousand wake-ups at most, and leaves those beyond to the relay', async () => {
    const { backend } = slowBackend();
    const producer = producerOn(backend);
    producer.wake(Array.from({ length: 10_002 }, (_, n) => wakeup(String(n))));
    await jest.advanceTimersByTimeAsync(1);
    const closing = producer.close();
    await jest.advanceTimersByTimeAsync(1_000);
    await closing;
    // Five hundred are in the hands of the backend, which says nothing of them.
    expect(producer.counts()).toEqual({ published: 0, failed: 10_002 - 500 });
  });
});
