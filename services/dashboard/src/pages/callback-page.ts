import { type CallbackEventView, toTime } from '@sendgate/gate';
import { refusal } from './alert.ts';
import { attemptOutcome, callbackState } from './callbacks-page.ts';
import { type Html, html } from './html.ts';
import { timeTag } from './layout.ts';
import { type Place, pageAddress } from './place.ts';
import { table } from './table.ts';

/** How soon an attempt is for somebody to wait for it. */
const SOON_MS = 60_000;

/**
 * One callback: where it stands, what every attempt came to, and another attempt at once. Its body is not shown. As long as an
 * attempt is near, the page shows by itself what comes of it.
 */
export function callbackMain(place: Place, event: CallbackEventView, now: Date): Html {
  const { state, nextAttemptAt } = event;
  const isNear = state === 'pending' && (nextAttemptAt?.getTime() ?? 0) - now.getTime() < SOON_MS;
  const hadIt = event.attempts.some(({ outcome }) => outcome === 'delivered');
  return html`
<p><a href="${pageAddress(place, '/callbacks')}">Callbacks</a></p>
<h1>${event.event}</h1>
<div id="progress">
<dl class="facts">
<dt>Event</dt><dd><code>${event.eventId}</code></dd>
<dt>State</dt><dd>${callbackState(event.state)}</dd>
<dt>About</dt><dd>${event.actionId === null ? 'nothing: it is a test' : html`<a href="/reviews/${event.actionId}">${event.actionId}</a>`}</dd>
<dt>Created</dt><dd>${timeTag(toTime(event.createdAt))}</dd>
<dt>Delivered</dt><dd>${timeTag(toTime(event.deliveredAt))}</dd>
<dt>Next attempt</dt><dd>${timeTag(toTime(event.nextAttemptAt))}</dd>
</dl>
<section aria-labelledby="attempts"><h2 id="attempts">Attempts</h2>
${
  event.attempts.length > 0
    ? table(
        ['At', 'Attempt', 'Outcome', 'Status', 'Took', 'Answer'],
        event.attempts.map(({ attempt, outcome, statusCode, durationMs, createdAt, response }) => [
          timeTag(toTime(createdAt)),
          attempt,
          attemptOutcome(outcome),
          statusCode,
          `${durationMs} ms`,
          response ? html`<code>${response}</code>` : null,
        ]),
      )
    : html`<p class="empty">None yet.</p>`
}</section>
${isNear && html`<p class="quiet" role="status" data-running>An attempt is on its way …</p>`}
</div>
<form method="dialog" data-send="POST /api/callbacks/${event.eventId}/retry" data-done="It is on its way again.">
${hadIt && html`<p class="quiet">The receiver has it. Delivered again, it comes under the same id.</p>`}
${refusal}<button type="submit">Deliver it ${hadIt ? 'again' : 'now'}</button></form>`;
}
