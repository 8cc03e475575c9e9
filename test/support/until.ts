import { setTimeout as pause } from 'node:timers/promises';

/**
 * Waits for a condition that only asking can tell, and gives how many seconds that took. The bound is on what hangs, not
 * on what is slow.
 * @throws Error that names it when the time is up first.
 */
export async function until(
  what: string,
  holds: () => boolean | Promise<boolean>,
  { everyMs = 50, mostSeconds = 240 }: { everyMs?: number; mostSeconds?: number } = {},
): Promise<number> {
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1_000;
  while (!(await holds())) {
    if (seconds() > mostSeconds) throw new Error(`Not within ${mostSeconds} s: ${what}`);
    await pause(everyMs);
  }
  return Math.round(seconds() * 100) / 100;
}

/** The length of a fault: how long something stays away. */
export function lasting(seconds: number): Promise<void> {
  return pause(seconds * 1_000);
}
