/**
 * Seconds a receiver asks to be left alone, from a `Retry-After` header: a number of seconds or an HTTP date.
 * Null when it says nothing usable. Never negative.
 */
export function retryAfterSeconds(header: string | undefined, nowMs: number): number | null {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text);
  // Only the three date forms of HTTP begin with a day's name; Date.parse alone would accept far more.
  if (!/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)/.test(text)) return null;
  const dateMs = Date.parse(text);
  return Number.isNaN(dateMs) ? null : Math.max(0, Math.ceil((dateMs - nowMs) / 1_000));
}
