import type { OutboundReplyV1, PolicyViolation, SubmissionListItem, SubmissionV1 } from '@sendgate/contracts';
import type { SubmissionListView, SubmissionView } from '../submission-view.ts';

type Shared = Omit<OutboundReplyV1, 'channel'>;
type Detail = Omit<SubmissionV1, keyof OutboundReplyV1>;

/*
 * Submissions as the wire shows them: what the answers of the api and the pages of the dashboard have in common is
 * translated here, once.
 */

/** RFC 3339 in UTC with milliseconds, as every time on the wire. */
export function toTime(date: Date): string;
export function toTime(date: Date | null): string | null;
export function toTime(date: Date | null): string | null {
  return date === null ? null : date.toISOString();
}

/** The fields every answer about a submission has. */
export function replyFields(view: SubmissionView): Shared {
  const edited = isEditReleased(view);
  return {
    action_id: view.actionId,
    status: view.status,
    policy_passed: view.policyPassed,
    policy_violations: view.violations.map(toViolation),
    queue_reason: view.queueReason,
    review_url: view.reviewUrl,
    delivery_status: view.deliveryStatus,
    edited,
    approved_body: edited ? view.approvedBody : null,
    approved_subject: edited ? view.approvedSubject : null,
    snapshot_id: view.snapshotId,
    config_hash: view.configHash,
    governance_action_id: view.governanceActionId,
    livemode: view.livemode,
    created_at: toTime(view.createdAt),
    latency_ms: view.latencyMs,
  };
}

/** Whether a reviewer's text is the one to send: not while it waits for other people, or once it was rejected after all. */
function isEditReleased({
  edited,
  decidedAt,
  status,
}: Pick<SubmissionView, 'edited' | 'decidedAt' | 'status'>): boolean {
  return edited && decidedAt !== null && status !== 'REJECTED' && status !== 'BLOCKED';
}

/** A finding as a violation of the policy. */
export function toViolation(finding: SubmissionView['violations'][number]): PolicyViolation {
  return {
    rule: finding.rule,
    severity: finding.severity,
    detail: finding.detail,
    matched_substring: finding.matched,
    field: finding.field,
    start: finding.start,
    end: finding.end,
    safer_alternative: finding.saferAlternative,
    template: finding.template,
    confidence: finding.confidence,
    hard: finding.hard,
    evidence: finding.evidence.map((item) => ({
      source_record_id: item.sourceRecordId,
      relation: item.relation,
      age_days: item.ageDays,
    })),
  };
}

/** What reading one action adds to the answer of its submission. */
export function detailFields(view: SubmissionView): Detail {
  return {
    recipient: view.recipient,
    subject: view.subject,
    body_text: view.bodyText,
    // Reviewers edit the text alone. The HTML still says what they changed, so it must not be there to be sent.
    body_html: view.edited ? null : view.bodyHtml,
    content_type: view.contentType,
    source_model: view.sourceModel,
    idempotency_key: view.idempotencyKey,
    metadata: view.metadata,
    label: view.label,
    updated_at: toTime(view.updatedAt),
    expires_at: toTime(view.expiresAt),
    release_at: toTime(view.releaseAt),
    evidence_expires_at: toTime(view.evidenceExpiresAt),
    held_again_at: toTime(view.heldAgainAt),
    decided_at: toTime(view.decidedAt),
    reviewed_by: view.reviewedBy,
    reviewed_at: toTime(view.reviewedAt),
    review_reason: view.reviewReason,
    review_note: view.reviewNote,
    guidance: view.guidance,
    advisory: { semantic: toScan(view.advisory.semantic), grounding: toScan(view.advisory.grounding) },
    callback: {
      state: view.callback.state,
      attempts: view.callback.attempts,
      last_status_code: view.callback.lastStatusCode,
      next_attempt_at: toTime(view.callback.nextAttemptAt),
    },
    dispatch: view.dispatch && {
      mode: view.dispatch.mode,
      attempts: view.dispatch.attempts,
      began_at: toTime(view.dispatch.beganAt),
      next_attempt_at: toTime(view.dispatch.nextAttemptAt),
      provider_message_id: view.dispatch.providerMessageId,
      error: view.dispatch.error,
    },
    ...(view.events === null
      ? {}
      : { events: view.events.map(({ at, kind, actor, detail }) => ({ at: toTime(at), kind, actor, detail })) }),
  };
}

function toScan(scan: SubmissionView['advisory']['semantic']): Detail['advisory']['semantic'] {
  return {
    state: scan.state,
    score: scan.score,
    findings: scan.findings,
    engine: scan.engine,
    finished_at: toTime(scan.finishedAt),
  };
}

/** One row of the submission list. */
export function toListItem(view: SubmissionListView): SubmissionListItem {
  return {
    action_id: view.actionId,
    channel: view.channel,
    status: view.status,
    queue_reason: view.queueReason,
    recipient: view.recipient,
    subject: view.subject,
    body_preview: view.bodyPreview,
    content_type: view.contentType,
    source_model: view.sourceModel,
    policy_passed: view.policyPassed,
    violation_count: view.violationCount,
    block_count: view.blockCount,
    top_rule: view.topRule,
    remediated: view.remediated && !isEditReleased(view),
    snapshot_id: view.snapshotId,
    governance_action_id: view.governanceActionId,
    label: view.label,
    assignee: view.assignee,
    livemode: view.livemode,
    created_at: toTime(view.createdAt),
    updated_at: toTime(view.updatedAt),
    expires_at: toTime(view.expiresAt),
    reviewed_by: view.reviewedBy,
    reviewed_at: toTime(view.reviewedAt),
    delivery_status: view.deliveryStatus,
    review_url: view.reviewUrl,
  };
}
