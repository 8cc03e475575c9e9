import { channels, submissionStatuses } from '@sendgate/contracts';
import { type Page, type SubmissionListView, toTime } from '@sendgate/gate';
import { doneBy } from './authors.ts';
import { breakable, type Html, html } from './html.ts';
import { timeTag } from './layout.ts';
import { messageTitle } from './message-title.ts';
import { beyondEnd, pager } from './pager.ts';
import { type Place, pageAddress } from './place.ts';
import { anyOr, soughtFields } from './search-fields.ts';
import { table } from './table.ts';

/** What the list is narrowed to, as typed. */
export interface MessageSearch {
  readonly q?: string;
  readonly channel?: string;
  readonly status?: string;
}

export interface MessagesPage {
  readonly place: Place;
  readonly page: Page<SubmissionListView>;
  readonly size: number;
  readonly offset: number;
  readonly search: MessageSearch;
}

/** Every live message the gate was asked about, newest first, whatever became of it. */
export function messagesMain({ place, page, size, offset, search }: MessagesPage): Html {
  const { q, channel, status } = search;
  return html`
<h1>All messages</h1>
<p>Every live message the gate was asked about, newest first, whatever became of it.</p>
<form class="filters" role="search" action="/messages">
${soughtFields(place, { q, channel })}
<div><label for="status">Status</label><select id="status" name="status">${anyOr(submissionStatuses, status)}</select></div>
<button type="submit">Search</button>
</form>
${
  page.items.length > 0
    ? table(
        ['Message', 'Channel', 'Status', 'Decided by', 'Submitted'],
        page.items.map((item) => [
          html`<a class="clamped" href="/reviews/${item.actionId}" dir="auto">${messageTitle(item)}</a><span class="quiet clamped">to ${item.recipient}</span>`,
          channels[item.channel].label,
          standing(item),
          decidedBy(item),
          timeTag(toTime(item.createdAt)),
        ]),
      )
    : (beyondEnd(place, offset, { ...search }) ?? nothing(place, search))
}
${pager(place, { size, offset, shown: page.items.length, hasMore: page.hasMore }, { ...search })}`;
}

/** What became of a message, and the rule or hold that had a say in it. */
function standing({ status, remediated, topRule, queueReason }: SubmissionListView): Html {
  const why = topRule ?? queueReason;
  return html`${status}${remediated && ', repaired'}${why && html`<br><span class="quiet unbroken">${breakable(why)}</span>`}`;
}

function decidedBy({ status, reviewedBy, reviewedAt }: SubmissionListView): Html | string | null {
  if (reviewedBy) return html`${doneBy(reviewedBy)}<br><span class="quiet">${timeTag(toTime(reviewedAt))}</span>`;
  return status === 'QUEUED' ? null : 'the gate';
}

function nothing(place: Place, { q, channel, status }: MessageSearch): Html {
  return q || channel || status
    ? html`<p class="empty">No message is like that. A recipient is found by the whole address. <a href="${pageAddress(place, '/messages')}">Show all messages</a></p>`
    : html`<p class="empty">None yet. Each message a caller submits with a live key is listed here.</p>`;
}
