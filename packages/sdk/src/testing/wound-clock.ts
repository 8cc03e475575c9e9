import type { Clock, PlatformSignal } from '../platform.ts';

/** How long an attempt may take with this clock: told apart from every other wait. */
export const attemptMs = 9_999;

/** A clock that is wound: waits are over at once and written down, except for those that bound an attempt. */
export class WoundClock implements Clock {
  readonly waited: number[] = [];
  #now = Date.parse('2026-03-04T05:06:07Z');
  #elapsed = 0;
  #expire = (): void => undefined;

  now(): number {
    return this.#now;
  }

  elapsed(): number {
    return this.#elapsed;
  }

  /** Somebody sets the clock of the machine. */
  set(milliseconds: number): void {
    this.#now = milliseconds;
  }

  random(): number {
    return 0;
  }

  /** This clock, with another chance: from 0 up to 1. */
  spreading(chance: number): Clock {
    return {
      now: () => this.now(),
      elapsed: () => this.elapsed(),
      sleep: (milliseconds, signal) => this.sleep(milliseconds, signal),
      random: () => chance,
    };
  }

  sleep(milliseconds: number, signal?: PlatformSignal): Promise<void> {
    if (milliseconds !== attemptMs) {
      this.waited.push(milliseconds);
      this.#now += milliseconds;
      this.#elapsed += milliseconds;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      this.#expire = resolve;
      signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
  }

  /** The attempt under way has taken too long. */
  expire(): void {
    this.#expire();
  }
}
