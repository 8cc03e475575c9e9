// @ts-nocheck Runs in a browser; the type check of the project knows Node only.
import { readPart } from './setting-parts.js';

/** The form of own rules: shows the parts of the kind that is chosen, and takes JSON in the place of the rules. */
export function startOwnRules() {
  const root = document.querySelector('[data-as="own-rules"]');
  if (!root) return;
  const list = root.querySelector('[data-as="list"]');
  list.addEventListener('input', ({ target }) => {
    const rule = target.closest('[data-as="own-rule"]');
    const { key } = target.dataset;
    if (key === 'name') rule.querySelector('[data-shown="name"]').textContent = target.value || 'A new rule';
    if (key !== 'kind') return;
    for (const part of rule.querySelectorAll('[data-kind]')) part.hidden = part.dataset.kind !== target.value;
  });

  const fold = root.querySelector('#own-rules-json');
  const [json, notice] = ['textarea', '[role="status"]'].map((part) => fold.querySelector(part));
  let shown = '';
  const show = () => {
    if (!fold.open || 'pasted' in json.dataset) return;
    shown = JSON.stringify(readPart(list), null, 2);
    json.value = shown;
  };
  fold.addEventListener('toggle', show);
  list.addEventListener('input', show);
  json.addEventListener('input', () => {
    const isPasted = json.value !== shown;
    json.toggleAttribute('data-pasted', isPasted);
    list.inert = isPasted;
    notice.hidden = !isPasted;
  });
}
