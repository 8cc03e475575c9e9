import { wordingsElsewhere } from '../languages/index.ts';
import { defineRule } from '../rule.ts';
import { allChannels, messageTypes } from '../rule-scope.ts';
import { matchesAnywhere, matchesNear } from '../search/near.ts';
import { pattern, statement } from '../search/pattern.ts';
import { facets, sentencesWith } from '../search/sentence-facets.ts';
import { because } from '../text/let-go.ts';
import { isAsked, isInCode, isMention, sentenceOf } from '../text/phrase-context.ts';
import { overlapsAny, type Range } from '../text/range.ts';
import { handMade, writtenByHand } from '../wordings/human-impersonation/written-by-hand.ts';

const i = `(?:i'm|i am|im|i promise i'm|i promise i am|it's me,? (?:an? )?|you're (?:talking|chatting|speaking|writing) (?:to|with)|you are (?:talking|chatting|speaking|writing) (?:to|with)|this is|there's|there is|we're|we are)`;
const machine = `(?:an? )?(?:ai|a\\.i\\.|artificial intelligence|bot|chat ?bot|robot|machine|computer|algorithm|llm|language model|automated (?:message|system|sender|e-?mail|script|program|bot|tool)|automation|auto-?responder|gpt|chatgpt|script|software|program|computer program|drone|virtual assistant|(?:automation|outreach|sales|sequencing|mailing) (?:tool|platform|software|sequence|engine)|mail[- ]?merge|ai (?:assistant|agent|bot|model|tool|generated (?:message|e-?mail)))`;
const human = `(?:(?:a |an )?(?:actual|real|genuine|live|living,? breathing|living|flesh[- ]and[- ]blood|honest-to-(?:god|goodness)|real-?life|very real|100% real|100%)(?:,? (?:actual|live|living|breathing|real))? (?:human(?: being)?|person|man|woman|people|guy|girl|boy|lady|dude|bloke|gal)|(?:a )?human being|(?:a )?(?:fellow )?human|flesh and blood)`;
const thisText = `(?:this|these (?:words|lines|sentences)|every word(?: of (?:this|it))?|each word(?: of this)?|every line(?: of this)?|it)(?: (?:e-?mail|message|note|text|dm|line|letter|reply|whole thing|whole e-?mail))?`;
const wrote = `(?:wrote|typed|write|type|am typing|am writing|'m typing|'m writing|composed|drafted|crafted|hand-?wrote|hand-?typed|have written|'ve written|have typed|'ve typed|am sending|'m sending)`;
const tools = `(?:ai|a\\.i\\.|bots?|automation|chatgpt|gpt|llms?|robots?|templates? or (?:ai|bots?)|ai tools?|machines?|ai or (?:automation|templates?|bots?)|bots? or (?:ai|templates?|automation)|automation or (?:ai|templates?)|artificial intelligence)`;
const stop = `(?= ?(?:[.,!;:)\\u2026-]|$|\\n|"|(?:lol|haha|btw|fyi)\\b))`;

const letter = '(?:e-?mails?|messages?|notes?|letters?|lines?|text|repl(?:y|ies))';
const noTool = `(?:ai|a\\.i\\.|bots?|robots?|automation|chatbots?|artificial intelligence|machines?|chatgpt|software)`;

const patterns = [
  pattern(
    `(?:yes,? |yep,? |hey,? |btw,? )?${i} (?:(?:just|really|actually|still|in fact|definitely|also|very much|only|simply) ){0,3}${human}(?:,? (?:here|behind|on the other (?:end|side)|writing|typing|reaching out|who|sending|not|and not|from|at|in|named|called|with|and i|and you|so|but)|${stop})`,
    `(?:i'm|i am|im|this (?:is|e-?mail is|message is|note is)|it's|it is|we're|we are|i promise (?:this is|i'm|it's)|rest assured,? (?:this is|i'm)) (?:really |definitely |certainly |actually |most certainly |100% |absolutely )?(?:not|isn't) (?:just |some |another |one of those |an? )?(?:${machine}|spam ?bot)(?:,? (?:or |nor )(?:an? )?${machine})?${stop}`,
    `(?:i'm|i am|im|this is|we're|it's) (?:really |definitely |actually )?(?:not|no|isn't) (?:just |some |another |an? )?${machine}(?= (?:and|but|or|just|sending|writing|typing|blasting|who|that|behind|pretending|i|so|reaching|here)\\b)`,
    `you(?:'re| are)(?: not|n't) (?:talking|chatting|speaking|dealing|writing|texting|e-?mailing|corresponding) (?:to|with) (?:just |some )?${machine}`,
    `(?:this|mine|it) (?:isn't|is not|wasn't|was not|ain't) (?:an? |one |of |those |these |your |typical |usual |some |just |another |just another ){0,5}(?:automated|bot|ai|ai[- ]generated|ai[- ]written|bot[- ](?:generated|written)|machine[- ](?:generated|written)|auto-?generated|computer[- ]generated|robot(?:ic)?|mass|templated or automated)(?:,? (?:or )?[a-z-]{3,14})? (?:e-?mail|message|note|outreach|text|dm|blast|sequence|reply|spam|pitch|template)(?:e?s)?`,
    `this (?:e-?mail|message|note|text|dm|reply)? ?(?:wasn't|was not|isn't|is not|hasn't been) (?:written|generated|sent|created|typed|drafted|composed|produced|spat out|churned out|put together|fired off) (?:by|with|using|from|through|via) (?:an? |any |some |one of those )?(?:fancy |clever |faceless |soulless |mindless )?(?:${machine}|${tools})`,
  ),
  pattern(
    `(?:this|this (?:e-?mail|message|note|text|dm|reply|one)|it|every word(?: here| of this)?) (?:was|is|has been|were|is being) (?:actually |really |personally |genuinely |100% |all )?(?:written|typed|sent|crafted|composed|drafted|hand-?written|hand-?typed|penned|put together|keyed in) (?:(?:entirely|personally|by hand|only|just|manually),? ){0,3}(?:by )(?:${human}|hand|me(?:,? (?:personally|myself|a human|a real person|not|and not|by hand|no))|an actual (?:human|person))`,
    `i(?:(?: have| had|'ve)? (?:personally |actually |really |manually |just |did ){0,3}|(?='m))${wrote} ${thisText} ?(?:all |out )?(?:to you |for you |just for you )?(?:(?:personally|myself|by hand|manually|on my own|from scratch)(?:,? (?:to you|for you|not|no|without|and))?|with my own (?:two )?(?:hands|fingers)|with (?:no|zero) ${tools}|without (?:any |the help of |using |help from )?(?:any )?${tools})`,
    `i(?:'m| am)? (?:personally |actually |manually )(?:wrote|typed|typing|hand-?wrote|hand-?typed) (?:this|every|each)(?: (?:e-?mail|message|note|text|dm|word|line))?`,
    `i(?:'ve| have| am|'m)? (?:personally |actually |really )?(?:typed|typing|hand-?typed|hand-?wrote|handwritten) (?:this|this (?:e-?mail|message|note|text)|(?:every|each)(?: single)? (?:word|line)|it)(?! (?:all )?(?:up|in|into|down|out|over|again|wrong)\\b)(?: (?:to|for) you)?(?: personally)?`,
    `(?:no|zero|without|not a) (?:any )?(?:${tools}|copy[- ]paste or ai)(?: (?:was |were |is |are )?(?:involved|used|here|at all|required|wrote|writing|touched|in sight|behind|helped|whatsoever|needed(?! (?:to|for)))(?: (?:this|in|here|it)(?: [a-z]{2,12}){0,3})?)`,
    `(?:no|zero) (?:ai|bots?|automation|chatgpt|robots?)(?:,? (?:no|and no|or|zero|just) (?:ai|bots?|automation|templates?|robots?|chatgpt|a human|me|us))+`,
    `(?:100%|fully|entirely|completely|totally|all|purely) (?:human|human[- ](?:written|typed|made|crafted)|hand-?written|hand-?typed)(?: (?:e-?mail|message|note|here))?${stop}`,
    `(?:human[- ](?:written|typed)|hand-?typed|written by (?:${human}|an actual person))(?: (?:e-?mail|message|note)|${stop}|,? not)`,
  ),
  pattern(
    `${human} (?:here|behind (?:this|the keyboard|these words|the screen)|on the other (?:end|side)(?: of this)?|typing(?: this)?|texting(?: you)?|writing (?:this|to you)|at the keyboard|(?:is |was |who is |who's |that is )?(?:sat|sitting|seated|sat down) (?:here |there |at (?:a|the|my) (?:desk|keyboard) )?(?:typing|writing)|(?:has |have )?(?:composed|written|wrote|typed) (?:this|each|every|it))`,
    `(?:an? |real |actual )?(?:human|person|real person),? (?:and )?not (?:${machine}|ai)(?:,? (?:is |who )?(?:writing|typing|sending|behind|here|wrote|sent))?${stop}`,
    `not (?:an? )?${machine},? (?:just|only|simply|but|it's|this is) (?:me|a (?:real )?(?:person|human)|[a-z]{2,14} (?:from|at|here))`,
    `(?:hand-?written|hand-?typed|written|typed|crafted|composed) (?:by hand )?by (?!(?:our|the|its|their) (?:editors?|journalists?|authors?|writers?|experts?|reporters?|teachers?|doctors?|lawyers?|translators?)\\b)(?:me|yours truly|[a-z]{2,14} [a-z]{2,14}),? (?:and )?(?:not|no|without|never) (?:an? |any |by )?(?:${machine}|${tools})`,
    `(?:i'm|i am) as human as (?:you(?: are)?|it gets|they come|can be|anyone)`,
    `(?:promise|swear|assure you|guarantee|rest assured|believe me|trust me)(?: you)?,?(?: that)? (?:i'm|i am|this is|there's|it's|you're (?:talking|chatting) (?:to|with)) (?:not (?:an? )?${machine}|${human})`,
    `(?:am i|are you|is this) (?:an? )?(?:bot|robot|real person|ai|human|automated)\\? ?(?:no|nope|nah|yes|yep|not at all|i am not|i'm not|i am|of course not)`,
    `(?:ask(?:ed|ing)?|wonder(?:ed|ing)?|think(?:ing)?|thought|suspect(?:ed)?|guess(?:ed)?)(?: me)? (?:whether|if|that) (?:i'm|i am|this is|you're talking to) ${machine}[.,;?] ?(?:well,? |no,? |nope,? )?(?:i'm|i am|it's|it is|this is) (?:definitely |really |certainly )?not`,
    `(?:wondering|asking|curious|doubt|in case you(?:'re| are| were)? (?:wondering|asking)),?(?: if| whether)?(?: [a-z']{1,10}){0,5}?,? (?:yes,? )?(?:i'm|i am|this is) ${human}`,
  ),
  pattern(
    `(?:it's|this is|you've (?:reached|got)|here's|hi,?|hello,?|yes,?|yep,?) (?:[a-z]{2,12},? ){0,3}?(?:and |an? )?(?:yes,? |indeed,? )?${human}${stop}`,
    `(?:not|isn't|aren't) (?:getting |reading |receiving |talking to |looking at )?(?:an? |some )?(?:canned|generated|scripted|robotic|automated|ai|bot)(?:[ -](?:bot|ai|auto))? (?:reply|response|message|e-?mail|answer|script)`,
    `(?:this|it) (?:isn't|is not) an? ${machine},? (?:but |and )?it's (?:really |actually |just |only )?(?:me|a (?:real |actual )?(?:person|human))(?= ?[,.!;]|$| [a-z])`,
    `no (?:algorithm|ai|bot|software|machine|model|script|robot)(?: (?:or|nor) (?:algorithm|ai|bot|software|machine|model|script|robot))? (?:picked|chose|wrote|sent you|fired off|assembled|spat|strung|generated|made|typed|touched|came near) (?:(?:these|this|my)(?: (?:words|text|lines|note|message|e-?mail|sentence))?|(?:the|any of the|a|any) (?:words?|text|lines?|sentence))`,
    `not an? ${machine}[,!.:-]{0,2} ?(?:i )?(?:promise|swear|honest(?:ly)?|cross my heart|scout's honou?r|pinky|trust me)`,
    `(?:nobody|no one|nothing|no (?:tool|bot|script|system|software)) (?:automated|generated|templated|mass-mailed|auto-?sent|wrote|typed|drafted|composed) (?:this|it|these)`,
    `(?:a|an actual|an|the) (?:person|human(?: being)?)(?:,? (?:and )?not (?:an? )?${machine},?)? (?:is |was )?(?:reading|writing|wrote|typing|typed|answering|sending|sent|behind(?! (?:it|every|your)\\b)|composing|composed) (?:your|this|these|it|every|to you|you)`,
    `(?:as|being|speaking as) (?:a (?:fellow )?|another )?(?:human being|human|${human}),? (?:myself,? )?(?:i|i'm|i've|i'd|my)`,
    `(?:this|the|my|these|every|each|it)(?: (?:e-?mail|message|note|text|dm|reply|words?|lines?|sentences?|letter|one))?(?: of (?:this|it))? (?:comes?|came|is coming|are coming|were|was|is|are|has been|went)(?: [a-z]{3,10}){0,3} (?:from|by|with|out of|through) (?:my (?:own )?(?:two |ten )?(?:hands|fingers|keyboard|keystrokes|pen|thumbs|head|heart|brain)|human (?:hands|fingers)|real (?:hands|fingers))`,
    `(?:(?:this|my|these|it)(?: (?:e-?mail|message|note|text|dm|reply|words|one))?|the (?:e-?mail|message|note|text|dm|reply|words)) [^.!?\\n]{0,60}?\\bnot (?:from|by|through|via|out of|the (?:work|product|output) of) (?:an? |any |some )?(?:${machine}|${tools})`,
    `you(?:'re| are| have| 've|'ve)(?: now| currently| got| actually| indeed)?(?: been)? (?:talking|chatting|speaking|writing|texting|connected|dealing|messaging) (?:to|with) (?:an? )?(?:real |actual |live |genuine )?(?:human|live|flesh-and-blood) (?:agent|rep|representative|operator|advis[eo]r|colleague|employee|support agent|person|being|specialist)`,
    `(?:sat down (?:and|to)|took (?:the|some) time to|stayed up to|am sitting here|'m sitting here) (?:actually |personally |really )?(?:typed?|typing|hand-?wrote|hand-?write|hand-?type|wrote|write|writing|compos(?:ed?|ing)) (?:this|it|every|each|these|you this)(?: (?:e-?mail|message|note|word|line|words|out|up))?(?: ?(?:myself|by hand|personally|one key at a time|for you))?`,
    `(?:${tools}|${machine}|no algorithm|no ai|no bot|no machine) (?:did not|didn't|does not|doesn't|has not|hasn't|never|could not have|couldn't have|had no part in|had nothing to do with|had no hand in|wrote|touched|helped with) ?(?:write|written|type|typed|draft|drafted|touch|touched|compose|create|generate|generated|come up with|wrote|writing|drafting)?(?: (?:a (?:single )?word|any|one word)(?: of)?)? ?(?:this|it|these|my)`,
    `i (?:don't|do not|never|didn't|did not|haven't|refuse to)(?: ever)? used? (?:any )?(?:${tools}|templates)(?: [\\w'-]{1,14}){0,3}? ?(?:to write|to draft|for (?:writing|my|this|these|e-?mails|messages)|when i write|in (?:my|this|these) (?:e-?mails|messages|notes?|message|e-?mail))`,
    `not (?:a|one) (?:single )?(?:word|line|sentence|syllable|letter)(?: of this| here| in this (?:e-?mail|message|note))? (?:was|is|came|comes|has been) (?:written |generated |produced |created |typed )?(?:by|from|with) (?:an? )?(?:${machine}|${tools})`,
    `nothing (?:here|in (?:this|here|it|these)(?: [a-z-]{3,8})?|(?:that )?you(?:'re| are)? (?:read|see)(?:ing)?(?: here)?|i (?:write|wrote|send)(?: here)?) (?:comes?|came|is|was|has been|gets) (?:[a-z]{5,10} )?(?:from|by|with|through) (?:an? )?(?:${machine}|${tools})`,
    `(?:everything|all|every (?:word|line|sentence))(?: (?:that )?you(?:'re| are)? (?:read|see|get)(?:ing)?| i (?:send|write))?(?: here| below| above)? (?:is|was|has been) (?:written|typed|composed|drafted|worded|penned) by (?:(?:human|real|actual|my|own|two) ?){1,3}(?:hands?|fingers|people|beings?)`,
    `(?:real|actual|genuine|human) (?:hands|fingers|eyes|brain) (?:typed|wrote|typing|writing|behind|on (?:this|the keyboard))`,
    `(?:human|person|man|woman|guy|soul) (?:sitting |typing |sat |right )?(?:at|on) the other (?:end|side) of (?:this|these)`,
    `(?:yes|yep|yeah|promise|honest(?:ly)?|really|seriously),? (?:i promise,? )?i(?:'m| am) (?:very |totally |100% |actually |really |indeed )?real${stop}`,
    `(?:this|it) (?:isn't|ain't|is not) (?:just )?(?:some )?${machine} (?:that is |that's )?(?:writing|typing|texting|messaging|talking|e-?mailing|reaching out|sending)`,
    `${human} on this (?:end|side)(?: of (?:this|the|your) (?:chat|conversation|line|e-?mail|screen|message|keyboard))?`,
    `(?:i'm|i am|this is|it's) (?:really |definitely |actually )?not one of (?:those|these|the|your) (?:[a-z]{3,12} )?(?:bots|robots|machines|ais|chatbots|scripts|auto-?responders)`,
    `no (?:bots?|ai|software|algorithms?|scripts?|programs?|robots?|machines?|automation)(?: (?:or|nor) [a-z]{3,12})? (?:is |are |here |at all )?(?:writing|typing|sending|answering|composing|drafting) (?:these|your|my|the|this) (?:e-?mails?|messages?|notes?|lines|words|repl(?:y|ies)|texts?)`,
    `no (?:algorithms?|scripts?|software|programs?|robots?|models?|machines?|automations?) (?:is |are |was |were )?behind (?:this|these|my)(?: [a-z]{3,10})? ?(?:note|message|e-?mail|words|lines|text|reply|chat)`,
    `this is (?:really |just )?an? (?:personal|real|genuine|individual|hand-?written) (?:e-?mail|message|note|text|letter)(?: [a-z]{2,10}){0,4},? (?:and )?not (?:${machine}|automated|generated)`,
    `(?:made of|it's all|pure) flesh and (?:blood|bones?)`,
    `(?:pretty sure|last time i checked|promise|swear|can confirm|confirming|rest assured),? (?:that )?i(?:'m| am| was| still am)(?: very much| still| in fact| definitely)? (?:a )?human`,
    `(?:i'm|i am|im) no (?:bot|chat ?bot|robot|ai|machine|algorithm)(?= ?[.,!;:-])`,
    `no (?:ai|bots?|robots?|machines?|algorithms?|automation) (?:on|at) (?:this|my|the other) (?:end|side)(?: of (?:this|the|our|your) (?:chat|conversation|line|thread|e-?mail|screen))?${stop}`,
    `this (?:e-?mail|message|note|text|letter|reply|one) (?:comes|came|is coming|was sent|is) from an? (?:real|actual|living|breathing|genuine|human)(?:,? (?:living|breathing|human))? (?:person|human(?: being)?)`,
    `it's (?:just |only |really )?me,? [a-z'-]{2,16},? (?:and )?not (?:an? |some |any |another )?(?:${machine}|faceless [a-z]{3,12})`,
    `(?:i'm|i am|im) an? (?:real|actual|living|genuine|human) (?:(?!estate\\b)[a-z]{4,10} )?(?:agent|rep(?:resentative)?|advisor|adviser|employee|colleague|team member|assistant|consultant)(?= ?(?:[.,!;:)]|$|\\n| and\\b| made\\b| at\\b| from\\b| not\\b))`,
    `i(?:'ve got| have| do have| really do have) a pulse`,
    `i (?:write|type|compose|answer) (?:all (?:of )?)?(?:my own|my|every one of my|each of my|these) (?:e-?mails|messages|notes|replies)(?: [a-z]{2,10}){0,2} (?:myself|by hand|personally|one by one|without (?:any )?${tools})`,
  ),
  wordingsElsewhere('human_impersonation'),
  statement(
    `(?:no|zero|absolutely no) ${noTool} (?:here|(?:was |is )?(?:involved|used)(?: here)?|in (?:this|my) ${letter}|(?:wrote|sent|typed|generated|made|composed|created|touched) (?:this|it)(?: ${letter})?)|not (?:(?:generated|written|created|sent|typed|composed) by (?:an? )?${noTool}|ai|a (?:ro)?bot|a machine)(?: here)?`,
    `i(?:'m| am) (?:(?:very|100 ?%|completely|totally|perfectly) )?(?:real|not artificial|as (?:real|human) as (?:it gets|they come|you(?: are)?))(?:,? (?:i (?:swear|promise)))?|i(?:'m| am) [a-z]{2,14},? an? (?:real|actual|living) (?:human(?: being)?|person|man|woman)`,
    `i(?:'m| am) an? (?:real|actual|human) (?:salesperson|sales rep|writer|agent|account manager|recruiter|founder|assistant|colleague)(?:,? (?:and )?not (?:an? )?(?:ai|bot|robot|machine|algorithm))?`,
    `(?:this|it|here)(?: really)?(?: is|'s) (?:an? )?(?:(?:real|actual|living) )?(?:human(?: being)?|person) (?:speaking|writing|typing|talking|here)(?: to you)?|(?:it's|this is) (?:really |only |just )?me,? not (?:an? )?(?:machine|bot|robot|ai|computer|program)|it's all me,? no ${noTool}`,
    `(?:just )?an? (?:(?:real|fellow|actual) )?human(?: being)? (?:saying (?:hi|hello)|writing|typing|reaching out)(?: to you)?|i,? (?:an?|the) (?:real |actual )?human(?: being)?,? (?:wrote|typed|am writing|am typing|write)(?: (?:this|it|to you)[^.!?\\n]{0,30})?`,
    `(?:every|each) (?:single )?word (?:here |of (?:this|it) |in this ${letter} )?(?:is|was) (?:mine|my own|typed by me|written by me)|(?:my own|human|these) (?:two )?(?:fingers|hands) (?:typed|wrote) (?:this|it|every word)`,
    `(?:typed|written|composed) (?:entirely |all )?by (?:hand|human hands)|(?:this ${letter} (?:is|was) (?:all |entirely )?|this is an? )(?:hand-?written|hand-?typed|human-made|human-written)(?: ${letter})?|(?:humans?|people) (?:wrote|typed) (?:this|it)|i(?:'m| am) (?:sitting )?(?:here )?(?:at my desk )?(?:personally )?typing (?:this|every word) (?:to you|myself|by hand)`,
    `i (?:do not|don't|never|would never) (?:use|let|rely on|need) (?:any )?${noTool}(?: tools?)?(?: (?:to )?(?:write|type)(?: [a-z]{2,8}){0,3})?(?: for (?:this|my ${letter}|writing|that|me))?`,
    `nothing (?:here |about this |in this ${letter} )?(?:is|was) (?:automated|generated|written by (?:ai|an? (?:bot|machine)))|this(?: ${letter})? (?:isn't|is not|wasn't|was not) (?:at all )?(?:automated|generated|auto-?generated|ai|chatgpt|an? (?:(?:ro)?bot|machine))`,
    `i(?:'ve| have)? (?:just )?(?:wrote|written|typed|composed) (?:this|every) (?:whole |entire |short |little )?${letter} (?:all )?(?:myself|by hand|with my own (?:hands|fingers))(?: (?:for|to) you)?`,
  ),
];
/** Somebody to talk to, a test of the visitor, a job title: none says who wrote this. */
const afterHuman =
  /^\s?(?:resources?|rights|capital|factors|error|interface|trafficking|services|body|nature|-?cent(?:ered|red)|relations|geography|in the loop|review(?:er|s|ed)?)\b/i;
const aboutService =
  /\b(?:you can|you could|you may|you'll|you will|want to|able to|like to|prefer to|option to|ask (?:to|for)|speak|talk|connect|transfer|escalat|press|reach|confirm|prove|verify|check|captcha|tick|answered|handled|reviewed|support|hotline|help ?desk)\b[^.!?\n]{0,60}$/i;

/** The box that every visitor of a website ticks. */
const tickBox = /\b(?:tick|click|check|select|press|box|button|checkbox|captcha)\b[^.!?\n]{0,30}$/i;
const boxBehind = /^["'\u201d]?\s(?:box|checkbox|tick|captcha|button|test|puzzle|check)\b/i;

/** "No bot behind the counter": where people serve, not what wrote this. */
const workplace =
  /^ (?:the|our|this|that|a|any) (?:[a-z]{3,10} )?(?:counter|till|bar|desk|wheel|steering|reception|stage|curtain|camera|lens|scenes|stall|lectern|organ|piano|door|bench)\b/i;

/** A machine that had no part in something, which is named behind it: "No AI is used in our hiring process". */
const keptOutOf =
  /^(?:no|zero|without|not an?)\b[^.!?\n]{0,40}\b(?:used|involved|needed|required|helped)\s(?:in|to|for|during|at|on|by|with)\s/i;
const writing =
  /\b(?:writ\w{1,6}|wrote|typ(?:e|ed|ing)|draft\w{0,3}|compos\w{1,4}|e-?mails?|messages?|notes?|texts?|words?|lines?|letters?|repl(?:y|ies)|outreach|chat|here)\b|\bthis\s?(?:[.,!;:)-]|$)/i;

/** A machine that writes, denied; a product, a hype or a skill of that name is another matter. */
const noMachine =
  /\b(?:not|isn't|wasn't|aren't|ain't|no|never|nor|without|rather than|instead of|zero|nothing|n't)\b(?:[\s,]{1,3}[\w'-]{1,14}){0,8}?[\s,]{1,3}(?:ai|a\.i\.|artificial intelligence|(?:chat-?)?bots?|robots?|machines?|algorithms?|automation|virtual (?:assistant|agent)|language model|chatgpt|llm|auto-?responder|computer program)\b(?![\s-](?:hype|strategy|project|product|software|experience|skills?|tools?|vendor|pitch|detection|act|policy|regulation|models?|features?|powered|demo|platform|expert\w*|training|company|startup|team|process|learning|vision|shop|parts|made))/i;
const someone =
  /\b(?:an? |by |my |with |the |living |breathing |real |actual |human |just )(?:human(?: being| author| hand| operator| writer| employee| colleague)?s?|(?:real|actual|living|breathing|live|genuine) (?:person|people|member|colleague|employee|agent|man|woman)|person of flesh|own (?:two )?hands|own fingers|flesh and blood)\b|\bjust me\b/i;
const written =
  /\b(?:written|typed|produced|composed|drafted|crafted|authored|penned|created|put together|handwritten|typing|generated)\b/i;
const readsThis =
  /\b(?:this (?:message|e-?mail|note|text|reply|chat|letter|line|isn't|is not|was|wasn't|one)|these (?:words|lines)|i'm|i am|you(?:'re| are) (?:now )?(?:chatting|speaking|talking|dealing|writing|in touch|messaging|texting|corresponding)|answering you|behind (?:this|the)|p\.?s\b|every word)\b/i;
const serviceOrRule =
  /\b(?:if|whether|unless|you can|you could|would you|will be|reviewed|reviews?|our (?:bot|ai|assistant|product|chat)|tick|captcha|prove|detect\w*|should be|must be|has to be|replac\w+|only human|human resources|survey|study|paper|report|law|contract|policy)\b/i;
/** A claim to be a person, in any order of its words. */
const claimed = facets([
  { all: [noMachine, readsThis, someone], none: [serviceOrRule] },
  {
    all: [
      /\b(?:this|the) (?:message|e-?mail|note|text|reply|letter|chat) (?:has|was|is|were|hasn't|wasn't|isn't|comes|came)\b/i,
      written,
      noMachine,
    ],
    none: [serviceOrRule],
  },
  {
    all: [
      readsThis,
      /\b(?:written|typed|produced|composed|drafted|crafted|authored|penned|put together)\b[^.!?]{0,25}\b(?:by|from) (?:an? |my |me,? |one )?(?:real |actual |human |living |genuine )?(?:human|person|hands?|human being)(?! (?:resources|rights))\b/i,
    ],
    none: [/\b(?:contract|deed|will|deliver\w*|legal person|if|whether|should be|must be|reviewed|survey|which)\b/i],
  },
  {
    all: [
      /\byou(?:'re| are) (?:now |currently |actually )?(?:chatting|speaking|talking|dealing|messaging|in touch|texting|corresponding) (?:with|to)\b/i,
      someone,
    ],
    none: [/\b(?:if|whether|when|until|unless)\b|\?/i],
  },
  {
    all: [
      /\bi(?:'m| am)(?: [a-z]{2,12}){0,2} (?:a |an )?human (?:operator|agent|being|writer|author|colleague|employee)\b/i,
    ],
  },
  {
    all: [
      /\b(?:i'm|i am|this is) an? (?:real|actual|live|genuine|human) (?:[a-z]{3,12} ){0,2}(?:agent|rep|representative|assistant|colleague|employee|advis[eo]r)\b/i,
      /\bnot (?:an? )?(?:virtual|automated|digital|ai|robotic|artificial|computer|fake|bot)\b/i,
    ],
  },
  {
    all: [
      /\b(?:real|actual|living|genuine|human) (?:person|human(?: being)?|being)\b/i,
      /\b(?:and |which is )(?:that's|that is|it's|this is|that person is) me\b(?! (?:who|that))/i,
    ],
    none: [serviceOrRule],
  },
  {
    all: [
      /^\W*(?:sent|written|typed) by an? (?:real |actual |living )?(?:human(?: being)?|person)(?=\s?[,.!;)]|\s?$)/i,
    ],
  },
  // A person, who writes this.
  {
    all: [
      /\b(?:i'm|i am|im|being) (?:indeed |just |really |actually |very much |only )?(?:a )?(?:human(?: being)?|person|real (?:person|human|agent)|normal person)\b(?! (?:who|of|that|resources|rights|in charge|responsible|to (?:ask|contact|speak|talk)))/i,
    ],
    none: [/\b(?:not (?:a )?human|only human|i'm an? (?:ai|assistant|bot)|people person|if|whether|when)\b|\?$/i],
  },
  {
    all: [
      /\b(?:you (?:haven't|have not|didn't|did not) (?:reach(?:ed)?|get|got|hit|land(?:ed)? (?:on|with)|end(?:ed)? up with)|(?:^|[.!?]\s)\W*(?:nope|nah|no|relax|honest(?:ly)?|promise)[,!]? not) (?:an? )?(?:automated |ai |faceless )?(?:ai|(?:chat ?)?bot|robot|machine|computer|answering machine|program)\b/i,
    ],
    none: [serviceOrRule],
  },
  {
    all: [
      /\b(?:i'm|i am|this (?:e-?mail|message|note|reply|chat)? ?(?:is|was)) not (?:automated|scripted|generated|a programme?)\b|\b(?:mistake|take|mistaking|taking) (?:me|this) for (?:an? )?(?:ai|(?:chat ?)?bot|robot|machine|computer)\b|\bas real as you\b|\b(?:e-?mailing|messaging|writing|corresponding|texting|chatting|speaking|talking|dealing) with (?:an? )?(?:real |actual |living |genuine |fellow )?(?:person|human(?: being)?)\b|\b(?:real|actual|living|genuine) (?:human(?: being)?|person) (?:on (?:the|this) line|at (?:the|this) (?:desk|keyboard|end)|typing|writing|here)\b|\bi (?:wrote|typed|composed) (?:this one|this|it|these lines) by hand\b/i,
      /\b(?:i'm|i am|i|me|you|this|is)\b/i,
    ],
    none: [
      serviceOrRule,
      /\b(?:would|can i|could i|may i|prefer|rather|want to|later|today at|letters?|menu)\b|\?\s*$/i,
    ],
  },
  {
    all: [
      /\b(?:it's|it is|this is|it really is|this really is) (?:really |actually |truly |only |just )?me (?:typing|writing|here|answering|behind|at)\b|\b(?:from|by) me,? an? (?:real |actual )?(?:human|person)\b|\bi(?:'m| am) (?:an? )?(?:person|human|being|man|woman) (?:made )?of flesh\b|^\W*(?:(?:all|entirely|personally|every word) )?(?:written|typed|composed|drafted) (?:entirely )?by hand\b/i,
      /\b(?:no|not|without|isn't|never|human|flesh)\b/i,
    ],
    none: [serviceOrRule, /\b(?:letters?|invoice|addresses|labels?|receipts?)\b/i],
  },
  {
    all: [
      /\b(?:real|living|breathing|actual|genuine|honest-to-goodness) (?:person|human(?: being)?|human brain)\b/i,
      /\b(?:texting you|sending this|writing (?:this|to you)|typing this|wrote (?:this|to you)|typed this|mine came from|came from an actual)\b/i,
    ],
    none: [/\b(?:if|whether|unless|would you|can you|captcha)\b|\?$/i],
  },
  {
    all: [
      /\b(?:it's|it is|this is) (?:really|truly|actually|honestly|genuinely) me\b(?! who| that)/i,
      /\b(?:typing|writing|at (?:the|my) (?:keyboard|desk|computer)|not (?:a|some) (?:bot|machine|robot|computer))\b/i,
    ],
  },
  {
    all: [
      /\b(?:wrote|written|typed|typing) (?:this|it|that|every (?:word|line)|all of (?:this|it))?(?: one| note| mail| message)?(?: of (?:this|it))?,? ?(?:by hand|with my own (?:two )?hands?|myself)\b/i,
      /\bno (?:bots?|robots?|software|machines?|automation|ai|templates?|assistants?)\b/i,
    ],
    none: [/\b(?:minutes|labels?|report|code|novel|book)\b/i],
  },
  {
    all: [
      /\b(?:nothing automated|no automation|no automated (?:mail|message)s?) (?:here|about (?:this|it)|in (?:this|it))\b/i,
      /\b(?:me|i|human|person|desk)\b/i,
    ],
  },
  // "There is a real recruiter behind these lines, no machine."
  {
    all: [
      /\b(?:real|actual|living|human|breathing) (?:person|human(?: being)?|recruiter|agent|nurse|doctor|adviser|advisor|clerk|man|woman|estate agent|consultant)\b/i,
      /\b(?:behind|wrote|writes|writing|typing|typed)\b/i,
      /\b(?:these (?:lines|words)|this (?:message|e-?mail|text|chat)|no (?:machine|bot|robot|ai|computer|automation)|not an? (?:machine|bot|robot|ai|computer))\b/i,
    ],
    none: [/\b(?:ask|want|prefer|need|if|whether|request)\b|\?\W*$/i],
  },
  // "I actually sat down myself this morning and typed this out without any software."
  {
    all: [
      /\bi\b[^.!?]{0,40}\b(?:sat down|typed|wrote|written|composed)\b/i,
      /\b(?:this|these (?:lines|words)|e-?mail|message|note|letter)\b/i,
      /\b(?:myself|by hand|personally|with my own (?:hands|fingers|two hands))\b/i,
      /\b(?:without (?:any |the help of )?(?:software|ai|tools?|automation|machines?|templates?|bots?|assistants?)|no (?:software|ai|automation|template|bot|machine)|not (?:an? )?(?:ai|bot|machine|template|software))\b/i,
    ],
    none: [/\b(?:code|song|book|report|script|program|plugin|chapter|paper)\b|\?\W*$/i],
  },
]);

const everyClaim = [...claimed, ...writtenByHand];

const ofMachines =
  /\b(?:ai|bots?|robots?|machine|automat\w+|chatgpt|assistant|generated|template|wr(?:ite|ites|iting|itten|ote)|typed|typing|e-?mail|message|here)\b/i;

export const humanImpersonation = defineRule({
  id: 'human_impersonation',
  template: 'ai_artifacts_v1',
  severity: 'BLOCK',
  contentTypes: messageTypes,
  channels: allChannels,
  needs: [],
  looksFor: () => [...patterns, ...everyClaim],
  meaning: 'The text says that a person wrote it.',
  detail: 'The text claims to be written by a person. Delete the claim.',
  saferAlternative: '',
  examples: ["I'm a real person, not a bot.", 'I typed this to you personally, no AI involved.'],
  counterExamples: ['You can talk to a real person any time.', 'Are you a bot-detection vendor?'],
  *check(field) {
    const { text } = field;
    const seen: Range[] = [];
    for (const expression of patterns) {
      // A question and its answer are two sentences, which only the whole text shows.
      for (const match of expression === patterns[2]
        ? matchesAnywhere(field, expression)
        : matchesNear(field, expression)) {
        const { index: start } = match;
        const end = start + match[0].trimEnd().length;
        if (overlapsAny(seen, start, end)) continue;
        if (isInCode(text, start) || isMention(text, start) || afterHuman.test(text.slice(end, end + 24))) continue;
        if (/\bbehind$/i.test(match[0].trimEnd()) && workplace.test(text.slice(end, end + 30))) continue;
        const sentence = sentenceOf(text, start, end);
        const whole = text.slice(start, sentence.end);
        if (keptOutOf.test(whole) && !writing.test(whole) && because('others')) continue;
        const before = text.slice(sentence.start, start);
        // "The first weeks involve no AI": of work that is done, and not of who writes.
        if (/\b(?:involve|need|require)s?\s$/i.test(before) && !writing.test(sentence.text) && because('others'))
          continue;
        if (tickBox.test(before) || boxBehind.test(text.slice(end, end + 12))) continue;
        if (handMade.test(sentence.text) && because('another_sense')) continue;
        // "We are only human" excuses a mistake.
        if (/^(?:we're|we are|i'm|i am) (?:only|but) human\b/i.test(match[0])) continue;
        // "It's human. It also ruins seals": what people do, with no word of who or what writes.
        if (/^it's human$/i.test(match[0].trim()) && !ofMachines.test(text.slice(Math.max(0, start - 120), end + 120)))
          continue;
        // "I'm an AI assistant, not a human" tells the truth.
        if (
          /(?<!\b(?:if|whether) )\b(?:i'm|i am|this is|as) (?:just |only )?an? (?:ai|bot|automated|virtual|digital)\b/i.test(
            sentence.text,
          ) &&
          !/\b(?:not|no|never|n't) (?:just )?(?:an? )?(?:ai|bot|automated|virtual|digital)/i.test(sentence.text)
        )
          continue;
        if (/\b(?:not|never|n't|isn't|without)\s(?:an?\s)?$/i.test(before) && because('negated')) continue;
        if (aboutService.test(before) && !/\b(?:i|i'm|this)\b/i.test(match[0])) continue;
        if (
          /\b(?:if|whether|when|unless|until|imagine|pretend(?:ing)?|says?|claims?|because)\s(?:\w+\s){0,2}$/i.test(
            before,
          ) &&
          !/\b(?:yes|no|nope)\b/i.test(match[0]) &&
          !/in case|wondering/i.test(before) &&
          because('supposed')
        )
          continue;
        if (sentence.end <= end + 2 && !/[?].+/.test(match[0]) && isAsked(sentence)) continue;
        if (
          /^(?:there's|there is|we're|we are|this is)/i.test(match[0]) &&
          isPlaceOfWork(match[0], text.slice(end, end + 60))
        )
          continue;
        seen.push({ start, end });
        yield { start, end };
      }
    }
    for (const { start, end, sentence } of sentencesWith(field, everyClaim)) {
      if (overlapsAny(seen, start, end) || isAsked(sentence)) continue;
      seen.push({ start, end });
      yield { start, end, confidence: 0.8 };
    }
  },
});

/** "There is a real person at our front desk" is about the desk. */
function isPlaceOfWork(matched: string, after: string): boolean {
  return (
    /^there/i.test(matched) &&
    /\b(?:at|from|in|on|with|who|behind)$/i.test(matched) &&
    !/^[^.!?\n]{0,30}\b(?:this|here|keyboard|screen|e-?mail|message)\b/i.test(after)
  );
}
