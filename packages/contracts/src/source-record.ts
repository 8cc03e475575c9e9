import { type Static, Type } from 'typebox';
import { nullable } from './nullable.ts';

/** Canonical kinds of event. The wire accepts any string; unknown ones count as `other`. */
export const eventTypes = [
  'acquisition',
  'funding',
  'promotion',
  'job_change',
  'leadership_change',
  'hiring',
  'product_launch',
  'partnership',
  'expansion',
  'layoffs',
  'ipo',
  'other',
] as const;
export type EventType = (typeof eventTypes)[number];

/** Canonical evidence tiers, best first. */
export const evidenceTiers = ['verified', 'corroborated', 'reported', 'inferred', 'unverified'] as const;
export type EvidenceTier = (typeof evidenceTiers)[number];

export const SourceRecord = Type.Object(
  {
    id: Type.String({ minLength: 1, maxLength: 128 }),
    entity: Type.String({ minLength: 1, maxLength: 200 }),
    event_type: Type.String({
      minLength: 1,
      maxLength: 64,
      description: `Kind of event: ${eventTypes.join(', ')}; aliases are understood, unknown kinds count as other.`,
    }),
    acquired_at: Type.String({ format: 'date', description: 'Day the evidence was obtained, YYYY-MM-DD.' }),
    evidence_tier: Type.Optional(
      nullable(
        Type.String({
          maxLength: 64,
          description: `Tier label: ${evidenceTiers.join(', ')}; aliases are understood, anything else is unverified.`,
        }),
      ),
    ),
    source_label: Type.Optional(nullable(Type.String({ maxLength: 200 }))),
  },
  { $id: 'SourceRecord', additionalProperties: true },
);
export type SourceRecord = Static<typeof SourceRecord>;
