import type { RecentSend, TextFingerprint } from '@sendgate/policy';

/** Texts kept for questions that stay unanswered: more than are judged while a statement takes as long as it may. */
const MOST_KEPT = 20_000;

interface Addressee {
  workspaceId: string;
  livemode: boolean;
  /** As submissions are compared. */
  recipient: string;
}

interface JudgedText extends RecentSend {
  readonly name: string;
  /** Moment of the process clock at which the store had it; infinite until then. */
  storedAt: number;
}

interface Question {
  /** Moment of the process clock at which it was put. */
  readonly askedAt: number;
  isOpen: boolean;
}

/**
 * Texts this process judged that a question put to the store may have missed: of two equal messages sent at the same
 * moment the second finds the first here. A text is kept until the store has it and every question put before that is
 * answered, and no longer: what is kept for seconds costs the collector more than it costs to be judged. Two processes do
 * not see each other's texts: between them, equal messages that are under way within the same few milliseconds both pass.
 * Callers who may send twice use an idempotency key.
 */
export class JudgedTexts {
  readonly #texts = new Map<string, readonly JudgedText[]>();
  /** Those the store has, in the order in which it got them. */
  readonly #stored: JudgedText[] = [];
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

  /** Those to an addressee that the store did not have yet at `moment` of the process clock. */
  since(addressee: Addressee, moment: number): RecentSend[] {
    return this.#texts.get(nameOf(addressee))?.filter(({ storedAt }) => storedAt > moment) ?? [];
  }

  /** Notes a text under way. To be told what became of it: stored, or not. */
  add(addressee: Addressee, fingerprint: TextFingerprint): { stored: () => void; dropped: () => void } {
    const name = nameOf(addressee);
    const text: JudgedText = { name, at: new Date(), fingerprint, storedAt: Number.POSITIVE_INFINITY };
    this.#texts.set(name, [...(this.#texts.get(name) ?? []), text]);
    return {
      stored: () => {
        text.storedAt = performance.now();
        this.#stored.push(text);
        this.#forget();
      },
      dropped: () => this.#remove(text),
    };
  }

  /** Lets go of what every question still open was told by the store. */
  #forget(): void {
    const oldest = this.#questions[0]?.askedAt ?? Number.POSITIVE_INFINITY;
    let gone = Math.max(0, this.#stored.length - MOST_KEPT);
    while (gone < this.#stored.length && (this.#stored[gone] as JudgedText).storedAt <= oldest) gone++;
    if (gone > 0) for (const text of this.#stored.splice(0, gone)) this.#remove(text);
  }

  #remove(text: JudgedText): void {
    const others = this.#texts.get(text.name)?.filter((other) => other !== text) ?? [];
    if (others.length > 0) this.#texts.set(text.name, others);
    else this.#texts.delete(text.name);
  }
}

function nameOf({ workspaceId, livemode, recipient }: Addressee): string {
  return `${workspaceId} ${livemode} ${recipient}`;
}
