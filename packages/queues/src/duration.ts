/** A span of time as people write it: `500ms`, `5s`, `2m`, `3h`, `1d`. */
export type Duration = `${number}${'ms' | 's' | 'm' | 'h' | 'd'}`;

const unitMs = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

/**
 * Milliseconds in a written duration.
 * @throws RangeError when the text is not a duration.
 */
export function durationMs(duration: Duration): number {
  const match = /^(\d+(?:\.\d+)?)(ms|s|m|h|d)$/.exec(duration);
  const unit = match?.[2] as keyof typeof unitMs | undefined;
  if (match === null || unit === undefined) throw new RangeError(`Not a duration: ${duration}`);
  return Number(match[1]) * unitMs[unit];
}
