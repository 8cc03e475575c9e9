import { type PolicyFloor, type PolicySettings, policySettingNames, type WorkspaceSettings } from '@sendgate/contracts';
import type { NewSnapshot } from '@sendgate/db';
import { buildSnapshot, configHash, defaultTemplates, type PolicySnapshot, tightened } from '@sendgate/policy';
import { newId } from '../identifiers.ts';

/** The part of the settings that rules read. */
export function policySettingsOf(settings: WorkspaceSettings): PolicySettings {
  return Object.fromEntries(policySettingNames.map((name) => [name, settings[name]])) as PolicySettings;
}

/**
 * A snapshot of the settings under the templates given, else the default ones, as strict as the floor asks; rules changed
 * in `base` stay changed.
 */
export function newSnapshot(
  workspaceId: string,
  settings: WorkspaceSettings,
  createdBy: string,
  floor: PolicyFloor | null,
  base?: PolicySnapshot,
): NewSnapshot & { config: PolicySnapshot } {
  const built = buildSnapshot({
    templates: base?.templates ?? defaultTemplates,
    settings: policySettingsOf(settings),
    ...(base ? { rules: base.rules } : {}),
    ...(floor ? { floor } : {}),
  });
  const config = floor ? tightened(built, floor) : built;
  const { engineVersion } = config;
  return { id: newId('snap'), workspaceId, config, configHash: configHash(config), engineVersion, createdBy };
}
