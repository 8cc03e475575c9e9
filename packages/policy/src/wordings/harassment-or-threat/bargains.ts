import { facets } from '../../search/sentence-facets.ts';

/** Idioms and bargains of a threat, in any order of their words. */
/** Said of people whom the writer is glad of; "not welcome" and "welcome to leave" are no praise. */
const praised =
  /(?<!\b(?:not|never|hardly|nobody|no one|[a-z]{2,6}n't) (?:[a-z]{2,8} )?)\b(?:thank(?:s|ful)?|grateful|welcome(?! to (?:leave|go|quit|try)\b)|gifts?|blessings?|treasures?|rare|inspir\w{1,6}|valuable|invaluable|precious|rewarded|celebrated|praised|admired|wonderful|lovely|heroes|backbone|unnoticed|once in|paid (?:more|better)|(?:reason|why)\b(?![^.!?]*\b(?:nobody|nothing|no one|never|not|hate|[a-z]{2,6}n't)\b)[^.!?]{0,30}\b(?:lov(?:e|es|ed)|enjoy\w{0,3}|thriv\w{1,3}|exists?|possible|proud|glad|happy|survive[sd]?|still (?:open|here|alive|going|running)))\b/i;

export const bargains = facets([
  {
    all: [
      /\b(?:pay|reply|answer|sign|settle|respond|agree|apologi[sz]e|resign)\b[^.!?]{0,30}\bor (?:your (?:neighbou?rs?|boss|wife|husband|partner|customers|clients|family|colleagues|board|employer|parents|children)|every(?:one|body) (?:at|in|on|from) your [a-z]{3,14})\b/i,
      /\b(?:will|'ll|are going to|gets? to)\b[^.!?]{0,20}\b(?:hear|know|learn|find out|see|read)\b/i,
    ],
  },
  {
    all: [
      /\b(?:i|we) (?:have|know|got|found) your (?:(?:home|private|husband's|wife's|boss's|mother's|partner's) )?(?:address|number)\b/i,
      /\b(?:(?:won't|will not|wouldn't) hesitate|think twice|be careful|careful if|watch out|see you soon|pay you a|better (?:reply|pay|answer))\b/i,
    ],
  },
  {
    all: [
      /\byou(?:'re| are) (?:the|by far the|easily the) most (?:useless|stupid|arrogant|ignorant|unprofessional|rude|incompetent|pathetic|clueless|idiotic|dishonest|disorgani[sz]ed) [a-z]{3,14}\b/i,
    ],
  },
  // Do it, or else.
  {
    all: [
      /\b(?:do (?:it|this|as)|pay|reply|answer|sign|call me|leave|respond|agree|apologi[sz]e|confirm|delete|take (?:it|that|this) down|resign|settle)\b[^.!?]{0,40}\b(?:or|otherwise)\b/i,
      /\b(?:or|otherwise)\b[^.!?]{0,12}\b(?:i|i'll|we|we'll|you|you're|you'll|your)\b[^.!?]{0,24}\b(?:finished|fired|sorry|ruined|toast|sue|expose|regret|keep (?:calling|ringing|writing to) your|(?:call|ring|tell|write to|writ|visit|e-?mail)(?:ing(?: to)?)? your (?:wife|husband|boss|kids|children|family|mother|partner|employer|board|ceo|customers|clients)|come (?:round|over|for you)|uncomfortable|hell|miserable)\b/i,
    ],
  },
  {
    all: [
      /\b(?:sue you|sue your|(?:drag|take) (?:you|your name|your firm)\b[^.!?]{0,24}\b(?:court|mud|cleaners|dirt)|into the ground|bleed you dry|make an example of you)\b/i,
      /\b(?:i|i'll|we|we'll|i will|we will|i'm|we're)\b/i,
    ],
    none: [/\b(?:run (?:it|the|your|our)[^.!?]{0,20}into the ground|if they|insurer|they)\b/i],
  },
  {
    all: [
      /\b(?:refuse|say no|ignore (?:me|us|this)|leave (?:a|one) bad review|hang up|turn (?:this|me|us) down|carry on like this|keep (?:this|it) up|keep ignoring|cross me|try that)\b/i,
      /\band\b[^.!?]{0,30}\b(?:every (?:journalist|customer|client|colleague|paper)|the press|journalists?|we'll sue|i'll sue|you'll find out|find out how far|see where that|you'll regret|we'll ruin|i'll ruin|(?:i|we)(?:'ll| will) (?:tell|call|publish|post|make))\b/i,
    ],
  },
  {
    all: [
      /\byour (?:board|boss|wife|husband|partner|customers|clients|employer|investors|colleagues|ceo|family)\b/i,
      /\b(?:if (?:they|he|she) (?:saw|knew|heard|read|found|learn(?:ed|t))|learns? the truth|the truth about you|read (?:them|those|these|all of your)|what (?:is|are|i have|i've got) in (?:these|those|the) (?:files|photos|messages|mails)|love to (?:read|see|hear) (?:them|those|your (?:mails|messages|e-?mails)))\b/i,
    ],
    none: [/\b(?:demo|dashboard|results|savings|proposal|slides|numbers|summary|business case|roi|audit)\b/i],
  },
  {
    all: [
      /\bif you (?:value|like|want to keep|care about|cherish) your (?:job|career|reputation|family|kneecaps|health|licen[cs]e|position|freedom)\b/i,
    ],
  },
  {
    all: [
      /\bi know (?:which|what|where|who)\b[^.!?]{0,24}\byour (?:children|kids|daughter|son|wife|husband|family|mother)(?:'s)?\b/i,
    ],
    none: [/\b(?:need|want|like|enjoy|birthday)\b/i],
  },
  {
    all: [
      /\bdon't (?:say|tell me) i didn't warn you\b/i,
      /\b(?:when|what i|post|leav|lose|ruin|clients|customers|happens)\w*\b/i,
    ],
  },
  {
    all: [
      /\b(?:i|i'll|we|we'll|i will|we will|i can|we can|otherwise)\b/i,
      /\bmake (?:your )?(?:life|things|it)\b[^.!?]{0,20}\b(?:uncomfortable|difficult|hard|miserable|hell|unpleasant)\b/i,
      /\b(?:for you|your (?:life|family|wife|husband|job|kids))\b/i,
    ],
    none: [/\b(?:don't want to|never|not (?:to|want|going to)|without|won't|sorry)\b/i],
  },
  // A visit nobody asked for, and reproach as a question.
  {
    all: [
      /\b(?:i|we)(?:'ll| will|'m going to| am going to|'re going to| are going to)(?: (?:just|simply|personally))? (?:come|turn up|show up|be waiting|pay (?:you )?a visit|visit|stand|wait)(?: [a-z]{2,10}){0,3}? (?:to|at|outside|in front of) your (?:house|home|door|doorstep|flat|family|kids|children|office door)\b/i,
      /\b(?:one more|if you|unless|or else|otherwise|again|next time|last chance|missed|ignor\w+|don't|won't|refus\w+|silence)\b/i,
    ],
    none: [
      /\b(?:appointment|measure|deliver\w*|install\w*|repair|survey|quote|pick up|collect|parcel|engineer|technician|help|convenien\w+|sorry)\b/i,
    ],
  },
  {
    all: [
      /\bwhat (?:kind|sort|type) of (?:an? )?(?:[a-z]{3,12} )?(?:person|people|manager|boss|leader|ceo|company|firm|business|owner|professional|customer|landlord|tenant|human being|man|woman|director|team) (?:doesn't|does not|don't|can't|cannot|won't|never|ignores?|treats?|leaves?|behaves?|refuses?)\b/i,
    ],
    none: [/\b(?:our|we|they|survey|question is|article|blog)\b/i],
  },
  // Contempt without a listed insult.
  {
    all: [
      /\b(?:how (?:rude|stupid|dense|arrogant|ignorant|lazy) can\b|don't come crying|come crying to (?:me|us)|learn it the hard way|(?:no|without) brains?\b[^.!?]{0,10}\bwould|(?:it )?takes a special kind of (?:fool|idiot|stupid|stupidity|arrogance|person)|(?:not|hardly) up to (?:the|your) job|you (?:people|lot|guys) are (?:hopeless|clueless|a joke|useless|pathetic|all the same|impossible)|(?:so|this|utterly|completely) (?:incapable|hopeless|clueless) (?:people|person|lot)|anyone so (?:incapable|rude|stupid|arrogant|lazy)|do (?:us (?:both|all)|everyone|the world) a favou?r and (?:quit|leave|go|resign|stop)|face the music|(?:really|pretty|rather) (?:dim|thick)\b|your silence (?:tells|says|speaks|proves|shows)|enough of your (?:silence|excuses|games|delays|nonsense|whining)|only (?:an? )?(?:fool|idiot|coward|somebody|someone)[^.!?]{0,24}would (?:turn|say no|refuse|pass|ignore|reject|miss))\b/i,
    ],
    none: [/\b(?:my|our) (?:old|younger)|\bsorry\b/i],
  },
  {
    all: [
      /\bpeople like you (?:always|never|only|are|should|make (?:me|us|everyone|everybody) (?:sick|ill|angry|mad|furious|cry|vomit))\b/i,
    ],
    none: [/\b(?:my|our) (?:old|younger)|\bsorry\b/i, praised],
  },
  {
    all: [
      /\b(?:nobody|no one|no-one) (?:crosses|messes with|says no to|ignores|walks away from|makes a fool of|cheats|disrespects) (?:me|us)\b/i,
    ],
  },
  {
    all: [
      /\b(?:your|this) (?:silence|refusal|attitude|stubbornness|arrogance|rudeness|stunt|game|behaviou?r|little game)\b/i,
      /\bcost(?:s|ing)? you\b/i,
    ],
  },
  {
    all: [
      /\bone more (?:[a-z-]{3,12} ){0,3}?(?:delay|excuse|lie|day|mistake|word|no|refusal|missed call|late reply|stunt)\b|\bone more (?:time|such)\b/i,
      /\b(?:i'm|i'll|we're|we'll|i am|i will|we will) (?:[a-z]{2,8} )?(?:call(?:ing)?|tell(?:ing)?|e-?mail(?:ing)?|contact(?:ing)?|going to|go to|report(?:ing)?|com(?:e|ing)|ruin\w*|post(?:ing)?|show(?:ing)? up)\b/i,
      /\b(?:every|all|your|everyone|the press|public)\b/i,
    ],
  },
  {
    all: [
      /\b(?:what kind of (?:an? )?(?:moron|idiot|fool|clown|imbecile|coward|loser)|(?:moron|imbecile|dimwit|halfwit|half-wit|nitwit|numbskull|dumbass|blockhead)s?)\b/i,
    ],
  },
  {
    all: [/\bi(?:'d| would) (?:watch|mind) (?:my|your|that) (?:step|back|mouth|tongue|tone)\b/i, /\bif i were you\b/i],
  },
  {
    all: [
      /\b(?:sign|pay|reply|answer|settle|agree|transfer|call|confess|resign|withdraw)\b/i,
      /\bor (?:the|your|these|those) (?:photos?|videos?|pictures|messages|files|secrets?|screenshots|e-?mails?|recordings?|story|truth|chats?)\b/i,
      /\b(?:go(?:es)?|sent|end up|out|reach|posted|public|leak\w*|online|land)\b/i,
    ],
  },
  {
    all: [
      /\b(?:see|find out|watch|discover|wait and see) what happens (?:to you|to your|when i|when we|if you (?:don't|keep|ignore|refuse))/i,
    ],
    none: [
      /\b(?:let's|we can|we could|to your (?:numbers|metrics|conversion|rates?|churn|pipeline|sales|open rates?|costs))\b/i,
    ],
  },
  {
    all: [
      /\b(?:sleep with one eye open|look(?:ing)? over your shoulder|sleep well while you can|lock your doors|the easy way or the hard way|the hard way if|can do this the hard way|be a shame if(?! (?:it (?:rained|snowed|poured)|(?:you|he|she|they|we|anyone|anybody|the kids) (?:missed|couldn't (?:come|join|make it))\b)|[^.!?]{3,30}\bwent to waste)|accidents happen,? you know|swim with the fishes|(?<!n't )knows? where (?:you|your (?:kids|family|children)) (?:all )?(?:lives?|works?(?! (?:from|with|on|best)\b)|sleeps?|parks?|stays?|drinks?|train|go(?:es)?|hang out|are(?! (?:going|head(?:ing|ed)|coming|at with|in the)))\b|dig your own grave|last mistake you|pay you a visit)\b/i,
    ],
    none: [/\b(?:learn\w*|setup|install\w*)\b/i],
  },
  {
    all: [
      /\b(?:until|till|by|before|within) (?:noon|midnight|tonight|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday|the end of|\d|one|two|three|twenty)/i,
      /\b(?:pay|settle|sign|reply|answer|respond|agree|comply|transfer|wire|apologi[sz]e|resign|decide)\b/i,
      /\bor (?:else|everyone|everybody|your (?:boss|wife|husband|family|board|customers|clients|employer|ceo)|the (?:press|media|police|whole)|(?:i|we)(?:'ll| will| am going to)? (?:tell|call|go to|publish|post|leak|release|expose|ruin|make|let))\b/i,
    ],
  },
  {
    all: [
      /\b(?:i|we)(?:'ve| have)? (?:know|have|got|found|kept|saved) (?:exactly |all )?(?:your (?:home )?(?:address|number|photos|secrets?|passwords?|family|kids|children)|where you|who you|what you|screenshots|everything|proof|dirt)\b/i,
      /\b(?:not afraid to|won't hesitate|will use|'ll use|use it against|come (?:by|over|for)|drop by|pay you|find you|against you|share them|make (?:them|it) public|show (?:them|it) to|everyone)\b/i,
    ],
    none: [/\b(?:on file|delivery|deliver|parcel|order|ship)\b/i],
  },
  {
    all: [
      /\bsay no\b|\brefuse\b|\bignore (?:me|us|this)\b|\bturn (?:me|us) down\b/i,
      /\b(?:i|we)(?:'ll| will|'m going to| am going to) (?:personally )?(?:have you|get you|make you|ruin|destroy|expose|tell your|call your|see to it|come after|finish|end)\b/i,
    ],
  },
  {
    all: [
      /\byou(?:'re| are)?,? (?:(?:a|an|such a|just a|nothing but a|you|utter|complete|total|absolute|clueless|pathetic|useless|lazy|stupid|incompetent|miserable) ){1,4}(?:amateurs?|frauds?|hacks?|waste of (?:space|time)|nobody|crybab(?:y|ies)|snowflakes?|disgrace|failures?|dinosaurs?|peasants?)\b/i,
    ],
  },
  { all: [/\byou(?:'re| are) wasting (?:my|our|everyone's) (?:precious |valuable )?(?:time|oxygen|breath)\b/i] },
  // Whoever refuses will find no one, cannot hide, and will regret it.
  {
    all: [
      /\b(?:say no|refuse|ignore|turn (?:me|us|this) down|walk away|hang up|cross|leave|keep (?:this|it) up)\b[^.!?]{0,24}\band\b/i,
      /\b(?:nobody|no one|no-one|not a single [a-z]{3,12}|no (?:bank|firm|shop|supplier|customer|client|landlord|lawyer)) (?:[a-z]{2,8} ){0,4}?(?:will|would|is going to|is ever going to) (?:ever |still )?(?:sell|work|buy|talk|deal|hire|lend|deliver|trust|speak|do business|take your|help)\b[^.!?]{0,12}\byou\b/i,
    ],
  },
  {
    all: [
      /\b(?:don't|do not|never) (?:even |ever |you dare )?think (?:that )?you (?:can|could|will|are able to) (?:just |simply |ever )?(?:hide|run(?= ?(?:[.,!]|$| (?:from|away)))|get away|escape|dodge|fool|cheat|ignore (?:me|us)|walk away)\b/i,
    ],
    none: [/\b(?:game|play|film|race)\b/i],
  },
  {
    all: [
      /\b(?:people|those|anyone|everyone|companies|firms|customers|men) (?:who|that) (?:try to )?(?:cross|cheat|ignore|refuse|double-cross|disappoint|mess with|betray|lie to|disrespect|walk away from|fight|challenge)(?:e?s|e?d)? (?:us|me)\b/i,
      /\b(?:regret\w{0,4}|sorry|pay for|suffer|lose|don't last|do not last|end up|find out|learn (?:it|that|their lesson)|wish)\b/i,
    ],
    none: [/\b(?:they're wrong|game|chess|race|pitch)\b/i],
  },
]);
