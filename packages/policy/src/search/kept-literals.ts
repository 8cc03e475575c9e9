import { hash } from 'node:crypto';
import { asciiSource } from './regexp-tree.ts';
import { keyOf } from './required-literals.ts';
import type { Literal, RequiredSet, Requirement } from './requirement.ts';

/** One branch of an expression: where it stands in the source, and what it requires. */
export interface BranchLiterals {
  readonly start: number;
  readonly end: number;
  readonly required: Requirement;
}

/** What was derived from expressions, by their keys. */
export type DerivedLiterals = ReadonlyMap<string, readonly BranchLiterals[]>;

/** The same as JSON. Literals and sets are named by their places, for nearly all stand in several. */
export interface PackedLiterals {
  readonly literals: readonly string[];
  /** The rate, then the literals. */
  readonly sets: readonly (readonly number[])[];
  /** By the key of an expression, its branches: start, end, then the sets, each behind its gap. */
  readonly expressions: Readonly<Record<string, readonly (readonly number[])[]>>;
}

/** Names an expression by all that its derivation depends on besides the code. */
export function expressionKey(expression: RegExp, how: string): string {
  return hash('sha256', `${expression.flags} ${how} ${asciiSource(expression)}`, 'base64');
}

/** Derived literals as they are kept in a file: every word and every set of words once. */
export function packLiterals(derived: DerivedLiterals): PackedLiterals {
  const literals = new Numbered();
  const sets = new Numbered();
  const placeOfSet = ({ rate, literals: words }: RequiredSet) =>
    sets.placeOf(JSON.stringify([rate, ...words.map((literal) => literals.placeOf(keyOf(literal)))]));
  const expressions = Object.fromEntries(
    Array.from(derived, ([key, branches]) => [
      key,
      branches.map(({ start, end, required }) => {
        return [start, end, ...required.sets.flatMap((set, at) => [required.gaps[at - 1] ?? 0, placeOfSet(set)])];
      }),
    ]),
  );
  return { literals: literals.keys, sets: sets.keys.map((set) => JSON.parse(set) as number[]), expressions };
}

/** The same, of each set only how often its words occur: all that is needed once an index of the words was built. */
export function withoutWords({ sets, expressions }: PackedLiterals): PackedLiterals {
  return { literals: [], sets: sets.map((set) => set.slice(0, 1)), expressions };
}

/** @throws TypeError or RangeError for what was not packed, or is not whole */
export function unpackLiterals(packed: PackedLiterals): DerivedLiterals {
  const literals = packed.literals.map(literalOfKey);
  const sets = packed.sets.map(([rate = 0, ...places]): RequiredSet => {
    return { rate, literals: places.map((place) => there(literals[place])) };
  });
  return new Map(
    Object.entries(packed.expressions).map(([key, branches]): [string, BranchLiterals[]] => [
      key,
      branches.map(([start, end, ...rest]) => {
        const places = rest.filter((_, at) => at % 2 === 1);
        const gaps = rest.filter((_, at) => at % 2 === 0).slice(1);
        return {
          start: there(start),
          end: there(end),
          required: { sets: places.map((place) => there(sets[place])), gaps },
        };
      }),
    ]),
  );
}

/** Numbers keys in the order they first come. */
class Numbered {
  readonly #places = new Map<string, number>();

  placeOf(key: string): number {
    const place = this.#places.get(key) ?? this.#places.size;
    this.#places.set(key, place);
    return place;
  }

  get keys(): readonly string[] {
    return [...this.#places.keys()];
  }
}

function literalOfKey(key: string): Literal {
  return { word: key.slice(2), opens: key[0] === '^', closes: key[1] === '$' };
}

function there<T>(value: T | undefined): T {
  if (value === undefined) throw new RangeError('What was kept is not whole');
  return value;
}
