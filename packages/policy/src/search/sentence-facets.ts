import type { FieldText } from '../text/field-text.ts';
import { because, consider } from '../text/let-go.ts';
import { isInCode, isMention } from '../text/phrase-context.ts';
import { isSpace, type Sentence, sentenceAround } from '../text/sentences.ts';
import { isShortStatement } from '../text/short-statements.ts';
import { isWayOut } from '../text/way-out.ts';
import { anchoredWhole, branchesOf, type Piece } from './anchored.ts';
import { type LazyExpression, lazyExpression } from './lazy-expression.ts';
import type { TextHits } from './literal-index.ts';
import { execAt } from './near.ts';
import { rarestOf } from './requirement.ts';

/**
 * A claim by its parts, which a sentence may hold in any order: "we'll pay the fine if we miss it" and "miss it, and the
 * fine is on us". Simple alternations without the flag g; word order belongs into `pattern`.
 */
export interface Facets {
  readonly all: readonly RegExp[];
  readonly none?: readonly RegExp[];
  /** Only in a short statement, where few words make the claim. */
  readonly isShort?: boolean;
}

/** A part of a claim out of alternatives, between the edges of words: none of them begins or ends with a sign. */
export function part(alternatives: string): RegExp {
  return new RegExp(`\\b(?:${alternatives})\\b`, 'i');
}

/** The rate of a part without words of its own. */
const anywhere = 1_000;

/** A declared claim, whose parts the index of words knows. */
export class Claim {
  /** Words with which it means something else. */
  readonly none: readonly LazyExpression[];
  readonly isShort: boolean;
  readonly #declared: readonly RegExp[];
  #parts: readonly Piece[] | undefined;
  #pieces: readonly Piece[] | undefined;

  constructor({ all, none = [], isShort = false }: Facets) {
    this.isShort = isShort;
    this.#declared = all.map((part) => anchoredWhole(global(part)));
    this.none = none.map(global).map(({ source, flags }) => lazyExpression(source, flags));
  }

  /** Its parts, the shortest first: of parts that all have to match, that says soonest when one does not. */
  get parts(): readonly Piece[] {
    this.#parts ??= [...this.#declared]
      .sort((a, b) => a.source.length - b.source.length)
      .flatMap((part) => branchesOf(part)?.pieces ?? []);
    return this.#parts;
  }

  /** The same, the rarest by its words first. */
  get pieces(): readonly Piece[] {
    this.#pieces ??= [...this.parts].sort(
      (a, b) => (rarestOf(a.required.sets)?.rate ?? anywhere) - (rarestOf(b.required.sets)?.rate ?? anywhere),
    );
    return this.#pieces;
  }
}

function global({ source, flags }: RegExp): RegExp {
  return new RegExp(source, `${flags}g`);
}

/**
 * Declares claims where a module is loaded, so that the words of their parts are looked for together with those of all
 * rules: a claim of which one part cannot stand in a text is not looked for in its sentences.
 */
export function facets(claims: readonly Facets[]): readonly Claim[] {
  return claims.map((claim) => new Claim(claim));
}

export interface FacetMatch {
  /** From the first of the parts to the end of the last. */
  start: number;
  end: number;
  sentence: Sentence;
  claim: Claim;
}

/** Parts farther apart than this many code units belong to different thoughts. */
const widest = 260;

type SearchedText = Pick<FieldText, 'text' | 'near' | 'hits'>;

const noSentences: readonly FacetMatch[] = [];

/**
 * The sentences near the rule's literals that hold all parts of a claim, each once; quotations, code and ways out are left
 * out.
 */
export function sentencesWith(field: SearchedText, claims: readonly Claim[]): Iterable<FacetMatch> {
  return matchesOf(field, claims, false);
}

/** Every claim that a sentence near the rule's literals holds; quotations, code and ways out are left out. */
export function claimsIn(field: SearchedText, claims: readonly Claim[]): Iterable<FacetMatch> {
  return matchesOf(field, claims, true);
}

function matchesOf(field: SearchedText, claims: readonly Claim[], several: boolean): Iterable<FacetMatch> {
  const { hits } = field;
  const parts = partsOf(claims);
  let possible: Candidate[] | undefined;
  for (let at = 0; at < claims.length; at++) {
    if (hits && !mayStand(parts, at, hits)) continue;
    const candidate = candidateOf(hits, claims[at] as Claim);
    if (possible) possible.push(candidate);
    else possible = [candidate];
  }
  return possible ? matchesIn(field, possible, several) : noSentences;
}

/** The parts of a list of claims as numbers side by side, so that a claim which lies idle is not even touched. */
interface Parts {
  /** Where the parts of each claim begin in `pieces`; one more for the end. */
  readonly from: Int32Array;
  readonly pieces: Int32Array;
}
const partsOfLists = new WeakMap<readonly Claim[], Parts>();

function partsOf(claims: readonly Claim[]): Parts {
  let parts = partsOfLists.get(claims);
  if (!parts) {
    const from = [0];
    for (const { pieces } of claims) from.push((from.at(-1) as number) + pieces.length);
    const pieces = Int32Array.from(claims.flatMap((claim) => claim.pieces.map(({ id }) => id)));
    parts = { from: Int32Array.from(from), pieces };
    partsOfLists.set(claims, parts);
  }
  return parts;
}

/** False when a part of a claim is certain to stand nowhere in the text. */
function mayStand({ from, pieces }: Parts, claim: number, hits: TextHits): boolean {
  const end = from[claim + 1] as number;
  for (let part = from[claim] as number; part < end; part++) if (!hits.isLive(pieces[part] as number)) return false;
  return true;
}

/** A claim whose parts may all stand in the text. */
interface Candidate {
  readonly claim: Claim;
  /** Where words of its rarest part stand, ascending; null when that is not known. */
  readonly positions: readonly number[] | null;
  /** How many positions lie before the sentence being read. */
  passed: number;
}

/** A claim all of whose parts may stand in the text, with where the rarest of them may. */
function candidateOf(hits: TextHits | undefined, claim: Claim): Candidate {
  let positions: readonly number[] | null = null;
  if (hits) {
    for (const { id } of claim.pieces) {
      const own = hits.ofPiece(id);
      if (own && (!positions || own.length < positions.length)) positions = own;
    }
  }
  return { claim, positions, passed: 0 };
}

/** False when a part of the claim is certain not to stand in a sentence, by its words alone. */
function mayStandIn(candidate: Candidate, hits: TextHits | undefined, { start, end }: Sentence): boolean {
  if (!hits) return true;
  const { claim, positions } = candidate;
  if (positions) {
    while ((positions[candidate.passed] ?? end + 1) < start) candidate.passed++;
    if ((positions[candidate.passed] ?? end + 1) > end) return false;
  }
  const { pieces } = claim;
  for (let at = 0; at < pieces.length; at++) {
    if (!hits.mayMatch((pieces[at] as Piece).id, start, end + 1)) return false;
  }
  return true;
}

function* matchesIn(
  { text, near, hits }: SearchedText,
  possible: readonly Candidate[],
  several: boolean,
): Generator<FacetMatch> {
  let read = -1;
  for (const { start: from, end: to } of near) {
    for (let at = from; at < to; ) {
      const sentence = withoutTag(sentenceAround(text, at, at + 1));
      at = Math.max(sentence.end, at + 1);
      while (at < to && isSpace(text.charCodeAt(at))) at++;
      if (sentence.start <= read) continue;
      read = sentence.start;
      let line: string | undefined;
      for (const candidate of possible) {
        if (!mayStandIn(candidate, hits, sentence)) continue;
        if (candidate.claim.isShort && !isShortStatement(sentence)) continue;
        // A wrapped sentence reads like one on a single line.
        line ??= sentence.text.replace(/[^\S ]/g, ' ');
        const span = spanOf(line, candidate.claim);
        if (!span) continue;
        const start = sentence.start + span.start;
        consider(text, start, sentence.start + span.end);
        if (speaksAgainst(line, candidate.claim) && because('counter_word')) continue;
        if (isInCode(text, start) || isMention(text, start) || (isWayOut(line) && because('another_sense'))) break;
        yield { start, end: sentence.start + span.end, sentence, claim: candidate.claim };
        if (!several) break;
      }
    }
  }
}

const tag =
  /(?:[,;]| -)\s(?:so |and )?(?:shall|can|could|would|will|want|fancy|ok(?:ay)?|right|interested|do|does|are|is|isn't|how|what|when|where|which|why|may|deal|sounds?)\b[^,;]{0,120}\?["')\]]*$/i;
const asksOrSupposes =
  /^\W*(?:(?:hi|hello|hey|dear)\b[^,\n]{0,40},\s+)?(?:if|when|once|since|as|should|do|does|did|is|are|was|were|has|have|had|can|could|would|will|may|might|what|how|who|which|where|why|any)\b/i;

/** "It can't lose money, shall I reserve you a slice?": a statement stays one with a question tagged on to it. */
function withoutTag(sentence: Sentence): Sentence {
  if (!sentence.isQuestion || asksOrSupposes.test(sentence.text)) return sentence;
  const asked = tag.exec(sentence.text);
  if (!asked) return sentence;
  const end = sentence.start + asked.index;
  return { text: sentence.text.slice(0, asked.index), start: sentence.start, end, isQuestion: false };
}

function spanOf(sentence: string, { parts }: Claim): { start: number; end: number } | null {
  let start = sentence.length;
  let end = 0;
  for (let at = 0; at < parts.length; at++) {
    const match = execAt((parts[at] as Piece).expression, sentence, 0);
    if (!match) return null;
    start = Math.min(start, match.index);
    end = Math.max(end, match.index + match[0].length);
  }
  return end - start > widest ? null : { start, end };
}

/** True when a sentence holds words with which a claim means something else. */
function speaksAgainst(sentence: string, { none }: Claim): boolean {
  return none.some(({ compiled }) => execAt(compiled, sentence, 0));
}
