import { pattern, statement } from '../../search/pattern.ts';

/** The reader, as those who sell to them call them among themselves. */
const reader = '(?:customer|client|prospect|lead|buyer|recipient)';
const them = `(?:him|her|them|(?:the|this) ${reader}s?)`;
const desk =
  '(?:legal|finance|sales|marketing|management|compliance|the (?:manager|boss|team lead|legal team|sales team|editor|reviewer)|my (?:manager|boss)|our (?:manager|boss|lawyers?)|manager|supervisor|deal desk|the deal desk)';
/** A part of the text at hand, or all of it. */
const text =
  '(?:e-?mail|message|note|text|part|section|paragraph|line|draft|sentence|bit|comment|information|info|thread|document)';
const judged =
  '(?:tough|difficult|hard|stingy|demanding|fussy|picky|pushy|annoying|rude|cheap|desperate|impatient|clueless|naive|gullible|stubborn|slow|weak|angry|easy|price[- ]sensitive|budget[- ]conscious|tight[- ]fisted|high[- ]maintenance|moody|unpleasant)';

/** What is said of nobody who reads it. */
const belittled =
  '(?:desperate|clueless|naive|gullible|price[- ]sensitive|tight[- ]fisted|high[- ]maintenance|easy to (?:convince|persuade|sell to|close|upsell|push around|please)|not (?:very |too |that )?(?:bright|smart|clever|technical|polite|patient|friendly|experienced))';

/** Notes for colleagues that leave no doubt as all of a sentence or a line. */
export const plainNotes = [
  statement(
    `(?:(?:strictly |private(?: and|,)? |confidential(?: and|,| -|:)? )?(?:for )?internal (?:discussion|review|use|reference|purposes|eyes|team|draft|communication|distribution|circulation|information|staff|company use|sales use)(?: only)?(?:,? (?:please )?(?:do not|don't|not to be) (?:share|forward|distribute|circulate|send|shared|forwarded|distributed|sent)(?: (?:this|it|externally|outside(?: the (?:company|team))?))?))`,
    `(?:(?:strictly |private(?: and|,)? |confidential(?: and|,| -|:)? ))(?:for )?internal (?:discussion|review|use|reference|purposes|eyes|communication|distribution|circulation|information)(?: only)?`,
    `internal (?:discussion|review|communication|draft|note|notes|memo|comment|comments|message) only`,
    `(?:this|the (?:following|above)|everything (?:below|above))(?: ${text})? (?:is|are|stays?|remains?|must (?:stay|remain|be kept)|should (?:stay|remain|be kept))(?: (?:strictly|only|just|purely))? (?:an? )?(?:for )?internal(?: (?:purposes|use|eyes|reference|discussion|team|staff|message|note|memo|comment|communication|draft|document|e-?mail|matter))?(?: only)?`,
    `(?:please )?keep (?:this|it|that|these)(?: (?:${text}|numbers|details))? (?:between us internally|internal(?:ly)?|in-?house|within (?:the|our) (?:team|company|department)|inside (?:the|our) (?:team|company)|away from (?:the )?${reader}s?)(?: (?:please|for now|only))?`,
    `(?:draft|wip|work in progress|unapproved|preliminary),? ?[-:,(]? ?(?:not (?:for|to be)|do not|don't) (?:send|sent|sending|share|shared|forward|publish|release|distribution)(?: (?:yet|out|externally))?`,
    `do not send(?: (?:this|it|this ${text}|the ${text}))?(?: (?:yet|out))?(?: (?:without|until|before) [^.!?\\n]{3,40})?`,
    `draft (?:for|pending|awaiting) internal (?:review|approval|sign-?off|comments?)(?: only)?`,
    `(?:awaiting|pending|waiting for|needs|requires|subject to)(?: (?:final|internal))? (?:approval|sign-?off|review|clearance)(?: (?:from|by|of) ${desk})? before (?:sending|we send(?: (?:it|this))?|it goes out|this goes out|it is sent)`,
    `(?:needs|requires) (?:${desk}|internal)(?:'s)? (?:approval|sign-?off|review|clearance)(?: (?:first|before (?:sending|it goes out|this goes out)))?`,
    `(?:not (?:yet )?approved(?: (?:by|for) (?:${desk}|sending|release))?,? (?:so )?(?:do not|don't) send(?: (?:it|this|yet))?)`,
    `approved by ${desk}\\?(?: (?:not yet|no|yes|pending)[^.!?\\n]{0,40})?`,
    `for (?:staff|employees|team members|sales|reps|account managers|internal staff|company)(?:'s)?(?: (?:use|eyes|members))? only`,
    `(?:he|she|they|this (?:guy|one|client|customer|prospect|buyer|lead)|the (?:client|customer|prospect|buyer|lead))(?:'s|'re| is| are| was| seems?| sounds?| sounded| can be)? (?:an? )?(?:very |really |quite |super |so |bit |little )?${judged}(?: (?:buyer|negotiator|customer|client|guy|prospect|lead|person|one))?(?:,? (?:so |and )?(?:go (?:easy|slow|hard)|be (?:careful|firm|nice|patient|gentle)|tread (?:carefully|lightly)|push [^.!?\\n]{2,30}|(?:do not|don't) [^.!?\\n]{3,40}|offer [^.!?\\n]{2,30}))`,
    `(?:he|she|this (?:guy|client|customer|prospect|buyer|lead)|the (?:client|customer|prospect|buyer|lead))(?:'s| is| was| seems?| sounds?| sounded)(?: (?:very|really|quite|super|pretty))? ${belittled}`,
    `(?:he|she|this (?:guy|client|customer|prospect|buyer|lead)|the (?:client|customer|prospect|buyer|lead))(?:'s| is| was| seems?| sounds?| sounded) (?:an? )?(?:very |really |quite |super )?${judged} (?:buyer|negotiator|customer|client|prospect|lead)`,
    '(?:for )?(?:(?:the |our )?(?:sales|support|account|service|deal|leadership|management|marketing) team|reps|managers)(?: eyes)? only',
    `(?:start|open|begin) (?:high|(?:with|at) [$€£]?\\d[\\d.,]{0,9}[k%]?),? (?:and|then) (?:settle|close|go down|come down|drop|end up) (?:at|to|for) [^.!?\\n]{1,30}`,
    "(?:don't|do not|never|we can't|we cannot|i won't) (?:go|drop|sell|quote|price it) (?:below|under|lower than|any lower than) (?:[$€£] ?\\d[\\d.,]{0,9}k?|\\d[\\d.,]{0,9} ?k)",
    `(?:(?:[a-z]{3,12} ){2,6}[-,;:] ?)?(?:let's )?(?:work on|lean on|butter up|soften up|squeeze) (?:him|her|the ${reader})`,
    `(?:this|the) ${reader} (?:always|constantly|never|keeps|often|only) (?:complain(?:s|ing)|haggl(?:es|ing)|pays? late|pays|whin(?:es|ing)|negotiates|ghosts us|buys on price|wants discounts|asking for discounts)`,
    `(?:please )?(?:ask|check with|clear (?:this|it) with|run (?:this|it) by|get (?:approval|sign-?off) from) ${desk} before (?:sending|we send|you send|it goes out|this goes out)(?: (?:it|this))?`,
    `(?:we|i) (?:haven't|have not|didn't|did not) (?:tell|told|inform|informed|warn|warned) (?:the|this) ${reader} yet`,
    '(?:very )?(?:low|high|top)[- ]priority (?:lead|prospect|account)(?:,? [^.!?\\n]{3,50})?',
    '(?:legal|finance|compliance|management|my manager) (?:has not|have not|hasn.t|haven.t|did not|didn.t) (?:yet )?(?:approved?|signed off(?: on)?|cleared) (?:this|it)(?: yet)?',
    '(?:pending|awaiting|needs|requires) (?:legal|manager|finance|compliance|internal|management) (?:review|approval|sign-?off|clearance)',
    '(?:legal|manager|finance|compliance|internal|management) (?:approval|sign-?off|clearance) (?:is )?(?:needed|required|pending|missing)(?: (?:first|before sending))?',
    'please (?:remove|delete|cut|strip|drop) this (?:comment|note|line|paragraph|section|remark)',
    '(?:please )?(?:check with|clear (?:this|it) with|run (?:this|it) by|get (?:approval|sign-?off) from) (?:legal|finance|compliance|the deal desk|my manager|my boss) first',
    `(?:still )?(?:to be|has to be|must be|needs to be) (?:approved|signed off|cleared) by ${desk}(?: (?:first|before [^.!?\\n]{3,30}))?`,
    `(?:remove|delete|cut|strip|drop) (?:this|this ${text}|the (?:above|below|next|last|previous) ${text}|my (?:comments?|notes?))(?: (?:before|when|prior to) (?:sending|you send(?: it)?|we send(?: it)?|it goes out|publishing))`,
    `(?:do not|don't) (?:forward|circulate|distribute)(?: (?:this|it|further|externally|outside))?|not for (?:distribution|circulation|forwarding|external (?:use|eyes|distribution|circulation)|release to (?:the )?${reader}s?)`,
    `(?:this|the (?:following|above|information|${text}))(?: ${text})? is (?:(?:strictly|highly) )?(?:confidential|private|restricted|limited) (?:to|within|for) (?:our|the) (?:own )?(?:team|company|department|staff|sales team|employees|group)(?: only)?`,
    '(?:company|team|sales|internally) confidential|(?:sensitive|confidential|private|restricted)(?:,| -|:| and) (?:internal|company|team|staff)(?: only)?|internal(?:,| -| and) (?:sensitive|confidential|private|restricted)',
    '(?:staff|team|employees|reps|management|sales|company) only|draft,? (?:not(?: yet)? approved|unapproved)|not(?: yet)? approved,? draft',
    `(?:please )?(?:ask|check with|clear (?:this|it) with|run (?:this|it) by|show (?:this|it) to|talk to|get (?:the )?(?:ok|okay|go-ahead|approval|sign-?off) from|wait for) [a-z]{2,12}(?: (?:from|in) [a-z]{4,12})?(?:'s (?:ok|okay|approval|go-ahead|sign-?off))? before (?:sending|you send|we send|this goes out|it goes out)(?: (?:this|it|anything|the ${text}))?`,
    `(?:very )?(?:hot|warm|cold|dead|weak|qualified|unqualified|promising|low-value|high-value|lukewarm) (?:lead|prospect|opportunity)`,
    `(?:(?:high|low|medium|serious|big) )?(?:churn|flight) risk(?:(?: is|:)? (?:very )?(?:high|low|medium))?|(?:${them}|he|she|they)(?:'s|'re| is| are)? (?:about to|likely to|going to|at risk of|ready to|threatening to) (?:churn(?:ing)?|leave us|leaving us)`,
    `(?:close|closing|win|renewal) (?:probability|likelihood|chances?|odds) ?(?::|is|are|at) ?(?:about |around |roughly )?\\d{1,3} ?%|competitors? in (?:the|this) deal ?: ?[^.!?\\n]{2,40}`,
    `(?:we|i)(?:'re| are|'m| am|'ve been| have been| can)? (?:overcharg(?:e|ing)|ripp?(?:ing)? off|milk(?:ing)?|string(?:ing)? along|ly(?:ing|e) to|mislead(?:ing)?|squeez(?:e|ing)|upsell(?:ing)?|lowball(?:ing)?|fleec(?:e|ing)) (?:him|her|them|(?:the|this) ${reader}s?)(?: (?:on|with|by|for) [^.!?\\n]{2,30})?`,
    `(?:the|this) (?:client|customer|prospect|buyer|lead)(?:'s| is| are| was| seems?| sounds?| looks)(?: (?:very|really|quite|super|pretty|so|too))? (?:rich|loaded|broke|ignorant|lonely|vain|greedy|needy|nervous|confused|hesitant|skeptical|furious|upset|unhappy|tipsy|(?:an? )?(?:(?:total|real|complete|bit of an?|huge) )?(?:pain|nightmare|pushover|idiot|moron|whale|tyre-kicker|tire-kicker|waste of time|cheapskate|jerk|sucker|easy target|handful|time-?waster|problem))(?: (?:to deal with|with us|with (?:the|our) [a-z]{4,12}|about (?:the|our) [a-z]{4,12}))?`,
    `(?:strategy|tactic|plan|angle|approach|negotiation|play)s? ?(?::|-(?= )) ?(?:push|upsell|lowball|flatter|scare|pressure|squeeze|anchor|corner|guilt-trip|start (?:high|at|with)|open (?:high|at)|play hard)\\b[^.!?\\n]{0,60}`,
    `(?:to|for) (?:the |our )?(?:team|reps|sales(?: team)?|colleagues|support team|account team) ?(?::|-(?= )) ?(?:${them}|he|she|they|do not|don't|push|offer|keep|never)\\b[^.!?\\n]{2,60}`,
    `our (?:(?:real|actual|own|internal) )?(?:costs?|margin|mark-?up|profit|floor|break-?even|walk-?away)(?: (?:price|point))?(?: (?:here|on (?:this|it|the deal|that)|in this deal|for this))? (?:is|are) (?:only |just |about |around )?(?:[$\u20ac\u00a3] ?)?\\d[\\d.,]{0,8} ?(?:%|percent|k)?(?:,? so [^.!?\\n]{3,40})?`,
    `(?:he|she|they|${them}) (?:has|have|had) no (?:budget|authority|buying power|decision power)|(?:he|she)(?:'s| is) on the fence(?:, [^.!?\\n]{3,40})?`,
    `(?:keep|leave|hold) (?:the|this) ${reader} (?:in the dark|guessing|hooked|on the hook|waiting)|(?:hidden|kept|concealed|withheld) from (?:the|this) ${reader}s?`,
    '(?:confidential|private|secret|internal) (?:note|memo|message|comment|remark)s?(?: (?:for|to) (?:the|our|my) (?:[a-z]{4,9} )?(?:team|colleagues|staff|reps|manager))?',
    `(?:do not|don't|never|we don't|we won't) (?:reveal|disclose|mention|share|show|give away|leak|tell (?:him|her|them))(?: (?:him|her|them|the ${reader}))? our (?:margins?|floor|costs?|real (?:price|costs?)|bottom line|discount (?:limit|policy)|mark-?up|break-?even|weakness(?:es)?)`,
    '(?:opportunity|deal|pipeline) (?:value|size|stage|status|owner|amount) ?: ?[^.!?\\n]{2,30}|lost (?:deal|lead|opportunity)(?:,? [^.!?\\n]{3,40})?',
    '(?:sales|crm|lead|rep|internal) notes? ?: ?[^.!?\\n]{3,70}|not to be (?:forwarded|shared|circulated|distributed|sent out|disclosed)',
    '(?:only|just|strictly) for internal (?:use|eyes|purposes|review|discussion)|(?:the|this) (?:account|renewal|deal|customer|client) is (?:at risk|in danger|shaky|slipping)',
    `(?:waiting for|awaiting|pending|needs|subject to) (?:the|my|our) (?:manager|boss|director|legal team|lawyer|finance team|supervisor|cfo|ceo)(?:'s)? (?:approval|sign-?off|okay|ok|review|clearance)`,
    `(?:the|this) (?:lead|prospect|deal|opportunity) (?:is|went|has gone|looks|seems) (?:cold|hot|warm|dead|lost|weak|lukewarm)|(?:the|this) ${reader} is (?:always|constantly|forever) (?:late|complaining|haggling|whining|asking for more)(?: [^.!?\\n]{3,30})?`,
    `confidential ?[:,-] ?for (?:our|the) (?:[a-z]{4,9} )?(?:team|staff|reps)(?: only)?|(?:our |the )?margin(?: here| on this(?: one)?)? ?(?:is|:|of) (?:about |only )?\\d{1,3} ?(?:%|percent)(?: here)?|for (?:review|approval) by ${desk} only`,
    `(?:sent|written|shared) (?:to you )?by mistake,? (?:internal|meant for (?:the|our) team)(?: [^.!?\\n]{2,30})?`,
  ),
  pattern(
    '(?:salesforce|hubspot|pipedrive|crm) ?: ?(?:stage|deal|lead|status|owner|opportunity|pipeline)(?= (?:moved|is|was|changed|set|:)| ?:)',
    '(?:discount|rebate|concession) (?:limit|cap|ceiling) ?: ?(?:[$€£] ?)?\\d{1,5}',
    'our (?:margin|mark-?up) here (?:is|would be|stands at)(?: (?:about|around|only))? \\d{1,3} ?(?:%|percent)',
    "(?:note|fyi|reminder) (?:for|to) [a-z]{2,12} ?: (?:he|she|they)(?:'s|'re| is| are| prefers?| wants?| has| have| likes?| hates?| sounded| seems?)",
    'crm (?:entry|update|record|status|tag|log|activity|task) ?(?::|-(?= ))',
    `next (?:step|action|move)s? ?(?::|-(?= )) ?(?:push|upsell|pressure|close|pitch|get|lean|corner|squeeze|hook) (?:for (?:a|the)|him|her|them|on (?:him|her|them))`,
    `(?:fyi|heads[- ]up|update|note),? (?:team|all|guys|folks|sales|everyone) ?(?::|,|-) ?(?:the|this) ${reader} (?:is|has|was|wants|will|might|thinks|said|asked)`,
    `(?:note|comment|feedback|remark|input|reminder|instructions?) (?:from|by) ${desk} ?(?::|-(?= ))`,
    `(?:manager|supervisor|boss|legal|finance|pricing|retention|onboarding|coach|sdr manager|team lead)(?:'s)? (?:notes?|comments?|remarks?|feedback) ?(?::|-(?= ))(?! (?:your|thanks|hi))`,
    `(?:reviewer|approver|editor|proofreader|legal|deal desk) ?(?::|,) ?(?:please|pls|can you|could you|kindly) (?:approve|check|review|confirm|sign off|edit|proofread)`,
    `@[a-z]{2,20},? (?:please|pls|can you|could you|kindly|would you)(?: (?:please|pls|quickly))? (?:check|review|approve|edit|proofread|confirm|verify|fix|rewrite|sign off|look at|have a look at) (?:on )?(?:this|it|the (?:${text}|wording|tone|numbers?|price|pricing|discount|offer))`,
    `(?:we|you|i|let's)(?:'ll|'d| should| must| need to| have to| will| can| could| want to)? (?:rather )?(?:hide|conceal|withhold) (?:[a-z'-]{1,14} ){1,5}from ${them}`,
    `(?:we|you|i|let's) (?:should|must|need to|have to|can|could|will|'ll)? ?(?:lowball|overcharge|strong-arm|hard-sell|upsell|guilt-trip|string along) ${them}`,
    `(?:lowball|overcharge|strong-arm|hard-sell|upsell) ${them}(?= ?(?:[.!?;,]|$|\\n| (?:on|later|next|at|first|if)\\b))`,
    `notes? (?:to|for) (?:the |our |my )?(?:team|colleagues|reps|staff|sales) ?(?::|-(?= ))[^.!?\\n]{0,60}?\\b(?:pric(?:e|ing)|discounts?|margins?|budget|careful|push|upsell|clos(?:e|ing)|${reader}|him|her|he|she|churn|renewal|competitors?)`,
    `(?:(?:account|call|meeting|discovery|demo|lead|deal|team|support|service|sales|rep|agent|manager|crm|customer|handover|hand-?off|shift) notes?|notes from (?:the|our|my) (?:[a-z]{3,9} )?(?:call|meeting|demo)) ?(?::|-(?= )) ?(?:the )?(?:he|she|they|ceo|cfo|cto|coo|cmo|owner|contact|buyer|champion|boss|decision maker|${reader})(?:'s| is| was| sounded| seemed| sounds| seems| wants| hates| prefers| has no (?:budget|authority|power|money)| has budget)`,
  ),
];
