import type { OutboundReplyV1, SubmissionV1 } from '@sendgate/contracts';
import { detailFields, repairedText, replyFields, type SubmissionView } from '@sendgate/gate';

/**
 * The answer to a v1 submission. One namespace of idempotency keys serves v1 and v2, so a replay may show a submission
 * of another channel; it is shown as what it is: without the fields only chat channels have, but with the text to send.
 */
export function toV1(view: SubmissionView): OutboundReplyV1 {
  const fields = replyFields(view);
  const { remediations: _, ...repaired } = repairedText(view, fields.edited);
  return { ...fields, channel: view.channel, ...(repaired.remediated ? repaired : {}) };
}

/** A stored action in the v1 shape. */
export function toV1Detail(view: SubmissionView): SubmissionV1 {
  return { ...toV1(view), ...detailFields(view) };
}
