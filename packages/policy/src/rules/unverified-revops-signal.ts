import { assessClaims } from '../claims/assess-claims.ts';
import { claimLiterals } from '../claims/claim-literals.ts';
import { defineRule } from '../rule.ts';
import { allChannels, sentTypes } from '../rule-scope.ts';

export const unverifiedRevopsSignal = defineRule({
  id: 'unverified_revops_signal',
  template: 'revops_freshness_v1',
  severity: 'BLOCK',
  contentTypes: sentTypes,
  channels: allChannels,
  needs: ['sourceRecords', 'now'],
  uses: ['contact', 'recipient'],
  settings: ['evidence_max_age_days'],
  literals: claimLiterals,
  meaning: 'News about the recipient that no source record bears out.',
  detail: 'No source record supports this event. Remove it, or provide the evidence.',
  saferAlternative: '',
  examples: ['Congrats on acquiring Initech! (without a record of it)'],
  counterExamples: [
    'Are you hiring SDRs?',
    'We just raised our Series A.',
    'Companies that raised this year grow faster.',
  ],
  *checkMessage(message, inputs) {
    for (const claim of assessClaims(message, inputs)) {
      if (claim.support.length > 0) continue;
      yield {
        field: claim.field,
        start: claim.start,
        end: claim.end,
        detail: `No source record of the kind ${claim.kinds.join(' or ')} supports this event. Remove it, or provide the evidence.`,
        confidence: 0.85,
      };
    }
  },
});
