/** Longest quotation of what matched, in UTF-16 code units. */
export const MATCHED_MAX_LENGTH = 500;

/** A secret as it may be shown: its first four and last two characters, or null under eight. */
export function maskSecret(secret: string): string | null {
  return secret.length < 8 ? null : `${secret.slice(0, 4)}…${secret.slice(-2)}`;
}

/** At most 500 code units, never half a surrogate pair. */
export function cut(text: string): string {
  if (text.length <= MATCHED_MAX_LENGTH) return text;
  const last = text.charCodeAt(MATCHED_MAX_LENGTH - 1);
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? MATCHED_MAX_LENGTH - 1 : MATCHED_MAX_LENGTH);
}
