import { type Static, Type } from 'typebox';
import { type Channel, channelIds } from './channels/index.ts';
import { DispatchProgress } from './dispatch.ts';
import { commaList, keyed, nullable, stringEnum } from './nullable.ts';
import { OutboundReplyV1 } from './outbound-v1.ts';
import { OutboundReplyV2 } from './outbound-v2.ts';
import { cursorPattern, MAX_OFFSET } from './page.ts';
import { contentTypes, deliveryStatuses, queueReasons, severities, submissionStatuses } from './status.ts';

const dateTime = () => Type.String({ format: 'date-time' });
const text = () => nullable(Type.String());
const holdEnd = () =>
  nullable(
    Type.String({
      format: 'date-time',
      description:
        'When a hold that nobody has decided is rejected by itself. Stays on record once it was decided, and says nothing of an approval then; null on what was never held.',
    }),
  );

export const scanStates = ['scheduled', 'running', 'done', 'failed', 'skipped'] as const;
export type ScanState = (typeof scanStates)[number];

export const AdvisoryScan = Type.Object(
  {
    state: stringEnum(scanStates),
    score: nullable(Type.Number({ minimum: 0, maximum: 1 })),
    findings: Type.Array(Type.Unknown()),
    engine: text(),
    finished_at: nullable(dateTime()),
  },
  { $id: 'AdvisoryScan' },
);
export type AdvisoryScan = Static<typeof AdvisoryScan>;

export const callbackStates = ['none', 'pending', 'delivered', 'dead', 'suspended'] as const;
export type CallbackState = (typeof callbackStates)[number];

export const CallbackProgress = Type.Object(
  {
    state: stringEnum(callbackStates),
    attempts: Type.Integer({ minimum: 0 }),
    last_status_code: nullable(Type.Integer()),
    next_attempt_at: nullable(dateTime()),
  },
  { $id: 'CallbackProgress' },
);

/** One step in a submission's life, newest last. */
export const TimelineEvent = Type.Object(
  { at: dateTime(), kind: Type.String(), actor: text(), detail: keyed(Type.Unknown()) },
  { $id: 'TimelineEvent' },
);
export type TimelineEvent = Static<typeof TimelineEvent>;

/** What reading one action adds to the answer of the submission itself. */
const detailFields = {
  recipient: Type.String(),
  subject: text(),
  body_text: text(),
  body_html: nullable(
    Type.String({
      description:
        'As submitted. Null once an edited text was approved: nobody approved this HTML, so send `approved_body` as plain text or set it yourself.',
    }),
  ),
  content_type: stringEnum(contentTypes),
  source_model: text(),
  idempotency_key: text(),
  metadata: nullable(keyed(Type.Unknown())),
  label: text(),
  updated_at: dateTime(),
  expires_at: holdEnd(),
  release_at: nullable(
    Type.String({
      format: 'date-time',
      description:
        'When a message held for `quiet_hours` alone becomes APPROVED by itself, or did. No callback is sent for it: read the action again then. Null once a reviewer edited it, which leaves it to people, or its hold ended before, and on everything else.',
    }),
  ),
  evidence_expires_at: nullable(
    Type.String({
      format: 'date-time',
      description:
        'When the source records no longer support what the message claims. With `evidence_lease` on, a message not sent by then goes back to QUEUED within a minute: read the action again before you send. Null where nothing expires.',
    }),
  ),
  held_again_at: nullable(
    Type.String({
      format: 'date-time',
      description: 'When an approved message last went back to QUEUED; null if never.',
    }),
  ),
  decided_at: nullable(dateTime()),
  reviewed_by: text(),
  reviewed_at: nullable(dateTime()),
  review_reason: text(),
  review_note: text(),
  guidance: nullable(Type.String({ description: 'What the reviewer asks for instead of a rejected message.' })),
  advisory: Type.Object({ semantic: AdvisoryScan, grounding: AdvisoryScan }),
  callback: CallbackProgress,
  dispatch: nullable(DispatchProgress),
  events: Type.Optional(Type.Array(TimelineEvent)),
};

export const SubmissionV1 = Type.Object(
  { ...OutboundReplyV1.properties, channel: stringEnum(channelIds as [Channel, ...Channel[]]), ...detailFields },
  { $id: 'SubmissionV1' },
);
export type SubmissionV1 = Static<typeof SubmissionV1>;
export const SubmissionV2 = Type.Object({ ...OutboundReplyV2.properties, ...detailFields }, { $id: 'SubmissionV2' });
export type SubmissionV2 = Static<typeof SubmissionV2>;

/** Characters of a body that lists show at most. */
export const previewLength = 160;

export const SubmissionListItem = Type.Object(
  {
    action_id: Type.String(),
    channel: stringEnum(channelIds as [Channel, ...Channel[]]),
    status: stringEnum(submissionStatuses),
    queue_reason: nullable(stringEnum(queueReasons)),
    recipient: Type.String(),
    subject: text(),
    body_preview: nullable(
      Type.String({
        maxLength: previewLength,
        description: 'The text as it was submitted, on one line, cut, with secrets masked; null once erased.',
      }),
    ),
    content_type: stringEnum(contentTypes),
    source_model: text(),
    policy_passed: Type.Boolean(),
    violation_count: Type.Integer({ minimum: 0 }),
    block_count: Type.Integer({ minimum: 0 }),
    top_rule: text(),
    remediated: Type.Boolean(),
    snapshot_id: Type.String(),
    governance_action_id: text(),
    label: text(),
    assignee: text(),
    livemode: Type.Boolean(),
    created_at: dateTime(),
    updated_at: dateTime(),
    expires_at: holdEnd(),
    reviewed_by: text(),
    reviewed_at: nullable(dateTime()),
    delivery_status: nullable(stringEnum(deliveryStatuses)),
    review_url: text(),
  },
  { $id: 'SubmissionListItem' },
);
export type SubmissionListItem = Static<typeof SubmissionListItem>;

export const SubmissionPage = Type.Object(
  {
    submissions: Type.Array(SubmissionListItem),
    limit: Type.Integer(),
    offset: Type.Integer(),
    has_more: Type.Boolean(),
    next_offset: nullable(Type.Integer({ description: 'Null behind the last page, and on pages read by a cursor.' })),
    next_cursor: nullable(
      Type.String({ description: 'Given back as `cursor`, reads the next page. Null behind the last one.' }),
    ),
  },
  { $id: 'SubmissionPage' },
);
export type SubmissionPage = Static<typeof SubmissionPage>;

const exact = (maxLength = 500) => Type.Optional(Type.String({ minLength: 1, maxLength }));

/** Filters of the submission list; every one narrows. */
export const SubmissionQuery = Type.Object(
  {
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, default: 50 })),
    offset: Type.Optional(Type.Integer({ minimum: 0, maximum: MAX_OFFSET, default: 0 })),
    cursor: Type.Optional(
      Type.String({
        pattern: cursorPattern,
        description:
          'The `next_cursor` of the page before, instead of an offset: for whole exports. However far it goes a page costs the same, and what comes in meanwhile moves nothing.',
      }),
    ),
    status: Type.Optional(
      commaList(submissionStatuses, { description: `Comma-separated list of ${submissionStatuses.join(', ')}.` }),
    ),
    channel: Type.Optional(stringEnum(channelIds as [Channel, ...Channel[]])),
    queue_reason: Type.Optional(stringEnum(queueReasons)),
    delivery_status: Type.Optional(stringEnum(deliveryStatuses)),
    rule: exact(64),
    severity: Type.Optional(stringEnum(severities, { description: 'Of the worst that was found.' })),
    recipient: exact(),
    governance_action_id: exact(128),
    idempotency_key: exact(255),
    source_model: exact(120),
    label: exact(64),
    snapshot_id: exact(64),
    assignee: exact(254),
    created_after: Type.Optional(
      Type.String({
        format: 'date-time',
        maxLength: 40,
        description:
          'Leaves out what was created at this very millisecond. To ask for what came since an answer, name an earlier moment and drop what you know.',
      }),
    ),
    created_before: Type.Optional(
      Type.String({
        format: 'date-time',
        maxLength: 40,
        description: 'Leaves out what was created at this very millisecond.',
      }),
    ),
  },
  { $id: 'SubmissionQuery' },
);
export type SubmissionQuery = Static<typeof SubmissionQuery>;

/** What a delivering caller reports about an approved message. */
export const DeliveryReport = Type.Object(
  {
    status: stringEnum(['sent', 'failed'] as const),
    provider_message_id: Type.Optional(nullable(Type.String({ maxLength: 255 }))),
    error: Type.Optional(nullable(Type.String({ maxLength: 500 }))),
  },
  { $id: 'DeliveryReport' },
);
export type DeliveryReport = Static<typeof DeliveryReport>;
