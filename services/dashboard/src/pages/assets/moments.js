// @ts-nocheck Runs in a browser; the type check of the project knows Node only.
// Fields for a moment: people write it as their own clocks show it, the server reads and writes it in UTC.
import { timeZone } from './times.js';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const kind = 'datetime-local';

const minute = (time) => new Date(time).toISOString().slice(0, 16);
const minutesBehind = (time) => new Date(time).getTimezoneOffset();

/** The minute a moment is in, as the clocks of the reader show it. */
const shownAt = (time) => minute(time - minutesBehind(time) * MINUTE_MS);

/** The moments at which clocks show a time, earlier first: none where they are put forward over it, two where they are put back. */
function momentsOf(shown) {
  const time = Date.parse(`${shown}Z`);
  if (Number.isNaN(time)) return [];
  const behind = new Set([time - DAY_MS, time + DAY_MS].map(minutesBehind));
  return [...behind].map((minutes) => time + minutes * MINUTE_MS).filter((moment) => shownAt(moment) === shown);
}

/** By field: the time that comes twice of which the later is meant. */
const later = new WeakMap();

/** The moment a field says, in UTC; what it says as it stands where there is no such moment, for the server to refuse. */
export function momentOf(field) {
  const moments = momentsOf(field.value);
  const moment = later.get(field) === field.value ? moments.at(-1) : moments[0];
  return moment === undefined ? field.value : `${minute(moment)}:00Z`;
}

/** Refuses a time that does not come, and asks which is meant of one that comes twice. */
function tell(field) {
  const moments = momentsOf(field.value);
  const skipped = field.value !== '' && moments.length === 0;
  field.setCustomValidity(skipped ? 'Clocks are put forward over this time. Choose one before or after it.' : '');
  const note = field.nextElementSibling?.matches('.twice') ? field.nextElementSibling : null;
  if (moments.length < 2) return note?.remove();
  const isLater = later.get(field) === field.value;
  const shown = note ?? document.createElement('small');
  shown.className = 'twice';
  const change = document.createElement('button');
  change.type = 'button';
  change.textContent = `Take the ${isLater ? 'first' : 'second'}`;
  change.addEventListener('click', () => {
    later.set(field, isLater ? null : field.value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.nextElementSibling.querySelector('button').focus();
  });
  const which = document.createElement('span');
  which.setAttribute('role', 'status');
  which.textContent = `Clocks show this time twice. Meant is the ${isLater ? 'second' : 'first'}, ${momentOf(field).slice(11, 16)} UTC.`;
  shown.replaceChildren(which, ' ', change);
  if (!note) field.after(shown);
}

/** Has the fields for moments of a part that has just come from the server say them in the zone of the reader, and name it. */
export function takeLocally(part) {
  for (const field of part.querySelectorAll(`[type="${kind}"]`)) {
    for (const zone of field.labels[0].querySelectorAll('[data-zone]'))
      zone.textContent = timeZone.replaceAll('_', ' ');
    const moment = Date.parse(`${field.defaultValue}Z`);
    if (Number.isNaN(moment)) continue;
    // What somebody had typed before the browser came back to the page stays.
    const stands = field.value === field.defaultValue;
    field.defaultValue = shownAt(moment);
    if (!stands) continue;
    field.value = field.defaultValue;
    if (momentsOf(field.value).indexOf(moment) === 1) later.set(field, field.value);
    tell(field);
  }
}

/** Fields for moments wherever they are, also in parts that come later and in forms the browser sends by itself. */
export function startMoments() {
  takeLocally(document);
  document.addEventListener('input', ({ target }) => target.type === kind && tell(target));
  document.addEventListener('formdata', ({ target, formData }) => {
    for (const field of target.elements) {
      if (field.type === kind && field.value !== '') formData.set(field.name, momentOf(field).slice(0, 16));
    }
  });
}
