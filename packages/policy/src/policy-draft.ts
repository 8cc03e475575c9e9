import { type PolicyFloor, type PolicySettings, policySettingErrors } from '@sendgate/contracts';
import { ownRuleRefusals } from './own-rules/own-rule-refusals.ts';
import { floorBreaches } from './policy-floor.ts';
import type { Rule } from './rule.ts';
import { exceptionRefusal } from './rule-exceptions.ts';
import { rules } from './rules/index.ts';
import { settingRefusals } from './setting-refusals.ts';
import { buildSnapshot, type PolicySnapshot, type RuleConfig } from './snapshot.ts';
import { templates } from './templates.ts';

/** A policy being written: plain JSON. */
export interface PolicyDraft {
  templates: string[];
  /** By rule: what differs from its template. */
  rules: Record<string, Partial<RuleConfig>>;
  settings: PolicySettings;
}

/** Why a draft may not be published. */
export interface PolicyProblem {
  /** Where in the draft, by the names of its parts. */
  path: (string | number)[];
  /** In words a person can act on. */
  reason: string;
}

/** The draft that publishes a snapshot anew. */
export function draftOf(snapshot: PolicySnapshot): PolicyDraft {
  const changed: PolicyDraft['rules'] = {};
  for (const rule of rules) {
    const config = snapshot.rules[rule.id];
    if (!config) continue;
    const { enabled, severity, mode, ...rest } = config;
    const change: Partial<RuleConfig> = {
      ...(enabled ? {} : { enabled }),
      ...(severity === rule.severity ? {} : { severity }),
      ...(mode === 'enforce' ? {} : { mode }),
      ...structuredClone(rest),
    };
    // A rule the floor keeps although its template is not chosen is named, or the draft would leave it out.
    const isBeside = !snapshot.templates.includes(rule.template);
    if (isBeside || Object.keys(change).length > 0) changed[rule.id] = change;
  }
  return { templates: [...snapshot.templates], rules: changed, settings: structuredClone(snapshot.settings) };
}

/**
 * Everything that speaks against publishing a draft at a time, under the floor of the installation if there is one; empty
 * when nothing does. Expensive.
 */
export function draftProblems(draft: PolicyDraft, now: Date, floor?: PolicyFloor): PolicyProblem[] {
  const problems: PolicyProblem[] = [];
  draft.templates.forEach((id, at) => {
    if (!templates.some((template) => template.id === id)) {
      const known = templates.map((template) => template.id).join(', ');
      problems.push({ path: ['templates', at], reason: `There is no template ${id}. Choose among ${known}.` });
    }
  });
  for (const [id, change] of Object.entries(draft.rules).sort(([a], [b]) => (a < b ? -1 : 1))) {
    problems.push(
      ...ruleProblems(id, change, draft.templates, now, floor).map(({ path, reason }) => ({
        path: ['rules', id, ...path],
        reason,
      })),
    );
  }
  for (const { index, part, at, reason } of ownRuleRefusals(draft.settings.own_rules)) {
    problems.push({ path: ['settings', 'own_rules', index, part, ...(at === undefined ? [] : [at])], reason });
  }
  for (const { path, reason } of settingRefusals(draft.settings)) {
    problems.push({ path: ['settings', ...path], reason });
  }
  if (floor && problems.length === 0) problems.push(...belowFloor(draft, floor));
  const runs = rules.some(
    ({ id, template }) => draft.templates.includes(template) && draft.rules[id]?.enabled !== false,
  );
  if (!runs && !draft.settings.own_rules.some(({ enabled }) => enabled !== false)) {
    problems.push({ path: ['templates'], reason: 'No rule is left, so every message would pass. Choose a template.' });
  }
  return problems;
}

/** Asked only of a draft that can be built. */
function belowFloor(draft: PolicyDraft, floor: PolicyFloor): PolicyProblem[] {
  return floorBreaches(buildSnapshot({ ...draft, floor }).rules, floor).map(({ rule, part, reason }) => {
    const name = part === 'contentTypes' ? 'content_types' : part;
    return { path: ['rules', rule, ...(name === null ? [] : [name])], reason };
  });
}

/** What goes on without a hard rule, where that is not all it is about. */
const withoutRule: Readonly<Record<string, string>> = {
  consent_revoked: 'no message needs a consent on record; whoever took theirs back is stopped all the same',
};

/** What whoever publishes a draft should know; no reason against it. One sentence each. */
export function draftWarnings(draft: PolicyDraft): string[] {
  return rules
    .filter(({ hard, template }) => hard && !draft.templates.includes(template))
    .map(({ id, template }) => `Without ${template} ${withoutRule[id] ?? `the hard rule ${id} does not run`}.`);
}

function ruleProblems(
  id: string,
  change: Partial<RuleConfig>,
  chosen: readonly string[],
  now: Date,
  floor: PolicyFloor | undefined,
): PolicyProblem[] {
  const rule = rules.find((candidate) => candidate.id === id);
  if (!rule) return [{ path: [], reason: `There is no built-in rule ${id}. Own rules are the setting own_rules.` }];
  if (!chosen.includes(rule.template) && !floor?.rules[id]) {
    return [{ path: [], reason: `${id} belongs to ${rule.template}. Choose that template, or leave the rule out.` }];
  }
  return [
    ...(rule.hard ? softened(rule, change) : []),
    ...outside(rule.channels, change.channels, 'channels'),
    ...outside(rule.contentTypes, change.contentTypes, 'content_types'),
    ...paramProblems(rule, change.params ?? {}),
    ...(change.exceptions ?? []).flatMap((exception, at): PolicyProblem[] => {
      const path = ['exceptions', at];
      const refusal = exceptionRefusal(exception);
      if (refusal !== null) {
        const part = exception.pattern !== undefined && exception.phrase === undefined ? 'pattern' : 'phrase';
        return [{ path: [...path, part], reason: refusal }];
      }
      if (exception.expiresAt === null || Date.parse(exception.expiresAt) > now.getTime()) return [];
      return [{ path: [...path, 'expires_at'], reason: 'It has expired. Give it a later time, or leave it out.' }];
    }),
  ];
}

/** A hard rule stops what no wording can cure, so a policy takes it as it is or without its template. */
function softened(rule: Rule, change: Partial<RuleConfig>): PolicyProblem[] {
  const parts: [part: string, softer: boolean][] = [
    ['enabled', change.enabled === false],
    ['severity', change.severity !== undefined && change.severity !== rule.severity],
    ['mode', change.mode === 'shadow'],
    ['channels', change.channels !== undefined],
    ['content_types', change.contentTypes !== undefined],
    ['exceptions', (change.exceptions ?? []).length > 0],
  ];
  const reason = `${rule.id} is a hard rule: it cannot be softened. Leave this out.`;
  return parts.flatMap(([part, softer]) => (softer ? [{ path: [part], reason }] : []));
}

function outside(own: readonly string[], chosen: readonly string[] | undefined, part: string): PolicyProblem[] {
  return (chosen ?? []).flatMap((value, at) =>
    own.includes(value)
      ? []
      : [{ path: [part, at], reason: `The rule does not govern ${value}. Choose among ${own.join(', ')}.` }],
  );
}

/** The parameters of a rule are the settings it reads, under the same bounds. */
function paramProblems(rule: Rule, params: Readonly<Record<string, unknown>>): PolicyProblem[] {
  const taken: readonly string[] = rule.settings ?? [];
  return Object.entries(params).flatMap(([name, value]): PolicyProblem[] => {
    if (!taken.includes(name)) {
      const instead = taken.length > 0 ? `It takes ${taken.join(', ')}.` : 'It takes none.';
      return [{ path: ['params', name], reason: `The rule takes no parameter ${name}. ${instead}` }];
    }
    const misshapen = policySettingErrors(name as keyof PolicySettings, value);
    if (misshapen.length > 0) {
      return misshapen.map(({ path, reason }) => ({ path: ['params', name, ...path], reason }));
    }
    return settingRefusals({ [name]: value }).map(({ path, reason }) => ({ path: ['params', ...path], reason }));
  });
}
