import {
  type Channel,
  channels,
  type DraftTestRequest,
  METADATA_MAX_BYTES,
  METADATA_MAX_DEPTH,
  type Metadata,
  type OutboundRequestV1,
  type OutboundRequestV2,
  ValidationError,
} from '@sendgate/contracts';
import { findCredential } from '@sendgate/policy';
import type { TriedMessage } from '../draft-test-view.ts';
import type { OutboundSubmission } from '../submission-view.ts';

/** A v1 request as the gate takes it: always e-mail. Throws `ValidationError`. */
export function fromV1(body: OutboundRequestV1): OutboundSubmission {
  // Whoever has no HTML may say so by an empty text, as mailers read it.
  return taken('email', body, { subject: body.subject, bodyHtml: body.body_html || null, autoRemediate: false });
}

/** A v2 request as the gate takes it; an e-mail is the v1 request it has been checked as. Throws `ValidationError`. */
export function fromV2(body: OutboundRequestV2): OutboundSubmission {
  if (body.channel === 'email') return fromV1(body as OutboundRequestV1);
  return taken(body.channel, body, { subject: null, bodyHtml: null, autoRemediate: body.auto_remediate === true });
}

/** A message to try a draft of the policy on, under the bounds of one that is submitted. Throws `ValidationError`. */
export function fromDraftTest(body: DraftTestRequest): TriedMessage {
  const { channel, recipient = null } = body;
  const isEmail = channel === 'email';
  const { accepts, recipientHint } = channels[channel];
  if (recipient !== null && !accepts(recipient)) throw invalid(['recipient'], `Input should be ${recipientHint}`);
  return {
    channel,
    recipient,
    subject: (isEmail && body.subject) || null,
    bodyText: body.body_text,
    bodyHtml: (isEmail && body.body_html) || null,
    contentType: body.content_type ?? null,
    metadata: checkMetadata(body.metadata),
  };
}

/** What both versions say alike, and beside it what only one of them can. */
function taken(
  channel: Channel,
  body: Omit<OutboundRequestV2, 'channel' | 'subject' | 'body_html' | 'auto_remediate'>,
  own: Pick<OutboundSubmission, 'subject' | 'bodyHtml' | 'autoRemediate'>,
): OutboundSubmission {
  checkModel(body.source_model);
  const metadata = checkMetadata(body.metadata);
  return {
    channel,
    recipient: body.recipient,
    subject: own.subject,
    bodyText: body.body_text,
    bodyHtml: own.bodyHtml,
    contentType: body.content_type ?? null,
    sourceModel: body.source_model ?? null,
    idempotencyKey: body.idempotency_key ?? null,
    governanceActionId: body.governance_action_id ?? null,
    metadata,
    autoRemediate: own.autoRemediate,
    label: metadata?.label ?? null,
  };
}

/** Refuses a key in place of the name of a model, which is shown wherever the message is. Throws `ValidationError`. */
function checkModel(name: string | null | undefined): void {
  if (name && findCredential(name)) throw invalid(['source_model'], 'Value looks like a credential');
}

/** Refuses metadata beyond its bounds in size and depth. Throws `ValidationError`. */
function checkMetadata(metadata: Metadata | null | undefined): Metadata | null {
  if (!metadata) return null;
  if (depthOf(metadata) > METADATA_MAX_DEPTH) {
    throw invalid(['metadata'], `Input should be nested at most ${METADATA_MAX_DEPTH} levels deep`);
  }
  if (Buffer.byteLength(JSON.stringify(metadata)) > METADATA_MAX_BYTES) {
    throw invalid(['metadata'], `Input should take at most ${METADATA_MAX_BYTES} bytes as JSON`, 'too_long');
  }
  return metadata;
}

function depthOf(value: unknown): number {
  if (value === null || typeof value !== 'object') return 0;
  let deepest = 0;
  for (const inner of Object.values(value)) deepest = Math.max(deepest, depthOf(inner));
  return deepest + 1;
}

/** A refusal of one body field that its schema alone cannot express. */
function invalid(loc: readonly string[], msg: string, type = 'value_error'): ValidationError {
  return new ValidationError([{ loc: ['body', ...loc], msg, type }]);
}
