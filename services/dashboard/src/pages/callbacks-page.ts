import { type CallbackState, callbackFailures } from '@sendgate/contracts';
import {
  type CallbackEndpointView,
  type CallbackEventView,
  type EndpointState,
  type Page,
  type SettingsView,
  toTime,
} from '@sendgate/gate';
import { refusal } from './alert.ts';
import { callbacksNotice } from './callbacks-notice.ts';
import { type Html, html } from './html.ts';
import { fieldZone, timeTag } from './layout.ts';
import { beyondEnd, pager } from './pager.ts';
import { type Place, pageAddress } from './place.ts';
import { wideTable } from './table.ts';

export interface CallbacksPage {
  readonly place: Place;
  readonly settings: SettingsView;
  readonly endpoint: CallbackEndpointView;
  readonly events: Page<CallbackEventView>;
  readonly size: number;
  readonly offset: number;
  readonly state: CallbackState | undefined;
  /** How many were just handed in once more; undefined where nobody has asked for it. */
  readonly replayed: number | undefined;
  /** What a replay covers unless somebody says otherwise. */
  readonly range: { readonly from: Date; readonly to: Date };
}

/** What the list can be narrowed to, in the words of the page. */
const states: readonly (readonly [CallbackState | undefined, string])[] = [
  [undefined, 'All'],
  ['pending', 'Waiting'],
  ['dead', 'Given up'],
  ['suspended', 'Parked'],
  ['delivered', 'Delivered'],
];

const tones: Readonly<Record<string, string>> = { delivered: 'ok', dead: 'block', suspended: 'warn' };
const health: Readonly<Record<EndpointState, string>> = { healthy: 'ok', failing: 'warn', disabled: 'block' };

/** Where a callback stands, in words and colour. */
export function callbackState(state: string): Html {
  const words = states.find(([name]) => name === state)?.[1].toLowerCase() ?? state;
  return html`<span class="badge ${tones[state] ?? 'calm'}">${words}</span>`;
}

/** What came of an attempt; where the receiver gave no answer, what that says of it. */
export function attemptOutcome(outcome: string): Html {
  const words = (callbackFailures as Readonly<Record<string, string>>)[outcome];
  return html`<span class="badge ${outcome === 'delivered' ? 'ok' : 'block'}">${outcome}</span>${
    words && html`<br><span class="quiet">${words}</span>`
  }`;
}

/** How the receiver of decisions is doing, what it was told, and what it still has to be told. */
export function callbacksMain(page: CallbacksPage): Html {
  const { place, endpoint, replayed } = page;
  return html`
<h1>Callbacks</h1>
<p>Each decision about a held message is posted to your receiver, as often as it takes over three days. Callers without one ask for the action.</p>
${callbacksNotice(place, endpoint)}
${replayed !== undefined && html`<p role="status">${replayed === 0 ? 'Nothing of that time was left to deliver.' : `${replayed} ${replayed === 1 ? 'callback is' : 'callbacks are'} on the way again.`}</p>`}
<div class="columns">${receiver(page)}${endpoint.url !== null && probes(page)}</div>
${log(page)}`;
}

function receiver({ place, settings, endpoint }: CallbacksPage): Html {
  return html`<form method="dialog" class="card" data-send="PATCH /api/workspaces/${place.workspaceId}/settings" data-version="${settings.version}" data-done="Saved.">
<h2>Receiver</h2>
${refusal}
${
  endpoint.url !== null &&
  html`<dl class="facts">
<dt>State</dt><dd>${endpointState(endpoint)}</dd>
<dt>Last success</dt><dd>${timeTag(toTime(endpoint.lastSuccessAt))}</dd>
<dt>Failures in a row</dt><dd>${endpoint.consecutiveFailures}</dd>
${endpoint.previousSecretUntil && html`<dt>Old secret valid until</dt><dd>${timeTag(toTime(endpoint.previousSecretUntil))}</dd>`}
</dl>`
}
<label for="callback-url">Address (empty: no callbacks)</label>
<input id="callback-url" name="callback_url" type="url" maxlength="2048" value="${endpoint.url}" placeholder="https://example.com/sendgate" data-null>
<input type="text" autocomplete="username" value="callbacks" hidden readonly>
<label for="callback-secret">Secret that signs them ${endpoint.secretSet ? '(set; type a new one to replace it)' : '(not set)'}</label>
<input id="callback-secret" name="callback_secret" type="password" autocomplete="new-password" minlength="16" maxlength="128">
<p class="quiet">A replaced secret signs beside the new one for 24 hours.</p>
<button class="primary" type="submit">Save</button>
</form>`;
}

/** How a receiver is doing. A few failures make it none that fails, and nobody knows yet of one that was never tried. */
export function endpointState({
  state,
  consecutiveFailures,
  lastSuccessAt,
}: Pick<CallbackEndpointView, 'state' | 'consecutiveFailures' | 'lastSuccessAt'>): Html {
  if (state !== 'healthy') return html`<span class="badge ${health[state]}">${state}</span>`;
  if (consecutiveFailures > 0) return html`<span class="badge warn">did not answer last</span>`;
  return lastSuccessAt === null
    ? html`<span class="badge calm">not tried yet</span>`
    : html`<span class="badge ok">healthy</span>`;
}

function probes({ place, range, endpoint }: CallbacksPage): Html {
  const list = pageAddress(place, '/callbacks');
  return html`<div>
<form method="dialog" class="card" data-send="POST /api/callbacks/test" data-then="${pageAddress(place, '/callbacks/{event_id}')}">
<h2>Test it</h2>
${refusal}
<p>Posts a <code>gate.test</code> event${endpoint.secretSet && ', signed as every other,'} and shows what the receiver answered.</p>
<button type="submit">Send a test event</button>
</form>
<form method="dialog" class="card" data-send="POST /api/callbacks/replay" data-then="${list}${list.includes('?') ? '&' : '?'}replayed={replayed}">
<h2>Replay</h2>
${refusal}
<p>Delivers again what was given up between two moments.</p>
<label for="from">From (${fieldZone})</label>
<input id="from" name="from" type="datetime-local" required value="${minuteOf(range.from)}">
<label for="to">To (${fieldZone})</label>
<input id="to" name="to" type="datetime-local" required value="${minuteOf(new Date(range.to.getTime() + MINUTE_MS))}">
<button type="submit">Replay</button>
</form>
</div>`;
}

const MINUTE_MS = 60_000;

/** The minute a moment is in, as a field for times says it. */
function minuteOf(moment: Date): string {
  return toTime(moment).slice(0, 'YYYY-MM-DDTHH:MM'.length);
}

function log({ place, events, state, size, offset }: CallbacksPage): Html {
  return html`<section aria-labelledby="log"><h2 id="log">Log</h2>
<nav aria-label="Which callbacks"><ul class="tabs">${states.map(
    ([name, words]) =>
      html`<li><a href="${pageAddress(place, '/callbacks', { state: name })}"${name === state && html` aria-current="page"`}>${words}</a></li>`,
  )}</ul></nav>
${
  events.items.length > 0
    ? wideTable(
        ['Event', 'About', 'State', 'Attempts', 'Last answer', 'Created', 'Next attempt'],
        events.items.map((event) => [
          html`<a href="${pageAddress(place, `/callbacks/${event.eventId}`)}">${event.event}</a>`,
          event.actionId && html`<a href="/reviews/${event.actionId}">the message</a>`,
          callbackState(event.state),
          event.attemptCount,
          lastAnswer(event),
          timeTag(toTime(event.createdAt)),
          timeTag(toTime(event.nextAttemptAt)),
        ]),
      )
    : (beyondEnd(place, offset, { state }) ??
      html`<p class="empty">${state === undefined ? 'Nothing yet. With an address set, each decision of a reviewer appears here.' : 'None.'}</p>`)
}
${pager(place, { size, offset, shown: events.items.length, hasMore: events.hasMore }, { state })}
</section>`;
}

/** Why a callback is not delivered, in the words of the receiver where it has said any. */
function lastAnswer({ attempts }: CallbackEventView): Html | null {
  const last = attempts.at(-1);
  if (!last) return null;
  const { outcome, statusCode, response } = last;
  return html`${outcome === 'delivered' ? statusCode : attemptOutcome(outcome)}${
    response && html`<br><span class="quiet clamped">${response}</span>`
  }`;
}
