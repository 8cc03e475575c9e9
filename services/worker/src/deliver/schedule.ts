import { callbackSchedule } from '@sendgate/contracts';
import { durationMs } from '@sendgate/queues';

/** Most a receiver may put an attempt off by asking. */
export const askedLimitSeconds = 3_600;
/** Share by which every wait is spread to either side, so that retries of one outage do not return together. */
export const spread = 0.2;

const waitsSeconds = callbackSchedule.map((wait) => durationMs(wait) / 1_000);

/**
 * Seconds until the attempt after `attempt`, or null when it was the last.
 *
 * @param attempt the one just made, from 1.
 * @param maxAttempts attempts this item gets; beyond the written schedule the last wait repeats.
 * @param askedSeconds the receiver's `Retry-After`; lengthens the wait up to an hour, never shortens it.
 * @param draw uniform in [0, 1).
 */
export function nextWaitSeconds(
  attempt: number,
  maxAttempts: number,
  askedSeconds: number | null,
  draw: number,
): number | null {
  if (attempt >= maxAttempts) return null;
  const wait = waitsSeconds[Math.min(attempt, waitsSeconds.length - 1)] ?? 0;
  return spreadWaitSeconds(wait, askedSeconds, draw);
}

/** What is honoured of a `Retry-After`: up to an hour of it. */
export function honouredSeconds(askedSeconds: number | null): number | null {
  return askedSeconds === null ? null : Math.min(askedSeconds, askedLimitSeconds);
}

/** A written wait spread to either side, lengthened by what the receiver asked for, up to an hour. */
export function spreadWaitSeconds(waitSeconds: number, askedSeconds: number | null, draw: number): number {
  const spreadOut = waitSeconds * (1 - spread + 2 * spread * draw);
  return Math.max(spreadOut, honouredSeconds(askedSeconds) ?? 0);
}
