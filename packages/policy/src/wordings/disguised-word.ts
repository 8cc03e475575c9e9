import { literally } from '../search/pattern.ts';

/** What stands for a letter in leet: digits, signs and masks. Each class begins with the letter itself. */
const stands: Readonly<Record<string, string>> = {
  a: 'a4@*',
  b: 'b8',
  c: 'ck(*',
  e: 'e3*',
  f: 'f',
  g: 'g9',
  h: 'h*#',
  i: 'i1!|*',
  k: 'k*',
  l: 'l1|',
  o: 'o0*',
  s: 's5$',
  t: 't7+*',
  u: 'uv*@',
  z: 'z2',
};

/**
 * A pattern source for one word, written plainly, in leet ("sh1t", "@ss"), with masked letters inside ("f**k"), with
 * letters drawn out ("fuuuck") or set apart by dots, dashes or underscores ("f.u.c.k"). The first letter is never a mask.
 * Lengths stay bounded.
 */
export function disguisedWord(word: string): string {
  const letters = [...word.toLowerCase()];
  return letters
    .map((letter, at) => {
      const inner = at > 0 && at < letters.length - 1;
      const units = (stands[letter] ?? letter).replace(inner ? '' : '*', '');
      const one = units.length > 1 ? `[${units.replace(/[\\\]^|+-]/g, '\\$&')}]` : literally(units);
      return inner && /[aeiouf]/.test(letter) ? `${one}{1,6}` : one;
    })
    .join('[._-]?');
}

/** What may stand for a letter, masks only inside a word. */
export function standsFor(letter: string, inner: boolean): string[] {
  return [...(stands[letter] ?? letter)].filter((unit) => unit !== letter && (inner || unit !== '*'));
}
