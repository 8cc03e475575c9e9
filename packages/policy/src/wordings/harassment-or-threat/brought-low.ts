import { facets, part } from '../../search/sentence-facets.ts';

/** A loss of data, money or cover that is warned of, not threatened. */
const warned =
  /\b(?:back ?(?:ed )?ups?|disk|unsaved|save[ds]?|drafts?|progress|devices?|cover(?:age)?|insur\w{2,5}|polic(?:y|ies)|warranty|discount|points|seat|place|slot|booking|reservation|deposit|subscription|trial|weight|patent|statute|deadline|expire[sd]?|help(?:s|ed|ing)?|protect(?:s|ed|ion)?|support(?:s|ed)?|advice|scams?|fraudsters?|game|chess|level|novel|film|recipe|diet|muscle|calendar)\b/i;
const whoDares =
  "(?:if you(?:'re| are)?(?: (?:ever|dare|still|even|really|so much as|decide|choose|try|go|to|ahead|and)){0,3} (?:sign(?:ing)?|talk(?:ing)?|leav(?:e|ing)|testify|speak|work(?:ing)?|side|cross|refuse|say|tell|switch|join|cancel|quit|complain|sue|report|publish|post|vote|bid|compete|hire|mess|walk (?:out|away)|turn(?:ing)? (?:us|me|this|it) down|betray|disappoint|fight)|(?:testify|talk to|speak to|go to|report|complain|leave|quit|join|vote|say (?:a|one) (?:single )?word|tell (?:anyone|anybody|them|her|him|the)|sue|strike|sign with|refuse|cross|lie to|cheat|walk out|keep (?:ignoring|stalling|talking|refusing)|go ahead and|try to (?:cheat|leave|cross|fool|trick|sell|run|hide)|leave (?:the|that|your) (?:review|post|comment|rating)|hire a lawyer|stay silent|say no)\\b)";

/** Ruin, hounding and force announced to make the reader give way. */
export const broughtLow = facets([
  // Speak up, and it is over.
  {
    all: [
      part(whoDares),
      part(
        "you(?:'ll| will| can| are going to|'re going to|'d| would) (?:[a-z]{3,9} )?(?:wish|regret|clear (?:out )?your desk|lose (?:everything|it all|your (?:job|home|house|kids|friends|licen[cs]e|family)|more than)|be (?:sorry|out|finished|done|next|looking for|on the street)|find out what|see what (?:happens|we|i)|learn what|start looking|pack your|never (?:work|get|see|sell|find)|pay (?:for|dearly)|be begging|be crawling)|expect (?:your|the|a visit)|(?:watch|see) your|consequences you|we(?:'ll| will) make (?:sure|your)|break more than|it(?:'ll| will) be the last thing|there will be nothing left of|nothing (?:will be )?left of you|won't (?:help|save|protect) you",
      ),
      /\b(?:and|if|,|up|again)/i,
    ],
    none: [
      warned,
      /\b(?:never have to|won't (?!help|save|protect)|will not|not regret|how easy|why|what (?:happens next|comes next) in|smile|gladly|fine print|what we (?:have|offer|do)|free|love)\b|\?\W*$/i,
    ],
  },
  {
    all: [
      /\b(?:find|finding|found|see|learn|discover|know|feel|remember|show(?:n)?)\b[^.!?]{0,16}\bwhat (?:happens|we do|i do|becomes|it means|it costs|comes)\b/i,
      /\b(?:to (?:people|those|anyone|anybody|men|women|companies|suppliers|someone) (?:who|that|like you)|when (?:you|people|someone|somebody|anyone) (?:cross(?:es)?|talks?|refuses?|say(?:s)? no|mess(?:es)?|ignores?|betrays?|lies?|cheats?)|to (?:say no|cross|refuse|betray|defy) (?:to )?(?:us|me)|no to (?:us|me))\b/i,
    ],
    none: [warned, /\b(?:cookies|consent|button|study|studies|research|data|webinar|survey)\b/i],
  },
  {
    all: [
      /\b(?:(?:some )?people(?: like you)?|you(?:'ll| will| may| might| must| need to| have to| want to)?|someone|your (?:sort|kind|boss|firm)|others)\b[^.!?]{0,24}\b(?:the hard way|a (?:hard|painful|costly|expensive) lesson|taught a lesson|learn respect|learn (?:some )?manners)\b/i,
      /\b(?:to (?:us|me)\b|cross|say(?:ing)? no|refus(?:e|ing)|disobe\w{1,4}|ignor(?:e|ing) (?:us|me)|if you|want to (?:do|learn) (?:it|this)|seems?|then|respect|manners|i(?:'ll| will)|we(?:'ll| will))\b/i,
    ],
    none: [
      warned,
      /\b(?:don't|do not|never have to|needn't|without|instead of|rather than|spare you|i learned|i learnt|we learned|so you don't)\b|\?\W*$/i,
    ],
  },
  // A livelihood that will be over.
  {
    all: [
      part(
        "your (?:[a-z]{3,10} )?(?:career|business|licen[cs]e|reputation|marriage|days|job|name|future|standing|shop|company|practice|livelihood|restaurant|life)(?: here| with us| in this [a-z]{3,10})? (?:is|are|will be|'ll be)(?: as good as)? (?:over(?! (?:the (?!moment|day|minute|second|instant|week)|its|an?|\\d|due)\\b)|finished|numbered|done(?! for you)|history|toast|in (?:our|my) hands|worthless|mud|dead|ashes|rubble)|your (?:[a-z]{3,10} )?(?:career|licen[cs]e|reputation|job|future|marriage|business|freedom|contract) (?:hangs?|is hanging) by a thread|(?:the end|an end) (?:of|to) your (?:career|business|marriage|little)",
      ),
      /\b(?:i|me|my|we|us|our|unless|if you|moment|until|once|see to it|day you)\b/i,
    ],
    none: [
      warned,
      /\b(?:safe|good hands|take care|congrat\w{1,12}|retire\w{0,4}|sorry to hear|renew(?:al|ed)?|happy|celebrat\w{1,4}|thank)\b|\?\W*$/i,
    ],
  },
  {
    all: [
      /\b(?:make|see to|see that|ensure|guarantee|arrange|personally)\b/i,
      /\b(?:you|your)\b[^.!?]{0,40}\b(?:never (?:work|sell|get (?:a|another)|find|teach|practi[sc]e|drive|open|set foot|trade|rent|play|hold|sleep)|out of (?:work|business|a job)|dead (?:to|in)|finished|blacklisted|last (?:job|contract|order|customer|day)|on the street|homeless|penniless|bankrupt|jobless|unemployable)\b/i,
      /\b(?:i|we|i'll|we'll|i'm|we're|my|our)\b/i,
    ],
    none: [
      warned,
      /\b(?:worry|again need|never (?:find yourself|get lost|sleep badly)|so that you never|easy|free)\b|\?\W*$/i,
    ],
  },
  {
    all: [
      /\b(?:i|we|my (?:lawyers?|people)|our (?:lawyers?|people))(?:'ll| will| can| could|'re going to|'m going to| are going to| am going to| shall)(?: [a-z]{3,9})? (?:bury|drown|bleed|drag|crush|squeeze|grind|break|bankrupt|hound|haunt|badger|pester|harass|torment)(?: and [a-z]{3,9})? (?:you|your (?:company|firm|family|business|shop))\b/i,
      /\b(?:court|costs|lawyers?|lawsuits?|legal|paper(?:s|work)?|mud|dry|until|till|day and night|down|every|slowly|to the end|through|for years|press|ground|cent|penny)\b/i,
    ],
    none: [
      /\b(?:chess|tennis|golf|game|not|never|with (?:reminders|paperwork)|won't|if you (?:like|want|wish|prefer))\b|\?\W*$/i,
    ],
  },
  {
    all: [
      /\byou(?:'ll| will|'re going to| are going to)(?: [a-z]{3,9}){0,2}? (?:be )?(?:on your knees|beg(?:ging)?(?: (?:us|me|for|to))?|crawl(?:ing)?(?: back)?|come crawling|grovel(?:ling)?|weep(?:ing)?|cry(?:ing)? (?:for mercy|yourself|when))\b/i,
      /\b(?:us|me|mercy|back|forgiveness|work|scraps|for (?:a|your) job|we|i)\b/i,
    ],
    none: [
      /\b(?:for (?:seconds|more|the recipe|a second)|with (?:joy|laughter|happiness)|tiles?|floor|garden|tears of joy|laugh\w{0,3}|delicious|tasty)\b/i,
    ],
  },
  {
    all: [
      /\b(?:your (?:silence|refusal|arrogance|stubbornness|pride|attitude|stunt|little game|disrespect|decision|mistake|no)|this|that|crossing (?:us|me)|saying no|ignoring (?:us|me)|what you (?:did|said|wrote))\b/i,
      /\b(?:will|'ll|is going to|are going to) (?:[a-z]{3,9} )?(?:cost you (?:more than|dearly|everything|your (?:job|career|marriage|house|home|business|licen[cs]e|family|friends))|come back to (?:haunt|bite) you|be the (?:end|ruin|death) of you|hurt(?: you| a lot)?(?= ?[.!,]|$)|haunt you)\b|\bbrought (?:this|it) (?:on|upon) yourself\b|\bwhat comes next will (?:hurt|sting|be)\b/i,
      /\b(?:believe me|trust me|i (?:promise|swear|guarantee)|we (?:promise|swear)|mark my words|everything|afford|dearly|haunt|yourself|brought|end of you|your (?:job|career|marriage|house|home))\b/i,
    ],
    none: [
      warned,
      /\b(?:won't|not|per (?:month|year)|fees?|vaccine|injection|needle|a bit|\u00a3|\$|\u20ac)\b|\?\W*$/i,
    ],
  },
  // Ratings by the thousand, and names on walls.
  {
    all: [
      /\b(?:thousands?|hundreds?|dozens?|floods?|waves?|army|armies|swarms?|fifty|forty|twenty|a hundred|plaster(?:ed)?|bury|drown|fill(?:ed)?)\b/i,
      /\b(?:(?:one|1|zero)[- ]star|bad|fake|negative|terrible|awful|devastating|damning) (?:[a-z-]{3,8} )?(?:ratings?|reviews?|comments?|stars)\b/i,
      /\b(?:if you (?:don't|do not|refuse|keep|won't|ignore|say)|unless|until you|reconsider|or (?:i|we|your|else)|wake up to|otherwise)\b/i,
      /\b(?:you|your)\b/i,
    ],
    none: [
      /\b(?:help(?:s|ed)?|remov(?:e|es|ing)|monitor(?:s|ing)?|protect(?:s|ed|ion)?|handle|respond(?:ing)? to|tool|service|detect(?:s|ed)?|reports?)\b|\?\W*$/i,
    ],
  },
  {
    all: [
      /\b(?:wall of shame|hall of shame|name and shame|named and shamed|make an example (?:out )?of|list of (?:cheats|debtors|thieves|liars|shame)|blacklist|public(?:ly)? (?:shame|humiliate|expose)|shame you|posters? with your (?:face|name|photo))\b/i,
      /\b(?:you|your)\b/i,
      /\b(?:i|we|i'll|we'll|i'm|we're|unless|until|or)\b/i,
    ],
    none: [
      /\b(?:ip|spam|sender|domain|remov(?:e|ed|al)|dns|e-?mail server|mailbox|never|won't|don't|not|delist\w{0,3}|check(?:ed)?|our own)\b|\?\W*$/i,
    ],
  },
  // Rung up until they give in.
  {
    all: [
      /\b(?:i|we)(?:'ll| will|'re going to|'m going to| are going to| am going to| can| shall| intend to)(?: [a-z]{3,9})? (?:keep|start|be|go on|carry on|not stop|never stop|continue)(?: on)? (?:calling|ringing|phoning|messaging|texting|knocking|coming|turning up|showing up|writing|e-?mailing|visiting|bothering|posting|following|waiting)\b/i,
      /\b(?:every (?:hour|day|night|ten minutes|five minutes|morning|single)|day and night|night and day|around the clock|your (?:mother|father|parents|boss|neighbou?rs|wife|husband|kids|children|employer|family|colleagues|friends)|at (?:home|work|night)|in the middle of the night|whether you like it)\b/i,
      /\b(?:until you|till you|give in|gives? up|pay|debts?|keep ignoring|unless|crack|cave in|sign|beg|like it or not|about the)\b/i,
    ],
    none: [
      /\b(?:recover\w{0,2}|feel better|settled in|nurses?|carers?|well again|home safely|courier|parcel|arrives?|reminders?|happy|pay as you|as agreed|if you like)\b|\?\W*$/i,
    ],
  },
  // The nice time is over.
  {
    all: [
      part(
        "(?:stop|stopped|stops|done|finished|through|tired of) (?:being |playing |asking |with being )?(?:so )?(?:nice|friendly|gentle|kind|mr nice guy)(?! to)|gloves (?:come|are coming|are) off|(?:the )?(?:easy|nice|pleasant|soft|friendly) way or (?:the|a|my) (?:hard|difficult|nasty|ugly|rough|other)|(?:far |much |a lot )?less (?:patient|friendly|polite|gentle|nice|understanding) than (?:i|me|we|us)|last (?:friendly|polite|kind) (?:word|warning|message|request|reminder)|no more mr nice|the other side of (?:me|us)|who you(?:'re| are) (?:dealing|messing) with|what (?:i'm|we're|i am|we are) capable of|(?:make|force) me (?:come (?:over|down|round)|ask (?:again|twice)|say it (?:again|twice)|repeat myself|angry|lose my)|(?<!\\b(?:if|when|unless|until) (?:you|they|we|i|he|she|people|somebody|someone) (?:just )?)ask(?:ing)? nicely|patience (?:ends|is over|is gone|is at an end|has run out)|you(?:'ll| will) see (?:another|a different) side",
      ),
      /\b(?:you|your)\b/i,
      /\b(?:until|after that|hear(?:ing)? from|choice|choose|don't|do not|see|know|no idea|or (?:i|we|you|my|our|else)|before|if|then|from now|last|we can|i can|remind you|consider|won't|will not|over|up to you)\b/i,
    ],
    none: [
      /\b(?:tool|recipe|app\b|courses?|learn(?:ing)?|baking|cycling|climb\w{0,3}|children|staff are|weather|cat|dog|gardening|surgical|latex|mr nice pizza|no worries|sorry|thank)\b/i,
    ],
  },
  {
    all: [
      /\b(?:one way or (?:another|the other)|by any means|whatever it takes|sooner or later|in the end)\b/i,
      /\b(?:(?:i|we) (?:will |'ll |always |shall |are going to )?(?:always )?(?:collect|get (?:what|our|my|you|it)|win|make you|come for)|you(?:'ll| will) (?:pay|give in|talk|crack|break|learn))\b/i,
      /\b(?:you|your) (?:owe|will pay|'ll pay|signed|belong)\b|\b(?:you(?:'ll| will) (?:pay|talk|crack|break|give in|learn)|owe (?:us|me)|what(?:'s| is) (?:ours|mine|owed)|make you)\b/i,
    ],
    none: [
      /\b(?:parcels?|recycling|bins?|pay off|pay (?:more|less|tax|for itself)|points|grapes|harvest|help(?:s)?)\b|\?\W*$/i,
    ],
  },
  // In their hands.
  {
    all: [
      /\b(?:(?:i|we) own you|you belong to (?:us|me)|(?:you(?:r (?:[a-z]{3,10} )?(?:reputation|future|life|fate|job|family|career|business|marriage|name|licen[cs]e|freedom))?(?: [a-z]{2,8}){0,4}?|thread[^.!?]{0,12}) (?:is|are|lies?|rests?) (?:now )?(?:(?:completely|entirely) )?(?:in (?:our|my) hands|at (?:our|my) mercy|under my thumb|in my pocket)|do (?:exactly )?(?:as|what) (?:you(?:'re| are) told|(?:i|we) (?:say|tell you))|know your place(?! (?:of|in|at|to))|(?:i|we) can (?:break|finish|destroy|end|crush) (?:you|people like you)|holding the (?:scissors|match|knife|rope|strings)|you work for (?:us|me) now)\b/i,
      /\b(?:or|until|unless|slip|squeeze|drop|careful|remember|so|loan|debts?|repaid|paid|references?|yourself|scissors|match|knife|any ?time|with one|whenever|now|place|and)\b/i,
    ],
    none: [
      /\b(?:surg(?:ery|eon)|pilot|safe(?:ly)?|good hands|trust(?:ed|s)?|anaesth\w{1,6}|care|dance|yoga|doctor|children|dogs?|puppy|game|simon|robot|prompt|machine)\b|\?\W*$/i,
    ],
  },
  {
    all: [
      /\byou(?:'d| had)? better\b|\byou(?:'d| would) do well to\b/i,
      /\b(?:walk the other way|not show your face|never show your face|not (?:be (?:seen|there|around)|come (?:near|back)|cross my)|(?:hope|pray) (?:that )?(?:i|we|he|she|nobody|no one) (?:don't|do not|doesn't|never|won't|finds?|am|are|is|calms?|forgets?)|start running|run (?:fast|far)|sleep with one eye|keep your (?:mouth|head|hands)|stay out of my (?:way|sight)|cross the street|be gone|leave town|disappear|start packing|get used to looking)\b/i,
    ],
    none: [/\b(?:rain|weather|bus|train|sun|game|race|chess|paint|oven|suitcase|for the (?:trip|holiday|move))\b/i],
  },
  {
    all: [
      /\b(?:make|making|turn|turning) (?:your|the rest of your|every day of your|things|this)\b[^.!?]{0,24}\b(?:hell|misery|nightmare|unbearable|miserable|very (?:unpleasant|uncomfortable|difficult|hard) for you)\b/i,
      /\b(?:i|we|i'm|we're|i'll|we'll|someone|friends?)\b/i,
    ],
    none: [
      /\b(?:stop|less|don't|doesn't|not|never|back pain|allerg(?:y|ies)|insects?|noise|neighbours? who|help(?:s)?|bugs?|software|tool|paperwork)\b|\?\W*$/i,
    ],
  },
  // Strength of memory.
  {
    all: [
      /\bi (?:don't|do not|never) forgive\b|\b(?:i|we) (?:never|don't|do not|won't|will not) forget (?:an? (?:insult|slight|face|enemy|debt)|what you(?:'ve| have)? (?:did|done)|who)\b/i,
      /\b(?:sleep well|forget|watch|remember|you(?:'ll| will)|pay|careful|enem(?:y|ies)|insults?|and)\b/i,
    ],
    none: [
      /\b(?:thank(?:s|ful)?|kind(?:ness)?|grateful|for (?:us|me|our|my)|help(?:ed)?|generous|lovely|faces?|support)\b/i,
    ],
  },
  {
    all: [
      /\b(?:i|we)(?:'ll| will|'m going to|'re going to| am going to| are going to| can| shall) (?:[a-z]{3,9} )?(?:make|have|see) you (?:[a-z]{4,9} )?(?:crawl|beg|kneel|squirm|grovel|bleed|choke|weep|eat (?:dirt|those words|your words)|dance to)\b|\byour (?:[a-z]{3,6} )?mistake (?:was|is) (?:to (?:think|believe|cross|trust|assume)|thinking|believing|crossing)\b[^.!?]{0,24}\b(?:i|we|me|us)\b/i,
    ],
    none: [/\b(?:workout|gym|film|onions?|laugh|recipe)\b|\?\W*$/i],
  },
  {
    all: [
      /\bor(?: else)? (?:your|the) (?:[a-z]{3,12} ){0,2}(?:(?:goes|go) up in (?:flames|smoke)|burns?(?: down)?|(?:gets?|will be) (?:smashed|torched|a visit|hurt|fired|evicted|burned|burnt|trashed)|is (?:dust|ash(?:es)?|toast|next)|loses? (?:her|his|their|its) [a-z]{3,12}|(?:can|may) (?:forget|pack|look for))\b/i,
    ],
    none: [warned, /\b(?:toast(?:er)?|cake|oven|pan|bread|sauce|dinner|screen saver|cream|candle)\b/i],
  },
  {
    all: [
      /\b(?:go on|go ahead|feel free|by all means|please do|run|try)\b[^.!?]{0,10}\b(?:call|tell|report|complain|go to|run to|cry to|to)\b/i,
      /\b(?:police|judge|boss|lawyers?|hr|mayor|inspector|court|sheriff|council|union)\b/i,
      /\b(?:drinks?|friends? of|in my (?:pocket|bar)|golf|owes? me|won't (?:help|believe|care)|my (?:brother|cousin|uncle|father|friend)|laugh|nobody will|works? for (?:me|us)|on (?:my|our) side|believe you)\b/i,
    ],
    none: [/\b(?:happy to|help(?:s|ed)?|right to|hotline)\b/i],
  },
]);
