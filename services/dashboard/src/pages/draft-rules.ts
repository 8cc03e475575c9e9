import type { PolicyFloor } from '@sendgate/contracts';
import { holdCatalog, type PolicyDraftView, ruleCatalog, templates } from '@sendgate/gate';
import { toRuleChanges } from '../wire/policy.ts';
import { type Html, html } from './html.ts';
import { jsonInstead } from './json-instead.ts';
import { ownValueTemplates, ruleFields, unknownRule } from './rule-fields.ts';

type Draft = PolicyDraftView['draft'];

/**
 * Every built-in rule under its template, with what the draft says of it and what the floor of the installation fixes, and
 * all that it says as JSON. Its scripts take it for one setting, `rules`.
 */
export function draftRules(draft: Draft, floor: PolicyFloor | null): Html {
  const changes = toRuleChanges(draft.rules);
  return html`<section aria-labelledby="templates-title" id="s-rules" data-setting="rules" data-changed><h2 class="title" id="templates-title">Templates and their rules</h2>
<p class="problem" id="s-rules-problem" hidden></p>
<div data-as="either">
<div id="templates" data-as="object">${templates.map(({ id, meaning }) => {
    const rules = ruleCatalog.filter(({ template }) => template === id);
    const touched = rules.filter((rule) => changes[rule.id] !== undefined).length;
    return html`<div class="card template">
<label class="check"><input type="checkbox" name="template" value="${id}"${draft.templates.includes(id) && html` checked`}> <strong>${id}</strong></label>
<p>${meaning}</p>
<details${touched > 0 && html` open`}><summary>${rules.length} rules${touched > 0 && html`, ${touched} changed`}</summary>
${rules.map((rule) => ruleFields(rule, changes[rule.id], floor?.rules[rule.id], draft.settings))}
${holdCatalog
  .filter(({ template }) => template === id)
  .map(
    (hold) => html`<div class="rule" id="rule-${hold.id}"><p><code>${hold.id}</code> <span class="badge">hold</span></p>
<p>${hold.meaning} It is no violation, and the setting <code>${hold.setting}</code> alone switches it.</p>
<p class="quiet" dir="auto">Such as: “${hold.examples[0]}”</p></div>`,
  )}</details></div>`;
  })}
${beyond(draft.templates, changes)}</div>
${jsonInstead('rules')}</div>
${ownValueTemplates(
  ruleCatalog.flatMap(({ params }) => params),
  draft.settings,
)}</section>`;
}

/** What a draft of another version names: it stays until somebody takes it out. */
function beyond(chosen: Draft['templates'], changes: ReturnType<typeof toRuleChanges>): Html | null {
  const strangers = chosen.filter((id) => !templates.some((template) => template.id === id));
  const rules = Object.entries(changes).filter(([id]) => !ruleCatalog.some((rule) => rule.id === id));
  if (strangers.length === 0 && rules.length === 0) return null;
  return html`<div class="card template"><h3>What this version does not have</h3>
${strangers.map((id) => html`<label class="check"><input type="checkbox" name="template" value="${id}" checked> Template <code>${id}</code></label>`)}
${rules.map(([id, change]) => unknownRule(id, change))}</div>`;
}
