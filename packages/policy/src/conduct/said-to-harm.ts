import { facets } from '../text/sentence-facets.ts';
import { lawful, told } from './decided-by-ground.ts';
import { byGround, byOneGround } from './protected-grounds.ts';

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
      told,
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
      told,
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
    none: [told, lawful, /\b(?:chairs?|clothes|uniforms?|boots|helmets?|feel|felt|fear|if)\b/i],
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
    none: [told, lawful, /\b(?:dentist|allerg\w{1,3}|midwife|deaf to|blind to)\b/i],
  },
  // One sex, faith or colour asked for, with the trade.
  {
    all: [
      /\b(?:looking for|look for|seek(?:s|ing)?|want(?:s|ed)?|need(?:s|ed)?|hire|hiring|recruit(?:ing)?|find (?:us|me)|after|prefer(?:s|ably)?|ideally)\b/i,
      /\b(?:an?|some|only|two|three|another|preferably|ideally) (?:(?:recent|young|strong|fresh|new|reliable|experienced|junior|senior|skilled|friendly|healthy|fit|full-time|part-time),? (?:and )?){0,2}(?:male|female|white|unmarried|childless|able-bodied|good-looking|straight|caucasian|christian|muslim|catholic) (?:[a-z]{4,10} )?(?:graduates?|school-?leavers?|cleaners?|drivers?|receptionists?|assistants?|secretar(?:y|ies)|accountants?|bookkeepers?|cooks?|chefs?|waiters?|bartenders?|cashiers?|sales ?(?:persons?|people|reps?|staff)|managers?|engineers?|developers?|technicians?|operators?|colleagues?|trainees?|interns?|apprentices?|clerks?|guards?|labourers?|consultants?|electricians?|plumbers?)\b/i,
    ],
    none: [
      told,
      /\b(?:models?|actors?|actress|cast(?:ing)?|voice|trial|shelter|refuge|more (?:female|women)|first|network|mentor\w{0,4}|speakers?|panel|bath|changing|search(?:es)? (?:of|on)|personal care|plugs?|connectors?|sockets?|adapters?)\b/i,
    ],
  },
  {
    all: [
      /\b(?:candidates?|applicants?|graduates?|tenants?|drivers?|receptionists?|assistants?|nann(?:y|ies)|colleagues?|staff|hires?|person|someone|somebody|role|job|post|position|flat|vacancy)\b/i,
      /\b(?:male|female|man|woman|christian|muslim|catholic|hindu|jewish|white|caucasian|unmarried|childless|native|straight) (?:(?:strongly|much|very much|ideally) )?preferred\b/i,
    ],
    none: [told, /\b(?:plugs?|connectors?|sockets?|adapters?|paint|walls?|colou?rs?|apps?|speakers?|plants?)\b/i],
  },
]);
