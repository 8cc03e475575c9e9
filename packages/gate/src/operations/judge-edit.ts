import { type Channel, type ContentType, type Metadata, ProblemError, ValidationError } from '@sendgate/contracts';
import type { StoredSubmission } from '@sendgate/db';
import type { Finding } from '@sendgate/policy';
import type { Approval } from '../gate.ts';
import type { GateParts } from '../gate-parts.ts';
import type { ActivePolicies } from '../policy/active-policies.ts';
import { evaluateClosed, sendInput } from './evaluate-submission.ts';

const REASON_LENGTH = 10;

/** The text an approval would release. */
export interface JudgedText {
  subject: string | null;
  bodyText: string;
  /** True when this approval changes what stood before it. */
  edited: boolean;
}

/**
 * Judges the text of an approval under the policy that held the original. An edit releases text alone: the submitted
 * HTML is withheld, so what it holds neither excuses nor condemns the edit.
 * @throws ProblemError `edit_violates_policy` when the edit brings a BLOCK violation or the policy gave no answer,
 * unless overridden; ValidationError when a BLOCK violation remains and the reason is too short.
 */
export async function judgeEdit(
  parts: GateParts,
  policies: ActivePolicies,
  held: StoredSubmission,
  approval: Approval,
): Promise<JudgedText> {
  const standing = {
    subject: held.edited ? held.approvedSubject : held.subject,
    bodyText: (held.edited ? held.approvedBody : held.bodyText) ?? '',
  };
  const subject = held.channel === 'email' ? (approval.subject ?? standing.subject) : standing.subject;
  const bodyText = approval.bodyText ?? standing.bodyText;
  const edited = subject !== standing.subject || bodyText !== standing.bodyText;
  const found = held.violations as unknown as Finding[];
  let remaining = found;
  if (edited || held.edited) {
    const policy = await policies.compiled(held.workspaceId, held.snapshotId);
    const message = {
      channel: held.channel as Channel,
      recipient: held.recipient,
      metadata: held.metadata as Metadata | null,
      subject,
      bodyText,
      bodyHtml: null,
    };
    const evaluation = evaluateClosed(
      parts,
      policy,
      sendInput(message, held.contentType as ContentType, new Date(), null),
    );
    // What concerns the recipient stays whatever the wording.
    remaining = [...evaluation.findings, ...found.filter((finding) => finding.field === null)];
    const before = blocks(found.filter((finding) => finding.field !== 'body_html'));
    const added = [...blocks(remaining)].filter(([rule, times]) => times > (before.get(rule) ?? 0));
    // Who approves a standing edit as it is does not answer for it again.
    if (edited && (added.length > 0 || evaluation.failures.length > 0) && approval.override !== true) {
      throw new ProblemError('edit_violates_policy', 'The edited text has a BLOCK violation the original had not.', {
        current: { rules: added.map(([rule]) => rule) },
        recovery: { action: 'fix_request' },
      });
    }
  }
  if (blocks(remaining).size > 0 && (approval.reason?.trim().length ?? 0) < REASON_LENGTH) {
    throw new ValidationError([
      {
        loc: ['body', 'reason'],
        msg: `A BLOCK violation remains: give a reason of at least ${REASON_LENGTH} characters`,
        type: 'string_too_short',
      },
    ]);
  }
  return { subject, bodyText, edited };
}

/** How often each rule blocks. */
function blocks(findings: readonly Finding[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const { rule, severity } of findings) {
    if (severity === 'BLOCK') times.set(rule, (times.get(rule) ?? 0) + 1);
  }
  return times;
}
