import { defaultMaxAgeDays, type EventType, type EvidenceTier, evidenceTiers } from '@sendgate/contracts';

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
