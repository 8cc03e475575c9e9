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
/** So many states at most have a complete row, whole levels from the root on: they fill a megabyte. */
const mostDense = 8_192;

/**
 * One pass over a text that tells which of many words occur in it.
 *
 * Aho and Corasick, "Efficient string matching: an aid to bibliographic search", CACM 18(6), 1975. States near the root,
 * where a text mostly is, have a complete row of transitions: one array look-up per character. Deeper ones, fifty times as
 * many and nearly all with one way on, keep only their children and their failure link, so that everything a text touches
 * stays in a processor's own cache. Letters are compared in lower case and any run of white space counts as one blank, so
 * that a phrase is found across a line break. A literal may open with `^` and close with `$`: there it begins or ends at
 * a word's edge. An opening edge is a state of its own, so that such a word is not even begun inside another.
 */
export class Automaton {
  readonly #owners: number;
  readonly #classes: Uint8Array;
  /** Of the states below `#dense`, by state and class: the next state. */
  readonly #next: States;
  readonly #dense: number;
  /** By state, breadth first: its first child; the children of a state follow one another up to those of the next. */
  readonly #children: States;
  /** By state: the class that leads to it. */
  readonly #labels: Uint8Array;
  readonly #failure: States;
  /** By state: zero, or one more than the place in `#wakesFrom` of those it wakes. */
  readonly #waking: States;
  /** Where the entries of a waking state begin in `#wakes`; one more for the end. */
  readonly #wakesFrom: Int32Array;
  /** Whom to wake: twice the owner, and one more when the word has to close at a word's edge. */
  readonly #wakes: Int32Array;

  /**
   * Builds the states. `words[i]` are the words of owner `i`, lower-case ASCII with at most 62 distinct characters. Throws
   * for a word that is not.
   */
  constructor(words: readonly (readonly (string | Literal)[])[]) {
    this.#owners = words.length;
    const entries = entriesOf(words);
    const classes = classesOf(entries);
    this.#classes = classes;
    const trie = breadthFirst(grow(entries, classes));
    const { states, labels, children } = trie;
    this.#labels = labels;
    this.#children = children;
    this.#dense = trie.dense;
    this.#next = stateNumbers(states, trie.dense << rowBits);
    this.#failure = stateNumbers(states, states);
    const opensEdge = new Uint8Array(rowLength).fill(1);
    for (let code = 0; code < 128; code++) if (isWord(code)) opensEdge[classes[code] as number] = 0;
    const waking = trie.wakes;
    for (let state = 0; state < states; state++) {
      const fall = this.#failure[state] as number;
      if (state < trie.dense) {
        const row = state << rowBits;
        for (let cls = 0; cls < rowLength; cls++) {
          this.#next[row + cls] = state === root ? (opensEdge[cls] as number) * edge : this.#step(fall, cls);
        }
      }
      const to = children[state + 1] as number;
      for (let child = children[state] as number; child < to; child++) {
        const cls = labels[child] as number;
        const fallTo = state === root ? (opensEdge[cls] as number) * edge : this.#step(fall, cls);
        this.#failure[child] = fallTo;
        if (state < trie.dense) this.#next[(state << rowBits) + cls] = child;
        const inherited = waking[fallTo];
        if (inherited) waking[child] = [...(waking[child] ?? []), ...inherited];
      }
    }
    this.#waking = stateNumbers(states, states);
    const wakesFrom = [0];
    const wakes: number[] = [];
    for (let state = 0; state < states; state++) {
      const list = waking[state];
      if (!list) continue;
      this.#waking[state] = wakesFrom.length;
      for (const wake of list) wakes.push(wake);
      wakesFrom.push(wakes.length);
    }
    this.#wakes = Int32Array.from(wakes);
    this.#wakesFrom = Int32Array.from(wakesFrom);
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
    const waking = this.#waking;
    const dense = this.#dense;
    let state = edge;
    let before = 0;
    for (let i = 0; i < length; i++) {
      let code = text.charCodeAt(i);
      if (code > 127) code = 127;
      // Hidden behind the look-up of the state, which it does not wait for.
      (counts[code] as number)++;
      const cls = classes[code] as number;
      // Further white space changes nothing.
      if (cls !== blank || before !== blank) {
        state = state < dense ? (next[(state << rowBits) + cls] as number) : this.#step(state, cls);
      }
      before = cls;
      const wakes = waking[state] as number;
      if (wakes !== 0) this.#report(text, i, wakes, hits);
    }
  }

  /** True when a literal of some owner occurs. Reads no further than its end. */
  holdsAny(text: string): boolean {
    let state = edge;
    let before = 0;
    for (let i = 0; i < text.length; i++) {
      const cls = this.#classes[Math.min(text.charCodeAt(i), 127)] as number;
      if (cls !== blank || before !== blank) {
        state = state < this.#dense ? (this.#next[(state << rowBits) + cls] as number) : this.#step(state, cls);
      }
      before = cls;
      const waking = this.#waking[state] as number;
      if (waking === 0) continue;
      const to = this.#wakesFrom[waking] as number;
      for (let w = this.#wakesFrom[waking - 1] as number; w < to; w++) {
        if (((this.#wakes[w] as number) & 1) === 0 || closesWord(text, i)) return true;
      }
    }
    return false;
  }

  /** The state behind one more character. */
  #step(from: number, cls: number): number {
    const labels = this.#labels;
    const children = this.#children;
    let state = from;
    while (state >= this.#dense) {
      const to = children[state + 1] as number;
      for (let child = children[state] as number; child < to; child++) if (labels[child] === cls) return child;
      state = this.#failure[state] as number;
    }
    return this.#next[(state << rowBits) + cls] as number;
  }

  #report(text: string, at: number, waking: number, hits: WordHits): void {
    const wakes = this.#wakes;
    const to = this.#wakesFrom[waking] as number;
    const isClosed = closesWord(text, at);
    for (let w = this.#wakesFrom[waking - 1] as number; w < to; w++) {
      const wake = wakes[w] as number;
      if ((wake & 1) === 0 || isClosed) hits.add(wake >> 1, at);
    }
  }
}

/** True when no word goes on behind `at`. */
function closesWord(text: string, at: number): boolean {
  return at + 1 === text.length || !isWord(text.charCodeAt(at + 1));
}

type States = Uint16Array | Uint32Array;

/** Room for so many numbers of states, out of so many states in all. */
function stateNumbers(states: number, length: number): States {
  return states < 0x1_0000 ? new Uint16Array(length) : new Uint32Array(length);
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

/** A state while words are still added; its children are a list from the first of them on. */
interface Growth {
  readonly labels: number[];
  readonly firstChild: number[];
  readonly sibling: number[];
  readonly wakes: (readonly number[] | undefined)[];
}

function grow(entries: readonly Entry[], classes: Uint8Array): Growth {
  const labels = [0, 0];
  const firstChild = [0, 0];
  const sibling = [0, 0];
  const wakes: (readonly number[] | undefined)[] = [undefined, undefined];
  for (const { literal, wakes: own } of entries) {
    const { word } = literal;
    let state = literal.opens ? edge : root;
    for (let i = 0; i < word.length; i++) {
      const cls = classes[word.charCodeAt(i)] as number;
      let child = firstChild[state] as number;
      while (child !== 0 && labels[child] !== cls) child = sibling[child] as number;
      if (child === 0) {
        child = labels.push(cls) - 1;
        sibling.push(firstChild[state] as number);
        firstChild.push(0);
        firstChild[state] = child;
        wakes.push(undefined);
      }
      state = child;
    }
    wakes[state] = own;
  }
  return { labels, firstChild, sibling, wakes };
}

interface Trie {
  readonly states: number;
  /** How many states have a row: they come first. */
  readonly dense: number;
  readonly labels: Uint8Array;
  /** By state, its first child; one more for the end. */
  readonly children: States;
  readonly wakes: (readonly number[] | undefined)[];
}

/** Numbers the states by depth, which is the order of failure links and keeps the children of each together. */
function breadthFirst({ labels, firstChild, sibling, wakes }: Growth): Trie {
  const states = labels.length;
  const order = new Uint32Array(states);
  const children = stateNumbers(states, states + 1);
  order[edge] = edge;
  let known = 2;
  let dense = 2;
  let levelEnd = 2;
  for (let head = 0; head < known; head++) {
    if (head === levelEnd) {
      levelEnd = known;
      if (known <= mostDense) dense = known;
    }
    children[head] = known;
    for (let child = firstChild[order[head] as number] as number; child !== 0; child = sibling[child] as number) {
      order[known++] = child;
    }
  }
  children[states] = states;
  const ordered = Uint8Array.from(order, (state) => labels[state] as number);
  return { states, dense, labels: ordered, children, wakes: Array.from(order, (state) => wakes[state]) };
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
