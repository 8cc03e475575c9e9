import { wordingsElsewhere } from '../languages/index.ts';
import { defineRule } from '../rule.ts';
import { allChannels, messageTypes } from '../rule-scope.ts';
import { anchored } from '../search/anchored.ts';
import { matchesAnywhere, matchesNear } from '../search/near.ts';
import { anyOf, pattern } from '../search/pattern.ts';
import { sentencesWith } from '../search/sentence-facets.ts';
import { because } from '../text/let-go.ts';
import { isInCode, isMention, sentenceOf } from '../text/phrase-context.ts';
import { overlapsAny, type Range } from '../text/range.ts';
import { signatureStart } from '../text/signature-block.ts';
import { aboveGreeting, belowSignature } from '../wordings/ai-meta-commentary/around-mail.ts';
import { adviceToSender, draftLabels, presented } from '../wordings/ai-meta-commentary/draft-labels.ts';
import { handedOver, notesToUser } from '../wordings/ai-meta-commentary/notes-to-user.ts';
import { plainRemarks } from '../wordings/ai-meta-commentary/plain-remarks.ts';
import { remarksOnDraft } from '../wordings/ai-meta-commentary/remarks-on-draft.ts';
import { rewritingRemarks } from '../wordings/ai-meta-commentary/rewriting-remarks.ts';
import { remarksOnReply } from '../wordings/ticket-work.ts';

/** What a drafting model calls its own product; a contract or an invoice is somebody's work. */
const piece = `(?:(?:cold |outreach |sales |follow-?up |intro(?:duction)? |introductory |outbound |prospecting |reply |thank[- ]you |linkedin |whatsapp |slack |sms |text |marketing |email )?(?:e-?mail|message|reply|response|note|follow-?up|outreach|pitch|subject lines?|template|caption|dm|text message|sms|linkedin message|body|introduction|cover letter|copy|rewrite|paraphrase)(?: (?:draft|version|template|copy|sequence|body|text))?)`;
const adjective = anyOf(
  'short brief concise polished professional friendly revised updated rewritten improved refined personalized personalised tailored shorter longer warmer possible potential sample simple clean quick clear engaging compelling persuasive formal casual more_formal more_casual more_concise more_professional new final suggested edited proofread modified alternative better slightly_shorter ready-to-send ready-to-use well-crafted well-written customized customised cold polite revised',
);
const forYou = `(?:you can|you could|you might|you may|for you|for your|that you|based on|tailored to|tailored for|in a |with a |following|as requested|per your|to send|to use|that (?:incorporates|addresses|follows|highlights|includes|meets|fits|uses|keeps|maintains|is|focuses)|written|using|incorporating|under|for (?:the|this|a) )`;
const tune = anyOf(
  'adjust change tweak revise modify refine rewrite rework shorten lengthen edit personalize personalise polish customize customise fine-tune tailor alter',
);
const draftPart = `(?:the |this |its |any of the |any |it )?(?:tone|length|style|wording|phrasing|language|voice|draft|copy|cta|call[- ]to[- ]action|subject lines?|e-?mail(?: (?:copy|draft|further|tone))?|message|opening line|formality|level of formality|structure|version|content|text)(?! of (?:the|your|our|a) (?!e-?mail|message|draft|text|copy|reply|opener|pitch|opening|closing)[a-z])`;

const offers =
  "(?:(?:do you )?want me to|(?:would|did) you like me to|shall i|should i|i can also|i could also|happy to|i'd be happy to|i'm happy to|glad to|(?:let me know|tell me|say so|shout|just ask) if you(?:'d| would)? (?:like|want|prefer|need) me to|if you(?:'d| would)? (?:like|want|prefer),? i can(?: also)?)";

const patterns = [
  pattern(
    `(?:(?:certainly|sure|sure thing|of course|absolutely|okay|ok|great|got it|understood|no problem|happy to help|gladly)[!,.:-]{0,2} ?)?(?:here'?s|here is|here are|below is|below are|below you'll find|please find below|i've (?:drafted|written|prepared|created|put together|crafted|composed|rewritten)|i have (?:drafted|written|prepared|created|put together|crafted|composed|rewritten)|i (?:drafted|crafted|composed)) (?:an?|one|another|some|three|two|a few|my) (?:${adjective},? (?:and )?){0,4}(?:draft(?: of (?:an?|the|your) ${piece})?|(?:version|rewrite|revision|paraphrase) of (?:the|your|this|that) ${piece}|version|${piece}|${piece} draft|draft ${piece}|revision)(?: ${forYou}| ?:|(?= ?\\n)| of the ${piece} you (?:requested|asked for)| with an? [a-z -]{3,25} tone)`,
    `(?:here'?s|here is|below is|i've (?:drafted|written|prepared|rewritten)|i have (?:drafted|written|prepared|rewritten)) (?:the|your) (?:${adjective},? (?:and )?){1,4}(?:draft ?(?:${piece})?|version|${piece})(?: ${forYou}| ?:|(?= ?\\n))`,
    `(?:here'?s|here is|below is) (?:the|your|a|an) (?:draft )?${piece} (?:(?:you|u|ya) (?:asked for|requested|wanted)(?= ?:)|as requested|based on (?:the|your) (?:information|details|prompt|instructions|context|input))`,
    `(?:certainly|sure|sure thing|of course|absolutely|got it|understood)[!,.:-]{1,2} ?(?:here'?s|here is|here are|below is|i've|i can|i'll|i'd be happy to|let me) (?:an? |your |the |some )?(?:${adjective} ){0,4}(?:draft(?:ed|ing)?|write|rewrite|revise|rewritten|revised|version|${piece})(?: (?:you|of|for|based|:|that|the|an?)|[: ]?(?=\\n)|:)`,
  ),
  pattern(
    `(?:please |just |do |feel free to )?(?:let me know|tell me|say the word|shout) if (?:you'd|you would|you|there's anything you'd|you'd also)? ?(?:like|want|need|prefer|wish)? ?(?:for )?(?:me )?(?:to )?(?:(?:make )?any (?:changes|adjustments|edits|revisions|tweaks) (?:to (?:the |this )?(?:draft|tone|wording|e-?mail|message|copy|version)|or)|${tune} ${draftPart}|${tune} (?:it|this|anything)(?: further| in any way| to| more)?(?= ?(?:[.!]|$|\\n)|,? or)|make (?:it|this|the (?:tone|e-?mail|message|draft)) (?:more |less |shorter|longer|sound|warmer|friendlier)[a-z ]{0,20}|(?:a |an )?(?:shorter|longer|different|more (?:formal|casual|concise|direct|personal|playful)|another|alternative|less formal) (?:version|tone|draft|variant|variation|take))`,
    `would you like (?:me to )?(?:adjust|change|tweak|revise|modify|refine|rework) (?:anything|something|any part)(?: else)?`,
    `(?:let me know|tell me) if you(?:'d like| want| need|'d want| would like)? ?any (?:changes|edits|tweaks|adjustments|revisions|modifications)(?= ?[.!]| ?$)`,
    `(?<!\\b(?:days|weeks|months|hours|minutes|kept|stored|held|hire|stay|lead|cable|hose|sleeves?|legs)\\b[^.!?\\n]{0,40})if you'd (?:like|prefer) (?:it|this|something) (?:shorter|longer|more [a-z]{4,12}|less [a-z]{4,12}|warmer|friendlier|punchier)(?!,? (?:then )?(?:our|we|the)\\b)`,
    `i(?:'ve| have)? (?:tailored|adjusted|rewritten|reworded|rephrased|revised|shortened|polished|tweaked|softened|made|trimmed|edited) (?:this|the|your) (?:${piece}|draft|tone|wording|language|copy|text)`,
    `here you go(?: ?[:,-]| with)? (?:an?|the|your) (?:${adjective} ){0,4}(?:version|draft|${piece})`,
    `this (?:one |version |message |e-?mail |angle )?(?:should|will|would|is likely to) (?:resonate|land) (?:well )?with (?:an? |the |your )?(?:[a-z-]{2,14} ){0,3}(?:cfo|ceo|cto|coo|cmo|vp|prospect|lead|recipient|reader|persona|buyer|decision[- ]maker|executive)s?`,
    `(?:word|character) count ?: ?(?:about |around |approx\\.? |~ ?)?\\d{2,4}(?: words| characters)?(?= ?(?:$|\\n))`,
    `(?:adjust|adapt|edit|change|tweak|customi[sz]e|personali[sz]e|update) (?:the|any|all|these) (?:greeting|tone|wording|placeholders?|names?|sign-?off|closing|opening|opener|subject line|cta|call to action|bracketed parts) (?:as needed|if needed|where needed|as necessary|as you see fit) before (?:sending|you send)`,
    `(?:rewritten|reworded|rephrased|revised|shortened|polished) to (?:sound|be|feel|read) (?:(?:a bit|slightly|much) )?(?:more |less )?(?:salesy|formal|casual|friendly|friendlier|pushy|warm|warmer|concise|direct|short|shorter|personal|human|robotic|natural|professional) ?:`,
    `want (?:a|another|one more) (?:version|variant|draft) (?:without|with) (?:the |an? )?(?:emojis?|cta|call to action|ps|jargon)`,
    `i(?:'ve| have)? (?:added|included) an? (?:ps|cta|call to action|soft close) (?:at the end )?to (?:boost|increase|drive|encourage|prompt|get)`,
    `here you go,? (?:an?|the|your) (?:[a-z-]{3,12},? (?:and |but )?){1,4}(?:follow-?up|e-?mail|message|draft|reply|outreach|note|version|intro)s? ?:`,
    `(?:version|option|variant) (?:[1-5]|[a-e]|one|two|three) ?[(](?:more |less |slightly |a bit )?(?:casual|formal|short(?:er)?|direct|friendly|friendlier|long(?:er)?|playful|warm(?:er)?|concise|professional|punchy|bold)[^)\\n]{0,30}[)] ?:(?<=:)`,
    `would you like (?:me )?(?:to )?(?:${tune} ${draftPart}|make (?:it|this|the (?:tone|e-?mail|message|draft|text|copy)) (?:more |less |shorter|longer)[a-z]{0,15}|(?:create|write|draft|generate|provide) (?:a |an |another )?(?:shorter|longer|alternative|different|more [a-z]{4,12}|few) (?:version|versions|variant|variations?|options?))`,
    `(?:feel free to|you can|you may(?: want to)?|you might want to|please|be sure to|make sure to|don't forget to|remember to) (?:further )?(?:customi[sz]e|personali[sz]e|adjust|modify|edit|tweak|adapt|tailor|replace|fill in|swap out|update|insert) (?:the |this |it |any )?(?:e-?mail|template(?! (?:to|for) (?:the|your|our) (?!voice|style|tone|needs|recipient|prospect)[a-z])|draft|message|tone|wording|placeholders?|bracketed|brackets|text in brackets|details in brackets|blanks|as needed|to (?:fit|suit|match) your|further)`,
    `i (?:hope|trust) (?:this|that|the) (?:e-?mail draft|message draft|draft|version|e-?mail|message|template|rewrite|revision|response) (?:helps|works|meets|is helpful|suits|fits|captures|aligns)(?= ?(?:[.!]|your|the|what|with|you|for|$))`,
    `(?:i(?:'ve| have)?|this) (?:kept|keeps|aimed|made|tried to keep|ensured|maintained|maintains) (?:it|the (?:tone|e-?mail|message|draft|copy|length)|a) (?:under|below|around|short and|within|to|concise|professional|friendly|warm|conversational|casual|formal)(?: (?:\\d{1,4} (?:words|characters)|yet|and|but|but still|tone)[a-z, ]{0,30})`,
    `this (?:version|draft|e-?mail|message|template|rewrite|response|revision) (?:is (?:designed to|crafted|written in|tailored|meant to sound|more (?:concise|formal|casual|direct|professional|personal|conversational))|maintains|strikes|aims|keeps|uses|adopts|conveys|incorporates|highlights|emphasi[sz]es|focuses on|follows|avoids|balances)`,
    `i (?:can|could|am happy to|'m happy to|'d be happy to|would be happy to) (?:also )?(?:${tune}|provide|offer|write|create|draft) (?:${draftPart}|(?:a |an |some |more )?(?:shorter|longer|alternative|different|another|additional|more (?:formal|casual|concise)) (?:version|versions|variants?|variations?|options?|drafts?))`,
    `(?:certainly|sure|sure thing|of course|absolutely|gladly)[!,.]{1,2} ?(?:i'd be|i would be|i'm|i am) (?:more than )?(?:happy|glad|delighted) to (?:help(?: you)?(?: to| with)? ?)?(?:write|writing|draft|drafting|craft|crafting|compose|composing|rewrite|rewriting|improve|improving) (?:that|this|your|the|an?) (?:${adjective} ){0,3}(?:cold |sales |outreach |follow-?up )?(?:e-?mail|message|reply|response|follow-?up|outreach|subject line|copy|pitch|sms|text)(?= ?[.!:;,]| for| to| ?$)`,
    `(?:the )?(?:key|main) (?:changes|edits|improvements|adjustments|tweaks)(?: (?:i )?made)? ?:(?=[^.!?\\n]{0,100}\\b(?:tone|opener|(?:shorter|warmer|stronger|softer|clearer|better|friendlier|tighter|punchier) (?:opening(?! hours?| times?)|clos(?:e|ing)(?! hours?| times?| dates?)|ending)|wording|subject line|cta|call to action|concise|phrasing|sentences?|sign-?off|jargon)\\b)`,
    `i(?:'m| am)? ?happy to (?:adjust|revise|tweak|refine|rewrite|shorten) ${draftPart}`,
  ),
  pattern(
    "here'?s (?:my|a|another|one) (?:(?:first|second|quick|best|rough) )?(?:attempt|stab|try|go)(?: at (?:it|this|that|one))? ?:(?= ?(?:\\n|$))",
    `hope (?:this|that|it) (?:works|helps|fits|suits|does (?:the trick|it))(?: for you)?[!., -]{1,3} ?(?:i'm |i'd be |always |as always )?(?:happy|glad) to (?:refine|rewrite|rework|rephrase|reword|shorten|lengthen|polish|fine-tune|redraft|tone down|punch up) (?:it|this|that|anything)(?: further| more| again| down| up| if (?:needed|you(?:'d)? (?:like|prefer|want)))?(?= ?(?:[.!,]|$|\\n))`,
    `(?:please |remember to |be sure to |make sure to )?(?:(?:review|proofread|read over|check|double-?check)(?:,| and|, and|,? then) (?:edit|personali[sz]e|customi[sz]e|tweak|adapt|adjust|tailor)|(?:edit|personali[sz]e|customi[sz]e|proofread|tweak)(?: (?:and|or) (?:edit|personali[sz]e|customi[sz]e|proofread|tweak|check|review))?)(?: (?:as needed|as necessary|accordingly|carefully|where needed))? before (?:you )?(?:hit(?:ting)? send|send(?:ing)?(?: (?:it|this))?(?: (?:off|out))?)(?= ?(?:[.!,;)]|$|\\n))`,
  ),
  pattern(
    `(?:got it|sure|sure thing|certainly|of course|absolutely|okay|ok|great|understood|no problem)[!,.:\u2013\u2014 -]{1,4}(?:here'?s|here is) (?:an?|the|your) (?:${adjective} ){0,3}(?:linkedin|whatsapp|telegram|slack|sms|outreach|follow-?up) (?:message|text|note|dm|post|e-?mail|reply|version|draft|invite|connection request)(?: (?:for|to) [\\w'-]{2,16}(?: [\\w'-]{2,16})?)? ?:`,
    `note ?: i(?:'ve| have)? (?:assumed|guessed|inferred|presumed|made up|invented) (?:[\\w'-]{1,16}[,;.]? (?:- )?){1,12}?(?:please )?(?:adjust|change|edit|correct|swap|replace|update)(?: (?:it|this|that|accordingly))? (?:if|as|where) (?:needed|necessary|required|not|wrong)`,
    `(?:here'?s|here is) why (?:this|it) works ?: ?(?:[\\w'-]{1,14},? ){0,8}?(?:opens?|leads? with|hook|opener|subject line|cta|call[- ]to[- ]action|pain point|personali[sz]ed|low-pressure)`,
  ),
  pattern(
    `(?:here'?s|here is) (?:an?|the|your|one) (?:[a-z-]{4,14} ){0,3}(?:reminder|thank[- ]you|apology|invitation|announcement|invite|introduction|nudge|text|note|e-?mail|message|reply) (?:that )?you (?:can|could|may|might) (?:send|post|text|copy|paste|use)(?: (?:to|as|in|for))?(?: (?:the|your|an?|them|him|her)(?: [a-z]{3,12})?)? ?:`,
    `(?:here'?s|here is|below is) (?:the|your) ${piece},? (?:re-?written|reworded|rephrased|redone|shortened|translated|trimmed|edited|revised|reworked) (?:in|with|for|to|into|as) [^.:!?]{2,50}:`,
    `(?:here'?s|here is) (?:an?|the|your) (?:${adjective} ){0,3}(?:linkedin|whatsapp|telegram|slack|sms|instagram)? ?(?:connection request|connection note|invite|inmail|dm|message|text|post|caption|bio|note)(?: [a-z]{2,12}){0,3} (?:under|below|within|in) \\d{2,4} (?:characters|chars|words) ?:`,
    `this (?:e-?mail|message|draft|version|reply|note|text) was designed to (?:be (?:short|concise|brief|friendly|professional|polite|personal|persuasive|engaging|warm|conversational|low-pressure)|build|spark|grab|feel|sound|pique)`,
    `this (?:e-?mail|message|draft|version|reply|response|note|text) is (?:(?:and |but |yet )?(?:short|brief|polite|concise|friendly|professional|clear|direct|personal|personali[sz]ed|warm|respectful|conversational|formal|casual|to the point),? ){1,4}(?:and |but |yet )?(?:it )?(?:includes?|contains?|ends? with|has|keeps?|offers?|leaves?|respects?|avoids?|focus(?:es)? on|centers on|centres on|highlights|stresses) (?:an?|the|no|any|your|room)`,
    `(?:alternatively|as an alternative|another option),? (?:is to |you (?:can|could|might|may) )(?:also )?(?:open|start|lead|close|end|begin|sign off) with (?:an?|the|some) [a-z]{3,14} (?:about|on|from|to|of|that) (?:their|his|her|the (?:prospect|lead|recipient|reader))`,
    `(?:here'?s|here is|below is) (?:the|your|an?) (?:translated ${piece}|translation of (?:the|your) ${piece})(?: (?:in|into|to) [a-z]{4,12})? ?:`,
    `let me (?:craft|draft|compose|generate|write|put together) (?:an?|the|your|this) (?:[a-z-]{3,14} ){0,2}(?:response|reply|message|e-?mail|answer) (?:for|to) (?:the|this|your) (?:customer|client|user|prospect|lead|recipient)`,
    `i(?:'ve| have)? (?:used|chose|chosen|went with|picked|opted for) an? (?:[a-z-]{3,14},? ){1,3}(?:closing|opening|opener|greeting|sign-?off|subject line|salutation|cta|hook) (?:because|since|so that|given|to (?:match|fit|reflect|keep|suit))`,
    `${offers} ${tune} (?:the |its |this )?(?:tone|wording|phrasing|length|cta|subject line|opener|call to action)(?= ?[?.!,]| if| to| for| further| so| ?$)`,
    `${offers} make (?:it|this|that) (?:sound|feel|read) (?:(?:a bit|a little|slightly|even|much) )?(?:more|less) [a-z]{4,14}`,
  ),
  wordingsElsewhere('ai_meta_commentary'),
];
/** How a text may sound: said of "this" or "it", with nothing else named, it is the draft that is meant. */
const manner = anyOf(
  'punchier snappier shorter longer tighter crisper warmer friendlier softer bolder catchier simpler clearer wordier briefer sharper lighter edgier spicier chattier stronger_in_tone more_concise more_formal less_formal more_casual less_casual more_conversational more_personal more_persuasive more_direct less_direct more_professional more_playful more_engaging more_compelling less_salesy less_pushy more_human less_robotic more_natural',
);
const artefact = `(?:(?:cold |outreach |sales |follow-?up |intro |prospecting |reply |linkedin |whatsapp |slack |sms |text |marketing |personali[sz]ed |alternative |different |shorter |longer |another |few |second |third |more |some |couple of |three |two |five |catchier |other ){0,4}(?:e-?mails?|messages?|repl(?:y|ies)|follow-?ups?|subject lines?|versions?|variants?|variations?|openers?|opening lines?|captions?|hooks?|headlines?|ctas?|sequences?|dms?|copy|icebreakers?|sms|sign-?offs?|p\\.?s\\.? lines?))`;

const remarks = [
  pattern(
    // Offers to make another text, or to make this one sound otherwise.
    `(?:feel free to|you can|you may|you could|you might) (?:swap in|swap out|plug in|drop in|substitute|slot in) (?:an? |another |the |your |some )?(?:[a-z-]{3,14} ){0,2}?(?:pain points?|hooks?|openers?|ctas?|call[- ]to[- ]action|value prop(?:osition)?s?|proof points?|case stud(?:y|ies)|social proof|greetings?|sign-?offs?|subject lines?|personali[sz]ation)`,
    "(?:if (?:it|(?:this|that|the)(?: (?:one|angle|hook|pain point|opener|example|version|line))?) (?:doesn't|does not|isn't|is not) (?:quite )?(?:fit|suit|match|right for|work for|relevant to)|to (?:better )?(?:fit|suit|match)) (?:the|this|your) (?:persona|icp|prospect|lead|recipient|target audience)",
    `${offers} (?:make|keep|get) (?:this|it|that|the (?:tone|e-?mail|message|draft|copy|opener|opening|ending|closing|close|greeting|intro|first line|last line|pitch|wording|paragraph|cta|subject line|text|reply)) (?:sound |a bit |a little |a touch |slightly |even |feel |read |look ){0,3}${manner}`,
    `(?:do you |would you )?(?:want|like|prefer|need)(?: to have)? (?:this|it|that|the (?:tone|e-?mail|message|draft|copy|opener|ending|text|reply)) (?:to (?:sound|be|feel|read) )?(?:a bit |a little |a touch |slightly |even ){0,2}${manner}`,
    `${offers} (?:draft|write|generate|create|compose|craft|whip up|come up with|brainstorm|rewrite|produce|sketch|put together|suggest|spin up|turn (?:this|it) into) (?:you )?(?:an? |the |some |this |another |it as |it for )?(?:few |couple of )?${artefact}(?! (?:for (?:you )?to (?:sign|your|the))|to your|with your)(?= ?[?.!]|,(?! but)| too| as well| for (?:this|the|other|each|a|you|different)| that| to (?:go|test|follow|match|a\\/b|choose|pick|send)| ?$| or| and| in| with| aimed| based| ?\\n)`,
    `${offers} (?:rewrite|rework|rephrase|shorten|trim|tighten|soften|tone down|tone up|punch up|spice up|polish|lengthen|expand|localise|localize|adapt) (?:this|it|that|the (?:e-?mail|message|draft|copy|opener|opening|ending|cta|subject line|text|reply|tone|first line|second paragraph|last paragraph|body))(?! (?:agreement|contract|quote|scope|timeline|meeting|list|order))(?= ?[?.!,]| for| to| in| up| down| so| further| more| even| any| ?$| or| and| ?\\n)`,
    `(?:swap|change|replace|tweak|edit|adjust|personali[sz]e|customi[sz]e|modify) (?:the |this |any |these )?(?:names?|tone|wording|details|placeholders?|bracketed (?:parts|bits|text|fields)|opener|cta|sign-?off|specifics|subject line) (?:as (?:needed|you see fit|you like|necessary|required)|to (?:suit|fit|taste|match|your liking)|before (?:sending|you send|you hit send)|if you(?:'d)? like(?!,? (?:and|then) (?:i|we)(?:'ll| will)\\b))`,
    '(?:feel free to|you can|you may) (?:tweak|edit|adapt|adjust|modify|personali[sz]e|customi[sz]e|change|swap)(?: (?:it|this|them|anything|as|the wording|the details))?(?: as)? ?(?:needed|you see fit|you like|necessary|required|before sending|to your (?:liking|voice|style)|to fit|to match)',
  ),
  pattern(
    `(?:certainly|sure|sure thing|of course|absolutely|got it|understood|noted|okay|no problem|great|perfect)[!,.:-]{1,2} ?(?:i will|i'll|i can|i've|i have|i|let me)(?: now| just| gladly| happily)? (?:wr(?:ite|ote|itten)|re-?wr(?:ite|ote|itten)|draft(?:ed)?|compose[d]?|craft(?:ed)?|generated?(?! (?:an?|the|your|this) (?:[a-z-]{2,16} ){0,2}(?:codes?|labels?|tickets?|returns?|link|invoices?|receipts?|vouchers?|certificates?|numbers?)\\b)|re(?:phrase|word|work)(?:e?d)?|shorten(?:ed)?|polish(?:ed)?) (?:an?|the|your|this|it|that)(?: [a-z-]{2,16}){0,3}? ?(?:${piece}|for|so|to|into|in)`,
    `(?:(?:certainly|sure|of course|absolutely|okay)[!,.:-]{0,2} ?)?(?:here'?s|here is) (?:how i(?:'d| would)|one way (?:to|you could|of)|a way (?:to|you could)|how you (?:can|could|might)|what you (?:can|could|might)) (?:phrase|phrasing|word|wording|say|saying|put|write|writing|reply|respond|frame)(?: (?:it|that|this|the|to)| ?:)`,
    `(?:you (?:can|could|might|may want to)|try|consider) (?:send(?:ing)?|say(?:ing)?|writ(?:e|ing)|reply(?:ing)?|respond(?:ing)?)(?: with)? (?:something )?(?:along (?:these|the following) lines|like (?:this|the following)) ?:`,
    `(?:here'?s|here is) (?:the|your|an?) ${piece}(?:,| -|:) ?(?:kept|written|trimmed|rewritten|tailored|shortened|polished|toned down|in a|with a (?:[a-z]{4,12} )?(?:tone|opener|hook|cta))`,
    `(?:let me know|tell me|say) (?:if|whether) the (?:tone|wording|style|voice|length|draft|opener|pitch|phrasing|subject line) (?:works|is right|fits|suits|lands|feels|sounds|hits|needs)`,
    // Presents the text: "below is an outreach e-mail for ...", "here's a revised version of it".
    `(?:here'?s|here is|here are|below is|below are|the following is|i've attached below|find below|see below for|this is|that's|there's) (?:an?|the|your|my|one|two|three|four|five|some|a few|another|the full)(?: first| quick| second| rough| possible| sample)? (?:${adjective},? (?:and |yet |but )?){0,4}(?:take on|draft of|version of|stab at|attempt at|rewrite of|reworked version of|variation on) (?:the |your |this |that |an? |it\\b)(?:${piece}|cold|outreach|intro|opening|(?=[,.:]))?`,
    `(?:here'?s|here is|here are|below is|below are|the following is|see below for) (?:an?|the|your|two|three|four|five|some|a few|another) (?:${adjective},? (?:and |yet |but )?){0,4}(?:personali[sz]ed|customi[sz]ed|tailored|outreach|cold|prospecting|ready-to-send|sample|suggested|draft|drafted|alternative|possible|proposed|revised|rewritten|polished|shorter|longer|concise|punchier|warmer|friendlier|improved|updated|tightened|cleaned-up|snappier|softer) (?:and [a-z]{4,12} )?(?:[a-z-]{3,14} ){0,2}(?:e-?mail|message|reply|response|follow-?up|opener|subject lines?|sequence|note|dm|version|options?|draft)s?(?: (?:for|to|aimed at|targeting|addressed to|with|based on|that|which|in|using|you|under|,)|,|:| ?(?=\\n)|\\.)`,
    `(?:i've|i have|i) (?:just )?(?:rewritten|reworked|rephrased|drafted|redrafted|tightened|shortened|trimmed|softened|polished|personali[sz]ed|tailored|reworded|toned down|punched up|cleaned up|condensed|simplified) (?:the |this |your |it|that )(?:[a-z-]{3,14} ){0,2}(?:e-?mail|message|draft|copy|opener|opening|reply|response|text|note|paragraph|subject line|tone|version|(?= ?to (?:sound|be|feel|read|make)| ?so (?:it|that)|(?: and)? (?:keep|kept)| ?for (?:tone|clarity|brevity)))`,
    `(?:this|the) (?:version|draft|rewrite|variant|opener|revision|one) (?:keeps|is|uses|opens|leads|leans|adds|drops|removes|cuts|trims|sounds|reads|feels|should feel|should sound|ends|closes|balances|goes|highlights|stays) ?(?:[\\w'-]{2,16},? ){0,6}?(?:tone|concise|words|value prop(?:osition)?|call[- ]to[- ]action|cta|conversational|formal|casual|friendly|professional|personal(?:ised|ized)?|jargon|pain point|hook|pitch|salesy|pushy|shorter|softer|warmer|punchier|reader|recipient|prospect)`,
    `(?:i|i've|i have) (?:kept|left|made|aimed|added|included|avoided|mentioned|referenced|used|focused|removed|dropped) (?:[\\w'-]{1,16},? ){0,7}?(?:as (?:you )?(?:requested|asked|instructed|specified)|per your (?:instructions|request|brief|guidelines|prompt)|(?:under|below|within|at|to) (?:about |around |roughly )?\\d{2,4} (?:words|characters)|to (?:keep|make) (?:it|this|the (?:tone|message|e-?mail)) (?:[a-z]{3,14} ?){1,3})`,
    '(?:subject(?: line)?|opener|opening line|cta|headline|hook) (?:options|ideas|suggestions|variations|alternatives|choices)(?: ?:|(?= ?\\n)| to (?:test|try|choose from|pick from)| you (?:can|could|might))',
    `(?:let me know|tell me) (?:if|whether|which) (?:you(?:'d| would)? (?:want|like|prefer|need)|(?:this|that|it) (?:works|hits|captures|strikes|needs)|(?:version|option(?! you prefer)|one|tone|variant)) (?:it |this |a |an |the |something |me to |to |right |you |tone |better |best |any |another ){0,4}(?:${manner}(?= ?[.,!?]| or| and| version| tone| draft| e-?mail| message| ?$)|in (?:a |an )?(?:different|another|more|less) (?:[a-z]{4,14} )?(?:tone|style|voice)|tweaks|hit the mark|the mark|right note|you prefer|resonates|(?:rewritten|reworded|rephrased|adjusted|tweaked|personali[sz]ed))`,
    `(?:does|did) (?:this|that|it|the (?:tone|draft|version|opener)) (?:hit|strike|capture|match|nail|sound|feel|read) (?:the )?(?:right )?(?:mark|tone|voice|note|what you had in mind|like you|brief|too (?:formal|casual|salesy|pushy|long|short))`,
    `(?:note|quick note|heads[- ]up|fyi|ps|p\\.s\\.)(?: ?[:,-]| that) ?(?:i|i've|i have)(?: also)? (?:kept|left|made|assumed|used|added|included|avoided|omitted|skipped|guessed|invented) (?:[\\w'-]{1,16},? ){0,8}?(?:tone|placeholder|placeholders|generic|vague|wording|bracket|brackets|cta|call[- ]to[- ]action|subject line|greeting|sign-?off|opener|words|paragraph|stat|statistic|link|name)`,
  ),
];
/** `[Note: ...]`, in square or round brackets; the whole bracket goes. */
const bracketNote = anchored(
  /[[(]\s{0,3}(?:(?:drafting |editor'?s |internal |writer'?s |author'?s )?notes?|nb|n\.b\.|reminder|instructions?|optional|tip|ai note|disclaimer|sender|writer|user|editor|cta|call to action|personali[sz]ation|hook|ice-?breaker|opener|value prop(?:osition)?|social proof|pain point|proof point)(?:\s(?:to (?:self|editor|user|sender|reviewer)))?\s{0,3}[:-][^\])]{0,400}[\])]|\[\s{0,3}(?:this is|here is|here's) where i(?:'d| would| could| can) (?:add|insert|include|mention|put|write)\b[^\]]{0,300}\]/gi,
);
const roundNote =
  /\b(?:replace|placeholder|customi[sz]e|personali[sz]e|draft|adjust|template|insert|tone|edit|e-?mail)\b/i;
/** Labels a model puts above or below its text. */
const label = anchored(
  /(?:^|\n)[ \t]*(?:\*\*)?(?:(?:subject\sline|cta|headline|title)\s(?:suggestions|options|ideas)|(?:revised|updated|final|rewritten|improved|polished|edited|suggested|draft|shortened|personali[sz]ed)\s(?:e-?mail|message|version|draft|reply|response|copy|text)(?:\sdraft)?|(?:e-?mail|message|reply|response)\s(?:draft|version|option)(?:\s\d)?|(?:e-?mail|message|reply|letter|sms|linkedin|whatsapp|telegram|slack)\s(?:body|text|content|copy)(?:\s?\([^)\n]{1,40}\))?|(?:draft|take|rewrite)\s(?:\d|[A-C]|one|two|three)(?:\s?\([^)\n]{1,40}\))?|draft\s(?:e-?mail|message|reply)|\(?(?:alternative|alternate|alt|optional|backup|second|suggested)\s(?:subject(?:\sline)?|opener|opening|cta|version|sign-?off|ps|closing)|(?:option|version|variant|variation)\s(?:\d|[A-C])(?:\s?\([^)\n]{1,40}\))?(?=\s?:(?:\*\*)?[ \t]*(?:\n|$))|(?:\(|\[)?(?:word|character)\scount)\s?:(?:\*\*)?(?=[ \t]*(?:\n|\d|$)|(?<=(?:alternative|alternate|alt|optional|backup|suggested)\s[^:\n]{2,16}:))/gi,
);
const templateNote = anchored(
  /\b(?:note|message|reminder)\sto\s(?:the\s)?(?:user|sender|editor|reviewer|writer|operator|requester|(?:sales\s)?rep)\s?:[^\n]{0,160}|\bnote\s?:\s(?:this (?:e-?mail|message|template|draft|is a (?:template|draft|sample))|(?:please |make sure to |remember to |be sure to )?(?:replace|customi[sz]e|personali[sz]e|fill in|adjust|insert)\b)[^\n]{0,160}/gi,
);

/** What it was not told is another rule's matter. */
const admits =
  /\b(?:no|not|more|without|enough|missing|further|additional|insufficient)\b[^.!?]{0,24}\b(?:details?|context|information|background|data)\b/i;

/** "If you'd like no further e-mails" is a way out of them. */
const noMoreMail =
  /\b(?:no|fewer|less) (?:(?:more|further|other|such) )?(?:e-?mails?|mails?|messages?|letters?|notes?)\b/i;
/** "A version of the protocol", "make the checklist longer": what is worked on is named, and no message. */
const ofWork =
  /\b(?:of|in|to|for|on|make|keep|turn|shorten|trim|rework|rewrite|adjust|revise|edit) (?:the|your|our|this|that|a|an) (?:[a-z-]{3,14} ){0,2}?(?:protocols?|check ?lists?|handbooks?|manuals?|agenda|programme|timetable|rota|syllabus|speech|posters?|flyers?|leaflets?|signage|recipes?|logos?|drawings?|floor ?plans?|risk assessments?|safety (?:sheets?|brief(?:ing)?)|annex(?:es)?|appendix|spreadsheets?|deck|slides|method statements?|house rules|curriculum|clauses?|product descriptions?|job descriptions?|user guides?|reports?|contracts?|agreements?|polic(?:y|ies)|lease|menu|brochures?|catalogues?|routes?|hikes?|walks?|tours?|itinerary|trails?|songs?|tunes?|hymns?|psalms?|verses?|poems?|eulogy|sermon|ceremony|inscription|plaque|(?:grave|head)?stone|orders?|invoices?|quotes?|maps?|films?|videos?|recordings?|clips?|signs?|offers? (?:with|for|to)|paragraphs? (?:on|about)|scenes?|trailer|dress|hems?|veil|sleeves|coat)\b|\bof (?:clause|section|schedule|article|chapter|page|paragraph|verse|act|part) \d/i;
/** A text that lies somewhere else than in the message is no draft of it. */
const elsewhere =
  /\b(?:attached|enclosed|printed|(?:in|on) (?:the|our|your|a) (?:shared )?(?:folder|drive|portal|wiki|channel|document)|shared (?:folder|drive|doc(?:ument)?)|google docs?|pdfs?)\b/i;
/** What somebody has recorded or made for the reader, told of in the message that brings it. */
const made =
  /^\W*i(?:'ve| have)? (?:put together|made|recorded|prepared|created|built|filmed) (?:an?|the|some|two|three|our|your) (?:[\w-]{2,14} ){0,3}(?:videos?|recordings?|clips?|screencasts?|demos?|guides?|checklists?|comparisons?|overviews?|calculators?|spreadsheets?|slides|decks?|mock-?ups?|prototypes?|walkthroughs?)\b/i;
/** Something of the kind told of shortly before "I kept it short". */
const madeBefore =
  /\bi(?:'ve| have)? (?:just )?(?:put together|made|recorded|prepared|created|built|filmed|drew up|wrote) (?:an?|the|some|two|three|our|your) (?:[\w-]{2,14} ){0,3}(?:videos?|recordings?|clips?|demos?|guides?|checklists?|comparisons?|overviews?|one-?pagers?|calculators?|spreadsheets?|slides|decks?|mock-?ups?|prototypes?|walkthroughs?|reports?|handouts?|posters?)\b/i;
/** How far back "it" may reach, in characters. */
const AS_FAR_AS_IT = 400;
/** A text for the reader's own people, told of and not presented. */
const forTheirPeople =
  /\b(?:onboarding|welcome|invitation|reminder) e-?mail for (?:your|our) |\b(?:template|draft|version) that you (?:can|could|may) (?:use|share|print|show|present)(?: out| around)? (?:for|with|in|at) (?:the|your|our|each) (?!e-?mails?|messages?|campaigns?|outreach|prospects?|leads?|clients?|customers?)|\bdraft of (?:the|an|your) (?:e-?mail|letter) to (?:the|your|our|all) [a-z]{4,14}(?:,[^.!?:\n]{0,30})?\.(?!\s{1,3}(?:hi|hello|dear|subject)\b)|\byou (?:can|could|may|might) (?:use|send|forward|share|post|print|pass on|show)\b[^.!?:\n]{0,40}\b(?:your|our) (?!prospects\b|leads\b|needs\b|details\b|guidelines\b)(?:[a-z]{3,14}s|team|staff|crew|board|people|family|community)\b[^.!?:\n]{0,60}\.(?!\s{1,3}(?:hi|hello|dear|subject)\b)|\bdraft (?:reply|response|answer|letter|e-?mail|statement|note) to the (?!customer|client|user|prospect|lead|recipient|e-?mail|message)[a-z]{4,14}(?:,[^.!?:\n]{0,40})?\.(?!\s{1,3}(?:hi|hello|dear|subject)\b)/i;
/** What is shown to somebody who may want changes to it, and is no message. */
const shown =
  /\b(?:attached|enclosed)\s(?:is|are|please\sfind|you(?:'ll|\swill)\sfind)\b|\b(?:the|our|your)\s(?:attached|enclosed)\b|\bhere(?:'s|\sis|\sare)\s(?:the|your|our|an?)\s(?:[a-z-]{3,14}\s){0,3}(?:designs?|layouts?|proposals?|quotes?|plans?|schedules?|drawings?|logos?|contracts?|agreements?|statements?|agendas?|itinerar(?:y|ies)|menus?|mock-?ups?|renderings?|programmes?|slides|decks?|reports?|photos?|pictures?|samples?|colou?rs?|estimates?)\b/i;
const anyChanges = /\bany\s{1,8}(?:changes|edits|tweaks|adjustments|revisions|modifications)$/i;
/** Where a text stands that is no part of the message: "the copy on the homepage", "the tone of the letter". */
const placed =
  /^[^.!?\n]{0,160}?\s(?:on|in|of)\s(?:the|your|our)\s(?:[a-z-]{3,12}\s)?(?:banners?|home\s?page|landing\spages?|web\s?sites?|signs?|labels?|menus?|posters?|flyers?|packaging|invitations?|tickets?|plaques?|shop\swindow|letters?|notices?|press\srelease|leaflets?)\b/i;

/** "Here is the short version: we put a reader on each door" goes on with what it announces. */
/** A text of another kind that writer and reader work on. */
const otherPiece =
  /\b(?:chapters?|manuscripts?|thesis|dissertation|novel|screenplay|lyrics|brochures?|catalogues?|leaflets?|articles?|press release|exhibition|r[e\u00e9]sum[e\u00e9]s?|cv|page (?:\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten))\b/i;
/** What was made or left of a map, a coat or a song, as asked: no part of a message is named. */
const workDone =
  /^(?:i|i've|i have)\s{1,8}(?:made|kept|left|used|removed|dropped|added|included)\s{1,8}(?:(?:out|in|off|away)\s{1,8})?(?:the|your|our|both|all|each|every|an?|two|three|four|five|some|another|more)\s/i;
const ofMessage =
  /\b(?:tone|voice|style|wording|phrasing|length|messages?|e-?mails?|drafts?|copy|text|repl(?:y|ies)|response|opener|opening|clos(?:e|ing)|greeting|intro\w*|hook|headline|cta|call[- ]to[- ]action|subject|lines?|sentences?|paragraphs?|pitch|version|post|caption|words?|characters?|emojis?|jargon|names?|pric(?:e|es|ing)|sign-?off|ps|p\.s|exclamation|buzzwords?|placeholders?|stat(?:s|istics?)?|formal|informal|casual|concise|punchier|friendl\w{1,4}|professional|sales(?:y|\s)|pushy|conversational|ask|mentions?|reference|angle|value\sprop\w*|pain\spoints?|personali\w+|bullets?|claims?|benefits?)\b/i;
const inShort = /\b(?:short|quick|brief|long|simple) version ?:$/i;

const greeted = /(?:^|\n)[ \t]*(?:hi|hello|hey|dear|good (?:morning|afternoon|evening))\b/i;

const everyRemark = [...remarksOnDraft, ...rewritingRemarks, ...adviceToSender, ...remarksOnReply, ...notesToUser];

/** Labels above or around a draft, which only the whole text shows. */
const everyLabel = [...draftLabels, ...handedOver];
const inSentences = [...plainRemarks, ...patterns, ...remarks, label, templateNote];

export const aiMetaCommentary = defineRule({
  id: 'ai_meta_commentary',
  template: 'ai_artifacts_v1',
  severity: 'WARN',
  contentTypes: messageTypes,
  channels: allChannels,
  needs: [],
  looksFor: () => [
    bracketNote,
    label,
    templateNote,
    ...everyLabel,
    ...aboveGreeting,
    ...belowSignature,
    ...plainRemarks,
    ...patterns,
    ...remarks,
    ...everyRemark,
  ],
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
    const seen: Range[] = [];
    const fresh = (start: number, end: number) => {
      if (overlapsAny(seen, start, end) || isMention(text, start) || isInCode(text, start)) return false;
      if (admits.test(sentenceOf(text, start, end).text)) return false;
      const told = text.slice(start, end);
      if (noMoreMail.test(told) || (inShort.test(told) && /^ \S/.test(text.slice(end)))) return false;
      seen.push({ start, end });
      return true;
    };
    for (const match of matchesAnywhere(field, bracketNote)) {
      if (match[0].startsWith('(') && !roundNote.test(match[0])) continue;
      if (fresh(match.index, match.index + match[0].length))
        yield { start: match.index, end: match.index + match[0].length };
    }
    for (const expression of inSentences) {
      // A label stands alone on its line, which only the whole text shows.
      for (const match of expression === label ? matchesAnywhere(field, label) : matchesNear(field, expression)) {
        const { start, end } = withoutEdges(match);
        if (/^i\b/i.test(match[0].trimStart()) && isAboutOther(text, start, end)) continue;
        if (ofWork.test(text.slice(start, end + 40)) && because('others')) continue;
        if (isOfAttached(text, start, end) || toneOfThing(text, start, end)) continue;
        if (isOfShown(text, start, end)) continue;
        const told = match[0].trim();
        if (
          /^i(?:'ve| have)? (?:kept|made|left) it\b/i.test(told) &&
          madeBefore.test(text.slice(Math.max(0, start - AS_FAR_AS_IT), start)) &&
          because('others')
        )
          continue;
        if (workDone.test(told) && /ed$/i.test(told) && !ofMessage.test(told) && because('others')) continue;
        if (fresh(start, end)) yield { start, end };
      }
    }
    for (const expression of everyLabel) {
      for (const match of matchesAnywhere(field, expression)) {
        const { start, end } = withoutEdges(match);
        // What a message brings that has greeted its reader before is for somebody else.
        if (expression === presented && greeted.test(text.slice(0, start)) && because('others')) continue;
        if (!isAboutOther(text, start, end) && fresh(start, end)) yield { start, end };
      }
    }
    for (const expression of greetsFirst.test(text) ? [] : aboveGreeting) {
      for (const match of matchesAnywhere(field, expression)) {
        const { start, end } = withoutEdges(match);
        if (fresh(start, end)) yield { start, end, confidence: 0.8 };
      }
    }
    for (const expression of belowSignature) {
      for (const match of matchesAnywhere(field, expression)) {
        const { start, end } = withoutEdges(match);
        if (start >= signatureStart(text) && fresh(start, end)) yield { start, end, confidence: 0.8 };
      }
    }
    for (const { start, end } of sentencesWith(field, everyRemark)) {
      if (isAboutOther(text, start, end) || isOfAttached(text, start, end) || isOfShown(text, start, end)) continue;
      if (made.test(text.slice(start, end)) && because('others')) continue;
      if (fresh(start, end)) yield { start, end, confidence: 0.75 };
    }
  },
});

/** Where a match stands, without the white space at its edges. */
function withoutEdges({ 0: matched, index }: RegExpExecArray): { start: number; end: number } {
  return { start: index + (matched.length - matched.trimStart().length), end: index + matched.trimEnd().length };
}

/** Above its greeting stands nothing. */
const greetsFirst = /^\s{0,4}(?:hi|hello|hey|dear)\b/i;

/** A paper that goes along with the message, or that its reader makes a paper of their own from. */
const attached =
  /\b(?:is|are)\s(?:attached|enclosed|in\sthe\s(?:folder|annex))\b|\b(?:letter|notice|schedule|timetable|rota|agenda|minutes|leaflet|programme|floor\splan)\s(?:to|for|of)\sthe\b|\binto\syour\sown\s(?:letter|leaflet|report|notice|newsletter)\b|\byour\sown\s(?:logo|letterhead|photos?|crest)\b/i;

/** What stands shortly before a remark; below the signature a remark is on all of the message, and on nothing named in it. */
function toldBefore(text: string, start: number): string {
  const signature = signatureStart(text);
  return text.slice(Math.max(start - 160, signature < start ? signature : 0), start);
}

/** Something put down in a place, and not in a text. */
const leftAt =
  /^i(?:'ve| have)? (?:left|kept|put|used)\b.{0,60}\b(?:at|on|by|under|behind) (?:the|your|our) (?:desk|counter|reception|door|table|porch|office|hall|shelf|till|gate|kitchen|bench|seat|step|stairs|phone|line)\b/i;
const hasTone = /^i\b.{0,60}\b(?:tone|language|style|length|voice)$/i;
const ofThing =
  /^\s(?:of|in|on|for)\s(?:the|your|our|an?|this|that|his|her|its)\s(?!(?:[a-z-]{3,12}\s){0,2}(?:e-?mails?|messages?|drafts?|text|cop(?:y|ies)|repl(?:y|ies)|response|note|opener|opening|closing|closer|pitch|intro\w*|paragraphs?|sentences?|lines?|subject|cta|follow-?up|version)\b)/i;

/** "I made the tone of the hall warmer": what has a tone is named, and no part of a message. */
function toneOfThing(text: string, start: number, end: number): boolean {
  const told = text.slice(start, end).trim();
  return (leftAt.test(told) || (hasTone.test(told) && ofThing.test(text.slice(end, end + 60)))) && because('others');
}

/** True where what may be changed is such a paper, named near by, and no message. */
function isOfAttached(text: string, start: number, end: number): boolean {
  return attached.test(toldBefore(text, start) + text.slice(start, end + 80)) && because('others');
}

/** True where changes are offered to what was shown before, or where what was reworded stands on a sign or goes to others. */
function isOfShown(text: string, start: number, end: number): boolean {
  const told = text.slice(start, end);
  const before = toldBefore(text, start);
  return (
    ((anyChanges.test(told) && shown.test(before)) ||
      placed.test(text.slice(start, end + 60)) ||
      forTheirPeople.test(text.slice(start, end + 110)) ||
      (/^i\b/i.test(told) && forTheirPeople.test(before))) &&
    because('others')
  );
}

/** True where what is shortened or reworded is a text that writer and reader work on, near by. */
function isAboutOther(text: string, start: number, end: number): boolean {
  const around = text.slice(Math.max(0, start - 160), end + 80);
  return (
    (otherPiece.test(around) ||
      ofWork.test(text.slice(start, end + 40)) ||
      elsewhere.test(text.slice(start, end + 160))) &&
    because('others')
  );
}
