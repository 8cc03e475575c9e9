import { type Static, Type } from 'typebox';
import { channelIds } from './channels/index.ts';
import { stringEnum } from './nullable.ts';
import { type PolicySettings, policySettingFields } from './policy-settings.ts';
import { RuleExceptionBody } from './rule-exception.ts';
import { withoutDefault } from './settings.ts';
import { contentTypes, severities } from './status.ts';
import { bodyErrors } from './validation/compile-validator.ts';

const some = <T extends readonly string[]>(values: T, description: string) =>
  Type.Optional(
    Type.Array(stringEnum(values), { minItems: 1, maxItems: values.length, uniqueItems: true, description }),
  );

/** Why a value is none of a setting that rules read: where in it, and what is wrong there. */
export function policySettingErrors(
  name: keyof PolicySettings,
  value: unknown,
): { path: (string | number)[]; reason: string }[] {
  return bodyErrors(policySettingFields[name], value).map(({ loc, msg }) => ({ path: loc.slice(1), reason: msg }));
}

/** What a policy says of one built-in rule; what is left out stays as the rule's template has it. */
export const RuleChange = Type.Object(
  {
    enabled: Type.Optional(Type.Boolean({ description: 'False switches the rule off.' })),
    severity: Type.Optional(stringEnum(severities)),
    mode: Type.Optional(stringEnum(['enforce', 'shadow'] as const, { description: 'Shadow reports and never acts.' })),
    channels: some(channelIds, 'Channels it governs, of those the rule is made for.'),
    content_types: some(contentTypes, 'Content types it governs, of those the rule is made for.'),
    params: Type.Optional(
      Type.Unsafe<Partial<PolicySettings>>({
        type: 'object',
        maxProperties: 10,
        additionalProperties: true,
        description: 'Settings the rule reads, with values of its own instead of those of the policy. See rules.md.',
      }),
    ),
    exceptions: Type.Optional(Type.Array(RuleExceptionBody, { maxItems: 50 })),
  },
  { additionalProperties: false },
);
export type RuleChange = Static<typeof RuleChange>;

/** Settings of a policy, any of them. */
const DraftSettings = Type.Unsafe<Partial<PolicySettings>>(
  Type.Object(
    Object.fromEntries(
      Object.entries(policySettingFields).map(([name, schema]) => [name, Type.Optional(withoutDefault(schema))]),
    ),
    { additionalProperties: false, description: 'Those left out stay as the policy in force has them.' },
  ),
);

/** A policy being written: it judges nothing until it is published and activated. */
export const PolicyDraftBody = Type.Object(
  {
    based_on: Type.String({
      minLength: 1,
      maxLength: 64,
      description: 'The snapshot in force that the writer has looked at. Publishing asks that it is still in force.',
    }),
    templates: Type.Array(Type.String({ minLength: 1, maxLength: 64 }), { maxItems: 50, uniqueItems: true }),
    rules: Type.Unsafe<Record<string, RuleChange>>({
      type: 'object',
      maxProperties: 200,
      propertyNames: { type: 'string', maxLength: 64 },
      additionalProperties: RuleChange,
      description: 'By rule: what differs from its template. A rule that is not named is as its template has it.',
    }),
    settings: Type.Optional(DraftSettings),
  },
  { $id: 'PolicyDraftBody' },
);
export type PolicyDraftBody = Static<typeof PolicyDraftBody>;
