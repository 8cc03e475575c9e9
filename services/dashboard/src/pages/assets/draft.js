// @ts-nocheck Runs in a browser; the type check of the project knows Node only.
import { keepTestedText } from './draft-test.js';
import { startJsonInstead } from './json-instead.js';
import { startOwnRules } from './own-rules.js';
import { startOwnValues } from './own-values.js';
import { refuse, send } from './request.js';
import { point, settingFields } from './setting-fields.js';

/** What a server has against the rules and settings of a draft, by their places on the page. */
const onPage = (problems) =>
  problems.flatMap(({ loc: [, part, ...path], ...refused }) => {
    if (part === 'rules') return [{ path: [part, ...path], ...refused }];
    return part === 'settings' ? [{ path, ...refused }] : [];
  });

/** The editor of the policy's draft: saves it whole, then shows it checked. */
export function startDraft() {
  const form = document.querySelector('#draft');
  if (!form) return;
  const alert = form.querySelector('.alert');
  const settings = settingFields(form);
  startOwnRules();
  startOwnValues(form);
  startJsonInstead();
  settings.refuse(onPage(JSON.parse(form.dataset.problems)));
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
    const refused = settings.refuse(onPage(detail));
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
    const { rules, ...changed } = values;
    const body = {
      based_on: form.dataset.basedOn,
      templates: [...form.querySelectorAll('[name="template"]:checked')].map(({ value }) => value),
      rules,
      settings: changed,
    };
    button.disabled = true;
    const answer = await send('PUT', '/api/policy/draft', body, { 'If-Match': `"${form.dataset.version}"` });
    button.disabled = false;
    if (!answer?.ok) return refusedBy(answer);
    saved = true;
    keepTestedText();
    location.assign(form.dataset.then);
  });
}
