import { type CallbackEndpointView, toTime } from '@sendgate/gate';
import { type Html, html } from './html.ts';
import { timeTag } from './layout.ts';
import { type Place, pageAddress } from './place.ts';

const reasons: Readonly<Record<string, string>> = {
  gone: 'it answered 410 Gone',
  no_success_120h: 'every attempt failed for five days',
};

/**
 * Tells an admin that decisions no longer reach the callers, with the button that asks the receiver whether it is back and,
 * from elsewhere, the way to what was tried.
 * Nothing while the receiver is well.
 */
export function callbacksNotice(place: Place, endpoint: CallbackEndpointView): Html | false {
  if (endpoint.state === 'healthy') return false;
  const why =
    endpoint.state === 'disabled'
      ? html`Callbacks have been disabled since ${timeTag(toTime(endpoint.disabledAt))}: ${reasons[endpoint.disabledReason ?? ''] ?? endpoint.disabledReason}. Decisions wait until the receiver is enabled again.`
      : html`Callbacks have been failing since ${timeTag(toTime(endpoint.failingSince))}. The receiver is asked with one of them at a time, at least once an hour; the others wait.`;
  return html`<section class="alert" id="callbacks-notice" aria-label="Callbacks" data-workspace="${place.workspaceId}">
<p>${why}${place.path !== '/callbacks' && html` <a href="${pageAddress(place, '/callbacks')}">See why</a>`}</p>
<button type="button">Send it a test event now</button>
<p role="status"></p>
</section>`;
}
