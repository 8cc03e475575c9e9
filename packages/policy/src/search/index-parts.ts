import { branchesWithWords, declarationMark, type Piece } from './anchored.ts';
import { Automaton, type AutomatonParts } from './automaton.ts';
import { keyOf } from './required-literals.ts';
import { type Literal, type RequiredSet, rarestOf } from './requirement.ts';

/** What the index has to know of a rule. */
export interface IndexedRule {
  readonly literals?: readonly string[] | undefined;
  /**
   * Pieces of expressions: it may find something where all pieces of one of these lists may match. Undefined: anywhere.
   */
  readonly wakers?: readonly (readonly Piece[])[] | undefined;
  /** Sentences by which the index learns what texts are like. */
  readonly examples?: readonly string[];
  readonly counterExamples?: readonly string[];
}

/**
 * So many numbers are kept of each piece: the owner of the rarest set it requires, those of all its sets in their order, -1
 * where there is none, and the gaps between them.
 */
export const partCount = 6;
/** So many numbers again where all pieces of an owner stand side by side: every text reads those of hundreds of owners. */
export const pieceSize = 3;

/** What the index knows of the words of rules, shared by all texts it scans. Plain data, to be kept. */
export interface IndexTables {
  readonly ownerCount: number;
  /** The expressions that were anchored when the index was built: how many, and a mark of them. */
  readonly expressionCount: number;
  readonly expressions: string;
  /** By the number of a rule: the owner of its literals, -1 where it has none. */
  readonly ownLists: Int32Array;
  /** By the id of a piece, `partCount` numbers each. */
  readonly parts: Int32Array;
  /** By owner, where the pieces begin of which its words are the rarest set; one more for the end. */
  readonly piecesFrom: Int32Array;
  /** `pieceSize` numbers each: its id, and the owners of the other sets, -1 where there is none. */
  readonly pieces: Int32Array;
  /** A bit for each piece that requires more than one set. */
  readonly paired: Int32Array;
  /** A bit for each piece that may match in any text, since nothing it requires is known. */
  readonly unheard: Int32Array;
  /** By the number of a rule: one where it is awake in every text. */
  readonly sleepless: Uint8Array;
  /** By owner, where the wakers begin of which its words are the rarest; one more for the end. */
  readonly wakersFrom: Int32Array;
  /** By waker: the number of its rule, and where the pieces it needs begin; one more for the end. */
  readonly wakes: Int32Array;
  readonly needsFrom: Int32Array;
  readonly needs: Int32Array;
}

/** An index as it is kept for processes that start later. */
export interface IndexParts {
  readonly tables: IndexTables;
  readonly automaton: AutomatonParts;
}

/** Reads the words of rules and of every expression anchored so far into an index. */
export function buildParts(rules: readonly IndexedRule[]): IndexParts {
  const expressions = branchesWithWords();
  const owners: Parameters<typeof Automaton.of>[0][number][] = [];
  const known = new Map<string, number>();
  const ownLists = rules.map(({ literals, wakers = [] }) => {
    if (!literals) return -1;
    // Rules that wait for the same words are one to whoever looks for them.
    const key = JSON.stringify([literals, wakers.map((pieces) => pieces.map(({ id }) => id))]);
    const owner = known.get(key) ?? owners.push([...literals, ...wakers.flatMap(wordsOfWaker)]) - 1;
    known.set(key, owner);
    return owner;
  });
  const setKey = ({ literals }: RequiredSet) => literals.map(keyOf).join('\n');
  const pieces = expressions.flatMap((expression) => expression.pieces);
  // Those that nearly every text meets stand side by side in all tables.
  for (const set of pieces.flatMap(({ required }) => required.sets).sort((a, b) => b.rate - a.rate)) {
    const key = setKey(set);
    if (!known.has(key)) known.set(key, owners.push(set.literals) - 1);
  }
  const ownerOf = (set: RequiredSet | undefined) => (set ? (known.get(setKey(set)) ?? -1) : -1);
  const parts = Int32Array.from(
    pieces.flatMap(({ required: { sets, gaps } }) => [
      ownerOf(rarestOf(sets)),
      ownerOf(sets[0]),
      ownerOf(sets[1]),
      ownerOf(sets[2]),
      gaps[0] ?? 0,
      gaps[1] ?? 0,
    ]),
  );
  const { parts: automaton } = Automaton.of(
    owners,
    rules.flatMap(({ examples = [], counterExamples = [] }) => [...examples, ...counterExamples]),
  );
  return {
    tables: {
      parts,
      ...pieceTables(parts, owners.length),
      ...wakeTables(rules, owners.length, ({ id }) => parts[partCount * id] ?? -1),
      expressionCount: expressions.length,
      expressions: declarationMark(),
      ownLists: Int32Array.from(ownLists),
      ownerCount: owners.length,
    },
    automaton,
  };
}

/** Pieces by the owner of their rarest words, so that a text asks only those that some word of its own speaks for. */
function pieceTables(parts: Int32Array, owners: number) {
  const count = parts.length / partCount;
  const unheard = new Int32Array((count + 31) >>> 5);
  const paired = new Int32Array(unheard.length);
  const byOwner: number[][] = Array.from({ length: owners }, () => []);
  for (let piece = 0; piece < count; piece++) {
    const at = partCount * piece;
    const owner = parts[at] as number;
    const [other = -1, third = -1] = parts.subarray(at + 1, at + 4).filter((set) => set >= 0 && set !== owner);
    if (owner < 0) setBit(unheard, piece);
    else byOwner[owner]?.push(piece, other, third);
    if ((parts[at + 2] as number) >= 0) setBit(paired, piece);
  }
  const piecesFrom = [0];
  const pieces: number[] = [];
  for (const own of byOwner) {
    pieces.push(...own);
    piecesFrom.push(pieces.length);
  }
  return { piecesFrom: Int32Array.from(piecesFrom), pieces: Int32Array.from(pieces), unheard, paired };
}

function setBit(bits: Int32Array, at: number): void {
  bits[at >>> 5] = (bits[at >>> 5] as number) | (1 << (at & 31));
}

/** Literals one of which stands wherever all of some pieces match: those of the rarest set. */
export function wordsOfWaker(pieces: readonly Piece[]): readonly Literal[] {
  branchesWithWords();
  return heardBy(pieces).words;
}

/**
 * The piece by which a waker is heard, the one whose rarest set occurs least, and the words of that set.
 * @throws Error where there is none, so that nobody would hear a match
 */
function heardBy(pieces: readonly Piece[]): { piece: Piece; words: readonly Literal[] } {
  let heard: { piece: Piece; set: RequiredSet } | undefined;
  for (const piece of pieces) {
    const set = rarestOf(piece.required.sets);
    if (set && (!heard || set.rate < heard.set.rate)) heard = { piece, set };
  }
  if (heard?.set.literals.length) return { piece: heard.piece, words: heard.set.literals };
  throw new Error(`Nothing it needs is a word: ${pieces.map(({ expression }) => expression.source).join(' and ')}`);
}

/** Wakers by the owner of the words by which they are heard. */
function wakeTables(rules: readonly IndexedRule[], owners: number, ownerOf: (piece: Piece) => number) {
  const sleepless = new Uint8Array(rules.length);
  const byOwner: { rule: number; pieces: readonly number[] }[][] = Array.from({ length: owners }, () => []);
  rules.forEach(({ wakers }, rule) => {
    if (!wakers) sleepless[rule] = 1;
    for (const pieces of wakers ?? []) {
      byOwner[ownerOf(heardBy(pieces).piece)]?.push({ rule, pieces: pieces.map(({ id }) => id) });
    }
  });
  const wakersFrom = [0];
  const wakes: number[] = [];
  const needsFrom = [0];
  const needs: number[] = [];
  for (const wakers of byOwner) {
    for (const { rule, pieces } of wakers) {
      wakes.push(rule);
      needs.push(...pieces);
      needsFrom.push(needs.length);
    }
    wakersFrom.push(wakes.length);
  }
  return {
    sleepless,
    wakersFrom: Int32Array.from(wakersFrom),
    wakes: Int32Array.from(wakes),
    needsFrom: Int32Array.from(needsFrom),
    needs: Int32Array.from(needs),
  };
}
