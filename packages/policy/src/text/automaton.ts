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
  readonly #next: Int32Array;
  /** Per state: whom to wake, or undefined. */
  readonly #wakes: (readonly Wake[] | undefined)[];
  readonly #ownerCount: number;

  /** Builds the table. `words[i]` are the lower-case words of owner `i`; ASCII only, 254 distinct characters at most. */
  constructor(words: readonly (readonly string[])[]) {
    this.#ownerCount = words.length;
    this.#classes = new Uint8Array(128);
    let classCount = 1;
    const literals = words.map((list) => list.map(literalOf));
    for (const { word } of literals.flat()) {
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
    const wakes: Wake[][] = [[]];
    literals.forEach((list, owner) => {
      for (const literal of list) {
        const { word } = literal;
        let state = 0;
        for (const unit of word) {
          const cls = this.#classes[unit.charCodeAt(0)] ?? 0;
          const row = trie[state] ?? [];
          let to = row[cls] ?? 0;
          if (to === 0) {
            to = trie.length;
            trie.push(new Array<number>(classCount).fill(0));
            wakes.push([]);
            row[cls] = to;
          }
          state = to;
        }
        wakes[state]?.push({ ...literal, owner });
      }
    });
    const failure = new Int32Array(trie.length);
    const queue: number[] = (trie[0] ?? []).filter((state) => state !== 0);
    for (let head = 0; head < queue.length; head++) {
      const state = queue[head] ?? 0;
      const fall = failure[state] ?? 0;
      wakes[state]?.push(...(wakes[fall] ?? []));
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
    this.#wakes = wakes.map((list) => (list.length > 0 ? list : undefined));
  }

  /** Per owner, where its literals end in `text`, in order; undefined for an owner none of whose literals occurs. */
  scan(text: string): (number[] | undefined)[] {
    const hits = new Array<number[] | undefined>(this.#ownerCount).fill(undefined);
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
        if (wakes) {
          for (const wake of wakes) {
            if (wake.closes && isWord(text.charCodeAt(i + 1))) continue;
            if (wake.opens && isWord(text.charCodeAt(i - wake.word.length))) continue;
            const owned = hits[wake.owner];
            if (owned) owned.push(i);
            else hits[wake.owner] = [i];
          }
        }
      }
    }
    return hits;
  }
}

interface Literal {
  word: string;
  opens: boolean;
  closes: boolean;
}

interface Wake extends Literal {
  owner: number;
}

function literalOf(written: string): Literal {
  const opens = written.startsWith('^');
  const closes = written.length > 1 && written.endsWith('$');
  const word = written.slice(opens ? 1 : 0, closes ? -1 : undefined);
  if (word === '' || !/^[\x20-\x7e]+$/.test(word) || word !== word.toLowerCase()) {
    throw new Error(`A literal must be lower-case ASCII: ${JSON.stringify(written)}`);
  }
  return { word, opens, closes };
}

function isWord(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57) || code === 95;
}
