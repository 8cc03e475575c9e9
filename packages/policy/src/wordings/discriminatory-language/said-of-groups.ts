import { facets } from '../../search/sentence-facets.ts';
import { lawful, refuted } from './decided-by-ground.ts';
import { byGround, ground, ofGround } from './protected-grounds.ts';

const country =
  '(?:africa|india|china|poland|turkey|ghana|nigeria|kenya|somalia|romania|bulgaria|albania|syria|iraq|iran|afghanistan|pakistan|bangladesh|morocco|algeria|egypt|mexico|colombia|vietnam|the philippines|ukraine|russia|eastern europe|the balkans|the middle east|asia|latin america|abroad)';
const persons =
  '(?:people|persons?|folks|guys|men|women|customers?|clients?|guests?|tenants?|buyers?|applicants?|candidates?|workers?|staff|employees?|drivers?|families|couples|kids|ones|students?|patients?|visitors?|residents|callers?|lads|girls|boys|ladies)';
/** By a ground for which nobody is lawfully asked for more than others. */
const singledOut = `(?:(?:black|brown|non-white|dark-skinned|coloured|colored|muslim|jewish|hindu|sikh|gay|lesbian|bisexual|queer|trans(?:gender)?|arab|african|asian|hispanic|latino|latina|turkish|roma|gypsy|foreign|immigrant|female|mixed-race|foreign-looking|foreign-born) ${persons}|blacks|muslims|jews|hindus|sikhs|arabs|africans|asians|turks|gays|lesbians|gyps(?:y|ies)|foreigners|immigrants|migrants|refugees|(?:single )?mothers)`;
/** As a kind, in the plural. */
const kind = `(?:${byGround}|(?:the |those |these |all )?(?:${ground}) (?:lot|ones|lads|boys|guys|girls)|women|men|blondes|blacks|whites|jews|old people|housewives|mothers)`;
const often =
  '(?:(?:just|simply|really|always|never|all|usually|often|only|mostly|generally|typically|still|ever) ){0,2}';

/** Whom it does not touch: who is cast, treated or dressed for what they are, and what animals and plugs are. */
const otherwise =
  /\b(?:actors?|actress\w{0,2}|cast(?:ing)?|models?|voices?|roles? of|character|(?:clinical|medical|drug) trials?|patients?|doctors?|midwi(?:fe|ves)|gyn\w{3,}|counsell?\w{2,5}|massage|shelter|refuge|dogs?|cats?|pupp(?:y|ies)|kittens?|horses?|hens?|plugs?|sockets?|connectors?|threads?|fittings?|adapters?|choir|league|teams? sports?|sizes?|shoes|clothes|clothing|gifts?|presents?|perfume|toilets?|changing rooms?|stud(?:y|ies)|survey|films?|novels?)\b/i;

/** What is said of people as a kind, what only they are asked for, and whom writers would rather have. */
export const saidOfGroups = facets([
  // "You can't trust Romanians around valuables."
  {
    all: [
      /\b(?:you|we|one|nobody|people|i) (?:can't|cannot|can not|can never|could never|should never|don't|do not|never|would never|wouldn't) (?:ever |really )?(?:trust|rely on|count on|leave|believe|work with|deal with|live with) (?:an? |any |the |those |these )?(?:romanians?|gyps(?:y|ies)|roma|poles?|mexicans?|africans?|arabs?|muslims?|jews?|blacks?|asians?|indians?|pakistanis?|turks?|albanians?|nigerians?|foreigners?|immigrants?|refugees?|women|gays?)\b/i,
    ],
    none: [
      /\b(?:never (?:said|told)|wrong to|myth|prejudice|stereotype|nobody should (?:say|think)|women's|foreign(?:er)?s? with)\b/i,
    ],
  },
  // Asked for what nobody else is.
  {
    all: [
      new RegExp(
        `\\b${singledOut}(?!')(?: (?:who|from|with|in|at) [^.!?,]{2,24})? ${often}(?:(?:must|should|will) (?:all |only |please )?|(?:have|has|had|need|needs) to |(?:are|is) (?:asked|required|expected|made|told) to |only )?(?:pay (?:(?=\\d{1,3} ?(?:%|percent|per cent))\\d{1,3}|in advance|up ?front|first|extra|more|double|cash|an? (?:[a-z]{4,9} )?deposit|before)|show (?:their|an?|some|proof)|bring (?:their papers|an? guarantor|cash|proof)|wait (?:outside|longer|at the back)|go to the (?:end|back)|sit (?:at|in) the (?:back|rear)|enter (?:by|through|at)|use the (?:back|side|rear|other) (?:door|entrance|toilet|lift|stairs)|leave (?:a|their) (?:deposit|passport|id)|be (?:checked|searched|watched|accompanied|supervised|followed)|prove (?:that )?they)\\b`,
        'i',
      ),
    ],
    none: [
      refuted,
      lawful,
      otherwise,
      /\b(?:(?:should not|shouldn't|never|why|nobody|no one) (?:have to|has to|must|be)|(?:like|as|just as) (?:do |does |must |can )?(?:every(?:body|one)|all|anyone|others)|authorit(?:y|ies)|embass(?:y|ies)|registration|borders?|exams?|guides?|interpreters?|translators?|unfair)\b|\?\W*$/i,
    ],
  },
  // Praised for what nobody expects of them.
  {
    all: [
      /\b(?:you(?:'re| are| were| speak| write| drive| look| sound| sell| play| know| do| did| work| code| sing)?|your (?:english|german|french|spanish|dutch|accent|writing|manners|driving|grammar|spelling|work)|(?:he|she)(?:'s| is| was| speaks| drives| sells| works| writes| does)?|they(?:'re| are| speak| work)?|that(?:'s| is| was))\b/i,
      new RegExp(
        `\\b(?:good|great|fluent|excellent|decent|clear|well|bad|nice|perfect|smart|clever|articulate|polite|punctual|clean|quick|fast|organi[sz]ed|civili[sz]ed|educated|brave|strong|funny|bright|hard-?working|reliable|honest|sharp|fit|ambitious|logical|rational|technical)\\b[^.!?,]{0,20} for (?:an? |such an? )(?:girl|woman|lady|blonde|housewife|mother|mum|mom|old (?:lady|man|guy|woman)|foreigner|immigrant|muslim|jew|arab|african|asian|indian|turk|pole|mexican|refugee|(?:${ground}) (?:person|man|woman|guy|girl|lady|boy)|${ground})(?= ?(?:[.,!;)]|$))`,
        'i',
      ),
    ],
    none: [
      refuted,
      otherwise,
      /\b(?:not bad for a start|news|day|time|place|price|deal|name|book|toy|bike|seat|dose|idea|rates?|weather|school|job for|opportunit\w{1,3}|chance|step|spot|recipe|present|cream|coat|bag|watch)\b[^.!?]{0,8} for\b/i,
    ],
  },
  {
    all: [
      /\b(?:even|so that|that) (?:an? |the |my |your |some )?(?:housewi(?:fe|ves)|wom[ae]n|girls?|blondes?|old (?:lady|ladies|women|people|folks)|pensioners?|immigrants?|foreigners?|secretar(?:y|ies)) (?:can|could|will|would|gets? (?:it|this)|manages?|understands?|uses?|copes?|is able)\b/i,
      /\b(?:simple|simply|easy|easily|fool-?proof|idiot-?proof|understand\w{0,3}|use[s]?|handle|operate|install|manage\w{0,2}|learn|grasp|cope\w{0,2}|set (?:it )?up|gets? it|do it)\b/i,
    ],
    none: [refuted, otherwise, /\b(?:alone|without (?:a|their) glasses|with (?:arthritis|bad eyesight|weak hands))\b/i],
  },
  // Others are preferred.
  {
    all: [
      /\b(?:prefer(?:s|red)?|rather|like[sd]? better|trust[s]?|favou?rs?|comfortable|at ease|happier|easier|more (?:confident|relaxed))\b[^.!?]{0,24}\b(?:to (?:work|deal|speak|talk|do business|be|meet|negotiate|train|sit) with|(?:working|dealing|speaking|talking|doing business|negotiating) (?:with|to)|with|hiring|to hire|employing|(?:buying|to buy) from|served by|advised by|represented by|led by|managed by|taught by) (?:an? |the |our |only |other |fellow )?(?:(?:white|christian|straight|male|female|able-bodied|blonde?|good-looking|non-muslim|native-born|light-skinned|fair-skinned|(?:young|younger) (?:and )?(?:white|male|female|pretty|attractive)) (?:people|persons?|men|women|man|woman|consultants?|colleagues?|staff|employees?|reps?|agents?|managers?|salespeople|sales reps?|drivers?|engineers?|teachers?|lawyers?|guys|girls|trainers?|speakers?|bosses|boss|contacts?|partners?|candidates?|applicants?|tenants?)|whites|christians|(?:men|women)(?! (?:and|or)\b)|an? (?:man|woman))(?= ?(?:[.,!;)]|$|because\b|since\b|than\b|over\b|and not\b|rather\b|they\b))/i,
    ],
    none: [
      refuted,
      otherwise,
      /\b(?:like|as comfortable with men as|both|no matter|equally|support group|therap\w{2,4})\b|\?\W*$/i,
    ],
  },
  // An offer that is not meant for them.
  {
    all: [
      new RegExp(
        `\\b(?:isn't|is not|aren't|are not|not|never|no longer|was never|closed|off limits)(?: (?:really|meant|intended|open|made|designed|thought))? (?:for|to) (?:any )?(?:${singledOut}|(?:people|customers|clients|guests|folks|anyone|anybody|buyers|tenants) (?:who (?:come|are) )?from ${country})(?! (?:only|alone)\\b)(?!')`,
        'i',
      ),
      /\b(?:offers?|products?|services?|deals?|events?|trials?|programmes?|programs?|clubs?|apps?|courses?|jobs?|roles?|flats?|houses?|rooms?|positions?|shops?|platforms?|communit(?:y|ies)|invitations?|groups?|part(?:y|ies)|pools?|gyms?|websites?|plans?|prices?|discounts?|restaurants?|tables?|building)\b/i,
    ],
    none: [refuted, lawful, otherwise, /\b(?:not (?:just|only)|yet|roaming|numbers?|phone|calls?|domains?)\b|\?\W*$/i],
  },
  {
    all: [
      new RegExp(`\\b${singledOut}(?!')`, 'i'),
      /\b(?:(?:are|is)(?: not|n't) (?:what|who|the (?:kind|sort|type) (?:of [a-z]{4,9} )?(?:that )?)(?: ?(?:our|this|the) [a-z]{3,12}| ?we) (?:stands? for|wants?|serves?|looks? for|needs?|aims? at)|(?:don't|do not|doesn't|wouldn't|would not|won't) (?:really |quite )?(?:fit|suit|go with|match)(?: in| into)? (?:our|the) (?:brand|image|crowd|clientele|concept|atmosphere|venue|street|house|team|style|place)\b)/i,
    ],
    none: [refuted, otherwise, /\?\W*$/],
  },
  // Too old to learn.
  {
    all: [
      /\bat (?:his|her|your|their) age,? (?:he|she|you|they)(?: will|'ll| would|'d)? ?(?:can't|cannot|couldn't|won't|will never|never|is not able to|isn't able to) (?:possibly |ever |really |still )?(?:learn|understand|keep up|handle|manage|cope|grasp|master|adapt|change)\b/i,
    ],
    none: [
      refuted,
      /\b(?:toddlers?|kids?|child(?:ren)?|son|daughter|pupp(?:y|ies)|dogs?|bab(?:y|ies)|school|nursery|months)\b/i,
    ],
  },
  // Technical things are for men.
  {
    all: [
      /\b(?:prefer(?:s|red)?|rather)\b[^.!?]{0,12}\b(?:deal|work|speak|talk|negotiate|do business|dealing|working|speaking|talking) (?:with|to) an? (?:real |proper )?(?:man|bloke|guy)\b/i,
      /\b(?:about|on|for|when it comes to|in)\b[^.!?]{0,16}\b(?:technical|money|business|numbers|cars?|engines?|machines?|finances?|contracts?|serious|engineering)\b/i,
    ],
    none: [refuted, otherwise],
  },
  {
    all: [
      /\b(?:typical|just like all|like all) (?:italians|germans|frenchmen|spaniards|poles|romanians|turks|greeks|russians|indians|africans|arabs|jews|women|blondes|girls)\b/i,
      /\b(?:always|never|can't|cannot|too|as usual|once again)\b[^.!?]{0,30}\b(?:late|lazy|loud|drunk|stingy|slow|rude|emotional|dramatic|dishonest|cheat\w{0,3}|haggl\w{1,3}|ly?i(?:e|ng)|complain\w{0,3}|chaotic|bossy|park|drive|disorgani[sz]ed|on time|shut up)\b/i,
    ],
    none: [refuted, otherwise, /\balways (?:so |very |right )?on time\b/i],
  },
  // What a candidate had better be.
  {
    all: [
      /\b(?:look(?:s|ing)? for|seek(?:s|ing)?|want(?:s|ed)?|need(?:s|ed)?|hir(?:e|es|ing)|search(?:es|ing)? for|recruit(?:s|ing)?|candidates?|applicants?|tenants?|flatmates?|colleagues?|hires?|speakers?|assistants?|managers?|founders?|partners?|reps?|drivers?|someone|somebody)\b/i,
      /\b(?:ideally|preferably|if possible|best if|must be|should be|has to be|needs to be|who (?:is|are)|and|or rather)(?:,? (?:an? |of |some))? ?(?:male|female|white|caucasian|unmarried|childless|without (?:children|kids)|(?<!\b(?:early|direct|honest|clear|short|open|flat|level|clean|fast|quick|true|tall|long|upright|plumb|frank|blunt|firm|simple|neat) and )straight|(?:under|below|not over|no older than) (?:2[5-9]|3\d|4[05]|thirty|forty)|christian|native-born|fair-skinned|good-looking|pretty|attractive|not (?:muslim|black|foreign|gay|pregnant|disabled|jewish|(?:an? )?(?:mother|woman|muslim|foreigner|immigrant)))(?= ?(?:[.,!;)]|$|and (?:under|below|single|young)\b|(?<=\bnot [a-z ]{3,12})(?:for|in|on|at) (?:this|the|our)\b))/i,
    ],
    none: [
      refuted,
      otherwise,
      /\b(?:bird|breed\w{0,3}|neutered|calf|cow|bull|cable|screw|bolt|tolls?|kg|kilos|euros?|pounds|dollars|minutes|hours|pages|words|degrees|per ?cent|%|chess|tennis|offer|design|website|font|flowers?|room|kitchen|car|van)\b|\?\W*$/i,
    ],
  },
  {
    all: [
      /\b(?:only|exclusively|none but|nobody but) (?:hires?|hiring|employs?|employing|promotes?|takes? on|recruits?|rents? to|renting to|serves?|accepts?|works? with|sells? to|lets? to) (?:believers|church ?members|church-?goers|people of (?:our|the|the same|your|his) (?:faith|race|colou?r|religion|nationality)|practi[sc]ing [a-z]{4,12}s?|(?:our|their) own (?:people|kind)|real (?:germans|americans|men|brits|englishmen)|normal (?:people|families|couples)|proper (?:germans|englishmen|families|christians))\b/i,
    ],
    none: [refuted, otherwise],
  },
  // What they are all like.
  {
    all: [
      new RegExp(
        `\\b${kind}(?!') (?:(?:are|were) ${often}(?:so |too |very |by nature )?(?:bad|terrible|hopeless|useless|no good|lousy|poor|awful) (?:at|with|in)\\b|(?:always|never|all|just|simply|only|usually|tend to|love to|like to|can't|cannot|can never|don't|do not|won't|know how to|will always|are known to|are all|have a habit of|have no idea how to)(?: (?:really|just|ever|even|simply|know how to|manage to))? (?:find(?:ing)? a way (?:around|(?:to|of) (?:cheat|get|avoid|pay|save|haggl|complain|dodge|make (?:money|you))w{0,3})|steal\\w{0,3}|cheat\\w{0,3}|ly?i(?:e|ng)|haggl\\w{1,3}|complain\\w{0,3}|smell|stink|drink too much|fight|breed|park|drive|understand (?:computers|technology|numbers|maths?|software|business|it|technical|cars)|read maps?|lead|pay (?:on time|their|the rent|back|late)|keep their (?:word|mouths?)|tell the truth|want everything|take over|take our|stick together|get (?:hysterical|emotional|pregnant)|overreact|gossip|nag|be trusted|handle (?:pressure|money|stress|numbers|tech\\w*|conflict|power)|do maths?|think (?:logically|straight)|negotiate|wash|behave|integrate|fit in|work (?:hard|properly)|after (?:your|our|the) money|thieves|criminals|liars|cheats|terrorists|greedy|lazy|dirty)(?![a-z]))`,
        'i',
      ),
    ],
    none: [
      refuted,
      lawful,
      otherwise,
      /\b(?:because (?:the|we|of|our)|since (?:the|we)|if|whether|often told|said|says?|say that|until|yet|enough|here because|shouldn't|so that|who (?:always|never)|we are|we're|trapped|too small|too high|broken|left alone|allowed|unless|without (?:a|an|the|our|help))\b|\?\W*$/i,
    ],
  },
  {
    all: [
      new RegExp(
        `\\b(?:the|those|these|all|such|your|our) (?:[a-z]{4,8} )?(?:${ground}) (?:lot|ones|lads|boys|guys|girls|cleaners|workers|drivers|builders|people|neighbou?rs|tenants|staff|families|kids) (?:${often})(?:steal|cheat|lie|stink|smell|drink|can't be trusted|cannot be trusted|are (?:all )?(?:thieves|criminals|liars|lazy|dirty|filthy|stupid|crooks))\\b`,
        'i',
      ),
    ],
    none: [refuted, lawful, otherwise, /\b(?:said|says?|whether|if|never (?:steal|cheat|lie))\b|\?\W*$/i],
  },
  // What somebody is held unfit for, by what they are.
  {
    all: [
      new RegExp(
        `\\b(?:as|being) an? (?:(?:young|single|working|new|older|married) )?(?:mother|mum|mom|woman|girl|housewife|muslim|jew|foreigner|immigrant|refugee|pensioner|(?:${ground}) (?:person|man|woman|guy|girl|lady))\\b[^.!?]{0,16}\\b(?:you|she|he)(?:'ll|'re|'d| will| would| are| is| can| could| might| may| must)?\\b`,
        'i',
      ),
      /\b(?:hardly|not|never|struggle|unable|won't|can't|cannot|couldn't|wouldn't|don't|doesn't|lack|too (?:busy|tired|soft|weak|emotional|slow|old|distracted)|better off|find it (?:hard|difficult)|overwhelmed)\b/i,
      /\b(?:role|jobs?|positions?|posts?|leadership|lead|manag\w{2,5}|career|promotion|promoted|travel|sales|responsib\w{3,8}|team|pressure|cope|technical|software|computers?|numbers|maths?|machines?|drive|forklift|negotiat\w{2,4}|clients)\b/i,
    ],
    none: [
      refuted,
      otherwise,
      /\b(?:alone|help(?:s|ed|ing)?|support(?:s|ed)?|entitled|worr(?:y|ied)|have to|need to|should have|free|discount|miss|allow\w{0,3}|let (?:that|it|anyone)|forget|proud|why)\b|\?\W*$/i,
    ],
  },
  {
    all: [
      /\b(?:given|with|because of|due to|considering|owing to|in view of) (?:your|her|his|their|that|such an?) (?:(?:foreign|strong|thick|heavy|physical|eastern|african|arab) ){0,2}(?:accent|headscarf|hijab|turban|skin(?: colou?r)?|ethnic background|origins?|religion|faith|disability|wheelchair|pregnancy|gender|sexuality|orientation|sex)\b/i,
      /\b(?:(?:not|n't|never|hardly) (?:[a-z]{2,8} ){0,2}?(?:for (?:you|her|him|them)|suit\w{0,4}|right|possible|an? (?:good )?fit|work(?:ing)?|an option|see|want|send|put|offer|hire|promote|employ|place|let|rent|consider)|better (?:off|suited)|no (?:chance|place|point|future)|impossible|unsuitable|back office|behind the scenes|out of sight|someone else|somebody else|reject\w{0,3}|declin\w{1,3}|turn(?:ed)? (?:you|her|him) down)\b/i,
    ],
    none: [
      refuted,
      otherwise,
      /\b(?:ramp|lift|stairs|adjust\w{0,5}|arrang\w{1,6}|entitled|leave|extra time|x-?ray|vaccin\w{1,5}|medicines?|tablets|fly|flight|captions?|dictation|recogni[sz]e|safe\w{0,2}|hazard\w{0,3}|problem)\b|\?\W*$/i,
    ],
  },
  // Sent away, or kept from others, for it.
  {
    all: [
      new RegExp(
        `\\bthe (?:last|previous|other) (?:one|guy|man|woman|lady|driver|nurse|carer|technician|cleaner|engineer|rep|person|colleague|teacher|plumber)(?: you sent)? (?:wore|had|was|came (?:with|in)|spoke (?:with|in)|turned out to be) (?:an? )?(?:(?:thick|strong|heavy|foreign) )?(?:headscarf|hijab|turban|burka|accent|dark skin|${ground}|foreigner|immigrant|muslim|jew|woman|girl)\\b`,
        'i',
      ),
      /\b(?:send|someone else|somebody else|another|different|again|no more|next time|please|change|prefer)\b/i,
    ],
    none: [
      refuted,
      otherwise,
      /\b(?:great|lovely|helpful|kind|thank\w{0,3}|hard to (?:understand|hear)|audio|line|photos?|pictures?|badge|passport)\b/i,
    ],
  },
  {
    all: [
      new RegExp(`${ofGround}`, 'i'),
      /\b(?:keep|put|move|take|get|leave|send|hide|seat|have)\b[^.!?]{0,12}\b(?:him|her|them|(?:this|that) (?:one|man|woman|guy|lady))\b[^.!?]{0,16}\b(?:away|off|out of|in the back|aside|elsewhere|behind|from (?:the|our) (?:kids|children|clients|customers|guests|counter|front|reception))\b/i,
    ],
    none: [
      refuted,
      otherwise,
      /\b(?:safe\w{0,2}|infect\w{1,5}|quiet|smoke|lifting|stairs|ill|tired|rest|pregnan\w{1,3}|front row|help\w{0,3})\b|\?\W*$/i,
    ],
  },
  // There are too many of them.
  {
    all: [
      /\b(?:too|so|very|completely|getting|becoming|become|gone|turned|mostly) (?:too |very |all )?(?:arab|black|turkish|foreign|muslim|islamic|jewish|asian|african|gay|brown|ethnic|multicultural|polish|romanian)(?= ?(?:[.,!;]|$|for\b|now\b|lately\b|these days\b|to (?:live|rent|buy|invest)\b))/i,
      /\b(?:neighbou?rhoods?|areas?|streets?|schools?|districts?|quarter|building|town|cit(?:y|ies)|office|team|class|club|village|country|block|estate|part of town)\b/i,
    ],
    none: [
      refuted,
      /\b(?:food|menu|flavou?rs?|dish\w{0,2}|sauce|cuisine|music|spic\w{1,3}|coffee|tea|paint\w{0,3}|walls?|print\w{0,3}|photos?|screen|smoke|sky|night|lights?|tyres?|investors?|owned|translat\w{1,5}|letters?|languages?|signs)\b|\?\W*$/i,
    ],
  },
  {
    all: [
      new RegExp(
        `\\btoo many (?:[a-z]{4,8} )?(?:${singledOut}|women|girls|old people)\\b(?!')(?: [a-z]{2,10}){0,2}? (?:in (?:the|this|that|our|your) (?:[a-z]{3,9} )?(?:area|building|street|neighbou?rhood|team|class|school|office|country|town|block|house|company|department|club)|here|around|on (?:the|this|our) (?:team|street|board|floor)|moving in|living)(?= ?(?:[.,!;]|$|already\\b|now\\b|anyway\\b|for (?:me|us|my|our)\\b))`,
        'i',
      ),
    ],
    none: [refuted, /\b(?:without|too few|homeless|hunger|killed|die|died|abused|left behind)\b|\?\W*$/i],
  },
  // Not from them, not by them, and only from others.
  {
    all: [
      new RegExp(
        `(?:\\bnot|\\bnever|\\brather not|n't) (?:[a-z]{2,8} ){0,3}?(?:(?:buy|learn|take (?:orders|advice|that)|rent|hire|order|hear) [^.!?,]{0,24}?from|be (?:lectured|led|managed|served|treated|told|advised|taught|bossed (?:about|around)|examined|driven|flown|operated on) by|(?:work|report|answer) (?:for|to)|trust) (?:an? |some |any )(?:[a-z]{4,8} )?(?:woman|girl|lady|foreigner|immigrant|muslim|jew|arab|african|turk|(?:${ground}) (?:person|man|woman|guy|girl|lady|doctor|boss|manager))(?= ?(?:[.,!;)]|$|like\\b|who\\b|again\\b|here\\b|with (?:an?|my|our|the|money|numbers)\\b|to (?:do|lead|run|manage|handle|drive|fix)\\b))`,
        'i',
      ),
    ],
    none: [refuted, otherwise, /\b(?:without|by herself|alone)\b|\?\W*$/i],
  },
  {
    all: [
      /\bonly (?:(?:real |white |young |german |local )?(?:men|germans|whites|christians|englishmen|europeans)|(?:technicians|staff|people|drivers|nurses|teachers|tenants|candidates|colleagues|applicants|guests|families) who are (?:german|white|british|english|christian|male|native|european|young|straight|unmarried))(?: (?:can|could|will|should|may|must|understand|know|are|have|please)\b|(?= ?(?:[.,!;)]|$)))/i,
    ],
    none: [
      refuted,
      otherwise,
      /\b(?:men and women|not only|match|final|squad|barbers?|beard\w{0,2}|prostate|monastery|monks?|nuns?|priests?|popes?)\b|\?\W*$/i,
    ],
  },
  {
    all: [
      /\b(?:requires?|needs?|wants?|looking for|suits?|ideal for|prefers?|only)\b[^.!?]{0,16}\b(?:someone|somebody|an? person|people|candidates?|applicants?|women|tenants?) (?:without|with no) (?:any )?(?:kids|children|family plans|an? accent|accents|headscar(?:f|ves)|disabilit(?:y|ies)|foreign (?:roots|background|names?))\b|\bif (?:she|he|they) (?:took|takes?|would take) off (?:that|the|her|his|their) (?:scar(?:f|ves)|headscar(?:f|ves)|hijabs?|turbans?|veils?|kippas?)\b/i,
    ],
    none: [refuted, otherwise, /\b(?:scan\w{0,3}|x-?ray|helmets?|security|photo|ride|resort|cruise)\b|\?\W*$/i],
  },
  {
    all: [
      /\b(?:tell|see|know|guess|recogni[sz]e) (?:it )?(?:from|by) (?:his|her|their|your) (?:skin|nose|face|surname|name|accent|headscarf|looks)\b/i,
      /\b(?:not|never|won't|can't|lazy|late|steal\w{0,3}|lie\w{0,2}|cheat\w{0,3}|trouble|pay|poor|criminal)\b/i,
    ],
    none: [refuted, otherwise, /\?\W*$/i],
  },
  {
    all: [
      /\bonly (?:an? (?:(?:real|white|german|young) )?(?:man|german|christian|european) (?:can|could|will|should|may)|(?:takes?|accepts?|listens?|works?|talks?|speaks?|deals?|buys?|learns?) (?:[a-z]{2,8} )?(?:from|to|with|for) (?:men|whites|germans|christians|real (?:men|germans)))(?= ?(?:[.,!;)a-z]|$))|\breserved for (?:christians|whites|germans|men|europeans|natives|straights)(?= ?(?:[.,!;)]|$))|\b(?:want|need|expect|like)s? (?:all )?(?:our|the|all|my|your) (?:waiters|waitress(?:es)?|staff|drivers|nurses|hostess(?:es)?|tenants|reps|teachers|cleaners|salespeople|agents|colleagues|employees|speakers|guests) to be (?:white|male|female|young|christian|german|native|straight|pretty|slim|good-looking|unmarried)\b/i,
    ],
    none: [refuted, otherwise, /\b(?:men and women|not only|parking|sauna|ward|monks?|priests?|monastery)\b|\?\W*$/i],
  },
  {
    all: [
      /\b(?:make sure|see to it|ensure|insist)(?: that)? (?:the|our|your|my|whoever|every|any)\b[^.!?,]{0,30}\b(?:is|are) (?:an? )?(?:european|white|caucasian|german|male|female|young|christian|native(?:-born)?|straight|unmarried|good-looking|pretty)(?= ?(?:[.,!;)]|$|and\b))|\b(?:tenants?|candidates?|applicants?|cleaners?|nurses?|nann(?:y|ies)|au pairs?|drivers?|buyers?|flatmates?|lodgers?|hires?|employees?|receptionists?|waitress(?:es)?)\b[^.!?,]{0,12} (?:must|should|has to|have to|needs? to|is to|are to) be (?:an? )?(?:white|caucasian|european|german|british|christian|catholic|protestant|muslim|male|female|married|unmarried|single|childless|straight|native-born|good-looking|pretty|slim)(?= ?(?:[.,!;)]|$|and\b))|\b(?<!like )(?:an? )(?:real |white |proper )?man would (?:have (?:solved|understood|closed|sold|done|managed|handled|known|finished|fixed)|understand|know|never)\b/i,
    ],
    none: [
      refuted,
      otherwise,
      /\b(?:in drowning|wise|reasonable|dead|poor|old) man would\b|\b(?:visa|residence|citizens?|embassy|church council|priests?|tax class|married couples? only in)\b|\?\W*$/i,
    ],
  },
  // There for show, and favoured for a look.
  {
    all: [
      /\b(?:women|woman|girls|ladies|lady|secretar(?:y|ies)|female (?:staff|colleagues|employees|board members?))\b[^.!?,]{0,24} (?:are|is) (?:just |only |merely |nothing but |mostly ){1,2}(?:there for )?(?:(?:good )?for )?(?:decoration|decorative|eye candy|show|the looks|pretty|making coffee|coffee|the kitchen|diversity|the quota)\b|\b(?:job|promotion|role|contract|account|deal|hired|promoted|interview)\b[^.!?,]{0,16} because (?:of (?:her|his) (?:looks|legs|skin|skirt)|(?:she|he) (?:has (?:nice|great|long) legs|is (?:pretty|blonde|a woman|black|gay|the (?:diversity|quota) [a-z]{3,8})|wears short))/i,
    ],
    none: [refuted, otherwise, /\b(?:not|never|n't)\b[^.!?]{0,30}\bbecause\b|\?\W*$/i],
  },
  // Fewer of them; and back with them.
  {
    all: [
      new RegExp(
        `\\b(?:fewer|less|no more|enough of|had enough of|rid of) (?:[a-z]{4,8} )?(?:immigrants|foreigners|migrants|refugees|muslims|jews|arabs|africans|asians|turks|blacks|gays|gypsies|(?:${ground}) (?:people|faces|names|staff|workers|candidates|customers|guests|tenants))\\b(?!')|\\b(?:someone|somebody|candidates?|applicants?|staff|people|faces?|names?) (?:a bit |a little |rather |somewhat )?less (?:foreign|ethnic|black|dark|gay|muslim|disabled)\\b`,
        'i',
      ),
      /\b(?:need|want|expected?|prefer|like|hop(?:e|ed|ing)|please|should|must|get|send|hire|team|project|office|building|area|here)\b/i,
    ],
    none: [
      refuted,
      otherwise,
      /\b(?:than (?:last|in)|arriv\w{2,4}|statistics?|numbers? (?:fell|show)|die|died|apply)\b|\?\W*$/i,
    ],
  },
  {
    all: [
      /\b(?:(?:their|your|his|her|that|this) (?:kind|sort|lot)|(?:these|those|such) people|foreigners|immigrants|migrants|muslims|arabs|africans|asians|turks|gypsies|they|you(?: people| lot)?)\b[^.!?,]{0,20} (?:should|must|can|ought to|had better|better|to) (?:all )?(?:stay|go back|return|get back|remain) (?:to )?where (?:they|you|he|she) (?:all )?(?:came|come|belong)\b|\bgo back to (?:your|their|his|her) (?:own )?country\b/i,
    ],
    none: [refuted, /\b(?:holiday|visit|miss(?:es)?|homesick|page|step|menu)\b|\?\W*$/i],
  },
  {
    all: [
      new RegExp(
        `\\bone of (?:those|these|them) (?:[a-z]{4,8} )?(?:immigrants|foreigners|migrants|refugees|muslims|jews|arabs|africans|asians|turks|blacks|gays|gypsies|(?:${ground}) (?:people|ones|guys|women|men))\\b(?!')|\\ban? (?:muslim|jew|arab|african|turk|foreigner|immigrant|woman|(?:${ground}) (?:man|woman|person)) as (?:an? |our |the |your )?[a-z]{4,14}\\b[^.!?]{0,6}\\b(?:what could (?:possibly )?go wrong|no thanks|you must be joking|imagine that)`,
        'i',
      ),
    ],
    none: [refuted, otherwise],
  },
  {
    all: [
      new RegExp(`\\b${kind}\\b(?!')`, 'i'),
      /\bthey(?:'ll)? (?:only|just|always|never|will|all|will only|simply) [^.!?,]{0,24}\b(?:get pregnant|fight|gossip|quit|complain|steal|cheat|cry|haggle|lie|whine|make trouble|call in sick)\b/i,
    ],
    none: [
      refuted,
      otherwise,
      /\b(?:if|when|because) (?:we|the)\b|\b(?:never|not) (?:cheat|steal|lie|complain|quit)\b|\?\W*$/i,
    ],
  },
  // Worth less.
  {
    all: [
      new RegExp(`\\b${kind}\\b(?!')`, 'i'),
      /\b(?:(?:offer|pay|give|quote) (?:them|her|him|those) (?:less|half|little|the minimum|much less)|(?:will |would |gladly )?works? for (?:half|less|peanuts|next to nothing))\b/i,
    ],
    none: [refuted, otherwise, /\b(?:pensioners?|seniors?|students?|discounts?|volunteers?|why|should)\b|\?\W*$/i],
  },
  {
    all: [
      /\b(?:wheelchairs?|walking frames?|guide dogs?|headscar(?:f|ves)|hijabs?|turbans?|burkas?|niqabs?|kippas?|dreadlocks|dark skin|foreign accents?)\b/i,
      /(?:\bnot|\bnever|\bhardly|n't) (?:really |quite )?(?:suit|fit|go (?:well )?with|match|(?:look )?good for|part of|in (?:line|keeping) with)\b[^.!?]{0,20}\b(?:image|brand|style|clients|guests|customers|concept|dress code|reception|front desk|standards)\b/i,
    ],
    none: [refuted, otherwise],
  },
  // Not with the likes of them.
  {
    all: [
      /\b(?:don't|do not|won't|will not|never|no longer|refuse to|wouldn't|would not|prefer not to|rather not|can't|cannot) (?:want to )?(?:serve|hire|rent (?:out )?to|sell to|deal with|do business with|employ|want|accept|lend to|let to|insure|have|need|admit|let in) (?:people|folks|persons?|anyone|anybody|guys|women|men|customers|guests|tenants|clients|couples|families) like (?:them|that lot|her|him)(?= ?(?:[.,!;]|$|here\b|any ?more\b|in (?:our|this|the)\b|around\b|at (?:our|this|the)\b))/i,
    ],
    none: [
      refuted,
      /\b(?:lose|losing|disappoint\w{0,3}|fraud\w{0,5}|scam\w{0,4}|spam\w{0,4}|rude|abusive|violen\w{1,3}|drunk)\b|\?\W*$/i,
    ],
  },
  // "Women tend to struggle with this sort of machine."
  {
    all: [
      /\b(?:women|girls|ladies|housewives|foreigners|immigrants|muslims|old(?:er)? people|pensioners|asians|gays|mothers)\b/i,
      /\b(?:tend to|usually|generally|always|just|simply|typically|never|can't|cannot|(?:are|is) (?:too|not|no))\b/i,
      /\b(?:struggle with|panic|(?:too )?emotional|lazy|(?:worse|no good|not good|bad|slow|slower) (?:at|with)|cry|steal|gossip|cope with|get confused|understand (?:technology|machines|numbers|money|cars|engines|computers)|drive (?:badly|properly))\b/i,
    ],
    none: [
      /\b(?:access|funding|finance|health\w{0,4}|barriers?|inequal\w{2,4}|research|stud(?:y|ies|ied)|survey|support|discriminat\w{2,4}|sizes?|fit|medicines?|letters?|forms|stairs|pain|sleep|car parks?|by the sea|their (?:parents|children|jobs?))\b|\?\W*$/i,
    ],
  },
  // "People from that part of the world are simply not reliable."
  {
    all: [
      /\b(?:people|customers|clients|men|women|workers|tenants|those) from (?:that|this|your|such|these) (?:part of the world|country|region|continent|culture|background|place|places)\b|\b(?:that|your|those) (?:kind|sort|type)s? of people\b/i,
      /\b(?:not (?:reliable|honest|clean|trustworthy|punctual)|unreliable|dishonest|lazy|dirty|cheat|steal|lie|never pay|(?:can't|cannot) be trusted|slow to pay|don't (?:work|wash|pay))\b/i,
    ],
    none: [/\b(?:prejudice|stereotype|wrong to|untrue|myth|claim that)\b|\?\W*$/i],
  },
]);
