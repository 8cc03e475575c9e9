import { facets } from '../../search/sentence-facets.ts';

const we =
  "(?:we|we'll|we'd|we're|we can|i|i'll|i'd|i can|i'm|let me|let us|from us|on us|my boss|my manager|our (?:side|treat|expense))";
const item =
  '(?:months?|years?|quarters?|weeks?|set-?up|onboarding|implementation|installation|migration|training|shipping|delivery|postage|licen[cs]es?|seats?|users?|modules?|add-?ons?|upgrade|plan|tier|package|support|fees?|charges?|bill|invoice|price|rate|list(?: price)?|subscription|order|quote|cost|total|retainer|workshop|sessions?|units?|rooms?|nights?|visit|service|contract|term|fitting|survey|call-?out|activation|joining fee|labour|balance|debt|what you owe)';
const share =
  '(?:(?:\\d{1,2}|five|ten|twelve|fifteen|twenty|twenty-five|thirty|forty|fifty) ?(?:%|percent|per cent)|half(?!-(?!price|off)| past\\b)|an? (?:half|third(?! (?:part(?:y|ies)|person)\\b)|quarter|fifth|sixth|tenth|chunk)|[$\u20ac\u00a3] ?\\d[\\d.,]*|(?:two|three) thirds)';
const notOurs =
  /\b(?:churn|takes? off (?:at|around) \d|(?:flights?|airlines?|planes?)\b[^.!?]{0,60}\b(?:takes?|taking|took) off|(?:set-?up|cycle|waiting|loading|travel|cooking|drying) times?|binding|regulators?|boxes|previous steps|already installed|outage|seeing|per lead|(?:saw|noticed|love) your|your \d{1,2}% off|fuel|hours|waste|emissions|workload|queue|errors?|turnover|bounce|open rate|mortgage|conversion|inflation|heating|energy|electricity|survey shows|study|customers? (?:cut|saw|save|saved|reduced)|they|competitors?|their|cancel\w*|refund\w*|judges?|magistrates?|jury|trial ends|feel free|free (?:to|on|at|for (?:a|ten|fifteen|\d)|of (?!charge))|(?:i'm|i am|are you|you're|you are) free|day off|time off|took off|cut off|log off|half (?:an hour|empty|full|day|of (?:all|the (?:team|firms|reps|teams)))|parking|admission|(?:entry|entrance)(?: to (?:[a-z]{2,12} ){0,3}[a-z]{3,12})? (?:is|will be) (?:also )?free|webinar|event|guide|report|tax|vat|discount code field|charity|damages?|paid (?:on|in)|was charged|has been charged|payment of|approved|last (?:year|quarter|month)|lose|lost|dropped by|fell by|grew|(?:lower|less|cheaper) than (?:(?:the|our|your|my|an?) )?(?:[a-z]{4,9} )?(?:estimate[ds]?|forecast|expected|budget(?:ed)?|planned|feared|thought|reading|bill|(?:you|we|i) (?:had )?(?:paid|expected|feared|thought|estimated|planned))|cheaper than the (?:other|one|two|three|four|five|seven|ten)\b|discount (?:rates?|factors?)|no less than|(?:is|are|costs?|pays?) half (?:of )?(?:that|this|as much)|tariffs? (?:that|which) (?:would|will|could|costs?)|off (?:the|each|every|your|its|both) (?:[a-z-]{3,12} )?(?:length|width|height|depth|thickness|bottom|top|edges?|ends?|sides?|hems?|sleeves?|noise|glare|heat|hair|fringe|beard|branches|crown|running time|cyan|magenta|yellow|black|contrast|highlights|shadows|bass|treble|gain|level|pressure|temperature)|(?:cut|cuts|cutting|reduced?|lower(?:ed|s)?|trim(?:med)?|drop(?:ped)?) (?:the |our |its |your )?(?:salt|sugar|fat|sodium|caffeine|alcohol|noise|glare|heat|height|length|weight|doses?|volume|speed|pressure|temperature|gas|plastic|packaging|hedge|grass|lawn|film|wood|steel|hair|crown)|(?:half|quarter|third|eighth|\d) ?(?:of )?(?:an? )?(?:inch(?:es)?|mm|cm|millimet\w{2,4}|centimet\w{2,4}|met(?:re|er)s?|feet|foot|yards?|grams?|kilos?|kg|litres?|liters?|pints?|degrees?|tones?|octaves?|stops?|turns?|beats?)|(?:took|taken|removed|struck) (?!(?:[a-z0-9-]{1,14} ){0,3}(?:dollars?|euros?|pounds?|third|quarter|fifth|tenth|per ?cent)\b)(?:[a-z0-9-]{1,14} ){2,8}off)\b|\?\W*$/i;

const sum =
  '(?:rates?|prices?|pricing|fees?|bill|invoice|total|figure|quote|list price|subscription|monthly|annual price)';
/** What a seller's share of the market, a cost of the reader's or a past year has to do with is no price of ours. */
const notOurPrice =
  /\b(?:tak(?:e|es|ing) \d{1,3} ?% of|churn|mileage|fuel|hours|headcount|waste|emissions|distance|workload|queue|error|turnover|defect|return rate|bounce|open rate|response rate|interest|mortgage|conversion|unemployment|inflation|heating|energy|fuel|electricity|average|market|last (?:year|quarter|month)|according to|report(?:s|ed)?|survey|study|customers? (?:cut|saw|reduced)|they|competitors?|your (?:costs?|spend|customers|clients|team)|if the (?:market|rate)|win rate|acceptance|commission rate|exchange)\b|\b(?:starts?|begins?) (?:at|from) [^!?]{0,40}\band (?:then )?(?:falls?|drops?|goes down|comes down)\b|\?/i;
/** "No charge was made to your card": what an account shows. */
const chargedNothing =
  /\bno charges? (?:was|were|has been|have been|had been) (?:ever )?(?:made|taken|posted|booked|put through)\b|\bno charges? (?:showing|shown|visible|pending|appears?)\b|\b(?:was|were|been|see|find|found|shows?|had) no charges? (?:on|to|against) (?:your|the|this|that) (?:[a-z]{3,10} )?(?:card|account|statement)\b/i;
/** "Lunch is on us at the workshop": a meal beside what is sold, and nothing of that. */
const treatsToMeal =
  /^(?![^.!?]*\b(?:fees?|charges?|costs?|set-?up|onboarding|implementation|installation|migration|licen[cs]es?|seats?|subscription|plan|package|months?|quarter|shipping|delivery|upgrade|support|bill|invoice|order|waive\w?|discount)\b)[^.!?]*\b(?:breakfast|brunch|lunch|dinner|supper|coffees?|tea|cake|pizza|drinks?|beers?|refreshments|food|meals?|(?:first )?round)(?: and [a-z]{3,12})? (?:is|are|will be|would be) on (?:us|me)\b/i;
/** "It is worth £62.50 to us at no cost to you", "we earn a commission at no extra cost to you": the writer gains by it. */
const earnsForWriter =
  /\b(?:(?:worth|brings?|gives?|earns?|means|gets?|makes?|raises?) [^!?]{1,40}(?:to|for) (?:us|the (?:charity|school|club|church|trust|appeal|hospice))|(?:we|i)(?: may| might| can| could| will|'ll| sometimes| also){0,3} (?:earn|receive|get|make|claim|reclaim|collect) (?:an? |the |some )?(?:[a-z-]{3,10} ){0,2}?(?:commission|referral fee|gift aid|tax))\b[^.!?]{0,60}\bat no (?:extra |additional |further )?(?:cost|charge) to you\b/i;
/** "We said that the workshop was free": what was said before is no offer. */
const toldInError =
  /\b(?:we|i|it|they|the (?:[a-z]{3,12} )?(?:flyer|newsletter|poster|website|leaflet|programme|email|e-mail|notice|advert|invitation|page))(?: had| have|'d|'ve| wrongly| mistakenly){0,2} (?:said|wrote|told you|stated|announced|printed|advertised|claimed|listed) (?:that )?(?:the|this|it|your|our|all) (?:[a-z-]{2,14} ){0,5}?(?:was|were|would be) (?:all |completely )?(?:free|gratis|on us|on the house)(?= ?(?:[.,;!]|$| (?:but|when|and it (?:is|was)n't|which)\b| of charge))/i;
/** A price lowered, a charge forgone, or something given on top, in any order of the words. */
export const priceFavours = facets([
  // "A loyalty credit worth one month", "you'd only be paying for eleven".
  {
    all: [
      /\b(?:(?:i|we)(?:'ll|'d|'ve| will| can| could| would)?|you(?:'ll|'d| will| would| get| receive)?)\b/i,
      /\b(?:loyalty|goodwill|account|welcome|service|sign-?up|referral) credits? (?:worth|of|for) (?:an?|one|two|three|six|\d{1,2}|half|[$\u20ac\u00a3])\b|\bpay(?:ing)? for (?:only )?(?:ten|eleven|1[01])(?: months)?(?= ?(?:[.,!;]|$|\n| (?:out )?of | instead| and get))/i,
    ],
    none: [notOurs, /\b(?:if you (?:return|cancel)|refund|sorry|apolog\w+)\b|\?\W*$/i],
  },
  {
    all: [
      /\b(?:comes? along|comes?|thrown in|is|are|goes out|included)\b[^.!?]{0,12}\b(?:free|for nothing|gratis|at no charge)\b/i,
      /\b(?:third|second|fourth|next|extra|another|visit|installation|delivery|month|seats?|training|onboarding|pallets?|set-?up|service|licen[cs]e)\b/i,
      /\b(?:you|your|order|buy|take|sign|as a thank you)\b/i,
    ],
    none: [
      /\b(?:are you|feel free|i'm free|(?:is|are) free (?:on|at|of|to|this|next|for (?:a|an|fifteen|\d))|free (?:on|at|to|of|this|next)|free in (?:row|block|section|the (?:[a-z]{4,10} )?(?:row|balcony|stalls|hall|room|circle|gallery|coach|front|back|middle))|monday|tuesday|wednesday|thursday|friday|parking|admission|entry|registration|attendance|webinar|event|wi-?fi|guide|copy|not free|calendar|slots?|rooms?|trial)\b|-free\b|\?/i,
    ],
  },
  {
    all: [
      /\b(?:shave|knock|take|chop|drop|lop)\b[^.!?]{0,16}\b(?:an? (?:hundred|thousand|grand)|couple of|few|two|three|four|five|six|eight|ten|some|[$\u20ac\u00a3]?\d{1,6}k?)\b[^.!?]{0,20}\boff (?:the|your|that|this|our) (?:[a-z]{3,10} )?(?:quote|price|bill|total|invoice|list|fee|cost|contract|rate)\b/i,
    ],
    none: [
      notOurPrice,
      // People and entries are taken off lists as well.
      /\b(?:over|above|under|below|aged|past|(?:older|younger) than) \d{1,3}\b|\b(?:discount|waiting|guest|mailing|wait|call|to-do|set|play|order|packing) list\b|\blist of\b/i,
    ],
  },
  {
    all: [
      /\b(?:price|rate|fee|figure|total|quote) of [$\u20ac\u00a3]?\d[\d.,]{0,9} ?k? (?:instead of|rather than|not|down from) [$\u20ac\u00a3]?\d/i,
    ],
  },
  {
    all: [
      new RegExp(`\\b${sum}\\b`, 'i'),
      /\b(?:drops?|falls?|comes? (?:down|off)|goes? down|bring(?:ing)?|lower(?:ed|ing)?|trim(?:med|ming)?|cut(?:ting)?|reduc(?:e|ed|ing)|shav(?:e|ing)|knock(?:ed|ing)?|tak(?:e|es|ing)|come in|squeeze)\b/i,
      /\d ?%|\b(?:per ?cent|by (?:a|one|half|[$\u20ac\u00a3]?\d[\d.,]{0,9})|from [$\u20ac\u00a3]?\d[^.!?]{0,14}to|to (?:[$\u20ac\u00a3]?\d[\d.,]{0,9}|(?:one|two|three|four|five|six|seven|eight|nine|ten|\w+teen|\w+ty) (?:hundred|thousand|grand))|a (?:third|quarter|fifth|tenth|half|sixth)|in half)(?![\w])/i,
      /\b(?:your|you|i can|i'll|i'd|we can|we'll|we'd|i could|we could|let me|i have room|my manager|from (?:january|february|march|april|may|june|july|august|september|october|november|december|next)|off the (?:total|price|bill|list|invoice))\b/i,
    ],
    none: [notOurPrice],
  },
  {
    all: [
      /\b(?:come in|go|do (?:it|this)|price (?:it|this))\b[^.!?]{0,20}\b(?:a (?:third|quarter|fifth|tenth|half)|\d{1,2} ?(?:%|per ?cent)|half)\b[^.!?]{0,8}\b(?:lower|less|cheaper|below|under)\b/i,
    ],
    none: [notOurPrice],
  },
  // Not charged.
  {
    all: [
      /\b(?:won't|will not|not|never|without|no)\b[^.!?]{0,16}\b(?:be (?:billed|charged|invoiced)(?! a second fee\b)(?! again(?= ?(?:[.!,;]|$)))|charging you|appear on (?:your|the) (?:invoice|bill)|charge you|bill you|invoice you|(?:any )?extra (?:charge|cost))\b/i,
      /\b(?:until|during|for the (?:first|extra|next|second|additional|set-?up|onboarding|remaining)|if you (?:commit|sign|upgrade|order|book|say)|set-?up|onboarding|users?|seats?|licen[cs]es?|modules?|migration|implementation|months?|quarter|summer|package|location|add-?on|training|for (?:january|february|march|april|may|june|july|august|september|october|november|december)|goodwill)\b/i,
    ],
    none: [
      /\b(?:cancel\w*|refund\w*|trial|card|ships?|shipped|dispatch\w*|deliver\w*|approve[ds]?|confirm\w*|today|scope|(?:next|following|coming) (?:year|term|period)|renewal|mistake|error|broke|our (?:own )?fault|in between|paus(?:e|es|ed|ing)|on hold|overrun|wrong\w*|duplicate|twice|unless|refuse|declined|roaming|vat)\b|\?/i,
    ],
  },
  // "We won't charge you our placement fee."
  {
    all: [
      /\b(?:we|i)(?:'ll| will| won't)(?: not| never)? (?:charge|bill|ask) you (?:for )?(?:the|our|any|a) (?:[a-z-]{3,14} ){0,2}(?:fees?|surcharges?|charges?|retainer|deposit)\b/i,
      /\b(?:won't|not|never)\b/i,
    ],
    none: [
      /\b(?:until|unless|cancel\w*|refund\w*|error|mistake|wrong\w*|twice|trial|declined|renewal|roaming|late fees?|because|as (?:it|the))\b|\?/i,
    ],
  },
  {
    all: [
      /\b(?:at our (?:own )?(?:expense|cost)|our treat|a gift from (?:us|our side|me)|with our compliments|on our tab|call (?:it|the [a-z-]{4,14}|that) a gift|(?:let me|(?:i|we)(?:'ll| will| can|'d| could|'re happy to| are happy to|'m happy to)?)(?: (?:just|simply|also|gladly|certainly|easily|even)){0,2} (?:eat|swallow|absorb|foot|scrap|drop|waive|write off|forget about|(?:take care of|pick up) (?=(?:the|your|any) (?:[a-z-]{3,14} ){0,2}?(?:fees?|costs?|charges?|surcharge|bill)\b))|(?:i|we)(?:'ll| will|'d)? (?:ask|get|tell|have) (?:finance|my (?:boss|manager)|accounts|billing) to (?:drop|waive|remove|scrap|cut|write off))\b/i,
      /\b(?:(?<!\bat our (?:own )?)costs?|fees?|set-?up|onboarding|shipments?|shipping|delivery|migration|implementation|training|installation|months?|seats?|charges?|modules?|add-?on|upgrade|invoice|bill|licen[cs]e)\b/i,
    ],
    none: [
      /\b(?:travel|interview|regulators?|fine you|expenses|flight|hotel|damages?|liab\w+|they|if you|invoice in|competitors?|(?:fee|cost|charge)s? (?:line|row|column|field|box|section)|drop (?:by|in|off|you|me|us))\b|\?/i,
    ],
  },
  {
    all: [
      /\b(?:let(?:'s| us)|(?:i|we)(?:'d|'ll| would| will| can| could)(?: (?:happily|gladly|even))?) (?:just |simply |all |both )?(?:forget(?: about)?|waive|scrap|strike|write off|ditch|drop) (?:the|your|that|any|those|this) (?:[a-z-]{3,14} ){0,2}?(?:fees?|surcharges?|charges?|costs?)(?= ?(?:[.!,;]|$)| (?:for (?:you|your|the first|this)|if|when|and (?:start|sign|get|call|go)|altogether|entirely|this time))/i,
    ],
    none: [/\b(?:for (?:a|the) (?:moment|minute|second)|for now|until)\b|\?/i],
  },
  {
    all: [
      /\b(?:credit|gift|hand|spot|give) you\b[^.!?]{0,40}?\b(?:(?:the |your )(?:next|last)|first|\d{1,2}|one|two|three|four|six|an? (?:extra|additional))(?: [a-z]{2,8})?(?: (?:\d{1,2}|one|two|three|four|six))? (?:days?|weeks?|months?|quarters?|years?|seats?|licen[cs]es?|sessions?)\b/i,
    ],
    none: [
      /\b(?:notice|(?:chang\w{1,3}|made up) your mind|money back|give you (?:two|three|\d|a few) (?:days|weeks) to|time to|head start|update|report|more days|answer|warning|feedback|by phone|(?:come|comes) back within|of what you(?:'ve| have)? paid|hand you over|to choose from)\b/i,
    ],
  },
  {
    all: [
      /\b(?:\d{1,2}|two|three|four|five|six|ten|twelve) (?:[a-z-]{3,12} )?(?:seats?|licen[cs]es?|months?|users?|years?|nights?|tickets?|sessions?|units?|places?) (?:at|for) the (?:price|cost|rate) of (?:\d{1,2}|one|two|three|four|five|six|nine|ten|eleven)\b/i,
    ],
  },
  {
    all: [
      /\bpay (?:last year's|this year's|the old|20\d\d|old|today's|our old|pre-increase) (?:prices?|rates?|list)\b/i,
    ],
    none: [/\?/],
  },
  {
    all: [
      /\b(?:i|we)(?:'ll| can| could|'d| will|'m able to|'re able to)?(?: certainly| also| probably| definitely| still)? (?:get|give|offer|do|find|swing|arrange|sort|secure|wangle)\b/i,
      /\b(?:better|lower|cheaper|keener|sweeter|nicer|friendlier|special) (?:[a-z]{3,10} )?(?:rate|price|pricing|deal|quote|figure)\b/i,
      /\b(?:you|your)\b/i,
    ],
    none: [/\b(?:mortgage|loan|interest|insur\w+|supplier|carrier|hotel|if you|better deal flow)\b|\?/i],
  },
  {
    all: [
      /\b(?:use|enter|quote|apply|type) (?:the code )?[a-z]{3,12}\d{2}\b/i,
      /\b(?:checkout|basket|cart|off|saves?|discount|half|quarter|third|cheaper|free)\b/i,
    ],
  },
  {
    all: [
      /\b(?:i|we)(?:'re|'ll|'d| are| will| would| can)? (?:also |now |even |gladly |happy to )?(?:giv(?:e|ing)|offer(?:ing)?|includ(?:e|ing)|add(?:ing)?|throw(?:ing)?|provid(?:e|ing)) [^.!?]{3,60}(?:for free|free of charge|at no (?:extra |additional )?(?:cost|charge)|on the house|gratis|without charge)(?![\w-])/i,
      /\b(?:you|your|new|every|first|all)\b/i,
    ],
    none: [
      notOurs,
      /\b(?:warranty|recall|replac\w{1,6}|repair\w{0,3}|faulty|broken|damaged|wrong|lost|missing|sorry|by law|public|tap water)\b/i,
    ],
  },
  {
    all: [
      /\d ?(?:%|percent|per cent) (?:less|lower|cheaper)\b/i,
      /\b(?:quote|mention|show|use|enter|type|scan|say)\b[^.!?]{1,30}\b(?:at the (?:till|counter|door|desk|bar)|at (?:the )?checkout|online|when (?:you )?(?:book(?:ing)?|order(?:ing)?|pay(?:ing)?)|code|this (?:text|e-?mail|message|card))\b/i,
    ],
    none: [notOurs],
  },
  {
    all: [
      /\d ?(?:%|percent|per cent) (?:less|lower|cheaper)\b/i,
      /\bif you (?:take|order|buy|sign|commit|book|choose|renew|pay|prepay|decide)\b/i,
    ],
    none: [notOurs],
  },
  // What it costs others, and what it costs the reader.
  {
    all: [
      /\b(?:normally|usually|ordinarily|regularly|as a rule|list price|(?:for|to) (?:others|everyone else|everybody else)|other (?:clients|customers) pay)\b/i,
      /\b(?:for you(?:r (?:team|company|firm|school|shop))?(?:,|:)? (?:it|that|this|i|we|only|just)|(?:your|you get it|you'll get it|you can have it|let you have it) (?:price|for|at)|you(?:'d|'ll| would| will| only| just){0,2} pay|we(?:'d|'ll) make it)\b/i,
      /(?:[$\u20ac\u00a3] ?\d[\d.,]{0,9}|\d[\d.,]{0,9} ?(?:\u20ac|\u00a3|eur|usd|gbp|dollars?|euros?|pounds?))\D[^.!?]{0,60}?(?:[$\u20ac\u00a3] ?\d|\d[\d.,]{0,9} ?(?:\u20ac|\u00a3|eur|usd|gbp|dollars?|euros?|pounds?)|half)/i,
    ],
    none: [notOurs, /\b(?:taxi|train|flight|hotel|insurance|rises?|more|dearer|extra)\b/i],
  },
  // A price that is made to vanish, goes back to last year's or is lower at first.
  {
    all: [
      /\bmake (?:it|that|this|those|the (?:[a-z-]{3,12} )?(?:fee|cost|charge)s?) (?:go away|disappear|vanish)\b/i,
      /\b(?:fees?|costs?|charges?|set-?up|onboarding|price|implementation|migration)\b/i,
      /\b(?:i|we|i'll|we'll|i'd|we'd)\b/i,
    ],
    none: [/\b(?:error|bug|warning|message|banner|pain|problem|hidden)s?\b|\?\W*$/i],
  },
  {
    all: [
      /\b(?:last year's|the (?:old|previous|former)|our old|your (?:old|current)|20\d\d) (?:rates?|prices?|pricing|price list|tariff)\b/i,
      /\b\d{1,2} ?(?:%|percent|per cent) (?:lower|less|cheaper)\b/i,
      /\b(?:i|we|i'll|we'll|let me)(?: can| could| will| would|'d)? (?:still |gladly |also )?(?:honou?r|keep|give|offer|extend|do|let|leave|apply)\b/i,
    ],
    none: [/\?\W*$/],
  },
  {
    all: [
      /\b\d{1,2} ?(?:%|percent|per cent) (?:less|lower|cheaper) (?:for|in|during) (?:the |your )?(?:first|next) (?:(?:\d{1,2}|two|three|four|five|six|twelve|few) )?(?:days?|weeks?|months?|quarters?|years?|orders?|season)\b/i,
      /\b(?:promo|promotion|pay|price|pricing|rates?|fees?|plan|subscription|costs|offer|deal)\b/i,
    ],
    none: [notOurs],
  },
  // A voucher, or credit, of some worth.
  {
    all: [
      /\b(?:vouchers?|coupons?|gift cards?|store credit|credit notes?|cashback)\b/i,
      /\b(?:worth|of|for|over|with)\b[^.!?]{0,12}?(?:[$\u20ac\u00a3] ?\d|\d[\d.,]{0,6} ?(?:\u20ac|\u00a3|%|percent|per cent|dollars?|euros?|pounds?|bucks|quid|usd|eur|gbp))/i,
      /\b(?:here(?:'s| is)|as a thank you|let (?:me|us)|(?:we|i)(?:'ll| will|'d| would)|you(?:'ll| will| get| receive)|get|receive|enjoy|claim|your next|next order|have attached|attached)\b/i,
    ],
    none: [
      notOurs,
      /\b(?:credit notes? (?:(?:no|number)\b\.? ?|#)?(?:[a-z]{1,4}-)?(?:[a-z]{1,2}-)?\d\w*|refund|returned|lost|stolen|sorry|apolog\w+|balance|your (?:voucher|coupon|gift card) (?:of|for|worth|was|has|is))\b|\?\W*$/i,
    ],
  },
  {
    all: [
      new RegExp(
        `(?<!\\w)${we}(?!\\w)|\\b(?:you(?:'d|'ll| would| will| can| could|'re| are| only| get)?|your|use code|sign|pay up ?front|for you)\\b`,
        'i',
      ),
      new RegExp(`(?<!\\w)${share}(?!\\w)`, 'i'),
      /\b(?:(?<!\bone[- ])off|knock|shave|lop|chop|trim|sharpen|less (?:than|for(?! one (?:night|day|week|person)\b))|under list|below list|cheaper|lower|reduction|discount|(?:drop|cut|lower|reduce|bring)(?:ped|ing|s)? (?:the|your|our|it|that)|take(?:s|n)? [^.!?]{0,16} off|only pay|pay only|(?:'d|would|will|'ll|just) (?:only )?pay(?! [$\u20ac\u00a3]? ?\d[\d.,]* (?:a|per|each|every) (?:month|year|quarter|week|term|night|visit|session|unit)(?: ?[.!;]|$))|beat it by|less,|a [a-z]+ less|at the price of|instead of|settle(?:ment)? (?:for|of)|full and final)\b/i,
      new RegExp(`\\b${item}\\b`, 'i'),
    ],
    none: [
      notOurs,
      /\bdeposit\b[^.!?]{0,20} (?:comes?|goes|go|taken|deducted) off\b|\bbring(?:s|ing)? (?:the|your|it|that) (?:[a-z]{3,12} ){0,3}?up to\b|\byou(?:'ve| have)? (?:used|consumed|spent|produced|emitted|driven|wasted)\b/i,
    ],
  },
  {
    all: [
      new RegExp(
        `\\b(?:(?:first|second|third|next|last|extra|one|two|three|four|six|\\d{1,2}|another|additional) (?:[a-z-]{2,12} ){0,2}?)?${item}\\b(?<!\\bfree of charge)`,
        'i',
      ),
      new RegExp(
        String.raw`\b(?:(?<!\b(?:rel(?:y|ies|ied)|depend|depends|than|count|counts|call|calls|bet|hard|down|impact|focus|waiting|based|impose|imposes|words?|notes?|lines?|paragraph|more|background|details?|information|info|introduction|article|profile) )on (?:us|me)(?! to [a-z])|(?<!\b(?:survey|offers?|bids?|mortgage|loan|deposit|balance|work|sales?|reports?|roof|paint|coats?|valuation|contracts?|insurance|tax|lien|viewings?|papers|keys|title|plans?|price|rent|charge|fees?|money|scaffold\w{0,4}|gutters?|permit|solar|panels?) )on the house(?! (?:side|wall|roof|number|deed|keys|plans?|system|phone|wine|red|style|rules))|(?:'s|is|are|comes?|be) on (?:us|me)(?! to [a-z])|free of charge|for free|gratis|(?:get|the) [^.!?]{0,24} free(?= ?[.!,]|$| (?:if|when|until|with|for (?:the|your)))|at no (?:extra |additional |further )?(?:cost|charge)|no charge(?! (?:sheet|nurse|card|point|level|left|for))|without charge|costs? (?:you )?nothing|won't cost you|waived?|(?<!\b(?:intended|meant|bought|ordered|planned|purchased|needed|order|ordering|buy|buying|being|as it is|as it was|indicating it's|wrapped)(?: as| to be| being)? )a gift(?! (?:certificate|card|idea|shop|list|bag|box|wrap|tag|aid)s?\b| of (?:jewel|flower|chocolate|wine|book|money))|gift from|our treat|at our (?:expense|cost)|thrown in|throw in|eat (?:the|those|any)(?= (?:[a-z-]{2,14} ){0,2}(?:fees?|charges?|costs?|bill|price|differences?|increases?|loss(?:es)?|postage|shipping|delivery|set-?up|tax|duty|surcharges?|rest)\b)|(?<!\byou(?:'d|'ll)? (?:can |could |will |would |have to |need to |rather )?)(?:swallow|absorb)|write off|forgo|scrapp(?:ed|ing)|(?<!\b(?:in|of|on|from|as|with|into|the|any|some|an?|our|your|for|you to) )scrap(?! (?:metal|wood|yards?|paper|fabric|iron|steel|leather|parts?|pieces?|cars?|dealers?|value)\b)|(?<!\b(?:the|an?|your|our|one|this|that|each|of|yard|empty|full|second|new) )skip(?= (?:[a-z'-]{2,14} ){0,4}?${item}\b)(?! (?:the |that |this )?(?:weeks?|days?|months?|sessions?) (?:of|between|after|before|over)\b)(?! an? (?:week|month|box|delivery|issue|shipment)\b(?! (?:of|fee|charge)))(?! (?:the |an? |over |this |that )?(?:(?:first|second|next|last) )?(?:terms?|class(?:es)?|courses?|lessons?|levels?|hour|line|queue|step|page|row|column|slide|intro|beat|call|meeting|stop)s?\b)|for nothing|with our compliments|we(?:'ll| will) pick up)\b|\b${item}\b[^.!?]{0,12}\b(?:disappears?|goes away|vanish(?:es)?)\b`,
        'i',
      ),
      /\b(?:you|your|we|we'll|i|i'll|us|me|sign|order|buy|start|if)\b/i,
    ],
    none: [
      notOurs,
      chargedNothing,
      treatsToMeal,
      earnsForWriter,
      toldInError,
      /\b(?:not free|n't free|(?:doesn't|does not|don't|do not) (?:give|entitle) you|except|unless|shar(?:e|es|ing) the loss(?:es)?|liab\w+|breach|mistake|error|faulty|warranty|wrong|incorrect|broken|delivered|late|guarantee\w?|(?:that|this)(?:'s| is| was) on (?:us|me)\b[^.!?]*\bbecause (?:we|i)\b|(?:return|shipping|prepaid) (?:shipping )?label|(?:ship|send|deliver) (?:you )?the correct|re-?ship\w*|re-?deliver\w*|picked up|pick (?:it|them) up|(?:ship|send|dispatch|deliver|arrange|plac)(?:e|es|ed|ing)? (?:for |out |you )?(?:a|the|your|another) (?:[a-z]{3,12} )?replacement|(?:lay|do|make|paint|print|fit|weld|build|plaster|tile|sew|run|cut|clean|mix|pour) (?:it|them|this|that|those|the [a-z]{3,14}) (?:all )?again|(?<!\b(?:we|i|we'd|we'll|i'd|i'll) (?:(?:can|could|will|would|may) )?)advise you free of charge|to the (?:[a-z]{4,12} )?(?:ombudsman|ombudsperson|adjudicator|regulator|arbitrator))\b/i,
    ],
  },
  {
    all: [
      new RegExp(`(?<!\\w)${we}(?!\\w)`, 'i'),
      new RegExp(`(?<!\\w)${share}(?!\\w)`, 'i'),
      /\b(?:sharpen (?:the|my|our) pencils?|(?:agree to|do it for|go|come in)[^.!?]{0,20} less|less(?= ?[.!,]| than list|$)|better (?:on price|the price))/i,
    ],
    none: [notOurs, /\b(?:took|takes?|need(?:s|ed)?|use[sd]?|eat|weigh\w*|time|paper|staff|effort|energy)\b/i],
  },
  {
    all: [
      /\b(?:(?<!\b(?:not|never|rather than) )at|for|pay(?:ing)?) (?:the )?(?:price|rate|cost|fee) of (?:the |a |an )?(?!(?:that|this|those)\b)(?:[a-z-]{3,14})\b|\bfor you (?:we|i)(?:'d| would|'ll| will| can) (?:drop|lower|bring|cut)\b|\b(?:match|beat|undercut) (?!the (?:actual|real|listed|stated|original|printed) )(?:any|their|the|whatever) (?:[a-z]{3,10} )?(?:quote|price|offer)\b|\b\d ?(?:%|percent|per cent) (?:under|below|off|less than) (?:the )?list\b/i,
      /\b(?:you|your|we|i|by \d)\b/i,
    ],
    none: [notOurs],
  },
  // A part of what others pay.
  {
    all: [
      new RegExp(
        `\\b(?:half|an? (?:third|quarter|fraction)|(?:two|three|four|nine)[- ](?:thirds|quarters|fifths|tenths)|\\d{1,2} ?(?:%|percent|per cent)) (?:of )?(?:(?:the|our|its|your|their|what you'd|that) )?(?:(?:usual|normal|regular|standard|list|full|going|ordinary|published|advertised|original|everyday) (?:${item}|charges?|tariff|amount|fares?)|what (?:others?|other [a-z]{3,12}|everyone else|everybody else|the rest|our other [a-z]{3,12}) pays?)\\b`,
        'i',
      ),
      /\b(?:we|we'd|we'll|our|us|i|i'd|i'll|you|you'd|you'll|your|pays?|billed|charged|invoiced|join|sign)\b/i,
    ],
    none: [
      new RegExp(notOurs.source.replace('their|', ''), 'i'),
      /\b(?:sold|went for|fetched|traded|usage|demand|volume|traffic|output|fell|charge half of|supermarkets?)\b/i,
    ],
  },
  // Room on the price, hinted at.
  {
    all: [
      /\b(?:(?:trim|shave|knock|chip) (?:a (?:bit|little|touch|few [a-z]{3,10})|something|some) (?:off|from)|(?:come|go) down (?:a (?:bit|little|touch|notch)|slightly|somewhat|further)? ?on|(?:some|a little|a bit of|enough|still) (?:room|wiggle room|leeway|play|give|flexibility) (?:on|in|with)|(?:be |am |'m |are |'re )(?:quite |very |a bit |a little )?flexible (?:on|about|with)|meet you (?:halfway|half way|in the middle) on|(?:soften|sweeten|ease)) (?:the|our|your|my|that|this) (?:[a-z]{3,12} )?(?:price|pricing|fees?|rates?|quote|figure|cost|charge|commission|rent|margin|deal|tariff)\b(?! (?:document|table|form|page|letter|list|sheet|field|template|tag)s?\b)/i,
      new RegExp(`(?<!\\w)${we}(?!\\w)|\\bthere(?:'s| is)\\b`, 'i'),
    ],
    none: [notOurs],
  },
  // Fewer of them paid for than are had.
  {
    all: [
      /\b(?:pay|pays|paying|bill(?:ed)?|charged?|invoiced?|on the (?:invoice|bill))\b/i,
      /\b(?:(?:\d{1,2}|six|eight|nine|ten|eleven) (?:months?|seats?|nights?|units?|weeks?|boxes|sessions?)? ?(?:instead of|rather than|and (?:get|use|have|keep|receive)) (?:the |all )?(?:\d{1,2}|eight|nine|ten|eleven|twelve|a full year|the whole year)|(?:eight|nine|ten|eleven) months (?:of|out of) (?:each|every|twelve|the (?:twelve|year))|every (?:other|second|third) (?:seat|licen[cs]e|month|user|unit|visit|box|session|placement|invoice))\b/i,
      /\b(?:you|your|we|i|i'd|i'll|we'd|we'll)\b/i,
    ],
    none: [notOurs, /\b(?:in arrears|billing cycle|reminder|billed every|invoiced? (?:you )?every)\b/i],
  },
  {
    all: [
      /\bpay (?:nothing|zero) (?:for|in|during) (?:the|your) (?:first|next|initial|opening) (?:(?:two|three|six|\d{1,2}) )?(?:weeks?|months?|quarter|year)\b/i,
      /\b(?:sign|start|join|switch|today|order|subscribe|book|upgrade|(?:with|from) us|our)\b/i,
    ],
    none: [notOurs],
  },
  // One thing at the price of another, some of them billed, and money off the next bill.
  {
    all: [
      /\b(?:let you have|give you|gives you|you(?:'d|'ll| would| will)? (?:get|have)|offer you|put you on|move you (?:up )?to)\b/i,
      /\bat (?:the|our) (?!(?:list|usual|normal|current|full|same|agreed|quoted|shown|regular|standard|market|going)\b)(?:[a-z]{3,12} ){0,2}?(?:tier|plan|basic|starter|entry|old|small|lower|member|trade|staff|charity|student|package|edition)(?:'s)? (?:price|rate|fee)\b/i,
    ],
    none: [notOurs],
  },
  {
    all: [
      /\b(?:we|i)(?:'d|'ll| would| will)? (?:only|just) (?:bill|charge|invoice)(?: you)?(?: for)? (?:\d{1,3}(?! ?(?:%|percent|per|euros?|pounds?|dollars?|cents?|pence|times|days|[$\u20ac\u00a3.,]))|two|three|four|five|six|seven|eight|nine|ten|eleven)\b|\bround(?:ed|ing)? (?:the|your|that|this) (?:[a-z]{3,12} ){0,2}?(?:invoice|price|fee|quote|bill|total|figure) down\b|\b(?:saves?|gets?|takes?) (?:[$\u20ac\u00a3] ?\d[\d.,]{0,6}|\d[\d.,]{0,6} ?(?:euros?|pounds?|dollars?|quid|bucks|%|percent|per cent)) (?:off|on) (?:the|your|their) (?:next|first|second|coming) (?:bill|order|invoice|month|purchase|booking|renewal|box)\b/i,
      /\b(?:you|your|we|us|i)\b/i,
    ],
    none: [notOurs, /\b(?:days? after|times? a|decimals?|cents?)\b/i],
  },
]);
/** What is refused: "we can't do the 25%, nor can we waive the fee". */
const refusal =
  /\b(?:can't|cannot|can not|won't|will not|couldn't|(?:am|'m|are|'re|is|was|were) not able to|unable to|don't|do not|doesn't|not in a position to|not allowed to|nor (?:can|do|will) (?:we|i)) (?:[a-z]{2,10} ){0,3}?(?:do|offer|give|grant|match|waive|discount|reduce|lower|drop|agree|extend|approve|authori[sz]e|honou?r|cut|take|accept|stretch|throw|trim|provide|run|write off|scrap|forgo|have(?! to pay\b))\b|\b(?:turned (?:it|that|this|down|me|you)|declined|refused|ruled out|said no to|no to)\b|\b(?:nothing|neither|none|no [a-z]{3,14}) (?:is|are|of (?:it|that) is|will be|can be) (?:waived|free|discounted|on us|thrown in)\b/i;
/** What takes a refusal back, or makes it an offer. */
const regained =
  /\b(?:but|however|though|still|instead|unless|until|without|yet|what i can|better than|more than|less than|lower than|any lower|charge|bill|invoice)\b/i;

/** "But I've asked my manager": the request is passed on, and nothing said of what comes of it. */
const passedOn =
  /,? but (?:i|we)(?:'ve| have|'ll| will|'m|'re| am| are)? (?:now |already )?(?:asked|asking|ask|passed|pass|passing|forwarded|forward|raised|raise|checked|check|checking|put|told|tell) (?!you\b)(?![^.!?]*\b(?:waive|drop|scrap|cut|write off|remove|refund|reduce|discount|off|free)\b)[^.!?]{3,60}$/i;

/** True for a sentence that gives nothing away: it refuses what was asked for and offers nothing in its place. */
export function refusesFavour(sentence: string): boolean {
  return refusal.test(sentence) && !regained.test(sentence.replace(/[.!?]\s*$/, '').replace(passedOn, ''));
}

/** "The forecast was 15% off": a miss, and no price. */
export const misjudged =
  /\b(?:forecasts?|estimat(?:es?|ions?)|projections?|predictions?|guess(?:es)?|measurements?|readings?|calculations?|calibration|headcounts?|counts?|tall(?:y|ies)|(?:sales|revenue|growth|budget|traffic) (?:figures|numbers))\b(?:\s(?!(?:we|i|you)\b)[^\s.!?]{1,14}){0,6}?\s(?:was|were|is|(?<!estimates\s)are|came in|came out|ended up|turned out|proved|been)\s(?:(?:only|about|roughly|still|up to|as much as|some|around|nearly|almost|at least|more than|over|to be|consistently|always|often|already)\s){0,3}[^\s.!?]{1,11}(?:\s(?:percent|per cent|pct))?\soff$/i;

const figures =
  '(?:sales|revenues?|turnover|output|volumes?|orders|bookings|production|costs|spending|results|figures|numbers|donations|attendance|progress|the (?:quarter|month|year|project|team|plant|line|branch|region))';
const aim = '(?:plan|target|budget|forecast|quota|goal|pace|mark|schedule|estimate)';
/** "Sales were 20% off the plan", "at 80% of the budget, 20% off the plan": short of an aim, "12% off its peak": less than before, "by 18% off the back of it": because of it. No price. */
export const offTarget = new RegExp(
  `\\b${figures}\\s(?:[a-z]{2,12}\\s){0,3}?(?:(?:was|were|is|are|came in|ended|finished|closed|running|ran|fell|still|now)\\s){1,3}(?:(?:about|around|some|roughly|only|almost|nearly|over)\\s)?[^\\s.!?]{1,11}(?:\\s(?:percent|per cent|pct))?\\soff (?:the |its |our |their )?(?:[a-z-]{3,12} )?${aim}\\b|\\bat \\d{1,3} ?% of (?:the|our|its) ${aim}\\b[^.!?]{0,20}\\soff (?:the|our|its) ${aim}\\b|\\d ?(?:%|percent|per cent) off (?:the back of|(?:its|their|the) (?:[a-z-]{2,10} )?(?:peaks?|highs?|record|pace))\\b`,
  'i',
);
