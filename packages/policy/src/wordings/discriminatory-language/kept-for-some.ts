import { facets, part } from '../../search/sentence-facets.ts';
import { byGround } from './protected-grounds.ts';
import { told } from './turned-away.ts';

/** Whole groups in the plural, and those whom the law names besides. */
const groups = `(?:${byGround}|christians|catholics|jews|muslims|hindus|whites|blacks|indians|chinese|women|men|asians|africans|arabs|eastern europeans|foreigners|immigrants|travellers)`;
const adjective =
  '(?:white|caucasian|aryan|european|christian|catholic|jewish|muslim|hindu|sikh|brahmin|asian|german|british|straight|unmarried|childless|native[- ]born|able-bodied)';
const persons =
  '(?:candidates?|applicants?|people|tenants?|renters?|buyers?|famil(?:y|ies)|couples?|employees?|workers?|hires?|members|guests|wom[ae]n|m[ae]n|males?|females?|lad(?:y|ies)|gentlem[ae]n|bachelors?|professionals?)';
const wanted = `(?:(?:[a-z]{4,12} )?${adjective} (?:[a-z]{4,12} )?${persons}|christians|muslims|hindus|jews|catholics|whites|${persons} of (?:[a-z]{4,9} )?(?:caucasian|european|white|german|british|christian|aryan|asian|nordic) (?:descent|origin|blood|heritage|ancestry|race|stock|faith|colour|color)|${persons} without (?:kids|children)|childless (?:couples|tenants)|digital natives|under-(?:thirties|forties|30s|35s|40s))`;
/** What is given out, and what comes of an application. */
const given =
  '(?:flats?|apartments?|rooms?|houses?|homes?|jobs?|roles?|positions?|posts?|vacanc(?:y|ies)|shortlisted|considered|hired?|interviewed|invited|let to|rent(?:ed)? to|apply|applications?|accepted|appointed|recruit\\w{0,4}|memberships?|clubs?|admitted|teams?)';
const marketing =
  /\b(?:parish|church|choir|wedding|travel|kosher|halal|mosque|synagogue|museum|scholarship|readers|audience|sizes?|visas?|permits?)\b/i;

const oldPeople =
  '(?:(?:people|workers|staff|employees|those|anyone|candidates|applicants|colleagues) (?:over|above|past|older than) (?:the age of )?(?:[4-7]\\d|forty|fifty|sixty)|anyone older|older (?:people|workers|staff|employees|candidates|applicants|ones|folks|colleagues)|boomers|seniors|pensioners|the elderly)';

/** Jobs, homes and places kept for some by birth, faith or age, and the tale that is told of the others. */
export const keptForSome = facets([
  // "Please only send men", "Female, under 30 and unmarried".
  {
    all: [
      /\b(?:only|just) (?:send|put forward|propose|submit|suggest|bring|offer|give)(?: (?:us|me|along|over))? (?:young |white |single |local |native |christian )?(?:men|males|women|females|guys|girls|ladies|whites|christians|muslims|europeans|britons|native speakers)\b/i,
    ],
    none: [/\b(?:men's|women's|changing rooms?|clinic|study|trial|shelter|team|league|choir|clothes|shoes)\b/i],
  },
  {
    all: [
      /(?:^|[-\u2022*:\n] ?)\W{0,3}(?:female|male|woman|man|lady|girl)s?,? (?:and |aged? )?(?:under|below|over|aged|not (?:over|older)|no older|younger|unmarried|single|childless|without children|white|british-born)\b/i,
    ],
    none: [
      /\b(?:patients?|dogs?|cats?|singers?|voices?|actors?|roles?|study|league|tennis|category|race|shoes|sizes?)\b/i,
    ],
  },
  // "Our flats are let to Christians only."
  {
    all: [
      part(
        "only|exclusively|solely|reserved for|restricted to|limited to|nobody else|no one else|others (?:please |need |should |are )?(?:not|do not|don't|look)",
      ),
      part(wanted),
      part(given),
    ],
    none: [told, marketing],
  },
  {
    all: [
      part(
        '(?:ideal|perfect|preferred|right|desired|typical) (?:buyer|tenant|candidate|applicant|hire|renter|flatmate|employee|colleague)s?',
      ),
      part(`an? (?:[a-z]{4,10} )?${adjective} (?:[a-z]{4,12} )?${persons}`),
    ],
    none: [told, marketing],
  },
  // "No Africans, so your valuables are safe."
  {
    all: [
      /(?:^|[,.;:-]\s?|\b(?:and|with|promise|guarantee) )no (?:[a-z]{3,8} )?(?:roma|gypsies|africans|arabs|muslims|jews|immigrants|foreigners|migrants|refugees|blacks|eastern europeans|romanians|bulgarians|albanians|pakistanis|turks|asylum seekers|gays|lesbians)\b/i,
      part('our|we|us|your|you'),
      part('so|hence|which means|on|in|at|among|guaranteed|allowed|policy|please|safe(?:ly)?|soundly'),
    ],
    none: [told, /\b(?:were|was|final|hurt|injured|visas?|in the (?:room|photo|film)|counted|register|census)\b/i],
  },
  {
    all: [
      part(
        '(?:none|not one|not any) of (?:those|these|your|the) (?:[a-z]{4,10} )?(?:roma|gypsies|africans|arabs|muslims|jews|immigrants|foreigners|migrants|refugees|blacks|eastern europeans|romanians|bulgarians|albanians|pakistanis|turks|poles|mexicans|asians|indians)',
      ),
    ],
    none: [told, /\b(?:were|was|spoke|knew|had)\b/i],
  },
  // "Asians make the best coders, so we send you nobody else."
  {
    all: [
      part(
        `${groups} (?:make|are) (?:simply |just |by nature |naturally )?(?:the )?(?:best|better|good|born|natural|poor|bad|lousy|terrible|worst|worse)`,
      ),
      part(
        '(?:coders?|workers?|nurses?|cleaners?|drivers?|managers?|leaders?|engineers?|salespeople|employees|tenants|staff|nannies|cooks?|assistants?|hires?|at [a-z]{4,14})',
      ),
      part("so (?:we|our|i)|which is why|that's why|hence|therefore|and (?:our|we)|only|nobody else|no one else"),
    ],
    none: [told],
  },
  // "Muslims and Jews are asked to refrain from applying."
  {
    all: [
      part(groups),
      part(
        '(?:are|is) (?:kindly |politely |hereby )?(?:asked|requested|advised|invited|told|encouraged) (?:not to (?:apply|enquire|inquire|come|enter|join|book|attend|call)|to (?:refrain|stay away|look elsewhere|keep away|abstain|go elsewhere|apply elsewhere))|(?:should|must|ought to|had better|may|can) (?:kindly |please )?(?:refrain from (?:apply|join|com|book|enter)ing|(?:look|apply|go|book|search) elsewhere|stay away)',
      ),
    ],
    none: [told],
  },
  // "Drop applicants who went to schools in black neighbourhoods."
  {
    all: [
      part(
        'drop|filter(?:s|ed|ing)? out|exclud(?:e|es|ed|ing)|screen(?:s|ed|ing)? out|skip(?:s|ped)?|weed(?:s|ed)? out|remov(?:e|es|ed)|reject(?:s|ed)?|hid(?:e|es|den)|block(?:s|ed)?|avoid(?:s|ed)?|sort(?:s|ed)? out',
      ),
      part(
        'applicants?|candidates?|tenants?|customers?|borrowers?|people|leads?|cvs?|residents|postcodes?|zip codes?|applications?|renters?|names',
      ),
      part(
        '(?:black|minority|immigrant|ethnic|muslim|jewish|latino|hispanic|migrant|foreign|arab|african|turkish) (?:neighbou?rhoods?|areas?|districts?|communit(?:y|ies)|schools?|universit(?:y|ies)|backgrounds?|postcodes?|zip codes?|quarters?)',
      ),
    ],
    none: [told, /\b(?:never|not|n't|bias\w{0,3}|trade|tax)\b/i],
  },
  // "People over fifty struggle with new software, so we keep our training for the younger crowd."
  {
    all: [
      part(oldPeople),
      part(
        "struggles?|(?:can't|cannot) (?:even )?(?:handle|use|open|learn|cope|keep up|follow)|set in their ways|slow(?:er)?(?: learners| to learn)?|(?:don't|do not|won't) (?:get|understand|learn|adapt)|hopeless|afraid of|resist|lack|no good|tired|forgetful",
      ),
      part(
        "for (?:the |our )?(?:younger|young|under-[a-z0-9]{2,8})[a-z ]{0,16}|(?:hire|recruit|prefer|want|choose|take|seek|invite) (?:[a-z]{3,8} ){0,2}?(?:young\\w{0,3}|graduates|digital natives|under-[a-z0-9]{2,8})|digital natives|nobody (?:over|above)|leave them out|don't (?:hire|invite|train) them",
      ),
    ],
    none: [/\b(?:myth|stereotype|discriminat\w{2,4}|all ages|every age|wrong|unfair|law)\b|\?\W*$/i],
  },
  {
    all: [
      part(
        '(?:typical|stupid|clueless|bloody|lazy|entitled|silly) (?:boomers?|millennials?|zoomers?|old people|gen[- ]?z(?:ers)?|women|foreigners|immigrants|blondes|pensioners|asians|indians|poles|girls)',
      ),
    ],
    none: [told, /\b(?:say|says|called|calling|like a)\b/i],
  },
  // "Somebody attractive, slim and not older than 28."
  {
    all: [
      part('attractive|slim|pretty|good-looking|handsome|beautiful|blonde?'),
      part(
        '(?:not|no) older than (?:[2-5]\\d|thirty|forty|fifty)|(?:under|below|up to|max(?:imum)?) (?:the age of )?(?:[2-4]\\d|thirty|forty)',
      ),
      part(
        'need|look(?:ing)? for|want|seek(?:ing)?|hir(?:e|ing)|require|front desk|reception|hostess(?:es)?|candidates?|somebody|someone',
      ),
    ],
    none: [told, /\b(?:models? for|agency books|film|dating)\b/i],
  },
  {
    all: [
      part(
        '(?:of |with )?pure (?:german|white|english|european|aryan|nordic|british|christian|french|swiss|dutch|polish|hungarian|japanese) (?:blood|stock|descent|ancestry|race|origin)',
      ),
    ],
    none: [told, /\b(?:horses?|dogs?|cats?|cattle|sheep|breeders?|bull|pedigree)\b/i],
  },
  {
    all: [
      part(
        "(?:won't|will not|don't|do not|never) (?:find|see|meet|get|have to see) (?:any |an? |a single )(?:poles?|roma|gyps(?:y|ies)|africans?|arabs?|muslims?|jews?|immigrants?|foreigners?|migrants?|refugees?|romanians?|turks?|mexicans?|indians?|pakistanis?|asians?|blacks?)",
      ),
      part('our|us|we'),
    ],
    none: [told],
  },
  // "Mothers come back from leave half as productive, so think twice before you promote one."
  {
    all: [
      part(`${groups}|mothers?|mums|moms|pregnant (?:women|staff|employees)`),
      part(
        '(?:half|less|not|never|hardly|rarely|no longer)(?: as| so| really| be| very)? (?:productive|committed|ambitious|reliable|focused|motivated|loyal|available|flexible|hard-working|capable)|unreliable|lazy|distracted|half as',
      ),
      part(
        "think twice|(?:don't|do not|never|avoid|before you|rather than|instead of|hesitate to|why) (?:promot|hir|employ|recruit|appoint)(?:e|ing)?|(?:hire|promote|employ) (?:men|someone else|a man|others|younger)|passed over",
      ),
    ],
    none: [/\b(?:myth|stereotype|wrong|unfair|discriminat\w{2,4}|law)\b|\?\W*$/i],
  },
  {
    all: [
      part('prefers?|wants?|backs?|hires?|chooses?|funds?|insists? on|rather have|looking for'),
      part(
        '(?:founders?|candidates?|applicants?|tenants?|people|staff|partners?|managers?|employees|colleagues|workers|drivers|leaders|someone) (?:who|that) (?:is|are) (?:not|neither) (?:an? )?(?:women|woman|female|muslims?|jews?|jewish|foreigners?|foreign|gay|black|mothers?|immigrants?|disabled|pregnant|old|over (?:[3-6]\\d|thirty|forty|fifty|sixty))',
      ),
    ],
    none: [told],
  },
  // By caste; of somebody who expects a child; for fear of a woman at the wheel.
  {
    all: [
      part('(?:upper|high|forward|lower)[- ]caste|brahmins?|savarna'),
      part('profiles?|candidates?|tenants?|applicants?|famil(?:y|ies)|staff|employees?|flats?|rooms?'),
      part('only|preferred|prefer(?:s|ence)?|share|need|want|no'),
    ],
    none: [told],
  },
  {
    all: [
      part(
        `(?:she|he)(?:'s| is) (?:also )?(?:pregnant|expecting|disabled|gay|muslim|jewish|black|foreign|deaf|blind|epileptic|over (?:[4-6]\\d|fifty|sixty))`,
      ),
      part('strike|remove|drop|skip|cross|take|leave|delete'),
      part('short-?list|list|off|out|candidates?|interviews?|pile'),
    ],
    none: [told],
  },
  {
    all: [
      part(
        '(?:more comfortable|happier|safer|more at ease|feel better) with an? (?:man|white|native|christian|german|british|male|female|local-born)',
      ),
      part('at the wheel|behind the|in (?:the|this|that|charge)|on the|job|role|position|doctor|driver|boss|manager'),
    ],
    none: [told],
  },
  {
    all: [
      part(
        "(?:isn't|is not|no|not|never) (?:the |an? |the right )?place for (?:fat|obese|disabled|old|elderly|deaf|blind|gay|foreign|muslim|black) (?:people|women|men|guests|ladies|folks)",
      ),
    ],
    none: [told],
  },
  {
    all: [
      part(
        '(?:who|nobody|no one) would (?:ever )?(?:trust|hire|employ|want|believe|rent to|buy from) an? (?:blind|deaf|female|pregnant|disabled|black|muslim|foreign|gay|lesbian|autistic|old)',
      ),
      part(
        'lawyers?|doctors?|surgeons?|drivers?|managers?|engineers?|teachers?|pilots?|nann(?:y|ies)|salespe(?:rson|ople)|woman|man|tenants?|boss|chef|plumber',
      ),
    ],
  },
  // "Only young and attractive candidates, please."
  {
    all: [
      part(
        `(?:only|just|exclusively|preferably) (?:(?:young|attractive|pretty|slim|white|native|male|female|unmarried|childless|good-looking|healthy|christian|straight|european),? (?:(?:and|or|but) )?){1,3}${persons}`,
      ),
    ],
    none: [told, marketing, /\b(?:dogs?|cats?|horses?|plants?|trees?|models?|sports?|league|toilets?|changing)\b/i],
  },
  {
    all: [
      /(?:^|[.,;:!?]\s?)\W*no (?:wheelchair users|disabled (?:people|guests)|blind people|deaf people|fat people|old people|pregnant women|single mothers|foreigners|immigrants|muslims|gays|trans people)\b/i,
      part('please|at our|in our|on our|allowed|here|thanks|thank you|apply'),
    ],
    none: [told, /\b(?:were|was|on the (?:escalator|stairs|slide)|ride)\b/i],
  },
  {
    all: [
      part(
        '(?:foreign|arab(?:ic)?|turkish|african|muslim|polish|indian|jewish|ethnic|slavic)(?:[- ]sounding)? (?:sur)?(?:names?|cvs?|applicants?|applications?)',
      ),
      part('(?:to|in|into|on) the (?:bin|trash|reject pile|shredder|no pile)|never (?:read|considered|invited|called)'),
    ],
    none: [told],
  },
]);
