import { facets } from '../../search/sentence-facets.ts';

/** What asks, doubts, leaves to others, or says that it is none. */
const open =
  /\?\W*$|\b(?:(?:our|my|your|the|his|her|their) (?:legal (?:team|department)|counsel|lawyers?|solicitors?|attorneys?)|please (?:ask|check|consult|seek)|check with|not (?:a )?(?:lawyer|legal advice)|whether|may be|might|it depends|insur\w{2,5}|not sure|unsure|wonder\w{0,3}|said|says|saying|told|asked|asks|thinks?|reported|according to|article|newspaper|podcast|webinar|course|lecture|exam|novel|film|movie|series|game|chess|football|homework|parking)\b/i;
/** Still to come, or none of it. */
export const unfinished =
  /\b(?:not|never|n't|no longer|yet|working (?:towards?|on)|whether|aim(?:ing|s)?|hop(?:e|es|ing)|plan(?:s|ning)?|prepar(?:e|es|ing)|appl(?:y|ied|ying)|await\w{0,3}|pending|helps?|guide|checklist|if|once|until|unless|should|must|need(?:s|ed)?|require[sd]?|want(?:s|ed)?|look(?:s|ing)? for|they|their|your (?:supplier|vendor|teachers?|doctor|auditor)s?|will be|would|could|soon|next (?:year|month|quarter|week))\b|\?\W*$/i;
const body =
  "(?:(?:the |a |an |our |every |each |all |any )?(?:[a-z'-]{2,14} ){0,4}?(?:state|states|government|ministry|ministries|authorit(?:y|ies)|regulators?|commission|commissioners?|agenc(?:y|ies)|institutes?|inspectorate|watchdog|bureau|chamber of [a-z]{4,12}|council (?:of|for) [a-z]{4,14}|(?:medical|dental|nursing|teaching|veterinary|optical|health|pharmacy|education|bar|safety|engineering) (?:board|council)|board of [a-z]{4,14}|department of [a-z]{4,14}|office (?:of|for) [a-z]{4,14}|standards (?:body|organi[sz]ation|association)|federal [a-z]{4,14}|european union|eu|un|who|fda|faa|fcc|nhs|ofsted|caa|easa|dvla|t\\u00fcv|dekra|bsi|lloyd's|bureau veritas|sgs|underwriters laboratories|association of [a-z]{4,14}|federation|guild|society of [a-z]{4,14}|royal college[a-z ]{0,20}|notified body|accreditation (?:body|service|council)))";
const ours =
  "\\b(?:we|we're|we've|i'm|i am|ours|(?:all |every one of |each of |both |none of )?our (?:[a-z-]{2,14} ){0,3}?[a-z-]{3,16}|(?:all|each|every|everyone|everybody|any) (?:[a-z-]{2,14} ){0,3}?(?:on our|of ours|we (?:sell|make|send|use|employ|supply|ship|build|fit|install)|in our|at our|who works? (?:here|for us))|this (?:device|product|course|app|software|tool|helmet|seat|toy|machine|clinic|school|treatment)|the (?:device|product|course|software|platform|app|helmets?|toys?|machine|diploma|degree|certificate|qualification) (?:we|you|is|are|has|have))\\b";
const reader =
  "\\b(?:you|you're|you've|your (?:[a-z-]{2,14} ){0,2}?[a-z-]{3,16}|that (?:letter|clause|contract|fine|notice|invoice|lease|claim|dismissal|contractor|employer|landlord))\\b";
const rules =
  '(?:the law|(?:the |an? |any |every |all )?(?:[a-z-]{2,14} ){0,3}?(?:laws?|regulations?|legislation|directives?|statutes?|act|code of (?:practice|conduct)|building code|tax code|gdpr|hipaa|data protection|ordinances?|by-?laws?|constitution|treaty|rulebook)|your (?:statutory |legal |human |civil |consumer )?rights)';

/** What bodies have certified of ours, and what the law makes of the reader's case. */
export const lawfulOrNot = facets([
  // Certified, licensed or cleared by a body.
  {
    all: [
      new RegExp(ours, 'i'),
      new RegExp(
        `\\b(?:accredited|certified|approved|licen[csn]s?ed|licensed|registered|authori[sz]ed|recogni[sz]ed|audited|cleared|vetted|endorsed|inspected|tested|validated|verified|supervised|regulated|rated)(?: and [a-z]{5,12})?(?: (?:officially|independently|fully|annually|yearly|yearly|twice))? (?:by|with|through|under) ${body}\\b`,
        'i',
      ),
    ],
    none: [
      unfinished,
      /\b(?:budget|plans?|minutes|extension|application|permit|planning|leave|holiday|expenses?|report|agenda|proposal|invoice|design|draft|merger|request|grant|recogni[sz]ed by the council|registered (?:with|by) the (?:parish|library))\b/i,
    ],
  },
  {
    all: [
      new RegExp(ours, 'i'),
      /\b(?:(?:fully|officially|duly|properly|state|nationally|internationally|federally|independently|professionally|government)[- ](?:licensed|certified|accredited|registered|authori[sz]ed|approved|chartered|audited|recogni[sz]ed)|(?:licensed|certified|accredited|authori[sz]ed|permitted|cleared|chartered) (?:to|for|in|as|across|throughout) )/i,
      /\b(?:practi[sc]e|advise|advice|operate|trade|sell|teach|treat|install|train\w{0,4}|handle|store|carry|process|lend|insure|provide|offer|perform|run|audit|issue|state|states|countr(?:y|ies)|nationwide|worldwide|european?|cantons?|provinces?|professionals?|experts?|technicians?|instructors?|teachers?|therapists?|installers?|engineers?|electricians?|team|staff|school|college|clinic|laborator(?:y|ies)|lab|company|firm|brokers?|advis[eo]rs?|body|schemes?|programmes?|programs?|courses?|translators?|inspectors?)\b/i,
    ],
    none: [
      unfinished,
      /\b(?:certified (?:mail|copy|copies|letter|post)|authori[sz]ed to (?:accept|commit|sign|offer|bind|conclude|agree)|registered (?:mail|post|letter|office|address|users?|participants?|guests?|voters?|for|to attend)|licen[cs]ed (?:to|for) (?:you|each|use)|software)\b/i,
    ],
  },
  {
    all: [
      new RegExp(ours, 'i'),
      /\b(?:carr(?:y|ies)|bears?|holds?|has|have|won|earned|received|got|obtained|gained|awarded|passed|passes|boasts?|comes? with|kept|retained|renewed)\b/i,
      /\b(?:(?:official|state|government|international|national|european|recogni[sz]ed|independent|safety|quality|eco|environmental|food safety|hygiene|security|privacy|sustainability|organic|animal welfare|nordic|blue|green|gold|trusted|fire safety) (?:[a-z]{3,12} )?(?:certificates?|certifications?|accreditations?|seal|label|quality mark|mark|ecolabel|approval|licen[cs]e|kitemark|attestation|inspections?|audits?|type approval)|(?:seal|mark|stamp|certificate) of (?:approval|conformity|quality|compliance|authenticity)|operating licen[cs]e|type approval|(?:every|all|each) (?:[a-z]{3,12} ){0,3}?(?:inspections?|audits?|safety tests?))\b/i,
    ],
    none: [unfinished, /\b(?:birth|gift|vaccination|driving|school report|swimming|your)\b/i],
  },
  // All rules said to be met.
  {
    all: [
      new RegExp(
        `${ours}|\\b(?:using|with|thanks to|through|choosing|buying|after) (?:us|our|this|it)\\b|\\b(?:our|this) [a-z-]{3,14}`,
        'i',
      ),
      /\b(?:compl(?:y|ies)|compliant|conforms?|conformity|meets?|satisf(?:y|ies)|fulfil(?:s|ls)?|observes?|adheres?|in (?:line|accordance|keeping|conformity)|obeys?|respects?|abides?|stands? up to|lawful|watertight|legal)\b/i,
      /\b(?:(?:all|every|any|each|the (?:strictest|toughest|latest|new|current|relevant|applicable)|both|whole|entire) (?:of the )?(?:[a-z'-]{2,16} ){0,4}?(?:laws?|regulations?|rules?|directives?|legislation|statutes?|requirements|provisions|(?:safety|hygiene|privacy|legal|european|national|accessibility|environmental|security) standards?|codes?|acts?|regulators?|jurisdictions?|countr(?:y|ies)|states?))\b/i,
    ],
    none: [
      unfinished,
      /\b(?:customer requirements|your requirements|(?:house|game|club|dress|school|class|swimming) (?:rules|code)|rules of|guests?|visitors?|please|volunteers?|participants?|meets? (?:on|at|every|with)|legal (?:team|department)|door code)\b/i,
    ],
  },
  // Somebody said to have broken the law, in the reader's case.
  {
    all: [
      new RegExp(`${reader}|\\b(?:he|she)\\b`, 'i'),
      new RegExp(
        `\\b(?:(?:broke|breaks?|breaking|broken|violat(?:e|es|ed|ing)|breach(?:es|ed|ing)?|infring(?:e|es|ed|ing)|contraven(?:e|es|ed|ing)|flout(?:s|ed)?|ran afoul of|runs? afoul of|acted against|goes against|go against|in (?:clear |direct |flagrant )?(?:breach|violation|contravention) of|contrary to|trampl(?:es|ed|ing) on|disregard(?:s|ed)?) ${rules}|(?:is|are|was|were|acted|be) (?:clearly |simply |plainly |wholly |quite |completely )?(?:unlawful(?:ly)?|illegal(?:ly)?|against the law|a criminal offen[cs]e|a crime|criminal|an offen[cs]e|defamation|defamatory|libel|fraud|discriminatory in law|negligent|liable))\\b`,
        'i',
      ),
      /\b(?:you|your|he|she)\b/i,
    ],
    none: [
      open,
      /\b(?:if|would|laws? of (?:physics|nature|cricket)|you (?:may|must|shall|should) not|terms|user|account|content|post|reserve|i promise|we(?: have|'ve)? (?:broke|violated)|how)\b/i,
    ],
  },
  // Time limits, immunity, exemptions.
  {
    all: [
      /\b(?:statutes? of limitations|limitation period|time[- ]barred|statute-barred|prescription period|deadline for (?:suing|a claim|claims|appeal)|too late (?:for (?:him|her|them)|to (?:sue|claim|prosecute|evict|collect)))\b/i,
      /\b(?:run out|runs out|expired?|expires|lapsed|passed|over|barred|gone|up|can't|cannot|nobody|no one|late|years?)\b/i,
      /\b(?:you|your|they|he|she|debt|claim|anyone|nobody|case|collect\w{0,3})\b/i,
    ],
    none: [open],
  },
  {
    all: [
      new RegExp(reader, 'i'),
      /\b(?:exempt(?:ed)?(?: from)?|(?:outside|beyond) the (?:scope|reach) of|falls? outside|fall below the threshold|not (?:caught|covered|bound|affected) by|immune from|off the hook|(?:owe|owes|pay|pays) no|(?:do not|don't|does not|doesn't|need not|needn't|won't|will not|never) (?:have to )?(?:owe|pay|fall under|come under|register|declare|report|file|comply|worry about))\b/i,
      /\b(?:(?:that|this|the|any|income|inheritance|capital gains|sales|corporation|property|gift|value-added|import|council|wealth) (?:[a-z]{3,12} )?(?:tax(?:es)?|dut(?:y|ies)|levy|vat|customs)|vat|(?:the |this |that |any )?(?:law|act|regulation|directive|rule|gdpr|ai act|prosecution|lawsuit|licen[cs]ing|registration|court))\b/i,
      /\b(?:as an? |because|since|under (?:our|the|this)|so|in (?:your|this|that) case|for (?:this|that|it|them)|with (?:us|our)|by (?:law|moving|using|registering)|from that|anything|at all|that tax|legally)\b/i,
    ],
    none: [
      open,
      /\b(?:if|unless|we (?:pay|handle|register|file|deduct|collect|include)|in the app|for the event|course|tournament|twice|again|invoice)\b/i,
    ],
  },
  // What is due by law.
  {
    all: [
      /\b(?:you(?:'re| are| have| can| could| may| should| will|'ll| still)?|your (?:wife|husband|son|daughter|mother|father|sister|brother|employees?|staff|tenant|ex))\b/i,
      /\b(?:entitled to|owed|(?:can|could|may|should) (?:legally |still |also )?(?:claim|demand|recover|sue for|insist on)|(?:have|has) (?:a |the |every )?(?:legal )?(?:claim|right|title) (?:to|on|over|against)|(?:is|are) (?:legally )?(?:due|owed)|inherits?|automatically (?:get|gets|own|owns))\b/i,
      /\b(?:back pay|unpaid overtime|severance|damages|compensation (?:from|of|for)|alimony|spousal support|child support|maintenance payments|custody|inheritance|(?:half|a third|a quarter|a share) of (?:the|his|her|their) (?:house|estate|pension|company|business|assets|savings|home)|redundancy pay|notice pay|wrongful|unfair dismissal|statutory (?:interest|sick pay|leave|notice)|the whole estate|visitation|squatters?'? rights|pain and suffering|full reinstatement|lost (?:wages|earnings|income)|interest on the)\b/i,
    ],
    none: [
      open,
      /\b(?:if|we (?:pay|offer|owe|will|compensate)|our (?:policy|terms|handbook)|under (?:the|your) (?:policy|contract)|congrat\w{3,12}|from us)\b/i,
    ],
  },
  // What a court will make of it.
  {
    all: [
      /\b(?:(?:the|any|a|no|your|every) (?:[a-z]{3,12} )?(?:court|judge|tribunal|jury|magistrate|arbitrator|ombudsman|appeal court|prosecutor)|courts|judges|tribunals|in court|at trial)\b/i,
      /\b(?:will|would|is (?:certain|bound|sure|going|likely|unlikely) to|are (?:certain|bound|sure|going) to|has to|always|never|can't|cannot)\b/i,
      /\b(?:sides?|rules?|ruling|awards?|dismiss(?:es)?|throws? (?:it |this |that |the )?(?:[a-z]{3,8} )?out|finds? (?:for|in|against|you|him|that)|gives? you|upholds?|lets? you off|convicts?|grants?|orders?|believes?|accepts?|strikes? (?:it )?down|acquits?|enforces?|wins?|loses?|succeeds?|holds? (?:up|him|her|them))\b/i,
      /\b(?:you|your|him|her|them|clause|claim|case|evidence|contract|lease|fine)\b/i,
    ],
    none: [
      open,
      /\b(?:tennis|basketball|food court|hearts?|talent|badminton|squash|contest|competition|if (?:you|they)|our (?:judges|jury)|court date)\b/i,
    ],
  },
  {
    all: [
      /\byou(?:r (?:company|firm|boss|landlord|employer|directors?))?(?:'re| are| is)? (?:can|could|would|will|risk|faces?|be|going|looking|may|liable)\b/i,
      /\b(?:(?:go|sent|sentenced|taken) to (?:jail|prison)|(?:jail|prison) (?:time|sentence|term)|(?:months|years) (?:in|of) (?:jail|prison)|(?:be |a |of up to |risk |face )?(?:criminal (?:charges|prosecution|record|liability)|prosecut(?:ed|ion)|struck off|deported|personally liable)|fines? of (?:up to |at least )?[£€$]?\d)\b/i,
    ],
    none: [open, /\b(?:if you (?:do not|don't) pay|monopoly|play)\b/i],
  },
  // Counsel on what to sign, say or refuse.
  {
    all: [
      /\b(?:(?:do not|don't|never|you (?:should|must|need|ought)(?:n't| not)?(?: to)?|(?:my|our) advice is(?: not)? to|i(?:'d| would)?(?: strongly)? (?:advise|recommend|suggest|urge|counsel)(?: that)?(?: you)?(?: not)?(?: to)?|simply|just|refuse to|you are (?:better off|best advised) (?:not )?to?|best (?:not )?to)) (?:[a-z]{2,10} ){0,2}?(?:sign|plead|admit|testify|confess|settle|answer|talk|speak|reject|accept|appeal|contest|challenge|dispute|sue|withhold|refuse|transfer|incorporate|register|move|ignore|demand|insist|claim|file|object|resign|pay|say|waive|rely)(?:ing)?\b/i,
      /\b(?:(?:settlement|severance|termination|separation|compromise) (?:agreement|offer|package|papers?)|police|guilt(?:y)?|the charge(?:s)?|prosecutor|court|bailiffs?|eviction|dismissal|lawsuit|subpoena|summons|custody|divorce|probate|confession|trustee|bankruptcy|offshore|liability|statement to|the (?:fine|penalty|verdict|ruling|judgment|will)|defamation|small claims|tribunal|patent|non-?compete|tax (?:office|authority|inspector)|trade ?mark)\b/i,
    ],
    none: [
      open,
      /\b(?:if|tennis|court is booked|our (?:website|terms|app|portal)|we (?:file|filed)|by card|on page)\b/i,
    ],
  },
  // What a clause or a paper does in law.
  {
    all: [
      /\b(?:(?:that|this|the|your|such an?) (?:[a-z-]{3,14} )?(?:clause|wording|paragraph|contract|agreement|lease|will|waiver|nda|non-?compete|notice|signature|disclaimer|prenup|deed|power of attorney|trust|letter)|clause \d{1,3}|a verbal (?:agreement|contract|promise)|an? (?:e-?mail|text|handshake))\b/i,
      /\b(?:entitles you|obliges (?:him|her|them|you)|protects you|shields you|binds (?:you|him|her|them)|frees you|gives you the right|lets you (?:off|out|sue|evict|terminate|withhold)|counts? as|has no effect|is (?:not )?(?:legally )?(?:binding|valid|invalid|enforceable|unenforceable|void|worthless)|holds up|would not (?:stand|hold|survive)|will (?:not )?(?:stand|hold|survive)|cannot be (?:enforced|used)|does not (?:bind|oblige|apply to) (?:you|him|her|them))\b/i,
      /\b(?:legally|in law|by law|in court|before a (?:judge|court)|under (?:the |[a-z]{4,12} )?(?:law|act|code)|because|since|without (?:a )?(?:witness(?:es)?|notary|stamp|notice|signature|date)|never (?:signed|witnessed|notari[sz]ed|registered)|so you|in your case|against you|from (?:any )?(?:lawsuits?|liability|claims?|creditors))\b/i,
    ],
    none: [open, /\b(?:if|until|we |draft|on (?:us|our)|ticket|voucher|coupon)\b/i],
  },
  // Not tied to a paper, and papers that fall.
  {
    all: [
      /\b(?:addendum|contract|guarantee|surety|agreement|clause|lease|waiver|settlement|claims?|purchase|sale|non-?compete|promise|loan|fine|debt|notice)\b/i,
      /\b(?:you(?:'re| are) (?:not|no longer|never) (?:legally )?(?:tied to|bound (?:by|to)|liable)|(?:does not|doesn't|do not|don't|cannot|can't|never) bind you|you (?:can|may|could) (?:rescind|withdraw from|void|annul|set aside|avoid|get out of)|laps(?:e|es|ed) (?:after|by|in)|(?:is|are) (?:automatically |therefore |thus )?(?:void|null)|in the eyes of (?:the )?(?:law|tax office|court|state|authorities))\b/i,
      /\b(?:because|since|as you|as (?:he|she|they)|you were|so|therefore|after (?:\d{1,2}|one|two|three|five|six|ten) (?:years|months)|never signed|without|if they|concealed|hid|lied|automatically)\b/i,
    ],
    none: [
      /\?\W*$|\b(?:we|our|whether|voucher|points|miles|until|draft|claims? form|void of|(?:my|your) (?:lawyer|counsel|solicitor))\b/i,
    ],
  },
  // What landlords, employers and others may do or ask.
  {
    all: [
      /\b(?:(?:your|the|his|her|a|an|any) (?:landlord|landlady|employer|boss|manager|police(?: officer)?|bank|insurer|school|debt collector|builder|seller|airline|shop|neighbou?r|tax office|carrier|union|works council|council)|landlords|employers|banks|airlines|sellers|builders|police|shops|insurers)\b/i,
      /\b(?:may|can|cannot|can't|may not|must|has to|have to|owes? you|is allowed to|are allowed to)\b/i,
      /\b(?:read|search|enter|film|track|monitor|ask for more than|demand|keep|fix|repair|replace|compensate|charge|seize|withhold|refuse|owes? you|deduct|fire|raise)\b/i,
      /\b(?:chats?|e-?mails|private|home|flat|phone|bag|deposit|rent|wages?|salary|overtime|euros|pounds|dollars|defects?|leak|within (?:\d|two|five)|for (?:two|five|ten) years|without (?:a )?(?:contract|warrant|notice|consent|your))\b/i,
      /\b(?:under (?:the )?(?:[a-z]{2,14} )?(?:rules|law|act|regulation|code)|by law|legally|so (?:demand|refuse|claim|sue|insist|ask)|demand (?:the|it|your)|even without|is (?:his|her|their) property|here (?:can't|cannot|may not|must)|because the|no more than|in (?:germany|france|spain|italy|england|scotland|california|texas|ireland|austria|switzerland|poland|canada|australia|new york))\b/i,
    ],
    none: [open, /\b(?:we|our|if you (?:agree|want|like)|app|portal|please)\b/i],
  },
  {
    all: [
      /\b(?:no|nor any) (?:[a-z]{3,12} )?(?:creditors?|courts?|authority|inspector|regulator|bailiff|judge|taxman|trustee|consumer court)\b|\b(?:any|every) (?:tax inspector|auditor|judge|court|inspector|regulator|authority)\b/i,
      /\b(?:can|could|will|would) (?:ever )?(?:reach|touch|take|seize|accept|object|attack|challenge|find|pierce|fault|question|recogni[sz]e|stand)\b/i,
      /\b(?:you|your|our|so that|software|forms?|it|them|name|invoices?|contract|put|move)\b/i,
    ],
    none: [open, /\b(?:not|n't|if)\b/i],
  },
  {
    all: [
      /\b(?:against|contrary to|forbidden by|a breach of|protected by|allowed by|covered by|guaranteed by|required by) (?:the )?(?:[a-z]{3,14} ){0,2}?(?:employment|labou?r|housing|tenancy|consumer|working time|equality|data protection|privacy|competition|antitrust|immigration|inheritance|tax|building|food|health and safety|copyright|deposit guarantee) (?:rules?|law|laws|regulations?|legislation|act|code|scheme)\b/i,
      /\b(?:you|your|our|him|her|them)\b/i,
      /\b(?:so|refuse|because|make|is|are|for)\b/i,
    ],
    none: [
      open,
      /\b(?:notice|notices|required by (?:the )?(?:employment|tax|health)|please|we (?:must|need|have to|keep|collect))\b/i,
    ],
  },
  // Marks by whoever gives them.
  {
    all: [
      new RegExp(`${ours}|\\bour\\b`, 'i'),
      /\b(?:(?:bear|carr(?:y|ies)|hold|display|earned|wear|ha(?:s|ve))s? (?:the|an?) (?:[\w-]{2,14} ){0,3}?(?:eco-?label|label|seal|quality mark|kitemark|certification)|(?:[Bb]oard|[Vv]egan|[Cc]ruelty-free|[Ss]tate|[Ss]afety|[Oo]rganic|[Pp]lastic-free|[Gg]luten-free)[- ](?:certified|licensed|approved|accredited)|(?:certified|accredited|recogni[sz]ed|approved|regulated|licensed|endorsed) by (?:the )?(?:[A-Z][A-Za-z]{1,14}))\b/,
    ],
    none: [
      unfinished,
      /\b(?:(?:whether|if) (?:we|i)|your|record|address|price|wine|plans?|budget|invoices?|expenses?|leave|minutes)\b/i,
    ],
  },
  // Grounds, claims and freedom from blame, found in the reader's case.
  {
    all: [
      /\b(?:you (?:have|'ve got|qualify for|are eligible for|meet)|clears? you of|frees? you (?:from|of)|absolves? you (?:from|of)|lets? you|(?:as|since|because) (?:an?|you)|so (?:do not|don't) pay|you(?: do not|n't| don't)? fall under|you (?:could|can|will|would) get)\b/i,
      /\b(?:(?:solid|good|strong|ample|sufficient|clear|every) grounds (?:for|to)|qualify for (?:asylum|damages|compensation|custody|legal aid|citizenship|residency|a green card)|(?:all|any|every) (?:legal )?liability|fall under (?:the )?(?:nis2|dora|gdpr|csrd|ai act|hipaa|ccpa|[a-z]{3,12} (?:act|directive|law|regulation))|act lets you|(?:isn't|is not) enforceable|up to (?:\d{1,2}|two|three|five|ten) years (?:for|in)|unfair dismissal|constructive dismissal)\b/i,
    ],
    none: [open, /\b(?:if|we |degree|scholarship|warranty)\b/i],
  },
]);
