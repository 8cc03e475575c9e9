import { pattern } from '../../search/pattern.ts';
import { isAsked, isNegated, type Sentence } from '../../text/phrase-context.ts';
import { isOfFewWords } from '../../text/short-statements.ts';
import { scheme } from '../assured-by-law.ts';

const surely =
  '(?:(?:clearly|simply|completely|totally|entirely|perfectly|absolutely|fully|medically|internationally|nationally|obviously|plainly|quite|just|officially|independently|already|now|also|both|all|100 ?%) ){0,2}';
const paper =
  '(?:contract|clause|agreement|lease|waiver|nda|non-?compete|terms?|dismissal|termination|eviction|fine|penalty|fee|charge|notice|rent increase|deduction|practice|surveillance|recording|restriction|warning letter|will|offer letter|deal|licen[cs]e|patent|claim)';
const ours =
  '(?:we|our (?:[a-z-]{3,14} ){0,2}?(?:company|firm|business|agency|products?|services?|software|platform|app|tool|system|solution|process(?:es)?|method|approach|data ?cent(?:er|re)|lab|laboratory|hosting|offer|device|model|fund|bank)|(?:the|this) (?:product|service|software|platform|app|tool|system|solution|company|device)|it)';
const are = "(?: is| are|'s|'re| was| were| has been| have been)";
const authority =
  '(?:european commission|european union|eu|government|state|regulators?|authorities|supervisory authority|central bank|ecb|fca|sec|finra|bafin|finma|cnil|ico|fcc|epa|mhra|ema|who|tga|ministry(?: of [a-z]{4,12})?|federal [a-z]{4,14}(?: [a-z]{4,14})?|health ministry|data protection authority)';
const law = `(?:(?:the|this|that|your|any|every|[a-z]{3,12}) )?(?:laws?|regulations?|legislation|${scheme}|data protection (?:rules|law)|labou?r (?:law|rules)|consumer (?:law|rules))`;
const ends = '(?= ?(?:[.!,;:]|$|\\n))';

/** Verdicts of law, and marks of approval without the name of a scheme, in a few words. */
export const bareVerdicts = pattern(
  `(?:this|that|the|your|their|his|her|such an?) (?:[a-z-]{3,14} )?${paper} (?:is|was|are|were|would be) ${surely}(?:unlawful|illegal|invalid|void|null and void|unenforceable|not (?:legally )?(?:enforceable|valid|lawful|legal|binding)|against the law)`,
  `(?:this|that|it|what (?:they|he|she|you|your [a-z]{3,12}) (?:did|do|does|are doing|is doing)) ?(?:is|was|'s) ${surely}(?:not )?(?:against the law|a crime|unlawful|a breach of (?:the )?(?:law|contract|${scheme})|an? (?:clear )?(?:${scheme}|legal|copyright|trademark|contract|privacy) (?:violation|breach|infringement)|a violation of (?:the )?(?:law|your rights|${scheme}))${ends}`,
  `(?:${ours}|this|that|everything(?: we do)?|what we (?:do|offer|sell))${are} (?:(?:perfectly|completely|totally|fully|absolutely|entirely|100 ?%) )(?:legal|lawful|above board)${ends}`,
  `${ours}${are} ${surely}compliant${ends}|(?:our [a-z]{3,14}|we)(?:'ve| have)? (?:prove|proves|shows?|confirms?|demonstrates?) (?:that )?(?:we're|we are|our compliance|it's|it is)(?: ${surely}compliant)?${ends}`,
  `(?:your|the|these|such|all|verbal|oral|handshake|email|e-?mail) (?:[a-z-]{3,14} )?(?:transfers?|calls?|recordings?|e-?mails?|processing|contracts?|agreements?|signatures?|${paper}) (?:is|are|stays?|remains?) ${surely}(?:legally )?(?:lawful|legal|binding|enforceable|legally valid)(?: with us)?${ends}`,
  `(?:it|this|that|(?:the|your|our) [a-z]{3,14})(?: is| are|'s) ${surely}tax[- ](?:deductible|exempt)${ends}|you(?: can|'ll| may| could)? (?:claim|deduct|write off) (?:it|this|that|them|the (?:whole |full )?(?:cost|price|amount)|everything)(?: off)? (?:on|from|against) your tax(?:es| return)?|you (?:qualify|are eligible|'re eligible|may qualify) for (?:an?|the|any) (?:[a-z]{3,10} )?(?:tax (?:break|credit|relief|refund|deduction|exemption)|visa|asylum|legal aid|parole|compensation|damages)`,
  `you(?:'re| are| will be|'ll be| cannot be| can't be) ?(?:not |never )?(?:be |being )?(?:legally |personally )?(?:liable|legally responsible|at fault|to blame in law)${ends}`,
  `${ours}${are} ${surely}(?:licen[cs]ed|regulated|registered|authori[sz]ed|bonded|audited|certified),? (?:and|&) (?:regulated|licen[cs]ed|bonded|insured|audited|approved|authori[sz]ed|certified)${ends}|we(?:'re| are) (?:fully|independently|externally|officially) (?:audited|licen[cs]ed|regulated|registered|authori[sz]ed)${ends}`,
  `you(?:'ll)? (?:must|have to|need to) (?:pay|declare) (?:(?:income|sales|capital gains) )?(?:tax(?:es)?|vat|duty) on (?:this|that|it|them)${ends}|you(?:'re| are|'ll be| will be) (?:always |fully )?legally (?:protected|covered|safe|secure)${ends}|(?<=(?:^|\\n|[.!?:] )\\s{0,3})(?:no|zero) legal (?:risks?|trouble|problems?|liability|consequences|exposure)(?: for you| at all| whatsoever)?${ends}`,
  `(?:${ours}|(?:all )?our [a-z-]{3,14}) (?:meets?|follows?|satisf(?:y|ies)|exceeds?) (?:(?:all|the|every|relevant) ){0,2}(?:iso|soc|gdpr|hipaa|pci|fda|eu|osha) (?:standards?|requirements|rules|regulations)${ends}`,
  `your (?:data|information|records|files) (?:is|are) (?:(?:always|fully) )?(?:handled|stored|processed|kept|protected) (?:in (?:full )?(?:line|compliance|accordance) with|according to|as required by) (?:the )?${scheme}|you (?:can|may|could) legally [a-z]{3,12}(?: (?:it|this|that|them|your [a-z]{3,12}|the [a-z]{3,12}))?${ends}`,
  `(?:you|your (?:company|firm|business|website|team)) (?:must|has to|have to|needs? to) comply(?: with (?:it|this|the (?:law|new rules|regulations?|act)|${scheme}))?(?: (?:by|before|from) [a-z]{3,10}(?: \\d{1,4})?| now| immediately| too)?${ends}`,
  `no (?:licen[cs]e|permit|lawyer|attorney|solicitor|consent|notary|planning permission) (?:is |was )?(?:legally )?(?:needed|required|necessary)(?: for (?:this|that|it))?${ends}|you(?:'ll| will)? (?:don't |do not |won't )?(?:need|require) (?:an?|the|any|no) (?:work |building |trading |export |written )?(?:permit|licen[cs]e|consent|lawyer|attorney|solicitor|will|prenup)(?: (?:for|to do) (?:this|that|it))?${ends}`,
  `(?:you|your (?:company|firm|business)) (?:could|may|might|risk|can) (?:(?:easily|also|even) )?(?:face|facing|be|get|getting|receive|incur|pay) (?:an? |the )?(?:(?:heavy|huge|hefty|big|large|serious|massive|gdpr|legal) ){0,2}(?:fin(?:es?|ed)|sued|prosecuted|lawsuits?|prosecution|penalties|jail(?: time)?|prison|legal action)(?: (?:under|for|by) [^.!?\\n]{2,40})?${ends}`,
  `${ours}(?:'ve| have| has)? (?:just |already |always |recently )?(?:passed?|cleared|aced|survived) (?:the|our|every|all|an?|this) (?:[a-z-]{3,14} ){0,2}?(?:${scheme}|iso|soc|security|compliance|external|annual|independent|surveillance|regulatory) (?:audits?|inspections?|assessments?|certification)${ends}`,
  `(?:${ours}${are} ${surely}|(?<=(?:^|\\n|[.!?:] )\\s{0,3}))(?:(?:officially|fully|independently) )?(?:certified|accredited|audited) (?:by|as) (?:an? |the )?(?:[a-z-]{3,14} ){0,2}(?:microsoft|google|amazon|aws|oracle|sap|cisco|salesforce|hubspot|ibm|apple|meta|shopify|deloitte|kpmg|pwc|ernst|dekra|sgs|bureau veritas|lab(?:orator(?:y|ies))?|auditors?|institute|authorit(?:y|ies)|body|bodies|experts?|agency|association|third part(?:y|ies)|university)${ends}`,
  `(?<=(?:^|\\n|[.!?:] )\\s{0,3})(?:fully |officially |duly )?(?:licen[cs]ed|certified|accredited|registered|bonded|regulated)(?:,? (?:and|&|,)? ?(?:licen[cs]ed|certified|bonded|insured|accredited|regulated|bonded and insured|approved|compliant)){1,3}(?: (?:in|by|across) [^.!?\\n]{2,30})?${ends}`,
  `(?:we're|we are|i'm|i am|our (?:company|firm|school|clinic|lab|university|team) is|as) an? (?:(?:fully|officially|nationally|state) )?(?:accredited|licen[cs]ed|registered|chartered) (?:[a-z-]{3,14} ){0,2}(?:school|college|university|institute|clinic|lab|laboratory|charity|broker|adviser|advisor|firm|company|bank|provider|partner|agency|lender|insurer|physician|attorney|lawyer|accountant|contractor|dealer)${ends}|(?:we're|we are|all our [a-z]{3,14} are) (?:fully )?(?:licen[cs]ed|certified|registered|chartered|accredited) (?:[a-z-]{3,14} ){0,1}(?:lawyers|attorneys|doctors|physicians|brokers|advis[eo]rs|accountants|engineers|therapists|electricians|contractors|dealers|professionals|experts|trainers)${ends}`,
  `(?:${scheme}|(?:the|this|that) (?:new )?law) (?:now |also |clearly )?(?:requires|demands|mandates|forbids|prohibits|bans|allows|permits) (?:your|you|it|this|that|every|all|an?|consent|cookie)(?: [a-z]{3,14}){0,3}${ends}|(?:the|this|that) (?:new )?(?:law|regulation|act|directive) (?:now |also )?(?:applies|extends) to (?:you|your [a-z]{3,12})${ends}`,
  `(?:it|this|that)(?:'s| is) (?:your (?:legal|constitutional|statutory) right|(?:mandatory|required|compulsory|your right) (?:by law|under (?:the )?(?:law|${scheme}))|the law)${ends}|you have (?:legal |statutory |consumer )?rights(?: under (?:the )?(?:law|${scheme}))?${ends}`,
  "(?:do not|don't|never) (?:sign|accept|agree to|pay) (?:that|this|the|their|any such) (?:contract|lease|agreement|nda|waiver|settlement|severance|plea|fine|deed)(?= ?(?:[.!,;]|$|\\n))|you (?:don't|do not) owe (?:them|him|her|your (?:landlord|employer|bank|ex)) (?:anything|a (?:cent|penny|dime)|money|rent)",
  `(?:your|that|the|this|his|her) (?:dismissal|termination|eviction|arrest|layoff|firing) (?:is|was) ${surely}(?:unfair|wrongful|unjustified|discriminatory|retaliatory)${ends}`,
  `${ours}${are} ${surely}patented and (?:approved|certified|licensed)${ends}|our (?:compliance|certification|accreditation) (?:is|was|has been) (?:[a-z]{4,12} )?(?:certified|verified|audited|confirmed|up to date|valid)\\b`,
  `(?<=(?:^|\\n|[.!?:] )\\s{0,3})(?:fully |100 ?% |now |officially )?${scheme}[- ](?:compliant|ready|certified|approved|conformant)(?: (?!checklist|guide|webinar|questions?|officer|training|course|quote|audits?)[a-z]{2,14}){0,4}${ends}`,
  `you(?: cannot| can't| can not| won't| may not) be (?:legally )?(?:fired|evicted|sued|fined|arrested|deported|dismissed|prosecuted|taxed|sacked)(?: for (?:this|that|it)| over (?:this|that|it))?${ends}`,
  `(?:is|are|'s|makes? (?:you|it|them)|stays?) (?:court|audit|lawsuit|gdpr|lawyer|regulator)[- ]proof${ends}|(?:you have|you've got|with) the law (?:behind|with|on (?:the side of)?) ?(?:you|your side)${ends}`,
  `${ours} (?:(?:always|strictly|fully) )?(?:follows?|obeys?|observes?|respects?|meets?|applies|apply|honou?rs?) (?:all|every|the|each|any)(?: of the)? ${scheme} (?:rules?|requirements?|guidelines?|regulations?|standards?|principles)${ends}`,
  `the (?:tax (?:office|authorit(?:y|ies))|irs|hmrc|embassy|immigration office|authorities|regulator|police) (?:must|will|has to|have to|cannot|can't) (?:accept|approve|grant|reject|refuse|search|fine|touch|stop|arrest|prosecute|question) (?:this|that|it|you|your [a-z]{3,14}|them)(?: without an? warrant)?${ends}`,
  `your (?:invention|idea|design|name|logo|brand|product) (?:can|could|may) be (?:patented|trademarked|copyrighted|legally protected)${ends}|your (?:visa|asylum|patent|appeal|claim|lawsuit|petition|green card|divorce|work permit)(?: application)? (?:will|'ll|is going to|is certain to) be (?:approved|granted|successful|accepted)${ends}`,
  `you(?:'ll| will)? (?:need|require|must have|must get) (?:(?:written|explicit|prior|parental|their|user|informed|express) ){1,2}(?:consent|permission)(?: (?:under|by|for|from) [^.!?\\n]{2,30})?${ends}`,
  `you (?:(?:will|always|now|then) )?(?:meet|fulfil|fulfill|satisfy|comply with) (?:all|every|each|any) (?:of the |the )?(?:legal|statutory|regulatory|data protection|privacy) (?:requirements?|rules?|obligations?|regulations?|standards?|duty|duties)`,
  `(?:they|he|she|you|your (?:landlord|landlady|employer|boss|supplier|bank|insurer|company|team|competitors?|neighbou?r|vendor|provider|tenant))(?: have| has| are| is|'re|'ve)? ?(?:broke|broken|break|breaks|breaking|violated?|violates|violating|breached|breaches|breaching|infring(?:es|ed|ing)|in (?:breach|violation) of) (?:the law|${law}|your rights)`,
  `(?:this|that|your|their) (?:[a-z-]{3,14} )?(?:policy|practice|website|campaign|contract|clause|process|newsletter) (?:clearly |simply )?(?:violates|breaches|breaks|infringes) (?:the law|${law})`,
  `your (?:[a-z]{4,10} )?rights (?:have been|were|are being|are|had been) (?:violated|breached|infringed|ignored|abused)`,
  `(?:you|your (?:company|firm|business)) (?:must|has to|have to|needs? to|(?:is|are) required to) (?:appoint|notify|designate) (?:an?|the|your) (?:[a-z]{3,12} ){0,2}?(?:data protection officer|dpo|authorit(?:y|ies)|regulators?)`,
  `your (?:landlord|landlady|employer|boss|insurer|bank|airline|seller) (?:(?:must|has to|is obliged to) (?:return|pay(?: back)?|refund|compensate) (?:you|(?:the|your) (?:deposit|wages|salary|overtime|money|rent|fare))|owes you (?:overtime|damages|compensation|back pay|severance))`,
  `(?:never|no longer) (?:have|face|fear|get|worry about)(?: any| having)? (?:legal (?:problems|trouble|issues|action)|lawsuits|fines|compliance)`,
  `${scheme}(?:[- ]proof| (?:fines?|audits?|problems?|worries) (?:is|are) (?:history|a thing of the past|no problem|over))`,
  'your (?:trademark|patent|copyright|invention|design) (?:is|are) (?:not |no longer )(?:legally )?(?:protected|enforceable|valid)',
  `(?:need not|needn't|don't have to|do not have to|don't need to|do not need to|won't have to) (?:pay|declare|report) (?:any )?(?:taxes|tax|vat|duty) on (?:this|that|it|them)${ends}`,
  'you(?: have|.ve got) (?:a|every|the full) (?:clear )?legal right to',
  `(?:the|this|that|new|european|german|french|british) (?:[a-z]{2,10} )?(?:law|act|directive|regulation) (?:now |also |clearly |simply )?(?:requires|obliges|forces|forbids|prohibits|allows|permits|entitles) (?:you|your (?:company|firm|team|business)|every (?:company|firm|business|website|shop))`,
  `(?:you|your (?:company|firm|team|business|website))(?:'re| are| is)? ?(?:must|have to|has to|need to|not (?:legally )?(?:allowed|permitted) to|(?:legally )?(?:required|obliged|obligated|forbidden) to|cannot|can't|may not) (?:[a-z'-]{2,14} ){1,5}?(?:by law|under (?:the )?(?:law|${scheme})|(?:this|the|that) (?:new )?(?:law|regulation|directive|act))${ends}`,
  "you(?:'re| are) (?:legally )?(?:obliged|obligated) to (?:inform|notify|report|register|disclose|appoint|declare|keep records)(?! (?:us|me|our)\\b)",
  "you(?:'d| would|'ll| will| could| can) (?:easily |certainly |definitely |surely )?win (?:this|that|your|the|any|an?) (?:case|lawsuit|claim|appeal)(?= ?(?:[.!]|$|\\n)| in court| against)",
  "you (?:don't|do not|needn't|need not)(?: have to| need to)? pay (?:this|that|his|her|their|any such) (?:fine|ticket|debt|penalty|claim)",
  `${ours}${are} ${surely}(?:(?:insured|licensed|audited|regulated|trained|tested) and )?(?:certified|accredited)${ends}`,
  `${ours}${are} (?:an? |the only )?(?:(?:officially|fully) )?certified (?:[a-z-]{3,14} ){0,2}?(?:partners?|resellers?|experts?|specialists?|professionals?|providers?|auditors?)`,
  `(?:all (?:of )?our|every one of our|each of our) (?:[a-z-]{3,14} )?[a-z]{4,14} (?:is|are) ${surely}(?:licensed|certified|accredited)${ends}`,
  `you(?: have|.ve got) an? (?:very )?(?:valid|strong|solid|clear|legitimate|winning|excellent) (?:legal )?(?:claim|case)${ends}`,
  `(?:with|using|thanks to) (?:us|it|this|our (?:[a-z-]{3,14} )?[a-z]{3,14}),? you(?:'re| are|'ll be| will be| stay| remain| become) (?:(?:always|fully|automatically|100 ?%) )?(?:compliant|legally safe)${ends}`,
  `${ours}${are} ${surely}approved for (?:government|military|medical|clinical|public|police|hospital|federal) use`,
  `(?:is|was|would be|are) (?:(?:clearly|plainly|simply) )?(?:discrimination|fraud|theft|negligence|defamation|libel|slander|unfair dismissal|harassment|a crime|a criminal offen[cs]e) (?:under|by|in) (?:the |[a-z]{4,12} )?law`,
  `you(?:r company|r firm)?(?:'re| are| is) (?:(?:legally|fully|automatically) )?exempt from (?:(?:the|this|that|any|all) )?(?:law|regulations?|act|tax(?:es)?|vat|directive|${scheme})`,
  "(?:the |any |every )?(?:judges?|courts?|jury|tribunals?) (?:will|would|'ll) (?:(?:surely|certainly|definitely|always) )?(?:decide|rule|find|side|agree) (?:in your favou?r|for you|with you)",
  `(?<=(?:^|\\n|[.!?:] )\\s{0,3})(?:fully |officially |independently )?(?:(?:audited|tested|licensed|checked|approved|insured) (?:and|&) )?(?:certified|accredited)(?: (?:and|&) (?:audited|tested|licensed|compliant|approved|insured))?(?= ?(?:[.!]|$|\\n))`,
  `${ours}(?:'ve)? (?:have|has|hold|holds|carry|carries|got|own|owns) (?:all|every|all the|all of the|every one of the) (?:(?:required|necessary|relevant|needed|usual|legal|official|important|major|applicable) ){0,2}(?:certifications?|certificates?|accreditations?|approvals?|licen[cs]es?)`,
  `${ours} (?:(?:fully|always|strictly|also) )?(?:meets?|satisf(?:y|ies)|fulfils?|fulfills?|compl(?:y|ies) with|conforms? to|respects?|follows?) (?:all|every|any|each) (?:(?:of )?the )?(?:(?:applicable|relevant|current|local|european|federal) )?(?:legal|statutory|regulatory|data protection|privacy) (?:requirements?|rules?|regulations?|obligations?|standards?|laws?)`,
  `${ours} (?:(?:will|can|always|fully) )?(?:ensures?|guarantees?|secures?|assures?) (?:(?:full|complete|total|100 ?%|your|legal|regulatory|permanent) ){0,3}compliance${ends}`,
  `(?:${ours}|this|using (?:us|it|our [a-z]{3,12}))(?: will|'ll)? (?:makes?|keeps?|gets?) (?:you|your (?:company|firm|team|business|website|shop)) (?:${surely})?(?:compliant|audit-proof|legally safe)${ends}`,
  `(?:${ours}${are} ${surely}|(?<=(?:^|\\n|[.!?:] )\\s{0,3}))(?:(?:officially|fully|duly) )?(?:approved|licen[cs]ed|regulated|authori[sz]ed|endorsed|recogni[sz]ed|certified|accredited|registered)(?: and (?:regulated|licen[cs]ed|supervised|approved))? (?:by|with) (?:the )?${authority}${ends}`,
  `(?:we're|we are|as|i'm|i am|our (?:firm|company|bank|broker) is) an? (?:(?:fully|officially) )?(?:fca|sec|finra|bafin|finma|mifid|state|government|federally)[- ](?:regulated|licen[cs]ed|registered|authori[sz]ed|approved|supervised)`,
  `(?:our|my) (?:lawyers?|legal team|legal department|attorneys?|counsel|solicitors?) (?:(?:has|have|also|already|all) ){0,2}(?:confirm(?:ed|s)?|says?|said|agrees?|agreed|assures?|assured|verified|thinks?|are sure|is sure) (?:us |me )?(?:that )?(?:(?:this|it|that|everything|our [a-z]{3,14}|you|your [a-z]{3,14}) ?)(?:is|are|can|could|should|would|have|has|must|'re|'s) ${surely}(?:legal|lawful|compliant|allowed|permitted|sue|win|claim|enforceable|void|liable|entitled|a (?:strong |good )?case|safe)`,
);

/** What others said or ask, a matter still open, and rules of a house. */
const open =
  /\b(?:(?:he|she|they|you) (?:said|say|told|claim(?:ed)?|asked|wrote)|whether|unless|until|suppose|heard|(?:your|a|the|his|her|their) (?:lawyer|solicitor|counsel|attorney)s?|please (?:check|ask)|articles?|books?|films?|games?|parking|smoking|coupon|voucher|(?:id|driving) (?:card|licence)|site rules|draft|expir(?:es|ed))\b/i;
/** A condition, and none that comes to the writer's offer: "you break the law if you don't switch". */
const supposed = /\b(?:if(?! you (?:don't|do not|refuse|fail)\b)|when|once|in case)\b/i;

/** True where a match of `bareVerdicts` is said outright, by the rest of its sentence. */
export function isBareVerdict(text: string, start: number, end: number, sentence: Sentence): boolean {
  return (
    isOfFewWords(sentence) &&
    !open.test(sentence.text) &&
    !supposed.test(sentence.text) &&
    !isNegated(text, start) &&
    !/\b(?:not|n't|never) (?:yet )?(?:certified|accredited|compliant)/i.test(text.slice(start, end)) &&
    !isAsked(sentence)
  );
}
