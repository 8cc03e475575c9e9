import type { RecentSend, TextFingerprint } from '@sendgate/policy';
import { LRUCache } from 'lru-cache';

/** Longer than a statement may take, so that whoever asked before a text was stored still finds it here. */
const KEPT_MS = 10_000;

interface Addressee {
  workspaceId: string;
  livemode: boolean;
  /** As submissions are compared. */
  recipient: string;
}

interface JudgedText extends RecentSend {
  /** Moment of the process clock at which the store had it; infinite until then. */
  storedAt: number;
}

/**
 * Texts this process judged that a question put to the store may have missed: of two equal messages sent at the same
 * moment the second finds the first here. Two processes do not see each other's: between them, equal messages that are
 * under way within the same few milliseconds both pass. Callers who may send twice use an idempotency key.
 */
export class JudgedTexts {
  readonly #texts = new LRUCache<string, JudgedText[]>({ max: 20_000, ttl: KEPT_MS, ttlResolution: 0 });

  /** Those to an addressee that the store did not have yet at `moment` of the process clock. */
  since(addressee: Addressee, moment: number): RecentSend[] {
    return (this.#texts.get(nameOf(addressee)) ?? []).filter((text) => text.storedAt > moment);
  }

  /** Notes a text under way. To be told what became of it: stored, or not. */
  add(addressee: Addressee, fingerprint: TextFingerprint): { stored: () => void; dropped: () => void } {
    const name = nameOf(addressee);
    const text: JudgedText = { at: new Date(), fingerprint, storedAt: Number.POSITIVE_INFINITY };
    const before = (this.#texts.get(name) ?? []).filter(({ storedAt }) => storedAt > performance.now() - KEPT_MS);
    this.#texts.set(name, [...before, text]);
    return {
      stored: () => {
        text.storedAt = performance.now();
      },
      dropped: () => {
        text.storedAt = Number.NEGATIVE_INFINITY;
      },
    };
  }
}

function nameOf({ workspaceId, livemode, recipient }: Addressee): string {
  return JSON.stringify([workspaceId, livemode, recipient]);
}
