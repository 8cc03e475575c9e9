import { RE2JS, RE2Set } from 're2js';

/** Bytes of remembered states per set. More did not find more, and a set that needs more is better given up early. */
const STATE_BYTES = 1 << 20;
/** What a set that gave up has cost, in instructions times characters of the slow search. */
export const GIVE_UP_STEPS = 600_000;

/**
 * Tells which of some patterns occur in a text, in one pass over it. A set whose states multiply on a text gives up
 * instead of falling back to the engine's slow search, which takes seconds for a set on a long text.
 */
export class PatternSet {
  readonly #set: RE2Set;

  constructor(sources: readonly string[]) {
    this.#set = new RE2Set(RE2Set.UNANCHORED, RE2JS.CASE_INSENSITIVE, STATE_BYTES);
    for (const source of sources) this.#set.add(source);
    this.#set.compile();
    // The slow search is set up from this object; without it `match` throws where it would begin.
    Object.assign(this.#set, { dummyRe2: null });
  }

  /** Positions of the patterns that occur in the text, ascending; null when the set gave up. */
  match(text: string): number[] | null {
    try {
      return this.#set.match(text);
    } catch (error) {
      if (error instanceof TypeError) return null;
      throw error;
    }
  }

  /** States remembered so far: how much the patterns branch on the texts seen. */
  get stateCount(): number {
    return this.#set.dfa.stateCount;
  }
}
