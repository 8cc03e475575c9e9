// @ts-nocheck Runs in a browser; the type check of the project knows Node only.
import { refuse, send } from './request.js';

/** Runs a form's request once at a time and shows what went wrong beside it. */
export function onSubmit(form, alert, request, done) {
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

/** What a form says: numbers and switches as such, empty fields not at all, fields marked as lists by their lines. */
function valuesOf(form) {
  const body = {};
  for (const field of form.elements) {
    if (!field.name || field.disabled) continue;
    if (field.type === 'checkbox') body[field.name] = field.checked;
    else if (field.value === '') continue;
    else if ('lines' in field.dataset) body[field.name] = field.value.split('\n').flatMap((line) => line.trim() || []);
    else body[field.name] = field.type === 'number' ? Number(field.value) : field.value;
  }
  return body;
}

/**
 * Forms that say their request themselves: `data-send="POST /api/…"`, with `data-version` for what was looked at, fixed
 * parts in `data-body`, and where to go afterwards in `data-then`, a path that may hold a field of the answer in braces.
 */
export function startForms() {
  for (const form of document.querySelectorAll('form[data-send]')) {
    const [method, path] = form.dataset.send.split(' ');
    const { version, then } = form.dataset;
    const fixed = JSON.parse(form.dataset.body ?? '{}');
    onSubmit(
      form,
      form.querySelector('.alert'),
      () => {
        const body = { ...fixed, ...valuesOf(form) };
        const empty = Object.keys(body).length === 0;
        return send(method, path, empty ? undefined : body, version ? { 'If-Match': `"${version}"` } : {});
      },
      async (answer) => {
        if (!then) return location.reload();
        const reply = answer.status === 204 ? {} : await answer.json();
        location.assign(then.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(reply[name])));
      },
    );
  }
}
