import { foldEntity, isSameEntity } from '../evidence/evidence.ts';

const folded = new WeakMap<readonly string[], readonly string[]>();

/** Folded once for each list: a policy is compiled from one and keeps it. */
function foldedNames(names: readonly string[]): readonly string[] {
  let known = folded.get(names);
  if (!known) {
    known = names.map((name) => foldEntity(name)).filter((name) => name !== '');
    folded.set(names, known);
  }
  return known;
}

/**
 * True when a name as a text writes it is one of the sender's own (the setting `own_names`): the same but for case,
 * accents and legal form, one beginning with the other's words ("Kestrel" of "Kestrel Robotics"), or its initials.
 */
export function isOwnName(written: string, names: readonly string[]): boolean {
  if (names.length === 0) return false;
  const name = foldEntity(written);
  return foldedNames(names).some((own) => isSameEntity(name, own));
}

/** True when a text holds one of the sender's own names in full, as whole words. */
export function holdsOwnName(text: string, names: readonly string[]): boolean {
  if (names.length === 0) return false;
  const spoken = ` ${foldEntity(text)} `;
  return foldedNames(names).some((own) => spoken.includes(` ${own} `));
}

/**
 * True when what stands at [start, end) is a word of one of the sender's own names, written out there in full: "Drift" in
 * "Drift Analyzer" where that is a product of theirs.
 */
export function isWithinOwnName(text: string, start: number, end: number, names: readonly string[]): boolean {
  if (names.length === 0) return false;
  for (const own of names) {
    const words = own.trim();
    const from = Math.max(0, start - words.length);
    const around = text.slice(from, end + words.length).toLowerCase();
    for (let at = around.indexOf(words.toLowerCase()); at >= 0; at = around.indexOf(words.toLowerCase(), at + 1)) {
      if (from + at <= start && end <= from + at + words.length && words.length > end - start) return true;
    }
  }
  return false;
}
