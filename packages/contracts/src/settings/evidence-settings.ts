import { Type } from 'typebox';
import { defaultEvidenceProperties, EvidenceProperty } from '../crm.ts';
import { stringEnum } from '../nullable.ts';

export const secondLookSettings = {
  evidence_lease: Type.Boolean({
    title: 'Hold again when evidence grows old',
    default: false,
    description:
      'Whether an approved message goes back to a hold when its evidence grows too old before it is sent. Callers who send must report delivery: what nobody reported counts as not sent. Holds for messages approved from then on.',
  }),
  advisory_hold: Type.Boolean({
    title: 'Hold again on an advisory finding',
    default: false,
    description:
      'Whether an approved message goes back to a hold when an advisory scan finds something in it before it is sent or its dispatch begins.',
  }),
} as const;

export const crmSettings = {
  crm_evidence_properties: Type.Array(EvidenceProperty, {
    title: 'Properties of CRM contacts that are evidence',
    maxItems: 20,
    default: defaultEvidenceProperties,
    description: 'Properties of CRM contacts whose changes are handed out as evidence, and what each is evidence for.',
  }),
} as const;

/** Read by rules. */
export const evidenceSettings = {
  min_evidence_tier: stringEnum(['verified', 'corroborated', 'reported', 'inferred', 'unverified'] as const, {
    title: 'Weakest evidence that counts',
    default: 'reported',
    description: 'Weakest evidence tier that supports a claim.',
  }),
  evidence_max_age_days: Type.Unsafe<Record<string, number>>({
    type: 'object',
    maxProperties: 20,
    additionalProperties: { type: 'integer', minimum: 1, maximum: 3650 },
    title: 'Oldest evidence, in days',
    default: {},
    description: 'Oldest acceptable evidence in days by kind of event; kinds not named use the built-in ages.',
  }),
} as const;
