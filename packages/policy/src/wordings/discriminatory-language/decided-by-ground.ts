import { facets } from '../../search/sentence-facets.ts';
import { byGround, ground, ofGround } from './protected-grounds.ts';

/** That it is told, refuted, forbidden or put right. "Support agents" and "they don't complain" are neither. */
export const refuted =
  /\b(?:disagree|nonsense|wrong|not true|outdated|myth|idea that|stereotype|unacceptable|complained|complaints?|reported?|apologi[sz]\w{1,3}|policy|forbids?|forbidden|illegal|unlawful|law|not allowed to ask|discriminat\w{0,5}|every age|all ages|regardless|help(?:s|ing)?|(?:to|we|they|that) supports?|supporting|charity|clinic|study|survey|award|museum|film|novel)\b/i;
const told = new RegExp(`${refuted.source}|\\?\\W*$`, 'i');
/** What keeps a whole country's customers out lawfully, and what helps those whom it names. */
export const lawful =
  /\b(?:sanction\w{0,3}|embargo|customs|vat|tax(?:es)?|currenc(?:y|ies)|licen[cs]\w{1,4}|shipp\w{2,4}|postage|couriers?|visas?|work permits?|residence permits?|export\w{0,4}|warehouse|cards?|outage|translat\w{1,5}|interpret\w{1,4}|captions?|ramps?|lifts?|elevators?|step-free|accessib\w{2,6}|sizes?|shoes|clothing|menus?|recipes?|until|yet)\b/i;
/** What is said of a whole group, and holds of nobody for it. */
const fault =
  "(?:unreliable|lazy|slow(?! (?:the|our|down)\\b)|dishonest|difficult|dirty|loud|noisy|messy|aggressive|emotional|distracted|moody|weak|late|absent|sick|trouble|backward|rude|stubborn|fragile|a (?:risk|problem|burden|liability|hassle|headache|nightmare))|(?:never|rarely|always|only|just|don't|can't|cannot|won't) (?:really |ever |even )?(?:pay (?:late|on time|the rent)|haggle|complain|steal|lie|cheat|stay|last|commit|listen|obey|work (?:hard|overtime|late)|learn|integrate|be trusted|take orders|call in sick|keep (?:their|his) word|look after (?:things|the place))";
const putThere =
  '(?:leav(?:e|es|ing)|left|keep(?:s|ing)?|kept|tak(?:e|es|ing|en)|took|pull(?:s|ed|ing)?|mov(?:e|es|ed|ing)|put(?:s|ting)?|plac(?:e|es|ed|ing)|seat(?:s|ed|ing)?|hid(?:e|es|den|ing)?|push(?:es|ed|ing)?|drop(?:s|ped|ping)?|str(?:ike|ikes|uck)|cross(?:es|ed|ing)?|cut(?:s|ting)?)';
const outOfSight =
  '(?:off (?:the|this|that|our|my)|out of (?:the (?:call|meeting|shortlist|running|pool|photo|picture|way|sight|room)|sight)|away from|in (?:the )?back|at the (?:back|bottom|end|kitchen)|(?:on|to) the (?:b|c|second|small|minor|night)|(?:to|for) the bottom|last)';
/** That people are kept off, put last or left to others; what is theirs may lie where it likes. */
const setApart = `\\b(?:${putThere}(?: (?:all|both|any|every|more|most|of|the|an?|our|your|my|this|that|those|these)){0,3} ${byGround}\\b(?!')|(?<!\\b(?:of|for|from|by|to|with|beside|behind|next to) (?:(?:the|our|your|my|an?|all|these|those) )?)${byGround}(?: (?:who|from|on|in|with|at) [^.!?,]{2,30})?,? (?:(?:is|are|was|were|be|been|being|gets?|got|should|must|will|can|have|has|had|always|usually|quietly|better|then|simply|just)[ ,]){1,4}${putThere}\\b|${byGround}\\b[^.!?]{0,60}\\b${putThere} (?:them|him|her)\\b)[^.!?]{0,50}\\b${outOfSight}\\b`;
/** A decision against people, in their work, their home or their custom. */
const against =
  "(?:\\b(?:we|i|they|(?:client|customer|owner|boss|board|family)s?)(?:'d|'ll|'ve| will| would| should| have| had)?(?: rather| simply| just)? (?:pick|choose|chose|picked|take|took|hired?|went (?:with|for)|find|found|want|wants|prefer|preferred)\\b[^.!?,]{0,24}\\b(?:(?:the other|another|other|a different) (?:one|applicant|candidate|driver|consultant|tenant|nurse|person|rep|woman|man|colleague)|someone else|somebody else|a man|someone younger)\\b(?! to (?:look after|help|cover|stand in))|(?:is|are|would be|was) (?:simply |just )?(?:out of the question|not an option|off the list|a no-go)|(?:has|have|had) no (?:business|place) (?:in|on|at|for|behind)|no (?:place|job) for|(?:can't|cannot|couldn't|shouldn't|should not|won't|must not|never) (?:really |ever )?be (?:trusted|on the (?:phones?|desk|floor|team)|in charge|hired|promoted|considered|relied on)|(?:turn|turned|send|sent|wave|waved)\\b[^.!?]{0,24}\\baway|(?:shouldn't|should not|won't|will not|wouldn't) (?:extend|renew|promote|hire)\\b|(?:doesn't|don't|won't|wouldn't|never|can't) (?:really |simply |quite |ever )?(?:(?:fit|blend) in|belong)\\b|(?:not|isn't|aren't) (?:who|the (?:couple|kind|sort|face))\\b[^.!?]{0,40}\\b(?:wants?|likes?|needs?|looking for)|(?:rather|prefer) not (?:to )?(?:insure|cover|employ|serve|rent|let)|(?:get|send|find) you (?:another|a different) (?:one|[a-z]{4,10}),? if (?:that|this|it|she|he) (?:bothers|troubles|disturbs|worries) you|\\b(?:we|they|i|to) pay (?:the|our|an?) [^.!?]{0,30}\\bless\\b|(?:double|extra|additional|more) (?:(?:months?|weeks?)(?: of| the)? |the )?(?:deposit|rent))";
/** What follows from the ground in the writer's eyes. */
const instead =
  "(?:so|hence|therefore|which is why|that's why|and|better|please|i'd|we'd|let's|just)\\b[^.!?]{0,20}\\b(?:send|use|choose|chose|pick|picked|hire|hired|take|took|went with|go with|gave|give|assign|put|keep|prefer|preferred|found|find|look(?:ing)? for|decided|let|skip|pass|leave)";

/** Decided by what people are: who by a protected ground, what is done to them, and why, in any order. */
export const decidedByGround = facets([
  // Refused, in whatever way a door is closed.
  {
    all: [
      new RegExp(
        `\\b(?:don't|do not|doesn't|does not|won't|will not|wouldn't|no longer|never|(?:vote|voted|decided|am|are|is|were|was) against|rather not|prefer not to|refuse[sd]? to|declined? to|stop(?:ped)?|quit|ceased?|avoid(?:ed|s)?|not (?:going|willing|allowed|keen|about) to|can't|cannot)\\b[^.!?,;]{0,16}\\b(?:accept|serve|serving|seat|host|rent|let|lease|take|taking|book|hire|hiring|employ|interview|shortlist|sell|insure|lend|admit|admitting|invite|inviting|welcome|treat|send|sending|assign|forward|recruit|promote|train)(?:ing)?\\b(?: (?:out|to|on|in|any|more|an?|the|bookings?|reservations?|applications?|orders|enquiries|requests|calls|cvs|resumes|rooms?|flats?|apartments?|tables?|from|by|of|for)){0,5} ${byGround}(?! (?:clothing|shoes|sizes|food|only|on its|before|a bill))`,
        'i',
      ),
    ],
    none: [
      told,
      lawful,
      /\b(?:alone|empty-handed|away without|a second time|twice|discounts?|stand|wait\w{0,3}|because (?:we|our)|during|down|overbooked|full|spam|newsletters?|surveys?|for (?:study|shadowing)|risk|fees?|let down|(?:insur\w{1,3}|cover|lend|rent|let) (?:[a-z]{2,8} ){0,3}?drivers? (?:under|over|below)|drivers? (?:under|over|below)\b[^.!?]{0,40}\b(?:cars?|vans?|minibus(?:es)?|vehicles?|motorbikes?))\b/i,
    ],
  },
  // A fault laid on all of them.
  {
    all: [
      new RegExp(
        `\\b${byGround} (?:(?:tend|seem|are known|are bound|are likely|have a habit) to (?:be )?|(?:are|is|get|will be|turn out)(?: (?:just|always|usually|often|simply|mostly|generally|so|too|very|by nature|all|known for being)){0,3} |)(?:${fault})\\b`,
        'i',
      ),
      /\b(?:so|which is why|that's why|therefore|hence|because|since|as|better|rather|prefer|avoid|instead|don't|put|give|keep|assign|hire|rent|deposit|shifts?|accounts?)\b/i,
    ],
    none: [
      told,
      lawful,
      /\b(?:because of|connection|operations?|surgery|treatments?|illness|network|line|this (?:week|morning|month)|today|if|whether|feel|felt|treated|late at night|flights?|served|sorry|delay\w{0,3}|buses|trains?)\b/i,
    ],
  },
  // Set apart for it, with the reason or without.
  {
    all: [
      new RegExp(setApart, 'i'),
      /\b(?:because|since|as|nobody|no one|clients?|customers?|guests|patients?|owner|boss|board|complain\w{0,3}|prefers?|traditional|conservative|image|comfortable|embarrass\w{0,4}|understand|accents?|smell|look(?:s)?|see)\b/i,
    ],
    none: [
      told,
      lawful,
      /\b(?:asked (?:us )?to|wished|at (?:his|her|their) (?:own )?(?:request|wish)|smoke|heat|noise|draughts?|sun|wind|music|stairs|infect\w{1,5}|on (?:holiday|leave)|safe|safety|danger\w{0,3}|medicines?|busy|midnight|time ?zones?|night there|asleep)\b/i,
    ],
  },
  // Decided against, whatever it is that is decided.
  {
    all: [new RegExp(`\\b${byGround}\\b|${ofGround}`, 'i'), new RegExp(`\\b${against}(?![a-z])`, 'i')],
    none: [
      told,
      lawful,
      /\b(?:full|tired|tiring|queue|wait\w{0,3}|asked (?:us )?to|wish(?:ed)?|(?:on|goes on) (?:holiday|leave)|(?:maternity|parental|paternity|sick) leave|safe|safety|gifts?|menus?|more of their|one more|another (?:seat|room|table|chair|key|time|day|date|slot|copy))\b/i,
    ],
  },
  // A taste of clients, of the place or of the trade that decides whom to send.
  {
    all: [
      new RegExp(
        `\\b(?:don't|do not|rather not|prefer not to|wouldn't|can't|shouldn't|should not|not) (?:want to |like to |wish to )?(?:send|assign|put|give|show|introduce|have|place|use|pick)\\b[^.!?]{0,16}\\b(?:an? |any |the |our )?${byGround}\\b`,
        'i',
      ),
      /\b(?:clients?|customers?|owner|guests|patients?|boss|board|residents|neighbou?rs|team|site|village|they(?:'re| are)|traditional|conservative|old-fashioned|image)\b/i,
    ],
    none: [told, lawful, /\b(?:alone|spam|twice|vouchers?|flowers|gifts?|invoices?|the same|reminders?)\b/i],
  },
  {
    all: [
      new RegExp(
        `\\b(?:an?|any|no|some|for an?|as an?|being an?) (?:(?:young|older|single) )?(?:woman|lady|girl|mother|(?:${ground}) (?:person|man|woman|guy|girl|lady|consultant|manager|rep|engineer|nurse|lawyer|doctor|teacher|driver|agent|colleague)|foreigner|immigrant|muslim|jew)\\b[^.!?]{0,12}\\b(?:won't|wouldn't|will never|can't|cannot|could never|isn't going to|will not|would never|doesn't|never) (?:really |ever |just |simply )?(?:be (?:taken seriously|accepted|respected|listened to|welcome|heard|trusted|able to (?:handle|cope|lead|manage))|get (?:any )?(?:respect|anywhere|far)|command (?:any )?respect|have (?:any )?authority|close (?:this|that|the) deal|cope|earn their trust|hold (?:his|her|their) own|go down well)\\b`,
        'i',
      ),
    ],
    none: [told, lawful, /\b(?:unless|why|shouldn't have to|used to|so that)\b/i],
  },
  // Years counted against somebody.
  {
    all: [
      /\b(?:at|given|considering|because of|with) (?:your|his|her|their) (?:advanced |present )?age\b/i,
      /\b(?:struggle|too (?:slow|late|old|tired|hard|much)|won't|wouldn't|can't|cannot|hardly|unlikely|difficult|hard|not be able|no longer|slow you down|retir\w{1,5})\b/i,
      new RegExp(
        `\\b(?:${instead}|younger|someone else|somebody else|another (?:candidate|applicant)|the (?:job|role|position))\\b`,
        'i',
      ),
    ],
    none: [told, /\b(?:insur\w{2,5}|pension|premium|tickets?|dogs?|cats?|pets?|cars?|building|never too)\b/i],
  },
  // Suspected: their neighbours are to look after their things.
  {
    all: [
      new RegExp(
        `\\b(?:${byGround}|(?:are|is|were|was|being|of) (?:all |an? )?(?:${ground}|from (?:africa|romania|bulgaria|albania|eastern europe|the balkans|syria|nigeria)))\\b[^.!?]{0,30}\\b(?:so|and|therefore|better|please|make sure)\\b`,
        'i',
      ),
      /\b(?:keep (?:an|your) eyes? on|watch|lock(?: up)?|hide|count|put away|check|secure|guard|look after|don't leave)\b[^.!?]{0,12}\b(?:your|the|our) (?:[a-z]{3,9} )?(?:packages?|parcels?|valuables?|bags?|wallets?|purse|belongings|bikes?|tills?|doors?|tools|silver(?:ware)?|jewel(?:le)?ry|stock|cash|things)\b/i,
    ],
    none: [told, /\b(?:thieves|burglars?|break-ins?|stations?|pickpockets?|holiday|away)\b/i],
  },
  // A dress or sign of faith that has to go, or its wearer.
  {
    all: [
      /\b(?:hijabs?|headscar(?:f|ves)|burkas?|niqabs?|turbans?|kippas?|crosses|dreadlocks|afros?|foreign accents?)\b/i,
      /\b(?:(?:have|has|need|needs|must|ought|got) (?:to )?(?:take (?:it|them|that) off|lose (?:it|them)|cover (?:it|them) up|remove (?:it|them)|go|leave|stay (?:in the back|out of sight|away))|(?:find|look for) (?:another|a different|some other) (?:job|place|employer|school|flat)|won't get (?:the|a|any) (?:job|role|interview|flat)|(?:not|n't|never) (?:look (?:good|right|professional)|suit(?:able)?|welcome|fit|acceptable|allowed|wanted)|scares?|puts? (?:people|clients|customers|guests) off)\b/i,
    ],
    none: [told, /\b(?:machines?|x-?ray|scan(?:ner)?|helmets?|mri|surgery|laundry|photo booth)\b/i],
  },
  // A place that is said not to be for them.
  {
    all: [
      new RegExp(
        `\\b(?:not|isn't|aren't|never|hardly|un)(?: (?:really|very|quite|exactly|at all))? ?(?:suitable|suited|meant|right|ideal|appropriate|made|intended|the (?:right )?(?:place|job|flat|home|venue)|a (?:good )?(?:place|fit|home|job))(?: (?:place|job|home))? for (?:people (?:on|in) wheelchairs|${byGround})`,
        'i',
      ),
      /\b(?:flat|apartment|house|room|building|job|role|position|shift|club|venue|place|team|office|look elsewhere|apply|somewhere else|something else|another (?:place|home|job))\b/i,
    ],
    none: [
      told,
      /\b(?:sorry|unfortunately|narrow|stairs|steps|cots?|pool|balcony|balustrade|bars?|fence|smok\w{2,4}|lead paint|lifting|x-?ray)\b(?![^.!?]*\belsewhere)/i,
    ],
  },
  // Dearer or harder for them than for others.
  {
    all: [
      new RegExp(`\\b(?:from|for|to|with|of|charge|ask|make|quote) (?:all |any |our |the )?${byGround}\\b`, 'i'),
      /\b(?:charge|ask|take|quote|demand|require|want|need|add|double|raise)\w{0,3}\b/i,
      /\b(?:double (?:the )?(?:deposit|rent|price|fee)|(?:higher|bigger|larger|extra|steeper) (?:deposits?|rents?|prices?|rates?|fees?|guarantee|premium)|(?:deposit|rent|price|rate)s? (?:is |are )?(?:higher|double|more)|more (?:rent|deposit|money|than (?:locals|others))|twice the (?:deposit|rent|price)|lower (?:pay|salary|wage|offer)|pay (?:them|her|him) less|less than (?:the )?(?:men|others|locals))\b/i,
    ],
    none: [told, lawful, /\b(?:helps?|grants?|funds?|insur\w{2,5}|tuition|benefits?|discounts?|seats?|buggy|cots?)\b/i],
  },
  // A birth, blood or age asked for.
  {
    all: [
      /\b(?:only|just|exclusively|must|should|needs? to|has to|have to|wants?|prefers?|insists?|please|looking for|ideally)\b/i,
      /\b(?:candidates?|applicants?|people|persons?|someone|somebody|tenants?|staff|drivers?|nurses?|colleagues?|hires?|cvs?|profiles?|families|couples|whoever|anyone|those)\b/i,
      /\bwhose (?:parents|family|grandparents|roots|ancestors|families) (?:were|was|are|is|come|came|have) (?:all |both )?(?:born|from|raised|here|german|british|french|english|american|european|christian|local)\b|\b(?:with|of|have|has) (?:pure |purely |proper |real |true )?(?:german|british|english|european|western|white|local|christian) (?:roots|blood|ancestry|stock|descent|heritage|looks|skin|parents)\b|\bwho (?:looks?|is|are) (?:white|european|western|local|christian|straight|fair-skinned)(?:-looking)?\b(?! (?:and|to|in))|\b(?:under|below|not (?:over|above)|no older than|younger than) (?:thirty|forty|twenty-five|thirty-five|2[5-9]|3[05]|40)\b(?! ?(?:minutes|hours|days|%|percent|pages|people|employees|words|seconds|metres|miles|km|kg|degrees|euros|dollars|pounds))/i,
    ],
    none: [
      told,
      /\b(?:tournaments?|league|team photo|railcards?|tickets?|insur\w{2,5}|visas?|citizenship|genealog\w{1,3}|family tree|dishes|cheese|wine|apprentic\w{2,5}|scholarship|prize|studies|price|rate|pace|(?:numbers?|names?|counts?|totals?|dates?) only)\b/i,
    ],
  },
  // "You know how they are", told of a whole people.
  {
    all: [
      new RegExp(
        `\\b(?:you know (?:how|what) (?:these |those |the )?${byGround} (?:are|get|can be)(?: like)?|(?:what|what else) (?:do|did|would|can|could) (?:you|one|we|i) (?:expect|want) (?:from|of|with) (?:an? |these |those )?${byGround}|(?:that's|that is|there's) (?:an? |the )?${byGround} for you|(?:leave|trust) (?:it to )?(?:an? |the )?${byGround} to|just like (?:an? |all )?${byGround},|(?:can't|cannot|never|don't|couldn't|wouldn't) (?:really |ever |just )?(?:trust|rely on|count on|depend on|believe) (?:an? |any |the |these |those )?${byGround})(?= ?(?:[.,!;:]|$| (?:with|to|about|when|around|in|at|on|anyway|either|these days)\\b))`,
        'i',
      ),
    ],
    none: [told, /\b(?:guests love|great|lovely|wonderful|shouldn't have to|tickets?)\b/i],
  },
]);
