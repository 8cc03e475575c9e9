import { type Page, type SuppressionImportView, type SuppressionView, toTime } from '@sendgate/gate';
import { refusal } from './alert.ts';
import { doneBy } from './authors.ts';
import { type Html, html } from './html.ts';
import { importState } from './import-page.ts';
import { timeTag } from './layout.ts';
import { beyondEnd, pager } from './pager.ts';
import { type Place, pageAddress } from './place.ts';
import { keyHint } from './shortcuts-help.ts';
import { table } from './table.ts';

export interface SuppressionPage {
  readonly place: Place;
  readonly entries: Page<SuppressionView>;
  readonly imports: Page<SuppressionImportView>;
  readonly size: number;
  readonly offset: number;
  readonly search: string;
  /** Whoever reviews adds entries; making somebody reachable again takes an admin. */
  readonly mayRemove: boolean;
}

/** Who must not be written to, and the files such lists came in. */
export function suppressionMain(page: SuppressionPage): Html {
  const { place, entries, size, offset, search, imports } = page;
  const api = `/api/workspaces/${place.workspaceId}/suppression`;
  return html`
<h1>Suppression list</h1>
<p>Nobody on this list is written to on any channel. What is held for somebody who is put on it ends as blocked.</p>
<div class="columns">
<form method="dialog" class="card" data-send="POST ${api}" data-done="New on the list: {added}.">
<h2>Add recipients</h2>
${refusal}
<label for="entries">Addresses, domains such as @example.org, numbers with their country code or handles, one a line</label>
<textarea id="entries" name="entries" rows="4" required data-lines></textarea>
<label for="reason">Reason (optional)</label>
<input id="reason" name="reason" maxlength="64" placeholder="manual">
<button class="primary" type="submit">Add to the list</button>
</form>
<form method="dialog" class="card" data-send="POST ${api}/imports" data-then="${pageAddress(place, '/suppression/imports/{import_id}')}">
<h2>Import a file</h2>
${refusal}
<label for="file">CSV file in UTF-8 with one column of recipients, at most 10 MB</label>
<input id="file" type="file" accept=".csv,.txt,text/csv,text/plain" required>
<label for="import-reason">Reason (optional)</label>
<input id="import-reason" name="reason" maxlength="64" placeholder="import">
<button class="primary" type="submit">Import</button>
</form>
</div>
${imports.items.length > 0 && recentImports(place, imports)}
<section aria-labelledby="entries-title"><h2 id="entries-title">Entries</h2>
<form class="filters" role="search" action="/suppression">
${place.memberships.length > 1 && html`<input type="hidden" name="workspace" value="${place.workspaceId}">`}
<div class="wide"><label for="search">Begins like${keyHint('/')}</label><input id="search" name="search" type="search" maxlength="254" value="${search}" data-key="/"></div>
<button type="submit">Search</button></form>
${list(page, api)}
${pager(place, { size, offset, shown: entries.items.length, hasMore: entries.hasMore }, { search })}
</section>`;
}

function list({ entries, search, offset, mayRemove, place }: SuppressionPage, api: string): Html {
  if (entries.items.length === 0) {
    const beyond = beyondEnd(place, offset, { search });
    if (beyond) return beyond;
    return search === ''
      ? html`<p class="empty">Nobody is on it yet. Add the recipients who asked not to be written to, or import the list you have.</p>`
      : html`<p class="empty">No entry begins like that. <a href="${pageAddress(place, '/suppression')}">Show all</a></p>`;
  }
  return table(
    ['Entry', 'Reason', 'Added by', 'Added', ...(mayRemove ? ['Remove'] : [])],
    entries.items.map(({ entry, reason, createdBy, createdAt }) => [
      entry.startsWith('#') ? html`<span class="quiet">Somebody who was erased (${entry.slice(0, 13)}…)</span>` : entry,
      reason,
      doneBy(createdBy),
      timeTag(toTime(createdAt)),
      ...(mayRemove ? [removal(entry, api)] : []),
    ]),
  );
}

function removal(entry: string, api: string): Html {
  if (entry.startsWith('#')) return html`<span class="quiet">by the plain address, through the API</span>`;
  return html`<form method="dialog" data-send="DELETE ${api}" data-done="Removed from the list." data-body="${JSON.stringify({ entry })}" data-confirm="${entry} may be written to again. Remove it from the list?">
${refusal}<button type="submit" aria-label="Remove ${entry}">Remove</button></form>`;
}

function recentImports(place: Place, { items, hasMore }: Page<SuppressionImportView>): Html {
  return html`<section aria-labelledby="imports"><h2 id="imports">Imports</h2>
${table(
  ['Handed in', 'State', 'Added', 'Refused', 'By', 'Reason'],
  items.map((item) => [
    html`<a href="${pageAddress(place, `/suppression/imports/${item.importId}`)}">${timeTag(toTime(item.createdAt))}</a>`,
    importState(item.state),
    item.added,
    item.invalid,
    doneBy(item.createdBy),
    item.reason,
  ]),
)}
${hasMore && html`<p class="quiet">Older ones are listed by the API.</p>`}</section>`;
}
