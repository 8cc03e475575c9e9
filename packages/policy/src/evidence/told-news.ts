import type { EventType } from '@sendgate/contracts';
import { anchored } from '../search/anchored.ts';
import { ExpressionList } from '../search/expression-list.ts';
import { pattern } from '../search/pattern.ts';
import { notByScale, notForPremises, premises } from './news-events.ts';
import { theCompany } from './whose-news.ts';

const you =
  '(?:you|you guys|you all|you and (?:your|the) team|your (?:team|company|organi[sz]ation|firm|startup|business|group))';
const have =
  "(?:'ve| have|'d| had| has|'s|'re| are| were| was| is|)? ?(?:just |recently |also |finally |now |successfully |officially |already |currently |actively |newly ){0,4}";
const anyName = "(?:[a-z][\\w&'.-]{1,30}(?: [a-z][\\w&'.-]{1,30}){0,2}?)";
/** Of a firm or person: with its capital, although the words around it may be in any case. */
const name = "(?:(?-i:[A-Z])[\\w&'.-]{1,30}(?: (?-i:[A-Z])[\\w&'.-]{1,30}){0,2}?)";
const congrats =
  '(?:congrats|congratulations|kudos|well done|hats off|cheers|props|big congrats|felicitations|bravo|applause)(?: again| so much| to (?:you|everyone|all|the [a-z]{3,12}|you and (?:your|the) team|your team|@NAME@))?(?: and (?:your|the) team)?(?: are in order)? (?:on|for|with|upon|about|regarding)';
const saw =
  "(?:(?:i|we)(?:'ve| have)? ?(?:just |recently )?(?:saw|seen|read|noticed|heard|came across|learned|learnt|caught|spotted)|saw|noticed|read|heard|spotted|came across|(?:sorry|sad|glad|happy|delighted|pleased|awesome|good|nice|fantastic|wonderful) to (?:see|hear|read|learn)(?: about| of)?|excited (?:to (?:see|hear|read)|by|about)|great to (?:see|hear)|(?<!\\b(?:was|were|had|heard|some|of|such) )(?:great|good|big|exciting|wonderful|amazing|sad|bad|tough|terrible|awful) news (?:on|about|of)|thrilled to (?:see|hear)|impressed (?:by|with)|the news (?:of|about|that)|love|loved)";

/** What happened is taken as known, in words that often stand for the sender's own: "after the launch". */
const since = '(?:following|in light of|given|with|(?<!\\blook(?:s|ed|ing)? )after|since|thanks to|now that)';

interface Kind {
  kinds: readonly EventType[];
  /** True where ordinary mail is full of the nouns: "the new site", "the rollout". */
  isEveryday?: true;
  /** Gerunds, for "congrats on ...ing". */
  gerund: string;
  /** Past forms, for "you ...ed". */
  past: string;
  /** Nouns, for "your ...". */
  noun: string;
  /** What "with twelve open ..." counts. */
  counted?: string;
  /** What one is wished luck with that is there already: "best of luck in the new job". */
  wished?: string;
  /** What one is hoped to have begun well: "hope the first weeks as COO are going well". */
  begun?: string;
  /** Heads and past forms, for "the ... you ...ed". */
  relative?: readonly [heads: string, verbs: string];
}

const amount =
  '(?:(?:us|a|c)?[$€£] ?\\d[\\d.,]{0,10} ?(?:k|m|mm|mn|b|bn|million|billion)?|\\d[\\d.,]{0,10} ?(?:m|mm|mn|million|billion)(?: dollars| euros)?)';
const round = `(?:(?:pre-?)?series [a-h]\\d?|(?:pre-?)?seed(?: round| funding| raise)?|(?:funding|financing|investment|growth|bridge|(?<![Jj]oint )venture|angel)(?: round)?|vc (?:round|money)|(?:a|the|your|its|their|our)? ?round|${amount}(?: (?:series [a-h]|seed|round|in (?:funding|financing|capital|fresh capital|new capital|series [a-h])))?)`;
/** Up to three words that go with a noun, none of which puts it elsewhere: "your desk after the rollout". */
const qualified =
  "(?:(?!(?:after|before|since|during|with|without|for|from|on|in|at|of|to|by|about|until|through|than|and|or|is|was|are|will|would|can|could|may|might|must|should|shall|the|a|an)\\b)[a-z$€£\\d.,'-]{1,13}[a-z$€£\\d,'-] ){0,4}?";
/** Where something opens: "the Leeds opening". */
const namedPlace = '(?-i:[A-Z])[a-z]{2,15}';
/** Before a participle: "your newly launched API", "the just-opened office". */
const newly = '(?:newly|recently|freshly|just)[ -]';
const title =
  '(?:chief [a-z]{3,15}(?: [a-z]{3,15})? officer|c[efmtrpio]o|ciso|vps?|svp|evp|vice president|head|director|president|manager|lead|leader|partner|gm|general manager|principal|chair(?:man|woman)?)';

/** A post that somebody is sought for. */
const seeks = `(?:looking|searching|hunting) (?:for|to hire) (?:an? |the |its |your |their )?(?:new |first |next )?(?:${title} of [a-z]{2,14}|c[efmtrpio]o|C[EFMTRPIO]O)`;
/** Of a firm by its name; of a reader it is what all of them do: "as you scale your team". */
const grows =
  "(?:scales|grows|doubles|triples|expands|builds out) (?:the|its|their) (?:[a-z'-]{2,14} ){0,3}?(?:team|headcount|org|department|workforce)";

const table: readonly Kind[] = [
  {
    kinds: ['funding'],
    relative: [
      `${round}|money|capital|funds`,
      'raised(?! (?:for (?:the|our|charit)|at the))|closed|secured|landed|announced|completed|took|pulled in|brought in',
    ],
    gerund: `(?:raising|closing|securing|landing|completing|announcing|receiving|bagging|nabbing|scoring|pulling in|locking in|wrapping up|getting) (?:[a-z'-]{1,14} ){0,4}?${round}`,
    past: `(?:got|gotten|been) (?:funded|financed)(?= ?[,.;!?]|$| (?:by|last|this|in|recently)\\b)|got (?:new |fresh |your |the )?funding(?= ?[,.;!?]|$| (?:from|for|last|this)\\b)|raised(?= ?[,.;!?]| (?:will|should|can|gives|means|goes)\\b)|(?:raised|closed|closing|secured|landed|completed|announced|received|bagged|scored|locked in|pulled in|wrapped up|picked up|hauled in|snagged|netted|banked|raising) (?:[a-z'-]{1,14} ){0,4}?${round}`,
    noun: `${qualified}round (?:led|backed|anchored) by ${name}|(?:fresh|new) (?:capital|funding|cash|investment(?= (?:round|will|should|means)))|${qualified}(?:(?:pre-?)?series [a-h]\\d?(?: (?:round|raise|funding|financing|announcement))?|seed (?:round|funding|raise|financing)|(?:vc|venture(?: capital)?|angel|equity|bridge) (?:round|raise|money)|funding(?: round| announcement| news)?|fundraise|fund-?raising(?: round)?|raise|capital raise|financing(?: round)?|investment round|${amount} (?:raise|round|funding|series [a-h]))`,
  },
  {
    kinds: ['acquisition'],
    relative: [
      'company|business|startup|firm|agency|competitor|brand|team|outfit',
      'acquired|bought(?: out)?|took over|snapped up|merged with',
    ],
    gerund: `(?:acquiring|buying|purchasing|(?:snapping|scooping) up(?= ${name})|taking over|merging with|being (?:acquired|bought)(?: by)?|getting acquired(?: by)?|joining forces with|combining with|closing (?:the |your )?(?:[a-z]{2,15} )?(?:acquisition|merger)|announcing (?:the |your )?(?:acquisition|merger))(?: of)?(?: ${name})?|(?:the|your|an?) (?:[a-z]{2,12} )?exit(?! (?:signs?|surveys?|interviews?|polls?|strategy|plans?|door|ramp))`,
    past: `agreed to (?:be (?:acquired|bought|taken over) by|buy|acquire|purchase|take over|merge with) (?:you|${name})|(?:acquired|acquiring|buying(?: out)?|bought(?: out)?|purchased|took over|taken over|merged with|(?:been|being|got|getting) acquired(?: by)?|(?:been|being|got|getting) bought(?: by)?|snapped up|swallowed up|picked up|acquired by|bought by|completed (?:the |your )?(?:acquisition|merger)|announced (?:the |your )?(?:acquisition|merger))(?: of)? (?:you|${name})|(?:was|were|been|being|got|getting) (?:acquired|bought(?: out)?|taken over|purchased)(?= ?(?:[,.;!?]|$)| (?:last|this|recently|earlier|yesterday|today|for)\\b)`,
    noun: `${newly}(?:acquired|bought|purchased) (?:[a-z-]{2,14} ){0,2}?(?:company|business|startup|firm|agency|competitor|rival|brand|subsidiary)|${qualified}(?:acquisition|merger|takeover|buyout|buy-out)(?: (?:of|with|by) ${name})?|(?<='s )purchase of ${name}`,
  },
  {
    kinds: ['promotion', 'job_change', 'leadership_change'],
    isEveryday: true,
    wished:
      '(?:the|your) new (?:role|job|position|post|gig)(?! (?:ads?|board|descriptions?|posts?|postings?|titles?)\\b)',
    begun: `first (?:few )?(?:days?|weeks?|months?|quarter) (?:as (?:the |an? |our )?(?:new )?(?:[a-z'-]{2,14} ){0,3}?${title}|in (?:the|your) (?:new )?(?:role|job|position|seat|post))`,
    relative: [
      'role|position|job|seat|post|title',
      'stepped into|took(?: on| over)?|started|moved into|promoted to|given|accepted|landed',
    ],
    gerund: `making (?:partner|principal|vp|svp|director|manager)\\b|(?:(?:being|getting) promoted(?: to)?|earning (?:the |your )?promotion|making (?:partner|vp|director)|moving up to|stepping up (?:to|as|into)|(?:being|getting) (?:named|appointed|made|elevated to)|becoming|stepping into|taking (?:on|over)|starting (?:as|in|your new)|landing) (?:[a-z'-]{2,14} ){0,4}?(?:${title}|role|position|job|promotion|gig|post)|(?:being|getting) promoted|joining (?!us\\b|me\\b|the (?:call|webinar|meeting|demo|waitlist|list|community|newsletter|conversation))${name}|the (?:new|big) (?:role|job|position|gig|title)`,
    past: `(?:changed|switched) (?:jobs?|companies|employers)(?= ?[,.;!?]|$| (?:last|this|in|recently|again)\\b)|t(?:ook|aken|aking) (?:the (?:helm|reins)|charge) (?:at|as)|been (?:with|at) ${name} (?:for )?(?:now )?(?:[a-z\\d]{1,8} ){1,3}(?:weeks?|months?) (?:now )?as (?:the |their |its |an? )?${title}|(?:moved (?:over )?from ${name} to ${name}|left ${name} (?:to join|for) ${name})|(?:been |got |were |was )?promoted(?: to(?: (?:[a-z'-]{2,14} ){0,4}?(?:${title}|role|position|job))?)?|got (?:a |the |your )?promotion|(?:(?:been |were |was )?(?:named|appointed|elevated to)|became|stepped into|stepped up (?:to|as|into)|took (?:on|over)|taken (?:on|over)|moved into|moved up to|started (?:as|in|a|your)) (?:[a-z'-]{2,14} ){0,4}?(?:${title}|role|position|job)|joined (?!us\\b|me\\b|our\\b|team\\b|the (?:call|webinar|meeting|demo|waitlist|list|community|newsletter|conversation))${name}`,
    noun: `${qualified}(?:promotion${notByScale}(?: to [a-z]{2,12})?|appointment as [a-z]{2,12}(?: [a-z]{2,12})?|(?:new|expanded|bigger) (?:role|position|job|gig|title|appointment|post)|job change|career move|first (?:few |full )?(?:days?|weeks?|months?|quarter|100 days|ninety days) (?:as|in (?:the|your) (?:new )?(?:role|job|position|seat))|(?:step|jump) up to [a-z]{2,12}|move to (?!the\\b)[a-z]{2,20})`,
  },
  {
    kinds: ['leadership_change', 'job_change', 'hiring'],
    isEveryday: true,
    gerund: `bringing ${name} (?:on|in|aboard)(?: board)? as (?:an?|your|the|its)? ?(?:new |first )?${title}|(?:hiring|appointing|naming|poaching|bringing (?:on|in)|welcoming|onboarding) ${name} as (?:an?|your|the|its)? ?(?:new |first )?${title}|(?:hiring|appointing|naming|bringing (?:on|in)|welcoming|announcing|onboarding) (?:an?|your|the|as)? ?(?:new |first |first-ever |next )${title}`,
    past: `lost (?:your|its|their) (?:new |first )?(?!(?:head|lead|leader|chair|partner)\\b)${title}(?: of [a-z]{2,14})?(?= ?[,.;!?]|$| (?:last|this|in|recently|to)\\b)|(?:hired|appointed|named|brought (?:on|in)|welcomed) ${name} as (?:an?|your|the|its|their)? ?(?:new |first |next )?${title}|(?:hired|appointed|named|brought (?:on|in)|welcomed|announced|added) (?:an?|your|the)? ?(?:new |first |first-ever |next )${title}`,
    noun: `(?:(?:brand-)?new|first|incoming|newly appointed|newly hired) ${title}|leadership (?:change|transition|changes)|change (?:in|of) leadership`,
  },
  {
    kinds: ['hiring'],
    isEveryday: true,
    counted: 'roles?|positions?|reqs?|jobs?|vacanc(?:y|ies)|openings?|seats?',
    gerund:
      "(?:hiring|growing|expanding|scaling|doubling|tripling|building out) (?:[a-z\\d'-]{1,14} ){0,4}?(?:teams?|headcount|org|department|sdrs?|aes?|bdrs?|reps?|engineers?|developers?|staff|people|salespeople|hires)",
    past: `${seeks}|${grows}|${"recruiting(?= ?[,.!;]| right now| at the moment| again| heavily)|(?:\\d{1,4}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|several|many|a dozen|dozens of) (?:open|vacant|unfilled|advertised) (?:[a-z-]{2,14} )?(?:roles?|positions?|jobs?|vacancies|openings|reqs?)|(?:hiring(?! the\\b)(?: (?:for|an?|several|multiple|more|new|two|three|\\d{1,4}))?(?: [a-z'-]{2,14}){0,3}|recruiting (?:for )?(?:an?|several|multiple|more|\\d{1,4}|(?:[a-z-]{2,14} ){0,2}?(?:sdrs?|aes?|reps?|engineers?|developers?|staff|drivers?|nurses?|people|managers?|designers?))(?: [a-z'-]{2,14}){0,3}|looking (?:for|to hire) (?:an? |several |multiple |more |new |\\d{1,4} )?(?:[a-z'-]{2,14} ){0,3}?(?:sdrs?|aes?|bdrs?|reps?|engineers?|developers?|managers?|designers?|analysts?|marketers?|recruiters?|directors?)|posted (?:[a-z\\d'-]{1,14} ){0,5}?(?:roles?|jobs?|openings?|positions?|job (?:ad|post|posting|listing)s?)|(?:growing|expanding|scaling|doubling|doubled|tripled|expanded|grown|building out) (?:the|your|its|their) (?:[a-z'-]{2,14} ){0,3}?(?:team|headcount|org|department))"}`,
    noun: `${qualified}(?:new hires? announcement|job (?:post|posting|postings|opening|openings|listing|listings|ads?)|open (?:roles?|positions?|reqs?|headcount)|hiring (?:spree|push|plans?|surge|drive)|openings? for (?:an? )?[a-z]{2,15}|(?:role|opening|req) (?:for|posting))`,
  },
  {
    kinds: ['product_launch'],
    isEveryday: true,
    relative: [
      'product|app|feature|platform|version|tool|line|service|integration|module|assistant|agent|portal|website|site|shop|dashboard|range|collection|marketplace|scheduler|plugin|robot|model|device',
      '(?:launched|released|shipped|unveiled|rolled out|introduced|debuted|announced|brought (?:out|to market)|put (?:out|live|on the market|in(?:to)? the (?:stores?|app store)))(?! (?:for|to) (?:us|me|our)\\b)',
    ],
    gerund:
      "(?:launching|releasing|shipping|unveiling|rolling out|introducing|announcing|debuting) (?:[a-z\\d'&.-]{1,20} ){0,4}?[a-z\\d'&.-]{2,20}|the (?:[a-z\\d'-]{2,20} ){0,3}?launch",
    past: "launch (?:its|their) (?:[a-z\\d'&.-]{1,20} ){0,3}?[a-z\\d'&.-]{2,20}|(?<!(?:'re|\\b(?:are|were|was|is|been)) )(?:launched|released|shipped|unveiled|introduced)(?! from\\b) (?!\\d)(?:your |a |an |the |its |their )?(?:[a-z\\d'&.-]{1,20} ){0,3}?[a-z\\d'&.-]{2,20}|(?:rolled out|debuted|launching|rolling out) (?!\\d)(?:your |a |an |the |its |their )?(?:[a-z\\d'&.-]{1,20} ){0,3}?[a-z\\d'&.-]{2,20}",
    noun: `${newly}(?:launched|released|shipped|unveiled|introduced|announced|debuted) (?:[a-z-]{2,14} ){0,2}?[a-z\\d-]{2,20}|new (?:[a-z]{2,12} )?(?:product|app|feature|version|line|platform|range|service|collection) (?:is |being |was )?(?:out|live|launched|released)|${qualified}(?:launch|product release|rollout|roll-out|product announcement|debut|release of [a-z]{2,15})`,
  },
  {
    kinds: ['partnership'],
    gerund: `(?:partnering|teaming up|joining forces|signing (?:a |the )?(?:[a-z]{2,12} )?(?:partnership|deal)|announcing (?:a |the |your )?(?:[a-z]{2,12} )?partnership)(?: with ${name})?`,
    past: `(?:partnered|teamed up|joined forces|partnering|signed (?:a |the )?(?:[a-z]{2,12} )?(?:partnership|deal)|announced (?:a |the |your )?(?:[a-z]{2,12} )?partnership) with ${name}`,
    noun: `${qualified}(?:partnership|alliance|collaboration|tie-up|joint venture)(?: (?:with|between) ${name})?`,
  },
  {
    kinds: ['expansion'],
    isEveryday: true,
    relative: [
      'office|site|store|warehouse|plant|hub|location|facility|branch|headquarters|hq|clinic|practice|surgery|restaurant|caf[e\u00e9]|bakery|shop|salon|studio|outlet|showroom|lab|laboratory|depot|campus|nursery|hotel|factory',
      '(?:opened|set up|moved into|broke ground on|announced|unveiled|inaugurated|built|leased)(?! (?:the|an?|our|my|for (?:us|me)|in (?:the|your|our) (?:tool|app|system|account|crm|portal|map|plan)|by mistake)\\b)',
    ],
    gerund:
      "(?:expanding|opening|entering|moving|breaking ground|growing|setting up) (?:[a-z'-]{1,14} ){0,4}?(?:into|to|in|across|offices?|markets?|headquarters|hq|locations?|stores?|warehouse|site|hub|plant|facility)(?: [a-z]{2,15})?",
    past: "(?:been )?(?:expanding|growing) (?:(?:so|very|really|extremely|incredibly) )?(?:fast|quickly|rapidly|steadily|like crazy)|expanding(?= ?[.,!])|(?:grew|grown)(?: by)? \\d{1,4} ?(?:%|percent|per cent)|(?:enter(?:ed|ing)|(?:mov|push|branch|break)(?:ed|ing) into) (?:(?:an?|the|a new) )(?:[a-z'-]{2,14} ){0,2}?markets?|(?:mov(?:ed|ing)|relocat(?:ed|ing)|shift(?:ed|ing)|transferr(?:ed|ing)) (?:(?:your|the|its|their) )?(?:[a-z'-]{2,14} )?(?:headquarters|hq|head office)|relocat(?:ed|ing) (?:your|the|its|their) (?:[a-z'-]{2,14} )?(?:offices?|warehouse|plant|factory|team|production|operations)|expanded(?= (?:this|last|recently|again|abroad|overseas|internationally)\\b|[,.!])|(?:expanded|expanding) (?:in)?to (?:[a-z'-]{1,14} ){0,4}?[a-z]{3,15}|(?:(?:entered|moved) (?:in)?to|opened|opening) (?:(?!(?:in|at|on|from|with|for)\\b)[a-z'-]{1,14} ){0,4}?(?:offices?|markets?|headquarters|hq|locations?|stores?|warehouse|site|hub|plant|facility|europe|emea|apac|asia|latam|germany|uk|us|north america|canada|australia|india|brazil|france|spain|japan|singapore)",
    noun: `${newly}(?:opened|built|leased|inaugurated) (?:[a-z-]{2,14} ){0,2}?${premises}|(?:move|entry|push|foray|leap|expansion) into (?:an? |the )?(?:[a-z]{2,14} )?(?:country|market|region|state|territory)|${namedPlace} opening(?! (?:hours|times|balance|remarks|speech|date))|${qualified}(?:expansion(?: (?:into|to|in|across) [a-z]{2,15})?|new (?:[a-z]{2,14} )?(?:office|headquarters|hq|location|warehouse|hub|facility|plant|site)${notForPremises}|market entry)`,
  },
  {
    kinds: ['layoffs'],
    gerund:
      "(?:laying off|letting go of|cutting) (?:[a-z\\d%'-]{1,14} ){0,4}?(?:staff|jobs|employees|people|workforce|team|headcount|workers|roles)",
    past: "(?:laid off|let go of|cut) (?:[a-z\\d%'-]{1,14} ){0,4}?(?:staff|jobs|employees|people|workforce|team|headcount|workers|roles)",
    noun: `${qualified}(?:layoffs?|lay-offs?|redundanc(?:y|ies)|(?:plant|factory|office|site|store|branch|depot|warehouse) closures?|reduction in force|riff?|restructuring|downsizing|job cuts|workforce reduction)`,
  },
  {
    kinds: ['ipo'],
    gerund:
      '(?:going public|(?:completing|filing|pricing|announcing|filing for) (?:the |your |an )?ipo|listing on [a-z]{2,12}|ringing the [a-z ]{0,12}bell)',
    past: "(?:went public|gone public|going public|filed (?:for|to) (?:an |the )?(?:ipo|go public|s-1)|listed on [a-z]{2,12}|ipo'?d|completed (?:the |your |an )?ipo)",
    noun: `${qualified}(?:ipo(?: filing)?|public (?:offering|listing)|stock market debut|direct listing)`,
  },
];

/** A source for an expression that minds case, because a name must have its capital: the other words may have one. */
function capitals(source: string): string {
  return source
    .replaceAll(
      title,
      `(?:${title}|C[EFMTRPIO]O|CISO|[SE]?VPs?|(?:Chief|Vice|Head|Director|President|Manager)(?: [A-Z][a-z]{2,15}){0,2})`,
    )
    .replaceAll('series [a-h]', '[Ss]eries [A-Ha-h]')
    .replaceAll('seed', '[Ss]eed')
    .replaceAll('ipo', '(?:ipo|IPO)')
    .replaceAll('[a-z', '[A-Za-z')
    .replaceAll('(?:k|m|', '(?:[kKmMbB]|')
    .replaceAll(' ?', '\\s{0,8}')
    .replaceAll(' ', '\\s{1,8}');
}

/** One way to tell news. */
interface Telling {
  readonly expression: RegExp;
  /** True where the news is told of a firm by its name, which the first group holds. */
  readonly byName: boolean;
}

/** What each kind has of a form; the group that took part in a match names the kind. */
function eachKind(letter: string, form: (kind: Kind) => string | undefined): string[] {
  return table.flatMap((kind, at) => {
    const source = form(kind);
    return source === undefined ? [] : [`(?<${letter}${at}>${source})`];
  });
}

/** The same as one choice. */
function anyKind(letter: string, form: (kind: Kind) => string | undefined): string {
  return `(?:${eachKind(letter, form).join('|')})`;
}

const praise = congrats.replace('@NAME@', anyName);
const gerunds = anyKind('g', ({ gerund }) => gerund);
const pasts = anyKind('p', ({ past }) => past);
const nouns = anyKind('n', ({ noun }) => noun);
const rareNouns = anyKind('n', ({ noun, isEveryday }) => (isEveryday ? undefined : noun));
const withRelative = anyKind(
  'r',
  ({ relative }) => relative && `(?:${relative[0]}) (?:that |which )?${you}${have}(?:${relative[1]})`,
);
const wishes = anyKind('w', ({ wished }) => wished);
const beginnings = anyKind('b', ({ begun }) => begun);
const withCount = anyKind('c', ({ counted }) => counted && `(?:[a-z-]{2,14} ){0,4}?(?:${counted})`);

/** What happened to a firm, behind its name; an expression each, so that each is heard by words of its own. */
const happenings = [
  ...eachKind('n', ({ noun }) => noun).map((noun) => `'s\\s{1,8}${capitals(noun)}`),
  ...eachKind('p', ({ past }) => past).map((past) => `${capitals(have)}\\s{0,8}${capitals(past)}`),
];

/** Before the space between two words of a name: a full stop there ends a sentence, but behind an initial or a short form. */
const withinName = '(?<!(?<!\\b(?:[A-Z]|St|Dr|Mr|Mrs|Ms|Inc|Co|Ltd|Corp))\\.)';

/** All ways in which the table's news is told, those to the reader first. */
export const tellings = new ExpressionList<Telling>(
  [
    ...[
      `${praise} ${gerunds}`,
      `(?:for|on|about) (?:recently |just |successfully |officially )?${gerunds}(?= ?[!])`,
      // The second of two in one breath: "congrats on the funding and on bringing in ...".
      `(?<=\\b(?:congrats|congratulations|kudos|well done|hats off|bravo)\\b[^.!?\\n]{4,100})and (?:on|for) (?:${gerunds}|(?:the|your) ${nouns})`,
      `${you}${have}${pasts}`,
      `${theCompany}${have}${pasts}`,
      `having (?:just |recently |also |finally |now |successfully |officially |already ){0,2}${pasts}(?=[^.!?\\n]{0,80}, you(?:r|'ll|'re|'ve)?\\b)`,
      `(?:welcome to|(?:best of|good) luck (?:in|with)|all the best (?:in|with|for)) ${wishes}`,
      `hope (?:the|your) (?:${wishes}|${beginnings}) (?:is|are|has|have) (?:been )?(?:going|treating|off|everything|all)`,
      `(?:the|that|this|those) (?:[a-z-]{2,14} ){0,4}?${withRelative}`,
      `(?:your|ur|yr) ${nouns}`,
      `(?:${praise}|${saw}) (?:about |of |that )?(?:the |all the |this |news of )${nouns}`,
      `${since} (?:the |all the |this |news of )${rareNouns}`,
      `(?:with|seeing|given|saw|noticed|spotted) (?:all |so many |that many |several |some |the |over |more than |\\d{1,4} |two |three |four |five |six |seven |eight |nine |ten |eleven |twelve |a dozen |dozens of ){1,2}(?:open |new |vacant |unfilled ){1,2}${withCount}`,
    ].map((source) => ({ expression: pattern(source), byName: false })),
    ...happenings.map((source) => ({
      expression: anchored(
        new RegExp(
          `(?<![\\w])([A-Z][\\w&.-]{1,30}(?:${withinName}\\s[A-Z][\\w&.-]{1,30}){0,2})${source}(?![\\w])`,
          'g',
        ),
      ),
      byName: true,
    })),
  ],
  ({ expression }) => expression,
);

/** The kinds of event that a match of a telling speaks of. */
export function kindsOf({ groups }: RegExpExecArray): readonly EventType[] {
  for (const group in groups) if (groups[group] !== undefined) return table[Number(group.slice(1))]?.kinds ?? [];
  return [];
}

/** The noun that tells the event in a match; null where a verb does. */
export function nounOf({ groups }: RegExpMatchArray): string | null {
  for (const group in groups) if (groups[group] !== undefined) return group.startsWith('n') ? groups[group] : null;
  return null;
}
