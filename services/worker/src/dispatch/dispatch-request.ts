import { createHash } from 'node:crypto';
import { type DispatchRequest, dispatchEvent, idempotencyHeader } from '@sendgate/contracts';
import type { ApprovedMessage, DispatchRoute } from '@sendgate/gate';
import { callbackHeaders } from '../deliver/sign.ts';

/** The body a customer's sender is posted: the message as approved, in the documented names. */
export function dispatchRequest(message: ApprovedMessage): DispatchRequest {
  return {
    event: dispatchEvent,
    action_id: message.actionId,
    channel: message.channel,
    recipient: message.recipient,
    subject: message.subject,
    body_text: message.bodyText,
    body_html: message.bodyHtml,
    content_sha256: createHash('sha256').update(message.bodyText).digest('hex'),
    edited: message.edited,
    remediated: message.remediated,
    snapshot_id: message.snapshotId,
    config_hash: message.configHash,
    governance_action_id: message.governanceActionId,
    label: message.label,
    metadata: message.metadata,
    created_at: message.createdAt.toISOString(),
  };
}

/** Signed like a review callback, with the action id as event id and as the idempotency key. */
export function dispatchHeaders(
  message: ApprovedMessage,
  route: Extract<DispatchRoute, { mode: 'webhook' }>,
  body: Buffer,
  at: { attempt: number; timestamp: number },
): Record<string, string> {
  const signed = callbackHeaders({
    eventId: message.actionId,
    event: dispatchEvent,
    body,
    secrets: route.secrets,
    ...at,
  });
  return { ...signed, [idempotencyHeader]: message.actionId };
}
