/** Milliseconds between looks; what an answer may be late by. */
const LOOK_MS = 50;

/** The wait of one request for its answer. */
export interface AnswerDeadline {
  at: number;
  giveUp: (() => void) | null;
  /** Where it stands among those that are waited for. */
  place: number;
}

/**
 * Limits how long requests wait for their answers. One timer looks after all of them, and only while there are any: a
 * timer for each would cost more than most requests have to do. They stand in an array: a `Map` leaves its outgrown tables
 * behind, each with what stood in it and a link to the next, and so drags requests long answered into the old generation.
 */
export class AnswerDeadlines {
  readonly #awaited: AnswerDeadline[] = [];
  #timer: NodeJS.Timeout | undefined;

  /** Calls `giveUp` once, unless the deadline is `settled` within so many milliseconds. */
  expect(withinMs: number, giveUp: () => void): AnswerDeadline {
    const deadline = { at: performance.now() + withinMs, giveUp, place: this.#awaited.length };
    this.#awaited.push(deadline);
    this.#timer ??= setInterval(() => this.#look(), LOOK_MS).unref();
    return deadline;
  }

  /** Forgets a deadline. One that is over already stays so. */
  settled(deadline: AnswerDeadline): void {
    if (deadline.giveUp === null) return;
    const last = this.#awaited.pop();
    if (last && last !== deadline) {
      this.#awaited[deadline.place] = last;
      last.place = deadline.place;
    }
    deadline.giveUp = null;
  }

  #look(): void {
    const now = performance.now();
    for (const deadline of this.#awaited.filter(({ at }) => at <= now)) {
      const { giveUp } = deadline;
      this.settled(deadline);
      giveUp?.();
    }
    if (this.#awaited.length > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}
