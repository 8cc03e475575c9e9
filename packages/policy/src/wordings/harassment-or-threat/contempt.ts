import { facets, part } from '../../search/sentence-facets.ts';

/** What is said of nobody whom one respects, and of no product. */
const vile =
  '(?:repulsive|revolting|loathsome|despicable|contemptible|odious|vile|worthless|spineless|gutless|brainless|witless|talentless|toothless|forgettable|insignificant|subhuman|pathetic|laughable|pitiful|cretin(?:ous)?|imbecil(?:e|ic)|moron(?:ic)?|idiot(?:ic)?|dimwit(?:ted)?|half-?wit(?:ted)?|nitwit|buffoon|charlatan|nincompoop|simpleton|scum|vermin|filth|cockroach|parasit(?:e|ic)|leech|swine|weasel|slob|pushover|doormat|airhead|dunce|dullard|oaf|fossil|has-been|wannabe|disgrace|embarrassment to|insult to|waste of (?:space|oxygen|air|skin|a (?:chair|desk|salary|seat))|poor excuse|sorry excuse|joke of an?|laughing stock|incompetent|mediocre|mediocrity|inept|gormless|clueless|cowardly|two-faced|backstabb(?:er|ing)|snivell?ing|grovell?ing|miserable little|pompous|conceited|deluded|delusional)';
/** Aimed at the reader: a verdict, a name, a comparison with others. */
const aimed =
  "(?:you(?:'re| are| were| will always be| have (?:always )?been|'ve (?:always )?been| look| sound| seem| act| behave| remain| make| truly| really| must)|(?:like|than|as|of|from|about|for) you\\b(?!r)|you (?:[a-z]{3,12} )?(?:little|old|stupid|absolute|complete|total|utter)|your (?:[a-z]{3,12} )?(?:face|mind|brain|character|leadership|management|career|personality|life|existence|attitude|taste|upbringing|ego|work|excuses?|ideas?|effort|silence|manners))";
const others =
  /\b(?:he|she|they|feel(?:s|ing)?|felt|worr(?:y|ied)|afraid|fear(?:s|ed)?|accus\w{2,4}|call(?:s|ed) you|calling you|don't|do not|not|n't|never (?:think|let|believe)|nobody (?:thinks|says|will)|if (?:you think|anyone)|than a|mediocre (?:results?|coffee|weather)|novel|film|play|game|character|costume|book|band|song|puzzle|joking|kidding|love you)\b|\?\W*$/i;
const kin =
  '(?:mother|father|mum|mom|dad|parents|wife|husband|kids|children|son|daughter|grandmother|family|boss|employer|partner|teachers?|shareholders|staff|colleagues|dog)';

/** Disdain for the reader in whatever words: names, comparisons, disgust, schooling and mock pity. */
export const contempt = facets([
  {
    all: [part(`${aimed}[^.!?;:,]{0,30} ${vile}|${vile} (?:[a-z]{3,12} )?(?:like|as) you`)],
    none: [others, /\b(?:software|tool|website|printer|machine|car|weather|password|spammers?|competitors?|policy)\b/i],
  },
  // None worse was ever met.
  {
    all: [
      /\b(?:(?:never|not once|yet to|hardly ever)(?: [a-z']{2,9}){0,3} (?:met|seen|dealt|worked|known|encountered|come across|read|had|heard|witnessed|employed|taught)|the (?:most|least) [a-z]{4,15} (?:person|man|woman|manager|client|tenant|colleague|human|supplier|boss|individual|creature|customer|people))\b/i,
      /\b(?:(?:a|an|anyone|anybody|any|someone|somebody|such|so|as|more|less|quite|the most|the least)(?: (?:a|an|more|so|as|quite|less))? (?:repulsive|repellent|rude|arrogant|lazy|stupid|slow|dishonest|disorgani[sz]ed|ungrateful|unprofessional|selfish|clueless|incompetent|ignorant|pathetic|unpleasant|useless|boring|cowardly|weak|dense|dim|vain|petty|greedy|nasty|disgusting|ugly|stubborn|chaotic|unreliable|intelligent as a|little (?:talent|sense|brain|shame|class|dignity)))\b/i,
      /\b(?:you|your|years?|career|life|before|consulting|business|than this|in charge|as you|like this)\b/i,
    ],
    none: [others, /\b(?:dog|cat|weather|printer|software|film|i was|machine|tool|had to)\b/i],
  },
  // It turns the stomach.
  {
    all: [
      /\b(?:your (?:[a-z]{3,14} ?){1,2}|you|reading you\w{0,2}|listening to you|the sight of you|looking at you|the thought of you|hearing you)\b/i,
      /\b(?:(?:makes?|made|making) (?:me|us|everyone|people|anyone|the whole [a-z]{3,10}) (?:want to |feel )?(?:vomit|puke|throw up|sick|ill|wash (?:my|our|their) (?:eyes|hands|ears)|cringe|wince|scream|weep|retch|nauseous|laugh out loud|die inside|ashamed|queasy)|turns? my stomach|hurts? (?:my|the) (?:eyes|brain|ears)|gives? me a rash|insults? (?:my|our) intelligence|an insult to (?:my|our|the)|my eyes bleed|lower(?:s|ed)? the (?:average |general |collective )?(?:intelligence|iq|tone|standard))\b/i,
    ],
    none: [
      /\b(?:doctor|medicine|tablets?|pills?|food poisoning|cake|boat|chilli|onions?|symptoms?|side effects?|smoke|screen brightness|ashamed of (?:telling|asking|saying|calling|reporting)|sorry|you wrote|the bill|joke|funny|pregnan\w{2,3})\b|\?\W*$/i,
    ],
  },
  // What their own would think.
  {
    all: [
      part(
        `if (?:i|we) (?:were|was) (?:your|married to)(?: ${kin})?|your ${kin} (?:must|would|will|should|can't|cannot|ought)|poor ${kin}|whoever (?:raised|married|loves)|pity your ${kin}|married to you|raised you`,
      ),
      /\b(?:(?:be|feel|been) (?:[a-z]{2,9} )?(?:disgusted|ashamed|embarrassed|mortified|appalled|horrified)|disown|leave you|divorce|weep|hide|hang (?:my|their) head|change (?:my|their) name|so disappointed|cry (?:herself|himself|themselves)|turn in (?:his|her|their) grave|apologi[sz]e for|pity|what you have become|deserves? (?:better|a medal)|be glad to be rid)\b/i,
    ],
    none: [
      /\b(?:not|n't|never|nothing|no need|proud|leave you (?:a|the|with|her|his)|surprise|hide (?:eggs|presents))\b|\?\W*$/i,
    ],
  },
  // Simple enough for them.
  {
    all: [
      /\b(?:(?:that |so |which |for )?even (?:you|someone (?:like|as|of)|a (?:mind|brain|person|manager) like|your (?:little )?(?:brain|mind|team|sort))|(?:slowly|simply|simple|short|small|big letters|crayons?|pictures|one syllable|baby)\b[^.!?]{0,20}\b(?:for you|so you|enough for you|you (?:can|might|may) (?:follow|understand|keep up|grasp)))\b/i,
      /\b(?:words?|terms|language|simple|slowly|follow|understand|grasp|comprehend|manage|figure|get(?:s)? (?:it|this)|keep up|read|crayons?|pictures|explain|draw|capable|too (?:hard|difficult|complicated)|syllables?)\b/i,
    ],
    none: [
      /\b(?:happy to|glad to|hope|jargon|guide|manual|would you like|even you (?:asked|said|mentioned)|even you were|children|pupils?|beginners?|kids|story|app)\b|\?\W*$/i,
    ],
  },
  {
    all: [
      /\byou (?:can't|cannot|can not|couldn't|could not|don't|didn't|won't|wouldn't|are (?:not|un)able to|failed to|aren't able to)(?: to)? (?:even |so much as )(?:know how to |manage to |be trusted to |bother to )?(?:spell|count|read|write|add|tie|open|answer|handle|finish|follow|hold|remember|run|manage|get|keep|copy|type|use|do|look|tell the|make|name|understand)\b/i,
      /\b(?:your own|simple|simplest|basic|a single|one (?:thing|simple|email|line|date)|properly|right|straight|without|name|alphabet|shoes?|ten|coffee|a phone|a calendar|a spreadsheet|in the eye|difference between|on time)\b/i,
    ],
    none: [
      /\b(?:need|have to|want|if|because (?:the|our|we)|sorry|our (?:site|system|app|fault)|browser|outage|log ?in|password|symptoms?|mouse|so that|price)\b|\?\W*$/i,
    ],
  },
  // As if they mattered.
  {
    all: [
      /\b(?:you(?:'re| are) (?:[a-z]{4,12},? ){0,2}(?:replaceable|disposable|expendable|forgettable|irrelevant|unlovable|unemployable|a dime a dozen|ten a penny|a (?:mere )?(?:number|cog|errand boy|secretary|footnote|placeholder)|surplus|dead weight|beneath)|(?:people|managers|staff|someone|anyone|workers|girls|men|women) like you (?:are|is|come) (?:a dime|ten a penny|everywhere|easy to (?:find|replace)|two a penny)|know your place(?! (?:of|in|at|to))|(?:i|we) (?:can|could|will) (?:easily )?(?:replace|get rid of|find ten of|dispose of) you(?! (?:a|the)\b)|who (?:do you think )?you(?:'re| are)? (?:are )?talking to|not (?:paid|here) to think|nobody (?:asked|pays) you to think|i (?:have|'ve) (?:shoes|socks|furniture|wine|shirts) (?:older|smarter|with more))\b/i,
      /\b(?:you|your)\b/i,
    ],
    none: [/\b(?:not|n't|never|feel(?:s|ing)?|nobody is|no one is|if|game|cups?|gloves|tenants?)\b|\?\W*$/i],
  },
  {
    all: [
      /\b(?:your (?:silence|reply|answer|question|mail|e-?mail|email|behaviou?r|hesitation|refusal|attitude|cv|performance|spelling)|the fact that you|that you)\b/i,
      /\b(?:tells? (?:me|us|everyone)|shows? (?:me|us|everyone)|proves?|confirms?|says? (?:it all|everything|a lot)|reveals?|speaks volumes)\b/i,
      /\b(?:how (?:little|spineless|weak|small|stupid|lazy|rude|clueless|desperate|incompetent|arrogant|out of|poorly|badly)|what (?:kind|sort|a)|all (?:i|we|anyone) need|everything about|never (?:cared|had|understood|read|learn\w{0,3})|no (?:manners|class|clue|idea|spine|backbone|respect|brain|shame)|too (?:scared|weak|lazy|proud|stupid|small|slow)|don't (?:care|have(?! (?:to|time|any\b))|know|deserve)|not (?:up to|fit|a serious|serious|leadership|worth)|the wrong person)\b/i,
    ],
    none: [
      /\b(?:how (?:much|well|carefully|deeply)|strong|care about|thank|great|valid|wise|kind of (?:support|help|product|care|training))\b|\?\W*$/i,
    ],
  },
  {
    all: [
      /\b(?:ask|get|have|let|find|hire|fetch|hand|leave|pass|bring|borrow)\b/i,
      /\b(?:an? adult|a grown-?up|your (?:mummy|mommy|nanny|mother)|someone (?:who can (?:read|count|think|write)|with (?:a (?:brain|spine|clue)|some (?:sense|talent)|half)|competent|intelligent|literate)|somebody (?:who can (?:read|count|think)|with a (?:brain|spine)|competent|intelligent)|the grown-?ups|a nurse to|a carer to|the adults|people who (?:can|know|understand))\b/i,
      /\b(?:read (?:this|it|my|the)|to (?:you|explain)|for you|instead of you|your (?:place|job|desk|behalf|seat|work)|explain|next time|help you (?:read|write|spell|count)|to (?:reply|answer|take over))\b/i,
    ],
    none: [
      /\b(?:under (?:16|18|14|12)|child(?:ren)?|kids?|pupils?|consent|sign (?:this|it|the)|visual\w{0,2}|braille|translat\w{1,5}|patients?|care home|happy|discharge)\b|\?\W*$/i,
    ],
  },
  // Joy in another's fall.
  {
    all: [
      /\b(?:(?:i|we)(?:'ll| will|'m| am|'re| are|'d| would)?(?: [a-z]{4,9})? (?:enjoy(?:ed|ing)?|loved?|look(?:ing)? forward to|laugh(?:ing)?|celebrat(?:e|ing)|cheer(?:ing)?|relish|delight|savou?r(?:ing)?)|can(?:'t|not) wait|(?:great|genuine|a|my|real|such a|no small) (?:pleasure|delight|joy|fun)|nothing (?:would|will|could) (?:please|delight|make) (?:me|us)|(?:will|'ll|would) make (?:my|our) (?:day|week|year))\b/i,
      /\b(?:you|your (?:[a-z]{3,10} )?(?:career|business|company|firm|marriage|face|ship|shop|reputation|team|empire)|it)\b[^.!?]{0,16}\b(?:crack|crumble|fall(?:s|ing)?(?: apart| flat| down)?|fail(?:s|ing)?|beg(?:ging)?|burn(?:s|ing)?|suffer(?:s|ing)?|squirm(?:ing)?|cry(?:ing)?|go(?:es|ing)? (?:under|bankrupt|down|bust|broke)|crawl(?:ing)?|break(?:ing)?|sink(?:s|ing)?|drown(?:ing)?|collapse|lose (?:everything|it all|your)|humiliated|fired|sweat(?:ing)?|get what you)\b/i,
      /\b(?:you|your)\b/i,
    ],
    none: [
      /\b(?:game|match|chess|tennis|marathon|sauna|gym|workout|cake|records?|film|play|help(?:s|ing)?|fall in love|crack(?:ing)? the|break(?:ing)? (?:the )?(?:ground|bread|fast|records|the ice)|waterfall|burn(?:ing)? calories|egg)\b|\?\W*$/i,
    ],
  },
  // The wit of a doorknob.
  {
    all: [
      /\b(?:you|your (?:manager|boss|team|son))\b[^.!?]{0,16}\b(?:have|has|'ve|show|with|possess|display)\b[^.!?]{0,12}\b(?:charm|brains?|wit|personality|attention span|memory|backbone|spine|work ethic|courage|manners|intellect|intelligence|iq|imagination|charisma|warmth|tact|loyalty|morals|business sense|leadership skills) (?:and [a-z]{3,12} )?of (?:an? |the )?[a-z]{3,12}/i,
    ],
    none: [
      /\b(?:saint|angel|lion|elephant|true|real|genius|giant|professional|leader|diplomat|team|great|good|our|poet|scientist|champion)\b|\?\W*$/i,
    ],
  },
  {
    all: [
      /\b(?:i|we)(?:'ve| have)? (?:seen|met|known|had|dealt with|buried|owned|stepped (?:on|in)|scraped|worked with|eaten) (?:[a-z]{3,9} )?(?:corpses|houseplants|potatoes|bricks|doorknobs|sponges|snails|mules|donkeys|rocks|toddlers|worms|cucumbers|yoghurts?|cacti|slugs|parrots|goldfish|statues|furniture|mould|vegetables)\b/i,
      /\b(?:with (?:more|better|greater) (?:initiative|brains?|sense|charm|backbone|wit|ambition|manners|talent|taste|spine|personality|ideas|intelligence|drive|character)|(?:smarter|brighter|quicker|livelier|more [a-z]{4,14}) than)\b/i,
    ],
    none: [/\b(?:flavou?r|taste|protein|fibre|water|species)\b/i],
  },
  {
    all: [
      /\b(?:i|we|nobody|no ?one|no sane (?:person|man|woman))(?: would(?:n't| not)?|'d not|'d never| would never)? (?:hire|trust|let|pay|employ|allow|leave) you (?:to |with |near |alone with |run )/i,
      /\b(?:wouldn't|would not|'d not|never|nobody|no ?one|no sane)\b/i,
      /\b(?:sweep|floor|dog|goldfish|cat|bath|carry|wash|lemonade|tie|stand|pencils?|broom|boil|egg|water|toilets?|a (?:shop|kiosk|paper bag|spoon|pot plant)|lock|child(?:ren)?|money|scissors)\b/i,
    ],
    none: [/\b(?:unless|until|without|if|without (?:training|gloves)|wet|alone at)\b|\?\W*$/i],
  },
  {
    all: [
      /\b(?:(?:nice|good|kind|generous|brave|clever|big) of you to (?:finally|at last|even|bother|deign|condescend|wake up|crawl)|(?:congratulations|well done|bravo|hooray),? (?:on|for|you)(?: have| finally)? (?:finally|managing|figuring|at last|learning)|look who(?:'s| has)? (?:finally|decided|woken|crawled))\b/i,
      /\b(?:answer|reply|respond|show|turn|read|work|learn\w{0,3}|write|bother\w{0,3}|wake|woken|crawl\w{0,3}|do your|grac(?:e|ing)|manag\w{2,3}|join|decided)\b/i,
    ],
    none: [/\b(?:thank|thanks|love|walk|swim|ride|driving|graduat\w{2,5}|happy|proud)\b/i],
  },
  {
    all: [
      /\byou(?:'re| are)?(?: must| have to| clearly| really)? (?:be )?(?:(?:so|that|very|rather|terribly|this) )(?:lonely|desperate|bored|miserable|insecure|bitter|unhappy|sad|jealous|petty|frustrated|needy|small) (?:to|that you(?:'d| would| have to| need to| must)?) (?:invent|write|complain|make|waste|keep|need|behave|pick|bother|attack|cling|lie|spend|fuss|pretend|send)\b/i,
    ],
  },
  {
    all: [
      /\bno (?:(?:decent|sane|self-respecting|serious|sensible) )?(?:woman|man|girl|one|employer|client|child|person|company|customer|human|friend) (?:in (?:his|her|their) right mind )?(?:would|could|will|can|is going to)(?: ever| willingly)? (?:touch|love|want|marry|date|hire|look at|kiss|trust|employ|miss|have|take|follow|buy from|believe|respect|like) you\b(?! (?:for|more|back|up|out|to)\b)/i,
    ],
    none: [others, /\bwithout\b/i],
  },
  {
    all: [
      /\byou(?:'re| are) (?:exactly |just |precisely )?the (?:sort|kind|type) of (?:[a-z]{3,10} )?(?:person|man|woman|manager|people|boss|colleague|parent|customer|client|supplier|tenant|employee|leader|guy)\b/i,
      /\b(?:left behind|avoids?|hates?|forgets?|cross(?:es)? the (?:street|road)|lies|cheats?|steals?|fails?|ruins?|nobody|no one|pity|pities|dump(?:s|ed)?|blames?|despises?|laughs? at|drags?|gives? [a-z ]{2,16} a bad name|should never|makes? (?:me|people|everyone) (?:sick|leave|quit)|hides?|whines?|never (?:learns?|pays?|keeps?|gets?|listens?)|can't|cannot)\b/i,
    ],
    none: [
      /\b(?:never (?:lies|cheats|fails|hides|gives up)|doesn't|don't|wants? to (?:lose|miss|forget)|who hates (?:waste|delays|queues|spam)|(?:avoids?|hates?) (?:risk|waste|conflict|shortcuts|paperwork))\b|\?\W*$/i,
    ],
  },
  {
    all: [
      /\b(?:you(?:'re| are)? (?:talk|speak|complain|demand|boast|bark|shout|expect)(?:ing)? (?:a lot|so much|big|tough|loud(?:ly)?|too much|rather a lot|quite a lot)|you have (?:a (?:big|loud|lot)|quite|some (?:nerve|cheek)|the nerve)|(?:big|bold|brave|strong|fine|rich) (?:words|talk|coming)|you(?:'re| are) (?:very|awfully|remarkably|surprisingly|rather|pretty|quite) (?:brave|loud|bold|picky|demanding|confident|sure|relaxed|cocky|mouthy|proud))\b/i,
      /\b(?:for|from) (?:somebody|someone|a (?:man|woman|person|girl|boy|guy|mother|father|company|nobody|failure)|people) (?:who|whose|with|that|of your|on)\b/i,
    ],
    none: [/\b(?:joined|started|new to|first time|speak (?:so )?well|never (?:had|spoken|written))\b|\?\W*$/i],
  },
  {
    all: [
      /\b(?:i|we)(?:'ve| have)? (?:met|seen|known|had|worked with|read|employed) [^.!?]{3,40}\b(?:who|that|which)\b[^.!?]{2,40}\b(?:better|faster|quicker|more [a-z]{4,14}) than (?:you|yours)\b(?! (?:think|expect|might|would))/i,
    ],
    none: [others],
  },
  {
    all: [
      /\byou(?:'ve| have)? (?:[a-z]{3,9} )?(?:embarrassed|disgraced|humiliated|shamed|dishonou?red|made a (?:fool|spectacle) of) (?:yourself|yourselves|your (?:family|parents|team|kids|children|school|firm|name)|us all|everyone|this (?:company|firm|family))\b|\bthe only thing you(?:'ve| have)?(?: ever| really)? (?:achieved|managed|accomplished|got right|did right|(?:are|were) good (?:at|for))\b|\bwhat an? (?:sad|miserable|pathetic|lonely|pitiful|wretched|wasted|poor) (?:little |old |excuse for an? )?(?:life|person|man|woman|existence|creature|company|individual)\b/i,
      /\b(?:you|your)\b/i,
    ],
    none: [others, /\bwhat a (?:poor|sad) (?:old )?(?:man|woman)\b/i],
  },
]);
