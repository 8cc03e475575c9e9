import { type Html, html } from './html.ts';
import { shown } from './value-table.ts';

interface Change {
  readonly part: 'template' | 'rule' | 'setting' | 'own_rule';
  readonly id: string;
  readonly before: unknown;
  readonly after: unknown;
}

const parts: Readonly<Record<Change['part'], string>> = {
  template: 'Template',
  rule: 'Rule',
  setting: 'Setting',
  own_rule: 'Own rule',
};

/** What one policy has otherwise than the one in force. */
export function policyChangesTable(changes: readonly Change[], before = 'In force', after = 'Then'): Html {
  if (changes.length === 0) return html`<p class="empty">No difference from the policy in force.</p>`;
  return html`<div class="scroll"><table class="changes"><thead><tr><th scope="col">What</th><th scope="col">${before}</th><th scope="col">${after}</th></tr></thead>
<tbody>${changes.map(
    (change) =>
      html`<tr><th scope="row">${parts[change.part]}<br><code>${change.id}</code></th><td class="long">${side(change, change.before)}</td><td class="long">${side(change, change.after)}</td></tr>`,
  )}</tbody></table></div>`;
}

/** A template is there or not; everything else has a value. */
function side({ part }: Change, value: unknown): Html {
  if (part === 'template') return html`${value === null ? 'off' : 'on'}`;
  return value === null ? html`<span class="quiet">not there</span>` : shown(value);
}
