import { type Static, Type } from 'typebox';
import { MAX_NEAR_MISSES, NearMiss } from './near-miss.ts';
import { nullable, stringEnum } from './nullable.ts';
import { sourceModel } from './outbound.ts';
import { contentTypes, verdicts } from './status.ts';
import { Violation, ViolationWithSpan } from './violation.ts';

export const CheckRequest = Type.Object(
  {
    content: Type.String({ minLength: 1, maxLength: 100_000, description: 'Generated text to evaluate.' }),
    content_type: Type.Optional(
      stringEnum(contentTypes, { default: 'other', description: 'Governs which rules apply.' }),
    ),
    context: Type.Optional(
      nullable(
        Type.Unsafe<Record<string, string | number | boolean>>({
          type: 'object',
          maxProperties: 50,
          propertyNames: { type: 'string', minLength: 1, maxLength: 64 },
          additionalProperties: { type: ['string', 'integer', 'number', 'boolean'], maxLength: 1024 },
          description:
            'Metadata for your own audit. Must not hold keys or secrets: what looks like one, also by its name, is refused.',
        }),
      ),
    ),
    idempotency_key: Type.Optional(
      nullable(
        Type.String({
          maxLength: 255,
          description:
            'Repeated within 24 hours, returns the original verdict. Null and an empty text both say that there is none.',
        }),
      ),
    ),
    source_model: sourceModel,
  },
  { $id: 'CheckRequest' },
);
export type CheckRequest = Static<typeof CheckRequest>;

export const CheckVerdict = Type.Object(
  {
    verdict: stringEnum(verdicts),
    action_id: Type.String({ description: 'Names this answer only; a preview stores nothing that could be polled.' }),
    violations: Type.Array(Type.Union([ViolationWithSpan, Violation])),
    latency_ms: Type.Integer({ minimum: 0 }),
    review_url: nullable(Type.String({ description: 'Always null: a preview creates no review.' })),
    near_misses: Type.Optional(
      Type.Array(NearMiss, {
        maxItems: MAX_NEAR_MISSES,
        description: 'With `include=near_misses`: what rules looked at and let go, the plainest reasons first.',
      }),
    ),
    near_misses_truncated: Type.Optional(
      Type.Boolean({ description: 'With `include=near_misses`: true when more were left out.' }),
    ),
  },
  { $id: 'CheckVerdict' },
);
/** A preview answer. Violations carry spans only when the caller asked for them. */
export interface CheckVerdict {
  verdict: (typeof verdicts)[number];
  action_id: string;
  violations: (Violation | ViolationWithSpan)[];
  latency_ms: number;
  review_url: null;
  near_misses?: NearMiss[];
  near_misses_truncated?: boolean;
}
