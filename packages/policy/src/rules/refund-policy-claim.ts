import type { MessageClass } from '@sendgate/contracts';
import { wordingsElsewhere } from '../languages/index.ts';
import { defineRule } from '../rule.ts';
import { allChannels, messageTypes } from '../rule-scope.ts';
import { matchesNear } from '../search/near.ts';
import { pattern } from '../search/pattern.ts';
import { facets, sentencesWith } from '../search/sentence-facets.ts';
import { statedMatches } from '../search/stated-matches.ts';
import { statementMatch } from '../search/statement-match.ts';
import { because } from '../text/let-go.ts';
import { clauseBefore, isAsked, sentenceOf } from '../text/phrase-context.ts';
import { onOneLine } from '../text/white-space.ts';
import { isApproved } from '../wordings/approved-claims.ts';
import { isTermOfOthers } from '../wordings/others-terms.ts';
import { isOwnDoing } from '../wordings/own-doing.ts';
import { isPromisedElsewhere } from '../wordings/promises-elsewhere.ts';
import { moneyBack } from '../wordings/refund-policy-claim/money-back.ts';
import { plainRefunds } from '../wordings/refund-policy-claim/plain-refunds.ts';
import {
  asksForOwnMoney,
  givesOneChargeBack,
  isAboutRefund,
  leavesRefundOpen,
  namesOneRefund,
  recallsWithheld,
  reimbursesOutlay,
  returnsNoMoney,
  saysWhereTermsAre,
  tellsOfOneCustomer,
  tellsOfOneRefund,
  warnsOfLoss,
} from '../wordings/refund-policy-claim/refund-statements.ts';
import { returnsTaken } from '../wordings/refund-policy-claim/returns-taken.ts';

const you =
  '(?:you|your (?:team|company)|customers|buyers|guests|passengers|clients|members|subscribers|parents|families|pupils|students|learners|participants|attendees|delegates|exhibitors|visitors|travellers|travelers|tenants|residents|patients|players|donors|holders|anyone|everyone|all (?:customers|orders|plans))';
const may =
  "(?:'ll|'re|'d|'ve| will| can| could| may| would| are| is| still| always| also| be| have| simply| just| even| both){0,5}";
const number =
  '(?:\\d{1,3}|seven|ten|fourteen|fifteen|twenty|thirty|sixty|ninety|one|two|three|six|twelve|a|an|the first|first)';
const period = `(?:an? fortnight|(?:the )?(?:(?:first|initial|next) )?${number}[- ]?(?:\\(\\d{1,3}\\) )?(?:full |calendar |business |working )?(?:hours?|days?|nights?|weeks?|months?|years?|billing cycles?))`;

const terms = pattern(
  // What a customer is entitled to.
  `${you}${may} (?:claim|get|request|receive|have|obtain|ask (?:us )?for|apply (?:to us )?for|entitled to|eligible for|qualify for|expect|be given|demand|owed|due) (?:back )?(?!(?:any |some |more |further |other )?(?:questions?|queries|doubts|concerns|problems?|thoughts|information|details)\\b)(?:an? |the |your |any |for )?(?:[a-z0-9%-]{2,14} ){0,3}?(?:refunds?|reimbursement|money back|cash back|payment back|deposit back|fee back|fees back|payments? returned)`,
  `(?:give|hand|pay|send|offer|return)(?:s|ing)? (?:you |them |customers |everyone )?(?:(?:all|100%|half) (?:of )?)?(?:your|their|the) (?:money|cash|payment|deposit|fees?) (?:straight |right |all )?back`,
  `(?:ask|apply|write|request|e-?mail us|contact us|call us|claim) (?:us )?(?:for )?(?:a|your) (?:full |partial )?refund (?:any ?time|at any|within|up to|before|in the first|during|and we|if)`,
  `we (?:do not|don't|never|won't|will not|cannot|can't) refund (?:the |any |your |for )?(?:shipping|delivery|postage|fees?|deposits?|sale items|digital|opened|used|partial|unused|custom|gift|tickets?|bookings?|cancell?ations?)(?: [a-z]{3,12})?`,
  `get (?:your|the) (?:deposit|money|fees?|payment) back (?:any ?time|at any time|whenever you)`,
  `we (?:always|also|gladly|happily|automatically) refund (?:the |your |all |any )?(?:shipping|delivery|postage|return|original|full|whole|entire)(?: [a-z]{4,10})?`,
  `(?:never|don't|do not|won't|will not) charge (?:you )?(?:a |any )?(?:[a-z]{3,8} )?(?:cancell?ation|termination|exit) (?:fees?|charges?)`,
  '(?:can|may) be (?:returned|exchanged) (?:for|within|up to|until|free|without|any ?time)[a-z0-9 ]{0,20}',
  `(?:get|have|claim) (?:(?:all|100%|half|50%|\\d{1,3}%) (?:of )?)?(?:your|the|their) (?:[a-z]{3,12} )?(?:money|cash|payment|deposit|fees?|subscription fees?|fare|purchase price) (?:back|returned|refunded)`,
  `(?:we|i)(?:'ll|'d| will| would| can| do| shall| always| gladly| happily| are happy to| am happy to| guarantee to| promise to| offer to| fully| also| automatically| even| just| simply){0,4} (?:refund|reimburse|return(?! it\\b)(?=(?: [\\w%'-]{1,12}){0,4}? (?:\\d{1,3}%|(?:amount|balance|cash|cost|deposit|difference|everything|fare|fees?|half|money|payments?|penny|premiums?|prepayment|price|rest|sum|total)\\b))|give (?:you )?back|pay back|credit back) (?!(?:the |your |any |it to |this |that )?(?:signed |completed |filled |missed )?(?:call|calls|e-?mail|message|form|favou?r|document|contract|agreement|laptop|badge|survey|questionnaire|paperwork|results?|value|address|copy)\\b)(?:you(?:r)?|the|all|any|every|100%|\\d{1,3}%|everything|it|half|unused|each|in full|customers|your money)`,
  `(?:we|i)(?:'ll|'d| will| would| can| do| shall| always| gladly| happily| also){0,4} (?:offer|issue|provide|give|grant|process|make|guarantee|promise|honou?r|arrange)(?: you| customers| everyone)? (?:an? |the |your |all |any )?(?:[a-z0-9%-]{2,14} ){0,3}?refunds?`,
  // The firm in the third person, as its assistants speak of it.
  "(?:the|our) (?:hotel|hostel|guesthouse|inn|resort|campsite|company|firm|shop|store|studio|gym|club|academy|salon|spa|venue|theatre)(?:'ll| will| would| also| always| gladly| happily){0,2} (?:(?:refunds?|reimburses?|repays?) (?:you|your|the|any|all|every|half|guests|customers)|(?:gives?|pays?|hands?) (?:you|guests|customers|everyone|every [a-z]{4,9})(?: [a-z0-9]{1,12}){1,4} back|(?:returns?|repays?) (?:the|your|any|every|half the) (?:prepayment|deposit|money|fees?|fare|price|payment|down payment)|takes? (?:anything|everything|it|them) back)(?: [a-z0-9'-]{1,14}){0,6}? (?:if|when|within|until|up to|unless|any ?time|for any|for an?|without|whatever|in full)",
  '(?:full|partial|complete|100%|\\d{1,3}%|pro-?rat(?:ed|a)|no[- ]questions[- ]asked|no[- ]hassle|hassle[- ]free|unconditional|instant|cash|automatic) (?:[a-z-]{3,12} )?(?:refunds?|reimbursements?|money[- ]back)(?! (?:request|policy))',
  `refunds?(?: (?:requests?|claims?|applications?))? (?:(?:is|are|will be|can be|may be|must be|apply|applies|available|possible|given|offered|provided|granted|issued|accepted|honou?red|requested|claimed|made|paid|processed) ){1,3}(?:[a-z]{2,12} ){0,3}?(?:within|up to|until|for|if|when|before|after|at any|any ?time|in full|on request|no questions|regardless|even)`,
  "(?:can|may|shall|could|cannot|can't|can not|may not|won't|will not) (?:also |always |no longer )?be (?:fully |partly |partially )?(?:refunded|reimbursed)(?: (?:in full|within|up to|if|for|after|before|pro|at any|on)[a-z0-9 ]{0,20})?",
  '(?:will|would|is|are|get|gets) (?:also |always |then )?(?:be )?(?:fully |partly |partially |automatically )?(?:refunded|reimbursed) (?:in full|if|pro|minus|less|when|should|whenever|up to|any time|at any|no questions)[a-z ]{0,20}',
  "(?:you|they)(?:'ll|'d| will| would) (?:always |then )?(?:be |get )(?:fully |automatically )?(?:refunded|reimbursed)(?: (?:in full|if|when|within|minus|the)[a-z ]{0,20})?(?! (?:today|tomorrow|shortly))",
  `(?:have|get|'ve got) (?:up to |a full )?${period} to (?:return|cancel|change your mind|(?:request|claim|get|ask for|receive) (?:a |your )?(?:full )?refund|send it back|exchange|get your money)`,
  `refunds? (?:within|for|up to|before|after) (?:the )?${period}`,
  `(?:money[- ]back|refund|return|cancellation|cooling[- ]off) (?:period|window) (?:is|of|lasts|runs|ends)(?: [a-z]{2,8}){0,2} ${period}`,
  `${period} (?:money[- ]back(?! guarantee)|refund (?:policy|period|window)|return (?:policy|period|window)|refunds?|returns|cancellation (?:period|window|policy)|cooling[- ]off)`,
  '(?:fares?|fees?|tickets?|payments?|deposits?|charges?|premiums?|difference|money|costs?|fines?) (?:can|may|will|could|are able to) (?:also |still |always )?be (?:claimed|recovered|credited|returned|reclaimed|paid|given|requested|handed)(?: back)? ?(?:retroactively|retrospectively|within|up to|after|before|in full|if|as long as|any ?time|for up to|until)',
  "(?:we|i)(?:'ll|'d| will| would| can| do| shall| always| gladly| happily| also| simply| just){0,4} credit (?:you |your (?:account|card) )?(?:back )?(?:with )?(?:the |your |any |all )?(?:whole|full|entire|total|remaining|unused|difference|balance|back|every penny|what you(?:'ve| have)? paid)(?: [a-z]{3,12})?",
  "cancel(?:l?ed|ling)? (?:[a-z0-9'-]{1,14} ){0,6}?(?:and|,|then) (?:you(?:'ll| will| would|'d)? |we(?:'ll| will)? )?(?:pay|owe|lose|forfeit|won't (?:pay|owe|lose|be (?:charged|billed))|will not (?:pay|owe|be (?:charged|billed))|don't (?:pay|owe)|aren't charged|get (?:it all|everything|all of it)|charge you) ?(?:nothing|anything|zero|a (?:penny|cent|thing)|back|no fee)?",
  "(?:won't|will not|never|not) be (?:charged|billed|invoiced)(?: (?:anything|a (?:penny|cent|fee|thing)|for (?:it|anything)))? (?:if|when|should) you (?:cancel|leave|change your|return|stop|quit)",
  '(?:deposit|payment|fee|money|down payment) (?:is|will be|gets|comes|would be|are) (?:fully |always |automatically |then )?(?:returned|back|given back|paid back|repaid|handed back)(?: to you)? (?:if|when|should|within|in full|up to|less|minus)',
  "(?:won't|will not|never|not going to|do not|don't) (?:lose|forfeit) (?:your|the|a|any) (?:deposit|money|payment|fee|booking fee)",
  "(?:if|should) you (?:cancel|change your mind|leave|pull out|withdraw)(?: [a-z0-9'-]{1,14}){0,6}?,? (?:there(?:'s| is| are)|we(?:'ll| will| won't| don't)?|you(?:'ll| will| won't| don't)?|it)(?: [a-z']{2,10}){0,2} (?:no (?:charge|fee|penalty|cost)|costs? nothing|free|charge|owe|pay|keep (?:the|your) deposit|lose (?:the|your))(?: (?:nothing|anything|you))?",
  // Asked first what went wrong, then told what follows.
  "(?:not (?:[a-z]{2,10} ){0,2}(?:happy|satisfied|pleased|convinced|sure|impressed|right)|unhappy|wrong (?:size|colou?r|item|model)|(?:doesn't|does not|don't|didn't) (?:fit|suit|like it|work out)|chang(?:ed|e) (?:your|of) (?:mind|heart|plans)|plans changed?)[^.!?\\n]{0,40}\\? (?:then |just |simply |no problem[,:] |no worries[,:] )?(?:you (?:pay|owe) (?:us )?nothing|you (?:don't|won't) (?:pay|owe)|(?:you(?:'ll| will)? )?(?:send|bring|ship|return|exchange|swap) (?:it|them)|we(?:'ll| will)? (?:refund|take it back|swap it|return your|pay you back|give you)|your money(?: is|'s)? back|get your money|cancel (?:for free|free|any ?time|within|without))",
  // Whether something can come back at all.
  "(?:(?:is|are|isn't|aren't|be|fully|100%|completely|partially|partly|entirely|always|never|not|totally|remains?) ){1,3}(?:non-?)?refundable(?! (?:status|field))",
  '(?:non-?refundable|fully refundable|refundable) (?:deposit|ticket|fare|fee|booking|payment|purchase|subscription|rate|order|until|up to|within|for|if|after|before|at any)',
  '(?:all )?sales (?:are|is) (?:always )?final',
  "(?:there (?:are|will be|is) |we (?:do not|don't|never|cannot|can't) (?:offer|give|issue|provide|make|grant|process|do) (?:any )?|strictly |absolutely )?no refunds?(?! (?:request|to wait|is on its way|needed|necessary))(?: (?:after|once|for|on|within|under|will|are|can)[a-z0-9 ]{0,20})?",
  "we (?:do not|don't|never|cannot|can't) (?:offer|give|issue|provide|make|grant|process|do) (?:any |cash |partial |full )?refunds?",
  // Goods that come back.
  `(?:return|exchange|(?:send|bring)(?= (?:[a-z]{2,15} ){1,2}back\\b)) (?!(?:the |your |any |it to |this |that )?(?:signed |completed |filled |missed )?(?:call|calls|e-?mail|message|form|favou?r|document|contract|agreement|laptop|badge|survey|questionnaire|paperwork|results?|value|address|copy)\\b)(?:it|them|the [a-z]{3,15}|your [a-z]{3,15}|any [a-z]{3,15}|items?|products?|anything) (?!to (?:the|your) (?:[a-z]{3,12} )?(?:library|school|lender)\\b)(?:back )?(?:to us )?(?:[a-z]{2,12} ){0,3}?(?:within|up to|before|in(?= (?:${period}|(?:the|its|their) original|the (?:shop|store)|store))|any ?time|at any time|at no (?:extra )?(?:cost|charge)|without (?:charge|cost)|for (?:a|any|free|(?:the )?full|up to))(?: (?:the )?${period}| any reason| full| refund| credit)?`,
  `(?:returns?|exchanges?)(?: and (?:refunds?|exchanges?))? (?:are|is) (?:(?:always|also|gladly) )?(?:accepted|free|on us|on the house|possible|allowed|permitted|not accepted|not possible|welcome)(?: (?:within|for|up to|any|on|after)[a-z0-9 ]{0,20})?`,
  "(?:we|i)(?:'ll| will| can) (?:gladly |happily |always )?give you (?:it all|the lot|all of it|everything|the whole lot|every penny)(?: straight| right)? back",
  `you (?:can|may|could) (?:cancel|withdraw|back out|pull out) (?:within|up to|until|for) ${period} (?:without|and|for|if|of|after|with)\\b`,
  `you (?:can|may|could) (?:return|exchange) (?:any |all |your |the )?(?:(?:opened|unopened|used|unused|worn|unworn|unwanted|custom|sale) ){1,2}[a-z]{3,14} (?:for )?(?:up to|within|until|for) (?:${period}|an? (?:week|fortnight|month|year)) (?:after|of|from) (?:the )?(?:purchase|delivery|receipt|buying|order(?:ing)?|date)`,
  `we (?:accept|take|allow|permit) (?:all )?returns?(?: [a-z]{2,12}){0,3}`,
  `(?:send|bring|take|return|ship|post|hand)(?: (?:it|them|this|these|the [a-z]{3,15}|your [a-z]{3,15}))?(?: back)?(?: to us)? (?:for|and (?:get|you(?:'ll| will) get|we(?:'ll| will) give you|have|receive|claim)) (?:a (?:full |complete )?refund|(?:all |half )?(?:of )?your money(?: back)?)(?: in full)?`,
  `(?:reclaim|claim back|recover) (?:the|your|any) (?:(?:[a-z]{3,10} )?(?:fares?|fees?|deposits?|money|costs?|price|payments?|charges?|tickets?)) (?:up to|within|until|for up to|if|any ?time|in full|when|whenever)`,
  'free returns',
  // Ending a contract.
  `cancel(?:led|ed)? (?:(?:it|the|your|this|our) )?(?:(?:[a-z]{3,12} )?(?:subscription|plan|contract|membership|agreement|service|account|order|booking|policy|licen[cs]e|ticket|trip|flight|reservation|trial|purchase) )?(?:(?:at )?any ?time|at any (?:time|point|moment)|whenever you (?:like|want|wish|please)|when(?:ever)? you (?:like|want)|within ${period}|up to ${period}|${period} before|(?:with|on|by giving)? ?${period}'? notice|without (?:any |a |paying |further |extra |penalt|notice|charge|cost|fee|obligation|giving|reason|questions?)[a-z ]{0,20}|for free|free of charge|at no (?:extra |additional )?(?:cost|charge)|for any reason|and (?:pay nothing|owe nothing|you owe nothing|get|receive|you'll get|we'll refund)|penalty[- ]free|fee[- ]free|with no (?:penalty|fee|charge|cost|notice|questions|strings)[a-z ]{0,15})`,
  '(?:free|penalty-free|no-fee|flexible|no-penalty) cancell?ations?',
  '(?:no|zero|without) (?:cancell?ation|early[- ]termination|exit|termination) (?:fees?|charges?|penalt(?:y|ies)|costs?)',
  `(?:a |an |the )?(?:cancell?ation|early[- ]termination|exit|restocking|no-show) (?:fee|charge|penalty) (?:is|of|applies|will (?:apply|be))`,
  `cancell?ations? (?:(?:is|are|will be|can be|must be|made|accepted|free|possible|allowed|received|requested|of charge) ){1,3}(?:within|up to|until|before|at any|any ?time|for any|in writing|${period}|without)[a-z0-9 ]{0,20}`,
  `(?:terminate|end|exit|leave) (?:the |your |this |our )?(?:contract|subscription|agreement|plan|membership) (?:(?:at )?any ?time|at any (?:time|point)|whenever|within ${period}|with ${period}'? notice|without (?:any |a |paying |further )?(?:penalt|notice|charge|cost|fee)[a-z]{0,6})`,
  `(?:subscriptions?|plans?|contracts?|memberships?|agreements?|licen[cs]es?|service|account) (?:can|may|must) (?:only |always )?be (?:terminated|cancell?ed|ended|stopped|quit) (?:at any time )?(?:with|on|by giving|giving|at|by|subject to) (?:an? )?(?:(?:prior |written )?notice (?:period )?of )?${period}(?:'s?)?(?: of)?(?: (?:prior |written )?notice)?`,
  `(?:you(?:'ll| will)? (?:need|have|are required|must|should|only have|only need) (?:to )?|please )(?:give|send|provide) (?:us )?(?:at least )?${period}(?:'s?)? (?:of )?(?:prior |written ){0,2}notice (?:to|before|if you|when you|of|for) (?:your )?(?:terminat\\w{1,4}|cancel\\w{0,8}|end|leav\\w{1,3}|withdraw\\w{0,4}|stop|quit)`,
  `cancell?ations? (?:made |received |sent )?(?:less than|fewer than|within|under|later than|after|up to|more than|on) (?:[a-z0-9'-]{1,12} ){1,8}?(?:are|is|will be) (?:charged|billed|invoiced|free|refunded|subject to)`,
  `refunds? (?:are|is|will be) (?:only |always |solely |exclusively )(?:ever )?(?:given|paid(?: out)?|made|issued|granted|offered|provided|credited) (?:as|in|by|via|to|in the form of) (?:an? |the )?(?:[a-z]{3,10} )?(?:credits?|vouchers?|coupons?|gift cards?|card|account)`,
  `withdraw from (?:the|this|your|any) (?:[a-z]{3,12} )?(?:contract|purchase|agreement|order|sale|subscription|booking) (?:within|up to|until|at any|any ?time|for ${period}|in the first)`,
  `entitled to (?:an? )?(?:[a-z]{3,10} )?(?:compensation|repayment) (?:of|for|equal to) (?:\\d{1,3} ?% of )?(?:the|your) (?:[a-z]{3,12} )?(?:price|fare|tickets?|fees?|cost|deposit|payment)`,
  `(?:never|don't|do not|won't|will not) charge (?:you )?(?:anything |a (?:fee|cent|penny) )(?:for|if you|when you) (?:cancel|return|withdraw|chang(?=\\w{1,3} (?:the|your) (?:date|mind|booking)))\\w{0,8}`,
  `if you(?:'re| are) (?:not|n't) (?:[a-z]{2,12} ){0,3}?(?:satisfied|happy|pleased|thrilled|delighted|convinced)[^.!?\\n]{0,40}?(?:refund|money back|reimburse|pay nothing|don't pay|won't charge)`,
);

/** The terms a customer already has. */
const booked =
  /\b(?:as (?:stated|set out|shown|agreed|described|noted|listed|booked)|according to|under the (?:terms|rate)) (?:(?:in|on|of|by) )?(?:your|our|the) (?:[a-z]{3,12} ){0,2}(?:booking|reservation|order|terms|contract|agreement|confirmation|ticket|rate|tariff|policy|lease|tenancy)\b/i;

/** A refund that happens to somebody, and refunds as a subject. */
const underWay =
  /\b(?:(?:your|the|a|this|her|his|their|my|our) (?:[a-z0-9$.,]{1,12} ){0,3}?refund (?:of [^\s]{1,12} )?(?:is|was|has|will (?:arrive|appear|be (?:processed|credited|sent|issued) (?:today|shortly|tomorrow|within|in|to|by)|take|reach|show|post))|(?:the|your) refund (?:of|for|on) (?:[\w$\u20ac\u00a3.,'-]{1,14} ){1,6}?(?:is (?:being|now|already)|has (?:now |already )?been|was) |refund (?:is|was|has been) (?:being |now |already )?(?:processed|issued|sent|initiated|approved|credited|on its way|complete|pending|underway)|(?:have|has|'ve|just|already|was|were|been) (?:been )?(?:now |just |already )?(?:refunded|reimbursed|issued|processed|initiated|approved|cancelled|canceled|requested|received)|your (?:refund|cancell?ation) (?:request|case|ticket|number|reference|confirmation)|confirm(?:ing|ed|ation)? (?:that |of )?(?:your|the) (?:refund|cancell?ation)|expense|expenses|travel costs|out-of-pocket)\b/i;
/** On what it hangs, or until when. */
const onCondition =
  /\bif\b|\bnon-?refundable (?:once|after)\b|\bwithin \d+ days (?:of|after)\b|\brefunds? (?:is|are)\s(?:also\s|always\s|only\s)?(?:available|possible|given|granted|offered)\s(?:until|till|up to|before|as long as|for)\b/i;
const asSubject =
  /\b(?:refund|returns?|cancell?ation) (?:requests?|emails?|tickets?|software|workflows?|process(?:es|ing)?|rates?|volumes?|automation|queue|management|analytics|teams?|fraud|questions|inquiries|enquiries|queries|handling|tools?|data|portal|labels?|buttons?|screens?|tabs?|menus?|fields?)\b/i;
/** "You can cancel at any time" is a term of a contract only where a contract is spoken of. */
const bareCancel =
  /^cancel(?:l?ed)?\s(?:it\s)?(?:(?:at\s)?any\s?time|at any (?:time|point|moment)|when\w*\syou\s\w+)$/i;
const contractWord =
  /\b(?:subscriptions?|plans?|contracts?|memberships?|agreements?|licen[cs]es?|fees?|penalt\w+|refunds?|monthly|month|annual|year|trial|pay|paid|billing|billed|notice|charges?|charged|questions asked|service|account|money)\b/i;
/** What is signed or filled in is sent back without being refunded. */
const paperwork =
  /\b(?:sign(?:ed|ing|ature)?|fill(?:ed)?(?: in| out)?|complete[d]?|countersign\w*|forms?|documents?|nda|questionnaires?|paperwork|badges?|keys|laptops?|surveys?|drafts?|proofs?|slips?|envelopes?|(?:your|with|any|the) (?:comments|corrections|remarks|notes|changes|edits|markings)|mark(?:ed)? (?:up|your|it|them)|annotat\w{1,4}|reply card|swatch(?:es)?|sheets?)\b/i;
/** "We store your tyres and bring them back before the fitting": the seller carries, the buyer returns nothing. */
const weCarry =
  /\b(?:we|i|(?:we|i)'(?:ll|d)|(?:our|the|a|my) (?:drivers?|couriers?|team|technicians?|engineers?|fitters?|crew|van|colleagues?))\s(?!(?:[^,.!?\n]{0,40}\s)?you\s)(?:[^.!?\n]{0,60}\s)?$/i;
const appointment =
  /\b(?:meeting|call|demo|appointment|invite|invitation|calendar|slot|session|interview|webinar|rsvp|event|lunch|coffee|visit|zoom)\b/i;
const theirs =
  /\b(?:they|he|she|it|vendors?|competitors?|retailers?|airlines?|shoppers?|merchants?|stores?|agents?|who|your (?:customers|shoppers|guests|users|clients|buyers|return|refund|current|existing|policy|site|website|store|cancellation)|let(?:s)? (?:your|customers|shoppers)|helps?|help(?:ing)?|asked|asks|asking|want(?:s|ed)?|request(?:s|ed)?|if)\s(?:[a-z']{2,14}\s){0,4}$/i;
/** A condition, or whoever meets it, opens a rule and no tale of others. */
const ofAnyBuyer =
  /^\W*if\b|(?:,|\b(?:and|or|but)) if\s(?:[a-z']{1,14}\s){0,4}$|\b(?:anyone|anybody|everyone|whoever|those|(?:students|members|guests|buyers|tenants|pupils|learners|participants|customers) who)\s(?:[a-z']{2,14}\s){0,5}$/i;
/** "Once a voucher has been redeemed it": the thing that was sold, and nobody else. */
const ofThingSold =
  /\b(?:once|after|if|when) (?:an?|the|your|any) [a-z]{3,14}(?: [a-z]{3,14})? (?:has|have|is|are|was|were) (?:been )?[a-z]{3,12},? (?:it|they)\s$/i;
const asksElsewhere = /^[a-z]{4,12}s?\s(?:[a-z]{2,9}\s){0,2}(?:ask|request|demand|claim|expect)/i;
/** What others do with money back, and what this firm has just done with it. */
const theirSide =
  /\b(?:they|(?:the|your|his|her) (?:landlord|letting agent|bank|court|airline|deposit scheme)|your (?:customers?|shoppers|guests|clients|buyers|users|store|shop|returns|refunds?)|shoppers|retailers?|merchants?|customers who|most|many|we've|we have|has been|have been|i've|i have|was|were|asked for|ask for|requested|would like|want(?:s|ed)? (?:a|the|their|your|their) (?:refund|money))\b/i;
const asks =
  /^\W*(?:[a-z]+,\s)?(?:do|does|did|is|are|was|has|have|what|how|who|which|where|why|when|can|could|would|will|should|may)\s(?:you|your|they|their|it|that|there|the|any|anyone|we|i|my|our|customers|refunds?|tickets?|this)\b/i;

const givenBack =
  /\b(?:gets? back (?:whatever|what)|exchangeable for cash|owes? nothing|(?:euro|pound|dollar|per ?cent) (?:charge|fee)|repa(?:y|id|ys)|(?:whole|full|entire|complete) (?:amount|price|sum|fare|payment)|unused (?:months?|part|portion|days|weeks|credit)|every (?:euro|dollar|pound)|back on (?:your|the) (?:card|account)|credited back|owe us nothing|(?:won't|will not|don't|not) (?:pay|owe) (?:us )?(?:a cent|a penny|anything)|(?:only|just) (?:bill|charge|invoice|pay)(?: you)? for|handed back|comes? back to you|come[s]? back in full|(?:can't|cannot|can not|can never|won't|will not|not) (?:be )?(?:recover|return|get back|claim)(?:ed)?(?: any)?|(?:can't|cannot|won't|will not) be (?:recovered|given back|paid back|returned)|buy it back|the difference is paid|restocking fee|of the remaining (?:fees?|term|contract)|pay back|refund(?:s|ed|able|ing)?|reimburs\w+|money back|(?:every|each) (?:cent|penny)|comes? back in full|(?:owed|due) (?:your|the|a) (?:fare|money|fee|deposit|ticket price)|nothing (?:more |else )?to pay|fare back|fee back|(?:return|give|pay|hand|send) (?:you )?(?:back )?(?:what|everything|all|the (?:full )?amount)[^.!?]{0,20}paid|(?:paid|credited|handed|given) back|(?:get|have|receive) (?:everything|it all|all of it|your (?:money|payment|deposit))(?: back)?|exchanged? for cash|penalty[- ]free|(?:won't|will not|doesn't|does not|wouldn't) cost (?:you )?(?:a (?:thing|penny|cent)|anything)|(?:costs?|owe|pay) (?:you )?nothing|without penalty)\b/i;
const onTerms =
  /\b(?:(?:bring|hand|give) (?:it|them|(?:the|your) [a-z]{3,12}) back|call (?:it|(?:the|your) [a-z]{3,12}) off|if you stop|until the (?:morning|day|evening|eve)|(?:less|fewer) than (?:\d{1,2}|two|three|seven) (?:days|hours)|after a (?:month|week|fortnight)|(?:want|wish) to keep it|leave|walk away|not for you|turns out|fall(?:s)? ill|(?:can't|cannot) (?:travel|come|attend|make it)|stop the (?:plan|service)|mid-month|halfway|changed? (?:your )?(?:plans|mind)|departure|day of the (?:show|event|trip)|(?:does not|doesn't) (?:start|go ahead|happen)|don't use|unhappy|hate it|don't love|note from a doctor|doctor's note|bereavement|once (?:the )?[a-z ]{3,20} (?:has begun|is issued|starts|has started|is open(?:ed)?)|in the first (?:month|week|\d+|thirty|sixty)|decide whether|early|cancel(?:s|led|ling|lation)?|chang(?:e|ed) your mind|not (?:happy|satisfied|right|for you)|seal (?:is |was )?broken|once opened|stop (?:the|your) (?:subscription|plan|contract|membership)|(?:two|three|four|\d{1,2}) (?:days|weeks|months)|flight|delayed|unhappy|dissatisfied|disappointed|doesn't (?:fit|work|suit)|don't (?:like|love)|isn't (?:right|for you)|end(?:ing)? (?:the|your) (?:contract|plan|subscription|agreement)|terminat\w+|early exit|leave early|return(?:s|ed|ing)?|send it back|unused|unopened|cheaper elsewhere|fortnight|cooling[- ]off|up to (?:the|\d|a|one|two)|within (?:\d|the|a|one|two|thirty|fourteen)|until (?:the|friday|\d|midnight)|at (?:year|month) end)\b/i;
/** Terms in any order of their words. */
const termsStated = facets([
  {
    all: [givenBack, onTerms],
    none: [
      /\b(?:appointment|meeting|demo|(?:our|my|a|this|next|intro|sales|phone|video) call|call (?:me|us|back)|slot|invite|webinar|interview|rsvp|desk|form|signed?|document|questionnaire|laptop|trial ends|free trial|our returns portal|policy says|as stated|(?:appear|shown?|listed|found) (?:up )?(?:on|in|at|under) (?:the|your) (?:[a-z]{2,12} ){0,6}(?:page|list|summary|overview|tab|menu|screen|history))\b/i,
    ],
  },
  // Money that comes back, or never does, and on which condition.
  {
    all: [
      /\b(?:refund(?:s|ed|able)?|reimburs(?:e|es|ed|ement)|money[- ]back|(?:fees?|deposit|payment|fare|retainer|tuition|amount|balance|price|sum|charges?)(?: [a-z]{2,12}){0,4}? (?:back|repaid|returned|credited)|(?:get|gets|give|gives|hand|hands|pay|pays|receive|receives) (?:you |them |us )?back (?:whatever|what|everything|every|all|the|your|half)|(?:get|gets|give|gives|hand|hands|pay|pays|receive|receives) (?:you |them |us )?(?:whatever|what|everything|(?:your|ur|the|their|all|every|half)(?: [a-z]{2,12}){0,3}? (?:money|cash|price|cost|fees?|fare|deposit|payment|penny|cent))(?: [a-z]{2,12}){0,3}? back|repaid|buy it back|(?:prorated|pro-rata|store) credit|credit(?:s|ed)? you|exchanged? for cash|cash or card back|cash back|(?:goes|go|comes?|come)(?<!\b(?:i|we|i'll|we'll|(?:i|we) (?:can|will|shall)|and|then|to) come) (?:straight )?back to (?:you|the card|your card)|non-?refundable|returned or exchanged)\b/i,
      /\b(?:if|when(?:ever)?|once|unless|until|till|should (?:you|the|your)|provided|within|inside|up to|before|after|as long as|for (?:\d{1,3}|up to|any|unused|months)|at any (?:time|point)|cancel\w{0,8}|withdraws?|chang\w{1,3} (?:of|your|ur) (?:mind|heart|plans)|not happy|leave|back out|walk away|terminat\w{1,4}|void|unused|unopened|quits?|delayed|storm|under any circumstances|in full|prepaid|paid in advance|in the first|no questions|never|can't be|cannot be)\b/i,
    ],
    none: [
      /\b(?:software|tool|platform|helps?|study|portal|workflow|automat\w{1,5}|requests?|(?:has|have|was|were|been|is being) (?:now |already )?(?:refunded|reversed|processed|issued|received|passed|credited)|on its way|we received|what would|happy to (?:help|answer)|questions? (?:on|about|regarding|around)|bank form|loans?|(?:isn't|is not|aren't) (?:yet )?repaid|security deposit|mov(?:e|ing) out|(?:submit|file)\b[^.!?]{0,40}\b(?:reimbursement|claim forms?)|back to the (?:scale|levels?|rate|terms|original|old|previous|way|office|sender)|our (?:money|deposit|payment) back(?! guarantee| promise)|(?:do not|don't|never) (?:promise|offer|grant|mention|agree))\b|^\W{0,3}(?:do|does|did|is|are|how|what|which|could|can|would) (?:you|your|we|i)\b/i,
    ],
  },
  // What stays due when a contract ends early.
  {
    all: [
      /\b(?:cancel\w{0,8}|terminat\w{1,4}|leav(?:e|ing)|withdraw\w{0,3}|end(?:ing)?)\b/i,
      /\b(?:remaining|outstanding|rest of the|unexpired) (?:[a-z]{3,12} )?(?:months?|instal?lments?|fees?|term|payments?|balance|amounts?|period)\b/i,
      /\b(?:payable|due|owed|charged|billed|invoiced|to be paid)\b/i,
      /\b(?:if|should|when(?:ever)?|in case|on|upon)\b/i,
    ],
    none: [/\b(?:they|their|landlord|mortgage|loan|has been|was cancell?ed|your (?:current|old))\b|\?\W*$/i],
  },
  // What leaving costs.
  {
    all: [
      /\b(?:free of charge|without (?:owing|paying|charge|penalt\w{1,3}|any fees?)|no (?:fee|charge|penalty|cost)|pay nothing|ow(?:e|ing) (?:us )?(?:nothing|a cent)|(?:won't|will not|never|don't|not) (?:be |get )?(?:charged?(?! a second\b)|billed?|invoiced)|forfeits?|(?:fee|charge)s? (?:of|is|applies|which)|(?:cancell?ation|restocking|no-show) (?:fee|charge)s?|incurs? an? [^.!?]{1,12} (?:fee|charge)|\d{1,3} ?% of the (?:booking|fee|price|cost|total))(?![\w-])/i,
      /\b(?:cancel\w{0,8}|withdraws?|back out|walk away|leave early|end (?:the|your|their) (?:contract|subscription|plan|agreement)|return(?:s|ed)? (?:it|them|anything)|bring back|send (?:it|them|yours) back|void the|no-show)\b/i,
    ],
    none: [
      /\b(?:trial|software|tool|platform|helps?|as you asked|has been|was cancelled|noise|meeting|demo|webinar)\b|^\W{0,3}(?:do|does|did|is|are|how|what|which|could|can|would) (?:you|your|we|i)\b/i,
    ],
  },
]);

/** Terms in other languages than English, and what is none: one refund on its way, an appointment, what the law gives. */
const elsewhere = wordingsElsewhere('refund_policy_claim');
const noTermElsewhere =
  /\b(?:Werktagen?|veranlasst|angewiesen|heute|gestern|haben (?:wir|ich)|(?:wir|ich) haben|wurden?|Termins?|Newsletter|widerruf\w{0,12}|Fahrtkosten|Reisekosten|Spesen|Kaution|zu viel|doppelt\w{0,3}|nous (?:vous )?avons|ce matin|en double|trop[- ]per\u00e7u|a \u00e9t\u00e9|ont \u00e9t\u00e9|rendez-vous|newsletter|notes? de frais|jours ouvr\w{2,4}|d\u00e9p\u00f4t de garantie|ayer|por duplicado|de m\u00e1s|esta ma\u00f1ana|ha sido|se ha|cita|bolet\u00edn|d\u00edas h\u00e1biles|gastos de viaje|ieri|due volte|stamattina|\u00e8 stat[oa]|abbiamo|appuntamento|spese di viaggio|giorni lavorativi|ontem|a mais|foi|foram|j\u00e1|consulta|dias \u00fateis|despesas de viagem|gisteren|vandaag|te veel|dubbel\w{0,2}|vanochtend|hebben|werkdagen|afspraak|nieuwsbrief|reiskosten|borg|(?:von|de|di|van) (?:\u20ac ?)?\d[\d.,]{0,9} ?(?:\u20ac|eur|euros?)|van \u20ac ?\d{1,6})(?![\w\u00c0-\u024f])/i;
const everyTerm = [...termsStated, ...moneyBack, ...returnsTaken, ...plainRefunds];

/** "Tell me and I'll cancel the booking at no cost to you": what is done for one reader, and no rule. */
const cancelsForReader =
  /\b(?:i|we)(?:'ll| will| can| could)\b[^.!?]{0,80}\bcancel (?:it|the|your|this|that)\b[^.!?]{0,24}\b(?:at no (?:extra )?(?:cost|charge)|free of charge|without (?:a |any )?(?:charge|fee))\b/i;
/** "Cancel your subscription at any time by replying STOP": how a newsletter is left. */
const leavesNewsletter =
  /^cancel\w{0,4} (?:(?:your|the|this) )?(?:e-?mail |newsletter )?subscription (?:at )?any ?time (?:by (?:reply|answer|writ|text|click|hitt)ing|with (?:the|a) (?:link|click|reply)|(?:below|here)\b)|^cancel\w{0,4} [^.!?]{0,60}\b(?:newsletter|mailing list)\b/i;

export const refundPolicyClaim = defineRule({
  id: 'refund_policy_claim',
  template: 'commercial_commitments_v1',
  severity: 'BLOCK',
  contentTypes: messageTypes,
  channels: allChannels,
  needs: [],
  uses: ['messageClass'],
  settings: ['approved_claims'],
  looksFor: () => [terms, elsewhere, ...everyTerm],
  meaning: 'Terms for refunds, returns and cancellation that are not among the approved wordings.',
  detail: 'The text states refund or cancellation terms that were not approved. Point to the published policy instead.',
  saferAlternative: 'our published policy has the terms for refunds and cancellations',
  examples: ['You can claim a refund within 90 days after travel.'],
  counterExamples: ['A refund is being processed.', 'How do you handle refund requests?'],
  *check(field, { settings, messageClass }) {
    const { text } = field;
    const told = new Set<number>();
    const link = settings.approved_claims
      .map((claim) => /https?:\/\/\S*(?:refund|return|cancel|terms|policy)\S*/i.exec(claim)?.[0])
      .find(Boolean);
    const safer = `our published policy has the terms for refunds and cancellations${link ? `: ${link}` : ''}`;
    for (const { start, end, matched } of statedMatches(field, terms)) {
      const sentence = sentenceOf(text, start, end);
      if (told.has(sentence.start)) continue;
      const before = text.slice(sentence.start, start);
      if (underWay.test(sentence.text) && !onCondition.test(sentence.text)) continue;
      if (messageClass === 'transactional' && booked.test(sentence.text)) continue;
      if (isNoPolicy(sentence.text, messageClass)) continue;
      if (isTermOfOthers(text, sentence) && because('others')) continue;
      if (
        messageClass === 'transactional' &&
        /\b(?:we(?:'ve| have)|your|has been)\b/i.test(sentence.text) &&
        underWay.test(sentence.text)
      )
        continue;
      if (
        (asSubject.test(text.slice(start, end + 24)) && !/\b(?:accepted|honou?red|granted)\b/i.test(matched)) ||
        (theirs.test(before) &&
          !/\bif (?:you|it|we|they (?:pinch|rub|fade|break|fail|leak|shrink|don't|do not|aren't|are not|turn out))\b/i.test(
            before,
          ) &&
          !ofThingSold.test(before) &&
          because('others'))
      )
        continue;
      // What the reader's own customers ask for binds nobody.
      if (asksElsewhere.test(matched) && /\b(?:your|their|his|her)\s$/i.test(before) && because('others')) continue;
      if (/^cancel/i.test(matched) && appointment.test(sentence.text) && !/\b(?:charg|bill|invoic)ed\b/i.test(matched))
        continue;
      if (
        /^(?:return|send|bring|exchange)\b/i.test(matched) &&
        (paperwork.test(sentence.text) || goesElsewhere(sentence.text))
      )
        continue;
      if (/^(?:send|bring)\b.* back (?:up|down|online|together|to life)\b/i.test(matched)) continue;
      if (
        /^(?:return|send|bring)\b(?!.* (?:money|cash|payment|deposit|fees?) )/i.test(matched) &&
        weCarry.test(clauseBefore(text, start))
      )
        continue;
      if (bareCancel.test(matched) && !contractWord.test(sentence.text)) continue;
      if (leavesNewsletter.test(text.slice(start, sentence.end)) && because('another_sense')) continue;
      if (
        /\b(?:not sure|don't know|unsure|wonder(?:ing)?|check(?:ing)?|ask|see|confirm|find out) (?:if|whether|how)\b/i.test(
          before,
        ) &&
        because('supposed')
      )
        continue;
      if (asks.test(sentence.text) && isAsked(sentence)) continue;
      if (isApproved(text, start, end, settings.approved_claims)) continue;
      told.add(sentence.start);
      yield statementMatch(text, start, end, safer);
    }
    for (const match of matchesNear(field, elsewhere)) {
      const start = match.index;
      const end = start + match[0].length;
      const sentence = sentenceOf(text, start, end);
      if (told.has(sentence.start) || noTermElsewhere.test(sentence.text)) continue;
      if (!isPromisedElsewhere(text, start, end, sentence, settings.approved_claims)) continue;
      told.add(sentence.start);
      yield statementMatch(text, start, end, safer);
    }
    for (const { start, end, sentence } of sentencesWith(field, everyTerm)) {
      if (told.has(sentence.start) || isAsked(sentence) || underWay.test(sentence.text)) continue;
      if (messageClass === 'transactional' || asSubject.test(sentence.text)) continue;
      if (isNoPolicy(sentence.text, messageClass)) continue;
      if (isTermOfOthers(text, sentence) && because('others')) continue;
      const before = text.slice(sentence.start, start);
      if (((theirs.test(before) && !ofAnyBuyer.test(before)) || theirSide.test(sentence.text)) && because('others'))
        continue;
      if (isApproved(text, start, end, settings.approved_claims)) continue;
      told.add(sentence.start);
      yield { ...statementMatch(text, start, end, safer), confidence: 0.75 };
    }
  },
});

/** "Bring the sample back to the lab before noon": to a place where nothing is sold. */
const otherPlace =
  /\bback to (?:the|your|his|her|their|my|our) (?!(?:[a-z]{3,10} )?(?:shop|store|seller|branch|counter|warehouse|supplier|till|dealer|boutique|showroom)\b)[a-z]/i;
const ofMoney =
  /\b(?:refund\w{0,4}|money|credit\w{0,3}|reimburs\w{1,6}|exchanged?|swap|free|charged?|fees?|price|deposit)\b/i;

function goesElsewhere(sentence: string): boolean {
  return otherPlace.test(sentence) && !ofMoney.test(sentence);
}

/** Where the terms stand, and what somebody asks, may always be said; one charge is given back in answer to somebody. */
function isNoPolicy(sentence: string, messageClass: MessageClass | undefined): boolean {
  if (leavesRefundOpen(sentence) && because('supposed')) return true;
  if (isOwnDoing(onOneLine(sentence)) && because('in_order')) return true;
  if (isAboutRefund(sentence) && because('another_sense')) return true;
  if (
    returnsNoMoney(sentence) ||
    reimbursesOutlay(sentence) ||
    saysWhereTermsAre(sentence) ||
    tellsOfOneRefund(sentence) ||
    namesOneRefund(sentence) ||
    recallsWithheld(sentence) ||
    warnsOfLoss(sentence)
  )
    return true;
  if ((asksForOwnMoney(sentence) || tellsOfOneCustomer(sentence)) && because('others')) return true;
  if (messageClass !== 'transactional' && messageClass !== 'reply') return false;
  return givesOneChargeBack(sentence) || cancelsForReader.test(sentence);
}
