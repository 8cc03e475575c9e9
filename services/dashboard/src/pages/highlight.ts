import type { PolicyViolation } from '@sendgate/contracts';
import { highlightPieces } from './assets/highlight-pieces.js';
import { type Html, html } from './html.ts';

/** A stretch of a field that rules found, as UTF-16 offsets into it. */
export interface FoundPiece {
  readonly from: number;
  readonly to: number;
  /** In lower case. */
  readonly severity: string;
  /** Every rule that found it. */
  readonly rules: string;
}

/** Where violations point into a field, as `highlightPieces` cuts it. In order. */
export function foundPieces(text: string, field: string, violations: readonly PolicyViolation[]): FoundPiece[] {
  let to = 0;
  return highlightPieces(text, field, violations).flatMap(({ text: piece, mark, rules }) => {
    const from = to;
    to += piece.length;
    return mark === null ? [] : [{ from, to, severity: mark, rules: rules.join(', ') }];
  });
}

/** Where the mark of something that was found stands on the page of its message; null where there is no mark. */
export function markAddress(text: string | null, { field, start, end }: PolicyViolation): string | null {
  if (text === null || start === null || end === null || start >= end || end > text.length) return null;
  return markId(field, start);
}

const markId = (field: string | null, from: number) => `found-${field}-${from}`;

/** A field's text with the places that rules found marked, as `highlightPieces` cuts it. */
export function highlight(text: string, field: string, violations: readonly PolicyViolation[]): Html[] {
  let to = 0;
  return highlightPieces(text, field, violations).map(({ text: piece, mark, rules }) => {
    const from = to;
    to += piece.length;
    return mark === null
      ? html`${piece}`
      : html`<mark class="${mark}" id="${markId(field, from)}" title="${rules.join(', ')}">${piece}</mark>`;
  });
}
