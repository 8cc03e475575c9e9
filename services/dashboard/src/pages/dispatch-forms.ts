import { type Channel, canDispatch, channelIds, channels, type DispatchMode, dispatchModes } from '@sendgate/contracts';
import type { SettingsView } from '@sendgate/gate';
import { refusal } from './alert.ts';
import { type Html, html } from './html.ts';

const words: Readonly<Record<DispatchMode, string>> = {
  caller: 'the caller sends',
  webhook: 'your own sender (webhook)',
  smtp: 'your mail server (SMTP)',
};

/** Who sends on which channel, and the two ways Sendgate can. Each form writes its own settings. */
export function dispatchForms(workspaceId: string, view: SettingsView): Html {
  const send = html` data-send="PATCH /api/workspaces/${workspaceId}/settings" data-version="${view.version}" data-done="Saved."`;
  return html`<section aria-labelledby="ways"><h2 id="ways">Who sends</h2>
<div class="columns">${modes(send, view)}${webhook(send, view)}${smtp(send, view)}</div></section>`;
}

function modes(send: Html, { settings }: SettingsView): Html {
  const chosen = (id: Channel) => settings.dispatch_mode[id] ?? 'caller';
  return html`<form method="dialog" class="card"${send}>
<h3>By channel</h3>
${refusal}
${channelIds.map(
  (id) => html`<label for="mode-${id}">${channels[id].label}</label>
<select id="mode-${id}" name="dispatch_mode.${id}">${dispatchModes
    .filter((mode) => canDispatch(id, mode))
    .map(
      (mode) => html`<option value="${mode}"${mode === chosen(id) && html` selected`}>${words[mode]}</option>`,
    )}</select>`,
)}
<p class="quiet">Settled for each message when it is submitted. Going back to the caller cancels what has not begun.</p>
<button class="primary" type="submit">Save</button>
</form>`;
}

function webhook(send: Html, { settings, secretsSet }: SettingsView): Html {
  return html`<form method="dialog" class="card"${send}>
<h3>Your own sender</h3>
${refusal}
<label for="webhook-url">Address messages are posted to</label>
<input id="webhook-url" name="dispatch_webhook_url" type="url" maxlength="2048" value="${settings.dispatch_webhook_url}" placeholder="https://sender.example.com/messages" data-null>
<input type="text" autocomplete="username" value="dispatch webhook" hidden readonly>
<label for="webhook-secret">Secret that signs them ${secretsSet.dispatch_webhook_secret ? '(set; type a new one to replace it)' : '(not set)'}</label>
<input id="webhook-secret" name="dispatch_webhook_secret" type="password" autocomplete="new-password" minlength="16" maxlength="128">
<button class="primary" type="submit">Save</button>
</form>`;
}

function smtp(send: Html, { settings: { dispatch_smtp: server }, secretsSet }: SettingsView): Html {
  const encryption = server?.encryption ?? 'starttls';
  return html`<form method="dialog" class="card"${send}>
<h3>Your mail server</h3>
${refusal}
<label for="smtp-host">Host (empty: no mail server)</label>
<input id="smtp-host" name="dispatch_smtp.host" maxlength="253" value="${server?.host}" data-whole="dispatch_smtp">
<label for="smtp-port">Port</label>
<input id="smtp-port" name="dispatch_smtp.port" type="number" min="1" max="65535" value="${server?.port ?? 587}">
<label for="smtp-encryption">Encryption</label>
<select id="smtp-encryption" name="dispatch_smtp.encryption">${(['starttls', 'tls', 'none'] as const).map(
    (value) => html`<option${value === encryption && html` selected`}>${value}</option>`,
  )}</select>
<label for="smtp-user">User (optional)</label>
<input id="smtp-user" name="dispatch_smtp.user" maxlength="254" autocomplete="username" value="${server?.user}" data-null>
<label for="smtp-password">Password ${secretsSet.dispatch_smtp_password ? '(set; to be given again when host, port or user change)' : '(not set)'}</label>
<input id="smtp-password" name="dispatch_smtp_password" type="password" autocomplete="new-password" maxlength="1024">
<label for="smtp-from">From address</label>
<input id="smtp-from" name="dispatch_smtp.from" type="email" maxlength="254" value="${server?.from}">
<label for="smtp-from-name">From name (optional)</label>
<input id="smtp-from-name" name="dispatch_smtp.from_name" maxlength="120" value="${server?.from_name}" data-null>
<label for="dkim-domain">DKIM domain (empty: not signed)</label>
<input id="dkim-domain" name="dispatch_smtp.dkim.domain" maxlength="253" value="${server?.dkim?.domain}" data-whole="dispatch_smtp.dkim">
<label for="dkim-selector">DKIM selector</label>
<input id="dkim-selector" name="dispatch_smtp.dkim.selector" maxlength="253" value="${server?.dkim?.selector}">
<label for="dkim-key">DKIM private key, PEM ${secretsSet.dispatch_dkim_key ? '(set)' : '(not set)'}</label>
<textarea id="dkim-key" name="dispatch_dkim_key" rows="3" maxlength="8192" autocomplete="off" spellcheck="false"></textarea>
<button class="primary" type="submit">Save</button>
</form>`;
}
