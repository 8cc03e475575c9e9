import { codeUnitsOf } from './code-units.ts';

const abbreviation =
  /(?:^|[\s(])(?:Mr|Mrs|Ms|Dr|Prof|Sr|Jr|St|vs|etc|e\.g|i\.e|approx|no|inc|ltd|corp|co|rs|[A-Z])\.$/i;
/** "No. 7" counts something; "unlimited liability: no." has said all. */
const numbering = /(?:^|[\s(])no\.$/i;
const number = /^\s{1,8}#?\d/;
/** A letter that names the last of a kind is no initial: "your Series B." */
const lettered = /\b(?:series|plan|option|tier|phase|round|grade|part|group|class|team)\s[A-H]\.$/i;
const horizon = 600;

export interface Sentence {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly isQuestion: boolean;
}

/**
 * The sentence around [start, end): from after the last full stop, question or exclamation mark, or line that ends a
 * block, to its own end mark. Looks at most 600 characters to either side.
 */
export function sentenceAround(text: string, start: number, end: number): Sentence {
  const { boundaries, sentences } = readText(text);
  const lowest = Math.max(0, start - horizon);
  let from = Math.max(lowest, Math.min(start, text.length));
  if (from > lowest && from < text.length) from = Math.max(lowest, boundaries[atMost(boundaries, from)] ?? 0);
  while (from < start && isSpace(text.charCodeAt(from))) from++;
  let to = Math.max(end, start + 1);
  const highest = Math.min(text.length, end + horizon);
  if (to < highest) to = Math.min(highest, boundaries[atMost(boundaries, to - 1) + 1] ?? text.length);
  while (to > end && isSpace(text.charCodeAt(to - 1))) to--;
  to = Math.min(to, text.length);
  const known = sentences.get(from);
  if (known?.end === to) return known;
  const written = text.slice(from, to);
  const sentence = { text: written, start: from, end: to, isQuestion: /\?["')\]\s]*$/.test(written) };
  sentences.set(from, sentence);
  return sentence;
}

/** A stretch of text that holds the sentence around a place, with the white space beside it. */
export function boundsAround(text: string, at: number): { start: number; end: number } {
  const { boundaries } = readText(text);
  const before = atMost(boundaries, at - 1);
  return { start: boundaries[before] ?? 0, end: boundaries[before + 1] ?? text.length };
}

/** True for the signs before and behind an empty line in the middle of a sentence, as of a mail with every line set apart. */
function runsOn(before = 0, behind = 0): boolean {
  return isSmall(behind) && (isSmall(before) || before === 44);
}

function isSmall(unit: number): boolean {
  return unit >= 97 && unit <= 122;
}

/** A text somebody asked about. */
interface ReadText {
  readonly text: string;
  /** Where sentences may begin, ascending, the text's ends left out. */
  readonly boundaries: readonly number[];
  /** Behind every end mark and empty line, ascending: what surely holds whole sentences, abbreviations not looked at. */
  readonly ends: readonly number[];
  /** By its start, the sentence that was last asked for. */
  readonly sentences: Map<number, Sentence>;
}

/** The texts asked about last: those of one message, whose rules ask again and again. */
const recent: ReadText[] = [];
const mostRecent = 4;

function readText(text: string): ReadText {
  for (let at = 0; at < recent.length; at++) {
    const known = recent[at];
    if (known?.text === text) return known;
  }
  const boundaries: number[] = [];
  const ends: number[] = [];
  const units = codeUnitsOf(text);
  let before = units[0] as number;
  for (let at = 1; at < text.length; at++) {
    const here = units[at] as number;
    if (before === 10) {
      if (here === 10 && !runsOn(units[at - 2], units[at + 1])) ends.push(at);
      if (endsBlock(text, at - 1)) boundaries.push(at);
    } else if ((here === 32 || here === 10 || here === 9) && mayEnd(before)) {
      if (here !== 9 && (before === 46 || before === 33 || before === 63)) ends.push(at);
      if (isEndMark(text, at)) boundaries.push(at);
    }
    before = here;
  }
  const read = { text, boundaries, ends, sentences: new Map<number, Sentence>() };
  if (recent.length === mostRecent) recent.shift();
  recent.push(read);
  return read;
}

/** Lets go of the texts that were asked about, which nobody may keep longer than their evaluation takes. */
export function forgetSentences(): void {
  recent.length = 0;
}

/** The place of the largest number that is at most `limit`; -1 when there is none. */
export function atMost(ascending: readonly number[], limit: number): number {
  let low = 0;
  let high = ascending.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ascending[middle] as number) <= limit) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Every place behind a full stop, question or exclamation mark and white space, and every empty line, ascending. */
export function sentenceEnds(text: string): readonly number[] {
  return readText(text).ends;
}

/** True when what stands before the white space at `at` ends a sentence, and no abbreviation. */
function isEndMark(text: string, at: number): boolean {
  let last = at - 1;
  while (last > at - 12 && isClosingMark(text.charCodeAt(last))) last--;
  const mark = text.charCodeAt(last);
  if (!isMark(mark)) return false;
  if (mark !== 46 || last < at - 1) return true;
  const tail = text.slice(Math.max(0, at - 12), at);
  if (!abbreviation.test(tail)) return true;
  return numbering.test(tail) ? !number.test(text.slice(at, at + 10)) : lettered.test(tail);
}

/** True for . ! ? and an ellipsis. */
function isMark(code: number): boolean {
  return code === 46 || code === 33 || code === 63 || code === 0x2026;
}

/** True for what may close behind an end mark: quotation marks and brackets. */
function isClosingMark(code: number): boolean {
  return code === 34 || code === 39 || code === 41 || code === 93;
}

/** True for code units after which a sentence may be over. */
function mayEnd(code: number): boolean {
  return isMark(code) || isClosingMark(code);
}

/** True for the white space of ASCII. */
export function isBlank(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13);
}

/** True for a code unit that an expression's `\s` takes. */
export function isSpace(code: number): boolean {
  return isBlank(code) || (code >= 0xa0 && isWideSpace(code));
}

function isWideSpace(code: number): boolean {
  return (
    code === 0xa0 ||
    code === 0x1680 ||
    (code >= 0x2000 && code <= 0x200a) ||
    (code >= 0x2028 && code <= 0x2029) ||
    code === 0x202f ||
    code === 0x205f ||
    code === 0x3000 ||
    code === 0xfeff
  );
}

/** A line of a programme, a table, an order or a bill: "7 Oct: Knife care", "10:30 Tea", "Noise: 68 dB", "4 x seal kit", "Hire of mats in May: \u00a342". */
const entry =
  /^(?:\d{1,2}(?:st|nd|rd|th)?\s[A-Z][a-z]{2,8}(?:\s\d{4})?\s?[:\u2013-]|\d{1,2}[:.]\d\d\s[A-Z]|[A-Z][\w&'/-]{1,20}(?:\s[\w&'/-]{1,20}){0,2}:\s|[A-Z][^\n:]{3,60}:\s(?:minus\s|-\s?)?(?:[$\u20ac\u00a3]|GBP\s|EUR\s|USD\s)\d|\d{1,3}\s?[x\u00d7]\s|\(?[a-h1-9]\)\s)/;

/** True when the line break at `at` separates sentences rather than wrapping one. */
function endsBlock(text: string, at: number): boolean {
  if (text[at + 1] === '\n' || text[at - 1] === '\n') return true;
  const lineStart = text.lastIndexOf('\n', at - 1) + 1;
  const line = text.slice(lineStart, at).trim();
  if (line === '' || /[.!?:;,]$/.test(line)) return true;
  const nextEnd = text.indexOf('\n', at + 1);
  const next = text.slice(at + 1, nextEnd < 0 ? at + 80 : Math.min(nextEnd, at + 80)).trim();
  if (next === '' || /^(?:[-*\u2022>#]|\d{1,2}[.)])\s/.test(next) || entry.test(next)) return true;
  return line.length < 40 && /^[A-Z]/.test(next);
}
