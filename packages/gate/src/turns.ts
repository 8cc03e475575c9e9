/** Milliseconds of computing between two looks at the network. */
const SLICE_MS = 4;

/**
 * Lets computations share one thread with the network. Those asked for while the sockets are read run one behind the
 * other afterwards, and only then does anybody go on with an answer: an evaluation right behind another finds everything
 * it touches in the processor's own memory, and takes half the time. A slice of them ends after 4 ms, some forty messages:
 * the store takes those while the next slice computes, and neither waits idle for the other. First come, first served.
 */
export class Turns {
  readonly #waiting: (() => void)[] = [];
  readonly #now: () => number;
  #isDue = false;
  /** Settles when the slice under way is over. */
  #slice: Promise<void> = Promise.resolve();

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Starts the computation in its turn and answers with its result. What it does before it first awaits is one piece. */
  async run<Result>(compute: () => Result | Promise<Result>): Promise<Result> {
    await new Promise<void>((resolve) => {
      this.#waiting.push(resolve);
      this.#schedule();
    });
    const result = compute();
    await this.#slice;
    return result;
  }

  #schedule(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    setImmediate(() => {
      this.#slice = this.#serve();
    });
  }

  async #serve(): Promise<void> {
    this.#isDue = false;
    const until = this.#now() + SLICE_MS;
    let served = 0;
    do {
      this.#waiting[served++]?.();
      // The one just woken computes before this line is passed.
      await undefined;
    } while (served < this.#waiting.length && this.#now() < until);
    this.#waiting.splice(0, served);
    if (this.#waiting.length > 0) this.#schedule();
  }
}
