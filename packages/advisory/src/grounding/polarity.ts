import { type Evidence, oppositesOf } from './evidence.ts';
import type { Overlap } from './overlap.ts';
import type { Reading } from './reading.ts';
import { contextOf, slotFit } from './slot-fit.ts';

/** How far before a word a negation still turns it round, in tokens. */
const negationReach = 4;
const occurrenceLimit = 32;
/** Words that deny without being negators: "stopped", "only" and their like. */
const denialWords = new Set(
  'only stop stopped stops end ended reject rejected rejects ban banned little few less instead rather impossible unlikely avoid prevent prevented miss missed lose lost absent despite although but'.split(
    ' ',
  ),
);

const opensAnswer = ({ text, tokens }: Reading, at: number): boolean =>
  /^\s*[,.!;]/.test(text.slice(tokens[at]?.end ?? 0, (tokens[at]?.end ?? 0) + 3));

/** A negator that denies nothing about the subject: "not only", "No, …", and what writers say of themselves. */
export function asserts(claim: Reading, at: number, low: number): boolean {
  const { tokens } = claim;
  if (/^(only|just|merely|sure|certain)$/.test(tokens[at + 1]?.lower ?? '')) return true;
  if (at === low && tokens[at]?.lower === 'no' && (tokens[at + 1]?.functional || opensAnswer(claim, at))) return true;
  for (let back = at; back >= Math.max(low, at - 3); back -= 1)
    if (/^(i|we|you)$/.test(tokens[back]?.lower ?? '')) return true;
  return false;
}

function negatedAt(tokens: Reading['tokens'], at: number): boolean {
  const sentence = tokens[at]?.sentence;
  for (let back = at - 1; back >= Math.max(0, at - negationReach); back -= 1) {
    const token = tokens[back];
    if (token === undefined || token.sentence !== sentence) return false;
    // "not only" and "not just" assert what follows.
    if (token.negating) return !/^(only|just|merely)$/.test(tokens[back + 1]?.lower ?? '');
  }
  return false;
}

/**
 * How strongly the evidence says the opposite of claim tokens [low, high), 0..1: a predicate negated on one side only,
 * or an antonym where the claim's word should stand. Tokens in `settled` have no antonym: "sold to" agrees with "bought from".
 */
export function oppositionOf(
  claim: Reading,
  low: number,
  high: number,
  evidence: Evidence,
  overlap: Overlap,
  settled: ReadonlySet<number>,
): number {
  const tokens = claim.tokens;
  let strongest = unansweredDenial(claim, low, high, evidence, overlap);
  let scopeLeft = 0;
  for (let at = low; at < high; at += 1) {
    const token = tokens[at];
    if (token === undefined) break;
    if (token.negating) {
      scopeLeft = asserts(claim, at, low) ? 0 : 2;
      continue;
    }
    const inScope = scopeLeft > 0 && !token.functional;
    if (inScope) scopeLeft -= 1;
    const contrary = (settled.has(at) ? [] : oppositesOf(token.stem))
      .flatMap((word) => evidence.positions(word))
      .slice(0, occurrenceLimit);
    if (contrary.length > 0) {
      const context = contextOf(claim, evidence, at, at + 1, low, high);
      const best = (places: readonly number[]): number =>
        places.reduce((top, place) => Math.max(top, slotFit(context, evidence, place, place + 1)), 0);
      const gap = best(contrary) - best(evidence.match(token.stem).at.slice(0, occurrenceLimit));
      if (context.words.length > 1 && gap > 0.1) strongest = Math.max(strongest, Math.min(1, gap * 1.4));
    }
    if (token.functional || token.kind !== 'word' || token.capital) continue;
    const claimNegated = negatedAt(tokens, at);
    const places = evidence.match(token.stem).at.slice(0, occurrenceLimit);
    if (places.length === 0 || (!inScope && claimNegated)) continue;
    strongest = Math.max(strongest, polarityGap(claim, at, low, high, claimNegated && inScope, places, evidence));
  }
  return strongest;
}

/** A claim that denies, where the sentences it is closest to deny nothing. */
function unansweredDenial(claim: Reading, low: number, high: number, evidence: Evidence, overlap: Overlap): number {
  if (overlap.bestSentence < 0) return 0;
  let denies = false;
  let scopeLeft = 0;
  for (let at = low; at < high; at += 1) {
    const token = claim.tokens[at];
    if (token?.negating && !asserts(claim, at, low)) {
      denies = true;
      scopeLeft = 2;
    } else if (scopeLeft > 0 && token?.functional === false) {
      scopeLeft -= 1;
      // The evidence denies the same thing, wherever it does so.
      if (evidence.match(token.stem).at.some((place) => negatedAt(evidence.reading.tokens, place))) return 0;
    }
  }
  if (!denies) return 0;
  const { sentences, tokens } = evidence.reading;
  const first = sentences[overlap.bestSentence]?.from ?? 0;
  const last = (sentences[overlap.bestSentence + 1] ?? sentences[overlap.bestSentence])?.to ?? 0;
  for (let at = first; at < last; at += 1)
    if (tokens[at]?.negating || denialWords.has(tokens[at]?.lower ?? '')) return 0;
  return 0.35 + 0.5 * overlap.window;
}

function polarityGap(
  claim: Reading,
  at: number,
  low: number,
  high: number,
  claimNegated: boolean,
  places: readonly number[],
  evidence: Evidence,
): number {
  const same: number[] = [];
  const contrary: number[] = [];
  for (const place of places)
    (negatedAt(evidence.reading.tokens, place) === claimNegated ? same : contrary).push(place);
  if (contrary.length === 0) return 0;
  const context = contextOf(claim, evidence, at, at + 1, low, high);
  if (context.words.length === 0) return claimNegated && same.length === 0 ? 0.5 : 0;
  const best = (list: readonly number[]): number =>
    list.reduce((top, place) => Math.max(top, slotFit(context, evidence, place, place + 1)), 0);
  const against = best(contrary);
  const gap = against - best(same);
  if (gap <= 0.05) return 0;
  return Math.min(1, claimNegated ? 0.4 + against : gap * 1.2);
}
