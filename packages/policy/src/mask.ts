/** Longest quotation of what matched, in UTF-16 code units. */
export const MATCHED_MAX_LENGTH = 500;

/** A secret as it may be shown: its first four and last two characters, each of them whole, or null under eight. */
export function maskSecret(secret: string): string | null {
  const characters = [...secret];
  return characters.length < 8 ? null : `${characters.slice(0, 4).join('')}…${characters.slice(-2).join('')}`;
}

/** At most 500 code units, never half a surrogate pair. */
export function cut(text: string): string {
  if (text.length <= MATCHED_MAX_LENGTH) return text;
  return text.slice(0, splitsCharacter(text, MATCHED_MAX_LENGTH) ? MATCHED_MAX_LENGTH - 1 : MATCHED_MAX_LENGTH);
}

/** True for a place between the two halves of a character. */
export function splitsCharacter(text: string, at: number): boolean {
  const before = text.charCodeAt(at - 1);
  const behind = text.charCodeAt(at);
  return before >= 0xd800 && before <= 0xdbff && behind >= 0xdc00 && behind <= 0xdfff;
}
