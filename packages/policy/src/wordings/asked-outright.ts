import { facets } from '../search/sentence-facets.ts';

/**
 * What is said in the form of a question to which nobody wants an answer: threats, contempt for a kind of people, and what a
 * writer has no business to ask. Each list belongs to the rule that reads it.
 */

const harmless =
  /\b(?:surprise|party|good news|invit\w{3,6}|discount|offer|webinar|prize|survey|newsletter|release|design|tool|app|slides|draft|project|work)\b/i;

/** "Do you want your boss to find out?", "do you have any idea what we could do to you?" */
export const menacesAsked = facets([
  {
    all: [
      /\b(?:do you (?:really )?want|would you (?:really )?(?:like|want)|how would you like(?: it)?(?: if)?|shall (?:i|we)|should (?:i|we)|what (?:if|happens (?:if|when)|will (?:your [a-z]{3,10}|they|people) (?:say|think) (?:if|when))|what would)\b/i,
      /\b(?:your (?:boss|wife|husband|partner|family|kids|children|parents|mother|employer|colleagues|neighbou?rs|investors|landlord|spouse)|everyone|everybody|the (?:press|police|papers|tax office|internet|whole (?:office|town|company)))\b/i,
      /\b(?:finds? out|(?:hears?|learns?|knew|knows?|told?|tell) (?:about|of|what|the|everyone|everybody|your)|s(?:ees?|aw|een) (?:this|these|those)|(?:what|all|everything) you(?:'ve| have)? (?:did|done|said|sent|wrote)|your (?:secret|photos?|pictures?|messages|past|browsing))\b/i,
    ],
    none: [harmless],
  },
  {
    all: [
      /\bdo you (?:have any|even have an?|know|realise|realize) ?(?:idea )?(?:of )?what (?:i|we|my [a-z]{3,10}|our [a-z]{3,10}) (?:can|could|might|will|would|am able to|are able to|are capable of)\b/i,
      /\b(?:to you|to your|(?:with|against) you(?:r)?|your (?:reputation|career|family|business|company|life|job|name)|capable of)\b/i,
    ],
    none: [harmless, /\b(?:for you|help\w{0,4}|save|improve|teach|offer)\b/i],
  },
]);

/** "Would you really want a foreigner to handle your money?", "why would you hire someone with an accent?" */
export const scornAsked = facets([
  {
    all: [
      /\b(?:would you (?:really |honestly |seriously )?(?:want|trust|hire|let|rent|leave|put)|why (?:would|should|on earth would) (?:you|we|anyone|anybody|somebody) (?:ever )?(?:want|trust|hire|let|rent|leave|put|serve|pay)|who (?:would|wants to) (?:ever )?(?:hire|trust|rent|buy from|work (?:for|with)))\b/i,
      /\b(?:foreigners?|immigrants?|migrants?|refugees?|gyps(?:y|ies)|muslims?|jews?|(?:a|an|some|those|these) (?:black|brown|gay|trans|disabled|old|pregnant|foreign|muslim|jewish|indian|african|arab|turkish|polish|mexican|chinese) (?:man|woman|person|people|guy|girl|driver|teacher|doctor|tenant|lawyer)|(?:a|some) (?:cripple|housewife)|(?:with|has) (?:an |that |such an )(?:[a-z]{4,10} )?accent|wheelchairs?|headscar(?:f|ves)|hijab|turban)\b/i,
    ],
    none: [/\b(?:lawyer for|visa|rights|help\w{0,4}|support|accessib\w{3,6}|ramp|interpreter|law|counsel)\b/i],
  },
]);

/** "Is your wife still pregnant?", "did your divorce go through?" */
export const attributesAsked = facets([
  {
    all: [
      /^\W*(?:[a-z]{2,10}, )?(?:so |and |but )?(?:are you|is your (?:wife|husband|partner|daughter|son|mother|father)|did your|has your|have you|how(?:'s| is| was| are) your|were you|was your)\b/i,
      /\b(?:(?:still|already|yet|ever) (?:[a-z]{3,10} )?(?:fasting|pregnant|expecting(?= a (?:baby|child)| ?[?.,])|depressed|divorced|infertile|in (?:rehab|remission|recovery)|on (?:dialysis|chemo\w{0,7}|antidepressants|insulin|sick leave|probation|parole)|gay|closeted|religious|observing|kosher)|(?:divorce|miscarriage|abortion|transition|chemo\w{0,7}|biopsy|rehab|vasectomy|ivf|surgery|diagnosis|custody (?:case|battle)|bankruptcy|asylum (?:case|claim|application)) (?:go|gone|going|come|came|turn(?:ed)? out|work(?:ed)? out|been|final|through))\b/i,
    ],
    none: [/\b(?:if|whether|they|patients?|clinic|appointment|our (?:practice|nurse|doctor|surgery|team))\b/i],
  },
]);
