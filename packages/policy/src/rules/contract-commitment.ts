import { isApproved } from '../claims/approved-claims.ts';
import { promisesElsewhere } from '../claims/promises-elsewhere.ts';
import {
  negotiatesDraft,
  talksClauseOver,
  tellsOfContract,
  tellsOwnTaxes,
  waivesEverydayRight,
} from '../claims/told-contracts.ts';
import { fines, privately, undertakenInLaw } from '../claims/undertakings.ts';
import { wordingsElsewhere } from '../languages/index.ts';
import { defineRule } from '../rule.ts';
import { allChannels, messageTypes } from '../rule-scope.ts';
import { because } from '../text/let-go.ts';
import { matchesNear } from '../text/near.ts';
import { pattern } from '../text/pattern.ts';
import { clauseBefore, isAsked, isInCode, isMention, isNegated, sentenceOf } from '../text/phrase-context.ts';
import { facets, sentencesWith } from '../text/sentence-facets.ts';
import { statementMatch } from '../text/statement-match.ts';

const we =
  "(?:we|i|we'll|i'll|we'd|i'd|we're|i'm|our (?:company|team|firm|organi[sz]ation|side)|(?:happy|glad|willing|prepared|ready|able|authori[sz]ed|pleased) to|let us|let me|[a-z][a-z0-9]{2,20} (?:will|shall|hereby|agrees to|commits to))";
const will =
  '(?: (?:will|shall|would|can|could|do|are|am|be|to|hereby|gladly|happily|fully|also|formally|always|certainly|definitely|irrevocably|contractually|legally|unconditionally|expressly|happy|glad|willing|prepared|ready|able|pleased|absolutely|even|now|personally|further|and))*?';
const filler = "(?:[a-z0-9$%.,'-]{1,16} ){0,5}?";
/** When and where people meet, which binds nobody in law: "we hereby agree to the new date of the meeting". */
const toMeet =
  '(?:(?:to )?(?:the|your|this|our|that) (?:(?:new|other|next|first|second|proposed|suggested|changed|kind) ){0,2}(?:dates?|times?|day|slots?|invitation|meetings?|appointments?|venue|place|visit|agenda|rota|timetable)\\b(?! (?:limits?|of (?!(?:the|our|your) (?:meeting|visit|appointment|call|interview)\\b)))|(?:the|your|our) (?:delivery|collection|pick-?up) (?:on|of|for|at|between|from) (?:the )?(?:\\d|monday|tuesday|wednesday|thursday|friday|saturday|sunday))';
/** What a letter attests of somebody: "I hereby confirm that Ms Weber was employed here". */
const ofPerson =
  "that (?:(?:mr|mrs|ms|mx|miss|dr|prof)\\b\\.?(?: [a-z\u00c0-\u024f'-]{2,20}){1,3}|he|she|the (?:employee|student|pupil|patient|tenant|apprentice|intern|candidate|participant)) (?:was|has been|had been|worked|attended|took part|completed|passed|lives|lived|studies|studied|is (?:employed|enrolled|registered|a member))";
const legal =
  '(?:(?:unlimited|uncapped|full|all|sole|complete|total|joint|strict|any|legal|financial|unrestricted) (?:and [a-z]{3,12} )?(?:legal |financial |contractual )?(?:liabilit(?:y|ies)|responsibility for (?:any|all|every|[a-z]{3,14} (?:failures?|breach(?:es)?|loss(?:es)?|damages?|penalties|claims?|fines?)))|(?:legal )?liability for|(?:all |any |the |your |of ){0,3}legal (?:costs|fees|bills|expenses)|indemnit(?:y|ies)|indemnification|liquidated damages|(?:contractual |financial |late |delay )penalt(?:y|ies)|penalty clause|penalty of|penalties (?:for|if|of)|service credits|exclusivity|exclusive (?:rights?|licen[cs]e|distribution|territory|use|access rights|agreement|deal|supplier|partnership)|(?:perpetual|irrevocable|royalty-free|worldwide|unrestricted) (?:[a-z-]{3,14},? ){0,3}(?:licen[cs]e|rights?)|non-?compete|most[- ]favou?red[- ](?:nation|customer)|source[- ]code escrow|(?:unlimited |full )?audit rights|termination (?:for convenience|rights?)|uncapped damages|right of first refusal|step-in rights)';
const theirTerms =
  '(?:all |any |each |every )?(?:of )?(?:your|these|those|the|such) (?:[a-z-]{2,15} ){0,3}?(?:terms(?! of use)|redlines?|clauses?|conditions|contract(?! (?:review|process))|msa|dpa|baa|amendments?|legal (?:terms|changes|demands)|payment terms|paper|contractual [a-z]{3,12})';

const pct = '\\d{2,3}(?:[.,]\\d{1,5})? ?(?:%|percent|per cent)';
const level = '(?:uptime|up-time|availability|slas?|service[- ]levels?)';

const commitments = [
  // Liability, indemnity, exclusivity and terms taken on.
  pattern(
    `${we}${will} (?:agree(?:s|ing)? (?:to|that)|accept(?:s|ing)?|assumes?|takes?(?: on)?|bears?|carr(?:y|ies)|commit(?:s|ting)? to|consents? to|undertakes?|offers?|provides?|grants?|gives?|includes?|extends?|guarantees?|signs? up to|have|live with|adds?|puts? in|writes? in|builds? in|inserts?|drops? in|throws? in|takes? over|shoulders?|absorbs?|sign [a-z -]{3,30} with) ${filler}${legal}`,
    `${we}${will} (?:agree to|accept|consent to|are fine with|be fine with|are ok(?:ay)? with|commit to|abide by|be bound by|adhere to|sign off on|waive our objections to) ${theirTerms}`,
    `${we}${will} (?:agree to|accept|offer|commit to|honou?r) net[- ]?\\d{2,3}(?: (?:payment )?terms| payment)?`,
    `${we}${will} (?:indemnify|hold (?:you|your [a-z]{3,15}|[a-z]{3,15}) harmless|make (?:you|your [a-z]{3,15}) whole|defend (?:you|your [a-z]{3,15}) against|compensate (?:you|your [a-z]{3,15}) for|reimburse (?:you|your [a-z]{3,15}) for (?:any|all|every)|cover (?:you for )?(?:any|all|every|your) ?(?:of )?(?:your )?(?:the )?(?:resulting |legal |related |direct |indirect |consequential |potential )?(?:loss(?:es)?|damages?|fines?|legal (?:fees?|costs?|bills?)|lawsuits?|penalties|claims|liabilit(?:y|ies))|pay (?:you )?(?:for )?(?:any |all |the |full )?(?:damages|compensation|liquidated damages|penalties|a penalty|your legal (?:fees|costs)))`,
    `${we}${will} (?:(?:fully|solely|entirely|personally|legally|strictly) )?(?:liable|responsible|accountable|on the hook|answerable) for (?:any|all|every|each) (?:[a-z]{3,14} ){0,3}?(?:loss(?:es)?|damages?|claims?|fines?|breach(?:es)?|downtime|outages?|costs?|errors?|delays?|failures?|penalties|incidents?)`,
    `${we}${will} (?:pay|owe|credit|compensate) (?:you )?[^.!?\\n]{0,40}?(?:for (?:each|every|any) (?:day|hour|week|minute|month)(?: of)? (?:delay|late|downtime|we're late|we are late|outage)|per (?:day|hour|week) (?:of (?:delay|downtime)|late|we(?:'re| are) late))`,
    `${we}${will} waive (?:our|any|all|the) (?:[a-z-]{3,14} ){0,2}?(?:rights?|claims?|limitations?|liability|termination|notice period|immunity|confidentiality|minimum term|objections?)`,
    `we(?:'ll| will| shall| agree to) not (?:work with|sell to|serve|do business with|hire|solicit|compete with) (?:any (?:of )?|your |other )(?:[a-z]{3,14} ){0,2}?(?:competitors?|employees|staff|customers|companies)(?!['\u2019])`,
    `${we}${will} (?:make|appoint|name) (?:you|your (?:team|company|firm)) (?:as )?(?:our|the) (?:sole|exclusive|only) [a-z]{3,14}`,
    `${we}${will} (?:sign|countersign|execute|accept|take) (?:your|the) (?:[a-z-]{2,14} ){0,2}?(?:dpa|msa|baa|nda|contract|agreement|terms|paper|redlines)(?: exactly)? (?:as[- ]is|as they (?:are|stand)|as it (?:is|stands)|without (?:any )?(?:changes?|edits|review|modifications?|negotiation|redlines)|unchanged|unmodified|with (?:no|zero|not a single) (?:changes?|edits?|redlines?|modifications?|amendments?)|exactly as)`,
    `(?:with|including|plus|offering|accepting) (?:uncapped|unlimited|full) (?:liability|indemnit(?:y|ies)|indemnification)`,
    `(?:our|the|my) (?:total |overall )?liability(?: (?:to|towards?|under) [a-z' ]{2,24})? (?:is|will be|shall be|would be|remains|stays) (?:completely |entirely )?(?:uncapped|unlimited|not (?:capped|limited)|without (?:limit|cap))`,
    `(?:there(?:'s| is| will be)|with|we have|we set|we put|have|put|set) no (?:cap|limit|ceiling|maximum) on (?:our |the |your )?(?:liability|damages|indemnity|compensation|what we(?:'ll| will) pay)`,
    `(?:legally|contractually) binding (?:as of|from (?:now|today|the)|the moment|on (?:us|both|our))`,
    `${we}${will} (?:carry|bear|cover|absorb|shoulder|pay|eat|foot) (?:the |all |any |your )?(?:full |whole |entire |total |resulting )?(?:costs?|bill|damages?|loss(?:es)?|liability|fallout)(?: (?:of (?:it|that|any|the)|if|in full|whatever|should)|(?= ?[.!]))(?<=(?:should|if|breach|leak|fail|fault|wrong|late|miss|down|in full|of it)\\b[^.!?\\n]{0,90})`,
    `sign (?:whatever|anything|any (?:contract|terms|paper)) (?:that )?(?:your|you|they|their)(?: [a-z]{3,12}){0,2}`,
    `if (?:we|our [a-z]{3,12}|it|the [a-z]{3,12})(?:'re| are| is)? (?:ever )?(?:miss(?:es)?|fails?|slips?|late|delayed|don't (?:meet|hit|deliver|go live)|doesn't (?:meet|hit|deliver|go live|work)|goes? (?:over|past|down)|overruns?|drops? below|falls? below|breach(?:es)?)(?: [a-z0-9%.,'-]{1,14}){0,8}?,? (?:then )?(?:we|i)(?:'ll| will| shall|'d| would| agree to) (?:pay${privately}|credit|compensate|owe|forfeit|cover|give you|knock|waive|bear|absorb|be liable)`,
  ),
  // Words that bind.
  pattern(
    `(?:consider|treat|regard|take|view|accept|count) (?:this|it|that|my|our)(?: (?:e-?mail|message|note|letter|reply|offer|proposal|quote|text|word))?(?: (?:as|to be))? ?(?:a|an|our|my|the)? ?(?:[a-z]{3,12},? (?:and )?){0,2}?(?:binding|firm|irrevocable|enforceable|legal|contractual)(?: (?:and|,) ?[a-z]{3,12})? ?(?:[a-z]{3,12} )?(?:offer|agreement|commitment|contract|acceptance|promise|confirmation|undertaking|bid|proposal|order|obligation)?`,
    `(?:consider|treat|regard|take|view) (?:this|it|that)(?: (?:e-?mail|message|note|letter|reply))?(?: as)? (?:our|my|the|a) (?:formal |official |written |final |signed )?(?:acceptance|contract|agreement|contractual commitment|written (?:commitment|guarantee|agreement)|formal (?:commitment|offer)|official (?:commitment|offer))`,
    `(?:this|my|our) (?:e-?mail |message |letter |note |offer |proposal |quote |text |reply |confirmation |term sheet |chat )?(?:hereby )?(?:constitutes?|forms?|serves? as|is|shall be|will be|represents?|counts as|creates|acts as|amounts to|operates as|stands as) (?:our |my |an? |the )?(?:[a-z]{3,12},? (?:and )?){0,2}?(?:(?:legally |contractually |fully )?(?:binding|enforceable)|irrevocable offer|(?:formal|written|legal|official) (?:acceptance|contract|agreement|offer)|contract between|contractual)`,
    `(?:we|i)(?:'re| are| am|'ll be| will be| shall be|'d be) (?:(?:legally|contractually|fully|formally) )?(?:bound (?:by|to (?:the|these|this|that|your|our|deliver|honou?r|comply|perform))|obligated|obliged to|legally committed|contractually committed)`,
    `(?:we|i) (?:do |will |shall )?(?:hereby|irrevocably|formally|unconditionally|contractually|legally|expressly) (?:and [a-z]{3,15} )?(?:(?:agree|accept)(?! ${toMeet})|commit|undertake|promise|warrant|guarantee|grant|confirm(?! (?:${toMeet}|receipt|attendance|(?:your|the|my|our|his|her) (?:[a-z]{3,14} )?(?:seat|booking|appointment|attendance|participation|registration|reservation|place|address|date|interview|meeting|visit|slot|stay|room|receipt|number|name|table|order|baptism|birth|marriage|death|burial|residence|enrol?lment|identity|employment|studies|withdrawal|resignation|internship|membership)|${ofPerson}))|bind|offer|waive|represent|covenant|assign)`,
    `(?:we|i)(?:'ll| will| can)? commit (?:contractually|legally|formally|in writing|in the contract) to`,
    `${we}${will} accepts? (?:the|your|this|all|these) (?:[a-z-]{3,14} ){0,2}?(?:contract|agreement|terms(?: and conditions)?(?! of use))`,
    `you(?:'ll| will| shall)? (?:get|receive|have|own|be granted) (?:an? )?(?:[a-z-]{3,14},? ){0,2}?(?:perpetual|irrevocable|exclusive|royalty-free),? (?:[a-z-]{3,14},? ){0,2}?(?:licen[cs]e|rights?)`,
    `we(?:'ll| will| shall)? (?:never|won't(?: ever)?|not ever) (?:terminate|cancel|raise|increase|change) (?:your|the|our) (?:[a-z-]{3,14} ){0,2}?(?:contract|agreement|prices?|rates?|fees?|terms|subscription)`,
    `(?:we|i)(?: (?:hereby|further|also|do))? (?:represent and )?(?:warrant|covenant) (?:that|to|you|against)`,
    `(?:you have|you've got|you got|here is|here's|take|this is|that's|there's) (?:our|my|a) (?:full |firm )?(?:legally |contractually )?(?:binding|contractual|legal|written) (?:[a-z]{3,12} )?(?:commitment|promise|word|guarantee|undertaking|offer|assurance|obligation|contract)`,
    '(?:consider|deem|call) (?:the|your|our|this) (?:contract|agreement|deal|order|renewal|sow|amendment|msa) (?:as )?(?:signed|accepted|executed|renewed|binding|final|sealed|concluded|in force|closed)',
    `(?:a|our|this|my) (?:[a-z]{3,12} )?(?:legally|contractually) (?:binding|enforceable) (?:[a-z]{3,12} )?(?:offer|commitment|promise|obligation|quote|proposal|guarantee)`,
  ),
  // Service levels.
  pattern(
    `(?:within|under|in (?:under|less than)) (?:\\d{1,3}|one|two|four|eight|fifteen|thirty|sixty) (?:minutes?|mins?|hours?|hrs?|business[- ]days?)(?: [a-z0-9/'-]{1,14}){0,4}?,? (?:guaranteed|contractually|or (?:we pay|it(?:'s| is) free|we(?:'ll| will) (?:pay|credit)|you get a credit))`,
    `(?:we|i)(?:'ll| will| shall| can)? (?:be held to|stand by|back|underwrite) (?:[a-z0-9%.'-]{1,14} ){0,5}?(?:uptime|slas?|service levels?|response times?)`,
    `${pct} (?:[a-z-]{3,14} ){0,3}?${level}(?: (?:[a-z]{2,12} ){0,3}?guarantee[ds]?| is guaranteed| commitment| promise| sla| or (?:we|you)[^.!?\\n]{1,20})`,
    `guarantee[ds]? (?:[a-z-]{2,14} ){0,4}?${pct}(?: (?:[a-z-]{3,14} ){0,2}?${level})`,
    `(?:we|our [a-z-]{3,20}(?: [a-z-]{3,20})?|i|this plan|the (?:[a-z-]{3,14} )?(?:plan|platform|tier|contract|sla)|enterprise|every plan|all plans)(?:'ll|'d| will| can| shall| do)?(?: [a-z]{4,12}ly| always| also)? (?:guarantees?|commits? to|promises?|ensures?|offers?|provides?|delivers?|gives? you|includes?|maintains?|comes? with|carries|keeps?|is backed by|are backed by|warrants?|backs?(?: it)?|has|have|assures?) (?:you )?(?:[a-z'-]{1,14} ){0,4}?${pct} (?:[a-z-]{3,14} ){0,3}?${level}`,
    `(?:uptime|availability|sla|service[- ]level)(?: (?:guarantee|commitment|promise))? (?:of|is|at|will be|shall be|stands at|guaranteed (?:at|to be))(?: at least| never less than| not less than| no less than)? ${pct}(?= guarantee|,? (?:or|backed|in (?:the|your|our) contract|contractually|guaranteed))`,
    `(?:uptime|availability|sla|service[- ]level) (?:guarantee|commitment|promise|guaranteed) (?:of|is|at) (?:[a-z]{2,6} ){0,2}${pct}`,
    `(?:you(?:'ll| will)? (?:get|have|receive)|comes with|come with) (?:[a-z'-]{1,14} ){0,3}?${pct} (?:[a-z-]{3,14} ){0,2}?${level}`,
    `${we}${will} (?:guarantee|commit(?:ting)? to|promise|contractually [a-z]{4,12}|pledge) (?:you )?(?:[a-z0-9'-]{1,14} ){0,4}?(?:response times?|resolution times?|slas?|uptime|up-time|recovery times?|rto|rpo|turnaround(?: times?)?|fix times?|service levels?|zero downtime|no downtime)`,
    `(?:\\d{1,3}|one|two|four|eight|fifteen|thirty|sixty)[- ](?:minutes?|mins?|hours?|hrs?|h|business[- ]days?) (?:[a-z-]{3,14} ){0,3}?(?:slas?(?! report)|response guarantee|(?:response|resolution|fix|recovery)(?: times?)?,? (?:is |are )?(?:contractually )?guaranteed)`,
    `guaranteed (?:[a-z0-9-]{1,14} ){0,3}?(?:response times?|resolution times?|uptime|sla|availability|turnaround|recovery time)`,
    `(?:slas?|uptime|response times?|service levels?) (?:is|are|comes|come)? ?(?:always |fully |contractually )?guaranteed`,
    `zero downtime,? (?:is )?guaranteed`,
  ),
  // What the contract will say.
  pattern(
    `${we}${will} (?:lock(?: in)?|freeze|fix|hold|cap|keep|guarantee|lock down) (?:in )?(?:your|the|this|that|our|those|these) (?:[a-z-]{3,14} ){0,2}?(?:prices?|pricing|rates?|fees?|renewal(?: price)?|terms) (?:[a-z'-]{2,14} ){0,3}?(?:for (?:the (?:next|life|full|entire|whole|duration)|\\d|one|two|three|four|five|ten|ever|life|good)|forever|until 20\\d\\d|through 20\\d\\d|over the (?:next|full))`,
    `(?:your|the|our|this|that) (?:[a-z-]{3,14} )?(?:prices?|rates?|fees?|pricing) (?:is|are|will be|stays?|remains?|would be) (?:locked(?: in)?|fixed|frozen|capped|contractually [a-z]{4,12})(?: in writing| for you| in the contract)? (?:for (?:life|ever|the|\\d|two|three|five|as long)|until 20\\d\\d|through 20\\d\\d|forever)`,
    `(?:i|we)(?:'ll| will| can|'re happy to| are happy to|'m happy to)? (?:put|write|bake|get|add|enshrine) (?:that|this|it|these|those|all of that) (?:in|into|down in) (?:writing|the (?:contract|agreement|msa|order form|sow|paperwork))`,
    `(?:you have|you've got|i give you|we give you|take) (?:my|our) word (?:on (?:that|it|this)|that we|we(?:'ll| will)|as a|in writing)`,
    `(?:your|the|our) (?:[a-z-]{3,14} )?(?:prices?|rates?|fees?|pricing) (?:will|shall) (?:never|not ever|not) (?:increase|go up|change|rise|be raised)`,
    `you(?:'ll| will| shall| would)? (?:own|retain|keep|have|get|receive) (?:all|full|exclusive|sole|complete) (?:the )?(?:of the )?(?:ip\\b|intellectual property|ownership|title to|rights to|rights over|exclusivity|distribution rights|territorial rights|ownership of)`,
    `${we}${will} (?:assign|transfer|sign over) (?:all|full|the|any) (?:of the )?(?:ip\\b|intellectual property|copyright|ownership|rights)`,
    `${we}${will} (?:agree|consent|submit)s? (?:to )?(?:be (?:governed|bound) by|(?:to )?(?:the )?(?:exclusive |sole )?(?:jurisdiction|laws?|courts?) of) ?(?:the )?(?:(?:exclusive |sole )?(?:jurisdiction|laws?|courts?) of )?[a-z]{3,16}`,
    `${we}${will} (?:give|grant|offer|let) (?:you|your (?:team|company)) (?:the right to |a right to )?(?:terminate|exit|walk away from|break|get out of) (?:the |your |this )?(?:contract|agreement|lease|deal)(?: [a-z]{2,10}){0,4}`,
    `${we}${will} (?:renew|extend|prolong) (?:the|your|this|our) (?:contract|agreement|term|lease|sow) (?:[a-z]{2,12} ){0,3}?(?:at the same|on the same|under the same|for (?:another|an additional|a further|two|three|\\d))`,
  ),
];

const promises =
  /\b(?:commit(?:s|ted|ment)?|promise[ds]?|guarantee[ds]?|pledge[ds]?|(?<!\b(?:for|the|of|some|any) )undertak(?:e|es|ing)|warrant|(?<!\b(?:if|when|once|until|unless|before) (?:we|i) )agree(?:s|d)? to|bound|hereby|contractually|you have our word|i'm authori[sz]ed)\b/i;
const ours = /\b(?:we|we'll|we'd|we're|i|i'll|i'd|i'm|our|us)\b/i;
const binding = facets([
  {
    all: [
      ours,
      promises,
      /\b(?:uptime|slas?|service[- ]levels?|service credits|liab(?:le|ility)|indemni\w+|penalt(?:y|ies)|damages|legal (?:costs|fees)|compensat\w+|exclusiv\w+|notice period|terminat\w+|intellectual property|ownership of|(?:exclude|turn away|refuse|shut out|not (?:to )?(?:supply|serve|work with|sell to)) (?:any of |all )?your (?:[a-z]{3,10} )?(?:rivals?|competitors?)|(?:raise|increase|change) (?:your|the|our) (?:[a-z]{3,10} )?(?:prices?|rates?|fees?)|your terms(?: and conditions)?|your (?:msa|dpa|rfp|contract|purchase terms)|downtime)\b/i,
    ],
    none: [
      /\b(?:if you|do you|would you|could you|whether|your (?:current|existing) (?:vendor|provider|supplier)|they|helps? (?:you|teams)|monitor\w*|track\w*|report\w*|dashboard|blog|webinar|zero downtime|no downtime)\b/i,
    ],
  },
  {
    all: [
      ours,
      promises,
      /\b(?:support|help ?desk|engineers?|tickets?|response|incidents?|replies|answers?|fix(?:es|ed)?|on[- ]site)\b/i,
      /\b(?:within|in|under|less than) (?:\d{1,3}|one|two|three|four|five|ten|fifteen|thirty|sixty) (?:seconds?|minutes?|mins?|hours?|hrs?|business (?:hours|days))\b/i,
    ],
    none: [
      /\b(?:if you|do you|would you|could you|whether|they|average|typically|usually|aim|try|call you|get back to you)\b/i,
    ],
  },
]);
const undertakings = facets([
  {
    all: [
      /\b(?:hold (?:us|me) to|sue (?:us|me) on|rely on) (?:this|that|it|these)\b[^.!?]{0,24}\b(?:in court|legally|before a judge|in law)\b/i,
    ],
  },
  {
    all: [
      /\b(?:our word|my word|we promise|we guarantee|guaranteed|we undertake|we commit)\b/i,
      /\b(?:service|platform|site|systems?|connection|servers?|network|line)\b/i,
      /\b(?:interrupted|down for|go down|goes down|offline|unavailable|downtime|outages?)\b/i,
    ],
    none: [/\b(?:if you|do you|zero-downtime|they|monitor\w*|alerts?|report)\b|\?/i],
  },
  // Liability and cost taken over, or its limit given up.
  {
    all: [
      new RegExp(
        `\\b(?:liab(?:le|ility)|indemni\\w+|${fines}|penalt(?:y|ies)|damages?|losses|data loss|legal (?:costs|fees)|the risk of(?! (?:rain|snow|wind|weather|storms?|frost|fog|ice|showers)\\b)|breach(?:es)?|liability cap|cap on liability)\\b`,
        'i',
      ),
      /\b(?:takes? on|assumes?|accepts?|bears?|picks? up(?! (?:the |some )?(?:forms?|papers?|keys?))|covers?|shoulders?|absorbs?|foots?|carr(?:y|ies)|makes? good|made good|on the hook|disappears?|removed?|drop(?:ped|s)?|lift(?:ed|s)?|unlimited|uncapped|falls? on us|on us|ours alone|answer for|stand for|pay for|pay any|paid by us|responsible)\b/i,
      /\b(?:we|we'll|we'd|i|i'll|our (?:company|firm|side)|the company|us)\b/i,
    ],
    none: [
      /\b(?:insur\w+|premium|polic(?:y|ies)|if you|do you|would you|whether|they|their|who|the (?:buyer|tenant|landlord|customer|carrier|contractor|authorities)|late fees?|library|take the fines? (?:off|from)|(?:is|are|was|were|be) charged|parking|water|storm|flood|your (?:counsel|lawyers?|broker|current)|avoid|reduce|helps?|risk assessment|dashboard|detect\w*|story|stories|report(?:s|ed)?|negotiat\w+|page|section|standard|ask(?:s|ed|ing)? for|declined?)\b/i,
    ],
  },
  {
    all: [
      /\b(?:if|should) (?:the )?(?:regulators?|authorit\w+|auditors?|courts?|a (?:regulator|court)|anyone|you(?:'re| are| get)?)\b[^.!?]{0,24}\b(?:fines?d?|sue[ds]?|penali[sz]e[ds]?)\b/i,
      /\bwe(?:'ll| will| would|'d)? (?:take|pick|pay|cover|foot|bear|shoulder|absorb|stand|handle|reimburse)\b/i,
    ],
  },
  // What is paid when something slips.
  {
    all: [
      /\b(?:credited|credit you|pay you|compensate you|owe you|receive a credit|get a credit|service credits?|knock off)\b/i,
      /\b(?:down|outages?|downtime|unavailable|breach|delayed?|late|slips?|miss(?:es|ed)?|overruns?|exceeds?)\b/i,
      /\b(?:if|should|whenever|for (?:each|every|any)|per|or)\b/i,
    ],
    none: [/\b(?:parking|invoice|flight|train|your (?:current|payment)|they|late fees?|charge you)\b/i],
  },
  // What a breach gives the reader a claim to.
  {
    all: [
      /\b(?:breach(?:es)?|delays?|failures?|outages?|defaults?|violations?|late delivery)\b/i,
      /\b(?:entitles? (?:you|the (?:customer|client|buyer))|you(?:'re| are|'ll be| will be| shall be) (?:then |also )?entitled|gives you (?:a|the) (?:right|claim))\b/i,
      /\b(?:penalt(?:y|ies)|damages|compensation|terminate|indemnity|(?:sum|amount|payment) of)\b/i,
    ],
    none: [/\b(?:if you|do you|whether|their|they|law|act|directive|insur\w+|supplier|airline|passengers?)\b|\?/i],
  },
  // Prices that may not move.
  {
    all: [
      /\b(?:rates?|prices?|pricing|fees?)\b/i,
      /\b(?:never|lock(?:ed|s)?(?: in)?|frozen|freeze|fixed|won't (?:rise|go up|increase|change)|will not (?:rise|go up|increase|change|be raised)|no increases?|(?:cannot|can't) (?:rise|go up|increase|change|be (?:raised|increased))|capped|stays? (?:the same|unchanged|put|as (?:it|they) (?:is|are)))\b/i,
      /\b(?:for (?:life|ever|good|as long as|(?:the )?(?:next |full |whole )?(?:\d{1,2}|two|three|four|five|ten) years?)|as long as|in writing|in (?:the|your) (?:contract|agreement)|guarantee\w*|we promise|(?:i|we) commit|you have (?:my|our) word|until 20[3-9]\d)\b/i,
    ],
    none: [
      /\b(?:mortgage|interest|loan|savings|electricity|energy|tariff|they|your (?:current|existing) (?:vendor|provider|supplier|contract)|if you|competitors?|never been|have you)\b|\?/i,
    ],
  },
  // A message that is to bind.
  {
    all: [
      /\b(?:this|that|it|my|our) ?(?:note|message|e-?mail|letter|text|reply|word|confirmation|offer|mail)?\b/i,
      /\b(?:regard|treat|consider|take|view|read|count|rely on|counts?|serves?|stands?|is|as)\b/i,
      /\b(?:legally (?:binding|enforceable)|enforceable|firm (?:undertaking|commitment|obligation)|as the contract(?= ?[.!,]|$)|binding (?:undertaking|commitment|promise|acceptance|on us)|(?:our|my) (?:formal |written |legal )?undertaking|irrevocable|deal is done|legal commitment)\b/i,
    ],
    none: [
      /\b(?:non-?binding|not (?:be )?(?:legally |yet )?(?:binding|enforceable)|isn't|until|once|only when|unless|subject to)\b/i,
    ],
  },
  {
    all: [
      /\b(?:hereby|herewith)\b/i,
      /\b(?:grant(?:ed|s)?|licen[cs]ed?|assign(?:ed|s)?|transferr?(?:ed|s)?|agree[ds]?|accept(?:ed|s)?|undertakes?|commits?|waived?|releases?d?|appoint(?:ed|s)?|guarantees?|confirm(?:ed|s)?)\b/i,
      /\b(?:licen[cs]e|rights?|code|copyright|title|liability|terms|exclusiv\w+|property|claims?|price|delivery date|risk|obligations?|order|contract|agreement|use)\b/i,
    ],
    none: [/\b(?:receipt|attendance|meeting|invited|booking|appointment|reservation|you confirm|i, the)\b/i],
  },
  {
    all: [
      /\b(?:code|ip|intellectual property|designs?|work product|deliverables?|source code|artwork|copyright|recordings?|footage|drawings?)\b/i,
      /\b(?:becomes? (?:your property|yours)|belongs? to you|is yours|are yours|owned by you|your (?:sole |full |outright |exclusive )?property|you(?:'ll| will)? own|passe[sd]? to you|(?:be|is|are|gets?) (?:then |also )?(?:assigned|transferred|signed over|made over) to you)\b/i,
      /\b(?:all|every(?:thing)?|full|outright|any|whatever|forever|no strings)\b/i,
    ],
    none: [/\b(?:if you|do you|your own)\b/i],
  },
  // Their terms, taken as they are.
  {
    all: [
      /\b(?:we|we'll|we'd|i|i'll|i'd|our (?:legal|side|lawyers|company))\b/i,
      /\b(?:sign|accept|agree to|take|adopt|go with|work under|live with|be bound by|abide by)\b/i,
      /\b(?:redlines?|(?:your|procurement|their) (?:[a-z-]{3,14} ){0,2}(?:terms|paper|clauses?|conditions|amendments?|dpa|msa)|whatever terms|any terms)\b/i,
      /\b(?:as (?:they|it) stands?|as is|as-is|every one of|all (?:of )?(?:the|your|those)|whatever|any|without (?:changes?|edits|comment|negotiation)|unchanged|exactly as|in full|word for word)\b/i,
    ],
    none: [
      /\b(?:if you|can you|could you|would you|who|before we|once|after|review(?:ing|ed)?|not|cannot|can't|unless)\b/i,
    ],
  },
  // By what the reader does, or this message is, there is a contract.
  {
    all: [
      /\bby (?:replying|answering|responding|clicking|opening|reading|accepting|returning|signing up|using|paying|saying yes|doing nothing)\b/i,
      /\byou (?:will |hereby |automatically |also )?(?:(?:enter|are entering) into an? [^.!?]{0,24}?(?:agreement|contract)|(?:accept|agree to|consent to) (?:our|all our|the) (?:[a-z-]{3,14} ){0,2}?(?:terms|conditions|contract)|(?:conclude|sign) (?:a|the|our) [^.!?]{0,16}?(?:agreement|contract))\b/i,
    ],
    none: [/\b(?:cookies|privacy|do you|would you|they|if you want)\b|\?\W*$/i],
  },
  {
    all: [
      /\b(?:regard|treat|consider|take|view|count) (?:this|my|our) (?:e-?mail|mail|message|note|letter|reply|text|confirmation)\b/i,
      /\bas (?:if it were )?(?:an?|the|our|your) (?:signed|countersigned|executed|concluded|valid|written) (?:contract|agreement|order form|acceptance|commitment)\b/i,
    ],
    none: [/\b(?:not|cannot|can't|don't|never|until|once|subject to)\b|\?\W*$/i],
  },
  {
    all: [
      /\b(?:authori[sz]ed|empowered|entitled|mandated) to (?:hereby )?(?:accept|sign|agree to|conclude) (?:your|the|this) (?:[a-z-]{3,12} )?(?:offer|bid|tender|proposal|contract|agreement|terms)\b/i,
      /\b(?:on behalf of|for|in the name of) (?:the company|my company|our company|the firm|our firm|the board|[a-z]{3,14})\b/i,
    ],
    none: [/\b(?:not|n't|who|they|is anyone|whoever)\b|\?\W*$/i],
  },
  // All of a loss made good without a limit, whoever's name it is said in.
  {
    all: [
      /\bwill (?:also |fully |then )?(?:reimburse|compensate|refund|cover|pay|bear|make good) (?:you )?(?:for )?(?:all|any|every) (?:[a-z-]{3,12} ){0,2}?(?:costs?|loss(?:es)?|damages?|expenses)\b/i,
      /\b(?:without (?:any )?(?:limit|limitation|cap|ceiling)|in full|no matter how (?:high|large))\b/i,
      /\b(?:arising|resulting|caused|following|from|due to|after)\b/i,
    ],
    none: [
      /\b(?:the|your|their|an?) (?:[a-z]{3,12} )?(?:insurer|insurance|policy|carrier|tenant|landlord|buyer|bank|state)\b|\b(?:you|they) will\b|\?\W*$/i,
    ],
  },
  {
    all: [
      /\bcontractually (?:locked(?: in)?|fixed|bound|secured|frozen|guaranteed|agreed)\b/i,
      /\b(?:prices?|rates?|fees?|pricing|terms)\b/i,
      /\b(?:your|we|you|our)\b/i,
    ],
    none: [/\b(?:not|n't|never been|they|their|supplier|landlord|if you)\b|\?\W*$/i],
  },
  {
    all: [
      /\b(?:i|we) (?:hereby )?(?:promise|agree|undertake|commit|pledge) (?:not to|never to) (?:enforce|invoke|use|apply|rely on|claim|charge)\b/i,
      /\b(?:minimum term|notice period|penalt(?:y|ies)|clause|lock-in|non-compete|late fees?|contract)\b/i,
    ],
    none: [/\?\W*$/],
  },
  // Speed and availability under contract.
  {
    all: [
      /\b(?:\d{1,3}|one|two|three|four|six|eight|twelve|fifteen|thirty|sixty)[- ]?(?:h|hrs?|hours?|minutes?|mins?|business days?)\b/i,
      /\b(?:resolution|resolve[ds]?|response|respond|fix(?:es|ed)?|recovery|turnaround|restor\w+|repl(?:y|ies)|answer(?:ed|s)?)\b/i,
      /\b(?:contractual\w*|guarantee[ds]?|we promise|commit(?:ted|ment)?|bind(?:s|ing)? (?:ourselves|us)|or (?:we )?(?:pay|you get)|penalt\w+|stand behind|in (?:the|your|our|every) contract)\b/i,
    ],
    none: [
      /\b(?:average|typically|usually|aim|try|target|if you|do you|would you|could you|they|your (?:current|team|sla)|helps?|goal|survey|last (?:month|quarter|year))\b/i,
    ],
  },
  {
    all: [
      /\b\d{2,3}(?:[.,]\d{1,5})? ?(?:%|percent|per cent)/i,
      /\b(?:uptime|up-time|availability|available|up and running)\b/i,
      /\b(?:we promise|a promise|guarantee\w*|in (?:every|the|your|our) contract|contractual\w*|commit\w*|(?:never|not|won't) (?:fall|drop|go|dip)|or (?:we|you|your)|at all times|assured|rest assured)\b/i,
    ],
    none: [
      /\b(?:last|past|was|were|has been|have been|so far|historically|averaged?|measured|target|aim|they|many|most|vendors|providers|competitors|others|if you|do you|\d% of)\b/i,
    ],
  },
  // Acceptance declared, terms bound to, and what is owed under them.
  {
    all: [
      /\b(?:signed acceptance|formal(?:ly)? (?:accept\w{0,7}|offer)|consent to your|accept(?:ed)? (?:your|the) (?:terms|redlines|conditions|clause)|(?:legal )?terms (?:are )?accepted|contract (?:is )?(?:hereby )?amended|confirms the contract|enter into a [^.!?]{0,14}contract|liquidated damages|most-?favou?red|by contract|no exit clause|price is forfeited|undertakes? to (?:deliver|supply|pay|provide)|agree not to (?:hire|sell|compete|approach)|(?:is|are|'s) an sla|(?:that|this) is binding|bound from|are liable for|maximum liability to you|defend you in court|your governing law|contractually|under penalty of contract|with the same legal force)\b/i,
      /\b(?:we|we're|we'll|i|our|us|this (?:message|e-?mail|text|confirms)|you(?:'re| are| have| enter)|consider|treat|confirmed|deal|that's|that is|something we)\b/i,
    ],
    none: [
      /\b(?:draft|for (?:discussion|review)|will (?:look at|review)|not (?:a )?(?:binding|liable|an sla)|until|do you|could you|would you|if you|whether|flags?|reads|please sign|lawyers?|subject to|once (?:both|signed)|insur\w{2,5}|they)\b|\?/i,
    ],
  },
]);
const everyPromise = [...binding, ...undertakings, ...undertakenInLaw];
const disowned =
  /\b(?:can't|cannot|won't|unable to|not able to|not in a position to|don't|do not|never|no longer|without) (?:[a-z]{2,10} ){0,2}(?:commit\w*|promis\w+|guarantee\w*|pledge|undertake|agree|accept|warrant|bound)\b/i;
const declined = /\bno (?:[a-z]{3,12} )?(?:liab|indem|penal|respons|licen|excl)/i;
const hedged =
  /\b(?:subject to (?:our|the|a|contract|signature|legal|approval|your|final|negotiation|agreement)|non-?binding|not (?:intended to be |meant to be )?(?:legally |a )?binding|for discussion (?:purposes )?only|once (?:it is |it's |both |you |we )?(?:signed|legal|both parties)|pending (?:legal|approval|signature))\b/i;
const past =
  /\b(?:last (?:year|quarter|month|week)|in (?:19|20)\d\d|historically|so far|to date|over the (?:last|past)|averaged?|was|were|has been|have been|achieved|measured|reported|recorded)\b/i;
const theirs =
  /\b(?:they|he|she|vendors?|competitors?|providers?|suppliers?|customers?|clients?|others?|who|parties|party|aws|azure|google|microsoft|some|most|many|companies|your (?:current|existing|present|old|last|previous|former|cloud)(?: [a-z]{2,15})?|you|your team)\s(?:[a-z']{2,12}\s){0,3}$/i;
/** "You can leave whenever you wish and we'll waive it": another subject takes over. */
function isTheirs(before: string): boolean {
  return theirs.test(before) && !/\b(?:and|but|so|then)\s$/i.test(before);
}
const asks =
  /^\W*(?:[a-z]+,\s)?(?:do|does|did|is|are|has|have|what|how|who|which|where|why|when|can|could|would|will|should)\s(?:you|your|they|their|it|that|there|the|any|anyone|we|i|this|our)\b/i;

/** The same in other languages. */
const elsewhere = wordingsElsewhere('contract_commitment');

export const contractCommitment = defineRule({
  id: 'contract_commitment',
  template: 'commercial_commitments_v1',
  severity: 'BLOCK',
  contentTypes: messageTypes,
  channels: allChannels,
  needs: [],
  settings: ['approved_claims'],
  looksFor: () => [...commitments, elsewhere, ...everyPromise],
  meaning: 'Promises that bind: liability, service levels, contract terms.',
  detail: 'The text makes a legal or service-level promise. Leave such terms to the agreement.',
  saferAlternative: 'subject to our agreement',
  examples: ['We agree to unlimited liability.', 'Consider this a binding offer.', '99.99% SLA guaranteed.'],
  counterExamples: ['We agree with your point.', 'Would you agree to 15 minutes?', "We'll call you within three days."],
  *check(field, { settings }) {
    const { text } = field;
    const told = new Set<number>();
    for (const expression of commitments) {
      for (const match of matchesNear(field, expression)) {
        const start = match.index;
        const end = start + match[0].trimEnd().length;
        const sentence = sentenceOf(text, start, end);
        if (told.has(sentence.start) || isMention(text, start) || isInCode(text, start)) continue;
        if (
          (!/\b(?:and|or|then)\s{1,3}$/i.test(clauseBefore(text, start)) && isNegated(text, start)) ||
          /\b(?:can't|cannot|won't|don't|do not|not|never|unable to|no longer)\s(?!be liable|more than|less than|increase|go up|rise|change|ever|terminate|raise|cancel|work with|sell|serve|hire|solicit|compete|do business)[a-z]/i.test(
            match[0],
          )
        )
          continue;
        // Taking an order is what a seller does.
        if (
          /^(?:we|i)\b/i.test(match[0]) &&
          /\b(?:your|the) (?:purchase )?order\b/i.test(sentence.text) &&
          !/\b(?:terms and conditions|liab|indemn|penalt)/i.test(sentence.text)
        )
          continue;
        if (hedged.test(sentence.text) || (declined.test(match[0]) && because('negated'))) continue;
        if ((isTheirs(clauseBefore(text, start)) || tellsOfContract(sentence.text)) && because('others')) continue;
        if (negotiatesDraft(text, sentence) || bindsNobody(sentence.text)) continue;
        const around = text.slice(sentence.start, end);
        if (/\d\s?(?:%|percent|per cent)/i.test(match[0]) && past.test(sentence.text) && !/guarantee/i.test(match[0]))
          continue;
        if (
          /\b(?:whether|if|how|before|until|unless|ask(?:ed|ing)?|want(?:s|ed)?|require[sd]?) (?:we|i|us|you) ?(?:\w{2,10} ?){0,2}$/i.test(
            text.slice(sentence.start, start),
          ) &&
          because('supposed')
        )
          continue;
        if (/\b(?:whether|unless|until) (?:we|i)\b/i.test(around) && because('supposed')) continue;
        if (asks.test(sentence.text) && isAsked(sentence)) continue;
        if (isApproved(text, start, end, settings.approved_claims)) continue;
        told.add(sentence.start);
        yield statementMatch(text, start, end, 'any such term is subject to our agreement');
      }
    }
    for (const { start, end, sentence } of promisesElsewhere(field, elsewhere, settings.approved_claims)) {
      if (told.has(sentence.start)) continue;
      told.add(sentence.start);
      yield statementMatch(text, start, end, '');
    }
    for (const { start, end, sentence } of sentencesWith(field, everyPromise)) {
      if (told.has(sentence.start) || hedged.test(sentence.text) || isAsked(sentence)) continue;
      if (disowned.test(sentence.text) && because('negated')) continue;
      if (tellsOfContract(sentence.text) && because('others')) continue;
      if (negotiatesDraft(text, sentence) || bindsNobody(sentence.text)) continue;
      if (isApproved(text, start, end, settings.approved_claims)) continue;
      told.add(sentence.start);
      yield { ...statementMatch(text, start, end, 'any such term is subject to our agreement'), confidence: 0.75 };
    }
  },
});

/** True for a sentence about clauses, taxes or seats by which the writer's side takes nothing on. */
function bindsNobody(sentence: string): boolean {
  return talksClauseOver(sentence) || tellsOwnTaxes(sentence) || waivesEverydayRight(sentence);
}
