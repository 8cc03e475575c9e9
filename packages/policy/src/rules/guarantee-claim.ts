import { wordingsElsewhere } from '../languages/index.ts';
import { defineRule, type Match } from '../rule.ts';
import { allChannels, wordingTypes } from '../rule-scope.ts';
import { anchored } from '../search/anchored.ts';
import { matchesNear } from '../search/near.ts';
import { anyOf, pattern } from '../search/pattern.ts';
import { sentencesWith } from '../search/sentence-facets.ts';
import { because } from '../text/let-go.ts';
import { clauseBefore, isAsked, isInCode, isMention, isNegated, sentenceOf } from '../text/phrase-context.ts';
import { overlapsAny, type Range } from '../text/range.ts';
import { isShortStatement } from '../text/short-statements.ts';
import { isApproved } from '../wordings/approved-claims.ts';
import { resultsCalledOut } from '../wordings/called-out.ts';
import { bareAssurances, bareCertainty } from '../wordings/guarantee-claim/bare-assurances.ts';
import { certainGains, gain, warned } from '../wordings/guarantee-claim/certain-gains.ts';
import { plainResults } from '../wordings/guarantee-claim/plain-results.ts';
import { resultsAssured } from '../wordings/guarantee-claim/results-assured.ts';
import { promisesElsewhere } from '../wordings/promises-elsewhere.ts';

const outcome = anyOf(
  'results? roi return_on_investment growth revenue leads? meetings? pipeline success increases? improvements? savings? save double triple quadruple boost win wins more higher lower better increase reduce grow outcomes? satisfaction conversions? replies response_rates? uplift profits? sales demos? bookings? traffic rankings? performance hires? placements? payback',
);
const adverb =
  '(?:(?:absolutely|always|even|fully|personally|100%|can|do|will|would|shall|completely|confidently|hereby|proudly|totally|actually|now) ){0,3}';

/** The word as it is often misspelt, too. */
const guarantee = '(?:guarantee|guarentee|gaurantee|gaurentee|garantee|garentee|gurantee|guarrantee|guarante)';
/** A first person guarantees: "we guarantee 3x ROI", "I can guarantee you'll double your pipeline". */
const weGuarantee = pattern(
  `(?:we|i|we'll|i'll|we'd|i'd) ${adverb}${guarantee}(?:d)?(?: to [a-z]{3,15}| (?:that )?you(?:'ll| will| can| get)?)?`,
  `(?:we're|i'm|we are|i am|happy to|able to|proud to|confident enough to|willing to|let me|let us|allow me to|allow us to|and|ready to|prepared to|in a position to) (?:personally |fully )?${guarantee}(?:ing)?(?: to [a-z]{3,15}| (?:that )?you(?:'ll| will| can| get)?)?`,
);
/** Our product, or one with a name, guarantees. */
const itGuarantees = pattern(
  '(?:our [a-z-]{2,20}(?: [a-z-]{2,20}){0,3}?|this(?: [a-z-]{2,20}){0,2}|it|the (?:platform|product|program|programme|tool|software|solution|system|service|method|plan|package|approach|process|team)|which|that|[a-z][a-z0-9]{2,20}) (?:will |can |also |practically |virtually |always |basically ){0,2}guarantees?',
);
const guaranteedTo = pattern(`${guarantee}d to (?!(?:the|him|her|them|us|me|his|my|our|an?|each|all)\\b)[a-z]{2,20}`);
const guaranteedOutcome = pattern(
  `${guarantee}d (?:[a-z-]{3,15} ){0,2}?${outcome}`,
  `${guarantee}d (?:[a-z-]{3,15} ){0,2}?(?:reductions?|drops?|rises?|lifts?|falls?|decreases?|declines?|gains?|cuts?|jumps?) (?:in|of|on)`,
  `(?:is|are|you're|be|were) guaranteed (?:an? )?\\d[\\d.,]{0,8} ?(?:%|x|percent|times)?`,
  'guaranteed (?:way|method|path|route|formula|fix|success|fit) (?:to|of|for)?',
  `guaranteed \\d[\\d.,]{0,8} ?(?:%|x|percent|times)?`,
  'guaranteed (?:to be )?(?:[a-z]{3,10}-free|free of [a-z]{3,12}|secure|accurate|error-proof|flawless)',
  `(?:you(?:'re| are)|your [a-z]{3,20}(?: [a-z]{3,20})? (?:is|are)|${outcome} (?:is|are)|success is|it's|this is) (?:absolutely |100% |fully |virtually |practically |all but )?guaranteed`,
  `${outcome} guaranteed`,
  "(?:your|your (?:child|son|daughter|team|ward)'s) (?:[a-z]{3,14} )?(?:selection|admission|success|placement|pass|seat|job|visa|rank|place|offer|promotion) (?:is|will be|stands) (?:100 ?% |one hundred percent |fully |absolutely |completely )(?:assured|certain|guaranteed)",
  `(?:${outcome}|pass(?:es)?|a place|admission|approval|acceptance|a visa) (?:at|in|on|within|by|after|into|to|for|with) (?:[a-z]{2,12} ){1,4}?(?:is|are) (?:absolutely |100% |fully |virtually |all but )?guaranteed`,
);
const guaranteedAtEnd = anchored(
  /(?:[,-]\s{0,3}|\b(?:results?|satisfaction|success|roi)\s{1,3})guaranteed(?=\s{0,3}(?:[.!)]|$|\n|,\s(?:period|full stop|always)\b))/gi,
);
/** What makes a sentence before it, or the words before it, a promise. */
const sealed = pattern(
  "(?:period|full stop|end of story|simple as that|no (?:ifs|ands|buts)(?:,? (?:no|and|or) (?:ifs|ands|buts))?|guaranteed|hands down|that's a promise|that is a promise)(?= ?(?:[.!]|$|\\n))",
  "or (?:i|we)(?:'ll| will) eat (?:my|our) hats?",
);
const guaranteeNoun = pattern(
  '(?:money[- ]back|performance|results?|satisfaction|success|roi|outcome|best[- ]price|lowest[- ]price|price[- ]match|lifetime|iron-?clad|100%|full|no[- ]questions[- ]asked|rock[- ]solid|unconditional|double-your-money|\\d{1,3}[- ]day(?: money[- ]back)?) guarantees?',
  '(?:with|have|offer|offers|comes with|come with|backed by|back it with|under|you get|includes|including|provide|provides|give you|is) (?:an?|our|the|my|this) (?:[a-z-]{3,15} ){0,2}guarantee(?! (?:certificates?|cards?|forms?|papers?|documents?|numbers?|slips?|booklets?)\\b)(?: (?:of|that|on|for) [a-z]{2,20})?',
  'our (?:[a-z-]{3,15} ){0,2}guarantee(?= ?[:.!,]| is| means| that| covers)',
  "(?:that's|that is|this is|you have) (?:my|our) guarantee",
);
const riskFree = pattern(
  'nothing to lose(?:,| and|, and| with| at)? (?:zero|no|absolutely no) risk',
  '(?:100% |completely |totally |entirely |absolutely |virtually |fully |practically )?(?:risk[- ]free|zero[- ]risk|free of (?:any )?risk)',
  "(?:at |with |there's |there is |carries |completely |absolutely )?(?:no|zero) risk(?! there\\b)(?: (?:to you|involved|at all|whatsoever|on your (?:side|part|end)|for you))?",
  'no-risk',
  '(?:you|your team) risks? (?:absolutely )?nothing',
  'without (?:any|taking any|the) risk(?: (?:to you|at all|whatsoever|on your (?:side|part)))?',
);
/** What happens to a business that buys: verbs of gain and of loss that shrinks. */
const gains =
  '(?:hit|beat|pass|sell out|close|win|save|double|triple|halve|cut|reduce|grow|increase|boost|drop|fall|rise|improve|outsell|outrank|rank|earn|pay for itself|pay off|outperform|convert|sell|make (?:money|more|a profit)|see (?:results|more|an? [a-z]{3,12}|returns?|growth|improvement)|get (?:results|more|better|a return|your money)|exceed|generate|gain|recover|reach|slash|shrink|never (?:lose|miss|struggle|worry)|stop losing|succeed|work|pass (?:first time|the (?:audit|inspection|exam|test)))';
/** How far before the words that seal it a gain may be foretold. */
const SEALED_REACH = 140;
/** A gain foretold, right before the words that seal it. */
const foretold = new RegExp(
  `\\b(?:it|this|that|they|you|your (?:[a-z]{2,14} ){0,2}[a-z]{3,14}|our [a-z]{3,14})(?:'ll| will) (?:definitely |certainly |always |just |simply )?(?:${gains}|(?:have|get|see) (?:more|fewer|twice|double))\\b[^.!?\\n]{0,70}[.!,;:-]?\\s{1,3}$`,
  'i',
);
const certainty = pattern(
  "(?:it|this|that|they)(?:'s| is|'ll be| are) (?:absolutely |almost |virtually )?(?:certain|sure|bound|guaranteed) to (?:pay (?:off|for itself)|work|boost|grow|increase|save|sell|succeed|deliver|convert|double)",
  'fail-?safe (?:growth|results?|returns|savings|revenue|leads)',
  "never (?:once )?had (?:a|one|any) (?:single )?(?:clients?|customers?) (?:who|that) (?:didn't|did not|hasn't|failed to)",
  `(?:we|i|we'll|i'll|we can|i can|i hereby) (?:personally |honestly |absolutely )?(?:promise|assure|vow|swear|pledge|bet|give you my word)(?: you)?(?: that)?,? (?:you|your [a-z]{3,14}|it|this|our [a-z]{3,14}|churn|sales|costs|revenue|turnover|results)(?:'ll| will| can| are going to| is going to|'re going to| won't)? (?:be able to )?${gains}`,
  `(?:we|i|we'll|i'll|we can|i can|i hereby) (?:personally |honestly |absolutely )?(?:promise|assure|vow|swear|pledge|give you my word)(?: you)?(?: that)?,? (?:all )?your (?:[a-z-]{3,14} ){1,3}?(?:will|is going to|are going to) (?:[a-z]{4,12}ly )?(?:rise|fall|double|triple|halve|grow|climb|drop|shrink|jump|soar|go (?:up|down)|improve|be (?:halved|doubled|tripled|cut in (?:half|two)))(?! (?:off|in value|asleep|out|down|by itself))`,
  `(?:you|your (?:team|sales|revenue|costs|pipeline|numbers|churn))(?:'re| are| is|'ll be| will be) (?:absolutely |virtually |practically |all but )?(?:certain|sure|bound|destined|assured|guaranteed) (?:to|of) (?:[a-z]{4,12} )?${gains}`,
  `(?:our|this|the) (?:[a-z-]{2,16} ){1,4}(?:(?:has |have )?(?:never|not once)(?: yet| ever)?|doesn't ever|won't ever|simply (?:doesn't|can't|won't)|can't|cannot) (?:fails?|failed|lets? (?:you|anyone|a client) down|let (?:us|anyone|a client) down|disappoints?|disappointed|goes? wrong|gone wrong)`,
  '(?:works?|succeeds?|delivers?|performs?|is effective|is accurate|is reliable) (?:100 ?%|one hundred percent|a hundred percent|every (?:single )?time(?! (?:i|it|you|the|we|they|an?|someone|somebody)\\b)|without exception|each and every time)(?: of the time)?',
  '(?:100 ?%|one hundred percent|a hundred percent) (?:of the time|effective|certain(?:ty)?|foolproof|success|reliable|sure(?! (?:that )?(?:i|we|he|she|they)\\b))',
  "(?:you(?:'ve| have)?|there's|there is|they have|we all have)(?: got)? (?:absolutely |literally |really |simply |honestly )?nothing (?:for (?:you|your [a-z]{3,12}) )?to lose",
  "(?:there's|there is|with|it has|comes with|has|have|absolutely) (?:absolutely |literally |really |simply )?(?:no|zero) (?:downside|catch)(?: [a-z]{2,10}){0,3}",
  `(?:without (?:question|a doubt|any doubt|doubt)|no (?:doubt|question)(?: about it)?|mark my words|count on it|(?:you can )?(?:bank|count|bet|rely) on (?:it|us)|trust me|make no mistake),?:? (?:that )?(?:you|your [a-z]{3,14}|it|this|we)(?:'ll| will| are going to|'re going to) ${gains}`,
  `(?:we|i|we'll|i'll|we can|i can) (?:promise|assure|vow|swear|pledge|bet)(?: you)?(?: that)?(?=[^.!?\\n]{0,80}?(?:\\b(?:roi|results?|growth|revenue|leads|pipeline|savings|profits?|double|triple|conversions?)\\b|\\d ?(?:%|x\\b)))`,
  `(?:${outcome}|works?|satisfied|satisfaction|delighted|difference|pass)(?: [a-z0-9'-]{1,14}){0,5}?,? or (?:(?:all )?(?:of )?your money (?:straight |right )?back|you (?:pay|owe us|owe) nothing|you don't pay(?: a (?:penny|cent|thing))?)(?= ?(?:[.!,;]|$|\\n))`,
  `[a-z]{2,14}(?:'ll| will| is going to| are going to) (?:100 ?%|(?:one|a) hundred per ?cent) (?:${gains}|(?:fix|solve|cure|stop|end|eliminate|turn around) (?:your|all your) (?:[a-z-]{3,14} )?(?:churn|no-shows?|backlogs?|turnover|sales|pipeline|conversions?|leads?|costs?|retention|attrition|arrears|waste|complaints?|queues?|losses|downtime|problems?))`,
  "(?:you|we|it) (?:simply |just )?(?:can't|cannot|can not|won't) (?:lose(?! (?:anything|any (?:data|work|files?|entries|messages|contacts|history|settings)|your (?:[a-z]{3,12} )?(?:data|work|files?|place|settings|history|progress|points|seat|spot|turn))\\b)|fail(?! (?:tomorrow|today|tonight|overnight|this (?:week|month|weekend)|before (?:then|christmas)))\\b)",
  "(?:fool-?proof|fail-?proof|sure-?fire|can't[- ]fail|never[- ]fail)(?: (?:way|method|system|strategy|plan|formula|results|approach|process))",
  `(?:rest assured|be assured|you can be (?:sure|certain)|you may be sure),? (?:that )?(?:you|your [a-z]{3,14}|it|this|we)(?:'ll| will| are going to|'re going to) ${gains}`,
  '(?:failure|failing|losing) is (?:simply |just |virtually |practically )?(?:impossible|out of the question|ruled out) (?:with|using|once|when|as long as)',
  "(?:it is|it's) (?:simply |practically |virtually |almost )?impossible (?:for you )?to (?:lose|fail|go wrong)",
  `(?:your |the )?(?:[a-z]{3,12} )?(?:roi|return on investment|returns?|results?|success|growth|payback|savings) (?:is|are) (?:an? )?(?:absolute |virtual |near )?(?:certainty|given(?! (?:to|at|in|by|out|on|with|as|only|below|here)\\b)|inevitable|foregone conclusion|safe bet|sure thing)`,
  '(?<!\\b(?:date|day|time|slot|hour|place|room|venue|keys?|bus|compromise|timetable|rota|(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?: that| which)? )(?:works?|succeeds?|delivers?|pays off) for (?:everyone|everybody|every (?:single )?(?:client|customer|team|company)|all (?:our|of our) [a-z]{4,10})(?: every (?:single )?time)?',
  'nothing (?:can|could|will|is going to) (?:possibly |ever )?go wrong',
  "(?:there's|there is) (?:simply |absolutely |just |literally )?no way (?:that )?(?:this|it|that|you|your [a-z]{3,14}) (?:(?:won't|will not|can't|cannot|doesn't|does not) (?:work|pay off|pay for itself|succeed|deliver|grow|win|save|sell|profit)|(?:can|could|will|would) (?:possibly |ever )?(?:fail|go wrong|lose(?= ?[.!,;]|$| with| out| on)))",
  '100% success(?: rate)?',
  '(?:it|this|that|our [a-z-]{3,16}|the (?:method|system|formula|programme|program)) (?:simply |just )?always works?(?=,? (?:no exceptions?|no matter|whatever|guaranteed|for every)|[.!;]|$)',
  "(?:it|this|our [a-z-]{3,16})(?:'ll| will) work[.,;:]? (?:period|full stop|end of story|no question)(?= ?(?:[.!]|$|\\n))",
  '(?:pays?|will pay) for itself,? (?:always|every time|no matter|without fail|without exception)',
  '(?:certain|sure|assured) success (?:for|with|in) (?:every|each|all|your|any|our)',
  `(?:we|i)(?: can| do|'ll| will)? (?:personally |absolutely |honestly )?(?:promise|assure|pledge) (?:you )?(?:an? )?(?:fuller|bigger|doubled) [a-z-]{3,14}`,
  '(?:results?|success|growth|roi|savings|placement) (?:100 ?% )?assured(?= ?[.!;]|$|\\n)',
  "(?:we|i|it|this|our [a-z-]{3,16})(?:'ll| will) (?:definitely|certainly|absolutely|undoubtedly|without (?:a )?(?:doubt|fail)) (?:cut|halve|reduce|lower|slash|double|triple|grow|increase|boost|raise|improve|save) (?:you|your)",
  '(?:every|each|all)(?: (?:single|one))?(?: of (?:our|the))? (?:[a-z]{3,12} )?(?:students?|graduates?|learners?|pupils?|candidates?|trainees?|participants?|clients?|customers?|members?) (?:is|are|gets?) (?:absolutely |always )?(?:guaranteed|assured(?: of)?) (?:an? |their |the )?(?:[a-z]{3,12} )?(?:jobs?|placements?|pass(?:es)?|promotions?|visas?|admission|internships?|results?|grades?|raises?|returns?|savings?|profits?|sales)',
  "you(?:'ll| will) (?:definitely|certainly|absolutely|undoubtedly|without (?:a )?(?:doubt|fail)) (?:see|get|double|triple|save|earn|win|close|grow|increase|hit|book)",
  '(?:results?|roi|growth|success) (?:is|are) (?:certain|assured|a certainty|a sure thing)',
  `(?:you(?:'re| are|'ll be| will be)|your [a-z]{3,14} (?:is|are|will be)) (?:absolutely |all but )?(?:assured|certain|sure|guaranteed) (?:of )?(?:at least |over |more than |a minimum of )?(?:an? |\\d{1,3}(?:[.,]\\d)? ?(?:%|x|percent|times)? ?|(?:two|three|four|five|ten) ?(?:times)? ?)?(?:third|quarter|half|fifth|tenth)? ?(?:as many |as much )?(?:more|fewer|less|lower|higher|better|faster|shorter|cheaper) [a-z]{3,14}`,
);

const elsewhere = wordingsElsewhere('guarantee_claim');
const everyCertainty = [...certainGains, ...resultsAssured, ...bareAssurances, ...resultsCalledOut, ...plainResults];
const notAClaim =
  /\b(?:bank|bid|retention|advance payment|rental)\s+guarantees?\b|\bperformance\s+guarantees?\s+(?:has|have|must|needs?|is|was)\s+(?:to\s+be\s+)?(?:signed|issued|returned|released|discharged)\b|\bguarantees?\s+(?:that|which)\s+(?:cannot|can't|can not|may not)\s+be\s+(?:excluded|waived|limited|contracted)|\bguarantee(?:d|s)?\s+(?:delivery (?:protocol|service|mail|semantics|of messages)|minimum|issue|rate|obligations?|fund|letter|scheme|agreement|fees?|income|pension|hours|contract|payment|access to)\b|\b(?:bank|loan|parent(?:al)?|government|state|personal|credit|corporate|deposit|export|federal|surety)[ -]guarantee/i;
/** "We guarantee an interview to disabled applicants": a hearing, as schemes for fair hiring have it. */
const interview =
  /^[^.!?]{0,24}\binterviews? (?:to|for) (?:all |any |every )?(?:[a-z-]{3,14} ){0,3}(?:applicants?|candidates?|veterans|colleagues|employees)\b/i;
const riskNoun =
  /^\s{1,3}(?:assessment|register|of|factors?|appetite|team|management|officer|profile|rates?|interest|return|assets?|tolerance|score|analysis|averse)\b|^\s{1,3}in (?:waiting|leaving|delaying|postponing)\b(?![^.!?]*\b(?:none|nor|neither|sign\w*|try\w*|buy\w*|order\w*|join\w*|switch\w*)\b)/i;
/** "A risk-free supply chain does not exist". */
const saidNotToBe =
  /^(?:\s[a-z-]{2,16}){0,6}\s(?:(?:does not|doesn't|do not|don't) (?:really |actually )?exist|(?:is|are|remains?) (?:an? )?(?:pure )?(?:myths?|illusions?|impossible|not possible|fairy tales?|fiction|unrealistic))\b/i;
/** Another rule's promise: service levels are legal terms, returns are investment advice. */
const otherRule =
  /\b(?:sla|slas|uptime|service[- ]levels?|availability)\b|\bguaranteed\s+(?:\d[\d.,]{0,6}\s?(?:%|percent)\s+)?(?:annual\s+|monthly\s+|investment\s+)?(?:returns|yields?|interest|dividends?)\b|\b(?:funds?|portfolios?|stocks?|bonds?|annuit(?:y|ies)|shares)\b[^.\n]{0,40}\bguarantee\w*\s(?:to\s(?:return|yield|pay|rise|grow|outperform)|\d)|\b(?:investors?|principal|your capital|pension pot|crypto\w*|this (?:bond|token|coin))\b|\bno downside\b[^.\n]{0,20}\binvest|\b(?:returns?|yields?|invest\w*)\b[^.\n]{0,60}\b(?:no|zero) downside\b|\bguarantee\w*\s[^.\n]{0,20}\d\s?%\s(?:annual\s|yearly\s)?(?:returns|yields?)\b/i;
/** A place that is kept for the reader is no result of what is sold. */
const place =
  /^your\s(?:[a-z]{3,14}\s)?(?:seats?|spots?|places?|rooms?|tables?|bookings?|reservations?|slots?|beds?|berths?|cabins?|pitch|tickets?|spaces?|desks?|lockers?)\s(?:is|are)\sguaranteed$/i;
const job = /^your\s(?:[a-z]{3,10}\s)?(?:jobs?|positions?|posts?|roles?|employment)\s(?:is|are)\sguaranteed$/i;
const onLeave =
  /^\s(?:(?:during|throughout|after|for)\s(?:the\s|your\s)?(?:[a-z]{3,12}\s){0,2}?(?:leave|absence|sabbatical|service|strike)|while\syou|until\syou|when\syou\s(?:return|come)|on\syour\sreturn)\b/i;
const byLaw =
  /^\s(?:by|under|in)\s(?:the\s)?(?:[a-z]{2,14}\s){0,3}?(?:law|act|constitution|statute|treaty|regulations?|gdpr|directive|charter)\b/i;
/** What a program does, and what it does it to. */
const ofProgram =
  /\b(?:handlers?|interrupts?|callbacks?|threads?|functions?|loops?|arrays?|iterators?|quer(?:y|ies)|destructors?|finally|hooks?|queues?|packets?|transactions?|locks?|mutex|pointers?|uuids?|keys?|ids?|rows?|columns?|variables?|schedulers?|cron|buffers?|listeners?|kernels?|compilers?|algorithms?|caches?|nodes?|process(?:es)?|scripts?|events?)\b/i;
const thirdParty =
  /\b(?:they|vendors?|competitors?|providers?|agenc(?:y|ies)|others?|someone|anyone|nobody|no one|who|law|constitution|regulation|gdpr|contract|policy|statute|act|protocol|kafka|tcp|database|queue|most|many|some|any|your (?:current|existing|present|old|last|previous|former) [a-z]+|his|her|their)\s(?:[a-z']{2,12}\s){0,3}$/i;
/** The warranty of whoever made the thing, which is told and not given. */
const fromMaker =
  /^(?:\s(?!we\b|i\b|our\b)[a-z0-9-]{1,12}){0,3}\s(?:from|by|of) (?:the|its|their) (?:original )?(?:makers?|manufacturers?|producers?|factory)\b/i;
const asksOthers =
  /^\W*(?:[a-z]+,\s)?(?:(?:do|does|did|can|could|would|will|is|are|has|have)\s(?:you|they|your|their|he|she|any|anyone|most|that|there|it|a)\b|is\s(?:the|my|this)\s(?:[a-z-]{3,14}\s)?guarantee\b|(?:is|are|was|were)\s(?:the\s|these\s|those\s|such\s|our\s)?[a-z]{3,14}\s(?:really\s|actually\s|truly\s|always\s|still\s|then\s)?guaranteed\b)/i;

export const guaranteeClaim = defineRule({
  id: 'guarantee_claim',
  template: 'commercial_commitments_v1',
  severity: 'WARN',
  contentTypes: wordingTypes,
  channels: allChannels,
  needs: [],
  settings: ['approved_claims'],
  looksFor: () => [
    weGuarantee,
    guaranteedTo,
    guaranteedOutcome,
    guaranteedAtEnd,
    sealed,
    guaranteeNoun,
    itGuarantees,
    riskFree,
    certainty,
    bareCertainty,
    elsewhere,
    ...everyCertainty,
  ],
  meaning: 'Guarantees of a result, and offers called free of risk.',
  detail: 'The text guarantees a result. Say what the product is designed to do instead.',
  saferAlternative: '',
  examples: ['We guarantee 3x ROI.', '100% risk-free.'],
  counterExamples: [
    'There are no guarantees.',
    "I can't guarantee a date yet.",
    'It uses a guaranteed delivery protocol.',
  ],
  *check(field, { settings }) {
    const { text } = field;
    const seen: Range[] = [];
    const judge = function* (
      expression: RegExp,
      slot: (matched: string) => string,
      skip?: (match: RegExpExecArray) => boolean,
    ): Generator<Match> {
      for (const match of matchesNear(field, expression)) {
        const start = match.index;
        const end = start + match[0].length;
        if (overlapsAny(seen, start, end)) continue;
        if (skip?.(match) || isClean(text, start, end, settings.approved_claims)) continue;
        seen.push({ start, end });
        yield { start, end, saferAlternative: slot(match[0]) };
      }
    };
    yield* judge(weGuarantee, weSlot);
    yield* judge(
      guaranteedTo,
      (matched) => matched.replace(/\w+\s+to/i, 'designed to help'),
      (match) =>
        (thirdParty.test(clauseBefore(text, match.index)) && because('others')) || isOfProgram(text, match.index),
    );
    yield* judge(
      guaranteedOutcome,
      () => '',
      (match) =>
        (thirdParty.test(clauseBefore(text, match.index)) && because('others')) ||
        isKept(match[0], text.slice(match.index + match[0].length, match.index + match[0].length + 60)),
    );
    yield* judge(guaranteedAtEnd, () => '');
    yield* judge(
      guaranteeNoun,
      () => '',
      (match) =>
        (thirdParty.test(clauseBefore(text, match.index)) ||
          fromMaker.test(text.slice(match.index + match[0].length, match.index + match[0].length + 40))) &&
        because('others'),
    );
    yield* judge(
      itGuarantees,
      (matched) =>
        matched.replace(
          /(?:(?:will|can|also|practically|virtually|always|basically)\s+)*guarantees?$/i,
          'is designed to help with',
        ),
      (match) => !isOurs(text, match),
    );
    yield* judge(
      riskFree,
      () => '',
      (match) => {
        const behind = text.slice(match.index + match[0].length, match.index + match[0].length + 80);
        return riskNoun.test(behind) || (saidNotToBe.test(behind) && because('negated'));
      },
    );
    yield* judge(certainty, () => '');
    yield* judge(
      bareCertainty,
      () => '',
      (match) => !isShortStatement(sentenceOf(text, match.index, match.index + match[0].length)),
    );
    for (const match of matchesNear(field, sealed)) {
      const from = Math.max(0, match.index - SEALED_REACH);
      const gain = foretold.exec(text.slice(from, match.index));
      if (!gain) continue;
      const start = from + gain.index;
      const end = match.index + match[0].length;
      if (overlapsAny(seen, start, end)) continue;
      if (isClean(text, start, end, settings.approved_claims)) continue;
      seen.push({ start, end });
      yield { start, end, saferAlternative: '' };
    }
    for (const { start, end } of promisesElsewhere(field, elsewhere, settings.approved_claims)) {
      if (overlapsAny(seen, start, end)) continue;
      seen.push({ start, end });
      yield { start, end, saferAlternative: '' };
    }
    for (const { start, end, sentence } of sentencesWith(field, everyCertainty)) {
      if (overlapsAny(seen, start, end) || isAsked(sentence)) continue;
      if (otherRule.test(sentence.text) || isApproved(text, start, end, settings.approved_claims)) continue;
      yield { start, end, saferAlternative: '', confidence: 0.75 };
    }
  },
});

/** A subject that speaks for the sender: ours, a product word, "it", or a name in capitals that is no third party. */
function isOurs(text: string, match: RegExpExecArray): boolean {
  const matched = match[0];
  const start = match.index;
  // "The guarantee" is a thing, not somebody who guarantees.
  if (/^(?:our|this|the)\s+guarantees?$/i.test(matched)) return false;
  if (/^(?:our|this|it|the)\b/i.test(matched))
    return !/\b(?:law|constitution|contract|regulation|act)\b/i.test(matched);
  if (/^(?:which|that)\b/i.test(matched))
    return /\b(?:our|we|platform|product|solution|tool)\b/i.test(clauseBefore(text, start));
  const sentence = sentenceOf(text, start, start + matched.length).text;
  // In capitals every word looks like a name.
  if (!/guarantees$/.test(matched) || !/^[A-Z]/.test(matched) || sentence === sentence.toUpperCase()) return false;
  return !/^(?:who|they|constitution|charter|treaty|convention|parliament|nobody|nothing|no|law|gdpr|kafka|tcp|http|everyone|everybody|hipaa|postgres\w*|redis|sqs|section|article|germany|france|eu|uk|congress|contract|insurance|aws|azure|google|microsoft)\b/i.test(
    matched,
  );
}

/** True for a place that is kept, a job that waits, and what the law grants. */
function isKept(matched: string, behind: string): boolean {
  return place.test(matched) || (job.test(matched) && onLeave.test(behind)) || byLaw.test(behind);
}

/** "The handler is guaranteed to run": how a program behaves, where nobody is to gain by it. */
function isOfProgram(text: string, start: number): boolean {
  const { text: told } = sentenceOf(text, start, start + 1);
  return (
    /\b(?:an?|the|each|every|this|that|which)\b(?:\s[a-z-]{2,14}){1,4}\s(?:is|are)\s$/i.test(
      clauseBefore(text, start),
    ) &&
    ofProgram.test(told) &&
    !gain.test(told) &&
    !/\b(?:your?|yours|our|ours|we|us|more|less|better|faster|fewer|increase|improve|save|work)\b/i.test(told)
  );
}

function weSlot(matched: string): string {
  const verb = /\bg\w{6,11}\s+to\s+([a-z]+)$/i.exec(matched)?.[1];
  if (verb) return `our work is designed to help ${verb}`;
  if (/you(?:'ll|\s+will|\s+can|\s+get)$/i.test(matched)) return 'our work is designed to help you';
  if (/\b(?:that|you)$/i.test(matched)) return 'our work is designed to help you with';
  return /^(?:we|i)\b/i.test(matched) ? 'our work is designed to help you reach' : '';
}

/** What a bank or a state stands for, and silence that is kept: no result of what is sold. */
const notResult =
  /^\s{1,8}(?:(?:from|by|of)\s{1,8}(?:the|an?|your|our)\s{1,8}(?:[a-z]{3,14}\s{1,8}){0,3}(?:bank|state|government|ministry|parent company|fund)|(?:(?:the|full|complete|you)\s{1,8}){0,2}(?:confidentiality|anonymity|secrecy|privacy)\s{1,8}of)\b/i;

/** A warranty: how long the maker of a thing or of a repair answers for it. */
const warranty =
  /^\s{1,8}(?:[a-z,-]{2,14}\s{1,8}){0,6}?(?:batter(?:y|ies)|bodywork|engines?|fittings?|frames?|glass|hinges?|installation|joints?|labou?r|machines?|materials?|motors?|paint(?:work)?|parts?|plaster(?:ing)?|pumps?|repairs?|roof|screens?|seals?|stitching|tyres?|units?|welds?|windows?|work(?:manship)?)\s{1,8}(?:[a-z]{2,14}\s{1,8}){0,4}?for\s{1,8}(?:a|one|two|three|five|six|ten|twelve|\d{1,3})\s{1,8}(?:full\s{1,8})?(?:months?|years?)\b/i;

/** A negation that promises: "you can't go wrong, success is guaranteed". */
const assured =
  /\b(?:can't|cannot|can not|won't|never) (?:go wrong|fail|lose|miss)\b[,:-]?\s{0,3}(?:[a-z]{2,12}\s){0,3}$/i;

function isClean(text: string, start: number, end: number, approved: readonly string[]): boolean {
  if (
    (!assured.test(clauseBefore(text, start)) && isNegated(text, start)) ||
    isInCode(text, start) ||
    isMention(text, start) ||
    isApproved(text, start, end, approved)
  )
    return true;
  const around = text.slice(Math.max(0, start - 24), end + 40);
  if (notAClaim.test(around) || interview.test(text.slice(end, end + 90))) return true;
  const matched = text.slice(start, end);
  if (/\b(?:no|not|never|n't|cannot)\s+guarantee/i.test(matched)) return because('negated');
  if (/\bguarant(?:or|y)\b/i.test(matched)) return true;
  const behind = text.slice(end, end + 120);
  if (notResult.test(behind) || warranty.test(behind)) return true;
  const sentence = sentenceOf(text, start, end);
  if (otherRule.test(sentence.text)) return because('other_rule');
  const before = text.slice(sentence.start, start);
  if (asksOthers.test(sentence.text) && isAsked(sentence)) return true;
  if (/\b(?:if|unless|whether|until|before)\s(?:we|i|you|they)?\s?$/i.test(before)) return because('supposed');
  if (
    warned.test(before) ||
    /\b(?:claims?|promises?|vendors?|pitch(?:es)?|anyone)\s(?:of|who|that)\b|\bnothing\b|\bno such thing\b/i.test(
      before,
    )
  )
    return true;
  return false;
}
