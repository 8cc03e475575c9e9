// @ts-nocheck Runs in a browser; the type check of the project knows Node only.
import { inPlainWords } from './plain-words.js';
import { explain, refuse, send } from './request.js';
import { onKey } from './shortcuts.js';
import { inZone } from './times.js';

const count = (number, one, many) => `${number} ${number === 1 ? one : many}`;
/** What a hold says and to whom: drafts of one sequence begin alike. */
const titleOf = (row) => [...row.querySelectorAll('.long .clamped')].map(({ textContent }) => textContent).join(' ');

/** An element with a text, and whatever stands behind it. */
function element(name, text, ...more) {
  const made = document.createElement(name);
  made.append(text, ...more);
  return made;
}

/** A hold by what it says, as far as that is known. */
function linkTo(id, titles) {
  return Object.assign(element('a', titles.get(id) || id), { href: `/reviews/${id}` });
}

/** One decision about many holds: which are meant, what came of each, and the way back while there is one. */
export function startBulk(queue, rows) {
  const bar = document.querySelector('#bulk');
  // Who may not decide has no bar.
  if (!bar) return { toggle() {}, restore() {} };
  const refused = document.querySelector('#refused');
  const results = document.querySelector('#bulk-results');
  const said = bar.querySelector('#bulk-count');
  const undoSeconds = Number(bar.dataset.undoSeconds);
  const selected = new Set();
  /** Decided, not yet final. */
  const deciding = new Set();

  function show() {
    const shown = rows();
    for (const row of shown) {
      const { action } = row.dataset;
      row.classList.toggle('deciding', deciding.has(action));
      const box = row.querySelector('[data-select]');
      box.checked = selected.has(action);
      row.classList.toggle('selected', box.checked);
    }
    const blocked = shown.filter((row) => selected.has(row.dataset.action) && 'block' in row.dataset).length;
    const all = queue.querySelector('#select-all');
    if (all) {
      all.checked = shown.length > 0 && selected.size === shown.length;
      all.indeterminate = selected.size > 0 && !all.checked;
    }
    bar.hidden = selected.size === 0;
    const note = blocked > 0 ? `; what a BLOCK stops (${blocked}) is approved only by who opens it` : '';
    said.textContent = selected.size > 0 ? `${count(selected.size, 'hold', 'holds')} selected${note}` : '';
  }

  function restore() {
    const there = new Set(rows().map((row) => row.dataset.action));
    for (const action of selected) if (!there.has(action)) selected.delete(action);
    show();
  }

  function toggle(row) {
    const { action } = row.dataset;
    if (!selected.delete(action)) selected.add(action);
    show();
  }

  /** Says that a decision is under way, and takes no other meanwhile. */
  function busy(is) {
    if (is) bar.dataset.busy = 'yes';
    else delete bar.dataset.busy;
    for (const button of bar.querySelectorAll('button')) button.disabled = is;
    if (is) said.textContent = 'Deciding …';
  }

  async function decide(decision, more = {}) {
    const meant = rows().filter((row) => selected.has(row.dataset.action));
    if (meant.length === 0 || bar.dataset.busy) return;
    busy(true);
    refused.hidden = true;
    const titles = new Map(meant.map((row) => [row.dataset.action, titleOf(row)]));
    const items = meant.map(({ dataset }) => ({ action_id: dataset.action, version: Number(dataset.version) }));
    const answer = await send('POST', '/api/reviews/bulk', { decision, items, undoable: true, ...more });
    busy(false);
    if (!answer?.ok) {
      show();
      return refuse(refused, answer);
    }
    const outcome = await answer.json();
    const made = outcome.results.filter(({ http_status: status }) => status === 200).map(({ action_id: id }) => id);
    for (const id of made) {
      selected.delete(id);
      deciding.add(id);
    }
    report(decision, outcome.results, made, titles);
    show();
  }

  /** Says what came of each, and keeps the way back for as long as there is one. */
  function report(decision, all, made, titles) {
    const word = decision === 'approve' ? 'approved' : 'rejected';
    const heading = element(
      'p',
      `${count(made.length, 'hold', 'holds')} ${word}, ${all.length - made.length} refused.`,
    );
    const lines = all.map(({ action_id: id, http_status: status, detail, errors }) => {
      const link = linkTo(id, titles);
      const why = detail ? inZone(detail) : errors.map(inPlainWords).join(' ');
      return element('li', link, status === 200 ? `: ${word}` : `: refused. ${why}`);
    });
    const list = element('ul', '', ...lines);
    const undo = element('button', 'Undo');
    undo.type = 'button';
    undo.dataset.key = 'u';
    undo.setAttribute('aria-keyshortcuts', 'u');
    const hint = element('kbd', 'u');
    hint.className = 'hint';
    hint.setAttribute('aria-hidden', 'true');
    const left = element('span', '');
    left.setAttribute('aria-hidden', 'true');
    undo.append(' ', hint);
    undo.addEventListener('click', () => takeBack(made, titles));
    const close = element('button', 'Close');
    close.type = 'button';
    close.addEventListener('click', () => {
      results.hidden = true;
    });
    const row = element('div', '', ...(made.length > 0 ? [undo, left] : []), close);
    row.className = 'row';
    results.replaceChildren(heading, row, list);
    results.hidden = false;
    results.focus();
    const ends = performance.now() + undoSeconds * 1000;
    const step = () => {
      const seconds = Math.ceil((ends - performance.now()) / 1000);
      left.textContent = seconds > 0 ? `${seconds} s left` : '';
      if (seconds > 0) return setTimeout(step, 250);
      undo.remove();
      for (const id of made) deciding.delete(id);
    };
    if (made.length > 0) step();
  }

  async function takeBack(made, titles) {
    results.hidden = true;
    const refusals = await Promise.all(
      made.map(async (id) => {
        deciding.delete(id);
        const answer = await send('POST', `/api/reviews/${id}/undo`);
        if (answer?.ok) return void selected.add(id);
        const why = answer?.status === 409 ? 'too late, the decision was made' : await explain(answer);
        return element('li', linkTo(id, titles), `: ${why}`);
      }),
    );
    const lines = refusals.filter((line) => line);
    const heading = element('p', `${count(made.length - lines.length, 'decision', 'decisions')} taken back.`);
    results.replaceChildren(heading, element('ul', '', ...lines));
    results.hidden = false;
    results.focus();
    restore();
  }

  queue.addEventListener('change', ({ target }) => {
    if (target.id === 'select-all') {
      for (const { dataset } of rows()) {
        if (target.checked) selected.add(dataset.action);
        else selected.delete(dataset.action);
      }
      show();
    } else if ('select' in target.dataset) toggle(target.closest('tr'));
  });
  bar.querySelector('#bulk-approve').addEventListener('click', () => decide('approve'));
  bar.querySelector('#bulk-clear').addEventListener('click', () => {
    selected.clear();
    show();
  });
  bar.querySelector('form').addEventListener('submit', (event) => {
    event.preventDefault();
    decide('reject', { reason_code: bar.querySelector('[name="reason_code"]').value });
  });
  onKey('shift+a', () => decide('approve'));
  // A browser that comes back to the page may have kept boxes ticked.
  for (const box of queue.querySelectorAll('[data-select]:checked')) selected.add(box.closest('tr').dataset.action);
  show();
  return { toggle, restore };
}
