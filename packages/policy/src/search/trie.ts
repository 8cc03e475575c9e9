import { readLiteral } from './required-literals.ts';
import type { Literal } from './requirement.ts';

/** Frequent characters first: what English reads of a row shares a cache line. */
const frequent = " etaoinshrdlucmfwypvbgkxjqz'.,-0123456789";
/** Signs of code share a class, so that who looks for one of them is woken by each: for a class each there is no room. */
const ofCode = '\\^`{|}~=&';
/** No class: its place in a row is free, in the line of the frequent ones. */
export const noClass = 0;
/** The class of white space. */
export const blank = 1;
/** Binary logarithm of how many classes of characters there are. */
export const classBits = 6;
const mostClasses = 1 << classBits;
/** The class of what stands in no word. */
const unknown = mostClasses - 1;

/** The state before any text. */
export const root = 0;
/** The state at a word's edge: it lies between the root and every word that has to open there. */
export const edge = 1;
/** So many states at most have a complete row: they fill a megabyte. */
const mostDense = 8_192;

export type Numbers = Uint16Array | Uint32Array;

/** Room for so many numbers, each below a bound. */
export function roomForNumbers(bound: number, length: number): Numbers {
  return bound <= 0x1_0000 ? new Uint16Array(length) : new Uint32Array(length);
}

/** A word and what the table says of it: twice the owner, and one more when it closes at a word's edge. */
interface Entry {
  readonly literal: Literal;
  wakes: readonly number[];
}

/**
 * The words of every owner as one trie; `sample` is what most texts are like. Throws for a word that is not lower-case ASCII.
 */
export function trieOf(words: readonly (readonly (string | Literal)[])[], sample: readonly string[]): Trie {
  const entries = entriesOf(words);
  const classes = classesOf(entries);
  return { classes, ...new Grown(grow(entries, classes), classes).numbered(classes, sample) };
}

function entriesOf(words: readonly (readonly (string | Literal)[])[]): Entry[] {
  const entries = new Map<string, Entry>();
  words.forEach((list, owner) => {
    for (const written of list) {
      const literal = literalOf(written);
      const key = literal.opens ? `^${literal.word}` : ` ${literal.word}`;
      const wake = 2 * owner + (literal.closes ? 1 : 0);
      const known = entries.get(key);
      if (known) known.wakes = joined(known.wakes, [wake]);
      else entries.set(key, { literal, wakes: [wake] });
    }
  });
  return [...entries.values()];
}

/** By character code below 128, its class. */
function classesOf(entries: readonly Entry[]): Uint8Array {
  const classes = new Uint8Array(128).fill(unknown);
  let count = 0;
  const take = (code: number) => {
    if (classes[code] !== unknown) return;
    const alike = ofCode.includes(String.fromCharCode(code)) ? ofCode : String.fromCharCode(code);
    count++;
    for (let i = 0; i < alike.length; i++) classes[alike.charCodeAt(i)] = count;
  };
  for (let i = 0; i < frequent.length; i++) take(frequent.charCodeAt(i));
  // It is part of a word, as unknown characters are not.
  take(95);
  for (const { literal } of entries) for (let i = 0; i < literal.word.length; i++) take(literal.word.charCodeAt(i));
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
    // Signs of code that share a class make one word of two.
    wakes[state] = joined(wakes[state], own);
  }
  return { labels, firstChild, sibling, wakes };
}

/** Who is woken by one word or the other: each owner once, and anywhere where one of the words wakes it anywhere. */
function joined(some: readonly number[] | undefined, others: readonly number[]): readonly number[] {
  if (!some) return others;
  const wakes = some.filter((wake) => isAnywhere(wake) || !others.includes(wake - 1));
  for (const wake of others) {
    if (!some.includes(wake) && (isAnywhere(wake) || !some.includes(wake - 1))) wakes.push(wake);
  }
  return wakes;
}

/** True for an owner woken wherever the word stands, false for one for whom it has to close at a word's edge. */
export function isAnywhere(wake: number): boolean {
  return (wake & 1) === 0;
}

/** Words letter by letter, and where a text goes from each state. */
export interface Trie {
  /** By character code below 128, its class. */
  readonly classes: Uint8Array;
  readonly states: number;
  /** How many states have a row: they come first. */
  readonly dense: number;
  /** How many of these wake nobody: they come before the others. */
  readonly quiet: number;
  /** Of the states that have a row, by state and class: the next state. */
  readonly next: Uint32Array;
  /** By state: the class that leads to it. */
  readonly labels: Uint8Array;
  /** By state: the first of its children without a row, which follow one another; zero where it has none. */
  readonly children: Int32Array;
  /** By state without a row: one for the last of the children of a state. */
  readonly isLast: Uint8Array;
  /** By state: where the longest word goes on that began later. */
  readonly failure: Numbers;
  /**
   * By state: who is woken there, those of the words that began later among them, each once. States that wake the same share
   * a list.
   */
  readonly wakes: (readonly number[] | undefined)[];
}

/** The trie while its states have the numbers in which they were added. */
class Grown {
  readonly #growth: Growth;
  readonly #failure: Int32Array;
  /** Where a text goes from the root, by class: nearly every word that breaks off leads there. */
  readonly #fromRoot: Int32Array;
  /** Breadth first. */
  readonly #order: Int32Array;

  constructor(growth: Growth, classes: Uint8Array) {
    this.#growth = growth;
    const { labels, firstChild, sibling, wakes } = growth;
    const states = labels.length;
    this.#fromRoot = new Int32Array(mostClasses).fill(edge);
    for (let code = 0; code < 128; code++) if (isWord(code)) this.#fromRoot[classes[code] as number] = root;
    const begun = this.#fromRoot.slice();
    for (let child = firstChild[root] as number; child !== 0; child = sibling[child] as number) {
      this.#fromRoot[labels[child] as number] = child;
    }
    this.#failure = new Int32Array(states);
    this.#order = new Int32Array(states);
    this.#order[edge] = edge;
    let known = 2;
    for (let head = 0; head < known; head++) {
      const state = this.#order[head] as number;
      for (let child = firstChild[state] as number; child !== 0; child = sibling[child] as number) {
        this.#order[known++] = child;
        const cls = labels[child] as number;
        const fallTo = state === root ? (begun[cls] as number) : this.step(this.#failure[state] as number, cls);
        this.#failure[child] = fallTo;
        const inherited = wakes[fallTo];
        if (inherited) wakes[child] = joined(wakes[child], inherited);
      }
    }
  }

  /** The state behind one more character. */
  step(from: number, cls: number): number {
    const { labels, firstChild, sibling } = this.#growth;
    for (let state = from; state !== root; state = this.#failure[state] as number) {
      let child = firstChild[state] as number;
      while (child !== 0 && labels[child] !== cls) child = sibling[child] as number;
      if (child !== 0) return child;
    }
    return this.#fromRoot[cls] as number;
  }

  /**
   * By state, how often a sample is there, further on in a word, or in a state that falls there. So no state is visited more
   * than the one before it or the one it falls to.
   */
  #visits(classes: Uint8Array, sample: readonly string[]): Float64Array {
    const { firstChild, sibling, labels } = this.#growth;
    const visits = new Float64Array(labels.length);
    for (const text of sample) {
      let state = edge;
      for (let i = 0; i < text.length; i++) {
        state = this.step(state, classes[Math.min(text.charCodeAt(i), 127)] as number);
        visits[state] = (visits[state] as number) + 1;
      }
    }
    for (let at = labels.length - 1; at >= 0; at--) {
      const state = this.#order[at] as number;
      for (let child = firstChild[state] as number; child !== 0; child = sibling[child] as number) {
        visits[state] = (visits[state] as number) + (visits[child] as number);
      }
      const fallTo = this.#failure[state] as number;
      visits[fallTo] = (visits[fallTo] as number) + (visits[state] as number);
    }
    return visits;
  }

  /**
   * Numbers the states: first those that a sample visits most, which get rows, then what follows them, the children of each
   * together and what goes on from a child right behind, so that what a text touches lies close together.
   */
  numbered(classes: Uint8Array, sample: readonly string[]): Omit<Trie, 'classes'> {
    const { labels, firstChild, sibling, wakes } = this.#growth;
    const states = labels.length;
    const visits = this.#visits(classes, sample);
    visits[root] = Number.POSITIVE_INFINITY;
    visits[edge] = Number.POSITIVE_INFINITY;
    const visited = this.#order.filter((state) => visits[state] !== 0);
    visited.sort((a, b) => (visits[b] as number) - (visits[a] as number));
    // Behind them the shallow ones, which other texts reach first.
    const order = [...visited, ...this.#order.filter((state) => visits[state] === 0)];
    const dense = Math.min(mostDense, states);
    const rows = order.slice(0, dense);
    const quietRows = rows.filter((state) => !wakes[state]);
    order.splice(0, dense, ...quietRows, ...rows.filter((state) => wakes[state]));
    const numbers = new Int32Array(states).fill(-1);
    for (let at = 0; at < dense; at++) numbers[order[at] as number] = at;
    let known = dense;
    const children = new Int32Array(states);
    const isLast = new Uint8Array(states);
    const numberChildren = (state: number) => {
      const first = known;
      for (let child = firstChild[state] as number; child !== 0; child = sibling[child] as number) {
        if (numbers[child] !== -1) continue;
        order[known] = child;
        numbers[child] = known++;
      }
      if (known === first) return;
      children[numbers[state] as number] = first;
      isLast[known - 1] = 1;
    };
    for (let at = 0; at < dense; at++) numberChildren(order[at] as number);
    // What a state with a row falls to has one as well, so that rows lead no further, to small numbers.
    const behindRows = known;
    const waiting: number[] = [];
    for (let at = dense; at < behindRows; at++) {
      waiting.push(at);
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        const first = known;
        numberChildren(order[next] as number);
        for (let child = known - 1; child >= first; child--) waiting.push(child);
      }
    }
    const next = new Uint32Array(dense << classBits);
    for (let at = 0; at < dense; at++) {
      for (let cls = noClass + 1; cls < mostClasses; cls++) {
        next[(at << classBits) + cls] = numbers[this.step(order[at] as number, cls)] as number;
      }
    }
    const failure = roomForNumbers(states, states);
    order.forEach((state, at) => {
      failure[at] = numbers[this.#failure[state] as number] as number;
    });
    return {
      states,
      dense,
      quiet: quietRows.length,
      next,
      labels: Uint8Array.from(order, (state) => labels[state] as number),
      children,
      isLast,
      failure,
      wakes: order.map((state) => wakes[state]),
    };
  }
}

function literalOf(written: string | Literal): Literal {
  const literal = typeof written === 'string' ? readLiteral(written) : written;
  const { word } = literal;
  // What is no ASCII counts as DEL, which is printed by nobody.
  if (!/^[\x20-\x40\x5b-\x7f]+$/.test(word)) {
    throw new Error(`A literal must be lower-case ASCII: ${JSON.stringify(written)}`);
  }
  return literal;
}

/** True for a code unit that stands in words. */
export function isWord(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57) || code === 95;
}
