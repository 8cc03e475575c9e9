/** That somebody is written to no more. */
const parting =
  /\b(?:take|strike|cross|remove|drop|delete|scratch|pull) (?:you|your (?:name|address|e-?mail))(?: straight| right)? (?:off|from|out)\b|\boff (?:the|my|our|this) (?:(?:mailing|e-?mail|contact|distribution|call) )?list\b|\bunsubscrib\w{1,3}\b|\bopt(?:ing)?[- ]out\b|\b(?:won't|will not|not|never|no longer|(?<!\b(?:never|not|n't) )stop) (?:be )?(?:writ(?:e|ing)|e-?mail(?:ing)?|mail(?:ing)?|messag(?:e|ing)|contact(?:ing)?|bother(?:ing)?|text(?:ing)?|hear(?:ing)?|follow(?:ing)? up|reach(?:ing)? out|get(?:ting)? in touch|in touch|disturb|chase)\b|\bno (?:more|further) (?:e-?mails?|messages?|mails?|texts?|letters?)\b|\b(?:i'm|i am|i'll be|we're|we are|we'll be) gone\b|\bleave (?:it|things) (?:there|at that)\b|\bstop (?:these|this|the|all|my|our) (?:e-?mails?|messages?|texts?|updates|series)\b/i;
/** What the reader has to do for it. */
const sign =
  /\b(?:reply(?:ing)?|answer|click|tap|hit|text|tell (?:me|us)|let (?:me|us) know|say|write back|drop (?:me|us) a line|one word|rather not|prefer (?:not|that|to stop)|don't want|not interested|not (?:for|relevant)|if not|no thanks|if (?:it|this)(?:'s| is) (?:a no|not))\b/i;
/** With these a sentence says more than that. */
const more =
  /[%$\u20ac\u00a3]|\b(?:free|discount|guarantee\w*|refund\w*|prices?|fees?|money|lawyers?|courts?|police|boss|employer|family|regret|last chance|or else|bot|robot|machine|ai)\b/i;
/** Nobody is told in more words than these how to be left alone. */
const LONGEST = 200;

/**
 * True for a sentence that tells the reader how to hear no more: "If you'd rather I skip the second one, reply and I'll take
 * you off the list". Whatever else its words may mean in any order, they offer nothing and threaten nobody.
 */
export function isWayOut(sentence: string): boolean {
  return sentence.length <= LONGEST && parting.test(sentence) && sign.test(sentence) && !more.test(sentence);
}
