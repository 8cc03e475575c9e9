import { createHash } from 'node:crypto';
import {
  type BranchLiterals,
  type DerivedLiterals,
  expressionKey,
  type PackedLiterals,
  packLiterals,
} from './kept-literals.ts';
import { type LazyExpression, lazyExpression } from './lazy-expression.ts';
import { asciiSource, type KnownGroups, type ParsedRegExp, parseRegExp, type RegExpTree } from './regexp-tree.ts';
import { LiteralFinder, writtenSet } from './required-literals.ts';
import type { RequiredSet, Requirement } from './requirement.ts';

/** One branch of an expression, to be run by itself where its literals stand. */
export interface Piece {
  /** Position among the pieces of all anchored expressions. */
  readonly id: number;
  /** Compiled when it is first needed, and anew when it was not for long: not to be kept. */
  readonly expression: RegExp;
  /** What stands in every match; no sets when it may match anywhere. Without their words after `forgetWords`. */
  readonly required: Requirement;
}

/** The branches of one anchored expression, in its order. */
export interface Branches {
  /** Position of the expression among all anchored ones. */
  readonly id: number;
  readonly expression: RegExp;
  readonly pieces: readonly Piece[];
}

interface Declaration {
  readonly expression: RegExp;
  readonly literalsOf?: ((branch: number) => readonly string[]) | undefined;
  readonly isWhole: boolean;
}

const declared: Declaration[] = [];
const wholes = new Map<string, RegExp>();
const takenApart: Branches[] = [];
const branches = new Map<RegExp, Branches>();
let pieceCount = 0;

/**
 * Prepares a global expression for `matchesNear`: it is taken apart into its branches, and each branch is run only in
 * texts that hold the literals it requires. What it matches stays the same. Call it where the module is loaded: a
 * declaration made once a policy was compiled has no effect. `literalsOf` names the literals of a branch, written as those
 * of a rule, where the expression does not show them: letters in disguise. Returns the expression itself.
 */
export function anchored(expression: RegExp, literalsOf?: (branch: number) => readonly string[]): RegExp {
  return declare({ expression, literalsOf, isWhole: false });
}

/** Prepares an expression as one piece. Returns the one by which its piece is known: of a source declared before, the first. */
export function anchoredWhole(expression: RegExp): RegExp {
  const known = wholes.get(expression.source);
  if (known?.flags === expression.flags) return known;
  wholes.set(expression.source, expression);
  return declare({ expression, isWhole: true });
}

function declare(declaration: Declaration): RegExp {
  const { flags } = declaration.expression;
  if (!flags.includes('g') || /[uvy]/.test(flags))
    throw new Error(`Only plain global expressions are anchored: ${flags}`);
  declared.push(declaration);
  return declaration.expression;
}

/**
 * Every anchored expression with its branches, in order of declaration. They are taken apart when this is first asked, in
 * some hundred milliseconds unless that was kept: a process that judges no text does without. Their words may be missing:
 * see `branchesWithWords`.
 */
export function anchoredBranches(): readonly Branches[] {
  if (takenApart.length === declared.length) return takenApart;
  const branchesOfKey = keptBranches();
  const derive = derivation();
  for (let id = takenApart.length; id < declared.length; id++) {
    const declaration = declared[id] as Declaration;
    const parts = branchesOfKey.get(keyOf(declaration)) ?? derive(declaration);
    const taken = { id, expression: declaration.expression, pieces: piecesOf(declaration, parts) };
    takenApart.push(taken);
    branches.set(taken.expression, taken);
  }
  return takenApart;
}

let isForgotten = false;

/**
 * Lets go of the words that branches require, some five megabytes: once an index is built hardly anybody reads them.
 */
export function forgetWords(): void {
  for (const { pieces } of takenApart) for (const piece of pieces) (piece as LazyPiece).forget();
  known = nothingKept;
  isForgotten = true;
}

/** As `anchoredBranches`, with the words they require: for who builds an index, or looks for what nearly matched. */
export function branchesWithWords(): readonly Branches[] {
  anchoredBranches();
  if (isForgotten) recallWords();
  return takenApart;
}

function recallWords(): void {
  const words = kept.words() ?? nothingKept;
  const derive = derivation();
  takenApart.forEach(({ pieces }, id) => {
    const declaration = declared[id] as Declaration;
    const parts = words.get(keyOf(declaration)) ?? derive(declaration);
    pieces.forEach((piece, at) => {
      (piece as LazyPiece).required = wordsFor(declaration, parts[at]?.required ?? nothingRequired, at);
    });
  });
  isForgotten = false;
}

/** Derives the branches of every expression declared so far anew, for processes that start later. */
export function deriveLiterals(): PackedLiterals {
  const derive = derivation();
  return packLiterals(new Map(declared.map((declaration) => [keyOf(declaration), derive(declaration)])));
}

/** Where a process finds what was derived before. What it says of an expression must come from this code. */
export interface KeptLiterals {
  /** The branches without their words, where an index of those words was kept; asked once. */
  branches(): DerivedLiterals | null;
  /** The branches with their words; see `derivingModules`. */
  words(): DerivedLiterals | null;
}

/** Names where this process finds what was derived before, so that it need not do so again. */
export function useKeptLiterals(literals: KeptLiterals): void {
  isUnread = true;
  kept = literals;
}

/** The modules that decide what is derived; what was kept of other versions of them is of no use. */
export const derivingModules = [
  'anchored.ts',
  'regexp-tree.ts',
  'required-literals.ts',
  'requirement.ts',
  'word-rates.ts',
].map((name) => new URL(name, import.meta.url));

const nothingKept: DerivedLiterals = new Map();
let kept: KeptLiterals = { branches: () => null, words: () => null };
let isUnread = true;
/** What was kept, for expressions declared later. */
let known = nothingKept;

function keptBranches(): DerivedLiterals {
  if (isUnread) {
    isUnread = false;
    const branches = kept.branches();
    if (branches) isForgotten = true;
    known = branches ?? kept.words() ?? known;
  }
  return known;
}

/** A mark of every expression anchored so far and of their order, by which pieces are numbered. */
export function declarationMark(): string {
  const hash = createHash('sha256');
  for (const declaration of declared) hash.update(keyOf(declaration));
  return hash.digest('base64');
}

function keyOf({ expression, isWhole, literalsOf }: Declaration): string {
  return expressionKey(expression, `${isWhole ? 'whole' : 'branches'}${literalsOf ? ' written' : ''}`);
}

/** Takes expressions apart. One for many of them: what they share is looked at once. */
function derivation(): (declaration: Declaration) => readonly BranchLiterals[] {
  const known: KnownGroups = new Map();
  const finder = new LiteralFinder();
  return ({ expression, literalsOf, isWhole }) => {
    const source = asciiSource(expression);
    const parsed = parseRegExp(source, known);
    const whole = [{ start: 0, end: source.length, tree: parsed.tree }];
    const parts = (isWhole ? undefined : branchesIn(parsed)) ?? whole;
    return parts.map(({ start, end, tree }) => {
      return { start, end, required: literalsOf ? nothingRequired : finder.requiredBy(tree) };
    });
  };
}

/** The branches as pieces, each between what stands before the first of them and behind the last. */
function piecesOf(declaration: Declaration, parts: readonly BranchLiterals[]): Piece[] {
  const source = asciiSource(declaration.expression);
  const { flags } = declaration.expression;
  const head = source.slice(0, parts[0]?.start);
  const tail = source.slice(parts.at(-1)?.end);
  return parts.map(({ start, end, required }, at) => {
    return new LazyPiece(head + source.slice(start, end) + tail, flags, wordsFor(declaration, required, at));
  });
}

/** The words of a branch: those somebody wrote down, else those it was found to require. */
function wordsFor({ literalsOf }: Declaration, required: Requirement, at: number): Requirement {
  return literalsOf ? { sets: [writtenSet(literalsOf(at))], gaps: [] } : required;
}

const nothingRequired: Requirement = { sets: [], gaps: [] };

/** A class, so that all have one shape: hundreds are read for every text. */
class LazyPiece implements Piece {
  readonly id = pieceCount++;
  required: Requirement;
  readonly #lazy: LazyExpression;

  constructor(source: string, flags: string, required: Requirement) {
    this.required = required;
    this.#lazy = lazyExpression(source, flags);
  }

  get expression(): RegExp {
    return this.#lazy.compiled;
  }

  /** Keeps how often its words occur, not the words. */
  forget(): void {
    const { sets, gaps } = this.required;
    this.required = { sets: sets.map(({ rate }) => ({ rate, literals: noWords })), gaps };
  }
}

const noWords: RequiredSet['literals'] = [];

/** The branches of an expression; undefined when it was never anchored. */
export function branchesOf(expression: RegExp): Branches | undefined {
  if (takenApart.length < declared.length) anchoredBranches();
  return branches.get(expression);
}

interface BranchTree {
  readonly start: number;
  readonly end: number;
  readonly tree: RegExpTree;
}

/** The branches of the only choice an expression consists of, word edges apart; undefined when it is no such choice. */
function branchesIn({ tree, captures }: ParsedRegExp): BranchTree[] | undefined {
  if (captures || tree.kind !== 'choice') return undefined;
  const [only, ...others] = tree.options;
  if (others.length > 0) {
    return tree.options.map((option) => ({ ...option, tree: { kind: 'choice', options: [option] } }));
  }
  if (only?.tree.kind !== 'sequence') return undefined;
  const { items } = only.tree;
  const parts = items.filter((item) => item.kind !== 'nothing');
  const [choice] = parts;
  if (parts.length !== 1 || choice?.kind !== 'choice' || choice.options.length === 0) return undefined;
  return choice.options.map((option) => ({
    start: option.start,
    end: option.end,
    tree: {
      kind: 'sequence',
      items: items.map((item) => (item === choice ? { kind: 'choice', options: [option] } : item)),
    },
  }));
}
