import { facets, part } from '../../search/sentence-facets.ts';

const kin =
  "(?:mother|father|mum|mom|dad|parents|wife|husband|kids?|child(?:ren)?|sons?|daughters?|sister|brother|family|girlfriend|boyfriend|fianc\u00e9e?|little (?:boy|girl|ones?)|grandmother|baby)(?:'s)?";
const cared =
  /\b(?:insur\w{2,5}|cover(?:age)?|polic(?:y|ies)|pension|surprise|party|invit\w{1,6}|deliver\w{0,4}|school trip|camp|club|appointment|help(?:s|ed|ing)?|support\w{0,3}|congrat\w{1,12}|happy|glad|lovely|photographer|clinic|vaccin\w{2,5}|film|novel|game|book|recipe|scams?|fraudsters?)\b/i;

/** Violence, ruin and shame foreshadowed: power shown off, ill luck foretold, and those held dear brought in. */
export const illOmens = facets([
  // Ill luck foretold.
  {
    all: [
      part(
        "thin ice|borrowed time|days are numbered|luck (?:is running|will run|runs|has run|is about to run) out|playing with fire|push(?:ing)? your luck|dig(?:ging)? your own grave|own death warrant|dead (?:man|woman) walking|marked (?:man|woman)|a target on your back|poked the (?:bear|wrong)|wrong (?:person|people|man|woman|family|company) to (?:cross|cheat|mess|annoy|ignore|upset|lie)|(?:crossed|cheated|upset|messed with|picked|chosen|annoyed) the wrong|one (?:wrong|false) (?:step|move|word)|last (?:mistake|thing) you(?:'ll| will)? (?:ever )?(?:make|do|say)|storm (?:is )?coming (?:for|your)|(?<!\\b(?:ride|taxi|cab|driver|car|courier|lift|shuttle|bus|van|help|plumber|engineer|ambulance)\\b[^.!?]{0,40})coming for you|world of (?:pain|hurt|trouble)|hell to pay|(?:no idea|wait and see|just wait|soon see|about to (?:see|find|learn|discover|feel)) (?:what|how|who)(?:'s| is|'re| are|ever)? (?:coming|about to|we|i|bad|ugly|far|hit)|you(?:'re| are) next(?! (?:door|down|in|up|over|at|to|around|here|there|on|due|free|visiting|passing|through|by|with|near))",
      ),
      /\b(?:you|your)\b/i,
    ],
    none: [
      /\b(?:in line|in the queue|up next|next (?:on|in|to|week|month)|lake|skat\w{2,4}|rink|playlist|mailing|waiting list|shopping|to-do|call list|we are launching|launch|surprise|offer|discount|mailing list|game|film|guest list|excited|great|not|never|sale|party|ski\w{0,3}|weather|forecast|candles?|calendar|cards?)\b|\?\W*$/i,
    ],
  },
  // Advice that frightens.
  {
    all: [
      /\b(?:sleep(?:ing)? with (?:the|your) (?:lights?|doors?|one eye)|check (?:under|beneath|behind) your|check your (?:brakes|brake lines|mirrors|locks|back seat)|start(?:ing)? your car|look(?:ing)? (?:behind you|over your shoulder)|count your (?:children|fingers|blessings while)|lock (?:all )?your (?:doors?|windows|house|kids)|(?:write|update|make) your will\b|say your prayers|make (?:your )?peace|order a coffin|kiss your (?:wife|kids|children|husband|family)|hug your (?:wife|kids|children|husband|family)|enjoy (?:it|your (?:[a-z]{3,10} )?(?:job|freedom|house|home|life|family|weekend|peace|last))|keep your (?:kids|children|dog|wife) (?:inside|close|at home|off)|hide your|pack your (?:bags|things|desk)|watch (?:out )?when you)\b/i,
      /\b(?:from now on|tonight|goodbye|good ?night|while (?:you (?:still )?can|it lasts|you have)|before (?:you (?:go|drive|get|start|leave)|it's too late|we|i)|if i were you|every (?:time|night|morning)|carefully|well\b|because (?:i|we|my|our)|from this day|for the last time|i mean it|one last)\b/i,
    ],
    none: [
      cared,
      /\b(?:solicitor|notary|executor|probate|mot\b|service|winter|mechanic|garage|trip|holiday|flight|check-?out|hotel|fireworks|festival|retirement|cold|frost|estate planning|stairs|sale|move|moving|photo|from (?:me|us|all of us)|weekend while it lasts)\b|\?\W*$/i,
    ],
  },
  // Somebody beaten, thrown out, locked up.
  {
    all: [
      /\b(?:(?:get|gets|got|have|had|has|having|getting|see|seen|seeing) (?:you|somebody|someone|a man|a person|people|your (?:[a-z]{3,9} )?(?:brother|son|husband|wife|kids|dog|whole family|boss|staff|sister))(?: and your [a-z]{3,9})? (?:beaten|hurt|killed|run over|taken care of|shot|roughed up|crippled|silenced|fired|sacked|evicted|deported|arrested|thrown (?:out|in)|kicked (?:out|off)|banned|locked (?:up|away)|disbarred|struck off|blacklisted|jailed|expelled|sectioned|committed|suspended|audited|raided))\b/i,
      /\b(?:i|we|i'll|we'll|i'd|my|our|it)\b/i,
      /\b(?:you|your|town|cheap|easy|costs?|money|here|tomorrow|sooner|before)\b/i,
    ],
    none: [
      cared,
      /\b(?:they|he|she|landlords?|sorry|tries|trying|want you|wants you|not|n't|never|avoid|unfair\w{0,2}|lawyers? (?:can|will)|if (?:the|your))\b|\?\W*$/i,
    ],
  },
  {
    all: [
      /\b(?:throw|throwing|put|putting|dump|dumping|toss|tossing|chuck|chucking|leave|clear|burn|set fire|sell|selling)\b/i,
      /\byour (?:[a-z]{3,9} )?(?:belongings|stuff|things|furniture|possessions|clothes|boxes|family|kids|mattress|equipment|tools|junk|children)\b/i,
      /\b(?:on(?:to)? the (?:pavement|street|kerb|curb|sidewalk|road|lawn|tip)|in(?:to)? the (?:street|skip|dumpster|rain|gutter|road|bins?|river|snow)|change the locks|chang(?:e|ing) the lock|cut off the (?:water|power|heating|electricity)|out of the window)\b/i,
      /\b(?:i|we|i'll|we'll|my|our|if|unless|or)\b/i,
    ],
    none: [
      /\b(?:recycl\w{2,4}|collect\w{0,4}|removal|movers|please (?:don't|do not)|moving day|council|free of charge|if you (?:like|want|wish)|donat\w{1,4}|charity|yard sale)\b|\?\W*$/i,
    ],
  },
  // Those held dear.
  {
    all: [
      part(`your ${kin}`),
      /\b(?:without (?:a|an|their|his|her) (?:father|mother|roof|parent|home|husband|wife|son|dad|mum)|without you|cope|orphans?|widow|funeral|suffer(?:s|ed)?|(?:be|stay|are|is|remain) (?:still )?(?:safe|unharmed|healthy|alive|next)|pay for (?:it|your|this|what)|in danger|get(?:s)? hurt|visit(?:ing)? (?:you )?in (?:hospital|prison)|cry(?:ing)?|come home|disappear|never see|not shy|won't hesitate|know where (?:they|she|he)|wonder where)\b/i,
      /\b(?:before you (?:answer|refuse|decide|say|talk|reply|do|go|sign|open|ignore)|(?:if|unless) (?:you|we|i) (?:don't|do not|keep|refuse|talk|won't|get|go|tell|want|ignore|value)|think (?:of|about|hard|carefully)|consider|remember|you decide|up to you|choose|not shy|so (?:pay|sign|be|think)|careful|until you (?:pay|sign|agree)|depends? on|or else|would hate)\b/i,
    ],
    none: [
      cared,
      /\b(?:grief|bereave\w{0,4}|hospice|loss|condolences|counsel\w{1,5}|nanny|childcare|nursery|therap\w{1,4}|will-writing|solicitor|allerg\w{1,3}|booster|seat belts?|cot|dose)\b/i,
    ],
  },
  {
    all: [
      /\b(?:i|we)(?:'ll| will|'m going to|'re going to| am going to| are going to| might| may| could| can)(?: [a-z]{4,10})? (?:turn up|show up|come|appear|march|walk|be (?:standing|there|waiting|sitting)|stand|stop by|drop in|crash|pay a visit|visit)\b/i,
      part(
        `your (?:${kin} )?(?:[a-z]{3,9} )?(?:graduation|wedding|school|birthday|office|workplace|church|funeral|home|doorstep|desk|reception|place of work|next (?:meeting|talk|event)|award|shop|christening|gym|club|lobby|lunch|door|parents)|at your (?:[a-z]{3,9} )?(?:work|home)`,
      ),
      /\b(?:read(?:ing)? out|shout(?:ing)?|scream(?:ing)?|announc(?:e|ing)|embarrass\w{0,3}|a scene|what you (?:owe|did|are)|in front of (?:everyone|everybody|your|the|all)|out loud|loud(?:ly)?|until you|if you (?:don't|do not|keep|refuse)|unless|debts?|with a (?:bat|megaphone|sign|banner)|everyone (?:will )?(?:know|hear|see)s?|humiliat\w{1,3}|remind (?:you|everyone))\b/i,
    ],
    none: [
      cared,
      /\b(?:speech|rehearsal|catering|flowers|musicians?|poem|if you (?:like|want|wish|prefer)|volunteer\w{0,3}|install\w{0,6}|engineer|technician)\b|\?\W*$/i,
    ],
  },
  {
    all: [
      /\bthe (?:next|first|second|other|last) (?:letter|mail|e-?mail|email|copy|call|message|envelope|set|visit|text|one)(?: [a-z]{2,8})? (?:goes|go|will (?:go|be sent|be to|reach|land)|is (?:addressed|going|for)|lands)\b/i,
      part(
        `(?:your|the) (?:[a-z]{3,10} )?(?:${kin}|boss|employer|press|board|newspapers?|papers?|police|tax office|media|pastor|neighbou?rs?|colleagues|students|voters)`,
      ),
    ],
    none: [
      cared,
      /\b(?:newsletter|as agreed|as you asked|please|birthday|christmas|thank(?:s)?|for (?:signature|approval|information))\b|\?\W*$/i,
    ],
  },
  // Proof let loose.
  {
    all: [
      /\b(?:once|when|as soon as|if|after|the (?:moment|day)|before) (?:the|this|that|these|those|your|my|our)(?: [a-z]{3,10})? (?:videos?|photos?|pictures?|story|recordings?|tapes?|posts?|reviews?|files?|screenshots?|article|letter|truth|messages|chats?) (?:is|are|goes|go|gets?|hits?|comes?|lands?|reach(?:es)?)\b/i,
      /\b(?:no (?:one|body|school|employer|client|bank|landlord|customer|court|man|woman|company|parent)|you(?:'ll| will)?|your)\b[^.!?]{0,40}\b(?:ever|never|again|over|finished|hire|near|lose|touch|look at you|regret|explain|wish|trust|sorry|ruined|last)\b/i,
    ],
    none: [
      cared,
      /\b(?:never (?:miss|lose|have to)|upload|render\w{0,3}|lose (?:the )?quality|edited|approved|ready|feedback|watch again)\b|\?\W*$/i,
    ],
  },
  {
    all: [
      /\b(?:i|we)(?:'ve| have)? (?:recorded|taped|filmed|photographed|screenshotted|saved|kept|videoed|documented)\b/i,
      /\b(?:our|your|every|the|you) ?(?:last |whole |little |private )?(?:calls?|conversations?|meeting|chats?|messages?|confession|tantrum|word|night|visits?|you|mistakes?|lies?|insults?)\b/i,
      /\b(?:(?:i|we) (?:decide|choose|control) (?:who|what|when|where)|who gets to (?:hear|see|listen|watch|read)|imagine (?:who|what|how|your)|would (?:love|pay|enjoy|be (?:interested|shocked))|so (?:choose|be careful|think|don't (?:lie|try|deny|cross))|think (?:twice|carefully)|public|play it (?:to|for)|let (?:everyone|the (?:world|press)))\b/i,
    ],
    none: [
      cared,
      /\b(?:webinar|training|minutes|transcript|notes|quality purposes|lesson|lecture|podcast|open to the public|bookmark\w{0,2})\b|\?\W*$/i,
    ],
  },
  {
    all: [
      /\b(?:told|tell|telling|hears?|knows?|learns?|announc(?:e|ed|ing)|post(?:ed|ing)?|reads?|informed|inform|spread|shout|see|convinced?)\b/i,
      /\b(?:that|word that|how) you(?:'re| are|'ve| have| had)?(?: [a-z]{2,8})? ?(?:thief|cheat(?:ed)?|fraud(?:ster)?|liar|crook|con ?(?:man|artist)|drunk|alcoholic|addict|criminal|pervert|predator|paedophile|pedophile|rapist|stole|stealing|lied|bankrupt|broke|dangerous|mentally|insane|dishonest|molest\w{0,3}|abuser?|slept|sleep(?:ing)?|touched)\b/i,
      /\b(?:unless|until|(?:i|we)(?:'ll| will)|or else|will be told|if you (?:don't|do not|refuse|keep|ever)|everyone|every\b|the (?:whole|entire)|before|all your)/i,
    ],
    none: [
      /\b(?:they|he|she|rumou?rs?|spread by|false(?:ly)?|never|nobody|gossip|defam\w{2,5}|police report|sorry|scams?|slept (?:well|badly|in))\b|\?\W*$/i,
    ],
  },
  // Power shown off.
  {
    all: [
      /\b(?:(?:i|we) (?:can|could|may|might|know how to|will|tend to|have been known to|do) (?:be|get|become|turn)? ?(?:very|quite|rather|extremely|really|pretty|a little|surprisingly) (?:creative|persuasive|inventive|unpleasant|nasty|dangerous|cruel|vindictive|unforgiving|ugly|mean|imaginative|rough|violent|unkind|forceful|aggressive|brutal)|(?:i am|i'm|we are|we're) not (?:someone|somebody|the (?:sort|kind|type|person|people)|people|a (?:man|woman|person)) (?:to (?:be )?(?:cross|mess|trifle|joke|play|ignore)\w{0,2}|you (?:want|cross|ignore|mess|say no)|who (?:forgets|forgives|takes no|asks twice|is ignored))|(?:i|we) (?:have|'ve) (?:buried|broken|ruined|destroyed|finished|crushed|bankrupted|sunk|ended) (?:bigger|better|stronger|tougher|men|women|people|companies|many|dozens|richer|careers))\b/i,
      /\b(?:you|your|people who|those who|anyone who|with people|when (?:people|someone|i|we))\b/i,
    ],
    none: [
      /\b(?:recipes?|menus?|designs?|cakes?|campaigns?|paint|budgets?|children|kids|chess|records?|colou?rs?|copy|gifts?|brand)\b|\?\W*$/i,
    ],
  },
  {
    all: [
      /\b(?:(?:the )?(?:men|people|guys|friends|partners|investors|boys|gentlemen|brothers) (?:i|we|that i|who(?:m)? i|behind|above)(?:'m| am| are)? ?(?:work|deal|know|run|owe|represent|answer|me|us|do)?|(?:my|our) (?:[a-z]{4,9} )?(?:partners?|investors?|friends?|associates?|uncles?|cousins?|brothers?|boys|lads|clients?))\b/i,
      /\b(?:(?:do not|don't|never|won't|doesn't|will not) (?:write|send|do|ask|need|bother with|believe in|take|use) (?:reminders?|letters?|warnings?|twice|nicely|lawyers|courts?|no for|words|invoices)|(?:not|less|isn't|aren't|nowhere near|far from|half) (?:nearly |half )?(?:as |so )?(?:patient|polite|kind|nice|forgiving|friendly|gentle|understanding|diplomatic)|(?:different|other|old-fashioned|rougher|own|their) (?:methods|ways|means|rules)|short (?:fuse|temper)|(?:just )?(?:got )?out of prison|quick with (?:his|their) fists|know where)\b/i,
      /\b(?:you|your|reminders?|than (?:i|me|us)|prison|fists|twice|as (?:i|me|we)|no for)\b/i,
    ],
    none: [
      cared,
      /\b(?:charity|volunteer\w{0,2}|rescued?|adopt\w{0,3}|reintegrat\w{2,4}|marketing|teaching|software|training)\b|\?\W*$/i,
    ],
  },
  {
    all: [
      /\b(?:someone|somebody|a (?:man|woman|person|mother|father|foreigner|teacher|doctor|politician)|people|anyone|anybody|those) (?:with|in|of) your (?:[a-z]{3,10} )?(?:past|record|position|history|secrets?|debts?|situation|status|reputation|problems?|habits?|background|medical history|tastes)\b|\bgiven your (?:[a-z]{3,10} )?(?:past|record|secrets?|visa|immigration status|habits?|little problem)\b/i,
      /\b(?:should(?:n't| not)?|ought|can't afford|cannot afford|can ill afford|would be wise|might want|better|do well|had better|i'd|i would|surely)\b/i,
      /\b(?:enem(?:y|ies)|careful|quiet|silent|trouble|attention|questions?|complain\w{0,3}|refuse|say no|pick(?:ing)? (?:fights|a fight)|think twice|grateful|glass houses?|noise|provoke|accus\w{1,3}|cooperat\w{1,3}|talk)\b/i,
    ],
    none: [
      cared,
      /\b(?:apply|eligible|benefit|experience|gp\b|doctor|diabet\w{2,3}|screening|mortgage|advice)\b|\?\W*$/i,
    ],
  },
  {
    all: [
      /\b(?:(?:exists?|open|alive|employed|in business|working|breathing|standing|here|free|survives?|stays?)(?: only| just| solely| purely)? because (?:i|we|my|our|of (?:me|my|us|our))|only because (?:i|we) (?:allow|let|permit|tolerate|say)|(?:by|depends? on|at) (?:my|our) (?:mood|goodwill|mercy|grace|patience|whim)|by the grace of|with (?:one|a) (?:click|call|phone call|snap of my fingers|stroke of (?:a|my) pen|word|tweet|post)|(?:i|we) (?:made|built) you and (?:i|we)|i brought you into)\b/i,
      /\b(?:you|your)\b/i,
      /\b(?:losing (?:interest|patience)|lose (?:interest|patience)|allow|permit|tolerate|end(?:s)?|destroy|ruin|break|finish|take (?:it|you|that)|out again|mercy|whim|mood|crush|close|gone|remember|change my mind|tired|wipe|erase you|let(?! (?:me|us) know))\b/i,
    ],
    none: [
      /\b(?:donors?|donat\w{1,4}|volunteers?|supporters?|customers like you|generos\w{1,3}|thank(?:s|ful)?|click (?:here|on|below|the)|to (?:manage|order|book|pay|cancel|save|share)|app|button|dashboard|software|tool|subscription|account settings)\b|\?\W*$/i,
    ],
  },
  {
    all: [
      /\b(?:turn|turning|set|setting|raise|poison)(?: [a-z']{2,12}){1,6}? (?:against|on) you\b|\b(?:i|we) dare you to (?:walk|come|show|say|set|call|ignore|speak|look|lie|cross|send|touch|try that|do that|complain|sue)\b|\b(?:just )?try (?:that|it|this|me) (?:again|once more|one more time)\b|\b(?:show your face|set foot|come near|come anywhere near|cross my path|look at)\b[^.!?]{0,30}\bagain\b/i,
      /\b(?:i|we|i'll|we'll|again|my|our|once more|every|all)\b/i,
      /\b(?:you|your|and (?:see|watch|find out|i|we))\b/i,
    ],
    none: [
      /\b(?:spicy|spiciest|curry|challenge|password|later|browser|if (?:it|that) (?:fails|doesn't)|error|page|link|alarm|reminder|table|dessert|please|the design|look at (?:it|this|the|your)|cache|dish|they|he|she)\b|\?\W*$/i,
    ],
  },
  // Those held dear made to pay, or to stay away.
  {
    all: [
      part(
        `(?:take (?:it|this|that|my anger) out|take revenge|vent|start|work|lay (?:a|my|our) hands?|set (?:my|the) (?:dogs?|boys)|get even|get back at you) (?:on|upon|with|through) your ${kin}|you(?:'ll| will)(?: not| never)(?: ever)? (?:see|hold|hear from|find) your ${kin}(?: again)?|your ${kin} (?:will|is going to|are going to|'ll) (?:pay|suffer|answer|bleed|cry|regret|be next|be the first)`,
      ),
      /\b(?:i|we|if|unless|until|should|before|or|because|again|and)\b/i,
    ],
    none: [
      cared,
      /\b(?:pay (?:less|only|nothing|half|the (?:child|reduced|same))|fees?|tickets?|until (?:visiting|the school)|visiting hours|in time|easily|homework|lessons?)\b|\?\W*$/i,
    ],
  },
  {
    all: [
      /\bif you (?:value|love|like|care about|treasure|want to (?:keep|see)|are (?:fond|attached) (?:of|to)) (?:your |both )(?:[a-z]{3,8} )?(?:knees?|life|fingers|family|kids|children|skin|teeth|freedom|legs|job|marriage|licen[cs]e|wife|husband|daughter|son|face|home|career|reputation|good name|dog|eyesight)\b/i,
      /\b(?:pay|bring|leave|keep|stay|don't|do not|you(?:'ll| will)|sign|forget|drop|transfer|stop|answer|call|withdraw|hand|give|back off|be|vote|say|never)\b/i,
    ],
    none: [
      cared,
      /\b(?:dentist|optician|sunscreen|helmet|seat ?belt|knee pads|gloves|goggles|brush|smok\w{2,3}|vet\b|check-?up|photos?|newsletter|dog food|back ?up)\b|\?\W*$/i,
    ],
  },
  // Choose what to lose.
  {
    all: [
      /\b(?:your|the) (?:[a-z]{3,10} )?(?:money|resignation|signature|silence|co-?operation|vote|job|payment|house|deposit|complaint|lawsuit|contract|cash|shares?|confession|apology|claim) or (?:else )?your (?:[a-z]{3,10} )?(?:secrets?|career|marriage|kids|children|life|name|reputation|family|licen[cs]e|freedom|wife|husband|home|knees?|legs|face|health|job)\b/i,
    ],
    none: [cared, /\b(?:update|change|enter|type|tell us|which of|on the form)\b/i],
  },
  {
    all: [
      /\b(?:(?:how much|what) (?:is|would|'s|might) (?:it|that|my silence|our silence|this|your (?:name|reputation|secret|freedom|peace|marriage)|silence|discretion)(?: be)? worth (?:to )?you|my (?:silence|discretion|memory|loyalty) (?:has a price|costs|is (?:not free|for sale|expensive|worth))|(?:pay|buy) (?:for )?my (?:silence|discretion)|(?:our|my) lips (?:are|stay) sealed (?:as long as|if|for|until))\b/i,
      /\b(?:you|your|me|price|as long as)\b/i,
    ],
    none: [/\b(?:surprise|house|car|collection|valuation|insur\w{2,5}|jewell?ery|party)\b/i],
  },
  {
    all: [
      /\b(?:(?:shall|should) (?:i|we)|(?:would|do) you (?:like|want|prefer) (?:me|us) to|what if (?:i|we)|(?:maybe|perhaps) (?:i|we) should|i (?:am|'m) (?:tempted|minded) to|i might just) (?:[a-z]{4,9} )?(?:describe|tell|tells?|told|show(?:ed)?|send|sent|read|mention(?:ed)?|forward(?:ed)?|explain(?:ed)?|play(?:ed)?|call(?:ed)?|post(?:ed)?)\b/i,
      part(
        `(?:your|the) (?:[a-z]{3,10} )?(?:${kin}|boss|employer|press|board|congregation|neighbou?rs?|police|tax office|colleagues|whole (?:office|school|town)|pastor|students|followers|landlord|insurer|immigration office)`,
      ),
      /\b(?:what|where|how|who|why)\b (?:i|we|you)\b[^.!?]{0,24}\b(?:found|saw|know|did|hid(?:e|ing)?|were|was|heard|keep|kept|do|doing|spen[dt]|sle(?:ep|pt)|earn\w{0,2}|meet|met|said|wrote|drink|lost|got|really)\b/i,
    ],
    none: [
      cared,
      /\b(?:how you (?:are|do it|did it so)|x-?ray|results?|report|how (?:i|we) (?:found|did|do)|audits?|inspection|survey)\b/i,
    ],
  },
  // Fear for its own sake.
  {
    all: [
      /\b(?:(?:i|we) (?:want|like|need|love|expect) (?:you|it when you(?:'re| are)?|to see you)(?: to)?(?: be| feel| live)?(?: in)? ?(?:scared|afraid|frightened|terrified|fear|tremble|shake|panic)|you should be (?:very |really )?(?:afraid|scared|frightened|terrified)|be (?:very )?afraid|fear me|learn to fear|teach you (?:to fear|fear)|live in fear|never (?:feel|be) safe|(?:jump|flinch|tremble|shake|shiver|sweat|panic) (?:every time|whenever|when) (?:you|your|the|i|we|my))\b/i,
      /\b(?:you|your)\b/i,
    ],
    none: [
      /\b(?:not|n't|no need|nobody|never again|dog|puppy|spiders?|dentist|horror|film|halloween|escape room|haunted|rollercoaster|no one|should have to|help(?:s)?|abus\w{2,4})\b|\?\W*$/i,
    ],
  },
  {
    all: [
      /\b(?:(?:people|those|anyone|men|women|companies|everyone|everybody|nobody|no ?one|whoever|competitors|the ones)(?: who| that)?(?: [a-z]{3,8})? (?:oppose[sd]?|stand(?:s)?|stood|get(?:s)?|got|go(?:es)?|went|leave[sd]?|left|leaves|quits?|betrays?|cross(?:es|ed)?|walks?|fights?|fought|challenge[sd]?|sues?|sued|defies|defied|turns?|turned|embarrass(?:es)?|humiliates?) (?:(?:in|against|away from|on|out on|up to) )?(?:me|us|my way|our way|this (?:company|family|firm|house)|here))\b/i,
      /\b(?:end(?:s)? (?:up )?(?:in|on|as|with|broke|badly)|bankrupt\w{0,2}|ruin(?:ed)?|regret(?:s|ted)?|suffer(?:s|ed)?|fall(?:s)?|disappear(?:s|ed)?|destroyed|buried|pay(?:s|ing)?|price|scars?|away with (?:it|that)|sorry|lose(?:s)?|crushed|unpunished|unharmed|unscathed|alive|in one piece|finished)\b/i,
    ],
    none: [
      cared,
      /\b(?:pay(?:s)? (?:less|more|tax|only|rent)|without notice|exit interview|notice period|price list|leavers?|lost property)\b|\?\W*$/i,
    ],
  },
  {
    all: [
      /\b(?:i|we)(?:'ll| will|'m going to|'re going to| am going to| are going to| shall| can| could| swear)\b/i,
      /\b(?:wreck|ruin|sabotage|torpedo|poison|smear|destroy|undermine|tarnish|block|kill off|spoil|blacken|taint|veto) (?:your|every(?: single)?|any|all|each)(?: (?:of )?your)?(?: [a-z]{3,12})? ?(?:name|career|reputation|applications?|deals?|chances?|relationships?|business|marriage|references?|visa|promotion|life|credit|future|standing|wedding|exam|degree|sale|tender|grant|custody case|job)\b/i,
      /\b(?:you|your)\b/i,
    ],
    none: [/\b(?:not|n't|never|spam|help(?:s)?|avoid|without)\b|\?\W*$/i],
  },
  {
    all: [
      /\byou(?:'ll| will| might| may)(?: soon| all)? (?:find|come (?:back|home) to|wake up to|return to|discover|get back to)\b/i,
      /\b(?:tyres?|tires?|windows?|car|van|shop|house|door|fence|garden|locks?|dog|cat|account|server|stall|bike|boat|field|barn|mailbox)\b/i,
      /\b(?:flat|slashed|smashed|scratched|empty|emptied|burnt|burned|broken|dead|gone|poisoned|on fire|keyed|cut|wrecked|trashed|blood|ashes)\b/i,
      /\b(?:until you|unless|if you (?:don't|do not|keep|refuse|ever|talk|go)|respect|lesson|next time|one (?:day|morning|night)|again|or)\b/i,
    ],
    none: [cared, /\b(?:broken (?:into|down)|storm|frost|service|tap|spare|pump|pressure)\b|\?\W*$/i],
  },
  {
    all: [
      /\b(?:empty|drain|hack|wipe|clone|max out|lock you out of|clean out|crash|shut down|encrypt)\b/i,
      /\byour (?:[a-z]{3,10} )?(?:bank accounts?|accounts?|savings|phone|laptop|credit cards?|pension|servers?|website|systems?|network|business|shop|computers?)\b/i,
      /\b(?:(?:it )?(?:(?:would|will|'d|'ll) )?(?:takes?|took|need|needs|costs?) (?:me|us) (?:only |just |about )?(?:one|an?|five|ten|two|less|no|nothing|minutes|seconds)|(?:i|we) (?:can|could)(?: easily| still| always)?|one (?:call|click|word|afternoon)|unless (?:you|i|we)|or (?:i|we)(?:'ll| will))\b/i,
    ],
    none: [
      /\b(?:remotely|if (?:it|you|your|the phone) (?:is |are |get |was |agree|want|like|wish)?(?:stolen|lost|agree|want|like|wish)?|backup|back up|at your request|maintenance|reinstall|so that you|ticket|help|support|for you|update|migrat\w{2,4}|cache|recycl\w{2,4}|repair)\b|\?\W*$/i,
    ],
  },
  {
    all: [
      /\b(?:i|we) (?:do not|don't|won't|never) need(?:ed)? (?:a |the |any |your )?(?:judges?|courts?|lawyers?|police|law|permission|reason|bailiffs?|warrant|proof) (?:to|for)\b/i,
      /\b(?:get (?:what|our|my|you|it|even)|take (?:what|you|it|your)|make you|deal with (?:you|people)|find you|punish|collect|teach|hurt|finish you|have you|settle (?:scores|accounts)|throw you|ruin|destroy|what(?:'s| is) (?:ours|mine))\b/i,
    ],
    none: [/\b(?:amicabl[ey]|agree|together|mediat\w{2,4}|small claims|friendly|get it (?:notarised|signed))\b/i],
  },
  {
    all: [
      /\byour last (?:[a-z]{3,9} )?(?:quiet|peaceful|good|happy|restful|carefree|free|easy|pleasant|calm|safe|comfortable) (?:weekend|night|day|week|evening|christmas|summer|meal|morning|month|holiday)\b|\bit (?:was|is|will be) your last\b/i,
      /\b(?:enjoy(?:ed)?|hope|because|different|before|savou?r|was|make the most)\b/i,
    ],
    none: [
      /\b(?:baby|term|launch|season|exams?|wedding|move|school|retire\w{0,4}|congrat\w{1,12}|busy|twins|job starts|new job|instalment|payment|appointment|lesson|session|treatment)\b|\?\W*$/i,
    ],
  },
  {
    all: [
      /\b(?:a|one|any|another|the slightest) (?:false|wrong|single wrong) (?:move|step|word)|\bstep out of line\b|\b(?:put|set) (?:a|one) foot wrong\b|\bopen your mouth\b|\bbreathe a word\b/i,
      /\b(?:and|or) (?:you|i|we|your|it|he|my)(?:'ll| will|'re| are|'s| is)?\b|\b(?:if|next time) you\b/i,
      /\b(?:you|your|i(?:'ll| will)|we(?:'ll| will))\b/i,
    ],
    none: [
      /\b(?:dentist|dental|surprise|chess|puzzle|game|dance|ladder|climb\w{0,3}|yoga|singing|wide|mine|the mark|throat|swab)\b|\?\W*$/i,
    ],
  },
]);
