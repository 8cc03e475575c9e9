import type { Logger } from './logger.ts';
import { Gauge, type Registry } from './metrics.ts';
import type { ReadinessCheck } from './readiness.ts';

/** Seconds apart from Postgres at which a host's clock is reported, and at which the host is no longer trusted. */
export const clockSkewLimits = { warn: 2, unready: 60 } as const;

/** How often a process looks. */
const EVERY_MS = 30_000;

export interface ClockWatch {
  /** Fails while the clocks are too far apart for signatures to be believed by others. */
  readonly check: ReadinessCheck;
  /** Looks once; a store that does not answer leaves the last figure standing. */
  look(): Promise<void>;
  /** Milliseconds since 1970 by Postgres's clock, as far as it is known: where Postgres was never asked, by the host's. */
  storeNow(): Promise<number>;
  stop(): void;
}

/**
 * Compares the host's clock with Postgres's, by which everything is scheduled and leased. The host's own only stamps
 * signatures and answers, and receivers refuse what is stamped too far from their time.
 *
 * @param measure seconds by which the host is ahead; rejects while Postgres is away.
 */
export function watchClock(options: {
  readonly measure: () => Promise<number>;
  readonly logger: Logger;
  readonly registry: Registry;
}): ClockWatch {
  const { measure, logger, registry } = options;
  let skew: number | undefined;
  const gauge = new Gauge({
    name: 'clock_skew_seconds',
    help: 'Seconds by which the clock of this host is ahead of that of Postgres.',
    registers: [registry],
    aggregator: 'average',
  });
  const look = async () => {
    try {
      skew = await measure();
    } catch {
      return;
    }
    gauge.set(skew);
    if (Math.abs(skew) > clockSkewLimits.warn) {
      logger.warn('the clock of this host is wrong', { seconds: Math.round(skew * 10) / 10 });
    }
  };
  const timer = setInterval(() => void look(), EVERY_MS).unref();
  void look();
  return {
    check: {
      name: 'clock',
      check: async () => {
        if (skew === undefined) await look();
        if (Math.abs(skew ?? 0) > clockSkewLimits.unready) throw new Error('the clocks are too far apart');
      },
    },
    look,
    storeNow: async () => {
      if (skew === undefined) await look();
      return Date.now() - (skew ?? 0) * 1_000;
    },
    stop: () => clearInterval(timer),
  };
}
