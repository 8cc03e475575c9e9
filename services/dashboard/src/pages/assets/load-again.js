// @ts-nocheck Runs in a browser; the type check of the project knows Node only.

/** Where what was being written, and where its reader was, wait while the page of the same hold loads itself anew. */
const KEPT = 'load-again';

/** Whether a field says something else than the server put there. */
function isWritten(field) {
  if (field.type === 'checkbox') return field.checked !== field.defaultChecked;
  return field.matches('select') ? field.selectedIndex > 0 : field.value !== field.defaultValue;
}

const written = (root) => [...root.querySelectorAll('input, textarea, select')].filter(isWritten);

/** Whether somebody has begun to write on the page. */
export const isWriting = (root) => written(root).length > 0;

let loading = false;

/** Asks before somebody leaves the page of a hold with what they wrote on it unsent. */
export function keepFromLeaving(root) {
  addEventListener('beforeunload', (event) => {
    if (!loading && isWriting(root)) event.preventDefault();
  });
}

/**
 * Loads the page of a hold anew after something was done on it; what else was being written stays.
 *
 * @param root the part of the page that is about the hold
 * @param from the control its reader is at, or the form that was sent
 * @param done a form that was sent just now, whose fields are done with
 * @param goTo id of what came of it, which the reader is shown if it is there
 * @param refusal why what was asked for on the page as it was is refused
 */
export function loadAgain(root, { from = document.activeElement, done = null, goTo = null, refusal = null } = {}) {
  const fields = written(root).filter(({ form }) => form !== done);
  const typed = fields.map((field) => {
    const { id, value, checked, defaultValue: stood } = field;
    return { id, value, checked, stood, isText: field.matches('textarea, input:not([type="checkbox"])') };
  });
  // A control may be gone by then; the part of the page it stood in is there.
  const part = from?.closest('section[aria-labelledby]')?.getAttribute('aria-labelledby');
  const at = [from?.id, part].filter(Boolean);
  sessionStorage.setItem(KEPT, JSON.stringify({ action: root.dataset.action, typed, goTo, at, refusal }));
  // The browser goes back to where the page stood, after the scripts have run, unless it is told otherwise.
  history.scrollRestoration = goTo ? 'manual' : 'auto';
  if (goTo) history.replaceState(null, '', location.pathname + location.search);
  loading = true;
  location.reload();
}

/** Puts back what was being written before the page loaded itself anew, and the focus where its reader looks. */
export function takeUp(root) {
  const kept = JSON.parse(sessionStorage.getItem(KEPT));
  sessionStorage.removeItem(KEPT);
  if (kept?.action !== root.dataset.action) return;
  const unsent = [];
  for (const { id, value, checked, stood, isText } of kept.typed) {
    const field = document.getElementById(id);
    // What was written on a text that is another by now would undo the change to it.
    if (!field || field.defaultValue !== stood) {
      // What stands there now as it was written was sent: an edit that was saved.
      if (isText && field?.defaultValue !== value) unsent.push(value);
      continue;
    }
    Object.assign(field, { value, checked });
    const fold = field.closest('details');
    if (fold) fold.open = true;
  }
  if (unsent.length > 0) showUnsent(root, unsent);
  const alert = document.querySelector('#refused');
  if (kept.refusal) Object.assign(alert, { textContent: kept.refusal, hidden: false });
  const outcome = kept.goTo && document.getElementById(kept.goTo);
  const at = kept.at.map((id) => document.getElementById(id)).find(Boolean);
  const place = kept.refusal ? alert : (outcome ?? at);
  if (!place) return;
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
  if (outcome) outcome.scrollIntoView({ block: 'center' });
}

/** Shows what was being written and has no place on the page any more, for its writer to take elsewhere. */
function showUnsent(root, texts) {
  const said = document.createElement('p');
  said.textContent = 'You were writing this. It was not sent, and is not kept once you leave the page:';
  const shown = texts.map((text) => {
    const part = document.createElement('p');
    Object.assign(part, { className: 'words', dir: 'auto', textContent: text });
    return part;
  });
  const notice = document.createElement('div');
  Object.assign(notice, { id: 'unsent', className: 'notice stacked', role: 'status' });
  notice.append(said, ...shown);
  root.prepend(notice);
}
