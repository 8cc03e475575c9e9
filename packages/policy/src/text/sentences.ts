const abbreviation = /(?:^|[\s(])(?:Mr|Mrs|Ms|Dr|Prof|Sr|Jr|St|vs|etc|e\.g|i\.e|approx|no|inc|ltd|corp|co|[A-Z])\.$/i;
const horizon = 600;

/** Code units after which a sentence may be over: . ! ? … and closing marks. */
const enders = new Set([46, 33, 63, 0x2026, 34, 39, 41, 93]);

/**
 * The sentence around [start, end): from after the last full stop, question or exclamation mark, or line that ends a
 * block, to its own end mark. Looks at most 600 characters to either side.
 */
export function sentenceAround(text: string, start: number, end: number): { start: number; end: number } {
  let from = start;
  const lowest = Math.max(0, start - horizon);
  while (from > lowest && !isBoundary(text, from)) from--;
  while (from < start && /\s/.test(text[from] ?? '')) from++;
  let to = Math.max(end, start + 1);
  const highest = Math.min(text.length, end + horizon);
  while (to < highest && !isBoundary(text, to)) to++;
  while (to > end && /\s/.test(text[to - 1] ?? '')) to--;
  return { start: from, end: Math.min(to, text.length) };
}

/** True when a new sentence may begin at `at`: what stands before it is complete. */
function isBoundary(text: string, at: number): boolean {
  if (at <= 0 || at >= text.length) return true;
  const before = text.charCodeAt(at - 1);
  if (before === 10) return endsBlock(text, at - 1);
  const here = text.charCodeAt(at);
  if (here !== 32 && here !== 10 && here !== 9) return false;
  if (!enders.has(before)) return false;
  const tail = text.slice(Math.max(0, at - 12), at);
  if (!/[.!?\u2026]["')\]]*$/.test(tail)) return false;
  return !abbreviation.test(tail);
}

/** True when the line break at `at` separates sentences rather than wrapping one. */
function endsBlock(text: string, at: number): boolean {
  if (text[at + 1] === '\n' || text[at - 1] === '\n') return true;
  const lineStart = text.lastIndexOf('\n', at - 1) + 1;
  const line = text.slice(lineStart, at).trim();
  if (line === '' || /[.!?:;,]$/.test(line)) return true;
  const nextEnd = text.indexOf('\n', at + 1);
  const next = text.slice(at + 1, nextEnd < 0 ? at + 80 : Math.min(nextEnd, at + 80)).trim();
  if (next === '' || /^(?:[-*\u2022>#]|\d{1,2}[.)])\s/.test(next)) return true;
  return line.length < 40 && /^[A-Z]/.test(next);
}
