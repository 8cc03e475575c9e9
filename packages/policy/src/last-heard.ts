import type { Thread } from './send-inputs.ts';

/** What clocks may differ by: a message heard later than that was not heard yet. */
const skewMs = 300_000;

/**
 * How long ago the recipient was last heard of, in milliseconds; null when nobody knows. A time that lies ahead, as a
 * sender with a wrong clock or time zone gives it, says as little as none.
 */
export function lastHeardAgo({ last_inbound_at: at }: Thread, now: Date): number | null {
  const ago = at ? now.getTime() - Date.parse(at) : Number.NaN;
  return ago >= -skewMs ? ago : null;
}
