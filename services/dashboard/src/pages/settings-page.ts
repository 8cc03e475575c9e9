import {
  policySettingNames,
  type SettingGroup,
  type SettingGroupId,
  type SettingSecret,
  settingBounds,
  settingGroups,
  settingSchema,
  settingSecrets,
} from '@sendgate/contracts';
import type { SettingsView } from '@sendgate/gate';
import { refusal } from './alert.ts';
import { type Html, html } from './html.ts';
import { type Place, pageAddress } from './place.ts';
import { inWords, prose, settingField } from './setting-field.ts';

/** Groups that have a page of their own, which holds their forms. */
const elsewhere: Readonly<Partial<Record<SettingGroupId, { path: string; words: string }>>> = {
  dispatch: { path: '/dispatch', words: 'Change them on the page of dispatches' },
  'own-rules': { path: '/policy/draft', words: 'Change them in the draft of the policy' },
};

/** Every setting of a workspace, in a form made of the tables they stand in. Its script sends what was changed. */
export function settingsMain(place: Place, view: SettingsView): Html {
  return html`
<h1>Settings</h1>
<p>What is changed here holds from the next message on, limits within five seconds, and is on record. Rules read those marked “policy”: changing one publishes a <a href="${pageAddress(place, '/policy')}">snapshot</a> that is in force at once.</p>
<nav aria-label="Groups of settings"><ul class="tabs wrap">${settingGroups.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}</ul></nav>
<form method="dialog" id="settings" autocomplete="off" data-path="/api/workspaces/${place.workspaceId}/settings" data-version="${view.version}">
<input type="text" autocomplete="username" value="secrets of the workspace" hidden readonly>
${settingGroups.map((group) => section(place, group, view))}
<div class="bulk row">${refusal}<button class="primary" type="submit">Save</button><span role="status"></span></div>
</form>`;
}

function section(place: Place, group: SettingGroup & { readonly id: SettingGroupId }, view: SettingsView): Html {
  const there = elsewhere[group.id];
  const names = Object.entries(group.fields).map(([name, schema]) => [name, settingSchema(schema)] as const);
  const values = view.settings as Readonly<Record<string, unknown>>;
  return html`<section class="settings" aria-labelledby="${group.id}"><h2 id="${group.id}">${group.title}</h2>
${
  there
    ? html`<p><a href="${pageAddress(place, there.path)}">${there.words}</a></p>
<dl class="facts">${names.map(([name, schema]) => html`<dt>${schema.title}</dt><dd>${inWords(schema, values[name])}</dd>`)}${group.secrets?.map(
        (name) =>
          html`<dt>${settingSchema(settingSecrets[name]).title}</dt><dd>${view.secretsSet[name] ? 'set' : 'not set'}</dd>`,
      )}</dl>${view.warnings.length > 0 && group.id === 'own-rules' && html`<ul>${view.warnings.map((warning) => html`<li>${warning}</li>`)}</ul>`}`
    : html`${names.map(([name, schema]) => settingField(name, schema, values[name], asides(place, name, view)))}${group.secrets?.map((name) => secret(name, view.secretsSet[name]))}`
}</section>`;
}

/** What is said of a setting beside what it is: that rules read it, and by whom it would be read where none in force does. */
function asides(place: Place, name: string, view: SettingsView): { mark?: string; note?: Html } {
  if (!(policySettingNames as readonly string[]).includes(name)) return {};
  const readers = view.unread.find(({ setting }) => setting === name)?.readers;
  if (!readers) return { mark: 'policy' };
  const note = html`<p class="notice">It changes nothing at present: ${readers.map(
    ({ rule, template }, at) => html`${at > 0 && ', '}<code>${rule}</code> of <code>${template}</code>`,
  )} would read it, and no such rule is in force. <a href="${pageAddress(place, '/policy/draft')}">Switch it on in the draft of the policy</a></p>`;
  return { mark: 'policy', note };
}

function secret(name: SettingSecret, isSet: boolean): Html {
  const schema = settingSchema(settingSecrets[name]);
  const id = `s-${name}`;
  return html`<div class="setting" data-setting="${name}">
<div><label class="title" for="${id}">${schema.title}</label>
<p>${prose(schema.description)}</p><p class="quiet"><code>${name}</code> ${settingBounds(schema)}; nobody can read it again</p></div>
<div><div data-as="secret"><p><span data-state>${isSet ? 'Set' : 'Not set'}</span>. Type a new one to ${isSet ? 'replace' : 'set'} it.</p>
<input id="${id}" type="password" autocomplete="new-password" minlength="${schema.minLength}" maxlength="${schema.maxLength}">
<label class="check"${!isSet && html` hidden`}><input type="checkbox"> Remove it</label></div><p class="problem" id="${id}-problem" hidden></p></div></div>`;
}
