import {
  type Channel,
  type ContentType,
  defaultSettings,
  type PolicySettings,
  policySettingNames,
} from '@sendgate/contracts';
import { compileOwnRules } from './own-rules/compile-own-rules.ts';
import type { RunnableRule } from './rule.ts';
import { RuleExceptions } from './rule-exceptions.ts';
import { rules } from './rules/index.ts';
import { anchoredBranches } from './search/anchored.ts';
import type { IndexParts } from './search/index-parts.ts';
import { LiteralIndex } from './search/literal-index.ts';
import { type StateNeed, stateNeeds } from './send-inputs.ts';
import { configHash, type PolicySnapshot, type RuleConfig, UnknownPolicyPart } from './snapshot.ts';
import { StandardTexts } from './standard-texts.ts';
import { templates } from './templates.ts';
import type { Reads } from './text/readings.ts';

export interface CompiledRule {
  readonly rule: RunnableRule;
  readonly config: RuleConfig;
  readonly contentTypes: ReadonlySet<ContentType>;
  readonly channels: ReadonlySet<Channel>;
  /** False when the rule has no literals and so runs on every text. */
  readonly sleeps: boolean;
  /** Its place among the rules of the engine, -1 for one that a workspace wrote. */
  readonly number: number;
  /** What it reads of a message. */
  readonly reads: Reads;
  /** The policy's settings with the rule's own parameters over them; null for a rule without any. */
  readonly settings: PolicySettings | null;
  /** Wordings it leaves alone; null when there are none. */
  readonly exceptions: RuleExceptions | null;
}

/** A snapshot made ready to evaluate. Immutable; safe to share between evaluations. */
export interface CompiledPolicy {
  readonly hash: string;
  readonly snapshot: PolicySnapshot;
  /** Those of the snapshot; a setting that is younger than it has its default. */
  readonly settings: PolicySettings;
  /** State the caller has to gather before evaluating a submission. */
  readonly stateNeeds: ReadonlySet<StateNeed>;
  readonly rules: readonly CompiledRule[];
  /**
   * Finds the literals of all rules of the engine, enabled or not. Built when it is first asked for, once for all policies:
   * a process that evaluates no text does without.
   */
  readonly automaton: LiteralIndex;
  /** What rules about content leave out; null when the workspace lists nothing. */
  readonly standardTexts: StandardTexts | null;
}

/**
 * Makes the rule list of a snapshot. Expensive (milliseconds): keep the result by hash, or use `compiledPolicies`. The first
 * text of a process waits some hundred milliseconds for the index.
 * Throws UnknownPolicyPart for a rule or template this engine does not have.
 */
export function compilePolicy(snapshot: PolicySnapshot, hash: string = configHash(snapshot)): CompiledPolicy {
  for (const id of snapshot.templates) {
    if (!templates.some((template) => template.id === id)) throw new UnknownPolicyPart(`No template ${id}`);
  }
  const settings = { ...defaults, ...snapshot.settings };
  const compiled: CompiledRule[] = [];
  for (const [id, config] of Object.entries(snapshot.rules)) {
    const number = rules.findIndex((candidate) => candidate.id === id);
    const rule = rules[number];
    if (!rule) throw new UnknownPolicyPart(`No rule ${id}`);
    if (!config.enabled) continue;
    const own = config.params ? { ...settings, ...config.params } : null;
    compiled.push({
      rule: inOneShape(rule),
      config,
      contentTypes: narrowed(rule.contentTypes, config.contentTypes),
      channels: narrowed(rule.channels, config.channels),
      sleeps: rule.literals !== undefined,
      number,
      reads: readsOf.get(rule.template) ?? 'everything',
      settings: own,
      exceptions: rule.hard ? null : RuleExceptions.of(config.exceptions),
    });
  }
  for (const { rule, config } of compileOwnRules(settings.own_rules.filter(({ enabled }) => enabled !== false))) {
    compiled.push({
      rule: inOneShape(rule),
      config,
      contentTypes: narrowed(rule.contentTypes, config.contentTypes),
      channels: narrowed(rule.channels, config.channels),
      sleeps: false,
      number: -1,
      reads: 'content',
      settings: null,
      exceptions: RuleExceptions.of(config.exceptions),
    });
  }
  return {
    hash,
    snapshot,
    settings,
    rules: compiled,
    stateNeeds: new Set(
      stateNeeds.filter((need) => compiled.some(({ rule }) => rule.needs.includes(need) || rule.uses?.includes(need))),
    ),
    get automaton() {
      return literalIndex();
    },
    standardTexts: StandardTexts.of(settings),
  };
}

/**
 * The same rule with every property there is, in one order. Rules declare different ones, and the engine would look each up
 * by its name in every text: of objects of one shape it knows the places.
 */
function inOneShape(rule: RunnableRule): RunnableRule {
  return {
    id: rule.id,
    template: rule.template,
    severity: rule.severity,
    hard: rule.hard,
    masked: rule.masked,
    readsSource: rule.readsSource ?? false,
    contentTypes: rule.contentTypes,
    channels: rule.channels,
    needs: rule.needs,
    uses: rule.uses ?? [],
    settings: rule.settings ?? [],
    fields: rule.fields,
    literals: rule.literals,
    // The index knows them; to read them takes every expression apart.
    wakers: undefined,
    looksFor: rule.looksFor,
    wakesOn: rule.wakesOn,
    run: rule.run,
    meaning: rule.meaning,
    detail: rule.detail,
    saferAlternative: rule.saferAlternative,
    examples: rule.examples,
    counterExamples: rule.counterExamples,
  };
}

const defaults = Object.fromEntries(policySettingNames.map((name) => [name, defaultSettings[name]])) as PolicySettings;

const readsOf = new Map(templates.map(({ id, reads }) => [id, reads]));

let index: LiteralIndex | undefined;
let keptIndex: () => IndexParts | null = () => null;

/** Names where this process finds the index of the engine's rules, built by this very code; it may answer null. */
export function useKeptIndex(read: () => IndexParts | null): void {
  keptIndex = read;
}

/** Builds the index of the engine's rules, to be kept for processes that start later. */
export function buildIndex(): IndexParts {
  return new LiteralIndex(rules).parts;
}

function literalIndex(): LiteralIndex {
  if (!index) {
    // An index that was kept leaves the expressions whole: taken apart here, they take none of the time a rule has.
    anchoredBranches();
    index = fromKept() ?? new LiteralIndex(rules);
  }
  return index;
}

/** Null when none was kept, or that of other rules. */
function fromKept(): LiteralIndex | null {
  const kept = keptIndex();
  try {
    return kept && new LiteralIndex(rules, kept);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function narrowed<T>(own: readonly T[], chosen: readonly T[] | undefined): ReadonlySet<T> {
  return new Set(chosen ? own.filter((item) => chosen.includes(item)) : own);
}

/** Keeps the compiled form of recently used snapshots, by config hash. */
export class CompiledPolicies {
  readonly #capacity: number;
  readonly #kept = new Map<string, CompiledPolicy>();

  /** `capacity`: how many policies are kept; the one unused for longest goes first. */
  constructor(capacity = 256) {
    this.#capacity = capacity;
  }

  /** The compiled form of a snapshot whose config hash is `hash`. */
  getCompiled(snapshot: PolicySnapshot, hash: string): CompiledPolicy {
    let policy = this.#kept.get(hash);
    if (policy) this.#kept.delete(hash);
    else policy = compilePolicy(snapshot, hash);
    this.#kept.set(hash, policy);
    if (this.#kept.size > this.#capacity) {
      const oldest = this.#kept.keys().next().value;
      if (oldest !== undefined) this.#kept.delete(oldest);
    }
    return policy;
  }
}

/** The cache of this process. */
export const compiledPolicies = new CompiledPolicies();
