import { codeUnitsOf } from '../text/code-units.ts';
import type { Literal } from './requirement.ts';
import { blank, classBits, edge, isAnywhere, isWord, type Numbers, noClass, roomForNumbers, trieOf } from './trie.ts';
import { WordHits } from './word-hits.ts';

/**
 * What is kept of a state without a row, side by side, because a text that is in it reads all of it: its first child, counted
 * from the first such state, which is nobody's; above it the class that leads to the state, and the sign for the last child of
 * another; where it falls to; and its place in `wakes`. Children follow one another.
 */
const nodeSize = 3;
const childBits = 24;
const childMask = (1 << childBits) - 1;
const classMask = (1 << classBits) - 1;
/** The sign of a number. */
const lastChild = 1 << 31;
/** In place of a place in `wakes`. */
const nobody = -1;

/** What an automaton is made of. Plain data, to be kept. */
export interface AutomatonParts {
  readonly owners: number;
  /** By character code below 128, its class. */
  readonly classes: Uint8Array;
  /** Of the states below `dense`, by state and class: the next state. In place of `noClass`: what it wakes, as in a node. */
  readonly next: Numbers;
  readonly dense: number;
  /** How many of them, the first, wake nobody. */
  readonly quiet: number;
  /** Of the other states, `nodeSize` numbers each. */
  readonly nodes: Int32Array;
  /** How many owners a state wakes anywhere, how many where its word closes at a word's edge, then those and these. */
  readonly wakes: Numbers;
  /** Who alone is noted where a digit stands, and who looks for all digits as well; null when nobody does. */
  readonly digits: SharedDigits | null;
}

/**
 * One pass over a text that tells which of many words occur in it.
 *
 * Aho and Corasick, "Efficient string matching: an aid to bibliographic search", CACM 18(6), 1975. States in which
 * a text mostly is have a complete row of transitions: one array look-up per character. The others, twenty times as many and
 * nearly all with one way on, keep only their children and their failure link, so that everything a text touches stays in a
 * processor's own cache. Letters are compared in lower case and any run of white space counts as one blank, so
 * that a phrase is found across a line break. A literal may open with `^` and close with `$`: there it begins or ends at
 * a word's edge. An opening edge is a state of its own, so that such a word is not even begun inside another.
 */
export class Automaton {
  readonly #parts: AutomatonParts;
  readonly #classes: Uint8Array;
  readonly #next: Numbers;
  readonly #dense: number;
  readonly #quiet: number;
  readonly #nodes: Int32Array;
  readonly #wakes: Numbers;
  readonly #digits: SharedDigits | null;

  /** Takes the parts of one that was built before: see `of`. */
  constructor(parts: AutomatonParts) {
    this.#parts = parts;
    this.#classes = parts.classes;
    this.#next = parts.next;
    this.#dense = parts.dense;
    this.#quiet = parts.quiet;
    this.#nodes = parts.nodes;
    this.#wakes = parts.wakes;
    this.#digits = parts.digits;
  }

  /**
   * Builds the states. `words[i]` are the words of owner `i`, lower-case ASCII; `sample` is what most texts
   * are like, which changes how long a pass takes and not what it finds. Throws for a word that is not.
   */
  static of(words: readonly (readonly (string | Literal)[])[], sample: readonly string[] = []): Automaton {
    const digits = sharedDigits(words);
    const { classes, states, labels, next, dense, quiet, children, isLast, failure, ...trie } = trieOf(
      words.map((list, owner) => (digits?.sharers.has(owner) ? list.filter((word) => !isDigit(word)) : list)),
      sample,
    );
    if (states > childMask) throw new Error(`Literals may make ${childMask} states, these make ${states}`);
    const wakes: number[] = [];
    const places = new Map<readonly number[], number>();
    const placeOf = (list: readonly number[]) => {
      const known = places.get(list);
      if (known !== undefined) return known;
      const place = wakes.length;
      places.set(list, place);
      const anywhere = list.filter(isAnywhere);
      const closing = list.filter((wake) => !isAnywhere(wake));
      wakes.push(anywhere.length, closing.length, ...[...anywhere, ...closing].map((wake) => wake >> 1));
      return place;
    };
    // Theirs first: in a row a place has no more room than a state.
    for (let state = quiet; state < dense; state++) {
      next[(state << classBits) + noClass] = placeOf(trie.wakes[state] ?? []);
    }
    const nodes = new Int32Array(nodeSize * (states - dense));
    for (let state = dense; state < states; state++) {
      const list = trie.wakes[state];
      const at = nodeSize * (state - dense);
      nodes[at] =
        Math.max(0, (children[state] as number) - dense) |
        ((labels[state] as number) << childBits) |
        (isLast[state] === 1 ? lastChild : 0);
      nodes[at + 1] = failure[state] as number;
      nodes[at + 2] = list ? placeOf(list) : nobody;
    }
    return new Automaton({
      owners: words.length,
      classes,
      next: packed(
        next,
        next.reduce((most, number) => Math.max(most, number), 0),
      ),
      dense,
      quiet,
      nodes,
      wakes: packed(wakes, words.length),
      digits,
    });
  }

  /** What it is made of, to be kept. */
  get parts(): AutomatonParts {
    return this.#parts;
  }

  /** By owner, where its literals end in `text`, in order. An owner none of whose literals occurs is not in the map. */
  scan(text: string): ReadonlyMap<number, readonly number[]> {
    const hits = new WordHits(this.#parts.owners);
    this.find(text, hits);
    const found = new Map<number, readonly number[]>();
    for (let at = 0; at < hits.ownerCount; at++) found.set(hits.ownerAt(at), hits.endsOf(hits.ownerAt(at)) ?? []);
    return found;
  }

  /** True when a word of any owner stands in [from, to) of `text`, its edges included. Allocates nothing. */
  meets(text: string, from: number, to: number): boolean {
    let state = edge;
    let before = 0;
    for (let i = from; i < to; i++) {
      let code = text.charCodeAt(i);
      if (code > 127) code = 127;
      const cls = this.#classes[code] as number;
      if (cls !== blank || before !== blank) state = this.#step(state, cls);
      before = cls;
      if (state < this.#quiet) continue;
      const place = this.#placeOf(state);
      if (place >= 0 && ((this.#wakes[place] as number) > 0 || isClosedAt(text, i))) return true;
    }
    return false;
  }

  /** As `scan`, into hits that are empty and made for as many owners. */
  find(text: string, hits: WordHits): void {
    const { length } = text;
    const units = codeUnitsOf(text);
    const { counts } = hits;
    const classes = this.#classes;
    const next = this.#next;
    const dense = this.#dense;
    const quiet = this.#quiet;
    let state = edge;
    let before = 0;
    let blanks = 0;
    for (let i = 0; i < length; i++) {
      let code = units[i] as number;
      if (code > 127) code = 127;
      // Hidden behind the look-up of the state, which it does not wait for.
      (counts[code] as number)++;
      const cls = classes[code] as number;
      // Further white space changes nothing.
      if (cls !== blank || before !== blank) {
        state = state < dense ? (next[(state << classBits) + cls] as number) : this.#step(state, cls);
      } else blanks++;
      before = cls;
      if (state < quiet) continue;
      const place = this.#placeOf(state);
      if (place >= 0) this.#report(text, i, place, hits);
    }
    hits.blanks = blanks;
    if (this.#digits) hits.share(this.#digits.owner, this.#digits.sharers);
  }

  /** Whom a state wakes, that is not quiet: a place in `wakes`, below zero for nobody. */
  #placeOf(state: number): number {
    return state < this.#dense
      ? (this.#next[(state << classBits) + noClass] as number)
      : (this.#nodes[nodeSize * (state - this.#dense) + 2] as number);
  }

  /** The state behind one more character. */
  #step(from: number, cls: number): number {
    const nodes = this.#nodes;
    const dense = this.#dense;
    let state = from;
    while (state >= dense) {
      const at = nodeSize * (state - dense);
      let child = (nodes[at] as number) & childMask;
      while (child !== 0) {
        const word = nodes[nodeSize * child] as number;
        if (((word >> childBits) & classMask) === cls) return dense + child;
        child = word < 0 ? 0 : child + 1;
      }
      state = nodes[at + 1] as number;
    }
    return this.#next[(state << classBits) + cls] as number;
  }

  #report(text: string, at: number, place: number, hits: WordHits): void {
    const wakes = this.#wakes;
    const from = place + 2;
    const closing = from + (wakes[place] as number);
    const count = wakes[place + 1] as number;
    hits.add(wakes, from, count > 0 && isClosedAt(text, at) ? closing + count : closing, at);
  }
}

/** True when what stands at `at` is the last of its word. */
function isClosedAt(text: string, at: number): boolean {
  return at + 1 === text.length || !isWord(text.charCodeAt(at + 1));
}

function packed(numbers: ArrayLike<number>, most: number): Numbers {
  const room = roomForNumbers(most + 1, numbers.length);
  room.set(numbers);
  return room;
}

interface SharedDigits {
  readonly owner: number;
  readonly sharers: ReadonlySet<number>;
}

/**
 * Dozens of owners look for any digit, and a text may be nothing but digits: one who looks for nothing else is noted for
 * all of them.
 */
function sharedDigits(words: readonly (readonly (string | Literal)[])[]): SharedDigits | null {
  const all = words.flatMap((list, owner) => (new Set(list.filter(isDigit).map(wordOf)).size === 10 ? [owner] : []));
  const owner = all.find((each) => words[each]?.every(isDigit));
  return owner === undefined ? null : { owner, sharers: new Set(all.filter((each) => each !== owner)) };
}

function isDigit(written: string | Literal): boolean {
  const isFree = typeof written === 'string' || (!written.opens && !written.closes);
  return isFree && /^\d$/.test(wordOf(written));
}

function wordOf(written: string | Literal): string {
  return typeof written === 'string' ? written : written.word;
}
