import { facets } from '../../search/sentence-facets.ts';

/** What asks, denies, leaves open, or is said of others and of papers. */
const open =
  /\b(?:they|their|he|she|who|whether|would you|could you|can you|do you|does|until|unless|once|subject to|draft|tender|bids?|your (?:current|existing|last|old) [a-z]{3,12}|not|never been|isn't|aren't|can't|cannot|won't|don't|nobody|no one|average|typically|usually|aim|insur\w{2,5}|read|asks?|says?|court|law)\b|\?\W*$/i;

/** Terms the writer's firm gives away, by what is bound, who may bind it, what is owed for lateness and for how long. */
export const termsGiven = facets([
  // An order or a deal that binds from now on.
  {
    all: [
      /\b(?:order|deal|contract|agreement|booking|purchase|offer|quote|price|reservation)\b/i,
      /\b(?:is|are|becomes?|be) (?:now |then |thereby |hereby |legally |fully |firm and ){0,2}binding(?= ?(?:[.,;!]|$)| (?:from|as|for|on|upon|with|and|once|now)\b)/i,
      /\b(?:from (?:today|now|this (?:day|moment|minute))|as of (?:today|now)|with (?:immediate effect|this (?:e-?mail|mail|message|reply|note))|consider|hereby|herewith|i (?:can )?confirm|we (?:can )?confirm|for both (?:of us|sides|parties))\b/i,
    ],
    none: [open],
  },
  // Service levels said to be in force.
  {
    all: [
      /\b(?:slas?|service[- ]level(?: agreement)?s?)\b/i,
      /\b(?:respon(?:se|d)\w{0,2}|repl(?:y|ies)|answers?|fix(?:es|ed)?|resol(?:ution|ved?)|restor\w{1,5}|on[- ]site|recovery)\b/i,
      /\b(?:within|in|under|less than|inside) (?:\d{1,3}|an?|one|two|three|four|five|six|eight|ten|twelve|fifteen|thirty|sixty) (?:[a-z]{4,8} )?(?:minutes?|mins?|hours?|hrs?|days?)\b/i,
      /\b(?:gives? you|guarantees?|assures?|promises|entitles? you|provides? (?:you|for)|means (?:you|we)|you(?:'ll| will)? (?:get|have|receive)|we(?:'ll| will)?|covers? you)\b/i,
    ],
    none: [open],
  },
  // Who may bind the firm, and does.
  {
    all: [
      /\b(?:authori[sz]ed|empowered|mandated|entitled) to (?:commit|bind|speak for|sign for) (?:us|(?:our|the|my|this) (?:company|firm|side|board|organi[sz]ation|business|group))\b/i,
      /\b(?:i|i'm|we|we're)\b/i,
    ],
    none: [open],
  },
  // What is undertaken without exception.
  {
    all: [
      /\b(?:we|i|our (?:company|firm|side))(?:'ll| will| do| hereby| also| further){0,2} (?:undertake|pledge|covenant|warrant|commit ourselves|commit(?= to [a-z]{3,12}ing\b))s?(?: never| not)? (?:to|that)\b/i,
      /\b(?:data|information|confidential\w{0,5}|records|files|deliver\w{0,3}|supply|stock|staff|service|quality|production|prices?|goods|units?|parts?|machines?|devices?)\b/i,
      /\b(?:at all times|at any time|under (?:all|any) circumstances|always|never|in (?:every|all) cases?|without exception|permanently|indefinitely|(?:for|during|throughout) the (?:whole |entire |full )?(?:term|duration|life|contract)|(?:within|no later than) (?:\d{1,3}|one|two|three|seven|ten|thirty) (?:hours?|days?))\b/i,
    ],
    none: [open],
  },
  // What the reader gets for every day or week of delay.
  {
    all: [
      /\b(?:if|should|whenever|when|for (?:each|every)) (?:we|i|our|the (?:delivery|order|project|works?|launch|machines?|goods|move|opening|handover|installation))\b/i,
      /\b(?:late|delay(?:s|ed)?|miss(?:es)?|slips?|overruns?|fails?|exceeds?|behind)\b/i,
      /\b(?:you(?:'ll| will| may| can| are entitled to)? (?:get|receive|deduct|keep|take off|withhold|pay)|we(?:'ll| will)? (?:pay|owe|credit|deduct|take off|forfeit)|comes? off)\b/i,
      /\b(?:for|per) (?:each|every|any|day|week|hour|month)\b|\ba (?:day|week)(?= ?(?:[.,!]|$|late|of))/i,
    ],
    none: [open, /\b(?:parking|late fees?|your (?:payment|invoice|flight|train)|library|books?)\b/i],
  },
  // How far a price may move while the contract runs.
  {
    all: [
      /\b(?:we|we'll|i|i'll|our (?:company|side))\b/i,
      /\b(?:cap|limit|hold|keep|freeze|fix|peg)(?:s|ped|ed)? (?:our |your |the |all |any |annual |yearly |future |price |rate ){0,4}(?:increases?|rises?|uplifts?|prices?|rates?|fees?|pricing)\b/i,
      /\b(?:for|during|throughout|over) the (?:whole |entire |full |rest of the )?(?:life|lifetime|term|duration|length|run) of (?:the|your|this|our) (?:[a-z]{3,12} )?(?:contract|agreement|subscription|lease|deal|partnership)\b/i,
    ],
    none: [open],
  },
  // What the firm's own work breaks, paid for to the last cent.
  {
    all: [
      /\b(?:if|should|whenever|when) (?:our|the|we|one of our|an?) /i,
      /\b(?:breaks?|damages?|causes?|fails?|crash(?:es)?|harms?|destroys?|corrupts?|goes wrong|scratch(?:es)?)\b/i,
      /\b(?:we|our (?:company|firm))(?:'ll| will)? (?:also |then )?(?:bear|pay|cover|carry|foot|meet|settle|stand)s?\b/i,
      /\b(?:every (?:last )?(?:cent|penny|euro|pound|dollar)|the (?:full|whole|entire) (?:cost|bill|sum|amount|damage|loss)|all (?:of )?(?:the )?(?:costs?|damages?|loss(?:es)?|repairs?))\b/i,
    ],
    none: [open],
  },
  // A message that is to be taken as a paper that binds.
  {
    all: [
      /\b(?:take|treat|regard|consider|count|view|read) (?:this|my|our) (?:e-?mail|mail|message|note|letter|reply|text|word)\b/i,
      /\bas (?:an?|our|the|my) (?:legally |fully )?(?:binding|firm|irrevocable|formal|final) (?:[a-z]{4,10} ){0,2}(?:orders?|confirmation|acceptance|offer|commitment|agreement|contract|undertaking|promise)\b/i,
    ],
    none: [open],
  },
  // Bound on both sides, or never to be ended.
  {
    all: [
      /\b(?:contract|agreement|deal|order|(?:fixed |minimum |[a-z]+-year )term|lease)\b/i,
      /\bbinds? (?:us both|both of us|both (?:parties|sides)|you and us|us and you)\b/i,
    ],
    none: [open],
  },
  {
    all: [
      /\b(?:we|i)(?:'d| would|'ll| will)? never (?:terminate|cancel|end|walk away from|leave)\b/i,
      /\b(?:contract|agreement|deal|lease|licen[cs]e|partnership)\b/i,
      /\b(?:in writing|contractually|legally|bound|you have (?:my|our) word|before 20\d\d|promise)\b/i,
    ],
    none: [/\b(?:they|if|unless|ask\w{0,3})\b|\?\W*$/i],
  },
  // What a failure of ours pays to the reader, and how fast the paper says we come.
  {
    all: [
      /\b(?:delays?|lateness|outages?|downtime|defects?) on our (?:side|part|end)\b|\b(?:our|any|every|each) (?:delays?|outages?|hours? of downtime|days? of delay)\b/i,
      /\b(?:(?:payable|paid|credited|owed|due) to you|you(?:'ll| will)? (?:receive|get))\b/i,
      /\d ?%|\b(?:per|a|each|every) (?:day|week|hour)\b/i,
    ],
    none: [open],
  },
  {
    all: [
      /\b(?:\d{1,2}|one|two|four|six|eight|half)[- ](?:hour|minute)s? (?:response|reply|fix|resolution|turnaround)s?\b/i,
      /\b(?:under|in|by) (?:our|the|your) (?:service|support|maintenance) (?:agreement|contract|level)s?\b/i,
      /\b(?:you|your)\b/i,
    ],
    none: [open],
  },
]);
