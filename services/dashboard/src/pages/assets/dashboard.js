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
  if (body.code === 'state_conflict' || body.code === 'version_mismatch' || body.code === 'decision_pending') {
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

const review = document.querySelector('#review');
const refused = document.querySelector('#refused');

/** A write about the submission of this page, at the version that is shown. */
function change(path, body) {
  return post(path, body, { 'If-Match': `"${review.dataset.version}"`, 'X-Workspace-Id': review.dataset.workspace });
}

const bodies = {
  approve: ({ reason, subject, body_text, override }) => ({
    ...(reason.value && { reason: reason.value }),
    ...changed(subject),
    ...changed(body_text),
    ...(override.checked && { override: true }),
    undoable: true,
  }),
  reject: ({ reason_code, note, guidance }) => ({
    reason_code: reason_code.value,
    ...(note.value && { note: note.value }),
    ...(guidance.value && { guidance: guidance.value }),
    undoable: true,
  }),
  assign: ({ assignee }) => ({ assignee: assignee.value || null }),
  note: ({ text }) => ({ text: text.value }),
};

for (const form of review?.querySelectorAll('form[data-kind]') ?? []) {
  onSubmit(
    form,
    refused,
    () => change(form.dataset.target, bodies[form.dataset.kind](form.elements)),
    () => location.reload(),
  );
}

/** Runs the request of a button once at a time. */
function onPress(button, request) {
  button?.addEventListener('click', async () => {
    if (button.dataset.confirm && !confirm(button.dataset.confirm)) return;
    button.disabled = true;
    refused.hidden = true;
    const answer = await request();
    if (answer?.ok) return location.reload();
    refused.textContent = await explain(answer);
    refused.hidden = false;
    button.disabled = false;
    refused.focus();
  });
}

for (const button of review?.querySelectorAll('button[data-act]') ?? []) {
  onPress(button, () => change(button.dataset.act, JSON.parse(button.dataset.body)));
}

const saveEdit = document.querySelector('#save-edit');
onPress(saveEdit, () => {
  const { subject, body_text } = saveEdit.form.elements;
  return change(saveEdit.dataset.target, { ...changed(subject), ...changed(body_text) });
});

/** Calls `heard` with each event of a live feed; the browser comes back by itself when the connection breaks. */
function listen(address, heard) {
  const feed = new EventSource(address);
  for (const kind of ['hold.created', 'hold.changed', 'hold.decided', 'note.added', 'scan.finished']) {
    feed.addEventListener(kind, ({ data }) => heard(JSON.parse(data)));
  }
  addEventListener('pagehide', () => feed.close());
}

const queue = document.querySelector('#queue');
if (queue) {
  let wanted = false;
  let loading = false;
  const refresh = () => {
    wanted = true;
    if (loading) return;
    loading = true;
    wanted = false;
    // Asked for as a document: parsed without running anything in it.
    const request = new XMLHttpRequest();
    request.open('GET', location.href);
    request.responseType = 'document';
    request.onload = () => {
      const fresh = request.response?.querySelector('#queue');
      if (fresh) queue.replaceChildren(...document.importNode(fresh, true).childNodes);
    };
    request.onloadend = () => {
      loading = false;
      if (wanted) refresh();
    };
    request.send();
  };
  listen(queue.dataset.feed, refresh);
}

if (review) {
  const writing = () =>
    [...review.querySelectorAll('input, textarea, select')].some((field) =>
      field.matches('select') ? field.selectedIndex > 0 : field.value !== field.defaultValue,
    );
  listen(review.dataset.feed, ({ action_id }) => {
    if (action_id !== review.dataset.action) return;
    // What somebody has begun to write must not be lost to a reload.
    if (writing()) document.querySelector('#changed').hidden = false;
    else location.reload();
  });
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
