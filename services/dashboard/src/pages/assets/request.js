// @ts-nocheck Runs in a browser; the type check of the project knows Node only.
import { inPlainWords } from './plain-words.js';
import { inZone } from './times.js';

let csrfToken = document.querySelector('meta[name="csrf-token"]')?.content ?? '';
const { workspace, person } = document.body.dataset;

/** Whether nobody has said yet what became of a change that was asked for here: the next one may be refused for it. */
let inDoubt = false;

/** How many changes are asked for and not answered yet. */
let waiting = 0;

function wait(by) {
  waiting += by;
  document.body.toggleAttribute('data-waiting', waiting > 0);
}

/** Sends JSON, or a file of rows as it is; resolves with the answer, or with null when the server cannot be reached. */
export async function send(method, path, body, headers = {}) {
  wait(1);
  const answer = await reach(method, path, body, headers);
  wait(-1);
  if (answer?.ok) inDoubt = false;
  else if (await isOpen(answer)) inDoubt = true;
  return answer;
}

async function reach(method, path, body, headers) {
  try {
    const answer = await ask(method, path, body, headers);
    const isOld = answer.status === 403 && (await codeOf(answer)) === 'csrf_failed';
    return isOld && (await takeUpSession()) ? await ask(method, path, body, headers) : answer;
  } catch {
    return null;
  }
}

/** Codes of a server that stopped waiting for what may be done all the same; what stands before it says none. */
const open = [undefined, 'internal_error', 'service_unavailable'];

/** Whether an answer leaves open what became of a change: it may have been lost on its way back. */
async function isOpen(answer) {
  return answer === null || (answer.status >= 500 && open.includes(await codeOf(answer)));
}

function ask(method, path, body, headers) {
  const isFile = body instanceof Blob;
  return fetch(path, {
    method,
    credentials: 'same-origin',
    headers: {
      'X-CSRF-Token': csrfToken,
      ...(workspace && { 'X-Workspace-Id': workspace }),
      ...(body !== undefined && { 'Content-Type': isFile ? 'text/csv' : 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: isFile ? body : JSON.stringify(body) }),
  });
}

/** What an answer says, which may be asked more than once; nothing where it is no JSON. */
const bodyOf = (answer) =>
  answer
    .clone()
    .json()
    .catch(() => ({}));

const codeOf = async (answer) => (await bodyOf(answer)).code;

/** Goes on in the session the same person began in another tab after the one of this page had ended; false where there is none. */
async function takeUpSession() {
  const answer = await fetch('/api/session');
  const session = answer.ok ? await answer.json() : null;
  if (session?.person.email !== person || session.csrf_token === csrfToken) return false;
  csrfToken = session.csrf_token;
  return true;
}

const ended =
  'Your session has ended. Nothing was changed, and what you wrote is still here: sign in in another tab, then try again.';
const races = ['version_mismatch', 'decision_pending'];

/** Why a request was refused, and what to do about it, in words; on a page that shows what stands already, where it is `fresh`. */
export async function explain(answer, { form = null, fresh = false } = {}) {
  if (await isOpen(answer)) {
    const why = answer === null ? 'The server cannot be reached.' : 'The server could not finish this.';
    return `${why} ${person ? 'It may have been done all the same: see what stands before you try again.' : 'Try again.'}`;
  }
  const body = await bodyOf(answer);
  if (body.code === 'not_signed_in') return ended;
  if (Array.isArray(body.detail)) return entries(body.detail, form);
  const isReview = answer.url.includes('/api/reviews');
  if (races.includes(body.code) || (body.code === 'state_conflict' && isReview)) {
    // That a hold is another by now is all its detail says, and who made it so may be nobody else.
    const isOnlyOld = isReview && body.code === 'version_mismatch';
    const why = isOnlyOld ? `${faster()}.` : `${faster()}: ${inZone(body.detail)}`;
    return fresh ? why : `${why} Reload to see what ${isReview && !isOnlyOld ? 'was decided' : 'stands'}.`;
  }
  return typeof body.detail === 'string' ? inZone(body.detail) : `The server answered ${answer.status}.`;
}

/** Who changed meanwhile what is refused for it, as far as this page can know. */
export function faster() {
  return inDoubt
    ? 'It was changed since this page was loaded, perhaps by what you asked for before and got no answer to'
    : 'Somebody else was faster';
}

/** The entries of a refused body, each with the field it is about, by its label where the form has one. */
export function entries(detail, form = null) {
  return detail
    .map(({ loc, ...refused }) => [placeIn(form, loc.slice(1)), inPlainWords(refused)].filter(Boolean).join(': '))
    .join(' ');
}

function placeIn(form, path) {
  const [name, line, ...deeper] = path;
  const field = form?.elements.namedItem(path.join('.')) ?? form?.elements.namedItem(String(name));
  // Of several boxes with one name none is meant alone.
  const label = field?.labels?.[0]?.textContent.split(/,| \(/, 1)[0].trim();
  if (label && field.name === path.join('.')) return label;
  return label && Number.isInteger(line) && deeper.length === 0 ? `${label}, line ${line + 1}` : path.join('.');
}

/** Says, without taking the focus, that what is shown stands still where the session ended, and no more where it goes on. */
export function tellStill(isStill) {
  const alert = document.querySelector('#refused');
  if (!alert || isStill === 'still' in alert.dataset) return;
  alert.hidden = !isStill;
  alert.toggleAttribute('data-still', isStill);
  if (isStill) {
    alert.textContent =
      'Your session has ended, so what is shown here stands still. Sign in in another tab, and it goes on. ';
    alert.append(inNewTab('/sign-in', 'Open the sign-in page'));
  }
}

/** Shows a refusal where the reader is looking, and says it to screen readers. */
export async function refuse(alert, answer) {
  delete alert.dataset.still;
  const mayBeDone = await isOpen(answer);
  alert.textContent = await explain(answer, { form: alert.closest('form') });
  if (alert.textContent === ended) alert.append(' ', inNewTab('/sign-in', 'Open the sign-in page'));
  else if (person && mayBeDone) alert.append(' ', inNewTab(location.href, 'Open this page in another tab'));
  alert.hidden = false;
  alert.tabIndex = -1;
  alert.focus();
}

/** A way to look elsewhere that leaves what was written on this page. */
function inNewTab(href, textContent) {
  return Object.assign(document.createElement('a'), { href, target: '_blank', textContent });
}
