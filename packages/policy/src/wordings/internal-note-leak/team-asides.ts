import { facets } from '../../search/sentence-facets.ts';

/** Colleagues spoken to in the middle of a message, by their team, by a handle or behind a bracket. */
const toColleagues =
  /(?:^|[([,:]\s?)\W{0,3}(?:(?:ok |hey )?(?:team|guys|folks|colleagues|everyone|sales|support|ops|engineering|accounts|legal|all)|(?:just |strictly )?between (?:us|ourselves|you and me)|(?:fyi|note|reminder|heads-up|memo|ps|nb)(?:,)? (?:internally|for (?:us|the team|ourselves|our side|sales|support|ops))|internally|for our (?:side|team))\s?[,:\u2013\u2014-]|(?:^|\s|[([])@[a-z]{3,20}\b|[([]\s?[a-z]{3,15}[,:]\s/i;
const someone =
  '(?:him|her|them|this one|(?:the|this|our) (?:client|customer|buyer|prospect|guest|tenant|candidate|lead|patient))';

/** A message that greets a team may be meant for it. */
export const greetsTeam =
  /^\W*(?:hi |hello |hey |dear |good (?:morning|afternoon|evening) )?(?:team|all|everyone|everybody|guys|folks|colleagues)\b/i;

/** Asides to colleagues that went out with the message: how to hold a client off, and what must not come out. */
export const teamAsides = facets([
  {
    all: [
      toColleagues,
      new RegExp(
        `\\b(?:stall ${someone}|string ${someone} along|fob ${someone} off|keep ${someone} (?:sweet|in the dark|at bay|guessing|dangling|(?:warm|busy|quiet|waiting) (?:until|till))|(?:hold|put) ${someone} off (?:until|till|for|with)|play(?:ing)? for time|buy (?:us|ourselves) (?:some |a little |more )?time (?:until|till|with)|(?:don't|do not|never|mustn't|must not) (?:let|allow|tell|show|send|give|admit to) ${someone} (?:check|see|know|find|hear|look|about|that|the|this|our|how|what|why|yet|anything)|(?:don't|do not|never) let on|(?:he|she|they|${someone}) (?:(?:must not|mustn't|should not|shouldn't|won't|will never|needn't) (?:find out|notice|learn|realise|realize|spot)|(?:must not|mustn't|should not|shouldn't) (?:know|see|hear))|keep (?:this|it|that) (?:away )?from ${someone}|(?:his|her|their) budget is (?:bigger|higher|larger|more|really|at least|up to)|we know (?:it's|it is|they're|they are|this is|that's|that is|the [a-z]{3,12} (?:is|are)) (?:wrong|shaky|made up|invented|broken)|(?:figures|numbers|results|data|dates|stats|references) (?:is|are|were|was) (?:all )?(?:made up|invented|fudged|padded|shaky)|(?:we'll|i'll|let's|just) blame|so leave it in|hold (?:the|our) price|engineering has no)\\b`,
        'i',
      ),
      new RegExp(`\\b(?:${someone}|he|she|they|we|us|our|price|time)\\b`, 'i'),
    ],
    none: [
      /\byour (?:clients?|customers?|team|staff|guests?|tenants?|patients|crew|buyers?)\b|\b(?:sorry|apolog\w{3,6}|door|badge|dog|cat|surprise|birthday|farewell)\b/i,
    ],
  },
  // A colleague is to look at what the firm earns before the message goes.
  {
    all: [
      toColleagues,
      /\b(?:margins?|mark-?up|our (?:costs?|floor|cost price|discount))\b/i,
      /\bbefore (?:(?:this|it|that)(?: [a-z]{4,8})? (?:goes|leaves|is sent)|(?:we|i|you) send)\b/i,
    ],
    none: [/\byour (?:margins?|mark-?up|clients?|customers?|team)\b/i],
  },
  // What is wrong with the figures, and somebody who is not to learn of it.
  {
    all: [
      /\bwe (?:all )?know (?:that )?(?:the |these |those |our |his |her )?(?:[a-z]{3,10} ){0,2}(?:figures|numbers|data|results|report|stats|statistics|dates|counts|estimates?|forecast)(?:'s| are| is| were| was) (?:still |all |a bit |rather |way )?(?:shaky|wrong|off|made up|invented|fudged|inflated|padded|unreliable|rubbish|not (?:right|correct|real|reliable))\b/i,
      /\b(?:him|her|client|customer|buyer|stall\w{0,3}|prospect)\b/i,
    ],
    none: [/\b(?:sorry|apolog\w{3,6}|your?)\b/i],
  },
  {
    all: [
      /\b(?:stall|string|fob) (?:him|her|the (?:client|customer|buyer|prospect))\b/i,
      /\b(?:along|off|until|till|while|for now|please|pls|on (?:that|this|it)|engineering|the fix|fixed)\b/i,
    ],
    none: [/\b(?:if|would|vendors?|suppliers?|who|to not|never|your (?:clients?|customers?|team))\b|\?\W*$/i],
  },
  // Whether a thing may be said is asked of a colleague, and what is thought of somebody is told to one.
  {
    all: [
      /\b(?:whether|if) (?:i|we)(?:'m|'re| am| are)? (?:allowed|permitted|supposed|okay|ok|cleared) to (?:say|write|mention|promise|offer|quote|claim|commit to|send|tell (?:him|her|them)) (?:this|that|it)\b(?! on (?:the|our|your) )/i,
      /\b(?:can|could|would) (?:you|someone|somebody|anyone|legal|finance)\b|\bplease\b|\bnot sure\b|@[a-z]{3,20}\b/i,
    ],
    none: [/\byour (?:legal|lawyer|clients?|customers?|team|auditors?)\b/i],
  },
  {
    all: [
      /\b(?:warning|note|alert|heads-?up|info|attention|reminder|tip|caution) (?:for|to) (?:all )?(?:agents?|reps?|support|sales|staff|colleagues|csms?|the (?:team|desk|next shift)|whoever (?:answers|replies|takes))\b ?[:,\u2013\u2014-]/i,
      /\b(?:customer|client|caller|prospect|buyer|guest|tenant|patient|he|she)\b/i,
      /\b(?:difficult|rude|angry|tricky|litigious|complain\w{0,3}|escalat\w{1,3}|careful|churn\w{0,3}|blocker|budget|margins?|discounts?|never pays|pays late|lie[sd]?|lying|bluff\w{0,3}|threat\w{0,5}|(?:don't|do not|never) (?:offer|promise|mention|tell|give|admit))\b/i,
    ],
    none: [
      /\byour? (?:clients?|customers?|team|staff|guests?|agents?|reps?)\b|\bwe (?:are|will be) (?:closed|open)\b/i,
    ],
  },
  {
    all: [
      /(?:^|[.!?(]\s?)\W{0,3}(?:just |strictly )?between (?:us|you and me|ourselves),/i,
      /\b(?:he|she|they|this one|(?:the|this) (?:client|customer|buyer|prospect|lead))\b/i,
      /\b(?:no (?:budget|money|clue)|waste (?:your |our |any |too much )?time|time[- ]?waster|pushover|desperate|bluff\w{0,3}|not serious|margins?|will pay (?:more|anything)|overpa(?:y|ys|id)|squeeze)\b/i,
    ],
    none: [/\byour (?:clients?|customers?|team|buyers?)\b/i],
  },
  {
    all: [
      /\b(?:ask|check with|run (?:it|this) by|clear (?:it|this) with|confirm with|ping|talk to) (?-i:[A-Z])[a-z]{2,12}\b/i,
      /\bbefore (?:you |we )?(?:send (?:this(?: (?:reply|draft|mail|e-?mail|message|answer))?|the (?:reply|draft|mail|e-?mail|message|answer))(?= ?[.,;!)]|$)|this (?:reply |draft |mail |e-?mail |message )?goes out)/i,
    ],
    none: [/\b(?:your|form|application|parcel|invoice|payment|documents?|contract)\b/i],
  },
  // Named colleagues warned of whom the message goes to.
  {
    all: [
      /\b(?:heads[- ]?up|fyi|warning)(?:,? (?:team|all|guys|everyone|folks|both)| (?:for|to) (?!(?:[a-z]{3,6}day|(?:next|this|the) (?:week|month|weekend)|you|(?:the |all |our )?(?:parents|guests|residents|tenants|members|customers|visitors|readers|neighbou?rs)|everyone who)\b)[a-z]{2,14}(?: [a-z]{2,14}){0,3})\s?[:,\u2013\u2014-]/i,
      /\b(?:this|the) (?:customer|client|prospect|lead|buyer|account|contact|guy|lady|one|gentleman)\b|\b(?:he|she|they)(?:'s|'re| is| are| has| have| was| will| can| won't| complain\w{0,3}| wants?| asked| said)\b/i,
      /\b(?:difficult|rude|angry|upset|tricky|litigious|complain\w{0,3}|careful(?:ly)?|tread|churn\w{0,3}|sensitive|unhappy|furious|bluff\w{0,3}|haggl\w{1,3}|threat\w{0,5}|pushy|demanding|never pays|pays late|no budget|time[- ]?waster|about to (?:leave|cancel|churn))\b/i,
    ],
    none: [/\byour? (?:clients?|customers?|team|staff|guests?|agents?|reps?|neighbou?rs?)\b/i],
  },
  // What a colleague wrote beside the draft.
  {
    all: [
      /[[(*]\s?(?:(?:reviewer|legal|qa|compliance|manager|approver|proofreader|brand(?: team)?|sales lead)(?:'s)? (?:comments?|notes?|remarks?|feedback|question|edits?)|(?:comments?|notes?|remarks?|feedback) for (?:the )?(?:review(?:er)?|legal|qa|compliance|(?:my |our )?manager|approver|editing))\s?[:\u2013\u2014-]/i,
    ],
  },
  // What the reader is not to be told of the firm.
  {
    all: [
      /\b(?:don't|do not) (?:tell|let on to|mention to) (?:him|her|them|(?:the|this) (?:client|customer|prospect|buyer))(?: that)? (?:we|our [a-z]{3,12})(?:'ve| have| already| also| still| just| actually)? (?:lost|lose|paid|pay|outsource\w?|charge|overcharge\w?|made|missed|failed|broke|forgot|know|knew|can (?:go|do) )\b/i,
    ],
    none: [/\b(?:surprise|party|birthday|present|gift|wedding|game|match|bet)\b/i],
  },
  {
    all: [
      /\b(?:he|she)(?:'s| is) (?:cheap|stingy|tight-fisted|gullible|desperate|clueless|a pushover|an easy (?:target|sell|mark))(?:,| so\b| and\b| -)/i,
      /\b(?:start|offer|push|pitch|quote|open|begin|sell|squeeze|anchor)\b/i,
    ],
  },
  {
    all: [
      /\bour (?:real|actual|true|internal) (?:costs?|margin|purchase price|cost price) (?:is|are|=|:)[^.!?]{0,12}\d/i,
      /\b(?:room|so|push|start|go (?:up|down)|discount|negotiat\w{1,4}|still|plenty|leeway)\b/i,
    ],
    none: [/\b(?:no|not|little|without) (?:any |much )?(?:room|leeway)\b/i],
  },
  {
    all: [
      /\b(?:remove|delete|take out|strip|drop|cut) (?:the|this|that|my|our) (?:[a-z]{3,10} )?(?:note|comment|discount|margin|remark)s?(?: line| paragraph| section)? before (?:it|this|that|the (?:e-?mail|quote|message|reply)) (?:goes|is sent|gets sent) (?:out )?to (?:the |our )?(?:customer|client|prospect|buyer|lead)s?\b(?! list)/i,
    ],
  },
  {
    all: [
      /\bcrm ?: ?(?:(?:very|super|really) )?(?:hot|warm|cold|dead|bad|lost|stalled|(?:un)?qualified) (?:lead|deal|account|prospect|contact)\b/i,
    ],
  },
  {
    all: [
      /\bthis is (?:the|our) (?:template|script|standard text|macro|canned (?:reply|response|answer)) for (?:(?:angry|difficult|unhappy|annoying|rude|upset|churned|stubborn|complaining|nagging) (?:customers|clients|leads|prospects|callers)|complainers)\b/i,
    ],
  },
  // "Please remove before sending: we can go as low as 20 percent."
  {
    all: [
      /(?:^|[[(*_.!?:]\s?)\W{0,3}(?:please |pls )?(?:remove|delete|strip(?: out)?|take out|cut|drop)(?: (?:this|these|me|the above))?(?: (?:bit|part|line|note|paragraph|section|sentence|comment))? before (?:(?:you |we |i )?send(?:ing)?|it (?:goes|is sent)|publishing|forwarding)\b/i,
    ],
    none: [/\b(?:parcel|device|phone|battery|batteries|form|file|photo)\b/i],
  },
  // "Account strategy (sales team only): upsell the premium tier."
  {
    all: [
      /\b(?:account|deal|sales|negotiation|pricing|closing|call) (?:strategy|tactics?|approach|playbook|intel(?:ligence)?|game plan)\b ?(?:\([^)]{0,60}\) ?)?:/i,
      /\b(?:only|confidential|internal|up-?sell|cross-?sell|push|pressure|close|discount|anchor|stall|squeeze|him|her|them)\b/i,
    ],
    none: [/\byour?\b|\?\W*$/i],
  },
  // "Margin on this account is 38%, so there is room to move if he pushes back."
  {
    all: [
      /\b(?:margins?|mark-?up|profit) (?:on|for|with|in|of) (?:this|the|his|her|that) (?:[a-z]{3,12} )?(?:account|deal|client|customer|order|quote|job|contract|one)\b/i,
      /\d ?%|\bper ?cent\b|\b(?:fat|healthy|thin|big|huge|high|low)\b/i,
      /\b(?:room|he|she|they|him|her|them|push(?:es)? back|give way|negotiat\w{1,4}|haggl\w{1,3}|come down)\b/i,
    ],
    none: [/\byour?\b|\?\W*$/i],
  },
  // "Note for Tom: she is a tough negotiator, keep the discount in your back pocket."
  {
    all: [
      /(?:^|[[(*_.!?]\s?)\W{0,3}(?:note|reminder|message|heads-up|tip) (?:for|to) (?:the team|self|myself|rep|whoever [a-z]{3,12} (?:this|it)|(?!(?:you|your|our|the|all)\b)[a-z]{2,12})(?: from [a-z]{2,12})? ?:/i,
      /\b(?:he|she|him|her|(?:the|this) (?:client|customer|buyer|prospect|lead))\b/i,
      /\b(?:discount|price|pricing|margin|negotiat\w{1,4}|budget|pressure|push|renewal|deal|haggl\w{1,3}|decision maker|competitors?|pay|close)\b/i,
    ],
    none: [/\?\W*$/],
  },
  // "[For the sales team: he has a budget of 40k but says 25k.]"
  {
    all: [
      /[[(*]\s?(?:for|to|note for|note to) (?:the |our |my )?(?:(?:sales|support|account|finance|success|sdr|ops) )?(?:team|reps?|colleagues?|manager|closer|ae)\s?:/i,
      /\b(?:he|she|his|her|him|(?:the|this) (?:client|customer|prospect|buyer|lead)|budget|discount|margin)\b/i,
    ],
  },
  // "FYI team, this prospect ghosted us twice, so go in with a low price."
  {
    all: [
      /\b(?:fyi|heads[- ]up|psa|nb|note),? (?:to )?(?:team|all|guys|folks|everyone|colleagues|sales)\b/i,
      /\b(?:he|she|(?:this|the|our) (?:prospect|client|customer|lead|buyer|account|guy|one))\b/i,
      /\b(?:price|discount|ghost(?:ed|s)?|budget|push|close|go in|pressure|haggl\w{1,3}|cheap|difficult|desperate|margin|upsell)\b/i,
    ],
    none: [/\byour?\b|\?\W*$/i],
  },
  // "Team, please make sure the client never sees these numbers."
  {
    all: [
      /\b(?:make sure|ensure|see to it|take care|be careful)\b/i,
      /\b(?:the|this) (?:client|customer|buyer|prospect|tenant)s? (?:never|doesn't|does not|don't|do not|won't|must not|cannot|can't) (?:ever )?(?:sees?|learns?|hears?|finds? out|knows?|gets? (?:to see|wind))(?: of| about)? (?:this|these|that|it|our|how|what|any of|the (?:[a-z]{3,10} )?(?:numbers|figures|margins?|prices?|costs?|delay|truth))\b/i,
    ],
    none: [/\byour\b|\?\W*$/i],
  },
  // "Sam is a tyre kicker, so don't waste too much time on this one."
  {
    all: [
      /\b(?:is|are|sounds like|looks like|seems) (?:just |only |probably |clearly )?(?:an? )?(?:(?:tyre|tire)[- ]kickers?|time[- ]?wasters?|cheapskates?|pushovers?|easy sell)\b/i,
    ],
    none: [/\b(?:your|i|meetings?|forms?|report)\b|\?\W*$/i],
  },
  // "Sales team: avoid any mention of the outage last month."
  {
    all: [
      /(?:^|[.!?[(*]\s?)\W{0,3}(?:to (?:the |our )?)?(?:sales|support|account|success|sdr|closing) (?:team|reps?|colleagues|folks)\s?[:,]/i,
      /\b(?:avoid|don't|do not|never|keep quiet|no mention|steer clear|push|upsell|stall|hold back|lean on)\b/i,
    ],
    none: [/\b(?:your|hesitate|open|phone|hours)\b|\?\W*$/i],
  },
]);
