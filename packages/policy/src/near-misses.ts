import { MAX_NEAR_MISSES, type NearMissReason } from '@sendgate/contracts';
import type { CompiledPolicy, CompiledRule } from './compile-policy.ts';
import { applies, fieldsFor, finding, isExcepted, isSame, processorTime } from './evaluate.ts';
import type { Evaluation, Finding } from './finding.ts';
import { sidesOf } from './names/sides.ts';
import { type EngineInputs, hasNeeds, type Match, type Need } from './rule.ts';
import { withoutSecrets } from './secrets/without-secrets.ts';
import type { EvaluationInput } from './send-inputs.ts';
import { closestWording } from './text/closest-wording.ts';
import type { MessageText, SearchedField } from './text/field-text.ts';
import { type Candidate, candidatesOf } from './text/let-go.ts';
import { overlapsAny } from './text/range.ts';
import { type Reading, readingsOf } from './text/readings.ts';
import { forgetSentences } from './text/sentences.ts';

/** A place a rule looked at and let go. Offsets as those of a finding. */
export interface NearMiss extends Pick<Finding, 'rule' | 'matched' | 'field' | 'start' | 'end'> {
  reason: NearMissReason;
  /** Inputs the rule lacks, where the reason is `not_known`. */
  lacks?: readonly Need[];
}

export interface NearMissReport {
  /** At most 50; those with the plainest reasons first, then by place. */
  nearMisses: NearMiss[];
  /** True when there were more. */
  truncated: boolean;
}

/** Most of one rule, so that no rule takes the room of the others. */
const MOST_PER_RULE = 5;
/** Longest the report may take, in milliseconds: what is not reached by then is left out. */
const DEADLINE_MS = 2_000;

/**
 * Runs the rules of a policy once more and says what they looked at and let go. The rules themselves give the reasons, at
 * the place where they let go, so an ordinary evaluation does none of this work. `evaluation` is what `evaluate` answered
 * for the same input: what was found is no near miss. Never throws for a fault in a rule, which has nothing to report then.
 */
export function nearMissesOf(
  policy: CompiledPolicy,
  input: EvaluationInput,
  evaluation: Evaluation,
  monotonic: () => number = processorTime,
): NearMissReport {
  const inputs: EngineInputs = { ...input.send, settings: policy.settings, contentType: input.contentType };
  let readings: readonly Reading[];
  try {
    readings = readingsOf(input.fields, input.contentType, policy.automaton, policy.standardTexts, {
      sideOf: sidesOf(inputs),
    });
  } catch {
    return { nearMisses: [], truncated: false };
  }
  const [reading] = readings;
  const all: NearMiss[] = [];
  let truncated = false;
  const startedAt = monotonic();
  for (const compiled of reading ? policy.rules : []) {
    if (monotonic() - startedAt > DEADLINE_MS) {
      truncated = true;
      break;
    }
    const found = evaluation.findings.filter(({ rule }) => rule === compiled.rule.id);
    let own: NearMiss[] = [];
    try {
      if (reading) own = withoutRepeats(ofRule(compiled, reading, inputs), found);
    } catch {
      // A rule that fails is reported as a failure by the evaluation.
    }
    if (own.length > MOST_PER_RULE) truncated = true;
    all.push(...own.slice(0, MOST_PER_RULE));
  }
  const shadowed = evaluation.shadowFindings.map((each) => nearMiss(each, 'shadow'));
  const sorted = [...withoutRepeats(shadowed, []), ...all].sort(byReason);
  const nearMisses = sorted.slice(0, MAX_NEAR_MISSES);
  // What matched may hold a secret whatever the rule looks for.
  withoutSecrets(nearMisses, input.fields, readings);
  for (const each of readings) each.release();
  forgetSentences();
  return { nearMisses, truncated: truncated || sorted.length > MAX_NEAR_MISSES };
}

/** What one rule let go, in the order in which it says most. */
function ofRule(compiled: CompiledRule, reading: Reading, inputs: EngineInputs): NearMiss[] {
  const { rule, config } = compiled;
  if (!hasNeeds(inputs, rule.needs)) {
    const lacks = rule.needs.filter((need) => inputs[need] === undefined);
    const message = reading.message(compiled.reads);
    const [place] = rule.literals
      ? woken(compiled, reading, 'not_known')
      : [nearMiss(finding(compiled, {}, message), 'not_known')];
    return place ? [{ ...place, lacks }] : [];
  }
  const fields = fieldsFor(compiled, reading.searched(compiled.reads), true);
  const message = reading.message(compiled.reads);
  const given = compiled.settings ? { ...inputs, settings: compiled.settings } : inputs;
  const toFinding = (match: Match) => finding(compiled, match, message);
  if (!applies(compiled, inputs)) {
    if (compiled.sleeps && fields.length === 0) return [];
    return rule.run(fields, given).map((match) => nearMiss(toFinding(match), 'scope'));
  }
  const misses = quotedOnly(compiled, reading, given);
  if (compiled.sleeps && fields.length === 0) return misses;
  const { answer, candidates } = candidatesOf(() => rule.run(fields, given));
  const covered = compiled.exceptions?.at(inputs.now);
  const found: Finding[] = [];
  for (const match of answer) {
    const one = toFinding(match);
    found.push(one);
    if (covered && isExcepted(match, message, covered)) misses.push(nearMiss(one, 'exception'));
  }
  for (const candidate of candidates) {
    const place = placeOf(compiled, candidate, message);
    if (place && !found.some((other) => isSame(other, place))) misses.push(nearMiss(place, candidate.reason));
  }
  // A finding in shadow mode is reported as one.
  if (misses.length === 0 && answer.length === 0 && config.mode === 'enforce') {
    const closest = partly(compiled, reading);
    return closest.length > 0 ? closest : woken(compiled, reading, 'wording');
  }
  return misses.sort(byReason);
}

/** What the rule finds only where it reads quoted replies and standard texts as well. */
function quotedOnly(compiled: CompiledRule, reading: Reading, inputs: EngineInputs): NearMiss[] {
  const whole = reading.message('everything');
  const read = reading.message(compiled.reads);
  if (read === whole) return [];
  const fields = fieldsFor(compiled, reading.searched('everything'), true);
  if (compiled.sleeps && fields.length === 0) return [];
  const misses: NearMiss[] = [];
  for (const match of compiled.rule.run(fields, inputs)) {
    const field = whole.fields.find(({ name }) => name === match.field);
    if (!field || match.submitted || match.start === undefined || match.end === undefined) continue;
    const { start, end } = match;
    const place = finding(compiled, match, whole);
    const isQuoted = overlapsAny(field.quoted, start, end);
    if (isQuoted) misses.push(nearMiss(place, 'quoted_reply'));
    else if (isLeftOut(place, read)) misses.push(nearMiss(place, 'standard_text'));
  }
  return misses;
}

/** True when a place of a field as submitted is not part of a message. */
function isLeftOut({ field: name, start, end }: Finding, { fields }: MessageText): boolean {
  const field = fields.find((each) => each.name === name);
  if (!field || start === null || end === null) return true;
  let low = 0;
  let high = field.text.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (field.map.spanOf(middle, middle + 1).end <= start) low = middle + 1;
    else high = middle;
  }
  return low >= field.text.length || field.map.spanOf(low, low + 1).start >= end;
}

/** The place that comes closest to a wording of the rule; nothing where none does. */
function partly(compiled: CompiledRule, reading: Reading): NearMiss[] {
  const { rule, reads } = compiled;
  if (!rule.literals || !rule.looksFor) return [];
  for (const field of reading.searched(reads) as readonly SearchedField[]) {
    if (rule.fields && !rule.fields.includes(field.name)) continue;
    const place = closestWording(rule.looksFor(), field, field.hits.ofList(rule.literals) ?? []);
    if (place)
      return [nearMiss(finding(compiled, { ...place, field: field.name }, reading.message(reads)), 'incomplete')];
  }
  return [];
}

/** The first word the rule watches for; nothing for one that always runs. */
function woken(compiled: CompiledRule, reading: Reading, reason: NearMissReason): NearMiss[] {
  const { rule, reads } = compiled;
  if (!rule.literals) return [];
  for (const field of reading.searched(reads) as readonly SearchedField[]) {
    if (rule.fields && !rule.fields.includes(field.name)) continue;
    let at = field.hits.ofList(rule.literals)?.[0];
    if (at === undefined) continue;
    while (at > 0 && /\s/.test(field.text[at] ?? '')) at--;
    let start = at;
    let end = at + 1;
    if (isOfWord(field.text, at)) {
      while (isOfWord(field.text, start - 1)) start--;
      while (isOfWord(field.text, end)) end++;
    }
    const match = { start, end, field: field.name };
    return [nearMiss(finding(compiled, match, reading.message(reads)), reason)];
  }
  return [];
}

function isOfWord(text: string, at: number): boolean {
  return /[\p{L}\p{N}'-]/u.test(text[at] ?? '');
}

/** Where a candidate stands in the field as submitted; null for one of a text that is no field of the message. */
function placeOf(compiled: CompiledRule, { text, start, end }: Candidate, message: MessageText): Finding | null {
  if (text === '') return finding(compiled, {}, message);
  const field = message.fields.find((each) => each.text === text || each.original === text);
  if (!field || end <= start) return null;
  const match = { start, end, field: field.name, submitted: field.text !== text };
  return finding(compiled, match, message);
}

function nearMiss({ rule, matched, field, start, end }: Finding, reason: NearMissReason): NearMiss {
  return { rule, reason, matched, field, start, end };
}

/** Of several at one place the first; none where the rule found something. */
function withoutRepeats(misses: readonly NearMiss[], found: readonly Finding[]): NearMiss[] {
  const kept: NearMiss[] = [];
  for (const miss of misses) {
    if (found.some((other) => isSame(other, miss)) || kept.some((other) => isSame(other, miss))) continue;
    kept.push(miss);
  }
  return kept;
}

/** What says nothing but that a rule was awake comes last. */
const weak: readonly NearMissReason[] = ['in_order', 'another_sense', 'incomplete', 'wording', 'not_known'];

function byReason(a: NearMiss, b: NearMiss): number {
  return weak.indexOf(a.reason) - weak.indexOf(b.reason) || (a.start ?? -1) - (b.start ?? -1);
}
