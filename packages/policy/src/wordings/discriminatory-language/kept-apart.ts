import { facets } from '../../search/sentence-facets.ts';
import { told } from './turned-away.ts';

/** One of a people, a sex, a faith or an age. */
const one =
  '(?:african|arab|asian|american|indian|pole|turk|romanian|bulgarian|albanian|ukrainian|mexican|russian|nigerian|pakistani|chinese|german|italian|spaniard|greek|moroccan|syrian|afghan|jew|muslim|hindu|catholic|immigrant|foreigner|refugee|gyps(?:y|ies)|woman|girl|lady|gay|lesbian|blonde|mother|pensioner|(?:black|gay|disabled|blind|deaf|old|foreign|muslim|jewish|arab|asian|african) (?:person|man|woman|guy|lady|girl))';
/** The same of many. */
const many =
  '(?:africans|arabs|asians|indians|poles|turks|romanians|bulgarians|albanians|ukrainians|mexicans|russians|nigerians|pakistanis|the chinese|italians|spaniards|greeks|moroccans|syrians|afghans|jews|muslims|hindus|immigrants|migrants|foreigners|refugees|asylum seekers|gypsies|women|girls|ladies|gays|lesbians|blondes|mothers|pensioners|blacks|old people|older people|disabled people|(?:black|brown|gay|lesbian|trans|disabled|blind|deaf|old|elderly|foreign|muslim|jewish|arab|asian|african|polish|turkish|indian) (?:people|men|women|workers|drivers|couples|families)|wheelchair users)';
/** Any of them, or by what is seen or heard of them. */
const marked = `(?:${one}|${many}|mothers? of (?:two|three|four|five|small children)|(?:\\d\\d|(?:twenty|thirty|forty|fifty|sixty)-[a-z]{3,5})-year-olds?|single (?:mums?|mothers?)|pregnant (?:woman|women|applicants?)|headscar(?:f|ves)|hijabs?|turbans?|stammers?|lisps?|foreign accents?)`;
/** Where people are hired, live or are let in. */
const work =
  '(?:jobs?|roles?|posts?|positions?|front desk|reception|bar|counter|till|shop ?floor|sales floor|trading floor|vacanc(?:y|ies)|shifts?|teams?|crew|staff|hires?|hir(?:ed|ing)|recruit\\w{0,4}|employ\\w{0,4}|candidates?|applicants?|appl(?:y|ications?)|tenants?|flats?|apartments?|rooms?|let|rent(?:s|ing)?)';
/** What passes with age, or is said to. */
const aged = '(?:3[5-9]|[4-7]\\d|forty|fifty|sixty|seventy|that age|his age|her age|your age)';

/** Backhanded praise, wishes for another age or birth, and tales of a whole people: nobody is named as shut out. */
export const keptApart = facets([
  // "Quite organised for an African".
  {
    all: [
      new RegExp(
        `\\b(?:quite|surprisingly|very|pretty|remarkably|rather|unusually|really|so|astonishingly|oddly|amazingly) (?:well[- ])?(?:[a-z]{3,6}[- ])?(?:organi[sz]ed|punctual|honest|clean|tidy|hard-?working|reliable|smart|clever|bright|articulate|polite|civili[sz]ed|educated|spoken|intelligent|sharp|ambitious|technical|rational|calm|tough|strong|fast|quick|good|decent|competent|professional)\\b[^.!?,;]{0,20}\\bfor an? ${one}(?= ?(?:[.,!;]|$| (?:his|her|of|from|who|at)\\b| in (?!his\\b|her\\b|need\\b|labou?r\\b)))`,
        'i',
      ),
      /\b(?:he|she|they|you|he's|she's|they're|you're|his|her|their|your|the (?:candidate|applicant|new [a-z]{3,12}))\b/i,
    ],
    none: [told, /\b(?:restaurants?|wines?|cars?|films?|dishes|coffee|sizes?|height|tall|race|record|time)\b/i],
  },
  {
    all: [
      new RegExp(
        `\\bfor an? (?:${one}|man|bloke|boy),? (?:he|she|you|they)(?:'ve| have| has)? [a-z]{3,10} (?:[a-z]{2,10} ){0,2}?(?:amazingly|surprisingly|quite|remarkably|unusually|pretty|rather|very|astonishingly|really) (?:well|good|cleanly|clearly|neatly|fast|skilfully|fluently|politely)\\b`,
        'i',
      ),
    ],
    none: [told],
  },
  // Nobody of some age, no children, no wedding.
  {
    all: [
      new RegExp(
        `\\b(?:(?:rather not|prefer not to|don't|do not|didn't|never|no|not|without)(?: (?:to|want|like|see|have|take|hire|get|put|keep|need|considering|interviewing|looking for)){0,3} (?:any(?:one|body)|someone|somebody|people|staff|candidates|applicants|employees|m[ae]n|wom[ae]n)|nobody|no one|no-one) (?:who (?:is|are) )?(?:over|above|older than|past|beyond|on the wrong side of) (?:the age of )?${aged}\\b(?! ?(?:minutes|hours|days|miles|kg|kilos|percent|%))`,
        'i',
      ),
      new RegExp(`\\b${work}\\b`, 'i'),
    ],
    none: [told, /\b(?:insur\w{2,5}|screening|vaccin\w{1,4}|league|cup|wait|miss out)\b/i],
  },
  {
    all: [
      /\b(?:hop(?:e|ing)|look(?:s|ing)?|want(?:s|ed)?|needs?|prefers?|like|find|search(?:ing)?|rather|after|would suit)\b[^.!?]{0,24}\b(?:someone|somebody|an? (?:candidate|person|colleague|girl|guy|woman|man|receptionist|hostess|waiter|waitress|assistant|face)|people|candidates)\b[^.!?]{0,24}\b(?:younger(?!-at)|prettier|slimmer|more attractive|better[- ]looking|fresher-faced|less foreign|not so old|not too old)\b/i,
      new RegExp(`\\b${work}\\b`, 'i'),
    ],
    none: [told, /\b(?:models?|actors?|cast(?:ing)?|audience|readers?|customers|players?|dogs?|vintage|at heart)\b/i],
  },
  {
    all: [
      /\b(?:ideally|preferably|best if|we'd like|must|should|hope(?:fully)?|want|prefer)\b/i,
      /\b(?:hire|recruit|candidate|applicant|colleague|assistant|employee|receptionist|nanny|tenant)\b/i,
      /\b(?:has|have|with|wants?|having)(?: got)? no (?:kids|children|babies|toddlers|family plans|plans for (?:kids|children|a family))\b|\b(?:isn't|is not|not|no longer) (?:planning|trying for|thinking of|expecting) (?:any|kids|children|a (?:family|baby))\b/i,
    ],
    none: [told, /\b(?:or without|insur\w{2,5}|menu|ticket|trial)\b/i],
  },
  {
    all: [
      /\b(?:she|(?:the|this|that) (?:candidate|woman|girl|applicant))(?:'s| is| has| was)?\b[^.!?]{0,12}\b(?:engaged|married|pregnant|newly-?wed|thirty|in her thirties|of that age)\b/i,
      /\b(?:expect|bound to|will (?:soon|surely|be)|before long|within (?:the|a) year|next thing|any day|soon enough|only a matter of time|wants?)\b[^.!?]{0,24}\b(?:bab(?:y|ies)|pregnan\w{2,3}|maternity|kids|children|on leave|a family)\b/i,
    ],
    none: [told, /\b(?:congrat\w{0,12}|happy|lovely|shower|gift|card|delighted|cover for)\b/i],
  },
  // "At sixty he is past learning it, so we'd hire someone else".
  {
    all: [
      new RegExp(`\\b(?:at|over|past|nearly|already|he's|she's|they're|is|being) ${aged}\\b`, 'i'),
      /\b(?:past|too (?:old|late|slow)|beyond|won't|never|hardly|can't|cannot|not going to|no longer|unlikely to)\b[^.!?]{0,16}\b(?:learn\w{0,3}|chang\w{1,3}|adapt\w{0,3}|keep(?:ing)? up|retrain\w{0,3}|new (?:tricks|system|tools?|ways))\b/i,
      /\b(?:hire|someone else|somebody else|younger|replace|let (?:him|her|them) go|pass on|look for|not worth)\b/i,
    ],
    none: [told, /\b(?:i'm|i am|my age|myself)\b/i],
  },
  // What clients are said to expect.
  {
    all: [
      /\b(?:clients?|customers?|guests|patients|the board|our partners|people)\b[^.!?]{0,12}\b(?:expect|want|prefer|like|trust|respect|rather (?:see|have|deal with))s? (?:to (?:see|have) )?an? (?:man|woman|white (?:man|woman|face)|native|christian|young (?:man|woman|face))\b/i,
      /\b(?:in|on|behind|at|for) (?:that|this|the|such an?) (?:chair|seat|role|job|position|post|desk|wheel|counter|floor|office)\b/i,
    ],
    none: [told],
  },
  {
    all: [
      /\b(?:turkish|arab(?:ic)?|african|polish|romanian|muslim|jewish|foreign(?:-sounding)?|indian|pakistani|nigerian|russian|asian|ethnic) (?:sur|last |family )?(?:names?|accents?|faces?|looks)\b/i,
      /\b(?:scares?|puts? off|frightens?|(?:is|are|looks?) bad for|costs? us|drives? away|unsettles?|deters?)\b/i,
      /\b(?:clients?|customers?|guests|buyers|tenants|callers|business)\b/i,
    ],
    none: [told, /\b(?:shouldn't|should not|must not|software|speech|recogni\w{3,6})\b/i],
  },
  // A man's thing.
  {
    all: [
      /\b(?:is|are|was|'s|stays?) (?:really |more |simply |clearly |just |always |rather |mostly |hardly |not |never |no ){0,3}(?:of )?(?:an? )?(?:man's|men's|woman's|women's|girl's|lad's) (?:thing|business|world|domain|game|trade|place)\b/i,
      /\b(?:jobs?|roles?|posts?|lifting|driving|roof(?:s|ing)?|warehouse|sales|trading|site|shifts?|machines?|management|engineering|kitchen|reception|this work|the work)\b/i,
    ],
    none: [
      told,
      /\b(?:used to be|never was|not (?:just |only )?(?:a )?(?:man's|men's)|song|shop|magazine|clothing)\b/i,
    ],
  },
  {
    all: [
      /\b(?:hardly|not|nothing|never|no)(?: really| something| anything| a thing| a job| a place| work| job| place){0,2} for (?:ladies|women|girls|an? (?:woman|girl|lady|foreigner)|mothers|old people|older people|the elderly|foreigners|immigrants|disabled people)(?= ?(?:[.,!;]|$| (?:like|at|in|on|to)\b))/i,
      /\b(?:jobs?|roles?|posts?|work|lifting|driving|climbing|roofs?|warehouse|trading|site|shifts?|machines?|management|engineering|night)\b/i,
    ],
    none: [told, /\b(?:toilets?|sizes?|shoes|cover|charge|fee|parking|seats?|queue)\b/i],
  },
  // Of the right birth.
  {
    all: [
      /\b(?:only|just|exclusively|nobody but|no one but|none but)\b/i,
      /\b(?:(?:were|was|are|is|been) born (?:and (?:bred|raised) )?(?:here|in (?:this country|germany|england|britain|america|france|holland|austria|switzerland|poland|italy|spain))|whose (?:parents|grandparents|families|family|ancestors) (?:grew up|are from|come from|were born|have lived|lived))\b/i,
      new RegExp(`\\b(?:${work}|take on|a place|accepted?|considered|welcome)\\b`, 'i'),
    ],
    none: [told, /\b(?:passports?|visas?|citizenship|census|museum|vote|films?|cheese|lambs?|calves|foals?)\b/i],
  },
  // Tales of a whole people.
  {
    all: [
      new RegExp(`\\b(?:${many}|those people|these people|that lot|people like that)\\b`, 'i'),
      /\b(?:breed(?:s|ing)? like (?:rabbits|rats|flies)|liv(?:e|es|ing) (?:off|on) (?:the (?:state|dole|taxpayer)|benefits|welfare|our (?:taxes|money))|com(?:e|es|ing) (?:over )?here (?:only |just |merely |simply )?(?:to|for)\b[^.!?]{0,16}\b(?:money|benefits|welfare|our)|(?:take|taking|steal|stealing) (?:all )?our (?:jobs|houses|homes|flats|women)|spong(?:e|es|ing) off|milk(?:s|ing)? the (?:state|system))\b/i,
    ],
    none: [told, /\b(?:rabbits and guinea pigs|fish|who say|accused|prejudice|claim(?:s|ed)? that)\b/i],
  },
  {
    all: [
      new RegExp(
        `\\b(?:you|we all|everybody|everyone) knows? (?:how|what) ${many} (?:are|is|drive|do|get|think|behave|work|pay|treat)\\b`,
        'i',
      ),
    ],
    none: [told, /\b(?:feel|struggle|suffer|busy|important|hard|much)\b/i],
  },
  {
    all: [
      new RegExp(
        `\\b(?:never|don't|do not|wouldn't|shouldn't|better not|not to) (?:ever )?(?:let|trust|allow|leave|have|want|see|give) (?:an?|any) ${one} (?:to )?(?:handle|run|drive|near|touch|manage|do|be|have|loose|alone|with|work|sell|cook|park|lead|in charge|close to|behind)\\b`,
        'i',
      ),
    ],
    none: [told, /\b(?:wait|walk home|alone at night|unaccompanied|in labour|stand|carry)\b/i],
  },
  {
    all: [
      new RegExp(
        `\\b${many} (?:just |simply |really |still |all ){0,3}(?:aren't|are not|are never|are hardly|can't be|will never be|are) (?:just |simply |really |any |so |all ){0,3}(?:good|great|bad|terrible|hopeless|useless|reliable|any use|no good|no use) (?:with|at|on|as|for|when it comes to) (?:customers?|money|clients?|numbers|machines?|machinery|computers?|driving|maths|time|deadlines|pressure|leading|leadership|management|technology|tools|words|logic|punctuality|hard work|orders|anything)\\b`,
        'i',
      ),
    ],
    none: [told],
  },
  // Sent elsewhere.
  {
    all: [
      new RegExp(
        `\\b${many} (?:should|must|can|may|had better|would do better to|are better off|will have to|need to|ought to|please) (?:kindly |please )?(?:look|look(?:ing)?|go|try|stay|staying|book|apply|eat|shop|rent|live|search|find)\\b[^.!?]{0,16}\\b(?:elsewhere|somewhere else|some(?:where)? other|another|away|at home)\\b`,
        'i',
      ),
    ],
    none: [
      told,
      /\b(?:until|repair\w{0,3}|broken|out of order|closed|works?|sorry|flood\w{0,3}|entrance|lift|ramp|route|door)\b/i,
    ],
  },
  {
    all: [
      /\bif you(?:'re| are)? (?:use a wheelchair|in a wheelchair|disabled|gay|lesbian|trans|blind|deaf|muslim|jewish|foreign|an immigrant|a foreigner|pregnant|over (?:4\d|5\d|6\d|forty|fifty|sixty)|wear(?:ing)? a (?:headscarf|hijab|turban)|a (?:woman|mother))\b/i,
      /\b(?:isn't|is not|'s not|not) (?:for you|your place|the (?:place|club|job|right place) for you|(?:a|the) place for you)\b/i,
    ],
    none: [told, /\b(?:ride|sauna|vaccine|diet|course of|medicine|supplement|ladder|altitude|dive|diving|x-?ray)\b/i],
  },
  // Said not to fit, not to last, to feel out of place.
  {
    all: [
      new RegExp(`\\b${marked}\\b`, 'i'),
      /\b(?:won't|wouldn't|will not|doesn't|don't|can't|couldn't|never|not)\b (?:really |quite |ever |simply )?(?:fit in|fit|suit|belong|blend in|cope|last|mix|get along|have the (?:stamina|strength|nerves|patience|head|guts|time|energy)|be (?:up to|right|reliable|flexible))\b|\b(?:feel|feels|be|is|are|look|looks) (?:rather |quite |a bit |just |simply )?(?:odd|strange|wrong for|uneasy|awkward|out of place|not right for)\b/i,
      new RegExp(`\\b(?:${work}|with (?:us|the lads|the boys|the team)|this (?:club|firm|place))\\b`, 'i'),
    ],
    none: [told, /\b(?:sizes?|helmets?|shoes|clothes|chairs?|ramp|lift|until|because (?:we|our)|sorry|if we don't)\b/i],
  },
  {
    all: [
      new RegExp(
        `\\b(?:rather|prefers?)\\b[^.!?]{0,40}\\b(?:than|to|over) (?:an? )?(?:${one}|${many})(?= ?(?:[.,!;]|$| (?:in|on|at|for|as|living)\\b))`,
        'i',
      ),
      new RegExp(`\\b${work}\\b`, 'i'),
    ],
    none: [told, /\b(?:food|cuisine|wine|music|films?|talk(?:ing)?|speak(?:ing)?|listen\w{0,3}|sell(?:ing)?)\b/i],
  },
  {
    all: [
      new RegExp(`\\b(?:had|seen|have) (?:our share|enough|more than enough|our fill) of (?:the )?${many}\\b`, 'i'),
    ],
    none: [told, /\b(?:stories|films|food|visitors)\b/i],
  },
  {
    all: [
      new RegExp(
        `\\b${many} (?:will|would|'ll|always|just|all|only|tend to|are known to|are out to) ?(?:always |just |only )?(?:pinch|steal|cheat|nick|rob|con|swindle|lie|loot|trick|scam|haggle)s?\\b`,
        'i',
      ),
    ],
    none: [told, /\b(?:game|play|joke|film|who)\b/i],
  },
  {
    all: [
      /\b(?:keep|leave|save|reserve|hold)\b[^.!?]{0,30}\b(?:desk|shifts?|jobs?|roles?|posts?|position|management|vacancy|night work|roof work|lifting)\b[^.!?]{0,20}\b(?:for|to) (?:the |our )?(?:men|lads|boys|blokes|guys|girls|women|ladies|germans|locals|christians)\b(?= ?(?:[.,!;]|$))/i,
    ],
    none: [told, /\b(?:changing|toilets?|league|sauna|choir|practice|showers?|refuge|shelter)\b/i],
  },
  {
    all: [
      /\b(?:no one|nobody|no-one|none|not anyone|without anyone)\b[^.!?]{0,30}\b(?:headscar(?:f|ves)|hijabs?|turbans?|stammers?|lisps?|wheelchairs?|walking stick|dreadlocks|dark skin|foreign names?)\b/i,
      new RegExp(`\\b${work}\\b`, 'i'),
    ],
    none: [told, /\b(?:stare|laugh|waits?|left behind|wearing a (?:helmet|mask))\b/i],
  },
  {
    all: [
      new RegExp(
        `\\bfor an? ${one}\\b[^.!?]{0,30}\\b(?:he|she|you|they)(?:'s|'re| is| are| was| were) (?:amazingly|surprisingly|quite|remarkably|unusually|pretty|rather|very|astonishingly) (?:organi[sz]ed|punctual|honest|clean|tidy|hard-?working|reliable|smart|clever|bright|articulate|polite|civili[sz]ed|educated|intelligent|sharp|technical|rational|competent)\\b`,
        'i',
      ),
    ],
    none: [told],
  },
]);
