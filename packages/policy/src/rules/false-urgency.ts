import { wordingsElsewhere } from '../languages/index.ts';
import { defineRule } from '../rule.ts';
import { allChannels, messageTypes } from '../rule-scope.ts';
import { matchesNear } from '../search/near.ts';
import { pattern } from '../search/pattern.ts';
import { facets, sentencesWith } from '../search/sentence-facets.ts';
import { statedMatches } from '../search/stated-matches.ts';
import { because } from '../text/let-go.ts';
import { isAsked, isInCode, isMention, type Sentence, sentenceOf } from '../text/phrase-context.ts';
import { overlapsAny, type Range } from '../text/range.ts';
import { isApproved } from '../wordings/approved-claims.ts';
import { isBareUrgency, isRaceAgainstClock, isSharedRide, runningOut } from '../wordings/false-urgency/bare-urgency.ts';
import { nearlyGone } from '../wordings/false-urgency/nearly-gone.ts';
import { plainHurry } from '../wordings/false-urgency/plain-hurry.ts';
import { pressedForTime } from '../wordings/false-urgency/pressed-for-time.ts';
import { promisesElsewhere } from '../wordings/promises-elsewhere.ts';

/** No registered deal, and no store that is cheap by its kind. */
const bargains =
  'offers?|deals?(?! (?:registrations?|desk|rooms?|flow|sizes?|values?)\\b)|discounts?(?! (?:stores?|shops?|supermarkets?)(?![\\w-]))';
const deal = `(?:${bargains}|sales?|promos?|promotions?|prices?|pricing|rates?|savings|specials?|bonus(?:es)?|coupons?|vouchers?|quotes?|opportunit(?:y|ies)|chance|free trial offer|bundle|upgrade offer|(?:promo|discount|coupon|voucher|offer|gift|referral|your) codes?|early[- ]bird|introductory [a-z]{4,8}|launch [a-z]{4,8}|founder[a-z']{0,2} [a-z]{4,8}|incentives?|package)`;
const soon =
  '(?:tonight|today|tomorrow|(?:at )?midnight|(?:this|on|next|by) (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|week|month)|(?:(?:at )?the )?end of (?:the )?(?:day|week|month|quarter|year)|soon|shortly|(?:in|within)(?: the next| just| only)? (?:\\d{1,3}|one|two|three|a few|twelve|twenty-four|forty-eight) (?:minutes?|hours?|hrs?|days?)|any (?:minute|moment|day) now|very soon|right now|eod|cob)';
const get =
  '(?:claim|secure|grab|lock|get|save|buy|order|sign|join|upgrade|book|reserve|take advantage|enroll?|act|snag|act on|subscribe|switch|start|benefit|enjoy|register|score|own|purchase|redeem)';
/** What is sold cheaper for a while; a price alone is no such thing. */
const favour = `(?:${bargains}|sale|promo(?:tion)?s?|bonus(?:es)?|vouchers?|coupons?|savings|(?:special|exclusive|old|current|launch|reduced|introductory|lower|better|quoted|this|these|that) (?:prices?|rates?|pricing|terms|conditions))`;
const until =
  "(?:today|tonight|tomorrow|midnight|noon|(?:this |next )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|\\d{1,2}(?::\\d\\d)? ?(?:am|pm|o'clock)|(?:the )?(?:end|close) of (?:the |this )?(?:day|week|month|business)|the hour|eod|cob)";
/** What a deal waits for. */
const consent =
  '(?:signature|answer|decision|reply|response|yes|go-ahead|confirmation|commitment|order|po|purchase order|deposit)';

const urgency = pattern(
  `(?:you have|you've|you) (?:only |just )?(?:got |have )?(?:only |just )?(?:until|till) ${until} to [a-z]{3,8}[^.!?\\n]{0,40}?${favour}`,
  `(?:today|tonight|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday) is (?:the |your )?(?:very )?(?:last|final) (?:day|chance) (?:of|for) (?:our|the|this) (?:[a-z-]{3,12} ){0,2}?${favour}`,
  '(?:\\d{1,3}|two|three|a few|twelve|twenty-four|forty-eight) (?:hours?|minutes?|days?) (?:left |remaining )?to (?:claim|grab|redeem|snag|lock in|take advantage)',
  `(?:last|final) call for (?:the|our|this|your) (?:[a-z-]{3,14} ){0,2}?${favour}`,
  `(?:need|want|must have) (?:your|an?|the) (?:final )?${consent} (?:back )?(?:by|before|within) ${until}[^.!?\\n]{0,20}? (?:to (?:keep|lock|hold|get|secure|guarantee|honou?r)|or)[^.!?\\n]{0,30}? (?:price|pricing|rate|terms|${favour})`,
  `(?:reply|sign|order|book|confirm|respond|decide|commit|answer|pay) within the (?:next )?hour to (?:keep|lock|get|secure|save|claim)`,
  "(?:we|i)(?:'re| are|'m| am| can| will|'ll)? (?:only|just) (?:able to )?(?:accept|tak|onboard|sign|work|admit)(?:e|ing)?(?: on| with| up)? (?:\\d{1,2}|one|two|three|four|five|six|ten|a (?:few|handful of)) (?:more|new|further|additional) (?:customers?|clients?|companies|compan(?:y|ies)|firms?|brands?|accounts?|partners?) (?:this|next|before|per|until)",
  '(?:get in|order|buy|sign(?: up)?|lock (?:it )?in|act|book|upgrade|subscribe|jump in|hurry) before (?:the|our|this) (?:price|rate|fee)s? (?:hike|rise|increase|jump)s?',
  `(?:last|final) time (?:that )?(?:we|i)(?:'ll|'re|'m| will| can| are| am)? (?:be )?(?:able to )?(?:offer|do|give|extend|run|repeat)(?:ing)? (?:you )?(?:the |our |such )?${favour}`,
  `once (?:the clock (?:hits|strikes)|midnight (?:hits|strikes)|it(?:'s| is))[^.!?,\\n]{0,20}, (?:the|this|that|our) (?:[a-z-]{3,12} )?${favour} (?:is|are|will be) (?:dead|gone|over|history|off)`,
  'every (?:second|minute|hour|day) (?:that )?you (?:wait|hesitate|delay)[^.!?\\n]{0,12} (?:someone|somebody|another|others)',
  // Deadlines of offers.
  `${deal}(?:(?! (?:of|with|we|you|i|if|they|when|no|never|without)\\b) [a-z'-]{1,12}){0,3}? (?:expires?|expiring|(?<!\\b(?:year|month|quarter|week|front|back|high) )ends?|ending|closes?|closing|runs? out|disappears?|goes away|go away|vanish(?:es)?|lapses?|stops?|won't last|will not last|(?:is|are) (?:about to (?:end|expire|close|disappear|go up|increase)|ending|expiring|closing|only (?:valid|available|good)|valid (?:only )?(?:until|till|through|for)|good (?:only )?(?:until|till|through|for)|gone)|(?:will|may|could|might) (?:be gone|expire|end|disappear|vanish|close|not (?:be available|last|come back|be repeated)))(?: (?:only|at|on|by|after))?(?: ${soon})?`,
  `(?:prices?|rates?|fees?|costs?|pricing) (?:(?:is|are|will be|will) )?(?:go(?:es|ing)? up|increas(?:e|es|ing)|ris(?:e|es|ing)|doubl(?:e|es|ing)|jump(?:s|ing)?) (?:again )?${soon}`,
  `(?:before (?:the |our |this |these )?${deal} (?:ends?|expires?|closes?|goes|runs|disappears?|go)|before (?:prices?|rates?) (?:go|rise|increase|jump)[a-z ]{0,12})`,
  `(?:this|our|the) ${deal} (?:is )?(?:for )?(?:today|tonight|24 hours|48 hours|this week) only`,
  `${deal} (?:is )?(?:only )?(?:valid|good|available) (?:only )?(?:for )?(?:today|tonight|(?:the next )?\\d{1,2} (?:minutes|hours)|until midnight|this week only)(?: only)?`,
  `(?:today|tonight|(?:this|one)[- ](?:day|week|weekend|hour)|24[- ]hours?|48[- ]hours?|limited[- ]time)[- ]only(?! (?!(?:all|every|everything|our|you|we)\\b)(?:[a-z'-]{2,14} ){1,4}(?:is|are|was|were|has|have|can|will|works?|comes?|remains?|opens?|runs?)\\b)`,
  `(?:a |our |this |for a (?:very |strictly )?)?(?:very |strictly )?limited[- ]time(?:[- ](?:only|offers?|deals?|prices?|pricing|discounts?|opportunity|promotion|sale|bonus|special|access))?`,
  '(?:flash|lightning|blowout|clearance) (?:sale|deal|offer)(?: (?:ends|ending|today|now|tonight))?',
  `(?:you (?:only |just )?have|you've (?:only |just )?got|only|just|there (?:are|is) only|less than) (?:\\d{1,3}|one|two|three|a few|twelve|twenty-four|forty-eight) (?:more )?(?:minutes?|hours?|hrs?|days?) (?:left |remaining )?(?:to ${get}|left to ${get}|left(?= ?[!.]|$)|remaining)(?: (?:this|the|your|our|on|in|it|up|of)[a-z ]{0,15})?`,
  // Last chances.
  `(?:(?:this is |it's )?(?:your|the|our|a|absolute|absolutely your|very|my)? ?(?:very |absolute )?(?:last|final) (?:chance|call|opportunity|warning|notice|hours|day|days|reminder)(?= ?[!:,-]| ?\\.\\.| to (?:${get}|see)| (?:for|at|on) (?:this|these|the (?:offer|discount|deal|price|sale|early)|our|savings)| before|\\. ))`,
  `(?:act|order|buy|sign up|claim|reserve|register|enroll?|upgrade|join|subscribe|respond|reply|call|book|secure your [a-z]{3,12}|lock it in|lock in your [a-z]{3,12}|move|decide) (?:now|fast|quickly|immediately|today|right now|right away|before (?:midnight|tonight|it's too late|it is too late|they're gone|it's gone))(?=(?: ?!| ?[,-] ?(?:before|while|because|or|this|the|these|it|only|as)| ?(?:before|while|or (?:you|lose|miss|risk)|and (?:save|get|keep (?:the|your|this))|to (?:avoid (?:missing|losing|paying more)|secure|lock|claim|get (?:the|this|our)|save))))`,
  `(?:(?<!\\b(?:watch|plan|wait|monitor), )act (?:now|fast|quickly)(?! (?:if|when|in case|as soon|on|in))|now or never|before it(?:'s| is) too late|before (?:they're|it's|they are|it is) (?:all )?gone|time(?:'s| is)? (?:quickly |fast )?running out(?! for (?:the|an?|him|her|my) (?!(?:[a-z-]{2,14} ){0,4}?${deal}\\b))|the clock is ticking|don't wait(?: any longer| too long)?(?= ?[!.,-]| or| until)|don't miss out|do not miss out|don't let this (?:one )?(?:slip|pass|opportunity|chance|offer)[a-z ]{0,20}|don't miss (?:this|your|the) (?:[a-z-]{3,14} )?(?:offer|deal|chance|opportunity|sale|discount|price|window)|miss (?:this|it) and|you(?:'ll| will) (?:regret (?:missing|not\\b|passing|letting|waiting|it if)|never see (?:this|a)|miss out|lose (?:this|your) (?:price|rate|offer|discount|spot|deal)|kick yourself)[a-z ]{0,15}|once(?: they're| it's| they are| it is) gone,? (?:they're|it's|they are|it is) gone|won't (?:last(?: long)?(?! (?:the|a|another|this|through|out|beyond) (?:[a-z]{3,8} )?(?:winter|summer|season|night|week|month|year|day|journey|trip|shift)s?\\b)|be (?:back|repeated|around|available) (?:again|forever|for long|much longer))|(?:will|may) never (?:be (?:this low|offered|repeated)|come (?:back|again|around again))|this (?:offer|deal|price|opportunity|discount)(?: [a-z]{2,8}){0,2} won't (?:last|come|be)[a-z ]{0,15}|(?<!\\b(?:(?:need|do|have)(?:n't| not)(?: (?:need|have))?(?: to)?|no need to|in (?:a|no|any|such a)|without|more|less) )hurry(?: up)?(?! (?:up )?(?:on|with|to the))(?= ?[!,.-]| before| while| and| or|$)|urgent:? (?:offer|deal|discount|price|limited)[a-z]{0,3})`,
  `(?:clos(?:e|es|ing|ed)|shut(?:ting)?|lock(?:ing)?|end(?:ing)?) (?:the |our |this )?(?:list|waiting list|doors|cart|books to new [a-z]{4,10}|offer|wait-?list|cohort|deal|sale|promo(?:tion)?|early[- ]bird)(?: (?:for good|again|on|at|by))? ${soon}`,
  `(?:won't|will not|never|not) (?:be )?(?:open(?:ing)?|offer(?:ing|ed)?|repeat(?:ing|ed)?|run(?:ning)?|see(?:n)?|do(?:ing)?(?! it again)|get(?:ting)?|hav(?:e|ing)|bring(?:ing)?) (?:it|this|the (?:list|doors|deal|offer)|these|another|a|this (?:price|offer|deal|chance|opportunity)) ?(?:back |up )?(?:[a-z]{3,10} )?(?:again|for (?:months|a (?:long )?(?:while|time)|another (?:year|month)|the rest of)|like this)(?: (?:this|until) [a-z]{3,8})?`,
  `(?:i|we) (?:can|could|'ll|will) only (?:hold|keep|honou?r|guarantee|offer|do|extend|save|reserve) (?:this|that|it|your|the|these)(?: [a-z-]{3,14}){0,3} (?:until|till|through|for (?:another|the next)|today|this week|if you (?:sign|reply|commit|decide|act|confirm|pay) (?:by |before |within )?${soon})`,
  `(?:after|past) (?:${soon}|that)[^.!?\\n]{0,20}? (?:it's gone|it is gone|they're gone|(?:the |this )?(?:price|offer|deal|discount|rate|door|window)s? (?:is|are|will be|goes?|closes?|disappears?|doubles?|reverts?|jumps?|shuts?)(?: [a-z]{2,8}){0,2})`,
  `(?:your|this|the) (?:exclusive |special |personal |vip |introductory |discounted |early[- ]bird |preferential |reserved )(?:rate|price|pricing|offer|deal|discount|spot|access|invitation|link)(?: [a-z]{2,10}){0,2} (?:expires?|disappears?|ends?|vanish(?:es)?|goes away|is gone|self-destructs?|lapses?|closes?)(?: (?:on|at|in|by))?(?: ${soon})?`,
  `(?:demand|interest|requests?|sign-?ups?) (?:is|are|has been|have been) (?:through the roof|exploding|off the charts|insane|huge)[^.!?\\n]{0,40}?(?:so|and|which means|before)[^.!?\\n]{0,40}?(?:now|fast|quickly|gone|soon|run out|today)`,
  `(?:snooze you lose|you snooze,? you lose|blink and you(?:'ll| will)? miss (?:it|this)|strike while|first come,? first served(?=,? (?:so|and|act|hurry)| ?!)|when (?:they're|it's|they are|it is) gone,? (?:they're|it's|they are|it is) gone|don't (?:sleep|snooze) on (?:this|it)|(?:final|last) (?:few )?(?:hours|minutes) to (?:${get})|(?:this|it) (?:won't|will not) (?:wait|be here|stick around|hang around)(?: (?:forever|long|for long))?)`,
  '(?:snap|scoop|hoover) (?:it|them|this|these|one|yours) up(?= ?[!.,]| before| while| now| today)',
  `(?:this |the |that )?(?:${deal}) (?:is|are|will be) (?:history|toast|dead|no more) (?:after|by|come|from|at) (?:${soon}|today)`,
  "blink and (?:it|they|you)(?:'s|'re|'ll| is| are| will)",
  '(?:shut(?:ting)?|clos(?:e|ing)|slam(?:ming)?) (?:the |our )?doors? (?:on|to) (?:new )?(?:sign-?ups?|customers|members|orders|bookings)',
  `(?:tomorrow|tonight|after (?:today|tonight)|by (?:tomorrow|tonight|midnight|noon|monday|tuesday|wednesday|thursday|friday)),? (?:this|the|our|that) (?:[a-z-]{3,12} )?${favour} (?:is|are|will be) (?:history|gone|over|dead|no more|off the table)`,
  '(?:only|just) (?:\\d{1,2}|one|two|three|four|five|six|a (?:few|couple of|handful of)) (?:more )?(?:onboarding|pilot|implementation|kick-?off|beta|founding|partner|client|migration|consulting|set-?up) slots? (?:are |is )?(?:left|remain(?:s|ing)?|open|available|free|to go)',
  `your (?:[\\w%-]{1,14} ){0,2}(?:discounts?(?: codes?)?|(?:promo|voucher|coupon|referral) codes?|vouchers?|coupons?|bonus|savings|introductory [a-z]{4,8}|special (?:offer|price|rate)) (?:runs? out|expires?|ends?|disappears?|lapses?|vanish(?:es)?|goes away|is gone) ${soon}`,
  `clos(?:e|es|ing) (?:the |our )?books (?:to|for) (?:all )?new (?:clients|customers|members|orders|accounts) ${soon}`,
  '(?:people|others|everyone|everybody|teams|firms|customers) (?:are|is) (?:already )?(?:snapping|scooping|gobbling|hoovering) (?:these|them|it|this|those) up',
  '(?<!\\b(?:hear|see|read|taste|try|know|preview|review|check|approve)\\b[^.!?\\n]{0,40})before (?:someone|somebody|anyone) else (?:does|grabs|gets|takes|snaps|beats)',
  // Scarcity.
  `(?:only|just|there(?:'s| is| are) only|there are just|we(?:'ve| have)? only (?:have|got)?|we have just|last|final|fewer than|less than|down to (?:the |our )?(?:last|final)?) ?(?:a (?:few|handful)(?: of)? |the last (?:few )?|\\d{1,4} |one |two |three |four |five |six |seven |ten |a couple of |a limited number of )(?:more |free |discounted |founding |early |pilot |beta |vip |premium |of (?:these|our) )?(?:[a-z-]{3,14} )?(?:spots?|seats?|places?|units?|licen[cs]es?|copies|items?|rooms?|tickets?|memberships?|packages?|slots? at this (?:price|rate)|pieces|openings|bundles|accounts|customers) (?:at this (?:price|rate|level)|left|remain(?:ing|s)?|available|still (?:open|available)|are left|in stock|to go)(?: (?:at|for) (?:this|the|that|our)[a-z ]{0,20})?`,
  '(?:spots?|seats?|places?|(?<!\\b(?:water|power|gas|food|fuel|blood|energy|electricity|oxygen|medical) )supplies|stocks?|units?|tickets?|inventory|availability|slots?|quantities|licen[cs]es?) (?:(?:is|are) )?(?:(?:very |extremely |strictly |almost |nearly |rapidly |quickly |all ){0,3}(?:limited|going (?:fast|quickly)|filling (?:up )?(?:fast|quickly)|selling (?:out )?(?:fast|quickly)|running (?:out|low)|disappearing|almost gone|nearly gone|vanishing))(?: fast| quickly)?',
  '(?:while|as long as) (?:supplies|stocks?|quantities|spots|seats|inventory|they|places) (?:last|lasts|remain)',
  '(?:going|selling|filling up|disappearing|flying off the shelves|selling out|moving|booking up) (?:very |incredibly |really )?(?:fast|quickly)(?= ?[!,.-]| so| and|$)',
  `or (?:the |your |our |this )?(?:price|rate|offer|deal|discount|fee)s? (?:doubles?|goes up|go up|increases?|rises?|expires?|ends?|(?:is|are) gone|disappears?)`,
  `(?:hold|keep|honou?r|offer|extend|guarantee) (?:this|that|our|these|your|the) (?:[a-z-]{3,14} )?(?:price|rate|offer|deal|discount|pricing|spot) (?:only )?(?:for you )?(?:only )?(?:until|till|through) ${soon}`,
  `(?:sign|order|book|commit|confirm|reply|respond|decide|pay|upgrade|buy|register|act)(?: up)? (?:by|before) (?:the )?${soon} to (?:keep|lock|get|secure|save|claim|qualify|avoid (?:paying|missing|losing)|receive|be eligible)`,
  `(?<!\\b(?:to|will|would|should|may|can|could) )(?:the )?(?:last|final) (?:few |remaining |\\d{1,3} )(?:remaining )?(?:spots?|seats?|places|units|tickets|licen[cs]es|rooms|copies)(?: left| remaining| available|(?= ?!))`,
  '(?:your|the|this) (?:spot|seat|place|slot|discount|offer|price|rate|licen[cs]e) (?:goes|will go|is going|gets given|will be given|is passed|passes) to (?:someone|somebody|the next (?:person|company|in line)|another (?:[a-z]{3,14})|whoever)(?: else)?',
  'clos(?:e|es|ing) (?:the (?:books|door|lid)) on (?:this|the|that) (?:deal|offer|price|rate|promotion|discount)',
  "you(?:'ve(?: got)?| have(?: got)?)(?: only| just)? (?:until|till) (?:noon|midnight|tonight|tomorrow|[a-z]{3,6}day|\\d{1,2}(?:[:.]\\d\\d)? ?(?:am|pm)?|five|six) to (?:say yes|claim|grab|lock|take (?:it|this|me up)|buy)",
  '(?:book|buy|order|sign(?: up)?|act|join|subscribe) (?:now|today|tonight|by [a-z]{3,9}) or (?:else )?(?:pay (?:double|more|full|the full|twice)|miss (?:out|it)|lose (?:it|out|your))',
  "(?:other|more) (?:buyers|clients|customers|companies|takers|parties|firms) (?:are )?(?:waiting|interested|lined up|queuing|circling),? (?:so|and so) (?:be quick|decide|hurry|act|move|sign|don't wait|you should)",
  "tomorrow (?:it'll|it will|it may|it might|will|may) be too late",
  '(?:very |strictly )?limited (?:spots|seats|places|stock|quantities|supply)(?: available| left| remaining| only)?',
  "or (?:you(?:'ll| will)? )?(?:lose|miss|forfeit) (?:out on )?(?:your|this|the|our) (?:[a-z-]{3,14} )?(?:discount|offer|spot|price|rate|deal|seat|place)",
  'once (?:this|the) (?:window|offer|door|deal|opportunity|chance|sale) (?:closes|ends|is gone|expires|passes)',
  '(?:almost|nearly) (?:sold out|gone|out of stock)',
  '(?<=(?:^|[\\n.!?:] ?))ends (?:tonight|today|soon|at midnight|this (?:sunday|weekend))(?= ?!)',
  '(?:last|final|only) (?:few|two|three|six|\\d{1,2}) (?:hours?|minutes?|days?)(?= ?!)',
  `(?:codes?|offers?|deals?|sale|promo(?:tion)?|price|discount|voucher) (?:dies?|is dead|self-destructs?|melts? away) (?:at|on|in|by|${soon})`,
  `${soon} only(?= ?[!:,.-])`,
  '(?:only|just) (?:today|tonight|this (?:week|weekend))(?= ?!)',
  '(?:tick[- ]tock|countdown (?:is on|has started)|doors? (?:close|closing) (?:tonight|soon|at midnight|tomorrow))',
  `(?:lock in|secure|grab|claim|get) (?:your|this|the|our|these|that) (?:[a-z-]{3,14} ){0,3}?(?:before|by) (?:midnight|tonight|tomorrow|it(?:'s| is)|they|end of (?:the )?day)(?: [a-z]{2,8}){0,2}`,
);

/** What truly ends: contracts, events, accounts and the reader's own offers. */
const real =
  /\b(?:job|employment|candidate|landlord) (?:offer|deal)\b|\boffer (?:letter|we made|to (?:the|a|our|him|her))\b|\b(?:your|the|our) (?:[a-z-]{2,14} ){0,2}(?:contract|subscription|renewal|licen[cs]e|certificate|domain|passport|visa|trial|card|password|token|session|insurance|warranty|lease|policy|agreement|webinar|conference|call for papers|submission|application|election|enrollment|enrolment|tax|filing)\b[^.!?\n]{0,30}\b(?:expires?|ends?|ending|closes?|starts?|renews?|due)\b/i;
/** "Valid until 31 January 2027": a formal offer says for how long it binds. */
const aDate =
  /^\s{1,3}(?:the\s)?(?:\d{1,2}(?:st|nd|rd|th)?\s(?:of\s)?[A-Z][a-z]{2,8}|[A-Z][a-z]{2,8}\s\d{1,2}(?:st|nd|rd|th)?),?\s20\d\d\b|^\s{1,3}(?:20\d\d-\d\d-\d\d|\d{1,2}[./]\d{1,2}[./]20\d\d)/i;
const sellsNow =
  /\b(?:offers?|prices?|pricing|rates?|discounts?|deals?|sale|save|savings|bonus|claim|grab|buy|order|hurry|now|fast|miss|tonight|before (?:it|they))\b|!/i;
/** How many a room or a bus holds, or that who comes should say so. */
const tellsOfSeats =
  /\b(?:seats?|places?|spots?) (?:(?:is|are) )?limited to (?:\d{1,4}|[a-z]{3,9})\b|\b(?:seats?|places|spots) are limited,? (?:so )?(?:please )?(?:register|sign up|reply|tell|let|rsvp|say|write)\b|\b(?:seats?|places|spots) (?:are )?left (?:in|on) (?:the|our|my) (?:[a-z]{3,8} )?(?:mini)?(?:bus|car|van|boat|coach|taxi|train|room|hall|row|plane)\b/i;
/** Who deals with the reader without selling what is written of: "the caterer's offer", "the offer from another carrier". */
const dealer =
  '(?!(?:summer|winter|easter|(?:sept|nov|dec)ember|october|member|customer|subscriber|insider|founder|partner|user|shopper|reader|newcomer|owner|beginner|student|starter|corner|brother|sister|mother|father)\\b)(?:[a-z]{3,12}(?:er|or|ant|ent|ist|ee|ian|lord)|candidate|bank|venue|hotel|airline|agency|garage|council|university|other (?:side|party))';
const othersOffer = new RegExp(
  `\\b(?:the|an?|our|my|his|her|their|another|one|this|that)\\s(?:[a-z-]{3,14}\\s)?${dealer}(?:'s?|s')\\s(?:[a-z]{3,12}\\s)?(?:offers?|quotes?|prices?|rate|deal)\\b|\\b(?:offers?|quotes?|deal)\\s(?:of|from|by)\\s(?:the|an?|our|another|one|this|that)\\s(?:[a-z-]{3,14}\\s)?${dealer}\\b`,
  'i',
);
/** More comes of it, or it is for the sender's own people. */
const restocked =
  /\b(?:next|new|another) (?:delivery|batch|shipment|order|load|pallet|box|roll)s?\b|\bon order\b|\brestock\w{0,3}\b|\b(?:team|staff|office|company|department|christmas|summer) (?:dinner|party|outing|lunch|trip|picnic|barbecue|quiz)\b/i;
const urges = /\b(?:hurry|grab|claim|save|order|buy|now|fast|miss|act|today only|last chance)\b|!/i;
/** What nobody sells. */
const danger =
  /\b(?:water|flood\w{0,3}|fire|smoke|gas|leak\w{0,3}|storm|ambulance|fever|bleeding|virus|malware|breach\w{0,2}|outage|burst|ice)\b/i;
/** Words that hurry, whatever to. */
const hurries = /^(?:hurry|almost|nearly)\b|\bcall$|\bwon't wait$/i;
/** Where people put what anybody may take: "doughnuts in the kitchen, going fast". */
const sharedOut = /\bin the (?:kitchen|canteen|staff ?room|break ?room|common room|fridge|foyer)\b/i;
/** Whoever leaves has a last day. */
const beforeLeave =
  /^\s(?:before|at work before)\s(?:(?:his|her|their|my|your|the)\s)?(?:[a-z]{4,10}\s)?(?:leave|holidays?|vacation|retirement|retiring|moving|(?:he|she) (?:leaves|goes|retires|moves))\b/i;
const hurriesOn =
  /\b(?:order|buy|book|grab|claim|get yours|hurry|be quick|miss|today|tonight|now|while you can|left|in stock|sale|price[ds]?|offers?|deals?|discounts?)\b|!/i;
const dismissed =
  /\b(?:no|not|never|without|isn't|aren't|zero|don't|doesn't|avoid|stop|rather than|instead of|tired of|hate)\s(?:[a-z']{1,10}\s){0,3}$|\b(?:no (?:rush|hurry|pressure))\b/i;
const theirs =
  /\b(?:you (?:run|have|had|said|wrote|posted|sent|offer)|your|their|they(?!\s(?:(?:are|were|will)\s(?:(?:all|also|just|now|only|really)\s)?)?$)|his|her|competitor'?s?|customers?|shoppers|retailers?|brands?|saw|noticed|love[d]?|when|if)\s(?:[a-z'-]{2,14}\s){0,4}$/i;
const calendar =
  /\b(?:calendar|call|meeting|chat|demo|interview|appointment|coffee|lunch|tuesday at|slot|time ?slot|room for|proofs?|print|draft|feedback|comments|review the|vote|timesheet|expenses|budget request|register for|registration|to see the|to hear|to meet|to watch|to vote|rsvp|form|survey|nominate|nomination|training|flu|parking|desk)\b/i;

const bargain =
  /\b(?:discounts?|offers?|deals?|(?:this |the |old |current |special |launch |intro )(?:price|pricing|rate)|sale|promo\w*|early[- ]bird|coupon|voucher|savings|bonus|licen[cs]es? (?:left|remaining)|spots?|places?|seats?|this one|(?:your|the) slot|bundle|opportunity|chance)\b/i;
const over =
  /\b(?:gone|dies?|ends?|ending|expires?|over|closes?|closing|shuts?|slams?|disappears?|vanish(?:es)?|evaporates?|won't (?:last|be (?:here|around|back))|still be (?:here|around|available)|remaining|left|run(?:s|ning)? out|sell(?:s|ing)? out|goes? up|doubles?|only keep|only hold|miss(?:es|ed)? (?:this|it|out))\b/i;
const pressing =
  /\b(?:quick(?:ly)?|hurry|grab|while you can|before (?:it|they|somebody|someone|we)|now|fast|asap|or (?:you'll|else)|wait (?:a|another) (?:year|month)|don't (?:wait|miss|dither|hang)|last (?:chance|call)|move (?:quickly|fast)|jump on|tick tock|at midnight|slams?|crazy (?:amount|demand)|so much interest|can't promise|cannot promise|only keep|only hold|dies)\b/i;
/** Who hurries is the writer. */
const weHurry = /\b(?:i|we)(?:'ll| will|'d| would| can| could|'m| am|'re| are)? (?:be )?hurry(?:ing)?\b/i;
/** Hurry about a bargain, in any order of the words. */
const hurry = facets([
  {
    all: [
      /\b(?:two|three|four|several|other|another|\d{1,2}) (?:other |more )?(?:buyers?|people|part(?:y|ies)|compan(?:y|ies)|firms?|clients?|famil(?:y|ies)|bidders?|teams?)\b/i,
      /\b(?:circling|interested in (?:it|this)|looking at (?:it|this|the same)|waiting for (?:it|this|that|the same (?:allocation|price|slot|spot|stock|batch|units?|deal|offer|terms))|bidding|after it|in line for|queu(?:e)?ing|want (?:it|this) too)\b/i,
      /\b(?:so|decide|tonight|today|first|theirs|gone|before|quick(?:ly)?|now)\b/i,
    ],
    none: [/\b(?:job|role|candidate|webinar|calendar|your (?:team|staff)|outage)\b|\?/i],
  },
  {
    all: [
      /\bonly (?:\d{1,2}|one|two|three|four|a few|a handful(?: of)?)\b[^.!?]{0,30}\b(?:left|remain\w*)\b/i,
      /\b(?:in stock|order|buy|grab|at this price|now|hurry|regret|for sale|copies|bottles|pairs|boxes|units)\b/i,
    ],
    none: [calendar, /\b(?:days|hours|weeks|minutes|months)\b/i],
  },
  {
    all: [bargain, over, pressing],
    none: [
      /\b(?:no (?:rush|hurry|pressure)|take your time|webinar|contract|subscription|trial|registration|deadline for|tender|job offer|candidate|car wash|parking|train|flight|window in|meeting|your team|your customers|appointment|right now(?:,| we| i)|left a|left me|left you|over the|over to)\b/i,
    ],
  },
]);

const everyHurry = [...hurry, ...pressedForTime, ...nearlyGone, ...plainHurry];
const elsewhere = wordingsElsewhere('false_urgency');
/** Little is left of what somebody else sells. */
const toldByOthers =
  /\b(?:told (?:us|me)|(?:hotel|venue|airline|school|organi[sz]ers?|carrier|theatre|theater|restaurant) (?:says?|said|tells?|writes?|wrote))\b/i;

/** What others told the reader or the writer about an end that they set. */
const reportedBy =
  /\b(?:your|the|my|our|his|her|their) (?:solicitors?|lawyers?|notary|conveyancers?|(?:estate |letting )?agents?|brokers?|bank|lender|sellers?|vendors?|landlord|council|insurers?|accountant|surveyor|court|union) (?:has |have |just )?(?:says?|said|tells?|told|writes?|wrote|confirm\w{0,3}|informs?|reminds?)\b/i;
/** "Plums as long as they last, then apples": nothing is sold, or something else follows. */
const larder =
  /\b(?:canteen|menu|soups?|lunch|breakfast|kitchen|buffet|caf[e\u00e9]|pantry|leftovers?|fruit|snacks?|cakes?|coffee)\b|[,;:] (?:and )?(?:then|otherwise|after (?:that|which)|afterwards|later)\b/i;
const sells =
  /\b(?:order|buy|yours|grab|claim|reserve|shop|snap|stock up|hurry|sale|pric(?:e|es|ed)|discounts?|offers?|deals?|bonus|vouchers?|sign up|save|now|only|special|today)\b|[%$\u20ac\u00a3!]/i;

/** How far before it the code is named that runs out. */
const CODE_REACH = 120;
const code =
  /\b(?:security|verification|log-?in|sign-?in|access|one-time|confirmation|reset) (?:code|pin|link|password)s?\b|\b(?:passcode|otp|code is \d)/i;

/** "It runs out in 10 minutes", of a code to sign in with. */
function isOfCode(text: string, { start, text: told }: Sentence): boolean {
  return (
    /^(?:it|this|the (?:code|link|pin))\b/i.test(told) &&
    !sells.test(told) &&
    code.test(text.slice(Math.max(0, start - CODE_REACH), start))
  );
}

export const falseUrgency = defineRule({
  id: 'false_urgency',
  template: 'commercial_commitments_v1',
  severity: 'WARN',
  contentTypes: messageTypes,
  channels: allChannels,
  needs: [],
  settings: ['approved_claims'],
  looksFor: () => [urgency, runningOut, ...everyHurry, elsewhere],
  meaning: 'Deadlines and scarcity made up to hurry the reader.',
  detail: 'The text presses with a deadline or scarcity. Remove it, or state the date and the reason plainly.',
  saferAlternative: '',
  examples: ['Last chance! Offer expires tonight.'],
  counterExamples: ['Your contract expires today.', 'The webinar starts in 1 hour.'],
  *check(field, { settings }) {
    const { text } = field;
    const seen: Range[] = [];
    for (const { start, end, matched } of statedMatches(field, urgency)) {
      if (isApproved(text, start, end, settings.approved_claims)) continue;
      const sentence = sentenceOf(text, start, end);
      const before = text.slice(sentence.start, start);
      // A quote says until when it stands, as quotes do.
      if (/^quotes?\b[^.!?\n]{0,40}\b(?:valid|good) (?:until|till|through|for)$/i.test(matched)) continue;
      if (/\bvalid (?:until|till|through)$/i.test(matched) && aDate.test(text.slice(end, end + 24))) continue;
      if (othersOffer.test(sentence.text) && !urges.test(sentence.text) && because('others')) continue;
      // What is missed with regret may be a party.
      if (/^you(?:'ll| will) regret missing (?!this|it|out|our|these)/i.test(matched) && !bargain.test(sentence.text))
        continue;
      if (!sellsNow.test(sentence.text) && tellsOfSeats.test(sentence.text)) continue;
      const others = `${before} ${text.slice(end, sentence.end)}`;
      if (/^act\b/i.test(matched) && danger.test(sentence.text) && !sellsNow.test(others)) continue;
      // They who are going fast are goods where the sentence hurries, and people or animals where it does not.
      if (/\bthey(?:'re|\sare)\s(?:all\s)?$/i.test(before) && !hurriesOn.test(others)) continue;
      if (sharedOut.test(sentence.text) && !sells.test(sentence.text.replace(/\bgrab\b/i, ''))) continue;
      // Who is thanked for it has moved, and nothing sells.
      if (/^(?:moving|going)\b/i.test(matched) && /\b(?:for|by|without|after)\s$/i.test(before)) continue;
      if (
        /\b(?:gone|out)\b/i.test(matched) &&
        restocked.test(sentence.text) &&
        !sellsNow.test(others.replace(/\bon order\b/i, ''))
      )
        continue;
      if (dismissed.test(before) || real.test(sentence.text)) continue;
      if (reportedBy.test(sentence.text) && because('others')) continue;
      if (
        /\b(?:last|lasts|remain)$/i.test(matched) &&
        !sells.test(sentence.text) &&
        (/\bthey\s/i.test(matched) || larder.test(sentence.text))
      )
        continue;
      if (toldByOthers.test(sentence.text) && !bargain.test(sentence.text) && because('others')) continue;
      // "The power is off from 8 to 10 on Monday only" says when, and offers nothing.
      if (/\bonly$/i.test(matched) && /\w/.test(before) && !bargain.test(sentence.text)) continue;
      // Little that is left is told with regret, and not to sell it.
      if (
        /^\W*(?:i'm |we're |i am |we are )?(?:so |very )?(?:sorry|afraid|unfortunately)\b/i.test(sentence.text) &&
        !bargain.test(sentence.text)
      )
        continue;
      // A day at the end of some stretch of days, and help that is not to wait, press nobody to buy.
      if (
        /\b(?:last|final) (?:day|days|hours)$/i.test(matched) &&
        /\b(?:on|of|from|since|after|during|for|in)\s$/i.test(before)
      )
        continue;
      if (/\blast days?$/i.test(matched) && beforeLeave.test(text.slice(end, end + 30)) && because('others')) continue;
      // "We don't wait until it's here": of oneself.
      if (/^don't wait/i.test(matched) && /\b(?:I|we|they)\s$/i.test(before) && because('others')) continue;
      if (
        /^don't wait/i.test(matched) &&
        /^\W*(?:if|when|whenever|should)\b/i.test(sentence.text) &&
        !bargain.test(sentence.text)
      )
        continue;
      if (/^hurry/i.test(matched) && weHurry.test(text.slice(sentence.start, end)) && because('others')) continue;
      // The last bus is one to hurry for, and so is the end of a break: nothing near it is sold.
      if (hurries.test(matched) && !bargain.test(sentence.text) && isRaceAgainstClock(text, sentence)) continue;
      if (isSharedRide(sentence.text)) continue;
      // A last warning without an offer is an alarm of another kind.
      if (
        /\b(?:warning|notice|reminder)$/i.test(matched) &&
        !/\b(?:offers?|prices?|rates?|discounts?|deals?|sale|save|exclusive|claim)\b/i.test(sentence.text)
      )
        continue;
      if (
        theirs.test(before) &&
        !/\b(?:for|get|claim|save|give|offer) you(?:r)?\s(?:[a-z'-]{2,14}\s){0,4}$/i.test(before) &&
        because('others')
      )
        continue;
      if (
        /^(?:only|just|there|we|last|final|fewer|less|down|you|your|the|a|our|my|this)\b/i.test(matched) &&
        calendar.test(before + text.slice(end, sentence.end)) &&
        !/\b(?:offer|price|rate|discount|deal|sale|save|claim|bonus|buy|order)\b/i.test(sentence.text)
      )
        continue;
      if (
        /^\W*(?:do|does|did|is|are|has|have|what|how|who|when|where|why|which|can|could)\b/i.test(sentence.text) &&
        isAsked(sentence)
      )
        continue;
      seen.push({ start, end });
      yield { start, end };
    }
    for (const { start, end, sentence } of sentencesWith(field, everyHurry)) {
      if (
        (weHurry.test(sentence.text) || toldByOthers.test(sentence.text) || reportedBy.test(sentence.text)) &&
        because('others')
      )
        continue;
      if (isSharedRide(sentence.text) || isOfCode(text, sentence)) continue;
      if (isAsked(sentence) || real.test(sentence.text) || dismissed.test(text.slice(sentence.start, start))) continue;
      if (overlapsAny(seen, sentence.start, sentence.end)) continue;
      if (isApproved(text, start, end, settings.approved_claims)) continue;
      seen.push({ start: sentence.start, end: sentence.end });
      yield { start, end, confidence: 0.75 };
    }
    for (const match of matchesNear(field, runningOut)) {
      const sentence = sentenceOf(text, match.index, match.index + match[0].length);
      const { start, end } = sentence;
      if (overlapsAny(seen, start, end) || !isBareUrgency(text, sentence)) continue;
      if (isMention(text, match.index) || isInCode(text, match.index)) continue;
      if (real.test(sentence.text) || weHurry.test(sentence.text)) continue;
      if (isApproved(text, start, end, settings.approved_claims)) continue;
      seen.push(sentence);
      yield { start, end, confidence: 0.7 };
    }
    for (const { start, end } of promisesElsewhere(field, elsewhere, settings.approved_claims)) yield { start, end };
  },
});
