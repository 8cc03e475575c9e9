import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { keyOf, type Literal, type RequiredSet } from './required-literals.ts';

/** One branch of an expression: where it stands in the source, and what it requires. */
export interface BranchLiterals {
  readonly start: number;
  readonly end: number;
  readonly required: readonly RequiredSet[];
}

/** What was derived from expressions before, so that a process that starts need not derive it again. */
export interface KeptLiterals {
  /** The branches of the expression of that key; undefined when it was not there to be derived from. */
  branchesOf(key: string): readonly BranchLiterals[] | undefined;
}

/** The code that decides what is derived: what was kept of other code is of no use. */
const derivingCode = ['anchored.ts', 'regexp-tree.ts', 'required-literals.ts', 'word-rates.ts'];
const keptFile = path.join(import.meta.dirname, '..', 'generated', 'literals.json');

/** As it lies in the file. Literals and sets are named by their places, for nearly all stand in several. */
interface KeptFile {
  readonly derivedBy: string;
  readonly literals: readonly string[];
  /** The rate, then the literals. */
  readonly sets: readonly (readonly number[])[];
  /** By the key of an expression, its branches: start, end, then the sets. */
  readonly expressions: Readonly<Record<string, readonly (readonly number[])[]>>;
}

/** Names an expression by all that its derivation depends on besides the code. */
export function expressionKey(expression: RegExp, how: string): string {
  return createHash('sha256').update(`${expression.flags} ${how} ${expression.source}`).digest('base64');
}

/** A mark of the code that derives. */
function derivingCodeHash(): string {
  const hash = createHash('sha256');
  for (const name of derivingCode) hash.update(readFileSync(path.join(import.meta.dirname, name)));
  return hash.digest('base64');
}

/**
 * Reads what was kept. Null when nothing was, when it cannot be read, or when it was derived by other code: then
 * everything is derived as if nothing had been kept.
 */
export function readKeptLiterals(file: string = keptFile, derivedBy?: string): KeptLiterals | null {
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as KeptFile;
    if (kept.derivedBy !== (derivedBy ?? derivingCodeHash())) return null;
    const literals = kept.literals.map(literalOfKey);
    const sets = kept.sets.map(([rate = 0, ...places]): RequiredSet => {
      return { rate, literals: places.map((place) => there(literals[place])) };
    });
    const expressions = new Map(
      Object.entries(kept.expressions).map(([key, branches]): [string, BranchLiterals[]] => [
        key,
        branches.map(([start, end, ...places]) => {
          return { start: there(start), end: there(end), required: places.map((place) => there(sets[place])) };
        }),
      ]),
    );
    return { branchesOf: (key) => expressions.get(key) };
  } catch {
    return null;
  }
}

/** Keeps the branches of expressions by their keys. @throws Error when the file cannot be written */
export function keepLiterals(
  expressions: ReadonlyMap<string, readonly BranchLiterals[]>,
  file: string = keptFile,
  derivedBy: string = derivingCodeHash(),
): void {
  const literals = new Numbered();
  const sets = new Numbered();
  const placeOfSet = ({ rate, literals: words }: RequiredSet) =>
    sets.placeOf(JSON.stringify([rate, ...words.map((literal) => literals.placeOf(keyOf(literal)))]));
  const branches = Object.fromEntries(
    Array.from(expressions, ([key, parts]) => [
      key,
      parts.map(({ start, end, required }) => [start, end, ...required.map(placeOfSet)]),
    ]),
  );
  const kept: KeptFile = {
    derivedBy,
    literals: literals.keys,
    sets: sets.keys.map((set) => JSON.parse(set) as number[]),
    expressions: branches,
  };
  mkdirSync(path.dirname(file), { recursive: true });
  // Whole or not at all: another process may be reading it.
  const half = `${file}.${process.pid}`;
  writeFileSync(half, JSON.stringify(kept));
  renameSync(half, file);
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

/** @throws RangeError for a place that names nothing: the file is broken */
function there<T>(value: T | undefined): T {
  if (value === undefined) throw new RangeError('What was kept is not whole');
  return value;
}
