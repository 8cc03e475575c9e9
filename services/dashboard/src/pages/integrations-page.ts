import type { CrmConnection, EvidenceProperty } from '@sendgate/contracts';
import { crmCallbackPath } from '@sendgate/crm';
import { refusal } from './alert.ts';
import { type Html, html } from './html.ts';
import { timeTag } from './layout.ts';
import { type Place, pageAddress } from './place.ts';
import { table } from './table.ts';

export interface IntegrationsPage {
  readonly connection: CrmConnection;
  readonly properties: readonly EvidenceProperty[];
  readonly appOrigin: string;
}

const badges = {
  connected: { words: 'connected', tone: 'ok' },
  disconnected: { words: 'not connected', tone: 'calm' },
  needs_reconnect: { words: 'connect again', tone: 'block' },
} as const;

/** How the workspace is connected with its CRM, and the forms that change that. */
export function integrationsMain(place: Place, { connection, properties, appOrigin }: IntegrationsPage): Html {
  const { available, state } = connection;
  return html`
<h1>Integrations</h1>
<section aria-labelledby="crm"><h2 id="crm">CRM <span class="badge ${badges[state].tone}">${badges[state].words}</span></h2>
<p>What the CRM knows of a contact becomes evidence for what messages claim. Contacts can be tagged when a message to them is blocked, and messages drafted in the CRM can be put before the gate.</p>
${!available && unavailable(appOrigin)}
${state === 'needs_reconnect' && html`<p class="alert">The CRM does not accept this connection any more. Until an admin connects it again there is no evidence; tags are made up for afterwards.</p>`}
${state !== 'disconnected' && facts(connection)}
${available && connectForm(connection)}
${available && state !== 'disconnected' && disconnectForm}
</section>
${available && state !== 'disconnected' && evidence(place, connection, properties)}`;
}

function unavailable(appOrigin: string): Html {
  return html`<p class="empty">The operator of this installation has to register it as an app of the CRM first, with the redirect address <code>${appOrigin}${crmCallbackPath}</code>, and to set <code>CRM_CLIENT_ID</code> and <code>CRM_CLIENT_SECRET</code>.</p>`;
}

function facts({ portal_id, connected_by, connected_at, tagging }: CrmConnection): Html {
  return html`<dl class="facts">
<dt>Account</dt><dd><code>${portal_id}</code></dd>
<dt>Connected</dt><dd>${timeTag(connected_at)} by ${connected_by}</dd>
<dt>Tagging</dt><dd>${tagging ? 'on: svc_gate_blocked and svc_gate_action_id are written to contacts' : 'off: nothing is written to the CRM'}</dd>
</dl>`;
}

const disconnectForm = html`<form method="dialog" data-send="DELETE /api/integrations/crm" data-done="Disconnected." data-confirm="There will be no more evidence from the CRM, and its webhooks will be refused. Tags stay as they are. Disconnect?">
${refusal}<button type="submit">Disconnect</button></form>`;

function connectForm({ state, tagging }: CrmConnection): Html {
  return html`<form method="dialog" class="card" data-send="POST /api/integrations/crm/connect" data-goes="authorize_url">
<h3>${state === 'disconnected' ? 'Connect' : 'Connect again'}</h3>
${refusal}
<p class="quiet">You go on to the CRM and agree there to contacts and their properties being read. Only a token to ask anew with is kept, encrypted.</p>
<label class="check"><input type="checkbox" name="tagging"${tagging && html` checked`}> Enable tagging: also agree to two properties of contacts being written.</label>
<button class="primary" type="submit">Go on to the CRM</button>
</form>`;
}

function evidence(place: Place, { intake_url }: CrmConnection, properties: readonly EvidenceProperty[]): Html {
  return html`<section aria-labelledby="evidence"><h2 id="evidence">Evidence</h2>
<p class="quiet">Changes of these properties count as evidence: <a href="${pageAddress(place, '/settings')}#s-crm_evidence_properties">choose others</a>.</p>
${table(
  ['Property', 'Evidence for', 'About'],
  properties.map(({ property, event_type, about }) => [html`<code>${property}</code>`, event_type, `the ${about}`]),
)}
</section>
<section aria-labelledby="intake"><h2 id="intake">Webhook</h2>
<p>Let the CRM post changes of contacts and drafts to this address. What it does not sign is refused.</p>
<p><code>${intake_url}</code></p>
</section>`;
}
