// @ts-nocheck Runs in a browser; the type check of the project knows Node only.
import { keepTime, refreshing } from './live.js';

/** Says on the page of the open hold how much time is left as its row in the queue does. */
function tellTime(beside) {
  const left = beside.querySelector('tr:has([aria-current]) [data-label="Answer due"] .badge');
  if (left) document.querySelector('#due')?.replaceChildren(left.cloneNode(true));
}

/**
 * Keeps the queue beside a hold as it stands, without reading the message of the hold again.
 *
 * @returns draws it anew; does nothing where there is none
 */
export function startQueueBeside() {
  const beside = document.querySelector('#beside');
  if (!beside) return () => {};
  let at = null;
  beside.addEventListener('focusin', ({ target }) => {
    at = target.getAttribute('href');
  });
  const refresh = refreshing(
    '#beside',
    () => {
      tellTime(beside);
      // Only who was in the queue when it was drawn anew has lost the focus.
      if (at === null || document.activeElement !== document.body) return;
      beside.querySelector(`[href="${at}"]`)?.focus({ preventScroll: true });
    },
    beside.dataset.address,
  );
  keepTime(refresh);
  return refresh;
}
