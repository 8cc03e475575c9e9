import { type Static, Type } from 'typebox';
import { type Channel, channelIds } from './channels/index.ts';
import { nullable, stringEnum } from './nullable.ts';
import { outboundRequestFields } from './outbound.ts';
import { eventTypes, SourceRecord } from './source-record.ts';
import { submissionStatuses } from './status.ts';

/** A property of CRM contacts whose history counts as evidence, and for what. */
export const EvidenceProperty = Type.Object(
  {
    property: Type.String({
      pattern: '^[a-z][a-z0-9_]{0,99}$',
      description: 'Internal name of the property in the CRM.',
    }),
    event_type: stringEnum(eventTypes, { description: 'What a change of it is evidence for.' }),
    about: stringEnum(['contact', 'company'] as const, {
      description: "Whether the event is the contact's own, or their company's.",
    }),
  },
  { additionalProperties: false },
);
export type EvidenceProperty = Static<typeof EvidenceProperty>;

/** What is read where the workspace says nothing else. */
export const defaultEvidenceProperties: EvidenceProperty[] = [
  { property: 'jobtitle', event_type: 'promotion', about: 'contact' },
  { property: 'company', event_type: 'job_change', about: 'contact' },
  { property: 'recent_funding_date', event_type: 'funding', about: 'company' },
];

/** Evidence about one contact, to be passed on unchanged as `metadata.source_records`. */
export const ContactEvidence = Type.Object(
  { email: Type.String(), source_records: Type.Array(SourceRecord) },
  { $id: 'ContactEvidence' },
);
export type ContactEvidence = Static<typeof ContactEvidence>;

/** `needs_reconnect`: the CRM does not take the connection's token any more. */
export const crmStates = ['disconnected', 'connected', 'needs_reconnect'] as const;
export type CrmState = (typeof crmStates)[number];

/** How a workspace is connected with its CRM. */
export const CrmConnection = Type.Object(
  {
    available: Type.Boolean({ description: 'Whether the operator has registered Sendgate with the CRM.' }),
    state: stringEnum(crmStates),
    portal_id: nullable(Type.String({ description: 'The account of the CRM.' })),
    scopes: Type.Array(Type.String()),
    tagging: Type.Boolean({ description: 'Whether contacts are tagged: a consent of its own.' }),
    connected_by: nullable(Type.String()),
    connected_at: nullable(Type.String({ format: 'date-time' })),
    intake_url: Type.String({ description: 'Where the CRM posts its webhooks for this workspace.' }),
  },
  { $id: 'CrmConnection' },
);
export type CrmConnection = Static<typeof CrmConnection>;

/** The signed webhook takes so many items at most. */
export const INTAKE_MOST_ITEMS = 100;

const eventId = Type.String({ minLength: 1, maxLength: 200, pattern: '^[\\x21-\\x7e]+$' });
/** The CRM sends some of its ids as numbers. */
const crmId = Type.Unsafe<string | number>({ type: ['string', 'integer'], pattern: '^[0-9]{1,20}$', minimum: 0 });
const name = (maxLength: number) => Type.Optional(nullable(Type.String({ maxLength })));

/** A message drafted in the CRM, to be put before the gate. */
export const IntakeDraft = Type.Object(
  {
    type: Type.Literal('draft'),
    event_id: eventId,
    portalId: crmId,
    contact: Type.Object({
      id: crmId,
      email: Type.Optional(nullable(Type.String({ maxLength: 254 }))),
      first_name: name(100),
      last_name: name(100),
      company: name(200),
    }),
    channel: Type.Optional(
      nullable(stringEnum(channelIds as [Channel, ...Channel[]], { description: 'Default: email.' })),
    ),
    recipient: Type.Optional(
      nullable(
        Type.String({ minLength: 1, maxLength: 500, description: 'Default on email: the address of the contact.' }),
      ),
    ),
    subject: Type.Optional(nullable(Type.String({ maxLength: 998 }))),
    body_text: outboundRequestFields.body_text,
    body_html: outboundRequestFields.body_html,
    source_records: Type.Optional(nullable(Type.Array(SourceRecord, { maxItems: 100 }))),
    idempotency_key: Type.Optional(
      nullable(Type.String({ minLength: 1, maxLength: 255, description: 'Default: crm: and the event id.' })),
    ),
  },
  { $id: 'IntakeDraft' },
);
export type IntakeDraft = Static<typeof IntakeDraft>;

/** Something that happened to a contact of the CRM. */
export const IntakeEvent = Type.Object(
  {
    eventId: Type.Unsafe<string | number>({ type: ['string', 'integer'], minLength: 1, maxLength: 200 }),
    portalId: crmId,
    subscriptionType: Type.String({ minLength: 1, maxLength: 100 }),
    objectTypeId: Type.Optional(
      nullable(
        Type.String({
          maxLength: 40,
          description: 'Of what kind the object is, where `subscriptionType` is `object.…`.',
        }),
      ),
    ),
    objectId: crmId,
    occurredAt: Type.Optional(Type.Unsafe<string | number>({ type: ['string', 'integer'], maxLength: 40 })),
    propertyName: Type.Optional(nullable(Type.String({ maxLength: 100 }))),
    // Text by the CRM's word. Of another type it still tells of a change, which is looked at and not believed.
    propertyValue: Type.Optional(
      Type.Unsafe<string | number | boolean | null>({
        type: ['string', 'number', 'boolean', 'null'],
        maxLength: 65_536,
      }),
    ),
  },
  { $id: 'IntakeEvent' },
);
export type IntakeEvent = Static<typeof IntakeEvent>;

/** The body of a webhook: one item, or a batch of them. Each says from which account of the CRM it comes. */
export const CrmIntake = Type.Unsafe<unknown>({
  $id: 'CrmIntake',
  description: `One item or an array of 1 to ${INTAKE_MOST_ITEMS}, all of the connected account.`,
  anyOf: [
    Type.Union([IntakeDraft, IntakeEvent]),
    Type.Array(Type.Union([IntakeDraft, IntakeEvent]), { minItems: 1, maxItems: INTAKE_MOST_ITEMS }),
  ],
});

/** What became of each item, in their order. */
export const IntakeReply = Type.Object(
  {
    accepted: Type.Integer({ minimum: 0 }),
    ignored: Type.Integer({
      minimum: 0,
      description: 'Items that say nothing Sendgate acts on. Those with an error are neither accepted nor ignored.',
    }),
    results: Type.Array(
      Type.Object({
        event_id: nullable(Type.String()),
        action_id: Type.Optional(Type.String()),
        status: Type.Optional(stringEnum(submissionStatuses)),
        error: Type.Optional(
          Type.String({ description: 'Why the item was not taken; send it again once that is mended.' }),
        ),
      }),
    ),
  },
  { $id: 'IntakeReply' },
);
export type IntakeReply = Static<typeof IntakeReply>;
