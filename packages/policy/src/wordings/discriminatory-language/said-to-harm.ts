import { facets } from '../../search/sentence-facets.ts';
import { lawful, refuted } from './decided-by-ground.ts';
import { byGround, byOneGround } from './protected-grounds.ts';

/** People by a protected ground, and by the years they are past. */
const whom = `(?:${byGround}|(?:the )?over-[4-7]0s)`;
/** Between people and what they are said to do: "would only", "usually don't", "are bound to". */
const said =
  "(?: (?:would|will|may|might|could|can|do|does|just|only|always|usually|often|simply|mostly|generally|really|never|rarely|hardly|not|tend to|are bound to|are going to|seem to|don't|doesn't|won't|wouldn't|can't|cannot|'d|'ll))";
const us =
  '(?:us|everyone|everybody|(?:the|our|your) (?:whole |entire |other )?(?:team|crew|others|group|staff|company|firm|business|shift|line|department))';
/** Those who are not to see them, and what is said to suffer from their sight. */
const onlookers =
  '(?:the |our |your |any |all |other )?(?:guests?|clients?|customers?|visitors?|investors?|buyers?|tourists|cameras?|press|photographers?|public|board|delegation|front(?: desk| row| door)?|shop ?window|entrance|reception)';
const setBy =
  '(?:keep(?:s|ing)?|kept|put(?:s|ting)?|leav(?:e|es|ing)|left|hid(?:e|es|den|ing)?|mov(?:e|es|ed|ing)|stay(?:s|ed|ing)?|seat(?:s|ed|ing)?|plac(?:e|es|ed|ing)|remov(?:e|es|ed|ing)|crop(?:s|ped|ping)?|cut(?:s|ting)?|tak(?:e|es|en|ing))';
const unseen = `(?:out of (?:sight|view|(?:the |all |any |our |your )?(?:photos?|pictures?|shots?|frame|video|film|brochure|campaign|limelight))|off (?:camera|screen|stage|the (?:stage|photos?|pictures?|website|brochure|poster))|behind the scenes|away from ${onlookers}|where (?:nobody|no one|no-one|(?:the |our )?(?:guests|clients|customers|visitors)) (?:can |will |has to |have to |must )?(?:not |never |can't |won't )?(?:sees?|notices?) (?:them|her|him))`;

/** People by a protected ground who are said to harm the work, or hidden as if they did. */
export const saidToHarm = facets([
  {
    all: [
      new RegExp(
        `\\b${setBy}(?: (?:all|both|any|every|more|most|of|the|an?|our|your|those|these)){0,3} ${byGround}\\b(?!')[^.!?,]{0,24}\\b${unseen}\\b|\\b${byGround}(?: (?:should|must|can|could|will|would|have to|had to|need to|are to|ought to|is|are|was|were|be|better|please|always)){1,3} ${setBy}\\b[^.!?,]{0,12}\\b${unseen}\\b`,
        'i',
      ),
    ],
    none: [
      refuted,
      lawful,
      /\b(?:safe|safety|danger\w{0,3}|asked|wish(?:ed)?|request\w{0,3}|consent\w{0,3}|privacy|permission|heat|sun|smoke|noise|surprise|infect\w{1,5}|never|don't|do not|didn't|not)\b/i,
    ],
  },
  // A drag on the others, or on the trade.
  {
    all: [
      new RegExp(
        `\\b${byGround}(?!')(?:${said}){0,3} (?:(?:slow|drag|hold|weigh|pull|bring|let)(?:s|ing)? ${us} (?:down|back|under)|(?:scare|drive|frighten|put|chase|turn)s? (?:away |off )?${onlookers}(?: (?:off|away))?|(?:ruin|spoil|hurt|harm|damage|lower|cheapen|dilute|kill|destroy)s? (?:the|our|your|that) (?:[a-z]{3,12} )?(?:image|mood|tone|atmosphere|reputation|brand|morale|standards?|level|vibe|culture|team spirit|neighbou?rhood|property values)|make(?:s)? ${onlookers} (?:feel )?(?:uncomfortable|uneasy|nervous|anxious)|(?:bring|attract|mean|cause|spell)s? (?:nothing but |only |just )?trouble|cost (?:us|you) (?:clients|customers|business|sales|money|too much)|(?:are|is) (?:simply |just |always |so )?bad for (?:business|morale|trade|(?:our|the|your) (?:image|brand|reputation|team)))\\b`,
        'i',
      ),
    ],
    none: [
      refuted,
      lawful,
      /\b(?:if|unless|because of|passports?|never|don't let|stairs|forms?|software|queue|this (?:week|morning|month)|today)\b/i,
    ],
  },
  {
    all: [
      new RegExp(
        `\\b${byGround}(?!')(?:${said}){1,3} (?:really |quite |ever )?(?:fit|suit|belong|match|blend)(?: (?:in|into|in with|with|to|on|at))? (?:the|our|this|that|your|their) (?:[a-z]{4,12} )?(?:culture|team|brand|image|style|company|firm|club|crowd|look|profile|workplace|office|floor|street|neighbou?rhood|community|clientele|values|spirit|mould|mold)\\b`,
        'i',
      ),
      /\b(?:not|never|rarely|hardly|[a-z]{2,6}n't|cannot)\b/i,
    ],
    none: [refuted, lawful, /\b(?:chairs?|clothes|uniforms?|boots|helmets?|feel|felt|fear|if)\b/i],
  },
  // Served or spoken to by anybody but one of them.
  {
    all: [
      /\b(?:rather|prefer|want|like|insist\w{0,3}|please|can|could|may|let|need|get)\b[^.!?]{0,30}\b(?:speak|talk|deal|work|served|treated|put (?:me|us) through|seen|advised|handled|looked after)\b/i,
      new RegExp(
        `\\b(?:someone|somebody|an? (?:person|doctor|nurse|colleague|rep|agent|adviser|technician|driver|consultant|manager|waiter)) (?:who(?:'s| is| was)?|that(?:'s| is)?)? ?(?:n't|isn't|not|wasn't) (?:an? )?(?:${byOneGround})|(?:instead of|rather than|not) (?:(?:to|with|by) )?(?:an? |the |some |your )?(?:${byGround}|${byOneGround})(?= ?(?:[.,!;]|$| (?:again|this time|for|at|on|about)\\b))`,
        'i',
      ),
    ],
    none: [refuted, lawful, /\b(?:dentist|allerg\w{1,3}|midwife|deaf to|blind to)\b/i],
  },
  {
    all: [
      new RegExp(
        `\\b(?:not|never|n't|nobody|no one|refus\\w{1,3})\\b[^.!?,]{0,30}\\b(?:served|seen|treated|driven|helped|advised|looked after|assisted|visited|shown round|taught|examined|cared for) by (?:an? |the |our |any |that |this )?${byGround}\\b`,
        'i',
      ),
    ],
    none: [refuted, lawful],
  },
  {
    all: [
      new RegExp(
        `\\b${byGround}(?!')(?: [a-z']{2,8}){1,3}? (?:not|never|[a-z]{2,6}n't)(?: be| to be| get)? (?:seen|noticed|visible|shown|met|heard|photographed|introduced)\\b[^.!?,]{0,16}\\b(?:by|to|with|in front of) ${onlookers}`,
        'i',
      ),
    ],
    none: [refuted, lawful, /\b(?:safe|safety|privacy|consent|wish(?:ed)?|infect\w{1,5})\b/i],
  },
  // Not worth it, past it, better off somewhere else.
  {
    all: [
      new RegExp(
        `\\b${whom}(?!')(?:${said}| are| is| get| cause| bring| have| has){1,3} (?:more (?:trouble|hassle|work|bother) than (?:they're|they are|he's|she's|it's) worth|(?:too much|nothing but|only) (?:trouble|hassle|bother)|(?:not )?worth the (?:trouble|hassle|risk|training|effort)|had (?:their|his|her) (?:time|day|turn|chance)|too many (?:relatives|kids|children|demands|sick days|problems|holidays)|(?:confuse|upset|disturb|annoy|bother|embarrass|frighten)s? ${onlookers}|(?:step aside|make way|give way to (?:younger|the young)))\\b`,
        'i',
      ),
    ],
    none: [
      refuted,
      lawful,
      /\b(?:if|unless|doubt|more than|worth the (?:trouble|effort)(?=[^.!?]*\b(?:great|loyal|value)))\b/i,
    ],
  },
  {
    all: [
      new RegExp(
        `\\b${whom}(?!')(?: who [a-z]{2,8} (?:here|with us))?(?:${said}| may| might| feel| be){1,3} (?:feel |be )?(?:far |much |a lot |more )?(?:happier|better off|better|more (?:comfortable|at home|welcome)) (?:[a-z]{2,10} ){0,2}?(?:elsewhere|somewhere else|in (?:another|a different)|at (?:another|a different)|among their own|with their own)\\b`,
        'i',
      ),
    ],
    none: [refuted, lawful, /\b(?:stairs|steps|lift|ramp|noise|sorry)\b/i],
  },
  {
    all: [
      new RegExp(
        `\\b(?:we|(?:our|the|my) (?:[a-z]{3,12} )?(?:brand|image|reputation|club|team|firm|company|restaurant|hotel|shop|clients|customers|guests))(?:'d)? (?:really |simply |just )?(?:wouldn't|couldn't|can't|cannot|won't|would not|could not|will not|would never|don't|do not) (?:really |simply |just |ever )?(?:survive|afford|bear|tolerate|stomach|stand for|put up with|be seen with|cope with|look good with) (?:an? |any |the |more |our )?${whom}\\b(?! (?:wait|queu|stand|struggl|in the (?:rain|cold)|being|to be))`,
        'i',
      ),
    ],
    none: [refuted, lawful, /\b(?:to lose|without)\b/i],
  },
  // A place of their own, behind or below.
  {
    all: [
      new RegExp(
        `\\b${whom}(?!')(?: (?:will|must|should|shall|are|is|have|has|need|to|had|ought|always|please|be|asked|told|required)){1,4} (?:eat|sit|wait|work|use|enter|change|sleep|come in|stay|take their (?:break|lunch)|pray|queue)\\b[^.!?,]{0,20}\\b(?:storeroom|store room|back (?:room|door|entrance|stairs)|basement|cellar|service entrance|yard|corridor|shed|garage|separate [a-z]{4,9}|own (?:toilet|table|room|entrance|cups)|outside|kitchen door|boiler room)\\b`,
        'i',
      ),
    ],
    none: [
      refuted,
      lawful,
      /\b(?:wheelchair|disabled|prams?|crutches|steps|fire|infect\w{1,5}|prayer room|asked for|wish(?:ed)?)\b/i,
    ],
  },
  // One sex for a job.
  {
    all: [
      /\b(?:hire|get|find|want|need|put|have|recruit|send) (?:us |me |them )?(?:only )?an? (?:(?:nice|young|strong|pretty|friendly|proper|real) )?(?:girl|woman|lady|man|lad|guy|bloke) (?:for|on|at|behind|in) (?:the|our|this|that) (?:phones?|front desk|desk|reception|tills?|bar|counter|door|shop floor|role|job|post|position|night shift|shift|yard|warehouse|kitchen|vacancy|seat)\b/i,
    ],
    none: [refuted, /\b(?:or an? (?:man|woman)|who (?:can|knows|speaks|asked|called)|named|called|with a van)\b/i],
  },
  // One sex, faith or colour asked for, with the trade.
  {
    all: [
      /\b(?:looking for|look for|seek(?:s|ing)?|want(?:s|ed)?|need(?:s|ed)?|hire|hiring|recruit(?:ing)?|find (?:us|me)|after|prefer(?:s|ably)?|ideally)\b/i,
      /\b(?:an?|some|only|two|three|another|preferably|ideally) (?:(?:recent|young|strong|fresh|new|reliable|experienced|junior|senior|skilled|friendly|healthy|fit|full-time|part-time),? (?:and )?){0,2}(?:male|female|white|unmarried|childless|able-bodied|good-looking|straight|caucasian|christian|muslim|catholic) (?:[a-z]{4,10} )?(?:graduates?|school-?leavers?|cleaners?|drivers?|receptionists?|assistants?|secretar(?:y|ies)|accountants?|bookkeepers?|cooks?|chefs?|waiters?|bartenders?|cashiers?|sales ?(?:persons?|people|reps?|staff)|managers?|engineers?|developers?|technicians?|operators?|colleagues?|trainees?|interns?|apprentices?|clerks?|guards?|labourers?|consultants?|electricians?|plumbers?)\b/i,
    ],
    none: [
      refuted,
      /\b(?:models?|actors?|actress|cast(?:ing)?|voice|trial|shelter|refuge|more (?:female|women)|first|network|mentor\w{0,4}|speakers?|panel|bath|changing|search(?:es)? (?:of|on)|personal care|plugs?|connectors?|sockets?|adapters?)\b/i,
    ],
  },
  {
    all: [
      /\b(?:candidates?|applicants?|graduates?|tenants?|drivers?|receptionists?|assistants?|nann(?:y|ies)|colleagues?|staff|hires?|person|someone|somebody|role|job|post|position|flat|vacancy)\b/i,
      /\b(?:male|female|man|woman|christian|muslim|catholic|hindu|jewish|white|caucasian|unmarried|childless|native|straight) (?:(?:strongly|much|very much|ideally) )?preferred\b/i,
    ],
    none: [refuted, /\b(?:plugs?|connectors?|sockets?|adapters?|paint|walls?|colou?rs?|apps?|speakers?|plants?)\b/i],
  },
]);
