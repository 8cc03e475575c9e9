import { OwnRule, type OwnRuleKind, type SettingSchema, settingSchema } from '@sendgate/contracts';
import { type Html, html } from './html.ts';
import { jsonInstead } from './json-instead.ts';
import { settingControl } from './setting-control.ts';

type Part = keyof OwnRule;
const parts = settingSchema(OwnRule).properties as Readonly<Record<Part, SettingSchema>>;

/** What a rule says where it leaves a part out. */
const leftOut: Partial<OwnRule> = { enabled: true, mode: 'enforce', fold_leet: false };
const newRule: Partial<OwnRule> = { kind: 'phrases', severity: 'WARN' };

/** Kinds, and the part each brings along. */
const kinds = { phrases: 'Phrases', entities: 'Names', pattern: 'Pattern' } as const satisfies Record<
  OwnRuleKind,
  string
>;

/**
 * The own rules of a draft, each folded away under its name, and all of them as JSON for who wants to paste. It is a setting
 * like the others (`assets/setting-fields.js`); what belongs to own rules alone is in `assets/own-rules.js`.
 *
 * @param changed whether the draft says something else of them than the policy it was begun on
 */
export function ownRulesForm(rules: readonly OwnRule[], changed: boolean): Html {
  return html`<section aria-labelledby="s-own_rules-title" id="s-own_rules" data-setting="own_rules"${changed && html` data-changed`}>
<h2 class="title" id="s-own_rules-title">Own rules</h2>
<p>Rules of this workspace alone, by phrases, names or a pattern. <a href="#test">Try a text</a> shows what they find once they are saved.</p>
<p class="problem" id="s-own_rules-problem" hidden></p>
<div data-as="either">
<div class="entries" data-as="list" data-replaced role="group" aria-labelledby="s-own_rules-title">
${rules.map((rule, index) => card(rule, index))}<template>${card(newRule)}</template><button type="button" data-add>Add a rule</button></div>
${jsonInstead('own-rules')}</div></section>`;
}

function card(rule: Partial<OwnRule>, index?: number): Html {
  const stored = index !== undefined;
  const said: Partial<OwnRule> = { ...leftOut, ...rule };
  const control = (part: Part, schema = parts[part], required = false) =>
    settingControl(schema, said[part], { key: part, ...(required && { required }) });
  const problem = html`<p class="problem" hidden></p>`;
  const labelled = (part: Part, label: string, inner = control(part)) =>
    html`<div class="field"><label><span>${label}</span>${inner}</label>${problem}</div>`;
  const needed = (part: Part, label: string) => labelled(part, label, control(part, parts[part], true));
  const group = (part: Part, label: string) =>
    html`<fieldset class="field"><legend>${label}</legend>${control(part)}${problem}</fieldset>`;
  const flag = (part: Part, label: string) =>
    html`<div class="field"><label class="check"><span>${label}</span>${control(part)}</label>${problem}</div>`;
  const ofKind = (kind: OwnRuleKind, inner: readonly Html[]) =>
    html`<div data-kind="${kind}"${said.kind !== kind && html` hidden`}>${inner}</div>`;
  return html`<details class="card own-rule" data-as="own-rule" data-named="${Object.keys(rule).join(' ')}"${stored ? html` id="own-rule-${index}"` : html` open`}>
<summary><strong data-shown="name">${rule.name ?? 'A new rule'}</strong>${
    stored &&
    html` <code>${rule.id}</code> <span class="badge ${String(rule.severity).toLowerCase()}">${rule.severity}</span>${rule.enabled === false && html` <span class="badge calm">off</span>`}${rule.mode === 'shadow' && html` <span class="badge calm">shadow</span>`}`
  }</summary>
<div class="parts">${needed('name', 'Name')}${needed('id', 'Id, in violations: lower-case words joined by underscores')}</div>
<div class="parts">${labelled('kind', 'Kind', kindChoice(said.kind))}${labelled('severity', 'Severity')}${labelled('mode', 'Mode: shadow reports only')}${flag('enabled', 'Switched on')}</div>
${ofKind('phrases', [labelled('phrases', 'Phrases, one a line'), flag('fold_leet', 'Also written in leet, such as sh1pp1ng')])}
${ofKind('entities', [labelled('entities', 'Names of organisations, people or products, one a line')])}
${ofKind('pattern', [labelled('pattern', 'Regular expression, in the syntax of RE2', control('pattern', { ...parts.pattern, 'x-input': 'text' }))])}
${needed('detail', 'What reviewers and callers read: what was found, and what to change')}
${labelled('safer_alternative', 'Safer alternative, put in the place of what was found')}
<div class="parts">${group('channels', 'Channels; all where none is chosen')}${group('content_types', 'Content types; all where none is chosen')}${group('fields', 'Parts of the message; all where none is chosen')}</div>
<div class="parts">${group('must_fire', 'Texts it must find something in')}${group('must_not_fire', 'Texts it must let pass')}</div>
${group('exceptions', 'Wordings it leaves alone')}
<p class="row"><button type="button" data-remove>Remove this rule</button> <a href="#test">Try a text</a></p></details>`;
}

function kindChoice(chosen: OwnRuleKind | undefined): Html {
  return html`<select data-as="text" data-key="kind">${Object.entries(kinds).map(
    ([kind, label]) => html`<option value="${kind}"${kind === chosen && html` selected`}>${label}</option>`,
  )}</select>`;
}
