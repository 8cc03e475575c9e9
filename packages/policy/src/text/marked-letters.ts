import { isOrdinaryWord } from '../names/ordinary-words.ts';
import type { Replacement } from './offset-map.ts';

/** How many letters that hardly any language writes show that marks are for disguise. */
const FEWEST_RARE = 2;

const marked = /[\u00c0-\u024f\u1e00-\u1eff]\p{M}{0,8}/gu;
/** Letters with a mark that no language in wide use has, or only Vietnamese. */
const rare = /[\u01cd-\u0217\u021c-\u0233\u1e00-\u1e9fạẹịọụỵ]/i;
/** Words of English that no other language in these letters has. */
const english = /(?<![A-Za-z])(?:the|and|you|your|with|this)(?![A-Za-z])/i;
/** A marked letter in a word that is no name. */
const inSmallWord = /(?<!\p{L})(?=\p{Ll})\p{L}{0,40}?[à-öø-ɏ\u1e00-\u1eff]/u;

const sentence = /[^.!?\n]+/g;
/** A word with a marked letter; shorter ones are words of many languages. */
const markedWord =
  /(?<!\p{L})(?=[A-Za-z']{0,40}[\u00c0-\u024f\u1e00-\u1eff])[A-Za-z'\u00c0-\u024f\u1e00-\u1eff\p{M}]{3,60}/gu;

/**
 * The marks over and under Latin letters that are nothing but decoration: in a text that has some no language writes, and in
 * sentences of English, which writes none: those with one of its small words, and those whose marked words are its own for
 * the most part. Each letter with the one that a reader takes it for. In order; empty for most texts.
 */
export function marksIn(text: string): Replacement[] {
  if (!/[\u00c0-\u024f\u1e00-\u1eff]/.test(text)) return [];
  const found: Replacement[] = [];
  const letters = new Map<string, string>();
  let areRare = 0;
  const bare = text.replace(marked, (written, start: number) => {
    const letter = letters.get(written) ?? written.normalize('NFD').charAt(0);
    letters.set(written, letter);
    if (!/[A-Za-z]/.test(letter)) return written;
    if (rare.test(written)) areRare++;
    found.push({ start, end: start + written.length, as: letter });
    return letter.padEnd(written.length, '\u0300');
  });
  if (areRare >= FEWEST_RARE || found.length === 0) return found;
  // What stands in another language beside them keeps its letters.
  const kept: Replacement[] = [];
  let next = 0;
  for (const { 0: written, index } of text.matchAll(sentence)) {
    const end = index + written.length;
    const first = next;
    while ((found[next]?.start ?? Infinity) < end) next++;
    if (next === first || !inSmallWord.test(written)) continue;
    if (!english.test(bare.slice(index, end)) && !isEnglishBelow(written)) continue;
    kept.push(...found.slice(first, next));
  }
  return kept;
}

/** True when most marked words of a sentence are ordinary ones of English without their marks. */
function isEnglishBelow(written: string): boolean {
  const words = written.match(markedWord) ?? [];
  const known = new Map<string, boolean>();
  const isOrdinary = (word: string) => {
    const ordinary = known.get(word) ?? isOrdinaryWord(word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase());
    known.set(word, ordinary);
    return ordinary;
  };
  return words.filter(isOrdinary).length * 2 > words.length;
}
