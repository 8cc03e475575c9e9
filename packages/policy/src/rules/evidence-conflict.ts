import { assessClaims } from '../claims/assess-claims.ts';
import { claimLiterals } from '../claims/claim-literals.ts';
import { conflictOf } from '../claims/evidence-conflicts.ts';
import { defineRule } from '../rule.ts';
import { allChannels, sentTypes } from '../rule-scope.ts';

export const evidenceConflict = defineRule({
  id: 'evidence_conflict',
  template: 'revops_freshness_v1',
  severity: 'BLOCK',
  contentTypes: sentTypes,
  channels: allChannels,
  needs: ['sourceRecords', 'now'],
  uses: ['contact', 'recipient'],
  settings: ['evidence_max_age_days'],
  literals: claimLiterals,
  meaning: 'News that a source record tells otherwise: another company, round, amount, title or direction.',
  detail: 'A source record contradicts this event. Correct the text, or the record.',
  examples: ['"congrats on acquiring Initech" with a record "acquired by Initech"'],
  counterExamples: ['"ACME, Inc." in the text and "Acme" in the record'],
  *checkMessage(message, inputs) {
    for (const claim of assessClaims(message, inputs)) {
      const conflict = conflictOf(claim, inputs);
      if (!conflict) continue;
      yield {
        field: claim.field,
        start: claim.start,
        end: claim.end,
        detail: conflict.detail,
        confidence: 0.85,
        evidence: conflict.support.map(({ record, ageDays }) => ({
          sourceRecordId: record.id,
          relation: 'contradicts',
          ageDays,
        })),
      };
    }
  },
});
