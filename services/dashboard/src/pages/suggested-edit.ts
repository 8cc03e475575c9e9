import type { PolicyViolation } from '@sendgate/contracts';

/**
 * The body with every safer alternative in the place of what was found, or null where no violation has one. Of
 * violations that overlap the longest counts. What has no alternative stays as it is: a person decides about it.
 */
export function suggestedEdit(bodyText: string, violations: readonly PolicyViolation[]): string | null {
  const places = violations
    .flatMap(({ field, start, end, safer_alternative: safer }) =>
      field === 'body_text' && safer && start !== null && end !== null && start < end && end <= bodyText.length
        ? [{ start, end, safer }]
        : [],
    )
    .sort((a, b) => b.end - b.start - (a.end - a.start));
  const taken: typeof places = [];
  for (const place of places) {
    if (taken.every(({ start, end }) => place.end <= start || place.start >= end)) taken.push(place);
  }
  if (taken.length === 0) return null;
  let edited = bodyText;
  for (const { start, end, safer } of taken.sort((a, b) => b.start - a.start)) {
    edited = edited.slice(0, start) + safer + edited.slice(end);
  }
  return edited;
}
