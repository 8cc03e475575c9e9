export interface Interrupts {
  /** Settles at the first request to stop. */
  readonly first: Promise<void>;
  requested(): boolean;
  /** Stops listening; a further Ctrl-C ends the process as usual. */
  release(): void;
}

/** npm and the bootstrap pass on a Ctrl-C that the terminal has already delivered: within this time it is the same. */
const sameMs = 1_000;

/**
 * Turns SIGINT, SIGTERM and SIGHUP into one request to stop. `onSecond` is called when somebody insists.
 */
export function watchInterrupts(onSecond: () => void, now: () => number = Date.now): Interrupts {
  let firstAt: number | undefined;
  let settle: () => void = () => undefined;
  const first = new Promise<void>((resolve) => {
    settle = resolve;
  });
  const heard = () => {
    if (firstAt === undefined) {
      firstAt = now();
      settle();
    } else if (now() - firstAt > sameMs) onSecond();
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.on(signal, heard);
  return {
    first,
    requested: () => firstAt !== undefined,
    release: () => {
      for (const signal of signals) process.off(signal, heard);
    },
  };
}
