/** The first `count` characters of a text, counted in code points as all lengths are, so that none is cut in half. */
export function firstCharacters(text: string, count: number): string {
  // A character has two units at most, and the rest may be long.
  return text.length <= count ? text : [...text.slice(0, 2 * count)].slice(0, count).join('');
}
