import { channelIds, channels, rejectReasonCodes, severities, undoSeconds } from '@sendgate/contracts';
import type { FeedEnd, Page, SubmissionListView } from '@sendgate/gate';
import { toTime, toTimeOrNull } from '../wire/time.ts';
import { breakable, type Html, html } from './html.ts';
import { timeTag } from './layout.ts';
import { pager } from './pager.ts';
import { feedAddress, type Place, pageAddress } from './place.ts';
import { keyHint } from './shortcuts-help.ts';
import { dueBadge } from './time-left.ts';

/** What the list is narrowed to, as it stands in the address. */
export interface QueueSearch {
  readonly q?: string;
  readonly channel?: string;
  readonly severity?: string;
  readonly mine?: string;
}

export interface QueuePage {
  readonly place: Place;
  readonly page: Page<SubmissionListView>;
  readonly size: number;
  readonly offset: number;
  readonly search: QueueSearch;
  /** Where the live feed stood before the holds were read. */
  readonly feedEnd: FeedEnd;
  /** False for viewers, who read without deciding. */
  readonly mayDecide: boolean;
  /** What an admin should know first. */
  readonly notice?: Html | false;
}

/** Every hold of a workspace that waits for a person, the most urgent first. */
export function queueMain(queue: QueuePage): Html {
  const { place, page, size, offset, search, feedEnd, mayDecide, notice } = queue;
  const searched = Object.values(search).some((value) => value);
  return html`
<h1>Waiting for review</h1>
${notice}
${searchForm(place, search)}
<p class="alert" role="alert" tabindex="-1" id="refused" hidden></p>
${mayDecide && bulkBar()}
<div id="queue" data-feed="${feedAddress(place, feedEnd)}" data-decides="${String(mayDecide)}">
${page.items.length === 0 ? emptyQueue(place, searched) : holds(page.items, mayDecide)}
${pager(place, { size, offset, shown: page.items.length, hasMore: page.hasMore }, { ...search })}
</div>`;
}

function searchForm(place: Place, { q, channel, severity, mine }: QueueSearch): Html {
  const option = (value: string, chosen: string | undefined, label = value) =>
    html`<option value="${value}"${value === chosen && html` selected`}>${label}</option>`;
  return html`<form class="filters" role="search" action="/reviews">
${place.memberships.length > 1 && html`<input type="hidden" name="workspace" value="${place.workspaceId}">`}
<div class="wide"><label for="q">Recipient, rule or action id${keyHint('/')}</label>
<input id="q" name="q" type="search" maxlength="500" value="${q}" data-key="/"></div>
<div><label for="channel">Channel</label><select id="channel" name="channel"><option value="">Any</option>${channelIds.map((id) => option(id, channel, channels[id].label))}</select></div>
<div><label for="severity">Severity</label><select id="severity" name="severity"><option value="">Any</option>${severities.map((each) => option(each, severity))}</select></div>
<div><label for="mine">Assigned</label><select id="mine" name="mine"><option value="">To anybody</option><option value="yes"${mine === 'yes' && html` selected`}>To me</option></select></div>
<button type="submit">Search</button>
</form>`;
}

function bulkBar(): Html {
  return html`<section id="bulk" class="bulk" aria-label="What is selected" data-undo-seconds="${undoSeconds}" hidden>
<p id="bulk-count" role="status"></p>
<div class="row">
<button type="button" class="primary" id="bulk-approve">Approve${keyHint('shift+a')}</button>
<form method="post" class="row"><label for="bulk-reason">Reject because of</label>
<select id="bulk-reason" name="reason_code" required><option value="">Choose…</option>${rejectReasonCodes.map(
    (code) => html`<option value="${code}">${code.replaceAll('_', ' ')}</option>`,
  )}</select>
<button type="submit">Reject</button></form>
<button type="button" id="bulk-clear">Select none</button>
</div>
</section>
<section id="bulk-results" class="notice stacked" aria-label="What came of it" tabindex="-1" hidden></section>`;
}

function emptyQueue(place: Place, searched: boolean): Html {
  return searched
    ? html`<p class="empty">No hold is like that. A recipient is found by the whole address. <a href="${pageAddress(place, '/reviews')}">Show all holds</a></p>`
    : html`<p class="empty">Nothing waits. A message appears here as soon as the gate holds one.</p>`;
}

function holds(items: readonly SubmissionListView[], mayDecide: boolean): Html {
  const now = new Date();
  return html`<table class="stack holds">
<thead><tr>${mayDecide && html`<th scope="col"><label class="check"><input type="checkbox" id="select-all" autocomplete="off"><span>Select all on this page</span></label></th>`}<th scope="col">Message</th><th scope="col">Channel</th><th scope="col">Held by</th><th scope="col">Answer due</th><th scope="col">With</th><th scope="col">Rejected if undecided by</th></tr></thead>
<tbody>${items.map((item) => hold(item, now, mayDecide))}</tbody></table>`;
}

function hold(item: SubmissionListView, now: Date, mayDecide: boolean): Html {
  const title = item.subject ?? item.bodyPreview ?? item.actionId;
  const badge =
    item.blockCount > 0
      ? html`<span class="badge block">BLOCK</span>`
      : item.violationCount > 0 && html`<span class="badge warn">WARN</span>`;
  return html`<tr data-action="${item.actionId}" data-version="${item.version}"${item.blockCount > 0 && html` data-block`}${
    item.claimedBy && html` data-claimed="${item.claimedBy}"`
  }>
${mayDecide && html`<td class="box"><input type="checkbox" data-select aria-label="Select “${title}” to ${item.recipient}" autocomplete="off"></td>`}
<td class="long" data-label="Message"><span><a class="clamped" href="/reviews/${item.actionId}" dir="auto">${title}</a><span class="quiet clamped">to ${item.recipient}</span></span></td>
<td data-label="Channel">${channels[item.channel].label}</td>
<td class="by" data-label="Held by"><span>${badge} ${breakable(item.topRule ?? item.queueReason ?? '')}</span></td>
<td data-label="Answer due"><span>${item.due ? dueBadge({ at: toTime(item.due.dueAt), state: item.due.state }, now) : '–'}${
    item.escalatedAt && html`<br><span class="quiet">escalated</span>`
  }${item.raisedAt && html`<br><span class="quiet">a scan found something</span>`}</span></td>
<td class="with${!item.claimedBy && !item.assignee && ' none'}" data-label="With"><span>${item.claimedBy ? html`${item.claimedBy} <span class="quiet">has it in hand</span>` : (item.assignee ?? '–')}</span></td>
<td data-label="Rejected if undecided by">${timeTag(toTimeOrNull(item.expiresAt))}</td>
</tr>`;
}
