import { facets } from '../../search/sentence-facets.ts';

const we =
  "(?:we|we'll|we'd|we've|we're|i|i'll|i'd|i've|our (?:company|firm|board|side|organi[sz]ation|management|house|group)|my (?:company|firm)|the company)";
/** What asks, denies, leaves open, or is said of others. */
const open =
  /\b(?:they|they're|he|she|would you|could you|can you|do you|did you|shall we|whether|subject to|draft(?! is)|tender|bids?|propos(?:e|es|ed|al|als)|hop(?:e|es|ing)|try|trying|aim|plan(?:s|ning)? to|would like|(?:can|do|does|will)(?: not|n't) (?:admit|accept|acknowledge|promise|guarantee|commit)|cannot|never admit|without (?:admitting|admission)|no admission|(?<!you )asks?|asked|asking|wonder\w{0,3}|typically|usually|webinar|article|blog|by law|the law|court (?:found|held|ruled)|insurers?|novel|story|game|movie|film)\b|\?\W*$/i;
const lasting =
  /\b(?:(?:until|till|through|before) (?:the end of )?20[2-9]\d|until (?:the|your|our) (?:contract|agreement|lease|project|term) (?:ends|runs out|expires|is over)|(?:for )?as long as (?:we|you|the)|for (?:the (?:next|whole|entire|full) )?(?:\d{1,2}|two|three|four|five|ten) years|for (?:life|ever|good)|forever|permanently|no matter what|whatever happens|for the (?:whole|entire|full) (?:contract|term|agreement|lease))\b/i;
/** What guests and passengers lose. */
const everydayLoss = /\b(?:library|lunch|train|bus|museum|children|game|round|prize)\b/i;

/** Debts and liability admitted, consent given, money owed in any event, and duties that outlast whatever comes. */
export const owedAndAdmitted = facets([
  // Liability and debts admitted.
  {
    all: [
      new RegExp(
        `\\b${we}(?: (?:hereby|fully|formally|also|do|freely|openly|unreservedly|agree|must|have to|and)){0,4}?[^.!?]{0,60}?\\b(?:admit|acknowledge|accept|concede|recogni[sz]e|own up to|take)s?\\b`,
        'i',
      ),
      /\b(?:(?:our|the|full|all|legal|sole) (?:legal )?(?:liability|negligence|debt|breach of contract|fault in law|indebtedness)|your (?:[a-z]{3,12} )?claim (?:in full|for|as|of|without)|breach of (?:the|our|your) (?:contract|agreement))\b/i,
      /\b(?:you(?:r)?|for the|in full|of [£€$]?\d|accident|crash|damage|loss|delay|outage|injur\w{1,4})\b/i,
    ],
    none: [open, /\b(?:not|n't|never|no)\b(?! (?:question|doubt|reservation|at fault))/i],
  },
  {
    all: [
      /\b(?:compensation|damages|settlement|redress|reparation|indemnity|goodwill payment)\b/i,
      new RegExp(
        `\\b${we}(?: (?:will|shall|hereby|now|also|therefore|are going to|fully)){0,4} (?:owe|pay|transfer|send|wire|settle|remit|give)s?\\b`,
        'i',
      ),
      /(?:[£€$]\s?\d|\b\d[\d.,]{0,9} ?(?:pounds?|euros?|dollars?|francs|eur|gbp|usd|chf)\b|\bin full\b)/i,
      /\byou(?:r)?\b/i,
    ],
    none: [open, /\b(?:if|once|salary|workers?|was|were)\b/i],
  },
  // Costs and risk taken by the firm.
  {
    all: [
      new RegExp(
        `\\b${we}(?: (?:will|shall|hereby|also|always|fully|gladly)){0,4} (?:bear|carry|take(?: on)?|shoulder|assume|absorb|cover|run|stand)s?\\b`,
        'i',
      ),
      /\b(?:the )?(?:full |whole |entire |legal |financial |commercial |business |all the |all |any ){0,4}(?:risks?|burden|consequences|costs? of (?:any|all|every|each|a|the) (?:[a-z]{3,12} )?(?:recalls?|lawsuits?|claims?|disputes?|removals?|clean-?up|re-?work|failures?|replacements?|proceedings|delays?|defects?))\b/i,
      /\b(?:any|all|every|legal|full|whole|whatever|you|your|entire|nothing|trial)\b/i,
    ],
    none: [
      open,
      /\b(?:take (?:a|no|that|this) risks?|risk of (?:rain|snow|frost|injury)|run the risk|risk of unsold|umbrella|climb\w{0,3}|health|not|n't|bear in mind)\b/i,
    ],
  },
  {
    all: [
      new RegExp(`\\b${we}\\b`, 'i'),
      /\b(?:stand trial|go to court|appear in court|take the blame|answer in court|face (?:the )?(?:court|lawsuit|regulator|judge)|take over (?:the|any|every) (?:lawsuit|case|proceedings))\b/i,
      /\b(?:instead of you|for you|in your (?:place|stead|name)|on your behalf|so (?:that )?you)\b/i,
    ],
    none: [open],
  },
  {
    all: [
      /\b(?:goods|belongings|equipment|stock|pallets?|machines?|artworks?|paintings?|vehicles?|cars?|data|items?|cargo|property|parcels?|furniture)\b/i,
      /\b(?:anything happens|(?:goes|go|is|are|gets?|get) (?:missing|lost|stolen|damaged|destroyed|broken|wrong|astray))\b/i,
      new RegExp(
        `\\b${we}(?: (?:will|shall|also|then))? (?:pay|replace|reimburse|compensate|owe|refund|make)s?\\b`,
        'i',
      ),
      /\b(?:full (?:worth|value|price|amount|cost)|whole (?:worth|value)|every (?:penny|cent|item|one)|new for old|market value|at (?:once|our)|in full|good)\b/i,
    ],
    none: [open, /\b(?:locker|cloakroom)\b/i],
  },
  // Consent that a contract asks for.
  {
    all: [
      new RegExp(
        `\\b${we}\\b[^.!?]{0,40}?\\b(?:consent|permission|approval|authori[sz]ation|authori[sz]e|go-ahead|leave|permit|agree|waive)s?\\b`,
        'i',
      ),
      /\b(?:assign|sub-?let|sub-?lease|transfer|take over|merge|sub-?contract|pledge|mortgage|encumber|novate|sell on)(?:ing)?\b/i,
      /\b(?:lease|tenancy|contract|agreement|shares|licen[cs]e|rights?|loan|policy|flat|premises|land|mandate)\b/i,
      /\b(?:give|grant|hereby|herewith|you|your|irrevocabl[ey]|as (?:managing )?(?:director|partner|owner|landlord))\b/i,
    ],
    none: [open, /\b(?:need|needs|without|ask|once|if|not|n't|your (?:written )?(?:consent|permission|approval))\b/i],
  },
  {
    all: [
      /\b(?:penalty|indemnity|liability|exclusivity|termination|non-?compete|warranty|audit|ip|step-in|payment|price|jurisdiction) (?:clause|cap|section|wording|terms?|provision)\b|\b(?:clause|section|article) \d{1,3}/i,
      /\b(?:(?:is|are) (?:fully |completely |perfectly |all )?(?:fine|acceptable|agreed|accepted|ok(?:ay)?|approved) (?:with|to|by|for) us|we (?:are|'re) (?:fine|happy|in agreement) with|we'(?:re) (?:fine|happy) with|we have no objections? to|you have our agreement)\b/i,
      /\b(?:confirm|as (?:it|drafted|written|they)|your|you)\b/i,
    ],
    none: [/\b(?:if|once|not|n't|until|except|but|provided|whether|ask|unless|subject to)\b|\?\W*$/i],
  },
  // Money that is the reader's in any event.
  {
    all: [
      /\b(?:bonus(?:es)?|pay-?out|severance|commission|salary|retainer|fees?|pension|allowance|settlement|prize money|advance|grant|months?' (?:salary|pay|rent))\b/i,
      /\b(?:is yours|are yours|(?:will|shall) be paid|(?:is|are) (?:guaranteed|owed|due|payable|safe)|we (?:will |shall |'ll )?(?:pay|owe|provide|guarantee|give)|we'll (?:pay|provide|give)|you (?:will |shall |'ll )?(?:get|receive|keep|be paid)|(?:still )?pays you)\b/i,
      /\b(?:regardless|whatever|no matter|irrespective|even if|come what may|in any (?:case|event)|if (?:we|the company|our company|your visa|the project|the contract|the deal|the role)|whether or not|unconditionally)\b/i,
      /\b(?:results?|performance|end|ends|terminate[sd]?|cancel\w{0,4}|let you go|dismiss|leave|refused|profit|revenue|outcome|fails?|happens|sold|sell|close[sd]?|market|year end)\b/i,
    ],
    none: [
      open,
      /\b(?:the state|government|statutory|tax|scholarship|insurance|courses?|tickets?|bookings?|tour|event)\b/i,
    ],
  },
  // Sold, rolled over or final by the message.
  {
    all: [
      /\b(?:is|are) (?:hereby |herewith |now )?(?:sold|yours|let|leased|transferred|assigned|rented) (?:to you )?(?:for|at|from)\b/i,
      /(?:[£€$]\s?\d|\b\d[\d.,]{2,10}\b)/i,
      /\b(?:no(?:t)? (?:entertain |accept |consider |take )?(?:any )?(?:other|further|more) (?:buyers?|offers?|bidders?|tenants?|viewings?)|off the market|(?:my|our) word|hereby|cannot be (?:undone|withdrawn)|whoever else|no one else|nobody else|irrevocabl[ey]|binding|with this (?:e-?mail|message))\b/i,
    ],
    none: [open],
  },
  {
    all: [
      /\b(?:contract|agreement|lease|subscription|licen[cs]e|mandate|tenancy|order|framework|purchase|sale|extension)\b/i,
      /\b(?:on (?:the strength of )?this (?:e-?mail|mail|message|note) alone|(?:this|my) (?:e-?mail|mail|message|word|note|reply) (?:alone )?is (?:enough|sufficient|all (?:it|you))|nothing (?:more|else|further) (?:to sign|needs? (?:to be )?sign\w{0,3})|no (?:further )?signature (?:is )?(?:needed|required)|without (?:any |a )?(?:further )?signatures?)\b/i,
      /\b(?:rolls? over|renew\w{0,3}|extend\w{0,2}|runs?|starts?|stands?|valid|binding|in force|another|continues?|concluded|agreed|effective|takes? effect)\b/i,
    ],
    none: [open, /\b(?:if|not|n't|cannot|until)\b/i],
  },
  {
    all: [
      new RegExp(
        `\\b${we}\\b[^.!?]{0,24}\\b(?:not (?:going to )?|never |n't )(?:alter|change|touch|revise|adjust|revisit|amend|raise|withdraw|reopen|go back on)\\b`,
        'i',
      ),
      /\b(?:(?:a |one )?single (?:figure|number|line|word|clause|cent|item)|quot(?:e|ation)|the (?:price|offer|figures|terms|rate)|this (?:price|offer|quotation|figure)|our (?:offer|terms|price))\b/i,
      /\b(?:once you|after you|whatever|final|no matter|for (?:\d|two|three|the)|until|even if|ever|firm|binding)\b/i,
    ],
    none: [open],
  },
  // Duties that outlast whatever comes.
  {
    all: [
      /\b(?:our|the company's|my) (?:obligation|duty|commitment|promise|undertaking|responsibility|guarantee)s?\b(?! to report)/i,
      /\b(?:stands?|remains?|holds?|continues?|survives?|appl(?:y|ies)|persists?|lasts?)\b/i,
      /\b(?:even (?:in|if|when|after|during|should)|regardless|whatever|no matter|despite|in spite of|beyond|notwithstanding)\b/i,
      /\b(?:strike|flood|war|storm|pandemic|force majeure|deliver\w{0,2}|pay|supply|contract|end(?:s|ed)?|termination|happens|costs?|insolven\w{2,3}|shortage|sale|sold)\b/i,
    ],
    none: [open],
  },
  {
    all: [
      /\b(?:assurance|assure|promise|guarantee|undertake|(?:my|our) word|commit|pledge)\b/i,
      /\b(?:(?:stays?|remains?|kept|keep(?:s|ing)?) (?:[a-z ]{0,24})?(?:open|running|in operation|staffed|in place|in business|going)|(?:not|never) (?:be )?(?:clos(?:e|ed|ing)|shut|mov(?:e|ed)|relocated?|sold|sell|outsourced?|discontinued?|merge[sd]?))\b/i,
      /\b(?:plant|site|factory|office|branch|line|product|department|team|warehouse|school|clinic|shop|store|ward|service|location|api|version|depot)\b/i,
      lasting,
    ],
    none: [open],
  },
  {
    all: [
      /\b(?:maintenance|upkeep|servicing|service|updates?|support|hosting|cleaning|repairs?|inspections?|parts|backups?|training)\b/i,
      /\b(?:included|free|without charge|at no (?:cost|charge)|never (?:bill|charge|invoice)|no charge|on us|covered by us|not (?:bill|charge|invoice))\b/i,
      /\b(?:forever|for (?:life|ever|good)|for the (?:whole |entire |full )?(?:life|lifetime)|permanently|in perpetuity|as long as (?:you|the|we)|until 20[2-9]\d)\b/i,
      new RegExp(`\\b(?:${we}|you|your)\\b`, 'i'),
    ],
    none: [open, /\b(?:open[- ]source|library card|volunteers?)\b/i],
  },
  {
    all: [
      /\b(?:buyer|successor|new owner|acquirer|purchaser|whoever (?:buys|takes over)|next owner)\b/i,
      /\b(?:honou?rs?|takes? over|respects?|keeps?|is bound by|will be bound|continues?|inherits?|stick(?:s)? to)\b/i,
      /\b(?:your|this|our) (?:[a-z]{3,10} )?(?:contract|lease|terms|agreement|price|rate|tenancy|job|warranty)\b/i,
      /\b(?:we|i|guarantee[ds]?|bound|has to|must|assured?|promise|will)\b/i,
    ],
    none: [open, /\b(?:usually|may|might)\b/i],
  },
  {
    all: [
      new RegExp(
        `\\b${we}(?: (?:will|shall|hereby|also|always))? (?:give|grant|allow|offer)s? you\\b|\\byou (?:have|get|will have|will get)\\b`,
        'i',
      ),
      /\b(?:thirty|forty-five|sixty|ninety|\d{2,3}) (?:days|days') (?:to (?:pay|settle)|credit|payment terms?)\b/i,
      /\b(?:every|each|all|any) (?:[a-z]{3,10} )?(?:invoices?|bills?|orders?)\b/i,
      lasting,
    ],
    none: [open],
  },
  {
    all: [
      /\b(?:no more than|at most|never more than|under|less than|within|in) (?:\d{1,3}|one|two|three|four|five|ten|fifteen|twenty|thirty) (?:hours?|minutes?|seconds?|days?)\b/i,
      /\b(?:downtime|outages?|picked up|answered|reply|response|restored|back (?:up|online)|repaired|resolved|delivered|on site|down|unavailable)\b/i,
      /\b(?:or|otherwise|failing that|if not),? (?:[a-z']{2,8} ){0,5}?(?:(?:is|are|gets?) (?:halved|free|waived|cut|on us|refunded|credited|void)|nothing|half)\b/i,
    ],
    none: [open, /\b(?:pizza|lunch|taxi)\b/i],
  },
  // What is waived, paid or given when the firm falls short, and cover, secrecy and notice for a time.
  {
    all: [
      /\b(?:if|should|whenever|when|all|any|every)\b/i,
      /\b(?:we (?:miss|slip|fail|are late|overrun|don't|do not)|(?:the )?(?:system|site|service|line|platform) (?:goes|go|is|be) (?:down|offline)|(?:damage|loss|breakage|harm)s? (?:caused|done|made) by (?:our|us|one of our)|hour lost|hours? of downtime)\b/i,
      /\b(?:(?:instal?lment|fee|invoice|bill|payment|charge|balance) (?:is|will be|gets) (?:waived|cancelled|dropped|halved|forfeited|written off)|(?:will be|is|are) (?:paid for|made good|reimbursed|compensated|replaced|covered)(?: in full| by us)?|free (?:month|week|day|year)s? for (?:every|each))/i,
    ],
    none: [open, everydayLoss],
  },
  {
    all: [
      new RegExp(`\\b${we}(?: hereby| also)? (?:undertake|agree|commit|promise|guarantee|pledge|will|shall)s?\\b`, 'i'),
      /\b(?:confidential|secret|to ourselves|notice (?:before|of|ahead)|(?:\d{1,2}|two|three|six|twelve)[- ]months?'? notice|dedicated|assigned?)\b/i,
      /\b(?:for (?:\d{1,2}|two|three|five|seven|ten) years|any (?:price|rate|fee) (?:change|increase|rise)|(?:full|whole|entire) (?:term|length|duration|life)|raise (?:the|your|our) (?:price|fee|rate)s?)\b/i,
      /\b(?:you|your)\b/i,
    ],
    none: [open, /\b(?:if|diary|surprise)\b/i],
  },
  {
    all: [
      /\b(?:warranty|guarantee|cover)\b/i,
      /\b(?:will run|runs|will last|lasts|shall be|will be|extends|is good|stands)\b/i,
      /\b(?:for|of|to) (?:\d{1,2}|five|six|seven|eight|ten|fifteen|twenty|thirty) (?:full )?years\b/i,
      /\b(?:includes?|covers?|parts|labou?r|in writing|from (?:delivery|handover|installation)|everything|our)\b/i,
    ],
    none: [open, /\b(?:leaflet|manufacturer(?:'s)?|card|expired)\b/i],
  },
  {
    all: [
      /\b(?:this|my|our) (?:e-?mail|mail|message|reply|note|letter) (?:counts|serves|stands|acts|is valid|suffices) as (?:our|my|a|the|an) (?:[a-z]{4,12} )?(?:signature|acceptance|agreement|contract)(?=\s?(?:[.,;!]|$)|\s(?:for|to|and|until)\b)/i,
    ],
    none: [open, /\b(?:invitation|will follow|separate(?:ly)?|not)\b/i],
  },
  {
    all: [/\bconsider (?:it|this|that|the (?:deal|contract|agreement|order)) (?:signed|sealed)\b/i],
    none: [open],
  },
  {
    all: [
      /\bprices? (?:(?:is|are|stays?|will be) )?(?:locked|fixed|frozen|guaranteed) (?:in )?for (?:\d{1,2}|two|three|four|five|ten) (?:yrs?|years)\b/i,
      /\b(?:promised?|guaranteed?|we|you|your|our|yours)\b/i,
    ],
    none: [open, /\b(?:mortgage|tariff|energy|electricity|bond|loan)\b/i],
  },
]);
