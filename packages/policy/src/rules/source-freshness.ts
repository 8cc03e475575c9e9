import { defineEvidenceRule } from '../evidence/define-evidence-rule.ts';

export const sourceFreshness = defineEvidenceRule({
  id: 'source_freshness',
  severity: 'WARN',
  meaning: 'News told as recent whose youngest evidence is too old; more than twice too old blocks.',
  detail: 'The evidence for this event is too old to call it recent.',
  saferAlternative: '',
  examples: ['"your recent Series B" with a funding record 172 days old'],
  counterExamples: ['"since your 2024 Series B"', 'the same with a second record three weeks old'],
  judge({ support }) {
    const youngest = support[0];
    if (!youngest || support.some(({ ageDays, maxAgeDays }) => ageDays <= maxAgeDays)) return null;
    return {
      severity: youngest.ageDays > 2 * youngest.maxAgeDays ? 'BLOCK' : 'WARN',
      detail: `The youngest record of this event is ${youngest.ageDays} days old; ${youngest.type} evidence counts for ${youngest.maxAgeDays} days.`,
      confidence: 0.9,
      evidence: support.map(({ record, ageDays }) => ({ sourceRecordId: record.id, relation: 'stale', ageDays })),
    };
  },
});
