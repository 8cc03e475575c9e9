import { type Sentence, sentenceOf } from '../text/phrase-context.ts';
import { onOneLine } from '../text/white-space.ts';

/** The writer's own side, or an answer to what others do: with such words in it a sentence is nobody else's alone. */
const ours =
  /\b(?:ours?|here|unlike|like (?:us|them|him|her)|(?:with|from|through|via|by|for|at|to) (?:us|me)|(?:we|i)(?: at [a-z]{2,12}|'ll|'d|'ve| will| would| can| could| do| shall| always| gladly| happily| also| never| just| both){0,3} (?:refund|reimburs|giv|gave|pay|paid|hand|credit|return|repay|offer|let|tak|accept|allow|keep|charg|waiv|cover|guarante|promis|swap|exchang|match|beat|say|do)\w{0,3}|(?:the|my|head|a) (?:[a-z]{3,10} )?(?:manager|boss|director|supervisor|accounts|finance|legal|billing|management|office|colleagues?|owner|team|desk|support)|(?:but|whereas|while|yet|still) (?:you|every|all|any|each|guests|customers))\b/i;
/** Several people or things, which "them" may mean as well. */
const several =
  /\b(?:customers|guests|clients|buyers|members|shoppers|users|passengers|people|students|pupils|subscribers|tenants|patients|parents|travell?ers|visitors|attendees|participants|learners|holders|everyone|anyone|whoever|friends|items|products|goods|shoes|boots|lamps|parts|pieces|units|cartons|bottles|garments)\b/i;

/** Whose terms it is that somebody outside told of. */
const toldOf =
  /\b(?<!\b(?:we|i|i've|we've|have|had|you|be|been) )(?:told|informed|assured|wrote to) (?:us|me)\b|\b(?:i was|we were|i've been|we've been) told by\b|\bthey(?:'ve| have)? (?:also |only |all )?(?:say|said|told|write|wrote|confirm|confirmed|insist|insisted|explained|replied)\b|\bthe (?:promoters?|landlord|landlady|letting agents?|council|makers?|manufacturers?|suppliers?|organi[sz]ers?|ministry|consulate|embassy)(?:[^.!?]{0,60} and)? (?:also |only )?(?:says?|said|writes?|wrote|confirms?|confirmed|insists?|announced|advises?)\b/i;
/** What those do whom the reader deals with besides the writer. */
const readersOther =
  /\b(?:the (?:tax (?:office|authority|authorities)|revenue|state|ministry|court|government|customs|council|city|land registry|railway|airline)|your (?:[a-z-]{3,12} )?(?:landlord|landlady|letting agent|bank|insurer|insurance|airline|employer|supplier|train operator|school|college|university|council|lender|card issuer|gym|(?:phone|energy|rail|ferry|removal|insurance|hire) (?:company|firm)))(?: will| would|'ll| can| may| must| might| should| has to| needs to| ought to| is obliged to| only| also| usually| always| still| does| doesn't| won't| not){0,4} (?:returns?|refunds?|repays?|pays?|gives?|hands?|lets?|keeps?|charges?|reimburses?|takes?|accepts?|allows?|credits?|offers?|waives?|(?:has |have |had )?(?:waived|offered|given|dropped|lowered|reduced|cut))\b/i;
/** Their own papers, which the writer has read. */
const readTheirs =
  /(?<=\b(?:[a-z][\w&-]{2,20}'s|their) )own (?:terms|conditions|rules|polic(?:y|ies)|site|website|page|small print)\b|\b(?:in|on|from|under|per) their (?:site|website|page|terms|conditions|small print|rules|brochure)\b|\b(?:says?|said|according to|as per) (?:[a-z][\w&-]{2,20}'s|their) (?:own )?(?:site|website|page|terms|conditions|small print|rules|brochure|policy|faq)\b|\b(?:is|are|that's|it's) (?:entirely )?theirs\b|\b(?:that's|that is|it's|it is|which is) their (?:policy|rule|decision)\b|(?:^|[;,] )their (?:cancell?ation|refund|returns?) (?:fee|charge|policy|period|window|terms)\b/i;
/** What the reader's own shop or page holds out to its customers, as the writer read there. */
const readersPage =
  /\byour (?:own )?(?!(?:[a-z-]{3,12} )?(?:account|order|billing|booking|invoice|renewal|profile|plan)\b)(?:[a-z-]{3,12} ){0,2}?(?:home ?page|web ?site|site|(?:web ?)?shop|store|help (?:cent(?:er|re)|desk)|pages?|faqs?|banner|newsletter|competitors?|rivals?|neighbou?rs?) (?:also |now |currently |only )?(?:offers?|gives?|grants?|says?|states?|promises?|advertises?|mentions?|lets|allows?|accepts?|charges?|runs?|tells)\b|\b(?:i|we)(?:'ve| have)? (?:just |also |recently )?(?:saw|see|seen|noticed?|read|heard|found) (?:(?:on|in) [a-z' ]{3,24} )?(?:that )?(?:you|they|your [a-z -]{3,20})(?: also| now| currently| only)? (?:offer|give|grant|accept|advertise|promise|run)(?:s|ing)?\b/i;
/** What other sellers do: "most shops offer free returns these days". */
const otherSellers =
  /\b(?:most|many|some|(?:nearly |almost )?all|several|a lot of|plenty of|few|other) (?:of the )?(?:[a-z-]{3,12} )?(?:shops|stores|retailers|sellers|vendors|brands|firms|companies|hotels|airlines|suppliers|providers|carriers|gyms|restaurants|banks|merchants|marketplaces|web ?shops)(?: now| also| today| already| still| usually| typically)? (?:offer|give|grant|charge|allow|accept|take|promise|let|have|run|refund|waive)\b|\b(?:the|an?|another) (?:[a-z-]{3,12} )?(?:shop|store|gym|studio|bakery|restaurant|firm|place|company|dealer|garage|caf\u00e9) (?:next door|across the (?:road|street)|over the road|down the (?:road|street)|round the corner|around the corner|opposite)\b/i;
/** What people buy by, with nobody's offer in it: "customers expect a full refund within 30 days". */
const buyersWish =
  /\b(?:customers|shoppers|buyers|consumers|people|guests|travell?ers|passengers|users|students)(?: today| now| nowadays| these days| also| often| usually| really| increasingly)? (?:expect|want|like|love|prefer|look for|ask for|hope for|demand|value|(?:would|will) (?:switch|leave|pay|buy|come back))\b|\b(?:according to|in) (?:the|a|one|this|that) (?:[a-z-]{3,14} )?(?:study|survey|poll|report|paper)\b/i;
/** Where the writer is the one who would have to cancel, it is another firm that charges for it. */
const weWouldCancel =
  /\b(?:venue|hotel|airline|carrier|caterer|restaurant|organi[sz]ers?|supplier|agency|railway|theatre|studio|band|photographer|school|club)\b[^.!?]{0,60}\b(?:if|when|unless|once) (?:we|i)(?:'d| have to| need to| want to| must| only)? (?:cancel|withdraw|pull out|call (?:it|this) off|change the date)\b/i;
/** The writer does it as well. */
const asWell =
  /\b(?:so|as) (?:do|can|will|would) (?:we|i)\b|\btoo\b|\byou (?:get|receive|can|could|may|will|would|have)\b/i;

/** True where a sentence tells what a reader's shop, other sellers or buyers in general do, and nothing for the reader. */
function isCustomElsewhere(told: string): boolean {
  if (asWell.test(told)) return false;
  if (readersPage.test(told) || otherSellers.test(told) || weWouldCancel.test(told)) return true;
  return buyersWish.test(told) && !reader.test(told) && !eitherSide.test(told);
}

/** What the law gives whoever buys. */
const law =
  /\b(?:by law|under (?:the )?(?:[a-z]{2,12} ){0,3}(?:law|act|directive|regulations?|code)|the (?:[a-z]{2,12} ){1,4}(?:act|directive|regulations?|civil code)|the law)\b/i;
const anyBuyer =
  /\b(?:consumers?|buyers?|shoppers|(?:the|this|that|a|every) (?:customer|client|guest|tenant|passenger))\b/i;
/** What a contract between others says: "the tenant's deposit is refundable under the lease". */
const theirContract =
  /\b(?:under|in|by|per|according to) (?:the|their|his|her) (?:[a-z]{3,12} )?(?:lease|tenancy(?: agreement)?|contract|agreement|charter|deed)\b/i;
const parties =
  /\b(?:the|a|their|his|her) (?:[a-z]{3,12} )?(?:tenants?|landlord|landlady|lessee|lessor|buyer|seller|supplier|contractor|sub-?contractor|charterer|franchisee)\b/i;
const eitherSide = /\b(?:we|us|our|i|my|me)\b/i;
const reader = /\byou(?:rs?|'(?:ll|re|ve|d))?\b/i;
/** "Ring them by Thursday": a firm that is spoken to like this is not the one that writes. */
const spokenTo =
  /\b(?:(?:ring|call|phone|tell|ask|contact|write to|e-?mail|speak to|talk to|chase) them(?= ?[.,;!?]|$| (?:by|before|to|about|in|on|for|today|tomorrow|first|at|directly|again|whether|if|now|that|you)\b)|(?:bought|booked|ordered|hired|rented|leased|reserved) (?:it |that |this )?(?:from|with|through) them|(?:claim|get|ask for|have) (?:it|that|this)(?: back)? from them)\b/i;

/** What the reader has told of others: "you wrote that Nordtek offered you 10% off". */
const readerTold =
  /\byou(?:'ve| have| had)? (?:also )?(?:wrote|write|written|said|say|told (?:us|me)|mention(?:ed)?|reported) (?:that )?(?!(?:you|we|i|it|this|that|our|us)\b)(?:[a-z0-9&.'-]{1,20} ){1,4}(?:ha[sd] )?(?:offer(?:s|ed)?|charges?|charged|asks?|asked|gives?|gave|promise[sd]?|quote[sd]?|grant(?:s|ed)?|waive[sd]?|takes?|took)\b/i;
/** What takes up an offer that was told of. */
const answer =
  /^\W*(?:done|deal|agreed|fine|granted|ok(?:ay)?|sure|yes|of course|gladly|no problem|happy to|consider it|you(?:'ll| will| can)? (?:get|got|have)|so (?:do|can|will|would) (?:we|i)|same here)\b/i;

/** Those who tell are no colleagues of the writer's. */
const outsiders =
  /\bthe (?:[a-z]{3,12} )?(?:promoters?|landlord|landlady|letting agents?|council|makers?|manufacturers?|suppliers?|organi[sz]ers?|ministry|consulate|embassy|airline|carrier|bank|insurer|railway|college|university)\b|\b(?:their own|theirs|(?:from|with) them)\b/i;

/** "They told me you can have a refund" may be a colleague's word, which the reader would hold the writer to. */
function isToldByOthers(told: string): boolean {
  return toldOf.test(told) && (!reader.test(told) || outsiders.test(told));
}

/** How far behind a sentence it may be said whom to turn to. */
const SENTENCE_BEHIND = 120;

/** True where a sentence tells what others take off or give away, and neither it nor the next has the writer do the same. */
export function isOfferOfOthers(text: string, sentence: Sentence): boolean {
  const told = onOneLine(sentence.text);
  if (ours.test(told)) return false;
  if (!(isToldByOthers(told) || readersOther.test(told) || readerTold.test(told) || isCustomElsewhere(told)))
    return false;
  const behind = onOneLine(text.slice(sentence.end, sentence.end + SENTENCE_BEHIND));
  return !ours.test(behind) && !answer.test(behind);
}

/** What the state gives back. */
const ofTaxes = /\b(?:tax|vat|customs|duty) refunds?\b/i;

/** True where a sentence tells what somebody else gives back or keeps, and nothing of what the writer's side does. */
export function isTermOfOthers(text: string, sentence: Sentence): boolean {
  const told = onOneLine(sentence.text);
  if (ours.test(told)) return false;
  if (isToldByOthers(told) || readersOther.test(told) || isCustomElsewhere(told)) return true;
  if (ofTaxes.test(told)) return true;
  if (law.test(told) && anyBuyer.test(told) && !reader.test(told)) return true;
  if (theirContract.test(told) && parties.test(told) && !reader.test(told) && !eitherSide.test(told)) return true;
  if (several.test(told)) return false;
  return readTheirs.test(told) || spokenTo.test(told) || spokenTo.test(onOneLine(sentenceBehind(text, sentence)));
}

function sentenceBehind(text: string, { end }: Sentence): string {
  const blanks = /^\s{1,3}/.exec(text.slice(end, end + 3))?.[0].length ?? 0;
  if (blanks === 0) return '';
  const behind = sentenceOf(text, end + blanks, end + blanks + 1);
  return ours.test(behind.text) ? '' : behind.text.slice(0, SENTENCE_BEHIND);
}
