import { type ImportState, type SuppressionImportView, toTime } from '@sendgate/gate';
import { type Html, html } from './html.ts';
import { timeTag } from './layout.ts';
import { type Place, pageAddress } from './place.ts';
import { table } from './table.ts';

const states: Readonly<Record<ImportState, { readonly words: string; readonly tone: string }>> = {
  waiting: { words: 'waits for a worker', tone: 'calm' },
  running: { words: 'is being read', tone: 'calm' },
  done: { words: 'done', tone: 'ok' },
  failed: { words: 'failed', tone: 'block' },
};

const reasons: Readonly<Record<string, string>> = {
  no_recipient:
    'No address, domain, number with its country code, Telegram name with its @ or LinkedIn address of any channel',
};

/** Where an import stands, in words and colour. */
export function importState(state: ImportState): Html {
  return html`<span class="badge ${states[state].tone}">${states[state].words}</span>`;
}

/** One file of recipients: how far it is, and what was refused of it. */
export function importMain(place: Place, view: SuppressionImportView): Html {
  const running = view.state === 'waiting' || view.state === 'running';
  return html`
<p><a href="${pageAddress(place, '/suppression')}">Suppression list</a></p>
<h1>Import of ${timeTag(toTime(view.createdAt))}</h1>
<div id="progress" aria-live="polite">
<dl class="facts"${running && html` data-running`}>
<dt>State</dt><dd>${importState(view.state)}</dd>
<dt>Read</dt><dd><progress max="${Math.max(1, view.lines)}" value="${running ? view.rowsDone : Math.max(1, view.lines)}">${view.rowsDone} of ${view.lines}</progress> ${view.rowsDone} rows of at most ${view.lines} lines</dd>
<dt>New on the list</dt><dd>${view.added}</dd>
<dt>Refused</dt><dd>${view.invalid}</dd>
<dt>Holds ended as blocked</dt><dd>${view.holdsBlocked}</dd>
<dt>Reason</dt><dd>${view.reason}</dd>
<dt>Handed in by</dt><dd>${view.createdBy}</dd>
<dt>Ended</dt><dd>${timeTag(toTime(view.finishedAt))}</dd>
</dl>
${
  view.state === 'failed' &&
  html`<p class="alert">The file could not be read to its end: from some row on it is no table, or what was stored of it does not open. What was read before counts. Mend the file and hand it in again; who is on the list already is not added twice.</p>`
}
${refusedRows(place, view)}
</div>`;
}

function refusedRows(
  place: Place,
  { importId, errors, invalid, state, refusedUntil }: SuppressionImportView,
): Html | null {
  if (errors.length === 0) {
    return state === 'done' ? html`<p class="empty">No row was refused.</p>` : null;
  }
  return html`<section aria-labelledby="refused-rows"><h2 id="refused-rows">Refused rows</h2>
<p>${
    refusedUntil
      ? html`All ${invalid}, with what stood in them, can be downloaded until ${timeTag(toTime(refusedUntil))}: mend them and hand them in again.`
      : html`${invalid > errors.length && html`The first ${errors.length} of ${invalid} are kept. `}What stood in them is not kept: look the lines up in your file, mend them and hand it in again.`
  }
<a href="/api/workspaces/${place.workspaceId}/suppression/imports/${importId}/errors.csv" download>Download as CSV</a></p>
${table(
  ['Line', 'Why'],
  errors.map(({ line, reason }) => [line, reasons[reason] ?? reason]),
)}</section>`;
}
