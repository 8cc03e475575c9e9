import { isWatched } from '../text/let-go.ts';
import { boundsAround } from '../text/sentences.ts';
import { type Branches, declarationMark, type Piece } from './anchored.ts';
import { Automaton } from './automaton.ts';
import {
  buildParts,
  type IndexedRule,
  type IndexParts,
  type IndexTables,
  partCount,
  pieceSize,
} from './index-parts.ts';
import { WordHits } from './word-hits.ts';

/** Texts whose memory is kept for the next ones. */
const mostSpare = 8;

/**
 * Where the literals of rules and of their expressions stand in a text: one pass for all of them.
 */
export class LiteralIndex {
  readonly #automaton: Automaton;
  readonly #tables: IndexTables;
  /** The owner of each list of literals. */
  readonly #lists = new Map<readonly string[], number>();
  readonly #spare: TextHits[] = [];

  /**
   * Takes rules, by whose place they are asked for, and what was built of them and of every expression anchored so far.
   * @throws RangeError for the parts of another index
   */
  constructor(rules: readonly IndexedRule[], { tables, automaton }: IndexParts = buildParts(rules)) {
    const isOurs = tables.ownLists.length === rules.length && tables.expressions === declarationMark();
    if (!isOurs) throw new RangeError('An index of other rules');
    rules.forEach(({ literals }, rule) => {
      if (literals) this.#lists.set(literals, tables.ownLists[rule] as number);
    });
    this.#tables = tables;
    this.#automaton = new Automaton(automaton);
  }

  /** What it is made of, to be kept. */
  get parts(): IndexParts {
    return { tables: this.#tables, automaton: this.#automaton.parts };
  }

  /** One pass over a text. Give its answer to `release` when nobody reads it any more. */
  scan(text: string): TextHits {
    const hits = this.#spare.pop() ?? new TextHits(this.#tables, this.#lists);
    this.#automaton.find(text, hits.words);
    hits.wake(text);
    return hits;
  }

  /** Lets the next text use the memory of one that is done with. */
  release(hits: TextHits): void {
    hits.clear();
    if (this.#spare.length < mostSpare) this.#spare.push(hits);
  }
}

const none: readonly Piece[] = [];

/** What one pass found. Positions are ascending; each is where a literal ends. */
export class TextHits {
  readonly words: WordHits;
  readonly #tables: IndexTables;
  readonly #lists: ReadonlyMap<readonly string[], number>;
  /** By the id of an expression somebody asked for: its pieces all of whose required sets occur, in order. */
  readonly #live: (readonly Piece[] | undefined)[];
  /** Ids of these expressions. */
  readonly #asked: Int32Array;
  #askedCount = 0;
  /** By the number of a rule: one when the text may hold something it looks for. */
  readonly #awake: Uint8Array;
  /** A bit for each piece all of whose required sets occur. */
  readonly #complete: Int32Array;
  /** By the id of a piece, once it was asked whether its sets stand near each other: one where they do, else two. */
  readonly #near: Uint8Array;

  constructor(tables: IndexTables, lists: ReadonlyMap<readonly string[], number>) {
    this.words = new WordHits(tables.ownerCount);
    this.#tables = tables;
    this.#lists = lists;
    this.#live = new Array<readonly Piece[] | undefined>(tables.expressionCount).fill(undefined);
    this.#asked = new Int32Array(tables.expressionCount);
    this.#awake = new Uint8Array(tables.sleepless.length);
    this.#complete = new Int32Array(tables.unheard.length);
    this.#near = new Uint8Array(tables.parts.length / partCount);
  }

  /** Works out which rules the words that were found in a text wake. */
  wake(text: string): void {
    const { words } = this;
    this.#complete.set(this.#tables.unheard);
    for (let at = 0; at < words.ownerCount; at++) this.#completePieces(words.ownerAt(at));
    const awake = this.#awake;
    const { sleepless, wakersFrom, wakes, needsFrom, needs } = this.#tables;
    awake.set(sleepless);
    for (let at = 0; at < words.ownerCount; at++) {
      const owner = words.ownerAt(at);
      const end = wakersFrom[owner + 1] as number;
      for (let waker = wakersFrom[owner] as number; waker < end; waker++) {
        const rule = wakes[waker] as number;
        if (awake[rule] === 1) continue;
        const last = needsFrom[waker + 1] as number;
        let need = needsFrom[waker] as number;
        while (need < last && this.isLive(needs[need] as number)) need++;
        if (need === last && this.#shareSentence(waker, text)) awake[rule] = 1;
      }
    }
  }

  /** Notes the pieces of which the words of an owner are the rarest set and whose other sets occur as well. */
  #completePieces(owner: number): void {
    const { words } = this;
    const { piecesFrom, pieces } = this.#tables;
    const complete = this.#complete;
    const end = piecesFrom[owner + 1] as number;
    for (let at = piecesFrom[owner] as number; at < end; at += pieceSize) {
      const other = pieces[at + 1] as number;
      if (other >= 0 && !words.has(other)) continue;
      const third = pieces[at + 2] as number;
      if (third >= 0 && !words.has(third)) continue;
      const piece = pieces[at] as number;
      complete[piece >>> 5] = (complete[piece >>> 5] as number) | (1 << (piece & 31));
    }
  }

  /** True when something of each piece that a waker needs stands in one sentence. */
  #shareSentence(waker: number, text: string): boolean {
    const { needsFrom, needs } = this.#tables;
    const first = needsFrom[waker] as number;
    const last = needsFrom[waker + 1] as number;
    if (last - first === 1 || isWatched()) return true;
    const positions = this.ofPiece(needs[first] as number);
    if (!positions) return true;
    for (let at = 0; at < positions.length; at++) {
      const { start, end } = boundsAround(text, positions[at] as number);
      let need = first + 1;
      while (need < last && this.mayMatch(needs[need] as number, start, end + 1)) need++;
      if (need === last) return true;
      while (at + 1 < positions.length && (positions[at + 1] as number) < end) at++;
    }
    return false;
  }

  /** False when the text certainly holds nothing that the rule of this number looks for. */
  isAwake(rule: number): boolean {
    return this.#awake[rule] !== 0;
  }

  clear(): void {
    this.words.clear();
    this.#near.fill(0);
    for (let at = 0; at < this.#askedCount; at++) this.#live[this.#asked[at] as number] = undefined;
    this.#askedCount = 0;
  }

  /** Where literals of a list stand; undefined when none does. Throws for a list the index was not built with. */
  ofList(list: readonly string[]): readonly number[] | undefined {
    return this.words.endsOf(this.ownerOf(list));
  }

  /** The number of a list among the words; several lists may share one. Throws for a list the index was not built with. */
  ownerOf(list: readonly string[]): number {
    const owner = this.#lists.get(list);
    if (owner === undefined) throw new Error('This list of literals is not in the index');
    return owner;
  }

  /** Where the rarest set a piece requires stands; undefined when it is not known. */
  ofPiece(piece: number): readonly number[] | undefined {
    const set = this.#tables.parts[partCount * piece] ?? -1;
    return set < 0 ? undefined : this.words.endsOf(set);
  }

  /** The branches of an expression that may match somewhere in the text, in their order. */
  liveOf({ id, pieces }: Branches): readonly Piece[] {
    if (id >= this.#tables.expressionCount) return pieces;
    let live = this.#live[id];
    if (!live) {
      live = this.#liveAmong(pieces);
      this.#live[id] = live;
      this.#asked[this.#askedCount++] = id;
    }
    return live;
  }

  #liveAmong(pieces: readonly Piece[]): readonly Piece[] {
    let live: Piece[] | undefined;
    // The pieces of an expression are numbered one behind the other: those that lie idle are not even touched.
    const first = pieces[0]?.id ?? 0;
    const end = first + pieces.length;
    for (let id = this.nextLive(first, end); id >= 0; id = this.nextLive(id + 1, end)) {
      const piece = pieces[id - first] as Piece;
      if (live) live.push(piece);
      else live = [piece];
    }
    return live ?? none;
  }

  /** The first of the pieces from `from` on, up to `end`, that may match somewhere in the text; -1 for none. */
  nextLive(from: number, end: number): number {
    const complete = this.#complete;
    let at = from >>> 5;
    let bits = (complete[at] as number) & (-1 << (from & 31));
    for (;;) {
      while (bits === 0) {
        if (++at << 5 >= end) return -1;
        bits = complete[at] as number;
      }
      const id = (at << 5) + 31 - Math.clz32(bits & -bits);
      if (id >= end) return -1;
      if (this.#areNear(id)) return id;
      bits &= bits - 1;
    }
  }

  /** True when a piece may match somewhere in the text: each set it requires occurs, in order and near the others. */
  isLive(piece: number): boolean {
    return ((this.#complete[piece >>> 5] as number) & (1 << (piece & 31))) !== 0 && this.#areNear(piece);
  }

  #areNear(piece: number): boolean {
    // Most require one set.
    if (((this.#tables.paired[piece >>> 5] as number) & (1 << (piece & 31))) === 0) return true;
    // Whoever looks for what nearly matched wants to see it.
    if (isWatched()) return true;
    const known = this.#near[piece] as number;
    if (known !== 0) return known === 1;
    const { words } = this;
    const { parts } = this.#tables;
    const at = partCount * piece;
    // White space that a branch counts as one character may be longer, and signs outside ASCII may be white space.
    const spare = words.blanks + 2 * (words.counts[127] as number);
    const near = words.inOrder(
      parts[at + 1] as number,
      parts[at + 2] as number,
      (parts[at + 4] as number) + spare,
      parts[at + 3] as number,
      (parts[at + 5] as number) + spare,
    );
    this.#near[piece] = near ? 1 : 2;
    return near;
  }

  /** True when a piece may match in [start, end): something of each set it requires stands there. */
  mayMatch(piece: number, start: number, end: number): boolean {
    const { parts } = this.#tables;
    const at = partCount * piece;
    return (
      this.#standsIn(parts[at + 1], start, end) &&
      this.#standsIn(parts[at + 2], start, end) &&
      this.#standsIn(parts[at + 3], start, end)
    );
  }

  #standsIn(set = -1, start: number, end: number): boolean {
    return set < 0 || this.words.endsIn(set, start, end);
  }
}
