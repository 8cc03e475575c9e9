import { defineRule } from '../rule.ts';
import { allChannels, wordingTypes } from '../rule-scope.ts';
import { matchesNear } from '../text/near.ts';
import { anyOf, pattern } from '../text/pattern.ts';
import { isInCode, isMention, sentenceOf } from '../text/phrase-context.ts';

const model = `(?:(?:text[- ]based|large|advanced|helpful|virtual|conversational|generative|responsible) ){0,2}(?:(?:ai|artificial intelligence|language|chat|machine learning)[- ]?){1,3}(?:model|assistant|chat ?bot|bot|system|program|tool|agent)?`;
const cannot = `(?:can ?not|can't|cant|won't|will not|could not|couldn't|am (?:not able|unable|not allowed|not permitted|not capable|not programmed|not designed)(?: to| of)?|'m (?:not able|unable|not allowed|not permitted|not capable|not programmed|not designed)(?: to| of)?|do not|don't|must decline to|have to decline to|must refuse to|have to refuse to|am going to have to decline to|decline to)`;
const produce = anyOf(
  'write generate create produce draft compose craft fulfill fulfil comply roleplay role-play complete process provide generating writing creating producing drafting composing engage_in continue_with proceed_with',
);
const requested = `(?:that|this|the|such|your|any|these)(?: (?:type of|kind of|sort of|particular|specific|requested|kinds of|types of))?(?: [a-z-]{2,20}){0,2}? ?(?:request|requests|content|prompt|e-?mail|message|text|material|response|query|instruction|instructions|task|copy|language|outreach|information requested)`;

const patterns = [
  // Self-description.
  pattern(
    `as an? (?:${model}|llm|gpt|ai),? ?(?:(?:created|developed|trained|made|built|designed|powered) by [\\w -]{2,30},? ?)?(?:and [^.,\\n]{2,40},? ?)?(?:i|my|i'm|i've)`,
    `as an? (?:ai|artificial intelligence|large)(?: large)? language model`,
    `i(?:'m| am)(?: just| only| simply| merely| actually| really)? an? (?:${model}|llm|ai)(?: (?:and|so|which|that|without|developed|trained|created|made|designed|built|not|with no))`,
    `i(?:'m| am)(?: just| only| simply| merely) an? (?:${model}|llm|ai)`,
    `i(?:'m| am)(?: just| only| simply| merely)? an? (?:ai|large|artificial intelligence)(?: large)?[- ](?:language model|assistant|chat ?bot)`,
    `i(?:'m| am) (?:chatgpt|gpt-?\\d\\w{0,3}|claude|gemini|an llm|a language model|a large language model)`,
    `i (?:was|am|have been) (?:trained|developed|created|built|made) by (?:openai|anthropic|google|meta|mistral|deepmind|microsoft)`,
    `my (?:training data|knowledge cut-?off|training cut-?off|last training update|programming (?:does|prevents|doesn't)|(?:content|usage|safety|ethical|openai) (?:policy|policies|guidelines) (?:do|does|prevent|don't|doesn't|prohibit)[a-z']{0,3})`,
    `as of my (?:last|latest|most recent) (?:knowledge |training )?(?:update|cut-?off|training)`,
    `i (?:don't|do not|cannot|can't) (?:actually )?(?:have|possess|access) (?:personal (?:opinions|experiences|feelings|emotions|beliefs)|(?:access to )?real[- ]time (?:information|data|access)|(?:access to )?(?:the internet|browsing|live data|external (?:websites|links|databases)))`,
    `(?:goes against|violates?|would violate|conflicts? with|against) (?:my|openai's|anthropic's|my ethical|our usage) (?:[a-z]{3,12} ){0,2}(?:guidelines|programming|policy|policies|principles|guardrails)`,
    `i(?:'m| am) (?:not )?programmed to`,
    `i (?:don't|do not) have the (?:ability|capability|capacity) to (?:browse|access|send (?:e-?mails|messages)|make (?:phone )?calls|open|view|see (?:images|attachments|links)|remember|search|attach|verify|feel)`,
    `as an ai[- ](?:powered|based|driven|generated) (?:assistant|chat ?bot|bot|model|agent),? (?:i|my|i'm)`,
  ),
  // Refusal.
  pattern(
    `(?:(?:i'm|i am|i'm so|i'm very|we're|we are)? ?(?:really |very |so |truly )?(?:sorry|afraid)|unfortunately|apologies|my apologies|i apologi[sz]e|regrettably),? (?:but |that |as )?(?:i|we) ${cannot} (?:be able to |currently |directly |in good conscience )?(?:assist|help)(?: you)? (?:with|in) (?:that|this|your request|this request|that request|the request|such requests?|those requests?|creating|writing|generating|drafting)`,
    `i(?: |(?='m))${cannot} (?:be able to |currently |directly |in good conscience )?(?:assist|help)(?: you)?(?: out)? (?:with|in) (?:(?:that|this|your|the|such) (?:specific |particular |kind of |type of )?requests?|creating (?:that|this|such)|writing (?:that|this|such)|generating)`,
    `(?:sorry,? (?:but )?)i (?:can't|cannot|can not|won't) (?:assist|help)(?: you)? with (?:that|this)(?= ?(?:[.!]|$|\\n))`,
    `i(?: |(?='m))${cannot} (?:be able to |currently |in good conscience )?${produce} (?:with )?(?:${requested}|(?:[a-z-]{3,20} ){0,2}(?:content|material|text) (?:of|like|that|which|targeting|intended))`,
    `i (?:can't|cannot|can not|won't|will not) (?:write|generate|compose|fulfil|fulfill|roleplay|comply with) (?:that|this|it|such)`,
    `it (?:would be|is|isn't|would not be) (?:inappropriate|unethical|not appropriate|appropriate) for me to ${produce} (?:${requested}|that|this|it)`,
    `i (?:can't|cannot|can not|won't) in good conscience [a-z]{4,12}`,
    `i (?:don't|do not|wouldn't) feel comfortable (?:${produce}|helping with) ?(?:${requested}|that|this|it)`,
    `i regret (?:that i|to (?:say|inform you) (?:that )?i) (?:can't|cannot|can not|am unable to) (?:${produce}|assist|help) ?(?:with )?(?:${requested}|this task|that|this)`,
    `(?:i must|i have to|i need to|i'll have to|i will have to|i'm going to have to) (?:respectfully |politely )?(?:decline|refuse) (?:to (?:${produce}|assist|help|answer|engage)|this request|that request|your request)`,
    `i(?:'d| would) (?:prefer|rather) not (?:to )?(?:${produce}|engage) ${requested}`,
    `i(?:'m| am) (?:unable|not able|not comfortable|not willing) (?:to )?(?:${produce}|writing|creating|generating|assist|help|fulfil|fulfill|comply)(?: with)? (?:that|this|such|your request)`,
    `this (?:request|prompt|content) (?:violates|goes against|appears to violate|is against) (?:my|our|the|openai's) (?:[a-z]{3,12} ){0,2}(?:policy|policies|guidelines)`,
    `i can(?:'t|not) (?:comply|do that|fulfil that|fulfill that) (?:with (?:that|this|your) request|as an ai)`,
  ),
  // The same in other languages.
  pattern(
    'als (?:ki|k\\.i\\.)[- ](?:sprach)?modell',
    'als (?:gro\u00dfes )?sprachmodell',
    "en tant (?:que|qu')(?: | ?)(?:mod\u00e8le de langage|ia|intelligence artificielle|assistant ia)",
    'como (?:un )?(?:modelo de (?:lenguaje|linguagem)|modelo de ia|asistente de ia|assistente de ia|ia)(?=,| (?:no|n\u00e3o))',
    'als (?:een )?(?:ai-taalmodel|taalmodel)',
    'in quanto (?:modello linguistico|ia|intelligenza artificiale)',
  ),
];

export const aiRefusalText = defineRule({
  id: 'ai_refusal_text',
  template: 'ai_artifacts_v1',
  severity: 'BLOCK',
  contentTypes: wordingTypes,
  channels: allChannels,
  needs: [],
  literals: [
    '^ai$',
    '^a.i.',
    'artificial intelligence',
    'language model',
    '^llm',
    'chatbot',
    'chat bot',
    '^gpt',
    'chatgpt',
    'openai',
    'anthropic',
    '^claude$',
    '^gemini$',
    'machine learning',
    'virtual assistant',
    '^request',
    'assist',
    'guideline',
    '^polic',
    '^declin',
    '^refus',
    '^comply',
    '^fulfil',
    '^generat',
    '^roleplay',
    'training',
    '^knowledge',
    '^my last',
    '^my latest',
    'programm',
    'real-time',
    'real time',
    '^brows',
    'internet',
    'inappropriate',
    'comfortable',
    'good conscience',
    "^i can't",
    '^i cannot',
    '^i can not',
    "^i won't",
    'unable to',
    '^not able to',
    'opinions',
    'capability',
    '^ability',
    '^complete$',
    'sprachmodell',
    '^ki$',
    'ki-',
    'langage',
    '^ia$',
    'lenguaje',
    'linguagem',
    'taalmodel',
    'linguistico',
    'intelligenza',
  ],
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
    const seen: { start: number; end: number }[] = [];
    for (const expression of patterns) {
      for (const match of matchesNear(field, expression)) {
        const { index: start } = match;
        const end = start + match[0].length;
        if (
          isMention(text, start) ||
          isInCode(text, start) ||
          seen.some((span) => start < span.end && span.start < end)
        )
          continue;
        if (isThirdPerson(text, start, end)) continue;
        seen.push({ start, end });
        yield { start, end };
      }
    }
  },
});

/** "Bots that say they are ..." and "when a model tells you ..." talk about refusals; they are none. */
function isThirdPerson(text: string, start: number, end: number): boolean {
  const sentence = sentenceOf(text, start, end);
  const before = sentence.text.slice(0, Math.max(0, start - sentence.start));
  return /\b(?:tells? (?:you|me|us|customers)|says?|claims?|replies|responds?|answered|talk|act|behave|treat\w*|use[sd]?|using|work\w*|serves?|selling|positioned|instead of) (?:that |with |it )?["']?$/i.test(
    before,
  );
}
