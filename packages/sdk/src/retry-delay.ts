import type { SendgateError } from './sendgate-error.ts';

const FIRST_MS = 500;
const MOST_MS = 8_000;
/** Longer than this nobody is kept waiting inside a call: the error says when to come back. */
const LONGEST_MS = 30_000;

/**
 * Milliseconds to wait before the request is repeated, or null when it is not. Doubles from half a second and is spread
 * over its upper half, so that callers who failed together do not return together. `Retry-After` is a minimum, up to 30 s,
 * and is spread as well.
 * @param attempt how many have failed before this one
 * @param random from 0 up to 1
 */
export function retryDelayMs(error: SendgateError, attempt: number, random: number): number | null {
  const askedMs = error.retryAfterMs ?? 0;
  if (!error.retryable || askedMs > LONGEST_MS) return null;
  const backoff = Math.min(MOST_MS, FIRST_MS * 2 ** attempt) * (0.5 + random / 2);
  return Math.max(backoff, askedMs + random * FIRST_MS);
}

const FIRST_LOOK_MS = 2_000;
const LAST_LOOK_MS = 30_000;

/** Milliseconds until a hold is looked at again: 2 s, growing by half each time to 30 s, and no less than was asked for. */
export function pollDelayMs(look: number, askedMs: number | null): number {
  return Math.max(Math.min(LAST_LOOK_MS, FIRST_LOOK_MS * 1.5 ** look), askedMs ?? 0);
}
