import { facets } from '../../search/sentence-facets.ts';
import { appointed, truly } from './pressed-for-time.ts';

/** What is said to run out, be it places, goods or the day, and who else is said to want it. */
export const nearlyGone = facets([
  // "Only a handful are still available and they'll be snapped up", "one slot left and three other companies want it".
  {
    all: [
      /\b(?:only|just) (?:\d{1,2}|one|two|three|four|five|a few|a handful|a couple)(?: of (?:them|these|those))? (?:are|is) (?:still )?(?:available|left|open|free|unsold)\b|\b(?:one|two|three|\d{1,2}) (?:last )?(?:slots?|places?|spots?|seats?|units?|rooms?|copies|tables?) left\b/i,
      /\b(?:(?:they|it|these|those)(?:'ll| will) (?:be )?(?:soon |quickly )?(?:snapped up|gone|taken|go (?:fast|quickly))|other (?:companies|firms|people|buyers|clients|customers|parties) (?:want|are after|asked for|are waiting for|have asked for)|(?:book|act|order|reply|decide|sign|respond) (?:right )?(?:now|today|at once|straight away))\b/i,
    ],
    none: [/\?\W*$/],
  },
  // "We're down to the final two onboarding spots for November, so please decide quickly."
  {
    all: [
      /\b(?:down to|only|just|left with)(?: (?:the|our|my|a))? (?:final|last|very last|remaining)(?: (?:\d{1,2}|one|two|three|four|five|few|handful|couple)(?: of)?)?(?: [a-z-]{3,14})? (?:spots?|slots?|places?|seats?|licen[cs]es?|units?|openings?|packages?|copies|pieces|kits?)\b/i,
      /\b(?:decide|hurry|quick(?:ly)?|fast|soon|right away|now|act|today|before|don't wait|let me know|grab|claim|secure|snap|move)\b/i,
    ],
    none: [truly, appointed],
  },
  // "Your competitors are already signing up, and the window is about to shut."
  {
    all: [
      /\b(?:window|door|chance|opportunity|offer|train|moment|time)(?: [a-z]{2,8}){0,4}? (?:is|are|'s) (?:fast |quickly |rapidly |about to |soon |almost |nearly )?(?:clos(?:e|ing|ed)|shut(?:ting)?|end(?:ing)?|leav(?:e|ing)|gone|pass(?:ing)?|running out|slip(?:ping)?(?: away)?)\b/i,
      /\b(?:competitors?|rivals?|others|everyone|everybody|peers|neighbou?rs|companies (?:like|in))\b[^.!?]{0,24}\b(?:already|are|have|signing|moving|joining|buying|booked|grabbed|ahead)\b/i,
    ],
    none: [truly],
  },
  // "Supplies are almost exhausted and I'd hate for you to miss out."
  {
    all: [
      /\b(?:supply|supplies|stocks?|places?|spots?|seats?|licen[cs]es?|allocation|inventory|budget|availability|slots?) (?:is|are|'s) (?:almost |nearly |fast |quickly |rapidly |all but )?(?:exhausted|gone|used up|running (?:out|low|short)|sold out|depleted|dwindling|shrinking|vanishing)\b/i,
      /\b(?:miss(?:ed|ing)? (?:out|it|this)|hate|shame|regret|hurry|left behind|act|be quick|don't wait|too late|left empty-handed|disappointed|urge you|straight away|right away|order (?:now|today|soon|quickly))\b/i,
    ],
    none: [truly, appointed],
  },
  // "Only today: sign and save."
  {
    all: [
      /(?:^\W*|[\n:] ?)(?:only|just) (?:today|tonight|this (?:week|weekend|month)|until (?:midnight|tonight|friday|sunday|monday))\b|\b(?:today|tonight|this (?:week|weekend)) only\b/i,
      /\b(?:save|sign|order|grab|get|join|upgrade|buy|book|claim|off|half|free|deal|offer|discount)\b/i,
    ],
    none: [truly, appointed, /\b(?:by appointment|open|closed|kitchen|menu|parade|road)\b/i],
  },
  // "My boss will kill this offer at midnight."
  {
    all: [
      /\b(?:offers?|deals?|discounts?|prices?|rates?|promos?|quotes?|terms)\b/i,
      /\b(?:kills?|pulls?|withdraws?|scraps?|revokes?|axes?|takes? (?:back|away|off)|doubles?|jumps?|shoots? up|goes up|is dead|is off|gone for good)\b/i,
      /\b(?:tonight|(?:at|after|from|by) (?:midnight|noon|\d{1,2} ?(?:am|pm|o'clock))|in (?:\d{1,2}|two|three|five|six|twelve|a few) hours|(?:from )?tomorrow(?! (?:evening's|night's))|end of (?:the )?(?:day|business)|today)\b/i,
    ],
    none: [truly, appointed, /\b(?:if they|they|supplier|shares?|stock|fuel|petrol|energy|rail|tube)\b|\?\W*$/i],
  },
  // "I'm holding two slots for you, but others are asking."
  {
    all: [
      /\b(?:i'm|i am|we're|we are|i've been|we've been|i can|i) (?:still |only |now )?(?:hold|holding|keep|keeping|reserv(?:e|ing)|sav(?:e|ing)|blocked|blocking)\b/i,
      /\b(?:slots?|spots?|places?|seats?|price|rate|offer|quote|licen[cs]es?|deal|terms)\b/i,
      /\b(?:others?|someone else|somebody else|another (?:company|client|team|firm|customer)|(?:two|three|several|many|other) (?:companies|clients|teams|firms|customers)) (?:are|is|have|has|also|already|keep|keeps) ?(?:already |also |been )?(?:asking|asked|waiting|interested|in line|knocking|queu\w{2,4}|want(?:ing|s)?|call(?:ing|ed))\b/i,
    ],
    none: [truly, appointed],
  },
  // "Last call for founding members."
  {
    all: [
      /\b(?:last|final) call (?:for|on|to)\b/i,
      /\b(?:members?|members|memberships?|founders?|founding|discounts?|deals?|prices?|pricing|offers?|early[- ]birds?|bonus|upgrade|customers|seats|spots|savings?|rates?|partners)\b/i,
    ],
    none: [
      truly,
      appointed,
      /\b(?:papers|speakers|papers|entries|votes|submissions|boarding|volunteers|nominations)\b/i,
    ],
  },
  // "There won't be another chance like this in 2026."
  {
    all: [
      /\b(?:won't|will not|never|no(?:t)?)\b[^.!?]{0,12}\b(?:be|get|see|have|find)?\b ?(?:another|a second|such an?) (?:chance|opportunity|offer|deal|price|opening|rate)\b/i,
      /\b(?:like (?:this|it|that)|again|this (?:year|quarter|season)|in 20\d\d|for (?:a (?:long|very long) time|months|years|the rest)|soon|ever)\b/i,
    ],
    none: [truly, /\b(?:exam|vote|comet|eclipse|concert|life)\b/i],
  },
  // "If we don't sign this week, I can't promise the price will still be there."
  {
    all: [
      /\b(?:i|we) (?:can't|cannot|couldn't|won't be able to|am not able to|are not able to) (?:promise|guarantee|say|be sure|assure you|swear)\b/i,
      /\b(?:price|rate|offer|deal|discount|quote|slot|spot|terms|figure|tariff)s? (?:will |would |can |is |are )?(?:still |remain |stay )?(?:be |hold|last|stand|stay|remain|there|available|valid|open|around|survive)/i,
      /\b(?:if (?:we|you) (?:don't|do not|can't|haven't)|unless (?:we|you)|after (?:today|tonight|this|friday|monday)|past (?:today|friday|this)|beyond (?:today|this|friday)|next week)\b/i,
    ],
    none: [truly, /\b(?:supplier|exchange rate|carrier|wholesale)\b/i],
  },
  // "Seats are filling up faster than we thought, so book now", "only two demo slots left this month, I would grab one now".
  {
    all: [
      /\b(?:seats?|spots?|slots?|places?|calendar|diary|cohort|batch|spaces?|demos?|schedule)\b[^.!?]{0,16}\b(?:fill(?:s|ing)? (?:up )?(?:fast|faster|quick(?:ly|er)?|rapidly|by the (?:hour|minute|day))|go(?:es|ing)? (?:fast|quick(?:ly)?)|left|remain(?:s|ing)?|snapped up)\b/i,
      /\b(?:book|grab|claim|secure|act|decide|sign|reserve|jump in|snap one up|take one|move) (?:it |one |yours? |your [a-z]{3,9} )?(?:now|today|fast|quickly|right away|while you can|before (?:it's|they(?:'re| are)) (?:too late|gone)|soon)\b/i,
    ],
    none: [truly, appointed],
  },
  // "Just three slots remain for January, and they'll be gone by Friday", "a handful of openings left, and they won't last".
  {
    all: [
      /\b(?:spots?|slots?|places?|seats?|openings?|units?|licen[cs]es?|rooms?|pieces|copies|vans?|plots?|packages?|kits?)\b[^.!?]{0,16}\b(?:left|remain(?:s|ing)?|available|free)\b|\b(?:last|final|remaining) (?:few )?(?:spots?|slots?|places?|seats?|openings?|units?|licen[cs]es?|rooms?|pieces|copies|plots?)\b/i,
      /\b(?:i expect (?:them|these|it) to be (?:gone|sold|taken)(?: out)? (?:by|before|within|in|soon)|(?:they|it|these|those|this)(?:(?:'ll| will) (?:all )?be (?:gone|taken|sold)(?: out)? (?:by|before|within|in|soon|fast)| (?:won't|will not|aren't going to|are not going to) (?:last|be (?:around|there|here|available)|hang around|stay|wait)))\b/i,
    ],
    none: [
      appointed,
      /\b(?:parking|tickets?|webinar|conference|vaccines?|calendar|their|told (?:us|me)|your (?:shop|store|stock|sale))\b|\?\W*$/i,
    ],
  },
  // "Once these five units are gone, they are gone for good."
  {
    all: [
      /\b(?:once|when) (?:they|it|these|those|this|the (?:last|remaining|first|final)|our)\b[^.!?,]{0,30}?(?:\bare|\bis|'re|'s) gone,? (?:they|it|these|that)(?:'re| are|'s| is) gone\b/i,
    ],
    none: [/\b(?:trees?|species|forests?|memor(?:y|ies)|files?|data)\b/i],
  },
  // "Only one slot per region remains, and your rival has asked for it."
  {
    all: [
      /\b(?:only|just|the last|the final) (?:one|two|three|a single|\d{1,2})?\b[^.!?,]{0,40}\b(?:left|remain(?:s|ing)?|available|slot|spot|place)\b/i,
      /\b(?:(?:your|a|another|one of your|some of your) (?:[a-z]{3,12} )?(?:rivals?|competitors?|neighbou?rs?|compan(?:y|ies)|firm)|someone else|somebody else|others) (?:has|have|is|are|wants?|would) (?:already )?(?:asked|ask(?:ing)?|enquired|inquired|want(?:s|ed)?|interested|after|keen|eyeing|looking|like|take|requested|shown)\b/i,
    ],
    none: [truly, appointed],
  },
  // "There's no time to waste, since demand is through the roof."
  {
    all: [
      /\bno time to (?:waste|lose|spare|dither|think)\b|\bwithout (?:any )?(?:further )?delay\b|\b(?:time is (?:short|of the essence)|every (?:minute|hour) counts)\b/i,
      /\b(?:demand|places?|spots?|slots?|seats?|stocks?|offer|rate|discount|deal|interest in (?:it|this)|price|units?|openings?)\b/i,
      /\b(?:through the roof|huge|enormous|very high|limited|going|running|filling|ends?|expires?|last|left|soar\w{0,3}|go(?:es)? up|unprecedented|record|scarce|few)\b/i,
    ],
    none: [truly, appointed, /\b(?:suppl(?:y|ies) chain|your (?:customers?|stock|prices?))\b|\?\W*$/i],
  },
  // "Kindly confirm immediately, as this rate is getting over by evening."
  {
    all: [
      /\b(?:this|the|our|such) (?:[a-z-]{3,12} )?(?:rate|offer|price|deal|discount|scheme|promotion|slot)s?\b/i,
      /\b(?:is|are|will be|'s|gets?|will) (?:getting |get |be )?(?:over|closed|lapsing|withdrawn|closing)\b[^.!?,]{0,12}\b(?:by|from|at|this|today|tonight|tomorrow|in|within|shortly|soon)\b/i,
      /\b(?:confirm|revert|decide|reply|respond|book|sign|pay|act|order|kindly|at the earliest|immediately|hurry|now)\b/i,
    ],
    none: [truly, appointed],
  },
  // "We're closing the doors on this programme on Friday and will not reopen them."
  {
    all: [
      /\b(?:clos(?:e|es|ing)|shut(?:s|ting)?|end(?:s|ing)?|withdraw(?:ing|s)?|retir(?:e|es|ing)) (?:the |this |our |that )?(?:doors?|list|programme?|offer|enrol?lments?|sign-?ups?|cohort|deal|intake)\b/i,
      /\b(?:won't|will not|no plans to|never|not going to|don't plan to|do not plan to) (?:be )?(?:re-?open(?:ed|ing)?|open(?:ed|ing)? (?:it|them|again)|repeat(?:ed|ing)?|offer(?:ed|ing)? (?:it|this|them)|bring(?:ing)? (?:it|this|them) back|run(?:ning)? (?:it|this|them|another))\b/i,
    ],
    none: [truly, /\b(?:school|shop for good|branch|factory|site|road)\b/i],
  },
  // "We only have room for two more clients this quarter."
  {
    all: [
      /\b(?:only|just) (?:have |got )?(?:room|space|capacity) for (?:\d{1,2}|one|two|three|four|five|a few|a handful of)(?: (?:more|new|further|additional))? (?:[a-z]{3,12} )?(?:clients?|customers?|compan(?:y|ies)|firms?|partners?|projects?|brands?|shops?|accounts?)\b/i,
      /\b(?:this|next|before|about to|already|left|so|remaining|sign(?:s|ed|ing)?|interested)\b/i,
    ],
    none: [truly, /\b(?:tables?|course|class|camp|seats?|car|bus)\b/i],
  },
  // "Kindly book by evening, otherwise the scheme will be closed."
  {
    all: [
      /\b(?:by|before|within|until) (?:today|tonight|tomorrow|this|(?:the )?(?:evening|noon|midnight|end of (?:the )?(?:day|week))|(?:mon|tues|wednes|thurs|fri|satur|sun)day|\d{1,2})\b/i,
      /\b(?:otherwise|or else|failing which|else|after which)\b/i,
      /\b(?:scheme|offer|rate|price|deal|discount|slot|seat|promotion)s?\b[^.!?]{0,16}\b(?:closed?|gone|lapses?|expires?|withdrawn|cancelled|lost|over|released|ends?)\b/i,
    ],
    none: [truly, appointed, /\b(?:duplicate|letter|employment|joining|lease|settlement|sign and return)\b/i],
  },
  // "Slots for December are vanishing quickly, so please confirm right away."
  {
    all: [
      /\b(?:slots?|spots?|seats?|places?|units?|stocks?|licen[cs]es?|openings?|dates)\b[^.!?]{0,24}\b(?:vanish|disappear|dwindl|shrink|go|fill|sell|run)\w{0,3} (?:up |out |away )?(?:fast|quick(?:ly)?|rapidly|by the (?:hour|day|minute))\b/i,
      /\b(?:confirm|book|decide|reply|reserve|order|act|let me know|sign|secure)\b[^.!?]{0,16}\b(?:now|right away|today|soon|quickly|fast|immediately|asap|straight away|at once)\b/i,
    ],
    none: [truly, appointed],
  },
  // "This is a once-in-a-lifetime opportunity that you cannot afford to miss."
  {
    all: [
      /\bonce[- ]in[- ]a[- ]lifetime (?:[a-z]{3,12} )?(?:opportunity|chance|offer|deal|price|bargain)\b/i,
      /\b(?:miss|act|today|now|grab|only|ends?|before|price|discount|afford|invest|sign|buy|order)\b/i,
    ],
    none: [/\b(?:trip|eclipse|concert|safari|tour|exhibition|cruise|voyage)\b|\?\W*$/i],
  },
  // "Everyone in your industry is signing up, don't be the one left behind."
  {
    all: [
      /\b(?:competitors?|rivals|peers|others|everyone|everybody|(?:firms|companies|shops) (?:like|around))\b[^.!?]{0,30}\b(?:sign(?:ing|ed)? up|join(?:ing|ed)|book(?:ing|ed)|buying|bought|moving|switching|jumping)\b/i,
      /\b(?:don't|do not|never|or) (?:be|get|end up|risk being)(?: the (?:only )?one)? (?:left|falling|fall) (?:behind|out)\b|\bbe the one (?:who|that|left)\b/i,
    ],
    none: [truly],
  },
  // "Places on the programme are strictly limited and nearly all of them have been taken."
  {
    all: [
      /\b(?:places?|spots?|seats?|slots?|licen[cs]es?|units?)\b[^.!?]{0,40}\b(?:limited|scarce|rare)\b/i,
      /\b(?:nearly|almost|already|most of|all but|half)\b[^.!?]{0,24}\b(?:taken|gone|filled|booked|sold|full)\b/i,
    ],
    none: [/\b(?:course|class|camp|room|desk|parking|school|kindergarten|nursery|hotel|train|flight)\b|\?\W*$/i],
  },
  // "Waiting even one more day could cost you this discount."
  {
    all: [
      /\b(?:waiting|hesitating|delaying|dithering|putting (?:it|this) off)\b/i,
      /\b(?:could|will|would|may|might|'ll) (?:only |well |probably )?(?:cost you|mean (?:losing|missing|paying)|lose you|rob you|be (?:expensive|costly))\b/i,
      /\b(?:discount|price|rate|offer|deal|spot|slot|place|chance|savings?|bonus)\b/i,
    ],
    none: [truly, appointed, /\b(?:queue|port|waiting list|line)\b/i],
  },
  // "By the time you read this, half of the stock will be gone."
  {
    all: [
      /\bby the time you (?:read|see|get|open|answer)\b/i,
      /\b(?:will|may|might|could|are|is)\b[^.!?]{0,12}\b(?:gone|sold|taken|snapped up|run out|fully booked)\b/i,
    ],
    none: [/\b(?:i|bus|train|flight|snow|frost)\b/i],
  },
]);
