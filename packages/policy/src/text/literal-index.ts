import { anchoredPieces } from './anchored.ts';
import { Automaton } from './automaton.ts';

/**
 * Where the literals of rules and of their expressions stand in a text: one pass for all of them.
 */
export class LiteralIndex {
  readonly #automaton: Automaton;
  readonly #lists = new Map<readonly string[], number>();
  /** Owner numbers of the sets a piece requires, by the piece's id. */
  readonly #sets: (readonly number[])[];

  /** Takes the literals of rules, and every expression anchored so far. */
  constructor(lists: Iterable<readonly string[]>) {
    const owners: ConstructorParameters<typeof Automaton>[0][number][] = [];
    for (const list of lists) {
      if (this.#lists.has(list)) continue;
      this.#lists.set(list, owners.length);
      owners.push(list);
    }
    const known = new Map<string, number>();
    this.#sets = anchoredPieces.map(({ required }) =>
      required.map(({ literals }) => {
        const key = JSON.stringify(literals);
        const owner = known.get(key) ?? owners.push(literals) - 1;
        known.set(key, owner);
        return owner;
      }),
    );
    this.#automaton = new Automaton(owners);
  }

  scan(text: string): TextHits {
    return new TextHits(this.#automaton.scan(text), this.#lists, this.#sets);
  }
}

/** What one pass found. Positions are ascending; each is where a literal ends. */
export class TextHits {
  readonly #positions: ReadonlyMap<number, readonly number[]>;
  readonly #lists: ReadonlyMap<readonly string[], number>;
  readonly #sets: readonly (readonly number[])[];

  constructor(
    positions: ReadonlyMap<number, readonly number[]>,
    lists: ReadonlyMap<readonly string[], number>,
    sets: readonly (readonly number[])[],
  ) {
    this.#positions = positions;
    this.#lists = lists;
    this.#sets = sets;
  }

  /** Where literals of a list stand; undefined when none does. Throws for a list the index was not built with. */
  ofList(list: readonly string[]): readonly number[] | undefined {
    const owner = this.#lists.get(list);
    if (owner === undefined) throw new Error('This list of literals is not in the index');
    return this.#positions.get(owner);
  }

  /** Where the rarest set a piece requires stands; undefined when it is not known. */
  ofPiece(piece: number): readonly number[] | undefined {
    const set = this.#sets[piece]?.[0];
    return set === undefined ? undefined : this.#positions.get(set);
  }

  /** True when a piece may match in [start, end): something of each set it requires stands there. */
  mayMatch(piece: number, start: number, end: number): boolean {
    const sets = this.#sets[piece];
    if (!sets) return true;
    for (const set of sets) {
      const positions = this.#positions.get(set);
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
