import { facets, part } from '../search/sentence-facets.ts';

/** How a model speaks of whom it is to answer at a desk: in the third person. */
const asker =
  "(?:the|this) (?:customer|client|user|guest|caller|patient|member|shopper|passenger|tenant|subscriber|candidate|applicant|debtor|buyer|seller|attendee|student|borrower|resident|donor)(?:'s)?(?!s)";
const reply = '(?:reply|response|answer|message|e-?mail|apology|text|draft)';
/** What was handed over of a case, to be answered from. */
const file =
  '(?:ticket|conversation|transcript|thread|chat)(?: (?:history|log|record|details|data|context|body|text|excerpt))?|(?:case|order|account|customer|call|message|purchase) (?:history|log|record|data|context)';
const ofOthers =
  /\b(?:your (?:customers?|clients?|users?|guests?|patients?|tenants?|members?|team|staff|website|app)|contracts?|invoices?|drawings?|designs?|lease|floor|logo|brochure|film|recording of)\b/i;

/** What a model says of the reply it has written to somebody at a desk. */
export const remarksOnReply = facets([
  // "Suggested response to the customer:"
  {
    all: [
      new RegExp(
        `(?:^|[.!?:]\\s)\\W*(?:here (?:is|'s) (?:a|the|my|your) )?(?:suggested|proposed|recommended|possible|draft|sample|model|improved|revised) ${reply} (?:to|for) (?:${asker}|(?:the|this) (?:ticket|complaint|review|inquiry|enquiry|question|request))[*_]{0,3} ?:`,
        'i',
      ),
    ],
  },
  // "Here's a polite reply that acknowledges the frustration and offers a next step:"
  {
    all: [
      new RegExp(
        `\\b(?:here(?:'s| is)|below is) (?:an?|the|my|your|one) (?:[a-z-]{3,14},? (?:and |but |yet )?){0,4}${reply} (?:that|which)\\b`,
        'i',
      ),
      part(
        'acknowledges|apologi[sz]es|empathi[sz]es|reassures|validates|de-?escalates|declines|avoids|thanks|stays|keeps|sets expectations|offers (?:an?|the) [a-z -]{3,24}|takes (?:ownership|responsibility)',
      ),
      part(
        `frustrations?|empath\\w+|tone|(?:next|clear) steps?|inconvenience|concerns?|blame|liability|fault|delay|polite(?:ly)?|professional|brief|short|warm|${asker}|situation|feelings?|refund|complaint|expectations`,
      ),
    ],
    none: [ofOthers],
  },
  // "The tone is empathetic yet firm, in line with your brand voice."
  {
    all: [
      part(`(?:the|its) (?:tone|wording|language|phrasing)|(?:the|this) ${reply}`),
      part('is|stays|remains|keeps?|strikes|sounds|reads|aims|uses'),
      part('empathetic|empathic|apologetic|de-escalat\\w+|reassuring|firm|non-?defensive|understanding|courteous|calm'),
      part(
        `brand(?:'s)? (?:voice|tone|guidelines?)|style guide|tone of voice|as (?:you )?(?:asked|requested|instructed)|your (?:instructions|guidelines|prompt)|${asker}|without (?:admitting|accepting|promising|sounding)`,
      ),
    ],
    none: [ofOthers],
  },
  // "Shall I also prepare a Spanish translation of this reply?"
  {
    all: [
      part('shall i|should i|want me to|like me to|i can(?: also)?|i could(?: also)?|happy to|let me know if'),
      part('translat\\w+|shorten\\w*|rephrase|rewrite|soften|version|macro|canned (?:response|reply)|template'),
      new RegExp(`\\b(?:of|for|make|turn|shorten|soften|translate|rephrase|rewrite) (?:this|the) ${reply}\\b`, 'i'),
    ],
    none: [ofOthers],
  },
  // "I removed the part about the delay, since it might upset the customer."
  {
    all: [
      /\bi(?:'ve| have)? (?:also |deliberately |intentionally )?(?:removed|left out|omitted|softened|avoided|skipped|dropped|cut|included|added|kept|rephrased|emphasi[sz]ed|mentioned|acknowledged)\b/i,
      part(asker),
      part(
        'upset\\w*|anger\\w*|frustrat\\w+|defensive|escalat\\w+|alarm\\w*|offend\\w*|blame\\w*|liab\\w+|fault|sound(?:s|ing)?|tone|feel(?:s|ing)? (?:heard|blamed|dismissed|valued)|reassur\\w+|apolog\\w+',
      ),
    ],
    none: [ofOthers],
  },
]);

const absent =
  "not|no|nothing|wasn't|weren't|isn't|aren't|doesn't|didn't|don't|hasn't|haven't|couldn't|can't|cannot|missing|unclear|incomplete|empty|blank|truncated|unable|without|cut off";
/** What it then wrote. */
const wroteAnyway = part(
  "(?:i|i've|i have|i'll|had to|so i)(?: had to| have to| can only)? (?:assume[ds]?|answered|replied|responded|kept|keep|wrote|written|used|guess(?:ed)?|gave|given|avoided|left|suggested|offered|stayed|stay|focused)|(?:so|therefore|and) (?:this|the|my) (?:reply|response|answer) (?:is|stays|remains|only|may|does)|in general terms|general(?:ly)?|generic",
);

/** What a model says it was not told of the case it is to answer. */
export const lacksOfCase = facets([
  // "The ticket history was not included, so I assumed the order was late."
  {
    all: [
      part(file),
      part(absent),
      part(
        'included|provided|supplied|given|available|shared|attached|visible|mention\\w*|specif\\w+|state[sd]?|stating|contain\\w*|say|said|missing|incomplete|empty|truncated|cut off|show\\w*',
      ),
      wroteAnyway,
    ],
    none: [ofOthers, /\b(?:we|our)\b/i],
  },
  // "I could not find the order number in the conversation you shared."
  {
    all: [
      part(
        "(?:couldn't|could not|can't|cannot|didn't|did not|unable to|wasn't able to|was not able to) (?:find|see|locate|identify|determine|tell)|(?:there (?:is|was|'s)|i see) no",
      ),
      new RegExp(
        `\\b(?:in|from) the (?:${file}) (?:(?:that )?(?:you (?:shared|provided|pasted|gave me|supplied)|(?:i was|was) (?:given|provided))|provided|supplied|given|above|below)\\b`,
        'i',
      ),
    ],
    none: [/\b(?:we|our)\b/i],
  },
  // "No knowledge base article was retrieved for this question."
  {
    all: [
      part('no|none|not|zero|0'),
      part(
        '(?:knowledge base|kb|help cent(?:er|re)|policy|faq) (?:articles?|entr(?:y|ies)|documents?|results?|passages?|snippets?)|(?:articles?|documents?|entr(?:y|ies)|passages?|snippets?|results?|sources?) (?:in|from) the (?:knowledge base|kb)|(?:knowledge base|kb) (?:search )?(?:returned|contains|holds|has)',
      ),
      part('retriev\\w+|returned|match\\w*|found|available|supplied|provided|covers?|relevant'),
      part(
        `for (?:this|the) (?:question|query|ticket|request|issue|topic)|${asker}|so i|this (?:question|query|topic)|i (?:can't|cannot|could not|couldn't)`,
      ),
    ],
  },
  // "Since the customer's plan isn't mentioned in the ticket, I answered in general terms."
  {
    all: [
      part(asker),
      part(absent),
      part(
        'mention\\w*|specif\\w+|state[sd]?|said|say|given|provided|known|clear|include[sd]?|ticket|conversation|transcript|thread',
      ),
      part(
        "i(?:'ve| have)? (?:answered|kept it|assumed|wrote|replied|responded|guessed|had to (?:guess|assume))|so (?:this|the|my) (?:reply|response|answer)",
      ),
    ],
    none: [ofOthers],
  },
  // "The transcript cuts off before the customer states the problem."
  {
    all: [
      part('(?:the|this) (?:transcript|conversation|ticket|thread|chat|prompt|input|message|e-?mail)'),
      part('cuts? off|breaks off|ends|(?:is|was|got|seems) (?:cut off|cut short|truncated)|stops'),
      part(
        `before ${asker}|(?:mid|in the middle of (?:a|the))[- ]?sentence|so i (?:can't|cannot|couldn't|assumed|had to)`,
      ),
    ],
    none: [ofOthers, /\b(?:your (?:e-?mail|message)|we|our)\b/i],
  },
  // "I wasn't provided with the property address, therefore I refer to it as the flat."
  {
    all: [
      part(
        "i (?:wasn't|was not|haven't been|have not been|was never) (?:provided with|given|told|supplied with)|(?:since|as|because) i (?:do not|don't|did not|didn't) (?:know|have)",
      ),
      part('so|therefore|hence|thus|since|as|because|which is why'),
      part(
        "i(?:'ve| have)? (?:refer(?:red)? to|call(?:ed)?|address(?:ed)?) (?:it|you|them|him|her|this|the [a-z]{3,12}) as|i(?:'ve| have)? (?:wrote|written|kept it|kept (?:the|this) [a-z]{3,12}) (?:in|as|to|general|generic|neutral|vague|short|simple)|i(?:'ve| have)? used an? (?:neutral|generic|general|default|standard|placeholder)",
      ),
    ],
    none: [/\b(?:we|our|handwriting|invoice|form)\b/i],
  },
  // "Please supply the amount owed so that I can finish the reminder."
  {
    all: [
      part('supply|provide|share|give me|send me|add|specify|paste|tell me'),
      part('so (?:that )?i can (?:finish|complete|write|tailor|personali[sz]e|craft|compose|adapt|finali[sz]e)'),
      part(
        '(?:the|this|an?|your) (?:[a-z-]{3,12} )?(?:reminder|message|e-?mail|reply|text|sms|rejection|outreach|follow-?up|response)',
      ),
    ],
    none: [ofOthers, /\b(?:we|our)\b/i],
  },
  // "It would help to know which product the customer has bought, since I can only answer in broad strokes."
  {
    all: [
      part(`${asker}|the (?:prospect|recipient|lead|addressee)(?:'s)?(?!s)`),
      part(
        "it would help(?: me)? to know|i(?:'d| would)? need to know|(?:if|once) you (?:tell|told|let) me|could you tell me",
      ),
      part(
        'i can (?:only|then) (?:answer|write|give|offer|keep|reply|tailor|be more)|in (?:broad|general) (?:strokes|terms)|generic(?:ally)?',
      ),
    ],
  },
]);

/** What a prompt tells a model to do at a desk. */
export const deskOrders = facets([
  // "Customer sentiment: angry. Respond with empathy in under 80 words."
  {
    all: [
      /(?:^|[.!?:;]\s)\W*(?:please )?(?:respond|reply|answer|write back)\b/i,
      part(
        'with empathy|empathetic(?:ally)?|apologetic(?:ally)?|politely|professionally|in a (?:[a-z-]{3,14},? (?:and )?){1,3}tone|as (?:an? )?(?:support|customer service) (?:agent|rep|representative)|without (?:admitting|promising|apologi[sz]ing)',
      ),
      part(
        '(?:in |under |within |below |at most |no more than |max(?:imum)?(?: of)? |up to ){1,2}(?:\\d{1,3}|two|three|four|five) (?:words|sentences|characters|lines)|to the (?:customer|user|client|guest)|(?:customer|user)',
      ),
    ],
    none: [/\b(?:you (?:can|could|may|might)|we|our|your)\b/i],
  },
  {
    all: [
      /(?:^|[.!?:;|]\s)\W*(?:customer|user|client|ticket|message|caller) (?:sentiment|emotion|intent|mood) ?[:=] ?(?:very )?(?:angry|frustrated|negative|positive|neutral|happy|upset|furious|annoyed|disappointed|complaint|refund|cancell?ation|churn\w*|\d)/i,
    ],
  },
  // "If you don't know the answer, say you will escalate the ticket."
  {
    all: [
      part(
        "if (?:you (?:don't|do not|cannot|can't|are unsure|are not sure|aren't sure)|unsure|in doubt)|(?:if|when|where|unless) (?:the )?(?:answer|information|context|question) (?:is|isn't|is not|cannot|can't|does not|doesn't)",
      ),
      part(
        "say (?:that )?you|tell (?:the|them)|(?:reply|respond|answer|state)(?: only)? (?:with|that)|escalate|(?:do not|don't|never) (?:guess|make|invent|speculate)|hand (?:it |the chat )?over|apologi[sz]e",
      ),
      part(
        'escalate (?:the|this) (?:ticket|case|chat|conversation)|(?:in|from|by|outside) the (?:provided |given |retrieved )?(?:context|knowledge base|documents)|(?:make|making) (?:it|anything|something|things) up|(?:to|by) a human(?: agent)?',
      ),
    ],
    none: [/\b(?:i|me|my|we|us|our|your)\b/i],
  },
  // "Always end with a question and sign as Team Luma."
  {
    all: [
      /(?:^|[.!?:;]\s)\W*(?:always|never|do not|don't|please) (?:end|start|begin|open|close|sign|greet|address|use|mention|include|promise|offer|ask|apologi[sz]e)\b/i,
      part(
        "sign (?:off )?(?:as|with)|(?:end|close|finish) with (?:an? )?(?:question|call to action|cta|offer|apology)|(?:the|a) (?:customer|user|client|guest)(?:'s)? (?:by|using) (?:their )?(?:first )?name|in the (?:customer|user|client)'s (?:own )?language|(?:more than (?:one|two) )?(?:emojis|exclamation (?:marks|points))|competitors? (?:by name|names)",
      ),
    ],
    none: [/\b(?:i|me|my|we|us|our|your|you)\b/i],
  },
  // "You are a recruiter at a tech company; your tone is warm and concise."
  {
    all: [
      /(?:^|[.!?:;]\s)\W*(?:you are|you're|act as|imagine you are) an? /i,
      part(
        'your (?:tone|style|voice|writing) (?:is|should be|must be|stays)|(?:tone|style|voice) ?: ?(?:warm|friendly|formal|casual|professional|concise|polite|empathetic|playful)|(?:keep|use|write in) (?:an?|your) (?:[a-z-]{3,12},? ){0,3}(?:tone|style|voice)',
      ),
    ],
    none: [/\b(?:i|we|our|us)\b/i],
  },
  // "Output: a message of 60 words."
  {
    all: [
      /(?:^|[.!?:;|]\s)\W*(?:output|expected answer|desired output|result) ?: ?(?:an?|one|the) (?:[a-z-]{3,12} ){0,2}(?:message|e-?mail|reply|text|sms|paragraph|response)\b/i,
      part(
        '(?:of|in|with|under|within|at most|no more than) (?:\\d{1,3}|one|two|three|four|five) (?:short )?(?:words|sentences?|paragraphs?|lines|characters)',
      ),
    ],
  },
  // "Do not include any placeholders in your answer."
  {
    all: [
      part("(?:do not|don't|never|avoid) (?:include|use|add|leave|output|insert|using|adding)"),
      part(
        'placeholders?|brackets|markdown|emojis?|bullet points|headings|hashtags|preamble|explanations?|quotation marks',
      ),
      part('in (?:your|the) (?:answer|response|reply|output|message|e-?mail|text|draft)'),
    ],
    none: [/\b(?:i|we|our|us)\b/i],
  },
  // "As the assistant, you should speak on behalf of the dental practice."
  {
    all: [
      /(?:^|[.!?:;]\s)\W*as (?:the|an?) (?:ai |virtual |writing |support )?(?:assistant|chatbot|bot|copywriter|language model),? you (?:should|must|will|are to|may|need to|never|always)\b/i,
    ],
    none: [/\b(?:manager|professor|editor|coach|i|we|our|us)\b/i],
  },
]);
