import { isGivenName } from '../names/given-names.ts';
import { codeUnitsOf } from './code-units.ts';
import { isClosing, isGreeting } from './letter-lines.ts';
import type { Range } from './range.ts';

/** A run of white space, and what stands for it. */
export interface Gap extends Range {
  /** One blank, one line break, or nothing. */
  readonly as: ' ' | '\n' | '';
}

/** Shortest line that was wrapped before a small letter or inside a number: a shorter one is a greeting or a closing. */
const SHORTEST_LINE = 20;
/** Narrowest paragraph that a mail program wrapped: the lines of a card or an address are shorter. */
const NARROWEST = 24;

/**
 * The white space of a normalised text that is more than its reader makes of it, in order. Inside a paragraph a run of
 * it is one blank: doubled blanks, tabs, and the line breaks, with indentation and marks of quotation, that a mail
 * program put into a sentence. Line breaks that were meant stay, without the blanks around them: those of greetings,
 * lists, signatures and paragraphs. Linear time, and next to none for a text without any.
 */
export function gapsIn(text: string): readonly Gap[] {
  const breaks = text.includes('\n') ? wrapsIn(text) : none;
  if (breaks.length === 0 && isRegular(text)) return none;
  const gaps: Gap[] = [];
  let next = 0;
  for (const { 0: run, index } of text.matchAll(runs)) {
    for (; next < breaks.length && (breaks[next] as Gap).start <= index; next++) gaps.push(breaks[next] as Gap);
    if (index >= (gaps.at(-1)?.end ?? 0)) addRun(run, index, gaps);
  }
  for (; next < breaks.length; next++) gaps.push(breaks[next] as Gap);
  return gaps;
}

const none: readonly Gap[] = [];
const runs = /[ \t\n]{2,}|\t/g;

/** True when a text has no tab, no doubled blank, and no blank beside a line break. */
function isRegular(text: string): boolean {
  const units = codeUnitsOf(text);
  let before = 0;
  for (let at = 0; at < text.length; at++) {
    const code = units[at] as number;
    if (code === 9 || (code === 32 && (before === 32 || before === 10)) || (code === 10 && before === 32)) return false;
    before = code;
  }
  return true;
}

/** A run of white space that no mail program made: its line breaks stay, its blanks are one where it has no line break. */
function addRun(run: string, start: number, gaps: Gap[]): void {
  if (!run.includes('\n')) {
    gaps.push({ start, end: start + run.length, as: ' ' });
    return;
  }
  for (const { 0: blanks, index } of run.matchAll(/[ \t]+/g)) {
    gaps.push({ start: start + index, end: start + index + blanks.length, as: '' });
  }
}

const quotation = /^[ \t]*(?:>[ \t]?)*/;
const item = /^(?:[-*+\u2022>#|]|\(?(?:\d{1,2}|[a-z])[.)])(?:\s|$)/i;
const label = /^[A-Za-z][\w-]{0,20}(?: [\w-]{1,20})?:/;
const small = /^\p{Ll}/u;
const capitalised = /^(\p{Lu}[\p{L}'-]*)(?: \p{Lu}[\p{L}'.-]*){0,3},$/u;

/** One line of a text, without the marks of a quotation and the white space around it. */
interface Line {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** How deep it is quoted. */
  readonly depth: number;
}

/** The line breaks inside sentences, each with the white space and the marks of quotation around it. */
function wrapsIn(text: string): readonly Gap[] {
  const wraps: Gap[] = [];
  let paragraph: Line[] = [];
  for (let from = 0; from <= text.length; ) {
    const found = text.indexOf('\n', from);
    const to = found < 0 ? text.length : found;
    // A line between two empty ones is a paragraph of its own, which nobody wrapped.
    const isAlone = paragraph.length === 0 && text[to + 1] === '\n';
    const line = isAlone ? null : lineOf(text, from, to);
    if (!line?.text || (paragraph[0] && paragraph[0].depth !== line.depth)) {
      addWraps(paragraph, wraps);
      paragraph = [];
    }
    if (line?.text) paragraph.push(line);
    from = to + 1;
  }
  addWraps(paragraph, wraps);
  return wraps;
}

function lineOf(text: string, from: number, to: number): Line {
  const line = text.slice(from, to);
  const first = line.charCodeAt(0);
  const marks = first === 32 || first === 9 || first === 62 ? (quotation.exec(line)?.[0] ?? '') : '';
  const written = line.slice(marks.length).trim();
  const start = line.indexOf(written, marks.length) + from;
  return { text: written, start, end: start + written.length, depth: marks.split('>').length - 1 };
}

function addWraps(paragraph: readonly Line[], wraps: Gap[]): void {
  if (paragraph.length < 2) return;
  let width = 0;
  for (const { text } of paragraph) width = Math.max(width, text.length);
  for (let at = 1; at < paragraph.length; at++) {
    const line = paragraph[at - 1] as Line;
    const next = paragraph[at] as Line;
    if (goesOn(line, next, width))
      wraps.push({ start: line.end, end: next.start, as: isHyphenated(line, next) ? '' : ' ' });
  }
}

/** Words behind a hyphen that stands for a part of the next one: "pre- and post-sales". */
const linking = /^(?:and|or|to|und|oder|bis|et|ou|y|e|o|en|of)\b/;

/** True when a line ends inside a word that the next one continues. */
function isHyphenated({ text }: Line, { text: next }: Line): boolean {
  return text.endsWith('-') && /\p{L}{2}-$/u.test(text) && small.test(next) && !linking.test(next);
}

/** True when a line ends inside a sentence that the next one continues. */
function goesOn(line: Line, following: Line, width: number): boolean {
  const { text, depth } = line;
  const next = following.text;
  if (item.test(next)) return false;
  // Programs break what they quote anywhere, and nobody's greeting or signature is looked for in it.
  if (depth > 0 || isHyphenated(line, following)) return true;
  if (/[.!?:]$/.test(text)) return false;
  const isSmall = small.test(next);
  const isHalf = endsHalfway(text);
  if (label.test(next) && !(isHalf && isSmall)) return false;
  if (text.length >= SHORTEST_LINE && (isSmall || (/\d$/.test(text) && /^\d/.test(next)))) return true;
  // The first word of the next line had no place on this one.
  const isFull = width >= NARROWEST && text.length + 1 + next.search(/\s|$/) > width;
  // A name alone on the last line is the sender's.
  return (isHalf && /^\p{Ll}|\s\p{Ll}|[.!?,;]$/u.test(next)) || (isFull && (isSmall || /\s|[.!?,;]$/.test(next)));
}

/** True for a line that ends in a comma, and is no greeting, closing or name that it sets apart. */
function endsHalfway(line: string): boolean {
  if (!line.endsWith(',') || isGreeting(line) || isClosing(line)) return false;
  const first = capitalised.exec(line)?.[1];
  return first === undefined || !isGivenName(first);
}

/** A wrapped sentence as it reads on a single line. Places in it are no longer those of the text. */
export function onOneLine(text: string): string {
  // Nearly all white space is one blank, which stays what it is.
  return text.replace(/[^\S ]\s{0,7}| \s{1,7}/g, ' ');
}
