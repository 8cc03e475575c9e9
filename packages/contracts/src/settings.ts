import { type Static, type TSchema, Type } from 'typebox';
import { type Channel, channelIds } from './channels/index.ts';
import { defaultEvidenceProperties, EvidenceProperty } from './crm.ts';
import { canDispatch, type DispatchMode, dispatchModes } from './dispatch.ts';
import { nullable, stringEnum } from './nullable.ts';
import { policySettingFields } from './policy-settings.ts';

const perChannel = <T extends TSchema>(schema: T, description: string, fallback: unknown) =>
  Type.Unsafe<Partial<Record<(typeof channelIds)[number], Static<T>>>>({
    type: 'object',
    properties: Object.fromEntries(channelIds.map((id) => [id, schema])),
    additionalProperties: false,
    description,
    default: fallback,
  });

const days = (fallback: number, description: string) =>
  Type.Integer({ minimum: 1, maximum: 3650, default: fallback, description });

/** Every workspace setting: its bounds, meaning and default. Forms, checks and documentation derive from this table. */
export const settingFields = {
  callback_url: nullable(
    Type.String({
      maxLength: 2048,
      default: null,
      description:
        'Where review callbacks are delivered; null means callers poll, and gives up those that wait, until they are replayed.',
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
  four_eyes_on_block: Type.Boolean({
    default: true,
    description:
      'Whether two people must approve a text in which a BLOCK violation remains. A workspace with one reviewer switches it off.',
  }),
  self_approval: Type.Boolean({
    default: false,
    description:
      'Whether the owner of the API key that submitted a message may approve it, and a reviewer release an edit of their own.',
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
  dispatch_mode: Type.Unsafe<Partial<Record<Channel, DispatchMode>>>({
    type: 'object',
    properties: Object.fromEntries(
      channelIds.map((id) => [id, stringEnum(dispatchModes.filter((mode) => canDispatch(id, mode)))]),
    ),
    additionalProperties: false,
    default: {},
    description:
      'Who hands approved messages over, by channel: the caller (where not set), or Sendgate itself by `webhook` or, e-mail only, by `smtp`. Settled for each message when it is submitted; taking it back cancels what has not begun.',
  }),
  dispatch_webhook_url: nullable(
    Type.String({
      maxLength: 2048,
      default: null,
      description: 'Your own sender: gets a signed POST for every message dispatched by `webhook`.',
    }),
  ),
  dispatch_smtp: nullable(
    Type.Object(
      {
        host: Type.String({ minLength: 1, maxLength: 253 }),
        port: Type.Integer({ minimum: 1, maximum: 65_535, description: '25, 465, 587 or 2525.' }),
        encryption: stringEnum(['tls', 'starttls', 'none'] as const, {
          description: 'TLS from the first byte, or a required upgrade; `none` is for development only.',
        }),
        user: nullable(Type.String({ minLength: 1, maxLength: 254 })),
        from: Type.String({ minLength: 3, maxLength: 254, description: 'Address messages come from.' }),
        from_name: nullable(Type.String({ maxLength: 120, pattern: '^[^\\r\\n\\u0000]*$' })),
        dkim: nullable(
          Type.Object(
            {
              domain: Type.String({ pattern: '^[A-Za-z0-9-]{1,63}(?:\\.[A-Za-z0-9-]{1,63})+$', maxLength: 253 }),
              selector: Type.String({ pattern: '^[A-Za-z0-9-]{1,63}(?:\\.[A-Za-z0-9-]{1,63})*$', maxLength: 253 }),
            },
            { additionalProperties: false },
          ),
        ),
      },
      {
        additionalProperties: false,
        default: null,
        description: 'Mail server for messages dispatched by `smtp`, and the DKIM identity that signs them.',
      },
    ),
  ),
  evidence_lease: Type.Boolean({
    default: false,
    description:
      'Whether an approved message goes back to a hold when its evidence grows too old before it is sent. Callers who send must report delivery: what nobody reported counts as not sent. Holds for messages approved from then on.',
  }),
  advisory_hold: Type.Boolean({
    default: false,
    description:
      'Whether an approved message goes back to a hold when an advisory scan finds something in it before it is sent or its dispatch begins.',
  }),
  crm_evidence_properties: Type.Array(EvidenceProperty, {
    maxItems: 20,
    default: defaultEvidenceProperties,
    description: 'Properties of CRM contacts whose changes are handed out as evidence, and what each is evidence for.',
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
  test_per_minute: nullable(
    Type.Integer({
      minimum: 1,
      maximum: 1_000_000,
      default: null,
      description: 'Requests of any kind per minute of a test key; null uses the server default.',
    }),
  ),
  test_tokens_per_day: nullable(
    Type.Integer({
      minimum: 0,
      maximum: 1_000_000_000,
      default: null,
      description: 'Daily governance tokens of test keys; null uses the server default.',
    }),
  ),
  max_keys: nullable(
    Type.Integer({
      minimum: 1,
      maximum: 1_000,
      default: null,
      description: 'API keys that may be usable at once; null uses the server default.',
    }),
  ),
  seal_content: Type.Boolean({
    default: false,
    description:
      'Whether the content of new submissions, and what is written about it, is stored encrypted with a key of the workspace. What is stored stays as it is when this is changed.',
  }),
  retain_content_days: days(
    365,
    'Days after which content and recipient of a submission that is no longer held are erased.',
  ),
  retain_callback_days: days(
    30,
    'Days after which the body of an ended callback and the log of its attempts are erased.',
  ),
  retain_findings_days: days(365, 'Days after which the findings of advisory scans are erased.'),
  retain_usage_days: days(1095, 'Days after which the daily usage figures are deleted.'),
  renew_keys_days: days(
    365,
    'Days after which a newer key seals what is stored from then on. Older keys go on opening what they sealed.',
  ),
  retain_audit_days: days(2555, 'Days after which audit records are deleted; before that Postgres refuses.'),
  rate_burst: nullable(
    Type.Integer({
      minimum: 0,
      maximum: 100_000,
      default: null,
      description:
        'Requests a key may make at once beyond those of a minute, at most a fifth of them; null uses the server default.',
    }),
  ),
  ...policySettingFields,
} as const;

export const WorkspaceSettings = Type.Object(settingFields, { $id: 'WorkspaceSettings' });
export type WorkspaceSettings = Static<typeof WorkspaceSettings>;
export type SettingName = keyof WorkspaceSettings;

/** The settings of a new workspace. */
export const defaultSettings: WorkspaceSettings = Object.fromEntries(
  Object.entries(settingFields).map(([name, schema]) => [name, (schema as { default?: unknown }).default]),
) as WorkspaceSettings;

/** A signing secret as Standard Webhooks writes it, or any other text, which is taken as its bytes. */
const signingSecret = {
  minLength: 16,
  maxLength: 128,
  pattern: '^(?:(?!whsec_)[\\s\\S]*|whsec_[A-Za-z0-9+/]{22,}={0,2})$',
} as const;

/** Secrets that are written with the settings and never read back. */
export const settingSecrets = {
  callback_secret: Type.String({
    ...signingSecret,
    description:
      'Signs callbacks. The replaced secret stays valid for 24 hours. Null removes signing. Behind `whsec_` it is base64 of 16 bytes or more.',
  }),
  dispatch_webhook_secret: Type.String({
    ...signingSecret,
    description:
      'Signs what is posted to `dispatch_webhook_url`. The replaced secret also signs for 24 hours. Behind `whsec_` it is base64 of 16 bytes or more.',
  }),
  dispatch_smtp_password: Type.String({
    minLength: 1,
    maxLength: 1024,
    description: 'Password of the mail server. To be given again when its host, port or user changes.',
  }),
  dispatch_dkim_key: Type.String({
    minLength: 1,
    maxLength: 8192,
    description: 'Private key of the DKIM identity: RSA of at least 1024 bits, in PEM form.',
  }),
} as const;
export type SettingSecret = keyof typeof settingSecrets;
export const settingSecretNames = Object.keys(settingSecrets) as SettingSecret[];

/** A change: any subset of the settings, plus the secrets. */
export const SettingsPatch = Type.Object(
  {
    ...Object.fromEntries(
      Object.entries(settingFields).map(([name, schema]) => [name, Type.Optional(withoutDefault(schema))]),
    ),
    ...Object.fromEntries(
      Object.entries(settingSecrets).map(([name, schema]) => [name, Type.Optional(nullable(schema))]),
    ),
  },
  { $id: 'SettingsPatch' },
);
export type SettingsPatch = Partial<WorkspaceSettings> & Partial<Record<SettingSecret, string | null>>;

/** The schema without its default: what a change is held against, so that it brings nothing in. */
export function withoutDefault(schema: TSchema): TSchema {
  const { default: _, ...rest } = schema as TSchema & { default?: unknown };
  return rest as TSchema;
}
