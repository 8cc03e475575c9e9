import type { Metadata } from '@sendgate/contracts';
import type { Evaluation, Finding } from '@sendgate/policy';
import type { OutboundSubmission } from '../submission-view.ts';

/** What the gate itself reports of a message as a whole. */
export function wholeFinding(finding: Pick<Finding, 'rule' | 'severity' | 'detail' | 'hard'>): Finding {
  return {
    ...finding,
    ...{ confidence: 1, template: null, evidence: [] },
    ...{ matched: null, field: null, start: null, end: null, saferAlternative: null },
  };
}

/**
 * What stands against a message whatever it says and whatever the policy asks. It is hard: no wording cures it. Where the
 * workspace has no hard rules it is an ordinary block and waits for a person.
 */
function standing(rule: string, detail: string): Finding {
  return wholeFinding({ rule, detail, severity: 'BLOCK', hard: true });
}

const pauseFinding = standing(
  'workspace_paused',
  'The workspace is paused: nothing is sent until an admin ends the pause.',
);
const consentFinding = standing(
  'consent_revoked',
  'The recipient took back consent to messages on this channel. Do not send.',
);

/** Whether a message needs consent that was not taken back: every one but what somebody has to be told about their order. */
export function mindsConsent(metadata: Metadata | null): boolean {
  return metadata?.message_class !== 'transactional';
}

/** What stands against a message beside what its evaluation found. */
export function standingFindings(
  { findings }: Evaluation,
  known: { paused: boolean; consentRevoked: boolean; submission: Pick<OutboundSubmission, 'metadata'> },
): Finding[] {
  const revoked =
    known.consentRevoked &&
    mindsConsent(known.submission.metadata) &&
    !findings.some(({ rule }) => rule === consentFinding.rule);
  return [...(known.paused ? [pauseFinding] : []), ...(revoked ? [consentFinding] : [])];
}
