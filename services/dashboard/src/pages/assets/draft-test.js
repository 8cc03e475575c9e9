// @ts-nocheck Runs in a browser; the type check of the project knows Node only.
import { onSubmit, valuesOf } from './forms.js';
import { highlightPieces } from './highlight-pieces.js';
import { inPlainWords } from './plain-words.js';
import { send } from './request.js';

/** Where what was typed waits while the page of a saved draft loads. */
const KEPT = 'draft-test';

/** An element; its children are texts and elements, and what is falsy is left out. */
function make(tag, attributes, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children.flat(Number.POSITIVE_INFINITY).filter(Boolean));
  return element;
}

const outcome = ({ status, queue_reason }) => status + (queue_reason ? ` (${queue_reason})` : '');
const rulesOf = ({ policy_violations }) => new Set(policy_violations.map(({ rule }) => rule));
const quoted = (label, text) => text && make('p', { class: 'quiet', dir: 'auto' }, `${label}: “${text}”`);
const list = (items) => make('ul', { class: 'findings' }, items);

/** One finding, with why it was found and what to write instead. */
function finding(violation, ...tags) {
  const { rule, severity, detail, matched_substring, safer_alternative, evidence } = violation;
  return make(
    'li',
    {},
    make(
      'p',
      {},
      make('span', { class: `badge ${severity.toLowerCase()}` }, severity),
      ' ',
      make('strong', {}, rule),
      tags,
    ),
    make('p', {}, detail),
    quoted('Found', matched_substring),
    quoted('Safer', safer_alternative),
    evidence.map(({ source_record_id: id, relation, age_days: age }) =>
      make(
        'p',
        { class: 'quiet' },
        `Evidence ${id}: ${relation}, ${age < 0 ? `dated ${-age} days ahead` : `${age} days old`}`,
      ),
    ),
  );
}

const tag = (text) => [' ', make('span', { class: 'badge calm' }, text)];

/** A field of the message with what was found marked in place. */
function marked(text, field, found) {
  return highlightPieces(text, field, found).map(({ text: piece, mark, rules }) =>
    mark ? make('mark', { class: mark, title: rules.join(', ') }, piece) : piece,
  );
}

function message({ subject, body_text, body_html }, { policy_violations, shadow_violations }) {
  const found = [...policy_violations, ...shadow_violations.map((one) => ({ ...one, severity: 'SHADOW' }))];
  return [
    subject && make('p', { class: 'text subject', dir: 'auto' }, marked(subject, 'subject', found)),
    make('div', { class: 'text', dir: 'auto' }, marked(body_text, 'body_text', found)),
    body_html &&
      make(
        'details',
        {},
        make('summary', {}, 'HTML version, as source'),
        make('pre', { class: 'text' }, marked(body_html, 'body_html', found)),
      ),
  ];
}

/** What the draft changes about this message, in words. */
function difference(draft, inForce) {
  const [after, before] = [rulesOf(draft), rulesOf(inForce)];
  const more = [...after].filter((rule) => !before.has(rule));
  const less = [...before].filter((rule) => !after.has(rule));
  const parts = [
    more.length > 0 && `fires only under the draft: ${more.join(', ')}`,
    less.length > 0 && `fires no more: ${less.join(', ')}`,
  ].filter(Boolean);
  return parts.join('; ') || (outcome(draft) === outcome(inForce) ? 'nothing' : 'how much it weighs');
}

function findings(title, shown, inForce) {
  const before = rulesOf(inForce);
  const { policy_violations: found, shadow_violations: shadow } = shown;
  const gone = shown === inForce ? [] : inForce.policy_violations.filter(({ rule }) => !rulesOf(shown).has(rule));
  return make(
    'div',
    {},
    make('h3', {}, title),
    found.length > 0
      ? list(found.map((one) => finding(one, before.has(one.rule) ? [] : tag('only under the draft'))))
      : make('p', { class: 'empty' }, 'Nothing.'),
    shadow.length > 0 && [
      make('h3', {}, 'In shadow mode, which decides nothing'),
      list(shadow.map((one) => finding(one, tag('shadow')))),
    ],
    gone.length > 0 && [
      make('h3', {}, 'Under the policy in force alone'),
      list(gone.map((one) => finding(one, tag('not under the draft')))),
    ],
  );
}

/** What is shown with the findings, and a word that stands in the text without being near to anything. */
const farOff = ['shadow', 'wording'];

function nearMisses({ near_misses, near_misses_truncated: more }) {
  const misses = near_misses.filter(({ reason }) => !farOff.includes(reason));
  if (misses.length === 0) return null;
  const cell = (name, ...content) => make('td', { 'data-label': name }, content);
  return make(
    'details',
    {},
    make('summary', {}, `What rules of the draft looked at and let go: ${misses.length}${more ? ' and more' : ''}`),
    make(
      'table',
      { class: 'stack' },
      make(
        'thead',
        {},
        make(
          'tr',
          {},
          ['Rule', 'Looked at', 'Why it let go'].map((name) => make('th', { scope: 'col' }, name)),
        ),
      ),
      make(
        'tbody',
        {},
        misses.map(({ rule, detail, matched_substring: text }) =>
          make(
            'tr',
            {},
            cell('Rule', rule),
            cell('Looked at', make('span', { dir: 'auto' }, text ?? '–')),
            cell('Why', detail),
          ),
        ),
      ),
    ),
  );
}

/** The result of a test; its heading says the decision and takes the focus. */
function result(tried, answer) {
  const { draft, in_force: inForce, problems } = answer;
  const fact = (name, value) => [make('dt', {}, name), make('dd', {}, value)];
  const shown = draft ?? inForce;
  return [
    make(
      'h3',
      { tabindex: '-1' },
      draft ? `Under the draft: ${outcome(draft)}` : `The draft cannot be tried. In force: ${outcome(inForce)}`,
    ),
    problems.length > 0 &&
      make(
        'div',
        { class: 'alert' },
        make('p', {}, 'The draft cannot be published:'),
        make(
          'ul',
          {},
          problems.map(({ loc, ...refused }) =>
            make('li', {}, make('code', {}, loc.slice(1).join('.')), `: ${inPlainWords(refused)}`),
          ),
        ),
      ),
    draft &&
      make(
        'dl',
        { class: 'facts' },
        fact('Under the policy in force', outcome(inForce)),
        fact('What the draft changes', difference(draft, inForce)),
      ),
    make(
      'div',
      { class: 'columns' },
      make('div', {}, make('h3', {}, 'The message'), message(tried, shown)),
      findings(draft ? 'What the draft finds' : 'What the policy in force finds', shown, inForce),
    ),
    nearMisses(answer),
  ];
}

/** Fields of e-mail are there on e-mail alone. */
function followChannel({ elements: { channel } }, parts) {
  const follow = () => {
    for (const part of parts) {
      part.hidden = channel.value !== 'email';
      for (const field of part.querySelectorAll('input, textarea')) field.disabled = part.hidden;
    }
  };
  channel.addEventListener('change', follow);
  follow();
}

/** What was typed outlives one loading of the page: that of the draft that was saved to try the text on it again. */
export function keepTestedText() {
  const form = document.querySelector('#draft-test');
  if (!form || form.elements.body_text.value === '') return;
  const typed = [...form.elements].filter(({ name }) => name).map(({ name, value }) => [name, value]);
  sessionStorage.setItem(KEPT, JSON.stringify(Object.fromEntries(typed)));
}

function takeKept() {
  const kept = sessionStorage.getItem(KEPT);
  sessionStorage.removeItem(KEPT);
  return kept && JSON.parse(kept);
}

/** The box where a text is tried on the draft as it is saved. */
export function startDraftTest() {
  const form = document.querySelector('#draft-test');
  if (!form) return;
  const shown = document.querySelector('#test-result');
  const button = form.querySelector('[type="submit"]');
  const { metadata } = form.elements;
  metadata.addEventListener('input', () => {
    try {
      if (metadata.value.trim() !== '') JSON.parse(metadata.value);
      metadata.setCustomValidity('');
    } catch (error) {
      metadata.setCustomValidity(`This is no JSON. ${error.message}`);
    }
  });
  // What is wrong can be gone to only where it can be seen.
  const open = ({ target }) => target.closest('details')?.setAttribute('open', '');
  form.addEventListener('invalid', open, true);

  const kept = takeKept();
  let moves = true;
  let tried;
  onSubmit(
    form,
    form.querySelector('.alert'),
    () => {
      shown.replaceChildren();
      tried = valuesOf(form);
      return send('POST', '/api/policy/draft/test', tried);
    },
    async (answer) => {
      button.disabled = false;
      shown.replaceChildren(...result(tried, await answer.json()).filter(Boolean));
      if (moves) shown.querySelector('h3').focus();
      moves = true;
    },
  );
  for (const [name, value] of Object.entries(kept ?? {})) form.elements[name].value = value;
  followChannel(form, form.querySelectorAll('[data-email]'));
  if (!kept) return;
  // The reader looks at what was saved; the text is tried again below.
  moves = false;
  form.requestSubmit();
}
