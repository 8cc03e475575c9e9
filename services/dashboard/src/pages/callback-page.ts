import type { CallbackEventView } from '@sendgate/gate';
import { toTime, toTimeOrNull } from '../wire/time.ts';
import { refusal } from './alert.ts';
import { callbackState } from './callbacks-page.ts';
import { type Html, html } from './html.ts';
import { timeTag } from './layout.ts';
import { type Place, pageAddress } from './place.ts';
import { table } from './table.ts';

/** One callback: where it stands, what every attempt came to, and another attempt at once. Its body is not shown. */
export function callbackMain(place: Place, event: CallbackEventView): Html {
  return html`
<p><a href="${pageAddress(place, '/callbacks')}">Callbacks</a></p>
<h1>${event.event}</h1>
<dl class="facts">
<dt>Event</dt><dd><code>${event.eventId}</code></dd>
<dt>State</dt><dd>${callbackState(event.state)}</dd>
<dt>About</dt><dd>${event.actionId === null ? 'nothing: it is a test' : html`<a href="/reviews/${event.actionId}">${event.actionId}</a>`}</dd>
<dt>Created</dt><dd>${timeTag(toTime(event.createdAt))}</dd>
<dt>Delivered</dt><dd>${timeTag(toTimeOrNull(event.deliveredAt))}</dd>
<dt>Next attempt</dt><dd>${timeTag(toTimeOrNull(event.nextAttemptAt))}</dd>
</dl>
<form method="post" data-send="POST /api/callbacks/${event.eventId}/retry">
${refusal}<button type="submit">Deliver it now</button></form>
<section aria-labelledby="attempts"><h2 id="attempts">Attempts</h2>
${
  event.attempts.length > 0
    ? table(
        ['At', 'Attempt', 'Outcome', 'Status', 'Took', 'Answer'],
        event.attempts.map(({ attempt, outcome, statusCode, durationMs, createdAt, response }) => [
          timeTag(toTime(createdAt)),
          attempt,
          html`<span class="badge ${outcome === 'delivered' ? 'ok' : 'block'}">${outcome}</span>`,
          statusCode,
          `${durationMs} ms`,
          response ? html`<code>${response}</code>` : null,
        ]),
      )
    : html`<p class="empty">None yet. Reload in a moment.</p>`
}</section>`;
}
