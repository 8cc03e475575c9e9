import { isDeepStrictEqual } from 'node:util';
import type { ValidationErrorEntry } from '@sendgate/contracts';
import type { BacktestView, DraftValidation, PolicyDraftView } from '@sendgate/gate';
import { toTimeOrNull } from '../wire/time.ts';
import { refusal } from './alert.ts';
import { backtestForm, backtestList } from './backtest-page.ts';
import { draftRules } from './draft-rules.ts';
import { draftTestForm } from './draft-test-form.ts';
import { type Html, html } from './html.ts';
import { timeTag } from './layout.ts';
import { type Place, pageAddress } from './place.ts';
import { policyChangesTable } from './policy-changes.ts';

export interface DraftPage {
  readonly place: Place;
  readonly view: PolicyDraftView;
  /** Settings that rules read, of the policy the draft was begun on. */
  readonly base: Readonly<Record<string, unknown>>;
  /** Null until somebody asks for it. */
  readonly validation: DraftValidation | null;
  /** The latest, newest first. */
  readonly backtests: readonly BacktestView[];
}

/** The one draft of a workspace: write it, see what it would change, publish it. */
export function draftMain({ place, view, base, validation, backtests }: DraftPage): Html {
  const moved = view.basedOn !== view.activeSnapshotId;
  return html`
<h1>Draft of the policy</h1>
<p>Nothing here judges a message. Publishing makes a <a href="${pageAddress(place, '/policy')}">snapshot</a> of it, which decides once it is put in force.</p>
<dl class="facts">
<dt>Saved</dt><dd>${view.updatedBy === null ? 'never: this is the policy in force' : html`${timeTag(toTimeOrNull(view.updatedAt))} by ${view.updatedBy}`}</dd>
<dt>Written on</dt><dd><a href="${pageAddress(place, `/policy/snapshots/${view.basedOn}`)}"><code>${view.basedOn}</code></a></dd>
</dl>
${
  moved &&
  html`<p class="alert">Another policy came into force since this draft was begun. Publishing is refused until you save it again, on top of that one: settings you did not change here are then taken from it, rules and templates are as you see them below. Check it afterwards; the list of changes shows everything.</p>`
}
${fixed(view.floor)}
${validation && findings(validation, place)}
${backtestList(place, backtests)}
<form method="post" id="draft" data-version="${view.version}" data-based-on="${view.activeSnapshotId}" data-then="${pageAddress(place, '/policy/draft', { check: 'yes' })}">
${refusal}
${draftRules(view.draft, view.floor)}
${settingFields(view, base)}
<div class="bulk row"><button class="primary" type="submit">Save and check</button>
<a href="${pageAddress(place, '/policy/draft', { check: 'yes' })}">Check what is saved</a> <a href="#test">Try a text</a></div>
</form>
${draftTestForm}`;
}

/** Rules the operator has fixed for every workspace. */
function fixed(floor: PolicyDraftView['floor']): Html | null {
  const rules = Object.entries(floor?.rules ?? {});
  if (rules.length === 0) return null;
  return html`<section aria-labelledby="floor"><h2 id="floor">Fixed by the operator</h2>
<p>These rules run in every workspace, on all of their channels and without exceptions. A draft may only be stricter.</p>
<ul>${rules.map(
    ([id, { severity }]) =>
      html`<li><a href="#rule-${id}"><code>${id}</code></a>${severity && html`: at least ${severity}`}</li>`,
  )}</ul></section>`;
}

function findings({ version, problems, warnings, changes }: DraftValidation, place: Place): Html {
  return html`<section aria-labelledby="check" id="validation"><h2 id="check">What is saved, checked</h2>
${
  problems.length > 0
    ? html`<div class="alert"><p>It cannot be published:</p><ul>${problems.map(problem)}</ul></div>`
    : html`<h3>What it would change</h3>${policyChangesTable(changes, 'In force', 'In the draft')}`
}
${warnings.length > 0 && html`<h3>To know before</h3><ul>${warnings.map((warning) => html`<li>${warning}</li>`)}</ul>`}
${problems.length === 0 && changes.length > 0 && html`${backtestForm(version, place)}${publication(version, place)}`}</section>`;
}

function problem({ loc, msg }: ValidationErrorEntry): Html {
  const [, part, id] = loc;
  const place = loc.slice(1).join('.');
  const target = part === 'rules' ? `rule-${id}` : part === 'templates' ? 'templates' : 'settings-json';
  return html`<li><a href="#${target}"><code>${place}</code></a>: ${msg}</li>`;
}

function publication(version: number, place: Place): Html {
  return html`<form method="post" data-send="POST /api/policy/draft/publish" data-version="${version}" data-then="${pageAddress(place, '/policy/snapshots/{snapshot.snapshot_id}')}">
${refusal}
<p class="quiet">The snapshot judges nothing before it is put in force, which is the next page.</p>
<button class="primary" type="submit">Publish</button></form>`;
}

function settingFields({ draft }: PolicyDraftView, base: DraftPage['base']): Html {
  const { own_rules: ownRules, ...settings } = draft.settings;
  const { own_rules: ownBefore, ...before } = base as typeof draft.settings;
  const changed = Object.fromEntries(
    Object.entries(settings).filter(([name, value]) => !isDeepStrictEqual(value, before[name as keyof typeof before])),
  );
  const own = JSON.stringify(ownRules ?? [], null, 2);
  return html`<section aria-labelledby="own"><h2 id="own">Own rules</h2>
<label for="own-rules-json">A JSON list; each has an id, a name, a kind and its phrases, entities or pattern</label>
<textarea id="own-rules-json" class="json" name="own_rules" rows="${Math.min(24, Math.max(6, own.split('\n').length))}" spellcheck="false" data-changed="${String(!isDeepStrictEqual(ownRules, ownBefore))}">
${own}</textarea></section>
<section aria-labelledby="settings"><h2 id="settings">Settings that rules read</h2>
<label for="settings-json">What this draft changes, as JSON by name of the setting</label>
<textarea id="settings-json" class="json" name="settings" rows="8" spellcheck="false">
${JSON.stringify(changed, null, 2)}</textarea>
<details><summary>All of them, with their present values</summary><pre class="json text">${JSON.stringify(before, null, 2)}</pre></details></section>`;
}
