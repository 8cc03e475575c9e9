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

/**
 * Loads the page of a hold anew after something was done on it; what else was being written stays.
 *
 * @param root the part of the page that is about the hold
 * @param from the control that was used, if its reader is at it
 * @param done a form that was sent just now, whose fields are done with
 * @param goTo id of what came of it, which the reader is shown if it is there
 */
export function loadAgain(root, { from = null, done = null, goTo = null } = {}) {
  const fields = written(root).filter(({ form }) => form !== done);
  const typed = fields.map(({ id, value, checked, defaultValue }) => ({ id, value, checked, stood: defaultValue }));
  const at = from?.closest('section[aria-labelledby]')?.getAttribute('aria-labelledby');
  sessionStorage.setItem(KEPT, JSON.stringify({ action: root.dataset.action, typed, goTo, at }));
  // The browser goes back to where the page stood, after the scripts have run, unless it is told otherwise.
  history.scrollRestoration = goTo ? 'manual' : 'auto';
  if (goTo) history.replaceState(null, '', location.pathname + location.search);
  location.reload();
}

/** Puts back what was being written before the page loaded itself anew, and the focus where its reader looks. */
export function takeUp(root) {
  const kept = JSON.parse(sessionStorage.getItem(KEPT));
  sessionStorage.removeItem(KEPT);
  if (kept?.action !== root.dataset.action) return;
  for (const { id, value, checked, stood } of kept.typed) {
    const field = document.getElementById(id);
    // What was written on a text that is another by now would undo the change to it.
    if (field?.defaultValue !== stood) continue;
    Object.assign(field, { value, checked });
    const fold = field.closest('details');
    if (fold) fold.open = true;
  }
  const outcome = kept.goTo && document.getElementById(kept.goTo);
  const place = outcome ?? (kept.at && document.getElementById(kept.at));
  if (!place) return;
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
  if (outcome) outcome.scrollIntoView({ block: 'center' });
}
