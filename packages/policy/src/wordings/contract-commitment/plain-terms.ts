import { facets } from '../../search/sentence-facets.ts';

/** What denies, asks, leaves open or speaks of what others owe. */
const unbound =
  /\b(?:not|never|no longer|cannot|\w{2,8}n't|whether|until|once|subject to|draft|would|could|should|might|may|usually|normally|typically|average|currently|was|were|last (?:week|month|quarter|year)|court|landlord|insurer|question|discuss|propose|clause \d)\b|\?/i;

/** Terms of a contract as plain statements: "we'll be liable if it breaks", "our SLA is one hour". */
export const plainTerms = facets([
  {
    all: [
      /\b(?:we|i)(?:'ll| will| shall| are|'re)? (?:be )?(?:fully |personally |always )?liable (?:if|for|when|without)\b/i,
    ],
    none: [/\b(?:not|never|only|\w{2,8}n't|whether|unless|drivers?|tenants?|insured)\b|\?/i],
  },
  {
    isShort: true,
    all: [
      /\b(?:we|i)(?:'ll| will| can|'re happy to| are happy to)? (?:sign|accept)\b/i,
      /\b(?:it|them|everything|your (?:terms|paper|msa|dpa|redlines|draft|contract|nda|agreement)|the (?:contract|agreement|nda|dpa|msa))\b/i,
      /\bas (?:it|they) (?:is|are|stands?)\b|\bas is\b|\bunchanged\b|\bwithout (?:any )?(?:changes|edits|amendments|redlines)\b/i,
    ],
    none: [unbound, /\b(?:cards?|photos?|book|petition)\b/i],
  },
  {
    isShort: true,
    all: [
      /\b(?:our|the|your) (?:[a-z]{3,12} )?(?:sla|service level|guaranteed (?:uptime|response))\b/i,
      /\b(?:\d{1,3}(?:\.\d+)? ?%|(?:one|two|three|four|six|eight|\d{1,3}) (?:hours?|minutes|business hours?)|the same day)/i,
    ],
    none: [unbound, /\b(?:your (?:own )?(?:customers?|sla is met)|breach\w*|missed|met)\b/i],
  },
  {
    isShort: true,
    all: [
      /\b(?:you're|you are|we|i)\b/i,
      /\b(?:released? (?:you )?from|freed (?:of|from)|free you (?:of|from)|no longer bound by)\b/i,
      /\b(?:obligations?|contract|commitment|agreement|lock-in|non-compete)\b/i,
    ],
    none: [/\b(?:whether|until|once|court|landlord)\b|\?/i],
  },
  {
    isShort: true,
    all: [
      /\b(?:we|i)(?:'ll| will| hereby| fully)? (?:agree|consent|submit|commit)\b/i,
      /\b(?:arbitration|jurisdiction|governing law|exclusivity|net[- ]?\d{2}|payment terms|penalt(?:y|ies)|(?:liquidated )?damages|ownership|intellectual property|non-compete|indemni\w+)\b/i,
    ],
    none: [unbound],
  },
  {
    isShort: true,
    all: [
      /\b(?:no|without(?: any| a)?) (?:minimum (?:term|contract|commitment|period)|lock-?in|notice period|termination fees?|exit fees?)\b/i,
      /\b(?:there's|there is|there are|with|we|you|has|have|comes?|sign|contract|plan|subscription)\b/i,
    ],
    none: [
      /\b(?:whether|landlord|tenan(?:t|cy)|phone|broadband|tariff|in the last|gym|your (?:current|old|job|employer))\b|\?/i,
    ],
  },
  {
    isShort: true,
    all: [
      /\b(?:consider|take|treat|regard) (?:this|it|that) (?:as )?(?:confirmed|agreed|accepted|signed|settled|binding)\b/i,
      /\b(?:in writing|legally|hereby|contract|deal|agreement)\b/i,
    ],
    none: [/\b(?:not|never|no longer|cannot|\w{2,8}n't|until|once|draft)\b|\?/i],
  },
  {
    isShort: true,
    all: [
      /\b(?:we|i)(?:'ll| will)? (?:promise|commit|guarantee|put|write)\b/i,
      /\bin (?:the|your|our) (?:contract|agreement|sla|msa)\b|\bcontractually\b/i,
    ],
    none: [unbound, /\b(?:typo|name|address|date|signature|clause)\b/i],
  },
  {
    isShort: true,
    all: [
      /\byou (?:own|keep|hold|get) (?:all (?:of )?)?(?:the )?(?:code|source code|rights|ip|intellectual property|copyright|designs?)\b/i,
      /\b(?:agreed?|agree|promise|confirm(?:ed)?|forever|in perpetuity|guaranteed)\b/i,
    ],
    none: [unbound],
  },
  {
    isShort: true,
    all: [
      /\b(?:we|our company|our firm|i) (?:guarantees?|promises?|commits? to|undertakes?|pledges?|assures? you(?: of)?)\b/i,
      /\b(?:24\/7|round-the-clock|99(?:\.\d+)? ?%|uptime|availability|response (?:times?|within)|support within)(?!\w)/i,
    ],
    none: [unbound],
  },
  {
    isShort: true,
    all: [
      /\b(?:we|our company|our firm|i)(?:'ll| will| hereby| fully)? (?:accepts?|takes?|assumes?|bears?)\b/i,
      /\b(?:full|all|complete|sole|total|every|legal) (?:legal |financial |resulting )?(?:responsibility|liability|risks?|costs)\b/i,
    ],
    none: [
      unbound,
      /\b(?:mistakes?|my fault|e-?mail|typo|sorry|apolog\w+|mix-?up|errors?|oversight|delay|confusion|(?<=\bfor (?:this|that|the|your) (?:[a-z]{3,12} )?)(?:lapse|inconvenience|issue|experience|misunderstanding|miscommunication|frustration|handling))\b/i,
    ],
  },
  {
    isShort: true,
    all: [
      /\b(?:consider|take|treat|regard|count) (?:it|this|that) (?:as )?(?:a|our|my) (?:promise|guarantee|commitment|confirmation)\b/i,
      /\b(?:in writing|binding|signed|legally|formal)\b/i,
    ],
    none: [unbound],
  },
  {
    isShort: true,
    all: [
      /\byou(?:'ll| will) be (?:fully )?(?:compensated|indemnified|reimbursed)\b/i,
      /\b(?:downtime|outages?|delays?|loss(?:es)?|damages?|breach(?:es)?)\b/i,
    ],
    none: [unbound],
  },
  {
    isShort: true,
    all: [
      /\b(?:the|these|our|all) (?:terms|conditions|agreement|offer|deal|price)\b/i,
      /\b(?:is|are) (?:final and binding|legally binding|binding on|contractually binding)\b/i,
    ],
    none: [unbound],
  },
  {
    isShort: true,
    all: [
      /\bwe(?:'ll| will)? (?:honou?r|keep|hold|guarantee|freeze|fix|extend)\b/i,
      /\b(?:the |your )?(?:old |current |same )?(?:price|rate|contract|agreement|terms)\b(?! (?:lists?|tags?|boards?|labels?)\b)/i,
      /\bfor (?:another |the next |a further )?(?:\d{1,2}|a|one|two|three|five|ten)(?: more)? years?\b|\bby (?:a|one|two|another) years?\b|\bfor life\b/i,
    ],
    none: [unbound],
  },
  {
    isShort: true,
    all: [
      /\b(?:we|i)(?:'ll| will| can)? (?:agree|commit|sign up|bind ourselves) (?:to|for)\b/i,
      /\b(?:\d{1,2}|one|two|three|five|ten|twelve|twenty-four)[- ](?:year|month) (?:term|contract|commitment|agreement|deal)\b/i,
    ],
    none: [unbound],
  },
  {
    isShort: true,
    all: [
      /\b(?:you(?:'ll| will)? (?:get|have|receive)|we(?:'ll| will)? (?:grant|give|offer) you)\b/i,
      /\b(?:lifetime|perpetual|exclusive|irrevocable|worldwide|unlimited) (?:licen[cs]e|rights?|exclusivity|use of)\b/i,
    ],
    none: [unbound],
  },
  {
    isShort: true,
    all: [
      /\b(?:we|i)(?:'ll| will| can)? (?:happily |gladly )?(?:sign|countersign|execute)\b/i,
      /\byour (?:[a-z]{3,12} )?(?:nda|dpa|msa|contract|agreement|terms|paper)\b|\b(?:whatever|any|the) (?:nda|contract|agreement|terms) (?:that )?you (?:send|want|need|like|propose)\b/i,
    ],
    none: [unbound, /\b(?:once|when|after)\b/i],
  },
  {
    isShort: true,
    all: [
      /\b(?:we|i)(?:'ll| will)? (?:never|always|not)\b/i,
      /\b(?:that's|that is|it's|it is|which is) in (?:the|your|our) (?:contract|agreement)\b/i,
    ],
  },
  {
    isShort: true,
    all: [/\b(?:months?|weeks?|\d{1,3} days?)'? notice\b/i, /\b(?:we'll|we will|we) (?:[a-z]{4,8} )?give you\b/i],
    none: [unbound],
  },
  {
    all: [
      /\b(?:we (?:won't|will not|don't|do not) charge|you (?:pay|owe us) nothing|we pay you)\b/i,
      /\bif (?:we|it) (?:fail|fails|miss|misses|are late|is late|break|breaks|don't deliver|do not deliver)\b/i,
    ],
    none: [/\?/i],
  },
  {
    isShort: true,
    all: [
      /\b(?:we|i)(?:'ll| will| hereby)? (?:confirm|accept|regard|treat)\b/i,
      /\bas (?:legally |contractually )?binding\b/i,
    ],
    none: [unbound],
  },
  {
    isShort: true,
    all: [
      /\b(?:we|i)(?: can|'ll| will)? (?:promise|guarantee|commit to|undertake to)\b|\bwe promise[.!]?$/i,
      /\b(?:fix|resolve|repair|restore)\w{0,3}\b/i,
      /\b(?:within|in|under) (?:an?|one|two|three|four|\d{1,2}) (?:business |working )?(?:minutes?|hours?|days?)\b/i,
    ],
    none: [unbound],
  },
  {
    isShort: true,
    all: [
      /(?<!limited )\bliability(?! (?:insurance|company|partnership|cover|form|waiver|policy))\b/i,
      /\b(?:our|total|maximum|no|we)\b/i,
      /\b(?:limited to|capped|unlimited|uncapped|excluded|no (?:limit|cap)|extends to|covers (?:all|every|any))\b/i,
    ],
    none: [/\b(?:not|never|whether|until|once|subject to|draft|could|should|question|discuss|propose|clause)\b|\?/i],
  },
  {
    isShort: true,
    all: [
      /\b(?:any|all|every|your|each|the) (?:of )?(?:the |your )?(?:[a-z]{4,12} )?(?:loss(?:es)?|damages?|legal (?:fees|costs|bills)|downtime|outages?|breach(?:es)?)\b/i,
      /\b(?:we(?:'ll| will| shall| are|'re)? (?:fully |always )?(?:pay|cover|reimburse|compensate|make good|make up for|liable|responsible|indemnify|bear|answer for)|(?:is|are|will be) (?:on us|covered by us|at our (?:own )?(?:cost|expense|risk)|our (?:responsibility|liability)|paid by us))\b/i,
    ],
    none: [
      unbound,
      /\b(?:insur\w{2,6}|policy|policies|sessions?|webinars?|reports?|courses?|chapters?|modules?|alerts?|topics?|prevention|reviews?|agenda|meetings?|calls?|training|weight|hair|hearing)\b/i,
    ],
  },
  {
    isShort: true,
    all: [
      /\b\d{2,3}(?:\.\d+)? ?(?:%|percent|per cent) (?:uptime|availability)\b|\b(?:uptime|availability) (?:of|is|stays at) (?:at least )?\d{2}/i,
      /\b(?:included|promised|assured|always|as standard|comes? with|yours|will be|we (?:provide|deliver|offer)|you(?:'ll| will)? (?:get|have)|every (?:month|year))\b/i,
    ],
    none: [unbound, /\b(?:measured|average\w*|target|aim\w*|goal|tracks?|monitor\w*|shows?|report\w*|so far)\b/i],
  },
  {
    isShort: true,
    all: [
      /\b(?:service|downtime|sla|outage) credits?\b/i,
      /\b(?:automatic|automatically|included|apply|applies|yours|we(?:'ll| will)? (?:pay|give|issue|grant)|you(?:'ll| will)? (?:get|receive)|(?:is|are) (?:issued|given|paid))\b/i,
    ],
    none: [unbound],
  },
  {
    isShort: true,
    all: [
      /\b(?:you|we|both (?:of us|parties|sides)|i)(?:'re| are|'m| am) (?:now |both |all |fully |legally |contractually |hereby )?bound (?:by|under)\b/i,
      /\b(?:agreement|contract|terms|deal|offer|promise|quote|price|word)\b/i,
    ],
    none: [unbound],
  },
  {
    isShort: true,
    all: [
      /(?:^|, )(?:great |good )?(?:we|you)(?:'ve| now|'ve now)? (?:have|got) (?:a|our|an) (?:deal|contract|binding (?:deal|contract|agreement))[.!]?$/i,
    ],
  },
  {
    all: [
      /\bpenalt(?:y|ies)\b/i,
      /\b(?:appl(?:y|ies)|(?:is|are) (?:due|payable)|you(?:'ll| will)? pay|we(?:'ll| will)? (?:pay|charge)|per (?:day|week|month)|for (?:each|every))\b/i,
      /\b(?:leave|terminate|termination|exit|break|breach|delay\w{0,3}|cancel\w{0,6}|miss(?:ed|es)?)\b/i,
    ],
    none: [
      unbound,
      /\b(?:payments?|tax\w{0,3}|hmrc|irs|filing|returns?|parking|library|football|match|kick|council|customs)\b/i,
    ],
  },
  {
    isShort: true,
    all: [
      /\b(?:we|our (?:[a-z]{3,10} )?(?:team|engineers|support|desk))(?:'ll| will| always)? (?:always )?(?:respond|reply|answer|react|fix|fixes|resolves?|solves?|close|closes|responds|replies|answers|reacts)\b/i,
      /\b(?:every|each|any|all|critical|urgent|p1|priority)(?: of your)? (?:[a-z]{3,10} )?(?:tickets?|incidents?|outages?|bugs?|issues?|support requests?|faults?)\b/i,
      /\b(?:within|in|under) (?:an?|one|two|three|four|six|eight|\d{1,3}) (?:business |working )?(?:minutes?|hours?|days?)\b/i,
    ],
    none: [unbound],
  },
  {
    isShort: true,
    all: [/\b(?:we|i|our company|our firm)(?: hereby| also| fully|'ll| will)? (?:warrants?|indemnif(?:y|ies))\b/i],
    none: [unbound, /\bofficer\b/i],
  },
  {
    isShort: true,
    all: [
      /\bno (?:long[- ]?term|fixed|annual|yearly|binding|minimum) (?:contracts?|commitments?|terms?|agreements?)\b/i,
      /\b(?:required|needed|necessary|at all|ever|whatsoever|to sign|with us|there(?:'s| is))\b/i,
    ],
    none: [unbound, /\b(?:calls?|chat|meetings?|demo|coffee|trial|pilot|gym|phone|broadband|tariff|tenan\w{2,4})\b/i],
  },
  {
    isShort: true,
    all: [
      /\b(?:we|i)(?:'ll| will| can)? (?:match|beat|accept|agree to|honou?r)\b/i,
      /\b(?:slas?|service[- ]levels?(?: agreements?)?)\b/i,
    ],
    none: [unbound],
  },
  {
    isShort: true,
    all: [
      /\b(?:exclusivity|exclusive (?:rights?|territory|licen[cs]e|distributors?|distribution|resellers?|dealers?|suppliers?|agents?))\b/i,
      /\b(?:(?:is|are) yours|you(?:'ll| will)? (?:get|have|receive|be|enjoy)|you(?:'re| are)|we(?:'ll| will)? (?:grant|give|offer|make)|you (?:exclusivity|exclusive)|granted)\b/i,
    ],
    none: [unbound, /\b(?:looking|seeking|interested|searching|want)\b/i],
  },
  {
    isShort: true,
    all: [
      /\b(?:your|the|these|all) (?:[a-z]{3,10} )?(?:terms|conditions|contract|redlines|amendments|changes to the (?:contract|agreement))\b/i,
      /\b(?:(?:is|are) )?(?:hereby |fully )?(?:accepted|agreed)[.!]?$/i,
    ],
    none: [unbound, /\b(?:as|when|after|already|previously|we|i)\b/i],
  },
  {
    isShort: true,
    all: [
      /\b(?:the|this|our) (?:agreement|contract)\b/i,
      /\b(?:is|becomes|comes|takes|goes) (?:now |legally )?(?:effective|valid|in force|in effect|into (?:force|effect)|effect)\b/i,
      /\b(?:immediately|now|today|at once|hereby|as of|on receipt|upon)\b/i,
    ],
    none: [unbound],
  },
  {
    isShort: true,
    all: [
      /\b(?:rights|intellectual property|copyrights?|ownership|source code|work product)\b/i,
      /\b(?:is|are|stays?|remains?|will be) (?:all |entirely |fully |forever )?yours\b/i,
    ],
    none: [unbound],
  },
  {
    isShort: true,
    all: [
      /\b(?:disputes?|agreement|contract|deal|terms|relationship)\b/i,
      /\b(?:governed|settled|decided|resolved) (?:by|under|through|in|before)\b/i,
      /\b(?:laws?|courts?|arbitration|arbitrators?)\b/i,
    ],
    none: [/\b(?:not|never|\w{2,8}n't|whether|until|once|was|were|usually|often|could|should|might|may)\b|\?/i],
  },
  {
    isShort: true,
    all: [
      /\bby (?:signing|replying|accepting|paying|clicking|ordering|confirming|continuing|answering)\b/i,
      /\byou (?:agree|accept|consent|commit|enter|are bound)\b/i,
      /\b(?:terms|conditions|contract|agreement|order|offer|pay)\b/i,
    ],
    none: [unbound],
  },
  {
    isShort: true,
    all: [
      /^(?:this|it|this e-?mail|this message|this letter)(?:'s| is| forms| creates| makes) (?:now )?an? (?:legal |binding |firm |formal |valid ){0,4}(?:contract|undertaking|agreement)(?: between us)?[.!]?$|^(?:so |then |great,? )?the deal is sealed[.!]?$/i,
    ],
  },
  {
    isShort: true,
    all: [
      /\b(?:24\/7|round-the-clock|uptime|availability|support|response times?|reply|response)(?!\w)/i,
      /\b(?:is|are|'s) (?:fully |always )?(?:guaranteed|assured|promised|contractual)\b/i,
    ],
    none: [unbound],
  },
  {
    isShort: true,
    all: [
      /\b(?:no|zero|without) (?:price|fee|rate|cost) (?:increases?|rises?|hikes?|changes?)\b/i,
      /\b(?:ever|guaranteed|promised?|for life|as long as|for (?:the next )?(?:\d{1,2}|one|two|three|four|five|ten) years?)\b/i,
    ],
    none: [/\b(?:not|whether|until|once|could|should|might|may|was|were)\b|\?/i],
  },
  {
    isShort: true,
    all: [
      /\b(?:we|i) (?:hereby |gladly |happily |formally )?accept (?:your|the) (?:offer|proposal|bid|quote|counter-?offer)[.!]?$|^(?:your )?(?:offer|terms|proposal|bid|contract) accepted[.!]?$/i,
    ],
    none: [unbound],
  },
  {
    isShort: true,
    all: [
      /\b(?:our|the|your) sla (?:covers|includes|guarantees|applies to)\b/i,
      /\b(?:everything|all|every|any|each)\b/i,
    ],
    none: [unbound],
  },
  {
    isShort: true,
    all: [
      /\b(?:we|our company|our firm|i) (?:guarantees?|promises?|commits? to|undertakes?|pledges?|assures? you(?: of)?)\b/i,
      /\b(?:response|reply|replies|fix|an answer|turnaround|resolution)\b/i,
      /\b(?:within|in|under) (?:an?|one|two|three|four|six|eight|\d{1,3}) (?:business |working )?(?:minutes?|hours?|days?)\b/i,
    ],
    none: [unbound],
  },
]);
