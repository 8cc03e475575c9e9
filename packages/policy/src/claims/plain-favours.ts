import { facets } from '../text/sentence-facets.ts';

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
    all: [/\b(?:promo|promotion(?:al)?|discount|coupon|voucher) ?codes?(?: is)? ?[:=-] ?"?[a-z]{2,12}\d{0,3}\b/i],
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
      /\b(?:\d{1,2} ?(?:%|percent)|half(?: price)?(?= ?[.!,]|$)|[$\u20ac\u00a3] ?\d{1,4} off)/i,
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
    none: [elsewhere, /\b(?:volume|brightness|dose|temperature|resolution|screen|words?|pages?|weight)\b/i],
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
]);
