import type { Literal } from '../search/requirement.ts';

/** A part that matches more texts than these is not listed. */
export const mostTexts = 64;
/** Characters of the longest literal. */
export const longest = 12;
/** Marks in a listed text: no word character stands before, none behind, and an edge of whatever word stands here. */
export const opening = '\u0001';
export const closing = '\u0002';
const wordEdge = '\u0003';
export const marks = { opens: opening, closes: closing, word: wordEdge } as const;
/** What is certain of the place beside a part; empty when nothing is. */
export type Edge = '' | typeof opening | typeof closing | typeof wordEdge;

/** All texts a part matches, where they are few. */
export type Texts = readonly string[] | null;

/** The length of the longest of some texts, marks apart. */
export function widest(texts: readonly string[]): number {
  return Math.max(...texts.map((text) => text.replaceAll(/[\x01-\x03]/g, '').length));
}

/** The edge that is certain behind some texts. */
export function edgeBehind(texts: Texts): Edge {
  if (!texts?.every((text) => isBesideWord(text.at(-1) ?? 'x') || /[\x01\x03]$/.test(text))) return '';
  return texts.some((text) => text.endsWith(wordEdge)) ? wordEdge : opening;
}

/** The edge that is certain before some texts. */
export function edgeAhead(texts: Texts): Edge {
  if (!texts?.every((text) => isBesideWord(text.at(0) ?? 'x') || /^[\x02\x03]/.test(text))) return '';
  return texts.some((text) => text.startsWith(wordEdge)) ? wordEdge : closing;
}

/** True for a character beside which a word has its edge: it stands in none, and is no mark. */
export function isBesideWord(character: string): boolean {
  return /[^\w\x01-\x03]/.test(character);
}

/** Every head with every tail. */
export function product(heads: readonly string[], tails: readonly string[]): string[] {
  const [tail] = tails;
  if (tail !== undefined && tails.length === 1) return heads.map((head) => head + tail);
  return [...new Set(heads.flatMap((head) => tails.map((each) => head + each)))];
}

/** The texts of all lists; null when one is unknown, or there are too many. */
export function union(lists: readonly Texts[]): string[] | null {
  const all = new Set<string>();
  for (const list of lists) {
    if (!list) return null;
    for (const text of list) all.add(text);
  }
  return all.size <= mostTexts ? [...all] : null;
}

/** What is searched for where a text is listed. */
export function literalOf(text: string): Literal {
  const written = text.replaceAll(/[\x01-\x03]/g, '').replaceAll(/ +/g, ' ');
  // An automaton knows only so many characters: what stands before the rarest of them will do.
  const word = written.replace(/[?&{}].*/s, '');
  const before = /^[\x01-\x03]*/.exec(text)?.[0] ?? '';
  const behind = /[\x01-\x03]*$/.exec(text)?.[0] ?? '';
  return {
    word: word.slice(0, longest),
    opens: (before.includes(opening) && !word.startsWith(' ')) || (before.includes(wordEdge) && /^\w/.test(word)),
    closes:
      word.length <= longest &&
      word.length === written.length &&
      ((behind.includes(closing) && !word.endsWith(' ')) || (behind.includes(wordEdge) && /\w$/.test(word))),
  };
}
