import {
  channels,
  type OutboundReplyV2,
  type OutboundRequestV1,
  type OutboundRequestV2,
  type SubmissionV2,
} from '@sendgate/contracts';
import { detailFields, type OutboundSubmission, replyFields, type SubmissionView, toTime } from '@sendgate/gate';
import { invalid } from './invalid.ts';
import { checkMetadata } from './outbound-metadata.ts';
import { repairedText } from './repaired-text.ts';
import { fromV1 } from './v1.ts';

const emailOnly = ['subject', 'body_html'] as const;
const chatOnly = ['auto_remediate'] as const;

/** Fields without effect on a channel, whatever they hold. E-mail knows what v1 knows. */
export function withoutEffect(channel: unknown): readonly string[] {
  return channel === 'email' ? chatOnly : emailOnly;
}

/** A v2 request as the gate takes it; an e-mail is the v1 request it has been checked as. Throws `ValidationError`. */
export function fromV2(body: OutboundRequestV2): OutboundSubmission {
  if (body.channel === 'email') return fromV1(body as OutboundRequestV1);
  const channel = channels[body.channel];
  if (!channel.accepts(body.recipient)) {
    throw invalid(['recipient'], `Input should be ${channel.recipientHint}`);
  }
  const metadata = checkMetadata(body.metadata);
  return {
    channel: body.channel,
    recipient: body.recipient,
    subject: null,
    bodyText: body.body_text,
    bodyHtml: null,
    contentType: body.content_type ?? null,
    sourceModel: body.source_model ?? null,
    idempotencyKey: body.idempotency_key ?? null,
    governanceActionId: body.governance_action_id ?? null,
    metadata,
    autoRemediate: body.auto_remediate === true,
    label: metadata?.label ?? null,
  };
}

/** The answer to a v2 submission. */
export function toV2(view: SubmissionView): OutboundReplyV2 {
  const chat = view.channel !== 'email';
  const held = view.status === 'QUEUED';
  const fields = replyFields(view);
  const repaired = repairedText(view, fields.edited);
  return {
    ...fields,
    channel: view.channel,
    ...repaired,
    remediations: repaired.remediated ? view.remediations : [],
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
