import { standsFor } from './disguised-word.ts';

/**
 * Literals one of which stands in every disguise of a word that `disguisedWord` finds: its first letters, at most five,
 * with up to two of them replaced by what stands for them, drawn out, set apart, or with one hyphen among them.
 */
export function leetLiterals(word: string): string[] {
  const stem = [...word.toLowerCase()].slice(0, 5);
  const literals = new Set<string>([stem.join('')]);
  const spellings = stem.map((letter, at) => standsFor(letter, at > 0 && at < word.length - 1));
  for (let i = 0; i < stem.length; i++) {
    for (const first of spellings[i] ?? []) {
      const once = stem.with(i, first);
      literals.add(once.join(''));
      for (let j = i + 1; j < stem.length; j++) {
        for (const second of spellings[j] ?? []) literals.add(once.with(j, second).join(''));
      }
    }
  }
  if (word.length > 4) literals.add(`${stem[0] ?? ''}***`);
  for (const gap of ['.', '-', '_']) literals.add(stem.slice(0, 3).join(gap));
  // As compounds are written: "dick-head".
  for (let i = 2; i < stem.length; i++) literals.add(`${stem.slice(0, i).join('')}-${stem.slice(i).join('')}`);
  for (let i = 1; i < stem.length && i < word.length - 1; i++) {
    const letter = stem[i] ?? '';
    // Twice is ordinary for some letters ("good", "fees", "effort"): these count when drawn out further.
    if (/[aiu]/.test(letter)) literals.add(stem.slice(0, i).join('') + letter + letter);
    if (/[eof]/.test(letter)) literals.add(stem.slice(0, i).join('') + letter.repeat(3));
  }
  // A dollar at the end would be read as a word's edge: what stands before it has to do.
  return [...literals]
    .map((literal) => literal.replace(/\$+$/, ''))
    .filter((literal) => literal.length >= Math.min(3, stem.length - 1));
}
