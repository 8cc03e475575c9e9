import { type Channel, channelIds, channels } from '@sendgate/contracts';
import { type Html, html } from './html.ts';
import type { Place } from './place.ts';
import { keyHint } from './shortcuts-help.ts';

/** Options of a field that narrows a list, the first of which narrows nothing. */
export function anyOr<Value extends string>(
  values: readonly Value[],
  chosen: string | undefined,
  label: (value: Value) => string = (value) => value,
): Html {
  return html`<option value="">Any</option>${values.map(
    (value) => html`<option value="${value}"${value === chosen && html` selected`}>${label(value)}</option>`,
  )}`;
}

/** What every search of messages begins with: which one, and on which channel. */
export function soughtFields(
  { workspaceId, memberships }: Place,
  { q, channel }: { readonly q?: string | undefined; readonly channel?: string | undefined },
): Html {
  return html`${memberships.length > 1 && html`<input type="hidden" name="workspace" value="${workspaceId}">`}
<div class="wide"><label for="q">Recipient, rule or action id${keyHint('/')}</label>
<input id="q" name="q" type="search" maxlength="500" value="${q}" data-key="/"></div>
<div><label for="channel">Channel</label><select id="channel" name="channel">${anyOr(channelIds, channel, (id: Channel) => channels[id].label)}</select></div>`;
}
