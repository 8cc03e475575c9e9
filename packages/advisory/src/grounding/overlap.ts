import type { Evidence, Match } from './evidence.ts';
import type { Token } from './tokenise.ts';

/** How much of a claim's wording the evidence contains; every figure is 0 to 1. */
export interface Overlap {
  /** Weighted share of content words found in the best two neighbouring sentences. */
  readonly window: number;
  /** Weighted share found anywhere. */
  readonly anywhere: number;
  /** Share of neighbouring word pairs, grammar words included, that follow one another in the evidence. */
  readonly pairs: number;
  readonly triples: number;
  /** Share of neighbouring content words that stand near one another in the evidence. */
  readonly neighbours: number;
  /** Sum of content weights: what the claim says at all. */
  readonly substance: number;
  /** First sentence of the best window; -1 when nothing matches. */
  readonly bestSentence: number;
}

/**
 * Measures how much of claim tokens [from, to) the evidence contains. `vouched` tells where the evidence states a claim
 * token's value in other words, by token number: "twelve million dollars" is found in "$12M".
 */
export function measureOverlap(
  tokens: readonly Token[],
  from: number,
  to: number,
  evidence: Evidence,
  vouched: ReadonlyMap<number, readonly number[]>,
): Overlap {
  const sentenceOf = evidence.reading.tokens;
  const gains = new Map<number, number>();
  const seen = new Set<string>();
  const content: Found[] = [];
  let substance = 0;
  let anywhere = 0;
  for (let at = from; at < to; at += 1) {
    const token = tokens[at];
    if (token === undefined || token.functional) continue;
    const match = matchOf(token, at, evidence, vouched);
    content.push({ token, match });
    if (seen.has(token.stem)) continue;
    seen.add(token.stem);
    const weight = evidence.weight(token.stem, token.capital || token.kind === 'number');
    substance += weight;
    anywhere += weight * match.grade;
    let last = -1;
    for (const position of match.at) {
      const sentence = sentenceOf[position]?.sentence ?? 0;
      if (sentence === last) continue;
      const gain = weight * match.grade;
      // The window that starts one sentence earlier has this word already if that sentence holds it too.
      if (sentence - 1 !== last) gains.set(sentence - 1, (gains.get(sentence - 1) ?? 0) + gain);
      gains.set(sentence, (gains.get(sentence) ?? 0) + gain);
      last = sentence;
    }
  }
  let window = 0;
  let bestSentence = -1;
  for (const [sentence, gain] of gains) {
    if (gain > window) {
      window = gain;
      bestSentence = Math.max(0, sentence);
    }
  }
  const share = (part: number): number => (substance === 0 ? 0 : part / substance);
  return {
    window: share(window),
    anywhere: share(anywhere),
    ...sequences(tokens, from, to, evidence),
    neighbours: neighbourSupport(content, evidence),
    substance,
    bestSentence,
  };
}

function sequences(
  tokens: readonly Token[],
  from: number,
  to: number,
  evidence: Evidence,
): { pairs: number; triples: number } {
  let pairs = 0;
  let pairTotal = 0;
  let triples = 0;
  let tripleTotal = 0;
  for (let at = from; at + 1 < to; at += 1) {
    const first = tokens[at];
    const second = tokens[at + 1];
    const third = at + 2 < to ? tokens[at + 2] : undefined;
    if (first === undefined || second === undefined) break;
    const telling = (first.functional ? 0.25 : 1) + (second.functional ? 0.25 : 1);
    pairTotal += telling;
    if (evidence.hasRun(first.stem, second.stem)) pairs += telling;
    if (third === undefined) continue;
    const third3 = telling + (third.functional ? 0.25 : 1);
    tripleTotal += third3;
    if (evidence.hasRun(first.stem, second.stem, third.stem)) triples += third3;
  }
  return { pairs: pairTotal === 0 ? 0 : pairs / pairTotal, triples: tripleTotal === 0 ? 0 : triples / tripleTotal };
}

/** A content word of the claim, and where the evidence has it. */
interface Found {
  readonly token: Token;
  readonly match: Match;
}

function matchOf(token: Token, at: number, evidence: Evidence, vouched: ReadonlyMap<number, readonly number[]>): Match {
  const match = evidence.match(token.stem);
  const places = vouched.get(at);
  return match.at.length > 0 || places === undefined ? match : { grade: 1, at: places };
}

function neighbourSupport(content: readonly Found[], evidence: Evidence): number {
  if (content.length < 2) return content[0]?.match.grade ?? 0;
  let total = 0;
  let held = 0;
  for (let at = 0; at + 1 < content.length; at += 1) {
    const left = content[at];
    const right = content[at + 1];
    if (left === undefined || right === undefined) break;
    const weight =
      evidence.weight(left.token.stem, left.token.capital) + evidence.weight(right.token.stem, right.token.capital);
    total += weight;
    held += weight * closeness(evidence, left.match, right.match);
  }
  return total === 0 ? 0 : held / total;
}

function closeness(evidence: Evidence, first: Match, second: Match): number {
  const tokens = evidence.reading.tokens;
  let best = 0;
  let next = 0;
  for (const position of first.at) {
    while (next < second.at.length && (second.at[next] ?? 0) < position) next += 1;
    for (const other of [second.at[next], second.at[next - 1]]) {
      if (other === undefined || other === position) continue;
      const distance = Math.abs(other - position);
      const together = tokens[position]?.sentence === tokens[other]?.sentence;
      const near = together ? (distance <= 3 ? 1 : distance <= 8 ? 0.8 : 0.5) : distance <= 20 ? 0.2 : 0;
      if (near > best) best = near;
    }
    if (best === 1) break;
  }
  return best * Math.min(first.grade, second.grade);
}
