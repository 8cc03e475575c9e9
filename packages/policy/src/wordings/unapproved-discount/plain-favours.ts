import { facets } from '../../search/sentence-facets.ts';

const us = "(?:i|we|i'll|we'll|i'd|we'd|let me|let us|i'm|we're|i've|we've)";
const sum =
  '(?:[$\u20ac\u00a3] ?\\d[\\d.,]*|\\d[\\d.,]* ?(?:dollars|euros?|pounds|usd|eur|gbp|bucks|quid|percent|%)|an? (?:few )?(?:hundred|thousand)(?: (?:dollars|euros|pounds))?)';
/** Of others, of the past, or asked for. */
const elsewhere =
  /\b(?:your (?:supplier|insurer|bank|landlord|employer|customers?)|customers? (?:save|get)|clients? (?:save|get)|student id|asked|question|policy|tax|emissions?|staff|headcount|noise|speed|weight|power|heating|salary|wages?)\b|\?/i;

/** Less to pay, in a sentence of few words: "I'll take 100 dollars off", "promo code: SPRING20". */
export const plainFavours = facets([
  {
    isShort: true,
    all: [
      new RegExp(`\\b${us}\\b`, 'i'),
      new RegExp(
        `\\b(?:take|knock|shave|drop|cut|deduct|lop|slice|get you) (?:off )?(?:another |an extra )?${sum}`,
        'i',
      ),
      /\boff\b/i,
    ],
    none: [elsewhere, /\b(?:days? off|time off|the clock|minutes|kilos|hours)\b/i],
  },
  {
    isShort: true,
    all: [
      new RegExp(
        `\\b(?:${us}|i'm able to|we're able to|happy to|glad to)(?: (?:can|could|will|would|gladly|happily|am able to|are able to|am happy to|may))* (?:lower|reduce|drop|cut|slash|trim|halve|sharpen|bring down|come down on|improve)\\b`,
        'i',
      ),
      /\b(?:the|our|your|my|this) (?:[a-z]{3,12} )?(?:prices?|fees?|rates?|quote|charges?)\b(?! (?:tags?|lists?|labels?|lines?|fields?|columns?|rows?))/i,
    ],
    none: [
      elsewhere,
      /\b(?:error|failure|open|bounce|churn|conversion|response|interest|frame|refresh|sample|heart|how|your (?:shipping|energy|agency|bank|card|processing|admin|cloud|hosting) (?:prices?|fees?|rates?|charges?))\b/i,
    ],
  },
  {
    isShort: true,
    all: [
      new RegExp(`\\b${us}\\b`, 'i'),
      /\b(?:give|offer|get|do|make|find|quote)(?: you)? (?:an? |our |the )(?:much )?(?:better|lower|special|lowest|best|cheaper|reduced|friendlier|preferential|discounted) (?:possible )?(?:price|rate|deal|quote|fee)\b/i,
    ],
    none: [elsewhere, /\b(?:to|help you) (?:find|get) (?:the|a)\b/i],
  },
  {
    isShort: true,
    all: [
      /\b(?:there's|there is|here's|here is|we have|i have|i've got|we've got|you have|you've got|enjoy|claim|get|grab|take)\b/i,
      /\b(?:discounts?|\d{1,2} ?(?:%|percent) savings?|savings of|price cut|(?:gift card|voucher|coupon|cashback) (?:of|for|worth|on us)|[$\u20ac\u00a3] ?\d{1,4} (?:gift card|voucher|coupon|cashback))\b/i,
      /\b(?:for you|waiting|on your|just for|today|this week|gift card|savings?|voucher|coupon|cashback)\b/i,
    ],
    none: [elsewhere, /\b(?:no|not|\w{1,8}n't|expired|invoice|receipt|lost|bought|redeem\w*|energy|lives?)\b/i],
  },
  {
    isShort: true,
    all: [
      /\b(?:promo|promotion(?:al)?|discount|coupon|voucher) ?codes?(?: is)? ?[:=-] ?"?(?!https?:|www\b)[a-z]{2,12}\d{0,3}\b/i,
    ],
    none: [/\b(?:field|enter|your code|missing|invalid|expired|n\/a|none|tbd|unknown)\b|\?/i],
  },
  {
    isShort: true,
    all: [
      new RegExp(
        `\\b(?:${us})(?: (?:can|could|will|would|gladly|happily|am able to|are able to))* (?:do|add|include|build|train|upgrade|run|host|give|throw|set|install|migrate|design|write)\\b`,
        'i',
      ),
      /\b(?:for free|for nothing|without charge|free of charge)\b/i,
    ],
    none: [
      elsewhere,
      /\b(?:faulty|broken|defect\w*|damaged|wrong|replac\w+|repairs?|again|warranty|sorry|mistake|error|recall|missing|library|council|charity|volunteers?|school|members|patients|pupils|residents)\b/i,
    ],
  },
  {
    isShort: true,
    all: [
      /\b(?:early[- ]birds?|students?|members|seniors|newcomers|new customers|first[- ]time (?:buyers|customers)|subscribers|everyone|teachers|veterans)\b/i,
      /\b(?:saves?|gets?|pays?|receives?|enjoys?)\b/i,
      /\b(?:\d{1,2} ?(?:%|percent)(?! of (?:the|all|our) (?:seats|places|tickets|votes|rooms|hall|time))|half(?: price)?(?= ?[.!,]|$)|[$\u20ac\u00a3] ?\d{1,4} off)/i,
    ],
    none: [elsewhere, /\b(?:on average|marks?|grades?|questions?|of the (?:votes?|time))\b/i],
  },
  {
    isShort: true,
    all: [
      /\b(?:approval|approved|permission|sign-off|cleared|authori[sz]ed|green light|okay from|agreed)\b/i,
      /\b(?:\d{1,2} ?(?:%|percent) (?:off|less|lower|reduction|discount|rebate)|(?:an? )?(?:discount|price cut|lower (?:price|rate)|rebate|price reduction))\b/i,
      new RegExp(`\\b(?:${us}|my (?:boss|manager|director)|management|finance)\\b`, 'i'),
    ],
    none: [elsewhere],
  },
  {
    isShort: true,
    all: [
      new RegExp(
        `\\b${us}(?: (?:can|could|will|would|may|be happy to|am happy to|are happy to|happily|gladly))*\\b`,
        'i',
      ),
      /\b(?:take off|drop|skip|leave out|remove|forget|cancel|absorb) the (?:[a-z-]{3,14} )?(?:charges?|fees?|delivery|shipping|postage|surcharge)\b(?! (?:line|field|column|row|form|tag|note))/i,
    ],
    none: [elsewhere, /\b(?:cancel the (?:order|delivery|shipping)|drop the delivery|late|wrong|mistake|error)\b/i],
  },
  {
    isShort: true,
    all: [
      new RegExp(`\\b(?:${us}|we're|we are)\\b`, 'i'),
      /\b(?:do (?:it|this|the (?:lot|job|project)) for half|make (?:it|this) cheaper|(?:cutting|dropping|slashing|lowering|reducing) (?:our |the |all )?prices|(?:offering|selling|giving) (?:it|them|this) (?:to you )?(?:at|for) (?:a reduced|half|a lower|a special|cost)|add (?:an? |one )?(?:extra|free|additional) (?:month|seat|licen[cs]e|user|week|session)|have it at cost)\b/i,
    ],
    none: [elsewhere],
  },
  {
    isShort: true,
    all: [
      /^(?:here (?:is|are)|here's|enjoy|save|get|take|your discount)\b/i,
      /\b(?:(?:[$\u20ac\u00a3] ?\d[\d.,]*|\d[\d.,]* ?(?:dollars|euros?|pounds)|a hundred (?:dollars|euros|pounds)) off|discount is (?:waiting|ready|here|on)|(?:a|one|two|three) free (?:months?|weeks?|seats?|sessions?)|[a-z]{3,8} hundred (?:dollars|euros|pounds)|a hundred (?:dollars|euros|pounds))\b/i,
    ],
    none: [elsewhere, /\b(?:energy|invoice|receipt)\b/i],
  },
  {
    isShort: true,
    all: [
      /\b(?:buy|order|book|take|pay for) (?:one|two|three|\d)\b/i,
      /\bget (?:one|two|three|another|the (?:second|third|next)|\d)(?: more)? (?:for )?free\b/i,
    ],
    none: [elsewhere, /\b(?:banner|poster|campaign|slogan|sign|your (?:shop|store|site))\b/i],
  },
  {
    isShort: true,
    all: [
      /\b(?:our|my|the) (?:best|lowest|very best|special|friends?) (?:price|rate|offer|deal) (?:for you|just for you|yet)\b|\byou(?:'ll| will)? pay (?:a lot |much |far |even )?less than\b|\byou (?:can )?(?:have|get) it at (?:cost|half price|a lower price)\b/i,
    ],
    none: [elsewhere],
  },
  {
    isShort: true,
    all: [
      /\b(?:[$\u20ac\u00a3] ?\d[\d.,]*|\d[\d.,]* ?(?:dollars|euros?|pounds|bucks|quid)|a (?:hundred|thousand) (?:dollars|euros|pounds)) (?:off|less|cheaper)\b/i,
      /\b(?:we|i|we'll|i'll|you|you'll|your|get|take|enjoy)\b/i,
    ],
    none: [elsewhere, /\b(?:off the|paid|pay|earn|earned|spent|was|were|than)\b/i],
  },
  {
    isShort: true,
    all: [
      new RegExp(`\\b${us}\\b`, 'i'),
      /\b(?:reduce|lower|cut|drop|bring) (?:it|this|that|the (?:bill|total|invoice|price|quote)) (?:down )?(?:by|to)\b|\b(?:give|sell|offer|let you have|do) it (?:to you )?(?:for|at) (?:less|half|a lower|a better)\b|\bknock off the (?:vat|tax|delivery|shipping|postage|fee)\b/i,
    ],
    none: [
      elsewhere,
      /\b(?:volume|brightness|dose|temperature|resolution|screen|words?|pages?|weight|minutes?|hours?|seconds?|length|inch(?:es)?|[cm]m)\b/i,
    ],
  },
  {
    isShort: true,
    all: [
      /^(?:there (?:is|are) |there'll be |you pay )?no (?:[a-z-]{3,14} )?(?:fees?|charges?|payments?|costs?)\b/i,
      /\b(?:for|in|during|until) (?:the |your )?(?:first|next|whole|\d{1,2}|one|two|three|six) ?(?:year|months?|weeks?|days?|quarter|order)?\b/i,
    ],
    none: [elsewhere],
  },
  {
    isShort: true,
    all: [/^pay (?:only |just )?(?:\d{1,2} ?(?:%|percent)|half)/i, /\b(?:only|just|today|now|half)\b/i],
    none: [elsewhere],
  },
  {
    isShort: true,
    all: [
      /^(?:you(?:'ll| will| can)? )?save (?:up to |at least |over )?(?:\d{1,2} ?(?:%|percent)|half|an? (?:third|half|quarter)|[$\u20ac\u00a3] ?\d[\d.,]*|\d[\d.,]* ?(?:dollars|euros?|pounds)) (?:now|today|tonight|on (?:your|the|our|all|every|any) (?:[a-z]{3,12} )?(?:orders?|subscriptions?|plans?|invoices?|purchases?|licen[cs]es?|seats?|tickets?|packages?|month|year|price)|when you (?:order|sign|buy|pay|switch))\b/i,
    ],
    none: [elsewhere],
  },
  {
    isShort: true,
    all: [
      /\b(?:authori[sz]ed|allowed|able|permitted|cleared|free|ready|prepared|willing|happy|glad) to (?:give|offer|grant|do)(?: you)?(?: up to| an extra| another| a full)? (?:\d{1,2} ?(?:%|percent)|half)(?! (?:of the|more|increase))/i,
    ],
    none: [elsewhere, /\b(?:equity|shares?|commission|margin|effort)\b/i],
  },
  {
    isShort: true,
    all: [
      /\b(?:go|come|sell it|offer it) (?:\d{1,2} ?(?:%|percent)|[$\u20ac\u00a3] ?\d[\d.,]*|even|much|a bit|a little) (?:lower|cheaper|less|down)\b/i,
      new RegExp(`\\b${us}\\b`, 'i'),
    ],
    none: [elsewhere, /\b(?:shelf|floor|level|hill|street|volume|stairs)\b/i],
  },
  {
    isShort: true,
    all: [
      /\bmy (?:boss|manager|director|cfo)\b|\bmanagement\b/i,
      /\b(?:into|to|for|approved|okayed|gave|agreed)\b/i,
      /\b\d{1,2} ?(?:%|percent)(?= ?[.!,]|$| (?:off|for you|discount))/i,
    ],
    none: [elsewhere],
  },
  {
    isShort: true,
    all: [
      /\b(?:we|i)(?:'ve| have)? (?:just |now )?(?:slashed|cut|halved|lowered|reduced|dropped) (?:our|the|all|your) (?:[a-z]{3,10} )?(?:prices?|rates?|fees?)\b(?! (?:tags?|lists?|labels?|lines?|fields?|columns?|rows?|limits?))|^(?:our |all |the )?(?:prices?|rates?|fees?|plans|packages|everything) (?:is|are|has been|have been) (?:now )?(?:reduced|slashed|cut|lowered|halved|discounted|marked down)\b/i,
    ],
    none: [
      elsewhere,
      /\b(?:last (?:year|month)|in (?:\d{4}|january|march|may|june)|energy|oil|gas|error|churn|bounce)\b/i,
    ],
  },
  {
    isShort: true,
    all: [
      /^(?:it's |it is |this is |completely |totally |our [a-z-]{3,14} is )?free (?:for|until|in) (?:you[.! ]*$|life|the first|your first|all (?:new|of)|every new|new|early|one|two|three|six|\d{1,3}|students|startups|nonprofits)/i,
      /\b(?:users?|customers?|teams?|months?|years?|seats?|students|startups|members|nonprofits|you|life|clients|companies|orders?)\b/i,
    ],
    none: [
      elsewhere,
      /\b(?:event|webinar|talk|session|entry|parking|museum|course|concert|lunch|coffee|call|chat|newsletter|guide|library|hours?|minutes?)\b/i,
    ],
  },
  {
    isShort: true,
    all: [
      /\bthere(?:'s| is|'ll be| will be) (?:absolutely )?(?:no|zero) (?:extra |additional )?(?:charge|cost|fee|payment)s? (?:for|on|during) (?:the |your |any )?(?:set-?up|support|training|onboarding|implementation|migration|installation|delivery|shipping|first|second|extra|additional|upgrades?|seats?|licen[cs]es?|integration)\b/i,
    ],
    none: [elsewhere],
  },
  {
    isShort: true,
    all: [
      /\bfor the price of (?:one|two|the|our)\b/i,
      /\b(?:get|have|take|buy|two|three|premium|upgrade|all|enjoy|receive)\b/i,
    ],
    none: [elsewhere],
  },
  {
    isShort: true,
    all: [
      /\b\d{1,2} ?(?:%|percent) (?:reduction|discount|rebate|price cut|price reduction)\b(?! in )/i,
      /\b(?:(?:is|are) (?:yours|waiting|possible|available|included|on the table|guaranteed)|yours|for you|you(?:'ll| will)? get|comes with)\b/i,
    ],
    none: [elsewhere],
  },
  {
    isShort: true,
    all: [
      /\b(?:students|members|seniors|new customers|first-time buyers|subscribers|teachers|veterans|startups|nonprofits|loyal customers|early adopters) (?:get|receive|enjoy|pay|save|are given)\b/i,
      /\b(?:an?|our|the) (?:[a-z]{3,10} )?(?:discount|reduction|rebate|lower (?:price|rate)|special (?:price|rate)|free (?:month|seat|year|trial|upgrade))\b|\b\d{1,2} ?(?:%|percent)(?: (?:off|less|today|now))?[.! ]*$/i,
    ],
    none: [/\b(?:not|\w{1,8}n't|on average|time|energy|policy)\b|\?/i],
  },
  {
    isShort: true,
    all: [/\bpay for (?:one|two|three|\d)\b/i, /\b(?:get|take|receive|use|have) (?:one|two|three|four|\d)\b/i],
    none: [elsewhere],
  },
  {
    isShort: true,
    all: [
      /^(?:(?:i|we)(?:'ve| have)? (?:got|secured|arranged) (?:you )?a (?:[a-z]{3,9} )?discount|(?:i'm|we're|we are|i am) giving you \d{1,2} ?(?:%|percent)|(?:take|get) (?:two|three|four),? (?:and )?pay (?:for )?(?:one|two|three))(?!\w)/i,
    ],
    none: [elsewhere],
  },
]);
