import { type Channel, type ContentType, ProblemError, ValidationError } from '@sendgate/contracts';
import type { ReviewRound, StoredSubmission } from '@sendgate/db';
import { bodyFingerprint, type CompiledPolicy, type Finding, isNearlyTheSame, preparedBody } from '@sendgate/policy';
import type { Approval, HoldEdit } from '../gate.ts';
import type { GateParts } from '../gate-parts.ts';
import type { ActivePolicies } from '../policy/active-policies.ts';
import { evaluateClosed, reportedFindings, sendInput } from './evaluate-submission.ts';
import { firstContactOf } from './first-contact.ts';
import { storedFindings, storedMetadata } from './stored-json.ts';

const REASON_LENGTH = 10;
/** What nobody sees of a reason. */
const unseen = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** A text somebody looks at under the policy that held the original. */
export interface JudgedText {
  subject: string | null;
  bodyText: string;
  /** True when it is not the text that stands. */
  edited: boolean;
  /** What the policy finds in it, and what was found about the recipient: that stays whatever the wording. */
  remaining: Finding[];
  /** Rules that block it and did not block the original, or not as often; `scanner_error` when one gave no answer. */
  addedBlocks: string[];
  /** Whether a BLOCK violation remains. */
  blocked: boolean;
}

/** What a hold keeps of its text. */
export type StandingParts = Pick<
  StoredSubmission,
  | 'subject'
  | 'bodyText'
  | 'edited'
  | 'approvedSubject'
  | 'approvedBody'
  | 'remediated'
  | 'remediatedSubject'
  | 'remediatedBody'
>;

/** The text of a hold that an approval without an edit would release. */
export function standingText(held: StandingParts): { subject: string | null; bodyText: string } {
  if (held.edited) return { subject: held.approvedSubject, bodyText: held.approvedBody ?? '' };
  // A repaired message that came back to a hold, or waits for its hour: what was let go, or will be, is the repaired text.
  if (held.remediated) return { subject: held.remediatedSubject ?? held.subject, bodyText: held.remediatedBody ?? '' };
  return { subject: held.subject, bodyText: held.bodyText ?? '' };
}

/** The text that is released where somebody wants one for a hold: what is left out stays, and only e-mail has a subject. */
export function wantedText(
  held: StandingParts & Pick<StoredSubmission, 'channel'>,
  wanted: Pick<HoldEdit, 'subject' | 'bodyText'>,
): { subject: string | null; bodyText: string } {
  const standing = standingText(held);
  return {
    subject: held.channel === 'email' ? (wanted.subject ?? standing.subject) : standing.subject,
    bodyText: wanted.bodyText ?? standing.bodyText,
  };
}

/** What recognises a text of a submission that was approved. */
export function textHash(
  { hashText }: Pick<StoredSubmission, 'hashText'>,
  text: { subject: string | null; bodyText: string | null },
): string {
  return hashText(JSON.stringify([text.subject, text.bodyText]));
}

/** The texts of a submission that no reviewer wrote: what stood before any edit, and as it was submitted. */
export function unwrittenTexts(
  held: StandingParts,
): [ReturnType<typeof standingText>, ReturnType<typeof standingText>] {
  const unedited = { ...held, edited: false };
  return [standingText(unedited), standingText({ ...unedited, remediated: false })];
}

/** What recognises those texts. */
export function unwrittenHashes(held: StandingParts & Pick<StoredSubmission, 'hashText'>): string[] {
  return unwrittenTexts(held).map((text) => textHash(held, text));
}

/**
 * Judges a text wanted for a hold; what is left out stays as it stands. An edit releases text alone: the submitted HTML
 * is withheld, so what it holds neither excuses nor condemns the edit.
 */
export async function judgeText(
  parts: GateParts,
  policies: ActivePolicies,
  held: StoredSubmission,
  wanted: Pick<HoldEdit, 'subject' | 'bodyText'>,
): Promise<JudgedText> {
  const standing = standingText(held);
  const { subject, bodyText } = wantedText(held, wanted);
  const edited = subject !== standing.subject || bodyText !== standing.bodyText;
  const found = storedFindings(held.violations);
  if (!edited && !held.edited && !held.remediated) {
    return { subject, bodyText, edited, remaining: found, addedBlocks: [], blocked: blocks(found).size > 0 };
  }
  const policy = await policies.compiled(held.workspaceId, held.snapshotId);
  const message = {
    channel: held.channel as Channel,
    recipient: held.recipient,
    metadata: storedMetadata(held.metadata),
    subject,
    bodyText,
    bodyHtml: null,
  };
  const known = await firstContactOf(parts.store.prisma, policy, held);
  const evaluation = evaluateClosed(
    parts,
    policy,
    sendInput(message, held.contentType as ContentType, new Date(), known),
  );
  const judged = reportedFindings(evaluation);
  const remaining = [...judged, ...standingWholes(policy, held, bodyText, judged)];
  const before = blocks(found.filter((finding) => finding.field !== 'body_html'));
  const after = blocks(remaining);
  const added = [...after].filter(([rule, times]) => times > (before.get(rule) ?? 0)).map(([rule]) => rule);
  if (evaluation.failures.length > 0) added.push('scanner_error');
  return { subject, bodyText, edited, remaining, addedBlocks: added, blocked: after.size > 0 };
}

/**
 * What was found when the message came, about no part of it, and holds for another text as well: what the gate itself said, and what
 * rules said that look up what is known of the recipient. All other rules have judged the text anew. That it repeats an earlier
 * message holds as long as it is like the text that was submitted.
 */
function standingWholes(
  policy: CompiledPolicy,
  held: StoredSubmission,
  bodyText: string,
  judged: readonly Finding[],
): Finding[] {
  const fingerprint = (text: string) => bodyFingerprint(preparedBody({ body_text: text }));
  const isLike = isNearlyTheSame(fingerprint(bodyText), fingerprint(held.bodyText ?? ''));
  const lookUps: ReadonlySet<string> = policy.stateNeeds;
  const over = new Set<string>();
  for (const { rule } of policy.rules) {
    const looksUp = [...rule.needs, ...(rule.uses ?? [])].some((need) => lookUps.has(need));
    if (!looksUp || (rule.needs.includes('recentSends') && !isLike)) over.add(rule.id);
  }
  for (const { rule, field } of judged) if (field === null) over.add(rule);
  return storedFindings(held.violations).filter(({ rule, field }) => field === null && !over.has(rule));
}

/**
 * Refuses to release a text its approver has not answered for.
 * @throws ProblemError `edit_violates_policy` when an edit, this one or one saved before, by whomever, brought a BLOCK violation and
 * this approver did not say that they want it so; ValidationError when a BLOCK violation remains and the reason is too short.
 */
export function refuseUnfit(text: JudgedText, round: ReviewRound, approval: Approval): void {
  const unanswered = text.edited ? text.addedBlocks : round.addedBlocks;
  if (unanswered.length > 0 && approval.override !== true) {
    throw new ProblemError(
      'edit_violates_policy',
      `The edited text has BLOCK violations the original had not: ${unanswered.join(', ')}. Mend it, or say that you approve it all the same (override).`,
      { current: { rules: unanswered }, recovery: { action: 'fix_request' } },
    );
  }
  if (text.blocked && [...(approval.reason ?? '').replace(unseen, '').trim()].length < REASON_LENGTH) {
    throw new ValidationError([
      {
        loc: ['body', 'reason'],
        msg: `A BLOCK violation remains: give a reason of at least ${REASON_LENGTH} characters`,
        type: 'string_too_short',
      },
    ]);
  }
}

/** How often each rule blocks. */
function blocks(findings: readonly Finding[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const { rule, severity } of findings) {
    if (severity === 'BLOCK') times.set(rule, (times.get(rule) ?? 0) + 1);
  }
  return times;
}
