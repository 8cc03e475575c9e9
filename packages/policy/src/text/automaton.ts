/**
 * One pass over a text that tells which of many words occur in it.
 *
 * Aho and Corasick, "Efficient string matching: an aid to bibliographic search", CACM 18(6), 1975, in the form of a
 * complete transition table: one array look-up per character, no failure links at search time. Letters are compared in
 * lower case and any run of white space counts as one blank, so that a phrase is found across a line break.
 */
export class Automaton {
  readonly #classes: Uint8Array;
  readonly #classCount: number;
  readonly #next: Int32Array;
  /** Per state: the owners to wake, or undefined. */
  readonly #wakes: (Int32Array | undefined)[];
  readonly #ownerCount: number;

  /** Builds the table. `words[i]` are the lower-case words of owner `i`; ASCII only, 254 distinct characters at most. */
  constructor(words: readonly (readonly string[])[]) {
    this.#ownerCount = words.length;
    this.#classes = new Uint8Array(128);
    let classCount = 1;
    for (const word of words.flat()) {
      if (word === '' || !/^[\x20-\x7e]+$/.test(word) || word !== word.toLowerCase()) {
        throw new Error(`A literal must be lower-case ASCII: ${JSON.stringify(word)}`);
      }
      for (const unit of word) {
        const code = unit.charCodeAt(0);
        if (this.#classes[code] === 0) this.#classes[code] = classCount++;
      }
    }
    for (let code = 65; code <= 90; code++) this.#classes[code] = this.#classes[code + 32] ?? 0;
    const blank = this.#classes[32] ?? 0;
    for (const code of [9, 10, 11, 12, 13]) this.#classes[code] = blank;
    this.#classCount = classCount;

    const trie: number[][] = [new Array<number>(classCount).fill(0)];
    const owners: Set<number>[] = [new Set()];
    words.forEach((list, owner) => {
      for (const word of list) {
        let state = 0;
        for (const unit of word) {
          const cls = this.#classes[unit.charCodeAt(0)] ?? 0;
          const row = trie[state] ?? [];
          let to = row[cls] ?? 0;
          if (to === 0) {
            to = trie.length;
            trie.push(new Array<number>(classCount).fill(0));
            owners.push(new Set());
            row[cls] = to;
          }
          state = to;
        }
        owners[state]?.add(owner);
      }
    });
    const failure = new Int32Array(trie.length);
    const queue: number[] = (trie[0] ?? []).filter((state) => state !== 0);
    for (let head = 0; head < queue.length; head++) {
      const state = queue[head] ?? 0;
      const fall = failure[state] ?? 0;
      for (const owner of owners[fall] ?? []) owners[state]?.add(owner);
      const row = trie[state] ?? [];
      for (let cls = 0; cls < classCount; cls++) {
        const to = row[cls] ?? 0;
        const fallTo = trie[fall]?.[cls] ?? 0;
        if (to === 0) row[cls] = fallTo;
        else {
          failure[to] = fallTo;
          queue.push(to);
        }
      }
    }
    // States are stored multiplied by the row width: the search adds, it does not multiply.
    this.#next = new Int32Array(trie.length * classCount);
    trie.forEach((row, state) => {
      row.forEach((to, cls) => {
        this.#next[state * classCount + cls] = to * classCount;
      });
    });
    this.#wakes = owners.map((set) => (set.size > 0 ? Int32Array.from(set) : undefined));
  }

  /** Sets `woken[owner]` to 1 for every owner one of whose words occurs in `text`. */
  scan(text: string, woken: Uint8Array): void {
    if (this.#ownerCount === 0) return;
    const { length } = text;
    const classes = this.#classes;
    const next = this.#next;
    const blank = classes[32] ?? 0;
    let state = 0;
    let afterBlank = false;
    for (let i = 0; i < length; i++) {
      const code = text.charCodeAt(i);
      const cls = code < 128 ? (classes[code] ?? 0) : 0;
      if (blank !== 0 && cls === blank) {
        if (afterBlank) continue;
        afterBlank = true;
      } else afterBlank = false;
      state = next[state + cls] ?? 0;
      if (state !== 0) {
        const wakes = this.#wakes[state / this.#classCount];
        if (wakes) for (let w = 0; w < wakes.length; w++) woken[wakes[w] ?? 0] = 1;
      }
    }
  }
}
