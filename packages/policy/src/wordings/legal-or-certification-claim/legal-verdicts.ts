import { facets } from '../../search/sentence-facets.ts';

const lawyer = '(?:lawyers?|solicitors?|attorneys?|barristers?|legal (?:counsel|advice|team|department|help|review))';
const court =
  '(?:courts?|judges?|tribunals?|jury|judge|regulators?|authorit(?:y|ies)|auditors?|inspectors?|watchdogs?|tax office|taxman|irs|hmrc|ico|data protection authority)';
const legalAct =
  '(?:sack|fire|dismiss(?:ed|al)?|terminat(?:e|ing|ion)|evict(?:ion)?|change the locks?|lock (?:him|her|them) out|withhold|stop paying|refuse|deduct(?:ible|ion)?|write (?:it|this|that) off|record(?:ing)? (?:the |your |all )?(?:calls?|conversations?|customers?|meetings?)|film(?:ing)?|sue|break the (?:lease|contract)|walk away|keep (?:the|his|her|their) deposit|claim(?:ing)? (?:back|damages|compensation|overtime)?|cold (?:e-?mail|call)\\w{0,4}|unsolicited|copy(?:ing)?|(?:use|using|reuse|publish|scrape|scraping) (?:the|his|her|their|any|public|other)|overtime|notice(?: period)?|holiday pay|severance|redundancy pay|inherit\\w{0,5}|custody|rent|tenants?|landlords?|employees?|freelancers?|contractors?|wages?|tax(?:es|able)?|vat|non-?compete|will|lease|consent|opt[- ]?in|permission|licen[cs]e|patent|trademark|overcharge|refund by law|pay (?:you|him|her|them) back|compensat\\w{2,5}|drive|fly the|sell|import|smoke|disclose|tell the)';
const doubt =
  '(?:\\?|\\b(?:our|my|your|the|his|her|their) (?:legal (?:team|department)|counsel|lawyers?|solicitors?)|please (?:ask|check|consult|seek)|(?:yellow|red|orange|amber|browser|system|pop-?up) (?:warning|notice|message)|(?:check|checks|checked|checking)\\b[^.!?]{0,60}\\bright to (?:rent|work)|not (?:a )?(?:lawyer|legal advice)|if you are (?:unsure|not sure)|whether|may be|might be|it depends|insurance|parking)';
const doubted = new RegExp(doubt, 'i');

/** "You're entitled to a copy of the report": what comes with a meeting or a membership, where no law is named. */
const everydayDue =
  /^(?![^.!?]*\b(?:law|laws|legal\w{0,2}|lawful\w{0,2}|act|gdpr|section|article|regulations?|court|tribunal|statute)\b)[^.!?]*\bentitled to (?:an?|one|two|three|your|the) (?:(?:free|printed|full|signed|digital|second|reserved) ){0,2}(?:cop(?:y|ies)|seats?|tickets?|badges?|guests?|drinks?|lunch|lockers?|parking space)\b/i;

/** A verdict on what the law allows, asks or gives, told to the reader. */
export const legalVerdicts = facets([
  // The law said to be on the reader's side, and nobody able to act against them.
  {
    all: [
      /\bthe law(?:'s on your side\b| (?:clearly |expressly |plainly |fully )?(?:allows|permits|is on your side|protects you|gives you)\b)/i,
      /\b(?:you|your|that|this|it)\b/i,
    ],
    none: [doubted, /\b(?:if|once|unless|shops|employers|museum|the law (?:allows|permits) (?:[a-z]{3,12}s|for))\b/i],
  },
  {
    all: [
      /\b(?:nobody|no one|no-one|no (?:employee|customer|client|tenant|authority|regulator|court|supplier|landlord|patient|guest|worker|competitor|judge|inspector)|(?:the |no )?(?:authorities|regulators?|courts?) (?:(?:will|can|could) never|(?:have|has|had|with) no (?:grounds|basis|right|way)))\b/i,
      /\b(?:sue you|hold you (?:liable|responsible|to account)|fine you|take you to court|prosecute you|bring a claim against you|claim damages)\b/i,
    ],
    none: [doubted, /\b(?:if|unless|afraid|worr(?:y|ied)|hope|wants? to|would ever think)\b/i],
  },
  {
    all: [
      /\byou(?:'d| would|'ll| will) (?:easily |certainly |definitely |surely )?(?:win|lose) (?:that|this|it|your case|the case) (?:in court|at (?:a |the )?tribunal|before (?:a|any) (?:judge|court))\b/i,
    ],
    none: [doubted],
  },
  {
    all: [
      /\b(?:he|she|they|your (?:landlord|landlady|employer|boss|bank|council|lender)|the (?:landlord|landlady|bailiffs?|bank|council|lender|employer)) (?:can't|cannot|may not|ha(?:s|ve) no right to|(?:isn't|is not|aren't|are not) allowed to) (?:legally |lawfully |just |simply )?(?:evict|sack|fire|dismiss|sue|repossess|deport|prosecute|throw) you\b/i,
    ],
    none: [doubted, /\b(?:if|unless|until|while|yet|before|without)\b/i],
  },
  // What somebody may do by law, in a case that is the reader's own.
  {
    all: [
      /\byou (?:may|can|are (?:allowed|entitled|free) to|have the right to|needn't|do not have to|don't have to) (?:[a-z]{3,10} )?(?:dismiss|sack|fire|terminate|evict|withhold|sue|deduct|refuse to pay|give notice)\b/i,
      /\b(?:in your case|in (?:a|any) case like yours|in a situation like yours)\b/i,
    ],
    none: [
      doubted,
      /\b(?:subscriptions?|plans?|memberships?|by card|invoice|instal?lments?|our (?:terms|contract|policy)|ask your|lawyers? (?:can|will|should))\b|\?/i,
    ],
  },
  // A whole rulebook met, or nobody left to fine.
  {
    all: [
      /\b(?:gdpr|ccpa|hipaa|pci[- ]dss|nis2|dora|ai act|psd2|mifid|data protection (?:law|act|regulation)s?|privacy (?:law|act)s?|labou?r law|employment law|working time directive|tax code)\b/i,
      /\b(?:every|all|each|not one|no) (?:(?:the|single|of the|last) ){0,2}(?:articles?|rules?|clauses?|requirements?|provisions?|obligations?|paragraphs?|dut(?:y|ies)|sections?)\b[^.!?]{0,60}\b(?:(?:is|are|will be) (?:now |then |automatically |fully )?(?:met|satisfied|fulfilled|covered|complied with|honou?red|observed|ticked off)|(?:is|are) (?:left )?(?:open|unmet|broken|breached))\b|\b(?:no|not one|nobody at any) (?:[a-z]{3,12} ){0,3}?(?:authority|regulator|inspector|watchdog|auditor|court|commissioner|supervisor)\b[^.!?]{0,20}\b(?:can|could|will|may|is able to) (?:ever |still |then )?(?:fine|penali[sz]e|touch|sue|sanction|prosecute|object|fault|punish)\b/i,
    ],
    none: [
      new RegExp(
        `${doubt}|\\b(?:not every|not all|n't|make sure|to check|checklist|until|unless|audit(?:s|ed)? whether|must be|should be|has to be|have to be)\\b`,
        'i',
      ),
    ],
  },
  {
    all: [
      /\b(?:you|your [a-z]{3,14}|[a-z]{3,14}s(?= (?:may|can|must|cannot|need not|needn't) (?:not )?(?:legally|lawfully|by law))|he|she|they|the (?:tenant|landlord|employer|employee|contractor|builder|seller|buyer|supplier|bank|insurer))\b/i,
      /\b(?:every right to|(?:the|a|no) (?:legal )?right to|within (?:your|their) rights|legally|by law|lawful\w{0,2}|unlawful\w{0,2}|illegal\w{0,2}|against the law|(?:fully |perfectly )?entitled to|under no (?:legal )?(?:obligation|duty)|not (?:legally )?(?:obliged|required|bound|liable|obligated)|(?:is|are|aren't|isn't) (?:legally )?(?:obliged|liable|obligated)|(?:the|no|any) law (?:says|allows|lets|requires|forbids|obliges|is clear|against|stops|protects|entitles|gives)|(?<!\b(?:request|application|notice|letter|form)s? )under (?:the |your |uk |us |eu |english |german |french |federal |state |california )?(?:[a-z]{3,14} )?(?:law|act|code|section \d{1,4}(?! of (?:the|your|our|this) (?:[a-z]{3,14} )?(?:lease|contract|agreement|guide|handbook|form|policy|manual|terms|rules)\b)|article \d{1,3}|statute|regulations)|section \d{1,4}(?! (?:notices?|forms?|statements?|about|on|explains|covers|deals|of (?:the|your|our|this) (?:[a-z]{3,14} )?(?:lease|contract|agreement|guide|handbook|form|policy|manual|terms|rules))\b)|has to pay you|owes you|ha(?:s|ve) no (?:legal )?(?:claim (?:to|on|against)|case against)|(?:can't|cannot|can not|could never|will never be able to) (?:sue|claim against|come after|take (?:you|him|her|them) to court)|must (?:by law|pay you|give you|compensate))\b/i,
      new RegExp(`\\b${legalAct}\\b`, 'i'),
    ],
    none: [
      new RegExp(
        `${doubt}|\\b(?:we|i) (?:are|am) legally|legally (?:binding|enforceable) (?:undertaking|promise|commitment|offer|pledge)|we (?:shall|undertake|waive|promise|commit)\\b|legally required to (?:tell|inform) you\\b|\\bwe (?:give|grant|offer|reserve)\\b|\\b(?:more|less|longer|better|earlier) than the law (?:requires|asks|says)\\b|\\bno (?:cap|limit|ceiling)\\b`,
        'i',
      ),
      everydayDue,
    ],
  },
  // What will not stand, or cannot be had.
  {
    all: [
      /\b(?:contract|clause|agreement|nda|non-?compete|waiver|fine|penalty|ticket(?! (?:isn't|is not) (?:yet |any longer )?valid)|claim|letter|lease|(?:his|her|their|your|a|the|last|old|new|this|that) will(?! be\b)|notice|dismissal|term|ban|charge|demand|restriction|warning)\b/i,
      /\b(?:(?:isn't|is not|aren't|are not|not|never|hardly) (?:legally )?(?:binding|enforceable|valid(?! (?:on|until|from|for|at|with|before|after)\b)|worth the paper)|unenforceable|(?:null and )?void|worthless in (?:law|court)|(?:never|not|won't|wouldn't) (?:stand|hold) up|thrown out|(?:has|have) no (?:legal )?(?:force|standing|effect|weight)|(?:can|may) (?:safely )?(?:ignore|disregard|tear up|bin|walk away from)|no (?:court|judge) (?:would|will|could)|laughed out of court|before a judge)\b/i,
    ],
    none: [
      new RegExp(
        `${doubt}|\\b(?:declared|was|were|until|unless|not binding until|subject to|draft|both of you|both parties|the new (?:one|contract|agreement))\\b`,
        'i',
      ),
    ],
  },
  {
    all: [
      new RegExp(
        `\\b(?:no|don't|do not|won't|will not|needn't|never|without|skip|save|forget|instead of|rather than|replaces?) (?!(?:you )?(?:[a-z0-9.,]{1,10} ){1,2}(?:hours?|minutes?|days?|weeks?|euros?|pounds?|dollars?)\\b)(?:[a-z']{1,12} ){0,4}?(?:an? |the |your |any |more )?${lawyer}\\b(?! (?:in the room|present|beside you))`,
        'i',
      ),
      /\b(?:you|your|our|template|contract|law|legal|this|it)\b/i,
    ],
    none: [
      /\?|\b(?:reply|replied|we (?:are|have) no|i'm not a|i am not a|i(?:'m| am) an? [a-z' -]{3,30} rather than|busy|on holiday|until|before (?:you|we)|before your [a-z]{5,12} (?:has|have|had)|if you (?:don't|do not) (?:yet )?have an? [a-z]{5,12})\b/i,
    ],
  },
  // Safe from the law.
  {
    all: [
      new RegExp(
        `\\b(?:${court}|gdpr|ccpa|hipaa|the law|(?:any|every|all) (?:laws?|regulations?|lawsuits?|fines?|claims?)|lawsuits?|legal (?:trouble|action|claims?|risks?|problems?)|compliance|fines)\\b`,
        'i',
      ),
      /\b(?:no [a-z]{4,12} (?:can|will|could|would) (?:ever )?(?:touch|fine|sue|stop|catch)|(?:can't|cannot|won't|will never|can never|never|no longer|nothing|no one|nobody|not) (?:[a-z]{2,10} )?(?:touch|find|fine|sue|reach|catch|get you|complain|object|come after|hurt|fault|penali[sz]e|question|worry about|have to (?:think|worry) about)|off your (?:plate|desk|mind|shoulders)|protect(?:s|ed)? (?:you|your (?:company|firm|team)) (?:from|against)|(?:safe|immune|shielded|protected|free) (?:from|against|of)|nothing to (?:fear|worry)|ha(?:s|ve) no (?:hold|say|grip|power) over|ha(?:s|ve) nothing on|(?:would|will|could) (?:ever )?(?:object|complain|mind|frown)|taken care of|in the clear|on the (?:right|safe) side|bullet-?proof|watertight|rest easy|sleep (?:well|soundly)|won't find a thing|sorted|(?:in line|in (?:full )?(?:compliance|accord|conformity)|compliant) with (?:the law|all|every|any|(?:the |our |your )?(?:[a-z]{3,14} ){1,3}(?:rules|laws?|acts?|code|regulations?))|(?:is|are) (?:perfectly |completely |totally |fully |entirely )?(?:legal|lawful|allowed|permitted|fine) (?:to|in|across|everywhere|under|anywhere|in your))\b/i,
      /\b(?:you|your|our|we|us|it|this|using|buy|with)\b/i,
    ],
    none: [
      /\?|\b(?:not legal advice|helps? (?:you )?(?:prepare|get ready|stay|with)|if|attackers?|scam\w*|criminals?|police|check with|refund|pay the fine|to avoid)\b/i,
    ],
  },
  {
    all: [
      /\b(?:(?:takes? care of|handles?|covers?|ticks? off|discharges?|fulfil(?:s|ls)?|sees? to) (?:all|every one|each) (?:of )?your (?:[a-z]{2,12} )?(?:gdpr|hipaa|nis2|dora|ai act|ccpa|psd2|pci|data protection|privacy|statutory|legal) (?:duties|obligations|requirements)|guarantees? (?:(?:full|complete|your|total|100 ?%) ){0,2}compliance with|legally (?:watertight|bullet-?proof|airtight))\b/i,
    ],
    none: [doubted, /\b(?:no [a-z]{3,12} (?:can|could)|not|n't|never|nothing|nobody|cannot)\b/i],
  },
  {
    all: [
      /\b(?:legally|in law|in the eyes of the law|from a legal (?:point of view|standpoint))\b/i,
      /\b(?:you(?:'re| are|'ll be| will be)?|your (?:firm|company|team|business))\b/i,
      /\b(?:on the safe side|in the clear|bullet-?proof|watertight|covered|home and dry|untouchable|off the hook)\b/i,
    ],
    none: [doubted, /\b(?:insur\w+|policy|to be|not|n't|if)\b/i],
  },
  {
    all: [
      /\b(?:will|'ll|to|can) (?:keep|keeps) you(?:r (?:firm|company|business|team))? out of (?:court|(?:any )?(?:legal )?trouble with (?:the )?(?:law|regulators?|authorities)|jail|legal trouble)\b|\bkeeps you(?:r (?:firm|company|business|team))? out of (?:court|jail|legal trouble)\b/i,
    ],
    none: [doubted, /\b(?:hop(?:e|ing)|try|tries|tennis|garden)\b/i],
  },
  {
    all: [
      /\b(?:recording|sending|calling|e-?mailing|texting|scraping|copying|using|selling|dismissing|firing|evicting|filming|tracking|subletting|importing|storing|keeping|sharing|paying|charging|deducting|buying)\b/i,
      /\b(?:is|are) (?:perfectly |completely |totally |fully |entirely |absolutely |quite |not )?(?:legal|lawful|allowed|permitted|above board|within the law|tax[- ]deductible|tax[- ]free|exempt)\b/i,
    ],
    none: [
      new RegExp(
        `${doubt}|\\b(?:smoking|parking|dogs?|children|food|visitors|badge|site rules|on site|in the (?:hall|room|building))\\b`,
        'i',
      ),
    ],
  },
  {
    all: [
      /\b(?:you (?:can|may|could|are free to|should|get to)|your accountant (?:can|may)|fully|entirely|wholly|whole (?:amount|cost|price)|every (?:penny|cent))\b/i,
      /\b(?:deduct|write off|claim (?:it )?(?:back|against)|offset|set off|tax[- ]deductible|tax[- ]free|deductible)\b/i,
      /\b(?:tax(?:es|able)?|vat|taxman|irs|hmrc|return|deductible|write off|tax[- ]free)\b/i,
    ],
    none: [/\?|\b(?:ask your|speak to|check with|excess|insurance|points?)\b/i],
  },
  {
    all: [
      /\byou(?:r (?:company|firm|business))? (?:(?:don't|do not|doesn't|does not|won't|will not) (?:need|have) to|needn't|need not|never have to) (?:pay|charge|declare|report) (?:any )?(?:(?:income|capital gains|inheritance|corporation|sales) )?(?:tax|vat|national insurance|stamp duty) (?:on|for) (?:this|that|it|them|any of|your|the|gifts|tips)\b/i,
    ],
    none: [doubted, /\b(?:yet|twice|again|until|by (?:card|cheque)|here|we (?:do|deduct|pay)|if)\b/i],
  },
  {
    all: [
      /\b(?:the|no) law (?:asks for|asks|wants|demands|requires|needs|says) (?:no more|nothing more|nothing else|nothing of)\b/i,
      /\b(?:enough|good enough|suffices?|you|your|needs?|notice|handshake|signature|consent|form)\b/i,
    ],
    none: [doubted],
  },
  // What the law leaves out, and the paper that is not needed.
  {
    all: [
      /\b(?:you|your [a-z]{3,14})\b/i,
      /\b(?:laws?|(?:the|this|that|your) act|gdpr|regulations?|statute|directive|civil code|labou?r code) (?:simply |just |only |clearly )?(?:does not|doesn't|do not|don't|never) (?:treat|count|class|regard|see|cover|apply|reach|bind|protect|ask|require|forbid|prohibit|stop|oblige|prevent|bar)\b/i,
    ],
    none: [new RegExp(`${doubt}|\\b(?:stage|circus|policy|warranty|our (?:act|regulations))\\b`, 'i')],
  },
  {
    all: [
      /\b(?:no|not|[a-z]{2,6}n't|without|skip|need not|never)\b[^.!?]{0,24}\b(?:data processing agreements?|dpas?|privacy notices?|privacy polic(?:y|ies)|consent forms?|cookie banners?|impact assessments?|data protection officers?|works council|retention (?:limits?|periods?)|(?:trading|alcohol|music|export|operator's) licen[cs]es?|work permits?|planning permission)\b/i,
      /\b(?:need(?:ed|s)?|required?|necessary|owe|have to|has to|must|bother|skip|without)\b/i,
      /\b(?:law|legally|lawful|personal data|gdpr|the act|regulations?|in your case|your situation|since you|as you (?:have|are|only)|because (?:you|your)|exempt|count as|fewer than)\b/i,
    ],
    none: [new RegExp(`${doubt}|\\b(?:we (?:do not|don't|have|sign)|already signed|on our side|attached)\\b`, 'i')],
  },
  {
    all: [
      /\byou(?:r [a-z]{3,14})? (?:may|can|could|are free to|need not|needn't|are allowed to|do not have to|don't have to)(?: [a-z]{2,10}){0,2}? lawfully\b/i,
    ],
    none: [
      new RegExp(
        `${doubt}|\\b(?:only (?:send|share|upload|give)|(?:that|which|what) you (?:may|can) lawfully|warrant|represent|confirm|ensure|make sure)\\b`,
        'i',
      ),
    ],
  },
  // Who answers for something, and what somebody owes in the reader's case.
  {
    all: [
      /\byou(?:r (?:firm|company|business|club|school|shop|employer))?(?:'re| are| is|'ll| will| would) (?:not|never) (?:be )?(?:liable|legally responsible|answerable in law)\b|\byou(?:r (?:firm|company|business))? (?:bears?|ha(?:ve|s)|carr(?:y|ies)) no (?:legal )?liability\b/i,
      /\b(?:for|here|in (?:this|that|your) case|so)\b/i,
    ],
    none: [
      new RegExp(
        `${doubt}|\\b(?:until|unless|(?:our|these|the|this) (?:terms|policy|cover|contract|agreement|plan|warranty|offer)|we|courier|card|fraud\\w*|charges?)\\b`,
        'i',
      ),
    ],
  },
  {
    all: [
      /\bin your (?:case|situation|circumstances)\b|\bon your facts\b|\bfrom what you describe\b/i,
      /\b(?:landlord|employer|tenant|carrier|insurer|seller|builder|court|judge|clause|dismissal|deposit|overtime|notice period|the law|tax office|ex-?(?:wife|husband|partner))\b/i,
      /\b(?:must|has to|is bound to|owes?|cannot|can't|may not|is obliged|no right to|entitled|not valid|void|would (?:win|lose|award|side))\b/i,
    ],
    none: [
      new RegExp(
        `${doubt}|\\b(?:our|we|portal|form|premium|broker|sign\\w{0,6}|send|sent|upload\\w{0,3}|deliver\\w{0,3}|photos?|papers|cop(?:y|ies))\\b`,
        'i',
      ),
    ],
  },
  {
    all: [
      /\bunder (?:the |your |uk |us |eu |german |french |english |state |federal |local )?law\b|\bthe law (?:lets|allows|permits|frees|spares)\b/i,
      /\byou(?:r (?:firm|company|business|employer|shop|school|club|landlord|staff))? (?:need not|needn't|don't have to|doesn't have to|do not have to|does not have to)\b/i,
    ],
    none: [doubted],
  },
  // "As a tenant you may simply withhold the rent."
  {
    all: [
      /\bas an? (?:tenant|landlord|employee|employer|buyer|seller|consumer|passenger|heir|debtor|contractor|freelancer|director|shareholder|parent)\b/i,
      /\byou (?:may|can|are (?:allowed|entitled|free|within your rights)|have (?:the|every) right|do not have to|don't have to|need not)\b/i,
      /\b(?:withhold|refuse|keep|terminate|sue|deduct|ignore|reduce|evict|stop paying|demand|pay)\b/i,
      /\b(?:rent|deposit|contract|lease|notice|bill|fine|debt|shift|salary|tax|overtime|clause|damages)\b/i,
    ],
    none: [/\b(?:solicitor|lawyer|whether|if you (?:ask|wish)|online|portal|app|by card|by direct debit)\b|\?\W*$/i],
  },
  // "You will win the case and he will have to pay for everything."
  {
    all: [
      /\byou(?:'ll| will| are (?:going|certain|sure|bound) to) (?:[a-z]{4,10} )?(?:win|be awarded|get damages|be acquitted)\b/i,
      /\b(?:the|your|this|any) (?:case|claim|lawsuit|appeal|dispute|tribunal|court|damages|trial)\b/i,
    ],
    none: [/\b(?:if|may|might|whether|hope|game|match)\b|\?\W*$/i],
  },
]);

/** Papers whose force is a matter of law. */
const paper =
  '(?:contract|agreement|clause|lease|waiver|dismissal|termination|non-?compete|nda|eviction notice|notice of termination|late fee|penalty clause|tenancy)';
/** Counsel on what a paper is worth, and audits that are sure to be passed. */
export const papersJudged = facets([
  {
    all: [
      new RegExp(`\\b(?:that|this|your|the|their|his|her|such an?) (?:[a-z-]{3,12} )?${paper}s?\\b`, 'i'),
      /\b(?:is|are|was|were)(?: not|n't)? (?:legally |even |really |at all ){0,2}(?:valid(?! (?:until|till|from|for|through|on|in|as of)\b)|invalid|null and void|unlawful|illegal|unenforceable|enforceable|binding)\b/i,
      /\b(?:isn't|aren't|wasn't|weren't|not|invalid|void|unlawful|illegal|unenforceable)\b/i,
      /\b(?:because|since|as (?:it|you|they|he|she|nobody|no one)|so (?:you|claim|sue|demand|ignore|ask for)|you (?:can|may|needn't|don't have to|need not)|without (?:an? |the |your )?(?:signature|notice|consent|reason))\b/i,
    ],
    none: [doubted, /\b(?:until|yet|draft|if|unless)\b/i],
  },
  {
    all: [
      /\b(?:you(?:'ll| will)?|your [a-z]{3,12}(?: [a-z]{3,12})?(?: will)?) (?:always |easily |now |then )?pass (?:any|every|all|each|your next) (?:[a-z]{3,12} )?(?:audits?|inspections?|compliance (?:checks?|reviews?))\b/i,
      /\b(?:with (?:us|our|this)|if you (?:use|choose|switch|take)|once you|thanks to|guarantee\w{0,2}|our|from day one|when you)\b/i,
    ],
    none: [doubted],
  },
  {
    all: [
      /\b(?:ul|etl|csa|atex|iecex|fcc|nsf|vde|ukca|energy star|intertek|dnv)[- ](?:listed|approved|certified|registered|recogni[sz]ed|compliant|rated|marked)\b/i,
      /\b(?:we|our|ours|all|every|each|it(?:'s| is)|the (?:[a-z]{3,12} )?(?:device|product|unit|kit|motor|pump|lamp|panel|range|model|charger|machine)s?)\b/i,
    ],
    none: [
      /\b(?:not|never|n't|yet|whether|if|ask\w{0,3}|need\w{0,2}|must|require\w{0,2}|your|they|their|competitors?|pending|plan\w{0,4}|hope)\b|\?\W*$/i,
    ],
  },
  // Done behind somebody's back, and who is said to supervise us.
  {
    all: [
      /\byou(?:'re| are) (?:perfectly |fully |legally )?(?:allowed|permitted|entitled|free) to\b|\byou (?:can|may) (?:legally|lawfully)\b/i,
      new RegExp(`\\b${legalAct}\\b`, 'i'),
      /\bwithout (?:telling|asking|informing|warning|notice|consent|their|his|her|permission|giving|any (?:notice|reason|consent))\b/i,
    ],
    none: [doubted],
  },
  {
    all: [
      /\b(?:licen[sc]ed|authori[sz]ed|regulated|registered|accredited|supervised)(?: and (?:licen[sc]ed|authori[sz]ed|regulated|supervised))? (?:by|with) (?:the )?(?:[a-z]{4,10} )?(?:financial conduct authority|fca|bafin|sec|finra|cnmv|amf|finma|consob|central bank|gambling commission|charity commission|law society|bar (?:association|council)|medical (?:board|council)|ministry of [a-z]{4,12}|financial (?:services|markets) authority|securities and exchange commission)\b/i,
      /\b(?:we|we're|we've|our|i|i'm)\b/i,
    ],
    none: [/\b(?:not|never|n't|yet|they|their|your|whether|if|appl(?:y|ied)|until|plan|ask\w{0,3})\b|\?\W*$/i],
  },
  // "Signing this form makes your will valid."
  {
    all: [
      /\b(?:makes?|renders?|turns?)\b/i,
      /\b(?:your|the|this|any|our) (?:[a-z]{3,12} )?(?:will(?! (?:be|have|need|get|not|also|then|turn|take|do|go|come|make|see|only)\b)|contract|agreement|marriage|lease|deed|power of attorney|testament|clause|waiver)\b/i,
      /\b(?:valid|(?:legally )?binding|enforceable|unenforceable|null and void|void|watertight)\b/i,
    ],
    none: [/\b(?:if|whether|may|might|lawyers?|solicitors?|notar\w{1,3}|they|court|ask(?:ed)?|not sure)\b|\?\W*$/i],
  },
]);

const mark =
  '(?:gdpr|hipaa|ccpa|cpra|soc ?[123]|iso(?:/iec)? ?\\d{4,5}|pci|fedramp|hitrust|ferpa|coppa|glba|nist|cmmc|fips|wcag|eu ai act|ai act|dora|nis2|cyber essentials|haccp|brcgs?|ifs food|fssc ?\\d{0,5}|salsa|red tractor|msc|globalg\\.?a\\.?p|gmp|tisax|psd2|mifid|lgpd|pipeda|fca|finra|bafin|b corp|fair ?trade|gots|fsc|leed|ce mark|t\u00fcv|kitemark|(?:every|all|any) (?:[a-z]{2,12} ){0,3}?(?:laws?|regulations?|standards?|directives?)|(?:data protection|privacy|labou?r|employment|consumer|tax|health and safety|food safety|anti-spam) (?:laws?|rules|regulations?|legislation))';
/** A mark of conformity, and that we or what we sell have it. */
export const marksClaimed = facets([
  {
    all: [
      new RegExp(`(?<![\\w-])${mark}(?![\\w-])`, 'i'),
      /\b(?:certif(?:ied|icates?|ications?)|accredit(?:ed|ation)|complian(?:t|ce)|compl(?:y|ies)|conform(?:s|ity|ant)?|satisf(?:y|ies)|meets?|fulfil(?:s|ls)?|carr(?:y|ies)|holds?|grades?|bears?|passed|passes|earned|achieved|awarded|obtained|gained|approved|authori[sz](?:ed|ation)|audited|attested|registered|licensed|covered|in line with|aligned with|ready|seal|badge|stamp|level \d|without a single finding|clean report|ticks? (?:all|every))\b/i,
      /\b(?:we|we've|we're|our|ours|us|it|its|this|the (?:platform|product|service|app|plugin|software|system|tool|data cent(?:er|re)|hosting|module|checkout|widget|kit|factory|plant|bakery|warehouse|material|fabric|device)|using|everything|all (?:of )?(?:our|the)|every (?:one of|part|byte|server|module)|buy)\b/i,
    ],
    none: [
      /\b(?:not|never|n't|don't|do not|doesn't|aren't|isn't|haven't|won't|no longer|yet|working (?:towards?|on)|aim(?:ing)?|hope|plan(?:ning)?|prepar(?:e|es|ing)|helps?|help (?:you|teams)|guide|webinar|checklist|questions?|requests?|audit (?:on|in|is|next)|next (?:year|quarter|month)|will be|would be|soon|if|whether|could|should|must|need(?:s|ed)? to|has to|have to|require[sd]?|customers? (?:who|that)|they|their|course|training|trainer|officer|consultants?|your (?:team|company|auditor|dpo|certificate|audit|supplier|vendor)(?! (?:forms?|questionnaires?|portals?|reviews?|assessments?|packs?|lists?|files?|onboarding|checks?))|certified mail|report on|news|article|law firm)\b|\?/i,
    ],
  },
  // "Our clinic is JCI accredited": by any letters.
  {
    all: [
      /\b(?:we|our [a-z]{3,14})(?:'re| is| are| has been| have been| remains?| stays?)\b/i,
      /(?<!\w)(?![a-z]*(?:ing|ly)\b|also|now|not|well|all|yet)(?-i:[A-Z]{2,6})[- ](?:accredited|certified)\b/i,
    ],
    none: [/\b(?:not|n't|no|aim|working towards|will be|soon)\b|\?\W*$/i],
  },
  // "Once the banner is live, your site meets every requirement of the GDPR."
  {
    all: [
      new RegExp(`(?<![\\w-])${mark}(?![\\w-])`, 'i'),
      /\b(?:meets?|fulfil(?:s|ls)?|satisf(?:y|ies)|ticks?|covers?|compl(?:y|ies) with) (?:every|each|all|any)(?: (?:single|one|of))?(?: (?:the|its|those))? (?:requirements?|rules?|obligations?|box(?:es)?|provisions?|articles?|demands?)\b/i,
      /\b(?:your|you)\b/i,
    ],
    none: [
      doubted,
      /\b(?:if|whether|make sure|check|need to|must|should|not|n't|courses?|training|guides?|workshops?|webinars?|books?)\b/i,
    ],
  },
]);
