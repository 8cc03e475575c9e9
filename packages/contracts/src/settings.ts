import { type Static, type TSchema, Type } from 'typebox';
import { nullable } from './nullable.ts';
import { policySettingFields } from './policy-settings.ts';
import { callbackSettings, replySettings } from './settings/callback-settings.ts';
import { dispatchSettings } from './settings/dispatch-settings.ts';
import { crmSettings, secondLookSettings } from './settings/evidence-settings.ts';
import { holdSettings, pauseSettings } from './settings/hold-settings.ts';
import { limitSettings } from './settings/limit-settings.ts';
import { retentionSettings } from './settings/retention-settings.ts';

/**
 * Every workspace setting: its bounds, meaning and default. The rows are in `settings/`, in the group people look for
 * them in; forms, checks and documentation derive from them.
 */
export const settingFields = {
  ...callbackSettings,
  ...replySettings,
  ...pauseSettings,
  ...holdSettings,
  ...dispatchSettings,
  ...secondLookSettings,
  ...crmSettings,
  ...limitSettings,
  ...retentionSettings,
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
    title: 'Secret that signs callbacks',
    ...signingSecret,
    description:
      'Signs callbacks. The replaced secret stays valid for 24 hours; setting another within them ends the one before it at once. Removing it ends signing. Behind `whsec_` it is base64 of 16 bytes or more.',
  }),
  dispatch_webhook_secret: Type.String({
    title: 'Secret that signs what your own sender gets',
    ...signingSecret,
    description:
      'Signs what is posted to `dispatch_webhook_url`. The replaced secret also signs for 24 hours. Behind `whsec_` it is base64 of 16 bytes or more.',
  }),
  dispatch_smtp_password: Type.String({
    title: 'Password of the mail server',
    minLength: 1,
    maxLength: 1024,
    description: 'Password of the mail server. To be given again when its host, port or user changes.',
  }),
  dispatch_dkim_key: Type.String({
    title: 'DKIM private key',
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
