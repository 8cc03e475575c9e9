const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const DATE_TIME = /^(\d{4}-\d{2}-\d{2})[Tt](\d{2}):(\d{2}):(\d{2})(?:\.\d{1,9})?(?:[Zz]|[+-](\d{2}):(\d{2}))$/;

/** True for a day of the Gregorian calendar from the year 1 on, written YYYY-MM-DD. */
export function isCalendarDate(text: string): boolean {
  const match = DATE.exec(text);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (year < 1 || month < 1 || month > 12 || day < 1) return false;
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const days = month === 2 ? (leap ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
  return day <= days;
}

/**
 * True for an RFC 3339 date and time with an offset that lies in the years 1 to 9999 of UTC as well: neither an answer
 * nor the store could name any other. Leap seconds are refused, since no clock of ours has them.
 */
export function isDateTime(text: string): boolean {
  const match = DATE_TIME.exec(text);
  if (!match?.[1]) return false;
  const within = (value: string | undefined, most: number) => value === undefined || Number(value) <= most;
  return (
    isCalendarDate(match[1]) &&
    within(match[2], 23) &&
    within(match[3], 59) &&
    within(match[4], 59) &&
    within(match[5], 23) &&
    within(match[6], 59) &&
    isInCalendar(text)
  );
}

/** Only an offset at either end of the calendar leads out of it. */
function isInCalendar(text: string): boolean {
  if (!text.startsWith('0001') && !text.startsWith('9999')) return true;
  const year = new Date(text).getUTCFullYear();
  return year >= 1 && year <= 9999;
}
