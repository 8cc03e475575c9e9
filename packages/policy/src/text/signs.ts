import type { FieldText } from './field-text.ts';

type Counted = Pick<FieldText, 'text' | 'hits'>;

/** True when one of some ASCII characters stands in a field's text. Costs nothing in a field being evaluated. */
export function holdsAny({ text, hits }: Counted, characters: string): boolean {
  const counts = hits?.words.counts;
  for (let at = 0; at < characters.length; at++) {
    if (counts ? counts[characters.charCodeAt(at)] !== 0 : text.includes(characters.charAt(at))) return true;
  }
  return false;
}

/** How many of the digits 0 to 9 stand in a field's text. Costs nothing in a field being evaluated. */
export function digitsIn({ text, hits }: Counted): number {
  let digits = 0;
  if (hits) {
    const { counts } = hits.words;
    for (let code = 48; code <= 57; code++) digits += counts[code] as number;
  } else for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) >= 48 && text.charCodeAt(at) <= 57) digits++;
  return digits;
}
