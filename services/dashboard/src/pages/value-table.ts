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

/** A value as people read it: text as it is, the rest as JSON over several lines. */
export function shown(value: unknown): Html {
  if (value === null || value === undefined) return html`–`;
  if (typeof value === 'string') return html`${value}`;
  if (typeof value !== 'object') return html`${String(value)}`;
  const flat = Object.entries(value);
  if (isValues(value) && flat.every(([, part]) => typeof part !== 'object' || part === null)) {
    return html`${flat.map(([name, part]) => html`<span class="pair">${name}: ${part === null ? '–' : String(part)}</span>`)}`;
  }
  const text = JSON.stringify(value, null, 1);
  return text.length < 60 ? html`<code>${JSON.stringify(value)}</code>` : html`<pre class="json">${text}</pre>`;
}

function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
