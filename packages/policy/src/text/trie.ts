import { readLiteral } from './required-literals.ts';
import type { Literal } from './requirement.ts';

/** Frequent characters first: what English reads of a row shares a cache line. */
const frequent = " etaoinshrdlucmfwypvbgkxjqz'.,-0123456789";
/** The class of white space. */
export const blank = 1;
/** Binary logarithm of how many classes of characters there are. */
export const classBits = 6;
const mostClasses = 1 << classBits;

/** The state before any text. */
export const root = 0;
/** The state at a word's edge: it lies between the root and every word that has to open there. */
export const edge = 1;
/** So many states at most have a complete row, whole levels from the root on: they fill a megabyte. */
const mostDense = 8_192;

export type States = Uint16Array | Uint32Array;

/** Room for so many numbers of states, out of so many states in all. */
export function stateNumbers(states: number, length: number): States {
  return states < 0x1_0000 ? new Uint16Array(length) : new Uint32Array(length);
}

/** A word and what the table says of it: twice the owner, and one more when it closes at a word's edge. */
interface Entry {
  readonly literal: Literal;
  readonly wakes: number[];
}

/**
 * The words of every owner as one trie. Throws for a word that is not lower-case ASCII, and for more than 63 distinct
 * characters.
 */
export function trieOf(words: readonly (readonly (string | Literal)[])[]): Trie {
  const entries = entriesOf(words);
  const classes = classesOf(entries);
  return { classes, ...breadthFirst(grow(entries, classes)) };
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
  if (count >= mostClasses)
    throw new Error(`Literals may hold ${mostClasses - 1} characters in all, these hold ${count}`);
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

/** Words letter by letter, as states numbered by depth. */
export interface Trie {
  /** By character code below 128, its class. */
  readonly classes: Uint8Array;
  readonly states: number;
  /** How many states have a row: they come first. */
  readonly dense: number;
  readonly labels: Uint8Array;
  /** By state, its first child; one more for the end. */
  readonly children: States;
  readonly wakes: (readonly number[] | undefined)[];
}

/** Numbers the states by depth, which is the order of failure links and keeps the children of each together. */
function breadthFirst({ labels, firstChild, sibling, wakes }: Growth): Omit<Trie, 'classes'> {
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

/** True for a code unit that stands in words. */
export function isWord(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57) || code === 95;
}
