import { facets } from '../../search/sentence-facets.ts';

const dull =
  '(?:useless|lazy|dim|dim-?witted|clueless|stupid|dumb|incompetent|hopeless|pathetic|worthless|dense|thick|ignorant|spineless|gutless|inept|brainless|careless|ungrateful|slow-?witted|feeble)';

/** A reader's wits, will or years belittled, in ways that need no word of abuse. */
export const belittling = facets([
  // Unfit for the work they do, or for so little as a reply.
  {
    all: [
      /\bif you (?:were|had been) (?:any|half|even remotely|remotely|at all) (?:as )?(?:good|competent|decent|capable|professional|use|serious|awake)\b/i,
      /\b(?:job|work|what you do|would have|you'd have|manager|leader|boss)\b/i,
    ],
    none: [/\bhalf as (?:tired|busy|hungry|cold)\b/i],
  },
  {
    all: [
      /\b(?:how|why) (?:on earth |the hell |in the world )?you (?:still|even|ever) (?:have|got|keep|kept|hold|landed) (?:a|your|this|that|any) (?:job|position|post|role)\b/i,
    ],
    none: [/\b(?:kids|children|love|inspir\w{2,5}|admir\w{2,6}|impress\w{2,4}|with so (?:little|few)|market)\b/i],
  },
  {
    all: [
      new RegExp(
        `\\bhow (?:can|could) (?:anybody|anyone|somebody|someone|a person|people|you) (?:really |possibly |even )?be (?:so|this|that|such an?) (?:[a-z]{4,10} )?(?:${dull}|rude|arrogant|idiot|fool|moron|coward)\\b`,
        'i',
      ),
    ],
    none: [/\b(?:i was|i am|i'm|me|myself|thieves|burglars?|they)\b/i],
  },
  {
    all: [
      /\b(?:too (?:hard|difficult|much|complicated|high|demanding)|beyond|over the head of|too much to ask) (?:for|of|from)? ?(?:someone|somebody|a (?:person|man|woman|manager)|people) (?:like you|of your (?:sort|kind|calibre|ilk))\b/i,
    ],
  },
  {
    all: [
      /\b(?:embarrassing|shameful|pathetic|laughable|shocking|appalling|disgraceful|ridiculous|painful|a disgrace|a shame|a joke|unbelievable)(?: to (?:see|watch|witness|read))?,? (?:how|that) (?:very |so )?(?:badly|poorly|carelessly|incompetently|sloppily|amateurishly|little|unprofessionally) (?:you|your [a-z]{3,12})\b/i,
      /\b(?:run|manage|lead|handle|treat|organi[sz]e|work|answer|plan|perform|know|understand|care|prepare|communicate|behave)(?:s|d|ed|ing)?\b/i,
    ],
    none: [/\b(?:vendors?|banks?|insurers?|software|tools?|they|get|paid|support(?:ed|s)?)\b/i],
  },
  {
    all: [
      /\byou(?:'re| are)?(?: (?:clearly|obviously|simply|just|plainly|evidently|apparently|probably|are)){0,2} ?(?:n't|not|never) (?:really |quite |exactly |even |nearly )?(?:smart|clever|bright|intelligent|competent|brave|grown-up|mature|sharp|capable|educated|man) enough to\b/i,
    ],
    none: [/\b(?:if|when|feel|think|afraid|worry|fear|until|tell(?:s|ing)? (?:you|yourself))\b|\?\W*$/i],
  },
  // What the reader's head holds, measured.
  {
    all: [
      /\bas (?:poor|weak|limited|feeble|shaky|thin|slow|slight|meagre|dim|small|narrow|tenuous|loose|low) an? (?:grasp|understanding|command|knowledge|mind|brain|head|intellect|intelligence|judg(?:e)?ment|sense|education|iq|talent|imagination|record)\b[^.!?]{0,30}\bas you(?:rs?)?\b|\bwith (?:your|such an?) (?:limited|poor|feeble|weak|tiny|meagre|slow|little|pitiful) (?:intellect|intelligence|grasp|brains?|understanding|minds?|wits|education|iq|head)\b/i,
    ],
    none: [/\b(?:not|never|isn't|hardly) (?:nearly |half |quite )?as\b/i],
  },
  {
    all: [
      /(?<!\b(?:not|nor|n't|or|without|maybe|perhaps) )\beven you (?:should|could|can|ought|must|might|would|will)\b(?: (?:be able|manage|to|have|just about|surely|hopefully)){0,4} (?:understand|understood|grasp(?:ed)?|comprehend(?:ed)?|follow(?:ed)?|work(?:ed)? (?:it|this|that) out|figure(?:d)? (?:it|this|that) out|keep up|get it|see (?:it|that|this|how|why)|cope)\b/i,
    ],
    none: [/\b(?:expert|veteran|as an? (?:engineer|architect|specialist)|after (?:all )?(?:your|so many) years)\b/i],
  },
  {
    all: [
      /\byou (?:should|ought to|must) be (?:very |really |truly |just )?(?:grateful|glad|thankful)\b|\b(?:like you|as yours?|your sort|your kind) (?:should|ought to) be (?:grateful|glad|thankful)\b/i,
      /\b(?:anyone|anybody|somebody|someone|i|we) (?:even |still |ever )?(?:bother(?:s|ed)?|talks? to you|speaks? to you|deigns?|puts? up with|tolerates?|wastes?)\b/i,
    ],
  },
  {
    all: [
      /\b(?:are|were) you (?:just |simply |really |all |both )?(?:too|that|so) (?:lazy|dim|dumb|stupid|thick|dense|ignorant|arrogant|stubborn|dull|feeble)\b(?! (?:a|an)\b)/i,
    ],
  },
  {
    all: [
      /\b(?:you(?:'re| are|'ve been| have been)|(?:this|it|that|all (?:of )?this)(?:'s| is| was)) (?:[a-z]{3,10} ){0,2}out of your depth\b/i,
    ],
    none: [
      /\b(?:if|when|whenever|where|until|before|unless|should|not|never|n't|feel|feeling|swim\w{0,4}|pool|sea|waves?|waters?|lifeguards?|rivers?|lakes?|beach|boats?)\b/i,
    ],
  },
  {
    all: [
      /\bhow (?:someone|somebody|anyone|anybody|a person|people|a (?:man|woman)) like you (?:ever|even|still) (?:became|becomes?|got|gets?|made|manages?|managed|runs?|keeps?|kept|holds?|ended)\b/i,
    ],
    none: [/\b(?:love|inspir\w{2,5}|admir\w{2,6}|podcast|interview|story|impress\w{2,4})\b/i],
  },
  {
    all: [
      /\b(?:do|must|shall|should|would) (?:i|you|we) (?:really |just )?(?:need|have|want|like|prefer|explain|spell|write|say|put)\b[^.!?]{0,40}\b(?:in (?:words of one syllable|crayon|baby talk|baby language)|with (?:little )?pictures for you)\b/i,
    ],
  },
  {
    all: [
      /\b(?:someone|somebody|a (?:man|woman|person|manager|company)) in your (?:position|role|job|place) (?:can't|cannot|can not|doesn't|does not|couldn't|isn't able to|never)\b|\b(?:do|are) you (?:really |actually |always )?(?:enjoy|like|love)(?:ing)? (?:to waste|wasting|to ignore|ignoring|to annoy|annoying) (?:people|us|me|everyone|our|my)\b/i,
    ],
    none: [/\b(?:understand|afford|take risks|be too careful|without)\b/i],
  },
  {
    all: [
      /\b(?:clearly|obviously|apparently|evidently|i (?:guess|suppose|assume|take it))\b[^.!?]{0,30}\b(?:business|growth|revenue|success|sales|customers|team|security|savings)\b[^.!?]{0,12}\b(?:isn't|is not|aren't|are not) (?:really |exactly |much of )?(?:a |your |that )?(?:priority|important|concern)\b/i,
    ],
    none: [/\b(?:if|right now|at the moment|this (?:quarter|year|month))\b|\?\W*$/i],
  },
  // "People as useless as you".
  {
    all: [
      new RegExp(
        `\\bas ${dull} as (?:you|yours|your (?:lot|kind|sort|team|firm|company|boss|staff))\\b(?! (?:like|want|please|think)\\b)`,
        'i',
      ),
    ],
    none: [/\b(?:not|never|isn't|aren't|hardly) (?:nearly |half |quite )?as\b/i],
  },
  {
    all: [
      /\b(?:nobody|no one|people|anyone|somebody|someone|a (?:man|woman|manager|boss)) as (?:slow|rude|mean|stubborn|thick-skinned|out of touch) as you(?= (?:should|would|needs?|takes?|are|is|deserves?|must|can't|could|runs?|in|ha(?:s|ve) no)\b|[.!?]|$)/i,
    ],
  },
  {
    all: [
      /(?:^|[.!?,;:-] ?)\W{0,3}(?:please |just |so |now |oh |do |it's time (?:to|you) |time to |would you |why don't you )?grow up(?=(?:,| and|, then| already| for once)+ (?:book|answer|reply|respond|call|ring|pay|read|act|do|start|stop|behave|take|face|give|sign|talk|tell|write|be|accept|admit|apologi[sz]e|own|pick up|show)\b|[.!]|$)/i,
    ],
    none: [/\b(?:when|where|plants?|trees?|roses|pupp(?:y|ies)|kids|child(?:ren)?|they|we|kittens)\b/i],
  },
  {
    all: [
      /\b(?:a|any|every) (?:child|toddler|five-year-old|schoolboy|schoolchild|donkey|monkey|dog|goldfish) (?:would|could|can) (?:have )?(?:by now )?(?:grasp(?:ed)?|understood|seen|got(?:ten)?|known|answered|worked (?:it|this|that) out|figured (?:it|this|that) out|manage(?:d)? (?:better|more|that|as much))\b/i,
    ],
    none: [/\b(?:instructions?|manual|set-?up|app|so (?:easy|simple))\b/i],
  },
  {
    all: [
      /\bspecial (?:sort|kind|breed|type|brand|level) of (?:fool|idiot|idiocy|stupid(?:ity)?|moron|dim(?:wit)?|useless|incompetence|lazy)\b/i,
    ],
  },
  {
    all: [
      /\b(?:have known (?:that )?)?you (?:lot|people|clowns|geniuses) (?:really |clearly |obviously |just |simply )?(?:can't|cannot|can not|don't|never|won't) (?:even )?(?:read|think|count|spell|learn|listen|tell (?:the time|left)|add up|manage the simplest)\b/i,
    ],
  },
  {
    all: [
      /\b(?:do|must|will) i (?:really |now |seriously )?(?:have to |need to )?(?:draw (?:you )?a picture(?: for you)?|draw it for you|spell (?:it|this|everything) out for you|use (?:smaller|shorter) words|speak (?:more slowly|slower)|hold your hand)\b/i,
    ],
    none: [/\b(?:or (?:is|will|does) (?:a|the) (?:photo|sketch|drawing|plan))\b/i],
  },
  {
    all: [
      /\b(?:people|someone|somebody|managers?|bosses|owners?|leaders|firms|clowns) (?:like you|of your (?:kind|sort|calibre|ilk))\b/i,
      /\b(?:(?:no|it's a|it is a) wonder|a miracle|deserves? to (?:fail|go (?:under|bust|broke)|lose)|(?:are|is) (?:what's wrong with|the problem with|the ruin of|a disgrace to)|ruins?|go(?:es)? (?:under|bust|broke)|give (?:[a-z]{3,14} ){1,3}a bad name)\b/i,
    ],
    none: [/\b(?:worried|help|without people|afraid|avoid|never)\b/i],
  },
  {
    all: [
      /\b(?:stop|quit|enough (?:of|with)) (?:your |the |all (?:this|your) )?(?:sulking|pouting|whining|moaning|snivelling|sniveling|whimpering|whinging|whingeing)\b|\b(?:act|behave) like (?:an adult|a grown-?up|a grown (?:man|woman)) (?:for once|for a change|and)\b|\b(?:use|switch on|turn on) your (?:head|brain|brains) (?:for once|for a change)\b/i,
    ],
    none: [/\b(?:pumps?|fans?|child(?:ren)?|kids|toddlers?)\b/i],
  },
  {
    all: [
      /\byou (?:clearly |obviously |plainly |evidently |simply |just )?(?:haven't (?:got )?|have not (?:got )?|don't have |lack |never had |have no )(?:the |any |a |enough )?(?:brains?|wits?|guts|spine|backbone|intellect|brain cells?|mental capacity)\b(?! (?:of|trust|wave|storm|scans?))/i,
    ],
  },
  {
    all: [
      /\byou(?:'re| are|'ve been| have been) (?:just |nothing but |simply |clearly )?an? (?:complete |utter |total |sheer |real )?(?:waste of (?:my|our|everyone's|everybody's|good|precious)? ?(?:time|space|oxygen|breath|air|energy|a (?:desk|chair|salary))|lousy|poor (?:excuse|manager|boss|leader|owner))\b/i,
    ],
  },
  {
    all: [
      /\bany (?:half|semi)[- ](?:competent|decent|awake|sane|bright|intelligent|serious|capable) [a-z]{3,14} would (?:have|know|see|understand|reply|answer|respond|at least|by now)\b/i,
    ],
  },
  // A fault asked after, a talent denied, an animal set above the reader.
  {
    all: [
      /\bare you (?:really |actually |seriously |honestly |just |always )?(?:that|this|so) (?:incompetent|useless|rude|stupid|dumb|clueless|dense|ignorant|arrogant|thick|unprofessional|disorgani[sz]ed)\b|\bbeing (?:this|so|that) (?:incompetent|useless|rude|stupid|dumb|clueless|dense|ignorant|arrogant|thick|unprofessional)\b[^.!?]{0,40}\b(?:naturally|talent|practi[cs]e|an effort|effort|a gift|hard work)\b/i,
    ],
  },
  {
    all: [
      /\b(?:reading|thinking|listening|counting|spelling|manners|logic|honesty|answering|replying|punctuality|common sense|intelligence|keeping (?:your )?promises|paying(?: your bills| on time)?) (?:clearly |obviously |evidently |really |just |simply |apparently )?(?:is not|isn't|was never|are not|aren't|were never) (?:clearly |obviously |exactly |really |quite )?(?:your (?:strength|strong (?:suit|point|side)|thing|forte|gift)|one of your (?:strengths|gifts|talents))\b/i,
    ],
  },
  {
    all: [
      /\b(?:even )?(?:my|a|the|our) (?:dog|cat|goldfish|hamster|parrot|grandmother|granny|five-year-old|toddler|toaster|house ?plant|doormat|snail|tortoise)\b[^.!?]{0,40}\b(?:(?:better|faster|quicker|smarter|more|brighter|sooner) (?:[a-z]{2,12} )?than you)\b(?! (?:think|expect|know|need|might))/i,
    ],
  },
  {
    all: [
      /\ban? (?:smarter|brighter|wiser|cleverer|braver|better|more (?:intelligent|competent|serious|professional|decent)) (?:buyer|manager|person|owner|leader|man|woman|boss|director|businessm[ae]n|founder|customer|client|landlord) would (?:have|know|see|not|never|sign|buy|understand|reply|answer)\b/i,
    ],
    none: [/\b(?:than (?:me|i|us)|i'd be|for me|novel|film)\b/i],
  },
  {
    all: [
      /\byou(?:'re| are) (?:just |only |simply )?(?:a )?wast(?:e|ing)(?: of)? (?:good |precious )?(?:oxygen|space|air|breath)\b|\bwith (?:so little|such a small|half a|so tiny a) (?:brain|sense|intelligence|spine|backbone)\b/i,
    ],
    none: [/\b(?:your breath|disk|storage|child|kids)\b/i],
  },
]);
