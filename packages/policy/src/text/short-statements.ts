import { isAsked, type Sentence } from './phrase-context.ts';

/** Letters of other languages, whose harmless uses the claims in few words do not know. */
const foreign = /[\u00c0-\u024f]/;
/** Characters of a statement as people type it on a phone; a longer one has the words that wordings ask for. */
const LONGEST = 90;

/** True for a sentence of few words, whoever it speaks of. */
export function isOfFewWords({ text }: Sentence): boolean {
  return text.length <= LONGEST;
}

/** Somebody else is spoken of, or it is only supposed. */
const ofOthers =
  /\b(?:said|says|saying|told|tells|asked|asks|heard|reads|wrote|writes|thinks|thought|claims|claimed|reckons|he|she|they|his|hers?|their|theirs|them|someone|somebody|who|if|whether|unless|suppose)\b/i;

/**
 * True for a sentence so short that little can be meant by it: it asks nothing, supposes nothing and tells of nobody else.
 * In such a one a few words make a claim that in a longer one would need a frame around them.
 */
export function isShortStatement(sentence: Sentence): boolean {
  const { text } = sentence;
  return isOfFewWords(sentence) && !ofOthers.test(text) && !foreign.test(text) && !isAsked(sentence);
}
