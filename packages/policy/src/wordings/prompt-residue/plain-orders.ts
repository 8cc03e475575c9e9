import { pattern, statement } from '../../search/pattern.ts';

const piece =
  '(?:(?:cold |sales |outreach |follow-?up |intro |outbound |linkedin |marketing )?(?:e-?mails?|messages?|outreach|copy|opener|opening (?:line|sentence)|first line|subject lines?|icebreaker|follow-?up|sms|dm|body|pitch|draft|reply|response))';
const party = '(?:prospect|recipient|lead|addressee|persona|reader|customer|client)';
const manner =
  '(?:friendly|professional|formal|casual|warm|concise|conversational|polite|persuasive|informal|neutral|direct|personal|engaging|upbeat|natural|human|empathetic|respectful|confident|brief|short|enthusiastic|helpful|compelling|personali[sz]ed)';
const manners = `(?:(?:more |very |as |not too )?${manner},? (?:and |but |yet )?){0,3}${manner}`;
const write = '(?:write|draft|generate|compose|craft|create|produce)';
const label =
  '(?:length|style|format|(?:target )?audience|persona|goal|objective|cta|call to action|voice|tone|word limit|max(?:imum)? words|channel|language)';

const count = '(?:\\d{1,4}|an?|one|two|three|four|five|six|ten|fifty|sixty|a hundred)';
/** How long a text shall be, and the bounds of it. */
const length = `(?:words|characters|sentences?|lines|paragraphs?|tokens)`;
const bound = '(?:under|below|within|at|around|about|at most|less than|fewer than|no (?:more|longer) than|maximum|max)';
/** What a text opens and closes with. */
const device =
  '(?:compliment|question|greeting|hook|cta|call to action|ask|joke|statistic|observation|pun|fact|insight|quote|anecdote|sign-?off|subject line|summary|opener|icebreaker|p\\.?s\\.?|pain point|benefit|value proposition)';
/** What is known of whom a text is written to, by the words of who orders it. */
const known =
  '(?:pain points?|(?:recent )?funding(?: round)?|company(?: name)?|(?:job )?title|(?:first |last )?name|industry|role|website|linkedin (?:profile|post|activity)|challenges?|needs|location|tech stack|goals?|background|situation|news)';
const subjectsToAvoid =
  '(?:(?:the |our |any |your |its )?(?:pric(?:e|es|ing)|costs?|competitors?|discounts?|budget|features?|product(?: name)?|company name|funding|competition|guarantees|links?|ai|technical details|politics|religion))';

/** Orders a prompt gives its writer, each all of a sentence: nobody gives them to whom they write to. */
export const plainOrders = [
  statement(
    `(?:please |always )?(?:keep|limit|make) (?:it|this|everything|your (?:answers?|responses?|output|text|${piece})|(?:the|each) ${piece}) (?:to |${bound} ){0,2}${count} (?:short )?${length}(?: (?:long|or less|or fewer|max|at most|maximum))?`,
    `(?<!\\()(?:length ?: ?)?(?:(?:${bound}|up to) ${count} ${length}|\\d{1,4} ${length}(?:,? (?:max(?:imum)?|at most|tops|or less|or fewer|only)))`,
    `(?:do not|don't|never) (?:exceed|go over|use more than|write more than) ${count} ${length}`,
    `(?:do not|don't|never|avoid) (?:mention|mentioning|discuss|discussing|talk about|bring up|reference|include) ${subjectsToAvoid}(?:(?:,| or|,? and) ${subjectsToAvoid}){0,2}`,
    `(?:please |always |briefly |also )?(?:mention|reference|include|highlight|emphasi[sz]e|stress|bring up|refer to|use|add|insert|tie in|focus on|research) (?:the |this )?${party}'?s'? (?:[a-z]{4,10} )?${known}`,
    `(?:please |now |just )?(?:${write}|suggest|propose) (?:an?|one|some|several|two|three|four|five|ten|\\d{1,2}) (?:[a-z-]{3,14},? (?:and )?){0,3}(?:${piece}|sentences?|paragraphs?|connection requests?|taglines?|headlines?)`,
    `(?:please |now |just )?(?:${write}|suggest) (?:the|this) (?:${manner},? (?:and )?){0,2}(?:cold |sales |outreach |follow-?up )?(?:e-?mail(?: body| text)?|message(?: body| text)?|reply|subject lines?|body|opener|icebreaker)(?: (?:now|only|below|first))?`,
    `(?:please |always )?(?:write|phrase|word|say|put) (?:it|this|the ${piece} )? ?(?:in|with|using) (?:the|an?) (?:[a-z]{3,12} )?(?:voice|style|tone|manner|words|persona|perspective) of [^.!?\\n]{2,40}`,
    `(?:please |now )?(?:rewrite|rephrase|reword|paraphrase|shorten|proofread|polish|edit|improve|correct|adapt|summari[sz]e) (?:this|it|(?:the|this) (?:(?:above|following|given)(?: (?:${piece}|text|paragraph|notes|transcript))?|(?:${piece}|text|paragraph)(?: (?:above|below))?))(?: (?:to (?:be|sound|make|fit|feel)|in (?:an?|plain|simple|british|american|fewer|your own)|for an?|as an?|so|with|without|like|under) [^.!?\\n]{2,50})?`,
    `(?:please |always )?(?:start|open|begin|end|close|finish|conclude) (?:the ${piece} |each ${piece} |it )?(?:off )?with (?:an?|one|the) (?:[a-z-]{3,14},? (?:and )?){0,2}${device}(?: (?:about|on) (?:their|his|her|the ${party}) [^.!?\\n]{2,30})?`,
    '(?:always |only )?(?:respond|answer|write)(?: (?:only|always))? in (?:(?:plain|simple|british|american|correct|formal|fluent) )?(?:english|german|french|spanish|italian|dutch|bullet points|prose|full sentences|active voice|the active voice|plain language)(?: only)?',
    `you (?:must|should|will|shall|are to) (?:always |never |only |not )?(?:write|respond|answer|use|sound|keep|mention|address|compose|draft|follow) (?:in |as |an? |the |like |to |only )?(?:[a-z-]{3,14} ){0,3}(?:english|tone|style|voice|person|persona|${piece}|${length}|emojis?|jargon|${party}|human|instructions|markdown|json)`,
    "(?:never|do not|don't) (?:reveal|repeat|output|disclose|print|quote) (?:this|these|the|your|any of (?:the|these|your)) (?:system )?(?:prompt|instructions|rules|guidelines)",
    '(?:end|start|beginning) of (?:the |your )?(?:system |user )?(?:prompt|instructions|system message|context)',
    `(?:(?:output|response)(?: format)? ?:|(?:the |your )?output (?:must|should) be) ?(?:valid )?(?:plain text|json|markdown|html|xml|${piece} only|e-?mail(?: body| only)?)`,
    `(?:please |always )?(?:be|sound|stay|remain) (?:very )?(?:concise|human|conversational|professional|persuasive|empathetic|succinct|to the point|formal|informal)(?:(?:,| and|, and| but) (?:[a-z]{3,14}|to the point)){0,3}`,
    "(?:please )?(?:do not|don't|never|try not to) (?:sound|be) (?:too )?(?:salesy|pushy|robotic|spammy|formal|generic|like (?:an? )?(?:ai|robot|bot|machine|salesman|salesperson))(?:(?:,| or) (?:too )?(?:salesy|pushy|robotic|spammy|formal|generic)){0,2}",
    `(?:please |always |only )?(?:write|sound|speak|talk) (?:like|as) (?:an?|the) (?:[a-z-]{3,14} ){0,2}(?:human|person|peer|friend|founder|expert|copywriter|salesperson|sdr|colleague|ceo|consultant|marketer)`,
    "(?:please )?(?:do not|don't|never) (?:make (?:up|anything up|things up)|invent|hallucinate|fabricate|assume)(?: (?:any )?(?:facts|numbers|details|names|information|statistics|data|quotes))?",
    '(?:please )?(?:only |use only |rely only on |stick to )(?:use )?(?:the )?(?:facts|information|data|details|context)(?: (?:provided|given|below|above|i gave you))',
    `(?:please )?(?:no|skip the|without(?: an?)?|leave out the|omit the) (?:emojis?|hashtags|subject lines?|preamble|explanations?|buzzwords|jargon|markdown|placeholders|sign-?off|salutation)(?:,? please)?`,
    `(?:just|only) (?:the|give me the|write the|return the|output the) (?:final )?(?:${piece}|text)(?:,? (?:no|without) (?:explanations?|preamble|commentary|intro))?`,
    `(?:please |now )?(?:personali[sz]e|customi[sz]e|tailor) (?:it|this|the (?:${piece}|text))(?: (?:for|to) (?:the|this|each|our) (?:${party}|company|industry|role))?`,
    `(?:please |always )?(?:ask|push|aim|invite) (?:for|the ${party} (?:for|to)) (?:an?|the) (?:[a-z\\d-]{2,14} ){0,2}(?:meeting|call|demo|reply|response) (?:at|in) the (?:end|last (?:line|sentence)|closing)`,
    `(?:the|your) (?:target audience|persona|recipient|prospect|lead) (?:is|are|will be) (?:an? |the )?(?:[a-z-]{2,14} ){0,3}(?:ceos?|cfos?|ctos?|vps?|founders?|managers?|directors?|marketers?|developers?|buyers?|leads?|prospects?|executives?|owners?)(?: (?:at|of|in|from) [^.!?\\n]{2,40})?`,
    `you (?:will|are going to) (?:be given|be provided with|receive|get) (?:an?|the|some) (?:${party}|${party}'s|lead|company|crm|contact) ?(?:profile|data|details|information|record|name|notes)?`,
    `you are (?:an?|the|our) (?:[a-z-]{3,14},? (?:and )?){0,3}(?:(?:ai|virtual|digital|helpful|automated|e-?mail|writing|sales|marketing|outreach|support|customer service) (?:assistant|agent|bot)|chatbot|ghostwriter|copywriter|language model)(?: (?:for|at|of|in|with|working) [^.!?\\n]{2,40})?`,
    `(?:do not|don't|never|avoid) (?:use|using) (?:the )?(?:words?|phrases?|terms?|expressions?) (?:["'][^"'\\n]{2,30}["']|(?!on\\b|in\\b|for\\b)[a-z-]{2,20})(?:,? (?:or|and) [a-z"'-]{2,20})?`,
    `(?:the|your|this|each) (?:[a-z-]{3,12} )?(?:${piece}|output|answer) (?:must|should|needs to|has to|shall|is to) (?:not |always |only |never )?(?:(?:be|sound|feel|read|stay) (?:${manners}|(?:${bound} )?\\d{1,4} ${length}(?: long)?|${bound} ${count} ${length})|(?:include|contain|have|use|mention|reference|end with|start with|open with|close with|begin with) (?:an?|the|one|no|any|exactly) (?:[a-z-]{3,14},? ){0,2}(?:${device}|${party}(?:'s [a-z]{3,12})?|emojis?|jargon|links?|names?|${length}|benefits?|pric(?:e|es|ing)|statistics?|bullet points|first name|pain points?)|exceed ${count} ${length})`,
    `(?:the |your )?(?:tone|style|voice|language) (?:must|should|needs to|has to|shall|is to) (?:be|sound|feel|stay|remain) ${manners}`,
    `(?:please |briefly |always )?(?:mention|reference|refer to|highlight|address|compliment|use|include|open with|start with|bring up) (?:his|her|their) (?:pain points?|(?:recent|latest|last) (?:[a-z-]{3,12} )?[a-z]{4,12}|linkedin (?:profile|posts?|activity)|challenges|tech stack|job title|industry|company name)`,
    `(?:please )?(?:provide|return|output|generate|produce|suggest|write) (?:me )?(?:two|three|four|five|ten|several|\\d{1,2}) (?:different |other |alternative )?(?:variants|variations|versions|options|alternatives|drafts)(?: of (?:the|this|each) ${piece})?|give me (?:two|three|four|five|ten|several|\\d{1,2}) (?:[a-z-]{3,12} ){0,2}(?:variants|variations|versions|drafts|subject lines|e-?mails|openers|hooks)`,
    "(?:do not|don't|never) (?:add|include|write|output|give) (?:any )?(?:additional |extra |other )?(?:commentary|explanations?|text|comments|preamble|headers|intro|remarks|labels)",
    `(?:please |briefly |always )?(?:explain|highlight|mention|emphasi[sz]e|stress|list|describe|focus on|lead with|sell) (?:the|our|one|two|three|its) (?:(?:main|key|biggest|core|top|product's|unique) )?(?:benefits?|value(?: proposition)?|usps?|roi|pain points?|selling points?|features|integrations|advantages|strengths|expertise)(?: (?:in (?:simple|plain|one|two|a) [a-z]{4,12}|briefly|clearly|first|(?:for|to) the ${party}))?`,
    `(?:act|behave|write|think) (?:like|as) (?:an?|the) (?:[a-z-]{3,14} ){0,3}(?:expert|copywriter|recruiter|salesperson|salesman|sdr|bdr|consultant|specialist|marketer|writer|rep|representative|assistant|agent|strategist|coach)|pretend (?:that )?(?:you(?:'re| are)|to be) human|(?:pretend (?:to be|(?:that )?you are|you're)|imagine (?:you are|you're)|(?:play|assume|take) the role of|roleplay as) (?:an?|the) (?:[a-z-]{3,14} ){0,3}(?:expert|copywriter|recruiter|salesperson|salesman|sdr|bdr|ceo|founder|consultant|specialist|marketer|writer|rep|representative|assistant|agent|strategist|coach|prospect|lead)`,
    `(?:here (?:is|are)|here's|below (?:is|are)|this is|these are) (?:the|some|all) (?:${party}(?:'s)?|crm) (?:data|details|profile|information|record)`,
    `(?:please |always )?(?:be|sound|stay|remain) ${manner}(?:, ${manner})?,? (?:and|but|yet) (?:not (?:too )?)?(?:${manner}|arrogant|pushy|salesy|robotic|stiff|boring|aggressive|to the point|clear)`,
    `(?:please )?(?:mimic|imitate|emulate|match|copy|adopt) (?:the|my|his|her|our) (?:[a-z-]{3,12} )?(?:style|tone|voice|writing style)(?: of [^.!?\\n]{2,30})?`,
    `you (?:will|are to|must|shall) (?:write|respond|reply|answer|speak) (?:on behalf of|as|like|in the (?:name|voice|style) of) [^.!?\\n]{2,40}`,
    '(?:please )?sign off as (?!usual|soon|always)[^.!?\\n]{2,30}',
    `(?:please |now |just )?${write} an? (?:[a-z-]{3,14},? (?:and )?){0,3}${piece} (?:asking|declining|thanking|inviting|offering|explaining|introducing|announcing|confirming|apologi[sz]ing|congratulating|following up|requesting|pitching|promoting|reminding|about (?:our|the|an?)|for an?|that (?:asks?|thanks|invites|explains|mentions|introduces|offers|references|sounds))\\b[^.!?\\n]{0,50}`,
    `(?:please )?make (?:this|it|the (?:${piece}|text|tone)) (?:(?:a bit |a little |much |slightly )?(?:(?:more|less) (?:${manner}|salesy|pushy|robotic|generic|wordy|exciting|interesting|catchy|readable|specific|emotional)|shorter|longer|friendlier|warmer|softer|clearer|punchier|funnier|crisper|catchier|politer|snappier))(?: and (?:more |less )?[a-z]{4,12})?`,
    `(?:please )?(?:shorten|cut|trim|reduce|expand|condense) (?:this|it|the (?:${piece}|text)) (?:down )?(?:to|by) (?:${bound} )?(?:${count} ${length}|half)`,
    `(?:please |now )?translate (?:this|it|the (?:following|above|${piece}|text))(?: (?:${piece}|text))? (?:in)?to [a-z]{4,12}`,
    `(?:please |always )?(?:include|add|insert|use|mention|cite) (?:an?|one|two|three|only one|exactly one) (?:[a-z-]{3,14} ){0,2}(?:${device}|example|hashtags?|number|personal detail|case study|customer story|benefit)s?`,
    `give me an? (?:${manner},? )+(?:e-?mail|opener|subject line|pitch|draft|opening line)`,
    `(?:please |briefly )?(?:describe|summari[sz]e|explain|present|introduce|pitch) (?:the|our|this) (?:product|company|offer|problem|solution|service|benefits?|features?|value(?: proposition)?|idea|case study) in (?:${count}|a single|a few|simple|plain|your own|under|at most) (?:\\d{1,3} )?(?:sentences?|words|paragraphs?|bullet points|bullets|terms|language|english|lines)`,
    `the (?:reader|recipient|addressee|prospect|lead|persona) (?:is|will be) an? (?!good|great|bad|hot|cold|one\\b)(?:[a-z-]{3,14} ){0,3}[a-z-]{3,14}(?: (?:at|of|in|from|with|who) [^.!?\\n]{2,40})?`,
    '(?:please |always )?(?:emphasi[sz]e|stress|underline) (?:the|our|its|that|how|their) [^.!?\\n]{3,40}',
    `(?:please )?(?:respond|reply|answer|write|speak) as (?:if|though) you (?:were|are|had|have|knew|know) [^.!?\\n]{2,40}`,
    `(?:please |briefly |always )?(?:mention|reference|plug|pitch|promote|propose) (?:our|an?) (?:[a-z\\d-]{2,14} ){0,2}(?:product|service|webinar|demo|(?:free )?trial|case study|offer|solution|meeting|call|discount|event|customer stor(?:y|ies)|cta)`,
    `(?:please )?ask (?:about|whether|if) (?:their|his|her|they|he|she) [^.!?\\n]{3,50}`,
    `(?:please |always |only )?(?:use|add|include|apply) (?:a bit of |a little |some |any |light |subtle )?(?:humou?r|emojis?|hashtags|storytelling|social proof|urgency|personali[sz]ation|jargon|(?:the )?(?:active|passive) voice|contractions|metaphors|rhetorical questions|bullet points|buzzwords|exclamation (?:marks|points)|clich[e\u00e9]s)(?:(?:,| and| or) (?:[a-z]{4,14} ?){1,2})?`,
    `(?:please )?ask (?:them|him|her) (?:for an? (?:[a-z\\d-]{2,14} ){0,2}(?:meeting|call|demo|chat|reply)|to (?:book|reply|schedule|respond)\\b[^.!?\\n]{0,40}|(?:if|whether) (?:they|he|she) [^.!?\\n]{3,40})|(?:please )?(?:congratulate|compliment|persuade|convince) (?:them|him|her) (?:on|for|to|that|about) [^.!?\\n]{3,50}`,
    `(?:please )?(?:mention|say|state|emphasi[sz]e|stress|point out|highlight) that (?:we|our|they|their|the (?:product|company|offer|service|tool|platform))(?:'re|'ve)? (?!sent\\b|referred|spoke|met\\b|talked)[^.!?\\n]{3,60}`,
    `(?:please )?(?:follow|use|stick to|respect) (?:the|this|the following) (?:format|structure|template|outline|style|example)(?: (?:below|above|exactly))? ?(?:: ?[^.!?\\n]{3,60})?`,
    `(?:please |always )?write (?:this |it )?for (?:an?|the|our) (?:[a-z-]{1,14} ){0,3}(?:audience|readers?|buyers?|decision[- ]makers?|executives?|persona)`,
    '(?:always |please )?stay in character(?: at all times)?|never break character',
    '(?:please |always )?(?:think|reason|reflect)(?: (?:carefully|step by step|hard|deeply))? before (?:you (?:answer|respond|reply|write)|(?:answering|responding|replying|writing))',
    '(?:please |always )?(?:check|review|verify|revise) your (?:output|answer|response)(?: (?:for|before|against) [^.!?\\n]{3,40})?',
    `(?:please |always )?(?:answer|respond|write|reply) (?:as (?:briefly|concisely|politely|naturally|clearly|simply) as (?:possible|you can)|(?:only )?(?:briefly|concisely|succinctly|persuasively)(?: and [a-z]{4,12})?)`,
    `(?:role|persona) ?: ?(?:an? |the )?(?:[a-z-]{2,14} ){0,3}(?:copywriter|sdr|bdr|assistant|writer|marketer|executive|salesperson|sales rep|expert|consultant|recruiter|founder|strategist)`,
    `you(?:'re| are) an? (?:(?:helpful|expert|experienced|skilled|senior|seasoned|world-class|professional|top-performing|creative|persuasive|friendly),? (?:and )?){1,3}(?:[a-z\\d-]{2,14} ){0,2}(?:account executive|sdr|bdr|sales (?:rep|representative|person|professional|agent)|salesperson|marketer|copywriter|recruiter|strategist|writer|editor|assistant)(?: (?:for|at|of|in|with) [^.!?\\n]{2,40})?`,
    `(?:please )?(?:format|structure|return|write) (?:the|your|this) (?:output|answer|response|result|${piece}) (?:as|in|like) [^.!?\\n]{2,40}`,
    `(?:please )?(?:base|ground) (?:the|this|your) (?:${piece}|answer|text) (?:on|in) [^.!?\\n]{3,40}|ignore (?:any |all )?(?:irrelevant|other|unrelated) (?:details|information|data|parts)(?: in [^.!?\\n]{3,30})?`,
    `(?:the )?(?:length|word count|maximum) (?:is|should be|must be) (?:${bound} )?\\d{1,4} ${length}`,
    `(?:given|using|based on|from) (?:this|these|the) (?:[a-z-]{3,12} )?(?:profile|data|notes|context|facts|transcript|thread|example)(?: (?:above|below))?,? (?:please )?${write} [^.!?\\n]{3,50}`,
    `(?:please )?(?:reply|respond) to (?:this|the) (?:following |above )?(?:e-?mail|message) (?:politely|briefly|in (?:an?|one|two|three) [^.!?\\n]{3,30}|as [^.!?\\n]{3,30})`,
    'answer (?:only )?(?:with|by) yes or no(?: only)?',
    `your (?:task|job|role) is to (?:write|summari[sz]e|translate|rewrite|draft|answer|reply|extract|classify|analy[sz]e|generate|proofread|edit) (?:an?|the|this|these|all|to)?[^.!?\\n]{3,50}`,
    "(?:do not|don't|never|avoid) (?:repeat yourself|ramble|sounding [a-z]{4,12}|apologi[sz]e(?: for [^.!?\\n]{3,30})?|use complicated words)",
    `(?:please )?(?:explain|show|describe|say|mention) (?:why|how) (?:our|the|this) (?:product|service|tool|platform|solution|company|software|offer)(?: (?:is|can|will|helps?|works|could|would))[^.!?\\n]{0,50}`,
    `you(?:'re| are) an? (?:[a-z\\d-]{3,14} ){0,2}(?:copywriter|ghostwriter)|you(?:'re| are) an? (?:[a-z-]{3,14} ){0,2}(?:e-?mail|copywriting|outreach|sales|marketing|cold e-?mail|outbound|prompt) (?:[a-z-]{3,14} )?(?:expert|specialist|writer|assistant|strategist|bot|agent|engineer)`,
    "(?:never|do not|don't) use (?:slang|humou?r|irony|sarcasm|abbreviations|acronyms|contractions|filler words)|avoid (?:(?:very )?(?:long|complex|complicated|run-on) (?:sentences|words|paragraphs)|slang|repetition|abbreviations|filler words)",
    `(?:please )?summari[sz]e (?:this|the) (?:${piece}|thread|text|conversation|call) in ${count} (?:${length}|bullets?|bullet points)|(?:always )?(?:reply|respond|answer|write) in the (?:same )?language (?:of|as|used by) the (?:${party}|user|${piece})`,
    `the (?:assistant|model|bot|writer|ai) (?:should|must|is to|has to|needs to|may) (?:always |never |not |only )?(?:be|sound|write|reply|answer|use|keep|ask|mention|avoid|speak|stay) [^.!?\\n]{3,50}|your name is [a-z]{2,12},? and you (?:sell|write|work|are|help|represent|speak|answer|assist) [^.!?\\n]{3,60}`,
    `(?:use|follow|apply) the (?:aida|pas|bab|spin|problem-agitate-solve) (?:framework|formula|structure|method|model)`,
    `(?:please |now |always )?${write} (?:me )?(?:an?|the|one|this|three|five|two|\\d) (?:${manner},? (?:and )?){0,3}${piece} (?:in|with|using) an? ${manners}(?: (?:tone|style|voice|way|manner))(?: (?:of voice|throughout))?`,
    `(?:please |now )?${write} (?:me )?(?:an?|the|one|three|five|two|\\d) (?:${manner},? (?:and )?){0,3}${piece} (?:for|to|based on|about|from) (?:this|the|these|our|my) (?:(?:following|above|below|given|new|target) )?(?:${party}|e-?mail|message|lead|data|context|information|notes|product|offer|details)(?: (?:below|above|provided))?`,
    `(?:please |always )?(?:keep|make|limit) (?:the|this) (?:${piece}|tone|text|output|answer|length)(?: (?:to|under|below|within|at|around|at most|less than|no (?:more|longer) than))? (?:\\d{1,4}|[a-z]{3,7}) (?:words|characters|sentences|lines)(?: (?:long|or less|max|at most))?`,
    `(?:please |always )?(?:keep|make) (?:(?:the|this) (?:${piece}|tone|text|output|answer)|your (?:answers?|responses?|repl(?:y|ies)|output)) ${manners}`,
    `(?:please |always )?make (?:it|this|the (?:${piece}|text|tone)) (?:sound|feel|read)(?: (?:more|less|as))? (?:${manners}|salesy|pushy|robotic|like (?:an?|it|you|a) [^.!?\\n]{2,40})`,
    `(?:please |always )?(?:use|adopt|maintain|keep|write (?:it )?in|respond in|reply in|answer in) an? ${manners} (?:tone|voice|style|register)(?: (?:of voice|throughout|in (?:the|your) [a-z]{3,12}|at all times))?`,
    `(?:write|respond|reply|answer|speak|use)(?: (?:only|always))? (?:in )?(?:the )?(?:first|second|third) person(?: (?:singular|plural))?`,
    `(?:please |always )?(?:include|add|insert|end with|finish with|close with|conclude with) (?:an?|one|exactly one|only one) (?:(?:clear|soft|strong|simple|single|short|gentle|low-friction|compelling) ){0,2}(?:call[- ]to[- ]action|cta)(?: (?:at the end|in (?:the|your) [a-z ]{3,20}))?`,
    `your (?:goal|task|job|objective|mission|role) is to (?:book|secure|get|schedule|land|win|write|generate|draft|convince|persuade|sell|qualify|engage|help (?:the )?(?:users?|customers?|sales (?:reps?|teams?)))[^.!?\\n]{2,70}`,
    `(?:you must|you should|you will|you shall) (?:always |never |only |not )(?:respond|reply|answer|output) (?:only |always )?(?:in|with|as) [^.!?\\n]{2,60}`,
    `(?:please )?(?:address|greet) the (?:prospect|recipient|lead|addressee|reader)(?: (?:by|with) [^.!?\\n]{3,30})?`,
    `(?:mention|reference|include|insert|use|state) (?:the|their|his|her) (?:prospect|recipient|lead|addressee)(?:'s)?(?: [a-z]{3,12}){1,3}(?: (?:in|at|once|somewhere|naturally) ?[^.!?\\n]{0,40})?`,
    `(?:do not|don't|never) (?:use|include|add|write|mention|insert) (?:any )?(?:emojis?|hashtags|placeholders|exclamation (?:marks|points)|markdown|a subject line|a signature|buzzwords|bullet points)(?:(?:,| or|,? and) (?:any )?(?:emojis?|hashtags|placeholders|exclamation (?:marks|points)|markdown|buzzwords|jargon|bullet points)){1,3}`,
    `(?:do not|don't|never) (?:mention|reveal|say|admit|disclose) (?:that )?(?:you(?:'re| are)|this is|it is) (?:an? )?(?:ai|bot|chatbot|language model|automated|assistant|generated)`,
    `(?:return|output|print|provide|give|send) (?:only|just|nothing but) (?:the )?(?:final )?(?:${piece}|text|body|json|answer|result)(?:,? (?:with no|without|and no|no) [^.!?\\n]{3,40})?`,
    `you are (?:an?|the) (?:[a-z-]{3,14} ){0,2}(?:expert (?:in|at|on) (?:writing )?(?:(?:cold|sales|outreach|marketing) )?(?:e-?mails?|copywriting|outreach|copy)|copywriter|ghostwriter|sales assistant|e-?mail assistant|e-?mail writer|ai sdr|outreach (?:assistant|specialist))`,
    'you are an? (?:[a-z-]{3,14} ){0,2}(?:assistant|bot|agent|model) (?:that|who|which) (?:writes|drafts|answers|composes|helps|generates|replies)[^.!?\\n]{2,50}',
    '(?:return|output|respond in|reply in|answer in|respond with|reply with) (?:valid )?(?:plain text|json|markdown|html|xml) only',
    `(?:please )?sign (?:the|this) (?:e-?mail|message) (?:as|with) [^.!?\\n]{2,30}`,
    `(?:please )?${write} an? (?:cold|outreach|sales|follow-?up) (?:e-?mail|message)`,
    `the user (?:wants|needs|asked for|is asking for|would like|requested) an? (?:[a-z-]{3,14} ){0,3}${piece}`,
    `you are [a-z]{2,14}, (?:an?|the|our) (?:[a-z-]{3,14} ){0,3}(?:assistant|copywriter|chatbot|sdr|bdr|sales (?:rep|agent)|agent)`,
    `(?:please )?(?:rewrite|rephrase|reword|translate|shorten|polish) (?:this|the) (?:${piece}|text|paragraph) (?:in(?:to)? an? ${manners} (?:tone|style|voice|version)|to (?:be|sound) (?:more |less )?${manners}|so (?:that )?it [^.!?\\n]{3,50})`,
    `(?:please )?(?:summari[sz]e|translate|rewrite|rephrase|proofread|classify|shorten|analy[sz]e) the following(?: (?:text|e-?mail|message|conversation|transcript|paragraph|thread|input|draft))?(?: (?:in (?:one|two|three|\\d) (?:sentences?|bullets?|words)|into [a-z]{4,12}))?`,
    `(?:please )?(?:avoid|no) (?:jargon|buzzwords|hype|clich[e\u00e9]s|emojis?|fluff|filler|salesy language)(?:(?:,| and| or|, and) (?:jargon|buzzwords|hype|clich[e\u00e9]s|emojis?|fluff|filler|salesy language)){1,3}`,
    `(?:please )?personali[sz]e the (?:first line|opening(?: line)?|opener|intro(?:duction)?)(?: (?:with|using|based on) [^.!?\\n]{3,50})?`,
    `(?:do not|don't|never) (?:include|add|write|output) (?:a subject line|placeholders|markdown|preamble|explanations?|an? (?:preamble|explanation|greeting))`,
    `(?:please |let's )?think (?:this through |about (?:it|this) )?step[- ]by[- ]step`,
    `${label} ?: [^.:;\\n]{2,30}[.;,|] ?${label} ?: [^.:;\\n]{2,30}(?<=\\b(?:tone|cta|call to action|voice|audience|persona) ?:.{1,90})`,
  ),
  pattern(
    `(?:based on|using|from|with) (?:the following|these|the) (?:notes|data|context|details|information|facts|lead data|prospect data|bullet points)(?: (?:below|above))?,? (?:please )?${write} (?:an?|the|one|three|two) (?:[a-z-]{3,14} ){0,3}${piece}`,
    'prompt ?: you are (?:an?|the)',
    `follow (?:these|the following|all) (?:instructions|rules|guidelines)(?: (?:carefully|exactly|strictly|closely))? ?: ?(?:write|use|keep|be|do not|don't|always|never|start|avoid|mention|include|respond|reply)`,
    `(?:here (?:is|are)|this is|these are|below (?:is|are)) (?:the|your|my) (?:system )?(?:prompt|instructions|task|guidelines) ?: ?(?:write|draft|mention|keep|use|be|do not|don't|always|never|start|include|you are|generate|create|compose|act|reply|respond|make|greet|ask)`,
    `(?:system prompt|system message|system|developer message) ?: (?:please )?(?:be|keep|use|write|stay|always|never|do not|don't|respond|reply|answer|act|you are|follow)(?= )(?! (?:down|up|closed|open|back|running|offline|available))`,
    `(?:instructions?|prompt|guidelines?|rules|task) ?: ?(?:please )?(?:be|keep|stay|use|write|sound|remain|mention|avoid|make|include|always|never|do not|don't) (?:[a-z'-]{1,14},? ){0,6}?(?:${manner}|tone|emojis?|jargon|e-?mail|message|words|sentences|webinar|cta|prospect|recipient|lead|pric(?:e|es|ing)|short)`,
    `given the (?:prospect|lead|recipient|contact|customer|company|crm) (?:information|data|details|profile|record|context|notes) (?:below|above|provided|that follows),? (?:please )?${write}`,
    `as an? (?:[a-z-]{3,14} ){0,3}(?:copywriter|sdr|bdr|(?:ai )?sales (?:rep|assistant|expert|copywriter|representative|agent)|ai (?:assistant|agent)|e-?mail assistant|marketer|email writer),? (?:your (?:task|job|goal) is to|you (?:will|must|should)|please|${write})`,
    `#{2,6} ?(?:task|context|background|goal|example|lead|prospect|recipient|tone|rules) ?: ?[^\\n]{0,100}?\\b(?:lead|prospect|recipient|write|e-?mail|message|tone|words)`,
  ),
];
