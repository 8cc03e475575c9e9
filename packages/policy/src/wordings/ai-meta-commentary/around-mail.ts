import { anchored } from '../../search/anchored.ts';

/**
 * Right behind: the greeting of a mail to somebody. A notice to many ("Dear parents") may be shown to a reader who is not one
 * of them.
 */
export const beforeGreeting =
  '(?=\\s{1,8}(?:(?:hi|hello|hey|good (?:morning|afternoon|evening)|bonjour|hola|hallo|liebe[rs]?|gentile|ol\u00e1|beste)\\b|dear (?!(?:sirs?|madam|all|colleagues?|parents?|customers?|neighbou?rs?|friends?|members?|students?|guests?|tenants?|residents?|team|editor)\\b)))';

/** A blank of the source is white space within a line. */
export const spaced = (source: string): string => source.replaceAll(/ (?![^[]*\])/g, '[ \\t]');

/** At the head of a text, up to the greeting. */
const onTop = (source: string): RegExp =>
  anchored(new RegExp(`(?<=^\\s{0,4})${spaced(source)}(?=[ \\t]*\\n)${beforeGreeting}`, 'gi'));

const text = '(?:reply|response|answer|e-?mail|message|draft|text|version|follow-?up|note)';

/**
 * What stands above the greeting of a mail: nothing does in one that somebody wrote. A label, an answer to whoever asked for
 * the text, a word on how it was made.
 */
export const aboveGreeting: readonly RegExp[] = [
  onTop(
    `[*_#]{0,3} ?(?:assistant|ai|bot|output|response|result|(?:final |suggested |generated |proposed )?(?:answer|reply|draft)|(?:generated|suggested|proposed|rewritten|revised|improved|polished|edited|updated|shortened) ?${text}?|draft|(?:ai|model|bot|agent|assistant)(?:'s)? (?:output|response|reply|answer|draft)|(?:reply|response|answer|e-?mail|message) (?:to|for) (?:the )?(?:customer|client|lead|prospect|user|buyer|recipient)|(?:i'd|i would) (?:suggest|propose|go with|send|write)[^\\n:]{0,30}|let's (?:keep|go|try|do)[^\\n:]{0,40})[*_]{0,3} ?:[*_]{0,3}`,
  ),
  onTop(`<(?:reply|response|answer|e-?mail|message|draft|output|result)>`),
  onTop(
    '(?:sure(?: thing)?|certainly|of course|absolutely|okay|understood|got it|no problem|great question|happy to help|gladly)[!.,:][^\\n]{0,200}(?:\\n[^\\n]{1,200})?',
  ),
  onTop(
    `(?:here(?:'s| is)|below is|this is|the following is) (?:what i(?:'ve| have)? (?:came|come) up with|what i(?:'d| would) (?:send|write|say)|(?:the|a|your|my|one) (?:[a-z-]{3,14},? ){0,3}?${text}(?! (?:i|we) (?:sent|wrote|got|received|had)\\b)[^\\n]{0,80}|it|one)[^\\n]{0,30}`,
  ),
  onTop(
    `(?:let me|let's|i'll|i will) (?:write|craft|draft|compose|rewrite|put together) (?:that|this|it|(?:an?|the|your) (?:[a-z-]{3,14} ){0,2}?${text})\\b[^\\n]{0,60}|(?:based on|following|using) (?:your|the) (?:instructions?|context|information|brief|data|details|notes|prompt|profile)(?:[^\\n]|\\n(?!\\n)){0,30}\\b(?:this is|here(?:'s| is)|i(?:'ve| have)? (?:wrote|written|drafted|made|created))\\b[^\\n]{0,80}|i(?:'ve| have)? (?:written|drafted|prepared|created|put together|composed) (?:this(?= ?(?::|for you))|(?:the|an?|your) (?:[a-z-]{3,14} ){0,2}?${text}(?= ?:| below| for you ?:))[^\\n]{0,60}|as (?:requested|asked|you asked)[^\\n]{0,20}\\b${text}\\b[^\\n]{0,80}`,
  ),
  onTop('(?:thoughts?|thinking|reasoning|plan|analysis|strategy) ?:[^\\n]{3,300}(?:\\n[^\\n]{1,300}){0,3}?'),
];

const afterwards = (source: string): RegExp => anchored(new RegExp(`(?<=\\n)[ \\t]*[*_(]{0,3}${spaced(source)}`, 'gi'));
/** Parts of a text, or nothing said of what is changed. */
const itsText =
  '(?= ?(?:[?.!,]|$|\\n)| (?:it|this|that|anything|something|further)\\b| (?:the |any |your )?(?:tone|wording|drafts?|text|message|e-?mail|opening|opener|greeting|subject|first line|closing|cta|length|names?|signature|style|reply)\\b)';
const change = `(?:(?:adjust(?:ed|ments?)?|tweak(?:ed|s)?|chang(?:e|es|ed)|edit(?:ed|s)?|revis(?:e|ed|ions?)|refin(?:e|ed))${itsText}|rewrit(?:e|ten)|reword(?:ed)?|shorten(?:ed)?|(?:make|made|want|prefer|need|like) (?:it|this|that|an?|the) (?:slightly |bit |much )?(?:shorter|longer|warmer|softer|punchier|more formal|less formal|more casual|more direct|friendlier|different (?:tone|angle|approach|version))|the (?:tone|draft)|another (?:angle|approach|take|version)|(?:an?|another) (?:[a-z-]{3,12} ){1,3}(?:version|variation)(?! of the (?!e-?mail|message|text|draft)))`;

/** What stands below the signature and is said of the message above, to whoever asked for it. */
export const belowSignature: readonly RegExp[] = [
  afterwards(
    `(?:feel free to|you can|you may|you (?:may|might) want to|please) (?:tweak|adjust|edit|modify|personali[sz]e|customi[sz]e|adapt|rephrase)${itsText}[^\\n]{0,100}`,
  ),
  afterwards(
    `(?:(?:i'm |i'd be |i am )?happy to|i can(?: also)?|i could) (?:refine|adjust|tweak|revise|shorten|rewrite|reword|polish)${itsText}[^\\n]{0,100}`,
  ),
  afterwards(
    `(?:let me know|tell me|just say) (?:if|whether|how)\\b[^\\n]{0,60}?\\b(?:${change}|captures?)\\b[^\\n]{0,80}`,
  ),
  afterwards(
    `(?:is there|would you like|do you want|should i|shall i|does this|want me to)\\b[^\\n]{0,60}?\\b${change}\\b[^\\n]{0,80}\\?`,
  ),
  afterwards(
    "(?:p\\.? ?s\\.? ?:? ?|note ?: ?)?(?:i|i've|i have) (?:made|kept|used|wrote) (?:it|this|the (?:tone|language|wording|opening|message|e-?mail|reply))(?: [a-z,]{2,12}){0,2}? (?:short(?:er)?|brief(?:er)?|concise|light(?:er)?|warm(?:er)?|friendl(?:y|ier)|formal|casual|simple|punch(?:y|ier)|professional|polite)\\b[^\\n]{0,80}",
  ),
  afterwards(
    "(?:p\\.? ?s\\.? ?:? ?|note ?: ?)(?:i|i've|i have) (?:avoided|left out|skipped|omitted) (?:mentioning|naming|the (?:price|discount|jargon|cta|pricing|emojis?|tone))\\b[^\\n]{0,80}",
  ),
  afterwards(
    '(?:key points(?: covered| included)?|explanation|rationale|reasoning|why (?:this|it) works|summary of changes|changes made|confidence(?: score| level)?(?= ?: ?(?:0?\\.\\d|\\d{1,3} ?%|high|medium|low))|tone(?= ?: ?[a-z, ]{0,20}\\b(?:friendly|warm|formal|professional|casual|polite|neutral|conversational))|(?:total|length|word count)(?= ?: ?\\d{1,4} (?:words|characters))) ?:[^\\n]{1,200}',
  ),
  afterwards('[[(]?\\d{1,4} (?:words|characters)[\\])](?=[ \\t]*(?:\\n|$))'),
  afterwards('end of (?:message|e-?mail|reply|draft|response)[.)]?(?=[ \\t]*(?:\\n|$))'),
  afterwards('</(?:reply|response|answer|e-?mail|message|draft|output|result)>'),
  afterwards(
    'i hope (?:this|that) (?:helps|works|is what you)[^\\n]{0,40}?\\b(?:draft|message|e-?mail|reply|text|changes|tweaks?)\\b[^\\n]{0,60}',
  ),
];
