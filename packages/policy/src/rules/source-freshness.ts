import { assessClaims } from '../claims/assess-claims.ts';
import { claimLiterals } from '../claims/claim-literals.ts';
import { defineRule } from '../rule.ts';
import { allChannels, sentTypes } from '../rule-scope.ts';

export const sourceFreshness = defineRule({
  id: 'source_freshness',
  template: 'revops_freshness_v1',
  severity: 'WARN',
  contentTypes: sentTypes,
  channels: allChannels,
  needs: ['sourceRecords', 'now'],
  uses: ['contact', 'recipient'],
  settings: ['evidence_max_age_days'],
  literals: claimLiterals,
  meaning: 'News told as recent whose youngest evidence is too old; more than twice too old blocks.',
  detail: 'The evidence for this event is too old to call it recent.',
  saferAlternative: '',
  examples: ['"your recent Series B" with a funding record 172 days old'],
  counterExamples: ['"since your 2024 Series B"', 'the same with a second record three weeks old'],
  *checkMessage(message, inputs) {
    for (const claim of assessClaims(message, inputs)) {
      const youngest = claim.support[0];
      if (!youngest || claim.support.some((support) => support.ageDays <= support.maxAgeDays)) continue;
      yield {
        field: claim.field,
        start: claim.start,
        end: claim.end,
        severity: youngest.ageDays > 2 * youngest.maxAgeDays ? 'BLOCK' : 'WARN',
        detail: `The youngest record of this event is ${youngest.ageDays} days old; ${youngest.type} evidence counts for ${youngest.maxAgeDays} days.`,
        confidence: 0.9,
        evidence: claim.support.map(({ record, ageDays }) => ({
          sourceRecordId: record.id,
          relation: 'stale',
          ageDays,
        })),
      };
    }
  },
});
