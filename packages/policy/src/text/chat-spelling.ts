import type { Replacement } from './offset-map.ts';

/** What is typed in a chat for a word, or for two of them. */
const full: Readonly<Record<string, string>> = {
  ...{ u: 'you', ya: 'you', r: 'are', ur: 'your', b4: 'before', thx: 'thanks', pls: 'please', plz: 'please' },
  ...{ cuz: 'because', coz: 'because', abt: 'about', ppl: 'people', tmrw: 'tomorrow', tonite: 'tonight', gr8: 'great' },
  ...{ gonna: 'going to', wanna: 'want to', gotta: 'have to', lemme: 'let me', gimme: 'give me', ima: 'i will' },
  ...{ im: "i'm", ive: "i've", ill: "i'll", youre: "you're", youve: "you've", youll: "you'll", youd: "you'd" },
  ...{ weve: "we've", theyve: "they've", theyll: "they'll", itll: "it'll", thatll: "that'll" },
  ...{ theyre: "they're", hes: "he's", shes: "she's", thats: "that's", whats: "what's" },
  ...{ theres: "there's", heres: "here's" },
  ...{
    cant: "can't",
    dont: "don't",
    wont: "won't",
    didnt: "didn't",
    doesnt: "doesn't",
    isnt: "isn't",
    arent: "aren't",
  },
  ...{ wasnt: "wasn't", werent: "weren't", havent: "haven't", hasnt: "hasn't", couldnt: "couldn't" },
  ...{ wouldnt: "wouldn't", shouldnt: "shouldn't", aint: "isn't" },
};

/** Those that are words of their own as well, or letters: only beside what nobody says next to these. */
const beside: Readonly<Record<string, string>> = {
  r: '(?<=\\b(?:u|you|we|they|who|how|where|what|there|these|those) )r',
  im: 'im(?= (?:an?|the|not|so|just|gonna|going|really|real|sorry|sure|here|human|in|at|on|from|no|your|ur|[a-z]{2,9}ing)\\b)',
  ima: 'ima(?= [a-z]{2,8}\\b)',
  ill: 'ill(?= (?:tell|make|call|come|find|give|send|get|be|do|see|show|take|kill|go|let|pay|put|keep|post|ruin|hurt|have|wait|never|just|also|personally)\\b)',
};
/** All of them where they stand alone: no part of a name, a number or an address. */
const shorthand = new RegExp(
  `(?<![\\w.&/@#'-])(?:${Object.keys(full)
    .map((word) => beside[word] ?? word)
    .join('|')})(?![\\w@/&'-]|\\.[a-z\\d])`,
  'gi',
);
/** The same between blanks and marks, which says sooner that a text has none: it is asked of every text. */
const any = new RegExp(`(?:^|[\\s"(,.!?])(?:${byFirstLetter(Object.keys(full))})(?=$|[\\s,.!?;:)"])`, 'i');
/** Words that other languages have for what is shorthand in English: "u" and "ur" are Dutch and Swedish, "im" is German. */
const abroad =
  /\b(?:het|een|niet|voor|naar|uw|kunt|heeft|hebt|bent|wij|onze|geen|zonder|wilt|graag|moet|und|der|das|nicht|och|att|inte|som|uma|para|que)\b/i;
/** Behind "ur" what somebody is, and not what is theirs. */
const whatYouAre =
  /^ (?:an?|the|not|so|too|just|really|all|dead|done|fired|pregnant|sick|old|gay|black|disabled|right|wrong|welcome|happy|sad|going|gonna|getting|being|in|on|at|next|lucky|[a-z]{3,9}ed)\b/i;

/**
 * The words of a chat that are written as nobody writes them elsewhere ("u cant lose"), each with what it stands for ("you
 * can't lose"); nothing for a text without, which costs one search. Linear time.
 */
export function chatSpelling(text: string): Replacement[] {
  if (!any.test(text) || abroad.test(text)) return [];
  return [...text.matchAll(shorthand)].map(({ 0: word, index }) => {
    const start = index;
    const end = start + word.length;
    const known = full[word.toLowerCase()] ?? word;
    const as = known === 'your' && whatYouAre.test(text.slice(end, end + 12)) ? "you're" : known;
    return { start, end, as };
  });
}

/** A choice of words in which those of one first letter stand together: most places of a text fail at that. */
function byFirstLetter(words: readonly string[]): string {
  const letters = [...new Set(words.map((word) => word.charAt(0)))];
  const restsOf = (letter: string) => words.filter((word) => word.startsWith(letter)).map((word) => word.slice(1));
  return letters.map((letter) => `${letter}(?:${restsOf(letter).join('|')})`).join('|');
}
