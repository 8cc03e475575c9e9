import {
  defaultMaxAgeDays,
  type EventType,
  type EvidenceTier,
  evidenceTiers,
  type SourceRecord,
} from '@sendgate/contracts';

/** True when a tier is as good as the weakest acceptable one. */
export function isTierEnough(tier: EvidenceTier, minimum: EvidenceTier): boolean {
  return evidenceTiers.indexOf(tier) <= evidenceTiers.indexOf(minimum);
}

/** Days after which evidence of a kind no longer supports a recent event: the workspace's figure, else the usual one. */
export function maxAgeOf(type: EventType, overrides: Readonly<Record<string, number>>): number {
  return Object.hasOwn(overrides, type) ? (overrides[type] ?? defaultMaxAgeDays[type]) : defaultMaxAgeDays[type];
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

const webAddress = /^(?:https?:\/\/)?((?:[a-z\d-]{1,63}\.){1,4}[a-z]{2,24})(?:[/?#]\S*)?$/i;

/**
 * The folded names a record's entity may be spoken of by, the likeliest first: "www.acme.co.uk" is Acme's, and "Booking.com"
 * a name as well.
 */
export function entityNames(entity: string): readonly [string, ...string[]] {
  const host = webAddress.exec(entity.trim())?.[1];
  const label = host === undefined ? '' : foldEntity(domainLabel(host));
  const whole = foldEntity(entity);
  return label === '' || label === whole ? [whole] : [label, whole];
}

/** The word of a domain by which its owner is known: `acme` of `mail.acme.co.uk`; empty for one of a single label. */
export function domainLabel(host: string): string {
  const labels = host.toLowerCase().split('.');
  const isSecondLevel = labels.length > 2 && /^(?:co|com|org|net|ac|gov)$/.test(labels.at(-2) ?? '');
  return labels.at(isSecondLevel ? -3 : -2) ?? '';
}

const written = ['detail', 'role', 'counterparty', 'excerpt', 'headline', 'source_label'] as const;

/** What a record says in words, each text cut to a bounded length. */
export function textsOf(record: SourceRecord): string[] {
  const kept: Record<string, unknown> = { ...record };
  return written
    .map((key) => kept[key])
    .filter((value): value is string => typeof value === 'string')
    .map((value) => value.slice(0, 1_000));
}

/** Entity and texts of a record, folded, with a blank before and behind, to look a folded name up in. */
export function wordsOf(record: SourceRecord): string {
  return ` ${foldEntity([record.entity, ...textsOf(record)].join(' '))} `;
}

/** Most letters of an abbreviation that stands for a name. */
const longestInitials = 6;

/**
 * True when two folded names mean one company: equal, equal without blanks or with umlauts written out, one beginning with
 * the other's words ("Acme" and "Acme Robotics"), or one the initials of the other ("IBM").
 */
export function isSameEntity(a: string, b: string): boolean {
  if (a === '' || b === '') return false;
  if (a === b || a.startsWith(`${b} `) || b.startsWith(`${a} `)) return true;
  return withoutUmlauts(a) === withoutUmlauts(b) || areInitials(a, b) || areInitials(b, a);
}

/** Folding took the dots off "M\u00fcller", and people write "Mueller". */
function withoutUmlauts(name: string): string {
  return name.replaceAll(' ', '').replace(/(?<=\p{L})([aou])e(?=\p{L}{2})/gu, '$1');
}

function areInitials(short: string, name: string): boolean {
  const words = name.split(' ');
  if (words.length < 2 || short.length < 2 || short.length > longestInitials) return false;
  const initials = (kept: readonly string[]) => kept.map((word) => word.charAt(0)).join('');
  return (
    short === initials(words) || short === initials(words.filter((word) => !/^(?:of|and|for|de|und|et)$/.test(word)))
  );
}
