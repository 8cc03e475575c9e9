/**
 * Leads from a position in a derived text back to the text it came from. Every derived code unit knows the span of
 * source code units it stands for. The identity costs nothing: `starts` is null then.
 */
export class OffsetMap {
  readonly #starts: Int32Array | null;
  readonly #ends: Int32Array | null;

  private constructor(starts: Int32Array | null, ends: Int32Array | null) {
    this.#starts = starts;
    this.#ends = ends;
  }

  static readonly identity = new OffsetMap(null, null);

  /** A map out of parallel lists: unit i of the derived text stands for source [starts[i], ends[i]). */
  static of(starts: Int32Array, ends: Int32Array): OffsetMap {
    return new OffsetMap(starts, ends);
  }

  /** Source span of derived [start, end). An empty span maps to an empty span. */
  spanOf(start: number, end: number): { start: number; end: number } {
    if (!this.#starts || !this.#ends) return { start, end };
    if (end <= start) {
      const at = this.#starts[start] ?? this.#ends[this.#ends.length - 1] ?? 0;
      return { start: at, end: at };
    }
    return { start: this.#starts[start] ?? 0, end: this.#ends[end - 1] ?? 0 };
  }

  /** This map applied to a text that was itself derived through `inner`. */
  after(inner: OffsetMap): OffsetMap {
    if (inner.#starts === null) return this;
    if (!this.#starts || !this.#ends) return inner;
    const starts = new Int32Array(this.#starts.length);
    const ends = new Int32Array(this.#starts.length);
    for (let i = 0; i < starts.length; i++) {
      const span = inner.spanOf(this.#starts[i] ?? 0, this.#ends[i] ?? 0);
      starts[i] = span.start;
      ends[i] = span.end;
    }
    return new OffsetMap(starts, ends);
  }

  /** The derived ranges that stand for source ranges, both sorted. `length` is that of the derived text. */
  rangesOf(source: readonly { start: number; end: number }[], length: number): { start: number; end: number }[] {
    if (!this.#starts || source.length === 0) return [...source];
    const ranges: { start: number; end: number }[] = [];
    let at = 0;
    for (const range of source) {
      while (at < length && (this.#starts[at] ?? 0) < range.start) at++;
      const start = at;
      while (at < length && (this.#starts[at] ?? 0) < range.end) at++;
      if (at > start) ranges.push({ start, end: at });
    }
    return ranges;
  }

  /** The derived text with another sign, or none, in the place of each range, and its map. Sorted, without overlaps. */
  replacing(
    text: string,
    ranges: readonly { start: number; end: number; as: string }[],
  ): { text: string; map: OffsetMap } {
    let length = text.length;
    let isAligned = this.#starts === null;
    for (const { start, end, as } of ranges) {
      length += as.length - (end - start);
      isAligned &&= as.length === end - start;
    }
    const starts = new Int32Array(isAligned ? 0 : length);
    const ends = new Int32Array(starts.length);
    let replaced = '';
    let put = 0;
    let from = 0;
    const keep = (to: number) => {
      replaced += text.slice(from, to);
      for (let at = from; at < to && !isAligned; at++) {
        starts[put] = this.#starts?.[at] ?? at;
        ends[put++] = this.#ends?.[at] ?? at + 1;
      }
    };
    for (const { start, end, as } of ranges) {
      keep(start);
      replaced += as;
      from = end;
      if (isAligned) continue;
      const span = this.spanOf(start, end);
      for (let unit = 0; unit < as.length; unit++) {
        starts[put] = span.start;
        ends[put++] = span.end;
      }
    }
    keep(text.length);
    return { text: replaced, map: isAligned ? this : new OffsetMap(starts, ends) };
  }

  /** The derived text with some ranges taken out, and its map. Ranges are sorted and do not overlap. */
  without(text: string, ranges: readonly { start: number; end: number }[]): { text: string; map: OffsetMap } {
    let kept = '';
    const starts: number[] = [];
    const ends: number[] = [];
    let from = 0;
    const keep = (to: number) => {
      kept += text.slice(from, to);
      for (let i = from; i < to; i++) {
        const span = this.spanOf(i, i + 1);
        starts.push(span.start);
        ends.push(span.end);
      }
    };
    for (const range of ranges) {
      keep(range.start);
      from = range.end;
    }
    keep(text.length);
    return { text: kept, map: new OffsetMap(Int32Array.from(starts), Int32Array.from(ends)) };
  }
}
