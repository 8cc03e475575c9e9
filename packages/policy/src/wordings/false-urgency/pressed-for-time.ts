import { facets } from '../../search/sentence-facets.ts';

const day =
  '(?:tonight|midnight|noon|tomorrow|today|monday|tuesday|wednesday|thursday|friday|saturday|sunday|the weekend|this week|the hour|(?:\\d{1,2}|one|two|three|six|twelve|twenty-four|forty-eight) (?:hours|days|minutes)|end of (?:the )?(?:day|week|month))';
/** What truly ends, and deadlines that others set. */
export const truly =
  /\b(?:webinar|conference|password|log-?in|sign-?in|verification|one-time (?!offers?\b|opportunit|deals?\b|discounts?\b|chance|prices?\b|rates?\b)|confirmation code|session|account|tender|portal|contract|permit|visa|passport|tickets?|booking|registration|application|warranty|licen[cs]e|submission|maintenance|election|vote|files?|data|backups?|recording|told (?:us|me)|(?:hotel|venue|airline|school|council|organi[sz]ers?|carrier|court) (?:says?|said|tells?|closes?)|your (?:offer|sale|campaign|shop|store|customers)|their|they|he|she|labels?|vaccines?|medicine|parking|calendar)\b|\?\W*$/i;

/** Places that are kept for whoever says that they come. */
export const appointed =
  /\b(?:appointment|viewing|interview|course|class|workshop|desk|room|table|training|camp|school|waiting list|treatment|patients?|check-?up)\b/i;

/** Hurry made up: what is gone for good, who else stands in line, what becomes of those who wait. */
export const pressedForTime = facets([
  // "Please respond today to avoid disappointment."
  {
    all: [
      /\b(?:respond|reply|book|order|answer|act|sign(?: up)?|register|reserve|buy|call|early)\b/i,
      /\bto avoid (?:disappointment|missing out|losing (?:out|your (?:place|slot|spot|seat)))\b/i,
    ],
    none: [/\b(?:christmas orders|restaurant|table|last posting|popular dishes)\b|\?\W*$/i],
  },
  {
    all: [
      /\b(?:invitations?|invite|offer|link|credit|coupon|price|rate|deal|slot|place|terms?|voucher|discount|gift|bonus|opportunity|mail|e-?mail|message|page|door|window|chance|quote|proposal|upgrade)\b/i,
      /\b(?:disappears?|dies|deletes? itself|self-destructs?|is gone|are gone|expires?|closes?|shuts?|vanish(?:es)?|goes? away|off the table|lapses?|withdrawn|runs out|ends?|burns? up)\b/i,
      new RegExp(`\\b(?:${day}|before i leave|when i (?:leave|log off|close))\\b`, 'i'),
      /\b(?:for good|for ?ever|(?:won't|not) be able|(?:bring|get|give) (?:it|this|that) back|(?:a )?second time|afterwards|with it|(?:cannot|can't|won't) (?:[a-z]{2,8} )?(?:bring|renew(?:ed)?|repeat(?:ed)?|extend(?:ed)?|reopen(?:ed)?|return|come back)|no way back|no second|never (?:again|to return)|once and for all)\b/i,
    ],
    none: [truly],
  },
  {
    all: [
      /\bor (?:the|this|my|our|these|those) (?:[a-z]{3,12} )?(?:terms|price|offer|rate|deal|discount|quote|conditions|figure)s? (?:are|is|goes|go|comes|come) (?:off (?:the table)?|gone|dead|back up|history|withdrawn|void)\b/i,
      new RegExp(`\\b(?:${day}|before i leave|now)\\b`, 'i'),
    ],
    none: [truly],
  },
  {
    all: [
      new RegExp(`\\b(?:after|past|from) (?:${day}|that)\\b`, 'i'),
      /\b(?:can't|cannot|won't be able to|no longer able to|unable to|nothing (?:more |else )?(?:i|we) can) (?:[a-z]{2,8} )?(?:do (?:anything|something|much|a thing|it)|hold|keep|honou?r|offer|promise|guarantee|give you|get you|repeat|match|do)\b/i,
      /\b(?:price|prices|pricing|rate|rates|discount|offer|deal|terms|quote|figure|saving)\b/i,
    ],
    none: [truly, /\b(?:suppliers?|manufacturer|head office sets|exchange rate)\b/i],
  },
  {
    all: [
      /\bif (?:we|i) (?:don't|do not|haven't) (?:get|have|receive|hear|see|got|heard)\b/i,
      /\bby\b/i,
      /\b(?:the|this|that|my|our|your) (?:[a-z-]{3,12} )?(?:price|pricing|rate|offer|deal|discount|quote|terms|slot|spot)\b[^.!?]{0,24}\b(?:gone|off the table|expires?|void|dead|history|withdrawn|goes (?:up|back|to)|is lost|lapses?)\b/i,
    ],
    none: [truly],
  },
  {
    all: [
      /\b(?:hate|shame|pity|don't want|wouldn't want)\b[^.!?]{0,24}\b(?:lose|miss)(?:ed)? (?:this|it|out|the (?:deal|offer|discount|price))\b/i,
      new RegExp(
        `\\b(?:it|this|that|offer|deal|doors?) (?:ends?|expires?|closes?|goes|is gone|runs out) (?:on |at |in )?(?:${day}|three hours)`,
        'i',
      ),
    ],
    none: [truly],
  },
  // After that there is no deal.
  {
    all: [
      /\b(?:price|prices|pricing|rate|rates|discount|offer|deal|terms|quote|saving|opportunity|chance)\b/i,
      new RegExp(
        `\\b(?:after (?:that|which|${day})|then),? (?:it|this|that|they|the (?:deal|offer|price|rate|discount))(?:'s|'ll be| is| are| will be| goes?) (?:off the table|gone|dead|history|void|withdrawn|over)\\b|\\b(?:it|this|that|they)(?:'s|'ll be| is| are| will be) (?:gone|history|off the table|over) (?:after|by|come|past|from) ${day}`,
        'i',
      ),
    ],
    none: [truly],
  },
  {
    all: [
      /\b(?:the|this|our|that) (?:[a-z-]{3,12} )?window (?:of opportunity )?(?:is|'s) (?:closing|shutting) (?:very )?(?:fast|quickly|rapidly|soon)\b/i,
    ],
    none: [
      truly,
      /\b(?:sash|glass|shutters?|blinds?|draught|fingers?|weather|tide|launch window|theme|animation|browser|screen|dialogue?|pop-?up)\b/i,
    ],
  },
  {
    all: [
      /\b(?:invitation|invite|offer|deal|discount|coupon|voucher|code|quote|proposal|price) (?:will )?self-destructs? (?:in|at|on|by|after)\b/i,
    ],
    none: [truly],
  },
  // Little is left, of which others take the rest.
  {
    all: [
      /\b(?:only|just) (?:able to )?(?:accept|tak|onboard|admit|sign)(?:e|ing)?(?: on| up)? (?:\d{1,2}|one|two|three|four|five|six|ten|a few|a handful of) (?:more |new |further |additional )?(?:customers|clients|companies|firms|brands|teams|partners|shops|clinics|agencies)\b/i,
      /\b(?:spots?|places?|slots?|seats?|of (?:those|them|these))\b[^.!?]{0,24}\b(?:spoken for|taken|gone|sold|reserved|filled)\b/i,
    ],
    none: [truly],
  },
  {
    all: [
      /\b(?:we(?:'re| are)|our [a-z-]{3,14} (?:is|are)) (?:already )?(?:almost|nearly|close to|all but) (?:at (?:full )?capacity|full|fully booked|booked (?:up|out|solid))\b/i,
      /\b(?:secure|grab|claim|reserve|lock in|snap up|get) (?:your|one of the|a|the last) (?:[a-z-]{3,12} )?(?:place|spot|slot|seat|share|one)s?\b[^.!?]{0,16}\b(?:now|today|right away|while|before|asap|immediately)\b/i,
    ],
    none: [truly, appointed],
  },
  {
    all: [
      /\b(?:other|more and more|several) (?:[a-z-]{3,14} )?(?:compan(?:y|ies)|firms|shops|teams|clinics|customers|buyers|businesses|agencies)\b[^.!?]{0,30}\b(?:are|is) (?:already |now |quickly |fast )?(?:grabbing|snapping up|taking|claiming|booking|buying)(?: up)? (?:these|those|the (?:last|remaining)|up)\b/i,
    ],
    none: [truly],
  },
  // Others in line.
  {
    all: [
      /\b(?:\d{1,3}|two|three|four|five|six|ten|several|many|plenty of|dozens of|a dozen) (?:other [a-z]{4,14}s|(?:more )?(?:[a-z-]{3,14} )?(?:compan(?:y|ies)|firms|shops|teams|clinics|customers|clients|buyers|businesses|agencies|people|names))\b[^.!?]{0,30}\b(?:want|are after|have their eyes? on|are eyeing|(?:have |are )?ask(?:ed|ing) for|are waiting for|are fighting over|would take|are competing for|are queuing (?:up )?for)\b/i,
      /\b(?:the|this|that|your|our) (?:same |very |last |one )?(?:slot|spot|place|offer|deal|price|rate|allocation|territory|stock|discount)\b/i,
      /\b(?:now|today|fast|at once|immediately|hurry|tonight|right away|decide)\b/i,
    ],
    none: [truly, appointed],
  },
  {
    all: [
      /\bif (?:we|i) (?:don't|do not|haven't|have not) (?:get|have|receive|hear|see|got|heard)\b[^.!?]{0,24}\bby\b/i,
      /\b(?:give|offer|pass|sell|release|hand) (?:your|this|the) (?:[a-z-]{3,12} )?(?:slot|spot|place|seat|allocation|units?|deal|price|stock)\b[^.!?]{0,16}\b(?:someone|somebody|another|the next|others|whoever)\b/i,
    ],
    none: [truly, appointed],
  },
  {
    all: [
      /\b(?:answer|decision|signature|reply|response|yes|deposit|confirmation) (?:by|before|within)\b/i,
      /\b(?:or|otherwise|else)\b[^.!?]{0,24}\b(?:give|offer|pass|sell|release|let go of) (?:your|this|the) (?:[a-z-]{3,12} )?(?:slot|spot|place|allocation|units?|deal|price|stock)\b[^.!?]{0,12}\b(?:someone|somebody|another|the next|others|whoever)\b/i,
    ],
    none: [truly, appointed],
  },
  {
    all: [
      /\b(?:two|three|four|five|several|other|another|\d{1,2}) (?:other |more )?(?:names?|firms?|clinics?|practices?|agenc(?:y|ies)|buyers?|shops?|dealers?|compan(?:y|ies)|interested part(?:y|ies)|bakeries|hotels?|schools?|landlords?|customers?|prospects?)\b/i,
      /\b(?:room for (?:only |just )?one|only (?:one|room for one)(?: of (?:you|them))?(?= ?[.!,]|$| can| gets?| will)|whoever (?:signs|answers|replies|says|pays|books|is) (?:yes )?first|first (?:one )?to (?:sign|answer|reply|say yes|book|pay) (?:gets|wins|takes)|just one (?:place|spot|slot))\b/i,
    ],
    none: [truly, /\b(?:job|vacanc\w{1,3}|role|post|candidates?|hotel|desk|bed)\b/i],
  },
  {
    all: [
      /\b(?:only|just) (?:for )?the first (?:\d{1,3}|three|five|six|ten|twelve|twenty|few|handful) (?:[a-z-]{3,14} )?(?:to|who|that) (?:answer|reply|sign|book|respond|order|register|call|say|pay|join|buy|act)/i,
    ],
    none: [truly, /\b(?:questions?|race|prize draw|quiz)\b/i],
  },
  {
    all: [
      /\b(?:waited|hesitated|dithered|slept on it|thought (?:it over|about it)|who waits|put it off)\b/i,
      /\b(?:pa(?:y|ys|id|ying) (?:double|more|twice|full|the full)|missed (?:it|out)|too late|empty-handed|regret(?:s|ted)?|left with nothing)\b/i,
      /\b(?:so|today|now|don't|tonight|do not)\b/i,
    ],
    none: [/\b(?:patients?|tooth|treatment|repair|boiler|roof|tax|penalt\w{1,3}|fine)\b|\?\W*$/i],
  },
  {
    all: [
      /\b(?:wait|leave it|hold off|think it over)\b[^.!?]{0,16}\b(?:next (?:week|month|quarter|year)|tomorrow|monday|too long|until|till)\b/i,
      /\b(?:you'll|you will|it'll|it will|it costs?|the price)\b/i,
      /\b(?:twice|double|triple)\b|\b(?:full|higher|old|regular) (?:price|rate|fee)\b|\bmore (?:for it|expensive)\b/i,
    ],
    none: [truly, /\b(?:repair|roof|damage|seeds?|tooth|infection)\b/i],
  },
  {
    all: [
      /\b(?:held|hold|holding|reserved|reserving|kept|keeping)\b/i,
      /\b(?:another|only|just|the next|two more|three more) ?(?:\d{1,2}|one|two|three|four|six|twelve|few)? ?(?:hours?|minutes?|hour)\b/i,
      /\b(?:then|after that|before|and)\b[^.!?]{0,24}\b(?:next (?:on|in|person|buyer|customer)|someone else|somebody else|another (?:buyer|customer|client|firm)|back on (?:sale|the market)|gone)\b/i,
    ],
    none: [truly, /\b(?:was|were|has been|queue|on hold)\b/i],
  },
  {
    all: [
      /\b(?:wouldn't|don't|would not|do not) (?:sleep on|sit on|dither over|dally over) (?:it|this|that|the (?:offer|price|deal))\b/i,
    ],
    none: [truly, /\b(?:sofa|chair|mattress|bench|floor|bed|wall)\b/i],
  },
  // How few may have it, how briefly it is kept, and what waiting costs.
  {
    all: [
      /\b(?:only|just) (?:\d{1,2}|one|two|three|a (?:handful|few)(?: of)?) (?:compan(?:y|ies)|firms?|clients?|customers?|partners?|shops?|agenc(?:y|ies)|practices?|teams?|businesses) (?:per|in (?:each|every|your)|for (?:each|every)) (?:city|town|region|area|industry|market|sector|country|state|county|postcode|month|quarter)\b/i,
    ],
    none: [truly, appointed, /\b(?:lorr(?:y|ies)|tax|law|licen[cs]ed?)\b/i],
  },
  {
    all: [
      /\b(?:competitors?|neighbou?rs|rivals|peers|others|everyone|everybody)\b[^.!?]{0,24}\b(?:signed|joined|booked|bought|moved|switched|on board|in)\b/i,
      /\b(?:don't|do not) (?:be|get|come) (?:the )?(?:last|left behind|left out)\b/i,
    ],
    none: [truly],
  },
  {
    all: [
      /\b(?:i|we) (?:can|will|could|'ll)?(?: only| just){1,2} (?:keep|hold|leave) (?:this|the|your|that) (?:[a-z]{3,12} )?(?:link|offer|price|rate|spot|slot|deal|discount|code|coupon|quote) (?:alive|open|live|active|valid|up|available)\b/i,
      new RegExp(`\\b(?:for|until|till|through) (?:the next |another |only )?${day}`, 'i'),
    ],
    none: [truly],
  },
  {
    all: [
      /\b(?:reply|respond|book|sign up|order|click|act|confirm|answer|call|register) (?:to this )?(?:with)?in the next (?:hour|few (?:hours|minutes)|\d{1,2} (?:minutes|hours|days)|(?:two|three|twelve|twenty-four|forty-eight) (?:minutes|hours|days)) (?:to|and|for)\b[^.!?]{0,16}\b(?:claim|get|secure|lock|receive|save|qualify|unlock|keep|bonus|discount|free|half)\b/i,
    ],
    none: [truly],
  },
  {
    all: [
      /\b(?:this|that|it|the (?:[a-z]{3,10} )?(?:offer|deal|price|rate|discount|chance|bonus))(?: (?:won't|will not|will never|is never going to|is not going to|isn't going to)| never)? (?:won't |never )?(?:be )?(?:offered|repeated|this (?:low|cheap)|come (?:around|round|along|your way)|comes (?:around|round|along)) (?:again|twice|a second time)\b/i,
    ],
    none: [truly, appointed],
  },
  {
    all: [
      /\bif you (?:wait|delay|hesitate|hold off|put (?:it|this) off|leave it|think about it)\b/i,
      /\b(?:too late|(?:be|is|are) gone|miss(?:ed)? (?:out|it)|pay (?:more|double|full)|(?:someone|somebody) else|off the table)\b/i,
    ],
    none: [
      truly,
      /\b(?:deliver\w{0,3}|print\w{0,4}|flights?|trains?|forms?|tax|court|harvest|prun\w{1,3}|plant\w{0,3}|sow\w{0,3}|repairs?|leak|mould|rust|ferry|season|doctor|vet)\b/i,
    ],
  },
  // Others who want the same: "other customers are looking at this flat right now".
  {
    all: [
      /\b(?:other|several|many|lots of|\d{1,3}|two|three|four|five|ten|a few|some) (?:other |more )?(?:customers|people|buyers|guests|travell?ers|visitors|shoppers|families|applicants|couples|companies)\b/i,
      /\b(?:looking at|viewing|watching|bidding (?:on|for)|after|have|has|asking (?:for|about)|have asked (?:for|about)) (?:this|that|it|the same|your)\b/i,
      /\b(?:right now|at (?:this|the) (?:very )?moment|as we speak|as i (?:write|type)|this (?:very )?(?:minute|second)|just now|in their (?:carts?|baskets?))\b/i,
    ],
    none: [/\b(?:question|problem|issue|bug|error|outage|ticket|because|your (?:team|staff)|with us)\b|\?\W*$/i],
  },
  // "This is your final opportunity to keep your current rate."
  {
    all: [
      /\b(?:your|the|a) (?:very )?(?:final|last|only remaining|one and only) (?:opportunity|chance|call|window)\b/i,
      /\bto (?:keep|get|save|secure|lock|claim|grab|benefit|buy|book|switch|upgrade|enrol|take|order|renew)\b/i,
      /\b(?:rates?|prices?|offer|discount|deal|terms|plan|bonus|tariff|savings?|conditions|cheaper|package)\b/i,
    ],
    none: [/\b(?:before (?:the|they|your)|by law|deadline set by|government|tax year|not)\b|\?\W*$/i],
  },
  // "Apply in the next two hours or the role goes to somebody else."
  {
    all: [
      /\bor\b/i,
      /\b(?:goes|will go|is given|will be given|passes|is offered) to (?:somebody|someone|another|the next)\b/i,
      /\b(?:(?:in|within) the next|today|tonight|right now|by (?:noon|midnight|tonight|five|six)|within (?:an?|the|two|three|\d{1,2}) ?(?:hours?|minutes))\b/i,
    ],
    none: [/\b(?:phone|call|ball|shift|turn|parcel|medal)\b|\?\W*$/i],
  },
  // "The flat will be gone by tonight if you don't pay the holding fee."
  {
    all: [
      /\b(?:will be|'ll be) (?:gone|taken|sold|let|lost|snapped up|off the market)\b/i,
      /\b(?:tonight|tomorrow|midnight|noon|today|this (?:evening|afternoon)|the end of (?:the day|today))\b/i,
      /\b(?:if you (?:don't|do not|wait)|unless you)\b/i,
    ],
    none: [/\b(?:data|files?|changes|draft|backup|progress|session)\b|\?\W*$/i],
  },
  // "Unless you get back to me today, the remaining places will be offered to the companies on the waiting list."
  {
    all: [
      /\b(?:unless you|if (?:i|we) (?:don't|do not) hear|if you (?:don't|do not) (?:reply|answer|confirm|sign|decide|book))\b/i,
      /\b(?:today|tonight|tomorrow|midnight|noon|the end of the (?:working )?(?:day|week)|within (?:an?|the|two|\d{1,2}) ?(?:hours?|minutes)?|close of (?:business|play))\b/i,
      /\b(?:will be|'ll be|is|are|goes|go) (?:then )?(?:offered|given|sold|released|passed|handed|going)? ?(?:on )?to (?:the |an? |some)?(?:other|others|companies|next|somebody|someone|another|people|customers|buyers|those)\b/i,
    ],
    none: [/\b(?:parcel|courier|depot|collections?|solicitors?|court|debt|keys?|table)\b|\?\W*$/i],
  },
  {
    all: [
      /\b(?:price|offer|discount|deal|spots?|places|(?:this|our|the) rate)\b/i,
      /\b(?:vanish(?:es|ing)?|melt(?:s|ing)? away|evaporat\w+|disappear(?:s|ing)?|flying (?:off|out)|dwindl\w+|drying up|slip(?:s|ping)? away)\b/i,
    ],
    none: [/\b(?:your|their|if|interest rate|competitors?)\b|\?/i],
  },
  {
    all: [
      /\b(?:price|rate|discount|offer|deal|terms)\b/i,
      /\b(?:until|before|by|till)\b/i,
      /\bnot a (?:minute|second|day|moment|hour) (?:longer|later|more)\b|\b(?:my (?:manager|boss|director)|they) (?:has|have|'ve|'s)? ?(?:only )?(?:allow(?:s|ed)|lets?|authori[sz]e[sd]|permit(?:s|ted)) (?:me|us)\b|\bi can only (?:hold|keep|guarantee)\b/i,
    ],
    none: [/\b(?:contract|agreement|tender|job)\b/i],
  },
  {
    all: [
      /\bif you (?:don't|do not|fail to) (?:act|order|buy|sign up|decide|respond|move|jump|book|claim)\b|\bunless you (?:act|order|buy|decide|move|book)\b/i,
      /\b(?:miss (?:this|it|out)|lose (?:this|it|out)|gone|forever|never (?:see|get)|too late|regret|someone else)\b/i,
    ],
    none: [/\b(?:invoice|account|appeal|refund|visa|passport|data|files)\b/i],
  },
  {
    all: [
      /\b(?:order|buy|book|sign up|subscribe|register|reply|claim|upgrade|offers?|deal|discount|action|sale)\b/i,
      /\b(?<!\b(?:i'm|i am|i'll be|we're|we are|we'll be) )(?:over|gone|away|finished|closed|lost|vanished) (?:forever|for ever|for good)\b|\blose (?:your|the) (?:place|spot|seat|chance) (?:forever|for good)\b/i,
    ],
    none: [/\b(?:data|files?|records?|account|archive|deleted|backups?|they|your (?:customers|competitors?))\b|\?/i],
  },
  {
    all: [
      /\bmiss (?:this|it|out)\b/i,
      /\b(?:you'll|you will|and|or)\b/i,
      /\b(?:wait (?:a|another|until)|regret|kick yourself|never (?:see|get)|pay (?:more|double|full))\b/i,
    ],
  },
]);
