import { type KnownGroups, type ParsedRegExp, parseRegExp, type RegExpTree } from './regexp-tree.ts';
import { LiteralFinder, type RequiredSet, writtenSet } from './required-literals.ts';

/** One branch of an expression, to be run by itself where its literals stand. */
export interface Piece {
  /** Position among the pieces of all anchored expressions. */
  readonly id: number;
  /** Built when it is first needed: most are not for a long time. */
  readonly expression: RegExp;
  /** All of them stand in every match; none when the branch may match anywhere. */
  readonly required: readonly RequiredSet[];
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
const takenApart: Branches[] = [];
const branches = new WeakMap<RegExp, Branches>();
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

/** Prepares an expression as one piece: for one that is only asked whether it can match at all. */
export function anchoredWhole(expression: RegExp): RegExp {
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
 * some hundred milliseconds: a process that judges no text does without.
 */
export function anchoredBranches(): readonly Branches[] {
  if (takenApart.length === declared.length) return takenApart;
  const known: KnownGroups = new Map();
  const finder = new LiteralFinder();
  for (let id = takenApart.length; id < declared.length; id++) {
    const taken = takeApart(id, declared[id] as Declaration, known, finder);
    takenApart.push(taken);
    branches.set(taken.expression, taken);
  }
  return takenApart;
}

function takeApart(
  id: number,
  { expression, literalsOf, isWhole }: Declaration,
  known: KnownGroups,
  finder: LiteralFinder,
): Branches {
  const { source, flags } = expression;
  const parsed = parseRegExp(source, known);
  const sources = isWhole ? [{ source, tree: parsed.tree }] : branchesIn(source, parsed);
  const pieces = sources.map(({ source: branch, tree }, at) =>
    pieceOf(branch, flags, literalsOf ? [writtenSet(literalsOf(at))] : finder.requiredBy(tree)),
  );
  return { id, expression, pieces };
}

/** By itself, so that a piece keeps nothing else of its making. */
function pieceOf(source: string, flags: string, required: readonly RequiredSet[]): Piece {
  let built: RegExp | undefined;
  return {
    id: pieceCount++,
    get expression() {
      built ??= new RegExp(source, flags);
      return built;
    },
    required,
  };
}

/** The branches of an expression; undefined when it was never anchored. */
export function branchesOf(expression: RegExp): Branches | undefined {
  if (takenApart.length < declared.length) anchoredBranches();
  return branches.get(expression);
}

interface BranchSource {
  readonly source: string;
  readonly tree: RegExpTree;
}

/** The branches of the only choice an expression consists of, word edges apart, each with these edges. */
function branchesIn(source: string, { tree, captures }: ParsedRegExp): BranchSource[] {
  const whole = [{ source, tree }];
  if (captures || tree.kind !== 'choice') return whole;
  const [only, ...others] = tree.options;
  if (others.length > 0) {
    return tree.options.map((option) => ({
      source: source.slice(option.start, option.end),
      tree: { kind: 'choice', options: [option] },
    }));
  }
  if (only?.tree.kind !== 'sequence') return whole;
  const { items } = only.tree;
  const parts = items.filter((item) => item.kind !== 'nothing');
  const [choice] = parts;
  if (parts.length !== 1 || choice?.kind !== 'choice') return whole;
  const first = choice.options[0];
  const last = choice.options.at(-1);
  if (!first || !last) return whole;
  const head = source.slice(0, first.start);
  const tail = source.slice(last.end);
  return choice.options.map((option) => ({
    source: head + source.slice(option.start, option.end) + tail,
    tree: {
      kind: 'sequence',
      items: items.map((item) => (item === choice ? { kind: 'choice', options: [option] } : item)),
    },
  }));
}
