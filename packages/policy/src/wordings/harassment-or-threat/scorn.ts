import { facets, part } from '../../search/sentence-facets.ts';

const you = '(?:you|your|yours|yourself)';
/** Somebody else is meant, or nobody thinks so, or it is a feeling that is comforted. */
const comforted =
  /\b(?:feel(?:s|ing)?|felt|afraid|fear(?:s|ed)?|worr(?:y|ied|ies)|don't (?:think|believe|worry|let)|never (?:think|let|believe)|not that|as if|even if|no one thinks|nobody thinks|if (?:you think|anyone|somebody|someone)|tell you that|told you|called you|calls you|not true|novel|film|song|lyrics|character|game|joke(?:s|d)?|joking|kidding|funny|hilarious|in (?:tears|stitches)|with you, not)\b/i;

/** Contempt for whom the reader is, what they can and how they look. */
export const scorn = facets([
  // A child or a beast would do it better.
  {
    all: [
      /\b(?:(?:an?|any|even an?|even my|my|some|your|his|her)(?: [a-z-]{3,10}){0,2} |trained |drunk(?:en)? )(?:toddlers?|child(?:ren)?|kids?|babies|baby|monkeys?|chimps?|apes?|dogs?|cats?|hamsters?|goldfish|parrots?|pigeons?|interns?|trainees?|apprentices?|first[- ]graders?|schoolboys?|schoolgirls?|(?:three|four|five|six|seven|eight|ten|twelve)-year-olds?|grand(?:mother|father|ma|pa)|nephews?|bricks?|potato(?:es)?|donkeys?|houseplants?|toasters?|spellcheckers?|blind man|scarecrow|doorstop)\b/i,
      /\b(?:could(?:'ve| have)?|would(?:'ve| have)?|can|knows?|has|have|writes?|does|did|shows?|gets?)\b/i,
      /\b(?:than (?:you|yours|your [a-z]{3,12}|the (?:[a-z]{3,14} )?(?:one|brief|report|work|mess|draft|thing|proposal|job|code|text|plan|list|figures) (?:that )?you|anything you|what you)|do(?:ne)? your (?:job|work)|(?:your|in your) (?:place|shoes|seat|chair)|where you (?:failed|couldn't))\b/i,
      /\b(?:better|more|faster|smarter|cleaner|quicker|done your|do your|less|brighter|half the time)\b/i,
    ],
    none: [
      comforted,
      /\b(?:faster than you (?:think|can say|expect)|than you(?:'d| would)? (?:think|expect|imagine)|sooner than|than your (?:current|old|present|existing))\b/i,
    ],
  },
  // Nobody likes, everybody laughs.
  {
    all: [
      part(
        "(?:nobody|no ?one|no-one|not one (?:person|of us)|not a (?:single )?(?:person|soul|colleague|customer)(?: [a-z]{2,8}){0,3}|none of us|hardly anyone)(?: (?:in|at|on|here|else|around|of) ?(?:[a-z']{2,10} ){0,3}?)?(?: ?(?:really|actually|honestly|ever|even|here|can|could|would|will|wants? to|has|have|had)){0,3} ?(?:stand(?:s)?|bear(?:s)?|likes?|liked|loves?|respects?|respected|trusts?|trusted|miss(?:es|ed)?|cares? (?:about|for|what|if)|works?|sits?|takes? you seriously|take you seriously|listens? to|wants?|needs?|believes? (?:in|a word)|put up with|asked (?:for|you))",
      ),
      /\b(?:you(?= ?(?:[.!,;:]|$|in\b|at\b|here\b|around\b|and\b|if\b|any ?more\b|because\b|on (?:the|this|our|your)\b|for\b|as\b|would\b|were\b|left\b|resigned\b|seriously\b|think\b))|your (?:opinions?|face|ideas?|jokes|work|company|excuses|sort|kind|presence)|(?:with|next to|beside|near|from|like) you|working with you|opinion of)/i,
      /\b(?:you|your|washed|like you)\b/i,
    ],
    none: [
      comforted,
      /\b(?:yet|to (?:call|contact|disturb|chase|bother|hassle) you|spam|sell you|better than you|the way you do|like you do|as much as you|without your (?:consent|permission)|needs? to (?!see|hear|know)|until you|unless you|but you|except you|stand in for|while you|on leave|on holiday|covers?)\b|\?\W*$/i,
    ],
  },
  {
    all: [
      part(
        "(?:everyone|everybody|the (?:whole|entire) (?:team|office|room|company|department|world|conference|school|class|board|floor|town)|your (?:own )?(?:colleagues|team|staff|partners?|boss|wife|husband|kids|children|mother|friends|customers|clients|neighbou?rs|assistant|employees|students|pupils|patients)|all of us|we all|people|half the (?:office|team|company|town)|they(?: all)?|customers)(?: [a-z]{2,10}){0,5}? (?:(?:is|are|was|were|'s|'re) (?:[a-z]{3,8} )?(?:laugh(?:ing|ed)|embarrassed|ashamed|sick (?:of|to)|tired of|fed up|sniggering|giggling|disgusted|appalled|mocking|ridiculing|bored)|hates?|hated|despises?|loathes?|can't stand|cannot stand|couldn't stand|laugh(?:s|ed)?|rolls? their eyes|rolled their eyes|mock(?:s|ed)?|pit(?:y|ies|ied)|avoids?|dreads?|calls? you|thinks? you|makes? fun|jokes?|winces?|cringe[sd]?|groans?)",
      ),
      /\b(?:(?:at|of|about|for|by|behind|with|hates?|hated|despises?|loathes?|stand|mock(?:s|ed)?|pit(?:y|ies|ied)|avoids?|dreads?|calls?|thinks?|when) (?:you|your)\b)/i,
      /\b(?:laugh(?:ing|ed|s)?|embarrassed|ashamed|sick|tired|fed up|hates?|hated|despises?|loathes?|can't stand|cannot stand|couldn't stand|mock(?:s|ed|ing)?|pit(?:y|ies|ied)|avoids?|dreads?|liability|joke|clown|idiot|fool|fraud|useless|incompetent|lazy|weak|disgusted|appalled|fun|eyes|cringe[sd]?|winces?|behind your back|bored)\b/i,
    ],
    none: [
      /\b(?:feel(?:s|ing)?|felt|afraid|fear(?:s|ed)?|worr(?:y|ied|ies)|don't (?:think|believe|worry|let)|never|not|n't (?:be|laugh|hate|mind|pity)|novel|film|song|game|kidding|great|brilliant|loved|wonderful|hilarious|with you|laughed (?:so|a lot|out loud)|tired of (?:waiting|chasing|paying)|fed up with (?:paying|waiting|slow)|sick (?:leave|note|today)|at your (?:jokes?|story|stories|speech|sketch|puns?)|avoids? your|dread(?:s)? (?:month|admin|paperwork)|if|bugs?)\b|\?\W*$/i,
    ],
  },
  // A verdict on the whole person.
  {
    all: [
      part(
        "you(?:'re| are| were|'ve (?:always )?been| have (?:always )?been|'ll (?:always|never) be| will (?:always|never) be| must be| look like| sound like| smell(?: of| like)?| stink(?: of)?| reek(?: of)?)(?! (?:not|never thought|told|asked)\\b)(?: [a-z]{2,10}){0,4}? (?:waste of (?:oxygen|space|air|time|money|skin|a salary|breath)|excuse (?:for|of) an?|nothing (?:without (?:us|me|him|her|them)|but an?|more than an?|special)|an? nobody|worth (?:nothing|less than)|impossible and|(?:never|not) (?:good|clever|smart|strong|bright|man) enough|not fit to|unfit to|a stain|dead weight|a (?:parasite|leech|liability|burden|failure|nuisance|disappointment|has-been|laughing stock|menace|hack|fraud|charlatan|clown|pushover|doormat|dinosaur)|past (?:it|your prime)|washed[- ]up|the (?:worst|weakest|dumbest|slowest|laziest|most (?:useless|incompetent|annoying|boring|hated|ignorant|stupid))|the reason (?:(?:the|this|our|every|your) |(?:everyone|everybody|people|nobody))|beneath (?:me|us|contempt)|beyond help|(?:total|complete|utter|abject|absolute|big|walking|miserable|human|personal|born|proven) failure|desperation|damaged goods|good for nothing|a lost cause|hopeless|impossible)",
      ),
      /\b(?:and (?:of|you|everybody|everyone|so|that|the|we|your|nobody)|failed|quit|leav(?:e|ing)|ever|salary|know it|always|customers?|us|me|here|job|role|in this|everyone|company|team|manager|professional|even|clearly|obviously|such|frankly|honestly|just|person|human|so|simply|nobody|enough|failure|waste|excuse|has-been|clown|parasite|leech|laughing stock)\b/i,
    ],
    none: [
      comforted,
      /\b(?:not (?:an?|the|here|only|just|alone|beyond|past|hopeless)|n't|the reason (?:we|i|our|this) (?:love|do|can|could|exist|kept|keep|got|won|made|succeed\w{0,2}|is)|(?:never|not) (?:be )?(?:a burden|a nuisance|too)|at (?:maths|cooking|names|sports|parking)|looking for|busy|difficult to reach|impossible to (?:reach|catch|get hold)|tax|limited liability|thanks?|on time|smil(?:e|ing)|best|proud|favou?rite|welcome|safe|without us knowing)\b|\?\W*$/i,
    ],
  },
  // Silence held against what the reader holds dear: "if you cared about your company, you would have replied".
  {
    all: [
      /\b(?:you (?:really |clearly |obviously |simply |just |plainly |apparently )?(?:don't|do not|can't|cannot) (?:really |even |seem to )?(?:care|value|respect|take (?:it|your [a-z]{3,10}) seriously)|if you (?:really |truly |actually |even )?(?:cared|valued|respected|were serious|took (?:it|your [a-z]{3,10}) seriously)|you must not (?:really )?care)\b/i,
      /\byou(?:'d| would)(?: have(?! to\b)|'ve)? (?:[a-z]{2,8} )?(?:repl(?:y|ied)|answer(?:ed)?|respond(?:ed)?|call(?:ed)? (?:me|us|back)|written back|wr[io]te(?: back)?|g[eo]t(?:ten)? back|signed|sign|said yes|say yes|booked|picked up)\b/i,
    ],
    none: [comforted],
  },
  // Half as clever as they think.
  {
    all: [
      /\b(?:if you (?:were|had|used)|for someone who (?:thinks|claims|calls)|you(?:'re| are) not (?:half |nearly |anywhere near )?as|you think you(?:'re| are))\b/i,
      /\b(?:half (?:as|the|a brain|your)|(?:even )?a (?:shred|spark|grain|bit|trace|fraction) of (?:decency|intelligence|sense|brain|shame|honou?r|talent)|as (?:clever|smart|bright|good|important|funny|talented|professional|charming) as you (?:think|believe|pretend|say)|so (?:clever|smart|important|special))\b/i,
    ],
    none: [
      comforted,
      /\b(?:half (?:as much|the (?:price|time|dose|space|amount))|smart to|so important (?:to|that|for))\b/i,
    ],
  },
  // No brain, no schooling.
  {
    all: [
      part(
        'nothing between (?:your|the) ears|(?:two|any|your few|single|last|working) brain cells?|not the (?:sharpest|brightest)|(?:few|couple of) (?:bricks|sandwiches|cards) short|slept through (?:school|every|your|all)|learn(?:ed|t)? to (?:read|count|spell|think)(?! [a-z]{3,}(?:,| and| in| the))|thick (?:skull|head)|pea[- ]brain(?:ed)?|dropped on (?:your|the) head|(?:use|switch on|turn on|engage|borrow) (?:your|a) brain|(?:half )?a brain\\b|brain(?:s)? (?:of an?|is (?:missing|empty|made))|did (?:you|they) (?:even )?(?:go to|finish|attend) school|how (?:do|did|could|can) you (?:even |ever |possibly )?(?:manage to )?(?:get|got|keep|land|pass|survive|dress|tie|find)\\b[^.!?]{0,20}\\b(?:hired|job|degree|exam|licen[cs]e|yourself|shoes|this far|work)|do (?:you|i) (?:ever )?(?:have to (?:draw|spell)|need (?:it (?:spel|drawn|in (?:crayon|small|big|words|pictures|simple|capital)|explained|repeated)|me to (?:spell|draw|explain|say|write|repeat|hold|remind|translate|dumb)|a picture|crayons))|draw you a picture|in (?:small|short|simple|baby) words|spell it out for you|even you (?:can|could|should|might|will) (?:understand|follow|grasp|manage|get|see|read|do)|for once in your (?:life|career)',
      ),
      part(you),
    ],
    none: [
      comforted,
      /\b(?:scan|tumou?r|injur(?:y|ies)|neurolog\w{1,4}|surg(?:ery|eon)|quiz|puzzles?|courses?|lessons?|pupils?|reading (?:group|programme)|your (?:son|daughter|child|kids|pupils?)|happy to|helps?|headphones?|train your brain|baby|toys?|i (?:slept|wish)|mri|congrat\w{1,12})\b/i,
    ],
  },
  // Shame and pity.
  {
    all: [
      part(
        "(?:ought to|should|must|'d|would) be (?:[a-z]{4,10} )?(?:ashamed|embarrassed|mortified)|hang your head|call(?:s|ing)? (?:yourself|yourselves) an?|(?:embarrassed|ashamed|humiliated|cringing) (?:for|of|by) you|out of pity|(?:only|just) pity|(?:feel|felt) (?:so |truly |really )?sorry for (?:your|anyone who|whoever|everyone who|anybody who|the (?:people|poor|colleagues|staff|customers|woman|man))|blush for you|disgrace to",
      ),
      part(
        '(?:you|yourself|yourselves)\\b[^.!?]{0,60}|(?:professional|manager|leader|expert|mother|father|man|doctor|teacher|lawyer|engineer|work|live|report|married|depends?|kept)',
      ),
      /\b(?:you(?:'d| would| should| ought| must| call| sent| did| have|'ve)?|yourself|yourselves|married to|work (?:for|with|under)|kept)\b/i,
    ],
    none: [
      comforted,
      /\b(?:nothing to be (?:ashamed|embarrassed)|no (?:need|reason)|n't|not|never|can (?:now )?(?:proudly )?call yourself|may call yourself|i(?:'d| would| should| am|'m) be (?:[a-z]{4,10} )?(?:ashamed|embarrassed)|the pain|loss|mistake was ours|delay|sorry for your (?:loss|wait|trouble|delay|experience|inconvenience))\b/i,
    ],
  },
  {
    all: [
      /\b(?:whoever|the (?:person|one|fool|genius|people|idiot)(?: who| that)?|anyone who|somebody who|who(?:ever)? on earth|i wonder who|who) (?:hired|promoted|trained|employ(?:s|ed)|married|raised|taught|picked|put you|let you|made you|recommended|certified)\b/i,
      /\byou\b/i,
      /\b(?:should|must|ought|fired|sacked|regret\w{0,3}|blind|drunk|mistakes?|apologi[sz]e|resign|ashamed|in charge|loose|have (?:been|their))\b/i,
    ],
    none: [comforted, /\b(?:thank|great|proud|excellent|well|raise|rewarded|clever|knew|lucky|good eye)\b/i],
  },
  {
    all: [
      /\b(?:can't|cannot|hard to|impossible to|can hardly|refuse to|fail to) (?:believe|imagine|understand|see|comprehend)\b|\b(?:amaz(?:es|ed|ing)|astonish(?:es|ed|ing)|baffl(?:es|ed|ing)|beggars belief|how (?:is|was) it possible)\b/i,
      /\b(?:some(?:one|body)|anyone|anybody|a (?:person|man|woman|manager)|people)(?: (?:can|could) be)? (?:this|so|that|as|with so little|with no) (?:incompetent|stupid|dumb|slow|lazy|ignorant|useless|clueless|careless|thick|dim|brain|sense|talent|shame|unprofessional|unqualified|rude)\b|\b(?:someone|somebody|a man|a woman|a person) like you\b/i,
      /\b(?:in charge|hired|job|manager|put|promoted|runs?|allowed|degree|licen[cs]e|paid|leads?|you|your)\b/i,
    ],
    none: [comforted, /\b(?:lucky|luck|found|talented|thank|join|generous|kind)\b/i],
  },
  {
    all: [
      /\b(?:you|people like you|someone like you|your (?:sort|kind)) (?:really |simply |just |frankly |certainly |clearly |honestly )?(?:don't|do not|never|doesn't|does not|hardly) (?:deserve|belong|merit)\b|\bdeserves? (?:so much |far |much |a lot )?(?:better|more) than (?:you|a (?:failure|loser|man|woman|husband|father|coward|drunk|nobody|wimp)|someone (?:like|as|who)|this|what you)/i,
      /\b(?:jobs?|raise|salary|team|respect|better|success|title|position|business|here|anything|customers?|kids|children|family|wife|husband|staff|promotion|love|failure|money|office|industry)\b/i,
    ],
    none: [
      comforted,
      /\b(?:treated|hassle|fine|criticism|blame|stress|this (?:delay|wait|trouble)|spam|slow|headache|bad luck|what you (?:have|are|were|get|pay)|pain|long wait|poor service)\b|\?\W*$/i,
    ],
  },
  // To see them is painful.
  {
    all: [
      /\b(?:(?:it|that)(?:'s| is| was) )?(?:[a-z]{2,8} )?(?:pathetic|pitiful|laughable|sickening|revolting|disgusting|pitiable|cringeworthy|painful|comical|tragic)\b/i,
      /\b(?:how (?:much |little |often )?you|(?:to|and) (?:watch|see|hear) you|watching you|the way you|hearing you|your (?:attempts?|efforts?|begging|whining|excuses|performance|pleading))\b/i,
      /\b(?:beg(?:ging)?|whin(?:e|ing)|crawl(?:ing)?|try(?:ing)?|struggl(?:e|ing)|fail(?:ing)?|extensions?|excuses?|pretend(?:ing)?|grovel(?:ling)?|attempts?|efforts?|cling(?:ing)?|run|manage|treat|speak|talk|write|perform\w{0,4}|act)\b/i,
    ],
    none: [
      comforted,
      /\b(?:so sorry|less painful|must (?:be|have been)|joint|knee|back pain|physio\w{0,7}|when you (?:walk|bend|lift)|we can help|loss)\b|\?\W*$/i,
    ],
  },
  {
    all: [
      /\b(?:stop|quit|enough of|drop|spare (?:us|me)|save)\b/i,
      /\b(?:pretend(?:ing)?|act(?:ing)?|posing|whin(?:e|ing)|snivell?ing|crying|your (?:tears|pathetic|pity|whining|sob story|lies|excuses)|feeling sorry for yourself)\b/i,
      /\b(?:you (?:know|are|have|can|matter|understand|don't)|like (?:a|an|you) (?:baby|child|victim|adult|professional|boss|manager|expert|you)|pathetic|lies|excuses|everyone|nobody|tears|yourself|whin(?:e|ing)|snivell?ing)\b/i,
    ],
    none: [
      comforted,
      /\b(?:baby|toddler|cat|dog|puppy|child stops|children|rehears\w{2,4}|scene|play|theatre|spreadsheets?|software|tools?)\b/i,
    ],
  },
  // Face, body, voice.
  {
    all: [
      part(
        'your (?:[a-z]{3,9} )?(?:face|accent|stutter|stammer|lisp|nose|weight|looks|voice|smell|breath|belly|teeth|haircut|iq|body|english|body odou?r|grammar|photo|appearance|wrinkles|bald head|legs)|(?:face|voice|accent|body|belly|nose|mouth) like (?:yours|that)|you(?:r)? (?:speak|talk|mumble|dress|eat|walk) like',
      ),
      /\b(?:clown|ugly|disgust(?:s|ing)|repulsive|revolting|hideous|embarrass(?:es|ed|ing|ment)|unbearable|laugh(?:s|ed|ing|able)?|ridiculous|pathetic|only (?:a|your) mother|phone (?:meetings|only)|camera off|gross|puts? (?:people|customers|clients|everyone|me) off|scar(?:es?|ing) (?:children|people|customers|clients|away)|frighten(?:s|ing)?|made the [a-z]{3,10} (?:call|meeting) painful|painful (?:for|to) (?:all|us|listen|everyone)|get (?:someone|somebody) else|cheap|peasant|village idiot|mask|bag over|makes? (?:me|people|us) (?:sick|cringe|wince)|radio|pig|whale|tramp|scarecrow|child)\b/i,
    ],
    none: [
      comforted,
      /\b(?:dentist|dental|doctor|clinic|gp|surg(?:ery|eon)|patient|swelling|cream|clean(?:er|ing)|toothache|skin care|face masks?|filters?|microphone|recording|speech therap\w{1,3}|orthodon\w{2,5}|cute|lovely|great|beautiful|love|radio (?:station|show|interview|spot)|without|child's|child (?:seat|pass)|not|n't|nothing|no need|hide|costume|party|photo (?:id|booth|shoot)|upload|insur\w{2,5})\b|\?\W*$/i,
    ],
  },
  {
    all: [
      /\byou (?:look|looked|are|'re|sound|get) (?:even |so |much |far |a lot |so much |getting )?(?:worse|uglier|fatter|dumber|stupider|dimmer|more (?:stupid|ugly|pathetic|ridiculous|repulsive)|cheaper)\b/i,
      /\b(?:in person|in real life|than (?:your|i|the|on|ever|in|last)|every (?:day|time|year)|with age|by the (?:day|hour))\b/i,
    ],
    none: [/\b(?:feel|doctor|cold|flu|if|phone line|connection|line|symptoms?)\b|\?\W*$/i],
  },
  {
    all: [
      /\b(?:ugly|fat|stupid|dumb|lazy|useless|mediocre|people like you|losers?|someone (?:as|so) (?:slow|fat|ugly|stupid|old|lazy))\b[^.!?]{0,16}\b(?:people|women|men|ones|managers|staff|like you|should|as you|are)\b/i,
      /\b(?:should (?:not|never|stay|hide|keep|be (?:banned|kept|ashamed))|shouldn't|have no (?:place|business)|don't belong|ought to|ruin|drag|never (?:learn|change|make|get|amount)|make me (?:sick|ill|laugh))\b/i,
    ],
    none: [
      comforted,
      /\b(?:questions?|mistakes?|stories|we believe|nobody|no one|stereotyp\w{1,3}|wrong|fat[- ](?:free|content))\b|\?\W*$/i,
    ],
  },
  {
    all: [
      /\bwhat (?:kind|sort) of (?:an? )?(?:[a-z]{3,10} )?(?:mother|father|man|woman|manager|parent|person|professional|boss|human(?: being)?|owner|leader|doctor|teacher|son|daughter|husband|wife|idiot|monster|animal|coward|fool)\b/i,
      /\b(?:leaves?|lets?|does|treats?|can't|cannot|ignores?|runs?|forgets?|sends?|lies?|hides?|abandons?|neglects?|needs?|are you|has to|asks?)\b/i,
      /\b(?:mess|like this|such|alone|even|own|unpaid|people|this|behind|a simple|three|for days|for weeks|are you|anyway)\b/i,
    ],
    none: [
      /\b(?:looking for|would you|do you|should|we need|hire|hiring|suits?|tell us|describe|quiz|novel|survey|character)\b/i,
    ],
  },
  // Out of our sight.
  {
    all: [
      /\b(?:crawl (?:back|away)|hole you (?:came|crawled)|out of my (?:sight|face)|shut your (?:[a-z]{3,8} )?(?:mouth|face|trap|gob)|keep your mouth shut|rock you (?:came|crawled)|back where you came from|go back to (?:bed|school|kindergarten|stacking shelves|your cave)|do us all a favou?r|do (?:us|the world|everyone) a favou?r|make yourself scarce)\b/i,
      /\b(?:you|your|yourself|us|and|sight|face)\b/i,
    ],
    none: [
      comforted,
      /\b(?:by (?:voting|sharing|filling|clicking|bringing)|could you|would you|can you|please|cat|dog|lid|door|baby|plaster|dentist|while|training|exercise)\b|\?\W*$/i,
    ],
  },
  // "Anybody who runs a warehouse like yours should be ashamed."
  {
    all: [
      /\b(?:you|anyone|anybody|someone|somebody|people|whoever|a (?:person|man|woman|manager|boss|company|firm)|managers|owners|firms)\b/i,
      /\b(?:should|ought to|must) (?:be|feel) (?:deeply |thoroughly |really |truly |so )?(?:ashamed|embarrassed|mortified)\b/i,
      /\b(?:like (?:you|yours|that|this)|of (?:yourself|yourselves|the way you|how you)|for (?:ignoring|treating|running|wasting|letting|not)|you)\b/i,
    ],
    none: [comforted, /\b(?:not|nobody|no one|never|n't|we|ourselves)\b|\?\W*$/i],
  },
  // "You have wasted my time long enough, you ungrateful person."
  {
    all: [
      /(?:^|[,.;:!-] ?)(?:and )?you (?:ungrateful|stupid|pathetic|useless|miserable|lazy|arrogant|rude|disgusting|ignorant|selfish|worthless|spineless|incompetent),? (?:little |old )?(?:person|man|woman|people|lot|creature|thing|bunch|fool|excuse|amateurs?)\b/i,
    ],
    none: [comforted],
  },
  // "How can somebody so clueless be in charge of a warehouse?"
  {
    all: [
      /\bhow (?:can|could|did|does|is it possible that) (?:somebody|someone|anyone|anybody|a (?:person|man|woman|manager|company)|you|people)\b/i,
      /\b(?:so|this|that|as) (?:clueless|stupid|dumb|incompetent|ignorant|thick|dense|lazy|useless|careless|arrogant|slow-witted|unprofessional|rude)\b/i,
    ],
    none: [/\b(?:i|we|myself|ourselves|me|us)\b/i],
  },
  // "Your rudeness is unbelievable."
  {
    all: [
      /\byour (?:[a-z]{3,10} )?(?:rudeness|arrogance|ignorance|stupidity|incompetence|laziness|attitude(?! to)|lack of (?:manners|respect|courtesy|professionalism|decency))\b/i,
      /\b(?:unbelievable|shocking|disgusting|insulting|appalling|astonishing|breathtaking|pathetic|disgraceful|outrageous|beyond belief|an insult|astounding|staggering|embarrassing)\b/i,
    ],
    none: [comforted],
  },
  // "A company as badly managed as yours deserves to go bankrupt."
  {
    all: [
      /\b(?:you|your|yours)\b/i,
      /\bdeserves? (?:to (?:go (?:bankrupt|under|bust|broke)|fail|be (?:fired|sacked|sued|ruined|shut down)|lose|suffer|rot|collapse)|what(?:'s| is) coming|no better)\b/i,
    ],
    none: [comforted, /\b(?:nobody|no one|not|never|doesn't|don't)\b|\?\W*$/i],
  },
  // "You are without a doubt the worst manager I have ever dealt with."
  {
    all: [
      /\byou(?:'re| are|r team is)\b[^.!?]{0,24}\bthe (?:worst|rudest|laziest|dumbest|stupidest|most (?:stupid|incompetent|arrogant|unprofessional|useless|ignorant|pathetic|annoying|ungrateful)) (?:[a-z]{3,12} )?(?:managers?|person|people|boss|compan(?:y|ies)|firm|clients?|customers?|suppliers?|man|woman|human(?: being)?|landlords?|tenants?|colleagues?|teams?|buyers?|owners?|leaders?)\b/i,
      /\b(?:ever|i know|in the (?:trade|business|world|industry|company|town)|on earth|alive|imaginable)\b/i,
    ],
    none: [comforted, /\b(?:not|far from|never|hit|affected)\b|\?\W*$/i],
  },
]);
