import { facets } from '../../search/sentence-facets.ts';

const goods =
  '(?:crms?|help desks?|dispatchers?|platforms?|tools?|tooling|software|solutions?|products?|services?|apps?|systems?|providers?|vendors?|suites?|databases?|engines?|technology|bots?|agenc(?:y|ies)|firms?|brands?|manufacturers?|suppliers?|makers?|couriers?|carriers?|brokers?|lenders?|insurers?|editors?|scanners?|planners?|trackers?|recorders?|builders?|viewers?|assistants?|printers?|cameras?|lamps?|coatings?|paints?|machines?|devices?|pumps?|batter(?:y|ies)|networks?|hosting|packages?|courses?|training|databank|data|marketplaces?|shops?|stores?|plumbers?|installers?|recruiters?|consultants?|analytics|automation|dashboards?|widgets?|plugins?|payroll|matching|labs?|kitchens?|windows?|boilers?)';
const better =
  '(?:better|cheaper|faster|quicker|smarter|easier|safer|finer|sharper|stronger|tougher|lighter|bigger|larger|wider|deeper|fresher|cleaner|quieter|kinder|more (?:accurate|reliable|secure|complete|powerful|advanced|precise|efficient|affordable|thorough|modern))';
const best =
  '(?:lowest[- ]priced|lowest|cheapest|fastest|quickest|smartest|easiest|safest|strongest|largest|biggest|best|simplest|lightest|toughest|most [a-z]{4,12})';
/** Of the reader's own, or supposed, asked and denied. */
const notOurs =
  /\b(?:you're|your (?:team|company|firm|shop|site|tool|product|brand|customers|current)|they|their|he|she|if|whether|one of|among the|aim|hope|want to be|not the|isn't the|aren't the|time|(?<!-)day|way|moment|reason|slot|backlog|schedule|match|league|season|championship)\b|\?\W*$/i;

/** Nobody does it for less, all others are behind: first without a superlative. */
export const beyondCompare = facets([
  // First of a place, with what makes it so.
  {
    all: [
      new RegExp(
        `\\b(?:world|country|nation|industry|market|planet|continent|region|trade|sector|europe|britain|america|germany|france)'s (?:own )?${best} (?:[a-z-]{3,14} ){0,3}?${goods}\\b`,
        'i',
      ),
    ],
    none: [notOurs, /\b(?:you|your|who|which|some|several|many of) |\bone of\b/i],
  },
  {
    all: [
      /\b(?:nobody|no one|no-one|not one|none of (?:our|the) (?:rivals|competitors|others)|no other (?:[a-z-]{3,14} )?[a-z-]{3,14}|no (?:firm|company|vendor|provider|supplier|agency|shop|maker|brand|rival|competitor))\b/i,
      new RegExp(
        `\\b(?:for less|at (?:a )?(?:lower|smaller) (?:price|cost|rate)s?|undercuts?|(?:${better}|less|lower) than (?:we|us|ours|our)|as (?:[a-z]{2,12}ly|fast|well|long|hard|cheap|reliable|accurate|safe|easy|good|low|high|far) as (?:we|us|ours|our)(?! (?:can (?:tell|see|say)|know|could|are aware)\\b)|beats? (?:us|our|ours)|keeps? up with (?:us|our)|comes near (?:us|our))\\b`,
        'i',
      ),
    ],
    none: [
      /\b(?:you're|they|their|if|whether|settle for less|expects? to|for less than (?:\d{1,6}|an?)|knows? better|feels?)\b|\?\W*$/i,
    ],
  },
  {
    all: [
      new RegExp(
        `\\bours (?:will be|is|are|comes out(?: as)?|remains) (?:[a-z]{3,12} |by (?:far|a (?:wide|long|big|huge) (?:margin|way|stretch|mile)) |without (?:question|doubt) |beyond (?:question|doubt) |hands down )?(?:the )?${best}\\b`,
        'i',
      ),
    ],
    none: [notOurs, /\bours is (?:not|never|neither)\b/i],
  },
  {
    all: [
      new RegExp(
        `\\b(?:is|are|as|we're|it's|offers?|with) (?:an? |our )?(?:[a-z]{2,9}ly )?(?:unrivall?ed|unmatched|unequall?ed|unparallell?ed|peerless|unsurpassed|unbeaten) (?:[a-z-]{3,15} ){0,2}?${goods}\\b`,
        'i',
      ),
    ],
    none: [notOurs],
  },
  {
    all: [
      /\b(?:we|we've|our [a-z]{3,14}|ours|it|this [a-z]{3,12})\b/i,
      /\b(?:ha(?:s|ve)|know|knows|without|with) (?:absolutely |simply |quite simply )?(?:no|an?) ?(?:equals?|peers?|rivals?|match(?= ?[.!,]|$| anywhere| in the))\b/i,
    ],
    none: [notOurs, /\b(?:have a (?:match|rival|peer)|with a (?:match|rival|peer)|peer (?:group|review))\b/i],
  },
  {
    all: [
      new RegExp(
        `\\b(?:doesn't|does not|can't|cannot) (?:get|be) (?:any |much )?${better}\\b[^.!?]{0,12}\\bthan (?:ours|our|us|this)\\b|\\bthe only [a-z-]{3,14}(?: [a-z-]{3,14})? (?:you|your [a-z]{3,12})(?:'ll| will)? ever (?:need|want|use|buy)\\b`,
        'i',
      ),
    ],
    none: [/\b(?:if|whether)\b|\?\W*$/i],
  },
  // All others come after.
  {
    all: [
      /\b(?:every(?:one|body)? (?:other [a-z]{3,12}|else)|all (?:the )?other(?:s| [a-z]{3,12})|the (?:rest|competition)(?! of (?:the|our|my|your) (?:team|orders?|group|family|staff|class|guests|goods|crew))|(?:our|all) (?:rivals|competitors))\b/i,
      /\b(?:(?:is|are|comes?|lies?|falls?|lags?|trails?|fell|lag) (?:[a-z]{2,9} ){0,2}?behind|years? behind|streets behind|trails? (?:us|our|it)|catching up|playing catch-up|pales?|(?:can't|cannot) keep up|second best|also-rans?)\b/i,
      /\b(?:our|ours|us|we|it)\b/i,
    ],
    none: [/\b(?:you|you're|your team|they|their|backlog|schedule|payments?|if)\b|\?\W*$/i],
  },
  {
    all: [
      /\b(?:ours|we|our (?:[a-z-]{3,14} ){1,2}|it) ?(?:is|are|'re|stays?|stands?) (?:[a-z]{2,9} ){0,2}?(?:ahead of|above) (?:everything|everyone|everybody|anything|any other|all (?:the )?others?|the (?:field|pack|rest|competition))\b/i,
    ],
    none: [notOurs],
  },
  {
    all: [
      new RegExp(
        `\\bno (?:other )?(?:[a-z-]{3,14} ){1,3}?(?:is|are|works?|runs?|does|comes?|gets?|finds?|prints?|cleans?|scans?) (?:[a-z]{2,9} )?${better}\\b[^.!?]{0,24}\\bthan (?:ours|our|us|we|this)\\b`,
        'i',
      ),
    ],
    none: [/\b(?:if|whether)\b|\?\W*$/i],
  },
  {
    all: [
      new RegExp(
        `\\b(?:there(?:'s| is) (?:simply |just |really )?nothing (?:quite )?like (?:ours|our (?:[a-z-]{3,14} ){0,2}?${goods})|(?:there (?:isn't|is no|is not|are no|aren't)|you won't see|show me) (?:an? |any )?(?:${better} (?:[a-z-]{3,14} ){0,2}?${goods}|(?:[a-z-]{3,14} ){0,2}?${goods} ${better} than (?:ours|us|this)))\\b`,
        'i',
      ),
    ],
    none: [/\b(?:at (?:the )?moment|in stock|left|available (?:until|before)|if|whether)\b|\?\W*$/i],
  },
  {
    all: [
      new RegExp(
        `\\b(?:we|we're|we are|ours|it's|it is|ours is)\\b[^.!?]{0,12}\\bthe (?:one and only|first and only) (?:[a-z-]{3,14} ){0,2}?${goods}\\b`,
        'i',
      ),
    ],
    none: [notOurs],
  },
  {
    all: [
      new RegExp(
        `\\b(?:a |an )?${better} (?:[a-z-]{3,14} ){0,2}?${goods} (?:doesn't exist|does not exist|can't be (?:had|found)|cannot be (?:had|found|bought)|is (?:not|nowhere) to be (?:had|found)|has yet to be (?:built|made|written|found))\\b|\\ba cut above (?:all|the (?:rest|others|competition)|any|every|everyone|everything)\\b|\\bset(?:s|ting)? the (?:standard|pace|bar) (?:that|for|which) (?:the rest|everyone else|everybody else|all others|the (?:whole |entire )?(?:industry|trade|market|sector))\\b`,
        'i',
      ),
      /\b(?:we|our|ours|us|it|this|exist|found|had|built)\b/i,
    ],
    none: [notOurs],
  },
  // Nothing better to be found in a place, and customers who are happier than any.
  {
    all: [
      new RegExp(
        `\\bthere(?:'s| is| are) (?:simply |just |really )?no ${better} (?!(?:way|time|place|moment|reason|news|feeling|day|word|words|example|man|woman|friend|teacher than)\\b)[a-z-]{3,16} (?:in (?:the (?:world|country|city|region|market|industry)|(?-i:[A-Z])[a-z]{2,14}|town)|on (?:the market|earth|the planet)|anywhere|around|than (?:ours?|us))\\b`,
        'i',
      ),
    ],
    none: [/\b(?:you're|your|they|their|if|whether|says?|said)\b|\?\W*$/i],
  },
  {
    all: [
      /\b(?:we|our|ours|with us)\b/i,
      /\bthe (?:happiest|most (?:satisfied|loyal|successful|enthusiastic)|best-served) (?:customers?|clients?|users?|teams?|patients?|students?|guests?|members?|buyers?) (?:on|in|of|anywhere|around|worldwide)\b/i,
    ],
    none: [notOurs],
  },
  {
    all: [
      /\b(?:everyone|everybody|experts|critics|the (?:whole|entire) (?:industry|town|market)|all (?:experts|critics|testers)|nobody (?:denies|doubts)) (?:agrees?|knows?|says?|confirms?|that)\b/i,
      new RegExp(
        `\\b(?:our|ours|we)\\b[^.!?]{0,40}\\b(?:the (?:very )?(?:finest|greatest|${best.slice(3)}|second to none|unrivall?ed|unbeatable)`,
        'i',
      ),
    ],
    none: [/\b(?:if|whether|hope|one of|among the|not)\b|\?\W*$/i],
  },
  // "No clinic in the city has better surgeons."
  {
    all: [
      /\bno(?: other)? (?:clinic|hotel|agency|company|firm|team|school|shop|bank|provider|lawyer|restaurant|garage|broker|studio|gym|builder|insurer|recruiter|platform|tool|product|brand)s? (?:in|on|anywhere|around|near|within)\b/i,
      /\b(?:better|faster|cheaper|finer|safer|more [a-z]{4,12}|lower|higher|friendlier|bigger)\b/i,
      /\b(?:has|have|offers?|gives?|does|makes?|is|are|comes?|works?|employs?)\b/i,
    ],
    none: [/\b(?:they|their|survey|should|must|if)\b|\?\W*$/i],
  },
  // "You will struggle to find another accounting package that is as complete as ours."
  {
    all: [
      /\byou(?:'ll| will|'d| would) (?:struggle|be hard[- ]pressed|be lucky|find it (?:hard|difficult)|have a hard time|look in vain)\b/i,
      /\b(?:find(?:ing)?|meet|name)\b/i,
      /\b(?:as [a-z]{3,14} (?:and (?:as )?[a-z ]{3,24} )?as|better|like (?:it|ours|this|us)|more [a-z]{4,12}|comparable|cheaper|faster|safer)\b/i,
    ],
    none: [/\b(?:parking|a seat|a table|your keys|the entrance)\b|\?\W*$/i],
  },
  // "Among all the tools of this kind, ours is the only one which can do that."
  {
    all: [
      /\b(?:ours|we(?:'re| are)?|our [a-z]{3,12}) (?:is |are )?(?:still |also )?the only (?:one|tool|product|platform|service|provider|company|firm|vendor|system|app|software|solution)\b/i,
      /\b(?:(?:among|of) (?:all )?(?:the )?[a-z]{4,12}|on the market|in (?:the|this) (?:industry|market|world|country|field)|of (?:this|its) kind|which (?:can|does|has)|that (?:can|does|has|offers))\b/i,
    ],
    none: [/\b(?:your list|in (?:this|the) (?:street|building|village)|they|left|open)\b|\?\W*$/i],
  },
  // "Nobody else in the industry offers what our platform does."
  {
    all: [
      /\b(?:nobody|no one|no-one) else\b|\bno other (?:[a-z-]{3,14} )?(?:platform|tool|provider|vendor|company|firm|product|service|software|system|agency|app|team)\b/i,
      /\b(?:offers?|does|do|has|have|gives?|delivers?|provides?|matches|can (?:do|offer|match|give)|comes? (?:close|near))\b/i,
      /\b(?:what|as much as|like|to|that) (?:we|our (?:[a-z-]{3,14} )?[a-z]{3,12}|us|ours)(?: (?:does|do|can|offers?|have|has|delivers?))?\b/i,
    ],
    none: [/\b(?:your|if|whether|they|knows|replied|needs?|should|hear|told)\b|\?\W*$/i],
  },
  // "Our engine beats every competing product in the field."
  {
    all: [
      /\b(?:we|our [a-z-]{3,14}(?: [a-z-]{3,14})?|ours|it)(?:'ll| will| easily| simply| still| always){0,2} (?:beats?|outperforms?|outclass(?:es)?|outshines?|tops?|trumps?|leaves?|surpass(?:es)?|outdoes?|outdo|puts?)\b/i,
      /\b(?:every|any|all|each|the whole|the entire)(?: of)?(?: the)? (?:other|rival|competing|comparable|alternative|competitor's|single)?(?: |\b)(?:[a-z-]{3,14} )?(?:products?|tools?|platforms?|rivals?|competitors?|competition|alternatives?|solutions?|software|systems?|vendors?|providers?|engines?|apps?|services?|market|field|others)\b/i,
    ],
    none: [/\b(?:your|if|whether|they|hope|want|aim|could|may|might|would)\b|\?\W*$/i],
  },
  // "We run circles around the competition."
  {
    all: [
      /\b(?:we|we'll|our [a-z-]{3,14}(?: [a-z-]{3,14})?|ours|it) (?:simply |still |easily |always |will )?(?:runs? (?:circles|rings) (?:a?round)|blows? (?:[a-z]{3,12} ){1,4}out of the water|leaves? (?:the (?:whole |entire )?(?:competition|field|market|rest|others|pack)|every(?:one|body|thing)(?: else)?|all (?:the )?(?:others|rivals|competitors|alternatives)|(?:our |its )?(?:rivals|competitors)) (?:far |way )?(?:behind|standing|in the dust)|wipes? the floor with|is in a (?:league|class) of (?:its|our) own|are in a (?:league|class) of our own)\b/i,
    ],
    none: [
      /\b(?:your|if|whether|they|he|she|hope|want|could|may|might|would|competitors? (?:runs?|leaves?))\b|\?\W*$/i,
    ],
  },
  // "There's nothing like it anywhere", "no tool on earth is quicker".
  {
    all: [
      /\b(?:nothing (?:else )?(?:like|quite like|close to|comparable to) (?:it|this|ours|us|our [a-z-]{3,14})|(?:its|our|your) (?:equal|match))\b/i,
      /\b(?:anywhere(?: else)?|on the market|on earth|in the (?:world|industry|market|field|country)|out there|in existence|has no|without)\b/i,
    ],
    none: [/\b(?:home|holiday|sea|christmas|smell|taste|feeling|they|your)\b|\?\W*$/i],
  },
  {
    all: [
      new RegExp(
        `\\bno (?:other )?(?:[a-z-]{3,14} )?${goods} (?:on earth|in the world|anywhere|out there|on the market|in the (?:industry|country|field)) (?:is|are|does|can|comes?|works|runs|offers?|has|gets?|gives?)\\b`,
        'i',
      ),
    ],
    none: [notOurs],
  },
  // "Our chatbot is smarter than all the others."
  {
    all: [
      new RegExp(
        `\\b(?:ours|our (?:[a-z-]{3,14} )?${goods}) (?:is|are|runs|works|remains)(?: simply| still| always| much| far| so much)* ${better} than\\b`,
        'i',
      ),
      /\bthan (?:all|any|every|each)(?: of)?(?: the)?(?: [a-z]{3,12})? ?(?:others?|rest|alternatives?|rivals?|competitors?|competition|one else|thing else|tools?|platforms?|products?|vendors?|providers?|else)\b/i,
    ],
    none: [/\b(?:your|if|whether|they|hope|want|aim|could|may|might)\b|\?\W*$/i],
  },
  // "Nobody else in the market offers a scanner this fast."
  {
    all: [
      /\b(?:nobody|no one|no-one|none|no other [a-z-]{3,14}|not one [a-z-]{3,14})\b[^.!?]{0,30}\b(?:offers?|makes?|sells?|builds?|delivers?|has|have|gives?|brings?|produces?|supplies)\b/i,
      /\b(?:this|that|so|as|such) (?:fast|quick|cheap|accurate|reliable|safe|strong|light|small|simple|easy|complete|thorough|affordable|powerful|precise|quiet|good|well|low|high)\b/i,
      /\b(?:else|market|industry|business|trade|world|country|other|supplier|vendor|maker|competitor)\b/i,
    ],
    none: [notOurs],
  },
]);
