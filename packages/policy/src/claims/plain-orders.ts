import { pattern, statement } from '../text/pattern.ts';

const piece =
  '(?:(?:cold |sales |outreach |follow-?up |intro |outbound |linkedin |marketing )?(?:e-?mails?|messages?|outreach|copy|opener|opening (?:line|sentence)|first line|subject lines?|icebreaker|follow-?up|sms|dm|body|pitch|draft|reply|response))';
const party = '(?:prospect|recipient|lead|addressee|persona|reader|customer|client)';
const manner =
  '(?:friendly|professional|formal|casual|warm|concise|conversational|polite|persuasive|informal|neutral|direct|personal|engaging|upbeat|natural|human|empathetic|respectful|confident|brief|short|enthusiastic|helpful|compelling|personali[sz]ed)';
const manners = `(?:(?:more |very |as |not too )?${manner},? (?:and |but |yet )?){0,3}${manner}`;
const write = '(?:write|draft|generate|compose|craft|create|produce)';
const label =
  '(?:length|style|format|(?:target )?audience|persona|goal|objective|cta|call to action|voice|tone|word limit|max(?:imum)? words|channel|language)';

/** Orders a prompt gives its writer, each all of a sentence: nobody gives them to whom they write to. */
export const plainOrders = [
  statement(
    `(?:please |now |always )?${write} (?:me )?(?:an?|the|one|this|three|five|two|\\d) (?:${manner},? (?:and )?){0,3}${piece} (?:in|with|using) an? ${manners}(?: (?:tone|style|voice|way|manner))(?: (?:of voice|throughout))?`,
    `(?:please |now )?${write} (?:me )?(?:an?|the|one|three|five|two|\\d) (?:${manner},? (?:and )?){0,3}${piece} (?:for|to|based on|about|from) (?:this|the|these|our|my) (?:(?:following|above|below|given|new|target) )?(?:${party}|e-?mail|message|lead|data|context|information|notes|product|offer|details)(?: (?:below|above|provided))?`,
    `(?:please |always )?(?:keep|make|limit) (?:the|this) (?:${piece}|tone|text|output|answer|length)(?: (?:to|under|below|within|at|around|at most|less than|no (?:more|longer) than))? (?:\\d{1,4}|[a-z]{3,7}) (?:words|characters|sentences|lines)(?: (?:long|or less|max|at most))?`,
    `(?:please |always )?(?:keep|make) (?:the|this) (?:${piece}|tone|text|output|answer) ${manners}`,
    `(?:please |always )?make (?:it|this|the (?:${piece}|text|tone)) (?:sound|feel|read)(?: (?:more|less|as))? (?:${manners}|salesy|pushy|robotic|like (?:an?|it|you|a) [^.!?\\n]{2,40})`,
    `(?:please |always )?(?:use|adopt|maintain|keep|write (?:it )?in|respond in|reply in|answer in) an? ${manners} (?:tone|voice|style|register)(?: (?:of voice|throughout|in (?:the|your) [a-z]{3,12}|at all times))?`,
    `(?:write|respond|reply|answer|speak)(?: (?:only|always))? in (?:the )?(?:first|second|third) person(?: (?:singular|plural))?`,
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
