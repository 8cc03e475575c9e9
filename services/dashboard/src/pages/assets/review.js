// @ts-nocheck Runs in a browser; the type check of the project knows Node only.
import { onSubmit } from './forms.js';
import { listen } from './live.js';
import { isWriting, keepFromLeaving, loadAgain, takeUp } from './load-again.js';
import { startQueueBeside } from './queue-beside.js';
import { explain, refuse, send } from './request.js';
import { controlOf, use } from './shortcuts.js';

/** A field goes along only when the reviewer touched it: an untouched text is approved exactly as submitted. */
function changed(field) {
  return field && field.value !== field.defaultValue ? { [field.name]: field.value } : {};
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
  check: ({ verdict, note }) => ({ verdict: verdict.value, ...(note.value && { note: note.value }) }),
};

/** What came of a request, by the end of its address: the window in which it can be taken back, the choice anew, or the edit. */
const outcomes = { approve: 'pending', reject: 'pending', undo: 'decide', substitutions: 'edited', edit: 'edited' };
const outcomeOf = (path) => outcomes[path.split('/').at(-1)] ?? null;

const replaced = 'What you changed in the text is not saved, and is lost. Go on?';

/** A text that is edited may be rid of what has to be answered for: then the server says whether a reason is needed. */
function askForReason({ elements: { reason, subject, body_text: text } }) {
  if (!reason.required) return;
  const { minLength } = reason;
  const ask = () => {
    reason.required = [subject, text].every((field) => !field || field.value === field.defaultValue);
    reason.minLength = reason.required ? minLength : 0;
  };
  for (const field of [subject, text]) field?.addEventListener('input', ask);
  ask();
}

/** Counts the seconds of an undo window down; what is left comes from the server, whose clock may be another. */
function countDown(shown) {
  const ends = performance.now() + Number(shown.dataset.leftMs);
  const step = () => {
    const left = Math.ceil((ends - performance.now()) / 1000);
    shown.textContent = left > 0 ? `${left} s left` : 'being written …';
    if (left > 0) setTimeout(step, 250);
  };
  step();
}

/** The bar has the decisions at hand wherever on the page they are out of sight, and makes room for them where not. */
function startBar(bar) {
  for (const button of bar.querySelectorAll('button')) {
    button.addEventListener('click', () => {
      const control = controlOf(button.dataset.does);
      if (control) use(control);
    });
  }
  const watch = new IntersectionObserver((seen) => bar.classList.toggle('away', seen.at(-1).isIntersecting));
  watch.observe(controlOf('a'));
}

/** One hold: decide, edit, claim, write notes, and hear of it when somebody else does. */
export function startReview() {
  const refreshQueue = startQueueBeside();
  const review = document.querySelector('#review');
  if (!review) return;
  const refused = document.querySelector('#refused');
  let asking = null;
  /** A write about the submission of this page, at the version that is shown. */
  const change = (path, body) => {
    asking = send('POST', path, body, { 'If-Match': `"${review.dataset.version}"` });
    return asking;
  };

  for (const form of review.querySelectorAll('form[data-kind]')) {
    onSubmit(
      form,
      refused,
      () => change(form.dataset.target, bodies[form.dataset.kind](form.elements)),
      () => loadAgain(review, { from: form, done: form, goTo: outcomeOf(form.dataset.target) }),
    );
  }

  const edit = document.querySelector('#body-text')?.closest('details');
  /** Runs the request of a button once at a time. */
  const onPress = (button, path, request) => {
    button?.addEventListener('click', async () => {
      if (button.dataset.confirm && !confirm(button.dataset.confirm)) return;
      if (path.endsWith('/substitutions') && isWriting(edit) && !confirm(replaced)) return;
      // A button that is switched off loses the focus.
      const from = button === document.activeElement ? button : null;
      button.disabled = true;
      refused.hidden = true;
      const answer = await request();
      if (answer?.ok) return loadAgain(review, { from, goTo: outcomeOf(path) });
      await refuse(refused, answer);
      button.disabled = false;
    });
  };
  for (const button of review.querySelectorAll('button[data-act]')) {
    onPress(button, button.dataset.act, () => change(button.dataset.act, JSON.parse(button.dataset.body)));
  }
  const saveEdit = document.querySelector('#save-edit');
  onPress(saveEdit, saveEdit?.dataset.target, () => {
    const { subject, body_text } = saveEdit.form.elements;
    return change(saveEdit.dataset.target, { ...changed(subject), ...changed(body_text) });
  });

  const bar = review.querySelector('#decision-bar');
  if (bar) startBar(bar);

  const left = review.querySelector('[data-left-ms]');
  if (left) countDown(left);

  // A key pressed in the list leads to its place; nothing is decided before it is pressed here.
  const place = /^#key=([a-z])$/.exec(location.hash)?.[1];
  const control = place && controlOf(place);
  if (control) {
    history.replaceState(null, '', location.pathname + location.search);
    if (place === 'e') use(control);
    control.scrollIntoView({ block: 'center' });
    control.focus();
  }

  const changedBy = document.querySelector('#changed');
  changedBy.querySelector('a').addEventListener('click', (event) => {
    event.preventDefault();
    loadAgain(review);
  });
  listen(review.dataset.feed, async ({ action_id }) => {
    refreshQueue();
    if (action_id !== review.dataset.action) return;
    const answer = await asking;
    // What was asked for here is shown with its answer.
    if (answer?.ok) return;
    const refusal = asking && (await explain(answer, { fresh: true }));
    // What somebody has begun to write must not be lost to a reload, nor why it was refused.
    if (isWriting(review)) changedBy.hidden = false;
    // Whoever waits for the end of the window is told what it came to.
    else if (document.activeElement.closest('#pending')) loadAgain(review, { goTo: 'status', refusal });
    else loadAgain(review, { refusal });
  });
  keepFromLeaving(review);
  takeUp(review);
  const approval = review.querySelector('form[data-kind="approve"]');
  if (approval) askForReason(approval);
}
