import { stem } from './stem.ts';

/** Closed word lists the scanner reads language with. Every list is hand-written; none is drawn from a data set. */
const words = (text: string): string[] => text.trim().split(/\s+/);

/** Words that carry grammar, not content: they never count for or against support by themselves. */
export const functionWords: ReadonlySet<string> = new Set(
  words(`a an the this that these those there here it its itself he him his himself she her hers herself they them their
  theirs themselves we us our ours ourselves you your yours yourself i me my mine myself who whom whose which what when
  where why how and or but nor so yet if then than as of in on at by for with from to into onto over under about
  against between through during before after above below up down out off again further once is am are was were be been
  being do does did doing done have has had having will would shall should can could may might must ought
  not no never none cannot just only very too also both each either neither such own same some any all more most other
  nobody everybody everyone anybody anyone s t d ll m re ve don n't nt o etc via per upon within without along among around across because while until although
  though since whether however therefore thus hence still even ever already yes yeah yep oh ok okay well hi hello hey wow
  hmm um please thanks thank really quite rather lot lots mr mrs ms dr`),
);

/** Ordinary words that say little about a subject: worth less than the words that name it. */
export const commonWords: ReadonlySet<string> = new Set(
  words(`make made get got go went gone come came take took give gave know knew think thought see saw seen look want use
  used find found tell told say said ask work seem feel felt try leave left call called keep let begin began show shown
  hear play run move live believe bring happen write sit stand lose pay meet include included continue set learn change
  lead understand watch follow stop create speak read spend grow open walk win teach offer remember consider appear buy
  serve die send build stay fall cut reach remain suggest raise pass sell require report decide time year people way day
  man thing woman life child world school state family student group country problem hand part place case week company
  system program question work government number night point home water room mother area money story fact month lot right
  study book eye job word business issue side kind head house service friend father power hour game line end member law
  car city community name president team minute idea body information back parent face others level office door health
  person art war history party result change morning reason research girl guy moment air teacher force education good new
  first last long great little own old big high different small large next early young important few public bad same able
  many much one two another every several known like based well-known often usually sure maybe lets love great interesting
  amazing cool nice pretty fun favorite favourite definitely actually probably guess heard enjoy become became now today
  later ago never always something anything everything someone since`),
);

/** Words that turn a predicate round. */
export const negators: ReadonlySet<string> = new Set(
  words(`not no never n't nt cannot without neither nor none nobody nothing hardly barely scarcely fail failed fails
  refuse refused refuses deny denied denies lack lacks lacked unable decline declined declines`),
);

/** First-person and second-person words: a message's own voice, which evidence cannot support. */
export const voiceWords: ReadonlySet<string> = new Set(words('i me my mine myself you your yours we our us m'));

/** Words that come before or after a company's name without being part of its identity. */
export const legalForms: ReadonlySet<string> = new Set(
  words('inc incorporated corp corporation co ltd limited llc llp plc gmbh ag sa sarl bv nv oy ab pty holdings'),
);

/** Prepositions and agents that say which part a name or value plays. */
export const rolePrepositions: ReadonlySet<string> = new Set(
  words('in on at by for with from to into of as over under after before between since until per than about against'),
);

/** Stems of verbs whose subject and object cannot change places. */
export const directedVerbs: ReadonlySet<string> = new Set(
  words(`acquire buy bought purchase takeover sell sold sue beat defeat hire fire lead led own fund back invest replace
  succeed join leave kill attack marry love hate report promote appoint name tell pay owe support oppose write direct
  produce found create build develop publish release sign win won lose lost play star portray follow precede outperform
  overtake represent manage advise supply license poach recruit chase accuse blame praise criticise criticize`).map(
    stem,
  ),
);

/** Groups of stems that may stand for one another. The first of each group names it. */
export const synonymGroups: readonly (readonly string[])[] = [
  'acquire acquisition acquirer buy bought purchase takeover buyout snap',
  'raise raised fundraise secure secured land landed closed',
  'funding financing investment round invest investor',
  'launch release unveil introduce rollout announce announced debut',
  'hire recruit appoint name named onboard tap',
  'promote promotion elevate',
  'become appoint name named promote',
  'employee staff headcount worker workforce personnel',
  'company firm business vendor startup',
  'customer client account',
  'cost price priced pricing fee',
  'revenue sale arr turnover',
  'increase rise rose grow grew growth climb gain up surge jump soar',
  'decrease decline fall fell drop dropped shrink reduce reduction cut down slump plunge tumble',
  'begin began start started commence',
  'found founded founder establish established start started',
  'lead led run head helm manage boss',
  'join joined hire',
  'movie film picture',
  'author writer written write wrote',
  'injure injured hurt wound wounded',
  'arrest arrested detain detained',
  'steal stole stolen took rob robbery theft',
  'kill killed death die died dead dy',
  'headquarter headquarters hq based base',
  'partner partnership alliance team',
  'use used usage utilize',
  'big large huge',
  'car vehicle automobile',
  'child kid children',
  'american usa us u.s united-states america',
  'british uk u.k britain',
  'purpose goal aim',
  'annual annually yearly',
  'monthly month mo',
  'doctor physician',
  'police officer cop',
  'attorney lawyer',
  'leave left depart resign quit exit',
  'open opening',
  'close shut shutter',
  'move relocate',
  'succeed replace',
  'postpone delay',
  'pause freeze halt suspend',
  'job role position post',
  'expand expansion',
  'layoff laid',
].map(words);

const upward = words('increase rise rose grow grew climb gain jump surge soar double triple');
const downward = words('decrease decline fall fell drop dropped shrink shrank reduce slump plunge tumble slip halve');

/** Pairs that contradict one another in the same place. Both directions hold. */
export const antonymPairs: readonly (readonly [string, string])[] = [
  ...upward.flatMap((up) => downward.map((down) => [up, down] as const)),
  ...words(`increase:decrease rise:fall rose:fell
  grow:shrink up:down gain:loss gain:lose win:lose won:lost buy:sell bought:sold hire:fire join:leave joined:left
  allow:ban permit:prohibit accept:reject approve:reject approve:deny approved:rejected male:female best:worst high:low
  higher:lower highest:lowest more:less more:fewer most:least north:south northern:southern east:west eastern:western
  son:daughter husband:wife brother:sister father:mother man:woman boy:girl king:queen open:close before:after
  first:last early:late earlier:later large:small larger:smaller largest:smallest big:small old:new older:younger
  old:young oldest:youngest begin:end start:end start:finish always:never include:exclude public:private success:failure
  succeed:fail safe:dangerous legal:illegal possible:impossible able:unable guilty:innocent convict:acquit
  arrive:depart import:export profit:loss upgrade:downgrade expand:shrink add:remove easy:difficult hot:cold
  strong:weak rich:poor love:hate good:bad true:false major:minor maximum:minimum above:below over:under
  support:oppose enable:disable positive:negative upper:lower annual:monthly daily:weekly weekly:monthly
  quarterly:annual full:empty inside:outside alive:dead fast:slow cheap:expensive long:short longer:shorter`).map(
    (pair) => {
      const [left = '', right = ''] = pair.split(':');
      return [left, right] as const;
    },
  ),
];
