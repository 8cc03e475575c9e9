import { anchored } from './anchored.ts';

/**
 * One case-insensitive, global pattern out of alternatives. A blank stands for up to eight white-space characters, so a
 * phrase is found across a line break, and `blank?` for none as well; matches begin and end at a word's edge. Never add an unbounded repeat.
 * A repeat of at most three is compiled once for each time: give one of long alternatives a higher bound.
 */
export function pattern(...alternatives: readonly string[]): RegExp {
  const source = alternatives
    .map((alternative) =>
      alternative.replaceAll(/(\[[^\]]*\])| \?| /g, (found, set?: string) =>
        set !== undefined ? set.replaceAll(' ', '\\s') : found === ' ' ? '\\s{1,8}' : '\\s{0,8}',
      ),
    )
    .join('|');
  return anchored(new RegExp(`(?<![\\w\\u00c0-\\u024f])(?:${source})(?![\\w\\u00c0-\\u024f])`, 'gi'));
}

const opening =
  "(?<=(?:^|[\\n.!?:;([*>-]) ?)(?:(?:unfortunately|sorry|i'm sorry|apologies|please note(?: that)?|note(?: that)?|it (?:seems|appears|looks like)(?: that)?|but|however|also|so|and|ok|okay|yes),? )?";
const close = '(?= ?(?:[.!?:;)\\]*]|$|\\n))';

/**
 * A pattern of statements that stand alone: each of its alternatives is all of a sentence, of a line or of what stands in
 * brackets. A wording that means many things inside a sentence may be plain as the whole of one.
 */
export function statement(...alternatives: readonly string[]): RegExp {
  return pattern(...alternatives.map((alternative) => `${opening}(?:${alternative})${close}`));
}

/** A group of words, any of which may stand in its place: 'a b' gives `(?:a|b)`; an underscore stands for a blank. */
export function anyOf(words: string): string {
  return `(?:${words
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => word.replaceAll('_', ' '))
    .join('|')})`;
}

/** The source of an expression that matches a text letter by letter. */
export function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
