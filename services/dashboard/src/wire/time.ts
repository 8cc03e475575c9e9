/** RFC 3339 in UTC with milliseconds, as every time on the wire. */
export function toTime(time: Date): string {
  return time.toISOString();
}

export function toTimeOrNull(time: Date | null): string | null {
  return time === null ? null : time.toISOString();
}
