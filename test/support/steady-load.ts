/** Requests at a fixed rate, whatever becomes of them: as callers come, who do not wait for each other. */
export interface SteadyLoad<Result> {
  /** In the order they ended. */
  readonly results: readonly Result[];
  /** Resolves when that many have ended in all. */
  reached(results: number): Promise<void>;
  /** Begins no more, and resolves with everything when the last has ended. */
  stop(): Promise<readonly Result[]>;
}

const tickMs = 10;

/** @param send begins the n-th request, from 0; must not reject. */
export function steadyLoad<Result>(perSecond: number, send: (n: number) => Promise<Result>): SteadyLoad<Result> {
  const results: Result[] = [];
  const underWay = new Set<Promise<void>>();
  let waiting: { results: number; resolve: () => void }[] = [];
  const began = performance.now();
  let sent = 0;
  const begin = () => {
    const done = send(sent).then((result) => {
      results.push(result);
      underWay.delete(done);
      for (const one of waiting) if (results.length >= one.results) one.resolve();
      waiting = waiting.filter((one) => results.length < one.results);
    });
    underWay.add(done);
    sent += 1;
  };
  const timer = setInterval(() => {
    const due = Math.floor(((performance.now() - began) / 1_000) * perSecond);
    while (sent < due) begin();
  }, tickMs);
  return {
    results,
    reached: (wanted) =>
      results.length >= wanted
        ? Promise.resolve()
        : new Promise((resolve) => waiting.push({ results: wanted, resolve })),
    stop: async () => {
      clearInterval(timer);
      while (underWay.size > 0) await Promise.all(underWay);
      return results;
    },
  };
}

/** The value that a share of all does not exceed; of nothing it is 0. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
