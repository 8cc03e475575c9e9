import type { FieldText } from '../text/field-text.ts';
import { branchesOf } from './anchored.ts';

/** The first piece of an expression nobody anchored: it may match anywhere. */
const notAnchored = -1;

/**
 * Things to be looked for by anchored expressions, all of them in every text and nearly always for nothing. Which of them
 * may match is read from numbers that lie side by side: an expression that lies idle is not touched, nor looked up by itself.
 */
export class ExpressionList<Item> {
  readonly items: readonly Item[];
  readonly #expressionOf: (item: Item) => RegExp;
  /** By item: the first piece of its expression, and how many there are; pieces are numbered one behind the other. */
  #pieces: Int32Array | undefined;

  constructor(items: readonly Item[], expressionOf: (item: Item) => RegExp) {
    this.items = items;
    this.#expressionOf = expressionOf;
  }

  /** Those whose expressions may match somewhere in a field, by their literals alone, in their order. */
  liveIn({ hits }: Pick<FieldText, 'hits'>): readonly Item[] {
    if (!hits) return this.items;
    this.#pieces ??= Int32Array.from(this.items.flatMap((item) => piecesOf(this.#expressionOf(item))));
    const pieces = this.#pieces;
    let live: Item[] | undefined;
    for (let at = 0; at < this.items.length; at++) {
      const first = pieces[2 * at] as number;
      const isIdle = first !== notAnchored && hits.nextLive(first, first + (pieces[2 * at + 1] as number)) < 0;
      if (isIdle) continue;
      live ??= [];
      live.push(this.items[at] as Item);
    }
    return live ?? none;
  }
}

const none: readonly never[] = [];

function piecesOf(expression: RegExp): [number, number] {
  const pieces = branchesOf(expression)?.pieces ?? [];
  return [pieces[0]?.id ?? notAnchored, pieces.length];
}
