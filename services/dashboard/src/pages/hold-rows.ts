import { channels } from '@sendgate/contracts';
import { type SubmissionListView, toTime } from '@sendgate/gate';
import { type QueueSearch, searchWords } from '../queue-search.ts';
import { breakable, type Html, html } from './html.ts';
import { timeTag } from './layout.ts';
import { messageTitle } from './message-title.ts';
import { holdAddress, type Place, pageAddress } from './place.ts';
import { dueBadge } from './time-left.ts';

interface RowOptions {
  /** Whether each can be selected, to decide about many at once. */
  readonly mayDecide?: boolean;
  /** Who is deciding about which of them just now, by action id. */
  readonly deciders: ReadonlyMap<string, string>;
  /** What the queue they are read from is narrowed to, which goes along with whoever opens one. */
  readonly search: QueueSearch;
  /** The hold whose page this is. */
  readonly open?: string;
}

/** Holds as rows, the most urgent first: what each says, to whom, the rule that held it and the time left. */
export function holdRows(items: readonly SubmissionListView[], options: RowOptions): Html {
  const { mayDecide = false } = options;
  const now = new Date();
  return html`<table class="stack holds">
<thead><tr>${mayDecide && html`<th scope="col"><label class="check"><input type="checkbox" id="select-all" autocomplete="off"><span>Select all on this page</span></label></th>`}<th scope="col">Message</th><th scope="col">Channel</th><th scope="col">Held by</th><th scope="col">Answer due</th><th scope="col">With</th><th scope="col">Rejected if undecided by</th></tr></thead>
<tbody>${items.map((item) => hold(item, now, options))}</tbody></table>`;
}

function hold(item: SubmissionListView, now: Date, { mayDecide = false, deciders, search, open }: RowOptions): Html {
  const title = messageTitle(item);
  const badge =
    item.blockCount > 0
      ? html`<span class="badge block">BLOCK</span>`
      : item.violationCount > 0 && html`<span class="badge warn">WARN</span>`;
  const decider = deciders.get(item.actionId);
  const holder = decider ?? item.claimedBy;
  const who = holder
    ? html`${holder} <span class="quiet">${decider ? 'is deciding about it' : 'has it in hand'}</span>`
    : (item.assignee ?? '–');
  return html`<tr data-action="${item.actionId}" data-version="${item.version}"${item.blockCount > 0 && html` data-block`}${
    item.claimedBy && html` data-claimed="${item.claimedBy}"`
  }>
${mayDecide && html`<td class="box"><input type="checkbox" data-select aria-label="Select “${title}” to ${item.recipient}" autocomplete="off"></td>`}
<td class="long" data-label="Message"><span><a class="clamped" href="${holdAddress(item.actionId, search)}" dir="auto"${item.actionId === open && html` aria-current="page"`}>${title}</a><span class="quiet clamped">to ${item.recipient}</span></span></td>
<td data-label="Channel">${channels[item.channel].label}</td>
<td class="by" data-label="Held by"><span>${badge} ${breakable(item.topRule ?? item.queueReason ?? '')}</span></td>
<td data-label="Answer due"><span>${item.due ? dueBadge({ at: toTime(item.due.dueAt), state: item.due.state }, now) : '–'}${
    item.escalatedAt && html`<br><span class="quiet">escalated</span>`
  }${item.raisedAt && html`<br><span class="quiet">a scan found something</span>`}</span></td>
<td class="with${!holder && !item.assignee && ' none'}" data-label="With"><span>${who}</span></td>
<td data-label="Rejected if undecided by">${timeTag(toTime(item.expiresAt))}</td>
</tr>`;
}

/** In the place of the rows of a queue that is worked off, or holds nothing of what is sought. */
export function nothingWaits(place: Place, search: QueueSearch): Html {
  return searchWords(search).length > 0
    ? html`<p class="empty">No hold is like that. A recipient is found by the whole address. <a href="${pageAddress(place, '/reviews')}">Show all holds</a>${search.q && html` · <a href="${pageAddress(place, '/messages', { q: search.q })}">Look among all messages</a>`}</p>`
    : html`<p class="empty">Nothing waits. A message appears here as soon as the gate holds one.</p>`;
}
