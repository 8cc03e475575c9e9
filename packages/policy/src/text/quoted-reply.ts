import type { Range } from './range.ts';

/** "On Tue, 3 Nov 2026 at 10:12, Ann <ann@acme.com> wrote:", possibly wrapped once; the digit keeps prose out. */
const attribution =
  /^(?:On\b[^\n]{0,160}\d[^\n]{0,160}(?:\n[^\n]{0,160})?\bwrote:|-{2,}\s?(?:Original|Forwarded) Message\s?-{2,})[ \t]*$/gim;
const outlookHeader = /^From:[^\n]{1,200}\n(?:Sent|Date):[^\n]{1,200}\n(?:[A-Za-z]{2,8}:[^\n]{0,300}\n){0,4}/gm;

/**
 * Ranges of a text that repeat somebody else's message: lines that open with `>`, and what follows the line a mail
 * client writes above a quotation. When that line is followed by `>` lines, or by a part that tags show to be quoted, only
 * these are the quotation. `tagged` are the parts of the latter kind. All of them in order, those that meet made one.
 */
export function quotedRanges(text: string, tagged: readonly Range[]): Range[] {
  const ranges: Range[] = [...tagged];
  let cutoff = text.length;
  for (const pattern of text.includes('wrote:') || text.includes('essage') ? [attribution] : []) {
    for (const match of text.matchAll(pattern)) {
      const after = match.index + match[0].length;
      if (/^\s*>/.test(text.slice(after, after + 40)) || opensAfter(text, after, tagged))
        ranges.push({ start: match.index, end: after });
      else {
        cutoff = Math.min(cutoff, match.index);
        break;
      }
    }
  }
  if (text.includes('From:')) {
    for (const match of text.matchAll(outlookHeader)) {
      if (match.index > 0) cutoff = Math.min(cutoff, match.index);
      break;
    }
  }
  if (text.includes('>')) {
    for (const line of text.matchAll(/^[ \t]*>[^\n]*(?:\n|$)/gm)) {
      if (line[0].length > 0) ranges.push({ start: line.index, end: line.index + line[0].length });
    }
  }
  const kept = ranges
    .filter((range) => range.start < cutoff)
    .map((r) => ({ start: r.start, end: Math.min(r.end, cutoff) }));
  if (cutoff < text.length) kept.push({ start: cutoff, end: text.length });
  kept.sort((a, b) => a.start - b.start);
  const merged: Range[] = [];
  for (const range of kept) {
    const last = merged.at(-1);
    if (last && range.start <= last.end) last.end = Math.max(last.end, range.end);
    else merged.push(range);
  }
  return merged;
}

/** True when nothing but white space stands between a place and the next of some parts, or the place is in one. */
function opensAfter(text: string, at: number, parts: readonly Range[]): boolean {
  return parts.some(({ start, end }) => at < end && (start <= at || text.slice(at, start).trim() === ''));
}
