import { isDeepStrictEqual } from 'node:util';
import { settingGroups, settingSchema, type ValidationErrorEntry } from '@sendgate/contracts';
import { type BacktestView, type DraftValidation, type PolicyDraftView, toTime } from '@sendgate/gate';
import { refusal } from './alert.ts';
import { inPlainWords } from './assets/plain-words.js';
import { backtestForm, backtestList } from './backtest-page.ts';
import { draftRules } from './draft-rules.ts';
import { draftTestForm } from './draft-test-form.ts';
import { type Html, html } from './html.ts';
import { timeTag } from './layout.ts';
import { ownRulesForm } from './own-rules-form.ts';
import { type Place, pageAddress } from './place.ts';
import { policyChangesTable } from './policy-changes.ts';
import { settingField } from './setting-field.ts';

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
<dt>Saved</dt><dd>${view.updatedBy === null ? 'never: this is the policy in force' : html`${timeTag(toTime(view.updatedAt))} by ${view.updatedBy}`}</dd>
<dt>Written on</dt><dd><a href="${pageAddress(place, `/policy/snapshots/${view.basedOn}`)}"><code>${view.basedOn}</code></a></dd>
</dl>
${
  moved &&
  html`<p class="alert">Another policy came into force since this draft was begun. Publishing is refused until you save it again, on top of that one: settings you did not change here are then taken from it, rules and templates are as you see them below. Check it afterwards; the list of changes shows everything.</p>`
}
${fixed(view.floor)}
${validation && findings(validation, place)}
${backtestList(place, backtests)}
<form method="dialog" id="draft" autocomplete="off" data-problems="${JSON.stringify(validation?.problems ?? [])}" data-version="${view.version}" data-based-on="${view.activeSnapshotId}" data-then="${pageAddress(place, '/policy/draft', { check: 'yes' })}">
${draftRules(view.draft, view.floor)}
${settingSections(view, base)}
<div class="bulk row">${refusal}<button class="primary" type="submit">Save and check</button>
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

function problem({ loc, ...refused }: ValidationErrorEntry): Html {
  const [, part, id, at] = loc;
  const place = loc.slice(1).join('.');
  const target =
    part === 'rules'
      ? `rule-${id}`
      : part === 'templates'
        ? 'templates'
        : id === 'own_rules'
          ? `own-rule-${at}`
          : `s-${id}`;
  return html`<li><a href="#${target}"><code>${place}</code></a>: ${inPlainWords(refused)}</li>`;
}

function publication(version: number, place: Place): Html {
  return html`<form method="dialog" data-send="POST /api/policy/draft/publish" data-version="${version}" data-then="${pageAddress(place, '/policy/snapshots/{snapshot.snapshot_id}')}">
${refusal}
<p class="quiet">The snapshot judges nothing before it is put in force, which is the next page.</p>
<button class="primary" type="submit">Publish</button></form>`;
}

/** Own rules, and the settings that rules read, as the page of settings has them; those the draft changes are unfolded. */
function settingSections({ draft }: PolicyDraftView, base: DraftPage['base']): Html {
  const { settings } = draft;
  const isChanged = (name: string) => !isDeepStrictEqual(settings[name as keyof typeof settings], base[name]);
  const groups = settingGroups.map(({ id, title, fields }) => ({
    ...{ id, title },
    fields: Object.entries(fields).filter(([name]) => name in settings && name !== 'own_rules'),
  }));
  return html`${ownRulesForm(settings.own_rules, isChanged('own_rules'))}
<section class="settings" aria-labelledby="settings"><h2 id="settings">Settings that rules read</h2>
${groups.map(({ title, fields }) => {
  const changed = fields.filter(([name]) => isChanged(name)).length;
  if (fields.length === 0) return html``;
  return html`<details class="card"${changed > 0 && html` open`}><summary>${title}${changed > 0 && html`, ${changed} changed`}</summary>
${fields.map(([name, schema]) =>
  settingField(
    name,
    settingSchema(schema),
    settings[name as keyof typeof settings],
    isChanged(name) ? { mark: 'changed', changed: true } : {},
  ),
)}</details>`;
})}</section>`;
}
