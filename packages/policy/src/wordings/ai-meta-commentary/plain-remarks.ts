import { pattern, statement } from '../../search/pattern.ts';

/** What a model drafts; a contract or a menu is somebody's work. */
const piece =
  '(?:(?:cold |sales |outreach |follow-?up |intro |outbound |linkedin |draft |short )?(?:e-?mail|message|reply|response|outreach|text|copy|draft|version|opener|opening(?: line)?|intro(?:duction)?|subject lines?|body|rewrite|template|dm|cover letter|caption|follow-?up|pitch)(?: (?:draft|text|copy|body|version|template))?)';
const manner =
  '(?:friendly|friendlier|professional|formal|casual|warm|warmer|concise|conversational|polite|persuasive|informal|neutral|direct|personal|personali[sz]ed|engaging|upbeat|punchy|punchier|natural|empathetic|respectful|confident|soft|softer|salesy|human|playful|enthusiastic|compelling|crisp)';
const made =
  '(?:short|shorter|long|longer|brief|briefer|simple|simpler|clear|clearer|clean|polished|revised|updated|rewritten|reworded|improved|edited|alternative|alternate|new|final|first|second|another|better|different|possible|suggested|proposed|sample|finished|tailored|customi[sz]ed|requested|quick|rough|corrected|proofread|optimi[sz]ed)';
const adjectives = `(?:(?:more |less |slightly |much )?(?:${manner}|${made}),? (?:and |but |yet )?){0,4}`;
const many = '(?:two|three|four|five|some|a few|several|a couple of|[2-9])';
const tone = '(?:tone|style|voice|wording|language|phrasing|length)';
const asked =
  '(?: (?:as (?:requested|you asked|instructed|discussed above)|you (?:asked for|requested|wanted)|for you|for your (?:review|approval|consideration)|below|above|based on (?:your|the) [^.:!?\\n]{3,40}|per your (?:request|instructions|feedback)|with (?:your|the) (?:changes|edits|feedback)|to (?:send|use|review)|in (?:a|an) [a-z]{3,14} tone)){0,2}';
const eager =
  '(?:(?:certainly|sure|sure thing|of course|absolutely|gladly|got it|understood|okay|ok|great|no problem|done|alright|here you go)[!,.:]{0,2} )?';
const edits =
  '(?:edits?|tweaks?|revisions?|rewrites?|rewording|(?:another|a different|a shorter|a longer|a new|an alternative|a second|more) (?:version|versions|draft|drafts|variant|variants|take|rewrite|tone|style))';
const rework =
  '(?:rewrite|rephrase|reword|redraft|revise|shorten|lengthen|polish|refine|fine-tune|tweak|edit|proofread|adapt|tailor|personali[sz]e|adjust)';

/** Remarks of a model on what it drafted, each all of a sentence or a heading. */
export const plainRemarks = [
  statement(
    `${eager}(?:here(?:'s| is| are| goes)|below(?: is| are| you(?:'ll| will) find| i have)|find below|this is|see below for) (?:the|your|an?|my|our|one|another) ${adjectives}${piece}${asked}`,
    `${eager}(?:here(?:'s| is| are| goes)|below(?: is| are| you(?:'ll| will) find)) (?:the |your |my )?${many} ${adjectives}(?:versions|variants|variations|drafts|${piece}s?|openers|e-?mails|messages|replies|options for (?:the|your) ${piece})${asked}`,
    `(?:your|the) ${adjectives}${piece} is (?:below|ready(?: to (?:send|review|go|use))?|as follows)`,
    `i(?:'ve| have)? (?:just )?(?:kept|made|tried to (?:keep|make)|aimed to keep|wanted to keep) (?:it|this|that|things|the (?:${tone}|${piece})) (?:(?:more |less |very |as |fairly |a bit |a little |slightly |short|brief|clear|simple|and|but|yet|${manner}),? ?){0,5}(?:more |less )?${manner}(?:,? (?:and|but) (?:short|brief|clear|simple|${manner}|to the point))?(?: (?:as (?:requested|you asked)|throughout|for (?:the|this|your) [a-z]{3,12}))?`,
    `i(?:'ve| have)? (?:now |just )?(?:updated|changed|revised|rewritten|rewrote|edited|shortened|adjusted|reworded|rephrased|improved|polished|personali[sz]ed|tightened|proofread|trimmed|redrafted|softened) (?:the|your|this) ${adjectives}(?:${piece}|${tone}|greeting|closing|sign-?off|call to action|cta)${asked}`,
    `i(?:'ve| have)? (?:used|chosen|chose|kept|adopted|gone for|went for|opted for|aimed for|gone with|went with|written it in|added|included|ended with|closed with|opened with|started with) (?:an?|the|your) ${adjectives}(?:${tone}|opening|opener|hook|cta|subject line|call to action|greeting|closing question|sign-?off|placeholders?)(?: (?:throughout|here|at the end|as (?:requested|you asked)|for (?:the|this) [a-z]{3,12}))?`,
    `(?:i can|i could|i'm happy to|i am happy to|happy to|shall i|should i|want me to|would you like me to|do you want me to|i'd be happy to|i'd be glad to|let me know if i should|let me know if you(?:'d| would)? (?:like|want|need) me to) (?:also )?(?:${rework} (?:it|this|the ${piece}|the ${tone})(?: (?:further|again|more|for you))?|make (?:it|this|the ${piece}|the ${tone}) (?:shorter|briefer|punchier|(?:more |less )?${manner})|(?:write|create|draft|generate|provide|suggest|try|offer) (?:${edits}|(?:an?|another|${many}) ${adjectives}${piece}))(?: (?:too|as well))?(?: (?:if|should) you(?:'d| would)? (?:like|want|prefer|wish|need)(?: (?:me to|it|that))?| if (?:needed|necessary|you'd like))?`,
    `(?:just |please |do )?(?:let me know|tell me|say|shout) if (?:you(?:'d| would)? (?:like|want|need|prefer)|there are|you have)(?: any| some| further)? ${edits}`,
    `(?:just |please )?(?:let me know|tell me) if (?:the|this) (?:${tone}|${piece}) (?:is|feels|sounds|seems) (?:too|not|a bit) [^.!?\\n]{3,40}`,
    'insert your own (?:details|name|numbers|information|words|company|examples?)(?: (?:where (?:needed|necessary|indicated)|here|below|before sending))?',
    `(?:is there )?anything (?:else )?(?:(?:that )?you(?:'d| would)? (?:like|want) me to|i should) (?:change|${rework})(?: (?:here|in (?:the|this) ${piece}|about (?:the|this) ${piece}))?`,
    `(?:feel free to|you can|you may|you could|you might want to|you may want to|you should|be sure to|make sure to|remember to|don't forget to|please) (?:further )?(?:(?:customi[sz]e|${rework}|modify) (?:the (?:first |second |last )?(?:${piece}|${tone}|line|paragraph)|(?:it|this)(?= further| as (?:needed|you (?:like|wish|see))| to (?:your liking|fit|suit|match) ?(?:your (?:needs|style|voice|brand))?| before (?:sending|you send)))|(?:personali[sz]e|rephrase|reword|rewrite) (?:it|this|further))(?: (?:further|as (?:needed|necessary|you (?:like|wish|see fit))|to (?:your liking|fit your (?:needs|style|voice)|suit your (?:needs|style|voice)|match your (?:style|voice|brand))|before (?:sending|you send(?: it)?)))?`,
    "(?:make sure to|be sure to|remember to|don't forget to|you(?:'ll| will)? (?:need|have) to|you should|please) (?:add|insert|fill in|replace|swap in|update|include) (?:your (?:own )?(?:(?:company )?name|calendar link|details|numbers|info|information)|the (?:placeholders?|brackets|bracketed [a-z]{3,8}|blanks|variables|missing details|recipient's name|prospect's name|real (?:numbers|names|data)))(?: (?:before (?:sending|you send(?: it)?)|here|above|below|where (?:needed|indicated)|in the brackets))?(?<!(?:please|need to|have to|should) [a-z]{3,8} your .{1,60})",
    `(?:i )?hope (?:this|that|the) (?:${piece}|one|helps|works)(?: (?:helps|works|fits|meets your (?:needs|expectations)|is (?:what you (?:wanted|needed|were looking for)|helpful|useful|good enough)|suits you|does the job))(?: for you)?`,
    `(?:this|the|my|the above|the following) ${adjectives}${piece} (?:is|sounds|feels|reads) (?:(?:more|less|now|very|quite|a bit|a little|slightly|much|also|both|short|brief|and|but|${manner}),? ){0,5}${manner}(?: (?:and|but) (?:short|brief|clear|${manner}))?(?: (?:than (?:the (?:first|last|previous|original)(?: one| version)?|before)|while [^.!?\\n]{3,60}))?`,
    `this (?:draft|version|rewrite|opener|variant|subject line|(?:e-?mail|message) draft) (?:uses|keeps|takes|adopts|opens|starts|ends|closes|focuses|avoids|highlights|mentions|includes|balances|conveys|follows|leads) [^.!?\\n]{3,80}`,
    `(?:end|start|beginning) of (?:the )?(?:draft|e-?mail|message|reply|template)`,
    `(?:option|version|variant|alternative|draft) (?:[1-5]|[a-e]|one|two|three) ?[:(-] ?(?:more |less |the )?(?:${manner}|short|shorter|long|longer|brief)(?: (?:one|version|${tone}))?`,
    `(?!(?:short|quick|long|simple|brief|rough)(?:er)? (?:version|text))(?:(?:${made}|${manner}|linkedin|sms|whatsapp|telegram|slack|e-?mail) (?:subject line|e-?mail|message|draft|version|variant|reply|opener|copy|text|body)s?|(?:version|variant|draft) (?:[a-e]|\\d|one|two|three))(?= ?:)`,
    `(?:alternative|alternate|alt|suggested|possible|proposed|new) (?:subject(?: lines?)?|openers?|opening|cta|closing)(?= ?:)`,
    `(?:here(?:'s| is) what i|this is what i)(?:'ve| have)? (?:came up with|come up with|wrote|written|drafted|have so far|would (?:write|send|say)|'d (?:write|send|say))`,
    `i(?:'ve| have)? (?:just )?(?:wrote|written|drafted|created|composed|crafted|prepared|generated|put together) (?:(?:an?|the|your|the following|${many}) ${adjectives}${piece}(?= for you| below| as (?:requested|you asked)| you (?:asked|requested)| based on)|the following ${piece})${asked}`,
    `(?:just )?(?:let me know|tell me) (?:what you think (?:of|about)|how you like|if you like|whether you like) (?:this|the) (?:${adjectives}(?:draft|version|rewrite|opener|wording|tone|subject line)|(?:draft|revised|new) (?:e-?mail|message))`,
    `(?:just )?(?:let me know|tell me) if (?:this|it|the ${tone}) (?:works|fits|is (?:ok|okay|fine|right)),? (?:or|and) (?:if|whether) (?:i should|you(?:'d| would)? (?:like|want|prefer) me to) ${rework}(?: (?:it|this|anything))?`,
    `the (?:tone|style|wording|voice) (?:is|stays|remains|feels|sounds|was kept) (?:(?:more|less|very|quite|fairly|a bit|both) )?${manner},? (?:and|but|yet|without being) (?:still )?(?:not (?:too )?)?(?:${manner}|short|brief|clear|pushy)`,
    `(?:this|the) (?:e-?mail|message|draft|version|reply) (?:is|stays|remains) (?:short|brief|concise|clear|simple),? (?:and|but) (?:to the point|sweet|clear|${manner})`,
    `(?:the )?(?:above|(?:e-?mail|message|draft|text|version|reply) above) (?:${piece} )?(?:is (?:under|below|about|written|designed|tailored|meant)|follows|meets|matches|keeps|uses|stays|avoids|includes|reflects|addresses) [^.!?\\n]{3,80}`,
    `i(?:'ve| have)? (?:focused|centered|centred|concentrated|leaned|built it|based (?:it|this|the ${piece})) on (?:their|(?:the|this) (?:prospect|recipient|lead|persona)'s) (?:[a-z-]{3,12} )?(?:pain points?|needs|goals|role|industry|challenges|posts?|news|background)`,
    `you can (?:use|copy(?: and paste)?|paste|adapt|send) (?:this|the) (?:e-?mail|message|text|draft|version|template)(?: (?:as (?:a (?:template|starting point|base)|is)|directly|right away|into your [a-z]{3,14}))?`,
    `(?:i(?:'d be|'m| am| would be) )?(?:happy|glad|delighted) to help (?:you )?(?:(?:write|draft|craft|improve|rewrite) |with )(?:your|this|the|that|an?) (?:cold |sales |outreach |follow-?up |draft )?(?:e-?mail|outreach|copy|draft|subject line)`,
    `note ?: i(?:'ve| have)? (?:(?:assumed|guessed|inferred) (?:that )?(?:you(?:r [a-z]{3,10})?|they|the (?:company|prospect|recipient|reader|product)) |avoided|left out|kept (?:it|this|the ${tone}))[^.!?\\n]{2,100}`,
    `(?:as (?:requested|instructed|you asked|per your (?:request|instructions|prompt))),? (?:here(?:'s| is)|this is|i(?:'ve| have)? (?:kept|written|wrote|made|used|shortened|left out|avoided|removed)) [^.!?\\n]{0,60}?(?:${piece}|${tone}|words|characters|emojis?|jargon|${manner})`,
    `(?:approximately |about |around |roughly |under |total )?(?:word|character) count ?: ?(?:about |around |approx\\.? |~ ?)?\\d{2,4}(?: words| characters)?`,
    `(?:which|what) (?:version|draft|tone|style|subject line) (?:do you (?:prefer|like(?: best| better| most)?|want)|works (?:best|better)(?: for you)?|would you (?:prefer|like))`,
    `(?:does|do|is|how does) (?:this|that|the) (?:draft|version|tone|wording|rewrite|e-?mail draft)(?: (?:work|sound|fit|look|read|capture|match|okay|ok|good|right|better|feel))(?: [^.!?\\n]{1,40})?`,
  ),
  pattern(
    `(?<=\\()(?:note|reminder|hint|tip) ?: ?(?:please )?(?:change|replace|insert|fill in|swap(?: in)?|personali[sz]e|customi[sz]e|update) [^()\\n]{2,80}(?=\\))`,
  ),
];
