// @ts-nocheck Runs in a browser; the type check of the project knows Node only.
import { explain, send } from './request.js';

const handlers = new Map();
const fields = 'input:not([type="checkbox"]), textarea, select';

/** Names what a key does on this page; `shift+` stands before a letter. */
export function onKey(key, run) {
  handlers.set(key, run);
}

/** What a click on it does; a field is stepped into, and whatever hides it is opened. */
export function use(control) {
  for (let fold = control.closest('details'); fold; fold = fold.parentElement.closest('details')) fold.open = true;
  if (control.matches(fields)) control.focus();
  else control.click();
}

/** The control of the page a key stands for, unless it may not be used now. Parts of settings (`data-as`) have keys of another kind. */
export const controlOf = (key) => document.querySelector(`[data-key="${key}"]:not(:disabled, [data-as])`);

function nameOf({ key, shiftKey }) {
  if (!/^[a-z]$/i.test(key)) return key;
  return `${shiftKey ? 'shift+' : ''}${key.toLowerCase()}`;
}

function onKeydown(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented) return;
  if (document.querySelector('dialog[open]')) return;
  if (event.target.closest?.(fields)) {
    if (event.key === 'Escape') event.target.blur();
    return;
  }
  const key = nameOf(event);
  const control = /["\\]/.test(key) ? null : controlOf(key);
  const run = handlers.get(key) ?? (control && (() => use(control)));
  if (!run) return;
  event.preventDefault();
  run();
}

/** Keys of the page and the dialog that explains them; the dialog opens by mouse whether keys act or not. */
export function startShortcuts() {
  const help = document.querySelector('#help');
  if (!help) return;
  document.querySelector('#open-help').addEventListener('click', () => help.showModal());
  help.querySelector('#shortcuts').addEventListener('change', async ({ currentTarget: box }) => {
    const said = help.querySelector('#shortcuts-said');
    const answer = await send('PUT', '/api/session/shortcuts', { on: box.checked });
    if (answer?.ok) {
      said.textContent = box.checked ? 'Keys act from now on.' : 'Keys do nothing from now on.';
      apply(box.checked);
    } else {
      said.textContent = await explain(answer);
      box.checked = !box.checked;
    }
  });
  apply(document.body.dataset.shortcuts === 'on');
}

function apply(on) {
  document.body.dataset.shortcuts = on ? 'on' : 'off';
  document.removeEventListener('keydown', onKeydown);
  if (on) document.addEventListener('keydown', onKeydown);
  nameKeys();
}

/** Tells screen readers the keys of controls, also of those that came into the page later. */
export function nameKeys(part = document) {
  const on = document.body.dataset.shortcuts === 'on';
  for (const control of part.querySelectorAll('[data-key]:not([data-as])')) {
    if (on) control.setAttribute('aria-keyshortcuts', control.dataset.key.replace('shift+', 'Shift+'));
    else control.removeAttribute('aria-keyshortcuts');
  }
}
