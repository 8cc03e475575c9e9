import { facets } from '../../search/sentence-facets.ts';

/** What is left open, told of goods, of debts, or of what others say. */
const others =
  /\b(?:may|might|could|would|whether|not guaranteed|past performance|analysts?|they say|said|says|hope|holidays?|discount|loans?|mortgage|rents? (?:of|is|are)|leases?|tax|vat|pension contributions?|insur\w{2,5}|wages?|salar(?:y|ies)|commission|interest on the (?:loan|debt)|leads?|churn|revenue|sales|customers?|open rate|warehouse|pallets?|shel(?:f|ves)|deliver(?:y|ies)|temperature|attendance|traffic|late payment|overdue)\b|\?\W*$/i;

/** Gains foretold: the price that comes, what is paid whatever happens, machines that trade, income from the first day. */
export const returnsForetold = facets([
  // "It will beat the S&P 500 over the next five years."
  {
    all: [
      /\b(?:will|'ll|is (?:going|sure|certain|bound|set) to|are (?:going|sure|certain|bound) to) (?:easily |comfortably |clearly |again |always )?(?:beat|outperform|outpace|top|exceed|do better than|stay ahead of)\b/i,
      /\b(?:the s&p(?: ?500)?|the (?:ftse|dow|nasdaq|dax|msci)\b[a-z0-9 ]{0,12}|the (?:stock |whole |wider )?(?:market|index|benchmark)|inflation|the bank rate|savings accounts?)\b/i,
    ],
    none: [others, /\b(?:not|n't|never|nobody|no one|whether|if)\b|\?\W*$/i],
  },
  {
    all: [
      /\b(?:(?:this|the|our|that|its|their) (?:[a-z]{3,12} )?(?:coins?|tokens?|stocks?|shares?|share price|stock price|funds?|crypto|etf)|shares in|share price|bitcoin|ethereum|gold|silver|house prices|property prices|land prices|the (?:dax|dow|nasdaq|ftse|s&p))\b/i,
      /\b(?:will|'ll|is going to|are going to|is about to|are about to|is set to|are set to|is sure to|is certain to|is bound to|is poised to|can only|cannot but) (?:[a-z]{3,12} )?(?:go (?:through the roof|up|higher|to the moon|ballistic|parabolic)|(?:reach|hit|touch|break|pass|cross|top) (?:[a-z]{2,8} ){0,2}?(?:[$\u20ac\u00a3] ?)?\d[\d.,]{0,9}|soar|rocket|skyrocket|take off|fly|explode|climb|jump|surge|multiply|double|triple|recover|rise|be worth)\b/i,
      /\b(?:get in|buy|invest(?:ed|ors?)?|before|by (?:christmas|easter|summer|autumn|spring|new year|january|february|march|april|may|june|july|august|september|october|november|december|next|the end|year-end|20\d\d)|in (?:the next|\d{1,2}|a few|six|twelve|three) ?(?:days|weeks|months|years)?|within|times|\d[\d.,]{0,8} ?(?:%|euros?|dollars?|pounds?|francs?|k\b)|through the roof|to the moon|soon|this (?:year|month|week))\b/i,
    ],
    none: [
      others,
      /\b(?:stock (?:of|levels?|take)|gift tokens?|parking|gold (?:medal|members?|card)|silver (?:medal|card)|coins? (?:slot|machine))\b/i,
    ],
  },
  // A rate that is paid whatever happens.
  {
    all: [
      /\b(?:we|our (?:[a-z-]{3,14} ){0,2}(?:bonds?|notes?|funds?|platform|scheme|plan|deposits?|accounts?|club|programme|loans to business|savings plan)|investors|savers|members|depositors|you(?:'ll| will)?)\b(?: [a-z']{2,10}){0,3}? (?:pays?|earns?|gets?|receives?|yields?|returns?|credits?|makes?) (?:you |out |a |an |at least |a fixed |a steady |up to |around |investors |our investors ){0,3}\d{1,3}(?:[.,]\d{1,2})? ?(?:%|percent|per cent)/i,
      /(?:%|percent|per cent) (?:interest |net |gross |fixed |return |yield )?(?:a|per|each|every) (?:year|month|week|annum|quarter|day)\b/i,
      /\b(?:whatever|no matter|regardless|irrespective|year (?:in|after) year|month after month|rain or shine|in good (?:times|years) and bad|without (?:any )?(?:risk|fail|exception)|risk-?free|guaranteed|always|on (?:your|their) (?:money|savings|capital|deposit|investment|stake)|like clockwork)\b/i,
    ],
    none: [others],
  },
  // Machines and people who always win.
  {
    all: [
      /\b(?:(?:trading|forex|crypto|arbitrage|investment|investing|stock-?picking|fx|options) (?:bots?|robots?|algorithms?|systems?|software|signals?|strateg(?:y|ies)|ai|engine|desk|club|group|course|method)|(?:our|my) (?:traders|brokers|fund managers?|stock picks))\b/i,
      /\b(?:makes?|earns?|generates?|prints?|wins?|brings? in|turns?|produces?|profits?|gains?) (?:you |its users |our clients |members |us )?(?:[a-z]{3,8} )?(?:money|profits?|gains?|cash|a profit|income|winners|a fortune|\d{1,3} ?%|[$\u20ac\u00a3] ?\d)|\b(?:profitable|in profit|in the black)\b/i,
      /\b(?:every (?:single )?(?:day|week|month|trade|time|quarter)|each (?:day|week|month)|always|never (?:loses?|lost|fails?|had)|whatever|day (?:in|after) day|while you sleep|around the clock|on autopilot|guaranteed|without (?:any )?(?:risk|effort|fail)|in any market|nine (?:times )?out of ten)\b/i,
    ],
    none: [others],
  },
  // Income without work or risk.
  {
    all: [
      /\b(?:passive|rental|residual|effortless|recurring|second|extra|steady|hands-off) income\b/i,
      /\b(?:\d[\d.,]{0,9} ?k? ?(?:euros?|dollars?|pounds?|francs?|%|\u20ac|\u00a3|a (?:month|week|day|year))|[$\u20ac\u00a3] ?\d)/i,
      /\b(?:without (?:any |the slightest )?(?:risk|effort|work|lifting)|risk-?free|from (?:day one|the (?:first|very first) (?:day|month))|guaranteed|for (?:life|ever)|every (?:single )?(?:month|week|day)|no (?:risk|work|effort))\b/i,
    ],
    none: [others],
  },
  // "Tenants are guaranteed, so you earn seven percent every year."
  {
    all: [
      /\b(?:guaranteed|certain|assured|secured)\b/i,
      /\byou(?:'ll| will)? (?:earn|make|receive|net|pocket|get)\b/i,
      /\b(?:\d{1,2}|three|four|five|six|seven|eight|nine|ten|twelve) ?(?:%|per ?cent)/i,
      /\b(?:(?:every|each|a|per) (?:year|month|quarter|week)|annually|yearly)\b/i,
    ],
    none: [/\b(?:not|n't|no|if|discount|off|savings account)\b|\?\W*$/i],
  },
  // "If you put in fifty thousand today you can look forward to at least eighty."
  {
    all: [
      /\b(?:put in|invest|start with|pay in|deposit|set aside)\b/i,
      /\b(?:look forward to|expect|count on|end up with|walk away with|get back|receive|have|be worth)\b[^.!?]{0,16}\b(?:at least|no less than|not less than|more than|twice|double)\b/i,
      /[$\u20ac\u00a3]\d|\b(?:thousand|million|\d{1,3}[.,]?\d{3}|\d{2,3}k|twice|double)\b/i,
    ],
    none: [/\b(?:not|n't|no|hours?|days?|deposit (?:of|is)|discount|could|might|may)\b|\?\W*$/i],
  },
]);
