import { defineRule } from '../rule.ts';
import { allChannels, messageTypes } from '../rule-scope.ts';
import { anchored } from '../text/anchored.ts';
import { matchesAnywhere, matchesNear } from '../text/near.ts';
import { anyOf, pattern } from '../text/pattern.ts';
import { isInCode, isMention, sentenceOf } from '../text/phrase-context.ts';
import { facets, sentencesWith, wordsOf } from '../text/sentence-facets.ts';

/** What a drafting model calls its own product; a contract or an invoice is somebody's work. */
const piece = `(?:(?:cold |outreach |sales |follow-?up |intro(?:duction)? |introductory |outbound |prospecting |reply |thank[- ]you |linkedin |whatsapp |slack |sms |text |marketing |email )?(?:e-?mail|message|reply|response|note|follow-?up|outreach|pitch|subject lines?|template|caption|dm|text message|sms|linkedin message|body|introduction|cover letter|copy|rewrite|paraphrase)(?: (?:draft|version|template|copy|sequence|body|text))?)`;
const adjective = anyOf(
  'short brief concise polished professional friendly revised updated rewritten improved refined personalized personalised tailored shorter longer warmer possible potential sample simple clean quick clear engaging compelling persuasive formal casual more_formal more_casual more_concise more_professional new final suggested edited proofread modified alternative better slightly_shorter ready-to-send ready-to-use well-crafted well-written customized customised cold polite revised',
);
const forYou = `(?:you can|you could|you might|you may|for you|for your|that you|based on|tailored to|tailored for|in a |with a |following|as requested|per your|to send|to use|that (?:incorporates|addresses|follows|highlights|includes|meets|fits|uses|keeps|maintains|is|focuses)|written|using|incorporating|under|for (?:the|this|a) )`;
const tune = anyOf(
  'adjust change tweak revise modify refine rewrite rework shorten lengthen edit personalize personalise polish customize customise fine-tune tailor alter',
);
const draftPart = `(?:the |this |its |any of the |any |it )?(?:tone|length|style|wording|phrasing|language|voice|draft|copy|cta|call[- ]to[- ]action|subject lines?|e-?mail(?: (?:copy|draft|further|tone))?|message|opening line|formality|level of formality|structure|version|content|text)`;

const patterns = [
  pattern(
    `(?:(?:certainly|sure|sure thing|of course|absolutely|okay|ok|great|got it|understood|no problem|happy to help|gladly)[!,.:-]{0,2} ?)?(?:here's|here is|here are|below is|below are|below you'll find|please find below|i've (?:drafted|written|prepared|created|put together|crafted|composed|rewritten)|i have (?:drafted|written|prepared|created|put together|crafted|composed|rewritten)|i (?:drafted|crafted|composed)) (?:an?|one|another|some|three|two|a few|my) (?:${adjective},? (?:and )?){0,4}(?:draft(?: of (?:an?|the|your) ${piece})?|(?:version|rewrite|revision|paraphrase) of (?:the|your|this|that) ${piece}|version|${piece}|${piece} draft|draft ${piece}|revision)(?: ${forYou}| ?:|(?= ?\\n)| of the ${piece} you (?:requested|asked for)| with an? [a-z -]{3,25} tone)`,
    `(?:here's|here is|below is|i've (?:drafted|written|prepared|rewritten)|i have (?:drafted|written|prepared|rewritten)) (?:the|your) (?:${adjective},? (?:and )?){1,4}(?:draft ?(?:${piece})?|version|${piece})(?: ${forYou}| ?:|(?= ?\\n))`,
    `(?:here's|here is|below is) (?:the|your|a|an) (?:draft )?${piece} (?:you (?:asked for|requested)(?= ?:)|as requested|based on (?:the|your) (?:information|details|prompt|instructions|context|input))`,
    `(?:certainly|sure|sure thing|of course|absolutely|got it|understood)[!,.:-]{1,2} ?(?:here's|here is|here are|below is|i've|i can|i'll|i'd be happy to|let me) (?:an? |your |the |some )?(?:${adjective} ){0,3}(?:draft(?:ed|ing)?|write|rewrite|revise|rewritten|revised|version|${piece})(?: (?:you|of|for|based|:|that|the|an?)|[: ]?(?=\\n)|:)`,
  ),
  pattern(
    `(?:please |just |do |feel free to )?(?:let me know|tell me|say the word|shout) if (?:you'd|you would|you|there's anything you'd|you'd also)? ?(?:like|want|need|prefer|wish)? ?(?:for )?(?:me )?(?:to )?(?:(?:make )?any (?:changes|adjustments|edits|revisions|tweaks) (?:to (?:the |this )?(?:draft|tone|wording|e-?mail|message|copy|version)|or)|${tune} ${draftPart}|${tune} (?:it|this|anything)(?: further| in any way| to| more)?(?= ?(?:[.!]|$|\\n)|,? or)|make (?:it|this|the (?:tone|e-?mail|message|draft)) (?:more |less |shorter|longer|sound|warmer|friendlier)[a-z ]{0,20}|(?:a |an )?(?:shorter|longer|different|more (?:formal|casual|concise|direct|personal|playful)|another|alternative|less formal) (?:version|tone|draft|variant|variation|take))`,
    `would you like (?:me to )?(?:adjust|change|tweak|revise|modify|refine|rework) (?:anything|something|any part)(?: else)?`,
    `(?:let me know|tell me) if you(?:'d like| want| need|'d want| would like)? ?any (?:changes|edits|tweaks|adjustments|revisions|modifications)(?= ?[.!]| ?$)`,
    `if you'd (?:like|prefer) (?:it|this|something) (?:shorter|longer|more [a-z]{4,12}|less [a-z]{4,12}|warmer|friendlier|punchier)`,
    `i(?:'ve| have)? (?:tailored|adjusted|rewritten|reworded|rephrased|revised|shortened|polished|tweaked|softened|made|trimmed|edited) (?:this|the|your) (?:${piece}|draft|tone|wording|language|copy|text)`,
    `here you go(?: ?[:,-]| with)? (?:an?|the|your) (?:${adjective} ){0,3}(?:version|draft|${piece})`,
    `would you like (?:me )?(?:to )?(?:${tune} ${draftPart}|make (?:it|this|the (?:tone|e-?mail|message|draft|text|copy)) (?:more |less |shorter|longer)[a-z]{0,15}|(?:create|write|draft|generate|provide) (?:a |an |another )?(?:shorter|longer|alternative|different|more [a-z]{4,12}|few) (?:version|versions|variant|variations?|options?))`,
    `(?:feel free to|you can|you may(?: want to)?|you might want to|please|be sure to|make sure to|don't forget to|remember to) (?:further )?(?:customi[sz]e|personali[sz]e|adjust|modify|edit|tweak|adapt|tailor|replace|fill in|swap out|update|insert) (?:the |this |it |any )?(?:e-?mail|template|draft|message|tone|wording|placeholders?|bracketed|brackets|text in brackets|details in brackets|blanks|as needed|to (?:fit|suit|match) your|further)`,
    `i (?:hope|trust) (?:this|that|the) (?:e-?mail draft|message draft|draft|version|e-?mail|message|template|rewrite|revision|response) (?:helps|works|meets|is helpful|suits|fits|captures|aligns)(?= ?(?:[.!]|your|the|what|with|you|for|$))`,
    `(?:i(?:'ve| have)?|this) (?:kept|keeps|aimed|made|tried to keep|ensured|maintained|maintains) (?:it|the (?:tone|e-?mail|message|draft|copy|length)|a) (?:under|below|around|short and|within|to|concise|professional|friendly|warm|conversational|casual|formal)(?: (?:\\d{1,4} (?:words|characters)|yet|and|but|but still|tone)[a-z, ]{0,30})`,
    `this (?:version|draft|e-?mail|message|template|rewrite|response|revision) (?:is (?:designed to|crafted|written in|tailored|meant to sound|more (?:concise|formal|casual|direct|professional|personal|conversational))|maintains|strikes|aims|keeps|uses|adopts|conveys|incorporates|highlights|emphasi[sz]es|focuses on|follows|avoids|balances)`,
    `i (?:can|could|am happy to|'m happy to|'d be happy to|would be happy to) (?:also )?(?:${tune}|provide|offer|write|create|draft) (?:${draftPart}|(?:a |an |some |more )?(?:shorter|longer|alternative|different|another|additional|more (?:formal|casual|concise)) (?:version|versions|variants?|variations?|options?|drafts?))`,
    `i(?:'m| am)? ?happy to (?:adjust|revise|tweak|refine|rewrite|shorten) ${draftPart}`,
  ),
];
/** How a text may sound: said of "this" or "it", with nothing else named, it is the draft that is meant. */
const manner = anyOf(
  'punchier snappier shorter longer tighter crisper warmer friendlier softer bolder catchier simpler clearer wordier briefer sharper lighter edgier spicier chattier stronger_in_tone more_concise more_formal less_formal more_casual less_casual more_conversational more_personal more_persuasive more_direct less_direct more_professional more_playful more_engaging more_compelling less_salesy less_pushy more_human less_robotic more_natural',
);
const artefact = `(?:(?:cold |outreach |sales |follow-?up |intro |prospecting |reply |linkedin |whatsapp |slack |sms |text |marketing |personali[sz]ed |alternative |different |shorter |longer |another |few |second |third |more |some |couple of |three |two |five |catchier |other ){0,3}(?:e-?mails?|messages?|repl(?:y|ies)|follow-?ups?|subject lines?|versions?|variants?|variations?|openers?|opening lines?|captions?|hooks?|headlines?|ctas?|sequences?|dms?|copy|icebreakers?|sms|sign-?offs?|p\\.?s\\.? lines?))`;
const offers =
  "(?:(?:do you )?want me to|(?:would|did) you like me to|shall i|should i|i can also|i could also|happy to|i'd be happy to|i'm happy to|glad to|(?:let me know|tell me|say so|shout|just ask) if you(?:'d| would)? (?:like|want|prefer|need) me to|if you(?:'d| would)? (?:like|want|prefer),? i can(?: also)?)";

const remarks = [
  pattern(
    // Offers to make another text, or to make this one sound otherwise.
    `${offers} (?:make|keep|get) (?:this|it|that|the (?:tone|e-?mail|message|draft|copy|opener|opening|ending|closing|close|greeting|intro|first line|last line|pitch|wording|paragraph|cta|subject line|text|reply)) (?:sound |a bit |a little |a touch |slightly |even |feel |read |look ){0,3}${manner}`,
    `(?:do you |would you )?(?:want|like|prefer|need)(?: to have)? (?:this|it|that|the (?:tone|e-?mail|message|draft|copy|opener|ending|text|reply)) (?:to (?:sound|be|feel|read) )?(?:a bit |a little |a touch |slightly |even ){0,2}${manner}`,
    `${offers} (?:draft|write|generate|create|compose|craft|whip up|come up with|brainstorm|rewrite|produce|sketch|put together|suggest|spin up|turn (?:this|it) into) (?:you )?(?:an? |the |some |this |another |it as |it for )?(?:few |couple of )?${artefact}(?! (?:for (?:you )?to (?:sign|your|the))|to your|with your)(?= ?[?.!]|,(?! but)| too| as well| for (?:this|the|other|each|a|you|different)| that| to (?:go|test|follow|match|a\\/b|choose|pick|send)| ?$| or| and| in| with| aimed| based| ?\\n)`,
    `${offers} (?:rewrite|rework|rephrase|shorten|trim|tighten|soften|tone down|tone up|punch up|spice up|polish|lengthen|expand|localise|localize|adapt) (?:this|it|that|the (?:e-?mail|message|draft|copy|opener|opening|ending|cta|subject line|text|reply|tone|first line|second paragraph|last paragraph|body))(?! (?:agreement|contract|quote|scope|timeline|meeting|list|order))(?= ?[?.!,]| for| to| in| up| down| so| further| more| even| any| ?$| or| and| ?\\n)`,
    `(?:swap|change|replace|tweak|edit|adjust|personali[sz]e|customi[sz]e|modify) (?:the |this |any |these )?(?:names?|tone|wording|details|placeholders?|bracketed (?:parts|bits|text|fields)|opener|cta|sign-?off|specifics|subject line) (?:as (?:needed|you see fit|you like|necessary|required)|to (?:suit|fit|taste|match|your liking)|before (?:sending|you send|you hit send)|if you(?:'d)? like)`,
    '(?:feel free to|you can|you may) (?:tweak|edit|adapt|adjust|modify|personali[sz]e|customi[sz]e|change|swap)(?: (?:it|this|them|anything|as|the wording|the details))?(?: as)? ?(?:needed|you see fit|you like|necessary|required|before sending|to your (?:liking|voice|style)|to fit|to match)',
  ),
  pattern(
    `(?:certainly|sure|sure thing|of course|absolutely|got it|understood|noted|okay|no problem|great|perfect)[!,.:-]{1,2} ?(?:i will|i'll|i can|i've|i have|i|let me)(?: now| just| gladly| happily)? (?:wr(?:ite|ote|itten)|re-?wr(?:ite|ote|itten)|draft(?:ed)?|compose[d]?|craft(?:ed)?|generated?|re(?:phrase|word|work)(?:e?d)?|shorten(?:ed)?|polish(?:ed)?) (?:an?|the|your|this|it|that)(?: [a-z-]{2,16}){0,3}? ?(?:${piece}|for|so|to|into|in)`,
    `(?:(?:certainly|sure|of course|absolutely|okay)[!,.:-]{0,2} ?)?(?:here's|here is) (?:how i(?:'d| would)|one way (?:to|you could|of)|a way (?:to|you could)|how you (?:can|could|might)|what you (?:can|could|might)) (?:phrase|phrasing|word|wording|say|saying|put|write|writing|reply|respond|frame)(?: (?:it|that|this|the|to)| ?:)`,
    `(?:you (?:can|could|might|may want to)|try|consider) (?:send(?:ing)?|say(?:ing)?|writ(?:e|ing)|reply(?:ing)?|respond(?:ing)?)(?: with)? (?:something )?(?:along (?:these|the following) lines|like (?:this|the following)) ?:`,
    `(?:here's|here is) (?:the|your|an?) ${piece}(?:,| -|:) ?(?:kept|written|trimmed|rewritten|tailored|shortened|polished|toned down|in a|with a (?:[a-z]{4,12} )?(?:tone|opener|hook|cta))`,
    `(?:let me know|tell me|say) (?:if|whether) the (?:tone|wording|style|voice|length|draft|opener|pitch|phrasing|subject line) (?:works|is right|fits|suits|lands|feels|sounds|hits|needs)`,
    // Presents the text: "below is an outreach e-mail for ...", "here's a revised version of it".
    `(?:here's|here is|here are|below is|below are|the following is|i've attached below|find below|see below for|this is|that's|there's) (?:an?|the|your|my|one|two|three|four|five|some|a few|another|the full)(?: first| quick| second| rough| possible| sample)? (?:${adjective},? (?:and |yet |but )?){0,4}(?:take on|draft of|version of|stab at|attempt at|rewrite of|reworked version of|variation on) (?:the |your |this |that |an? |it\\b)(?:${piece}|cold|outreach|intro|opening|(?=[,.:]))?`,
    `(?:here's|here is|here are|below is|below are|the following is|see below for) (?:an?|the|your|two|three|four|five|some|a few|another) (?:${adjective},? (?:and |yet |but )?){0,4}(?:personali[sz]ed|customi[sz]ed|tailored|outreach|cold|prospecting|ready-to-send|sample|suggested|draft|drafted|alternative|possible|proposed|revised|rewritten|polished|shorter|longer|concise|punchier|warmer|friendlier|improved|updated|tightened|cleaned-up|snappier|softer) (?:and [a-z]{4,12} )?(?:[a-z-]{3,14} ){0,2}(?:e-?mail|message|reply|response|follow-?up|opener|subject lines?|sequence|note|dm|version|options?|draft)s?(?: (?:for|to|aimed at|targeting|addressed to|with|based on|that|which|in|using|you|under|,)|,|:| ?(?=\\n)|\\.)`,
    `(?:i've|i have|i) (?:just )?(?:rewritten|reworked|rephrased|drafted|redrafted|tightened|shortened|trimmed|softened|polished|personali[sz]ed|tailored|reworded|toned down|punched up|cleaned up|condensed|simplified) (?:the |this |your |it|that )(?:[a-z-]{3,14} ){0,2}(?:e-?mail|message|draft|copy|opener|opening|reply|response|text|note|paragraph|subject line|tone|version|(?= ?to (?:sound|be|feel|read|make)| ?so (?:it|that)|(?: and)? (?:keep|kept)| ?for (?:tone|clarity|brevity)))`,
    `(?:this|the) (?:version|draft|rewrite|variant|opener|revision|one) (?:keeps|is|uses|opens|leads|leans|adds|drops|removes|cuts|trims|sounds|reads|feels|should feel|should sound|ends|closes|balances|goes|highlights|stays) ?(?:[\\w'-]{2,16},? ){0,6}?(?:tone|concise|words|value prop(?:osition)?|call[- ]to[- ]action|cta|conversational|formal|casual|friendly|professional|personal(?:ised|ized)?|jargon|pain point|hook|pitch|salesy|pushy|shorter|softer|warmer|punchier|reader|recipient|prospect)`,
    `(?:i|i've|i have) (?:kept|left|made|aimed|added|included|avoided|mentioned|referenced|used|focused|removed|dropped) (?:[\\w'-]{1,16},? ){0,7}?(?:as (?:you )?(?:requested|asked|instructed|specified)|per your (?:instructions|request|brief|guidelines|prompt)|(?:under|below|within|at|to) (?:about |around |roughly )?\\d{2,4} (?:words|characters)|to (?:keep|make) (?:it|this|the (?:tone|message|e-?mail)) (?:[a-z]{3,14} ?){1,3})`,
    '(?:subject(?: line)?|opener|opening line|cta|headline|hook) (?:options|ideas|suggestions|variations|alternatives|choices)(?: ?:|(?= ?\\n)| to (?:test|try|choose from|pick from)| you (?:can|could|might))',
    `(?:let me know|tell me) (?:if|whether|which) (?:you(?:'d| would)? (?:want|like|prefer|need)|(?:this|that|it) (?:works|hits|captures|strikes|needs)|(?:version|option|one|tone|variant)) (?:it |this |a |an |the |something |me to |to |right |you |tone |better |best |any |another ){0,3}(?:${manner}(?= ?[.,!?]| or| and| version| tone| draft| e-?mail| message| ?$)|in (?:a |an )?(?:different|another|more|less) (?:[a-z]{4,14} )?(?:tone|style|voice)|tweaks|hit the mark|the mark|right note|you prefer|resonates|(?:rewritten|reworded|rephrased|adjusted|tweaked|personali[sz]ed))`,
    `(?:does|did) (?:this|that|it|the (?:tone|draft|version|opener)) (?:hit|strike|capture|match|nail|sound|feel|read) (?:the )?(?:right )?(?:mark|tone|voice|note|what you had in mind|like you|brief|too (?:formal|casual|salesy|pushy|long|short))`,
    `(?:note|quick note|heads[- ]up|fyi|ps|p\\.s\\.)(?: ?[:,-]| that) ?(?:i|i've|i have)(?: also)? (?:kept|left|made|assumed|used|added|included|avoided|omitted|skipped|guessed|invented) (?:[\\w'-]{1,16},? ){0,8}?(?:tone|placeholder|placeholders|generic|vague|wording|bracket|brackets|cta|call[- ]to[- ]action|subject line|greeting|sign-?off|opener|words|paragraph|stat|statistic|link|name)`,
  ),
];
/** `[Note: ...]`, in square or round brackets; the whole bracket goes. */
const bracketNote = anchored(
  /[[(]\s{0,3}(?:(?:drafting |editor'?s |internal |writer'?s |author'?s )?notes?|nb|n\.b\.|reminder|instructions?|optional|tip|ai note|disclaimer|sender|writer|user|editor)(?:\s(?:to (?:self|editor|user|sender|reviewer)))?\s{0,3}[:-][^\])]{0,400}[\])]/gi,
);
const roundNote =
  /\b(?:replace|placeholder|customi[sz]e|personali[sz]e|draft|adjust|template|insert|tone|edit|e-?mail)\b/i;
/** Labels a model puts above or below its text. */
const label = anchored(
  /(?:^|\n)[ \t]*(?:\*\*)?(?:(?:subject\sline|cta|headline|title)\s(?:suggestions|options|ideas)|(?:revised|updated|final|rewritten|improved|polished|edited|suggested|draft|shortened|personali[sz]ed)\s(?:e-?mail|message|version|draft|reply|response|copy|text)(?:\sdraft)?|(?:e-?mail|message|reply|response)\s(?:draft|version|option)(?:\s\d)?|(?:e-?mail|message|reply|letter|sms|linkedin|whatsapp|telegram|slack)\s(?:body|text|content|copy)(?:\s?\([^)\n]{1,40}\))?|(?:draft|take|rewrite)\s(?:\d|[A-C]|one|two|three)(?:\s?\([^)\n]{1,40}\))?|draft\s(?:e-?mail|message|reply)|\(?(?:alternative|alternate|alt|optional|backup|second|suggested)\s(?:subject(?:\sline)?|opener|opening|cta|version|sign-?off|ps|closing)|(?:option|version|variant|variation)\s(?:\d|[A-C])(?:\s?\([^)\n]{1,40}\))?|(?:\(|\[)?(?:word|character)\scount)\s?:(?:\*\*)?(?=[ \t]*(?:\n|\d|$)|(?<=(?:alternative|alternate|alt|optional|backup|suggested)\s[^:\n]{2,16}:))/gi,
);
const templateNote = anchored(
  /\b(?:note|message|reminder)\sto\s(?:the\s)?(?:user|sender|editor|reviewer|writer|operator|requester|(?:sales\s)?rep)\s?:[^\n]{0,160}|\bnote\s?:\s(?:this (?:e-?mail|message|template|draft|is a (?:template|draft|sample))|(?:please |make sure to |remember to |be sure to )?(?:replace|customi[sz]e|personali[sz]e|fill in|adjust|insert)\b)[^\n]{0,160}/gi,
);

const writtenThing =
  /\b(?:subject lines?|e-?mail|message|draft|version|variations?|opener|opening(?: line| paragraph)?|hook|cta|call[- ]to[- ]action|copy(?! of)|pitch|follow-?up|rewrite|template|sign-?off|outreach|first line|body|paragraph|wording|reply|response|closing|greeting|apology|caption|sms)\b/i;
/** The text at hand, pointed at. */
const thisText =
  /\b(?:this|the) (?:(?:revised|updated|new|second|first|short|shorter|edited|polished|rewritten|final|above|following|whole|entire) ){0,2}(?:e-?mail|message|draft|version|reply|response|text|note|copy|rewrite|variant|opener|paragraph|letter|post|dm|sms)\b/i;
/** What a writer for hire says it has done or can do. */
const writes =
  /\bi(?:'ll| will| can| could|'d| would|'ve| have|'m| am)?(?: also| now| just| gladly| quickly| happily| then| going to| be (?:happy|glad) to| happy to| glad to){0,3} (?:generat|writ|draft|compos|craft|produc|creat|rewrit|rewrot|wrote|rephras|rework|reword|whip|put together|suggest|provid|prepar|shorten|polish|adapt|translat|proofread)\w{0,5}\b/i;
const piecesOfText =
  /\b(?:subject lines?|closings?|openings?|openers?|sign-?offs?|variants?|variations?|versions?|headlines?|ctas?|phrasings?|follow-?ups?|e-?mails|messages|greetings?|hooks?|alternatives|icebreakers?|wordings?|intros?|captions?)\b/i;
const speaks =
  /\b(?:want me to|like me to|would you like|shall i|happy to|glad to|let me know|tell me|i can|i could|i'll|feel free|hope (?:this|it|that)|i(?:'ve| have)? (?:kept|tried|left|aimed|made|used|avoided|written|wrote|rewritten|focused|included|gone|went|opened|added|removed|trimmed)|here's|here is|here are|below (?:is|are|you)|do you want|which (?:of|one)|you can)\b/i;
const styled =
  /\b(?:tone|voice|shorter|longer|formal|informal|casual|friendly|friendlier|punch\w*|concise|\d{1,3} (?:words|characters|sentences)|polished|personali[sz]ed|a\/b test|placeholders?|brackets?|fill (?:it|them|this|that) in|generic|tweak\w*|rework\w*|rephras\w*|rewrit\w*|reword\w*|stiff|salesy|pushy|warmer|softer|sound(?:s|ing)?|reads? (?:better|well|too|like)|feels? (?:too|closest|more|less|natural|right|off)|conversational|value prop\w*|hook|swap (?:in|out)|your own)\b/i;
/** What it was not told is another rule's matter. */
const admits =
  /\b(?:no|not|more|without|enough|missing|further|additional|insufficient)\b[^.!?]{0,24}\b(?:details?|context|information|background|data)\b/i;
const otherWork =
  /\b(?:contracts?|invoices?|agreement|quotes?|schedule|timeline|drawings?|designs?|logo|website|brochure|floor|kitchen|menu|curtains?|meeting|delivery|order|report|policy|campaign|your (?:team|customers?|reps|emails)|template library|brand|we|our)\b/i;
/** A remark on the draft, in any order of its words. */
const remarksOnDraft = facets([
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
      /\b(?:friendly|professional|neutral|formal|informal|casual|warm|assertive|polite|confident|conversational|persuasive|empathetic|concise|playful|apologetic)[a-z, ]{0,30}\b(?:tone|voice|register|style)\b|\btone is\b/i,
    ],
    none: [/\b(?:your (?!request|instructions|brief)|we|our|report|song|film|book|speech)\b/i],
  },
  // Other texts beside it.
  {
    all: [
      /\b(?:alternatives?|alternate|different|other|additional|more|further|few|two|three|four|five|\d|couple|some)\b/i,
      piecesOfText,
      /\byou (?:can|could|may|might)(?: also)? (?:use|try|choose|pick|send|test|swap)\b|\b(?:in case|should|if) you(?:'d)? (?:want|prefer|like|need)\b|\bto (?:choose|pick) from\b|\bto go with (?:it|this)\b/i,
    ],
    none: [otherWork, /\b(?:dates?|slots?|times?|rooms?|seats?|plans?|tiers?|software|app)\b/i],
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
      /\bi(?:'ve| have)? (?:went|gone|opted|chose|chosen|kept|leaned|started|opened|closed|ended|avoided|added|dropped|toned)\b/i,
      /\b(?:tone|voice|opener|greeting|cta|sign-?off|subject line|call to action|wording|phrasing|hook|first line)\b/i,
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
      /\b(?:hope|trust|think) (?:this|that|it)\b/i,
      /\b(?:captures?|matches|hits|strikes|fits|reflects|nails)\b/i,
      /\b(?:in mind|tone|voice|brief|mark|looking for|were after|brand|spirit)\b/i,
    ],
    none: [otherWork],
  },
]);

export const aiMetaCommentary = defineRule({
  id: 'ai_meta_commentary',
  template: 'ai_artifacts_v1',
  severity: 'WARN',
  contentTypes: messageTypes,
  channels: allChannels,
  needs: [],
  literals: () => [
    ...wordsOf(remarksOnDraft),
    ...`say_the_word sign-off warmer_tone a_warmer message_above email_above draft_above message_below alternative_subject alt_subject second_follow as_asked draft variations versions stiff in_mind fill_it_in fill_them_in rework rewrote opening_line the_opening the_pitch
    want_me_to like_me_to prefer_me_to need_me_to ^shall_i ^should_i to_generate punchier snappier warmer
    friendlier softer catchier crisper conversational salesy robotic hit_the_mark right_tone as_requested
    as_instructed per_your you_see_fit before_sending as_needed subject_options subject_ideas reworded rephrase
    reworked tightened toned_down condensed the_following_is ^version ^tone$ wording phrasing placeholder
    bracket template rewrit revis polish concise ^shorte it_longer this_longer a_longer or_longer longer_or
    longer_version longer_draft email_longer message_longer ^lengthen customi personali ^adjust ^tweak ^refine
    ^fine-tune ^note: ^note_to ^notes: note_: ^nb: ^nb_ ^reminder: ^instruction ^optional: ^tip: disclaimer:
    subject_line ^here's ^here_is ^here_are ^here_you_go ^below_is ^below_are ^below_you find_below
    let_me_know_if would_you_like word_count character_count ^option_ ^variant ^variation ^this_email
    ^this_e-mail ^this_message ^this_response ^kept ^keeps ^i've_tailored ^any_changes ^formal ^casual ^e-mail:
    ^email: message: reply: response: copy: ^fit_your ^meets_your ^certainly ^sure ^of_course ^absolutely
    ^insert ^understood ^noted along_these_lines along_the_following`
      .split(/\s+/)
      .map((word) => word.replaceAll('_', ' ')),
  ],
  looksFor: () => [bracketNote, label, templateNote, ...patterns, ...remarks, ...remarksOnDraft],
  meaning: 'Talk between the model and its user around the message.',
  detail: 'The text holds a remark about the draft itself. Delete it.',
  saferAlternative: '',
  examples: [
    "Certainly! Here's a draft email you can use:",
    "Let me know if you'd like me to adjust the tone.",
    '[Note: replace with real data]',
  ],
  counterExamples: [
    "Here's the draft contract you asked for.",
    "Let me know if you'd like me to adjust the delivery date.",
    'Note: the office is closed Monday.',
  ],
  *check(field) {
    const { text } = field;
    const seen: { start: number; end: number }[] = [];
    const fresh = (start: number, end: number) => {
      if (seen.some((span) => start < span.end && span.start < end) || isMention(text, start) || isInCode(text, start))
        return false;
      if (admits.test(sentenceOf(text, start, end).text)) return false;
      seen.push({ start, end });
      return true;
    };
    for (const match of matchesAnywhere(field, bracketNote)) {
      if (match[0].startsWith('(') && !roundNote.test(match[0])) continue;
      if (fresh(match.index, match.index + match[0].length))
        yield { start: match.index, end: match.index + match[0].length };
    }
    for (const expression of [...patterns, ...remarks, label, templateNote]) {
      // A label stands alone on its line, which only the whole text shows.
      for (const match of expression === label ? matchesAnywhere(field, label) : matchesNear(field, expression)) {
        const start = match.index + (match[0].length - match[0].trimStart().length);
        const end = match.index + match[0].trimEnd().length;
        if (fresh(start, end)) yield { start, end };
      }
    }
    for (const { start, end } of sentencesWith(field, remarksOnDraft)) {
      if (fresh(start, end)) yield { start, end, confidence: 0.75 };
    }
  },
});
