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
  object: (part) => members(part),
  row(part) {
    const read = members(part);
    return Object.values(read).some((value) => value !== '') ? read : undefined;
  },
  list(part) {
    const entries = partsOf(part).filter((entry) => readPart(entry) !== undefined);
    filled.set(part, entries);
    return entries.map(readPart);
  },
  pairs(part) {
    const rows = partsOf(part).filter((row) => readPart(row) !== undefined);
    filled.set(part, rows);
    const pairs = rows.map(members).map(({ name = '', value = null }) => [name, value]);
    const twice = pairs.findIndex(([name], at) => pairs.some(([other], before) => before < at && other === name));
    if (twice >= 0) throw new Unreadable(rows[twice], `“${pairs[twice][0]}” is named twice.`);
    return Object.fromEntries(pairs);
  },
  secret: (part) =>
    part.querySelector('[type="checkbox"]').checked ? null : part.querySelector('[type="password"]').value || undefined,
};

function members(part) {
  return Object.fromEntries(
    partsOf(part)
      .map((inner) => [inner.dataset.key, readPart(inner)])
      .filter(([, value]) => value !== undefined),
  );
}

/** The value of a part; undefined where it says nothing. @throws Unreadable */
export const readPart = (part) => readings[part.dataset.as](part);

/** The part a path leads to, or the last one on the way there that the page shows. */
export function partAt(part, [step, ...rest]) {
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
      target.before(list.querySelector('template').content.cloneNode(true));
      target.previousElementSibling.querySelector('input, select, textarea').focus();
    } else if ('remove' in target.dataset) {
      target.closest('.entry').remove();
      list.querySelector('[data-add]').focus();
    }
  });
}
