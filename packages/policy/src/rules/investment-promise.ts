import { wordingsElsewhere } from '../languages/index.ts';
import { defineRule, type Match } from '../rule.ts';
import { allChannels, wordingTypes } from '../rule-scope.ts';
import { pattern } from '../search/pattern.ts';
import { facets, sentencesWith } from '../search/sentence-facets.ts';
import { statedMatches } from '../search/stated-matches.ts';
import { because } from '../text/let-go.ts';
import { isAsked, isNegated, type Sentence, sentenceOf } from '../text/phrase-context.ts';
import { overlapsAny, type Range } from '../text/range.ts';
import { onOneLine } from '../text/white-space.ts';
import { isApproved } from '../wordings/approved-claims.ts';
import { bareGains, isBareGain } from '../wordings/investment-promise/bare-gains.ts';
import { gainsPromised, shareholders } from '../wordings/investment-promise/gains-promised.ts';
import { returnsForetold } from '../wordings/investment-promise/returns-foretold.ts';
import { wealthForetold } from '../wordings/investment-promise/wealth-foretold.ts';
import { promisesElsewhere } from '../wordings/promises-elsewhere.ts';

const percent = '(?:\\d{1,4}(?:[.,]\\d{1,2})? ?(?:-|to|–) ?)?\\d{1,4}(?:[.,]\\d{1,2})? ?(?:%|percent|per cent|pct)';
const gain =
  '(?:returns?|yields?|dividends?|gains?|interest|profits?|income|payouts?|appreciation|capital gains|apy|apr|annual return|roi on your (?:money|capital|investment))';
const period =
  '(?:annual(?:ly|i[sz]ed)?|yearly|monthly|weekly|daily|quarterly|per (?:year|annum|month|week|day|quarter)|a (?:year|month|week|day)|every (?:year|month|week|day|quarter)|each (?:year|month|week)|p\\.?a\\.?|net|compounded|average)';
const asset =
  '(?:(?:hedge |index |mutual |growth |bond |pension |private |venture |real[- ]estate |equity |debt |crypto |income |balanced )?funds?|stocks?|share prices?|stock prices?|shares?|portfolios?|etfs?|bonds?|notes?|tokens?|coins?|crypto(?:currenc(?:y|ies))?|bitcoin|btc|ethereum|gold|silver|securit(?:y|ies)|annuit(?:y|ies)|investments?|properties|property|real estate|reits?|equities|equity|ipo|options strategy|trading (?:system|bot|strategy|algorithm|signals)|managed account|ticker|nft|asset|assets|options|startup shares|land|apartments?|pre-ipo [a-z]{3,12}|[A-Z]{2,5} stock)';
const will =
  "(?:will|shall|is going to|are going to|is set to|are set to|is sure to|are sure to|is certain to|is bound to|are bound to|is guaranteed to|is about to|is expected to|is projected to|are projected to|is poised to|is on track to|should easily|can only|cannot fail to|can't fail to|always|consistently|has to|is destined to|'ll)";
const rise =
  '(?:outperform|beat (?:the )?(?:market|index|s&p|benchmark|inflation|nasdaq|dow)|double|triple|quadruple|appreciate|soar|skyrocket|surge|explode|moon|10x|\\d{1,3}x|rise|go up|go to the moon|climb|multiply|gain|grow (?:by )?\\d|return|yield|earn|pay (?:out )?(?:you )?(?:\\d|a (?:steady|fixed|guaranteed)|dividends?)|deliver (?:returns|double|\\d|(?:above|below|inflation)-(?:market|index|average|beating) (?:returns|yields)|(?:market-beating|superior|outsized|excellent|strong) (?:returns|yields|gains)|strong returns|steady returns|consistent returns)|make you (?:rich|wealthy|a millionaire|money|a fortune)|never (?:lose|fall|drop|go down)|increase in value|be worth|reach \\$|hit \\$|bounce back|recover its value|outpace|pay for your retirement)';

const promises: readonly RegExp[] = [
  pattern(
    `(?:no|zero) risk,? (?:and |but |just )?(?:big|huge|high|pure|steady|fast|massive) (?:profits?|returns|gains|income)`,
    `passive income,? (?:with |and )?(?:no|zero|without(?: any)?) risk`,
    `(?:sure[- ]win|can't[- ]lose|no-lose) (?:stocks?|coins?|investments?|tokens?|trades?)`,
    `(?:guaranteed|assured|certain|risk[- ]free|no[- ]risk|zero[- ]risk|safe|secured?|fixed|promised|steady|consistent|locked[- ]in|sure|effortless|government[- ]backed) (?:and [a-z]{4,10} )?(?:${percent} )?(?:(?:${period}|investment|financial|passive|high|double[- ]digit|minimum|rate of|fixed|stock market|market|cash|rental|trading|fund|the|principal|\\d{1,3}x) ){0,3}(?:${percent} )?(?:${gain})(?! (?:policy|policies|label|process|processing|window|portal|statement|tax|slip|form|desk|center|centre|shipping|on (?:your|ad|our|marketing|the) (?:time|ad|effort|campaign|marketing|software|ads)|of goods|for (?:unworn|unused|items)|sharing|margin))(?= ?[^\\n]{0,1})`,
    `(?:${gain}|principal|capital|your (?:money|capital|principal|investment|deposit)) (?:is|are|of ${percent}(?: ${period})? (?:is|are)|comes?) (?:fully |100% |completely |always |absolutely |contractually )?(?:guaranteed|assured|risk[- ]free|certain|locked in|protected from (?:any )?loss(?:es)?|safe no matter)`,
    `guarantee(?:s|d)?(?: you)?(?: an?| at least| a minimum(?: of)?| up to)? (?:(?:annual |monthly |minimum |fixed |steady |weekly )?(?:${gain})(?: of)? (?:at least |up to )?${percent}|${percent}(?: ${period})? (?:${gain})|${percent} (?:${period})(?= on| return|[.,!]))`,
    `${percent}(?: ${period}){0,2} (?:guaranteed|risk[- ]free|fixed|assured) (?:${gain})|${percent} (?:${gain}) ?,? ?(?:guaranteed|risk[- ]free|with no risk|assured|every (?:single )?(?:year|month|week)|(?:${period})(?=,? guaranteed))`,
  ),
  pattern(
    `(?:this|the|our|that|these|my|your|their|any|every|[A-Z][\\w&]{1,15}'s) (?:[a-z0-9-]{2,15} ){0,3}?${asset} ${will} (?:easily |almost certainly |definitely |surely |certainly |soon |likely |comfortably |only |at least |again |all )?${rise}`,
    `(?:shares?|stakes?|stock|units|equity|bonds?) (?:in|of) (?:our|the|this|my|a|[A-Z]\\w{1,15}) (?:[a-z-]{2,14} ){0,3}${will} (?:easily |almost certainly |definitely |surely |certainly |soon |at least ){0,2}${rise}`,
    `${asset} (?:will|is going to|are going to|is sure to|is bound to|is set to|can only|always|is certain to|is guaranteed to|are guaranteed to|are set to|'s going to) (?:easily |almost certainly |definitely |surely |certainly |soon |comfortably |at least )?(?:outperform|beat the (?:market|index|s&p)|double|triple|quadruple|appreciate|soar|skyrocket|surge|explode|moon|10x|go up|go to the moon|go higher|rise|make you (?:rich|wealthy|a millionaire)|never (?:lose|fall|drop|go down)|reach \\$|hit \\$|deliver \\d|return \\d|yield \\d|pay you|be worth (?:twice|double|triple|(?:three|four|five|ten|\\d{1,3}) times))`,
    `(?:you(?:'ll| will| can expect to| are going to| are guaranteed to|'re guaranteed to| are certain to| can easily| could easily| should|r clients will|r investors will)|investors (?:will|can expect to|are guaranteed to|always)|clients (?:will|can expect to)) (?:easily |definitely |certainly |always |consistently |also |safely )?(?:earn|make|receive|get|see|enjoy|collect|pocket|lock in|gain|secure|bank|net|generate)(?: back)? (?:at least |up to |around |over |more than |a |an |an average |a steady |a fixed |a minimum |minimum |guaranteed ){0,3}(?:of )?${percent} (?:(?:${period}|fixed|guaranteed|steady|tax-free|passive) ){0,3}(?:${gain}|on your (?:money|investment|capital|savings|deposit|principal|cash)|${period}(?= on| from| without|,? guaranteed|[.!]| with)|back on your (?:money|investment))`,
    `(?:double|triple|quadruple|multiply|10x|grow) your (?:money|savings|capital|nest egg|net worth|retirement|wealth|crypto|bitcoin|portfolio|deposit|investment(?= (?:in|within|by|with us|overnight|fast|every)))(?! (?:in|on) (?:marketing|people|training|software|ads|seo|content|sales))`,
    `your (?:money|capital|savings|investment|portfolio|nest egg|deposit|principal|stake) (?:will|is going to|is guaranteed to|is sure to|can only|is certain to|should|'ll) (?:easily |definitely |at least |certainly |more than |never |only |soon )?(?:double|triple|quadruple|grow(?= (?:by )?(?:\\d|at least|every|each|without|tax|faster|exponentially))|multiply|reach (?:[$€£] ?\\d|(?:an?|one|two|half a|\\d[\\d.,]{0,6}) million)|lose value|lose(?= (?:a|any|money))|be (?:worth|safe|secure|doubled|protected)|appreciate|return \\d|earn \\d|skyrocket|soar|10x|yield|go up|outperform|beat)`,
  ),
  pattern(
    "(?:you|we|investors|clients|it|this|there's no way to|no way you|nobody|you simply|you just) (?:simply |just |really |literally |absolutely )?(?:can't|cannot|can not|won't|will not|will never|never|could never|can never|can)? ?lose (?:any |a |your |a single |even a )?(?:money|cent|penny|dollar|principal|capital|euro|pound|investment|savings|deposit)(?: (?:on|with|in) (?:this|our|it|the|us))?",
    `(?:stock|fund|token|coin|investment|share|portfolio|bond|bitcoin|property|deal|bet)s? (?:is|are|'s) (?:an? |as close to a )?(?:absolute |total |guaranteed )?(?:sure thing|sure bet|safe bet|no-brainer investment|can't-miss investment|guaranteed winner|sure winner|certain winner|one-way bet)`,
    `(?:zero|no|not a|0%|almost no) (?:chance|way|possibility|danger) (?:that )?(?:you(?:'ll| will| can| could)?|of you|investors(?: will| can)?|of) (?:ever )?los(?:e|ing)(?: any| your| a| their)?(?: (?:money|capital|cent|principal|savings|investment|penny|dollar))?`,
    `(?:bot|system|fund|strategy|portfolio|algo|algorithm|account|scheme|pool|platform|plan|note|bond|token|coin|wallet|vault|trade|traders?|program|programme|method) (?:earns?|makes?|returns?|pays?|yields?|generates?|produces?|delivers?)(?: you| out| our clients| investors| a| an| at least| up to| around| over| on average| average){0,3} ${percent} (?:${period}|on your|returns?|profits?|every|each)`,
    `(?:see|get|make|earn|expect|enjoy|deliver|delivers|achieve|lock in)(?: you)? (?:an? |at least (?:an? )?)?\\d{1,3}x (?:returns?|gains?|profits?|your (?:money|investment|capital))(?! on (?:ad|marketing|your (?:ad|marketing)))`,
    `(?:bonds?|notes?|funds?|deposits?|certificates?|trusts?|accounts?|shares?|savings plans?) (?:pays?|returns?|yields?|earns?)(?: you| out){0,2} (?:a |an )?(?:sure|safe|guaranteed|certain|fixed|steady|reliable|solid) ${percent}`,
    `(?:expect|expects|project|projects|forecast|anticipate|predict)s? (?:the|our|this|that) (?:[a-z]{3,12} )?${asset} (?:to|will) (?:return|yield|earn|pay|gain|grow|rise|deliver)(?: by| at least| around| over){0,2} ${percent}`,
    `(?:bitcoin|btc|ethereum|eth|solana|dogecoin|xrp|crypto|gold|silver) (?:will|is going to|is set to|is bound to|'ll) (?:easily |soon )?(?:hit|reach|touch|cross|pass|be at|be worth|top|exceed) (?:[$€£] ?)?\\d[\\d,.]{0,9}(?: ?k| thousand| million)?`,
    `(?:dax|dow|nasdaq|s&p(?: 500)?|ftse|(?<!\\b(?:price|prices|cost|pain|body|mass) )index) (?:will|is set to|is going to|is bound to|is sure to) (?:easily |soon )?(?:gain|climb|jump|return|add|rise) (?:by )?(?:at least |about |over |another )?${percent}`,
    `(?:expect|project|forecast|anticipate|predict)s? (?:the|our|this|that|its) (?:[a-z]{3,12} )?${asset} to (?:at least |more than |nearly |almost )?(?:double|triple|quadruple|soar|skyrocket)`,
    `(?:your|investors'?|clients'?|the) (?:money|capital|principal|savings|nest egg|deposit|stake|investment) (?:is|are|stays?|remains?|will be|would be) (?:never|not|in no way|at no point) (?:ever )?(?:at risk|in danger|exposed|on the line|lost)`,
    `(?:can't|cannot|never|couldn't)[- ](?:lose|fail|miss) (?:investment|fund|portfolio|opportunity for investors|stock|trade|bet|strategy|deal for investors)|(?:there's |there is )?no way (?:to|you(?:'ll| can| could)?|anyone can) lose (?:on|with|in) (?:this|our|the|it)`,
    '(?:retire on|live (?:off|on)|put (?:it|your [a-z]{3,10}) in(?:to)?|invest in) (?:[a-z]{2,12} ){1,4}without (?:the slightest|any|a) risk',
    `(?:no|zero|without|little to no|virtually no) (?:downside|risk of loss|chance of loss|possibility of loss|risk to your (?:capital|principal|money|investment|savings))(?: risk)?`,
    `(?:expect|expects|expected|expecting|project|projects|projected|projecting|forecast|forecasts|forecasted|anticipate|anticipates|anticipated|target|targets|targeted|targeting|predict|predicts|predicted|estimate|estimated|promise|promises|promising|promised|deliver|delivers|delivering|offer|offers|offering|generate|generates|generating|pays?|paying|yields?|yielding|returns|returning|averag(?:e|es|ing)|produces?|producing|provides?)(?: you| an?| investors| our (?:clients|investors)| annual(?:i[sz]ed)?| average| net| gross| internal| fund| the| total| of| consistent| steady| strong| at least| over| up to| around| monthly| weekly| daily| yearly| high| double[- ]digit| triple[- ]digit| minimum){0,5} (?:(?:rate of )?(?:returns?|yields?|dividends?|irr|capital (?:gains|appreciation)|price appreciation|interest)(?: rates?)?(?: (?:of|at|around|between|above|exceeding|over|in excess of|near|to be|to exceed))? ?(?:at least |up to |around |over |about )?${percent}|${percent}(?: (?:${period})){0,2} (?:returns?|yields?|dividends?|irr|interest|on your (?:money|investment|capital))(?! (?:rate|policy)))`,
    `(?:a |an |our )?(?:projected|expected|forecast|targeted|target|anticipated|estimated|promised|predicted) (?:(?:annual(?:i[sz]ed)?|average|net|gross|internal|investor|total|fund|monthly|yearly|\\d{1,2}-year) ){0,3}(?:rate of )?(?:returns?|yields?|irr|dividends?|appreciation|price target)(?: (?:is|are|of|to be|at|for this (?:fund|year)|stands at|exceeds?)){1,2} ?(?:at least |up to |around |over |about |between )?(?:${percent}|\\$ ?\\d)`,
    `(?:earn|make|get|receive|enjoy|lock in|collect)(?: up to| at least| a| an| over| a steady| a fixed)? ${percent} (?:(?:${period}|guaranteed|fixed|passive|tax-free|compound(?:ed)?) ){0,3}(?:returns?|yields?|dividends?|apy|interest|on your (?:money|investment|capital|savings|deposit|crypto)|profits? (?:on|from) (?:trading|your (?:investment|money|capital)))`,
    `(?:price target|target price) (?:is|of|at|to) ?\\$ ?\\d|(?:the )?(?:stock|share price|shares|token|coin|bitcoin|btc|ethereum|price) (?:will|is going to|is set to|'ll) (?:hit|reach|touch|cross|pass|be at|be worth|top|exceed) \\$ ?[\\d,.]{1,9}`,
    "(?:get|become|make you|be) (?:very |filthy |insanely )?(?:rich|wealthy|financially free) (?:fast|quick(?:ly)?|overnight|without|by|with (?:this|our)|in (?:weeks|months|\\d))|become a (?:crypto |bitcoin )?millionaire|the next (?:bitcoin|tesla|apple|amazon|nvidia|google|ethereum)(?= ?(?:[.!,]|$|\\n| -| and| investment| stock))|to the moon|can only go up|nowhere to go but up|get in (?:now |early )?before (?:the price|it|prices|the stock|everyone|the rest)(?: (?:goes|takes|rises|explodes|moons|skyrockets|soars|jumps|pumps|does|finds))|buy (?:now )?before (?:the price |it |the stock )(?:goes up|soars|explodes|takes off|skyrockets|moons)|(?:sure|safe|one-way|can't-lose) (?:bet|thing) (?:for investors|for your (?:money|portfolio|savings|retirement)|in this market|investment)|(?:always|consistently|reliably|regularly|routinely|never fails? to) (?:beats?|outperforms?|outpaces?) (?:the )?(?:market|s&p|index|benchmark|nasdaq|dow)(?: 500)?|past performance (?:guarantees|ensures|proves|shows you)|better than any (?:bank|savings account|stock|bond)(?: (?:interest|return|rate))?|(?:inflation|recession|crash|bear[- ]market|market)[- ]proof (?:investment|returns?|portfolio|income|fund|asset|strategy)|(?:insider|hot) (?:stock )?tips?(?= (?:on|that|will|for|about) )|100% (?:safe|secure) (?:investment|returns?)|investment (?:that )?(?:cannot|can't|never) (?:fail|lose|fails|loses)|never (?:had|have had) a losing (?:year|month|quarter|trade|day)|passive income of (?:up to |at least )?[$€£] ?[\\d,.]{1,9}(?: ?k)?(?: (?:a|per|every) (?:day|week|month|year))|turn(?:s|ed)? [$€£] ?[\\d,.]{1,9} ?k? into [$€£] ?[\\d,.]{1,12}",
  ),
];

const finance =
  /\b(?:past performance|value can only|losing (?:year|month|quarter)|algos?|stakes? in|notes? (?:pays?|returns?|yields?|earns?)|invest\w*|funds?|stocks?|shares?|portfolio|etf|bonds?|crypto\w*|bitcoin|btc|ethereum|eth|solana|dogecoin|xrp|index|nasdaq|dax|ftse|nest egg|tokens?|coins?|capital|savings|securit(?:y|ies)|dividends?|yield|apy|interest|annuity|principal|market|trading|traders?|money|wealth|deposit|retire\w*|real estate|property|returns?|gold|nft|equit(?:y|ies)|broker|wallet|profits?|income|price)\b|[$€£] ?\d/i;
const disclaimer =
  /\b(?:as (?:set out|stated|shown) in the (?:prospectus|term sheet|fact ?sheet)|(?:as the|according to the) (?:prospectus|term sheet|fact ?sheet)|scams?|scammers?|ponzi|fraud\w*|too good to be true|beware|watch out|not guaranteed|(?:fall|down) as well as (?:rise|up)|no guarantee|cannot guarantee|can't guarantee|do(?:es)? not (?:guarantee|predict|indicate)|not indicative|capital (?:is )?at risk|may lose|can lose|could lose|regulators?|finra|sec (?:rules?|fined|charged)|illegal|risk[- ]free (?:rate|asset)|e-?commerce|returns? (?:policy|label|window|portal|rate|desk|centre|center|process)|refund|merchandise|shopper|open rates?|reply rates?|click|conversion|churn|pipeline|leads?|meetings|demo|bounce|response rate|marketing|ad spend|roas|campaigns?|cart|warehouse(?! (?:bonds?|funds?|trust|shares?|notes?|units?|reit|portfolio))|inventory|tickets|productivity|customer (?:satisfaction|retention)|(?:cannot|can't|can not|do not|don't|nobody can|no one can|unable to) (?:forecast|foresee|predict|know|say|tell)|risk (?:in|of|to|when|in) (?:switching|changing|migrating|trying)(?! your (?:money|savings|pension|portfolio)))\b/i;
/** Goods on a shelf, signs in a password, parcels that come back: words of money for something else. */
const noMoney =
  /\bdeposit you(?:'ve| have)? paid\b|\b(?:gold|silver) (?:medals?|cards?|members?(?:hip)?|status)\b|\binterest (?:charges?|surcharges?|penalt(?:y|ies))\b|\binterest\b[^.!?]{0,40}\b(?:(?:paid|pay|pays|paying) late|(?:late|overdue) (?:payments?|invoices?))\b|\bbond (?:with|between) (?:the|your|his|her|their|each|one|you) (?:[a-z-]{3,12} ){0,2}?(?:pupp(?:y|ies)|dogs?|cats?|horses?|bab(?:y|ies)|child(?:ren)?|kids?|son|daughter|teams?|pupils?|students?|class|readers?|audience|colleagues?|neighbours?|residents?|owner|mother|father|other)\b|\bstock\b[^.!?]{0,60}\b(?:trucks?|lorr(?:y|ies)|shel(?:f|ves)|pallets?|restock\w{0,3}|depot|next delivery|container)\b|\btokens?\b[^.!?]{0,60}\b(?:characters|bytes|bits|login|api|session|header|password)\b|\breturns of [^.!?]{1,12} of (?:all |the |our |your )?(?:parcels|orders|items|goods|products|shipments|deliveries|sales|units)\b/i;
/** In small letters, for a firm has a name: "the stock of lamps will triple", "the stock of Acme will triple". */
const ofGoods =
  /\b[Ss]tock of (?:(?!this\b|that\b|our\b|the\b)[a-z-]{3,14} ){0,2}(?!compan|firms\b)[a-z]{3,14}s\b(?![^.!?]*\b(?:invest\w*|shares?|money|savings)\b)/;
/** What is spared, counted, grown or kept in a firm, by words that hold money elsewhere. */
const measured =
  /\bsavings on (?:the |your |our )?(?:[a-z]{3,10} )?(?:paper|postage|fuel|energy|power|heating|water|travel|printing|packaging|stationery|time|wages|transport|freight|storage|toner|electricity|mileage|labou?r)\b|\bshare of (?:[a-z-]{2,14} ){0,3}?(?:trucks?|lorr(?:y|ies)|vans|vehicles|orders?|parcels?|deliver(?:y|ies)|shipments?|trips?|journeys|calls?|visits?|visitors?|guests|customers|clients?|staff|women|men|drivers?|orders|returns|complaints|e-?mails|messages|tickets|pupils|students|members|households|employees|people|users|voters|exports|imports|traffic)\b|\b(?:crop|harvest|milk|grain|wheat|fruit|orchard|field|seed|potato|barley|corn|maize) yields?\b|\byields? of (?:the|our|your|this|these) (?:[a-z]{3,10} )?(?:orchard|fields?|crops?|vines?|harvest|trees|plants|line|process|batch|cows|meadow|garden|furnace|reactor|wafers?)\b|\bgains? (?:of|is|are|comes to) (?:about |around |roughly |nearly |up to |at least )?(?:\d{1,4}|an?|one|two|three|four|five|six|ten|twenty|half an) (?:seconds?|minutes?|hours?|days?|weeks?|metres?|meters?|kilomet\w{2,4}|kilos?|litres?)\b|\bportfolio of (?:[a-z-]{3,14} ){0,2}?(?:scanners?|products?|devices?|services?|models?|tools?|brands?|customers|clients|courses?|machines?|trucks?|apps?|features?|patents)\b|\bfunds? for (?:the|our|a|its) (?:[a-z-]{3,14} ){0,2}?(?:kindergarten|school|museum|church|club|choir|hospital|library|playground|roof|party|trip|victims|children|families|village|community)\b/i;
/** "The fund returned 6.2% in 2024": told of a year that is over, and nothing of those to come. */
const pastResult =
  /\b(?:returned|gained|lost|rose|fell|yielded|earned|paid|grew)\b(?:[^.!?]|\.\d){0,24}\b(?:in|during|over|since|for) (?:(?:19|20)\d\d|the (?:last|past|previous) |last (?:year|quarter|month))/i;
/** What the reader's own pension pays by its rules: "your scheme pays a guaranteed income from 65". */
const pensionIncome =
  /\b(?:your|the) (?:[a-z-]{3,12} )?(?:scheme|pension) (?:already )?(?:pays|provides|gives) (?:you )?(?:an? )?(?:guaranteed|secure) (?:[a-z]{3,8} )?income\b(?![^.!?]*(?:%|per ?cent|with us))/i;
/** "The bond matures in 2031 and pays 7.4 percent": the interest that stands on the paper. */
const coupon =
  /\b(?:bonds?|notes?|gilts?)\b[^!?]*\b(?:pays?|coupon of)(?: a coupon of)? \d{1,2}(?:[.,]\d{1,2})? ?(?:%|per ?cent)/i;
const ofPaper = /\b(?:matur(?:es?|ed|ing|ity)|coupon|redeem(?:ed|able)|issued)\b/i;
/** Where the law protects deposits, and up to which sum. */
const depositScheme = /\b(?:deposit (?:guarantee|protection|insurance)|compensation) (?:scheme|fund)\b/i;
const goesOn =
  /\b(?:will|'ll|guarantee\w{0,2}|promise\w?|again|always|every|each|expect|going to|set to|bound to|can|continue|repeat|so (?:will|can)|and you)\b|'ll\b/i;

/** "Equities, fixed income and alternative investments": what data is kept of. */
const assetClasses =
  /\b(?:equities|stocks|bonds|commodities),? (?:and )?fixed income\b|\bfixed income,? (?:and )?(?:[a-z]{3,12} )?(?:equities|alternatives?|commodities)\b/i;
/** What a shop is sent back: "the returns department", "the return of the faulty phone". */
const sentBack =
  /\breturns? (?:and refunds? )?(?:departments?|teams?|cent(?:re|er)s?|specialists?|desk|reasons?|requests?|labels?|shipping|polic(?:y|ies)|window|process(?:ing)?|pick-?ups?|forms?|slips?|ids?|numbers?|status|address|details|section|page|portal|charges?|fees?)\b|\b(?:free|prepaid|faulty|damaged|defective|incorrect) returns?\b|\breturn of (?:the|your|this|that|an?) (?!(?:[a-z]{3,10} )?(?:capital|money|principal|investment|stake|deposit|funds|savings)\b)/i;
const market = 'invest(?:s|ed|ing|ors?|ments?)?|markets?|shares|stocks|portfolio|crypto\\w*|yields?';
const ofGain = new RegExp(
  `%|\\bper ?cent\\b|\\b(?:${market}|stock|profits?|funds?|capital|dividends?|savings|money|interest|income|earn\\w*|gains?|wealth\\w*|doubl\\w+|tripl\\w+)\\b`,
  'i',
);
const inMarket = new RegExp(`\\b(?:${market}|returns on)\\b`, 'i');
/** A payment that went wrong, of which money is said not to be lost. */
const ofPayment =
  /\b(?:transactions?|refund\w*|debited|deducted|revers(?:al|ed)|payment (?:failed|failure|gateway|attempt)|order was cancell?ed)\b/i;
/** How far on either side of a sentence that payment is looked for, in characters. */
const PAYMENT_REACH = 300;

function isNoPromise(sentence: string): boolean {
  return (
    disclaimer.test(sentence) ||
    assetClasses.test(onOneLine(sentence)) ||
    (sentBack.test(sentence) && !ofGain.test(sentence)) ||
    noMoney.test(sentence) ||
    ofGoods.test(onOneLine(sentence)) ||
    measured.test(onOneLine(sentence)) ||
    pensionIncome.test(onOneLine(sentence)) ||
    depositScheme.test(onOneLine(sentence)) ||
    ((pastResult.test(sentence) || (coupon.test(sentence) && ofPaper.test(sentence))) && !goesOn.test(sentence))
  );
}

/** "Your money is not lost" of a payment that failed. */
function isOfPayment(text: string, { start, end }: Sentence, said: string): boolean {
  if (!/\b(?:safe|secure|lost|lose)\b/i.test(said)) return false;
  const around = text.slice(Math.max(0, start - PAYMENT_REACH), end + PAYMENT_REACH);
  return ofPayment.test(around) && !inMarket.test(around);
}

const stake =
  /\b(?:(?:your|investors'?|clients'?) (?:money|savings|capital|nest egg|pension|deposit|portfolio|investment|cash)|put in (?:[$\u20ac\u00a3]? ?\d)|invest(?:ing|ed)? (?:with us|today|now|[$\u20ac\u00a3\d])|(?:the|this|our) (?:fund|stock|share|coin|token|bond|note|portfolio|property|scheme|trading bot)|(?:property|land|gold|real estate) in this|(?:property|gold|bitcoin|real estate)\b(?=[^.!?]{0,40}\bone way)|our investors|every investor|(?:this|the) bond|pension(?: pot)?|crypto|the returns)\b/i;
const growth =
  /\b(?:(?:will|'ll|going to|set to|bound to|guaranteed to|always|only|never|promise\w*|guarantee\w*|assured)[^.!?]{0,40}(?:grow|double|triple|rise|increase|earn|return|yield|worth|have [$\u20ac\u00a3]?\d|up\b|fall|lose|drop|losing)|(?:double|triple)-digit (?:yields?|returns?|gains?)|only goes? (?:one way|up)|can't lose|cannot lose|earns? at least|retire (?:in|on|early|by)|(?:risk-free|easy|free) money|pays? \d)/i;
const sureness =
  /\b(?:\d[\d.,]{0,6} ?(?:%|percent|k\b)|each year|every (?:year|month)|safe|guarantee\w*|by (?:christmas|summer|next (?:year|month)|the end of)|in (?:\d|a few|six|twelve) (?:weeks?|months?|years?)|one way|never|promise\w*|double-digit|triple-digit|no risk|without risk|risk-free|whatever happens|retire|in five years|ten times)\b|%/i;
/** A promise of gain in any order of its words. */
const promised = facets([
  {
    all: [
      /\b(?:make back|recoup|double|triple|live off|win back)\b[^.!?]{0,20}\b(?:stake|rent|your money|interest|dividends?|capital|deposit|savings)\b/i,
      /\b(?:in (?:\d{1,3}|one|two|three|four|six|twelve|a|a few) (?:days?|weeks?|months?|years?)|pure profit|for ever|forever|only (?:rise|go up)|guaranteed|every (?:month|week|year))\b/i,
    ],
    none: [/\b(?:software|marketing|training|campaigns?|licen[cs]es?|leads?|may|might|could|past performance)\b|\?/i],
  },
  {
    all: [
      /\b(?:put in|invest|stake|deposit|place|pay in|add)\b[^.!?]{0,16}?[$\u20ac\u00a3]?\d[\d.,]{0,9} ?k?\b/i,
      /\b(?:you(?:'ll| will) (?:have|get|own|hold|see|walk away with)|turns? into|becomes?|grows? (?:in)?to|get back|take out)\b[^.!?]{0,24}?(?:\d|double|twice)/i,
    ],
    none: [
      /\b(?:software|marketing|training|campaigns?|ad spend|seats?|licen[cs]es?|leads?|tickets?|may|might|could|discount|off your|voucher|hours|deposit (?:is|secures))\b|\?/i,
    ],
  },
  {
    all: [
      /\b(?:portfolio|(?:the|this|our|your|that|index|hedge|pension|mutual) funds?|bitcoin|crypto\w*|ethereum|(?:the|these|our|your|its) (?:shares|stock|units|bonds?|tokens?|coins?)|each unit|gold|pension|income plan|savings plan|etf|annuity|buy-to-let|(?:wind|solar) (?:park|farm)|investments?|investors?|your (?:capital|savings|nest egg))\b/i,
      /\b(?:will|guarantee[ds]?|sure to|certain to|bound to|always|never|going to|can't|cannot|project(?:ed|s)?|forecast(?:s|ed)?|promise[ds]?|from then on|at least|no way)\b/i,
      /\b(?:beats? the (?:index|market|bank)|outperform\w*|(?:hits?|reach(?:es)?|tops?|pass(?:es)?|cross(?:es)?) [$\u20ac\u00a3]?\d[\d.,]{0,9}k?|(?:returns?|earns?|yields?) (?:you )?(?:at least |about |around )?(?:\d[\d.,]{0,6}|five|six|seven|eight|nine|ten|double|twice)|ris(?:es?|ing) by|grows? (?:by|at)|doubles?|triples?|tenfold|\w+fold return|pays? (?:out |you )?(?:at least |about )?(?:[$\u20ac\u00a3]?\d[\d.,]{0,9}|double digits)|double[- ]digits?|(?:see|make|take|suffer) a loss|(?:can't|cannot) go wrong|no risk|without (?:any )?risk|risk-free|beats the index|(?:value|price)[^.!?]{0,24}(?:rises?|doubles?|climbs?)|lose (?:money|value|a penny))\b/i,
    ],
    none: [
      /\b(?:software|marketing|training|campaigns?|ad spend|licen[cs]es?|churn|pipeline|leads?|tickets?|may|might|could|past performance|not guaranteed|stock (?:levels?|take|items?)|time investment|customers|(?:the )?stock of (?!(?:acme|this|that|our|the)\b)[a-z]{3,14})\b|\?/i,
    ],
  },
  {
    all: [stake, growth, sureness],
    none: [
      /\b(?:software|marketing|training|campaigns?|ad spend|time|team|subscription|seats?|licen[cs]es?|churn|pipeline|leads?|tickets?|budget|insur\w+|says? our blog|habits|tips|may|might|could|past performance|not guaranteed|if you)\b/i,
    ],
  },
  // Whose money or which holding, what becomes of it, and that it is certain.
  {
    all: [
      new RegExp(
        String.raw`\b(?:(?:your|their|investors'?|clients'?) (?:[a-z]{3,10} )?(?:savings|capital|principal|nest egg|pension(?: pot)?|holdings?|investment)|your (?:money|stake|isa)|(?:funds?|stock(?! (?:items?|lines?|sizes?|lists?|rooms?)\b)|token|bond|annuity|scheme|portfolio) (?=.)|shares? in|every share|early backers|${shareholders}|investors|bitcoin|gold (?:is|will|price)|crypto\w{0,10}|equities|rental income|property values|trading club|(?:our|the) algorithm|(?:returns?|yields?|payouts?|dividends?)\b|infrastructure trust|fund will)`,
        'i',
      ),
      /\b(?:doubl(?:e|es|ed|ing)|tripl(?:e|es|ed|ing)|(?:two|three|four|five|six|eight|ten)fold|\dx (?:net|gross|return|your|by|in)|climb(?:s|ing)?|ris(?:e|es|ing)|grow(?:s|n|ing)?|growth|appreciat(?:e(?! (?:and|your?|the|it|any|that|how|our|this|if)\b)|es|ing)|outpac(?:e|es)|outperform(?:s|er)?|beat(?:s|ing)?|profits?|gains?|come out ahead|top[- ]quartile|twice as (?:big|much)|worth (?:more|twice|double)|(?:pays?|paying|paid) (?:out )?(?:(?!on\b|by\b|in\b|at\b)[a-z]{2,9} ){0,3}?(?:\d{1,2}|per cent|percent|double)|earns?|\d ?(?:percent|per cent)|\d ?% (?:by|net|in|on|or|from|returns?|yields?|gains?|weekly|monthly|daily|yearly|return|interest|profits?)|annually|(?<!\bwithin )(?:a month|a year)|trade at|new high|hits? \d|protected|lose|losing|loss(?:es)?|go(?:es)? down|fall(?:s|ing)?|below where it started)(?![\w-])/i,
      /\b(?:will|going to|guarantee\w{0,2}|assured?|certain|sure|sure-fire|bound to|set to|projected|destined|always|never|(?:year|month|week) after (?:year|month|week)|(?:every|each) (?:single )?(?:year|month|quarter|week|time|trade)|whatever (?:the|happens)|no (?:chance|way|risk)|can't|cannot|promised?|promises|count on|heading to|even in a crash|means your|100%|expect|lock in|risk-free|safe)\b|'ll\b/i,
    ],
    none: [
      /\b(?:may|might|could|past performance|not guaranteed|nobody (?:can|knows)|no one (?:can|knows)|(?:cannot|can't|do not|don't) (?:guarantee|promise|predict)|compare|as well as|software|marketing|leads?|pipeline|churn|campaigns?|customers?|teams?|tickets?|revenue|sales|hours?|warehouse|subscription|inventory|shops?|stores?|orders?|container|gift|policy|windows?|labels?|rates? of reply|interest in|interested|meeting|e-?mails?|levels?|refund\w{0,5}|(?:send|return) (?:it|them) back|back to us)\b|\?/i,
    ],
  },
  {
    all: [
      /\d ?(?:%|percent|per cent) (?:a|per|each|every) (?:year|month|annum|week)\b/i,
      /\b(?:zero|no|without|free of) risk\b|\brisk-free\b/i,
    ],
    none: [
      /\b(?:may|might|could|not|n't|never|discount|off|leads?|sales|churn|there is no risk-free|software|rent|rate of)\b|\?/i,
    ],
  },
  {
    all: [
      /\b(?:(?:property|properties|house prices?|land|gold|bitcoin|crypto|shares?|rents?)\b[^.!?]{0,30}\bonly (?:ever )?(?:goes?|go|moves?|move) (?:up|one way)|our (?:traders|algorithm|brokers|fund managers?|trading (?:bot|desk|system)) (?:(?:has|have) )?never (?:lose|loses|lost)|get in (?:now |early )?before (?:it|the (?:price|coin|stock|token)) (?:doubles|triples|explodes|takes off|soars|moons))\b/i,
    ],
    none: [/\b(?:may|might|not|n't|lift|flight|said|says|claims?|nobody|myth)\b|\?/i],
  },
  // A yield at the least, whatever becomes of the market.
  {
    all: [
      /\byou(?:'ll| will| are going to|'re going to) (?:always )?(?:earn|make|get|receive|gain|see) (?:at least |no less than |a minimum of |over )?(?:a )?\d{1,3}(?:[.,]\d{1,2})? ?(?:%|percent|per cent)/i,
      /\b(?:(?:no matter what|whatever|regardless of what|however) (?:happens (?:to|in|on) )?the (?:markets?|economy|stock market|exchange|index)(?: does| do| is doing)?|(?:even )?(?:if|when) the markets? (?:falls?|crash(?:es)?|drops?|goes? down)|in any market)\b/i,
    ],
    none: [/\b(?:may|might|could|software|discount|off|leads?|sales)\b|\?/i],
  },
  {
    all: [
      /\b(?:your|investors'?|clients'?) (?:capital|savings|nest egg|principal|pension(?: pot)?|investment)\b/i,
      /\b(?:is|are|stays?|remains?|will be|'ll be) (?:always )?(?:completely|totally|absolutely|perfectly|entirely|100 ?%|fully|always) (?:safe|secure|protected|guaranteed)\b/i,
    ],
    none: [/\b(?:encrypt\w*|login|password|fscs|fdic|scheme|up to|may|might|not|never|no longer)\b|\?/i],
  },
  // No loss is possible.
  {
    all: [
      /\b(?:this|our|the) (?:strategy|product|plan|programme|program|opportunity|account|system|deal)\b|\byour (?:account|principal|capital|stake)\b/i,
      /\b(?:lose (?:any |your |a )?(?:money|penny|cent|capital)|in a crash|come out ahead|go down|downside|(?:any|every) loss(?:es)?|losing (?:week|month|year)|risk to your capital)\b/i,
      /\b(?:will|never|no|can't|cannot|always|even in|guarantee\w{0,2}|make good|cover|safe)\b|'ll\b/i,
    ],
    none: [/\b(?:may|might|could|software|customers?|leads?|data)\b|\?/i],
  },
  // So much in, so much out.
  {
    all: [
      /\b(?:stake|deposit|put in|invest|for every)\b[^.!?]{0,24}?(?:[$\u20ac\u00a3] ?)?\d/i,
      /\b(?:withdraw|take (?:out|home)|payout of|get (?:back|out)|collect|walk away with|you(?:'ll| will) have|up)\b[^.!?]{0,30}?(?:\d|per cent|percent)/i,
    ],
    none: [/\b(?:may|might|could|software|marketing|leads?|discount|voucher|booking|deposit (?:is|secures|of))\b|\?/i],
  },
]);

const elsewhere = wordingsElsewhere('investment_promise');
const everyPromise = [...promised, ...gainsPromised, ...returnsForetold, ...wealthForetold];

export const investmentPromise = defineRule({
  id: 'investment_promise',
  template: 'regulated_claims_v1',
  severity: 'BLOCK',
  contentTypes: wordingTypes,
  channels: allChannels,
  needs: [],
  settings: ['approved_claims'],
  looksFor: () => [...promises, bareGains, ...everyPromise, elsewhere],
  meaning: 'Promises and projections of investment returns.',
  detail: 'The text promises or projects an investment result. Take the promise out.',
  examples: ['You get guaranteed 12% returns.', 'This fund will outperform the market.'],
  counterExamples: ['A good return on your time.', 'See our returns policy.'],
  *check(field, { settings }) {
    const { text } = field;
    const seen: Range[] = [];
    const report = function* (expression: RegExp): Generator<Match> {
      for (const { start, end, matched } of statedMatches(field, expression, seen)) {
        if (
          !/^(?:no|zero|without|never|nowhere|you|nobody|little|virtually|there's|investors|it|this|clients|we)\b/i.test(
            matched,
          ) &&
          isNegated(text, start)
        )
          continue;
        if (isApproved(text, start, end, settings.approved_claims)) continue;
        const sentence = sentenceOf(text, start, end);
        if (isNoPromise(sentence.text) || !finance.test(sentence.text)) continue;
        if (isOfPayment(text, sentence, matched) && because('another_sense')) continue;
        if (
          /^\W*(?:do|does|did|is|are|can|could|will|would|has|have|what|how|which|why)\s(?:you|your|they|there|it|the|this|we|he|she|any|many|much|rate|kind)\b/i.test(
            sentence.text,
          ) &&
          isAsked(sentence)
        )
          continue;
        if (
          /\b(?:if|whether|unless)\s(?:[a-z']{1,12}\s){0,4}$/i.test(text.slice(sentence.start, start)) &&
          because('supposed')
        )
          continue;
        seen.push({ start, end });
        yield { start, end };
      }
    };
    for (const expression of promises) yield* report(expression);
    for (const { start, end } of statedMatches(field, bareGains, seen)) {
      const sentence = sentenceOf(text, start, end);
      if (!isBareGain(text, start, sentence) || isNoPromise(sentence.text)) continue;
      if (isOfPayment(text, sentence, text.slice(start, end)) && because('another_sense')) continue;
      if (isApproved(text, start, end, settings.approved_claims)) continue;
      seen.push({ start, end });
      yield { start, end, confidence: 0.75 };
    }
    for (const { start, end, sentence } of sentencesWith(field, everyPromise)) {
      if (overlapsAny(seen, start, end)) continue;
      if (isAsked(sentence) || isNoPromise(sentence.text) || isApproved(text, start, end, settings.approved_claims))
        continue;
      yield { start, end, confidence: 0.75 };
    }
    for (const { start, end } of promisesElsewhere(field, elsewhere, settings.approved_claims)) yield { start, end };
  },
});
