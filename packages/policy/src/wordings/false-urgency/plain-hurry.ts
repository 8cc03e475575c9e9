import { facets } from '../../search/sentence-facets.ts';

const sale = '(?:window|offer|deal|price|discount|sale|promotion|promo|special|bargain|voucher|coupon)';
const soon =
  '(?:tonight|today|tomorrow|soon|at midnight|after (?:tonight|today|tomorrow|this week|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|in (?:an hour|(?:\\d{1,2}|two|three|a few) (?:hours|minutes|days))|for good|forever)';
/** Help, machines and journeys, for which there is a reason to be quick. */
const reason =
  /\b(?:code|otp|password|passcode|link|alarms?|doctors?|emergency|ambulance|leaks?|outage|recall(?:ed)?|symptoms|drivers?|courier|trains?|flight|bus|gate|meeting|call|kitchen|waiting|feedback|applications?|registration|submissions?|votes?|voting|enrol\w*|tenders?|claims?|returns?|library|school|exam|court|appeal|tax|visa|invoice|server|deploy\w*|incident|backup|polls?|survey)\b/i;

/** Hurry in a sentence of few words: "reply in the next hour", "don't delay, sign today". */
export const plainHurry = facets([
  {
    isShort: true,
    all: [
      /\b(?:reply|respond|answer|decide|act|order|book|sign(?: up)?|confirm|register|buy|join|(?:reply|answer|decision|signature|go-ahead|yes))\b/i,
      /\b(?:in|within) the (?:next )?(?:hour|(?:\d{1,2}|five|ten|fifteen|thirty|two|three|few) (?:minutes|hours))\b|\bor (?:you'll |you will )?(?:regret|be sorry|miss out|lose (?:it|out|your))\b|\bbefore (?:it's|it is) (?:too late|gone|sold)\b/i,
    ],
    none: [reason],
  },
  {
    isShort: true,
    all: [
      /\b(?:don't|do not|no time to) (?:delay|wait|lose|waste|sleep on)\b/i,
      /\b(?:sign(?: up)?|order|book|buy|act|today|now|tonight)\b/i,
    ],
    none: [reason, /\bwait (?:for|up)\b|\blose (?:your|the|it|them|this)\b/i],
  },
  {
    isShort: true,
    all: [
      new RegExp(`\\b${sale}\\b`, 'i'),
      /\b(?:closes?|ends?|expires?|vanish(?:es)?|disappears?|goes away|is off|is gone|is over|off the table|comes down)\b/i,
      new RegExp(`\\b${soon}`, 'i'),
    ],
    none: [
      reason,
      /\b(?!today's)[a-z]{4,14}'s (?:offer|price|deal|sale)\b|\b(?:stock|share|oil|gas|house|closing|window (?:cleaner|seat|frame))\b/i,
    ],
  },
  {
    isShort: true,
    all: [
      /\byou(?:'ve got| have| only have| get)(?: only| just| until)?\b/i,
      /\b(?:\d{1,2}|two|three|twenty-four|forty-eight|a few) (?:hours|minutes)\b|\buntil (?:tonight|midnight|noon)\b/i,
      /\bto (?:decide|act|reply|accept|claim|sign|say yes|order|grab)\b/i,
    ],
    none: [reason],
  },
  {
    all: [
      /\b(?:i'll|i will|we'll|we will|i have to|we have to|i must|we must) (?:have to )?(?:give|offer|release|sell|pass|hand|let)\b/i,
      /\bto (?:another|the next) (?:client|customer|buyer|company|person|applicant)\b|\bto (?:someone|somebody) else\b/i,
      /\b(?:if|unless|by|before|until|today|tomorrow|tonight|otherwise)\b/i,
    ],
    none: [/\b(?:questions?|requests?|details|colleague|department|tickets?|case)\b|\?/i],
  },
  {
    isShort: true,
    all: [
      /\b(?:won't|will not|never) be (?:another|a second|a next) (?:chance|time|offer|opportunity)\b|\bonce[- ]in[- ]a[- ]lifetime\b/i,
    ],
    none: [
      reason,
      /\b(?:saw|spoke|met|visit(?:ed)?|trip|wedding|concert|eclipse|talked|checked|tried|used|logged|i|said)\b/i,
    ],
  },
  {
    all: [
      /\byour (?:account|access|subscription|profile|listing|domain|place|spot|slot)\b/i,
      /\bwill be (?:closed|suspended|deleted|terminated|cancelled|canceled|blocked|deactivated|removed|lost|gone|given away)\b/i,
      /\b(?:unless|if) you (?:don't |do not |fail to )?(?:act|respond|reply|confirm|verify|log in|click)\b[^.!?]{0,30}\b(?:now|immediately|today|tonight|at once)\b/i,
    ],
  },
  {
    isShort: true,
    all: [
      /^(?:only|just) (?:a few|a handful|\d{1,2}|one|two|three|four|five)\b/i,
      /\b(?:left|remaining|remain)\b[^a-z]*!/i,
    ],
    none: [/\b(?:day|week|month|year|lesson|exam|sleep|mile|minute|hour)s?\b/i],
  },
  {
    isShort: true,
    all: [
      /^(?:be quick|move fast|act (?:fast|now|quickly)|hurry(?: up)?|going,? going,? gone|now or never|last chance|final (?:hours|call|days|minutes))[.! ]*$/i,
    ],
    none: [reason, /\b(?:or i'll|i'm|late|question|thing|note|update)\b/i],
  },
  {
    isShort: true,
    all: [
      /\b(?:grab|get|take|claim|snap (?:it|them) up|secure|buy|order|have) (?:it|yours|one|them|this|that|your (?:place|spot|seat|slot|copy|tickets?|discount|share|chance|deal)|a (?:spot|seat|place|slot))\b/i,
      /\b(?:while (?:you can|it lasts|they last|stocks? lasts?|supplies last|there's still)|before (?:everyone|everybody|anyone|others|the rest|they|it|we) [a-z]{2,10}|now or|or it's gone)\b/i,
    ],
    none: [
      reason,
      /\b(?:rest|sleep|coffee|breath|cold|dark|holiday|start|begin|we (?:take|get|have) (?:it|this|them|that))\b/i,
    ],
  },
  {
    isShort: true,
    all: [
      /^(?:[a-z-]{3,14} )?(?:spots?|places?|seats?|tickets?|units?|stocks?|these|they(?:'re)?|it's|slots?|rooms?) (?:is |are )?(?:sells?|goes?|go|going|selling|filling|fills?|disappearing|disappears?)(?: out| up)?(?: very| so)? (?:fast|quickly)\b|\bslip (?:away|through your)\b|\btime(?:'s| is) (?:almost|nearly|running (?:out|short)|about|fast)|\brunning out of time\b|\btime (?:runs|is running) out\b|\btake it or leave it\b|\bsleep on this\b/i,
    ],
    none: [
      reason,
      /\b(?:we're running|we are running|i'm running|i am running|project|the year|this year|the day|term|baby|boy|girl|grow)\b/i,
    ],
  },
  {
    isShort: true,
    all: [
      /\b(?:can't|cannot|can only|won't|unable to|not able to)\b/i,
      /\b(?:hold|keep|guarantee|honou?r|offer|reserve|promise)\b/i,
      /\b(?:price|rate|place|spot|slot|seat|offer|deal|discount)\b/i,
      /\b(?:any longer|much longer|longer|after (?:today|tonight|tomorrow|this week|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|past (?:today|tonight|tomorrow)|beyond|forever)\b/i,
    ],
  },
  {
    isShort: true,
    all: [
      /\b(?:another|other|three other|several|more) (?:buyers?|clients?|customers?|compan(?:y|ies)|bidders?|people|teams?|part(?:y|ies))\b/i,
      /\b(?:interested|waiting|looking at|ahead of you|in line|want(?:s)? (?:it|this)|after it|asking)\b/i,
      /\b(?:decide|today|tonight|soon|quick(?:ly)?|reply|now|act|hurry|before)\b/i,
    ],
    none: [reason],
  },
  {
    all: [
      /\byou(?:'ll| will)? (?:lose|miss)\b/i,
      /\b(?:your (?:spot|place|slot|seat|chance|discount|price|rate)|the (?:deal|offer|price|discount|chance)|out(?: on)?)\b/i,
      /\b(?:(?:if|unless) you (?:don't |do not |fail to |wait)?|or you)\b/i,
      /\b(?:now|today|tonight|soon|immediately|at once|wait|by (?:noon|midnight|tomorrow|five|[a-z]{3,6}day))\b/i,
    ],
    none: [reason],
  },
  {
    isShort: true,
    all: [
      /^(?:it|this(?= (?:ends?|runs|will|is|goes|disappears))|that|everything|the (?:price|offer|deal|rest)|prices|they|(?:this|your) (?:offer|price|quote|coupon))\b/i,
      /\b(?:ends?|expires?|runs? out|will be (?:gone|over)|is (?:over|gone|off)|doubles?|goes? up|disappears?)\b/i,
      /\b(?:soon|tonight|at (?:noon|midnight)|by tomorrow|tomorrow|today|in (?:\d{1,2}|two|three|five|ten|an?|a few) (?:hours?|minutes?)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i,
    ],
    none: [
      /^(?:it|this|that|they) expires?\b|\b(?:password|reset|sign[- ]?in|log[- ]?in|verification|verify|security|meeting|call|download|file|session|invite|invitation|contract|trial|tide|storm|sun|fuel|petrol|oil|gas|toll|tax|rent)\b|\?/i,
    ],
  },
  {
    isShort: true,
    all: [
      /\b(?:decide|reply|answer|sign|order|book|confirm|pay|choose|register|registration|hurry|only today|today only)\b/i,
      /\b(?:or (?:it's|it is|we're|the deal's|the offer's) (?:off|over|gone)|or (?:it|the (?:offer|deal|price)) (?:goes|ends|expires|is gone)|so hurry|then it's (?:over|gone))\b/i,
    ],
  },
  {
    isShort: true,
    all: [
      /\b(?:places?|seats?|spots?|slots?|units?|copies|tickets?|rooms?|licen[cs]es?|bottles?|pairs?)\b/i,
      /\b(?:left|remaining|last|going)\b/i,
      /\b(?:then it's over|down to (?:our|the) last|going (?:now|fast|quickly)|nearly gone|almost gone|are going)\b/i,
    ],
    none: [reason],
  },
  {
    isShort: true,
    all: [
      /^(?:only|just|we have|we only have|there are only|there's only) (?:(?:a few|\d{1,2}|one|two|three|some) )?(?:more )?(?:hours?|days?|minutes?) (?:left|to go|remaining)\b/i,
    ],
    none: [reason, /\b(?:until|till|before|left of|of (?:school|term|holiday)|to christmas)\b/i],
  },
  {
    isShort: true,
    all: [
      /\b(?:your (?:window|chance|opportunity|offer|time)|the (?:chance|opportunity|offer))(?: to [a-z]{3,10})? (?:is (?:closing|ending|running out|slipping|expiring|almost over|nearly over)|(?:ends|expires|closes) (?:today|tonight|tomorrow|soon|at (?:noon|midnight)))\b/i,
    ],
    none: [reason],
  },
  {
    isShort: true,
    all: [
      /\b(?:tomorrow|tonight|next week|from (?:mon|tues|wednes|thurs|fri|satur|sun)day|after (?:today|tonight|this week))\b/i,
      /\b(?:it|this|that|prices?|the (?:price|offer|deal|same|plan|package|seat|ticket|bonus))\b/i,
      /\b(?:costs? (?:you )?(?:more|twice|double)|price (?:rises|increases|doubles|jumps)|twice as much|price (?:goes|is) (?:up|double)|full price|bonus is gone|costs double|be too late)\b/i,
    ],
    none: [reason],
  },
  {
    isShort: true,
    all: [
      /^(?:please )?(?:order|buy|book|sign up|join|claim|reserve|subscribe|sign|act|pay)\b/i,
      /\b(?:before (?:midnight|tonight|noon|tomorrow)|(?:today|now|tonight|this week) to (?:lock in|secure|get|keep|claim|avoid))\b/i,
    ],
    none: [reason, /\b(?:deliver\w{0,3}|arrives?|ship\w{0,4}|dispatch\w{0,3})\b/i],
  },
  {
    isShort: true,
    all: [
      /\byou (?:only|just) have until (?:[a-z]{3,9} )?(?:noon|midnight|tonight|today|tomorrow|five|six|[a-z]{3,6}day|\d{1,2}(?: ?(?:am|pm))?)\b|\b(?:it's|it is|this is) (?:ending|closing) (?:soon|tonight|today|tomorrow)\b|\b(?:(?<!\b(?:i'm|i am|i'll be|we're|we are|we'll be) )gone for good|pass you by)\b|\bprices? (?:is|are) (?:rising|going up|climbing) (?:fast|soon|tomorrow|tonight|every day|daily)\b/i,
    ],
    none: [reason, /\b(?:oil|gas|house|rental|food|energy|fuel)\b/i],
  },
  {
    isShort: true,
    all: [
      new RegExp(`\\b${sale}\\b`, 'i'),
      /\b(?:won't|will not|never) (?:be )?(?:repeated|back|come (?:back|again)|return|available again|offered again|last)\b/i,
    ],
    none: [reason],
  },
  {
    isShort: true,
    all: [
      /\b(?:this|today|tonight|now|tomorrow)(?: is|'s) (?:your|our) (?:very |absolute )?(?:last|final|only) (?:chance|opportunity|call|shot)[.! ]*$/i,
    ],
    none: [reason],
  },
  {
    isShort: true,
    all: [
      /^(?:only|just) (?:for )?(?:today|tonight|24 hours|until (?:midnight|noon|tonight))[.! ]*$|^(?:don't|do not|please don't) (?:delay|wait(?: (?:any longer|too long|another (?:minute|day|second)))?|let (?:it|this) (?:slip|pass)(?: away)?)[.! ]*$|^(?:urgent|immediate) (?:action|response|reply|decision|answer) (?:is )?(?:required|needed)(?: now)?[.! ]*$|^(?:it's |you're |you are )?(?:almost|nearly) too late[.! ]*$|^this is the (?:last|final) (?:hour|call)[.! ]*$|^(?:just|only) (?:\d{1,2}|one|two|three|five|ten|a few) (?:seats?|spots?|places?|slots?|licen[cs]es?|units?|copies)[.! ]*$|^(?:expires|expiring|ends|closing) (?:today|tonight|at midnight|in an hour)[.! ]*$|^(?:the )?(?:very )?(?:last|final) (?:few |two |three |\d{1,2} )?(?:places|spots|seats|tickets|units|copies|hours|chances|licen[cs]es)(?: (?:left|available|remaining|to (?:save|buy|order|join)))?[.! ]*$/i,
    ],
  },
  {
    isShort: true,
    all: [
      /^you(?:'ve got| have)(?: only| just)? until (?:midnight|tonight)[.! ]*$|\byou(?:'ve)? (?:only|just) (?:have|got) (?:an?|a few|two|three|\d{1,2}) (?:more )?(?:hours?|minutes?|days?)(?: left)?[.! ]*$/i,
    ],
    none: [reason],
  },
  {
    isShort: true,
    all: [
      /\b(?:we|i) (?:really |only )?(?:need|want|must have|require|expect) (?:your|an?) (?:final )?(?:answer|decision|reply|response|yes|commitment)\b/i,
      /\b(?:now|today|tonight|immediately|at once|right now|right away|this minute|within the hour)[.! ]*$/i,
    ],
    none: [reason],
  },
  {
    isShort: true,
    all: [
      /\b(?:urgent(?:ly)?|immediate(?:ly)?|final|last)\b/i,
      /\b(?:reply|act|respond|answer|decide|sign) (?:now|today|tonight|immediately|at once|right now|right away|this minute|within the hour)\b/i,
    ],
    none: [reason],
  },
  {
    isShort: true,
    all: [
      /\b(?:most|nearly all|almost all|\d{2} ?%)(?: of)? (?:the |our |all )?(?:seats|spots|places|slots|tickets|licen[cs]es|units|stock)\b/i,
      /\b(?:is|are|have been) (?:already |now )?(?:taken|gone|sold|booked|reserved|claimed|filled)\b/i,
    ],
    none: [reason],
  },
  {
    isShort: true,
    all: [
      /\bnever again (?:at|for|be) (?:this|such a|that)\b|\bnever (?:again )?be (?:this|so) (?:cheap|low|affordable)\b|\b(?:don't|do not) (?:be|get) left (?:behind|out)\b|^(?:don't|do not) (?:lose|miss) (?:your|this) (?:spot|chance|place|seat|slot|opportunity|deal|discount)\b|\b(?:we're|we are) (?:quickly |almost |nearly )?running out of (?:seats|spots|places|slots|stock|licen[cs]es|copies|units)\b|^(?:only|just) (?:one|two|three|\d{1,2}) (?:seats?|spots?|slots?|licen[cs]es?|units?|places?) (?:is|are) left\b/i,
    ],
    none: [reason],
  },
  {
    isShort: true,
    all: [
      /\b(?:your|the) (?:spot|place|seat|slot|discount|offer|price)(?:'ll| will| is going to) (?:be |go )?(?:given (?:away|to)|lost|gone|passed on|sold|to (?:someone|somebody) else)\b/i,
    ],
    none: [reason],
  },
  {
    isShort: true,
    all: [
      /\b(?:we|i) (?:only|just|can only|can just) (?:take|accept|take on|onboard|serve|have (?:room|space|capacity|time) for)\b/i,
      /\b(?:\d|one|two|three|four|five|ten|a few|a handful of) (?:more |new |other )*(?:clients?|customers?|companies|teams?|partners?|businesses)\b/i,
    ],
    none: [reason, /\b(?:table|van|cars?|restaurant|lunch|dinner|at a time|per (?:day|week)|plan|free)\b/i],
  },
  {
    isShort: true,
    all: [
      /(?:(?<!\b(?:watch|plan|wait|monitor)),| so| and|please) (?:be quick|act (?:fast|quickly|now)|move (?:fast|quickly)|decide (?:fast|quickly|now))[.! ]*$/i,
    ],
    none: [reason, /\b(?:start\w{0,3}|leav\w{1,4}|late|dinner|lunch|cold|boarding|dark|rain\w{0,3})\b/i],
  },
  {
    isShort: true,
    all: [
      /\byou (?:must|have to|need to) (?:decide|act|choose|commit|buy|order) (?:now|today|tonight|immediately|at once|right now|right away|this minute|within the hour)\b/i,
    ],
    none: [reason],
  },
]);
