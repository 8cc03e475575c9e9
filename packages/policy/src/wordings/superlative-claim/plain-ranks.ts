import { facets } from '../../search/sentence-facets.ts';

const top =
  '(?:best|finest|cheapest|fastest|quickest|easiest|safest|smartest|simplest|greatest|strongest|lowest|highest|largest|biggest|ultimate|most [a-z]{4,14})';
const kept =
  '(?:world|market|industry|country|nation|town|city|region|continent|planet|europe|britain|germany|america|france)';
const sold =
  '(?:choice|solution|tools?|platform|software|apps?|services?|partner|authority|provider|name|brand|agency|hotel|restaurant|shop|store|supplier|network|invention|products?|systems?|company|firm|experts?|specialists?|course|coach|device|machines?|experience|crm)';
/** Words by which a headline goes on as a sentence, or speaks of its reader. */
const goesOn =
  /\b(?:is|are|was|were|isn't|aren't|has|have|had|will|would|can|could|should|may|might|seems?|depends?|i|we|my|me|you|please|which|this|that)\b/i;
const readers = /\b(?:you|you're|your|yours|thanks?|wish|hope|luck|was|were)\b/i;

/** First of all there is, in a sentence of few words: "nothing compares", "the smartest way to run payroll". */
export const plainRanks = facets([
  {
    isShort: true,
    all: [
      new RegExp(`\\b(?:the|our) (?:very |absolute )?${top}\\b`, 'i'),
      /\b(?:of its kind|of their kind|in existence|there is(?= ?(?:[.!,;)]|$)| (?:for|to|on|in)\b)|known to man|(?:that )?you(?:'ll| will|'ve| have)? ever (?:see|seen|find|found|get|need|use|buy|try|tried|taste|tasted)|you(?:'ll| will| can)? (?:find|get|buy) (?:anywhere|elsewhere))\b/i,
    ],
    none: [/\b(?:your|thanks?|wish|hope|luck|was|were|time|news)\b/i],
  },
  {
    isShort: true,
    all: [
      /\b(?:nothing|nobody|no one|none)\b/i,
      /\b(?:compares?(?: to (?:it|us|ours|this))?(?= ?[.!,;]|$)|like (?:it|us|ours)(?= ?[.!,;]|$| on the| out there| anywhere)|rivals (?:it|us|ours|our)|equals (?:it|us|ours))/i,
    ],
    none: [readers],
  },
  {
    isShort: true,
    all: [
      /\b(?:our|we|these|this)\b/i,
      /\b(?:can't|cannot|can not|couldn't|won't|never) be (?:beaten|beat|matched|bettered|topped|equalled|rivall?ed|surpassed|outdone)\b/i,
    ],
    none: [readers, /\b(?:side|record|score|game|match|opponents?)\b/i],
  },
  {
    isShort: true,
    all: [
      /\b(?:we|it|this|our [a-z-]{3,14})(?:'ve)?(?: simply| really)? (?:have|has|got|know|knows) (?:no|zero) (?:real |serious )?(?:competition|competitors?|rivals?|equals?|peers?)\b/i,
    ],
    none: [readers],
  },
  {
    isShort: true,
    all: [
      /\b(?:we|we're|our|ours|it|it's|this)\b/i,
      /\b(?:better|longer|faster|cheaper|stronger|safer|smarter|easier|lighter|quicker|more [a-z]{3,14}) than (?:anyone|anybody|everyone|everybody|anything|everything|all (?:the )?(?:others|rest)|any(?: other)? (?:competitors?|rivals?|vendors?|providers?|tools?|platforms?)|(?:our|all) competitors|the (?:rest|others|competition|competitors))(?= ?[.!,;]|$|'| else| out there| on the market| around| in the)/i,
    ],
    none: [readers, /\b(?:know|expected|hoped|planned|thought|nothing|i'd|i)\b/i],
  },
  {
    isShort: true,
    all: [
      new RegExp(
        `^(?:the )?(?:perfect|leading|top|only|number one|first and only|${top}) (?:[a-z'-]{2,16} ){0,2}?(?:${sold}(?: (?:for|to|of|on|since|among|in|around) | ?[.!]?$)|way to (?!(?:the|get|reach|contact|find|go|call|pay|do|see|tell|know)\\b)[a-z]{3,12}\\b)`,
        'i',
      ),
    ],
    none: [goesOn],
  },
  {
    isShort: true,
    all: [
      /\b(?:one[- ]of[- ]a[- ]kind|world[- ]class|best[- ]in[- ]class|industry[- ]leading|market[- ]leading|class[- ]leading|world[- ]leading|unparallell?ed|unrivall?ed|unmatched|unbeatable|unsurpassed|unequall?ed)\b/i,
    ],
    none: [
      /\b(?:your|their|his|her) (?:[a-z-]{3,14},? )?(?:one-of|world|best|industry|market|class|un)|\b(?:you've|you have|you are|you're|thanks?|congrat\w*|records?|payments?|fields?|rows?|items?|entries|keys?|brackets?|quotes?)\b/i,
    ],
  },
  {
    isShort: true,
    all: [/^(?:the )?(?:number|no\.?) ?(?:one|1)\b|^#1\b/i, /\b(?:in|for|among|across) [a-z]{3,16} ?[a-z]{3,16}\b/i],
    none: [goesOn, /\b(?:queue|line|list|agenda|series|chart|stock|priority|reason|your)\b/i],
  },
  {
    isShort: true,
    all: [
      new RegExp(
        `\\b${kept}'s (?:very )?(?:first and only|only|${top}|top|leading|favou?rite|number one|#1) (?!(?:[a-z-]{3,14} )?(?:lake|city|airport|econom(?:y|ies)|port|tower|bridge|fair|festival|event|conference|zoo|museum|country|day|challenges?|problems?|questions?|time)\\b)[a-z]`,
        'i',
      ),
    ],
    none: [/\b(?:you|your|one of|visit|read|largest economy|among)\b/i],
  },
  {
    isShort: true,
    all: [
      /\b(?:we're|we are|it's|it is|this is|ours is|our [a-z-]{3,14} is|that's)\b/i,
      /\b(?:simply|by far|hands down|easily|clearly|without doubt|quite simply|top-rated|best-rated|top-ranked)\b/i,
      /\bthe (?:[a-z]+est|best|most [a-z]{4,14}|top(?:-r[a-z]{4,5})?|right|number one) [a-z]{3,14}\b/i,
    ],
    none: [/\b(?:your|thanks?|wish|was|were|time|news|you|part|way|bit|thing|day|option for)\b/i],
  },
  {
    isShort: true,
    all: [
      /^(?:simply|quite simply|just|still|hands down|by far) the (?:very )?(?:best|cheapest|fastest|smartest|finest|greatest)\b/i,
    ],
    none: [readers],
  },
  {
    isShort: true,
    all: [
      /\b(?:our|no|other|the) (?:competitors?|competition|rivals?|alternatives?|others?)\b/i,
      /\b(?:can't|cannot|can not|couldn't|won't|don't|can|could|will)? ?(?:match|keep up|compete|come close|do this|offer this|touch|rival|beat|copy)\b/i,
    ],
    none: [readers, /\b(?:how|friendly|bids?|tender)\b/i],
  },
  {
    isShort: true,
    all: [
      /\bthe (?:last|only|final) (?:[a-z-]{2,14} ){0,2}?[a-z-]{2,14} you(?:'ll| will|'d)? (?:ever )?(?:need|use|buy|have to)\b/i,
    ],
    none: [/\b(?:thing|step|form|document|detail|key|bit|part|code|ingredients?)\b/i],
  },
  {
    isShort: true,
    all: [
      /\b(?:there's|there is|you'll find|you won't find)\b/i,
      /\b(?:no|any|a) (?:better|faster|cheaper|smarter|easier|safer|finer|simpler|other) (?:way|choice|option|tool|solution|partner|product|place|deal|price|service|team|company|provider)\b/i,
      /\b(?:no|won't|never)\b/i,
    ],
    none: [/\b(?:your|time|feeling|to say|of knowing|to know|to tell|to start the day|to reach|by hand)\b/i],
  },
  {
    isShort: true,
    all: [
      /^(?:the )?(?:premier|foremost|leading|definitive|ultimate) [a-z-]{3,16}(?: [a-z-]{3,16})? (?:for|in|on|of)\b/i,
    ],
    none: [goesOn],
  },
  {
    isShort: true,
    all: [
      /^no (?:other )?(?:platform|tool|software|app|product|service|company|team|provider|vendor|system|crm|solution|agency|supplier|brand)\b/i,
      /\bis (?:easier|faster|cheaper|safer|smarter|simpler|better|stronger|more [a-z]{4,14})\b/i,
    ],
    none: [/\byour?\b/i],
  },
  {
    isShort: true,
    all: [
      /\b(?:we|our [a-z-]{3,14}|it) (?:set|sets|define|defines) the (?:industry |gold |global |new )?(?:standard|benchmark)\b/i,
    ],
    none: [readers],
  },
  {
    isShort: true,
    all: [
      /\b(?:we|our [a-z-]{3,14}) (?:proudly |still |now )?leads? the (?:market|industry|field|pack|world|way in)\b/i,
    ],
    none: [readers],
  },
  {
    isShort: true,
    all: [
      /\bour (?:[a-z-]{3,14} )?[a-z-]{3,14} (?:is|are) (?:by far |simply |easily |among )?the (?:most [a-z]{4,14}|[a-z]{3,9}est|best) (?:in|on|of) (?:the )?[a-z]{3,14}/i,
    ],
    none: [
      /\b(?:your|was|were|summer|winter|spring|autumn|week|month|year|morning|afternoon|building|office|street|floor|among|december|january)\b/i,
    ],
  },
  {
    isShort: true,
    all: [
      /\b(?:won't|will not|can't|cannot|never) (?:find|get|see|buy) (?:anything|anyone|anybody|a|an|any) (?:better|cheaper|faster|finer|smarter)\b|\bonly one (?:real|sensible|right|smart|serious|true) (?:choice|option|answer|tool|name)\b|\bthe one (?:[a-z-]{3,14} ){1,2}(?:every|all) [a-z]{3,14} needs?\b/i,
    ],
    none: [/\b(?:time|date|seat|slot|room|view)\b/i],
  },
  {
    isShort: true,
    all: [
      /\b(?:we're|we are|ours is|our [a-z-]{3,14} (?:is|are)) (?:simply|clearly|plainly|quite simply|just) (?:better|superior|ahead)[.! ]*$/i,
    ],
    none: [/\bnow\b/i],
  },
  {
    isShort: true,
    all: [
      /^(?:we're|we are|our (?:[a-z-]{3,14} )?[a-z-]{3,14} (?:is|are)|it's|it is) (?:truly |absolutely |totally |completely |simply )?(?:unique|peerless|incomparable|without (?:equal|competition|rivals?)|in a class of (?:our|its) own|(?:unlike|like no) (?:any|anything)? ?(?:other|else))[.! ]*$|\bwithout (?:any )?(?:competition|equal|rivals?|peer|parallel)[.! ]*$/i,
    ],
    none: [readers],
  },
  {
    isShort: true,
    all: [
      /^(?:we're |we are |it's )?(?:the )?(?:clear |true |undisputed |proven |global |market )?leaders? in (?!(?:the (?:queue|race|room|class|polls)|this|our|your|their|its)\b)[a-z-]{2,16}(?: [a-z-]{3,16})?[.! ]*$/i,
    ],
    none: [readers],
  },
  {
    isShort: true,
    all: [
      /^(?:the )?(?:very )?(?:best|lowest|cheapest|top|highest|finest) (?:prices?|rates?|deals?|value|quality|service|support)(?: (?:guaranteed|anywhere|available|around|always|ever|possible|on offer|for everyone))?[.! ]*$/i,
    ],
    none: [readers],
  },
  {
    isShort: true,
    all: [
      new RegExp(
        `^(?:it's |this is |of )?(?:the )?(?:very )?(?:${top}|top) (?:[a-z'-]{3,14} )?(?:${sold}|quality|prices?|rates?|support|technology|data|option|standard|performance|security|value) (?:available|around|anywhere|possible|on offer|there is)[.! ]*$`,
        'i',
      ),
    ],
    none: [readers, /\b(?:dates?|flights?|rooms?|tickets?|shipping|trains?|fares?)\b/i],
  },
  {
    isShort: true,
    all: [
      /^(?:we're |it's |the )?(?:first|best|top|number one|finest) (?:in|of) (?:its|our|the|their) (?:class|kind|field|category|industry|market|league|business)[.! ]*$/i,
    ],
    none: [readers],
  },
  {
    isShort: true,
    all: [
      /\b(?:we|our (?:[a-z-]{3,14} )?[a-z-]{3,14}|it) (?:always |easily |simply )?(?:outperforms?|beats?|outclass(?:es)?|outshines?|surpass(?:es)?|eclipses?|outdo(?:es)?) (?:everyone|everybody|all|every|any|the (?:rest|competition|others)|anything|anyone|our (?:competitors|rivals)|them all)\b/i,
    ],
    none: [readers, /\b(?:match|game|cup|league|tournament|quiz|index|traffic|deadlines?|records?)\b/i],
  },
  {
    isShort: true,
    all: [
      /^(?:we're |we are |it's |this is )?(?:simply )?your (?:best|smartest|safest|only) (?:option|choice|partner|solution|tool|provider|supplier)[.! ]*$|^(?:it's|this is|we're|we are) (?:simply )?the (?:perfect|ultimate) (?:solution|tool|product|choice|partner|software|platform)[.! ]*$/i,
    ],
  },
  {
    isShort: true,
    all: [
      /\b(?:nobody|no one|no-one|none|nothing|no (?:other )?[a-z]{3,14})(?: else)? (?:can|could|will) (?:even )?(?:match|beat|rival|top|touch|equal|outdo|come close to|compete with|copy|do better than) (?:us|our|ours|it|this|what we)\b/i,
    ],
    none: [readers],
  },
  {
    isShort: true,
    all: [
      new RegExp(
        `\\b(?:everyone|everybody)'s (?:favou?rite|first choice|number one|preferred|go-to) (?:[a-z-]{3,14} )?${sold}\\b`,
        'i',
      ),
    ],
    none: [readers],
  },
]);
