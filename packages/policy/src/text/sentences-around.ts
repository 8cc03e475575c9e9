import type { Range } from './range.ts';
import { isSpace, sentenceEnds } from './sentences.ts';

const reach = 280;
/** A sentence of so many characters leads up to the one behind it: "Sure!", "No problem." */
const interjection = 24;

/**
 * The sentences around some positions of a text, at most 280 characters to either side, merged where they meet; with a
 * heading that ends in a colon, and with what stands behind an interjection. Ranges begin and end at white space or at the
 * text's ends.
 */
export function sentencesAround(text: string, positions: readonly number[]): Range[] {
  const ends = sentenceEnds(text);
  const ranges: Range[] = [];
  let last: Range | undefined;
  let next = 0;
  for (let at = 0; at < positions.length; at++) {
    const position = positions[at] as number;
    const floor = last ? last.end : 0;
    if (last && position < floor) continue;
    while (next < ends.length && (ends[next] as number) < position) next++;
    let after = next < ends.length ? (ends[next] as number) : text.length;
    let before = after === position ? position : next > 0 ? (ends[next - 1] as number) : 0;
    if (isInterjection(text, before, after)) after = next + 1 < ends.length ? (ends[next + 1] as number) : text.length;
    if (endsInColon(text, before)) before = next > 1 ? (ends[next - 2] as number) : 0;
    let start = Math.max(0, position - reach, floor, before);
    while (start > floor && !isSpace(text.charCodeAt(start - 1))) start--;
    let end = Math.min(text.length, position + reach, after);
    while (end < text.length && !isSpace(text.charCodeAt(end))) end++;
    if (last && start <= last.end) last.end = end;
    else {
      last = { start, end };
      ranges.push(last);
    }
  }
  return ranges;
}

function isInterjection(text: string, start: number, end: number): boolean {
  const mark = text.charCodeAt(end - 1);
  return end - start <= interjection && (mark === 0x21 || mark === 0x2e);
}

/** True when what stands before a place leads up to what stands behind it: "Assistant:", and a line of its own. */
function endsInColon(text: string, place: number): boolean {
  let at = place - 1;
  while (at >= 0 && isSpace(text.charCodeAt(at))) at--;
  return at < place - 1 && text.charCodeAt(at) === 0x3a;
}
