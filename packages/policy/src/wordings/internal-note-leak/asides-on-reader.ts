import { facets, part } from '../../search/sentence-facets.ts';

/** Said to the reader, or of the reader's own people. */
const toReader =
  /\byour (?:clients?|customers?|team|staff|guests?|tenants?|patients|buyers?|company|order|account)\b|\byou(?:'re|'ve|'ll)? (?:are|have|can|will|may)\b/i;
const them =
  "(?:he|she|they|him|her|them|(?:the|this) (?:guy|customer|client|prospect|lead|buyer|account|contact|tenant|guest|candidate))(?:'s|'ll|'d)?";

/** Asides on the reader that were meant for colleagues: spoken of as somebody else, in the message to them. */
export const asidesOnReader = facets([
  // "@Jake can you check whether she has budget before I hit send?"
  {
    all: [
      /(?:^|[\s([])@[a-z]{3,20}\b/i,
      part(them),
      part(
        'budget|sue|sued|hit send|before (?:i|we) (?:send|reply|answer)|threaten\\w{0,3}|churn\\w{0,3}|decision maker|margins?|discounts?|difficult|complain\\w{0,3}|legit|worth it|serious',
      ),
    ],
    none: [toReader],
  },
  // "For the sales team only, this prospect is price-insensitive."
  {
    all: [
      part(
        'for (?:the|our) (?:[a-z]{4,12} )?(?:team|staff|people|reps|colleagues) only|confidential (?:to|for) (?:the )?(?:[a-z]{3,16} )?(?:staff|employees|colleagues|sales|management|team)|for internal (?:readers|colleagues|ears|purposes) only',
      ),
      part(them),
    ],
    none: [toReader],
  },
  {
    all: [
      part('(?:strip|take|cut|leave|pull|edit)(?: this| it| that)? out|remove|delete|drop|erase|scrub'),
      part(
        '(?:this|the|that|these|my|last|above) (?:[a-z]{3,10} )?(?:paragraph|line|note|section|bit|part|sentence|comment|remark|block)s?',
      ),
      part(
        'before (?:it|this|that|the (?:e-?mail|mail|message|quote|version)) (?:goes|is sent|gets sent|leaves|reaches|ships)',
      ),
      part(
        '(?:the|this|our) (?:client|customer|prospect|buyer|lead|tenant|candidate)(?! (?:list|portal|base|record|file))|they|he|she',
      ),
    ],
    none: [toReader],
  },
  // "FYI for our side, she is only a mid-level manager so don't waste the good demo on her."
  {
    all: [
      part(them),
      part(
        "(?:don't|do not|let's not|never) waste|not worth (?:the|our|a)|only an? (?:mid-level|junior|intern|gatekeeper|assistant)|no (?:real )?(?:authority|budget|say)|can't sign|not the decision maker|too small (?:for|to)|won't ever (?:buy|sign)",
      ),
      part('fyi|for our (?:side|team)|internally|so|demo|discount|deal|upsell|effort|time on|lead'),
    ],
    none: [toReader, /\byou\b|\b(?:he|she|they) (?:said|says|told|asked)\b/i],
  },
  {
    all: [
      part(
        "(?:he|she|they)(?:'ll| will|'d| would) (?:probably |surely |happily |definitely )?(?:sign|take|accept|pay|settle|agree|close|go for it)",
      ),
      part(
        '(?:at|for|up to|as low as|around) [$\u20ac\u00a3]?\\d[\\d.,]{0,8} ?k?|if we (?:push|wait|stall|drop|lower|offer)',
      ),
      part(
        "(?:don't|do not|no need to|never) (?:go|offer|drop|give|discount|move)|hold (?:firm|out)|push|start (?:at|with|high)|stick|lower|higher",
      ),
    ],
    none: [toReader],
  },
  // Heads of a record with what a colleague jotted down behind them.
  {
    all: [
      /^\W*(?:(?:objection|deal|call|contact|account|lead|payment|complaint|sales) (?:history|intel|background|profile|status)|background|intel|back ?story) ?[:\u2013-]/i,
      part(
        "(?:thinks|hates|wants|likes|says|prefers|refuses|complains|paid|pays|owes|keeps|never|lost (?:his|her|their) job|divorc\\w{1,3}|desperate|bluff\\w{0,3}|(?:may|might|can|will) not (?:be able to )?afford|can't afford|be (?:firm|careful|gentle|patient|tough)|go easy|tread)",
      ),
    ],
    none: [/\byour?\b/i],
  },
  {
    all: [
      /^\W*(?:staff|team|waiters?|front (?:desk|of house)|reception|kitchen|agents?|reps?|sales|support) ?[:\u2013-] /i,
      part(
        "complains?(?: a lot)?|difficult|rude|careful|comp (?:the|him|her|them)|upsell|never tips|bad tipper|haggles?|(?:don't|do not) (?:offer|mention|tell|seat|give)|pushy|drinks too much",
      ),
    ],
    none: [/\byour?\b/i],
  },
  // "Discount authority on this one goes to 18, keep 5 in your pocket."
  {
    all: [
      part(
        'discount (?:authority|limit|ceiling|room|approval)|walk-?away (?:price|point)|floor price|our (?:floor|margin)|headroom|wiggle room',
      ),
      part('this (?:one|deal|account|guy|customer|client)|him|her|them|he|she|they'),
      part("keep|hold back|pocket|start|push|up to|goes to|don't|max(?:imum)?|as low as|anchor"),
    ],
    none: [/\byour (?:margin|floor|clients?|customers?|discount)\b/i],
  },
  // "Before this goes out can someone from finance double check the credit limit?"
  {
    all: [
      part('before (?:this|it) (?:goes(?: out)?|is sent|leaves)'),
      part(
        '(?:can|could|would) (?:someone|somebody|anyone|anybody) (?:from|in|at) (?:finance|legal|sales|credit|compliance|ops|accounting|accounts|support|pricing|marketing)',
      ),
    ],
    none: [/\byour\b/i],
  },
  // What a colleague is told by name, or told another one.
  {
    all: [
      part(
        '(?:reminder|note|memo|fyi|heads-up|tip|hint|update|message|handover|hand-?off|comment) (?:for|to|from|by) (?-i:[A-Z])[a-z]{2,12}(?= ?[:,-])',
      ),
      part(
        '(?:the |his |her )?(?:wife|husband|boss|assistant|secretary|cfo|partner|brother|father|owner) (?:runs|decides|holds|makes|wears|signs|calls)|nagging|chase (?:him|her)|address (?:him|her) first|(?:he|she) (?:promised|hates|loves|wants|thinks|lied|is (?:stalling|bluffing|broke|difficult))|play (?:it )?(?:cool|dumb|hard)',
      ),
    ],
    none: [/\byour?\b/i],
  },
  // "Don't mention that the first batch was contaminated."
  {
    all: [
      /(?:^|[.!?:;(]\s?|\band |\bbut )\W*(?:don't|do not|never|better not|let's not|whatever you do,? don't) (?:mention|bring up|admit|tell|reveal|disclose|let slip|say)\b/i,
      part(
        '(?:that )?(?:the|our|we|it) (?:[a-z]{2,12} ){0,4}?(?:contaminated|late|broken|faulty|failed|lost|overcharg\\w{1,3}|breach\\w{0,3}|leak\\w{0,3}|recall\\w{0,3}|defect\\w{0,4}|expired|fake|discontinu\\w{1,3}|sunset\\w{0,4}|cancel\\w{1,5}|out of stock|lawsuit|bankrupt\\w{0,3}|insolvent|understaffed|outage|layoffs?|price (?:rise|increase|hike))',
      ),
    ],
    none: [/\byour?\b|\b(?:surprise|party|match|game|bet|war|film|ending|children|kids|guests)\b/i],
  },
  {
    all: [
      /(?:^|[.!?]\s|[[(*])\W*(?:(?:our|internal) side only|for our side only|(?:sales |market |deal |account )?intel|risk rating|credit (?:rating|note|status)|payment (?:behaviou?r|morale|record)|customer (?:rating|grade)) ?[:\u2013-]/i,
      part(
        'he|she|they|their|his|her|poor|bad|late|bounced|slow|default\\w{0,3}|debits?|strike|product|competitor|push|say|owes?',
      ),
    ],
    none: [/\byour?\b/i],
  },
  // "(He'll moan about the delivery cost, don't give in.)"
  {
    all: [
      /[([]\s?(?:he|she|they|this guy|the guy|this one|client|customer|guest|patient)(?:'s|'ll|'d|'re)? [^)\]\n]{4,120}[)\]]/i,
      part(
        "moans?|don't give|a pain|well connected|stall\\w{0,3}|bluff\\w{0,3}|cheap|difficult|hates|lies|lying|complains|stingy|push (?:hard|him|her)|no budget|clueless|desperate|will cave|never pays|haggl\\w{1,3}|tyre kicker|time-?waster",
      ),
    ],
    none: [/[([][^)\]]{0,120}\byour?\b/i],
  },
  {
    all: [
      part(
        "(?:legal|finance|product|engineering|compliance|management|mgmt|ops|my boss|leadership) (?:says?|said|wants?|told|insists?|won't|thinks?|hasn't)",
      ),
      part(
        "keep (?:it|this) (?:vague|quiet|general)|whatever it takes|(?:don't|do not) (?:promise|commit|mention)|closed by|so (?:stall|hedge|deflect)",
      ),
    ],
    none: [/\byour (?:legal|finance|product|lawyers?|team|management)\b/i],
  },
  {
    all: [
      part('tbd|tbc|to be (?:confirmed|decided|checked)|need to check|not sure'),
      part('(?:with|by) (?:product|legal|engineering|finance|ops|support|dev|management)'),
      part('whether we can|if we can|can even|actually (?:do|support|have)'),
    ],
    none: [/\byour\b/i],
  },
  {
    all: [
      /^\W*(?:template|macro|script|snippet|canned reply) #?\d{1,3}[a-z]?\b/i,
      part('use (?:this |it )?(?:for|when|only|if|with)'),
      part('angry|difficult|unhappy|upset|rude|complain\\w{0,5}|refunds?|late|patients?|customers?|guests|callers?'),
    ],
    none: [/\byour?\b/i],
  },
  {
    all: [
      part("(?:he|she|they|the client|the customer|the buyer) (?:doesn't|does not|don't|do not) (?:even )?know"),
      part(
        '(?:that )?(?:[a-z]{1,10} ){0,3}exists?|price list|cheaper|our margin|what we (?:charge|pay)|we (?:charge|pay|overcharge\\w?)',
      ),
    ],
    none: [/\byour?\b/i],
  },
  // "Do not share our cost basis with him."
  {
    all: [
      part("(?:do not|don't|never|must not|please don't) (?:share|show|send|give|mention|reveal|tell|quote|disclose)"),
      part(
        'our (?:real |actual |internal |own )?(?:costs?|cost (?:basis|price|sheet)|margins?|mark-?up|floor|purchase prices?|supplier prices?|discount (?:table|limits?)|roadmap|concerns|doubts|fallback)',
      ),
      part('him|her|them|the (?:client|customer|prospect|buyer|lead|tenant|guest)'),
    ],
    none: [/\byour (?:clients?|customers?|team)\b/i],
  },
  {
    all: [
      /(?:^|[.!?\n]\s?)\W*(?:lead (?:temperature|quality|source|grade|heat)|deal (?:stage|size|value|health)|pipeline stage|buying stage|account (?:owner|health|tier)|blockers?|champion|gatekeeper|decision maker|pain score|fit score|icp fit) ?:/i,
      part(
        'warm|hot|cold|lukewarm|red|green|amber|manager|cfo|ceo|low|high|medium|none|unknown|stuck|poor|good|strong|weak|\\d{1,3}',
      ),
    ],
    none: [/\byour?\b|\?\W*$/i],
  },
  {
    all: [
      part('between (?:us|you and me|ourselves)|internally|off the record|entre nous'),
      part(
        '(?:delay|stall|put|keep|hold|fob|string|slow-?walk|distract) (?:him|her|them|the (?:client|customer|buyer|prospect|tenant|guest))',
      ),
      part('until|till|off|waiting|along|for (?:a|now)|busy|warm|swamped'),
    ],
    none: [/\byour (?:clients?|customers?|team)\b/i],
  },
]);
