import { facets } from '../../search/sentence-facets.ts';

const people =
  '(?:muslims?|jews?|hindus?|sikhs?|arabs?|africans?|poles|romanians?|turks|blacks?|asians?|indians?|pakistanis?|immigrants?|migrants?|foreigners?|refugees|gyps(?:y|ies)|gays?|lesbians?|trans people|women|girls|mothers|mums|moms|old(?:er)? people|disabled people|wheelchair users|people with headscarves)';
const work =
  '(?:posts?|jobs?|roles?|positions?|desk|reception|vacancy|vacancies|shifts?|candidates?|applicants?|shortlist|profiles?|hires?|interviews?|tills?|counter|teams?|crew|site|sales floor|kitchen|cvs?|accountants?|drivers?|nurses?|managers?|tenants?|flats?|apartments?|rooms?|house)';
/** That it is told, refuted or forbidden, and no wish of the writer's. */
export const told =
  /\b(?:disagree|nonsense|wrong|not true|outdated|myth|idea that|stereotype|unacceptable|complain\w{0,4}|reported?|apologi[sz]\w{1,3}|policy|forbids?|forbidden|illegal|unlawful|law|not allowed to ask|discriminat\w{0,5}|every age|all ages|regardless|help(?:s|ing)?|support(?:s|ing)?|charity|clinic|study|survey|award|museum|film|novel)\b|\?\W*$/i;

/** Whom a protected trait names, before the noun. */
const marked =
  '(?:female|male|older|elderly|disabled|handicapped|pregnant|foreign(?:-born)?|immigrant|black|asian|african|arab|turkish|polish|romanian|indian|pakistani|nigerian|muslim|jewish|hindu|gay|lesbian|trans(?:gender)?|autistic|deaf|blind)';
const persons =
  '(?:candidates?|applicants?|people|persons?|workers?|staff|hires|colleagues|drivers?|nurses?|technicians?|engineers?|cleaners?|carers?|teachers?|fitters?|guards?|reps|tenants?|job ?seekers?|recruits?|mothers?|women|men|couples)';
const sorted = `(?:(?:any|all|the|every|most|those|young|single|working|new|expectant|or|and|of) ){0,3}(?:${marked}(?:,? (?:(?:and|or) )?${marked}){0,2} ${persons}|(?:mothers?|mums?|moms?|women|parents|pregnan(?:t women|cies)|disabilities|immigrants|foreigners|refugees|muslims|jews|gays|wheelchair users|the (?:disabled|deaf|blind|elderly|over-[456]0s))(?! (?:only|clothing|shoes|sizes|products|items|toilets))|(?:${persons}|anyone|anybody|everyone|those) (?:with (?:an? |any |small |young )?(?:(?:physical|mental|learning|foreign) )?(?:disabilit(?:y|ies)|handicaps?|children|kids|babies|accents?|(?:foreign(?:-sounding)?|ethnic|arabic|turkish|african) (?:names?|surnames?|accents?))|in wheelchairs|who (?:is|are) (?:pregnant|disabled|foreign|gay|muslim|jewish|deaf|blind|married with children)))`;

/** Peoples and groups of whom nothing holds that is told of all. */
const peoples =
  '(?:(?:chinese|indian|arab|african|asian|polish|romanian|turkish|mexican|russian|nigerian|pakistani|german|italian|jewish|muslim|black|white|gay|disabled|old|older|foreign) (?:people|men|women|workers|drivers|sellers|buyers|employees)|(?:blacks|whites|latinos|mexicans|africans|asians|arabs|jews|muslims|indians|poles|romanians|turks|russians|women|girls|gays|immigrants|foreigners)(?: (?:and|or) (?:blacks|whites|latinos|mexicans|africans|asians|arabs|jews|muslims|indians|poles|romanians|turks|russians|women|gays|immigrants|foreigners))?)';

/** Women, mothers, the old and the foreign turned away in ways that name no rule. */
export const turnedAway = facets([
  // Sorted out before anybody sees them.
  {
    all: [
      new RegExp(
        `\\b${sorted} (?:should|must|can|will|shall|are to|is to|have to|need to) (?:[a-z]{4,10} )?be (?:[a-z]{4,10} )?(?:(?:filter|screen|weed|sift|sort|rul)(?:ed|ted)? out|excluded|discarded|rejected|binned|skipped|turned (?:away|down)|put (?:at the bottom|aside))\\b|\\b${sorted} (?:go|goes|land|lands|end up) (?:straight |directly )?(?:to|in|into|on|at) the (?:bin|trash|shredder|bottom|reject(?:ed)? pile)\\b`,
        'i',
      ),
    ],
    none: [told, /\b(?:never|not|nobody|by mistake|wrongly)\b/i],
  },
  {
    all: [
      /\bonly (?:healthy |able-bodied )?(?:candidates|applicants|people|persons|those|tenants|staff|drivers|workers) (?:without|with no|free of|who have no) (?:an? |any )?(?:(?:physical|mental|known) )?(?:disabilit(?:y|ies)|handicaps?|impairments?|chronic (?:illness|disease)|children|kids)\b/i,
      /\b(?:apply|join|work|considered|accepted|hired|rent|eligible|welcome|invited|interviewed)\b/i,
    ],
    none: [told],
  },
  {
    all: [
      /\b(?:mothers|moms|mums|pregnant women|women with (?:small |young )?(?:children|kids))(?: (?:of|with) (?:[a-z]{3,10} ){0,2}?(?:children|kids|babies|toddlers))? (?:are|is)(?:n't| not| never| no| hardly) (?:an? )?(?:good |great |right |real |proper )?(?:fit|match|option|choice) for\b/i,
    ],
    none: [told],
  },
  {
    all: [
      /\b(?:club|bar|place|house|flat|room|building|area|neighbou?rhood|street|school|team|company|firm|group|party|restaurant|event|forum|country|town)(?: is| are|'s) (?:only |just |strictly |meant |reserved |exclusively )?for (?:whites|white (?:people|men|women|families)|christians|aryans|straights|straight people|non-jews|non-muslims)\b(?! (?:in|against|united|together|at)\b)/i,
    ],
    none: [told, /\b(?:not (?:only|just)|christians and)\b/i],
  },
  {
    all: [
      new RegExp(
        `\\b${peoples} (?:tend to (?:be|make)|make|are (?:known|said|likely) to be|turn out to be|will always be|can be expected to be) (?:[a-z]{3,9} )?(?:worse|bad|poor|terrible|lousy|lazy|lazier|slower|dishonest|unreliable|weak(?:er)?|dirty|violent|stupid|dumb(?:er)?)\\b`,
        'i',
      ),
    ],
    none: [told, /\b(?:paid|treated|off|health|data|access|represented)\b/i],
  },
  {
    all: [
      new RegExp(
        `\\b${peoples} (?:always|all|never|just|only|will always|simply) (?:try to |want to )?(?:cheat|lie|steal|haggle|complain|smell|break (?:their|his) word|pay late|tell the truth|keep (?:their|his) word|work hard|learn)\\b`,
        'i',
      ),
    ],
    none: [told, /\b(?:game|play|joke|film|who|that|think|felt)\b/i],
  },
  {
    all: [
      /\b(?:ideal|perfect|preferred|right|best) (?:candidate|applicant|hire|tenant|fit|person)s?\b ?(?::|is|would be|-)/i,
      /\b(?:(?:young|white|strong|single|blond|healthy) (?:male|female|man|woman|guy|girl)|[a-z]{4,12} by birth|of (?:german|white|european|christian) (?:blood|descent|stock|origin))\b/i,
    ],
    none: [told, /\b(?:or (?:an? )?(?:young )?(?:female|woman|male|man)|patients?|buyer|model)\b/i],
  },
  {
    all: [
      new RegExp(
        `\\b(?:we|i|client|clients|please|our (?:recruiters?|consultants?|team|system|software|filters?|agency)|we'll|i'll)(?:'ll| will| can| could)? (?:(?:always|already|also|quietly|simply|just|gladly|have|has|automatically|wants? (?:us|you) to|asked (?:us|you) to|would like (?:us|you) to|prefers? (?:us|you) to|told (?:us|you) to) ){0,2}(?:(?:screen|filter|weed|sift|sort|rule)(?:s|ed|ing)? out|(?:exclude|discard|skip|bin|reject|disregard)(?:s|d|ed|ned|ped|ing)?|(?:leave|keep|throw)s? out|pass(?:es)? over|turn(?:s|ed)? (?:away|down)) ${sorted}`,
        'i',
      ),
    ],
    none: [
      told,
      /\b(?:never|not|n't|nobody|no one|trial|charged?|fees?|discount|mailing|campaign|audience|segment|ads?|if|whether|afraid|risk)\b/i,
    ],
  },
  // None of them to be sent.
  {
    all: [
      new RegExp(
        `\\b(?:don't|do not|never|stop|no need to|without|rather not|not to|refrain from) (?:bother )?(?:to )?(?:send|show|put|present|propose|suggest|submit|introduce|shortlist|forward|refer|recommend|bring)(?:t?ing)? (?:forward )?(?:us |me |them |him |her |over |through )?(?:any |more |the |of |those ){0,2}${marked}(?:,? (?:(?:and|or) )?${marked}){0,2} ${persons}\\b`,
        'i',
      ),
    ],
    none: [
      told,
      /\b(?:models?|actors?|actresses|only (?:male|female)|just (?:male|female)|unless|adverts?|ads|catalogue)\b/i,
    ],
  },
  {
    all: [
      new RegExp(
        `\\b(?:don't|do not|let's not|never|rather not|prefer not|not|without|stop) (?:to )?(?:send|sending|put|putting|hire|hiring|assign|assigning|place|placing|appoint|promote|give it to|have|let|want|need)(?: (?:us|me|him|her|them))? an? (?:(?:old|elderly) (?:wom[ae]n|man|lady|guy)|woman|girl|lady|female|foreigner|immigrant|muslim|jew|gypsy|(?:${marked}|white) (?:woman|man|guy|girl|${persons}))\\b[^.!?]{0,20}\\b(?:to|in|on|at|for|behind|into|near|round)\\b`,
        'i',
      ),
    ],
    none: [
      told,
      /\b(?:alone|unaccompanied|actors?|actress|models?|part of|film|wait|before|without (?:a|an|asking))\b/i,
    ],
  },
  {
    all: [
      new RegExp(
        `\\b(?:only|just) (?:send|give|bring|show|find|get|put forward)(?: (?:us|me|him|her|them))? (?:white|european|german|british|christian|straight|young|native-born) ${persons}\\b`,
        'i',
      ),
    ],
    none: [told],
  },
  {
    all: [
      new RegExp(
        `\\b(?:flat|room|house|apartment|job|role|place|post|position|seat|offer)\\b[^.!?]{0,24}\\bfor (?:an? )?(?:white|christian|german|british|straight|young|${marked}) (?:couples?|famil(?:y|ies)|gentlem[ae]n|lad(?:y|ies)|man|woman|${persons}) only\\b`,
        'i',
      ),
    ],
    none: [told],
  },
  {
    all: [
      /\b(?:can't|cannot|shouldn't|should not|couldn't) (?:be|do|become|lead|run|handle|drive|fix|teach)\b[^.!?]{0,30},? (?:because )?(?:he|she)(?:'s| is) (?:just |only )?an? (?:man|woman|girl|foreigner|muslim|jew)\b/i,
    ],
    none: [told],
  },
  {
    all: [
      new RegExp(
        `\\b(?:only|exclusively) (?:rent|let|sell|lease) to (?:white|german|british|american|french|dutch|christian|native)(?:-born)? (?:couples?|families|people|tenants|buyers)\\b|\\b(?:white|christian|straight|native-born) (?:members|guests|families|players|customers|tenants) only\\b|\\b(?:${peoples}|${people}) (?:can't|cannot|may not|must not|can never) (?:be|become|join) (?:an? |our |the )?(?:members?|club|teachers?|leaders?|staff|part of|tenants?)\\b`,
        'i',
      ),
    ],
    none: [told],
  },
  // One half of mankind above the other.
  {
    all: [
      /\b(?:men|women|whites|blacks|germans|christians|jews|muslims|asians|foreigners|boys|girls) (?:simply |just |always |usually )?(?:are|make|tend to (?:be|make)) (?:much |far |simply |just |naturally )?better (?:at )?(?:[a-z]{3,14} )?(?:[a-z]{3,14} )?than (?:men|women|whites|blacks|foreigners|boys|girls|immigrants|muslims|jews)\b/i,
    ],
    none: [told, /\b(?:paid|represented|off|race|tennis|match)\b/i],
  },
  // A sex and an age asked for together.
  {
    all: [
      /\b(?:looking for|search(?:ing)? for|seek(?:s|ing)?|wants?|wanted|needs?|hir(?:e|ing)|prefers?|like|after|must be|should be|has to be|find (?:us|me|them)) (?:to (?:hire|have|find|get) )?(?:only )?(?:an? )?(?:(?:single|strong|fit|healthy|smart|nice|reliable|presentable) )?(?:man|woman|male|female|guy|girl|lad|lady|gentleman|bloke|men|women)(?: who is| aged| and)?,? (?:and |but |aged |who is |ideally |preferably |if possible )?(?:no older than|not older than|not (?:over|above|past)|no more than|under|below|younger than|at most|up to|between|in (?:his|her|their)|aged?|over|above|older than) (?:the age of )?(?:(?:1[89]|[2-6]\d)(?! ?(?:%|percent|kg|minutes|hours|cm))|twent(?:y|ies)|thirt(?:y|ies)|fort(?:y|ies)|fift(?:y|ies)|(?:early |mid-?|late )?(?:20s|30s|40s))/i,
    ],
    none: [
      told,
      /\b(?:actors?|actress|models?|casting|voice|missing|trial|patients?|volunteers?|police|witness|role in|play|league|team-mate|medical|dating|suspect|wine|whisky)\b/i,
    ],
  },
  // Motherhood.
  {
    all: [
      /\b(?:rather not|prefer not to|don't|do not|won't|will not|not|never|no|nobody|without|avoid) (?:want |like |to |be |have |having |hire |take |get |see |with |an?y? |who ){0,5}(?:an? )?(?:(?:young|single|working|new|expectant) )?(?:mothers?|mums?|moms?|pregnant (?:women|woman|candidates?|applicants?)|women with (?:small |young )?(?:children|kids)|women (?:of|in) (?:child-?bearing|that) age)\b(?! (?:to (?!apply|work|join)|waiting|queu))/i,
      new RegExp(`\\b(?:${work}|work|client)\\b`, 'i'),
    ],
    none: [told, /\b(?:mother(?:'s|s') day|wait|forget|worry|toilets?|parking)\b/i],
  },
  {
    all: [
      /\b(?:isn't|is not|aren't|are not|not|won't|will not|without|no) (?:about to |going to |planning (?:to |on )?|likely to |soon to )?(?:have |having |get |getting |start |starting |want |wanting |be |become )?(?:babies|a baby|pregnant|a family|small children|young children|maternity leave|wedding plans)\b/i,
      /\b(?:wants?|like|needs?|prefers?|looking|rather|hire|send|only|ideally|must|should)\b/i,
      new RegExp(`\\b${work}\\b`, 'i'),
    ],
    none: [told, /\b(?:insur\w{2,5}|ferry|flight|cabin|nursery)\b/i],
  },
  {
    all: [
      /\b(?:women|woman|ladies|girls|someone|somebody) (?:who (?:is|are|has|have) )?(?:past (?:that|the baby|child-?bearing)|done (?:with )?having (?:children|kids|babies)|too old (?:to have|for) (?:children|kids|babies))\b/i,
      /\b(?:send|want|prefer|hire|need|rather|only|looking for|like)\b/i,
    ],
    none: [told],
  },
  {
    all: [
      /\b(?:don't|do not|won't|rather not|not|nobody|no one|never|without)\b[^.!?]{0,30}\b(?:be|is|get|gets|become|becomes|fall|falls|getting|becoming) pregnant\b/i,
      new RegExp(`\\b${work}\\b`, 'i'),
    ],
    none: [told, /\b(?:fire|dismiss|sack|ask whether|whether or not|because she)\b/i],
  },
  {
    all: [
      /(?:\b(?:will|going to|gonna|might|may|could)|'ll) (?:[a-z]{3,8} ){0,2}?(?:get|be|become|fall) pregnant\b/i,
      /\b(?:don't|do not|no point|not worth|never|rather not|why|won't|shouldn't|should not|let's not) (?:[a-z]{2,8} ){0,2}?(?:promot|hir|train|interview|invest|put|offer|consider|employ|keep|renew)\w{0,3}\b/i,
    ],
    none: [told],
  },
  {
    all: [
      /\b(?:someone|somebody|candidates?|applicants?|person|people|woman|man|colleague|tenants?) (?:who has |who have )?(?:without|with no|no) (?:any |small |young )?(?:children|kids)\b/i,
      /\b(?:wants?|like|needs?|prefers?|looking|rather|hire|send|only|ideally|must|should)\b/i,
      /\b(?:jobs?|roles?|posts?|positions?|vacanc(?:y|ies)|shifts?|hire|hiring|candidates?|applicants?|team|tenants?|flat|apartment)\b/i,
    ],
    none: [told, /\b(?:or without|with or|insur\w{2,5}|holiday|trip|discount|menu)\b/i],
  },
  {
    all: [
      new RegExp(`\\b(?:number|share|proportion|percentage) of (?:${peoples}|${people})\\b`, 'i'),
      /\b(?:keep|limit|reduce|cap|cut)\b/i,
      /\b(?:low|down|small|on|in|among|at|under|below)\b/i,
    ],
    none: [told, /\b(?:killed|injured|victims?|unemployed|infected|deaths?|poverty|wait|accidents?)\b/i],
  },
  {
    all: [
      /\b(?:he|she|they)(?:'s| is|'re| are) (?:black|white|asian|arab|african|muslim|jewish|hindu|foreign|gay|lesbian|trans|disabled|pregnant|deaf|blind|an immigrant|a foreigner|a muslim|a jew|a mother|a woman)\b/i,
      /\b(?:so|therefore|and|hence|that's why|which is why)\b[^.!?]{0,30}(?:\b(?:not|never|cannot|hardly)\b|n't)[^.!?]{0,20}\b(?:fits?|suits?|belongs?|be right|hire|invite|want|promote|trust)\b/i,
    ],
    none: [told, /\b(?:menu|meal|food|size|shoes?)\b/i],
  },
  // No place for them.
  {
    all: [
      /\b(?:women|an? woman|girls|ladies|foreigners|immigrants|old people|older people|muslims|blacks|gays|mothers|disabled people|migrants|refugees) (?:simply |just |really |still )?(?:ha(?:ve|s) no (?:place|business)(?! (?:to|for)\b)|don't belong|do not belong|(?:are|aren't|are not) (?:just |simply |really )?(?:not )?(?:made|built|meant|cut out|any good|no good|good) (?:for|on|at|with))\b/i,
      /\b(?:on|in|at|for|here|with|behind|running|leading|driving|doing|managing)\b/i,
    ],
    none: [
      told,
      /\b(?:made for (?:each other|walking|running)|shoes|jackets|clothes|tools made|good on (?:tv|stage)|nobody should|those who say)\b/i,
    ],
  },
  {
    all: [
      /\b(?:it's|it is|that's|this is|is) (?:really |clearly |just )?(?:an? )?(?:man's|men's|woman's|women's|girl's) (?:job|work)\b/i,
      /\b(?:send|hire|want|only|need|put forward|so|prefer|pick|lads?|blokes?)\b/i,
    ],
    none: [told, /\b(?:never done|used to be|no longer|not (?:just )?an? (?:man's|woman's))\b/i],
  },
  // Too old, or past some age.
  {
    all: [
      /\bat (?:his|her|their|such an?) age\b|\bat that age,? (?:he|she|they|people|women|men|candidates)\b/i,
      /\b(?:won't|can't|cannot|will never|never|hardly|too (?:late|old|slow)|not|no longer) (?:[a-z]{2,10} ){0,2}?(?:get|learn|keep|manage|cope|understand|handle|last|adapt|pick (?:it|this|things) up|be (?:able|worth|quick)|worth|fit|stay)\b/i,
      /\b(?:software|computers?|job|role|post|team|hire|hiring|candidate|system|work|pace|technology|training|invest)\b/i,
    ],
    none: [
      told,
      /\b(?:free|fares?|tickets?|discount|vaccin\w{1,4}|screen\w{0,3}|pension|ride|school|bus|my age|i was|doctor)\b/i,
    ],
  },
  {
    all: [
      /\b(?:strike|drop|remove|leave out|cross|weed out|filter out|screen out|sort out|skip|bin|exclude|throw out|take)\b/i,
      /\b(?:everyone|everybody|anyone|anybody|people|candidates|applicants|those|cvs?|all|profiles?|women|men)\b[^.!?]{0,16}\b(?:past|over|above|older than|beyond|born before) (?:the age of )?(?:3\d|4\d|5\d|6\d|19[4-8]\d|thirty|forty|fifty|sixty)\b(?! ?(?:minutes|hours|days|miles|km|euro|k\b|percent|%|points|employees|seats|kg|metres|years of experience))/i,
      /\b(?:shortlist|pile|candidates?|applicants?|cvs?|roles?|post|job|interviews?|selection|list)\b/i,
    ],
    none: [told, /\b(?:mailing|discount|vaccin\w{1,4}|screening|guest list|price list|orders?|invoices?|tenders?)\b/i],
  },
  {
    all: [
      /\b(?:clients?|owners?|boss|landlord|customers?|director|manager|we|they|he|she|i)(?:'d| would)? (?:much )?(?:likes?|prefers?|wants?|rather have) (?:to (?:see|have|hire|get) )?(?:somebody|someone|an? (?:candidate|applicant|person|colleague)|candidates|applicants|people) (?:who is |who's |who are )?(?:young(?:er)?|white|blonde?|attractive|slim|good-looking|pretty|childless|male|female|without an? (?:[a-z]{4,10} )?accent|with no accent)(?= ?[.,!;]|$| and| for(?! the part\b)| with| who| on| at| in| without)/i,
    ],
    none: [
      told,
      /\b(?:voices?|actors?|actress|models?|audience|market|study|survey|readers?|cast(?:ing)?|film|photos?|narrator|at heart)\b/i,
    ],
  },
  // Picked by their years.
  {
    all: [
      /\b(?:pick|choose|select|shortlist|short-list|send|give|find|bring|put forward|propose|line up|stick (?:to|with)|go for|take)(?: (?:me|us|only|just|some|a few|two|three|four|five|\d{1,2}|the|an?|out|someone|somebody)){0,3}(?: [a-z]{4,10})? (?:m[ae]n|wom[ae]n|guys?|girls?|lads?|lad(?:y|ies)|males?|females?|candidates?|applicants?|hires?)(?: (?:who are|aged))? (?:under|below|younger than|no older than|not over|not older than|over|above|older than) (?:the age of )?(?:2[2-9]|[3-6]\d|twenty-five|thirty|thirty-five|forty|forty-five|fifty|fifty-five|sixty)\b(?! ?(?:%|percent|per cent|minutes|hours|days|miles|km|euros?|pounds|dollars|k\b|kilos|kg|points|metres|seats|employees|years of))/i,
    ],
    none: [
      told,
      /\b(?:cup|teams?|match(?:es)?|race|relay|league|tournament|heats?|runs?|runners?|players?|squad|crew|boat|choir|filters?|segments?|audiences?|campaigns?|panels?|samples?|survey|study|trial|screening|vaccin\w{1,4}|jabs?|clinic|patients?|column|chart|report|tickets?|discounts?|menu|field|drop-?down|list box|category)\b/i,
    ],
  },
  // The right birth, name or look.
  {
    all: [
      new RegExp(
        `\\b(?:don't|do not|never|rather not|avoid|keep|no|not) (?:please )?(?:put |putting |send |sending |place |placing |hire |hiring |have |having |let |seat |seating |give |show |any |us |me |the ){0,4}${people}\\b[^.!?]{0,20}\\b(?:on|at|in|to|for|from|away|behind|near|off|round)\\b[^.!?]{0,20}\\b${work}\\b`,
        'i',
      ),
    ],
    none: [
      told,
      /\b(?:wait|miss out|forget|charge|changing|locker|men and women|both|there (?:were|was|are|have been|had been)|we (?:had|got|saw|found|received)|applied|applications?)\b/i,
    ],
  },
  {
    all: [
      /\b(?:feels? (?:better|safer)|more comfortable|happier|prefers?|rather|wants?|insists?|only|at ease|like|leave the others out|wouldn't accept)\b/i,
      /\b(?:(?:german|british|english|american|french|dutch|swedish|swiss|austrian|locally|native|polish|italian|spanish)[- ]born|of (?:german|british|english|american|french|dutch|european|white|pure) (?:descent|blood|stock|parents)|with (?:an? )?(?:german|british|english|proper|normal|decent|local|french|dutch)(?:-sounding)? (?:sur|last |family )?names?|(?:one|some) of our own (?:kind|people|sort)|people (?:who look )?like us|(?:from|with) our (?:own )?(?:race|blood))\b/i,
      new RegExp(`\\b(?:${work}|someone|somebody|people|client|landlord|owner)\\b`, 'i'),
    ],
    none: [told, /\b(?:designers?|singers?|artists?|authors?|composers?|wines?|brand|plants?)\b/i],
  },
  {
    all: [
      /\b(?:not|nothing|never|nobody|no one|none) (?:to|for|with)? ?(?:people|someone|somebody|anyone|families|tenants|applicants|candidates|those|couples)? ?(?:with|of|from) (?:such|that|those|this|these|foreign|strange|funny|unpronounceable) (?:an? )?(?:names?|backgrounds?|accents?|skin|headscar(?:f|ves)|religions?|looks?|faces?|passports?)\b/i,
      new RegExp(`\\b${work}\\b`, 'i'),
    ],
    none: [told, /\b(?:files?|columns?|fields?|domains?|tables?|products?)\b/i],
  },
  {
    all: [
      /\bno (?:men|women|girls|lads|blokes|guys|males|females|foreigners|pensioners|oldies|mums|mothers|muslims|immigrants)\b/i,
      /\bfor (?:this|the|that|our) (?:seat|role|job|post|position|shift|desk|team|flat|vacancy|reception)\b/i,
    ],
    none: [
      told,
      /\b(?:toilets?|showers?|shortage|(?:there|we) (?:are|were|have been|had|got|saw|found|received)|applied|found|show)\b/i,
    ],
  },
  {
    all: [
      /\b(?:nobody|no one|no|none|not anyone|without)\b[^.!?]{0,12}\b(?:gr[ea]y hair|wrinkles|headscar(?:f|ves)|turbans?|dark skin|foreign looks|hearing aids?)\b/i,
      new RegExp(`\\b(?:${work}|fresh face|colleague|hire|hiring|recruit)\\b`, 'i'),
    ],
    none: [told, /\b(?:shampoo|cream|salon|hairdresser|dye|photo)\b/i],
  },
  // A place is praised for who does not live there.
  {
    all: [
      /\b(?:(?:very |so |only a )?few|hardly any|scarcely any|almost no|practically no|not many|free of|without|no) (?:immigrants|migrants|foreigners|refugees|asylum seekers|blacks|black people|muslims|arabs|asians|africans|gyps(?:ies|y families)|turks|romanians)\b/i,
      /\b(?:areas?|neighbou?rhoods?|streets?|schools?|buildings?|towns?|districts?|villages?|quarters?|blocks?|suburbs?|estate|street|house|kindergarten|nursery)\b/i,
      /\b(?:great|good|nice|safe|quiet|lovely|better|best|clean|decent|respectable|desirable|sought[- ]after|(?:you'll|you will) (?:like|love)|luckily|fortunately|still)\b/i,
    ],
    none: [told, /\b(?:statistics|census|sadly|unfortunately|too few|jobs?|apply|applicants)\b|\?\W*$/i],
  },
]);
