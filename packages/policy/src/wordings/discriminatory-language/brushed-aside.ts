import { facets } from '../../search/sentence-facets.ts';
import { lawful, refuted } from './decided-by-ground.ts';
import { byGround, ground, ofGround, withTrait } from './protected-grounds.ts';

const someone =
  '(?:person|man|woman|guy|girl|lady|doctor|nurse|driver|colleague|manager|boss|tenant|couple|family|group|candidate|applicant|customer|client|guest|engineer|developer|teacher|neighbou?r|visitor|model|carer|cleaner|waiter|technician|consultant|lawyer|agent|trainer|speaker|face|voice|delegation|crowd|lot|crew|callers|drivers)';
/** Whatever shows that somebody is meant for what they are; apart, since each has words of its own by which it is found. */
const who = [
  // One of a group, or its members.
  [
    `\\b(?:${byGround}|an? (?:[a-z]{4,9} )?(?:arab|muslim|jew|turk|african|foreigner|immigrant|refugee|gypsy|lesbian|mexican|pole|romanian|wheelchair user|housewife|mother of (?:two|three|four|five|small (?:kids|children)))|(?:${ground}) ${someone}|(?:africans|hispanics|latinos|mexicans|israelis|chinese|gypsies|romanians|poles|women|roma|transsexuals)|(?:roma|gypsy|wheelchair) (?:people|families|couples|users?)|(?:refugee|immigrant|migrant|white|black|arab|arabic|turkish|muslim|jewish|chinese|indian|african|asian|polish|romanian) (?:suppliers|sellers|contractors|neighbou?rhoods|districts|families|homes|names)|some(?:one|body) (?:(?:his|her|your|their|that) age|that (?:fat|old|dark|foreign))|two (?:men|women|guys|girls)|anyone over (?:4[5-9]|[5-6]\\d)|the over[- ](?:4[05]|[56][05])s)\\b(?!')`,
    ofGround,
    `\\b${withTrait}`,
  ],
  // What somebody is said to be.
  [
    `\\b(?:being|because (?:you|she|he|they)(?:'re| are|'s| is)|since (?:you|she|he|they)(?:'re| are|'s| is)) (?:an? )?(?:${ground}|foreigner|immigrant|refugee|muslim|jew|woman|mother|mum)\\b`,
    `\\b(?:he|she|they)(?:'s|'re| is| are) (?:4[5-9]|[5-6]\\d|${ground})\\b`,
    `\\b(?:he|she|who)(?:'s| is)? (?:in a wheelchair|hiv[- ]positive|overweight|fat|bipolar|epileptic|trans|stutters?|lisps?|fasts|prays)\\b`,
  ],
  // What marks them: dress, speech, a name, a faith, an illness, a child to come.
  [
    `\\b(?:he|she|who) (?:speaks? with|has|wears?) (?:an? |that )?(?:(?:thick|strong|foreign|heavy) )?(?:accent|headscarf|hijab|turban|burka|niqab|kippa)\\b`,
    `\\bnames? like (?:mohamm?ed|muhammad|ahmed|ali|fatima|aisha|mehmet|murat|ayse|igor|jamal|kwame|abdul[a-z]{0,6})\\b`,
    `\\b(?:your|her|his|their) (?:sur|last |family |first )?name (?:doesn't|does not|didn't|sounds?)(?: not)? (?:sound )?(?:very |too |so |rather )?(?:german|english|british|french|european|western|american|foreign|arab|arabic|turkish|african|muslim|jewish|polish|russian|indian)\\b`,
    `\\bof (?:your|her|his|their|that|another|a different) (?:religion|faith|race|skin colou?r|origin|nationality|sexuality)\\b`,
    `\\b(?:down(?:'s)? syndrome|hiv[- ]positive|celebrates? ramadan|on (?:maternity|parental) leave|breastfeed(?:s|ing)?|holding hands|kissing)\\b`,
    `\\b(?:might|may|could|will|would|she'll|going to) (?:soon )?(?:get pregnant|want (?:children|kids)|have (?:children|kids|a baby)|start a family)\\b`,
  ],
].map((marks) => new RegExp(marks.join('|'), 'i'));

const decider =
  '(?:we|i|they|nobody|(?:my|our|the|your|his|her) (?:[a-z]{3,9} )?(?:boss|clients?|landlord|landlady|owner|customers?|patients|guests|board|team|investors?|managers?|director|company|hotel|agency|insurer|bank))';
const act =
  '(?:hire|employ|insure|rent|let|lease|lend|serve|seat|host|accept|take|put|send|assign|promote|admit|train|discuss|deal|talk|sell|extend|renew|consider|interview|want|invite|approve|waste|shortlist|marry|bless|deliver|reply|respond|advertise|trust|need)';
/** Decided against somebody. */
const decided = new RegExp(
  [
    // Refused, or passed over.
    `\\b(?:${decider}(?:'d|'ll|'ve)?(?: (?:really|simply|just|will|would|can|could|have|had|says?|said)){0,2} (?:don't|do not|doesn't|does not|won't|will not|cannot|can't|wouldn't|would not|couldn't|could not|never|rather not|didn't|did not|no longer|refuse[sd]? to|prefers? not to|declined? to)(?: (?:want|like|wish|even|really|ever|possibly|to|going|willing|allowed)){0,3} ${act}|(?:decided|chose|asked us|told us|prefers?(?:red)?|rather) not (?:to )?${act}|(?:please )?(?:don't|do not|never|no need to) (?:hire|rent|insure|put|send|seat|assign|promote|shortlist|interview|accept|waste|serve|lend|sell|train|reply|answer|call|bother))\\b(?! (?:until|before|later|the (?:invoice|file|form|report|parcel|order)))`,
    `\\b(?:${decider} )(?:have |had |has |will |would |just |simply )?(?:reject(?:ed|s)?|declined?|turn(?:ed|s)? (?:her|him|them|you) (?:down|away)|pass(?:ed)? (?:her|him|them) over|skip(?:ped)?|let (?:her|him|them) go|fired|dismissed|got rid of|picked|chose|charge[sd]?|ask(?:ed)? double)\\b`,
    `\\b(?:will|would|is going to|may) (?:probably |likely |surely |certainly )?(?:decline|reject you|refuse|say no)\\b`,
    `\\b(?:pick|choose|take|prefer|train|hire) (?:the (?:others?|other (?:candidate|applicant|one)s?)|someone else|somebody else|another (?:candidate|applicant))\\b`,
    `\\bwould have (?:offered|hired|given|promoted|accepted|let) (?:him|her|them)\\b`,
    // Sent away, or let go.
    `\\b(?:asked?|told) [^.!?,]{2,20} to leave\\b`,
    `\\b(?:threw|thrown|sent) (?:(?:them|him|her) )?(?:out|home|away)\\b`,
    `\\bmust (?:all )?(?:leave|go|get out|use the (?:staff|back|side|other))\\b`,
    `\\b(?:will be |are |is |be )?(?:the )?first to go\\b`,
    `\\bend (?:the|her|his|their) (?:contract|probation|trial)`,
    `\\breplace (?:her|him|them)\\b`,
    `\\bcancel the (?:shoot|contract|booking|order|deal|interview|job)\\b`,
    `\\bhang up on\\b`,
    `\\bbother with\\b`,
    `\\bshould(?:n't| not) be (?:selling|working|driving|teaching|serving|leading|here|in)\\b`,
    // Kept from others, or put last.
    `\\b(?:keep|put|seat|leave|move|place|hide|sit|take)\\b[^.!?]{0,30}\\b(?:off the (?:phones?|floor|list|team|desk|counter|stage)|(?:at|in|to) the (?:very )?back|(?:near|by|next to|beside) the (?:toilets?|kitchen|bins?|exit|back door)|out of sight|to the end|last)\\b`,
    `\\b(?:keep|get|throw|kick)\\b[^.!?]{0,20}\\bout of (?:the|our|this|my)\\b(?! (?:rain|sun|cold|heat|wind|way of|loop|dark))`,
    `\\b(?:stay|keep|put|work) (?:him |her |them )?in the background\\b`,
    `\\bask(?:ed|s)? [^.!?,]{2,24} (?:not to (?:use|enter|come|sit|touch|attend|apply)|to stay (?:away|out|outside))\\b`,
    `\\bput your (?:husband|boss|father|brother) on\\b`,
    // Asked for more.
    `\\b(?:charge|ask|bill|quote) [^.!?,]{2,24} (?:double|twice|more|extra)\\b`,
    `\\b(?:months?'? (?:of )?rent|deposit|payment|pay|cash) (?:up ?front|in advance|first)\\b`,
    `\\bask for cash\\b`,
    // Held to be of no use, a cost or a danger.
    `\\b(?:is|are|would be|that's|that is) (?:simply |just |clearly |probably )?(?:an? (?:no(?:-go)?(?= for| with| in| ?[.!,;])|risk (?:to|for)|burden|liability)|out of the question|not (?:possible|an option|acceptable|welcome|wanted)|of no (?:use|value|help)|no use)\\b`,
    `\\b(?:won't|will not|doesn't|does not|don't|wouldn't) (?:really )?(?:help (?:sales|us|our)|sell|look good|go down well|suit (?:us|our)|fit (?:in|us|our))\\b`,
    `\\b(?:only|just|would|will|always)(?: [a-z]{2,8})? (?:slow (?:us|the team|everyone|things) down|take up (?:too much |all the )?(?:space|room)|cause (?:us )?(?:trouble|problems)|make trouble|cost us)\\b`,
    `\\btake up too much (?:space|room)\\b`,
    `\\b(?:won't|will not|can't|cannot|don't|do not|never) (?:even |ever |really )?(?:learn anything|learn (?:it|that|this|the|new)|pay(?= ?(?:[.,!;]|so\\b|their\\b|on\\b))|afford (?:it|this|that|us|our))`,
    `\\b(?:drag(?:s)? (?:down|us)|ruins?|lowers?|spoils?|hurts?|wrecks?|trash(?:es)?) (?:our|the|us|it|everything)\\b`,
    `\\bleaves? (?:everything|it|the [a-z]{4,9}) (?:dirty|filthy|in a mess)\\b`,
    `\\bcosts? (?:us )?more than (?:they|she|he|it)\\b`,
    `\\btreat (?:it|this|them|her|him|the [a-z]{4,9}) as (?:fraud\\w{0,5}|suspicious|suspect|spam|a risk)\\b`,
    `\\bwas a mistake\\b`,
    `\\bnever available\\b`,
    `\\bholds? (?:every(?:body|one)|us|the (?:group|team|line)) up\\b`,
    `\\bwastes? (?:our|my|your|the)\\b`,
    `\\bnever pay\\b`,
    `\\b(?:is|are|make) (?:such |always )?bad (?:tenants?|drivers?|employees?|workers?|payers?|customers?|leaders?|bosses)\\b`,
    `\\bin their (?:blood|nature|genes)\\b`,
    `\\bthey all (?:leave|steal|lie|quit|complain)\\b`,
    `\\bthe slow ones\\b`,
  ].join('|'),
  'i',
);

/** What helps or spares those it names, what bodies can and cannot do, and what is said of a thing or a rule of others. */
const meantWell =
  /\b(?:should(?:n't| not) (?!be (?:selling|working|driving|teaching|serving|leading|here|in)\b)|must not|mustn't|never have to|so that (?:they|you|she|he|nobody|no one|all|every(?:body|one))|wait\w{0,3}|queu\w{1,4}|stand(?:ing)?|struggl\w{1,3}|suffer|miss out|worry|(?:line|lines|system|server|website|phones?) (?:is|are) down|closed|fully booked|overbooked|steps|welcome(?:d)?|accessib\w{2,5}|ramps?|lifts?|interpret\w{1,4}|captions?|discounts?|free|equal\w{0,3}|rights?|quota|medicines?|tablets?|doses?|drugs?|x-?ray|vaccin\w{1,5}|surgery|chemicals?|solvents?|heights|ladders?|maternity|parental|parking|tickets?|vouchers?|sizes?|shoes|clothes|clothing|toys?|actors?|actress\w{0,2}|cast(?:ing)?|film|novel|play|match|league|tournament|race|choir|orchestra|safety|emergency|evacuat\w{1,4}|translat\w{1,5}|language|menu|kosher|halal|diet|allerg\w{1,4}|stairs|quiet\w{0,2}|another job|another offer|found|withdr\w{2,5}|(?:my|our|his|her|your) (?:mother|mum|mom|father|dad|grandmother|grandfather|parents)|asked (?:us )?(?:to|not to)|wish(?:es|ed)?|at (?:his|her|their) own|by mistake|apolog\w{1,4}|sorry|pupp(?:y|ies)|kittens?|dogs?|cats?|cows?|horses?|sheep|hens?)\b|\?\W*$/i;

/** People of a protected ground, and a decision against them, in one sentence and however it is put. */
export const brushedAside = facets(
  who.map((marked) => ({ all: [decided, marked], none: [refuted, lawful, meantWell] })),
);
