import { facets } from '../../search/sentence-facets.ts';

const assurance =
  /\b(?:that's a promise|that is a promise|that's a guarantee|you have my word|i give you my word|fail-?safe|never had a (?:client|customer) who (?:didn't|did not)|no way (?:this|it|you|your [a-z]{3,10}) (?:won't|doesn't|can't)|i (?:can |do )?promise|we promise|stake (?:our|my) (?:reputation|name|job)|no ifs(?:,| or| and)|put (?:our|my) money where|never lose|can't lose|cannot lose|can't fail|cannot fail|100 ?% (?:certain|sure|confident)|absolutely certain|sure thing|without fail|guarantee[ds]?|assured|done deal|bank on (?:it|us)|rest assured)\b/i;
/** What the reader would like more or less of. */
export const gain =
  /\b(?:(?:your |the )?(?:costs?|leads?|deals|sales|revenue|results|churn|no-shows|roi|profits?|pipeline|turnover|conversions?|bookings|tickets|traffic|rankings?|growth|savings|margins?|quota|targets?)|double|triple|twice|make money|made money|pay off|boost|\d{1,3} ?(?:%|x\b|percent|times))\b/i;
/** Whoever warns of a promise makes none. */
export const warned =
  /\b(?:(?:be|being|am|'m|are|'re|stay|remain|grow|get) (?:[a-z]{4,10} )?(?:wary|careful|sceptical|skeptical|suspicious)|beware|(?:steer|stay) (?:clear|away)|(?:avoid|distrust|mistrust) (?:any|anyone|anybody|everyone|those|agenc(?:y|ies)|vendors?|firms|companies|sellers?|coaches))\b/i;
/** A result made certain, in any order of the words. */
export const certainGains = facets([
  {
    all: [
      /\b(?:you|your [a-z]{3,12})(?:'ll| will)(?: [a-z]{2,8})? (?:double|triple|see|get|win|save|gain|earn|grow|rise|fall)\b/i,
      /\b(?:we stand behind (?:that|it|this)|count on it|our name on it|take (?:that|it) to the bank|mark my words|you can bet on it|there's no doubt)\b/i,
    ],
    none: [/\b(?:invest\w*|fund|portfolio|call|reply|delivery)\b|\?/i],
  },
  {
    all: [
      /\bguaranteed\s(?!to\sreturn\b)(?:[a-z-]{2,14}\s){0,3}?(?:weight loss|loss|pass(?:es)?|return|results?|leads?|growth|sales|savings?|success|approval|placements?|rankings?|roi|revenue|increase|improvement|hires?|meetings|bookings|wins?|payback|profits?|visas?|admission|grades?|traffic|conversions?)\b/i,
    ],
    none: [
      warned,
      /\b(?:investors?|funds?|portfolio|capital|invest\w*|interest|bonds?|annual|dividend|yield|not|no guaranteed|minimum|income|whether|they|vendors|rate|pension|\d{1,2} ?%|uptime|hours|delivery)\b/i,
    ],
  },
  // "Better ratings within a month are guaranteed".
  {
    all: [
      /\b(?:better|higher|more|fewer|lower|faster|shorter|bigger|fuller|double(?:d)?|halved)(?: [a-z-]{3,14}){1,3}\b[^.!?]{0,40}\b(?:is|are|comes?) (?:absolutely |fully |100 ?% |totally )?(?:guaranteed|assured|a certainty|a given)\b/i,
    ],
    none: [
      /\b(?:not|never|n't|nor|whether|they|vendors?|competitors?|return|investors?|yields?|interest|delivery|minimum|hours|uptime|sla|nobody|nothing is)\b|\?/i,
    ],
  },
  {
    all: [
      /\b(?:our|all|every|each|any)\b(?: single)?(?: of our)? (?:[a-z]{3,12} )?(?:clients?|customers?|students?|members?|users?|teams?|learners?|pupils?)\b/i,
      /\b(?:always|without (?:exception|fail)|every (?:single )?time|100 ?%|no exceptions|never fails?|never once)\b/i,
      /\b(?:results?|saves?|grows?|growth|savings|succeeds?|profits?|pass(?:es)?|wins?|improves?|doubles?|gains?|returns?)\b/i,
    ],
    none: [
      /\b(?:strives?|tr(?:y|ies|ying)|aims?|works?|working|efforts?|endeavou?rs?|looking (?:to|for ways)|committed to|like to|want to|they|vendors?|answer|reply|support|invoice|not|aren't|isn't|don't|backup|save the|login|password)\b|\?/i,
    ],
  },
  {
    all: [
      /\b(?:we|i)(?:'ll| will| can| do)? (?:absolutely |solemnly |even )?(?:promise|pledge|vouch for|swear|vow)\b/i,
      /\b(?:payback|pays? for itself|break even|results?|savings?|growth|leads|roi|profit|double|triple|weight|sales|revenue|rankings?|new customers)\b/i,
      /\b(?:in|within|by|under|of|per|from|for|after|before)\b/i,
    ],
    none: [
      /\b(?:can't|cannot|won't|don't|never|not) (?:[a-z]{2,8} )?(?:promise|pledge|vow|swear)\b|\b(?:investors?|fund|refund|money back|call|send|report|survey|test results|lab)\b|\?/i,
    ],
  },
  {
    all: [
      assurance,
      gain,
      /\b(?:will|'ll|fall|rise|drop|grow|get|see|win|save|close|fewer|more|less|you|your|going to|mean|means)\b/i,
    ],
    none: [
      /\b(?:don't|do not|can't|cannot|won't) (?:[a-z]{2,8} )?(?:guarantee|promise)|\bguarantee on (?:your|the)\b/i,
      /\b(?:not (?:guarantee|promise|certain|sure|a guarantee)|no guarantee|n't (?:promise|guarantee)|never (?:promise|guarantee)|cannot promise|whether|they|their|most vendors|vendors|(?:vendor|agency|seller|rep|salesman|provider|supplier)s? (?:said|told|claimed|swore|promised)|doubt(?:ed|s)?|confidential|the lab|lab results|test results|competitors|delivery|boiler|certificate|minimum|loan|bank|warranty (?:covers|card)|nobody|response|uptime|sla|send|reply|call|slides|investors?|returns?|yields?|fund)\b/i,
    ],
  },
  // What somebody gains, called certain in passing; and a failure that is ruled out.
  {
    all: [
      /\b(?:your|the) (?:payback|returns?|success|results?|growth|savings|roi|win|breakthrough|improvement)\b[^.!?,]{0,12}\b(?:is|are) (?:as good as |absolutely |completely |virtually )?(?:assured|certain(?! to\b)|guaranteed|in the bag|a given|a certainty|a sure thing)\b/i,
    ],
    none: [
      warned,
      /\b(?:not|never|n't|nor|nothing|whether|until|if|only|certain to|far from|investors?|fund|portfolio|match|goal)\b|\?/i,
    ],
  },
  {
    all: [
      /(?<!\b(?:we|i|they|he|she) )(?:\b(?:will|is going to|are going to)|'ll) (?:definitely|absolutely|certainly|surely|undoubtedly|inevitably|without (?:a |any )?doubt|100 ?%) (?:go up|rise|grow|increase|fix|solve|end|double|triple|improve|cut|reduce|boost|win|save|pay off|succeed|eliminate|convert|rank|sell|fall|drop|beat)\b/i,
      /\b(?:your|you|customers|sales|leads|revenue|costs?|churn|rankings?|conversions?)\b/i,
    ],
    none: [
      warned,
      /\b(?:not|never|n't|whether|if|prices? (?:will|of)|fuel|rent|tax(?:es)?|wages?|save (?:an? |the |my |me )?(?:seats?|places?|date|files?)|interest rates|temperature|rain)\b|\?/i,
    ],
  },
  {
    all: [
      /\b(?:zero|no|not the slightest|not a) (?:chance|possibility|way|risk)(?: that| of)? (?:it|(?:this|the|our|your)(?: (?:plan|campaign|tool|launch|project|migration|system|method|approach|idea|programme?|course|site|ad))?)(?:'ll| will| could| can| might)? (?:fails?|failing|goes? wrong|going wrong|flops?|(?:won't|doesn't|not) work(?:ing)?)\b/i,
    ],
    none: [warned, /\b(?:if|whether|weather|match|game)\b|\?/i],
  },
  {
    all: [
      /\b(?:you have my word|my word on (?:it|that)|that's a promise|count on (?:it|that)|(?:i|we) promise|mark my words)\b/i,
      /\b(?:we|i|our [a-z]{3,12})(?:'ve| have)? never (?:once |ever )?(?:miss|fail|lose|break|let you down|disappoint)\w{0,3}\b/i,
    ],
    none: [warned, /\b(?:call|meeting|train|bus|tried|try|birthday|game|key|way)\b|\?/i],
  },
  // "It's a sure bet."
  {
    all: [
      /\b(?:it's|it is|this is|that's|we're|we are|our [a-z-]{3,14}(?: [a-z-]{3,14})? is) (?:an? )?(?:sure|certain|no-lose|can't-lose|guaranteed|dead-certain) (?:bet|thing|winner|win|success|hit)\b/i,
    ],
    none: [/\b(?:not|never|n't|hardly|no|match|game|race|horse|weather|rain)\b|\?\W*$/i],
  },
  // "Our approach is foolproof and works for every shop."
  {
    all: [
      /\b(?:our|this|my|the) (?:[a-z-]{3,14} )?(?:approach|method|system|process|formula|strategy|technique|programme?|model|plan|recipe) (?:is|works?)\b/i,
      /\b(?:is (?:simply |absolutely |completely |totally )?(?:foolproof|infallible|bullet-?proof|fail-?safe|fool-?proof)|works? (?:every (?:single )?time|for (?:everyone|everybody|every [a-z]{3,12}|any [a-z]{3,12}|all [a-z]{3,12})|without (?:fail|exception)))\b/i,
    ],
    none: [/\b(?:not|never|n't|hardly|no|nothing|whether|if|lock|alarm|valve|switch|brakes?)\b|\?\W*$/i],
  },
  // "Your reps will hit quota every single quarter, no exceptions."
  {
    all: [
      /\b(?:you|your [a-z]{3,12}|they)(?:'ll| will) (?:always )?(?:hit|reach|meet|beat|exceed|win|fill|earn|make|gain|grow|close|double)\b/i,
      /\b(?:no exceptions?|without (?:exception|fail)|every (?:single )?(?:time|day|week|month|quarter|year)|come what may|whatever happens|no matter what)\b/i,
      gain,
    ],
    none: [warned, /\b(?:if|whether|not|never|n't|interest|invest\w*)\b|\?/i],
  },
  // "It always works, in every shop and in every town."
  {
    all: [
      /\b(?:it|this|that|our (?:[a-z-]{3,14} )?(?:method|approach|system|campaigns?|programme?|course|formula|strategy))(?: simply| just)? (?:always works?|never fails?|works? every single time(?! (?:i|you|we|they|that)\b))\b/i,
      /\b(?:every|everywhere|without exception|whatever|whoever|no matter|for (?:everyone|everybody|anyone|all)|in any)\b/i,
    ],
    none: [/\b(?:not|n't|if|whether|lock|alarm|valve|switch|brakes?|engine|printer|door|heating)\b|\?\W*$/i],
  },
  // "You can be certain of at least ten new patients a month."
  {
    all: [
      /\byou (?:can|may|will|'ll) (?:be|rest|feel) (?:absolutely |quite |completely |100 ?% )?(?:certain|sure|assured|confident) (?:of|that)\b/i,
      /\b(?:at least|more|extra|new|double|triple|twice|higher|lower|fewer)\b[^.!?]{0,40}\b(?:leads?|patients?|clients?|customers?|sales|bookings|orders|revenue|profits?|costs?|results?|students?|hires?|meetings|visitors|tenants|guests|candidates|turnover)\b/i,
    ],
    none: [warned, /\b(?:not|never|n't|if|whether|insur\w{2,5})\b|\?/i],
  },
  // "With our tutors your daughter is bound to pass the exam."
  {
    all: [
      /\b(?:is|are|'re|will be) (?:absolutely |simply )?(?:bound|certain|sure|guaranteed|destined) to (?:pass|win|succeed|grow|double|triple|save|improve|increase|rise|sell|reach|beat|hit|earn|gain|fill|cut)\b/i,
      /\b(?:you|your)\b/i,
      /\b(?:with (?:our|us|this)|our|thanks to (?:us|our)|once you|if you (?:work|go|choose|sign) )\b/i,
    ],
    none: [warned, /\b(?:not|never|n't|whether|fund|shares?|stocks?|invest\w*|prices?|rents?|tax(?:es)?)\b|\?/i],
  },
  // "We assure you that every vacancy will be filled within two weeks."
  {
    all: [
      /\b(?:we|i)(?: can| do| hereby| fully)? (?:assure|promise|warrant) you\b/i,
      /\b(?:will|'ll|are going to) (?:all |always )?(?:be |get )?(?:filled(?! (?:with|out|up)\b)|sold|let|rented|booked|doubled|hired|pass(?:ed)?(?! on\b)|won|recovered?|recouped?|repaid|convert(?:ed)?|ranked?|grow|rise|fall|drop)\b/i,
    ],
    none: [warned, /\b(?:not|never|n't|if|whether|invest\w*|rent will|prices?|refill\w*|forms?)\b|\?/i],
  },
  // "You will without a doubt recover the investment in the first month."
  {
    all: [
      /\b(?:you|your [a-z]{3,12})(?:'ll| will)\b/i,
      /\b(?:without (?:a|any|the slightest) doubt|undoubtedly|beyond (?:a |any )?doubt|no doubt about it|for certain)\b/i,
      /\b(?:recover|recoup|save|double|triple|gain|win|sell|grow|cut|earn|beat|rise|increase|improve|pay for itself)\b/i,
    ],
    none: [warned, /\b(?:not|never|n't|if|whether|remember|notice)\b|\?/i],
  },
  // "I give you my word that the leak will never come back."
  {
    all: [
      /\b(?:(?:i|we) give you (?:my|our) word|you have (?:my|our) word|mark my words|that(?:'s| is) (?:a fact|a promise|a given|for sure))\b/i,
      /\b(?:will|'ll|won't|never|always)\b/i,
      /\b(?:never (?:come back|return|fail|happen|break)|double|triple|see|save|gain|grow|times|pass|win|sell|rise|fall|disappear|last|work)\b/i,
    ],
    none: [warned, /\b(?:call|send|reply|be there|confidential|secret|if|whether|invest\w*|see you)\b|\?/i],
  },
  // "We are certain to find you a tenant within a month."
  {
    all: [
      /\b(?:we|i)(?:'re| are|'m| am) (?:absolutely |almost )?(?:certain|sure|bound|guaranteed) to (?:(?:find|get|win|save|bring|hire|sell) you (?:an?|the|more|new|enough|at least|\d)|(?:double|fill|cut|raise|rent out|sell|grow|save|boost) your)\b/i,
    ],
    none: [warned, /\b(?:not|never|n't|if|whether)\b|\?/i],
  },
  // "Kestrel promises a full calendar from the first week onwards."
  {
    all: [
      /\b(?:we|i|it|this|our [a-z-]{3,14}|[a-z]{4,14}) promises? (?:you )?(?:an? )?(?:full|fuller|bigger|double|doubled|higher|steady|better|more)\b/i,
      /\b(?:calendar|pipeline|diary|order book|waiting room|classes|bookings?|leads?|sales|revenue|profits?|rankings?|conversions?|results?|returns? on (?:your )?(?:ad|marketing))\b/i,
    ],
    none: [warned, /\b(?:not|never|n't|if|whether|who|anyone|vendors?|competitors?|they|forecast|season)\b|\?/i],
  },
]);
