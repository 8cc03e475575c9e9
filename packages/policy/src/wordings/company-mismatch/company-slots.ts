import { anchored } from '../../search/anchored.ts';

/** A place in a sentence that holds the name of a company. */
export interface CompanySlot {
  readonly expression: RegExp;
  /** A customer, a partner or a tool can stand there as well: believed only when the message never names the right company. */
  readonly isLoose: boolean;
}

const readers = (pattern: string): CompanySlot => ({ expression: anchored(new RegExp(pattern, 'g')), isLoose: false });
const anyones = (pattern: string): CompanySlot => ({ expression: anchored(new RegExp(pattern, 'g')), isLoose: true });

/** A name of up to four words; "of", "and" and "&" stand only between two of them. */
const company = `((?:[A-Z0-9][\\w'\u2019.&-]{0,30}|[a-z]{1,3}[A-Z]\\w{1,30})(?:\\s{1,2}(?:(?:of|and|&|de)\\s)?[A-Z][\\w'\u2019.&-]{0,30}){0,3})`;
const role = `(?:[A-Za-z]{1,4}O|VP|SVP|EVP|[Hh]ead|[Dd]irector|[Mm]anager|[Ll]ead|[Ff]ounder|[Cc]o-?[Ff]ounder|[Pp]resident|[Oo]wner|[Pp]artner|[Cc]hief)(?:\\s(?:of|for)\\s[A-Za-z]{2,20}(?:\\s[A-Z][a-z]{2,20}|\\sand\\s[A-Za-z]{2,20})?|\\s[A-Z][A-Za-z]{2,20}(?:\\s[A-Z][a-z]{2,20})?|\\s[a-z]{2,15}\\s[a-z]{2,15}\\sofficer)?`;
/** "Head of Marketing" has a department behind its "of", "CEO of Globex" a company. */
const chief = `(?:C[A-Z]O|[Cc]o-?[Ff]ounder|[Ff]ounder|[Pp]resident|[Oo]wner|[Cc]hief\\s[A-Za-z]{3,12}\\s[Oo]fficer|[Mm]anaging\\s[Dd]irector)`;
const group = `(?:team|teams|colleagues|role|position|job|work|department|org|organi[sz]ation|leadership|leaders|reps|engineers|developers|sellers|marketers|recruiters|staff|employees|people|folks|customers|users|clients|group|division|function|crew|workforce|stack|setup|operations|pipeline|responsibilities|priorities|goals|plans|agents|drivers|buyers|sales\\steams?|salespeople|managers|analysts|technicians|nurses|boss|bosses|supervisor|chief|assistant|headquarters|hq)`;

/** Each holds one name, in a place that only the recipient's own company fills, or that others may fill as well. */
export const companySlots: readonly CompanySlot[] = [
  readers(
    `\\b[Yy]our\\s(?:[a-z-]{2,20}\\s){0,3}?${group}\\s(?:at|within|inside|over\\sat|here\\sat|@)\\s(?:the\\s)?${company}`,
  ),
  readers(`\\b[Yy]our\\s(?:[a-z]{2,12}\\s){0,2}?${role}\\s(?:role|position|job)\\s(?:at|with)\\s${company}`),
  readers(
    `\\b[Yy]our\\s(?:new\\s|current\\s)?(?:role|position|job|work)\\sas\\s(?:an?\\s|the\\s)?(?:${role}\\s(?:at|with)|${chief}\\sof)\\s${company}`,
  ),
  readers(
    `\\b(?:[Yy]ou(?:'re|\\sare|\\sand\\s(?:the|your)\\steam(?:\\sare)?)?|[Yy]ou\\sguys(?:\\sare)?|you\\sall|folks|[Yy]our\\s(?:team|people|staff|colleagues|crew))\\s(?:[a-z]{2,14}\\s){0,3}?(?:does|did|doing|done|building|working|leading|running|managing|heading|handling|growing|hiring|scaling|work|lead|run|manage|head|handle|do|built|build|set\\sup|use|have)(?:\\s[a-z-]{2,16}){0,4}?\\s(?:at|over\\sat|here\\sat)\\s${company}`,
  ),
  readers(
    `\\b(?:things|life|everything|business|work|growth|hiring|it|day)\\s(?:is\\s|are\\s|been\\s|going\\s|looking\\s|goes\\s){0,3}(?:for\\syou\\s|going\\s|like\\s){0,2}(?:at|over\\sat)\\s${company}(?=[^.\\n]{0,30}\\?)`,
  ),
  readers(
    `\\b[Aa]s\\s(?:an?\\s|the\\s)?(?:new\\s|(?![^.!?]{4,80}\\sI\\b)(?:[a-z-]{3,16}\\s){1,2}?)?(?:${role}\\s(?:at|for|with)|${chief}\\sof)\\s${company}(?=,?\\s(?:you|your|I)\\b)`,
  ),
  readers(
    `\\b[Yy]ou(?:'re|\\sare)\\s(?:an?\\s|the\\s)?(?:new\\s|current\\s)?(?:${role}\\s(?:at|for|with)|${chief}\\sof)\\s${company}`,
  ),
  anyones(
    `\\b(?:(?:[Cc]an|[Cc]ould|[Mm]ight|[Mm]ay)\\s(?:we|I)|can|could|might|would|may|love\\sto|like\\sto|want\\sto|able\\sto|happy\\sto|hope\\sto|looking\\sto|excited\\sto|order\\sto)\\s(?:also\\s|really\\s|better\\s)?(?:help|support|save|benefit|get)\\s(?:you\\sand\\s)?(?:(?:the|your)\\s(?:[a-z]{3,12}\\s)?(?:team|folks|people|group|crew)\\s(?:over\\s)?at\\s)?(?:the\\s)?${company}(?:\\steam)?(?=['\u2019]s|\\s(?:to\\s)?(?:[a-z]{3,12})\\b|[.,!?]|\\n|$)`,
  ),
  anyones(
    `\\b(?:[Ii]s|[Aa]re|[Dd]oes|[Hh]as|[Ww]ould|[Ww]ill|[Cc]ould|[Cc]an)\\s${company}\\s(?:currently|still|already|looking|planning|using|use|hiring|evaluating|considering|open\\sto|be\\sopen|be\\sinterested|interested|have\\s(?:an?|any|anyone|anybody|someone|somebody|enough|plans)\\b|thinking|happy)\\b(?=[^.\\n]{0,160}\\?)`,
  ),
  anyones(
    `\\b(?:a\\s(?:good|great|strong|perfect|natural)\\sfit\\sfor|(?:idea|ideas|proposal|audit|offer|recommendations?|suggestions?|thoughts)\\sfor|specific\\sto|tailored\\s(?:to|for)|prepared\\sfor|built\\sfor|relevant\\s(?:to|for)|set\\sup\\s(?:for|at))\\s${company}(?=['\u2019]s\\steam|[.,!?]|\\n|\\sto\\s|\\sthis\\s|\\snext\\s|\\sas\\s(?:a|our)\\b|$)(?=[^\\n]{0,200})`,
  ),
  readers(
    `\\b(?:[Yy]ou|[Yy]our)\\s(?:[a-z]{2,12}\\s){0,2}?(?:joined|joining|move\\sto|start(?:ed)?\\sat|promotion\\sat|new\\srole\\sat|arrival\\sat)\\s${company}`,
  ),
  readers(`\\b[Yy]our\\s(?:company|firm|team|organi[sz]ation|employer|business),\\s${company}(?=,)`),
  readers(`\\blooks?\\slike\\s(?:today\\s)?at\\s${company}(?=[^.\\n]{0,40}\\?)`),
  anyones(
    `\\b[Hh]ow\\s(?:is|does|has|do|are)\\s${company}\\s(?:handling|handle|managing|manage|doing|dealing|approach\\w{0,4}|currently|plan\\w{0,5}|track\\w{0,4}|solving|solve)\\b`,
  ),
  anyones(
    `\\b(?:have|see|count|get|welcome|welcoming|onboard|sign|win|want|like|love|value|keep)\\s${company}\\sas\\s(?:an?|our)\\s(?:new\\s)?(?:customer|client|partner)\\b`,
  ),
  anyones(
    `\\b(?:save|saves|cost|costing|saving)\\s${company}\\s(?:\\d|money|time|hours|thousands|a\\slot|up\\sto|around|about)`,
  ),
  anyones(`\\b(?:over|here|out|up|down|back)\\sat\\s${company}(?=[^.\\n]{0,60}\\?)`),
  readers(
    `\\b(?:[Yy]ou\\sand|[Hh]ope|[Tt]rust)\\s(?:everyone|everybody|the\\s(?:team|folks|crew|gang|rest)|your\\s(?:team|colleagues|crew|people))\\s(?:over\\s)?at\\s${company}`,
  ),
  anyones(
    `\\b(?:[Ff]ollow(?:ed|ing)?|[Ww]atch(?:ed|ing)|[Aa]dmired?|[Ii]mpressed\\s(?:by|with))\\sthe\\s(?:[a-z-]{3,14}\\s){0,2}?(?:growth|progress|journey|expansion|rise|success|momentum|trajectory)\\s(?:of|at)\\s${company}`,
  ),
  anyones(
    `\\b(?:[Ff]ollowing|[Tt]racking|[Ww]atching|[Aa]dmiring|[Aa]dmire|[Ii]mpressed\\s(?:by|with)|[Ll]ove|[Ll]oved|[Ee]njoyed|fan\\sof|[Cc]ongrats\\son|[Cc]ongratulations\\son)\\s${company}['\u2019]s?\\s(?:[a-z-]{3,14}\\s){0,2}(?:growth|progress|journey|expansion|work|rise|success|team|story|momentum|approach|culture|mission|trajectory|product|brand)`,
  ),
  readers(
    `\\b(?:[Yy]ou\\sand\\s(?:the|your)|[Yy]ou\\swith\\sthe)\\s${company}\\s(?:team|crew|folks|people|family|colleagues)\\b`,
  ),
  anyones(
    `\\b(?:show|showing|help|helping|meet|meeting|give|giving|offer|save|support|supporting|train|walk|speak\\s(?:to|with)|talk\\s(?:to|with)|chat\\swith|connect\\swith|work\\swith|demo\\sto|present\\sto|join)\\s(?:you\\sand\\s)?the\\s${company}\\s(?:team|crew|folks|people|leadership|family|group)\\b`,
  ),
  anyones(
    `\\b(?:think|believe|sure|confident|convinced|feel|guess|imagine|bet|reckon|suspect|know|assume)\\s(?:that\\s)?${company}\\s(?:could|would|might|can|will|should|may|needs|wants|is\\slosing|loses|deserves)\\s`,
  ),
  anyones(
    `\\b(?:make\\ssense|worth(?:while)?(?:\\sit)?|relevant|useful|helpful|interesting|valuable|possible|realistic|a\\spriority|on\\sthe\\s(?:roadmap|radar|agenda)|room)\\s(?:for|at|to)\\s${company}(?=\\sto\\s|\\s(?:this|next|right|at|in)\\b|\\s?\\?)(?=[^.\\n]{0,120}\\?)`,
  ),
  anyones(
    `\\b(?:[Ww]hat|[Ww]here|[Ww]ho|[Ww]hen|[Ww]hy|[Hh]ow)(?:'s|\\s(?:is|are|does|do|would|will|has))\\s${company}(?:['\u2019]s\\s(?:plan|plans|approach|current|biggest|setup|process|stance|timeline|budget|strategy|take)|\\s(?:handling|handle|currently|plan|planning|use|using|doing|do|stand|run|running|looking|thinking|measure|measuring))(?=[^.\\n]{0,120}\\?)`,
  ),
  anyones(
    `\\b(?:[Ss]aw|[Nn]oticed|[Cc]ame\\sacross|[Vv]isited|[Ll]ook(?:ed|ing)\\s(?:at|through|around)|[Bb]rows(?:ed|ing)|[Cc]hecked\\sout|[Tt]ested|[Rr]eviewed|[Oo]n)\\s${company}['\u2019]s?\\s(?:[a-z-]{3,14}\\s)?(?:careers?\\spage|job\\s(?:post(?:ing)?s?|ads?|openings?|listing)|website|web\\ssite|home\\s?page|checkout|landing\\spage|pricing\\spage|help\\scent(?:er|re)|app|online\\sshop|store)\\b`,
  ),
  // Company named beside "your firm" or "where you work", and the reader's charge, team or colleagues there. What goes on
  // behind "your team" speaks of the team: "With Globex, your team saves time" names what it saves it with.
  readers(
    `${company}(?:,|\\s\\(|\\s[\u2013-])\\s?(?:(?:which|who|that)\\sis\\s)?(?:your\\s(?:[a-z]{2,10}\\s)?(?:company|firm|employer|organi[sz]ation|team|business|agency|practice|studio|shop|charity|school|clinic|outfit)(?=[,.;:!?)\\n]|\\s[\u2013-]\\s|\\ssince\\s|$)|where\\syou(?:['’]re|\\sare|\\swork|\\slead|\\shead|\\srun|\\smanage|\\soversee|\\sserve|\\slook\\safter|\\shandle|\\s[a-z]{2,8}\\sthe)|the\\s(?:company|firm|business|organi[sz]ation)\\syou\\s(?:work|run|lead|own|founded|head|manage))`,
  ),
  readers(
    `\\b[Yy]ou(?:['’]re|\\sare|['’]ve\\sbeen|\\shave\\sbeen)?\\s(?:now\\s|currently\\s)?(?:in\\scharge\\sof|responsible\\sfor|look(?:ing)?\\safter|overs(?:ee|eeing)|(?:the\\s)?(?:person|one|contact)\\s(?:for|who|behind)|accountable\\sfor|head(?:ing)?\\sup|take\\scare\\sof|took\\sover|joined|sit\\son)\\s(?:[A-Za-z-]{2,16}\\s){1,6}?(?:at|for|within)\\s${company}`,
  ),
  readers(
    `\\b(?:[Yy]ou\\s(?:and|or)|[Ff]or|[Tt]o|[Hh]i|[Hh]ello|[Dd]ear)\\s(?:(?:the\\srest\\sof|all\\sof|everyone\\s(?:on|in)|everybody\\s(?:on|in)|the\\sothers\\s(?:on|in))\\s(?:the|your)\\s)${company}\\s(?:team|crew|folks|people|family|colleagues|staff|office|board|group)\\b`,
  ),
  anyones(
    `\\b(?:[Hh]ow(?:['’]s|\\s(?:is|are|has|have|did))|[Hh]ope|[Tt]rust|[Ww]ish(?:ing)?)\\s(?:that\\s)?(?:everyone|everybody|the\\s(?:whole\\s)?(?:team|folks|crew|gang|rest|people)|your\\s(?:team|colleagues|crew|people)|people|folks|all|(?:all(?:['’]s|\\sis)|(?:things|life|business)\\s(?:is|are)|you(?:['’]re|\\sare)(?:\\sall)?)(?:\\s[a-z]{2,8})?\\s(?:well|good|fine|great|calm|quiet|busy|okay|ok))\\s(?:over\\s|here\\s|back\\s|there\\s)?(?:at|from|of)\\s${company}`,
  ),
  anyones(
    `\\b(?:set\\sup|register|registered|add|added|approve|approved|list|book|enrol|enroll)\\s${company}\\sas\\s(?:an?|our|a\\snew)\\s(?:[a-z]{3,12}\\s)?(?:customer|client|partner|account|supplier|vendor|member|buyer|reseller|tenant)\\b`,
  ),
  anyones(
    `\\b(?:tell\\sme|let\\s(?:me|us)\\sknow|wonder(?:ed|ing)?|curious|see|ask(?:ing)?|check(?:ing)?|sure|find\\sout|know)\\s(?:if|whether)\\s${company}\\s(?:would|could|might|wants?|needs?|is|has|plans?|prefers?|still|uses?|will|also|already)\\b`,
  ),
  anyones(
    `\\b(?:what|how|where|why)\\s${company}['’]s?\\s(?:[a-z-]{3,14}\\s){0,2}(?:website|web\\ssite|site|home\\s?page|checkout|store|team|app|pipeline|process|onboarding|campaigns?|reps|support|shop|funnel|budget|warehouse|operations|team)\\b`,
  ),
  anyones(
    `\\b(?:invite|welcome|offer|introduce|onboard|pitch|convince|equip|enable|spare|bring|serve|supply|switch|move)\\s${company}\\s(?:to|onto|as|into|on|with|a|an|the|over)\\b`,
  ),
  readers(
    `\\b(?:can|could|may|love\\sto|like\\sto|want\\sto|able\\sto|[Hh]appy\\sto|[Gg]lad\\sto|[Hh]ope\\sto|[Ll]et\\s(?:me|us))\\s(?:also\\s|really\\s)?(?:show|give|walk|train|demo\\s(?:it\\s|this\\s)?to|present\\s(?:it\\s|this\\s)?to)\\s(?:you\\sand\\s)?(?:the|your)\\s(?:[a-z]{3,12}\\s)?(?:team|folks|people|group|crew)\\s(?:over\\s)?at\\s(?:the\\s)?${company}`,
  ),
];
