import { anchoredBranches, type Branches, type Piece } from './anchored.ts';
import { Automaton } from './automaton.ts';
import { keyOf } from './required-literals.ts';
import { WordHits } from './word-hits.ts';

/** Texts whose memory is kept for the next ones. */
const mostSpare = 8;

/** What the index knows of a policy's words, shared by all texts it scans. */
interface IndexTables {
  readonly ownerCount: number;
  /** How many expressions were anchored when the index was built. */
  readonly expressionCount: number;
  readonly lists: ReadonlyMap<readonly string[], number>;
  /** Owner numbers of the sets a piece requires, by the piece's id. */
  readonly sets: readonly (readonly number[])[];
  /** By owner, the pieces whose rarest set it is. */
  readonly woken: readonly (readonly Piece[] | undefined)[];
  /** Pieces that require nothing. */
  readonly always: readonly Piece[];
  /** By the id of a piece, the id of its expression. */
  readonly expressionOf: Int32Array;
}

/**
 * Where the literals of rules and of their expressions stand in a text: one pass for all of them.
 */
export class LiteralIndex {
  readonly #automaton: Automaton;
  readonly #tables: IndexTables;
  readonly #spare: TextHits[] = [];

  /** Takes the literals of rules, and every expression anchored so far. */
  constructor(literals: Iterable<readonly string[]>) {
    const owners: ConstructorParameters<typeof Automaton>[0][number][] = [];
    const lists = new Map<readonly string[], number>();
    for (const list of literals) {
      if (lists.has(list)) continue;
      lists.set(list, owners.length);
      owners.push(list);
    }
    const known = new Map<string, number>();
    const expressions = anchoredBranches();
    const anchoredPieces = expressions.flatMap(({ pieces }) => pieces);
    const sets = anchoredPieces.map(({ required }) =>
      required.map((set) => {
        const key = set.literals.map(keyOf).join('\n');
        const owner = known.get(key) ?? owners.push(set.literals) - 1;
        known.set(key, owner);
        return owner;
      }),
    );
    const woken: (Piece[] | undefined)[] = new Array<Piece[] | undefined>(owners.length).fill(undefined);
    const always: Piece[] = [];
    for (const piece of anchoredPieces) {
      const rarest = sets[piece.id]?.[0];
      if (rarest === undefined) always.push(piece);
      else {
        const others = woken[rarest];
        if (others) others.push(piece);
        else woken[rarest] = [piece];
      }
    }
    const expressionOf = new Int32Array(anchoredPieces.length);
    for (const { id, pieces } of expressions) for (const piece of pieces) expressionOf[piece.id] = id;
    this.#tables = {
      ownerCount: owners.length,
      expressionCount: expressions.length,
      lists,
      sets,
      woken,
      always,
      expressionOf,
    };
    this.#automaton = new Automaton(owners);
  }

  /** One pass over a text. Give its answer to `release` when nobody reads it any more. */
  scan(text: string): TextHits {
    const hits = this.#spare.pop() ?? new TextHits(this.#tables);
    this.#automaton.find(text, hits.words);
    hits.wake();
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
  /** By the id of an expression, its pieces of which all required sets occur, in order. */
  readonly #live: (Piece[] | undefined)[];
  /** Ids of the expressions with such pieces. */
  readonly #lively: number[] = [];

  constructor(tables: IndexTables) {
    this.words = new WordHits(tables.ownerCount);
    this.#tables = tables;
    this.#live = new Array<Piece[] | undefined>(tables.expressionCount).fill(undefined);
  }

  /** Works out which pieces the words that were found wake. */
  wake(): void {
    const { words } = this;
    const { always, woken, sets } = this.#tables;
    for (let at = 0; at < always.length; at++) this.#enliven(always[at] as Piece);
    for (let at = 0; at < words.ownerCount; at++) {
      const pieces = woken[words.ownerAt(at)];
      if (!pieces) continue;
      for (let p = 0; p < pieces.length; p++) {
        const piece = pieces[p] as Piece;
        const required = sets[piece.id] as readonly number[];
        let isLive = true;
        for (let s = 1; s < required.length && isLive; s++) isLive = words.has(required[s] as number);
        if (isLive) this.#enliven(piece);
      }
    }
  }

  clear(): void {
    this.words.clear();
    for (const id of this.#lively) this.#live[id] = undefined;
    this.#lively.length = 0;
  }

  #enliven(piece: Piece): void {
    const id = this.#tables.expressionOf[piece.id] as number;
    const others = this.#live[id];
    if (!others) {
      this.#live[id] = [piece];
      this.#lively.push(id);
      return;
    }
    let at = others.push(piece) - 1;
    for (; at > 0 && (others[at - 1] as Piece).id > piece.id; at--) others[at] = others[at - 1] as Piece;
    others[at] = piece;
  }

  /** True when a literal of a list occurs. Throws for a list the index was not built with. */
  hasOf(list: readonly string[]): boolean {
    return this.words.has(this.#ownerOf(list));
  }

  /** Where literals of a list stand; undefined when none does. Throws for a list the index was not built with. */
  ofList(list: readonly string[]): readonly number[] | undefined {
    return this.words.endsOf(this.#ownerOf(list));
  }

  #ownerOf(list: readonly string[]): number {
    const owner = this.#tables.lists.get(list);
    if (owner === undefined) throw new Error('This list of literals is not in the index');
    return owner;
  }

  /** Where the rarest set a piece requires stands; undefined when it is not known. */
  ofPiece(piece: number): readonly number[] | undefined {
    const set = this.#tables.sets[piece]?.[0];
    return set === undefined ? undefined : this.words.endsOf(set);
  }

  /** The branches of an expression that may match somewhere in the text, in their order. */
  liveOf({ id, pieces }: Branches): readonly Piece[] {
    return id < this.#tables.expressionCount ? (this.#live[id] ?? none) : pieces;
  }

  /** True when a piece may match in [start, end): something of each set it requires stands there. */
  mayMatch(piece: number, start: number, end: number): boolean {
    const sets = this.#tables.sets[piece];
    if (!sets) return true;
    for (let at = 0; at < sets.length; at++) {
      const positions = this.words.endsOf(sets[at] as number);
      if (!positions || !hasBetween(positions, start, end)) return false;
    }
    return true;
  }
}

/** True when one of some ascending numbers lies in [start, end). */
function hasBetween(numbers: readonly number[], start: number, end: number): boolean {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? 0) < start) low = middle + 1;
    else high = middle;
  }
  return low < numbers.length && (numbers[low] ?? 0) < end;
}
