// @ts-nocheck Runs in a browser; the type check of the project knows Node only.
import { momentOf, takeLocally } from './moments.js';

/** Why a part cannot be read, with the part to mend. */
export class Unreadable extends Error {
  constructor(part, message) {
    super(message);
    this.part = part;
  }
}

/** What nobody filled in stands for, if it stands for anything. */
const nothing = ({ dataset: { empty } }) => ({ null: null, text: '' })[empty];

/** The parts right below one. */
export const partsOf = (part) =>
  [...part.querySelectorAll('[data-as]')].filter((inner) => inner.parentElement.closest('[data-as]') === part);

/** Entries of a list that were filled in, as they stood when it was read last: what a refusal counts. */
const filled = new WeakMap();

/** What the parts of rules said when the page came, which is another writing of what is stored. */
const begun = new WeakMap();

const readings = {
  flag: (part) => part.checked,
  text: (part) => (part.value === '' ? nothing(part) : part.value),
  number: (part) => (part.value === '' ? nothing(part) : Number(part.value)),
  moment(part) {
    if (part.value === '') return nothing(part);
    const moment = momentOf(part);
    const { exact } = part.dataset;
    return exact && moment.slice(0, 16) === new Date(exact).toISOString().slice(0, 16) ? exact : moment;
  },
  numbers: (part) =>
    part.value.trim() === ''
      ? undefined
      : part.value
          .trim()
          .split(/[\s,]+/)
          .map(Number),
  lines: (part) => part.value.split('\n').flatMap((line) => line.trim() || []),
  json(part) {
    try {
      return JSON.parse(part.value);
    } catch (error) {
      throw new Unreadable(part, `This is no JSON. ${error.message}`);
    }
  },
  choices(part) {
    const chosen = [...part.querySelectorAll(':checked')].map(({ value }) => value);
    return chosen.length > 0 ? chosen : undefined;
  },
  object: (part) => members(part),
  /** An own rule: parts of another kind are out of sight, and what says the same as nothing is said only where it was. */
  'own-rule'(part) {
    const named = part.dataset.named.split(' ');
    const said = Object.entries(members(part, (inner) => !inner.closest('[data-kind][hidden]')));
    return Object.fromEntries(said.filter(([name, value]) => named.includes(name) || !saysNothing(name, value)));
  },
  /** A list of rules, or the JSON that was put in its place. */
  either: (part) => readPart(chosenOf(part)),
  /** What a draft says of a built-in rule: to the letter what it said before, unless somebody changed it. */
  rule(part) {
    const stored = JSON.parse(part.dataset.stored);
    const { state, ...rest } = members(part);
    const said = Object.entries({
      enabled: state !== 'off',
      mode: state === 'shadow' || (state === 'off' && stored?.mode === 'shadow') ? 'shadow' : 'enforce',
      ...rest,
    }).filter(([name, value]) => !saysNothing(name, value));
    const now = JSON.stringify(said);
    if (!begun.has(part)) begun.set(part, now);
    if (now === begun.get(part)) return stored ?? undefined;
    // What the floor fixes is named even where its template is off.
    return said.length > 0 || 'fixed' in part.dataset ? Object.fromEntries(said) : undefined;
  },
  /** Values of a rule's own; none of them says nothing. */
  'own-values'(part) {
    const values = members(part);
    return Object.keys(values).length > 0 ? values : undefined;
  },
  'own-value': (part) => (part.querySelector('[data-own]').checked ? readPart(partsOf(part)[0]) : undefined),
  row(part) {
    const read = members(part);
    return Object.values(read).some((value) => value !== '' && value !== null) ? read : undefined;
  },
  list(part) {
    const entries = partsOf(part).filter((entry) => readPart(entry) !== undefined);
    filled.set(part, entries);
    return entries.map(readPart);
  },
  pairs(part) {
    const rows = partsOf(part).filter((row) => readPart(row) !== undefined);
    filled.set(part, rows);
    const pairs = rows.map((row) => members(row)).map(({ name = '', value = null }) => [name, value]);
    const twice = pairs.findIndex(([name], at) => pairs.some(([other], before) => before < at && other === name));
    if (twice >= 0) throw new Unreadable(rows[twice], `“${pairs[twice][0]}” is named twice.`);
    return Object.fromEntries(pairs);
  },
  secret: (part) =>
    part.querySelector('[type="checkbox"]').checked ? null : part.querySelector('[type="password"]').value || undefined,
};

const unless = { enabled: true, mode: 'enforce', fold_leet: false };
const saysNothing = (name, value) =>
  value === null || value === unless[name] || (Array.isArray(value) && value.length === 0);

/** What says which rules there are. */
function chosenOf(part) {
  const [rules, json] = partsOf(part);
  return 'pasted' in json.dataset ? json : rules;
}

function members(part, counts = () => true) {
  return Object.fromEntries(
    partsOf(part)
      .filter(counts)
      .map((inner) => [inner.dataset.key, readPart(inner)])
      .filter(([, value]) => value !== undefined),
  );
}

/** The value of a part; undefined where it says nothing. @throws Unreadable */
export const readPart = (part) => readings[part.dataset.as](part);

/** The part a path leads to, or the last one on the way there that the page shows. */
export function partAt(part, path) {
  const [step, ...rest] = path;
  if (part.dataset.as === 'either') return partAt(chosenOf(part), path);
  if (part.dataset.as === 'own-value') return partAt(partsOf(part)[0] ?? part, path);
  if (step === undefined) return part;
  const inner =
    part.dataset.as === 'pairs'
      ? filled.get(part)?.find((row) => members(row).name === step)
      : (filled.get(part)?.[step] ?? partsOf(part).find(({ dataset }) => dataset.key === step));
  return inner ? partAt(inner, rest) : part;
}

/** Buttons that add an entry to a list and take one away. */
export function startEntries(form) {
  form.addEventListener('click', ({ target }) => {
    const list = target.closest('.entries');
    if ('add' in target.dataset) {
      target.before(list.querySelector(':scope > template').content.cloneNode(true));
      takeLocally(target.previousElementSibling);
      target.previousElementSibling.querySelector('input, select, textarea').focus();
    } else if ('remove' in target.dataset) {
      [...list.children].find((entry) => entry.contains(target)).remove();
      list.querySelector(':scope > [data-add]').focus();
    } else return;
    list.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
