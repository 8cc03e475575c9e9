import { pattern, statement } from '../../search/pattern.ts';

const matter =
  '(?:context|information|info|details?|data|background|specifics|input|insights?|notes|research)(?: (?:information|data|details))?';
/** Whom a model writes to and for, none of whom a clerk calls so. */
const party = '(?:prospect|recipient|lead|addressee|persona)';
/** The same, with whom and what a model writes about. */
const subject = `(?:(?:the|this|that|their|his|her) (?:target )?(?:${party}|contact|person|individual|company|business|organi[sz]ation|product|service|offer|sender|industry|role|website)(?:'s)?(?: (?:name|role|title|job title|industry|company(?: name)?|business|website|background|recent activity|needs|pain points?|goals|team|product|use case|target audience))?|(?:their|his|her) (?:recent activity|job title|background|pain points?|needs|team|goals|tech stack|interests))`;
const mine = `(?:${subject}|what (?:you|your (?:company|team|business)|they|the company) (?:do|does|sells?|offers?|makes?)|your (?:company|business|role|industry|product|organi[sz]ation|background|pain points?))`;
/** What a model fills a sales text with. */
const ingredient =
  "(?:value proposition|target (?:audience|persona)|call to action|key (?:message|benefits?)|pain points?|use case|selling points?|product details|prospect(?:'s)? (?:name|details|company|role|industry)|recipient(?:'s)? (?:name|details|company|role|industry)|lead(?:'s)? (?:name|details|company|role|industry))";
const given = '(?:provided|given|supplied|shared|available|included|specified|mentioned|found|listed|stated)';
const notGiven = `(?:(?:not|never) (?:been )?(?:${given}|known|clear)|unknown|unclear|missing|empty|blank|incomplete|unavailable|unspecified|insufficient|inaccessible)(?: to me)?`;
const are =
  "(?:is|was|are|were|has|have|had|seems?|appears?|remains?|came back|looks?|isn't|wasn't|aren't|weren't|hasn't|haven't)(?: been| to be)?";
const source =
  '(?:source|sources|record|records|brief|briefing|prompt|input|profile|notes|crm entry|website|page|data|context|lead data)';
const copy =
  '(?:e-?mail|message|outreach|opener|opening line|intro(?:duction)?|note|reply|pitch|draft|copy|subject line|follow-?up)';
const cannot =
  "(?:couldn't|could not|can't|cannot|can not|was unable to|am unable to|wasn't able to|was not able to|failed to|didn't|did not|don't|do not)";

/** What a model was not told, each in a sentence of its own: a clerk's are about an order, a form or an invoice. */
export const plainLacks = [
  statement(
    `(?:i|we) (?:do not|don't|did not|didn't) (?:have|see|get|receive)(?: (?:enough|sufficient|adequate|any|much|the))?(?: [a-z-]{3,12})? ${matter} (?:on|about|regarding|for|of) ${mine}`,
    `(?:i|we) (?:have|had|got|received|was given|were given) (?:no|little|limited|insufficient|not enough|too little|very little|only limited) ${matter} (?:on|about|regarding|for|of) ${mine}`,
    `(?:i|we) (?:do not|don't) know (?:anything|enough|much|a lot) about ${subject}`,
    `(?:i|we) (?:was|were|am|have|wasn't|weren't|haven't|have)(?: not| never)?(?: been)? ?(?:given|told|provided with|supplied with|shown|sent) (?:any|enough|no|the|a|sufficient|further)(?: [a-z-]{3,12})? ?(?:context|background|notes|research|crm data|source records?|prospect data|lead data|name of the (?:${party}|company)|${matter} (?:on|about|for|of) ${mine})(?<=(?:not|n't|never|given no|with no)\\b.{1,120})`,
    `there(?:'s| is| was| were| are| isn't| wasn't| aren't) (?:no|not|not enough|insufficient|little|hardly any|enough|any|very little)(?: enough)?(?: [a-z-]{3,12})? ?${matter} (?:on|about|regarding|for|of) ${subject}(?: (?:in|from|on) (?:the|this|my) ${source})?(?: to (?:work with|go on))?`,
    `(?:no|not enough|insufficient|little) ${matter} (?:on|about|regarding|for|of) ${subject}(?: (?:was|were|is|are|has been|have been|could be) ${given})?`,
    `nothing (?:was|is|has been) ${given} (?:on|about|regarding|for) ${mine}`,
    `(?:no|not enough|insufficient)(?: further| other| relevant| useful)? (?:context|information|details|background|input) (?:was |were |is |are |has been |have been )?${given}`,
    `(?:the )?(?:prospect|lead|crm|recipient|persona)(?:'s)? (?:notes|record|data|profile|entry|research|file) (?:${cannot}|doesn't|does not|has no|had no|have no|lacks?|lacked) (?:include|contain|mention|give|list|say|show|provide|specify)?(?: [a-z'-]{1,14}){1,8}(?:,? (?:which is why|so) [^.!?\\n]{3,90})?`,
    `(?:i|we) ${cannot}(?: have| find| see| get)? (?:anything|enough|much|a detail|any details?) in the (?:supplied|provided|given|available) (?:research|notes|context|data|sources?|record|brief)(?: [a-z'-]{1,14}){0,12}`,
    '(?:no|not enough|insufficient) data (?:available|provided|given|found)',
    `(?:i|we) (?:wasn't|was not|was never|weren't|haven't been|have not been) told (?:what|who|which|why|how|anything about|enough about|much about) (?:(?:your|the|their|this) (?:product|company|business|service|offer|team)|${subject})(?: [a-z]{2,12}){0,4}`,
    `(?:i|we)(?:'m| am|'re| are)? ?(?:not sure|unsure|uncertain|do not know|don't know) (?:who|what|which) (?:${subject}|your (?:product|company|business|service)|this ${copy}) (?:is(?: for| about)?|does|do|sells?|wants?|needs?|offers?|makes?)`,
    `(?:nothing|not much|little|too little) (?:is|was) known (?:about|of) ${mine}`,
    `(?:please |kindly |could you |can you |just )?(?:tell me|let me know|specify) (?:what|whom?|which [a-z]{3,12}) (?:you(?:'d| would)? (?:want|like|need)(?: me)? to|i should|should i) (?:sell|pitch|promote|write about|write to|target|mention|feature|contact)`,
    `what is the (?:name|role|industry|title|company) of (?:the|this) ${party}`,
    `(?:the |your )?(?:available|provided|given|supplied) ${matter} ${are} (?:far |much )?(?:too )?(?:limited|insufficient|thin|sparse|vague|incomplete|scarce|not (?:enough|sufficient))`,
    '(?:i|we) (?:was|were|have been|got|received|had|have)(?: only)?(?: given| provided with)? (?:very |too |almost |only )?(?:little|limited|minimal|no) (?:information|context|background|input)(?: to (?:work with|go on|start from))?',
    `(?:i|we) only (?:have|had|know|knew|got|was given|see) (?:the|their|his|her|the ${party}'s) (?:company name|first name|last name|job title|domain|name and (?:company|title|role))`,
    `(?:i|we)(?:'ve| have)? (?:had to|was forced to|could only) (?:guess|assume|invent|make up|make (?:some )?assumptions about|speculate about) (?:the|your|their|his|her) (?:industry|role|title|job title|needs|pain points?|company|business|goals|product)`,
    `no (?:website|linkedin(?: url| profile)?|job title|company name|company website|first name|prospect data|lead data|notes|research|context) (?:was|were|is|has been|have been) ${given}`,
    `(?:the|my) (?:notes|brief|prompt|input|context|crm (?:record|entry|data|notes)|lead (?:record|data)|${party} (?:record|data|profile)) ${are} (?:empty|blank|missing)`,
    `you (?:have not|haven't|did not|didn't|never) (?:told|tell|given|give|provided|provide)(?: me)? (?:anything|enough|much|any ${matter}) (?:on|about) ${subject}|you (?:have not|haven't|did not|didn't|never) (?:told|tell) me (?:about|who|what) (?:the |this )(?:${party}|product|company)(?: [a-z]{2,12}){0,2}`,
    `(?:further |full |any |proper )?personali[sz]ation (?:is|was) (?:not possible|impossible|limited)(?: (?:without|due to|because) [^.!?\\n]{2,60})?`,
    `(?:i|we)(?:'ve| have)? (?:found|could find|can find|see|saw|got) (?:nothing|no (?:results?|mention|news|posts?|${matter})) (?:on|about|for|regarding|of) ${subject}(?: (?:online|anywhere|on the web|in (?:the|my) ${source}))?`,
    `(?:my|the) (?:web )?search (?:returned|gave|found|produced|yielded) (?:no results?|nothing)(?: (?:on|about|for) ${subject})?`,
    `(?:i|we)(?:'m| am|'re| are| was| were)? ?(?:unable to|not able to|couldn't|could not|can't|cannot) (?:identify|determine|verify|find out|establish) (?:who|what|which|where)?(?: ?${subject})(?: (?:is|does|sells|from [^.!?\\n]{2,40}))?`,
    `nothing in (?:the|this|your|my) ${source} (?:says|tells me|mentions|indicates|shows|suggests) (?:who|what|which|where|how|anything)[^.!?\\n]{0,50}`,
    `(?:the|this|their) (?:lead|crm|prospect|source|contact) (?:record|entry|profile|data) (?:has|had|contains?|holds|shows) (?:no|nothing|hardly any)(?: (?:notes|details|information|context|name|company|role|title|data))?`,
    '(?:insufficient|not enough|inadequate) (?:information|context|details|input|background)',
    `(?:the |your |all )?${matter} (?:on|about|regarding|for) ${subject} ${are} (?:[a-z]{3,10} )?${notGiven}`,
    `(?:the |their |this )?(?:${party}'?s?|contact's|company's|person's) (?:[a-z]{3,12} ){0,2}?(?:name|role|title|profile|industry|details|information|data|website|company|background|page|needs|pain points?) ${are} (?:[a-z]{3,10} )?${notGiven}`,
    `(?:the |their )?(?:job title|company (?:name|description|website)|website (?:content|text|data)|product (?:description|name)|linkedin (?:profile|data|page)|${ingredient}) (?:of the (?:${party}|contact) )?${are} (?:[a-z]{3,10} )?${notGiven}`,
    `(?:the |your )?(?:context|brief|prompt|input|data|notes) (?:(?:that )?(?:you(?:'ve| have)? (?:gave|given|provided|passed|fed)|i (?:was given|received|got|have))(?: me)? )?${are} (?:too (?:thin|short|vague|limited|sparse)|incomplete|insufficient|not (?:enough|sufficient))`,
    `(?:the|my|your) ${source} (?:did not|didn't|does not|doesn't|do not|don't) (?:mention|include|say|state|specify|list|show|contain|give|tell me) (?:(?:what|who|which|where|how) [^.!?\\n]{2,40}|(?:their|his|her|any|a|the)(?: [a-z-]{3,12})? ?(?:industry|role|title|job title|company(?: name)?|name|location|pain points?|team size|product|needs))`,
    `(?:it's|it is|it was|it remains) (?:unclear|unknown|not clear|not known|not specified) (?:to me )?(?:what|who|which|where|how) (?:the|this|their) (?:product|company|${party}|contact|sender|business|service|person|team)(?:'s)?(?: [a-z]{2,12}){1,4}`,
    `missing ?(?:information|info|details|data|context|fields?|inputs?)? ?: ?(?:the )?(?:(?:${party}|company|contact)(?:'s)? )?(?:name|role|title|industry|company(?: name)?|${ingredient})(?:(?:,| and|, and) (?:the )?[a-z ]{3,20}){0,3}`,
    `(?:more|additional|further) ${matter} (?:is|are|would be|will be) (?:needed|required|necessary) (?:to|before|for|in order to) (?:[a-z]{3,12}|i can [a-z]{3,12}) (?:this|the|your|an?) (?:[a-z-]{3,14} )?${copy}`,
    `(?:this|the) ${copy} (?:cannot|can't|could not|couldn't) be (?:completed|written|finished|personali[sz]ed|generated|tailored)(?: (?:without|because|due to) [^.!?\\n]{2,60})?`,
    `(?:i|we)(?: need| require| am missing| are missing|'m missing|'re missing| lack| would need|'d need)(?: to know)?(?: (?:the|a|an|more|some|any|their))?(?: (?!your)[a-z-]{3,12})? (?:${ingredient}|name of the (?:${party}|company)|${matter} (?:on|about|regarding|for|of) ${subject})(?: (?:to|before|first|for)[^.!?\\n]{0,50})?`,
    `(?:do not|don't|have no|without) (?:have )?access to (?:the |their |any )?(?:${party}(?:'s)? (?:data|profile|record|history|website)|crm (?:data|record|notes)|source records?|context|lead data)`,
    `(?:i|we) ${cannot} (?:access|find|open|load|see|view|read|visit|retrieve|locate|reach) (?:any |the |a |their |this |his |her )?(?:(?:${party}|contact|company|person)(?:'s)? (?:website|web ?site|profile|linkedin(?: profile| page)?|name|page|site|details|information|data)|linkedin (?:profile|page)|(?:recent )?news (?:on|about|for) ${subject}|${matter} (?:on|about|for|regarding) ${subject})(?: (?:in|from|on) (?:the|my|this) ${source})?`,
    `(?:i|we) (?:do not|don't) have access to your (?:crm|website|linkedin(?: profile)?|prospect data|lead data|notes)`,
  ),
  pattern(
    `(?:could you|can you|please|kindly|would you)(?: please)? (?:provide|share|tell me|specify|confirm|give me|send|send me|supply|clarify|add|include)(?: (?:me|more|some|further|additional|with|about|the|a|your|any|details|information|on)){0,5} (?:(?:the )?${party}(?:'s (?:[a-z]{3,12} ?){1,2})?|(?:the )?company's (?:industry|size|pain points?|value proposition)|(?:the )?${ingredient})(?= ?(?:[.!?]|$|\\n)| (?:you(?:'d| would)? (?:want|like)|i should|for this|to (?:include|use|mention)|so i))`,
    `(?:what|who|which) (?:is|are) (?:the |this )(?:${party}|target audience|value proposition)(?:'s (?:[a-z]{3,12} ?){1,2})?(?= ?\\?)`,
  ),
];
