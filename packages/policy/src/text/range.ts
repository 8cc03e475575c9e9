/** A part of a text, in UTF-16 units; `end` is behind its last. */
export interface Range {
  start: number;
  end: number;
}
