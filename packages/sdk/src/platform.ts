/*
 * Types of the platform, taken from whichever declarations a project has, those of Node or those of the DOM, so that the
 * library brings none of its own and needs none to be installed.
 */

export type PlatformSignal = typeof globalThis extends { AbortSignal: { prototype: infer T } } ? T : never;
export type PlatformRequest = typeof globalThis extends { Request: { prototype: infer T } } ? T : never;
export type PlatformResponse = typeof globalThis extends { Response: { prototype: infer T } } ? T : unknown;

/** As much of `fetch` as is used. Redirects are never followed: a key must not travel where nobody sent it. */
export type Fetch = (url: string, request: FetchRequest) => Promise<FetchAnswer>;

export interface FetchRequest {
  method: string;
  headers: Record<string, string>;
  body?: string;
  redirect: 'manual';
  signal: PlatformSignal;
}

export interface FetchAnswer {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  /** The bytes as they come; one that is too large is left half read. */
  readonly body: AsyncIterable<unknown> | null;
}

/** Time and chance, so that tests can wind the one and choose the other. */
export interface Clock {
  /** Milliseconds since 1970, as the machine believes; it may be set while we wait. */
  now(): number;
  /** Milliseconds since some moment. They only ever grow, so that a wait can be measured. */
  elapsed(): number;
  /** Resolves after so many milliseconds, at most `longestWaitMs`; rejects with the signal's reason as soon as it aborts. */
  sleep(milliseconds: number, signal?: PlatformSignal): Promise<void>;
  /** From 0 up to, and never, 1. */
  random(): number;
}

/** The longest that a timer of the platform waits, 24 days; it takes anything more for nothing at all. */
export const longestWaitMs = 2 ** 31 - 1;

export const systemClock: Clock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  random: () => Math.random(),
  sleep: (milliseconds, signal) =>
    new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      const wake = () => {
        clearTimeout(timer);
        reject(signal?.reason);
      };
      const timer = setTimeout(
        () => {
          signal?.removeEventListener('abort', wake);
          resolve();
        },
        Math.min(milliseconds, longestWaitMs),
      );
      signal?.addEventListener('abort', wake, { once: true });
    }),
};
