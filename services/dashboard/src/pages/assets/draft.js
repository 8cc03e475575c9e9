// @ts-nocheck Runs in a browser; the type check of the project knows Node only.
import { keepTestedText } from './draft-test.js';
import { startOwnRules } from './own-rules.js';
import { refuse, send } from './request.js';
import { point, settingFields, unfold } from './setting-fields.js';

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

/** What a server has against the settings of a draft, by their names. */
const ofSettings = (problems) =>
  problems.flatMap(({ loc: [, part, ...path], msg }) => (part === 'settings' ? [{ path, msg }] : []));

/** The editor of the policy's draft: saves it whole, then shows it checked. */
export function startDraft() {
  const form = document.querySelector('#draft');
  if (!form) return;
  const alert = form.querySelector('.alert');
  const settings = settingFields(form);
  startOwnRules();
  settings.refuse(ofSettings(JSON.parse(form.dataset.problems)));
  let saved = false;
  let touched = false;
  form.addEventListener('input', () => {
    touched = true;
    document.querySelector('#test-unsaved').hidden = false;
  });
  addEventListener('beforeunload', (event) => {
    if (touched && !saved) event.preventDefault();
  });
  async function refusedBy(answer) {
    const detail = answer?.status === 422 ? (await answer.clone().json()).detail : [];
    const refused = settings.refuse(ofSettings(detail));
    if (refused.length > 0 && refused.length === detail.length) point(alert, refused);
    else await refuse(alert, answer);
  }

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const button = form.querySelector('[type="submit"]');
    alert.hidden = true;
    settings.clear();
    // The draft names what it changes, and only that: the rest follows the policy it is saved on.
    const { values, refused } = settings.read(settings.all.filter((one) => one.isKept || one.isChanged()));
    if (refused.length > 0) return point(alert, refused);
    let body;
    try {
      body = {
        based_on: form.dataset.basedOn,
        templates: [...form.querySelectorAll('[name="template"]:checked')].map(({ value }) => value),
        rules: changedRules(form),
        settings: values,
      };
    } catch (error) {
      if (!(error instanceof Unsendable)) throw error;
      alert.textContent = error.message;
      alert.hidden = false;
      unfold(error.field);
      error.field.focus();
      return;
    }
    button.disabled = true;
    const answer = await send('PUT', '/api/policy/draft', body, { 'If-Match': `"${form.dataset.version}"` });
    button.disabled = false;
    if (!answer?.ok) return refusedBy(answer);
    saved = true;
    keepTestedText();
    location.assign(form.dataset.then);
  });
}
