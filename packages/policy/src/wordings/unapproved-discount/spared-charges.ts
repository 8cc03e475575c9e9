import { facets } from '../../search/sentence-facets.ts';

/** What others spare others, what was put on a bill by mistake, and what asks or denies. */
const elsewhere =
  /\b(?:they|their|he|she|his|her|competitors?|suppliers?|landlord|council|government|insur\w{2,5}|mistake|error|wrongly|twice|duplicate|cancell?ed|refund\w{0,4}|can't|cannot|unable|unless|whether|survey|study)\b|\?\W*$/i;

/** A charge that the reader is spared, and what is sold for less than others pay. */
export const sparedCharges = facets([
  // "Because you referred Ana, there will be no invoice in March."
  {
    all: [
      /\b(?:(?:there(?:'ll| will)? be|you(?:'ll| will)? (?:get|see|receive|have)|i(?:'ll| will) send(?: you)?|we(?:'ll| will) send(?: you)?|expect) no (?:invoice|bill|charge|fee|payment))\b/i,
      /\b(?:in (?:january|february|march|april|may|june|july|august|september|october|november|december)|(?:this|next|that) (?:month|quarter|year)|for (?:the|your) (?:first|next|last|second|third|two|three)|until (?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn)|because you|as a (?:thank|reward)|if you (?:sign|join|order|refer|recommend))\b/i,
    ],
    none: [elsewhere, /\b(?:credit balance|in credit|prepaid|paid (?:in advance|up)|covered by)\b/i],
  },
  // "I am prepared to let you have it at cost", "I managed to get you the non-profit rate".
  {
    all: [
      /\b(?:let|give|get|got|sell|sold|offer|secure|secured|wangle|arrange|put|grant|save|keep)(?: it| this| them)?(?: to)? you(?:r (?:team|firm|company|school|club|charity))?\b/i,
      /\b(?:at (?:cost|cost price|our cost|(?:the )?(?:dealer|staff|trade|wholesale|partner|insider|employee|founder'?s?|student|non-?profit|early-bird)(?:'s)? (?:price|rate))|(?:the|our|a) (?:non-?profit|charity|student|staff|employee|partner|dealer|trade|wholesale|early[- ]bird|founder'?s?|founding|friends and family|loyalty|education(?:al)?|academic|start-?up|government|insider|grandfathered) (?:rate|price|pricing|tariff|terms|tier|plan)|(?:well )?(?:below|under) (?:the )?list(?: price)?)\b/i,
    ],
    none: [elsewhere, /\b(?:carer|disability|if you qualify)\b/i],
  },
  // "Your loyalty earns you 15 percent this time round."
  {
    all: [
      /\b(?:loyalty|referral|patience|order|booking|renewal|subscription|sign-?up|recommendation|membership|status|early (?:order|payment)|prompt payment|paying (?:early|up front|upfront|annually)|volume)\b/i,
      /\b(?:earns?|gets?|brings?|buys?|saves?|wins?|nets?|gives?|entitles?|qualifies) you (?:to |for |another |an extra |an additional |a further |up to )*\d{1,2}(?:[.,]\d)? ?(?:%|percent|per cent)(?! (?:more|faster|fewer|higher))/i,
    ],
    none: [elsewhere, /\b(?:energy|fuel|time(?! round)|hours|space|traffic|interest|cashback|the bank)\b/i],
  },
  // "Our CFO just approved a price cut for your account."
  {
    all: [
      /\b(?:approved|signed off(?: on)?|agreed to|okayed|cleared|green-?lit|got (?:you )?(?:approval|clearance) for|pushed through)\b/i,
      /\b(?:price (?:cut|reduction|drop|break)|discount|rebate|concession|special (?:price|rate)|(?:lower|reduced|better) (?:price|rate))\b/i,
      /\b(?:for (?:you|your [a-z]{3,12})|your account|to you)\b/i,
    ],
    none: [elsewhere],
  },
  // "New customers get two months for free."
  {
    all: [
      /\b(?:new|existing|loyal|first[- ]time|early|all (?:of )?our|our|returning) (?:customers|clients|members|users|subscribers|teams) (?:always |will |can |also )?(?:get|receive|enjoy|have|pay)\b/i,
      /\b(?:for free|free of charge|at no (?:charge|cost)|half (?:price|off)|\d{1,2} ?(?:%|percent) (?:off|less)|nothing)\b|\bfree (?:months?|weeks?|shipping|delivery|setup|training|seats?|upgrade|year)\b/i,
    ],
    none: [elsewhere, /\b(?:newsletter|webinar|library|wi-?fi|parking)\b/i],
  },
  // "We can offer skipping the set-up fee."
  {
    all: [
      /\b(?:skip(?:ping)?|waiv(?:e|ing)|forgo(?:ing)?|forget(?:ting)? (?:about )?|leav(?:e|ing) out|drop(?:ping)?)\b/i,
      /\b(?:the|your|any|that) (?:[a-z-]{3,12} )?(?:fees?|surcharge|set-?up cost|deposit)\b/i,
      /\b(?:(?:we|i)(?:'ll|'d| can| could| will| would|'m happy to|'re happy to)?|offer|for you|let's say we) (?:also |even |gladly |happily |just |simply )?(?:skip|waiv|forgo|forget|leav|drop)\w{0,5}\b/i,
    ],
    none: [
      elsewhere,
      /\b(?:i'd rather|question|topic|can't|cannot|don't|not|never|if you (?:skip|drop)|drop off|line)\b/i,
    ],
  },
  // "Consider the implementation my treat."
  {
    all: [
      /\b(?:consider|call|regard|take|make|count|let|leave|the|your|this|that)\b[^.!?]{0,40}\b(?:my treat|our treat|on me|on us|on the house|a gift(?: from (?:me|us|our [a-z]{3,12}))|our gift(?: to you)?|my gift(?: to you)?|with our compliments)\b/i,
      /\b(?:implementation|set-?up|onboarding|migration|installation|integration|training|months?|licen[cs]es?|seats?|upgrade|delivery|shipping|workshop|audit|consultation|session|module|add-?on|support|fees?|charges?|plan|subscription|report|review|first [a-z]{3,12})\b/i,
    ],
    none: [
      elsewhere,
      /\b(?:coffee|lunch|dinner|drinks?|breakfast|cake|the blame|fault)\b|\b(?:depend(?:s|ing)?|rel(?:y|ies)|counts?|than) on (?:me|us|your)\b/i,
    ],
  },
  // "I'd knock off the VAT for you."
  {
    all: [
      /\b(?:i|we)(?:'ll|'d| can| could| will| would|'m happy to|'re happy to| am happy to| are happy to)? (?:also |even |gladly |happily |just )?(?:knock|take|leave|shave|chop|strip|drop) (?:off|away) (?:the|your|any|all) (?:[a-z-]{3,12} )?(?:vat|tax|taxes|gst|delivery|postage|shipping|cents|surcharges?|extras?|fees?|booking fee|service charge|last)\b/i,
    ],
    none: [elsewhere],
  },
  // "For the pilot you don't pay a cent."
  {
    all: [
      /\byou(?:'ll| will)? ?(?:(?:don't|do not|won't|will not|needn't|never) (?:have to )?pay (?:a (?:cent|penny|dime|thing|euro|pound|dollar|rupee)|anything|any (?:fee|charge)|us (?:a|anything))|pay (?:us )?(?:absolutely |exactly )?(?:nothing|zero|nil)|aren't charged (?:a|anything))\b/i,
      /\b(?:for the (?:pilot|trial|first|set-?up|onboarding|test|migration|next|duration|whole|entire|training|installation|add-?on|module|extra)|(?:during|in|throughout) the (?:pilot|first|trial|test|next)|until (?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|the new year|next year))\b/i,
    ],
    none: [elsewhere],
  },
  // "There's wiggle room on the price if you can commit by Thursday."
  {
    all: [
      /\b(?:wiggle room|room (?:to (?:move|manoeuvre|maneuver|negotiate|play)|for negotiation)|leeway|some give|flexib(?:le|ility)|(?:we|i) can (?:be flexible|budge|bend|work something out)|can be (?:talked|negotiated) (?:down|about)|negotiable|open to (?:offers|negotiation))\b/i,
      /\b(?:(?:on|in|with|about|for|over) (?:the |our |that |your )?(?:[a-z]{3,12} )?(?:price|prices|pricing|rates?|fees?|quote|costs?|numbers?|figures?)|(?:the|our|that) (?:price|pricing|rate|fee|quote|figure) (?:is|are)(?: still| always| quite)?)\b/i,
      /\b(?:if you|should you|once you|when you|for you|provided|as long as|we|i|our)\b/i,
    ],
    none: [elsewhere, /\b(?:no|not|n't|never|fixed|flexible (?:payment|working|hours|plans?))\b/i],
  },
  // "For you we would make an exception and invoice just the half of it."
  {
    all: [
      /\b(?:we|i)\b/i,
      /\b(?:invoic(?:e|ing)|bill(?:ing)?|charg(?:e|ing))(?: you)?(?: for)? (?:only |just |merely |no more than )(?:the |a |one )?(?:half|third|quarter|fifth|two thirds|\d{1,2} ?(?:%|percent|per cent)|(?:first|second|smaller|basic|bare) [a-z]{3,12})\b/i,
    ],
    none: [elsewhere],
  },
  // "The upgrade will be yours without any surcharge if we can close this by the 30th."
  {
    all: [
      /\b(?:without|at no|with no|for no)(?: any| an?| further| extra| additional| added)* (?:surcharge|supplement|mark-?up|add-?on fee|(?:extra|additional|added|further) (?:charge|cost|fee)s?)\b/i,
      /\b(?:yours|throw in|include|included|get|have|receive|upgrade|premium|move you|put you|add|give you|switch you)\b/i,
      /\b(?:if (?:you|we)|when you|once you|for you|for the (?:first|next)|during the (?:first|next)|this (?:week|month|quarter)|until|before|as a|since you)\b/i,
    ],
    none: [
      elsewhere,
      /\b(?:replacement|warranty|repair\w{0,3}|standard|always|every customer|already|allergen|room service)\b/i,
    ],
  },
  // "I have been given the green light to lower the quoted amount by 2,000."
  {
    all: [
      /(?<!not (?:yet )?)\b(?:green light|go-ahead|permission|approval|authority|authori[sz]ation|authori[sz]ed|clearance|sign-off|ok(?:ay)?|blessing|allowed|cleared) (?:from [a-z ]{3,20} )?to (?:also |even )?(?:lower|reduce|cut|drop|shave|trim|discount|waive|knock|take|offer|give|halve)\b/i,
      /\b(?:prices?|amount|quote|quoted|fees?|rate|bill|invoice|total|costs?|figure|discount|subscription|charge)\b/i,
      /\b(?:i|we|my (?:boss|manager|director)|our)\b/i,
    ],
    none: [elsewhere, /\b(?:spending|budget|headcount|emissions|carbon)\b/i],
  },
  // "Renew early and you'll be charged last year's tariff."
  {
    all: [
      /\byou(?:'ll| will|'d| would)? (?:only |just |still )?(?:be (?:charged|billed|invoiced)|pay|keep|get|have)(?: only| just| at)? (?:last year's|the old|your old|the previous|the former|today's|the 20\d\d|the original) (?:[a-z]{3,10} )?(?:prices?|rates?|tariff|fees?|terms)\b/i,
      /\b(?:if you|renew|sign|order|commit|book|early|before|until|for (?:another|the next|a further)|stay)\b/i,
    ],
    none: [elsewhere, /\b(?:rent|energy|electricity|water|train|bus)\b/i],
  },
  // "I've removed the travel costs from the offer", "we can offset the switching costs with a payment of $1,000".
  {
    all: [
      /\b(?:i|we)(?:'ve| have|'ll| will|'d| can| could)? (?:already |also |just |gladly |happily )?(?:remov(?:e|ed)|tak(?:e|en) (?:out )?|took (?:out )?|struck|strike|dropp?(?:ed)?|delet(?:e|ed)|left out|leave out|cross(?:ed)? out)\b/i,
      /\b(?:the|your|all|any) (?:[a-z-]{3,12} )?(?:costs?|fees?|charges?|surcharges?|expenses)\b/i,
      /\b(?:from|out of|off) (?:the|your|our|this) (?:[a-z]{3,12} )?(?:offer|quote|proposal|invoice|bill|estimate|order|total|price)\b/i,
    ],
    none: [
      elsewhere,
      /\b(?:as you asked|you requested|because you (?:do|cancel|no longer)|not needed|since you no longer)\b/i,
    ],
  },
  {
    all: [
      /\b(?:we|i)(?:'ll| will|'d| can| could| would)? (?:also |even |gladly |happily )?(?:offset|absorb|bear|take over|pick up|swallow|contribute to|cover|pay)\b/i,
      /\b(?:switching|migration|moving|transition|exit|termination|changeover|onboarding|set-?up|import)\b[^.!?]{0,14}\b(?:costs?|fees?|charges?|expenses|bill|penalt(?:y|ies))\b/i,
      /\byou(?:r|rs)?\b/i,
    ],
    none: [elsewhere],
  },
  // "The set-up charge would be dropped altogether for early adopters such as you."
  {
    all: [
      /\b(?:set-?up|onboarding|implementation|installation|joining|activation|booking|delivery|licen[cs]e|admin(?:istration)?|training|migration|first|annual|monthly|service) (?:fees?|charges?|costs?|premium|payment)\b/i,
      /\b(?:will|would|can|could|shall|'ll|'d) (?:then |also |gladly )?be (?:dropped|scrapped|lifted|removed|forgone|written off|taken off|struck off|cancelled out|set to zero|absorbed|borne by us)\b/i,
      /\b(?:for|if) (?:you|your|early|new|the first|members|customers|subscribers|us)\b|\b(?:altogether|entirely|completely|in full)\b/i,
    ],
    none: [elsewhere],
  },
  // "Our managing director has agreed to a rebate of 5,000 pounds", "we are pleased to extend a concession of 12%".
  {
    all: [
      /\b(?:agree[ds]?|approve[ds]?|sign(?:ed)? off(?: on)?|authori[sz]e[ds]?|grant(?:ed|s)?|okayed|cleared|extend(?:ed|ing)?|offer(?:ed|ing)?|pass(?:ed)? on|give|giving|allow(?:ed|ing)?|arranged?|secured?|appl(?:y|ied)|deduct(?:ed)?)\b[^.!?]{0,24}\b(?:rebates?|concessions?|reductions?|price cuts?|money off|allowances?|markdowns?|discounts?)\b/i,
      /\b(?:rebates?|concessions?|reductions?|price cuts?|allowances?|markdowns?|discounts?) of (?:up to |about |around |at least )?(?:[$\u20ac\u00a3\u20b9] ?\d|\d|one|two|three|five|ten|twelve|fifteen|twenty|thirty|a (?:third|quarter|half|fifth|tenth))/i,
      /\b(?:you|your|yours)\b/i,
    ],
    none: [elsewhere, /\b(?:emissions?|hours|weight|noise|staff|carbon|tax|energy|baggage|luggage)\b/i],
  },
  // "We'll let you use everything for ninety days without paying anything."
  {
    all: [
      /\byou(?:r (?:team|staff|people|company))? ?(?:can|may|will|'ll|could|to)? ?(?:use|have|keep|run|try|get|enjoy|work with|stay on)\b/i,
      /\bwithout (?:paying|being charged|spending)(?: us)? (?:anything|a (?:penny|cent|thing|rupee|dime|pound|dollar)|any (?:fee|money)|for (?:it|anything))\b/i,
      /\b(?:for|during|over|until|throughout)\b/i,
    ],
    none: [elsewhere, /\b(?:badges?|barrier|car park|bus|museum|roads?|bridge|library)\b/i],
  },
  // "Refer a friend and we will credit you a month."
  {
    all: [
      /\b(?:we|i)(?:'ll| will| can| would|'d| shall)?(?: gladly| happily)? credit (?:you|your account)(?: with| for)? (?:an?|one|two|three|\d|the (?:first|next)|half)\b/i,
      /\b(?:months?|weeks?|years?|[$\u20ac\u00a3\u20b9] ?\d|euros?|dollars?|pounds?|invoice|fee)\b/i,
    ],
    none: [elsewhere, /\b(?:overpa(?:y|id)\w{0,4}|returned?|faulty|damaged|outage)\b/i],
  },
  // "We shall not be charging any installation fee in your case."
  {
    all: [
      /\b(?:we|i|our [a-z]{3,12})\b[^.!?]{0,16}\b(?:not|n't) (?:be )?(?:charg(?:e|ing)|bill(?:ing)?|invoic(?:e|ing)|levy(?:ing)?|tak(?:e|ing))\b/i,
      /\b(?:set-?up|onboarding|implementation|installation|joining|activation|booking|delivery|licen[cs]e|admin(?:istration)?|training|migration|first|call-?out|service|any|a) (?:fees?|charges?|costs?|month|visit)\b/i,
      /\b(?:you|your)\b/i,
    ],
    none: [elsewhere, /\b(?:never|hidden|extra|additional|until|unless|before|twice|again)\b/i],
  },
  // "We will pay for your first month."
  {
    all: [
      /\b(?:we|i)(?:'ll| will| would|'d| can| shall)? (?:gladly |happily |even )?(?:pay for|cover|pick up|foot|absorb|bear)\b/i,
      /\byour (?:first (?:[a-z]{3,10} )?(?:month|quarter|year|invoice|bill|order|licen[cs]e|lesson|session)|(?:set-?up|installation|onboarding|migration|switching|delivery|training) (?:fees?|costs?|charges?))\b/i,
    ],
    none: [elsewhere, /\b(?:policy|cover for|medical|hospital)\b/i],
  },
  // "A reduction of 200 euros applies to your first order."
  {
    all: [
      /\b(?:rebate|reduction|discount|concession|price cut)s? of (?:up to )?(?:[$\u20ac\u00a3\u20b9] ?\d|\d)/i,
      /\b(?:appl(?:y|ies)|is yours|awaits|is waiting|will be (?:applied|deducted|taken off|made))\b/i,
      /\b(?:your|you)\b/i,
    ],
    none: [elsewhere, /\b(?:contract|invoice|emissions?|tax|energy|noise|weight|allowance)\b/i],
  },
]);
