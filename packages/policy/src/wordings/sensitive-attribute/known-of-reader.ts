import { anyOf } from '../../search/pattern.ts';
import { facets, part } from '../../search/sentence-facets.ts';

const ill = anyOf(
  "cancer tumou?rs? leuka?emia lymphoma diabetes depression anxiety panic_attacks bipolar schizophrenia psychosis adhd autis(?:m|tic) asperger's hiv hiv[-_]positive hepatitis multiple_sclerosis parkinson's alzheimer's dementia epilep(?:sy|tic) asthma lupus crohn's colitis arthritis endometriosis ptsd ocd dyslexi[ac] anorexia bulimia eating_disorder miscarriages? stillbirth infertility migraines? burn-?out menopause incontinence erectile_dysfunction heart_(?:attack|disease|condition|failure) obesity psoriasis hearing_loss (?:nervous|mental)_breakdown relapse",
);
/** What is taken, worn or gone through for a body that ails or carries a child. */
const care = anyOf(
  'dialysis chemo(?:therapy)? radiotherapy ivf fertility_(?:clinics?|treatments?|doctors?) rehab detox psychiatr(?:ists?|ic_[a-z]{4,8}) oncologists? methadone lithium insulin antidepressants? prozac ritalin viagra pregnancy_tests? prenatal_vitamins hearing_aids? pacemaker stoma catheter prosthe(?:sis|tic_[a-z]{3,5}) hip_replacement kidney_(?:removed|transplant) transplant vasectomy abortion trimester',
);
const dress = anyOf('hijab headscarf niqab burka kippah? yarmulke turban');
const feast = anyOf('ramadan lent shabbat sabbath yom_kippur passover eid diwali');
const prayer = anyOf('mosque synagogue church temple (?:friday_)?prayers (?:sunday_)?mass');
const creed = anyOf(
  "jewish muslim catholic hindu sikh mormon jehovah's_witness(?:es)? atheist evangelical christian believer orthodox_jew",
);
const love = anyOf('gay lesbian bisexual queer transgender trans(?!-) closeted lgbtq?\\+?');
const party = anyOf(
  '(?:the_)?afd (?:the_)?(?:greens|tories|lib_dems|labour_party|green_party|republicans|democrats|communists|socialists) (?:the_)?far[-_](?:left|right) trump le_pen brexit',
);
const partisan = anyOf(
  "republican democrat social(?:ist|_democrat) communist tory conservative_voter libertarian (?:trade_|labou?r_)?union(?:'s)?_(?:man|woman|member|rep|organi[sz]er|steward|activist) shop_steward",
);
const origin = anyOf(
  'asylum_seeker refugee undocumented immigrant roma gypsy black_(?:wom[ae]n|m[ae]n|person|founder) (?:turkish|arab(?:ic)?|african|iranian|nigerian|pakistani|romanian|hispanic)',
);
const people = anyOf(
  'polish turkish arab african asian indian chinese pakistani romanian russian ukrainian nigerian iranian syrian mexican italian spanish portuguese irish greek german french dutch swedish korean japanese vietnamese filipino brazilian jewish moroccan albanian serbian croatian hungarian bulgarian latino hispanic caribbean ghanaian somali kurdish afghan',
);
const homeland = anyOf('(?:west_|east_|north_)?africa iran iraq syria turkey nigeria pakistan somalia romania');
/** What a person is, of whom nothing but it is said. */
const kind = `(?:${[creed, love, partisan, origin].join('|')})`;
/** No noun follows, of which the word before would be a part: "church hall", "insulin coolers". */
const head =
  '(?= ?(?:[.,;:!?)]|$)| (?:and|so|or|but|in|on|at|for|since|because|from|with|which|that|who|to|now|every|each|this|three|two|last|next|as|again|too|when|before|after|is|was|has|must|may|might|would|could|needles?|tablets?|pills|clinics?|doctors?|rally|yourself|like|person|wom[ae]n|m[ae]n|couple|founder|member|supporter|voter)\\b)';

/** Up to some words, none of which opens another thought. */
const words = (most: number) =>
  `(?:(?!(?:and|but|or|if|who|that|which|for|about|on|our|they|he|she|we|i|with)\\b)[a-z0-9'-]{1,14} ){0,${most}}?`;
const soft =
  '(?: (?:also|now|still|both|always|just|probably|clearly|recently|already|have|had|must|would|will)){0,3}?';
const be = "(?:'re| are| were| being|'ve been| have been)";
/** What the reader has or bears, takes or wears, keeps, voted for, or simply is. */
const doings = [
  `${be} (?:an? |the |also |both )?(?:[a-z-]{4,14} )?${kind}`,
  ` vote[d]? (?:labour|tory|green|conservative|republican|democrat|left|right|leave|remain)`,
  ` can (?:hardly|barely|no longer) (?:walk|breathe|chew|stand|climb|hear|bend)(?! (?:the|from|over|in|at|on|us|it|this|past)\\b)[^.,;!?]{0,20}`,
  ` (?:have|had|got|suffer(?:ed)? from|live with|lost|battle|were diagnosed with|survived) ${words(3)}(?:${ill}|${care})`,
  `${be} (?:living|dealing|off sick|suffering|struggling|diagnosed|going|undergoing|having|in|on|seeing) ${words(3)}(?:${ill}|${care})`,
  `(?: (?:take|took|started|began|had started|are starting|use|wear|wore|need|bought|buy|ordered|tried|visit(?:ed)?|see|went to|went through|look(?:ed)? (?:for|at|up)|search(?:ed)? for|googled)|${be} (?:taking|using|wearing|buying|seeing|looking (?:for|at))) ${words(4)}(?:${care}|${dress})`,
  ` (?:attend(?:ed)?|go to|went to|pray(?:ed)?|knelt|worship(?:ped)?) ${words(3)}${prayer}`,
  ` (?:(?:keep|kept|observed?|celebrated?|fast(?:ed)?)(?: (?:last|this|during|for|through|all))?|(?!(?:clos|open|sell|offer)\\w{0,4} )[a-z]{3,8} ${words(2)}(?:for|during)) ${feast}`,
  ` (?:support(?:ed)?|back(?:ed)?|vote(?:d)? for|donate(?:d)? to|belong to|joined|follow|were at) ${words(4)}(?:${party}|(?:the |a |your )?(?:trade |labou?r )?union)`,
  ` (?:walked|stood|marched) ${words(3)}(?:picket line|strike)`,
  ` (?:lead|chair|head|run|founded|organi[sz]e) (?:the|an?|your) (?:[a-z]{3,10} )?(?:${creed}|${love}|${origin}) (?:[a-z]{3,12} )?(?:network|group|society|association|community|club|caucus|fellowship)`,
  ` (?:limp|stutter|stammer)(?:ed)?`,
  ` (?:grew up|were (?:raised|brought up|born)|converted) (?:as |in |to )?${words(2)}${creed}`,
  ` (?:buy|bought|eat|look for) ${words(2)}(?:halal|kosher)(?: (?:meat|food|products|groceries))?`,
  ` (?:smell|smelled|smelt|reek|reeked|stank) of (?:alcohol|drink|booze|whisky|gin|beer)`,
].join('|');
/** A trait with the reader as its owner. */
const ofReader = new RegExp(
  [
    `\\byou${soft}(?:${doings})(?:${head})`,
    `\\byour (?:[a-z-]{3,12} ){0,2}?(?:${ill}|${care})(?:${head})`,
    `\\byour (?:sur|last |first |family )?name (?:sounds|is|looks) (?:${origin}|${creed})`,
    `\\byour (?:family|parents|ancestors|roots|people) (?:[a-z]{2,6} ){0,2}?(?:from|in) (?:the )?${homeland}(?:${head})`,
    `\\b(?:${prayer}|rainbow flag|crucifix|prayer mat|${dress})[^.,;!?]{0,12} (?:in|on|at|behind) your (?:house|home|family|desk|wall|profile|photo|picture|window|door|video)`,
    `\\byour (?:search(?:es)?|visits?|clicks?|likes|orders?|purchases?) (?:for|of|to|on|at) ${words(2)}(?:${ill}|${care}|${love}|${creed}|${prayer})\\b`,
    `\\b(?:vote|pray|worship) (?:the (?:same )?way|just like|like) you(?: do)?`,
    `\\byour fellow (?:jehovah's witnesses|(?:catholic|muslim|christian|mormon|sikh|hindu|republican|democrat|communist|diabetic|alcoholic)s)`,
    `\\byour name on the (?:strike|union|picket|prayer|pride) list`,
    `\\byou(?:rself)? (?:at|on|during) (?:the )?(?:pride|${prayer}|picket line)(?:${head})`,
    `\\byou(?:rself)? as (?:an? )?(?:[a-z]{4,9} )?(?:${kind}|${ill}|pregnant|infertile|alcoholic|diabetic|depressed|disabled)(?:${head})`,
  ].join('|'),
  'i',
);

/** How it came to be known: told by others, seen, counted by a machine, read from a name or a face. */
const learned =
  /\b(?:knowing (?:that )?you|(?:how|so) (?:nice|lovely|great|wonderful|brave|good|inspiring) (?:that|of) you|you(?:'ve| have)? (?:mentioned|wrote|posted|shared|said|tweeted|told (?:us|me|everyone)|let slip)|(?:your|our|the) (?:hr )?(?:file|records?|data|profile|posts?|photos?) (?:shows?|says?|tells?|suggests?|reveals?) (?:that )?you|(?:i|we)(?:'ve| have| can| also|'d)? (?:just )?(?:saw|seen|see|noticed|gather(?:ed)?|learn(?:ed|t)|heard|guess|assume|bet|suspect|(?:was|were|am|are|been) told|tell|take it|found out|know|understand)|(?:someone|somebody|a little bird|(?:your|an?) (?:wife|husband|partner|assistant|colleague|boss|friend|neighbou?r|doctor|teacher|sister|brother|mother|father|son|daughter)(?:'s [a-z]{3,12})?)(?: of (?:yours|mine|ours))? (?:just |has |have )?(?:told|mentioned|says?|said|posted|let slip|wrote)|you (?:mentioned|told) (?:to )?(?:it to )?(?:a|my|one of my) (?:friend|colleague)|(?:our|your|the) (?:[a-z-]{3,12} )?(?:data|records?|tracker|app|system|files?|watch|card|browser|history|search(?:es)?|profile|photo|picture|posts?|likes|name|basket|purchases|test) (?:now |clearly )?(?:shows?|says?|tells?|suggests?|flags?|indicates?|sounds?|looks?|reveals?|lists?|marks?|has)|(?:judging|going|to judge) (?:by|from) your|from your (?:[a-z-]{3,12} )?(?:posts?|photos?|pictures?|profile|likes|name|accent|feed|history)|in your (?:[a-z-]{3,12} )?(?:history|searches|file|records?|feed)|according to (?:your|our) (?:[a-z-]{3,12} )?(?:watch|app|tracker|profile|data|records|file|history))\b/i;
/** What is made of it: an offer, a wish, a way to write. */
const madeOfIt =
  /\b(?:(?:so|which is why|that's why|hence|therefore)\b[^.!?]{0,24}\b(?:i|we|i'll|we'll|i've|we've|i'd|we'd|let|here|here's|our|happy|this|you(?:'ll|'d| may| might| will| would| could| must| probably))|our (?:[a-z-]{3,14} ){1,3}?(?:would|could|can|may|might|will|is|are|fits?|helps?|offers?)|we(?:'d| would| can| could)(?: like to| gladly)? (?:offer|help)|(?:may|might|could|would) (?:appeal|help|suit|interest|like|enjoy|love|be (?:right|just|perfect|of))|(?:made|makes) (?:us|me) think|(?:i think|i'm sure|surely) you(?:'ll| will| would)|thought of (?:you|our|us)|reminded (?:us|me)|(?:i|we) (?:guess|suppose|assume|imagine|bet)|(?:gets?|get) (?:this|an?|our) )\b/i;

/** Of somebody else, of work or a cause, supposed or asked; and what a practice, a host or a court tells its own people. */
const otherwise =
  /\b(?:patients|residents|pupils|students|customers|clients|users|readers|employees|staff|guests?|your (?:[a-z-]{3,12} )?(?:team|company|firm|product|platform|app|brand|magazine|blog|book|film|podcast|practice|ward|hospital|schools?|campaign|charity|range|line|party|centre|church|mosque|synagogue|union)|articles?|talk|(?:paper|study|thesis|report) (?:on|about)|survey|research\w{0,3}|panel|conference|keynote|speech|lecture|charity (?:run|walk|dinner|shop)|fundrais\w{2,4}|awareness|novel|exhibition|concert|museum|choir|cater\w{2,4}|if you|whether|anyone|everyone|those who|you asked|as (?:you )?(?:asked|requested|wished)|your request|ramps?|lifts?|step-free|access|interpreter|parking|ground floor|menus?|meals?|please (?:bring|come|call|book|arrive|take|tell|do not|don't|see)|appointments?|nurses?|prescriptions?|pharmac(?:y|ist)|follow-up|check-?up|consent form|building|wedding|funeral|tours?)\b|^\W*(?:do|does|did|are|is|have|has|would|could|can|will|shall|may) (?:you|your|it|we|i|the|any)\b/i;

/** States of the reader that are nobody's business, however they are put. */
const intrusive = new RegExp(
  `\\b(?:${[
    `you(?:'re| are| being)${soft} (?:on the (?:(?:autism|autistic) )?spectrum|trans(?![\\w-])|in (?:the |your )?(?:menopause|(?:first|second|third) trimester)|going through (?:the )?(?:menopause|chemo(?:therapy)?|ivf|withdrawal))`,
    `you(?:'ve)?${soft} (?:went|were|was|been) (?:off sick|signed off|on sick leave|hospitali[sz]ed|sectioned|in (?:hospital|therapy|treatment)) (?:with|for|because of) (?:an? |the |your )?${ill}`,
    `you(?:'ve)?${soft} tried to (?:take your own life|kill yourself|end your life|end it all)`,
    `you(?:'ve)?${soft} lost (?:your|the|a) (?:baby|unborn child|pregnancy)(?= ?(?:[.,;!]|$)| (?:in|last|this|at|to|and|so|when|after|before)\\b)`,
    `with your (?:${ill}) in mind`,
    `your (?:drinking|alcohol|drug|gambling|weight|mental health) (?:problems?|addiction|habit|issues?)`,
    `(?:hindus|muslims|jews|christians|catholics|buddhists|sikhs|gays|lesbians|diabetics|alcoholics|immigrants|refugees|disabled people) like you(?:rself)?`,
    `(?:people|those|patients|men|women) with your (?:condition|illness|disability|disease|diagnosis|symptoms)`,
    `you(?:'ve| have)?${soft} (?:came|come) out(?= ?(?:[.!]|$)| (?:as (?:an? )?${love}|of the closet))`,
    `you(?:'ve| have)?${soft} had (?:an?|your|another) (?:(?:first|second|third) )?(?:baby|miscarriage|abortion|stroke|heart attack|(?:nervous |mental )?breakdown|hysterectomy)(?= ?(?:[.,!;]|$)| (?:in|last|this|recently|two|three|a)\\b)`,
    `you(?:'re| are)${soft} (?:mentally|terminally|chronically|seriously|gravely) (?:ill|sick|disabled|unstable)`,
    `you(?: always| usually| probably)? vote(?:d|s)? (?:for )?${party}`,
    `your (?:recent|last|long|short) (?:hospital|psychiatric|rehab) (?:stay|treatment|admission)|your hospitali[sz]ation`,
    `you(?:'re| are| were)?${soft} (?:take|took|taking|on) (?:antidepressants?|insulin|lithium|methadone|prozac|ritalin|viagra|dialysis|chemo)(?= ?(?:[.!,;]|$))`,
    `you(?:'ve| have)?${soft} (?:recovered from|survived|beaten|beat|fought|overcame|overcome) (?:your |breast |lung )?${ill}(?= ?(?:[.!,;]|$)| (?:and|last|in|twice)\\b)`,
    `you(?:'re| are)?${soft} (?:use|need|using|rely on) (?:an? )?(?:wheelchair|white cane|walking frame|hearing aids?)(?= ?(?:[.!,]|$))`,
    `your (?:medication|pills|tablets|treatment|therapy|injections|drugs) (?:for|against) (?:your )?${ill}`,
    `your (?:blood pressure|blood sugar|cholesterol|eyesight|vision|hearing|fertility|sperm count|memory|mobility) (?:is|was|has been|keeps|has)(?: [a-z]{3,12})? (?:too high|too low|high|low|worse|failing|weak|poor|bad|deteriorating|declining|fading|going|worsened)`,
    `your period (?:is|was|came)`,
    `your asylum (?:application|claim|case)`,
    `your (?:dark(?:er)?|black|brown|asian|african|ethnic) (?:complexion|skin|features|looks)`,
    `(?:people|members|those|women|men|folks|customers) (?:of|on|with|in) (?:the |our |a )?(?:[a-z'-]{3,12} )?(?:${ill}|${care}|union)(?:,? (?:such as|like) you(?:rself)?\\b|(?:[^.,;!?]{0,12}) like you(?:rself)?\\b)`,
    `one of the (?:few|only|many) (?:openly |proudly |out )?(?:${origin}|${love}|${creed}) ?(?:wom[ae]n|m[ae]n|people|founders|managers)?[^.!?]{0,24}\\byou`,
    `as an? ${love} (?:founder|couple|parent|manager|owner|woman|man|person|colleague|leader|teacher),? (?:you|is|we want)`,
    `as an? (?:[a-z]{3,12},? (?:and )?){0,4}${ill} (?:sufferer|survivor|patient),? (?:you|we|this|our)`,
    `as (?:someone|somebody|a (?:person|man|woman|mother|father|parent)) (?:on|in|after|through|who takes|taking|undergoing|recovering from) (?:your |an? )?(?:${ill}|${care})(?:${head}|(?= (?:you|we|our)\\b))`,
    `(?:${ill}|${care}|radiation) (?:is|are|lies|being|now) (?:now |finally |well )?behind you(?= ?[.,;!]| (?:now|and|so|at last)\\b)`,
    `(?:after|since|following|given|with|despite) your (?:[a-z]{3,9} )?(?:stillbirth|relapse|overdose|breakdown|suicide attempt|flare-?up|biopsy|remission|transition)(?= ?[.,;!]| (?:in|last|this|at|and|so)\\b)`,
    `you(?:'re| are|'ve been| have been)${soft} (?:off the (?:bottle|drink|booze|drugs|pills)|on the wagon|sober (?:for|since)|clean (?:for|since) (?:\\d|an? (?:week|month|year|decade|while)|two|three|four|six|many|years|months))`,
    `(?:prayers?|(?:sunday |holy )?mass|church|your (?:faith|god|saints)|the (?:sabbath|rosary|quran|torah|gospel)|ramadan|lent) (?:matters?|means? (?:a lot|so much|much|everything)|is (?:important|sacred|dear)) to you\\b`,
    `your (?:organi[sz]ing|campaigning|activism|recruiting|picketing|agitating) (?:for|with|in|at|on) the (?:[a-z']{3,12} )?(?:union|strike|picket line)`,
    `as an? (?:[a-z]{4,9} )?(?:supporter|member|voter|donor|activist|backer) (?:of|for|in) (?:the )?${party},? (?:you|we|i)`,
    `as (?:someone|somebody|an? [a-z]{3,12}) of (?:[a-z]{4,9} )?${people} (?:heritage|descent|origin|ancestry|background|roots)`,
    `your (?:wheelchair|walking frame|guide dog|deafness|blindness|stammer|stutter|disability|dyslexia|autism)(?= (?:need not|needn't|does not|doesn't|should not|shouldn't|won't|will not|must not) (?:have to )?(?:hold|stop|keep|limit|define|prevent|bother|matter))`,
    `you(?:'re| are) an? (?:immigrant|refugee|asylum seeker) (?:yourself|too)`,
    `told (?:me|us) (?:that )?you(?:'re| are) expecting(?= ?[,.!])`,
    `you(?:'ve| have)? (?:left|quit|abandoned|renounced) (?:the|your) (?:church|faith|religion|mosque|synagogue)(?= ?(?:[.;!]|$)| (?:and|because|after|when|years ago|in (?:19|20)\\d\\d|last (?:year|month|spring|summer|autumn|winter))\\b)`,
    `(?:rosary|menorah|quran|crucifix|hijab|turban|pride flag) (?:in|on|behind|around) your (?:profile|photo|picture|desk|wall|neck|video|background)`,
    `you and your (?:wife|husband|partner|girlfriend|boyfriend) (?:are|being) (?:both |two )?(?:women|men|gay|lesbians?|of the same sex)`,
    `you (?:told|asked|saw|consulted|confided in) your (?:doctor|gp|therapist|psychiatrist|oncologist|gyn(?:ae|e)cologist|midwife|counsell?or)(?= (?:about|for|that|of) )`,
    `(?:people|those|men|women|folks|customers|parents|members) in recovery(?: from [a-z]{3,12})?,? (?:such as|like) you(?:rself)?`,
    `(?:expectant|expecting|pregnant|nursing|breastfeeding) (?:mums?|moms?|mothers?|parents|women) (?:such as|like) you(?:rself)?`,
    `congrat(?:ulation)?s (?:to you )?(?:on|for) (?:the|your) (?:baby bump|bump(?= ?[.,!]))`,
    `you (?:have |had )?(?:took|taken|took some|were on|went on) (?:sick |medical )?leave (?:for|because of|after|with) (?:an? |the |your )?${ill}`,
    `with two (?:women|men|mums|moms|dads|wives|husbands|mothers|fathers) (?:in|at) your (?:household|home|house|family|life)`,
    `your (?:${care}|${ill}) (?:orders?|purchases?|refills?|search(?:es)?|deliver(?:y|ies)|subscription|prescriptions?)(?: [a-z]{2,9}){0,3} (?:suggests?|shows?|tells?|says?|indicates?|means?|points?)`,
    `the (?:${ill}|${care}|pregnancy|miscarriage)(?: [a-z-]{3,10})? you (?:wrote|posted|spoke|talked|tweeted|blogged|mentioned|shared|told)(?= (?:about|of|on|to|in|with)\\b)`,
  ].join('|')})`,
  'i',
);

/** What a machine reads from a body, and what it makes of that. */
const measured =
  /\byour (?:voice|genome|genes|dna|gait|face|eyes|skin|blood|typing|sleep|urine|breath|heart rate|pulse|handwriting)\b/i;
const pointsTo =
  /\b(?:points? to|suggests?|indicates?|hints? at|signs? of|(?:raised|higher|high|increased) risk of|shows?)\b/i;

/** What a trace of the reader's life tells: visits, flags, the name of a party. */
const traces = part(
  `(?:oncology|chemo|dialysis|psychiatr(?:y|ic)|fertility|rehab|methadone|hiv|abortion|maternity) (?:visits?|appointments?|sessions?|bookings?|clinic|ward)|(?:pride|rainbow|trans) flag|(?:socialist|communist|labour|conservative|republican|democratic|green|liberal|nationalist|pirate)(?: workers'?)? party|${care}`,
);
/** A finding about the body, out of which something is to be sold; a clinic that only tells it has its reasons. */
const finding =
  /\byour (?!(?:water|soil|a\/b|load|stress|unit|site|speed|air|beta) )(?:[a-z]{2,9} )?(?:test|scan|biopsy|screening|smear|mammogram) (?:came back|was|is|turned out) (?:positive|abnormal|malignant)\b/i;
const sold =
  /\b(?:qualify for|eligible for|our (?:[a-z-]{3,12} )?(?:programme|program|offer|product|plan|supplement|insurance|app|course)|discount|offer you)\b/i;

/** What a text knows or guesses of its reader's body, faith, love, politics and origin. */
export const knownOfReader = facets([
  { all: [ofReader, learned], none: [otherwise] },
  { all: [ofReader, madeOfIt], none: [otherwise] },
  { all: [intrusive], none: [otherwise] },
  // Sympathy tells of an illness too: "living with your asthma cannot be easy".
  {
    all: [
      new RegExp(`\\byour ${ill}(?! (?:clinics?|doctors?|needles?|tablets?|pills)\\b)${head}`, 'i'),
      /\b(?:(?:can't|cannot|can't always|won't|isn't|must not) (?:always )?(?:be )?easy|(?:must|has to|can) be (?:so |really |very )?(?:hard|tough|difficult|exhausting|draining|lonely|a lot)|takes (?:a lot of |so much )?(?:courage|strength|energy)|how (?:hard|tough|difficult|exhausting))\b/i,
    ],
    none: [otherwise],
  },
  // Where the reader's people came from, and no firm's.
  {
    all: [
      new RegExp(
        `\\byour (?:[a-z]{4,9} )?${people} (?:roots|heritage|ancestry|descent|ancestors|ethnicity|blood|surname)\\b`,
        'i',
      ),
      new RegExp(`${learned.source}|${madeOfIt.source}|\\b(?:given|with|because of|due to|considering) your\\b`, 'i'),
    ],
    none: [
      otherwise,
      /\b(?:compan(?:y|ies)|firm|brewery|bakery|founded|since (?:1[89]|20)\d\d|(?:1[89]|20)\d\d|recipes?|cuisine|menu|design|engineering|wines?|beers?|products?)\b/i,
    ],
  },
  { all: [learned, traces, madeOfIt], none: [otherwise] },
  { all: [finding, sold], none: [otherwise] },
  { all: [measured, part(`${ill}|${care}`), pointsTo], none: [otherwise] },
  // A sentence served, and money owed, made something of.
  {
    all: [
      /\byou (?:were|had been|have been|spent|went|sat|did) (?:[a-z]{2,8} ){0,3}?(?:in|to|time in) (?:prison|jail|custody)\b|\byour (?:criminal record|conviction|prison (?:term|sentence)|time in (?:prison|jail)|(?:poor|low|bad) credit (?:score|rating|history)|(?:private |personal |gambling |credit card |mounting |high )?debts|(?:personal |private )?(?:bankruptcy|insolvency))\b/i,
      /\b(?:given|because of|despite|considering|in view of|with|we know|(?:i|we) (?:know|saw|see|heard|read|noticed|learned)|makes? (?:this|it|our|you)|right for you|good (?:choice|fit)|could help|ideal|suits?)\b/i,
    ],
    none: [
      otherwise,
      /\b(?:payments?|invoices?|instal\w{3,8}|overdue|is due|are due|settled|paid|cleared|closed|creditors?|collection|repay\w{0,4}|agreement|court|lender|trustee|solicitor|claim|appeal|your (?:visit|film|novel|play|character|charity work|book))\b|\?\W*$/i,
    ],
  },
  // "Hope the depression is better": a wish, an interest, a vote.
  {
    all: [
      new RegExp(
        `\\b(?:hope|hoping|glad|happy|trust)(?: to hear)?(?: that)? (?:the|your) (?:${ill}) (?:is|are|has|gets?|feels?|improves?)\\b`,
        'i',
      ),
    ],
    none: [otherwise],
  },
  {
    all: [
      new RegExp(
        `\\byour (?:recent |obvious )?(?:interest in|visits? to|searches for|vote for|support (?:for|of)|membership (?:of|in)|donation to) ${words(3)}(?:${care}|${love}|${creed}|${prayer}|${party}|(?:the )?(?:greens|tories|labour|conservatives))`,
        'i',
      ),
      part('noticed|saw|seen|tells|know|offer|because|since|given|given that|shows|love|like|hence|so'),
    ],
    none: [otherwise],
  },
  {
    all: [
      part(
        "(?:since|because|as|given that|knowing) you(?:'re| are) an? (?:single |divorced |widowed |unmarried |teenage ){0,2}(?:mum|mom|mother|dad|father|parent|widow|widower|pensioner|student) (?:on|living on) (?:benefits|welfare|disability|food stamps|the dole|jobseeker\\w{0,3})",
      ),
    ],
    none: [otherwise],
  },
]);
