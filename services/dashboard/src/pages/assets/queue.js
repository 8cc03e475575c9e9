// @ts-nocheck Runs in a browser; the type check of the project knows Node only.
import { startBulk } from './bulk.js';
import { keepTime, listen, refreshing } from './live.js';
import { refuse, send } from './request.js';
import { nameKeys, onKey } from './shortcuts.js';

/** The list of holds: walk through it by keys, select, decide about many, and see what others do as it happens. */
export function startQueue() {
  const queue = document.querySelector('#queue');
  if (!queue) return;
  const refused = document.querySelector('#refused');
  const rows = () => [...queue.querySelectorAll('tr[data-action]')];
  const linkOf = (row) => row.querySelector('a[href]');
  // The row people are at is the one that holds the focus, or held it when it was last asked for.
  let current = null;
  const currentRow = () => {
    const { action } = document.activeElement.closest('tr[data-action]')?.dataset ?? {};
    current = action ?? current;
    return rows().find((row) => row.dataset.action === current);
  };
  // What of the row has the focus, so that it gets it back when the list is drawn anew.
  let part = 'a[href]';
  queue.addEventListener('focusin', ({ target }) => {
    part = target.matches('[data-select]') ? '[data-select]' : 'a[href]';
    currentRow();
  });
  const goTo = (row) => {
    current = row.dataset.action;
    linkOf(row).focus();
  };
  const bulk = startBulk(queue, rows);

  const step = (by) => {
    const all = rows();
    const at = all.indexOf(currentRow());
    const next = at === -1 ? (by > 0 ? all[0] : all.at(-1)) : all[at + by];
    if (next) goTo(next);
  };
  const withRow = (work) => () => {
    const row = currentRow() ?? rows()[0];
    if (!row) return;
    goTo(row);
    work(row);
  };
  onKey('j', () => step(1));
  onKey('k', () => step(-1));
  if (queue.dataset.decides === 'true') {
    onKey(
      'x',
      withRow((row) => bulk.toggle(row)),
    );
    onKey(
      'c',
      withRow(async (row) => {
        const { action, version, claimed } = row.dataset;
        if (claimed && !confirm(`${claimed} has it in hand. Take it over?`)) return;
        refused.hidden = true;
        const body = claimed ? { take_over: true } : {};
        const answer = await send('POST', `/api/reviews/${action}/claim`, body, { 'If-Match': `"${version}"` });
        if (!answer?.ok) await refuse(refused, answer);
      }),
    );
    for (const key of ['a', 'r', 'e', 's', 'n']) {
      onKey(
        key,
        withRow((row) => location.assign(`${linkOf(row).href}#key=${key}`)),
      );
    }
  }
  const refresh = refreshing('#queue', (fresh) => {
    nameKeys(fresh);
    bulk.restore();
    // Only who was in the list when it was drawn anew has lost the focus.
    if (document.activeElement === document.body) currentRow()?.querySelector(part)?.focus({ preventScroll: true });
  });
  listen(queue.dataset.feed, refresh);
  keepTime(refresh);
}
