import { firmWord } from './firm-words.ts';
import { isGivenName } from './given-names.ts';
import { isOrdinaryWord } from './ordinary-words.ts';

/** Words in capitals from which a stretch of text shouts; fewer are a name, initials or one stressed word. */
const SHOUTED_WORDS = 4;
/** Shortest word that says, as a sentence of fewer words must, that it is one. */
const SHORTEST_SAID = 4;
/** Unknown words this short are initials and stay as they are. */
const INITIALS = 3;

const loud = /[A-Z][^a-z]{7}/;
const opens = /(?:^|\n|[.!?\u2026]["')\]]?\s)(?:[-*\u2022] |["'(])?$/;
const closes = /^(?:[.!?\u2026]{1,3}["')\]]?\s|\n)/;
const wordsOf = /[\p{L}\d][\p{L}\d'-]*/gu;

/**
 * A text in which what is written in nothing but capitals reads as if it were not: ordinary words in small letters, other
 * words with one capital, as names have it. Every sign keeps its place. The same text where nobody shouts; never throws,
 * linear time.
 */
export function quietened(text: string): string {
  if (!loud.test(text)) return text;
  let quiet = '';
  let from = 0;
  let stretch: Word[] = [];
  const finish = () => {
    const shouted = stretch.filter(({ word }) => /[A-Z]{2}/.test(word));
    if (shouted.length >= SHOUTED_WORDS || isSentence(text, shouted)) {
      let afterName = false;
      for (const { word, start } of stretch) {
        const heard = spoken(word, afterName && text.slice(from, start) === ' ');
        quiet += text.slice(from, start) + heard;
        from = start + word.length;
        afterName = /^[A-Z][a-z]/.test(heard);
      }
    }
    stretch = [];
  };
  for (const { 0: word, index } of text.matchAll(wordsOf)) {
    if (word !== word.toUpperCase()) finish();
    else stretch.push({ word, start: index });
  }
  finish();
  return from === 0 ? text : quiet + text.slice(from);
}

interface Word {
  readonly word: string;
  readonly start: number;
}

/** True for two words and more that are a whole line or sentence, one of which no name is made of: "GLOBEX IS HIRING". */
function isSentence(text: string, words: readonly Word[]): boolean {
  const [first] = words;
  const last = words.at(-1);
  if (!first || !last || first === last) return false;
  const end = last.start + last.word.length;
  return (
    opens.test(text.slice(Math.max(0, first.start - 5), first.start)) &&
    closes.test(`${text.slice(end, end + 5)}\n`) &&
    words.some(({ word }) => {
      const small = word.toLowerCase();
      return small.length >= SHORTEST_SAID && isOrdinaryWord(small) && !firmWord.test(small);
    })
  );
}

/** One word of a shouted stretch as it would be spoken. */
function spoken(word: string, afterName: boolean): string {
  const small = word.toLowerCase();
  if (small.length !== word.length || initials.has(small) || /\d/.test(word)) return word;
  const name = word.charAt(0) + small.slice(1);
  if (/^i'/.test(small) || (afterName && firmWord.test(small))) return name;
  if (small.split('-').every(isOrdinaryWord)) return small;
  const bare = small.replace(/'s$/, '');
  if (bare.length > INITIALS || isGivenName(bare)) return name;
  return word.slice(0, bare.length) + small.slice(bare.length);
}

/** What is written in capitals in any text. */
const initials = new Set(
  'i vp svp evp ceo cfo cto coo cmo cro cio cpo ciso hr ai api crm erp kpi roi sla sdr bdr gdpr hipaa iso soc vat sms faq pdf csv'.split(
    ' ',
  ),
);
