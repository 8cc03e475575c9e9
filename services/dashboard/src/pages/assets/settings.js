// @ts-nocheck Runs in a browser; the type check of the project knows Node only.
import { entries, refuse, send } from './request.js';
import { partAt, readPart, startEntries, Unreadable } from './setting-parts.js';

/** Where in its setting something stands, for people, who count from one. */
const place = (path) =>
  path.map((step) => (typeof step === 'number' ? `entry ${step + 1}` : step.replaceAll('_', ' '))).join(', ');

const fieldOf = (part) =>
  part.matches('input, select, textarea') ? part : part.querySelector('input, select, textarea');

/** Changes which texts a field is read out with. */
function describe(field, change) {
  const ids = change(field.getAttribute('aria-describedby')?.split(' ') ?? []);
  if (ids.length > 0) field.setAttribute('aria-describedby', ids.join(' '));
  else field.removeAttribute('aria-describedby');
}

/** A setting on the page: reads it, knows whether it was changed, and says beside it what is wrong with it. */
function settingOf(element) {
  const name = element.dataset.setting;
  const root = element.querySelector('[data-as]');
  const problem = element.querySelector('.problem');
  const read = () => JSON.stringify(readPart(root));
  let before = read();
  return {
    name,
    title: element.querySelector('.title').textContent,
    value: () => readPart(root),
    isChanged: () => read() !== before,
    saved() {
      if (root.dataset.as === 'secret') keepSecret(root);
      before = read();
    },
    clear() {
      problem.hidden = true;
      problem.textContent = '';
      for (const field of element.querySelectorAll('[aria-invalid]')) {
        field.removeAttribute('aria-invalid');
        describe(field, (ids) => ids.filter((id) => id !== problem.id));
      }
    },
    /** Marks a part as wrong; hands out the field to go to. */
    refuse(part, message) {
      problem.textContent = [problem.textContent, message].filter(Boolean).join(' ');
      problem.hidden = false;
      const field = fieldOf(part) ?? element.querySelector('button');
      field.setAttribute('aria-invalid', 'true');
      describe(field, (ids) => [...ids.filter((id) => id !== problem.id), problem.id]);
      return field;
    },
    part: (path) => partAt(root, path),
    root,
  };
}

/** What was typed is not kept on the page once it is stored. */
function keepSecret(root) {
  const [typed, removal] = ['password', 'checkbox'].map((type) => root.querySelector(`[type="${type}"]`));
  if (typed.value === '' && !removal.checked) return;
  root.querySelector('[data-state]').textContent = removal.checked ? 'Not set' : 'Set';
  removal.closest('label').hidden = removal.checked;
  typed.value = '';
  removal.checked = false;
}

/** The form of all settings: sends what was changed, and holds a refusal against the fields it is about. */
export function startSettings() {
  const form = document.querySelector('#settings');
  if (!form) return;
  const [alert, button, status] = ['.alert', '[type="submit"]', '[role="status"]'].map((part) =>
    form.querySelector(part),
  );
  const settings = [...form.querySelectorAll('[data-setting]')].map(settingOf);
  startEntries(form);

  /** Says at the button which settings are refused, and goes to the first of them. */
  function point(refused) {
    alert.textContent = `Nothing was saved. To be mended: ${[...new Set(refused.map(({ title }) => title))].join(', ')}.`;
    alert.hidden = false;
    refused[0].field.focus();
  }

  function changed() {
    return settings.filter((setting) => {
      try {
        return setting.isChanged();
      } catch (error) {
        if (error instanceof Unreadable) return true;
        throw error;
      }
    });
  }

  /** The body of the change, or null once it is said what cannot be read. */
  function bodyOf(changes) {
    const body = {};
    const refused = [];
    for (const setting of changes) {
      try {
        body[setting.name] = setting.value();
      } catch (error) {
        if (!(error instanceof Unreadable)) throw error;
        refused.push({ title: setting.title, field: setting.refuse(error.part, error.message) });
      }
    }
    if (refused.length === 0) return body;
    point(refused);
    return null;
  }

  function say(...words) {
    alert.replaceChildren(...words);
    alert.hidden = false;
    alert.tabIndex = -1;
    alert.focus();
  }

  async function refusedBy(answer) {
    const detail = answer?.status === 422 ? (await answer.clone().json()).detail : [];
    const refused = detail.flatMap(({ loc: [, name, ...path], msg }) => {
      const setting = settings.find((one) => one.name === name);
      if (!setting) return [];
      const field = setting.refuse(setting.part(path), path.length > 0 ? `${place(path)}: ${msg}.` : `${msg}.`);
      return { title: setting.title, field };
    });
    if (refused.length > 0) point(refused);
    else if (detail.length > 0) say(entries(detail));
    else if (answer?.status === 412) {
      const again = Object.assign(document.createElement('a'), {
        href: location.href,
        textContent: 'Load the page anew',
      });
      say(
        'Somebody else changed settings meanwhile, so nothing of yours was saved. ',
        again,
        ' to see theirs; what you changed stands here until then.',
      );
    } else await refuse(alert, answer);
  }

  addEventListener('beforeunload', (event) => {
    if (changed().length > 0) event.preventDefault();
  });
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    alert.hidden = true;
    status.textContent = '';
    for (const setting of settings) setting.clear();
    const changes = changed();
    if (changes.length === 0) {
      status.textContent = 'Nothing is changed.';
      return;
    }
    const body = bodyOf(changes);
    if (body === null) return;
    button.disabled = true;
    const answer = await send('PATCH', form.dataset.path, body, { 'If-Match': `"${form.dataset.version}"` });
    button.disabled = false;
    if (!answer?.ok) return refusedBy(answer);
    form.dataset.version = (await answer.json()).version;
    for (const setting of changes) setting.saved();
    status.textContent = `Saved: ${changes.map(({ title }) => title).join(', ')}.`;
  });
}
