import type { Severity } from '@sendgate/contracts';
import type { CompiledPolicy, CompiledRule } from './compile-policy.ts';
import type { Evaluation, Finding } from './finding.ts';
import { cut, maskSecret, splitsCharacter } from './mask.ts';
import { sidesOf } from './names/sides.ts';
import { PatternExhausted } from './own-rules/pattern-matcher.ts';
import { type EngineInputs, hasNeeds, MAX_MATCHES, type Match, type Need, type RunnableRule } from './rule.ts';
import type { RuleExceptions } from './rule-exceptions.ts';
import { withoutSecrets } from './secrets/without-secrets.ts';
import type { EvaluationInput } from './send-inputs.ts';
import type { FieldText, MessageText, SearchedField } from './text/field-text.ts';
import { type Reading, readingsOf } from './text/readings.ts';
import { forgetSentences, isBlank } from './text/sentences.ts';

export interface EvaluateOptions {
  /** Longest one rule may take, in milliseconds. Default 250. */
  ruleDeadlineMs?: number;
  /** Longest all of it may take, in milliseconds. Default 2000. */
  totalDeadlineMs?: number;
  /** Milliseconds of a clock. Default {@link processorTime}. */
  monotonic?: () => number;
}

/**
 * Runs a policy over one text. Never throws for a fault in a rule: a rule that throws or overruns its deadline becomes
 * a failure, which is never a pass. Rules not started when the total deadline has gone by are failures as well.
 */
export function evaluate(policy: CompiledPolicy, input: EvaluationInput, options: EvaluateOptions = {}): Evaluation {
  const ruleDeadlineMs = options.ruleDeadlineMs ?? 250;
  const totalDeadlineMs = options.totalDeadlineMs ?? 2_000;
  const monotonic = options.monotonic ?? processorTime;
  const evaluation: Evaluation = { findings: [], shadowFindings: [], failures: [] };
  // Before any time counts: the first text of all waits here while the rules are made ready.
  const { automaton } = policy;
  const startedAt = monotonic();
  const inputs: EngineInputs = { ...input.send, settings: policy.settings, contentType: input.contentType };
  const applicable = applicableTo(policy.rules, inputs);

  let readings: readonly Reading[];
  try {
    readings = readingsOf(input.fields, input.contentType, automaton, policy.standardTexts, {
      sideOf: sidesOf(inputs),
      prepared: input.prepared,
    });
  } catch {
    // A text that cannot be read was seen by no rule.
    for (const { rule } of applicable) evaluation.failures.push({ rule: rule.id, reason: 'threw' });
    return evaluation;
  }

  let now = monotonic();
  for (const compiled of applicable) {
    const { rule, config } = compiled;
    const began = now;
    const target = config.mode === 'shadow' ? evaluation.shadowFindings : evaluation.findings;
    let isLate = false;
    let hasRun = false;
    let isCapped = false;
    let kept = 0;
    try {
      for (let at = 0; at < readings.length; at++) {
        const reading = readings[at] as Reading;
        if (!reading.isReadBy(rule, compiled.reads)) continue;
        const fields = fieldsFor(compiled, reading.searched(compiled.reads));
        if (compiled.sleeps && fields.length === 0 && !rule.wakesOn?.(inputs)) continue;
        isLate = began - startedAt > totalDeadlineMs;
        if (isLate) break;
        hasRun = true;
        const matches = rule.run(fields, compiled.settings ? { ...inputs, settings: compiled.settings } : inputs);
        if (matches.length === 0) continue;
        // Those that are excepted count as well: the search ended with them.
        if (matches.length > MAX_MATCHES) isCapped = true;
        const covered = compiled.exceptions?.at(inputs.now);
        const message = reading.message(compiled.reads);
        for (const match of matches) {
          if (reading.isOfParts && match.start === undefined) continue;
          if (covered && isExcepted(match, message, covered)) continue;
          const found = finding(compiled, match, message);
          if (at > 0 && target.some((other) => isSame(other, found))) continue;
          // Several readings share the bound of one.
          if (++kept > MAX_MATCHES) {
            isCapped = true;
            break;
          }
          target.push(found);
        }
      }
    } catch (error) {
      evaluation.failures.push({ rule: rule.id, reason: error instanceof PatternExhausted ? 'deadline' : 'threw' });
    }
    if (isCapped && config.mode === 'enforce') evaluation.capped = true;
    if (isLate) {
      evaluation.failures.push({ rule: rule.id, reason: 'deadline' });
      continue;
    }
    if (!hasRun) continue;
    now = monotonic();
    if (now - began <= ruleDeadlineMs) continue;
    const isText = isSlowAgain(compiled, readings, inputs, { ruleDeadlineMs, monotonic, took: now - began });
    if (isText) evaluation.failures.push({ rule: rule.id, reason: 'deadline' });
    now = monotonic();
  }
  withoutSecrets(evaluation.findings, input.fields, readings);
  withoutSecrets(evaluation.shadowFindings, input.fields, readings);
  for (const reading of readings) reading.release();
  forgetSentences();
  if (evaluation.findings.length > 1) evaluation.findings.sort(byImportance);
  if (evaluation.shadowFindings.length > 1) evaluation.shadowFindings.sort(byImportance);
  return evaluation;
}

/** A rule that took so many times as long as it may did not take it to be compiled. */
const MOST_TIMES_OVER = 4;
/** Of rules that overran their deadline in this process and were timed again, what runs them: the same in every policy. */
const timedAgain = new WeakSet<RunnableRule['run']>();

/**
 * Whether a rule that overran its deadline does so again, once it is compiled: what a process runs for the first time is made
 * ready on the way, which takes longer than any text where the machine is busy. Asked once for each rule of the engine; from
 * then on the first run counts. So it does for the rules of a workspace, whose second run would only read what the first found.
 */
function isSlowAgain(
  compiled: CompiledRule,
  readings: readonly Reading[],
  inputs: EngineInputs,
  { ruleDeadlineMs, monotonic, took }: { ruleDeadlineMs: number; monotonic: () => number; took: number },
): boolean {
  const { rule } = compiled;
  if (compiled.number < 0 || took > MOST_TIMES_OVER * ruleDeadlineMs || timedAgain.has(rule.run)) return true;
  timedAgain.add(rule.run);
  const began = monotonic();
  try {
    for (const reading of readings) {
      if (!reading.isReadBy(rule, compiled.reads)) continue;
      const fields = fieldsFor(compiled, reading.searched(compiled.reads));
      rule.run(fields, compiled.settings ? { ...inputs, settings: compiled.settings } : inputs);
    }
  } catch {
    return true;
  }
  return monotonic() - began > ruleDeadlineMs;
}

/** Where a finding sits. */
export type Place = Pick<Finding, 'rule' | 'field' | 'start' | 'end'>;

/** True when two findings, from two readings of a message, are about one place. */
export function isSame(a: Place, b: Place): boolean {
  if (a.rule !== b.rule || a.field !== b.field) return false;
  if (a.start === null || a.end === null || b.start === null || b.end === null) return a.start === b.start;
  return a.start === b.start || (a.start < b.end && b.start < a.end);
}

const noFields: readonly SearchedField[] = [];

/**
 * The fields a rule reads, as it sees them; for one that sleeps, those that wake it. `byWords`: its literals alone wake it,
 * though nothing it looks for can match.
 */
export function fieldsFor(
  { rule, sleeps, number }: CompiledRule,
  searched: readonly SearchedField[],
  byWords = false,
): readonly SearchedField[] {
  if (!sleeps && !rule.fields) return searched;
  let fields: SearchedField[] | undefined;
  for (let at = 0; at < searched.length; at++) {
    const field = searched[at] as SearchedField;
    if (rule.fields && !rule.fields.includes(field.name)) continue;
    if (sleeps && !byWords && !field.hits.isAwake(number)) continue;
    const view = sleeps && rule.literals ? field.around(rule.literals) : field;
    if (!view) continue;
    if (fields) fields.push(view);
    else fields = [view];
  }
  return fields ?? noFields;
}

/** Behind so many milliseconds by the wall clock the processor's own is read again. */
const reread = 10;
let readAt = Number.NEGATIVE_INFINITY;
let used = 0;

/**
 * Milliseconds of processor time that this thread has used: what rules are timed by. Whoever else keeps the machine busy, or a
 * container that has had its share, makes no rule slow, and a rule that is taken for slow holds a message. It costs a call of the
 * system, so between two readings the wall clock stands in for it: up to ten milliseconds too many, which the next takes back.
 */
export function processorTime(): number {
  const now = performance.now();
  if (now - readAt < reread) return used + now - readAt;
  const { user, system } = process.threadCpuUsage();
  used = (user + system) / 1_000;
  readAt = now;
  return used;
}

/** True when an exception covers the place of a match. A match of the whole message has no place. */
export function isExcepted(match: Match, message: MessageText, covers: ReturnType<RuleExceptions['at']>): boolean {
  const field = message.fields.find((candidate) => candidate.name === match.field);
  if (!field || match.start === undefined || match.end === undefined) return false;
  return covers(match.submitted ? field.original : field.text, match.start, match.end);
}

/** What was worked out about the rules of one policy. */
interface KnownLists {
  /** Inputs some rule needs. */
  readonly needs: readonly Need[];
  /** The rules that run, by content type, channel and which of these inputs are there. */
  readonly lists: Map<string, readonly CompiledRule[]>;
}
const knownLists = new WeakMap<readonly CompiledRule[], KnownLists>();

/** The rules that run on such inputs, in their order. Few kinds of inputs exist, so each is worked out once. */
function applicableTo(rules: readonly CompiledRule[], inputs: EngineInputs): readonly CompiledRule[] {
  let known = knownLists.get(rules);
  if (!known) {
    known = { needs: [...new Set(rules.flatMap(({ rule }) => rule.needs))], lists: new Map() };
    knownLists.set(rules, known);
  }
  let present = 0;
  for (let at = 0; at < known.needs.length; at++) {
    if (inputs[known.needs[at] as Need] !== undefined) present |= 1 << at;
  }
  const key = `${inputs.contentType} ${inputs.channel} ${present}`;
  let list = known.lists.get(key);
  if (!list) {
    list = rules.filter((compiled) => applies(compiled, inputs));
    known.lists.set(key, list);
  }
  return list;
}

/** True when a rule governs such inputs and has what it needs. */
export function applies(compiled: CompiledRule, inputs: EngineInputs): boolean {
  return (
    compiled.contentTypes.has(inputs.contentType) &&
    (inputs.channel === undefined || compiled.channels.has(inputs.channel)) &&
    hasNeeds(inputs, compiled.rule.needs)
  );
}

/** What a match says in public. */
export function finding({ rule, config }: CompiledRule, match: Match, message: MessageText): Finding {
  const field = message.fields.find((candidate) => candidate.name === match.field);
  const span = field ? spanOf(field, match) : null;
  const quoted = field && span ? field.original.slice(span.start, span.end) : null;
  const alternative = match.saferAlternative === undefined ? rule.saferAlternative : match.saferAlternative;
  return {
    rule: rule.id,
    severity: match.mild ? 'WARN' : stronger(config.severity, match.severity),
    // A rule may quote half a character, which no store would take.
    detail: (match.detail ?? rule.detail).toWellFormed(),
    matched: quoted === null ? null : rule.masked ? maskSecret(quoted) : cut(quoted),
    field: span && field ? field.name : null,
    start: span?.start ?? null,
    end: span?.end ?? null,
    saferAlternative: alternative?.toWellFormed() ?? null,
    template: rule.template,
    confidence: match.confidence ?? 0.9,
    hard: rule.hard,
    evidence: match.evidence ?? [],
  };
}

/** The place of a match in the field as submitted, without the white space around what matched and of whole characters. */
function spanOf(field: FieldText, { start, end, submitted }: Match): { start: number; end: number } | null {
  if (start === undefined || end === undefined) return null;
  const span = submitted ? { start, end } : field.map.spanOf(start, end);
  const { original } = field;
  let from = span.start;
  let to = span.end;
  while (from < to && isBlank(original.charCodeAt(from))) from++;
  // A place of nothing but white space stays: it is what was found.
  if (from === to) return span;
  while (isBlank(original.charCodeAt(to - 1))) to--;
  if (splitsCharacter(original, from)) from--;
  if (splitsCharacter(original, to)) to++;
  return { start: from, end: to };
}

function stronger(configured: Severity, raised: Severity | undefined): Severity {
  return configured === 'BLOCK' || raised === 'BLOCK' ? 'BLOCK' : 'WARN';
}

function byImportance(a: Finding, b: Finding): number {
  if (a.severity !== b.severity) return a.severity === 'BLOCK' ? -1 : 1;
  const start = (a.start ?? -1) - (b.start ?? -1);
  if (start !== 0) return start;
  return a.rule < b.rule ? -1 : a.rule > b.rule ? 1 : 0;
}
