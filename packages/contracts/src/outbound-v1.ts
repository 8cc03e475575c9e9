import { type Static, Type } from 'typebox';
import { type Channel, channelIds } from './channels/index.ts';
import { nullable, stringEnum } from './nullable.ts';
import { outboundReplyFields, outboundRequestFields, Subject } from './outbound.ts';

export const OutboundRequestV1 = Type.Object(
  {
    recipient: Type.String({
      minLength: 3,
      maxLength: 254,
      format: 'email-recipient',
      description: 'One e-mail address, without a display name.',
    }),
    subject: Subject,
    ...outboundRequestFields,
  },
  { $id: 'OutboundRequestV1' },
);
export type OutboundRequestV1 = Static<typeof OutboundRequestV1>;

export const OutboundReplyV1 = Type.Object(
  {
    ...outboundReplyFields,
    channel: stringEnum(channelIds as [Channel, ...Channel[]], {
      description: 'Always email, unless a repeated idempotency key names a submission made through v2.',
    }),
    remediated: Type.Optional(
      Type.Boolean({ description: 'Only on a chat message that was repaired: send its `remediated_body`.' }),
    ),
    remediated_body: Type.Optional(nullable(Type.String())),
    remediated_subject: Type.Optional(nullable(Type.String())),
    remediated_html: Type.Optional(nullable(Type.String())),
  },
  { $id: 'OutboundReplyV1' },
);
export type OutboundReplyV1 = Static<typeof OutboundReplyV1>;
