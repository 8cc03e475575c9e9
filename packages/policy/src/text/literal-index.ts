import { anchoredExpressions, anchoredPieces, type Branches, branchesOf, type Piece } from './anchored.ts';
import { Automaton, type FoundWords } from './automaton.ts';

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
    const sets = anchoredPieces.map(({ required }) =>
      required.map((set) => {
        const key = JSON.stringify(set.literals);
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
    anchoredExpressions.forEach((expression, id) => {
      for (const piece of branchesOf(expression)?.pieces ?? []) expressionOf[piece.id] = id;
    });
    this.#tables = {
      ownerCount: owners.length,
      expressionCount: anchoredExpressions.length,
      lists,
      sets,
      woken,
      always,
      expressionOf,
    };
    this.#automaton = new Automaton(owners);
  }

  scan(text: string): TextHits {
    return new TextHits(this.#automaton.find(text), this.#tables);
  }
}

const none: readonly Piece[] = [];

/** What one pass found. Positions are ascending; each is where a literal ends. */
export class TextHits {
  readonly #tables: IndexTables;
  readonly #positions: FoundWords['positions'];
  /** By owner: one more than its place in `#positions`; zero when none of its literals occurs. */
  readonly #slots: Uint16Array;
  /** By the id of an expression, its pieces of which all required sets occur, in order. */
  readonly #live = new Map<number, Piece[]>();

  constructor({ owners, positions }: FoundWords, tables: IndexTables) {
    this.#tables = tables;
    this.#positions = positions;
    const slots = new Uint16Array(tables.ownerCount);
    this.#slots = slots;
    for (let at = 0; at < owners.length; at++) slots[owners[at] as number] = at + 1;
    for (const piece of tables.always) this.#enliven(piece);
    for (const owner of owners) {
      for (const piece of tables.woken[owner] ?? none) {
        const sets = tables.sets[piece.id];
        if (sets && (sets.length < 2 || sets.every((set) => slots[set] !== 0))) this.#enliven(piece);
      }
    }
  }

  #enliven(piece: Piece): void {
    const id = this.#tables.expressionOf[piece.id] as number;
    const others = this.#live.get(id);
    if (!others) {
      this.#live.set(id, [piece]);
      return;
    }
    let at = others.length;
    while (at > 0 && (others[at - 1] as Piece).id > piece.id) at--;
    others.splice(at, 0, piece);
  }

  /** Where literals of a list stand; undefined when none does. Throws for a list the index was not built with. */
  ofList(list: readonly string[]): readonly number[] | undefined {
    const owner = this.#tables.lists.get(list);
    if (owner === undefined) throw new Error('This list of literals is not in the index');
    return this.#of(owner);
  }

  /** Where the rarest set a piece requires stands; undefined when it is not known. */
  ofPiece(piece: number): readonly number[] | undefined {
    const set = this.#tables.sets[piece]?.[0];
    return set === undefined ? undefined : this.#of(set);
  }

  /** The branches of an expression that may match somewhere in the text, in their order. */
  liveOf({ id, pieces }: Branches): readonly Piece[] {
    return id < this.#tables.expressionCount ? (this.#live.get(id) ?? none) : pieces;
  }

  /** True when a piece may match in [start, end): something of each set it requires stands there. */
  mayMatch(piece: number, start: number, end: number): boolean {
    const sets = this.#tables.sets[piece];
    if (!sets) return true;
    for (let at = 0; at < sets.length; at++) {
      const positions = this.#of(sets[at] as number);
      if (!positions || !hasBetween(positions, start, end)) return false;
    }
    return true;
  }

  #of(owner: number): readonly number[] | undefined {
    return this.#positions[(this.#slots[owner] as number) - 1];
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
