import type { EventType } from '@sendgate/contracts';
import { type Claim, facets } from '../search/sentence-facets.ts';

/**
 * How much the words of a telling say by themselves. `news`: seldom used of anything but firms and careers. `deed`: what
 * everybody does each day as well, such as opening, adding and leaving. `thing`: a noun alone, such as a new office. `heard`:
 * what reports and notices tell their reader as well, such as a target missed; news where somebody read of it or praises it.
 */
export type Weight = 'news' | 'deed' | 'thing' | 'heard';

/** A way of telling an event; to whom it happened is read from the words around it. */
export interface NewsTelling {
  readonly kinds: readonly EventType[];
  readonly weight: Weight;
  readonly claim: Claim;
}

/** Firms by their trade, which need no name to be bought: "a cold-storage operator", and no "carrier bag". */
export const firmByTrade =
  '(?:an?|two|three|another|its|their) (?:(?!(?:in|at|on|to|from|with|for|of|by|into|and|our)\\b)[a-z-]{3,16} ){0,3}?(?:operators?|carriers?|makers?|producers?|distributors?|wholesalers?|retailers?|resellers?|forwarders?|hauliers?|suppliers?|manufacturers?|consultanc(?:y|ies)|brewer(?:y|ies)|competitors?|rivals?|start-?ups?|compan(?:y|ies)|firms?|agenc(?:y|ies)|subsidiary|subsidiaries)(?= ?[,.;!?]|$| (?:in|for|from|with|of|and|but|so|to|that|which|who|based|called|named|near|on|at|last|this|earlier|recently|yesterday|today|when|while|because|is|was|has)\\b)';
/** A name begins with a capital, although the words around it may be in any case. */
const name = '(?-i:[A-Z])[\\w&.-]{2,20}';

const some = "(?:[\\w'.$€£%-]{1,16} ){0,3}?";
/** Up to three words before a noun that has no preposition of its own: "opened in the office" opens no office. */
const object = "(?:(?!(?:in|at|on|to|from|with|for|of|by|into|and)\\b)[\\w'.$€£%-]{1,16} ){0,3}?";
const just = '(?:(?:just|recently|now|also|finally|officially|already|successfully|only just|freshly) ){0,2}';
const amount =
  '(?:[$€£] ?\\d[\\d.,]{0,9} ?(?:k|m|mm|mn|b|bn|million|billion)?|\\d[\\d.,]{0,9} ?(?:m|mn|million|billion|mil)|(?:ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|eighty|a hundred) million)';
/** A sum below ten thousand, or one told to the penny, which nobody raises in a round. */
export const few =
  '[$\u20ac\u00a3] ?(?:\\d{1,3}|\\d,?\\d{3}|\\d{1,3}(?:,\\d{3}){1,2}(?=\\.\\d\\d))(?:[.,]\\d\\d)?(?![\\d.,]*\\d| ?(?:k|m|mm|mn|b|bn|million|billion)\\b)';
const money =
  '(?:funding|financing|(?:growth |venture |seed )?(?:capital|money|cash)|investment|backing|rounds?|raise|series [a-h]|seed|term sheet)';
const people =
  '(?:people|jobs|roles?|positions?|staff|employees|workers|colleagues|heads|hires|seats|openings?|vacanc(?:y|ies)|reqs?|recruits|newcomers|engineers?|developers?|reps?|sdrs?|bdrs?|aes?|account executives?|sellers|salespeople|nurses|drivers|analysts?|designers?|managers?|leaders?|executives?|marketers?|recruiters?|technicians?|scientists?|agents?|assistants|teachers|tutors|chefs|cooks|waiters|porters|cleaners|carers|mechanics|fitters|electricians|plumbers|welders|operators|pickers|clerks|bookkeepers|accountants|lawyers|paralegals|apprentices|interns|graduates|coordinators|supervisors|consultants|advis[eo]rs|planners|dispatchers|pharmacists|doctors|dentists|hygienists|carpenters|guards|receptionists|inspectors|surveyors|architects|trainers|instructors|bakers)';
const count =
  '(?:\\d{1,4}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|a hundred|hundreds of|dozens of|a dozen|several|many|a handful of|a bunch of|a raft of|a slew of|multiple|a number of)';
const boss =
  '(?:c[efimoprst]{1,2}o|ciso|chief [a-z]{3,14}(?: officer)?|(?:(?:s|e)?vps?|vice[- ]president)(?: of [a-z]{2,14})?|(?:managing |sales |marketing |finance |operations |general |commercial |regional )?(?:director|manager)|head(?: of [a-z]{2,14})?|president|chair(?:man|woman|person)?|partner|team lead|principal|boss|leader)';
export const premises =
  '(?:offices?|sites?|stores?|shops?|warehouses?|plants?|hubs?|branch(?:es)?|headquarters|hq|factory|facility|facilities|location|showroom|lab|laboratory|campus|depots?|data cent(?:er|re)|clinics?|practices?|surger(?:y|ies)|restaurants?|caf[e\u00e9]s?|baker(?:y|ies)|nurser(?:y|ies)|hotels?|salons?|studios?|outlets?|distribution cent(?:er|re)s?)';
/** Behind a promotion: to a step of a scale of pay or of skill, of which an employer or a teacher tells. */
export const notByScale = '(?! to (?:band|grade|level|stage|step)\\b)';
/** What premises are for: "leasing office", "building site". */
const siteByUse = `[a-z]{3,9}ing ${premises}(?<!s)\\b`;
/** Behind premises that only say what something is for: "your new office chair". */
export const notForPremises =
  '(?! (?:chairs?|desks?|tables?|lamps?|furniture|suppl(?:y|ies)|equipment|stationery|printers?|phones?|telephones?|laptops?|computers?|monitors?|screens?|keyboards?|machines?|copiers?|scanners?|servers?|routers?|wi-?fi|software|licen[cs]es?|subscriptions?|accounts?|logins?|badges?|passes|cards?|keys?|locks?|doors?|signs?|signage|manuals?|guides?|maps?|rules?|polic(?:y|ies)|hours|numbers?|plants?|carpets?|blinds|mugs?|forms?|uniforms?|coats?|shoes|gloves|trolleys?|shelving|shelves|racks?|radios?|tills?|cabinets?|whiteboards?|fridges?|kettles?|calendar|wear)\\b)';
const product =
  '(?:product|app|feature|platform|version|tool|line|service|integration|module|assistant|agent|marketplace|release|suite|api|plugin|website|site|range|collection|model|scheduler|portal|dashboard|beta|store|offering|subscription|card|device|robot|engine|copilot|kiosk)';
const place =
  '(?:asia|europe|africa|america|north america|latin america|the (?:us|uk|states|nordics|middle east|netherlands|market|dach region)|us|uk|emea|apac|latam|dach|germany|france|spain|italy|poland|ireland|canada|brazil|mexico|india|japan|china|singapore|australia|sweden|norway|denmark|portugal|austria|switzerland|dubai|berlin|munich|hamburg|london|leeds|manchester|dublin|paris|lyon|madrid|barcelona|lisbon|porto|milan|rome|amsterdam|rotterdam|brussels|vienna|zurich|geneva|stockholm|oslo|copenhagen|helsinki|warsaw|prague|austin|boston|chicago|denver|dallas|atlanta|miami|seattle|toronto|vancouver|sydney|melbourne|tokyo|new york|san francisco|texas|ohio|florida|california|new (?:markets?|countr(?:y|ies)|regions?|territor(?:y|ies)))';

/** Behind what somebody was seen to do: "great to see Acme acquire Globex". What is hoped for is not told. */
const seen =
  "(?<=\\b(?:(?:great|good|nice|exciting|awesome|cool|amazing|fun|fantastic|wonderful|lovely|glad|happy|pleased|delighted|thrilled|excited|impressive|brilliant|super|interesting|inspiring|sad|sorry|stoked) (?:to (?:see|watch)|seeing|watching)|(?:i|we) (?:just |recently )?(?:saw|watched)|enjoyed (?:seeing|watching)|loved? (?:seeing|watching)) (?:[\\w&.'-]{1,24} ){1,3})";
const hoped = /\b(?:(?:would|could|will|might|'d|'ll) (?:[a-z]{2,8} )?(?:be|love|like)|hop(?:e|ing)|if)\b/i;

const wholeWords = (source: string) => new RegExp(`(?<!\\w)(?:${source})(?!\\w)`, 'i');
/** A noun that tells an event without a verb. */
interface Thing {
  readonly thing: string;
}
const thing = (source: string): Thing => ({ thing: source });
/** Each way of telling is one expression, or several that a sentence holds all of. */
const event = (
  kinds: readonly EventType[],
  verbs: 'news' | 'deed' | 'heard',
  none: RegExp | undefined,
  ...told: readonly (string | Thing | readonly string[])[]
): readonly NewsTelling[] =>
  told.flatMap((each) => {
    const isThing = typeof each === 'object' && 'thing' in each;
    const parts = [isThing ? each.thing : each].flat();
    const weight = isThing ? 'thing' : verbs;
    return facets([{ all: parts.map(wholeWords), ...(none && { none: [none] }) }]).map((claim) => ({
      kinds,
      weight,
      claim,
    }));
  });

/** Lists that firms and people are proud to stand on. */
const ranking =
  "inc\\.? ?5,?000|fortune (?:100|500|1000)|forbes (?:list|cloud|30|next|best|[a-z]{3,12} )|(?:forbes|fortune|time|fast company)(?:'s| magazine's) |deloitte (?:technology )?fast|fast 50|(?:gartner|forrester|g2|idc|capterra)(?:'s)? (?:magic quadrant|wave|cool vendor|peer|leader|grid|marketscape|hype|shortlist|report|summer|spring|winter|fall)|(?:best|great|top) (?:places? to work|workplaces?|employers?)|fastest[- ]growing (?:compan(?:y|ies)|startups?|firms?|private|tech|agenc(?:y|ies)|brands?|saas)|(?:30|40) under (?:30|40)|most innovative (?:compan(?:y|ies)|startups?)|(?:linkedin|saas|startup) (?:top )?(?:startups|1000|100|50)(?: list)?|hot 100|top (?:10|20|25|50|100|500) (?:[a-z]{2,12} ){0,2}?(?:compan(?:y|ies)|startups?|firms?|list|agenc(?:y|ies)|brands?|leaders|voices)";
/** What the sender gives, keeps or counts for the reader. */
const notTheirNews =
  /\b(?:(?:prize|lucky|raffle|weekly|monthly|our) (?:draw|raffle|giveaway|prize|competition|quiz)|raffle|voucher|our (?:[a-z]{2,14} ){0,2}?awards?|your (?:order|cart|basket|balance|account|limit|quota|storage|plan|subscription|child|son|daughter)|with (?:us|our)|using (?:us|our)|(?:next|current|bigger) (?:plan|tier)|points|steps|streak|challenge|level|if you|we (?:have |had |just |recently |also |also just )?(?:won|hit|passed|reached|crossed|made|were|migrated|moved|switched|rebranded|adopted|chose))\b/i;

/** Kinds of news about a firm or a person, each by what is said to have happened. */
const newsEvents: readonly (readonly NewsTelling[])[] = [
  event(
    ['funding'],
    'news',
    /\b(?:funding (?:of (?:the|your) project|gap|options)|rounds? of (?:changes|talks|edits|feedback|questions|reviews?|interviews?|tests)|discount|invoice|budget|fundraiser|charity|return on investment|time investment|trade investment|save|saves|saved|costs?|price)\b/i,
    `(?:rais(?:ed|ing)|clos(?:ed|ing)|land(?:ed|ing)|secur(?:ed|ing)|bagg(?:ed|ing)|nett(?:ed|ing)|bank(?:ed|ing)|attract(?:ed|ing)|pocket(?:ed|ing)|t(?:ook|aking) in|pull(?:ed|ing) (?:in|off)|picked up|w(?:on|rapped up)|announc(?:ed|ing)|complet(?:ed|ing)|receiv(?:ed|ing)|g(?:ot|etting)|finali[sz](?:ed|ing)|scor(?:ed|ing)|brought in) ${some}(?:${money}|(?!${few})${amount}(?! (?:deal|contract|order|invoice|in (?:sales|revenue|costs))))`,
    [
      `(?!${few})${amount} (?:[a-z-]{2,12} ){0,2}?(?:${money}|in the bank|from (?:investors|vcs|sequoia|accel|index)|injection|infusion|in (?:new |fresh )?(?:funding|capital|money|equity))`,
      `${money}|in the bank|investors|vcs|injection|infusion|equity`,
    ],
    `(?:investors?|backers?|vcs?|venture firms?|funds?|sequoia|accel|andreessen) (?:have |has )?${just}(?:put|poured|pumped|placed|sank|invested|came in|piled in|backed|wrote|committed)`,
    '(?:fresh|new|extra|additional|recent|latest) (?:(?:investment|funding|financing|growth|seed|venture) (?=round|raise))?(?:funding|capital|money|cash|financing|venture money|investors?|backers?|round|raise)',
    `(?:newly|freshly|well|recently|just) (?:funded|financed|capitali[sz]ed|backed)|fresh (?:from|off) (?:an?|the|your|its|their) ${some}${money}|flush with (?:cash|capital|money|funding)|war chest|oversubscribed|(?:reach|hit|achiev|becom|attain)(?:ed|ing|es|e) unicorn status|(?:news|headlines?|announcement|word|story|stories|release) (?:about|of|on) (?:the|your) (?:[a-z]{2,12} )?(?:round|raise|funding|financing|investment)`,
    '(?:led|joined|co-led|backed|anchored) (?:your|the|its|their) (?:[a-z]{2,12} )?(?:round|raise|series [a-h])|(?:money|cash|capital|cheques?|wire|funds|round) (?:from [a-z]{2,14} )?(?:(?:has|have|is|are|now|just|finally) ){0,3}(?:landed|arrived|come through|came through|cleared|in the bank|in the books|closed|signed and sealed|wired)',
  ),
  event(
    ['acquisition'],
    'news',
    /\b(?:customer acquisition|talent acquisition|user acquisition|cost of acquisition|acquisition (?:costs?|channels?|funnel|team|strategy|campaigns?)|data acquisition|merge (?:the|conflict|requests?|fields?|tags?)|mail merge|bought (?:a (?:ticket|licence|license|seat)|from us|our)|(?:tickets?|seats?|items?|orders?|bookings?|vouchers?|copies|products?|meals?|gifts?)\b[^.!?]{0,40}\b(?:been|being|were|was|are|is) (?:\w{3,12} )?purchased|(?:confirm|complete|finish|finali[sz]e|place|process)(?:ed|ing)? (?:this|the|your) purchase|thank(?:s| you)(?: (?:so|very) much)? for (?:your|the|this) (?:[a-z]{3,8} )?purchase|(?:receipt|invoice|confirmation|order|warranty|registration) (?:for|of) (?:your|the) purchase)\b/i,
    `(?:acquir(?:ed|ing|es)|b(?:ought|uying|uys)(?: out| up)?|purchas(?:ed|ing)|snapp(?:ed|ing) up|scoop(?:ed|ing) up|swallow(?:ed|ing)(?: up)?|t(?:ook|aking|akes|aken) over|merg(?:ed|ing|es) with|absorb(?:ed|ing)|gobbl(?:ed|ing) up|add(?:ed|ing) ${name} to (?:the|your) (?:group|family|portfolio|stable))(?= (?:you|${firmByTrade}|(?!an? )${object}${name}|${object}(?:rivals?|competitors?|compan(?:y|ies)|startups?|firms?|business(?:es)?|agency|brand))\\b)`,
    `(?<=(?:${name} and ${name}|your [a-z]{3,12} and ${name}|${name} and your [a-z]{3,12}) )(?:(?:are|is|have|has|will be|to|just|recently|now) ){0,2}merg(?:e|ed|es|ing)|(?:been|being|was|were|got|getting|are|is) ${just}(?:acquired|bought(?: out)?|taken over|snapped up|absorbed|swallowed(?: up)?|purchased|sold to|folded into|merged (?:with|into))(?: by)?`,
    `(?:acquisition|takeover|purchase|buy-?out|merger|tie-up|combination) (?:of|by|with) (?!\\d|(?:flat|plot|unit|apartment|land) )[\\w&.-]{2,21}|${name} (?:acquisition|takeover|merger|buy-?out)|(?:tak(?:e|es|ing)|took|taken) [\\w&.-]{2,21} under (?:your|its|their) (?:wing|roof)|br(?:inging|ought) [\\w&.-]{2,21} (?:into|under) (?:the|your) (?:family|fold|umbrella|roof|group)|(?:majority|controlling) (?:stake|share|interest) in|(?:change|changed|new) (?:of |in )?(?:hands|ownership|owners?|parent company)|(?:join(?:ed|ing)?|part of|belongs? to) the ${name} (?:family|group|fold)|(?:now|bec[ao]me|becomes) (?:part of|owned by|a subsidiary of)|now (?:belong(?:s|ing)? to|owns?(?= (?-i:[A-Z])))|(?<=\\bnow that ${name} (?:${name} )?)(?:owns|belongs to|is (?:part of|owned by))|under new ownership|(?:took|takes|taking|bought|buys|buying) (?:you|your (?:company|firm|business|startup)) (?:over|out)(?! (?:the|our|my|of|to)\\b)|found a (?:new )?buyer|sold (?:the|your) (?:company|business|firm|startup)`,
  ),
  event(
    ['funding'],
    'news',
    undefined,
    thing(
      '(?:an?|another|two) (?:[a-z]{2,12} )?(?:series [a-h]|seed round|funding round|round of funding)(?= ?(?:,|[.!;]|$| and\\b))',
    ),
  ),
  event(
    ['acquisition'],
    'news',
    undefined,
    thing('(?:an|another|two|three|several) (?:[a-z]{2,12} )?acquisitions?(?= ?(?:,|[.!;]|$| and\\b))'),
  ),
  event(
    ['funding'],
    'news',
    hoped,
    `${seen}(?:raise|close|land|secure|bag|pull in|announce|complete) ${some}(?:${money}|${amount})`,
  ),
  event(
    ['acquisition'],
    'news',
    hoped,
    `${seen}(?:acquire|buy(?: out)?|purchase|snap up|take over|merge with|absorb) ${object}(?:${name}|rivals?|competitors?|compan(?:y|ies)|startups?|firms?|business(?:es)?|agency|brand)`,
  ),
  event(
    ['promotion', 'job_change', 'leadership_change'],
    'deed',
    hoped,
    `${seen}(?:take (?:over|on|up|the reins|charge|the helm)|become|step (?:up|in|into)|join|land|start|move (?:up )?(?:in)?to|get (?:promoted|named|appointed)) ${some}(?:as )?(?:the |an? )?${boss}`,
  ),
  event(
    ['leadership_change', 'job_change', 'hiring'],
    'deed',
    hoped,
    `${seen}(?:hire|appoint|name|welcome|recruit|bring (?:in|on)) ${some}(?:as )?(?:its |your |the |an? )?(?:new |first |next )?${boss}`,
  ),
  event(
    ['product_launch'],
    'deed',
    hoped,
    `${seen}(?:release|unveil|introduce|debut|roll out|bring out|announce) ${some}(?:new |brand-new |latest |own |first )?${product}`,
  ),
  event(
    ['promotion', 'job_change', 'leadership_change'],
    'deed',
    /\b(?:position(?:ed|ing)|move (?:to|from) (?:a |the )?(?:cloud|new (?:system|tool|crm|vendor))|head start|head count|lead times?|leads? (?:list|gen\w*|quality)|promot\w+ (?:codes?|offers?|campaigns?|your)|job (?:posts?|ads?|board|descriptions?)|roles? (?:play|in (?:this|the) (?:project|process))|(?:manager|owner|lead|leader|director|head|admin) of (?:the|this|your) (?:workspace|account|group|channel|project|page|board|folder|list))\b/i,
    `(?:promoted|elevated|named|appointed|made|moved up|stepp(?:ed|ing) (?:up|in|into)|t(?:ook|aking|aken) (?:over|on|up|the reins|charge|the helm)|becom(?:e|ing)|became|land(?:ed|ing)|start(?:ed|ing)|accept(?:ed|ing)|assum(?:ed|ing)|inherit(?:ed|ing)|earn(?:ed|ing)|(?:moved|moving|jump(?:ed|ing)|risen|rising|rose|went|gone|going) (?:up |over |across )?(?:in)?to|settl(?:ed|ing) in(?:to)? ?(?:as)?|joining|joined) ${some}(?:as )?(?:${boss}|(?:new |big |top |bigger |expanded |senior )(?:role|job|position|post|title|seat|chair|challenge|gig)|(?:the |your )?(?:[a-z]{2,5} )?(?:seat|chair|helm|reins|corner office|top job|promotion))`,
    thing(
      `(?:new|bigger|expanded|next) (?!(?:office|desk|car|child|dining|garden|gaming|swivel|window|aisle|high|arm) (?:seat|chair))(?:[a-z]{2,12} )?(?:role|job|position|post|title|seat|chair|gig|remit|responsibilit(?:y|ies)|appointment|chapter)(?: (?:at|as|in|with|of))?`,
    ),
    thing(
      `first (?:few |full |one )?(?:hundred |100 |ninety |90 |thirty |30 )?(?:days?|weeks?|months?|quarter) (?:as|in|at|on the job)|(?:well[- ]deserved |recent |big |latest )?promotion(?! (?:code|of|for our))${notByScale}|job change|career move`,
    ),
    `(?:from|as) (?:[a-z]{3,14} )?${boss} to (?:[a-z]{3,14} )?${boss}|(?<=\\bnow that you )(?:head(?: up)?|lead|run|oversee|manage|are (?:in charge of|responsible for)) (?:the |all |all of )?(?:[a-z-]{2,14} ){0,2}?(?:team|department|function|division|operations|org)(?!['\u2019 -]{1,2}(?:s\\b|calendar|inbox|account))|now (?:head(?:ing)?(?: up)?|lead(?:ing)?|run(?:ning)?|overs(?:ee|eeing)|manag(?:e|ing)|(?:the |a )?${boss})|(?:moved|switched|gone|went|come|came|jumped ship) (?:over )?from ${name}|(?:left|leaving) (?!(?:now|today|tonight|tomorrow|asap|soon)\\b)${name}|(?:hung|put|ha(?:s|ve)) (?:up )?(?:a )?new (?:title|badge)|newly (?:promoted|appointed|minted|named|elected)|recently (?:promoted|appointed|named|elected|became|made)|(?:just|recently) (?:started|joined|moved)(?= (?:at|as|to|over|in the))`,
  ),
  event(
    ['leadership_change', 'job_change', 'hiring'],
    'deed',
    undefined,
    thing(
      `(?:new|first(?:-ever)?|incoming|interim|next) ${boss}(?: (?:on board|at the helm|in place|starting|coming|joining|in the seat|took|takes|joined|joins|arrived|started|has))?`,
    ),
    `(?:hir|appoint|nam|welcom|announc|recruit|poach|instal|lur)(?:l?ed|l?ing|es) ${some}(?:as )?(?:its |your |the |a |an )?(?:new |first |next )?${boss}`,
    `(?:br(?:ought|inging|ings)|g(?:ot|etting)|ha(?:s|ve)|h(?:ired|iring)|took|taking|pull(?:ed|ing)|add(?:ed|ing)) ${name}(?: ${name})? (?:on board |in |over |across |onto the team |into the fold )?as (?:its |your |the |their |a |an )?(?:new |first |next )?${boss}`,
    `${boss}(?:,\\s${name}(?: ${name})?,)?\\s(?:(?:is|has|are|was|just|will be|recently|suddenly) ){0,2}(?:stepp(?:ed|ing) (?:down|aside|back)|leaving|left(?! (?:an?|the|you|us|me|it|some|behind|his|her|their|word|instructions)\\b)|departed|resign(?:ed|ing)|retir(?:ed|ing)|mov(?:ed|ing) on|tak(?:es|ing) over|took (?:over|the reins|the helm)|arriv(?:ed|ing)|on board)`,
    thing(
      `(?:departure|exit|resignation|retirement|arrival|appointment) of ${some}${boss}|(?:change|changing of the guard|shake-?up|shuffle|reshuffle|transition) (?:at the top|in (?:the )?(?:leadership|management|c-suite))|(?:leadership|management|c-suite|board) (?:changes?|shake-?up|reshuffle|transition)`,
    ),
  ),
  event(
    ['hiring'],
    'deed',
    /\b(?:(?:logs?|queues?|scheduler|cron|traces?) (?:shows?|has|have|lists?|with)|job (?:well done|number)|hiring (?:freeze|managers? we)|vacan(?:t|cy) (?:rate|lot)|sales training|(?:add|buy|bought|remov|need)(?:s|ed|ing)? (?:[a-z\d]{1,8} ){1,3}seats|need(?:s|ed|ing)? (?:[a-z\d]{1,8} ){1,2}people (?:at|on|in|to|for)|seats? (?:per|licen[cs]e|together|next to|near|in row|to (?:see|watch))|tickets?|movies?|cinema|theat(?:er|re)s?|concert|flights?|trains?|showings?|screenings?|(?:free|current) plan|on (?:the|your) plan|if you)\b/i,
    `(?:hir|recruit|advertis|interview|onboard|search|scout)(?:ing|ed) (?:for )?${some}${people}`,
    `(?:looking|searching|hunting|on the (?:lookout|hunt|search)) (?:for|to (?:hire|add|fill|recruit|bring on)) ${some}${people}`,
    [
      `(?:adding|added|bringing (?:on|in)|brought (?:on|in)|taking on|took on|onboarding|posted|posting|listed|lists?|listing|shows?|showing|has|have|with|got|filling|opened(?: up)?|advertis\\w{1,3}|seek(?:s|ing)?|need(?:s|ing)?) (?:for )?${count} (?:more )?(?:(?:new|open|more|extra|further|additional|vacant|unfilled|sales|engineering|marketing|support|senior|remote|junior|field|software|job|[a-z]{2,5}) ){0,3}${people}`,
      people,
    ],
    thing(
      `${count} (?:open|vacant|unfilled|advertised|live|new|job) (?:[a-z-]{2,14} ){0,2}?(?:${people}|postings?|ads?)`,
    ),
    `(?:staffing|hiring|scaling|ramping|beefing|building|growing|bulking) (?:up|out) (?:the |your |its |a )?(?:[a-z-]{2,14} ){0,2}?(?:team|department|staff|headcount|org|bench|crew|force|squad|floor|in\\b)|staffing up|on a hiring (?:spree|push|binge|drive)|hiring (?:spree|push|binge|drive|surge|wave|campaign|like (?:mad|crazy))|hiring (?:aggressively|heavily|fast|again|right now|like there)|(?:doubl|tripl|grow|expand|increas|quadrupl)(?:ed|ing|n|es|s)? (?:the size of )?(?:the |your |its )?(?:[a-z-]{2,14} ){0,2}?(?:team|headcount|workforce|staff|sales force|payroll|department|org)|(?:team|headcount|workforce|staff) (?:(?:has|have|is|just|nearly|almost|been|really|clearly) ){0,4}(?:doubled|tripled|grown|growing|expanding|quadrupled)|(?:headcount|workforce|payroll|staff(?:ing)?) (?:(?:has|have|is|just|nearly|almost|been|really) ){0,3}(?:went up|gone up|going up|is up|rose|risen|rising|grew|jumped|climbed|climbing|swelled|swollen)|(?:careers?|jobs|vacancies) (?:page|site|board|section) (?:[a-z]{2,10} ){0,2}?(?:is|lists?|shows?|has|full|features?|boasts?|advertis\\w{1,3}|busy|packed)`,
    thing(
      `(?:ad|advert|posting|listing|post|openings?|vacanc(?:y|ies)|search) for (?:an? |the |your |new )?${some}(?:${people}|${boss})|(?:want|wanted|help) ads?`,
    ),
  ),
  event(
    ['product_launch'],
    'deed',
    /\b(?:launch(?:ing)? (?:a (?:survey|search)|date|plan|checklist)|live (?:chat|demo|session|call|event|webinar)|(?:press|news) release notes|release (?:form|date of)|before (?:the|your) launch|unrolled|(?:shipped|delivered|left) (?:our|the) (?:warehouse|depot)|orders?|parcel|tracking|introduc(?:ed|ing) (?:you|me|myself|us))\b/i,
    `(?:(?:launch|releas|shipp|unveil|unwrapp|roll|introduc|debut|announc|present|reveal|publish|premier|push|putt)(?:e?d|ing|es|s)|put) (?:out |live )?${some}(?:new |brand-new |latest |own |first )?${product}`,
    `${product} (?:(?:has|have|is|was|just|finally|now|recently|went|gone|officially) ){0,3}(?:live|launched|released|out(?! of)|shipped|available|unveiled|rolled out|hit (?:the )?(?:stores?|shelves|market|app store|general availability)|debuted|public|in beta|premiered)`,
    `${product} (?:that |which )?(?:(?:the )?(?:people|team|folks) at )?${name}(?: ${name})? (?:(?:has|have|just|recently|finally) ){0,2}(?:brought out|launched|released|unveiled|put (?:out|live|on the market|in(?:to)? the (?:stores?|app store))|rolled out|introduced|debuted)(?= (?:last|this|on|in|yesterday|today|recently|earlier)\\b)`,
    '(?:t(?:ook|akes|aking|aken) the wraps off|lift(?:ed|ing) the (?:curtain|lid|veil) on|pull(?:ed|ing) back the curtain on|br(?:ought|inging) [^.!?]{2,30} to (?:market|life)|go(?:es|ing)? live with|went live with|came out with|coming out with|kick(?:ed|ing) off [^.!?]{2,24} launch|drop(?:ped|ping) (?:a |your |its )?new)',
    thing(
      '(?:launch|release|rollout|roll-out|debut|unveiling|premiere)(?= (?:of|last|this|on|in|went|was|is|looks|looked|has|event|party|video|post|announcement|yesterday|today|week)\\b)',
    ),
  ),
  event(
    ['partnership'],
    'news',
    /\b(?:partner (?:program(?:me)?|discount|with us|portal|manager)|channel partners?|our partners?|with us|join forces with us|deal (?:size|desk|stage|flow)s?|if you)\b/i,
    `(?:you|your [a-z]{3,12}) and ${name} (?:are |have |now |just |recently ){0,3}(?:team(?:ed|ing)|partner(?:ed|ing)|link(?:ed|ing)|pair(?:ed|ing))(?: up)?|(?<!\\b(?:an?|my|our|that|the|their|this|your) )(?:partner|team|link|hook|pair|buddi|alli)(?:e?d|ing|s|es)? (?:up )?with ${name}|(?:join(?:ed|ing)?|combin(?:ed|ing)) (?:forces|hands) (?:with|on)|(?:have|has|'ve) joined (?:forces|hands)|(?:now|officially|become|became) partners|(?:partnership|alliance|tie-up|collaboration|joint venture|pact|deal|agreement|co-operation|cooperation) (?:between|with) (?:you and )?${name}|${name} (?:partnership|alliance|tie-up|collaboration|joint venture)|(?:sign(?:ed|ing)|str(?:uck|iking)|ink(?:ed|ing)|form(?:ed|ing)|announc(?:ed|ing)|forg(?:ed|ing)|enter(?:ed|ing)(?: into)?) (?:an? |the |your )?(?:[a-z-]{2,14} ){0,2}?(?:partnership|alliance|pact|tie-up|collaboration|joint venture|(?:reseller|distribution|licensing|franchise|co-marketing) (?:agreement|deal))|working (?:hand in hand|together|side by side) with ${name}|chosen ${name} as (?:a|your|its) (?:partner|reseller|distributor)`,
  ),
  event(
    ['expansion'],
    'deed',
    /\byour (?:invoices?|orders?|parcels?|packages?|goods|items?|shipments?|containers?|deliver(?:y|ies)|payments?|data|e-?mails?|mails?|messages?|letters?|calls?|requests?|tickets?|files?|documents?) (?:[a-z']{2,9} ){0,3}?(?:go|goes|went|gone|going|head|mov|enter|ship|spread)|\b(?:opened (?:my|the|our|your) (?:e-?mail|mail|message|file|link|account|ticket)|open (?:rates?|source|question)|site (?:visit|map)|web ?site|in store for|store (?:data|the)|enter(?:ed)? (?:the|your) (?:code|data|details|password)|moved? (?:to|from) (?:a |the |your )?(?:cloud|spreadsheets?|excel|new (?:system|tool|crm))|(?:in|to|on) (?:the|your|our) (?:app|portal|settings|account|system|calendar|form|file|list|map|profile|sheet|table|crm|dashboard))\b/i,
    `(?!${siteByUse})(?:(?:open|launch|inaugurat|unveil|build|start|leas|sign|announc|add|gain|acquir|establish)(?:e?d|ing)|(?:sett|cutt)ing|set|cut)(?: up| the ribbon on| the ribbon at)? ${object}(?:new |second |third |first |another |own |brand-new |bigger )?(?:${premises}|presence)`,
    `(?:warehouse|plant|factory|office|depot|clinic|restaurant|showroom|campus|distribution cent(?:er|re)|data cent(?:er|re)) (?:that |which )?(?:you|${name})(?:'re| are| is) ${just}(?:building|opening|setting up|putting up)(?! (?:the|it|this|that)\\b)`,
    `(?:expand|enter|mov|branch|push|break|grow|head|ventur|stepp?|launch|go|spread)(?:ed|ing|s)? (?:(?:out|further|over|deeper|quickly|operations|sales) )?(?:into|in|to|across|beyond)? ?(?:the )?(?:[a-z]{3,10} )?${place}`,
    `(?:sett?(?:ing)?|put(?:ting)?|got|getting|gain(?:ed|ing)) (?:up shop|foot|down roots|a foothold|boots on the ground)(?: (?:in|on))?|(?:doors|ribbon|gates|shutters) (?:opened|open|cut|went up)|(?:opened|opening|open) (?:its|your|the|their) doors|(?:broke|breaking|broken) ground|(?:expansion|growth|move|foray|push|entry|leap|debut) (?:in)?to (?:the )?(?:[a-z]{3,10} )?${place}|now (?:also )?(?:active|present|operating|operational|trading|doing business) (?:in|across) (?:the )?(?:[a-z]{3,10} )?${place}|(?:go(?:es|ing)?|gone|went|is|are|'re) (?:now |just |officially )?live (?:in|across) (?:the )?(?:[a-z]{3,10} )?${place}|(?:going|gone|went) (?:global|international|abroad|overseas)|(?:you|has|have|had|is|are|'re|'s) ${just}(?:moved|moving|relocat(?:ed|ing)) (?:in)?to(?! (?:an?|our|the|your) (?:[a-z]{3,8} )?(?:apartment|bungalow|flat|home|house|pitch|queue|room|row|seats?|ward)\\b)`,
    thing(
      `new (?:[a-z-]{2,14} )?(?:${premises}${notForPremises}|footprint|market)|(?:brand-new|second|third|bigger|larger) (?:[a-z-]{2,14} )?${premises}${notForPremises}`,
    ),
  ),
  event(
    ['layoffs'],
    'news',
    /\b(?:cut (?:costs?|churn|time|down|off)|laid out|no layoffs|weight|price cuts?)\b/i,
    `(?:la(?:ying|id) off|let(?:ting)? go(?: of)?|cut(?:ting|s)?|shed(?:ding)?|slash(?:ed|ing)|axe?(?:d|ing)|trimm(?:ed|ing)|eliminat(?:ed|ing)|reduc(?:ed|ing)|part(?:ed|ing) (?:ways )?with|say(?:ing)? goodbye to|said goodbye to|lost|losing) ${some}(?:${people}|workforce|team|headcount|payroll|(?<!\\bby )\\d{1,2} ?%|a (?:tenth|fifth|quarter|third|half) of)`,
    `(?:laid off|let go of|dismissed) (?:part|some|much|most|many|half) of (?:the |its |your )(?:[a-z-]{2,14} ){0,2}?(?:${people}|workforce|team|headcount)|let (?:[a-z\\d-]{1,12} ){1,6}go(?= |[,.!?]|$)(?<=\\b(?:people|staff|workers|employees|colleagues|jobs|team|half|third|quarter) go)|(?:layoffs?|lay-offs?|redundanc(?:y(?! (?:pay|payments?|packages?|terms|money))|ies)|job (?:cuts|losses)|reduction in force|workforce reduction|downsizing|headcount (?:cuts?|reduction)|staff(?:ing)? cuts|restructuring|plant closure|office closure)|${people} (?:(?:were|was|have|has|had|been|being|are) ){0,2}(?:to (?:leave|go)|laid off|let go|made redundant|axed|dismissed)|(?:shut(?:ting)?|clos(?:ed|ing)) (?:down )?(?:its|your|the) ${some}${premises}|(?:had|have|having) to (?:let|say goodbye|part|shrink|downsize)`,
  ),
  event(
    ['ipo'],
    'news',
    /\b(?:public (?:holiday|sector|transport|domain|speaking|cloud|page|api)|price list|stock (?:levels?|photos?)|in stock|list of)\b/i,
    '(?:tak(?:e|es|ing|en)|took|bring(?:s|ing)?|brought) [\\w&.-]{2,21} (?:to the (?:nasdaq|nyse|stock (?:market|exchange)|public markets?)|public)|(?:went|gone|going|goes|go) public|(?:ipo|initial public offering|public offering|public listing|direct listing|stock (?:market|exchange) (?:debut|listing)|market debut|first day of trading|nasdaq (?:debut|listing)|s-1)|(?:an?|the|your|its) (?:[a-z]{2,12} )?listing (?:in|on) (?:the )?(?:new york|london|frankfurt|paris|amsterdam|hong kong|nasdaq|nyse|euronext|stock (?:market|exchange))|(?:r(?:inging|ang)|rung) the (?:opening |closing )?bell|(?:list(?:ed|ing)|float(?:ed|ing)|debut(?:ed|ing)|trading|trade|traded|quoted) (?:(?:its|your|the) (?:shares|stock) )?(?:on|in) (?:the )?(?:nasdaq|nyse|new york stock exchange|lse|london stock exchange|stock (?:market|exchange)|euronext|frankfurt|public markets?|tsx|asx)|(?:now |newly |freshly )(?:a )?(?:listed|public(?:ly traded)?)(?: company)?|(?:shares|stock|ticker) (?:(?:now|just|recently|have|has|is|are) ){0,2}(?:began|begun|started|trad(?:es?|ing)|listed|live|debuted)|publicly traded (?:company|since)',
  ),
  event(
    ['other'],
    'news',
    notTheirNews,
    `(?:named|ranked|listed|placed|included|featured|recogni[sz]ed|voted|crowned|rated|honou?red|mak(?:es|ing)|made|join(?:s|ed|ing)|enter(?:s|ed|ing)|(?:appear|land|debut)(?:ed|ing)|spot|place|ranking|debut) (?:[\\w'#.-]{1,16} ){0,6}?(?:${ranking})(?: lists?)?`,
  ),
  event(
    ['other'],
    'heard',
    notTheirNews,
    `(?:won|winning|wins?|picked up|picking up|t(?:ook|aking) (?:home|the)|bagg(?:ed|ing)|scoop(?:ed|ing)|land(?:ed|ing)|earn(?:ed|ing)|collect(?:ed|ing)|clinch(?:ed|ing)|(?:shortlist|nominat)(?:ed|ing) for|named|voted|crowned|honou?red with|recogni[sz]ed (?:with|at|by|as)) [^.!?]{0,50}?(?:awards?|prize|medal|trophy|accolade|honou?rs?|(?:company|startup|employer|brand|product|retailer|agency|supplier|innovator|leader|manager|entrepreneur|hotel|restaurant) of the year)`,
    `(?:award|prize) win|(?:your|${name}'s) (?:recent |latest |big |well-deserved )?(?:[\\w'&-]{2,16} ){0,4}?(?:award|accolade)`,
    `(?:hit|hits|hitting|pass(?:ed|es|ing)|cross(?:ed|es|ing)|reach(?:ed|es|ing)|surpass(?:ed|es|ing)|top(?:ped|s|ping)|exceed(?:ed|s|ing)|clear(?:ed|s|ing)|broke|breaking|post(?:ed|s|ing)|report(?:ed|s|ing)|record(?:ed|s|ing)|book(?:ed|s|ing)|clock(?:ed|ing)) (?:through |past |up )?${some}(?:${amount}|profitability|break-?even|(?:a )?profit|(?:an? )?(?:net )?loss(?:es)?|[\\d.,]{1,12}(?:k|m)?\\+? (?:million |thousand )?(?:users|customers|subscribers|employees|installs|downloads|members))`,
    `(?:your|${name}'s|the company's) (?:[\\w'-]{1,14} ){0,3}?(?:earnings|results|revenues?|sales|turnover|profits?|margins?|numbers|guidance|share price|stock|arr|mrr) (?:(?:just|really|also|has|have|had|is|are|was|were) ){0,2}(?:beat(?:ing)?|miss(?:ed|ing)|exceed(?:ed|ing)|topp(?:ed|ing)|f[ea]ll(?:en|ing)?|dropp(?:ed|ing)|slipp(?:ed|ing)|r(?:ose|isen|ising)|gr(?:ew|own)|jump(?:ed|ing)|climb(?:ed|ing)|soar(?:ed|ing)|doubl(?:ed|ing)|tripl(?:ed|ing)|declin(?:ed|ing)|plung(?:ed|ing)|up|down) (?:by |to |the )?(?:expectations|forecasts?|estimates|targets?|guidance|\\d[\\d.,]{0,9}|a (?:third|quarter|half)|last|this|in)`,
    `(?:miss|beat|cut|lower|rais|exceed)(?:ed|ing)? (?:its|your|the|their) (?:[\\w'-]{1,14} ){0,2}?(?:earnings|revenue|sales|profit|growth) (?:targets?|goals?|guidance|forecasts?|expectations|estimates)`,
    `(?:a |another |its |your )?(?:record|best|strongest|banner) (?:[a-z]{2,9} )?(?:year|quarter|month)|rebrand(?:ed|ing|s)?(?: (?:to|as))?|(?:your new|changed (?:its|your|the)) (?:brand|brand identity|company name|logo)(?! (?:file|draft|proof|design|version)s?\\b)`,
    `(?:adopted|implemented|rolled out|(?:migrated|switched) (?:over )?to(?! (?:mon|tues|wednes|thurs|fri|satur|sun)day\\b)|standardi[sz]ed on) ${name}`,
    `(?:${count}|\\d{1,3}|thirty|forty|fifty) (?:great |successful )?years (?:in business|of business|as a (?:company|business|firm))`,
    `(?:your|${name}'s) (?:(?:recent|latest|big|sudden|massive) )?(?:bankruptcy|insolvency|(?:data|security) breach|lawsuit|scandal|product recall|profit warning)(?! (?:petition|filing|case|documents?|papers?|hearing|court|trustee|attorney|application|claim|notice|form|policy|insurance|team|report|response|plan|cover|protection|law|lawyer)s?\\b)`,
    '(?:fil(?:ed|ing)|went|going|gone|forced|tipped|slid) (?:for|into) (?:bankruptcy|insolvency|administration|chapter 11|receivership|liquidation)|(?:was|were|been|being|got|getting) (?:just |recently )?(?:sued|fined(?! for (?:parking|speeding|riding|being))|hacked|breached|raided|indicted)',
  ),
  event(
    ['job_change'],
    'heard',
    /\b(?:booked|scheduled|vans?|movers|removals?|boxes|furniture|flat|house|keys|plan|tier|subscription)\b/i,
    `your (?:recent |new |latest )?(?:move|jump|switch|transition|leap) (?:over |across )?from ${name}`,
  ),
];

const tellings = new Map(newsEvents.flat().map((telling) => [telling.claim, telling]));

/** All ways of telling news. */
export const newsTold: readonly Claim[] = [...tellings.keys()];

/** What one way of telling news speaks of, and how much it says by itself. */
export function tellingOf(claim: Claim): NewsTelling | undefined {
  return tellings.get(claim);
}
