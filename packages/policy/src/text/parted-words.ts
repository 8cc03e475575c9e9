import { isOrdinaryWord } from '../names/ordinary-words.ts';
import type { FieldText } from './field-text.ts';
import { OffsetMap, type Replacement } from './offset-map.ts';
import { isSpace } from './sentences.ts';

type Read = Pick<FieldText, 'text' | 'map' | 'original' | 'plain'>;

/** Pieces of a word have up to so many letters where they are no words of their own. */
const LONGEST_PIECE = 3;
const shortWord =
  /^(?:a|all|an?|and|any|are|as|at|be|but|by|can|do|for|get|go|has|he|how|i|i'm|if|in|is|it|its|me|my|no|not|now|of|off|on|one|or|our|out|pay|see|so|the|to|too|up|us|was|we|who|why|you|\d{1,3}%?)$/i;
/** How often a sign stands between letters before it stands for something else: one may belong to a name. */
const FEWEST = 2;
/** The same inside one word, for signs that many a word has: "state-of-the-art", "shop.example.com". */
const FEWEST_USUAL = 4;
/** Letters one by one that somebody spelled out; fewer are initials. */
const FEWEST_LETTERS = 4;

const seldom = '_+|~\\u00b7\\u2022\\u2027\\u2219\\u22c5';
const wordUnit = 'A-Za-z\\d\\u00c0-\\uffff';
const parting = new RegExp(
  `[${wordUnit}%][${seldom}](?=[${wordUnit}])|[${wordUnit}%]([.*-])(?:[${wordUnit}'%]{1,30}\\1){2}[${wordUnit}]`,
);
/** Parts of a text between white space, quotation marks and brackets are looked at by so many characters at a time. */
const LONGEST_TOKEN = 400;
const SHORTEST_TOKEN = 3;
/** Addresses, paths, queries and slots, whose signs are their own. */
const address = /[/@=&\\{}[\]]|^www\./i;
const seldomSign = new RegExp(`(?<=[${wordUnit}%,!?':])[${seldom}]{1,3}(?=[${wordUnit}$])`, 'g');
const anySigns = new RegExp(`[${seldom}.*-]{1,3}`);
const anySign = new RegExp(`[${seldom}.*-]`, 'g');
const usualSign = new RegExp(`(?<=[${wordUnit}%])[.*-](?=[${wordUnit}])`, 'g');

/**
 * Signs that stand for blanks ("we_guarantee_it") or part a word ("guar·antee", "g.u.a.r.a.n.t.e.e"), each with the blank or
 * the nothing that a reader makes of it.
 */
function signsBetween({ text }: Read): Replacement[] {
  const found: Replacement[] = [];
  if (!parting.test(text)) return found;
  let usual = 0;
  for (const { word, index } of tokensWithSigns(text)) {
    if (address.test(word) || isNumber(word)) continue;
    let signs = [...word.matchAll(seldomSign)];
    if (signs.length === 0) {
      signs = [...word.matchAll(usualSign)];
      if (!standsForBlanks(word, signs.length)) continue;
      usual++;
    }
    const pieces = word.split(anySigns).filter((piece) => piece !== '');
    const isSpelled = isSpelledOut(pieces);
    signs.forEach((sign, at) => {
      const start = index + sign.index;
      const parts = isSpelled || (signs.length < FEWEST && isPiece(pieces[at] ?? '', pieces[at + 1] ?? ''));
      found.push({ start, end: start + sign[0].length, as: parts ? '' : ' ' });
    });
  }
  return usual > 0 || found.length >= FEWEST ? found : [];
}

/** The tokens that hold a sign, in order: of a long text nearly all hold none. */
function* tokensWithSigns(text: string): Generator<{ word: string; index: number }> {
  let next = 0;
  for (const { index } of text.matchAll(anySign)) {
    if (index < next) continue;
    let start = index;
    while (start > next && !isBetweenTokens(text.charCodeAt(start - 1))) start--;
    start = index - ((index - start) % LONGEST_TOKEN);
    let end = index + 1;
    while (end < text.length && end - start < LONGEST_TOKEN && !isBetweenTokens(text.charCodeAt(end))) end++;
    next = end;
    if (end - start >= SHORTEST_TOKEN) yield { word: text.slice(start, end), index: start };
  }
}

/** White space, a quotation mark, a bracket. */
function isBetweenTokens(code: number): boolean {
  return isSpace(code) || code === 0x22 || code === 0x28 || code === 0x29 || code === 0x3c || code === 0x3e;
}

/** True for a number, a code or a file named by one, whose signs are its own. */
function isNumber(word: string): boolean {
  return (word.match(/\d/g)?.length ?? 0) * 3 > word.length;
}

/** True for a word with more signs that words have than a word has. */
function standsForBlanks(word: string, signs: number): boolean {
  if (signs < FEWEST_LETTERS - 1) return false;
  return signs >= FEWEST_USUAL || isSpelledOut(word.split(/[.*-]/).filter((piece) => piece !== ''));
}

function isSpelledOut(pieces: readonly string[]): boolean {
  const single = pieces.filter((piece) => piece.length === 1).length;
  return single >= FEWEST_LETTERS && single * 3 > pieces.length * 2;
}

/** True when one of two pieces is too short for a word, and none that everybody uses. */
function isPiece(before: string, after: string): boolean {
  const isShort = (piece: string, longest: number) => piece.length <= longest && !shortWord.test(piece);
  return isShort(before, LONGEST_PIECE) || isShort(after, LONGEST_PIECE - 1);
}

const picture = '(?![\\u00a9\\u00ae])[\\p{Extended_Pictographic}\\p{Emoji_Presentation}\\p{EMod}]';
const pictures = new RegExp(
  `(?<=[\\p{L}\\p{N}.,;:!?%'")]) ?(?:${picture} ?){1,20}(?=[\\p{Ll}\\p{N}]|I(?![\\p{L}])|(?<=[.,;:!?] ?(?:${picture} ?){1,20})\\p{Lu})`,
  'gu',
);

/** Pictures inside a sentence, which goes on behind them. */
function picturesBetween({ text, plain }: Read): Replacement[] {
  if (plain || !/[\u2190-\u2bff\ud83c-\ud83e]/.test(text)) return [];
  return [...text.matchAll(pictures)].map(({ 0: run, index }) => ({ start: index, end: index + run.length, as: ' ' }));
}

const flagLetters = /[\u{1f1e6}-\u{1f1ff}]{1,200}/gu;
const FLAG_A = 0x1f1e6;

/** Letters of flags that make none, as a flag has two. */
function lettersOfFlags({ text, plain }: Read): Replacement[] {
  if (plain || !text.includes('\ud83c')) return [];
  const found: Replacement[] = [];
  for (const { 0: run, index } of text.matchAll(flagLetters)) {
    if (run.length === 4) continue;
    for (let at = 0; at < run.length; at += 2) {
      const letter = String.fromCharCode(65 + (run.codePointAt(at) ?? FLAG_A) - FLAG_A);
      found.push({ start: index + at, end: index + at + 2, as: letter });
    }
  }
  return found;
}

const fourSigns = /(?:^|\s)\S \S \S \S(?!\S)/;
const spacedOut = /(?<!\S)\S(?: \S){3,200}(?!\S)/g;

/** Blanks between letters one by one; where another blank or another number of them was submitted, a word ends. */
function blanksInWords({ text, map, original }: Read): Replacement[] {
  const found: Replacement[] = [];
  if (!fourSigns.test(text)) return found;
  for (const { 0: run, index } of text.matchAll(spacedOut)) {
    const letters = run.match(/\p{L}/gu)?.length ?? 0;
    // A row of a table has digits and dashes.
    if (letters < FEWEST_LETTERS || letters * 3 < run.length) continue;
    const blanks = Array.from({ length: (run.length - 1) / 2 }, (_, nth) => {
      const start = index + 1 + 2 * nth;
      const submitted = map.spanOf(start, start + 1);
      return { start, written: original.slice(submitted.start, submitted.end) };
    });
    const usual = mostOften(blanks.map(({ written }) => written));
    for (const { start, written } of blanks) if (written === usual) found.push({ start, end: start + 1, as: '' });
  }
  return found;
}

function mostOften(all: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const each of all) counts.set(each, (counts.get(each) ?? 0) + 1);
  return [...counts].reduce<[string, number] | undefined>(
    (most, next) => (most && most[1] >= next[1] ? most : next),
    undefined,
  )?.[0];
}

const letterOrDigit = '[\\p{Lu}\\p{Ll}\\p{Lt}\\p{Lo}\\p{N}]';
const otherSign = '[^\\s\\p{Lu}\\p{Ll}\\p{Lt}\\p{Lo}\\p{N}]';
const fourPartedAlike =
  /([^\sA-Za-z\d])(?<=[A-Za-z\d\u00aa-\uffff].)(?:[A-Za-z\d\u00aa-\uffff]\1){2}[A-Za-z\d\u00aa-\uffff]/;
const partedAlike = new RegExp(
  `(?<!${letterOrDigit}|[/@=&?#.])${letterOrDigit}(?:(${otherSign})${letterOrDigit})(?:\\1${letterOrDigit}){0,200}(?!${letterOrDigit})`,
  'gu',
);

/** The same sign between letters one by one ("g^u^a^r"); once a longer word is written so, shorter ones are as well. */
function signsBetweenLetters({ text }: Read): Replacement[] {
  if (!fourPartedAlike.test(text)) return [];
  const runs = [...text.matchAll(partedAlike)];
  const spelled = new Set(
    runs.filter(([run]) => (run.match(/\p{L}/gu)?.length ?? 0) >= FEWEST_LETTERS).map(([, sign]) => sign),
  );
  const found: Replacement[] = [];
  for (const { 0: run, 1: sign = '', index } of runs) {
    if (!spelled.has(sign)) continue;
    for (let at = run.indexOf(sign); at >= 0; at = run.indexOf(sign, at + 1))
      found.push({ start: index + at, end: index + at + sign.length, as: '' });
  }
  return found;
}

/** Blanks so narrow, or so seldom seen, that one inside a word is overlooked; HTML writes them as references too. */
const hairBlank = /^(?:[\u1680\u2000-\u200a\u202f\u205f\u2800]|&(?!nbsp|#0*160;|#x0*a0;)[#\w]{3,24};)$/i;
const anyHairBlank =
  /[\u1680\u2000-\u200a\u202f\u205f\u2800]|&(?:#|hairsp|thinsp|ensp|emsp|numsp|puncsp|\w{4,14}space;)/i;
const pieces = /(?<=([A-Za-z\u00c0-\u024f']{1,40})) (?=([A-Za-z\u00c0-\u024f']{1,40}))/g;

/** Such blanks in a text where they part pieces that are no words rather than words. */
function hairBlanksInWords({ text, map, original }: Read): Replacement[] {
  if (map === OffsetMap.identity || !anyHairBlank.test(original)) return [];
  const found: Replacement[] = [];
  let betweenWords = 0;
  for (const { index, 1: before = '', 2: after = '' } of text.matchAll(pieces)) {
    const { start, end } = map.spanOf(index, index + 1);
    if (!hairBlank.test(original.slice(start, end))) continue;
    if (isOrdinaryWord(before.toLowerCase()) && isOrdinaryWord(after.toLowerCase())) betweenWords++;
    found.push({ start: index, end: index + 1, as: '' });
  }
  return betweenWords * 2 < found.length ? found : [];
}

/** Fewest words parted by a hyphen for a text to be read without, and their least share in its longer words. */
const FEWEST_HYPHENATED = 4;
const HYPHENATED_SHARE = 0.5;
const hyphen = /(?<=[A-Za-z\u00c0-\u024f]{2})-(?=[a-z\u00df-\u024f])/g;
const longerWord = /[A-Za-z\u00c0-\u024f-]{4,60}/g;
const lineBreak = /[\r\n]|<(?:br|p|div|li|td)\b/i;

/** Hyphens that divide a word: at the end of a line, or in most words of a text. */
function hyphensInWords({ text, map, original }: Read): Replacement[] {
  if (!text.includes('-')) return [];
  const found: Replacement[] = [];
  const hyphens = [...text.matchAll(hyphen)];
  const areMany = hyphens.length >= FEWEST_HYPHENATED && areMostHyphenated(text.match(longerWord) ?? []);
  if (map === OffsetMap.identity && !areMany) return found;
  for (const { index } of hyphens) {
    const divides =
      areMany ||
      lineBreak.test(original.slice(map.spanOf(index, index + 1).end, map.spanOf(index + 1, index + 2).start));
    if (divides) found.push({ start: index, end: index + 1, as: '' });
  }
  return found;
}

function areMostHyphenated(words: readonly string[]): boolean {
  const parted = words.filter((word) => word.includes('-')).length;
  return parted >= FEWEST_HYPHENATED && parted >= HYPHENATED_SHARE * words.length;
}

/**
 * What parts the letters of a word, or binds words to one, in ways a reader overlooks: each step finds what is to be put in
 * the place of some parts of a text, in order, as the steps before it have left the text. Most texts have nothing for any of
 * them, and cost next to nothing. Linear time.
 */
export const partings: readonly ((field: Read) => Replacement[])[] = [
  lettersOfFlags,
  picturesBetween,
  signsBetweenLetters,
  signsBetween,
  blanksInWords,
  hairBlanksInWords,
  hyphensInWords,
];
