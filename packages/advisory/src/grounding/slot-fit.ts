import type { Evidence } from './evidence.ts';
import type { Reading } from './reading.ts';
import type { Token } from './tokenise.ts';

/** A word around the place in a claim that a value, name or predicate fills. */
export interface ContextWord {
  /** Signed distance in tokens from the slot: negative before it. */
  readonly distance: number;
  readonly weight: number;
  /** Where the word stands in the evidence, ascending. */
  readonly at: readonly number[];
}

const reach = 14;

/** How near is near: 1 for a neighbour, falling slowly. */
const nearness = (distance: number): number => 1 / (1 + 0.12 * Math.max(0, distance - 1));

/** What stands beyond a comma belongs to the slot less, as if this many tokens further away. */
const commaDistance = 4;

const separated = (text: string, left: Token | undefined, right: Token | undefined): boolean =>
  left !== undefined &&
  right !== undefined &&
  right.start - left.end > 1 &&
  text.slice(left.end, right.start).includes(',');

/** The words around a slot of a claim, and where in the evidence they gather. */
export interface Context {
  readonly words: readonly ContextWord[];
  /** Sum of the words' weights. */
  readonly total: number;
  /** By sentence of the evidence: the weight of the words that stand in it. */
  readonly gathered: Float64Array;
}

/**
 * Collects the content words around claim tokens [from, to), inside tokens [low, high). Absent words are kept: a
 * context that the evidence does not know cannot fit anywhere.
 */
export function contextOf(
  { text, tokens }: Reading,
  evidence: Evidence,
  from: number,
  to: number,
  low: number,
  high: number,
): Context {
  const words: ContextWord[] = [];
  const gathered = new Float64Array(evidence.reading.sentences.length);
  let total = 0;
  const places = evidence.reading.tokens;
  const add = (at: number, step: number, commas: number): void => {
    const token = tokens[at];
    if (token === undefined || token.functional) return;
    const distance = step < 0 ? from - at : at - to + 1;
    const weight = evidence.weight(token.stem, token.capital || token.kind === 'number');
    const near = nearness(distance + commas * commaDistance);
    const word = { distance: step * distance, weight: weight * near, at: evidence.match(token.stem).at };
    words.push(word);
    total += word.weight;
    let last = -1;
    for (const place of word.at) {
      const sentence = places[place]?.sentence ?? 0;
      if (sentence !== last) gathered[sentence] = (gathered[sentence] ?? 0) + word.weight;
      last = sentence;
    }
  };
  let commas = 0;
  for (let at = from - 1; at >= Math.max(low, from - reach); at -= 1) {
    if (separated(text, tokens[at], tokens[at + 1])) commas += 1;
    add(at, -1, commas);
  }
  commas = 0;
  for (let at = to; at < Math.min(high, to + reach); at += 1) {
    if (separated(text, tokens[at - 1], tokens[at])) commas += 1;
    add(at, 1, commas);
  }
  return { words, total, gathered };
}

function firstAtOrAfter(sorted: readonly number[], value: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** What a word of a neighbouring sentence counts. */
const nextSentence = 0.3;

/** A figure that {@link slotFit} cannot exceed at a place of this sentence; cheap, so that most places need no more. */
export function fitBound(context: Context, sentence: number): number {
  const { gathered, total } = context;
  if (total === 0) return 0;
  const beside = (gathered[sentence - 1] ?? 0) + (gathered[sentence + 1] ?? 0);
  return Math.min(1, ((gathered[sentence] ?? 0) + nextSentence * beside) / total);
}

/** The share of the context's weight that the best single sentence of the evidence holds, 0..1. */
export function mostGathered({ gathered, total }: Context): number {
  let most = 0;
  for (const weight of gathered) if (weight > most) most = weight;
  return total === 0 ? 0 : Math.min(1, most / total);
}

/**
 * How well a claim's context surrounds tokens [from, to) of the evidence: 1 when every word stands as near and on the
 * same side as in the claim, 0 when none is near. Words of a neighbouring sentence count little.
 */
export function slotFit(context: Context, evidence: Evidence, from: number, to: number): number {
  const tokens = evidence.reading.tokens;
  const sentence = tokens[from]?.sentence ?? 0;
  let found = 0;
  for (const word of context.words) {
    if (word.at.length === 0) continue;
    const after = firstAtOrAfter(word.at, to);
    const before = firstAtOrAfter(word.at, from) - 1;
    let best = 0;
    for (const side of [1, -1]) {
      const position = side > 0 ? word.at[after] : word.at[before];
      if (position === undefined) continue;
      const distance = side > 0 ? evidence.distance(to - 1, position) : evidence.distance(position, from);
      const apart = Math.abs((tokens[position]?.sentence ?? 0) - sentence);
      if (apart > 1) continue;
      const sameSide = word.distance > 0 === side > 0;
      const stretch = nearness(Math.max(1, 1 + distance - Math.abs(word.distance)));
      const credit = stretch * (apart === 0 ? 1 : nextSentence) * (sameSide ? 1 : 0.75);
      if (credit > best) best = credit;
    }
    found += word.weight * best;
  }
  return context.total === 0 ? 0 : found / context.total;
}
