import { type NameMention, readNames } from './names.ts';
import { joinPhrases } from './phrases.ts';
import { readValues } from './read-values.ts';
import { markSentences, type Sentence } from './sentences.ts';
import { type Token, tokenise } from './tokenise.ts';
import type { Value } from './value.ts';

/** A text taken apart once: its words, sentences, values and names. */
export interface Reading {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly sentences: readonly Sentence[];
  readonly values: readonly Value[];
  readonly names: readonly NameMention[];
}

const nothingKnown: ReadonlySet<string> = new Set();

/**
 * Takes a text apart. `knownCapitals` are lower-case forms that count as names even at the start of a sentence.
 * Linear in the length of the text.
 */
export function readText(text: string, knownCapitals: ReadonlySet<string> = nothingKnown): Reading {
  const tokens = joinPhrases(text, tokenise(text));
  const sentences = markSentences(text, tokens);
  const values = readValues(text, tokens);
  const inValue = new Set<number>();
  for (const value of values) for (let at = value.from; at < value.to; at += 1) inValue.add(at);
  const names = readNames(text, tokens, knownCapitals).filter((name) => !inValue.has(name.from));
  return { text, tokens, sentences, values, names };
}

/** The values or names that lie wholly within tokens [from, to). `parts` is in order; the cost is that of what is found. */
export function partsWithin<T extends { readonly from: number; readonly to: number }>(
  parts: readonly T[],
  from: number,
  to: number,
): T[] {
  let low = 0;
  let high = parts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((parts[middle]?.from ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  const found: T[] = [];
  for (let at = low; at < parts.length; at += 1) {
    const part = parts[at];
    if (part === undefined || part.from >= to) break;
    if (part.to <= to) found.push(part);
  }
  return found;
}
