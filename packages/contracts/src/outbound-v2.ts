import { type Static, Type } from 'typebox';
import { type Channel, channelIds, channels } from './channels/index.ts';
import { nullable, stringEnum } from './nullable.ts';
import { outboundReplyFields, outboundRequestFields } from './outbound.ts';
import { OutboundRequestV1 } from './outbound-v1.ts';
import { RemediationRecord } from './violation.ts';

/** What v1 asks beyond the fields it shares with v2: the same is asked, and refused in the same words, of an e-mail here. */
const asInV1 = {
  if: { properties: { channel: { const: 'email' } }, required: ['channel'] },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
  then: {
    properties: { recipient: OutboundRequestV1.properties.recipient, subject: OutboundRequestV1.properties.subject },
    required: OutboundRequestV1.required,
  },
};

/** Each channel's own form of a recipient; that of an e-mail comes with v1. */
const recipientOfChannel = channelIds
  .filter((id) => id !== 'email')
  .map((id) => ({
    if: { properties: { channel: { const: id } }, required: ['channel'] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
    then: { properties: { recipient: { format: `${id}-recipient` } } },
  }));

const recipientForms = channelIds.map((id) => `${id}: ${channels[id].recipientHint}`).join('; ');

export const OutboundRequestV2 = Type.Object(
  {
    channel: stringEnum(channelIds as [Channel, ...Channel[]]),
    recipient: Type.String({
      minLength: 1,
      maxLength: 500,
      description: `Its form depends on the channel. ${recipientForms}.`,
    }),
    subject: Type.Optional(nullable(Type.String({ maxLength: 998, description: 'Required when channel is email.' }))),
    ...outboundRequestFields,
    auto_remediate: Type.Optional(
      nullable(
        Type.Boolean({
          description:
            'Fix WARN-only results inline instead of holding them. No effect on email, nor on a text with more than 500 findings of one rule.',
        }),
      ),
    ),
  },
  { $id: 'OutboundRequestV2', ...asInV1, allOf: recipientOfChannel },
);
export type OutboundRequestV2 = Static<typeof OutboundRequestV2>;

export const OutboundReplyV2 = Type.Object(
  {
    ...outboundReplyFields,
    channel: stringEnum(channelIds as [Channel, ...Channel[]]),
    remediated: Type.Boolean({ description: 'True when the gate put safer wordings in place of what it found.' }),
    remediated_body: nullable(
      Type.String({ description: 'The text to send when `remediated` is true and nothing was edited since.' }),
    ),
    remediated_subject: nullable(Type.String()),
    remediated_html: nullable(Type.String()),
    remediations: Type.Array(RemediationRecord),
    hold_token: Type.Optional(Type.String({ description: 'Only while held on a channel other than email.' })),
    ack_message: Type.Optional(
      nullable(Type.String({ description: 'Suggested instant reply while it is held, else null; absent on email.' })),
    ),
    safe_fallback: Type.Optional(Type.String({ description: 'Suggested neutral reply; absent on email.' })),
    respond_by: nullable(
      Type.String({
        format: 'date-time',
        description:
          'When somebody has to have decided: as `metadata.respond_by` says, else by the channel of what was held.',
      }),
    ),
  },
  { $id: 'OutboundReplyV2' },
);
export type OutboundReplyV2 = Static<typeof OutboundReplyV2>;
