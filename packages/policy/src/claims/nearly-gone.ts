import { facets } from '../text/sentence-facets.ts';
import { appointed, truly } from './pressed-for-time.ts';

/** What is said to run out, be it places, goods or the day, and who else is said to want it. */
export const nearlyGone = facets([
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
      /\b(?:miss(?:ed|ing)? (?:out|it|this)|hate|shame|regret|hurry|left behind|act|be quick|don't wait|too late|left empty-handed|disappointed)\b/i,
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
]);
