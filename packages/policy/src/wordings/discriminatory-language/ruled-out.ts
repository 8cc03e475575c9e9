import { facets } from '../../search/sentence-facets.ts';
import { refuted } from './decided-by-ground.ts';
import { byGround, ground, withTrait } from './protected-grounds.ts';

/** What one person is, has or will become, named as a reason. */
const trait =
  "(?:an? (?:single )?(?:mother|woman|girl|mum|mom)(?: (?:of|with) (?:two|three|four|five|small children|kids|children))? (?:can't|cannot|can not|won't|will not|would never|wouldn't|would not|could not|couldn't|will never|would only|is not|isn't)|(?:your|her|his|the) (?:sur|last |family )?name (?:(?:doesn't|does not) (?:really )?sound (?:german|british|english|french|dutch|european|american|local|christian)|(?:sounds|is) (?:too |so |rather |very )?(?:foreign|arab(?:ic)?|turkish|african|muslim|jewish|polish|indian|asian))|(?:your|her|his|their|the (?:candidate|applicant|tenant)'s) (?:(?:foreign|thick|heavy|strong|eastern|young|old|advanced|mental|physical|chronic|muslim|jewish) ){0,2}(?:age|accent|headscarf|hijab|turban|skin(?: colou?r)?|religion|faith|beliefs|nationality|origin|ethnicity|race|disability|handicap|wheelchair|impairment|depression|epilepsy|autism|adhd|dyslexia|stammer|stutter|hearing (?:aid|loss)|hiv status|sex|gender|sexuality|(?:sexual )?orientation|marital status|pregnancy|maternity leave|motherhood|weight)|(?:at|aged) (?:4[5-9]|[56]\\d|forty-five|fifty|sixty)(?= ?(?:,|years old|(?:he|she|you|they)\\b))|(?:you're|you are|he's|he is|she's|she is|they're|they are|he was|she was|you were|being) (?:already |now |also |still |apparently )?(?:(?:nearly |almost |over |past )?(?:4[5-9]|[56]\\d|fifty|sixty)(?= ?(?:[.,!;]|$|and\\b|we\\b|i\\b|years))|pregnant|expecting(?! (?:a|an|the|your|our)\\b(?! (?:baby|child)))|(?:an? )?(?:single )?(?:mother|mum|mom|father|woman|girl|muslim|jew|foreigner|immigrant|refugee)(?= ?(?:[.,!;]|$|and\\b|we\\b|i\\b|of\\b|with\\b))|gay|lesbian|transgender|disabled|deaf|blind|autistic|dyslexic|overweight|obese|divorced|unmarried|black|muslim|jewish|from (?:abroad|africa|nigeria|syria|afghanistan|romania|bulgaria|albania|turkey|morocco|somalia|pakistan|india|iraq|iran|eastern europe))|as an? (?:single |new |young |working |older |disabled |foreign |muslim |jewish |gay |black )?(?:mother|mum|mom|father|woman|girl|foreigner|immigrant|muslim|jew|wheelchair user|refugee)|(?:plan(?:s|n(?:ing|ed))?|hop(?:e|es|ing)|want(?:s|ing)?|going|trying|about|likely) to (?:have (?:children|kids|a baby|another (?:baby|child))|get pregnant|start a family|get married)|(?:uses?|using|sits? in|needs?|is in|are in) a wheelchair|wears? (?:an? )?(?:hijab|headscarf|turban|burka|niqab|kippa)|(?:will|might|could|may|going to|bound to|'ll) (?:[a-z]{3,9} )?(?:be|get|become) pregnant|(?:has|have|with|having) (?:(?:small|young|little|two|three|four),? ){1,2}(?:children|kids|toddlers|babies)|(?:back|returned) from (?:maternity|parental|sick) leave|on maternity leave|born (?:abroad|in (?:africa|asia|turkey|poland|india|pakistan|romania)))";
/** Linked to what is decided as its reason, rather than told beside it. */
const reason =
  "(?:because|since|as|due to|owing to|given|considering|in view of|in light of|so|hence|therefore|which is why|that's why|this is why|and|with|on account of|at|aged|being|would|'d|will|'ll|is|was|could|means?|for)";
/** A door closed on one person: an offer taken back, another one taken, no place in the team. */
const refused =
  "(?:(?:decid(?:e|ed|ing)|voted?|advise|recommend|was|am|are|were) (?:strongly )?against (?:you(?! (?:on|with|in)\\b)|him|her|them|your (?:application|candidacy|promotion)|(?:hir|offer|promot|invit|tak|renew|extend|keep|appoint|rent|lett)ing)|(?:went|go|going|gone) with (?:someone else|somebody else|someone (?:younger|local)|somebody (?:younger|local)|(?:another|a (?:younger|male|local|different)) (?:candidate|applicant|person|tenant|family|couple|man|guy|colleague|driver|nurse|woman)s?)|(?:chose|choose|chosen|picked|prefer(?:red)?|hired?|took|taken|take|found|selected|want(?:ed)?) (?:someone|somebody) (?:else|younger|local|fitter|without|who)|(?:chose|choose|chosen|picked|preferred|hired|took|selected) (?:another|a different|a (?:younger|male|local)) (?:candidate|applicant|person|tenant|family|couple|man|colleague)|(?:decided not to|not to|won't|will not) (?:extend|renew|prolong|promote|hire|keep)|(?:gave|give|given|offer(?:ed)?|let) (?:the|that|this|it|her|his) ?(?:[a-z]{4,12} )?(?:to|went to) (?:someone else|somebody else|(?:the |a )?(?:younger|male|local)\\b|a man)|(?:flat|room|job|role|post|position|promotion|training|project) (?:went|goes|will go) to (?:someone|somebody|another|a (?:man|younger|local))|(?:can't|cannot|can not|couldn't|won't|will not|wouldn't|would not|not (?:able|going|willing|prepared|ready) to|unable to|decided not to|better not|rather not|prefer not to|should not|shouldn't|don't want to|do not want to|must not) (?:[a-z]{3,9} )?(?:offer (?:you|her|him|them) (?:the|a|this|that|any)|offer (?:the|this|a) (?:[a-z]{3,10} )?(?:job|role|position|post|flat|room|apartment|house|contract|tenancy|table|place)|hire|employ|promote|rent|let (?:it|the (?:flat|room|house|apartment)|you have)|keep (?:you|her|him) on|take (?:you|her|him) on|put (?:you|her|him) forward|send (?:you|her|him) to (?:the |our )?(?:client|customer|site)s?|(?:renew|extend) (?:your|her|his|the) contract|consider (?:you|her|him|your|the application)|accept (?:you|her|him|your (?:application|booking))|serve (?:you|her|him)|proceed with (?:you|her|him|your)|move forward with (?:you|her|him|your)|give (?:you|her|him) (?:the|this|a|that) (?:[a-z]{3,10} )?(?:job|role|position|post|flat|room|contract|account|project|promotion|shift)s?|invite (?:you|her|him) (?:to|for) (?:an?|the) interview|let (?:you|her|him) (?:join|in|take part|play|work|drive|lead)|(?:put|have|place|use|seat|show) (?:you|her|him) (?:in front of|on the|at the|near|with (?:our|the)))|(?:not|[a-z]{2,6}n't)\\b[^.!?]{0,40}\\b(?:right|the right thing|suitable) for (?:you|her|him)|(?:don't|do not|can't|cannot) (?:really )?(?:see|imagine) (?:it|this|that|you|her|him) (?:work(?:ing)?|in|on|at|here|doing|with)|(?:it|this|that) (?:won't|will not|wouldn't|can't) work(?: out)?|(?:withdraw(?:n|ing)?|withdrew|rescind(?:ed)?|revoked?|cancel(?:led|ed|ling)?|tak(?:e|en|ing) back|pull(?:ed)?) (?:the|our|your|her|his|this|that) (?:job |interview |employment )?(?:offer|contract|viewing|application|invitation|interview|tenancy|lease|promotion)|(?:reject(?:ed|ing)?|turn(?:ed|ing)? down|declin(?:e|ed|ing)|refus(?:e|ed|ing)|sort(?:ed)? out) (?:you\\b|him|her|them|(?:your|her|his|the|this|that) (?:application|candidate|applicant|tenant|booking|cv))|(?:(?:would|will|does|do|did)(?: not|n't)|won't|never) (?:really |quite |simply )?(?:fit(?: in| into)?|suit|be (?:a |the )?(?:good |right )?(?:fit|match)|be (?:suitable|suited|right|able to (?:keep|cope|handle|manage))|last|cope|keep up)|not (?:a |the )?(?:good |right )(?:fit|match|person|candidate|choice)|(?:not|un) ?suitable for|(?:let's|we should|i'd|we'd|we'll|i'll|better|rather|please) (?:give|hand|offer|pass) (?:the|her|his|that|this|it)(?: [a-z]{4,12})? ?to|(?:passed|pass|skip|skipped) (?:her |him |them )?over|(?:too (?:hard|much|demanding|stressful|tough|difficult|fast|physical|risky)) for (?:you|her|him)|(?:miss|take|need|be off) (?:too many|too much|a lot of|half the|most) (?:shifts?|days|work|time off|time|leave)|(?:put|puts|putting|turn|scare) (?:our |the |some |their )?(?:[a-z]{3,9} )?(?:clients|customers|guests|patients|visitors) off|happier (?:somewhere|elsewhere|in (?:a|another))|(?:another|a different) (?:area|building|employer|landlord) would (?:suit|be better))";
/** Where the refusal stands: in working life, in housing, at the counter. */
const field =
  '(?:jobs?|roles?|positions?|posts?|team|office|offers?|applications?|applying|applied|candidates?|applicants?|interviews?|promot\\w{1,5}|contracts?|shifts?|hir(?:e|ed|ing)|employ\\w{0,4}|cvs?|flats?|apartments?|rooms?|house|tenan\\w{1,5}|lease|viewing|rent(?:al)?|landlord|owner|loan|account|table|bookings?|membership|clients?|customers?|guests|work|company|desk|someone|somebody|another|forward|leave|fit|somewhere|elsewhere|group|club|course|against (?:you|him|her))';
/** What cares for somebody, who is not ruled out by it. */
const caring =
  '(?:safe(?:ty)?|unsafe|massage|sauna|treatments?|rides?|x-?rays?|vaccin\\w{1,4}|doctors?|doses?|medicines?|doctor|midwife|lift|elevator|stairs|steps?|ground floor|step-free|ramp|until|when (?:you|she|he) (?:are|is|come|comes)|cover(?:s|ed|ing)?|stand(?:s|ing)? in|postpone\\w?|resched\\w{1,6}|at (?:your|her|his) (?:own )?(?:request|wish)|asked (?:us|me) (?:to|not)|no (?:role|bearing|influence|difference)|nothing to do|not because|legal(?:ly)?|sentenc\\w{1,4}|guardians?|parents? must|under 18|congratulat\\w{1,4}|insur\\w{2,5}|instead of (?:mondays?|fridays?)|(?:another|new|later|different) (?:date|day|time|slot)|handover)';
const innocent = new RegExp(`\\b${caring}\\b`, 'i');

/** Any one person of a sex, a faith, a people or a state of family, wanted before all others. */
const wanted =
  "(?:(?:an? |the |only |some |just )?(?:(?:young|nice|quiet|strong|respectable|proper|decent|real|working|friendly|local),? (?:and )?){0,2}(?:(?:german|british|english|american|french|dutch|swiss|austrian|italian|spanish|polish|european|christian|catholic|muslim|jewish|hindu|white|native|straight|heterosexual|childless|unmarried|male|female|able-bodied) (?:famil(?:y|ies)|couples?|tenants?|candidates?|applicants?|persons?|people|wom[ae]n|m[ae]n|lad(?:y|ies)|girls?|guys?|colleagues?|employees?|staff|guests?|neighbou?rs?|lodgers?|flatmates?|nann(?:y|ies)|drivers?|cleaners?|doctors?|buyers?)|(?:couples?|tenants?|famil(?:y|ies)|persons?|people|someone|somebody|candidates?|applicants?|wom[ae]n) (?:without|with no|who (?:[a-z]{2,8} ){0,4}(?:has|have) no|who (?:does|do)(?:n't| not) (?:have|want)) (?:any |small |young )?(?:children|kids)|(?:an? (?:man|woman|lady|girl|guy|bloke|male|female)|men|women|males|females|ladies|girls|guys)))";

/** Terms that are harder than those of others. */
const dearer =
  /\b(?:pays? (?:the )?(?:full|whole|double|more|extra|everything|up ?front|in advance|cash)|(?:pay|paid|payment|money|rent|deposit|price|amount)\b[^.!?]{0,20}\b(?:up ?front|in advance)|add(?:s|ed)? (?:\d{1,2}|ten|fifteen|twenty|an extra|a) ?(?:%|percent|per cent|surcharge|premium|fee)|(?:extra|higher|bigger|double|additional) (?:charge|fee|deposit|rate|price|premium|prices|rates|deposits))(?![a-z])/i;
/** What makes them so for everybody's orders from afar. */
const trade =
  /\b(?:sanction\w{0,3}|customs|vat|tax(?:es)?|currenc(?:y|ies)|shipp\w{2,4}|postage|couriers?|duties|freight|export\w{0,4}|import\w{0,4}|tuition|roaming|grants?|helps?|discounts?|transfer fees?|bank fees?|conversion|cots?|extra bed|buggy|lessons?|classes|courses?|not (?:have to )?pay|don't (?:have to )?pay|never pay)\b/i;

/** Ruled out by a trait as the reason, or another kind of people wanted instead. */
export const ruledOut = facets([
  // "We went with another candidate, as she is pregnant".
  {
    all: [
      new RegExp(
        `\\b${reason}\\b[^.!?]{0,24}?(?<![a-z])${trait}(?![a-z])|(?<![a-z])${trait}(?![a-z])[^.!?]{0,60}\\b${reason}`,
        'i',
      ),
      new RegExp(`\\b${refused}(?![a-z])`, 'i'),
      new RegExp(`\\b${field}\\b`, 'i'),
    ],
    none: [refuted, innocent],
  },
  // Wanted before all others, where people live or work.
  {
    all: [
      new RegExp(
        `\\b(?:prefer(?:s|red|ably)?|rather (?:have|let|rent|hire|see|take|give|sell|like)|want(?:s|ed)?|insist(?:s|ed)? on|reserved for|(?:better |best |ideally |more )(?:suited|suitable) (?:to|for)|ideal for|meant for|looking for|look for|seek(?:s|ing)?|would suit|kept for|find|ask(?:s|ed)? (?:us )?for|only (?:let|rent|sell|go(?:es)?)(?:ting|ing|s)?(?: (?:it|this|the (?:flat|room|house)))? to|(?:let|rent|lease|give|sell|go)(?: (?:it|this|the (?:flat|room|house|apartment|job|role|post|position)))? (?:only )?to)(?: (?:to|for|have|see|let|rent|lease|hire|give|sell|on|as|it|this|the|that|next|new|flat|room|house|studio|place|apartment|only|rather|a|an)){0,6}? ${wanted}(?= ?(?:[.,!;)]|$|(?:and|or|for|because|as|since|with|without|rather|instead|only|over|in|on|at|to|who|not|if)\\b))`,
        'i',
      ),
      /\b(?:flats?|apartments?|rooms?|house|studio|landlord(?:'s|s)?|owner(?:'s|s)?|tenants?|lodgers?|flatmates?|rent(?:al|ed|ing)?|to let|jobs?|roles?|positions?|posts?|vacanc(?:y|ies)|candidates?|applicants?|hir(?:e|ing)|shifts?|front desk|reception|heavy lifting|physical)\b/i,
    ],
    none: [
      refuted,
      /\b(?:models?|actors?|actress(?:es)?|cast(?:ing)?|voices?|trial|shelter|refuge|sizes?|shoes|clothes|clothing|wedding|holiday|escape|getaway|sports?|football|rugby|choir|breakfast|dinner|toilets?|changing|shower|perfume|jackets?|coats?|shirts?|ask(?:s|ed|ing)? (?:whether|if)|room for (?:men|women)|men and women|women and men|(?:man|woman) or (?:a )?(?:man|woman)|more (?:women|men)|patients?|care|carers?|spa|massage|hostel|dorm\w{0,6}|prison|boutique)\b/i,
    ],
  },
  // "Nobody over 50 gets an interview".
  {
    all: [
      /\b(?:nobody|no one|no-one|none|anyone|anybody|everyone|everybody|all|candidates|applicants|people|those)\b(?: [a-z]{2,9}){0,2}? (?:over|above|past|older than|beyond|born before) (?:the age of )?(?:3[5-9]|[4-6]\d|forty|fifty|sixty|19[5-8]\d)\b(?! ?(?:%|percent|minutes|hours|days|miles|km|kg|kilos|pounds|euros?|points|employees|seats|k\b))/i,
      /\b(?:nobody|no one|no-one|none|not|never|[a-z]{2,6}n't|out|aside|away|skip|delete|drop|bin|ignore|without)\b/i,
      /\b(?:interview(?:s|ed)?|shortlist(?:ed)?|call(?:ed)? back|invit(?:e|ed|ation)|hired?|hiring|job|role|promoted|promotion|train(?:ed|ing)|contract|applications?|cvs?|candidates?|applicants?)\b/i,
    ],
    none: [
      refuted,
      /\b(?:mailing|vaccin\w{1,4}|screening|guest list|free|fares?|league|pension|offer valid|leave (?:nobody|no one)|forget|miss(?:es)? out)\b/i,
    ],
  },
  // Candidates and tenants sorted by their names, their birth or their faith.
  {
    all: [
      new RegExp(
        `\\b(?:${withTrait}|(?:candidates?|applicants?|applications?|cvs?|tenants?|people|those|everyone|anyone|customers?|clients?|families)\\b[^.!?,]{0,24}\\b(?:who (?:do not|don't|can't|cannot|hardly|barely) speak (?:proper |good |decent |fluent |any )?(?:english|german|french|dutch|our language)|from (?:abroad|africa|(?:the )?(?:mosque|roma|gypsy|jewish|arab|turkish|asian|black|immigrant)\\b[^.!?,]{0,12}|eastern europe|(?:that|those|the wrong|certain) (?:area|neighbou?rhood|countr(?:y|ies)|postcode)s?)))`,
        'i',
      ),
      /\b(?:(?:to|at|on) the (?:bottom|end|back) of|(?:no|second|reject(?:ed)?) pile|skip|bin\b|delete|ignore|discard|filter|sort(?:ed)? out|put aside|leave out|leave them out|(?:(?:served|seated|answered|called|seen|come|treated) |wait (?:until the )?)last\b|don't (?:call|invite|bother)|do not (?:call|invite|bother)|never last|won't last|avoid|reject|cancel(?:led|ed)?)\b/i,
      /\b(?:candidates?|applicants?|applications?|cvs?|tenants?|interviews?|viewings?|pile|shortlist|list|served|seated|queue|customers?|clients?|bookings?|flat|job|role)\b/i,
    ],
    none: [refuted, /\b(?:spam|special characters|encod\w{1,4}|import|upload|letters|umlauts?)\b/i],
  },
  // Bad experiences with them all.
  {
    all: [
      new RegExp(
        `\\b(?:bad|poor|negative|mixed|terrible|nothing but (?:trouble|problems)|only (?:trouble|problems)|had (?:enough|it)|fed up|had trouble|had problems|been (?:burnt|burned|let down|cheated)) (?:(?:experiences?|luck|results?) )?(?:with|by|from) (?:[a-z]{3,9} )?${byGround}\\b`,
        'i',
      ),
      /\b(?:so|therefore|which is why|that's why|hence|because|since|prefer|rather|no longer|not|won't|don't|cancel(?:led|ed)?|deposit|refus\w{1,3}|declin\w{1,3}|again)\b/i,
    ],
    none: [refuted],
  },
  // "Muslims are not a good fit for our culture".
  {
    all: [
      new RegExp(
        `\\b${byGround}(?!')(?: (?:simply|just|really|usually|often|in general))? (?:are|is|would be|make|were)(?:n't| not| never| rarely| hardly)?(?: (?:simply|just|really|usually|often|exactly|too|a|an|the|not|no)){0,3} (?:(?:good|great|right|natural|poor|bad|wrong|cultural) )?(?:fit|match|choice|hires?|tenants?) (?:for|with|in|at)\\b`,
        'i',
      ),
      /\b(?:not|never|no|rarely|hardly|poor|bad|wrong|[a-z]{2,6}n't)\b/i,
    ],
    none: [refuted],
  },
  // Others are said to be ill at ease with them.
  {
    all: [
      new RegExp(
        `\\b(?:clients?|customers?|guests|patients?|visitors|tenants|residents|neighbou?rs|members|parents|owners?|boss|landlord|team|colleagues|we|i)\\b[^.!?,]{0,30}\\b(?:(?:not|n't|never|less) (?:(?:very|really|that|so|be|feel) ){0,2}(?:comfortable|at ease|happy|keen)|uncomfortable|uneasy|nervous) (?:with|about|around|having|letting|sending|seeing)(?: [a-z]{1,8}){0,2}? ${byGround}\\b`,
        'i',
      ),
    ],
    none: [
      refuted,
      /\b(?:lift(?:ing)?|stairs|safe(?:ty)?|wait\w{0,3}|alone|without|standing|queu\w{1,4}|delay\w{0,3}|treat(?:ed|ment))\b/i,
    ],
  },
  // Dearer, or sooner to be paid, for some.
  {
    all: [new RegExp(`\\b${withTrait}`, 'i'), dearer],
    none: [refuted, trade],
  },
  {
    all: [
      new RegExp(
        `\\b(?:${byGround}|(?:people|customers|clients|guests|tenants|buyers|those|anyone) (?:who (?:are|come) )?from (?:ghana|poland|turkey|india|china))(?!')`,
        'i',
      ),
      dearer,
      /\b(?:every(?:one|body) else|(?:the|all) (?:others|other (?:guests|tenants|customers))|(?:than|not|but|while) (?:for )?(?:locals|others|everyone|germans|the rest)|for locals|just to be safe|to be on the safe side|too risky)\b/i,
    ],
    none: [refuted, trade, /\b(?:like|as|same as) (?:all|everyone|every)\b/i],
  },
  // Too much trouble, all of them, and for that reason.
  {
    all: [
      new RegExp(
        `\\b${byGround}(?!')(?:[^.!?]{0,70}\\b(?:because|since|as|for) (?:they|she|he)(?:'re| are|'s| is)?(?: (?:just|always|usually|often|only|never|all|so|too|simply|mostly|soon)){0,2} (?:lazy|slow|loud|dirty|unreliable|difficult|stingy|emotional|weak|late|rude|dishonest|untidy|(?:tip|pay|drive|smell|cook|behave|tidy|learn|work|speak) (?:so |too |very )?(?:badly|late|little|loudly|slowly|poorly|bad|less)|(?:leave|quit|stop|get pregnant|have (?:kids|children|babies)|stay (?:at )?home|go on (?:maternity )?leave|fall ill|call in sick|steal|cheat|haggle|complain|lie))\\b|(?: (?:always|just|usually|simply|often|only|all))? (?:take|need|want|cost|ask|cause|make|talk|complain|expect|use) (?:us )?(?:far |way )?too (?:long|much|many|often)\\b)`,
        'i',
      ),
      /\b(?:so|because|since|as|please|send|put|give|get|gets|earn(?:s)?|paid|pay|table|shift|less|rather|prefer|not|never|only|don't|won't|no longer|avoid)\b/i,
    ],
    none: [
      refuted,
      /\b(?:wait(?:ed|ing)?|delivery|discount|free|thank|great|loyal|love|today|this (?:week|morning|month)|until|captions?|interpret\w{1,4}|ramps?|should|queue|forms? (?:is|are))\b/i,
    ],
  },
  {
    all: [
      new RegExp(
        `\\b(?:they're|they are|these are|those are|it's|it is|there are|live[s]?|of) (?:mostly|all|mainly|only|nearly all|full of|nothing but|just) ${byGround}\\b`,
        'i',
      ),
      /\b(?:not|never|avoid|rather|no longer|refuse|[a-z]{2,6}n't)\b[^.!?]{0,24}\b(?:lend|rent|let|sell|deliver|hire|insure|serve|buy|invest|send|open|live|work|advertise|employ)\w{0,3}\b/i,
    ],
    none: [refuted],
  },
  // Not one of them wanted, not even served.
  {
    all: [
      new RegExp(
        `\\b(?:not|never|rather not|[a-z]{2,6}n't) (?:really )?(?:want|wish for|like|need|have|having|take|accept|get|see|send(?: (?:me|us|him|her|them))?) an? (?:${ground}|white) (?:[a-z]{4,10} )?(?:driver|nurse|carer|doctor|teacher|colleague|boss|manager|tenant|neighbou?r|waiter|waitress|cleaner|trainer|technician|agent|candidate|man|woman|person|guy|lady|coach|speaker|engineer|plumber|assistant|rep|couple|family|lodger|flatmate)\\b`,
        'i',
      ),
    ],
    none: [refuted, /\b(?:film|play|cast|novel|only|just any|crash|alone|to wait|if)\b|\?\W*$/i],
  },
  {
    all: [
      new RegExp(
        `\\b(?:closed|off[- ]limits|barred|shut|not (?:open|available)|isn't (?:open|available)|no longer (?:open|available)) (?:to|for) (?:any |all )?(?:${withTrait}|${byGround})`,
        'i',
      ),
    ],
    none: [refuted, /\b(?:stairs|steps|renovat\w{1,4}|repair\w{0,3}|until|lift|broken)\b/i],
  },
  {
    all: [
      /\b(?:not|never|rather not|no longer|[a-z]{2,6}n't|refuse to|declined? to) (?:do|make|bake|host|cater|print|photograph|film|organi[sz]e|decorate|play|offer|plan|marry|bless|take on|provide|arrange)\b[^.!?]{0,40}\b(?:for|of|to|with|at) (?:an? |any |the )?(?:two (?:grooms|brides|men|women|husbands|wives|mums|dads)|(?:gay|lesbian|same-sex|muslim|jewish|hindu|interracial|mixed-race|trans|roma|gypsy) (?:weddings?|couples?|part(?:y|ies)|ceremon(?:y|ies)|famil(?:y|ies)|marriages?|people|events?|customers|clients))\b/i,
    ],
    none: [
      refuted,
      /\b(?:yet|that (?:day|week|date|weekend)|booked|full|in (?:january|august|winter|summer)|on (?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b/i,
    ],
  },
  {
    all: [
      /(?:^|[.!?,;:] ?)\W{0,2}(?:sorry, |and |please,? )?no (?:wheelchairs|guide dogs|walking frames|rollators|headscar(?:f|ves)|turbans|disabled)(?: (?:please|allowed))? (?:in|at|inside) (?:our|the|this|my) (?:club|restaurant|bar|shop|office|hotel|caf[e\u00e9]|salon|showroom|dining room|classroom|cinema|theatre|bistro|pub)(?= ?(?:[.,!;]|$))/i,
    ],
    none: [refuted, /\b(?:stairs|steps|narrow|fire|lift)\b/i],
  },
  // One kind of people said to do the work better.
  {
    all: [
      /\b(?:an? (?:man|woman|younger (?:man|woman|person|candidate|colleague)|male (?:colleague|manager|boss|nurse|driver)|native|local girl|white (?:man|woman|person))|someone younger|men|younger people)(?: (?:simply|just|probably))? (?:would|will|can|could|'d)(?: (?:simply|just|probably|always|surely|be|have|get|do))? (?:[a-z]{3,10} ){0,2}?(?:more (?:respect|authority|energy|trust|credible|convincing|weight|stamina|success)|better (?:at|with|suited|for|there|on|received|in)|better(?= ?[.,!;]|$)|it better|faster|be (?:safer|easier))\b/i,
      /\b(?:jobs?|roles?|posts?|positions?|applications?|candidates?|on site|team|clients?|customers|sell|selling|hir(?:e|ing)|shift|desk|crew|project|leadership|you)\b/i,
    ],
    none: [
      refuted,
      /\b(?:than a (?:boy|machine|robot)|chess|sing|coats?|sizes?|shirts?|fit(?:s)? (?:a )?(?:man|woman))\b|\?\W*$/i,
    ],
  },
  // Not believed capable, for being one of them.
  {
    all: [
      new RegExp(
        `\\b(?:(?:don't|do not|doesn't|can't|cannot|never|hardly) (?:really )?(?:think|believe|see|imagine|trust|expect|feel)|doubt|not (?:sure|convinced))(?: (?:that|if|whether))? an? (?:(?:young|single|older) )?(?:woman|girl|lady|mother|immigrant|foreigner|muslim|jew|(?:${ground}) (?:person|man|woman|guy|girl|lady|candidate|colleague|manager|driver))(?: (?:can|could|would|will|should|is|'s|has|as|doing|running|leading|handling|managing))\\b`,
        'i',
      ),
    ],
    none: [refuted, /\b(?:ill|injured|any less|should have to|pay|film|character)\b|\?\W*$/i],
  },
  // One measure for them, another for the others.
  {
    all: [
      new RegExp(
        `\\b${byGround}(?!')(?: [a-z]{2,9}){0,2}? (?:must|have to|has to|need(?:s)? to|are (?:required|asked|expected) to|should|pay|bring|get|wait|only get)\\b`,
        'i',
      ),
      /\b(?:for|while|whereas|but|than|unlike|not) (?:the )?(?:germans|british|englishmen|locals|natives|everyone else|everybody else|the others|others|men|whites|christians|our own|normal)(?: (?:people|tenants|guests|customers|families))?\b/i,
      /\b(?:guarantors?|deposits?|references?|enough|only|twice|two|double|more|less|longer|extra|in advance|fewer|lower|higher|none)\b/i,
    ],
    none: [
      refuted,
      trade,
      /\b(?:visas?|permits?|passports?|citizens?|law|queue|lane|sizes?|vaccin\w{1,4}|stairs|lift)\b/i,
    ],
  },
  // Chosen for their looks.
  {
    all: [
      /\b(?:look(?:s|ing)? for|want(?:s|ed)?|need(?:s|ed)?|hir(?:e|es|ing)|prefer(?:s|red)?|find (?:us|me)|only (?:take|hire|employ)s?)\b(?: [a-z]{2,8}){0,3}? (?:(?:slim|pretty|attractive|good-looking|beautiful|blonde?|young|tall|handsome|sexy|fresh|cute|slender),? (?:and |but )?){1,3}(?:girls?|wom[ae]n|lad(?:y|ies)|boys?|m[ae]n|guys?|females?|males?)\b/i,
      /\b(?:hostess\w{0,2}|crew|reception|bar|waitress\w{0,2}|jobs?|roles?|posts?|shifts?|staff|stand|booth|desk|assistants?|secretar(?:y|ies)|team|position|service|sales|club|front|floor)\b/i,
    ],
    none: [refuted, /\b(?:models?|actors?|actress\w{0,2}|cast(?:ing)?|dating|fashion|photo ?shoot|coats?)\b/i],
  },
  {
    all: [
      /\b(?:ideally|preferably|best if|must|should|needs? to|has to)\b[^.!?,]{0,30}\b(?:is|be|are) an? (?:(?:young|strong|older|single),? (?:and )?){0,2}(?:christian|catholic|muslim|jewish|hindu|white|german|british|english|european|straight|unmarried|childless) (?:man|woman|lady|girl|guy|couple|person|family|mother|gentleman)\b/i,
    ],
    none: [refuted, /\b(?:actors?|actress\w{0,2}|cast(?:ing)?|character|priest|imam|rabbi|trial|patients?)\b/i],
  },
  // A birth asked for by whom the work is for.
  {
    all: [
      /\b(?:asked? for|asks for|wants?|prefers?|insists? on|requires?|only (?:takes?|accepts?))\b[^.!?]{0,30}\b(?:(?:native|english|german|french|british|american)[a-z -]{0,24}|someone|somebody|candidates?|people|staff|nurses?|carers?|drivers?|teachers?) (?:who (?:was|were|is|are) )?(?:born(?: and (?:raised|bred))? (?:in|here)|of (?:british|german|english|french|american|european|white) (?:birth|origin|descent|parents))/i,
    ],
    none: [refuted, /\b(?:puppies|kittens|calves|lambs|wine|citizenship|visa)\b/i],
  },
  // "The role suits a young man without children."
  {
    all: [
      /\b(?:role|job|position|vacancy|post|desk|shift|team|internship|apprenticeship)\b/i,
      /\b(?:suits?|suited|ideal|perfect|best|right|meant|made|looking for|seeking|want(?:ed|s)?|prefer(?:red|s)?|after|needs?)\b/i,
      /\b(?:young|younger|unmarried) (?:man|men|woman|women|lads?|girls?|lad(?:y|ies)|guys?|males?|females?)\b|\b(?:man|woman|somebody|someone|person|candidate) without (?:children|kids|a family|family)\b|\b(?:somebody|someone|anyone|a person|people|candidates?|applicants?|a (?:man|woman)) (?:under|below|younger than|no older than|not over) (?:the age of )?\d{2}(?! (?:kg|kilos?|hours?|miles?|minutes?|%|percent))\b/i,
    ],
    none: [
      /\b(?:charit\w{2,4}|mentor\w{0,3}|bursar\w{1,3}|scholarships?|insur\w{2,5}|films?|cast(?:ing)?|actors?|play(?:ing|s)?|models?|funded|statue|portrait|novel)\b|\?\W*$/i,
    ],
  },
  // "We would like to keep the house free of Muslims."
  {
    all: [
      /\b(?:free (?:of|from)|clear of|rid of|without any) (?:all |any |those |the )?(?:muslims|jews|blacks|foreigners|immigrants|migrants|refugees|gypsies|roma|gays|lesbians|asians|arabs|africans|indians|pakistanis|poles|romanians|turks)\b/i,
    ],
    none: [/\b(?:racis\w{1,3}|nazi\w{0,2}|history|museum|said|says|wanted|accus\w{2,4})\b/i],
  },
  // "We would prefer that the receptionist is female and in her twenties."
  {
    all: [
      /\b(?:we|i|the client|our (?:client|boss))(?:'d| would)? (?:prefer|like|want|need|expect|insist|are looking for)s?\b/i,
      /\b(?:receptionist|waitress|waiter|assistant|candidate|driver|secretary|cleaner|clerk|hire|applicant|host(?:ess)?|trainee|salesperson|sales rep)\b/i,
      /\b(?:female|male|a woman|a man|in (?:her|his|their) (?:early |late )?(?:twenties|thirties)|good-?looking|attractive|pretty|unmarried|christian|without an accent)\b/i,
    ],
    none: [/\b(?:you|your|patients?|therap\w{3}|carers?|actor|film|role of|cast|changing room|toilets?)\b|\?\W*$/i],
  },
  // "Ladies over forty are not what we have in mind for the reception."
  {
    all: [
      /\b(?:ladies|women|men|gentlemen|girls|people|persons|candidates|applicants|anyone|anybody|mothers|staff|drivers|nurses) (?:(?:who are|that are|aged) )?(?:over|above|past|older than|beyond|under|below|younger than) (?:the age of )?(?:\d\d|twenty-five|thirty(?:-five)?|forty(?:-five)?|fifty(?:-five)?|sixty)\b/i,
      /\b(?:(?:not|n't) (?:quite |really |exactly )?(?:what|who|whom) (?:we|the|our)|(?:won't|will not|wouldn't|would not|need not|needn't|don't|do not|should not|shouldn't) (?:really )?(?:fit|be (?:considered|hired|invited|suitable|right)|suit|apply|get|belong|cope)|(?:are|is) (?:simply |just )?(?:too (?:old|slow|young)|no good|unsuitable|not suitable|out of the question))\b/i,
    ],
    none: [
      refuted,
      /\b(?:insur\w{2,5}|vaccin\w{1,4}|screening|race|league|discount|ticket|ride|licen[cs]e|alcohol|by law|retire\w{0,4}|pension|tournament|team sport)\b|\?\W*$/i,
    ],
  },
  // "We don't want any old timers on the team, just energetic youngsters."
  {
    all: [
      /\b(?:don't|do not|doesn't|does not|no|not|never|won't|refuse to|rather not|tired of)\b[^.!?]{0,30}\b(?:old[- ]?timers?|oldies|greybeards|grandpas?|grandmas?|grannies|boomers|fossils|geezers|has-beens|wrinklies)\b/i,
      /\b(?:team|jobs?|roles?|positions?|vacanc(?:y|ies)|hir(?:e|es|ing)|office|staff|appl(?:y|ies|ications?)|crew|workplace|candidates?|flats?|rent|shop floor|company)\b/i,
    ],
    none: [refuted, /\b(?:museum|dinosaur|museums|party|cinema|disco|slang|joke)\b|\?\W*$/i],
  },
  // "We'd rather not work with Indian suppliers, they always cheat."
  {
    all: [
      new RegExp(
        `\\b(?:rather not|don't|do not|won't|will not|never|refuse to|prefer not to|no longer|avoid|stopped|can't)\\b[^.!?]{0,20}\\b(?:work(?:ing)? with|deal(?:ing)? with|buy(?:ing)? from|trust(?:ing)?|do(?:ing)? business with|sell(?:ing)? to|hir(?:e|ing)|us(?:e|ing)) (?:any |the |those )?${ground} (?:suppliers?|companies|firms|businesses|customers|clients|vendors?|traders?|contractors?|sellers?|buyers?|people|workers)\\b`,
        'i',
      ),
      /\b(?:they(?:'re| are| all| always| never| just| only| will|'ll)?|always|because they|since they|as they)\b[^.!?]{0,16}\b(?:cheat|lie|steal|haggle|lazy|dirty|dishonest|crooks?|rude|smell|unreliable|untrustworthy|late|rip)\w{0,3}\b/i,
    ],
    none: [refuted],
  },
  // "He got the job because he is a man."
  {
    all: [
      /\b(?:got|given|promoted|hired|chosen|chose|picked|earns?|paid|preferred|appointed|rejected|refused|lost)\b/i,
      /\b(?:because|since|as|for) (?:he|she|you|they)(?:'s| is| was|'re| are| were) (?:only |just )?(?:an? )?(?:man|woman|men|women|girl|boy|christians?|muslims?|jews?|jewish|muslim|black|white|gay|foreigners?|immigrants?|disabled|pregnant)(?= ?(?:[.,;!]|$)| and\b)/i,
    ],
    none: [refuted, /\b(?:wrong|unfair|illegal|unlawful|tribunal|court|discriminat\w{2,4}|complain\w{0,3})\b|\?\W*$/i],
  },
]);
