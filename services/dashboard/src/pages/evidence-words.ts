import type { ViolationEvidence } from '@sendgate/contracts';

/** How a source record bears on a claim, as people say it. */
export const relationWords: Readonly<Record<ViolationEvidence['relation'], string>> = {
  contradicts: 'contradicts it',
  stale: 'supports it, too old',
  low_tier: 'supports it, too weak',
  supports: 'supports it',
};

/** The age of a source record in words; null and less than nothing are of a day to come. */
export function ageInWords(days: number | null): string {
  if (days === null || days < 0) return 'of a day that lies ahead';
  return days === 1 ? '1 day old' : `${days} days old`;
}
