import { rejectReasonCodes, severities, undoSeconds } from '@sendgate/contracts';
import type { FeedEnd, Page, SubmissionListView } from '@sendgate/gate';
import { hasRole } from '../has-role.ts';
import { type QueueSearch, searchWords } from '../queue-search.ts';
import { holdRows, nothingWaits } from './hold-rows.ts';
import { type Html, html } from './html.ts';
import { beyondEnd, pager } from './pager.ts';
import { feedAddress, type Place, pageAddress } from './place.ts';
import { anyOr, soughtFields } from './search-fields.ts';
import { keyHint } from './shortcuts-help.ts';
import { figure } from './usage-chart.ts';

export interface QueuePage {
  readonly place: Place;
  readonly page: Page<SubmissionListView>;
  /** Who is deciding about which of them just now. */
  readonly deciders: ReadonlyMap<string, string>;
  /** Holds on all pages. */
  readonly total: number;
  readonly size: number;
  readonly offset: number;
  readonly search: QueueSearch;
  /** Where the live feed stood before the holds were read. */
  readonly feedEnd: FeedEnd;
  /** False for viewers, who read without deciding. */
  readonly mayDecide: boolean;
  /** Nobody has submitted a message yet. */
  readonly isNew: boolean;
  /** What an admin should know first. */
  readonly notice?: Html | false;
}

/** Every hold of a workspace that waits for a person, the most urgent first. */
export function queueMain(queue: QueuePage): Html {
  const { place, page, deciders, total, size, offset, search, feedEnd, mayDecide, isNew, notice } = queue;
  return html`
<h1>Waiting for review</h1>
${notice}
${searchForm(place, search)}
<p class="alert" role="alert" tabindex="-1" id="refused" hidden></p>
${mayDecide && bulkBar()}
<div id="queue" data-feed="${feedAddress(place, feedEnd)}" data-decides="${String(mayDecide)}">
${total > 0 && waiting(total, searchWords(search).length > 0)}
${page.items.length > 0 ? holdRows(page.items, { mayDecide, search, deciders }) : (beyondEnd(place, offset, { ...search }) ?? (isNew ? firstSteps(place) : nothingWaits(place, search)))}
${pager(place, { size, offset, shown: page.items.length, hasMore: page.hasMore }, { ...search })}
</div>`;
}

function waiting(total: number, isNarrowed: boolean): Html {
  return html`<p class="quiet">${figure(total)}${isNarrowed && ' matching'} ${total === 1 ? 'message waits' : 'messages wait'}.</p>`;
}

/** In the place of the queue of a workspace whose gate was asked nothing yet: what its reader may do about that. */
function firstSteps(place: Place): Html {
  if (!hasRole(place.role, 'admin')) {
    return html`<p class="empty">No message has come yet. One appears here as soon as a caller submits it and the gate holds it.</p>`;
  }
  return html`<p class="empty">No message has come yet. <a href="${pageAddress(place, '/keys')}">Create an API key</a> and let a caller submit its first message with it. <a href="${pageAddress(place, '/policy/draft')}#test">Try a text</a> to see what the policy finds, and <a href="${pageAddress(place, '/members')}">add the people</a> who decide about what is held.</p>`;
}

function searchForm(place: Place, { q, channel, severity, mine }: QueueSearch): Html {
  return html`<form class="filters" role="search" action="/reviews">
${soughtFields(place, { q, channel })}
<div><label for="severity">Severity</label><select id="severity" name="severity">${anyOr(severities, severity)}</select></div>
<div><label for="mine">Assigned</label><select id="mine" name="mine"><option value="">To anybody</option><option value="yes"${mine === 'yes' && html` selected`}>To me</option></select></div>
<button type="submit">Search</button>
</form>`;
}

function bulkBar(): Html {
  return html`<section id="bulk" class="bulk" aria-label="What is selected" data-undo-seconds="${undoSeconds}" hidden>
<p id="bulk-count" role="status"></p>
<div class="row">
<button type="button" class="primary" id="bulk-approve">Approve${keyHint('shift+a')}</button>
<form method="dialog" class="row"><label for="bulk-reason">Reject because of</label>
<select id="bulk-reason" name="reason_code" required><option value="">Choose…</option>${rejectReasonCodes.map(
    (code) => html`<option value="${code}">${code.replaceAll('_', ' ')}</option>`,
  )}</select>
<button type="submit">Reject</button></form>
<button type="button" id="bulk-clear">Select none</button>
</div>
</section>
<section id="bulk-results" class="notice stacked" aria-label="What came of it" tabindex="-1" hidden></section>`;
}
