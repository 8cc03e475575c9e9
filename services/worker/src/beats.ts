import { describeError, type Logger } from '@sendgate/runtime';

/** Things done again and again until a stop. */
export interface Beats {
  /** Does it now and every `ms` milliseconds, but not while it is still being done. What fails is logged, and tried again. */
  every(ms: number, what: string, beat: () => Promise<void>): void;
  /** Starts none any more. */
  stop(): void;
}

export function openBeats(logger: Logger): Beats {
  const timers: NodeJS.Timeout[] = [];
  return {
    every: (ms, what, beat) => {
      let running = false;
      const run = () => {
        if (running) return;
        running = true;
        beat()
          .catch((error: unknown) => logger.warn(`${what} failed`, describeError(error)))
          .finally(() => {
            running = false;
          });
      };
      run();
      timers.push(setInterval(run, ms));
    },
    stop: () => {
      for (const timer of timers) clearInterval(timer);
    },
  };
}
