import { pattern } from '../../search/pattern.ts';
import { privately } from './undertakings.ts';

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
  '(?:(?:unlimited|uncapped|full|all|sole|complete|total|joint|strict|any|legal|financial|unrestricted) (?:and [a-z]{3,12} )?(?:legal |financial |contractual )?(?:liabilit(?:y|ies)|responsibility for (?:any|all|every|[a-z]{3,14} (?:failures?|breach(?:es)?|loss(?:es)?|damages?|penalties|claims?|fines?)))|(?:legal )?liability for|(?:all |any |the |your |of ){0,3}legal (?:costs|fees|bills|expenses)|indemnit(?:y|ies)|indemnification|liquidated damages|(?:contractual |financial |late |delay )penalt(?:y|ies)|penalty clause|penalty of|penalties (?:for|if|of)|service credits|exclusivity|exclusive (?:rights?|licen[cs]e|distribution|territory|use|access rights|agreement|deal|supplier|partnership)|(?:perpetual|irrevocable|royalty-free|worldwide|unrestricted) (?:[a-z-]{3,14},? ){0,3}(?:licen[cs]e|rights?)|non-?compete|(?:break|exit|opt-out|buy-out) clauses?|sole (?:rights?|distribution)|most[- ]favou?red[- ](?:nation|customer)|source[- ]code escrow|(?:unlimited |full )?audit rights|termination (?:for convenience|rights?)|uncapped damages|right of first refusal|step-in rights)';
const theirTerms =
  '(?:all |any |each |every )?(?:of )?(?:your|these|those|the|such) (?:[a-z-]{2,15} ){0,3}?(?:terms(?! of use)|redlines?|clauses?|conditions|contract(?! (?:review|process))|msa|dpa|baa|amendments?|legal (?:terms|changes|demands)|payment terms|paper|contractual [a-z]{3,12})';

const pct = '\\d{2,3}(?:[.,]\\d{1,5})? ?(?:%|percent|per cent)';
const level = '(?:uptime|up-time|availability|slas?|service[- ]levels?)';

/** Wordings that bind: liability and terms taken on, words that bind in law, service levels, what the contract will say. */
export const commitments = [
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
    `(?:we|i)(?:'re| are| am|'ll be| will be| shall be|'d be) (?:(?:legally|contractually|fully|formally) )?(?:bound (?:by(?! (?:our|my|the|a|your)? ?(?:[\\w'-]{2,14} ){0,3}?(?:procedures|timelines|process(?:es)?|codes?|confidentiality|secrecy|privilege|rules?|laws?|statute|oath|duty|privacy|lease)\\b)|to (?:the|these|this|that|your|our|deliver|honou?r|comply|perform))|obligated(?! to (?:keep|store|retain|report|inform|tell|ask|check|verify|record|collect))|obliged to(?! (?:keep|store|retain|report|inform|tell|ask|check|verify|record|collect)\\b)|legally committed|contractually committed)`,
    `(?:we|i) (?:do |will |shall )?(?:hereby|irrevocably|formally|unconditionally|contractually|legally|expressly) (?!confirm (?:that )?(?:your|the) (?:[a-z]{3,12} )?(?:reservation|booking|appointment|registration|attendance|receipt|table|visit|objection|complaint|application|request|letter|enquiry|inquiry)\\b)(?:and [a-z]{3,15} )?(?:(?:agree|accept)(?! ${toMeet})|commit|undertake|promise|warrant|guarantee|grant|confirm(?! (?:${toMeet}|receipt|attendance|(?:your|the|my|our|his|her) (?:[a-z]{3,14} )?(?:seat|booking|appointment|attendance|participation|registration|reservation|place|address|date|interview|meeting|visit|slot|stay|room|receipt|number|name|table|order|baptism|birth|marriage|death|burial|residence|enrol?lment|identity|employment|studies|withdrawal|resignation|internship|membership)|${ofPerson}))|bind|offer|waive|represent|covenant|assign)`,
    `(?:we|i)(?:'ll| will| can)? commit (?:contractually|legally|formally|in writing|in the contract) to`,
    `${we}${will} accepts? (?:the|your|this|all|these) (?:[a-z-]{3,14} ){0,2}?(?:contract|agreement|terms(?: and conditions)?(?! of use))`,
    `you(?:'ll| will| shall)? (?:get|receive|have|own|be granted) (?:an? )?(?:[a-z-]{3,14},? ){0,2}?(?:perpetual|irrevocable|exclusive|royalty-free),? (?:[a-z-]{3,14},? ){0,2}?(?:licen[cs]e|rights?)`,
    `we(?:'ll| will| shall)? (?:never|won't(?: ever)?|not ever) (?:terminate|cancel|raise|increase|change) (?:your|the|our) (?:[a-z-]{3,14} ){0,2}?(?:contract|agreement|prices?|rates?|fees?|terms|subscription)`,
    `(?:we|i)(?: (?:hereby|further|also|do))? (?:represent and )?(?:warrant|covenant) (?:that|to|you|against)`,
    `(?:you have|you've got|you got|here is|here's|take|this is|that's|there's) (?:our|my|a) (?:full |firm )?(?:legally |contractually )?(?:binding|contractual|legal|written) (?:[a-z]{3,12} )?(?:commitment|promise|word|guarantee|undertaking|offer|assurance|obligation|contract)`,
    '(?:consider|deem|call) (?:the|your|our|this) (?:contract|agreement|deal|order|renewal|sow|amendment|msa) (?:as )?(?:signed|accepted|executed|renewed|binding|final|sealed|concluded|in force|closed)',
    `(?:this|my|our) (?:e-?mail|message|word|letter|note|handshake) is as good as (?:an? )?(?:[a-z]{3,10} )?(?:contract|signature|agreement|deed)`,
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
    `(?:we|it|(?:our|the) [a-z-]{3,16})(?:'ll| will) (?:always |never not )?be (?:up|online|live|available|reachable|running) (?:at least |for )?${pct} of the time`,
  ),
  // What the contract will say.
  pattern(
    `${we}${will} (?:lock(?: in)?|freeze|fix|hold|cap|keep|guarantee|lock down) (?:in )?(?:your|the|this|that|our|those|these) (?:[a-z-]{3,14} ){0,2}?(?:prices?|pricing|rates?|fees?|renewal(?: price)?|terms) (?:[a-z'-]{2,14} ){0,3}?(?:for (?:the (?:next|life|full|entire|whole|duration)|\\d|one|two|three|four|five|ten|ever|life|good)|forever|until 20\\d\\d|through 20\\d\\d|over the (?:next|full))`,
    `(?:your|the|our|this|that) (?:[a-z-]{3,14} )?(?:prices?|rates?|fees?|pricing) (?:is|are|will be|stays?|remains?|would be) (?:locked(?: in)?|fixed|frozen|capped|contractually [a-z]{4,12})(?: in writing| for you| in the contract)? (?:for (?:life|ever|the|\\d|two|three|five|as long)|until 20\\d\\d|through 20\\d\\d|forever)`,
    `(?:i|we)(?:'ll| will| can|'re happy to| are happy to|'m happy to)? (?:put|write|bake|get|add|enshrine) (?:that|this|it|these|those|all of that) (?:in|into|down in) (?:writing(?! (?:to (?:both|him|her|them|the|my|our)|tomorrow|this (?:morning|afternoon|evening)|later))|the (?:contract|agreement|msa|order form|sow|paperwork))`,
    `(?:you have|you've got|i give you|we give you|take) (?:my|our) word (?:on (?:that|it|this)|that we|we(?:'ll| will)|as a|in writing)`,
    `(?:your|the|our) (?:[a-z-]{3,14} )?(?:prices?|rates?|fees?|pricing) (?:will|shall) (?:never|not ever|not) (?:increase|go up|change|rise|be raised)`,
    `you(?:'ll| will| shall| would)? (?:own|retain|keep|have|get|receive) (?:all|full|exclusive|sole|complete) (?:the )?(?:of the )?(?:ip\\b|intellectual property|ownership|title to|rights to|rights over|rights (?:for|in|across|throughout)|exclusivity|distribution rights|territorial rights|ownership of)`,
    `you(?:'ll| will| shall|'d)? (?:have|get|enjoy|be given|be granted) (?:complete |total |guaranteed )?exclusivity (?:in|for|on|over|across|until|throughout)`,
    `${we}${will} (?:assign|transfer|sign over) (?:all|full|the|any) (?:of the )?(?:ip\\b|intellectual property|copyright|ownership|rights)`,
    `${we}${will} (?:agree|consent|submit)s? (?:to )?(?:be (?:governed|bound) by|(?:to )?(?:the )?(?:exclusive |sole )?(?:jurisdiction|laws?|courts?) of) ?(?:the )?(?:(?:exclusive |sole )?(?:jurisdiction|laws?|courts?) of )?[a-z]{3,16}`,
    `${we}${will} (?:give|grant|offer|let) (?:you|your (?:team|company)) (?:the right to |a right to )?(?:terminate|exit|walk away from|break|get out of) (?:the |your |this )?(?:contract|agreement|lease|deal)(?: [a-z]{2,10}){0,4}`,
    `${we}${will} (?:renew|extend|prolong) (?:the|your|this|our) (?:contract|agreement|term|lease|sow) (?:[a-z]{2,12} ){0,3}?(?:at the same|on the same|under the same|for (?:another|an additional|a further|two|three|\\d))`,
  ),
];
