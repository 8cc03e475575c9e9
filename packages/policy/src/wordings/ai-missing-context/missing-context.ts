import { facets } from '../../search/sentence-facets.ts';

const lacks =
  /\b(?:without|wasn't|weren't|was not|were not|isn't|aren't|don't|do not|doesn't|does not|didn't|did not|couldn't|could not|can't|cannot|no|missing|limited|lack\w*|need|all i (?:have|had)|only)\b/i;
const informs =
  /\b(?:know(?:ing)?|details?|info(?:rmation)?|data|context|notes|linkedin|profile|prompt|names?|pain points?|website|brief|input|record|job title|crm|background|specifics|company|industry|role|domain)\b/i;
/** What came of it in the text at hand. */
const cameOfIt =
  /\b(?:(?:i've|i have|i|i'll|i'd|had to|so i)(?: had to| have to| can only| could only)? (?:kept?|stay(?:ed)?|left|leave|opened?|assumed?|focus(?:ed)?|went|gone|used|guess(?:ed)?|chose|picked|avoid(?:ed)?|skipped|omitted|mentioned|stick|stuck|kept it|referred to (?:it|this|them|him|her)|written|wrote|put together|write|draft|tailor(?:ed)?|personali[sz]ed?)|(?:is|it's|are|feels?|stays?|remains?|fairly|a bit|rather|quite|pretty) (?:fairly |a bit |rather |quite |pretty |kept )?(?:generic|vague|broad|general)|this (?:e-?mail|message|note|reply|letter|pitch) (?:uses|stays|remains|keeps|opens|speaks|relies|focuses|refers))\b/i;
const textAtHand =
  /\b(?:e-?mail|message|opener|opening(?! (?:hours|times?|dates?|days?|balance|ceremony|weekend|night))|icebreaker|intro(?:duction)?|paragraph|subject line|pitch|first line|outreach|hook|draft|generic|vague|broad|(?:kept|stays?|remains?) general|general benefits|common (?:challenges|pain points|problems)|call[- ]to[- ]action|value prop\w{0,7}|greeting|salutation|(?:the|this) (?:prospect|recipient|lead|addressee)(?:'s)?(?!s| (?:time|list))|"hi there"|line|referred to (?:it|this|them|him|her) (?:only |simply )?as)\b/i;
const handsOn =
  /\b(?:plumber|electrician|surveyor|parking|invoice|order|booking|ticket|claim|kitchen|delivery|payment|measurements?|survey|quote|attachment)\b/i;
/** Where a model looks for what it writes; a person says "your order" or "our records". */
const givenSource =
  /\b(?:(?:the|this|your|my|user) prompt(?! (?:reply|response|payment|action|attention|delivery|return|decision))|the input(?! (?:[a-z]{3,10} )?(?:weight|voltage|current|power|pressure|temperature|signal|speed|torque|shaft|stage|side|tax|price|cost|mask|file|field|shaft|socket|port|valve|tray|belt|hopper)s?\b)|input data|source (?:material|text|data|records?)|(?:provided|supplied|given|retrieved) (?:context|information|input|data|details|materials?|text|documents?|sources?|records?|passages?|excerpts?|conversation)|(?:context|information|input|data|details|materials?|documents?) (?:i(?:'ve| have| was)|that (?:was|were)|provided|supplied|given|available)|conversation history|(?:the|those|these) variables?|variables for|the (?:excerpt|snippet|payload)|placeholder values?)\b/i;
/** Where a clerk looks as well: there it takes what the text could not say for it. */
const anySource =
  /\b(?:(?:crm|lead|contact|prospect|customer) (?:entry|record|data|fields?)|knowledge base|(?:the|this) transcript|your request|search results|available (?:context|information|input|data|details|materials?|text|documents?|sources?|records?|passages?|excerpts?|conversation))\b/i;
const absence =
  /\b(?:no|not|nothing|none|without|isn't|aren't|wasn't|weren't|doesn't|didn't|don't|haven't|hasn't|couldn't|can't|cannot|missing|insufficient|lack\w*|empty|blank|unclear|absent|unavailable|omitted|incomplete|returned no|unable|limited|only)\b/i;
/** What it was to write with it. */
const messageMatter =
  /\b(?:mention|answer|names?|role|title|company|industry|recipient|prospect|lead|customer(?:'s)?|client|order|plan|news|meeting|conversation|date|numbers?|location|goal|product|details|information|context|pain points?|reason|reference|determine|personali[sz]\w+|tailor\w*|summari[sz]\w+|cite|specific|generic|message)\b/i;
/** What it did instead, or could not do. */
const couldNot =
  /\b(?:(?:i|i've|i have|i'm|we)(?: am|'m|'ve| have| had| was)?(?: only| therefore| simply| had to| have to)?,? (?:can't|cannot|can not|couldn't|could not|can only|could only|unable|not able|left|leave|kept|keep|omitted|skipped|assumed|made up|guessed|used|wrote|write|opted|went)|unable to|not possible to|impossible to|hard to|difficult to|(?:is|are|was|were|has been|have been|remains?|stays?|had to be) (?:left |kept |therefore |simply )?(?:omitted|left out|skipped|generic|neutral|general|vague|blank|incomplete))\b/i;
const writesOf =
  /\b(?:summari[sz]e|personali[sz]\w+|tailor\w*|cite|generic|neutral|placeholder|(?:specific|concrete|relevant|general|complete|accurate|meaningful) (?:answer|reply|response|message|e-?mail|benefit|example|numbers?|figures?|details|recommendation|pitch|hook|line)|paragraph|greeting|sentences?|opening(?! (?:hours|times?|dates?|days?|balance|ceremony|weekend|night))|opener|first line|intro(?:duction)?|subject line|follow-?up message|(?:write|draft|compose|base|complete|finish) (?:the|this|a|an|my) (?:[a-z-]{3,12} )?(?:reply|message|e-?mail|answer|response|pitch|outreach|note|summary)|reference (?:it|them|any|a|the|what)|what was discussed|summary (?:below|above)|left (?:that|this|the|it) (?:[a-z]{3,10} ){0,2}(?:open|generic)|left the (?:greeting|opening(?! (?:hours|times?|dates?|days?|balance|ceremony|weekend|night))|opener|salutation|signature|name) (?:out|open|blank|empty))\b/i;
const untold =
  /\b(?:no|not|without|wasn't|weren't|didn't|don't|do not|haven't|missing|insufficient|lack\w*|limited|unclear|empty|blank|nothing|only)\b[^.!?]{0,60}\b(?:information|details?|data|context|notes?|background|told|given|name|title|role|company|industry|research|records?|access|transcript|attachment|knowing|earlier e-?mails|fields?|crm|conversation|input)\b|\b(?:information|details?|data|context|notes?|fields?|name|title|role|company|industry|number|transcript|attachment)\b[^.!?]{0,60}\b(?:not|wasn't|weren't|missing|empty|blank|unclear|unavailable|n't)\b|\bwithout knowing\b|\b(?:wasn't|weren't|not) told\b/i;
const ofBusiness =
  /\b(?:invoices?|contract|agreement|payment|shipment|parcel|your (?:order|account|booking|policy|lease|visit|site|team|budget|volumes?|requirements?|roof|house)|quote|estimate|price|form|audit(?:ors?)?|inspection|survey|transactions?|refunds?|(?:your|the) returns?|return shipping|charges?|checkout|tracking|order number|(?:your|the|an) order|bank)\b/i;

/** A model's admission that it was not told enough, in any order of its words. */
export const admissions = facets([
  // "The company name field was blank, so I've referred to your organisation throughout."
  {
    all: [
      /\b(?:name|company|title|role|industry|product|first name|company name|job title|notes?|details?|location|industry) (?:field|column|cell|box|placeholder|entry|variable|value) (?:was|is|came back|came through|were|arrived) (?:left )?(?:blank|empty|missing|unfilled|not filled|null)\b/i,
      /\b(?:so|hence|therefore|and) (?:i(?:'ve| have|'ll)?|we(?:'ve| have)?) (?:[a-z]{2,9} )?(?:referred|used|left|put|kept|written|wrote|addressed|assumed|gone|went|called|made|stuck|substituted)\b/i,
    ],
  },
  {
    all: [
      /\b(?:please|could you|can you|kindly|once you|if you)\b[^.!?]{0,12}\b(?:supply|share|provide|send|add|give|tell|paste|confirm|specify)\b/i,
      /\b(?:recipient|prospect|lead|job title|company name|first name|context|input|call notes|value proposition|goal of)\b/i,
      /\b(?:i(?:'ll| will| can| could)|for me to)\b[^.!?]{0,16}\b(?:finish|complete|write|draft|personali[sz]e|tailor|rewrite|compose)\b/i,
    ],
    none: [handsOn, ofBusiness, /\b(?:article|case study|report|lead (?:times?|sheets?|lists?))\b/i],
  },
  {
    all: [givenSource, absence, messageMatter],
    none: [
      // Who answers for it: "should customer data ever leak".
      /\b(?:customer|client|contact|lead) (?:data|records?)\b[^.!?]{0,120}\b(?:responsib\w+|liab\w+|compensat\w+|indemn\w+|damages|losses|leak\w*|breach\w*|stolen|encrypt\w*|deleted?|erase[ds]?)\b|\b(?:breach\w*|leak\w*|steals?|encrypt\w*|responsib\w+ for|liab\w+ for)\b[^.!?]{0,60}\b(?:customer|client|contact|lead) (?:data|records?)\b/i,
      // Data somebody keeps or loses: "the test systems hold no customer data".
      /\b(?:hold|store|keep|process|contain|share|sell|use|handle|collect|touch|move|export|expose|lose|lost)\w{0,3} (?:no|any) (?:[a-z]{3,10} )?(?:customer|client|contact|lead) data\b|\b(?:customer|client|contact|lead) data (?:(?:is|are|was|were|has|have|been|ever) ){0,3}(?:lost|affected|exposed|stored|shared|leaked|involved|at risk|leaves?|left)\b/i,
      /\b(?:your|our|the public|a) knowledge base\b|\b(?:your|their) (?:crm|data|records?|variables?|lead|customer)\b|\bif (?:you|your|the|there)\b|\byour request (?:for|to|is|was|has|will|about|number|form)\b|\b(?:teams?|reps|users?|agents?|many|most|they)\b[^.!?]{0,30}\b(?:lack|don't|can't|struggle|waste)|\b(?:dashboard|report|integration|sync\w*|import|export|api|field mapping|clean|dedup\w*|enrich\w*|(?:booking|claim|application|order|registration|entry) (?:form|portal)|your (?:order|booking|application|claim)|invoice|payment|parking|kitchen|delivery)\b/i,
    ],
  },
  {
    all: [
      anySource,
      absence,
      /\b(?:tailor\w*|personali[sz]\w+|generic|icebreaker|(?:this|the) (?:e-?mail|message|opener|opening(?! (?:hours|times?|dates?|days?|balance|ceremony|weekend|night))|outreach|pitch|draft|intro(?:duction)?) (?:is|stays|remains|to|had|more|general)|(?:write|draft|compose|craft)(?:ing)? (?:this|the|a|an) (?:[a-z-]{3,12} )?(?:e-?mail|message|opener|reply|pitch|note|answer))\b/i,
    ],
    none: [
      handsOn,
      ofBusiness,
      /\b(?:your (?:crm|data|records?|reps|team|customers?)|our (?:tool|platform|product))\b/i,
    ],
  },
  {
    all: [
      /\b(?:knowledge base|search results|retriev\w+|vector store|index)\b/i,
      /\breturned (?:no|nothing|zero|empty|0)\b/i,
      /\bi (?:can't|cannot|can not|could not|couldn't|am unable to|am not able to)\b/i,
    ],
    none: [handsOn],
  },
  { all: [untold, couldNot, writesOf], none: [handsOn, ofBusiness] },
  {
    all: [
      /\b(?:tell|give|send|share|provide|supply|confirm|add|need)\b/i,
      /\b(?:(?:customer|client|contact|buyer|person|company|recipient|prospect|lead)(?:'s)? (?:first |full |last |job )?(?:name|title|role|industry|address|situation|question)|(?:name|role|title|industry) of the (?:customer|client|contact|buyer|person|company|recipient))\b/i,
      /\b(?:i'll|i will|i can|so i can|and then i|before i|for me to)\b[^.!?]{0,20}\b(?:complete|finish|fill in|write|draft|personali[sz]e|add|tailor) (?:the|this|your|an?) (?:[a-z-]{3,12} )?(?:greeting|opening(?! (?:hours|times?|dates?|days?|balance|ceremony|weekend|night))|opener|salutation|intro(?:duction)?|e-?mail|message|subject(?: line)?|draft|letter|note|pitch)\b/i,
    ],
    none: [handsOn, ofBusiness],
  },
  {
    all: [
      /\bi(?:'ve| have)? (?:had to|could only|can only|was forced to|have to) (?:guess|assume|make up|invent|leave out|skip|improvise|stay (?:vague|general|generic)|keep (?:it|this) (?:vague|general|generic))\b/i,
      /\b(?:the|your|my|their|its) (?:notes?|brief|briefing|records?|fields?|prompt|input|context|crm|profile|details|data|information|sheet|entry)\b[^.!?]{0,20}\b(?:blank|empty|missing|incomplete|thin|unclear|sparse|(?:not|n't) (?:given|provided|filled|say|include|mention|there))\b/i,
    ],
    none: [handsOn, ofBusiness],
  },
  // What it was handed says nothing of the reader, who is told so.
  {
    all: [
      /\b(?:profile|record|notes?|brief(?:ing)?|file|entry|sheet|details|material|data|information|page|context|card|export|dossier|summary|snippet)(?: that)? (?:i|we) (?:was|were|am|have been|'ve been|had|have|got|received)(?: only)?(?: (?:given|provided(?: with)?|handed|sent|shown|supplied(?: with)?|passed))?\b/i,
      /\b(?:do(?:es)?n't|do(?:es)? not|did(?:n't| not)|says? nothing|say nothing|tells? me nothing|lack(?:s|ed)?|leaves? out|silent|(?:holds?|contains?|has|have|had) (?:no|nothing)|makes? no mention)\b/i,
      /\b(?:your|their|the (?:company|recipient|prospect|person|reader)(?:'s)?) (?:[a-z]{3,12} )?(?:role|title|job|company|team|work|industry|business|goals?|product|needs|website|plant|shop|sector|position|current|situation)\b|\bwhat (?:you|your [a-z]{3,10}|they) (?:do(?:es)?|makes?|sells?|offers?)\b/i,
      /\b(?:reference|refer to|mention(?:ing)? (?:anything|any)|anything (?:specific|personal|concrete)|(?:more|be|stay|stayed|kept|keep|is|remain\w*) (?:[a-z]{2,8} ){0,2}(?:specific|personal|general|generic|vague|broad)|personali[sz]\w+|tailor\w*)\b/i,
    ],
    none: [handsOn, ofBusiness],
  },
  {
    all: [
      /\bi (?:was|am|have|'ve)(?: been)?(?: not|n't)|\bi (?:wasn't|haven't been|was never)\b|\bno (?:job title|title|role|company|industry|sector|website|company name)\b/i,
      /\b(?:came through|was passed|was on file|on record|was supplied) (?:for|about|on) (?:you|them|the recipient)\b|\b(?:given|supplied with|provided with|told) (?:your|their|the (?:recipient|prospect|reader)'s) (?:job title|title|role|first name|last name|surname|name|company|industry)\b/i,
      /\b(?:so|hence|which is why|therefore)\b[^.!?]{0,12}\b(?:i've|i have|i|this (?:note|message|e-?mail))\b/i,
      /\b(?:neutral|addressed|greeted|opened|kept|left|used|wrote|written|general|generic|stays?)\b/i,
    ],
    none: [handsOn, ofBusiness, /\b(?:desk|reception|door|phone|caller|badge|table)\b/i],
  },
  {
    all: [
      /\b(?:limits?|restricts?|limited|affects?|which is why|explains?)\b/i,
      /\bhow (?:personal|specific|tailored|relevant|detailed|personali[sz]ed) (?:this|my) (?:note|message|e-?mail|intro(?:duction)?|reply|letter|outreach) (?:can|could|is)\b/i,
    ],
  },
  {
    all: [
      /\b(?:not|n't|no|missing|absent|lacks?)\b/i,
      /\b(?:in|from|of|to) my (?:context(?: window)?|input|prompt|instructions|source data|retrieved [a-z]{4,10}|knowledge base)\b/i,
      /\b(?:your|the|their) (?:[a-z]{3,12} ){0,2}(?:summary|profile|title|role|company|name|website|post|posts|news|details|information|data|history|order|question|message)\b/i,
    ],
  },
  // Not told about the reader, spoken of as somebody else.
  {
    all: [
      /\bi (?:wasn't|was not|was never|haven't been|have not been|didn't get|did not get|never got) (?:really )?(?:given|provided with|supplied with|told|handed|sent|shown|briefed)?\b/i,
      /\b(?:info(?:rmation)?|details?|data|context|notes|background|specifics|anything|much|briefed)\b/i,
      /\b(?:about|on|regarding|as to) (?:their|his|her|the (?:prospect|recipient|lead|contact|company|person|reader)(?:'s)?) (?:[a-z]{3,12} )?(?:roles?|titles?|(?:tech )?stack|industry|company|business|needs|pain points?|goals?|priorities|challenges|team|website|products?|tools|background|responsibilities|use case)\b|\babout (?:the|this) (?:prospect|recipient|lead)\b/i,
    ],
    none: [handsOn, ofBusiness],
  },
  {
    all: [
      /\bi(?:'d| would|'ll| will)?(?: still| also| first)? need\b/i,
      /\b(?:to know|details|information|context|the (?:prospect|recipient|lead|client)'?s?|name|industry|title)\b/i,
      /\b(?:to|before i(?: can)?|so (?:that )?i can|in order to|and i will|for me to) (?:properly )?(?:personali[sz]e|tailor|write|draft|compose|complete|finish) (?:the|this|a|an|your|it)\b/i,
    ],
    none: [
      handsOn,
      ofBusiness,
      /\b(?:article|case study|review|reference|recommendation|report|tender|bid|proposal|scope)\b/i,
    ],
  },
  {
    all: [
      /\b(?:i only (?:received|got|have|had|see|was given)|all i (?:have|was given|received)|i was only given|i'm missing|i am missing)\b/i,
      /\b(?:name|e-?mail address|company|title|url|domain|recipient|prospect|lead|first line|sentence|snippet)\b/i,
      /\b(?:not enough|too little|isn't enough|nothing|add|finish|complete|write|message|pitch|e-?mail|personali[sz]e|generic)\b/i,
    ],
    none: [handsOn, ofBusiness],
  },
  {
    all: [
      /\b(?:who|whom|what|which)\b/i,
      /\b(?:tell me|let me know|could you|can you|please|clarify|specify|confirm)\b/i,
      /\b(?:complete|finish|write|draft|compose|personali[sz]e|tailor) (?:the|this|your) (?:[a-z-]{3,12} )?(?:e-?mail|message|outreach|reply|pitch|copy|draft|sequence)\b/i,
    ],
    none: [handsOn, ofBusiness],
  },
  {
    all: [
      /\b(?:wasn't (?:told|given)|not told|nothing|so little|no (?:info|background|details|notes|mention)|leaves? out|omits?|isn't in|aren't in|missing|without|lack\w*|don't know|doesn't (?:say|mention)|couldn't find)\b/i,
      /\b(?:industry|crm|tech stack|background|lead|prospect|recipient|sender'?s?|prompt|brief|profile|linkedin|role|title|company|pain points?|website|name)\b/i,
      /\b(?:so|hence|which is why|that's why|therefore|i've|i have|i can't|i couldn't|i can only)\b/i,
      /\b(?:opener|opening(?! (?:hours|times?|dates?|days?|balance|ceremony|weekend|night))|intro|first line|example|e-?mail|message|icebreaker|generic|broad|vague|personal(?:i[sz]ed?)?|signed it|placeholder|["'[]your name)\b/i,
    ],
    none: [
      handsOn,
      /\b(?:at|on|by) the (?:desk|reception|door|phone|table|gate|call)\b|\basking (?:them|him|her|first)\b|\bpermission\b|\bconsent\b/i,
    ],
  },
  {
    all: [
      /\b(?:if you|once you|when you) (?:can )?(?:share|send|paste|give|add|provide|tell)\b|\b(?:share|send|paste) (?:me )?(?:their|his|her|the (?:prospect|lead|recipient))/i,
      /\b(?:posts?|profile|website|bio|linkedin|details|notes|news|title|role|name)\b/i,
      /\bi(?:'ll| can| could|'d| will)? ?(?:be able to )?(?:make|write|tailor|personali[sz]e|rewrite|sharpen|adapt)\b/i,
      /\b(?:first line|opener|opening(?! (?:hours|times?|dates?|days?|balance|ceremony|weekend|night))|intro|e-?mail|message|icebreaker|pitch|hook|it (?:more )?(?:personal|specific))\b/i,
    ],
    none: [handsOn, /\byour (?:site|ads?|campaigns?|emails|reps)\b/i],
  },
  { all: [lacks, informs, cameOfIt, textAtHand], none: [handsOn] },
  {
    all: [
      /\b(?:notes?|prompt|input|brief|context|profile|research|transcript|screenshot)\b|\b(?:data|record|information|details)\b(?=[^.!?,]{0,80}\b(?:who|what|which|any|names?|roles?|title|company|industry|recipient|prospect|lead|customer|client|product|goal|offer|purpose|audience|pain points?)\b)/i,
      /\byou(?:'ve| have)? (?:pasted|provided|supplied|uploaded|gave me|fed me|entered)\b/i,
      /\b(?:don't|do not|doesn't|does not|didn't|did not) (?:actually |really )?(?:say|mention|include|tell|specify|contain|state|give|show|cover|make clear)\b/i,
    ],
    none: [handsOn],
  },
  {
    all: [
      /\bi(?:'ll|'d| will| would| still|'m going to)? (?:need|require)\b/i,
      /\b(?:more|further|additional|few|little|the)\b[^.!?]{0,20}\b(?:details?|info(?:rmation)?|context|background|about)\b/i,
      /\b(?:before i|to|so i can|in order to)\b[^.!?]{0,12}\b(?:put together|write|draft|craft|compose|personali[sz]e|tailor|finish)\b[^.!?]{0,24}\b(?:e-?mail|message|outreach|pitch|opener|copy|sequence|subject line)\b/i,
    ],
    none: [handsOn],
  },
  // What the writer was to be given, that it is not there, and what became of the text for it.
  {
    all: [
      /\b(?:prompt|(?:the|this|your) (?:input|brief)|(?:data|information|details?|notes?|material|facts|info|profile|record|fields?|transcript|history|background|specifics|variables|cv)(?: [a-z]{2,10}){0,3}? (?:supplied|provided|shared|given|available|received|retrieved|passed|included|attached|handed|missing|empty|blank|unknown)|(?:source|enrichment|contact|crm|lead|customer|candidate|booking|conversation|call)(?: [a-z]{2,10})? (?:data|details?|information|notes?|records?|fields?|profile|transcript|history|info)|i (?:was|were|wasn't|am|'ve been|have been|received|got) (?:not )?(?:been )?(?:given|handed|provided|sent)|haven't told me|have not told me|(?:not|never|weren't|wasn't|none were) (?:been )?(?:provided|supplied|included|passed|shared|attached)|knowledge of the recipient|(?:customer|client|recipient|contact)'s (?:order|purchase|account|support|ticket|booking) (?:history|data|details|record)|the (?:prospect|lead|recipient|candidate|applicant)'s|this (?:lead|guest|prospect|recipient)(?:'s)?|the (?:recipient|prospect)|data on the account)\b/i,
      /\b(?:no|not|none|nothing|without|missing|empty|blank|lack(?:s|ing)?|insufficient|unable|limited|unknown|couldn't|cannot|can't|weren't|wasn't|isn't|don't|doesn't|haven't)\b/i,
      /\b(?:personali[sz]\w{1,5}|tailor(?:ed|ing)?|draft(?:ed|ing)?|craft|generic|greeting|opener|opening line|first line|(?:write|written|writing) (?:a|an|this|the|one|your|any)(?: [a-z-]{2,12}){0,3} (?:e-?mail|message|line|note|opener|response|reply|intro)|(?:this|the) (?:note|message|e-?mail|recap|section|paragraph|line|outreach|pitch|intro|reply|itinerary section|value proposition)|a guess|based on assumptions|(?:generate|produce|compose|craft) (?:a|an|the|any) (?:[a-z]{4,12} )?(?:answer|reply|response|message|e-?mail|recommendation|summary)|left (?:that|it|the|this) [a-z]{2,9} (?:out|generic)|kept (?:it |the [a-z]{3,12} )?(?:vague|generic)|fill in|bespoke|summari[sz]e what|been omitted|do not appear)\b/i,
    ],
    none: [
      /\b(?:our (?:tool|platform|software|product|team)|quote|estimate|your (?:team|stack|setup|budget|current|invoice|application|order|system|account|draft|copy)|upload|visa|meeting at|attached is|is attached|the attached)\b/i,
      // What a disclaimer says of whoever receives the message.
      /\b(?:disclos\w{1,4}|confidential\w{0,5}|privileged|unauthori[sz]ed|authori[sz]ation|intended (?:for|solely|only|recipient))\b/i,
    ],
  },
  // A source that says nothing of the reader.
  {
    all: [
      /\b(?:in|from|to|with) the (?:input|prompt|(?:supplied|provided|given|source|available|enrichment) (?:context|data|material|record|information|input|details)|material i was given|information (?:available to me|i was given)|details (?:available|provided))\b|\b(?:not (?:provided|given|available|included|specified)|unknown) in (?:the )?context\b|\b(?:the context|the (?:input|prompt)|(?:knowledge base|retrieved) [a-z]{3,10}|passages retrieved) (?:[a-z]{1,9} ){0,3}?(?:does not|doesn't|do not|don't) (?:specify|mention|contain|say|include|state)\b/i,
      /\b(?:no|not|none|nothing|without|missing|empty|blank|insufficient|unable|unknown|couldn't|can't|cannot|isn't|wasn't|weren't|doesn't|don't)\b/i,
      /\b(?:recipient|prospect|customer|lead|company|person|product|name|date|role|title|industry|shopper|candidate|guest|balance|facts|details)(?:'s)?\b/i,
    ],
    none: [/\b(?:quote|estimate|your (?:application|order|system|account))\b/i],
  },
  // "I wasn't given anything about what your firm does, so this introduction has been kept general."
  {
    all: [
      /\bi (?:wasn't|was not|was never|haven't been|have not been) (?:given|told|sent|shown|handed|provided with|supplied with|passed)\b|\bi (?:was|have been|'ve been) (?:given|told|sent|handed|shown) (?:nothing|no [a-z]|very little|next to nothing)\b|\bnothing (?:was|has been) (?:passed|given|handed|supplied|provided) to me\b/i,
      /\b(?:about|on|what|which|where|how)\b[^.!?]{0,60}\b(?:does|do|makes?|sells?|uses?|runs?|works?|role|team|product|company|industry|sector|business|you)\b/i,
      /\b(?:this|the|my) (?:[a-z-]{3,12} )?(?:intro(?:duction)?|note|message|e-?mail|outreach|opening(?! (?:hours|times?|dates?|days?|balance|ceremony|weekend|night))|opener|pitch|first line) (?:has been|was|is|had to be|has had to be|stays?|remains?|has to stay|had to stay|may (?:be|read|sound)) (?:been )?(?:kept |left |written )?(?:deliberately |rather |fairly |quite |a bit |necessarily )?(?:general|generic|vague|broad|neutral|impersonal|unspecific|non-specific)\b|\bi(?:'ll|'ve| will| have| had to| have to|'d better)? (?:keep|kept|stay|stayed|leave|left) (?:(?:this|it|things|my [a-z]{4,12}) )?(?:deliberately |rather |fairly |quite |a bit |a little |necessarily |short and )?(?:general|generic|vague|broad|neutral|unspecific|high[- ]level)\b/i,
    ],
    none: [handsOn, /\b(?:invoices?|contract|agreement|payment|audit(?:ors?)?|inspection|survey)\b/i],
  },
  // A record without what the text was to be built on, and a choice that could not be made.
  {
    all: [
      /\b(?:record|profile|entry|dossier|lead sheet|contact card|data|fields?|row|briefing|brief|export)(?: that)? (?:i|we)(?:'ve| have| was| were)? (?:received|got|given|handed|sent|passed|shown|have|had)\b|\b(?:record|profile|entry|row|brief|briefing|card) (?:passed|handed|given|supplied|sent) to me\b/i,
      /\b(?:lists?|shows?|gives?|names?|states?|holds?|contains?|has|have|had|carries|includes?|mentions?) (?:no|neither|nothing)\b|\b(?:doesn't|does not|didn't|did not|don't) (?:list|show|give|name|state|hold|contain|include|mention|say)\b|\b(?:is|was|are|were) (?:blank|empty)\b/i,
      /\b(?:unable|not able|can't|cannot|couldn't|could not|impossible|no way|hard|difficult)(?: for me)?(?: to| of)? (?:work(?:ing)? out|tell(?:ing)?|judge|judging|know(?:ing)?|choos(?:e|ing)|decid(?:e|ing)|guess(?:ing)?|pick(?:ing)?|say(?:ing)?|determine|see(?:ing)?)\b/i,
      /\b(?:in|for|with|of) (?:this|the) (?:[a-z-]{3,12} )?(?:message|e-?mail|note|intro(?:duction)?|opener|opening(?! (?:hours|times?|dates?|days?|balance|ceremony|weekend|night))|line|outreach|pitch)\b|\bto (?:mention|reference|bring up|lead with|open with|refer to|speak to|address here)\b/i,
    ],
    none: [handsOn, ofBusiness, /\b(?:your (?:crm|data|records?)|our (?:tool|platform|product))\b/i],
  },
  // The record of a lead is empty, or lacks what was assumed in its place.
  {
    all: [
      /\b(?:lead|prospect)(?:'s)? (?:data|records?|profile|row|entry|context|fields?) (?:is|are|was|were|seems?|appears? to be|came back|looks?) (?:all |completely |mostly |partly )?(?:empty|blank|missing|incomplete|null)\b/i,
    ],
    none: [
      /\b(?:your|our|import\w*|sync\w*|export\w*|dashboard|mapping|duplicates?|bug|if|when|whenever|until)\b|\?\W*$/i,
    ],
  },
  {
    all: [
      /\b(?:customer|lead|prospect|contact|crm|client|recipient|candidate)(?:'s)? (?:records?|profile|data|entry|row|details|card|file)\b/i,
      /\b(?:has|have|had|contains?|lists?|gives?|shows?|names?|holds?) no\b|\black(?:s|ed)?\b|\b(?:is|are|was|were) (?:missing|without)\b|\b(?:doesn't|does not|didn't|did not|don't) (?:list|show|give|name|state|hold|contain|include|mention|say)\b/i,
      /\bso i(?:'ve| have)? (?:assumed|guessed|presumed|inferred|made (?:up|an? (?:guess|assumption))|(?:kept|left) (?:it|this|things) (?:[a-z]{4,9} )?(?:general|generic|neutral|vague|open))\b/i,
    ],
    none: [ofBusiness],
  },
  {
    all: [
      /\b(?:nothing|no (?:information|info|entry|entries|answer|mention|details|match(?:es)?))\b[^.!?]{0,30}\bin (?:the|my) (?:knowledge base|(?:provided|retrieved|supplied) (?:passages?|context|sources?)|retrieved documents?|source documents?)\b/i,
    ],
    none: [/\b(?:yet|our|your|add(?:ed)?|publish\w*|article (?:is|will)|if|when)\b|\?\W*$/i],
  },
  // What the writer was not handed, by the names that only it is handed under; and what it took for granted instead.
  {
    all: [
      /\bno (?:(?:order|purchase|customer|conversation|product|chat|ticket|e-?mail|account|prior|previous|further|additional) ){1,2}(?:history|context|transcript|background|details|data|messages?) (?:was|were|has been|have been|is|are) (?:supplied|given|provided|included|passed|shared|available)(?= ?(?:[.,;!)]|$|to me\b|with me\b|so\b|for (?:me|this)\b|in (?:the|my|this) (?:prompt|input|context|request|chat)\b))/i,
    ],
    none: [/\b(?:your|by the|carrier|courier|seller|supplier|with the (?:transfer|payment|parcel))\b|\?\W*$/i],
  },
  {
    all: [
      /\b(?:as|since|because) (?:i|we) (?:don't|do not|didn't|did not|wasn't|were not|cannot|can't) (?:know|have|told|see|given) (?:your|the) (?:customer|client|recipient|prospect|lead|reader|buyer)'s (?:(?:first|last|full|exact|job) )?(?:name|role|title|company|industry|situation|address|question)\b/i,
      /\bi(?:'ve| have)? (?:wrote|written|used|put|chose|chosen|started|opened|left|kept|went|gone|addressed|greeted|assumed)\b/i,
    ],
    none: [handsOn],
  },
  {
    all: [
      /\bi(?:'ve| have)? (?:simply |just )?(?:assumed|presumed|guessed)\b/i,
      /\b(?:as|since|because) (?:no|none|nothing)\b[^.!?,]{0,30}\b(?:was|were|is|are|had been|has been) (?:given|provided|specified|mentioned|stated|included|supplied|named)\b/i,
    ],
    none: [
      handsOn,
      /\b(?:in|on|with|by) (?:your|the) (?:order|booking|form|request|ticket|invoice|contract|claim|plan|drawing)s?\b|\?\W*$/i,
    ],
  },
  // A place that was empty, or could not be opened, and what became of the text for it.
  {
    all: [
      /\b(?:field|column|cell|slot|variable) (?:for|of|with) (?:the |your |their )?(?:company|(?:first |last |job )?(?:name|title)|role|industry|recipient)(?:'s name)? (?:is|was|came(?: back)?|seems?) (?:empty|blank|missing|null)\b/i,
      /\b(?:therefore|so|hence|which is why)\b[^.!?]{0,6}\bi(?:'ve| have)? (?:wrote|written|used|put|left|went|kept|assumed|addressed|called)\b/i,
    ],
    none: [handsOn],
  },
  {
    all: [
      /\b(?:couldn't|could not|can't|cannot|unable to|wasn't able to) (?:open|access|read|load|view) (?:the |your |their |this )?(?:[a-z]{2,12} ){0,3}?(?:profile|website|page|document)\b/i,
      /\bthis (?:message|e-?mail|note|intro(?:duction)?) (?:isn't|is not|couldn't be|could not be|is|stays|remains)(?: (?:kept|left))?(?: (?:less|rather|fairly|a bit|quite|very|as|more))? (?:personali[sz]ed|tailored|specific|generic|general|vague)\b/i,
    ],
  },
  {
    all: [
      /\b(?:question|request|message|instructions?|details?) (?:wasn't|was not|isn't|is not|weren't|were not) (?:included|provided|present|part of|contained|visible) ?(?:in )?(?:the|this|our) (?:conversation|chat|prompt|input|context|transcript)\b/i,
      /\bi(?:'ll| will|'ve| have| can only| can|'m)\b/i,
    ],
    none: [handsOn],
  },
]);
