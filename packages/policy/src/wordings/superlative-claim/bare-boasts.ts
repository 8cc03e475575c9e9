import { pattern } from '../../search/pattern.ts';
import { isNegated, type Sentence } from '../../text/phrase-context.ts';
import { isShortStatement } from '../../text/short-statements.ts';

const highest =
  '(?:best|finest|cheapest|fastest|quickest|friendliest|freshest|tastiest|safest|strongest|smartest|cleanest|biggest|largest|widest|lowest|greatest|comfiest|cosiest|warmest|softest|sharpest|quietest|kindest|fairest|toughest|lightest|gentlest|brightest|hottest|coolest|loveliest|prettiest|simplest|easiest|tidiest|neatest|sweetest|crispiest|smoothest|most (?:reliable|trusted|comfortable|popular|beautiful|experienced|affordable|delicious|skilled|modern|honest|careful))';
const first = '(?:top|leading|number one|no\\.? ?1|#1)';
/** Of which there is a best without anybody selling it, and words that carry a sentence on. */
const notSold =
  '(?:times?|ways?|days?|dates?|slots?|hours?|fit|bet|guess|friends?|wishes|regards|luck|routes?|seats?|scores?|marks?|grades?|players?|runners?|swimmers?|students?|pupils?|bids?|entr(?:y|ies)|photos?|pictures?|essays?|answers?|drafts?|versions?|parts?|bits?|options?|numbers?|entrance|doors?|exit|shel(?:f|ves)|floors?|points?|places?|spots?|views?|things?|reasons?|cases?|interests?|practices?|moments?|months?|weeks?|years?|seasons?|weather|ones?|of|to|if|is|are|was|were|has|on|at|persons?|people|men|women|man|woman|girls?|boys?|kids?|child(?:ren)?|guests?|passengers?|famil(?:y|ies)|chances?|questions?|words?|lines?|pages?|files?|cit(?:y|ies)|lakes?|rivers?|mountains?|islands?|airports?|trees?|memor(?:y|ies)|storms?|crowds?|turnouts?|harvests?|volunteers|colleagues|neighbours|goals?|songs?|my|your|his|her|their|you|i|we|he|she|they|it|who|that|which|when|where|not)';
/** Where one is not first of a market: in a month, a drawer, a class. */
const noPlace =
  '(?:mind|stock|use|case|january|february|march|april|may|june|july|august|september|october|november|december|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|question|place|full|particular|this|that|these|your|my|his|her|their|our|class|school|ages|years?|months?|weeks?|days?|rows?|group|an?|general|time|heats?|race|final|folder|list|file|fridge|drawer|box|house|garden|office|building|room|kitchen|team|squad|history|maths|bed|advance|person|line|order|summer|winter|autumn|spring|morning|evening|afternoon|bulk|hand|front|bag|cupboard|photo|picture|album|book|league|game|exam|test)';
const thing = `(?:(?!${notSold}\\b)[a-z'-]{2,16} ){1,4}?`;
const ends = '(?= ?(?:[.,!;]|$|\\n))';
const opens = '(?<=(?:^|[\\n.!?:;,-] ?))';
/** Among which it is said to come first. */
const among = `(?:(?:in|across|outside|this side of) (?!(?:the )?${noPlace}\\b)(?:the )?[a-z-]{3,16}(?: [a-z-]{3,16})?|around|anywhere|for miles|going|on (?:the|this|our) (?:[a-z]{3,10} )?(?:street|coast|island|market|beach|road|river|estate|planet)|on earth|(?:that )?you(?:'ll|'ve| will| can|'d)?(?: ever)? (?:find|try|tried|taste|tasted|see|seen|buy|meet|ride|wear|eat|eaten|drink)|ever|money can buy|bar none|by far|hands down)`;
const better = '(?:better|cheaper|faster|finer|fresher|quicker|safer|tastier|softer|cleaner|friendlier|smoother)';

/** First of its kind in few words: "best pizza in town", "nobody bakes better". */
export const bareBoasts = [
  pattern(
    `${opens}(?:(?:simply|easily|honestly|truly|still|probably) )?(?:the )?(?:very )?${highest} ${thing}${among}${ends}`,
    `(?:we're|we are|i'm|i am|ours (?:is|are)|it's|we (?:have|do|make|bake|serve|offer|sell|run)|we've got|our [a-z-]{3,16}(?: [a-z-]{3,16})? (?:is|are))(?: [a-z]{4,10})? the (?:${highest}|${first}) ${thing}${among}${ends}`,
    `${opens}(?:the )?(?:world|country|nation|town|city|county|region|island|valley|europe|britain|england|scotland|ireland|wales|america)'s (?:own )?(?:${highest}|${first}|favou?rite|only) (?:(?!${notSold}\\b)[a-z'-]{3,16} ?){1,4}${ends}`,
    `${opens}(?!(?:today|tomorrow|yesterday|mum|mom|dad|nan|gran|life|year|season|week|team|class)')[a-z]{4,14}(?:'s|s') (?:best[- ]loved|most[- ]loved|finest|cheapest|fastest|friendliest|${first}) (?:(?!${notSold}\\b)[a-z'-]{3,16} ?){1,4}${ends}`,
    `${opens}(?:${highest}|${first}) ${thing}(?:in (?:the )?[a-z'-]{3,16})?,? ?(?:-|that's|that is) (?:us|me)${ends}`,
    `${opens}(?:simply|quite simply|easily|hands down|by far|truly|officially) the (?:very )?(?:${highest}|${first}) (?:(?!${notSold}\\b)[a-z'-]{3,16} ?){1,4}${ends}`,
    `${opens}(?:number one|no\\.? ?(?:1|one)|#1) (?!(?:road|street|house|key|bus|train|platform|room|gate|court|priority|reason|rule|fan|concern|tip|song|single|seed|shirt|son)\\b)(?:[a-z-]{3,16} ){1,3}?(?:in|across) (?!(?:the )?${noPlace}\\b)(?:the )?[a-z'-]{3,16}${ends}`,
    `${opens}(?:unbeatable|unrivall?ed|unmatched|unequall?ed|peerless) [a-z-]{3,16}(?: [a-z-]{3,16})?${ends}`,
    `${opens}(?:it's |this is |we're )?the only ${thing}(?:worth (?:(?:your|the|a) (?:[a-z]{3,8} )?(?:time|money|while|trip|visit|walk|drive|detour|price|wait|journey)|(?:having|knowing|visiting|trying|buying|using|hiring|calling|booking|trusting|joining|eating at|going to))|(?:that )?you(?:'ll| will|'d)? (?:ever |really )?(?:need|want|trust)|(?:that )?(?:matters|counts))(?: (?:to|for|in|on|this|when) (?:[a-z]{2,12} ){0,3}?[a-z]{2,12})?${ends}`,
    `(?:we're|we are|i'm|i am) the only (?!${notSold}\\b)[a-z-]{3,16}(?: (?!${notSold}\\b)[a-z-]{3,16})? (?:(?:in|across) (?!(?:the )?${noPlace}\\b)(?:the )?[a-z'-]{3,16}|around|for miles)${ends}`,
  ),
];
/** The same by what nobody else does. */
export const bareRivals = pattern(
  `(?:nobody|no one|no-one|none|nothing|no (?:other )?[a-z]{3,14})(?: else)?(?: (?:in|around|round|near) (?:the )?[a-z]{3,14})? (?:beats|matches|tops|touches|comes near) (?:us|ours|our [a-z-]{3,14})${ends}`,
  `(?:nobody|no one|no-one) [a-z]{3,10}s (?:[a-z]{2,14} ){1,3}(?:like|better than|cheaper than|as [a-z]{3,8} as) (?:us|we do)${ends}`,
  `${opens}(?:(?:we're|we are|it's|ours is|always|far) )?${better} than (?:anyone|anybody|anywhere|everyone|all the (?:rest|others)|the rest|the competition|any other [a-z-]{3,14})(?: (?:around|else|in (?:the )?[a-z]{3,14}))?${ends}`,
  `(?:nobody|no one|no-one|none|nothing)(?: (?:is|are|comes|works|does it|(?!feels|looks|gets|seems)[a-z]{3,10}s(?: (?!any)[a-z]{2,12})?))? ${better}(?: (?:anywhere|around|than (?:us|ours|we do)|in (?:the )?[a-z]{3,14}))?${ends}`,
  `${opens}no ${better} [a-z-]{3,16} (?:around|anywhere|for miles|in (?!(?:the )?${noPlace}\\b)(?:the )?[a-z]{3,14})${ends}`,
  `(?:won't|can't|cannot|never) (?:find|get|buy|taste|see|eat) (?:any |an? )?${better}(?: (?:anywhere|elsewhere|around|in (?:the )?[a-z]{3,14}))?${ends}`,
);

/** Whoever is thanked is no customer, and a day that was had is not for sale. */
const cheered = /\b(?:thank(?:s| you)|well done|congrat\w{0,12}|happy (?:birthday|christmas|new year))\b/i;
const hadByAll =
  /^(?:the )?(?:best|greatest|biggest) (?:[a-z'-]{2,16} ){0,2}?(?:part(?:y|ies)|christmas|birthday|match|season|wedding|holiday|harvest|class|term|camp|trip|day out) ever\b/i;

/** True where a short statement puts what the writer sells first, and does not deny it. */
export function isBareBoast(text: string, start: number, sentence: Sentence): boolean {
  if (cheered.test(sentence.text) || hadByAll.test(text.slice(start, sentence.end))) return false;
  return isShortStatement(sentence) && !isNegated(text, start);
}
