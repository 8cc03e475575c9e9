import { parseRegExp } from './regexp-tree.ts';
import { type RequiredSet, requiredLiterals, writtenSet } from './required-literals.ts';

/** One branch of an expression, to be run by itself where its literals stand. */
export interface Piece {
  /** Position in `anchoredPieces`. */
  readonly id: number;
  /** Built when it is first needed: most are not for a long time. */
  readonly expression: RegExp;
  /** All of them stand in every match; none when the branch may match anywhere. */
  readonly required: readonly RequiredSet[];
}

/** Every piece of every anchored expression, in order of declaration. */
export const anchoredPieces: Piece[] = [];
/** Every anchored expression, in order of declaration. */
export const anchoredExpressions: RegExp[] = [];
const branches = new WeakMap<RegExp, Branches>();

/** The branches of one anchored expression, in its order. */
export interface Branches {
  /** Position of the expression in `anchoredExpressions`. */
  readonly id: number;
  readonly pieces: readonly Piece[];
}

/**
 * Prepares a global expression for `matchesNear`: it is taken apart into its branches, and each branch is run only in
 * texts that hold the literals it requires. What it matches stays the same. Call it where the module is loaded: a
 * declaration made once a policy was compiled has no effect. `literalsOf` names the literals of a branch, written as those
 * of a rule, where the expression does not show them: letters in disguise. Returns the expression itself.
 */
export function anchored(expression: RegExp, literalsOf?: (branch: number) => readonly string[]): RegExp {
  const { source, flags } = expression;
  if (!flags.includes('g') || /[uvy]/.test(flags))
    throw new Error(`Only plain global expressions are anchored: ${flags}`);
  const own = sourcesOf(source).map((branch, at): Piece => {
    let built: RegExp | undefined;
    const piece = {
      id: anchoredPieces.length,
      get expression() {
        built ??= new RegExp(branch, flags);
        return built;
      },
      required: literalsOf ? [writtenSet(literalsOf(at))] : requiredLiterals(parseRegExp(branch).tree),
    };
    anchoredPieces.push(piece);
    return piece;
  });
  branches.set(expression, { id: anchoredExpressions.length, pieces: own });
  anchoredExpressions.push(expression);
  return expression;
}

/** The branches of an expression; undefined when it was never anchored. */
export function branchesOf(expression: RegExp): Branches | undefined {
  return branches.get(expression);
}

/** The branches of the only choice an expression consists of, word edges apart, each with these edges. */
function sourcesOf(source: string): string[] {
  const { tree, captures } = parseRegExp(source);
  if (captures || tree.kind !== 'choice') return [source];
  const [only, ...others] = tree.options;
  if (others.length > 0) return tree.options.map(({ start, end }) => source.slice(start, end));
  if (only?.tree.kind !== 'sequence') return [source];
  const parts = only.tree.items.filter((item) => item.kind !== 'nothing');
  const [choice] = parts;
  if (parts.length !== 1 || choice?.kind !== 'choice') return [source];
  const first = choice.options[0];
  const last = choice.options.at(-1);
  if (!first || !last) return [source];
  const head = source.slice(0, first.start);
  const tail = source.slice(last.end);
  return choice.options.map(({ start, end }) => head + source.slice(start, end) + tail);
}
