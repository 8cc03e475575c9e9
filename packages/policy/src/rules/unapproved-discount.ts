import { isApproved } from '../claims/approved-claims.ts';
import { isUnoccupied } from '../claims/free-places.ts';
import { isOfferOfOthers } from '../claims/others-terms.ts';
import { misjudged, offTarget, priceFavours, refusesFavour } from '../claims/price-favours.ts';
import { isPriceElsewhere } from '../claims/prices-elsewhere.ts';
import { isPromisedElsewhere } from '../claims/promises-elsewhere.ts';
import {
  asksAfterDiscount,
  confirmsDiscount,
  mendsOwnFault,
  tellsDiscountBack,
  tellsOfNoCharge,
} from '../claims/settled-prices.ts';
import { wordingsElsewhere } from '../languages/index.ts';
import { defineRule } from '../rule.ts';
import { allChannels, messageTypes } from '../rule-scope.ts';
import { because } from '../text/let-go.ts';
import { matchesNear } from '../text/near.ts';
import { pattern } from '../text/pattern.ts';
import {
  clauseBefore,
  isAsked,
  isInCode,
  isMention,
  isNegated,
  type Sentence,
  sentenceOf,
} from '../text/phrase-context.ts';
import { sentencesWith } from '../text/sentence-facets.ts';
import { onOneLine } from '../text/white-space.ts';

const numberWord = '(?:five|ten|fifteen|twenty|twenty[- ]five|thirty|forty|fifty|sixty|seventy|eighty|ninety)';
const percent = `(?:\\d{1,3}(?:[.,]\\d{1,2})?|${numberWord})(?: ?- ?\\d{1,3})? ?-?(?:%|percent|per cent|pct)`;
const money = '(?:(?:us|a|c)?[$€£]|(?:usd|eur|gbp) ?)\\d[\\d.,]{0,12}(?: ?k)?';
const priced =
  '(?:subscription|plan|licen[cs]es?|seats?|onboarding|set-?up|implementation|installation|integration|migration|training|fees?|shipping|delivery|month|months|year|quarter|weeks?|users?|tier|upgrade|add-?ons?|support|contract|invoice|order|purchase|package|price|pricing|cost|bill|rate|activation|maintenance|consulting|service|renewal|deal)';
const give =
  '(?:do|give|offer|extend|provide|get|apply|include|arrange|approve|honou?r|knock|take|grant|add|throw in|set up|secure|swing|manage|send|share|issue|unlock|make it|go|drop|lower|cut|slash|shave|reduce|discount)';
const we = "(?:i|we|i'll|we'll|i'd|we'd|i'm|we're|let me|let us|happy to|glad to|able to|authori[sz]ed to)";
/** What a discount is given for. */
const occasion = `(?:loyalty|volume|bulk|quantity|annual|multi-?year|first-year|first-order|early[- ]bird|launch|partner|new[- ]customer|welcome|introductory|referral|non-?profit|charity|education(?:al)?|student|startup|seasonal|summer|winter|spring|autumn|holiday|black friday|trade|member(?:ship|'s|s)?|prepayment|up-?front|special|additional|extra|further|one-time|exclusive|promotional|renewal|goodwill|thank-you)`;

const month = '(?:january|february|march|april|may|june|july|august|september|october|november|december)';
/** Until when nothing is paid. */
const date = `(?:the )?(?:(?:end|start|beginning|middle) of )?(?:${month}|next (?:year|month|quarter|spring|summer|autumn|winter)|spring|summer|autumn|winter|new year|christmas|easter|20\\d\\d|\\d{1,2}(?:st|nd|rd|th)? ${month}|(?:\\d{1,2}|two|three|four|six|few|first) (?:weeks?|months?|quarters?)|month|quarter|year)`;
const few = '(?:\\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty)';

/** "9.05 rather than 9.20" and "10 instead of 11 on Thursday": hours, where no currency says otherwise. */
const hour = '(?:[01]?\\d|2[0-4])(?: ?[ap]\\.?m\\.?)?(?![\\d:]|[.,]\\d)';
const minute = '(?:[01]?\\d|2[0-3])[.:][0-5]\\d(?: ?[ap]\\.?m\\.?)?(?!\\d)';
const instead = '(?:instead of|rather than|not)';
const hours = `(?:(?:${minute} ${instead} (?:${minute}|${hour})|${hour} ${instead} ${minute})(?! ?(?:[$€£]|euros?|pounds?|dollars?|per|each|apiece|a (?:seat|head|piece|month|user|box|night)))|${hour} ${instead} ${hour}(?= ?\\?| (?:on|tomorrow|today|tonight|this (?:morning|afternoon|evening)|next|o'clock|in the (?:morning|afternoon|evening)|if that)))`;

const offers = [
  // A share or an amount off.
  pattern(
    `${percent} (?:off(?!-)|(?:e-?)?vouchers?|coupons?|promo codes?|gift cards?|discount|rebate|markdown|cheaper|lower price|price (?:cut|reduction|break)|reduction (?:in|of|on) (?:the |your |our )?(?:(?:annual|monthly|yearly|first|list|whole|full|standard) )?(?:price|pricing|fees?|list|rate|plan|subscription|licen[cs]es?|contract|package|renewal|invoice))(?: |(?=[^\\w-])|$)?(?:(?:your|the|our|all|any|annual|list|first|this) (?:[a-z-]{2,15} ){0,2}${priced})?`,
    `(?:a |an )?(?:special |one-time |exclusive |additional |extra |further )?(?:discount|rebate|price (?:cut|reduction|break)|markdown) of (?:up to )?(?:${percent}|${money})`,
    `${money} (?:off|discount|rebate|(?:account )?credit)(?: (?:your|the|our|any|per|toward|towards|on) [a-z]{2,15})?`,
    `(?:knock|take|shave|slash|cut|drop|chop|reduce|lower|discount(?! (?:rates?|factors?|curve|window)\\b)) (?:[a-z']{2,12} ){0,5}(?:by )?(?:${percent}|${money})`,
    `(?:save|get|enjoy|receive|claim) (?:yourself |an? |an extra |up to |another ){0,2}(?:${percent}|${money})(?= (?:if|when|on (?:your|our|the|any|all|annual|every)|by (?:signing|paying|committing|booking|ordering|switching|upgrading)|with (?:code|coupon|this|our)|today|this (?:week|month|quarter)|before|for|your|when you)|[!])`,
    `${percent} ${occasion} (?:discount|rebate|markdown|reduction|price (?:cut|break))`,
    `(?:i|we)(?:'ve|'ll| have| will| can| could)? (?:got|get|gotten|arranged?|secured?|negotiated?|obtained?|won|found) (?:you|your team) (?:an? )?(?:extra |further )?${percent} (?:reduction|concession|price break|break)(?= ?(?:[.!,;]|$)| (?:if|when|for|until|this|off) | on (?:the|your|our) (?:[a-z-]{3,12} )?${priced})`,
    `${we} (?:can |could |will |would |might |also |maybe |even |probably |still |be able to ){0,4}(?:go|come|get|move|drop) (?:down|lower) (?:(?:by|another|an extra|an additional|a further|as much as|up to|maybe) ){0,2}(?:${percent}|${money})(?! (?:each|every|per|a) )`,
    `(?:enjoy|get|receive|claim|unlock|take|lock in) (?:up to |an? |an extra |extra |your ){0,2}(?:${percent}|${money}) (?:in |of )?savings? (?:on|off) (?:your|any|every|all|our|the) (?:(?:first|next|second|whole|entire|annual|monthly|new) ){0,2}(?:orders?|purchases?|bookings?|plans?|subscription|renewal|licen[cs]es?|seats?|set-?up|onboarding|package|contract|upgrade|months?|year)`,
    `(?:go|going|drop|come) (?:as low as|down to) ${percent} of (?:the |our )?(?:list|usual|normal|regular|standard|full|price|rate|fee)`,
    `(?:minus|less|take off) ${percent} and (?:we(?:'ve| have|'ve got| have got) (?:a|got a) deal|it(?:'s| is) (?:yours|a deal)|you(?:'ve| have) (?:a|got a) deal|we(?:'re| are) (?:agreed|done))`,
    // A line of a table of prices.
    `(?:your |our |total |special |${occasion} )?(?:discount|rebate) ?: ?(?:up to )?(?:${percent}|${money})(?! of )`,
    `${percent} (?:less|lower|cheaper|below) than (?:what(?:'s| is) )?(?:on )?(?:the|our) (?:page|list|price list|pricelist|site|website|tag|label|catalogue|usual|normal|published|shown|listed|quoted)`,
    `(?:half|1/2)[- ](?:price|off|the (?:usual |normal |list )?price(?! (?:lists?|sheets?|tables?|tags?|labels?|book)\\b))`,
    `(?:at|for) (?:half|a third|a quarter|a fraction) (?:of )?(?:the|our|its) (?:usual |normal |regular |list )?(?:price|cost|rate)`,
    `(?:bogo|buy one,? get one(?: free)?|two for (?:one(?! (?:of|o'clock|hour)\\b)|the price of one)|2[- ]for[- ]1|\\d for the price of \\d)`,
  ),
  // Given away.
  pattern(
    `(?:waive|waiving|waived|dropping|eliminate|forgo|absorb|comp|(?<!\\b(?:our|your|the|this|that|an?) )(?:drop|skip(?! (?:next |this |the next |a |one |that )?(?:week|month|quarter|year)s?(?! (?:fee|bill|invoice|payment|charge|rent)))|scrap|cover))(?: (?:all|the|your|our|any|of|every|that|those|its|whole|entire|one-time|initial|usual|first|full|annual|monthly)){0,4} (?:[a-z-]{2,15} )?(?:${priced}|charges?|costs?)(?! (?:questions?|topic|column|row|line|field|discussion|debate|issue|tags?|stickers?|(?:on|from|of|in) (?:the |this |that )?(?:deal|ticket|line|form|spreadsheet|sheet|page|website|listing|label))\\b)`,
    // Users, seats and integrations are removed without a price in mind; of what is asked for them, it is a favour.
    `(?<!\\badd (?:or|and) )(?:remove|removing|take (?=(?:[a-z-]{2,15} ){1,5}(?:out|off)\\b)|(?:get|have|got|had)(?= (?:[a-z-]{2,15} ){1,5}(?:removed|waived|dropped|scrapped|taken (?:off|out))\\b))(?: (?:all|the|your|our|any|of|every|that|those|its|whole|entire|one-time|initial|usual|first|full|annual|monthly)){0,4} (?:[a-z-]{2,15} ){0,2}(?:fees?|charges?|costs?|surcharges?)(?! (?:questions?|topic|column|row|line|field|discussion|debate|issue|tags?|stickers?|(?:on|from|of|in) (?:the |this |that )?(?:deal|ticket|line|form|spreadsheet|sheet|page|website|listing|label))\\b)`,
    `(?:first|next|second|last|an extra|an additional|extra|one|two|three|four|six|\\d{1,2}|a|another|your first (?:one|two|three|\\d{1,2})|couple of|a full|bonus)[ -](?:[a-z]{3,5} )?(?:days?|weeks?|months?|quarters?|years?|users?|seats?|licen[cs]es?)(?: (?:of [a-z]{3,15}|on the [a-z]{3,15}|access|subscription))?(?: (?:is|are|will be|would be|comes|come|for|completely|entirely|absolutely|totally)){0,2} (?:free(?: of charge)?|on us|on me|on the house|complimentary|gratis|at no (?:extra |additional )?(?:cost|charge))`,
    `(?:free|complimentary|no-cost|gratis) (?:(?:first|extra|additional|bonus|second|full|${numberWord}|one|two|three|\\d{1,2})[ -])?(?:[a-z]{3,12} )?(?:months?|quarters?|years?|set-?up|onboarding|implementation|installation|integration|migration|licen[cs]es?|seats?|upgrade|shipping|activation|add-?ons?|training|subscription|support package|premium|pilot)`,
    '(?:free|complimentary|no-cost) (?:\\d{1,3}[- ]?(?:day|week|month) )?trial(?: period)?',
    `(?:\\d{1,3}|${numberWord}|one|two|three|fourteen|seven|full)[- ](?:day|week|month) (?:free|complimentary|no-cost) (?:trial|pilot|access)`,
    `(?:free|gratis|complimentary|at no (?:extra |additional )?(?:cost|charge)(?: to you)?|free of charge) for (?:the )?(?:first |next |a |your )?(?:full )?(?:\\d{1,3}|${numberWord}|one|two|three|four|six|twelve|a few|couple of)? ?-?(?:days?|weeks?|months?|quarter|years?)`,
    `(?:give|giving|offer|offering|grant|granting|get|gets|enjoy|have|arrange)(?: (?:you|your|team|whole|company|staff|everyone|them|all|our|the|a|of)){0,4} (?:free|complimentary) (?:access|use|usage)(?: to [a-z-]{3,14}(?: [a-z-]{3,14})?)? (?:until|till|through|during|for (?:a|an|one|two|three|four|six|the|\\d{1,2}))`,
    `(?:throw|throwing|include|including|add|adding|bundle|bundling|give|giving|get|offer|offering|provide|do|set up|handle|run|cover)(?: (?:in|you|your|the|our|all|a|an|of|team|us|premium|extra|onboarding|implementation|setup|set-up|training|migration|support|priority|integration|${priced})){1,6} (?:for free|free of charge|at no (?:extra |additional )?(?:cost|charge)|on the house|on us|gratis|for nothing|without charge|at zero cost)`,
    `(?:no|zero|without(?: any| a)?|skip the) (?:set-?up|onboarding|implementation|activation|installation|integration|migration|sign-?up|joining|cancellation|licen[cs]e|platform|service) (?:fees?|costs?|charges?)`,
    `(?:(?:set-?up|onboarding|implementation|activation|installation|integration|migration|sign-?up|joining|licen[cs]e|platform|service|training|subscription|delivery|shipping)(?: (?:fees?|costs?|charges?))?|fees?) ?: ?(?:waived|on us|on the house|gratis|complimentary|(?<!\\b(?:delivery|shipping) ?: ?)free(?: of charge)?(?= ?(?:[.!,;(]|$|\\n)))`,
    `seats? \\d{1,4} ?(?:-|\u2013|to|through|and up) ?\\d{0,4} (?:is|are|come|will be) (?:completely |entirely )?(?:free(?! (?:of(?! charge)|on|in|at|for|by|until|tonight|today|tomorrow|now|again|if you (?:want|would|prefer)) )|on us|on the house|gratis)`,
    `(?:you|your team)(?:'ll| will)? (?:won't|will not|don't|do not|never|not) (?:have to |need to |ever |be asked to ){0,2}pay (?:a (?:thing|penny|cent) |anything |extra |a single [a-z]{4,6} )?for (?:the |your |any |our ){0,2}(?:[a-z-]{3,12} )?${priced}(?! (?:that|which|you|we|it|until|before|unless) )`,
    `${priced} (?:is|are|will be|would be|comes|come|costs?)(?: completely| totally| entirely| absolutely)? (?:free(?: of charge)?(?! (?:of|from) (?!charge))|on us|on me|on the house|waived|half[- ]price|discounted|complimentary|gratis|at no (?:extra )?(?:cost|charge))`,
  ),
  // Given away, by the thing, the time or the worth of it.
  pattern(
    `(?:give|let) you (?:have )?(?:the|an?|your|another) (?:[a-z-]{2,14} ){1,3}(?:for free|free of charge|for nothing|on the house|gratis|at no (?:extra |additional )?(?:cost|charge))`,
    `(?:you|your team)(?:'ll| will)? (?:won't|will not|don't|do not|never|not) (?:have to |need to )?pay (?:us )?(?:a (?:single )?(?:cent|penny|dime|thing)|anything) (?:until|till|before|for the (?:first|next)|in the first) (?:${date})`,
    `${month} (?:is|will be) (?:on us|on me|on the house)`,
    `credit of ${money} (?:against|towards?|on|off) (?:your|the) (?:(?:first|next|coming|second|renewal|annual) ){0,2}(?:invoice|bill|order|payment|subscription|renewal|contract)(?![^.!?\\n]{0,60}\\b(?:overcharg|over-charg|overpa|paid|charged|billed|twice|double|duplicate|mistake|error|wrong|return|refund|deposit|missing|damag|broken))`,
    `(?:here(?:'s| is)|(?:you|your team)(?:'ll| will)? (?:gets?|receives?)|we(?:'ll| will|'ve| have)? (?:send|sent|give|gift|added?)(?: you)?|enjoy|claim|grab) an? (?:${money}|\\d{1,5} ?(?:€|£|euros?|dollars?|pounds?)) (?:e-?vouchers?|vouchers?|gift (?:card|voucher)|coupon|store credit)(?= ?(?:[.!,;)]|$|\\n)| (?:for|on|towards?|off) (?:you|your|the|any|all))`,
    `(?:(?:you|your team)(?:'ll| will)? (?:gets?|receives?|has|have) )?\\d{2,6} (?:bonus|extra|free|additional) (?:credits|minutes|messages|sms|tokens|points|units|scans|labels|miles)(?: [a-z]{2,8}){0,2} (?:on us|on the house|for free|free of charge|gratis)`,
    `(?:i|we)(?:'ve| have)? (?:also |already |just |gladly ){0,2}(?:removed|deleted|struck|written off|taken(?= (?:[a-z-]{2,12} ){1,4}off\\b)) (?:the|your|that|this|those|all) (?!(?:duplicate|double|wrong|mistaken|incorrect|erroneous|extra|second|test)\\b)(?:[a-z-]{2,12} ){0,2}?(?:fees?|charges?|surcharges?)(?: off your [a-z]{3,12})? (?:for you|this time|as an? (?:[a-z]{3,10} )?(?:favou?r|courtesy|goodwill|gesture|thank-?you|apology|exception))`,
    `(?:at|for|to|pay|only) ${percent} of (?:(?:the |our )list price|list(?: price)?(?! of| (?:items|entries)))`,
    `${we} ?(?:can |could |will |would |also |even |always |happily |gladly ){0,3}halve (?:the|your|our) (?:[a-z-]{3,12} ){0,2}?(?:price|pricing|fees?|rates?|bill|invoice|subscription|charges?)`,
    `(?:only|just) (?:have to )?pay for ${few} (?:out )?of (?:the|your|those|all|every) ${few} (?:[a-z-]{3,12} )?${priced}`,
    `pay (?:only|just) for ${few} (?:out )?of (?:the|your|those|all|every) ${few} (?:[a-z-]{3,12} )?${priced}`,
  ),
  // A discount without a figure, offered.
  pattern(
    `${we} (?:can |could |will |would |'d |be able to |be happy to |happy to |also |gladly |certainly |definitely |like to |love to |to |able to |glad to |authori[sz]ed to |going to |always ){0,4}${give}(?:ing)?(?: (?:you|your|team|company|them|a|an|the|in|with|on|off|some|up|to|for|special|our|this|additional|further|extra|nice|small|big|bigger|generous|steep|significant|healthy|modest|volume|multi-year|annual|early|bird|loyalty|startup|nonprofit|non-profit|student|exclusive|one-time|founding|customer|partner|introductory|price|pricing|end-of-quarter|first-year|prepayment|friends|and|family)){0,7} (?:discounts?|discounted|rebates?|price (?:cut|break|reduction|match)|reduced (?:rate|price|pricing|fee)|lower (?:rate|price)|special (?:rate|price|pricing|deal)|preferential (?:rate|price|pricing)|deal on (?:price|pricing|the price)|(?:promo|coupon|discount|voucher) code|credit (?:towards?|on|against))`,
    `(?:you(?:'ll| will| can| could| would|'d)?|your team(?:'ll| will| can| could)?) (?:also )?(?:get|receive|enjoy|have|qualify for|be eligible for|lock in|access|claim|secure) (?:an? |our |the |this |your )?(?:[a-z-]{3,14} ){0,2}(?:discount|discounted (?:rate|price|pricing|plan)|rebate|reduced (?:rate|price|pricing)|special (?:rate|price|pricing)|preferential pricing)`,
    `(?:use|apply|enter|redeem|with|quote|type)(?: (?:the|this|our|my|promo|coupon|discount|voucher|special|referral)){0,3} code:? ["']?[a-z0-9-]{3,20}["']?(?= (?:for|at|before|when|today|by|to (?:save|get|claim|unlock|redeem))|["'.!,]|$)`,
    '(?:special|exclusive|limited|one-time|introductory|founding[- ]member|early[- ]bird|loyalty|end-of-(?:quarter|year|month)|black friday|cyber monday|launch|promotional) (?:discount|discounted (?:rate|price)|promo(?:tional)? (?:rate|price|pricing)|introductory (?:rate|price|pricing))(?= (?:for you|for your|just for|if|when|on|available|of|ends|expires|until|this|today)|[!:])',
    `(?:cut|slash|chop|drop|reduce|lower) (?:the|your|our|that) (?:[a-z]{2,12} ){0,2}(?:price|pricing|rate|cost|fee|quote) (?:in half|to match|by (?:half|a third|a quarter)|for you|to (?:${money}|${percent}))`,
    `(?:we|i)(?:'ll| will| would|'d)? (?:not |won't |don't |do not |never )(?:be )?charg(?:e|ing) (?:you )?(?:anything )?for (?:the |your |any |those |these )?(?:[a-z-]{3,10} ){0,2}${priced}`,
    `(?:is|are|comes?|included|thrown in|yours|be) (?:included )?(?:at|for) (?:absolutely )?(?:no (?:extra |additional |further )?(?:cost|charge)|zero (?:cost|charge)|nothing extra)`,
    `(?:call it|make it|do it for|settle (?:on|for)|say|round (?:it )?down to|bring it (?:down )?to|drop it to|have it for) (?!${hours})(?:an even |a round )?(?:${money}|\\d[\\d.,]{0,9} ?k?) (?:instead of|rather than|not|down from)`,
    `(?<!\\b(?:was|were|been)(?: (?:charged|billed|invoiced))?(?: at| for)? )(?:${money}|\\d[\\d.,]{0,9} ?k) (?:instead of|rather than) (?:the usual |the normal |the list price of )?(?:${money}|\\d[\\d.,]{0,9} ?k)`,
    `buy (?:one|two|three|\\d{1,2}) [a-z]{3,15},? (?:and )?get (?:one|two|three|another|\\d{1,2}) (?:[a-z]{3,15} )?(?:free|half[- ]price)`,
    `(?:offer|give|extend|provide|apply|include)(?: (?:you|your team|a|an|one-time|account|special|the)){0,4} credit of ${money}`,
    `${we} (?:can |could |will |would |'d |also |gladly |happily |happy to |able to |to ){0,4}credit (?:your|the) (?:[a-z-]{3,12} ){0,2}(?:account|invoice|bill|balance|order|subscription|card|wallet)s? (?:with|by) (?:up to |another |an extra |a further )?(?:${money}|\\d[\\d.,]{0,9} ?(?:[€£]|euros?|dollars?|pounds?|eur|usd|gbp))(?![^.!?\\n]{0,60}\\b(?:overcharg|over-charg|overpa|paid|charged|billed|twice|double|duplicate|mistake|error|wrong|return|refund|deposit|missing|damag|broken))`,
    `${priced} (?:at|for) (?:only |just )?(?:${percent}|half)(?! (?:less|more|of) (?:churn|time))`,
    `(?:get|receive|take|have|claim)(?: (?:the|your|a|another|one|two|three|four|five|\\d{1,2}))? (?:first|second|third|fourth|fifth|next|last|other|extra|\\d{1,2}(?:st|nd|rd|th)|one|two|three|another)?(?: [a-z-]{3,14}){0,2}? ?(?:on us|for free|on the house|for nothing|at no (?:extra |additional )?(?:cost|charge)|gratis)`,
    `(?:shave|knock|take|chop|cut|lop) (?:an? |another )(?:tenner|fiver|tenspot|(?:ten|twenty|fifty|hundred) (?:quid|bucks|euros|pounds|dollars)|hundred|grand) off (?:each|every|the|your|that|this|it|all|both)`,
    `(?:for free|for nothing|free of charge|at no (?:extra |additional )?(?:cost|charge)|on the house) (?:if|when|once|as soon as) you (?:sign|take|order|buy|book|commit|choose|go for|go with|decide|renew|upgrade|switch|subscribe)`,
    `${we} (?:can |could |will |would |'d |also ){0,2}charge (?:you )?(?:nothing|not a (?:penny|cent)) for (?:the|your|that|this|any|it)`,
    `(?:a|one|half a) (?:half|third|quarter|fifth|tenth|sixth) off (?:the |your |our |that |any |all |this )?(?:[a-z-]{2,12} ){0,2}${priced}`,
    `(?:shave|knock|take|chop|cut|lop) (?:a|one|another) (?:half|third|quarter|fifth|sixth|tenth|chunk|bit|slice) off(?! (?:my|his|her|their|your (?:time|commute|morning)|the (?:time|queue|commute)))`,
    `consider (?:it|that|them|this|the (?:[a-z-]{3,12} )?(?:fee|charge|cost)s?) (?:waived|gone|free|on us|on the house|scrapped)`,
    `the (?:next|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|extra|other|last) (?:one |[a-z-]{3,12} )?(?:is|are|comes?|will be) (?:absolutely |completely )?(?:gratis|free(?! (?:on|at|for|in))|on us|on the house|half[- ]price)`,
    `(?:do|make it|give you|have it for|for|at|go with|offer) (?!${hours})(?:[$€£] ?)?\\d[\\d.,]{1,9} ?k? (?:instead of|rather than|not|down from) (?:[$€£] ?)?\\d[\\d.,]{1,9}`,
    `(?:fees?|costs?|charges?|bill|set-?up|onboarding|shipping|delivery|migration|training|installation)(?: [a-z]{3,8})? (?:is|are|will be|would be) (?:all |entirely |completely )?(?:on us|on me|on the house)`,
    `${percent} (?:thank-?you|reward|kickback|finder's fee|bonus|credit|cash-?back)(?: (?:for|if|when|on|to))`,
    `(?:match|beat|undercut) (?:what|whatever|anything|any) (?:they|he|she|your|the|any|other|anyone|you)(?:'ve|'re)? (?:[a-z']{2,14} ){0,5}?(?:quot\\w{1,4}|offer\\w{0,4}|charg\\w{1,4}|pay\\w{0,3}|asking|given you|come back with)`,
    `(?:${priced}|(?:first|next|last|initial) (?:\\d{1,3}|one|two|three|four|six|few|couple of)? ?(?:days?|weeks?|months?|quarters?|years?)) (?:won't|will not|wouldn't|doesn't|does not|don't|do not) cost (?:you |your team |us )?(?:a (?:thing|penny|cent|dime)|anything|extra|more|a single [a-z]{4,6}|any (?:extra|more|money))`,
    `(?:${priced}|(?:first|next|last|initial) (?:\\d{1,3}|one|two|three|four|six|few|couple of)? ?(?:days?|weeks?|months?|quarters?|years?)) (?:will |would )?costs? (?:you |your team )?(?:absolutely |precisely |exactly )?(?:nothing|zero|half|\\$0|\u20ac0|\u00a30)`,
    `(?:you|your team)(?:'ll| will| would| only| just|'d)? pay (?:absolutely )?(?:nothing|zero|not a (?:penny|cent)|no (?:[a-z-]{3,14} )?fees?) (?:for|until|till|in|during|up ?front|the first|extra|on)(?: (?:the|your|a|any))?`,
    `(?:you|your team)(?:'ll| will| would| only| just|'d)? (?:only |just )?pay (?:only |just )?(?:half|a third|a quarter|two thirds|${percent})(?! (?:your|(?:of|on|per) (?:the (?:time|first|annual|rent|sum|amount|value|turnover)|team|your|each|every|what (?:we|you)|all|any|net|gross))\\b)`,
    `pay for (?:\\d{1,3}|one|two|three|four|five|six|nine|ten|eleven|twelve) (?:[a-z]{3,12} )?(?:and |, |but )?(?:get|receive|use|enjoy|we(?:'ll| will) give you) (?:\\d{1,3}|one|two|three|four|five|six|nine|ten|eleven|twelve|another)`,
    `${we} ?(?:can |could |will |would |might |be able to |happy to |also |probably |certainly |definitely ){0,4}(?:come|go|move) down (?:a (?:bit|little) )?(?:on|in) (?:the |that |our )?(?:price|rate|fee|quote|cost|figure|number)`,
    `${we} ?(?:can |could |will |would |might |be able to |happy to |also |probably |certainly |definitely |see if i can |try to ){0,4}(?:knock|take|shave|chop|drop(?=[a-z ]{1,24} off (?:the|your|our|that|this|it)\\b)) (?:something|a bit|a little|some(?: more)?|a chunk|a few (?:pounds|dollars|euros|hundred|percent)) off(?! (?:your|their|my|our) (?:hands?|plate|shoulders|mind)\\b)`,
    `${we} ?(?:can |could |will |would |might |be able to |happy to |also |gladly |even |just ){0,4}(?:throw|throwing|toss|tossing|chuck|chucking) in (?!the towel)(?:a|an|the|some|two|three|\\d{1,2}|extra|your|our|[a-z-]{4,14}) ?(?:[a-z-]{2,14} ){0,3}?(?:${priced}|workshop|sessions?|seats?|reports?|reviews?|as (?:well|a bonus)|too|to sweeten)`,
    `(?:friends[- ]and[- ]family|mates'?|employee|insider|partner|not-for-profit|non-?profit|charity|startup) (?:rates?|price|pricing|discount) (?:for you|just for|if you|on)`,
    `(?:no|zero) (?:charge|cost|commission|interest|fee) (?:for|on|during) (?:the |your |any )?(?:first|initial|next|set-?up|onboarding|training|migration|implementation)(?: [a-z0-9]{1,12})?`,
    `(?:match|beat|undercut) (?!the (?:actual|real|listed|stated|original|printed) )(?:any|your|their|the|a|whatever) (?:[a-z']{2,15} ){0,3}(?:price|quote|pricing|offer|rate)(?: by [^ ]{1,8})?`,
  ),
];

/** How far behind an offer in another language its share may end. */
const SHARE_BEHIND = 20;
/** Offers in other languages than English. */
const elsewhere = wordingsElsewhere('unapproved_discount');
/** A line of an invoice, a discount already taken off, thanked or asked for: no offer. */
const noOfferElsewhere =
  /(?<![\w\u00c0-\u024f])(?:zwischensumme|gesamtbetrag|abz\u00fcglich|bereits|abgezogen|enthalten|ber\u00fccksichtigt|danke? f\u00fcr|gefragt|w\u00fcnschen|anfrage|gew\u00fcnschte\w?|skonto|sous-total|d\u00e9j\u00e0|d\u00e9duite?s?|merci pour|demand(?:ez|\u00e9e?|ait)|subtotal|ya (?:est\u00e1|aparece|figura|aplicad[oa])|aplicad[oa]s?|incluid[oa]s?|gracias por|pide|pidi\u00f3|pedid[oa]|solicit\w{1,6}|gi\u00e0|imponibile|applicat[oi]|grazie per|chied\w{1,4}|richiest[oa]|j\u00e1|obrigad[oa] pel[oa]|pediu|pede|subtotaal|reeds|verwerkt|verrekend|bedankt|dank voor|vraagt|vroeg|gevraagd)(?![\w\u00c0-\u024f])/i;

const reported =
  /\b(?:saw|noticed|heard|read|seen|love[ds]?|congrats|congratulations|spotted|looks like|thanks for)\b[^.!?\n]{0,60}\b(?:you|you're|your|their|they)\b(?![^.!?\n]{0,40}\b(?:we|i)\b)/i;
/** "Cut 8% off total mileage": what shrinks is no price. */
const measured =
  /^\s?(?:off\s)?(?:(?:your|the|our|their|total|overall|average|annual|monthly|weekly|daily|each|every|of)\s){0,3}(?:(?!this\s)[a-z-]{3,12}\s)?(?:mileage|miles|kilometres|kilometers|fuel|energy|power|water|paper|material|length|width|height|depth|thickness|bottom|top|edges?|ends?|hems?|sleeves?|noise|glare|heat|drag|speed|volume|brightness|exposure|salt|sugar|dose|hair|fringe|beard|branches|running\stime|cyan|magenta|yellow|black|contrast|highlights|shadows|bass|treble|gain|level|pressure|temperature|time|times|hours|churn|waste|emissions|workload|backlog|weight|distance|queue|downtime|turnover|effort|cycle|headcount)\b/i;
/** "Last year we gave early adopters 20% off": told of others, long done. */
const bygone =
  /\b(?:last (?:year|month|quarter|season|spring|summer|autumn|fall|winter)|in (?:19|20)\d\d|years ago|back then|previously|in the past|used to)\b[^.!?\n]{0,40}\b(?:gave|offered|granted|ran|had|give|offer|got|received)\s(?!you\b)(?:[a-z'-]{1,15}\s){0,5}$|\b(?:sold|fetched|traded|bought)\s(?:[a-z'-]{1,15}\s){0,4}$/i;
/** "Why 20% off feels larger than it is": of discounts as such. */
const ofItsEffect = /\bwhy\s(?:an?\s)?$/i;
const effect =
  /^\s(?:[a-z]{3,9}ly\s)?(?:feels?|looks?|seems?|sounds?|works?|sells?|beats?|converts?|attracts?|appeals?|matters?|persuades?)\b/i;
/** What an employer or host bears for those who come to it. */
const bearsForGuests =
  /\b(?:interviews?|applicants?|candidates?|speakers?|volunteers?|interns?|relocation|eye tests?|(?<!your )(?:employees|staff))\b/i;
/** What was put on a bill by mistake comes off it again. */
const wronglyBilled =
  /\b(?:booked|charged|billed|added|invoiced|entered|counted|listed)\b[^.!?]{0,24}\b(?:twice|by mistake|in error|wrongly|double)\b/i;
/** What is owed when a service fails is the contract's matter, and no price. */
const owedUnderContract =
  /\bservice credits?\b[^.!?]{0,80}\b(?:of|worth)\b|\b(?:uptime|availability|service level|sla)s?\b[^.!?]{0,120}\bservice credits?\b/i;
/** "I'll waive my right to the window seat": a right is given up, and no charge. */
const ownRight =
  /^(?![^.!?]*\b(?:fees?|charges?|costs?|price|rate)\b)[^.!?]*\bwaiv(?:e|ing) (?:my|our) (?:right|claim|turn)s?\b/i;
/** What only goes with the parcel: "free shipping labels can be printed at the counter". */
const paperwork = /^\s(?:labels?|notes?|forms?|stickers?)\b/i;
/** "Thanks for asking about the free trial": the subject of a question, not an offer. */
const subject =
  /\b(?:ask(?:ed|ing)?|questions?|enquir(?:y|ies|ing)|inquir(?:y|ies|ing)|wonder(?:ed|ing)?|read(?:ing)?) (?:about|on|regarding)\s(?:[a-z-]{1,12}\s){0,2}$/i;
const theirs =
  /\b(?:customers?|clients?|teams?|companies|they|retailers?|shoppers?|competitors?|vendors?|agents?|brands?|reps?|buyers?|users|others?|banks?|landlords?|airlines?|insurers?|councils?|courts?|judges?|magistrates?|tribunals?|regulators?|ministry|state|schools?|governments?|city|universit(?:y|ies)|who|which|he|she|people|marketers|incumbents?|suppliers?|(?<!\b(?:call|make|do|say|have) )it|tool|platform)\s(?:[a-z']{2,14}\s){0,3}$/i;
const theirsWord =
  /\byour\s(?:[a-z-]{2,15}\s){0,3}(?:sale|promo|promotion|campaign|coupon|banner|discount|discounts|store|site|website|customers?)\b/i;
const asked =
  /^\W*(?:[a-z]+,\s)?(?:do|does|did|are|is|have|has|can|could|will|would|how|why|what|who|when|where|which|ever)\s(?:[a-z]+\s){0,2}?(?:you|they|your|their|he|she|many|often|much|reps)\b/i;
const result =
  /^\s{0,2}(?:on|of|in|from)?\s?(?:churn|costs?|time|spend|hours|tickets?|turnover|errors?|handle|attrition|waste|cac|expenses|headcount|downtime|emissions|overhead|manual|admin)\b/i;

/** "Free trial users see a banner": those who have what is named, which nobody gives them here. */
const havers =
  /^\s(?:users?|accounts?|customers?|members?|subscribers?|sign-?ups|workspaces?|tenants?|visitors?|teams?|plans?|limits?)\b/i;
const handsOut =
  /\b(?:give|offer|get|start|claim|open|create|activate|set up|have|your|grab|take)\s(?:[a-z]{1,8}\s){0,3}$/i;
/** A code that opens a door or a line lowers no price. */
const opensDoor =
  /\b(?:gates?|doors?|locks?|locker|key ?(?:box|safe|pad)|padlock|entrance|barrier|lift|wi-?fi|alarm|garage|turnstile|kiosk|conference|dial|intercom|printer|copier|sign in|log ?in)\b/i;
const lowers =
  /\b(?:off|discounts?|save|price|prices|free|half|cheaper|checkout|basket|cart|order)\b|[%$\u20ac\u00a3]/i;
/** Seats nobody sits on yet. */
const toSitOn =
  /^\s(?:left\s)?(?:(?:next to|beside|behind|in front of|opposite|across from|near|by) (?:you|me|us|him|her|the (?:window|door|aisle|stage)|[a-z]{3,12}(?= is\b))|(?:on|in|at) (?:the|our|your|this|that|[a-z]{3,12}'s) (?:[a-z0-9.]{2,12}\s){0,2}(?:coach|bus|minibus|shuttle|train|flight|plane|boat|ferry|car|van|table|row|hall|room|theatre|lecture|talk|tent))\b/i;
/** "Free seats: 4, 7 and 12" names places, one by one. */
const placesByNumber = /^\s?:\s?[a-z]?\d{1,3}[a-z]?(?:,\s?|\s(?:and|or|&)\s)[a-z]?\d{1,3}[a-z]?\b/i;
/** Numbers by which a paper of a finished sale goes. */
const paperOfSale = /\b(?:sub-?total|amount due|receipt|(?:invoice|order) (?:no|number|date|confirmation)|paid)\b/i;
/** How far around a line of a paper its other lines are looked for. */
const PAPER_REACH = 200;
/** The house is a building: "the second coat is on the house side". */
const building = /^ (?:side|wall|roof|number|deed|keys|system|wine|rules)\b/i;

/** "Waiving it isn't something I can do": refused behind the offer, unless a "but" takes the refusal back. */
const refused =
  /^[^.!?\n]{0,40}?\b(?:(?:isn't|is not|aren't|are not|wouldn't be|would not be|won't be|will not be) (?:something|anything|possible|an option|on (?:the table|offer)|in (?:my|our) power|within|up to (?:me|us)|allowed|part of|available)|(?:is|are|would be) (?:out of the question|beyond (?:me|us|what|my|our)|off the table|impossible|ruled out|more than (?:i|we) can))\b(?![^.!?\n]*\b(?:but|still|though)\b)/i;

export const unapprovedDiscount = defineRule({
  id: 'unapproved_discount',
  template: 'commercial_commitments_v1',
  severity: 'BLOCK',
  contentTypes: messageTypes,
  channels: allChannels,
  needs: [],
  settings: ['max_discount_percent', 'approved_claims'],
  looksFor: () => [...offers, elsewhere, ...priceFavours],
  meaning: 'Discounts, waivers and free extras beyond what the workspace approved.',
  detail: 'The text offers a discount or something for free that was not approved. Offer to share current pricing.',
  saferAlternative: 'I can share current pricing options',
  examples: ['I can do 30% off if you sign today.', "We'll waive setup."],
  counterExamples: ['Our customers cut churn by 30%.', 'Are you free to chat Tuesday?'],
  *check(field, { settings }) {
    const { text } = field;
    const sentences = new Set<number>();
    for (const expression of offers) {
      for (const match of matchesNear(field, expression)) {
        const start = match.index;
        const end = start + match[0].trimEnd().length;
        const matched = text.slice(start, end);
        // The title of a work or the name of a firm: "the second is Free Solo".
        if (/[a-z] Free$/.test(matched) && /^ [A-Z][a-z]/.test(text.slice(end)) && because('others')) continue;
        // "Risk-free" and "hands-free" give nothing away.
        if (/^free/i.test(matched) && text[start - 1] === '-') continue;
        if (isMention(text, start) || isInCode(text, start) || isApproved(text, start, end, settings.approved_claims))
          continue;
        // "No setup fees" and "skip the fee" open with the negation that makes them an offer.
        if (!/\b(?:why not|not only|if not)\b/i.test(clauseBefore(text, start)) && isNegated(text, start)) continue;
        if (isWithinLimit(matched, settings.max_discount_percent) && because('within_limit')) continue;
        const sentence = sentenceOf(text, start, end);
        const before = text.slice(sentence.start, start);
        if ((reported.test(before) || theirs.test(before) || theirsWord.test(sentence.text)) && because('others'))
          continue;
        if (
          bygone.test(before) ||
          subject.test(before) ||
          misjudged.test(`${before}${matched}`) ||
          measured.test(text.slice(end, end + 70))
        )
          continue;
        if ((refused.test(text.slice(end, sentence.end)) || refusesFavour(sentence.text)) && because('negated'))
          continue;
        if (
          /\b(?:your|the) (?:[a-z0-9-]+ )?free trial\b|\btrial (?:ends|expires|ended|expired|has|is over)\b/i.test(
            sentence.text,
          ) &&
          /\b(?:ends?|expire[sd]?|ended|ending|over|extend)\b/i.test(sentence.text)
        )
          continue;
        if (/\bfree on orders\b/i.test(sentence.text)) continue;
        if (ofItsEffect.test(before) && effect.test(text.slice(end, end + 30))) continue;
        if (/^cover/i.test(matched) && bearsForGuests.test(sentence.text)) continue;
        if (/\bshipping$/i.test(matched) && paperwork.test(text.slice(end, end + 20)) && !handsOut.test(before))
          continue;
        if (/\bcode\b/i.test(matched) && opensDoor.test(sentence.text) && !lowers.test(sentence.text)) continue;
        if (/\bhouse$/i.test(matched) && building.test(text.slice(end, end + 12))) continue;
        if (asked.test(sentence.text) && isAsked(sentence)) continue;
        if (isNoOffer(text, sentence)) continue;
        if (/\btrial$/i.test(matched) && isTold(text, end, sentence) && !handsOut.test(before)) continue;
        if (
          /\bseats?$/i.test(matched) &&
          (toSitOn.test(text.slice(end, end + 40)) || placesByNumber.test(text.slice(end, end + 40)))
        )
          continue;
        if (
          /:/.test(matched) &&
          paperOfSale.test(text.slice(Math.max(0, start - PAPER_REACH), end + PAPER_REACH)) &&
          because('in_order')
        )
          continue;
        if (
          /\b(?:save|cut|reduce|lower|slash|shave|drop|knock|take)\b/i.test(matched) &&
          !isPriceCut(text, sentence.text, end)
        )
          continue;
        if (sentences.has(sentence.start)) continue;
        sentences.add(sentence.start);
        // The whole sentence is replaced, its end mark apart: an offer seldom leaves a sentence when cut out.
        const lead = /^(?:hi|hello|hey|dear)\b[^,\n]{0,40},\s+/i.exec(sentence.text)?.[0].length ?? 0;
        const from = start >= sentence.start + lead ? sentence.start + lead : sentence.start;
        const tail = /[.!?]+["')\]]*$/.exec(text.slice(from, sentence.end))?.[0].length ?? 0;
        yield { start: from, end: Math.max(end, sentence.end - tail) };
      }
    }
    for (const match of matchesNear(field, elsewhere)) {
      const start = match.index;
      const end = start + match[0].length;
      const sentence = sentenceOf(text, start, end);
      if (sentences.has(sentence.start) || noOfferElsewhere.test(sentence.text)) continue;
      // "Einen Nachlass von 20 %": the share may stand behind.
      const withShare = text.slice(start, Math.min(end + SHARE_BEHIND, sentence.end));
      if (isWithinLimit(withShare, settings.max_discount_percent) && because('within_limit')) continue;
      if (!isPromisedElsewhere(text, start, end, sentence, settings.approved_claims)) continue;
      sentences.add(sentence.start);
      const tail = /[.!?]+["')\]]*$/.exec(sentence.text)?.[0].length ?? 0;
      yield { start: sentence.start, end: Math.max(end, sentence.end - tail) };
    }
    for (const { start, end, sentence } of sentencesWith(field, priceFavours)) {
      if (sentences.has(sentence.start) || isApproved(text, start, end, settings.approved_claims)) continue;
      if (isWithinLimit(sentence.text, settings.max_discount_percent) && because('within_limit')) continue;
      if (
        theirsWord.test(sentence.text) ||
        isNoOffer(text, sentence) ||
        refused.test(text.slice(end, sentence.end)) ||
        refusesFavour(sentence.text) ||
        /\b(?:can't|cannot|unable|not able|never|no longer)\s(?:[a-z]{2,8}\s){0,2}$/i.test(
          text.slice(sentence.start, start),
        )
      )
        continue;
      sentences.add(sentence.start);
      yield {
        start: sentence.start,
        end: sentence.end - (/[.!?]+["')\]]*$/.exec(sentence.text)?.[0].length ?? 0),
        confidence: 0.75,
      };
    }
  },
});

/** True where a sentence speaks of a price somebody else gives, of one agreed before, or of none. */
function isNoOffer(text: string, sentence: Sentence): boolean {
  if ((isOfferOfOthers(text, sentence) || isPriceElsewhere(sentence.text)) && because('others')) return true;
  if ((tellsDiscountBack(sentence.text) || confirmsDiscount(sentence.text)) && because('in_order')) return true;
  if (asksAfterDiscount(sentence) && because('question')) return true;
  if (owedUnderContract.test(onOneLine(sentence.text))) return true;
  if (isUnoccupied(sentence.text) || tellsOfNoCharge(sentence.text)) return true;
  if (ownRight.test(onOneLine(sentence.text))) return true;
  if (wronglyBilled.test(onOneLine(sentence.text)) && because('in_order')) return true;
  return offTarget.test(onOneLine(sentence.text)) || mendsOwnFault(text, sentence);
}

/** True where those who have what ends at a place are spoken of, and it is not set up for the reader. */
function isTold(text: string, end: number, sentence: Sentence): boolean {
  const after = text.slice(end, sentence.end);
  return havers.test(after) && !/\b(?:for|to) you(?:r|rs)?\b/i.test(after);
}

function isWithinLimit(matched: string, limit: number): boolean {
  const shares = [
    ...matched.matchAll(
      /(\d{1,3}(?:[.,]\d{1,2})?)\s?-?(?:%|percent|per cent|pct|prozent|procent|pour cent|por ciento|por cento)/gi,
    ),
  ];
  return shares.length > 0 && shares.every(([, share]) => Number((share ?? '').replace(',', '.')) <= limit);
}

/** "Cut churn by 30%" is a result; "cut the price by 30%" is a discount. */
function isPriceCut(text: string, sentence: string, end: number): boolean {
  if (result.test(text.slice(end, end + 40))) return false;
  if (/\b(?:off|discount|code|coupon)\b/i.test(sentence)) return true;
  if (
    /\b(?:churn|time|hours|tickets?|turnover|errors?|attrition|waste|cac|downtime|overhead|workload|spend|handle|costs? of|your costs?|operating|admin)\b/i.test(
      sentence,
    )
  )
    return false;
  return /\b(?:price|pricing|fees?|rate|quote|bill|invoice|subscription|plan|licen[cs]es?|seats?|contract|cost|if you|when you|sign|today|this (?:week|month|quarter)|annual|order|purchase|onboarding|set-?up|package|renewal)\b/i.test(
    sentence,
  );
}
