import { facets } from '../../search/sentence-facets.ts';

const writtenThing =
  /\b(?:subject lines?|e-?mail|message|draft|version|variations?|opener|opening(?: line| paragraph)?|hook|cta|call[- ]to[- ]action|copy(?! of)|pitch|follow-?up|rewrite|template|sign-?off|outreach|first line|body|paragraph|wording|reply|response|closing|greeting|apology|caption|sms)\b/i;
/** The text at hand, pointed at. */
const thisText =
  /\b(?:this|the) (?:(?:revised|updated|new|second|first|short|shorter|edited|polished|rewritten|final|above|following|whole|entire) ){0,2}(?:e-?mail|message|draft|version|reply|response|text|note|copy|rewrite|variant|opener|paragraph|letter|post|dm|sms)\b/i;
/** What a writer for hire says it has done or can do. */
const writes =
  /\bi(?:'ll| will| can| could|'d| would|'ve| have|'m| am)?(?: also| now| just| gladly| quickly| happily| then| going to| be (?:happy|glad) to| happy to| glad to){0,3} (?:generat|writ|draft|compos|craft|produc|creat|rewrit|rewrot|wrote|rephras|rework|reword|whip|put together|suggest|provid|prepar|shorten|polish|adapt|translat|proofread)\w{0,5}\b/i;
const piecesOfText =
  /\b(?:subject lines?|closings?|opening(?: lines?| sentences?| paragraphs?)?|openers?|sign-?offs?|variants?|variations?|versions?|headlines?|ctas?|phrasings?|follow-?ups?|e-?mails|messages|greetings?|hooks?|alternatives|icebreakers?|wordings?|intros?|captions?)\b/i;
const speaks =
  /\b(?:want me to|like me to|would you like|shall i|happy to|glad to|let me know|tell me|i can|i could|i'll|feel free|hope (?:this|it|that)|i(?:'ve| have)? (?:kept|tried|left|aimed|made|used|avoided|written|wrote|rewritten|focused|included|gone|went|opened|added|removed|trimmed)|here's|here is|here are|below (?:is|are|you)|do you want|which (?:of|one)|you can)\b/i;
const styled =
  /\b(?:tone|voice|shorter|(?<!no )longer|formal|informal|casual|friendly|friendlier|punch\w*|concise|\d{1,3} (?:words|characters|sentences)|polished|personali[sz]ed|a\/b test|placeholders?|brackets?|fill (?:it|them|this|that) in|generic|tweak\w*|rework\w*|rephras\w*|rewrit\w*|reword\w*|stiff|salesy|pushy|warmer|softer|sound(?:s|ing)?|reads? (?:better|well|too|like)|feels? (?:too|closest|more|less|natural|right|off)|conversational|value prop\w*|hook|swap (?:in|out)|your own)\b/i;
const otherWork =
  /\b(?:contracts?|invoices?|agreement|quotes?|schedule|timeline|drawings?|designs?|logo|website|brochure|floor|kitchen|menu|curtains?|meeting|delivery|order|report|policy|campaign|your (?:team|customers?|reps|emails)|template library|method statements?|safety|risk assessments?|certificates?|questionnaires?|checklists?|brand|we|our)\b/i;
/** A remark on the draft, in any order of its words. */
export const remarksOnDraft = facets([
  // What speaks for the draft: "Why this works: it asks one clear question."
  {
    all: [
      /(?:^|[.!?]\s)\W*why (?:this|it|the (?:e-?mail|draft|message|opener)) works\b/i,
      /\b(?:cta|hook|tone|recipient|prospect|personali[sz]\w{1,6}|subject line|call to action|asks? (?:only )?(?:one|a single|a) (?:[a-z-]{3,10} ){0,2}question|opening line|opener|low-friction|pain point|curiosity)\b/i,
    ],
    none: [otherWork],
  },
  {
    all: [
      /\bi(?:'ve| have)? (?:wrote|written|drafted|phrased|worded|kept) (?:this|it|the (?:e-?mail|message|reply|note))\b/i,
      /\b(?:in|with) an? [a-z, -]{3,40}(?:tone|voice|register)\b/i,
    ],
    none: [otherWork],
  },
  // What the text does to somebody else than its reader.
  {
    all: [
      thisText,
      /\b(?:acknowledges|addresses|apologi[sz]es|reassures|validates|empathi[sz]es|conveys|emphasi[sz]es|invites|respects)\b/i,
      /\bthe (?:customer|client|recipient|reader|prospect|user)(?:'s)?(?!s)\b/i,
    ],
    none: [otherWork],
  },
  {
    all: [
      /\b(?:would you like|do you want|shall i (?:write|draft|add|make)|should i (?:write|draft|add|make))\b/i,
      /\b(?:another|second|third|different|alternative|shorter|longer|softer|bolder) (?:variant|version|draft|take|subject line|opener|e-?mail|message|wording)\b/i,
    ],
    none: [otherWork],
  },
  {
    all: [
      /\b(?:review|check|adapt|use|edit|copy|paste)\b/i,
      /\b(?:wording|text|draft|message|e-?mail|version|copy|template) (?:below|above)\b/i,
      /\b(?:personali[sz]e|adapt|adjust|edit|fill in|replace|tweak|before (?:sending|you send))\b/i,
    ],
    none: [otherWork],
  },
  // How long it is, and how it sounds.
  {
    all: [
      /\b(?:\d{2,4}|fifty|sixty|a hundred|one hundred)[- ](?:words?|characters?)\b/i,
      /\b(?:is|are|has|have|stays?|remains?|kept|keeps?|comes? in|runs?|clocks?|word count|limit(?:ed)?|it's|counts?|at|within|under)\b/i,
      thisText,
    ],
    none: [
      /\b(?:your|you should|limit of|keep the|keep it|most|report|article|abstract|essay|try to|platforms?|carriers?|twitter|recipients|our)\b/i,
    ],
  },
  {
    all: [
      thisText,
      /\b(?:keeps?|kept|uses?|maintains?|adopts?|strikes?|holds?|written|phrased|has|sounds?|conveys?|is)\b/i,
      /\b(?:friendly|professional|neutral|formal|informal|casual|warm|assertive|polite|confident|conversational|persuasive|empathetic|concise|playful|apologetic)[a-z, ]{0,30}\b(?:tone|voice|register|style)\b|\btone is (?!aggressive|hostile|angry|sharp|rude|threatening|harsh)/i,
    ],
    none: [/\b(?:your (?!request|instructions|brief)|we|our|report|song|film|book|speech)\b/i],
  },
  // Other texts beside it.
  {
    all: [
      /\b(?:alternatives?|alternate|different|other|additional|more|further|few|two|three|four|five|\d|couple|some)\b/i,
      piecesOfText,
      /\byou (?:can|could|may|might)(?: also)? (?:use|try|choose|pick|send|test|swap)\b|\b(?:in case|should|if) you(?:'d)? (?:want|prefer|like|need)\b(?! (?:not|no|fewer)\b)|\bto (?:choose|pick) from\b|\bto go with (?:it|this)\b/i,
    ],
    none: [
      otherWork,
      /\b(?:dates?|slots?|times?|hours?|rooms?|seats?|plans?|tiers?|software|app|interview|venue|access\w*|adjusted \(|sign language|interpreter|recording|break)\b/i,
    ],
  },
  {
    all: [
      writes,
      piecesOfText,
      /\b(?:for this|for you|sequence|if you(?:'d)?|if (?:that|it) (?:helps|would help)|more|another|additional|two|three|four|five|few|shorter|longer|alternative|different|linkedin|sms)\b/i,
    ],
    none: [otherWork, /\b(?:your (?!request|instructions)|minutes|call|month|weekly|customers)\b/i],
  },
  {
    all: [
      /\b(?:dial|tone|tweak|soften|shorten|rework|rephrase|reword|rewrite|polish|trim|tighten|expand|lengthen)\b[^.!?]{0,20}\b(?:it|this|that|back|down|up|angle|text|tone|wording)\b/i,
      /\bi(?:'ll| can| could|'d be happy to| will|'m happy to)\b/i,
      /\b(?:pushy|salesy|formal|casual|stiff|wordy|tone|wording|angle|reader|audience|draft|version|phrasing|touch|robotic|reads?)\b/i,
    ],
    none: [otherWork],
  },
  // Asks about it, or says what became of the order.
  {
    all: [
      thisText,
      /\b(?:anything|something|parts?|changes)\b/i,
      /\b(?:like|want|wish|prefer)(?: me)? to (?:change|adjust|modify|tweak|add|remove|rephrase)\b|\byou(?:'d| would) (?:like|want) (?:me to )?(?:changed?|adjusted)\b/i,
    ],
    none: [otherWork],
  },
  {
    all: [
      /\b(?:this|the) (?:(?:revised|updated|new|second|shorter|edited|polished|rewritten|final) ){0,2}(?:draft|version|rewrite|e-?mail|message|reply|text) (?:now )?(?:incorporates?|includes?|reflects?|addresses|trims?|adds?|removes?|avoids?|stays?|follows?|highlights?|emphasi[sz]es|mentions?|opens?|ends?)\b/i,
      /\b(?:feedback|paragraph|tone|sentences?|cta|wording|opening|closing|instructions|as (?:requested|instructed|asked)|value proposition|exclamation marks|emojis?|jargon|buzzwords|pain points?|guidelines|brief)\b/i,
    ],
    none: [/\b(?:attached|contract|agreement|quote|proposal|order|app|release|software|our|we)\b/i],
  },
  {
    all: [
      /\bi(?:'ve| have)? (?:avoided|kept|left out|omitted|mentioned|included|used|added|focused|stuck|limited|addressed|assumed|written|wrote)\b/i,
      /\b(?:per|following|according to|in line with|based on) (?:your|the) (?:instructions|guidelines|brief|prompt|tone|style guide|request)\b|\bas (?:you )?(?:instructed|requested|specified)\b|\b(?:the )?(?:reader|recipient|audience|prospect) (?:is|works|to be)\b/i,
      /\b(?:price|pricing|mention|tone|jargon|words|names?|wording|subject|e-?mail|message|opening|angle|rework|rewrite|claims?|short|formal|emojis?|statistics?)\b/i,
    ],
    none: [/\b(?:invoice|contract|order|quote|report|slides?|deck|meeting|delivery|box|address|we|our)\b/i],
  },
  {
    all: [
      /\b(?:statistics?|stats?|figures?|numbers?|names?|details|quotes?|dates?|links?|results|percentages?|metrics)\b/i,
      /\b(?:illustrative|placeholders?|made[- ]up|fictional|fictitious|invented|hypothetical|examples? only|your own)\b/i,
      /\b(?:replace|verify|check|confirm|update|swap|adjust|before (?:sending|use|you send))\b/i,
    ],
    none: [/\b(?:form|portal|password|account)\b/i],
  },
  // "Here is a short reply in a neutral tone."
  {
    all: [
      /\b(?:here(?:'s| is| are)|below (?:is|are|i've|you)|the following is|output)\b/i,
      /\b(?:e-?mail|message|reply|response|text|note|post|caption|letter|apology|sms|dm|outreach|follow-?up|copy)\b/i,
      /\b(?:(?:in|with|using|written) (?:an?|the) [a-z, -]{3,40}(?:tone|voice|style|register)|you (?:could|can|might|may) (?:send|use|post|paste|copy)|in (?:british|american|plain|simple) english|i'd (?:word|phrase|put|write)|that (?:acknowledges|addresses|opens|offers|invites|keeps|avoids|thanks))\b/i,
    ],
    none: [otherWork],
  },
  {
    all: [
      /\bi(?:'ve| have)? (?:went|gone|opted|chose|chosen|kept|tried|sought|leaned|started|opened|closed|ended|avoided|added|dropped|toned)\b/i,
      /\b(?:tone(?! (?:of|on) (?!voice))|voice|opener|greeting|cta|sign-?off|subject line|call to action|wording|phrasing|hook|first line)\b/i,
    ],
    none: [otherWork],
  },
  {
    all: [
      /\b(?:say the word|just ask|let me know|shout|if you(?:'d| would)? (?:like|prefer|want)|happy to)\b/i,
      /\bi(?:'ll| will|'d| would| can| could)? ?(?:be happy to )?(?:draft|write|rewrite|whip up|rework|compose|generate|shorten|redo|turn this|put together)\b/i,
      /\b(?:follow-?up|version|variant|e-?mail|message|subject lines?|opener|reply|second one|shorter one|another one|linkedin|sms)\b/i,
    ],
    none: [otherWork],
  },
  {
    all: [
      /\b(?:message|e-?mail|draft|version|copy|text|reply) (?:above|below)\b/i,
      /\b(?:\d{1,3} words|jargon|tone|concise|short|characters|placeholder|as (?:asked|requested|instructed)|call to action|personali[sz]ed|tailored)\b/i,
    ],
    none: [otherWork],
  },
  { all: [writtenThing, speaks, styled], none: [otherWork] },
  {
    all: [
      /\bi(?:'ve| have)? (?:left|kept|put|used)\b/i,
      /\b(?:blank|empty|placeholders?|brackets?|generic|xx+|\[)/i,
      /\b(?:names?|title|company|links?|price|date|details?|greeting|stats?|numbers?|signature)\b/i,
      /\b(?:fill|replace|swap|insert|add|update|edit|complete|so you)\b/i,
    ],
    none: [/\b(?:form|page|contract|invoice|cheque|check|keys?|seat|room)\b/i],
  },
  {
    all: [
      /\b(?:below (?:is|are)|here(?:'s| are| is))\b/i,
      /\b(?:two|three|four|five|a few|some|several|\d) (?:[a-z-]{3,14} ){0,2}(?:variations?|versions?|variants?|subject lines?|openers?|hooks?|alternatives|takes)\b/i,
      /\b(?:test|choose|pick|try|use|send|adapt|mix)\b/i,
    ],
    none: [otherWork],
  },
  {
    all: [
      /\b(?:here|below) are (?:your |the )?(?:two|three|four|five|a few|some|several|\d) (?:[a-z-]{3,14} ){0,2}?(?:variations?|versions?|variants|options|takes|rewrites|drafts) (?:of|on|for) (?:the|your|this|that|a) (?:[a-z-]{3,12} )?(?:e-?mail|message|note|reply|follow-?up|pitch|opener|hook|intro|cta|call to action|subject line|(?:opening|first|closing) (?:line|sentence|paragraph))s?\b/i,
    ],
    none: [otherWork],
  },
  {
    all: [
      /\b(?:hope|trust|think) (?:this|that|it)\b/i,
      /\b(?:captures?|matches|hits|strikes|fits|reflects|nails)\b/i,
      /\b(?:in mind|tone|voice|brief|mark|looking for|were after|brand|spirit)\b/i,
    ],
    none: [otherWork],
  },
  {
    all: [
      /\b(?:hope|trust) (?:this|the) (?:draft|version|rewrite|template|e-?mail|message|copy|text|wording)\b/i,
      /\b(?:works?|helps?|fits?|hits|suits|does the (?:job|trick)|meets|serves)\b/i,
    ],
    none: [/\b(?:finds you|reaches you|in time|well|contract|agreement|invoice|order)\b/i],
  },
  {
    all: [
      /\b(?:another|a second|one more|a new|a further) (?:iteration|round of edits|revision|version|pass|take|rewrite|draft)\b/i,
      /\b(?:let me know|tell me|just ask|feel free|say so|happy to|if you)\b/i,
    ],
    none: [otherWork, /\b(?:release|app|software|file|document|plan|deck|slides?)\b/i],
  },
  {
    all: [
      /\b(?:below|here)\b[^.!?]{0,12}\b(?:find|are|is)\b|\bhere's\b/i,
      /\b(?:alternatives|options|versions|variants|takes|drafts)\b/i,
      /\bone (?:is )?(?:more |a bit )?(?:casual|formal|short|long|direct|friendly|playful|bold|soft|warm|serious|detailed)\w*\b/i,
    ],
    none: [otherWork],
  },
  {
    all: [
      /\bi(?:'ve| have)? (?:just )?(?:drafted|written|composed|crafted|prepared|put together) (?:an?|the|your|this)? ?(?:[a-z]{3,12} )?(?:e-?mail|message|note|reply|dm|sms|text|post|response)\b/i,
      /\b(?:below|above|for you|you (?:can|could|may)|personali[sz]e|send|copy|use)\b/i,
    ],
    none: [otherWork, /\b(?:yesterday|last week|to (?:him|her|them|the|our|your))\b/i],
  },
  {
    all: [
      /^\W*(?:alright|all right|okay|ok|sure|great|perfect|absolutely|certainly|of course|no problem|got it)[,!.]?\s{0,2}(?:so )?here(?:'s| is| are)\b/i,
      /\b(?:note|message|e-?mail|reply|dm|sms|post|draft|version|subject lines?|text|invite|invitation|follow-?up|outreach)\b/i,
    ],
    none: [otherWork],
  },
  {
    all: [
      /\b(?:would you like|do you want|want|prefer) (?:an? )?(?:more|less|slightly|bit|much) ?[a-z]{0,6} ?(?:playful|formal|casual|direct|friendly|personal|assertive|concise|detailed|pushy|salesy|humorous|serious|professional)\b/i,
      /\b(?:version|tone|take|draft|variant|style|wording|voice)\b/i,
    ],
    none: [otherWork],
  },
  {
    all: [
      /\bfeel free to (?:adjust|change|edit|tweak|swap|rework|personali[sz]e|reword|shorten)\b/i,
      /\b(?:greeting|sign-?off|closing|subject line|opening|wording|tone|salutation|intro|cta|call to action|phrasing|your (?:own )?(?:style|voice))\b/i,
    ],
    none: [otherWork],
  },
  {
    all: [
      /\b(?:e-?mail|message|draft|version|text|copy|reply|post)\b/i,
      /\bready (?:to|for you to) (?:copy|paste|send|use)\b|\bcopy[- ]and[- ]paste\b|\bcopy-?paste\b/i,
      /\b(?:here|below|final|finished|polished|complete)\b/i,
    ],
    none: [otherWork, /\b(?:link|url|web address|browser|address bar|code|token|number)\b/i],
  },
  {
    all: [
      /\b(?:do you want me|would you like me|shall i|want me|like me)\b/i,
      /\b(?:add|include|append|insert|drop|remove|put)\b/i,
      /\b(?:post-?script|p\.s\.|ps|subject line|call to action|cta|emojis?|sign-?off|greeting|hook|opener)\b/i,
    ],
    none: [otherWork],
  },
  // "I went with a slightly more formal register here, but I can loosen it up."
  {
    all: [
      /\bi(?:'ve| have)? (?:went|gone|used|chose|chosen|opted|kept|written|wrote|settled)\b/i,
      /\b(?:register|tone|wording|phrasing|voice)\b/i,
      /\b(?:i can|happy to|let me know|if you (?:prefer|like|want)|the (?:recipient|prospect|addressee|reader))\b/i,
      /\b(?:formal|informal|casual|loosen|soften|sharpen|warmer|punchier|shorter|recipient|prospect|addressee|conversational)\b/i,
    ],
    none: [otherWork, /\b(?:piano|paint|guitar|room|film)\b/i],
  },
  // "The revised text below, in which I have toned down the sales language and moved the question to the end."
  {
    all: [
      /\b(?:revised|reworked|edited|new|updated|shortened|improved) (?:text|version|draft|message|e-?mail|copy|reply)\b/i,
      /\bi(?:'ve| have)? (?:also )?(?:toned down|moved|cut|shortened|softened|trimmed|removed|tightened|reordered)\b/i,
      /\b(?:sales (?:language|talk|pitch)|salesy|tone|call to action|cta|hook|opening (?:line|sentence)|greeting|subject line|question to the end|jargon|buzzwords)\b/i,
    ],
    none: [otherWork],
  },
  // "The email below follows the AIDA structure and should resonate with operations leaders."
  {
    all: [
      /\b(?:the|this) (?:(?:above|following|revised|new|short) )?(?:e-?mail|message|draft|version|copy|text|outreach|note)(?: (?:below|above))?\b/i,
      /\b(?:follows|uses|applies|sticks to|is (?:built|based|modelled|modeled|structured) (?:on|around)|(?:was|is) written (?:in|with|using))\b/i,
      /\b(?:(?:aida|pas|bab|before-after-bridge|problem-agitate-solve|problem-solution|storytelling) (?:structure|framework|formula|model|method|approach|pattern)|(?:should|will|is meant to|is designed to) (?:resonate|land well|appeal|speak) (?:with|to)\b)/i,
    ],
    none: [/\b(?:our|we|your (?:team|reps|customers?))\b/i],
  },
  // "I've tried to strike a balance between professional and approachable in this draft."
  {
    all: [
      /\bi(?:'ve| have)? (?:tried|aimed|attempted|sought|done my best|made an effort)\b/i,
      /\b(?:in|with|for|throughout) (?:this|the) (?:[a-z]{3,12} )?(?:draft|version|e-?mail|message|copy|rewrite)\b/i,
      /\b(?:tone|balance|professional|friendly|approachable|formal|casual|concise|warm|persuasive|pushy|salesy)\b/i,
    ],
    none: [/\b(?:contracts?|agreement|report|budget|your (?:team|customers?))\b|\?\W*$/i],
  },
]);
