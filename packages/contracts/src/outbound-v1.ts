import { type Static, Type } from 'typebox';
import { outboundReplyFields, outboundRequestFields, Subject } from './outbound.ts';

export const OutboundRequestV1 = Type.Object(
  {
    recipient: Type.String({
      minLength: 3,
      maxLength: 254,
      description: 'One e-mail address, without a display name.',
    }),
    subject: Subject,
    ...outboundRequestFields,
  },
  { $id: 'OutboundRequestV1' },
);
export type OutboundRequestV1 = Static<typeof OutboundRequestV1>;

export const OutboundReplyV1 = Type.Object(
  { ...outboundReplyFields, channel: Type.Literal('email') },
  { $id: 'OutboundReplyV1' },
);
export type OutboundReplyV1 = Static<typeof OutboundReplyV1>;
