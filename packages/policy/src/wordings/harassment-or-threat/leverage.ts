import { facets } from '../../search/sentence-facets.ts';

/** What somebody rightly does: complains, refuses, speaks up, falls ill, leaves. */
const right =
  "(?:complain(?:s|ed|ing)?|complaint|speak(?:ing)? (?:up|out|to|with)|talk(?:ing)? (?:to|about|with)|say(?:ing)? (?:a word|anything|no)|tell(?:ing)? (?:anyone|anybody|anything|someone|hr|the|your|her|him|my)|report(?:ing)? (?:me|us|this|it|him|her|that)|go(?:ing)? (?:to|public)|call(?:ing)? (?:the (?:police|council|inspector|union)|in sick|hr)|refus(?:e|ing)|turn(?:ing)? (?:me|us|him|this) down|ask(?:ing)? (?:for (?:a raise|holiday|help|repairs)|questions)|join(?:ing)? (?:the|a) union|su(?:e|ing) (?:me|us)|lawsuit|see(?:ing)? a lawyer|hir(?:e|ing) a lawyer|withdraw|(?<!\\b(?:our|my|annual|pay|performance) )review|testif(?:y|ying)|tenants'? (?:union|association)|make (?:a )?trouble|make (?:a )?fuss|ask(?:ing)? again|mention(?:ing)? (?:this|it|that)|works? council|off sick|stay(?:ing)? home|stay(?:ing)? quiet|drop(?:ping)? (?:the|this|it|your))";
/** That it is made the condition. */
const condition =
  "(?:if you(?:'re| are|'ve| have|'d)?(?: (?:ever|dare(?: to)?|still|keep|even|go on|don't|do not|won't|again|want to|think of|continue to|refuse to|so much as|try to|start)){0,2}|unless you|until you|as long as you|the moment you|once you|whoever|anyone who|people who|those who|or|otherwise|before you|and)";
/** What the reader lives by, taken by whoever holds it. */
const hold =
  '(?:your |the |his |her )(?:[a-z]{3,10} )?(?:jobs?|contract|visa|(?:residence|work) permit|papers|residency|status|passport|flat|apartment|room|deposit|bonus|reference|promotion|hours|shifts?|wages?|salary|pay|career|kids|children|custody|licen[cs]e|degree|heating|electricity|water|belongings|furniture|things)';
const taken = `(?:(?:have|get|see) ${hold} (?:cancel(?:l?ed)|revoked|cut(?: off)?|withdrawn|taken(?: away)?|reported|stopped|shut off|thrown out|terminated|blocked)|(?:make sure|see to it|ensure|guarantee)(?: that)? (?:you|no ?body|no one|no employer|no landlord)(?:'ll| will| are| is)? ?(?:never |ever )?(?:los(?:e|es)|(?:work|rent|find|get|see)s?|hires?|rents? to|are (?:fired|deported|evicted|out)|out)|(?:call|tell|inform|report you to|ring) (?:immigration|the immigration|the foreigners' office|child services|social services|the youth office)|(?:have|get) you (?:deported|evicted|fired|arrested|thrown out|kicked out|sacked|blacklisted|removed|sent back)|throw (?:you|all your things|your things|your stuff) (?:out|on|onto)|(?:you )?(?:can|may) (?:forget|kiss|say goodbye to|look for|pack)(?: about)? (?:${hold}|(?:ever )?(?:working|renting|getting|finding|seeing)|another (?:job|flat|place)|a (?:new )?(?:job|reference|flat)|your (?:things|bags|stuff))|you(?:'ll| will)(?: [a-z]{3,8})? (?:lose (?:${hold})|be (?:out of (?:a|your) (?:job|flat|house|home)|fired|deported|evicted|out on the street|on the street|sent back|looking for (?:a )?(?:new )?(?:job|flat)|sorry)|never (?:work|rent|find|get|see)(?: [a-z]{2,10}){0,3} again)|(?<!\\b(?:when|once|after|until|before|as soon as) )you(?:'re| are) (?:fired|out|finished|gone|dead)(?= ?(?:[.,!]|$|and\\b|here\\b))|(?:cut|turn|shut|switch) (?:off )?(?:${hold})(?: off)?|change the locks|(?:make|making) (?:your|everyone's) (?:life|shifts|days|work) (?:hell|miserable|very hard|difficult|impossible|unbearable))`;
/** Favours that nobody owes for a flat, a job or a price. */
const favour =
  '(?:(?:be|being|were|are) (?:a (?:bit |little )?(?:more )?)?(?:nicer?|sweeter?|friendlier|more (?:friendly|cooperative|open|affectionate)|good) to me|(?:sleep|spend the night|go to bed) with (?:me|him|us)|spend (?:the|a) (?:night|evening|weekend) (?:with (?:me|him)|at my)|come (?:to|up to|over to) my (?:hotel|room|place|flat|house|apartment|suite)|(?:have|go for|going for) (?:dinner|drinks?|a drink) (?:alone )?with me|go (?:out|on a date) with me|sit on my lap|come to (?:the|a) (?:party|cinema|bar|beach|sauna) with me|keep(?:ing)? me company|give me a (?:kiss|massage)|(?:a|one|little) kiss|wear something (?:short|tight|sexy|nice)|send(?:ing)? me (?:a |some |more )?(?:(?:sexy|naked|nude|private|hot) (?:photos?|pictures?|selfies?|videos?)|nudes?|(?:photos?|pictures?|selfies?) of (?:you|yourself)(?! (?:with|at|from|and)\\b))|show me (?:some skin|what you))';
const price =
  '(?:rent|deposit|discount|price|jobs?|promot\\w{1,5}|raise|contract|grade|shifts?|rota|deal|order|flat|room|bonus|favou?r|salary|reference|permit|late (?:fee|payment)s?|arrears|debts?|overdue|holiday|days? off|hire|probation|signature|forget (?:about )?(?:the|your))';

/** Power over the reader's work, home or stay used against them. */
export const leverage = facets([
  {
    all: [
      new RegExp(
        `\\b${condition}\\b[^.!?]{0,24}\\b${right}(?![a-z])|\\b${right}(?![a-z])[^.!?]{0,40}(?:\\bor\\b|\\band\\b|,)|^\\W*(?:please )?(?:stop|drop|withdraw|keep|sign|don't|do not|be quiet|shut up|forget)\\b[^.!?]*(?:\\bor\\b|\\botherwise\\b|\\bunless you want\\b)`,
        'i',
      ),
      new RegExp(`\\b${taken}(?![a-z])`, 'i'),
    ],
    none: [
      /\b(?:expire[sd]?|read and (?:agree|accept)|terms|according to|under (?:clause|section|the (?:law|act))|tribunal|rights?|protect(?:s|ed|ion)?|lawyers? (?:say|says|can help)|help you|we help|scam\w{0,4}|unfair|illegal|unlawful|fear|afraid|worr(?:y|ied)|without losing|won't|not lose|never lose|can't be|cannot be|backup|password|app|subscription|game|course|coupon|voucher|points|seat|reservation)\b|\?\W*$/i,
    ],
  },
  // A favour of the body for what is theirs by right.
  {
    all: [new RegExp(`\\b${favour}(?![a-z])`, 'i'), new RegExp(`\\b${price}\\b`, 'i')],
    none: [
      /\b(?:damage[sd]?|broken|defect|id\b|passport|receipt|meter|colleagues|clients|customers|booth|our (?:team|stand)|webinar|conference|product|wedding|package|parcel|room (?:number|service)|my (?:hotel|place) (?:is|was|has))\b/i,
    ],
  },
  // A favour of the body asked for with the rent or the job in hand.
  {
    all: [
      /\b(?:photos?|pictures?|selfies?|videos?)(?: of (?:you|yourself))? (?:in (?:an? |your )?(?:bikini|underwear|lingerie|bra|panties|swimsuit|towel|bed|shower)|naked|nude|topless|without (?:clothes|a (?:bra|shirt|top)))\b/i,
      /\b(?:send|show|give|take|want|see|mail|text|get|love)\b/i,
      /\b(?:me|i|i'd|i'll)\b/i,
    ],
    none: [/\b(?:models?|shoot|catalogue|campaign|shop|brand|customers|scam\w{0,4}|blackmail)\b/i],
  },
  // Nobody to turn to.
  {
    all: [
      /\b(?:no one|nobody|no-one|who|not a soul|hr|(?:the )?(?:police|judge|court))(?:'s| is|'ll| will| would|'d| are)?(?: (?:ever|going|gonna|really|even|to|never|not)){0,3} (?:believe|listen to) you\b|\btake your word (?:over|against)\b|\byour word against (?:mine|ours|his)\b/i,
      /\b(?:if you|hr|police|complain\w{0,3}|complaints?|report\w{0,3}|tell|court|boss|anyone|speak|talk|over (?:me|mine|us)|against mine|say|go to|wife|anyway)\b/i,
    ],
    none: [/\b(?:i know|i believe|felt|feel(?:s|ing)?|afraid|fear|sorry|we (?:do|will|believe)|film|novel)\b/i],
  },
  {
    all: [
      /\b(?:keep (?:your (?:mouth|trap) shut|quiet|it to yourself|this between us)|shut (?:your mouth|up)|not a word to (?:anyone|anybody|hr|your)|don't (?:you )?(?:dare|even think)(?: (?:of|about))? ?(?:tell|talk|speak|complain|go|report|mention|leav)\w{0,3}|stay silent)\b/i,
      /\b(?:or (?:else|you|i|we|your)|if you (?:want|like|value|know what's good|care)|otherwise|unless you want|you(?:'ll| will) (?:regret|be sorry|lose))\b/i,
    ],
    none: [/\b(?:surprise|party|secret santa|announcement|embargo|launch|library|gift)\b/i],
  },
  // "Or something might happen to your things".
  {
    all: [
      /\b(?:something|anything|an? (?:little )?accident|a fire|bad things?|things|nasty things?) (?:bad |ugly |nasty |terrible |unpleasant )?(?:might|could|can|may|will|would|was going to|were to|to|should)(?: just| well| easily| also| soon)? happen(?:s|ed)? to (?:you(?!r (?:data|files|parcel|order|package|account|backups?)\b)|your\b|that (?:nice|pretty|lovely|beautiful|new)|those)/i,
      /\b(?:or|better|shame|pity|wouldn't want|would not want|hate|careful|you know|unless|if you (?:don't|do not|keep|go on|refuse|talk|say|stay)|sad|remember|think about|unfortunate)\b/i,
    ],
    none: [
      /\b(?:insur\w{1,5}|cover(?:s|ed|age)?|polic(?:y|ies)|warranty|back ?ups?|protect\w{0,4}|in case|whatever|emergency|will|funeral|alarms?|contact us)\b/i,
    ],
  },
  // Jail, the street or the children taken, to have money now.
  {
    all: [
      /\byou(?:'ll| will| are going to|'re going to|'d| would| could| can)(?: [a-z]{3,8})? (?:(?:go|end up|sit|rot|land|be) (?:to|in|behind) (?:jail|prison|bars|a cell)|be (?:arrested|jailed|locked up|handcuffed|picked up by the police|led away)|lose your (?:kids|children|house|home|freedom)|sleep (?:on the street|under a bridge|in your car)|spend the (?:night|weekend) in (?:jail|a cell))|\b(?:police|officers?|sheriff|bailiffs?|our (?:men|boys|people|guys)) (?:will|are going to|is going to|can)(?: [a-z]{3,8})? (?:(?:come (?:and|to) )?(?:get|fetch|arrest|take|drag) (?:you|your (?:kids|children|car|furniture|things|tv))|pick you up|break|kick)\b/i,
      /\b(?:pay|paid|payment|transfer|settle|sign|owe|debts?|today|tonight|by noon|tomorrow|money)\b/i,
      /\b(?:if|unless|or|otherwise|until|when|tonight|today|tomorrow)\b/i,
    ],
    none: [
      /\b(?:scam\w{0,4}|fraud\w{0,4}|phish\w{0,4}|they (?:say|claim|told)|never|not|film|novel|game|insur\w{2,5}|bail|lawyer)\b/i,
    ],
  },
  // Love and duty turned against whoever will not buy.
  {
    all: [
      /\bif you (?:really |truly |ever |actually |even )?(?:loved|cared (?:about|for)|had any (?:love|feeling|respect) for|were (?:a )?(?:good|real|proper|decent|responsible|caring)(?: an?)?) ?(?:your |an? )?(?:wife|husband|kids|children|family|parents?|mother|father|mum|dad|daughter|son|man|woman|partner|boss|employees|staff|them)\b/i,
      /\byou(?:'d| would| wouldn't| would have|'d have| could| should)\b/i,
    ],
    none: [/\b(?:tell|know|whether|\?)\b/i],
  },
  {
    all: [
      /\b(?:only an? |what (?:kind|sort) of (?:an? )?|you(?:'re| are) an? |no )(?:(?:[a-z]{2,10} )?(?:bad|terrible|selfish|heartless|cold|irresponsible|awful|horrible|careless|decent|loving|good|real|responsible) )?(?:father|mother|parent|dad|mum|mom|husband|wife|son|daughter|man|woman|person|human being)(?: (?:who|that))? (?:would|does|do|lets?|leaves?|refuses?|says? no|turns?|puts?|gambles?|for (?:not|refusing|letting))\b/i,
      /\b(?:bad|terrible|selfish|heartless|cold|irresponsible|awful|horrible|careless|what (?:kind|sort)|no (?:decent|loving|good|real|responsible))\b/i,
      /\b(?:you|your|say no|refuse|turn this down|this offer|money|sign|buy(?:ing)?)\b/i,
    ],
    none: [/\b(?:film|novel|character|plot|not an?|aren't|never think)\b/i],
  },
  // "If you leave a bad review we will cancel your booking and keep the deposit."
  {
    all: [
      /\bif you (?:[a-z]{4,8} )?(?:leave|post|write|give|publish|put up|file|send)\b/i,
      /\b(?:bad|negative|poor|one[- ]star|another|any|a|that) (?:[a-z-]{3,10} )?(?:reviews?|ratings?|comments?|posts?|complaints?)\b/i,
      /\b(?:we|i)(?:'ll| will| shall| may|'re going to)\b[^.!?]{0,24}\b(?:cancel|keep|charge|refuse|ban|block|withhold|fine|sue|bill|report|cut|deduct|evict|remember)\b/i,
    ],
    none: [/\b(?:charged? (?:nothing|no)|not|never|n't|answer|reply)\b|\?\W*$/i],
  },
  // "I would hate for your board to learn how careless you have been, so perhaps we come to an arrangement."
  {
    all: [
      /\b(?:i|we)(?:'d| would) (?:hate|be sorry|not like|not want|rather not|prefer not|regret)\b/i,
      /\byour (?:board|boss|wife|husband|customers?|clients?|family|investors?|employer|partner|parents|colleagues|landlord|school)\b/i,
      /\b(?:learn|find out|hear|know|see|read|discover|be told)\b/i,
      /\b(?:arrangement|agreement|deal|better (?:that|if|for)|settle|pay|reconsider|cooperate|so perhaps|unless|come to terms|careless|affair|secret|photos?|what you did)\b/i,
    ],
    none: [/\b(?:miss out|news|surprise|party|webinar)\b|\?\W*$/i],
  },
]);
