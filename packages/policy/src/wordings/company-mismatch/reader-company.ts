import { anchored } from '../../search/anchored.ts';

/** A name of up to four words; "of", "and" and "&" stand only between two of them. */
const company = `((?:[A-Z0-9][\\w'\u2019.&-]{0,30}|[a-z]{1,3}[A-Z]\\w{1,30})(?:\\s{1,2}(?:(?:of|and|&|de)\\s)?[A-Z][\\w'\u2019.&-]{0,30}){0,3})`;
/** One word of a name, or two: before a noun of its own the name may not swallow the noun. */
const short = `([A-Z0-9][\\w&.-]{1,30}(?:\\s[A-Z][\\w&.-]{1,30}){0,2})`;
const unit =
  '(?:team|teams|crew|folks|people|department|staff|colleagues|office|offices|group|employees|leadership|board|organi[sz]ation|site|sites|warehouse|plant|branch|engineers|reps|sellers|marketers|recruiters|buyers|drivers|nurses|workforce|management)';
const trade =
  '(?:finance|sales|marketing|support|hr|people|it|data|product|engineering|operations|ops|logistics|procurement|purchasing|legal|security|design|growth|revenue|service|customer service|account|accounts|payroll|compliance|research|dispatch|planning|night|day)';
const wonders =
  '(?:noticed|notice|saw|see|seen|think|believe|know|heard|hear|guess|suspect|imagine|sure|convinced|assume|gather|understand|read|say|said|mentioned|told (?:me|us)|because|since|wonder(?:ed|ing)?|feel|bet|reckon|figure|confident|learned|learnt|spotted)';
const state =
  '(?:is|are)\\s(?:still|on|using|growing|hiring|running|busy|looking|moving|planning|losing|spending|facing|missing|ready|due|already|currently|one\\sof|well\\splaced|short|tired|paying|stuck|doing|getting|adding|scaling|expanding)|(?:still|would|could|might|should|may|can|needs|wants|deserves|fits|spends|loses|relies|struggles|seems|looks|handles|deals|runs|uses|has\\s(?:grown|outgrown|many|several|so\\smany))';

/** Posts somebody holds in a firm; a partner or an agent of it works elsewhere. */
const post =
  '(?:lead|leader|manager|head|director|officer|planner|supervisor|foreman|coordinator|co-ordinator|controller|buyer|dispatcher|administrator|superintendent|bookkeeper|headteacher|matron)';
/** People at work there, who are no guests, buyers or suppliers of the house. */
const workers =
  '(?:(?:shift|team|crew|site|floor|line|night|yard|warehouse|sales|field|store|branch|ward|service) )?(?!customers|members|visitors|suppliers|partners|users|readers|vendors|exhibitors|speakers|investors|competitors|buyers of|subscribers|passengers|residents|tenants|guests)(?:leads|foremen|staff|crews?|technicians|reps|clerks|chefs|cooks|nurses|[a-z]{3,10}(?:ers|ors|ists))'.replaceAll(
    ' ',
    '\\s',
  );

const anyCase = (words: string) => words.replace(/^[a-z]/, (letter) => `[${letter}${letter.toUpperCase()}]`);
const whole = (source: string) => anchored(new RegExp(`(?<![\\w])${source}`, 'g'));

/** Places that only the firm of whoever reads it fills. */
export const readerSlots: readonly RegExp[] = [
  `${anyCase('at')}\\s${company},\\s(?:you\\b|your\\b|I'm\\ssure\\syou|where\\syou)`,
  `${anyCase('as')}\\s(?:an?|one\\sof\\sthe)\\s${short}\\s(?:employee|manager|director|executive|engineer|buyer|leader|team\\smember|staff\\smember|colleague)s?,?\\s(?:you\\b|your\\b)`,
  `[Yy]our\\s${short}\\s(?:colleagues|team|boss|bosses|manager|employer)\\b`,
  `(?:[Dd]ear|[Hh]i|[Hh]ello|[Hh]ey)\\s${short}\\s(?:${trade}\\s)?(?:team|folks|crew|people|colleagues|staff)\\b`,
  `(?:company|firm|business|team|organi[sz]ation|shop|agency|practice)\\slike\\syours,\\s${company},`,
  `(?:[Yy]our\\s(?:position|role|job|work|post|capacity)|[Yy]ou|[Yy]ou(?:'re|\\sare|'ve\\sbeen)(?:\\snow)?)\\s(?:as|the)\\s${short}'s\\s`,
  `(?:[Yy]ou\\sand\\s(?:everyone|everybody|the\\s(?:others|rest|whole\\steam))|everyone\\selse|everybody\\selse|the\\srest\\sof\\syou)\\s(?:over\\s)?(?:at|from)\\s${company}`,
  `[Yy]ou\\s(?:folks|guys|lot|all|people|chaps|ladies|girls|boys)\\s(?:over\\s|down\\s|up\\s)?(?:at|from)\\s${company}`,
  `(?:[Ss]ince|[Bb]ecause|[Aa]s|[Ww]hen|[Nn]ow\\sthat|[Gg]iven\\sthat)\\s(?:you|you're|you've)\\s(?:[a-z]{2,14}\\s){1,4}(?:at|for|within|with)\\s${company}(?=,)`,
  `[Yy]our\\s(?:work|time|years?|job|days?|efforts?|progress|results|project)\\s(?:at|with|for)\\s${company}\\s(?:on|is|has|caught|looks|in|around|with)\\b`,
  `[Yy]our\\s(?:colleagues|peers|counterparts|people|team(?:mates)?|friends)\\s(?:over\\s|down\\s|up\\s)?(?:in|on|at|from)\\s(?:the\\s)?${short}\\s(?:${trade}\\s)?${unit}\\b`,
  `(?:you|your\\steam)\\s(?:and|or|with)\\s(?:the|others\\s(?:in|on)\\sthe)\\s${short}\\s(?:${trade}\\s)?${unit}\\b`,
  `(?:[Aa]s|[Bb]eing|[Yy]our\\s(?:role|position|job|work|post|capacity)\\sas|[Yy]ou(?:'re|\\sare))\\s(?:an?\\s|the\\s)?(?:(?!account|key|project|area|partner|client|customer)[a-z-]{2,14}\\s){0,2}?${post}\\s(?:of(?:\\s[a-z]{3,14}(?:\\sand\\s[a-z]{3,14})?\\sat)?|at)\\s${company}(?=,?\\s(?:you|your|you're|you've)\\b)`,
  `(?:[Yy]our\\s(?:role|position|job|post|capacity)|[Yy]ou\\sin\\syour\\s(?:role|position|capacity))\\sas\\s(?:an?\\s|the\\s)?(?:(?!account|key|project|area|partner|client|customer)[a-z-]{2,14}\\s){0,2}?${post}\\s(?:of(?:\\s[a-z]{3,14}(?:\\sand\\s[a-z]{3,14})?\\sat)?|at)\\s${company}`,
  `[Yy]our\\s${workers}\\s(?:over\\s)?at\\s${company}`,
  // "As Globex's head of logistics, you": a post in the firm, and the firm before it.
  `(?:[Aa]s|[Bb]eing)\\s${short}['\u2019]s\\s(?:[a-z-]{2,14}\\s){0,2}?(?:${post}|[A-Z]{2,3}O|CIO|VP|president|chief|founder|owner)\\b(?=[^.!?\\n]{0,40},\\s(?:you|your|you're|you've)\\b)`,
  `[Yy]ou\\s(?:lead|run|manage|head|oversee|handle|look\\safter)\\s(?:all\\s|the\\s)?${trade}\\s(?:for|at)\\s${company}(?=[,.?!;:]|$|\\sand\\b)`,
  // The reader's people in a firm, in other languages than English.
  `(?:Ihr(?:e|em|en|er)?|[Dd]ein(?:e|em|en|er)?|[Ee]uer|[Ee]ure[mnr]?)\\s(?:Team|Kolleg(?:en|innen)|Rolle|Position|Stelle|Arbeit|Abteilung|Mannschaft)\\s(?:hier\\s)?bei\\s(?:der\\s)?${company}`,
  `(?:[Vv]otre|[Vv]os|[Tt]on|[Tt]es)\\s(?:\u00e9quipe|coll\u00e8gues|r\u00f4le|poste|travail)\\schez\\s${company}`,
  `(?:[Uu]w|[Jj]ullie|[Jj]e)\\s(?:team|collega['\u2019]?s|rol|functie|afdeling)\\sbij\\s(?:de\\s)?${company}`,
].map(whole);

/** Places that a customer, a partner or a tool can fill as well. */
export const looseReaderSlots: readonly RegExp[] = [
  `[Yy]our\\s${short}\\s(?:account|badge|workspace|contract|renewal|office|e-?mail|inbox|tenant|instance|login)\\b`,
  `(?:[Ww]ho|[Aa]nyone|[Ss]omeone|[Ss]omebody|[Nn]obody|[Ww]hoever|[Tt]he\\s(?:right\\s)?(?:person|people|colleague|contact(?!\\s(?:lists?|details|data|form|cent|page|number|sheet|records?|book|info)))|[Oo]ne\\sof\\sthe\\speople)\\s(?:else\\s)?(?:[A-Za-z']{1,10}\\s){0,4}?(?:over\\s)?(?:at|(?<!\\b(?:buys?|bought|orders?|ordered|gets?|got|hears?|heard|imports?|sources?|receives?|comes?|came|coming|back|exports?|downloads?|reads?)\\s)from)\\s${company}(?![\\w'\u2019.&-]|\\s(?:told|says?|said|asked|confirmed|informed|wrote|sent)\\b)`,
  `[Tt]he\\s${short}\\s(?:${trade}\\s)?(?:crew|folks|department|staff|colleagues|employees|leadership|engineers|reps|sellers|workforce|kick-?off|onboarding|roll-?out|pilot|renewal|migration)\\b`,
  `[Tt]he\\s${short}\\s(?:${trade}\\s)?teams?\\b`,
  `${wonders}\\s(?:that\\s|if\\s|whether\\s|how\\s)?${short}\\s(?:${state})\\b`,
  `(?:[Hh]ow|[Ww]hat|[Ww]here|[Ww]hether|[Ww]hy|[Ww]hen)\\s${short}\\s(?:deals?|handles?|manages?|needs?|wants?|does|runs?|plans?|tracks?|keeps?|spends?|works?|approaches|solves?|measures?|looks?|stands?|buys?|sells?|ships?|pays?|hires?|trains?|books?|would)\\b`,
  `(?:proposal|audit|plan|quote|offer|opportunit(?:y|ies)|potential|upside|savings|sandbox|trial|training|draft|deck|demo|report|estimate|(?<!\\b(?:founding|basic|whole|core|main|central|original)\\s)ideas?|place|slot|seat|mock-?up|sample|pilot|business\\scase|workshop)\\s(?:(?:we|I|you)\\s(?:[a-z']{2,12}\\s){1,3})?(?:for|of)\\s${company}(?='s|[.,!?]|\\n|\\s(?:to|at|and|on|in|with|this|next|by|based|that|which|before|after|today|if|here)\\b|$)`,
  `(?:pilot|trial|onboarding|roll-?out|training|kick-?off|workspace|portal|sandbox|test\\s(?:account|site|area)|licen[cs]es?|logins?|welcome\\spack|go-?live)\\sfor\\s(?![A-Z][a-z]{2,14}(?:ers|ors|ists|ants|ents|ians|ees|men)\\s[a-z])${company}\\s(?:is|are|was|were|has\\sbeen|have\\sbeen|will\\sbe|starts?|begins?|runs?|ends?|went|goes|can)\\b(?=[^.!?]{0,160}\\byou)`,
  `[Yy]our\\s${short}\\s(?:tellers|cashiers|fitters|drivers|nurses|planners|buyers|pickers|packers|cleaners|waiters|chefs|guards|guides|porters|tutors|carers|teachers|riders|couriers|dispatchers|technicians|supervisors|receptionists)\\b`,
  `(?:[Ll]et's|[Ll]et\\sus|[Ll]et\\sme|[Ww]e'd\\slove\\sto|[Ii]'d\\slove\\sto|delighted\\sto|happy\\sto|like\\sto|love\\sto|ready\\sto|want\\sto|pleased\\sto|glad\\sto|able\\sto|great\\sto|good\\sto|hope\\sto)\\s(?:get|bring|have|see|move|show|welcome|onboard|set\\sup|walk|host|add|invite)\\s${short}\\s(?:back|again|set\\sup|on\\sboard|onboard|live|up\\sand|started|off|over|through|moved|running|into|aboard|there|among|at)\\b`,
  `(?:[Ww]hat|[Hh]ow\\slong|[Hh]ow\\smuch|[Hh]ow\\shard)\\s(?:would|will|might|does)\\sit\\s(?:take|cost|mean)\\s(?:for\\s)?${short}\\s(?:to|if)\\b`,
  `${anyCase('with')}\\s${short}\\s(?:growing|hiring|expanding|scaling|moving|opening|adding|entering|running|doubling|going|selling|shipping|spread|now)\\b`,
  `(?:[Ll]ooking|[Ll]ooked|[Bb]rows(?:ed|ing)|[Rr]eading|[Ss]tudying|[Cc]hecking|[Gg]oing|look)\\s(?:at|through|over|into|around)\\s${short}['\u2019]s\\s(?:[a-z-]{3,14}\\s){0,2}(?:page|site|website|store|app|checkout|jobs|postings?|catalog(?:ue)?|blog|profile|funnel|pricing|hiring)`,
  `(?<=^|[.!?\\n]\\s{0,3}|,\\s)${short}['\u2019]s\\s(?:[a-z-]{3,14}\\s){0,2}(?:growth|progress|expansion|rise|success|story|momentum|culture|website|checkout|pipeline)\\s(?:is|has|looks|caught|must|seems)\\b`,
  // Greeted, praised or looked up as somebody of the firm.
  `(?:[Hh]i|[Hh]ello|[Dd]ear|[Hh]ey)\\s[A-Z][a-z'-]{1,20}\\s(?:from|at)\\s${company}(?=[,!\\n]|$)`,
  `${short}\\scaught\\s(?:my|our)\\s(?:eye|attention)\\s(?:because|since|as|when|for)\\b(?=[^.!?\\n]{0,80}\\byour?\\b)`,
  `[Tt]he\\s${short}\\s(?:website|web\\ssite|site|careers?\\spage|home\\s?page|blog)\\s(?:says|shows|lists|mentions|states|tells|suggests)\\s(?:that\\s|me\\s){0,2}your?\\b`,
  `(?:[Gg]iven|[Cc]onsidering|[Ss]eeing|[Ww]ith)\\s${short}['\u2019]s\\s(?:[a-z-]{3,14}\\s){0,2}(?:growth|expansion|size|pace|hiring|plans|move|rise|momentum|footprint|volumes?|scale),?\\s(?:you|your|you're|you've)\\b`,
  `(?:what|how)\\s${short}\\s(?:is|has\\sbeen)\\s(?:doing|building|achieving|growing|performing)\\s(?:[a-z-]{2,14}\\s){0,3}?(?:under|with|since|thanks\\sto)\\syour?\\b`,
  `(?:[Bb]ecause|(?:[Ss]ince|[Aa]s)(?=\\s\\S{2,30}\\s(?:runs|operates|employs|grew|grows|sells)\\b[^.!?\\n]{0,100}\\byour?\\b))\\s${short}\\s(?:fits|matches|is\\s(?:one|a|the|exactly)|looks|seems|would|sells|runs|has|operates|employs|grew|grows)\\b`,
  `(?:companies|firms|teams|businesses|organi[sz]ations|shops)\\s(?:such\\sas|like)\\syours?,?\\s(?:and|so|which\\sis\\swhy)\\s${short}\\s(?:fits|is|looks|seems|would)\\b`,
  `(?:know|understand|see|read|appreciate|love)\\s(?:that\\s)?${short}\\s(?:values|cares\\sabout|prides\\sitself|believes\\sin|takes\\s(?:pride|care)|strives|puts\\s(?:people|customers|safety|quality))\\b`,
].map(whole);

/** One to nine words, none of which is the sender's. */
const between = "(?:(?!(?:we|our|us|I|my|me)\\b)[\\w'%-]{1,20}\\s){1,9}?";
const charge =
  '(?:work|quality|hiring|payroll|finance|finances|onboarding|procurement|logistics|sales|operations|support|growth|data|security|marketing|planning|training|recruiting|recruitment|engineering|compliance|shipping|purchasing|accounting|reporting|invoicing|retention|churn|warehousing|fulfilment|team|teams|stack|culture|processes|workflows?|approach|hires?|purchases|depots|warehouses|projects?|goals|priorities|budgets?|tools|systems|spend|tickets|pipeline|forecasts?|targets?|rollout|migration|transition|reorgani[sz]ation|initiatives?|programmes?|programs?|strategy|roadmap|hands|people|dozens?|ten|twenty|thirty|forty|fifty|\\d{1,4})';
const crew =
  '(?:people|employees|staff|drivers|reps|engineers|sellers|planners|buyers|analysts|recruiters|nurses|technicians|managers|leads|teams|departments|warehouses|stores|sites|branches|depots|hires|offices|plants|clinics|schools|shops|restaurants|hotels|trucks|vans|machines|users)';
const handled =
  '(?:done|handled|managed|run|organi[sz]ed|tracked|paid|processed|kept|stored|measured|planned|entered|approved|reviewed|signed off|collected|reported|closed)';

const folks =
  '(?:everyone|everybody|all\\sof\\syou|you\\sall|(?:all\\s)?(?:the|your)\\s(?:whole\\s)?(?:team|staff|crew|people|folks|gang|lads|ladies|drivers|nurses|teachers|buyers|planners))';
const house =
  '(?:company|firm|organi[sz]ation|employer|business|shop|store|restaurant|caf[eé]|pub|hotel|inn|bakery|brewery|salon|studio|gallery|nursery|farm|factory|plant|school|clinic|practice|charity|museum|garage|dealership|site|yard)';
/** A name of two words and more. */
const twoWords = "([A-Z][\\w'\u2019&-]{1,30}(?:\\s(?:(?:of|and|&)\\s)?[A-Z][\\w'\u2019&-]{1,30}){1,3})";

/** Places that other firms fill as well, in a sentence about nobody else: see `elsewhere`. */
export const openReaderSlots: readonly RegExp[] = [
  `(?:[Yy]ou|[Yy]our|[Yy]ou've|[Yy]ou're)\\s${between}${charge}\\sat\\s${company}(?=[,.?!;:]|$)`,
  `(?:[Dd]o|[Aa]re|[Hh]ave|[Hh]ow|[Ww]ould|[Ww]ill|[Cc]ould)\\s${between}${crew}\\s(?:at|within|across)\\s${company}(?=[^.!?\\n]{0,80}\\?)`,
  `[Ww]ith\\s(?:\\d{1,3}(?:[.,]\\d{3})?|so\\smany|this\\smany|[a-z]{3,8}teen|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|(?:a\\s)?hundreds?(?:\\sof)?|dozens\\sof)\\s(?:[a-z]{3,12}\\s)?${crew}\\s(?:at|across)\\s${company}`,
  `(?:[Ii]s|[Aa]re|[Ww]as|[Hh]ow)\\s${between}${handled}\\s(?:[a-z-]{1,14}\\s){0,4}?(?:at|within|across)\\s${company}(?=\\?|\\s[^.!?\\n]{0,60}\\?)`,
  `(?:[Dd]oes|[Ii]s)\\s${short}\\s(?:[a-z]{2,14}\\s){0,2}?(?:plan|planning|intend|intending|expect|expecting|aim|aiming)\\sto\\b(?=[^.\\n]{0,120}\\?)`,
  `(?:[Ww]ould|[Mm]ight)\\s${company}\\s(?:(?:also|perhaps|maybe)\\s)?(?:like|want|care|be\\s(?:interested|open|up|keen|willing|game|an?\\s(?:[a-z]{3,8}\\s)?(?:fit|match|candidate))|consider|enjoy)\\b(?=[^.!?\\n]{0,100}\\?)`,
  `[Ii]f\\s${short}\\s(?:wants|needs|plans|hopes|aims|decides)\\s(?:to|a|an|help|more)\\b(?=[^.!?\\n]{0,100}\\b(?:we|us|talk|chat|call)\\b)`,
  `(?:noticed|saw|see|spotted)\\s(?:that\\s)?${short}\\s(?:(?:recently|just|now|currently)\\s)?(?:lists?|shows?|has\\s(?:(?:recently|just)\\s)?(?:posted|listed|opened)|posted|listed|advertises)\\b(?=[^.!?\\n]{0,100}\\byour?\\b)`,
  `(?:[Ww]hat|[Hh]ow)\\s(?:does|do|is|are|would)\\s${between}at\\s${company}\\s(?:look|feel|work|go|run)\\b(?=[^.!?\\n]{0,60}\\b(?:for|to|with)\\syou\\b[^.!?\\n]{0,40}\\?)`,
  `(?:[Ww]ho)\\s${between}at\\s${company}(?=\\?|\\s[^.!?\\n]{0,60}\\?)`,
  `(?:with)\\s${short}\\sin\\smind\\b`,
  `[Hh]ow\\s(?:many|much|often|big|large)\\s(?:[a-z-]{2,16}\\s){0,4}?(?:does|do|has|is)\\s${short}\\s(?:[a-z]{3,9}\\s)?(?:employ|have|run|use|spend|sell|operate|own|process|serve|handle|buy)\\b(?=[^.!\\n]{0,80}\\?)`,
  `(?:[Aa]s|[Ww]hen|[Ww]hile|[Nn]ow\\sthat)\\syou\\s(?:grow|scale|expand|lead|head|steer|build\\sup)\\s${company}(?=,)`,
  `${short}\\s(?:is|looks\\slike|seems)\\s(?:exactly|just|precisely)\\s(?:the\\s)?(?:kind|sort|type)\\sof\\s(?:company|firm|team|business|organi[sz]ation)\\b`,
  `(?:looking|digging|reading)\\s(?:into|up\\son)\\s${company}(?=,?\\s[^.!?\\n]{0,80}\\byour?\\b)`,
  `(?:glad|happy|love|like|delighted|pleased|able|want)\\sto\\s(?:give|offer|show|send|grant)\\s${short}\\s(?:an?|some|our|the|around|how|what)\\b`,
  `(?:how|ways|where)\\s${short}\\s(?:could|might)\\s[a-z]{3,12}\\s(?:its|their)\\b`,
  `(?:reach(?:ing)?\\sout|writing|write)\\sto\\s${company}\\s(?:because|as|since)\\syour\\b`,
  `(?:you\\sand|[Yy]ou,)\\s(?:the|your)\\s(?:whole|entire|wider)\\s${short}\\s(?:family|team|crew|group|staff)\\b`,
  `(?:[Cc]ongrat\\w{0,11}|[Kk]udos|[Ww]ell\\sdone)\\son\\s(?:[\\w'-]{1,16}\\s){0,3}?(?:years?|months?)\\s(?:at|with)\\s${company}`,
  `[Ll]ook(?:ing)?\\sforward\\sto\\s(?:working\\swith|partnering\\swith|helping|supporting|welcoming|onboarding|having|serving|supplying|moving|stocking|equipping|insuring|painting|cleaning|cooking\\sfor|catering\\sfor|delivering\\sto|fitting\\sout|looking\\safter)\\s${company}`,
  `[Yy]ou(?:['\u2019]ve|\\shave)\\s(?:(?<=\\b(?:everything|all|what|whatever|team|work)\\s(?:that\\s)?[Yy]ou\\S{0,5}\\s{0,1}(?:have\\s)?)(?:built|created|achieved|accomplished|done|set\\sup)|done\\s(?:wonders|(?:an?\\s)?(?:great|amazing|impressive|good|excellent|remarkable|fantastic|wonderful)\\s(?:things|work|job)))\\sat\\s${company}`,
  `(?<=^|[.!?\\n]\\s{0,3}|,\\s)[Yy]ou\\sat\\s${company}\\s(?:know|have|must|will|are|see|need|want|do|run|face|understand|may|might|probably|surely|certainly)\\b`,
  `(?:with|for|to|wish)\\syou\\sand\\s${company}(?=[.,!?]|$)`,
  // What would help the people at work there, and what the reader does for the firm.
  `(?:can|could|would|will|might|may|to|it)\\s(?:also\\s)?(?:help|save|spare|show|give|let|support|train|equip|free)\\s(?:the|your|all)\\s${workers}\\s(?:over\\s)?at\\s${company}`,
  `[Tt]he\\s${workers}\\s(?:over\\s)?at\\s${company}\\s(?:could|would|might)\\s(?:see|save|fill|spend|skip|track|benefit|gain|share)\\b(?!\\syou\\b)`,
  `[Ss]omeone\\swho\\s(?:[a-z-]{2,14}\\s){1,5}?(?:for|at)\\s${company}(?=,?\\s(?:you|your)\\b)`,
  `[Yy]ou\\s(?:run|lead|manage|head|plan|oversee|supervise|organi[sz]e)\\s(?:the|all|its|their|night|day)\\s(?:[a-z-]{2,14}\\s){1,3}?(?:for|of)\\s${company}(?=,\\s(?:so|and|which)\\b)`,
  // What the writer, who is another firm, would do for it: "Globex could save time with us."
  `${short}\\s(?:can|could|would|might|will)\\s(?:[a-z]{2,14}\\s){1,6}?(?:with|from|through|by\\susing)\\s(?:us|our|an?\\s(?:pilot|trial|demo|audit|workshop|review|free\\strial))\\b`,
  `(?:[Oo]ur|[Tt]his|[Ww]e)\\s(?:[a-z-]{2,14}\\s){0,3}?(?:fits?|suits?|match(?:es)?|(?:is|are)\\s(?:ideal|perfect|right|made|built|meant)\\sfor)\\s${short}(?=\\s(?:perfectly|well|best|exactly|nicely|too)\\b|[.,!?]|$)`,
  `(?:[Ww]e|I|[Uu]s)(?:['\u2019](?:d|ll)|\\s(?:can|could|would|will|might|may))?\\s(?:[a-z]{3,8}\\sto\\s)?(?:cut|reduce|lower|improve|increase|boost|double|halve|automate|streamline|shorten|speed\\sup|simplify|grow|transform)\\s(?:[a-z-]{2,14}\\s){1,5}?(?:at|for)\\s${company}(?=\\s(?:by|in|within|this|next|to)\\b|[.,!?]|$)`,
  `(?:love|like|want|keen|eager|excited|hoping|hope|delighted|happy|thrilled)\\sto\\s(?:work|partner|team\\sup|collaborate|do\\sbusiness)\\swith\\s${company}(?=\\s(?:on|this|next|in|to|soon|again)\\b|[.,!?]|$)`,
  `[Ww]hat\\s(?:we|I|our\\s[a-z]{3,12})\\s(?:can|could|would|might|will)\\s(?:do|offer|bring|achieve|save|change|build|mean)\\s(?:for|to|at)\\s${company}(?=[.,!?]|$)`,
  `I(?:['\u2019]ve|\\shave)?\\s(?:just\\s)?(?:wrote|written|made|recorded|drafted|sketched|prepared|put\\stogether|drew\\sup|mapped\\sout)\\s(?:this|something|(?:an?|this|some)\\s(?:[a-z-]{3,12}\\s){1,3}?)\\s?for\\s${company}(?=[.,!?]|$)`,
  `(?:[Ww]hat|[Hh]ow\\smuch)\\s${short}\\s(?:can|could|might|would|stands\\sto)\\s(?:gain|save|win|earn|achieve|recover|get\\sout\\sof)\\b`,
  `${short}(?:['\u2019]s\\s(?:[a-z]{3,12}\\s){1,3}?|\\s)(?:needs?|deserves?|could\\suse)\\s(?:an?\\s)?(?:better|faster|smarter|simpler|stronger|modern|safer)\\b`,
  `(?:I|[Ww]e)(?:['\u2019]ve|\\shave)?\\s(?:(?:just|recently|had)\\s)?(?:looked\\s(?:at|over|through)|(?:had|taken|took)\\sa\\s(?:[a-z]{4,6}\\s)?look\\s(?:at|over|through|around)|visited|checked(?:\\sout)?|browsed|was\\son|were\\son|been\\son|read|reviewed|went\\s(?:through|over)|came\\sacross|saw|seen)\\sthe\\s${short}\\s(?:website|web\\ssite|site|home\\s?page|careers?\\spage|pricing\\spage|blog|app|store)\\b(?!\\s(?:today\\s)?(?:to|for)\\b)`,
  `(?:I|[Ww]e)\\s(?:(?:just|recently)\\s)?(?:came\\sacross|discovered|stumbled\\s(?:on|upon|across))\\s${short}(?=\\s(?:while|when|on|today|yesterday|through|via|and\\s(?:was|loved|liked|thought))\\b|[.,!]|$)`,
  `(?:[Ll]et's|[Ll]et\\sus|love\\sto|like\\sto|want\\sto|curious\\sto|keen\\sto)\\s(?:talk|chat|speak|hear|learn|discuss|understand|know)\\s(?:more\\s)?(?:about\\s)?${short}['\u2019]s\\s(?:[a-z-]{3,14}\\s){0,2}?(?:goals?|plans?|priorities|needs|challenges|roadmap|strategy|growth|pipeline|targets?|budget|ambitions)\\b`,
  `(?:[Gg]iven|[Cc]onsidering|[Ss]eeing|[Ll]ove|[Ll]ike|[Aa]dmire|[Ii]mpressed\\s(?:by|with)|[Ii]nspired\\sby)\\s(?:what|how|everything|all)\\s(?:that\\s)?${short}\\s(?:is|has\\sbeen|has)\\s(?:[a-z]{3,10}\\s)?(?:building|doing|built|done|achiev(?:ing|ed)|creat(?:ing|ed)|gr(?:owing|own)|handl(?:ing|ed))\\b`,
  `(?:[Ee]veryone|[Ee]verybody|[Tt]he\\s(?:whole\\s)?(?:team|staff|crew))\\s(?:over\\s)?at\\s${company}\\smust\\s(?:be|feel|have\\sbeen)\\s(?:[a-z]{2,8}\\s)?(?:busy|proud|thrilled|excited|tired|glad|delighted|pleased|stretched|happy|swamped)\\b`,
  `[Ww]elcome\\s(?:aboard|on\\sboard|back|to\\s(?:the|our)\\s[a-z]{3,12}),\\s${company}(?=[!.]|$)`,
  `[Aa]re\\syou\\s(?:still|now|also)\\s(?:working\\s(?:at|for)|at|in\\scharge\\s(?:at|of))\\s${company}(?=\\?)`,
  // What is done for the reader or for all "at" the firm, and how things go for them there.
  `(?<!\\b(?:wait\\w{0,3}|ready|held|holds?|holding|keeps?|kept|left|leave|reserv\\w{1,3}|book\\w{0,3}|collect\\w{0,3}|table|room|seat|space|parcel|place|look\\w{0,3}|parking)\\b[^.!?\\n]{0,30}\\s)(?:for|help)\\syou\\s(?:all\\s|both\\s)?(?:over\\s)?at\\s${company}`,
  `(?:support|help|train|serve|equip|save|teach|coach|protect|thank|supply|feed|give|bring|show)(?:ing)?\\s${folks}\\s(?:over\\s)?at\\s${company}`,
  // What the reader and the firm have made, what the writer would do there, and the reader's part "there".
  `(?:followed|following|watched|admired)\\s${short}\\s(?:ever\\s)?since\\syou\\b`,
  `[Ee]very(?:one|body)\\s(?:over\\s)?at\\s${company}\\s(?:must|has\\sto|surely|is|will)\\s(?:be\\s)?[a-z]{3,12}\\s(?:of|about|for|with|that)\\s(?:what\\s)?you\\b`,
  `(?:speak|talk)\\s(?:to|with)\\syou\\sabout\\s${short}['\u2019]s\\s`,
  `[Ww](?:hat|hatever)\\syou\\sand\\s(?:the\\s(?:team|folks|people)\\sat\\s)?${company}\\s(?:have|are)\\s(?:built|building|done|doing|achieved|achieving|created|creating|accomplished|made|launched)\\b`,
  `[Hh]ow\\s(?:we|I)(?:['\u2019]d|\\s(?:could|can|would|might))\\s(?:help|support|save)\\s(?:all\\sof\\s)?you\\s(?:and\\syour\\s(?:team|colleagues)\\s)?at\\s${company}`,
  `(?:following|followed|read(?:ing)?\\sabout|came\\sacross|looked\\sat|looking\\sat|hearing\\sabout|impressed\\sby)\\s${short}(?=(?:['\u2019]s)?\\s[^.!?\\n]{0,70}\\byour\\s(?:[a-z-]{2,14}\\s){1,4}?there\\b)`,
  // What the writer supposes of people there, wishes them, or lets them do.
  `(?:suppose|imagine|guess(?:\\sis)?|bet|reckon|suspect|assume|presume|expect|sure|know|understand|realise|realize|aware)\\s(?:that\\s)?(?:(?!(?:we|our|us|I|my|me|you)\\b)[\\w'-]{1,16}\\s){0,6}?at\\s${company}`,
  `(?:important|crucial|vital|dear|useful|helpful|familiar|welcome|mean|means|matters?|clear|relevant|of\\suse|valuable|precious|central|sacred|known|kind|good|hard|painful|annoying)\\s(?:[a-z-]{2,12}\\s){0,6}?(?:to|for|on)\\s(?:${folks}|people|anyone|colleagues)\\s(?:over\\s)?at\\s${company}`,
  `(?:[Hh]ope|[Tt]rust)\\s(?!to\\b|we\\b|I\\b)(?:[a-z'’]{1,10}\\s){0,6}?${folks}\\s(?:over\\s)?at\\s${company}`,
  `(?:[Mm]y|[Oo]ur|[Bb]est|[Ww]arm(?:est)?|[Kk]ind(?:est)?|[Ss]ay|[Ss]incere|[Bb]ig)\\s(?:[a-z]{2,10}\\s){0,2}?(?:thanks|regards|wishes|hello|hi|love|greetings|apologies|congratulations|congrats|compliments)\\sto\\s${folks}\\s(?:over\\s)?at\\s${company}`,
  `(?:[Ee]veryone|[Ee]verybody|[Aa]ll\\sof\\syou|[Aa]ll\\s(?:the\\s)?staff)\\s(?:over\\s)?at\\s${company}\\s(?:can|may|should|must|has\\sto|have\\sto|needs?\\sto|gets?)\\s(?!(?:help|assist|advise|answer|tell|support|reach)\\b)(?![^.!?\\n]{0,60}\\b(?:you|we|us|our)\\b)`,
  `(?:[Oo]ur|[Tt]he)\\s(?:crew|fitters?|engineers?|drivers?|team|technicians?|installers?|electricians?|plumbers?|painters?|cleaners?|van|lorry|truck|courier|surveyor|movers)\\s(?:will\\s)?(?:be|arrives?|comes?|is|are|calls?)\\s(?:[a-z]{2,9}\\s){0,2}?(?:at|to)\\s${company}(?=[^.!?\\n]{0,100}\\byour\\s(?:staff|pupils|students|guests|team|people|crew|tenants|patients|members|shift|children|colleagues|workers|residents)\\b)`,
  // The kind of house it is, and its name: one word alone may be the person spoken to.
  `[Yy]our\\s(?:[a-z]{3,12}\\s)?${house},\\sthe\\s${company}(?=[,.?!;:)\\n]|$)`,
  `[Yy]our\\s(?:[a-z]{3,12}\\s)?${house},\\s${twoWords}(?=[,.?!;:)\\n]|$)`,
  // All there is to a short sentence: what the reader is to the firm, how the people there are greeted, what it is to work there.
  `[Yy]ou(?:['\u2019]ve)?\\s(?:now\\s)?(?:run|own|founded|started|lead|head|built|represent)\\s${company}(?=[.!]|,\\sso\\b|\\sin\\s\\d|$)`,
  `(?:[Cc]ongrat\\w{0,11}|[Kk]udos|[Gg]reetings|[Hh]ello|[Hh]i|[Gg]ood\\s(?:luck|morning|day|evening|afternoon)|[Ww]ell\\sdone|[Cc]heers|[Ww]arm\\swelcome)(?:\\s(?:again\\s)?to)?\\s(?:you\\sand\\s)?${folks}\\s(?:over\\s)?at\\s${company}`,
  `(?:[Ee]very(?:one|body|\\s[a-z]{3,12})|${folks}|[Pp]eople|[Ss]taff)\\s(?:over\\s)?at\\s${company}\\s(?:would|could|might|will|deserves?|needs?|wants?)\\s(?:all\\s|really\\s)?[a-z]{3,12}\\b(?![^.!?\\n]{0,60}\\b(?:you|we|us|our)\\b)`,
  `(?:[Ww]orking|[Ll]ife|[Ss]elling|[Tt]hings)\\sat\\s${company}\\s(?:must|has\\sto|sounds?|looks?|seems?)\\b`,
  `${short}\\s(?:is|would\\sbe|seems|looks\\slike|could\\sbe)\\s(?:exactly\\s|just\\s|such\\s|clearly\\s)?(?:an?\\s|the\\s)?(?:[a-z]{4,10}\\s)?(?:fit|match|candidate|customer|client|partner)\\sfor\\s(?:us|our\\s(?:[a-z]{3,10}\\s)?(?:tool|product|platform|service|pilot|programme|program|software|solution))\\b`,
  `I(?:['\u2019]ve)?\\s(?:have\\s|just\\s|recently\\s)?(?:read|heard|learned|learnt|was\\sreading)\\s(?:a\\slot\\s|all\\s|something\\s|good\\sthings\\s)?about\\s${short}(?=\\s(?:this|yesterday|last|today|recently|online|and\\s(?:was|loved|liked|thought))\\b|[.!]|$)`,
  `(?:[Aa]re\\syou|[Ii]s\\severy(?:one|body))\\s(?:all\\s|still\\s|really\\s)?(?:happy|well|busy|satisfied|based|enjoying\\sit|new|settled)\\s(?:over\\s)?at\\s${company}(?=\\?)`,
  `[Ww]hat(?:['\u2019]s|\\sis)\\s(?:new|next|happening|going\\son|it\\slike|life\\slike)\\s(?:over\\s)?at\\s${company}(?=\\?)`,
  `(?:see|saw|notice|noticed|understand)\\s(?:that\\s)?you(?:['\u2019]re|\\sare|\\swork)\\s(?:now\\s|still\\s)?(?:with|at|for)\\s${company}`,
  `(?:[Gg]reat|[Gg]ood|[Nn]ice|[Aa]mazing|[Ii]mpressive|[Ww]onderful|[Ff]antastic)\\s(?:job|work|things|stuff|quarter|year|results?|team)\\s(?:over\\s)?at\\s${company}`,
  `${short}\\s(?:is|must\\sbe)\\s(?:so\\s|very\\s|really\\s)?(?:lucky|fortunate)\\sto\\shave\\syou\\b`,
  `[Ww]h(?:en|y)\\sdid\\syou\\s(?:join|start\\sat|move\\sto|come\\sto)\\s${company}(?=\\?)`,
  `${short}\\s(?:is|looks\\slike|seems|must\\sbe|sounds\\slike)\\s(?:such\\s)?an?\\s(?:really\\s|very\\s|truly\\s)?(?:great|impressive|amazing|fantastic|wonderful|exciting|remarkable|lovely|interesting|good)\\s(?:company|firm|business|brand|place|organi[sz]ation|employer)\\b`,
  `(?:[Ss]ince|[Aa]s|[Bb]ecause|[Nn]ow\\sthat|[Ww]hile)\\s${short}\\s(?:is|keeps)\\s(?:growing|hiring|expanding|scaling|opening)\\b(?=[^.!?\\n]{0,70}\\byou)`,
  `(?<=^|[.!?\\n]\\s{0,3}|,\\s)${short}\\s(?:could|would|might|should)\\s(?:really\\s|surely\\s|also\\s)?(?:benefit|love|enjoy|profit|use\\s(?:our|this|us|some|help|an?))\\b`,
  `(?:reach(?:ing)?\\sout|writing)\\sto\\s${short}(?=\\s(?:today|now|again|with)\\b|[.!]|$)`,
].map(whole);

/** What a subject speaks of: "Idea for Globex". */
export const subjectSlots: readonly RegExp[] = [
  `(?<=^(?:[A-Z][a-z'-]{1,20},\\s)?(?:(?:an?|one|my)\\s)?)(?:[Qq]uick\\s|[Ss]hort\\s|[Ss]mall\\s|[Nn]ew\\s)?(?:[Ii]deas?|[Qq]uestion|[Tt]houghts?)\\s(?:for|about|on)\\s${company}(?=\\s?[.!?]?$)`,
].map(whole);

/** Words with which a sentence is about somebody else's firm, or about what the reader has to do with one. */
export const elsewhere =
  /\b(?:friends?|partners?|partnership|suppliers?|vendors?|providers?|competitors?|rivals?|clients?(?! soon)|customers?|introduc\w+|introduction|recommend\w*|referr?\w*|refer|told (?:me|us)|case study|webinar|conference|event|summit|meetup|fair|panel|(?:(?<!let)'s|your|his|her|a|the) talk|keynote|published|report|article|podcast|compar\w+|unlike|instead of|switch\w* from|moved from|like you at|integrat\w+|connect\w*|acquir\w+|bought|merg\w+|spoke|speak with|met|meet|know(?! (?:how|that|what|why|your?)\b)|stud(?:y|ied)|applied|(?:your|the|an) (?:invoice|order|account)|ordered|booking|booked|login|subscription|used by|trusted by|live at|went live|deployed|helped|heard that|read that|(?:picks?|collects?|drops?) you|nights?(?! (?:shifts?|crews?|teams?|staff)\b)|flights?|check-?in|news|announced|competes?|yours)\b/i;

/** Words with which a firm is one somebody has left, or known of long ago. */
export const former =
  /\b(?:former|formerly|previous|previously|earlier|past|old|prior|last|ex|before(?! (?:we|i|the|our)\b)|back when|when you were|used to|time at|days at|(?<!\b(?:congrat\w{0,11}|kudos|well done) on (?:[\w'-]{1,16} ){0,3})years at|left|leaving|came from|since leaving|until)\b/i;
