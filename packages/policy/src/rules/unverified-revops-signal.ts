import type { SourceRecord } from '@sendgate/contracts';
import { defineEvidenceRule } from '../evidence/define-evidence-rule.ts';
import type { FindingEvidence } from '../finding.ts';

export const unverifiedRevopsSignal = defineEvidenceRule({
  id: 'unverified_revops_signal',
  severity: 'BLOCK',
  meaning: 'News about the recipient that no source record bears out.',
  detail: 'No source record supports this event. Remove it, or provide the evidence.',
  saferAlternative: '',
  examples: ['Congrats on acquiring Initech! (without a record of it)'],
  counterExamples: [
    'Are you hiring SDRs?',
    'We just raised our Series A.',
    'Companies that raised this year grow faster.',
  ],
  judge({ support, undated, kinds, isGuess }, { now }) {
    if (support.length > 0) return null;
    const ahead = undated[0];
    if (ahead) {
      return {
        detail: `The record ${ahead.id} of this event carries the date ${ahead.acquired_at}, which lies ahead: it supports nothing. Correct the date, or remove the claim.`,
        mild: isGuess,
        confidence: isGuess ? 0.6 : 0.9,
        evidence: citedAhead(ahead, now),
      };
    }
    const ofKind = kinds.includes('other') ? '' : ` of the kind ${kinds.join(' or ')}`;
    return {
      detail: `No source record${ofKind} supports this event. Remove it, or provide the evidence.`,
      mild: isGuess,
      confidence: isGuess ? 0.6 : 0.85,
    };
  },
});

/** A record whose date lies ahead is cited with an age below zero; one whose date cannot be read has no age to cite. */
function citedAhead({ id, acquired_at }: SourceRecord, now: Date): FindingEvidence[] {
  const ageDays = Math.floor((now.getTime() - Date.parse(acquired_at)) / 86_400_000);
  return Number.isNaN(ageDays) ? [] : [{ sourceRecordId: id, relation: 'stale', ageDays }];
}
