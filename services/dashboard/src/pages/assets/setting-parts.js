// @ts-nocheck Runs in a browser; the type check of the project knows Node only.

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
const partsOf = (part) =>
  [...part.querySelectorAll('[data-as]')].filter((inner) => inner.parentElement.closest('[data-as]') === part);

/** Entries of a list that were filled in, as they stood when it was read last: what a refusal counts. */
const filled = new WeakMap();

const readings = {
  flag: (part) => part.checked,
  text: (part) => (part.value === '' ? nothing(part) : part.value),
  number: (part) => (part.value === '' ? nothing(part) : Number(part.value)),
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
  /** The list of own rules, or the JSON that was put in its place. */
  'own-rules'(part) {
    return readPart(ownRulesIn(part));
  },
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

/** What says which own rules there are. */
function ownRulesIn(part) {
  const [list, json] = partsOf(part);
  return 'pasted' in json.dataset ? json : list;
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
  if (part.dataset.as === 'own-rules') return partAt(ownRulesIn(part), path);
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
      target.previousElementSibling.querySelector('input, select, textarea').focus();
    } else if ('remove' in target.dataset) {
      [...list.children].find((entry) => entry.contains(target)).remove();
      list.querySelector(':scope > [data-add]').focus();
    } else return;
    list.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
