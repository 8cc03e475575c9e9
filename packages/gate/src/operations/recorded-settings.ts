import { createHash } from 'node:crypto';
import { type SettingName, settingFields, type WorkspaceSettings } from '@sendgate/contracts';
import type { AuditValue } from '@sendgate/db';

/** Names of the settings that differ. */
export function changedSettings(before: WorkspaceSettings, after: WorkspaceSettings): SettingName[] {
  return (Object.keys(settingFields) as SettingName[]).filter((name) => !same(before[name], after[name]));
}

/** What the audit keeps of some settings. Own rules may be long and stand in the snapshot: a fingerprint of each is kept. */
export function recordedSettings(
  settings: WorkspaceSettings,
  names: readonly SettingName[],
): Record<string, AuditValue> {
  const fingerprint = (rule: WorkspaceSettings['own_rules'][number]) => ({
    id: rule.id,
    sha256: createHash('sha256').update(JSON.stringify(rule)).digest('hex'),
  });
  return Object.fromEntries(
    names.map((name) => [name, name === 'own_rules' ? settings.own_rules.map(fingerprint) : plain(settings[name])]),
  );
}

/** A setting is JSON, whatever its schema says of optional fields. */
function plain(setting: WorkspaceSettings[SettingName]): AuditValue {
  return JSON.parse(JSON.stringify(setting)) as AuditValue;
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
