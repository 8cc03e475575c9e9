import { type Static, Type } from 'typebox';
import { type Channel, channelIds } from './channels/index.ts';
import { nullable, stringEnum } from './nullable.ts';
import { submissionStatuses } from './status.ts';

const reviewEvents = ['gate.review.approved', 'gate.review.rejected'] as const;

/** Body of the signed POST that tells a caller what a reviewer decided. */
export const ReviewCallback = Type.Object(
  {
    event: stringEnum([...reviewEvents, 'gate.test'] as const),
    action_id: Type.String(),
    hold_token: nullable(Type.String()),
    channel: stringEnum(channelIds as [Channel, ...Channel[]]),
    recipient: Type.String(),
    body_text: Type.String({ description: 'As approved, with any edit, or as submitted when rejected.' }),
    reviewed_by: Type.String({ format: 'email' }),
    reviewed_at: Type.String({ format: 'date-time' }),
    event_id: Type.String(),
    status: stringEnum(submissionStatuses),
    decision: stringEnum(['approved', 'rejected'] as const),
    edited: Type.Boolean(),
    reason_code: nullable(Type.String()),
    reason_note: nullable(Type.String()),
    guidance: nullable(Type.String({ description: 'What the reviewer asks for instead of a rejected message.' })),
    snapshot_id: Type.String(),
    config_hash: Type.String(),
    content_sha256: Type.String({ description: 'SHA-256 of body_text, hexadecimal.' }),
    occurred_at: Type.String({ format: 'date-time' }),
    governance_action_id: nullable(Type.String()),
    label: nullable(Type.String()),
    subject: nullable(Type.String()),
    livemode: Type.Boolean({ description: 'False for what a test key submitted, and for test events.' }),
  },
  { $id: 'ReviewCallback' },
);
export type ReviewCallback = Static<typeof ReviewCallback>;

/** The callback's signature scheme, named once for the signer, the documentation and the verifier. */
export const callbackSignature = {
  signatureHeader: 'X-Service-Signature',
  previousSignatureHeader: 'X-Service-Signature-Previous',
  timestampHeader: 'X-Service-Signature-Timestamp',
  versionHeader: 'X-Service-Signature-Version',
  eventIdHeader: 'X-Service-Event-Id',
  eventHeader: 'X-Service-Event',
  attemptHeader: 'X-Service-Delivery-Attempt',
  version: 'v1',
  /** Seconds either side of now after which a receiver must refuse. */
  toleranceSeconds: 300,
} as const;

/** Waits before each attempt, the first included. Each is spread by 20 % either side. */
export const callbackSchedule = ['0s', '5s', '30s', '2m', '10m', '30m', '1h', '3h', '6h', '12h', '24h', '24h'] as const;
