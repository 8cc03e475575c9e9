import { facets } from '../../search/sentence-facets.ts';

const we =
  "(?:we|we'll|we'd|we've|we're|i|i'll|i'd|i've|i'm|our (?:company|firm|board|side|organi[sz]ation|management|house|studio|group)|my (?:company|firm)|the (?:company|firm))";
/** What asks, denies, leaves open, or is said of others. */
const open =
  /\b(?:they|they're|he|she|would you|could you|can you|do you|did you|shall we|subject to|draft|tender|bids?|propos(?:e|es|ed|al|als)|hop(?:e|es|ing)|try|trying|aim|plan(?:s|ning)? to|would like|not (?:yet|sure|able|promise|guarantee|commit|bound|binding|tied|liable|answerable)|nothing|nobody|cannot (?:promise|guarantee|commit|say)|(?<!you )asks?(?! for)|asked|asking|we (?:got|have got|received|need) an?|(?:lawyers?|auditors?|accountants?) (?:says?|said)|wonder\w{0,3}|average|typically|usually|webinar|article|blog|secrecy|by law|the law|laws|regulations?|ethics|code of conduct|oath|novel|story|game|movie|film|last (?:year|month|week|quarter))\b|\?\W*$/i;
/** Not the reader's money and not the firm's: tickets, lunches, the household. */
const everyday =
  /\b(?:lunch|dinner|drinks?|coffee|taxi|parking|cinema|zoo|museum|picnic|cake|birthday|swimming|bus|trains?|flights?|library|deposit)\b/i;

/** Sentences whose very words bind, whatever it is to; and what is paid, licensed or refrained from without any condition. */
export const tiedOutright = facets([
  // Words that bind by themselves.
  {
    all: [
      new RegExp(
        `\\b${we}(?: (?:hereby|herewith|also|therefore|fully|both|all))? (?:bind(?:s)? (?:ourselves|myself|itself)|(?:are|am|is|remain|stay|feel) (?:hereby |fully |firmly |also )?(?:contractually|legally|formally) (?:tied|bound|committed|obliged|obligated|engaged)|(?:tie|commit|pledge)s? (?:ourselves|myself|itself) (?:legally|contractually|formally|in writing|for|until|to (?:deliver|buy|pay|supply|keep|provid))|(?:legally|contractually) (?:owe|commit|undertake|guarantee|promise)s?)\\b|\\byou (?:can|may|could|are free to|are entitled to) (?:always )?hold (?:us|the company|our firm) to (?!account|ransom)|\\b(?:an?|our|my) (?:firm|formal|binding|written|legal|contractual|irrevocable|standing) (?:commitment|undertaking|obligation|yes|acceptance|consent|agreement|pledge)\\b(?! (?:to (?:quality|safety|equality|diversity|customers?)|form|letter))`,
        'i',
      ),
      /\b(?:you|your|yours|to (?:the|this|that|these)|contract|terms|invoice|project|price|order|delivery|merger|sale|offer|that)\b/i,
    ],
    none: [
      open,
      /\b(?:until we have|once|need(?:s|ed)?|await\w{0,3}|wait(?:ing)?|send us|please|require\w{0,2}|if|whether|get|without|requests?)\b/i,
    ],
  },
  {
    all: [
      /\b(?:consider|treat|take|count|regard|see) (?:this|it|my|the above|these lines)\b[^.!?]{0,20}? ?\b(?:the|your|our|a|as) (?:a |your |our |the )?(?:signed |formal |binding |valid |official ){0,4}(?:lease|contract|agreement|acceptance|signature|undertaking|notice of acceptance|tenancy|order confirmation|employment contract|licen[cs]e|confirmation of (?:sale|contract))\b/i,
    ],
    none: [open, /\b(?:not|n't|until|draft|template|example|sample|first|final version)\b/i],
  },
  {
    all: [
      /\b(?:both of us|both (?:parties|sides|companies|firms)|you and (?:we|i)|we both|each of us|neither of us|either of us|the two of us)\b/i,
      /\b(?:tied|bound|committed|obliged|held|locked|chained) (?:to|by|in|into)\b|\bmay (?:leave|withdraw|cancel|terminate)\b/i,
      /\b(?:terms|contract|agreement|deal|price|conditions|numbers|figures|schedule|arrangement)\b/i,
      /\b(?:until|till|for|from (?:now|today)|whatever|through)\b/i,
    ],
    none: [open],
  },
  {
    all: [
      new RegExp(`\\b${we}\\b`, 'i'),
      /\b(?:vouch(?:es)?|answerable|liable|accountable|answers?|stands? (?:in|surety|good|security)|stands? behind|responsible) (?:for|behind|every|any|each|all|to you)\b/i,
      /\b(?:every|any|all|each|whatever|anything|everything)\b/i,
      /\b(?:statements?|errors?|mistakes?|omissions?|loss(?:es)?|damages?|debts?|claims?|defects?|figures|costs?|euros?|pounds?|dollars?|cent|penny|delays?|faults?|failures?)\b/i,
    ],
    none: [open, /\b(?:if you|not|n't|never|questions?|products?|sorry|apolog\w{2,4})\b/i],
  },
  {
    all: [
      /\b(?:promises?|promised|accepts?|agrees?|undertakes?|commits?|confirms?|guarantees?|say yes|consents?)\b/i,
      /\b(?:on behalf of|in the name of|for and on behalf of|authori[sz]ed by|speaking for|as (?:the )?(?:director|owner|ceo|managing director|chair(?:man|woman)?|partner|manager) (?:of|i|here))\b/i,
      /\b(?:you (?:will|may|can|shall|are|get)|your|contract|terms|deal|paid|price|offer|liability|delivery)\b/i,
      /\b(?:will be paid|be paid|end|terminate|leave|no(?: later)? |terms|contract|agreement|price|offer|liab\w{3,6}|deliver\w{0,3}|renew\w{0,3}|penalt\w{1,3}|merger|sale|bid|licen[cs]e)\b/i,
    ],
    none: [
      open,
      /\b(?:receipt|attend\w{0,5}|invitation|meeting|appointment|if|whether|prize|award|condolences|thanks?)\b/i,
    ],
  },
  // Paid without any condition, and by the firm's own pocket.
  {
    all: [
      new RegExp(
        `\\b(?:${we}(?: (?:shall|will|hereby|also|still|always))? (?:pay|owe|cover|settle|carry|bear|meet)s?|you(?:'ll| will| shall)? (?:still |also |always )?(?:get|receive|be paid|are paid|keep|earn))\\b`,
        'i',
      ),
      /\b(?:(?:full )?fees?|rent|salary|wages?|invoices?|retainer|commission|instal?lments?|pay|paid|remuneration|amount|costs?|half)\b/i,
      /\b(?:even (?:when|if|though)|with or without|whether or not|regardless|no matter|come what may|whatever (?:happens|the)|irrespective|until the (?:last|end)|in (?:any|every) case|either way)\b/i,
      /\b(?:cancel\w{0,6}|client|customers?|sales?|tenants?|project|show|weather|contract|terminat\w{2,4}|insolven\w{2,3}|bankrupt\w{0,4}|last day|20[2-9]\d|outcome|result|delay\w{0,2}|fails?|used?|works?)\b/i,
    ],
    none: [open, everyday, /\b(?:holiday pay|sick pay|insur\w{2,5}|pension|pupils?|slip|payslip|app\b|by post)\b/i],
  },
  {
    all: [
      new RegExp(`\\b(?:${we}|us|our own)\\b`, 'i'),
      /\b(?:(?:from|out of) our own (?:pocket|funds|account|money|purse)|our own (?:funds|money|assets)|(?:send|forward|pass|hand) (?:the |any |every |all )?(?:[a-z]{3,8} )?(?:fines?|bills?|claims?|invoices?|letters?|writs?|demands?) (?:straight |directly |right |on |over ){0,4}to us|in your (?:place|stead)|into your shoes|at our (?:own )?(?:risk|expense|cost)|make(?:s)? good whatever|makes? (?:it|them|you) (?:good|whole))\b/i,
      /\b(?:lawsuits?|fines?d?|sued?|claims?|authorit(?:y|ies)|damages?|loss(?:es)?|los(?:e|t)|missing|stolen|breaks?|broken|court|penalt(?:y|ies)|regulators?|inspectors?|leaks?|guests?|third part(?:y|ies)|infring\w{2,6}|accidents?|injur\w{2,4})\b/i,
    ],
    none: [open, everyday, /\b(?:claims? form|expense|your (?:claim|policy)|insured by you)\b/i],
  },
  // What is paid for a failure, per piece of it.
  {
    all: [
      /\b(?:each|every|any|per|for (?:a|an|each|every|any)) (?:single |further |full |started |missed |late |failed |lost |broken |delayed ){0,4}(?:hour|day|week|minute|pickup|delivery|visit|shift|shipment|pallet|order|call|ticket|incident|outage|failure|breach|deadline|collection|item|parcel)\b|\bafter a (?:failure|crash|breakdown|outage)\b/i,
      /\b(?:missed|late|offline|down|failed|lost|broken|delayed|delay|outage|failure|breach|of (?:delay|downtime)|unanswered|not (?:met|kept|answered)|damaged|no-?show|crash)\b/i,
      /\b(?:(?:is|are|gets?|will be) (?:deducted|taken off|knocked off|credited|paid|refunded|subtracted)|(?:fees?|money|rent|price) back|or we (?:refund|credit|pay|waive)|we (?:will |shall )?(?:refund|credit|pay|owe|deduct)|we'll (?:refund|credit|pay|owe|deduct)|you (?:pay|owe) (?:us )?(?:less|nothing)|costs us|comes off)\b/i,
      /\b(?:you|your|us|we|our)\b/i,
    ],
    none: [
      open,
      everyday,
      /\b(?:late fees?|your (?:late|payment)|pupils?|you (?:miss|missed|are late)|your deposit|charge you)\b/i,
    ],
  },
  // What the firm will refrain from for the reader's sake.
  {
    all: [
      new RegExp(
        `\\b${we} (?:hereby |also )?(?:(?:will|shall|do|may) (?:not|never)|won't|never|agree (?:not|never) to|(?:promise|undertake|commit|pledge|vow)s? (?:not|never) to|refrain from)\\b`,
        'i',
      ),
      /\b(?:open(?:ing)?|start(?:ing)?|set(?:ting)? up|sell(?:ing)?|launch(?:ing)?|hir(?:e|ing)|recruit(?:ing)?|work(?:ing)?|approach(?:ing)?|solicit(?:ing)?|poach(?:ing)?|trad(?:e|ing)|deal(?:ing)?|supply(?:ing)?|compet(?:e|ing)|do(?:ing)? business|bid(?:ding)?|undercut(?:ting)?|rent(?:ing)?|let(?:ting)?|licen[cs](?:e|ing)|register(?:ing)?)\b/i,
      /\b(?:within (?:\d{1,3}|one|two|three|five|ten|twenty|fifty) (?:miles|kilomet(?:re|er)s|km|blocks|streets|minutes) of you|of yours\b|your (?:[a-z]{3,12} )?(?:clients?|customers|staff|employees|rivals?|suppliers?|territory|patch|brand|competitors?|engineers|chefs?|developers)(?!['\w])|against you|in competition|to anyone else in your|your name as)/i,
    ],
    none: [
      open,
      /\b(?:without (?:your|a)|spam|unless|personal data|sell your data|share your|e-?mail your|contact your|call your|let your [a-z]{4,12} (?:know|wait|down|hear|see|pay|stand)|if you)\b/i,
    ],
  },
  // Licences without bounds, and rights renounced.
  {
    all: [
      /\b(?:you (?:may|can|are (?:free|allowed|entitled|permitted) to|have the right to|get|shall)|licen[cs]es?|right to use)\b/i,
      /\b(?:re-?sell|sub-?licen[cs]e|re-?brand|white-?label|redistribute|modify|reproduce|adapt|translate|publish|copy|licen[cs]e|commercial use|exploit|film rights)\b/i,
      /\b(?:under your own (?:name|brand|label)|(?:in|across) all (?:of |your )?[a-z]{4,12}|world-?wide|anywhere in the world|never expires?|forever|for ever|for good|in perpetuity|without (?:asking|any limit|limit|time limit|royalt(?:y|ies)|paying|restriction|further)|royalty-?free|(?:all|any) (?:your )?(?:offices|countries|territories|languages|subsidiaries|media)|as (?:many|much|often|long) as you (?:like|want|wish|need|please|care|choose|see fit|can))\b/i,
      /\b(?:our|we|us|this|these|the (?:photos?|texts?|music|code|designs?|course|material))\b/i,
    ],
    none: [
      open,
      /\b(?:creative commons|open[- ]source|mit licen[cs]e|driv(?:er|ing)|apache|gpl|public domain|stock photos?|font)\b/i,
    ],
  },
  {
    all: [
      new RegExp(`\\b${we}\\b`, 'i'),
      /\b(?:renounc(?:e|es|ed)|relinquish(?:es|ed)?|disclaims?|forgo|forgoes|surrenders?|claims? no|assert no|retains? no|keeps? no|waives?|give up|gives up|sign(?:s)? over|hands? over|make(?:s)? over|cede(?:s)?)\b/i,
      /\b(?:ownership|rights?|title|copyright|intellectual property|patents?|trademarks?|royalt(?:y|ies)|domain|shares|interest in)\b/i,
      /\b(?:you(?:r|rs)?|recipes?|designs?|work|code|inventions?|results|product|name|brand)\b/i,
    ],
    none: [open, /\b(?:if|human rights|seat|turn|keys|insurance|bragging|right away|right now|all right)\b/i],
  },
  // Bought back or taken over at a price.
  {
    all: [
      new RegExp(`\\b${we}\\b`, 'i'),
      /\b(?:off your hands|buy (?:it|them|you|the [a-z]{3,10}) (?:back|out)|take (?:over|back) (?:your|the|all)|take (?:them|it) back)\b/i,
      /\b(?:(?:for|at) (?:[£€$] ?)?\d[\d.,]{2,9}|at the (?:end|price|same price|purchase price|agreed price)|fixed price|guaranteed price|in \d years|if the (?:contract|outsourcing|project|deal) ends|no questions asked)\b/i,
      /\b(?:will|'ll|shall|promise|commit|agree|undertake|guarantee)\w{0,2}\b|\bwe'll\b/i,
    ],
    none: [open, everyday],
  },
  // A paper altered by the message.
  {
    all: [
      /\b(?:non-?compete|non-?solicit|notice(?: period)?|lease|contract|agreement|minimum term|term|warranty|payment terms?|exclusivity|clause \d{1,3}|probation|retention|lock-?in)\b/i,
      /\b(?:lasts? only|(?:is|are) (?:hereby |now |from now on )?(?:only|shortened|reduced|cut|lowered|extended|lengthened|changed|amended|set|down) ?(?:to|by|from)?|(?:only )?runs? (?:only |just )?(?:for|until)|now (?:ends|runs|lasts)|ends (?:already|early)|becomes)\b/i,
      /\b(?:(?:\d{1,3}|one|two|three|four|six|nine|twelve|thirty|sixty|ninety) (?:days?|weeks?|months?|years?)|20[2-9]\d|january|march|april|june|july|august|september|october|november|december)\b/i,
      /\b(?:as agreed (?:in|by|here|on) (?:this|our|the) (?:chat|e-?mail|mail|call|message|thread)|by this (?:e-?mail|mail|message)|with this (?:e-?mail|mail|message)|hereby|herewith|with immediate effect|from now on|we (?:hereby )?(?:agree|accept|confirm|grant)|i (?:hereby )?(?:agree|accept|confirm|grant)|you have (?:my|our) word|no (?:signature|paperwork|addendum) (?:needed|required))\b/i,
    ],
    none: [open, /\b(?:if|once|whether|until we|they|law|attached|enclosed|sign(?:ed)? (?:the )?(?:copy|addendum))\b/i],
  },
]);
