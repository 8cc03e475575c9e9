import type { EventType, SourceRecord } from '@sendgate/contracts';
import { type Claim, type ClaimKind, readMessage, splitClaims } from './claims.ts';
import { Evidence } from './evidence.ts';
import type { Reading } from './reading.ts';
import { type RecordEvidence, readRecords } from './record-evidence.ts';
import { type Support, weighSupport } from './support.ts';

/** What the source records say about one claim of a message. */
export interface GroundingFinding {
  /** UTF-16 offsets into the text scanned, end-exclusive. */
  start: number;
  end: number;
  text: string;
  kind: ClaimKind;
  status: 'supported' | 'stale' | 'contradicted' | 'unsupported' | 'not_checkable';
  /** 0..1. */
  support_score: number;
  /** Records that support the claim by at least 0.6, best first. */
  citations: { source_record_id: string; score: number }[];
}

export interface GroundingInput {
  readonly text: string;
  readonly records: readonly SourceRecord[];
  /** UTC day the evidence is aged by, YYYY-MM-DD. */
  readonly today: string;
  /** Ages in days that replace the default ones, by kind of event. */
  readonly maxAgeDays?: Partial<Record<EventType, number>>;
}

export interface GroundingScan {
  /** Mean support of the checkable claims, 0..1; 1 when the message claims nothing checkable. */
  readonly score: number;
  readonly findings: GroundingFinding[];
  readonly engine: string;
}

/** Names the method and its version beside every result. */
export const groundingEngine = 'sendgate-facts/2';

/** A record is cited from this support on. */
const citeFrom = 0.6;
const contradictedFrom = 0.5;
/** What a record that knows only of talks or a plan counts for the deed: never enough to be cited. */
const openShare = 0.5;
/** Longest text read, in UTF-16 units; the gate accepts no longer one. */
const textLimit = 100_000;
/** Records weighed in full for one claim, chosen by shared words. */
const candidateLimit = 4;

interface Opinion {
  readonly record: RecordEvidence;
  readonly score: number;
  readonly conflict: number;
}

/** Which records share telling words with a claim, found through one index over all of them. */
class RecordIndex {
  readonly all: Evidence;
  readonly #records: readonly RecordEvidence[];
  readonly #recordOf: number[] = [];

  constructor(records: readonly RecordEvidence[]) {
    this.#records = records;
    this.all = new Evidence(
      records.map((record) => record.text).join('\n\n'),
      new Set(records.flatMap((record) => record.entityWords)),
    );
    let record = 0;
    let limit = records[0]?.text.length ?? 0;
    for (const token of this.all.reading.tokens) {
      while (token.start >= limit && record + 1 < records.length) {
        record += 1;
        limit += 2 + (records[record]?.text.length ?? 0);
      }
      this.#recordOf.push(record);
    }
  }

  candidates(reading: Reading, claim: Claim): RecordEvidence[] {
    const shared = new Map<number, number>();
    const seen = new Set<string>();
    for (let at = claim.from; at < claim.to; at += 1) {
      const token = reading.tokens[at];
      if (token === undefined || token.functional || seen.has(token.stem)) continue;
      seen.add(token.stem);
      const weight = this.all.weight(token.stem, token.capital || token.kind === 'number');
      let last = -1;
      for (const place of this.all.match(token.stem).at) {
        const record = this.#recordOf[place] ?? 0;
        if (record !== last) shared.set(record, (shared.get(record) ?? 0) + weight);
        last = record;
      }
    }
    for (const [number, record] of this.#records.entries()) {
      if (record.kind === claim.kind) shared.set(number, (shared.get(number) ?? 0) + 0.8);
    }
    return [...shared]
      .sort((left, right) => right[1] - left[1] || left[0] - right[0])
      .slice(0, candidateLimit)
      .flatMap(([number]) => this.#records[number] ?? []);
  }
}

/**
 * Wording matters less once the typed parts agree: every value and name of the claim is in the record, in fitting
 * company, and nothing speaks against it.
 */
function calibrate(support: Support, reading: Reading, claim: Claim, record: RecordEvidence): number {
  const { bindings, conflict, open, score, overlap } = support;
  if (open) return openShare * score;
  const agreed = bindings.every((binding) => binding.known && !binding.clash);
  if (conflict >= 0.25 || !agreed) return score;
  const sameEvent = record.kind === claim.kind;
  const values = bindings.some((binding) => binding.sort === 'value' && binding.fit >= 0.35);
  const named = mentionsEntity(reading, claim, record);
  const enough = overlap.anywhere >= (sameEvent ? 0.45 : 0.7);
  if (enough && (values || named) && bindings.length > 0) return Math.max(score, 0.55 + 0.45 * score);
  if (sameEvent && overlap.anywhere >= 0.45) return Math.max(score, 0.5 + 0.5 * score);
  return score;
}

function mentionsEntity(reading: Reading, claim: Claim, record: RecordEvidence): boolean {
  for (let at = claim.from; at < claim.to; at += 1) {
    if (record.entityStems.includes(reading.tokens[at]?.stem ?? '')) return true;
  }
  return false;
}

const rounded = (score: number): number => Math.round(score * 1000) / 1000;

function judge(
  reading: Reading,
  claim: Claim,
  index: RecordIndex,
): Pick<GroundingFinding, 'status' | 'support_score' | 'citations'> {
  if (!claim.checkable) return { status: 'not_checkable', support_score: 0, citations: [] };
  const opinions: Opinion[] = index.candidates(reading, claim).map((record) => {
    const support = weighSupport(reading, claim.from, claim.to, record.evidence());
    return { record, score: calibrate(support, reading, claim, record), conflict: support.conflict };
  });
  opinions.sort((left, right) => right.score - left.score);
  const best = opinions[0];
  if (best === undefined) return { status: 'unsupported', support_score: 0, citations: [] };
  const cited = opinions.filter((opinion) => opinion.score >= citeFrom);
  const citations = cited.map((opinion) => ({ source_record_id: opinion.record.id, score: rounded(opinion.score) }));
  if (cited.length > 0) {
    const stale = cited.every((opinion) => opinion.record.stale);
    return { status: stale ? 'stale' : 'supported', support_score: rounded(best.score), citations };
  }
  const together = weighSupport(reading, claim.from, claim.to, index.all);
  const joint =
    together.conflict < 0.25 && !together.open && together.bindings.every((binding) => binding.known)
      ? together.score
      : 0;
  const score = Math.max(best.score, joint);
  const against = opinions.some((opinion) => opinion.conflict >= contradictedFrom);
  const status = score >= citeFrom ? 'supported' : against ? 'contradicted' : 'unsupported';
  return { status, support_score: rounded(score), citations };
}

/**
 * Compares every claim of a message with its source records. Pure and bounded: at most 100,000 UTF-16 units of text
 * are read, and each claim is weighed against the four records that share most with it. With no records every
 * checkable claim is unsupported.
 */
export function groundingScan(input: GroundingInput): GroundingScan {
  const records = readRecords(input.records, input.today, input.maxAgeDays ?? {});
  const index = new RecordIndex(records);
  const text = input.text.slice(0, textLimit);
  const reading = readMessage(text, index.all.capitals);
  const findings = splitClaims(reading).map((claim): GroundingFinding => {
    const start = reading.tokens[claim.from]?.start ?? 0;
    const end = reading.tokens[claim.to - 1]?.end ?? start;
    return { start, end, text: text.slice(start, end), kind: claim.kind, ...judge(reading, claim, index) };
  });
  const checked = findings.filter((finding) => finding.status !== 'not_checkable');
  const sum = checked.reduce((total, finding) => total + finding.support_score, 0);
  return { score: checked.length === 0 ? 1 : rounded(sum / checked.length), findings, engine: groundingEngine };
}
