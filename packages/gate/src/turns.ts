/** Milliseconds of computing between two looks at the network. */
const SLICE_MS = 15;

/**
 * Lets many computations share one thread with the network. Requests that waited for the same answer of the store all
 * wake in the same instant; without turns their evaluations would run back to back, and meanwhile sockets and timers
 * would starve until connections time out. A lone caller waits for nothing.
 */
export class Turns {
  readonly #waiting: (() => void)[] = [];
  readonly #now: () => number;
  #sliceStart: number | null = null;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /**
   * Undefined when it is the caller's turn: compute now, without awaiting first, so that the time counts before the next
   * one asks. Otherwise a promise of the turn. First come, first served.
   */
  take(): Promise<void> | undefined {
    if (this.#sliceStart === null) this.#open();
    if (this.#waiting.length === 0 && !this.#isSpent()) return undefined;
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
    });
  }

  #open(): void {
    this.#sliceStart = this.#now();
    setImmediate(() => {
      this.#sliceStart = null;
      if (this.#waiting.length > 0) void this.#serve();
    });
  }

  async #serve(): Promise<void> {
    this.#open();
    while (this.#waiting.length > 0 && !this.#isSpent()) {
      this.#waiting.shift()?.();
      // The one just woken computes before this line is passed.
      await undefined;
    }
  }

  #isSpent(): boolean {
    return this.#sliceStart !== null && this.#now() - this.#sliceStart >= SLICE_MS;
  }
}
