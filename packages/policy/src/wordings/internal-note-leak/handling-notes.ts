import { facets, part } from '../../search/sentence-facets.ts';

/** Roles of the sender's side, as a note names whom it is for. */
const role =
  '(?:reps?|ae|aes|sdrs?|bdrs?|csms?|crm|sales ops|rev ?ops|account (?:team|manager|exec(?:utive)?)|deal desk|closer|handler|next (?:agent|rep|shift)|supervisor|team lead)';
const third = '(?:he|she|him|her|his|hers)';
const someone =
  '(?:him|her|them|(?:the|this) (?:client|customer|prospect|buyer|lead|guest|tenant|candidate|contact|owner|caller|patient))';
/** What concerns only the side that sells. */
const ownSecret =
  '(?:discount|(?:the )?offer (?:is|stays|runs) (?:open|until)|margin|mark-?up|floor|price (?:increase|rise|drop)|increase|outage|breach|bug|clause|fee|fees|delays?|delayed (?:[a-z]{3,10} )?(?:releases?|launch|shipments?|deliver(?:y|ies)|orders?|refunds?|payments?)|cheaper|refund|upgrade|recall|fault|shortage|competitor|layoffs|budget|commission|real reason|renewal|waiver|penalty|loophole)';

/** What is thought of somebody, and would not be said to their face. */
const judgement =
  '(?:always|constantly|forever|keeps?) (?:complain|moan|haggl|whin|nag)(?:s|es|e|ing)|overpays|pays (?:too much|late)|never pays|(?:posts|makes) (?:every|a) complaint|(?:weak|tough|soft|poor|bad|hard) negotiator|vain|their [a-z]{2,12} is (?:new|nervous|weak|green|scared|under pressure)|stingy|bluff\\w*|not noticed|single[- ]threaded|economic buyer|gullible|pushover|clueless|litigious|can be pushed|will cave|price[- ]sensitive|loose cannon|hothead|name-?drops?|likes flattery|(?:phrase|word|term|words) price';
/** The same of anybody and anything, until it is about money. */
const opinion =
  "(?:has|have) no (?:idea|clue)|(?:doesn't|does not|don't) (?:know|realise|realize) what|touchy|desperate|ego|a pain";
const trade =
  '(?:price[sd]?|pricing|discounts?|deals?|pay(?:s|ing)?|paid|margins?|contracts?|renewals?|compet\\w+|quotes?|charge[sd]?|alternatives|market|worth|budget|negotiat\\w+|sign(?:s|ed)?)';

/** Spoken to the reader, told of a product or of a public sale, it is no note among colleagues. */
const toReader =
  /\b(?:you|your|yours|you'd|you'll|auction|template|tips|script|course|training|workshop|article|book|customers|clients|buyers|prospects|leads)\b/i;

/** What is said of all of them. */
export const maxim =
  /\b(?:customer|client|buyer|guest)s? (?:is|are|was|were|will be|comes?|has|have) (?:always |never |still )?(?:king|queen|right|wrong|everything|first|the boss|the last word)\b/i;

/** An order to a colleague. */
const order =
  /(?:^|[.;:,(] ?|\b(?:so|but|and|just) )(?:(?:do not|don't|never) )?(?:tell|say|let|offer|set|call|lean|push|stall|wait|raise|mention|promise|compliment|bring|give|quote|drop|ignore|avoid|keep|leave|handle|open|start|use) /i;
/** A head line of a record. */
const recordHead =
  /(?:^|[([*_]\s?|[.!?]\s)(?:prospect|client|customer|buyer|account|lead|pipeline|deal|contact|tone|persona|caller|talking|call|negotiation)(?:'s)? (?:summary|comments?|notes?|profile|points|read|verdict|temperature)(?: for [a-z]{3,12})? ?[:\u2013\u2014]|(?:^|[.!?]\s)\W?(?:cc|fyi) (?:the )?(?:team|sales|support|csm|all|legal|finance|ops) ?[:\u2013\u2014]/i;
const ofThem = part(
  `he|she|him|her|${someone}|(?:client|customer|prospect|buyer) (?:is|has|was)|their (?:cfo|ceo|coo|cto|buyer|boss|procurement)`,
);

/** How somebody is to be dealt with, told to a colleague: tactics, secrets, and a head line of a record. */
export const handlingNotes = facets([
  // How to bargain, and with whom.
  {
    all: [
      part(
        '(?:anchor|start|open|begin|come in|lead|go in) (?:(?:out|off) )?(?:high|low|(?:at |with |around |above |below )?[$€£]?\\d{1,9})|hold (?:back|out|firm|the line)|let (?:him|her|them) (?:(?:think|believe) (?!about|it over)|stew|sweat|squirm|beg|come to us)|counter (?:at|with)|concede|cave|give in|(?<!(?:wants?|wanted|happy|willing|has|had|have) to )settle (?:at|for)|string out|sit tight|play (?:hard|it cool)|bluff',
      ),
      part(
        `(?:our|the|my) (?:floor|limit|ceiling|walk-?away|bottom line|margin|break-?even)|haggl\\w+|${third}|they (?:will|would|might) (?:[a-z]{4,8} )?(?:accept|take) anything|let (?:him|her|them) (?:think|believe|stew|sweat|squirm|beg|come to us)|won the discount`,
      ),
      part(
        '(?:discount|price|floor|margin|deal|\\d{1,3} ?%|\\d{1,3} percent|seat|contract|haggl\\w+|offer|bargain|renewal|concession|quote|limit|ceiling|annual|terms|rate|break-?even|(?:accept|take) anything (?:under|below|above|over|between)|accept (?:up to|as little as|less than)|(?:pay|stretch|go) (?:up to|down to|as (?:high|low) as))',
      ),
    ],
    none: [toReader, /\?\W*$/],
  },
  // What somebody must not learn: "do not let them know that the discount runs on".
  {
    all: [
      part(
        `(?:don't|do not|never|no need to|avoid|rather not|better not|(?:remember|careful|try|make sure|take care) not to) (?:let ${someone} (?:know|see|find|notice|hear|learn|in on|catch)|tell(?:ing)? ${someone}|show(?:ing)? ${someone}|admit(?:ting)? to ${someone}|mention(?:ing)? to ${someone}|hint(?:ing)? to ${someone}|volunteer(?:ing)?|own up)|make sure (?:he|she|they|(?:the|this) (?:client|customer|prospect|buyer)) (?:doesn't|does not|don't|do not|never|won't) (?:find out|notice|hear|learn|see|know|realise|realize)|(?:hide|withhold|conceal|keep back) (?:it|this|that|the [a-z]{3,12}) from ${someone}|(?:he|she|they) (?:needn't|need not|shouldn't|should not|mustn't|must not|don't have to|doesn't have to|don't need to|doesn't need to) (?:know|hear|learn|find out|be told|see)`,
      ),
      part(ownSecret),
    ],
    none: [
      toReader,
      /\b(?:we|our (?:staff|team|system|agents)) (?:never|don't|do not)\b|\b(?:surprise|party|birthday|present)\b/i,
    ],
  },
  {
    all: [
      new RegExp(
        `(?:^|[.;:,(!?] ?)(?:please |just )?keep (?:the |our |this |that )(?:[a-z-]{3,14} )?${ownSecret} (?:away )?from ${someone}(?= ?(?:[.,;!)]|$)| (?:until|till|before|for now|so|and)\\b)`,
        'i',
      ),
    ],
    none: [toReader],
  },
  // Headed by whom it is for: "TL;DR for the AE: she is the blocker".
  {
    all: [
      new RegExp(`\\b(?:for|to) (?:the |our |my )?${role} ?[:\u2013\u2014]`, 'i'),
      part(`${third}|(?:prospect|client|customer|buyer|lead|account|contact)(?:'s)?`),
    ],
    none: [toReader],
  },
  {
    all: [
      new RegExp(`(?:^|[([*_]\\s?|[.!?]\\s)(?:note (?:from|by) (?:the )?)?${role} ?[:\u2013\u2014]`, 'i'),
      part(
        `attempts?|voicemail|gatekeeper|assistant|haggles?|ghosted|no answer|no show|no-show|churn\\w*|hung up|drunk|rude|stingy|difficult|blocker|champion`,
      ),
    ],
    // Whoever complains of somebody tells of themselves: "Supervisor: he hung up before I could give my number".
    none: [
      toReader,
      /\b(?:i|me|my)\b|\b(?:supervisor|team lead|handler|closer) ?[:\u2013\u2014] ?(?:he|she) (?:hung up|was drunk)\b/i,
    ],
  },
  // For the next who takes over, about somebody in the third person.
  {
    all: [
      part(
        '(?:for|to) (?:whoever|anyone who|the (?:next )?(?:rep|agent|colleague|person|one)(?: who)?) (?:picks (?:this|it|him|her|them) up|takes (?:this|it|him|her|them)(?: over| on)?|answers|handles (?:this|it|him|her)|replies|follows up|calls (?:him|her|them)(?: back)?|inherits)',
      ),
      part(`(?:he|she|they) (?:is|are|was|has|have|had|will|won't|wants?|hates?|likes?|[a-z]{3,12}(?:ed|es|s))`),
    ],
    none: [
      /\b(?:your (?:customers?|team|staff|crew|driver)|parcels?|keys?|dogs?|cats?|kittens?|pupp(?:y|ies)|reception|front desk|door|gate|suitcases?|luggage)\b/i,
    ],
  },
  // Not released for the reader yet.
  {
    all: [
      part(
        '(?:approval|sign-?off|clearance|review|ok|okay|green light|go-ahead) (?:is |still |not yet )?(?:pending|outstanding|needed|required|missing|given)|(?:pending|awaiting|waiting (?:for|on)|needs) (?:the )?(?:[a-z]{3,12} )?(?:approval|sign-?off|clearance|review|legal|compliance|go-ahead|ok)|until [a-z]{3,12} (?:has |have )?(?:checked|approved|signed off|cleared|reviewed|confirmed)|for approval (?:by|from)|not (?:yet )?(?:been )?(?:through|past|seen by) (?:legal|compliance|finance|review|the lawyers)',
      ),
      part(
        "(?:do not|don't|not to be|hold off|wait before|no) send(?:ing|t)?(?: (?:this|it|this one))?(?: out)?(?: yet| until| before|(?= ?[.,;!)\\]]|$))|hold (?:off|back|it|this|(?:this|the) (?:draft|reply|send|e-?mail|message|answer))|keep (?:it|this) back|not yet (?:released|shown|cleared|approved) (?:to|for) (?:the|this) (?:client|customer|buyer|prospect)|not (?:yet )?(?:cleared|approved|released|ready) (?:to (?:send|go)|for sending)",
      ),
    ],
    none: [/\b(?:you|your|form|invoice|payment|goods|money|visa|contract|please|we'll|we will|documents?)\b|\?\W*$/i],
  },
  // What to do with somebody, and for whose gain.
  {
    all: [
      part(
        `(?:upsell|overcharge|milk|squeeze|flatter|humou?r|stall|string|nudge|steer|pressure) ${someone}|quote ${someone} (?:the |a )?(?:higher|top|full|list)|keep ${someone} (?:happy|warm|sweet|engaged|hooked) (?:until|till|while)|(?:use|try|play|pull|lean on|go with|lead with) the [a-z]{3,12} (?:angle|card|line|hook|story|play|tactic)|(?:go|get|work|reach) (?:around|over) ${someone}`,
      ),
      part(
        'tier|plan|upsell|discount|annual|renewal|price|rate|margin|cfo|ceo|boss|decision maker|blocker|gatekeeper|before (?:he|she|they)|until we|till we|we (?:reach|close|sign|get|have)|(?:with|on) (?:him|her|them)|worked on|lost money|bonus|quota|quarter',
      ),
    ],
    none: [toReader, /\?\W*$|\b(?:doctor|nurse|vet|lawyer|police|horse|dog|kids?|baby)\b/i],
  },
  // Kept for the case that somebody puts up a fight.
  {
    all: [
      part('(?:send|use|offer|show|mention|go to|give|drop to|ok to go) (?:this|it|that|the|him|her|to|a)'),
      part(
        'only (?:if|when|once) (?:he|she|they|(?:the|this) (?:client|customer|prospect|buyer|lead)) (?:threatens?|pushes|push|objects?|balks?|escalates?|haggles?|asks? (?:twice|again)|insists?|refuses?|walks?)',
      ),
      part('version|draft|discount|percent|offer|price|tier|template|deal|waiver|refund|credit|month|upgrade|script'),
    ],
    none: [toReader],
  },
  // A colleague's judgement of somebody, passed on under a name.
  {
    all: [
      /\b(?:comment|note|remark|input|feedback|aside|tip|word|warning) from (?:the )?[a-z]{3,12} ?[:\u2013\u2014]/i,
      part('he|she|this (?:one|guy|client|customer|account)|the (?:client|customer|prospect|buyer)'),
      part(
        'bluff\\w*|ignore|lies about|lied|lying|exaggerat\\w+|cave[sd]?|pushover|difficult|cheap|stingy|haggl\\w+|clueless|rude|drunk|desperate|churn\\w*|time[- ]?waster|no budget|not serious|blames?|hates?',
      ),
    ],
    none: [toReader],
  },
  // An order to a colleague, a third person, and what is thought of them.
  { all: [order, ofThem, part(judgement)], none: [toReader] },
  { all: [order, ofThem, part(opinion), part(trade)], none: [toReader] },
  // A head line of the record, then a judgement.
  { all: [recordHead, part(judgement)], none: [toReader] },
  { all: [recordHead, part(opinion), part(trade)], none: [toReader] },
  // Our own truth, and another for the reader.
  {
    all: [
      part(
        'our (?:real|actual|true|internal) (?:deadline|price|number|limit|budget|cost|date|reason|floor|margin|capacity)',
      ),
      part(`(?:tell|told|quote|let|give) ${someone}|say it`),
    ],
    none: [toReader],
  },
  {
    all: [
      /\bbetween (?:you and me|us|ourselves) ?[,:;\u2013\u2014]/i,
      part(`(?:this|the) (?:client|customer|prospect|buyer|lead|account) (?:is|was|has|will|won't|never|always)`),
    ],
    none: [/\b(?:your (?:clients?|customers?|team)|failing that|if not|you(?:'ve| have| are|'re))\b/i, maxim],
  },
  // Somebody is to be kept waiting until our side is ready.
  {
    all: [
      /(?:^|[.!?:;([]\s?|,\s(?:so|and|just)\s|\b(?:please|just|pls) )(?:stall(?: (?:him|her|them))?(?= (?:until|till|while|for|on)\b)|(?:buy us|play for)(?: some| more| a bit of)? time|(?:drag|string|spin) (?:it|this|him|her|them) out|(?:hold|fend|put) (?:him|her|them) off|keep (?:him|her|them) (?:talking|hanging|guessing|dangling|sweet))\b(?!\s(?:\d|number|[a-z]{1,2}\d|on fr|on sat|on sun))/i,
      /\b(?:until|till|while|before) (?:we|our|the (?:patch|fix|team|boss|manager|release|price|invoice|contract|quote|new)|it|legal|finance|engineering|sales|accounts?|support|ops|dev|product) (?:[a-z]{2,12} ){0,3}?(?:is|are|has|have|gets?|gives?|comes?|can|ships?|lands?|knows?|finds?|fix(?:es)?|signs?|clears?|hears?|agrees?|decides?|sorts?|works?|approves?|answers?|calls?|launch(?:es)?|go(?:es)?|patch(?:es)?)\b/i,
    ],
    none: [
      toReader,
      /\b(?:engine|car|motor|kids?|child|children|bab(?:y|ies)|dogs?|pupp(?:y|ies)|cats?|horses?|plants?|oven|soil|feet)\b|\?\W*$/i,
    ],
  },
  // A matter of ours that is not to come up with somebody.
  {
    all: [
      /\b(?:keep|leave) (?:the |our |any |all )?(?:[a-z]{3,12} )?[a-z]{3,12} out of (?:the |this |that |any |every |your |our )?(?:[a-z]{3,10} )?(?:conversations?|calls?|repl(?:y|ies)|e-?mails?|mails?|discussions?|talks?|meetings?|threads?|chats?|answers?|quotes?|it)\b/i,
      part(ownSecret),
      part(someone),
    ],
    none: [toReader],
  },
  // Handed to a colleague with what to tell somebody.
  {
    all: [
      /(?:^|[.!?]\s|[[(*]\s?)(?:hand-?(?:off|over)|hand(?:ed|ing) (?:off|over)|escalat(?:ed|ion|ing)|transfer(?:red)?|pass(?:ed|ing) (?:on|over)?|back|over) to (?:the )?[a-z]{3,12}(?: (?:team|desk))? ?[:\u2013\u2014]/i,
      part(`(?:tell|let|offer|give|promise|remind|ask|call|keep|assure|refund|humou?r) ${someone}`),
    ],
    none: [toReader],
  },
  // What is not to stand in writing, and what is earned on somebody who may haggle.
  {
    all: [
      /\b(?:don't|do not|never|avoid) (?:put(?:ting)?|confirm(?:ing)?|commit(?:ting)?)\b[^.!?]{0,40}\bin (?:writing|an? (?:e-?)?mail)\b/i,
      new RegExp(`\\bin (?:writing|an? (?:e-?)?mail) (?:to|for|with) ${someone}`, 'i'),
    ],
    none: [toReader],
  },
  {
    all: [
      /\bwe (?:make|earn|clear|net) (?:about |around |some |only |over )?\d{1,3} ?(?:%|percent)(?! (?:of (?:the|our|all|every)|more|less|fewer|better|faster|cheaper)\b)/i,
      part(
        `if (?:he|she|they|${someone}) (?:haggles?|push(?:es)?|balks?|negotiates?|complains?|wants? (?:more|less)|asks? for)|(?:he|she|they|${someone}) (?:thinks?|believes?|assumes?|(?:has|have) no (?:idea|clue)|(?:doesn't|don't) (?:know|suspect))`,
      ),
    ],
    none: [toReader],
  },
  // How far the side that sells may go, and where it is to start.
  {
    all: [
      /\b(?:deal desk|finance|management|(?:my|the|our) (?:boss|manager|vp|director)|head office) (?:says?|said|lets? us|allows?|approved?|agreed|okayed|gave)\b/i,
      /\b(?:go|drop|come down|stretch) (?:to|up to|down to|as (?:low|high) as) (?:[$\u20ac\u00a3]\d|\d{1,2} ?(?:%|percent|k\b|grand\b)|\d{1,3}[.,]?\d{3}\b)/i,
      /\b(?:start|open|begin|anchor|lead) (?:out )?(?:at|with|low|high)\b/i,
    ],
    none: [toReader],
  },
  // Handed over to the next on the desk.
  {
    all: [
      /(?:^|[.!?]\s|[[(*]\s?)(?:agent|rep|shift|sales|support|call|case|chat|ticket) (?:hand-?over|hand-?off|recap|wrap-?up|disposition) ?[:\u2013\u2014]/i,
      part(
        `${third}|(?:angry|rude|upset|difficult|pushy|drunk|abusive|impatient|irate|stubborn) (?:caller|customer|client|guest|tenant|patient)`,
      ),
    ],
    none: [toReader],
  },
  // What kind of customer somebody is, and how to go about it.
  {
    all: [
      /\b(?:he|she|they|this|that)(?:'s| is|'re| are| was) (?:an? )?(?:known |very |rather |really |quite |pretty |notoriously )?(?:difficult|tricky|demanding|tough|awkward|pushy|fussy|needy|litigious|high-maintenance|nasty|stingy|hostile|aggressive) (?:customer|client|buyer|account|tenant|guest|caller|patient|lead|prospect)s?\b/i,
      /\b(?:(?:be careful|careful|watch|mind) (?:what|how|with)|tread|(?:don't|do not|never) (?:promise|offer|give|argue|agree|engage)|keep (?:it|him|her|them)|handle)\b/i,
    ],
    none: [/\byour (?:customer|client|tenant|guest|patient|buyer)s?\b|\?\W*$/i],
  },
]);
