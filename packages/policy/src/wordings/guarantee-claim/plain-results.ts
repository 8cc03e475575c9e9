import { facets } from '../../search/sentence-facets.ts';

const good =
  '(?:sales|revenue|turnover|profits?|traffic|leads?|pipeline|bookings|rankings?|conversions?|conversion rates?|open rates?|reply rates?|response rates?|productivity|efficiency|visibility|roi|margins?|output|engagement|followers|audience|customer base|win rates?|close rates?)';
const bad =
  '(?:churn|costs?|workload|downtime|errors?|mistakes|error rates?|no-shows|bounce rates?|response times?|stress|problems?|worries|troubles?|headaches?|struggles?|backlogs?)';
const yours = 'your (?:[a-z-]{3,14} ){0,2}?';
const will = "(?:will|'ll|is going to|are going to)(?: (?:definitely|certainly|surely|easily|soon|simply|all|both))?";
/** What leaves a result open, and what the writer knows of: invoices, prices, systems. */
const open =
  /\b(?:may|might|could|should|likely|probably|hopefully|hope|aim|try|cannot|depends?|vary|because|as of|invoices?|contract|premium|rent|fees?|tax|vat|tariffs?|from (?:january|february|march|april|may|june|july|august|september|october|november|december|\d|next)|not|\w{1,8}n't|unlikely|whether|help you|can help|designed)\b|\?/i;
const more =
  '(?:more |new |extra |additional |qualified )*(?:meetings?|leads?|customers?|clients?|sales|bookings?|replies|orders?|deals?|demos?|visitors?|subscribers?|followers|appointments|hires?|patients|traffic|revenue)';

/** A result as a plain fact of the future: "your sales will grow by 40 %", "you'll save at least a day a week". */
export const plainResults = facets([
  {
    isShort: true,
    all: [
      new RegExp(`\\b${yours}${good}\\b`, 'i'),
      new RegExp(
        `\\b${will} (?:grow|increase|rise|double|triple|quadruple|jump|soar|sky-?rocket|explode|climb|improve|go (?:up|through the roof)|be (?:doubled|tripled|assured)|(?:be|hit|reach|exceed|top) (?:at least |over |more than )?(?:\\d|twice|double|triple|higher|better))\\b`,
        'i',
      ),
    ],
    none: [open],
  },
  {
    isShort: true,
    all: [
      new RegExp(`\\b${yours}${bad}\\b`, 'i'),
      new RegExp(
        `\\b${will} (?:drop|fall|shrink|halve|disappear|vanish|plummet|go (?:down|away)|end(?! up)|be (?:halved|cut|gone|eliminated|solved|over))\\b`,
        'i',
      ),
    ],
    none: [open],
  },
  {
    isShort: true,
    all: [
      /\byou(?:'ll| will|'re going to| are going to)(?: (?:definitely|certainly|surely|easily|soon|also|always|instantly))? (?:save|get|see|gain|earn|win|close|book|land|hire|double|triple|rank|be|achieve|reach|cut|attract)\b/i,
      new RegExp(
        `\\b(?:(?:\\d{1,4}|ten|twenty|thirty|fifty|hundreds of|dozens of|twice (?:as many|the)|double the|three times (?:as many|the)|at least (?:\\d{1,4}|ten|twenty)|many|far|more|new) (?:more )?${more}|at least \\d{1,3} ?(?:%|percent)|\\d{1,2} hours (?:a|every|per) (?:day|week|month)|results (?:immediately|at once|instantly|overnight|right away|from day one|fast|(?:in|within) (?:\\d{1,3}|two|three|a few|no|a) (?:days?|weeks?|months?|time))|(?:number one|first|top|#1)(?: (?:on|in) (?:google|search))?(?= ?[.!,]|$| within)|profitable (?:within|in|from|by)|page one|twice as (?:fast|quickly|much|many))`,
        'i',
      ),
    ],
    none: [
      open,
      /\b(?:imported|added|refunds?|invoices?|e-?mails?|reminders?|reports?|codes?|credits?|cashback|commission|interest|shares|first in line|results in the|see (?:in|on|below|that|the|a)|your (?:order|parcel|table|ticket|reply|place)|discount|off|photos?|agenda|notice|calendar|new (?:order|booking|demo|customer|client) (?:form|page|screen))\b/i,
    ],
  },
  {
    isShort: true,
    all: [
      /\b(?:we'll|we will|i'll|i will|we're going to|we are going to|let us) (?:[a-z]{4,10} )?(?:double|triple|quadruple|boost|grow|increase|multiply|lift|get you|get your|make you|put you|fill|sky-?rocket|solve|end)\b/i,
      new RegExp(
        `\\b(?:${yours}(?:${good}|calendar|search ranking)|page one|(?:to the )?(?:top|first place|number one) (?:on|in|of) google|rich|famous|all (?:of )?your problems|more ${more})\\b`,
        'i',
      ),
    ],
    none: [open, /\b(?:limits?|quota|storage|order|google (?:doc|drive|calendar|meet)|on your calendar)\b/i],
  },
  {
    isShort: true,
    all: [
      /\b(?:we|i)(?: can| do|'ll| will)? (?:promise|ensure|assure|guarantee)\b/i,
      new RegExp(
        `\\b(?:more ${more}|(?:an? |the )?(?:\\d{1,3} ?(?:%|percent) )?(?:increase|growth|uplift|lift|return|roi) (?:in|of|on|for)|you(?:'ll| will)? (?:love|adore|never look back|be (?:thrilled|amazed|delighted))|(?:an? )?(?:better|higher) (?:conversion|open|reply|response|close|win)|success|satisfaction)\\b`,
        'i',
      ),
    ],
    none: [/\b(?:not|\w{1,8}n't|cannot|never|no one|nobody|whether)\b|\?/i],
  },
  {
    isShort: true,
    all: [
      /\b(?:we|it|this|our (?:[a-z-]{3,14} )?[a-z-]{3,14}) (?:never (?:miss(?:es)?|fails?|disappoints?|loses? a|lets? you down)|always (?:delivers?(?: results| on)?(?= ?[.!,]|$)|works?|wins?|succeeds?|pays? off)|(?:eliminates?|removes|ends|stops|fixes|prevents) (?:all |every |any )(?:errors?|mistakes?|downtime|churn|problems?|fraud|waste|risks?)|eliminates? (?:errors|mistakes|downtime|churn|fraud|waste|risk)|will (?:solve|fix|end) (?:all|every one of) your)\b/i,
    ],
    none: [
      /\b(?:you|they|he|she|rain|weather|dog|cat|bus|printer|train|when|always works? (?:from|on|late|with|at|in|here))\b|\?/i,
    ],
  },
  {
    isShort: true,
    all: [
      /\bfailure (?:is|will be) (?:impossible(?! to)|not possible|out of the question)\b|\bimpossible to (?:fail|lose)\b|\bno way (?:this|it|that|you)(?:'ll| will| can)? (?:fails?|loses?|goes? wrong)\b|\b(?:results?|success|growth|profits?|victory|savings|satisfaction|wins?|(?:the|your) (?:outcome|result|payoff|upside)) (?:is|are) (?:fully |practically )?(?:assured|certain|inevitable|guaranteed|secured)\b/i,
    ],
    none: [/\b(?:not|\w{1,8}n't|no (?:results?|success)|nothing|never|if)\b|\?/i],
  },
  {
    isShort: true,
    all: [
      /\byou(?:'ll| will) never (?:have|face|lose|miss|worry about|deal with|run out of|need|want|look for|struggle|pay for)\b/i,
      /\b(?:again|another)\b/i,
    ],
    none: [/\b(?:see (?:me|us|him|her)|hear from|miss (?:me|us|him|her|you))\b|\?/i],
  },
  {
    isShort: true,
    all: [
      /\b(?:it|this|that|our [a-z-]{3,14}|the [a-z-]{3,14})(?:'ll| will) (?:more than )?(?:pay for itself|solve|fix|transform|double|triple)\b/i,
      /\b(?:(?:in|within) (?:a|one|two|three|six|\d{1,2}|no|the first) (?:days?|weeks?|months?|time|year)|all your|every one of|instantly|immediately|your (?:sales|business|revenue|life|pipeline))\b/i,
    ],
    none: [open],
  },
  {
    isShort: true,
    all: [
      /^expect\b/i,
      new RegExp(`\\b(?:double|triple|twice|\\d{1,3} ?(?:%|percent)|\\d{1,2} ?x|more ${more}|results)\\b`, 'i'),
    ],
    none: [/\b(?:savings|invest\w{0,6}|capital|delays?|wait|rain|not|\w{1,8}n't|results (?:by|on))\b|\?/i],
  },
  {
    isShort: true,
    all: [
      /\b(?:your (?:[a-z-]{3,14} ){0,2}?(?:team|staff|company|business|people|agents|reps|colleagues)|you)(?:'ll| will|'re going to| are going to) (?:[a-z]{4,10} )?(?:save|win back|gain|be (?:more|twice as) (?:productive|efficient|successful|profitable)|get the (?:job|contract|deal|loan|visa)(?= ?[.!,]|$)|see (?:a|an|the) (?:return|increase|difference|improvement|profit)|notice (?:a|the) (?:difference|change|improvement)|pass|succeed|thrive)\b/i,
    ],
    none: [
      open,
      /\b(?:see the (?:return|increase) (?:in|on|below)|pass (?:through|by|it|on|the)|save (?:it|the|your (?:work|changes|file|draft|seat|place)|this|a (?:copy|seat|place|spot)))\b/i,
    ],
  },
  {
    isShort: true,
    all: [
      /\b(?:we|every (?:customer|client|student|user)|all (?:our|of our) (?:customers|clients|students)|everyone|no one|nobody|no (?:customer|client|student))\b/i,
      /\b(?:always (?:hits?|reach(?:es)?|gets?|succeeds?|wins?) (?:our|the|their|your|every) ?(?:targets?|goals?|results?)?|gets? results|sees? results|has ever (?:failed|lost|regretted|complained)|ever fails?|always succeeds?)\b/i,
    ],
    none: [/\b(?:exam|test|lab|blood|search|results (?:on|by|in|from))\b|\?/i],
  },
  {
    isShort: true,
    all: [
      /\b(?:we'll|we will|i'll|i will|we) (?:[a-z]{4,10} )?(?:take|get|bring|put|move) (?:you|your [a-z]{3,12}) (?:to|on|in|onto|into) (?:number one|first place|the top|page one|the first page|profit)\b/i,
    ],
    none: [open],
  },
  {
    isShort: true,
    all: [
      /\byour (?:problems|worries|troubles|headaches|search|struggles) (?:is|are|will be) (?:over|gone|history|solved|behind you)\b/i,
    ],
    none: [/\b(?:not|\w{1,8}n't|never|whether)\b|\?/i],
  },
  {
    isShort: true,
    all: [
      /\b(?:it|this|that|our (?:[a-z-]{3,14} )?[a-z-]{3,14})(?:'ll| will) (?:[a-z]{4,10} )?(?:cut|increase|grow|boost|halve|raise|improve|slash|lift|multiply|reduce|lower)\b/i,
      new RegExp(`\\b${yours}(?:${good}|${bad}|bills?|income|business)\\b`, 'i'),
    ],
    none: [open],
  },
  {
    isShort: true,
    all: [
      /\byou(?:'re| are|'ll be| will be) (?:sure|certain|bound|guaranteed) to (?:love|like|enjoy|win|succeed|save|profit|benefit|make money)\b/i,
    ],
    none: [/\b(?:not|\w{1,8}n't|never|whether|film|movie|book|song|recipe|view|walk)\b|\?/i],
  },
  {
    isShort: true,
    all: [
      /\b(?:your (?:[a-z-]{3,14} ){0,1}?(?:business|company|team|staff|campaign|brand|store|shop|customers|guests|clients|project|launch|event))(?:'ll| will|'s going to)\b/i,
      /\b(?:will|'ll|going to) (?:[a-z]{4,10} )?(?:thrive|flourish|take off|be a success|be (?:happier|faster|unstoppable|a hit)|succeed|love (?:it|this|us|you)|outperform|stand out)\b/i,
    ],
    none: [open],
  },
  {
    isShort: true,
    all: [
      /\b(?:we'll|we will|i'll|i will) make (?:you|your [a-z]{3,12}) (?:an? )?(?:huge |great |big |real )?(?:success|successful|hit|rich|famous|profitable)\b/i,
    ],
    none: [open],
  },
  {
    isShort: true,
    all: [
      /\b(?:there's|there is|you have|with) (?:absolutely |simply )?(?:no|zero) (?:chance|possibility|danger) (?:of|that)\b/i,
      /\b(?:failure|fails?|failing|loss|losing|error|going wrong|disappointment)\b/i,
    ],
    none: [/\b(?:money|deposit|savings|invest\w{0,6}|capital|funds?|rain|snow)\b/i],
  },
  {
    isShort: true,
    all: [
      /\byou(?:'ll| will)(?: (?:easily|quickly|soon))? (?:recover|recoup|earn back|make back|get back) (?:your|the|all)\b/i,
      /\b(?:costs?|investment|money|outlay|spend|fee)\b/i,
      /\b(?:in|within) (?:\d{1,3}|a|one|two|three|six|a few)? ?(?:days?|weeks?|months?)\b/i,
    ],
    none: [open, /\b(?:refund|lost|stolen|insurance|deposit)\b/i],
  },
  {
    isShort: true,
    all: [
      /\b(?:we|our [a-z-]{3,14}) (?:delivers?|brings?|gets?|drives?|generates?|produces?) (?:you )?(?:\d{1,3} ?(?:x|%|times|percent)|ten times|five times|double|triple)\b/i,
      /\b(?:growth|roi|returns?|more|results|revenue|sales|leads|increase|traffic)\b/i,
    ],
    none: [open, /\b(?:last (?:year|month|quarter)|on average|so far)\b/i],
  },
  {
    isShort: true,
    all: [
      /\byou(?:'ll| will) (?:get|be) (?:promoted|hired|accepted|admitted|approved)\b|\byour (?:[a-z]{3,14} )?(?:site|website|page|shop|store|blog|app|listing)(?:'ll| will) (?:rank (?:first|top|number one|higher|on)|sell (?:more|twice)|be (?:first|number one|top))\b|\b(?:certain|sure|assured) of (?:success|results|victory|winning|a win|growth)\b/i,
    ],
    none: [open],
  },
  {
    isShort: true,
    all: [
      /\b(?:we|i)(?: can|'ll| will)? (?:promise|guarantee|commit|pledge)\b/i,
      /\b(?:to )?(?:grow|double|triple|increase|boost|improve|transform|multiply) your\b/i,
    ],
    none: [open],
  },
  {
    isShort: true,
    all: [
      /\b(?:we'll|we will|i'll|i will|we're going to) (?:[a-z]{4,10} )?(?:cut|halve|slash|eliminate|wipe out)\b/i,
      new RegExp(`\\b${yours}(?:${bad}|bills?|bounce rate|no-show rate|waste)\\b`, 'i'),
    ],
    none: [open],
  },
  {
    isShort: true,
    all: [
      /\byou can (?:always |really |certainly )?(?:count on|rely on|bank on|be (?:sure|certain) of|expect) (?:(?:real|great|fast|quick|measurable|better|good|excellent|strong|steady) )*(?:results|success|growth|savings|returns|profits?|more (?:leads|sales|customers|meetings|revenue))\b/i,
    ],
    none: [
      /\b(?:not|\w{1,8}n't|cannot|never|nobody|no one|whether|hope|may|might|could)\b|\?/i,
      /\bresults (?:by|on|from|in|page)\b/i,
    ],
  },
  {
    isShort: true,
    all: [
      /\b(?:your (?:[a-z]{3,12} )?(?:data|files|accounts?|information|business|secrets|customers)|it|everything|this)(?: is| are|'s| will be| stays?| remains?)\b/i,
      /\b(?:always|completely|totally|absolutely|100 ?%|perfectly|entirely|fully) (?:safe|secure|protected|private|reliable)\b/i,
    ],
    none: [open, /\b(?:eat|drink|pets?|children|kids|water|road|to (?:use|open|walk|cross|take|touch))\b/i],
  },
  {
    isShort: true,
    all: [
      /\b(?:it|this|our [a-z-]{3,14}|the (?:method|program|programme|system|solution|formula))(?:'ll| will) (?:definitely |certainly |always |surely |absolutely )?(?:work|succeed|deliver)(?: for (?:you|everyone|anyone|your [a-z]{3,12})| every time| without fail| perfectly| for sure|,? i promise)[.!]*$/i,
    ],
    none: [open, /\b(?:thursday|monday|tuesday|wednesday|friday|slot|time|date|pm|am)\b/i],
  },
  {
    isShort: true,
    all: [
      /\b(?:promise|guarantee|assure you(?: of)?|pledge)\b/i,
      /\b(?:you )?(?:(?:best|great|top|real|high|excellent|outstanding|better|perfect) )*(?:results|quality|success|savings|peace of mind|growth|profits?|happiness|satisfaction)[.!]*$/i,
    ],
    none: [open, /\b(?:nobody|no one|none|who)\b/i],
  },
  {
    isShort: true,
    all: [
      /^(?:your )?(?:full |complete |total |100 ?% )?(?:satisfaction|success|results?|quality|growth|happiness|profits?|savings) (?:is |are )?(?:assured|certain|promised|guaranteed)[.!]*$/i,
    ],
  },
  {
    all: [
      /\b(?:every|each|all|100 ?% of)(?: of)?(?: our)? (?:single )?(?:clients?|customers?|users?|companies|company|teams?|students?) (?:doubles?|triples?|wins?|grows?|increases?|succeeds?|(?:makes?|saves?|earns?) (?:money|thousands|hours)|(?:sees?|gets?) (?:results(?= ?[.!,]|$)|growth|a return|more (?:sales|leads|customers|meetings|revenue)))\b/i,
    ],
    none: [/\b(?:last (?:year|month|quarter)|on average|if|when|whether|not|\w{1,8}n't|said|told|saw|should)\b|\?/i],
  },
  {
    isShort: true,
    all: [
      /\b(?:it's|it is|this is|our [a-z-]{3,14} is|we're|completely|absolutely) (?:absolutely |completely |totally |100 ?% )?(?:bullet-?proof|infallible|error-free|unfailing)\b/i,
    ],
    none: [open, /\b(?:vest|glass|coffee|car|door|jacket)\b/i],
  },
  {
    isShort: true,
    all: [
      /\byou(?: won't| will not|'ll never| will never) (?:ever )?(?:regret (?:it|this|your)|be disappointed|be sorry)\b/i,
    ],
    none: [/\b(?:film|movie|book|restaurant|pizza|show|view|walk|recipe|episode|game|museum|beach|if|whether)\b|\?/i],
  },
  {
    isShort: true,
    all: [
      /\bwe(?:'ll| will)? (?:always )?(?:make sure|see to it|ensure|make certain) (?:that )?(?:you|your (?:[a-z]{3,12} )?[a-z]{3,12})(?:'ll| will)? (?:always |never )?(?:wins?|succeeds?|grows?|profits?|loses?|double|sells? more|get results|hits? (?:your|its|the) (?:targets?|goals?|quota))\b/i,
    ],
    none: [open],
  },
  {
    isShort: true,
    all: [
      /\b(?:we|i|it|this|our (?:[a-z-]{3,14} )?[a-z-]{3,14})(?:'ll| will) (?:[a-z]{4,10} )?(?:cut|halve|slash|reduce|lower|increase|grow|boost|raise|double|lift)\b/i,
      /\b(?:costs?|expenses|churn|spending|bills?|sales|revenue|conversions?|productivity|turnover|profits?|leads) (?:in half|by (?:half|a third|at least|\d{1,3} ?(?:%|percent)))/i,
    ],
    none: [open, /\b(?:our (?:own )?(?:costs|sales|revenue|churn|prices|bills)|price)\b/i],
  },
  {
    isShort: true,
    all: [
      /\b(?:you|your (?:[a-z-]{3,14} )?(?:team|reps|staff|company|sellers|people))(?:'ll| will) (?:[a-z]{4,10} )?(?:hit|beat|exceed|reach|smash|crush|make) (?:your |its |the |every |all )?(?:sales )?(?:quotas?|targets?|goals?|numbers)\b/i,
    ],
    none: [open, /\b(?:page|limit|storage)\b/i],
  },
  {
    isShort: true,
    all: [
      /\b(?:it|this|our (?:[a-z-]{3,14} )?[a-z-]{3,14}|the [a-z-]{3,14}) pays for itself\b/i,
      /\b(?:in|within|after) (?:an?|one|two|three|the first|under|less than|a few|\d{1,2}) ?(?:days?|weeks?|months?|years?|quarter)\b|\b(?:every time|always|guaranteed)\b/i,
    ],
    none: [open],
  },
  {
    isShort: true,
    all: [
      /\b(?:i|we)(?: can| do)? (?:promise|guarantee|swear|bet|assure you)(?: you)?(?: that)? (?:it|this|that|our [a-z-]{3,14}) (?:works?|delivers?|helps?|pays off|succeeds?|sells?)\b/i,
    ],
    none: [open],
  },
  {
    isShort: true,
    all: [/^(?:it's |this is |that's )?an? (?:absolute )?(?:sure thing|safe bet|sure bet|sure winner)[.!]*$/i],
  },
  {
    isShort: true,
    all: [
      /\b(?:\d{1,3} ?x|\d{2,4} ?%) (?:roi|return on investment|returns?|growth|results?)\b/i,
      /\b(?:for (?:everyone|all|every [a-z]{3,12}|you)|guaranteed|every time|from day one|(?:in|within) (?:an?|one|two|three|\d{1,2}) (?:weeks?|months?|days?))\b/i,
    ],
    none: [open, /\b(?:last (?:year|month|quarter)|we (?:saw|had|made)|policy|label|goods)\b/i],
  },
  {
    isShort: true,
    all: [
      /\byou(?:'ll| will) (?:soon |quickly )?(?:make|earn|save) (?:a lot of |lots of |good |more |real |serious )?money\b/i,
      /\b(?:from day one|from the start|right away|immediately|fast|with us|every month|instantly|guaranteed|from now on)\b/i,
    ],
    none: [open],
  },
]);
