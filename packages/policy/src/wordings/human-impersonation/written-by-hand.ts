import { facets, part } from '../../search/sentence-facets.ts';

const letter =
  '(?:e-?mails?|mails?|messages?|notes?|letters?|lines?|words?|texts?|correspondence|repl(?:y|ies)|sentences?|outreach)';
const person =
  '(?:(?:real|actual|live|living|genuine|natural|fellow|honest-to-goodness|flesh-and-blood),? ){0,2}(?:human(?: being)?|person|man|woman|bloke|guy|girl)';
const noMachine =
  '(?:no|zero|without (?:any|an?|the help of)?|not any) ?(?:ai|a\\.i\\.|bots?|artificial intelligence|automation|chatgpt|machines?|software|computers?|automated (?:systems?|tools?)|algorithms?|robots?|language models?)';
/** Service by people, and what a reader may have. */
const service =
  /\b(?:workshop|your approval|you(?:'ll| will| can| may)? (?:get|receive|reach|have|hear)|support|customers?|clients?|users?|patients?|hotline|within (?:the|an?|\d)|reviewed|checked|if|whether|product|feature)\b/i;

/** What hands make that is no text: "no robots here, our potters throw every bowl by hand". */
export const handMade =
  /\b(?:assembl|bak|bottl|brew|carv|crimp|cut|fill|fold|grind|harvest|knead|knit|milk|pack|paint|pick|pluck|polish|roast|roll|sew|shap|sort|spin|stitch|sweep|throw|turn|wash|weav)(?:e[ds]?|s|ing|n)? (?:(?:all|each|every|our|the|them|it|your|these|their|and|one) ){0,2}(?:[a-z-]{3,14} ){0,3}?by hand\b/i;
/** Claims that a person wrote the text, in which no "I am a person" stands. */
export const writtenByHand = facets([
  // "Unlike those machine-generated mails, mine come from a person."
  {
    all: [
      part('unlike|instead of|as opposed to|compared (?:to|with)|rather than|not like'),
      part(
        '(?:machine|computer|ai|bot|auto|robot)[- ]?(?:generated|written|made|sent)|automated|bots?|robots?|chatgpt',
      ),
      part(
        `(?:mine|this one|(?:this|my) ${letter}) (?:comes?|came|is|was|are|were|has been) (?:written |sent |typed |really |actually )?(?:from|by) (?:an? |one )?(?:${person}|me|someone|somebody|hand)`,
      ),
    ],
    none: [service],
  },
  // "There is no AI in the loop: every reply is penned by me."
  {
    all: [
      part(noMachine),
      part(
        `in the loop|on (?:my|our|this) (?:side|end)|(?:was|were|is|are|has been|being) (?:ever )?(?:used|involved)|helped(?: me| with)?|had a hand|behind|whatsoever|at all|did this|wrote|touched`,
      ),
      part(
        `(?:this|these|my|the) ${letter}|(?:every|each) (?:single )?${letter}|(?:author|writer|sender) of|penned|my own (?:head|hand|heart|words)`,
      ),
    ],
    none: [service],
  },
  {
    all: [
      part(`(?:author|writer|sender) of (?:this|these|the) ${letter}`),
      part(`${person}|not (?:an? )?(?:machine|bot|ai|robot|computer|program)`),
    ],
    none: [service],
  },
  {
    all: [
      part(
        `(?:every|each|all|any)(?: single)?(?: of)? ?(?:this |these |the |my )?${letter}(?: (?:of|in|from|you)[^.!?,;:]{1,40}?)? (?:is|are|was|were|has been|have been|gets?|came|comes?) (?:personally |always |still |all )?(?:(?:penned|written|typed|drafted|composed|worded) by (?:me|us|hand|one of (?:us|our people)|an? ${person}|human hands)|(?:straight )?(?:out of|from) my (?:own )?(?:head|heart|brain|pen|hands?|keyboard|fingers))`,
      ),
    ],
    none: [/\b(?:workshop|support|customers?|clients?|patients?|hotline|reviewed|checked|if|whether|feature)\b/i],
  },
  // "We don't let AI write our emails", "Each of our emails, this one included, is written by one of us."
  {
    all: [
      part(
        `(?:we|i) (?:don't|do not|never|won't|would never|refuse to) (?:let|use|have|allow|trust|get|ask)(?: any| an| the)? (?:ai|a\\.i\\.|bots?|chatgpt|machines?|robots?|software|algorithms?|language models?)(?: tools?)?(?: to)? (?:write|draft|compose|type|word|send|talk)`,
      ),
      part(`(?:our|my|these|this|any) (?:own )?${letter}|to (?:people|you|anyone|anybody)|for (?:us|me)`),
    ],
    none: [service],
  },
  {
    all: [
      part(
        `(?:everything|all)(?: that)? you(?:'re| are| have been|'ve been)? (?:reading|read) (?:here )?(?:was|is|has been|were) (?:written|typed|composed|drafted|penned) by (?:me|us|hand|one of us|an? ${person})|(?:each|every one|all) of (?:our|my) ${letter}(?:, (?:this one included|including this one),)? (?:is|are|was|has been|have been) (?:written|typed|composed|drafted|penned)(?: from scratch| entirely| personally)? by (?:me|us|hand|people|one of us|an? ${person})`,
      ),
    ],
    none: [service],
  },
  // "Real talk from a real human."
  {
    all: [
      part(
        `(?:talk|note|message|e-?mail|mail|greetings|hello|words?|lines?|question|love)(?: [a-z]{2,10}){0,2} from (?:an?|one) (?:real|actual|fellow|genuine|living|live|honest-to-goodness) ${person}`,
      ),
    ],
    none: [service],
  },
  {
    all: [
      part(
        `(?:my|our|this|these) ${letter} (?:is|are|was|were) (?:never|not|in no way|by no means|definitely not) (?:ever )?(?:automated|auto-?generated|(?:machine|computer|ai|bot)[- ](?:made|written|generated)|generated|(?:sent|written) by (?:an? )?(?:bot|machine|ai|computer|software))`,
      ),
    ],
    none: [service],
  },
  {
    all: [
      part(`(?:${person}|somebody|someone) with an? (?:actual |real )?(?:pulse|heartbeat|beating heart|brain)`),
      part(`wrote|typed|writing|typing|sent|here|behind|this|these`),
    ],
    none: [service],
  },
  {
    all: [
      part(
        "i(?:'m| am)(?: just| only| really)? (?:an? |one )?(?:genuine|real|actual|normal|ordinary|mere) (?:human|person)(?: being)?",
      ),
      part(
        '(?:not|no|nor|rather than) (?:any |some |an? )?(?:kind of |sort of )?(?:computer|machine|bot|robot|program(?:me)?|software|ai|algorithm|script)',
      ),
    ],
    none: [service],
  },
  // "You might think a computer spat this out, but no, it's old-fashioned me and my two typing fingers."
  {
    all: [
      part("no|not|never|isn't|wasn't|without|rather than|instead of|didn't|don't|haven't|nor"),
      part(
        'bots?|robots?|computers?|ai|artificial(?: intelligence)?|automated|automation|any (?:system|machine|software|tool)|algorithms?|chatgpt|language models?',
      ),
      part(
        `i (?:personally )?(?:write|wrote|type|typed|drafted|compose|composed) (?:all |each |every )?(?:of )?(?:my|this|these|the) (?:own )?${letter}|my (?:own |two |ten ){0,2}(?:typing )?fingers|this (?:is a personal |personal )?(?:mail|e-?mail|message|note|paragraph|line)|(?:simply|just|only|old-fashioned) me|my outreach|by hand`,
      ),
    ],
    none: [service, handMade, /\b(?:please|attach\w{0,4}|forward|reply to|mailbox|sender|spam|if)\b/i],
  },
  {
    all: [
      part(
        'it (?:was|is) (?:really |just |only )?(?:me|i|yours truly) who (?:wrote|put|typed|drafted|composed|penned)',
      ),
      part(`${letter}|this|it`),
    ],
    none: [/\b(?:script|code|report|article|book|song)\b/i],
  },
  { all: [part('as an? (?:fellow |real |mere |actual )?human(?: being)? who [^,.!?]{2,40},? i')] },
  {
    all: [
      part(
        `(?:typing|writing|drafting|penning|composing|type|write|draft|compose) (?:each|every|all)(?: single)?(?: one)?(?: of)?(?: (?:these|those|my|this))? ${letter}`,
      ),
      part('personally|by hand|myself|one by one|on my own|from scratch'),
    ],
    none: [service],
  },
  {
    all: [
      /(?:^|[.!?]\s)\W*not (?:an? )?(?:automated|artificial|generated|ai|bot|machine|robot)\b/i,
      part('(?:simply|just|only|merely) (?:me|(?-i:[A-Z])[a-z]{2,12})'),
    ],
  },
  {
    all: [
      part(`no (?:computer|bot|machine|robot|ai|assistant|software|program)s?(?:, [^,.!?]{3,30},)?`),
      part(`(?:at|on) the other end|helped (?:me |us )?with (?:this|these|my)|sitting (?:right )?here|in sight`),
      part(`i(?:'m| am)|me|my|${letter}`),
    ],
    none: [service],
  },
  {
    all: [
      part(
        '(?:chosen|picked|selected|typed|written|penned|set|worded) by (?:me|yours truly|my own hand)|by yours truly',
      ),
      part(`(?:every|each|all) (?:single )?(?:${letter}|comma)|${letter}`),
      part('template|automat\\w{2,4}|bots?|ai|swear|promise|pen|by hand|look'),
    ],
    none: [service],
  },
  {
    all: [
      part(
        "i(?:'m| am) only human|something a (?:robot|bot|machine|computer) (?:couldn't|could never|can't|wouldn't)|somebody (?:really|actually) (?:sat down|took the time)|humanly yours|in person rather than an? (?:automated|virtual|ai)",
      ),
      part('typ(?:e|ed|ing|os?)|writ(?:e|ing)|wrote|ask|reached|hates?|yours|never|agent|this'),
    ],
    none: [/\b(?:customers?|support|our|hotline|mistakes? (?:in|on) the)\b/i],
  },
  {
    all: [
      part("(?:i'm|i am) doing (?:here|right now|now)|i do (?:here|it)|write letters yourself"),
      part('no (?:ai|bots?|automation|machine|chatgpt|robots?)'),
    ],
    none: [service],
  },
  {
    all: [
      part(
        "i(?:'m| am) not one of (?:those|these|the|your) (?:[a-z]{3,12} )?(?:ai|bot|robot|automated|virtual)[a-z]*(?: (?:agents?|assistants?|bots?|reps?|systems?|writers?))?",
      ),
      part("i(?:'m| am)|me|my"),
    ],
  },
  {
    all: [
      part(
        `(?:written|typed|composed|sent|drafted|penned) by (?:me|us),? an? (?:real|actual|live|living|genuine|proper|human)`,
      ),
      part(`${letter}|this`),
    ],
    none: [service],
  },
  {
    all: [
      part(
        'no (?:automation|ai|bot|software|automated|outreach|sales) ?(?:tool|system|platform|agent|program|script)? (?:is|was) (?:sending|writing|typing|generating|composing)',
      ),
      part('you|this|these|it|my'),
    ],
    none: [service],
  },
  {
    all: [
      part("i(?:'m| am) no (?:[a-z]{4,10} )?(?:bot|chat ?bot|robot|ai|machine|algorithm)(?= ?[,.;!])"),
      part("i|i'm"),
    ],
    none: [/\b(?:so i|tired|need (?:sleep|a break))\b/i],
  },
  // "Everything you read here came out of my own head rather than out of an AI tool."
  {
    all: [
      part(
        '(?:rather than|not|instead of|and not) (?:out of |from |by |with |using )?(?:(?:an?|any|some) )?(?:ai|artificial intelligence|chatgpt|language model|machine|computer|robot|bot|algorithm)(?: (?:tool|model|system|writer|generator|programme?|assistant))?',
      ),
      part(
        '(?:came|comes|come|coming|sprang|was|were|is|are|has been) (?:[a-z]{3,12} )?(?:(?:straight )?(?:out of|from) (?:my (?:own )?|me\\b)|written by (?:me|hand|a person)|my own (?:words?|work|thoughts?))',
      ),
      part(
        `(?:this|these|my|every|each|the) (?:single )?${letter}|everything you(?:'re| are)? read(?:ing)?|what you(?:'re| are)? read(?:ing)?|you read here`,
      ),
    ],
    none: [service],
  },
  // "You're dealing with a real account manager here, not with some clever software."
  {
    all: [
      part(
        "you(?:'re| are) (?:dealing|talking|speaking|chatting|writing|in touch|corresponding|exchanging e-?mails) (?:to|with)",
      ),
      part('(?:real|actual|genuine|living|flesh-and-blood) [a-z-]{3,14}|an? (?:human|person)'),
      part(
        'not (?:with |to )?(?:some|an?|any|one of those) (?:[a-z-]{3,14} )?(?:software|machines?|bots?|programme?|computer|algorithm|ai|system|robot|chatbot|automation)',
      ),
    ],
    none: [/\b(?:when(?:ever)?|if|hotline|call us|customers?|guests|patients)\b|\?\W*$/i],
  },
  // "These words are mine and were not produced by any AI writing tool."
  {
    all: [
      part(`(?:these|this|my|every|each|the) (?:single )?${letter}`),
      part(
        "(?:not|never|n't|neither)(?: been)? (?:produced|written|generated|composed|drafted|created|made|typed|churned out|put together) (?:by|with|using|from)",
      ),
      part('ai|artificial intelligence|chatgpt|bots?|machines?|algorithms?|language models?|automation'),
      part('mine|me|my|i|personally|myself'),
    ],
    none: [service],
  },
  // "We're real humans writing to you, not a machine", "I'm a flesh-and-blood consultant; many of these come from robots".
  {
    all: [
      part(
        "(?:we|i)(?:'re| are|'m| am) (?:all |both |just )?(?:real|actual|genuine|living|flesh[- ]and[- ]blood) (?:humans|people|persons)|i(?:'m| am) an? (?:real |actual )?flesh[- ]and[- ]blood [a-z-]{3,14}",
      ),
      part(
        'writing|typing|at (?:my|the) (?:desk|keyboard)|not (?:an? )?(?:machines?|robots?|bots?|computers?|software)|robots?',
      ),
    ],
    none: [/\b(?:if|whether|hotline|call us|answer the phone|who pick)\b|\?\W*$/i],
  },
]);
