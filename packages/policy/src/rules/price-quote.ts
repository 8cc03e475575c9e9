import { wordingsElsewhere } from '../languages/index.ts';
import { defineRule } from '../rule.ts';
import { allChannels, messageTypes } from '../rule-scope.ts';
import { matchesNear } from '../search/near.ts';
import { pattern } from '../search/pattern.ts';
import { statementMatch } from '../search/statement-match.ts';
import { abroadIn } from '../text/is-abroad.ts';
import { because } from '../text/let-go.ts';
import { isAsked, isInCode, isMention, isNegated, sentenceOf } from '../text/phrase-context.ts';
import { overlapsAny, type Range } from '../text/range.ts';
import { isShortStatement } from '../text/short-statements.ts';
import { onOneLine } from '../text/white-space.ts';
import { isApproved } from '../wordings/approved-claims.ts';
import { isOfferOfOthers } from '../wordings/others-terms.ts';
import { isBarePrice, ownCharge, sumsAlone } from '../wordings/price-quote/bare-prices.ts';
import { endsInListedService, listedSums } from '../wordings/price-quote/listed-services.ts';
import { isPaidToPeople } from '../wordings/price-quote/paid-to-people.ts';
import { isOfPapers } from '../wordings/price-quote/papers-of-sale.ts';
import { currencyCodes, isInBook } from '../wordings/price-quote/price-book.ts';
import { promisesElsewhere } from '../wordings/promises-elsewhere.ts';

const names = '(?:dollars?|euros?|pounds?|bucks|quid|rupees|francs|kronor|kroner|kr\\b\\.?|yen|reais)';
const tens = '(?:ten|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)';
const ones = '(?:one|two|three|four|five|six|seven|eight|nine)';
const teens = '(?:ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen)';
const spelled = `(?:(?:a|${teens}|${ones}|${tens}(?:[- ]${ones})?)(?: (?:hundred|thousand|grand))?(?: (?:and )?${tens}(?:[- ]${ones})?)?)`;
/** Sums of money, by their signs, codes and names. */
const amounts = [
  `(?:us|ca?|au?|nz|hk|s|r)?[$\u20ac\u00a3\u00a5\u20b9] ?\\d[\\d.,]{0,12}(?: ?(?:k|thousand|grand))?`,
  `${currencyCodes} ?\\d[\\d.,]{0,12}(?: ?k)?`,
  `\\d[\\d.,]{0,12}(?: ?(?:k|thousand))? ?(?:\u20ac|\u00a3|${currencyCodes}|${names})`,
  `${spelled} ${names}`,
  `(?:\\d{1,3}(?:[.,]\\d)?|${ones}|${teens}|${tens}) grand(?! (?:prix|pianos?|slams?|totals?|tours?|openings?|finals?|hotels?)\\b)`,
];
const amount = `(?:${amounts.join('|')})`;
const unit =
  '(?:named |active |additional |extra |full |single |calendar |billing )?(?:seats?|users?|licen[cs]es?|agents?|reps?|contacts?|heads?|persons?|people|employees?|members?|months?|mos?|mths?|years?|yrs?|annum|quarters?|weeks?|wks?|days?|hours?|hrs?|sessions?|calls?|minutes?|mins?|messages?|sms|e-?mails?|leads?|meetings?|appointments?|units?|locations?|sites?|stores?|devices?|nodes?|gb|tb|1,?000|thousand|million|transactions?|orders?|words?|pages?|projects?|campaigns?|clicks?|hosts?|workspaces?|teams?|accounts?|students?|guests?|nights?|rooms?|tickets?|endpoints?|servers?|vehicles?|properties|property|class|lesson|piece|box|bottle|kg|sq ?ft|tags?|checks?|tenants?|patients?|pupils?|panels?|covers?|beds?|bookings?|documents?|parcels?|pallets?|shipments?|deliver(?:y|ies)|visits?|machines?|metres?|meters?|tonnes?|trees?|panes?|labels?|scans?|reports?|cases?|candidates?|vans?|trucks?|households?|miles?|containers?|truckloads?)';
const per = `(?:(?: ?/ ?| (?:per|a|an|each|every|for each|for every) |-(?:per|a)-)${unit}| ?(?:monthly|annually|yearly|quarterly|weekly|daily|hourly|each|apiece|p/?m|pcm|p/?a))`;
const hedge =
  "(?:is|are|was|be|being|'s|'re|'ll|cost|costs|of|at|from|to|for|in|you|your team|would|will|could|can|start|starts|starting|begin|begins|come|comes|coming|run|runs|work|works|out|sit|sits|set|go|goes|stay|stays|total|totals|totalling|totaling|amounts|about|around|only|just|roughly|approximately|approx\\.?|as low as|as little as|under|between|currently|now|normally|usually|typically|the|a|an|flat|exactly|around|up|stands|it|this|that)";
const priced =
  '(?:pric(?:e|es|ed|ing)|tuition|costs?|costing|fees?|rates?|quot(?:e|es|ed|ing|ation)|charge[sd]?|charging|subscriptions?|plans?|packages?|licen[cs]es?|tiers?|editions?|tickets?|retainers?|investment|onboarding|set-?up|implementation|migration|training|offer|deal|pilot|contract|bundle|upgrade|add-?ons?|membership|version|option|workshop(?: for (?:up to )?\\d{1,3} (?:people|persons|participants))?|course|audit|project|solution|platform|service|product|seats?)';

/** A part of what is sold, placed or collected: "18% of the first year's salary". */
const share =
  '\\d{1,2}(?:[.,]\\d{1,2})? ?(?:%|percent|per cent) (?:of|on|per) (?!(?:[a-z-]{1,12} ){0,4}(?:tax|vat|duty|interest|income|deposit)\\b)(?:each|every|all|any|what|whatever|the|first|collected|sold|net|gross|annual)';

/** Money by the unit: "$49 per seat per month". */
const byUnit = pattern(
  `\\d{1,3}(?:[.,]\\d{1,2})? ?(?:cents?|pence)(?: (?:per|a|an|each|for each|for every|every) [a-z-]{3,14})`,
  `(?:we|i)(?:'d|'ll)? (?:charge|take|bill|ask|keep) (?:a fee of |only |just )?\\d{1,2}(?:[.,]\\d{1,2})? ?%(?: (?:plus|\\+|and) [$€£]?\\d{1,3}(?:[.,]\\d{1,2})?(?: ?(?:cents|c|p|pence|ct))?)? (?:per|of (?:each|every|the)|on (?:each|every)|a) (?!(?:samples?|tests?|answers|replies|entries|parts|apples|harvest|water|photos|pages)\\b)[a-z]{3,14}`,
  `\\d{1,4}(?:[.,]\\d{1,2})? ?(?:k|grand)(?: (?:per|a|each|every) (?:year|month|quarter|seat|user|site|annum)| (?:p\\.?a\\.?|yearly|annually|all[- ]in))(?: all[- ]in)?`,
  `r ?\\d{1,3}(?: \\d{3}){1,2}${per}`,
  `(?:you(?:'d|'ll| would| will| only| just){0,2} pay|you(?:'d be|'ll be|'re| are| would be) looking at|(?:it|this|that|plan|tier|which) (?:would |will )?(?:costs?|comes to)|we(?:'d|'ll| would| will)? (?:charge|bill)(?: you)?|priced at) (?:only |just |about |around |roughly )?\\d{1,5}(?:[.,]\\d{1,2})?${per}(?:,?${per}){1,3}`,
  `(?:looking at|costs?|you(?:'d| would|'ll)? pay|priced at|we charge|comes? (?:to|in at|out at)|works? out (?:at|to)|quote[ds]?(?: you)?(?: at)?|starts? (?:at|from)|goes for|it(?:'s| is)|that(?:'s| is)|budget) (?:about |around |roughly |just |only |approximately |somewhere around )?\\d{1,4}(?:[.,]\\d{1,2})? ?(?:k|grand)${per}`,
  `${amount}(?: ?(?:(?:\\+|plus|excl?\\.?|ex|incl?\\.?) ?(?:vat|tax|gst)|net|gross))?${per}(?:,?${per}){0,4}`,
  `(?:(?:our|my) (?:[a-z-]{3,14} ){1,2}(?:costs?|charges?)|(?:our|my|the|an?) (?:[a-z-]{3,14} ){1,2}(?:goes|go|rents?|rents out|is (?:yours|available)|are (?:yours|available)) for) (?:about |around |only |just )?\\d{2,5}(?:[.,]\\d\\d)? (?:an?|per|each|every) (?:hour|day|week|month|year|night|person|head|seat|user)(?= ?(?:[.,;!)]|$|\\n)| (?:plus|and|all in|including|with|for))`,
  `(?:it|that|this)(?:'s| is) (?:only |just )?\\d{1,4}[.,]\\d\\d${per}(?:,?${per}){0,3}`,
);
/** Money whose currency stands behind the term, or that people speak of by the grand. */
const byWord = pattern(
  `(?:packages?|plans?|prices?|projects?|fees?|rates?|tickets?|courses?|tiers?|options?) (?:ranges?|runs?|goes?|starts?|vary|varies) (?:somewhere )?(?:from|between) ${amount}`,
  `(?:have|get|take|let you have) (?:it|this|them|the [a-z-]{3,14}) for (?:about |around |only |just |roughly |from )?${amount}`,
  `(?:ask|charge)(?: for)? (?:an? )?(?:[a-z]{3,12} )?(?:deposit|fee|charge|retainer|minimum|rate) of ${amount}`,
  `(?:that|it|this)(?:'d| would|'ll| will) be (?:about |around |only |just )?\\d{1,5}(?:[.,]\\d\\d)? (?:a|per) (?:head|person|seat|user|night|box|piece|session|hour|month)`,
  `costs? (?:you )?(?:anything |anywhere |somewhere )?(?:between|from) (?:about |around )?\\d[\\d.,]{0,9} ?k? (?:and|to) ${amount}`,
  `(?:expect|reckon with|plan (?:with|for)|allow|set aside|count on|prepare for) (?:an? )?(?:invoice|bill|total|price|cost|costs|fee|outlay|budget|investment) (?:of|from|between) (?:about |around |roughly |some |up to )?${amount}`,
  `(?:that|it|this|all of it|the lot)(?:'s| is| comes to| would be|'d be| will be|'ll be) (?:about |around |only |just )?\\d[\\d.,]{1,9} (?:a|per|each|every) ${unit},? in (?:us )?(?:${names}|${currencyCodes})`,
  `${priced} (?:is|costs?|comes to|would be|will be|starts at|comes in at) (?:about |around |only |just |roughly )?(?:\\d{1,4}(?:[.,]\\d{1,2})?|an?|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty) grand`,
  `(?:each|every|an?|any|one) (?:extra|additional|further|more) [a-z]{3,14} (?:costs?|adds|is|would be|will be|comes to) (?:about |only |just |another )?${spelled} ${names}`,
  `(?:our|my) (?:day|daily|hourly|weekly|monthly|standard) (?:rate|fee|price)(?: is| stands at| would be| is currently| comes to|:) (?:about |around |only |just )?\\d{2,5}(?= ?(?:[.!,;]|$|\\n| plus))`,
  `per [a-z]{3,10},? we (?:ask|charge|take|bill) (?:only |just |about )?\\d{1,3}(?:[.,]\\d)? ?(?:cents?|pence)`,
  `prices? per ${unit}(?:,? per ${unit}){0,2} ?: ?${amount}`,
  `${amount} ?pp(?: ?(?:/|per|a) ?${unit})?`,
);
/** A priced thing and its money: "the Pro plan starts at $99". */
const byThing = pattern(
  `${priced}(?: \\([^)\\n]{1,30}\\)| (?:of|for) (?:the|our|a|an|your|this) [a-z-]{3,20}(?: [a-z-]{3,20})?)?(?:'s|'ll)?(?: ?[:=-]| ${hedge}){1,6} ?${amount}`,
  `${priced} ${amount}(?! ?(?:per|/))`,
);
/** An offer to sell: "I can do it for $5,000", "for just $99", "that comes to $4,500". */
const bySale = pattern(
  `(?:i|we)(?:'ll|'d|'re|'m| can| could| will| would| are| am|)? ?(?:able to |happy to |willing to )?(?:do|doing|offer|offering|charge|charging|sell|selling|provide|give|get|make|let you have|deliver|build|quote|propose|bill|ask(?:ing)?|add|run|set|take|keep|levy)(?: [a-z0-9'-]{1,14}){0,7}? (?:for|at|to|is)? ?(?:about |around |only |just |roughly |a flat )?${amount}`,
  `(?:now|today|reduced to|down to|only|just) ${amount}(?= ?(?:[.!,?;)]|$|\\n| each| all in| per))`,
  `(?:the|our) (?:basic|small|smaller|big|bigger|large|larger|standard|premium|full|complete|extended|cheaper|dearer) (?:kit|set|box|one|version|model|pack|bundle|course|room|tour|unit) (?:is|costs|comes to|starts at) (?:about |around |only |just )?${amount}`,
  `sets? (?:you|your team) back (?:about |around |only |just |roughly |nearly |close to |a little |under |over |less than |more than ){0,2}(?:${amount}|\\d{1,4}(?:[.,]\\d{1,2})? ?(?:k|grand))`,
  `(?:each|every|an?|any) (?:extra|additional|further|more) [a-z]{3,14} (?:adds|is|comes (?:to|in at)|takes|means|would be|will be) (?:about |only |just |roughly |another )?${amount}`,
  `(?:our|my|the) (?:[a-z]{3,12} )?(?:fee|commission|cut|charge|rate|margin)(?: is| comes to| stands at| works out at| would be| will be|:| of) (?:an? |just |only |flat |about ){0,3}${share}`,
  `you(?:'d|'ll| would| will| only| just| simply){0,2} pay (?:us )?(?:only |just |a flat )?${share}`,
  `(?:we(?:'d|'ll| would| will)|i(?:'d|'ll| would| will)) (?:invoice|bill|charge|need|ask|want)(?: you)?(?: for)? (?:about |around |only |just |roughly )?(?:${amount}|\\d{1,4}(?:[.,]\\d{1,2})? ?(?:k|grand)(?= (?:for|all|plus|up)\\b))`,
  `(?:for|at) (?:just|only|a flat|a mere|as little as|as low as|under|the price of) ${amount}`,
  `(?:ballpark|rough (?:figure|estimate|price|cost)|price tag|cost estimate)(?: is| would be|:)? ?(?:somewhere |about |around |roughly )?(?:between |from )?${amount}`,
  `(?:one-?time|one-?off|single|up-?front) (?:purchase|payment|cost|charge|fee|sum) of (?:about |around |only |just )?${amount}`,
  `(?:i|we)(?:'d|'ll| would| will)? (?:estimate|reckon|expect|put)(?: (?:an?|the|it|that|this|at|your|annual|monthly|yearly|overall|grand|total|bill|invoice|price|cost|fee|sum|of|about|around|roughly)){0,6} ${amount}(?= ?(?:[.,;!)]|$|\\n)| (?:for|plus|per|all|in total|altogether|a|including)\\b)`,
  `(?:would|will|'d|'ll) (?:run|cost|set) you (?:back )?(?:about |around |only |just |roughly )?${amount}`,
  `budget (?:for )?(?:about |around |roughly |approximately |some |at least )?${amount} (?:for|plus|per|all in|a)`,
  `(?:it|that|this)(?:'ll| will|'d| would) run (?:you |your team )?(?:to )?(?:about |around |only |just |roughly )?${amount}`,
  `your (?:(?:annual|monthly|yearly|quarterly|new|first|next|total) ){1,2}(?:subscription|bill|fee|price|rate|invoice|charge|plan|cost|total|instal?lment|payment)s? (?:would|will|'d|'ll)(?: (?:then|now|only|just|still)){0,2} (?:be|come to|rise to|go to)(?: about| around| just)? ${amount}`,
  `(?:brings?|bringing|take|takes|taking|push(?:es)?|gets?|puts?) (?:the|your|our) (?:(?:annual|monthly|yearly|grand|whole|overall|new|total) ){0,2}(?:total|price|bill|fee|invoice|cost|subscription|charge|quote|sum) (?:up |down )?(?:to|at) (?:about |around |just |roughly )?${amount}`,
  `per ${unit},? (?:we|it|that|this)(?:'re| are|'s| is|'d be| would be| come| comes)(?: (?:at|in at|to))? (?:about |around |only |just |roughly )?${amount}`,
  `(?:we|i)(?:'d| would|'re| are|'ll| will)(?: be)? at (?:about |around |only |just |roughly )?${amount}(?= (?:for (?:the|both|all|everything|your|you|it|two|three|four|five|\\d)|all[- ]in|in total|altogether|a|per|plus))`,
  `(?:price|fee|cost|charge|quote|rate|investment|shipping|delivery|postage|freight|transport) (?:for|to|of) (?:(?:the|your|all|two|three|four|five|six|ten|\\d{1,4}|phase|stage|this|both) ){0,2}(?:[a-z-]{2,15} ){0,4}?(?:would be|will be|'d be|is|comes to|would come to)(?: about| around| only| just)? ${amount}`,
  `(?:we|i)(?:'d| would|'ll| will)? (?:charge|take|keep|bill) (?:only |just )?\\d{1,2}(?:[.,]\\d{1,2})? ?(?:%|percent|per cent) (?:per|on each|on every|of each|of every) [a-z]{3,14} (?:plus|and|\\+) (?:[$€£] ?)?\\d{1,3}(?:[.,]\\d{1,2})?`,
  `(?:put together|set up|arrange|offer|do|prepare)(?: you)? an? (?:[a-z]{3,12} )?(?:package|bundle|plan|deal|set|pilot) (?:in the region of|for about|for around|at around|at about|of about|for roughly) ${amount}`,
  `(?:projects|jobs|orders|installations|set-?ups|packages|deals|contracts) (?:[a-z]{2,10} ){0,3}(?:come|came|land|landed|run|fall|fell|cost|been)(?: in)?(?: at)? (?:between|from) ${amount} (?:and|to) ${amount}`,
  `(?:plans?|tiers?|pricing|prices|packages?|editions?|rates?|options?) ?: ?(?:[a-z]{3,14},? ){1,2}(?:at |for )?${amount}(?=,? ?(?:and |or |/ ?|\\| ?)?(?:[a-z]{3,14} ){1,2}(?:at |for )?${amount})`,
  `you(?:'d be|'re| are|'ll be| would be| will be) looking at (?:about |around |only |just |roughly |approximately |somewhere around )?\\d{1,3}(?:[.,]\\d)? ?(?:k|grand) (?:for (?:the|your|a|this|all|everything)|all in|in total|to (?:start|set|get)|per|a (?:year|month))`,
  `(?:reckon on|figure on|expect to pay|call it(?: an even| a round)?|it(?:'ll| will| would|'d) set you back) (?:about |around |roughly )?${amount}(?! (?:more|less|instead)\\b)`,
  `(?:i|we)(?:'d|'ll| would| will)? (?:charge|bill)(?: you)? (?:about |around |only |just )?\\d{2,4} (?:an?|per|each) ${unit}`,
  `(?:basic|standard|starter|pro|premium|business|team|enterprise|plus|growth|essential)(?: plan| tier)? (?:costs|for) \\d{1,4}(?:[.,]\\d\\d)?,? (?:and )?(?:the )?(?:basic|standard|starter|pro|premium|business|team|enterprise|plus|growth|essential)(?: plan| tier)? (?:costs |for )?\\d{1,4}`,
  `(?:is|(?:it|that|this|which|there)'s|are|for) an? (?:one-?time|one-?off|flat|single) ${amount}`,
  `(?:nights?|weeks?|sessions?|seats?|licen[cs]es?|lessons|rooms|both|all (?:three|four|five|of (?:it|them))|the lot|together) comes? to (?:about |around |just )?${amount}`,
  `(?:starting|starts|start|beginning|begins|ranging|ranges) (?:at|from) (?:just |only |around |about )?${amount}`,
  `(?:it|that|this|both(?: together)?|the lot|everything|all of it|all that|the total|total|grand total|the whole (?:thing|package|setup)|which|they)(?:'s|'ll be| is| will be| would be| comes to| comes out (?:at|to)| comes in at| will cost| would cost| costs| cost| runs| works out (?:at|to)| goes for| sells for| retails (?:at|for))(?: you)?(?: (?:about|around|only|just|roughly|a flat|exactly))? ${amount}`,
  `an? (?:[a-z-]{3,14} ){0,2}(?:lesson|class|session|tour|ride|haircut|treatment|consultation|appraisal|inspection|fitting|check-?up|cleaning|wash|massage|visit) (?:is|costs|comes to|starts at) (?:about |around |only |just |roughly )?${amount}`,
  `[a-z]{3,16} adds (?:about |around |only |just |another )?${amount} to (?:the|your) (?:[a-z]{3,10} )?(?:bill|price|total|costs?|invoice|fee|quote)`,
  `(?:(?:would|will|'d|'ll) (?:only )?(?:come|amount|add up|work out)(?: in)? (?:to|at)|you(?:'d be|'re| are|'ll be| would be| will be) looking at|[a-z]{3,16} runs(?: you)?) (?:about |around |only |just |roughly |approximately |somewhere around )?${amount}(?! (?:instead of|rather than)\\b)`,
  `(?:would|will|'d|'ll) be (?:about |around |only |just |roughly )?${amount}(?=,? (?:for you|plus|all in|per|each|in total|altogether|inclusive|including)\\b)`,
  `(?:yours|available|sells|retails|goes|listed|priced|on sale|offered|valued) (?:for|at) (?:just |only |around |about )?${amount}`,
  `(?:you(?:'d|'ll| would| will| only| just)?(?: only| just)? pay(?! them)|your (?:price|cost|rate|quote|total|monthly|annual|first|investment)(?: [a-z]{3,12}){0,2}(?: would be| will be| is|:)) (?:about |around |only |just )?${amount}`,
  `(?:together|altogether|all[- ]in|in total|parts and labour|inc(?:luding)? (?:vat|labour|fitting|delivery)) ${amount}(?= ?(?:[.,;!?)]|$|\\n))`,
  `an? (?:[a-z-]{3,14} ){1,3}(?:is|costs|comes to|starts at) (?:about |around |only |just |roughly )?${amount} for (?:the|a|one|two) (?:hour|day|night|weekend|week|fortnight|month|season|term)`,
  `(?:two|three|four|five|six|eight|ten|twelve|\\d{1,3}) [a-z]{3,14}s (?:are|come to|cost) (?:about |around |only |just |roughly )?${amount}(?= ?(?:[.;!)]|$|\\n)|,? (?:payable|all in|plus|including|up ?front|in total|delivered|fitted))`,
  `(?:i|we)(?:'ll| can| could| would|'d)? (?:happily |gladly )?(?:do|fit|supply|build|install|replace|paint|renew|deliver|refit|rewire) (?:the|your|all|both) (?:[a-z-]{2,12} ){1,3}for (?:about |around |only |just |roughly )?\\d{1,3}[.,]\\d{3}(?= ?(?:[.!;](?!\\d)|$|\\n)|,? (?:all in|plus|including|excluding|fitted|delivered)\\b)`,
  `you(?:'d|'ll| would| will|'re| are)?(?: be)? pay(?:ing)? (?:us )?(?:(?:just|only|about|around|roughly|under|over|a little|slightly|less than|no more than|up to) ){0,2}${amount}(?= (?:for (?!free\\b)|in (?:all|total)|altogether|all in|per|a|each)|[.!;,])`,
  `(?:each|every|one|a single) [a-z]{3,14}(?: (?:with|by|from|for|of|in) (?:our|my|the|a|an) [a-z-]{3,14})? (?:is|costs(?: you)?|comes to|would be|will be|runs to|goes for|sells for) (?:about |around |only |just |roughly )?${amount}`,
  `an? [a-z]{3,14} (?:with|by|from|of) (?:our|my) [a-z-]{3,14} (?:is|costs(?: you)?|comes to|would be|will be) (?:about |around |only |just |roughly )?${amount}`,
  `expect to (?:spend|invest) (?:about |around |only |just |roughly |up to )?${amount}(?= (?:on|for) (?:the|your|this|our|a))`,
  `\\d{1,3} ?p per [a-z-]{3,14}`,
  `[a-z]{3,14} (?:sells?|retails?|goes|is yours|are yours|comes?) (?:for|at) (?:about |around |only |just |roughly )?\\d{1,4}[.,]\\d\\d(?= (?:and|plus|with|including|or|a|per|each)\\b| ?(?:[.!;](?!\\d)|$|\\n))`,
  `from ${amount} (?:fitted|delivered|installed|supplied)(?= ?(?:[.,;!)]|$|\\n)| and )`,
  `(?:hire|rental|delivery|fitting|installation|cleaning|repair) of (?:the|an?|your|our) (?:[a-z-]{3,14} ){0,2}[a-z]{3,14}(?: ?:| is| comes to) ?${amount}`,
  `${amount} (?:all[- ]in|in all(?= ?(?:[.!,;]|$|\\n))|(?:for|buys you) the (?:pair|lot|set)(?= ?(?:[.!,;]|$|\\n))|flat|one-?time|one-?off|up ?front|set-?up fee|annual plan|monthly plan|plan|tier|package|subscription|licen[cs]e|retainer|per|gets you|buys you|covers|includes|for the (?:[a-z]{2,12} ){0,2}(?:plan|package|pilot|licen[cs]e|year|month|setup|project|bundle|seat|team|edition))`,
);

/** Money at all: a price where a short statement sets it beside a thing. */
const byItself = pattern(...amounts);
const quotes = [byUnit, byWord, byThing, bySale, byItself, listedSums, sumsAlone];

/** Money that is not asked for: saved, spent, earned, raised, paid back. */
const notAskedBefore =
  /\b(?:sav(?:e|es|ed|ing|ings)|los(?:e|es|t|ing)|wast(?:e|es|ed|ing)|spend(?:s|ing)?|spent|took(?=\s?$)|repaid(?=(?:\sup\sto)?\s?$)|earn(?:s|ed|ing)?|mak(?:es|ing)|made|generat\w{1,4}|revenues?|arr|mrr|gmv|profits?|rais(?:e|es|ed|ing)|series|seed|fund(?:ed|ing|s)?|valu(?:ation|ed at)|invest(?:ed|ors?|s)|budgets?|salar(?:y|ies|is|io)|sal\u00e1rio|salaire|stipendio|sueldo|gehalt|lohn|loon|wages?|compensation|stipend|bursar(?:y|ies)|scholarships?|bonus|ote|grants?|donat\w{1,4}|voluntary contributions?|running costs|fine[ds]?|penalt\w{1,3}|worth|pipeline|bookings|turnover|acquir\w{1,4}|bought|loan|debt|owe[sd]?|unpaid|overdue|arrears|refund\w{0,3}|reimburs\w{1,4}|credit(?:ed)?|cut(?:s|ting)?|reduc\w{1,4}|recover\w{0,3}|waive[sd]?|win(?:s|ning)?|won|prize|rent|mortgage|expenses?|per diem|claims?|discount|(?<!one-)off|cac|ltv|aov|income|deposits?|returns?|yields?|interest|dividends?|pays|paid|(?<=\b(?:i|we) )pay|role|position|job|pension|entitled(?=\sto\s$)|(?:cards?|cash|cheques?)(?=\sup\sto\s$)|(?:purchase|rateable|market|book|replacement|insured) value|value(?=\sof\s(?:your|the|my|his|her|their)\s)|premiums|we'll pay|pay you|cp[acmlv]|roas|arpu)(?!\s(?:[a-z-]{3,14}\s)?(?:manag\w{1,6}|tools?|software|apps?|platforms?|systems?|modules?|planners?|calculators?|trackers?|tracking|dashboards?|reports?|reporting))\s(?:[^\s.!?;]{1,16}\s){0,4}$/i;
/** "I have refunded the delivery charge of £45": whatever was asked once. */
const givenBack = /\b(?:refunded|credited|reimbursed|repaid|returned)\s(?:[^\s.!?;]{1,16}\s){0,5}$/i;
const notAskedAfter =
  /^\s{0,2}(?:(?:(?:a|per|each) (?:day|week|month|quarter|year) )?(?:less|cheaper|spent|wasted|gone)\b|m\b|mm\b|mn\b|bn?\b|million|billion|trillion|in (?:savings|revenue|funding|arr|sales|losses|profits?|damages|fines|extra|additional|lost|wasted|new)|worth of|saved|savings|raise\b|round\b|series|seed|valuation|off\b|discount|credit|refund|rebate|salary|budget|market|gift card|voucher|donation|fine\b|loan|of (?:arr|revenue|pipeline|funding)|back\b)/i;
const theirMoney =
  /\byou (?:probably|presumably|surely|likely|already|currently) pay\b|\b(?:you|you're|you are|your (?:team|company))\s(?:currently |already |now |probably |likely |guys )?(?:paying|spending|paid|charge|charges|charging|sell|sold|bill|quoted|mentioned|asked|requested|currently pay|pay (?:today|now|currently|them))\b|\byour (?:current|existing|own|old|last|previous|present)\b|\b(?:they|competitors?|others|vendors?|providers?|agencies|incumbents?|he|she|(?<!\b(?:\d|to|for|with|under|over) (?:\d{1,6} )?)employees|the average|average|typical|typically|median|on average|most (?:companies|teams|firms|vendors|tools|agencies|providers))\b(?! you)/i;
/** What one pays on the way, not to the sender. */
const travel =
  /\b(?<!\bour )(?:hotels?|flights?|parking|lunch|dinner|breakfast|trains?|taxis?|cabs?|airbnb|catering|groceries|electricity|gym|fuel|donation)\b/i;
const problemCost =
  /(?<!\bwill |\bwould |\bonly )\b(?:cost|costs|costing)\s(?:the |most |many |an? |every |your )?(?:average |typical )?(?:you|teams?|peers|rivals|competitors|others|everyone|compan(?:y|ies)|business(?:es)?|firms?|them|us|me|organi[sz]ations?|retailers?|employers?|brands|enterprises|people|users|industry|economy|town|city|parish|state|country|taxpayers?|public|society)\b/i;
/** What offices and other counters take: "the council charges \u00a330 a year". */
const publicOffice =
  /\b(?:council|city|town(?: hall)?|parish|state|government|ministry|harbour (?:office|master|authority)|port authority|registry|court|consulate|embassy|post office|customs|dvla|passport office|tax office|railway|municipality) (?:charges?|asks?|takes?|wants?|bills?)\b/i;
/** Who gets it is neither side: "passport fee £88.50, paid to the Passport Office", "the exam fee goes to the board". */
const paidElsewhere =
  /^(?: (?:euros?|pounds?|dollars?)|\s?[\u20ac\u00a3])?(?:[,(]|\s|\b(?:and|but|which|it|that|is|it's|that's|to be|always)\b){0,6}(?:(?:paid|payable|goes|due|straight|direct(?:ly)?)(?: straight| direct(?:ly)?)? to (?:them|hmrc|dvla|the (?:[a-z]{3,12} ){0,2}?(?:courts?|embassy|consulate|council|boards?|state|government|ministry|registry|authority|municipality|(?:passport|tax|post|visa|patent|home) office|university|college|hospital|revenue|insurer))\b|not (?:paid )?to us\b|you pay (?:them|tfl|hmrc|dvla|dhl|ups|fedex|customs|the (?:court|embassy|council|state|board))\b)/i;
const setElsewhere =
  /\bset by (?:the )?(?:nhs|parish|diocese|state|government|council|law|court|ministry|authority)\b/i;
const oursToAsk = /\b(?:our|my) (?:[a-z]{3,14} ){0,2}?(?:fees?|charges?|prices?|rates?|quotes?)\b/i;
/** What others bid, and what an auction fetched. */
const bidByOthers =
  /\b(?:(?:their|(?:buyer|seller|vendor|bidder|tenant|insurer)'s) (?:[a-z]{3,8} )?(?:counter-?)?(?:offer|bid)|the (?:[a-z]{3,12} )?(?:contractor|builder|roofer|plumber|electrician|surveyor|printer|supplier|caterer|garage) (?:has |had )?quoted|the [a-z]{3,12}'s (?:fee|charge|bill|quote) was|(?:buyers?|bidders?|tenants?) (?:(?:has|have) )?(?:offered|bid)|(?:his|her) offer|hammer price|(?:scholarship|bursary)(?= ?(?:[:-]|of|is)))\b/i;
/** Whose sum it is, by the word before it: "day rate offered by the client", "the fee proposed by your agency". */
const namedByOthers =
  /\b(?:our|my) client (?:is|are) (?:offering|paying) |\b(?:offered|proposed|bid|tabled|named) by (?!(?:us|me|our|my)\b)(?:(?:the|an?|your|his|her|their) )?[a-z]/i;
/** What is paid all over a market or trade, by the word of a report or of the writer. */
const marketRate =
  /\b(?:on average|in your (?:region|area|industry|sector|country|city|market|town)|across the industry|according to|in (?:a|the|one) (?:recent |[a-z\d]{2,12} )?(?:survey|study|poll))\b|\b(?:report|study|survey|paper|article|bureau|statistics|consultants?|analysts?|press|newspaper)(?:'s)?(?: [a-z]{3,12})? (?:says?|shows?|finds?|found|puts?|estimates?|reckons?)\b|\bsays? (?:the|a) (?:[a-z-]{3,14} )?(?:report|study|survey|paper|bureau|office|agency|press)\b|\b(?:warehouse|office|housing|retail|labou?r|agency) (?:rents|wages|costs|prices|rates)\b/i;
/** What it takes to find or train people. */
const costOfPeople = /^\s(?:to (?:train|hire|recruit|onboard|interview|lose))\b/i;
/** The seller's side of it, or what is sold. */
const soldHere =
  /\b(?:we|i|our|ours|us|my|for you|you(?:'d|'ll)|plans?|seats?|licen[cs]es?|subscriptions?|packages?|tiers?|editions?|offers?)\b/i;
/** What an allowance, a cover or a limit amounts to, and what a grant pays towards: sums nobody asks of the reader for goods. */
const allotted =
  /\b(?:allowances?|sums? insured|insured (?:sums?|value|amount)|petty cash|per diems?|limits? (?:for|on|is|of)|spending (?:caps?|limits?)|thresholds?|lev(?:y|ies)|(?:sick|maternity|paternity) pay|(?:child|housing|state) (?:benefit|pension)|gifts? of|withdraw|excess(?: on)?|deductibles?|subsid(?:y|ies)|tolls?|postage|(?:fines?|penalt(?:y|ies)) for)\b[^.!?;]{0,40}$|\b(?:insurers?|insurance|polic(?:y|ies)|cover|underwriters?|grants?|subsid(?:y|ies)|funds?|scheme|warranty|employer|state) (?:also |only |now )?(?:covers?|pays?|insures?|reimburses?|bears?)\b[^.!?;]{0,50}$/i;
/** What carriers and workers are paid, and places nobody who writes here runs. */
const paidInTrade =
  /\b(?:carriers|forwarders|hauliers|freelancers|agencies|contractors|plumbers|electricians|lawyers|shops|garages|hotels|ports|airlines|couriers|consultants) (?:here |there |often |usually |now |can |may |will )?(?:charge|ask|take|want|bill|demand)\b|^\W{0,3}(?:pay|wages|earnings|rents?) (?:for|of|in) (?:[a-z'-]{2,14} ){1,5}|\bspot rates?\b|\binsurance (?:for|on|of) (?:[a-z'-]{2,12} ){1,4}|\b(?:car ?park|parking (?:lot|garage)|left luggage|canteen)\b/i;
/** The writer asks it, or it goes with what the reader buys. */
const sellersSide =
  /\b(?:we|i|our|ours|us|my|you(?:'d|'ll| will| would)? pay|plans?|licen[cs]es?|subscriptions?|packages?|tiers?)\b/i;
/** Taxes go to the state, whoever collects them. */
const duty =
  /\b(?:customs|import|excise|stamp|export|anti-dumping) dut(?:y|ies)\b|\bthe dut(?:y|ies) (?:is|are|comes?|will be|amounts?)\b|\btax (?:for|of|to) the (?:town|city|council|state|island|region|municipality)\b|\b(?:road|property|council|city|tourist|carbon|fuel|vehicle) tax(?:es)?\b|\b(?:motorway|road|bridge|tunnel) tolls?\b/i;
/** What markets and pumps ask, unless it is sold or bought here. */
const commodity =
  /\b(?:diesel|petrol|gasoline|kerosene|heating oil|crude(?: oil)?|natural gas|electricity|copper|steel|alumini?um|nickel|lithium|timber|wheat|corn|maize|soy(?:beans)?|rice|cocoa|raw coffee|sugar|milk|butter|cotton|gold|silver|brent)\b/i;
/** A thing made of it, right before its price: "gold ring £240". What follows here makes it the stuff itself. */
const madeOfIt = new RegExp(
  `(?:${commodity.source}) (?!(?:pric(?:e|es|ing)|rates?|costs?|futures|spot|markets?|index|contracts?|is|are|was|were|at|now|rose|fell|hits?|near|over|above|below|up|down|trades?|trading|stands?|closed|per|for|from|about|around|still|here|there|today|yesterday|tonight|only|just|in|on|a|the|and|or)\\b)[a-z]{3,14} ?[:-]? ?$`,
  'i',
);
const eitherSide = /\b(?:we|i|our|ours|us|my|you|your|yours)\b/i;
const atTheirs =
  /^[^.!?;]{0,30}\bat the (?:box office|harbour office|town hall|post office|registry|land registry|consulate|embassy|ticket (?:machine|office)|passport office|tourist office)\b/i;
/** What a loss costs others: "idle cranes cost the port \u00a39,000 an hour". */
const lossCost =
  /\b(?:miss(?:ed|ing)|idle|late|lost|stopped|unplanned|empty|failed|faulty|rejected|spoil(?:ed|t)|damaged|wasted|downtime|down-time|delay(?:s|ed)?|outages?|no-shows?|errors?|mistakes?|waste|breakdowns?|accidents?|stoppages?|leaks?|spoilage|absences?|broken|unsold|unpaid|theft|fraud|shrinkage|turnover|churn|standstills?|failures?|defects?|recalls?|congestion|blackouts?)\b[^.!?;]{0,60}\bcost(?:s|ing)?\s(?!(?:you|your|about|around|only|just|roughly|nearly|almost|up|from|between|extra)\b)(?:[a-z-]{1,14}\s){1,5}$/i;
const ledger =
  /(?<!we'd )(?<!we'll )(?<!would )(?<!will )\b(?:invoices?|invoiced|receipt|your (?:\w{1,12} )?order|order (?:#|no\b|number|total|confirmation|summary|of)|(?<!\b(?:is|are|be) an? (?:one-?off|one-?time|up-?front) )payment (?:of|received|due|for|is|was)|we (?:have )?received|was (?:charged|paid|debited|credited)|were charged|has been (?:charged|paid|debited)|balance|amount due|outstanding|(?<!\b(?:per|each|every|a)\s{1,8})transaction|bank statement|overdue|remittance|purchase order|wire|transfer(?:red)?|past due|expense report|reimbursement|(?:card|visa|mastercard|amex|account) ending|your (?:[a-z]{3,12} )?(?:contract|agreement|lease|order)(?: (?:from|of|dated) [a-z0-9 ]{2,20})? (?:already )?(?:sets?|says?|states?|puts?|names?|fixes|fixed|shows?)|(?:shown|given|stated|quoted|set out|agreed) (?:to you )?in (?:the|our|your|my) (?:[a-z]{3,12} )?(?:estimate|quote|quotation|proposal|contract|agreement|letter|engagement letter|terms))\b/i;
const seenPrice =
  /\b(?:saw|noticed|seen|see that|read|heard|love|spotted|according to|reported|says?|said)\b[^.!?\n]{0,50}\b(?:you|you're|your|they|their|its)\b/i;
const asked =
  /^\W*(?:[a-z]+,\s)?(?:do|does|did|is|are|was|were|has|have|what|how|who|which|where|why|when|can|could)\s(?:you|your|they|their|it|that|there|the|any|anyone)\b/i;

const elsewhere = wordingsElsewhere('price_quote');
/** Words of bills and orders in the same languages: in a reply their totals are no quotes. */
const billElsewhere =
  /\b(?:rechnung|bestellung|auftrag|facture|commande|factura|pedido|fattura|ordine|fatura|encomenda|factuur|bestelling)/i;

/** Characters before a price in which the product is named that it is of. */
const PRODUCT_REACH = 100;

export const priceQuote = defineRule({
  id: 'price_quote',
  template: 'commercial_commitments_v1',
  severity: 'WARN',
  contentTypes: messageTypes,
  channels: allChannels,
  needs: [],
  uses: ['messageClass'],
  settings: ['price_book', 'approved_claims'],
  looksFor: () => [...quotes, elsewhere],
  meaning: 'Prices that are not in the price book.',
  detail: 'The text quotes a price that is not in the price book. Point to the pricing page instead, or add the price.',
  saferAlternative: 'current pricing is on our pricing page',
  examples: ['The plan is $49 per seat per month.'],
  counterExamples: ['Congrats on the $20M Series B.', 'It saves teams $40k a year.'],
  *check(field, { settings, messageClass }) {
    const { text } = field;
    const judged: Range[] = [];
    for (const expression of quotes) {
      for (const match of matchesNear(field, expression)) {
        const start = match.index;
        const end = start + match[0].replace(/[.,\s]+$/, '').length;
        if (overlapsAny(judged, start, end)) continue;
        const sumAt = expression === listedSums ? start + match[0].search(/[\d.,]{1,9}\s{0,8}$/) : start;
        const isBare = expression === byItself || expression === listedSums;
        if (isBare && !isBarePrice(sentenceOf(text, start, end), sumAt, end)) continue;
        if (expression === sumsAlone && !isShortStatement(sentenceOf(text, start, end))) continue;
        if (expression === byItself && abroadIn(text)({ start, end })) continue;
        if (isNoQuote(text, start, end, messageClass)) {
          judged.push({ start, end });
          continue;
        }
        const sentence = sentenceOf(text, start, end);
        const quote = text.slice(start, Math.min(end + 40, Math.max(end, sentence.end)));
        const before = text.slice(Math.max(sentence.start, start - PRODUCT_REACH), start);
        if (isInBook(quote, settings.price_book, before) && because('approved')) continue;
        if (isApproved(text, start, end, settings.approved_claims)) continue;
        const statement = statementMatch(text, start, end, 'current pricing is on our pricing page');
        judged.push(statement);
        yield statement;
      }
    }
    for (const { start, end, sentence } of promisesElsewhere(field, elsewhere, settings.approved_claims)) {
      if (overlapsAny(judged, start, end)) continue;
      if (isInBook(text.slice(start, end), settings.price_book, '') && because('approved')) continue;
      const isBill = messageClass !== undefined && messageClass !== 'commercial' && billElsewhere.test(sentence.text);
      if (isBill && because('in_order')) continue;
      yield { start, end, saferAlternative: null };
    }
  },
});

const figure = /(?:[$\u20ac\u00a3\u00a5\u20b9]|\d)/;

function isNoQuote(text: string, start: number, end: number, messageClass: string | undefined): boolean {
  const matched = text.slice(start, end);
  const sentence = sentenceOf(text, start, end);
  if (isMention(text, start) || isInCode(text, start)) return true;
  if (!/\b(?:no|not|never) more than\s*$/i.test(text.slice(sentence.start, start)) && isNegated(text, start))
    return true;
  const at = start + Math.max(0, matched.search(figure));
  // "Budget $45,000 for it" tells the reader what it will cost; "the budget is" tells of theirs.
  const upToIt = text.slice(Math.max(sentence.start, at - 60), at);
  if (
    !/^budget\b/i.test(matched) &&
    notAskedBefore.test(upToIt) &&
    (givenBack.test(upToIt) || !ownCharge.test(upToIt)) &&
    !endsInListedService(onOneLine(upToIt))
  )
    return true;
  const money = /[\d.,]{1,13}(?:\s?k\b)?/.exec(text.slice(at, end));
  const after = money ? at + money.index + money[0].length : end;
  if (notAskedAfter.test(text.slice(after, after + 30)) || notAskedAfter.test(text.slice(end, end + 30))) return true;
  const before = text.slice(sentence.start, Math.min(end, at));
  if (
    theirMoney.test(/^(?:i|we)\b/i.test(matched) ? text.slice(start, Math.max(start, Math.min(end, at))) : before) ||
    seenPrice.test(sentence.text) ||
    isPaidToPeople(text, sentence, Math.min(end, at), end) ||
    problemCost.test(before) ||
    lossCost.test(before) ||
    publicOffice.test(before) ||
    ((paidElsewhere.test(text.slice(after, sentence.end)) || setElsewhere.test(sentence.text)) &&
      !oursToAsk.test(sentence.text)) ||
    (bidByOthers.test(before) && !/\b(?:we|i|our)\b/i.test(before)) ||
    namedByOthers.test(text.slice(sentence.start, at)) ||
    duty.test(before) ||
    (commodity.test(before) && !madeOfIt.test(onOneLine(before)) && !eitherSide.test(sentence.text)) ||
    (allotted.test(onOneLine(before)) && !sellersSide.test(sentence.text)) ||
    (paidInTrade.test(onOneLine(before)) && !soldHere.test(sentence.text)) ||
    atTheirs.test(text.slice(end, sentence.end))
  )
    return because('others');
  if ((marketRate.test(sentence.text) || costOfPeople.test(text.slice(end, end + 20))) && !soldHere.test(sentence.text))
    return because('others');
  if (isOfferOfOthers(text, sentence)) return because('others');
  if (travel.test(before) && !endsInListedService(onOneLine(upToIt)) && !/\b(?:with|at|from) us\b/i.test(before))
    return because('others');
  const isOfBusiness = messageClass !== undefined && messageClass !== 'commercial';
  if (ledger.test(sentence.text) || isOfPapers(text, sentence, before, isOfBusiness)) return because('in_order');
  if (
    isOfBusiness &&
    /\b(?:(?:we|i) (?:hereby )?confirm (?:your|the|one|two|three|four|\d{1,2}) (?:[a-z-]{3,12} ){0,2}(?:bookings?|reservations?|rooms?|seats?|stay|tables?|tickets?)|order|total|due|paid|charged|instal?ments?|(?:amount|charges|adjustments?|credit|vat|tax)(?=(?: ?\d{1,2}(?:[.,]\d)? ?%)?:)|on your (?:[a-z]{3,9} )?(?:account|bill|statement|card|invoice))\b/i.test(
      sentence.text,
    )
  )
    return because('in_order');
  if (
    asked.test(sentence.text) &&
    /\b(?:budget|pay(?:ing)?|spend(?:ing)?|charg\w{1,3}|your)\b/i.test(sentence.text) &&
    isAsked(sentence)
  )
    return true;
  return /\b(?:if|whether) (?:you|they) (?:pay|charge|spend)\b/i.test(sentence.text) && because('supposed');
}
