import { evidenceTiers } from '@sendgate/contracts';
import type { AssessedClaim } from '../evidence/assess-claims.ts';
import { type ClaimVerdict, defineEvidenceRule } from '../evidence/define-evidence-rule.ts';
import { isTierEnough } from '../evidence/evidence.ts';

export const evidenceTier = defineEvidenceRule({
  id: 'evidence_tier',
  severity: 'WARN',
  meaning: 'News whose fresh evidence is weaker than the workspace accepts.',
  detail: 'The evidence for this event is weaker than the policy accepts.',
  saferAlternative: '',
  examples: ['"congrats on the Series B" with nothing but an inferred record'],
  counterExamples: ['the same with a verified record beside it'],
  judgeRecords(records) {
    const repeated = repeatedId(records);
    if (repeated === null) return null;
    return {
      detail: `Two source records carry the id ${repeated}; the last one counted. Give every record its own id.`,
      confidence: 1,
    };
  },
  judge(claim, { settings }) {
    return tooWeak(claim, settings.min_evidence_tier);
  },
});

function tooWeak(claim: AssessedClaim, minimum: Parameters<typeof isTierEnough>[1]): ClaimVerdict | null {
  const fresh = claim.support.filter((support) => support.ageDays <= support.maxAgeDays);
  if (fresh.length === 0 || fresh.some((support) => isTierEnough(support.tier, minimum))) return null;
  const best = evidenceTiers.find((tier) => fresh.some((support) => support.tier === tier));
  return {
    detail: `The best evidence for this event is ${best}; the policy asks for ${minimum} or better.`,
    confidence: 0.9,
    evidence: fresh.map(({ record, ageDays }) => ({ sourceRecordId: record.id, relation: 'low_tier', ageDays })),
  };
}

/** An id that more than one record carries; null when every record has its own. */
function repeatedId(records: readonly { id: string }[]): string | null {
  const seen = new Set<string>();
  for (const { id } of records) {
    if (seen.has(id)) return id;
    seen.add(id);
  }
  return null;
}
