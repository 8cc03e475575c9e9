import { pattern } from '../text/pattern.ts';

const will = "(?:i|we)(?:'ll| will| am going to| are going to|'m going to|'re going to)";
const close =
  '(?:wife|husband|partner|family|kids|children|parents|mother|father|boss|employer|manager|board|ceo|neighbou?rs)';
const yields =
  '(?:break|crack|give (?:in|up)|answer|reply|respond|pay|sign|agree|talk(?: to (?:me|us))?|say yes|buy|call (?:me|us)? ?back|do (?:it|what))';
const ends = '(?= ?(?:[.!]|$|\\n))';

/** Threats and contempt of a few words, whose weight lies in what they leave out. */
export const bareMenaces = pattern(
  `${will} (?:see you in court|drag you (?:to|into|through|before) (?:the )?courts?)(?! (?:one|two|three|four|\\d|room))`,
  `${will} keep (?:on )?(?:calling|writing|e-?mailing|ringing|texting|messaging|coming(?: back)?|bothering|harassing)(?: (?:you|your [a-z]{3,10}))?(?: every (?:day|hour|night|morning))? until you ${yields}`,
  `(?:i|we)(?:'ll never| will never| won't| will not) (?:stop|rest|quit|let go|leave you alone|let you go)(?: (?:calling|writing|e-?mailing|texting|messaging)(?: you)?)? until you ${yields}`,
  `(?:i|we)(?:'ll never| will never| won't| will not) leave you (?:alone|in peace)${ends}`,
  `(?:i|we)(?:'ll| will|'m going to| am going to) get you${ends}`,
  `don't ignore me${ends}|i(?:'m| am) warning you${ends}|(?<=(?:^|\\n|[.!?] )\\s{0,3})do (?:as|what) (?:i|we) (?:say|tell you|want)${ends}`,
  "you(?:'re| are|'ve| have) (?:ruining|ruined|wrecking|wrecked|destroying|destroyed) (?:everything|(?:my|our) (?:life|lives|career|business|company|reputation))",
  `you(?:'re| are) (?:clearly |simply |just )?not (?:smart|clever|intelligent|bright|competent|capable|man|brave) enough`,
  `(?:sign|pay|reply|answer|agree|accept|do)(?: [a-z]{2,10}){0,3},? or (?:you(?:'ll| will) )?lose (?:everything|your (?:job|house|home|family|children|kids|licen[cs]e|career|business))`,
  `that was your (?:last|final|only) (?:chance|warning)${ends}`,
  `${will} (?:publicly )?(?:expose|out|dox+|name and shame) you(?: (?:online|publicly|everywhere|on (?:social media|the internet|linkedin|facebook|twitter)|in public|for what you (?:are|did)))?${ends}`,
  `your ${close} (?:will|is going to|are going to|shall) (?:all |soon |also )?(?:hear|know|learn|find out)(?: all)? (?:about|of) (?:this|it|that|everything|what you(?:'ve| have)? (?:did|done|said))${ends}`,
  "don't you (?:ever )?dare (?:to )?(?:hang up|ignore|call|ring|talk|speak|walk away|say no|contact|lie|tell|refuse|write|threaten|touch|come near|answer back)",
  `${will} (?:personally )?(?:make sure|see to it|ensure)(?: that)? you(?:'re| are| get| will be|'ll be)? (?:lose your (?:job|licence|license|house|home|children|kids)|fired|sacked|sued|arrested|blacklisted|evicted|deported|dismissed|kicked out)`,
  `your (?:business|company|career|family|reputation|team|job|shop|firm) (?:will|is going to|'ll) (?:suffer|pay for it|go under|be (?:in (?:danger|trouble)|finished|ruined|destroyed))\\b[^.!?\\n]{0,10}(?:if you (?:refuse|say no|ignore (?:me|us|this|my|our)|turn (?:me|us) down|don't (?:pay|reply|answer|sign))|unless you (?:pay|reply|answer|sign))`,
  `you(?:'ll| will) wish (?:that )?you(?:'d| had) (?:never )?(?:answered|replied|paid|listened|signed|said (?:yes|no)|obeyed|met me|ignored (?:me|us)|crossed (?:me|us))${ends}`,
  "(?:i'm|i am|we're|we are) (?:(?:so|really|getting|very|just) ){0,2}(?:tired|sick|sick and tired|fed up|done) (?:of|with) (?:your (?:silence|excuses|games|lies|attitude|behaviou?r|nonsense|arrogance|delays|stalling|face)|you|being ignored(?: by you)?)(?= ?(?:[.!,]|$|\\n))",
  `you(?:'ll| will|'re going to| are going to) lose your (?:job|career|licence|license|house|home|family) (?:over|because of|for) (?:this|that|it)`,
  `your ${close} (?:won't|will not|isn't going to|is not going to) (?:like|enjoy|be (?:happy|pleased|amused)(?: about| with| to hear)?) ?(?:this|that|it|what (?:i|we) (?:know|have|found))${ends}`,
  `you(?:'d| had)? better (?:answer|reply|respond|pay|sign|listen|obey)(?: (?:me|us|up|now|back|today|soon|this|to me))?${ends}`,
  'what an? (?:[a-z]{4,10} )?(?:idiot|fool|moron|loser|coward|liar|joke|clown|jerk|disgrace) you are',
  `(?:i|we) know your (?:home |private )?address${ends}`,
  `answer (?:me|us|my (?:e-?mails?|calls?|messages?)) (?:now|immediately|at once|right now)${ends}`,
  `your (?:kids|children|family|wife|husband|parents) (?:is|are) (?:in danger|not safe|next)${ends}`,
  `you (?:can't|cannot|can not|will never) (?:hide|escape)(?: from (?:me|us))?${ends}`,
  `${will} (?:call|contact|write to|phone|ring|inform) your (?:wife|husband|parents|boss|employer)${ends}`,
  `${will} tell your (?:customers|clients|investors|colleagues) (?:the truth|everything|who you (?:really )?are|what you(?:'ve| have)? (?:did|done))${ends}`,
  `${will} tell (?:your ${close}(?: (?:everything|the truth|about (?:it|this|you|us)|what you(?:'ve| have)? (?:did|done)))?|(?:everyone|everybody|the (?:press|world|police|media)) (?:your secrets?|about you|what you(?:'ve| have)? (?:did|done)|who you (?:really )?are|the truth|everything))${ends}`,
  '(?:pay|sign|reply|answer|settle|respond|comply)(?: [a-z]{2,10}){0,3},? or (?:face|suffer|risk) (?:legal action|(?:the )?consequences|court|a lawsuit|prosecution|ruin)',
  'do you (?:really )?want to lose (?:everything|your (?:job|house|home|family|business|licence|license|career))',
  '(?:nobody|no one|no-one) (?:will|is going to) (?:ever )?(?:hire|trust|believe|work with|buy from|talk to|love|employ) you (?:again|ever)',
  '(?:nobody|no one|no-one) (?:will|is going to) ever (?:hire|trust|believe|work with|buy from|talk to|love|employ) you',
  `you(?:'re| are) (?:so )?(?:dead|nothing|worth nothing|a nobody)${ends}`,
  `your (?:silence|attitude|behaviou?r|tone|conduct) is (?:(?:completely|totally|simply|just|absolutely) )?(?:unacceptable|unprofessional|disrespectful|outrageous|inexcusable)`,
  'are you even (?:reading|listening|trying)',
  'you (?:should|deserve to|ought to) be (?:fired|sacked|in (?:jail|prison)|locked up|punished)',
  `(?:be careful|think (?:twice|carefully)) (?:about )?what you (?:do|say) next`,
  "(?:don't|do not) (?:make|get) me (?:angry|mad|lose my (?:temper|patience))",
  `(?:i'm|i am|we're|we are) (?:losing|running out of) (?:my |our )?patience(?: with you)?${ends}`,
  `you(?:'ll| will)(?: soon| be| be soon)? hear(?:ing)? from (?:my|our) (?:lawyers?|attorneys?|solicitors?|legal (?:team|department))${ends}`,
  `i (?:really |truly |simply )?(?:despise|loathe|detest) (?:you|your (?:guts|company|kind|face))${ends}`,
);
