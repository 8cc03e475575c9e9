import {
  defaultMaxAgeDays,
  type EventType,
  type EvidenceTier,
  eventTypes,
  evidenceTiers,
  type SourceRecord,
} from '@sendgate/contracts';

const dayMs = 86_400_000;

const eventAliases: Readonly<Record<string, EventType>> = {
  fundraise: 'funding',
  fundraising: 'funding',
  funding_round: 'funding',
  raise: 'funding',
  raised: 'funding',
  investment: 'funding',
  seed: 'funding',
  seed_round: 'funding',
  series: 'funding',
  financing: 'funding',
  capital_raise: 'funding',
  venture_round: 'funding',
  round: 'funding',
  acquired: 'acquisition',
  acquires: 'acquisition',
  merger: 'acquisition',
  m_a: 'acquisition',
  ma: 'acquisition',
  buyout: 'acquisition',
  takeover: 'acquisition',
  merged: 'acquisition',
  acquire: 'acquisition',
  promoted: 'promotion',
  title_change: 'promotion',
  new_job: 'job_change',
  new_role: 'job_change',
  job_move: 'job_change',
  joined: 'job_change',
  career_move: 'job_change',
  role_change: 'job_change',
  new_hire: 'job_change',
  executive_hire: 'leadership_change',
  exec_hire: 'leadership_change',
  new_executive: 'leadership_change',
  executive_change: 'leadership_change',
  management_change: 'leadership_change',
  leadership: 'leadership_change',
  appointment: 'leadership_change',
  new_ceo: 'leadership_change',
  job_posting: 'hiring',
  job_opening: 'hiring',
  open_roles: 'hiring',
  headcount_growth: 'hiring',
  recruiting: 'hiring',
  job_postings: 'hiring',
  hires: 'hiring',
  headcount: 'hiring',
  launch: 'product_launch',
  product: 'product_launch',
  product_release: 'product_launch',
  release: 'product_launch',
  launched: 'product_launch',
  new_product: 'product_launch',
  partner: 'partnership',
  partnered: 'partnership',
  alliance: 'partnership',
  collaboration: 'partnership',
  new_office: 'expansion',
  office_opening: 'expansion',
  market_expansion: 'expansion',
  market_entry: 'expansion',
  expanded: 'expansion',
  layoff: 'layoffs',
  reduction_in_force: 'layoffs',
  rif: 'layoffs',
  restructuring: 'layoffs',
  downsizing: 'layoffs',
  going_public: 'ipo',
  public_offering: 'ipo',
  listing: 'ipo',
  direct_listing: 'ipo',
};

/** The canonical kind of a record's `event_type`; unknown kinds are `other`. */
export function eventTypeOf(written: string): EventType {
  const key = written
    .trim()
    .toLowerCase()
    .replace(/[\s\-/&]+/g, '_');
  const known = eventTypes.find((type) => type === key);
  if (known) return known;
  if (/^(?:pre_?)?series_?[a-h]\d?(?:_|$)/.test(key)) return 'funding';
  return Object.hasOwn(eventAliases, key) ? (eventAliases[key] ?? 'other') : 'other';
}

const tierAliases: Readonly<Record<string, EvidenceTier>> = {
  tier1: 'verified',
  t1: 'verified',
  primary: 'verified',
  high: 'verified',
  firstparty: 'verified',
  tier2: 'corroborated',
  t2: 'corroborated',
  tier3: 'reported',
  t3: 'reported',
  secondary: 'reported',
  medium: 'reported',
  tier4: 'inferred',
  t4: 'inferred',
  low: 'inferred',
  tertiary: 'inferred',
  tier5: 'unverified',
  t5: 'unverified',
};

/** The canonical tier of a label; a missing or unknown one is `unverified`. */
export function evidenceTierOf(label: string | null | undefined): EvidenceTier {
  const key = (label ?? '').toLowerCase().replace(/[^a-z0-9]/g, '');
  const known = evidenceTiers.find((tier) => tier === key);
  return known ?? (Object.hasOwn(tierAliases, key) ? (tierAliases[key] ?? 'unverified') : 'unverified');
}

/** True when a tier is as good as the weakest acceptable one. */
export function isTierEnough(tier: EvidenceTier, minimum: EvidenceTier): boolean {
  return evidenceTiers.indexOf(tier) <= evidenceTiers.indexOf(minimum);
}

/** Days after which evidence of a kind no longer supports a recent event: the workspace's figure, else the usual one. */
export function maxAgeOf(type: EventType, overrides: Readonly<Record<string, number>>): number {
  return Object.hasOwn(overrides, type) ? (overrides[type] ?? defaultMaxAgeDays[type]) : defaultMaxAgeDays[type];
}

/** Whole UTC days from the day a record was acquired to `now`; a date in the future counts as today. */
export function ageDaysOf(record: Pick<SourceRecord, 'acquired_at'>, now: Date): number {
  const acquired = Date.parse(`${record.acquired_at.slice(0, 10)}T00:00:00Z`);
  // A date nobody can read is no evidence of anything recent.
  if (Number.isNaN(acquired)) return Number.MAX_SAFE_INTEGER;
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  return Math.max(0, Math.round((today - acquired) / dayMs));
}

const legalSuffix =
  /(?:^|\s)(?:inc|incorporated|corp|corporation|co|company|ltd|limited|llc|llp|lp|plc|gmbh|ag|se|sa|sas|sarl|bv|nv|ab|as|asa|oy|oyj|aps|spa|srl|pty|pte|kk|kg|holdings?|group|the)(?=\s|$)/g;

/** A company's name without case, accents, punctuation and legal form: "ACME, Inc." and "Acme" are one. */
export function foldEntity(entity: string): string {
  const plain = entity
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['.]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  const bare = plain.replace(legalSuffix, ' ').replace(/\s+/g, ' ').trim();
  return bare === '' ? plain : bare;
}
