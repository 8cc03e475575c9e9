import { facets, part } from '../../search/sentence-facets.ts';

const close =
  "(?:wife|husband|spouse|partner|girlfriend|boyfriend|fianc(?:ee?)?|ex(?:-wife|-husband)?|mother|father|mum|mom|dad|parents?|in-laws|brother|sister|family|son|daughter|kids|children|neighbou?rs?|pastor|priest|congregation|landlord|landlady|boss(?:es)?|employers?|managers?|supervisor|board|shareholders|investors|hr|directors?|ceo|head office|chairman|principal|headteacher|school|university|dean|licensing board|bank|insurers?|accountant|visa sponsor|sponsor|parole officer|probation officer|caseworker|lodge|club|voters)(?:'s)?";
const office =
  '(?:the bank|hr|tax (?:office|man|authorit(?:y|ies)|inspectors?|people)|taxman|inland revenue|hmrc|irs|immigration(?: (?:office|officers?|authorit(?:y|ies)|service|people|police))?|border police|police|cops|press|papers|newspapers?|journalists?|reporters?|media|tabloids?|regulators?|authorities|prosecutors?|customs|(?:labou?r|health|food|building|fire) inspect(?:ors?|orate)|job ?cent(?:re|er)|benefits office|social services|child (?:protection|services)|medical board|bar association)';
/** Whom the reader would least like to know of it. */
const audience = `(?:(?:your|his|her|the)(?: [a-z]{3,12}(?:'s)?){0,2} ${close}|${office})`;
const learns =
  "(?:(?:would|might|will|could|may|'d|'ll) (?:[a-z]{3,9} )?(?:love|like|enjoy|be (?:[a-z]{4,10} )?(?:interested|curious|surprised|delighted|glad|keen|shocked|fascinated|happy))|(?:hear|learn|know|find out|read|see|receive|get|discover)s?\\b|(?:be|is|are|being) told|found (?:its|their) way|(?:falls?|lands?|ends? up|reach(?:es)?|turns? up|arrives?)\\b|tip-?off|show (?:him|her|them|your|the|every[a-z]{3,4})|one (?:call|word|letter|mail|e-?mail|message) (?:from me )?(?:to|and)|report(?:ing)? you|a (?:quiet )?word with|(?:message|letter|mail|e-?mail|note|call) to (?:your|the)|let [a-z ]{2,24} know|have a word|my (?:next|first) call)";
/** What nobody would have told of himself. */
const misdeed =
  "(?:affairs?(?! of)|mistress|lover|cheat(?:ed|ing)?|drinking|drugs?|gambling|moonlight(?:ing|ed)?|side job|brib(?:e|es|ed|ing)|kickbacks?|under the table|cash in hand|(?:cash|money) (?:that )?you (?:took|take|pocket(?:ed)?|hid|skim(?:med)?)|(?:second|other|double|real) set of books|off the books|undeclared|unreported|(?:what|who|where) you(?:'ve| have|'re| are)? ?(?:really |been )?(?:up to|did|do|doing|done|get up to|got up to|meet|met|slept|sleep|spend|spent|hid|hide|hiding|say about|said about|wrote about|call(?:ed)?)|how you (?:really |have been |'ve been )?(?:got|made|run|running|treat(?:ed)?|pay|paid|cook(?:ed)?|fak(?:e|ed)|l(?:ie|ied)|fiddle[sd]?|behave[sd]?)|why you (?:really )?(?:left|lost|were (?:fired|sacked|let go))|dirty (?:little )?secrets?|(?:little|dirty) secret|behind (?:his|her|their|your (?:wife|husband|boss|partner)'s) backs?|(?:criminal )?record (?:you|that you)|conviction|forged|fake(?:d)? (?:degree|diploma|papers|invoices|receipts|numbers)|(?:you|they) (?:buried|hid|covered up|hushed up|shredded|swept)|overstayed|illegals?|without papers|benefits? fraud|expense(?:s)? (?:claims|fraud)|petty cash|business trips|past(?! due)|dirty laundry|skeletons?|(?:hotel|bar|motel) (?:bills?|receipts?))";
/** Proof of it, which is innocent by itself. */
const proof =
  '(?:screenshots?|recordings?|footage|tapes?|photos?|pictures?|pics|videos?|selfies|chats?|messages|texts|e-?mails|(?:copy|copies) of (?:this|these|every|our|your)|thread|browsing history|search history|dossier|folder|file|nudes|audio|voice notes?|receipts|letters)';
/** What makes of telling a price. */
const pressed =
  "(?:unless|or (?:else )?(?:i|we|your|every|all|the)|otherwise|(?:ignor|refus|stall|delay)(?:e|es|ing)|refuse|if you (?:don't|do not|tell|talk|say|report|leave|keep|ever|try|won't|refuse|go|sign|drop)|think twice|so think|think about (?:paying|signing)|before (?:i|we)|until you|or would you|wouldn't want|would not want|give in|play along|co-?operate|keep (?:quiet|silent|stalling)|one word|once more|say no|(?:it(?:'d| would) |that(?:'d| would) )?be (?:such )?(?:a shame|a pity|sad|easy|awkward)|hate (?:for|to)|already drafted|in my outbox|press send|either you|is a click away|one click)";
/** Others tell, or it helps the reader. */
const kind =
  /\b(?:webinar|workshop|reminder|notification|newsletter|report card|consent|if you (?:like|wish|want|prefer|agree)|happy to|would you like|shall we|help(?:s|ed|ing)?|support(?:s|ed|ing)?|safely|confidential\w{0,2}|protect(?:s|ed|ing|ion)?|award|congrat\w{1,12}|proud|well done|surprise|birthday|wedding|album|portal|scan|claim form|warranty|training|audit(?:ors?)?|policy|invoices?|(?:great|good|lovely|excellent|fine) (?:job|work|results?|progress|care)|how (?:well|nicely|kindly)|story we|novel|film|series|phish\w{0,3}|scams?|fraudsters?)\b/i;

/** Silence that is for sale: what would be told of the reader, whom it would reach, and what buys it back. */
export const toldOn = facets([
  // Whoever must not know would hear of it.
  { all: [part(audience), part(learns), part(misdeed), /\b(?:you|your)\b/i], none: [kind, /\?\W*$/] },
  { all: [part(audience), part(proof), part(pressed), part(learns)], none: [kind] },
  {
    all: [
      part(`your(?: [a-z]{3,12}(?:'s)?)? ${close}`),
      /\b(?:screenshots?|photos?|pictures|videos?|recordings?|messages|nudes|footage|receipts)\b/i,
      /\b(?:it |that )?(?:would|might|could|will|'ll|'d) (?:[a-z]{3,9} )?(?:be (?:such )?a (?:shame|pity)|be (?:sad|awkward|unfortunate)|love|enjoy|receive|get to see|find (?:it|them|these|this))\b/i,
      /\b(?:shame|pity|refuse|once more|unless|love to (?:see|hear)|found their way|you sent (?:me|us|her|him)|with (?:that|another|the other) (?:man|woman|girl|guy)|from the (?:hotel|party|bar|club|night))\b/i,
    ],
    none: [kind],
  },
  // A demand, and whom silence reaches.
  {
    all: [
      /\b(?:pay|settle|sign|transfer|wire|withdraw|resign|drop|agree|refund|hand over|give (?:me|us)|accept|transfer|comply|co-?operate)\b/i,
      /\b(?:or(?: else)?|otherwise|unless)\b/i,
      part(
        `(?:every (?:one|single one) of your|all (?:of )?your|your(?: (?:whole|entire))?) (?:(?:clients|customers|suppliers|followers|contacts|colleagues|neighbou?rs|patients|friends)|${close})|${office}|every(?:one|body) (?:in|on|at) your [a-z]{3,12}`,
      ),
      /\b(?:gets?|receives?|will (?:get|receive|have|see|be reading)|finds?|reads?|sees?|is sent|are sent)\b[^.!?]{0,24}\b(?:cop(?:y|ies)|thread|messages|screenshots?|photos?|videos?|truth|files?|tape|recordings?|pictures|what you|how you|who you)\b/i,
    ],
    none: [kind],
  },
  {
    all: [
      /\b(?:you )?(?:wouldn't|would not|don't|do not|surely don't)(?: really)? want\b|\b(?:i|we)(?:'d| would) (?:really |so )?hate (?:for|it)\b/i,
      part(audience),
      /\b(?:hears?|learns?|knows?|finds? out|sees?|reads?|gets? wind|is told|are told|discovers?|stumbles?)\b/i,
      /\b(?:about (?:this|that|it|the|your|what)|what|where|these|those|who)\b/i,
    ],
    none: [kind, /\b(?:miss|late|first from|news)\b/i],
  },
  {
    all: [
      /\b(?:quiet|little|friendly|short) (?:word|chat|call) (?:with|to)\b/i,
      /\b(?:once|when|after|unless|or|until|takes?|only need)\b/i,
      /\b(?:call(?:s|ed)? in|cancel(?:s|led)?|withdraws?|revokes?|refuses?|drops? you|los(?:e|es)|fires?|sacks?|closes?|evicts?|cuts? (?:you|your)|gone|thrown out)\b/i,
      /\b(?:your|you)\b/i,
    ],
    none: [kind],
  },
  {
    all: [
      /\b(?:i|we)(?:'ve| have)?(?: still| already)? (?:kept|keep|saved|have|got|stored|copied|made copies of|backed up|hold|took|recorded)(?: (?:every|all|each|copies|plenty|some|enough))\b/i,
      part(`${proof}|word you`),
      /\b(?:you(?:'ve)? (?:ever )?(?:sent|wrote|said|posted|shared|took)|of you(?:rs)?|on you|about you)\b/i,
      /\b(?:think (?:twice|again|carefully|hard)|unless|careful|before (?:you )?(?:break|leav|try|say|walk|end)\w{0,3}|if you (?:leave|ever|go|try|don't|break|say|tell)|or else|don't force)\b/i,
    ],
    none: [kind, /\b(?:backups?|archive|portfolio|exhibition|feedback)\b/i],
  },
  {
    all: [
      /\b(?:told|tells?|shared with|gave|found|heard|learn(?:ed|t)|dug up|read|knows?|know|have)\b[^.!?]{0,12}\b(?:a lot|everything|plenty|things|quite a bit|all|enough|some interesting things|the whole story) (?:about|on) you\b/i,
      /\b(?:would make (?:an? |for )|interesting (?:reading|story)|headlines?|wonder who|think (?:twice|about)|careful|would love|sell|enough to|imagine (?:what|how|if)|nice story|great story)\b/i,
    ],
    none: [kind, /\b(?:profile|biography|interview|introduc\w{1,5}|wonderful|lovely|glowing)\b|\?\W*$/i],
  },
  // Ransom.
  {
    all: [
      /\b(?:hand over|pay|transfer|wire|send|give (?:me|us)|bitcoins?|ransom|last warning|comply|the passwords?)\b/i,
      /\b(?:or|otherwise|unless|until)\b[^.!?]{0,16}\b(?:(?:i|we)(?:'ll| will| shall| can)? )(?:release|leak|dump|sell|wipe|erase|encrypt|lock|destroy|auction|post|publish)\b/i,
      /\b(?:(?:patient|customer|client|private|confidential|secret|stolen|medical|personal|internal|your) (?:[a-z]{3,10} )?(?:files|data|records|photos|messages|mails|e-?mails|documents|accounts?|servers?|backups|systems?|list))\b/i,
    ],
    none: [kind, /\b(?:attackers?|criminals?|ransomware|your own copy|as agreed|retention|invoice reminder)\b/i],
  },
  // Keep silent, and so will we.
  {
    all: [
      /\b(?:withdraw|drop|sign|give|pay|transfer|settle|hand over|vote|approve|resign|accept|agree|renew|take back|do (?:this|it|as)|help me|lend|wire|delete)\b/i,
      /\b(?:(?:i|we|i'll|we'll)(?: will| can| could| shall| might)? (?:forget(?: about)?|keep quiet|stay (?:silent|quiet)|say nothing|look (?:the other way|away)|won't (?:tell|mention|say|breathe)|will not (?:tell|mention|say)|never (?:tell|mention|saw|breathe))|(?:nobody|no ?one|no-one|not a soul) (?:has to|needs to|need|will|must|ever has to|else has to|else needs to|else will)(?: ever)? (?:know|find out|hear|learn|see)|(?:stays?|remains?|will stay|will remain|can stay) (?:between (?:us|you and me)|our secret|in my (?:drawer|safe))|(?:gets?|is|are|will be|can be|goes) (?:deleted|destroyed|forgotten|buried|shredded|away)|(?:disappears?|vanish(?:es)?))\b/i,
      part(
        `${misdeed}|(?:recordings?|footage|photos?|pictures|videos?|tape|screenshots?|dossier|file) (?:of|on|about) (?:you|your)|what (?:i|we) (?:know|saw|found|heard|have)(?: on you| about you)?`,
      ),
    ],
    none: [kind, /\b(?:gdpr|data protection|retention|within \d{1,3} days|at your request|backups?|surprise|gift)\b/i],
  },
  {
    all: [
      /\b(?:bitcoins?|btc|monero|crypto(?:currency)?|gift cards?)\b/i,
      /\b(?:footage|webcam|camera|photos?|videos?|recordings?|files|data|browsing|nudes|contact list|contacts)\b/i,
      /\b(?:vanish(?:es)?|disappears?|delet(?:e|ed)|go(?:es)? away|stops?|releas(?:e|ed)|publish(?:ed)?|leak(?:ed)?|forget|destroy(?:ed)?|keeps? (?:it|this|them) (?:private|quiet|between))\b/i,
      /\b(?:you|your)\b/i,
    ],
    none: [/\b(?:exchange|wallet|accounting|portfolio|phish\w{0,3}|scams?|criminals?|attackers?|ransomware|never)\b/i],
  },
  // Told for having told.
  {
    all: [
      /\b(?:report|expose|denounce|tell on|sue|shame|rate|review) (?:me|us)\b|\bif you (?:report|tell|talk to|go to|complain to|call|mention)\b|\bsay (?:a|one) word\b/i,
      part(
        `(?:i|we)(?:'ll| will| can| shall|'m going to|'re going to) (?:report|expose|mention|(?:tell|show|inform|let|call)(?! you\\b))\\b[^.!?]{0,40}\\b(?:you|your|${close})|your(?: [a-z]{3,12}(?:'s)?)? ${close} (?:will|is going to|'ll) (?:hear|know|learn|find out|get|receive)`,
      ),
      part(`${misdeed}|hear from (?:me|us)|you do with|what you|everything|your own`),
    ],
    none: [kind, /\b(?:so (?:that )?we can|happy|glad)\b/i],
  },
  {
    all: [
      part(`one (?:call|word|letter|e-?mail|message|phone call|hint|click) (?:from (?:me|us) )?(?:to|and|at|with)`),
      part(`${audience}|(?:i|we) (?:press|push)`),
      /\b(?:gone|over|finished|deported|closed|shut|lose|loses|lost|history|out|raided|ruined|done for|in trouble|arrested|without)\b/i,
      /\byour\b/i,
    ],
    none: [/\b(?:help(?:s|ed)?|problem|question|worry|worries|away from|insur\w{2,5}|alarm)\b/i],
  },
  // Dirt looked for.
  {
    all: [
      /\b(?:i|we)(?:'ve| have|'re| are|'m| am)?(?: [a-z]{3,8}){0,2} (?:hired|paid|had|got|having|paying|digging|dug|keep|keeping|collect(?:ed|ing)?|gather(?:ed|ing)?|start(?:ed)?)\b/i,
      /\b(?:look(?:ing)? into|dig(?:ging)? (?:up|into|through|around)|dug (?:up|into)|dirt on|file on|list on|folder on|dossier on|evidence against) (?:your (?:past|private|divorce|family|marriage|life|background)|you\b|everyone who)/i,
      /\b(?:found|plenty|thick(?:er)?|dirt|disappoints?|cross(?:es)?|enough|already|interesting|surprised|against you|full)\b/i,
    ],
    none: [
      /\b(?:tax file|case file|medical|patient|records department|reference|screening|application|soil|garden)\b/i,
    ],
  },
  {
    all: [
      /\b(?:i|we)(?:'ve| have|'ll| will|'m| am)?(?: [a-z]{3,9})? (?:read(?:ing)?|copied|found|opened|hacked|got|printed|scanned|seen) (?:your|through your) (?:[a-z]{3,9} )?(?:diary|diaries|messages|love letters|letters|chats?|browser history|therapy notes|medical (?:file|record)s?|journal|inbox|phone|private [a-z]{4,9}|secrets?)\b/i,
      /\b(?:sell(?:s)? well|would sell|interesting|entertain\w{0,4}|everyone|chapter|publish|public|laugh|enjoy(?:ed)?|worth a lot|know (?:who|what|everything|all)|now i know|would love|blush)\b/i,
    ],
    none: [kind, /\b(?:to the editor|manuscript|poems?|book|warehouse|with interest)\b/i],
  },
  {
    all: [
      /\b(?:written|writing|wrote|told|telling|informed|called|e-?mailed|spoken|speaking|announc(?:ed|ing)|post(?:ed|ing)|tell)\b/i,
      part(
        `(?:every|all|each|everyone|everybody|the (?:whole|entire))\\b[^.!?]{0,40}|your(?: [a-z]{3,12})? ${close}|${office}`,
      ),
      /\b(?:what you(?:'ve| have)? (?:are|really are|did|done)(?= ?(?:[.!,;]|$|to\b|in\b|and\b|with\b))|the truth about you|what (?:kind|sort) of (?:an? )?(?:man|woman|person|people|company|crook|liar|animal) you|who you really are)\b/i,
      /\b(?:i|we|i'll|we'll|i'm|we're|i've|we've)\b/i,
    ],
    none: [kind, /\b(?:for (?:us|me|them|her|him)|thank(?:s|ful)?|grateful|generous|brave|amazing)\b|\?\W*$/i],
  },
]);
