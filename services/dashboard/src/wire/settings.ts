import { WorkspaceSettings } from '@sendgate/contracts';
import type { SettingsView } from '@sendgate/gate';
import { type Static, Type } from 'typebox';

/** A workspace's settings. Secrets are never among them, only whether there is one. */
export const SettingsReply = Type.Object(
  {
    workspace_id: Type.String(),
    version: Type.Integer({ minimum: 1, description: 'Send it back in If-Match with a change.' }),
    callback_secret_set: Type.Boolean(),
    dispatch_webhook_secret_set: Type.Boolean(),
    dispatch_smtp_password_set: Type.Boolean(),
    dispatch_dkim_key_set: Type.Boolean(),
    settings: WorkspaceSettings,
    warnings: Type.Array(Type.String(), { description: 'What to know about the own rules in force.' }),
    unread_settings: Type.Array(
      Type.Object({ setting: Type.String(), rules: Type.Array(Type.String()), templates: Type.Array(Type.String()) }),
      {
        description:
          'Settings that change nothing at present: the rules that would read them, of these templates, are not in the policy in force.',
      },
    ),
  },
  { $id: 'SettingsReply' },
);

export function toSettingsReply(workspaceId: string, view: SettingsView): Static<typeof SettingsReply> {
  return {
    workspace_id: workspaceId,
    version: view.version,
    callback_secret_set: view.secretsSet.callback_secret,
    dispatch_webhook_secret_set: view.secretsSet.dispatch_webhook_secret,
    dispatch_smtp_password_set: view.secretsSet.dispatch_smtp_password,
    dispatch_dkim_key_set: view.secretsSet.dispatch_dkim_key,
    settings: view.settings,
    warnings: view.warnings,
    unread_settings: view.unread.map(({ setting, readers }) => ({
      setting,
      rules: readers.map(({ rule }) => rule),
      templates: [...new Set(readers.map(({ template }) => template))],
    })),
  };
}
