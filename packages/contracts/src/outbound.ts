import { Type } from 'typebox';
import { Metadata } from './metadata.ts';
import { nullable, stringEnum } from './nullable.ts';
import { contentTypes, deliveryStatuses, queueReasons, submissionStatuses } from './status.ts';
import { PolicyViolation } from './violation.ts';

/** What wrote a text, in every request. */
export const sourceModel = Type.Optional(
  nullable(
    Type.String({
      maxLength: 120,
      description: 'Name of the generating model, for your own overview. Refused where it looks like a credential.',
    }),
  ),
);

/** The request fields that v1 and v2 share, with their bounds. */
export const outboundRequestFields = {
  body_text: Type.String({ minLength: 1, maxLength: 100_000 }),
  body_html: Type.Optional(
    nullable(Type.String({ maxLength: 500_000, description: 'Null and an empty text both say that there is none.' })),
  ),
  source_model: sourceModel,
  idempotency_key: Type.Optional(
    nullable(
      Type.String({
        minLength: 1,
        maxLength: 255,
        description:
          'Repeated, returns the original submission for as long as it exists; the payload is neither compared nor has it to be valid.',
      }),
    ),
  ),
  content_type: Type.Optional(
    nullable(stringEnum(contentTypes, { description: 'Overrides the classification by channel.' })),
  ),
  governance_action_id: Type.Optional(
    nullable(Type.String({ minLength: 1, maxLength: 128, pattern: '^[A-Za-z0-9._:-]+$' })),
  ),
  metadata: Type.Optional(nullable(Metadata)),
};

/** One line: no CR, LF or NUL, so that it can never grow a second header. */
export const Subject = Type.String({
  minLength: 1,
  maxLength: 998,
  pattern: '^[^\\r\\n\\u0000]*$',
  description: 'One line.',
});

/** The answer fields that v1 and v2 share. */
export const outboundReplyFields = {
  action_id: Type.String(),
  status: stringEnum(submissionStatuses),
  policy_passed: Type.Boolean({ description: 'True when no rule found anything, before any remediation.' }),
  policy_violations: Type.Array(PolicyViolation),
  queue_reason: nullable(
    stringEnum(queueReasons, {
      description: 'Why it is held, the first that applies. Null unless `status` is QUEUED.',
    }),
  ),
  review_url: nullable(
    Type.String({
      description: 'Page of the dashboard where people decide about it, or decided. Null for what was never held.',
    }),
  ),
  delivery_status: nullable(
    stringEnum(deliveryStatuses, {
      description:
        'What became of sending it, by Sendgate or as the caller reported. Null while the caller sends and has reported nothing.',
    }),
  ),
  edited: Type.Boolean({ description: 'True when a reviewer changed the text before releasing it.' }),
  approved_body: nullable(
    Type.String({
      description: 'The only text to send when `edited` is true, instead of `body_text` and `body_html`.',
    }),
  ),
  approved_subject: nullable(
    Type.String({ description: 'The subject to send when `edited` is true; null on channels without one.' }),
  ),
  snapshot_id: Type.String(),
  config_hash: Type.String({ description: 'SHA-256 of the canonical policy, 64 hexadecimal digits.' }),
  governance_action_id: nullable(Type.String()),
  livemode: Type.Boolean({ description: 'False for what a test key submitted.' }),
  created_at: Type.String({ format: 'date-time' }),
  latency_ms: Type.Integer({ minimum: 0, description: 'Milliseconds the decision took, as of the first answer.' }),
};
