/** How far behind the process is. */
export interface EventLoopLag {
  /** Milliseconds by which the event loop has been late for at least two samples running; 0 when it keeps up. */
  sustainedMs(): number;
  stop(): void;
}

const SAMPLE_MS = 100;

/**
 * Samples the lag of the event loop ten times a second. Two samples must agree, so that one long task, a collection or
 * a compilation, refuses nobody.
 */
export function watchEventLoopLag(): EventLoopLag {
  let previous = 0;
  let sustained = 0;
  let expected = performance.now() + SAMPLE_MS;
  const timer = setInterval(() => {
    const now = performance.now();
    const late = Math.max(0, now - expected);
    sustained = Math.min(previous, late);
    previous = late;
    expected = now + SAMPLE_MS;
  }, SAMPLE_MS);
  timer.unref();
  return { sustainedMs: () => sustained, stop: () => clearInterval(timer) };
}
