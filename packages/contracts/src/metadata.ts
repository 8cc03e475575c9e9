import { type Static, Type } from 'typebox';
import { nullable, stringEnum } from './nullable.ts';
import { SourceRecord } from './source-record.ts';

export const messageClasses = ['commercial', 'transactional', 'reply', 'internal'] as const;
export type MessageClass = (typeof messageClasses)[number];

const text = (maxLength: number, description?: string) =>
  Type.Optional(nullable(Type.String({ maxLength, ...(description && { description }) })));
const time = () => Type.Optional(nullable(Type.String({ format: 'date-time', maxLength: 40 })));

/** What a caller may tell about a message. Known keys are checked; unknown keys are kept as they came. */
export const Metadata = Type.Object(
  {
    source_records: Type.Optional(
      Type.Array(SourceRecord, { maxItems: 100, description: 'Evidence for the claims of the text.' }),
    ),
    contact: Type.Optional(
      nullable(
        Type.Object(
          {
            id: text(128),
            first_name: text(100),
            last_name: text(100),
            company: text(200),
            timezone: text(
              64,
              'IANA name such as Europe/Berlin, or an offset such as +02:00. For anything else the region, country or number counts.',
            ),
            country: text(
              64,
              'Two-letter code of ISO 3166-1 or English name. Quiet hours go by it, as by the region, where no timezone is given.',
            ),
            region: text(
              64,
              'ISO 3166-2 code, its last part, or the English name of a state or province of the USA and Canada.',
            ),
          },
          { additionalProperties: true },
        ),
      ),
    ),
    thread: Type.Optional(
      nullable(Type.Object({ in_reply_to: text(998), last_inbound_at: time() }, { additionalProperties: true })),
    ),
    message_class: Type.Optional(nullable(stringEnum(messageClasses, { default: 'commercial' }))),
    message_kind: Type.Optional(nullable(stringEnum(['message', 'inmail', 'connection_note'] as const))),
    consent: Type.Optional(
      nullable(
        Type.Object(
          { status: stringEnum(['granted', 'revoked', 'unknown'] as const), at: time(), source: text(200) },
          { additionalProperties: true },
        ),
      ),
    ),
    template_name: text(200),
    respond_by: time(),
    label: text(64),
    disclosed: Type.Optional(nullable(Type.Boolean())),
  },
  { $id: 'Metadata', additionalProperties: true },
);
export type Metadata = Static<typeof Metadata> & Record<string, unknown>;

/** Longest serialised `metadata`, in bytes of UTF-8. */
export const METADATA_MAX_BYTES = 64 * 1024;
/** Deepest nesting inside `metadata`; the object itself is level 1. */
export const METADATA_MAX_DEPTH = 5;
