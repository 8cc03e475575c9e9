import pTimeout from 'p-timeout';

/** Milliseconds after which work that waits for somebody else gives its place on the queue back. */
const AFTER_MS = 250;
/** Pieces of work set apart at once in one process; each is an open connection. */
const MOST = 200;

/**
 * Work whose receiver keeps it waiting, set apart from the jobs of its queue: the lease in the store is what holds it,
 * and a job is only a place to begin at. So receivers that hang keep nobody else waiting, however many they are.
 */
export interface Apart {
  /**
   * Does the work. Resolves when it is over, or goes on without the caller.
   * @throws whatever the work threw before it was set apart; after that `onError` hears of it.
   */
  run(signal: AbortSignal, work: (signal: AbortSignal) => Promise<void>): Promise<void>;
  /** Pieces of work set apart just now. */
  count(): number;
  /**
   * Sets nothing apart any more and waits for what is; at the limit its signal fires, and it is given `graceMs` to let go.
   * @returns whether all of it finished before the limit.
   */
  stop(limitMs: number, graceMs?: number): Promise<boolean>;
}

/**
 * Opens the place apart. `afterMs`: milliseconds work has in its job, 250 unless said; `most`: pieces apart at once,
 * 200 unless said.
 */
export function openApart(options: { onError: (error: unknown) => void; afterMs?: number; most?: number }): Apart {
  const { onError, afterMs = AFTER_MS, most = MOST } = options;
  const apart = new Set<Promise<void>>();
  // One of its own for each: a signal that outlives them all would keep a trace of every one.
  const under = new Set<AbortController>();
  let stopping = false;

  /** Whether nothing is apart any more. */
  const settled = (limitMs: number): Promise<boolean> => {
    const all = Promise.all(apart).then(() => true);
    // Who stops at once asks for no time at all, which the library refuses.
    return pTimeout(all, { milliseconds: Math.max(1, limitMs), fallback: () => false });
  };

  return {
    run: async (signal, work) => {
      const own = new AbortController();
      const give = () => own.abort(signal.reason);
      if (signal.aborted) give();
      else signal.addEventListener('abort', give, { once: true });
      under.add(own);
      const done = work(own.signal).finally(() => under.delete(own));
      const isDone = await pTimeout(
        done.then(() => true),
        { milliseconds: afterMs, fallback: () => false },
      );
      // Once the process stops, whoever waits for its jobs waits for all that is left.
      if (isDone || stopping || apart.size >= most) return done;
      // The job ends here, and its signal with it.
      signal.removeEventListener('abort', give);
      const left: Promise<void> = done.catch(onError).finally(() => apart.delete(left));
      apart.add(left);
    },
    count: () => apart.size,
    stop: async (limitMs, graceMs = 2_000) => {
      stopping = true;
      if (await settled(limitMs)) return true;
      for (const own of under) own.abort(new Error('The process is stopping'));
      await settled(graceMs);
      return false;
    },
  };
}
