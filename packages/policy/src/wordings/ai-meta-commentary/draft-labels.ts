import { anchored } from '../../search/anchored.ts';
import { facets } from '../../search/sentence-facets.ts';
import { beforeGreeting, spaced } from './around-mail.ts';

/** How a text sounds beside another one; a product is "professional" by itself, a text "more professional". */
const compared =
  '(?:(?:(?:slightly|a bit|even|much) ){0,2}(?:(?:more|less) [a-z-]{4,16}|shorter|longer|warmer|softer|bolder|punchier|snappier|friendlier|tighter|crisper)|(?:problem|value|curiosity|data|story|question)[- ]led|low[- ]pressure)';
const manner =
  '(?:(?:very |slightly |a bit )?(?:casual|formal|informal|playful|friendly|conversational|punchy|salesy))';
/** What only a writer of messages talks of. */
const craft =
  '(?:openers?|cta|call[- ]to[- ]action|soft ask|subject lines?|pain points?|tone|pitching|salesy|pushy|jargon|buzzwords?|personali[sz]\\w{1,6}|prospects?|concise|low[- ]pressure|social proof|word count|scannable|spammy|reply rates?|our homework)';
const end = '(?:[*_]{0,3}[ \\t]*:?[*_]{0,3}[ \\t]*(?=\\n|$))';

/** As a mail program may wrap it. */
const wrapping = (source: string): string => source.replaceAll(/ (?![^[]*\])/g, '[ \\t\\n]');

/** "Rewritten message, shorter and warmer:": what was done to the text and how it sounds now; a new plan that is sent comes with a link. */
const reworked = anchored(
  new RegExp(
    wrapping(
      `(?:^|\\n)[ \\t]*[*_#>[(]{0,3}[ \\t]?(?:here (?:is|'s) )?(?:the |your |my )?(?:re-?written|reworded|rephrased|redrafted|re-?drafted|revised|shortened|tightened|polished|reworked|edited|condensed|improved|updated|softened|alternative) (?:[a-z-]{3,12} )?(?:message|e-?mail|draft|version|reply|response|note|copy|text|opener|dm|post|sms|pitch|follow-?up)(?:[,:] |[ \\t]?[-\\u2013\\u2014(][ \\t]?| (?:with|in|made|kept|that is|to be|to sound) )(?:(?:an?|now|slightly|even|bit|much|rather|made|kept) ){0,3}(?:${compared}|${manner})(?:(?:,| (?:and|but|yet|&)) (?:[^\\n:]|\\n(?!\\n)){2,40}| (?:tone|style|opener|wording|voice))?[ \\t]?[)\\]]?[*_]{0,3}(?::|(?<=[)\\]][*_]{0,3}))[*_]{0,3}(?=[ \\t]*\\n)(?!\\s{1,4}(?:https?:|www\\.|see |attached|the file|\\[))`,
    ),
    'gi',
  ),
);

/** A text presented right above its greeting: "Below is a polite response to the complaint:". One to many is for the reader's own people. */
export const presented = anchored(
  new RegExp(
    wrapping(
      "(?:^|\\n)[ \\t]*(?:(?:certainly|sure(?: thing)?|of course|absolutely|great|ok(?:ay)?|got it|understood|no problem)[!,.] )?(?:here(?:'s| is)|below (?:is|you(?:'ll| will) find)|the following is) (?:an?|the|my|one) (?:[a-z-]{3,14},? ){0,3}?(?:e-?mail|message|reply|response|answer|note|letter|follow-?up|reminder|apology|sms|text)(?! (?:for|to) (?:(?:the|your|our|all) ){1,2}[a-z]{3,14}s\\b)(?: [a-z'-]{1,14}){0,8}:(?=\\s{1,4}(?:subject:|hi|hello|hey|dear|good (?:morning|afternoon|evening)|bonjour|hola|estimad[oa]|sehr geehrte[rs]?|liebe[rs]?|gentile|car[oa]|beste|geachte|prezad[oa])\\b)|(?:^|\\n)[ \\t]*(?:(?:certainly|sure(?: thing)?|of course|absolutely|great|ok(?:ay)?|got it)[!,.] )?(?:how about|what about|try)(?: (?:something like|sending))? this(?: one| version)?:(?=\\s{1,4}[\"\u201c]?(?:hi|hello|hey|dear)\\b)",
    ),
    'gi',
  ),
);

/** Labels and headings around a draft, each on a line of its own or at the start of one. */
export const draftLabels: readonly RegExp[] = [
  presented,
  reworked,
  anchored(
    new RegExp(
      `(?:^|\\n)[ \\t]*[*_#>]{0,3}[ \\t]?(?:option|version|variant|variation|alternative|draft|take)[ \\t](?:\\d|[A-E]|one|two|three|four)[ \\t]?(?:\\([ \\t]?(?:${spaced(compared)}|${spaced(manner)})(?:[ \\t,&-][^)\\n]{0,40})?\\)|(?::|[-\\u2013\\u2014])[ \\t]{0,2}(?:${spaced(compared)}|${spaced(manner)}(?=[ \\t](?:tone|version|style|opener|approach|angle)))(?:(?:,|[ \\t](?:and|but|yet|&))[ \\t][^\\n]{2,40}|[ \\t](?:tone|version|style|opener|approach|angle))?)${end}`,
      'gi',
    ),
  ),
  anchored(
    new RegExp(
      `(?:^|\\n)[ \\t]*(?:[*_#>-]{0,3}[ \\t]?)(?:why (?:this|it) (?:works|lands|should work|fits)|reasoning|what makes (?:this|it) (?:effective|work|good|strong)|rationale|(?:key )?changes(?: made)?|what (?:i|has|was) changed|my approach|design notes|drafting notes|notes on (?:the|this) (?:draft|copy|tone)|tips?(?: for sending)?)[*_]{0,3}[ \\t]?(?::|(?=\\n))[*_]{0,3}[^\\n]{0,160}?(?:\\n[^\\n]{0,120}?){0,3}?\\b${craft}\\b[^\\n]{0,80}`.replaceAll(
        / (?=[(a-z])/g,
        '[ \\t]',
      ),
      'gi',
    ),
  ),
  anchored(
    /(?:^|\n)[ \t]*(?:\[|-{2,5}[ \t]?|\*{2,3}|={2,5}[ \t]?)[ \t]?(?:(?:end|start|beginning)[ \t]of[ \t](?:the[ \t])?(?:e-?mail|message|draft|reply|response|copy|template|body|sms|dm)|(?:e-?mail|message|draft|reply)[ \t](?:ends?|starts?|begins?)(?:[ \t]here)?)[ \t]?(?:\]|[ \t]?-{2,5}|\*{2,3}|[ \t]?={2,5})?(?=[ \t]*(?:\n|$))/gi,
  ),
  anchored(
    /(?:^|\n)[ \t]*[*_#]{0,3}(?:subject[ \t]line|preview[ \t]text|pre-?header)[*_]{0,3}[ \t]?(?:[A-C1-3][ \t]?|\([^)\n]{1,20}\)[ \t]?)?:[*_]{0,3}[ \t]{0,3}(?!max\b|up to\b|under\b|about\b)[A-Z"'\u201c][^\n]{2,90}(?=\n)/gi,
  ),
  // An answer to whoever asked, then the subject and the body by their names.
  anchored(
    /(?:^|\n)[ \t]*(?:here[ \t](?:you|we)[ \t](?:go|are)|here[ \t]it[ \t]is|certainly|sure(?:[ \t]thing)?|of[ \t]course|absolutely|got[ \t]it)[!.:,](?:[ \t]{0,8}\n){1,3}[ \t]{0,8}[*_#]{0,3}subject[*_]{0,3}[ \t]?:[*_]{0,3}[^\n]{2,120}(?=\n)/gi,
  ),
  anchored(
    /(?:^|\n)[ \t]*[*_#]{0,3}subject[*_]{0,3}[ \t]?:[*_]{0,3}[^\n]{2,120}(?:\n[^\n]{1,60})?(?:\n[ \t]{0,8}){1,3}[*_#]{0,3}body[*_]{0,3}[ \t]?:[*_]{0,3}[ \t]*(?=\n)/gi,
  ),
  anchored(
    /(?:^|\n)[ \t]*[*_#]{0,3}(?:e-?mail|message|reply|letter|sms|dm)[ \t](?:body|copy|text)[*_]{0,3}[ \t]?:[*_]{0,3}[ \t]*(?=\n)/gi,
  ),
  anchored(
    /(?:^|\n)[ \t]*[*_(]{0,3}tone[*_]{0,3}[ \t]?:[^\n]{0,30}?\b(?:warm|friendly|professional|casual|formal|conversational|consultative|confident|playful|plain|polite|direct|neutral)\b[^\n]{0,60}?\b\d{1,4}[ \t](?:words|characters)\b[^\n]{0,40}/gi,
  ),
  // The head of a mail, in its body and right above its greeting. A letter to nobody by name has such a line of its own.
  anchored(
    new RegExp(
      `(?<=^\\s{0,4})(?:(?:to|from|cc)[ \\t]?:[^\\n]{2,120}\\n){0,3}[*_#]{0,3}subject[*_]{0,3}[ \\t]?:[*_]{0,3}[^\\n]{2,120}(?=\\n)${beforeGreeting}`,
      'gi',
    ),
  ),
  // What kind of text comes, or which of several: "Follow-up email #2:", "Draft 2".
  anchored(
    new RegExp(
      `(?:^|\\n)[ \\t]*[*_#>]{0,3}[ \\t]?(?:(?:draft|version|variant|take)[ \\t]#?(?:\\d|[A-C])[*_]{0,3}[ \\t]?:?|(?:(?:(?:cold|follow-?up|intro|outreach|sales|first|second|third|final|thank[- ]you)[ \\t]){1,2}(?:e-?mail|message|reply|response)(?:[ \\t]#?\\d)?|(?:e-?mail|message|reply|response)[ \\t]#?\\d|e-?mail)[*_]{0,3}[ \\t]?:)[*_]{0,3}(?=[ \\t]*\\n)${beforeGreeting}`,
      'gi',
    ),
  ),
  // The answer to whoever asked for the text, in one line with its greeting.
  anchored(
    /(?<=^\s{0,4})(?:certainly|sure(?:[ \t]thing)?|of[ \t]course|absolutely)[!.][ \t]{1,2}(?=(?:hi|hello|hey|dear)[ \t](?-i:[A-Z])[a-z\u00c0-\u024f'-]{1,20}[,!\n])/gi,
  ),
  // To whoever sends it, in brackets: "(Adjust as needed.)".
  anchored(
    /[[(][ \t]?(?:adjust|edit|customi[sz]e|modify|tweak|personali[sz]e|adapt|replace|rephrase)(?:[ \t](?:this|it|the|details|names?|wording|tone|date|line|text|placeholders?)){0,3}[ \t](?:as[ \t](?:needed|necessary|appropriate|required|you[ \t](?:see[ \t]fit|like|wish))|if[ \t](?:needed|necessary)|to[ \t](?:fit|suit|taste))[^\])\n]{0,40}[\])]/gi,
  ),
  // Its parts by their names in a plan of it.
  anchored(
    /(?:^|\n)[ \t]*(?:\d[.)]|[-*\u2022])?[ \t]?\*{0,2}(?:hook|opener|opening[ \t]line|value[ \t]prop(?:osition)?|pain[ \t]point|personali[sz]ation|social[ \t]proof)\*{0,2}[ \t]?:[^\n]{1,300}(?:\n[^\n]{0,300}){0,6}?\n[ \t]*(?:\d[.)]|[-*\u2022])?[ \t]?\*{0,2}(?:cta|call[- ]to[- ]action|soft[ \t]ask)\*{0,2}[ \t]?:/gi,
  ),
  // What the text is like, below the line that ends it.
  anchored(
    new RegExp(
      `(?<=\\n)[ \\t]*(?:-{3,}|\\*{3,}|_{3,})[ \\t]*\\n{1,3}[ \\t]*(?:this|the)[ \\t](?:e-?mail|message|draft|version|reply|response|follow-?up)[ \\t](?:is[ \\t](?:\\w+[ \\t]){0,2}?(?:${spaced(manner)})|(?:keeps|strikes|maintains|highlights|opens|ends|avoids|leads)[ \\t])[^\\n]{0,200}`,
      'gi',
    ),
  ),
];

const physical =
  /\b(?:forms?|contracts?|invoices?|labels?|parcels?|packages?|returns?|pumps?|filters?|samples?|machines?|cheques?|applications?|passports?|photos?|orders?|walls?|paint|fabric|music|guitar|newsletters?|campaigns?|your (?:list|subscribers|audience|customers))\b/i;

/** Advice to whoever sends the draft, and what a model said to itself, in any order of their words. */
export const adviceToSender = facets([
  {
    all: [
      /^\W*(?:(?:thoughts?|thinking|reasoning|inner monologue|scratchpad|chain of thought)\s?:)/i,
      /\b(?:prospects?|recipient|leads?|persona|(?:the|this) (?:reader|contact|user)|tone|openers?|cta|call to action|subject line|draft|(?:the|this) (?:e-?mail|message|reply))\b/i,
      /\b(?:keep|write|mention|open|avoid|should|must|need to|make|draft|use|lead with|reference|start|end|ask|personali[sz]e|sound)\b/i,
    ],
    none: [
      /\b(?:contracts?|invoices?|agreement|schedule|timeline|design|logo|website|delivery|order|report|policy|we|our|your?)\b/i,
    ],
  },
  {
    all: [
      /\b(?:personali[sz]e|customi[sz]e|tailor|adapt|swap(?: in| out)?|fill in|replace|insert|add|double-?check|update|tweak|edit)\b/i,
      /\b(?:this|it|your own|your (?:signature|name|title|contact details|sign-?off)|the (?:[a-z']{3,14} ){0,2}(?:details|names?|placeholders?|brackets?|signature|company|link|greeting|name of [a-z ]{3,20}))\b/i,
      /\bbefore (?:you(?:'re| are)? )?(?:hit(?:ting)? send|press(?:ing)? send|click(?:ing)? send|(?:send|sending|send off|sending off)(?: (?:it|out|off|(?:this|the)(?: (?:e-?mail|message|draft|note))?))?)(?= ?[.,!;)]| ?$)/i,
    ],
    none: [physical],
  },
  {
    all: [
      /\b(?:p\.?\s?s\.?|notes?|reminder|tip|heads-up|message|suggestion) (?:for|to) (?:the |you,? the )?(?:sender|user|editor|reviewer|person sending)\b/i,
      /\b(?:before sending|double-?check|replace|adjust|confirm|verify|name|tone|draft|you may want|make sure|remember)\b/i,
    ],
    none: [physical],
  },
  {
    all: [
      /\bi(?:'ve| have)? (?:aimed|gone|went|opted|tried|strived) for\b/i,
      /\b(?:tone|voice|style|register|opening|opener|hook|angle)\b/i,
      /\b(?:friendly|pushy|formal|casual|warm|salesy|professional|conversational|confident|concise|personal|curious|consultative|direct|playful)\b/i,
    ],
    none: [physical, /\b(?:rooms?|wood|floors?|song|speech|logo|brand|interior|kitchen)\b/i],
  },
  {
    all: [
      /\b(?:tip|suggestion|pro tip|recommendation) ?:/i,
      /\bsend (?:this|it)\b/i,
      /\b(?:open rate|reply rate|response rate|mornings?|follow[- ]up|business days)\b/i,
    ],
    none: [physical],
  },
]);
