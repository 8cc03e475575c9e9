import { facets } from '../../search/sentence-facets.ts';

const we =
  "(?:we|we'll|we'd|we're|we've|i|i'll|i'd|i'm|our (?:company|firm|side|team|legal team|lawyers?|board|director|liability|signature)|us)";
/** Money to pay, which takes an article or a verb behind it: "Friday is fine" and "the fine mesh" are about other things. */
export const fines =
  '(?:fines|(?<=\\b(?:council|regulators?|authorit(?:y|ies)|inspector(?:ate|s)?|court|agency|ministry|city|police|port|customs|office|tax ?man|auditors?|anyone|they|ever|should) )fine you|(?<=\\b(?:an?|the|any|every|each|your|whatever|whichever|resulting|regulatory|whole|full|heavy|hefty|possible|potential) )fine(?! (?:and (?:the )?(?:coarse|medium|rough)|(?:for|with|by) (?:me|us|you|them)\\b|as (?:it|is|they))| ?-)(?= ?(?:[.,;:!?)\\n]|$)| (?:for|from|on|of|in|is|was|by|that|which|if|when|and|or|itself|issued|imposed|notices?|falls?|goes|will|would|should|must|may|you|they|the|we|because|with|up)\\b))';
const harm = `(?:damages?|losses|loss of (?:data|profit|earnings|income|revenue)|data loss|liab(?:le|ility|ilities)|${fines}|penalt(?:y|ies)|claims?|lawsuits?|legal (?:costs?|fees|bills?|action)|breach(?:es)?|indemni(?:fy|ty|ties|fied|fication)|hold (?:you|your [a-z]{3,10}) harmless|harm|defects?|consequences|third[- ]party claims?)`;
const takes =
  '(?:tak(?:e|es|ing)(?! (?:a (?:[a-z]{4,6} )?look|note|photos?|pictures?|(?:extra |all |every |the |great |necessary |due |reasonable |utmost |immediate |swift |prompt |urgent |further ){0,3}(?:care|precautions?|steps|measures|actions?)|(?:[a-z]{2,12} ){1,8}?seriously)\\b)|cover(?:s|ed)?|pay(?:s|ing)?|bear(?:s)?|carr(?:y|ies)|accept(?:s|ed)?|assume(?:s)?|shoulder(?:s)?|pick(?:s)? up(?! (?:the |some )?(?:forms?|papers?|keys?))|foot(?:s)?|absorb(?:s)?|stand(?:s)? (?:for|behind|in for)|answer(?:s|able)? for|responsib\\w{2,6}|liable|indemnify|indemnified|compensate(?:s|d)?|reimburse(?:s|d)?|make good|warrant(?:s|ed)?|on us|fall(?:s)? on us|(?:un|not )?(?:capped|limited)|without limit|unlimited|no (?:cap|limit|ceiling|upper limit))';
const outage =
  '(?:down(?:time)?|outages?|go(?:es)? (?:dark|down|offline)|dark|offline|unavailable|interrupt(?:ed|ions?)|late|delay(?:s|ed)?|miss(?:es|ed(?! (?:slots?|calls?|appointments?|leads?|visits?|shifts?|sales|opportunit\\w{1,4}|turns?)\\b))?|(?<!\\b(?:the|a|an|your|this|that|pink|pay|packing|delivery|order) )slips?|overruns?|fail(?:s|ure|ures)?|hour lost|hours lost|breach|fixed|response|resolved?|resolution|answered|availability|available|uptime|sla|service levels?|delivery|deadline|go-live|launch date)';
/** Ends "pay" where it is no undertaking of the firm: a taxi, a lunch. */
export const privately =
  '(?! for (?:the|an?|my|your) (?:taxi|cab|train|tickets?|lunch|dinner|coffee|drinks?|hotel|trip|flight|parking|postage))';
/** What whoever is committed to it takes upon nobody: to minimise, to help. */
export const eased = 'minimi[sz]|reduc|limit|avoid|resolv|restor|provid|help|assist|support|mitigat|prevent|find';
const owed = `(?:(?<!store )credit(?! (?:limits?|cards?|scores?|checks?|ratings?|notes?)\\b)(?:s|ed)?(?: you)?|(?<!\\b(?:amazon|apple|google|samsung|shop|union) )pay(?:s)?(?: you)?${privately}|cheque|(?:an?|the) check(?! (?:that|which|on|in|whether|if)\\b)|penalt(?:y|ies)|compensat\\w{1,5}|service credits?|refund you|knock off|owe you(?! (?:lunch|dinner|breakfast|a (?:coffee|drink|beer|pint|lunch|dinner|cake|favou?r|reply|call))\\b)|contractual\\w{0,2}|in (?:the|your|our|every) contract|in writing|guarantee[ds]?|legally|bound(?! by (?:the )?[a-z]{3,14}'s\\b)|(?<!\\b(?:rest|be|feel|remain) )assured|under penalty|we commit|we undertake|commit(?:ted)?(?! to (?:${eased}|improv|address|investigat|work|ensur|keep)\\w{0,3}ing\\b)|promise[ds]?(?! (?:time|time-?frame|window|dates?|delivery|hours?|turnaround|\\d)\\b)|hold us to|liquidated damages)`;
const theirs =
  /\b(?:void|unenforceable|not (?:legally )?enforceable|insur\w+|premium|they|their|who|wary|claim to (?:come|be)|ask(?:s|ing)? you to pay|competitors?|vendors?|whether|would you|could you|can you|do you|are you|if you (?:want|need|agree|like|would)|the (?:buyer|tenant|landlord|carrier|contractor|authorities) (?:must|has|is|will)|(?:explor|discuss|assess|consider|investigat|evaluat|look(?:ing)? into)(?:es?|ing)? (?:[a-z]{2,12} ){0,6}?(?:compensation|credits?|options?|possibilit(?:y|ies)|alternatives?|solutions?)|(?:document|note|record|make a note of|log|pass on|forward) your (?:[a-z]{4,10} )?(?:concerns?|request|demand|wish) (?:regarding|about|for|over) (?:[a-z]{4,10} )?(?:compensation|damages|credit)|your (?:current|existing|last|counsel|lawyers?|broker|standard contract)|monitor\w*|dashboards?|helps?|avoid|late payments?|incur|your (?:payment|invoice)|reduce[sd]?|detect\w*|report\w*|average|typically|usually|aim|try to|webinar|blog|flood|storm|water damage|not (?:be )?(?:held )?(?:liable|responsible|binding|accept|agree|cover|able)|cannot|can't|unable|no liability|limited liability|will look at|review(?:ing|ed)?|draft for|you (?:ask|want|would like|need) us to [a-z]{3,10}(?![^.!?]*\b(?:and|so|yes|which) (?:we|i)\b)|subject to|(?:have to|has to|had to|must|'ll have to) (?:decline|refuse)|declined?|until|unless|once (?:both|signed|legal)|non-?binding|discuss\w{0,3}|question(?:s)? about|talk about|ask(?:ed|ing)? (?:for|about)|parking|speeding|library)\b|\?\W*$/i;

/** Damage that is looked at, of which nothing is taken over: "we appreciate you taking the time to document the damage". */
const lookedAt =
  /^(?!.*\b(?:compensat\w+|covers?|pays?|reimburs\w+|liab\w+|make good|on us)\b).*\b(?:document|acknowledge|see|shows?|showing|inspect|assess|investigate|review|extent of|photos? of|pictures? of|images? of|surrounding|address) (?:the|any|all) (?:[a-z]{3,10} )?damages?\b/i;

/** What a firm takes upon itself in law: harm, service under contract, terms, rights, and words that bind. */
export const undertakenInLaw = facets([
  // Changed or taken on by the very words.
  {
    all: [
      /\b(?:warrant(?:y|ies)|contract|agreement|term|licen[cs]e|lease|notice period|deadline|maintenance) (?:is|are) (?:hereby|herewith) (?:extended|renewed|prolonged|amended|changed|waived|fixed|confirmed)\b|\b(?:we|i|our (?:company|firm)) (?:hereby |herewith )?(?:takes?|assumes?) (?:over |on )?all (?:(?:the|of the|your|its|such) )?(?:obligations|liabilit(?:y|ies)|legal duties|debts)\b/i,
    ],
    none: [/\b(?:if|would|whether|they|cannot|can't|not)\b|\?\W*$/i],
  },
  {
    all: [
      /\b(?:we|we'll|we'd|i|i'll)\b[^.!?]{0,40}\b(?:pay|cover|compensate|reimburse|answer|stand in)\b/i,
      /\b(?:without (?:any )?(?:limit|cap|ceiling)|no (?:limit|cap|ceiling))\b/i,
      /\b(?:damages?|breaks?|broken|loss(?:es)?|harm|claims?|because of us|our (?:fault|mistake|negligence))\b/i,
    ],
    none: [/\b(?:whether|they|cannot|can't|won't|not)\b|\?\W*$/i],
  },
  {
    all: [
      new RegExp(`(?<!\\w)${we}(?!\\w)`, 'i'),
      new RegExp(`\\b${harm}\\b`, 'i'),
      new RegExp(`\\b${takes}\\b`, 'i'),
      /\b(?:any|all|every|full|whatever|unlimited|uncapped|no (?:cap|limit|ceiling)|without limit|you|your|against|that follow|for|of)\b/i,
    ],
    none: [
      theirs,
      lookedAt,
      /\b(?:(?:logged|opened|registered|received|recorded|filed|passed on|looked at|have) (?:your|the|a) claim|claims? (?:handling|team|process|form|software)|pays? for your (?:travel|journey|train|lunch|expenses)|(?:is|are|was|were|be) charged|take the fines? (?:off|from)|pay the invoice|expense claims?|tax|damages? report|price cap|we (?:may|might|do|will|would) not (?:be able to )?(?:pay|cover|settle|meet|reimburse)|we (?:don't|won't|wouldn't) (?:pay|cover|settle|meet|reimburse))\b/i,
    ],
  },
  {
    all: [
      new RegExp(`(?<!\\w)${we}(?!\\w)`, 'i'),
      new RegExp(`\\b${outage}\\b`, 'i'),
      new RegExp(`\\b${owed}\\b`, 'i'),
      /\b(?:if|should|whenever|for (?:each|every|any)|per|or|inside|within|never|under|below|drops?|\d{1,3}(?:[.,]\d+)? ?(?:%|percent)|(?:one|two|four|eight|\d{1,2})[- ](?:hours?|minutes?|days?)|by (?:\d{1,2} )?(?:january|february|march|april|may|june|july|august|september|october|november|december|friday|monday)|in writing|with penalties)\b/i,
    ],
    none: [
      theirs,
      /\b(?:(?:await\w{0,3}|wait(?:ing|ed)?|pending) (?:for |on )?(?:an? |the |his |her |your |their )?(?:response|reply|resolution|delivery)|invoice|flight|train|your payment|late fees?|charge you|last (?:month|quarter|year)|was|were|parcel|refund|(?:fewer|less) (?:missed|late|failed|delays?))\b/i,
    ],
  },
  {
    all: [
      new RegExp(`\\b${outage}\\b`, 'i'),
      /\b(?:contractually|under (?:the )?contract|guaranteed (?:in|by|under) (?:the )?contract|legally (?:assured|guaranteed|binding|bound)|(?:and )?that(?:'s| is) in the contract|service credits? of)\b/i,
    ],
    none: [theirs],
  },
  // Their paper, taken as it stands, and rights given away.
  {
    all: [
      new RegExp(`(?<!\\w)${we}(?!\\w)`, 'i'),
      /\b(?:accept(?:s|ed)?|agree(?:s|d)? (?:to|that)|sign(?:s|ed)?|adopt|grant(?:s|ed)?|waives?|undertake[sn]?|commit(?:s|ted)? (?:to|never|not|ourselves)|contest|give up|assign(?:s|ed)?|transfer(?:s|red)?|will not|won't|never|warrant(?:s|ed)?|promise (?:never|not)|bind(?:s)? (?:us|ourselves)|exclusive|let(?:ting)? you|happy to (?:sign|accept|grant))\b/i,
      /\b(?:redlines?|your (?:[a-z-]{3,14} ){0,2}(?:terms|paper|msa|dpa|clauses?|conditions|contract)|(?:that|the|this|every|your) (?:[a-z-]{3,14} )?(?:clause|amendment|indemnity)s?|order terms|(?:the |our |any |all )?rights?(?: to)? (?:audit|terminate|sue|appeal|object|the)|exclusiv(?:e|ity|ely)|(?:sell|supply|work|offer)(?:ing)? (?:it |this )?(?:to|for|with) (?:any of )?your (?:rivals?|competitors?)|terminate (?:at will|without|whenever|any ?time|early)|raise your (?:fees?|prices?|rates?)|free of (?:defects?|bugs|encumbrances|viruses)|fit for purpose|perpetual|irrevocabl[ey]|licen[cs]e to (?:the|all)|source code|most-favou?red|sole supplier|non-?compete|poach|solicit|intellectual property)\b/i,
    ],
    none: [
      new RegExp(theirs.source.replace('|until|unless|', '|'), 'i'),
      /\b(?:send (?:us|me|over)|please|(?:confirm|acknowledge)(?:ing)? (?:the )?receipt of|signed (?:amendment|clause)s? (?:has |have )?(?:reached|arrived|come)|i (?:will|'ll) sign the (?:card|form)|accept (?:cookies|the invite|the invitation)|exclusive (?:webinar|event|offer|report|content|interview)|with your point|agree to (?:a|fifteen|ten|\d))\b/i,
    ],
  },
  {
    all: [
      /\b(?:you (?:may|can|are free to|shall|get|have|will have|'ll have)|ownership|title|copyright|everything we (?:build|make|write)|the (?:source )?code)\b/i,
      /\b(?:terminate (?:at will|without|whenever)|not contest|passes? to you|pass to you|vests? in you|belongs? to you|perpetual|irrevocabl[ey]|(?:a|an) [a-z-]{0,14} ?licen[cs]e to|my signature on|our signature on|hold us to (?:this|it|that)|(?:in|before) (?:any|a) (?:court|judge))\b/i,
    ],
    none: [theirs],
  },
  // Words that are to bind.
  {
    all: [
      /\b(?:this|that|it|my|our|the) (?:[a-z]{4,8} )?(?:e-?mail|mail|message|note|letter|reply|text|word|confirmation|agreement|contract|deal|renewal|clause)\b|\bconsider\b|\bour word\b/i,
      /\b(?:serve|serves|stands?|counts?|count|acts?|is|be|consider|regard|treat|take|rely on|hold us to|as)\b/i,
      /\b(?:(?:as|our) (?:a |the |our )?(?:formal |legal |binding |written )*(?:contract|acceptance|agreement|undertaking|amendment|commitment)(?: (?:between|of|to)|[.,!]|$)|legally binding|binding (?:on|upon) us|formal acceptance|renewed on the same|in any court|before any court|enforceable|amendment to the contract)/i,
    ],
    none: [theirs],
  },
  // Prices held for years.
  {
    all: [
      /\b(?:your|the|our|these|this) (?:[a-z]{3,12} )?(?:price|prices|rate|rates|fees?|pricing|renewal)\b/i,
      /\b(?:locked?(?: in)?|frozen|freeze|fixed|never (?:be )?(?:raised?|rise|go up|increased?)|won't (?:rise|go up|change|increase)|will not (?:rise|go up|change|increase|be raised)|guaranteed|stays? (?:put|the same|where it is|as it is)|capped|held)\b/i,
      /\b(?:for (?:life|ever|good|the (?:next|full|whole|entire)|(?:\d{1,2}|two|three|four|five|ten) years?|as long as)|years|(?:until|till|through)(?: the end of)? 20[23]\d|forever|whatever happens|in (?:the contract|writing)|contractually|as long as)\b/i,
    ],
    none: [
      new RegExp(theirs.source.replace('|until|unless|', '|'), 'i'),
      // What a paper of the reader's says of it.
      /\b(?:mortgage|interest|electricity|energy|tariff|savings|loan|(?:rate|price) in your [a-z]{4,12})\b/i,
    ],
  },
  // The blame for all that happens, whoever's name it is said in.
  {
    all: [
      /\b(?:takes?|assumes?|accepts?|bears?|carry|carries|shoulders?) (?:on )?(?:the )?(?:(?:full|sole|complete|total|entire|unlimited|all|whole) (?:legal |financial |contractual )?(?:responsibility|liability|blame|accountability|burden)|(?:legal |financial |contractual )?(?:liability|responsibility)) for (?:any|all|every|each|whatever)\b/i,
      new RegExp(`\\b(?:${harm}|loss|damage|leaks?|injur(?:y|ies)|costs?|outages?|downtime)\\b`, 'i'),
    ],
    none: [
      theirs,
      /\b(?:the|an?|your|his|her|each|every|any|you|he|she|it) (?!company|firm|platform)(?:[a-z-]{2,14} ){0,3}?(?:must |shall |will |has to |have to )?(?:takes?|assumes?|accepts?|bears?|carry|carries|shoulders?) (?:on )?(?:the )?(?:full|sole|complete|total|entire|all|whole|legal|financial|contractual|liability|responsibility)\b/i,
    ],
  },
  {
    all: [
      /\b(?:no|without (?:an? |any )?) ?(?:upper )?(?:cap|ceiling|limit|maximum) (?:on|to) (?:what|our|it|any|your|liability|damages|compensation|that)\b|\b(?:there is|there's|is|with) no (?:upper )?(?:ceiling|cap|limit|maximum)\b/i,
      new RegExp(`(?<!\\w)${we}(?!\\w)|\\b(?:makes? (?:it|that|them) good|pays (?:it|for it))\\b`, 'i'),
      new RegExp(`\\b(?:${harm}|loss|damage|leaks?|owes?|injur(?:y|ies)|compensation)\\b`, 'i'),
    ],
    none: [theirs, /\b(?:price cap|speed|storage|users?|seats?|upload|data you)\b/i],
  },
  // What others demand of the reader, paid.
  {
    all: [
      /\b(?:whatever|any (?:sum|amount|fine)|every (?:euro|penny|pound|dollar|cent)|what(?:ever)? (?:sum|amount)|anything)\b/i,
      /\b(?:regulators?|courts?|authorit(?:y|ies)|judges?|watchdogs?|tribunals?|claimants?|third part(?:y|ies))\b/i,
      /\b(?:demands?|fines?|claims?|awards?|asks?|orders?|costs?|imposes?|wants?)\b/i,
      /\b(?:pays? (?:it|that|for it|the lot)(?= ?[.!,;]|$)|(?:we|we'll|i'll)\b[^.!?]{0,20}\b(?:pay|cover|settle|reimburse)|(?:is|goes|falls) on us|covers? (?:it|that)|picks? (?:it|that) up|settles? (?:it|that)|our bill)\b/i,
    ],
    none: [theirs],
  },
  // Held to it.
  {
    all: [
      /\b(?:hold (?:us|me|the company|our company) to (?:every word|each word|what (?:i|we)(?:'m| am|'re| are|'ve| have)? (?:writ|say|said|put|promis)\w{0,5}|these (?:words|lines)|this (?:letter|mail|e-?mail|message) in)|you (?:may|can|could) (?:enforce (?:it|this|that)|sue (?:us )?(?:on|over) (?:it|this|that))|(?:(?:these|those) (?:lines|words)|this (?:message|e-?mail|mail|letter|note)|what i(?:'m| am)? (?:write|wrote|writing|say|said)(?: here)?) (?:binds?|(?:is|are) binding (?:on|for)) (?:us|me|(?:the|our) (?:company|firm)))\b/i,
    ],
    none: [theirs],
  },
  {
    all: [
      /\b(?:treat|take|regard|consider|count|read|view|accept|stand|stands|serve|serves)\b/i,
      /\b(?:as|for) (?:our|my|the company's) (?:signature|consent to|countersignature|seal|signed (?:copy|acceptance|agreement)|acceptance of)\b/i,
    ],
    none: [theirs],
  },
  // So much of the time that it runs.
  {
    all: [
      /\b(?:we|i|our (?:company|firm|team|side))(?:'ll| will| do| hereby| also)? (?:undertake|commit|pledge|warrant|contract)s? (?:to|that)\b/i,
      /\b9\d(?:[.,]\d{1,3})? ?(?:%|per ?cent\b)/i,
      /\b(?:up|uptime|available|availability|online|reachable|running|operational)\b/i,
    ],
    none: [theirs],
  },
  // How long it may be down, and what is owed when nobody comes.
  {
    all: [
      /\b(?:never|not once|no more than|at most|at no time)\b/i,
      /\b(?:down|offline|unavailable|out of service)\b/i,
      /\b(?:more than|longer than|for over|at most|no more than) (?:an?|one|two|three|four|five|ten|\d{1,3}) (?:seconds?|minutes?|hours?|days?)\b/i,
      /\b(?:in writing|we promise|i promise|guarantee[ds]?|(?:my|our) word|we commit|i commit|committed|contract(?:ually)?|assured?|undertake|bound)\b/i,
    ],
    none: [theirs, /\b(?:last (?:year|month|quarter)|was|were|has been|have been)\b/i],
  },
  {
    all: [
      /\b(?:engineers?|technicians?|reply|repl(?:y|ies)|answer|response|call-?back|replacement|specialist|fix|somebody|someone)\b/i,
      /\b(?:inside|within|in under|in less than|under) (?:an?|one|two|three|four|five|six|eight|ten|fifteen|twenty|thirty|forty|sixty|ninety|\d{1,3}) (?:minutes?|hours?|working hours?|business hours?)\b/i,
      /\b(?:if not|otherwise|or else|failing (?:that|which)|or),? (?:[a-z']{1,8} ){0,3}?(?:(?:we|i)(?:'ll| will|'d)? (?:owe|pay|credit|give you)|you (?:pay (?:us )?nothing|owe (?:us )?nothing|don't pay|get the)|(?:the|that) (?:[a-z]{3,8} )?(?:month|day|bill|invoice|visit|fee) is (?:free|on us|waived))/i,
    ],
    none: [theirs],
  },
  // "Kestrel shall be liable without limit for any loss of data."
  {
    all: [
      /\b(?:shall|will|hereby|'ll|are|is|am) (?:be |remain )?(?:fully |solely |jointly |personally |strictly )?liable\b/i,
      /\b(?:without (?:any )?(?:limit(?:ation)?|cap)|in full|unlimited\w{0,2}|whatever the (?:amount|cause|reason)|for (?:any|all|every) (?:and all )?(?:loss|damage|harm|costs?|claims?|delays?|failure)\w{0,3})\b/i,
    ],
    none: [
      theirs,
      /\b(?:not|never|nor|no|cannot|(?:you|he|she|tenants?|customers?|drivers?|parents|hirers?|users?|guests?|carriers?) (?:are|is|shall|will|may|remains?))\b|\?\W*$/i,
    ],
  },
  // "By accepting this quote you agree to a minimum term of two years."
  {
    all: [
      /\bby (?:accepting|signing|replying|paying|confirming|clicking|returning|ordering|answering)\b/i,
      /\byou (?:agree|commit|enter|undertake|are bound|accept|become bound|bind)\b/i,
      /\b(?:minimum|term|contract|agreement|terms and conditions|notice period|months|years|liability|obligations?)\b/i,
    ],
    none: [/\b(?:if|whether|cookies?|newsletter|privacy)\b|\?\W*$/i],
  },
  // "You can hold us legally to every word in this email."
  {
    all: [
      /\bhold (?:us|me|our company)\b/i,
      /\b(?:legally|contractually|in (?:a )?court|in law|liable|accountable in|to every word)\b/i,
    ],
    none: [theirs, /\b(?:not|cannot|can't|never|harmless)\b|\?\W*$/i],
  },
  // "We commit to a five-year warranty on all parts."
  {
    all: [
      /\b(?:we|i|our (?:company|firm|side))(?:'ll| will| hereby| also| do)? (?:commit|undertake|pledge|bind ourselves|promise)(?: you)? (?:to )?(?:(?:honou?r|give|grant|provide|extend) )?(?:you )?(?:an?|the|our) (?:[a-z\d-]{2,12} ){0,3}warrant(?:y|ies)\b/i,
    ],
    none: [theirs, /\?\W*$/],
  },
]);
