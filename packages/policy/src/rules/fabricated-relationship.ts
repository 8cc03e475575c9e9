import { wordingsElsewhere } from '../languages/index.ts';
import { defineRule } from '../rule.ts';
import { allChannels, messageTypes } from '../rule-scope.ts';
import { pattern } from '../search/pattern.ts';
import { sentencesWith } from '../search/sentence-facets.ts';
import { statedMatches } from '../search/stated-matches.ts';
import { because } from '../text/let-go.ts';
import { isAsked, sentenceOf } from '../text/phrase-context.ts';
import { overlapsAny, type Range } from '../text/range.ts';
import { readersPart } from '../wordings/fabricated-relationship/readers-part.ts';
import { sharedPast } from '../wordings/fabricated-relationship/shared-past.ts';

const contact =
  '(?:call|calls|conversation|conversations|chat|discussion|discussions|meeting|meetings|talk|talks|demo|session|exchange|correspondence|catch-up|catch up|phone call|zoom|coffee|lunch|dinner|breakfast|intro call|discovery call|kick-?off|email exchange|video call|encounter|get-together|back-and-forth)';
const last =
  "(?:last|latest|previous|prior|recent|earlier|first|initial|great|good|wonderful|lovely|productive|brief|quick|insightful|interesting|helpful|fantastic|pleasant|yesterday's|monday's|tuesday's|wednesday's|thursday's|friday's|morning's|last week's|this morning's|today's|last month's)";
const spoke =
  '(?:spoke|talked|met|chatted|connected|discussed|corresponded|caught up|emailed|sat down|bumped into (?:each other|one another)|exchanged (?:(?:a few|some|several|two|three) )?(?:e-?mails|messages|notes)|been in (?:touch|contact)|were in (?:touch|contact))';
const speaking =
  '(?:speaking|talking|chatting|comparing notes|meeting(?: up)?|connecting|catching up|reconnecting|sitting down|getting to know|hearing from)';
const when =
  '(?:yesterday|earlier(?: today| this week)?|today|this morning|last (?:week|month|night|quarter|year|fall|spring|summer|winter|monday|tuesday|wednesday|thursday|friday|time)|(?:on )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|the other day|recently|at [A-Z][\\w ]{2,24}|at the [a-z]{3,15}(?: [a-z]{3,15})?|a (?:few|couple of) (?:days|weeks|months) ago|in (?:january|february|march|april|may|june|july|august|september|october|november|december))';

const claims = pattern(
  `(?:we|you and i)(?:'ve| have)? (?:last |briefly |recently |first )?(?:spoke|spoken|talked|met|chatted)(?: (?:briefly|quickly|once|twice|again|before|both|shortly|in person|with you)){0,2} (?:in|at|over|during|by|on) (?:the |a |our )?(?:spring|summer|autumn|fall|winter|january|february|march|april|may|june|july|august|september|october|november|december|phone|fair|expo|conference|summit|trade show|lobby|queue|bar|booth|stand)`,
  "(?:haven't|have not|didn't|did not|never|not|yet to) (?:yet )?(?:heard?|had|got|gotten|received|seen|get|receive|see) (?:(?:anything|a word|an? (?:reply|answer|response)) )?(?:back )?(?:from you )?(?:on|about|to|regarding|since) (?:(?:my|our|any of my|either of my) (?:[a-z]{2,10} ){0,3}(?:e-?mails?|messages?|notes?|letters?|voicemails?|calls?|offers?|proposals?)|the (?:[a-z]{2,10} ){0,2}(?:e-?mails?|messages?|notes?|letters?|voicemails?) (?:that )?(?:i|we) (?:sent|left|wrote|dropped))",
  "(?:the|my|our|both|those|these) (?:(?:two|three|four|few|several|other|first|last|previous|earlier|recent) ){0,2}(?:e-?mails?|messages?|notes?|letters?|voicemails?) (?:(?:that|which) )?(?:i|we)(?:'ve| have)? (?:already )?(?:sent|left|wrote|written|dropped|mailed)(?= (?:to )?(?:you|your|last|earlier|in|on|before|yesterday|this|a)\\b)",
  "(?:summary|recap|notes|recording|minutes|slides|deck) (?:of|from) (?:yesterday's|today's|this morning's|last week's|last month's|(?:mon|tues|wednes|thurs|fri)day's) (?:call|demo|meeting|chat|conversation|session|workshop) with (?:you|your [a-z]{3,12})",
  'you were (?:so |very )?(?:kind|good|generous|nice) enough to (?:show|tell|send|give|take|meet|let|share|explain|walk|invite|host|see|spare|answer)',
  '(?:kind (?:enough )?to|for|good of you to) (?:take|taking|took|accept(?:ing)?|return(?:ing)?|answer(?:ing)?) (?:my|our) (?:call|e-?mail|message|voicemail)',
  '(?:great|good|nice|lovely|a pleasure|glad|happy) to have (?:had )?you (?:at|in|on|with us (?:at|on)) (?:our|the) (?:[a-z]{3,12} )?(?:workshop|webinar|event|demo|call|session|office|training|meeting)',
  '(?:as )?per our (?:[a-z]{3,12} )?(?:agreement|arrangement|understanding|plan)',
  '(?:telephonic|telephone|phone|verbal|earlier|personal) (?:conversation|discussion|talk|call|meeting) (?:of|on|dated|held|we had|with you) (?:yesterday|today|(?:mon|tues|wednes|thurs|fri)day|last|the|this|\\d)',
  "since you(?:'ve| have)? (?:kindly |recently |already )?(?:downloaded|requested|signed up for|registered for|subscribed to|filled (?:in|out)|attended|visited|enquired about|inquired about|asked for) (?:our|the|my|one of our) (?:[a-z-]{3,12} ){0,2}[a-z-]{3,14}",
  'your (?:last |recent )?(?:message|e-?mail|note|reply|question|call|voicemail) (?:from|of|on) (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|yesterday|last (?:week|month)|this morning)',
  'during our (?:last |recent |first |latest |phone |video |zoom )?(?:call|meeting|chat|conversation|session)',
  'in our (?:(?:last|recent|first|previous|latest) (?:call|meeting|chat|conversation|session)|meeting(?= that| yesterday| last| on|,))',
  '(?:my|our) [a-z]{3,12} and you (?:spoke|talked|met|discussed|agreed)|you and (?:my|our) [a-z]{3,12} (?:spoke|talked|met|discussed|agreed)',
  `(?:sorry|apologies|apologi[sz]e)(?: [a-z]{2,8}){0,3} (?:to|for|from|at|before|missing) our (?:last )?${contact}`,
  "(?:second|third|fourth|fifth|last) time (?:that )?(?:i|we)(?:'m|'ve|'re| am| have| are)? (?:been )?(?:writ(?:e|ing|ten)|wrote|reach(?:ed|ing)? out|contact(?:ed|ing)?|e-?mail(?:ed|ing)?|call(?:ed|ing)?|tr(?:y|ied|ying))",
  "(?:quote|offer|information|figures|samples?|proposal|documents?|details|price list|brochure|catalogue) you(?:(?: were|'ve been| have been) (?:waiting|asking) for|(?: had|'d)? wanted)",
  '(?:whom|who|that) you (?:met|spoke (?:to|with)|talked (?:to|with))',
  'your (?:feedback|comments|remarks|notes|corrections|thoughts) on (?:our|my|the) (?:[a-z]{3,10} )?(?:drafts?|proposals?|quote|offer|demo|deck|sketch(?:es)?|concept|presentation) (?:was|were|helped|has been|have been)',
  '(?:kind|good|nice|generous|great) of you (?:both |all )?to (?:show|see|meet|take|have|host|receive|invite|explain|spare|give|introduce)',
  "we(?:'d| had|'ve| have)? agreed on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|the \\d{1,2}|a (?:price|date|time))",
  'as we left (?:it|things|that)',
  "(?:haven't|have not|didn't|did not) (?:heard?|get|got|had) (?:anything |a word |a reply |an answer )?(?:back )?(?:from you )?since (?:i|we) (?:sent|shared|e-?mailed|mailed|gave|left)",
  'about what we (?:discussed|talked about|spoke about|agreed(?: on)?|planned|left open)(?= ?[.?!,])',
  '(?:forgotten|forget|remember(?:ed)?|recall(?:ed)?) (?:about )?(?:our (?:last |first |long |little )?(?:call|meeting|chat|conversation|talk|lunch|dinner|coffee|demo)|(?:asking|telling|writing|speaking|talking|promising) (?:me|us|to me|to us|with me))',
  "didn't (?:we|you and i) (?:say|agree|decide|arrange|plan|talk|speak|meet|discuss)",
  '(?:get|got|receive|received|read|seen|see|open|opened|miss|missed) my (?:last|previous|earlier|first) (?:two |three |few )?(?:e-?mails?|messages?|notes?|voicemail)',
  '(?:samples?|demo|tour|trial|brochures?|documents|prototype|quote|books?) (?:that )?(?:we|i|my (?:colleague|team)) (?:sent|gave|showed|left with|posted|mailed) (?:to )?(?:you|your team)',
  '(?:circling|coming|getting|checking|following) (?:back |up )?(?:on|to) my (?:last|previous|earlier|first) (?:e-?mail|message|note|letter|voicemail)',
  '(?:deck|quote|proposal|brochure|documents?|link|slides|report|offer|samples?|price list|e-?mail|message) (?:that )?(?:i|we) (?:sent|shared|gave|left|mailed|e-?mailed)(?: (?:you|over|across|to you))? (?:last|yesterday|on|earlier|in|the other)',
  'you (?:told|showed|walked|handed|explained to|mentioned to|asked) (?:me|us|my (?:colleague|manager|team)|our (?:team|rep))',
  '(?:thanks|thank you)(?: so much| again| very much)? for (?:your|the) time on (?:zoom|teams|skype|google meet|the phone|the line)',
  `(?:(?:circl(?:e|ing)|com(?:e|ing)|get(?:ting)?|check(?:ing)?|loop(?:ing)?) back|follow(?:ing)?[- ]up) (?:on|to|about|with you on) (?:the|my|our) [a-z-]{3,16}(?: [a-z-]{3,16})? (?:that )?(?:i|we) (?:sent|shared|gave|made|showed|left|promised)`,
  '(?:sorry|apologies|apologi[sz]e)(?: again| once more)? (?:for|about|that (?:i|we)) (?:having )?miss(?:ing|ed) (?:your|our) (?:last |first )?(?:calls?|meeting|appointment|demo|message|e-?mail)',
  "(?:i|we)(?:'ve| have)? (?:just |now |also )?(?:got|heard|listened to) your (?:last |kind )?(?:message|e-?mail|voicemail|note) (?:about|on|regarding|and|from|of)",
  '(?:just |only )?(?:replying|responding|answering|writing back) to your (?:[a-z]{3,8} )?(?:e-?mail|message|note|question|enquiry|inquiry|request|voicemail|call)',
  '(?:and )?for your (?:kind |last |recent )?(?:message|e-?mail|note|reply|question|call|voicemail|answer) (?:yesterday|earlier(?: today| this week)?|this morning|last (?:week|month|night)|the other day)',
  '(?:what|everything|all) (?:that )?we (?:discussed|talked about|talked through|went over|went through|walked through|agreed|mapped out|looked at|covered) together',
  '(?:i|we)(?: really| very much| much)? (?:appreciated|enjoyed|liked|loved|valued) your (?:[a-z]{3,9} )?(?:answers?|reply|replies|response|feedback|questions?|notes?|message|e-?mail|honesty|frankness) (?:last time|last (?:week|month)|yesterday|the other day|earlier(?: this week)?|when we|on (?:the|our) (?:call|phone))',
  `as (?:we(?: had|'d| have|'ve)? )?(?:previously |already |earlier |briefly |just )?(?:discussed|agreed|talked about|spoke about|mentioned (?:on|in|during|when|earlier)|promised|requested|arranged|outlined on|we (?:talked|spoke|agreed|discussed))(?: (?:on|in|during|over|at|by) (?:our|the) (?:${last} )?${contact}| ${when}| with you| (?:by|over) (?:phone|email|the phone|zoom|coffee|lunch))?`,
  `as (?:you|your team)(?:'d|'ve| had| have)? (?:previously |kindly |already |rightly |just )?(?:requested|mentioned|suggested|said|told (?:me|us)|instructed|pointed out|noted|indicated|explained|proposed|know from our [a-z]{3,12})(?: (?:on|in|during|over|at) (?:our|the) ${contact}| ${when})?`,
  `(?:per|as per|further to|following|following on from|following up on|following up from|follow(?:ing)?-?up (?:on|to|from)|follow up (?:on|to|from|after)|in follow-?up to|after(?!(?: [a-z]{3,12}){1,4},? (?:i|we)(?:'ll|'d| will| would| can| could| shall)\\b)|pursuant to|with reference to|in reference to|referring to|building on|based on|continuing|to continue|circling back (?:on|to|after)|picking up (?:from|on|where)|getting back to you (?:after|about|on)|coming back to|touching base (?:after|on|about)|recap(?:ping)? (?:of |from )?|regarding|to recap|reflecting on|thinking about|enjoyed|i (?:really )?(?:enjoyed|appreciated|loved)|thanks for|thank you for|since|re:) (?:(?:our|the|my|that) )(?:${last} )?(?:(?:${last}|phone|zoom|intro|introductory|sales|discovery|email|linkedin|video|onboarding|brief|quick) ){0,2}${contact}(?: (?:with (?:you|your team)|${when}|we had))?`,
  `(?:per|as per|at|upon|following|based on|in response to|further to) your (?:earlier |recent |last |kind )?(?:request|instructions?|message|e-?mail|inquiry|enquiry|reply|response|question|note|call|voicemail|feedback)(?: (?:for|of|to|on|about) [a-z]{2,12})?`,
  `(?:it was |it's been |was |really |had |what |such )?(?:a |an )?(?:so |really |very |truly |absolute )?(?:great|good|nice|lovely|wonderful|fantastic|pleasure|a pleasure|awesome|fun|an honou?r|honou?r|delight|a delight|fab|super|excellent) (?:to have (?:met|spoken|talked|chatted|connected)|(?:to )?(?:finally )?(?:meet|see|speak|talk|chat|connect|catch up)(?:ing)? (?:(?:with|to) )?(?:you |your team |you and [a-z ]{3,15} )?(?:in person )?${when}|${speaking} ${when}|${speaking} (?:with |to |you and )?(?:you|your team|each other)(?: (?:and [a-z ]{2,15} )?${when})?)`,
  `(?:i|we)(?:'ve| have)? (?:really |thoroughly |so |very much |truly )?(?:enjoyed|appreciated|loved|valued) (?:${speaking} (?:with |to )?(?:you|your team)|(?:our|the) (?:${last} )?${contact}(?! you)|(?:your|our|the) time (?:on|with|together|yesterday|today|last|at|during))`,
  `(?:great|nice|lovely|good|fun|wonderful|a pleasure) (?:to have )?(?:bump(?:ed|ing)|r[au]n(?:ning)?) into you`,
  `(?:thanks|thank you)(?: so much| again)? for (?:hosting|having|showing|welcoming|seeing|receiving|inviting) (?:me|us)(?! in your (?:home|house|kitchen|garden|lives|life|feed|inbox))(?: (?:around|round|over|at|in|last|on|for))?`,
  `(?:after|since|from) ${speaking} (?:with |to )?(?:you|your team)`,
  '(?:glad|happy|great|nice|good|pleased) (?:that )?(?:we|you and i) (?:got to|could|were able to|had (?:a|the) chance to|finally) (?:chat|meet|talk|connect|speak|met|spoke|talked)',
  `(?:what|everything|anything|whatever|where) (?:that )?we (?:discussed|talked about|talked through|went over|went through|walked through|agreed(?: on)?|spoke about|mapped out|touched on|covered|said|left (?:it|things))(?: together)?(?: ${when}| (?:on|in|during|over|at) (?:our|the) ${contact})`,
  `(?:the|those|that|these) (?:[a-z-]{3,16} ){1,2}(?:that )?we (?:discussed|talked about|talked through|went over|went through|walked through|agreed(?: on)?|spoke about|mapped out|sketched out|touched on|reviewed together|looked at together|covered)(?: together)?(?: ${when}| on (?:our|the) ${contact})?`,
  `(?:thanks|thank you|many thanks|appreciate you|grateful)(?: so much| again| very much| a lot)? (?:for )?(?:taking (?:the |some )?(?:time|a moment) to (?:speak|talk|meet|chat|connect|walk me)|your time (?:yesterday|today|earlier|on (?:the|our|monday|tuesday|wednesday|thursday|friday)|last week|this morning)|(?:speaking|talking|meeting|chatting|connecting|hopping on|jumping on|joining us on|sitting down) (?:with |to |on )?(?:me|us|a call|the call|our team)|(?:getting|coming) back to (?:me|us)|(?:your|the) (?:quick |prompt |kind |swift |fast |speedy )?(?:reply|response|e-?mail|feedback|message|note|call|voicemail|enquiry|inquiry)(?! time)|connecting ${when}|(?:reaching out|getting in touch(?! (?:with (?!us\\b|me\\b)|via|on|through))|contacting us|writing (?:to us|back|in)|calling (?:us|back|in|our (?:office|shop|team|hotline|branch))|your interest in|requesting|signing up|booking (?:a|the) demo|visiting our|stopping by|dropping by|attending our|the (?:great |good |productive |lovely )?(?:chat|call|conversation|meeting|talk|discussion)))`,
  `(?:when|since|after|the last time|last time|ever since|before|until) (?:we|you and i) (?:last |first |all )?${spoke}`,
  `(?:when|since|after|before) (?:we|you and i) (?:last |first |had )?(?:wrapped up|parted|hung up|rang off|left off|lost touch|said goodbye|got off the (?:phone|call))`,
  `(?:we|you and i|you and me|we've|we have)(?: both)? (?:last |recently |briefly |first |already |had )?(?:(?:spoken|${spoke})(?: (?:about|with|on|over|by|briefly|in person|this)){0,3} ?(?:${when}|about your|over (?:coffee|lunch|the phone|zoom)|on the phone|by phone|before|at [a-z0-9 ]{3,25})|had (?:a |an |such a )?(?:(?:${last}|nice|long|short|friendly|very [a-z]{3,12}) )?${contact})`,
  `(?:pleasure|great|good|nice|lovely|delight|honou?r|enjoyed|loved) (?:to )?(?:host|welcome|hosting|welcoming|showing|show|having|have) you (?:and your [a-z]{3,12} )?(?:around |round |at |in |over |to )(?:[a-z]{2,12} ){1,3}${when}`,
  `(?:you|your (?:team|colleague|boss|assistant|ceo|manager)(?: [A-Z][a-z]+)?)(?:'d|'ve| had| have)? (?:just |recently |kindly |previously |specifically |already )?(?:mentioned|told (?:me|us)|said|asked (?:me|us|for)|requested|agreed|promised|expressed (?:an )?interest|shared with (?:me|us)|indicated|confirmed|suggested (?:i|we)|wanted me to|gave me|invited (?:me|us)|replied|reached out|contacted us|inquired|enquired)(?: (?:that|to|in|on|during|when|about|you|your|if|a|an|the|our|me|us|us to|for|by|earlier|last|yesterday|over))?`,
  `(?:our|the) (?:${last} )(?:(?:phone|zoom|intro|sales|discovery|video|email) )?${contact}(?= (?:was|were|went|gave|made|left|showed|covered|about|on|last|with|together|we)|[,.!])`,
  `(?:i|we)(?:'ve| have)? (?:promised|told you|mentioned (?:to you|on|when|during)|said (?:on|when|i'd|we'd|that i|i would|we would)|owe you|agreed (?:on|during|to send))(?: [a-z]{2,12}){0,3}`,
  `(?:like|as) (?:i|we) (?:said|mentioned|promised|told you|explained)(?: (?:on|in|during|over|at|when) [a-z ]{2,20})?`,
  '(?:good|great|nice|lovely|wonderful) to (?:reconnect|catch up|see you again|hear from you|hear back|be back in touch|have (?:met|spoken))(?: (?:with )?you)?',
  "(?:remember (?:me|when we|our)|you (?:may|might|probably|will|'ll) remember (?:me|our|when we|that we|[a-z]{3,12} from (?:our|the (?:call|demo|tour|fair|meeting|dinner|booth)))|we go (?:way )?back|long time no (?:see|talk|speak)|as an existing (?:customer|client)|as a valued (?:customer|client|partner)|it's been a while since we|in our last (?:email|call|message|meeting|chat|conversation)|welcome back|continuing where we left off|where we left off|on our (?:last )?(?:call|zoom) (?:yesterday|last|on|you|we|earlier))",
);

/** Claims of earlier contact by their parts, whatever the order of words. */
const elsewhere = wordingsElsewhere('fabricated_relationship');
const earlierContact = [...sharedPast, ...readersPart];

/** What a firm says of an order, an appointment or a request it serves: it names no conversation. */
const soft =
  /^(?:as (?:previously |already |earlier |briefly |just )?(?:requested|agreed|promised|arranged)|(?:per|as per|following|in response to|further to) your |(?:thanks|thank you|many thanks)\b(?!.*\b(?:call|chat|conversation|meeting|talk|discussion|speaking|talking|meeting|chatting)\b)|.*\bhear (?:from|back)|(?:i|we)(?:'ve| have)? (?:promised|told you)|the [a-z-]{3,16} (?:that )?we agreed)/i;
const service =
  /\b(?:orders?|booking|booked|reservation|subscription|invoices?|refunded?|deliver(?:y|ed|ies)|parcel|ticket|appointment|cancell?ed|replace(?:d|ment)|repair(?:ed|s)?|warranty|out of stock|in stock|swap|viewings?|log ?in|password|export|your (?:account|table|car|payment|receipt|policy|claim|application|quote)|attached (?:quote|invoice|estimate)|newsletter|signing up (?:to|for)|adapter|collection|serial number|case number|reset|mailing list|updates)\b/i;
/** "If we've met before", "were you asked for it?": it is left open. */
const leftOpen = /\b(?:if|whether|unless|in case|were|are)\s$/i;
/** Behind these a follow-up is under way: "I'd like to follow up on our call". */
const wish = /\b(?:like|love|want) to $/i;
/** What the message itself says above: "as promised in the subject line". */
const ownHeading = /^\s(?:in\s)?(?:the|our|my|this) (?:headline|subject(?: line)?|title|heading|preview|opening)\b/i;
/** A published remark is no contact, and neither is what has not happened yet. */
const published =
  /\b(?:in|on|from|at|via|during|of) (?:your|the|a|an|his|her|their|its|this|that|last week's|our) (?:[\w'-]{2,16} ){0,4}?(?:blog|post|posts|article|podcast|episode|interview|keynote|webinar|talk at|book|newsletter|linkedin|twitter|tweet|thread on|video|website|site|(?:careers )?page|annual letter|press release|report|10-k|earnings call|panel|presentation|profile|job ad|job posting|job description|medium|substack|column|op-ed|review|case study|filing|youtube|announcement|whitepaper|flyer|flier|leaflet|brochure|catalogue|advert|poster|documentation|docs|readme|survey|form|paper|tender|rf[pqi]|roadmap|changelog|specification|call for (?:papers|tenders|proposals|bids))\b|\bon (?:linkedin|twitter|x|youtube|github|reddit|hacker news|stage|glassdoor|your (?:site|website|blog))\b|\byou (?:wrote|posted|tweeted|published|blogged)\b|\byour (?:[a-z]{3,10} )?(?:talk|keynote|speech|lecture|panel|presentation|session) (?:at|on|in|about)\b|\bearnings call\b|\b(?:read|heard|watched|saw|seen|loved|enjoyed|liked|listened to|caught|came across|re-?read) your (?:[\w'-]{2,16} ){0,3}?(?:blog|posts?|articles?|podcast|episode|interview|keynote|webinar|talk|lecture|speech|panel|book|newsletter|column|op-ed|essay|paper|video|letter to the editor|quote)\b/i;
/** Behind what was published: "You said there that", "You said that door openings are half the loss". */
const saidThere =
  /^you (?:said|mentioned|pointed out|argued|noted|explained|stressed|made the (?:case|point)|described|called|suggested|showed) (?:that|how|why|about|there)\b|^as you (?:[a-z]{2,10} ){0,2}?[a-z]{3,12}(?: out)?,? (?:there|then|in it|in that|on it|at the (?:end|start))\b/i;
const ahead =
  /\b(?:would be|will be|'d be|'ll be|look(?:ing)? forward to|hope to|hoping to|love to|like to|want to|can we|could we|let's|before (?:our|the) (?:call|meeting|demo)|ahead of|prior to|excited to|if we|if you(?:'d| would)?|once we|when we (?:meet|speak|talk)|whenever|next (?:call|meeting|week)|upcoming|schedule|scheduled|tomorrow|may|might|should you|unless|happy to|feel free)\b/i;
const denied =
  /\b(?:not|never|haven't|have not|hasn't|didn't|did not|don't|do not|yet to|no|without|nobody|although|even though we)\s(?:[a-z']{1,12}\s){0,4}$/i;
const thirdParty =
  /\b(?:customers?|teams?|people|companies|they|he|she|many|most|others|leaders|clients|(?:several|many|some|most|lots|few|plenty|dozens|hundreds|half|two|three|four|five|more|one|enough) of|who|colleague [A-Z]\w+|i saw|i read|i noticed|noticed|saw|read|heard)\s(?:that\s)?(?:[a-z']{2,12}\s){0,2}$/i;

/** Whose it is, behind "following the": of a body, or between others than writer and reader. */
const ofOthers =
  /^\s(?:of (?:the|an?|all) (?!two of us|three of us|us\b)|(?:between|among|amongst) (?!us\b|you|our\b|me\b|my\b)|for (?:papers|tenders?|proposals|action|bids|volunteers|entries|evidence|submissions|projects|applications)\b)/i;
/** "In our first conversation I would": it is still to come. "Since the calls are many": of calls in general. */
const toCome = /^(?:(?:in|during|on|at) )?our (?:(?:first|initial|intro|discovery) )?[a-z]{4,12}(?: we)?$/i;
const willDo = /^(?:,?\s(?:i|we))?(?:\s(?:would|will|can|could|shall|might|may)|'ll|'d)\b/i;
const usual = /^since the\b/i;
/** "We say so in the first meeting": in whichever there is. */
const inAny =
  /\b(?:we|i|they|you) (?:always |usually |often )?(?:say|tell|ask|agree|settle|give|bring|show|explain|decide|start|begin|learn|talk)\b[^.!?]{0,20}\b(?:in|at|with|from)\s$/i;
/** "After the discussion there will be wine": it is still to come as well. */
const afterwards = /^after the\b/i;
const willFollow = /^,?\sthere(?:'ll|\swill) be\b/i;
const speaksOfTwo = /\b(?:we|us|our|you|your|yours|i|me|my)\b/i;
const isUsual =
  /^\s(?:are|is|take|takes|come|comes|go|goes|run|runs|get|gets|can|will|often|usually|always|never|cost|costs|last|start)\b/i;

/** "As agreed by the committee", "when we spoke to customers", "I promised my team": the reader was not there. */
const amongOthers =
  /\b(?:agreed|discussed|arranged|requested) by (?!phone|e-?mail|telephone|text|mail|zoom|teams|you)|\b(?:spoke|spoken|talked|chatted|met|meeting|speaking|talking) (?:to|with) (?!you\b|your\b|each\b|one another|me\b|us\b)[a-z]|\b(?:promised|told) (?:my|our|the|his|her) (?:team|boss|manager|colleagues|wife|husband|kids|board|customers|clients)\b/i;

/** "Have you thought about what we discussed?" asks for something else, and takes the talk as given. */
const takenAsGiven =
  /^(?:about what|samples?|demo|tour|trial|brochures?|documents|prototype|books?|get|got|receive|read|see|seen|open|miss|what|everything|all that|the|those|these|my|both|after|since|following|as|per|from|during|in|when|deck|quote|proposal) /i;
/** "Remember that lunch?" asks for what it takes as given. */
const reminds = /\b(?:remember|recall)\b/i;
/** A talk of the reader's after which the two met, and a site of bricks. */
const metThere =
  /\b(?:after|before|behind|outside) your (?:[a-z]{3,12} ){0,2}[a-z]{3,14}|\b(?:the|your|our) (?!web|company|career|news)[a-z]{3,14} site\b/gi;

export const fabricatedRelationship = defineRule({
  id: 'fabricated_relationship',
  template: 'commercial_commitments_v1',
  severity: 'WARN',
  contentTypes: messageTypes,
  channels: allChannels,
  needs: ['thread', 'messageClass'],
  fields: ['body_text', 'body_html'],
  looksFor: () => [claims, ...earlierContact, elsewhere],
  meaning: 'Claims of earlier contact with somebody there is no conversation with.',
  detail:
    'The text claims earlier contact, but the message continues no conversation. Remove the claim, or send the thread along.',
  saferAlternative: '',
  examples: ['As discussed on our call, here is the plan. (no thread)'],
  counterExamples: ['As discussed in your blog, hiring is hard.', 'the same as a reply within a thread'],
  *check(field, { thread, messageClass }) {
    if (messageClass !== 'commercial' || thread.in_reply_to || thread.last_inbound_at) return;
    const { text } = field;
    const told: Range[] = [];
    for (const { start, end, matched } of statedMatches(field, claims)) {
      const sentence = sentenceOf(text, start, end);
      const before = text.slice(sentence.start, start);
      if (published.test(text.slice(start, Math.min(sentence.end, end + 80))) || published.test(before)) continue;
      // "I heard your talk on the podcast. As you said there, ...": what was published is named the sentence before.
      if (
        saidThere.test(text.slice(start, end + 12)) &&
        published.test(text.slice(Math.max(0, sentence.start - 160), sentence.start)) &&
        because('others')
      )
        continue;
      if (leftOpen.test(before) && because('supposed')) continue;
      if (ownHeading.test(text.slice(end, end + 24))) continue;
      if (
        ahead.test(/^follow/i.test(matched) ? before.replace(wish, '') : before) ||
        /^\s{0,2}(?:tomorrow|next (?:week|month|monday|tuesday|wednesday|thursday|friday))\b/i.test(
          text.slice(end, end + 24),
        )
      )
        continue;
      if (soft.test(matched) && service.test(text.slice(Math.max(0, start - 300), end + 300))) continue;
      if (isAmongOthers(text.slice(start, Math.min(sentence.end, end + 30)), end - start) && because('others'))
        continue;
      const after = text.slice(end, end + 24);
      if (/\b(?:the|that) [\w-]{3,16}$/i.test(text.slice(start, end)) && ofOthers.test(after) && because('others'))
        continue;
      if ((toCome.test(matched) && willDo.test(after)) || (usual.test(matched) && isUsual.test(after))) continue;
      if (afterwards.test(matched) && willFollow.test(after)) continue;
      if (/^the (?:first|initial)\b/i.test(matched) && (inAny.test(before) || !speaksOfTwo.test(sentence.text)))
        continue;
      if ((denied.test(before) && because('negated')) || (thirdParty.test(before) && because('others'))) continue;
      if (
        /^\W*(?:[a-z]+,\s)?(?:do|does|did|have|has|is|are|was|were|what|how|who|which|when|where|why|would|could|can|should|will)\b/i.test(
          sentence.text,
        ) &&
        isAsked(sentence) &&
        !takenAsGiven.test(matched) &&
        !reminds.test(sentence.text)
      )
        continue;
      told.push({ start, end });
      yield { start, end };
    }
    for (const { start, end, sentence } of sentencesWith(field, earlierContact)) {
      if ((isAsked(sentence) && !reminds.test(sentence.text)) || overlapsAny(told, start, end)) continue;
      const before = text.slice(sentence.start, start);
      if (denied.test(before) || ahead.test(before) || published.test(sentence.text.replace(metThere, ' '))) continue;
      yield { start, end, confidence: 0.8 };
    }
    for (const { start, end } of statedMatches(field, elsewhere)) {
      if (!isAsked(sentenceOf(text, start, end))) yield { start, end };
    }
  },
});

/** True when the claim, the first `length` signs of a part of a sentence, is about somebody but the reader. */
function isAmongOthers(part: string, length: number): boolean {
  const others = amongOthers.exec(part);
  return others !== null && others.index < length;
}
