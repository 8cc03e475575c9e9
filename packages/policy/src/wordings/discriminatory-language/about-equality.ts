export const ofOneSex = /\b(?:wom[ae]n|m[ae]n|ladies|girls|boys|females?|males?)\b/i;

/** Words about equality, research or law: the sentence reports exclusion and does not practise it. */
const aboutEquality =
  /\b(?:equal opportunit\w*|discriminat\w*|non-?discrimination|regardless of|irrespective|pay gap|diversity|dei|inclusion|stereotypes?|bias(?:es|ed)?|myths?|misconceptions?|illegal|unlawful|unacceptable|outdated|historically|in the (?:1[89]\d\ds|past)|(?:before|until|till|up to) (?:the )?(?:1[5-9]\d\d|20[01]\d)s?|used to|racis[tm]|sexis[tm]|ageis[tm]|hate speech|slurs?|harass\w*|lawsuit|notices?|training|signs? (?:said|read)|settle(?:d|ment)|(?<!\b(?:clients?|customers?|guests|patients|tenants|residents|neighbou?rs|visitors|owners?) (?:[a-z]{3,10} )?)complain\w*|protected class(?:es)?|shelter|support group|study|survey|trial|clinical|screening|mammogram|sizes?|fit(?! in(?: here| with [a-z]{2,6}(?: [a-z]{3,10})?| at all)?\s?(?:[.!]|$)| for (?:the|this|that|our|your|an?) (?:team|role|job|position|post|company|crew|shift|work|desk|counter|floor|bar|till|roof|site)| (?:in |into |in with |with |for )?(?:our|the|this|your|their) (?:[a-z]{4,12} )?(?:culture|team|brand|image|company|club|crowd|crew|profile|office|neighbou?rhood|community)\b)|clothing|shoes|fashion|dataset|rest ?rooms?|toilets?|changing rooms?|locker|dorm\w*)\b/i;
/** What may be held for one group alone. */
const occasion = /\b(?:category|race|event|networking|breakfast|retreat|scholarship|tournament|league|championship)\b/i;
/** That a group is kept out; of one sex it may be for the other's sake. */
const turnsAway =
  /\b(?:(?:not|never|no longer|[a-z]{2,5}n't) (?:be )?(?:welcome|wanted|allowed|accepted|admitted|invited)|unwelcome|need not apply|keep out|stay away)\b/i;

/** True for a sentence that reports exclusion, or tells of what is held for one group and keeps no other out. */
export function tellsOfEquality(matched: string, sentence: string): boolean {
  if (aboutEquality.test(sentence)) return true;
  return occasion.test(sentence) && (!turnsAway.test(matched) || ofOneSex.test(matched));
}
