// @ts-nocheck Runs in a browser; the type check of the project knows Node only.
// The behaviour of the server-rendered pages: forms become JSON requests that carry the token of the session.
const csrfToken = document.querySelector('meta[name="csrf-token"]')?.content ?? '';

/** Sends JSON; resolves with the answer, or with null when the server cannot be reached. */
async function post(path, body, headers = {}) {
  try {
    return await fetch(path, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'Content-Type': 'application/json', 'X-CSRF-Token': csrfToken, ...headers },
      body: JSON.stringify(body),
    });
  } catch {
    return null;
  }
}

async function explain(answer) {
  if (answer === null) return 'The server cannot be reached. Nothing was changed; try again.';
  const body = await answer.json().catch(() => ({}));
  if (Array.isArray(body.detail)) {
    return body.detail.map((entry) => `${entry.loc.slice(1).join('.')}: ${entry.msg}`).join('; ');
  }
  if (body.code === 'state_conflict' || body.code === 'version_mismatch') {
    return `Somebody else was faster: ${body.detail} Reload to see what was decided.`;
  }
  return typeof body.detail === 'string' ? body.detail : `The server answered ${answer.status}.`;
}

/** Runs a form's request once at a time and shows what went wrong beside it. */
function onSubmit(form, alert, request, done) {
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const button = form.querySelector('button[type="submit"]');
    button.disabled = true;
    alert.hidden = true;
    const answer = await request();
    if (answer?.ok) return done();
    alert.textContent = await explain(answer);
    alert.hidden = false;
    button.disabled = false;
    alert.focus();
  });
}

const signIn = document.querySelector('#sign-in');
if (signIn) {
  onSubmit(
    signIn,
    signIn.querySelector('.alert'),
    () => post('/api/sign-in', { email: signIn.elements.email.value, password: signIn.elements.password.value }),
    () => location.assign(signIn.dataset.next),
  );
}

document.querySelector('#sign-out')?.addEventListener('click', async () => {
  await post('/api/sign-out', {});
  location.assign('/sign-in');
});

const decisions = document.querySelector('#decisions');
for (const form of decisions?.querySelectorAll('form') ?? []) {
  const { elements } = form;
  const bodies = {
    approve: () => ({
      ...(elements.reason.value && { reason: elements.reason.value }),
      ...changed(elements.subject),
      ...changed(elements.body_text),
      ...(elements.override.checked && { override: true }),
    }),
    reject: () => ({
      reason_code: elements.reason_code.value,
      ...(elements.note.value && { note: elements.note.value }),
    }),
  };
  onSubmit(
    form,
    decisions.querySelector('.alert'),
    () =>
      post(form.dataset.target, bodies[form.dataset.kind](), {
        'If-Match': `"${decisions.dataset.version}"`,
        'X-Workspace-Id': decisions.dataset.workspace,
      }),
    () => location.reload(),
  );
}

/** A field goes along only when the reviewer touched it: an untouched text is approved exactly as submitted. */
function changed(field) {
  return field && field.value !== field.defaultValue ? { [field.name]: field.value } : {};
}

const callbacksNotice = document.querySelector('#callbacks-notice');
callbacksNotice?.querySelector('button').addEventListener('click', async ({ currentTarget: button }) => {
  const status = callbacksNotice.querySelector('[role="status"]');
  button.disabled = true;
  status.textContent = 'Waiting for its answer …';
  const answer = await post('/api/callbacks/enable', {}, { 'X-Workspace-Id': callbacksNotice.dataset.workspace });
  button.disabled = false;
  if (!answer?.ok) {
    status.textContent = await explain(answer);
    return;
  }
  const { state, ping, resumed, missed } = await answer.json();
  const lines = {
    delivered: `It answered. ${resumed} waiting callbacks are on their way.`,
    waiting: 'No answer is known yet. Reload in a minute.',
  };
  const missing = missed.count > 0 ? ` ${missed.count} were given up meanwhile and can be replayed.` : '';
  status.textContent = (lines[ping?.outcome] ?? `Still ${state}: ${ping?.outcome ?? 'no answer'}.`) + missing;
});
