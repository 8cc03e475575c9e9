import { facets } from '../../search/sentence-facets.ts';

/** People or papers that come for an honest reason. */
const honest =
  /\b(?:deliver\w{0,4}|install\w{0,6}|repair\w{0,3}|measur\w{1,4}|survey|appointment|technician|courier|parcels?|van|flowers|surprise|gift|pizza|samples?|help(?:s|ed|ing)?|film|novel|game|scam\w{0,4}|phish\w{0,4})\b/i;
const near =
  'your (?:[a-z]{4,10} )?(?:boss|employers?|wife|husband|partner|family|parents|mother|father|neighbou?rs?|customers|clients|colleagues|landlord|school|church|kids|children)';

/** Menace without its end told, and contempt in a few words: the writer above, the reader below. */
export const hardWords = facets([
  // Others sent, or coming.
  {
    all: [
      /\b(?:my|our|some|a few|two|the) (?:[a-z]{3,8} )?(?:boys|guys|men|lads|friends|people|cousins|brothers|collectors)(?:'ll| will| are going to| are| might| may| can)(?: (?:soon|then|be|just|gladly)){0,2} (?:at your (?:door|house|home|gate|shop|work)|outside your|wait(?:ing)? (?:for you|outside|at your)|com(?:e|ing) (?:for|after|to (?:see|get|fetch|visit)) you|(?:visit|call on|see|find|look(?:ing)? for|deal with|take care of) you|knock(?:ing)? (?:on|at) your|show(?:ing)? up at your|stand(?:ing)? at your)/i,
      /\b(?:if you (?:don't|do not|refuse|won't|keep|haven't)|unless|or|until|owe|debts?|otherwise|refuse)\b/i,
    ],
    none: [honest, /\bwith (?:the|your|an?) new\b/i],
  },
  // Told before, and now comes what was told.
  {
    all: [
      /\b(?:told|warned|asked|begged) you\b|\byou (?:didn't|did not|don't|wouldn't|would not|won't|never|refuse to) (?:listen|stop|pay|obey|want to listen)\b/i,
      /\byou(?:'ll| will| are going to|'re going to) (?:now |soon )?(?:see|find out|learn|feel) (?:what (?:happens|comes|follows)(?= ?(?:[.,!;]|$|to you\b|when\b|if\b|next\b|now\b))|the hard way|how (?:it|that) feels)\b|\b(?:next|third|second|last|this) time(?: (?:it|that))?(?: (?:will|is going to)|'ll) (?:really )?(?:hurt|be (?:worse|painful|ugly|your last))\b|\b(?:next|third|second|this) time (?:i|we) (?:won't|will not) (?:be (?:so |as |this )?(?:nice|kind|polite|friendly|patient|gentle)|ask|warn)/i,
    ],
    none: [honest, /\b(?:vaccin\w{1,4}|jab|injection|needle|vets?|dentist|recipe)\b/i],
  },
  {
    all: [
      /\bif i were you\b/i,
      /\b(?:careful|think (?:twice|again|hard)|watch out|keep (?:quiet|silent)|be (?:scared|afraid|worried|nervous))\b/i,
      /\b(?:people|others|someone|somebody|the last (?:one|man|person|tenant|guy)|those who|many)(?: who [^.!?,]{2,30})? (?:have |has |had )?(?:lost|disappeared|vanished|ended up|regretted|got hurt|been hurt|died|paid dearly)\b/i,
    ],
    none: [honest],
  },
  {
    all: [
      /\b(?:i|we) (?:have|know|got|'ve got|saved|wrote down) (?:all )?your (?:home |private |new )?(?:address|car|number ?plate|plate|routine|kids' school|children's school|family)\b/i,
      /\b(?:(?:don't|do not|never) (?:forget|forgive)|(?:people|those|anyone) who (?:owes?|cross(?:es)?|cheats?|lies?|runs?)|there(?:'s| is) nowhere|(?:can't|cannot) hide)\b/i,
    ],
    none: [honest],
  },
  // To be made an example of, brought to the knees, an enemy.
  {
    all: [
      /\b(?:make|making|set|setting) an example (?:out )?of (?:you(?!r)|your (?:company|firm|shop|family))\b|\b(?:i|we)(?:'ll| will|'m going to|'re going to)\b[^.!?]{0,50}\buntil you(?:'re|r| are| have| beg| crawl| cry)(?: (?:nothing|bankrupt|broke|ruined|homeless|on your knees|for mercy|begging|left|in tears|to me)|(?= ?[.,!;]|$))/i,
    ],
    none: [honest, /\b(?:not|never|won't)\b/i],
  },
  {
    all: [
      /\byou (?:(?:really|truly|certainly|definitely) )?(?:don't|do not|wouldn't|would not|won't) want (?:to )?(?:make an enemy (?:of|out of) (?:me|us)|(?:have |get )?(?:me|us) (?:as (?:an enemy|your enemy)|angry|mad)|(?:see|make) (?:me|us) (?:angry|mad|upset|lose)|get on (?:my|our) (?:bad|wrong) side|(?:test|provoke|push|cross|anger|fight|mess with|find out what) (?:me|us|i|we)\b|(?:me|us) (?:coming|showing up|turning up|knocking|at your))/i,
    ],
    none: [honest],
  },
  {
    all: [
      /\b(?:you(?:'re| are)|be|consider yourself) (?:very |really |just |damn )?(?:lucky|glad|happy|grateful|thankful)(?: that)? (?:i|we) (?:haven't|have not|didn't|did not|don't|do not|am not|only|am only|haven't yet)\b/i,
      /\b(?:br(?:oke|eak|oken)|hit|punch\w{0,2}|kick\w{0,2}|slap\w{0,3}|beat\w{0,2}|fir(?:e|ed|ing)|throw|threw|thrown|sue[d]?|tell|told|report\w{0,2}|call\w{0,2} the|come|came|kill\w{0,2}|hurt|sacked|shout\w{0,3})\b/i,
    ],
    none: [honest],
  },
  // No end of it until the reader gives in.
  {
    all: [
      /\b(?:i|we)(?:'ll| will)? ?(?:am |'m |are |'re )?(?:not|never|won't)(?: going to| ever)? stop (?:writing|calling|ringing|texting|messaging|coming|following|waiting|asking|e-?mailing|knocking)\b[^.!?]{0,24}\b(?:until|till|before) (?:you|i|we)\b/i,
    ],
    none: [honest],
  },
  {
    all: [
      /\b(?:every|each) (?:single )?(?:day|hour|week|minute)(?: that)? (?:you (?:wait|don't|do not|refuse|ignore|stay|say no|keep|hesitate|delay)|without (?:an answer|a reply|payment|my money|the money)|(?:passes|goes by) without)\b/i,
      /\b(?:i|we)(?:'ll| will|'m going to|'re going to)? (?:[a-z]{3,8} )?(?:post|publish|tell|send|call|ring|visit|come|share|show|write to|release|leak|smash|break)\b/i,
    ],
    none: [honest, /\b(?:reminders?|coupon|newsletter|tip|recipe|report)\b/i],
  },
  // Others who know, and the next to know.
  {
    all: [
      new RegExp(
        `\\b(?:next|tomorrow|then|soon|on monday|now|tonight),? (?:i|we)(?:'ll| will| are going to| can)? (?:tell|call|inform|visit|write to|ring|go to|talk to|contact) ${near}\\b|\\b(?:next|then|soon|tomorrow|after that),? ${near} (?:will|is going to|are going to) (?:know|hear|learn|find out)\\b`,
        'i',
      ),
      /\b(?:debts?|owe|don't pay|do not pay|haven't paid|never pay|what you(?:'ve| have)? d(?:id|one)|already know[s]?|lie[ds]?|secret|affair|cheat\w{0,3})\b/i,
    ],
    none: [honest, /\b(?:consent|permission|agreed|as (?:you )?(?:asked|discussed|agreed))\b/i],
  },
  {
    all: [
      /\bif (?:i|we|you) (?:don't|do not|haven't|refuse|still|won't|keep)\b|\b(?:unless|or else|otherwise)\b/i,
      /\b(?:your|the|these|those) (?:private|intimate|secret|naked|dirty|little|embarrassing|drunk)(?: [a-z]{3,8})? ?(?:messages|photos?|pictures?|videos?|e-?mails|chats?|secrets?|letters|affair|story|recordings?) (?:will |is going to |are going to )?(?:go(?:es)?|be (?:sent|posted|online|public|shown|on)|land|end up|reach(?:es)?|get(?:s)? (?:sent|posted|out)|(?:is|are) (?:sent|posted|going|online|public))\b/i,
    ],
    none: [honest, /\b(?:deleted|backup|trash|archive)\b/i],
  },
  // Nothing and nobody.
  {
    all: [
      /\byou(?:'re| are) (?:absolutely |really |just |simply |literally |worth )?(?:nothing|nobody|no one|a nobody|a zero|worthless)(?: (?:without (?:me|us|my|our|this|that|the)|to (?:me|us)|here|and (?:you|never|always)|compared)\b|(?= ?[.!]|$))/i,
    ],
    none: [/\b(?:never|not|don't think|if you feel|the film|i'm|short of|feel)\b/i],
  },
  {
    all: [
      /\bhow (?:stupid|dumb|dense|thick|lazy|blind|dim|rude|incompetent|slow|naive) (?:do you (?:have|need) to|must you|can you|can (?:one|a person|somebody|someone|anyone)|does (?:one|someone|somebody|a person) have to)(?: really| possibly)? be\b/i,
    ],
    none: [/\b(?:i|me|myself)\b/i],
  },
  {
    all: [
      /\b(?:stop|quit|don't|do not|you(?:'re| are)?|why do you) (?:(?:always|just|only|keep) )?(?:cry(?:ing)?|act(?:ing)?|behav(?:e|ing)|whin(?:e|ing)|scream(?:ing)?|moan(?:ing)?|sulk(?:ing)?) like (?:an? )?(?:(?:little|old|spoilt|spoiled|big|silly) )?(?:girls?|bab(?:y|ies)|child(?:ren)?|toddlers?|wom[ae]n|schoolgirls?|bitch(?:es)?|brats?|pussy)\b(?! (?:over|at|during|watching|when)\b)/i,
    ],
    none: [/\b(?:sensor|alarm|doll|toy|cat|engine)\b/i],
  },
  // Shamed before others, wanted by nobody, the worst of all.
  {
    all: [
      /\b(?:embarrass|humiliat|sham|ridicul|mock|disgrac)(?:e|es|ing)? you (?:in front of|before (?:everyone|all|your|the)|publicly|in public|at (?:work|school)|online|so (?:badly|much) that)\b/i,
      /\b(?:i|we)(?:'ll| will| can|'m going to|'re going to| am going to| are going to| could| have no problem| shall)?\b/i,
    ],
    none: [honest, /\b(?:didn't|did not|never|not want|sorry|without|don't want|didn't mean|hope)\b/i],
  },
  {
    all: [
      /\b(?:nobody|no one|no-one|not a single (?:person|colleague)|everyone|everybody|the whole (?:team|office|class|company|street|house)|all (?:of us|your colleagues))(?: (?:here|in (?:this|the|our) [a-z]{4,9}|at [a-z]{4,9}|really|just|even|ever))* (?:likes|respects|can stand|could stand|wants you(?= ?(?:[.,!;]|$|here\b|around\b|in (?:this|our|the)\b))|trusts|needs|hates|despises|laughs (?:at|about|behind)|is (?:laughing at|sick of|tired of|ashamed of)|makes fun of|talks behind)(?: you(?:r back)?)?(?= ?(?:[.,!;]|$|here\b|in (?:this|our|the)\b|around\b|anyway\b|and\b|so\b))/i,
      /\byou(?:r|'re|'ve)?\b/i,
      /\b(?:quit|leave|resign|go|gone|get out|here|team|around|office|pathetic|disgrace|why don't|just|better)\b/i,
    ],
    none: [
      /\b(?:if|feel(?:s|ing)?|afraid|think(?:s|ing)?|more than|not true|photos?|price|product|coffee|rain|delays?|better than|except)\b|\?\W*$/i,
    ],
  },
  {
    all: [
      /\byou(?:'re| are| were| must be| have to be|'ve been)(?: (?:by far|easily|probably|honestly|simply|truly|without doubt|clearly)){0,2} (?:the|one of the|our) (?:(?:single|very) )?(?:dumbest|stupidest|laziest|rudest|worst|slowest|dullest|ugliest|meanest|greediest|dirtiest|cheapest|weakest|nastiest|most (?:stupid|useless|incompetent|annoying|pathetic|ungrateful|unpleasant|disgusting|arrogant|dishonest|unreliable|difficult|clueless|ignorant|selfish|hopeless|unprofessional|miserable|unbearable)) (?:[a-z]{4,9} )?(?:person|people|customers?|clients?|tenants?|employees?|colleagues?|managers?|boss(?:es)?|debtors?|human being|man|woman|teams?|buyers?|landlords?|applicants?|candidates?|patients?|one|guests?|students?|trainees?|workers?|drivers?)\b/i,
    ],
    none: [/\b(?:not|n't|never|i was|we were|kidding|joke)\b|\?\W*$/i],
  },
  // Looks and weight held against somebody.
  {
    all: [
      /\byou(?:'d| should| need to| must| ought to| could|'d better| had better)(?: (?:really|first|better|please|maybe))? (?:los(?:e|ing) (?:some |a bit of |a few )?(?:weight|kilos|pounds)|go on a diet|wash(?: yourself)?|take a shower|eat less|look (?:in|into) (?:the|a) mirror|cover (?:up )?(?:that|your) (?:face|body|skin))\b/i,
      /\b(?:before you (?:show|come|apply|ask|complain|turn up|talk|sit|speak|enter)|if you want|nobody wants|no one wants|no wonder|you(?:'re| are) (?:fat|huge|too|ugly)|look like|smell|sight|with that)\b/i,
    ],
    none: [
      /\b(?:doctors?|operation|surgery|knees?|race|pool|swim\w{0,4}|sauna|coach|diet plan|treatment|hands|lenses|gloves|marathon|program\w{0,3}|healthy|goal)\b/i,
    ],
  },
]);
