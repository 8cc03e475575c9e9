import { ENOUGH_MATCHES } from '../rule.ts';
import type { Range } from '../text/range.ts';
import { EvaluationMemo } from './evaluation-memo.ts';
import { phraseKeys, textPieces } from './text-pieces.ts';

interface Work {
  places: Range[][];
}

/**
 * Finds the phrases of many owners in one pass. A phrase is found as whole words, in any letter case, across any white
 * space. Places of one owner that overlap are one place, from the first's start to the last's end.
 *
 * The automaton of Aho and Corasick (CACM 18(6), 1975) over words instead of characters: linear in the text whatever the
 * phrases, and small, since a list of phrases has fewer words than characters.
 */
export class PhraseMatcher {
  readonly #words = new Map<string, number>();
  readonly #next: Map<number, number>[] = [new Map()];
  readonly #fall: number[] = [0];
  /** Per state: whose phrase ends here, and the number of pieces of the owner's longest that does. */
  readonly #ends: Map<number, number>[] = [new Map()];
  readonly #longest: number;
  readonly #owners: number;
  readonly #memo = new EvaluationMemo<Work>();

  /** `phrases[i]` are the phrases of owner `i`. */
  constructor(phrases: readonly (readonly string[])[]) {
    this.#owners = phrases.length;
    let longest = 0;
    phrases.forEach((list, owner) => {
      for (const phrase of list) {
        const keys = phraseKeys(phrase);
        if (keys.length === 0) continue;
        longest = Math.max(longest, keys.length);
        this.#add(keys, owner);
      }
    });
    this.#longest = longest;
    this.#link();
  }

  /** The places of one owner. The same `evaluation` and text are read once for all owners. */
  find(owner: number, text: string, evaluation: object): Range[] {
    const { places } = this.#memo.of(evaluation, text, () => ({ places: this.#scan(text) }));
    return places[owner] ?? [];
  }

  #add(keys: readonly string[], owner: number): void {
    let state = 0;
    for (const key of keys) {
      const word = this.#words.get(key) ?? this.#words.size;
      this.#words.set(key, word);
      let to = this.#next[state]?.get(word);
      if (to === undefined) {
        to = this.#next.push(new Map()) - 1;
        this.#ends.push(new Map());
        this.#fall.push(0);
        this.#next[state]?.set(word, to);
      }
      state = to;
    }
    this.#ends[state]?.set(owner, keys.length);
  }

  #link(): void {
    const queue = [...(this.#next[0]?.values() ?? [])];
    for (let head = 0; head < queue.length; head++) {
      const state = queue[head] ?? 0;
      for (const [owner, length] of this.#ends[this.#fall[state] ?? 0] ?? []) {
        const ends = this.#ends[state];
        if (ends && !ends.has(owner)) ends.set(owner, length);
      }
      for (const [word, to] of this.#next[state] ?? []) {
        this.#fall[to] = this.#step(this.#fall[state] ?? 0, word);
        queue.push(to);
      }
    }
  }

  #step(state: number, word: number): number {
    let from = state;
    for (;;) {
      const to = this.#next[from]?.get(word);
      if (to !== undefined) return to;
      if (from === 0) return 0;
      from = this.#fall[from] ?? 0;
    }
  }

  #scan(text: string): Range[][] {
    const places: Range[][] = Array.from({ length: this.#owners }, () => []);
    /** Starts of the latest pieces, as many as the longest phrase has. */
    const starts = new Int32Array(Math.max(1, this.#longest));
    let state = 0;
    let count = 0;
    for (const { key, start, end } of textPieces(text)) {
      starts[count % starts.length] = start;
      count++;
      const word = this.#words.get(key);
      state = word === undefined ? 0 : this.#step(state, word);
      if (state === 0) continue;
      for (const [owner, length] of this.#ends[state] ?? []) {
        const list = places[owner];
        if (!list || list.length >= ENOUGH_MATCHES) continue;
        let from = starts[(count - length) % starts.length] ?? 0;
        for (let last = list.at(-1); last && last.end > from; last = list.at(-1)) {
          from = Math.min(from, last.start);
          list.pop();
        }
        list.push({ start: from, end });
      }
    }
    return places;
  }
}
