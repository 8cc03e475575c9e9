import { setTimeout as delay } from 'node:timers/promises';

/** Milliseconds between tries at writing down what came of an attempt, the first and the longest. */
const recordAgainMs = { first: 200, most: 5_000 };

/**
 * What is known must not get lost because the store is away for a moment: written until it is, or the lease is gone.
 * @throws what the last try threw, once the signal has fired
 */
export async function recordSurely<Written>(write: () => Promise<Written>, signal: AbortSignal): Promise<Written> {
  for (let waitMs = recordAgainMs.first; ; waitMs = Math.min(waitMs * 2, recordAgainMs.most)) {
    try {
      return await write();
    } catch (error) {
      if (signal.aborted) throw error;
      await delay(waitMs, undefined, { signal }).catch(() => {
        throw error;
      });
    }
  }
}
