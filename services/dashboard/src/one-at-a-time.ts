import { ProblemError } from '@sendgate/contracts';

/** Runs work about one thing, named by its key, while no other work about it runs. @throws ProblemError state_conflict */
export type OneAtATime = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/** Kept per process: the dashboard runs as one. Whoever comes second is refused at once, never made to wait. */
export function oneAtATime(refusal: string): OneAtATime {
  const running = new Set<string>();
  return async (key, work) => {
    if (running.has(key)) throw new ProblemError('state_conflict', refusal);
    running.add(key);
    try {
      return await work();
    } finally {
      running.delete(key);
    }
  };
}
