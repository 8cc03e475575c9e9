// @ts-nocheck Runs in a browser; the type check of the project knows Node only.
import { keepTestedText } from './draft-test.js';
import { refuse, send } from './request.js';

/** Why a draft cannot even be sent, with the field to mend. */
class Unsendable extends Error {
  constructor(field, message) {
    super(message);
    this.field = field;
  }
}

function readJson(field, fallback) {
  if (field.value.trim() === '') return fallback;
  try {
    return JSON.parse(field.value);
  } catch (error) {
    const label = field.closest('[data-rule]')?.dataset.rule ?? field.name;
    throw new Unsendable(field, `${label}: this is no JSON. ${error.message}`);
  }
}

/** What a draft says of the rules somebody changed. */
function changedRules(form) {
  const rules = {};
  for (const part of form.querySelectorAll('[data-rule]')) {
    const [state, severity, more] = ['state', 'severity', 'more'].map((name) => part.querySelector(`[name="${name}"]`));
    const change = {
      ...readJson(more, {}),
      ...(state.value === 'off' && { enabled: false }),
      ...(state.value === 'shadow' && { mode: 'shadow' }),
      ...(severity.value && { severity: severity.value }),
    };
    // What the floor fixes is named even where its template is off.
    if (Object.keys(change).length > 0 || 'fixed' in part.dataset) rules[part.dataset.rule] = change;
  }
  return rules;
}

/** Settings as the draft changes them; the own rules go along when they are other than those it was begun on. */
function changedSettings(form) {
  const { settings, own_rules: own } = form.elements;
  const changed = readJson(settings, {});
  if (own.dataset.changed === 'true' || own.value !== own.defaultValue) changed.own_rules = readJson(own, []);
  return changed;
}

/** The editor of the policy's draft: saves it whole, then shows it checked. */
export function startDraft() {
  const form = document.querySelector('#draft');
  if (!form) return;
  const alert = form.querySelector('.alert');
  let saved = false;
  let touched = false;
  form.addEventListener('input', () => {
    touched = true;
    document.querySelector('#test-unsaved').hidden = false;
  });
  addEventListener('beforeunload', (event) => {
    if (touched && !saved) event.preventDefault();
  });
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const button = form.querySelector('[type="submit"]');
    alert.hidden = true;
    let body;
    try {
      body = {
        based_on: form.dataset.basedOn,
        templates: [...form.querySelectorAll('[name="template"]:checked')].map(({ value }) => value),
        rules: changedRules(form),
        settings: changedSettings(form),
      };
    } catch (error) {
      if (!(error instanceof Unsendable)) throw error;
      alert.textContent = error.message;
      alert.hidden = false;
      for (let fold = error.field.closest('details'); fold; fold = fold.parentElement.closest('details'))
        fold.open = true;
      error.field.focus();
      return;
    }
    button.disabled = true;
    const answer = await send('PUT', '/api/policy/draft', body, { 'If-Match': `"${form.dataset.version}"` });
    button.disabled = false;
    if (!answer?.ok) return refuse(alert, answer);
    saved = true;
    keepTestedText();
    location.assign(form.dataset.then);
  });
}
