import { facets } from '../../search/sentence-facets.ts';

/** What asks, denies, leaves open, or is said of others. */
const leftOpen =
  /\b(?:they|their|he|she|who|whether|if you (?:want|need|like|could)|would you|could you|can you|do you|unless|once|subject to|draft|tender|bids?|need(?:s|ed)?|ask(?:s|ed|ing)?|waiting|await\w{0,3}|no|not|never been|isn't|aren't|can't|cannot|don't|nobody|average|typically|usually|aim|hope|try|insur\w{2,5}|court|mortgage|loan|landlord|suppliers?|competitors?)\b|\?\W*$/i;
/** Also leaves open, but where it says how long a price stands. */
const until = /\buntil\b/i;
const we =
  /\b(?:we|i|i'm|we're|we'll|i'll|our (?:company|firm|side|board|team)|you(?:'ll| will)? (?:get|have|receive|own))\b/i;

/** Bound by the writer's word: what is promised firmly, how long a price stands, and what follows when it is not kept. */
export const boundByWord = facets([
  // A firm promise by its name.
  {
    all: [
      /\b(?:(?:a |our |my |this is a |that's a |that is a )(?:firm|binding|formal|contractual|solemn|legal|iron-?clad|cast-iron|irrevocable) (?:commitment|promise|undertaking|obligation|pledge|assurance)|(?:firmly|formally|contractually|legally|bindingly|irrevocably) (?:commit|promise|undertake|pledge|assure)(?:s|d|ted)?)\b/i,
      we,
      /\b(?:deliver\w{0,3}|code|rights?|prices?|rates?|quality|dates?|deadline|uptime|availability|access|capacity|supply|staff|ownership|licen[cs]es?|data|volumes?|quantit(?:y|ies)|service|completion|handover|exclusiv\w{2,4}|term|discount|payment)\b/i,
    ],
    none: [leftOpen, until],
  },
  // How long a price stands.
  {
    all: [
      /\b(?:we|i|we'll|i'll|our (?:company|firm|side))\b(?:[^.!?]|\.\d){0,24}?\b(?:commit(?:ted)? to|promise|guarantee|agree to|undertake|pledge|bind ourselves|lock(?:ed)? in|are bound|stand by|hold)\b/i,
      /\b(?:fixed|same|unchanged|current|today's|agreed|present|flat|this|these) (?:[a-z]{3,10} )?(?:prices?|rates?|fees?|pricing|tariff)\b/i,
      /\b(?:(?:for|over|during|throughout|across) (?:the |a |your )?(?:(?:full|whole|entire|initial|minimum|first|next) )?(?:(?:\d{1,2}|two|three|four|five|ten|several)[- ](?:years?|months?)(?:[- ]term)?|term|contract|duration|life|lifetime)|until (?:the end of )?20\d\d|(?:to|till) the end of the (?:contract|term|project))\b/i,
    ],
    none: [leftOpen],
  },
  // What is owed when the promise is broken, in any words for money that comes off.
  {
    all: [
      /\b(?:if|should|when(?:ever)?|in case|every|each|any|for each|for every) (?:we|our|i|the (?:line|system|site|service|platform|delivery|shipment|project|work|crew|team|machine)|(?:minute|hour|day|week) (?:of|that|we|late)|delays?|outages?|breach)\b/i,
      /\b(?:late|delay(?:s|ed)?|miss(?:es)?|fails?|down(?:time)?|slips?|overruns?|breach(?:es)?|stops?|falls? (?:short|below)|drops? below|behind|out of service|off the air|doesn't (?:arrive|hold|work)|(?:not|n't) (?:be )?(?:done|ready|delivered|finish(?:ed)?|arrive|hold))\b/i,
      /\b(?:\d{1,3} ?% (?:off|less|of (?:the|your) (?:fee|price|order|invoice|bill|rate|month))|(?:the|that|your) (?:(?:last|next|whole|first) )?(?:month|week|day|order|job|invoice|work)(?: of [a-z]{3,10})? (?:is|comes|goes) (?:free|on us|for nothing)|free of charge|you(?:'ll| will)? (?:pay|owe) (?:us )?(?:nothing|half|less)|we(?:'ll| will)? (?:waive|forfeit|write off)|comes? off (?:the|your) (?:bill|invoice|fee|price)|your (?:penalty|compensation))\b/i,
      /\b(?:we|our|us|you|your)\b/i,
    ],
    none: [
      /\b(?:they|their|whether|would you|could you|can you|do you|until|landlord|bus|train|flight|parking|library|invoices? (?:is|are) (?:paid )?late|if you(?:r| are| pay| miss)?|insur\w{2,5}|not bill|competitors?)\b|\?\W*$/i,
    ],
  },
  // Who stands in for another's money.
  {
    all: [
      /\b(?:(?:stands?|standing|act|go) (?:surety|guarantor|bail) for|(?:personally|jointly) (?:guarantees?|liable|stand)|(?:we|i|my (?:firm|company)|our (?:firm|company)|the (?:parent|group)) (?:will )?(?:underwrites?|guarantees?) (?:the|your|every|any|all) (?:[a-z]{3,12} )?(?:payments?|debts?|losses|loan|rent|advance|deposit|obligations?))\b/i,
      /\b(?:you|your|every|any|all|the)\b/i,
    ],
    none: [leftOpen, until],
  },
  // A contract changed by the message.
  {
    all: [
      /\b(?:this|my|our) (?:message|e-?mail|mail|note|letter|reply|confirmation) (?:hereby |herewith |thereby )?(?:amends?|changes?|replaces?|extends?|terminates?|renews?|supersedes?|prolongs?|cancels?)\b/i,
      /\b(?:clauses?|section|article|paragraph|contract|agreement|terms|annex|lease|licen[cs]e|notice period)\b/i,
    ],
    none: [/\b(?:not|nothing|never|n't|whether|if)\b|\?\W*$/i],
  },
  // Whatever it costs then: "if it is not there by Friday we'll pay for the replacement".
  {
    all: [
      /\b(?:if|should)\b[^.!?]{0,40}\b(?:isn't|is not|aren't|doesn't|does not|don't|not|late|fails?|miss(?:es)?|breaks?|lost|damaged?|hurt)\b/i,
      /\bwe(?:'ll| will| shall)(?: [a-z]{3,10})? (?:pay for|cover|bear|reimburse|compensate|make good|foot|stand)\b/i,
      /\b(?:replacement|repairs?|costs?|damages?|loss(?:es)?|difference|hotel|taxi|bill|expenses?|full (?:amount|value)|new one|whatever)\b/i,
    ],
    none: [
      /\b(?:they|their|insur\w{2,5}|landlord|council|under (?:the|your|our) (?:policy|warranty|cover)|for (?:lunch|drinks|dinner))\b|\?\W*$/i,
    ],
  },
  // "We'll have it fixed within four hours, every time."
  {
    all: [
      we,
      /\b(?:fix(?:ed)?|answer(?:ed)?|repl(?:y|ied)|respond(?:ed)?|repair(?:ed)?|restored?|deliver(?:ed)?|on site|back (?:up|online)|resolved?|call you back|replaced?|with you)\b/i,
      /\b(?:within|in (?:under|less than|at most)|inside|no later than) (?:[a-z0-9-]{1,10} ){1,2}(?:minutes|hours?|days?)\b/i,
      /\b(?:(?:every (?:single )?|each (?:and every )?)time|without (?:fail|exception)|no matter (?:what|when)|whatever happens|day or night|at any hour|round the clock)\b/i,
    ],
    none: [leftOpen],
  },
  // Kept for the reader: "the flat is yours, we will not let it to anybody else".
  {
    all: [
      /\b(?:we|i)(?:'ll| will)? (?:not|never)\b|\b(?:we|i) won't\b/i,
      /\b(?:let|sell|offer|rent|lease|hire|negotiate|supply|license|pitch)\b/i,
      /\bto (?:anybody|anyone|any|nobody|another|other)\b/i,
    ],
    none: [
      /\b(?:data|details|address(?:es)?|information|numbers?|lists?|until|if|unless|they|alcohol|under|minors|children)\b|\?\W*$/i,
    ],
  },
  // "You will get the job, I can confirm that now."
  {
    all: [
      /\byou(?:'ll| will) (?:get|be given|be offered) (?:the|this) (?:job|role|position|post|flat|house|contract|order|deal|tenancy|loan|mortgage|visa|grant)\b/i,
      /\b(?:(?:i|we) (?:can |hereby |do )?(?:confirm|promise|assure)|confirmed|promised?|definitely|certainly|for (?:certain|sure)|(?:my|our) word)\b/i,
    ],
    none: [/\b(?:if|unless|once|whether|not)\b|\?\W*$/i],
  },
  // "The surgeon will call you within the hour, you can rely on it."
  {
    all: [
      /\byou (?:can|may) (?:rely|count|depend|bank) on (?:it|that|this)\b|\byou have (?:my|our) word\b/i,
      /\b(?:will|'ll|is|are|be)\b/i,
      /\b(?:within|by|before|inside|no later than) (?:[a-z0-9-]{1,10} ){0,2}(?:minutes|hours?|days?|weeks?|months?|monday|tuesday|wednesday|thursday|friday|noon|easter|christmas|tomorrow|tonight)\b/i,
    ],
    none: [/\b(?:if|unless|they|whether)\b|\?\W*$/i],
  },
  // "We undertake to finish by Easter or pay you 500 pounds a week."
  {
    all: [
      /\b(?:we|i)(?:'ll| will)? (?:undertake|commit|agree|promise|pledge|finish|deliver|complete|bind ourselves)\b/i,
      /\bor (?:(?:we|i)(?:'ll| will)? |else )?(?:pay|owe|refund|compensate)(?: you)?\b/i,
      /[$\u20ac\u00a3]\d|\b(?:\d{1,6} ?(?:%|percent|pounds|euros|dollars)|full (?:amount|price)|damages|penalty|per day|a (?:day|week)|fine|costs?)\b/i,
    ],
    none: [/\b(?:you (?:must|have to|need to)|they|whether)\b|\?\W*$/i],
  },
  // "Whatever your lawyers find, we are happy to sign your version without changes."
  {
    all: [
      /\b(?:we|i)(?:'re| are|'ll| will|'m| am)\b/i,
      /\b(?:sign|accept|agree to)\b/i,
      /\b(?:your|any|every) (?:version|draft|form|template|terms|paper|contract|agreement|clause|wording|changes?)\b/i,
      /\b(?:without (?:any )?(?:changes|amendments|edits|reading|review)|as (?:it is|they are|they stand|it stands)|whatever|unchanged|blind|no matter)\b/i,
    ],
    none: [/\b(?:not|n't|cannot|whether|if)\b|\?\W*$/i],
  },
  // "Consider the clause about exclusivity struck out."
  {
    all: [
      /\b(?:clauses?|sections?|articles?|paragraphs?|provisions?|penalt(?:y|ies)|minimum term|notice period|lock-?in|exclusivity|auto-?renewal|cap|non-?compete)\b/i,
      /\b(?:consider|treat|regard|count|take(?=[^.!?]{1,24}\bas\b))\b[^.!?]{0,40}\b(?:struck(?: out)?|deleted|removed|waived|gone|void|dropped|cancelled|lifted|off|agreed|accepted|done)\b|\b(?:we|i)(?:'ll| will|'ve| have)? (?:hereby |gladly |happily )?(?:strike|struck|delete[d]?|waive[d]?|drop(?:ped)?|lift(?:ed)?|take out|took out) (?:the|that|this|your|any)\b/i,
    ],
    none: [
      /\b(?:they|their|would you|could you|can you|whether|if you|court|judge|vote|parliament|council|draft|not|n't|never)\b|\?\W*$/i,
    ],
  },
  // "We will keep you harmless from all claims of your customers."
  {
    all: [
      /\b(?:we|i|our (?:company|firm|side)|[A-Z][a-z]{2,15})(?:'ll| will| shall| would|'d| agree to| undertake to)? ?(?:always |fully )?(?:keep|hold|save|see) (?:you|your (?:company|firm|team|business))(?: (?:fully|entirely|and your [a-z]{3,12}))? (?:harmless|blameless|free (?:from|of) (?:any|all) (?:claims?|liabilit(?:y|ies)|loss(?:es)?)|safe from (?:any|all) (?:claims?|liabilit(?:y|ies)))\b/i,
    ],
    none: [/\b(?:not|n't|never|whether)\b|\?\W*$/i],
  },
]);
