import { wordingsElsewhere } from '../languages/index.ts';
import { defineRule } from '../rule.ts';
import { allChannels, messageTypes } from '../rule-scope.ts';
import { anchored } from '../search/anchored.ts';
import { matchesAnywhere } from '../search/near.ts';
import { pattern } from '../search/pattern.ts';
import { facets, sentencesWith } from '../search/sentence-facets.ts';
import { isAsked, isInCode, isMention, sentenceOf } from '../text/phrase-context.ts';
import { overlapsAny, type Range } from '../text/range.ts';
import { asidesOnReader } from '../wordings/internal-note-leak/asides-on-reader.ts';
import { deskNotes } from '../wordings/internal-note-leak/desk-notes.ts';
import { handlingNotes, maxim } from '../wordings/internal-note-leak/handling-notes.ts';
import { plainNotes } from '../wordings/internal-note-leak/plain-notes.ts';
import { greetsTeam, teamAsides } from '../wordings/internal-note-leak/team-asides.ts';

const them = `(?:(?:the |this |our |any |a |your )?(?:customer|client|prospect|lead|buyer|recipient|contact|end customer|end client|external part(?:y|ies)|account)s?|external(?:ly| people| contacts)?|outside (?:the |our )?(?:team|company|org(?:anisation|anization)?)|outside (?:of )?(?:sales|the company|the team|this channel)|them yet)(?! (?:who|that|until|unless|whose|in |details|data|numbers?|information|records|passwords?|files)(?:\\w|\\b))`;
const people = `(?:self|ae|aes|rep|reps|sdr|sdrs|bdr|csm|cs|sales(?: team| rep)?|account (?:manager|executive)|(?:my|our) team|manager|reviewer|(?:account|support|deal|credit|finance|onboarding|renewals?|service|success|cs|back[- ]office) team|deal desk|approver|editor|colleagues?|next (?:agent|rep|shift|operator|clerk))`;
/** Heads of a record that judge the reader, and those that stand beside them. */
const aboutReader =
  '(?:(?:customer |client |lead |caller )?sentiment|(?:buyer |customer )?persona|(?:main |key )?objections?|(?:recommended|suggested) (?:approach|angle|tactic|response strategy)|churn risk|likelihood to (?:close|buy|churn|renew)|buying signals?|leverage|hot buttons?|personality|disposition|pressure points?|weak (?:spot|point)s?|decision maker|champion|blocker|last touch)';
const ofRecord =
  '(?:owner|priority|next (?:step|action|move)s?|stage|budget|authority|need|timeline|approach|strategy|tactic|objections?|(?:recommended|suggested) (?:approach|tone|angle|next step|action)|tier|status|escalation|urgency|competitors?|intent|segment|sentiment|persona|champion|decision maker|blocker|risk|leverage)';
/** A marker opens its line, its sentence or a bracket: "for internal use only" inside a sentence is a licence term. */
const marker = anchored(
  /(?:(?:^|\n)[ \t]*[*_#>=~\-[(<!|/]{0,4}[ \t]?|[[(]\s?|[.!?]\s{1,2}[*_/#>({|-]{0,3}\s?|(?:-{1,3}|\*{2,3}|={2,3}|\u2014)\s?)(?:(?:fyi|nb|ps|note|reminder)[,:]?\s)?(?:(?:strictly |highly |company |team |sales )?internal(?:[ -]only| use only| use| eyes only)?(?: (?:notes?|comments?|memo|context|remarks?|info|information|guidance|draft|summary|tag|rating|flag))?(?:\s?-\s?(?:do not|don't) (?:send|share|forward)[^\n:\])]{0,40})?|(?:strictly )?for internal (?:use|eyes|purposes|reference|discussion|distribution|circulation)(?: only)?|(?:confidential,? )?internal (?:distribution|circulation) only|internal only,? please|not for (?:external|client|customer|prospect)(?:[ -](?:use|distribution|eyes|sharing|facing|release|viewing))?|not\s(?:client|customer|public|external)(?:ly)?[ -]facing|(?:for )?(?:our|team|staff|employee|internal)[ -]eyes only|for\s(?:our|the|my)\s(?:[a-z]{3,10}\s)?(?:team|colleagues|staff|reps|account\steam)(?:'s|s')?\seyes(?:\sonly)?|(?:cs|csm|sdrs?|aes?)[ -]only(?=\s?[-:\])]|\s[a-z])|(?:team|staff|sales|employees?|reps?)[ -]only(?=\s?[-:\])]))(?=\s?(?:[:!\])*_=>]|(?<=(?:cs|csm|sdrs?|aes?)[ -]only)\s|-{1,3}\s|\.(?:\s|$)|\u2014|(?:\n|$)))/gi,
);
/** "Internal" alone opens a heading too; as a marker it is followed by a note. */
const bareInternal = /internal$/i;

/** Heads and signs that a firm's customers read as well: "Staff only: the door by the kitchen", "Sales note: open on Sunday". */
const readByAll =
  /^(?:(?:staff|employees?)[ -]only|(?:sales|deal|staff|broker|triage) (?:notes?|memo|comments?|remarks?|reminder|task|log))\b/i;
/** Somebody spoken of, or what is earned on them. */
const aboutThem =
  /\b(?:he|she|him|her|his|they|them|their|(?:the|this|our) (?:guest|tenant|caller|patient|owner)|client|customer|prospect|buyer|lead|champion|blocker|candidate|applicant|budget|discounts?|margins?|floor price|churn\w*|upsell|competitors?|negotiat\w*|renewal|decision maker|complain\w*|price sensitiv\w*|push (?:hard|harder|for|the)|offer (?:less|more|only|up to)|go (?:easy|down to|as low)|cost price|our cost|mark-?ups?)\b/i;
/** Paint, medicine and cable for the inside. */
const interior =
  /^\W{0,3}(?:(?:apply|paint|coat|varnish|seal|prime|take|dilute|mix|use|sand|brush|dissolve|swallow|drink)\b|[^.!?\n]{0,80}\b(?:paints?|coats?|walls?|doors?|primer|varnish|tablets?|drops|cables?|adhesive|sealant|plaster|litres?|ml|mm|mg)\b)/i;

const keptIn = /^\W{0,4}[^.!?\n]{0,80}\b(?:do not|don't|not to be) (?:circulate|share|forward|distribute|send)/i;

const patterns = [
  pattern(
    `(?:do not|don't|dont|never|must not|mustn't|not to be|should not be|please don't|pls don't|not) (?:be )?(?:forward(?:ed)?|send|sent|share[d]?|show[n]?|disclose[d]?|reveal(?:ed)?|cc|copy|copied|mention(?:ed)?|tell|told|distribute[d]?|pass(?:ed)? on|leak(?:ed)?|quote[d]?)(?: (?:this|it|that|these|any of this|the (?:below|following|above|discount|floor|margin|price|pricing|note|notes)|our (?:margin|floor|cost|discount)|anything)(?: (?:note|e-?mail|message|thread|doc|document|part|section|info|information|number|slide|deck|price|to anyone))?)? ?(?:on |over )?(?:to |with |w\\/ ?)?${them}`,
    `not (?:to be |for |meant to be |intended to be )?(?:shared|distribut(?:ed|ion)|circulat(?:ed|ion)|release[d]?|forward(?:ed|ing)|publication|onward distribution|sharing|seen|read|leave|to leave) (?:with anyone |by anyone )?(?:outside|beyond|externally|outside of)(?!(?: of)? your\\b)(?: of)?(?: (?:the|our|this) (?:company|team|organi[sz]ation|group|department|business|sales team|firm|channel|building|room))?`,
    `(?:keep|please keep|let's keep|keeping|must stay|should stay|stays?) (?:this|it|that|these (?:numbers|notes|figures)|the (?:below|number|figure|discount|margin|floor))? ?(?:strictly )?(?:in-house|in house|within (?:the|our) (?:team|company|group|four walls)|between us (?:and|in) (?:the )?(?:sales|team|reps)|inside (?:the|our) (?:company|team)|internal(?= ?[.,;!]|$|\\n| for now| please))`,
    `(?:the |this |our )?(?:client|customer|prospect|buyer) (?:doesn't|does not|don't|do not|isn't|is not|aren't|are not|hasn't|has not|haven't|have not|has no|have no) (?:yet )?(?:know|been told|heard|aware|realise[sd]?|realize[sd]?|idea|a clue|clue|seen|noticed)(?: yet)?(?: (?:about|of|that) (?:the|our|we|us)| yet)(?= |[.,;!]|$)`,
    // Of "she" and "they" only what is ours: people may not know yet whether they can come.
    `(?:they|he|she) (?:doesn't|does not|don't|do not|isn't|is not|aren't|are not|hasn't|has not|haven't|have not|has no|have no) (?:yet )?(?:know|been told|heard|aware|realise[sd]?|realize[sd]?|idea|a clue|clue|seen|noticed)(?: yet)? (?:about|of|that) (?:the|our|we|us)(?= |[.,;!]|$)`,
    `(?:without|before) (?:(?:telling|informing) (?:the (?:client|customer|prospect|buyer)|(?:them|him|her)(?= (?:about|that|of) (?:the|our|we|it)\\b))|the (?:client|customer|prospect|buyer) (?:notices?|finds? out|sees?|hears?|realises?|realizes?|catch(?:es)? on)|(?:he|she|they) (?:notices?|finds? out|realises?|realizes?|catch(?:es)? on))(?: (?:about|that|the|our)(?: [a-z]{2,12}){0,2})?`,
    `(?:don't|do not|never) let on(?: to (?:him|her|them|the (?:client|customer|buyer|tenant|prospect)))? (?:that|about) (?:the|we|our|it|they|he|she)(?:'s|'re)?(?! ?[^.!?\\n]{0,60}\\b(?:party|birthday|surprise|presents?|gift|cake|wedding|leaving)\\b)`,
    `internal (?:team|staff|teams|company|sales|people)(?: use)? only(?= ?(?:[.,;:!)\\]*]|$|\\n|-))`,
    `keep (?:this|it|that|the below|these|everything below) (?:away |hidden |secret )from (?:the )?(?:customer|client|prospect|lead|buyer|recipient)s?`,
    `(?:to be |must be |should be )?(?:removed|deleted|stripped|cut|taken out|erased) before (?:it goes out|sending|dispatch|this goes out|it is sent|forwarding|sharing)`,
    `(?:hide|remove|delete|strip|cut|take out) (?:this|this (?:line|note|part|section|paragraph|bit)|the (?:line|note|part|section) (?:above|below)) before (?:sending|it goes|you send|this goes|forwarding|sharing)`,
    `(?:remove|delete|strip|cut) before (?:sending|forwarding|sharing|it goes out|this goes out) ?(?::|-(?= ))(?=[^.!?]{0,80}\\b(?:they|he|she|client|customer|prospect|churn|floor|margin|discount|deal|thinks?)\\b)`,
    `(?:this|the following|everything below|what follows|below) (?:e-?mail|note|message|thread|section|part|paragraph|document|doc|information|info)? ?(?:is|are|should stay|must stay|stays|remains) (?:strictly )?(?:internal(?:[- ]only| use only)?|for (?:internal use|our eyes|internal eyes)(?: only)?|not for (?:the )?(?:customers?|clients?|prospects?|external use))(?= ?(?:[.,!;:)-]|$|\\n| and| so| -))`,
    `(?:customer|client|prospect|recipient|buyer) (?:must not|mustn't|should not|shouldn't|can't|cannot|is not to|doesn't|does not) (?:see|know|read|find out)(?: about)? (?:this|it|the (?:margin|floor|discount|note|below)|yet|that we|about)`,
  ),
  pattern(
    `[[(] ?(?:for )?(?:the |our )?(?:office|internal|staff|team|sales)(?: team| staff)?(?: use)? only ?(?::|-)[^\\]\\n]{0,120}?\\b(?:she|he|they|her|him|them|client|customer|buyer|prospect|tenant)(?:'s|'re)?\\b`,
    `[[(] ?(?:do not|don't|dont|never) (?:send|include|paste|copy|forward)(?: (?:this|the|that))?(?: (?:part|bit|line|section|paragraph|note|below|above))?(?: (?:to|in|into) (?:the )?(?:client|customer|reply|e-?mail|message|prospect|buyer))? ?[\\])](?<=[\\])])`,
    `(?:do not|don't|never) (?:paste|copy|include|put|use) (?:this |it |that )?(?:in|into) (?:the |your |any )?(?:reply|e-?mail|message|response|letter)s? ?(?::|-(?= ))`,
    `(?:(?:hand-?off|handover|shift) )?(?:notes?|reminder|fyi|heads[- ]up|message|instructions?|comment) (?:for|to) (?:the )?${people} ?(?::|-(?= ))[^\\n]{0,160}?`,
    `(?:note|reminder|fyi|heads[- ]up|memo|comment|aside)(?: (?:for|to) (?:the |our |my )?(?:[a-z-]{2,12} ){0,2}[a-z-]{2,12})?,? (?:please |pls )?(?:strip|remove|delete|cut|drop|take out|erase)(?: (?:this|it|me))?(?: out)? before (?:sending|you send|it goes out|this goes out|it goes|dispatch|forwarding|sharing|posting)(?: (?:it|this|on|out|to (?:the )?(?:client|customer|prospect)))? ?(?::|-(?= ))`,
    `(?:account tier|account health|churn (?:risk|probability)|renewal risk|exec(?:utive)? sponsor|next best action|credit status) ?(?::|=) ?[\\w$%.,+-]{1,24}`,
    `(?:gong|crm|ae|sdr|bdr|salesforce|sfdc|hubspot|opportunity|internal) (?:call )?(?:summary|snapshot|recap|insights?) ?(?::|-(?= ))[^\\n]{0,80}?\\b(?:prospect|customer|client|buyer|champion|lead|he|she|they)`,
    `crm ?: ?(?:the )?(?:contact|client|customer|prospect|lead|buyer|account) (?:is|was|has|wants|hates|seems|likes)`,
    `[[(] ?(?:agent|rep|staff|internal|crm|csm|sales|support|handover|hand-?off)(?:'s)? notes? ?[\\])](?= )`,
    `(?:internal|team|staff) (?:discussion|conversation|thread|notes?|chat|comments?) (?:below|above)(?=[^\\n]{0,30}\\b(?:remove|delete|strip)\\b)`,
    `(?:hide|hidden|keep|withhold) (?:this|it|that) from (?:the |our )?(?:client|customer|prospect|buyer|lead)s? (?:until|till|before|for now)`,
    `our (?:margin|mark-?up|profit) (?:on|in|for) (?:this|the|that|his|her|their) (?:deal|account|order|contract|client|customer|project) (?:is|stands at|would be|sits at) (?:about |around |roughly |only )?\\d{1,3} ?(?:%|percent)`,
    `cc ?: ?(?:legal|finance|sales|support|management|csm|deal desk),? (?:this|that|the|he|she|they) (?:one|client|customer|guy|account)?[^.!?\\n]{0,40}\\b(?:might|may|will|could|wants to|threatens? to|threatened to) (?:sue|churn|leave|cancel|complain|escalate)`,
    `confidential ?(?:-|/|,|\u2013) ?(?:company|team|staff) internal(?= ?(?:[.:;!)-]|$|\\n))`,
    `crm ?: ?(?:churn|nps|health|sentiment|tier)(?: (?:risk|score))?(?: is)? ?(?::|=|high|low|medium|red|amber|green|\\d)`,
    `crm ?: ?(?:last (?:contacted|touch|activity)|owner|stage|status|score|next step)[^\\n]{0,80}?`,
    `(?:crm|ae|sdr|bdr|csm|sales) (?:hand-?off|hand-?over) ?(?::|-(?= ))`,
    `(?:crm|ae|sdr|bdr|csm|rep|sales|sales rep|deal|opportunity|salesforce|sfdc|hubspot|pipedrive|zoho|dynamics|gong|lead|prospect|handoff|hand-off|private|seller|internal|sales-only|staff|recruiter|hiring manager|interviewer|screening|account manager|broker|underwriter|triage|escalation) (?:notes?|comments?|remarks?|log|context|memo|task|activity|field|reminder)(?: \\([^()\\n]{2,50}\\))? ?(?::|-(?= ))`,
    `(?:not|never) (?:to be )?(?:visible|shown|shared|disclosed|seen|for|shared with) ?(?:to|with|by)? ?(?:the )?(?:candidates?|clients?|customers?|applicants?|prospects?|buyers?|tenants?|patients?|suppliers?)(?:(?:'s|s')? (?:eyes|ears))?(?= ?[).:;\\]-])`,
    `(?:sales|account|cs|support|deal|our|internal|recruiting|staff|leadership|exec) (?:team|staff|reps|eyes)(?: eyes)? only ?(?::|-(?= ))`,
    `(?:company |strictly )?confidential ?[-/|:,–] ?internal(?: use)?(?: only)?(?= ?(?:[.:;!)-]|$|\\n))`,
    `(?:discount|concession|price|pricing|negotiation) (?:ladder|steps|authority|floor|range|playbook) ?(?::|-(?= )|=) ?[^.!?\\n]{0,60}?\\d`,
    `(?:lead|icp|fit|intent|health|engagement|account|churn|propensity|prospect|priority) score ?(?::|=|is|of|-)? ?\\d{1,3}(?:\\.\\d)?(?: ?\\/ ?\\d{1,3}|%)?`,
    `(?:lead status|deal stage|opportunity stage|pipeline stage|close probability|win probability|forecast category|deal size|opportunity size|icp fit|icp tier|buying intent|budget authority|lead source|lifecycle stage|churn risk|walk-?away price|floor price|price floor|reserve price|target margin|our margin|max(?:imum)? discount|discount floor|negotiation room|sfdc id|crm id|opportunity id|opp id) ?(?::|=) ?[\\w$€£%.,+-]{1,24}`,
    `(?:walk-?away|floor|reserve|break-?even|rock[- ]bottom|bottom[- ]line|lowest|minimum) (?:price|number|figure|rate|margin|offer)(?: (?:here|for (?:this|them|him|her)|we can (?:do|accept)))? ?(?::|=|is|at|of|-)? ?(?:[$€£] ?)?\\d[\\d.,]{0,9}(?:k|%)?`,
    `(?:our|the|my) (?:bottom line|floor|walk-?away|limit(?= (?:here )?(?:is |at |= ?|: ?)(?:[$€£]|\\d[\\d.,]{0,9} ?k\\b))|minimum) (?:here )?(?:is|at|=|:) ?(?:[$€£] ?)?\\d[\\d.,]{0,9} ?k?(?! ?%|[.,]?\\d| ?[a-z-]{2,14}s\\b| (?:per|a|an|mb|gb|kb|kg|km|cm|mm) )`,
    `(?:account|deal|sales|negotiation|objection|competitive|battle) (?:intel|strategy|plan of attack|play|tactics?|card)(?: for (?:the )?(?:ae|rep|team|call))? ?(?::|-(?= ))`,
    `(?:background|context|intel|info|briefing|prep) (?:for|from) (?:the )?(?:ae|aes|rep|reps|sdr|sdrs|sales(?: team)?|account team|csm|internal team|us|ourselves|our (?:side|team)) ?(?::|-(?= ))`,
    `(?:aes?|sdrs?|bdrs?|csms?|reps?) (?:guidance|instructions?|coaching|brief(?:ing)?|playbook) ?(?::|-(?= ))`,
    `(?:bant|meddic|meddpicc|spiced) ?(?::|=)`,
    // In French a "champ" is a field; the method goes through the buyer's money and power.
    `champ ?(?::|=)(?=[^.\\n]{0,60}\\b(?:authority|money|challenges?|priority|prioriti[sz]ation)\\b)`,
  ),
  pattern(
    `(?:prospect|lead|client|customer|buyer|champion|contact|he|she|they|this (?:guy|one|account|lead|prospect|customer|client)|account) (?:is|are|seems?|looks?|sounds?|sounded|seemed|was|appears?(?: to be)?) (?:very |quite |really |super |extremely |clearly |a bit |pretty |not very )?(?:price[- ]sensitive|desperate(?: to (?:buy|close))?|low[- ]intent|high[- ]intent|low[- ]priority|a tyre[- ]?kicker|a tire[- ]?kicker|clueless|gullible|easy to (?:close|upsell|push)|a pushover|ripe for (?:an )?upsell|cheap|naive)`,
    `price[- ]sensitive,? (?:so |and |but )?(?:push|hold|don't|do not|offer|go|start|lead|anchor|keep|stay)[^.\\n]{0,40}`,
    `(?:push|press|squeeze|upsell|hammer|pressure|milk) (?:him|her|them|this one|this (?:account|client|customer|prospect|lead)|the (?:client|customer|prospect|lead|buyer)|hard)(?: (?:hard|harder|for|on|to|before|until|at)[^.\\n]{0,30})?(?= ?(?:[.,;!)]|$|\\n| -))`,
    `(?:upsell|cross-?sell) (?:opportunity|potential|angle|target) ?(?::|=|- )`,
    `(?:don't|do not) (?:mention|bring up|tell (?:him|her|them)(?: about)?|let (?:him|her|them) know(?: about)?|offer (?:him|her|them)) (?:the |our |that we |any )?(?:competitor|outage|price increase|pricing change|layoffs|breach|delay|discount|bug|churn|lawsuit|margin|roadmap|issue|real (?:price|reason))s?`,
    `(?:we can|can|could|happy to|authori[sz]ed to|approved to|ok to|okay to) (?:go|drop|come) (?:as low as|down to|to) [$€£]?\\d[\\d,.]{0,9}(?:k|%)?(?: (?:if|but|when|should) (?:he|she|they|needed|pushed|necessary|we have to|the (?:client|customer|prospect|buyer)))`,
    `if (?:he|she|they) (?:push(?:es)?|ask(?:s)?|object(?:s)?|balk(?:s)?|push(?:es)? back)(?:(?!please)[^.\\n]){0,30},? (?:offer|go (?:down|to|as low)|drop|give (?:him|her|them)|say|tell (?:him|her|them)|cave)[^.\\n]{0,40}`,
  ),
  pattern(
    `(?:hand-?over|hand-?off|shift) notes? for [a-z'-]{2,16} ?(?::|-(?= ))(?=[^.!?]{0,80}\\b(?:client|customer|prospect|lead|tenant|buyer|guest|account|he|she|they)\\b)`,
    `[[({*](?:[^\\])}\\n*]{2,30}: ?)?(?:please |pls )?(?:remove|delete|strip|cut|drop|take out|erase)(?: this| me| all)? before (?:sending|you send|it goes out|this goes out|it goes|dispatch|forwarding|sharing|send)(?: out)? ?[\\])}*]`,
    `${aboutReader} ?: ?[^:\\n]{2,80}[.;|,\\n] ?${ofRecord} ?:`,
    `${ofRecord} ?: ?[^:\\n]{2,80}[.;|,\\n] ?${aboutReader} ?:`,
    `(?:note|reminder|heads[- ]up) (?:for|to) the team ?(?::|-(?= )) ?(?:s?he|they)(?:'s|'re| is| are| has| have| wants?| wanted) [^.!?\\n]{2,60}`,
  ),
  ...plainNotes,
  wordingsElsewhere('internal_note_leak'),
];
/** The footer every firm sets under its mail speaks of strangers, not of customers. */
const footer =
  /\bintended (?:solely |only |exclusively )?(?:for|recipients?)\b|\bin error\b|\bunauthori[sz]ed\b|\bthird part(?:y|ies)\b|\bprivileged\b|\bunless (?:required|you)\b/i;
/** What a firm does with data, and advice on it, is policy; and a licence has internal use as its scope. */
const policySubject =
  /\b(?:we|our (?:company|team|systems?)|you|they|it|which|that|vendors?|i|should|to|would|could|will|can)\s(?:\w+ly\s)?$/i;

/** A number that a report shows its reader. */
const ofReport =
  /\b(?:reports?|dashboards?|lists?|shows?|tables?|charts?|average|overall|your|columns?)\b[^.!?\n]{0,40}$/i;
/** Parts of a text, which somebody may take out before it goes; a battery is none. */
const textPart =
  /\b(?:this|these|lines?|notes?|sections?|parts?|paragraphs?|comments?|remarks?|sentences?|blocks?|text|below|above|internal|brackets?)\b/i;
const inReport = /^[^.!?\n]{0,24}\bin (?:your|the) (?:reports?|dashboards?|app|portal|list|overview)\b/i;
/** What a note of this text says should stay inside. */
const ownMatter =
  /(?:^|\b(?:this|that|it|everything|all of this|(?:these|the|following) (?:numbers?|notes?|figures?|below|e-?mail|message|thread|part|section|info(?:rmation)?|details?)|(?:these|the|our) (?:margins?|floor|discounts?|prices?|pricing)))\s(?:\w{2,9}ly\s)?(?:must\s|should\s|has to\s|have to\s|needs? to\s)?$/i;
/** The reader spoken of as somebody who must not hear this. */
const thirdParty =
  /(?:\b(?:the|this|our|that) (?:client|customer|prospect|buyer|lead|account|champion|decision maker|candidate|applicant|tenant)(?:'s)?|(?:^|[:;,.(\n-]\s?)(?:client|customer|prospect|buyer|lead|candidate|champion) (?:has|is|was|will|seems|wants|needs|said|thinks|hates|loves|doesn't|won't|can))\b(?! (?:portal|page|data|records?|list|base|success|service|care|file|list))/i;
const concealed = facets([
  {
    all: [
      /(?:^|\n)\W{0,3}(?:note|fyi|heads-up|reminder|memo) (?:for|to) (?!(?:the |all |our )?(?:customers?|clients?|buyers?|guests?|users?|readers?|tenants?|members?)\b)[a-z]{2,12} ?:/i,
      /\b(?:the )?(?:client|customer|prospect|buyer|candidate|lead) (?:thinks|believes|doesn't|does not|has|is|will|won't|wants|said|seems|hates|needs)\b/i,
    ],
  },
  {
    all: [
      thirdParty,
      /\b(?:(?:don't|do not|never|must(?:n't| not)|should(?:n't| not)|cannot|can't|may not|is not to|not to) (?:let|allow|tell|show|inform|alert|mention|bring|reach|leak|reveal|be (?:seen|shown|shared|sent|read|told|forwarded)|see|know|find|hear|get|learn|leave)|out of (?:the |that )?(?:client|customer|prospect|buyer|lead)(?:'s)? (?:sight|view|hands)|(?:keep|hide|hidden|withhold) (?:this|it|that|the following)[^.!?]{0,20}from|behind (?:the )?(?:client|customer|prospect)(?:'s)? back|without (?:the )?(?:client|customer|prospect) (?:knowing|noticing))\b/i,
    ],
    none: [
      /\b(?:if|when|until|unless|most|many|often|your (?:customers?|clients?|team|users|buyers|reps|agents)|we (?:never|don't|do not)|our (?:agents|staff|team|system) (?:never|don't|do not|cannot|can't))\b/i,
      // Kept waiting, not kept from knowing.
      /\blet (?:the|this|our|that) [a-z ]{4,15} (?:wait|down|queue|stand|hang)\b/i,
    ],
  },
  {
    all: [
      /\b(?:prospect|client|customer|buyer|lead|champion|decision maker)\b/i,
      /\b(?:no idea|doesn't know|does not know|unaware|not aware|clueless about|in the dark)\b/i,
      /\b(?:don't|do not|never|keep it|let's not|no need to|leave it)\b/i,
    ],
    none: [/\b(?:if|when|your)\b/i],
  },
  {
    all: [
      /(?:^|\n)\W{0,4}(?:account|call|lead|deal|client|customer|discovery|meeting|sales|opportunity|contact)(?: call)? (?:notes?|intel|summary|log|background) ?(?::|-)/i,
      /\b(?:he|she|his|her|they|them|decision maker|champion|gatekeeper|assistant|blocker|prospect|lead|client)\b/i,
      /\b(?:budget|difficult|push|lean on|pressure|go through|go around|price[- ]sensitive|close|soft|cave[sd]?|negotiat\w+|margin|discount|competitor|upsell|renewal|stall\w*|bluff\w*|ego|desperate|leaving|politics)\b/i,
    ],
  },
  {
    all: [
      /\b(?:opportunity|deal|close|closing|buying|upsell|win) (?:score|probability|likelihood) ?(?:of|is|at|:|=)? ?\d/i,
      /\b(?:close|push|lean|likely|pressure|deadline|stage|champion|budget|forecast)\b/i,
    ],
  },
  // How an account stands, and how to treat it.
  {
    all: [
      /\b(?:this|the) (?:account|customer|client|lead|deal|prospect|buyer|contact|one|guy|guest|tenant)\b[^.!?\n]{0,30}\b(?:is|was|has been|looks|ghosted|haggles|threatened|complains?)\b/i,
      /\b(?:churn(?:ing)? risk|flight risk|at risk(?! of)|flagged|low priority|high maintenance|(?:known |serial )?complainer|haggl\w+|ghost(?:ed|ing)|about to churn|unhappy with|threatened to (?:leave|cancel|churn|sue)|tight-fisted|difficult customer|no budget)\b/i,
      /\b(?:handle (?:him |her |them |it |this )?with care|escalate|loop in|before (?:the renewal|replying|you reply|answering)|exec sponsor|keep (?:it|him|her|them) (?:short|sweet|happy|warm)|(?:do not|don't) (?:offer|promise|mention)|save the (?:deal|account)|low priority|tread (?:carefully|lightly)|give (?:him|her|them) (?:what|whatever)|start at|settle at|push (?:hard|for (?:the|a) |the (?:renewal|annual|upsell|upgrade))|close (?:him|her|them|it) (?:by|before))/i,
    ],
    none: [
      /\byour (?:customers?|clients?|accounts?|leads?|deals?|team|crm|pipeline|dashboard|report)\b|\b(?:our (?:tool|platform|product|app|dashboard)|if (?:the|a|an|this)|whenever|accounts are)\b/i,
    ],
  },
  {
    all: [
      /\b(?:for|to) (?:whoever|anyone who|the (?:next |other )?(?:rep|agent|colleague|person)(?: who)?) (?:picks (?:this|it) up|takes (?:this|it) over|answers|handles (?:this|it)|replies|follows up)\b/i,
      /\b(?:the|this) (?:customer|client|prospect|buyer|lead|tenant|guest|account)\b|\b(?:he|she) (?:is|has|wants|will|won't|threatened|asked)\b/i,
    ],
    none: [/\byour (?:customers?|team|staff|crew|driver)\b/i],
  },
  // Asks a colleague to look before it goes out.
  {
    all: [
      /\b(?:before|so) (?:i|we|you|it|this|that) (?:can |could )?(?:send|sends|goes|go|reply|share|forward|e-?mail|quote|offer)\b[^.!?\n]{0,30}\bto (?:the |this |our )?(?:customer|client|prospect|buyer|lead|candidate|tenant)s?\b/i,
      /@[a-z]{3,20}\b|\b(?:margins?|floor|discounts?|commission|approv\w+|sign(?:ed)? ?-?off|pricing|legal)\b/i,
      /\b(?:can|could|please|pls|someone|somebody|double-?check|check|confirm|need)\b/i,
    ],
    none: [/\byour (?:client|customer|prospect|buyer|tenant)s?\b/i],
  },
  // Notes about somebody, headed as such.
  {
    all: [
      /(?:^|\n|[.!?]\s|[(*_])\W{0,4}(?:hidden|private|internal|agent|rep|deal|crm|recruiter|salesforce|hubspot|practice|underwriter|adjuster|interviewer)(?:'s)?(?: [a-z]{4,10}){0,2} (?:notes?|remarks?|comments?|ref|memo|talking points)\b(?: (?:for|to) [a-z ]{3,20})?[^.!?\n]{0,30}?(?:[:\u2013\u2014,]|-\s|\s-|\n|pasted)/i,
      /\b(?:notes?|remarks?|comments?|ref|memo|points)\b/i,
    ],
    none: [
      /\b(?:release notes|credit note|delivery note|our (?:notes|comments)|your (?:notes|comments|internal)|my notes|here are)\b|\?/i,
    ],
  },
  // Heads that stand on a customer's own papers as well: notes on somebody only when they speak of them.
  {
    all: [
      /(?:^|\n|[.!?]\s|[(*_])\W{0,4}(?:account|staff)(?:'s)?(?: [a-z]{4,10}){0,2} (?:notes?|remarks?|comments?|memo|talking points)\b[^.!?\n]{0,30}?(?:[:\u2013\u2014,]|-\s|\s-|\n|pasted)/i,
      aboutThem,
    ],
    none: [/\b(?:you|your|yours|here are)\b|\?/i],
  },
  // Kept from the person the message goes to.
  {
    all: [
      /\b(?:the|this) (?:client|customer|prospect|buyer|candidate|applicant|tenant|guest|travell?er|passenger|member|patient|student|shopper|claimant|landlord)(?:'s)?\b/i,
      /\b(?:(?:don't|do not|never|must not|not) (?:to be )?(?:pass (?:this|it) on|share|send|forward(?:ed)?|mention|read out|tell|shown?|seen)|out of the loop|off the|before (?:you (?:send|e-?mail|forward)|this goes)|eyes only|(?:(?:just|strictly|only|stays?|keep(?:s|ing)? (?:it|this|that|these)|(?:this|that|it)(?:'s| is)|remains?|secret) |(?:^|[.,;:(\n]\s?)\W?)between us(?!,? (?:failing that|if not|otherwise|or else))|remove this)\b/i,
    ],
    none: [
      /\b(?:your (?:client|customer|prospect|guest|tenant|team|company)s?|data room|confidential and intended|gdpr|policy|please ask|if you|on social(?: media)?|announc(?:e[sd]?|ing|ements?)|embargo)\b|\?$/i,
      maxim,
    ],
  },
  {
    all: [
      /\b(?:strictly in-house|for our (?:account|sales|support|own) team alone|eyes only for|agents only(?!\s[a-z])|company confidential,)(?![\w-])/i,
      /\b(?:in-house|alone|only|confidential)\b/i,
    ],
    none: [
      /\b(?:discount|entrance|parking|meeting|event|portal|dashboard|room)\b|\?/i,
      // Whose number it is: "+1 403 (Canada, employees only)".
      /\d[\s)]{0,3}\([a-z ,]{0,24}agents only\)/i,
    ],
  },
  {
    all: [/\b(?:employees|staff) only(?![\w-]|\s[a-z])/i, aboutThem],
    none: [/\b(?:discount|entrance|parking|meeting|event|portal|dashboard|room|doors?|gate)\b|\byour?\b|\?/i],
  },
]);

const everyNote = [...concealed, ...handlingNotes, ...teamAsides, ...deskNotes, ...asidesOnReader];

export const internalNoteLeak = defineRule({
  id: 'internal_note_leak',
  template: 'recipient_integrity_v1',
  severity: 'BLOCK',
  contentTypes: messageTypes,
  channels: allChannels,
  needs: [],
  uses: ['messageClass'],
  looksFor: () => [marker, ...patterns, ...everyNote],
  meaning: 'Notes meant for colleagues: internal markers, CRM notes, remarks on the customer.',
  detail: 'The text holds a note meant for colleagues. Delete it.',
  saferAlternative: '',
  examples: ['INTERNAL ONLY: price sensitive, push hard', 'Do not forward to customer.'],
  counterExamples: ['The standard confidentiality footer', 'We build internal audit tools.'],
  *check(field, { messageClass }) {
    const { text } = field;
    // A message among colleagues may say so.
    if (messageClass === 'internal') return;
    const seen: Range[] = [];
    const fresh = (start: number, end: number) => {
      if (overlapsAny(seen, start, end)) return false;
      if (isInCode(text, start) || isMention(text, start)) return false;
      seen.push({ start, end });
      return true;
    };
    for (const match of matchesAnywhere(field, marker)) {
      const lead = /^[^A-Za-z]*/.exec(match[0])?.[0].length ?? 0;
      const start = match.index + lead;
      const end = match.index + match[0].trimEnd().length;
      const word = text.slice(start, end);
      // "Internal." or a heading "Internal" says nothing; "Internal: push hard" and "[INTERNAL]" do.
      if (
        bareInternal.test(word) &&
        !/^strictly/i.test(word) &&
        !/^\s?[:\])*=>]/.test(text.slice(end, end + 2)) &&
        !/\*$/.test(text.slice(0, start))
      )
        continue;
      // A measure: "Internal: 12 mm, external: 14 mm".
      if (/^internal$/i.test(word) && /^\s?:\s?(?:\d|[^.!?\n]{0,60}\bexternal\s?:)/i.test(text.slice(end, end + 80)))
        continue;
      const after = text.slice(end, end + 200);
      if (readByAll.test(word) && !speaksOfThem(after)) continue;
      if (/^for internal use$/i.test(word) && interior.test(after)) continue;
      if (/^internal use$/i.test(word) && !speaksOfThem(after) && !keptIn.test(after)) continue;
      if (footer.test(sentenceOf(text, start, end).text)) continue;
      if (fresh(start, end)) yield { start, end };
    }
    for (const { start, end, sentence, claim } of sentencesWith(field, everyNote)) {
      if (teamAsides.includes(claim) && greetsTeam.test(text)) continue;
      if (footer.test(sentence.text) || (isAsked(sentence) && !/(?:^|\s)@[a-z]/i.test(sentence.text))) continue;
      if (fresh(start, end)) yield { start, end, confidence: 0.8 };
    }
    for (const [index, expression] of patterns.entries()) {
      for (const match of matchesAnywhere(field, expression)) {
        const { index: start } = match;
        const end = start + match[0].trimEnd().length;
        const sentence = sentenceOf(text, start, end);
        if (footer.test(sentence.text) || (isAsked(sentence) && !/^@/.test(match[0]))) continue;
        const before = text.slice(sentence.start, start);
        // What a product does with remarks: "so that internal notes stay internal".
        if (
          /(?:score|risk|probability)\b/i.test(match[0]) &&
          (ofReport.test(before) || inReport.test(text.slice(end, end + 60)))
        )
          continue;
        if (readByAll.test(match[0]) && !speaksOfThem(text.slice(end, end + 200))) continue;
        if (/^(?:must |should )?stays?\b/i.test(match[0]) && !ownMatter.test(before)) continue;
        if (isPolicy(match[0], before, text.slice(end, end + 60))) continue;
        if (policySubject.test(before) && index === 0 && !/^(?:this|the following|everything|keep)/i.test(match[0]))
          continue;
        if (
          index === 2 &&
          /\b(?:if|when|because|whether|your|our|many|most|some|buyers|users|customers|\w+s)\s(?:the\s|a\s|an\s)?$/i.test(
            before,
          ) &&
          !/^if\b/i.test(match[0])
        )
          continue;
        if (fresh(start, end)) yield { start, end };
      }
    }
  },
});

function speaksOfThem(after: string): boolean {
  return aboutThem.test(/^[^\n]*/.exec(after)?.[0] ?? '');
}

/** What never reaches clients in a product, film to peel off before sending, and somebody else's customer. */
function isPolicy(told: string, before: string, after: string): boolean {
  if (/^(?:not|never)\b/i.test(told))
    return (
      /\b(?:is|are|was|were|be|been|gets?|remains?|stays?)\s$/i.test(before) &&
      !/^\W*(?:this|these|the (?:notes?|below|above|following|comments?)|notes?|comments?|internal)\b/i.test(before)
    );
  if (/^(?:\w+ be )?(?:removed|deleted|stripped|cut|taken out|erased) before\b/i.test(told))
    return /\w/.test(before) && !textPart.test(before);
  if (/^(?:hide|remove|delete|strip|cut|take out)\b/i.test(told))
    return /^\s(?:(?:it|them)\s)?back\b|^\s(?:the|your) (?:form|document|sheet|page)\b/i.test(after);
  return /^(?:do not|don't) (?:mention|bring up)\b/i.test(told) && /^s?\s(?:to|with) your\b/i.test(after);
}
