import type { PolicyFloor, Severity } from '@sendgate/contracts';
import { rules } from './rules/index.ts';
import type { PolicySnapshot, RuleConfig } from './snapshot.ts';

/** One part of a policy that is below the floor. */
export interface FloorBreach {
  rule: string;
  /** The part of the rule's configuration; null when the rule is not there at all. */
  part: keyof RuleConfig | null;
  /** In words a person can act on. */
  reason: string;
}

/** The rules a floor names that this engine does not have. */
export function unknownFloorRules(floor: PolicyFloor): string[] {
  return Object.keys(floor.rules).filter((id) => !rules.some((rule) => rule.id === id));
}

/**
 * Where a policy is below the floor, by rule; empty when nowhere. The floor says that a rule runs and how much it weighs,
 * not what its lists hold: the settings of a workspace stay its own.
 */
export function floorBreaches(policyRules: Readonly<Record<string, RuleConfig>>, floor: PolicyFloor): FloorBreach[] {
  return Object.keys(floor.rules)
    .sort()
    .flatMap((rule): FloorBreach[] => {
      const config = policyRules[rule];
      const fixed = `The floor of this installation fixes ${rule}`;
      if (!config) return [{ rule, part: null, reason: `${fixed}: it cannot be left out.` }];
      const least = leastSeverity(rule, floor);
      const parts: [part: keyof RuleConfig, isBelow: boolean, ask: string][] = [
        ['enabled', !config.enabled, 'it cannot be switched off'],
        ['severity', least === 'BLOCK' && config.severity !== 'BLOCK', 'its severity is BLOCK'],
        ['mode', config.mode !== 'enforce', 'its mode is enforce'],
        ['channels', config.channels !== undefined, 'it governs all of its channels'],
        ['contentTypes', config.contentTypes !== undefined, 'it governs all of its content types'],
        ['exceptions', (config.exceptions ?? []).length > 0, 'it has no exceptions'],
      ];
      return parts.flatMap(([part, isBelow, ask]) => (isBelow ? [{ rule, part, reason: `${fixed}: ${ask}.` }] : []));
    });
}

/** The policy with each rule of the floor as strict as the floor asks; the same object where it is so already. */
export function tightened(snapshot: PolicySnapshot, floor: PolicyFloor): PolicySnapshot {
  const below = new Set(floorBreaches(snapshot.rules, floor).map(({ rule }) => rule));
  if (below.size === 0) return snapshot;
  const configs: Record<string, RuleConfig> = {};
  // In the order of the engine's rules, as in every snapshot.
  for (const { id, severity } of rules) {
    const config = snapshot.rules[id];
    if (!below.has(id)) {
      if (config) configs[id] = config;
      continue;
    }
    const least = leastSeverity(id, floor);
    configs[id] = {
      enabled: true,
      severity: least === 'BLOCK' ? 'BLOCK' : (config?.severity ?? severity),
      mode: 'enforce',
      ...(config?.params ? { params: config.params } : {}),
    };
  }
  return { ...snapshot, rules: configs, floor };
}

function leastSeverity(id: string, floor: PolicyFloor): Severity {
  return floor.rules[id]?.severity ?? rules.find((rule) => rule.id === id)?.severity ?? 'WARN';
}
