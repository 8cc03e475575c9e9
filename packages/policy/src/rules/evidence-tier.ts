import { assessClaims } from '../claims/assess-claims.ts';
import { claimLiterals } from '../claims/claim-literals.ts';
import { isTierEnough } from '../claims/evidence.ts';
import { defineRule } from '../rule.ts';
import { allChannels, sentTypes } from '../rule-scope.ts';

export const evidenceTier = defineRule({
  id: 'evidence_tier',
  template: 'revops_freshness_v1',
  severity: 'WARN',
  contentTypes: sentTypes,
  channels: allChannels,
  needs: ['sourceRecords', 'now'],
  uses: ['contact', 'recipient'],
  settings: ['evidence_max_age_days', 'min_evidence_tier'],
  literals: claimLiterals,
  meaning: 'News whose fresh evidence is weaker than the workspace accepts.',
  detail: 'The evidence for this event is weaker than the policy accepts.',
  saferAlternative: '',
  examples: ['"congrats on the Series B" with nothing but an inferred record'],
  counterExamples: ['the same with a verified record beside it'],
  *checkMessage(message, inputs) {
    const minimum = inputs.settings.min_evidence_tier;
    const repeated = repeatedId(inputs.sourceRecords);
    for (const claim of assessClaims(message, inputs)) {
      if (repeated !== null) {
        yield {
          field: claim.field,
          start: claim.start,
          end: claim.end,
          detail: `Two source records carry the id ${repeated}; the last one counted. Give every record its own id.`,
          confidence: 1,
        };
        return;
      }
      const fresh = claim.support.filter((support) => support.ageDays <= support.maxAgeDays);
      if (fresh.length === 0 || fresh.some((support) => isTierEnough(support.tier, minimum))) continue;
      yield {
        field: claim.field,
        start: claim.start,
        end: claim.end,
        detail: `The best evidence for this event is ${fresh.map((support) => support.tier).sort()[0]}; the policy asks for ${minimum} or better.`,
        confidence: 0.9,
        evidence: fresh.map(({ record, ageDays }) => ({ sourceRecordId: record.id, relation: 'low_tier', ageDays })),
      };
    }
  },
});

/** An id that more than one record carries; null when every record has its own. */
function repeatedId(records: readonly { id: string }[]): string | null {
  const seen = new Set<string>();
  for (const { id } of records) {
    if (seen.has(id)) return id;
    seen.add(id);
  }
  return null;
}
