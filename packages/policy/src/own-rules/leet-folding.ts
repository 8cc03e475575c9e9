import { leetLetters } from '../text/leet.ts';

/** Signs for i and l look alike, so the two letters are one while words are compared. */
const stands: Readonly<Record<string, string>> = { ...leetLetters, l: 'i' };
/** Shorter words stand in too many numbers and names: "1n", "a55", "S3". */
const MIN_LETTERS = 4;
/** Longest run without a blank that is looked at: what is longer is no word. */
const MAX_RUN = 80;

/** A sign beside a letter: without one there is nothing to fold. */
const mayHold = /[a-z][01345789@$!|+]|[01345789@$|+!][a-z]/i;
const leetWord = /^[a-z01345789@$!|+]{4,40}$/i;
/** What is an identifier whatever it looks like, and what is one when it is written in capitals. */
const namesAnId = /(?:^|[^\p{L}\p{N}])(?:id|ref|sku|serial|code|version|ver|build|rev|commit|hash)\s?[.:#=]?\s?$/iu;
const namesAnIdInCapitals =
  /(?:^|[^\p{L}\p{N}])(?:model|part|ticket|invoice|order|number|no|nr|case|gate|room|flight)\s?[.:#]?\s?$/iu;

/**
 * Writes the listed words of a text plainly where they stand in leet: "sh1pp1ng" becomes "shipping". Only words of the
 * list, of at least four letters, at least half of them written as letters. Prices, versions, addresses, file names and
 * identifiers stay as they are: a word counts only where blanks or ordinary punctuation stand around it, or hyphens and
 * other such words.
 */
export class LeetFolding {
  readonly #words = new Map<string, string>();

  /** `phrases` hold the words, in any letter case. */
  constructor(phrases: Iterable<string>) {
    for (const phrase of phrases) for (const word of foldableWords(phrase)) this.#words.set(leetKey(word), word);
  }

  /** A text of the same length in which every place is where it was; the same text where nothing is folded. Linear time. */
  fold(text: string): string {
    if (this.#words.size === 0 || !mayHold.test(text)) return text;
    let folded = '';
    let from = 0;
    for (const { 0: run, index } of text.matchAll(/\S+/g)) {
      if (run.length > MAX_RUN || !mayHold.test(run)) continue;
      const { start, end } = withoutPunctuation(run);
      const plain = this.#plain(run.slice(start, end), text.slice(Math.max(0, index - 24), index));
      if (plain === null) continue;
      folded += text.slice(from, index + start) + plain;
      from = index + end;
    }
    return from === 0 ? text : folded + text.slice(from);
  }

  /** A run of hyphenated words in plain letters; null where it is not made of words, or is plain already. */
  #plain(run: string, before: string): string | null {
    if (namesAnId.test(before) || (run === run.toUpperCase() && namesAnIdInCapitals.test(before))) return null;
    let folds = false;
    const parts: string[] = [];
    for (const part of run.split('-')) {
      if (/^\p{L}+$/u.test(part)) {
        parts.push(part);
        continue;
      }
      const word = leetWord.test(part) && 2 * lettersOf(part) >= part.length && this.#words.get(leetKey(part));
      if (!word) return null;
      folds = true;
      parts.push(word);
    }
    return folds ? parts.join('-') : null;
  }
}

/** The words of a phrase that can be found in leet, in lower case. */
export function foldableWords(phrase: string): string[] {
  return phrase
    .toLowerCase()
    .split(/[^\p{L}\p{N}_]+/u)
    .filter((word) => word.length >= MIN_LETTERS && /^[a-z]+$/.test(word));
}

function leetKey(word: string): string {
  return [...word.toLowerCase()].map((sign) => stands[sign] ?? sign).join('');
}

function lettersOf(word: string): number {
  return word.replace(/[^a-z]/gi, '').length;
}

/** A run without the punctuation around it, possessives included. A sign at the end of a word is punctuation. */
function withoutPunctuation(run: string): { start: number; end: number } {
  const start = /^[("'[{*<\u00ab\u00bf\u00a1]{0,4}/.exec(run)?.[0].length ?? 0;
  const tail = /(?:'s)?[)"'\]}*>,;:.!?|+\u00bb]{0,6}$/i.exec(run)?.[0].length ?? 0;
  return { start, end: Math.max(start, run.length - tail) };
}
