import type { FieldText } from './field-text.ts';
import { isInCode, isMention, type Sentence, sentenceOf } from './phrase-context.ts';

/**
 * A claim by its parts, which a sentence may hold in any order: "we'll pay the fine if we miss it" and "miss it, and the
 * fine is on us". Simple alternations without the flag g; word order belongs into `pattern`.
 */
export interface Facets {
  readonly all: readonly RegExp[];
  readonly none?: readonly RegExp[];
}

export interface FacetMatch {
  /** From the first of the parts to the end of the last. */
  start: number;
  end: number;
  sentence: Sentence;
}

/** Parts farther apart than this many code units belong to different thoughts. */
const widest = 260;

/** The sentences near the rule's literals that hold all parts of a claim, each once; quotations and code are left out. */
export function* sentencesWith(
  field: Pick<FieldText, 'text' | 'near'>,
  claims: readonly Facets[],
): Generator<FacetMatch> {
  const { text, near } = field;
  let read = -1;
  for (const { start: from, end: to } of near) {
    for (let at = from; at < to; ) {
      const sentence = sentenceOf(text, at, at + 1);
      at = Math.max(sentence.end, at + 1);
      while (at < to && /\s/.test(text[at] ?? '')) at++;
      if (sentence.start <= read) continue;
      read = sentence.start;
      for (const claim of claims) {
        const span = spanOf(sentence.text, claim);
        if (!span) continue;
        const start = sentence.start + span.start;
        if (isInCode(text, start) || isMention(text, start)) break;
        yield { start, end: sentence.start + span.end, sentence };
        break;
      }
    }
  }
}

function spanOf(sentence: string, { all, none = [] }: Facets): { start: number; end: number } | null {
  let start = sentence.length;
  let end = 0;
  for (const part of all) {
    const match = part.exec(sentence);
    if (!match) return null;
    start = Math.min(start, match.index);
    end = Math.max(end, match.index + match[0].length);
  }
  if (end - start > widest || none.some((part) => part.test(sentence))) return null;
  return { start, end };
}
