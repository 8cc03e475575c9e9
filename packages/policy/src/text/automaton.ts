import { codeUnitsOf } from './code-units.ts';
import type { Literal } from './requirement.ts';
import { blank, classBits, edge, isAnywhere, isWord, type States, trieOf } from './trie.ts';
import { WordHits } from './word-hits.ts';

const classCount = 1 << classBits;
/** Of a label: the class that leads to the state, and a bit beyond it for one that wakes somebody. */
const classMask = classCount - 1;
const wakesSome = classCount;

/** What an automaton is made of. Plain data, to be kept. */
export interface AutomatonParts {
  readonly owners: number;
  /** By character code below 128, its class. */
  readonly classes: Uint8Array;
  /** Of the states below `dense`, by state and class: the next state. */
  readonly next: States;
  readonly dense: number;
  /** By state from `dense` on: its first child; the children of a state follow one another up to those of the next. */
  readonly children: States;
  /** By state: the class that leads to it, with `wakesSome` where it wakes somebody. */
  readonly labels: Uint8Array;
  readonly failure: States;
  /** By state that wakes somebody: its place in `wakes`. */
  readonly waking: Int32Array;
  /** How many owners a state wakes anywhere, how many where its word closes at a word's edge, then those and these. */
  readonly wakes: Int32Array;
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
  readonly #next: States;
  readonly #dense: number;
  readonly #children: States;
  readonly #labels: Uint8Array;
  readonly #failure: States;
  readonly #waking: Int32Array;
  readonly #wakes: Int32Array;
  readonly #digits: SharedDigits | null;

  /** Takes the parts of one that was built before: see `of`. */
  constructor(parts: AutomatonParts) {
    this.#parts = parts;
    this.#classes = parts.classes;
    this.#next = parts.next;
    this.#dense = parts.dense;
    this.#children = parts.children;
    this.#labels = parts.labels;
    this.#failure = parts.failure;
    this.#waking = parts.waking;
    this.#wakes = parts.wakes;
    this.#digits = parts.digits;
  }

  /**
   * Builds the states. `words[i]` are the words of owner `i`, lower-case ASCII with at most 62 distinct characters; `sample`
   * is what most texts are like, which changes how long a pass takes and not what it finds. Throws for a word that is not.
   */
  static of(words: readonly (readonly (string | Literal)[])[], sample: readonly string[] = []): Automaton {
    const digits = sharedDigits(words);
    const { classes, states, labels, next, dense, children, failure, ...trie } = trieOf(
      words.map((list, owner) => (digits?.sharers.has(owner) ? list.filter((word) => !isDigit(word)) : list)),
      sample,
    );
    const waking = new Int32Array(states);
    const wakes: number[] = [];
    const places = new Map<readonly number[], number>();
    for (let state = 0; state < states; state++) {
      const list = trie.wakes[state];
      if (!list) continue;
      labels[state] = (labels[state] as number) | wakesSome;
      const place = places.get(list) ?? wakes.length;
      waking[state] = place;
      if (place < wakes.length) continue;
      places.set(list, place);
      const anywhere = list.filter(isAnywhere);
      const closing = list.filter((wake) => !isAnywhere(wake));
      wakes.push(anywhere.length, closing.length, ...[...anywhere, ...closing].map((wake) => wake >> 1));
    }
    return new Automaton({
      owners: words.length,
      classes,
      next,
      dense,
      children,
      labels,
      failure,
      waking,
      wakes: Int32Array.from(wakes),
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
      if ((this.#labels[state] as number) >= wakesSome && this.#wakesAny(text, i, this.#waking[state] as number))
        return true;
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
    const labels = this.#labels;
    const dense = this.#dense;
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
      if ((labels[state] as number) >= wakesSome) this.#report(text, i, this.#waking[state] as number, hits);
    }
    hits.blanks = blanks;
    if (this.#digits) hits.share(this.#digits.owner, this.#digits.sharers);
  }

  /** The state behind one more character. */
  #step(from: number, cls: number): number {
    const labels = this.#labels;
    const children = this.#children;
    let state = from;
    while (state >= this.#dense) {
      const to = children[state + 1] as number;
      for (let child = children[state] as number; child < to; child++)
        if (((labels[child] as number) & classMask) === cls) return child;
      state = this.#failure[state] as number;
    }
    return this.#next[(state << classBits) + cls] as number;
  }

  #wakesAny(text: string, at: number, place: number): boolean {
    return (this.#wakes[place] as number) > 0 || isClosedAt(text, at);
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
