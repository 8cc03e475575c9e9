import { type AuditRecord, type ErasureState, type ErasureView, type Page, toTime } from '@sendgate/gate';
import { refusal } from './alert.ts';
import { doneBy } from './authors.ts';
import { eventName } from './event-name.ts';
import { type Html, html } from './html.ts';
import { timeTag } from './layout.ts';
import { beyondEnd, pager } from './pager.ts';
import { type Place, pageAddress } from './place.ts';
import { table } from './table.ts';

const states: Readonly<Record<ErasureState, { readonly words: string; readonly tone: string }>> = {
  waiting: { words: 'waits for a worker', tone: 'calm' },
  running: { words: 'being erased', tone: 'calm' },
  done: { words: 'done', tone: 'ok' },
  failed: { words: 'failed', tone: 'block' },
};

/** Requests to forget a recipient, and the form for a new one. */
export function erasuresMain(
  place: Place,
  { page, size, offset }: { page: Page<ErasureView>; size: number; offset: number },
): Html {
  return html`
<h1>Erasures</h1>
<p>Forgets a person: texts, addresses, notes and callbacks about them go; ids, times, rules and hashes stay as the proof of what was decided. It cannot be undone. Holds to them are rejected.</p>
<form method="dialog" class="card desk" data-send="POST /api/privacy/erase" data-then="${pageAddress(place, '/erasures/{erasure_id}')}" data-confirm="Everything stored about this recipient will be erased. This cannot be undone. Go on?">
<h2>Erase a recipient</h2>
${refusal}
<label for="recipient">Address, number, handle or profile</label>
<input id="recipient" name="recipient" required minlength="3" maxlength="500" autocomplete="off">
<p class="quiet">Every channel with recipients of that form is looked through. An address with another plus-tag is another recipient: name each.</p>
<button class="primary" type="submit">Erase</button>
</form>
<section aria-labelledby="requests"><h2 id="requests">Requests</h2>
${
  page.items.length === 0
    ? (beyondEnd(place, offset) ??
      html`<p class="empty">Nobody has asked to be forgotten yet. Each request is listed here, with how far it is and what proves it.</p>`)
    : table(
        ['Asked for', 'State', 'Messages erased', 'By', 'Ended'],
        page.items.map((item) => [
          html`<a href="${pageAddress(place, `/erasures/${item.erasureId}`)}">${timeTag(toTime(item.createdAt))}</a>`,
          badge(item.state),
          item.submissions,
          item.requestedBy,
          timeTag(toTime(item.finishedAt)),
        ]),
      )
}
${pager(place, { size, offset, shown: page.items.length, hasMore: page.hasMore })}</section>`;
}

/** One request, with the records that prove what came of it. */
export function erasureMain(place: Place, view: ErasureView, proof: Page<AuditRecord>): Html {
  const running = view.state === 'waiting' || view.state === 'running';
  return html`
<p><a href="${pageAddress(place, '/erasures')}">All erasures</a></p>
<h1>Erasure of ${timeTag(toTime(view.createdAt))}</h1>
<div id="progress" aria-live="polite">
<dl class="facts"${running && html` data-running`}>
<dt>State</dt><dd>${badge(view.state)}</dd>
<dt>Messages erased</dt><dd>${view.submissions}</dd>
<dt>Asked for by</dt><dd>${view.requestedBy}</dd>
<dt>Ended</dt><dd>${timeTag(toTime(view.finishedAt))}</dd>
<dt>Recipient</dt><dd><code>${view.recipientHash}</code> <span class="quiet">a keyed hash: whom it names is not shown any more</span></dd>
<dt>Request</dt><dd><code>${view.erasureId}</code></dd>
</dl>
${
  view.state === 'failed' &&
  html`<p class="alert">What was stored of this request does not open, so nobody knows any more whom it is about. Ask for the same recipient again.</p>`
}
${
  view.state === 'done' &&
  view.submissions === 0 &&
  html`<p class="notice">No message to this recipient was stored as the request wrote it. If there should have been one, look for it among <a href="${pageAddress(place, '/messages')}">all messages</a>, and ask again with the recipient as it stands there.</p>`
}
<section aria-labelledby="proof"><h2 id="proof">Proof</h2>
<p class="quiet">Records of the audit log, which nobody can change. They name the person by the hash alone.${proof.hasMore && ' These are the newest.'} <a href="${pageAddress(place, '/audit', { subject: view.erasureId })}">In the audit log</a></p>
${
  proof.items.length === 0
    ? html`<p class="empty">No record yet.</p>`
    : table(
        ['Record', 'When', 'By', 'Message'],
        proof.items.map(({ kind, at, actor, actionId }) => [
          eventName(kind),
          timeTag(toTime(at)),
          doneBy(actor),
          actionId,
        ]),
      )
}</section>
</div>`;
}

function badge(state: ErasureState): Html {
  return html`<span class="badge ${states[state].tone}">${states[state].words}</span>`;
}
