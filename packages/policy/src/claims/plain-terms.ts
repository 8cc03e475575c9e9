import { facets } from '../text/sentence-facets.ts';

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
      /\b(?:we|our company|our firm|i) (?:guarantees?|promises?|commits? to|undertakes?)\b/i,
      /\b(?:24\/7|round-the-clock|99(?:\.\d+)? ?%|uptime|availability|response (?:times?|within)|support within)(?!\w)/i,
    ],
    none: [unbound],
  },
  {
    isShort: true,
    all: [
      /\b(?:we|our company|our firm|i)(?:'ll| will| hereby| fully)? (?:accepts?|takes?|assumes?|bears?)\b/i,
      /\b(?:full|all|complete|sole|total|every) (?:legal |financial |resulting )?(?:responsibility|liability|risks?|costs)\b/i,
    ],
    none: [
      unbound,
      /\b(?:mistakes?|my fault|e-?mail|typo|sorry|apolog\w+|mix-?up|errors?|oversight|delay|confusion)\b/i,
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
      /\b(?:the |your )?(?:old |current |same )?(?:price|rate|contract|agreement|terms)\b/i,
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
      /\byour (?:[a-z]{3,12} )?(?:nda|dpa|msa|contract|agreement|terms|paper)\b/i,
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
]);
