import type { PolicyViolation } from '@sendgate/contracts';
import { htmlPlaces } from '@sendgate/gate';
import type { ReviewDetail } from '../wire/review.ts';
import { highlight } from './highlight.ts';
import { type Html, html } from './html.ts';
import { messageFrameAddress, removed, tooDeep } from './message-frame.ts';
import { editChanges } from './review-desk.ts';
import { foundUnseen } from './shown-html.ts';

/** How many links of a message, or findings its view does not show, are written out; the source has them all. */
const MOST_LISTED = 50;
/** Characters of the source shown to each side of a finding. */
const AROUND = 60;

/** What the message says: as its recipient sees it, as text, as it was repaired and as it was edited. */
export function reviewMessage(review: ReviewDetail): Html {
  const { subject, body_text: text, body_html: source, policy_violations: violations } = review;
  if (text === null) return html`<p class="empty">${removed}</p>`;
  return html`
${subject !== null && html`<p class="text subject" dir="auto">${highlight(subject, 'subject', violations)}</p>`}
${source && htmlVersion(review, source)}
${source && html`<h3>Text version</h3>`}
<div class="text" dir="auto">${highlight(text, 'body_text', violations)}</div>
${
  review.remediated &&
  review.remediated_body !== null &&
  html`<h3>As it was repaired</h3><div class="text" dir="auto">${review.remediated_body}</div>`
}
${editChanges(review)}`;
}

function htmlVersion(
  { action_id: actionId, edited, policy_violations: violations }: ReviewDetail,
  source: string,
): Html {
  const places = htmlPlaces(source);
  return html`<h3 id="seen">As its recipient sees it</h3>
${
  places
    ? html`<iframe class="mail" sandbox src="${messageFrameAddress(actionId)}" aria-labelledby="seen"></iframe>
<p class="quiet">Pictures are named and not shown, and links lead nowhere here.${edited && ' Since the text was edited, this HTML is not sent any more.'}</p>
${unseen(foundUnseen(places, violations), source)}
${links(places.links)}`
    : html`<p class="empty">${tooDeep}</p>`
}
<details><summary>Source of the HTML</summary><pre class="text">${highlight(source, 'body_html', violations)}</pre></details>`;
}

function unseen(found: readonly PolicyViolation[], source: string): Html | null {
  if (found.length === 0) return null;
  let line = 1;
  let at = 0;
  return html`<section aria-labelledby="unseen"><h4 id="unseen">What its recipient does not see</h4>
<ul class="findings">${found.slice(0, MOST_LISTED).map(({ rule, severity, start, end }) => {
    const [from, to] = [start ?? 0, end ?? 0];
    line += source.slice(at, from).split('\n').length - 1;
    at = from;
    return html`<li><p><span class="badge ${severity.toLowerCase()}">${severity}</span> <strong>${rule}</strong> <span class="quiet">line ${line} of the source</span></p>
<p><code>${excerpt(source, from, to, severity)}</code></p></li>`;
  })}</ul>${unlisted(found.length)}</section>`;
}

function excerpt(source: string, from: number, to: number, severity: string): Html {
  const shownTo = Math.min(to, from + 4 * AROUND);
  const before = source.slice(Math.max(0, from - AROUND), from);
  const after = shownTo < to ? '…' : source.slice(to, to + AROUND);
  return html`${before}<mark class="${severity.toLowerCase()}">${source.slice(from, shownTo)}</mark>${after}`;
}

function links(found: readonly { href: string; text: string }[]): Html | null {
  if (found.length === 0) return null;
  return html`<details><summary>Where its links lead (${found.length})</summary>
<ul class="plain">${found
    .slice(0, MOST_LISTED)
    .map(
      ({ href, text }) =>
        html`<li><span dir="auto">${text || '(no words)'}</span>: <code>${href.slice(0, 500)}</code></li>`,
    )}</ul>${unlisted(found.length)}</details>`;
}

function unlisted(count: number): Html | null {
  return count > MOST_LISTED ? html`<p class="quiet">and ${count - MOST_LISTED} more, in the source.</p>` : null;
}
