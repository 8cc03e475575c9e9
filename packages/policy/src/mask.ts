/** Longest quotation of what matched, in UTF-16 code units. */
export const MATCHED_MAX_LENGTH = 500;

/** A secret as it may be shown: its first four and last two characters, or null under eight. */
export function maskSecret(secret: string): string | null {
  return secret.length < 8 ? null : `${secret.slice(0, 4)}…${secret.slice(-2)}`;
}
