import { type Literal, readLiteral } from './required-literals.ts';

const frequent = " etaoinshrdlucmfwypvbgk'";

/**
 * One pass over a text that tells which of many words occur in it.
 *
 * Aho and Corasick, "Efficient string matching: an aid to bibliographic search", CACM 18(6), 1975, in the form of a
 * complete transition table: one array look-up per character, no failure links at search time. Letters are compared in
 * lower case and any run of white space counts as one blank, so that a phrase is found across a line break. A literal may
 * open with `^` and close with `$`: there it begins or ends at a word's edge.
 */
export class Automaton {
  readonly #classes: Uint8Array;
  readonly #classCount: number;
  /** By state and class: the next state. Those that wake somebody are numbered last. */
  readonly #next: Uint16Array | Uint32Array;
  readonly #firstWaking: number;
  /** By owner, what the scan under way has found; empty between scans. */
  readonly #scratch: (number[] | undefined)[];
  /** Whom to wake, by waking state. */
  readonly #wakes: readonly (readonly Wake[])[];

  /**
   * Builds the table. `words[i]` are the words of owner `i`, lower-case ASCII with at most 254 distinct characters. Throws
   * for a word that is not.
   */
  constructor(words: readonly (readonly (string | Literal)[])[]) {
    this.#classes = new Uint8Array(128);
    this.#scratch = new Array<number[] | undefined>(words.length).fill(undefined);
    const byLiteral = new Map<string, { literal: Literal; owners: number[] }>();
    words.forEach((list, owner) => {
      for (const written of list) {
        const literal = literalOf(written);
        const key = `${literal.opens ? '^' : ' '}${literal.closes ? '$' : ' '}${literal.word}`;
        const known = byLiteral.get(key);
        if (!known) byLiteral.set(key, { literal, owners: [owner] });
        else if (known.owners.at(-1) !== owner) known.owners.push(owner);
      }
    });
    let classCount = 1;
    // Frequent characters first: what English reads of a row shares a cache line.
    for (const unit of frequent) this.#classes[unit.charCodeAt(0)] = classCount++;
    for (const { literal } of byLiteral.values()) {
      for (let i = 0; i < literal.word.length; i++) {
        const code = literal.word.charCodeAt(i);
        if (this.#classes[code] === 0) this.#classes[code] = classCount++;
      }
    }
    for (let code = 65; code <= 90; code++) this.#classes[code] = this.#classes[code + 32] ?? 0;
    const blank = this.#classes[32] ?? 0;
    for (const code of [9, 10, 11, 12, 13]) this.#classes[code] = blank;
    this.#classCount = classCount;

    let trie = new Int32Array(1_024 * classCount);
    const own: (Wake[] | undefined)[] = [undefined];
    let states = 1;
    for (const { literal, owners } of byLiteral.values()) {
      let state = 0;
      for (let i = 0; i < literal.word.length; i++) {
        const at = state * classCount + (this.#classes[literal.word.charCodeAt(i)] ?? 0);
        let to = trie[at] ?? 0;
        if (to === 0) {
          to = states++;
          if (states * classCount > trie.length) {
            const larger = new Int32Array(trie.length * 2);
            larger.set(trie);
            trie = larger;
          }
          trie[at] = to;
          own.push(undefined);
        }
        state = to;
      }
      const wake: Wake = { ...literal, blanks: literal.word.includes(' '), owners };
      const list = own[state];
      if (list) list.push(wake);
      else own[state] = [wake];
    }
    // Breadth first, which is the order of failure links and keeps the states met most often together in memory.
    const failure = new Int32Array(states);
    const order = new Int32Array(states);
    const afterBlank = new Uint8Array(states);
    let known = 1;
    for (let head = 0; head < known; head++) {
      const state = order[head] ?? 0;
      const fall = failure[state] ?? 0;
      for (let cls = 1; cls < classCount; cls++) {
        const at = state * classCount + cls;
        const to = trie[at] ?? 0;
        const fallTo = state === 0 ? 0 : (trie[fall * classCount + cls] ?? 0);
        if (to === 0) {
          trie[at] = fallTo;
          continue;
        }
        failure[to] = fallTo;
        order[known++] = to;
        if (cls === blank) afterBlank[to] = 1;
        const inherited = own[fallTo];
        if (inherited) own[to] = [...(own[to] ?? []), ...inherited];
      }
    }
    const sleeping = order.filter((state) => !own[state]);
    const waking = order.filter((state) => own[state]);
    const rank = new Int32Array(states);
    sleeping.forEach((state, place) => {
      rank[state] = place;
    });
    waking.forEach((state, place) => {
      rank[state] = sleeping.length + place;
    });
    this.#firstWaking = sleeping.length;
    this.#wakes = Array.from(waking, (state) => own[state] ?? []);
    this.#next = states <= 0x1_0000 ? new Uint16Array(states * classCount) : new Uint32Array(states * classCount);
    for (let state = 0; state < states; state++) {
      const row = (rank[state] ?? 0) * classCount;
      for (let cls = 1; cls < classCount; cls++) {
        // Further white space changes nothing.
        const to = cls === blank && afterBlank[state] === 1 ? state : (trie[state * classCount + cls] ?? 0);
        this.#next[row + cls] = rank[to] ?? 0;
      }
    }
  }

  /** By owner, where its literals end in `text`, in order. An owner none of whose literals occurs is not in the map. */
  scan(text: string): ReadonlyMap<number, readonly number[]> {
    const { owners, positions } = this.find(text);
    return new Map(owners.map((owner, at) => [owner, positions[at] ?? []]));
  }

  /** As `scan`, in the order in which the owners were met, without the cost of a map. */
  find(text: string): FoundWords {
    const owners: number[] = [];
    const { length } = text;
    const classes = this.#classes;
    const next = this.#next;
    const classCount = this.#classCount;
    const firstWaking = this.#firstWaking;
    let state = 0;
    for (let i = 0; i < length; i++) {
      const code = text.charCodeAt(i);
      state = next[state * classCount + (code < 128 ? (classes[code] as number) : 0)] as number;
      if (state >= firstWaking) this.#report(text, i, state - firstWaking, owners);
    }
    const positions: number[][] = [];
    for (const owner of owners) {
      positions.push(this.#scratch[owner] ?? []);
      this.#scratch[owner] = undefined;
    }
    return { owners, positions };
  }

  #report(text: string, at: number, state: number, found: number[]): void {
    const wakes = this.#wakes[state] ?? [];
    for (let w = 0; w < wakes.length; w++) {
      const wake = wakes[w] as Wake;
      if (wake.closes && isWord(text.charCodeAt(at + 1))) continue;
      if (wake.opens && isWord(text.charCodeAt(wake.blanks ? startOf(text, at, wake.word) - 1 : at - wake.word.length)))
        continue;
      const { owners } = wake;
      for (let o = 0; o < owners.length; o++) {
        const owner = owners[o] as number;
        const owned = this.#scratch[owner];
        if (!owned) {
          this.#scratch[owner] = [at];
          found.push(owner);
        } else if (owned[owned.length - 1] !== at) owned.push(at);
      }
    }
  }
}

/** Owners some of whose literals occur, each once, and beside each where they end, in order. */
export interface FoundWords {
  readonly owners: readonly number[];
  readonly positions: readonly (readonly number[])[];
}

interface Wake extends Literal {
  readonly blanks: boolean;
  readonly owners: readonly number[];
}

/** Where a word that ends at `end` begins, when its blanks may be longer runs of white space in the text. */
function startOf(text: string, end: number, word: string): number {
  let at = end;
  for (let i = word.length - 1; i >= 0; i--, at--) {
    if (word.charCodeAt(i) === 32) while (isBlank(text.charCodeAt(at - 1))) at--;
  }
  return at + 1;
}

function literalOf(written: string | Literal): Literal {
  const literal = typeof written === 'string' ? readLiteral(written) : written;
  const { word } = literal;
  if (word === '' || !/^[\x20-\x7e]+$/.test(word) || word !== word.toLowerCase()) {
    throw new Error(`A literal must be lower-case ASCII: ${JSON.stringify(written)}`);
  }
  return literal;
}

function isBlank(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13);
}

function isWord(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57) || code === 95;
}
