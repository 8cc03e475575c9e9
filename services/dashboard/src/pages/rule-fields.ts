import {
  type FloorRule,
  type PolicySettings,
  policySettingFields,
  RuleChange,
  type SettingSchema,
  settingBounds,
  settingSchema,
} from '@sendgate/contracts';
import type { RuleDescription } from '@sendgate/gate';
import { type Html, html } from './html.ts';
import { canHold, isGrouped, isLines, plainly, settingControl } from './setting-control.ts';
import { inWords, prose } from './setting-field.ts';

const parts = settingSchema(RuleChange).properties ?? {};
const problem = html`<p class="problem" hidden></p>`;

/**
 * A built-in rule, and what a draft says of it in fields. What the fields of a part cannot hold is there as JSON, so that
 * saving loses nothing; its script reads it as a `rule` (`assets/setting-parts.js`).
 */
export function ruleFields(
  rule: RuleDescription,
  change: RuleChange | undefined,
  fixed: FloorRule | undefined,
  settings: PolicySettings,
): Html {
  const { enabled, mode, severity, ...rest } = change ?? {};
  const state = enabled === false ? 'off' : mode === 'shadow' ? 'shadow' : '';
  const option = (value: string, label: string, chosen: unknown) =>
    html`<option value="${value}"${value === (chosen ?? '') && html` selected`}>${label}</option>`;
  const stored = change ?? (fixed ? {} : null);
  const more = [...scope(rule, rest, fixed !== undefined), ...ownValues(rule, rest.params ?? {}, settings)];
  return html`<fieldset class="rule" id="rule-${rule.id}" data-rule="${rule.id}" data-as="rule" data-key="${rule.id}" data-stored="${JSON.stringify(stored)}" data-replaced${fixed && html` data-fixed`}>
<legend><code>${rule.id}</code> <span class="badge ${rule.severity.toLowerCase()}">${rule.severity}</span>${rule.hard && html` <span class="quiet">hard: taken as it is</span>`}</legend>
<p>${rule.meaning}</p>
${fixed && html`<p class="quiet">Fixed by the floor of this installation: it is on and acted on, at least ${fixed.severity ?? rule.severity}, everywhere and without exceptions. It may be stricter.</p>`}
${rule.examples[0] !== undefined && html`<p class="quiet" dir="auto">Such as: “${rule.examples[0]}”</p>`}
<div class="row">
<label for="state-${rule.id}">State</label><select id="state-${rule.id}" data-as="text" data-key="state">${option('', 'on', state)}${option('shadow', 'shadow: reports only', state)}${option('off', 'off', state)}</select>
<label for="severity-${rule.id}">Severity</label><select id="severity-${rule.id}" data-as="text" data-key="severity">${option('', `as built in (${rule.severity})`, severity)}${option('BLOCK', 'BLOCK', severity)}${option('WARN', 'WARN', severity)}</select>
</div>
${more.length > 0 && html`<details${Object.keys(rest).length > 0 && html` open`}><summary>Where it applies, its values, what it leaves alone</summary>${more}</details>`}
</fieldset>`;
}

/** What a draft says of a rule that nobody knows: kept until somebody takes it out. */
export function unknownRule(id: string, change: RuleChange): Html {
  return html`<div class="rule" id="rule-${id}" data-replaced><p><code>${id}</code></p>
${ownValue(id, 'Keep what the draft says of it', {}, change)}</div>`;
}

/** The fields a rule's own values begin with, once for all rules. */
export function ownValueTemplates(names: Iterable<keyof PolicySettings>, settings: PolicySettings): Html {
  return html`${Array.from(new Set(names), (name) => html`<template id="own-${name}">${control(schemaOf(name), settings[name])}</template>`)}`;
}

/** Where a rule applies and what it leaves alone; offered only where a policy may say it, and shown where it does. */
function scope(rule: RuleDescription, change: RuleChange, isFixed: boolean): Html[] {
  const isOpen = !rule.hard && !isFixed;
  const ticks = (part: 'channels' | 'content_types', legend: string, own: readonly string[]) => {
    const said: readonly string[] = change[part] ?? [];
    if (said.length === 0 && (!isOpen || own.length < 2)) return [];
    const words = [...new Set([...own, ...said])];
    return [
      html`<fieldset class="field"><legend>${legend}; all of these where none is ticked</legend>${settingControl({ type: 'array', items: { enum: words } }, said, { key: part })}${problem}</fieldset>`,
    ];
  };
  const exceptions = change.exceptions ?? [];
  return [
    ...ticks('channels', 'Channels', rule.channels),
    ...ticks('content_types', 'Content types', rule.contentTypes),
    ...(isOpen || exceptions.length > 0
      ? [
          html`<fieldset class="field"><legend>Wordings it leaves alone</legend>${settingControl(parts.exceptions ?? {}, exceptions, { key: 'exceptions' })}${problem}</fieldset>`,
        ]
      : []),
  ];
}

/** The settings a rule reads, each as it is for all rules until it is given a value for this one. */
function ownValues(rule: RuleDescription, params: Readonly<Record<string, unknown>>, settings: PolicySettings): Html[] {
  const taken = rule.params.map((name) => {
    const schema = schemaOf(name);
    const facts = [settingBounds(schema), isLines(schema) && 'one a line'].filter(Boolean).map((fact) => `; ${fact}`);
    const help = html`<p class="quiet">${prose(schema.description)} For all rules: <a href="#s-${name}">${inWords(schema, settings[name])}</a>${facts.join('')}.</p>`;
    return ownValue(name, `For this rule alone: ${schema.title ?? plainly(name)}`, schema, params[name], help);
  });
  const others = Object.entries(params).filter(([name]) => !(rule.params as readonly string[]).includes(name));
  const strange = others.map(([name, value]) =>
    ownValue(name, `Keep ${name}, which this rule does not read`, {}, value),
  );
  const fields = [...taken, ...strange];
  return fields.length > 0 ? [html`<div data-as="own-values" data-key="params">${fields}</div>`] : [];
}

function ownValue(name: string, label: string, schema: SettingSchema, value: unknown, help?: Html): Html {
  const isOwn = value !== undefined;
  return html`<div class="field" data-as="own-value" data-key="${name}">
<label class="check"><span>${label}</span><input type="checkbox" data-own="${name}"${isOwn && html` checked`}></label>
${help}<fieldset class="own"${!isOwn && html` hidden disabled`}><legend class="unseen">${label}</legend>${isOwn && control(canHold(schema, value) ? schema : {}, value)}</fieldset>
${problem}</div>`;
}

function control(schema: SettingSchema, value: unknown): Html {
  const inner = settingControl(schema, value, { required: true });
  return isGrouped(schema) ? inner : html`<label><span class="unseen">${schema.title ?? 'JSON'}</span>${inner}</label>`;
}

function schemaOf(name: keyof PolicySettings): SettingSchema {
  return settingSchema(policySettingFields[name]);
}
