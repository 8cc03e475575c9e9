import { foldEntity } from '../evidence/evidence.ts';
import { wordingsElsewhere } from '../languages/index.ts';
import { defineRule } from '../rule.ts';
import { allChannels, wordingTypes } from '../rule-scope.ts';
import { matchesNear } from '../search/near.ts';
import { anyOf, pattern } from '../search/pattern.ts';
import { facets, sentencesWith } from '../search/sentence-facets.ts';
import { statedMatches } from '../search/stated-matches.ts';
import { because } from '../text/let-go.ts';
import { isAsked, isInCode, isMention, isNegated, sentenceOf } from '../text/phrase-context.ts';
import { overlapsAny, type Range } from '../text/range.ts';
import { onOneLine } from '../text/white-space.ts';
import { isApproved } from '../wordings/approved-claims.ts';
import { ranksCalledOut } from '../wordings/called-out.ts';
import { promisesElsewhere } from '../wordings/promises-elsewhere.ts';
import { bareBoasts, bareRivals, isBareBoast } from '../wordings/superlative-claim/bare-boasts.ts';
import { beyondCompare } from '../wordings/superlative-claim/beyond-compare.ts';
import { plainRanks } from '../wordings/superlative-claim/plain-ranks.ts';

const superlative =
  '(?:very |absolute |single )?(?:best|only|sole|cheapest|fastest|smartest|easiest|safest|strongest|greatest|finest|largest|biggest|simplest|quickest|lowest|highest|top|leading|foremost|premier|ultimate|top-?rated|best-?rated|highest-?rated|top-?ranked|best-?selling|best-?performing|best-?value|most [a-z-]{4,18}(?: and [a-z-]{4,18})?|number[- ]one|#1|# 1|no\\.? ?1|number 1|[a-z]{4,9}est-growing)';
const product = anyOf(
  'crms? dispatchers? help_desks? platforms? tools? tooling software solutions? products? services? apps? applications? systems? providers? vendors? suites? marketplaces? databases? apis? engines? technology technologies chatbots? bots? copilots? agenc(?:y|ies) consultanc(?:y|ies) firms? brands? compan(?:y|ies) manufacturers? suppliers? retailers? banks? insurers? lenders? brokers? carriers? hosts? hosting isps? prices? pricing rates? packages? subscriptions? plugins? integrations? extensions? frameworks? erps? helpdesks? help_desks? dialers? dashboards? widgets? devices? models? ais? assistants? saas law_firms? recruiters? distributors? resellers? consultants? support_team analytics automation cdps? hris payroll webinars? courses? training_provider warehouses? clouds? networks? offering stack outreach_tool sequencer enrichment data_provider',
);
/** Words between a superlative and its noun, none of them a verb: "the biggest worry isn't price". */
const adjectives = "(?:(?!(?:is|are|was|were|isn't|aren't|wasn't) )[a-z0-9&/'-]{2,16} ){0,4}?";

const claims = [
  pattern(
    `(?:the|our|(?:the )?(?:world|industry|market|country|nation|planet|region|city|europe|america|uk|germany|france)'s|your|an?) ${superlative} ${adjectives}${product}`,
    `(?:we|we've|our (?:engineers|team|chefs|company|factory))(?: have| now| also| proudly)? (?:make|made|build|built|sell|offer|produce|created?|developed|design|designed|run|brew|bake) (?:the )?(?:world|industry|market|country|nation|planet|europe|america)'s (?:${superlative}|[a-z]{4,10}est) (?:[a-z-]{3,16} ){0,2}[a-z-]{3,16}`,
    `the (?:(?:most (?:accurate|advanced|powerful|reliable|complete|affordable|effective|secure|efficient|modern|trusted|comprehensive|sophisticated|innovative|versatile|precise|intelligent|intuitive|user-friendly)) (?:[a-z-]{3,16} ){1,3}(?:available|around|on offer)(?: today| anywhere| right now)?|(?:${superlative}) (?:[a-z-]{3,16} ){1,3}(?:out there|in existence|of its kind))(?= ?[^\\w\\s]|$|\\n| and| for)`,
    `(?<=(?:^|[\\n.!?] ?))(?:cheapest|fastest|finest|safest|quickest|greatest|friendliest) ${adjectives}${product} in (?!(?:mind|stock|use|case|march|april|may|june|july|august|question|place|full|particular|this|that|your|our (?:list|range))\\b)[a-z]{3,14}`,
    `(?<=(?:^|[\\n.!?] ?))(?:simply |honestly |truly |quite simply )?(?:the )?(?:best|greatest|smartest|fastest|cheapest|coolest|easiest|finest) ${adjectives}${product} ever(?= ?[^\\w\\s'\u2019]|$|\\n)`,
    `the one and only (?:[a-z-]{3,14} ){0,3}?${product} (?:you(?:'ll| will)? (?:ever )?need|for [a-z-]{3,14}|that [a-z]{3,14}|you(?:'ll| will)? ever)`,
    `the (?:world|industry|market|country|nation|planet)'s first and (?:best|finest|smartest|fastest|greatest) (?:[a-z-]{2,16} ){0,3}${product}`,
    `(?<=(?:^|[\\n.!?] ?))the (?:undisputed )?(?:market|industry|global|world|category) leader in (?!(?:the|our|this|your|its)\\b)(?:[a-z-]{3,16} ){0,2}[a-z-]{3,16}(?= ?(?:[.!]|$|\\n))`,
    `(?:ours|it|this|our [a-z-]{3,16})(?: is|'s| was| remains) (?:still |also )?(?:the )?(?:world|industry|market|country|nation|planet)'s (?:first and only|first|only) (?:[a-z-]{2,16} ){0,3}${product}`,
    `(?:ours|our [a-z-]{3,16}(?: [a-z-]{3,16})?) (?:is|are) (?:by far |simply |still |hands down )?the (?:easiest|simplest|fastest|quickest|safest|cheapest|most [a-z-]{4,14}) to (?:use|learn|set up|install|run|maintain|own)`,
    `no (?:better|smarter|faster|easier|safer) (?:[a-z-]{2,14} ){0,2}?${product}(?: for [a-z-]{3,14}(?: [a-z-]{3,14}){0,2})? than ours`,
    `the undisputed (?:market |industry |category |world )?(?:leader|champion|number one|no\\.? ?1)(?= in | for | among | of (?:the )?(?:market|industry)|[.,!;]|$)`,
    `(?:best|lowest|cheapest|unbeatable) (?:prices?|rates?|deals?) in (?:town|the (?:city|country|region|market|industry|business))`,
    `the (?:${superlative}) (?:[a-z-]{3,16} ){1,3}(?:on the market|money can buy|you can buy|(?:available )?anywhere in the world)`,
    `(?:world|industry|market|country|nation|planet)'s ${superlative} ${adjectives}${product}`,
  ),
  pattern(
    `(?:we|we're|we are|our [a-z]{3,15} is|our [a-z]{3,15} are|it's|it is|simply)(?: (?:hands down|by far|easily|simply|clearly|still|now|truly|proudly|widely|considered|regarded|seen|as)){0,4} the (?:best|top|number[- ]one|#1|preferred|leading|smartest|safest|first|go-to|cheapest|fastest) (?:choice|pick|option|name|partner|address|place|destination|brand) (?:for|among|amongst|in|of) [a-z]{3,15}`,
    "(?:is|are|we're|as|being|be|ranked|rated|voted|remain|remains|it's|still|named|proudly|officially) (?:the )?(?:#1|# 1|number[- ]one|no\\.? ?1|number 1)(?! (?:in line|in (?:my|your|the) (?:book|queue|list)|on (?:my|your|our|the|their) (?:list|mind|agenda)|priority|concern|goal|issue|reason|question|problem|request|ask|complaint|enemy|fan))(?: (?:in|for|at|on|by|choice|rated|ranked|pick)[a-z0-9 ]{0,20})?",
    `(?:#1|# 1|number[- ]one|no\\.? ?1)(?:[- ](?:rated|ranked|selling|trusted|in [a-z]{3,15}))? ${adjectives}${product}`,
    '(?:best[- ]in[- ]class|best[- ]of[- ]breed|unbeatable|unrivall?ed|unparallell?ed|unmatched|unequall?ed|unsurpassed|peerless),? (?:[a-z-]{3,16},? ){0,2}?(?:platform|tool|software|solution|product|service|prices?|pricing|quality|support|performance|accuracy|results?|value|features?|security|technology|experience|speed|reliability|team|cover(?:age)?|range|choice|comfort|craftsmanship|expertise|care|protection)',
    '(?:is|are|simply|truly|absolutely) (?:simply |truly |absolutely )?(?:unbeatable|unrivall?ed|unparallell?ed|unmatched|unequall?ed|unsurpassed|second to none|best[- ]in[- ]class|in a league of (?:its|our) own)',
    `(?:we|we're|we are|ours? (?:[a-z-]{2,14} )?(?:is|are)|it's|it is|and)(?: (?:by far|easily|simply|still))? the (?:best|easiest|simplest|fastest|cheapest|safest|quickest|lightest|strongest|smartest|most [a-z]{4,12})(?: to [a-z]{2,10}| in use)? (?:of (?:them )?all|of the lot|of any|of all (?:of )?(?:them|these|those|the [a-z]{3,12}))(?= ?[.!,;]|$| on| for)`,
    '(?:is|are) the (?:very )?best(?: (?:in the (?:world|industry|business|market|country|field)|on the market|out there|available|around|there is|money can buy|anywhere))',
    "(?:no|there is no|there's no) (?:other |better |faster |cheaper |smarter |easier )(?:[a-z-]{3,15} ){0,2}?(?:platform|tool|software|solution|product|service|vendor|provider|company|app|system|crm)(?: (?:on the market|in the world|can|offers|does|comes|even|available|anywhere|out there|comes close)[a-z ]{0,20})?",
    'no (?:other )?(?:competitors?|rivals?|vendors?|providers?|alternatives?) (?:can |could |even |will )?(?:match(?:es)?|beats?|comes? close|rivals?|touch|offers?|competes?)[a-z ]{0,20}',
    "(?:we|we're|we are|our (?:[a-z]{3,15}) is)(?: [a-z]{4,10})?,? the (?:undisputed|clear|global|world|market|industry|category|uncontested|recogni[sz]ed|proven|absolute)(?: [a-z]{3,10}){0,2} leaders?",
    '(?:our (?:[a-z]{3,15} ){1,3}|we )(?:is|are) (?:simply |by far |easily |truly |hands down |still |just )?the (?:very )?(?:best|cheapest|fastest|smartest)(?= ?[.!]|$)',
    '(?:our|the) (?:prices?|rates|fees|pricing)(?: [a-z]{4,10})? (?:is|are) (?:simply |by far )?the (?:lowest|best|cheapest|most competitive)(?: (?:on|in) [a-z ]{3,20})?',
    `(?:we|our team|our company)(?: [a-z]{4,10})? (?:build|make|offer|sell|have|provide|produce|design|run|deliver|manufacture|create|ship)s? the ${superlative} (?:[a-z-]{3,18} ){1,4}?(?:in (?:the|our) (?:world|industry|business|market|country|region|city|area|sector|field|uk|us|eu)|in (?:town|europe|america|asia|africa)|on (?:the market|earth)|ever (?:built|made)|money can buy|you(?:'ll| will) ever (?:use|need|see)|available(?: today| anywhere)?|anywhere(?= ?[.!,]|$))`,
    '(?:nobody|no one|no-one|nothing|none) else (?:offers|does (?:this|that|it|what|so)|has (?!(?:to|been|changed|come|gone|moved|happened|arrived|replied|asked|answered|seen|had|got|access|signed|booked|used|touched|said|reported|complained|noticed|[a-z]{3,12}ed)\\b)|provides|can (?:match|offer|do (?:this|that|it)|touch|compare|beat|give|build|make|deliver|promise|claim|say (?:this|that))|on the market|comes close|delivers|gives you|matches)[a-z ]{0,20}',
    '(?:better|faster|cheaper|smarter|more (?:accurate|powerful|reliable|secure|advanced)) than (?:any(?: other|thing else)|every(?: other|thing else)|all (?:other|the other|others))(?: [a-z-]{3,15}){0,2}(?: on the market| out there| available)?',
    `(?:nobody|no one|no-one|no (?:other )?(?:vendor|company|provider|firm|agency|supplier|team|tool|platform|business)|none of (?:our|the) competitors|you(?:'ll| will)? never find (?:a company|anyone|anybody) (?:who|that))(?: [a-z' ]{2,24}?)? (?:offers?|has|have|builds?|makes?|sells?|provides?|delivers?|gives?|does|do|knows?|runs?|understands?)(?: you| it| this| that)? ?(?:an? |any )?(?:cheaper|better|faster|smarter|lower|finer|wider|deeper|more [a-z]{4,14}|(?:as|so) (?:much|many|well|fast|cheap|good|accurate|reliable)|what we (?:do|offer)|like (?:we|us))(?! than (?:you|your|he|she|they|them)\\b)`,
    `(?:you(?:'ll|'d)? |we )?(?:simply |just )?(?:won't|will not|can't|cannot|never|not|struggle to|hard to|impossible to|hard-pressed to|hard pressed to|good luck|try(?:ing)? to) (?:find|finding|get|getting|see|seeing) (?:an? |any |anything )?(?:better|faster|cheaper|smarter|easier|safer|finer|more [a-z]{4,14})(?: [a-z-]{3,14}){0,3}? (?:anywhere|elsewhere|on the market|out there|at this price|for (?:the|your) (?:money|price)|in (?:the|this) (?:industry|market|business|world|country|space))`,
    `(?:in|is|are|it's|we're) (?:truly |simply |really )?(?:in )?a (?:class|league) (?:of (?:its|our|their) own|apart)|head and shoulders above|(?:the|industry'?s?|market'?s?|a new) gold standard (?:in|for|of)|bar none(?= ?[.!,]|$|\\n)|(?:${product}) (?:like no other|unlike any other)|(?:leagues|miles|light years|streets) ahead of (?:the (?:competition|rest|market|pack)|any|every|all|our (?:competitors|rivals))`,
    `(?:nobody|no one|no-one|no other [a-z]{3,12}) (?:else )?(?:does|handles|builds|makes|knows|understands|delivers|runs|gets) (?:[a-z-]{2,16} ){1,3}(?:better|faster|cheaper|more [a-z]{4,12}) than (?:us|we)`,
    `(?:nothing|no one|nobody|none|no (?:tool|product|vendor|platform|competitor|rival|other [a-z]{3,10}))(?: [a-z]{2,10}){0,4} (?:comes? (?:even |remotely )?close|(?:even )?touch(?:es)? (?:us|it|ours)|(?:can )?holds? a candle)`,
    `(?:we're|we are|it's|ours is|simply|just) (?:simply |just |quite simply )?the best (?:at what we do|in the business|there is|you(?:'ll| will) find|around|out there)`,
    `(?:europe|britain|america|germany|france|the uk|the country|the nation|the world|the industry|london|the region)'s (?:own )?(?:favou?rite|best[- ]loved|most[- ]loved|most[- ]trusted|best[- ]kept) ${adjectives}${product}`,
    `(?:beats?|outperforms?|outclasses?|surpass(?:es)?|outshines?|trumps?|crushes|destroys) (?:every|any|all|each|everything|anything)(?: (?:single|other|of the|of our))? ?(?:competitors?|rivals?|vendors?|tools?|platforms?|alternatives?|providers?|products?|solutions?|crms?|others?|on the market|out there|else)`,
    `you(?:'ll| will| can)? ?(?:won't|will not|can't|cannot|never) (?:ever )?find an? (?:better|smarter|faster|easier|cheaper|safer|finer|more [a-z]{4,14}) (?:[a-z-]{3,14} ){0,3}?${product}(?= ?[.!]|$|\\n)`,
    '(?:#1|# 1|no\\.? ?1|number[- ]one) choice (?:for|of|among)',
    "(?:we're|we are|as|is|are|remain) (?:still |now |proudly )?(?:the )?(?:world|industry|market|country|nation|europe|america|britain|germany|france|scotland|ireland|australia|india|uk|us|[a-z]{4,12})'s (?:#1|# 1|no\\.? ?1|number[- ](?:one|1)) (?!(?:in line|priority|concern|problem|complaint|enemy|fan|reason)\\b)[a-z-]{3,16}",
    `(?<=(?:^|[\\n.!?:] ?))(?:the )?(?:world|europe|britain|america|germany|france|ireland|scotland|wales|england|australia|india|the (?:uk|us|country|north|south))'s (?:biggest|largest|widest|finest|fullest) (?:[a-z-]{3,14} )?(?:range|catalogue|catalog|selection|choice|collection|network|fleet|showroom) (?:of|for) (?:[a-z-]{3,16} ?){1,4}(?= ?(?:[.!]|$|\\n))`,
    '(?:nobody|no one|no-one) (?:else )?(?:does|handles|builds|makes|knows|understands|delivers|runs|treats|serves) (?:[a-z-]{2,16} ){1,3}like (?:us|we do)(?= ?(?:[.!,;]|$|\\n))',
    `(?:struggle|have a hard time|be hard[- ]pressed|be hard put) to find an? (?:better|faster|cheaper|smarter|easier|safer|finer|friendlier) (?:[a-z-]{3,14} ){0,2}?${product}(?= ?(?:[.!,;]|$|\\n))`,
    "there(?:'s| is) (?:simply |just |quite simply )?no (?:better|faster|easier|smarter|cheaper|safer) way (?:for you )?to (?:run|manage|grow|handle|send|sell|ship|invoice|hire|track|plan|organi[sz]e|collect|book|clean|protect|onboard|store|schedule|print|heat|cool|cook|move|pay|design|reach|scan|sign|train|count|price|insure|monitor) (?:(?:an?|your|the|this) [a-z]{2,16}|[a-z]{3,14}s(?! (?:than|how|by [a-z]{3,12}ing)\\b))",
    "(?:(?:you'll|you will|you'd) (?:struggle|be hard[- ]pressed|have a hard time) to find|there isn't) an? (?:better|finer|cheaper|quicker|friendlier|more [a-z]{4,12}) (?:[a-z-]{3,12} )?(?:agents?|broker|builder|caterer|dentist|florist|garage|joiner|lawyer|photographer|plumber|printer|roofer|tailor|tutor|vet|firm)\\b",
    'the (?:most (?:trusted|respected|reliable|experienced|qualified|popular)|best|finest|cheapest|top) (?:(?:letting|estate|travel|insurance|mortgage|wedding|family|removal) )?(?:agents?|brokers?|builders?|caterers?|dentists?|florists?|joiners?|photographers?|plumbers?|printers?|roofers?|tailors?|tutors?|vets?) in [a-z]{3,16}(?= ?(?:[.!]|$|\\n))',
    'nowhere else (?:will|can|could|do) you (?:ever )?(?:find|get|see|meet|buy|taste) (?:an? |such |so )?(?:better|finer|cheaper|fresher|larger|wider|[a-z]{3,14}er|good|many|much)\\b',
    "(?:we're|we are|i'm|i am) (?!today|tomorrow|your|the)[a-z-]{4,16}'s (?:top|biggest|largest|best|favou?rite|finest|busiest|cheapest|no\\.? ?1|number[- ]one) (?:[a-z-]{3,14} ){0,2}(?:firm|company|agency|brokers?|dealers?|garage|bakery|school|clinic|shop|store|suppliers?|builders?|makers?|team|specialists?|experts?|hire|studio|salon|practice)",
    "(?:we|this|it|ours)(?:'re|'s| are| is) (?!today|tomorrow|yesterday|nature|everyone|everybody|nobody|child|last|this|next)[a-z]{4,14}'s (?:most (?:trusted|popular|loved|respected|reliable|advanced|experienced|recommended)|leading|largest|biggest|best-known|top-rated|number one|favou?rite) (?:[a-z-]{3,16} ){0,3}[a-z]{4,16}",
    '(?:[a-z]{3,12}er|more [a-z]{4,14}) than any(?: other)? [a-z-]{3,14}(?: [a-z-]{3,14})? (?:on the market|in the (?:world|industry|market|business|country)|available|out there|anywhere|money can buy)',
    `(?:it's|it is|this is|ours is|we're|we are) (?:simply |quite simply |by far )?the ${superlative} way (?:for you )?to [^.!?\\n]{3,60}?(?:full stop|period|bar none|hands down|by far|on the market|in the (?:country|world|industry|city))`,
    '(?:we|our (?:team|firm|company|people)) leads? the (?:world|market|industry|field|country|pack) in [a-z-]{3,16}',
    '(?:award-winning|and|simply|quality|service|support) (?:quite |truly )?second to none(?= ?(?:[.!,;]|$|\\n))',
    '(?<=(?:^|[\\n.!?] ?))(?:the )?(?:#1|# 1|no\\.? ?1|number[- ](?:one|1)) for [a-z-]{3,16} [a-z-]{3,16}(?= ?(?:[.!]|$|\\n))',
    `(?:voted|rated|named|crowned|awarded|ranked) (?:the )?(?:country's |uk's |world's |nation's |industry's )?(?:best|top|number[- ]one|#1) ${adjectives}${product}`,
    'the most (?:trusted|respected|recogni[sz]ed|admired|loved) (?:name|brand) in (?!(?:the (?:book|list|table|room)|your|mind)\\b)[a-z]{2,16}',
    `(?:nothing|nobody|no one) beats (?:us|our (?:[a-z-]{3,14} ){0,2}?${product})`,
    "(?:we're|we are|our [a-z-]{3,14} (?:is|was)) (?:ranked|rated|voted) (?:first|best|top) (?:among|amongst|in|of|for|by)",
    "(?:we're|we are|our [a-z-]{3,15} (?:is|are)) (?:simply |still |now )?the gold standard(?= ?[.,!]|$)",
    "(?:we|we're|we are|our [a-z]{3,15} is) the (?:only|best|cheapest|fastest|first and only) (?:ones?|people|guys|game in town|team (?:that|who|in)|choice for|name in)(?: [a-z]{2,12}){0,3}",
  ),
];

const otherUse =
  /^(?:the|our|your|an?)\s+(?:very\s+|single\s+)?(?:only|best|top|highest|lowest|most|leading|biggest|largest|easiest|fastest|quickest|simplest|cheapest|safest|smartest)\s+(?:(?:course|time|way|place|day|person|people|email|number|next|slot|thing|part|practice|case|fit|bet|of|guess|interest|possible|regards|wishes|approach|moment|answer|candidate|question|reason|difference|change|risk|problem|challenge|issue|concern|priority|recent|important|common|likely|relevant|urgent|convenient|expensive|current|up-to-date|part-time)\b)/i;
const stale =
  /\bmost\s(?:recent|current|common|important|relevant|expensive|basic|critical|urgent|pressing|used|frequent|frequently|commonly|likely|suitable|appropriate|affected)\b/i;
const theirUse =
  /^\s{0,3}(?:(?:we|i|you|they|your team|he|she|that (?:we|i|you|they)) (?:currently |actually |really |still |already )?(?:use|need|have|want|found|tried|know|tested|'ve|'re|love|bought|run|own|deploy|evaluat|compar|consider)|for the job|is the one|left|in use|remaining|missing|not)/i;
const theirs =
  /\b(?:(?<!\bhow )you(?! (?:are looking at|get) (?:the\b|$))|you're(?! looking at the\b)|you are(?! looking at the\b)|you have|you've|your (?:team|company|product|platform|app|site|tool|brand|firm)|they|they're|competitors?|vendors?|he|she|who|claim(?:s|ing)? to be|look(?:s|ing)? for|search(?:ing)? for|find(?:ing)?|pick(?:ing)?(?! us)|choos(?:e|ing)(?! us)|select(?:ing)?(?! us)|evaluat(?:e|ing)|recommend(?! us)|which|what|deserves?|congrat\w*|being|become|becoming|recognized|aim(?:s|ing)? to be|want(?:s|ed)? to be|hope to be|one of|among|some of|arguably)\b(?:\s[^\s.!?,;]{1,16}){0,5}\s*$/i;
/** Of the best in general, whoever makes it: "the best carrier for you depends", "the simplest tool is often a whiteboard". */
const inGeneral =
  /^(?: (?:for|among|amongst|to) (?!us\b|our\b)(?:[a-z-]{1,14} ){0,3}?[a-z-]{2,14})? (?:depends|varies|differs|(?:is|are) (?:often|usually|sometimes|rarely|seldom|mostly|generally)|(?:is|are) (?:the )?ones? (?:that |which )?(?:nobody|no one|everybody|people|you|they|works?))\b|^ among (?!us\b|our\b)(?:[a-z-]{2,14} ){1,2}(?:is|are|was|were) (?:an?|the) [a-z]/i;
/** What somebody else decides on: "the award for the best app". */
const contested = /\b(?:award|awards|prize|prizes|medal|trophy|contest|competition|vote|poll) (?:for|of) $/i;
/** Among our own: "our largest warehouse", "we will revert with our best rates". */
const ofOurOwn =
  /^our\s{1,8}(?:very\s)?(?:best|lowest|cheapest)\s(?:rates?|prices?|quotes?)$|^our\s{1,8}(?:(?:second|next)[- ])?(?:largest|biggest|smallest|oldest|newest|busiest|highest)\s(?:[a-z-]{3,14}\s){0,2}?(?:warehouses?|suppliers?|carriers?|retailers?|manufacturers?|distributors?|resellers?|brokers?|lenders?|insurers?|banks?|hosts?|clouds?|courses?|providers?|vendors?|recruiters?|consultants?|agenc(?:y|ies)|brands?|webinars?|devices?|networks?)$/i;
/** First of a place or a trade, and beyond all others, in any order of the words. */
const firsts = facets([
  {
    all: [
      /\b(?:nobody|no one|none|no (?:other )?(?:firm|company|maker|brand|team|shop|house))\b[^.!?]{0,30}\b(?:builds?|makes?|offers?|does|sells?|delivers?|brews?|bakes?|designs?|produces?)\b/i,
      /\b(?:better|tougher|faster|quicker|easier|cheaper|stronger|safer|lighter|smarter|finer|sharper|quieter|more [a-z]{4,12})\b/i,
      /\b(?:than (?:we|us|ours|this|these)|in the (?:trade|business|industry|country|world|market)|like (?:us|we do|ours))\b/i,
    ],
    none: [/\b(?:you|your|they|their|if|whether)\b|\?/i],
  },
  {
    all: [
      /\byou (?:won't|will not|can't|cannot|'ll never|will never) (?:find|get|buy|come across|see|meet|encounter|hear of)\b/i,
      /\b(?:better|tougher|faster|quicker|easier|cheaper|stronger|safer|lighter|smarter|finer|sharper|quieter|more [a-z]{4,12}) [a-z]{3,14}\b/i,
      /\b(?:anywhere|elsewhere|on the market|in (?:europe|the (?:country|world|region|uk|us|industry)|this (?:country|city|town|region))|for (?:the|this|that) (?:money|price))\b/i,
    ],
    none: [/\b(?:time|date|slot|if|whether)\b|\?/i],
  },
  {
    all: [
      /\b(?:we|we're|our|us)\b/i,
      /\b(?:the|this) (?:country|nation|world|region|market|industry|city|town|continent|sector)'s (?:number one|no\.? ?1|#1|leading|best|favou?rite|top|largest|biggest|only|first choice|strongest)\b/i,
    ],
    none: [/\b(?:your|one of)\b|\?/i],
  },
  {
    all: [
      /\b(?:best|safest|fastest|smartest|strongest|easiest|simplest|cheapest|finest|greatest|largest|biggest|quickest|cleanest|quietest|lightest|friendliest|freshest|sharpest|toughest|most (?:advanced|powerful|reliable|accurate|trusted|popular|complete|affordable|effective|secure|efficient|modern|comfortable|innovative|experienced|qualified|respected)|only ones?|number one)\b/i,
      /\b(?:in|on|across) (?:the|this|our|all (?:of )?) ?(?:whole |entire )?(?:world|country|market|industry|city|town|region|business|sector|planet|uk|us|eu|state|area|nation|land|valley|county|continent)\b|\bin (?:europe|britain|germany|america|england|scotland|wales|ireland|france|asia|africa|scandinavia)\b|\bon earth\b|\bever (?:built|made|written|sold|brewed)\b|\bask anyone\b|\bmoney can buy\b/i,
    ],
    none: [
      /\b(?:you|you're|your|yours|they|their|one of|among|looking for|find|want|need|if|when|whether|who|which|conference|congress|time|weather|practices?|regards|wishes|at best|day|largest (?:city|lake|airport)|vacanc\w+|job|role|candidates?|storms?|crowds?|turnout|(?:best|greatest|kindest) (?:kids|children|pupils|volunteers|neighbours|friends|fans|parents|customers|members|colleagues)(?!'))\b|\?/i,
    ],
  },
  {
    all: [
      /\b(?:no|not one|not a single) (?:competitor|rival|other (?:vendor|tool|platform|product|provider|company|supplier|system|app|brand|firm|agency|software|service))s?\b/i,
      /\b(?:has|have|offers?|comes? close|match(?:es)?|can|does|makes?|delivers?|comes? near|gets?|builds?)\b/i,
    ],
    none: [/\b(?:you|your|if|whether|to our knowledge)\b|\?/i],
  },
]);
const everyFirst = [...firsts, ...beyondCompare, ...ranksCalledOut, ...plainRanks];
/** "The best boat money can buy" goes with the claim: a leading one is not said to be bought. */
const bought = /\s(?:that\s)?(?:you|money)\scan\sbuy$|^\s(?:that\s)?(?:you|money)\scan\sbuy\b/i;
const asks =
  /^\W*(?:[a-z]+,\s)?(?:do|does|did|is|are|was|has|have|what|what's|how|who|which|where|why|when|can|could|would|will|looking for|need|want)\b/i;

const elsewhere = wordingsElsewhere('superlative_claim');

const everyBoast = [...bareBoasts, bareRivals];

export const superlativeClaim = defineRule({
  id: 'superlative_claim',
  template: 'commercial_commitments_v1',
  severity: 'WARN',
  contentTypes: wordingTypes,
  channels: allChannels,
  needs: [],
  uses: ['contact'],
  settings: ['approved_claims'],
  looksFor: () => [...claims, ...everyBoast, ...everyFirst, elsewhere],
  meaning: 'Claims to be the best, the only or the cheapest.',
  detail: 'The text makes a claim to be first or best that would need proof. Use a modest form such as "a leading".',
  saferAlternative: 'a leading',
  examples: ['We are the best CRM on the market.', 'The only platform that does both.'],
  counterExamples: ['Best regards', 'The best time to call is noon.', 'The only slot left is 3 pm.'],
  *check(field, { settings, contact }) {
    const { text } = field;
    const company = contact?.company ? foldEntity(contact.company) : '';
    const seen: Range[] = [];
    for (const [which, expression] of claims.entries()) {
      for (const match of matchesNear(field, expression)) {
        const start = match.index;
        const found = start + match[0].trimEnd().length;
        const end = which === 0 ? found + (bought.exec(text.slice(found, found + 30))?.[0].length ?? 0) : found;
        if (overlapsAny(seen, start, end)) continue;
        const matched = text.slice(start, end);
        if (isMention(text, start) || isInCode(text, start)) continue;
        if (/^(?:your|an?)\s/i.test(matched) && !/number|#|no\.?\s?1/i.test(matched)) continue;
        // "The cheapest device in the building" is compared with what stands there.
        if (
          /^\s?in (?:the|this|your) (?:building|room|house|office|kitchen|factory|plant|workshop|warehouse|shed|van|drawer|cupboard|fridge)\b/i.test(
            text.slice(end, end + 24),
          )
        )
          continue;
        if (/^your\s/i.test(matched) || otherUse.test(matched) || stale.test(matched)) continue;
        // Who else gets at an account is no rival.
        if (
          /^(?:nobody|no one|no-one)\b/i.test(matched) &&
          /\b(?:accounts?|password|passcode|the code|pin|login|access|keys?|devices?|phone|inbox|door|room)\b/i.test(
            text.slice(start, end + 24),
          )
        )
          continue;
        if (!/^(?:no|there|nobody|none|nothing)\b/i.test(matched) && isNegated(text, start)) continue;
        const sentence = sentenceOf(text, start, end);
        const before = text.slice(sentence.start, start);
        const isTheirs = theirs.test(before.slice(-90)) && !isOfOurGoods(text, sentence.start, before);
        if ((theirUse.test(text.slice(end, end + 40)) || isTheirs) && because('others')) continue;
        if (asks.test(sentence.text) && isAsked(sentence)) continue;
        if (ofOurOwn.test(matched) || inGeneral.test(text.slice(end, end + 70).replace(/\s+/g, ' '))) continue;
        if (contested.test(before) && !/\b(?:we|us|our|ours)\b/i.test(sentence.text) && because('others')) continue;
        if (/\b(?:only|sole)\b/i.test(matched) && !isOnlyClaim(text, sentence.start, start, end)) continue;
        if (company !== '' && ` ${foldEntity(before)} `.includes(` ${company} `) && because('own_company')) continue;
        if (isApproved(text, start, end, settings.approved_claims)) continue;
        seen.push({ start, end });
        yield { start, end, saferAlternative: which === 0 ? modest(matched) : plainForm(matched) };
      }
    }
    for (const expression of everyBoast) {
      for (const { start, end } of statedMatches(field, expression, seen)) {
        if (!isBareBoast(text, start, sentenceOf(text, start, end))) continue;
        if (isApproved(text, start, end, settings.approved_claims)) continue;
        seen.push({ start, end });
        yield { start, end, saferAlternative: '', confidence: 0.7 };
      }
    }
    for (const { start, end } of sentencesWith(field, everyFirst)) {
      if (overlapsAny(seen, start, end)) continue;
      if (
        !/^(?:no|not|none|nobody|there|show|everyone|everybody)\b/i.test(text.slice(start, end)) &&
        isNegated(text, start)
      )
        continue;
      if (isApproved(text, start, end, settings.approved_claims)) continue;
      yield { start, end, saferAlternative: '', confidence: 0.7 };
    }
    for (const { start, end } of promisesElsewhere(field, elsewhere, settings.approved_claims)) {
      yield { start, end, saferAlternative: '' };
    }
  },
});

/** How far before a sentence the one is looked at that says what "they" are. */
const GOODS_REACH = 200;
const weTrade =
  /\b(?:we|i) (?:also |only |now )?(?:sell|make|build|offer|supply|design|produce|rent(?: out)?|provide|grow|bake|brew|publish|stock|install|craft|run)\b[^.!?]*[.!]\s{0,3}$/i;

/** "We sell logbooks. They are unrivalled": the goods of whoever writes, not somebody else. */
function isOfOurGoods(text: string, sentenceStart: number, before: string): boolean {
  return (
    /^\W*(?:they|these)(?:['\u2019]re|\sare|\shave\sbeen)?\s?(?:[a-z]{2,10}\s)?$/i.test(before) &&
    weTrade.test(onOneLine(text.slice(Math.max(0, sentenceStart - GOODS_REACH), sentenceStart)))
  );
}

/** "The only platform that ..." and "we are the only vendor" claim; "the only tool on the list" counts. */
function isOnlyClaim(text: string, sentenceStart: number, start: number, end: number): boolean {
  const before = text.slice(sentenceStart, start);
  const after = text.slice(end, end + 60);
  if (
    /\b(?:[Ww]e|[Ww]e're|[Oo]urs?|us|i'm|[Ii][Tt]'[Ss]|[Ii][Tt] [Ii][Ss]|[Tt][Hh][Ii][Ss] [Ii][Ss]|product|platform|[A-Z][a-z]+(?:[A-Z][a-z]+)? is)\b(?:\s\S{1,16}){0,4}\s*$/.test(
      before,
    )
  )
    return true;
  if (
    /^\W*(?:hi[^,]{0,20},)?\W*$/i.test(before) ||
    /\b(?:meet|introducing|with|try|use|discover|get|choose|offer(?:s|ing)?|is|are|as|be)\s*$/i.test(before)
  ) {
    return (
      /^\s{0,3}(?:that|which|to|with|built|made|designed|for|on the market|in the|you(?:'ll| will)|who|offering|combining|powered|where|[.!])/i.test(
        after,
      ) || after.trim() === ''
    );
  }
  return false;
}

/** "The best CRM" becomes "a leading CRM"; prices become competitive, several things lose the article. */
function modest(matched: string): string {
  const noun = matched
    .replace(bought, '')
    .replace(
      /^(?:(?:the|our|your|an?|(?:the\s+)?\w+'s)\s+)+(?:(?:very|absolute|single)\s+)?(?:most\s+[a-z-]+(?:\s+and\s+[a-z-]+)?|number[- ](?:one|1)|#\s?1|no\.?\s?1|[a-z-]+)(?:[- ](?:rated|ranked))?\s+/i,
      '',
    );
  if (/\b(?:prices?|pricing|rates?)$/i.test(matched)) return `competitive ${noun}`;
  if (/(?:[^s]s|software|technology|hosting|pricing|analytics|automation)$/i.test(matched))
    return /^our\b/i.test(matched) ? `our ${noun}` : `leading ${noun}`;
  return `a leading ${noun}`;
}

function plainForm(matched: string): string | null {
  const first =
    /^(?<verb>is|are|we're|as|being|be|ranked|rated|voted|remain|remains|it's|still|named|proudly|officially)\s+(?:the\s+)?(?:#\s?1|number[- ](?:one|1)|no\.?\s?1)\s*(?<rest>in\s.*)?/i.exec(
      matched,
    )?.groups;
  if (first?.verb) {
    const verb = /^(?:ranked|rated|voted|named|proudly|officially|still|remains?)$/i.test(first.verb)
      ? 'as'
      : first.verb;
    return `${verb} a leading choice${first.rest ? ` ${first.rest}` : ''}`;
  }
  if (/^(?:best|unbeatable|unrival|unparallel|unmatched|unequal|unsurpassed|peerless)/i.test(matched))
    return matched.replace(/^[a-z-]+(?:\s(?:in|of)\s(?:class|breed))?/i, 'strong');
  const numbered = /^(?:#\s?1|number[- ]one|no\.?\s?1)(?:[- ](?:rated|ranked|selling|trusted))?\s+/i.exec(matched);
  if (numbered) return `leading ${matched.slice(numbered[0].length)}`;
  return '';
}
