import { defaultKeyScopes, keyScopeMeanings, keyScopes } from '@sendgate/contracts';
import { type ApiKeyView, toTime } from '@sendgate/gate';
import { refusal } from './alert.ts';
import { type Html, html } from './html.ts';
import { fieldZone, timeTag } from './layout.ts';
import { type Place, pageAddress } from './place.ts';
import { wideTable } from './table.ts';

export interface KeysPage {
  readonly place: Place;
  readonly keys: readonly ApiKeyView[];
  /** Where callers reach the gate, without a trailing slash. */
  readonly gateUrl: string;
  /** What a key's end is held against. */
  readonly now: Date;
}

/** The keys callers prove themselves by, a form that makes one and shows it once with a request to try it by, and a button that ends one. */
export function keysMain({ place, keys, gateUrl, now }: KeysPage): Html {
  return html`
<h1>API keys</h1>
<p>Callers prove themselves by a key. Only a keyed hash of it is kept, so nobody can look it up again.</p>
${newKey(place, gateUrl)}
<section aria-labelledby="keys"><h2 id="keys">Keys</h2>
${
  keys.length > 0
    ? wideTable(
        ['Label', 'Key', 'Scopes', 'Last used', 'Created', 'Expires', 'State'],
        keys.map((key) => [
          key.label,
          html`<code>${key.prefix}…${key.lastFour}</code>${!key.livemode && html` <span class="badge calm">test</span>`}`,
          html`${key.scopes.join(', ')}${key.ipAllowlist.length > 0 && html`<br><span class="quiet">from ${key.ipAllowlist.join(', ')}</span>`}`,
          key.lastUsedAt ? timeTag(toTime(key.lastUsedAt)) : 'never',
          timeTag(toTime(key.createdAt)),
          timeTag(toTime(key.expiresAt)),
          standing(key, now),
        ]),
      )
    : html`<p class="empty">None yet. Create one and give it to whoever asks the gate before sending.</p>`
}</section>`;
}

/** A request that judges a text and keeps nothing of it, for a key yet to be filled in. */
function trial(gateUrl: string): string {
  return `curl -s ${gateUrl}/v1/check \\
  -H 'Authorization: Bearer {key}' \\
  -H 'Content-Type: application/json' \\
  -d '{"content":"As an AI language model, I cannot write that e-mail.","content_type":"email"}'`;
}

function newKey(place: Place, gateUrl: string): Html {
  return html`<form method="dialog" class="card" id="new-key" data-send="POST /api/keys">
<h2>Create a key</h2>
${refusal}
<label for="label">Label</label>
<input id="label" name="label" required maxlength="64" placeholder="Sequencer in production">
<label class="check"><input type="checkbox" name="livemode" checked> Live. Without it, what the key submits is judged in full, kept apart and never sent.</label>
<fieldset class="field"><legend>What it may do</legend>${keyScopes.map(
    (scope) =>
      html`<label class="check"><span><code>${scope}</code> <span class="quiet">${keyScopeMeanings[scope]}</span></span><input type="checkbox" name="scopes" value="${scope}" data-several${defaultKeyScopes.includes(scope) && html` checked`}></label>`,
  )}</fieldset>
<label for="expires">Ends (${fieldZone}; optional)</label>
<input id="expires" name="expires_at" type="datetime-local">
<label for="networks">Addresses or networks it may be used from, one a line (optional)</label>
<textarea id="networks" name="ip_allowlist" rows="2" placeholder="192.0.2.0/24" data-lines></textarea>
<button class="primary" type="submit">Create</button>
<div class="notice stacked" role="status" data-reply="key" hidden>
<label for="made">The new key. It is shown this once: store it now.</label>
<input id="made" readonly>
<div data-where="scopes check"><label for="trial">Try it: this judges a text, sends nothing and keeps nothing of it.</label>
<textarea id="trial" class="command" rows="4" readonly spellcheck="false" data-text="${trial(gateUrl)}"></textarea></div>
<p><a href="${pageAddress(place, '/keys')}">It is stored: show all keys</a></p>
</div>
</form>`;
}

function standing({ id, label, revokedAt, expiresAt }: ApiKeyView, now: Date): Html {
  if (revokedAt) return html`<span class="quiet">revoked ${timeTag(toTime(revokedAt))}</span>`;
  if (expiresAt && expiresAt <= now) return html`<span class="quiet">expired</span>`;
  return html`<form method="dialog" data-send="DELETE /api/keys/${id}" data-done="The key is revoked." data-confirm="Whoever uses the key “${label}” is refused within five seconds. Revoke it?">
${refusal}<button type="submit" aria-label="Revoke ${label}">Revoke</button></form>`;
}
