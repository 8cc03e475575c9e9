import { wordingsElsewhere } from '../languages/index.ts';
import { defineRule, type Match } from '../rule.ts';
import { allChannels, messageTypes } from '../rule-scope.ts';
import { pattern } from '../search/pattern.ts';
import { facets, sentencesWith } from '../search/sentence-facets.ts';
import { statedMatches } from '../search/stated-matches.ts';
import { because } from '../text/let-go.ts';
import { isNegated, sentenceOf } from '../text/phrase-context.ts';
import { overlapsAny, type Range } from '../text/range.ts';
import { attributesAsked } from '../wordings/asked-outright.ts';
import { describesThing } from '../wordings/sensitive-attribute/describes-thing.ts';
import { knownOfReader } from '../wordings/sensitive-attribute/known-of-reader.ts';

const illness =
  "(?:(?:breast |lung |skin |prostate |colon |brain |ovarian |testicular |terminal |stage (?:[1-4]|one|two|three|four|i{1,3}v?) )?cancer|tumou?rs?|leuk(?:a)?emia|lymphoma|melanoma|(?:type (?:1|2|one|two|i|ii) )?diabetes|(?:clinical |postpartum |post-natal |major |severe )?depression|(?:social |severe |generali[sz]ed )?anxiety(?: disorder| attacks)?|panic (?:attacks|disorder)|bipolar(?: disorder)?|schizophrenia|adhd|add|autism|asperger'?s|hiv(?:/aids)?|aids|hepatitis(?: [abc])?|multiple sclerosis|ms|parkinson'?s(?: disease)?|alzheimer'?s|dementia|epilepsy|seizures|asthma|lupus|crohn'?s(?: disease)?|colitis|ibs|arthritis|fibromyalgia|endometriosis|pcos|ptsd|ocd|dyslexia|an eating disorder|eating disorder|anorexia|bulimia|(?:drug |alcohol |substance |opioid )?addiction|alcoholism|substance abuse|infertility|(?:a |your )?miscarriage|ivf|erectile dysfunction|chronic (?:pain|illness|fatigue|disease|condition|migraines?)|migraines|long covid|covid(?:-19)?|heart (?:attack|disease|condition|failure|surgery|trouble)|a stroke|stroke|kidney (?:disease|failure|stones)|dialysis|chemo(?:therapy)?|radiation therapy|high blood pressure|hypertension|sleep apn(?:o)?ea|insomnia|obesity|celiac disease|psoriasis|eczema|paralysis|hearing loss|blindness|burnout diagnosis|mental (?:health|illness)(?: (?:issues|problems|struggles|condition|crisis|challenges|disorder))?|(?:a |an )?(?:serious |terminal |chronic |rare |severe |long )?(?:illness|disability|medical condition|health (?:condition|issue|issues|problem|problems|scare|crisis)|injury|disease))";
const faith =
  "(?:catholic|christian|muslim|jew|jewish person|hindu|buddhist|sikh|mormon|protestant|evangelical|baptist|methodist|lutheran|orthodox (?:jew|christian)|atheist|agnostic|pagan|scientologist|jehovah's witness|believer|person of faith|man of (?:god|faith)|woman of (?:god|faith)|born-again christian|churchgoer|quaker|presbyterian|episcopalian|adventist|pentecostal|child of god|follower of (?:christ|jesus|islam))";
const orientation =
  '(?:gay|lesbian|bisexual|bi|queer|transgender|trans|homosexual|lgbtq?\\+?(?:ia\\+?)?|non-?binary|asexual|pansexual|intersex|straight|heterosexual|closeted)';
const origin =
  '(?:black|african[- ]american|hispanic|latino|latina|latinx|asian(?:[- ]american)?|arab(?:[- ]american)?|native american|indigenous|roma|mixed[- ]race|biracial|white|caucasian|person of colou?r|jewish|muslim|mexican[- ]american|south asian|brown)';
const party =
  '(?:republican|democrat|(?:liberal|conservative|progressive)(?= ?(?:[,.!;]|$|\\n| (?:voter|activist|woman|man|christian)))|socialist|libertarian|tory|labour (?:voter|supporter|member)|lib dem|trump (?:supporter|voter)|biden (?:supporter|voter)|maga (?:supporter|voter|republican)|leftist|marxist|communist|green party (?:member|voter|supporter)|brexiteer|remainer|nationalist|feminist|anarchist|pro-lifer)';
const union =
  '(?:(?:trade |labou?r )?union (?:member|organi[sz]er|rep|representative|man|woman|steward|supporter|leader)|teamster|shop steward|(?:trade )?unionist)';
const person =
  '(?:man|woman|person|guy|girl|lady|mother|father|mom|mum|dad|parent|founder|leader|executive|professional|entrepreneur|engineer|manager|employee|couple|american|ceo|marketer|developer|business owner|owner|female founder|immigrant|student|colleague|individual|member|believer|family|brother|sister|buyer|voter|citizen|lawyer|doctor|nurse|teacher|dentist|chef|driver|director|designer|artist|writer|accountant|consultant|scientist|researcher|banker|pilot|coach)';
const patientNoun =
  '(?:cancer|diabetes|stroke|heart attack|breast cancer|trauma|abuse|rape|domestic violence|addiction) (?:survivor|patient|sufferer|victim)|diabetic|alcoholic|recovering (?:alcoholic|addict)|cancer patient|wheelchair user|person with (?:a )?disabilit(?:y|ies)|disabled (?:person|veteran|man|woman|american)|asthmatic|epileptic|celiac|coeliac|(?:hiv|hiv-)[ -]?positive (?:person|man|woman)|vegan catholic|ptsd sufferer|chronic pain sufferer|(?:mother|mum|mom|father|dad|parent|woman|couple|employee|colleague) expecting (?:(?:her|his|your|their|a|an|another) (?:first|second|third|fourth|next|new)? ?(?:child|baby|little one)|twins)|mother-to-be|mom-to-be|mum-to-be|expectant (?:mother|father|parent|mom|mum)|pregnant (?:woman|mother|mom|employee|professional|person)|new diabetic|autistic (?:person|adult|man|woman)|neurodivergent (?:person|adult|man|woman|founder)|felon|ex-(?:convict|offender|con)|undocumented (?:immigrant|person|worker)|asylum seeker|refugee|dreamer|widow(?:er)?|divorcee|recent divorcee|single (?:mother|mom|mum|father|dad)';
/** What makes the class one of an organisation or a product, not of the reader. */
const organisation =
  '(?! (?:school|schools|university|college|hospital|hospitals|charit(?:y|ies)|church|diocese|non-?profit|organi[sz]ation|organi[sz]ations|ngo|publisher|media|community (?:centre|center)|foundation|business(?:es)?|company|companies|brand|brands|compan|agency|institution|network|association|party|care|health|healthcare|supplies|clinic|clinics|market|markets|studies|charter|education|library|museum|history|newspaper|magazine|bank|relief|services?|centre|center|group|supply|device|devices|products?|software|solutions?|provider|providers|test|tests|research|treatment|programs?|friendly|estimate|outlook|forecast|approach|assumption|view of the|number|guess|member (?:of the|organi[sz])|market|led|owned|audience|customers|alternative|cuisine|food))';
const yours = "(?:your|you and your (?:wife|husband|partner|spouse)(?:'s)?)";
const ofBody = '(?:back|hip|knee|shoulder|spinal|spine|brain|bypass|wrist|jaw|cataract|gallbladder|foot|hand)';
/** What a firm recovers from. */
const mishap =
  '(?:outage|fire (?:at|in)|flood(?:ing)?|breach|cyber ?attack|ransomware|incident|storm|hurricane|crash|downturn|servers?|data|warehouse|systems?|network|strike|power cut|lockdown)\\b';
/** Goods and services named for what they are for. */
const ofTrade =
  '(?:clothing|clothes|wear|range|line|collection|pillows?|brand|magazine|blog|course|class(?:es)?|books?|calendar|section|shop|store|vitamins|photo ?shoots?|yoga)\\b';
const learned =
  "(?:(?:i|we)(?:'ve| have)? ?(?:saw|see|seen|noticed?|heard?|learn(?:ed|t)?|read|know|understand|gather(?:ed)?|found out|was told|were told|am told|suspect|assume|imagine|guess|believe|can tell|was sorry to hear|am sorry to hear|were sorry to hear|realise|realize|remember)|sorry to (?:hear|learn|read)|so sorry|congrat(?:ulation)?s|rumou?r has it|word is|our (?:data|records|research) (?:shows?|suggests?|says?|indicates?)|(?:your|a|the) (?:linkedin|facebook|profile|instagram|post|posts|records?) (?:shows?|says?|suggests?|mentions?|indicates?)|it (?:looks|seems|appears)(?: like)?|since|because|given that|now that|knowing|as|seeing|considering|seeing that|while|when|with)(?: that)?";

const community =
  '(?:lgbtq?\\+?(?:ia\\+?)?|gay|lesbian|queer|trans(?:gender)?|jewish|muslim|catholic|christian|hindu|black|african[- ]american|latino|latinx|hispanic|disabled|deaf|autistic|neurodivergent|evangelical|mormon|sikh|arab|native american|indigenous)';

const theirs = pattern(
  // A back that ails, and an age that something follows from.
  `(?<!\\b(?:help|helps|helping|deal|deals|dealing|cope|coping|live|living|assist|luck|wrong|happy|pleased) )(?:with|given|because of|considering|knowing|since) your (?:(?:bad|chronic|constant|old) )?(?:${ofBody}|neck|joint|heart|lung|kidney|skin|stomach|hearing|eye) (?:problems?|pains?|troubles?|issues?|injur(?:y|ies)|complaints?)`,
  '(?:at|given|considering) your (?:advanced |old |young )?age(?!,? you(?:.d|.ll| would| will| can.t| cannot| won.t| never)\\b)(?= ?[.,;!]| (?:you|this|it|we|i)\\b)(?![^.!?\\n]{0,80}\\b(?:premiums?|fares?|tickets?|polic(?:y|ies)|insur\\w{2,5}|pension scheme|quote|group|league|kids|school)\\b)',
  // "Your membership of the transport workers' union", "the therapy you have started".
  "your membership (?:of|in|with) (?:the |a |an )?(?:(?!students?|credit|european|customs|rugby|writers)[a-z']{3,14} ){0,3}(?:trade union|labou?r union|workers'? union|teachers'? union|nurses'? union|union(?= (?:is|has|makes|shows|tells|of)\\b)|church|mosque|synagogue|congregation|parish|(?:labour|conservative|republican|democratic|green|communist|socialist) party)",
  '(?:given|because of|thanks to|considering|knowing|with) your (?:(?!grass|new|company|own|local|humble|square|deep)[a-z]{4,12}[- ]){1,2}(?:roots(?! music)|ancestry|descent|ethnicity|bloodline)',
  "the (?:therapy|counsell?ing|psychotherapy|chemo(?:therapy)?|antidepressants?|rehab) (?:that |which )?you(?:'ve|'re| have| are)? (?:just |recently )?(?:started|begun|begin|been (?:having|taking|through)|take|taking|having|had|underwent|went through)",
  // "Your diagnosis", "your fight with cancer", "your pregnancy", "your faith", "your union membership".
  `${yours} (?:(?:recent|new|latest|current|ongoing|own|past|previous|unfortunate|scary|difficult|terrible|upcoming|early|first|second|high-risk|unexpected|personal|long|brave|courageous|public|well-known|existing|underlying|serious|private) ){0,4}(?:(?:(?:${illness}) )?(?:diagnosis|prognosis)(?! (?:of (?:the|our|this|why|what|how|where|that|a)|tool|tools|code|codes|software|report|reports|feature|workflow|page|was (?:right|spot|correct|wrong)|is (?:right|spot|correct|wrong)|and fix|engine|data|module|support|service))|(?:battle|fight|struggles?|struggling|journey|experience|history|bout|recovery|problems?|issues|life|living) (?:with|against|from|of|after|through) (?:an? |the |your |knee |heart |back |hip |brain |major |recent |that |eye |shoulder |spinal |bypass |cancer ){0,4}(?:${illness}|surgery|rehab|your (?:surgery|operation|accident|illness))|recovery(?= ?(?:is going|goes|went|from (?:surgery|the (?:surgery|operation|accident)|your)|after (?:surgery|the (?:operation|surgery|accident))))(?! ?[^.!?\\n]{0,60}\\b${mishap})|pregnanc(?:y|ies)(?! ${ofTrade})|unborn (?:child|baby)|baby (?:bump|shower)|due date is(?= [a-z]{3,10} and the baby(?: ?[,.!]| (?:is|will|might|may|could|must|comes|arrives)\\b))|ivf(?: (?:treatment|journey|cycle))?|infertility|miscarriage|burn-?out(?= (?:last|this|in (?:the )?(?:spring|summer|autumn|fall|winter|\\d{4}|[a-z]{3,9})|two|a year|and the)\\b)|abortion|hysterectomy|vasectomy|mastectomy|(?:therapy|counsel+ing) sessions?|chemo(?:therapy)?|dialysis|rehab(?! (?:clinic|cent(?:er|re)|team|business|facility))|sobriety|addiction|(?:breast |lung |skin |brain |prostate )?(?:cancer|tumou?r)(?! (?:research|cent(?:er|re)|charity|patients|programme|program|trial|screening|foundation|team|drug|care|unit|institute))|(?:diabetes|depression|anxiety|adhd|autism|epilepsy|asthma|lupus|ptsd|ocd|bipolar disorder|hiv status|hiv|insomnia|hearing loss|arthritis|disability|disabilities|chronic (?:illness|pain|condition|fatigue)|mental (?:illness|breakdown|health (?:struggles?|issues|problems?|condition|crisis|challenges|history|diagnosis|leave))|(?:thyroid|heart|kidney|skin|back|lung|liver|eye|neurological|autoimmune|genetic|respiratory|mental|medical|physical) (?:condition|disorder|disease)|medical (?:conditions|history(?! (?:forms?|questionnaires?|sheets?|section)\\b)|issues?|problems?|leave|diagnosis)|health (?:condition|issues?|problems?|scare|struggles?|crisis|challenges|concerns|setback|situation|history)|illness|(?:crohn'?s|parkinson'?s|alzheimer'?s)(?: disease)?|long covid|multiple sclerosis|${ofBody} (?:surgery|operation|replacement)(?= (?:last|next|in|went|was|and|is|must|should|will|has|may)\\b|[,.!?])|eating disorder|heart (?:condition|attack|surgery|trouble)|stroke|surgery(?! (?:is|was|will be) (?:closed|open|shut|easy|hard to find|called|listed|busy|at|near|behind|opposite|next to|on the|in the (?:high|same|old|main))\\b)(?= (?:last|next|in|went|on|was|and|is|must|should|will|has|may)\\b|[,.!?])|weight (?:problem|issues?|struggles?)|antidepressants|therapist|psychiatrist|sexuality|sexual (?:orientation|preference|identity|health)|gender (?:identity|transition|reassignment)|coming out(?! of)|same-sex (?:partner|marriage|spouse|wedding)|faith(?! in)|religion|religious (?:beliefs?|background|faith|views|affiliation|upbringing|convictions|observance|practice|community)|(?:catholic|christian|muslim|jewish|islamic|hindu|mormon|buddhist|sikh|evangelical|orthodox) (?:faith|beliefs?|background|heritage|upbringing|values|roots|identity|community|family|observance)|ethnicity|ethnic (?:background|origin|heritage|roots)|racial (?:background|identity|heritage)|race(?= ?(?:[,.!?]|$|\\n| and | or | as a))|skin colou?r|(?:african|hispanic|latino|latina|asian|arab|black|jewish|indigenous) (?:heritage|roots|ancestry|background|ethnicity|origin)|political (?:views?|beliefs?|affiliation|opinions?|leanings?|party|donations?|activism|stance|convictions)|voting (?:record|history|preference)|party (?:membership|affiliation)|(?:trade |labou?r )?union (?:membership|dues|card|activit(?:y|ies)|organi[sz]ing|affiliation|work|involvement|role)|criminal (?:record|conviction|history|past|charges?)|arrest(?: record)?|prison (?:sentence|record|time)|conviction for (?:an? )?(?:theft|fraud|assault|drink|drunk|driving|drug|possession|burglary|battery|tax|robbery|manslaughter|murder|perjury|dui|dwi)|immigration status|undocumented status|genetic (?:data|test(?: results?)?|profile|condition|predisposition)|dna (?:results?|test)|blood type))(?! (?:tests?|kits?|trackers?|apps?|planner|claims?|adjusters?|lawyers?|attorneys?|act|rights|inclusion|awareness|network|sector|solutions|policy|policies|programs?|programmes?|insurance|benefits?|coverage|software|services|line|department|clinic|portal|platform|app|solution|research|team|patients|studies|book|podcast|charity|foundation|practice is|screening tool|leave (?:policy|cover)))`,
  `with your (?:bad|weak|dodgy|poor(?:ly)?|failing) (?:heart|lungs?|chest|liver|kidneys?|eyesight|eyes|sight|hearing|ears|memory|nerves|back|hips?|knees?|legs?)(?: and all)?,? (?:[^,.!?\\n]{3,40} (?:must|cannot|can't) be|you(?:'ll|'d| will| would| may| might) (?:want|love|like|need|enjoy|be (?:glad|happy|needing))|our|a [a-z-]{3,14} (?:is|would|could|might))`,
  `${yours} (?:(?:maternity|paternity|parental|sick|medical) leave(?! (?:policy|policies|programme|program|benefits|cover|coverage|process|tracking|requests?|application|form|dates|pay|payments?|certificate|balance|days|management|rules|software|laws|entitlement|calendar))|(?:wife|husband|partner|spouse|mother|father|son|daughter|child|mom|mum|dad|brother|sister|kid|family)(?:'s)? (?:(?:recent|new|latest) )?(?:diagnosis|pregnancy|cancer|illness|surgery|addiction|disability|autism|depression|disease|miscarriage|chemo(?:therapy)?|is pregnant|was diagnosed|has cancer|health (?:issues?|problems?|condition|scare)))`,
);
const state =
  '(?:currently |now |recently |still |also |both |openly |actually |probably |already |secretly |just |once |previously )?';
const asOne = pattern(
  `(?:as|being) an? (?:fellow )?(?:immigrant|migrant|(?:older|elderly|disabled|pregnant|gay|black|muslim|jewish) (?:worker|person|employee|adult|man|woman|candidate|applicant)|(?:wom[ae]n|m[ae]n|person|mother|worker|professional) (?:over|above|past) (?:the age of )?(?:[4-8]\\d|forty|fifty|sixty|seventy))(?=,? (?:you|your|this|it|here)\\b)`,
  `(?:${patientNoun}|${faith}|${orientation} ${person}|immigrant|refugee) (?:like|such as) (?:you|yourself)(?= ?(?:[.,!;]|$|\\n| (?:will|would|can|should|deserves?|needs?)\\b))`,
  `you and your (?:wife|husband|partner|spouse|girlfriend|boyfriend) (?:are|were|have been) (?:trying (?:for a (?:baby|child)|to conceive)|going through (?:ivf|infertility|(?:fertility|cancer|hormone) treatments?|a miscarriage)|having (?:ivf|fertility treatment)|doing ivf)`,
  `you(?:'re| are) (?:partially sighted|partly sighted|visually impaired|hard of hearing|hearing[- ]impaired|(?:an? )?(?:shop steward|(?:trade |labou?r )?union (?:rep|representative|organi[sz]er|official|leader|steward))|undergoing (?:an? |your )?(?:gender transition|transition|chemo(?:therapy)?|dialysis|ivf|fertility treatment|radiotherapy)|(?:going through|in the middle of|starting) (?:an? |your )?gender transition)(?! (?:or|who|to|of the)\\b)`,
  `(?:just )?like you,? (?:i'm|i am|we're|we are|i was raised|i grew up)(?: also)? (?:an? )?(?:${faith}|${orientation}|born-again christian|practi[sc]ing [a-z]{4,10}|${party}|${union}|${patientNoun})(?![\\w-])`,
  `(?:coming|being|getting) back (?:to work |to your desk |to the office )?(?:so soon )?after (?:an? |your )?(?:nervous breakdown|burn-?out|stroke|heart attack|miscarriage|cancer|chemo(?:therapy)?|rehab|(?:bout|episode) of depression)(?=[^.!?\\n]{0,80}(?:\\byou|never easy|takes courage|is hard))`,
  `you(?:'re| are) (?:nearly |almost )?(?:blind|deaf) in (?:one|your|the) (?:left |right |other )?(?:eye|ear)`,
  `with (?:an? |your )(?:disabled|autistic|diabetic|epileptic|chronically ill|sick|blind|deaf|handicapped) (?:child|son|daughter|mother|father|wife|husband|partner|parent|kid)(?: at home| to (?:care for|look after))?,? you`,
  `${yours} (?:(?:recent|latest|last) )?(?:blood|pregnancy|hiv|std|genetic|glucose|cholesterol|liver) (?:tests?|results?|work|panel|count)(?: results?)? (?:suggests?|shows?|says?|indicates?|tells? us)(?: that)? you`,
  `you (?:belong to|pay dues to|joined|left) (?:the |a )?(?:teamsters|trade union|labou?r union|(?:catholic|orthodox|mormon|protestant|anglican|lutheran) church|church last (?:year|month|summer|winter|spring|autumn)|islam|judaism|catholicism)(?= ?(?:[.,!;]|$|\\n| (?:last|this|so|and|in|when)\\b)| last)`,
  `(?:living|struggling|dealing|coping|battling) with (?:an? |the )?(?:${illness}),? (?:just |much )?as you (?:do|are|have)`,
  `being (?:in a wheelchair|a wheelchair user|hard of hearing|visually impaired|disabled|of [a-z]{4,12} (?:origin|descent)),? (?:you(?:'ll|'d|'re|'ve)?|your)`,
  `${community} (?:families|couples|parents|households|people|women|men|founders|students|colleagues) (?:such as|like) (?:you|yours|yourselves|yourself)(?= ?(?:[.,;!]|$|\\n| and | will| can| run))`,
  `being (?:${state}|both )(?:an? (?:immigrant|refugee|asylum seeker|wheelchair user|catholic|muslim|christian|jew|hindu|union member)|${community}|pregnant|diabetic|epileptic|bipolar|hiv[- ]positive|dyslexic|widowed|divorced|${orientation}|catholic|mormon|buddhist|atheist),? (?:(?:as you are|yourself),? )?(?:(?:(?:doesn't|does not|needn't|need not|shouldn't|should not|won't|will not) (?:have to )?(?:mean|stop|keep|prevent|bar|rule out|hold)(?: that)? )?you(?:'ll|'d|'re|'ve)?|your)`,
  `(?:as|being|you(?:'re| are)|you,? as) (?:an? |another )(?:fellow |proud |active |valued |visible |devout ){0,2}member of (?:the|a|our|your) ${community} (?:community|church|faith|congregation|minority)(?!,? (?:i|we) )`,
  "as an? (?:fellow |proud |active ){0,2}(?:teachers?'?s?'? |nurses?'? |auto ?workers?'? |steel ?workers?'? |postal |public sector ){1,2}(?:trade )?union (?:member|rep|leader|organi[sz]er)(?!,? (?:i|we) )",
  `(?:as|being|you,? as|speaking as|from one|like me,? you(?:'re| are)|you being|for|to|unlike most,? as) (?:an?|another) (?:fellow|proud|devout|practi[cs]ing|committed|lifelong|registered|strong|new|young|former|recovering|openly|out|successful|female|single|working|busy|first-time|observant|faithful|good|long-time) ?(?:${orientation} |${origin} |openly )?(?:${faith}|${orientation} ${person}|${origin} ${person}|${party}|${union}|${patientNoun}|${orientation})${organisation}(?!,? (?:i|we|my|our)\\b)`,
  `(?:as|being|you,? as|speaking as) (?:an?|another) (?:${faith}|(?:${orientation}|${faith}|${origin}|disabled|pregnant|autistic|diabetic|hiv-positive|deaf|blind) ${person}|${party}|${union}|${patientNoun})${organisation}(?!,? (?:i(?!'m sure you| know you| thought you| imagine you| bet you)|we|my|our)\\b)`,
  `(?:as|being|since you(?:'re| are)) an? (?:person|woman|man|founder|student|artist) of colou?r`,
  `(?:since|as|because|now that|after) you(?:'ve| have)? (?:just |recently |finally )?(?:come|came) out(?= ?[.,;!]| as (?:gay|lesbian|bi|bisexual|trans|transgender|queer)\\b| to (?:your|the) (?:team|family|colleagues|friends))`,
  `as an? fellow [a-z-]{3,14} (?:with|living with|fighting|battling) (?:${illness})`,
  `(?:as|being) an? (?:veteran|parent|mother|father|driver|teacher|nurse|student|employee|person|man|woman|founder|colleague|worker|traveller|member) (?:with|living with|fighting|battling) (?:an? )?(?:${illness})(?!,? (?:i|we|my|our)\\b)`,
  `(?:fellow|my fellow|our fellow|another fellow) (?:${faith}|${orientation} (?:${person}|people|folks)|${party}s?|${union}s?|catholics|christians|muslims|jews|${patientNoun}s?|${origin} ${person})${organisation}`,
  `as someone (?:who(?:'s| is| has been| was|'s been)? ?(?:been )?(?:living with|battling|struggling with|suffering from|dealing with|diagnosed with|recovering from|fighting|managing|coping with|treated for|in (?:recovery|therapy|treatment)|pregnant|expecting|gay|lesbian|bisexual|trans(?:gender)?|queer|black|muslim|jewish|catholic|christian|hindu|disabled|autistic|diabetic|hiv[- ]positive|undocumented|in a union|overweight|infertile|trying (?:to conceive|for a baby)|has (?:${illness})|with (?:${illness}))|(?:living|struggling|dealing|diagnosed|suffering|coping) (?:with|from) |with (?:${illness}))(?: ?(?:an? )?(?:${illness}))?`,
  'as (?:someone|somebody|a (?:man|woman|person)) who (?:always |usually |proudly |openly )?(?:(?:votes?|voted|campaigns?|canvass(?:es)?) (?:for )?(?:the )?(?:labour|tory|tories|conservatives?|republicans?|democrats?|greens?|liberals?|left|right|snp|lib dems?|trump|biden|bjp|congress party)|(?:prays?|worships?|fasts?)(?! at the altar)|(?:goes|go) to (?:church|mosque|mass|synagogue|temple)|keeps (?:kosher|halal|the sabbath)|observes (?:ramadan|lent|shabbat))(?!,? (?:i|we|my|our)\\b)',
  `as (?:someone|somebody) who (?:(?:lives|struggles|deals|copes) with|suffers from|battles|survived) (?:an? )?(?:${illness})(?!,? (?:i|we|my|our)\\b)`,
);
const youAre = pattern(
  'you(?:.re| are) an? (?:(?:fellow|proud|openly) )?(?:immigrant|migrant|refugee|asylum seeker|(?:conservative|liberal|progressive)(?=,? (?:right|aren.t you|i (?:guess|assume|suppose))\\b)|lesbian|homosexual|bisexual|transsexual|(?:gay|trans|transgender|queer|bisexual|lesbian|black|disabled|autistic) (?:man|woman|person|guy|founder|parent|mother|father))',
  'you (?:must be|look|seem|sound|appear)(?: to be)? (?:(?:very|really|quite|a bit|rather) )?(?:pregnant|depressed|gay|(?:a )?lesbian|jewish|muslim|autistic|anorexic|bipolar|suicidal|overweight|obese)',
  'you(?:.ve been| were| have been| went) (?:in|to) (?:prison|jail)(?= ?(?:[.,!;]|$|\\n))|your weight is (?:a|an|your) (?:problem|issue)|as (?:someone|somebody) (?:over|above|past) [4-8]\\d(?=,? (?:you|your)\\b)',
  'you (?:can.t|cannot|could not|couldn.t) (?:have|conceive|bear) (?:children|kids|a (?:baby|child))(?!.s\\b)',
  `your (?:wife|husband|partner|son|daughter|brother|sister|mother|father|child) is (?:(?:also|secretly|openly) )?(?:${orientation}|muslim|jewish|disabled|autistic|hiv[- ]positive|depressed|bipolar|an? (?:alcoholic|addict))(?= ?(?:[.,!?;]|$|\\n| and | so ))`,
  'you(?:.re| are|.ve been| have been) (?:getting (?:a )?divorced?|going through a (?:nasty |messy |painful )?(?:divorce|separation|breakdown)|(?:deep |heavily |up to your (?:ears|neck) )?in debt(?! (?:collection|management|advice|recovery)\\b)|(?:struggling|drowning|buried) (?:with|in|under) (?:personal |private |your )?debts?)',
  `(?:people|those|folks|someone|somebody) with (?:an? )?(?:${illness}) (?:like|such as) you(?:rself)?(?= ?(?:[.,!;]|$|\\n))`,
  '(?<=(?:^|\\n|[.!?:;,] )\\s{0,3})you (?:gays|lesbians|muslims|jews|catholics|christians|hindus|sikhs|diabetics|epileptics|alcoholics)(?! (?:united|fc|fans)\\b)',
  `how (?:are|were|have) you (?:been )?(?:feeling|coping|holding up|keeping|doing) (?:after|since|with|through) (?:the |your |that )?(?:(?!ms\\b|add\\b|aids\\b)${illness}|surgery|operation)(?= ?(?:[.,!?;]|$|\\n| (?:last|this|in|these|now)\\b))`,
  "how(?:'s| is) (?:the|your) (?:depression|anxiety|chemo(?:therapy)?|psychotherapy|therapy|cancer|cancer treatment|diabetes|epilepsy|pregnancy|addiction|ptsd|adhd|hiv|ivf)(?: (?:going|doing|now|today|coming along))?(?= ?(?:[?.!,]|$|\\n))",
  '(?:heard|hear|learnt|learned|sorry) (?:about|of) (?:your|the) (?:recent |upcoming )?(?:surgery|chemo(?:therapy)?|diagnosis|stroke|miscarriage|cancer|heart attack)(?= ?(?:[.,!;]|$|\\n))',
  '(?:hope|hoping)(?: that)? (?:the |your )?(?:chemo(?:therapy)?|radiotherapy|dialysis|ivf|rehab) (?:goes|is going|went|works|helps)',
  '(?:trade |labou?r )?union (?:members|reps|people|folks?) (?:like|such as) (?:you|yourself)',
  `you(?:'re| are| were|'ve been| have been| had been) ${state}(?:pregnant|(?<=(?:that|heard|know|since|because|gather|saw|noticed|hear|as) you(?:'re| are) )expecting(?= ?[.!,]| (?:again|soon|in (?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|the (?:spring|summer|autumn|fall|winter))|this (?:spring|summer|autumn|fall|winter|year))(?= ?[.!,]| and))|expecting(?: (?:a (?:baby|child|boy|girl|little one)|your (?:first|second|third|next)(?: (?:child|baby))?|twins|another))|(?:\\w{3,6}|\\d{1,2}) (?:weeks|months) (?:pregnant|along)|trying (?:to conceive|for a baby|to get pregnant)|infertile|(?:openly )?(?:gay|lesbian|bisexual|transgender|trans|queer|non-?binary|homosexual)|hiv[- ]positive|diabetic|an? (?:type (?:1|2|one|two) )?(?:diabetic|epileptic|asthmatic|coeliac|celiac)(?= ?[.,;!]| and | too| yourself)|autistic|epileptic|asthmatic|bipolar|dyslexic|(?:clinically )?depressed|an alcoholic|alcoholic|an addict|a recovering (?:alcoholic|addict)|in (?:recovery|rehab|remission|chemo)|disabled|(?:legally |partially |visually )?(?:blind|deaf|impaired)(?= ?[.,!;]| and | or )|hard of hearing|from an? (?:${origin}|${faith}) (?:family|household|home)|in a wheelchair|overweight|obese|terminally ill|seriously ill|chronically ill|(?:an? )?(?:practi[cs]ing |devout |observant |fellow |born-again |proud )?(?:catholic|christian|muslim|jew|jewish|hindu|buddhist|sikh|mormon|evangelical|atheist)|(?:an? )(?:registered |lifelong |staunch |fellow |proud )?(?:republican|democrat|trump supporter|socialist|libertarian|tory)|(?:an? )?(?:active |proud |card-carrying )?(?:trade |labou?r )?(?:union member|teamster)|in (?:a|the) (?:trade |labou?r )?union(?! of [a-z]{3,12} (?:makers|owners|traders|dealers|growers|manufacturers|publishers|importers)\\b)|(?:an? )?(?:black|african[- ]american|hispanic|latino|latina|asian[- ]american|arab|native american|indigenous)(?: (?:man|woman|person|founder|american|ceo))?|(?:an? )?(?:${faith})(?= ?[,.!;]| and )|(?:an? )?(?:active |proud )?member of (?:the|a|your) (?!credit |european |customs |students? )(?:[a-z']{3,15} (?!credit )){0,2}(?:trade |labou?r )?union(?! (?:bank|pacific|of))|an undocumented immigrant|undocumented|a (?:cancer|abuse|rape) survivor|a felon|an ex-con(?:vict)?|going through (?:chemo(?:therapy)?|ivf|a (?:divorce|miscarriage|mental)|menopause|treatment for|cancer|depression)|(?:battling|fighting|suffering from|living with|struggling with|dealing with|diagnosed with|recovering from|being treated for|undergoing|treated for|coping with|on (?:medication|meds) for|in treatment for|hospitali[sz]ed (?:for|with)|sick with|ill with) (?:an? |the |your |some |severe |some kind of )?(?:${illness}|(?:knee |hip |back |heart |shoulder |eye |spinal |brain |bypass |foot |hand |wrist |jaw |major ){0,2}(?:surgery|operation|replacement|transplant)|chemo(?:therapy)?|ivf|treatment for))${organisation}(?! (?:shoppers|customers|users|friendly))`,
  `you (?:identify|see yourself|describe yourself|think of yourself) as (?:an? )?(?:${orientation}|${faith}|${origin}|${party}|disabled|autistic|neurodivergent)${organisation}`,
  `you(?:'ve| have| were|'re| are) (?:been )?(?:out|off|away|absent|at home|on leave|signed off)(?: [a-z0-9]{1,10}){0,5}? (?:with|due to|because of|on account of) (?:an? |the |your |some )?(?:${illness})${organisation}(?= ?(?:[.,;!]|$|\\n| (?:and|since|for|until|so|as|again)\\b))`,
  `you(?:'ve)? (?:(?:just|recently|both|had|have|also) ){0,2}(?:had|have|got|suffer from|suffered(?: from)?|live with|lived with|take medication for|take antidepressants|were treated for|survived|beat|overcame|developed|underwent|came down with|struggle with|battle|battled) (?:an? |the |your |two |three |several |another )?(?:${illness}|miscarriages|abortions?|hysterectomy|mastectomy|heart surgery|chemo(?:therapy)?)(?! (?:patients|research|survivors|programs?|covered|data|of|drugs?|under control))`,
  `you (?:(?:just|recently|both|also) )?(?:came out (?:as|of the closet|last (?:year|month|week|spring|summer|autumn|fall|winter)|publicly|to your (?:family|team|colleagues|parents))|attend(?:ed)? (?:church|mass|mosque|synagogue|temple|bible study)|go to (?:church|mass|mosque|synagogue)|converted to (?:islam|christianity|judaism|catholicism|buddhism)|were (?:raised|brought up|born) (?:catholic|muslim|jewish|christian|mormon|hindu)|practi[cs]e (?:islam|judaism|christianity|buddhism|hinduism)|pray (?:daily|to)|(?<!\\b(?:order|options?|ideas?|names?|dates?|colou?rs?|winners?|sessions?|topics?|designs?|dish(?:es)?|songs?|films?|books?|venues?) (?:that )?you )voted (?:for|against|republican|democrat|labour|tory|leave|remain)(?! (?:the (?:proposal|feature|motion|best|(?:[a-z]{3,8} )?(?:option|date|design|logo|venue|name|menu|colour))|pizza|pasta|curry|tacos|burgers|sushi|(?:mon|tues|wednes|thurs|fri|satur|sun)day|this|our|us|it|a feature|option))|donated to (?:the )?(?:trump|biden|republican|democrat|campaign of)|support (?:trump|biden|the republicans|the democrats|planned parenthood)|joined (?:a|the|your) (?:trade |labou?r )?union|belong to (?:a|the) (?:trade |labou?r )?union|tested positive for|have a criminal record|served time|were arrested|were convicted|filed for (?:divorce|asylum)|crossed the border illegally|transitioned(?= (?:from (?:male|female)|to (?:male|female)|gender)))`,
  `(?:since|because|given that|now that|as|knowing|seeing|i (?:know|see|hear|heard|noticed|understand|gather))(?: that)? you(?:'re| are)?(?: (?:also|often|always|usually|regularly|still|both|faithfully|and your (?:family|wife|husband|partner|children|parents)))? (?:(?:pray(?:ing)?|worship(?:p?ing)?|attend(?:ing)?|kneel(?:ing)?|go(?:ing)?)(?: (?:to|at|in|with)){0,2}(?: (?:friday|sunday|saturday|morning|evening|daily|weekly)){0,2}(?: (?:prayers?|mass|services?|worship)(?: (?:at|in))?)? (?:the |a |your )?(?:(?:local|nearby|central|catholic|baptist|lutheran|methodist|orthodox|evangelical|mormon|hindu|sikh) )?(?:mosque|synagogue|church|temple|chapel|gurdwara|mass)(?= (?:on|every|each|in|at|with|nearby|regularly|weekly)\\b| ?[,.!;])|pray(?:ing)? (?:five times|daily|every (?:day|morning|evening|friday)|at (?:noon|midday)|towards? mecca|on (?:fridays|saturdays|sundays))|wear(?:ing)? (?:a |the |your )?(?:hijab|niqab|kippah|yarmulke))`,
  `(?:since|because|given that|now that|as|knowing|seeing)(?: that)? you (?:keep|observe|celebrate|are fasting for|fast (?:for|during)) (?:the )?(?:ramadan|lent|shabbat|sabbath|passover|yom kippur|(?:kosher|halal)(?= ?[,.!;]| and | at home))(?! (?:hours|sales?|opening|menus?|offers?|campaigns?|specials?))`,
  `with (?:a|your|the)(?: (?:new|first|second|third|next|another)){0,2} (?:baby|child|little one|newborn) (?:due|arriving|expected|coming|on its way)(?= (?:in|on|this|next|soon|any|at|around)\\b| ?[,.!])|(?:when|before|once|after|until) (?:the|your) (?:twins|newborn|(?:new|first|second|third) (?:baby|child)) (?:arrives?|comes?|(?:is|are) (?:born|due))|you(?:'re| are)(?: [a-z]{1,12}){0,4}? of (?:[a-z]{4,14}[- ]){1,2}(?:origin|descent|ancestry|heritage)(?! (?:product|goods))|you (?:marched|walked out|went on strike|picketed|stood on the picket line)(?: with| alongside| for)?(?: (?:the|your))? ?(?:union|colleagues|strike|last|in)?(?<=union|strike|line)|you(?:'ve| have)? (?:lost|are losing) your (?:sight|eyesight|hearing|(?:left |right )?(?:leg|arm|foot|hand))(?= ?[,.!]| in| and| last| at| so)|(?:since|after|now)(?: you(?:'re| are| were)?)? (?:coming|came|being|getting|got|back|returning|returned)(?: (?:out|home|back)){0,2} (?:from|of|in|through) (?:rehab|chemo(?:therapy)?|detox|a psychiatric)(?= ?[,.!]| you| last| in)`,
  `(?:since|because|given that|now that|while|as|knowing|with) you(?:'re| are)? (?:observing|celebrating|fasting (?:for|during)|keeping) (?:ramadan|lent|shabbat|passover|yom kippur|kosher|halal|sabbath)`,
  `(?:congrat(?:ulation)?s|congratulating you|happy) (?:on|about|for) (?:the |your |being |becoming |getting )?(?:pregnan(?:cy|t)|baby on the way|little one on the way|expecting|new pregnancy|bun in the oven|coming out|remission|sobriety|being cancer[- ]free)|(?:when|before|once|after) (?:the|your) (?:baby|little one) (?:arrives|comes|is born|is due)|(?:welcome|(?<!\\b(?:when|once|until|after|before|if|soon as) )you(?:'ve| have|'re| are)? (?:just |recently |only ){0,2}(?:came|come|been|got|are|returned))(?: back)? from (?:your )?(?:maternity|paternity|parental|sick|medical) leave|now that you(?:'re| are) (?:eating|shopping|drinking) for two|with a (?:baby|little one) on the way|get well soon after your|(?:(?:i|we) (?:gather|hear|heard|understand|trust|know)(?: that)? (?:the|your) (?:chemo(?:therapy)?|radiotherapy|dialysis|ivf)|(?:since|as|because|given that|now that|(?:i|we) (?:hear|know|understand|gather)(?: that)?) you(?:'ll| will|'re| are)(?: soon| already){0,1} (?:be |going |starting |going to be )?(?:on|into) (?:your )?(?:maternity|paternity|parental|sick) leave) ?(?:is|are|went|goes|was|has|from|until|till|in|soon|next|this|from|,|and)|(?:hope|how(?:'s| is| are| was| were| did)) (?:the |your )(?:chemo(?:therapy)?|radiation|treatments?(?= (?:is|are|went|goes|was))|surgery) (?:is|are|went|goes|was|going|go|treating)`,
  `(?:since|because|given that|now that|as|seeing that|knowing)(?: that)? (?:the|your) (?:baby|babies|little one|twins|newborn|first child|second child|third child)(?:'s|'re| is| are)(?: [a-z]{4,8})? (?:due|coming|arriving|expected|on (?:the|its|their) way)(?= (?:in|on|this|next|soon|any|at|around)\\b| ?[,.!])`,
  `${learned} (?:about |of )?(?:you(?:'re| are| were| had| have|r)? ?)?(?:been )?(?:recently )?diagnosed with (?:an? )?(?:${illness})`,
);

/** The reader is spoken of in a general way, or the text promises not to ask. */
const general =
  /\b(?:regardless of|irrespective of|without regard|whatever your|no matter your|never ask|do not ask|don't ask|not (?:collect|store|process|share|use|ask|require)|won't (?:ask|collect|share)|discriminat\w*|singled out|if you (?:think|believe|feel|suspect) (?:that )?you(?: were|'ve been| have been) (?:chosen|selected|dismissed|refused|rejected|turned down|passed over|paid less)|treated (?:differently|unfairly|worse|less favou?rably)|equal opportunit\w*|special categor\w*|gdpr|hipaa|patients?|policyholders?|privacy (?:policy|notice)|personal data such as|characters?|survey respondents|employees who|anyone who|people who|those who|consult (?:a|your) (?:doctor|physician))\b/i;
/** "Relieves your chronic pain" praises a product; what it may claim is another rule's business. */
const productClaim =
  /\b(?:reliev|cur|treat|heal|reduc|eas|manag|revers|eliminat|lower|sooth|prevent|alleviat|combat|fight|stop|end|beat|banish|improv|support|remed)(?:e|es|ed|ing|s|y|ies)?\s(?:away\s|of\s|to\s)?$/i;
/** What makes a word for a trait the name of a thing: a dialysis machine, depression glass, a black belt, the rehab of a mill. */
const partOfThing =
  /^\s(?:as (?:the|your|a) (?:theme|topic|subject|title|motto|cover)|and merry|by (?:the|your) (?:view|sight|beauty|sound)|in the (?:supply|delivery|process|pipeline|workflow|codebase|budget)|of (?:(?:the|your|our|an?|this|that) (?!(?:[a-z]{3,10} )?(?:knee|hip|back|shoulder|leg|arm|heart|hand|foot|ankle|elbow|spine|kind)s?\b)[a-z]{3,14}|fees|debts?|[a-z]{3,12} (?:holders|owners|tenants|growers))|(?:machines?|devices?|units?|equipment|shipments?|coolers?|chairs?|glass|belts?|boxes|prints?|collections?|records?|cab|pudding|forest|tie)\b)/i;
/** What behind the trait is still the reader's own: their care, and what ails them. */
const ofTheirs =
  /^ (?:medication|medicines?|meds|tablets|pills|treatments?|therapy|diagnosis|symptoms|attacks?|flare-ups?|surgery|patients?|scares?|relapses?|status|certificate|type|journey|battle|fight|struggles?|history|risk|problems?|issues?|pains?|condition|disorder|gene|leave|news|born)\b/i;
/** Words for a trait that name something else: a swimmer's stroke, a taste for crosswords, lessons for dogs and pupils. */
const otherSense =
  /(?:\baddiction to (?!(?:alcohol|drink|drugs?|pills|pain ?killers|opioids|opiates|heroin|cocaine|crack|meth|gambling|nicotine|medication|prescription|sex|porn)\w{0,9}\b)[a-z]+|\bsobriety of (?:style|tone|design|manner|taste|judge?ment|line)|\b(?:therapy|counsel+ing) sessions? (?:for|with) (?:the |our |your |all )?(?:dogs?|horses?|pon(?:y|ies)|pupp(?:y|ies)|cats?|staff|pupils|students|teams?|employees|residents|members|guests|clients|customers|tenants|families|carers)|\b(?:diabetes|dialysis|chemo(?:therapy)?|rehab|hepatitis|arthritis|cancer) (?:nurses|doctors|wards?|leaflets?|brochures?|posters?|workshops?|webinars?|talks|campaigns?|appeals?|fundraisers?))\b/i;
const athlete =
  /\b(?:swim\w{0,5}|pools?|coach|golf|tennis|row(?:ing|ers?)|regatta|brush|paint\w{0,4}|backhand|forehand|serve|lanes?|laps?|lengths|crawl|butterfly|oars?|cox|racket|putt(?:er|ing)?|elegant|wonderful|lovely|beautiful|smooth|calligraph\w{1,3})\b/i;
const conditional = /\b(?:if|whether|unless|should|in case|even if|suppose|imagine)\s(?:[a-z']{1,12}\s){0,3}$/i;

/** What the reader told or asked for comes back in an answer: thanks for a word about it, and a leave that is confirmed. */
const readersOwnWord =
  /\bthank(?:s| you)(?: (?:very|so) much)? for (?:telling|letting|informing) (?:us|me)(?: know)? (?:about|of|that|you(?:'re| are|r)?)\b|\b(?:on|in) (?:the|your) (?:[a-z]{4,12} )?(?:form|booking|registration|questionnaire|sign-up sheet)\b[^.!?]{0,30}\b(?:so|and) (?:we|i|the [a-z]{4,12})(?:'ve|'ll| have| has| will)?\b|\byou (?:told|asked|informed|warned) us\b[^.!?]{0,40}, so (?:the (?:kitchen|chef|hotel|driver|room|host|trainer|instructor|caterer)|we(?:'ve| have)? (?:booked|put|moved|reserved|kept|left|asked|told|arranged))\b|\b(?:confirm(?:s|ing)?(?: to you)? that )?your (?:[a-z]{3,12} )?leave (?:starts|begins|ends|runs|is)\b[^.!?]{0,60}\bas (?:you )?(?:asked|requested|agreed|applied)\b/i;
/** Whoever offers something for it makes use of it. */
const madeUseOf =
  /\b(?:offers?|discounts?|products?|supplements?|programmes?|programs?|plans?|ideal|perfect|might (?:like|help)|may (?:like|help)|could help|our [a-z]{3,14} (?:can|could|will|helps?))\b/i;
const isGeneral = (sentence: string) =>
  general.test(sentence) || (readersOwnWord.test(sentence) && !madeUseOf.test(sentence));
/** How a text comes to speak of what it knows about its reader. */
const opener =
  /\b(?:as an?|being an?|since|given|because|now that|with your|(?<!\bbe )with you|knowing|i (?:know|understand|heard|hear|saw|see|gather|noticed|read|learned|imagine)|we (?:know|understand|heard|saw|see|noticed|learned)|congrat\w+|sorry to hear|hope|aware|must be|must have been|can't be easy|cannot be easy|unlike)\b/i;
const reader = /\b(?:you|you're|you've|you'll|your|yours)\b/i;
/** Said of a person alone; of a product, a market or a diet these words are not in the list. */
const trait =
  /\b(?:lesbian|gay (?:man|woman|person|founder|couple|parent|dad)|bisexual|transgender|trans (?:man|woman|person)|queer|hiv|chemo\w*|burn-?out|depress(?:ion|ed)|anxiety|bipolar|miscarriage|pregnan(?:t|cy)(?! (?:clothing|clothes|wear|range|line|collection|pillows?|brand|magazine|blog|course|classes|books?|calendar|section|shop|store|vitamins))|baby bump|expecting a (?:baby|child)|ivf|fertility|menopause|diagnos(?:is|ed)|(?:recovering )?alcoholic|addict(?:ion)?|sober|jewish|muslim|catholic|christian|hindu|sikh|mormon|atheist|buddhist|(?:republican|democrat)(?! (?:street|road|avenue|square|lane|bank)\b)|conservative voter|voted (?:for (?!(?:the|a|our|this|that|us|it) (?:[a-z]{3,10} )?(?:logo|option|design|date|venue|name|menu|colour|color|proposal|feature|motion|location|title|cover|merger|budget)\b)|labour|tory|conservative|republican|democrat|green|leave|remain)|trump (?:supporter|voter)|union (?:member|rep|steward)|(?:in|of) (?:the|a|your) (?:[a-z]{4,12}['s]{0,2} )?union\b|disab(?:ility|led)|wheelchair|autis(?:m|tic)|adhd|multiple sclerosis|your ms\b|parkinson's|epilep(?:sy|tic)|diabet(?:es|ic)|cancer|tumou?r|stroke|heart attack|dyslexi[ac]|therap(?:y|ist)|antidepressants|undocumented|immigration status|asylum|refugee|ethnicity|skin colou?r|criminal record|divorce|widow(?:ed|er)?|lost your (?:husband|wife|partner|child|baby|mother|father|son|daughter))\b/i;
const notThem =
  /\b(?:(?:members?|supporters?|donors?|friends?|volunteers?|patrons?) of (?:the |our )?(?:[a-z-]{2,14} ){0,4}(?:cancer|heart|kidney|diabetes|lung|stroke|alzheimer's|autism|epilepsy|arthritis|parkinson's) (?:association|society|foundation|institute|network|charity|fund|trust|council)|patients?|customers?|clients?|clinics?|hospitals?|practices?|compan(?:y|ies)|employees|members of your|audience|students|research(?:ers?)?|charit(?:y|ies)|donors?|your (?:users|readers|guests|residents|staff|team|product|platform|app|site|campaign|magazine|blog|book|film|podcast)|if you|whether|anyone|people with|people who|those who|community|communities|treat(?:s|ing|ment)?|cure[sd]?|prevent\w*|relie[fv]\w*|drugs?|trial|vaccine|insur\w+|polic(?:y|ies)|speciali\w+|awareness|support group|software|tools?|webinar|training|conferences?|congress|equal|regardless|schools?|academ(?:y|ies)|choirs?|(?:writ(?:e|es|ing|ten)|wrote|speak(?:s|ing)?|spoke|teach(?:es|ing)?|taught|report(?:s|ed|ing)?) (?:[a-z]{1,9} ){0,3}?(?:about|on|of)|church(?:es)?|universit(?:y|ies)|colleges?|parish|diocese|brands?|publishers?|christian (?:dior|louboutin|bale)|(?:christian|buddhist) [A-Z])\b/i;
/** "Being gay in the trades is not easy, so here is a network for people like you." */
const likeReader =
  /\b(?:for|with|among|to|helps?|helping) (?:people|someone|somebody|folks|others|parents|women|men|believers) like you(?:rself)?\b/i;
const lived = /\b(?:being|living with|life (?:as|with)|growing up)\b/i;
const bareTrait = new RegExp(`${trait.source}|\\b(?:gay|trans|deaf|blind|dyslexic|disabled)\\b`, 'i');
const givenAway = [
  ...facets([
    { all: [opener, reader, trait], none: [notThem] },
    { all: [lived, likeReader, bareTrait], none: [notThem] },
  ]),
  ...knownOfReader,
  ...attributesAsked,
];

/** The same in other languages, and where it is denied, supposed or said of everybody. */
const elsewhere = wordingsElsewhere('sensitive_attribute');
const notToldElsewhere =
  /(?<![\w\u00c0-\u024f])(?:nicht|keine[nrms]?|nie|niemals|wenn|falls|sofern|ob|pas|jamais|ne|si|nunca|no|non|mai|se|n\u00e3o|niet|geen|nooit|indien|unabh\u00e4ngig|ungeachtet|ind\u00e9pendamment|quel(?:le)?s? que|sans distinction|independientemente|indipendentemente|independentemente|ongeacht|dsgvo|datenschutz\w{0,12}|rgpd|lgpd)(?![\w\u00c0-\u024f])[^.!?]{0,60}$/i;

/** A practice is a house as well: "our yard is opposite your surgery". */
const houseBefore =
  /\b(?:opposite|near|behind|beside|next (?:door )?to|adjoining|facing|(?:waiting room|car park|entrance|front door|roof|receptionists?|staff|patients) (?:of|at)|shares? (?:an?|the|one|our) (?:[a-z-]{2,12} ){1,3}with) $/i;
const houseBehind =
  /^ (?:has|had|have|will|may|should|must|can)(?: also| already| then| now)? (?:asked|sent|told|given|requested|arranged|moved|received|confirmed|approved|changed|call|ring|text|contact|send|write|tell|let|issue|approve)\b|^ (?:has|needs|had) (?:an?|no|the|two|three) (?:[a-z-]{3,12} )?(?:lift|ramp|door|roof|car park|website|waiting room|receptionists?|nurses?|sites?|doctors?)\b/i;

/** "As a diabetic myself, I always carry sugar": told of the writer alone, as long as no reader is drawn in. */
const ofWriter = /^ myself,? (?:i|i'm|i've|i'd|i'll|my)\b/i;

export const sensitiveAttribute = defineRule({
  id: 'sensitive_attribute',
  template: 'privacy_secrets_v1',
  severity: 'BLOCK',
  contentTypes: messageTypes,
  channels: allChannels,
  needs: [],
  looksFor: () => [theirs, asOne, youAre, elsewhere, ...givenAway],
  meaning: 'Health, faith, orientation, origin, politics or union membership of the person written to.',
  detail: 'The text speaks of a protected attribute of the reader. Take it out.',
  saferAlternative: '',
  examples: ['Since your recent diagnosis, you may need this.', 'As a fellow Catholic, you will understand.'],
  counterExamples: [
    'We work with healthcare companies like yours.',
    'Keep an eye on the health of your pipeline.',
    'The build was religiously tested.',
  ],
  *check(field) {
    const { text } = field;
    const seen: Range[] = [];
    const report = function* (expression: RegExp): Generator<Match> {
      for (const { start, end } of statedMatches(field, expression, seen)) {
        if (isNegated(text, start)) continue;
        const sentence = sentenceOf(text, start, end);
        if (
          (productClaim.test(text.slice(sentence.start, start)) && because('other_rule')) ||
          (isGeneral(sentence.text) && because('others')) ||
          (expression !== elsewhere &&
            describesThing(text, end, { subject: expression === theirs }) &&
            !ofTheirs.test(text.slice(end, end + 20)) &&
            because('others')) ||
          (partOfThing.test(text.slice(end, end + 50)) && because('others')) ||
          (isOtherSense(text.slice(start, end + 40), sentence.text) && because('others')) ||
          (conditional.test(text.slice(sentence.start, start)) && because('supposed')) ||
          (/^your surgery$/i.test(text.slice(start, end)) &&
            (houseBefore.test(text.slice(sentence.start, start)) || houseBehind.test(text.slice(end, end + 40))) &&
            because('another_sense')) ||
          (ofWriter.test(text.slice(end, end + 20)) &&
            !/\by(?:ou|ours?)\b|\by'all\b/i.test(sentence.text) &&
            because('others')) ||
          (expression === elsewhere && notToldElsewhere.test(text.slice(sentence.start, start)) && because('negated'))
        )
          continue;
        seen.push({ start, end });
        yield { start, end };
      }
    };
    yield* report(theirs);
    yield* report(asOne);
    yield* report(youAre);
    yield* report(elsewhere);
    for (const { start, end, sentence } of sentencesWith(field, givenAway)) {
      if (overlapsAny(seen, start, end)) continue;
      // "It can't be easy" denies nothing.
      const isSympathy = /\beasy$/i.test(text.slice(start, end));
      if (
        isGeneral(sentence.text) ||
        isOtherSense(text.slice(start, end), sentence.text) ||
        (isNegated(text, end) && !isSympathy)
      )
        continue;
      yield { start, end, confidence: 0.75 };
    }
  },
});

/** "I understand your anxiety": a worry, as long as nothing is said of an illness. */
const worry =
  /\b(?:understand|appreciate|share|acknowledge|ease|relieve|reduce|sense|see|hear|sorry (?:for|about)) (?:and (?:share|acknowledge|appreciate) )?your anxiety\b(?! (?:disorder|attacks?|diagnosis|symptoms?|medication|treatment|therapy|is (?:acting|back)))/i;
const ofIllness =
  /\b(?:diagnos\w+|disorder|therap\w+|medicat\w+|treatment|symptoms?|panic|depress\w+|doctor|counsell?\w+|condition)\b/i;

/** `said` is the trait with what follows it. */
function isOtherSense(said: string, sentence: string): boolean {
  const [opening = ''] = said.split(/[.!?\n]/, 1);
  if (worry.test(sentence) && !ofIllness.test(sentence)) return true;
  return otherSense.test(opening) || (/\byour stroke\b(?! (?:risk|patients?)\b)/i.test(said) && athlete.test(sentence));
}
