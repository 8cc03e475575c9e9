import { facets } from '../../search/sentence-facets.ts';

/** Those who gain, and not the books and papers of a firm: "shareholders' equity". */
export const shareholders = "shareholders(?!['\\u2019]? (?:equity|agreement|meeting|resolution|funds)\\b)";
const holding = `(?:(?:this|the|our|your|each|every|that) (?!(?:profit|market|time) share\\b)(?:[a-z-]{3,12} )?(?:fund|bond|note|token|coin|stock|share|unit|scheme|portfolio|trust|property|flat|annuity|etf|plan|deposit|investment|strategy|algorithm|bot|product|pot|stake|capital|savings|principal|nest egg|pension)s?|(?:your|their|our|investors'?|clients'?) (?:[a-z]{3,10} )?(?:money|savings|capital|principal|nest egg|pension(?: pot)?|stake|cash|deposit|investment|isa|portfolio|wealth)|your savings|investors?|${shareholders}|backers|buy-to-let|rental income|the shares|shares in|bitcoin|crypto\\w{0,8}|ethereum|gold|silver|property (?:values?|prices)|(?:returns?|yields?|dividends?|payouts?|gains?) (?:of|are|is|at|stay)|net yield|idle cash|savings accounts?|(?<!\\bmatch(?:ed|es|ing)? )(?:every|each) (?:euro|pound|dollar|\\W?\\d[\\d.,]*))`;
const rate =
  '(?:(?:\\d{1,3}(?:[.,]\\d+)?|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty) ?(?:%|percent|per cent)|double[- ]digits?|triple[- ]digits?)';
const gain = `(?:${rate}|doubl(?:e|es|ed|ing)|tripl(?:e|es|ed|ing)|quadrupl\\w{1,3}|(?:two|three|four|five|six|eight|ten)[- ]?fold|(?:twice|three times|ten times|many times|\\d{1,2}x)|(?:out)?perform(?:s|ed)?|beats?|outpaces?|wins?|won|gains?|profits?|grow(?:s|n|ing)?|ris(?:e|es|ing)|climb(?:s|ing)?|soars?|hits?(?! (?:(?:the|our|your) )?(?:stores?|shel(?:f|ves)|shops?|streets?|road)\\b)|head(?:s|ed|ing) (?:to|for)|appreciat\\w{1,4}(?! (?:and|your?|the|it|any|that|how|our|this|if|all)\\b)|yields?|pays? (?:out )?|pays(?! for\\b)|earn(?:s|ed)?|unlimited upside|upside|go(?:es)? (?:only )?up|worth (?:more|twice|double|triple)|turns? into|becomes?(?! (?:(?:in|un)?(?:active|available|effective|visible)|public|due|final|law|clear|void|part|a part|obsolete)\\b)|multipl(?:y|ies)|income|ahead|millionaire|rich|wealthy)`;
const loss =
  '(?:(?:lose|loses|losing|lost)(?: (?:a |any |your )?(?:money|penny|cent|value|capital|deposit|it|out))?|loss(?:es)?|losing (?:year|month|trade)|red numbers|in the red|go(?:es)? (?:down|wrong|to zero)|fall(?:s)?|drop(?:s)?|downside|wiped out|risk)';
const sure =
  "(?:guarantee[ds]?|assured?(?: of)?|promise[ds]?|certain(?:ly)?(?: to)?|sure(?: to|ly)?|bound to|set to|no question|no doubt|without (?:a )?doubt|for sure|secured?|(?<!\\b(?:we|i|they|he|she|you)(?:'ve| have|'d)? )fixed|locked in|(?:is|are) protected|always|never|no matter what|come rain or shine|whatever (?:happens|the market\\w?)|come what may|without fail|in any market|untouchable|whether (?:the market|markets|prices|shares|it) (?:rises?|goes? up|climbs?|falls?|drops?) or|(?:every|each) (?:single )?(?:year|month|quarter|week|day|time|trade)|(?:year|month|week|day) (?:after|in,?) (?:year|month|week|day)(?: out)?|year in,? year out|risk-free|no risk|zero (?:risk|chance)|without (?:any )?risk|can only|will|'ll|expect|by (?:spring|summer|autumn|winter|christmas|easter|june|july|next year|year end|the end of|20\\d\\d)|inside (?:of )?(?:two|three|four|five|\\d)|(?:in|within) (?:two|three|four|five|ten|twelve|\\d{1,2}|a few|just) (?:weeks?|months?|years?|days?)|in (?:under|less than)|a day|a month|a year|per (?:annum|year|month)|annual(?:ly)?|yearly|monthly)";
/** What grows or pays off in a firm, and words that promise nothing. */
export const otherGains =
  /(?:%|percent|per cent) (?:off|discount|mark-?down|reduction|rebate|less|cheaper|cut|credit|of your (?:supply|output|crop|volume|orders?))\b|\bon (?:the|our|your|an?) (?:annual|yearly|monthly) (?:plan|contract|licen[cs]e)\b|\b(?:whether(?! (?:the market|markets|prices|shares|it) (?:rise|go|climb|fall|drop))|asked|(?<!what )may|might|could|uptime|availability|service levels?|reminders?|can go down|past performance|not (?:guaranteed|promised|certain|assured)|(?:is|are) variable|no (?:return|gain|profit|yield) is|nobody (?:can|knows)|no one (?:can|knows)|(?:cannot|can't|do not|don't|never|nobody|no one) (?:guarantee|promise|predict)|capital at risk|software|marketing|leads?|pipeline|churn|campaigns?|customers?|teams?|tickets?|revenue|sales|hours?|warehouse(?! (?:bonds?|funds?|trust|shares?|notes?|units?|reit|portfolio))|subscription|inventory|stores?|orders?|saved|price list|our prices|invoice|interest in|interested|insulation|heating|energy bills|staff|employees|policy|refund\w{0,3}|garden|survey|training|crop|harvest|plants?|discount|stock levels?|back in stock|goodwill|attention|(?:fixed|flat) (?:fee|salary)|no commission|return on (?:your )?time)\b|\?\W*$/i;

/** A promise of gain, or of no loss, on what somebody puts his money in. */
export const gainsPromised = facets([
  // "Every client of ours has made a profit, and you'll be no exception."
  {
    all: [
      /\b(?:every (?:single )?one|each|all|every) (?:[a-z]{3,10} )?(?:of our )?(?:clients?|investors?|members?|subscribers?|traders?|savers?|backers?)\b|\b(?:not one|none|not a single|no) (?:one )?(?:of our )?(?:clients?|investors?|members?|traders?|savers?)\b/i,
      /\b(?:(?:made|makes?|earned|turned|ended (?:up )?with|came out with|seen|saw|taken|booked) (?:an? )?(?:[a-z]{3,10} )?(?:profits?|money|gains?|returns?)|in (?:profit|the black)|lost (?:money|a (?:penny|cent|dime)|anything))\b/i,
      /\b(?:so (?:will|do) you|no exception|you(?:'ll| will)|ever|so far|to date|always|since (?:we|19|20)|year after year)\b/i,
    ],
    none: [otherGains],
  },
  {
    all: [
      /\b(?:(?:like|as good as) (?:printing|minting|a licen[cs]e to print) money|money[- ](?:printing[- ])?machine|cash machine|printing press for money)\b/i,
      /\b(?:invest\w{0,4}|funds?|shares?|tokens?|coins?|bonds?|propert(?:y|ies)|trading|portfolio|scheme|crypto|forex|flats?|stocks?)\b/i,
    ],
    none: [otherGains, /\b(?:not|isn't|n't|hardly|no)\b/i],
  },
  // "It is impossible to end up with less than you started with."
  {
    all: [
      /\b(?:impossible(?: for you)? to|can't|cannot|never|won't|no way (?:to|that you))\b/i,
      /\b(?:(?:end up with|come (?:out|away) with|get back|finish with|be left with|walk away with) less|less than (?:what )?you)\b/i,
      /\b(?:started with|put in|invested|paid in|your (?:stake|outlay)|began with|deposited)\b/i,
    ],
    none: [otherGains],
  },
  {
    all: [
      /\b(?:buy|bought|put|invest)\b/i,
      /\b(?:sell|resell|cash out|exit|flip)\b/i,
      /\b(?:double|triple|quadruple|twice|three times|four times|ten times) (?:the )?(?:price|money|value|amount|what)\b/i,
      /\b(?:years?|months?|weeks|later|wait|hold)\b/i,
    ],
    none: [otherGains],
  },
  {
    all: [
      /\b(?:liv(?:e|ing) (?:comfortably |well )?off|retire on|retiring on)\b/i,
      /\b(?:interest|returns?|yields?|dividends?|income|proceeds|payouts?)\b/i,
      /\b(?:never (?:have to )?touch(?:ing)?|without (?:ever )?touching|for (?:life|ever)|forever|comfortably)\b/i,
    ],
    none: [otherGains],
  },
  {
    all: [
      /\b(?:never been an? (?:single )?(?:year|month|quarter|day)|not an? (?:single )?(?:year|month|quarter)|every (?:single )?(?:year|month|quarter)|(?:not|never|hasn't|haven't) (?:once )?(?:had|have|seen|known) an? (?:single )?(?:losing|negative|down|red|bad) (?:year|month|quarter))\b/i,
      /\b(?:strategy|traders|fund|portfolio|scheme|algorithm|trading (?:model|system))\b/i,
      /\b(?:fail(?:ed|s)?|lost|loss|deliver(?:ed|s)?|disappoint(?:ed|s)?|red|negative|losing)\b/i,
    ],
    none: [otherGains],
  },
  {
    all: [
      /\b(?:stake|share|units?|bond|investment|slice) in\b/i,
      /\b(?:(?:one |a |an )?(?:fifth|quarter|tenth|third|half|eighth)|\d{1,3} ?(?:%|percent|per cent)) of (?:your|the) (?:outlay|stake|investment|money|capital)\b/i,
      /\b(?:(?:each|every|per|a) (?:year|month|quarter)|annually|monthly)\b/i,
    ],
    none: [otherGains],
  },
  {
    all: [
      /\b(?:zero|no|without(?: any)?) downside\b/i,
      /\b(?:allocation|ipo|funds?|shares?|tokens?|coins?|bonds?|invest\w{2,5}|stocks?|portfolio|placement)\b/i,
    ],
    none: [otherGains],
  },
  {
    all: [
      /\b(?:principal|capital|savings|money)\b/i,
      /\b(?:comes? back|is (?:always )?returned|(?:gets?|get) it back|is (?:always )?paid back)\b/i,
      /\b(?:in (?:every|any|all) markets?|whatever (?:the )?markets?|no matter (?:what|how)|always|without fail|every time)\b/i,
    ],
    none: [otherGains],
  },
  {
    all: [
      /\b(?:every|each) (?:euro|dollar|pound|cent|franc) (?:that )?you (?:invest|put in|place|stake|commit)\b/i,
      /\b(?:comes? back|returns?|turns? into|becomes?|earns?|brings?|doubles?|triples?)\b/i,
    ],
    none: [/\b(?:may|might|could|donat\w{1,4}|charity|lost|training|school)\b|\?\W*$/i],
  },
  {
    all: [
      new RegExp(`(?<!\\w)${holding}(?!\\w)`, 'i'),
      new RegExp(`(?<![\\w-])${gain}(?![\\w-])`, 'i'),
      new RegExp(`(?<!\\w)${sure}(?!\\w)`, 'i'),
    ],
    none: [otherGains],
  },
  {
    all: [
      new RegExp(`(?<!\\w)(?:${holding}|clients|you|our (?:clients|members|record)|with (?:us|this))(?!\\w)`, 'i'),
      new RegExp(
        `\\b(?:can't|cannot|can never|never|won't|will not|will never|impossible to|no (?:way|chance|risk)(?: of| to| that)?|zero (?:chance|risk) of|no)(?: [a-z]{2,8}){0,2} ${loss}\\b`,
        'i',
      ),
      /\b(?:money|capital|deposit|principal|investors?|investment|invest|fund|bond|property|stock|shares?|market|savings|portfolio|numbers|token|coin|gold|bitcoin|crypto\w*|annuity|trade|scheme|month|penny|cent|dime|cash|pension|stake)\b/i,
    ],
    none: [otherGains],
  },
  // What those earn who have joined, and years that never end in red.
  {
    all: [
      new RegExp(
        `\\b(?:clients|members|investors|followers|subscribers|traders|savers|backers) (?:all |always |currently |typically |on average )?(?:make|earn|pocket|gain|net|draw|collect|take home) (?:(?:at least|about|around|up to|over|more than|a steady|a safe) )?${rate} (?:a|per|each|every) (?:day|week|month|year|quarter)\\b`,
        'i',
      ),
      /\b(?:every (?:single )?(?:day|week|month|year|quarter)|always|at least|steady|safe|guarantee\w?|with us|like clockwork|without fail)\b/i,
    ],
    none: [otherGains, /\b(?:commission|salary|referral|affiliate)\b/i],
  },
  {
    all: [
      /\b(?:losing|down|negative|red|loss-making|bad) (?:years?|quarters?|months?|weeks?|days?|trades?)\b/i,
      /\b(?:never|not once|no more)\b/i,
      /\b(?:see|have|suffer|know|experience|had|seen)\b/i,
      /\b(?:strategy|fund|portfolio|system|account|bot|trading|algorithm|savers|investors?|scheme|with us)\b/i,
    ],
    none: [otherGains],
  },
  // Money in, more money out.
  {
    all: [
      /\b(?:put|invest|stake|place|deposit|buy|buys|buying|join|add|hand|give us|entrust|park|turn|start with|every|each|anyone who (?:buys|invests|joins))\b[^.!?]{0,30}?(?:\b(?:in|into|with us|today|now|before|thousand|hundred|grand|euro|dollar|pound|k)\b|[$\u20ac\u00a3]? ?\d)/i,
      /\b(?:there(?: will|'ll) be|(?:it|that|they|you|which)(?: will|'ll) (?:be|have|hold|own|draw|get|make|earn|own|become|see|receive|collect|grow|turn)|take [a-z0-9.,]{2,12} (?:home|out)|turns? into|becomes?|grows? (?:in)?to|walks? away with|get back|take out|comes? back as|earn|makes? you)\b/i,
      /\b(?:fifteen|twenty|thirty|forty|fifty|sixty|hundred|thousand|million(?:aire)?|double|triple|twice|three|times|profits?|fortune|rich|\d{1,3} ?%|percent|per cent|\d{1,3}(?:[.,]\d{3})+)\b|[$\u20ac\u00a3] ?\d|%/i,
    ],
    none: [
      otherGains,
      /\b(?:seats?|licen[cs]es?|units|tickets?|voucher|hours|off your|free|get (?:one|two|three|another)|deposit (?:is|secures|(?:to come|coming|comes|goes) back))\b/i,
    ],
  },
  // What can be bought and sold again, and its price.
  {
    all: [
      /\b(?:plots?|building lots?|parcels? of land|land|acres|farmland|vineyards?|woodland|apartments?|flats?|villas?|condos?|holiday homes?|garages?|parking spaces|wine|whisk(?:e)?y|casks?|paintings?|watches|stamps|diamonds?)\b/i,
      /\b(?:(?:earns?|makes?|brings?|nets?|yields?)(?: you| its owner| owners| in)? (?:an? )?(?:[a-z]{4,10} )?profits?|(?:ris(?:e|es|ing)|gains?|grows?|climbs?|increases?|doubles?|triples?|appreciates?) (?:in|its|their) (?:value|worth|price)|worth (?:double|twice|(?:an? |one )?(?:\d{1,3} ?(?:%|percent|per cent)|third|half|quarter|fifth) more|more)|(?:prices?|values?)\b[^.!?]{0,30}\b(?:rise|climb|double|soar|jump|go up))\b/i,
      /\b(?:will|going to|certain(?:ly)?|guarantee[ds]?|sure(?:ly)?|bound to|definitely|always|never|no less than|at least|without (?:a )?(?:fail|doubt)|safe)\b|'ll\b/i,
    ],
    none: [otherGains, /\b(?:hope|think|expected|if|menu|tasting|dinner)\b/i],
  },
  {
    all: [
      /\b(?:make you|become|be|you(?:'ll| will) be) (?:an? )?(?:millionaire|rich|wealthy|financially (?:free|independent))\b|\bretire (?:early|at|by|on|in)\b/i,
      /\b(?:we|we'll|our|this|scheme|fund|system|invest\w*|trading|crypto\w*|before you|within|in (?:\d|two|three|a few)|guarantee\w?|promise)\b/i,
    ],
    none: [otherGains],
  },
  {
    all: [
      new RegExp(
        `\\b(?:risk-free|guaranteed|assured|secured?|certain|fixed(?! rate of \\d)|promised?|safe) (?:[a-z-]{2,12} ){0,3}?(?:returns?|yields?|gains?|profits?|income|interest|dividends?|${rate})`,
        'i',
      ),
      /\b(?:savings?|cash|capital|invest\w*|money|fund|property|flats?|bond|deposit|portfolio|market|a (?:month|year)|annual(?:ly)?|monthly|yearly|shares?|rent\w*|principal|stake|crypto\w*)\b|%/i,
    ],
    none: [otherGains, /\b(?:not|never|n't|no)\b/i],
  },
  // What owners draw from it, in every weather.
  {
    all: [
      /\b(?:landlords|owners|buyers|holders|lenders|savers|backers|savings|units?|notes?|flats?|block|the capital|invested|lent|your stake|loans?|farmland|vineyards?)\b/i,
      new RegExp(
        `\\b(?:collects?|draws?|earns?|pockets?|receives?|takes? home|hands? you|pays? you|grows?|brings? (?:in|you)|nets?) (?:[a-z]{2,10} ){0,4}?(?:${rate}|half (?:a )?(?:percent|per cent))(?![\\w-])`,
        'i',
      ),
      /\b(?:whatever (?:the market|happens)|come what may|year (?:after|in)|in any market|without fail|untouchable|no matter what|rain or shine|whether (?:the market|markets|prices) (?:rises?|goes? up|climbs?|falls?) or|(?:each|every) (?:single )?(?:year|week|month|quarter)|guaranteed)\b/i,
    ],
    none: [
      otherGains,
      /\b(?:published|reported|last (?:year|quarter)|commission|service charge|management fee|rent (?:rises|increase)|fees?)\b/i,
    ],
  },
  {
    all: [
      /\b(?:tokens?|coins?|shares?|stock|units?|bonds?|fund|notes?|gold|bitcoin|etf|plots?)\b/i,
      /\b(?:never|not|no|won't|cannot|can't|impossible)\b/i,
      /\b(?:below|under|beneath|less than) (?:(?:its|the|their|your) (?:issue|issuing|purchase|entry|launch|buying|nominal|par|opening|face) (?:price|value)|par\b|what you (?:paid|put in))/i,
    ],
    none: [otherGains, /\b(?:sold|sell|order|stop-loss|bid|licen[cs]es?)\b/i],
  },
  {
    all: [
      /\b(?:losing|down|negative|red|loss-making) (?:years?|quarters?|months?|weeks?|days?|trades?)\b/i,
      /\b(?:never|not|no|without|hasn't|haven't)\b/i,
      /\b(?:will not|won't|never will|not going to|and never)\b/i,
    ],
    none: [otherGains],
  },
  // So much each month, by itself; rich by being early; a price that knows one way.
  {
    all: [
      /\b(?:steady|regular|solid|reliable|safe|sure|dependable|constant|monthly|weekly) (?:return of |yield of |income of )?(?:\d{1,2}(?:[.,]\d{1,2})?|two|three|four|five|six|eight|ten) ?(?:%|percent|per cent)(?! ?(?:off|discount|more|less|fewer|cheaper))/i,
      /\b(?:a|per|every|each) (?:month|week|year|day|quarter)\b|\bmonthly\b/i,
      /\b(?:account|paid|pays?|brings?|earn|lands?|receive|expect|collect|like clockwork|pocket|straight to you|lifting a finger|get)\b/i,
    ],
    none: [
      otherGains,
      /\b(?:rents?|inflation|churn|tax|loan|fees?|commission|increase|traffic|growth rate|sales|salary|pay rise|instal?lments?)\b/i,
    ],
  },
  {
    all: [
      /\b(?:who(?:ever)? (?:buys?|gets?|joins?|invests?|comes?|bought|joined|got)|early (?:buyers|birds|investors|holders|backers))\b/i,
      /\b(?:in (?:now|early|first|before|today)|before|now|today|early)\b/i,
      /\b(?:will|is going to|are going to|'ll) (?:soon |all )?(?:be(?:come)?|get|make) (?:very |really )?(?:rich|a (?:fortune|killing|mint)|set for life|millionaires?|a millionaire|wealthy)\b/i,
    ],
    none: [otherGains],
  },
  {
    all: [
      /\b(?:your|the) (?:money|stake|capital|cash)(?: back)? (?:twice|three times|double|several times|many times)(?: over)?\b|\b(?:double|triple) your (?:stake|money|capital|cash|savings)\b/i,
      /(?:\b(?:will|in|within|by|every|each)|'ll)\b/i,
    ],
    none: [otherGains, /\b(?:refund\w{0,4}|guarantee[^.!?]{0,12}back|not happy|casino game|quiz)\b/i],
  },
  {
    all: [
      /\bno way (?:that )?(?:the )?(?:price|value|worth)\b[^.!?]{0,24}\b(?:fall|drop|go down|sink|shrink)\b|\b(?:plots?|flats?|house|houses|land|villa|apartment|property|coin|token|gold|shares?|wine|painting|watch)\b[^.!?]{0,16}\bcan only (?:gain|rise|go up|grow|climb|appreciate|get more valuable)\b/i,
    ],
    none: [otherGains],
  },
  // So much in, so much more out, and when.
  {
    all: [
      /\b(?:put in|invest|stake|deposit|pay in|(?:send|lend|loan|give|wire) us) (?:just |only )?[$\u20ac\u00a3]?\d[\d.,]{0,9} ?k?\b/i,
      /\b(?:get|receive|withdraw|collect|take (?:out|home)|have|earn) (?:back )?[$\u20ac\u00a3]?\d[\d.,]{0,9} ?k?(?: (?:euros?|dollars?|pounds?))? ?(?:back|out|in return)?\b/i,
      /\b(?:next|in|after|within|by|every|each) (?:an? |just |only |the end of )?(?:\d{1,3} |one |two |three |six |few )?(?:days?|weeks?|months?|quarter|years?|friday|monday|summer|christmas|spring|autumn)\b/i,
    ],
    none: [
      otherGains,
      /\b(?:key|cups?|bottles?|locker|voucher|discount|hours|hire|rental|returns? the|bring back|deposit of)\b/i,
    ],
  },
  // Safe, the safest even, and what it pays.
  {
    all: [
      /\b(?:safest|surest|most secure|(?:completely|perfectly|absolutely|100 ?%|totally) (?:safe|secure)|rock[- ]solid|bullet-?proof|fool-?proof) (?:of all )?(?:investments?|bet|assets?|bonds?|fund|place for your (?:money|savings)|way to (?:grow|invest) your (?:money|savings))\b/i,
      /\d ?(?:%|percent|per cent)|\b(?:pays?|yields?|earns?|returns?|profits?|grows?|gains?|dividends?)\b/i,
    ],
    none: [otherGains, /\b(?:may|might|could)\b/i],
  },
  // Rich by what is put in.
  {
    all: [
      /\b(?:invest\w{0,4}|get in|buy in|put in|shares?|stocks?|coins?|tokens?|crypto|bitcoin|fund|portfolio|trading|your (?:money|savings|stake)|start with [$\u20ac\u00a3]?\d)\b/i,
      /\b(?:you(?:'ll| will| can) (?:soon |easily |all )?(?:be(?:come)?|retire|be set) (?:an? )?(?:(?:very |really )?rich|millionaires?|wealthy|financially (?:free|independent)|set for life|for life|for good|early)\b|(?:makes?|making) you (?:rich|an? millionaire|wealthy)|you(?:'ll| will) never (?:have to |need to )?work again)/i,
    ],
    none: [otherGains, /\b(?:may|might|could|if|film|book|quiz|game|lottery)\b/i],
  },
  // A share of it paid, and no risk.
  {
    all: [
      /\d ?(?:%|percent|per cent)/i,
      /\b(?:no|without(?: any)?|zero) (?:risk of (?:loss|losing)|risk to (?:you|your (?:money|capital|savings|stake))|chance of (?:loss|losing))\b/i,
      /\b(?:lenders?|investors?|savers?|backers?|money|capital|savings|interest|fixed|pays?|earns?|yields?|returns?)\b/i,
    ],
    none: [otherGains],
  },
  // Whose price knows one way only.
  {
    all: [
      /\b(?:flats?|houses?|homes?|property|properties|land|plots?|real estate|shares?|gold|silver|coins?|wine|apartments?|villas?)\b/i,
      /\b(?:prices?|values?|worth)\b/i,
      /\b(?:only (?:ever )?(?:go(?:es)?|moves?|rises?|climbs?|heads?|knows?) ?(?:up|one way|higher|upwards?)?|can only (?:rise|go up|grow|climb))\b/i,
      /\b(?:buy(?:ing)?|invest\w{0,4}|your|you)\b/i,
    ],
    none: [otherGains],
  },
  {
    all: [
      /\b(?:coins?|tokens?|shares?|stocks?|funds?|scheme|crypto|nfts?|options?|plots?|project)\b/i,
      /\bmak(?:e|es|ing) (?:early |our |its |all |the first )?(?:buyers|investors|holders|backers|members|owners|us all|everyone|you) (?:very |really )?(?:rich|wealthy|millionaires|a (?:fortune|killing))\b/i,
    ],
    none: [otherGains],
  },
  // How many trades out of ten are won.
  {
    all: [
      /\b(?:signals?|bot|algorithm|strategy|traders?|system|ai|robot|tips)\b/i,
      /\b(?:wins?|profitable|right|correct|green)\b[^.!?]{0,24}?\b(?:(?:\d{1,3}|seven|eight|nine) (?:trades )?(?:out of|in|of) (?:every )?(?:\d{1,3}|ten)|\d{2} ?(?:%|percent|per cent))/i,
      /\b(?:trades?|account|profits?|gains?|money)\b/i,
    ],
    none: [otherGains],
  },
  // As safe as cash and better paid; nobody has lost yet; riches, and a yield by the day.
  {
    all: [
      /\b(?:bonds?|notes?|funds?|shares?|portfolio|deposit|investment|savings plan|annuity|tokens?|coins?|crypto)\b/i,
      /\b(?:as safe as (?:cash|houses|a bank|money in the bank|gold)|(?:downside|risk) is (?:zero|nil|non-existent)|(?:upside|gains?|profits?|returns?) (?:is|are) (?:unlimited|endless|limitless|uncapped))\b/i,
    ],
    none: [otherGains],
  },
  {
    all: [
      /\b(?:funds?|shares?|stocks?|portfolio|bonds?|tokens?|coins?|crypto|invest\w{0,4}|our traders)\b/i,
      /\b(?:nobody|no one|none of our|not one|no (?:investor|client|saver)s?)\b[^.!?]{0,24}\blost\b/i,
      /\b(?:(?:nor|neither) will you|and you (?:won't|never will)|you won't either)\b/i,
    ],
    none: [/\b(?:may|might|if|game)\b|\?\W*$/i],
  },
  {
    all: [
      /\b(?:funds?|shares?|stocks?|bonds?|tokens?|coins?|crypto|invest\w{0,4}|trading|options|flip\w{0,4})\b/i,
      /\byou(?:'ll| will| can|'re going to| could) make (?:an? )?(?:absolute )?(?:killing|fortune|mint|bundle)\b/i,
    ],
    none: [/\b(?:may|might|if|film|game)\b|\?\W*$/i],
  },
  {
    all: [
      /\b(?:earn|make|get|receive|pocket|collect) (?:up to |at least )?\d{1,2}(?:[.,]\d{1,2})? ?(?:%|percent|per cent) (?:a|per|each|every) (?:day|week|month)\b/i,
      /\b(?:(?:no|without) effort|passive\w{0,2}|guarantee\w{0,2}|your (?:money|stake|deposit|savings)|invest\w{0,4}|capital|automatic\w{0,4}|risk|while you sleep)\b/i,
    ],
    none: [otherGains],
  },
]);
