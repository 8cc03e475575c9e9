import type { FloorRule, PolicyFloor } from '@sendgate/contracts';
import { holdCatalog, type PolicyDraftView, type RuleDescription, ruleCatalog, templates } from '@sendgate/gate';
import { toRuleChanges } from '../wire/policy.ts';
import { type Html, html } from './html.ts';

type Draft = PolicyDraftView['draft'];

/** Every built-in rule under its template, with what the draft says of it and what the floor of the installation fixes. */
export function draftRules(draft: Draft, floor: PolicyFloor | null): Html {
  const changes = toRuleChanges(draft.rules);
  return html`<section aria-labelledby="templates-title"><h2 id="templates-title">Templates and their rules</h2>
<div id="templates">${templates.map(({ id, meaning }) => {
    const rules = ruleCatalog.filter(({ template }) => template === id);
    const touched = rules.filter((rule) => changes[rule.id] !== undefined).length;
    return html`<div class="card template">
<label class="check"><input type="checkbox" name="template" value="${id}"${draft.templates.includes(id) && html` checked`}> <strong>${id}</strong></label>
<p>${meaning}</p>
<details${touched > 0 && html` open`}><summary>${rules.length} rules${touched > 0 && html`, ${touched} changed`}</summary>
${rules.map((rule) => ruleFields(rule, changes[rule.id], floor?.rules[rule.id]))}
${holdCatalog
  .filter(({ template }) => template === id)
  .map(
    (hold) => html`<div class="rule" id="rule-${hold.id}"><p><code>${hold.id}</code> <span class="badge">hold</span></p>
<p>${hold.meaning} It is no violation, and the setting <code>${hold.setting}</code> alone switches it.</p>
<p class="quiet" dir="auto">Such as: “${hold.examples[0]}”</p></div>`,
  )}</details></div>`;
  })}</div></section>`;
}

function ruleFields(
  rule: RuleDescription,
  change: Readonly<Record<string, unknown>> | undefined,
  fixed: FloorRule | undefined,
): Html {
  const { enabled, mode, severity, ...rest } = change ?? {};
  const state = enabled === false ? 'off' : mode === 'shadow' ? 'shadow' : '';
  const more = Object.keys(rest).length > 0 ? JSON.stringify(rest, null, 2) : '';
  const option = (value: string, label: string, chosen: unknown) =>
    html`<option value="${value}"${value === (chosen ?? '') && html` selected`}>${label}</option>`;
  return html`<fieldset class="rule" id="rule-${rule.id}" data-rule="${rule.id}"${fixed && html` data-fixed`}>
<legend><code>${rule.id}</code> <span class="badge ${rule.severity.toLowerCase()}">${rule.severity}</span>${rule.hard && html` <span class="quiet">hard: taken as it is</span>`}</legend>
<p>${rule.meaning}</p>
${fixed && html`<p class="quiet">Fixed by the floor of this installation: it is on and acted on, at least ${fixed.severity ?? rule.severity}, everywhere and without exceptions. It may be stricter.</p>`}
${rule.examples[0] !== undefined && html`<p class="quiet" dir="auto">Such as: “${rule.examples[0]}”</p>`}
<div class="row">
<label for="state-${rule.id}">State</label><select id="state-${rule.id}" name="state">${option('', 'on', state)}${option('shadow', 'shadow: reports only', state)}${option('off', 'off', state)}</select>
<label for="severity-${rule.id}">Severity</label><select id="severity-${rule.id}" name="severity">${option('', `as built in (${rule.severity})`, severity)}${option('BLOCK', 'BLOCK', severity)}${option('WARN', 'WARN', severity)}</select>
</div>
<details${more !== '' && html` open`}><summary>Channels, parameters, exceptions</summary>
<label for="more-${rule.id}">JSON with any of channels, content_types, params${rule.params.length > 0 && html` (${rule.params.join(', ')})`}, exceptions</label>
<textarea id="more-${rule.id}" class="json" name="more" rows="${more === '' ? 3 : Math.min(16, more.split('\n').length + 1)}" spellcheck="false">
${more}</textarea></details>
</fieldset>`;
}
