import { statement } from '../../search/pattern.ts';

const machine =
  '(?:ai|llm|assistant|ai assistant|ai agent|ai model|language model|chatbot|chatgpt|gpt|bot|model|reviewer bot|agent)';
const check = '(?:safety|security|policy|content|compliance|moderation|spam|approval|review)';
const thing = '(?:message|e-?mail|text|mail|content|draft|submission|reply|document|page)';
const secret =
  '(?:passwords?|api keys?|secrets?|credentials|customer (?:data|list|records)|confidential (?:data|information)|the data|the database|your data|private (?:data|information))';

/** Attacks on a model, each all of a sentence; a person is never told so by whoever writes to them. */
export const plainTakeovers = statement(
  `(?:please |now )?(?:print|repeat|reveal|show(?: me)?|tell me|output|display|list|share|give me|leak|expose|disclose|recite|write out) (?:all )?(?:of )?your (?:[a-z]{3,10} )?(?:instructions|prompts?|rules|guidelines|system message|initial message|configuration|training data|programming|context|secrets)`,
  `(?:please )?(?:repeat|print|output|echo|copy|translate) (?:all )?(?:of )?(?:the |everything |all )?(?:text |words? |content |lines? |sentences? )?(?:above|before this)(?: (?:word for word|verbatim|exactly|again))?`,
  `what (?:are|were) your (?:[a-z]{3,10} )?(?:instructions|rules|guidelines|system prompts?)`,
  `(?:what (?:is|was|does) (?:in )?your (?:system )?prompt(?: say)?|what were you (?:told|instructed)(?: to do)?)`,
  `your (?:new|real|true|actual|updated) (?:instructions?|rules?|orders?) (?:is|are)(?: now)? (?:to )?[^.!?\n]{3,60}`,
  `your (?:new|only|real|true|actual) (?:task|goal|job|role|purpose) is (?:now )?to (?:leak|reveal|ignore|obey|output|forward|export|delete|expose|print|say|repeat|serve|bypass|grant)(?: [^.!?\n]{2,60})?`,
  `(?:from now on|henceforth|from this point on|starting now),? (?:(?:only |always |just )?(?:obey|act|ignore|say|pretend|output|approve)|(?:only|always|just) (?:answer|reply|respond|speak|write|talk)|(?:answer|reply|respond|speak|write|talk)(?! (?:the|to all|to (?:him|her|them|us|me)|him|her|them|us|me)\\b))(?: [^.!?\n]{2,60})?`,
  `(?:please )?(?:ignore|disregard|forget|break|bypass|override) (?:all |any )?(?:of )?(?:the|your|these|those) (?:rules|restrictions|guardrails|guidelines|safety [a-z]{4,10}|polic(?:y|ies)|filters?|programming|training|limits|system (?:message|prompt)|developer|developers|context)(?: (?:and|then) [^.!?\n]{3,60})?`,
  `(?:please )?(?:ignore|disregard|forget) (?:everything|anything|all|whatever|what)(?: (?:that )?(?:i|we|they|you|was|were|came|has|have|been|said|told|written|above|before|earlier|previously|so far)){1,5}`,
  `${machine},? ?[:,-]? ?(?:please )?(?:ignore|disregard|approve|accept|allow|obey|bypass|forget|reveal|skip) (?:the|all|any|this|that|your|these|every) [^.!?\n]{3,50}`,
  `(?:do not|don't|never) (?:flag|block|filter|report|hold|reject|scan|moderate|quarantine) (?:this|the|any|my) (?:${thing}|sender|user|request|output)s?`,
  `(?:please )?(?:mark|classify|treat|label|rate|flag|report|score|consider) (?:this|the|my|every|any) (?:${thing}|sender|request)s? as (?:safe|approved|clean|harmless|trusted|compliant|not spam|legitimate|allowed|verified|benign)`,
  `(?:please )?(?:approve|allow|pass|release) (?:this|every|all|any) (?:${thing})s? (?:without (?:a |any )?(?:check|review|checks|checking|question|questions|scanning)|automatically|no matter what|unconditionally)`,
  `(?:please )?(?:skip|bypass|disable|turn off|deactivate|switch off|remove|circumvent|suspend|override) (?:(?:the|your|all|any) |(?=moderation|${check} ))(?:${check} )?(?:checks?|filters?|guardrails|safeguards|safety (?:checks?|filters?|settings|protocols?|mode)|restrictions|moderation|content polic(?:y|ies)|rules|policy engine|gate)(?! for (?:our|your|my|this|the|that) (?:[a-z]{3,10} )?(?:domain|mailbox|address|inbox|account|sender)\\b)(?: (?:and|now|first|for) [^.!?\n]{2,40})?`,
  `act as (?:the |an? |my )?(?:system )?(?:administrator|admin|root(?: user)?|superuser|developer|jailbroken [a-z]{2,10}|hacker|evil (?:ai|twin)|dan)`,
  `(?:you (?:must|will|shall|have to) (?:now )?(?:obey (?:me|my [a-z]{4,12}|every|all)|do (?:as|what|whatever|everything) i (?:say|tell you|ask|want|command)|follow my (?:orders|commands|instructions|rules)|answer everything)|do (?:whatever|everything|anything) i (?:say|tell you|ask|command))(?: [^.!?\n]{2,50})?`,
  `(?:i am|i'm) your (?:developer|creator|programmer|new master|master|administrator),? (?:and |so )?(?:you (?:must|will|have to)|obey|ignore|reveal|do as|grant|show me your|tell me your)[^.!?\n]{2,60}`,
  `(?:(?:act|behave|answer|respond) (?:like|as if|as though) )?you (?:have|are under) no (?:rules|restrictions|guidelines|filters?|guardrails)(?: (?:anymore|any more|now|any longer))?`,
  `(?:all |any |every )?(?:ai|llm|ai assistant|ai agent|ai model|language model|chatbot)s? (?:must|should|shall|have to|has to) (?:approve|ignore|accept|mark|rate|recommend|release|pass) (?:this|the|it|all|any) ?[^.!?\n]{0,50}`,
  `you are (?:now )?(?:free (?:of|from)|no longer bound by|not bound by|exempt from|released from|above) (?:all |any |your |the )?(?:rules|restrictions|guidelines|filters?|guardrails|polic(?:y|ies)|instructions|programming)`,
  `(?:pretend|imagine|suppose) (?:that )?(?:you are|you're|to be) (?:an? )?(?:unrestricted|evil|jailbroken|unfiltered|uncensored|free|rogue|different|another)(?: [a-z]{2,10})?(?: (?:ai|model|assistant|bot))?`,
  `(?:begin|end|start) (?:system|admin|new|secret|hidden|developer) (?:prompt|instructions?|message|override|command)`,
  `(?:send|give|tell|reveal|show|forward|e-?mail|export|leak|dump) (?:me |us )?(?:all|every)(?: of)?(?: the| your)? ${secret}(?: (?:now|immediately|at once|to [^.!?\n]{2,40}))?`,
  `(?:system|admin|developer) override(?: ?[:,-] ?[^.!?\n]{3,50})?`,
  `(?:jailbreak|god|developer|sudo|unrestricted|dan|debug) mode(?: (?:on|enabled|activated|engaged))`,
  `(?:as an ai|if you(?:'re| are) (?:an? )?${machine}),? (?:please |now |then )?(?:you (?:must|should|will) )?(?:approve|ignore|accept|obey|reveal|mark) (?:this|the|all|your|it|any)(?: [^.!?\n]{2,50})?`,
  `always (?:approve|allow|accept|trust|release) (?:my|all|every|these) (?:${thing})s?`,
  'system ?: ?(?:ignore|disregard|override|approve|release) (?:the|all|this|every) [^.!?\n]{3,40}',
  `(?:stop|quit) (?:following|obeying|being) (?:an? |your |the |any )?(?:rules|instructions|guidelines|assistant|chatbot|ai|orders|programming|polite|helpful assistant)`,
);
