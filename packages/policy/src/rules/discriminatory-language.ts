import { defineRule, type Match } from '../rule.ts';
import { allChannels, wordingTypes } from '../rule-scope.ts';
import { anchored } from '../search/anchored.ts';
import { pattern } from '../search/pattern.ts';
import { facets, sentencesWith } from '../search/sentence-facets.ts';
import { statedMatches } from '../search/stated-matches.ts';
import { isAsked, isNegated, sentenceOf } from '../text/phrase-context.ts';
import { overlapsAny, type Range } from '../text/range.ts';
import { signatureStart } from '../text/signature-block.ts';
import { scornAsked } from '../wordings/asked-outright.ts';
import { ofOneSex, tellsOfEquality } from '../wordings/discriminatory-language/about-equality.ts';
import { bareSlights } from '../wordings/discriminatory-language/bare-slights.ts';
import { brushedAside } from '../wordings/discriminatory-language/brushed-aside.ts';
import { decidedByGround } from '../wordings/discriminatory-language/decided-by-ground.ts';
import { keptApart } from '../wordings/discriminatory-language/kept-apart.ts';
import { keptForSome } from '../wordings/discriminatory-language/kept-for-some.ts';
import { ruledOut } from '../wordings/discriminatory-language/ruled-out.ts';
import { saidOfGroups } from '../wordings/discriminatory-language/said-of-groups.ts';
import { saidToHarm } from '../wordings/discriminatory-language/said-to-harm.ts';
import { slurCompanions, slurs } from '../wordings/discriminatory-language/slurs.ts';
import { turnedAway } from '../wordings/discriminatory-language/turned-away.ts';
import { disguisedWord } from '../wordings/disguised-word.ts';
import { leetLiterals } from '../wordings/leet-literals.ts';
import { isNamesake, isOtherUse, otherThanSlurs } from '../wordings/other-uses.ts';

/** People by a protected class, in the plural or as adjective and noun. */
const adjectives =
  '(?:black|white|asian|hispanic|latino|latina|latinx|african(?:[- ]american)?|arab|jewish|muslim|christian|hindu|catholic|indian|chinese|mexican|pakistani|nigerian|polish|russian|foreign|immigrant|gay|lesbian|queer|trans|transgender|straight|heterosexual|homosexual|bisexual|disabled|handicapped|pregnant|elderly|old|older|young|younger|female|male|married|unmarried|single|childless|caucasian|non-white|coloured|colored|native|blind|deaf|autistic|overweight|fat|wheelchair-bound|good-looking|attractive)';
const people =
  '(?:people|persons?|men|women|man|woman|candidates?|applicants?|employees|workers|hires?|guys|girls|ladies|females|males|boys|folks|customers|clients|tenants|buyers|guests|staff|couples|families|mothers|moms|mums|fathers|parents|individuals|citizens|speakers|members|patients|students|professionals|persons with disabilities|reps|salespeople|engineers|developers|kids|ones)';
const groups =
  '(?:women|men|girls|females|males|mothers|moms|mums|working mothers|single mothers|whites|blacks|latinos|hispanics|mexicans|asians|arabs|africans|indians|chinese|pakistanis|poles|russians|nigerians|jews|muslims|christians|catholics|hindus|atheists|gays|lesbians|homosexuals|queers|transsexuals|immigrants|migrants|gypsies|turks|kurds|syrians|afghans|romanians|bulgarians|albanians|foreigners|refugees|non-christians|non-muslims|non-natives|non-native speakers|disabled|the disabled|wheelchair users|cripples|seniors|pensioners|oaps|the elderly|old people|boomers|over[- ](?:30|35|40|45|50|55|60)s?|millennials|minorities|people of colou?r|ethnic minorities|caucasians|heterosexuals|straights|non-whites)';
const who = `(?:${groups}|couples? of the same (?:sex|gender)|(?:same-sex|gay|lesbian|unmarried|interracial|mixed-race) (?:couples?|parents|partners)|${adjectives} ${people}|people (?:over|above|under|below) (?:30|35|40|45|50|55|60|thirty|forty|fifty|sixty|the age of \\d\\d)|${people} (?:with (?:a |small |young )?(?:disabilit(?:y|ies)|accents?|children|kids|headscarves|a foreign accent|foreign accents)|of (?:colou?r|faith)|in wheelchairs|from (?:africa|india|mexico|china|the middle east|pakistan|eastern europe)|with (?:an? )?(?:immigra(?:nt|tion)|migra(?:nt|tion)|foreign|african|arab|asian|turkish|muslim|roma) (?:backgrounds?|roots|origins?|names?)|who (?:are (?:pregnant|gay|black|disabled|over \\d\\d|muslim|jewish|older|foreign)|wear (?:hijabs?|turbans?|headscarves)|don't speak english natively)))`;

/** What narrows a group further. */
const trait =
  '(?: (?:with|over|under|above|below|from|of|in|who (?:have|are|wear|speak)) (?:[a-z0-9-]{1,14} ){0,2}?(?:[a-z0-9-]{2,14}))';

/** Those whom stairs keep out: of a place that they cannot enter it is said as a fact. */
const unableToEnter =
  '(?:(?:all |any |our )?wheelchair users|(?:the )?(?:disabled|handicapped|blind|deaf|elderly|old|older)\\b|(?:people|persons?|guests|visitors|patients|customers|tenants|students|members|kids|parents) (?:in wheelchairs|with ))';

/** "We don't want mothers to wait": spared something, not kept out. */
const spared =
  '(?: (?:to )?(?:wait|queue|stand|miss|feel|worry|lose|pay|carry|walk|struggle|wonder|think|suffer|travel|search|drive|climb|have to|be (?:left|late|kept|worried|charged|embarrassed|forgotten|disappointed|confused|stuck|cold|hurt))| (?:waiting|queu(?:e)?ing|standing|struggling|stuck|missing out|left (?:out|waiting|standing)))\\b';
const unburdened = `(?!${spared})`;

const exclusion = pattern(
  `(?<=(?:^|\\n|[.!?:;,-] )\\s{0,3})(?:(?:sorry|but|still),? )?(?:not|never|no longer|won't be) (?:hiring|employing|interviewing|serving|renting to|selling to|letting to|accepting|admitting|taking(?: on)?) (?:any )?${who}`,
  `(?<=(?:^|\\n|[.!?:;,-] )\\s{0,3})no (?:hijabs?|headscar(?:f|ves)|turbans?|burkas?|niqabs?|kippas?|yarmulkes?)(?=,? ?(?:[.!;]|$|\\n|at |in |on |behind |please|allowed|here))`,
  `(?:nobody|no one|no-one|anyone|anybody|people|those|applicants|candidates) (?:over|above|past|beyond|older than) (?:the age of )?(?:3\\d|4\\d|5\\d|6\\d|thirty|forty|fifty|sixty) (?:(?:should|needs?|may|can|must)(?: not|n't)?|cannot|don't|do not) (?:to )?(?:even )?(?:bother|apply|enquire|inquire|send (?:us |in )?(?:a|an|their) (?:cv|resume|application))`,
  `(?:ladies|gentlemen|lads|boys|${adjectives} ${people}) need not (?:even )?(?:apply|bother|ask|enquire|inquire)`,
  `(?:flat|apartment|house|room|job|role|position|club|bar|shop|restaurant|building|group|offer) (?:is|are)(?: strictly| reserved)? for (?:germans|englishm[ae]n|americans|frenchm[ae]n|brits|dutchm[ae]n|spaniards|italians|swedes|danes|poles|europeans|whites|white people|christians|natives) only(?= ?(?:[.,;!]|$|\\n))`,
  `(?:nobody|no one|no-one) (?:over|above|older than) (?:the age of )?(?:[3-6]\\d|thirty|forty|fifty|sixty)(?=,? please| ?[.!]| ?$)`,
  `must be (?:an? )?native (?:germans?|english(?:m[ae]n)?|americans?|french(?:m[ae]n)?|brit(?:on)?s?|dutch(?:m[ae]n)?|spaniards?|italians?|swiss|swedes?|danes?|poles?)(?= ?(?:[.!,;]|$|\\n| only| by))`,
  `(?:(?:ideal|perfect|right|preferred|best|suitable|typical) (?:candidates?|applicants?|hires?|tenants?|employees?|colleagues?|buyers?|flatmates?|team members?)|(?:look(?:ing)? for|seek(?:ing)?|want(?:ed)?|need(?:ed)?) (?:an? )?(?:candidates?|applicants?|tenants?|employees?|flatmates?|nann(?:y|ies))) ?[:-] ?(?:an? )?(?:(?:quiet|nice|decent|respectable|tidy|working|reliable|healthy),? (?:and )?){0,2}${adjectives},? (?:${people}|couple|family|person)(?! (?:business|house|home|room|car|firm|company|run|owned))`,
  `(?:${who})(?:${trait})? (?:will be|are|get|should be|must be|shall be) (?:automatically |immediately |always |politely )?(?:rejected|turned (?:away|down)|refused|filtered out|excluded|binned|screened out|weeded out|disqualified|skipped|passed over)`,
  `(?:looking for|seek(?:ing)?|want(?:ed)?|need(?:ed)?|hir(?:e|ing)|prefer(?:red)?|after|find (?:me|us)) (?:an? |some |only |preferably )?(?:[a-z]{3,12} ){0,2}(?:guys?|girls?|lads?|m[ae]n|wom[ae]n|lad(?:y|ies)|males?|females?|gents?|chaps?|bloke) (?:under|below|over|above|aged|between|younger than|older than|in (?:his|her|their) (?:twenties|thirties|20s|30s))`,
  `(?:ideal|perfect|right|preferred|best|successful|typical|suitable) (?:candidates?|applicants?|hires?|tenants?|employees?|colleagues?|buyers?|persons?|team members?) (?:is|are|would be|should be|will be|must be|has to be)(?: an?)?(?: probably| ideally| preferably)? (?:(?:[a-z-]{3,12},? (?:and )?){0,2}(?:male|female|m[ae]n|wom[ae]n|white|caucasian|christian|muslim|catholic|jewish|unmarried|childless|single(?! (?:point|parent))|straight|able-bodied|attractive|good-looking|native-born)(?= ?[.,!;]|$|\\n| and| under| between| aged)|(?:under|below|younger than|aged|between|in (?:his|her|their) (?:twenties|thirties|20s|30s))(?: (?:the age of )?(?:2\\d|3\\d|4\\d))?(?= ?[.,!;]|$|\\n| and|-| to)(?! and (?:a half|\\d)))`,
  `(?:flat|apartment|house|room|role|job|position|property|office|club|place|building|unit|vacancy|shift|opening)s? (?:is not|isn't|are not|aren't|is no place|is not meant|isn't meant|is unsuitable|isn't suitable|is not suitable) (?:for|right for) (?:${who})`,
  `(?:seek|seeking|looking for|hire|hiring|wanted:?|recruiting) (?:only |just |for |to hire |an? )?${adjectives}(?:,| and|, and) ${adjectives} ${people}`,
  `(?:do not|don't|please don't|no need to|never) (?:apply|bother(?: applying| to apply)?|contact us|inquire|call) if you(?:'re| are) (?:an? |over [3-6]\\d|older than)? ?(?:${adjectives}|woman|man|mother|father|muslim|jew|christian|foreigner|immigrant|over [3-6]\\d|older than [3-6]\\d)(?! (?:customer|tier|plan|company))`,
  `(?:not|isn't|aren't|never|no longer) (?:available|open|suitable|meant|intended|offered|rented|rented out|for rent|for sale|appropriate|accessible(?! (?:to|for) ${unableToEnter})|a place|a job|a role) (?:to|for) (?:${who})(?! (?:sizes|only))`,
  `(?:want|need|seek|seeking|looking for|hire|hiring|wanted:?|recruiting|prefer|(?:we're|i'm|they're|are|am|is) after) (?:only |just |for |to hire |an? ){0,2}(?:young|younger|attractive|pretty|good-looking|male|female|handsome|beautiful|single),? (?:and |but |, )?(?:young|younger|attractive|pretty|good-looking|male|female|handsome|beautiful|single|energetic|slim|fit)? ?(?:hostess(?:es)?|waitress(?:es)?|receptionists?|secretar(?:y|ies)|assistants?|salesgirls?|saleswom[ae]n|salesm[ae]n|girls?|lad(?:y|ies)|wom[ae]n|m[ae]n|guys?|nann(?:y|ies)|candidates?|applicants?|tenants?)`,
  `(?:must|should|has to|have to|needs? to) be (?:of )?(?:the |an? )?(?:christian|muslim|jewish|catholic|hindu|white|european|asian|african|arab|american|german|british|indian|chinese|protestant|buddhist|caucasian) (?:faith|religion|descent|origin|ethnicity|heritage|race|ancestry|birth|blood)`,
  `(?:only|just|exclusively) (?:candidates|applicants|people|men|women|those|persons|reps|staff) (?:who are |aged )?(?:under|below|younger than|no older than) (?:the age of )?(?:2[5-9]|[345]\\d)(?! (?:minutes|hours|days|percent|%|employees))`,
  `no (?:${who}|${adjectives}s?) (?:need(?: to)?|should|may|can|must|shall|need ever|please|apply|applies)(?: (?:apply|bother|inquire|enquire|apply here|contact us|call|respond|attend))?`,
  `(?:no|not) (?:${who})(?:${trait})?(?:,? please| allowed| wanted| welcome| accepted| hired| considered| here)(?! (?:without|to smoke))`,
  `(?<=(?:^|\\n|[.!?:;,-] )\\s{0,3})(?:absolutely |strictly |sorry,? |definitely )?no (?:${who})(?:${trait})?(?=,? ?(?:[.!:;]|$|\\n|on (?:this|the|my|our) (?:team|floor|crew|shift)|in (?:this|the|my|our) (?:team|role|job|office|building|house)|,? ?(?:please|sorry|thanks|thank you|too many|too much|they (?:always|never|only|just|all|can't|won't|don't|slow|smell|cost|complain|make|cause|block|scare|steal|take|are (?:too|so|always)|'re (?:too|so|always)))\\b))`,
  `(?:${who})(?:${trait})?,? (?:please )?(?:need not|needn't|don't|do not|should not|shouldn't) (?:bother(?: applying| to apply)?|apply|waste (?:our|your) time|enquire|inquire)`,
  `(?:${who}|${adjectives}) (?:need not|needn't|should not|shouldn't|do not|don't|must not|cannot|can't|may not|aren't (?:allowed|welcome|eligible|invited|encouraged) to|are not (?:allowed|welcome|eligible|invited|encouraged) to|are not supposed to|won't be (?:considered|hired|accepted|invited)|will not be (?:considered|hired|accepted|invited)|are not (?:welcome|accepted|considered|wanted|allowed|hired)|aren't (?:welcome|accepted|considered|wanted|allowed|hired)|are (?:very |quite |simply )?unwelcome)${unburdened}(?: (?:to )?(?:apply|bother|be hired|be considered|inquire|enquire|work here|attend|join|lead|be in tech|be allowed|be trusted|vote|belong))?(?= ?(?:[.!,;]|$|\\n|for|to|here|at|in))(?<=apply|bother|hired|considered|accepted|invited|welcome|wanted|allowed|inquire|enquire|here|attend|join|lead|tech|trusted|belong|vote)`,
  `(?:we|i|they|our (?:company|team|client|landlord|policy|firm|boss)|the (?:client|company|landlord|team|owner|boss)|he|she|please|and|so)(?:'d|'re|'m|'ve)?(?: [a-z']{2,10})? ?(?:don't|do not|won't|will not|never|doesn't|does not|would never|wouldn't|(?:are |am |'re |'m )?not (?:going|about) to|refuse to|can't|cannot|would rather not|prefer not to|would prefer not to|rather not|avoid|stopped|is not|are not|aren't)(?: want to| like to| wish to| usually)? (?:hire|hiring|hires|employ(?:ing)?|recruit(?:ing)?|interview(?:ing)?|want|serve|serving|rent(?:ing)? to|let(?:ting)? to|sell(?:ing)? to|work(?:ing)? with|accept(?:ing)?|promote|promoting|trust(?:ing)?|consider(?:ing)?|do(?:ing)? business with|deal(?:ing)? with|looking for|allow|lend(?:ing)? to|take|put) (?:any )?(?:${who}|(?:some|any)(?:one|body) (?:in a wheelchair|with (?:a |an )?(?:disability|(?:foreign|strong) accent)|who is (?:pregnant|disabled|gay|foreign)))${unburdened}`,
  `(?:only|exclusively|just) (?:${who}|${adjectives} ${people}|native(?: english)? speakers|native[- ]born [a-z]{3,12})(?: (?:please|may|can|should|need|are|will be|will|considered|allowed|accepted|apply)){1,3}`,
  `(?:refuses?|refused|refusing|declines?|unwilling|reluctant|told (?:me|us) not) to (?:hire|interview|employ|serve|rent to|sell to|work with|promote|accept|consider) (?:any )?${who}`,
  `(?:only|exclusively|strictly) for (?:${groups}|${adjectives} (?:people|men|women|candidates|applicants|tenants|couples)|native (?:[a-z]{4,10} )?speakers)(?! (?:who|and (?:women|men)))`,
  `(?:don't|do not|never) (?:send|propose|put forward|show|bring|invite) (?:me |us )?(?:anybody|anyone|people|candidates|applicants|staff) (?:who (?:is|are) )?(?:over|above|older than|under|below|younger than) (?:the age of )?(?:2[5-9]|[3456]\\d)(?! ?(?:minutes|hours|days|%|kg|kilos|pounds|metres|miles))`,
  `(?:only|exclusively) (?:put forward|putting forward|shortlist|place|hire|hires|hiring|want|wants|looking for|look for|seek|seeks|seeking|considering|consider|accept|accepts|accepting|employ|employs|recruit|recruits|recruiting|interview|interviewing|serve|rent to|sell to|work with|take|taking|interested in|invite|inviting)(?: for)? (?:${who}|${adjectives} ${people}|native(?: english)? speakers|(?:young|male|female|white|christian|single|unmarried|attractive|straight)(?: [a-z]{3,15}){1,2})`,
  `(?:(?:hire|hires|hiring|want|wants|looking for|look for|seek|seeks|seeking|considering|consider|accept|employ|recruit|recruiting|interview|interviewing|serve|rent to|sell to) (?:only|exclusively|just)|(?:only|exclusively|just) (?:hire|hires|hiring|employ|employs|recruit|recruits|accept|take|interview|rent to|sell to|serve)) (?:${who}|native(?: english)? speakers|(?:native|ethnic|pure) (?:germans|englishm[ae]n|americans|frenchm[ae]n|brits|dutchm[ae]n|spaniards|italians|swedes|danes|poles|europeans))`,
  `(?:(?:role|job|position|opening|vacancy|post|seat|flat|apartment|house|room|offer) (?:is )?(?:reserved|only) for (?:${groups})|(?:open|available|reserved|suitable|restricted|limited|meant|intended|apply) (?:only |exclusively |just )(?:to|for|if you(?:'re| are)) (?:${groups}|${adjectives} ${people}|native(?: english)? speakers|a? ?(?:native speaker|male|female|white|christian|young|straight)))`,
  `(?:(?:native|mother[- ]tongue)(?: [a-z]{4,10})? speakers?|men|males?|whites|white (?:people|men|women|candidates|applicants)|christians|catholics|muslims|jews|hindus|straights?|heterosexuals|caucasians|females?|young (?:people|men|women|candidates|applicants|professionals|guys|girls)|younger (?:people|candidates|applicants)|${adjectives} (?:candidates|applicants|tenants|men|women|couples)|(?:under|below) (?:30|35|40|45|50)s?|locals? of [a-z]{3,12} descent|able-bodied (?:people|candidates|applicants|persons)|unmarried (?:women|men)|singles without (?:kids|children)|native-born [a-z]{3,12}|(?:women|ladies|girls)(?= only ?(?:[.!,;)]|$|\\n| (?:please|need|for this|role|position|job)))) only(?! (?:make|made|have|had|receive|get|earn|account|represent|hold|need|want|use|see|[a-z]{3,9}ed|[\\d]|one|a|the|when|if|once|after|on|in|at|as|speak)\\b)`,
  '(?:english|german|french|dutch|spanish|italian|polish) (?:as )?(?:a )?mother[- ]tongue (?:only|required|essential|a must)(?= ?(?:[.!,;]|$|\\n| please))',
  '(?:ladies|women|girls|men|lads) only (?:for|on|behind|at) the (?:front|desk|reception|bar|phones?|floor|counter|till|job|role|night shift|door)\\b',
  '(?:under|over)[- ](?:25|30|35|40|45|50)s? (?:only )?(?:wanted|preferred|sought|needed)\\b',
  "(?:rather not|(?:don't|do not|won't|will not|never) (?:want|hire|take|need|put)|no) (?:have |see |hire )?(?:anyone|anybody|someone|people|candidates|applicants|staff) with (?:an? |foreign |strong |thick |heavy |any )?(?:foreign |strong |thick |heavy )?accents?\\b",
  "(?:someone|somebody|a (?:girl|woman|receptionist|hostess|waitress|secretary|assistant)) (?:who is |who's )?young and (?:pretty|attractive|good-looking|blonde?|slim|sexy|fresh-faced)",
  "(?:muslims|jews|christians|hindus|immigrants|foreigners|gays|lesbians|blacks|refugees|mothers|women|older (?:people|workers|candidates)) (?:won't|will not|wouldn't|don't|do not|never|just don't) (?:really |ever )?(?:fit in|belong|last)(?= (?:here|with us|in (?:our|this) (?:team|company|firm|office))| ?(?:[.!]|$|\\n))",
  '(?:filter|screen|weed|sort|throw|leave|take) out (?:the |all |any )?(?:foreign|arab(?:ic)?|african|turkish|muslim|polish|asian|ethnic|indian|jewish)(?:-sounding| sounding)? names?',
  `(?:christians|muslims|catholics|protestants|hindus|jews|whites|caucasians|males?|men|females|bachelors|childless couples|non-smoking christians|${adjectives} (?:tenants|candidates|applicants|women|men|couples)) (?:strongly |very much |much |only or )?preferred(?= ?(?:[.!,;)]|$|\\n))`,
  `(?:only|exclusively|no one but|nobody but|none but) native(?: english| german| french| spanish)? speakers|native(?: english| german| french| spanish)? speakers (?:exclusively|required|preferred|need apply)|must be (?:an? )?native (?:[a-z]{4,10} )?speakers?`,
  `(?:must|should|has to|have to|needs? to|ideally|preferably) (?:be|is|are) (?:an? )?(?:(?:young|male|female|white|caucasian|christian|muslim|jewish|catholic|straight|heterosexual|unmarried|childless|able-bodied|attractive|good-looking|american-born|native-born|blond(?:e)?|man|woman|guy|girl)(?! [a-z]{1,12}(?:-based| dominated)| (?:and (?:vibrant|growing) )?(?:company|brand|market|account|startup|market|space|field|label|balance|pages?|background|papers?|shark|list|collar))|(?:under|below|younger than|no older than|not older than|between 2\\d and) (?:the age of )?(?:2[5-9]|3\\d|4\\d|50)(?= ?(?:[.!,;)]|$|\\n| (?:years|or|and|to (?:apply|be)))))(?:\\b)`,
  `(?:prefer(?:ably|red|s|ence (?:for|given to))?|favou?r|ideal candidate is|ideally|rather have|rather hire|would rather hire|looking for|seeking|want|need|hire|hiring|wanted:?|recruiting) (?:hiring |only |just |for |to hire |an? )?(?:(?:young|younger|youthful),? (?:and )?(?:energetic |attractive |dynamic |pretty |single |unmarried |fit )?(?:males?|females?|men|women|man|woman|girls?|guys?|lady|ladies|candidates|applicants|people)|(?:male|female|white|caucasian|christian|muslim|catholic|jewish|straight|unmarried|childless|attractive|good-looking|asian|non-muslim|able-bodied|pretty) (?:candidates?|applicants?|employees?|tenants?|hires?|secretar(?:y|ies)|receptionists?|reps?|salesman|saleswoman|managers?|leaders?|engineers?|developers?|assistants?|sellers?|people|staff|hostess(?:es)?|nann(?:y|ies)|drivers?|workers|person|man|woman|men|women|girls?|guys?))`,
);
/** Baths, choirs and teams are for one sex, which shuts nobody out of work or a home. */
const apart =
  /\b(?:ponds?|pools?|swim(?:ming|s)?|sauna|bath(?:s|ing|house)|hammam|steam room|showers?|dressing rooms?|choirs?|voices|convent|monastery|wards?|leagues?|heats?|relay|regatta|football|rugby|cricket|hockey|netball|rowing|prayers?|mikveh)\b/i;
const ofWorkOrHome =
  /\b(?:hir(?:e|es|ing)|jobs?|roles?|posts?|positions?|appl(?:y|ies|icants?)|staff|recruit\w{0,4}|employ\w{0,4}|rent(?:s|ing)?|tenants?|vacanc(?:y|ies)|candidates?|coach(?:es)?|managers?|work(?:ers|ing)?|shifts?)\b/i;
const wares =
  /\b(?:in stock|out of stock|sold out|pens?|pencils?|ink|toner|cartridges?|paints?|shades?|colou?rs|shirts?|fabrics?|yarn|tiles?)\b/i;
/** Says to the reader's face what they are; "race" and "faith" are otherwise words of reports. */
const ofYourKind = /^(?:people|folks|those) of your\b/i;
/** A wall must be white, a line straight and an offer attractive: asked of people only where some stand right before it. */
const ofThings =
  /^(?:must|should|has to|have to|needs? to|ideally|preferably) (?:be|is|are) (?:an? )?(?:young|white|straight|attractive|good-looking|male|female|blonde?)$/i;
const ofPeople =
  /\b(?:(?:you|he|she|they|who) (?:must|should|ha(?:s|ve) to|needs? to|ideally|preferably)|whoever|someone|somebody|anyone|everyone|people|persons?|candidates?|applicants?|applications?|hires?|staff|employees?|colleagues?|tenants?|hostess(?:es)?|wait(?:er|ress)s?|receptionists?|assistants?|nann(?:y|ies)|drivers?|carers?|models?|guests?|members?|successors?|team|role|job|position|post|vacancy)\b/i;
/** Characters in which the subject of a verb stands. */
const SUBJECT = 50;
const contempt = pattern(
  `(?<=(?:^|\\n|[.!?:;] )\\s{0,3})${groups} (?:simply |just )?(?:can't|cannot|can never|couldn't) (?:park|drive|lead|think|count|sell|code|fix things|manage|handle [a-z]{3,12}|do (?!this\\b|that\\b|it\\b|today|tomorrow|[a-z]{3,6}day)(?:an? |the )?[a-z]{3,14})(?= ?(?:[.!,;]|$|\\n))`,
  `people (?:of |at )?your age (?:simply |just |usually |really )?(?:can't|cannot|can no longer|could never|will never|never|won't) (?:learn|understand|keep up|handle|manage|cope|adapt|grasp|figure|master)`,
  `(?<=(?:^|\\n|[.!?:;] )\\s{0,3})${groups} (?:simply |just |always )?make (?:the )?(?:better|best|worse|worst|poor|bad|terrible) (?:drivers|managers|bosses|leaders|workers|tenants|teachers|nurses|cleaners|guards|soldiers|employees|chefs|reps|pilots)(?= ?(?:[.!,;]|$|\\n))`,
  `(?:people|folks|those) of your (?:race|religion|faith|skin colou?r|colou?r|ethnicity|nationality|kind) (?:are (?:all |just |simply |so )?(?:always|never|late|lazy|dirty|liars?|loud|greedy|thieves|stupid|slow)|never|always|can't|cannot|only (?:want|know|take))`,
  `(?:an? )?(?:${groups}|woman|man|girl|foreigner|immigrant|muslim|jew|disabled person|old person|black person|gay person|mother) (?:couldn't|can't|cannot|could never|could not|can never|shouldn't|should never) (?:possibly |really |ever )?(?:do|handle|manage|run|lead|hold|fill|take|cope with) (?:this|the|that|such|a|our|any)(?: [a-z]{3,12})? (?:job|role|work|position|team|company|pressure|business|department|post|task)`,
  `(?:${groups}|${adjectives} ${people}|people (?:over|above) (?:40|45|50|55|60|65)) (?:aren't|are not|isn't|is not|are never|were never|will never be|are hardly|are rarely) (?:really |truly |naturally |biologically |just )?(?:suited|fit|capable|cut out|smart enough|good enough|tough enough|strong enough|wired|built|made|meant|reliable|trustworthy|as (?:smart|capable|good|committed|productive|reliable|rational)|able to (?:lead|think|drive|handle|keep|learn)|leaders?|leadership|management|engineers?)(?: (?:to|for|with|as|at|in) [a-z]{2,12})?`,
  `typical (?:wom[ae]n|females?|foreigners?|immigrants?|blacks?|arabs?|jews?|muslims?|gyps(?:y|ies)|mexicans?|pensioners?)(?= ?[,.!:;]|$|\\n)`,
  `you people (?:are|just|never|always|can't|cannot|only|keep|all)(?: (?:all|always|never|so|just|only|are|be|do)){0,2} (?:late|lazy|liars?|complain\\w{0,4}|beg\\w{0,5}|cheat\\w{0,4}|lie|lying|steal\\w{0,4}|stick together|breed\\w{0,4}|the same|want\\w{0,3} (?:everything|handouts)|smell|dirty|greedy|loud)`,
  `(?:${groups}|${adjectives} ${people}|your (?:kind|people|sort)|(?:those|these) people) (?:are|is)(?: all| just| simply| naturally| inherently| always| too| so| biologically| usually| far too| genetically){0,2} (?:inferior|not (?:suited|fit|capable|cut out|smart enough|good enough|wired|built|made|welcome|able to (?:lead|think|drive|handle))|unsuited|unfit|lazy|slow(?! to\\b)|unreliable|stupid|dirty|dumb|criminals?|thieves|terrorists?|liars|dishonest|greedy|parasites|vermin|subhuman|animals|emotional|hysterical|bad (?:drivers|leaders|at|hires|employees)|incapable|worse at|less (?:intelligent|capable|qualified|reliable|rational|competent|productive|committed|suited)|a burden|a liability|ruining|the problem|incompetent|untrustworthy|weak|slow to learn|unable to (?:lead|learn|use|understand)|technophobes|a risk|cheap|uncivili[sz]ed|filthy|disgusting|sinners|sick|perverts|freaks|an abomination|out of touch|set in their ways)`,
  `(?:(?:people|workers|employees|candidates|anyone|everyone|managers|reps|engineers) (?:over|above|past|in their) (?:[3-7]\\d(?:s)?|fifty|forty|sixty|fifties|forties|sixties)|women|men|girls|females|mothers|moms|immigrants|foreigners|muslims|jews|blacks|whites|gays|old people|older (?:people|workers)|disabled people|seniors|boomers) (?:can't|cannot|can not|should not|shouldn't|don't|do not|never|aren't|are not|have no place|don't belong|do not belong|belong) (?:really |even |just )?(?:code|lead|sell|drive|manage|negotiate|be trusted|be leaders|be managers|be engineers|be in (?:tech|charge|sales|leadership|management)|handle (?:pressure|stress|tech|technology|the pressure|this|money|it)|do (?:math|maths|the job|tech|engineering|this job)|keep up(?: with)?|adapt|learn(?: (?:new|tech|fast))?|be hired|be taught|handle change|use (?:technology|computers)|understand (?:technology|tech|computers|business|numbers|money|engineering)|in (?:tech|the kitchen|engineering|leadership|the boardroom|this (?:country|industry|office|company))|here|at home|make good|have what it takes|work as hard|think (?:logically|rationally|straight)|belong)`,
  `(?:you(?:'re| are)|he's|he is|she's|she is|they're|they are|candidates? (?:is|are|was)) (?:just |simply |probably |way |far |much |a bit |clearly |obviously )?too (?:old|female|black|foreign|gay|brown|ethnic|jewish|disabled) (?:for (?:this|the|our|us|a|that|sales|tech)|to (?:learn|work|lead|sell|understand|code|be hired|apply|do|handle|get|keep up|fit))`,
  `(?:too old|too female|too foreign|too ethnic|too gay) (?:for (?:this|the|our) (?:role|job|position|team|company|culture|industry)|to (?:be hired|learn|hire))`,
  `(?:for|like|as|typical of|such|being) (?:an? )?(?:women|woman|girl|foreigners?|immigrants?|black (?:man|guy|person|woman)|old (?:man|woman|lady|guy)|mexicans?|indians?|asians?|arabs?|muslims?|jews?|gays?)[,]? (?:you(?:'re| are)|you) (?:surprisingly|actually|quite|pretty|remarkably|very|so) (?:smart|articulate|good|competent|clean|well[- ]spoken|sharp|intelligent|technical|educated)`,
  `(?:go|get) back to (?:africa|mexico|china|india|your (?:own )?country|where you (?:came|come) from|the kitchen|your homeland|israel|pakistan|iran|the middle east)`,
  `that's so gay|no homo|jew(?:ed)? (?:me|him|them|us|you|her) down|gypped|acting like (?:a girl|an indian giver)|indian giver|man up and stop|run like a girl|throws? like a girl|(?:women|wives) belong in the kitchen|(?:woman|girl)'s place is (?:in the kitchen|at home)`,
  `(?:i|we) (?:hate|despise|can't stand|don't trust|do not trust|detest) (?:all |these |those |the |fucking |dirty )?(?:${groups}|${adjectives} people|your kind)`,
);

const slur = anchored(
  new RegExp(
    `(?<![A-Za-z0-9_\\u00c0-\\u024f])(?:${slurs.map(disguisedWord).join('|')})(?![A-Za-z0-9_\\u00c0-\\u024f])`,
    'gi',
  ),
  (branch) => leetLiterals(slurs[branch] ?? ''),
);
const slurInCompany = pattern(...slurCompanions);

const protectedGroup =
  '(?:disabled (?:people|persons|applicants|candidates|guests|staff)|people with (?:a )?disabilit(?:y|ies)|wheelchair users|(?:same-sex|gay|lesbian|unmarried|mixed-race|interracial) (?:couples?|parents|people|men|women)|gays|lesbians|trans(?:gender)? (?:people|women|men|persons?)|women|mothers|pregnant (?:women|applicants|staff)|muslims|jews|hindus|sikhs|catholics|black (?:people|applicants|tenants)|blacks|foreigners|immigrants|migrants|refugees|travellers|roma|(?:an? )?(?:turkish|arab|arabic|african|jewish|muslim|polish|romanian|indian|pakistani|nigerian|chinese|mexican|russian|foreign(?:-sounding)?|ethnic) (?:names?|people|tenants|applicants|accents?|passports?|workers|families|surnames?|background)|(?:older|elderly) (?:people|applicants|workers|candidates)|(?:people|anyone|applicants|candidates|staff) (?:over|above|older than) (?:\\d\\d|forty|fifty|sixty)|headscar(?:f|ves)|hijabs?|turbans?|a man and a woman)';
/** People turned away for what they are, in any order of the words. */
const shutOut = facets([
  {
    all: [
      /\b(?:fill (?:the|this|that|our) (?:role|job|position|post|vacancy|seat) with|(?:want|need|prefer|hire|like|looking for|seek(?:ing)?|rather (?:have|take|see|hire)) (?:to (?:hire|have|find) )?) ?an? (?:man|woman|male|female|guy|girl|bloke|lady)\b/i,
      /\b(?:role|job|position|post|vacancy|seat|desk|shift|reception|hire|work)\b/i,
    ],
    none: [
      /\b(?:or an? (?:man|woman|female|male)|man or|woman or|model|actor|actress|voice|study|survey|clothing|doctor of her)\b/i,
    ],
  },
  {
    all: [
      /\b(?:mothers|fathers|women|men|girls|moms|mums|seniors|old people|older people|foreigners|immigrants|blacks|whites|asians|muslims|jews|gays|disabled people|boomers|millennials) (?:are|is) (?:just |simply |always |usually |by nature )?(?:too|so|far too|way too) (?:distracted|emotional|busy|soft|weak|slow|old|fragile|sensitive|lazy|loud|aggressive|difficult|unreliable|expensive|tired|sick)\b/i,
      /\b(?:for|to|job|role|work|team|lead|hire|clients)\b/i,
    ],
    none: [/\b(?:myth|stereotype|idea that|often told|many say|bias)\b/i],
  },
  // An age, an accent or a body that is asked for or kept out.
  {
    all: [
      /\b(?:prefer(?:red|ably|ence)?|want(?:ed)?|need(?:ed)?|seek(?:ing)?|looking for|favou?r|hire|hiring|take on|recruit(?:ing)?|employ|apply|join|considered)\b/i,
      /\b(?:candidates|applicants|people|someone|somebody|staff|hires|colleagues|workers|nobody|no one|no-one|none|anyone|graduates|employees|persons?)(?: who (?:is|are)| aged)? (?:under|below|over|above|younger than|no older than|not older than|older than|beyond) (?:the age of )?(?:2[5-9]|[3-6]\d|thirty|forty|fifty|sixty)\b(?! (?:minutes|hours|days|employees|people|percent|km|miles|seats|clients|accounts))|\b(?:someone|somebody|people|candidates|applicants|reps|speakers|staff|colleagues) (?:with no|without|free of) (?:an?(?:y)? )?(?:foreign |strong |thick |heavy )?accents?\b/i,
    ],
    none: [
      /\b(?:insurance|screening|vaccin\w+|discount|ticket|league|tournament|study|survey|pension|apprenticeship|law|cap)\b/i,
    ],
  },
  {
    all: [
      /\b(?:job|role|position|post|work|shift|flat|vacancy|opening) (?:is|are) (?:only |just |meant |strictly |really )?for (?:(?:young|fit|strong|healthy|able-bodied|white|single|attractive|straight|unmarried|christian),? (?:and )?){0,3}(?:men|women|males|females|guys|girls|ladies|lads)\b/i,
    ],
    none: [/\b(?:men and women|women and men|not (?:only|just)|clothing|shoes)\b/i],
  },
  {
    all: [
      /\b(?:men|women|whites|blacks|asians|christians|muslims|jews|germans|americans|europeans|straights|ladies|girls|boys) (?:are|is) (?:simply |just |naturally |always |by nature |clearly |biologically ){0,2}(?:better|worse|smarter|dumber|superior|inferior|more (?:rational|reliable|intelligent|capable)|less (?:rational|reliable|intelligent|capable))\b/i,
      /\b(?:than|to|at)\b/i,
    ],
    none: [/\b(?:myth|stereotype|not true|study|survey|paid|represented|likely|results|race|team)\b/i],
  },
  {
    all: [
      /\b(?:ladies|women|girls|men|foreigners|immigrants|old people|older people|mothers|moms|seniors|muslims|blacks|asians) (?:can't|cannot|can not|aren't able to|are not able to|could never) (?:do|handle|manage|cope with|take|stand)\b/i,
      /\b(?:work|job|jobs|role|pressure|task|tasks|position|trade)\b/i,
    ],
    none: [/\b(?:myth|stereotype|idea that|why|because (?:we|the)|report|law|survey)\b/i],
  },
  {
    all: [
      /\b(?:people|those|men|women|workers|folks) (?:from|of) (?:that|this|those|your|these|his|her) (?:country|countries|region|continent|background|culture|part of the world|kind|sort)\b/i,
      /\b(?:are|is) (?:all |just |always |simply |too ){0,2}(?:lazy|dirty|thieves|criminals|stupid|liars|dishonest|dumb|violent|backward|primitive|unreliable|slow)\b/i,
    ],
    none: [/\b(?:myth|stereotype|not true)\b/i],
  },
  {
    all: [
      /\bonly (?:[a-z]{2,12} ){1,3}(?:by (?:birth|blood)|of (?:pure |true )?[a-z]{4,12} (?:blood|descent|origin|stock))\b/i,
      /\b(?:may|can|should|need|apply|join|welcome|considered|hired|accepted|enter)\b/i,
    ],
  },
  {
    all: [
      /\b(?:disabled (?:people|persons|applicants|guests)|people with (?:a )?disabilit(?:y|ies)|the disabled|the blind|the deaf|wheelchair users)\b/i,
      /\b(?:cannot|can't|can not|may not|must not|aren't allowed to|are not allowed to) (?:join|take part|attend|come|participate|apply|stay|work)\b/i,
    ],
    none: [/\b(?:because|until|yet|sorry|without (?:help|support)|should|make sure|law|report|many)\b/i],
  },
  {
    all: [
      /\b(?:women|men|blacks|whites|asians|arabs|muslims|jews|hindus|indians|africans|mexicans|latinos|gays|lesbians|immigrants|foreigners|disabled people|older people|old people)\b/i,
      /\b(?:are|is)(?:n't| not| never| no| hardly) (?:an? )?(?:good |great |right |real |proper )?(?:fit|match) for\b/i,
    ],
    none: [/\b(?:idea that|myth|sizes?|shoes|clothing|bias)\b/i],
  },
  {
    all: [
      /\bonly (?:male|female|white|christian|single|childless|british|native|straight|able-bodied|unmarried|healthy young|young) (?:candidates?|applicants?|drivers?|staff|tenants?|workers?|men|women|nurses?|cleaners?|waiters?)\b|\b(?:male|female|white|christian|childless|straight|able-bodied) (?:candidates|applicants|tenants|drivers|staff|workers) only\b/i,
    ],
    none: [/\b(?:not only|study|trial|report|league|race|ward|shelter|survey)\b/i],
  },
  {
    all: [
      new RegExp(`\\b${protectedGroup}\\b${unburdened}`, 'i'),
      /\b(?:(?:don't|do not|won't|will not|never|cannot|can't|would rather not|prefer not to) (?:[a-z]{3,9} )?(?:accept|hire|employ|take(?: on)?|serve|rent|let|consider|interview|want|welcome|admit|recruit|sell|deal|work|invite|allow|have)|turn(?:s|ed|ing)? [^.!?]{0,30}(?:away|down)|refuse[ds]?|reject(?:s|ed)?|exclude[ds]?|not (?:welcome|suitable|suited|accepted|wanted|eligible|meant|for)|isn't (?:suited|suitable|meant|for|open)|aren't (?:suited|suitable|welcome|accepted|wanted)|unsuitable|need not apply|keep out|stay away|no place for|(?<!-)only(?! (?:needs?|pays?|ha(?:s|ve)|gets?|asks?|wants?|rings?|comes?|uses?|costs?|takes?|half)\b)|bar(?:red)? from)\b/i,
    ],
    none: [
      /\b(?:of (?:every|all|any) (?:ages?|backgrounds?|faiths?|kinds?)|not only|(?:not|n't|hardly) the only|discount|shelter|refuge|charity|clinic|prize|award|network|report|survey|study|shoes|clothing|sizes?|fashion|gym|race|league|tournament|team|football|if|whether|spell\w*|misspel\w*|pronounc\w*|transcri\w*|translat\w*|keyboards?|diacritics?|subtitles?|captions?|dictation|encod\w*|alphabet|fonts?|special characters|gets? (?:[a-z]{3,14} ){1,3}wrong|policy (?:forbids|against)|you can't|cannot be|must not|help(?:s|ing)?|support\w*|protect\w*|fund|scholarship|visa sponsorship)\b/i,
    ],
  },
  {
    all: [
      /\b(?:(?:those|these|all|such) (?:people|guys|men|women|folks|workers) from [a-z]{4,12}|(?:africans|asians|mexicans|poles|romanians|turks|arabs|indians|germans|italians|women|men|muslims|jews|immigrants|foreigners|migrants|gays|old people|disabled people))\b/i,
      /\b(?:are|is|were) (?:all |just |always |simply |mostly |known to be |too ){0,2}(?:lazy|stupid|dirty|dishonest|thieves|liars|criminals|dumb|filthy|primitive|cheats?|inferior|weak|emotional|useless|slow|smelly|greedy|violent|unreliable|backward)\b|\bcan't be trusted\b|\bcannot be trusted\b/i,
    ],
    none: [/\b(?:myth|stereotype|idea that|notion that|claim(?:s|ed)? that|wrong|not true|false)\b/i],
  },
  // People by a protected trait, and that they are kept out, or nobody else let in.
  {
    all: [
      /\b(?:men|women|woman|males|females?|guys|girls|muslims?|jews?|christians?|hindus?|catholics?|whites|blacks|asians?|arabs?|africans?|hispanics?|latinos?|mexicans?|romanians?|poles|indians?|pakistanis?|people of [a-z]{4,12} origin|gyps(?:y|ies)|immigrants?|migrants|foreigners|refugees|gays?|gay couples|homosexuals?|lesbians?|lgbt|trans|transgender|unmarried couples|disabled|disabilities|wheelchair users?|pregnant applicants|mothers|moms|mums|dalits?|(?:upper|lower)-caste|[a-z]{4,10}-born|native (?:english )?speakers?|(?:light|dark)-skinned|headscar(?:f|ves)|foreign accent|(?:anyone|no one|nobody|applicants?|candidates?|someone) (?:over|under|above|older than) \d\d|over \d0s|older (?:folks|people|applicants|workers|candidates)|straight people)\b/i,
      /\b(?:need (?:not )?(?:apply|enquire|inquire)|(?:be|are|is) (?:not )?(?:considered|admitted|served|turned away|binned|excluded|barred|restricted to)|not (?:welcome|wanted|suited|accepted|considered|admitted)|(?:don't|do not|won't|will not|doesn't) (?:rent|serve|extend credit|hire|employ|admit|trust|sell) |(?:don't|do not|won't|doesn't) (?:take|accept|want) (?:any )?(?:[a-z]{4,10} )?(?:men|women|asian|black|arab|muslim|jewish|gay|unmarried|older|disabled|female|male|foreign)|please don't apply|must be (?:female|male|a (?:man|woman)|[a-z]{4,10}-born|white|christian)|prefer (?:a )?(?:man|woman|men|women|male|female)|drop the (?:wheelchair|disabled|older|women|men)|skip the older|reserved for (?:boys|men|girls|women|whites)|too emotional|are (?:all )?lazy|(?:has|have) asked for (?:tenants|candidates|applicants|staff) without|can't do maths|don't bother sending|only (?:native|female|male|white|straight|christian)|(?:whites|men|women|christians|males|females|girls|straight people|native speakers|under \d\ds?) only)\b|\bno (?:muslims?|jews?|blacks?|asians?|arabs?|mexicans?|romanians?|poles|indians?|immigrants?|foreigners|gays?|trans|mothers|refugees)\b(?! (?:food|cuisine|restaurant|sauce|film|music|was|were|had|lived|(?:is|are) (?:counted|found|listed|mentioned|named|recorded|shown)))/i,
    ],
    none: [
      /\b(?:every (?:race|religion|age)|regardless|helps?|supports?|charity|unlawful|illegal|discriminat\w{0,5}|sponsor\w{0,4}|breakfast|network\w{0,4}|changing rooms?|toilets?|restrooms?|report|pay gap|shoes|shirts?|jackets?|clothing|collections?|sizes?|sauna|gym|race|tournament|league|choir|mode|theme|wine|tea|cuisine|restaurant|not (?:just|only)|shelter|ward|clinic|trial)\b|\?$/i,
      new RegExp(`\\bwant [^.!?]{0,30}?${spared}`, 'i'),
    ],
  },
]);

const everyExclusion = [
  ...shutOut,
  ...turnedAway,
  ...keptApart,
  ...keptForSome,
  ...decidedByGround,
  ...saidToHarm,
  ...saidOfGroups,
  ...ruledOut,
  ...brushedAside,
  ...scornAsked,
];
/** "Could you keep them away?" asks nothing; "Could you tell us whether" does. */
const wish =
  /\b(?:could|can|would|will) (?:you|we) (?!(?:please |kindly |also )?(?:tell|explain|confirm|check|say|clarify|let|show|help|look|imagine)\b)/i;

export const discriminatoryLanguage = defineRule({
  id: 'discriminatory_language',
  template: 'conduct_v1',
  severity: 'BLOCK',
  contentTypes: wordingTypes,
  channels: allChannels,
  needs: [],
  looksFor: () => [slur, slurInCompany, exclusion, contempt, bareSlights, ...everyExclusion],
  meaning: 'Slurs, and people shut out or put down for what they are.',
  detail: 'The text demeans or excludes people by a protected class. Rewrite it without reference to the class.',
  examples: ['No women need apply.', 'Native speakers only.'],
  counterExamples: ['We are a young company.', 'Our gender pay gap report is out.', 'Native ads outperform banners.'],
  *check(field) {
    const { text } = field;
    const seen: Range[] = [];
    const report = function* (expression: RegExp, kind: 'slur' | 'exclusion' | 'contempt'): Generator<Match> {
      for (const { start, end, matched } of statedMatches(field, expression, seen)) {
        if (kind === 'slur' && (isName(text, start, end) || isOtherUse(otherThanSlurs, text, start, end))) continue;
        if (kind !== 'slur') {
          const sentence = sentenceOf(text, start, end);
          if (tellsOfEquality(matched, sentence.text) && !ofYourKind.test(matched)) continue;
          if (isApart(matched, sentence.text) || isOfColour(matched, sentence.text)) continue;
          if (kind === 'contempt' && isNegated(text, start)) continue;
          if (ofThings.test(matched) && !ofPeople.test(text.slice(Math.max(sentence.start, start - SUBJECT), end)))
            continue;
        }
        seen.push({ start, end });
        yield { start, end, detail: wording[kind] };
      }
    };
    yield* report(slur, 'slur');
    yield* report(slurInCompany, 'slur');
    yield* report(exclusion, 'exclusion');
    yield* report(contempt, 'contempt');
    yield* report(bareSlights, 'contempt');
    for (const { start, end, sentence, claim } of sentencesWith(field, everyExclusion)) {
      if (overlapsAny(seen, start, end)) continue;
      if (isAsked(sentence) && !wish.test(sentence.text) && !scornAsked.includes(claim)) continue;
      const matched = text.slice(start, end);
      if (tellsOfEquality(matched, sentence.text)) continue;
      if (isApart(matched, sentence.text) || isOfColour(matched, sentence.text)) continue;
      if (/gypsy/i.test(matched) && isNamesake(sentence.text)) continue;
      yield { start, end, detail: wording.exclusion, confidence: 0.75 };
    }
  },
});

/** True for blacks and whites that are sold: "No blacks in stock, only blue pens". */
function isOfColour(matched: string, sentence: string): boolean {
  return /\b(?:blacks|whites)\b/i.test(matched) && wares.test(sentence) && !ofWorkOrHome.test(sentence);
}

function isApart(matched: string, sentence: string): boolean {
  return /\bonly\b/i.test(matched) && ofOneSex.test(matched) && apart.test(sentence) && !ofWorkOrHome.test(sentence);
}

const wording = {
  slur: 'The text holds a slur. Leave it out.',
  exclusion: 'The text shuts people out by a protected class. Name what the work needs instead.',
  contempt: 'The text puts people down for what they are. Leave it out.',
};

/**
 * A capital inside a sentence that is not all in capitals marks a name: "Mr. Dyke", "Spic and Span"; so does a line of two
 * words in the sender's signature.
 */
function isName(text: string, start: number, end: number): boolean {
  const word = text.slice(start, end);
  if (
    /[@/\\.]$/.test(text.slice(Math.max(0, start - 1), start)) ||
    /^(?:@|\.[a-z]{2,}\b)/i.test(text.slice(end, end + 6))
  )
    return true;
  const before = text.slice(Math.max(0, start - 24), start);
  if (!/^[A-Z][a-z]+$/.test(word) || !/[A-Z][a-z]+[ .]{1,2}$/.test(before)) return false;
  if (!/(?:^|[.!?\n]\s{0,3})[A-Z][a-z]+[ .]{1,2}$/.test(before)) return true;
  return (
    /\n[A-Z][a-z]+ $/.test(before) && /^\s*(?:\n|$)/.test(text.slice(end, end + 3)) && signatureStart(text) <= start
  );
}
