import type { Reading } from '../grounding/reading.ts';
import type { Value } from '../grounding/value.ts';
import type { FoundInField } from './semantic-finding.ts';

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const dayMs = 86_400_000;
/** Tokens a weekday and the date it belongs to may stand apart: "Tuesday, the 14th of July". */
const reach = 3;
/** Words that speak of a day to come. */
const ahead =
  /^(?:will|shall|let's|lets|join|meet|schedule|scheduled|book|reschedule|upcoming|next|until|deadline|expires?|ends?|by|rsvp|looking|see|call|chat|demo|webinar|invite|invited|attend)$/;
/** Words that put a day in the past, or make it one of a document. */
const behind = /^(?:was|were|had|did|since|dated|signed|founded|started|launched|last|ago|earlier|previously|already)$/;

/** A date that names its day, as days since 1970; null for a month or a quarter. Years left out are taken nearest to `today`. */
function dayOf(value: Value, today: number): { day: number; named: boolean } | null {
  const [month, day] = value.unit.split('-').map(Number);
  if (value.kind !== 'date' || !month || !day) return null;
  const at = (year: number) => {
    const time = Date.UTC(year, month - 1, day);
    // 31 April is no day at all.
    return new Date(time).getUTCMonth() === month - 1 ? time / dayMs : null;
  };
  if (value.amount > 0) {
    const exact = at(value.amount);
    return exact === null ? null : { day: exact, named: true };
  }
  const year = new Date(today * dayMs).getUTCFullYear();
  const near = [year - 1, year, year + 1].flatMap((candidate) => at(candidate) ?? []);
  const [nearest] = near.sort((left, right) => Math.abs(left - today) - Math.abs(right - today));
  return nearest === undefined ? null : { day: nearest, named: false };
}

/**
 * Dates that cannot be meant: a weekday that its date does not fall on, and an appointment on a day that is over.
 * @param today UTC day the message was handed in, YYYY-MM-DD
 */
export function calendarFindings(reading: Reading, today: string): FoundInField[] {
  const now = Date.parse(`${today}T00:00:00Z`) / dayMs;
  const found: FoundInField[] = [];
  for (const value of reading.values) {
    const date = dayOf(value, now);
    if (date === null) continue;
    const weekday = reading.values.find((other) => other.kind === 'weekday' && beside(reading, other, value));
    const falls = weekdays[(((date.day + 4) % 7) + 7) % 7] ?? '';
    if (weekday !== undefined && weekday.unit !== falls) {
      // Without a year it may be another year's: the days of the week only settle it when the date is near.
      const certain = date.named || Math.abs(date.day - now) <= 90;
      const detail = `${written(reading, value)} is a ${falls.charAt(0).toUpperCase()}${falls.slice(1)}.`;
      const span = spanOf(reading, Math.min(weekday.from, value.from), Math.max(weekday.to, value.to));
      found.push({ kind: 'impossible_date', ...span, detail, confidence: certain ? 0.9 : 0.5, against: null });
    } else if (date.named && date.day < now && isAppointment(reading, value)) {
      const detail = 'Spoken of as to come, but the day was over when the message was handed in.';
      found.push({
        kind: 'past_date',
        ...spanOf(reading, value.from, value.to),
        detail,
        confidence: 0.75,
        against: null,
      });
    }
  }
  return found;
}

function beside(reading: Reading, left: Value, right: Value): boolean {
  const [first, second] = left.from < right.from ? [left, right] : [right, left];
  const sentence = reading.tokens[first.from]?.sentence;
  return second.from - first.to <= reach - 1 && reading.tokens[second.from]?.sentence === sentence;
}

function isAppointment(reading: Reading, value: Value): boolean {
  const sentence = reading.sentences[reading.tokens[value.from]?.sentence ?? -1];
  if (sentence === undefined) return false;
  const words = reading.tokens.slice(sentence.from, sentence.to).map((token) => token.lower);
  return words.some((word) => ahead.test(word)) && !words.some((word) => behind.test(word));
}

function written(reading: Reading, value: Value): string {
  return spanOf(reading, value.from, value.to).text;
}

/** Offsets and text of tokens [from, to). */
export function spanOf(reading: Reading, from: number, to: number): { start: number; end: number; text: string } {
  const start = reading.tokens[from]?.start ?? 0;
  const end = reading.tokens[to - 1]?.end ?? start;
  return { start, end, text: reading.text.slice(start, end) };
}
