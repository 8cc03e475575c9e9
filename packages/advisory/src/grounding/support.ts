import { type Binding, bindNames, bindValue } from './bindings.ts';
import { relationsOf } from './direction.ts';
import { standingOf } from './events.ts';
import { Evidence } from './evidence.ts';
import { measureOverlap, type Overlap } from './overlap.ts';
import { oppositionOf } from './polarity.ts';
import { partsWithin, type Reading, readText } from './reading.ts';

/** Everything known about how the evidence supports one stretch of a claim. */
export interface Support {
  /** 0 (nothing supports it, or the evidence says otherwise) to 1 (said in the evidence). */
  readonly score: number;
  /** 0..1: how surely the evidence says something else. */
  readonly conflict: number;
  /** Whether the evidence has only talks, a wish or a plan where the claim has the deed: likely wording, no support. */
  readonly open: boolean;
  readonly overlap: Overlap;
  readonly bindings: readonly Binding[];
}

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

/** How surely another value or name of the evidence belongs where the claim puts this one. */
export function swapRisk(binding: Binding): number {
  if (!binding.known) return binding.rival > 0.55 ? binding.rival : 0;
  if (binding.clash) return 0.9;
  return clamp((binding.rival - binding.fit - 0.03) / 0.25) * clamp((binding.rival - 0.2) / 0.4);
}

/** How surely a name stands apart from what the claim says of it, though the evidence says that of something. */
function displacement(binding: Binding): number {
  return binding.sort === 'name' ? clamp((binding.gathered - binding.fit - 0.35) / 0.4) : 0;
}

/** Values and names compared in one sentence: more than any sentence needs, and a bound on the work. */
const slotLimit = 40;

function vouchedBy(bindings: readonly Binding[]): Map<number, readonly number[]> {
  const vouched = new Map<number, readonly number[]>();
  for (const { from, to, places, clash } of bindings) {
    if (places.length > 0 && !clash) for (let at = from; at < to; at += 1) vouched.set(at, places);
  }
  return vouched;
}

/** Weighs claim tokens [from, to) against the evidence. Offsets are token numbers of `claim`. */
export function weighSupport(claim: Reading, from: number, to: number, evidence: Evidence): Support {
  const values = partsWithin(claim.values, from, to).slice(0, slotLimit);
  const names = partsWithin(claim.names, from, to).slice(0, slotLimit);
  const { reversed, settled } = relationsOf(claim, from, to, evidence);
  const bindings = [
    ...values.map((value) => bindValue(claim, value, from, to, evidence)),
    ...bindNames(claim, names, from, to, evidence, settled),
  ];
  const overlap = measureOverlap(claim.tokens, from, to, evidence, vouchedBy(bindings));
  const base =
    0.4 * overlap.window +
    0.12 * overlap.anywhere +
    0.15 * overlap.pairs +
    0.08 * overlap.triples +
    0.25 * overlap.neighbours;
  let swap = 0;
  let keep = 1;
  for (const binding of bindings) {
    const risk = swapRisk(binding);
    swap = Math.max(swap, binding.known || binding.closed ? risk : 0);
    if (!binding.known) keep *= binding.sort === 'value' ? 0.45 : 0.72;
    else keep *= (1 - 0.7 * risk) * (1 - 0.3 * displacement(binding));
  }
  const opposition = oppositionOf(claim, from, to, evidence, overlap, settled);
  const standing = standingOf(claim, from, to, evidence);
  const conflict = Math.max(swap, opposition, reversed ? 1 : 0, standing.opposed);
  const contrary = Math.max(opposition, standing.opposed);
  const score = base * keep * (1 - 0.75 * contrary) * (reversed ? 0.3 : 1);
  return { score: clamp(score), conflict, open: standing.open, overlap, bindings };
}

/** Score of a claim that says nothing the evidence could speak to. */
const emptyScore = 0.1;

/** As {@link supportScore}, against evidence prepared once for many claims. */
export function scoreClaim(claim: string, evidence: Evidence): number {
  const reading = readText(claim, evidence.capitals);
  let weighted = 0;
  let weight = 0;
  let lowest = 1;
  for (const sentence of reading.sentences) {
    const support = weighSupport(reading, sentence.from, sentence.to, evidence);
    if (support.overlap.substance === 0) continue;
    weighted += support.score * support.overlap.substance;
    weight += support.overlap.substance;
    if (support.overlap.substance > 1.5) lowest = Math.min(lowest, support.score);
  }
  if (weight === 0) return emptyScore;
  const mean = weighted / weight;
  return clamp(0.65 * mean + 0.35 * Math.min(mean, lowest));
}

/**
 * How well `evidence` supports `claim`, from 0 to 1, by wording, typed values, names, direction and polarity; no model,
 * no I/O. Both are plain text of any length; time grows about linearly with each.
 */
export function supportScore(claim: string, evidence: string): number {
  return scoreClaim(claim, new Evidence(evidence));
}
