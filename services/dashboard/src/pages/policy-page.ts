import { type ComparedSnapshot, type Page, type SnapshotSummary, toTime } from '@sendgate/gate';
import { refusal } from './alert.ts';
import { doneBy } from './authors.ts';
import { type Html, html } from './html.ts';
import { timeTag } from './layout.ts';
import { pager } from './pager.ts';
import { type Place, pageAddress } from './place.ts';
import { policyChangesTable } from './policy-changes.ts';
import { table, wideTable } from './table.ts';
import { shown } from './value-table.ts';

const inForce = html`<span class="badge ok">in force</span>`;

/** Every policy that was ever published, newest first, and the one that decides now. */
export function policyMain(
  place: Place,
  {
    page,
    size,
    offset,
    mayEdit,
    authors,
  }: {
    page: Page<SnapshotSummary> & { version: number };
    size: number;
    offset: number;
    mayEdit: boolean;
    authors: (id: string) => string;
  },
): Html {
  const since = page.items.find(({ active }) => active)?.createdAt;
  return html`
<h1>Policy snapshots</h1>
<p>Each published policy is kept as it was. One is in force; every decision names the one it was made by. Putting an older one in force rolls back; its page shows what that would change.${
    mayEdit && html` What comes next is written in the <a href="${pageAddress(place, '/policy/draft')}">draft</a>.`
  }</p>
${wideTable(
  ['Published', 'State', 'By', 'Snapshot', 'Config hash', ...(mayEdit ? ['Change'] : [])],
  page.items.map(({ id, createdAt, createdBy, active, configHash }) => [
    html`<a href="${pageAddress(place, `/policy/snapshots/${id}`)}">${timeTag(toTime(createdAt))}</a>`,
    active ? inForce : '–',
    doneBy(authors(createdBy)),
    html`<code>${id}</code>`,
    html`<code title="${configHash}">${configHash.slice(0, 12)}…</code>`,
    ...(mayEdit ? [active ? null : activation(place, id, page.version, since !== undefined && createdAt < since)] : []),
  ]),
)}
${pager(place, { size, offset, shown: page.items.length, hasMore: page.hasMore })}`;
}

/** One snapshot against the policy in force. */
export function snapshotMain(
  place: Place,
  view: ComparedSnapshot,
  { older, mayEdit, authors }: { older: boolean; mayEdit: boolean; authors: (id: string) => string },
): Html {
  const { asDraft, active, changes } = view;
  const rules = Object.entries(asDraft.rules);
  return html`
<p><a href="${pageAddress(place, '/policy')}">All snapshots</a></p>
<h1>Policy of ${timeTag(toTime(view.createdAt))}</h1>
<dl class="facts">
<dt>State</dt><dd>${active ? inForce : 'not in force'}</dd>
<dt>Published by</dt><dd>${authors(view.createdBy)}</dd>
<dt>Snapshot</dt><dd><code>${view.id}</code></dd>
<dt>Config hash</dt><dd><code>${view.configHash}</code></dd>
<dt>Engine</dt><dd>${view.engineVersion}</dd>
</dl>
${
  !active &&
  html`<section aria-labelledby="changes"><h2 id="changes">What activating it would change</h2>
${policyChangesTable(changes)}
${
  mayEdit &&
  html`<p class="quiet">It counts from the next message on. What is held already was judged by the policy of its time.</p>
${activation(place, view.id, view.version, older)}`
}</section>`
}
<section aria-labelledby="content"><h2 id="content">What it holds</h2>
<h3>Templates</h3><ul>${asDraft.templates.map((id) => html`<li><code>${id}</code></li>`)}</ul>
<h3>Rules that differ from their template</h3>
${
  rules.length === 0
    ? html`<p class="empty">None.</p>`
    : table(
        ['Rule', 'How'],
        rules.map(([id, change]) => [html`<code>${id}</code>`, shown(change)]),
      )
}
<details><summary>Settings that rules read</summary><pre class="json text">${JSON.stringify(asDraft.settings, null, 2)}</pre></details>
</section>`;
}

/** @param older whether it was published before the policy in force */
function activation(place: Place, id: string, version: number, older: boolean): Html {
  const verb = older ? 'Roll back to this one' : 'Put it in force';
  return html`<form method="dialog" data-send="POST /api/policy/snapshots/${id}/activate" data-version="${version}" data-then="${pageAddress(place, '/policy')}" data-confirm="Every message from now on is judged by this policy. ${verb}?">
${refusal}<button type="submit">${verb}</button></form>`;
}
