import { facets, part } from '../../search/sentence-facets.ts';

/** Work and friendship that bring somebody to the reader's door. */
const errand =
  /\b(?:deliver(?:y(?! (?:vans?|trucks?|men|guys|boys|bikes?))|ed|ing|ies|s)?|collected|collection slot|pick(?:ed|ing)? (?:you )?up|drop(?:ping)? (?:off|it|them)|courier|driver|parcels?|samples?|install\w{0,6}|repair\w{0,3}|measur\w{1,4}|survey\w{0,3}|appointment|engineer|technician|keys?|viewing|timetable|neighbou?rhood watch|alarm|burglar\w{0,3}|insur\w{2,5}|safety|training|first aid|helmets?|cover(?:age)?|polic(?:y|ies)|warranty|help(?:ed|ing)?|coffee|lunch|dinner|party|cake|umbrella|lift home|happy|glad|lovely to|congrat\w{1,12}|for sale|gutter|roof|scaffold\w{0,3}|lost|stolen)\b/i;
const theirs =
  '(?:your (?:[a-z]{3,9} )?(?:family|kids?|child(?:ren)?|son|daughter|girl|boy|baby|wife|husband|mother|parents?|home|house|flat|shop|store|car|vans?|trucks?|lorr(?:y|ies)|windows?|dogs?|cats?|horses?|restaurant|warehouse|barn|office|premises|place|pets?|garage|boat|workshop|legs?|fingers|hands|knees|face|teeth|bones|arms?))';

/** A life watched, followed or waylaid, and harm hinted at as if it came by itself. */
export const lainInWait = facets([
  // Followed and watched.
  {
    all: [
      /\b(?:i|we)(?:'ve| have|'m| am|'re| are|'ll| will)?(?: (?:been|be|was|were|keep|also|just|still)){0,2} (?:follow(?:ed|ing)|watch(?:ed|ing)|tail(?:ed|ing)|track(?:ed|ing)|trail(?:ed|ing)|film(?:ed|ing)|photograph(?:ed|ing)|stalk(?:ed|ing)|spy(?:ing)? on|read(?:ing)?|listen(?:ed|ing) (?:in )?(?:to|on))\b/i,
      /\b(?:your (?:(?:every|private|personal) )?(?:car|wife|husband|daughter|son|kids|children|house|home|flat|bedroom|phone|location|movements?|moves?|private (?:messages|mails|e-?mails|chats)|messages|calls|shifts)|you (?:home|sleep|undress|through|at (?:night|home|the gym)|from (?:my|across|the)|every (?:day|night|morning)|leave|come home|get (?:home|changed)|and (?:her|him|your)))\b/i,
      /\b(?:for (?:days|weeks|months|years|(?:two|three|four|six|\d{1,2}|several|a few) (?:days|weeks|months|nights))|so (?:don't|do not|i know|we know)|don't (?:tell me|lie|pretend|deny)|every (?:night|day|morning|evening)|last night|i know (?:who|what|when|where)|we know (?:who|what|when|where)|alone|asleep|lately|until)\b/i,
    ],
    none: [
      errand,
      /\b(?:while you(?:'re| are| were) (?:away|on holiday)|on (?:linkedin|instagram|twitter|x)|fleet|gps unit|thermostat|monitor|patients?|if you (?:agree|like|want)|as you asked|answer(?:ed|ing)? your)\b/i,
    ],
  },
  {
    all: [
      /\b(?:i|we) (?:just |also )?(?:saw|watched|noticed|spotted|followed|caught|photographed|filmed)\b|\b(?:i|we) can see (?:from|on|that|you)\b|\b(?:i|we) (?:drove|walked|went|came) (?:past|by)\b/i,
      /\b(?:you\b[^.!?]{0,30}\b(?:with (?:a|another|the|that|some) (?:man|woman|guy|girl|bloke|blonde)|through (?:the|your) window|undress\w{0,3}|getting (?:changed|undressed|home)|asleep|in (?:bed|the shower)|at the (?:hotel|motel))|your (?:location|phone|gps|tracker)|light(?:s)? (?:[a-z]{2,7} ){0,4}(?:was|were|is|are) (?:still )?on|curtains?)/i,
      /\b(?:does your (?:husband|wife|boss|partner)|your (?:husband|wife|boss|partner) (?:know|would)|don't (?:tell me|lie|pretend)|instead of answering|nursery|bedroom|undress\w{0,3}|through your window|so (?:answer|pay|reply)|i know|remember)\b/i,
    ],
    none: [
      errand,
      /\b(?:plumber|fault|meter|vacancy|rent|estate agent|listing|sitter|childcare|cot|enrol\w{0,4}|places? (?:in|at) the nursery|burning all)\b/i,
    ],
  },
  // Nowhere to hide.
  {
    all: [
      /\b(?:nowhere|no place|not a place|anywhere|wherever|no matter where|however far|change your (?:number|name|address)|blocking (?:me|us)|block (?:me|us)|move house|moved?|run|hide|hiding)\b/i,
      /\b(?:(?:i|we)(?:'ll| will| can| could| would)? (?:always |still |just )?(?:not )?(?:find|reach|track|trace|get to|come after|come for|catch) you(?! (?:an?|another|someone|somebody|something|somewhere (?:nearby|else|to|dry|warm|quiet|safe)|alternative|suitable|temporary|the (?:right|best|nearest))\b)|(?:is|was|are) (?:pointless|useless|no use|futile)|won't (?:help|save|protect) you|(?:from|your) (?:new|home|private) (?:number|address))\b/i,
      /\b(?:you(?:'re| are| can| could| go| move| hide| run| live)?|me|us)\b/i,
    ],
    none: [
      errand,
      /\b(?:delivery|branches|network|coverage|signal|map|our app|customers|reach you by|phone line|seek)\b/i,
    ],
  },
  {
    all: [
      /\b(?:(?:it )?(?:took|takes) (?:me|us) (?:five|ten|two|only|about|all of|just|\d{1,2}|a)\b[^.!?]{0,14}|easy|so easy|not hard|wasn't hard|simple enough|no trouble) to (?:find|get|look up|trace|figure out)\b|\b(?:i|we) (?:found|got|traced|looked up|dug out)\b/i,
      /\b(?:your (?:new |home |private |own )?(?:home address|address|new number|private number|number|street)|where you (?:live|sleep|park|work))\b/i,
      /\b(?:drop (?:by|in)|visit|come (?:round|over|by)|turn up|show up|stop by|pointless|blocking|hide|wait(?:ing)? (?:for|outside)|polite|careful|see you soon|sleep well)\b/i,
      /\b(?:might|may|could|minutes|blocking|pointless|easy|careful|polite|hide|should|weekend|night)\b/i,
    ],
    none: [errand, /\b(?:if (?:it|that) suits|on our (?:map|website)|gps|directions|invit\w{1,6}|showroom|on foot)\b/i],
  },
  {
    all: [
      /\b(?:remember|don't (?:you )?forget|never forget|bear in mind|keep in mind|mind you)\b/i,
      /\b(?:i|we) (?:know|remember|have seen|'ve seen|have (?:a note of|written down)) (?:where|when|which|what time) (?:you|your (?:kids|wife|husband|children|daughter|son|family|mother)) (?:park|live|sleep|work|shop|train|eat|drink|go|get|leave|come|walk|stay|are)/i,
    ],
    none: [errand, /\?\W*$/],
  },
  {
    all: [
      /\b(?:woman|girl|man|mother|family|someone|somebody|person|people|widow) (?:who lives? |living |who is |sleeping )?(?:all )?(?:alone|on (?:her|his|your) own)\b|\b(?:walks?|go|goes|come|comes|get|gets) (?:home|to school|back) (?:all )?(?:alone|on (?:her|his|their) own|in the dark)\b/i,
      /\b(?:should|ought to|better|careful|polite|pay|settle|don't they|doesn't she|doesn't he|anything (?:can|could|might) happen|address|nicer)\b/i,
      /\b(?:your (?:kids?|children|son|daughter|wife|girls?|boys?|little)|more (?:polite|careful|friendly)|have her address|know where)\b/i,
    ],
    none: [errand, /\b(?:after-?school|bus|consent|form|permission|teachers?|class|pupils?|carers?)\b/i],
  },
  // As if it came by itself.
  {
    all: [
      /\b(?:accidents?|fires?|break-?ins|things|mishaps) (?:do |can |could |will |just |sometimes )?(?:happen|break|start|go wrong)\b/i,
      /\b(?:your|yours)\b/i,
      /\b(?:lucky|so far|shame|pity|if (?:i|we) were|unless|until now|sad|wouldn't want|up to now|touch wood|careful)\b/i,
    ],
    none: [
      errand,
      /\b(?:alarms?|extinguish\w{1,3}|spare|back ?ups?|maintenance|prevent\w{0,4}|don't worry|no harm)\b/i,
    ],
  },
  {
    all: [
      /\b(?:(?:it |that )?(?:would|'d)(?: (?:really|only|so|just))? (?:be (?:such |very |so |really )?(?:a (?:shame|pity|tragedy)|sad|tragic|awful|terrible|unfortunate|horrible)|hate)|(?:let us|let's|i|we|better) (?:just |all |only |really |do )?(?:hope|pray)|wouldn't (?:it be|want))\b/i,
      part(`${theirs}|the (?:dog|cat|shop|house|kids|windows)|yours`),
      /\b(?:(?:happen(?:s|ed)?|came|come) to\b|(?:caught|catch(?:es)?|on) fire|burn(?:s|ed|t)?\b|br(?:oke|eaks?|oken)\b|accidents?|brakes|(?:went|go(?:es)?|going) missing|(?:got|get|gets|were|was|is|be) (?:hurt|slashed|smashed|robbed|scratched|poisoned|run over|damaged)|ate something|eats something|poison\w{0,3}|slashed|smashed|disappear(?:ed)?|didn't (?:come|make it) (?:home|back))/i,
    ],
    none: [
      errand,
      /\b(?:on the move|in transit|on the way here|box(?:es)?|packed|storm|flood|weather|vet\b|snow|wind|ice|icy|roads?|moving day|removal)\b/i,
    ],
  },
  {
    all: [
      /\byour (?:[a-z]{3,10} )?(?:shop|house|home|restaurant|warehouse|barn|place|bar|store|workshop|caf\u00e9|boat|car|van|studio|office|timber yard|stall)\b/i,
      /\b(?:burns?|catch(?:es)? fire|goes? up in flames|breaks?|crumbles?) (?:very |so |rather |quite |really |pretty )?(?:easily|fast|quickly|well|nicely)\b/i,
    ],
    none: [errand, /\b(?:fireproof|extinguish\w{1,3}|insulat\w{1,4}|sprinklers?|regulations?|screens?)\b/i],
  },
  {
    all: [
      /\b(?:lovely|nice|beautiful|pretty|sweet|healthy|happy|fine|cute|charming)\b/i,
      /\byour\b|\byou(?:'ve| have)(?: got)? (?:such )?(?:a|an|two|three|some)\b/i,
      /\b(?:family|kids|children|daughters?|son|sons|wife|husband|home|house|shop|dog|face|legs|car|smile|hands)\b/i,
      /\b(?:keep it that way|keep (?:it|them|her|him|that) (?:safe|so|alive|healthy|pretty|standing)|(?:stays?|remain(?:s)?) (?:that way|safe|healthy|pretty|standing|so)|(?:if|when) (?:something|anything) happened|for now|still)\b/i,
      /\b(?:pay(?:ing)?|sign(?:ing)?|settl(?:e|ing)|answer|on time|if you want|unless|better|debts?|money|do as|quiet)\b/i,
    ],
    none: [errand, /\b(?:paint|gardener|clean(?:ing|ers?)|varnish|wax|season|sunscreen|cream|vet|dentist|photos?)\b/i],
  },
  // Limbs and glass.
  {
    all: [
      part(
        '(?:break|broken?|smash(?:ed)?|crack(?:ed)?|cut(?: off)?|shatter(?:ed)?|snap(?:ped)?|kick in|rearrange|slash(?:ed)?) (?:(?:both|all|every one|one) (?:of )?)?your (?:legs?|arms?|fingers?|knees?|kneecaps|windows?|face|jaw|skull|bones|nose|neck|ribs|teeth|tyres|tires|throat|hands?)|hospital bed|(?:put|land|send|leave|end up|ends up|wake up)(?: you)? (?:in|into) (?:an? )?(?:wheelchair|coffin|body bag|hospital|intensive care|ditch|shallow grave)|six feet under|kneecaps|break more than|(?:to|in) the morgue|in the river|concrete (?:shoes|boots)',
      ),
      /\b(?:i(?:'ll| will)|we(?:'ll| will)|my (?:boys|cousins?|brothers?|friends|guys)|someone|somebody|or you|alternative|end(?:s)? up|unless|before (?:i|we)|again|if you|next time|otherwise|you(?:'ll| will| are going to))\b/i,
    ],
    none: [
      /\b(?:exercise|warm ?up|skat\w{2,4}|ski\w{0,3}|good luck|leg on stage|surg(?:ery|eon)|nurses?|wards?|rehab\w{0,10}|insur\w{2,5}|helmet|ramp|access(?:ible|ibility)?|admitted|recover\w{0,2}|visiting|glaz(?:ier|ing)|fall|fell|slip|accident|physio\w{0,7}|we (?:can|will) replace)\b|\?\W*$/i,
    ],
  },
  {
    all: [
      /\byour (?:[a-z]{3,9} )?(?:windows?|car|van|shop|tyres|tires|legs?|fingers|nose|front door|teeth|knees|stall|fence|roof|greenhouse)\b/i,
      /\b(?:won't|will not|may not|might not|wouldn't|would not|doesn't|don't) (?:survive|last|see|make it|stay (?:whole|intact)|live|be (?:standing|there|in one piece))\b/i,
      /\b(?:if (?:i|we|you) (?:don't|do not)|unless|next time|until you|so pay|otherwise|till|again)\b/i,
    ],
    none: [
      errand,
      /\b(?:treat\w{0,4}|servic(?:e|ed|ing)|mot\b|rust\w{0,3}|winter|storm|oil|replace\w{0,3}|frost|check(?:ed)?)\b/i,
    ],
  },
  {
    all: [
      /\b(?:my|our|a few|some|the) (?:[a-z]{3,9} )?(?:cousins?|brothers?|boys|lads|guys|friends|uncles?|people|men|associates)\b/i,
      /\b(?:come|comes|coming|pay|drop|send|sent|stop|visit)\b[^.!?]{0,20}\b(?:round|over|by|visit|in person|your (?:place|house|door|home|way))\b/i,
      /\b(?:collect|last (?:friendly )?(?:word|warning|chance|time)|friendly word|get (?:it|the money|what)|settle|owe|persuade|convince|less (?:patient|friendly|polite|nice)|until you)\b/i,
    ],
    none: [
      errand,
      /\b(?:sofa|furniture|tickets?|bikes?|children|presents?|cousins? (?:from|live)|wedding|move|van)\b/i,
    ],
  },
  {
    all: [
      /\b(?:my advice|i(?:'d| would)(?: strongly)? (?:advise|suggest|urge)|if i were you|were i you|in your (?:place|shoes)|a (?:friendly |free )?piece of advice|take my advice|some advice)\b/i,
      /\b(?:(?:be|being) (?:very |extremely |really |more )?careful|watch (?:my|your) (?:back|step)|look(?:ing)? over (?:my|your) shoulder|lock (?:my|your|the|all the) doors?|(?:not|never|don't|avoid) (?:go|going|walk|walking|leave|leaving|sleep|sleeping|open)\w{0,3})\b/i,
      /\b(?:on (?:the|your) way home|tonight|at night|after dark|in the dark|alone|walking home|to the car|back\b|shoulder|from now on)/i,
    ],
    none: [
      errand,
      /\b(?:ice|icy|snow\w{0,3}|storms?|roads?|traffic|weather|fog|rain|strike|frost|wind|trains?|motorway|dust|paint|cat|plants?|screen|app|phone|passwords?)\b/i,
    ],
  },
  // How others fared.
  {
    all: [
      /\b(?:people|those|anyone|anybody|whoever|everyone|everybody|the (?:last|only) (?:man|person|guy|one|people|woman|supplier|tenant)|nobody|no ?one|men|women)(?: like you)?(?: (?:who|that))?(?: [a-z']{2,9}){0,2} (?:cross(?:es|ed)?|refuse[sd]?|talk(?:s|ed)?|disappoint(?:s|ed)?|cheat(?:s|ed)?|betray(?:s|ed)?|owe[sd]? (?:us|me)|snitch(?:es|ed)?|say(?:s)? no|said no|mess(?:es|ed)? with|test(?:s|ed)?|ignore[sd]?|stole|steals?|leav(?:e|es|ing) (?:bad|a bad)|left (?:a )?bad|complain(?:s|ed)?|sue[sd]?)\b/i,
      /\b(?:tends? to|end(?:s|ed)? up|find(?:s)? (?:that|out|their|his|her|himself|themselves)|found (?:that|out|their|his|her|himself|themselves)|learn(?:s|ed)? (?:that|what|the)|regret(?:s|ted)?|lives? to|lived to|hard way|disappear(?:s|ed)?|accidents?|limps?|hospital|pay(?:s)? for (?:it|that)|paid for (?:it|that)|sorry|stop(?:s|ped)? (?:starting|working|breathing)|gets? away with|got away with|never (?:seen|works?|worked|did it)|did(?:n't| not) do it twice|ways? of making)\b/i,
      /\b(?:us|me|our|my|we|i)\b/i,
    ],
    none: [
      /\b(?:help(?:s|ed)?|surveys?|refund|free|discount|offer|churn|questionnaire|waiting list|tickets?|users?|patients?|polic(?:y|ies)|software)\b|\?\W*$/i,
    ],
  },
  {
    all: [
      /\b(?:i|we)(?:'ve| have)?(?: got)? (?:(?:our|my) )?(?:own )?(?:ways|means|methods|(?:a |some |good )?(?:friends?|people|contacts?|guys?|mates?))\b/i,
      /\b(?:mak(?:e|ing) (?:people|you|anyone|sure you|your (?:[a-z]{3,8} )?(?:life|week|day|stay|nights?))|collect(?:ing)? what|persuad(?:e|ing)|get(?:ting)? people to)\b/i,
      /\b(?:regret(?:ting)?|talk|suffer|pay|unpleasant|miserable|hell|difficult|hard|sorry|change (?:their|your) minds?|disappear|leave|short|bad reviews)\b/i,
    ],
    none: [
      /\b(?:easier|not (?:too )?hard|smoother|less|help(?:s|ed)?|payment|pay (?:online|by|with)|parking|tickets?|small talk|not difficult)\b/i,
    ],
  },
  {
    all: [
      /\b(?:(?:i am|i'm|we are|we're|i will be|i'll be) (?:just |right |still )?(?:outside|at your door|downstairs|in your (?:street|garden|stairwell|drive)|on your (?:doorstep|street))|(?:not|never) (?:leaving|going (?:away|anywhere|home))|won't (?:leave|go away|move))\b/i,
      /\b(?:until|unless|till) you\b[^.!?]{0,20}\b(?:open|come (?:out|down)|pay|talk|sign|answer|apologi[sz]e|face|let me in|give)\b/i,
    ],
    none: [errand],
  },
  {
    all: [
      part(
        "(?:lads|boys|men|guys|people|friends|cousins?|brothers?|i|we)(?:'ve| have)? (?:all )?(?:seen|know|watched|studied|noted|learned|memori[sz]ed|got) (?:your (?:[a-z]{3,9} )?(?:timetable|route|face|car|address|routine|habits|plates?|house|walk|jogging|shifts?)|the (?:name|number|address|route|timetable|face)s? of your)",
      ),
      /\b(?:they like|dark|alone|canal|park|remember|so (?:be|pay|sign|delete|drop)|because|delete|drop the|withdraw|careful|night|patient|waiting|now|too|miss it)\b/i,
    ],
    none: [errand, /\b(?:bus|planned|tour|app|gps|route planner|know your route)\b|\?\W*$/i],
  },
]);
