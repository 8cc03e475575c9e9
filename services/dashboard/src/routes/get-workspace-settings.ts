import { memberWith } from '../authenticate.ts';
import { defineRoute } from '../context.ts';
import { versionHeader, versionTag } from '../expected-version.ts';
import { WorkspaceParams } from '../wire/page.ts';
import { SettingsReply, toSettingsReply } from '../wire/settings.ts';

export const getWorkspaceSettings = defineRoute({
  method: 'GET',
  path: '/api/workspaces/:id/settings',
  summary: 'Read the settings of a workspace',
  tag: 'Settings',
  auth: memberWith('admin'),
  params: WorkspaceParams,
  errors: [],
  reply: { description: 'The settings.', schema: SettingsReply, headers: versionHeader },
  async handle({ identity: actor }, { gate }) {
    const view = await gate.workspaces.settings(actor.workspaceId);
    return { headers: { ETag: versionTag(view.version) }, body: toSettingsReply(actor.workspaceId, view) };
  },
});
