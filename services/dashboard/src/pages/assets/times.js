// @ts-nocheck Runs in a browser; the type check of the project knows Node only.
/** The zone of the reader, as the browser knows it. */
export const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
/** Swedes write a time as the server does. */
const local = new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeStyle: 'short' });

/** A sentence of the server with its times in the zone of the reader. */
export function inZone(text) {
  if (timeZone === 'UTC') return text;
  return text.replace(/\b(\d{4}-\d\d-\d\d) (\d\d:\d\d) UTC\b/g, (_, day, time) =>
    local.format(new Date(`${day}T${time}Z`)),
  );
}

/** Says the times of a part that has just come from the server in the zone of its reader, which the page names once; in UTC they are its title. */
export function tellLocally(part) {
  const times = part.querySelectorAll('time');
  if (timeZone === 'UTC' || times.length === 0) return;
  for (const time of times) {
    time.title = time.textContent;
    time.textContent = local.format(new Date(time.dateTime));
  }
  const zone = document.querySelector('#zone');
  zone.textContent = `Times in ${timeZone.replaceAll('_', ' ')}`;
  zone.hidden = false;
}
