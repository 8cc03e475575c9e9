import { everydayNames } from '../../names/everyday-names.ts';
import { firmWord } from '../../names/firm-words.ts';
import { isGivenName } from '../../names/given-names.ts';
import { isOrdinaryWord } from '../../names/ordinary-words.ts';
import { because, consider } from '../../text/let-go.ts';
import { sentenceOf } from '../../text/phrase-context.ts';
import { signatureStart } from '../../text/signature-block.ts';
import { elsewhere, former } from './reader-company.ts';

/** A firm that a text names, and where. */
export interface NamedFirm {
  readonly name: string;
  readonly start: number;
}

const words = /(?<![\w.@/'’-])[A-Z][\w&-]{1,24}(?:(?: (?:of|and|&|de) | )[A-Z][\w&-]{1,24}){0,3}/g;
/** What a firm does, needs or has, told by the verb or noun behind its name. */
const firmAfter =
  /^(?:['’]s (?:[a-z-]{3,14} )?(?:drivers|teams?|people|staff|customers|guests|patients|tenants|planners|buyers|sellers|reps|engineers|size|growth|expansion|plans|needs|peak|season|depots?|warehouses?|offices?|stores?|clinics?|sites?|fleet|process|pipeline|website|budget|goals|docks?)\b| (?:(?:really|soon|now|still|already|also|probably|surely) )?(?:could|would|will|might|must|should|needs?|deserves?|expands?|expanded|grows?|grew|scales?|hires?|plans?|recently|handles?|runs?|moves?|moved|opens?|loses?|spends?|struggles?|uses?|ships?|serves?|wants?|is (?:growing|hiring|expanding|opening|moving|planning|losing|looking|ready|using)|on board)\b)/;
/** What is done for a firm, or asked about it. */
const firmBefore =
  /\b(?:(?:question|thought|idea|note|word|curious|ask|asking|writing|read|reading|learn|learned|excited|chat|talk|think|thinking|know|more) about|(?:do|does|done|made|built|plan|plans|idea|value|works?|mean|means|right|save|saves|room|case|answer|solution|fit|useful|helpful|start|live|begin) (?:for|at|with)|following|followed|watching|admire|because|that|help|helps|save|saves|support|supports|to have|to see|to get|the size of|the way|how|where|when|well at|all at|everyone at|decides? [a-z ]{0,24}at|peers at|friends at) (?:the )?$/i;
const product = new RegExp(
  `^(?:${everydayNames}|word|powerpoint|telegram|signal|youtube|tiktok|python|java|windows|linux|android|ios|calendly|paypal|visa|mastercard|dhl|ups|fedex|english|german|french|spanish|polish|european|american|british|christmas|easter|ramadan)\\b`,
  'i',
);

/** Somebody who buys from the writer, or a tool the reader has. */
const customer =
  /\b(?:(?:came|come|turned|moved) to us|(?:use|uses|used|using|trusts?|chose|runs? on|relies on) (?:us|our)|our work (?:for|with)|licen[cs]es? (?:with|for)|regards)\b/i;
/** A firm that uses a product by name is told of, not spoken to: "Globex has used Rotabee since May". */
const usesProduct =
  /^ (?:(?:has|have|had|also|already|now|both|recently|just) ){0,3}(?:used|uses|relies on|relied on|trusts|trusted|runs on|switched to|moved to|chose|adopted|bought|installed|deployed) [A-Z]/;
const wondered = /\b(?:how|where|why|what|if|whether|does|that|think|guess|see|saw|noticed) $/i;
/** Ends the words before a firm that is one of several, or before what is no firm at all. */
const besides = /\b(?:like|such as|including|than|in|near|from|of|mr\.?|mrs\.?|ms\.?|dr\.?|prof\.?) $|["\u201d] $/i;
/** News that others brought: "Reuters reported that Globex will close a plant". */
const newsBrought =
  /(?<!\b(?:you|i|we|team) )\b(?:reported|reports|announced|announces|wrote|writes) (?:[a-z]{4,9} )?that (?:the )?$/i;
const title =
  /^(?:VP|SVP|EVP|Head|Director|Chief|Vice|Manager|President|Senior|Lead|Account|Team|National|State|Federal)\b/;

/**
 * The firms named outside signatures, in sentences between writer and reader that speak of no third party. With both
 * sides' own names known, a message that names one such firm and never the reader's mistakes the one for the other.
 */
export function loneFirms(text: string): NamedFirm[] {
  const firms: NamedFirm[] = [];
  const end = signatureStart(text);
  for (const match of text.matchAll(words)) {
    if (match.index >= end || firms.length === 20) break;
    // "As Globex grows": a word with a capital because its sentence opens there is no part of the name.
    const opener = /^(\S+) (?=\S)/.exec(match[0]);
    const skipped =
      opener &&
      isOrdinaryWord((opener[1] ?? '').toLowerCase()) &&
      sentenceOf(text, match.index, match.index + 1).start === match.index
        ? opener[0].length
        : 0;
    const start = match.index + skipped;
    const name = match[0].slice(skipped);
    const [first = ''] = name.split(' ');
    const after = text.slice(start + name.length, start + name.length + 60);
    if (isGivenName(first) || title.test(name) || product.test(name) || !/[a-z]/.test(name)) continue;
    const sentence = sentenceOf(text, start, start + name.length);
    const tail = name.split(' ').at(-1) ?? '';
    const isFirm = tail !== name && firmWord.test(tail.toLowerCase());
    if (!isFirm && (tail === name || start === sentence.start) && isOrdinaryWord(first.toLowerCase())) continue;
    if (!isFirm && !firmAfter.test(after) && !firmBefore.test(text.slice(Math.max(sentence.start, start - 60), start)))
      continue;
    consider(text, start, start + name.length);
    const before = text.slice(Math.max(sentence.start, start - 90), start);
    if (usesProduct.test(after) && !wondered.test(before) && because('others')) continue;
    if ((elsewhere.test(sentence.text) || customer.test(sentence.text)) && because('others')) continue;
    if (newsBrought.test(before) && because('others')) continue;
    if ((former.test(before) || besides.test(before)) && !/\bthe size of $/i.test(before)) continue;
    // "Globex and Initech" are two, and may be one: in both cases it is not clear who is meant.
    for (const part of name.split(' and ')) firms.push({ name: part, start: start + name.indexOf(part) });
  }
  return firms;
}
