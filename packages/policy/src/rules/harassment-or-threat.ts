import { wordingsElsewhere } from '../languages/index.ts';
import { defineRule, type Match } from '../rule.ts';
import { allChannels, messageTypes } from '../rule-scope.ts';
import { matchesNear } from '../search/near.ts';
import { pattern } from '../search/pattern.ts';
import { claimsIn } from '../search/sentence-facets.ts';
import { because } from '../text/let-go.ts';
import { clauseBefore, isInCode, isMention, isNegated, sentenceOf } from '../text/phrase-context.ts';
import { overlapsAny, type Range } from '../text/range.ts';
import { onOneLine } from '../text/white-space.ts';
import { menacesAsked } from '../wordings/asked-outright.ts';
import { bareMenaces } from '../wordings/harassment-or-threat/bare-menaces.ts';
import { bargains } from '../wordings/harassment-or-threat/bargains.ts';
import { belittling } from '../wordings/harassment-or-threat/belittling.ts';
import { broughtLow } from '../wordings/harassment-or-threat/brought-low.ts';
import { contempt } from '../wordings/harassment-or-threat/contempt.ts';
import { exposure } from '../wordings/harassment-or-threat/exposure.ts';
import { hardWords } from '../wordings/harassment-or-threat/hard-words.ts';
import { illOmens } from '../wordings/harassment-or-threat/ill-omens.ts';
import { illWill } from '../wordings/harassment-or-threat/ill-will.ts';
import { intimidation } from '../wordings/harassment-or-threat/intimidation.ts';
import { lainInWait } from '../wordings/harassment-or-threat/lain-in-wait.ts';
import { leverage } from '../wordings/harassment-or-threat/leverage.ts';
import { scorn } from '../wordings/harassment-or-threat/scorn.ts';
import { toldOn } from '../wordings/harassment-or-threat/told-on.ts';
import { wornPatience } from '../wordings/harassment-or-threat/worn-patience.ts';
import { isOtherUse, otherThanInsults } from '../wordings/other-uses.ts';

const we =
  "(?:we|i|we'll|i'll|we will|i will|we shall|i shall|we're going to|we are going to|i'm going to|i am going to|i'm gonna|we're gonna|we can|i can|we could|i could|i have no problem|i would hate to|i'd hate to|we would hate to|i swear i'll|trust me,? i'll)";
const will = `${we}(?: personally| gladly| happily| just| simply| absolutely| have to| be forced to| make sure to| not hesitate to){0,2}`;
const yourWorld =
  '(?:your (?:entire |whole |little |precious |fucking |own )?(?:life|lives|career|reputation|business|company|firm|name|marriage|family|kids|children|home|house|livelihood|future|job|credibility|brand|standing|image|wife|husband|team)|you(?! (?:a|an|the|some|more|out|up|with|at|on|in|to|how|for|by)\\b))';
const demand =
  '(?:pay|reply|respond|answer|sign|comply|cooperate|call (?:me|us)|transfer|send|agree|buy|book|meet|wire|do (?:it|this|as|what)|give|act|settle|deposit|get back to|accept|write back|leave (?:me|us)|give (?:me|us)|return my|withdraw|drop|stop|resign|leave)';
const stupid =
  '(?:idiots?|morons?|imbeciles?|fools?|stupid|dumb|dense|incompetent|pathetic|useless|worthless|clueless|a joke|a loser|losers?|cowards?|cowardly|spineless|brainless|delusional|lazy|a disgrace|an? embarrassment|dumber than|braindead|brain-dead|ignorant|a liar|liars|scum|trash|garbage|a clown|clowns?|a failure|ridiculous|rude|arrogant|blind(?! (?:copied|carbon|spots?|dates?|tests?|tested|trials?))|deaf(?! to (?:no|none))|illiterate|too (?:stupid|dumb|lazy|dense|dim|thick|ignorant|scared|weak|slow|proud|arrogant)|slow in the head|cheap)';

/** "Hunt you down a set of hinges" looks for goods, for the reader. */
const forYou = 'you (?:down|up|out) (?:an?|some(?! day)|another|the (?:right|last|missing|exact))\\b';

/** Harm announced to the reader or to what is theirs. */
const threat = pattern(
  `${will} (?:ruin|destroy|crush|bury|hurt|harm|kill|murder|end|wreck|smear|humiliate|shame|beat|break|finish|sink|trash|torch|smash|blacklist|burn|attack|haunt|hunt(?! ${forYou})|punish|cripple|take down|tear down|go after|come after|coming after|dismantle|stalk) ${yourWorld}(?: down| apart| up)?`,
  `${we} (?:make you (?:pay(?! (?:less|only|for|by|with|online|via|in|monthly|annually))|suffer|regret|sorry|bleed|wish you)|make your life|make sure (?:you|your|everyone|nobody|no one|no-one) (?:[a-z]{3,12} ){0,3}?(?:regrets?|suffers?|pays? for|never (?:works?|hires?|sells?|gets?|closes?|finds?)|knows? what|hears? about|knows? you|loses?)|(?:hunt|track)(?! ${forYou}) you down|come for you|teach you a lesson|get you for this|put you out of business|drive you out of business|see you (?:burn|fired|ruined)|have you (?:fired|killed|ruined|blacklisted)|get you fired|find you(?= ?[.!,]| and| wherever| no matter))`,
  `${will} report you(?! (?:to the right|on|our|the|a|in|with|back|your|progress))`,
);
const orElse = pattern(
  "(?:if|unless) (?:we|i) (?:don't |do not )?(?:hear|get|receive|see)(?: [\\w$']{1,15}){1,10},? (?:then )?(?:we|i)(?:'ll| will| shall) (?:publish|leak|expose|release (?:it|them|everything|your|the (?:photos|video|files|data))|go public|ruin|destroy (?:you|your)|tell (?:everyone|your)|make (?:it|this|everything) public|come after)",
  '(?:either you|you either) [^.!?\\n]{2,80} or (?:i|we) (?:will |am going to |are going to )?(?:call|tell|inform|contact|e-?mail|go to|write to) (?:your (?:boss|ceo|wife|husband|employer|manager|board|clients|customers)|the (?:press|media)|everyone)',
  `${demand}(?: [\\w$€£',%-]{1,20}){0,10}?,? (?:or|otherwise),? (?:else(?= ?[.!,;]|$|\\n)|(?:we|i) (?:publish|leak|expose|release) (?:your|all your|the (?:photos|files|videos?|messages))|(?:we|i)(?:'ll| will| shall|'re going to| are going to|'m going to) (?:[a-z]{3,12} )?(?:ruin|destroy|expose|leak|publish|release|hurt|kill|harm|crush|bury|come after|make you|make your|make sure|tell your|tell everyone|tell the|show (?:your (?:wife|husband|family|boss|employer|kids|children|parents|partner)|everyone|everybody|the (?:press|police|media))|go public|post|report you|end you|smear|wreck|sell your|dump|encrypt|delete your|shut you|take you down|get you|contact your (?:boss|ceo|wife|husband|employer|family|manager)|call your (?:boss|ceo|wife|husband|employer|manager)|humiliate|find you|burn|attack|spread|wipe|turn you)|you(?:'ll| will| are going to) (?:regret|be sorry|suffer|pay(?= ?[.!]| for| dearly| the price)|lose everything|be (?:ruined|exposed|finished|fired|humiliated)|wish you|never (?:work|see|hear|sell))|your (?:data|files|photos|secrets|family|career|reputation|life|customers|company|business) (?:will|gets?|is|are)(?: (?:be|going to be))? (?:leaked|published|ruined|destroyed|over|exposed|gone|sold|released|hurt|wiped|finished|know|find out|hear|suffer|public))`,
  `(?:unless|if) you (?:do not|don't|refuse|fail|keep|ever|won't|dare|continue)?(?: to)? ?(?:${demand}|ignor(?:e|ing)|talk|tell|cross|say|go|try|cancel|cancelling|leave)(?: [\\w$€£',%-]{1,20}){0,10}?,? (?:then )?(?:(?:we|i)(?:'ll| will| shall|'re going to| are going to|'m going to) (?:[a-z]{3,12} )?(?:ruin|destroy|expose|leak|publish your|release your|hurt|kill|harm|crush|bury|come after|make you|make your|make sure you|make sure everyone|tell your|tell everyone|go public|post your|post bad|post negative|leave (?:bad|negative|one-star)|report you|end you|smear|wreck|sell your|dump|encrypt|humiliate|find you|blacklist|get you|contact your (?:boss|ceo|wife|husband|employer|manager)|call your (?:boss|ceo|wife|husband|employer|manager)|turn you|spread|wipe)|you(?:'ll| will|'re going to| are going to) (?:regret (?:it|this)|be sorry|suffer|pay for (?:it|this|that)|lose everything|be (?:ruined|exposed|finished|humiliated)|wish you)|you're (?:dead|finished|done|toast)|there will be (?:consequences|hell)|bad things)`,
);
const menace = pattern(
  'unless you want (?:your|the) (?:[a-z]{3,12} ){1,3}?(?:to )?(?:suddenly |all |really )?(?:get|turn|go|become|look|drop|end up) (?:very |really |suddenly )?(?:bad|ugly|worse|nasty|public|south|viral|online)(?= ?[.!,;]|$|\\n)',
  '(?:rude|unprofessional|disrespectful|childish|cowardly|pathetic|ignorant)(?:,? (?:and )?(?:frankly )?[a-z]{4,14})? of you (?:not )?to (?:keep |just |simply |even |ever )?(?:ghost|ignor|repl|answer|respond|dodg|avoid|leav)(?:y|e|ing|ying)?(?= |[.!,;]|$)',
  "(?:if you|unless you) (?:don't |do not |won't |fail to |refuse to )?(?:pay|settle|clear|transfer|repay|return|deposit|cough)(?: [\\w$\u20ac\u00a3',%-]{1,20}){0,8}?,? (?:then )?(?:our|my|the|some) (?:boys|men|guys|lads|goons|friends) (?:will|are going to|may|might) (?:[a-z]{2,8} ){1,5}?your (?:house|home|door|doorstep|place|office|shop|family|parents|wife|husband|kids)",
  "(?:or|and|cooperate or|comply or) (?:you(?:'ll| will) )?(?:face|suffer|accept) (?:the|serious|dire) consequences(?= ?[.!]|$|\\n)|your (?:data|files|photos|customer list|secrets) (?:shows?|showing|ends?|ending|turns?|appears?|appearing) up (?:on|all over|in) (?:the )?(?:dark web|internet|news|press|twitter|social media|front page)|we have (?:your|all your|all of your) [a-z ]{3,25}(?: and|,) (?:we )?(?:will|are going to|plan to) (?:sell|publish|leak|release|post|expose|destroy|delete) (?:it|them|everything)",
  'your (?:data|files|photos|videos?|secrets|messages|customer data|nudes|reputation|career|company|business|family|name|job|life) (?:(?:will|is going to|are going to|is about to|are about to) (?:all )?be (?:leaked|published|destroyed|ruined|exposed|over|finished|released online|sold online|made public|posted online|gone|hurt|worthless)|(?:is|are) (?:over|finished|dead|toast|ruined)(?= ?[.!,;]|$|\\n| if| unless| when))',
  "(?:before|or|otherwise|unless you want|if you don't want)(?:,)? (?:things|this|it|matters)(?: will| to| are going to| is going to|'ll)? ?(?:gets?|turns?|becomes?|getting) (?:very |really )?(?:ugly|nasty|dirty|personal|worse for you|unpleasant)(?! (?:out\\b|outside))|(?:things|this|it) (?:will|is going to|are going to|could|can) (?:get|turn) (?:very |really )?(?:ugly|nasty)|(?:won't|will not|doesn't|does not|is not going to|isn't going to) end well for you",
  "you(?:'ve| have)(?: got)? (?:only |just |exactly )?(?:\\d{1,3}|one|two|three|twelve|twenty-four|forty-eight) (?:hours?|days?|minutes?) to (?:pay|transfer|wire|send|comply|decide|answer|respond|reply|delete|act|confess)(?: [\\w$]{1,15}){0,5},? (?:or else|before (?:we|i) (?:release|publish|leak|expose|tell|post|send (?:it|this|them|the)|go public|come|make|contact your|call your|destroy)|or (?:we|i|your|everyone|the (?:video|photos|files)))",
  '(?:find|found|finding|figure|track) (?:out|down) where (?:you|your (?:kids|children|family|wife|husband|daughter|son|parents))(?: all)? (?:live|sleep|work|go to school|goes to school|are)',
  "(?:you|you'll|you will|you're going to|you are going to|you're gonna|both of you will|you would) (?:deeply |really |dearly |soon |all |live to |seriously |so |come to )?(?:regret (?:this|it|that|ignoring|crossing|not (?:paying|replying|answering|responding|listening to (?:me|us)|(?:talking|speaking|working|dealing) (?:to|with) (?:me|us)|(?:taking|accepting|returning|answering|picking up) (?:this|that|my|our) (?:call|offer|deal|chance|e-?mail|message)s?)|ever|your (?:silence|choice|decision)|the day)|be sorry(?= ?[.!]|$|\\n| you(?! missed the (?!call|deadline|payment|chance)[a-z]{3,10}(?: ?[.!,]|$))| for| that| if)|pay (?:for (?:this|what you(?! (?:use|order|need|eat|buy|consume|get|take|see|print|send|ship|store|actually|really|book|drink|want|keep)\\b)|that|your silence)|dearly|the price)|rue the day|suffer(?= ?[.!]|$|\\n| for| the consequences)|(?<!\\b(?:you|which|what|that|one|rule|thing|question|habit|tool|decision|purchase) you )(?<=\\b(?:'ll|will|would|to|gonna|and|soon|deeply|dearly|really) )wish you(?: had|'d)? never|get what(?:'s| is) coming|get what you deserve|face the consequences|suffer the consequences)",
  "(?:you|you had|you'd|you|you all|better)? ?(?:better|had better) watch (?:your (?:back|step|mouth|tone)|out)",
  'watch your (?:back|mouth)',
  "(?:i|we) (?:know|found out|have found out) (?:exactly )?(?:where you(?:r (?:kids|family|children|wife|husband|parents) (?:live|go|sleep|work)| live| sleep| park| work)(?= ?[.!,;]|$|\\n| and)|what you(?:'ve| have)? (?:did|done|been hiding)|your (?:little |dirty )?secret|who your (?:wife|husband|kids|family) (?:is|are))",
  '(?:this is|consider this) (?:your (?:last|final|only) (?:warning|chance(?= ?[.!,;:]|$|\\n| before (?:we|i) | to (?:pay|reply|respond|answer|comply)))|a threat|a final warning)|(?:last|final|one more) (?:chance|warning) (?:to [a-z ]{2,20} )?before (?:i|we) (?:show (?:everyone|everybody|your)|make (?:this|it|that|everything) (?:very )?public|go public|go to the (?:press|police|media)|tell (?:everyone|everybody|your))',
  '(?:there will be|expect|face|suffer|prepare for) (?:serious |dire |severe |real |bad )?consequences(?= ?[.!]|$|\\n| (?:for you|for your|if you|unless you))',
  "you(?:'re| are) (?:a dead man|dead meat|dead to (?:me|us)|finished in this (?:industry|town|business)|going down|messing with the wrong|making a (?:huge|big|serious|grave) mistake(?= ?[.!]|$|\\n| (?:by|if you) (?:ignor|not)))",
  "(?:don't|do not) (?:mess|screw|play games|fool around) with (?:me|us)|(?:don't|do not) (?:make|force) me (?:to )?(?:come|do something|escalate this|ruin|hurt|tell|call your|go to your)|(?:don't|do not) (?:test|cross|push) (?:me|us)(?= ?[.!]|$|\\n)",
  'i hope you (?:die|fail|rot|suffer|burn|choke|go bankrupt|get (?:fired|cancer|hurt|sick)|lose (?:your job|everything))|drop dead(?= ?[.!,]|$|\\n)|go (?:kill|hang|hurt) yourself|kill yourself|kys|burn in hell|rot in hell',
  'you have no (?:choice|option) but to (?:pay|sign|comply|reply|respond|accept|agree|buy|do as|obey|meet|cooperate)',
  "(?:it would be|it'd be|would be) (?:a shame|a pity|unfortunate|too bad|terrible|such a shame) if (?:something|anything|your (?:boss|ceo|board|wife|husband|customers|clients|investors|competitors|employer|manager|family|data|files|photos|website|site|house|car)|this|these|that|the (?:press|media|photos|police|authorities|regulators?|tax (?:office|man|authorities)|inspectors?)|everyone|word)(?: [a-z']{1,12}){0,3} (?:happen(?:ed|s)?|found out|finds? out|heard|learned|saw|got out|leaked|went|came|took|looked|called|visited|were|was|knew|burned|disappeared|reached|ended up|public)",
  "nice (?:company|business|family|house|office|career|website|shop|store|place|restaurant|caf[eé]|firm|home|car|reputation|little [a-z]{3,12}) you(?:'ve| have)(?: got)?(?: there)?[,.]? ?(?:(?:it would|it'd|would) be )?(?:a (?:real )?)?(?:shame|pity)",
  '(?:pay|cough) up(?: the money)?(?= ?(?:,? or|now|today|[.,!;]|$|\\n))|we have (?:your (?:data|files|photos|family|daughter|son|wife|husband|child)|hacked your|encrypted your|access to your (?:webcam|device|computer|accounts?|e-?mails?) and)',
);
/** Threats that name no deed: what may befall, who might hear, what will not stop. */
const veiled = pattern(
  '(?:before|or|until) (?:i|we) (?:get|turn|play) (?:nasty|ugly|dirty|rough|unpleasant)(?! (?:out\\b|outside|weather))',
  `${demand}(?: [a-z]{1,12}){0,3},? (?:or|otherwise) (?:everyone|everybody|all (?:your|of your) [a-z]{3,14}|the (?:whole|entire) [a-z]{3,14}|your (?:boss|wife|husband|clients?|customers?|neighbou?rs?|family|parents|landlord|employer)) (?:will )?(?:hears?|knows?|learns?|finds? out|sees?|reads?) (?:about |of |that |what |why |it |everything |how )`,
  'shame if (?:it|that|they|your [a-z]{3,14}|the [a-z]{3,14}) (?:burn(?:ed|t)?(?: down)?|went up|got (?:broken|smashed|lost|hurt|damaged))(?= ?(?:[.!,;]|$|\\n))(?!, (?:so|but) )',
  "you(?:'ll| will| would|'re going to| are going to|'d) (?:deeply |really |come to |soon |live to )?regret (?:ever )?(?:turning (?:this|me|us|it|that) down|saying no|rejecting|refusing|walking away|leaving me|leaving us|hanging up|crossing|passing on (?:me|us)|wasting (?:my|our)|treating (?:me|us)|lying to|making (?:me|an enemy)|choosing (?:them|someone else) over)(?: [a-z]{2,10})?",
  "(?:i|we)(?:'ll| will|'m going to| am going to| are going to|'re going to| won't stop| will not stop| can) (?:keep (?:on )?)?(?:call(?:ing)?|ring(?:ing)?|e-?mail(?:ing)?|messag(?:e|ing)|text(?:ing)?|phon(?:e|ing)|show(?:ing)? up|turn(?:ing)? up|com(?:e|ing) (?:back|by|round)|wait(?:ing)? (?:outside|for you)|camp(?:ing)? out) (?:you |at your [a-z]{3,10} |outside |in front of |by )?(?:[a-z]{2,10} ){0,3}?(?:every (?:hour|day|night|minute|single)(?! (?:[a-z0-9:.]{1,8} ){0,5}?(?:with (?:an? |the )?(?:updates?|news|progress|status)|how things)\\b)|day and night|non-?stop|until you (?:answer|reply|respond|pay|give|sign|talk|agree|pick up|cave|say yes|buy)|at your (?:home|house|door|desk|office)(?! (?:with|to (?:deliver|measure|mend|fix|fit|install|collect|pick)) (?!(?:(?:an?|the|my|our|some|two|three) )?(?:lawyers?|police|friends|boys|guys|men|dogs?|bailiffs?|bats?|knife|gun|hammer|matches|petrol)\\b))|outside your)",
  "(?:i|we)(?:'ll| will|'m going to|'re going to| can| intend to|'m about to)(?: personally)? (?:make (?:very |damn |absolutely )?(?:sure|certain)|see to it|ensure)(?: that)? (?:nobody|no one|no-one|no [a-z]{4,12}|not a single [a-z]{3,12}|every(?:one|body)|your [a-z]{3,12}|you(?:r name)?)(?: [a-z]{2,12}){0,6}? (?:works? with you|hires? you|employs? you|deals? with you|talks? to you|takes? your calls?|trusts? you|buys? from you|touch(?:es)? you|does business with you|never (?:work|hire|sell|get|close|recover|hear|see)|regrets? (?:it|this)|loses? your (?:job|post|licen[cs]e|customers|clients|house|home|business|good name|reputation)|finds? out what you|hears? (?:about )?(?:what|how) you|knows? (?:what|how|who) (?:(?:kind|sort|type) of [a-z]{3,12} )?you|pays? (?:dearly|for this|for what))",
  "(?:pay|sign|reply|respond|answer|settle|comply|agree|cooperate|buy|withdraw|reconsider|accept|call me|get back to me)(?: [a-z']{1,12}){0,5}?,? (?:for your own (?:sake|good)|if you know what(?:'s| is) (?:good|best) for you|if you want to keep your (?:job|reputation|career|friends|family|license|licence)|while you still can|before (?:this|it) gets (?:worse|unpleasant|messy|public))",
  "(?:for your own (?:sake|good)|if you know what(?:'s| is) (?:good|best) for you|if you want to keep your (?:job|reputation|career|friends|family)),? (?:you(?:'d| had)? (?:better|should|will|must)|i(?:'d| would|'d strongly)? (?:suggest|advise|strongly)|just|don't|do not|pay|sign|reply|respond|answer|settle|comply|agree)(?: [a-z]{2,12}){0,3}",
  "(?:ignor(?:e|ing)|ghosting|dodging|refusing|crossing|rejecting|disrespecting) (?:me|us|my (?:e-?mails?|calls?|messages?|offer)|our (?:e-?mails?|calls?|messages?|offer))(?: [a-z]{2,10}){0,3}? (?:will|would|is going to|may|could|might|has|have|won't|comes)(?: [a-z]{2,10}){0,4}? (?:consequences|cost you|price|repercussions|trouble|regret|end well|badly)",
  "(?:i|we)(?:'d| would) (?:really |truly |so )?(?:hate|be sorry|be sad|not like|not want)(?: it)? (?:for|if|to see) (?:something|anything|word|this|that|it|your [a-z]{3,12}|those [a-z]{3,12}|people|the [a-z]{3,12})(?: [a-z]{2,12}){0,5}? (?:happen(?:ed|s)? to (?:you|your|it|them)|(?:get|got|come|came) out|leak(?:ed|s)?|(?:find|found) out|(?:end|ended) up (?:in|on)|(?:reach|reached) (?:the press|your)|(?:hear|heard|learn|learned) (?:about|of|what|how) (?:you|your|this|the breach))",
  '(?:bad|nasty|unfortunate|unpleasant|terrible) things (?:do |tend to |can |will )?happen to (?:people|companies|those|businesses|anyone|firms) (?:who|that)',
  "think (?:very |long and |really |again )?(?:carefully|hard|long|twice)? ?about what (?:happens|will happen|could happen|might happen|comes|i could do|we could do|i(?:'ll| will) do) (?:next|if you|to you|to your|when)(?: [a-z]{2,10}){0,3}",
  "(?:wouldn't|would not|don't|do not|won't) want (?:your (?:boss|manager|ceo|board|wife|husband|family|colleagues?|customers?|clients|investors?|employer|team|hr)|(?:people|everyone|anyone|the press|the public|it|this|that)) to (?:find out|hear (?:about|of|what|how)|know (?:about|what|how)|see (?:these|this|those|what)|learn (?:about|what|how)|get out|come out|leak)",
  "(?:wouldn't|would not|don't|do not) want to (?:find out|see|know) what (?:i|we)(?: |'ll |'m |'re )(?:will|can|could|do|am|are|capable|might)(?: [a-z]{2,10}){0,3}",
  "(?:i|we) (?:can|could|will|'ll|am going to) make (?:your (?:life|job|days?|work)|things|this|it) (?:very |really |a lot |extremely |pretty |so )?(?:difficult|hard|hell|a living hell|miserable|unpleasant|uncomfortable|painful|ugly)(?: for you)?",
  "(?:i|we)(?: have|'ve)? (?:am |'m |are |'re )?(?:ask(?:ed|ing)?|been|being) (?:you )?(?:nicely|nice|polite|patient)(?: for)?(?: (?:the last time|one last time|long enough|so far|until now|up to now))|(?:i|we)(?:'m| am| are|'re|'ll| will)? (?:won't|will not|not going to) (?:ask (?:you )?(?:twice|nicely|so nicely)|be (?:so |this |as )?(?:nice|polite|patient|friendly)(?: again| next time| for long| much longer)?)|next time (?:i|we) (?:won't|will not) be (?:so|this|as) (?:nice|polite|friendly|patient)",
  "your (?:boss|manager|ceo|board|wife|husband|investors?|employer|hr department|customers|clients) (?:will|would|might|may|is going to|are going to|should) (?:probably |surely |also )?(?:be (?:very |quite |really |most )?(?:interested|curious|disappointed|shocked)|love|like|want|need|hear|find out|learn)(?: to)? ?(?:hear|know|learn|see|read|find out)? ?(?:about |of )?(?:how (?:badly |poorly )?you(?:'ve)? (?:treat|handle|ignore|behave|waste|talk|dodge|deal|speak|wasted|treated|handled|ignored)|what you(?:'ve| have)? (?:did|done|said|been(?: (?:up to|doing|saying|hiding))?)|your (?:little|behaviou?r|rudeness|conduct|mistake|affair|secret))",
  "you(?:'ve| have) (?:been warned(?! ?[:;\u2013-] ?(?:the|it|this|that|my|our)\\b)|had your (?:chance|warning)|made an enemy|picked the wrong)|(?:i|we)(?:'ve| have) warned you(?= ?[.!,]|$|\\n)|(?:i|we) (?:know|have) (?:people|friends|contacts) (?:who|that) (?:can|could|will|would) (?:[a-z]{2,10} ){0,2}(?:hurt|ruin|find|visit|pay you|deal with you|take care of you)",
  "(?:that|this|it)(?:'s| is) (?:not )?(?:a |the )?(?:mistake|decision|answer|choice) (?:you(?:'ll| will)|that will|that could|which will) (?:regret|cost you|haunt you|follow you|come back to)(?: [a-z]{2,10}){0,2}",
);
/** Reproach for silence, and contempt. */
const negging = pattern(
  '(?:ignoring|ghosting|dodging|brushing off|blowing off) (?:me|us|people|my|our|every|all|\\w{3,6} (?:e-?mails|messages|calls)|(?:e-?mails|messages|calls))(?: [a-z-]{1,10}){0,4} (?:is|was) (?:just |simply |really |so |very |extremely |plain |frankly |honestly |quite )?(?:rude|disrespectful|unprofessional|insulting|cowardly|pathetic|childish|unacceptable)',
  '(?<=[,!] |^)you (?:absolute |complete |total |utter |fucking |stupid |pathetic |lazy |little |bloody ){0,2}(?:idiots?|morons?|imbeciles?|fools?|cowards?|losers?|liars?|clowns?|scum|pigs?|parasites?|jerks?|dimwits?|simpletons?|crooks?|bastards?)(?= ?[.!,?]|$|\\n)',
  'are you always (?:this|so) (?:unprofessional|disorgani[sz]ed|incompetent|arrogant|unresponsive|impolite|ignorant|careless|useless|dismissive|disrespectful|inconsiderate|unhelpful)',
  'your (?:lack of (?:a )?(?:response|reply|respect|professionalism|courtesy|manners)|continued silence|constant silence|refusal to [a-z]{3,12}|non-response|ghosting) (?:is|are|was|has been) (?:just |simply |frankly |honestly |an? |absolutely |really |so |truly |very |quite |beyond )?(?:insulting|rude|disrespectful|unprofessional|unacceptable|shameful|insult|disgrace|pathetic|ridiculous|childish|cowardly|offensive)',
  '(?:useless|pathetic|sorry|poor|sad|miserable|pitiful|lousy) excuse for (?:an? )?[a-z]{3,15}',
  "(?:can't|cannot|can not|couldn't|could not) (?:even )?be bothered(?: (?:to|with) (?:even )?(?:reply|respond|answer|write|acknowledge|call|me|us|my|a|say|read))?(?<=bothered|reply|respond|answer|write|acknowledge|call|say|read)(?= ?[.!,]|$|\\n| to| back| me| my| with)|you (?:can't|cannot|couldn't|can not|don't|won't) even (?:answer|reply|respond|read|manage|bother|write|have the|do your|run your)|(?:you(?:'re| are)|are you|you must be|you think you(?:'re| are)|i guess you(?:'re| are)) (?:just |really |simply )?too (?:important|good|proud|high and mighty|cowardly|lazy|arrogant|rude|special|famous|clueless)(?: [a-z]{2,10})? to (?:reply|respond|answer|talk|write|acknowledge|deal|even|be polite|take|read)",
  "(?:pathetic|disgraceful|shameful|ridiculous|laughable|disgusting|outrageous|appalling|unbelievable|insulting|cowardly) (?:that|how) you(?:'re|'ve| are| have| can't| cannot| don't| won't| couldn't| didn't| haven't| keep| still| never| just| refuse| would)",
  "(?:this is )?(?:now )?(?:the )?(?:second|third|fourth|fifth|sixth|2nd|3rd|4th|5th|umpteenth|hundredth|\\d{1,2}th|last) time (?:that )?you(?:'ve| have)? ?(?:have )?(?:ignored?|ignore|ghosted?|blown? (?:me|us) off|blew (?:me|us) off|snubbed?|brushed? (?:me|us) off|stood (?:me|us) up|failed? to (?:reply|respond|answer)|wasted?|dodged?)",
  "(?:you|you've|you have) (?:keep|kept|continue to|insist on|are|been|have been|just|simply|clearly|obviously|still|deliberately|rudely|are deliberately|are clearly|are obviously|chose to|decided to) ?(?:just )?(?:ignor(?:e|ed|ing)|ghost(?:ed|ing)?|dodg(?:e|ed|ing)|avoid(?:ed|ing)?|blow(?:ing)? off|stringing) (?:me|us|my|our|every (?:one|single|e-?mail|message)|all (?:of )?(?:my|our))",
  "(?<!\\bif )you(?:'ve| have) (?:now |just |already |simply |once again |again )?(?:ignored|ghosted|snubbed|stonewalled|brushed off) (?:me|us|my (?:e-?mails?|messages?|calls?|offers?|letters?)|our (?:e-?mails?|messages?|calls?|offers?|letters?))",
  "(?:stop|quit) (?:ignoring|ghosting|dodging|avoiding|wasting|playing games with|hiding from|jerking) (?:me|us|my|our|everyone's)(?: around)?",
  "(?:why (?:are you|do you keep|do you insist on|are you so)|are you always this|do you always|how long will you|is there a reason you(?:'re| are| keep)?(?: just)?) (?:ignor(?:e|ing)|ghost(?:ing)?|so (?:rude|difficult|stupid|stubborn|slow|lazy)|this (?:rude|difficult|slow|stupid|lazy)|rude|lazy|slow|stupid|difficult|treat people|being so (?:rude|difficult|stupid|stubborn))(?: (?:me|us|my|our|people|everyone|like this))?",
  "how dare you|shame on you|who do you think you are|what(?:'s| is) wrong with you(?= ?[?!.,]|$|\\n| people)|are you (?:even )?(?:really |that |just |honestly |seriously |simply )?(?:out of your mind|insane|serious right now|deaf|blind|illiterate|stupid|dumb|dense|thick|an idiot|a moron|brain-?dead|(?:too (?:stupid|dumb|dense|thick|ignorant|dim|slow|lazy|blind|scared|proud) to (?:see|understand|get|grasp|notice|realise|realize|read|reply|answer|respond|know|care|admit)))|have you no shame|you should be ashamed(?: of yourself)?|you make me sick|you disgust me|i(?:'m| am) (?:disgusted|sick of you|appalled by you|ashamed of you)|nobody (?:likes|respects|wants|cares about) you(?= ?[.!,]|$|\\n)|shut up(?= ?[.!,]|$|\\n| and)|screw you|(?<!\\b(?:can|could|may|might|will|would|often|easily|never|always|it|that|they|we|people|you|i|to|not|don't|or|and|[a-z]{2,15}s) )get lost(?= ?[.!,]|$|\\n| and (?:stop|don't|do not|never|leave|stay)\\b)",
  `you(?:'re| are|'ve been| have been| were) (?:all |both |just |clearly |obviously |either |such |simply |really |so |truly |being |nothing but |an? (?:total |complete |absolute |utter |real |bunch of )?|too |completely |totally |absolutely |utterly |a bunch of |an? bunch of |quite ){0,3}${stupid}(?! (?:to (?:the|that|this|it)|for (?:time|words)|evaluation|loading|at scale|good|question|assumption|spot))`,
  `you (?:must be|sound like|seem|look|act like|have to be|are acting like) (?:an? )?(?:total |complete |absolute |utter |real |pretty |really |truly )?${stupid}`,
  `you(?:'d| would) (?:really |truly )?(?:(?:have|need) to )?be (?:an? )?(?:total |complete |absolute |utter |real |pretty |really )?${stupid} (?:to|not to)`,
  "(?:second|third|fourth|fifth|sixth|seventh|2nd|3rd|\\dth|umpteenth|last) (?:e-?mail|message|call|letter|note|text|reminder|voicemail) (?:of mine |from me )?(?:that )?you(?:'ve| have| are|'re)? ?(?:just |simply |rudely |completely )?(?:ignor(?:ed?|ing)|ghost(?:ed|ing)|blown off|left unanswered|refus(?:ed?|ing) to (?:answer|reply))",
  `(?:only|just) an? (?:idiot|fool|moron|coward|loser|incompetent [a-z]{3,12}|bad (?:leader|manager|ceo)|terrible (?:leader|manager|ceo)) would`,
  `(?:don't|do not|quit|stop) (?:be(?:ing)? (?:so |such )?(?:an? )?(?:total |complete )?(?:stupid|dumb|idiots?|morons?|fools?|cowards?|pathetic|lazy|ignorant|loser|crybaby)|acting like an? (?:idiot|child|moron|fool|baby))`,
  'you (?:stupid|dumb|pathetic|lazy|worthless|useless|ignorant|incompetent|miserable|arrogant|little|filthy|disgusting|absolute|complete|utter|bloody) (?:idiots?|morons?|fools?|person|people|man|woman|lot|cowards?|losers?|creature|pig|liar|waste|imbeciles?|clown|parasite|piece|excuse|little)',
  "(?:i|we)(?:'ll| will)?(?: (?:have to|must|can only))? (?:guess|suppose|assume|conclude|take it|see|gather|figured?|imagine)(?: that)? (?:you|your (?:company|team|boss|career|customers|job|growth|revenue|time))(?:'re| are|r)? ?(?:clearly |obviously |just |simply |really )?(?:don't|do not|doesn't|does not|aren't|are not|too|isn't|is not|can't|cannot)(?: really| even)? (?:care|serious|take (?:your|this|things) (?:[a-z]{2,10} ){0,2}seriously|interested in (?:success|growing|growth|winning|making money|saving money|doing your job)|professional|competent|smart|important|matter|handle|understand basic|busy to (?:show|be polite)|afraid|proud|lazy|stupid|have what it takes|know how to)",
  "you (?:obviously|clearly|evidently|apparently) (?:don't|do not|couldn't|could not|can't|cannot|have no|lack|never) (?:care (?:about|if|whether)|give a|value (?:your|my|our)|respect|understand (?:anything|your own|business|the first)|know (?:anything|what you're doing|how to (?:run|do|lead|manage))|read|bothered?|idea (?:what|how)|have what it takes|manners|the (?:brains|guts|courage|decency|intelligence)|clue)",
  '(?:any|a|every) (?:(?:halfway|half|remotely|even vaguely|moderately|barely) )?(?:competent|decent|real|serious|smart|good|sane|professional|half-decent|responsible|self-respecting) (?:person|manager|leader|ceo|executive|founder|professional|vp|director|buyer|owner|marketer|cto|cfo|human)(?: [a-z]{2,12}){0,2} would (?:have|at least|know|understand|reply|respond|answer|never|not|see)',
  '(?:a|even a) (?:trained |blind |drunk )?(?:child|monkey|parrot|dog|hamster|robot|five[- ]year[- ]old|toddler) (?:could|can|would|knows)(?: [a-z]{2,10}){0,3} (?:than you|better|do your job|understand)',
  'your (?:website|team|company|product|business|work|marketing|silence|attitude|behaviou?r|reply|response|excuses?|strategy|leadership|performance|brand|site|app|career|life|staff|stupidity|incompetence|laziness|rudeness|ignorance) (?:is|are|was|looks?|has been) (?:just |simply |frankly |honestly |an? |absolutely |total |complete |utter |really |so |truly |downright |beyond ){0,3}(?:pathetic|a joke|joke|embarrassing|embarrassment|disgusting|disgrace|garbage|trash|laughable|shameful|appalling|insulting|cowardly|contemptible|rude|childish|unforgivable|stupid|idiotic|worthless|astounding|astonishing|staggering|breathtaking|mind-boggling)(?!ly)',
  "(?:it's|it is|that's|that is|this is|how|such|your silence is|very|so|pretty|incredibly|extremely|downright|just plain) ?(?:very |so |incredibly |extremely |quite |really |just |just plain |downright )?(?:rude|disrespectful|unprofessional|insulting|cowardly|pathetic) (?:of you|to (?:ignore|ghost|not (?:reply|respond|answer)|leave (?:me|us|people))|(?:that )?you (?:ignore|never|haven't|didn't|can't|won't|don't))",
  "(?:you|we both) (?:owe|deserve) (?:me|us|to fail|to be fired|what's coming|whatever happens)(?: (?:a|an) (?:reply|answer|response|explanation))(?= ?[.!,]|$|\\n| after)",
  "(?:the least you (?:could|can) do is (?:reply|respond|answer|write|say|have the)|have the (?:decency|courtesy|guts|balls|courage) to|you don't even have the (?:decency|courtesy|guts))",
  "(?:no wonder|it's no surprise|explains why|that's why) (?:you(?:'re| are|r (?:company|team|business|sales|numbers|stock|revenue|career|competitors))) (?:[a-z']{2,12} ){0,3}?(?:failing|struggling|losing|fails?|beating you|tanking|going nowhere|behind|stuck|broke|a mess|in trouble|laughing|single|alone|crushing you)",
  '(?:do|did) you (?:really |just |actually )?(?:enjoy|like|love) being (?:so |this |such an? )?(?:useless|lazy|stupid|rude|incompetent|pathetic|clueless|ignorant|slow|idiot|fool)',
  "(?:i|we)(?:'ve| have)(?: got)? your home address,? (?:just so you know|remember|don't forget|by the way|in case you)",
  "i(?:'m| am) warning you[,:.]? (?:don't (?:ignore|test|cross|mess|make|push|play)|this is|you(?:'ll| will)|one (?:last|more) time|for the last time|pay|reply|answer)",
  "(?:ignore|ghost|cross|refuse|test) (?:me|us)(?: (?:again|once more|one more time))? and (?:you'll |you will |just )?(?:see|watch|find out) what(?: [a-z']{1,10}){0,2} (?:happens?|do|comes?)",
  "(?:it's|it is|that's|this is) (?:just |really |quite |frankly |honestly |beyond |so ){0,2}(?:embarrassing|shameful|disgraceful|laughable|inexcusable) (?:that|how) you(?:'ve| have)? (?:still |just |even |always )?(?:not|never|haven't|can't|cannot|don't|didn't|couldn't|won't|ignore|keep|refuse)(?: [a-z]{2,10})?",
  '(?:keep|go ahead,?|fine,? keep|by all means,? keep) (?:ignoring|being|losing|failing|hiding|pretending)(?: (?:me|us|my|stupid|an idiot|behind))?(?= ?[.!,]|$|\\n| and (?:see|watch|you))',
);

/** Both, in other languages than English. */
const elsewhere = wordingsElsewhere('harassment_or_threat');

const everyMenace = [
  ...bargains,
  ...exposure,
  ...intimidation,
  ...belittling,
  ...leverage,
  ...illWill,
  ...hardWords,
  ...toldOn,
  ...lainInWait,
  ...scorn,
  ...broughtLow,
  ...contempt,
  ...illOmens,
  ...wornPatience,
  ...menacesAsked,
];

/** Somebody else threatens, or the text is about threats. */
const subject =
  /\b(?:ransomware|phish\w*|scam\w*|attackers?|hackers?|criminals?|extort\w*|blackmail\w*|harass\w*|bull(?:y|ying|ied)|threaten(?:s|ed|ing)?|abus(?:e|ive)|(?<!(?:make|making|set|setting) an )example of|training|simulat\w*|fraudsters?|cybercrime|malware|the (?:villain|character|film|movie|novel|book|song|lyrics?)|chapter|plot|moderat\w*|detects?|classif\w*)\b/i;
const pleasant =
  /\b(?:kidding|playfully|crush your (?:goals|quota|targets|numbers)|with (?:kindness|love)|surprise|gift|lunch|coffee|dinner|a beer)\b/i;
const afterPlayful =
  /^\s{0,3}(?:at (?:chess|golf|tennis|table tennis|ping|fantasy|bowling|trivia|cards|your own game|karaoke)|with (?:kindness|questions|details|paperwork|options|emails|acronyms)|a (?:favor|favour|better|slot|copy)|up (?:to|for|with)|on (?:the|your|our|this) (?:progress|status|findings|list|waitlist))\b/i;
/** "I know where you live now, congratulations", "I'll find you, I am the one with the umbrella". Where it is, a threat says as well. */
const amongFriends =
  /^(?: now)?,? (?:(?:congrat\w{1,12}|well done)\b|i(?:'ll| will|'m| am)(?: be)? (?:(?:leave|bring|drop|post) (?:the|your) (?:keys?|tickets?|parcels?|letters?|papers?|box(?:es)?|books?|samples?|forms?|coat|cake)\b|the one (?:with|in)|wearing))/i;
/** "Don't be stupid like me": who writes laughs at themselves. */
const likeWriter =
  /^\s{1,3}(?:(?:like|as)\s(?:me|i\s(?:was|am|did|have\sbeen))|like\smyself)(?![\w'])(?!\s(?:or|and\s(?:you|pay|sign|reply)))/i;
const selfOrThird =
  /\b(?:they|he|she|it|who|which|that(?!\s(?:we|i)\s)|competitors?|vendors?|delays?|downtime|outages?|churn|this (?:bug|issue|change)|bugs?)\s(?:[a-z']{2,10}\s){0,2}$/i;

export const harassmentOrThreat = defineRule({
  id: 'harassment_or_threat',
  template: 'conduct_v1',
  severity: 'BLOCK',
  contentTypes: messageTypes,
  channels: allChannels,
  needs: [],
  looksFor: () => [orElse, threat, veiled, menace, negging, bareMenaces, elsewhere, ...everyMenace],
  meaning: 'Threats, coercion and contempt for the reader.',
  detail: 'The text threatens, pressures or belittles the reader. Take the sentence out.',
  saferAlternative: '',
  examples: ['Pay or we will ruin you.', 'This is the third time you ignore me.'],
  counterExamples: ['Our threat detection found nothing.', 'Add ignore rules in .gitignore.'],
  *check(field) {
    const { text } = field;
    const seen: Range[] = [];
    const report = function* (expression: RegExp, kind: string, skip: RegExp | null): Generator<Match> {
      for (const match of matchesNear(field, expression)) {
        const start = match.index;
        const end = start + match[0].trimEnd().length;
        if (overlapsAny(seen, start, end)) continue;
        if (
          isHarmless(text, start, end) ||
          (skip?.test(match[0]) && !startsAnew(text, start) && isNegated(text, start))
        )
          continue;
        seen.push({ start, end });
        yield { start, end, detail: `The text ${kind}. Take the sentence out.` };
      }
    };
    yield* report(orElse, 'threatens the reader', null);
    yield* report(threat, 'threatens the reader', negatable);
    yield* report(veiled, 'threatens the reader', negatable);
    yield* report(menace, 'threatens the reader', negatable);
    yield* report(negging, 'belittles or reproaches the reader', negatable);
    yield* report(bareMenaces, 'threatens or belittles the reader', negatable);
    yield* report(elsewhere, 'threatens or belittles the reader', null);
    for (const { start, end } of claimsIn(field, everyMenace)) {
      if (overlapsAny(seen, start, end) || isHarmless(text, start, end)) continue;
      seen.push({ start, end });
      yield {
        start,
        end,
        detail: 'The text threatens or belittles the reader. Take the sentence out.',
        confidence: 0.8,
      };
    }
  },
});

/** Everything may be denied ("you won't regret it") but what is itself worded as a denial. */
const negatable =
  /^(?!your [a-z ]{3,20} (?:will|is going|are going)|you (?:\w+ ){0,2}(?:idiot|moron|imbecile|fool|coward|loser|liar|clown|scum|pig|parasite|jerk|dimwit|crook|bastard)s?$|don't|do not|no wonder|nobody|stop|quit|what|why|how|are you|shame|drop|go )/i;

/** "Say no again and I'll ...": what was denied before the "and" is another thought. */
function startsAnew(text: string, start: number): boolean {
  return /\b(?:and|or|then)\s{1,3}$/i.test(text.slice(Math.max(0, start - 8), start));
}

function isHarmless(text: string, start: number, end: number): boolean {
  if (isInCode(text, start) || isMention(text, start) || isOtherUse(otherThanInsults, text, start, end)) return true;
  const sentence = sentenceOf(text, start, end);
  const rest = sentence.text;
  if (subject.test(rest)) return because('others');
  if (pleasant.test(rest) || afterPlayful.test(text.slice(end, end + 40))) return true;
  if (amongFriends.test(onOneLine(text.slice(end, end + 60)))) return true;
  if (likeWriter.test(text.slice(end, end + 40))) return because('others');
  return selfOrThird.test(clauseBefore(text, start)) && because('others');
}
