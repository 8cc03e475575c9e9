/** How sure a semantic finding must be to count against a message. */
const SURE = 0.6;
/** A claim of an event or a figure with less support than this has as good as none. */
const HARDLY_SUPPORTED = 0.3;

/** Why a message with such findings should not go out unseen. */
export type ScanConcern = 'evidence_expired' | 'policy_warn';

/**
 * What the findings of a finished scan come to; null when nothing in them is worth a person's time. Grounding: claims
 * the records contradict, or supported by old records alone, are a matter of evidence; events and figures that no record
 * speaks of are suspect, other unsupported statements are what most messages consist of. Semantic: whatever a person
 * would surely agree on.
 */
export function scanConcern(kind: 'semantic' | 'grounding', findings: readonly unknown[]): ScanConcern | null {
  const read = findings.filter(isRecord);
  if (kind === 'semantic') {
    return read.some(({ confidence }) => typeof confidence === 'number' && confidence >= SURE) ? 'policy_warn' : null;
  }
  if (read.some(({ status }) => status === 'contradicted' || status === 'stale')) return 'evidence_expired';
  return read.some(isUnsupportedFact) ? 'policy_warn' : null;
}

function isUnsupportedFact({ status, kind, support_score: score }: Record<string, unknown>): boolean {
  return status === 'unsupported' && kind !== 'statement' && typeof score === 'number' && score < HARDLY_SUPPORTED;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
