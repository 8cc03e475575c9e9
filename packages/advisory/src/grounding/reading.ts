import { type NameMention, readNames } from './names.ts';
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
  const tokens = tokenise(text);
  const sentences = markSentences(text, tokens);
  const values = readValues(text, tokens);
  const inValue = new Set<number>();
  for (const value of values) for (let at = value.from; at < value.to; at += 1) inValue.add(at);
  const names = readNames(text, tokens, knownCapitals).filter((name) => !inValue.has(name.from));
  return { text, tokens, sentences, values, names };
}
