import { facets } from '../../search/sentence-facets.ts';

const money =
  '(?:(?:[$\u20ac\u00a3]|usd|eur|gbp|chf) ?\\d[\\d.,]{0,9} ?k?|\\d[\\d.,]{0,9} ?(?:k ?)?(?:\u20ac|\u00a3|euros?|dollars?|pounds?|francs?|usd|eur|gbp|chf))';
const weLower =
  "(?:(?:i|we)(?:'d|'ll)|(?:i|we) (?:can|could|would|will|might|may)|let me|(?:i'm|i am|we're|we are) (?:able|happy|willing|ready|prepared) to)";
/** What is told of others, of the past or of costs that are no price of ours. */
const elsewhere =
  /\b(?:they|their|he|she|his|her|competitors?|suppliers?|wholesalers?|landlord|rent|mortgage|fuel|energy|electricity|heating|oil|interest|insur\w{2,5}|churn|hours|time|waste|errors|workload|emissions|last (?:year|month|quarter|week|spring|summer|autumn|winter)|survey|study|according to|cannot|can't|not|unable|your (?:[a-z]{3,12} )?(?:sale|promo|promotion|campaign|store|shop|website|customers?|contract|warranty|policy|ticket))\b|\?\W*$/i;

/** A price made lower for whoever reads: from one sum to another, for a time, for some buyers or in a sale. */
export const cheaperForReader = facets([
  {
    all: [
      new RegExp(
        `(?<!\\w)${weLower}(?: [a-z']{2,9}){0,3}? (?:go|come|get|bring|drop|move|lower|cut|reduce|take)(?: (?:it|this|that|things|the (?:price|fee|rate|quote|total|bill)))?(?: down)? (?:to ${money} from|from ${money}(?: down)? to) ${money}(?!\\w)`,
        'i',
      ),
    ],
    none: [elsewhere],
  },
  {
    all: [
      /\b(?:price|rate|fees?|bill|cost|total|quote|subscription)\b/i,
      /\bto \d{1,2} ?(?:%|percent|per cent) of (?:what you(?: currently| now)?(?:'re| are)? (?:pay(?:ing)?|used to pay)|(?:the|your|our) (?:list|current|old|original|normal|full|usual|present) (?:price|rate|fee|bill))\b/i,
      new RegExp(`(?<!\\w)${weLower}(?!\\w)`, 'i'),
    ],
    none: [elsewhere],
  },
  // What else is charged for, included for a time or on a condition.
  {
    all: [
      /\b(?:set-?up|onboarding|implementation|installation|migration|training|shipping|delivery|fitting|support|upgrade|licen[cs]es?|maintenance|customi[sz]ation|activation|audit|consultation|assessment|workshop|survey)\b/i,
      /\b(?:is|are|will be|would be|comes?|included|thrown in|goes out) (?:included )?(?:for free|free(?! of (?!charge))(?: of charge)?|at no (?:extra |additional )?(?:charge|cost)|without (?:extra )?charge|gratis|complimentary)\b/i,
      /\b(?:this (?:week|month|quarter|spring|summer|autumn|winter)|today|for (?:you|new [a-z]{4,10}|the first [a-z0-9]{2,10})|if you|when you|until (?:the end of )?(?:[a-z]{3,9}day|january|february|march|april|may|june|july|august|september|october|november|december)|as a (?:thank|welcome|goodwill))\b/i,
    ],
    none: [elsewhere],
  },
  // What some buyers are spared.
  {
    all: [
      /\b(?:new|first-?time|early|existing|loyal|returning|long-?standing) (?:customers?|clients?|members?|subscribers?|users|tenants|guests?|buyers?|sign-?ups|accounts|adopters|patients|students)\b/i,
      /\b(?:pays? (?:absolutely )?(?:nothing|zero|half|\d{1,2} ?% less)|gets? (?:[a-z]{2,8} ){0,2}(?:free|half price|\d{1,2} ?% off)|(?:are|is)(?:n't| not) charged|starts? for free)\b/i,
      /\b(?:until|till|for (?:the|their) first|this (?:week|month|quarter|year)|in (?:the|their) first|during|before|up to)\b/i,
    ],
    none: [
      /\b(?:they|competitors?|suppliers?|last (?:year|month|quarter)|trial|survey|study|cannot|can't|not (?:yet|sure)|bank|airline|gym|your (?:[a-z]{3,12} )?(?:shop|store|plan|policy))\b|\?\W*$/i,
    ],
  },
  // A sale that runs, and how much it saves.
  {
    all: [
      /\b(?:deals?|sale|offer|promo(?:tion)?|special|black friday|cyber (?:monday|week)|clearance|prime day)\b/i,
      /\b(?:save|get|enjoy|take|grab) (?:you )?(?:up to |as much as |an extra |a further |an additional )?\d{1,2} ?(?:%|percent|per cent)(?! of (?:your|the|their|all) (?:time|hours|work|energy))/i,
      /\b(?:we're|we are|our|running|site-?wide|store-?wide|everything|all (?:orders|plans|products|items|sizes)|today|tonight|this (?:week|weekend|month)|until|ends?|now on|starts?)\b/i,
    ],
    none: [elsewhere],
  },
  // Something on top that no invoice will show.
  {
    all: [
      /\b(?:i|we)(?:'ll|'d| will| can| could| would)? (?:also |even |gladly |happily )?(?:include|add|give you|throw in|provide|run|do|deliver)\b/i,
      /\b(?:extra|additional|another|further|two|three|\d{1,2}|second|third|premium|workshops?|sessions?|seats?|training|months?|upgrade)\b/i,
      /\b(?:won't|will not|without|not going to|never) (?:be )?(?:bill|charg|invoic)\w{0,3}(?: you)? (?:for (?:it|them|that|those|this|these)|extra|anything)\b/i,
    ],
    none: [
      /\b(?:they|cancel\w{0,6}|refund\w{0,4}|until|mistake|error|twice|scope|repair\w{0,3}|replac\w{1,6}|broken)\b|\?\W*$/i,
    ],
  },
  // How far below the list.
  {
    all: [
      /\b\d{1,2} ?(?:%|percent|per cent) (?:below|under|beneath) (?:the |our )?(?:list|usual|normal|standard|regular|full|catalogue|published|shop) ?(?:prices?|rates?|fees?)?\b(?! ?(?:capacity|speed|load|weight|size))/i,
      /\b(?:you(?:'re|'ll| get| pay)?|your|for you|loyalty|partner|we|i|our|steal|bargain|yearly|annual|plan)\b/i,
    ],
    none: [elsewhere, /\b(?:was|were|sales|attendance|level|temperature|rainfall)\b/i],
  },
  // An older price kept, and what that spares the reader.
  {
    all: [
      /\b(?:last year's|the (?:old|previous|former|current)|our old|your (?:old|current)|20\d\d) (?:rates?|prices?|pricing|price list|fees?)\b/i,
      /\b(?:i|we|i'll|we'll|let me)(?: can| could| will| would|'d)? (?:still |gladly |also )?(?:honou?r|keep|give|offer|extend|do|let|leave|apply|hold)\b/i,
      new RegExp(`(?<!\\w)${money} (?:less|lower|cheaper|saved|under|below)(?!\\w)`, 'i'),
    ],
    none: [/\b(?:they|landlord|bank|cannot|can't|not)\b|\?\W*$/i],
  },
  // Whoever pays less, a price without a margin, a gift towards an order, a share of the list.
  {
    all: [
      /\b(?:students|seniors|children|kids|pensioners|members|charities|teachers|nurses|veterans|first-timers) (?:only |just )?(?:pay (?:half|nothing|a third|a quarter|\d{1,2} ?% less)|get (?:in )?(?:free|half price|\d{1,2} ?% off)|go free)(?= ?(?:[.!,;]|$|\n)| (?:on|for|when|with|here|until)\b)/i,
    ],
    none: [/\b(?:they|museum|zoo|pool|bus|train|cinema|council|if|whether)\b|\?\W*$/i],
  },
  {
    all: [
      /(?<!\w)(?:i|we)(?:'d|'ll| will| can| could| would) (?:let you have|give you|sell(?: you)?|supply|do|offer(?: you)?) (?:it|them|this|that|these|the [a-z-]{3,14})(?: to you)? at (?:our )?(?:own )?cost(?: price)?(?= ?(?:[.!,;]|$|\n)| (?:if|for|when|until))/i,
    ],
    none: [elsewhere],
  },
  {
    all: [
      new RegExp(
        `(?<!\\w)${money} (?:towards?|off) your (?:first|next|second) (?:[a-z]{3,10} )?(?:booking|order|purchase|invoice|visit|stay|month|box|delivery|session|treatment|shop)s?(?!\\w)`,
        'i',
      ),
    ],
    none: [elsewhere],
  },
  {
    all: [
      /\b(?:rate|price|fee)s? (?:of|at) \d{1,2} ?(?:%|percent|per cent) of (?:the |our )?(?:list|usual|normal|full|standard|regular)\b/i,
      /\b(?:you|your)\b/i,
    ],
    none: [elsewhere],
  },
  // What the seller pays in the reader's place, and what is left off the bill.
  {
    all: [
      /\b(?:we|i)(?:'ll| will| can| could|'d| would)? (?:gladly |happily |also )?(?:pay|cover|absorb|sponsor|take over|bear) (?:for )?(?:the|your) (?:(?:first|last|second) (?:month|quarter|year|term|season|(?:two|three|six|\d{1,2}) (?:weeks|months))|(?:set-?up|onboarding|shipping|delivery|installation|migration|training)(?: (?:fee|costs?|charge))?)\b/i,
      /\b(?:if|when|sign\w{0,3}|take|order\w{0,3}|renew\w{0,3}|commit|switch|for you|today|this (?:week|month)|one more|another)\b/i,
    ],
    none: [elsewhere],
  },
  {
    all: [
      /\b(?:mention|use|quote|give|name) (?:my name|this (?:mail|e-?mail|message|code)|the (?:code|password|word))\b[^.!?]{0,30}\b(?:you(?:'ll| will)? (?:pay|get|save|receive)|and (?:pay|save|get))\b[^.!?]{0,16}\b(?:less|off|cheaper|free|half|\d{1,2} ?%|better (?:price|rate|deal))\b|\byou(?:'ll| will)? (?:only|just) (?:pay|be (?:billed|charged)) for (?:one|two|three|four|five|six|half|\d{1,3}) (?:of|out of) (?:the |your |all )?(?:two|three|four|five|six|seven|eight|ten|twelve|\d{1,3})\b/i,
    ],
    none: [elsewhere],
  },
  // "I'll knock the delivery charge off for you."
  {
    all: [
      /\b(?:i|we)(?:'ll| will| can| could|'d| would)\b[^.!?]{0,16}\b(?:knock|take|leave|drop|strike|cross|waive|keep)\b/i,
      /\b(?:delivery|shipping|booking|admin(?:istration)?|call-?out|service|handling|postage|cancellation|set-?up|joining|late) (?:charges?|fees?|costs?)\b[^.!?]{0,16}\b(?:off|out|away)\b/i,
    ],
    none: [/\b(?:list|agenda|leave (?:it|them) (?:off|out) (?:of|until)|if (?:that|it) is wrong)\b|\?\W*$/i],
  },
  // "We'd be willing to halve the agency fee for your first hire."
  {
    all: [
      /\b(?:i|we)(?:'ll| will| can| could|'d| would|'re| are)\b/i,
      /\b(?:halve|slash|cut in half) (?:the|our) (?:[a-z]{3,12} )?(?:fees?|price|rate|charge|rent|deposit|commission|premium)\b/i,
    ],
    none: [/\b(?:we need|have to|government|council|bank)\b|\?\W*$/i],
  },
  // "I'll throw in the airport transfer."
  {
    all: [
      /\b(?:i|we)(?:'ll| will| can| could|'d| would)(?: even| also| happily| gladly| then)? throw in (?:the|an?|your|some|two|three|one|free)\b/i,
    ],
    none: [
      /\b(?:towel|ball|training (?:ground|session)|jokes?|questions?|ideas?|suggestions?|examples?|words?|herbs|salt|pasta)\b|\?\W*$/i,
    ],
  },
  // "We would like to give you the next two deliveries without charging you anything."
  {
    all: [
      /\b(?:we|i)\b/i,
      /\b(?:give|send|offer|let|do|repair|deliver|install|clean|redo|book)\b/i,
      /\bwithout (?:charging|billing|invoicing)(?: you)?(?: (?:a|any|anything|for))?\b/i,
    ],
    none: [/\b(?:they|their|test (?:booking|order)|card details|not|n't)\b|\?\W*$/i],
  },
  // "For teams that join in December we have decided to leave out the set-up fee altogether."
  {
    all: [
      /\b(?:we|i)(?:'ll| will| can|'d| would|'ve| have| are|'re)?\b/i,
      /\b(?:leav(?:e|ing)|left|drop(?:ped|ping)?|skip(?:ped|ping)?|scrap(?:ped|ping)?|forgo) (?:out )?(?:the|your|any|all) (?:[a-z-]{3,14} )?(?:fees?|charges?|costs?)\b/i,
      /\b(?:for (?:you|teams|customers|clients|orders|members|new|the (?:first|next))|if you|altogether|completely|entirely|when you|as a (?:thank|welcome|gesture))\b/i,
    ],
    none: [/\b(?:they|council|airlines?|bank|government|calculation|table|column|invoice number)\b|\?\W*$/i],
  },
  // "Mention my name and the courier charges disappear", "the set-up cost has been taken off your quote".
  {
    all: [
      /\b(?:set-?up|onboarding|implementation|installation|activation|courier|delivery|shipping|postage|booking|admin(?:istration)?|service|handling|call-?out|joining|enrol?ment|registration|licen[cs]e|connection|agency|arrangement|monthly|annual)(?: and [a-z-]{3,14})? (?:charges?|fees?|costs?)\b/i,
      /\b(?:disappears?|vanish(?:es)?|goes? away|falls? away|drops? (?:off|away|out)|evaporates?|(?:is|are|be) (?:gone|history|off (?:the table|your)|waived|scrapped)(?! (?:mail|call|form)\b)|(?:has|have|had)? ?(?:been )?(?:taken|struck|knocked|wiped|left) (?:off|out of|from) (?:your|the) (?:quote|bill|invoice|order|total|offer|proposal|price|estimate))\b/i,
      /\b(?:you|your|we|i|my|our|sign|order|book|join|buy|today|this week)\b/i,
    ],
    none: [elsewhere, /\b(?:mistake|error|wrongly|twice|duplicate|system|sorry|dispute\w?)\b/i],
  },
  // "Your next two invoices will be halved."
  {
    all: [
      /\byour (?:next|first|coming|following|initial|upcoming|last|final) (?:(?:\d{1,2}|two|three|four|six|few) )?(?:[a-z]{3,9} )?(?:invoices?|bills?|payments?|instal?lments?|months?|orders?|deliver(?:y|ies)|quarters?|years?|renewals?)\b/i,
      /\b(?:halved|cut in half|at half(?: the)? (?:price|rate|cost)|half price|(?:cost|are|is|come at|come with)s? (?:you )?(?:only )?(?:half|nothing)|(?:we|i)(?:'ll| will) (?:bear|carry|swallow|pick up|foot|absorb))\b/i,
    ],
    none: [elsewhere],
  },
  // "We match whatever your present supplier charges and go five below it."
  {
    all: [
      /\b(?:i|we)(?:'ll|'d| can| could| will| would|'re| are|'m| am)?(?: also| always| gladly| happily| simply| just| then| willing to| happy to| ready to| prepared to| able to| glad to){0,3} (?:match|beat|undercut|better|improve on|go below|come in (?:below|under))\b/i,
      /\b(?:(?:whatever|any|what|the (?:price|rate|quote|offer|figure)|their|that|your) [^.!?]{0,40}?(?:charges?|charging|pays?|paying|price|prices|rates?|quotes?|quoted|offers?|offered|fee|figure|asks?))\b/i,
    ],
    none: [
      /\b(?:they|candidate|salary|salaries|wages?|expectations?|goals?|whether|if we can|unable|cannot|can't|don't|do not|never|price (?:range|band|list)s?|budgets?|roles?|colou?rs?|records?|details|invoices?|order number|reference)\b|\?\W*$/i,
    ],
  },
  // "I could bring the rate down to what you paid in 2022."
  {
    all: [
      /\b(?:bring|take|get|put|drop|lower|roll|move|hold|keep|set|leave)\b[^.!?]{0,16}\b(?:rates?|prices?|fees?|renewal|subscription|bill|cost|tariff|it|you)\b/i,
      /\b(?:to|at|on) (?:what you (?:paid|were paying|had|were charged)|(?:last year|the old|your old|your former|your previous|the former|the previous|the original)(?:'s)? (?:price|rate|fee|level|terms|figure|tariff))\b/i,
      new RegExp(`(?<!\\w)${weLower}(?!\\w)`, 'i'),
    ],
    none: [/\b(?:they|can't|cannot|unable|not|refund|mistake|error)\b|\?\W*$/i],
  },
  // "Students of your programme get it for nothing."
  {
    all: [
      /\b(?:you|your [a-z]{3,14}|(?:students|members|teachers|nurses|veterans|pensioners|seniors|children|partners|subscribers|newcomers|founders|start-?ups|charities|non-?profits|schools|families) (?:of|at|in|from|on|like|with|who|such as)? ?(?:[a-z]{2,12} ){0,3})(?:'d|'ll| will| would| can)? ?(?:gets?|have|has|receives?|keeps?|uses?) (?:it|this|that|them|the (?:[a-z]{3,12} )?(?:app|tool|plan|licen[cs]e|course|kit|upgrade|add-?on|module|version|service|platform|software|subscription|report))\b/i,
      /\b(?:for nothing|for free|free of (?:any )?charge|without paying (?:a|anything|for)|at no charge|gratis)\b/i,
    ],
    none: [elsewhere, /\b(?:library|museum|council|already|currently|today you)\b/i],
  },
  // "I've applied a loyalty credit of $500 to your account."
  {
    all: [
      /\b(?:i|we)(?:'ve| have|'ll| will| can|'d)?(?: gone ahead and| just| already| also| happily| gladly){0,2} (?:appl(?:y|ied)|add(?:ed)?|put|place[d]?|load(?:ed)?|post(?:ed)?|set(?: aside)?|book(?:ed)?)\b/i,
      /\b(?:loyalty|goodwill|welcome|referral|thank-you|bonus|courtesy|promotional|gift|sign-?up|starter|complimentary) credits?\b/i,
      /\b(?:account|invoice|bill|order|workspace|profile|balance|name|renewal)\b/i,
    ],
    none: [
      /\b(?:late|delay\w{0,3}|outage|broken|mistake|error|wrong\w{0,2}|damaged|apolog\w{2,5}|sorry|refund\w{0,3}|they)\b|\?\W*$/i,
    ],
  },
]);
