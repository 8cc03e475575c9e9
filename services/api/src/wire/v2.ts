import { channels, type OutboundReplyV2, type OutboundRequestV2, type SubmissionV2 } from '@sendgate/contracts';
import { detailFields, type OutboundSubmission, replyFields, type SubmissionView, toTime } from '@sendgate/gate';
import { invalid } from './invalid.ts';
import { checkMetadata } from './outbound-metadata.ts';

/** Only e-mail has these; on other channels they have no effect, whatever they hold. */
export const emailOnlyFields = ['subject', 'body_html'] as const;

/** A v2 request as the gate takes it. Throws `ValidationError`. */
export function fromV2(body: OutboundRequestV2): OutboundSubmission {
  const channel = channels[body.channel];
  const email = body.channel === 'email';
  const subject = email ? emailSubject(body.subject) : null;
  if (!channel.accepts(body.recipient)) {
    throw invalid(['recipient'], `Input should be ${channel.recipientHint}`);
  }
  const metadata = checkMetadata(body.metadata);
  return {
    channel: body.channel,
    recipient: body.recipient,
    subject,
    bodyText: body.body_text,
    bodyHtml: email ? (body.body_html ?? null) : null,
    contentType: body.content_type ?? null,
    sourceModel: body.source_model ?? null,
    idempotencyKey: body.idempotency_key ?? null,
    governanceActionId: body.governance_action_id ?? null,
    metadata,
    // E-mail behaves as in v1, which knows no auto-remediation.
    autoRemediate: !email && body.auto_remediate === true,
    label: metadata?.label ?? null,
  };
}

function emailSubject(subject: string | null | undefined): string {
  if (subject === undefined) throw invalid(['subject'], 'Field required', 'missing');
  if (subject === null) throw invalid(['subject'], 'Input should be a valid string', 'string_type');
  if (subject === '') throw invalid(['subject'], 'String should have at least 1 character', 'string_too_short');
  if (/[\r\n]/.test(subject)) throw invalid(['subject'], 'Input should be one line');
  return subject;
}

/** The answer to a v2 submission. */
export function toV2(view: SubmissionView): OutboundReplyV2 {
  const chat = view.channel !== 'email';
  const held = view.status === 'QUEUED';
  return {
    ...replyFields(view),
    channel: view.channel,
    remediated: view.remediated,
    remediated_body: view.remediatedBody,
    remediated_subject: view.remediatedSubject,
    remediated_html: view.remediatedHtml,
    remediations: view.remediations,
    ...(chat && held && view.holdToken !== null ? { hold_token: view.holdToken } : {}),
    ...(chat ? { ack_message: held ? view.ackMessage : null } : {}),
    ...(chat && view.safeFallback !== null ? { safe_fallback: view.safeFallback } : {}),
    respond_by: toTime(view.respondBy),
  };
}

/** A stored action in the v2 shape. */
export function toV2Detail(view: SubmissionView): SubmissionV2 {
  return { ...toV2(view), ...detailFields(view) };
}
