import { type Literal, readLiteral } from './required-literals.ts';
import { WordHits } from './word-hits.ts';

/** Frequent characters first: what English reads of a row shares a cache line. */
const frequent = " etaoinshrdlucmfwypvbgkxjqz'.,-0123456789";
const blank = 1;
/** Binary logarithm of a row's length. */
const rowBits = 6;
const rowLength = 1 << rowBits;

/** The state before any text. */
const root = 0;
/** The state at a word's edge: it lies between the root and every word that has to open there. */
const edge = 1;

/**
 * One pass over a text that tells which of many words occur in it.
 *
 * Aho and Corasick, "Efficient string matching: an aid to bibliographic search", CACM 18(6), 1975, in the form of a
 * complete transition table: one array look-up per character, no failure links at search time. Letters are compared in
 * lower case and any run of white space counts as one blank, so that a phrase is found across a line break. A literal may
 * open with `^` and close with `$`: there it begins or ends at a word's edge. An opening edge is a state of its own, so
 * that such a word is not even begun inside another.
 */
export class Automaton {
  readonly #owners: number;
  readonly #classes: Uint8Array;
  /** By state and class: the next state. Those that wake somebody are numbered last. */
  readonly #next: Uint16Array | Uint32Array;
  readonly #start: number;
  readonly #firstWaking: number;
  /** By waking state, where its entries begin in `#wakes`; one more for the end. */
  readonly #wakesFrom: Int32Array;
  /** Whom to wake: twice the owner, and one more when the word has to close at a word's edge. */
  readonly #wakes: Int32Array;

  /**
   * Builds the table. `words[i]` are the words of owner `i`, lower-case ASCII with at most 62 distinct characters. Throws
   * for a word that is not.
   */
  constructor(words: readonly (readonly (string | Literal)[])[]) {
    this.#owners = words.length;
    const entries = entriesOf(words);
    const classes = classesOf(entries);
    this.#classes = classes;
    const trie = grow(entries, classes);
    const { states, table } = trie;
    // Breadth first, which is the order of failure links.
    const failure = new Int32Array(states);
    const order = new Int32Array(states);
    const afterBlank = new Uint8Array(states);
    const opensEdge = new Uint8Array(rowLength).fill(1);
    for (let code = 0; code < 128; code++) if (isWord(code)) opensEdge[classes[code] as number] = 0;
    const waking = trie.wakes;
    order[1] = edge;
    for (let head = 0, known = 2; head < known; head++) {
      const state = order[head] as number;
      const row = state << rowBits;
      const fallRow = (failure[state] as number) << rowBits;
      for (let cls = 0; cls < rowLength; cls++) {
        const to = table[row + cls] as number;
        const fallTo = state === root ? (opensEdge[cls] as number) * edge : (table[fallRow + cls] as number);
        if (to === 0) {
          table[row + cls] = fallTo;
          continue;
        }
        failure[to] = fallTo;
        order[known++] = to;
        if (cls === blank) afterBlank[to] = 1;
        const inherited = waking[fallTo];
        if (inherited) waking[to] = [...(waking[to] ?? []), ...inherited];
      }
    }
    const rank = new Int32Array(states);
    let sleeping = 0;
    for (const state of order) if (!waking[state]) rank[state] = sleeping++;
    this.#firstWaking = sleeping;
    const wakesFrom = [0];
    const wakes: number[] = [];
    for (const state of order) {
      const list = waking[state];
      if (!list) continue;
      rank[state] = sleeping++;
      for (const wake of list) wakes.push(wake);
      wakesFrom.push(wakes.length);
    }
    this.#wakes = Int32Array.from(wakes);
    this.#wakesFrom = Int32Array.from(wakesFrom);
    this.#start = rank[edge] as number;
    this.#next = states <= 0x1_0000 ? new Uint16Array(states << rowBits) : new Uint32Array(states << rowBits);
    for (let state = 0; state < states; state++) {
      const row = state << rowBits;
      const ranked = (rank[state] as number) << rowBits;
      for (let cls = 0; cls < rowLength; cls++) this.#next[ranked + cls] = rank[table[row + cls] as number] as number;
      // Further white space changes nothing.
      if (afterBlank[state]) this.#next[ranked + blank] = rank[state] as number;
    }
  }

  /** By owner, where its literals end in `text`, in order. An owner none of whose literals occurs is not in the map. */
  scan(text: string): ReadonlyMap<number, readonly number[]> {
    const hits = new WordHits(this.#owners);
    this.find(text, hits);
    const found = new Map<number, readonly number[]>();
    for (let at = 0; at < hits.ownerCount; at++) found.set(hits.ownerAt(at), hits.endsOf(hits.ownerAt(at)) ?? []);
    return found;
  }

  /** As `scan`, into hits that are empty and made for as many owners. */
  find(text: string, hits: WordHits): void {
    const { length } = text;
    const { counts } = hits;
    const classes = this.#classes;
    const next = this.#next;
    const firstWaking = this.#firstWaking;
    let state = this.#start;
    for (let i = 0; i < length; i++) {
      let code = text.charCodeAt(i);
      if (code > 127) code = 127;
      // Hidden behind the look-up of the state, which it does not wait for.
      (counts[code] as number)++;
      state = next[(state << rowBits) + (classes[code] as number)] as number;
      if (state >= firstWaking) this.#report(text, i, state - firstWaking, hits);
    }
  }

  #report(text: string, at: number, waking: number, hits: WordHits): void {
    const wakes = this.#wakes;
    const to = this.#wakesFrom[waking + 1] as number;
    const isClosed = at + 1 === text.length || !isWord(text.charCodeAt(at + 1));
    for (let w = this.#wakesFrom[waking] as number; w < to; w++) {
      const wake = wakes[w] as number;
      if ((wake & 1) === 0 || isClosed) hits.add(wake >> 1, at);
    }
  }
}

/** A word and what the table says of it: twice the owner, and one more when it closes at a word's edge. */
interface Entry {
  readonly literal: Literal;
  readonly wakes: number[];
}

function entriesOf(words: readonly (readonly (string | Literal)[])[]): Entry[] {
  const entries = new Map<string, Entry>();
  words.forEach((list, owner) => {
    for (const written of list) {
      const literal = literalOf(written);
      const key = literal.opens ? `^${literal.word}` : ` ${literal.word}`;
      const wake = 2 * owner + (literal.closes ? 1 : 0);
      const known = entries.get(key);
      if (!known) entries.set(key, { literal, wakes: [wake] });
      else if (!known.wakes.includes(wake)) known.wakes.push(wake);
    }
  });
  return [...entries.values()];
}

/** By character code below 128, its class; zero for what stands in no word. */
function classesOf(entries: readonly Entry[]): Uint8Array {
  const classes = new Uint8Array(128);
  let count = 0;
  const take = (code: number) => {
    if (classes[code] === 0) classes[code] = ++count;
  };
  for (let i = 0; i < frequent.length; i++) take(frequent.charCodeAt(i));
  // It is part of a word, as the unknown characters of class zero are not.
  take(95);
  for (const { literal } of entries) for (let i = 0; i < literal.word.length; i++) take(literal.word.charCodeAt(i));
  // What is no ASCII counts as this one, which is printed by nobody.
  classes[127] = 0;
  if (count >= rowLength) throw new Error(`Literals may hold ${rowLength - 1} characters in all, these hold ${count}`);
  for (let code = 65; code <= 90; code++) classes[code] = classes[code + 32] as number;
  for (const code of [9, 10, 11, 12, 13]) classes[code] = blank;
  return classes;
}

interface Trie {
  readonly states: number;
  /** By state and class: the next state of the same word, zero where there is none. */
  readonly table: Int32Array;
  readonly wakes: (readonly number[] | undefined)[];
}

function grow(entries: readonly Entry[], classes: Uint8Array): Trie {
  let table = new Int32Array(4_096 << rowBits);
  const wakes: (readonly number[] | undefined)[] = [undefined, undefined];
  let states = 2;
  for (const { literal, wakes: own } of entries) {
    const { word } = literal;
    let state = literal.opens ? edge : root;
    for (let i = 0; i < word.length; i++) {
      const at = (state << rowBits) + (classes[word.charCodeAt(i)] as number);
      let to = table[at] as number;
      if (to === 0) {
        to = states++;
        if (states << rowBits > table.length) {
          const larger = new Int32Array(table.length * 2);
          larger.set(table);
          table = larger;
        }
        table[at] = to;
        wakes.push(undefined);
      }
      state = to;
    }
    wakes[state] = own;
  }
  return { states, table, wakes };
}

function literalOf(written: string | Literal): Literal {
  const literal = typeof written === 'string' ? readLiteral(written) : written;
  const { word } = literal;
  if (!/^[\x20-\x40\x5b-\x7e]+$/.test(word)) {
    throw new Error(`A literal must be lower-case ASCII: ${JSON.stringify(written)}`);
  }
  return literal;
}

function isWord(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57) || code === 95;
}
