import canonicalize from 'canonicalize';
import type { JsonValue } from './rule.ts';
import type { PolicySnapshot } from './snapshot.ts';

/** One difference between two policies. */
export interface PolicyChange {
  part: 'template' | 'rule' | 'setting' | 'own_rule';
  /** Id of the template or rule, or name of the setting. */
  id: string;
  /** Null where it was not there. */
  before: JsonValue;
  /** Null where it is not there any more. */
  after: JsonValue;
}

/** What `after` has otherwise than `before`, in the order of parts and ids. Of a rule only the parts that differ. */
export function policyChanges(before: PolicySnapshot, after: PolicySnapshot): PolicyChange[] {
  const changes: PolicyChange[] = [];
  const compare = (part: PolicyChange['part'], was: Record<string, unknown>, is: Record<string, unknown>) => {
    for (const id of [...new Set([...Object.keys(was), ...Object.keys(is)])].sort()) {
      const [from, to] = [plain(was[id]), plain(is[id])];
      if (same(from, to)) continue;
      const [fewer, more] = part === 'rule' && isObject(from) && isObject(to) ? differing(from, to) : [from, to];
      changes.push({ part, id, before: fewer, after: more });
    }
  };
  const { own_rules: ownBefore = [], ...settingsBefore } = before.settings;
  const { own_rules: ownAfter = [], ...settingsAfter } = after.settings;
  compare('template', chosen(before.templates), chosen(after.templates));
  compare('rule', before.rules, after.rules);
  compare('own_rule', byId(ownBefore), byId(ownAfter));
  compare('setting', settingsBefore, settingsAfter);
  return changes;
}

/** An exception as its record names it: what it leaves alone stands in the policy alone. */
export type AddedException = {
  rule: string;
  owner: string;
  reason: string | null;
  expires_at: string | null;
};

/** The exceptions of rules, built in and own, that `after` has and `before` had not, or had otherwise. */
export function exceptionsAdded(before: PolicySnapshot, after: PolicySnapshot): AddedException[] {
  const had = exceptionsOf(before).map(plain);
  return exceptionsOf(after)
    .filter((exception) => !had.some((one) => same(one, plain(exception))))
    .map(({ rule, owner, reason = null, expires_at }) => ({ rule, owner, reason, expires_at }));
}

function exceptionsOf({ rules, settings }: PolicySnapshot) {
  const builtIn = Object.entries(rules).flatMap(([rule, { exceptions = [] }]) =>
    exceptions.map(({ expiresAt, ...rest }) => ({ rule, ...rest, expires_at: expiresAt })),
  );
  const own = (settings.own_rules ?? []).flatMap(({ id, exceptions = [] }) =>
    exceptions.map((exception) => ({ rule: id, ...exception })),
  );
  return [...builtIn, ...own];
}

type JsonObject = { [key: string]: JsonValue };

function differing(from: JsonObject, to: JsonObject): [JsonObject, JsonObject] {
  const names = Object.keys({ ...from, ...to }).filter((name) => !same(from[name], to[name]));
  const only = (object: JsonObject) => Object.fromEntries(names.map((name) => [name, object[name] ?? null]));
  return [only(from), only(to)];
}

function chosen(templates: readonly string[]): Record<string, boolean> {
  return Object.fromEntries(templates.map((id) => [id, true]));
}

function byId<T extends { id: string }>(items: readonly T[]): Record<string, T> {
  return Object.fromEntries(items.map((item) => [item.id, item]));
}

function isObject(value: JsonValue): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value as JSON with its keys in one order, whichever the store has given them: two of them stand side by side. */
function plain(value: unknown): JsonValue {
  return value === undefined ? null : (JSON.parse(canonicalize(value) ?? 'null') as JsonValue);
}

/** Whatever the order of their keys. */
function same(a: JsonValue | undefined, b: JsonValue | undefined): boolean {
  return canonicalize(a) === canonicalize(b);
}
