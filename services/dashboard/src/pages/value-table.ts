import { type Html, html } from './html.ts';

type Values = Readonly<Record<string, unknown>>;

/** What a record says, name by name. Where it carries `before` and `after`, the two stand side by side. */
export function valueTable(detail: Values): Html {
  const { before, after, ...rest } = detail;
  const plain = Object.entries(rest);
  return html`${
    plain.length > 0 &&
    html`<dl class="facts">${plain.map(([name, value]) => html`<dt>${name}</dt><dd>${shown(value)}</dd>`)}</dl>`
  }${(isValues(before) || isValues(after)) && sideBySide(isValues(before) ? before : {}, isValues(after) ? after : {})}`;
}

function sideBySide(before: Values, after: Values): Html {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return html`<div class="scroll"><table><thead><tr><th scope="col">What</th><th scope="col">Before</th><th scope="col">After</th></tr></thead>
<tbody>${names.map(
    (name) =>
      html`<tr><th scope="row">${name}</th><td class="long">${shown(before[name])}</td><td class="long">${shown(after[name])}</td></tr>`,
  )}</tbody></table></div>`;
}

/** A value as people read it: text as it is, lists, also of named values, and named values line by line, what holds others as JSON over several lines. */
export function shown(value: unknown): Html {
  if (value === null || value === undefined) return html`–`;
  if (typeof value === 'string') return html`${value}`;
  if (typeof value !== 'object') return html`${String(value)}`;
  const parts = Object.entries(value);
  if (
    parts.length > 0 &&
    parts.every(([, part]) => isPlain(part) || (isValues(value) ? isPlainList(part) : isFlat(part)))
  ) {
    return html`${parts.map(([name, part]) => html`<span class="pair" dir="auto">${isValues(value) && `${name}: `}${words(part)}</span>`)}`;
  }
  const text = JSON.stringify(value, null, 1);
  return text.length < 60 ? html`<code>${JSON.stringify(value)}</code>` : html`<pre class="json">${text}</pre>`;
}

function words(part: unknown): string {
  if (isValues(part))
    return Object.entries(part)
      .map(([name, value]) => `${name}: ${words(value)}`)
      .join(', ');
  return part === null ? '–' : Array.isArray(part) ? part.join(', ') || 'none' : String(part);
}

function isPlain(part: unknown): boolean {
  return part === null || typeof part !== 'object';
}

function isFlat(part: unknown): boolean {
  return isValues(part) && Object.values(part).every(isPlain);
}

function isPlainList(part: unknown): boolean {
  return Array.isArray(part) && part.every(isPlain);
}

function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
