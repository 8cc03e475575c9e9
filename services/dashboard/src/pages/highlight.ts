import type { PolicyViolation } from '@sendgate/contracts';
import { type Html, html } from './html.ts';

/**
 * A field's text with the spans that rules found marked. Where spans overlap, a BLOCK shows over a WARN; each piece
 * names every rule that found it.
 *
 * @param text the field as submitted; offsets are UTF-16 code units into it.
 */
export function highlight(text: string, field: string, violations: readonly PolicyViolation[]): Html[] {
  const spans = violations.flatMap(({ field: found, start, end, rule, severity }) =>
    found === field && start !== null && end !== null && start < end && end <= text.length
      ? [{ start, end, rule, severity }]
      : [],
  );
  const edges = [...new Set([0, text.length, ...spans.flatMap(({ start, end }) => [start, end])])].sort(
    (left, right) => left - right,
  );
  return edges.slice(0, -1).map((from, index) => {
    const piece = text.slice(from, edges[index + 1]);
    const covering = spans.filter(({ start, end }) => start <= from && from < end);
    if (covering.length === 0) return html`${piece}`;
    const severity = covering.some((span) => span.severity === 'BLOCK') ? 'block' : 'warn';
    const rules = [...new Set(covering.map(({ rule }) => rule))].join(', ');
    return html`<mark class="${severity}" title="${rules}">${piece}</mark>`;
  });
}
