import { facets } from '../../search/sentence-facets.ts';

/** Work that brings somebody to the reader's door. */
const errand =
  /\b(?:deliver\w{0,4}|collect\w{0,4}|pick(?:ing)? up|drop(?:ping)? (?:off|in|by)|courier|driver|van|parcels?|samples?|install\w{0,6}|repair\w{0,3}|measur\w{1,4}|survey|appointment|engineer|technician|keys?|timetable|bus|train|opening (?:hours|times)|shifts?|rota|webinar|product|launch|convenien\w{1,4}|sorry|help|happy to)\b/i;

/** Fear made without a threat in so many words: a name spoilt, a life watched, a mind belittled. */
export const intimidation = facets([
  // Everybody will hear of it.
  {
    all: [
      /\b(?:i|we)(?:'ll| will|'m going to| am going to|'re going to| are going to)\b|\bfrom (?:me|us)\b/i,
      /\b(?:every(?:one|body)?|all|each|half|the (?:whole|entire))\b(?: (?:of|in|across|round))?(?: (?:the|your))? ?(?:[a-z]{3,14} ){0,2}?(?:builders?|trades?|industry|town|county|city|suppliers?|customers?|clients?|neighbou?rs?|competitors?|dealers?|buyers?|colleagues?|sector|region|street|village|forums?|firms?|around here|in the business|branch)\b/i,
      /\b(?:hears?|knows?|learns?|finds? out|is told|are told|reads?|sees?)\b/i,
      /\b(?:what (?:kind|sort|type) of|who (?:runs|they're dealing)|how you|what you (?:are|did|do|owe)|that you (?:owe|don't pay|cheat|lie)|the truth about)\b/i,
    ],
    none: [errand],
  },
  {
    all: [
      /\b(?:the (?:whole|entire) (?:town|industry|trade|street|village|city|sector|branch|market|internet|neighbou?rhood)|everybody|everyone|all your (?:customers|clients|suppliers|neighbou?rs)) (?:will|is going to|are going to|shall) (?:soon )?(?:know|learn|hear|find out|read|see) (?:exactly )?(?:what (?:kind|sort) of|what you(?:'ve| have)? (?:are|did|done)|who you really are|how you (?:treat|cheat|lie|do business))\b/i,
      /\b(?:carry on|keep (?:this|it) up|go on|like (?:this|that)|unless|otherwise|or|if you (?:don't|do not|keep|refuse|ignore)|once i)\b/i,
    ],
    none: [errand],
  },
  {
    all: [
      /\b(?:i|we)(?:'ll| will|'m going to|'re going to) (?:make (?:sure|certain)|see to it|ensure)\b/i,
      /\b(?:every(?:one|body)?|all|each|the (?:whole|entire)) (?:(?:of|in|across|on) )?(?:the |your )?(?:[a-z]{3,14} ){0,2}?(?:industry|trade|sector|business|branch|town|city|street|neighbou?rhood|market|customers?|clients?|suppliers?|neighbou?rs?|competitors?) (?:[a-z]{3,9} )?(?:hears?|knows?|learns?|finds? out|reads?)\b/i,
      /\b(?:if|unless|or(?: else)?|otherwise|until)\b[^.!?]{0,60}\b(?:settled?|paid|pay|transfer(?:red)?|reply|answer|sign(?:ed)?|apologi[sz]e|refuse|leave|cancel|withdraw\w{0,3}|come up with)\b/i,
    ],
    none: [errand, /\b(?:change|news|event|offer|success|award|opening|discount)\b/i],
  },
  {
    all: [
      /^\W*(?:i'd|i would) (?:be (?:very |really )?careful|think twice|watch (?:out|my step|my back)),? if i were you\W*$/i,
    ],
  },
  {
    all: [
      /\b(?:if (?:i|we) don't (?:get|see|have|hear)|unless (?:i|we) (?:get|see|have|hear)|if you don't (?:pay|sign|answer|reply))\b/i,
      /\byour (?:[a-z]{3,9} )?(?:car|face|shop|house|windows?|legs?|fingers|teeth|family|kids|dog|van|restaurant) (?:won't|will not|may not|might not) (?:look|be|stay|last|survive)\b/i,
    ],
    none: [/\b(?:insured|covered|delivered|ready|registered|winter)\b/i],
  },
  // A verdict on the reader bought with what is theirs.
  {
    all: [
      /\b(?:leave|give|write|post|change|delete|remove|take down|withdraw|drop|publish)\b[^.!?]{0,24}\b(?:reviews?|stars?|ratings?|complaints?|testimonials?)\b/i,
      /\bor(?: else)?,? (?:(?:we|i)(?:'ll| will| shall| have to| must)(?: [a-z]{3,9})? (?:cancel|close|suspend|block|delete|stop|end|void|withhold|keep|refuse|charge|raise|terminate)|you(?:'ll| will| can)(?: [a-z]{3,9})? (?:lose|forfeit|forget|say goodbye to)) (?:you\b|(?:all )?your )|\bor(?: else)?,? your (?:[a-z]{3,12} ){1,2}(?:is|will be|gets?|becomes?) (?:void|cancell?ed|closed|suspended|blocked|gone|deleted|refused|lost|over)\b/i,
    ],
  },
  {
    all: [
      /\b(?:pay|transfer|sign|settle|reply|answer|withdraw|drop|hand over|give)\b/i,
      /\b(?:before|unless you want|or|i'd hate (?:for|to see|if)|we'd hate (?:for|to see|if)) something (?:bad |ugly |nasty |terrible |unpleasant |unfortunate )?(?:to )?(?:happens?|happened) to (?:you|your (?:[a-z]{3,10} )?(?:shop|house|home|family|kids|children|car|office|business|reputation|name|staff|dog|wife|husband|place))\b/i,
    ],
    none: [/\b(?:insur\w{2,5}|policy|back ?up|premium|alarm|cover(?:age)?)\b/i],
  },
  // Whoever stands above the reader will.
  {
    all: [
      /\b(?:i|we)(?:'ll| will|'m going to| am going to|'re going to| are going to| shall| can always| might)(?: [a-z]{4,10})? (?:write|tell|ring|call|phone|e-?mail|inform|let|go|talk|speak|complain)(?: (?:straight|directly))?(?: to)? your (?:[a-z]{4,10} )?(?:directors?|md|ceo|boss(?:es)?|managers?|chairman|board|employers?|superiors?|head office|supervisors?|owners?)\b/i,
      /\b(?:how|that|what|the way) (?:badly |rudely |often )?you\b[^.!?]{0,20}\b(?:wast(?:e|es|ed|ing)|ignor(?:e|es|ed|ing)|treat(?:s|ed)? (?:people|customers|others|me|us|suppliers|everyone)|lie[sd]?|lied|cheat(?:s|ed)?|let (?:people|everyone|us|me) down|dodge[sd]?|do nothing|never (?:answer|reply|pay|call))\b/i,
    ],
    none: [
      errand,
      /\b(?:you (?:can|could|may|might|should|never|don't|do not)|never|avoid|less|stop(?:ped)? wasting|well|kindly|fairly|politely|great|energy|waters?|heat|paper|food|fuel|rubbish|alerts?|warnings?|noise)\b/i,
    ],
  },
  {
    all: [
      /\b(?:say goodbye to|kiss goodbye to|you can bury) (?:your|that) (?:good |fine |precious )?(?:name|reputation|licen[cs]e|career|standing|livelihood|job)\b/i,
    ],
    none: [/\b(?:fear|worry|without|don't want|never|fraudsters?|scam\w{0,4})\b|\?\W*$/i],
  },
  {
    all: [
      /\b(?:i'm|i am|we're|we are) (?:done|through|finished) (?:with )?(?:being (?:polite|nice|patient|friendly|reasonable|civil)|asking nicely)\b/i,
    ],
  },
  {
    all: [
      /\b(?:go|goes|going|turn|run) (?:straight )?to the (?:press|media|papers|newspapers|police|tax (?:office|man)|authorities|regulator)\b/i,
      /\b(?:everything|all|what(?:ever)?) (?:that )?(?:we|i)(?:'ve| have)? (?:got|have|know|found|collected|saved)? ?(?:on|about) you\b/i,
    ],
    none: [/\b(?:they|scammers?|fraudsters?)\b|\?\W*$/i],
  },
  // A life that is watched.
  {
    all: [
      /\b(?:we|i) know where (?:your (?:office|house|home|flat|shop|desk|car|family|kids|children)|you (?:live|work|park|sleep))\b/i,
      /\b(?:if i were you|(?:so|and) (?:i would|i'd|you(?:'d| had)? better|you should|pay|answer|reply|think|be careful)|better (?:answer|pay|reply)|(?:answer|pay|reply|think twice|be careful)(?= ?[.!,]|$))\b/i,
    ],
    none: [errand],
  },
  {
    all: [
      /\b(?:we|i) know where (?:your (?:office|house|home|flat|shop|desk|car|family|kids|children)|you (?:live|work|park|sleep))\b/i,
      /\b(?:i|we)(?:'ll| will|'m going to| am going to| can| might)(?: just| also)? (?:show up|turn up|come|drop by|be there|visit|find you|wait|pay you)\b/i,
      /\bif (?:i|we) (?:have|need) to\b|\bif (?:i|we) must\b|\bif you (?:don't|do not|keep|won't|refuse|ignore)\b|\bunless (?:you|i|we)\b|\bwhether you like it\b|\bone way or (?:another|the other)\b|\buntil you\b/i,
    ],
    none: [errand],
  },
  {
    all: [/^\W*(?:i am|i'm|we are|we're) (?:always |still )?watching you\W*$/i],
  },
  {
    all: [
      /\b(?:i|we) (?:know|have seen|'ve seen|see|watch) (?:exactly )?(?:which|what|where|when)\b[^.!?]{0,24}\byou(?:'re| are| lock| leave| park| get| go| arrive| sleep| drink| train| walk| come| jog| shop)\b/i,
      /\b(?:each|every) (?:morning|night|evening|day|weekend)|\b(?:home|alone|lock up|kids|children|wife|husband|school|night)\b/i,
    ],
    none: [errand],
  },
  {
    all: [
      /\b(?:i|we)(?:'ll| will|'m going to| am going to)(?: just)? be (?:standing|waiting|sitting|parked|there|at (?:your|the))\b/i,
      /\b(?:at|outside|by|in front of|opposite) (?:your (?:[a-z]{3,9} )?(?:gate|door|house|home|shop|office|school|car|entrance|garage|yard)|the (?:[a-z]{3,9} )?(?:gate|door|entrance|garage|shop)\b[^.!?]{0,40}\buntil you)\b/i,
      /\b(?:every (?:single )?(?:day|morning|night|evening)|each (?:day|morning)|day and night|until you (?:talk|pay|answer|give|sign|see|agree))\b/i,
    ],
    none: [errand],
  },
  {
    all: [
      /\byou (?:won't|will not|wouldn't|are not going to|aren't going to) (?:like|enjoy) (?:how (?:that|this|the|our|it) ?(?:next )?(?:conversation|visit|talk|story|meeting|chat|call|ends?|goes)|what (?:happens|comes|follows|i do|i'll do|i will do|we do|we'll do) ?(?:next|then|after)?)\b/i,
    ],
    none: [/\b(?:film|movie|book|weather|season|recipe)\b/i],
  },
  {
    all: [
      /\b(?:drive|walk|go|come|pass|ride) (?:past|by) your (?:shop|house|home|office|place|door|street|children's|kids|flat|gate)\b/i,
      /\b(?:don't (?:you )?think|haven't forgotten|not forgotten|be careful|watching|one of these days|sooner or later|so pay|so answer|remember that|keep that in mind)\b/i,
    ],
    none: [errand],
  },
  // What somebody close might see.
  {
    all: [
      /\b(?:i|we)(?:'ve| have)? (?:got |kept |saved |still have |made |took )?(?:the |some |all |a few |plenty of )?(?:screenshots?|photos?|pictures|recordings?|videos?|copies|printouts?|messages|chats) (?:of|from|with) (?:your|you)\b/i,
      /\byour (?:wife|husband|boss|partner|board|employer|family|children|parents|mother|ceo|manager|customers|clients|fianc\u00e9e?)\b/i,
      /\b(?:might|would|could|will|should|may|'d|can)\b/i,
    ],
    none: [
      /\b(?:wedding|portraits?|anniversary|graduation|events?|prints|frame|album|gift|demo|testimonial|brochure)\b/i,
    ],
  },
  {
    all: [
      /\byou(?:'ll| will) wish (?:that )?you(?:'d| had)(?: only)? (?:answered|paid|replied|listened|signed|picked up|called|talked|settled|been (?:nicer|more careful|more polite))\b/i,
      /\b(?:once|when|after|or|before) (?:i|i've|we|we've|my|our|he|they)\b/i,
    ],
    none: [/\b(?:sooner|earlier|years ago|long ago)\b/i],
  },
  // A mind belittled.
  {
    all: [
      /\b(?:maybe|perhaps|clearly|obviously|apparently|evidently|probably|i (?:guess|suppose|fear|see)) (?:this|it|that|all (?:this|of this)|the [a-z]{3,12})(?:'s| is| was| goes| went) (?:just |simply |all |a bit |a little |probably |way )?(?:over|above|beyond) (?:your head|you)\b/i,
    ],
    none: [/\b(?:beyond you(?:r)? (?:remit|budget|control|area)|flight|roof|shelf)\b/i],
  },
  {
    all: [
      /\b(?:a grown-up|an adult|somebody smarter|someone smarter|somebody brighter|someone brighter|somebody cleverer|someone cleverer|(?:someone|somebody) with (?:a brain|half a brain|more sense|some sense)|a real (?:manager|professional))\b(?! than (?:me|i|us|myself))/i,
      /\b(?:let|get|ask|have|find|fetch|should|pass|hand|put|needs? to)\b/i,
      /\b(?:you|your|yourself)\b/i,
    ],
    none: [
      /\b(?:child(?:ren)?|kids?|pupils?|supervis\w{1,5}|accompan\w{1,5}|tickets?|ages?|hire|hiring|smarter than (?:me|us|i))\b/i,
    ],
  },
  {
    all: [
      /\bwhether you(?:'re| are) (?:really |even |actually )?(?:up to (?:the|your|this) (?:job|task|work|role)|fit for (?:the|your) (?:job|role)|the right (?:man|woman|person) for your)\b/i,
      /\b(?:think|ask yourself|wonder|doubt|question|ask myself|tell me)\b/i,
    ],
    none: [/\b(?:don't|do not|never|no need)\b/i],
  },
  {
    all: [
      /\b(?:if you (?:were|worked)|if i (?:were|was) your)\b[^.!?]{0,20}\b(?:employee|boss|me|staff|team|manager|us)\b/i,
      /\b(?:i|we)(?:'d| would)? (?:have )?(?:sacked?|fired?|kicked?|thrown?|binned?|dismiss(?:ed)?) (?:you|out)\b/i,
    ],
  },
  {
    all: [
      /\b(?:i|we)(?:'ll| will|'m going to| am going to)? (?:start|begin|get on to) (?:ringing|calling|phoning|writing to|e-?mailing|messaging|contacting|visiting|telling)\b[^.!?]{0,10}\byour (?:customers|clients|wife|husband|boss|family|neighbou?rs|suppliers|partners?|board|colleagues)\b/i,
      /\byou(?:'ve| have) (?:got |only )?(?:till|until|\d|one|two|an hour)|\b(?:or|otherwise),? (?:then )?(?:i|we)(?:'ll| will|'m| am)\b|\bunless (?:you|i|the money)\b/i,
    ],
  },
  {
    all: [
      /\b(?:once|when|after|until|by the time) (?:i'm|i am|we're|we are) (?:through|done|finished) with (?:you|your (?:company|firm|reputation|name|shop))(?= ?[.!,;]|$| and)/i,
    ],
    none: [
      /\b(?:appointment|treatment|session|hair|massage|nurses?|doctors?|dentist|clinic|make-?up|makeover|interview|training|coach\w{0,3})\b/i,
    ],
  },
  {
    all: [
      /\bare you (?:just |really |simply |always )?(?:slow|dim|thick|dense|hard of (?:hearing|understanding)|that (?:slow|lazy|dim))(?= ?\?|,? or (?:do you|don't|can't|just|what))/i,
    ],
  },
  // What would be shown, whom it would reach, and how others fared.
  {
    all: [
      /\b(?:or(?: else)?|otherwise|unless)\b/i,
      /\b(?:i|we)(?:'m| am|'re| are|'ll| will| shall)? (?:going to )?(?:send|show|post|forward|publish|share|upload|mail|print|hang|hand|leak)(?:ing)? (?:out |up )?(?:the|your|those|these|all(?: of)?(?: the| your)?|every one of (?:the|your)) (?:private |secret |little |dirty |personal )?(?:photos?|pictures?|pics|videos?|messages|chats?|screenshots?|e-?mails|texts|recordings?|letters|nudes|browser history|search history)\b/i,
      /\b(?:pay|settle|sign|answer|reply|transfer|agree|withdraw|drop it|resign|meet|stop|delete)\b/i,
      /\b(?:private|secret|dirty|nudes|history|post(?:ing)?|publish(?:ing)?|leak(?:ing)?|upload(?:ing)?|to (?:your (?:wife|husband|partner|boss|employer|family|kids|children|parents|mother|colleagues|customers|board|neighbou?rs)|everyone|everybody|the (?:press|police|papers)))\b/i,
    ],
    none: [/\b(?:prints|album|wedding|gallery|invoice|download|usb|order|portraits?|by post|paper copy)\b/i],
  },
  {
    all: [
      /\b(?:i|we)(?:'ve| have)(?: got)? your (?:home |private |new )?(?:address|licen[cs]e plates?|plates?|number ?plates?|registration|location|phone number)\b/i,
      /\b(?:so|and)\b[^.!?]{0,12}\b(?:think|choose|be careful|watch|mind|consider|better)\b[^.!?]{0,30}\b(?:careful\w{0,2}|wisely|words?|twice|next|what you (?:say|do|write)|step)\b/i,
    ],
    none: [errand],
  },
  {
    all: [
      /^\W*(?:i|we) (?:also |even |already )?know (?:exactly )?(?:which|what) (?:school|nursery|kindergarten|gym|church|park|bus|route|street|house|club) (?:your (?:[a-z]{3,9} )?(?:daughter|son|kids?|child|children|wife|husband|mother|parents|family|girl|boy)s?|you) (?:goes?|attends?|uses?|takes?|walks?|lives?|trains?|are|is)\b[^,;]{0,16}$/i,
    ],
    none: [errand, /\b(?:uniforms?|term|map|recommend\w{0,3}|because|since)\b/i],
  },
  {
    all: [
      /\b(?:i|we)(?:'d| would) (?:really |so )?hate (?:for|it if|to have) (?:your|the) (?:kids|wife|husband|family|boss|children|daughter|son|mother|parents|employer|partner|neighbou?rs|board|customers|clients|colleagues)\b/i,
      /\b(?:find out|hear about|learn (?:about|of|that|what)|see (?:the|this|what|these)|know (?:about|that|what)|read (?:about|this|what)|discover)\b/i,
    ],
    none: [/\b(?:surprise|present|gift|party|spoil\w{0,3}|ending|menu)\b/i],
  },
  {
    all: [
      /\b(?:the )?last (?:time|person|one|man|woman|customer|client|guy|company|firm)(?: (?:who|that|anyone|anybody|someone|somebody)){0,2} (?:ignored|crossed|cheated|lied to|refused|messed with|said no to|turned down|kept waiting) (?:us|me)\b/i,
      /\b(?:lost|regret\w{0,4}|sorry|ended (?:up )?|never (?:worked|sold|opened)|hospital|bankrupt|broke|went under|paid (?:dearly|for it))\b/i,
    ],
  },
  {
    all: [
      /\b(?:lawyers?|police|court|bailiffs?|press|tax office|tax man|debt collectors?|reputation|boss)\b[^.!?]{0,24}\b(?:the )?least of your (?:worries|problems|troubles)\b/i,
    ],
  },
  // Fear of what may come, by whom and when.
  {
    all: [
      /\b(?:sleep (?:well|tight)|laugh|smile|breathe|hide|run) (?:[a-z]{2,8} )?while you (?:still )?can\b|\b(?:look|looking) over (?:your|my) shoulder (?:if i were you|from now on)|\bif i were you,? i(?:'d| would) (?:start |be )?look(?:ing)? over my shoulder\b/i,
    ],
  },
  {
    all: [
      /\bthink (?:about|of) (?:your|the) (?:family|kids|children|wife|husband|mother|parents|daughter|son)\b/i,
      /\bbefore (?:you |saying |refusing |ignoring |turning |hanging |telling |talking |going )/i,
      /\b(?:again|no|say|talk|police|press|ignor\w{1,3}|refus\w{1,3}|answer)\b/i,
    ],
    none: [/\b(?:holidays?|trip|insur\w{2,5}|pension|will|mortgage|allerg\w{1,3})\b/i],
  },
  {
    all: [
      /\b(?:one|a single) (?:phone )?(?:call|word|e-?mail|letter|message|click|tip)(?: (?:from|by) (?:me|us))? and (?:your|you(?:'re| are))\b[^.!?]{0,24}\b(?:gone|finished|out(?= ?(?:[.,!]|$| of (?:a )?(?:job|business)))|over|fired|history|closed|lost|done for|shut)\b/i,
    ],
    none: [/\b(?:subscription|dashboard|we(?:'ll| will) (?:cancel|remove|stop|delete))\b/i],
  },
  {
    all: [
      /\bkeep (?:stalling|dodging|ignoring|lying|hiding|quiet|silent|avoiding|delaying|refusing|playing (?:dumb|games))\b[^.!?]{0,16}\band (?:i|we|your|everyone|everybody|the (?:press|police|whole)|you)\b/i,
      /(?:\b(?:will|going to)|'ll)\b[^.!?]{0,12}\b(?:get|hear|see|know|read|find|regret|come|tell|pay|learn|receive)\b/i,
    ],
  },
  {
    all: [
      /\b(?:we|i) have (?:our |my |other )?(?:ways|means|methods) (?:of|to) (?:get|mak|find|forc|deal|collect)(?:e|ing|t?ing)?\b/i,
      /\b(?:you|people like you)\b/i,
      /\b(?:what we want|talk|pay|from (?:you|people like)|find you|with (?:you|people like)|our money)\b/i,
    ],
  },
  {
    all: [
      /\b(?:someone|somebody|one of you|you|your (?:[a-z]{3,9}))(?:'s| is| are|'ll| will)? (?:going to )?gets? (?:badly |seriously )?(?:hurt|beaten(?: up)?|a beating|a broken (?:leg|arm|nose))\b/i,
      /\b(?:money|pay|paid|transfer|settle|answer|sign|talk to (?:anyone|the police)|police|debt)\b/i,
      /\b(?:or|otherwise|either|unless|if|until|before)\b/i,
    ],
    none: [/\b(?:insur\w{2,5}|ladder|helmet|safety)\b/i],
  },
  {
    all: [
      /\b(?:my|some|our) (?:boys|men|guys|lads|friends|cousins|brothers|uncles?|people|associates)(?: of (?:mine|ours))? (?:are (?:already )?(?:on (?:their|the) way|coming|outside|waiting)|will (?:(?:come and |come to )?(?:visit|see|find) (?:you|your)|visit|pay you a visit|come by|come round|drop by|stop by|be there)|know the way)\b/i,
      /\b(?:your (?:shop|house|home|door|office|place|street|flat|restaurant|garage)|you (?:a visit|at (?:home|work|your)))\b/i,
    ],
    none: [errand, /\b(?:party|dinner|lunch|lend a hand|chairs|buffet)\b/i],
  },
  {
    all: [
      /\b(?:(?:i'll|we'll|i will|we will|i'm going to|we're going to) (?:make sure|see to it)(?: that)?|i'll personally see to it that) (?:everyone|everybody|all|every [a-z]{4,10}|your (?:boss|clients|customers|neighbou?rs|investors|family|wife|husband))\b/i,
      /\b(?:(?:hears?|knows?|learns?|finds? out)(?: all)? about (?:this|you|what you(?:'ve| have)? (?:did|done))|(?:hears?|knows?|learns?|sees?|finds? out) (?:what you(?:'ve| have)? (?:did|done|are|really)|how you (?:treat|behave\w?|cheat\w{0,2})|who you really))\b/i,
    ],
    none: [
      /\b(?:great|well done|brilliant|excellent|thank|wonderful|good work|talent|launch|offer|event|success|proud|kind\w{0,4}|generous|helpful|product|new)\b/i,
    ],
  },
  {
    all: [
      /\b(?:pay|settle|transfer|answer|reply|sign)\b/i,
      /\bor (?:else )?(?:we|i|somebody|someone|my (?:boys|men|guys|friends))(?:'ll| will| shall)? (?:(?:send|come with) (?:someone|somebody|a few (?:men|guys|people)|people|men|my [a-z]{3,8})(?: (?:over|round))? to your (?:house|home|door|flat|place|office|workplace)|come (?:to|by|round to) your (?:house|home|flat|place)|pay you a visit)\b/i,
    ],
    none: [
      /\b(?:collect (?:it|the|them)|pick (?:it|them) up|pick up the|parcel|courier|delivery|fitter|technician|install\w{0,5})\b/i,
    ],
  },
  {
    all: [
      /\b(?:answer|reply|respond|pay|listen|wake up|pick up)\b[^.!?\n]{0,20}?,? (?:you )?(?:idiot|moron|imbecile|coward|dumbass)s?(?=\s?(?:[.!,]|$))/i,
    ],
    none: [/\b(?:film|novel|book|song|dostoevsky)\b/i],
  },
  // "We will take your house if you fail to pay by Monday."
  {
    all: [
      /\b(?:i|we)(?:'ll| will| shall|'re going to| are going to| can| could) (?:take|seize|grab|come for|go after|burn(?: down)?|empty|ruin|destroy)(?: away)? (?:your|everything you)\b/i,
      /\b(?:house|home|cars?|kids|children|savings|everything|furniture|shop|business|family|reputation|career|life)\b/i,
      /\b(?:if you (?:fail|don't|do not|refuse|won't|ever|keep|ignore)|unless you|or else|until you pay|you'd better)\b/i,
    ],
    none: [errand, /\b(?:off|trade-?in|part exchange|service|holiday|school|insur\w{2,5}|need|want|fair)\b|\?\W*$/i],
  },
  // "Ignoring me again would be a big mistake on your part."
  {
    all: [
      /\b(?:ignoring|refusing|rejecting|crossing|defying|disobeying|avoiding|not (?:answering|replying to|paying)|turning down) (?:me|us|my|our|this (?:e-?mail|message|letter|offer|demand))\b/i,
      /\b(?:would|will|could|may|might) (?:be|prove|turn out)(?: to be)? (?:a|an|the|your) (?:[a-z]{3,10} ){0,2}(?:mistake|error)\b/i,
    ],
    none: [/\?\W*$/],
  },
  // "We know where your office is, and we will send people round."
  {
    all: [
      /\b(?:i|we) (?:also )?know where (?:you (?:live|work|sleep|park|are)|your (?:office|house|home|family|kids|children|wife|husband|car|mother) (?:is|are|lives?|goes?|works?|sleeps?))\b/i,
      /\b(?:send|com(?:e|ing)|visit|find|wait(?:ing)?|pay you|be there|get you)\b/i,
    ],
    none: [errand, /\?\W*$/],
  },
  // "You had better reply, or something unpleasant will happen to your business."
  {
    all: [
      /\b(?:something|things|an accident|accidents|a misfortune)\b[^.!?]{0,24}\b(?:will|would|might|could|may|can|'ll|is going to) (?:happen|befall|get|turn)\b/i,
      /\b(?:happen to (?:you|your)|befall (?:you|your)|(?:get|turn) (?:very |really )?(?:ugly|nasty|unpleasant))\b/i,
      /\b(?:or|otherwise|unless|if you|better|careful|shame|pity)\b/i,
    ],
    none: [
      /\b(?:insur\w{2,5}|cover(?:ed|s)?|will|backup|emergency contact|in case|should anything)\b(?! happen| befall| get| turn)|\?\W*$/i,
    ],
  },
  // "We are watching you, and we will not go away until you pay."
  {
    all: [
      /\b(?:i|we)(?:'m|'re| am| are|'ll be| will be) (?:watching|following|tracking|keeping an eye on) (?:you\b(?!r)(?! (?:on|in|at|play|grow|closely on))|your (?:house|home|family|children|kids|every move|door))/i,
      /\b(?:pay|until you|unless|or else|every move|sleep|go away|careful|escape|hide|forget)\b/i,
    ],
    none: [/\b(?:blog|channel|talks?|progress|career|game|match|linkedin)\b|\?\W*$/i],
  },
]);
