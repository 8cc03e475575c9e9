// @ts-nocheck Runs in a browser; the type check of the project knows Node only.
import { momentOf } from './moments.js';
import { refuse, send } from './request.js';

/** Runs a form's request once at a time and shows what went wrong beside it. Ctrl and Enter, or Command and Enter, send it from any of its fields. */
export function onSubmit(form, alert, request, done) {
  form.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    form.querySelector('button[type="submit"]').click();
  });
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (form.dataset.confirm && !confirm(form.dataset.confirm)) return;
    const button = form.querySelector('button[type="submit"]');
    button.disabled = true;
    alert.hidden = true;
    const answer = await request();
    if (answer?.ok) return done(answer);
    await refuse(alert, answer);
    button.disabled = false;
  });
}

function read(field) {
  if (field.type === 'checkbox') return field.checked;
  if ('json' in field.dataset) return JSON.parse(field.value);
  if ('lines' in field.dataset) return field.value.split('\n').flatMap((line) => line.trim() || []);
  if (field.type === 'datetime-local') return momentOf(field);
  return field.type === 'number' ? Number(field.value) : field.value;
}

/**
 * What a form says: numbers and switches as such, lines and the boxes ticked of several (`data-several`) as lists, JSON as what it says, times in UTC. An
 * empty field says nothing, or null where it is marked `data-null`. A dot in a name leads into an object, which is null when its field marked `data-whole` is empty.
 */
export function valuesOf(form) {
  const body = {};
  const absent = [...form.querySelectorAll('[data-whole]')].flatMap((field) =>
    field.value === '' ? field.dataset.whole : [],
  );
  for (const field of form.elements) {
    if (!field.name || field.disabled || field.type === 'file') continue;
    if (absent.some((path) => field.name.startsWith(`${path}.`))) continue;
    if ('several' in field.dataset) {
      put(body, field.name, [...(fieldOf(body, field.name) ?? []), ...(field.checked ? [field.value] : [])]);
      continue;
    }
    const empty = field.type !== 'checkbox' && field.value === '';
    if (empty && !('null' in field.dataset)) continue;
    put(body, field.name, empty ? null : read(field));
  }
  for (const path of absent) put(body, path, null);
  return body;
}

function put(body, name, value) {
  const path = name.split('.');
  const last = path.pop();
  let part = body;
  for (const step of path) {
    // An object that is null as a whole has no parts.
    if (part[step] === null) return;
    part[step] ??= {};
    part = part[step];
  }
  part[last] = value;
}

/** A field of an answer, by names with dots between them. */
const fieldOf = (reply, name) => name.split('.').reduce((part, step) => part?.[step], reply);

/** A text with fields of an answer in the place of their names in braces. */
const filledIn = (text, reply, written = String) =>
  text.replace(/\{([\w.]+)\}/g, (_, name) => written(fieldOf(reply, name)));

/** What a form did waits here while its page loads itself anew. */
const DONE = 'done';

const sending = () => [...document.querySelectorAll('form[data-send]')];
/** Of two forms at one place of a list that changed, what they ask for tells whether they are the same. */
const asked = (form) => `${form?.dataset.send} ${form?.dataset.body}`;

/** Loads the page of a form anew, which says there what was done. */
function loadTelling(form, reply) {
  const said = filledIn(form.dataset.done, reply);
  const kept = { path: location.pathname, place: sending().indexOf(form), asked: asked(form), said };
  sessionStorage.setItem(DONE, JSON.stringify(kept));
  location.reload();
}

/** Says what was done before the page loaded itself anew: in the form that did it, or below the title where that is gone. */
function tellDone() {
  const kept = JSON.parse(sessionStorage.getItem(DONE));
  sessionStorage.removeItem(DONE);
  if (kept?.path !== location.pathname) return;
  const told = Object.assign(document.createElement('p'), { className: 'done', textContent: kept.said, tabIndex: -1 });
  told.setAttribute('role', 'status');
  const form = sending()[kept.place];
  if (asked(form) === kept.asked) form.querySelector('.alert').before(told);
  else document.querySelector('h1').after(told);
  // Whoever is at the keyboard goes on from there; what is in view stays in view.
  told.focus({ preventScroll: true });
}

function show(part, reply) {
  part.hidden = false;
  for (const some of part.querySelectorAll('[data-where]')) {
    const [list, value] = some.dataset.where.split(' ');
    some.hidden = !fieldOf(reply, list).includes(value);
  }
  for (const told of part.querySelectorAll('[data-text]')) told.value = filledIn(told.dataset.text, reply);
  const field = part.querySelector('input');
  field.value = fieldOf(reply, part.dataset.reply);
  field.select();
}

/**
 * Forms that say their request themselves: `data-send="POST /api/…"`, with `data-version` for what was looked at, fixed
 * parts in `data-body` (an empty object is a body, too), and where to go afterwards in `data-then`, a path that may hold a
 * field of the answer in braces; or, with a part marked `data-reply`, the field of the answer that is shown there, this
 * once, with texts that take fields of it in braces (`data-text`) and parts that stand only where a list of it has an
 * entry (`data-where`); or goes on to the address in the field `data-goes` of the answer; or else loads its page anew and
 * says there what was done, in the words of `data-done`, which may hold fields of the answer in braces. A form with a file
 * sends the file, and the rest in the query.
 */
export function startForms() {
  tellDone();
  for (const form of document.querySelectorAll('form[data-send]')) {
    const [method, path] = form.dataset.send.split(' ');
    const { version, then, goes } = form.dataset;
    const fixed = JSON.parse(form.dataset.body ?? '{}');
    onSubmit(
      form,
      form.querySelector('.alert'),
      () => {
        const file = form.querySelector('input[type="file"]')?.files[0];
        if (file) {
          const search = new URLSearchParams(valuesOf(form)).toString();
          return send(method, search ? `${path}?${search}` : path, file);
        }
        const body = { ...fixed, ...valuesOf(form) };
        const empty = Object.keys(body).length === 0 && !('body' in form.dataset);
        return send(method, path, empty ? undefined : body, version ? { 'If-Match': `"${version}"` } : {});
      },
      async (answer) => {
        const shown = form.querySelector('[data-reply]');
        if (shown) return show(shown, await answer.json());
        if (goes) return location.assign(fieldOf(await answer.json(), goes));
        const reply = answer.status === 204 ? {} : await answer.json();
        if (!then) return loadTelling(form, reply);
        location.assign(filledIn(then, reply, encodeURIComponent));
      },
    );
  }
}
