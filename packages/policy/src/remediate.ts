import type { CompiledPolicy } from './compile-policy.ts';
import { evaluate } from './evaluate.ts';
import type { Evaluation, Finding } from './finding.ts';
import type { EvaluationInput, FieldName, Fields } from './send-inputs.ts';
import { EditedText } from './text/edited-text.ts';
import { fieldText } from './text/field-text.ts';
import { isSendable } from './text/is-sendable.ts';
import { sentenceAround } from './text/sentences.ts';
import { textRanges } from './text/text-ranges.ts';

/** One change made to a field. Offsets point into the field as submitted. */
export interface Substitution {
  rule: string;
  field: FieldName;
  start: number;
  end: number;
  before: string;
  after: string;
}

export interface Remediation {
  /**
   * `clean`: the repaired fields evaluate without a finding. `nothing_left`: no sendable text without one exists.
   * `block_appeared`: a repair made the text worse; it is discarded.
   */
  outcome: 'clean' | 'nothing_left' | 'block_appeared';
  /** The repaired fields; the fields as submitted unless the outcome is `clean`. */
  fields: Fields;
  substitutions: Substitution[];
}

const MAX_PASSES = 3;

/**
 * Repairs a text that has only WARN findings. Every occurrence is replaced by its rule's safer alternative, or its
 * sentence is deleted where there is none; then the result is scanned again. What survives has its sentence deleted in
 * the next pass, of which there are at most three. Pure: the same input gives the same repair.
 */
export function remediate(policy: CompiledPolicy, input: EvaluationInput, evaluation: Evaluation): Remediation {
  const unchanged = (outcome: Remediation['outcome']): Remediation => ({
    outcome,
    fields: { ...input.fields },
    substitutions: [],
  });
  const texts = new Map<FieldName, EditedText>();
  for (const [name, text] of Object.entries(input.fields) as [FieldName, string | undefined][]) {
    if (text !== undefined) texts.set(name, new EditedText(text));
  }
  let current = evaluation;
  for (let pass = 1; pass <= MAX_PASSES; pass++) {
    if (current.findings.some((finding) => finding.severity === 'BLOCK')) return unchanged('block_appeared');
    if (current.findings.length === 0) break;
    // A finding about the message as a whole, or one in a line that must not be empty, cannot be cut out.
    if (current.findings.some((finding) => finding.field === null)) return unchanged('nothing_left');
    for (const [name, text] of texts) {
      repair(
        name,
        text,
        current.findings.filter((finding) => finding.field === name),
        pass > 1,
      );
    }
    const fields = Object.fromEntries([...texts].map(([name, text]) => [name, text.current])) as Fields;
    if (!isSendable(fields, input.fields)) return unchanged('nothing_left');
    current = evaluate(policy, { ...input, fields });
    if (current.failures.length > 0) return unchanged('nothing_left');
  }
  if (current.findings.some((finding) => finding.severity === 'BLOCK')) return unchanged('block_appeared');
  if (current.findings.length > 0) return unchanged('nothing_left');
  return {
    outcome: 'clean',
    fields: Object.fromEntries([...texts].map(([name, text]) => [name, text.current])) as Fields,
    substitutions: [...texts].flatMap(([field, text]) =>
      text.edits.map(({ rule, start, end, after }) => ({
        rule,
        field,
        start,
        end,
        before: text.original.slice(start, end),
        after,
      })),
    ),
  };
}

interface Change {
  rule: string;
  start: number;
  end: number;
  after: string;
}

function repair(name: FieldName, text: EditedText, findings: readonly Finding[], deleteSentences: boolean): void {
  if (findings.length === 0) return;
  const source = text.current;
  const changes: Change[] = [];
  for (const { rule, start, end, saferAlternative } of findings) {
    if (start === null || end === null) continue;
    if (deleteSentences || saferAlternative === null || saferAlternative === '') {
      changes.push({ rule, ...wholeSentence(name, source, start, end), after: '' });
    } else changes.push({ rule, start, end, after: inPlace(source, start, saferAlternative) });
  }
  for (const change of withoutOverlaps(changes).sort((a, b) => b.start - a.start)) {
    const html = fieldText(name, source).html;
    const ranges = html ? textRanges(source, change.start, change.end) : [change];
    // In HTML only text goes: the first piece takes the replacement, tags between the pieces stay.
    ranges
      .map((range, index) => ({ ...range, after: index === 0 ? (html ? escapeHtml(change.after) : change.after) : '' }))
      .reverse()
      .forEach((range) => {
        text.replace(range.start, range.end, range.after, change.rule);
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

/** The sentence to delete, in the offsets of the field, with the blank that follows it. */
function wholeSentence(name: FieldName, source: string, start: number, end: number): { start: number; end: number } {
  const prepared = fieldText(name, source);
  if (!prepared.html) {
    const sentence = sentenceAround(source, start, end);
    return { start: sentence.start, end: withTrailingSpace(source, sentence.start, sentence.end) };
  }
  let from = 0;
  while (from < prepared.text.length && prepared.map.spanOf(from, from + 1).end <= start) from++;
  let to = from;
  while (to < prepared.text.length && prepared.map.spanOf(to, to + 1).start < end) to++;
  const sentence = sentenceAround(prepared.text, from, to);
  return prepared.map.spanOf(sentence.start, sentence.end);
}

function withTrailingSpace(source: string, start: number, end: number): number {
  let to = end;
  while (to < source.length && (source[to] === ' ' || source[to] === '\t')) to++;
  const ownLine = start === 0 || source[start - 1] === '\n';
  // A sentence that was a paragraph of its own takes its empty lines along.
  if (ownLine && (source[to] === '\n' || source[to] === '\r')) while (/[\r\n]/.test(source[to] ?? '')) to++;
  return to;
}

/** The alternative with a capital where it opens a sentence; a name or an "I" in the middle of one asks for none. */
function inPlace(source: string, start: number, after: string): string {
  const before = source
    .slice(Math.max(0, start - 200), start)
    .replace(/(?:<[^<>]{0,150}>|\s)+$/, (gap) =>
      /\n|<(?:\/?(?:p|div|li|ul|ol|td|tr|h[1-6]|body)|br)\b/i.test(gap) ? '\n' : gap === '' ? '' : ' ',
    );
  const opens = before === '' || /(?:\n|[.!?\u2026]["')\]]{0,3} |(?:^|\n)(?:[-*\u2022]|\d{1,2}[.)]) ?)$/.test(before);
  // What was written small stays small: a name such as iPhone, a text all in small letters.
  return opens && !/\p{Ll}/u.test(source.charAt(start)) ? after.charAt(0).toUpperCase() + after.slice(1) : after;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
