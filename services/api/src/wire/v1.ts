import { channels, type OutboundReplyV1, type OutboundRequestV1, type SubmissionV1 } from '@sendgate/contracts';
import { detailFields, type OutboundSubmission, replyFields, type SubmissionView } from '@sendgate/gate';
import { invalid } from './invalid.ts';
import { checkMetadata } from './outbound-metadata.ts';
import { repairedText } from './repaired-text.ts';

/** A v1 request as the gate takes it: always e-mail. Throws `ValidationError`. */
export function fromV1(body: OutboundRequestV1): OutboundSubmission {
  if (!channels.email.accepts(body.recipient)) {
    throw invalid(['recipient'], `Input should be ${channels.email.recipientHint}`);
  }
  const metadata = checkMetadata(body.metadata);
  return {
    channel: 'email',
    recipient: body.recipient,
    subject: body.subject,
    bodyText: body.body_text,
    bodyHtml: body.body_html ?? null,
    contentType: body.content_type ?? null,
    sourceModel: body.source_model ?? null,
    idempotencyKey: body.idempotency_key ?? null,
    governanceActionId: body.governance_action_id ?? null,
    metadata,
    autoRemediate: false,
    label: metadata?.label ?? null,
  };
}

/**
 * The answer to a v1 submission. One namespace of idempotency keys serves v1 and v2, so a replay may show a submission
 * of another channel; it is shown as what it is: without the fields only chat channels have, but with the text to send.
 */
export function toV1(view: SubmissionView): OutboundReplyV1 {
  const fields = replyFields(view);
  const repaired = repairedText(view, fields.edited);
  return { ...fields, channel: view.channel, ...(repaired.remediated ? repaired : {}) };
}

/** A stored action in the v1 shape. */
export function toV1Detail(view: SubmissionView): SubmissionV1 {
  return { ...toV1(view), ...detailFields(view) };
}
