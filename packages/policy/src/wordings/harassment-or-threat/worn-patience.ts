import { facets, part } from '../../search/sentence-facets.ts';

/** Of customers who write bad reviews, and of what others do. */
const others =
  /\b(?:customers?|guests?|complaints?|feedback|patients|clients|they|our (?:tool|platform)|monitor\w{0,3}|protect\w{0,3})\b/i;

/** Patience that wore out: superiors to be called in, reviews to be written, ruin that is wished for. */
export const wornPatience = facets([
  // "Should you refuse, a very bad review of your restaurant will appear on every site."
  {
    all: [
      part(
        "should you (?:refuse|decline|ignore|say no|not)|if you (?:refuse|decline|ignore (?:me|us|this)|don't|do not|say no|won't)|unless you|refuse,? and|otherwise|or else",
      ),
      part(
        '(?:bad|negative|damning|one[- ]star|1[- ]star|scathing|awful|terrible|devastating|nasty|unflattering|horrible) (?:reviews?|ratings?|press|posts?|articles?|comments?|word)',
      ),
      part("will|'ll|going to|shall"),
    ],
    none: [others],
  },
  {
    all: [
      part(
        "(?:don't|do not) (?:make|force|oblige) (?:me|us) (?:to )?|(?:i|we)(?:'ll| will| shall)(?: have to| be forced to)?",
      ),
      part(
        '(?:go|going) (?:over|above) your head|take this (?:up )?(?:to|with) your (?:boss|manager|ceo|superiors?|board)|(?:call|contact|write to|tell|inform|involve) your (?:boss|manager|ceo|superiors?|board)',
      ),
      part(
        "won't be (?:happy|pleased|amused|impressed)|not be (?:happy|pleased|amused|impressed)|wast(?:ed|ing) (?:my|our) time|your (?:attitude|behaviou?r|silence|job)|how (?:rude|slow|unprofessional)|lack of|don't make|do not make|force",
      ),
    ],
    none: [/\b(?:with your permission|if you (?:like|wish|want))\b/i],
  },
  // "Your competitors will eat you alive, and you'll deserve it."
  {
    all: [
      part(
        "you(?:'ll| will|'d| would)? (?:only |fully |richly |really )?(?:deserve (?:it|this|that|every|no better|what)|have it coming|have (?:only )?(?:yourself|nobody but yourself) to blame)",
      ),
      part(
        'alive|fail\\w{0,3}|los(?:e|es|ing)|crush\\w{0,3}|bur(?:y|ied)|bankrupt\\w{0,4}|collapse\\w?|go under|ruin\\w{0,3}|out of business|too (?:slow|stubborn|proud|lazy|stupid)',
      ),
    ],
    none: [/\b(?:win|winning|holiday|break|rest|praise|award|success)\b/i],
  },
  // "How hard can it be to answer one lousy e-mail?"
  {
    all: [
      part('how (?:hard|difficult) (?:can|could|is) it(?: possibly)?(?: be)? (?:for you )?to'),
      part('answer|reply|respond|write|return|acknowledge|send|say'),
      part(
        '(?:lousy|damn|bloody|simple|stupid|tiny|measly|bleeding|single|one) (?:e-?mail|message|call|line|reply|word|yes|answer|phone call)|pick up (?:a|the) phone',
      ),
    ],
  },
  {
    all: [
      part(
        "you(?:'ve| have)(?: now| just)? ignored (?:all |every one |each )?(?:of )?(?:my |our )?(?:two|three|four|five|six|seven|ten|\\d{1,2}|several|all|every|countless) (?:of )?(?:my |our )?(?:e-?mails?|messages?|calls?|letters?|reminders?)",
      ),
    ],
    none: [/\bif\b/i],
  },
  {
    all: [
      part(
        '(?:expected|hoped for|would have expected) (?:(?:a bit|a little|much|far) )?(?:more|better|greater|higher) (?:professionalism|courtesy|manners|respect|decency|maturity|integrity|intelligence)',
      ),
      part('from (?:someone|somebody|an? [a-z]{3,14}|you|your [a-z]{3,12})'),
    ],
    none: [/\b(?:we were treated|your driver|your staff|refund|complaint|order)\b/i],
  },
  {
    all: [
      part(
        "(?:i|we)(?:'ll| will|'re going to| are going to|'m going to)(?: then| personally)? come after (?:you|your [a-z]{3,12})",
      ),
    ],
    none: [/\b(?:in the (?:queue|list|programme|program|line))\b/i],
  },
  // "Next time I see your van I will slash the tyres."
  {
    all: [
      part(
        "(?:i|we)(?:'ll| will|'m going to| am going to|'re going to|'d gladly| might just) (?:slash|smash|torch|burn down|trash|wreck|scratch|blow up|poison|set fire to|kick in)",
      ),
      part('your|the (?:tyres?|tires?|windows?|van|car|door|shop|place|house)|everything'),
    ],
    none: [/\b(?:prices?|records?|goals?|targets?|code|news|ice|ground)\b/i],
  },
  // "A trained monkey would have replied by now."
  {
    all: [
      part('(?:trained |blind |drunk )?(?:monkey|chimp|toddler|five-year-old|parrot|goldfish|hamster|donkey)'),
      part(
        '(?:would|could|can|has) (?:have )?(?:replied|reply|answered|answer|do(?:ne)?|understood|understand|run|manage[d]?|write|written)',
      ),
      part('by now|better|already|faster'),
    ],
    none: [/\b(?:our (?:tool|app|platform)|so easy|easy enough|simple enough)\b/i],
  },
  {
    all: [
      part("are you|you're|you are|aren't you"),
      part('hiding|avoiding|ignoring|dodging|scared|afraid|slow|just'),
      part('not (?:very|too|that|so|particularly|exactly) (?:bright|clever|smart|sharp|intelligent)'),
    ],
    none: [/\b(?:light|room|colou?rs?|screen)\b/i],
  },
  {
    all: [
      part(
        "all you(?:'re| are) (?:ever )?(?:good|fit) (?:at|for)|the only thing (?:that )?you(?:'re| are) (?:ever )?(?:good|fit) (?:at|for)",
      ),
      part('delete|this|ignor\\w{1,3}|hid\\w{1,3}|excuses?|wast\\w{1,3}|running|complain\\w{0,3}|nothing'),
    ],
  },
  {
    all: [
      part(
        'your (?:staff|team|employees|customers|family|wife|husband|children|kids|company|investors|people) (?:really )?deserves?',
      ),
      part(
        '(?:more|some|any) (?:backbone|spine|brains?|guts|courage|sense|decency)|(?:better|someone better|anyone) (?:[a-z]{3,10} )?than you',
      ),
    ],
    none: [/\b(?:our|we offer)\b/i],
  },
  // "We have kept every message you sent, and it would be easy to post them."
  {
    all: [
      part('kept|saved|have|hold|screenshots? of|recorded|copies of'),
      part(
        '(?:every|all|each|your) (?:(?:of )?your )?(?:messages?|e-?mails?|photos?|pictures?|chats?|calls?|words?|videos?|files?)',
      ),
      part(
        "(?:would|will|could|can|it's|is|'d) (?:be )?(?:so |very |quite |rather )?(?:easy|simple|tempting)(?: for (?:us|me))? to (?:post|publish|leak|share|forward|show|send|release)",
      ),
    ],
    none: [/\b(?:our (?:tool|app|platform|archive)|backup|album|back up)\b/i],
  },
  {
    all: [
      part("i (?:strongly )?(?:suggest|advise)|you(?:'d| had)? better|pick up|answer|pay|settle"),
      part('before i (?:pick up mine|call|ring|phone|go to|contact|write to|speak to|tell)'),
      part(
        '(?:the|your) (?:press|papers|police|boss|wife|husband|regulator|tax office|authorities|landlord|newspapers?|inspectors?|neighbou?rs)',
      ),
    ],
    none: [/\b(?:to confirm|to ask|for the)\b/i],
  },
  // Pity, ways of making people talk, and an end to being nice.
  {
    all: [
      part(
        "(?:i|we) pity (?:your (?:staff|team|employees|customers|clients|family|wife|husband|children)|anyone who (?:works|has to))|we have (?:our )?ways (?:of making|to make) (?:you|people|debtors|customers|them|everyone|anyone) (?:talk|pay|listen|regret|suffer|sorry|cooperate)|(?:i|we)(?:'ll| will| am going to| are going to)? (?:stop|no longer|won't) (?:be(?:ing)? )?(?:so )?(?:nice|polite|friendly|patient) (?:about it|with you|to you|any longer|any more|anymore)|i stop being nice|do you even (?:know how to|read|understand|care|work)|you(?:'ll| will) hear from (?:our|my) friends (?:in|at) the (?:licen[cs]ing|tax|press|police|health|immigration|inspection)",
      ),
    ],
    none: [/\b(?:vote|brake|film|horses?)\b/i],
  },
  {
    all: [
      part('what an? (?:joke|disgrace|shambles|waste of [a-z]{3,8}|sorry excuse)'),
      part('company|outfit|team|business|you|manager|firm|shop'),
    ],
    none: [/\b(?:funny|laughed|supplier|carrier|courier)\b/i],
  },
  {
    all: [
      part(
        'would (?:look|sound|be) (?:awful|bad|terrible|ugly|great|interesting) (?:on|in) the (?:[a-z]{4,8} )?(?:news|papers?|press|headlines)',
      ),
      part('your'),
    ],
    none: [/\b(?:launch|award|campaign|coverage|journalists?)\b/i],
  },
  // "Answer me or your competitors will get your price list."
  {
    all: [
      part(
        '(?:answer|reply|pay|sign|call|respond|agree|settle|cooperate|buy)(?: (?:me|us|now|up|today|back|this|by [a-z]{3,9}))?,? or',
      ),
      part('your (?:competitors?|boss|wife|husband|rivals?|landlord|bank|neighbou?rs|investors|price list|secrets?)'),
      part('will (?:get|see|read|have|receive|learn|hear|know|be (?:sent|told|shown))|gets?|sees?'),
    ],
    none: [/\b(?:your (?:offer|slot|seat)|to hear)\b/i],
  },
  {
    all: [
      part('(?:i|we) know (?:your (?:boss|manager|ceo|wife|husband|landlord|clients|customers|board)|people at your)'),
      part("(?:make sure|see to it|ensure|let|tell|he(?:'ll| will)|she(?:'ll| will)|they(?:'ll| will))"),
      part('hears?|knows?|learns?|finds? out|sees?|told'),
    ],
    none: [/\b(?:award|good news|great work|praise|compliment)\b/i],
  },
  {
    all: [
      part('(?:only|just) an? (?:amateur|fool|idiot|moron|coward|dinosaur|simpleton|dilettante|rookie|halfwit)'),
      part('would|could|still|keeps?'),
    ],
    none: [/\b(?:i was|i am|i'm|myself|me)\b/i],
  },
  {
    all: [
      part(
        '(?:stop|quit) (?:playing (?:dumb|stupid|games|hard to get|the victim)|acting (?:dumb|stupid|like a child)|being (?:so |such )?(?:an? )?(?:dumb|stupid|coward|difficult|childish|pathetic))',
      ),
    ],
  },
]);
