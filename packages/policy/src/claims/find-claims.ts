import type { EventType } from '@sendgate/contracts';
import { anchored } from '../text/anchored.ts';
import type { FieldText } from '../text/field-text.ts';
import { because } from '../text/let-go.ts';
import { matchesNear, mayMatch } from '../text/near.ts';
import { pattern } from '../text/pattern.ts';
import { isAsked, isInCode, isMention, sentenceOf } from '../text/phrase-context.ts';
import { claimsIn } from '../text/sentence-facets.ts';
import { kindsTold, newsTold } from './news-events.ts';
import { whoseNews } from './whose-news.ts';

/** A statement that something happened to the recipient or their company. */
export interface Claim {
  /** Kinds of event a record may have to bear it out. */
  kinds: readonly EventType[];
  start: number;
  end: number;
  /** The sentence it stands in. */
  sentence: string;
  /** The name the text gives to whom it happened to, when it is not "you". */
  subject: string | null;
}

const you =
  '(?:you|you guys|you all|you and (?:your|the) team|your (?:team|company|organi[sz]ation|firm|startup|business|group))';
/** Who else than the recipient's, in a message to the recipient? */
const theCompany = '(?:the|this) (?:company|firm|business|startup|organi[sz]ation)';
const have =
  "(?:'ve| have|'d| had| has|'s|'re| are| were| was| is|)? ?(?:just |recently |also |finally |now |successfully |officially |already |currently |actively |newly ){0,4}";
const name = "(?:[a-z][\\w&'.-]{1,30}(?: [a-z][\\w&'.-]{1,30}){0,2}?)";
const congrats =
  '(?:congrats|congratulations|kudos|well done|hats off|cheers|props|big congrats|felicitations|bravo|applause)(?: again| so much| to (?:you|everyone|all|the [a-z]{3,12}|you and (?:your|the) team|your team|@NAME@))?(?: and (?:your|the) team)?(?: are in order)? (?:on|for|with|upon|about|regarding)';
const saw =
  "(?:(?:i|we)(?:'ve| have)? ?(?:just |recently )?(?:saw|seen|read|noticed|heard|came across|learned|learnt|caught|spotted)|saw|noticed|read|heard|spotted|came across|(?:sorry|sad|glad|happy|delighted|pleased|awesome|good|nice|fantastic|wonderful) to (?:see|hear|read|learn)(?: about| of)?|excited (?:to (?:see|hear|read)|by|about)|great (?:to (?:see|hear)|news (?:on|about))|thrilled to (?:see|hear)|impressed (?:by|with)|following|in light of|given|with|after|since|thanks to|now that|the news (?:of|about|that)|exciting news about|love|loved)";

interface Kind {
  /** Stands in every sentence that can hold such a claim. */
  trigger: RegExp;
  kinds: readonly EventType[];
  /** Gerunds, for "congrats on ...ing". */
  gerund: string;
  /** Past forms, for "you ...ed". */
  past: string;
  /** Nouns, for "your ...". */
  noun: string;
  /** What "with twelve open ..." counts. */
  counted?: string;
  /** Heads and past forms, for "the ... you ...ed". */
  relative?: readonly [heads: string, verbs: string];
}

const amount =
  '(?:(?:us|a|c)?[$€£] ?\\d[\\d.,]{0,10} ?(?:k|m|mm|mn|b|bn|million|billion)?|\\d[\\d.,]{0,10} ?(?:m|mm|mn|million|billion)(?: dollars| euros)?)';
const round = `(?:(?:pre-?)?series [a-h]\\d?|(?:pre-?)?seed(?: round| funding| raise)?|(?:funding|financing|investment|growth|bridge|venture|angel)(?: round)?|(?:a|the|your|its|their|our)? ?round|${amount}(?: (?:series [a-h]|seed|round|in (?:funding|financing|capital|fresh capital|new capital|series [a-h])))?)`;
const title =
  '(?:chief [a-z]{3,15}(?: [a-z]{3,15})? officer|c[efmtrpio]o|ciso|vps?|svp|evp|vice president|head|director|president|manager|lead|leader|partner|gm|general manager|principal|chair(?:man|woman)?)';

const table: readonly Kind[] = [
  {
    trigger: /rais|series|seed|fund|financ|round|million|capital/i,
    kinds: ['funding'],
    relative: [`${round}|money|capital`, 'raised|closed|secured|landed|announced|completed|took|pulled in|brought in'],
    gerund: `(?:raising|closing|securing|landing|completing|announcing|receiving|bagging|nabbing|scoring|pulling in|locking in|wrapping up|getting) (?:[a-z'-]{1,14} ){0,4}?${round}`,
    past: `raised(?= ?[,.;!?]| (?:will|should|can|gives|means|goes)\\b)|(?:raised|closed|closing|secured|landed|completed|announced|received|bagged|scored|locked in|pulled in|wrapped up|picked up|hauled in|snagged|netted|banked|raising) (?:[a-z'-]{1,14} ){0,4}?${round}`,
    noun: `(?:fresh|new) (?:capital|funding|cash|investment(?= (?:round|will|should|means)))|(?:[a-z$€£\\d.,'-]{2,14} ){0,3}?(?:(?:pre-?)?series [a-h]\\d?(?: (?:round|raise|funding|financing|announcement))?|seed (?:round|funding|raise|financing)|funding(?: round| announcement| news)?|fundraise|fund-?raising(?: round)?|raise|capital raise|financing(?: round)?|investment round|${amount} (?:raise|round|funding|series [a-h]))`,
  },
  {
    trigger:
      /acqui|merg|bought|buying|buyout|buy-out|takeover|taking over|taken over|took over|purchas|joining forces|combining/i,
    kinds: ['acquisition'],
    relative: [
      'company|business|startup|firm|agency|competitor|brand|team|outfit',
      'acquired|bought(?: out)?|took over|snapped up|merged with',
    ],
    gerund: `(?:acquiring|buying|purchasing|taking over|merging with|being (?:acquired|bought)(?: by)?|getting acquired(?: by)?|joining forces with|combining with|closing (?:the |your )?(?:[a-z]{2,15} )?(?:acquisition|merger)|announcing (?:the |your )?(?:acquisition|merger))(?: of)?(?: ${name})?`,
    past: `(?:acquired|acquiring|buying(?: out)?|bought(?: out)?|purchased|took over|taken over|merged with|(?:been|being|got|getting) acquired(?: by)?|(?:been|being|got|getting) bought(?: by)?|snapped up|swallowed up|picked up|acquired by|bought by|completed (?:the |your )?(?:acquisition|merger)|announced (?:the |your )?(?:acquisition|merger))(?: of)? ${name}|(?:was|were|been|being|got|getting) (?:acquired|bought(?: out)?|taken over|purchased)(?= ?(?:[,.;!?]|$)| (?:last|this|recently|earlier|yesterday|today|for)\\b)`,
    noun: `(?:[a-z'-]{2,14} ){0,2}?(?:acquisition|merger|takeover|buyout|buy-out)(?: (?:of|with|by) ${name})?`,
  },
  {
    trigger:
      /promot|role|position|job|gig|title|appoint|named|became|becoming|join|move|moving|step|start|elevated|making|taking|landing|career/i,
    kinds: ['promotion', 'job_change', 'leadership_change'],
    relative: [
      'role|position|job|seat|post|title',
      'stepped into|took(?: on| over)?|started|moved into|promoted to|given|accepted|landed',
    ],
    gerund: `making (?:partner|principal|vp|svp|director|manager)\\b|(?:(?:being|getting) promoted(?: to)?|earning (?:the |your )?promotion|making (?:partner|vp|director)|moving up to|stepping up (?:to|as|into)|(?:being|getting) (?:named|appointed|made|elevated to)|becoming|stepping into|taking (?:on|over)|starting (?:as|in|your new)|landing) (?:[a-z'-]{2,14} ){0,4}?(?:${title}|role|position|job|promotion|gig|post)|(?:being|getting) promoted|joining (?!us\\b|me\\b|the (?:call|webinar|meeting|demo|waitlist|list|community|newsletter|conversation))${name}|the (?:new|big) (?:role|job|position|gig|title)`,
    past: `(?:moved (?:over )?from ${name} to ${name}|left ${name} (?:to join|for) ${name})|(?:(?:been |got |were |was )?promoted(?: to)?|got (?:a |the |your )?promotion|(?:been |were |was )?(?:named|appointed|elevated to)|became|stepped into|stepped up (?:to|as|into)|took (?:on|over)|taken (?:on|over)|moved into|moved up to|started (?:as|in|a|your) )(?: (?:[a-z'-]{2,14} ){0,4}?(?:${title}|role|position|job))?|joined (?!us\\b|me\\b|our\\b|the (?:call|webinar|meeting|demo|waitlist|list|community|newsletter|conversation))${name}`,
    noun: '(?:[a-z-]{2,14} ){0,2}?(?:promotion(?: to [a-z]{2,12})?|appointment as [a-z]{2,12}(?: [a-z]{2,12})?|(?:new|expanded|bigger) (?:role|position|job|gig|title|appointment|post)|job change|career move|first (?:few |full )?(?:days?|weeks?|months?|quarter|100 days|ninety days) (?:as|in (?:the|your) (?:new )?(?:role|job|position|seat))|(?:step|jump) up to [a-z]{2,12}|move to (?!the\\b)[a-z]{2,20})',
  },
  {
    trigger:
      /chief|c[efmtrpio]o\b|ciso|vps?\b|svp|evp|vice|head|director|president|manager|lead|partner|chair|principal/i,
    kinds: ['leadership_change', 'job_change', 'hiring'],
    gerund: `(?:hiring|appointing|naming|bringing (?:on|in)|welcoming|announcing|onboarding) (?:an?|your|the|as)? ?(?:new |first |first-ever |next )${title}`,
    past: `(?:hired|appointed|named|brought (?:on|in)|welcomed) ${name} as (?:an?|your|the|its|their)? ?(?:new |first |next )?${title}|(?:hired|appointed|named|brought (?:on|in)|welcomed|announced|added) (?:an?|your|the)? ?(?:new |first |first-ever |next )${title}`,
    noun: `(?:new|first|incoming|newly appointed|newly hired) ${title}|leadership (?:change|transition|changes)|change (?:in|of) leadership`,
  },
  {
    trigger:
      /hir|recruit|looking|post|job|open|vacan|unfilled|advertis|position|headcount|grow|expand|scal|doubl|tripl|build|role/i,
    kinds: ['hiring'],
    counted: 'roles?|positions?|reqs?|jobs?|vacanc(?:y|ies)|openings?|seats?',
    gerund:
      "(?:hiring|growing|expanding|scaling|doubling|tripling|building out) (?:[a-z\\d'-]{1,14} ){0,4}?(?:teams?|headcount|org|department|sdrs?|aes?|bdrs?|reps?|engineers?|developers?|staff|people|salespeople|hires)",
    past: "recruiting(?= ?[,.!;]| right now| at the moment| again| heavily)|(?:\\d{1,4}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|several|many|a dozen|dozens of) (?:open|vacant|unfilled|advertised) (?:[a-z-]{2,14} )?(?:roles?|positions?|jobs?|vacancies|openings|reqs?)|(?:hiring(?: (?:for|an?|several|multiple|more|new|two|three|\\d{1,4}))?(?: [a-z'-]{2,14}){0,3}|recruiting (?:for )?(?:an?|several|multiple|more|\\d{1,4}|(?:[a-z-]{2,14} ){0,2}?(?:sdrs?|aes?|reps?|engineers?|developers?|staff|drivers?|nurses?|people|managers?|designers?))(?: [a-z'-]{2,14}){0,3}|looking (?:for|to hire) (?:an? |several |multiple |more |new |\\d{1,4} )?(?:[a-z'-]{2,14} ){0,3}?(?:sdrs?|aes?|bdrs?|reps?|engineers?|developers?|managers?|designers?|analysts?|marketers?|recruiters?|directors?)|posted (?:[a-z\\d'-]{1,14} ){0,5}?(?:roles?|jobs?|openings?|positions?|job (?:ad|post|posting|listing)s?)|(?:growing|expanding|scaling|doubling|doubled|tripled|expanded|grown|building out) (?:the|your|its|their) (?:[a-z'-]{2,14} ){0,3}?(?:team|headcount|org|department))",
    noun: "(?:[a-z'-]{2,14} ){0,3}?(?:job (?:post|posting|postings|opening|openings|listing|listings|ads?)|open (?:roles?|positions?|reqs?|headcount)|hiring (?:spree|push|plans?|surge|drive)|openings? for (?:an? )?[a-z]{2,15}|(?:role|opening|req) (?:for|posting))",
  },
  {
    trigger: /launch|releas|ship|unveil|roll|introduc|debut|announc/i,
    kinds: ['product_launch'],
    relative: [
      'product|app|feature|platform|version|tool|line|service|integration|module|assistant|agent',
      'launched|released|shipped|unveiled|rolled out|introduced|debuted|announced',
    ],
    gerund:
      "(?:launching|releasing|shipping|unveiling|rolling out|introducing|announcing|debuting) (?:[a-z\\d'&.-]{1,20} ){0,4}?[a-z\\d'&.-]{2,20}|the (?:[a-z\\d'-]{2,20} ){0,3}?launch",
    past: "launch (?:its|their) (?:[a-z\\d'&.-]{1,20} ){0,3}?[a-z\\d'&.-]{2,20}|(?:launched|released|shipped|unveiled|rolled out|introduced|debuted|launching|rolling out) (?:your |a |an |the |its |their )?(?:[a-z\\d'&.-]{1,20} ){0,3}?[a-z\\d'&.-]{2,20}",
    noun: "new (?:[a-z]{2,12} )?(?:product|app|feature|version|line|platform|range|service|collection) (?:is |being |was )?(?:out|live|launched|released)|(?:[a-z\\d'-]{2,14} ){0,3}?(?:launch|product release|rollout|roll-out|product announcement|debut|release of [a-z]{2,15})",
  },
  {
    trigger: /partner|team|forces|alliance|collaborat|tie-up|venture|deal/i,
    kinds: ['partnership'],
    gerund: `(?:partnering|teaming up|joining forces|signing (?:a |the )?(?:[a-z]{2,12} )?(?:partnership|deal)|announcing (?:a |the |your )?(?:[a-z]{2,12} )?partnership)(?: with ${name})?`,
    past: `(?:partnered|teamed up|joined forces|partnering|signed (?:a |the )?(?:[a-z]{2,12} )?(?:partnership|deal)|announced (?:a |the |your )?(?:[a-z]{2,12} )?partnership) with ${name}`,
    noun: `(?:[a-z'-]{2,14} ){0,2}?(?:partnership|alliance|collaboration|tie-up|joint venture)(?: (?:with|between) ${name})?`,
  },
  {
    trigger:
      /expan|open|enter|mov|office|market|headquart|hq|location|store|warehouse|site|hub|plant|facility|ground|grow|setting/i,
    kinds: ['expansion'],
    relative: [
      'office|site|store|warehouse|plant|hub|location|facility|branch|headquarters|hq',
      'opened|set up|moved into|broke ground on|announced',
    ],
    gerund:
      "(?:expanding|opening|entering|moving|breaking ground|growing|setting up) (?:[a-z'-]{1,14} ){0,4}?(?:into|to|in|across|offices?|markets?|headquarters|hq|locations?|stores?|warehouse|site|hub|plant|facility)(?: [a-z]{2,15})?",
    past: "expanded(?= (?:this|last|recently|again|abroad|overseas|internationally)\\b|[,.!])|(?:(?:expanded|expanding|entered|moved) (?:in)?to|opened|opening) (?:[a-z'-]{1,14} ){0,4}?(?:offices?|markets?|headquarters|hq|locations?|stores?|warehouse|site|hub|plant|facility|europe|emea|apac|asia|latam|germany|uk|us|north america|canada|australia|india|brazil|france|spain|japan|singapore|[a-z]{3,15})",
    noun: "move into (?:a |the )?(?:new )?(?:country|market|region|state|territory)|(?:[a-z'-]{2,14} ){0,2}?(?:expansion(?: (?:into|to|in|across) [a-z]{2,15})?|new (?:[a-z]{2,14} )?(?:office|headquarters|hq|location|warehouse|hub|facility|plant|site)|market entry)",
  },
  {
    trigger: /lay|laid|let go|cut|redundanc|riff?\b|reduction|restruct|downsiz/i,
    kinds: ['layoffs'],
    gerund:
      "(?:laying off|letting go of|cutting) (?:[a-z\\d%'-]{1,14} ){0,4}?(?:staff|jobs|employees|people|workforce|team|headcount|workers|roles)",
    past: "(?:laid off|let go of|cut) (?:[a-z\\d%'-]{1,14} ){0,4}?(?:staff|jobs|employees|people|workforce|team|headcount|workers|roles)",
    noun: "(?:[a-z'-]{2,14} ){0,2}?(?:layoffs?|lay-offs?|redundanc(?:y|ies)|reduction in force|riff?|restructuring|downsizing|job cuts|workforce reduction)",
  },
  {
    trigger: /public|ipo|list|bell|stock/i,
    kinds: ['ipo'],
    gerund:
      '(?:going public|(?:completing|filing|pricing|announcing|filing for) (?:the |your |an )?ipo|listing on [a-z]{2,12}|ringing the [a-z ]{0,12}bell)',
    past: "(?:went public|gone public|going public|filed (?:for|to) (?:an |the )?(?:ipo|go public|s-1)|listed on [a-z]{2,12}|ipo'?d|completed (?:the |your |an )?ipo)",
    noun: "(?:[a-z'-]{2,14} ){0,2}?(?:ipo(?: filing)?|public (?:offering|listing)|stock market debut|direct listing)",
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
    .replaceAll(' ?', '\\s{0,4}')
    .replaceAll(' ', '\\s{1,4}');
}

const expressions = table.map(({ trigger, kinds, gerund, past, noun, relative, counted }) => ({
  trigger,
  kinds,
  byGerund: pattern(
    `${congrats.replace('@NAME@', name)} (?:${gerund})`,
    `(?:for|on|about) (?:recently |just |successfully |officially )?(?:${gerund})(?= ?[!])`,
  ),
  byYou: pattern(
    `${you}${have}(?:${past})`,
    `${theCompany}${have}(?:${past})`,
    ...(relative
      ? [
          `(?:the|that|this|those) (?:[a-z-]{2,14} ){0,3}?(?:${relative[0]}) (?:that |which )?${you}${have}(?:${relative[1]})`,
        ]
      : []),
  ),
  byNoun: pattern(`your (?:${noun})`),
  byTheNoun: pattern(
    `(?:${congrats.replace('@NAME@', name)}|${saw}) (?:about |of |that )?(?:the |all the |this |news of )(?:${noun})`,
    ...(counted
      ? [
          `(?:with|seeing|given|saw|noticed|spotted) (?:all |so many |that many |several |some |the |over |more than |\\\\d{1,4} |two |three |four |five |six |seven |eight |nine |ten |eleven |twelve |a dozen |dozens of ){1,2}(?:open |new |vacant |unfilled ){1,2}(?:[a-z-]{2,14} ){0,3}?(?:${counted})`,
        ]
      : []),
  ),
  byName: anchored(
    new RegExp(
      `(?<![\\w])([A-Z][\\w&.-]{1,30}(?:\\s[A-Z][\\w&.-]{1,30}){0,2})(?:'s\\s{1,3}(?:${capitals(noun)})|${capitals(have)}\\s{0,3}(?:${capitals(past)}))(?![\\w])`,
      'g',
    ),
  ),
}));

/** A verb or conjunction with a capital, because its sentence begins there, is no part of the name. */
const leadWord =
  /^(?:Noticed|Saw|Heard|Read|Spotted|Since|After|Now|With|When|Given|As|That|Looks|Seems|Great|And|But|So|Because|While|Hi|Hey|Hello)\s+/;

const pronoun = /^(?:I|We|You|They|He|She|It|The|This|That|Our|My|Your|Who|What|And|But|If|When|Since|After)\b/i;

const conditional =
  /\b(?:if|when(?:ever)?|once|should|unless|whether|in case|before|until|assuming|suppose|imagine|as soon as|next time|by the time|plan(?:ning|s)?(?: to| on)?|think(?:ing)? (?:of|about)|consider(?:ing)?|want to|looking to|hope to|hoping to|going to|about to|aim(?:ing)? to|help(?:s|ing)?|ready to|need to|like to|trying to|can|could|would|might|may|will|'ll|'d|to)\s(?:you(?:'re| are|r team| ever| do| decide to| want to| plan to|r company)?\s|your\s(?:[a-z]{2,12}\s){0,2}|the\s|be\s|have\s|not\s)?$/i;
const conditionalStart =
  /^\W*(?:and\s|but\s|so\s|because\s)?(?:if|when|whenever|once|should|unless|suppose|imagine|assuming|as soon as|next time)\s/i;
const negated =
  /\b(?:not|never|no|haven't|hasn't|didn't|isn't|aren't|weren't|wasn't|without)\s(?:[a-z]{2,12}\s){0,3}$/i;
const question =
  /^\W*(?:(?:hi|hey|hello)\s[a-z]+,?\s|curious:?\s|quick question:?\s|out of curiosity,?\s|so,?\s|and,?\s|also,?\s)?(?:are|is|do|does|did|have|has|had|was|were|will|would|can|could|any|planning|thinking|how|what|who|when|where|which|why|curious (?:if|whether)|wondering (?:if|whether))\b/i;
const wondering =
  /\b(?:wonder(?:ing)?|curious|ask(?:ing)?|know|sure|see|check(?:ing)?|tell me|confirm)\s(?:if|whether)\s/i;
const ownBefore = /\b(?:we|we've|we have|we're|i|i've|i'm|our|my|us)\s(?:[a-z']{2,12}\s){0,3}$/i;
/** "I read that": what follows is news of somebody else. */
const perceived =
  /\b(?:saw|seen|see|read|heard|hear|noticed|learned|learnt|spotted|caught|understand)\s(?:(?:that|about|how|where)\s)?$/i;
const generic =
  /\b(?:companies|teams|startups|founders|businesses|organi[sz]ations|firms|leaders|customers|clients|people|those|anyone|everyone|many|most|others|brands|ceos|vendors|folks)\s(?:[a-z']{2,12}\s){0,4}$/i;
const yourOwnThing =
  /^your\s+(?:(?:free|trial|own|next|upcoming|planned|future|potential|first|possible)\s+)?(?:investment|funding needs|raise request|launch (?:plan|date|checklist)|next|upcoming|future|planned|potential)\b/i;

/** A wish looks ahead: "good luck with the launch". */
const wish = /\b(?:good luck|best of luck|all the best|every success|fingers crossed)\b[^.!?\n]{0,30}$/i;

/** Asking for a document is no news of what is in it: "please bring your hiring plans". */
const handover =
  /\b(?:bring|share|send|submit|prepare|update|review|finali[sz]e|complete|with|on|about|over|discuss)\s$/i;

/**
 * The claims of a text about its recipient. Questions, conditions, plans, negations, general statements, news of the
 * sender's own and events dated to an earlier year than `now` are none. Case does not matter but for names.
 */
export function findClaims(field: Pick<FieldText, 'text' | 'near' | 'hits'>, now: Date): Claim[] {
  const { text } = field;
  const possible = expressions.filter((kind) => mayHold(field, kind, 0, text.length));
  const searched = { text, ...(field.hits && { hits: field.hits }) };
  const claims: Claim[] = [];
  const add = (kinds: readonly EventType[], match: RegExpMatchArray, subject: string | null, named = false) => {
    const start = match.index ?? 0;
    const end = start + match[0].trimEnd().length;
    const overlap = claims.findIndex((claim) => start < claim.end && claim.start < end);
    if (overlap >= 0 || !isAsserted(text, start, end, match[0], now, named)) return;
    claims.push({ kinds, start, end, sentence: sentenceOf(text, start, end).text, subject });
  };
  for (const range of possible.length === 0 ? [] : field.near) {
    const near = [range];
    const hopeful = possible.filter((kind) => mayHold(field, kind, range.start, range.end));
    if (hopeful.length === 0) continue;
    const sentence = { text: text.slice(range.start, range.end) };
    const woken = hopeful.filter(({ trigger }) => trigger.test(sentence.text));
    if (woken.length === 0) continue;
    const addressed =
      /you|the company|this company|firm|business|startup|organi[sz]|congrat|kudos|well done|hats off|cheers|props|bravo|applause|felicitations|saw|seen|read|notic|heard|learn|caught|spot|came across|excit|great|thrill|impress|following|light of|given|with|after|since|thanks|now that|news|lov|to (?:see|hear)|for|on|about/i.test(
        sentence.text,
      );
    for (const { kinds, byGerund, byYou, byNoun, byTheNoun } of addressed ? woken : []) {
      for (const expression of [byGerund, byYou, byNoun, byTheNoun]) {
        for (const match of matchesNear({ ...searched, near }, expression)) {
          add(kinds, match, congratulated(match[0]));
        }
      }
    }
    for (const { kinds, byName } of woken) {
      for (const match of matchesNear({ ...searched, near }, byName)) {
        const subject = (match[1] ?? '').replace(leadWord, '');
        if (/^[A-Z]/.test(subject) && !pronoun.test(subject)) add(kinds, match, subject, true);
      }
    }
  }
  for (const { start, end, sentence, claim } of claimsIn(field, newsTold)) {
    const kinds = kindsTold(claim);
    if (claims.some((known) => start < known.end && known.start < end)) continue;
    // A firm that was bought or joined has a name, and names have capitals.
    if (/^(?:acquisition|partnership)$/.test(kinds[0] ?? '') && !/\byour?\b|.[A-Z]/.test(text.slice(start, end + 24)))
      continue;
    const owner = whoseNews(sentence.text, start - sentence.start, end - sentence.start);
    if (!owner || !isAsserted(text, start, end, text.slice(start, end), now, false)) continue;
    claims.push({ kinds, start, end, sentence: sentence.text, subject: owner.name });
  }
  return claims.sort((a, b) => a.start - b.start);
}

/** True when one of a kind's expressions may match in [start, end). */
function mayHold(
  field: Pick<FieldText, 'hits'>,
  kind: (typeof expressions)[number],
  start: number,
  end: number,
): boolean {
  return (
    mayMatch(field, kind.byNoun, start, end) ||
    mayMatch(field, kind.byYou, start, end) ||
    mayMatch(field, kind.byName, start, end) ||
    mayMatch(field, kind.byGerund, start, end) ||
    mayMatch(field, kind.byTheNoun, start, end)
  );
}

/** Whom "congrats to Acme on ..." names. */
function congratulated(matched: string): string | null {
  const found = /\bto\s((?:[A-Z][\w&.-]{1,30}\s?){1,3})\s?(?:and|on|for|with)\b/.exec(matched);
  return found?.[1]?.trim() ?? null;
}

function isAsserted(text: string, start: number, end: number, matched: string, now: Date, named: boolean): boolean {
  const sentence = sentenceOf(text, start, end);
  const before = text.slice(sentence.start, start);
  if (isInCode(text, start) || isMention(text, start)) return false;
  if (
    question.test(sentence.text) &&
    !/\b(?:congrats|congratulations|saw|noticed|now that|after|since|given)\b/i.test(`${before}${matched}`) &&
    isAsked(sentence)
  )
    return false;
  if (/\b(?:if|whether|when|once|unless)\s/i.test(matched) || wondering.test(before)) return !because('supposed');
  if (isOwnCompany(text, sentence.start, start, matched)) return !because('own_company');
  if (negated.test(before)) return !because('negated');
  if (conditional.test(before) || wish.test(before)) return !because('supposed');
  if (
    conditionalStart.test(sentence.text) &&
    !/,/.test(before) &&
    !/^\W*(?:when|once)\s(?:i|we)\b/i.test(sentence.text)
  )
    return !because('supposed');
  if (named && (generic.test(before) || (ownBefore.test(before) && !perceived.test(before)))) return !because('others');
  if (yourOwnThing.test(matched) || (handover.test(before) && /\bplans?$/i.test(matched))) return false;
  return !isDatedPast(
    `${text.slice(Math.max(sentence.start, start - 30), start)} ${matched} ${text.slice(end, Math.min(sentence.end, end + 30))}`,
    now,
  );
}

/** True when the words date the event to an earlier year, or to long ago. */
function isDatedPast(words: string, now: Date): boolean {
  for (const [, year] of words.matchAll(/\b((?:19|20)\d\d)\b/g)) if (Number(year) < now.getUTCFullYear()) return true;
  return /\b(?:years? ago|last year|back in|a while (?:ago|back)|decades?|originally|previous(?:ly)?|former(?:ly)?|old)\b/i.test(
    words,
  );
}

const companyFirst = new RegExp(`^${theCompany}\\b(?! (?:that |which )?you)`, 'i');

/** True where "the company" is the sender's: who writes "we" in the same sentence, or in the one before, goes on about it. */
function isOwnCompany(text: string, sentenceStart: number, start: number, matched: string): boolean {
  if (!companyFirst.test(matched)) return false;
  const previous = sentenceOf(text, Math.max(0, sentenceStart - 2), Math.max(0, sentenceStart - 1));
  return /\b(?:we|our|ours|us|we've|we're|my)\b/i.test(`${previous.text} ${text.slice(sentenceStart, start)}`);
}
