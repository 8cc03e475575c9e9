import { describe, expect, it } from '@jest/globals';
import { openApart } from './apart.ts';

const never = new AbortController().signal;
/** Work that ends when told to, and remembers its signal. */
function pending() {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const seen: { signal?: AbortSignal } = {};
  const work = (signal: AbortSignal) => {
    seen.signal = signal;
    return promise;
  };
  return { seen, resolve, reject, work };
}
const opened = (options: { afterMs?: number; most?: number } = {}) => {
  const errors: unknown[] = [];
  return { errors, apart: openApart({ afterMs: 1, onError: (error) => errors.push(error), ...options }) };
};

describe('work whose receiver keeps it waiting', () => {
  it('gives its place back and goes on, until it is over', async () => {
    const { apart, errors } = opened();
    const slow = pending();
    await apart.run(never, slow.work);
    expect(apart.count()).toBe(1);
    slow.resolve();
    expect(await apart.stop(60_000)).toBe(true);
    expect([apart.count(), errors]).toEqual([0, []]);
  });

  it('keeps its place while it is quick, and throws there', async () => {
    const { apart, errors } = opened({ afterMs: 60_000 });
    await apart.run(never, async () => undefined);
    await expect(apart.run(never, async () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect([apart.count(), errors]).toEqual([0, []]);
  });

  it('stays in its place once the process stops, whose jobs are waited for', async () => {
    const { apart } = opened();
    const slow = pending();
    let left = false;
    const staying = apart.run(never, slow.work).then(() => {
      left = true;
    });
    expect(await apart.stop(60_000)).toBe(true);
    // Set after the timer that would set it apart, for as long: Node calls them in this order.
    await new Promise((resolve) => setTimeout(resolve, 1));
    expect([left, apart.count()]).toEqual([false, 0]);
    slow.resolve();
    await staying;
  });

  it('is heard of when it breaks later', async () => {
    const { apart, errors } = opened();
    const slow = pending();
    await apart.run(never, slow.work);
    slow.reject(new Error('late'));
    await apart.stop(60_000);
    expect(errors).toEqual([new Error('late')]);
  });

  it('is stopped by the signal of its job in its place, by its own after it', async () => {
    const { apart } = opened({ most: 1 });
    const [job, first, second] = [new AbortController(), pending(), pending()];
    await apart.run(job.signal, first.work);
    // There is room for one: this one stays where it is.
    const staying = apart.run(job.signal, second.work);
    job.abort(new Error('stopped'));
    expect(first.seen.signal?.aborted).toBe(false);
    expect(second.seen.signal?.reason).toEqual(new Error('stopped'));
    second.resolve();
    await staying;
    first.seen.signal?.addEventListener('abort', () => first.resolve());
    expect(await apart.stop(1, 60_000)).toBe(false);
    expect(apart.count()).toBe(0);
  });
});
