/** The letter each sign stands for in leet. A 1 is also an l: see `folded`. */
export const leetLetters: Readonly<Record<string, string>> = {
  ...{ 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b', 9: 'g' },
  ...{ '@': 'a', $: 's', '!': 'i', '|': 'i', '+': 't' },
};

/** Letters without which a word in capitals is a number of an order or a place. */
const MIN_CAPITALS = 4;
/** Runs of signs from which on a text is read without leet: one stands in many a name, such as "Log4j". */
const MIN_RUNS = 2;

/** A sign between two letters, without which nothing is leet. An address has its own: @ is read, and proves nothing. */
const inside = /[013457-9$!](?<=[a-z].)[013457-9@$!]{0,5}[a-z]/i;
/** A run of letters, signs and hyphens with blanks or ordinary punctuation around it: no address, path or number. */
const runs = /(?<![\w@$.#/\\=&?%!+-])[a-z\d$][a-z\d@$!-]{0,38}[a-z\d$](?![\w@$%]|[./\\:=&?@-][\w/])/gi;
/** "a11y", "k8s": letters that are counted. */
const counted = /^[a-z]1?\d[a-z]$/i;
const beside = /(?<=[a-z])[013457-9@$!]+|[013457-9@$!]+(?=[a-z])/gi;
const leetWord = /^(?=.*[a-z])(?=.*[013457-9@$!])[a-z013457-9@$!]{3,}$/i;
/** Words so short that another two signs would be a name: "S3". */
const shortWord = /^(?:[bhmw]3|[dgnst]0|0[fnr]|1[fnst]|4[nst]|u5)$/i;
/** "15th", "450ms". */
const quantity = /^\d+(?:st|nd|rd|th|am|pm|min|ms|bn|[kmgt]b|k[gmw]|[cm]m|ft|px|pt|[hkmsx])$/i;
/** Small words that begin with a letter that a sign stands for. */
const smallWord =
  /^(?:a(?:bout|fter|gain|ll|lso|lways|n|nd|ny|re|s|t)|b(?:e|ecause|een|efore|oth|ut|y)|e(?:ach|lse|ven|very)|g(?:et|ive|o|ood|reat)|o(?:f|ff|n|ne|nly|r|ur|ut|ver)|s(?:ee|end|ent|hould|o|ome|till|uch)|t(?:ake|ake[ns]|ell|han|hat|he|heir|hem|hen|here|hese|hey|his|hose|ime|o|oday))$/i;
/** Where a 1 is an l: doubled, between vowels, before one in the first letters of a word, at its end and before y. */
const ofL = /1(?=1)|(?<=1)1|(?<=^[bcfgps]?|[aeou])1(?=[aeou])|(?<=[a-z])1(?=y?$)/gi;

/**
 * A text with its words in leet written plainly: "gu4r4nt33d" becomes "guaranteed". As long as the text, every place where
 * it was; null for a text that is not in leet, which costs next to nothing. Prices, numbers, addresses, file names and
 * words with a single sign in a text without others stay as they are. Linear time.
 */
export function withoutLeet(text: string): string | null {
  if (!inside.test(text)) return null;
  const found = [...text.matchAll(runs)].filter(([run]) => /[013457-9@$!]/.test(run));
  let signs = 0;
  for (const [run] of found) if (speaksLeet(run)) signs += run.match(beside)?.length ?? 0;
  if (signs < MIN_RUNS) return null;
  const parts: string[] = [];
  let from = 0;
  for (const { 0: run, index } of found) {
    parts.push(text.slice(from, index), run.split('-').map(folded).join('-'));
    from = index + run.length;
  }
  return parts.join('') + text.slice(from);
}

/** True for what hardly anybody writes but in leet. */
function speaksLeet(run: string): boolean {
  if (!inside.test(run) || counted.test(run)) return false;
  return /[a-z]/.test(run) || run.replace(/[^A-Z]/g, '').length >= MIN_CAPITALS;
}

function folded(word: string): string {
  if (!shortWord.test(word) && (!leetWord.test(word) || quantity.test(word))) return word;
  const letters = word
    .replace(/[^a-z1]/gi, (sign) => leetLetters[sign] ?? sign)
    .replace(ofL, 'l')
    .replaceAll('1', 'i');
  if (!/[a-z]|^\P{Lu}*\p{Lu}\P{Lu}*$/u.test(word)) return letters.toUpperCase();
  // A sign in front may stand for the capital of a name, which small words have none of.
  const isName = /^[^a-z1]/i.test(word) && !smallWord.test(letters);
  return isName ? letters.charAt(0).toUpperCase() + letters.slice(1) : letters;
}
