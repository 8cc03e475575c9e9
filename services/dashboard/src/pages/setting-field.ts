import { type SettingSchema, settingBounds } from '@sendgate/contracts';
import { type Html, html } from './html.ts';
import { isGrouped, isLines, plainly, settingControl } from './setting-control.ts';

/**
 * A setting with all there is to say about it, and the field it is entered in. Its script is `assets/setting-fields.js`.
 *
 * @param mark one word about it, beside its title
 * @param note what else to know, below it
 * @param changed `true` where what stands here is sent although nobody touches it
 */
export function settingField(
  name: string,
  schema: SettingSchema,
  value: unknown,
  { mark, note, changed }: { readonly mark?: string; readonly note?: Html; readonly changed?: boolean } = {},
): Html {
  const orNull = Array.isArray(schema.type) && schema.type.includes('null');
  const facts = [
    settingBounds(schema),
    isLines(schema) && 'one a line',
    orNull && 'may be left empty',
    `default: ${inWords(schema, schema.default)}`,
  ]
    .filter(Boolean)
    .join('; ');
  const id = `s-${name}`;
  const control = settingControl(schema, value, { id, required: true });
  return html`<div class="setting" data-setting="${name}"${changed && html` data-changed`}>
<div>${isGrouped(schema) ? html`<span class="title" id="${id}-title">${schema.title}</span>` : html`<label class="title" id="${id}-title" for="${id}">${schema.title}</label>`}${mark && html` <span class="badge calm">${mark}</span>`}
<p id="${id}-about">${prose(schema.description)}</p><p class="quiet"><code>${name}</code> ${facts}</p>${note}</div>
<div>${control}<p class="problem" id="${id}-problem" hidden></p></div></div>`;
}

/** A text with names between backticks. */
export function prose(text = ''): Html {
  return html`${text.split('`').map((part, at) => (at % 2 === 0 ? html`${part}` : html`<code>${part}</code>`))}`;
}

/** A value as people say it. */
export function inWords(schema: SettingSchema, value: unknown): string {
  if (value === null || value === undefined) return 'not set';
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (Array.isArray(value))
    return value.length === 0 ? 'empty' : `${value.length} ${value.length === 1 ? 'entry' : 'entries'}`;
  if (typeof value !== 'object') return value === '' ? 'empty' : schema.enum ? plainly(value) : String(value);
  const parts = Object.entries(value).map(([key, part]) => {
    const inner = schema.properties?.[key] ?? {};
    return `${inner.title ?? plainly(key)} ${inWords(inner, part)}`;
  });
  return parts.length === 0 ? 'empty' : parts.join(', ');
}
