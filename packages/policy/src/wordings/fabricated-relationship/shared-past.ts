import { facets, part } from '../../search/sentence-facets.ts';
import { past, place, unclaimed } from './past-wordings.ts';

const we = '(?:we|you and i|the two of us|i)';
/** Those of the sender's side who may have met the reader. */
const ours = '(?:i|we|(?:my|our) (?:[a-z]{3,12} ){1,2}[a-z]{3,12}|(?:my|our) [a-z]{3,12})';
const met =
  '(?:spoke|spoken|talked|met|chatted|sat|stood|shared|crossed paths|ran into each other|bumped into each other|swapped|exchanged|dined|ate|worked|toured|walked|got talking|wrapped up|parted|hung up|rang off|lost touch|fell into conversation|shook hands)';
const occasion =
  '(?:keynote|talk|panel|session|speech|presentation|booth|stand|stall|table|lunch|dinner|breakfast|drinks?|coffee|reception|conference|summit|expo|fair|trade show|meetup|workshop|webinar|seminar|event|gala|awards|queue|corridor|lobby|bar|flight|train|taxi|site visit|tour|open day|round ?table|offsite|golf)';
const company =
  '(?:(?:to|finally) (?:sit|share|stand|dine|ride|walk|travel|spend|have|work|swap|hear|eat|tour|host)|sitting|being|standing|working|comparing notes|catching up|sharing|dining|riding|walking|travelling|traveling|collaborating|presenting|spending|having|touring|trading|swapping|hearing|eating|seeing|hosting)';

/** Says by its parts that writer and reader have met, talked or written before. */
export const sharedPast = facets([
  // "Here's a short summary from our meeting", "you and I go back a long way", "like we agreed last time".
  {
    all: [
      /\b(?:here(?:'s| is| are)|attached(?: is| are)?|below(?: is| are)?|find)\b[^.!?]{0,24}\b(?:summary|notes|minutes|recap|takeaways|action points|write-?up)\b[^.!?]{0,12} (?:from|of|after) our (?:[a-z]{3,10} )?(?:meeting|call|chat|conversation|demo|session|discussion|visit)\b|\byou and i(?: (?:both|really|certainly))? (?:go back (?:a long way|years|ages|a while)|have known each other)\b|\b(?:like|as|what) we (?:agreed|discussed|said|arranged|planned|talked about) (?:last time|last week|last month|yesterday|the other day|on the phone|at the (?:fair|event|show))\b/i,
    ],
    none: [/\b(?:if|would|could|after (?:the|our) (?:call|meeting) (?:i|we))\b/i],
  },
  // Both were there: "we got talking after your keynote".
  {
    all: [
      part(`${we}(?: (?:both|briefly|had|'ve|have|first|only|even|then|all|actually|finally)){0,2} ${met}`),
      part(
        `(?:after|before|at|over|during|outside|by|in|near|behind|on|between|beside|next to) (?:your|the|that|our|this|a|an|[a-z]{3,12}'s?) (?:[a-z'-]{2,14} ){0,3}?${occasion}`,
      ),
      /\b(?:we|you)\b/i,
    ],
    none: [
      ...unclaimed,
      /\bwe (?:met|meet) (?:the|every|all|(?:nobody|no one)\b(?![^.!?]*\byou\b)|demand|our|this|that|your (?:needs|goals|target|deadline))|\bi (?:met|spoke|talked|chatted|worked|sat|stood|shared) (?!(?:to |with |next to |beside |across from |by )?you\b)/i,
    ],
  },
  // What it was like: "a pleasure sitting across from you".
  {
    all: [
      part(
        `(?:pleasure|joy|treat|great|lovely|fun|nice|good|wonderful|delight|privilege|hono[u]?r|enjoyed|loved|enjoyable)`,
      ),
      part(
        `${company}(?: [a-z'-]{1,12}){0,4}? (?:with|across from|next to|beside|alongside|opposite|behind|from|by) you`,
      ),
      part(`(?:was|were|been|enjoyed|loved|${past})`),
    ],
    none: unclaimed,
  },
  // What the reader is said to have thought of it: "good to hear that you liked the demo".
  {
    all: [
      /\b(?:great|good|glad|happy|lovely|nice|pleased|delighted|thrilled|relieved)\b/i,
      /\b(?:that )?you(?: and [a-z' ]{3,20}|r (?:team|colleagues|boss|director))?(?: (?:all|both|really|also|so|had|have|were|was)){0,3} (?:lik(?:e|ed)|lov(?:e|ed)|enjoyed|appreciated|(?:happy|pleased|impressed|satisfied) (?:with|by)) (?:what you (?:saw|heard|tried|tasted)|(?:my|our) (?:[a-z-]{3,12} )?(?:idea|offer|talk|visit)|(?:the|our|my|that) (?:[a-z-]{3,12} )?(?:demo|presentation|proposal|quote|walk-?through|samples?|pitch|trial|pilot|tour|workshop|first (?:call|meeting)))\b/i,
    ],
    none: unclaimed,
  },
  // Remembered: "I still think of our dinner in Lisbon".
  {
    all: [
      part(
        `(?:remember|recall|recalled|forgotten|remembering|(?:stuck|stayed) with (?:me|us)|think back|think of|thinking back|memory|memories)`,
      ),
      part(
        `(?:our (?:[a-z-]{3,14} ){0,2}(?:dinner|lunch|breakfast|coffee|drinks?|walk|ride|visit|evening|afternoon|morning|talk|chat|call|conversation|meeting|exchange|time|days|trip|tour|encounter|debate|handshake|discussion)|(?:what|how|the way|when|that|things?|advice|story|question|point|idea|plans?|remark) (?:that )?you (?:told|said|gave|shared|described|asked|raised|made|explained|mentioned|showed|filled|put it|laughed|offered|had|were)|(?:that|the) (?:dinner|lunch|breakfast|coffee|walk|ride|evening|afternoon|morning|talk|chat|call|day|trip|tour) (?:where|when|that|on which|in which) (?:you|we)|your (?:face|laugh|smile|advice|words|worry|worries|question|hesitation|team|remark|point|idea|concern|story|answer|comment|objection) (?:when|at|over|on|from|that|about|regarding|as to))`,
      ),
    ],
    none: unclaimed,
  },
  // Left, shown or handed over by us.
  {
    all: [
      part(
        `(?:the|those|that|these) (?:[a-z-]{3,14} ){1,3}?(?:that |which )?${ours} (?:left|dropped|showed|gave|handed|lent|demonstrated|presented|walked|took|ran|promised|posted|sent)`,
      ),
      part(
        `(?:left|dropped|showed|gave|handed|lent|demonstrated|presented|walked|took|ran|promised|posted|sent)(?: (?:off|it|them|over|through|across|past|round|out|in))? (?:with |to |for |at |by |past )?(?:you|your (?:[a-z]{3,12} )?(?:team|colleagues?|assistant|reception|desk|office))`,
      ),
    ],
    none: unclaimed,
  },
  // Called on in person, or tried to be reached.
  {
    all: [
      part(
        `(?:i|we)(?:'ve| have| had|'d)?(?: also| even| already| just| then)? (?:came by|came to|dropped (?:by|in|into)|stopped by|popped (?:in|into|by)|swung by|visited|toured|called (?:in|round)|looked round|walked (?:through|around|round))(?: (?:at|to|by|in))? your`,
      ),
      part(`your (?:[a-z]{3,14} )?${place}`),
      part(past),
    ],
    none: unclaimed,
  },
  {
    all: [
      part(
        `(?:i|we)(?:'ve| have| had|'d)?(?: also| even| already| just| then)? (?:tried(?: (?:to (?:reach|call|ring|phone|catch|get hold of)|calling|ringing|phoning|reaching|catching))?|rang|phoned|called|texted|e-?mailed|messaged|pinged|wrote to|written to|left) you(?: (?:twice|once|again|three times|a (?:voicemail|message|note)|several times|a couple of times|on (?:the phone|your mobile)))?`,
      ),
      part(
        `(?:twice|three times|several times|a couple of times|again|voicemail|as (?:we )?(?:arranged|agreed|planned)|${past})`,
      ),
    ],
    none: [
      ...unclaimed,
      /\bbecause (?:of )?your\b|\b(?:why|reason) (?:i|we)\b|\btried you(?:r)? (?:app|product|tool|service|site)/i,
    ],
  },
  // Brought together by a third person.
  {
    all: [
      part(
        `(?:(?:we|you and i) (?:were|got|have been)(?: [a-z]{3,12}ly)? introduced|(?:i|we) (?:was|were)(?: [a-z]{3,12}ly)? introduced to you(?!r)|[a-z]{2,14} (?:introduced|connected) (?:us|you and (?:me|i)|me to you(?!r)))`,
      ),
      part(`(?:by|at|through|over|via|during|${past}|introduced|connected)`),
    ],
    none: unclaimed,
  },
  {
    all: [
      part(`(?:the two of you|you two|you both|you and (?:he|she|him|her|(?:my|our) [a-z]{3,14}))`),
      part(
        `(?:spoke|talked|met|chatted|exchanged|caught up|hit it off|got on|had (?:a|an) (?:[a-z]{3,12} )?(?:chat|call|conversation|talk|exchange|coffee|lunch|meeting)|agreed|discussed)`,
      ),
    ],
    none: unclaimed,
  },
  // Arranged by both: "we had pencilled in this week".
  {
    all: [
      part(
        `we(?:'d| had) (?:(?:pencill?ed in|settled on|fixed|agreed on|said) (?:this|next|today|tomorrow|monday|tuesday|wednesday|thursday|friday|a (?:date|time|slot))|(?:set|planned|arranged|earmarked|lined up|blocked|booked) (?:(?:a|some) (?:time|date|slot|call|meeting|chat|follow-?up)|to (?:speak|talk|meet|reconnect)))`,
      ),
      part(
        `(?:(?:this|next) (?:week|month|morning|afternoon)|today|tomorrow|monday|tuesday|wednesday|thursday|friday|a (?:date|time|slot|call|meeting|follow-?up)|(?:to|for) (?:speak|talk|meet|reconnect|a (?:decision|call|chat|meeting)))`,
      ),
    ],
    none: [...unclaimed, /\bwe (?:had )?(?:set|booked|planned|lined up|arranged) (?:ourselves|our own|up)\b/i],
  },
  {
    all: [
      part(`(?:great|good|nice|lovely|glad|happy|pleased|delighted|wonderful)`),
      part(
        `(?:got|able|was|to have|to finally|managed|finally) (?:to )?put (?:a|the) face to (?:a|the|your)|able to put a face to (?:a|the|your)`,
      ),
    ],
    none: unclaimed,
  },
  {
    all: [
      part(
        `(?:as|being|you(?:'re| are| were)) (?:an? |one of (?:our|the) )(?:former|past|existing|current|returning|one-time|long-?standing|long-?time|loyal|previous)`,
      ),
      part(`(?:clients?|customers?|partners?|members?|users?|subscribers?) of ours`),
    ],
    none: unclaimed,
  },
  // Coming back with what was asked for, or after messages left.
  {
    all: [
      part(
        `(?:(?:coming|getting|circling|reverting|came|got) back to you (?:with|on|about|regarding|as)|left (?:(?:you|a|an|two|three|several|some) ){1,2}?(?:messages?|voicemails?|notes?)|to send (?:you )?(?:what|the [a-z]{3,14}) you (?:asked|wanted|requested))`,
      ),
      part(`(?:you|your (?:assistant|colleagues?|team|desk|voicemail|reception|office))`),
    ],
    none: unclaimed,
  },
  // What came of it: "our chat in the corridor made me rethink".
  {
    all: [
      part(
        `our (?:[a-z-]{3,14} ){0,2}(?:chat|conversation|exchange|call|talk|discussion|dinner|lunch|coffee|encounter|catch-?up|correspondence|meeting)(?= (?:in|at|on|over|about|with you|last|yesterday|earlier|this|made|got|left|gave|was|were|went|ended|turned|reminded|convinced|inspired|prompted|encouraged|taught|showed)\\b)`,
      ),
      part(
        `(?:(?:made|got|left|gave|reminded|convinced|inspired|prompted|encouraged|taught|showed) (?:me|us)|(?:was|were|went|ended|turned) (?:so |very |really |a )?(?:short|helpful|useful|insightful|interesting|cut|interrupted|great|good|well|eye-opening|lively|pleasant|brief|inspiring))`,
      ),
    ],
    none: [...unclaimed, /\bwith (?!you\b|your\b|me\b|us\b)[a-z]+ (?:made|got|gave|was|were|showed)\b/i],
  },
  {
    all: [
      part(
        `(?:the|those|these|that) (?:[a-z-]{3,14} ){1,2}?(?:that |which )?(?:i|we) (?:e-?mailed|sent|mailed|couriered|posted|shared|messaged|forwarded|faxed)`,
      ),
      part(
        `(?:e-?mailed|sent|mailed|couriered|posted|shared|messaged|forwarded|faxed) (?:over|across|through|along|round|your way|(?:with |to )?you|${past})`,
      ),
    ],
    none: [
      /\b(?:would|could|never|haven't|have not|didn't|did not|with customers|on our (?:page|blog|site|website))\b/i,
    ],
  },
  // Once more: "nice to be writing to you again".
  {
    all: [
      part(
        `(?:(?:writing|speaking|talking|working|connecting|reconnecting) (?:to |with )?you|(?:back )?in touch(?: with you)?|(?:write|speak|talk|work|connect|meet|see|hear) (?:to |with |from )?you) (?:once )?again`,
      ),
      part(`(?:after|so long|a while|nice|good|great|pleased|glad|happy|lovely|pleasure)`),
    ],
    none: unclaimed,
  },
  {
    all: [
      part(
        `(?:you and i|the two of us|we two)(?: (?:both|all|then|quickly))? (?:exchanged|talked|spoke|met|corresponded|agreed|decided|concluded|settled|laughed|felt|found|noted|planned|said|saw|had)`,
      ),
      /\b(?:you and i|the two of us|we two)\b/i,
    ],
    none: unclaimed,
  },
  // Done by us at the reader's.
  {
    all: [
      part(
        `(?:survey|audit|visit|walk-?through|assessment|trial|pilot|test|review|inspection|demo|workshop|training|analysis|measurements?|presentation) (?:that |which )?we (?:carried out|did|ran|made|conducted|held|had|completed|gave|took|performed|delivered)`,
      ),
      part(`(?:at|on|in|for|with) (?:you|your)(?! (?:website|page|behalf|competitors?|suppliers?|peers?))`),
    ],
    none: unclaimed,
  },
  // Side by side: "since we worked together in Ghent".
  {
    all: [
      part(
        `we(?: (?:first|last|both|all|once|two))? (?:worked|travelled|traveled|sat|studied|served|presented|dined|walked|toured|were|shared|exchanged|swapped|laughed|had)`,
      ),
      part(
        `(?:worked|travelled|traveled|sat|studied|served|presented|dined|walked|toured) together|in the same room|(?:exchanged|swapped) (?:business )?(?:cards|numbers|contacts|stories)|(?:a|such a) (?:[a-z]{3,8} )?laugh|laughed (?:about|at|over|so)`,
      ),
    ],
    none: unclaimed,
  },
  // "You applied for a similar role with us in spring."
  {
    all: [
      /\byou(?:'ve| have| had)? (?:applied|interviewed|registered your interest|put your name down|enquired|inquired)\b/i,
      /\b(?:with|to|at|for) (?:us|our [a-z]{3,12})\b/i,
      /\b(?:last|in (?:spring|summer|autumn|winter|january|february|march|april|may|june|july|august|september|october|november|december|20\d\d)|(?:a|two|three|some|few) (?:weeks|months|years) ago|earlier|before|recently|back in|once)\b/i,
    ],
    none: [/\b(?:if|whether|when|thank you|thanks|your application)\b|\?\W*$/i],
  },
  // "Your colleague Tom suggested that I write to you."
  {
    all: [
      /\byour (?:colleague|friend|boss|manager|co-?worker|neighbou?r|team-?mate|cfo|ceo|cto|assistant|predecessor)\b/i,
      /\b(?:suggested|recommended|told me|said|advised|asked me|thought|encouraged me|pointed me|referred me|put me in touch)\b/i,
      /\b(?:(?:i|we|me to) (?:should )?(?:write|contact|reach out|get in touch|talk|speak|call|ring|approach)|your (?:name|number|details|e-?mail|address)|to you\b|in your direction)\b/i,
    ],
    none: [/\b(?:if|whether|when)\b|\?\W*$/i],
  },
  // "You told our team in Berlin that you were looking for a new vendor."
  {
    all: [
      /\byou(?: both| all| kindly| recently| once| also| had|'d|'ve| have){0,2} (?:told|mentioned to|said to|let|asked|informed|explained to|assured|promised|complained to)\b/i,
      /\b(?:my|our) (?:[a-z-]{3,14} )?(?:team|colleagues?|boss|manager|co-?founder|founder|ceo|sales (?:team|lead|rep|people)|rep|director|partner|account manager|people|office|stand|booth)\b/i,
      /\b(?:that|you(?:'d| were| had| would| wanted| needed)|about|know|to (?:call|write|send|come|check|follow|get|reach|circle))\b/i,
    ],
    none: [...unclaimed, /\b(?:order|ticket|case|claim|refund|delivery|booking|if you)\b/i],
  },
  // "Circling back on the proposal you were going to review with your board."
  {
    all: [
      /\byou (?:were|had) (?:going|planning|meaning|about|hoping|supposed|promised|agreed|wanted|intending|offered) to (?:review|discuss|show|share|check|think|talk|run|take|look|read|send|get back|sign|decide|speak|pass|present|forward|confirm)\b/i,
      /\b(?:proposal|quote|offer|draft|contract|deck|pricing|estimate|document|paper|plan|pilot|idea|numbers|it|this|back)\b/i,
      /\b(?:circling|following|checking|coming|touching|getting|reaching|writing|wondering|curious|any (?:news|update|word)|picking|how did|did|where)\b/i,
    ],
    none: [/\b(?:ticket|refund|order|delivery|repair|parcel|case)\b/i],
  },
  // "We've been emailing back and forth about this for a while", "I remember how much you liked the prototype".
  {
    all: [
      /\bwe(?:'ve| have|'d| had) (?:been )?(?:e-?mailing|writing|talking|messaging|going|exchanging|discussing|trading|corresponding|chatting|speaking|in touch)\b/i,
      /\b(?:back and forth|for (?:a while|some time|weeks|months|a few|several|ages)|about (?:this|it|your|the)|e-?mails|messages|since)\b/i,
    ],
    none: [
      ...unclaimed,
      /\b(?:internally|among ourselves|with (?:the|our|other|his|her|your (?:supplier|landlord|bank))|team has)\b/i,
    ],
  },
  {
    all: [
      /\bi(?:'ll| will)? (?:still |well |fondly |clearly )?(?:remember|recall|haven't forgotten|won't forget)\b/i,
      /\b(?:how (?:much|keen|excited|impressed|happy|interested)?|that|what) ?(?:much )?you(?:r team|r boss)? (?:both |all |really |had |were |was |so )?(?:liked?|loved?|enjoyed|said|told|wanted|asked|hoped|mentioned|thought|needed|struggled|were|was|showed|laughed)\b/i,
    ],
    none: [
      ...unclaimed,
      /\b(?:reading|your (?:post|article|talk|podcast|book|interview|keynote)|on (?:stage|the podcast|linkedin))\b/i,
    ],
  },
  // "It was a pleasure having you at our booth in Las Vegas."
  {
    all: [
      /\b(?:pleasure|great|lovely|wonderful|good|nice|fun|delight|hono[u]?r|joy)\b[^.!?]{0,8}\b(?:having|hosting|welcoming|seeing|receiving|to have (?:had )?|to host|to welcome|to see)\b[^.!?]{0,3}\byou\b/i,
      /\b(?:at|in|on|by|to) (?:our|the|my) (?:[a-z-]{3,14} )?(?:booth|stand|stall|office|showroom|factory|table|dinner|workshop|event|open day|headquarters|site|lab|warehouse|fair|summit|conference|expo|demo)\b/i,
      /\b(?:was|were|been|had)\b/i,
    ],
    none: unclaimed,
  },
  // "We have worked together before", "our firms have done business in the past".
  {
    all: [
      part(
        "(?:we|our (?:firms|companies|teams|offices)|you and (?:i|we))(?:'ve| have|'d| had)(?: [a-z]{4,9})? (?:worked|done business|dealt|traded|cooperated|partnered|collaborated|been partners|been working|served)",
      ),
      part(
        'before|previously|in the past|already|for (?:years|many years|a long time)|once|on (?:several|other) projects',
      ),
      part('you|together|each other|one another|our (?:firms|companies|teams|offices)'),
    ],
    none: [
      ...unclaimed,
      /\bwith (?:several|many|some|a few|other|various|firms|companies|businesses|teams|people|dozens)\b/i,
    ],
  },
  // "Your colleague introduced us at the dinner, if you recall."
  {
    all: [
      part(
        '(?:your|our|a|my|that) (?:mutual |common )?(?:colleague|friend|contact|boss|partner|manager|acquaintance|wife|husband|host)(?: [a-z]{2,12})?',
      ),
      part('introduced (?:us|you to (?:me|us)|me to you|you and me)'),
    ],
    none: [/\b(?:would|could|never|wish|hope to)\b/i],
  },
  // "Our friend John suggested that we talk again."
  {
    all: [
      part(
        '(?:suggested|thought|proposed|said|insisted|recommended)(?: that)? (?:we|you and i) (?:should |might )?(?:all )?(?:talk|speak|meet|connect|catch up|get together)',
      ),
      part('again|once more|anew'),
    ],
    none: unclaimed,
  },
]);
