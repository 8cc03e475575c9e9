import { pattern, statement } from '../text/pattern.ts';

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
    '(?:legal|finance|compliance|management|my manager) (?:has|have) not (?:yet )?(?:approved|signed off(?: on)?|cleared) (?:this|it)(?: yet)?',
    '(?:pending|awaiting|needs|requires) (?:legal|manager|finance|compliance|internal|management) (?:review|approval|sign-?off|clearance)',
    '(?:legal|manager|finance|compliance|internal|management) (?:approval|sign-?off|clearance) (?:is )?(?:needed|required|pending|missing)(?: (?:first|before sending))?',
    'please (?:remove|delete|cut|strip|drop) this (?:comment|note|line|paragraph|section|remark)',
    '(?:please )?(?:check with|clear (?:this|it) with|run (?:this|it) by|get (?:approval|sign-?off) from) (?:legal|finance|compliance|the deal desk|my manager|my boss) first',
    `(?:still )?(?:to be|has to be|must be|needs to be) (?:approved|signed off|cleared) by ${desk}(?: (?:first|before [^.!?\\n]{3,30}))?`,
    `(?:remove|delete|cut|strip|drop) (?:this|this ${text}|the (?:above|below|next|last|previous) ${text}|my (?:comments?|notes?))(?: (?:before|when|prior to) (?:sending|you send(?: it)?|we send(?: it)?|it goes out|publishing))`,
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
