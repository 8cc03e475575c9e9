import { wordingsElsewhere } from '../languages/index.ts';
import { defineRule } from '../rule.ts';
import { allChannels, wordingTypes } from '../rule-scope.ts';
import { matchesNear } from '../search/near.ts';
import { anyOf, pattern } from '../search/pattern.ts';
import { facets, sentencesWith } from '../search/sentence-facets.ts';
import { because } from '../text/let-go.ts';
import { isInCode, isMention, sentenceOf } from '../text/phrase-context.ts';
import { overlapsAny, type Range } from '../text/range.ts';
import { isClerksRefusal } from '../wordings/ai-refusal-text/clerks-refusal.ts';
import { refusedByMachine } from '../wordings/ai-refusal-text/refused-by-machine.ts';

const model = `(?:(?:text[- ](?:based|generating)|large|advanced|helpful|virtual|conversational|generative|responsible) ){0,2}(?:(?:ai|artificial intelligence|language|chat|machine learning)[- ]?){1,3}(?:model|assistant|chat ?bot|bot|system|program|tool|agent)?`;
const cannot = `(?:can ?not|can't|cant|won't|will not|could not|couldn't|am (?:not able|unable|not allowed|not permitted|not capable|not programmed|not designed)(?: to| of)?|'m (?:not able|unable|not allowed|not permitted|not capable|not programmed|not designed)(?: to| of)?|do not|don't|must decline to|have to decline to|must refuse to|have to refuse to|am going to have to decline to|decline to)`;
const produce = anyOf(
  'write generate create produce draft compose craft fulfill fulfil comply roleplay role-play complete process provide generating writing creating producing drafting composing engage_in continue_with proceed_with',
);
const requested = `(?:that|this|the|such|your|any|these)(?: (?:type of|kind of|sort of|particular|specific|requested|kinds of|types of))?(?: [a-z-]{2,20}){0,2}? ?(?:request|requests|content|prompt|e-?mail|message|text|material|response|query|instruction|instructions|task|copy|language|outreach|information requested)`;

/** A person on a train has no internet either. */
const notHere = '(?! (?:here|right now|today|until|while|at|on|in|from|this|with my)\\b)';
/** Verbs of making a text; "provide" and "send" are a clerk's. */
const composes = '(?:write|generate|create|produce|draft|compose|craft|author|rewrite)';
const composing = '(?:writing|generating|creating|producing|drafting|composing|crafting|authoring|rewriting)';
const textThing =
  '(?:e-?mails?|messages?|content|copy|texts?|pitch(?:es)?|outreach|posts?|scripts?|repl(?:y|ies)|responses?|language|material|drafts?|letters?|reviews?|testimonials?|stories|narratives?|lines?|wording|notes?)';
const words = "(?:[\\w'\u2019-]{1,18},? ){0,6}?";
/** What the refused text would do: a person who cannot write an e-mail today has no such clause. */
const deed = `(?: (?:that|which|designed|intended|meant|containing|including|pretending|impersonating|targeting|making|claiming|encouraging|promoting|suggesting|implying|based on|of this|like this|of that|like that|without|with (?:false|misleading|fabricated|invented|unverified|such)))`;
const selfKind = `an? (?:(?:large |virtual |automated |digital |conversational |generative |(?:text|cloud|computer)[- ]based ){0,2}(?:ai|a\\.i\\.|artificial intelligence|llm|language model|chat ?bot|bot|machine)(?:[- ](?:language model|mod(?:el|le|al)|assistant|system|writer|agent|tool|program))?)`;
const lacksIt = `(?:lack|(?:have|'ve) never|can'?t|cannot|can not|don't|do not|won't|am (?:not|unable)|'m (?:not|unable)|have no|haven't|wasn't|never|must|should not|shouldn't|only|am bound|try to avoid|aim to)`;

/** "I don't have live data on the buses; the app does". */
const othersHave =
  "(?: (?:on|about|for|from) [\\w' -]{2,30})?[,;] ?(?:but |though )?(?:the|our|your|his|her|their) [a-z' -]{2,30} (?:does|do|has|have|shows?|knows?|checks?|reads?|tells?|tracks?|counts?|looks?|keeps?|measures?|updates?)";
/** "Fulfil this order": a person's business, unless what is named is what a model is asked for. */
const ofOrder =
  '(?!fulfill? (?:that|this|it|such) (?!(?:requests?|prompts?|instructions?|tasks?|type|kind|sort|particular|specific|as|because|since|for|with|without|at|and|but|so|due|right)\\b)[a-z])';
/** Refusals of what was asked, which a clerk may write as well. */
const refusing = pattern(
  `(?:(?:i'm|i am|i'm so|i'm very|we're|we are)? ?(?:really |very |so |truly )?(?:sorry|afraid)|unfortunately|apologies|my apologies|i apologi[sz]e|regrettably),? (?:but |that |as )?(?:i|we) ${cannot} (?:be able to |currently |directly |in good conscience )?(?:assist|help)(?: you)? (?:with|in) (?:that|this|your request|this request|that request|the request|such requests?|those requests?|creating|writing|generating|drafting)`,
  `i(?: |(?='m))${cannot} (?:be able to |currently |directly |in good conscience )?(?:assist|help)(?: you)?(?: out)? (?:with|in) (?:(?:that|this|your|the|such) (?:specific |particular |kind of |type of )?requests?|creating (?:that|this|such)|writing (?:that|this|such)|generating)`,
  `(?:sorry,? (?:but )?)i (?:can't|cannot|can not|won't) (?:assist|help)(?: you)? with (?:that|this)(?= ?(?:[.!]|$|\\n))`,
  `i(?: |(?='m))${cannot} (?:be able to |currently |in good conscience )?${produce} (?:with )?(?:${requested}|(?:[a-z-]{3,20} ){0,2}(?:content|material|text) (?:of|like|that|which|targeting|intended))`,
  `i (?:can't|cannot|can not|won't|will not) ${ofOrder}(?:write|generate|compose|fulfil|fulfill|roleplay|comply with) (?:that|this|it|such)(?! (?:down|off|up|yet|until|unless|before|by)\\b)`,
  `it (?:would be|is|isn't|would not be) (?:inappropriate|unethical|not appropriate|appropriate) for me to ${produce} (?:${requested}|that|this|it)`,
  `i (?:can't|cannot|can not|won't) in good conscience [a-z]{4,12}`,
  `i (?:don't|do not|wouldn't) feel comfortable (?:${produce}|helping with) ?(?:${requested}|that|this|it)`,
  `i ${cannot} (?:be able to )?(?:assist|help)(?: you)? with requests? (?:of this|like this|of that) (?:nature|kind|sort|type)(?!,? (?:but|so|our|please|my)\\b)`,
  `i regret (?:that i|to (?:say|inform you) (?:that )?i) (?:can't|cannot|can not|am unable to) (?:${produce}|assist|help) ?(?:with )?(?:${requested}|this task|that|this)`,
  `(?:i must|i have to|i need to|i'll have to|i will have to|i'm going to have to) (?:respectfully |politely )?(?:decline|refuse) (?:to (?:${produce}|assist|help|answer|engage)|this request|that request|your request)`,
  `i(?:'d| would) (?:prefer|rather) not (?:to )?(?:${produce}|engage) ${requested}`,
  `i(?:'m| am) (?:unable|not able|not comfortable|not willing) (?:to )?${ofOrder}(?:${produce}|writing|creating|generating|assist|help|fulfil|fulfill|comply)(?: with)? (?:that|this|such|your request)`,
  `this (?:request|prompt|content) (?:violates|goes against|appears to violate|is against) (?:my|our|the|openai's) (?:[a-z]{3,12} ){0,2}(?:policy|policies|guidelines)`,
  `(?:i'm afraid |unfortunately,? )?i (?:can't|cannot|can not|won't|am unable to) assist (?:you )?with (?:that|this)(?= ?(?:[.!;,]|$|\\n))`,
  `i can(?:'t|not) (?:comply|do that|fulfil that|fulfill that) (?:with (?:that|this|your) request|as an ai)`,
  `i (?:must |have to |will )?refuse to (?:${composes}|fulfil|fulfill|comply with) (?:this|that|such|any|these) (?:(?:type|kind|sort)s? of |an? )?(?:[a-z-]{3,16} ){0,2}?(?:${textThing}|requests?|prompts?|tasks?)(?! (?:again|twice|until|unless|before|by|in|on|without) )`,
  `i(?: |(?='m))(?:${cannot}|(?:would )?prefer not to) (?:be able to )?(?:continue|engage in|go on with|proceed with)(?: with)? this (?:conversation|chat|discussion|exchange)(?: any (?:further|longer))?(?= ?(?:[.!]|$))`,
  // A text for a record of somebody's list, or one that is "generated".
  `i(?: |(?='m))${cannot} (?:be able to |currently )?${composes} (?:an?|any|the|this|your) (?:[a-z-]{3,16} ){0,3}?${textThing} (?:for|to|about) (?:this|that|the) (?:[a-z]{3,12} )?(?:contact|lead|prospect|recipient|persona|profile)(?! (?:you|we|i|at|in|of|from) )`,
  `i(?: |(?='m))${cannot} (?:be able to |currently )?(?:generate|compose|craft) an? (?:[a-z-]{3,16} ){0,2}?(?:e-?mail|message|reply|response|pitch)(?= ?(?:[.,;!]|$)| (?:for (?:you|this|them|him|her)|without|because|since|as|based|that|to (?:this|them|him|her)) )`,
);
const patterns = [
  // What it cannot write, whatever the order of the words.
  pattern(
    `i(?: |(?='m|'ve))(?:${cannot}|'ve been (?:told|instructed|trained) not to|refuse to|am going to decline to|would rather not|'d rather not|shouldn't|should not)(?: to)? (?:be able to |currently |really |help (?:you )?(?:to )?|assist (?:you )?in |be part of |take part in )?(?:${composes}|${composing}) ${words}${textThing}${deed}`,
    `i(?: |(?='m))${cannot} (?:be able to )?(?:assist|help|support)(?: you)?(?: out)? (?:with|in|by) ${composing} ${words}${textThing}(?:${deed}|(?= ?[.!]))`,
    `${composing} ${words}${textThing} ${words}(?:isn't|is not|is never|wouldn't be|would not be|is outside|falls outside|goes beyond|is beyond|goes against|would go against) (?:something (?:that )?(?:i|an ai)|what i|my|the scope of what i)`,
    `${composing} ${words}(?:isn't|is not|is never|wouldn't be) something (?:that )?i (?:can|could|am able to|'m able to|would|will)`,
    `not (?:a|the kind of) (?:request|task|message|prompt) (?:that )?i (?:can|could|am able to|'m able to) (?:fulfil|fulfill|complete|assist|help with|write|take on)`,
    `(?:outside|beyond|against|not within) (?:of )?my (?:guidelines|capabilities|programming|safety rules|usage rules|remit as an)`,
    `(?:isn't|is not|not) something (?:that )?i(?:'m| am| can| could|'d| would) (?:be )?(?:able to |allowed to |comfortable |willing to |permitted to )?(?:${composes}|${composing})`,
    `(?:it )?(?:would be|is|isn't|wouldn't be|would not be|feels|seems) (?:inappropriate|unethical|not appropriate|appropriate|irresponsible|dishonest|deceptive|unsafe|harmful|ethical|responsible) (?:for me|of me) to ${composes} ${words}${textThing}`,
    `(?:for|of|to) me,? as ${selfKind}(?= ?[,.])`,
    `i(?: can|'m only able to| am only able to|'m here to)(?: only)? (?:assist|help)(?: you)? with [^.!?\\n]{3,60}?,? (?:and |but )?not (?:with )?(?:this|that|such) (?:request|task|question|topic|kind of request)`,
    `(?:being|because i(?:'m| am)|since i(?:'m| am)|given that i(?:'m| am)|speaking as|i(?:'m| am)) (?:just |only |merely )?${selfKind}(?:,? (?:developed|trained|created|made|built|designed) by [a-z]{3,14})?,? (?:and |so |but |of course,? )?(?:i|my)(?: |(?='))(?:actually |simply |personally )?(?:${lacksIt}|training|knowledge|responses?|answers?)`,
    `as ${selfKind},? (?:i|my)(?: |(?='))(?:actually |simply |personally )?(?:${lacksIt}|training|knowledge|responses?|answers?|guidelines)`,
    `(?:an|the) ai (?:like|such as) (?:me|myself|this one)|ais like (?:me|myself)`,
    `my (?:training|knowledge|training data|knowledge base)(?: data)? (?:only )?(?:goes (?:up )?to|(?:ends|stops|ended|stopped)(?= (?:in|at|with|after|before|around|as of|on)\\b| ?there)|extends|runs (?:up )?to|covers|cuts off|is (?:limited|current|only current)|was last updated|has a cut-?off|doesn't (?:extend|include|cover)|does not (?:extend|include|cover))`,
    `i was (?:last )?(?:trained|updated) (?:on|in|with|up to) (?:data|text|information|20\\d\\d|a large)`,
    `my (?:content |safety |usage |ethical |internal |built-in |core )?(?:guidelines|safeguards|guardrails|instructions|restrictions|programming|safety rules|usage rules) (?:do not|don't|prevent|prohibit|forbid|stop|keep|bar|won't|require)(?: (?:me|let me|allow me|permit me))`,
    `${composing} ${words}${textThing} ${words}(?:is|are|would be|goes) (?:strictly )?against my (?:rules|principles|values|programming|instructions|guidelines)`,
    `i (?:don't|do not|wouldn't|would not) feel (?:comfortable|right) (?:impersonating|fabricating|misrepresenting)`,
    `(?:want|wants|asking|asked|expect) me to (?:write|create|generate|draft|produce|say|claim) (?:something|things|content|an? (?:e-?mail|message|text|review)) (?:that(?:'s| is) )?(?:untrue|false|misleading|harmful|deceptive|dishonest|fake)[^.!?\\n]{0,40}?,? which i(?:'m| am)? (?:can't|cannot|won't|not able to|unable to) (?:do|provide|write|produce|help with)`,
    `(?:i'd rather|i would rather|i'd prefer|i prefer) not (?:to )?(?:write|draft|create|generate|compose|produce) (?:something|content|copy|(?:an?|any) (?:e-?mail|message|text)) (?:that|which|designed to|meant to)`,
    `i was (?:designed|built|created|programmed) to be (?:helpful|harmless|honest|safe)`,
    `i(?:'ve| have) been (?:designed|trained|programmed|instructed|configured) (?:not to|to (?:avoid|decline|refuse|be helpful|be harmless))`,
    `i(?:'m| am) (?:designed|trained|programmed|built|instructed|configured) (?:not to|to (?:avoid|decline|refuse|be helpful|be harmless|assist users|provide helpful))`,
    `i(?:'m| am) not (?:designed|trained|programmed|configured|built|equipped) to (?:write|give|provide|generate|create|produce|offer|make|browse|access|answer|express|send)`,
    `i (?:don't|do not) (?:have|possess|experience) (?:(?:feelings|emotions)(?! (?:about|on|for) (?:the|it|which|your|either)\\b)|consciousness|a physical (?:body|form|presence)|personal (?:experience(?! (?:with|of|in|at|on)\\b)|preferences|views|memories)|(?:any )?(?:memory|recollection) of (?:previous|past|earlier|prior) (?:conversations|chats|sessions|interactions)|subjective)`,
    `i (?:have no|retain no|can't (?:recall|access|retain)|cannot (?:recall|access|retain)) (?:memory of |record of )?(?:previous|past|earlier|prior) (?:conversations|chats|sessions|interactions)`,
    `i(?: |(?='m))(?:can't|cannot|can not|won't|am unable to|'m unable to|am not able to|'m not able to) (?:actually )?(?:browse (?:the )?(?:web|internet|sites|websites)|access (?:the internet${notHere}|external (?:sites|websites|links|content)|live data|real[- ]time)|click (?:on )?links|impersonate|pretend to be|role-?play)`,
    `i(?:'d| would| can| could) (?:be (?:happy|glad) to )?(?:instead )?(?:help (?:you )?(?:to )?|assist (?:you )?(?:in|with) |offer to |suggest )?(?:${composes}|${composing}) (?:an? |something |some )(?:(?:more|different|alternative|honest|respectful|factual|truthful|accurate|neutral|compliant|ethical|general) ){1,3}(?:${textThing}|version|alternative|approach|one|that|instead)`,
    `(?:violates|violate|breach(?:es)?|against|conflicts? with|outside|contravenes?) (?:the |your |my |our |openai's |anthropic's |applicable )?(?:content|usage|use|safety|acceptable[- ]use|ai)[- ](?:policy|policies|guidelines|rules)(?: guidelines)?(?= ?[.,;!]| ?$| and| so| by| on| for| that| ?\\n)(?<=(?:\\bi\\b|\\bme\\b|\\bmy\\b|request|prompt|task)[^.!?\\n]{0,120})`,
  ),
  // Self-description.
  pattern(
    `as an? (?:${model}|llm|gpt|ai),? ?(?:(?:created|developed|trained|made|built|designed|powered) by [\\w -]{2,30},? ?)?(?:and [^.,\\n]{2,40},? ?)?(?:i|my|i'm|i've)`,
    `as an? (?:ai|artificial intelligence|large)(?: large)? language model(?! (?:${anyOf('company vendor provider maker startup start-up firm lab team business customer buyer user developer builder')}))`,
    `i(?:'m| am)(?: just| only| simply| merely| actually| really)? an? (?:${model}|llm|ai)(?: (?:and|so|which|that|without|developed|trained|created|made|designed|built|not|with no))`,
    `i(?:'m| am)(?: just| only| simply| merely) an? (?:${model}|llm|ai)`,
    `i(?:'m| am)(?: just| only| simply| merely)? an? (?:ai|large|artificial intelligence)(?: large)?[- ](?:language model|assistant|chat ?bot)`,
    `i(?:'m| am)(?: just| only| merely| simply)? an? (?:(?:text|chat)[- ](?:based|only)|generative) (?:model|assistant|system|agent|program)`,
    `i(?:'m| am) (?:chatgpt|gpt-?\\d\\w{0,3}|claude|gemini|an llm|a language model|a large language model)`,
    `i (?:was|am|have been) (?:trained|developed|created|built|made) by (?:openai|anthropic|google|meta|mistral|deepmind|microsoft)`,
    `my (?:training data|knowledge cut-?off|training cut-?off|last training update|programming (?:does|prevents|doesn't)|(?:content|usage|safety|ethical|openai) (?:policy|policies|guidelines) (?:do|does|prevent|don't|doesn't|prohibit)[a-z']{0,3})`,
    `as of my (?:last|latest|most recent) (?:knowledge |training )?(?:update|cut-?off|training)`,
    `i (?:don't|do not|cannot|can't) (?:actually )?(?:have|possess|access) (?:personal (?:opinions|experiences|feelings|emotions|beliefs)|(?:access to )?real[- ]time (?:information|data|access)(?!${othersHave})|(?:access to )?(?:the internet${notHere}|browsing|live data|external (?:websites|links|databases)))`,
    `(?:goes against|violates?|would violate|conflicts? with|against) (?:my|openai's|anthropic's|my ethical|our usage) (?:[a-z]{3,12} ){0,2}(?:guidelines|programming|policy|policies|principles|guardrails)`,
    `i(?:'m| am) (?:not )?programmed to`,
    `i (?:don't|do not) have the (?:ability|capability|capacity) to (?:browse|access|send (?:e-?mails|messages)|make (?:phone )?calls|open|view|see (?:images|attachments|links)|remember|search|attach|verify|feel)`,
    `as an ai[- ](?:powered|based|driven|generated) (?:assistant|chat ?bot|bot|model|agent),? (?:i|my|i'm)`,
  ),
  refusing,
  // Wishes and limits in its own words.
  pattern(
    `(?:(?:this|that|your|the) (?:request|task|prompt|pitch|topic|instruction)s? (?:falls? outside|is outside|is beyond|goes beyond|lies outside)|(?:this|that|it)(?:'s| is| falls| goes| lies) (?:outside|beyond)) (?:of )?what i(?:'m| am| was) (?:permitted|allowed|able|designed|built|made|supposed|meant) to (?:generate|write|produce|create|say|draft|answer|discuss|do)`,
    `i(?:'d rather not| would rather not| won't be| will not be| prefer not to) (?:writ(?:e|ing)|generat(?:e|ing)|produc(?:e|ing)|draft(?:ing)?|creat(?:e|ing)|compos(?:e|ing)) (?:this|that|such|any|a|content|text|copy|material|messages) [^.!?\\n]{0,60}?(?:mislead\\w{0,3}|targets? (?:a |an )?(?:protected|vulnerable)|harmful|deceiv\\w{1,3}|deceptive|discriminat\\w{2,4}|manipulat\\w{2,4}|violates?)`,
    `(?:this|that|your|the) (?:request|task|prompt)s? (?:falls? outside|is outside|is beyond|goes beyond|lies outside)(?: of)? what i(?:'m| am) able to (?:assist|help)(?: you)? with(?= ?(?:[.!]|$|\\n))`,
    `(?:writing|drafting|composing|crafting|generating) ${words}(?:${textThing}|in the (?:voice|name|style|persona|tone|role) of) ${words}(?:isn't|is not|is never) something (?:that )?(?:i'm|i am|i feel) (?:permitted|allowed|comfortable|willing|able)`,
    `(?:this|the|our) (?:conversation|chat|discussion|exchange|request) (?:has been|was) flagged[^.!?\\n]{0,40}?\\bi(?:'m| am)? (?:unable to|not able to|cannot|can't|can no longer) (?:continue|proceed|go on|respond|assist|reply)`,
    `i have no access to (?:real[- ]time (?:information|data|news|prices)|current events|information after 20\\d\\d)(?!${othersHave})`,
    `as an? (?:ai |virtual |language |text )?(?:assistant|model) (?:without|with no) (?:web|internet|live|real-time|external|browsing) access`,
  ),
  wordingsElsewhere('ai_refusal_text'),
];

const first = /\b(?:i|i'm|i've|i'll|i'd|me|my)\b/i;
const inability =
  /\b(?:(?:wouldn't|would not|not) be right|(?:don't|do not|wouldn't|would not) feel (?:comfortable|right)|can't|cannot|can not|unable|not able|won't|will not|not (?:allowed|permitted|comfortable|willing|something)|decline|refuse|outside|beyond|limited to|must not|shouldn't|have to (?:say no|turn (?:it |this |them )?down))\b/i;
/** A refusal in any order of its words. */
const refusals = facets([
  // It writes texts, and this one would do harm.
  {
    all: [
      first,
      inability,
      /\b(?:writ(?:e|ing)|craft(?:ing)?|draft(?:ing)?|generat(?:e|ing)|compos(?:e|ing)|creat(?:e|ing)|produc(?:e|ing)|phras(?:e|ing)|author(?:ing)?)\b/i,
      /\b(?:misrepresent\w*|mislead\w*|false|fake|fabricat\w*|decepti\w*|deceiv\w*|harmful|threaten\w*|(?<!the )threats?(?! (?:section|analysis|assessment|report|model|register|part|chapter|level|map))|blackmail\w*|extort\w*|conceal\w*|hid(?:e|es|ing) (?:the|any|a) (?:truth|facts?|defects?|risks?|faults?)|(?<!under )pressur\w*|discriminat\w*|unethical|impersonat\w*|inappropriate|manipulat\w*|harass\w*|defam\w*|disparag\w*|dishonest|hateful|invent\w*|unsubstantiated|unverified|scare|shames?|pretend(?:s|ing)? to (?:be|come) (?:from|written|sent|signed|an?|the)|pos(?:es|ing) as)\b/i,
    ],
  },
  // What it was asked for is made up or meant to deceive.
  {
    all: [
      /\b(?:this|the|that|your) (?:(?:request|brief|prompt|task|instructions?) )?(?:asks?|calls|wants|would require|requires|involves?|would involve)\b/i,
      /\b(?:invented|fabricated|false|fake|misleading|made-up|fictional|deceptive|unverified) (?:[a-z]{4,10} )?(?:quotes?|testimonials?|reviews?|statements?|claims?|statistics?|facts|figures|references?|urgency|deadlines?|information|results|endorsements?)\b|\b(?:misrepresent\w*|impersonat\w+|pretend\w*|pos(?:e|es|ing) as|deceiv\w+|harass(?:es|ing)?|threaten(?:s|ed)?|defam\w+|manipulat\w+)\b/i,
      /\b(?:i (?:can't|cannot|won't|will not|must decline|have to decline|can only|only work|only write|am not able|am unable)|i'm (?:not able|unable|not comfortable|not going))\b/i,
    ],
    none: [/\b(?:reviewed|approved?|permits?|lawyers?|legal|checked|tenders?|auditors?)\b/i],
  },
  // It says what it is, and what that keeps it from.
  {
    all: [
      /\b(?:as|being|because i'm|since i'm|i'm|i am) (?:just |only |merely |simply )?(?:an? )(?:(?:ai|a\.i\.|automated|virtual|digital) )?(?:ai|llm|language model|chat ?bot|bot|(?:ai|virtual|automated|digital) (?:assistant|model|system|writer|agent|tool)|(?:text|chat)[- ](?:only|based) (?:program|model|assistant|system|tool|interface))(?=[\s]?[,.;!)]|$|\sand\b|\sso\b|\swith\b|\si\b)/i,
      /\b(?:can't|cannot|can not|unable|not able|have no|don't|do not|won't|allowed|permitted|outside|beyond|limited|limits?|limitations?|may not|might not|pinch of salt|grain of salt|verify|no way of|lack)\b/i,
      first,
    ],
  },
  // A text that was asked for, and what it would do.
  {
    all: [
      first,
      inability,
      /\b(?:text|message|e-?mail|wording|content|copy|draft|letter|post|reply|script) (?:(?:that )?you(?:'ve| have|'d)? (?:want|asked|ask|requested|request|describe|outlined|need|like)|requested|as (?:requested|written|described))\b/i,
      /\b(?:mislead\w*|decei\w*|harm|harass\w*|defam\w*|impersonat\w*|manipulat\w*|scare|(?:would|to|which|that) pressure|discriminat\w*|threaten\w*|shame|exploit\w*|trick\w*)\b/i,
    ],
  },
  {
    all: [
      first,
      /\b(?:(?:have to|must|need to) say no|must decline|have to decline|decline)\b/i,
      /\bthis (?:one|e-?mail|text|message|request|wording)\b/i,
      /\b(?:is|it's|would be|seems) (?:too |clearly |simply )?(?:decepti\w*|misleading|harmful|discriminat\w*|threatening|defamatory|manipulative|unethical|dishonest)\b/i,
    ],
  },
  // What its answers are made of.
  {
    all: [
      /\bmy (?:responses?|answers?|outputs?|knowledge|training(?: data)?|capabilities|programming|replies)\b/i,
      /\b(?:generated|patterns?|trained|training data|cut-?off|up to date|up-to-date|may not (?:reflect|be)|might not (?:reflect|be)|don't (?:include|extend|allow)|do not (?:include|extend|allow)|limited to|not (?:include|cover|extend))\b/i,
      /\b(?:data|patterns?|text|20\d\d|recent|current|browse|web|internet|cut-?off|developments|events|real[- ]time|model)\b/i,
    ],
  },
  {
    all: [
      /\bi(?: was|'ve been) last (?:updated|trained|retrained)\b/i,
      /\b(?:20\d\d|data|recent|information|knowledge)\b/i,
    ],
  },
  // "I won't be able to produce a reply to this ticket as it contains offensive content."
  {
    all: [
      first,
      /\b(?:can't|cannot|can not|unable|not able|won't be able|will not be able|not (?:allowed|permitted))\b/i,
      /\b(?:writ(?:e|ing)|craft(?:ing)?|draft(?:ing)?|generat(?:e|ing)|compos(?:e|ing)|creat(?:e|ing)|produc(?:e|ing)|answer(?:ing)?) (?:to )?(?:an?|the|this|that|your) (?:[a-z-]{3,12} )?(?:repl(?:y|ies)|response|answer|message|e-?mail|text|ticket|content)\b/i,
      /\b(?:offensive|abusive|inappropriate|explicit|sexual|hateful|unsafe|disallowed) (?:content|language|material|words|wording|nature|requests?)\b|\bcontent (?:polic(?:y|ies)|guidelines)\b/i,
    ],
  },
  // "Helping with this message would violate the usage guidelines I operate under."
  {
    all: [
      /\b(?:helping|assisting|writing|answering|drafting|complying|doing (?:so|this|that)|this (?:request|message|e-?mail|task))\b/i,
      /\b(?:would|could|might) (?:violate|breach|go against|conflict with|break|contravene)\b/i,
      /\b(?:usage|content|safety|ethical|ethics|my) (?:guidelines|polic(?:y|ies)|rules|principles)\b/i,
    ],
    none: [/\b(?:our|your|company|platform's|carrier|they)\b/i],
  },
  // "This is not something I can assist you with, as it could be used to deceive a candidate."
  {
    all: [
      /\bnot something (?:that )?i(?:'m| am)? (?:can|could|able to|comfortable|allowed|permitted)\b/i,
      /\b(?:deceiv\w+|mislead\w*|harm\w{0,3}|manipulat\w+|defraud\w{0,3}|scam\w{0,3}|impersonat\w+|illegal|unethical|harass\w*|exploit\w*)\b/i,
    ],
  },
]);

const everyRefusal = [...refusals, ...refusedByMachine];

export const aiRefusalText = defineRule({
  id: 'ai_refusal_text',
  template: 'ai_artifacts_v1',
  severity: 'BLOCK',
  contentTypes: wordingTypes,
  channels: allChannels,
  needs: [],
  looksFor: () => [...patterns, ...everyRefusal],
  meaning: 'A model refused, or described itself, instead of writing the message.',
  detail: 'The text is a refusal or self-description of a language model. Write the message anew.',
  examples: ["As an AI language model, I can't write that.", "I'm sorry, but I can't assist with that request."],
  counterExamples: [
    'As an AI company, we help teams answer faster.',
    "Sorry, I can't make Tuesday, how about Thursday?",
    'Our AI language model cuts handle time.',
  ],
  *check(field) {
    const { text } = field;
    const seen: Range[] = [];
    for (const expression of patterns) {
      for (const match of matchesNear(field, expression)) {
        const { index: start } = match;
        const end = start + match[0].length;
        if (isMention(text, start) || isInCode(text, start) || overlapsAny(seen, start, end)) continue;
        // A clerk who waits for a signature: "I cannot complete this request until you sign".
        if (
          /\b(?:complete|process|provide|fulfil\w{0,5}|proceed)\b/i.test(match[0]) &&
          /^\s(?:until|unless|before|without|as long as)\b/i.test(text.slice(end, end + 12))
        )
          continue;
        if (
          (isThirdPerson(text, start, end) ||
            goesOnToServe.test(text.slice(end, end + 60)) ||
            discloses(sentenceOf(text, start, end).text) ||
            (expression === refusing && isClerksRefusal(match[0], text.slice(end)))) &&
          because('others')
        )
          continue;
        seen.push({ start, end });
        yield { start, end };
      }
    }
    for (const { start, end } of sentencesWith(field, everyRefusal)) {
      if (
        overlapsAny(seen, start, end) ||
        ((isThirdPerson(text, start, end) || discloses(sentenceOf(text, start, end).text)) && because('others'))
      )
        continue;
      yield { start, end, confidence: 0.8 };
    }
  },
});

/** "I can't help you with that. But I can help you order tea", at a counter. */
const goesOnToServe =
  /^[.,!]?\s(?:but\s)?(?:(?:I|we)\s(?:can|could|do|will)\s(?:help\syou\s|still\s|offer\sto\s)?(?:order|book|find\syou|change\syour|get\syou|bring|sell|pass|transfer|put\syou|connect)|(?:do\syou\swant|would\syou\slike|can\sI\sget\syou)\s(?:an?|some|any|the|to\s(?:order|book)|coffee|tea)\b(?!\s(?:different|alternative|e-?mail|message|draft|version)))/i;

/** "I'm an automated assistant, so I can't see your screen": what the law has a machine say of itself in a chat. */
const disclosure =
  /\bI(?:'m|\sam)\s(?:just\s|only\s)?an?\s(?:(?:AI|A\.I\.|automated|virtual|digital)(?:[- ]powered)?\s(?:chat\s?)?(?:assistant|agent|bot)|chat\s?bot|bot)\b/i;
/** What such a machine cannot do for its reader, or asks of them. */
const limitOfChat =
  /\b(?:can't|cannot|can\snot|(?:am|'m)\s(?:unable|not\sable)\sto|don't|do\snot)\s(?:see|hear|open|view|look\s(?:at|up|into)|check|share|enter|send\sme|take\s(?:calls?|payments?)|call|ring|change|cancel|issue|book|(?:give|offer)\s(?:legal|medical|tax|financial)\sadvice)\b/gi;
/** What makes a refusal of it, or the description of a model. */
const refusesAsModel =
  /\b(?:can't|cannot|can\snot|unable|not\s(?:able|allowed|permitted|capable)|don't|do\snot|won't|must\snot|shouldn't|declin\w{1,3}|refus\w{1,3}|language\smodel|llm|train\w{1,3}|knowledge|cut-?off|opinions?|feelings?|emotions?|experiences?|programm\w{2,3}|designed|generat\w{1,4}|content|prompts?|guidelines|limitations?|(?:created|developed|made|built)\sby)\b/i;

/** True where a sentence says that a machine speaks, and refuses nothing. */
function discloses(sentence: string): boolean {
  return disclosure.test(sentence) && !refusesAsModel.test(sentence.replace(limitOfChat, ' '));
}

/** "Bots that say they are ..." and "when a model tells you ..." talk about refusals; they are none. */
function isThirdPerson(text: string, start: number, end: number): boolean {
  const sentence = sentenceOf(text, start, end);
  const before = sentence.text.slice(0, Math.max(0, start - sentence.start));
  return /\b(?:tells? (?:you|me|us|customers)|says?|claims?|replies|responds?|answered|talk|act|behave|treat\w*|use[sd]?|using|work\w*|serves?|selling|positioned|instead of) (?:that |with |it )?["']?$/i.test(
    before,
  );
}
