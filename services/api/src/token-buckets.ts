/** How fast a bucket fills, and what it holds beyond a minute's worth. */
export interface BucketRate {
  readonly perMinute: number;
  readonly burst: number;
}

/** How a bucket stands after a request was looked at. */
export interface BucketState {
  readonly admitted: boolean;
  /** Requests of the minute's worth that are left; the burst is a reserve below this. */
  readonly left: number;
  /** Milliseconds until the next request is admitted; 0 while one is. */
  readonly nextMs: number;
  /** Milliseconds until the bucket is full again. */
  readonly fullMs: number;
}

const MINUTE_MS = 60_000;
/** Sums of fractions of a millisecond are off by far less than this share of a request. */
const ROUNDING = 1e-6;
const FIRST_SWEEP = 10_000;

/**
 * Token buckets by name. A bucket holds the requests of one minute and a burst on top, fills evenly, and starts full.
 * Of each only the moment is kept at which it is full again, after the generic cell rate algorithm of ATM (ITU-T
 * I.371): a request moves that moment by its share of a minute and is refused when it lies too far ahead.
 */
export class TokenBuckets {
  readonly #now: () => number;
  readonly #fullAt = new Map<string, number>();
  #sweepAt = FIRST_SWEEP;

  /** `now` in milliseconds, never going back. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Takes one request out of a bucket if it holds one. A refusal costs nothing. */
  take(name: string, rate: BucketRate): BucketState {
    const { perMinute, burst } = rate;
    if (perMinute <= 0) return { admitted: false, left: 0, nextMs: MINUTE_MS, fullMs: MINUTE_MS };
    const intervalMs = MINUTE_MS / perMinute;
    const now = this.#now();
    const emptied = (this.#fullAt.get(name) ?? 0) - now;
    const missing = emptied > 0 ? emptied / intervalMs : 0;
    const room = perMinute + burst - missing;
    if (room < 1 - ROUNDING) return { admitted: false, left: 0, nextMs: (1 - room) * intervalMs, fullMs: emptied };
    const fullMs = (missing + 1) * intervalMs;
    this.#set(name, now + fullMs, now);
    return { admitted: true, left: Math.max(0, Math.floor(room - 1 - burst + ROUNDING)), nextMs: 0, fullMs };
  }

  /** Takes over what is known elsewhere: so many milliseconds until the bucket is full. */
  settle(name: string, fullMs: number): void {
    const now = this.#now();
    this.#set(name, now + fullMs, now);
  }

  #set(name: string, fullAt: number, now: number): void {
    this.#fullAt.set(name, fullAt);
    if (this.#fullAt.size < this.#sweepAt) return;
    // A full bucket is as good as none.
    for (const [other, moment] of this.#fullAt) if (moment <= now) this.#fullAt.delete(other);
    this.#sweepAt = Math.max(FIRST_SWEEP, 2 * this.#fullAt.size);
  }
}
