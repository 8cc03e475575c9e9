import { facets, part } from '../../search/sentence-facets.ts';

/** Said to the reader, or of how people work. */
const toReader = /\b(?:you|your|yours|you'll|article|book|training|course|customers|clients|guests)\b/i;
/** What agents of a desk tell each other of a case. */
export const deskNotes = facets([
  // "(Staff only: not to be shared with patients)", "Sales notes, internal: ...", "STAFF ONLY - Dana is difficult."
  {
    all: [
      /(?:^|[([*_\n]\s?)\W{0,3}(?:staff|team|employees?|crew|office|reps?|agents?)[- ]only ?(?:[:\u2013\u2014]|-{1,2}) ?[a-z]/i,
    ],
    none: [/\b(?:area|entrance|door|car ?park|meeting|event|lunch|discount|party|page|calendar)\b/i],
  },
  {
    all: [
      /(?:^|[([*_\n]\s?)\W{0,3}(?:sales|account|call|crm|deal|rep|agent|support) notes?,? ?(?:\(?(?:internal|private|confidential|not for (?:the )?(?:client|customer))\)?) ?(?:[:\u2013\u2014]|-{1,2})/i,
    ],
  },
  {
    all: [
      part(
        "(?:don't|do not|never|without) (?:let|letting) (?:her|him|them|the (?:customer|client|guest|caller|tenant|buyer|patient)) (?:know|see|find out|notice|hear)|(?:she|he|they|the (?:customer|client|guest|caller|tenant|buyer|patient)) (?:must not|mustn't|must never|shouldn't|should not|should never|may not|is not to|are not to) (?:know|find out|learn|notice|see|hear|get wind)",
      ),
      part(
        "(?:we|the (?:team|warehouse|store|office|manager|part|stock|engineer)|about (?:the|our)|that (?:it|this)|it(?:'s| is| was))",
      ),
    ],
    none: [/\b(?:surprise|party|birthday|gifts?|presents?|proposal|anniversary|please|your)\b/i],
  },
  // "Macro 14, use only for refunds under $50."
  {
    all: [
      /(?:^|[.!?]\s|\[)\W*(?:(?:use|send|apply) )?(?:macro|canned (?:response|reply)|snippet|saved reply)(?: #?\d{1,4}\b| ?:)/i,
      part(
        'use (?:only|when|this|for|if)|only (?:for|if|when|use)|(?:send|apply) (?:only )?(?:if|when|for)|agents?|refunds?|tickets?|tier \\d',
      ),
    ],
    none: [/\b(?:excel|spreadsheet|vba|lens|photo\w*|word document)\b/i],
  },
  // "He's on our problem customer list, so keep it short."
  {
    all: [
      part("(?:he|she|they)(?:'s|'re| is| are)|this (?:customer|guest|client|one|guy|tenant)(?:'s| is)?"),
      part(
        '(?:on (?:our|the) )(?:[a-z-]{3,12} )?(?:problem|difficult|black|blacklist\\w*|do[- ]not[- ][a-z]{4,7}|watch|churn(?:[- ]risk)?|complainers?|trouble\\w*|fraud|abuse[rs]?)(?:[- ](?:customers?|clients?|guests?|tenants?|accounts?))?[- ]?lists?|(?:a )?(?:serial|repeat|notorious|known) (?:returner|complainer|refunder|moaner|whiner|scammer)',
      ),
    ],
    none: [/\b(?:your (?:list|system|blacklist)|you)\b/i],
  },
  // "Known refund abuser, see previous tickets."
  {
    all: [
      part(
        '(?:known|serial|repeat|habitual|notorious|frequent) (?:refund |discount |chargeback |return |review )?(?:abuser|returner|complainer|scammer|moaner|refunder|fraudster|liar)',
      ),
      part(
        "flagged|see (?:previous|earlier|past|other) (?:tickets|cases|notes|chats)|(?:do not|don't|never) (?:refund|compensate|offer|argue|engage)|careful|by the (?:store|branch|depot|team)|tread|beware",
      ),
    ],
    none: [toReader],
  },
  // "Just tell her it's the courier's fault."
  {
    all: [
      /(?:^|[.!?:;]\s)\W*(?:please |just |simply |pls )?(?:tell|blame it on|say to) (?:her|him|them|the (?:customer|client|guest|caller|tenant|patient|courier|supplier|system))\b/i,
      part(
        "(?:the )?(?:[a-z]{3,12}'s|our supplier's) fault|out of our hands|sold out|lost in (?:the )?(?:post|mail|transit)|(?:the )?(?:systems?|servers?|computers?|phones) (?:is|are|was|were) down|nothing we can do|(?:no )?(?:manager|supervisor) (?:is|was|available|here|in)|we never (?:got|received)|it(?:'s| is| was) (?:against )?(?:company |our )?policy|blame it on",
      ),
    ],
    none: [toReader],
  },
  // "Landlord will take 1,150, but don't say so": a note leaves out the article.
  {
    all: [
      /(?:^|[.!?:;]\s)\W*(?:candidate|landlord|tenant|debtor|guest|client|customer|buyer|seller|prospect|lead|caller|patient|applicant|vendor)(?:'s)? (?:is|was|has|will|would|wants?|needs?|says?|claims?|seems?|sounds?|keeps?|won't|can't|doesn't|pays?|owes?)\b/i,
      part(
        "lying|lies|overqualified|desperate|difficult|cheap|stingy|rude|drunk|annoying|naive|clueless|(?:will|would) (?:take|accept|go (?:down|up|to))|bluffing|stalling|ghost\\w*|pushover|we only|(?:don't|do not) (?:say|tell|mention)|keep pushing|squeeze|for the numbers|(?:doesn't|does not) (?:know|suspect)|time-?waster|blocker|too (?:old|slow|fat|posh)",
      ),
    ],
    none: [toReader],
  },
  {
    all: [
      /(?:^|[.!?]\s|[[(*]\s?)(?:hr|sales|support|finance|legal|management|agents?|recruiters?) only ?[:\u2013\u2014]/i,
    ],
  },
  // "Make sure that the version which goes out to the client does not contain the margin."
  {
    all: [
      part('(?:version|copy|e-?mail|document|file|quote|message|one|proposal|sheet|pdf)'),
      part(
        '(?:goes|going|go|sent|sending|send|shown|shared) (?:out )?(?:to|with) (?:the|this) (?:client|customer|prospect|buyer|lead|tenant|patient)',
      ),
      part("not|n't|doesn't|does not|without|never|remove|hide|delete|strip|take out"),
      part(
        'margins?|mark-?ups?|cost price|internal|(?:our |my |these |the )?(?:notes?|comments?)|floor price|commission|real (?:cost|price)',
      ),
    ],
    none: [/\b(?:your|you)\b|\?\W*$/i],
  },
  // "So that everybody on our side is aware, this customer has been turned down twice."
  {
    all: [
      part(
        '(?:on|for) our (?:side|end)|internally|for our (?:eyes|team)|among(?:st)? ourselves|within the team|everybody in the office',
      ),
      part('(?:this|the) (?:customer|client|guest|tenant|patient|buyer|lead|account|prospect)(?!s)'),
      part(
        "turned down|credit control|owes?|late|refus\\w+|complain\\w*|nobody should|do not|don't|never|difficult|careful|litigious|sued|no credit|bad debt|blacklist\\w*",
      ),
    ],
    none: [toReader],
  },
]);
