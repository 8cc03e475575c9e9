import { because } from '../text/let-go.ts';
import { isAsked, isInCode, isMention, sentenceOf } from '../text/phrase-context.ts';
import { isOwnCompany } from './whose-news.ts';

const conditional =
  /\b(?:if|when(?:ever)?|once|should|unless|whether|in case|before|until|assuming|suppose|imagine|as soon as|next time|by the time|plan(?:ning|s)?(?: to| on)?|think(?:ing)? (?:of|about)|consider(?:ing)?|want to|looking to|hope to|hoping to|going to|about to|aim(?:ing)? to|help(?:s|ing)?|ready to|need to|like to|trying to|can|could|would|might|may|will|'ll|'d|(?<!\bwelcome )to)\s(?:you(?:'re| are|r team| ever| do| decide to| want to| plan to|r company)?\s|your\s(?:[a-z]{2,12}\s){0,2}|the\s(?:[a-z]{2,12}\s)?|be\s|have\s|not\s)?$/i;
const conditionalStart =
  /^\W*(?:and\s|but\s|so\s|because\s)?(?:if|when|whenever|once|should|unless|suppose|imagine|assuming|as soon as|next time)\s/i;
const negated =
  /\b(?:not|never|no|haven't|hasn't|didn't|isn't|aren't|weren't|wasn't|without)\s(?:[a-z]{2,12}\s){0,3}$/i;
const question =
  /^\W*(?:(?:hi|hey|hello)\s[a-z]+,?\s|curious:?\s|quick question:?\s|out of curiosity,?\s|so,?\s|and,?\s|also,?\s)?(?:are|is|do|does|did|have|has|had|was|were|will|would|can|could|any|planning|thinking|how|what|who|when|where|which|why|curious (?:if|whether)|wondering (?:if|whether))\b/i;
/** Whom a question is put to: "Kirk, are you ...". */
const called = /^\W*[A-Z][\w'-]{1,20}(?: [A-Z][\w'-]{1,20})?,\s/;
const wondering =
  /\b(?:wonder(?:ing)?|curious|ask(?:ing)?|know|sure|see|check(?:ing)?|tell me|confirm)\s(?:if|whether)\s/i;
/** "She will ask why you left Quantis": a question somebody else is to put. */
const toBeAsked = /\bask\s(?:you\s)?(?:why|when|how|where)\s(?:you\s)?$/i;
const ownBefore = /\b(?:we|we've|we have|we're|i|i've|i'm|our|my|us)\s(?:[a-z']{2,12}\s){0,3}$/i;
/** "I am pleased to announce that Paula has been promoted": among those who are told. */
const announced =
  /\b(?:i|we)(?:'m|'re|\sam|\sare)\s(?:(?:very|so|most)\s)?(?:pleased|happy|proud|delighted|excited|thrilled|glad)\sto\s(?:announce|tell|inform|share|report|let)\b(?:\s(?:you|all of you))?(?:(?!\byour?\b)[^.!?]){0,80}$/i;
const joinUs = /^[^!?\n]{0,120}\bjoin\s(?:me|us)\sin\s(?:congratulating|welcoming|thanking|wishing)\b/i;

/** "I read that": what follows is news of somebody else. */
const perceived =
  /\b(?:saw|seen|see|read|heard|hear|noticed|learned|learnt|spotted|caught|understand)\s(?:(?:that|about|how|where)\s)?$/i;
const generic =
  /\b(?:companies|teams|startups|founders|businesses|organi[sz]ations|firms|leaders|customers|clients|people|those|anyone|everyone|many|most|others|brands|ceos|vendors|folks)\s(?:[a-z']{2,12}\s){0,4}$/i;
const yourOwnThing =
  /^your\s+(?:(?:free|trial|own|next|upcoming|planned|future|potential|first|possible)\s+)?(?:investment|funding needs|raise request|launch (?:plan|date|checklist)|next|upcoming|future|planned|potential)\b/i;

/** What somebody proposes or has in mind is not there yet: "would like to explore a partnership with Acme". */
const proposed =
  /\b(?:explor|propos|discuss|suggest|offer|seek|pursu|consider|envisag|imagin|interested in|open to|keen on|look(?:ing)? (?:for|into)|talk(?:ing)? (?:about|of)|think(?:ing)? (?:about|of)|ideas? (?:for|of|on))(?:e|es|ed|ing)?\s(?:(?:an?|the|any|some|your|our|this|such|possible|potential|closer|joint|further|new|future|formal|kind|of)\s){0,4}$/i;

/** A wish looks ahead: "good luck with the launch". */
const wish = /\b(?:good luck|best of luck|all the best|every success|fingers crossed)\b[^.!?\n]{0,30}$/i;

/** Asking for a document is no news of what is in it: "please bring your hiring plans". */
const handover =
  /\b(?:bring|share|send|submit|prepare|update|review|finali[sz]e|complete|with|on|about|over|discuss)\s$/i;

/**
 * True when what stands at [start, end) of a text is told as a fact: no question, condition, plan, negation or general
 * statement, no news of the sender's own, and not dated to a year before that of `now`. `named` for news of a firm by its
 * name.
 */
export function isAsserted(
  text: string,
  start: number,
  end: number,
  matched: string,
  now: Date,
  named: boolean,
): boolean {
  const sentence = sentenceOf(text, start, end);
  const before = text.slice(sentence.start, start);
  if (isInCode(text, start) || isMention(text, start)) return false;
  if (
    question.test(sentence.text.replace(called, '')) &&
    !/\b(?:congrats|congratulations|saw|noticed|now that|after|since|given)\b/i.test(`${before}${matched}`) &&
    isAsked(sentence)
  )
    return false;
  if (/\b(?:if|whether|when|once|unless)\s/i.test(matched) || wondering.test(before) || toBeAsked.test(before))
    return !because('supposed');
  if (isOwnCompany(text, sentence.start, start, matched)) return !because('own_company');
  if (negated.test(before)) return !because('negated');
  if (conditional.test(before) || wish.test(before) || proposed.test(before)) return !because('supposed');
  if (
    conditionalStart.test(sentence.text) &&
    !/,/.test(before) &&
    !/^\W*(?:when|once)\s(?:i|we)\b/i.test(sentence.text)
  )
    return !because('supposed');
  if (named && (generic.test(before) || (ownBefore.test(before) && !perceived.test(before)))) return !because('others');
  if (announced.test(before) || joinUs.test(text.slice(end, end + 160))) return !because('own_company');
  if (yourOwnThing.test(matched)) return !because('supposed');
  // A sign outside a depot is read, not signed.
  if (/^signs?\b/i.test(matched) && /\b(?:an?|the|your|our|this|that|new|old|road|shop|front|neon)\s$/i.test(before))
    return false;
  if (isSendersDoing(before, matched, text.slice(end, Math.max(end + 40, sentence.end))))
    return !because('own_company');
  if (handover.test(before) && /\bplans?$/i.test(matched)) return false;
  return !(
    isDatedPast(
      `${text.slice(Math.max(sentence.start, start - 30), start)} ${matched} ${text.slice(end, Math.min(sentence.end, end + 30))}`,
      now,
    ) && because('in_order')
  );
}

const standingRelation =
  /^(?:your|ur|yr)\s(?:(?!new\b|recent|latest|just|newly|upcoming)[a-z-]{2,14}\s){0,4}?(?:partnership|collaboration|alliance)$/i;
const newsOfIt =
  /\b(?:congrat\w*|kudos|well done|hats off|bravo|saw|seen|read|heard|noticed|spotted|learn(?:ed|t)|news|announc\w+|press|headlines?)\b/i;

/** Who comes to the sender, or moves about there: "has moved to our Oslo office", "joined us as CFO", "head of our Leeds branch". */
const amongUs = /\b(?:in|at|of|to|into|join(?:s|ed|ing)?) (?:our|us)\b/i;
const toReader = /\b(?:congrat\w*|kudos|well done|your?)\b/i;
const ofOurs = /^(?: (?:of|in|at|for|from|to|with))? (?:our|us|here)\b/i;

/** True for what is the sender's without a word that says so: whom they thank, welcome and pay, and where they open. */
function isSendersDoing(before: string, matched: string, after: string): boolean {
  if (/\bwe\b/i.test(matched)) return true;
  if ((amongUs.test(matched) || ofOurs.test(after)) && !toReader.test(`${before}${matched}`)) return true;
  // "Thank you for your partnership": theirs with the sender, unless the words make news of it.
  if (standingRelation.test(matched)) return !newsOfIt.test(before) && !/^ (?:with|between) (?!us\b)/i.test(after);
  if (/^(?:in )?(?:co-?operation|collaboration|partnership)\b/i.test(matched))
    return (
      (/\bin (?:close )?$/i.test(before) && /\b(?:we|we've|our)\b/i.test(`${before} ${after}`)) ||
      /\b(?:thank(?:s| you)|grateful|gratitude|appreciate)\b[^.!?]{0,40}$/i.test(before) ||
      /\b(?:this|the|our|a) (?:[a-z-]{2,14} )?(?:project|study|survey|event|programme?|course|research|workshop|seminar|webinar)\b[^.!?]{0,20}$/i.test(
        before,
      )
    );
  if (/^part of\b/i.test(matched))
    return /\b(?:have|having|welcom(?:e|ing)) you(?: all)?(?: as| on board as| to be)? $/i.test(before);
  if (/^(?:get|got|getting) (?:your |the |some )?money$/i.test(matched)) return !/^ from\b/i.test(after);
  return /^ ?(?:(?:right )?next to|near(?:by)?|close to|around the corner from) you\b|^ ?(?:near|in) your (?:area|town|city|neighbou?rhood|street|region)\b/i.test(
    after,
  );
}

/** True when the words date the event to an earlier year, or to long ago. */
function isDatedPast(words: string, now: Date): boolean {
  for (const [, year] of words.matchAll(/\b((?:19|20)\d\d)\b/g)) if (Number(year) < now.getUTCFullYear()) return true;
  return /\b(?:years? ago|last year|back in|a while (?:ago|back)|decades?|originally|previous(?:ly)?|former(?:ly)?|old)\b/i.test(
    words,
  );
}
