import type { TextFingerprint } from '@sendgate/policy';

/** Messages kept for questions that stay unanswered: more than are judged while a statement takes as long as it may. */
const MOST_KEPT = 20_000;

interface JudgedMessage {
  readonly at: Date;
  /** Null when the policy does not compare texts. */
  readonly fingerprint: TextFingerprint | null;
  /** What it is found by. */
  readonly names: readonly string[];
  /** Moment of the process clock at which the store had it; infinite until then. */
  storedAt: number;
}

interface Question {
  /** Moment of the process clock at which it was put. */
  readonly askedAt: number;
  isOpen: boolean;
}

/**
 * Messages this process judged that a question put to the store may have missed: of two to one person sent at the same
 * moment the second finds the first here. A message is kept until the store has it and every question put before that is
 * answered, and no longer: what is kept for seconds costs the collector more than it costs to be judged. Two processes do
 * not see each other's messages: between them, equal texts that are under way within the same few milliseconds both pass,
 * and so does the message that is one too many for a person. Callers who may send twice use an idempotency key.
 */
export class JudgedMessages {
  readonly #byName = new Map<string, readonly JudgedMessage[]>();
  /** Those the store has, in the order in which it got them. */
  readonly #stored: JudgedMessage[] = [];
  /** In the order in which they were put, from the oldest that is open. */
  readonly #questions: Question[] = [];

  /** Notes that the store is about to be asked what was sent before. To be told when nobody waits for it any more. */
  question(): { answered: () => void } {
    const question: Question = { askedAt: performance.now(), isOpen: true };
    this.#questions.push(question);
    return {
      answered: () => {
        question.isOpen = false;
        while (this.#questions[0]?.isOpen === false) this.#questions.shift();
        this.#forget();
      },
    };
  }

  /** Those of a name that the store did not have yet at `moment` of the process clock. */
  since(name: string, moment: number): readonly JudgedMessage[] {
    return this.#byName.get(name)?.filter(({ storedAt }) => storedAt > moment) ?? [];
  }

  /** Notes a message under way by its names. To be told what became of it: stored, or not. */
  add(names: readonly string[], fingerprint: TextFingerprint | null): { stored: () => void; dropped: () => void } {
    const message: JudgedMessage = { at: new Date(), fingerprint, names, storedAt: Number.POSITIVE_INFINITY };
    for (const name of names) this.#byName.set(name, [...(this.#byName.get(name) ?? []), message]);
    return {
      stored: () => {
        message.storedAt = performance.now();
        this.#stored.push(message);
        this.#forget();
      },
      dropped: () => this.#remove(message),
    };
  }

  /** Lets go of what every question still open was told by the store. */
  #forget(): void {
    const oldest = this.#questions[0]?.askedAt ?? Number.POSITIVE_INFINITY;
    let gone = Math.max(0, this.#stored.length - MOST_KEPT);
    while (gone < this.#stored.length && (this.#stored[gone] as JudgedMessage).storedAt <= oldest) gone++;
    if (gone > 0) for (const message of this.#stored.splice(0, gone)) this.#remove(message);
  }

  #remove(message: JudgedMessage): void {
    for (const name of message.names) {
      const others = this.#byName.get(name)?.filter((other) => other !== message) ?? [];
      if (others.length > 0) this.#byName.set(name, others);
      else this.#byName.delete(name);
    }
  }
}
