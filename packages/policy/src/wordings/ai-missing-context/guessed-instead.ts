import { facets, part } from '../../search/sentence-facets.ts';

/** Work of trades and desks, where "no details" are of an order and a guess is about a parcel. */
const trade =
  /\b(?:plumber|electrician|surveyor|parking|invoices?|orders?|bookings?|tickets?|claims?|kitchen|delivery|payments?|measurements?|(?:an?|the|your|our) (?:quote|estimate)s?|roof|train|seats?|tables?|rooms?|your (?:crm|data|reps|team|file|application|form)|our (?:tool|platform|product|team|reps|records))\b/i;
/** Where a writer for hire looks for what it is to write. */
const source =
  '(?:(?:in|on|from|with) (?:the|this|your|their|my) (?:[a-z]{2,12} )?(?:notes?|crm|spreadsheet|sheet|record|brief(?:ing)?|input|profile|row|column|field|entry|card|prompt|dossier)|(?:title|name|company|industry|role|website|notes?) (?:column|field|cell)|spreadsheet|lead (?:sheet|record)|crm (?:record|entry)|(?:your|their|the) (?:job title|title|role|industry|company name|first name))';
const nothing =
  '(?:nothing|no (?:mention|record|sign|trace|details?|info(?:rmation)?|data|notes?|context|background)|not much|little|hardly anything|blank|empty|missing|unknown)';
/** What it did for want of it. */
const guessed =
  "i(?:'ve|'m| have| am)?(?: had to| could only| can only)?(?: just| simply| only| therefore)? (?:assum(?:e|ed|ing)|guess(?:ed|ing)?|left|leaving|kept|keep|keeping|avoid(?:ed|ing)?|skip(?:ped)?|invent(?:ed)?|made up|make up|imagin(?:e|ed)|improvis(?:e|ed)|went with|stuck to|know|addressed|opened|worded)";
const textAtHand =
  '(?:e-?mail|message|mail|intro(?:duction)?|opener|opening|ice-?breaker|first (?:line|touch)|note|paragraph|greeting|pitch|role|job title|figures|generic|general|meeting|call|personal)';
/** What a sales text is made of; a client is asked for it by nobody but its writer. */
const ingredient =
  "(?:value prop\\w{0,8}|icp|persona|pain points?|prospect(?:'s)?|recipient(?:'s)?|lead(?:'s)?|target (?:audience|persona|customer)|key message|(?:product|company|prospect|offer) details|use case|talking points|usp)";
const writes = '(?:prepare|write|draft|compose|create|craft|complete|generate|personali[sz]e|tailor|finish)';
const copy = '(?:message|mail|e-?mail|content|copy|pitch|note|draft|outreach|sequence|something|line|opener)';

/** What a model had nothing to write from, and what it wrote instead. */
export const guessedInstead = facets([
  // "There was nothing in the notes, so I've assumed this is a first touch."
  {
    all: [
      part(nothing),
      part(source),
      part('so|hence|therefore|which is why|thus|as|since|because'),
      part(guessed),
      part(textAtHand),
    ],
    none: [trade],
  },
  {
    all: [
      part(
        '(?:are|is|remain|stay) (?:only |just |merely |all )?(?:placeholders?|guesses|assumptions|made up|invented|guesswork)',
      ),
      part("no|not|without|nothing|missing|wasn't|weren't|didn't|hasn't|haven't"),
      part('details?|information|info|data|facts|numbers|figures|brief|input|context|notes|specifics'),
      part('(?:with|to|for) me|provided|given|supplied|shared|available'),
    ],
    none: [trade],
  },
  // "Their size is unknown to me, so I've avoided any figures in this intro."
  {
    all: [
      part(
        "(?:unknown|not known|unclear|unfamiliar) to me|i (?:don't|do not) know (?:their|his|her|the (?:company|prospect|recipient|lead)'s)",
      ),
      part(guessed),
      part(textAtHand),
    ],
    none: [trade],
  },
  // "Not having seen the transcript, I had to invent what was said."
  {
    all: [
      part(
        '(?:not having|without having|having not|never having|without) (?:been )?(?:seen|read|received|given|heard|told|shown|access)|without seeing|without reading',
      ),
      part(
        'transcript|recording|thread|notes|profile|website|attachment|brief|earlier (?:e-?mails?|messages?)|previous (?:e-?mails?|messages?)|conversation',
      ),
      part(guessed),
    ],
    none: [trade],
  },
  // "The attached PDF couldn't be opened on my side, which is why this e-mail doesn't quote from it."
  {
    all: [
      part(
        "(?:couldn't|could not|can't|cannot|wasn't able to|unable to|failed to|didn't|did not|would not|wouldn't) (?:be )?(?:open(?:ed)?|read|load(?:ed)?|access(?:ed)?|pars(?:e|ed)|process(?:ed)?)",
      ),
      part('pdf|file|attachment|document|link|website|page|image|url|profile'),
      part(
        '(?:this|the|my) (?:[a-z]{3,10} )?(?:e-?mail|message|note|draft|opener|intro|opening|line|paragraph|summary)',
      ),
      part(
        "generic|general|vague|broad|(?:doesn't|does not|couldn't|could not) (?:quote|mention|cite|reference|refer|draw)|without (?:any|specific)|left (?:it|that|them) out|guess\\w{0,4}|assum\\w{1,6}",
      ),
    ],
    none: [trade],
  },
  // "There isn't much to go on for this contact: only an e-mail address and a city."
  {
    all: [
      part("(?:isn't|is not|wasn't|was not) much|very little|little|hardly anything|nothing(?: much)?"),
      part('to (?:go on|work with|work from|build on|personali[sz]e)'),
      part(
        '(?:for|about|on) (?:this|the) (?:contact|lead|prospect|recipient|person|account|company|record)|only an? (?:name|e-?mail address|domain|title|first name|company name)',
      ),
    ],
    none: [trade],
  },
  {
    all: [
      part(
        'i only (?:know|knew|have|had|see|saw)|all i (?:know|have|had|could (?:see|find))|the only thing i (?:know|have|had)',
      ),
      part('spreadsheet|sheet|record|crm|brief|input|row|lead data|notes'),
      part("nothing (?:else|more)|no (?:more|other|further)|didn't|doesn't"),
    ],
    none: [trade],
  },
  // "No recent news on the prospect turned up, so I left the icebreaker out."
  {
    all: [
      part(
        '(?:no|nothing) (?:[a-z-]{3,15} ){0,3}?(?:turned up|came up|showed up|surfaced)|(?:no|nothing) (?:[a-z-]{3,15} ){0,3}(?:on|about|for) (?:the|this) (?:[a-z]{3,10} )?(?:turned up|came up|showed up|surfaced)',
      ),
      part('prospect|lead|recipient|contact|news|posts|signals?|triggers?'),
      part(guessed),
    ],
    none: [trade],
  },
  // "Please provide the case study you would like me to mention in this e-mail."
  {
    all: [
      part('provide|share|send|supply|specify|tell me|give me|let me know'),
      part(
        "you(?:'d| would)? (?:like|want|need|wish) me to (?:mention|include|reference|highlight|feature|promote|use|write|address|emphasi[sz]e|pitch|quote)",
      ),
      part(
        '(?:in|for|about|on) (?:this|the|your) (?:[a-z-]{3,12} )?(?:e-?mail|message|outreach|pitch|note|draft|copy|text|sequence|campaign)',
      ),
    ],
    none: [trade],
  },
  {
    all: [
      part('provide|share|send|supply|give|specify|mention|tell|need|know'),
      part(ingredient),
      part(
        "(?:then only|only then|then|so that|so|before|accordingly,?) i(?:'ll| can| will| could| shall)?|for me to|i(?:'ll| can| will| shall) then",
      ),
      part(`${writes} (?:[a-z-]{1,12} ){0,3}?${copy}|${writes} (?:it |the mail )?accordingly`),
    ],
    none: [trade],
  },
  {
    all: [
      part(
        "i(?:'ll| will|'d| can| could)(?: then)? be able to|then i can|i can then|so i can|allow me to|help me(?: to)?",
      ),
      part(
        '(?:write|draft|craft|compose)(?: you)? (?:an? |the |this )?(?:something|message|e-?mail|note|one|it) (?:that is |a bit |much |far )?(?:more )?(?:relevant|personal|specific|tailored|targeted|personali[sz]ed)|(?:write|draft|craft|compose) an? (?:more )?(?:relevant|specific|tailored|targeted|personali[sz]ed) (?:message|e-?mail|note|pitch)',
      ),
    ],
    none: [trade],
  },
  // "The CRM entry leaves that field empty."
  {
    all: [
      part('(?:crm|lead|prospect|contact) (?:entry|record|row|card|data|sheet)'),
      part(
        'leaves? (?:that|the|this|its) (?:[a-z]{3,12} )?(?:field|name|column|company|cell)? ?(?:empty|blank)|(?:holds|shows|says|gives) nothing',
      ),
    ],
    none: [trade, /\b(?:your|our|when|if|import\w{0,3}|sync\w{0,4}|dashboard|mapping|bug)\b/i],
  },
  {
    all: [
      part(
        '(?:which|what) (?:company|recipient|prospect|persona|product|offer|tone|name|person) should (?:i|this (?:e-?mail|message|note)) (?:be )?(?:address(?:ed)?|write|written|greet|pitch|target(?:ed)?|mention|use|promote|sent)',
      ),
    ],
    none: [trade],
  },
  // What the text is like, for want of what it was to be made of.
  {
    all: [
      part(
        '(?:this|the|my|an?) (?:[a-z]{3,12} )?(?:note|message|e-?mail|mail|intro(?:duction)?|opening|opener|first line|paragraph|greeting|wording|compliment|hook|pitch)',
      ),
      part(
        'neutral|general|generic|vague|broad|high[- ]level|standard|impersonal|unspecific|light on|placeholder|unaddressed',
      ),
      part(
        "no|not|never|wasn't|isn't|weren't|didn't|couldn't|doesn't|nothing|only|little|missing|unavailable|unknown|lack(?:s|ing)?|besides|beyond",
      ),
      part(
        "(?:the|your|their|this) (?:offer|product|company|prospect|recipient|lead)(?:'s)?|job titles?|pain points?|data ?sheet|lead|prospect|recipient|(?:its|their|your) name|phone number|profile|company details|background information",
      ),
    ],
    none: [trade],
  },
  {
    all: [
      part(
        '(?:earlier|previous|prior|past) (?:conversations?|thread|e-?mails?|messages?|exchange|chat|correspondence)',
      ),
      part(
        "(?:isn't|is not|aren't|are not|wasn't|not) (?:visible|available|accessible|shown|known|provided|included)(?: to me| here)?",
      ),
      part('i (?:may|might|could|can|am|have|had|repeat)|forgive'),
    ],
    none: [trade],
  },
  {
    all: [
      part("once i(?:'ve| have)? (?:know|got|received|been given|that)|as soon as i (?:know|have)|when i have that"),
      part('paragraph|message|e-?mail|opener|intro|pitch|draft|text|line|note|outreach'),
      part(
        "can be (?:completed|finished|written|personali[sz]ed|tailored|filled in)|i(?:'ll| will| can) (?:complete|finish|write|personali[sz]e|tailor|draft)",
      ),
    ],
    none: [trade],
  },
  {
    all: [
      part('details?|information|data|context|inputs?|notes'),
      part("(?:not|isn't|aren't) (?:sufficient|enough|adequate)|insufficient|too (?:little|thin|few)"),
      part(
        '(?:to|for) (?:make|making|write|writing|prepare|preparing|craft|draft|create|creating|compose) (?:an? |the |any )?(?:[a-z-]{4,14} )?(?:mail|e-?mail|message|pitch|content|note|opener|outreach)',
      ),
    ],
    none: [trade],
  },
  {
    all: [
      part("i(?:'m| am) (?:assuming|guessing|presuming)|i(?:'ve| have)? (?:assumed|guessed|presumed)"),
      part("nothing in|no (?:file|notes?|data|record)|none was given|wasn't (?:given|told)|told me nothing"),
      part('file|record|profile|data|row|notes|input|brief|lead|crm'),
    ],
    none: [trade],
  },
  {
    all: [
      part("(?:not sure|unsure|unclear|don't know|couldn't tell|unknown) (?:whether|if)"),
      part('mr|mrs|ms|male or female|he or she|man or woman'),
      part('so i|hence|therefore|which is why'),
    ],
    none: [trade],
  },
  // "If I had your website I could be more precise."
  {
    all: [
      part(
        'if i (?:had|knew|were given|was given)|had i (?:known|been given)|with (?:more|further) (?:context|information|details|input)',
      ),
      part("i(?: could|'d| would| can)(?: have)? (?:be|been|make|write|tailor|say|offer|craft)"),
      part('more (?:precise|specific|personal|relevant|tailored|pointed)|personali[sz]e|tailor'),
    ],
    none: [trade, /\b(?:garden|measure\w{0,4}|price|plan|offer you)\b/i],
  },
  {
    all: [
      part('the (?:prompt|input)'),
      part('mentions?|refers? to|references?|asks? for|talks? about|points? to'),
      part("(?:but|yet|though) (?:it )?(?:doesn't|does not|never|didn't|fails to|there(?:'s| is) (?:no|none)|none)"),
    ],
    none: [trade, /\byour\b/i],
  },
  {
    all: [
      part(
        '(?:from|by|with|based on|on) the (?:single|one|two|few|little|bare|only) (?:lines?|words?|sentences?|information|data|details?|snippets?)',
      ),
      part('i (?:was given|got|had|have|received|was provided|was sent)'),
    ],
    none: [trade],
  },
  {
    all: [
      part('best (?:opener|intro|line|message|e-?mail|guess|icebreaker|i can)'),
      part('i (?:can|could) (?:manage|do|offer|come up with|write|make)'),
      part('no|without|nothing|lacking'),
      part('notes|role|news|data|context|info(?:rmation)?|title|background'),
    ],
    none: [trade, /\b(?:price|rate|discount)\b/i],
  },
  {
    all: [
      part('inputs?|brief|requirements?|prompt'),
      part(
        '(?:is|are|was|were) (?:lacking|missing|incomplete|insufficient|inadequate)|lacks?|(?:does|do) not (?:have|contain|mention|include)',
      ),
      part(
        'target audience|persona|tone|value prop\\w{0,8}|recipient|prospect|pain points?|cta|product name|company name',
      ),
    ],
    none: [trade],
  },
  {
    all: [
      part(
        '(?:variable|placeholder|merge field|token|slot|parameter)s? (?:for|of|called|named)|(?:city|name|company|role|title) (?:variable|placeholder|merge field|token)',
      ),
      part('came (?:back|through|up) (?:empty|blank|null)|(?:is|was|are|were) (?:empty|blank|null|missing|undefined)'),
    ],
    none: [trade, /\b(?:your (?:crm|form|file|template|list)|our|if|when)\b/i],
  },
  {
    all: [
      part("(?:can't|cannot|could not|couldn't|unable to|not able to) (?:see|view|open|access|read)"),
      part('attachment|image|file|pdf|page|website|link|thread|profile'),
      part("i(?:'ve| have) (?:described|kept|written|summari[sz]ed|stayed|used|worded)"),
      part('general terms|generic|vague|broad|rough(?:ly)?|neutral'),
    ],
    none: [trade],
  },
  {
    all: [
      part('specify|tell me|let me know|confirm|clarify|advise'),
      part(
        "(?:which|what|whom) (?:[a-z]{3,12} ){0,2}(?:i should|you (?:want|need|would like|'d like) me to|should i) (?:pitch|promote|target|feature|address|emphasi[sz]e)",
      ),
    ],
    none: [trade],
  },
  // "I wasn't able to find out who runs your warehouse, so this is a general message."
  {
    all: [
      part(
        "i (?:wasn't able to|was not able to|couldn't|could not|failed to|was unable to|can't|cannot|didn't manage to) (?:find(?: out)?|see|tell|determine|work out|identify|establish)|i (?:don't|do not) know what your",
      ),
      part('who|what|whether|which|if|any'),
      part('(?:a|the|rather|quite|very|more|kept|in) (?:general|generic|broad|neutral|vague|standard)'),
      part('message|e-?mail|note|terms|wording|intro|address|line|service'),
    ],
    none: [/\b(?:plumber|parking|invoices?|orders?|bookings?|tickets?|delivery|payments?|roof|train)\b/i],
  },
  {
    all: [
      part(
        'no (?:[a-z]{3,12} )?(?:website|title|company|role|name|profile|linkedin|notes|details|news)|(?:brief(?:ing)?|input|prompt|record|crm|form|lead|sheet) left (?:the )?(?:[a-z]{2,8} ){1,4}(?:open|blank|out|empty)|(?:only|just) the (?:domain|name|e-?mail address|title|first name|company name)',
      ),
      part(
        'supplied|provided|given|shared|available|based on|listed|lead|open|blank|empty|to go (?:by|on)|to work with',
      ),
      part('omitted|placeholder|guess\\w{0,3}|assum\\w{1,4}|left out|skipped|generic|neutral|broad'),
    ],
    none: [trade],
  },
  // "The profile you shared did not contain any recent posts that I could reference."
  {
    all: [
      part(
        "(?:profile|page|website|notes?|article|record|brief(?:ing)?|document|transcript|deck|file|material|context|information|details|data)(?: that)? (?:you(?:'ve| have)? (?:shared|provided|gave|pasted|supplied|sent|linked|attached)|(?:shared|provided|given|supplied|pasted)(?: to me| with me| above)?)",
      ),
      part(
        "(?:did not|didn't|does not|doesn't|do not|don't) (?:contain|include|mention|show|list|have|say|state|give|offer|cover)|(?:contain(?:s|ed)?|has|had|holds?|offers?|shows?|says?|gives?|includes?) (?:no|nothing|little)",
      ),
      part(
        '(?:that|which) i (?:could|can|might) (?:reference|quote|cite|weave in|draw on|build on|mention(?= ?(?:[.,;!]|$|here|in (?:this|the|my)))|use(?= ?(?:[.,;!]|$|here|in (?:this|the|my))))|to (?:reference|personali[sz]e|tailor|draw on) ?(?:it|this|from)?|(?:this|that|the) (?:part|section|paragraph|line|sentence|passage) (?:is|was|stays|has been|had to be) (?:missing|left out|left blank|omitted|empty|vague|generic)',
      ),
    ],
    none: [trade],
  },
  // "I couldn't locate any information on her background, so the compliment had to be left out."
  {
    all: [
      part(
        "i (?:couldn't|could not|can't|cannot|wasn't able to|was unable to|was not able to|didn't|did not) (?:find|locate|see|get|identify|turn up|come across)|(?:no|nothing)\\b[^.!?,]{2,40}\\b(?:found|available|located|turned up|came up|to be found)",
      ),
      part(
        '(?:information|info|details|news|posts?|articles?|background|mention|trigger|update|anything|data) (?:on|about|regarding|by|from|for|related to)',
      ),
      part(
        '(?:compliment|opener|opening(?: line)?|personal (?:line|note|touch|reference)|icebreaker|hook|reference|first line|personali[sz]ation|intro(?:duction)?) (?:had to be|was|is|has been|stays|remains|could not be|had to stay) (?:left out|omitted|skipped|dropped|generic|general|removed|vague|added|written|cut)',
      ),
    ],
    none: [trade],
  },
  // "I lack sufficient details about your ideal customer to make this message more specific."
  {
    all: [
      part(
        "i (?:lack|am missing|don't have|do not have|have no|was not given|wasn't given|have too (?:little|few)|am short of|miss)(?: (?:sufficient|enough|the|adequate|any|further|concrete))?",
      ),
      part('details?|info(?:rmation)?|context|background|data|facts|specifics|insights?'),
      part(
        "(?:to|so i (?:can't|cannot|couldn't)|in order to) (?:make|keep|write|turn) (?:this|the|your|a) (?:[a-z-]{3,12} )?(?:message|e-?mail|note|pitch|intro(?:duction)?|opener|copy|draft|outreach|text)",
      ),
    ],
    none: [trade],
  },
  // "The website you linked could not be loaded, so I was unable to mention their services."
  {
    all: [
      part(
        "(?:website|page|link|profile|document|file|pdf|url|attachment|site|article)(?: that)? you(?:'ve| have)? (?:linked|shared|sent|provided|pasted|attached|gave)",
      ),
      part(
        "(?:could not|couldn't|cannot|can't|did not|didn't|does not|doesn't|would not|wouldn't|failed to|wasn't) (?:be )?(?:load(?:ed)?|open(?:ed)?|access(?:ed|ible)?|read|retrieved?|fetch(?:ed)?|parsed?|reachable)",
      ),
      part('mention|reference|personali[sz]\\w+|tailor\\w*|include|generic|general|vague|neutral'),
      part('i|this (?:message|e-?mail|note|draft|version)'),
    ],
    none: [trade],
  },
]);
