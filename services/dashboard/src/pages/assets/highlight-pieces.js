/**
 * Something a rule found, as answers say it.
 * @typedef {{ rule: string, severity: string, field: string | null, start: number | null, end: number | null }} Found
 */

/** Of several things found at one place, the first of these shows. */
const shown = ['BLOCK', 'WARN', 'SHADOW'];

/**
 * A field's text, cut where what rules found in it begins and ends. Where places overlap, a BLOCK shows over a WARN, and
 * each piece names every rule that found it.
 *
 * @param {string} text the field as submitted; offsets are UTF-16 code units into it
 * @param {string} field
 * @param {readonly Found[]} found
 * @returns {{ text: string, mark: string | null, rules: string[] }[]} `mark`: a severity in lower case, null where nothing was found
 */
export function highlightPieces(text, field, found) {
  const places = found.flatMap(({ field: of, start, end, rule, severity }) =>
    of === field && start !== null && end !== null && start < end && end <= text.length
      ? [{ start, end, rule, severity }]
      : [],
  );
  const edges = [...new Set([0, text.length, ...places.flatMap(({ start, end }) => [start, end])])].sort(
    (left, right) => left - right,
  );
  return edges.slice(0, -1).map((from, index) => {
    const covering = places.filter(({ start, end }) => start <= from && from < end);
    const mark = shown.find((severity) => covering.some((place) => place.severity === severity));
    return {
      text: text.slice(from, edges[index + 1]),
      mark: mark?.toLowerCase() ?? null,
      rules: [...new Set(covering.map(({ rule }) => rule))],
    };
  });
}
