import { anchoredWhole, branchesOf } from './anchored.ts';
import type { FieldText } from './field-text.ts';
import { mayMatch, mayMatchAny } from './near.ts';
import { isInCode, isMention, type Sentence, sentenceOf } from './phrase-context.ts';

/**
 * A claim by its parts, which a sentence may hold in any order: "we'll pay the fine if we miss it" and "miss it, and the
 * fine is on us". Simple alternations without the flag g; word order belongs into `pattern`.
 */
export interface Facets {
  readonly all: readonly RegExp[];
  readonly none?: readonly RegExp[];
}

/** The parts of a claim as the index of words knows them. */
const indexed = new WeakMap<Facets, readonly RegExp[]>();

/**
 * Declares claims where a module is loaded, so that the words of their parts are looked for together with those of all
 * rules: a claim of which one part cannot stand in a text is not looked for in its sentences.
 */
export function facets(claims: readonly Facets[]): readonly Facets[] {
  for (const claim of claims) {
    indexed.set(
      claim,
      claim.all.map((part) => anchoredWhole(new RegExp(part.source, `${part.flags}g`))),
    );
  }
  return claims;
}

/**
 * Literals for a rule, one of which stands in every text that holds one of some declared claims: the words of each claim's
 * rarest part. So the list of a rule need not be kept in step with its claims.
 */
export function wordsOf(claims: readonly Facets[]): readonly string[] {
  const words = new Set<string>();
  for (const claim of claims) {
    const parts = (indexed.get(claim) ?? []).map((part) =>
      (branchesOf(part)?.pieces ?? []).map(({ required }) => required[0]),
    );
    const rates = parts.map((sets) => sets.reduce((sum, set) => sum + (set?.rate ?? Number.POSITIVE_INFINITY), 0));
    const rarest = rates.indexOf(Math.min(...rates));
    if (!Number.isFinite(rates[rarest])) throw new Error('A claim has no part by whose words it could be found');
    for (const set of parts[rarest] ?? []) {
      for (const { word, opens, closes } of set?.literals ?? [])
        words.add(`${opens ? '^' : ''}${word}${closes ? '$' : ''}`);
    }
  }
  return [...words];
}

/** True unless a part of the claim is certain to stand nowhere in the field. */
function mayHold(field: Pick<FieldText, 'hits'>, claim: Facets): boolean {
  return indexed.get(claim)?.every((part) => mayMatchAny(field, [part])) ?? true;
}

/** False when a part of the claim is certain not to stand in a sentence, by its words alone. */
function mayStandIn(field: Pick<FieldText, 'hits'>, claim: Facets, { start, end }: Sentence): boolean {
  return indexed.get(claim)?.every((part) => mayMatch(field, part, start, end + 1)) ?? true;
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
  field: Pick<FieldText, 'text' | 'near' | 'hits'>,
  claims: readonly Facets[],
): Generator<FacetMatch> {
  const possible = claims.filter((claim) => mayHold(field, claim));
  if (possible.length === 0) return;
  const { text } = field;
  let read = -1;
  for (const { start: from, end: to } of field.near) {
    for (let at = from; at < to; ) {
      const sentence = sentenceOf(text, at, at + 1);
      at = Math.max(sentence.end, at + 1);
      while (at < to && /\s/.test(text[at] ?? '')) at++;
      if (sentence.start <= read) continue;
      read = sentence.start;
      for (const claim of possible) {
        if (!mayStandIn(field, claim, sentence)) continue;
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
