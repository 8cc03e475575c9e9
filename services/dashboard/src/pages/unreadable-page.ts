import { html } from './html.ts';
import { renderPage } from './layout.ts';
import { type Place, pageAddress, type Reader } from './place.ts';
import { keyHint } from './shortcuts-help.ts';

/** What people see of a submission whose stored content does not open: that it does not, and that it goes nowhere. */
export function unreadablePage(
  person: Reader,
  place: Place,
  { actionId, before, after }: { actionId: string; before: string | null; after: string | null },
): string {
  const neighbour = (id: string | null, key: string, label: string) =>
    id !== null && html`<a href="/reviews/${id}" data-key="${key}">${label}${keyHint(key)}</a>`;
  return renderPage({
    title: 'Cannot be opened',
    person,
    place,
    main: html`<nav class="row" aria-label="Holds"><a href="${pageAddress(place, '/reviews')}">All holds</a>
${neighbour(before, 'k', 'Hold before')} ${neighbour(after, 'j', 'Next hold')}</nav>
<h1>This message cannot be opened</h1>
<p class="alert" role="alert">What is stored of it does not open: its key is missing, or it was changed in the database.</p>
<p>Nobody can read, edit or approve it, and nothing of it is sent. If it waits for review, it is rejected when its time is over, and its
caller is told.</p>
<h2>What to do</h2>
<p>Give your operator these two; they find the cause under “When things fail” in the operations manual.</p>
<dl class="facts"><dt>Action id</dt><dd><code>${actionId}</code></dd>
<dt>Code</dt><dd><code>content_unreadable</code></dd></dl>`,
  });
}
