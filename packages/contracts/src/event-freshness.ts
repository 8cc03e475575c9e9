import { type EventType, type EvidenceTier, eventTypes, evidenceTiers, type SourceRecord } from './source-record.ts';

/** Days after which evidence of an event no longer supports a claim, unless a policy says otherwise. */
export const defaultMaxAgeDays: Readonly<Record<EventType, number>> = {
  acquisition: 180,
  funding: 90,
  promotion: 90,
  job_change: 90,
  leadership_change: 90,
  hiring: 60,
  product_launch: 120,
  partnership: 180,
  expansion: 180,
  layoffs: 90,
  ipo: 180,
  other: 180,
};

/** Other names of a kind, folded as `canonicalEventType` folds what a caller wrote. */
const aliases: ReadonlyMap<string, EventType> = new Map(
  (
    [
      ['acquisition', 'acquire acquired acquires merged merger takeover buyout m_and_a m_a ma'],
      [
        'funding',
        'fundraise fundraising funding_round financing investment raise raised capital_raise round venture_round seed seed_round series',
      ],
      ['promotion', 'promoted title_change'],
      ['job_change', 'new_job new_role new_hire joined job_move career_move role_change'],
      [
        'leadership_change',
        'leadership new_ceo new_executive appointment executive_hire exec_hire exec_change executive_change management_change',
      ],
      ['hiring', 'hires job_opening job_posting job_postings open_roles recruiting headcount headcount_growth'],
      ['product_launch', 'launch launched product new_product release product_release'],
      ['partnership', 'partner partnered alliance collaboration'],
      ['expansion', 'expanded new_office office_opening market_entry market_expansion'],
      ['layoffs', 'layoff laid_off downsizing reduction_in_force restructuring rif'],
      ['ipo', 'public_listing went_public going_public public_offering listing direct_listing'],
    ] as const
  ).flatMap(([kind, words]) => words.split(' ').map((word): [string, EventType] => [word, kind])),
);
/** "Series B", "pre-series A", "series_c_extension". */
const fundingSeries = /^(?:pre_?)?series_?[a-h]\d?(?:_|$)/;

/**
 * The canonical kind of an event type as written by a caller: case, blanks, hyphens, slashes and ampersands ignored;
 * unknown ones are `other`.
 */
export function canonicalEventType(written: string): EventType {
  const folded = written
    .trim()
    .toLowerCase()
    .replace(/[\s\-/&_]+/g, '_');
  const known = eventTypes.find((kind) => kind === folded) ?? aliases.get(folded);
  return known ?? (fundingSeries.test(folded) ? 'funding' : 'other');
}

const tierAliases: ReadonlyMap<string, EvidenceTier> = new Map(
  (
    [
      ['verified', 'tier1 t1 primary high firstparty'],
      ['corroborated', 'tier2 t2'],
      ['reported', 'tier3 t3 secondary medium'],
      ['inferred', 'tier4 t4 tertiary low'],
      ['unverified', 'tier5 t5'],
    ] as const
  ).flatMap(([tier, words]) => words.split(' ').map((word): [string, EvidenceTier] => [word, tier])),
);

/** The canonical tier of a label, whatever its case and punctuation; a missing or unknown one is `unverified`. */
export function canonicalEvidenceTier(label: string | null | undefined): EvidenceTier {
  const folded = (label ?? '').toLowerCase().replace(/[^a-z0-9]/g, '');
  return evidenceTiers.find((tier) => tier === folded) ?? tierAliases.get(folded) ?? 'unverified';
}

const dayMs = 86_400_000;
/** Somewhere on earth a day begins this much before it does in UTC. */
const earliestZoneMs = 14 * 3_600_000;

/**
 * Whole days from the day a record was acquired to the day of `now` in UTC, at least 0. Null for evidence that cannot be:
 * a date nobody can read, or one that has come nowhere on earth yet.
 */
export function evidenceAgeDays(record: Pick<SourceRecord, 'acquired_at'>, now: Date): number | null {
  const acquired = Date.parse(`${record.acquired_at.slice(0, 10)}T00:00:00Z`);
  if (Number.isNaN(acquired) || acquired > now.getTime() + earliestZoneMs) return null;
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  return Math.max(0, Math.round((today - acquired) / dayMs));
}
