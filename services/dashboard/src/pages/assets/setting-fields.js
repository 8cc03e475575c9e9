// @ts-nocheck Runs in a browser; the type check of the project knows Node only.
import { inPlainWords } from './plain-words.js';
import { partAt, readPart, startEntries, Unreadable } from './setting-parts.js';

/** Where in its setting something stands, for people, who count from one; a field is called as its label says. */
function place(path, part) {
  if (path.length === 0) return '';
  const label = part.dataset.key === path.at(-1) && part.closest('label')?.querySelector('span')?.textContent;
  const words = path.map((step) => (typeof step === 'number' ? `entry ${step + 1}` : step.replaceAll('_', ' ')));
  return [...words.slice(0, -1), label || words.at(-1)].join(', ');
}

const fieldOf = (part) =>
  part.matches('input, select, textarea') ? part : part.querySelector('input, select, textarea');

/** Opens everything a field is folded away in. */
export function unfold(field) {
  for (let fold = field.closest('details'); fold; fold = fold.parentElement.closest('details')) fold.open = true;
}

/** Changes which texts a field is read out with. */
function describe(field, change) {
  const ids = change(field.getAttribute('aria-describedby')?.split(' ') ?? []);
  if (ids.length > 0) field.setAttribute('aria-describedby', ids.join(' '));
  else field.removeAttribute('aria-describedby');
}

let problems = 0;

/** A setting on the page: reads it, knows whether it was changed, and says beside it what is wrong with it. */
function settingOf(element) {
  const name = element.dataset.setting;
  const root = element.querySelector('[data-as]');
  const whole = element.querySelector(`#s-${name}-problem`);
  const read = () => JSON.stringify(readPart(root));
  let before = read();
  return {
    name,
    title: element.querySelector('.title').textContent,
    value: () => readPart(root),
    /** True when somebody changed it here, also into what cannot be read. */
    isChanged() {
      try {
        return read() !== before;
      } catch (error) {
        if (error instanceof Unreadable) return true;
        throw error;
      }
    },
    /** True when it was sent before and has to be sent again to stay. */
    isKept: 'changed' in element.dataset,
    saved() {
      if (root.dataset.as === 'secret') keepSecret(root);
      before = read();
    },
    clear() {
      const shown = [...element.querySelectorAll('.problem:not([hidden])')];
      for (const problem of shown) {
        problem.hidden = true;
        problem.textContent = '';
      }
      for (const field of element.querySelectorAll('[aria-invalid]')) {
        field.removeAttribute('aria-invalid');
        describe(field, (ids) => ids.filter((id) => !shown.some((problem) => problem.id === id)));
      }
    },
    /** Marks a part as wrong, beside its own field where it has one; hands out the field to go to. */
    refuse(part, message, path = []) {
      const beside = part.closest('.field');
      const problem = beside?.querySelector('.problem') ?? whole;
      if (problem.id === '') problem.id = `problem-${++problems}`;
      // What has a field of its own is not told where it stands, but for the entry of a list in it.
      const key = beside?.dataset.key ?? beside?.querySelector('[data-key]').dataset.key;
      const where = place(path.slice(path.indexOf(key) + 1), part);
      problem.textContent = [problem.textContent, where ? `${where}: ${message}` : message].filter(Boolean).join(' ');
      problem.hidden = false;
      const field = fieldOf(part) ?? part.querySelector('button') ?? element.querySelector('button');
      field.setAttribute('aria-invalid', 'true');
      describe(field, (ids) => [...ids.filter((id) => id !== problem.id), problem.id]);
      unfold(field);
      return field;
    },
    part: (path) => partAt(root, path),
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

/** The settings of a form. What is refused is marked beside its field; the first of these is handed out, to go to. */
export function settingFields(form) {
  const settings = [...form.querySelectorAll('[data-setting]')].map(settingOf);
  startEntries(form);
  // What the browser itself refuses can be gone to only where it can be seen.
  form.addEventListener('invalid', ({ target }) => unfold(target), true);
  return {
    all: settings,
    clear() {
      for (const setting of settings) setting.clear();
    },
    changed: () => settings.filter((setting) => setting.isChanged()),
    /** What some settings say, by name, and which of them say what cannot be read. */
    read(some) {
      const values = {};
      const refused = [];
      for (const setting of some) {
        try {
          values[setting.name] = setting.value();
        } catch (error) {
          if (!(error instanceof Unreadable)) throw error;
          refused.push({ title: setting.title, field: setting.refuse(error.part, error.message) });
        }
      }
      return { values, refused };
    },
    /** Marks what a server has against settings: entries of a refused body, each with its path from the name of the setting on. */
    refuse(entries) {
      return entries.flatMap(({ path: [name, ...path], ...refused }) => {
        const setting = settings.find((one) => one.name === name);
        if (!setting) return [];
        const field = setting.refuse(setting.part(path), inPlainWords(refused), path);
        return { title: setting.title, field };
      });
    },
  };
}

/** Says at the button which settings are refused, and goes to the first of them. */
export function point(alert, refused) {
  alert.textContent = `Nothing was saved. To be mended: ${[...new Set(refused.map(({ title }) => title))].join(', ')}.`;
  alert.hidden = false;
  refused[0].field.focus();
}
