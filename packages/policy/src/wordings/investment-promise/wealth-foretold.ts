import { facets } from '../../search/sentence-facets.ts';
import { shareholders } from './gains-promised.ts';

/** What nobody buys but to gain by it. */
const holding = `(?:(?:these|those|our|the|your|his|my|preference|founder|pre-ipo|growth|tech|mining|bank|penny) (?:[a-z-]{3,12} )?(?:shares|stocks?)|shares (?:in|of) (?:this|the|our|a)|${shareholders}|stock (?:tips?|picks?|market)|(?:lithium|uranium|copper|gold|oil|ai|chip) (?:miners|stocks|shares|names)|a share(?! (?:when|if)\\b)|(?:early|the|our|these) units|income (?:plan|is)|(?:our|bonus|savings) plan|(?:buy|buys|take) (?:it|the [a-z]{3,10}|your [a-z]{3,10}|them) back|farmland|(?:our|my|their) (?:[a-z]{3,10} )?(?:picks|trades|positions|signals)|stocks|equities|funds? (?!rais)|(?:investment|hedge|index|property|growth|feeder|income|our|this|the) funds?|bonds?|(?:loan|promissory|structured|hedged|secured|convertible|fixed|autocall) notes?|notes? (?:pays?|matures?|yields?)|tokens?|coins?|altcoins?|crypto\\w{0,10}|currency market|(?:forex|foreign exchange|fx) market|passive income|bitcoin|ethereum|nfts?|memecoins?|stablecoins?|staking|mining (?:rigs?|pool|contracts?)|portfolios?|etfs?|reits?|(?:your|their) (?:[a-z]{3,10} )?(?:pension(?: pot)?|savings|nest egg|capital|principal|stake|inheritance|isa|superannuation|401k|wealth|retirement (?:fund|account|pot))|(?:your|an?) investments? of|(?:the|our) returns|nest egg|invest(?:s|ed|ing|ors?|ments?)?|backers|(?:forex|copy|day|options|algorithmic|automated) ?(?:traders?|trading|room|desk|portfolio|bot)|trading (?:bot|robot|room|desk|account|system|algorithm|signals|club|group|strategy|pool)|arbitrage|syndicate|ipo|pre-ipo|private placement|seed round|this round|buy-?back|(?:stock )?(?:listing|flotation)|buy-to-let|(?:wind|solar) (?:farm|park) (?:shares|certificates|units)|gold (?:bars|coins|price)|bullion|dividends?|payouts?|yields?|returns? (?:of|on (?:your )?(?:money|capital|investment))|lend (?:us|me)|lenders|bridge loans?|peer-to-peer|crowd-?lending|managed accounts?|carbon (?:credits|certificates)|options (?:method|strategy|course)|timber plots|(?:wine|whisky|art|watch) (?:casks?|collection|fund|investment)|casks)`;
/** What others own to live in, to spend and to save, and what is bought to gain by it. */
const property =
  '(?:flats?|houses?|homes?|house prices|property|properties|real estate|land|plots?|acres?|apartments?|villas?|condos?|blocks?|studios?|garages|parking spaces?|vineyards?|orchards|plantation|forest|hotel rooms?|student (?:flats?|rooms?)|rents|rental income|gold|silver|diamonds?|wine|whisky|watch(?:es)?|paintings?|savings|your money|your cash|money|cash|stake|grand|deposit|loans?|accounts?|pension|[$\\u20ac\\u00a3] ?\\d[\\d.,]*k?|\\d[\\d.,]* ?(?:k|euros?|dollars?|pounds?|francs?|grand|usd|eur|gbp|chf))';
/** More of it, by how much. */
const manifold =
  '(?:doubl(?:e|es|ed|ing)|tripl(?:e|es|ed|ing)|quadrupl(?:e|es|ed|ing)|quintupl(?:e|es)|multipl(?:y|ies|ied)|(?:two|three|four|five|six|eight|ten|twenty|hundred|\\d{1,4})[- ]?(?:fold|bagger)|(?:twice|three times|four times|five times|six times|ten times|twenty times|many times|several times|\\d{1,4} ?times|\\d{1,4}x) (?:over|as much|that|what|over|the|your|more|by|in)|(?:four|five|ten|three|many|several) times (?:as much|over|what|that|the)|half as much again|as much again|(?:a |one )(?:third|quarter|half|fifth|tenth) (?:more|again|bigger|richer)|by (?:an? |one |at least |about |over )?(?:third|quarter|half|fifth|tenth|\\d{1,3} ?(?:%|percent|per cent))|\\d{1,4} ?(?:%|percent|per cent)|(?:five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty) ?(?:%|percent|per cent)|double[- ]digits?|triple[- ]digits?|(?:six|seven|eight)[- ]figures?)';
/** Better off by it. */
const gain = `(?:${manifold}|pure profit|all profit|winnings|more valuable|through the roof|(?:cost|fetch|trade at|stand at|go for|sell for|be worth) \\W?\\d|(?:make|makes|earn|earns|draw) \\W?\\d[\\d.,]* (?:a|per|every) (?:day|week|month)|\\d{3,} for every \\d|mark-up|works? for you|turns? [^.!?]{1,24} into|profits?|profitable|gains?|earn(?:s|ed|ings)?|wins?|winners?|winning|won|richer|rich|riches|wealth|wealthier|fortunes?|outperform(?:s|ed)?|beats? (?:the|every|any) (?:market|index|bank|benchmark|dax|dow|s&p)|(?:go|goes|going|went|gone|moves?|headed|heading|heads) (?:straight |only |just )?(?:up|higher|north|through the roof|to the moon)|ris(?:e|es|ing)|climb(?:s|ing)?|soar(?:s|ing)?|rocket(?:s|ing)?|appreciat(?:es|ing)|grow(?:s|ing|n)?|pays? (?:for itself|off|out|you|twice)|paid for (?:all|it|itself|the)|plan your|(?:second|extra|passive|monthly) (?:salary|income|wage)|retire|covers? (?:the|your|every) (?:instalments?|mortgage|loan|school fees|tuition)|worth (?:a|more|twice|double|at least|over|\\W?\\d)|money printer|licen[cs]e to print money|cash cow|gold ?mine|goldmine|jackpot|sell for|cash in|more to live on|income for life|live (?:off|on|from) (?:it|the|your|them)|becom(?:e|es)|turns? (?:into|to)|brings? (?:in |you |back )?|pays?|yields?|returns?|deliver(?:s|ed)?|repay|hand(?:s)? (?:you )?back|get (?:it |them )?back|ahead|in the black|in the green)`;
/** Surely, always, soon and whatever happens. */
const surely =
  "(?:when we (?:list|go public|float|exit|sell)|once (?:the|we|it)|while you (?:lie|sit|sleep|work)|whenever you|as good as|surest|can only (?:become|get|be)|as soon as|expect|without (?:exception|fail|(?:any |the slightest )?(?:risk|doubt|loss|effort)|ever)|every|each (?:and every|single|year|month|week|quarter)|always|never|nobody|no one|not (?:one|a single|once)|certain(?:ly|ty)?|guarantee(?:s|d)?|assured|promise[ds]?|sure|surely|bound to|set to|destined to|only a matter of time|matter of time|mark my words|(?:day|week|month|year) (?:in,? |after |by )(?:day|week|month|year)(?: out)?|(?:even (?:if|when|though|in)|whatever|no matter|regardless|come what may|rain or shine|in any (?:market|weather)|in good (?:times|years)|bull (?:and|or) bear|up or down)|by the time|(?:in|within|inside|after) (?:just |only |about |under |less than )?(?:an?|(?:one|two|three|four|five|six|eight|nine|ten|twelve|fifteen|eighteen|twenty|thirty|forty|fifty|sixty|ninety)(?:[ -](?:one|two|three|four|five|six|eight))?|\\d{1,3}|a few) (?:days?|weeks?|months?|years?|quarters?)|by (?:spring|summer|autumn|winter|christmas|easter|new year|next|the end|year end|january|february|march|april|may|june|july|august|september|october|november|december|20\\d\\d|\\d{2})|before (?:the year|christmas|summer|long|you know)|in (?:spring|summer|autumn|january|march|june|september)|signed and sealed|impossible|no (?:chance|way|possibility|risk|downside|matter)|can't|cannot|can only|only (?:ever )?(?:goes?|go|moves?|knows?)|one-way|for life|for ever|forever|the same (?:again|this|next)|count on|risk-free|from (?:day one|the (?:very )?first)|safely|safe|steady|secure|when the|once|like clockwork|on autopilot|while you sleep|every morning|a (?:day|week|month|year)|per (?:year|month|annum)|with ease|easily|nothing (?:can|could)|(?:you|it|they|we|that|this|price|coin|value) (?:will|'ll)|will|'ll)";
const word = (source: string) => new RegExp(`(?<![\\w-])${source}(?![\\w-])`, 'i');
const gains = word(gain);
const certain = word(surely);
const holdings = word(holding);
const anything = word(`(?:${holding}|${property}|(?:what|all|everything) you (?:put in|paid in))`);

/** What is left open, told of what was, asked, or said of trade, work, debts, gifts and other stocks and bonds. */
const elsewhere =
  /\b(?:may|might|could(?! (?:not|only))|would|whether|not (?:guaranteed|promised|certain|assured)|(?:planning|preparation|patience|practice|maintenance|care|attention|honesty|training|effort|early start|starting early|thinking ahead)(?: [a-z]{3,9})? pays? (?:dividends|off)|(?:is|are) variable|no guarantee|past performance|(?:nobody|no one) (?:can(?! (?:take|lose|touch))|knows)|depends?|risks? (?:are|is|of investing)|at risk|warn(?:s|ed|ing)?|advis(?:e|es|ed|er|or)s?|said|says|told|claims?|article|book|film|game|quiz|lesson|course|workshop|discount|(?:%|percent|days?|time|week|switch\w{0,3}|write|written) off|vouchers?|medals?|awards?|subject to change|investments? of (?:time|effort|energy)|investments? in (?:(?:an?|the|your|our|good|better|decent|proper|new|quality) ){0,2}(?:shoes|boots|coats?|tyres?|tools?|mattress(?:es)?|chairs?|skills|staff|people|training|windows|equipment)|time investment|returns? on (?:the |this |your )?investment (?:is|are|of the|was)|(?:on|of) (?:the|your|a|our) loans?|software|marketing|leads?|pipeline|churn|campaigns?|customers?|clients' orders|tickets?|revenue|sales|turnover|hours?|warehouse(?! (?:bonds?|notes?|fund|units?))|shel(?:f|ves)|subscriptions?|inventory|stores?|orders?|deliver(?:y|ies)|parcels?|invoices?|refund\w{0,4}|tenants?|tenancy|landlords?|rent (?:is|of|for|review)|mortgage (?:rate|payment|offer)|overdraft|fees?|late|overdue|interest on the loan|tax|vat|hmrc|insur\w{2,5}|salar(?:y|ies)|wages?|pay rise|staff|employees|teams?|donat\w{1,4}|donors?|charit\w{1,3}|grants?|fundrais\w{1,3}|scholarship|prize|raffle|lottery|tombola|heating|insulation|energy bills?|electricity|fuel|crops?|harvest|yields? of|tokens? (?:expires?|for|per)|api|login|password|stock (?:of|levels?|take|room)|in stock|out of stock|agm|general meeting|minutes|statement|tax(?:ed|able)|hardship|students in need|surveyor|valuation|(?:bank|lender) will lend|version|requests?|module|library|reviewed|allot\w{0,4}|elects?|report(?:ed|s)?|attached|quarterly|last (?:year|quarter|month)'s|budget|bond (?:with|between)|school|kids|children's|parents|guests|rooms? (?:rate|price)|training|hiring|recruit\w{2,4}|apprentices?|employer|contributions?|payroll|traffic|views|followers|open rates?|prices? (?:list|increase)|supplier|maintenance|repairs?)\b|\?\W*$/i;
/** A year told that is over, unless the same is said to come. */
const told =
  /\b(?:last|past|previous) (?:year|quarter|month|week)\b(?![^.!?]{0,60}\b(?:same|again|will|and this|next)\b)/i;

/** Wealth foretold of what somebody puts his money in: how much it becomes, that none of it is lost, and the life it buys. */
export const wealthForetold = facets([
  { all: [holdings, gains, certain], none: [elsewhere, told] },
  // Of a house or a sum, only so much more.
  {
    all: [
      anything,
      word(
        `(?:(?:grows?|gains?|rises?|pays?|brings?|earns?|yields?|returns?|repays?|becomes?|turns? into|sells? for|worth|goes up|appreciates|up|have|get|make|hand(?:s)? (?:you )?back)(?: [a-z]{1,8}){0,3} ${manifold}|doubl(?:e|es|ed) (?:your|it|them|what|in|every|by|within|its|their|over)|works? for you at \\d|turns? (?:\\W?\\d[\\d.,]*|an?|your|one|every)[^.!?]{0,20} into|tripl(?:e|es|ed) (?:your|in|every|by|within|its|over)|${manifold} (?:a|per|each|every) (?:month|week|day|year)|pure profit|pays? for (?:itself|themselves)|richer|riches|wealth|millionaires?|more to live on|income for life|half as much again|(?:six|seven)[- ]figures?|money printer|licen[cs]e to print money|cash cow|gold ?mine)`,
      ),
      certain,
    ],
    none: [
      elsewhere,
      told,
      /\b(?:mortgage|rate|loan to|deposit of|employers?|growth of|trees|plants|puppy|team|battery|power|savings on)\b/i,
    ],
  },
  // So much in and so much more out.
  {
    all: [
      /\b(?:lend|give|send|wire|transfer|put in|put down|invest|stake|deposit|pay in|place|start with|join|entrust|leave|hand over|for every)\b/i,
      /(?:[$\u20ac\u00a3] ?\d[\d.,]*k?|\d[\d.,]*k?|grand|thousand|euro|dollar|pound|your savings|your money)\b/i,
      /\b(?:(?:we|and) (?:will |'ll )?(?:repay|return|pay back|pay you|hand (?:you )?back|give (?:you )?back|send (?:you )?back)|you(?:'ll| will| can)? (?:get|have|receive|collect|withdraw|draw|own|take (?:out|home)|walk away)|becomes?|turns? into|comes? back|grows? (?:in)?to|makes? it)\b[^.!?]{0,24}?(?:\d{2}|thousand|grand|half as|twice|double|triple|figures?|more|times|profit|million)/i,
    ],
    none: [
      elsewhere,
      /\b\d{1,2}:\d\d\b|\b(?:form|copy|documents?|details|located|holidays?|pension scheme|deposit (?:to come|coming|comes|goes|is) back to you|address|key|keys|hire|rental|locker|car|booking|event|change|(?:send|bring|give|post) (?:it|them|the [a-z]{3,12}) back)\b/i,
    ],
  },
  // Nothing can be lost.
  {
    all: [
      anything,
      /\b(?:nothing (?:can|could|will) (?:ever )?(?:happen to|go wrong)|nothing (?:can|could) (?:ever )?happen|(?:can't|cannot|can not|can never|will never|won't|never|no (?:way|chance|possibility|risk)(?: of| to)?|impossible to|not possible to|nobody (?:has|can|will)?(?: ever)?|no (?:client|investor|lender|saver)s? (?:has |have )?(?:ever )?)(?: [a-z]{2,8}){0,2} (?:los(?:e|es|t|ing)|losses|fall(?:en)?|drop(?:ped)?|closed [a-z]{1,4} [a-z]{3,8} in the red|been in the red|worth less|be worth less|sink|shrink|default(?:s|ed)?|gone short|go (?:down|wrong|under|short)|fail|missed a payment)|(?:the )?worst (?:that )?(?:can|could|thing)[^.!?]{0,40}(?:what you (?:put|paid) in|your (?:money|stake) back|break even|nothing)|not a safer|(?:no|nowhere|nothing) (?:is )?(?:safer|more secure)|safest (?:place|way|home|thing)|as safe as (?:a bank|houses|cash|gold|money|the bank)|losses (?:are|is) (?:simply |just )?(?:impossible|not possible|excluded|ruled out|unheard of)|(?:(?:make|makes) up|cover|covers|absorb|absorbs|bear|refund|refunds) (?:any|every|all|your|the) loss(?:es)?|nobody can take|profits? (?:either way|in both directions)|lenders? (?:are|is) (?:always )?paid)\b/i,
      /\b(?:invest\w{0,5}|money|capital|savings|stake|shares|fund|bond|coins?|tokens?|put in|portfolio|account|prices?|value|inheritance|pension|lenders?|%|percent|gains?|profits?|income|grows?|pays?|earns?|property|deal|signals|trades?|you paid)/i,
    ],
    none: [
      elsewhere,
      /\b(?:(?<!trading )(?:shops?|restaurants?|salons?)|encrypt\w*|parking|weight|battery|backup|data|luggage|keys|match|seat|place in|warranty)\b/i,
    ],
  },
  // A way to trade that wins in any market.
  {
    all: [
      /\b(?:strateg(?:y|ies)|algorithms?|markets|systems?|bots?|robots?|engine|model|deal|scheme|method|fund|note|portfolio|account|desk|traders?)\b/i,
      /\b(?:gains?|winners|profits?|profitable|wins|makes? money|earns?|in the (?:green|black)|only (?:ever )?(?:grows?|goes up)|returns)\b/i,
      /\b(?:bull|bear) (?:and|or|market)|\b(?:rise|up)\b[^.!?]{0,30}\b(?:fall|down|drop)\b|\b(?:in|whatever|regardless of|no matter what) (?:any|every|all|the|kind of|what) ?(?:kinds? of )?(?:markets?|weather|exchanges?)\b|\d{2} ?(?:%|percent|per cent) of (?:the time|(?:its|all|our) (?:trades|days|weeks|months))|\b(?:market|prices?|exchange)s? (?:rises? or falls?|goes up or down|does|do|crash(?:es)?|falls?)\b|\bboth directions\b/i,
    ],
    none: [elsewhere, told, /\b(?:brand|product|search engine|seo|supermarket|stalls?)\b/i],
  },
  // An income or a principal kept safe, and for how long.
  {
    all: [
      /\b(?:your|their|the|investors'?) (?:[a-z]{3,10} )?(?:income|rent|principal|capital|yield|dividend|payout|stake)\b/i,
      /\b(?:(?:is|are|stays?|remains?|will be) (?:always |fully |completely |absolutely )?(?:safe|insured|secured?|guaranteed|protected|assured|certain))\b/i,
      /\b(?:for (?:life|ever|\d{1,2}|five|ten|twenty|thirty)|to the last (?:cent|penny)|whatever|even if|if the (?:tenants?|market)|grows?|by (?:\w{3,6}) (?:%|percent|per cent)|every (?:month|year)|no matter)\b/i,
    ],
    none: [
      /\b(?:may|might|could|whether|not|fscs|fdic|up to|employer|salary|wages?|policyholders?|accident|sick)\b|\?\W*$/i,
    ],
  },
  // What is known before others know it.
  {
    all: [
      /\b(?:know|knows|heard|hear|have|got|see|sees|get|told)\b/i,
      /\b(?:(?:numbers|results|figures|earnings|news|announcement|takeover|merger|deal)\b[^.!?]{0,30}\b(?:before|ahead of|early)\b|inside(?:r)? (?:information|tip|knowledge|track|source)|before (?:they|it) (?:come|comes|is|are|goes|go) (?:out|public|announced|live))/i,
      /\b(?:buy|sell|shares?|stock|cash in|trade|invest|load up|position|coins?|tokens?)\b/i,
    ],
    none: [elsewhere, /\b(?:illegal|policy|must not|prohibited|compliance|embargo|forbidden)\b/i],
  },
  // The life that it buys.
  {
    all: [
      word(`(?:${holding}|this account|savings|buy in|get in|plots?|flats?|trading)`),
      /\b(?:hand in your notice|(?:quit|leave|give up) your (?:day )?job|never (?:have to |need to )?work(?: another day)?(?: again)?|retir(?:e|es|ing)(?: early)?|(?:early|comfortable) retirement|million(?:aire)?s?|sports car|yacht|porsche|ferrari|villa|live (?:off|on|from) (?:it|the|your|them)|wak(?:e|es|ing) up rich(?:er)?|financial(?:ly)? (?:freedom|free|independen(?:t|ce))|set for life|money worries|pay off (?:the|your) (?:mortgage|house)|mortgage is history|out of the (?:gains|profits|interest|dividends|winnings)|college (?:fund|fees))\b/i,
      certain,
    ],
    none: [elsewhere, /\b(?:colleague|farewell|leaving|speech|gift|cruise|holiday|hire|rent a|birthday)\b/i],
  },
  // A price that is to come.
  {
    all: [
      /\b(?:bitcoin|btc|ethereum|solana|dogecoin|gold|silver|oil|copper|uranium|nvidia|tesla|apple|amazon|microsoft|palantir|the (?:dax|dow|nasdaq|ftse|s&p|euro|dollar|yen)|(?:this|the|our) (?:[a-z]{3,12} )?(?:stock|share|coin|token|listing|price(?! of (?:your|our|an?|each|one) (?!(?:[a-z]{3,12} )?(?:coins?|tokens?|shares?|stocks?|listing)\b))|shares)|today's price|share price|shares)\b/i,
      /\b(?:(?:at|to|hits?|reach(?:es)?|past|above|beyond|crosses) [$\u20ac\u00a3]? ?\d[\d.,]*(?: ?(?:k|thousand|million|dollars|euros|francs))?|look like (?:a )?(?:joke|bargain|pocket money|peanuts|small change|nothing)|looks? (?:ridiculously |dirt )?cheap|(?:never|not|won't) (?:[a-z]{2,5} ){0,3}(?:as |this |so )?(?:cheap|low)(?: again)?|take off|explode|moon|run)\b/i,
      /\b(?:only a matter of time|mark my words|bet|certain|sure|guarantee\w?|no doubt|going to|will|'ll|load up|(?:get|buy|jump) in|before|bound|set to|next (?:week|month|year)|by (?:summer|christmas|spring|autumn|year|the end|next))\b/i,
    ],
    none: [elsewhere, /\b(?:watch|wedding|oil change|phone|store|laptop|paint|medal|members?|iphone|office)\b/i],
  },
  // The last ones gained, and so will the reader.
  {
    all: [
      /\b(?:everyone|everybody|whoever|those|all|every|most|early|first|last|previous|our)\b[^.!?]{0,40}\b(?:bought|invested|joined|backed|investors?|buyers|backers|holders|units|plots|flats|clients?|funds?|launch|round|members|picks|trades)\b/i,
      /\b(?:driv(?:e|es|ing) an?|rich|tripled|doubled|quadrupled|millionaires?|earned (?:an? )?(?:[a-z]{3,9} )?\d|made (?:a |their )?(?:fortune|killing|money|profits?|\W?\d)|gained|went up|beat|outperformed|got (?:back )?(?:twice|double|three|\d)|profit(?:ed)?|cashed in|(?:go|sell|sold) for \W?\d|came out ahead|retired)\b/i,
      /\b(?:(?:so|and) (?:will|can|shall|are) you|(?:count on|expect) (?:the same|that|it|no less)|you(?:'re| are)? next|likewise|(?:the )?next (?:one|launch|round)|(?:this|that) (?:one|round|time)|the same (?:this|again|next|will)|will do (?:the same|it again|so again)|yours|again|(?:is|be) no different|even better|is better)\b/i,
    ],
    none: [elsewhere, /\b(?:match|season|league|team|class|exam)\b/i],
  },
]);
