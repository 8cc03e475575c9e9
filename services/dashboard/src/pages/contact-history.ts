import { channels, MAX_COUNTED } from '@sendgate/contracts';
import type { Static } from 'typebox';
import type { ReviewHistory } from '../wire/review.ts';
import { breakable, type Html, html } from './html.ts';
import { timeTag } from './layout.ts';
import { type Place, pageAddress } from './place.ts';

/** What the recipient of a message was written before, newest first, and how often lately. */
export function contactHistory(place: Place, recipient: string, history: Static<typeof ReviewHistory>): Html {
  const { earlier, has_more: hasMore, last_7_days: lastWeek } = history;
  const heading = html`<h2 id="history">Earlier messages to this recipient</h2>`;
  if (earlier.length === 0 && lastWeek === 0) {
    return html`<section aria-labelledby="history">${heading}<p class="empty">None.</p></section>`;
  }
  return html`<section aria-labelledby="history">${heading}
<p>${lastWeek === 0 ? 'No other in the last 7 days.' : html`${lastWeek}${lastWeek >= MAX_COUNTED && ' or more'} ${lastWeek === 1 ? 'other' : 'others'} in the last 7 days.`}</p>
${
  earlier.length === 0
    ? html`<p class="empty">None came before this one.</p>`
    : html`<table class="stack"><thead><tr><th scope="col">Message</th><th scope="col">Channel</th><th scope="col">Status</th><th scope="col">Submitted</th></tr></thead>
<tbody>${earlier.map(
        ({
          action_id: id,
          subject,
          body_preview: preview,
          channel,
          status,
          top_rule: rule,
          created_at: at,
        }) => html`<tr>
<td class="long" data-label="Message"><span><a href="/reviews/${id}" dir="auto">${subject ?? preview ?? id}</a>${
          subject !== null && preview !== null && html`<br><span class="quiet" dir="auto">${preview}</span>`
        }</span></td>
<td data-label="Channel">${channels[channel].label}</td>
<td data-label="Status"><span>${status}${rule && html`<br><span class="quiet">${breakable(rule)}</span>`}</span></td>
<td data-label="Submitted">${timeTag(at)}</td></tr>`,
      )}</tbody></table>`
}
${hasMore && html`<p><a href="${pageAddress(place, '/messages', { q: recipient })}">All messages to this recipient</a></p>`}</section>`;
}
