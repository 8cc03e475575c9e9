import type { OutboundReplyV2, SubmissionV2 } from '@sendgate/contracts';
import { detailFields, repairedText, replyFields, type SubmissionView, toTime } from '@sendgate/gate';

const emailOnly = ['subject', 'body_html'] as const;
const chatOnly = ['auto_remediate'] as const;

/** Fields without effect on a channel, whatever they hold. E-mail knows what v1 knows. */
export function withoutEffect(channel: unknown): readonly string[] {
  return channel === 'email' ? chatOnly : emailOnly;
}

/** The answer to a v2 submission. */
export function toV2(view: SubmissionView): OutboundReplyV2 {
  const chat = view.channel !== 'email';
  const held = view.status === 'QUEUED';
  const fields = replyFields(view);
  return {
    ...fields,
    channel: view.channel,
    ...repairedText(view, fields.edited),
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
