import { stem } from './stem.ts';
import { functionWords, negators } from './word-lists.ts';

/** One word, number or money/percent sign of a text, with its place in it. */
export interface Token {
  /** Zero-based UTF-16 offset of the first code unit. */
  readonly start: number;
  /** Offset just past the last code unit. */
  readonly end: number;
  readonly raw: string;
  readonly lower: string;
  /** The form compared with other texts. */
  readonly stem: string;
  readonly kind: 'word' | 'number' | 'sign';
  /** Starts with a capital letter. */
  readonly capital: boolean;
  /** Carries grammar only. */
  readonly functional: boolean;
  /** Turns its predicate round. */
  readonly negating: boolean;
  /** Number of the sentence it stands in. */
  sentence: number;
}

const letter = /\p{L}|\p{M}/u;
const signs = new Set(['$', '€', '£', '¥', '%']);

const digit = (code: number): boolean => code >= 48 && code <= 57;

function letterAt(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code < 128) return (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
  if (Number.isNaN(code)) return false;
  if (code >= 0xd800 && code <= 0xdfff) return true;
  return letter.test(text.charAt(at));
}

const apostrophe = (code: number): boolean => code === 39 || code === 0x2019;

function wordEnd(text: string, from: number): number {
  let at = from;
  while (
    text.charCodeAt(at + 1) === 46 &&
    letterAt(text, at) &&
    letterAt(text, at + 2) &&
    text.charCodeAt(at + 3) === 46
  )
    at += 2;
  if (at > from) return at + 2;
  while (at < text.length) {
    if (letterAt(text, at) || digit(text.charCodeAt(at))) at += 1;
    else if (apostrophe(text.charCodeAt(at)) && letterAt(text, at + 1)) at += 2;
    else break;
  }
  return at;
}

function numberEnd(text: string, from: number): number {
  let at = from;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (digit(code)) at += 1;
    else if ((code === 44 || code === 46) && digit(text.charCodeAt(at + 1))) at += 2;
    else break;
  }
  return at;
}

type WordFacts = Pick<Token, 'lower' | 'stem' | 'capital' | 'functional' | 'negating'>;

const facts = new Map<string, WordFacts>();
/** Distinct written forms remembered; long or rare ones are read again when they come back. */
const factLimit = 20_000;

function factsOf(raw: string): WordFacts {
  const seen = facts.get(raw);
  if (seen !== undefined) return seen;
  let lower = raw.toLowerCase().replaceAll('’', "'");
  const negating = lower.endsWith("n't") || negators.has(lower);
  if (lower.includes('.')) lower = lower.replaceAll('.', '');
  const cut = lower.indexOf("'");
  if (cut > 0) lower = lower.endsWith("n't") && cut > 1 ? lower.slice(0, cut - 1) : lower.slice(0, cut);
  const first = raw.charCodeAt(0);
  const capital = first < 128 ? first >= 65 && first <= 90 : raw.charAt(0) !== raw.charAt(0).toLowerCase();
  const functional = functionWords.has(lower) && raw !== 'US' && raw !== 'IT';
  const found = { lower, stem: stem(lower), capital, functional, negating };
  if (raw.length <= 40) {
    if (facts.size >= factLimit) facts.clear();
    facts.set(raw, found);
  }
  return found;
}

function toWord(text: string, start: number, end: number): Token {
  const raw = text.slice(start, end);
  const { lower, stem, capital, functional, negating } = factsOf(raw);
  return { start, end, raw, lower, stem, kind: 'word', capital, functional, negating, sentence: 0 };
}

/**
 * Splits a text into words, numbers and money/percent signs in one pass, in order, with UTF-16 offsets.
 * Time and memory grow linearly with the text.
 */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (digit(code)) {
      const end = numberEnd(text, at);
      const raw = text.slice(at, end);
      const lower = raw.replaceAll(',', '');
      tokens.push({
        start: at,
        end,
        raw,
        lower,
        stem: lower,
        kind: 'number',
        capital: false,
        functional: false,
        negating: false,
        sentence: 0,
      });
      at = end;
    } else if (letterAt(text, at)) {
      const end = wordEnd(text, at);
      tokens.push(toWord(text, at, end));
      at = end;
    } else {
      const sign = text.charAt(at);
      if (signs.has(sign)) {
        tokens.push({
          start: at,
          end: at + 1,
          raw: sign,
          lower: sign,
          stem: sign,
          kind: 'sign',
          capital: false,
          functional: true,
          negating: false,
          sentence: 0,
        });
      }
      at += 1;
    }
  }
  return tokens;
}
