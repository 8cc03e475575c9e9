import { createHash } from 'node:crypto';
import type { Channel, ContentType, PolicyFloor, PolicySettings, Severity } from '@sendgate/contracts';
import canonicalize from 'canonicalize';
import { rules } from './rules/index.ts';
import { templates } from './templates.ts';

/** Changes whenever the same snapshot could decide differently. */
export const engineVersion = '1.0.0';

export interface RuleConfig {
  enabled: boolean;
  severity: Severity;
  mode: 'enforce' | 'shadow';
  /** Narrows the channels the rule governs. */
  channels?: Channel[];
  /** Narrows the content types the rule governs. */
  contentTypes?: ContentType[];
  /** Settings the rule reads, with values of its own instead of those of the policy. */
  params?: Partial<PolicySettings>;
  /** Wordings the rule leaves alone. A hard rule has none. */
  exceptions?: RuleException[];
}

/** A wording somebody answers for. */
export interface RuleException {
  /** Compared without letter case, runs of white space as one blank. */
  phrase?: string;
  /** Instead of a phrase: a pattern as own rules have them. */
  pattern?: string;
  /** Who allowed it. */
  owner: string;
  /** Why, for people; changes nothing that is decided. */
  reason?: string;
  /** ISO 8601 time from which it no longer counts; null for none. */
  expiresAt: string | null;
}

/** An immutable policy: plain JSON, everything a decision depends on but the text. */
export interface PolicySnapshot {
  engineVersion: string;
  templates: string[];
  rules: Record<string, RuleConfig>;
  settings: PolicySettings;
  /** The floor of the installation it was made under; absent where there was none. */
  floor?: PolicyFloor;
}

/** A snapshot names something this engine does not have. */
export class UnknownPolicyPart extends Error {
  readonly code = 'unknown_policy_part';
}

/**
 * The policy of some templates: each of their rules with its defaults, changed by `options.rules`. A hard rule takes
 * parameters and is otherwise kept as it is, whatever is asked. Rules of the floor may be named although their template is
 * not chosen. Throws UnknownPolicyPart for a template or rule that does not exist.
 */
export function buildSnapshot(options: {
  templates: readonly string[];
  settings: PolicySettings;
  rules?: Record<string, Partial<RuleConfig>>;
  floor?: PolicyFloor | undefined;
}): PolicySnapshot {
  for (const id of options.templates) {
    if (!templates.some((template) => template.id === id)) throw new UnknownPolicyPart(`No template ${id}`);
  }
  const changes = options.rules ?? {};
  for (const id of Object.keys(changes)) {
    if (!rules.some((rule) => rule.id === id)) throw new UnknownPolicyPart(`No rule ${id}`);
  }
  const configs: Record<string, RuleConfig> = {};
  for (const rule of rules) {
    const isFixed = options.floor?.rules[rule.id] !== undefined && changes[rule.id] !== undefined;
    if (!options.templates.includes(rule.template) && !isFixed) continue;
    const defaults: RuleConfig = { enabled: true, severity: rule.severity, mode: 'enforce' };
    const config: RuleConfig = { ...defaults, ...structuredClone(changes[rule.id]) };
    configs[rule.id] = rule.hard ? { ...defaults, ...(config.params ? { params: config.params } : {}) } : config;
  }
  return {
    engineVersion,
    templates: [...new Set(options.templates)].sort(),
    rules: configs,
    settings: structuredClone(options.settings),
    ...(options.floor ? { floor: structuredClone(options.floor) } : {}),
  };
}

/** SHA-256 of the RFC 8785 form of a snapshot: 64 lower-case hexadecimal digits. The order of keys does not matter. */
export function configHash(snapshot: PolicySnapshot): string {
  const canonical = canonicalize(JSON.parse(JSON.stringify(snapshot)));
  if (canonical === undefined) throw new TypeError('A snapshot is a JSON object');
  return createHash('sha256').update(canonical, 'utf8').digest('hex');
}
