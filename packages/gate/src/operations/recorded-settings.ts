import { createHash } from 'node:crypto';
import { type SettingName, settingFields, type WorkspaceSettings } from '@sendgate/contracts';
import type { AuditValue, KeyedHash } from '@sendgate/db';

/** Settings that are addresses, whose query may carry a token. */
const addresses: ReadonlySet<SettingName> = new Set(['callback_url', 'dispatch_webhook_url'] as const);

/** Names of the settings that differ. */
export function changedSettings(before: WorkspaceSettings, after: WorkspaceSettings): SettingName[] {
  return (Object.keys(settingFields) as SettingName[]).filter((name) => !same(before[name], after[name]));
}

/**
 * What the audit keeps of some settings. Own rules may be long and stand in the snapshot: a fingerprint of each is kept.
 * Lists may name people, customers or secrets: of each entry a keyed hash is kept, by which whoever knows the entry
 * recognises it. Of an address, everything but its query, and of that a keyed hash.
 */
export function recordedSettings(
  settings: WorkspaceSettings,
  names: readonly SettingName[],
  hash: KeyedHash,
): Record<string, AuditValue> {
  const fingerprint = (rule: WorkspaceSettings['own_rules'][number]) => ({
    id: rule.id,
    sha256: createHash('sha256').update(JSON.stringify(rule)).digest('hex'),
  });
  const recorded = (name: SettingName): AuditValue => {
    if (name === 'own_rules') return settings.own_rules.map(fingerprint);
    const value = plain(settings[name]);
    if (Array.isArray(value))
      return value.map((entry) => hash(typeof entry === 'string' ? entry : JSON.stringify(entry)));
    return addresses.has(name) && typeof value === 'string' ? withoutQuery(value, hash) : value;
  };
  return Object.fromEntries(names.map((name) => [name, recorded(name)]));
}

function withoutQuery(address: string, hash: KeyedHash): AuditValue {
  const url = URL.parse(address);
  if (!url) return hash(address);
  const { search } = url;
  const bare = `${url.origin}${url.pathname}`;
  return search === '' ? bare : { url: bare, query_hash: hash(search) };
}

/** A setting is JSON, whatever its schema says of optional fields. */
function plain(setting: WorkspaceSettings[SettingName]): AuditValue {
  return JSON.parse(JSON.stringify(setting)) as AuditValue;
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
