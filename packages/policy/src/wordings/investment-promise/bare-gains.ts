import { pattern } from '../../search/pattern.ts';
import { isNegated, type Sentence } from '../../text/phrase-context.ts';
import { isShortStatement } from '../../text/short-statements.ts';
import { otherGains } from './gains-promised.ts';

const rate =
  '(?:\\d{1,3}(?:[.,]\\d{1,2})? ?(?:%|percent|per cent)|(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|fifty) (?:percent|per cent))';
const gain = '(?:returns?|profits?|yields?|gains?|interest|dividends?|income|payouts?)';
const fine =
  '(?:an? |the |some )?(?:(?:high|higher|huge|big|great|good|solid|strong|steady|stable|safe|secure|sure|regular|reliable|double-digit|annual|yearly|monthly|weekly|daily|excellent|massive|handsome|guaranteed|market-beating|above-average|minimum|net|clear) ){1,3}';
const some = '(?:(?:at least|up to|around|about|over|more than|an? (?:extra|steady|average)?|a further) ?){0,2}';
const soEvery =
  '(?: ?,? ?(?:(?:a|per|each|every) (?:single )?(?:day|week|month|quarter|year)|annually|yearly|monthly|per annum|p\\.a\\.))';
const ends = '(?= ?(?:[.!,;]|$|\\n| -))';
/** The end of the sentence itself: behind a comma a bank goes on about a payment. */
const closes = '(?= ?(?:[.!]|$|\\n))';
const stays = '(?:is|are|stays?|remains?)';
const withUs = '(?:with (?:us|me)|here|in (?:this|our|the) (?:[a-z]{3,10} )?(?:fund|bond|portfolio|scheme|plan))';
const surely =
  '(?:definitely|certainly|surely|always|absolutely|without (?:a )?doubt|really|easily|soon|only|never|also|all)';
const sum = '(?:[$\\u20ac\\u00a3] ?)?\\d[\\d.,]{0,9} ?(?:k|thousand|million|dollars|euros?|pounds|francs|usd|eur|gbp)?';
const holding =
  '(?:(?:this|the|our|your|that|each|every) (?:[a-z-]{3,12} )?)?(?:fund|bond|note|token|coin|stock|shares?|portfolio|etf|annuity|bitcoin|crypto|gold|investment)s?(?! (?:levels?|lists?|card|room))';
const exposed = '(?:capital|savings|investments?|principal|nest egg|funds)';

/** Gain, or that nothing can be lost, told in a few words that name no more than the money. */
export const bareGains = pattern(
  `your (?:money|${exposed}) ${stays} (?:always|fully|completely|totally|absolutely|perfectly|entirely|100 ?%) (?:safe|secure|protected|guaranteed)(?: ${withUs})?${closes}`,
  `your (?:money|${exposed}) ${stays} (?:safe|secure|protected|guaranteed) ${withUs}${closes}`,
  `your ${exposed} ${stays} (?:safe|secure|guaranteed)${closes}`,
  `(?:you(?:'ll| will| are going to| can)|(?:our |all )?(?:investors|clients)(?: will| can)?|we(?:'ll| will)?|i(?:'ll| will)?|they(?:'ll| will)?) (?:${surely} )?(?:expect|promise|guarantee|assure|forecast|project|predict|foresee|target|make|earn|get|see|receive|gain|bring|deliver|net)(?: you| our (?:investors|clients))?(?: of)? ${some}(?:(?:annual|yearly|monthly|weekly|net|steady|minimum|regular|clear) )?(?:${gain} of ${some}${rate}|${rate} (?:(?:annual|yearly|monthly|weekly|net) )?${gain})(?: back)?(?: for (?:our |all )?(?:investors|clients))?${soEvery}?${ends}`,
  `(?:you(?:'ll| will| are going to|'re going to)|(?:our |all )?(?:investors|clients) (?:will )?) ?(?:${surely} )?(?:earn|make|gain|net|pocket) ${some}${rate}(?: back)?${soEvery}?${ends}`,
  `you(?:'ll| will| are going to|'re going to) (?:${surely} )?(?:get|receive|collect|see|draw) ${some}${rate}(?: back)?${soEvery}${ends}`,
  `you(?:'ll| will| are going to|'re going to) (?:(?:definitely|certainly|surely|always|absolutely|without (?:a )?doubt) (?:make|earn|win) (?:a (?:lot|fortune)|(?:(?:a lot of|lots of|good|big|easy|more|serious) )?money|a profit|profits)|(?:make|earn|win) (?:(?:a lot of|lots of|good|big|easy|serious) )?money (?:every (?:single )?(?:day|week|month|year)|without (?:any )?risk|for sure|guaranteed|risk-free|no matter what|whatever happens))`,
  `(?:you're|you are) guaranteed (?:to (?:make|earn) (?:a )?(?:profits?|money|gains?)|${fine.replace('{1,3}', '{0,3}')}(?:profits?|returns(?! (?:label|policy|window))|gains?|yields?|dividends?|income))${ends}`,
  `(?:i|we)(?: can| do|'ll| will)? (?:promise|guarantee|assure)(?: (?:you|our (?:investors|clients|members)))?(?: of)? ${fine}(?:returns|profits|gains|yields|dividends|income)${ends}`,
  `(?:makes?|made|making|turns?|turned) (?:you|our (?:investors|clients|members)|investors|people|everyone|(?:ordinary )?savers) (?:very |really |into )?(?:rich|wealthy|millionaires?)(?: (?:for years|overnight|fast))?${ends}`,
  `you(?:'ll| will| are going to|'re going to|'d| could)? (?:soon |all )?(?:be|become|get|end up|retire) (?:(?:very|filthy|seriously|really) )?(?:rich|wealthy|(?:an? )?(?:crypto |dollar )?millionaires?)(?= ?(?:[.!,;]|$|\\n)| (?:in no time|soon|by \\w|before|within|overnight|with us|in (?:a few|\\d)))`,
  `(?:there(?:'s| is) )?no way (?:to|you(?:'ll| will| can| could)?) lose(?: (?:out|here|with us|on this))?${ends}`,
  `(?:nobody|no one|no (?:investor|client)|none of our (?:investors|clients)|not one (?:investor|client)) (?:(?:has|ever|can|will) ){0,2}(?:loses?|lost) (?:any |a cent of |a penny of )?money(?: (?:with|on|through) (?:us|this|it))?${ends}`,
  `no loss(?:es)?,? (?:only|just|but) (?:ever )?(?:gains?|profits?|wins?)`,
  `(?:an? )?(?:zero|no|low-to-no)[ -]risk,? (?:investments?|profits?|trades?|gains?)${ends}|risk[ -]free investments?${ends}`,
  `${holding} (?:is|are|'s) (?:(?:completely|totally|absolutely|entirely|100 ?%|practically|virtually) )?(?:risk[- ]free|without (?:any )?risk|free of (?:any )?risk)${ends}`,
  `(?:invest|stake|put in|put down|you (?:invest|stake|put in)|(?:i|we)(?:'ll| will| can)? turn|turn(?:s|ed)?) (?:your |an? )?${sum}(?: (?:today|now|with us))?(?:,? (?:and|to|into|then) | ?, )(?:you(?:'ll| will)? )?(?:(?:get|receive|take|collect|have|earn|withdraw|make) )?(?:back |out |home )?${sum}(?: (?:back|out|again))?${ends}`,
  `(?:the|this|its|your|their) (?:value|price|share price|market|(?:house|property|land|gold|share|stock) (?:prices?|values?|market)) (?:can|will|is going to) only (?:ever )?(?:go up|rise|grow|climb|increase)`,
  `(?:the (?:stock |crypto |housing |property |bull )?markets?|(?:share|stock|gold|crypto|land|house|housing|property|home|oil) prices?|(?:(?:the|this|that|our|[a-z]{3,12}) )?(?:shares?|stocks?|coins?|tokens?|bitcoin|ethereum|crypto|gold|silver|real estate)) (?:will|is going to|are going to|'ll|can only|(?:is|are) (?:about|set|bound|sure|poised|certain|guaranteed) to) (?:definitely |certainly |surely |soon |only )?(?:go up|rise|soar|boom|rally|skyrocket|double|triple|explode|surge|take off|moon|climb|jump|keep (?:rising|going up|growing|climbing))(?: (?:by )?[a-z0-9% ]{2,24})?${ends}`,
  `${holding} (?:always|never) (?:makes? (?:money|a profit)|earns?|grows?|wins?|pays? off|gains?|loses?(?: (?:money|value))?|fails?|goes? (?:up|down)|falls?)${ends}`,
  `(?:there(?:'s| is) |with |at )?(?:no|zero) (?:risk|chance|danger|possibility) of (?:(?:a |any )?loss(?:es)?|losing(?: (?:money|anything|your (?:money|stake|savings)))?)${ends}`,
  `your (?:retirement|financial (?:future|freedom|independence)|wealth|pension|nest egg|profits?|returns?|dividends?) (?:is|are|will be) (?:guaranteed|secured?|assured|certain)${ends}`,
  `(?:get|getting|grow|become) (?:rich|wealthy|an? millionaire) (?:quick(?:ly)?|fast|overnight|now|today|with (?:us|me|crypto|forex|stocks))${ends}`,
  `(?:our|my) (?:investors|clients|members|traders) (?:(?:already|now|all|typically|usually) )?(?:earn|make|take home|pocket|net) ${some}${sum}${soEvery}${ends}`,
  `(?<=(?:^|\\n|[.!?:] )\\s{0,3})(?:(?:annual|yearly|monthly|guaranteed|steady|average|fixed|net) )?(?:returns|profits|yields?|gains|dividends) (?:of |above |over |exceeding )?${some}${rate}${soEvery}?${ends}`,
  `(?:you(?:'ll| will| can| could| stand to| are going to|'re going to)? )?(?:easily )?(?:make|earn|win) (?:a (?:fortune|killing)|millions|(?:easy|quick|fast|big|serious) (?:money|cash|profits))(?: (?:with|from|on|in) (?:us|it|this|forex|crypto|stocks?|trading|bitcoin|real estate|shares))?${ends}`,
  `(?:you can )?expect to (?:earn|make|gain) (?:double|triple|twice as much|${some}${rate}|a (?:profit|fortune))|(?:safest|surest|most profitable) (?:investment|bet|stock|fund)(?: (?:there is|ever|of all|on earth|in the world|you can make))${ends}`,
  `(?:guarantee|promise|assure)(?: you)?(?: that)? (?:you(?:'ll| will)|your (?:money|pension|savings|portfolio|capital|stake|shares) will) (?:beat the (?:market|index)|outperform|profit|make (?:money|a profit)|earn|grow|double|triple|gain|rise)(?: (?:the )?(?:market|index|every (?:month|year)|money))?${ends}`,
  `(?:an? )?(?:(?:monthly|annual|steady|passive|weekly|daily|regular|extra|lifelong) ){1,2}(?:income|profit|return|yield|dividend|payout)s?(?: of ${sum})?(?:,| is| are) (?:guaranteed|assured|certain|for life)${ends}`,
  `your (?:returns?|yields?|gains?|dividends?|portfolio|shares?|stake|capital) (?:will|'ll|is going to|are going to|is set to) (?:easily |always )?(?:(?:exceed|top|reach|hit|be|surpass|grow|rise|climb|increase|gain) ${some}(?:by )?${rate}|double|triple|soar|explode)(?: [a-z0-9 ]{2,16})?${ends}`,
  `(?:zero|no|low) risk,? (?:but |and |with )?(?:high|huge|big|great|maximum) (?:rewards?|returns?|profits?|gains?)${ends}`,
  `turn(?:s|ed|ing)? (?:[a-z]{2,10} ){0,2}(?:savings|investments?|money|capital|pennies|stakes?) into (?:an? )?(?:(?:small|huge|big|real) )?(?:fortunes?|wealth|millions|riches|profits?|jackpot)`,
  `(?:our|my|the) (?:traders?|trading (?:bot|system|strategy|algorithm)|algorithm|trading desk|strateg(?:y|ies)|signals?|stock picks?|fund managers?|brokers?) (?:always (?:wins?|picks? (?:the )?winners?|profits?|beats? the market|makes? money)|never loses?(?: money)?|(?:wins?|profits?) every (?:time|single time|day|trade|month))${ends}`,
  `(?<=(?:^|\\n|[.!?:;] )\\s{0,3})(?:(?:risk nothing|take no risks?) and )?(?:earn|make|gain) ${some}${rate}(?:${soEvery}|(?<=risks? .{1,30}))${ends}`,
  `(?:it|this|that|we|${holding}) (?:always )?(?:pays?|yields?|returns?|earns?|guarantees?|promises?) (?:you )?${some}${rate}(?:${soEvery},? (?:guaranteed|for sure|no matter what|risk-free)|,? (?:guaranteed|for sure|no matter what|risk-free)|(?<=(?:guarantees?|promises?) .{1,30})${soEvery})${ends}`,
  `invest (?:now|today|here|with us),? (?:and )?(?:retire|profit|get rich|be rich|win) (?:tomorrow|early|later|soon|forever)${ends}|earn more than (?:any|your|the|every) (?:bank|savings account|index|pension)(?: (?:pays?|offers?))?${ends}`,
  `(?:easy|guaranteed|certain|sure|instant|huge|risk-free) (?:profits?|gains|returns) (?:for (?:everyone|you|all|every investor|life)|with us)${ends}|you(?:'ll| will) (?:see|make|turn|book) (?:an? (?:[a-z]{3,8} )?)?profits? (?:within|in|by|after) (?:an? |the |[a-z0-9]{1,6} )?(?:days?|weeks?|months?|year|christmas|friday|monday)${ends}`,
  `(?:project|predict|expect|forecast|promise|guarantee|foresee) ${some}${rate} (?:growth|increase|appreciation) (?:in|on|for|of) your (?:portfolio|savings|investments?|capital|money|pension)`,
  `${gain} of ${some}${rate}(?: (?:a|per) year)?,? (?:is |are )?(?:guaranteed|assured|for sure|certain|for life)`,
  `you(?:'ll| will) (?:(?:definitely|certainly|surely|always) profit|profit (?:from day one|immediately|right away|no matter what|whatever happens|in any market|every (?:single )?(?:day|week|month|year)|guaranteed))`,
  `you(?:'re| are) (?:sure|certain|bound|guaranteed) to (?:make|earn|see|get) (?:(?:an?|some|good|big|huge|handsome|nice) )*(?:profits?|money|gains?|returns)${ends}`,
  '(?:an? )?(?:foolproof|bullet-?proof|sure-fire|no-lose|rock-solid|guaranteed|fail-safe) investments?',
  `you(?:'ll| will)(?: be able to)? retire (?:early|(?:at|by) [2-5]\\d|rich|a millionaire)${ends}`,
  '(?:property|properties|real estate|gold|silver|land|houses|house prices|bitcoin|shares|stocks|the (?:stock )?market) always (?:goes?(?: back)? up|rises?|increases?|gains?|wins?|recovers?)',
  '(?:buy|invest|join|trade|start)(?: [a-z]{2,12}){1,4} and (?:(?:get|become|be|grow) (?:rich|wealthy|(?:an? )?millionaires?)|profit(?: tomorrow| tonight| fast)?|retire(?: early)?|double your (?:money|savings|stake))(?= ?(?:[.!,]|$|\\n))',
  'invest (?:now|today),? before (?:(?:the|its) (?:price|value|stock|coin|token|share|market)|it|prices|everyone)',
  `(?:high|higher|huge|big|great|maximum|steady|double-digit) (?:returns|profits|gains|yields|income),? (?:and |with |at |but )?(?:no|zero|without (?:any )?|little) ?risk`,
  `(?:everyone|everybody|all|those) (?:of those )?who (?:invested|bought in|trusted us with [a-z]{2,8} money) (?:got|became|is|are|made|earned|doubled) (?:(?:rich|wealthy|(?:an? )?millionaires?|a (?:profit|fortune))|(?:his|her|their|the) money)`,
  `gains? of ${some}${rate} (?:is|are) (?:(?:quite|perfectly) )?(?:normal|typical|standard|realistic|common|usual|guaranteed|certain)`,
  `we (?:always |easily |consistently )?beat the (?:market|index|s&p)(?:,? (?:always|every (?:single )?(?:year|month|quarter)|year after year))?${ends}`,
  `(?:this|the|our) (?:[a-z-]{3,12} )?(?:apartment|flat|property|house|building|land|fund|token|scheme|plan)\\b[^.!?\\n]{0,30} (?:earns?|yields?|returns?|pays?) (?:you )?${some}${rate}${soEvery}?${ends}`,
  `(?:safest|surest|easiest|fastest) way to (?:earn|make|gain|get) ${rate}`,
  `invest (?:with us|now|today)\\b[^.!?\\n]{0,40}(?:never (?:have to )?(?:worry about money|work)|quit your job|financial freedom)`,
);

/** Goods, work and papers that the same words are said of. */
const ofTrade =
  /\b(?:deposits? (?:is|are)|don't worry|no need to worry|transfers?|payments?|cards?|login|password|encrypt\w*|cookies|vouchers?|cashback|commissions?|referral|affiliate|resell\w{0,3}|bonus|tips?|salary|wages?|tax|vat|match|game|prices? (?:of|for)|ad spend|kick-?starter|budget|fuel|rents?)\b/i;

/** True where a match of `bareGains` is a gain foretold, by the rest of its sentence. */
export function isBareGain(text: string, start: number, sentence: Sentence): boolean {
  return (
    isShortStatement(sentence) &&
    !ofTrade.test(sentence.text) &&
    !otherGains.test(sentence.text) &&
    !(isNegated(text, start) && !/^(?:no|none|nobody|not|there)\b/i.test(text.slice(start)))
  );
}
