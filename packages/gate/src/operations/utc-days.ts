export const DAY_MS = 86_400_000;

/** The UTC day of a moment, `YYYY-MM-DD`. */
export function utcDay(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}

/** The UTC day so many days before one, both `YYYY-MM-DD`. */
export function dayBefore(date: string, days: number): string {
  return utcDay(Date.parse(`${date}T00:00:00Z`) - days * DAY_MS);
}

/** So many days that end with one, the earliest first. */
export function lastDays(date: string, days: number): string[] {
  return Array.from({ length: days }, (_, index) => dayBefore(date, days - 1 - index));
}
