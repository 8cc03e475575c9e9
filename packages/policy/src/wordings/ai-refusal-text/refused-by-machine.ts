import { facets, part } from '../../search/sentence-facets.ts';

/** Texts a machine is asked for; documents and reports are a clerk's. */
const text =
  '(?:e-?mails?|messages?|repl(?:y|ies)|responses?|answers?|content|outputs?|texts?|copy|drafts?|posts?|letters?|outreach|pitch(?:es)?|scripts?|completions?)';
const made = '(?:generated|produced|composed|written|created|drafted)';
const makes =
  '(?:writ(?:e|es|ing)|draft(?:s|ing)?|compos(?:e|es|ing)|generat(?:e|es|ing)|craft(?:s|ing)?|produc(?:e|es|ing)|creat(?:e|es|ing)|put(?:ting)? (?:this |that |it )?in(?:to)? writing)';
const kept =
  "(?:can ?not|can't|could not|couldn't|will not|won't|unable|not (?:able|allowed|permitted|designed|meant|supposed|built|going|something)|isn't (?:able|allowed|permitted|designed|something)|declin(?:ed|es|ing)|refus(?:ed|es|ing))";
/** What a machine may not say, and why. */
const forbidden =
  '(?:prompts?|polic(?:y|ies)|guidelines?|privacy|infring\\w{1,6}|violat\\w{1,4}|harm\\w{0,4}|sensitive|inappropriate|copyright|safety|filters?|moderation|misleading|discriminat\\w{2,4}|unethical|illegal|self-harm|shame|insult\\w{0,3}|defam\\w{1,6}|decei\\w{1,4}|decepti\\w{1,3}|this request|the request)';
const safeguard =
  '(?:content|safety|usage|moderation|acceptable[- ]use|ai) (?:polic(?:y|ies)|guidelines|filters?|rules|restrictions|safeguards|systems?|settings)|guardrails?|content_filter';
/** A machine spoken of to its buyers. */
const sold = /\b(?:your|our|we|users?|customers?|they|their|vendors?|if|when|whenever|until)\b/i;

/** Refusals in which no "I" speaks, and what a model says of its limits in words of its own. */
export const refusedByMachine = facets([
  // "This assistant is not permitted to compose messages on behalf of a lawyer."
  {
    all: [
      part(
        '(?:this|the) (?:(?:ai|virtual|digital|automated|writing|language) )?(?:assistant|model|chat ?bot|llm|ai|language model)',
      ),
      part(kept),
      part(`${makes}(?: [a-z'-]{1,14}){0,4}? ${text}`),
    ],
    none: [sold],
  },
  // "This content cannot be generated because it may infringe someone's privacy."
  {
    all: [
      part(`(?:this|that|the|such|requested) (?:requested |kind of |type of )?${text}`),
      part(`(?:can ?not|can't|could not|couldn't|will not|won't|not|unable to|from)(?: be| being)? ${made}`),
      part(forbidden),
    ],
    none: [sold],
  },
  {
    all: [part(`no (?:suitable |valid |appropriate |further )?${text} (?:could|can|was|will) be ${made}`)],
    none: [sold],
  },
  // "Content policy prevents this message from being generated."
  {
    all: [
      part(safeguard),
      part(
        'prevent(?:s|ed)?|block(?:s|ed)?|stop(?:s|ped)?|forbids?|forbidden|disallow(?:s|ed)?|prohibit(?:s|ed)?|refused|triggered|flagged|withheld|filtered|suppressed|truncated',
      ),
      part(`(?:this|the|that|requested|my) (?:requested |full |original )?${text}|be(?:ing)? ${made}|^\\W{0,2}${text}`),
    ],
    none: [sold],
  },
  {
    all: [
      part(
        'my (?:(?:content|safety|usage|ethical|operating) )?(?:guidelines|programming|safeguards|guardrails|safety rules) (?:say|says|state|states|tell|tells|mean|means|advise|dictate|limit|limits|steer|keep|keeps)',
      ),
      part(
        "shouldn't|should not|must not|mustn't|can't|cannot|not to|not allowed|may not|don't|do not|limits?|clear|from",
      ),
    ],
  },
  {
    all: [
      part(
        'i(?:,? [a-z]{4,12},?)? (?:lack|do not possess|possess no|am without) (?:any )?(?:access to )?(?:real[- ]time|live|up-to-date|current|web|internet)',
      ),
      part("unable|cannot|can't|could not|couldn't|not able"),
      part('confirm|verify|tell|say|check|look up|provide|comment|know'),
    ],
  },
  // "That sort of e-mail is off limits for me."
  {
    all: [
      part("i|i'm|i've|i'll|i'd|me"),
      part(
        '(?:(?:requests?|messages?|e-?mails?|content|prompts?) (?:like|such as) (?:this|that|these|those)|(?:that|this|those|these) (?:sort|kind|type)s? of (?:e-?mails?|messages?|content|text|copy|prompts?|writing|language)|(?:e-?mails?|messages?|content|texts?) of (?:that|this) (?:kind|sort|type|nature))',
      ),
      part(
        "off[- ]limits|turn (?:it |them |this |that )?down|have to (?:say no|decline|refuse)|must (?:decline|refuse)|no-go|can't help|cannot help|won't (?:(?:write|draft|produce|touch)(?! (?:again|you|any ?more|further|to you))|be (?:writing|drafting)(?! (?:again|to you|you)))|not (?:able|allowed|permitted|comfortable|willing) to (?:write|draft|compose|produce|help|create|generate)|not for me to write",
      ),
    ],
    none: [
      /\b(?:capacity|booked|deadlines?|budget|staff|we|until|unless|price|week|month|colleague|department|forward|legal team|phone|unsubscribe|opt[- ]?out|if you (?:don't|do not|would rather not|'d rather not|no longer)|(?:let|tell) me (?:know|so))\b/i,
    ],
  },
  // "Insulting a competitor's staff isn't something I'll put in writing."
  {
    all: [
      part(
        '(?:insult|sham|mock|humiliat|belittl|mislead|deceiv|threaten|impersonat|blackmail|harass|defam|manipulat|scar|guilt-tripp|bully|pretend|fabricat|smear|discriminat)ing',
      ),
      part(
        "(?:isn't|is not|not) (?:something|a thing|what) (?:that )?i(?:'ll|'m| will| can| would| am)?|(?:isn't|is not|not) (?:within|part of) (?:my|what i)",
      ),
    ],
    none: [/\b(?:we|colleagues?|tolerate|accept|managers?)\b/i],
  },
  // "Happy to write a polite reminder instead."
  {
    all: [
      part("happy|glad|i can|i could|i'd|i'll|would you like me"),
      part('(?:write|draft|compose|suggest|craft|generate|help(?: you)?(?: to)? (?:write|draft)|help(?: you)? with)'),
      part(
        '(?:polite|respectful|neutral|factual|honest|truthful|gentler|softer|kinder|safer|compliant|non-deceptive|different) (?:reminder|version|message|e-?mail|note|alternative|wording|text|reply|pitch|one)',
      ),
      part('instead|rather'),
    ],
    none: [/\b(?:we|our|your (?:team|staff)|contract|clause|paper)\b/i],
  },
  {
    all: [
      part("i(?:'m| am| have been|'ve been| can't| cannot| don't| do not| won't| must)"),
      part("can't|cannot|don't|do not|won't|not (?:allowed|permitted|able|to)|unable|decline"),
      part('(?:give|express|share|offer|hold|have|take)(?: [a-z]{2,10}){0,3} (?:opinions?|views?|stance|sides?)'),
      part('politic(?:s|al)|religion|religious|elections?|controversial|contested|sensitive (?:topics?|subjects?)'),
    ],
    none: [/\b(?:at work|colleagues?|clients?|customers?|guests|we|employees?|church|club|charity)\b/i],
  },
  // "My knowledge only reaches until last summer."
  {
    all: [
      part(
        'my (?:knowledge|training data|knowledge base|information|data) (?:only |just )?(?:reach(?:es)?|goes|extends|runs|ends|stops|is (?:from|current)|covers)|i (?:only )?(?:know|have (?:data|information)) (?:only )?up (?:to|until)',
      ),
      part(
        '(?:until|till|up to|to|only|as far as|in|at) (?:(?:early|late|mid|the end of|around) ?)?(?:20\\d\\d|last (?:year|spring|summer|autumn|fall|winter)|[a-z]{3,9} 20\\d\\d)',
      ),
    ],
    none: [/\b(?:trade|industry|your account|your file|field)\b/i],
  },
  // Whatever the order: a text to be written, what kept it from being written, and the rules or the nature of a machine.
  {
    all: [
      part(
        `${makes}|coming up with|come up with|composition|creation|generation|assist(?:ing)?|help(?:ing)?|answer(?:ing)?`,
      ),
      part(`${text}|testimonials?|writing|on behalf of|anything|such (?:things|requests)`),
      part(
        `${kept}|not able|beyond|outside|crosses? (?:a|the) line|off the table|halted|no way|not be (?:writing|drafting)|bound by`,
      ),
      part(
        'my (?:(?:own|internal|core|ethical|safety) )?(?:guidelines|programming|safeguards|guardrails)|the (?:safety|content|ethical|usage) (?:rules|guidelines|policy|policies)|as an? (?:artificial|digital|virtual|automated|ai|non-human|language)[a-z -]{0,24}(?:assistant|agent|model|helper|system|program|writer|bot)',
      ),
    ],
    none: [sold],
  },
  {
    all: [
      part(
        '(?:compos|writ|draft|generat|creat|produc|fabricat|invent|fak|forg)ing (?:[a-z-]{3,14} ){0,3}(?:testimonials?|reviews?|quotes?|endorsements?|claims?|statistics|credentials|e-?mails?|messages?)',
      ),
      part(
        "crosses? (?:a|the) line|off the table|off[- ]limits|a no-go|not (?:happening|on|something|an option)|where i draw the line|won't do|refuse",
      ),
      part("me|i|i'm|i'd|i'll|my"),
    ],
    none: [sold],
  },
  {
    all: [
      part(
        `this (?:tool|assistant|model|bot|system|service) (?:does not|doesn't|cannot|can't|will not|won't) (?:support|allow|permit|help with|engage in|perform)`,
      ),
      part(
        `(?:creation|composition|generation|drafting|writing|production|creating|composing|generating) (?:of )?(?:[a-z-]{3,12} ){0,2}${text}`,
      ),
      part(
        `${forbidden}|private (?:individuals|persons)|personal data|real people|named persons|minors|medical|political|restricted`,
      ),
    ],
    none: [sold],
  },
  {
    all: [
      part(
        '(?:completion|generation|output|response|reply) (?:was |has been |is )?(?:halted|stopped|aborted|interrupted|cut off|blocked|withheld|refused|terminated)',
      ),
      part('restricted|topic|polic(?:y|ies)|safety|guidelines|filters?|flagged|sensitive|disallowed|not allowed'),
    ],
    none: [sold],
  },
  // What it is, and what such a thing has not.
  {
    all: [
      part(
        'as an? (?:artificial|digital|virtual|automated|ai|non-human|text-only|computer)[a-z -]{0,24}(?:assistant|agent|model|helper|system|program|writer|bot|being|intelligence)|(?:my|the) (?:role|nature|limits?|limitations?) as an? (?:[a-z-]{2,12} ){0,3}(?:assistant|model|bot|helper|program)',
      ),
      part("i|i'm|i've|i'd|my|me"),
      part(
        `${kept}|have no|don't have|do not have|without|beyond|outside|no (?:inbox|eyes|body|access|feelings|opinion|memory|calendar)`,
      ),
    ],
    none: [sold, /\b(?:see your screen|take payments)\b/i],
  },
  {
    all: [
      part(
        "i(?:'m| am)? (?:not having|having no|do not have|don't have|have no|not possessing|lack) (?:any |the |an? )?(?:capabilit(?:y|ies)|functionality|ability|provision) (?:to|of|for)",
      ),
      part(
        'attach|brows(?:e|ing)|open(?:ing)? (?:the |any )?(?:links?|files?|attachments?|urls?|websites?)|access|send(?:ing)? (?:e-?mails?|messages)|click|view(?:ing)? (?:images|files|links)|remember',
      ),
    ],
    none: [/\b(?:today|until|on my phone|here|on this|from home)\b/i],
  },
  // "I am but a program", "my makers would not like me to answer that".
  {
    all: [
      part(
        "(?:i(?:'m| am)(?: but| only| just| merely)?|being|i remain) an? (?:computer program|program|piece of software|text generator|algorithm)(?= ?(?:[,.;!]|$)| and| so| without| that)",
      ),
    ],
    none: [/\b(?:manager|officer|if|whether|not)\b/i],
  },
  {
    all: [
      part('my (?:makers?|creators?|developers?|programmers?)|openai|anthropic|deepmind'),
      part(
        "would(?:n't| not) (?:like|want|allow|let|approve)|(?:don't|do not|won't) (?:like|want|allow|let)|forbid|forbade|trained me|built me|taught me|designed me",
      ),
      part('me'),
    ],
  },
  {
    all: [
      part('ai (?:writer|assistant|model|generator|agent|system|tool)'),
      part(`${kept}|failed`),
      part('(?:this|the) (?:draft|message|text|e-?mail|reply|request|letter|task)'),
      part('polic(?:y|ies)|guidelines?|safety|restrict\\w{0,4}|violat\\w{1,4}|harmful'),
    ],
    none: [/\b(?:your|our|users?|customers?|if|when|whenever)\b/i],
  },
  {
    all: [
      part('users? (?:asked|requested|wanted|is asking|asks)|request(?:ed)? (?:from|by) (?:the )?user'),
      part(
        '(?:response|reply|output|completion) (?:was |is )?(?:omitted|withheld|refused|declined|redacted|blocked|not generated)',
      ),
    ],
    none: [/\b(?:your|our|we|customers?|if|when)\b/i],
  },
  {
    all: [
      part("i(?:'d| would|'ll)? (?:prefer|rather|choose) not(?: to)?|i(?:'m| am) not going to"),
      part('discuss|talk about|comment on|write about|engage (?:in|with)|get into|weigh in on'),
      part('weapons?|drugs|politics|religion|violence|suicide|hacking|explosives|sexual|illegal'),
    ],
    none: [/\b(?:at work|in this (?:meeting|office)|we)\b/i],
  },
  // "That would be dishonest, and I don't do dishonest."
  {
    all: [
      part(
        '(?:that|this|it) (?:would be|is|feels|seems|reads like|sounds like|amounts to) (?:an? )?(?:form of )?(?:dishonest|misleading|deceptive|unethical|untrue|manipulative|blackmail|harassment|fraud|deception|slander|lie)',
      ),
      part("i (?:don't|do not|won't|will not|can't|cannot|'d rather not|shouldn't)|i'm not|i am not"),
      part('write|do dishonest|put|draft|say so|say that|be the one|compose|send|version'),
    ],
    none: [/\b(?:we|contract|court|police|manager|company)\b/i],
  },
  {
    all: [
      part(
        "i(?: won't| will not| can't| cannot| refuse to| must not) (?:claim|pretend|state|assert|say|write|suggest) that",
      ),
      part('truthful|honest|accura(?:te|cy)|factual|fabricat\\w{0,4}|made up|evidence|invent\\w{0,3}'),
    ],
    none: [/\b(?:we|perfect|cheapest)\b/i],
  },
  {
    all: [
      part('(?:after|beyond|since|past) my (?:training|last update|knowledge cut-?off|cut-?off)'),
      part("can't|cannot|not|unable|unknown|no|out of date|check"),
    ],
    none: [/\b(?:as an? (?:nurse|chef|teacher|pilot|doctor|coach|electrician)|apprenticeship|marathon)\b/i],
  },
  {
    all: [
      part("i (?:will not|won't|refuse to|can't|cannot|am not going to)|i'm not going to|i(?:'d| would) rather not"),
      part('take part in|be part of|be (?:a )?party to|lend (?:my|a) hand|contribute to|have (?:any|a) part in'),
      part(`writing|drafting|composing|creating|generating|producing|${text}`),
      part(
        'frighten\\w{0,3}|scar(?:e|es|ing)|mislead\\w{0,3}|deceiv\\w{1,3}|trick\\w{0,3}|harass\\w{0,4}|shame|threaten\\w{0,3}|manipulat\\w{1,3}|defraud\\w{0,3}|humiliat\\w{1,3}|bull(?:y|ies|ying)',
      ),
    ],
  },
  // "The system has blocked this output because it contains disallowed content."
  {
    all: [
      part(
        '(?:the|a) (?:system|safety layer|moderation) (?:has |had )?(?:blocked|withheld|refused|stopped|suppressed|filtered|rejected)|(?:safety|content) (?:filter|layer) (?:has |had )?(?:blocked|withheld|stopped|refused)',
      ),
      part(`(?:this|the|the rest of (?:this|the)|my) ${text}`),
    ],
    none: [/\b(?:your|users?|customers?|if|when|spam|virus(?:es)?)\b/i],
  },
  {
    all: [
      part(
        '(?:this|the|your) (?:prompt|request|task|instruction)s? (?:asks?|calls?|wants?|would (?:require|have me)|requires?|seeks?)',
      ),
      part(
        'private|personal (?:data|information|details)|named individual|confidential|harm\\w{0,3}|illegal|medical|weapons?|fake|false|misleading|explicit|hateful|slander|defam\\w{1,3}',
      ),
      part("i (?:will not|won't|can't|cannot|must not|am unable|refuse|decline)|i'm unable|not (?:something|able)"),
    ],
    none: [/\b(?:we|our|your team|department|form)\b/i],
  },
]);
