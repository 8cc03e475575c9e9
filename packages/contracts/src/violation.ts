import { type Static, Type } from 'typebox';
import { nullable, stringEnum } from './nullable.ts';
import { severities } from './status.ts';

/** The four documented fields of a violation. Preview answers with exactly these. */
export const Violation = Type.Object(
  {
    rule: Type.String({ description: 'Rule identifier.' }),
    severity: stringEnum(severities),
    detail: Type.String({ description: 'What was found and what to change.' }),
    matched_substring: nullable(
      Type.String({ description: 'The text that matched; masked where it is a secret or personal.' }),
    ),
  },
  { $id: 'Violation' },
);
export type Violation = Static<typeof Violation>;

/** Where a violation sits. Offsets are zero-based, end-exclusive UTF-16 code units into the field as submitted. */
const place = {
  field: nullable(Type.String({ description: 'Field the span points into; null when the whole message is meant.' })),
  start: nullable(Type.Integer({ minimum: 0 })),
  end: nullable(Type.Integer({ minimum: 0 })),
  safer_alternative: nullable(
    Type.String({ description: 'Text to put in place of the span; empty means delete its sentence.' }),
  ),
};

/** A preview violation when the caller asked for `include=spans`. */
export const ViolationWithSpan = Type.Object({ ...Violation.properties, ...place }, { $id: 'ViolationWithSpan' });
export type ViolationWithSpan = Static<typeof ViolationWithSpan>;

export const evidenceRelations = ['supports', 'stale', 'low_tier', 'contradicts'] as const;

export const ViolationEvidence = Type.Object({
  source_record_id: Type.String(),
  relation: stringEnum(evidenceRelations),
  age_days: Type.Integer({
    description:
      'Days from the record being acquired to the day of the decision; below zero for a date that lies ahead.',
  }),
});
export type ViolationEvidence = Static<typeof ViolationEvidence>;

/** A violation as the gate reports it. */
export const PolicyViolation = Type.Object(
  {
    ...ViolationWithSpan.properties,
    template: nullable(Type.String({ description: 'Policy template the rule came from; null for a workspace rule.' })),
    confidence: Type.Number({ minimum: 0, maximum: 1 }),
    hard: Type.Boolean({ description: 'True when no wording can cure it and no person may release it.' }),
    evidence: Type.Array(ViolationEvidence),
  },
  { $id: 'PolicyViolation' },
);
export type PolicyViolation = Static<typeof PolicyViolation>;

/** One substitution made by auto-remediation. Offsets point into the field as submitted. */
export const RemediationRecord = Type.Object(
  {
    rule: Type.String(),
    field: Type.String(),
    start: Type.Integer({ minimum: 0 }),
    end: Type.Integer({ minimum: 0 }),
    before: Type.String(),
    after: Type.String(),
  },
  { $id: 'Remediation' },
);
export type RemediationRecord = Static<typeof RemediationRecord>;
