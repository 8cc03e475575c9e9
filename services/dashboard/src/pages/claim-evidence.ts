import { canonicalEvidenceTier, evidenceAgeDays, type SourceRecord, type ViolationEvidence } from '@sendgate/contracts';
import type { ReviewDetail } from '../wire/review.ts';
import { ageInWords, relationWords } from './evidence-words.ts';
import { type Html, html } from './html.ts';
import { isRecord } from './scan-findings.ts';

/** Claims written out; those against the evidence come first. */
const MOST_CLAIMS = 100;

/** How a claim may stand to its evidence, worst first: in which colour, and in which words. */
const standings = {
  contradicted: ['block', 'contradicted'],
  stale: ['warn', 'supported by old records alone'],
  low_tier: ['warn', 'supported by weak records alone'],
  unsupported: ['warn', 'no record supports it'],
  supported: ['ok', 'supported'],
} as const;
type ClaimStanding = keyof typeof standings;
const worstFirst = Object.keys(standings) as ClaimStanding[];

/** What a rule's evidence says of the claim it stands by; a record that supports leaves it as the scan found it. */
const standingOf: Readonly<Record<ViolationEvidence['relation'], ClaimStanding>> = {
  contradicts: 'contradicted',
  stale: 'stale',
  low_tier: 'low_tier',
  supports: 'supported',
};

interface ReviewClaim {
  readonly text: string;
  readonly standing: ClaimStanding;
  /** How each record stands to it, by the id of the record. */
  readonly relations: ReadonlyMap<string, ViolationEvidence['relation']>;
}

/**
 * The claims of a message with the records that bear on them, and the records with the claims they bear on; supported
 * ones too. Null where the caller sent no source records. What rules found about a claim counts as well as the scan.
 */
export function claimEvidence(review: ReviewDetail, now: Date): Html | null {
  const records = review.metadata?.source_records;
  if (!Array.isArray(records)) return null;
  const claims = claimsOf(review);
  return html`<section aria-labelledby="evidence"><h2 id="evidence">Claims and their evidence</h2>
${records.length === 0 && html`<p class="empty">The caller states that there is no evidence.</p>`}
${progress(review, claims.length)}
${
  claims.length > 0 &&
  html`<ol class="findings claims">${claims.slice(0, MOST_CLAIMS).map((claim) => claimItem(claim, records, now))}</ol>`
}
${claims.length > MOST_CLAIMS && html`<p class="quiet">and ${claims.length - MOST_CLAIMS} more.</p>`}
${records.length > 0 && recordTable(records, claims, now)}</section>`;
}

function progress({ advisory, body_text: text }: ReviewDetail, claims: number): Html | null {
  const { state } = advisory.grounding;
  if (text === null) return null;
  if (state === 'scheduled' || state === 'running')
    return html`<p class="quiet">The claims are still being compared with the records.</p>`;
  if (state === 'failed' || state === 'skipped')
    return html`<p class="quiet">The claims were not compared with the records.</p>`;
  return claims === 0 ? html`<p class="empty">The message claims nothing that records could bear out.</p>` : null;
}

/** What the grounding scan found, joined with what rules found about the same words; claims against the evidence first. */
function claimsOf({ advisory, policy_violations: violations }: ReviewDetail): ReviewClaim[] {
  const claims = advisory.grounding.findings.filter(isRecord).flatMap((finding): ReviewClaim[] => {
    const { text, start, end, status, citations } = finding;
    const scanned = worstFirst.find((standing) => standing === status);
    if (!scanned || typeof text !== 'string' || typeof start !== 'number' || typeof end !== 'number') return [];
    const cited = Array.isArray(citations) ? citations.filter(isRecord) : [];
    const relations = new Map<string, ViolationEvidence['relation']>(
      cited.map(({ source_record_id: id }) => [String(id), scanned === 'stale' ? 'stale' : 'supports']),
    );
    let standing: ClaimStanding = scanned;
    for (const { field, start: from, end: to, evidence } of violations) {
      if (field !== 'body_text' || from === null || to === null || from >= end || to <= start) continue;
      for (const { source_record_id: id, relation } of evidence) {
        const known = relations.get(id);
        if (!known || isWorse(standingOf[relation], standingOf[known])) relations.set(id, relation);
        if (isWorse(standingOf[relation], standing)) standing = standingOf[relation];
      }
    }
    return [{ text, standing, relations }];
  });
  return claims.sort((left, right) => worstFirst.indexOf(left.standing) - worstFirst.indexOf(right.standing));
}

function isWorse(one: ClaimStanding, other: ClaimStanding): boolean {
  return worstFirst.indexOf(one) < worstFirst.indexOf(other);
}

function claimItem({ text, standing, relations }: ReviewClaim, records: readonly SourceRecord[], now: Date): Html {
  const [colour, words] = standings[standing];
  return html`<li><p><span class="badge ${colour}">${words}</span></p>
<blockquote>“<span dir="auto">${text}</span>”</blockquote>
${
  relations.size > 0 &&
  html`<ul class="plain">${[...relations].map(([id, relation]) => {
    const at = records.findLastIndex((record) => record.id === id);
    const record = records[at];
    return html`<li>${
      record
        ? html`<a href="#record-${at + 1}">${id}</a> ${relationWords[relation]}: <span dir="auto">${record.entity}</span>, ${record.event_type}, ${canonicalEvidenceTier(record.evidence_tier)}, ${age(record, now)}`
        : html`${id} ${relationWords[relation]}`
    }</li>`;
  })}</ul>`
}</li>`;
}

function recordTable(records: readonly SourceRecord[], claims: readonly ReviewClaim[], now: Date): Html {
  return html`<h3>Source records</h3>
<div class="columned"><table class="stack"><thead><tr><th scope="col">Id</th><th scope="col">About</th><th scope="col">Event</th><th scope="col">Tier</th><th scope="col">Obtained</th><th scope="col">Bears on</th></tr></thead>
<tbody>${records.map((record, at) => {
    const own = records.findLastIndex(({ id }) => id === record.id) === at;
    const borneOn = own ? claims.filter(({ relations }) => relations.has(record.id)) : [];
    return html`<tr id="record-${at + 1}" tabindex="-1"><td class="long" data-label="Id">${record.id}</td>
<td class="long" data-label="About"><span dir="auto">${record.entity}</span></td>
<td data-label="Event">${record.event_type}</td>
<td data-label="Tier">${canonicalEvidenceTier(record.evidence_tier)}</td>
<td data-label="Obtained"><span class="line">${record.acquired_at}<br><span class="quiet">${age(record, now)}</span></span></td>
<td class="long" data-label="Bears on"><span>${
      borneOn.length === 0
        ? html`<span class="quiet">no claim</span>`
        : borneOn
            .slice(0, MOST_CLAIMS)
            .map(
              ({ text, relations }) =>
                html`<span class="line">${relationWords[relations.get(record.id) ?? 'supports'].replace(' it', '')} “<span dir="auto">${text}</span>”</span>`,
            )
    }</span></td></tr>`;
  })}</tbody></table></div>`;
}

function age(record: SourceRecord, now: Date): string {
  return ageInWords(evidenceAgeDays(record, now));
}
