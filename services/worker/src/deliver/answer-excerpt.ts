/** Bytes of an answer that are kept. */
export const keptBytes = 1_024;

/**
 * The first KiB of an answer as text fit for the attempt log: receivers echo what they were sent, so addresses and long
 * numbers are masked and control characters dropped. Null when there was none.
 */
export function answerExcerpt(bytes: Buffer): string | null {
  if (bytes.length === 0) return null;
  const text = bytes.subarray(0, keptBytes).toString('utf8');
  return text
    .replaceAll(/[\p{Cc}\p{Cs}\uFFFD]+/gu, ' ')
    .replaceAll(/[^\s@"'<>,;:]{1,64}@[^\s@"'<>,;:]{1,255}/g, '[address]')
    .replaceAll(/\+?\d(?:[\s().-]?\d){6,}/g, '[number]')
    .replaceAll(/\b[\w+/=-]{32,}/g, '[token]');
}
