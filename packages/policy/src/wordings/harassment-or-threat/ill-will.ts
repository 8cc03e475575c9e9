import { facets } from '../../search/sentence-facets.ts';

/** Parts of a body that are no matter of trade. */
const bodyPart =
  '(?:body|legs|thighs|breasts?|boobs|tits|cleavage|bum|butt|bottom|ass|arse|curves|lips|figure|hips|skin|backside|behind|chest|neckline)';
/** Looks that only desire speaks of. */
const alluring =
  '(?:sexy|hot|gorgeous|stunning|irresistible|seductive|so beautiful|so pretty|so good|delicious|tempting|ravishing|naughty|naked|undressed)';
/** A word for somebody nobody may call so, whatever they did. */
const nasty =
  '(?:terrible|bad|awful|lousy|horrible|useless|pathetic|rotten|worthless|miserable|disgusting|hopeless|lazy|stupid|disgraceful|unfit|dreadful|vile|nasty|revolting|shameless|failed|sorry excuse for an?|poor excuse for an?)';
const part =
  '(?:mother|father|mum|mom|dad|parent|wife|husband|daughter|son|employee|worker|tenant|manager|boss|leader|colleague|person|human being|man|woman|team|lot|bunch|customer|debtor|salesperson|assistant|excuse|creature)s?';
const abuse =
  '(?:idiots?|morons?|imbeciles?|fools?|cowards?|losers?|liars?|thie(?:f|ves)|crooks?|criminals?|parasites?|leech(?:es)?|scum|trash|pigs?|rats?|cows?|vermin|cheats?|bastards?|scroungers?|freeloaders?|clowns?|cheapskates?|weaklings?|frauds?|nobod(?:y|ies)|animals?|rubbish|dirt|filth|spongers?|witch(?:es)?|hags?|cry ?bab(?:y|ies)|disgrace|monsters?|slobs?|ugly|fat|repulsive|disgusting|stupid|worthless|unbearable|an embarrassment)';

/** Desire, abuse and wishes of harm, addressed to the reader. */
export const illWill = facets([
  // Looked over.
  {
    all: [
      new RegExp(
        `\\byour (?:(?:[a-z]{4,9},? )(?:and )?){0,2}${bodyPart}\\b|\\byou(?:'re| are| were| look(?:s|ed)?|'d look)(?: [a-z]{2,10}){0,2} ${alluring}\\b|\\byou(?: were| are|'re)? (?:not|hardly|barely|n't) wearing (?:much|anything|a thing)\\b|\\byou (?:naked|undressed|in (?:bed|my bed|your underwear|the shower|lingerie|a bikini))\\b`,
        'i',
      ),
      /\bi(?:'d|'ll|'m|'ve| would| could| can| want| keep| have| was| am)?(?:n't|not)? ?(?:[a-z]{3,8} ){0,3}?(?:star(?:e|ed|ing)|look(?:ing)? (?:at|away|elsewhere)|tak(?:e|ing) my eyes|keep(?:ing)? my (?:eyes|hands)|touch(?:ing)?|kiss(?:ing)?|undress(?:ing)?|lick(?:ing)?|grab(?:bing)?|squeez(?:e|ing)|imagin(?:e|ed|ing)|dream(?:t|ed|ing)?|fantasi[sz](?:e|ed|ing)|think(?:ing)? (?:about|of)|admir(?:e|ed|ing)|watch(?:ed|ing)|feel(?:ing)?|get(?:ting)? (?:you|my hands)|concentrate|focus|sleep)\b/i,
    ],
    none: [
      /\b(?:website|logo|design|shop|brand|cream|lotion|massage|physio\w{0,8}|doctor|x-?ray|patients?|tattoo|yoga|training|exercise|running|shoes|results?|garden|house|team|work|cv|stage|opera|statue|painting|cake|dish|menu|message)\b/i,
    ],
  },
  {
    all: [
      /\b(?:i|i'd|we) (?:[a-z']{2,8} ){0,4}?(?:(?:love|like|want|wanted|dying|imagine|dream\w{0,3}|fantasi\w{1,5})(?: (?:to|of|about))?) (?:[a-z]{3,9} )?(?:(?:see|seeing|have|having|get|getting|imagine|picture) you (?:naked|undressed|in (?:bed|my bed|your underwear|lingerie|the shower)|without (?:your |that |any )?(?:clothes|dress|shirt|blouse|top))|(?:kiss|undress|touch|sleep with|spank|seduce|make love to) (?:you|your)|(?:kissing|undressing|touching|sleeping with|spanking) you)\b/i,
    ],
    none: [/\b(?:novel|song|film|scene|photo shoot|if you agree to the shoot)\b/i],
  },
  {
    all: [
      /\b(?:wear|put on|wearing|come in) (?:something |that |the |your |an? )?(?:(?:little|black|red|nice) )?(?:sexy|shorter|short|tight|tighter|low-cut|revealing|see-through|miniskirt|skirt|dress|blouse|heels)\b[^.!?]{0,50}\b(?:for me|i (?:like|love|want|enjoy)|turns? me on|to look at|shows? off|my eyes|something to see)\b/i,
    ],
    none: [/\b(?:shop|size|stock|exchange)\b/i],
  },
  {
    all: [
      /\bturns? me on\b|\bmakes? me (?:horny|hard|wet)\b|\b(?:your|you have an?|you've got an?|with that) (?:very )?(?:nice|great|sexy|hot|tight|lovely) (?:ass|arse|tits|boobs|butt|bum)\b/i,
    ],
    none: [/\b(?:alarm|boiler|device|ice|shower|hat trick|it turns)\b/i],
  },
  // Hands laid on the reader, or wished on them.
  {
    all: [
      /\bi(?:'d| would| could|'m going to| am going to| want(?:ed)? to| feel like|'ll| will| might)?(?: (?:honestly|really|just|have|be|love to|like to|gladly|happily|love|like|so)){0,3} (?:kill(?:ed|ing)?|strangl(?:e|ed|ing)|slap(?:ped|ping)?|punch(?:ed|ing)?|smack(?:ed|ing)?|beat(?:en|ing)?|chok(?:e|ed|ing)|shoot(?:ing)?|stab(?:bed|bing)?|hit(?:ting)?|throttl(?:e|ed|ing)|hurt(?:ing)?|kick(?:ed|ing)?) (?:you(?= ?(?:[.,!;]|$|all\b|both\b|when\b|for\b|until\b|if\b|in the (?:face|teeth|mouth|head)|so\b|right\b|with my\b|myself\b))|your (?:face|teeth|head|door|kids|dog|wife|family|ass)|(?:some|a bit of|a little) (?:sense|respect|manners) into you)/i,
    ],
    none: [/\b(?:chess|tennis|golf|cards|game|race|hugg?\w{0,3}|kiss|never|not|n't|to it|price|score|quiz)\b/i],
  },
  {
    all: [
      /\b(?:someone|somebody|one day (?:someone|somebody)|people like you|you|your (?:sort|kind))(?: (?:really|all|both|just|certainly))? (?:should|ought to|need(?:s)? to|deserves? to|has to|must|will|is going to) (?:be (?:shot|beaten|hanged|whipped|slapped|locked up|punished|put down|sterilised|deported|ashamed to|in jail|in prison)|(?:rot|burn|suffer|die|starve|lose (?:everything|your|it all)|go (?:bankrupt|to hell|hungry))|(?:teach|beat|knock|slap|shake) (?:you (?:a lesson|up|some|one)|some (?:sense|manners)|it (?:into|out of) you))\b/i,
    ],
    none: [/\b(?:scrapped|fear|if you|game|dance|swim|would like|how to|piano|calories|weight|film)\b|\?\W*$/i],
  },
  {
    all: [
      /\b(?:i|we)(?: (?:really|sincerely|just|only|honestly|do))? (?:hope|wish|pray)(?: (?:that|for))? (?:you|your (?:kids|children|wife|husband|family|mother|business|company|shop|firm|house|car|marriage))(?:'ll| will)?(?: (?:all|both|one day|soon|and your [a-z]{3,10}|slowly|never)){0,2} (?:were (?:dead|gone)|dead|die[sd]?|rots?|burns?|fails?|suffers?|chokes?|crash(?:es)?|loses? (?:everything|your|it all|the)|go(?:es)? (?:bankrupt|bust|under|broke|to (?:hell|jail|prison))|gets? (?:cancer|sick|fired|ill|what's coming|run over|hit by)|ends? up (?:alone|on the street|in (?:jail|prison))|never (?:sleep|work|find|sell|recover|have(?! (?:cause|reason|to|any need|the need)\b)))\b/i,
    ],
    none: [/\b(?:don't|never get|not)\b/i],
  },
  {
    all: [
      /\b(?:drop dead|rot in hell|burn in hell|kill yourself|the world would be better off without you|nobody (?:would|will) miss you|go (?:jump off|hang yourself)|crawl back (?:to|under|into)|get lost,? (?:you|and|loser)|you make my skin crawl|i spit on you)\b/i,
    ],
    none: [/\b(?:date|line|gorgeous|film|song|lyrics|while you(?:'re| are) (?:away|on))\b/i],
  },
  // Called names, one or all of them.
  {
    all: [
      new RegExp(
        `\\b(?:you(?:'re| are|'ve (?:always )?been)(?! not\\b)|you people are|(?:people like you|your (?:kind|sort|whole family|family|lot|people)) (?:is|are)|you were|such an?|nothing but(?: an?)?|you(?! old fool\\b))(?: (?:all|just|really|clearly|such|so|both|nothing but|the most|always|simply|truly|honestly|obviously|too|a|an|the|one|of|bunch|pack|lot|little|old|bloody|dirty|filthy|miserable|lying|complete|total|absolute|utter|real|big|greedy|ungrateful|cheap)){0,4} ${abuse}(?= ?(?:[.,!;]|$|and\\b|who\\b|that\\b|to\\b(?! (?:use|read|install|say)\\b)|because\\b|for\\b|if\\b|when\\b|,))`,
        'i',
      ),
      /\byou(?:r|'re|'ve)?\b/i,
    ],
    none: [
      /\b(?:i(?:'m| am| was)|me\b|they|he(?:'s| is)|she(?:'s| is)|not|n't|if you(?:'re| are) (?:not|a)|game|character|costume|role|film|chess|think (?:that )?you(?:'re| are)|feel|called you|calls you|accus\w{1,4}|protects? you|against|guinea|lab|fat[- ]free|calves|dairy|bike|thief (?:came|took|stole))\b|\?\W*$/i,
    ],
  },
  {
    all: [
      /\b(?:why|how) (?:are|can|do) you (?:be |have to be |always be |all )?(?:always |still )?(?:such an?|so) (?:[a-z]{4,10} )?(?:idiot|moron|fool|coward|loser|liar|thief|crook|pig|clown|mess|disgrace|stupid|useless|dumb|lazy|pathetic|ugly|fat|dense|thick|spineless|ignorant|cheap|stingy|weak)s?\b/i,
    ],
    none: [/\b(?:i\b|me\b|he|she|they)\b/i],
  },
  {
    all: [
      new RegExp(
        `\\byou(?:'re| are|'ve been| have been| were| must be) (?:(?:just|really|simply|clearly|obviously|such|truly|honestly|always|all|both) ){0,2}(?:an? |the most |one )?(?:really |truly |complete |total |utterly )?${nasty} ${part}\\b`,
        'i',
      ),
    ],
    none: [
      /\b(?:not|n't|never|feel(?:s|ing)?|think(?:s|ing)?|believe|if|nobody|mean(?:s)? you|make(?:s)? you|call(?:ed|s)?|because of me|luck|loser at|singer|dancer|joke)\b|\?\W*$/i,
    ],
  },
  // "You will regret having gone to the papers."
  {
    all: [
      /\byou(?:'ll| will|'re going to| are going to)(?: (?:soon|deeply|come to|really|live to|bitterly|all)){0,2} (?:regret|be sorry|rue)\b/i,
      /\b(?:having (?:gone|spoken|told|crossed|complained|left|posted|reported|refused)|(?:going|talking|speaking|complaining|reporting) (?:to|about)|(?:telling|crossing|refusing|suing) (?:us|me|them)|(?:this|that|the) day you|what you(?:'ve)? (?:did|have done|done|said))\b/i,
    ],
    none: [/\b(?:not|won't|never)\b|\?\W*$/i],
  },
  // "You will never work in this town again."
  {
    all: [
      /\byou(?:'ll| will) never (?:work|trade|rent|teach|play|practi[sc]e|sell|find (?:work|a job))\b/i,
      /\bin this (?:town|industry|city|business|country|field|market|trade)\b/i,
    ],
    none: [/\?\W*$/i],
  },
]);
