import { sentenceOf } from '../text/phrase-context.ts';
import type { Weight } from './news-events.ts';

/**
 * Whose news an event is: the reader's, a firm's by name, or nobody's whom the message is about. A guess rests on nothing
 * but the reader being spoken to in the same sentence.
 */
export type Owner = { readonly name: string | null; readonly isGuess?: true } | null;

/** Those a clause can be about, in the order in which they stand; what follows "I saw that" is not the sender's. */
const actors =
  /\b(?:(?<own>we(?:'ve|'re|'ll|'d)?|our|ours|us|my|mine|i(?:'ve|'m)?(?!\s(?:(?:just|recently|also|have|had|did|can|could)\s){0,2}(?:saw|seen?|read|noticed?|hear|heard|gather|understand|learn(?:ed|t)|spotted|caught|came across|know|think|believe|guess|assume|was|am|imagine|suppose|bet|take it)\b))|(?<other>they|their|he|she|his|her|companies|teams|startups|founders|businesses|organi[sz]ations|firms|customers?|clients?|most|many|others|anyone|everyone|people|somebody|someone|competitors?|those|vendors?|brands)|(?<reader>you(?:'ve|'re|'d)?|your|yours))\b/gi;
const named = /(?<![\w.])[A-Z][\w&]{1,24}(?:(?: and|)[ -][A-Z][\w&]{1,24}){0,2}(?:'s)?/g;
/** A verb or conjunction with a capital, because its sentence begins there, is no part of the name. */
export const leadWord =
  /^(?:Noticed|Saw|Heard|Read|Spotted|Since|After|Following|Now|With|While|When|Given|As|That|Looks|Seems|Great|And|But|So|Because|While|Hi|Hey|Hello)\s+/;
const noName =
  /^(?:I|I'm|I've|We|You|Your|They|He|She|It|Its|The|This|That|These|Those|A|An|Our|My|And|But|If|When|While|Since|After|Before|With|Now|Given|As|So|Because|Read|Saw|Seen|Heard|Noticed|Spotted|Sorry|Glad|Happy|Great|Good|Nice|Big|Huge|Well|Word|News|Congrats|Congratulations|Kudos|Hats|Cheers|Bravo|Hi|Hey|Hello|Dear|Loved|Love|Impressed|Excited|Thrilled|Fresh|Newly|Series|VP|SVP|EVP|CEO|CFO|CTO|COO|CMO|CRO|CPO|CIO|CISO|SDRs?|BDRs?|AEs?|HR|IT|EMEA|APAC|US|UK|EU|Q[1-4]|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|LinkedIn|TechCrunch|Crunchbase|Nasdaq|NYSE|IPO|Ringing|Setting|Taking|Stepping|Moving|Doors|Ten|Two|Three|Four|Five|Six|Seven|Eight|Nine|Twelve|Dozens|Hundreds|Investors|Not|No|How|What|Who|Where|Why|Is|Are|Do|Does|Did|Has|Have|Can|Could|Would|Will|Quick|Just|Also|To|On|In|At|For|From|By|Of|Having|Being|Getting)\b/;
const finite =
  /[,\u2013\u2014-]\s|\b(?:is|are|was|were|has|have|had|must|can|can't|will|won't|isn't|brings?|means?|makes?|calls?|puts?|deserves?|takes?|sounds?|looks?|comes?)\b/i;
/** Behind what somebody does: what comes of it in the present. */
const verdict =
  /^[^,;:!?\u2013\u2014]{0,100}?\b(?:is|are|isn't|can|can't|will|won't|brings?|means?|makes?|calls?|puts?|deserves?|sounds?|looks?|comes?|changes?|adds?|feels?)\b.{0,100}/i;
/** A post, a place or a thing that the reader is thought to know: "stepping into the CRO seat", "setting foot in Japan". */
const definite = /^\w{2,14}ing (?:(?:in|into|up|on|over|off|out|foot in|down) ){0,2}(?:the|this|that|such)\b/i;
const post = /\b(?:C[EFIMOPRST]{1,2}O|[SE]?VP)\b/;
/** What is admired was done by whoever reads it; how hard a thing is, is said of all who do it. */
const admired =
  /\b(?:no (?:small|mean|minor)|quite (?:an?|the|something)|impressive|remarkable|exciting|thrilling|huge|amazing|incredible|brilliant|(?:an? )?(?:[a-z]{3,12} )?(?:achievement|accomplishment|milestone|feat|step|move|moment)|last (?:week|month|quarter|year|spring|summer|autumn|fall|winter)|yesterday|recently)\b/i;
/** Where, for whom and by whom: "launching in Japan", "a big step for Initech". */
const atName = /\b(?:in|into|at|for|by|with|to|from) ([A-Z][\w&]{1,24})/g;
const forMany =
  /\b(?:for|to) (?:most|many|any|every\w{0,4}|all|some|a (?:small|growing|young)|small|growing|teams|companies)\b/i;
const clauseEnd = /[;:]|\s[-\u2013\u2014]\s|,\s(?:and|but|so|which|while|because)\s/g;
const praised =
  /\b(?:congrat\w*|kudos|well (?:done|deserved|played)|hats off|bravo|great news)\b|^\W*(?:(?:hi|hey|hello) \w{1,20},? )?(?:what an? )?(?:really |truly )?(?:great|nice|lovely|impressive|brilliant|amazing|awesome|smooth|strong|terrific|fantastic|superb) (?:launch|release|roll-?out|debut|unveiling|premiere)\b/i;
/** Before what one is sorry for: "Sorry about last week's layoffs". */
const condoled =
  /\b(?:sorry|sad|gutted) (?:about|for|to (?:hear|see|read|learn)(?: about| of)?) (?:[\w']{2,9} ){0,3}$/i;
const thatIsAll = /^\W*$|^ ?[.!,;\u2013\u2014-]|^ (?:last|this|yesterday|and|on your|at your)\b/i;
const addressed = /\b(?:you|your|yours|you're|you've)\b/i;
const toReader =
  /^[^.!?]{0,24}?\b(?:in|of|at|by|from|to|into|with|for|on|behind|your|you) (?:you|your)\b|^ (?:you|your)\b/i;
/** The firm of the reader, where the words before may stand for anything: "ten open roles on your careers page". */
const toReaderFirm =
  /^ (?:[a-z-]{2,14} )?(?:of|at|by|within|across|on) your (?:[a-z-]{2,14} ){0,2}?(?:team|company|firm|business|startup|group|organi[sz]ation|agency|site|website|(?:careers?|jobs?) (?:page|site)|side|app|shop|store|platform|product)\b/i;
/**
 * What news must mean to somebody, which nobody says of their own: "the launch of Orbit must keep your team busy". "The
 * release must be signed" is an order.
 */
const supposed =
  /^[^.!?]{0,24}? must (?:surely |really |also )?(?:help|feel|mean|give|bring|put|keep|have (?:been|felt|kept|made|put)|be (?:keeping|putting|bringing|exciting|busy|quite|a|hard|tough|rough|difficult|painful)\b)/i;
/** Before a list of what the reader has come to: "You're growing fast: three new offices", "Big year for Acme: a Series B". */
const readersGrowth =
  /\byou(?:'re|'ve| are| have)(?: been)? (?:really |clearly |certainly )?(?:growing|expanding|scaling|moving fast|flying|on a (?:roll|tear))[^:.!?]{0,20}: |^\W*(?:exciting|big|great) times(?: ahead)?: /i;
const growthOf =
  /\b(?:year|quarter|months?|weeks?|spring|summer|autumn|fall|winter|times|run|stretch) (?:for|at) (you|your (?:team|company)|[A-Z][\w&]{1,24}(?: [A-Z][\w&]{1,24}){0,2}): /i;
const listItem = /^(?:[\w'$-]{1,16},? ){0,12}$/;
const step =
  "(?: (?!(?:in|on|at|to|for|from|with|after|before|since|during|of|by|about|is|are|was|were)\\b)[a-z'-]{2,14})";
/** "you have just", "your team is": the reader did what follows. */
const readerDoes = new RegExp(
  `\\b(?:you(?:'ve|'re|'d| are| were| guys| all)?|your (?:[a-z]{2,12} )?(?:team|company|firm|business|startup|group|organi[sz]ation|agency|board|people|ceo|page|site)(?: (?:is|are|was|were))?)${step}{0,3} $`,
  'i',
);
/** "Your CFO resigned": a deed that names its doer, of whom the reader is told. */
const readersOwn = new RegExp(`\\byour${step}{0,2} $`, 'i');
const verbFirst = /^(?:[a-z-]{2,12}(?:ed|ing)|left|went|came|gone|took|has|had|put|became)\b/i;
const readerHas = new RegExp(
  `\\b(?:your${step}{0,2}|(?:you|your (?:team|company|firm|business))(?:'ve| have|'re| are| got| now)+(?: an?| the)?${step}?) $`,
  'i',
);
/** Behind a name: the firm has the thing that follows. "Oxygen sensors for the new site" is a heading, and Oxygen no firm. */
const hasIt = new RegExp(`^(?:'s| (?:has|have|had|got|gets|and (?:its|their)))(?: an?| the)?${step}{0,2} $`, 'i');
/** "Since joining Acme as CRO, you must have": a clause without a doer is about that of the main one. */
const doerless = /^\W*(?:(?:hi|hey|hello) [\w]{1,20},? )?(?:ever |right )?(?:since|after|upon|on|following|by) $/i;
const mainClause = /^[^.!?]{0,80}?, (?:you(?:'ve(?! to\b)| have(?! to\b)| must (?:have|be)\b)|your\b)/i;
/** Those whom the reader deals with, whose news is their own: "your bank has been bought". */
const readersOther =
  /\byour (?:[a-z-]{3,12} )?(?:accountants?|airline|bank|broker|carrier|council|courier|hospital|insurer|landlord|lender|provider|school|supplier|surgery|university)(?: (?:has|have|had|is|was|were|been|just|recently|now)){0,4} $/i;
/** "We have just" before a deed, "of our" behind it: the sender's. */
const ownDeed =
  /\b(?:we|i)(?:'ve|'re|'m|'d|'ll)?(?: (?:have|had|has|am|are|will|also|just|now|already|only|recently|been|be|then)){0,3} $/i;
/** Before the name of the sender's firm: "we at Pakline". */
const ourPlace = /\b(?:we|us|i|here|all of us|those of us) (?:all )?(?:at|from|here at|over at) $/i;
/** A sentence that opens with the bare verb leaves out its "we": "Need four pickers for Saturday, can you come?" */
const subjectless = /^(?:need|want|have|got) /i;
const ofOurs = /^ (?:[a-z-]{2,14} )?(?:of|in|at|for|on) (?:our|my|us)\b/i;

/**
 * Whose news stands at [start, end) of a sentence: of the last one spoken of before it in its clause, else of whoever the
 * sentence addresses or names. Null where it is the sender's own, somebody else's, or nobody's. What everybody does or has
 * each day is news only of a reader who plainly does or has it.
 */
export function whoseNews(sentence: string, start: number, end: number, weight: Weight): Owner {
  const before = lastClause(sentence.slice(0, start));
  const after = sentence.slice(end);
  if (
    ownDeed.test(before) ||
    readersOther.test(before) ||
    ofOurs.test(after) ||
    /^(?:our|my)\b/i.test(sentence.slice(start))
  )
    return null;
  if (/^\W*$/.test(sentence.slice(0, start)) && subjectless.test(sentence.slice(start))) return null;
  const listed = ownerOfList(sentence.slice(0, start));
  if (listed) return listed;
  const isPraised = praised.test(sentence);
  if (weight === 'news' ? toReader.test(after) : toReaderFirm.test(after)) return { name: null, isGuess: true };
  if (supposed.test(after) && (weight === 'news' || (addressed.test(after) && /^ of [A-Z]/.test(after))))
    return { name: null, isGuess: true };
  if (weight === 'news' && condoled.test(before) && thatIsAll.test(after)) return { name: null };
  let at = -1;
  let owner: Owner | undefined;
  for (const match of before.matchAll(actors)) {
    at = match.index;
    owner = match.groups?.reader === undefined ? null : { name: null };
  }
  if (owner && !isPraised && !isReaders(before, sentence.slice(start), weight)) owner = null;
  for (const match of before.matchAll(named)) {
    const name = match[0].replace(leadWord, '');
    if (
      match.index <= at ||
      noName.test(name) ||
      isCalled(before, match) ||
      ourPlace.test(before.slice(0, match.index)) ||
      /\byou and $/i.test(before.slice(0, match.index)) ||
      (weight === 'thing' && !hasIt.test(before.slice(match.index + withoutEnding(match[0]).length)))
    )
      continue;
    owner = { name: withoutEnding(name) };
  }
  if (owner !== undefined) return owner;
  if (doerless.test(sentence.slice(0, start)) && mainClause.test(after)) return { name: null };
  if (/\b(?:your|you)\b/i.test(sentence.slice(start, end)) || isPraised) return { name: null };
  if (addressed.test(sentence)) return weight === 'news' ? { name: null, isGuess: true } : null;
  // "Raising a round takes months", "raising money by letter still works": nobody's in particular.
  if (
    /^\s(?:[a-z]+\s){0,4}(?:takes|requires|costs|needs|tends|can take|usually|always|often|still|works)\b/i.test(after)
  )
    return null;
  // "Stepping into the top job is no small thing", "the takeover by Hooli": whoever reads it is meant.
  // Without a verb of its own it is a heading: "Recruiting drivers".
  if (/^\W*$/.test(sentence.slice(0, start)) && /^\w{2,14}ing\b/.test(sentence.slice(start))) {
    if (isOfEverybody(sentence.slice(start), end - start)) return null;
    return finite.test(after) || /!\W*$/.test(sentence) ? { name: null } : null;
  }
  if (/^\W*the $/i.test(sentence.slice(0, start)) && /^[\w -]{4,24} (?:by|with) [A-Z]/.test(sentence.slice(start)))
    return { name: null };
  if (weight === 'thing') return null;
  for (const match of sentence.matchAll(named))
    if (!noName.test(match[0]) && !isCalled(sentence, match))
      owner = { name: withoutEnding(match[0].replace(leadWord, '')) };
  return owner ?? null;
}

/** True for what is said of a deed whoever does it: "launching an app is hard". The first `length` signs tell the deed. */
function isOfEverybody(told: string, length: number): boolean {
  const found = verdict.exec(told.slice(length));
  if (!found) return false;
  const whole = told.slice(0, length + found[0].length);
  if (forMany.test(whole)) return true;
  if (definite.test(told) || post.test(whole) || admired.test(whole)) return false;
  return [...whole.matchAll(atName)].every(([, name = '']) => noName.test(name));
}

/** True where the reader before a telling is the one who did it or has it, as far as its weight asks for that. */
function isReaders(before: string, told: string, weight: Weight): boolean {
  if (weight === 'thing') return readerHas.test(before);
  return weight === 'news' || readerDoes.test(before) || (!verbFirst.test(told) && readersOwn.test(before));
}

/** True for the name in "Sam, the new site plan is attached": it is spoken to, not spoken of. */
function isCalled(text: string, { 0: name, index }: RegExpMatchArray): boolean {
  return (
    /^\W*$/.test(text.slice(0, index)) &&
    /^,\s(?!(?:which|who|the|an?|now|based|fresh (?:from|off))\b)/.test(text.slice((index ?? 0) + name.length))
  );
}

/** Whose a list behind a colon is that tells how somebody has grown; null where none does, or it has come to its own verb. */
function ownerOfList(before: string): Owner {
  const found = readersGrowth.exec(before) ?? growthOf.exec(before);
  if (!found) return null;
  const items = before.slice(found.index + found[0].length);
  if (/\b(?:our|my|we)\b/i.test(items) || !listItem.test(items) || finite.test(items.replaceAll(',', ''))) return null;
  const [, who] = found;
  return { name: who === undefined || /^you/i.test(who) ? null : who };
}

function lastClause(before: string): string {
  let from = 0;
  for (const match of before.matchAll(clauseEnd)) from = match.index + match[0].length;
  return before.slice(from);
}

function withoutEnding(name: string): string {
  return name.replace(/'s$/, '');
}

/** Who else than the recipient's, in a message to the recipient? */
export const theCompany = '(?:the|this) (?:company|firm|business|startup|organi[sz]ation)';
const companyFirst = new RegExp(`^${theCompany}\\b(?! (?:that |which )?you)`, 'i');

/** True where "the company" is the sender's: who writes "we" in the same sentence, or in the one before, goes on about it. */
export function isOwnCompany(text: string, sentenceStart: number, start: number, matched: string): boolean {
  if (!companyFirst.test(matched)) return false;
  const previous = sentenceOf(text, Math.max(0, sentenceStart - 2), Math.max(0, sentenceStart - 1));
  return /\b(?:we|our|ours|us|we've|we're|my)\b/i.test(`${previous.text} ${text.slice(sentenceStart, start)}`);
}
