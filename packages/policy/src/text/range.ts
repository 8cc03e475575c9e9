/** A part of a text, in UTF-16 units; `end` is behind its last. */
export interface Range {
  start: number;
  end: number;
}

/** True when [start, end) shares a unit with one of the ranges, which need no order. */
export function overlapsAny(ranges: readonly Range[], start: number, end: number): boolean {
  for (const range of ranges) if (start < range.end && range.start < end) return true;
  return false;
}
