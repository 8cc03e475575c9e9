/** Places of a text that are spoken for. No two of them overlap, so that they are searched by halving. */
export class TakenSpans {
  readonly #spans: { readonly start: number; readonly end: number }[] = [];

  /** True when something in [start, end) is spoken for. */
  overlaps(start: number, end: number): boolean {
    const span = this.#spans[this.#endingAfter(start)];
    return span !== undefined && span.start < end;
  }

  /** Takes [start, end), unless something in it is spoken for: then nothing changes and the answer is false. */
  take(start: number, end: number): boolean {
    const at = this.#endingAfter(start);
    const next = this.#spans[at];
    if (next !== undefined && next.start < end) return false;
    this.#spans.splice(at, 0, { start, end });
    return true;
  }

  /** Where the first span stands that ends after a place. */
  #endingAfter(place: number): number {
    let low = 0;
    let high = this.#spans.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#spans[middle]?.end ?? 0) <= place) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
