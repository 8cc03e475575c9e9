import { type Static, Type } from 'typebox';
import { type Channel, channelIds } from './channels/index.ts';
import { keyed, nullable, stringEnum } from './nullable.ts';

/** Who hands an approved message over: whoever submitted it, or Sendgate itself over one of two ways. */
export const dispatchModes = ['caller', 'webhook', 'smtp'] as const;
export type DispatchMode = (typeof dispatchModes)[number];

/** Whether a way exists for a channel: SMTP carries e-mail and nothing else. */
export function canDispatch(channel: Channel, mode: DispatchMode): boolean {
  return mode !== 'smtp' || channel === 'email';
}

/** Name of the event a customer's sender is posted. */
export const dispatchEvent = 'gate.dispatch';

/** Header that carries the action id: a sender that has seen it has been asked before. */
export const idempotencyHeader = 'Idempotency-Key';

/** Waits after each refusal that came before anything was sent. Each is spread by 20 % either side. */
export const dispatchRetryAfter = ['5s', '30s', '2m', '10m'] as const;

/** Attempts a message gets while none of them has sent anything, the first included. */
export const dispatchAttempts = dispatchRetryAfter.length + 1;

/** Body of the signed POST that asks a customer's own sender to send one approved message. */
export const DispatchRequest = Type.Object(
  {
    event: Type.Literal(dispatchEvent),
    action_id: Type.String({ description: 'The same on every attempt; also the idempotency key.' }),
    channel: stringEnum(channelIds as [Channel, ...Channel[]]),
    recipient: Type.String(),
    subject: nullable(Type.String({ description: 'Null on channels without one.' })),
    body_text: Type.String({ description: 'The text that was approved: send this and nothing else.' }),
    body_html: nullable(
      Type.String({
        description: 'Null without HTML, and after a reviewer edited the text: nobody approved the HTML.',
      }),
    ),
    content_sha256: Type.String({ description: 'SHA-256 of body_text, hexadecimal.' }),
    edited: Type.Boolean(),
    remediated: Type.Boolean(),
    snapshot_id: Type.String(),
    config_hash: Type.String(),
    governance_action_id: nullable(Type.String()),
    label: nullable(Type.String()),
    metadata: nullable(keyed(Type.Unknown())),
    created_at: Type.String({ format: 'date-time', description: 'When the message was submitted.' }),
  },
  { $id: 'DispatchRequest' },
);
export type DispatchRequest = Static<typeof DispatchRequest>;

/** How far Sendgate, or the caller who reported, has come with handing a message over. */
export const DispatchProgress = Type.Object(
  {
    mode: stringEnum(dispatchModes),
    attempts: Type.Integer({ minimum: 0 }),
    began_at: nullable(
      Type.String({
        format: 'date-time',
        description:
          'When the attempt under way, or the last one, began to write. Nobody can know of a message lost after it.',
      }),
    ),
    next_attempt_at: nullable(Type.String({ format: 'date-time' })),
    provider_message_id: nullable(Type.String()),
    error: nullable(Type.String({ description: 'Class of the last failure, or what the caller reported.' })),
  },
  { $id: 'DispatchProgress' },
);
export type DispatchProgress = Static<typeof DispatchProgress>;

/** What an operator sends to have a failed dispatch tried again. */
export const DispatchRetry = Type.Object(
  {
    confirm_unknown: Type.Optional(
      Type.Boolean({
        description: 'Needed when the outcome is unknown: the recipient may get the message a second time.',
      }),
    ),
  },
  { $id: 'DispatchRetry' },
);
export type DispatchRetry = Static<typeof DispatchRetry>;
