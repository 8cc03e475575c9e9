import { type Static, type TSchema, Type } from 'typebox';
import { channelIds } from './channels/index.ts';
import { nullable, stringEnum } from './nullable.ts';

const perChannel = <T extends TSchema>(schema: T, description: string, fallback: unknown) =>
  Type.Unsafe<Partial<Record<(typeof channelIds)[number], Static<T>>>>({
    type: 'object',
    properties: Object.fromEntries(channelIds.map((id) => [id, schema])),
    additionalProperties: false,
    description,
    default: fallback,
  });

const list = (maxItems: number, maxLength: number, description: string) =>
  Type.Array(Type.String({ minLength: 1, maxLength }), { maxItems, description, default: [] });

/**
 * Settings that rules read. They are copied into the policy snapshot, so changing one publishes a new snapshot: a
 * decision is always explained by the snapshot bound to it.
 */
export const policySettingFields = {
  max_discount_percent: Type.Integer({
    minimum: 0,
    maximum: 100,
    default: 0,
    description: 'Largest discount, in percent, a message may offer without review.',
  }),
  approved_claims: list(500, 300, 'Wordings that claim and commitment rules let pass.'),
  link_allowlist: list(1000, 253, 'Registrable domains that links may use, tracking redirects included.'),
  approved_certifications: list(
    100,
    120,
    'Certifications and attestations that messages may claim, as they are named.',
  ),
  bank_account_allowlist: list(
    200,
    34,
    'Bank accounts (IBAN or routing number) that messages may hold: usually your own.',
  ),
  own_domains: list(200, 253, "Domains of your organisation: their addresses are never a stranger's."),
  contact_allowlist: list(1000, 254, 'Phone numbers and e-mail addresses that messages may hold.'),
  canary_strings: Type.Array(Type.String({ minLength: 6, maxLength: 200 }), {
    maxItems: 200,
    default: [],
    description: 'Planted strings that must never leave: one in a message shows where the text came from.',
  }),
  profanity_mild: list(500, 60, 'Words held as mild profanity, beside the built-in list.'),
  profanity_strong: list(500, 60, 'Words held as strong profanity, beside the built-in list.'),
  profanity_allowlist: list(500, 60, 'Words never held as profanity, such as surnames.'),
  merge_field_fallbacks: Type.Unsafe<Record<string, string>>({
    type: 'object',
    maxProperties: 100,
    propertyNames: { type: 'string', minLength: 1, maxLength: 64 },
    additionalProperties: { type: 'string', maxLength: 200 },
    default: {},
    description: 'Text put in place of an unrendered merge field, by field name in lower case.',
  }),
  evidence_max_age_days: Type.Unsafe<Record<string, number>>({
    type: 'object',
    maxProperties: 20,
    additionalProperties: { type: 'integer', minimum: 1, maximum: 3650 },
    default: {},
    description: 'Oldest acceptable evidence in days by kind of event; kinds not named use the built-in ages.',
  }),
  min_evidence_tier: stringEnum(['verified', 'corroborated', 'reported', 'inferred', 'unverified'] as const, {
    default: 'reported',
    description: 'Weakest evidence tier that supports a claim.',
  }),
} as const;

/** Every workspace setting: its bounds, meaning and default. Forms, checks and documentation derive from this table. */
export const settingFields = {
  callback_url: nullable(
    Type.String({
      maxLength: 2048,
      default: null,
      description: 'Where review callbacks are delivered; null means callers poll.',
    }),
  ),
  ack_template: nullable(
    Type.String({
      maxLength: 500,
      default: null,
      description:
        'Acknowledgement for every chat channel without one of its own. Variables: {first_name}, {channel}, {action_id}.',
    }),
  ),
  ack_templates: perChannel(Type.String({ minLength: 1, maxLength: 500 }), 'Acknowledgement by channel.', {}),
  safe_fallbacks: perChannel(Type.String({ minLength: 1, maxLength: 500 }), 'Neutral reply by channel.', {}),
  review_ttl_minutes: perChannel(
    Type.Integer({ minimum: 5, maximum: 43_200 }),
    'Minutes after which an undecided hold is rejected, by channel; 24 hours where not set.',
    {},
  ),
  required_approvals: Type.Integer({
    minimum: 1,
    maximum: 3,
    default: 1,
    description: 'Distinct reviewers who must approve a hold.',
  }),
  self_approval: Type.Boolean({
    default: false,
    description: 'Whether the owner of the API key that submitted a message may approve it.',
  }),
  autonomy: stringEnum(['hold_all', 'hold_first_contact', 'auto'] as const, {
    default: 'auto',
    description: 'Whether every message, the first to each recipient, or none is held beyond what the policy holds.',
  }),
  sampling_percent: Type.Integer({
    minimum: 0,
    maximum: 100,
    default: 0,
    description: 'Share of clean messages held for quality review.',
  }),
  block_disposition: stringEnum(['review', 'terminal'] as const, {
    default: 'review',
    description: 'Whether a BLOCK violation is held for a person or stops at once.',
  }),
  hard_rules: Type.Boolean({ default: true, description: 'Whether hard rules stop a message instead of holding it.' }),
  pause_mode: stringEnum(['off', 'hold', 'block'] as const, {
    default: 'off',
    description: 'Kill switch: hold or block every submission of the workspace.',
  }),
  tokens_per_day: nullable(
    Type.Integer({
      minimum: 0,
      maximum: 1_000_000_000,
      default: null,
      description: 'Daily governance tokens; null uses the server default.',
    }),
  ),
  preview_per_minute: nullable(
    Type.Integer({
      minimum: 1,
      maximum: 1_000_000,
      default: null,
      description: 'Previews per minute and key; null uses the server default.',
    }),
  ),
  gate_per_minute: nullable(
    Type.Integer({
      minimum: 1,
      maximum: 1_000_000,
      default: null,
      description: 'Gate calls per minute and key; null uses the server default.',
    }),
  ),
  reads_per_minute: nullable(
    Type.Integer({
      minimum: 1,
      maximum: 1_000_000,
      default: null,
      description: 'Reads per minute and key; null uses the server default.',
    }),
  ),
  ...policySettingFields,
} as const;

export const WorkspaceSettings = Type.Object(settingFields, { $id: 'WorkspaceSettings' });
export type WorkspaceSettings = Static<typeof WorkspaceSettings>;
export type SettingName = keyof WorkspaceSettings;

export type PolicySettings = { [K in keyof typeof policySettingFields]: Static<(typeof policySettingFields)[K]> };
export const policySettingNames = Object.keys(policySettingFields) as (keyof PolicySettings)[];

/** The settings of a new workspace. */
export const defaultSettings: WorkspaceSettings = Object.fromEntries(
  Object.entries(settingFields).map(([name, schema]) => [name, (schema as { default?: unknown }).default]),
) as WorkspaceSettings;

/** A change: any subset of the settings, plus the secret, which is written and never read back. */
export const SettingsPatch = Type.Object(
  {
    ...Object.fromEntries(
      Object.entries(settingFields).map(([name, schema]) => [name, Type.Optional(withoutDefault(schema))]),
    ),
    callback_secret: Type.Optional(
      nullable(
        Type.String({
          minLength: 16,
          maxLength: 128,
          description: 'Signs callbacks. The replaced secret stays valid for 24 hours. Null removes signing.',
        }),
      ),
    ),
  },
  { $id: 'SettingsPatch' },
);
export type SettingsPatch = Partial<WorkspaceSettings> & { callback_secret?: string | null };

function withoutDefault(schema: TSchema): TSchema {
  const { default: _, ...rest } = schema as TSchema & { default?: unknown };
  return rest as TSchema;
}
