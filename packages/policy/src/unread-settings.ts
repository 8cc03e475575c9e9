import { policySettingNames } from '@sendgate/contracts';
import type { CompiledPolicy } from './compile-policy.ts';
import { rules } from './rules/index.ts';

/** A setting that rules of the engine read, none of which is in force: it changes nothing. */
export interface UnreadSetting {
  readonly setting: string;
  /** The rules that would read it. */
  readonly readers: readonly { readonly rule: string; readonly template: string }[];
}

/** The settings nobody reads under a policy. One that is no matter of rules is not among them. */
export function unreadSettings(policy: CompiledPolicy): UnreadSetting[] {
  const inForce = new Set(policy.rules.map(({ rule }) => rule.id));
  return policySettingNames.flatMap((setting) => {
    const readers = rules.filter((rule) => rule.settings?.includes(setting));
    if (readers.length === 0 || readers.some(({ id }) => inForce.has(id))) return [];
    return [{ setting, readers: readers.map(({ id, template }) => ({ rule: id, template: template ?? '' })) }];
  });
}
