import { type Static, Type } from 'typebox';
import { nullable } from './nullable.ts';
import { outboundRequestFields, Subject } from './outbound.ts';
import { OutboundRequestV2 } from './outbound-v2.ts';

/** A message to try a draft of the policy on: as it would be submitted through v2, but nobody has to be written to. */
export const DraftTestRequest = Type.Object(
  {
    channel: OutboundRequestV2.properties.channel,
    recipient: Type.Optional(nullable(OutboundRequestV2.properties.recipient)),
    subject: Type.Optional(nullable(Subject)),
    body_text: outboundRequestFields.body_text,
    body_html: outboundRequestFields.body_html,
    content_type: outboundRequestFields.content_type,
    metadata: outboundRequestFields.metadata,
  },
  { $id: 'DraftTestRequest' },
);
export type DraftTestRequest = Static<typeof DraftTestRequest>;

/** What a tested message can come to. One that Sendgate would send itself is APPROVED here: nothing is sent. */
export const testedStatuses = ['APPROVED', 'QUEUED', 'BLOCKED'] as const;
