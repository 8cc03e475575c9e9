import type { PolicyViolation } from '@sendgate/contracts';
import { highlightPieces } from './assets/highlight-pieces.js';
import { type Html, html } from './html.ts';

/** A field's text with the places that rules found marked, as `highlightPieces` cuts it. */
export function highlight(text: string, field: string, violations: readonly PolicyViolation[]): Html[] {
  return highlightPieces(text, field, violations).map(({ text: piece, mark, rules }) =>
    mark === null ? html`${piece}` : html`<mark class="${mark}" title="${rules.join(', ')}">${piece}</mark>`,
  );
}
