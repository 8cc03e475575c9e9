import { wordingsElsewhere } from '../languages/index.ts';
import { defineRule } from '../rule.ts';
import { allChannels, wordingTypes } from '../rule-scope.ts';
import { anchored } from '../search/anchored.ts';
import { matchesAnywhere } from '../search/near.ts';
import { anyOf, pattern } from '../search/pattern.ts';
import { sentencesWith } from '../search/sentence-facets.ts';
import type { FieldText } from '../text/field-text.ts';
import { isInCode, isMention } from '../text/phrase-context.ts';
import { overlapsAny, type Range } from '../text/range.ts';
import { ordersToWriter } from '../wordings/prompt-residue/orders-to-writer.ts';
import { plainOrders } from '../wordings/prompt-residue/plain-orders.ts';
import { deskOrders } from '../wordings/ticket-work.ts';

/** Marks of chat formats: no prose holds them. */
const token = anchored(
  /<\|[a-z][a-z_ ]{1,30}\|>|\[\/?INST\]|<<\/?SYS>>|<(?:start|end)_of_turn>|<\/?s>(?=\s?\[INST)|(?<!<s>[^<]{0,400})<\/s>(?=\s{0,3}$)|<\/?(?:think|thinking|scratchpad|inner_monologue|chain_of_thought|system_prompt|system|user_input|user_query|user_prompt|assistant|assistant_response|tool_calls?|tool_response|tool_result|function_calls?|function_results?|prompt|output|response|instructions?|prospect_data|lead_data|email_draft|draft_email|output_format|few_shot)\s?>|\[(?:system|assistant|user)(?:\s(?:prompt|message))?\]\s?:?|\(#(?:instructions|context|additional_instructions|inner_monologue)\)|<\uff5c[^\uff5c>\n]{2,40}\uff5c>/gi,
);
/** What a model quotes from its sources and calls its tools with, and the ends of its answers. */
const trace = anchored(
  /\u3010\d{1,3}(?::\d{1,3})?\u2020(?:source|[^\u3011\n]{0,60}\.(?:pdf|docx?|md|txt|html?|csv|pptx?|xlsx?))\u3011|:?contentReference\[oaicite:\d{1,3}\](?:\{index=\d{1,3}\})?|\[?oaicite:\d{1,3}\]?|\ue200?cite(?:\ue202)?(?:turn\d{1,3}(?:search|view|news|image|fetch|file|academia|forecast)\d{1,3}){1,6}\ue201?|\[(?:doc|chunk|passage|ctx|context|snippet)_\d{1,3}\]|\b(?:END|BEGIN|START)_(?:OF_)?(?:PROMPT|SYSTEM|INSTRUCTIONS?|CONTEXT|RESPONSE|EMAIL|MESSAGE|OUTPUT)\b|<\/?(?:reasoning|reflection|scratch|final_answer|final_response|final_email|email_body|email_subject|retrieved_context|user_message)\s?>|<\/(?:answer|draft|analysis|email|final|context|documents|(?:prospect|lead|contact|company|recipient|sender|customer|product|message|tone|style|context|example|task|persona|background|crm|research|knowledge|chat|conversation)_[a-z_]{2,30})\s?>|(?:^|\n)[ \t]*(?:tool|function)[ _](?:call|result|response|output)s?\s?:\s?(?:[{[]|[a-z]{1,20}(?:_[a-z]{1,20}){1,5}|[a-z_]{2,40}\()[^\n]{0,160}|"(?:tool|tool_name|function|name)"\s?:\s?"[a-z_]{2,40}"\s?,\s?"(?:arguments|args|parameters|tool_input)"\s?:|(?:^|\n)[ \t]*\{\s{0,3}"(?:subject|subject_line|email|email_body|message|body|reply|response|greeting|output|draft)"\s?:\s?"/gi,
);
/** A heading of a prompt that names the job, with the job beneath. */
const jobHeading = anchored(
  /(?:^|\n)[ \t]{0,3}(?:#{1,6}[ \t]{0,2}|\*\*)(?:task|goal|objective|request|job|your\stask)(?:\*\*)?\s?:?[ \t]*\n{1,2}[ \t]*(?:(?:please|now)\s)?(?:write|draft|generate|compose|craft|create|produce|reply|respond|rewrite|personali[sz]e)\s[^\n]{0,60}?\b(?:e-?mails?|messages?|follow-?ups?|outreach|repl(?:y|ies)|response|subject\slines?|sms|note\sto\sthe\s(?:lead|prospect|customer|recipient))\b[^\n]{0,120}|(?:^|\n)[ \t]{0,3}#{1,6}[ \t]{0,2}(?:context|background)[ \t]*\n[^#]{1,600}\n[ \t]{0,3}#{1,6}[ \t]{0,2}(?:instructions?|output|constraints|your\stask|response)[ \t]*(?=\n|$)/gi,
);
const heading = anchored(
  /(?:^|\n)[ \t]{0,3}(?:#{1,6}[ \t]{0,2}|\*\*|=={1,3}\s?|---\s?)(?:system(?: prompt| message)?|instructions?|input|response|output(?: format)?|prompt|task|human|user|assistant|constraints|guidelines|persona|role|few-shot examples?|response format)(?:\*\*)?\s?:[^\n]{0,200}|(?<=[.!?]\s{1,3})#{2,6}\s?(?:system|instructions?|input|response|output|prompt|task|human|user|assistant)\s?:[^\n]{0,200}/gi,
);
const bareHeading = anchored(
  /(?:^|\n)[ \t]{0,3}#{2,6}[ \t]{1,2}(?:(?:end|start|beginning)[ \t]of[ \t](?:the[ \t])?)?(?:system(?: prompt| message)?|instructions?|response|prompt|human|assistant|output format)[ \t]*(?=\n|$)/gi,
);
const roleLine = anchored(
  /(?:^|\n)[ \t]*(?:\*\*)?(?:(?:system(?: prompt| message)?|user prompt|developer(?: message)?|prompt)\s?:(?:\*\*)?[ \t]?(?:you (?:are|write|answer|reply|draft|respond|speak)|you're|act as|write|draft|generate|create|compose|follow|respond|reply|your (?:task|job|role|goal)|always|never|do not|keep|use|be (?:friendly|polite|concise|brief|professional|helpful|formal|casual|warm|honest)|please|the following|summari[sz]e|personali[sz]e)|(?:user|human)\s?:(?:\*\*)?[ \t]?(?:(?:please |can you |could you )?(?:write|draft|generate|compose|create|rewrite|personali[sz]e|summari[sz]e|make (?:it|this))|act as)|(?:assistant|ai|bot|model|chatgpt|claude|gpt(?:-\d\w?)?)\s?:(?:\*\*)?[ \t]?(?:sure|certainly|of course|absolutely|here's|here is|hi\b|hello|dear|subject:|i'd be|i can|as an))[^\n]{0,200}/gi,
);
/** How to answer, behind the label of an order. */
const howToAnswer = anchored(
  /(?:^|\n)[ \t]*(?:[*_#>-]{0,3}\s?)(?:instructions?|prompt|task)\s?:(?:\*\*)?[ \t]{0,3}(?:please\s)?(?:reply|respond|answer|write)\s(?:politely|briefly|warmly|formally|concisely|casually|kindly|empathetically|as\s(?:an?|the|if)\b|in\s(?:the\s)?(?:name|voice|tone|style|role)\b|in\s(?:an?\s)?[a-z]{4,12}\stone\b)[^\n]{0,160}/gi,
);
const dialogue = anchored(
  /(?:^|\n|(?<=[.!?]\s))[ \t]{0,3}(?:user|human)\s?:[^\n]{1,300}?[.!?]\s{1,3}(?:assistant|ai|model|bot)\s?:|(?:^|\n)[ \t]*(?:user|human)\s?:[^\n]{1,400}\n{1,2}[ \t]*(?:assistant|ai|model|bot)\s?:|(?:^|\n)[ \t]*(?:(?:user|system)[ \t])?prompt\s?:[^\n]{3,300}(?=\n{1,3}[ \t]*(?:hi|hello|hey|dear)\b)/gi,
);
/** An example as it is given to a model: what came in, and what is said back to somebody. */
const givenPair = anchored(
  /(?:^|\n)[ \t]*(?:\*\*)?(?:(?:user|example|sample|customer)\s)?input(?:\s\d{1,2})?\s?:(?:\*\*)?[ \t]?(?=[^\n]{0,300}\b(?:customer|client|user|prospect|lead|recipient|buyer|guest|caller|patient|e-?mails?|message|complain\w*|asks?|asked|wants?|write|reply|name|company)\b|[^\n]{1,300}[\n.;|]\s?(?:\*\*)?(?:example\s)?output\s?:(?:\*\*)?\s?(?:hi|hello|hey|dear|thanks?|we|our|you|your|i|i'm|we're|sorry)\b)[^\n]{1,300}?(?:\n{1,2}[ \t]*|[.;|]\s)(?:\*\*)?(?:(?:expected|desired|model|sample|example)\s)?output(?:\s\d{1,2})?\s?:[^\n]{0,120}|(?:^|\n)[ \t]*(?:customer|client|user|lead|prospect|guest)(?:'s)?\s(?:message|e-?mail|question|query|complaint|review|reply)\s?:[^\n]{1,400}\n{1,2}[ \t]*(?:your|suggested|draft|agent(?:'s)?|model|ideal)\s(?:reply|response|answer|e-?mail)\s?:[ \t]*(?=\n|$)|(?:^|\n)[ \t]*<(?:user|human|persona|task|query|question|rules|constraints|example|input)>[^<\n]{1,40}\s[^<\n]{1,40}\s[^<\n]{1,300}<\/(?:user|human|persona|task|query|question|rules|constraints|example|input)>|(?:^|\n)\W{0,4}(?:few|one|zero)-shot\s(?:examples?|prompts?)\s?:/gi,
);
/** The values a template was to be filled with: 'Variables: {"name": "Sam"}'. */
const filledIn = anchored(
  /\b(?:(?:merge|template|prompt|input)\s)?(?:variables|personali[sz]ation(?:\sdata)?|merge\s(?:fields|data)|(?:lead|prospect|recipient|contact)(?:\s(?:data|info|profile|record))?)\s?:\s{0,3}\{\s{0,3}["']?(?:first_?|last_?|full_?|company_?|contact_?|customer_?|lead_?|prospect_?|recipient_?)?(?:name|company|title|role|industry|e-?mail|product|city|pain_points?|signal|account|order_id)["']?\s?:\s?["'][^\n]{0,160}/gi,
);
const json = anchored(
  /"(?:max_words|word_limit|max_sentences|writing_style|tone_of_voice)"\s?:|"tone"\s?:\s?"[a-z, ]{3,40}"\s?[,}]|"role"\s?:\s?"(?:system|user|assistant|developer|tool)"|"messages"\s?:\s?\[\s?\{|\b(?:max_tokens|max_new_tokens|top_p|stop_sequences?|presence_penalty|frequency_penalty)"?\s?[:=]\s?[\d[{"]|(?<![\w-])temperature\s?[:=]\s?[01]?\.\d{1,2}\b(?!\s?(?:\u00b0|degrees|c\b|f\b))/gi,
);

const agent = `(?:(?:ai |virtual |digital |personal |writing |sales |email |e-mail |marketing |outreach |outbound |customer (?:support|service|success) |support |research |sdr |bdr |b2b |saas ){0,4}(?:assistant|copywriter|copy writer|chatbot|bot|email writer|language model|agent|ghostwriter|sdr|bdr|sales (?:rep|representative|development representative|copywriter|expert|writer|professional|executive)|(?:email|outreach|marketing|sales|cold email|copywriting) (?:expert|specialist|strategist|writer|copywriter|assistant)))`;
const praised = anyOf(
  'helpful expert professional friendly world-class experienced skilled senior top-performing seasoned highly_skilled knowledgeable elite brilliant concise polite harmless honest creative persuasive specialized specialised advanced intelligent award-winning expert-level warm top smart efficient',
);
const message = `(?:e-?mails?|messages?|outreach|replies|reply|response|copy|linkedin (?:message|note|dm)|sms|follow-?ups?|subject lines?|openers?|opening lines?|first lines?|intro(?:duction)?s?|drafts?|sequence|cold emails?|icebreakers?)`;
/** Readers are asked to write to somebody of theirs: a council, a member of parliament. */
const notTheirs =
  '(?! (?:to|for) (?:(?:your|us|our|my|me)\\b|the (?!prospect|lead|recipient|customer|client|contact)))';
const strong = pattern(
  `(?:take|use|using|turn|convert|transform|expand|read|from|with) (?:only )?the (?:[a-z-]{3,12} )?(?:notes|bullet points|bullets|transcript|points|context|information|info|details|data|profile|facts|snippets?|summary) (?:below|above|that follows?|provided(?: below| above)?|given(?: below| above)?),?(?: and| to)? (?:turn (?:it|them|this|these) into|write|draft|craft|create|generate|compose|produce|make|into)(?: me)? (?:an?|one|the) (?:[a-z-]{3,14},? ){0,3}${message}${notTheirs}`,
  `(?:generate|output|return) (?:only )?(?:the|one|an?) (?:[a-z-]{3,14},? ){0,2}${message} (?:now|only|below|here|and nothing else)(?= ?(?:[.!\\n]|$))`,
  `(?:write|draft|generate|compose|craft) (?:me )?an? (?:[a-z-]{3,14},? ){0,3}?${message} (?:to|for) (?!your|my|our|us|me|support|yourself|a friend)[a-z'-]{2,16}(?: [a-z'-]{2,16})?,? (?:that|which|where you|in which you) [^.!?\\n]{0,60}?(?:ends?|opens?|closes?|starts?|sounds?) (?:with|on|like|warm|friendly|short)`,
  `(?:context|background|recipient|prospect|lead|persona) ?: ?(?:the )?(?:recipient|prospect|lead|addressee) (?:is an?|is the|works|runs|leads|recently|just)`,
  `(?:you are|you're|act (?:as|like)|pretend to be|assume the role of|take on the role of|imagine you are) (?:an? |the )?(?:${praised},? (?:and )?){1,4}${agent}`,
  `(?:you are|you're|act as|pretend to be|assume the role of|take on the role of) (?:an? |the )?(?:${praised},? (?:and )?){0,3}${agent}(?:,? [\\w' ]{0,60})?(?: (?:who|that|whose (?:job|task|goal) is to|tasked with|responsible for|designed to|specializing in|specialising in|writing|for) |[.,:;] ?(?:write|your (?:task|job|goal|role|objective) is|generate|draft|respond|follow|always|never|do not|craft|compose|given|use the|keep (?:the|your|it|every|each|answers|replies|sentences)))`,
  `(?:you are|you're) (?:chatgpt|claude|gemini|copilot|gpt-?\\d?[\\w.]{0,4}|llama|mistral|an? (?:large )?language model|an? ai (?:model|assistant|language model|agent|sdr|sales (?:rep|agent|assistant)))`,
  `your (?:task|job|goal|objective|mission) is to (?:write|draft|generate|compose|craft|create|produce|personali[sz]e|rewrite|respond)[\\w ,'-]{0,60}?${message}`,
  `(?:write|draft|generate|compose|craft|create) (?:me )?(?:a|an|one|\\d|three|two|five) (?:(?:short|brief|concise|personali[sz]ed|cold|friendly|persuasive|compelling|professional|casual|follow-?up|outreach|sales|warm|engaging|highly),? (?:and )?){1,5}${message}(?=[\\w ,'-]{0,80}(?:\\b(?:under|less than|no more than|within|max(?:imum)?|at most|below|up to) \\d{1,4} (?:words|characters|sentences)|\\bto (?:the|this|a) (?:prospect|lead|recipient|following)|\\b(?:tone|cta|call to action)\\b|\\b(?:using|based on) (?:the|this) (?:following|context|information|data|below|profile)|\\bprospect\\b))`,
  `(?:using|given|based on|with|from) (?:only )?the (?:following|information|context|data|details|prospect data|lead data|profile)(?: (?:below|provided|above|information|context|data|details|profile)){0,2},? (?:please )?(?:write|draft|generate|compose|craft|create|personali[sz]e) (?:a|an|the|one) (?:[\\w-]{2,16} ){0,4}${message}`,
  `(?:return|output|respond with|reply with|provide|give me|answer with) (?:only|just|nothing but) (?:the |a )?(?:final |finished |completed )?(?:e-?mail(?: body| text)?|message(?: body| text)?|body(?: text)?|json(?: object)?|copy|reply text|result|subject line)(?: (?:itself|and nothing else|without|with no|in|as))?`,
  `only (?:return|output|write|give me) the (?:final |finished )?(?:sms|e-?mail|message|subject line|reply)(?: (?:body|text|itself))?(?= ?(?:[.,;!]|$|\\n)| and)`,
  `(?:respond|answer|reply|output) (?:only )?(?:in|with|as) (?:valid |strict |plain )?(?:json|xml|yaml|markdown)(?: (?:format|only|object))?(?= ?[.,:;!\\n]| ?$| with| and)`,
  `(?:as|per|according to|based on|in line with|given) (?:(?:stated|instructed|specified|requested|described) in )?(?:the|my|your|our) (?:system prompt|system instructions|system message|prompt instructions|prompt above|original prompt|user prompt|prompt)(?= ?[,.:;)\\n]| ?$| you gave| i was given| above| says| and)`,
  `(?:let's|let us|please) think (?:about (?:this|it) )?step[- ]by[- ]step(?= ?[.:\\n]| ?$)`,
  `do not (?:mention|reveal|disclose|say|let on)(?: the fact)? (?:that )?(?:you are|you're|this (?:was|is) (?:written|generated) by|being) (?:an? )?(?:ai|bot|language model|chatbot|automated|assistant)[\\w ]{0,20}`,
  `do not (?:mention|reveal|disclose|repeat|share) (?:the |these |your |any of these )?(?:system prompt|prompt|system instructions)`,
  `(?:write|draft|generate|compose|craft|create) (?:me )?(?:a|an|one|two|three|\\d) (?:[a-z-]{3,14},? ){0,3}?(?:cold|personali[sz]ed|\\d{1,3}-(?:sentence|word|line|paragraph)|outreach|sales|follow-?up) (?:[a-z-]{3,14} ){0,2}?${message} (?:to|for|aimed at|targeting) (?:the|a|an|this|our) (?:following |target |ideal )?(?:vp|cfo|ceo|cto|coo|cmo|head|director|lead|prospect|recipient|founder|contact|person|persona|company|manager|buyer)[\\w ]{0,20}`,
  `(?:write|draft|generate|compose|craft|create|rewrite|personali[sz]e) (?:[\\w-]{1,14} ){1,6}(?:for|about|to|from|using|based on) the following (?:lead|prospect|contact|recipient|company|persona|profile|information|context|details|data)(?<!\\b(?:tickets?|deals?|orders?|accounts?|invoices?|records?|entry|users?|cases?|bookings?|quotes?) [^.!?]{1,40})`,
  `(?:rewrite|rephrase|paraphrase|proofread|shorten|improve) (?:the|this) (?:following |above |text below|e-?mail below|message below)(?: ?(?:${message}|text|draft|paragraph))? ?(?::|in an? [a-z -]{3,30} tone|to (?:be|sound|make)|so (?:that )?it|for)?`,
  `you are [a-z][\\w-]{1,20}, (?:an? |the )?(?:[a-z]{3,14} ){0,2}(?:ai|virtual|automated) (?:[a-z]{3,12} )?(?:assistant|agent|sdr|bdr|bot|rep|copywriter|model|salesperson)`,
  `you are [a-z][\\w-]{1,20}, (?:an? |the )(?:[a-z-]{3,14} ){0,2}(?:assistant|copywriter|bot|agent|sdr|bdr|model|ghostwriter) (?:that|who|which) (?:writes?|drafts?|composes?|crafts?|answers?|replies|creates?|generates?|speaks?|helps?)`,
  `keep [\\w ,-]{0,50}\\b(?:tone|casual|friendly|professional|formal|conversational)\\b[\\w ,-]{0,40}\\b(?:under|below|within|less than|max(?:imum)?|no more than) \\d{1,4} (?:words|characters|sentences)`,
  `step \\d{1,2} ?[:.)-] ?(?:analy[sz]e|read|review|research|extract|identify|summari[sz]e|study|look up|mention|write|draft|compose|greet|address|compliment|introduce|personali[sz]e|pitch|open with|start with|close with|end with|reference) (?:(?:the|a|an|one|their|his|her|about|to) ){0,2}(?:[a-z]{3,14} ){0,4}?(?:prospect|lead|recipient|persona|${message}|pain points?|call to action|cta|their (?:company|role|industry|funding|website))`,
  `(?:use|here(?:'s| is)|below is|consider|given) (?:the |this |some |following )?(?:following )?(?:context|background|information|details|facts|lead data|prospect data)(?: (?:below|above|that|which|you|should|must|can|to|use)){0,5} (?:when|while|for|to) (?:write|writing|draft|drafting|generate|generating|compose|composing|create|creating|personali[sz]ing|personali[sz]e) (?:the |an? |your |this )?(?:[a-z]{3,14} )?${message}${notTheirs}`,
  `step 1 ?[:.)-] ?(?:greet|thank|apologi[sz]e|mention|explain|offer|acknowledge|introduce|ask) [^.\\n]{2,60}[.\\n] ?step 2 ?[:.)-] ?(?:greet|thank|apologi[sz]e|mention|explain|offer|acknowledge|introduce|ask|close|end)`,
  '(?:context|background|input) ?: ?(?:the )?(?:prospect|lead|recipient|contact|candidate|customer)[^.!?]{0,120} task ?: ?(?:write|draft|compose|generate|craft|create|reply)',
  `task ?: (?:write|draft|generate|compose|create|personali[sz]e|rewrite|respond) (?:[\\w-]{1,16} ){0,5}?${message}`,
  `(?:output|response) format ?: ?(?:plain text|json|markdown|html|xml|bullet|only|no |just)[^\\n]{0,60}?`,
  `(?:(?:okay|ok|alright|hmm|right),? (?:so )?the user (?:wants|asked|is asking|has asked|needs|would like|is requesting|requested)(?: me| us)?|the user (?:wants|asked|is asking|has asked|needs|would like) (?:me|us)) (?:(?:to|for) (?:an? |the |some )?(?:[a-z-]{3,14} ){0,2}?(?:write|draft|generate|compose|craft|create|rewrite|shorten|reply|respond|${message})|an? (?:[a-z-]{3,14} ){0,3}?${message})`,
  `the (?:recipient|prospect|lead|reader|addressee) is an? [^.!?\\n]{2,60},? so (?:the|this|my) (?:e-?mail|message|tone|opener|outreach|pitch) (?:should|must|needs to) (?:be (?:short|brief|concise|casual|formal|friendly|professional|direct|warm|plain)|stay|sound|open|lead|focus|highlight|end)`,
  `(?:write|draft|generate|compose|craft|create) (?:me )?an? \\d{1,4}-(?:word|sentence|paragraph|character) (?:[a-z-]{3,14} ){0,3}?${message}`,
  `given the following (?:prospect|lead|contact|customer|company|recipient|crm) (?:data|details|information|profile|record|context),? (?:please )?(?:write|draft|generate|compose|craft|create|produce|suggest)(?! (?:to|by|in)\\b)`,
  `(?:use|using) (?:only )?the following (?:context|information|documents?|passages?|excerpts?) to (?:answer|respond to|reply to|write|draft|generate) (?:the|this|an?|their|his|her)`,
  `answer (?:the|this|my|each) (?:user's |customer's )?(?:question|query)s? (?:only |solely |strictly )?(?:based )?(?:only |solely |strictly )?(?:on|from|using|with) (?:only )?the (?:context|passages?|documents?|excerpts?|information) (?:below|above|provided|given)`,
  `(?:respond|reply|answer) only with (?:the|an?|your) (?:final |finished )?(?:e-?mail|message|reply|sms|subject line)(?: (?:body|text|itself))?(?= ?[.,;!\\n]| ?$| and)`,
  `(?:begin|end|start) (?:of )?(?:system prompt|prompt|instructions?)(?= ?(?:---|===|###|\\n))`,
  `(?:write|draft|generate|compose|craft|create|produce|prepare) (?:me |us )?(?:a|an|the|one|\\d|two|three|five) (?:[a-z-]{3,16},? (?:and )?){0,5}?${message}[^.!?\\n]{0,80}?\\b(?:(?:using|based on|from|given|with) (?:only )?(?:the|this|these) (?:following|below|above|provided|[a-z]{3,12} below|[a-z]{3,12} above)|(?:under|max(?:imum)?(?: of)?|at most|no (?:more|longer) than|within|up to|limited? to) \\d{1,4} (?:words|characters|sentences|lines)|that (?:mentions|references|opens with|ends with|includes a (?:cta|call to action)|highlights|addresses) )`,
  `(?:reply|respond|write back|answer) to (?:the|this) (?:customer|client|prospect|user|lead|buyer|recipient)(?:'s)? (?:[a-z]{3,12} )?(?:objection|message|e-?mail|question|query|complaint|reply)?(?: (?:below|above|that follows)|,? (?:in a|using|politely|keeping|without|as if))`,
  `(?:i want you to|i need you to|i'd like you to) (?:act as|write|generate|draft|compose|craft|create|pretend|role-?play|respond as|take on the role)(?= )(?! (?:a (?:book|novel|blog)|down|off|back|in|to)\\b)`,
  // People are told whom to stand in for and what to set up; a model whose part to play and what to write.
  `you (?:will|should|must|shall|are going to) (?:(?:act|respond) as an? (?:${praised},? (?:and )?){0,3}${agent}|(?:pretend|role-?play|take on the role)(?= )|(?:write|generate|draft|compose|craft|create) (?:[\\w-]{1,14},? ){0,5}?${message})`,
  `you (?:will|'ll) be (?:given|provided(?: with)?|shown|supplied(?: with)?) (?:a|an|the|some) (?:[a-z'-]{3,14} ){0,3}(?:profile|bio|e-?mail|message|context|transcript|record|list|conversation|data|information|details)`,
  `you (?:will|'ll) be (?:given|provided with|shown|handed) (?:a|an|the|one|some) (?:customer|client|prospect|lead|user|caller)(?:'s)? (?:[a-z]{3,12} )?(?:complaint|question|query|review|enquiry|inquiry|ticket|request|e-?mail|message|text)s? ?[;:.,] ?(?:and |then |now |please |you (?:must|should|will) ){0,2}(?:answer|reply|respond|write|draft|summari[sz]e|classify|rewrite|extract|generate)`,
  `(?:write|generate|draft|create|give me|produce|suggest) (?:me )?(?:\\d{1,2}|two|three|four|five|several|a few|some) (?:[a-z-]{3,14} ){0,2}(?:variants|variations|versions|alternatives|rewrites) of (?:this|the (?:above|following|below)) (?:[a-z-]{3,14} ){0,2}${message}`,
  `(?:act|respond|reply|answer|write) as (?:an?|the) (?:[a-z'-]{2,14} ){1,4}and (?:answer|reply to|respond to|write|draft|explain|summari[sz]e)[^.!?\\n]{2,60}? (?:in|within|using|with) (?:at most |no more than |under |up to |exactly )?(?:one|two|three|four|five|\\d{1,3}) (?:short )?(?:paragraphs?|sentences?|words|lines|bullet points)`,
  `personali[sz]e (?:the |this |each |every )?(?:opening|opening line|first line|e-?mail|message|intro|subject line) (?:using|based on|with|by (?:mentioning|using|referencing)) (?:the |their |his |her )?(?:lead's|prospect's|lead (?:data|profile|record)|prospect (?:data|profile|record))(?: [a-z]{2,16})?`,
  `(?:your |the )(?:answer|reply|response|output) (?:should|must|has to|needs to) be (?:in |a |an |valid |formatted (?:as|in) ){1,3}(?:json|xml|yaml|markdown)`,
  `(?:your (?:role|job)|the (?:task|assignment)) is to (?:write|draft|generate|compose|craft|create|produce|personali[sz]e|rewrite|persuade|convince|respond|reply)`,
  `the following is (?:a|an) (?:[a-z-]{3,14} )?(?:conversation|transcript|chat|dialogue|exchange) between (?:an? )?(?:[a-z]{2,10} )?(?:ai|user|human|customer|assistant|bot|model)`,
  `(?:avoid|don't|do not|never|must not) (?:sound(?:ing)?|read(?:ing)?|write|writing|come across) (?:like|as) (?:an? )?(?:ai|bot|robot|machine|language model|chatgpt|template|salesperson|marketing e-?mail)`,
  `(?:do not|don't|never) (?:make up|invent|hallucinate|fabricate) (?:any |new )?(?:facts?|information|details|numbers|names|statistics|data|claims)`,
  `(?:use|match|mirror|mimic|imitate|follow) (?:the|this|my) (?:tone|style|voice|writing style|format|structure) (?:of|from|in|as) (?:the|this|these|my) (?:example|sample|template|e-?mail|examples|following)s?(?: (?:below|above))?`,
  `(?:here (?:is|are)|below (?:is|are)) (?:the|some|all the) (?:prospect|lead|recipient|contact|customer|crm)(?:'s)? (?:data|info(?:rmation)?|details|profile|record|context|notes) ?:`,
  `(?:write|draft|generate|compose|craft|create|produce|prepare) (?:me |us )?(?:a|an|the|one|\\d|two|three|five) (?:[a-z0-9-]{3,16},? (?:and )?){0,5}?${message} (?:for|to|aimed at|targeting) (?:a|an|the|this|our) (?:[a-z-]{3,14} ){0,2}?(?:lead|prospect|recipient|persona|buyer|decision maker|customer who|contact who|client who)`,
  `(?:return|give|provide|output|format|deliver|present) (?:me )?(?:the |your |all )?(?:answers?|output|responses?|results?|reply|replies|e-?mails?|messages?) (?:as|in|using) (?:valid |strict |plain |raw )?(?:json|xml|yaml|markdown|html|plain text)`,
  `(?:you (?:must|should|will|may|can) )?(?:never|don't ever|do not ever|don't|do not|must not|not) (?:ever )?(?:mention|say|reveal|disclose|admit|let on|state|acknowledge) (?:that )?(?:you(?:'re| are)|you were|this (?:is|was)) (?:an? |written by |generated by |being )?(?:an? )?(?:ai|bot|language model|chatbot|automated|assistant|machine|llm|gpt)`,
  `(?:you are|you're) [a-z][a-z'-]{1,14}, (?:an? |the )(?:[a-z-]{3,14},? ){0,4}(?:assistant|rep|agent|sdr|bdr|copywriter|salesperson|advis[eo]r|consultant|representative|chatbot|expert)(?: (?:for|at|who|working|with|from|in)|[.,] )`,
  `(?:pretend to be|pretend you(?:'re| are)|act as|imagine (?:you're|you are|being)|play the role of|assume the persona of) (?:an? |the )?(?:[a-z'-]{2,14} ){0,4}(?:managers?|rep|agent|assistant|expert|copywriter|executive|advis[eo]r|consultant|founder|ceo|cfo|salesperson|seller|recruiter|customer|buyer|coach)(?: (?:who|at|for|writing|replying|and (?:write|reply|respond|answer|draft|compose|craft|generate|explain|convince|persuade|pitch|sell|greet|keep|use))|[.,:])`,
  `(?:write|generate|draft|create|suggest|give me|list|produce|propose|brainstorm) (?:me )?(?:\\d{1,2}|two|three|four|five|six|ten|a few|several|some) (?:[a-z-]{3,14} ){0,2}(?:subject lines?|openers?|variations?|e-?mails?|messages?|hooks?|ctas?|follow-?ups?|icebreakers?)(?: (?:for|based|that|to|in|using|with)|[.:])`,
  `(?:follow|obey|respect|apply|stick to) (?:these|the following|all(?: of)? these) (?:strict |writing |style |formatting |output )?(?:rules|guidelines|instructions|constraints|requirements) (?:when|while|for) (?:writing|drafting|composing|generating|replying|responding|the (?:e-?mail|message|reply|output|draft))(?: [a-z-]{2,12}){0,3} ?:`,
  `(?:example|expected|sample|desired) (?:output|response|completion) ?:`,
  `your (?:task|job|goal|objective|mission) is to (?:get|convince|persuade|make|have|entice|nudge|move) (?:the|this|a) (?:prospect|lead|recipient|addressee|reader) (?:to|into)`,
  `(?:write|draft|generate|compose|craft|create) (?:me )?an? (?:[a-z-]{3,14},? ){0,2}?(?:cold|outreach|prospecting|outbound) ${message} (?:to|for|about) [a-z'-]{2,20}`,
  `(?:write|draft|generate|compose|craft|create) (?:me )?(?:an?|the) (?:[a-z-]{3,14},? ){0,3}?${message} (?:to|for) the (?:customer|client|lead|prospect|contact|person|recipient|user) (?:below|above|described|in the following)`,
  `us(?:e|ing) (?:only )?the following (?:(?:lead|prospect|contact|customer|recipient|company|crm) )?(?:data|details|information|profile|context|notes)(?: (?:about|on|for) the (?:lead|prospect|contact|customer|recipient|company))?,? (?:to )?(?:write|draft|generate|compose|craft|create|personali[sz]e) (?:an?|the|one|two|three|four|\\d) (?:[a-z-]{2,14} ){0,4}?(?:${message}|sentences?|paragraphs?|lines?)`,
  `you must (?:not|never|always) [^.!?\\n]{2,60}? and (?:you )?must (?:always|never|not) (?:end|start|open|close|sign|reply|respond|answer|mention|reveal)`,
  `think (?:(?:it|this) through )?step[- ]by[- ]step\\b[^.!?\\n]{0,60}?\\b(?:then|before you|and then) (?:answer(?:ing)?|write|writing|reply|replying|respond(?:ing)?|draft(?:ing)?|output)`,
  `(?:rewrite|use|summari[sz]e|translate|classify|improve|shorten|answer|read) (?:only )?(?:the |this )?(?:text|content|message|e-?mail|input|data|context|notes|question) (?:between|inside|within|delimited by|enclosed (?:in|by)|in) (?:the )?(?:triple (?:backticks|quotes)|(?:xml |html )?tags|delimiters)`,
  `(?:available (?:tools?|functions?)|(?:tools?|functions?) available) ?: ?[a-z]{2,16}_[a-z_]{2,30}`,
  `write (?:the|this|an?) (?:[a-z-]{3,14} )?${message} (?:from the perspective of|in the voice of)(?= )`,
  `(?<=[.!?] )(?:user|human|prompt) ?: (?:please )?(?:write|draft|generate|compose|create) (?:me )?an? [a-z-]{3,14}`,
  `prompt ?: (?:[a-z-]{3,12}, ){1,4}(?:no emojis?|no jargon|(?:under |max(?:imum)? |at most )?\\d{1,4} words)`,
  `(?<=[.!?] )system(?: prompt| message)? ?: you (?:are|write|answer|reply|draft|respond)(?= )`,
  `your role ?: ?[^.\\n]{3,60}[.;\\n] ?your (?:goal|task|objective|job|mission) ?: ?(?:to )?(?:book|write|draft|convince|get|generate|schedule|persuade|sell|land|secure)`,
  `use (?:only )?(?:the |this )?following (?:data|details|information|fields|facts|points|inputs?|variables) (?:to|when|for) (?:personali[sz](?:e|ing)|writ(?:e|ing)|draft(?:ing)?|craft(?:ing)?|generat(?:e|ing))(?: (?:the|this|your|an?) [a-z-]{3,12})? ?:(?= )`,
  `(?:address|refer to|mention|use|include|reference) the (?:recipient|prospect|lead|addressee)(?:'s)?(?: by)?(?: (?:their|his|her))? (?:first name|name|company|company name|job title|pain points?|industry|role)(?: (?:only|at least|exactly|in the|and|naturally|once|somewhere|early))?`,
);
/** A label for the writer, then an order about form. */
const labelled = anchored(
  /(?:(?:^|\n)[ \t]*(?:[*_#>-]{0,3}\s?)(?:instructions?|prompts?|guidelines?|constraints?|rules|requirements?|task|output rules|style guide)|(?<=[.!?]\s{1,3})(?:instructions?|prompts?))\s?:(?:\*\*)?\s{0,3}[^\n]{0,40}?(?:\b(?:keep|write|use|draft|do not|don't|avoid|generate|you are|be|make|limit|max(?:imum)?|no more than|under|less than)\b)[^\n]{0,80}?\b(?:\d{1,4}\s(?:words|characters|sentences)|tone|cta|call to action|personali[sz]\w*|prospect|recipient|subject line|e-?mail|placeholder|emojis?|jargon|buzzwords|bullet points|first person|markdown)\b[^\n]{0,120}/gi,
);
/** Orders a style guide may hold too: two of them together are a prompt's. */
const weak = pattern(
  `(?:you are|you're|act as|write as|reply as|respond as|speak as|answer as) (?:an? |the )(?:${praised},? (?:and )?){0,3}(?:[a-z-]{3,16} ){0,2}(?:executive|representative|manager|consultant|strategist|marketer|recruiter|founder|engineer|editor|writer|specialist|advisor|adviser|expert)(?: (?:at|for|in|with|of|who|from))?`,
  `if (?:the|this|no) (?:prospect|recipient|lead|addressee)(?:'s)? [^.!?\\n;]{3,60}[,;:] (?:then )?(?:remind|thank|mention|ask|offer|use|write|reference|skip|omit|leave out|address|refer to|open|keep|default|fall back|do not|don't|apologi[sz]e|acknowledge|congratulate)(?: (?:to|them|him|her|the))?`,
  `(?:rewrite|rephrase|shorten|improve|polish|revise|condense|tighten|soften) (?:the|this|my|that|your) (?:e-?mail|message|text|draft|reply|paragraph|copy|version|note|opener)(?: (?:above|below|so far|again))? (?:so (?:that )?it|to (?:be|sound|make|read|feel)|in an? [a-z -]{3,30} (?:tone|style|voice)|for an?)`,
  `(?:never|do not|don't|under no circumstances) (?:reveal|repeat|disclose|mention|quote|share|discuss|show) (?:these|this|your|any of these|the above) (?:rules|instructions|guidelines|prompt|system prompt|directions|constraints)`,
  `(?:remember to |always )?(?:stay|remain) in character(?: as [a-z'-]{2,16})?|never break character`,
  `(?:use|using|fill in|insert) (?:only )?(?:the|these) (?:following )?(?:variables|placeholders|merge fields|data points|attributes)(?: (?:below|above))? (?:to|when|for) (?:personali[sz]e|personali[sz]ing|fill|write|writing)`,
  `(?:include|ask|add|use|insert|pose) (?:exactly |only |at most |at least |no more than )?(?:one|a single|two|\\d) (?:clear |open |open-ended |specific |rhetorical |short |soft ){0,2}(?:questions?|ctas?|calls? to action|statistics?|compliments?|testimonials?)(?! at a time\\b)`,
  `now (?:write|draft|generate|compose|create|produce) (?:one|yours|the|a|another|an)(?: (?:for|to|in|e-?mail|message|reply))?`,
  `(?:mention|reference|acknowledge|highlight|cite|weave in|touch on|allude to|compliment|connect to|tie in) (?:their|his|her|the (?:prospect|recipient|lead|reader|addressee)'s) (?:recent |new |latest |current )?[a-z]{3,16}`,
  `(?:ask|find out|offer|invite|thank|greet|remind|persuade|convince|congratulate|reassure|address) the (?:prospect|recipient|lead|addressee)(?: (?:for|to|by|on|about|whether|if|gently|politely|warmly))?(?= )`,
  `(?:avoid|skip|drop|leave out) (?:any |the |all )?(?:fluff|filler|hype|salesy language|sales language|corporate speak|small talk|pleasantries|preamble)`,
  `(?:avoid|no|skip|drop|leave out) (?:any |the |all )?(?:passive voice|adverbs|adjectives|em dashes)`,
  `make (?:the (?:e-?mail|message|tone|opening|text)) (?:sound |feel |read )?(?:more |less |a bit |slightly )?(?:shorter|friendlier|punchier|warmer|softer|casual|formal|human|pushy|salesy|personal|concise|direct|natural)`,
  `limit (?:the |this |your |it |each )?(?:e-?mail|message|response|answer|output|reply|copy|body|subject line|draft|length|yourself)? ?(?:to|at) (?:under |around |about |at most |a maximum of |no more than )?(?:\\d{1,4}(?:-\\d{1,4})?|one|two|three|four|five) (?:words|characters|sentences|paragraphs|lines|bullet points)`,
  `(?:(?:use|write|keep to|stay under) (?:an? )?)?(?:no more than|maximum(?: of)?|max|at most|up to|fewer than|less than|under|exactly) (?:\\d{1,4}|two|three|four|five) (?:words|characters|sentences|paragraphs|bullet points)(?= ?[.;,\\n]| ?$| and (?:do|don't|end|use|avoid|keep|no)\\b)`,
  `(?:do not|don't|never|avoid) (?:mention(?:ing)?|discuss(?:ing)?|include|including|quot(?:e|ing)|reveal(?:ing)?|bring(?:ing)? up|talk(?:ing)? about) (?:the |any |our |specific )?(?:price|prices|pricing|costs?|competitors?|discounts?|product names?|company name|features?|signature|links?|numbers|statistics|budget|ai)`,
  `(?:start|open|begin|lead)(?: (?:the|your) (?:e-?mail|message|reply|response))? with (?:a |an |the |their )?(?:[a-z-]{3,14} ){0,2}(?:question|hook|compliment|observation|greeting|pain point|recipient's name|first name|statistic|insight|trigger)`,
  `(?:be|sound|stay|remain|write) (?:concise|brief|friendly|professional|polite|conversational|natural|human|warm|casual|confident|persuasive|empathetic|specific)(?:,? (?:and |but |yet )?(?:concise|brief|friendly|professional|polite|conversational|natural|human|warm|casual|confident|persuasive|specific|not (?:pushy|salesy|formal|generic))){0,3}`,
  `(?:sign off|sign|close|end) (?:as|with) (?:the (?:name|sender)|my name|just (?:the|my) (?:first )?name|[a-z'-]{2,14} from|no signature|a signature)`,
  `keep (?:the |this |your |it |all |each )?(?:e-?mail|message|response|answer|output|reply|copy|body|subject line|draft|tone|length|intro|language|it)? ?(?:under|below|to|within|shorter than|less than|around|at|between|to under|short|professional|friendly|casual|conversational|concise)(?: \\d{1,4}(?:-\\d{1,4})?)?(?: (?:words|characters|sentences|and|but|[a-z]{4,14})){0,4}`,
  `(?:do not|don't|never|avoid) (?:using |use |include |including |add |adding |mention |mentioning )(?:any |the |more than one |too many |a )?(?:emojis?|hashtags?|placeholders?|exclamation (?:marks?|points?)|buzzwords?|jargon|subject line|signature|markdown|bullet points|explanations?|preamble|cliches|cliché\\w*|spam(?:my)? words|brackets|generic (?:phrases|openings?)|pricing)`,
  `(?:write|reply|respond|answer|speak|phrase (?:it|this|everything)) in (?:the|a) (?:style|voice|tone|manner) of (?:an? |the )?(?:[a-z-]{3,14} ){0,3}?[a-z-]{3,14}(?= ?[.,;:!\\n]|$| and | but | who )`,
  `you(?:'re| are| will be) writing (?:as|on behalf of) (?!fast|soon|well|if|much|long|often)[a-z'-]{2,16}(?: (?:from|at|of) [\\w'-]{2,16})?(?= ?[.,;]| ?$)`,
  `(?:do not|don't|never|avoid) us(?:e|ing) the (?:words?|phrases?|terms?)\\b`,
  `(?:never|don't|do not|avoid) (?:start|open|begin)(?:ing)?(?: the (?:e-?mail|message))? with\\b`,
  `use (?:british|american|uk|us|canadian|australian|plain|simple) (?:english|spelling)`,
  `keep (?:the|your|its|a|an) (?:overall )?(?:tone|voice|register|style) (?:of voice )?(?!of\\b|for\\b|in\\b|and\\b)[a-z-]{4,14}(?= ?[.,;:!\\n]|$| and | but | yet )`,
  `(?:use|refer to|draw on|work in|weave in) (?:only )?(?:the|these|those|all) (?:variables?|placeholders?|merge fields?|data points?|attributes) [a-z_]{3,20}(?: and [a-z_]{3,20})?`,
  `sign (?:off )?as [a-z'-]{2,14}(?= ?[.,;\\n]| ?$)`,
  `(?:use|adopt|maintain|write in|keep) (?:a |an )?(?:[a-z]{4,14},? (?:and |yet |but )?){1,3}tone(?: of voice)?`,
  `(?:always |never )(?:[a-z]{3,12} )(?:with|in|using|about) (?:a |an |the )?(?:[a-z-]{3,12} ){0,2}(?:question|cta|call[- ]to[- ]action|greeting|signature|first name|emoji)`,
  `(?:don't|do not|never|avoid|no) (?:us(?:e|ing) |any )?(?:exclamation (?:marks?|points?)|emojis?|jargon|buzzwords?|hashtags?|bullet points|clich\u00e9s|superlatives)`,
  `(?:do not|don't|never) exceed \\d{1,4} (?:words|characters|sentences|lines)`,
  `your (?:task|job|goal|objective|mission) is to (?:book|secure|schedule|get|earn|land|win|generate) (?:an? |the |more )?(?:[a-z-]{3,12} )?(?:demos?|meetings?|calls?|repl(?:y|ies)|responses?|appointments?)`,
  `(?:end|close|finish|conclude) with (?:a |one )?(?:[a-z-]{3,12} ){0,2}(?:cta|call[- ]to[- ]action|question|ask)`,
  `(?:return|output|provide|give|deliver|format|present) (?:the|your) (?:final |finished |whole )?(?:result|answer|output|e-?mail|message|text|reply|response) (?:as|in) (?:an? )?(?:plain text|json|html|markdown|xml|single (?:paragraph|line|string)|code block)`,
  `(?:include|add|insert|mention|reference) (?:a |an |one |the |exactly one )?(?:[a-z-]{3,14} ){0,2}(?:cta|call[- ]to[- ]action|prospect's [a-z]{3,12}|recipient's [a-z]{3,12}|pain points?|value proposition|social proof|personali[sz]ation|recent (?:news|post|funding))`,
  `personali[sz]e (?:the |this |each )?(?:opening|opening line|first line|e-?mail|message|intro)(?: (?:using|based on|with|by|for))?`,
  `(?:write|respond|reply|answer) in (?:the )?(?:first person|second person|plain (?:text|english)|[a-z]{4,12} english|the same language|(?:english|german|french|spanish|italian|dutch) only)`,
  `(?:follow|use|apply) the (?:aida|pas|bab|problem-agitate-solve|before-after-bridge) (?:framework|formula|structure|model|method)`,
  `(?:tone|length|(?:word|character|length) (?:limit|count)|max(?:imum)? (?:words|length)|format|output(?: format)?|audience|persona|goal|objective|cta|call to action|style|(?:output |reply )?language|prospect|recipient) ?: ?[a-z0-9](?:[^\\n.;]{2,40}(?=[.;](?: |$))|[^\\n]{2,80}(?=\\n|$))`,
  `(?:subject line|e-?mail|message|body|reply) (?:must|should) (?:be|not exceed|contain|include|have|use|start|end|sound)[^.\\n]{2,50}`,
);

/** A record as it was handed to a model: "Lead data: name=Ben; company=Quiet River". */
const record = anchored(
  /\b(?:lead|prospect|contact|recipient|customer|crm)\s(?:data|record|profile|details|info|context)\s?:\s{0,3}[a-z_]{2,20}\s?=\s?[^\n;,|=]{1,60}[;,|]\s?[a-z_]{2,20}\s?=/gi,
);

const elsewhere = wordingsElsewhere('prompt_residue');

/** Each of these by itself is a prompt's, in the order in which they are looked for. */
const certain = [
  token,
  trace,
  heading,
  bareHeading,
  jobHeading,
  roleLine,
  howToAnswer,
  dialogue,
  givenPair,
  filledIn,
  json,
  record,
  strong,
  ...plainOrders,
  labelled,
  elsewhere,
];

/** Chapters of a document are headed alike, and a guide to style gives its orders plainly. */
const headed = [heading, bareHeading, jobHeading, howToAnswer, labelled, ...plainOrders];

const orderClaims = [...deskOrders, ...ordersToWriter];

export const promptResidue = defineRule({
  id: 'prompt_residue',
  template: 'ai_artifacts_v1',
  severity: 'BLOCK',
  contentTypes: wordingTypes,
  channels: allChannels,
  needs: [],
  looksFor: () => [...certain, weak, ...orderClaims],
  meaning: 'Parts of the prompt or of a chat format left in the text.',
  detail: 'The text holds part of the prompt it was made from. Delete it.',
  examples: [
    '<|im_start|>system',
    '### Instructions: keep under 120 words',
    'You are a helpful SDR assistant. Write a short email.',
  ],
  counterExamples: ['Please follow the instructions in the guide.', 'The system prompts you for a code.'],
  *check(field, { contentType }) {
    const { text } = field;
    const seen: Range[] = [];
    for (const expression of certain) {
      for (const match of matchesAnywhere(field, expression)) {
        const start = match.index + (match[0].length - match[0].trimStart().length);
        const end = match.index + match[0].trimEnd().length;
        if (overlapsAny(seen, start, end)) continue;
        if (isInCode(text, start) || isMention(text, start)) continue;
        if (expression === strong && !opensClause(text, start, match[0])) continue;
        if (contentType === 'document' && headed.includes(expression) && !isForModels(match[0])) continue;
        seen.push({ start, end });
        yield { start, end };
      }
    }
    if (contentType === 'document' || seen.length > 0) return;
    const [order] = sentencesWith(field, orderClaims);
    if (order) yield { start: order.start, end: order.end, confidence: 0.8 };
    else yield* orders(field);
  },
});

/** A document may have a chapter "Instructions" or "Task"; a system prompt has no place in it. */
function isForModels(heading: string): boolean {
  return /system|prompt|assistant|human|you are|\d\s(?:words|characters)/i.test(heading);
}

/** An order opens its sentence; "so you are a helpful assistant to Kim" and "we write a short email" are prose. */
function opensClause(text: string, start: number, matched: string): boolean {
  if (
    /^(?:as|per|according|based|following|in line|given|using|with|from|begin|end|start|the (?:recipient|prospect|lead|reader|addressee))\b/i.test(
      matched,
    )
  )
    return true;
  const before = text.slice(Math.max(0, start - 60), start);
  return (
    /(?:^|[.!?:;\n*#>)\]"'-]\s{0,3}|\n\s{0,3})$/.test(before) ||
    /(?:^|[.!?:\n]\s{0,3})(?:please|now|then|also|important|note|first|next|finally|and|today|hello|hi|ok|okay)[,:]?\s$/i.test(
      before,
    ) ||
    /,\s$/.test(before)
  );
}

/** Two different orders within 400 characters, each at the start of a sentence or line. */
function* orders(field: FieldText): Generator<{ start: number; end: number; confidence: number }> {
  const { text } = field;
  const found: { start: number; end: number; form: string; label: boolean }[] = [];
  for (const match of matchesAnywhere(field, weak)) {
    const start = match.index;
    const goesOn = /^[^.!?:;\n]{0,60}\s(?:and|but|then)\s$/i.test(text.slice(found.at(-1)?.end ?? start, start));
    if (
      !goesOn &&
      !/(?:^|[.!?:;\n]\s{0,3}|,\s(?:and\s|then\s)?|\n\s{0,3}(?:[-*\u2022]|\d{1,2}[.)])\s{0,3}|[.!?]\s{1,2}(?:and|also|please)\s)$/i.test(
        text.slice(Math.max(0, start - 12), start),
      )
    )
      continue;
    if (isInCode(text, start) || isMention(text, start)) continue;
    const words = match[0].toLowerCase().match(/[a-z']+/g) ?? [];
    const label = /^[a-z ()]{3,18}:/i.test(match[0]);
    found.push({
      start,
      // The next order may follow behind an "and" that this one took along.
      end: start + match[0].trimEnd().replace(/ (?:and|but)$/i, '').length,
      form: label ? `${words[0]}:` : `${words[0]} ${words.at(-1)}`,
      label,
    });
  }
  for (const [index, one] of found.entries()) {
    const near = found.slice(index + 1).filter((two) => two.start - one.end < 400 && two.form !== one.form);
    const orders = [one, ...near].filter((each) => !each.label).length;
    const labels = new Set([one, ...near].filter((each) => each.label).map((each) => each.form));
    const last = near.at(-1);
    if (!last || !(orders >= 2 || (orders >= 1 && labels.size >= 1) || (labels.size >= 3 && labels.has('tone:'))))
      continue;
    yield { start: one.start, end: Math.min(last.end, one.start + 600), confidence: 0.8 };
    return;
  }
}
