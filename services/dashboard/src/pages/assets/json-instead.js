// @ts-nocheck Runs in a browser; the type check of the project knows Node only.
import { partsOf, readPart, Unreadable } from './setting-parts.js';

/** Forms whose rules can be had as JSON, which takes their place once somebody changes it. */
export function startJsonInstead() {
  for (const root of document.querySelectorAll('[data-as="either"]')) start(root);
}

function start(root) {
  const [rules, json] = partsOf(root);
  const fold = json.closest('details');
  const notice = fold.querySelector('[role="status"]');
  let shown = '';
  const show = () => {
    if (!fold.open || 'pasted' in json.dataset) return;
    try {
      shown = JSON.stringify(readPart(rules), null, 2);
      json.value = shown;
    } catch (error) {
      // What cannot be read yet is said when the form is sent.
      if (!(error instanceof Unreadable)) throw error;
    }
  };
  fold.addEventListener('toggle', show);
  rules.addEventListener('input', show);
  json.addEventListener('input', () => {
    const isPasted = json.value !== shown;
    json.toggleAttribute('data-pasted', isPasted);
    for (const part of root.querySelectorAll('[data-replaced]')) part.inert = isPasted;
    notice.hidden = !isPasted;
  });
}
