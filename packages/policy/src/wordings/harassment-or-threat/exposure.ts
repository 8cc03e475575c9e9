import { facets } from '../../search/sentence-facets.ts';

const will =
  "(?:i|we)(?:'ll| will| shall|'m going to| am going to|'re going to| are going to|'m gonna| can| could| have no problem| may have to| will have to)(?: (?:personally|gladly|happily|just|simply|have to|be forced to|not hesitate to|make sure to))?";
/** Shown to others, which any photographer does with photos. */
const show =
  '(?:publish|releas|post|shar|upload|send|forward|show|print|hand|reveal|mak|tak|put)(?:e|es|ing)?(?: out| up| over)?';
const yours =
  "(?:your (?:photo(?:graph)?s?|pictures?|videos?|messages|mails|e-?mails|chats?|data|files|records|customer data|documents|invoices|contracts|story|address|number|name)|(?:the|these|those|all (?:the|your|of your|of these|of those|of it)) (?:photo(?:graph)?s?|videos?|pictures?|footage|screenshots?|recordings?|evidence|e-?mails|mails|messages|chats?|files|documents|letters|story)|(?:those|these) (?:photo(?:graph)?s?|videos?|pictures?|e-?mails|messages|files)|everything(?: (?:i|we) (?:know|have|found|collected))?|what you(?:'ve| have)? (?:did|done|said|written|wrote)|(?:this|that|it all)(?! (?:as|change|on to|(?:on )?to (?:our|my)|to the (?:[a-z]+ )?(?:team|desk|support))\\b))";
/** What is done to somebody before others: "we'll take you off the list" is not. */
const pilloried =
  'you (?:down(?! (?:as|for)\\b)|apart|to (?:the cleaners|pieces|shreds)|up (?:on|for) (?:the|every)|all over|on (?:every|the front page|social|linkedin|facebook|the internet)|naked|as (?:an?|the)|for what|regret|suffer|pay|wish|sorry|famous|a laughing stock|unemployable)';
/** What nobody shows who means well. */
const intimate =
  "(?:your|the|his|her) (?:(?:dirty|little|darkest|private|intimate) )?(?:secrets?(?! (?:santa|recipe|sauce|ingredient|menu))|nudes?|private (?:life|photos?|pictures?|videos?|messages|e-?mails)|intimate (?:photos?|pictures?|videos?)|brows(?:ing|er) history|search history|dirty laundry|affair|webcam (?:footage|video|pictures?)|lies|crimes)|(?:what you(?:'ve| have)? been (?:hiding|doing behind)|who you really are|the truth about you)";
/** A condition that leaves no wish to the reader: "unless you'd rather not" does. */
const orElse =
  "(?:unless (?:you|i|we|the|my|our)\\b(?!(?:'d|'ll)? (?:mind|object|rather|prefer|tell|would|say|want us|want me|ask|have any))|or else|otherwise|until you (?:pay|answer|reply|sign|settle|agree|apologi[sz]e)|if (?:you|i|we) (?:don't|do not|refuse|fail|ignore|keep (?:on|it up|quiet|silent|[a-z]{3,9}ing)|still|won't|haven't|try|dare|ever|hear nothing|get no|get nothing)(?! (?:mind|object))|(?:pay|settle|sign|reply|answer|respond|resign|apologi[sz]e|withdraw|transfer)\\b[^.!?]{0,40}\\bor (?:i|we)\\b|(?:ignor|stall|dodg|refus|fail)ing\\b)";
const above =
  'your (?:[a-z]{4,10} )?(?:boss(?:es)?|managers?|ceo|board|employers?|hr|superiors?|wife|husband|spouse|partner|family|parents|colleagues|customers|clients|investors|team|friends|contacts|directors?|landlord|bank|regulator)|every(?:one|body)(?: (?:at|in|on) your [a-z]{3,12})?|every [a-z]{3,14} (?:in|at|on) (?:the|this|your) [a-z]{3,12}|the (?:press|media|papers|police|authorities|tax office|(?:whole|entire) (?:office|company|industry|town|world|street))|(?:journalists?|reporters?)';
/** What is told of somebody to harm them. */
const misdeed =
  "(?:how|that|what|about how|about what|about the way|the way) (?:little |badly |rudely |poorly |often )?you(?:'ve| have|'re| are)?(?: (?:always|still|really|been|all|just|simply)){0,2} (?:wast|ignor|treat(?:s|ed)? (?:people|customers|others|me|us|suppliers|everyone|your)|l(?:ie|ied|ying)|cheat|ow(?:e|ed)|never (?:answer|reply|pay|call)|refus|fail(?! safe)|behav|st(?:ole|eal)|hid(?:e|ing)?|dodg|brib|fak(?:e|ed|ing)|threaten|insult|break|broke|mess(?:ed)? up|cost|(?:did|done|do|said|say|wrote|are|been up to)(?= ?(?:[.!,;]|$| (?:to (?:me|us|her|him)|in|at|with|last|unless|if)\\b)))\\w{0,4}|(?:about|of) (?:your|the|this|that) (?:(?:little|dirty|shabby|shameful|outrageous) )?(?:secrets?|affair|lies?|debts?|behaviou?r|conduct|rudeness|mistakes?|fraud|incompetence|laziness|failures?|unpaid|past|mess)|(?:about|of) you(?= ?(?:[.!,;]|$| unless| if| and\\b))|the truth about you|what (?:kind|sort|type) of (?:an? )?(?:[a-z]{3,12} )?(?:person|man|woman|people|company|firm|payer|boss|business|client|customer|professional|partner|manager) you(?:'re| are)?(?: really| truly)?\\b(?! (?:need|want|like|prefer|run|serve|deal|work))";

/** Others made to see or hear what the reader would keep from them. */
export const exposure = facets([
  // "We have photographs which you would not want your family to see."
  {
    all: [
      /\b(?:i|we)(?:'ve| have)(?: got| seen| kept)? (?:some |the |certain |a few |enough )?(?:photo(?:graph)?s?|pictures?|videos?|recordings?|footage|screenshots?|messages|e-?mails|documents|files|images|chats?|proof|evidence)\b/i,
      /\b(?:you|your (?:wife|husband|family|boss|company))\b[^.!?]{0,16}(?:would|'d|might|may)(?: not|n't| rather not| hardly| prefer not to)? ?(?:want|like|wish|enjoy)?\b[^.!?]{0,12}\b(?:your (?:wife|husband|partner|family|children|boss|board|colleagues|customers|employer|friends)|anyone|anybody|everyone|the (?:press|world|public)) (?:to (?:see|find|read|know|hear|get hold)|seeing|finding|reading|knowing)\b/i,
    ],
    none: [/\b(?:would love|'d love|proud|gallery|wedding|album|happy to share)\b/i],
  },
  { all: [new RegExp(`\\b${will} ${show} ${intimate}`, 'i')] },
  {
    all: [
      new RegExp(
        `\\b${will} (?:leak|dump|go public with)(?: (?:all|all of|every bit of))? (?:${yours}|${intimate})`,
        'i',
      ),
    ],
  },
  {
    all: [
      new RegExp(
        `\\b${will} expose (?:you(?:r (?:lies|company|firm|boss|fraud|family|incompetence))?(?= ?(?:[.!,;]|$|for\\b|as\\b|publicly\\b|to (?:the (?:press|media|world|public)|every\\w{3,4}|your)\\b))|${intimate})`,
        'i',
      ),
    ],
  },
  {
    all: [new RegExp(`\\b${will} ${show} (?:${yours}|${pilloried})\\b`, 'i'), new RegExp(`\\b${orElse}`, 'i')],
    none: [
      /\b(?:unsubscribe|opt[- ]?(?:ed |ing )?out|mailing list|hear from (?:us|me)|prints|album|wedding|gallery|invoice|usb|order|portraits?|by post|paper copy|correct\w{0,5}|objections?|changes)\b/i,
    ],
  },
  {
    all: [
      new RegExp(
        `\\b${will} (?:tell|inform|call|ring|contact|notify|write to|e-?mail|go (?:straight |directly |right )?to|alert|message|talk to|let|take (?:this|it|that)(?: up| straight| directly)? (?:to|with)) (?:${above})\\b`,
        'i',
      ),
      new RegExp(`\\b(?:${misdeed}|${orElse}|keep (?:on )?(?:ignor|stall|dodg|avoid|ghost|refus)ing)`, 'i'),
    ],
    none: [
      /\b(?:how you (?:can|could|may|might)|owe (?:you|them|nothing)|on leave|well|kindly|help(?:ed|ful)?|(?:great|good|fine|nice|lovely) (?:job|work)|wanted|asked|price|offer|discount|trial|cost(?:s)? (?:less|nothing)|waste less|so (?:they|he|she) can|if you (?:are|get|have|need)|to change|alarm|fire|emergency|accident)\b/i,
    ],
  },
  {
    all: [
      new RegExp(
        `\\b${will} (?:publish|release|post|share|sell|upload|put)(?: all(?: of)?)? your (?:(?:entire|whole|company's) )?(?:customer data|data|records|messages|passwords|client list|customer list|chats?|mails)\\b`,
        'i',
      ),
      /\b(?:online|on the (?:internet|web|dark web|dark net)|to the (?:public|highest bidder|whole world|world|press|media)|to (?:all )?your competitors|to everyone|for everyone|publicly|(?:dark|darknet) (?:web|forums?))\b/i,
    ],
    none: [/\b(?:consent|agree\w{0,3}|opt(?:ed)? in|as you asked|at your request|backup|shop|profile page)\b/i],
  },
  // Others who would hear of it, and what comes of that.
  {
    all: [
      new RegExp(
        `\\b(?:they|others|people|(?:[a-z]{3,12} )?friends|${above})(?:'ll| will| would| should|(?:'re| are|'s| is) going to)(?: (?:soon|all|surely|certainly|just|probably|also)){0,2} (?:love|enjoy|be (?:interested|delighted|thrilled|pleased|glad|happy|shocked|surprised)|hear|learn|know|find out|read|see|be told)\\b`,
        'i',
      ),
      new RegExp(
        `\\b(?:${misdeed}|(?:how|about how) (?:slow|lazy|rude|late|unhelpful|incompetent|careless|dishonest|unprofessional|badly|poorly|little) (?:you|your)\\b)`,
        'i',
      ),
    ],
    none: [
      /\b(?:well|kindly|help\w{0,5}|(?:great|good|fine|nice|lovely) (?:job|work)|saved?|won|if you (?:are|get|have|need))\b|\?\W*$/i,
    ],
  },
  {
    all: [
      /\b(?:it|that)(?:'d| would| might| could| will| may) be (?:very |really |most |rather |so )?(?:unfortunate|a (?:pity|shame)|awkward|embarrassing|bad|painful|costly|unpleasant|terrible|inconvenient) for (?:you|your (?:[a-z]{3,10} )?(?:company|firm|career|family|business|reputation|boss|team))\b/i,
      new RegExp(
        `\\bif [^.!?]{0,50}\\b(?:reach(?:ed)?|g[eo]t (?:out|to)|found out|saw|came out|came to light|landed (?:on|with)|ended up (?:on|with|in)|heard|knew|learn(?:ed|t)|read)\\b(?:[^.!?]{0,16}\\b(?:${above}|tax (?:authorit(?:y|ies)|man|inspector)|public|court)|[^.!?]{0,6}$|(?<=came out|came to light|got out))`,
        'i',
      ),
    ],
    none: [/\?\W*$/],
  },
  {
    all: [
      /\b(?:pay|settle|sign|reply|answer|respond|withdraw|transfer|resign|apologi[sz]e)\b/i,
      new RegExp(
        `\\bor (?:else )?(?:(?:tomorrow|tonight|then|soon|by|on|from|[a-z]{3,6}day) ){0,2}(?:${above}) (?:will |are going to |is going to |soon )?(?:gets?|receives?|sees?|hears?|reads?|finds?) (?:the (?:whole|entire|full|folder|files?|photos?|messages|truth|story|videos?|e-?mails|recordings?|pictures|screenshots)|all|every|everything|it all)\\b`,
        'i',
      ),
    ],
  },
  // "We have compromising photos of you and will publish them if you do not transfer the money."
  {
    all: [
      /\b(?:compromising|intimate|embarrassing|incriminating|nude|naked|explicit|damning) (?:[a-z]{3,10} )?(?:photos?|pictures?|videos?|images?|footage|recordings?|messages|material|screenshots?|documents?|e-?mails)\b/i,
      /\b(?:of|about|on|with|from) (?:you|your [a-z]{3,12})\b/i,
      /\b(?:i|we)(?:'ve| have| hold| got| own| kept|'ll| will)\b/i,
    ],
    none: [/\b(?:report|police|victims?|scams?|spam|training|phishing|example|received|claims?)\b|\?\W*$/i],
  },
]);
