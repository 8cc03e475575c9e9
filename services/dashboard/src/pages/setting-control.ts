import type { SettingSchema } from '@sendgate/contracts';
import { type Html, html } from './html.ts';
import { fieldZone } from './layout.ts';

/** Where a control stands: its own id on the page, or inside a label that holds it. */
interface Spot {
  readonly id?: string;
  /** Its name in the object it is part of. */
  readonly key?: string;
  /** The form is not sent without it. */
  readonly required?: boolean;
}

/** Texts from this length on get several lines. */
const PARAGRAPH = 200;

/**
 * What a value of any schema is entered with, as its script (`assets/setting-parts.js`) reads it again: `data-as` names
 * the reading of an element, `data-key` its name in the object around it.
 */
export function settingControl(schema: SettingSchema, value: unknown, spot: Spot): Html {
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? []);
  if (schema.enum) return choice(schema, value, spot);
  if (types.includes('boolean'))
    return html`<input type="checkbox"${as('flag', spot)}${value === true && html` checked`}>`;
  if (types.includes('integer') || types.includes('number')) return number(schema, types, value, spot);
  if (types.includes('string')) return text(schema, types, value, spot);
  if (types.includes('array')) return list(schema, Array.isArray(value) ? value : [], spot);
  if (schema.properties) return members('object', schema, valuesOf(value), spot);
  if (typeof schema.additionalProperties === 'object') return pairs(schema.additionalProperties, valuesOf(value), spot);
  return json(value, spot);
}

/** True where the control of a schema can hold a value, its bounds aside; what it cannot is only to be had as JSON. */
export function canHold(schema: SettingSchema, value: unknown): boolean {
  if (schema.enum) return schema.enum.includes(value);
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? []);
  if (value === null) return types.includes('null');
  if (types.includes('array')) return Array.isArray(value) && value.every((one) => canHold(schema.items ?? {}, one));
  if (types.includes('object') && typeof value === 'object' && !Array.isArray(value)) {
    const free = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined;
    return Object.entries(value).every(([key, part]) => {
      const inner = schema.properties?.[key] ?? free;
      return inner !== undefined && canHold(inner, part);
    });
  }
  return types.includes(typeof value) || (typeof value === 'number' && types.includes('integer'));
}

/** True for a control of several fields, which a label cannot name. */
export function isGrouped({ enum: choices, properties, additionalProperties, items }: SettingSchema): boolean {
  return !choices && Boolean(properties ?? additionalProperties ?? items?.properties);
}

/** True for a list of texts that are entered one a line, as long as each fits one. */
export function isLines({ items }: SettingSchema): boolean {
  return items?.type === 'string' && !items.enum && (items.maxLength ?? 0) <= 2 * PARAGRAPH;
}

/** A word of the code as people write it. */
export function plainly(word: unknown): string {
  return String(word).replaceAll('_', ' ');
}

function as(reading: string, { id, key }: Spot): Html {
  return html`${id !== undefined && html` id="${id}" aria-describedby="${id}-about"`} data-as="${reading}"${key !== undefined && html` data-key="${key}"`}`;
}

/** What an empty field stands for; where that is nothing at all, the form may not be sent with one. */
function empty(nothing: 'null' | 'text' | null, { required }: Spot): Html {
  return html`${nothing ? html` data-empty="${nothing}"` : required && html` required`}`;
}

function choice({ enum: choices = [] }: SettingSchema, value: unknown, spot: Spot): Html {
  return html`<select${as('text', spot)}>${choices.map(
    (one) => html`<option value="${String(one)}"${one === value && html` selected`}>${plainly(one)}</option>`,
  )}</select>`;
}

/** Any of a few words; none says that all are meant. */
function choices(words: readonly unknown[], values: readonly unknown[], spot: Spot): Html {
  return html`<div class="choices"${named(spot)}${as('choices', spot)}>${words.map(
    (word) =>
      html`<label class="check"><input type="checkbox" value="${String(word)}"${values.includes(word) && html` checked`}> ${plainly(word)}</label>`,
  )}</div>`;
}

function number(schema: SettingSchema, types: readonly string[], value: unknown, spot: Spot): Html {
  const nothing = types.includes('null') ? 'null' : null;
  return html`<input type="number" step="${types.includes('integer') ? '1' : 'any'}" min="${schema.minimum}" max="${schema.maximum}" value="${scalar(value)}"${empty(nothing, spot)}${as('number', spot)}>`;
}

function text(schema: SettingSchema, types: readonly string[], value: unknown, spot: Spot): Html {
  const nothing = types.includes('null') ? 'null' : schema.minLength || schema.pattern ? null : 'text';
  const field = html`${schema.maxLength && html` maxlength="${schema.maxLength}"`}${schema.pattern && html` pattern="${schema.pattern}"`}${schema.examples && html` placeholder="${String(schema.examples[0])}" title="Such as ${String(schema.examples[0])}"`}${empty(nothing, spot)}${as('text', spot)}`;
  if (schema.format === 'date-time') return moment(scalar(value), nothing, spot);
  if ((schema.maxLength ?? 0) < PARAGRAPH || schema['x-input']) {
    return html`<input type="${schema['x-input'] ?? 'text'}" value="${scalar(value)}"${field}>`;
  }
  return html`<textarea rows="2"${field}>
${scalar(value)}</textarea>`;
}

/** A moment to the minute; the exact one stays until somebody chooses another. */
function moment(exact: string, nothing: 'null' | 'text' | null, spot: Spot): Html {
  const minute = exact && new Date(exact).toISOString().slice(0, 16);
  return html`<input type="datetime-local" value="${minute}" data-exact="${exact}"${empty(nothing, spot)}${as('moment', spot)}>`;
}

function list(schema: SettingSchema, values: readonly unknown[], spot: Spot): Html {
  const { items = {} } = schema;
  if (items.enum) return choices(items.enum, values, spot);
  if (items.type === 'integer') {
    return html`<input value="${values.join(', ')}" placeholder="${scalar(schema.examples?.[0])}"${as('numbers', spot)}>`;
  }
  if (isLines(schema) && values.every(fitsLine)) {
    return html`<textarea rows="${Math.min(12, Math.max(2, values.length + 1))}"${as('lines', spot)}>
${values.join('\n')}</textarea>`;
  }
  const about = Object.entries(items.properties ?? {}).flatMap(([key, { title, description }]) =>
    description ? `${title ?? plainly(key)}: ${description.replace(/\.$/, '')}` : [],
  );
  const row = (value?: unknown) =>
    html`<div class="entry">${
      items.properties
        ? members('row', items, valuesOf(value), {})
        : html`<label><span class="unseen">Entry</span>${settingControl(items, value, {})}</label>`
    }${takeAway}</div>`;
  return html`<div class="entries"${named(spot)}${as('list', spot)}>
${about.length > 0 && html`<p class="quiet">${about.join('. ')}.</p>`}
${values.map(row)}<template>${row()}</template>${addition}</div>`;
}

/** One value after another on lines of their own says the same list again. */
function fitsLine(value: unknown): boolean {
  return typeof value === 'string' && value === value.trim() && !/[\r\n]/.test(value);
}

function members(reading: 'object' | 'row', schema: SettingSchema, values: Values, spot: Spot): Html {
  const offered = Object.entries(schema.properties ?? {}).filter(([, part]) => !part.deprecated);
  const parts = offered.map(([key, part]) => {
    const required = reading === 'object' && schema.required?.includes(key);
    const control = settingControl(part, values[key], { key, ...(required && { required }) });
    const name = part.title ?? plainly(key);
    if (part.properties || part.items?.properties || part.items?.enum)
      return html`<div class="part"><span>${name}</span>${control}</div>`;
    const zone = part.format === 'date-time' && html` (${fieldZone})`;
    return html`<label${part.type === 'boolean' && html` class="check"`}><span>${name}${zone}</span>${control}</label>`;
  });
  return html`<div class="parts"${named(spot)}${as(reading, spot)}>${parts}</div>`;
}

function pairs(schema: SettingSchema, values: Values, spot: Spot): Html {
  const properties = { name: { type: 'string', title: 'Name', minLength: 1 }, value: { ...schema, title: 'Value' } };
  const row = ([name, value]: readonly [string, unknown]) =>
    html`<div class="entry">${members('row', { properties }, { name, value }, {})}${takeAway}</div>`;
  return html`<div class="entries"${named(spot)}${as('pairs', spot)}>${Object.entries(values).map(row)}<template>${row(['', undefined])}</template>${addition}</div>`;
}

function json(value: unknown, spot: Spot): Html {
  return html`<textarea class="json" rows="6" spellcheck="false"${as('json', spot)}>
${JSON.stringify(value, null, 1)}</textarea>`;
}

const addition = html`<button type="button" data-add>Add</button>`;
const takeAway = html`<button type="button" data-remove>Remove</button>`;

/** A group is named by the label of its setting. */
function named({ id }: Spot): Html | null {
  return id === undefined ? null : html` role="group" aria-labelledby="${id}-title"`;
}

type Values = Readonly<Record<string, unknown>>;

function valuesOf(value: unknown): Values {
  return typeof value === 'object' && value !== null ? (value as Values) : {};
}

function scalar(value: unknown): string {
  return value === null || value === undefined ? '' : String(value);
}
