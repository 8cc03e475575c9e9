import { facets, part } from '../../search/sentence-facets.ts';

const piece =
  '(?:e-?mails?|messages?|repl(?:y|ies)|outreach|copy|pitch|response|opening line|opener|subject line|sentence|note|body)';
const reader = "(?:prospect|recipient|lead|persona|candidate|cfo|ceo|cto|buyer|decision[- ]maker)(?:'s|s)?";
/** Rules for the form of a text. */
const form =
  '(?:\\d{2,4}|fifty|sixty|a hundred|one|two|three|four|five|\\d) (?:and \\d{2,4} )?(?:words|characters|sentences|paragraphs)';

/** What is done to a text, and what it may do, as an order. */
const written =
  '(?:write|draft|compose|craft|generate|create|use|include|keep|make|mention|reference|rewrite|start|end|open|close|begin|finish|add|provide|suggest|adapt|tailor|base|hook|ask|ensure|limit|vary|describe|explain|highlight|personali[sz]e|address|apply|incorporate|weave|skip|omit|leave|mimic|imitate|match|sound|speak(?! (?:in )?(?:two|three|short|full|half|whole|complete|simple) )|tell|convince|persuade|thank|congratulate|compliment|greet|refer|emphasi[sz]e|stress|focus|return|give|produce|lead with|appeal|phrase|structure|maintain|adopt|shorten|translate|introduce|invite|engage)';
/** What only who drafts speaks of: the pieces of a text, its manner and whom it is written to. */
const drafting =
  "(?:subject lines?|ctas?|calls?[- ]to[- ]action|tone|sentences?|paragraphs?|(?:\\d{2,3}|fifty|hundred) words|emojis?|hashtags?|jargon|buzzwords|clich[e\u00e9]s|greeting|out the signature|salutation|sign-?off|openers?|opening line|icebreakers?|(?:an?|the) (?:[a-z]{4,10} )?hook|hook the|(?:passive|active) voice|(?:first|second|third) person|(?:technical|simple) (?:terms|words)|prospect(?:'s)?|recipient(?:'s)?|addressee|persona|the reader(?:'s)?|placeholders?|pain points?|filler words|exclamation (?:marks|points)|value proposition|bullet points|rhetorical questions?|social proof|open(?:-ended)? question|company by name|(?:british|american) (?:spelling|english)|personal touch|final answer|(?:notes|data|context|facts|bullets|examples?|profile) (?:below|above|provided))";

/** What a prompt tells its writer to be and to do, in any order of its words. */
export const ordersToWriter = facets([
  // "Keep sentences short.", "Hook the reader in the first line."
  {
    all: [
      new RegExp(
        `^\\W*(?:(?:please|always|never|do not|don't|make sure to|be sure to|try to|remember to|only|also|then|now|finally|briefly|politely),? ){0,2}${written}\\b`,
        'i',
      ),
      part(drafting),
    ],
    none: [
      /^\W*[[({<]|^\W*open questions?\W*$|\b(?:here|we|we'll|our|us|me|my|i|you|your(?! (?:output|answer|response|task|persona)))\b|\b(?:courses?|one click|court|judge|prison|invoices?|numbers?|forms?|parcels?|deliver\w{1,3}|packages?|courier|contracts?|lease|wall|meetings?|slides?|doors?|replying|pages?|(?:web)?site|banner|button|screen|app|menu|posters?|photos?|blogs?|books?|stor(?:y|ies) of|pay|card|wax|sign(?:ed)? for|exams?|class|school|wood|line up)\b/i,
    ],
    isShort: true,
  },
  // "Convince the lead to book a demo."
  {
    all: [
      /^\W*(?:(?:please|always|politely|gently|now),? )?(?:tell|convince|persuade|ask|invite|congratulate|thank|remind|compliment|inform|encourage|motivate|engage|greet|address|offer|push|show)\b/i,
      /^\W*(?:[a-z]{2,12},? ){1,2}the (?:prospect|recipient|lead|addressee|persona|reader)(?:'s)?\b/i,
    ],
    none: [
      /\b(?:you|your(?! (?:output|answer))|parcels?|deliver\w{1,3}|courier|sign for|forms?|blogs?|book\b(?! a)|stor(?:y|ies))\b/i,
    ],
    isShort: true,
  },
  // "Act as a senior account executive and write a friendly message to a CFO."
  {
    all: [
      /^\W*(?:(?:hi|hello|hey),? )?(?:please )?(?:act as|imagine (?:that )?you(?:'re| are)|pretend (?:that )?(?:you(?:'re| are)|to be)|assume (?:the (?:role|persona|identity) of|(?:that )?you(?:'re| are))|take on the (?:role|persona) of|role-?play as|you(?:'re| are) playing) (?:an?|the)\b/i,
      part(
        'write|rewrite|rephrase|draft|compose|respond|craft|generate|edit|improve|polish|shorten|summari[sz]e|persuade|win over|convince|pitch|reach out|sell|introduce yourself',
      ),
      part(`${piece}|(?:an?|the|your|this|passive) (?:[a-z]{4,12} )?${reader}`),
    ],
    none: [/\b(?:workshop|training|exercise|game|our|your (?:team|guests))\b|\?\W*$/i],
  },
  // "The e-mail should be between 50 and 75 words, mention one benefit and avoid buzzwords."
  {
    all: [
      part(`(?:the|this|your|each) (?:[a-z]{4,8} )?${piece} (?:should|must|needs? to|has to|is to|shall)`),
      part(form),
      part(
        "avoid|mention|include|use|end with|not|without|sound|don't|do not|no more|under|between|start with|exactly|at most",
      ),
    ],
    none: [/\b(?:our|we|platforms?|carriers?|sms|per|style guide|your own)\b/i],
  },
  {
    all: [
      /^\W*step (?:\d|one|two|three) ?[:.)-]/i,
      part('write|draft|identify|find|mention|generate|research|open with|hook|craft'),
      part(`(?:the|a|one) (?:[a-z]{4,12} )?(?:${reader}|sentence|opening line|opener|cta|subject line)`),
    ],
    none: [/\b(?:our|we|course|lesson)\b/i],
  },
  // "Use the following variables: name, company, pain point."
  {
    all: [
      /\b(?:use|using|with|insert|fill in) (?:only )?(?:the|these) (?:following )?(?:variables|placeholders|merge fields|data points|inputs|prospect (?:data|details)|lead (?:data|details)) ?:/i,
    ],
  },
  // "Using it, compose a first-touch message that feels handwritten."
  {
    all: [
      /^\W*(?:(?:using|with|from|given) (?:it|this|that|these|them),? )?(?:please |now )?(?:write|compose|draft|craft|generate|create|rewrite|produce) (?:me )?(?:it|an?|the|one|this)\b/i,
      part(`${piece}|(?:so )?that it (?:sounds|feels|reads)`),
      part(
        `that (?:feels|sounds|reads)|so (?:that )?it (?:sounds|feels|reads)|first-touch|cold|${reader}|like (?:a|an) (?:[a-z]{3,10} )?(?:person|human|friend|colleague|peer|expert)`,
      ),
    ],
    none: [/\b(?:your (?:team|customers?|staff)|course|exam|lesson)\b|\?\W*$/i],
  },
  {
    all: [
      part('your persona (?:is|will be|should be) (?:[a-z]{2,12}),? (?:an?|the|who)|your persona (?:is|will be) an?'),
    ],
    none: [/\b(?:buyer|ideal|icp|game|play|film)\b/i],
  },
  {
    all: [
      /^\W*if (?:the|this) (?:lead|prospect|recipient|contact|addressee|reader)\b/i,
      part('mention|reference|say|write|use|offer|skip|ask|lead with|open with|address|emphasi[sz]e|focus'),
      part('otherwise|else|if not'),
    ],
    none: [/\b(?:our|your|we|you can)\b/i],
  },
  {
    all: [
      part(
        '(?:the|your) (?:output|response|answer|completion|final (?:e-?mail|text|message)) (?:must|should|may|has to|needs to|shall) (?:not |never |only |always )?(?:contain|include|use|mention|be|exceed|start|end)',
      ),
      part(
        'words?|phrase|emojis?|html|markdown|greeting|signature|exclamation|json|english|tone|characters|sentences|placeholders?|quotes|subject line',
      ),
    ],
    none: [/\b(?:pump|voltage|sensor|amplifier|converter|our|we|survey|exam)\b/i],
  },
  {
    all: [
      /^\W*(?:rules|constraints|requirements|guidelines|instructions) ?: ?(?:1|\(1|-|\u2022|a\))/i,
      part(`${form}|sign off|emojis?|jargon|cta|tone|no (?:questions|links?|greeting|pric\\w{1,3})`),
    ],
    none: [/\b(?:players?|game|match|swim\w{0,4}|our|house)\b/i],
  },
  {
    all: [
      /\b(?:variables|inputs?|merge fields|parameters|placeholders)(?: used| given| available)? ?: ?\{ ?["']?(?:prospect|lead|recipient|company|contact|first_?name|name|pain_?point|industry|role|title)\b/i,
    ],
  },
  {
    all: [
      /^\W*(?:below|here|following) (?:is|are) (?:the|a|all) (?:prospect|lead|recipient)(?:'s)? (?:profile|data|info(?:rmation)?|details|record|notes) ?[.:]/i,
    ],
  },
  {
    all: [
      part('(?:goal|aim|purpose|objective|intent) of (?:this|the) (?:message|e-?mail|mail|sequence|outreach|text)'),
      part('(?:to )?(?:re-?engage|book|get|secure|persuade|convince|nudge|build|spark|win|move|push|warm)'),
      part('(?:an?|the) (?:cold |warm |passive )?(?:lead|prospect|recipient)|rapport|curiosity'),
    ],
    none: [/\b(?:your|our|we)\b/i],
  },
  // "Audience = plant managers, pain = downtime."
  {
    all: [
      /\b(?:audience|persona|pain|offer|tone|cta|goal|length|prospect|company|role|product|trigger) ?= ?[^,;=\n]{2,40}[,;] ?(?:audience|persona|pain|offer|tone|cta|goal|length|prospect|company|role|product|trigger) ?=/i,
    ],
  },
  {
    all: [
      /^\W*(?:mention|reference|bring up|work in|weave in) (?:the|their|his|her) [^.!?]{2,40} (?:naturally|subtly|in passing|casually|organically|early on|once)(?= ?(?:[.,;!]|$))/i,
    ],
  },
  {
    all: [
      /^\W*(?:assume (?:that )?the|(?:think about|consider|imagine|figure out|identify) what the) (?:reader|recipient|prospect|lead|audience|buyer|addressee)\b/i,
    ],
    none: [/\?\W*$/],
  },
  {
    all: [
      part('the (?:assistant|model|ai|bot) (?:should|must|shall|needs to|is to|has to)'),
      part('the (?:user|customer|recipient|prospect|lead)'),
      part('greet|apologi[sz]e|mention|answer|reply|offer|ask|write|never|always|thank'),
    ],
    none: [/\b(?:our|your|we|if)\b/i],
  },
  {
    all: [
      /^\W*(?:examples?|samples?) (?:of (?:an? )?)?(?:good|great|bad|ideal|successful) (?:e-?mails?|messages?|outputs?|openers?|repl(?:y|ies)) ?\d? ?:/i,
    ],
  },
  {
    all: [
      /^\W*(?:for|in) the (?:subject line|body|opening|greeting|cta|sign-?off|first line)\b/i,
      part("use|write|keep|avoid|include|do not|don't|add|make"),
      part('words|characters|punctuation|emojis?|question|jargon|one sentence|capitals?|first name'),
    ],
    none: [/\b(?:our|your|we|you)\b/i],
  },
  {
    all: [
      /^\W*(?:prompt (?:v\d|\d|version|template|name|id)|write (?:like|as if|as though) you (?:talk|speak|were|are))\b/i,
    ],
  },
  // "You will write as Nina, and your only goal is to get a reply."
  {
    all: [
      part(
        'your (?:only |sole |main |one )?(?:goal|task|job|mission|objective|aim) is (?:to )?(?:get|book|win|secure|land|earn|persuade|convince|write|sell|start)|you (?:will|are to|shall|must) write as',
      ),
      part('you (?:will|are|shall|must)|as|never|always'),
      part('repl(?:y|ies)|response|meeting|demo|call|lead|prospect|recipient|conversation|message|e-?mail'),
    ],
    none: [/\b(?:we|our|your (?:team|reps|sales))\b|\?\W*$/i],
  },
  {
    all: [
      /^\W*(?:please |now )?(?:generate|write|draft|compose|craft|create|produce) (?:me )?(?:an?|one|the) (?:[a-z-]{3,14},? (?:and )?){0,4}(?:reminder|follow-?up|e-?mail|message|reply|response|apology|invitation|thank-you|note|announcement|sms)\b/i,
      part(
        '(?:for|to) (?:an?|the|this) (?:[a-z-]{3,12} )?(?:customer|client|prospect|lead|recipient|candidate|patient|guest|tenant|supplier|employee|user|buyer|manager|owner|cfo|ceo|cto)',
      ),
      part('who|that|whose|asking|inviting|thanking|about|explaining|using|in'),
    ],
    none: [/\b(?:our|we|your)\b|\?\W*$/i],
  },
  {
    all: [
      /^\W*(?:make sure|be sure|remember|take care|try|important) ?(?:to|:|that you)\b/i,
      part(
        "sound (?:human|natural|casual|friendly|like)|(?:the )?(?:prospect|recipient|lead)(?:'s)?|first name|placeholders?|buzzwords|jargon|emojis?",
      ),
      part("don't|do not|never|avoid|repeat|mention|use|include|personali[sz]e|keep|human"),
    ],
    none: [/\b(?:our|we|your (?:team|reps|e-?mails?|crm|customers?))\b/i],
  },
  {
    all: [
      /^\W*(?:guidelines|rules|style|constraints|requirements) ?:/i,
      part(
        'be (?:concise|brief|friendly|polite|professional|casual)|no (?:emojis?|jargon|links?|fluff)|keep it (?:short|brief)',
      ),
    ],
    none: [/\b(?:our|we|players?|guests|house|pool)\b/i],
  },
  {
    all: [
      part(
        "(?:do not|don't|never) (?:reveal|mention|disclose|admit|say|tell)(?: (?:him|her|them|the (?:user|customer|recipient|prospect)))? that (?:this (?:message|e-?mail|mail|text|reply|note) (?:is|was)|it (?:is|was)) (?:automated|generated|ai|written by|not written|a template)",
      ),
    ],
  },
  // "Write a short email to a VP of Sales that mentions their recent funding and asks for a meeting."
  {
    all: [
      /^\W*(?:please |now )?(?:write|compose|draft|craft|generate|create|produce|prepare) (?:me )?(?:an?|one|the) (?:[a-z-]{3,14},? (?:and )?){0,4}(?:reminder|follow-?up|e-?mail|message|reply|response|apology|invitation|note|sms|pitch|post)\b/i,
      part(
        `(?:for|to|at|aimed at) (?:an?|the|this) (?:[a-z-]{3,14} ){0,2}(?:vp|svp|cfo|ceo|cto|coo|cmo|vice president|director|head of|chief|founder|manager|owner|buyer|${reader})`,
      ),
      part(
        '(?:that|which|and) (?:then )?(?:mentions?|asks?|explains?|references?|invites?|offers?|congratulates?|highlights?|opens?|ends?|refers?|leads?|pitch(?:es)?|includes?|introduces?|sounds?)|mentioning|asking|inviting|congratulating|explaining|introducing|highlighting|offering|who (?:attended|visited|asked|went|has|have|never|replied|downloaded|missed|signed|opened|clicked)',
      ),
    ],
    none: [/\b(?:we|your)\b|\?\W*$/i],
  },
  // "Make sure the email has a catchy subject line and a clear CTA."
  {
    all: [
      new RegExp(
        `^\\W*(?:make sure|ensure|check)(?: that)? (?:the|this|your) (?:[a-z]{3,10} )?${piece} (?:has|is|ends|opens|sounds|contains|includes|uses|stays|starts|reads)\\b`,
        'i',
      ),
      part(
        '(?:catchy|compelling|clear|strong|short|soft|single|engaging|punchy|low-friction) (?:subject line|cta|call to action|question|hook|opening|paragraphs?|sentences?)|(?:two|three|four|\\d) (?:short )?(?:paragraphs|sentences)|under \\d{2,3} words|pushy|salesy|robotic',
      ),
    ],
    none: [/\b(?:our|we)\b|\?\W*$/i],
  },
]);
