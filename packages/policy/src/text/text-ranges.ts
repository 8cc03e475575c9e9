import type { Parser } from 'htmlparser2';
import { htmlParser } from '../html/html-parser.ts';
import type { Range } from './range.ts';

/** The parts of [start, end) of an HTML text that are text and not tags, in order. */
export function textRanges(html: string, start: number, end: number): Range[] {
  const ranges: Range[] = [];
  const parser: Parser = htmlParser({
    ontext() {
      const from = Math.max(parser.startIndex, start);
      const to = Math.min(parser.endIndex + 1, end);
      const last = ranges.at(-1);
      if (from >= to) return;
      if (last && last.end === from) last.end = to;
      else ranges.push({ start: from, end: to });
    },
  });
  parser.write(html);
  parser.end();
  return ranges.length > 0 ? ranges : [{ start, end }];
}
