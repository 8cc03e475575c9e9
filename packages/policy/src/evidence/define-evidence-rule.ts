import type { Severity, SourceRecord } from '@sendgate/contracts';
import { defineRule, type Match, type Rule, type RuleInputs } from '../rule.ts';
import { allChannels, messageTypes } from '../rule-scope.ts';
import type { MessageText } from '../text/field-text.ts';
import { because, consider } from '../text/let-go.ts';
import { type AssessedClaim, assessClaims } from './assess-claims.ts';
import { claimsLookedFor } from './find-claims.ts';

const needs = ['sourceRecords', 'now'] as const;
const uses = ['contact', 'recipient'] as const;
const settings = ['evidence_max_age_days', 'min_evidence_tier', 'own_names'] as const;

export type EvidenceInputs = RuleInputs<(typeof needs)[number], (typeof uses)[number], (typeof settings)[number]>;
/** What a rule says of one claim; the place is the claim's own. */
export type ClaimVerdict = Omit<Match, 'start' | 'end' | 'field' | 'submitted'>;

interface EvidenceRuleDefinition {
  id: string;
  severity: Severity;
  meaning: string;
  detail: string;
  saferAlternative?: string;
  examples: readonly string[];
  counterExamples: readonly string[];
  /** What is wrong with the records themselves, whatever the message says; null where nothing is. */
  judgeRecords?(records: readonly SourceRecord[]): ClaimVerdict | null;
  /** Null where the claim is fine. */
  judge(claim: AssessedClaim, inputs: EvidenceInputs): ClaimVerdict | null;
}

/** A rule that holds each claim of news about the recipient against the source records. */
export function defineEvidenceRule({ judge, judgeRecords, ...facts }: EvidenceRuleDefinition): Rule {
  return defineRule({
    ...facts,
    template: 'revops_freshness_v1',
    contentTypes: messageTypes,
    channels: allChannels,
    needs,
    uses,
    settings,
    looksFor: claimsLookedFor,
    ...(judgeRecords && { wakesOn: ({ sourceRecords }) => judgeRecords(sourceRecords ?? []) !== null }),
    *checkMessage(message, inputs) {
      const amiss = judgeRecords?.(inputs.sourceRecords);
      if (amiss) yield amiss;
      for (const claim of assessClaims(message, inputs)) {
        const verdict = judge(claim, inputs);
        if (verdict) yield { field: claim.field, start: claim.start, end: claim.end, ...verdict };
        else leave(message, claim);
      }
    },
  });
}

/** What a record bears out is fine; of what none bears on, another of these rules speaks. */
function leave({ fields }: MessageText, { field, start, end, support }: AssessedClaim): void {
  consider(fields.find(({ name }) => name === field)?.text ?? '', start, end);
  because(support.length > 0 ? 'on_record' : 'other_rule');
}
