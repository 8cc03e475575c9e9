import { type Piece, piecesOf } from './anchored.ts';
import type { FieldText } from './field-text.ts';

export interface Range {
  start: number;
  end: number;
}

const reach = 280;

/**
 * The sentences around some positions of a text, at most 280 characters to either side, merged where they meet. Ranges
 * begin and end at white space or at the text's ends.
 */
export function sentencesAround(text: string, positions: readonly number[]): Range[] {
  const ranges: Range[] = [];
  let last: Range | undefined;
  for (const position of positions) {
    const floor = last?.end ?? 0;
    if (last && position < floor) continue;
    const lowest = Math.max(0, position - reach, floor);
    let start = position;
    while (start > lowest && !endsSentence(text, start)) start--;
    while (start > floor && !isSpace(text.charCodeAt(start - 1))) start--;
    const highest = Math.min(text.length, position + reach);
    let end = position;
    while (end < highest && !endsSentence(text, end)) end++;
    while (end < text.length && !isSpace(text.charCodeAt(end))) end++;
    if (last && start <= last.end) last.end = end;
    else {
      last = { start, end };
      ranges.push(last);
    }
  }
  return ranges;
}

function isSpace(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13) || (code >= 0x80 && /\s/.test(String.fromCharCode(code)));
}

/** True when a sentence ended before `at`: an end mark and white space, or an empty line. */
function endsSentence(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code !== 32 && code !== 10) return false;
  const before = text.charCodeAt(at - 1);
  return before === 46 || before === 33 || before === 63 || (code === 10 && before === 10);
}

/**
 * The matches of a global expression in the sentences that hold one of the rule's literals. Of an anchored expression
 * only the branches run whose own literals stand in the sentence; the matches are those of the whole expression.
 */
export function* matchesNear(
  field: Pick<FieldText, 'text' | 'near' | 'hits'>,
  expression: RegExp,
): Generator<RegExpExecArray> {
  const { text, hits } = field;
  const pieces = hits && piecesOf(expression);
  if (!pieces) {
    for (const { start, end } of field.near) yield* matchesIn(text, start, end, expression);
    return;
  }
  const live = pieces.filter((piece) => hits.mayMatch(piece.id, 0, text.length));
  if (live.length === 0) return;
  for (const { start, end } of field.near) {
    const here = live.filter((piece) => hits.mayMatch(piece.id, start, end));
    const [only] = here;
    if (!only) continue;
    if (here.length === 1) yield* matchesIn(text, start, end, only.expression);
    else yield* firstOfEach(text, start, end, here);
  }
}

/** The matches of an anchored expression anywhere in the text, whatever the rule's literals say. */
export function matchesAnywhere(
  field: Pick<FieldText, 'text' | 'hits'>,
  expression: RegExp,
): Generator<RegExpExecArray> {
  return matchesNear({ text: field.text, hits: field.hits, near: [{ start: 0, end: field.text.length }] }, expression);
}

/**
 * The matches of an anchored expression in the sentences around its own literals. Only for expressions that do not look
 * beyond a sentence, and in a field being evaluated; in any other the whole text is read.
 */
export function* matchesAround(
  field: Pick<FieldText, 'text' | 'hits'>,
  expression: RegExp,
): Generator<RegExpExecArray> {
  const { text, hits } = field;
  const pieces = hits && piecesOf(expression);
  if (!pieces) {
    yield* allMatches(text, expression);
    return;
  }
  const positions = pieces.flatMap(({ id }) => hits.ofPiece(id) ?? []);
  if (positions.length === 0) return;
  positions.sort((a, b) => a - b);
  yield* matchesNear({ text, hits, near: sentencesAround(text, positions) }, expression);
}

/** False when an expression cannot match in [start, end), by its literals alone. */
export function mayMatch(field: Pick<FieldText, 'hits'>, expression: RegExp, start: number, end: number): boolean {
  const { hits } = field;
  const pieces = hits && piecesOf(expression);
  return !pieces || pieces.some((piece) => hits.mayMatch(piece.id, start, end));
}

function* matchesIn(text: string, start: number, end: number, expression: RegExp): Generator<RegExpExecArray> {
  for (const match of allMatches(start === 0 && end === text.length ? text : text.slice(start, end), expression)) {
    match.index += start;
    yield match;
  }
}

/** The matches of a global expression, as `matchAll` finds them, without the copy of the expression that it makes. */
export function* allMatches(text: string, expression: RegExp): Generator<RegExpExecArray> {
  for (let from = 0; from <= text.length; ) {
    const match = execAt(expression, text, from);
    if (!match) return;
    from = match.index + Math.max(1, match[0].length);
    yield match;
  }
}

/**
 * What the choice of some branches matches: at every place the earliest match, of two that begin together the one whose
 * branch stands first, and on from its end.
 */
function* firstOfEach(text: string, start: number, end: number, pieces: readonly Piece[]): Generator<RegExpExecArray> {
  const part = start === 0 && end === text.length ? text : text.slice(start, end);
  const runs = pieces.map(({ expression }) => ({ expression, next: execAt(expression, part, 0) }));
  for (let from = 0; ; ) {
    let best: RegExpExecArray | null = null;
    for (const run of runs) {
      if (run.next && run.next.index < from) run.next = execAt(run.expression, part, from);
      if (run.next && (!best || run.next.index < best.index)) best = run.next;
    }
    if (!best) return;
    from = best.index + Math.max(1, best[0].length);
    const match = best;
    for (const run of runs) if (run.next === match) run.next = execAt(run.expression, part, from);
    match.index += start;
    yield match;
  }
}

function execAt(expression: RegExp, text: string, from: number): RegExpExecArray | null {
  expression.lastIndex = from;
  const match = expression.exec(text);
  expression.lastIndex = 0;
  return match;
}
