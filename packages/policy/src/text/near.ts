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
  for (const position of positions) {
    const last = ranges.at(-1);
    if (last && position < last.end) continue;
    const lowest = Math.max(0, position - reach, last?.end ?? 0);
    let start = position;
    while (start > lowest && !endsSentence(text, start)) start--;
    while (start > (last?.end ?? 0) && !/\s/.test(text[start - 1] ?? ' ')) start--;
    const highest = Math.min(text.length, position + reach);
    let end = position;
    while (end < highest && !endsSentence(text, end)) end++;
    while (end < text.length && !/\s/.test(text[end] ?? '')) end++;
    if (last && start <= last.end) last.end = end;
    else ranges.push({ start, end });
  }
  return ranges;
}

/** True when a sentence ended before `at`: an end mark and white space, or an empty line. */
function endsSentence(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code !== 32 && code !== 10) return false;
  const before = text.charCodeAt(at - 1);
  return before === 46 || before === 33 || before === 63 || (code === 10 && before === 10);
}

/** The matches of a global expression in the sentences that hold one of the rule's literals. */
export function* matchesNear(field: Pick<FieldText, 'text' | 'near'>, expression: RegExp): Generator<RegExpExecArray> {
  for (const { start, end } of field.near) {
    const whole = start === 0 && end === field.text.length;
    for (const match of (whole ? field.text : field.text.slice(start, end)).matchAll(expression)) {
      match.index += start;
      yield match;
    }
  }
}
