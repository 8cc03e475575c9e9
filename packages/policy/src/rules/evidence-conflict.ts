import { defineEvidenceRule } from '../evidence/define-evidence-rule.ts';
import { conflictOf } from '../evidence/evidence-conflicts.ts';

export const evidenceConflict = defineEvidenceRule({
  id: 'evidence_conflict',
  severity: 'BLOCK',
  meaning: 'News that a source record tells otherwise: another company, person, round, amount, title or direction.',
  detail: 'A source record contradicts this event. Correct the text, or the record.',
  examples: ['"congrats on acquiring Initech" with a record "acquired by Initech"'],
  counterExamples: ['"ACME, Inc." in the text and "Acme" in the record'],
  judge(claim, inputs) {
    const conflict = conflictOf(claim, inputs);
    return (
      conflict && {
        detail: conflict.detail,
        confidence: 0.85,
        evidence: conflict.support.map(({ record, ageDays }) => ({
          sourceRecordId: record.id,
          relation: 'contradicts',
          ageDays,
        })),
      }
    );
  },
});
