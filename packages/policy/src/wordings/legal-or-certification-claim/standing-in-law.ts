import { facets } from '../../search/sentence-facets.ts';
import { unfinished } from './lawful-or-not.ts';

/** What asks, doubts, leaves to others, or says that it is none. */
const open =
  /\?\W*$|\b(?:(?:our|my|your|the|his|her|their) (?:legal (?:team|department)|counsel|lawyers?|solicitors?|attorneys?)|please (?:ask|check|consult|seek)|check with|not (?:a )?(?:lawyer|legal advice)|whether|may be|might|it depends|insur\w{2,5}|not sure|unsure|wonder\w{0,3}|said|says|saying|told|asked|asks|thinks?|reported|according to|article|newspaper|podcast|webinar|course|lecture|exam|novel|film|movie|series|game|chess|football|homework|parking|if|unless)\b/i;
const ours =
  "\\b(?:we|we're|we've|i'm|i am|ours|(?:all (?:of )?|every one of |each of |both )?our (?:[a-z-]{2,14} ){0,3}?[a-z'-]{3,16}|(?:all|each|every) (?:[a-z-]{2,14} ){0,3}?(?:of ours|we (?:sell|make|send|use|employ|supply|ship|build|fit|install)|in our))\\b";
const person =
  '(?:(?:your|the|his|her|a|any|that|this|no) (?:[a-z-]{3,12} )?(?:neighbou?rs?|tenants?|landlord|landlady|ex(?:-?(?:wife|husband|partner))?|husband|wife|bank|employer|boss|insurer|employees?|seller|buyer|builder|contractor|airline|shop|school|police|officers?|guard|council|lender|debt collector|agency|driver|owner|carrier|supplier|company|firm|airport|father|mother|brother|sister|heirs?|trustee|executor|state|city|debtor|creditor|manager|dealer|hospital|doctor|university|gym)|he|she|they)';
/** That it is a matter of law. */
const lawCue =
  /\b(?:law|laws|legal(?:ly)?|lawful(?:ly)?|unlawful(?:ly)?|illegal(?:ly)?|(?:the|under the|that) (?:[a-z]{3,14} )?(?:act|code|statute|ordinance)|courts?|court order|judge|tribunal|evidence|sue|lawsuit|liable|criminal|offen[cs]e|compensation|damages|custody|child support|alimony|eviction|evict|warrant|trespass|negligen\w{2}|statutory|used against you|case is|(?:your|win (?:the|this|that|any|such a)) case|in your situation|your rights|inherit\w{0,5}|deposit back|the loss|entitled|void)\b/i;

/** What is a matter of law by its very name. */
const matterOfLaw =
  'bailiffs?|notar(?:y|ies)|payslips?|speeding (?:ticket|fine)|minimum wage|non-?solicit\\w{0,6}|non-?compet\\w{1,4}|whistle-?blow(?:er|ers|ing)|cease[- ]and[- ]desist|there is no will|intestate|alimony|child support|custody|eviction|wrongful|dismissal|redundancy|trade ?mark|copyright|patent|defamation|libel|the law|by law|bankruptcy|insolvency|probate|inheritance|squatters?|easement|right of way|cooling-?off period|statutory|subpoena|search warrant|unpaid wages|overtime pay|zero-?hours|work permit|visa rules|deportation|restraining order|power of attorney|prenup|subletting|your lease|security deposit|rent increase|building permit|film your staff|cctv|his application you|private mail|consent|cookie rules|gdpr|data protection|hold harmless|lawsuit|trial|summons|severance';
const openButSupposed = new RegExp(open.source.replace('|if|unless)', '|unless|if (?:you|your|it|that|i|we))'), 'i');

/** Where the reader and others stand in law, and what stands behind a product of ours. */
export const standingInLaw = facets([
  // Certified to a norm, a class or as somebody's partner.
  {
    all: [
      new RegExp(ours, 'i'),
      /\b(?:certified|accredited|tested|approved|recogni[sz]ed|classed|classified|rated|listed|compliant|conforms?|complies|comply|meets?|certificates?|compl(?:y|iance)|homologated|validated)\b/i,
      /\b(?:(?:EN|DIN|BS|ASTM|ANSI|IEC|SAE|NF|UNI|JIS|IP|ECE|NSF|AS\/NZS|NEN|SN|VDE|RAL|EI|GS|TPED|ATEX|MIL-STD|ISTA|CSA|NFPA|ASHRAE|REACH|RoHS|CLP|UNECE)[ -]?[A-Z]?\d{0,6}\b(?<![a-z])|(?:class|grade|level|tier|category) [A-Z0-9]{1,4}\b)/,
    ],
    none: [unfinished, /\b(?:seat|row|school|pupils?|wine|hotel|ticket|English)\b/],
  },
  {
    all: [
      new RegExp(ours, 'i'),
      /\b(?:(?:fully |officially |duly )?(?:certified|accredited|licensed|authori[sz]ed|approved|recogni[sz]ed|registered|chartered) (?:[a-z-]{3,14} ){0,3}?(?:facility|partner|reseller|dealer|laborator(?:y|ies)|lab|centre|center|provider|institution|body|school|college|firm|company|advis[eo]rs?|brokers?|auditors?|inspectors?|installers?|electricians?|accountants?|trainers?|consultants?|therapists?|technicians?|translators?|agents?|carriers?|supplier|manufacturer|charity|bank|lender|insurer|employer|clinic|pharmacy|surveyors?|engineers?)|(?:microsoft|google|aws|salesforce|oracle|sap|apple|cisco|meta|shopify|hubspot) (?:[a-z]{3,10} )?(?:certified|accredited|authori[sz]ed))\b/i,
    ],
    none: [
      unfinished,
      /\b(?:your|find|found|hire|hiring|met|using|use|used|call(?:ed)?|with (?:a|an)|by (?:a|an)|from (?:a|an)|to (?:a|an)|through (?:a|an)|search\w{0,3}|recommend\w{0,3}|book(?:ed)?|asked|(?:lend(?:s|ing)?(?: out)?|introduc\w{1,4}|match\w{0,3}|places?|placed|placing|suppl(?:y|ies|ied|ying)))\b/i,
    ],
  },
  {
    all: [
      new RegExp(ours, 'i'),
      /\b(?:approved|cleared|authori[sz]ed|licensed|certified|recogni[sz]ed|accepted|legal|lawful|permitted|classed|classified|registered|safe)\b/i,
      /\b(?:(?:under|by|in line with) (?:the )?(?:[a-z]{3,12} ){0,2}?(?:law|legislation|regulations?|directive)|(?:across|throughout|in all of|anywhere in|in every (?:state|country) (?:of|in)) (?:the )?(?:eu|europe|uk|us|states|union|world|country)|by (?:all|every) (?:[a-z]{3,12} ){0,2}?(?:universit(?:y|ies)|authorit(?:y|ies)|employers?|ministr(?:y|ies)|states?|countr(?:y|ies)|regulators?|insurers?|embass(?:y|ies))|as (?:a |an )?(?:non-toxic|non-hazardous|medical device|medicinal product|food[- ]safe|food[- ]grade|carbon[- ]neutral|charity|bank|dangerous|organic|recyclable|compostable|fire[- ]?(?:proof|resistant|retardant)))\b/i,
    ],
    none: [unfinished, /\b(?:employment law|family law|your|law firm|practise|specialist|advise)\b/i],
  },
  {
    all: [
      new RegExp(ours, 'i'),
      /\b(?:holds?|has|have|carr(?:y|ies)|bears?|possess(?:es)?|comes? with|own)\b/i,
      /\b(?:(?:valid|current|full|all (?:the )?(?:necessary|required|relevant)|necessary|required|relevant|every|up-to-date|unrestricted) (?:[a-z]{3,12} ){0,3}?(?:licen[cs]es?|permits?|certificates?|accreditations?|approvals?|authori[sz]ations?|clearances?|qualifications?)|(?:energy|safety|fire|security|eco|quality|emission|hygiene) (?:[a-z]{3,10} )?(?:labels?|class|rating|classification|grade))\b/i,
    ],
    none: [unfinished, /\b(?:your|software licen[cs]es?|seats?|driving licen[cs]e)\b/i],
  },
  // A rulebook met by what is bought.
  {
    all: [
      /\b(?:in (?:full |complete |total |perfect )?compliance|(?:fully |completely |legally |100% )?compliant|legally (?:safe|sound|secure|protected)|conform(?:s|ity)?|compl(?:y|ies)|on the safe side|outside the (?:scope|reach)|out of (?:the )?(?:scope|reach)|beyond the reach|nothing to fear)\b/i,
      /\b(?:(?:the|any|all|every|german|french|eu|uk|us|of|with) (?:[a-z-]{3,16} ){0,3}?(?:directive|regulation|law|laws|act|code|statute|rules|legislation|requirements)|gdpr|hipaa|data protection|regulators?)\b/i,
      /\b(?:your (?:[a-z]{3,14} ){0,2}?(?:firm|company|website|shop|site|team|business|database|data|clinic|school|contracts?|app|practice|forms?|house|building|office|kitchen|warehouse|records?|payroll|newsletter|store)(?: (?:is|are|will be|becomes?|stays?))?|you(?:'re| are|'ll be| will be| become| stay))\b/i,
      /\b(?:our|us|we|using|adopt|with (?:this|it|our)|this|by|takes?|puts?|keeps?|makes?|once you)\b/i,
    ],
    none: [
      /\?\W*$|\b(?:not|n't|never|whether|if|must|should|need(?:s|ed)? to|has to|have to|help(?:s|ing)?|make sure|ensure that you|please|aim|support|guide|checklist|your (?:counsel|lawyers?|legal team)|terms|required?)\b/i,
    ],
  },
  // What others must do, had to do or had no right to do.
  {
    all: [
      new RegExp(
        `\\b${person}(?:'s)? (?:legally |simply |also |still |clearly )?(?:has to|have to|had to|must|is obliged to|was obliged to|is required to|was required to|may not|cannot|can't|could not|had no (?:right|business|authority|power|grounds)|has no (?:right|authority|power|grounds|case|claim)|have no (?:right|authority|grounds|case|claim|power)|owes?|was wrong to|is(?: not|n't) allowed to|are(?: not|n't) allowed to|were not allowed to|needed (?:a|your))\\b`,
        'i',
      ),
      /\b(?:take down|leave|move out|vacate|pay|support|search|warn|return|repair|remove|compensate|refund|prove|evict|enter|fire|dismiss|withhold|deduct|refuse|repossess|raise|charge|keep|inform|disclose|stop|record|film|owes?|consent|warrant|notice|reinstate|touch|sell|seize|claim|grounds|case|provide|give|hand over)\b/i,
      lawCue,
      /\b(?:you|your|so|because|since|until|by|under|without|within|the)\b/i,
    ],
    none: [open, /\b(?:we|our|please|meeting|the tournament|tickets?|badge|gate|helmets?|showed?|required by law)\b/i],
  },
  // Offences and rights of the reader's own.
  {
    all: [
      /\b(?:commit(?:s|ted|ting)?|guilty of|amounts? to|constitutes?|counts? as|qualif(?:y|ies) as|is a (?:clear |plain )?case of|liable for)\b/i,
      /\b(?:(?:a |an )?(?:criminal |serious |civil )?offen[cs]e|a crime|fraud|libel|slander|defamation|trespass|theft|unfair dismissal|constructive dismissal|wrongful (?:dismissal|termination)|breach of (?:contract|trust|copyright|duty)|discrimination|harassment in law|negligence|forgery|perjury|embezzlement|malpractice|(?:a |an )?(?:valid |binding |enforceable |legal )?contract(?! player| worker)|consent in law|gross misconduct)\b/i,
      /\b(?:you|your|his|her|he|she|they|that|this|what|under (?:[a-z]{3,12} )?law)\b/i,
    ],
    none: [
      open,
      /\b(?:bank (?:warns|detected)|fraud (?:team|alert)|we (?:suspect|noticed|detected)|card|account|crime (?:scene|series|writer|of fashion)|purchase)\b/i,
    ],
  },
  {
    all: [
      /\b(?:you(?:'re| are) (?:legally |lawfully |by law )(?:the |still |now ){0,3}[a-z]{3,12}|(?:you (?:legally|lawfully|automatically) (?:own|keep|have|hold)|(?:belongs?|passes|goes) to you (?:by law|legally|automatically)|(?:copyright|title|ownership) (?:is|lies|stays|rests|remains) (?:with|yours)))\b/i,
      /\b(?:because|since|as|by|so|when|the|owner|even)\b/i,
    ],
    none: [open, /\b(?:we|our|under (?:this|the) (?:agreement|contract|licen[cs]e)|on payment)\b/i],
  },
  {
    all: [
      /\b(?:you (?:can|may|are free to|are allowed to|could|get to) (?:[a-z]{3,10} )?(?:use|copy|publish|print|reuse|keep|trade|sell|download|post|stream|play|share|quote|reproduce|register)|free to use|free for you to)\b/i,
      /\b(?:no copyright|copyright (?:notice|has|had|expired|ran)|public domain|fair use|fair dealing|trade ?mark (?:has |is |was )?(?:lapsed|expired|registered|not)|(?:is|are|was) not protected (?:by (?:copyright|law)|as a)|patent (?:has |is )?(?:expired|lapsed|ran)|(?:expired|lapsed) (?:in|patent|trade ?mark)|not trademarked|no trade ?mark)\b/i,
    ],
    none: [open, /\b(?:we|our|library catalogue)\b/i],
  },
  {
    all: [
      /\byou(?:r (?:company|firm|boss))? (?:can|may|could|are (?:free|allowed|entitled|within your rights) to) (?:[a-z]{3,10} ){0,2}?(?:fire|sack|dismiss|let (?:him|her|them) go(?! first)|evict|lay off|throw (?:him|her|them) out|suspend|cut (?:his|her|their) (?:pay|wages|hours))\b/i,
      /\b(?:without (?:notice|reason|cause|severance|warning|compensation|giving|a hearing)|on the spot|today|immediately|at any time|probation|misconduct|absen\w{2,4}|contract|with (?:one|two|four|a) (?:weeks?|months?|days?))\b/i,
    ],
    none: [open, /\b(?:subscription|plan|membership|software|app|process|job in the queue|server|session)\b/i],
  },
  // How long there is to claim, and what it would bring.
  {
    all: [
      /\byou (?:(?:only |still |legally )?have|had|get) (?:until [a-z0-9 ]{3,20}|(?:\d{1,3}|one|two|three|four|five|six|ten|twelve|thirty) (?:years?|months?|weeks?|days?))(?: from [a-z ]{3,20})? (?:to|for) (?:[a-z]{3,8} )?(?:bring|file|lodge|sue|appeal|contest|challenge|claim|object|issue|filing|dispute)\b/i,
      /\b(?:claim|lawsuit|suit|appeal|dismissal|will|decision|fine|proceedings|case|charge|court|tribunal|notice|eviction|against)\b/i,
    ],
    none: [
      open,
      /\b(?:expenses?|we|our|portal|warranty|voucher|refund|discounts?|offer|bonus|prize|miles|order|card|delivery|complaint form)\b/i,
    ],
  },
  {
    all: [
      /\b(?:at trial|in court|before (?:a|the) (?:judge|tribunal|jury|court)|in front of a (?:judge|jury)|at (?:a|the) tribunal|if this goes to court|in a lawsuit)\b/i,
      /\b(?:you(?:'d| would|'ll| will| are|'re)|your)\b/i,
      /\b(?:get|win|lose|be awarded|receive|recover|be cleared|prevail|succeed|twice|double|more|walk free|nothing to fear|stand a|chances?|odds)\b/i,
    ],
    none: [
      /\?\W*$|\b(?:whether|tennis|badminton|squash|basketball|talent|hearts?|baking|our (?:counsel|lawyers?)|your (?:counsel|lawyers?|solicitor|attorney)|said|told|not a lawyer)\b/i,
    ],
  },
  {
    all: [
      /\b(?:(?:there(?:'s| is)|you have) no (?:need|obligation|duty|requirement|reason)(?: for you)? to|you(?:'re| are) (?:under no (?:duty|obligation)|not (?:obliged|required)) to|no one (?:has|needs) to|nobody (?:has|needs) to)\b/i,
      /\b(?:register|declare|report|disclose|notify|file|tell|inform|get consent|obtain|ask (?:for )?(?:consent|permission)|pay|charge|keep|document|appoint)\b/i,
      /\b(?:tax (?:authority|office)|authorit(?:y|ies)|regulator|police|tax return|vat|income|land registry|companies house|trust|breach|data protection|licen[cs]e|permit|consent|works council|inspectorate|customs|records|minimum wage|overtime|taxman|irs|hmrc)\b/i,
    ],
    none: [open, /\b(?:we|our|app|portal|event|account|again|twice|already)\b/i],
  },
  {
    all: [
      /\b(?:nothing (?:they|he|she|the police) (?:found|recorded|heard|wrote)|(?:evidence|recording|confession|statement|photos?|testimony))\b/i,
      /\b(?:(?:can't|cannot|can not|may not|can never|will not|won't) be (?:used|admitted|relied on|held)|(?:is|are) (?:in)?admissible|(?:can|may) be used (?:in court|against)|thrown out)\b/i,
    ],
    none: [open],
  },
  // Matters of law by their names, and a verdict on them.
  {
    all: [
      new RegExp(`\\b(?:${matterOfLaw})\\b`, 'i'),
      /\b(?:you(?:'re| are) (?:fully |legally |well )?(?:allowed|permitted|free|protected|entitled|covered|fine|safe|exempt|in the right)|you (?:may|can)(?: [a-z]{3,10})? (?:ignore|refuse|pay|film|record|cancel|call your|keep|claim|challenge|contest|tear|skip|go after|withdraw|rescind|leave|demand|deduct|stop)|you (?:do not|don't) (?:have|need) to|you (?:need not|needn't)|you inherit|(?:is|are|was) (?:simply |clearly |legally |therefore )?(?:invalid|void|unlawful|illegal|not required|not needed|unenforceable|enough|worthless)|(?:is|are) too (?:small|young|old|short|vague|late) (?:for|to)|there(?:'s| is) no (?:minimum|law|legal|right|duty|notice period|copyright|statutory|valid)|(?:ends?|lapses?|expires?|renews?) (?:the day|by law|automatically|as soon as|when)|(?:must|has to) (?:pay|compensate|prove|reinstate)|cannot (?:touch|evict|sue|enforce|fire)|does(?: not|n't) apply|would not stand a chance|you(?:'ll| will) win)\b/i,
      /\b(?:because|since|there is no will|so|as long as|let (?:him|her|them|the)|below|there is no|there's no|if (?:he|she|they)|your|he|she|they|by law|under|too (?:small|short|late)|in (?:your|this) case|was not|were not|is not|to apply)\b/i,
    ],
    none: [openButSupposed, /\b(?:we|our|portal|app|plan|subscription|this service|form is attached|please)\b/i],
  },
  {
    all: [
      /\b(?:in your (?:position|place|shoes)|if i were you|my advice|(?:i'd|i would)(?: strongly)? (?:advise|recommend|file|sue|plead|contest|refuse|put)|the (?:safest|best) (?:way|thing|course)(?: legally)?)\b/i,
      new RegExp(
        `\\b(?:${matterOfLaw}|fil(?:e|ing) for|sue|plead|in your (?:wife|husband|son|daughter|mother)'s name|offshore|trust|sign nothing|settle|appeal)\\b`,
        'i',
      ),
      /\b(?:file|sue|plead|contest|put|transfer|keep|refuse|sign|accept|reject|stop|pay|claim|move|say|settle|appeal|apply)\b/i,
    ],
    none: [openButSupposed, /\b(?:tax advis[eo]r|speak to|talk to|see a|court shoes|trust your|trust me|trust the)\b/i],
  },
  {
    all: [
      /\b(?:the law|legislation|the courts?|case law|justice) (?:is|are|stands?|would be) (?:(?:clearly|firmly|squarely|fully|entirely) )?(?:behind you|with you|on your side|in your favou?r|against (?:him|her|them|your (?:landlord|boss|employer)))\b/i,
    ],
    none: [open],
  },
  {
    all: [
      /\b(?:accident|crash|fall|injury|damage|flood|loss|dismissal|delay)\b/i,
      /\b(?:(?:entirely|clearly|solely|legally|wholly|all) (?:the |his|her|their|your )?[a-z' ]{0,24}(?:fault|responsibility|liability)|(?:is|are|was) (?:clearly |fully |legally )?liable|must (?:pay|compensate)|has to (?:pay|compensate))\b/i,
      /\b(?:must|has to|have to|liable|owes?|cannot refuse|sue)\b/i,
      /\b(?:you|your|his|her|the other)\b/i,
    ],
    none: [/\?\W*$|\b(?:we|our|whether|if|said|says|told|report|excess|policy holder)\b/i],
  },
  // Passed, signed off or let by those who watch over it.
  {
    all: [
      new RegExp(ours, 'i'),
      /\b(?:(?:signed off|accepted|admitted|cleared|endorsed|approved|recogni[sz]ed|audited|inspected|supervised|blessed|green-?lit) (?:[a-z ]{3,16} )?by (?:the |every |all |a |an |both |any )?(?:[a-z]{3,14} ){0,3}?(?:regulators?|courts?|authorit(?:y|ies)|ministr(?:y|ies)|notified body|supervisors?|central bank|tax office|customs|auditors?|commission(?:ers?)?|watchdogs?)|(?:[a-z]{3,12} )?(?:banking|trading|operating|operator|gambling|payment|brokerage|e-money|medical|pharmacy|pilot|security|waste|export|transport|broadcasting|teaching|adoption) licen[cs]es? (?:from|by|of|in|under|issued)|(?:medical device|type|drug|food|state|eu|fda|aviation|marine|railway|school) approval|(?:gas safe|niceic|fensa|trustmark|corgi|checkatrade|masters?|ofsted|abta|atol|iata|cqc|fca|sia|rics|acca|cima|hcpc|nmc|gmc|bacp) (?:registered|approved|accredited|protected|bonded|certified|regulated|member)|(?:properly|fully|duly|strictly) (?:licensed|regulated|certified|registered)|regulated and [a-z]{3,10} ?licensed|came (?:out|through|back) [a-z]{0,8} ?(?:certified|clean|compliant)|(?:passed|come through) (?:the |all |every )?(?:european|national|state|official|independent|government) (?:safety|quality|hygiene|environmental|medical|crash) (?:testing|tests?|checks?|inspections?|trials?))\b/i,
    ],
    none: [
      unfinished,
      /\b(?:budget|your (?:account|licence)|plans?|minutes|extension|leave|expenses|report|agenda|invoice|participants?|guests?|fully registered (?:for|guests))\b/i,
    ],
  },
  {
    all: [
      /\bwith (?:us|our|this)\b|\b(?:using|thanks to) (?:us|our|this|it)\b/i,
      /\b(?:no (?:[a-z]{3,10} )?(?:fines?|lawsuits?|penalt(?:y|ies)|claims?|sanctions?|complaints?|violations?|breach)|never (?:be )?(?:fined|sued|penali[sz]ed|sanctioned|in breach)|zero (?:legal )?(?:risk|liability|exposure))\b/i,
      /\b(?:possible|can|could|under|rules?|law|regulators?|ever|legal|compliance|gdpr|cookie|authorit(?:y|ies))\b/i,
    ],
    none: [/\?\W*$|\b(?:late|library|if you return|reduce|avoid|help|parking|claims? form)\b/i],
  },
]);
