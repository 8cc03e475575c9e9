import type { PolicyViolation } from '@sendgate/contracts';
import { visibleText } from '@sendgate/gate';
import type { ReviewDetail } from '../wire/review.ts';
import { ageInWords, relationWords } from './evidence-words.ts';
import { markAddress } from './highlight.ts';
import { type Html, html } from './html.ts';

const partNames: Record<string, string> = { body_text: 'text', body_html: 'HTML' };
const inPart = (field: string) => ` in the ${partNames[field] ?? field}`;

/** Source of HTML as it is read, on one line; as it stands where nothing of it is read. */
function asRead(source: string): string {
  return visibleText(source).replaceAll(/\s+/g, ' ') || source;
}

/** Drawn as nothing, or turning the direction of reading. */
const unseen = /(\p{Default_Ignorable_Code_Point})/u;
const shown = (text: string) =>
  text
    .split(unseen)
    .filter((_, at) => at % 2 === 0)
    .join('');

/** What was found; where a safer wording looks the same, with the code of each character that tells them apart in its place. */
function quoted(found: string, alternative: string | null): Html[] {
  if (alternative === null || shown(found) !== shown(alternative)) return [html`${found}`];
  return found.split(unseen).map((piece, at) => {
    const code = piece.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
    return at % 2 === 0 ? html`${piece}` : html`<code>[U+${code}]</code>`;
  });
}

/** What the policy found in a message, with the way to each place of it, and what to write instead. */
export function policyFindings(review: ReviewDetail): Html {
  const violations = review.policy_violations;
  if (violations.length === 0)
    return html`<p class="empty">Nothing.${review.status === 'QUEUED' && ' It is held for another reason.'}</p>`;
  const findings = alike(violations, (one) => [
    one.rule,
    one.severity,
    one.detail,
    one.safer_alternative,
    one.evidence,
  ]);
  return html`<ul class="findings">${findings.map(
    ([violation, ...others]) => html`<li>
<p><span class="badge ${violation.severity.toLowerCase()}">${violation.severity}</span> <strong>${violation.rule}</strong></p>
<p>${violation.detail}</p>
${alike([violation, ...others], ({ matched_substring, field }) => [matched_substring, field]).map((same) => foundAt(same, others.length > 0, review))}
${safer(violation.safer_alternative)}
${violation.evidence.map(
  ({ source_record_id: id, relation, age_days: age }) =>
    html`<p class="quiet">Evidence ${id}: ${relationWords[relation]}, ${ageInWords(age)}</p>`,
)}
</li>`,
  )}</ul>`;
}

/** What an edit leaves, each rule once for each part of the message. */
export function editFindings(violations: readonly PolicyViolation[]): Html[] {
  return alike(violations, ({ rule, severity, field }) => [rule, severity, field]).map(
    ([{ rule, severity, field }]) =>
      html`<span class="badge ${severity.toLowerCase()}">${severity} ${rule}</span>${field !== null && inPart(field)} `,
  );
}

/** What to write instead; blanks alone mean that nothing is to stand there. */
function safer(alternative: string | null): Html | null {
  if (!alternative) return null;
  if (alternative.trim() === '') return html`<p class="quiet">Safer: leave it out</p>`;
  return html`<p class="quiet">Safer: “<span dir="auto">${alternative}</span>”</p>`;
}

type Alike = readonly [PolicyViolation, ...PolicyViolation[]];

/** The same words in the same part of a message are quoted once, however often they stand there. */
function foundAt([first, ...more]: Alike, named: boolean, review: ReviewDetail): Html {
  const { matched_substring: found, field } = first;
  const address = markAddress(textOf(review, field), first);
  // What is missing was found nowhere.
  if (found === '' || (found === null && address === null)) return html``;
  const where = named && field !== null && inPart(field);
  const read = found !== null && field === 'body_html' ? asRead(found) : found;
  const words =
    read === null
      ? html`what is not repeated here`
      : html`“<span dir="auto">${quoted(read, first.safer_alternative)}</span>”`;
  const linked = address === null ? words : html`<a href="#${address}">${words}</a>`;
  return html`<p class="quiet">Found${where}${more.length > 0 && ` ${more.length + 1} times`}: ${linked}</p>`;
}

function textOf({ subject, body_text, body_html }: ReviewDetail, field: string | null): string | null {
  return field === 'subject' ? subject : field === 'body_text' ? body_text : field === 'body_html' ? body_html : null;
}

/** Findings that say the same, in the order in which the first of each was found. */
function alike(violations: readonly PolicyViolation[], said: (violation: PolicyViolation) => unknown[]): Alike[] {
  const groups = Map.groupBy(violations, (violation) => JSON.stringify(said(violation)));
  return [...groups.values()] as unknown as Alike[];
}
