import { anchored } from '../../search/anchored.ts';
import { facets, part } from '../../search/sentence-facets.ts';
import { beforeGreeting } from './around-mail.ts';

/** Work on other things than the message: what is swapped or filled in there is the reader's. */
const otherWork =
  /\b(?:forms?|invoices?|orders?|portal|accounts?|contracts?|applications?|meters?|labels?|parcels?|photos?|logos?|designs?|website|brochures?|floor|kitchen|menus?|reports?|slides?|deck|we|our|your (?:team|customers?|reps))\b/i;
const message =
  '(?:e-?mail|message|mail|draft|version|opener|opening|copy|text|note|reply|wording|pitch|intro(?:duction)?|subject line|follow-?up)';
const manner =
  '(?:humorous|playful|casual|formal|direct|soft(?:er)?|warm(?:er)?|friendly|personal|short(?:er)?|light(?:er)?|consultative|curiosity|problem|story|data|bold(?:er)?|cheeky|empathetic|low-pressure|provocative)';
const recipient =
  "(?:the |this )?(?:recipient|prospect|lead|reader|persona|buyer|contact|cfo|ceo|cto|audience|addressee)(?:'s)?|he|she|they|him|her|them";

/** What a model tells its user about the text: what to swap in, which way it went, and what the text does. */
export const notesToUser = facets([
  // "I can also turn this email into a three-step follow-up sequence if that would help."
  {
    all: [
      /\b(?:i|we)(?:'d be (?:happy|glad) to| can| could| would be (?:happy|glad) to)(?: also| easily| quickly| even| happily)? (?:turn|convert|expand|split|rework|rewrite|adapt|develop|make) (?:this|the|it|that|your)(?: (?:whole|short|entire|draft))? ?(?:e-?mail|message|note|text|draft|version|copy|post)? (?:in)?to (?:an? )?(?:[a-z-]{2,14} ){0,3}(?:sequence|series|cadence|post|thread|script|version|template|text message|sms|follow-?ups?|linkedin message|voicemail)\b/i,
    ],
    none: [/\b(?:our (?:tool|software|product)|northbound|for your customers)\b/i],
  },
  // "You may want to swap in a real statistic here."
  {
    all: [
      part(
        "feel free|you (?:may|might|can|could|should|will|would)(?: also)? (?:want|like|wish|need)?|you'll want|be sure|remember|don't forget|make sure",
      ),
      part('(?:replace|swap(?:ping)?(?: in| out)?|insert|substitute|plug in|put in|add|fill in)'),
      part(
        '(?:the|an?|any) (?:actual|real|correct|specific) (?:[a-z]{3,12} )?(?:company|names?|statistics?|stats?|figures?|numbers?|metrics?|case stud(?:y|ies)|examples?|details?|quotes?|clients?|customers?|links?|testimonials?|results?|pain points?|industry|city|titles?)',
      ),
    ],
    none: [otherWork],
  },
  {
    all: [
      part('(?:adjust|change|edit|tweak|swap|rework|personali[sz]e|reword|shorten|adapt|modify|customi[sz]e)'),
      part(`(?:the|this|any) (?:${message}|greeting|sign-?off|closing|tone|phrasing|cta)`),
      part(
        "to (?:match|fit|suit|reflect) (?:your|the) (?:own )?(?:brand|company|team|personal)?(?:'s)? ?(?:voice|style|tone)",
      ),
    ],
  },
  // "I went with a slightly humorous angle since the recipient posts memes."
  {
    all: [
      part(
        "i(?:'ve| have)? (?:went|gone|opted|chose|chosen|picked|led|leaned|kept|used|made|tried|aimed|started|opened|closed)",
      ),
      part(
        `${manner}(?:[- ](?:led|first|style))? (?:angle|approach|hook|opener|tone(?! of)|opening|close|cta|framing|line|version)`,
      ),
      part('because|since|as|given|so that|to'),
      part(recipient),
    ],
    none: [otherWork],
  },
  // "This draft deliberately leaves out pricing so as not to scare him."
  {
    all: [
      part(
        `(?:this|the) ${message} (?:deliberately |intentionally |purposely |also |now )?(?:leaves? out|omits?|skips?|avoids?|holds? back|opens?|closes?|ends?|plays?|leads?|builds?|creates?|sticks?|uses?)`,
      ),
      part(
        'pric\\w{1,3}|prospect|recipient|reader|curiosity|cta|call to action|structure|framework|jargon|urgency|name-?dropping|competitors?|him|her|them',
      ),
      part(
        'so as (?:not )?to|to (?:keep|avoid|not|spark|create|build|make|pique|sound)|because|since|on purpose|deliberately|intentionally|purposely|structure|framework',
      ),
    ],
    none: [otherWork],
  },
  // "Certainly, the text has been shortened and the jargon removed."
  {
    all: [
      part(
        `(?:the|this|your) ${message} (?:has|have) (?:now )?been (?:shortened|rewritten|rephrased|softened|revised|reworded|tightened|trimmed|polished|toned down|simplified|adjusted|made)`,
      ),
      part(
        'jargon|tone|shorter|warmer|words|formal|friendl\\w{1,4}|concise|sentences?|clearer|buzzwords|cta|call to action|punchier|conversational|salesy',
      ),
    ],
    none: [otherWork],
  },
  {
    all: [
      /^\W*(?:absolutely|certainly|sure(?: thing)?|of course|great|okay|ok|alright|got it|understood|gladly)\b/i,
      part(
        "(?:let's|let me|i'll|i will|allow me to) (?:craft|draft|compose|write|put together|whip up|create|come up with)",
      ),
      part(message),
      part('that (?:feels|sounds|reads|is|lands|stands|gets|grabs|cuts|will)|for (?:an?|this) [a-z]{3,12}'),
    ],
    none: [otherWork],
  },
  {
    all: [
      /[[(]\s?(?:this|the) (?:sentence|line|paragraph|part|section|bit|greeting|stat|figure) (?:could|can|may|might|should) (?:also )?be (?:replaced|removed|swapped|cut|dropped|shortened|expanded|personali[sz]ed|adapted)\b/i,
    ],
  },
  // "I aimed for curiosity rather than a hard pitch here."
  {
    all: [
      part("i(?:'ve| have)? (?:aimed|went|gone|opted|tried|led|leaned|settled)(?: for| with| on| towards?)?"),
      part('rather than|instead of|over|and not'),
      part(
        '(?:hard |straight |sales |feature )?(?:pitch|sell|hype|pressure|jargon|formality|features|small talk|flattery|urgency|salesy|corporate (?:speak|tone))',
      ),
    ],
    none: [otherWork],
  },
  // "The mail is now in a more respectful tone and around eighty words."
  {
    all: [
      part(
        `(?:the|this|your) ${message} (?:is|reads|sounds) now|(?:the|this|your) ${message} now (?:reads|sounds|has|is)`,
      ),
      part('tone|words|characters|formal|casual|respectful|friendlier|warmer|shorter|concise|punchier'),
    ],
    none: [otherWork],
  },
  {
    all: [
      part('(?:to|for) (?:whoever|the person who) (?:sends|is sending|uses|forwards|reviews|edits) (?:this|it)'),
      part('swap|change|replace|check|adjust|remove|insert|edit|name|city|prospect|recipient|link'),
    ],
  },
  // "The hook references his marathon and the last line lowers the barrier to reply."
  {
    all: [
      part(
        '(?:the|this|my) (?:hook|opener|opening|opening line|first (?:line|sentence)|last (?:line|sentence)|closing(?: line)?|subject line|cta)',
      ),
      part(
        'references?|mentions?|hints at|lowers?|builds?|creates?|nods|plays|ties|invites?|leads?|sets?|shows?|makes? it|signals?',
      ),
      part(
        "barrier|rapport|curiosity|his|her|their|the (?:prospect|recipient|reader)(?:'s)?|(?:easy|easier) to (?:reply|answer)|low[- ](?:pressure|friction)|relevance|empathy|(?:open|reply|response) rates?",
      ),
    ],
    none: [otherWork],
  },
  // "Is there a pain point you want me to emphasise in the next draft?"
  {
    all: [
      part(
        "you(?:'d| would)? (?:want|like|prefer|wish) me to (?:emphasi[sz]e|highlight|stress|lead with|include|add|drop|soften|mention|focus|play (?:up|down))",
      ),
      part(
        '(?:next|another|second|final|revised|new) (?:draft|version|round|take|pass)|in the (?:draft|e-?mail|message|copy|opener)',
      ),
    ],
    none: [otherWork],
  },
  {
    all: [
      part('the tone (?:here )?(?:is|stays|remains|strikes)'),
      part('confident|pushy|warm|friendly|casual|professional|salesy|polite|conversational|direct|curious'),
      part('suits?|cfo|ceo|reader|recipient|prospect|audience|without being|but not|persona'),
    ],
    none: [otherWork, /\b(?:guitar|piano|room|paint|voice)\b/i],
  },
  {
    all: [
      part('replace|swap|change|substitute'),
      part('with (?:whichever|whatever|the|any)'),
      part('your reps?|the sender|the prospect|the recipient|the lead|(?:your|the) (?:calendar link|signature)'),
    ],
    none: [otherWork],
  },
  {
    all: [
      part('(?:two|three|four|five|six|\\d) (?:short )?(?:sentences|paragraphs|lines)|under \\d{2,3} words'),
      part('no (?:fluff|jargon|hype|filler|buzzwords|emojis?)|one (?:question|cta|ask)'),
      part(
        '(?:just )?(?:like|as) (?:you )?(?:wanted|asked|requested|ordered|specified|instructed)|per (?:your|the) (?:brief|request)',
      ),
    ],
  },
  { all: [/^\W*(?:ideal|best|suggested|recommended|optimal) (?:send|sending) (?:time|day|window) ?:/i] },
  { all: [/^\W*(?:formatting|usage|drafting|personali[sz]ation) notes? ?:/i], none: [otherWork] },
  {
    all: [
      part("i(?:'ve| have)? (?:left out|omitted|skipped|avoided|dropped|cut)"),
      part('discount|cta|jargon|competitors?|emojis?|compliment|sales (?:talk|pitch)'),
      part('you (?:said|mentioned|told|asked|noted|wanted)'),
      part("he|she|they|he's|she's|they're|his|her|the (?:prospect|lead|recipient|reader)"),
    ],
    none: [otherWork],
  },
  {
    all: [
      /\bhere(?:'s| is) (?:something|one|another|a version) (?:[a-z]{1,9} ){0,3}?(?:cheekier|warmer|shorter|punchier|bolder|softer|friendlier|snappier|lighter|edgier|more (?:formal|casual|direct|playful|personal)|less (?:formal|salesy|pushy)) ?:/i,
    ],
    none: [otherWork],
  },
  {
    all: [
      /\b(?:ice-?breaker|hook|opener|pain point|value prop(?:osition)?|social proof|personali[sz]ation) ?\+ ?[a-z]/i,
    ],
  },
  {
    all: [
      part('translated|translation'),
      part('(?:the|your|this) (?:message|e-?mail|mail|text|note|reply|draft)'),
      part('as follows|would (?:be|read)|here it is'),
    ],
    none: [otherWork, /\b(?:documents?|manual|certificate|leaflet)\b/i],
  },
  // "I've bolded the two places where you should drop in your own numbers."
  {
    all: [
      part(
        "i(?:'ve| have)? (?:bolded|highlighted|marked|flagged|bracketed|underlined|capitali[sz]ed|left (?:room|space|a gap|gaps))",
      ),
      part('(?:places?|spots?|parts?|words|lines?|gaps?|room|fields?|slots?|phrases?)'),
      part(
        'you (?:should|can|could|need to|may|might|will want to|have to) (?:drop|insert|replace|swap|personali[sz]e|adapt|customi[sz]e)|for your (?:own )?(?:numbers|names?|details|stats?|link)',
      ),
    ],
    none: [otherWork],
  },
  {
    all: [
      part(
        '(?:which|what) (?:of (?:the|these) )?(?:one |two |three |four |five |\\d )?(?:openers?|versions?|variants?|subject lines?|hooks?|options|angles?|drafts?|takes) (?:do )?you (?:like|prefer|want|would)|like best|prefer',
      ),
      part('openers?|versions?|variants?|subject lines?|hooks?|angles?|drafts?|takes'),
      part(
        "i(?:'ll| will| can|'d)(?: then| also| happily)? (?:build|write|flesh|polish|expand|refine|finish|draft|turn|finali[sz]e)",
      ),
    ],
    none: [otherWork],
  },
  {
    all: [
      /^\W*(?:here(?:'s| is)|this is|below is) (?:version|option|variant|draft|take) (?:[a-e]|\d|one|two|three)\b/i,
      part('call to action|cta|tone|opener|subject line|hook'),
    ],
    none: [otherWork],
  },
  {
    all: [
      part('(?:character|word) (?:limit|count)|\\d{2,4} (?:characters|words)'),
      part("i(?:'ve| have)? (?:removed|cut|dropped|trimmed|shortened|left out|merged|condensed|deleted)"),
      part('compliment|sentence|paragraph|line|intro|opener|p\\.?s|cta|emojis?|second|closing|greeting'),
    ],
    none: [otherWork],
  },
  {
    all: [
      /^\W*(?:trimmed|shortened|condensed|cut(?: down)?|reduced) (?:it )?to (?:about |around |just |under )?\d{2,3} words\b/i,
    ],
  },
]);

const role =
  '(?:head|vp|cfo|ceo|cto|coo|cmo|director|manager|founder|owner|buyer|prospect|lead|recipient|persona|chief|executive)';

/** What stands above a draft in the hand-over to its user. */
export const handedOver: readonly RegExp[] = [
  // "Here you go! A crisp cold e-mail for a head of HR."
  anchored(
    new RegExp(
      `(?<=(?:^|\\n)[ \\t]*)(?:here[ \\t]you[ \\t]go|certainly|sure(?:[ \\t]thing)?|of[ \\t]course|absolutely|done|no[ \\t]problem|coming[ \\t]right[ \\t]up)[!.:,-][ \\t]{1,2}(?:an?|one|your)[ \\t](?:[a-z-]{3,14},?[ \\t]){0,4}(?:e-?mail|message|note|reply|follow-?up|pitch|opener|dm|sms)[ \\t](?:for|to|aimed[ \\t]at)[ \\t](?:an?|your)[ \\t](?:[a-z-]{2,14}[ \\t]){0,2}${role}\\b[^.!?:\\n]{0,40}`,
      'gi',
    ),
  ),
  anchored(
    /(?:^|\n)[ \t]*[*_]{0,3}tone[*_]{0,3}[ \t]?:[*_]{0,3}[ \t]?[a-z, ]{4,40}\n[ \t]*[*_]{0,3}(?:reading[ \t]time|(?:word|character)[ \t]count)[*_]{0,3}[ \t]?:[^\n]{1,80}/gi,
  ),
  anchored(
    new RegExp(
      `(?:^|\\n)[ \\t]*[*_#>]{0,3}[ \\t]?(?:e-?mail|message|touch(?:point)?|follow-?up)[ \\t]#?\\d{1,2}[ \\t](?:of|\\/)[ \\t]\\d{1,2}(?:[ \\t]?\\([^)\\n]{2,40}\\))?[*_]{0,3}[ \\t]?:?[*_]{0,3}(?=[ \\t]*\\n)${beforeGreeting}`,
      'gi',
    ),
  ),
];
