import { pattern } from '../../search/pattern.ts';

const numberWord =
  '(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|twenty[- ]five|thirty|forty|fifty|sixty|seventy|eighty|ninety)';
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
const hours = `(?:(?:${minute} ${instead} (?:${minute}|${hour})|${hour} ${instead} ${minute})(?! ?(?:[$€£]|euros?|pounds?|dollars?|per|each|apiece|a (?:seat|head|piece|month|user|box|night)))|(?<=\\b(?:take|see|fit|seat) (?:you|them|him|her|us) (?:in )?at )${hour} ${instead} ${hour}(?= ?(?:[.!,;]|$))|${hour} ${instead} ${hour}(?= ?\\?| (?:on|tomorrow|today|tonight|this (?:morning|afternoon|evening)|next|o'clock|in the (?:morning|afternoon|evening)|if that)))`;

/** A price lowered, something given away or a charge forgone, by wordings that offer it. */
export const discountOffers: readonly RegExp[] = [
  // A share or an amount off.
  pattern(
    `${percent} (?:off(?!-)|(?:e-?)?vouchers?|coupons?|promo codes?|gift cards?|discount|rebate|markdown|cheaper|lower price|price (?:cut|reduction|break)|reduction (?:in|of|on) (?:the |your |our )?(?:(?:annual|monthly|yearly|first|list|whole|full|standard) )?(?:price|pricing|fees?|list|rate|plan|subscription|licen[cs]es?|contract|package|renewal|invoice))(?: |(?=[^\\w-])|$)?(?:(?:your|the|our|all|any|annual|list|first|this) (?:[a-z-]{2,15} ){0,2}${priced})?`,
    `(?:a |an )?(?:special |one-time |exclusive |additional |extra |further )?(?:discount|rebate|price (?:cut|reduction|break)|markdown) of (?:up to )?(?:${percent}|${money})`,
    `${money} (?:off|discount|rebate|(?:account )?credit)(?: (?:your|the|our|any|per|toward|towards|on) [a-z]{2,15})?`,
    `(?:take|knock|shave|get|save|enjoy|give you|with|is) (?:another |up to )?\\d{1,6} ?(?:euros?|dollars?|pounds?|bucks|quid|usd|eur|gbp) off (?:your|the|any|each|every) (?:[a-z-]{3,12} ){0,2}${priced}`,
    `(?:deduct|subtract) (?:another |an extra |up to )?(?:${money}|\\d{1,6} ?(?:euros?|dollars?|pounds?|usd|eur|gbp)) from (?:your|the) (?:(?:first|next|second|annual|monthly|final|coming) ){0,2}(?:invoice|bill|order|renewal|subscription|price|fee|quote|total)`,
    `(?:knock|shave|slash|cut|drop|chop|reduce|lower|discount(?! (?:rates?|factors?|curve|window)\\b)) (?:[a-z']{2,12} ){0,5}(?:by )?(?:${percent}|${money})`,
    // What is taken by itself is a payment.
    `take (?:[a-z']{2,12} ){0,5}(?:${percent}|${money}) (?:or [a-z]{2,6} )?(?:off|out|away|from|less|down)`,
    `(?<!\\b(?:we|i) (?:do |must |don't |will )?)(?:save|get|enjoy|receive|claim) (?:yourself |an? |an extra |up to |another ){0,2}(?:${percent}|${money})(?= (?:if|when|on (?:your|our|the|any|all|annual|every)|by (?:signing|paying|committing|booking|ordering|switching|upgrading)|with (?:code|coupon|this|our)|today|this (?:week|month|quarter)|before|for(?! (?:the|those|these|that) (?:[a-z]{3,12} )?(?:days?|weeks?|months?|hours?|period|time)\\b)|your|when you)|[!])`,
    `${percent} ${occasion} (?:discount|rebate|markdown|reduction|price (?:cut|break))`,
    `(?:i|we)(?:'ve|'ll| have| will| can| could)? (?:got|get|gotten|arranged?|secured?|negotiated?|obtained?|won|found) (?:you|your team) (?:an? )?(?:extra |further )?${percent} (?:reduction|concession|price break|break)(?= ?(?:[.!,;]|$)| (?:if|when|for|until|this|off) | on (?:the|your|our) (?:[a-z-]{3,12} )?${priced})`,
    `${we} (?:can |could |will |would |might |also |maybe |even |probably |still |be able to ){0,4}(?:go|come|get|move|drop) (?:down|lower) (?:(?:by|another|an extra|an additional|a further|as much as|up to|maybe) ){0,2}(?:${percent}|${money})(?! (?:each|every|per|a) )`,
    `(?:enjoy|get|receive|claim|unlock|take|lock in) (?:up to |an? |an extra |extra |your ){0,2}(?:${percent}|${money}) (?:in |of )?savings? (?:on|off) (?:your|any|every|all|our|the) (?:(?:first|next|second|whole|entire|annual|monthly|new) ){0,2}(?:orders?|purchases?|bookings?|plans?|subscription|renewal|licen[cs]es?|seats?|set-?up|onboarding|package|contract|upgrade|months?|year)`,
    `(?:go|going|drop|come) (?:as low as|down to) ${percent} of (?:the |our )?(?:list|usual|normal|regular|standard|full|price|rate|fee)`,
    `(?:minus|less|take off) ${percent} and (?:we(?:'ve| have|'ve got| have got) (?:a|got a) deal|it(?:'s| is) (?:yours|a deal)|you(?:'ve| have) (?:a|got a) deal|we(?:'re| are) (?:agreed|done))`,
    // A line of a table of prices.
    `(?:your |our |total |special |${occasion} )?(?:discount|rebate) ?: ?(?:up to )?(?:${percent}|${money})(?! of )`,
    `${percent} (?:less|lower|cheaper|below) than (?:what(?:'s| is) )?(?:on )?(?:the|our) (?:page|list|price list|pricelist|site|website|tag|label|catalogue|usual|normal|published|shown|listed|quoted)`,
    `(?:half|1/2)[- ](?:price|off|the (?:usual |normal |list )?price(?! of (?:an? )?new\\b)(?! (?:lists?|sheets?|tables?|tags?|labels?|book)\\b| (?:and )?(?:is|are|was|falls) (?:due|paid|payable|owed)\\b))`,
    `(?:at|for) (?:half|a third|a quarter|a fraction) (?:of )?(?:the|our|its) (?:usual |normal |regular |list )?(?:price|cost|rate)`,
    `(?:bogo|buy one,? get one(?: free)?|two for (?:one(?! (?:of|o'clock|hour)\\b)|the price of one)|2[- ]for[- ]1|\\d for the price of \\d)`,
  ),
  // Given away.
  pattern(
    `(?:waive|waiving|waived|dropping|eliminate|forgo|absorb|comp|(?<!\\b(?:our|your|the|this|that|an?) )(?:drop|skip(?! (?:next |this |the next |the |a |one |that )?(?:week|month|quarter|year)s?(?!'s| (?:fee|bill|invoice|payment|charge|rent)))|scrap)|(?<=\\b(?:we|i|us|me|my treat|team|firm|company|side)(?:'ll|'d|'re|'m)?(?:,? (?:will|would|can|could|also|even|gladly|happily|fully|to|happy|are|am|and|or|waive|pay)){0,4} )cover)(?: (?:all|the|your|our|any|of|every|that|those|its|whole|entire|one-time|initial|usual|first|full|annual|monthly)){0,4} (?:[a-z-]{2,15} )?(?:${priced}|charges?|costs?)(?! (?:questions?|topic|column|row|line|field|discussion|debate|issue|tags?|stickers?|(?:on|from|of|in) (?:the |this |that )?(?:deal|ticket|line|form|spreadsheet|sheet|page|website|listing|label))\\b)`,
    // Users, seats and integrations are removed without a price in mind; of what is asked for them, it is a favour.
    `(?<!\\badd (?:or|and) )(?:remove|removing|take (?=(?:[a-z-]{2,15} ){1,5}(?:out|off)\\b)|(?:get|have|got|had)(?= (?:[a-z-]{2,15} ){1,5}(?:removed|waived|dropped|scrapped|taken (?:off|out))\\b))(?: (?:all|the|your|our|any|of|every|that|those|its|whole|entire|one-time|initial|usual|first|full|annual|monthly)){0,4} (?:[a-z-]{2,15} ){0,2}(?:fees?|charges?|costs?|surcharges?)(?! (?:questions?|topic|column|row|line|field|discussion|debate|issue|tags?|stickers?|(?:on|from|of|in) (?:the |this |that )?(?:deal|ticket|line|form|spreadsheet|sheet|page|website|listing|label))\\b)`,
    `(?:first|next|second|last|an extra|an additional|extra|one|two|three|four|six|\\d{1,2}|a|another|your first (?:one|two|three|\\d{1,2})|couple of|a full|bonus)[ -](?:[a-z]{3,5} )?(?:days?|weeks?|months?|quarters?|years?|users?|seats?|licen[cs]es?)(?: (?:of [a-z]{3,15}|on the [a-z]{3,15}|access|subscription))?(?: (?:is|are|will be|would be|comes|come|for|completely|entirely|absolutely|totally)){0,2} (?:free(?: of charge)?|on us|on me|on the house|complimentary|gratis|at no (?:extra |additional )?(?:cost|charge))`,
    `(?:free|complimentary|no-cost|gratis) (?:(?:first|extra|additional|bonus|second|full|${numberWord}|one|two|three|\\d{1,2})[ -])?(?:[a-z]{3,12} )?(?:months?|quarters?|years?|set-?up|onboarding|implementation|installation|integration|migration|licen[cs]es?|seats?|upgrade|shipping|activation|add-?ons?|training|subscription|support package|premium|pilot)`,
    `(?:(?:your|the|their|every|each) )?(?:very )?(?:first|initial|1st|opening|taster|trial|introductory|second|next) (?:(?:two|three|four|few|\\d{1,2}) )?(?:[a-z-]{3,14} )?(?:sessions?|lessons?|class(?:es)?|consultations?|visits?|appointments?|treatments?|hours?|box(?:es)?|deliver(?:y|ies)|rides?|workouts?|inspections?|assessments?|(?:hair)?cuts?|massages?|facials?|manicures?|valets?|call-?outs?|check-?ups?|cleans?|coffees?|drinks?|walks?|tastings?|bags?|bottles?)(?: (?:is|are|comes?|will be|would be))?(?: always| completely| totally| absolutely)? (?:free(?: of charge)?(?= ?(?:[.!,;:)-]|$|\\n| (?:for (?:you|new|all|every\\w{0,4}|members)|if you|when you|with|then|and)))|for free|on us|on me|on the house|gratis|complimentary|half[- ]price|at no (?:extra )?(?:cost|charge))`,
    '(?:free|complimentary|no-cost) (?:\\d{1,3}[- ]?(?:day|week|month) )?trial(?: period)?',
    `(?:\\d{1,3}|${numberWord}|one|two|three|fourteen|seven|full)[- ](?:day|week|month) (?:free|complimentary|no-cost) (?:trial|pilot|access)`,
    `(?:free|gratis|complimentary|at no (?:extra |additional )?(?:cost|charge)(?: to you)?|free of charge) for (?:the )?(?:first |next |a |your )?(?:full )?(?:\\d{1,3}|${numberWord}|one|two|three|four|six|twelve|a few|couple of)? ?-?(?:days?|weeks?|months?|quarter|years?)`,
    `(?:give|giving|offer|offering|grant|granting|get|gets|enjoy|have|arrange)(?: (?:you|your|team|whole|company|staff|everyone|them|all|our|the|a|of)){0,4} (?:free|complimentary) (?:access|use|usage)(?: to [a-z-]{3,14}(?: [a-z-]{3,14})?)? (?:until|till|through|during|for (?:a|an|one|two|three|four|six|the|\\d{1,2}))`,
    `(?:throw|throwing|include|including|add|adding|bundle|bundling|give|giving|get|offer|offering|provide|do|set up|handle|run|cover)(?: (?:in|you|your|the|our|all|a|an|of|team|us|premium|extra|onboarding|implementation|setup|set-up|training|migration|support|priority|integration|${priced})){1,6} (?:for free|free of charge|at no (?:extra |additional )?(?:cost|charge)|on the house|on us|gratis|for nothing|without charge|at zero cost)`,
    `(?:no|zero|without(?: any| a)?|skip the) (?:set-?up|onboarding|implementation|activation|installation|integration|migration|sign-?up|joining|cancellation|licen[cs]e|platform|service) (?:fees?|costs?|charges?)`,
    `(?:(?:set-?up|onboarding|implementation|activation|installation|integration|migration|sign-?up|joining|licen[cs]e|platform|service|training|subscription|delivery|shipping)(?: (?:fees?|costs?|charges?))?|fees?) ?: ?(?:waived|on us|on the house|gratis|complimentary|(?<!\\b(?:delivery|shipping) ?: ?)free(?: of charge)?(?= ?(?:[.!,;(]|$|\\n)))`,
    `seats? \\d{1,4} ?(?:-|\u2013|to|through|and up) ?\\d{0,4} (?:is|are|come|will be) (?:completely |entirely )?(?:free(?! (?:of(?! charge)|on|in|at|for|by|until|tonight|today|tomorrow|now|again|if you (?:want|would|prefer)) )|on us|on the house|gratis)`,
    `(?:you|your team)(?:'ll| will)? (?:won't|will not|don't|do not|never|not) (?:have to |need to |ever |be asked to ){0,2}pay (?:a (?:thing|penny|cent) |anything |extra |a single [a-z]{4,6} )?for (?:the |your |any |our ){0,2}(?:[a-z-]{3,12} )?${priced}(?! (?:that|which|you|we|it|until|before|unless) )`,
    `${priced}(?: (?:to|for) (?:[a-z-]{1,14} ){0,3}?[a-z-]{3,14})? (?:is|are|will be|would be|comes|come|costs?)(?: completely| totally| entirely| absolutely)? (?:free(?: of charge)?(?! (?:of|from) (?!charge))|on us|on me|on the house|waived|half[- ]price|discounted|complimentary|gratis|at no (?:extra )?(?:cost|charge))`,
  ),
  // Given away, by the thing, the time or the worth of it.
  pattern(
    `(?:give|let) you (?:have )?(?:the|an?|your|another) (?:[a-z-]{2,14} ){1,3}(?:for free|free of charge|for nothing|on the house|gratis|at no (?:extra |additional )?(?:cost|charge))`,
    `(?:you|your team)(?:'ll| will)? (?:won't|will not|don't|do not|never|not) (?:have to |need to )?pay (?:us )?(?:a (?:single )?(?:cent|penny|dime|thing)|anything) (?:until|till|before|for the (?:first|next)|in the first) (?:${date})`,
    `${month} (?:is|will be) (?:on us|on me|on the house)`,
    '(?:throw|chuck|toss|stick|pop|bung)(?:ing)? (?:in )?(?:the|an?|your|another|two|three) (?:[a-z-]{2,14} ){1,3}(?:in )?(?:for (?:nowt|nothing|free)|free of charge|gratis|at no (?:extra )?(?:cost|charge))',
    "(?:bring|refer|introduce|recommend) (?:a|your|one) (?:mate|friend|colleague|neighbour|partner|buddy|pal)[^.!?\\n]{0,24}\\b(?:and|then|&) (?:you|we)(?:'ll|'re)? (?:both |each )?(?:[a-z]{3,8} )?(?:for )?(?:half(?: (?:price|off))?|free|two for one|\\d{1,2} ?% (?:off|less))(?= ?(?:[.!,;]|$|\\n))",
    `${we} ?(?:can |could |will |would |happy to ){0,2}(?:absorb|swallow|stand|cover|eat) (?:the|your|all|any) (?:freight|carriage|postage|haulage|courier)(?: (?:charges?|costs?|fees?|bill))?(?! (?:back|of the (?:faulty|broken|wrong|damaged)))`,
    "(?:it's|it is|it'll be|it comes out|that's|that makes it) an? (?:fiver|tenner|hundred|grand|third|quarter|fifth|tenth) (?:cheaper|less)(?= ?(?:[.!,;]|$|\\n))",
    '\\d [a-z]{3,14} (?:for|4) the price of (?:\\d|one|two|three)',
    '(?:month|year|quarter|week|night) (?:one|two|three|[1-4]) (?:is|will be|comes) (?:on us|on me|on the house|free(?: of charge)?(?= ?(?:[.!,;]|$|\\n| (?:if|when|for you))))',
    `(?:(?:i|we)(?:'d be)? (?:can|could|happy to)|(?:i|we)(?:'m|'re| are| am) (?:happy|able|ready|willing) to) lose (?:the|that|your) (?:[a-z-]{2,15} ){0,2}(?:fees?|charges?|surcharges?)(?! (?:if|when|unless|should) (?!you\\b))`,
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
    `(?:use|apply|enter|redeem|with|quote|type)(?: (?:the|this|our|my|promo|coupon|discount|voucher|special|referral)){0,3} code:? (?!(?:slowly|carefully|again|twice|exactly|correctly|below|above|here|there|printed|shown)\\b)["']?[a-z0-9-]{3,20}["']?(?= (?:for|at|before|when|today|by|to (?:save|get|claim|unlock|redeem))|["'.!,]|$)`,
    '(?:special|exclusive|limited|one-time|introductory|founding[- ]member|early[- ]bird|loyalty|end-of-(?:quarter|year|month)|black friday|cyber monday|launch|promotional) (?:discount|discounted (?:rate|price)|promo(?:tional)? (?:rate|price|pricing)|introductory (?:rate|price|pricing))(?= (?:for you|for your|just for|if|when|on|available|of|ends|expires|until|this|today)|[!:])',
    `(?:cut|slash|chop|drop|reduce|lower) (?:the|your|our|that) (?:[a-z]{2,12} ){0,2}(?:price|pricing|rate|cost|fee|quote) (?:in half|to match|by (?:half|a third|a quarter)|for you|to (?:${money}|${percent}))`,
    `(?:we|i)(?:'ll| will| would|'d)? (?:not |won't |don't |do not |never )(?:be )?charg(?:e|ing) (?:you )?(?:anything )?for (?:the |your |any |those |these )?(?:[a-z-]{3,10} ){0,2}${priced}`,
    '(?:your|the) (?:first|second|third|next|other) [a-z]{3,12} (?:will )?(?:costs?|is|comes)(?: you)? (?:only |just )?half(?: as much| of (?:that|it)| the price|[- ]price)',
    '(?:add|give|get|send|receive|earn|claim|collect)(?: you)? (?:an? )?(?:extra |additional )?\\d{2,6} (?:bonus|free) (?:credits?|minutes|messages|points|miles|units|tokens|coins)',
    '(?:get|have|receive|with) (?:the|an?|your|our|all|two|three) [^.!?\\n]{3,30} thrown in',
    'treat you to (?:the|a|your) (?:[a-z]{3,10} )?(?:lessons?|sessions?|month|visit|night|upgrade|consultation|treatment|workshop|class|seat|check-?up)',
    `(?:book|buy|stay|take|order|rent) (?:for )?${few} (?:[a-z]{3,12} )?(?:and |but )?(?:you )?(?:only )?pay (?:only )?(?:for )?(?:only )?(?:one|${few})(?! (?:each|per|euros|dollars|pounds|days|weeks))`,
    'split the difference and (?:say|make it|call it|settle)',
    '(?:members|students|seniors|subscribers|pensioners|you) (?:always |all )?save (?:a (?:third|quarter|fifth|half|tenth)|half) (?:on|off) (?:all|every|your|our|any|the)[a-z]{0,6}',
    '(?:knock|take|strike|leave) (?:the|your|that|this) (?!(?:duplicate|double|wrong|incorrect|extra|second|mistaken)\\b)(?:[a-z-]{3,14} ){0,2}?(?:fees?|charges?|costs?|surcharge|deposit) off (?:your|the) (?:[a-z]{3,8} )?(?:bill|invoice|order|quote|total|account)',
    '(?:is|are|it|this|that|them) our (?:[a-z]{3,9} )?(?:gift|treat|present) to you',
    '(?:kids|children|students|seniors|pensioners|partners|under-?[a-z0-9]{1,8}s) (?:eat|stay|ski|swim|skate|ride|travel|fly|play|park|dine|go) (?:for )?free (?:at|in|with|on) (?:our|us)\\b',
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
    `(?:authori[sz]ed|allowed|able|free|happy|willing|prepared|ready|(?:i|we) (?:can|could|may|might)) (?:to )?(?:go|come) down (?:by )?(?:a|another) (?:half|third|quarter|fifth|sixth|tenth)(?= ?(?:[.!,;]|$|\\n| (?:if|for|on|when|today|from)))`,
    `your (?:first|next|second) (?:order|box|delivery|parcel|shipment|pallet) (?:ships|is shipped|will ship|goes out|travels|comes|will come|is delivered) (?:for )?free(?= ?(?:[.!,;]|$|\\n| (?:of charge|if|for|with|just|when)))`,
    `(?:let's say|how about|what about|(?:i|we)(?:'d|'ll)? (?:say|make it)|make it) ${percent} (?:less|off|lower|cheaper)`,
    "(?:get|gets|have|take|knock|here is|here's) (?:you )?(?:another )?an? (?:extra |further )?(?:fiver|tenner) off",
    `(?:okayed|ok'd|cleared|signed off(?: on)?|authori[sz]ed|green-?lit|got (?:you|me)) (?:you )?(?:an? )?(?:extra |further |special )?\\d{1,2}(?:[.,]\\d{1,2})? ?(?:%|percent|per cent) (?:reduction|cut|discount|rebate)`,
    "(?:mates'?|friends[- ]and[- ]family) rates?(?= ?(?:[.!,;]|$|\\n| (?:for|if|on|to)))",
    '(?:at|for|just|our|this|a) knock-?down (?:price|rate)s?',
    "(?:your|the) (?:first|next|second) (?:[a-z-]{3,14} ){1,2}(?:costs? you nothing(?! but)|comes? at no cost to you|(?:won't|will not) cost you (?:a thing|anything|a (?:cent|penny)))",
    '(?:both of you|you both|each of you|you and your friend)(?: will|[a-z]{2})? (?:get|save|receive) (?:[$\u20ac\u00a3] ?)?(?:\\d{1,4}|[a-z]{3,10}) ?(?:euros|dollars|pounds|bucks|quid|%|percent|per cent)? ?off',
    '(?:an? (?:third|quarter|fifth|tenth|half)|\\d{1,2} ?(?:%|percent|per cent)) (?:below|under|less than|lower than) what (?:[a-z]{3,14} ){1,3}pays?(?= ?(?:[.,;!]|$))',
    `(?:shave|knock|take|chop|cut|lop) (?:a|one|another) (?:half|third|quarter|fifth|sixth|tenth|chunk|bit|slice) off(?! (?:my|his|her|their|your (?:time|commute|morning)|the (?:[a-z-]{3,12} )?(?:time|queue|commute|run|journey|wait|weight|load|work|noise|downtime)\\b))`,
    `consider (?:it|that|them|this|the (?:[a-z-]{3,12} )?(?:fee|charge|cost)s?) (?:waived|gone|free|on us|on the house|scrapped)`,
    `(?<!\\b(?:on|at|near|behind|beside|from|to) )the (?:next|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|extra|other|last) (?:one |[a-z-]{3,12} )?(?:is|are|comes?|will be) (?:absolutely |completely )?(?:gratis|free(?! (?:on|at|for|in|from|of (?!charge)))|on us|on the house|half[- ]price)`,
    `(?:do|make it|give you|have it for|for|at|go with|offer) (?!${hours})(?:[$€£] ?)?\\d[\\d.,]{1,9} ?k?(?: ?(?:€|£|euros?|dollars?|pounds?))?(?: (?:a|per) [a-z]{3,8})? (?:instead of|rather than|not|down from) (?:[$€£] ?)?\\d[\\d.,]{1,9}`,
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
