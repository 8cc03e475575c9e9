import { facets } from '../../search/sentence-facets.ts';

/** What a firm counts, and would like to see more or less of. */
const counted =
  '(?:no-shows?|backlogs?|churn|sales|leads?|placements?|bookings?|conversions?|conversion rates?|(?:open|click|win|close|pass|hit) rates?|customers|visitors|users|spend|outlay|fees|costs?|turnover|complaints?|occupancy|collections?|revenue|profits?|tickets?|footfall|rankings?|response rates?|reply rates?|hires?|enquir(?:y|ies)|results?|margins?|vacanc(?:y|ies)|fill rates?|debtors?|output|traffic|sign-?ups?|orders|shrinkage|absences?|sick days|waste|queues?|waiting times?|stock-?outs?|arrears|overdue (?:invoices|payments)|agents?|branch(?:es)?|reps?|shops?|clinics?|schools?|phones?|shel(?:f|ves)|tills?|licen[cs]e|tables|rooms|beds|places|seats|(?:earns?|earned|pays?|paid) (?:back|for itself|off)|its (?:cost|price|fee))';
/** How it moves. */
const moved =
  '(?:cut|hal(?:ved?|ves)|half|gone|falls?|drops?|ris(?:e|es|ing)|go(?:es|ing)? up|go(?:es|ing)? down|grows?|doubled?|doubles|tripled?|triples?|quadrupled?|recovers?|recovered|thing of the past|at least (?:\\d{1,4}|two|three|five|ten|twenty)|more|fewer|less|better|higher|lower|improved?|improves|shrinks?|climbs?|collect(?:s|ed)?|earn(?:s|ed)? back|pa(?:ys|id) (?:for itself|back|off)|first (?:[a-z]{3,6} )?(?:placements?|bookings?|sales|leads|hires|customers|orders)|recoups?|recouped|rings?|sells? out|fills?|twice|fuller|filled|vanish(?:es)?|disappears?|answer(?:s|ed)?)';
/** Words that leave no doubt. */
const vouched =
  "(?:(?:i'd|i would|i'll|we'd|we would) (?:stake|bet|put) (?:my|our) (?:[a-z]{3,10} )?[a-z]{3,12} on (?:it|that|this)|take it from (?:me|us)|take (?:my|our) word for (?:it|that)|give you (?:my|our) (?:solemn )?word|no question about it|(?:that is|that's) (?:certain|a certainty)|vouch (?:for (?:it|that)|that)|put (?:my|our) name (?:to|on) (?:it|that|this)|(?:you can|you may|you could) (?:safely )?(?:rely|count|bank|depend|bet) on (?:it|that|this)|(?:my|our) (?:personal |full |firm |absolute )?(?:assurance|guarantee|pledge|solemn word)|i (?:can |do )?(?:assure|promise) you(?: of)? (?:that|this|it)|no (?:scenario|world|version of this|case|chance|universe) (?:in which|where|that)|(?:won't|will not|not) be (?:the|an) exception|eat my (?:hat|shoes?)|bet (?:the (?:house|farm|company|shop)|my (?:house|salary|bonus)|anything) on|stake (?:my|our) (?:name|reputation|job)|without (?:a single )?exception|(?:sure|certain|safe) as (?:houses|the sunrise|night follows)|they always (?:do|have)|never (?:once )?(?:seen|known) (?:it|this|that|them) (?:to )?fail|failure is not an option|in every (?:single )?case|(?:is|are) as (?:certain|sure) as|or my name (?:isn't|is not)|i can assure you|rest (?:easy|assured)|every time without fail|come what may|no matter what|whatever happens|it always (?:does|has)|(?:a )?hundred per ?cent (?:sure|certain)|(?:cannot|can't) (?:possibly )?(?:go wrong|fail)|no two ways about it|mark my words|tell you for a fact|neither will yours|that much is (?:sure|certain)|take (?:it|that) as (?:given|read|certain)|there is no doubt|mark it in your calendar|(?:you have|here is|here's) (?:my|our) word)";
/** What others say, what is hoped, and what somebody promises to do himself. */
const unpromised =
  /\b(?:can't|cannot|couldn't|won't|don't|do not|never|nobody|no one|not able to|unable to|hesitate to|no) (?:[a-z]{2,8} )?(?:say|promise|guarantee|assure|vouch|know|rely|count|bank|bet|predict)\b|\b(?:depends?|(?<!come what )may|might|whether|hope|hopefully|aim|try|vendors?|agenc(?:y|ies) (?:said|say|claim)|they (?:said|say|claim|promise)|he said|she said|investors?|fund|portfolio|returns?|shares?|uptime|sla|confidential|treated|my word that (?:i|we)|(?:i|we)(?:'ll| will) (?:send|call|reply|write|ship|deliver|forward|check|look|ask|speak|talk|fix|be there|come))\b|\?\W*$/i;

/** A result vouched for, in whatever words. */
export const resultsAssured = facets([
  // "Improved staff attendance within one quarter is guaranteed."
  {
    all: [
      /^\W{0,3}(?:an? )?(?:improved|improvements? in|better|higher|lower|fewer|more|faster|greater|increased|increases? in|reduced|reductions? in|shorter|stronger|savings)\b[^.!?,;]{3,60} (?:is|are) (?:fully |absolutely |100% )?guaranteed\b/i,
    ],
    none: [unpromised],
  },
  {
    all: [
      new RegExp(`\\b${counted}\\b`, 'i'),
      new RegExp(`\\b${moved}\\b`, 'i'),
      new RegExp(`(?<!\\w)${vouched}(?!\\w)`, 'i'),
    ],
    none: [unpromised],
  },
  // What is gone by a day, on somebody's word.
  {
    all: [
      /\b(?:will|'ll|is going to|are going to) (?:all )?(?:be|have) (?:gone|halved|doubled|tripled|cleared|solved|history|paid (?:for itself|back)|filled|empty|full|cut in half)\b/i,
      new RegExp(`(?<!\\w)${vouched}(?!\\w)`, 'i'),
    ],
    none: [unpromised],
  },
  // So many more of them, promised to the reader.
  {
    all: [
      /\b(?:i|we) (?:can |do |could |will )?(?:promise|assure|swear to) (?:you )?(?:that )?you(?:'ll| will)\b/i,
      /\b(?:book|close|win|gain|save|sign|land|double|triple|hire|fill|generate|sell|get|see)\b/i,
      /\b(?:at least|twice|three times|double|triple|no fewer than|\d{1,3} ?(?:%|percent|per cent)|(?:\d{1,4}|one|two|three|five|ten|twenty) (?:more|extra|additional|new))\b/i,
    ],
    none: [unpromised],
  },
  {
    all: [
      /\b(?:every(?: (?:single|last))?|each and every|all of (?:the|our)) (?:[a-z]{3,12} )?(?:branch(?:es)?|shops?|clinics?|firms?|teams?|agenc(?:y|ies)|clients?|customers?|users?|landlords?|stores?|schools?|hotels?)\b/i,
      new RegExp(`\\b${moved}\\b`, 'i'),
      /\b(?:yours (?:will|won't|is)|you(?:'ll| will) (?:be (?:no different|the next)|see the same|too|as well)|so will (?:you|yours)|not be the exception|won't be the exception|no exceptions?|(?:will|'ll) (?:happen|work) for you)\b/i,
    ],
    none: [unpromised],
  },
  // No way to fare worse, and none who ever did.
  {
    all: [
      /\b(?:no (?:scenario|way|case|situation|world|possible)|impossible|can't|cannot|never|won't)\b[^.!?]{0,40}\b(?:worse off|worse than (?:you (?:went|started|were|came)|before you)|out of pocket)\b/i,
    ],
    none: [unpromised, /\b(?:refund\w{0,4}|deposit|weather|they|he|she)\b/i],
  },
  {
    all: [
      new RegExp(`\\b(?:${moved}|increase|rise|climb|double|grow|replies|bookings|sales)\\b`, 'i'),
      /(?:\b(?:will|going to)|'ll)\b/i,
      /\b(?:that much is (?:certain|sure|clear)|(?:as )?(?:sure|certain) as (?:night follows|day follows|the sun|eggs|death)|that's (?:for (?:certain|sure)|a (?:fact|certainty)))\b/i,
    ],
    none: [unpromised, /\b(?:rent|taxes|tax|temperatures?|river|water|costs? will rise|prices? will rise)\b/i],
  },
  {
    all: [
      /\b(?:none|not one|no one|nobody) of (?:all )?(?:our|ours|the) (?:[a-z]{3,12} )?(?:clients?|customers?|students?|members|users?|candidates|graduates)\b|\bno (?:single )?(?:clients?|customers?|students?|members?|users?) of ours\b/i,
      /\b(?:has|have) ever (?:[a-z]{3,10} )?(?:failed|missed|lost|regretted|fallen|gone|paid (?:a )?(?:fine|late)|been (?:fined|late|hacked|refused))\b/i,
    ],
    none: [unpromised],
  },
  // Nothing to pay where the result stays away.
  {
    all: [
      /\b(?:if|unless|until) (?:(?:you|your (?:team|firm|company)|we)\b|(?:your |the )?[a-z-]{3,12}(?: [a-z-]{3,10})? (?:don't|do not|doesn't|does not|fails? to|won't) )/i,
      /\b(?:customers?|clients?|leads?|meetings?|bookings?|appointments?|sales|results?|hires?|replies|placements?|rankings?|enquir(?:y|ies)|conversions?|sign-?ups?|deals?|savings?)\b/i,
      /\b(?:you (?:don't|do not|won't|will not) (?:pay|owe)|you (?:pay|owe) (?:us )?nothing|we (?:(?:'ll|will) )?work (?:for free|without (?:pay|a fee))|there(?:'s| is) no fee|our fee is (?:zero|nil))\b/i,
    ],
    none: [/\b(?:need|use|want|cancel\w{0,8}|order|refund\w{0,4}|they|their|invoice|advert\w{0,8} budget)\b|\?\W*$/i],
  },
  // A fault that will never come again.
  {
    all: [
      /\b(?:your|you)\b/i,
      /\b(?:will never|never will|won't ever|'ll never) (?:again )?(?:leak|fail|break|crash|rust|fade|crack|jam|stall|overheat|flood|run (?:out|dry)|be (?:hacked|late|down)|get hacked|overpay|lose (?:a|an|another|any|one) (?:single )?(?:leads?|customers?|clients?|sales?|orders?|bookings?|parcels?|files?|minutes?|hours?|days?)|miss (?:a|an|another|any) (?:single )?[a-z]{3,10})\b/i,
      /\b(?:again|ever|with (?:us|our|this)|once we|after (?:we|our|this))\b/i,
    ],
    none: [/\b(?:they|he|she|said|hope|wish|may|might|bus|train|tram|ferry|flight|film|goal)\b|\?\W*$/i],
  },
  // What is sure, and what the reader is assured of.
  {
    all: [
      /\b(?:is|it's|that's|are) (?:an? )?(?:absolute(?:ly)? )?(?:sure thing|sure[- ]fire thing|dead certainty|dead cert|foregone conclusion)\b/i,
      /\b(?:returns?|results?|growth|savings?|success|payback|profits?|sales|leads|rise|increase|win|pass)\b/i,
    ],
    none: [/\b(?:match|game|election|vote|weather|nothing|never|no|isn't|hardly|they|if|whether)\b|\?\W*$/i],
  },
  {
    all: [
      /\b(?:you(?:'re| are|'ll be| will be)|your [a-z]{3,12} (?:is|are|will be)) (?:absolutely |fully |always )?(?:assured|certain|sure) of (?:an? |the |your |at least |higher |more |better )?(?:[a-z-]{3,12} )?(?:pass|success|results?|win|returns?|growth|profits?|savings?|increase|leads|sales|bookings|customers|visa)\b/i,
    ],
    none: [/\b(?:not|never|n't|if|whether|they)\b|\?\W*$/i],
  },
  {
    all: [
      /\b(?:we|i)(?:'ll| can| will| do)? (?:assure|promise) you (?:of )?(?:at least|no fewer than|no less than|a minimum of|more than|over) \d/i,
      /\b(?:leads?|meetings?|bookings?|appointments?|sales|hires?|customers?|clients?|replies|placements?|enquir(?:y|ies)|visitors?|sign-?ups?|followers|orders|savings?|%|percent)(?:\b|$)/i,
    ],
    none: [unpromised],
  },
  // What the reader has will be better, on somebody's word.
  {
    all: [
      /\b(?:give you (?:my|our) word|you have (?:my|our) word|rest assured|mark my words|take my word|believe (?:me|us)|trust (?:me|us)|i promise|we promise)\b/i,
      /\byour [a-z-]{3,14}(?: [a-z-]{3,14})? (?:will|'ll) (?:soon |always |all )?(?:be|run|load|look|sell|grow|get|convert) (?:[a-z]{3,8} )?(?:faster|better|higher|cheaper|quieter|stronger|busier|fuller|safer|bigger|quicker|healthier)\b/i,
    ],
    none: [/\b(?:if|whether|they|he|she|tomorrow|knee|back|cold)\b|\?\W*$/i],
  },
  // Promised to the reader, sure with what is sold, or without a way to lose.
  {
    all: [
      /\b(?:i|we) (?:can |do |could )?(?:promise|guarantee|assure) you (?:of )?(?:an? |the )?(?:[a-z-]{3,10} )?(?:full (?:house|hall|room|diary|calendar)|sold-out [a-z]{3,8}|queue|first place|number one|five-star [a-z]{3,10}|top (?:spot|ranking|grade)s?)\b/i,
    ],
    none: [unpromised],
  },
  {
    all: [
      /\byou(?:'re| are|'ll be| will be) (?:absolutely |practically )?(?:certain|sure|bound|guaranteed) to (?:get|pass|win|land|sell|find|save|double|earn|rank|succeed|gain|grow)\b/i,
      /\b(?:with|thanks to|using|after|on) (?:our|us|this|these)\b/i,
    ],
    none: [/\b(?:not|never|n't|if|whether|they|lost|wet|cold|map|bus|train)\b|\?\W*$/i],
  },
  {
    all: [
      /\bno (?:scenario|way|case|situation|outcome) (?:in which|where|that|in) (?:you|your [a-z]{3,10}) (?:can |could |would |will )?(?:loses?|fails?|miss(?:es)? out|regrets?)\b|\b(?:there(?:'s| is)|you(?:'ll| will)? have|you've|and) (?:absolutely |really )?nothing (?:to risk|at risk|at stake)\b/i,
    ],
    none: [/\b(?:game|match|chess|if|unless|they|not|by (?:asking|calling|writing|trying|going))\b|\?\W*$/i],
  },
  {
    all: [
      /\bexpect (?:an? |at least |around |about )?\d{1,3} ?(?:%|percent|per cent)/i,
      /\b(?:drop|rise|increase|growth|savings?|cut|fall|boost|more|less|fewer|gain|jump|reduction)\b/i,
      /\b(?:no doubt(?: about it)?|guaranteed|for sure|without (?:a )?(?:doubt|question|fail)|count on it|promised?|no question|no matter what|whatever happens)\b/i,
    ],
    none: [unpromised],
  },
  // A result, or else the sender bears it.
  {
    all: [
      /\b(?:your|you(?:'ll| will| get| see)|in the first)\b/i,
      new RegExp(
        `\\b${counted}\\b|\\b(?:pipeline|meetings|appointments|demos|visitors|customers|clients|savings?|score|grades?|exam|weight|headcount|uptime)\\b`,
        'i',
      ),
      new RegExp(`\\b(?:${moved}|double|triple|halves?|drop|rise|climb|win|hit|reach|see|get|close|book|pass)\\b`, 'i'),
      /\bor (?:else )?(?:we(?:'ll| will)? (?:work (?:for (?:free|nothing)|unpaid)|pay (?:you|the difference|it back)|refund|give (?:you )?(?:it|your money|the money|every)|waive)|you (?:pay|owe) (?:us )?nothing|you (?:don't|do not|won't|will not) (?:pay|owe)|(?:it|this|the work)(?:'s| is) (?:free|on us)|your money back)\b/i,
    ],
    none: [/\b(?:damaged?|lost|late|parcels?|deliver\w{0,4}|repair\w{0,4}|they|he|she)\b|\?\W*$/i],
  },
  // A multiple, a half or the first place by a day, without a doubt.
  {
    all: [
      /(?:\bwill|'ll) (?:easily |soon |simply |then )?(?:double|triple|quadruple|halve|treble|(?:be|rank|come|land|finish) (?:first|number one|#1|on (?:page|place) one|top|in the top (?:three|ten|3|10))|go up (?:two|three|four|five|ten)fold|(?:cut|drop|shrink|fall|grow|rise|increase) (?:by|to|in) (?:an? )?(?:half|third|quarter))\b/i,
      new RegExp(
        `\\b${counted}\\b|\\b(?:pipeline|meetings|appointments|demos|visitors|customers|clients|followers|google|search|business|income|productivity|efficiency)\\b`,
        'i',
      ),
      /\b(?:in|within|inside|after|by) (?:just |only |less than |under |the (?:first|end of) ?)?(?:an? |the |your )?(?:first )?(?:\d{1,3}|one|two|three|four|five|six|eight|ten|twelve|thirty|sixty|ninety|week|month|quarter|year|christmas|spring|summer|autumn|january|february|march|april|may|june|july|august|september|october|november|december)\b/i,
      /\byour?\b/i,
    ],
    none: [
      unpromised,
      /\b(?:if|could|can|expect\w{0,3}|likely|probably|plan(?:s|ned)?|target|goal|forecast|budget|we will double|analysts?|study|report|rent|fees?|prices?|costs? will (?:double|triple|rise)|population)\b|\?\W*$/i,
    ],
  },
  {
    all: [
      /\b(?:not a single|not one|no) (?:[a-z]{3,12} )?(?:client|customer|student|user|member|firm|practice|team|shop)s?\b/i,
      /\b(?:has|have) (?:ever |yet )?(?:failed|missed|lost|regretted|fallen short|walked away without)\b/i,
      /\b(?:with us|of ours|our|using (?:us|this)|on our|through us)\b/i,
    ],
    none: [unpromised],
  },
  // "This will definitely fix the problem once and for all."
  {
    all: [
      /\b(?:will|'ll) (?:definitely|certainly|surely|absolutely|undoubtedly)\b|\b(?:is|are) (?:certain|sure|bound) to\b/i,
      /\b(?:fix|solve|end|stop|eliminate|resolve|remove|get rid|cure|prevent)\b/i,
      /\b(?:once and for all|for good|permanently|for ever|forever|never (?:again|to (?:return|come back))|completely|every (?:single )?time)\b/i,
    ],
    none: [/\b(?:i|they|he|she|not)\b|\?\W*$/i],
  },
  // "There is absolutely no chance of losing your data."
  {
    all: [
      /\b(?:absolutely no|no|zero|not the slightest|not a) (?:chance|risk|danger|possibility|way)\b/i,
      /\b(?:absolutely|whatsoever|zero|not the slightest|at all)\b/i,
      /\b(?:of|that|to) (?:(?:you|your [a-z]{3,12}|it|this|anything|the [a-z]{3,12}) )?(?:(?:will |can |could |'ll )?(?:ever )?)(?:los(?:e|ing|t)|fail(?:s|ing|ure)?|damag(?:e|ing)|go(?:es|ing)? (?:wrong|missing)|break(?:s|ing)?|leak(?:s|ing)?|be(?:ing)? (?:hacked|lost|rejected|refused|late)|miss(?:ing)?)\b/i,
    ],
    none: [/\b(?:if|unless|they|he|she|sorry|deposit|money|capital|invest\w{0,5}|stake|savings)\b|\?\W*$/i],
  },
  // "You will get your visa, that is certain."
  {
    all: [
      /\byou(?:'ll| will) (?:get|pass|win|reach|sell|be (?:approved|accepted|hired|admitted))\b/i,
      /\b(?:that(?:'s| is) (?:certain|for sure|a (?:fact|promise))|(?:it's|it is) certain|no doubt about it|for certain)\b/i,
    ],
    none: [/\b(?:not|if|unless|whether)\b|\?\W*$/i],
  },
  // "Our agents always find a buyer within a month."
  {
    all: [
      /\b(?:we|our (?:agents|team|people|experts|lawyers|recruiters|consultants|brokers))\b/i,
      /\balways\b/i,
      /\b(?:find|sell|win|achieve|fill|succeed)\b/i,
      /\b(?:within|in (?:less than|under))\b/i,
    ],
    none: [/\b(?:almost|nearly|not|try|aim|if)\b|\?\W*$/i],
  },
  // "We promise that you will lose ten kilos."
  {
    all: [
      /\b(?:we|i) (?:promise|swear|give you (?:our|my) word)(?: you)?(?: that)? you(?:'ll| will)\b/i,
      /\b(?:lose|gain|save|earn|double|win|pass|sell|find|learn|speak|sleep|grow|recover|be (?:fit|free|debt-free|approved|accepted))\b/i,
    ],
    none: [/\b(?:not|never|if|refund)\b|\?\W*$/i],
  },
  // "It works for absolutely everyone."
  {
    all: [
      /\bworks? (?:for|with|on) (?:absolutely |literally |simply )?(?:everyone|everybody|anyone|anybody|every (?:single )?[a-z]{4,14})\b/i,
      /\b(?:absolutely|literally|always|every time|without exception|nothing (?:at all |whatsoever )?to lose|whatever|no matter)\b/i,
    ],
    none: [/\b(?:not|n't|if|unless|does this|time|date|day|room|keys?|bus)\b|\?\W*$/i],
  },
  // "You will see your bookings go up by at least a third, without any doubt."
  {
    all: [
      /\byou(?:'ll| will) (?:see|notice|watch|find|have)\b/i,
      /\b(?:go(?:es)? up|rise|grow|increase|climb|double|triple|fall|drop|go down|shrink|come down)\b/i,
      /\bby (?:at least |more than |over )?(?:an? (?:third|quarter|half|fifth)|\d{1,3} ?(?:%|percent)|half|two thirds|three quarters)/i,
      /\b(?:without (?:any |a )?doubt|for certain|certainly|definitely|at least|no doubt|for sure|within|before|by the end)\b/i,
    ],
    none: [/\b(?:if (?:the|rates|prices)|premium|bill|rent|tax|fees?|charges?|interest|could|might|may)\b|\?\W*$/i],
  },
  // "I'm absolutely positive that your churn will be under two percent by summer."
  {
    all: [
      /\b(?:i'm|i am|we're|we are) (?:absolutely |completely |totally |utterly |one hundred percent |100 ?% |a hundred percent |dead |quite )?(?:positive|certain|sure|convinced)\b/i,
      /\byou(?:r(?: [a-z-]{3,14}){1,3}?)?(?:'ll| will| are going to| is going to|'re going to)\b/i,
      new RegExp(`\\b(?:${counted}|${moved}|under|below|above|double|beat|hit|win|close|pass|earn|save)\\b`, 'i'),
    ],
    none: [
      unpromised,
      /\b(?:love|like|enjoy|agree|understand|find|appreciate|not|fairly|pretty|if|you'll (?:have|be) (?:heard|busy))\b/i,
    ],
  },
  // "You're certain to recoup the outlay inside one quarter."
  {
    all: [
      /\byou(?:'re| are|'ll be| will be) (?:absolutely |practically |virtually )?(?:certain|sure|bound|guaranteed) to (?:recoup|recover|earn|make|get|see|break|win|cut|reduce|hit|beat|reach|exceed)\b/i,
      /\b(?:outlay|investment|spend|money|cost|costs|fee|price|subscription|break even|target|targets|quota|revenue|profit|sales|leads|bookings|meetings|savings?|results?|number|numbers|churn|returns?)\b/i,
    ],
    none: [/\b(?:not|never|n't|if|whether|they)\b|\?\W*$/i],
  },
  // "If you follow the plan your rankings will go up, full stop."
  {
    all: [
      new RegExp(`\\b(?:your|the|these|those) (?:[a-z-]{3,14} )?${counted}(?:'ll| will| (?:is|are) going to)`, 'i'),
      /(?:full stop|\bperiod|end of story|no ifs(?:,? (?:no|or|and) buts)?|every (?:single )?time|without exception|without fail|no matter what|simple as that|it's that simple|mark my words)\W{0,3}$/i,
    ],
    none: [unpromised],
  },
  // "Our method leaves no room for failure", "you cannot fail to hit your number".
  {
    all: [
      /\b(?:leaves?|leaving|has|have|there(?:'s| is)|with|gives?) (?:absolutely |simply |you )?no (?:room|margin|chance|possibility|scope) (?:for|of) (?:failure|failing|losing|loss|disappointment|a (?:loss|miss))\b|\bno (?:room|margin) for (?:error|failure) (?:in|on) (?:your|the) (?:results?|returns?|outcome)\b/i,
      /\b(?:our|we|us|this|it|my|i|you|your)\b/i,
    ],
    none: [
      /\b(?:deadline|surgery|operation|you (?:have|leave)|schedule|timetable|tight|audit|exam|they|regulators?|money|capital|strategy|invest\w{0,6})\b|\?\W*$/i,
    ],
  },
  // "We stand behind a threefold return on whatever you spend with us."
  {
    all: [
      /\b(?:we|i)(?:'ll| will)? (?:stand (?:behind|by)|vouch for|answer for|underwrite|swear by|put our name (?:to|behind))\b/i,
      /\b(?:\d{1,3} ?(?:x|%|percent|per cent|times)|(?:two|three|four|five|six|ten|twenty)-?fold|double|triple|doubling|tripling|twice|three times)(?:\b|(?=\W))/i,
      /\b(?:returns?|results?|growth|increase|rise|leads?|sales|revenue|savings?|roi|replies|bookings|meetings|improvement|conversion)\b/i,
    ],
    none: [/\b(?:not|never|n't|they|funds?|portfolio|shares?)\b|\?\W*$/i],
  },
  // "Every one of our clients ends up with more meetings, and so will you."
  {
    all: [
      /\b(?:every(?: (?:single|last))?(?: one)?(?: of our)?|each(?: one)?(?: and every(?: one)?)?(?: of our)?|all(?: of)? our|no (?:campaign|client|customer|project|launch|student|team)(?: of ours)?) ?(?:[a-z]{3,12} )?(?:clients?|customers?|campaigns?|projects?|teams?|students?|launch(?:es)?|users?|firms?|shops?|hotels?|of ours)?\b/i,
      /\b(?:ends? up|came out|comes out|walks? away|saw|won|grew|hits?|missed|lost|failed|(?:ha(?:s|ve)|gets?|got|sees?|wins?|makes?|made) (?:[a-z]{3,9} )?(?:more|fewer|less|better|results?|twice|double|money|profits?|missed|lost|failed|\d))\b/i,
      /\b(?:(?:and )?(?:so|neither|nor) will (?:you|yours|your [a-z]{3,12})|yours (?:will|won't) (?:too|either|as well)|you(?:'ll| will)(?: be)? (?:too|next|no exception|as well)|(?:and )?you won't be (?:the|an) (?:first|exception))\b/i,
    ],
    none: [unpromised],
  },
  // "There's nothing you could lose by trying this."
  {
    all: [
      /\bnothing (?:that )?(?:you|your (?:team|firm|company))(?:'d| could| can| would| might| stand to| have to| risk)? (?:possibly |ever )?(?:lose|losing|regret)\b/i,
    ],
    none: [/\b(?:data|files?|backups?|game|match)\b|\?\W*$/i],
  },
  // "You can't help but grow with our playbook", "success is only a matter of time once you sign up".
  {
    all: [
      /\b(?:you|your (?:[a-z-]{3,14} )?[a-z]{3,14}) (?:simply |just )?(?:can't|cannot|won't be able to) (?:help but|but|do anything but|fail to) (?:grow|win|succeed|profit|sell|improve|rank|gain|rise|save|climb|convert|notice)\b/i,
    ],
    none: [/\b(?:not|they|weeds?|plants?|smile|laugh)\b|\?\W*$/i],
  },
  {
    all: [
      /\b(?:success|growth|profits?|results?|payback|breaking even|(?:a |the )?(?:full (?:house|calendar|pipeline)|top ranking|first page|first sale))\b/i,
      /\b(?:is|are) (?:only |just |merely |simply )?(?:a (?:matter|question) of time|inevitable|unavoidable|in the bag|as good as (?:certain|yours|done))\b/i,
      /\b(?:you|your|once|with|our|us)\b/i,
    ],
    none: [unpromised],
  },
  // "If your revenue doesn't climb I'll personally pay you."
  {
    all: [
      new RegExp(
        `\\b(?:if|unless|should) (?:your |the |you )?(?:[a-z-]{3,14} )?(?:${counted}|numbers|audience|traffic|you)\\b[^.!?]{0,8}\\b(?:doesn't|don't|does not|do not|isn't|aren't|fails? to|won't|not|haven't|hasn't)\\b`,
        'i',
      ),
      /\b(?:i|we)(?:'ll| will)(?: personally| gladly| simply)? (?:pay (?:you|it|for it|the)|compensate|reimburse|work (?:on )?(?:for free|until)|eat my|buy you|double your money)\b/i,
    ],
    none: [/\b(?:they|invoice|wages?|salary)\b|\?\W*$/i],
  },
  // "By June you'll have recovered every cent you spent with us."
  {
    all: [
      /\byou(?:'ll| will) have (?:easily |already |more than |fully )?(?:recovered|recouped|earned back|made back|doubled|tripled|quadrupled|halved|paid off|saved (?:at least|more than))\b/i,
      /\b(?:by (?:the (?:end|time)|january|february|march|april|may|june|july|august|september|october|november|december|christmas|spring|summer|autumn|winter|easter|next|then)|within|in (?:just |under |less than )?(?:\d{1,3}|an?|one|two|three|six) (?:days?|weeks?|months?|quarters?|years?))\b/i,
      new RegExp(
        `\\b(?:${counted}|every (?:cent|penny|euro|dollar|pound)|the (?:cost|price|fee)|your (?:[a-z]{3,12} )?(?:money|investment|business|income|outlay|team|pipeline))\\b`,
        'i',
      ),
    ],
    none: [unpromised, /\b(?:loan|mortgage|debt|if you (?:keep|save|put))\b/i],
  },
  // "There has never been a customer who didn't see results."
  {
    all: [
      /\b(?:never|not one|not once|no|not a single)\b[^.!?]{0,24}\b(?:customers?|clients?|users?|students?|teams?|campaigns?|projects?)\b/i,
      /\b(?:who|that|which) (?:didn't|did not|hasn't|doesn't|failed to|came away without|walked away without|wasn't|left without)\b/i,
      /\b(?:results?|grow\w{0,4}|profit\w{0,4}|success\w{0,3}|succeed|win|more|improve\w{0,5}|benefit\w{0,3}|savings?|pay off|return|happy|satisfied|pass(?:ed)?)\b/i,
    ],
    none: [unpromised],
  },
  // "Clients always recover their spend in the first month."
  {
    all: [
      /\b(?:our )?(?:clients|customers|users|teams|students|members|patients|firms|shops|companies|people) (?:who (?:use|join|work with) (?:us|our [a-z]{3,12}) )?(?:always|invariably|without fail|without exception) (?:recover|recoup|see|double|triple|get|save|win|earn|grow|pass|cut|make|hit|sell|succeed)\b/i,
      new RegExp(`\\b(?:${counted}|${moved}|money|investment|target|quota|exam|first [a-z]{3,8})\\b`, 'i'),
    ],
    none: [unpromised, /\b(?:almost|nearly|not|their own|should|must)\b/i],
  },
]);
