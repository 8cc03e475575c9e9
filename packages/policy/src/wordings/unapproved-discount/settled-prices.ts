import { type Sentence, sentenceOf } from '../../text/phrase-context.ts';
import { onOneLine } from '../../text/white-space.ts';
import { isOwnDoing } from '../own-doing.ts';

/** Papers that follow a sale. */
const paper =
  /\b(?:invoices?|order confirmation|confirmation of order|receipts?|credit notes?|statements?(?: of account)?)\b/i;
const agreed =
  /\b(?:you were (?:then |already )?(?:given|granted|promised)|(?:we|you|you and [a-z]{2,12}|both sides|we both|we had|you had) (?:already )?(?:agreed|negotiated)|as agreed|(?:was|were|had been) (?:agreed|granted|negotiated)|from (?:our|your|the) (?:framework )?(?:contract|agreement))\b/i;
/** What makes more of it than a look back. */
const ahead =
  /\b(?:will|can|could|would|might|[a-z]{1,4}'(?:ll|d)|next|again|also|too|future|every|each|all|further|another|additional|extra|more|from now on|new orders?|if|whenever|when you (?:sign|order|book|pay|renew)|until|still|extend\w*|renew\w*|on top|offers?|happy to|today|now)\b/i;

/** "Rebate of £150 went to your bank on Monday", "credit note 771 for £90 attached": it has been given. */
const booked =
  /\b(?:rebate|credit note)(?: (?:no\.? ?)?\d{1,8})? (?:of|for) [$\u20ac\u00a3]? ?\d[\d.,]{0,9}(?: [a-z]{3,6})? (?:(?:was |is |has been )?(?:paid|sent|credited|attached)|went)\b/i;

/** True for a sentence that tells back a discount from papers of a sale, and grants nothing anew. */
export function tellsDiscountBack(sentence: string): boolean {
  return (booked.test(sentence) || (paper.test(sentence) && agreed.test(sentence))) && !ahead.test(sentence);
}

/** "The fee was waived for you by the previous manager in 2021": done, and by its day long ago. */
const favouredOnce =
  /\b(?:fees?|charges?|costs?|fine|surcharge|penalty|deposit)\b[^.!?]{0,24}\b(?:was|were|had been|got) (?:[a-z]{4,9} )?(?:waived|dropped|lifted|written off|halved|reduced|let off)\b/i;
const longAgo =
  /\b(?:in|since|of|until) (?:(?:january|february|march|april|may|june|july|august|september|october|november|december) )?(?:19|20)\d\d\b|\blast (?:year|month|quarter|season|spring|summer|autumn|winter|time)\b|\b(?:years|months) ago\b|\bby (?:the|your|our|my) (?:previous|former|last|old) [a-z]{3,12}\b/i;
const anewOrNow =
  /\b(?:will|would|shall|again|also|too|same|still|next|this (?:year|month|time|quarter|season)|happy to|from now on|so (?:we|i|you)|if|when you|today|offer\w*|(?:we|i) can (?!see|find|show|tell|confirm|read)|can (?:do|waive|drop))\b|'(?:ll|d)\b/i;

/** True for a sentence that tells of a charge somebody once let the reader off. */
export function tellsOfOldFavour(sentence: string): boolean {
  const told = onOneLine(sentence);
  return favouredOnce.test(told) && longAgo.test(told) && !anewOrNow.test(told);
}

/** A discount that the reader's contract has already, and which goes on as it was. */
const inContract =
  /\b(?:the|that|this) (?:[\w%.,-]{1,16} ){0,5}?(?:discounts?|rebates?) (?:in|under|from|of|set out in|agreed in) (?:your|our) (?:(?:current|existing|running|signed|present|framework) )?(?:contract|agreement|lease)\b/i;
const unchanged =
  /\b(?:still (?:applies|apply|holds|stands|valid)|continues? to apply|remains? (?:in place|as it is|unchanged|valid)|(?:is|are) unchanged|as before)\b/i;
const anew =
  /\b(?:will|can|could|would|[a-z]{1,4}'(?:ll|d)|if|when(?:ever)?|once|sign\w{0,3}|renew\w*|extend\w*|also|too|another|additional|extra|more|rais\w{1,3}|increas\w{1,3}|doubled?|new|on top|all)\b/i;

/** True for a sentence that only says of a discount in the contract that it still applies. */
export function confirmsDiscount(sentence: string): boolean {
  const told = onOneLine(sentence);
  return inContract.test(told) && unchanged.test(told) && !anew.test(told);
}

/** Where a discount would stand that there is already, and what may be asked about one. */
const asksAfter =
  /(?:^|[,;:]\s)\W{0,3}(?:is|are|was|were|does|did|has|have|why (?:is|are|was|were|does|did)) (?:the|that|this|those|these|my|our|your) [^!?]{0,80}\b(?:(?:on|in|under) (?:your|the|our|my|this|that|last (?:week|month)'s) (?:[a-z-]{3,14} )?(?:invoice|bill|portal|order|contract|agreement|quote|receipt|statement|page|site|website|system|account|price list)|correct|right|still (?:shown|valid|there|listed|applied|active|in place)|missing|a mistake|an error|(?:been )?(?:applied|deducted|taken off|included|booked))\b/i;
/** A question by which something is offered: "is the 20% enough to sign?" */
const offersByAsking =
  /\b(?:enough|help|persuade|convince|tempt|interest(?:ed|ing)?|sign|commit|sway|work for you|if (?:you|we|i)|would|could|shall|want)\b/i;

/** True for a question after a discount that is on some paper already. */
export function asksAfterDiscount({ text, isQuestion }: Pick<Sentence, 'text' | 'isQuestion'>): boolean {
  const told = onOneLine(text);
  return isQuestion && asksAfter.test(told) && !offersByAsking.test(told);
}

const fault =
  /\b(?:(?:our|my) (?:own )?(?:fault|mistake|error|doing|oversight|slip)|(?:we|i|our (?:van|drivers?|fitters?|painters?|team|crew|men|couriers?|plumbers?|joiners?|technicians?|electricians?|engineers?|printers?)) (?:had |have |must have )?(?:scratched|broke|broken|damaged|cracked|dented|chipped|spilt|stained|missed|mixed up|misprinted|misspelt|mislaid|lost|ruined|(?:sent|delivered|fitted|printed|shipped|packed) (?:you )?(?:the|a) (?:wrong|faulty|damaged)))\b/i;
/** What is mended or made anew, and that nobody is charged for it. */
const mended =
  /\b(?:replac|repair|redo|refit|re-fit|fix|correct|reprint|re-print|resend|polish|touch up|repaint|mend|put (?:it|that|this|them) right|reissu|exchang|swap)(?:e|es|ed|ing|s)?\b[^.!?]{0,60}\b(?:free of charge|at no (?:extra |additional |further )?(?:cost|charge)|for free|at our (?:own )?(?:cost|expense)|without (?:extra )?charge)\b/i;
/** What nobody broke, given on top. */
const onTop =
  /\b(?:months?|years?|quarters?|fees?|discounts?|vouchers?|subscriptions?|licen[cs]es?|upgrades?|also|as well|plus|on top|next (?:order|bill|invoice|service|visit)|if you|bonus|and (?:the|your) (?:other|whole|rest))\b|\d ?%|\bpercent\b/i;

/** True where a sentence mends what the writer's side broke, by its own words or those of the sentence before. */
export function mendsOwnFault(text: string, { text: written, start }: Sentence): boolean {
  const told = onOneLine(written);
  if (isOwnDoing(told)) return true;
  if (!mended.test(told) || onTop.test(told)) return false;
  return fault.test(told) || (start > 1 && fault.test(sentenceOf(text, start - 2, start - 1).text));
}

/** What an insurance pays for: "we cover the medical costs up to the limits in the policy". */
const insured =
  /\b(?:(?:insur\w{1,6}|polic(?:y|ies)|premiums?|claims?|medical|hospital|dental|vet(?:erinary)?|repatriation|legal) (?:costs?|expenses|bills?|booklet|limits?|terms|excess|schedule)|(?:in|under) (?:the|your|our) (?:[a-z]{3,12} )?(?:policy|cover))\b/i;
const covers =
  /\b(?:we|it|this|the (?:policy|insurance|cover|plan))(?:'ll| will)? (?:also |only )?(?:covers?|pays?(?: for)?|reimburses?)\b/i;
const onOurGoods =
  /\b(?:set-?up|onboarding|installation|migration|subscription|licen[cs]es?|seats?|months?|shipping|delivery|fees?|training|upgrade|discount|price)\b|\d ?%/i;

/** True for a sentence on what an insurer or a policy pays for. */
export function tellsOfCover(sentence: string): boolean {
  const told = onOneLine(sentence);
  return covers.test(told) && insured.test(told) && !onOurGoods.test(told);
}

const charges = '(?:[a-z-]{3,14} ){0,2}?(?:fees?|charges?|costs?)';
/** "There is no setup fee on the invoice", "there is no extra cost so far": how an account stands. */
const standsAtNothing = new RegExp(
  `\\b(?:there(?:'s| is| are| was| were| have been)|see|sees|find|shows?|so far) no ${charges} (?:(?:on|in|against) (?:the|your|this|that|our) (?:[a-z]{3,12} )?(?:invoice|receipt|bill|card|account|statement|price list|rate card)\\b|(?:[a-z]{2,10} ){0,2}(?:so far|yet|to date|until now)\\b)`,
  'i',
);
/** "No extra cost if the pallet stays until Friday": what one thing entails. */
const entailsNothing =
  /\bno (?:extra |additional |further )(?:costs?|charges?) (?:if|when) (?:the|a|an|one|it|they) (?:[a-z-]{3,14} ){0,2}?(?:stays?|waits?|arrives?|comes?|leaves?|remains?|stands?|is (?:late|early|collected|picked up|moved|opened|shifted))\b/i;
const given =
  /\b(?:will|'ll|won't|would|can|could|if you|when you|once you|sign|today only|for you|as a (?:gift|favour|favor|courtesy|thank)|waive\w?|on us|instead|free (?:months?|of charge))\b|'ll\b|\d ?%/i;

/** "You can switch to another bank at any time without charge": who leaves for somebody else buys nothing here. */
const leavesForOther =
  /^(?!.*\b(?:we|i|our offer|off|discounts?|months?)\b).*\byou (?:can|may|could|are free to) (?:[a-z]{3,8} )?(?:change|move|switch|transfer) (?:[^.!?]{0,40} )?to (?:another|any other|a different) (?:bank|broker|building society|dentist|energy company|insurer|lender|pharmacy|practice|provider|school|supplier)\b[^.!?]*\b(?:at no (?:extra )?(?:cost|charge)|for free|free of charge|without (?:charge|penalty))\b/i;

/**
 * True for a sentence that only says how an account stands, what a delay does not cost, or that the reader may leave, and
 * grants nothing.
 */
export function tellsOfNoCharge(sentence: string): boolean {
  const told = onOneLine(sentence);
  return (
    nothingDelivered.test(told) ||
    leavesForOther.test(told) ||
    ((standsAtNothing.test(told) || entailsNothing.test(told)) && !given.test(told))
  );
}

/** "Pause your box and we won't charge you for that week": nothing is delivered, and nothing paid for. */
const nothingDelivered =
  /\b(?:pause[ds]?|skip(?:s|ped)?|(?:put|is|are) on hold|suspend(?:s|ed)?)\b[^.!?]{0,60}\b(?:won't|will not|don't|do not|(?:isn't|aren't|not)(?: be)?) (?:be )?(?:charged?|billed?|invoiced?)(?: you)?(?: (?:for|in|during) (?:it|them|that|those|the|these)(?: (?:days?|weeks?|months?|box(?:es)?|deliver(?:y|ies)|periods?|lessons?|sessions?))?)?(?= ?(?:[.,;!]|$))/i;

/** "Delivery is included in your contract at no extra charge": what the reader has already. */
const hasAlready =
  /\b(?:included|covered|contained|part|free) (?:in|by|under|with|of|as part of) your (?:[a-z-]{3,12} )?(?:contract|plan|subscription|membership|policy|warranty|agreement|lease|licen[cs]e|booking|ticket|package|tariff|rent)\b/i;
const grantsMore =
  /\b(?:will|would|can|could|if you|when you|once you|sign|today|for you|as a (?:gift|favour|favor|courtesy|thank|welcome)|waive\w?|on us|new|next|first|another|extra (?!charges?|costs?|fees?)[a-z]{3,}|months?|offer\w*|upgrade\w?|instead)\b|'(?:ll|d)\b|\d ?%/i;

/** True for a sentence on what the reader's contract or plan holds already, which grants nothing anew. */
export function tellsWhatPlanHolds(sentence: string): boolean {
  const told = onOneLine(sentence);
  return hasAlready.test(told) && !grantsMore.test(told);
}

/** "The worn roller is changed at no extra charge under your maintenance plan": the work is done as the plan has it. */
const mendedUnderPlan =
  /\b(?:visits?|repairs?|call-?outs?|is|are|was|were|been|be|gets?|got) (?:[a-z]{3,9} )?(?:replaced|repaired|fixed|exchanged|changed|serviced|inspected|mended|swapped|is|are|was)\b[^.!?]{0,40}\b(?:free of charge|at no (?:extra |additional |further )?(?:cost|charge)) (?:under|as part of) (?:your|the) (?:(?:annual|yearly|existing|current|running) )?(?:maintenance|service|care|repair|inspection|support) (?:plan|contract|agreement)\b/i;
const orMore =
  /\b(?:if|when|once|whenever|sign\w*|renew\w*|today|new|whole|all|every|months?|fees?|plus|also|and|too|as a (?:gift|favou?r|courtesy|thank))\b|\d ?%/i;
/** "It is still under the maker's warranty, so a new one comes at no cost to you": what was bought before sees to it. */
const underWarranty =
  /\b(?:(?:is|are|was|being|still|falls?) (?:still |also |clearly )?(?:under|covered by|within|in) (?:the |its |your |our )?(?:[a-z']{3,14} )?warranty|under (?:the|its|your|our) (?:[a-z']{3,14} )?warranty|you (?:bought|took out|have|hold) (?:an?|the|our|your|its) (?:[a-z-]{3,12} )?(?:cover|warranty|(?:care|service|protection) plan))\b/i;
const soldWithIt = /\b(?:if you|when you|once you|sign|discount|months?|fees?|extend\w*)\b|\d ?%/i;
/** "Dental cover, and a staff discount of 15 percent": what an employer gives those who work for it. */
const ofStaff = /\bstaff discounts?\b(?! (?:for you|if you|too|as well)\b)/i;
/** "The grant comes straight off your bill": the state pays a part of the price. */
const granted =
  /\b(?:the|an?|this|your|any) (?:[a-z-]{3,12} ){0,4}?(?:grant|subsidy)\b(?! you)|\b(?:grants|subsidies) (?:of|from|for|cover|come|pay|are)\b/i;
/** "The burden of the extra work is on us": what is borne, and no price. */
const borne =
  /\b(?:burden|onus|blame|pressure|responsibility|spotlight)\b(?: [a-z-]{2,12}){0,6} (?:is|was|lies|rests|falls) on us\b/i;
/** "Her fee is waived because she coaches": of somebody who reads none of this. */
const feeOfAnother =
  /^(?![^.!?]*\b(?:you|your|if|when|once|today|sign\w*)\b)[^.!?]*\b(?:her|his) (?:[a-z]{3,12} )?fee (?:is|was|has been) (?:waived|dropped|lifted)\b/i;
const givenByUs =
  /\b(?:we|i)(?:'ll|'d| will| can| could| would)? (?:also |even |gladly )?(?:add|give|offer|take|knock|match|top|throw|waive)\b/i;
const givenAway = /\b(?:free|waiv\w+|discount\w*|complimentary|no (?:extra )?(?:cost|charge|fee))\b|\d ?%/i;

/** True for a sentence on a charge that falls away by a contract for upkeep, or on what is no charge of the reader's. */
export function tellsOfNoFavour(sentence: string): boolean {
  const told = onOneLine(sentence);
  if (mendedUnderPlan.test(told)) return !orMore.test(told);
  if (underWarranty.test(told)) return !soldWithIt.test(told);
  if (ofStaff.test(told) || granted.test(told)) return !givenByUs.test(told);
  return feeOfAnother.test(told) || (borne.test(told) && !givenAway.test(told));
}
