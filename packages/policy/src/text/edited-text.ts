/** One replacement, in the offsets of the text as submitted. */
export interface Edit {
  rule: string;
  start: number;
  end: number;
  after: string;
  /** True when what stood there holds a secret. */
  secret: boolean;
}

interface PlacedEdit extends Edit {
  /** Where `after` stands in the current text. */
  at: number;
}

/**
 * A text under repair. It is changed in the offsets of its current form and remembers every change in the offsets of
 * the original; changes that meet become one, so the remembered edits never overlap and, applied from right to left to
 * the original, give the current text.
 */
export class EditedText {
  readonly original: string;
  #current: string;
  #edits: PlacedEdit[] = [];

  constructor(original: string) {
    this.original = original;
    this.#current = original;
  }

  get current(): string {
    return this.#current;
  }

  get edits(): readonly Edit[] {
    return this.#edits.map(({ rule, start, end, after, secret }) => ({ rule, start, end, after, secret }));
  }

  /** Replaces [start, end) of the current text. */
  replace(start: number, end: number, after: string, { rule, secret }: Pick<Edit, 'rule' | 'secret'>): void {
    if (start === end && after === '') return;
    let from = start;
    let to = end;
    const met: PlacedEdit[] = [];
    for (const edit of this.#edits) {
      const editEnd = edit.at + edit.after.length;
      // An insertion has no width to tell left from right: it joins the edit it touches.
      const touches = start === end && edit.at <= start && start <= editEnd;
      if ((edit.at < end && editEnd > start) || touches || (edit.at > start && editEnd < end)) {
        met.push(edit);
        from = Math.min(from, edit.at);
        to = Math.max(to, editEnd);
      }
    }
    const replacement = this.#current.slice(from, start) + after + this.#current.slice(end, to);
    const originalStart = this.#originalOf(from, 'start');
    const originalEnd = this.#originalOf(to, 'end');
    const shift = replacement.length - (to - from);
    this.#current = this.#current.slice(0, from) + replacement + this.#current.slice(to);
    const kept = this.#edits.filter((edit) => !met.includes(edit));
    for (const edit of kept) if (edit.at >= to) edit.at += shift;
    kept.push({
      rule,
      start: Math.min(originalStart, ...met.map((edit) => edit.start)),
      end: Math.max(originalEnd, ...met.map((edit) => edit.end)),
      after: replacement,
      secret: secret || met.some((edit) => edit.secret),
      at: from,
    });
    this.#edits = kept.sort((a, b) => a.start - b.start || a.at - b.at);
  }

  /** Original offset of a position in the current text that lies in no replacement, or at the edge of one. */
  #originalOf(position: number, side: 'start' | 'end'): number {
    let shift = 0;
    for (const edit of this.#edits) {
      const editEnd = edit.at + edit.after.length;
      const passed =
        side === 'start' ? editEnd <= position : editEnd < position || (edit.at < position && editEnd <= position);
      if (passed) shift += edit.end - edit.start - edit.after.length;
    }
    return position + shift;
  }
}
