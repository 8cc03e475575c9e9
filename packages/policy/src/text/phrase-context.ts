import { because } from './let-go.ts';

import type { Sentence } from './sentences.ts';

export { type Sentence, sentenceAround as sentenceOf } from './sentences.ts';

const negation =
  /\b(?:no|not|never|cannot|can ?not|without|neither|nor|unable|hardly|rarely|impossible|refuse|nobody|nothing|none|rather than|instead of|stop(?:s|ped)? short of|free of|far from|nowhere near|avoid|beware|wary|skeptical|sceptical|\w{1,8}n't|cant|dont|wont|isnt|doesnt|arent|wouldnt|couldnt|shouldnt|didnt)\b(?:[^\w.!?;\n]{1,3}[\w'-]{1,20}){0,5}[^\w.!?;]{0,3}$/i;
const clauseBreak =
  /(?:[.!?;\n]\s|,\s*(?:but|and|so|yet)\s|\bbut\s|,\s(?=(?:we|i|you|it|this|our|your|they)(?:'|\s)))/gi;
/** Length of the longest word by which a clause opens behind a comma, and of what ends it. */
const LONGEST_OPENER = 5;
/** Negations that deny nothing of what follows. */
const harmless =
  /\bno-shows?\b|\b(?:no (?:worries|problem|doubt|matter|question|rush|pressure|wonder|need to worry|hard feelings)|(?:don't|do not|not to) worry|never mind|not only|why not|without (?:a )?(?:doubt|question|fail)|can't wait)\b|\bno (?:strings(?: attached)?|catch|risk|hidden (?:costs|fees)|small print|obligation|commitment),|\b(?:can't|cannot|can not|won't) (?:lose|go wrong|miss (?:it|this|out))\b[^,.!?\n]{0,20},/gi;

/** True when a word of negation governs the place: at most five words before it, in the same clause. */
export function isNegated(text: string, start: number): boolean {
  return negation.test(clauseBefore(text, start).replace(harmless, ' ')) && because('negated');
}

/** What stands before a place in its own clause, at most 120 characters of it. */
export function clauseBefore(text: string, start: number): string {
  const first = Math.max(0, start - 120);
  const end = start - first;
  // A comma opens a clause by the word behind it, which may be the first of the place.
  const around = text.slice(first, start + LONGEST_OPENER);
  let from = 0;
  for (const match of around.matchAll(clauseBreak)) {
    const after = match.index + match[0].length;
    if (after <= end) from = after;
  }
  return around.slice(from, end);
}

const attribution =
  /\b(?:says?|said|saying|phrases?|like|such as|text|words?|lines?|slogans?|taglines?|sentences?|clauses?|string|contain(?:s|ing)?|start(?:s|ing)?|open(?:s|ing)?|wrote|writes?|repl(?:y|ies|ied)|answers?|outputs?|called|titled|headed|reads?|claims?|quotes?|example|replace|avoid|remove|delete|message|error|heading|title|see|ads?|asked)\b/i;

/** "... is what the note says", behind the closing mark: the words of others. */
const attributedAfter =
  /^[^"`\n]{1,120}["`] (?:is|was|are|were) (?:what|how) (?!(?:we|i|you)\b)[^"`.!?\n]{2,40}?\b(?:says?|said|reads?|begins?|starts?|ends?|writes?|wrote|tells?|told)\b/i;

/** True when a sentence asks. To be the last word of a condition that lets a place go. */
export function isAsked({ isQuestion }: Pick<Sentence, 'isQuestion'>): boolean {
  return isQuestion && because('question');
}

/** True when the place is quoted as somebody's words: in quotation marks with a word of attribution before or behind them. */
export function isMention(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - 100), start);
  const opening = before.search(/(?<![\p{L}\p{N}.,!?%)])["`][^"`\n]{0,40}$/u);
  if (opening < 0) return false;
  return (
    (attribution.test(before.slice(Math.max(0, opening - 60), opening)) ||
      attributedAfter.test(text.slice(start, start + 200))) &&
    because('quotation')
  );
}

/** Signs that programs, paths and slots have, and sentences have not. */
const codeSigns = /[{}<>[\]=;$\\|_#@]|\w[(/:]\w|\(\)|--\w/;
const FEWEST_WORDS_OF_SENTENCE = 3;

/**
 * True when the place stands in a code span or a fenced block of Markdown with something around it. An apostrophe written as a
 * backtick opens no code, as nothing closes it; and a sentence is one in whatever marks it is set.
 */
export function isInCode(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - 4_000), start);
  if (!before.includes('`')) return false;
  const code =
    (before.match(/```/g) ?? []).length % 2 === 1
      ? between(text, start, '```', before.length)
      : between(text, start, '`', before.length - before.lastIndexOf('\n') - 1);
  return code !== null && (codeSigns.test(code) || wordsIn(code) < FEWEST_WORDS_OF_SENTENCE) && because('code');
}

/** What stands between two marks around a place, the first at most so far before it; null where it is in none. */
function between(text: string, at: number, mark: '`' | '```', reach: number): string | null {
  const before = text.slice(at - reach, at);
  if ((before.split(mark).length - 1) % 2 === 0) return null;
  const opening = at - reach + before.lastIndexOf(mark);
  const close = text.indexOf(mark, at);
  const isWithin = close >= 0 && (mark !== '`' || !text.slice(at, close).includes('\n'));
  const isAlone = isWithin && !/\S/.test(text.slice(0, opening)) && !/\S/.test(text.slice(close + mark.length));
  if (!isWithin || isAlone) return null;
  return text.slice(opening + mark.length, close);
}

function wordsIn(code: string): number {
  return code.split(/\s+/).filter((word) => /\p{L}{2}/u.test(word)).length;
}
