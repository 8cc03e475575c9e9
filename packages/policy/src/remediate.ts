import type { CompiledPolicy } from './compile-policy.ts';
import { type EvaluateOptions, evaluate } from './evaluate.ts';
import type { FieldName, Fields } from './fields.ts';
import type { Evaluation, Finding } from './finding.ts';
import { looksLikeHtml } from './html/html-to-text.ts';
import { maskSecret } from './mask.ts';
import type { EvaluationInput } from './send-inputs.ts';
import { EditedText } from './text/edited-text.ts';
import { type FieldText, fieldText, type ReadAs } from './text/field-text.ts';
import { isSendable } from './text/is-sendable.ts';
import { readAsIn } from './text/readings.ts';
import { sentenceAround } from './text/sentences.ts';
import { textRanges } from './text/text-ranges.ts';

/** One change made to a field. Offsets point into the field as submitted. */
export interface Substitution {
  rule: string;
  field: FieldName;
  start: number;
  end: number;
  /** What stood there; masked where it holds a secret, empty where the secret is too short to show any of it. */
  before: string;
  after: string;
}

export interface Remediation {
  /**
   * `clean`: no finding is left in the repaired fields. `nothing_left`: no sendable text without one exists. `too_many`: a
   * rule found more places than it tells of, so that some would not be mended.
   * `block_appeared`: a repair made the text worse; it is discarded. `scanner_failed`: a rule gave no answer about the
   * repaired text.
   */
  outcome: 'clean' | 'nothing_left' | 'too_many' | 'block_appeared' | 'scanner_failed';
  /** The repaired fields; the fields as submitted unless the outcome is `clean`. */
  fields: Fields;
  substitutions: Substitution[];
}

const MAX_PASSES = 3;

/**
 * Repairs a text that has only WARN findings. Every occurrence is replaced by its rule's safer alternative, or its
 * sentence is deleted where there is none; then the result is scanned again. What survives has its sentence deleted in
 * the next pass, of which there are at most three; what a repair brought to light is mended by its own alternative, in the last
 * pass by deletion too. A text with more findings than are told of is left alone: the ones behind
 * them would be taken for survivors. A warning about the message as a whole is in no text that could be
 * mended, and stops no repair. Pure: the same input gives the same repair.
 */
export function remediate(
  policy: CompiledPolicy,
  input: EvaluationInput,
  evaluation: Evaluation,
  options: EvaluateOptions = {},
): Remediation {
  const unchanged = (outcome: Remediation['outcome']): Remediation => ({
    outcome,
    fields: { ...input.fields },
    substitutions: [],
  });
  const texts = new Map<FieldName, EditedText>();
  for (const [name, text] of Object.entries(input.fields) as [FieldName, string | undefined][]) {
    if (text !== undefined) texts.set(name, new EditedText(text));
  }
  const masked = new Set(policy.rules.flatMap(({ rule }) => (rule.masked ? [rule.id] : [])));
  const mended = new Set<string>();
  let current = evaluation;
  for (let pass = 1; pass <= MAX_PASSES; pass++) {
    if (current.findings.some((finding) => finding.severity === 'BLOCK')) return unchanged('block_appeared');
    if (current.capped) return unchanged('too_many');
    if (!isFoundInText(current)) break;
    for (const [name, text] of texts) {
      repair(
        name,
        text,
        current.findings.filter((finding) => finding.field === name),
        {
          readAs: (source) => renderedAs(input, name, source),
          masked,
          deletes: (rule) => pass === MAX_PASSES || mended.has(rule),
        },
      );
    }
    for (const { rule } of current.findings) mended.add(rule);
    const fields = Object.fromEntries([...texts].map(([name, text]) => [name, text.current])) as Fields;
    if (!isSendable(fields, input.fields)) return unchanged('nothing_left');
    current = evaluate(policy, { ...input, fields }, options);
    if (current.failures.length > 0) return unchanged('scanner_failed');
  }
  if (current.findings.some((finding) => finding.severity === 'BLOCK')) return unchanged('block_appeared');
  if (isFoundInText(current)) return unchanged('nothing_left');
  return {
    outcome: 'clean',
    fields: Object.fromEntries([...texts].map(([name, text]) => [name, text.current])) as Fields,
    substitutions: [...texts].flatMap(([field, text]) =>
      text.edits.map(({ rule, start, end, after, secret }) => {
        const before = text.original.slice(start, end);
        return { rule, field, start, end, before: secret ? (maskSecret(before) ?? '') : before, after };
      }),
    ),
  };
}

/** Own rules look for words: what they found without a place stands in the text all the same, out of a repair's reach. */
function isFoundInText({ findings }: Evaluation): boolean {
  return findings.some(({ field, template }) => field !== null || template === null);
}

interface Change {
  rule: string;
  start: number;
  end: number;
  after: string;
}

interface RepairOptions {
  /** How the reader's program shows a text. */
  readAs(source: string): ReadAs;
  /** Rules whose findings hold secrets. */
  masked: ReadonlySet<string>;
  /** Rules whose alternatives are of no more use: the sentences they found go. */
  deletes(rule: string): boolean;
}

/** How a field reaches its reader. Telegram makes markup of the tags in a plain text; others show them. */
function renderedAs({ contentType, send }: EvaluationInput, name: FieldName, source: string): ReadAs {
  if (name === 'body_text' && send?.channel === 'telegram' && looksLikeHtml(source)) return 'html';
  return readAsIn(contentType, name, source);
}

function repair(
  name: FieldName,
  text: EditedText,
  findings: readonly Finding[],
  { readAs, masked, deletes }: RepairOptions,
): void {
  if (findings.length === 0) return;
  const source = text.current;
  const as = readAs(source);
  const isRendered = as === 'html';
  const changes: Change[] = [];
  for (const { rule, start, end, saferAlternative } of findings) {
    if (start === null || end === null) continue;
    if (deletes(rule) || saferAlternative === null || saferAlternative === '') {
      changes.push({ rule, ...wholeSentence(fieldText(name, source, as), start, end), after: '' });
    } else changes.push({ rule, start, end, after: inPlace(source, start, saferAlternative) });
  }
  for (const change of withoutOverlaps(changes).sort((a, b) => b.start - a.start)) {
    const ranges = isRendered ? textRanges(source, change.start, change.end) : [change];
    const secret = findings.some(
      ({ rule, start, end }) =>
        masked.has(rule) && start !== null && end !== null && start < change.end && change.start < end,
    );
    // In HTML only text goes: the first piece takes the replacement, tags between the pieces stay.
    ranges
      .map((range, index) => ({
        ...range,
        after: index === 0 ? (isRendered ? escapeHtml(change.after) : change.after) : '',
      }))
      .reverse()
      .forEach((range) => {
        text.replace(range.start, range.end, range.after, { rule: change.rule, secret });
      });
  }
}

/** Of overlapping changes the longest wins; of equally long ones the first. */
function withoutOverlaps(changes: readonly Change[]): Change[] {
  const kept: Change[] = [];
  const byLength = [...changes].sort((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start);
  for (const change of byLength) {
    if (!kept.some((other) => change.start < other.end && other.start < change.end)) kept.push(change);
  }
  return kept;
}

/**
 * The sentence to delete, in the offsets of the field, with the blank that follows it. Read as rules read it, so that lines a
 * mail program wrapped go as one.
 */
function wholeSentence(prepared: FieldText, start: number, end: number): { start: number; end: number } {
  const { length } = prepared.text;
  const from = firstOf(length, (at) => prepared.map.spanOf(at, at + 1).end > start);
  const to = firstOf(length, (at) => at >= from && prepared.map.spanOf(at, at + 1).start >= end);
  const { start: opens, end: closes } = sentenceAround(prepared.text, from, to);
  const sentence = prepared.map.spanOf(opens, closes);
  if (prepared.html) return sentence;
  const source = prepared.original;
  const last = withTrailingSpace(source, sentence.start, sentence.end);
  return { start: withLeadingSpace(source, sentence.start, last), end: last };
}

/** The first number below `length` from which on something holds; `length` where it never does. */
function firstOf(length: number, holds: (at: number) => boolean): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The last sentence of a line or of the text takes the blank in front of it along: none may stand at the end. */
function withLeadingSpace(source: string, start: number, end: number): number {
  const blank = end === source.length ? /\s/ : /[\r\n]/.test(source[end] ?? '') ? /[ \t]/ : null;
  let from = start;
  if (blank) while (from > 0 && blank.test(source[from - 1] ?? '')) from--;
  return from;
}

function withTrailingSpace(source: string, start: number, end: number): number {
  let to = end;
  while (to < source.length && (source[to] === ' ' || source[to] === '\t')) to++;
  // A sentence that was a paragraph of its own takes its empty lines along; one that was a line of it, as in a list, its own.
  if (start === 0 || /\n\r?\n$/.test(source.slice(Math.max(0, start - 3), start))) {
    while (/[\r\n]/.test(source[to] ?? '')) to++;
  } else if (source[start - 1] === '\n') {
    if (source[to] === '\r') to++;
    if (source[to] === '\n') to++;
  }
  return to;
}

/** The alternative with a capital where it opens a sentence; a name or an "I" in the middle of one asks for none. */
function inPlace(source: string, start: number, after: string): string {
  const before = source
    .slice(Math.max(0, start - 200), start)
    .replace(/(?:<[^<>]{0,150}>|\s)+$/, (gap) =>
      /\n|<(?:\/?(?:p|div|li|ul|ol|td|tr|h[1-6]|body)|br)\b/i.test(gap) ? '\n' : gap === '' ? '' : ' ',
    );
  const opens =
    before.trim() === '' || /(?:\n|[.!?\u2026]["')\]]{0,3} |(?:^|\n)(?:[-*\u2022]|\d{1,2}[.)]) ?)$/.test(before);
  // What was written small stays small: a name such as iPhone, a text all in small letters.
  return opens && !/\p{Ll}/u.test(source.charAt(start)) ? after.charAt(0).toUpperCase() + after.slice(1) : after;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
