import { branchesOf } from './anchored.ts';
import type { FieldText } from './field-text.ts';

/** The first piece of an expression nobody anchored: it may match anywhere. */
const notAnchored = -1;

/**
 * Anchored expressions that are asked of every text one behind the other, and nearly always for nothing. Which of them may
 * match is read from numbers that lie side by side: an expression that lies idle is not touched, nor looked up by itself.
 */
export class ExpressionList {
  readonly #expressions: readonly RegExp[];
  /** By expression: its first piece, and how many there are; pieces are numbered one behind the other. */
  #pieces: Int32Array | undefined;

  constructor(expressions: readonly RegExp[]) {
    this.#expressions = expressions;
  }

  /** Place of the first expression from `from` on that may match somewhere in a field, by its literals alone; -1 for none. */
  nextLive({ hits }: Pick<FieldText, 'hits'>, from: number): number {
    const count = this.#expressions.length;
    if (!hits) return from < count ? from : -1;
    this.#pieces ??= Int32Array.from(this.#expressions.flatMap(piecesOf));
    const pieces = this.#pieces;
    for (let at = from; at < count; at++) {
      const first = pieces[2 * at] as number;
      if (first === notAnchored) return at;
      if (hits.nextLive(first, first + (pieces[2 * at + 1] as number)) >= 0) return at;
    }
    return -1;
  }
}

function piecesOf(expression: RegExp): [number, number] {
  const pieces = branchesOf(expression)?.pieces ?? [];
  return [pieces[0]?.id ?? notAnchored, pieces.length];
}
