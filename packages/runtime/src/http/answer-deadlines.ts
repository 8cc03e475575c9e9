/** Milliseconds between looks; what an answer may be late by. */
const LOOK_MS = 50;

interface Awaited {
  readonly at: number;
  readonly giveUp: () => void;
}

/**
 * Limits how long requests wait for their answers. One timer looks after all of them, and only while there are any: a
 * timer for each would cost more than most requests have to do.
 */
export class AnswerDeadlines {
  readonly #awaited = new Map<object, Awaited>();
  #timer: NodeJS.Timeout | undefined;

  /** Calls `giveUp` once, unless the request is `settled` within so many milliseconds. A later call replaces the first. */
  expect(request: object, withinMs: number, giveUp: () => void): void {
    this.#awaited.set(request, { at: performance.now() + withinMs, giveUp });
    this.#timer ??= setInterval(() => this.#look(), LOOK_MS).unref();
  }

  settled(request: object): void {
    this.#awaited.delete(request);
  }

  #look(): void {
    const now = performance.now();
    for (const [request, { at, giveUp }] of this.#awaited) {
      if (at > now) continue;
      this.#awaited.delete(request);
      giveUp();
    }
    if (this.#awaited.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}
