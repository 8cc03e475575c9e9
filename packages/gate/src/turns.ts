/** Milliseconds of computing between two looks at the network. */
const SLICE_MS = 16;
/** What a slice that took far longer leaves of its time to the network, so that who waits for the store there gets on meanwhile. */
const BREATHER_SHARE = 1 / 10;
/** Milliseconds from which a slice took far longer. */
const LONG_MS = 50;

/**
 * Lets computations share one thread with the network. Those asked for while the sockets are read run one behind the
 * other afterwards, and only then does anybody go on with an answer: an evaluation right behind another finds everything
 * it touches in the processor's own memory, and takes half the time. A slice of them ends after 16 ms, some thirty messages:
 * the store takes those while the next slice computes, and neither waits idle for the other. First come, first served
 * within a workspace, and workspaces in turns: one whose texts take long keeps the others waiting for one of them, not for all.
 */
export class Turns {
  /** By workspace, the next one first. */
  readonly #waiting = new Map<string, (() => void)[]>();
  readonly #now: () => number;
  readonly #afterMs: (ms: number, look: () => void) => void;
  #isDue = false;
  /** Settles when the slice under way is over. */
  #slice: Promise<void> = Promise.resolve();

  constructor(
    now: () => number = () => performance.now(),
    afterMs: (ms: number, look: () => void) => void = (ms, look) => void setTimeout(look, ms),
  ) {
    this.#now = now;
    this.#afterMs = afterMs;
  }

  /**
   * Starts the computation in the turn of its workspace and answers with its result. What it does before it first awaits is one
   * piece.
   */
  async run<Result>(workspaceId: string, compute: () => Result | Promise<Result>): Promise<Result> {
    await new Promise<void>((resolve) => {
      const before = this.#waiting.get(workspaceId);
      if (before) before.push(resolve);
      else this.#waiting.set(workspaceId, [resolve]);
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
    const began = this.#now();
    let took = 0;
    let served = '';
    for (const [workspaceId, waiting] of this.#waiting) {
      served = workspaceId;
      waiting.shift()?.();
      this.#toTheBack(workspaceId, waiting);
      // The one just woken computes before this line is passed.
      await undefined;
      took = this.#now() - began;
      if (took >= SLICE_MS) break;
    }
    if (took <= LONG_MS) return this.#goOn();
    this.#afterMs(took * BREATHER_SHARE, () => {
      // Whoever came meanwhile is before the one it was for.
      this.#toTheBack(served, this.#waiting.get(served) ?? []);
      this.#goOn();
    });
  }

  /** Puts those who still wait of a workspace behind all others; the loop of a slice comes by them again. */
  #toTheBack(workspaceId: string, waiting: (() => void)[]): void {
    this.#waiting.delete(workspaceId);
    if (waiting.length > 0) this.#waiting.set(workspaceId, waiting);
  }

  #goOn(): void {
    this.#isDue = false;
    if (this.#waiting.size > 0) this.#schedule();
  }
}
