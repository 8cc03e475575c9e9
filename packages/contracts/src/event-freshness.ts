import { type EventType, eventTypes } from './source-record.ts';

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

const aliases: ReadonlyMap<string, EventType> = new Map(
  (
    [
      ['acquisition', 'acquired acquires merger merged takeover m_and_a m&a buyout'],
      [
        'funding',
        'fundraise fundraising funding_round financing investment seed raised series_a series_b series_c series_d series_e',
      ],
      ['promotion', 'promoted'],
      ['job_change', 'new_job new_role joined role_change job_move'],
      ['leadership_change', 'new_ceo executive_hire exec_change leadership executive_change'],
      ['hiring', 'hires job_posting job_postings recruiting headcount_growth'],
      ['product_launch', 'launch launched release product_release'],
      ['partnership', 'partner partnered alliance'],
      ['expansion', 'expanded new_office market_entry'],
      ['layoffs', 'layoff laid_off downsizing reduction_in_force'],
      ['ipo', 'public_listing went_public listing'],
    ] as const
  ).flatMap(([kind, words]) => words.split(' ').map((word): [string, EventType] => [word, kind])),
);

/** The canonical kind of an event type as written by a caller: case, spaces and hyphens ignored; unknown ones are `other`. */
export function canonicalEventType(written: string): EventType {
  const folded = written
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
  return eventTypes.find((kind) => kind === folded) ?? aliases.get(folded) ?? 'other';
}
