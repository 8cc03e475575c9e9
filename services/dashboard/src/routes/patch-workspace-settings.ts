import { SettingsPatch } from '@sendgate/contracts';
import { memberWith } from '../authenticate.ts';
import { defineRoute } from '../context.ts';
import { expectedVersion, versionHeader, versionTag } from '../expected-version.ts';
import { WorkspaceParams } from '../wire/page.ts';
import { SettingsReply, toSettingsReply } from '../wire/settings.ts';

/** Changes settings. One that rules read publishes a new policy snapshot with the same commit. */
export const patchWorkspaceSettings = defineRoute({
  method: 'PATCH',
  path: '/api/workspaces/:id/settings',
  summary: 'Change settings of a workspace',
  tag: 'Settings',
  auth: memberWith('admin'),
  params: WorkspaceParams,
  body: SettingsPatch,
  // Up to three addresses are looked up before they are kept.
  waitsMs: 6_000,
  errors: ['precondition_required', 'version_mismatch'],
  reply: { description: 'The settings as they are now.', schema: SettingsReply, headers: versionHeader },
  async handle({ identity: actor, body, request }, { gate }) {
    const view = await gate.workspaces.patchSettings(actor, body, expectedVersion(request));
    return { headers: { ETag: versionTag(view.version) }, body: toSettingsReply(actor.workspaceId, view) };
  },
});
