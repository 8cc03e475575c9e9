import { channels, type DeliveryStatus, dispatchAttempts } from '@sendgate/contracts';
import { type SettingsView, type SubmissionListView, type SubmissionView, toTime } from '@sendgate/gate';
import { refusal } from './alert.ts';
import { dispatchForms } from './dispatch-forms.ts';
import { type Html, html } from './html.ts';
import { timeTag } from './layout.ts';
import { messageTitle } from './message-title.ts';
import { table } from './table.ts';

/** A message on its way, and how its dispatch stands; null where that cannot be read. */
export interface Dispatched {
  readonly item: SubmissionListView;
  readonly dispatch: SubmissionView['dispatch'];
}

export interface DispatchPage {
  readonly workspaceId: string;
  readonly settings: SettingsView;
  readonly unknown: readonly Dispatched[];
  readonly failed: readonly Dispatched[];
  readonly underWay: readonly Dispatched[];
  /** True where there are more than are shown. */
  readonly more: Readonly<Record<'unknown' | 'failed' | 'underWay', boolean>>;
}

/** Who sends what, what Sendgate is sending just now, and what a person has to look at. */
export function dispatchMain(page: DispatchPage): Html {
  const { settings, more } = page;
  const paused = settings.settings.pause_mode !== 'off';
  return html`
<h1>Dispatch</h1>
<p>Whoever submits a message also sends it, unless a channel says otherwise here. What Sendgate sends, it sends at most once.</p>
${paused && html`<p class="alert">The workspace is paused (<code>pause_mode</code>: ${settings.settings.pause_mode}). Nothing that has not begun goes out before the pause ends.</p>`}
${section('unknown', 'Nobody knows whether it was sent', page.unknown, more.unknown, unknownHelp, unknownAction)}
${section('failed', 'Not sent', page.failed, more.failed, failedHelp, failedAction)}
${section('under-way', 'On its way', page.underWay, more.underWay, null, null)}
${dispatchForms(page.workspaceId, settings)}`;
}

/** What each list is for, where there is nothing on it. */
const nothing = {
  unknown: 'Nothing. What began and got no answer is listed here, for a person to look at.',
  failed: 'Nothing. What a provider refused is listed here, to be sent again.',
  'under-way': 'Nothing. Who sends is chosen below, for each channel.',
} as const;

const unknownHelp = html`It began, and no answer came. Look at the provider first. If it arrived, leave it: nothing is ever sent again by itself. If it did not, send it again.`;
const failedHelp = html`The provider refused it, or all ${dispatchAttempts} attempts were refused before anything was sent. Mend the cause, then send it again.`;

function section(
  id: keyof typeof nothing,
  title: string,
  found: readonly Dispatched[],
  more: boolean,
  help: Html | null,
  action: ((found: Dispatched) => Html) | null,
): Html {
  return html`<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2>
${
  found.length === 0
    ? html`<p class="empty">${nothing[id]}</p>`
    : html`${help && html`<p>${help}</p>`}${table(
        ['Message', 'Channel', 'State', 'Since', ...(action ? ['Decide'] : [])],
        found.map((one) => [
          html`<a href="/reviews/${one.item.actionId}" dir="auto">${messageTitle(one.item)}</a><br><span class="quiet">to ${one.item.recipient}</span>`,
          channels[one.item.channel].label,
          state(one),
          timeTag(toTime(one.dispatch?.beganAt ?? one.item.updatedAt)),
          ...(action ? [action(one)] : []),
        ]),
      )}${more && html`<p class="quiet">There are more; these are the newest. The API lists all of them by <code>delivery_status</code>.</p>`}`
}</section>`;
}

const tones: Readonly<Partial<Record<DeliveryStatus, string>>> = { unknown: 'warn', failed: 'block' };

function state({ item, dispatch }: Dispatched): Html {
  const status = item.deliveryStatus ?? 'pending';
  return html`<span class="badge ${tones[status] ?? 'calm'}">${status}</span>${
    dispatch &&
    html`<br><span class="quiet">${dispatch.mode}, ${dispatch.attempts} attempt${dispatch.attempts === 1 ? '' : 's'}${
      dispatch.error && html`, ${dispatch.error}`
    }</span>`
  }`;
}

function unknownAction({ item }: Dispatched): Html {
  return retry(
    item,
    { confirm_unknown: true },
    'It did not arrive: send it again',
    `If this message did arrive, ${item.recipient} gets it twice. Have you looked at the provider?`,
  );
}

function failedAction({ item }: Dispatched): Html {
  return retry(item, {}, 'Send it again', null);
}

function retry({ actionId }: SubmissionListView, body: object, label: string, confirm: string | null): Html {
  return html`<form method="dialog" data-send="POST /api/dispatches/${actionId}/retry" data-body="${JSON.stringify(body)}" data-done="It is on its way again."${confirm !== null && html` data-confirm="${confirm}"`}>
${refusal}<button type="submit">${label}</button></form>`;
}
