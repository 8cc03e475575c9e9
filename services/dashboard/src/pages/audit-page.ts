import { auditKinds, isDateTime } from '@sendgate/contracts';
import { type AuditRecord, type Page, type SealedHead, toTime } from '@sendgate/gate';
import { doer, eventName, eventWords } from './event-name.ts';
import { type Html, html } from './html.ts';
import { fieldZone, timeTag } from './layout.ts';
import { type Place, pageAddress } from './place.ts';
import { valueTable } from './value-table.ts';

/** What the log is narrowed to, as typed. */
export interface AuditSearch {
  readonly kind?: string;
  readonly actor?: string;
  readonly subject?: string;
  readonly from?: string;
  readonly to?: string;
}

export interface AuditPage {
  readonly place: Place;
  readonly search: AuditSearch;
  /** What is wrong with the search; nothing is listed then. */
  readonly problem: string | null;
  readonly page: Page<AuditRecord>;
  /** Whether the newest records are shown. */
  readonly newest: boolean;
  readonly head: SealedHead | null;
  /** E-mail addresses of the people of the workspace, by the id that records know them by. */
  readonly people: ReadonlyMap<string, string>;
}

/** What happened in a workspace, newest first. */
export function auditMain({ place, search, problem, page, newest, head, people }: AuditPage): Html {
  const older = page.hasMore ? page.items.at(-1)?.id : undefined;
  return html`
<h1>Audit log</h1>
<p>Who changed what, and who has read which message. Nobody can change a record; none holds content.</p>
${filters(place, search)}
${problem !== null && html`<p class="alert" role="alert">${problem}</p>`}
${problem === null && records(place, page.items, search, people)}
<nav class="pager" aria-label="Pages of the log">
${!newest && html`<a href="${pageAddress(place, '/audit', { ...search })}">Newest records</a>`}
${older && html`<a href="${pageAddress(place, '/audit', { ...search, before: older })}" rel="next">Older records</a>`}
${page.items.length > 0 && html`<a href="${csvAddress(place, search)}" download>Download as CSV</a>`}
</nav>
${head && chain(head)}`;
}

/** What shows a rewritten record, for whoever keeps it elsewhere. */
function chain({ eventId, hash, sealedAt }: SealedHead): Html {
  return html`<p class="quiet">Head of the chain over records up to ${eventId}, sealed ${timeTag(toTime(sealedAt))}: <code>${hash}</code>. Keep it elsewhere: once a record is
changed in the database itself, the chain no longer leads to it.</p>`;
}

/** The table takes whole times; what is not set is left out. */
function csvAddress(place: Place, { from, to, ...search }: AuditSearch): string {
  const time = (typed: string | undefined) => (typed ? `${typed}:00Z` : undefined);
  return pageAddress({ ...place, memberships: [] }, '/api/audit.csv', {
    ...search,
    workspace: place.workspaceId,
    from: time(from),
    to: time(to),
  });
}

function filters(place: Place, { kind, actor, subject, from, to }: AuditSearch): Html {
  const groups = Object.entries(Object.groupBy(Object.keys(auditKinds), (id) => id.split('.')[0] ?? id));
  // A browser complains about a field that begins with what is no time.
  const minute = (typed = '') => isDateTime(`${typed}:00Z`) && typed;
  const option = (id: string) =>
    html`<option value="${id}" title="${id}"${id === kind && html` selected`}>${eventWords(id)}</option>`;
  return html`<form class="filters" role="search" action="/audit">
${place.memberships.length > 1 && html`<input type="hidden" name="workspace" value="${place.workspaceId}">`}
<div class="wide"><label for="kind">What</label><select id="kind" name="kind"><option value="">Anything</option>${groups.map(
    ([group, kinds]) => html`<optgroup label="${group.replaceAll('_', ' ')}">${(kinds ?? []).map(option)}</optgroup>`,
  )}</select></div>
<div class="wide"><label for="actor">Who: e-mail address or key:id</label><input id="actor" name="actor" maxlength="254" value="${actor}"></div>
<div class="wide"><label for="subject">About: id of a message, erasure, import, snapshot, person, callback or API key</label><input id="subject" name="subject" maxlength="64" value="${subject}" data-key="/"></div>
<div class="time"><label for="from">From (${fieldZone})</label><input id="from" name="from" type="datetime-local" value="${minute(from)}"></div>
<div class="time"><label for="to">Before (${fieldZone})</label><input id="to" name="to" type="datetime-local" value="${minute(to)}"></div>
<button type="submit">Search</button>
</form>`;
}

function records(place: Place, items: readonly AuditRecord[], search: AuditSearch, people: AuditPage['people']): Html {
  if (items.length === 0) {
    const searched = Object.values(search).some((value) => value);
    return searched
      ? html`<p class="empty">No record is like that. Who, and what it is about, are found by the whole word. <a href="${pageAddress(place, '/audit')}">Show all records</a></p>`
      : html`<p class="empty">Nothing has happened yet.</p>`;
  }
  return html`<ol class="records">${items.map(
    ({ id, at, kind, actor, actionId, detail }) => html`<li><details>
<summary><span>${timeTag(toTime(at))}</span> <strong>${eventName(kind)}</strong> <span class="quiet">${doer(actor)}${actionId && html` · <code>${actionId}</code>`}${about(detail, people)}</span></summary>
<p>${auditKinds[kind]?.meaning}</p>
${actionId && html`<p>About <a href="/reviews/${actionId}">${actionId}</a> <span class="quiet">(opening it leaves a record too)</span> · <a href="${pageAddress(place, '/audit', { subject: actionId })}">its records</a></p>`}
${valueTable(detail)}
<p class="quiet">Record ${id}: <code>${kind}</code> by <code>${actor}</code></p>
</details></li>`,
  )}</ol>`;
}

/** Whom a record is about; who belongs here no more has only the id it holds. */
function about({ user_id: id }: AuditRecord['detail'], people: AuditPage['people']): Html | null {
  return typeof id === 'string' ? html` · ${people.get(id) ?? html`<code>${id}</code>`}` : null;
}
