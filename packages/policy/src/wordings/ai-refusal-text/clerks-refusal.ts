import { anyOf } from '../../search/pattern.ts';

/** How far behind a refusal it may be said who can help, when, or why not. */
const HAND_OVER = 120;
const day = '(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|weekends?)';
const personAway = `(?:left|retired|moved (?:to|on|teams|desks)|changed (?:jobs|roles|teams)|(?:am|'m) (?:away|abroad|off|out|on (?:leave|holiday|vacation|the road|a train|parental)|travelling|traveling|in (?:a|the) (?:meeting|workshop|court)|new here)|(?:only |now ){0,2}(?:work|look after|handle|cover|deal with|run)|no longer|don't (?:work|handle|look after|deal with)|do not (?:work|handle|look after|deal with))`;
const somebody =
  "(?!(?:i|we|you|it|this|that|there|here|what|an?|any|one|anything|something|someone|somebody|please|the following)\\b)[a-z'-]{2,20}(?: [a-z'-]{2,20}){0,5}?";
/** What a clerk has on the desk. */
const matter = anyOf(
  'account bill booking case claim contract delivery error fault invoice issue order parcel payment problem refund repair return shipment shift ticket visa',
);
const channel =
  '(?:from here|over (?:the )?(?:chat|phone|e-?mail|sms|whatsapp)|by (?:phone|e-?mail|post|sms)|(?:on|in) (?:this )?(?:chat|line|channel|office|branch))';
/** "That part; it belongs to finance", "but Tom can", "before Monday", "as I left in May": what a person says who hands on. */
const handsOn = new RegExp(
  `^(?: (?:one|part|bit|piece|side|step|request|(?:specific |particular )?${matter}))?(?: (?:myself|personally|directly|in person|anymore|any more|any longer|${channel}))?(?:${[
    `,? (?:before|until|till|unless|this (?:week|month|morning|afternoon|evening)|today|tomorrow|tonight|next week|(?:on|from) ${day}|while (?:i|we)(?:'m|'re| am| are))(?! (?:time|moment))`,
    `[,;.:]? (?:but|though|although|only|and|perhaps|maybe) ${somebody} (?:can|could|will|would|does|is|are|may|might|should|knows?|handles?)`,
    `(?:[;.:,]| -) ${somebody} (?:(?:can|could|will|does)(?=(?:[.!,;]|$))|(?:has|have|needs?) to (?:sign|approve|decide|check|handle|do|release|confirm)|will (?:get back|take (?:over|it)|answer|reply|call|write)|handles?|deals with|looks after|takes care of)`,
    `[,;.:] (?:(?:but|so) )?(?:please )?(?:ask|call|ring|visit|e-?mail|contact|write to|speak to|speak with|talk to|turn to|go to|send (?:it|this|that) to|forward (?:it|this|that) to) (?!(?:me|us|an?|any|another|something|anything|for|about|again|if|it|this|that|the following|support|your question|questions?)\\b)[a-z]{1,20}`,
    `(?:[,;.:]|,? (?:as|because|since)) (?:it|that|this|that's|it's)(?: one| part)? (?:now )?(?:concerns (?:an?|another|the|your)|falls under|belongs? (?:to|with)|sits with|lies with|goes (?:to|through)|(?:is )?(?:now )?(?:handled|run|dealt with|looked after|done|decided) by|(?:is )?(?:up to|with|for) (?!me\\b))`,
    // Who has it now: "so I've looped in our network team".
    `[,;.:]? (?:(?:but|so|and) )?(?:i|we)(?:'ve| have|'m| am|'ll| will)? (?:just |already |now )?(?:forward(?:ed|ing)|passed|passing|looped|looping|tagged|copied|cc'd|escalated|handed|routed|redirected|transferred)`,
    `,? (?:as|because|since|now that|;) (?:i|we)(?: |(?='))(?:have |'ve )?${personAway}`,
    `,? (?:as|because|since) ${somebody} (?:handles?|deals with|looks after|takes care of|owns?|runs?)`,
    // What stands in its way: "because the budget is closed".
    `,? (?:as|because|since) (?:the|our|your|his|her|their|we|they) [a-z'-]{1,30}`,
  ].join('|')})(?!\\w)`.replaceAll(' ', '\\s{1,8}'),
  'i',
);
/** "Your request for a second extension", "the request to work from Spain": a request with a business of its own. */
const ofBusiness =
  /^\s{1,8}(?:to\s{1,8}(?!act\b|be\b|help\b|assist\b)[a-z]{2,16}\s|for\s{1,8}[a-z\d]{1,16}\s{1,8}[a-z])/i;
/** What a model says in such a place: of itself, of texts, and of what would do harm. */
const speaksAsModel =
  /\b(?:a\.?i|llm|bots?|chat ?bots?|(?:language )?models?|(?:virtual|digital|automated) assistant|humans?|real person|prompts?|guidelines|content|harm\w{0,5}|(?:un)?ethic\w{0,5}|generat\w{1,4}|programm\w{1,4}|trained|training data|capabilit\w{1,4}|safety|rephras\w{1,4}|professionals?|hotlines?|helplines?|doctor|lawyer|requests? (?:that|like|of this)|(?:more|further|additional) (?:information|context|details?)|topics?|instructions?|messages?|e-?mails? (?:that|to|which|with)|testimonials?|reviews?|texts?|cop(?:y|ies) (?:that|which)|outreach|(?:writ|creat|produc|draft|compos)ing|(?:write|create|produce|draft|compose) (?:an?|the|this|that|such|anything|something)|decei\w{1,4}|decepti\w{1,4}|mislead\w{0,3}|impersonat\w{1,4}|pretend\w{0,3}|fak(?:e|ed|ing)|fabricat\w{1,4}|invent\w{0,4}|manipulat\w{1,4}|discriminat\w{1,5}|harass\w{0,5}|threat\w{0,6}|illegal\w{0,3}|violat\w{1,4}|bypass\w{0,3}|hack\w{0,3}|scam\w{0,4}|spam\w{0,4})\b/i;

/**
 * True where a refusal is a clerk's: behind it stands who can help, or when, what keeps a person from it, or the business
 * that was asked for. A refusal alone is a model's.
 */
export function isClerksRefusal(refusal: string, after: string): boolean {
  const behind = after.slice(0, HAND_OVER);
  if (speaksAsModel.test(behind)) return false;
  const isRequest = /\brequests?$/i.test(refusal);
  return (
    ((isRequest || /\bwith\s{1,8}(?:that|this)$/i.test(refusal)) && handsOn.test(behind)) ||
    (isRequest && ofBusiness.test(behind))
  );
}
