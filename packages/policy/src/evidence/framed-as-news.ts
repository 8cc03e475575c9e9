/** Words of whoever read or praises news. */
export const readOrPraised =
  /\b(?:saw|seen|read|noticed|heard|spotted|came across|learn(?:ed|t)|understand|see that|news|announce(?:d|ment)|press|headlines?|linkedin|article|congrat\w{0,12}|kudos|well done|hats off|bravo|sorry (?:to|about)|impress\w{1,5}|amazing|awesome|exciting|loved?|caught my (?:eye|attention)|no small feat|fantastic|well[- ]deserved|great to)\b/i;

/** Whoever praises a party or a photo of it tells of what it was for. */
const praised = /\b(?:congrat\w{0,12}|kudos|well done|hats off|bravo|impress\w{1,5}|enjoyed|loved?)\b/i;

/** What an event is like, and what comes of it. */
const tells =
  'beat|brings?|brought|came|caught|changes?|deserves?|draws?|drew|feels?|gave|gets|gives?|got|hit|keeps?|kept|led|looks?|made|makes?|means|meant|puts?|says?|seems?|shows?|signals?|smells?|sounds?|suggests?|tells?|took|went|won';
const auxiliary = "is|are|was|were|has|have|had|must|will|would|should|can|can't|could|may|might|do|does|did|didn't";
const preposition = 'as|at|by|for|from|in|into|of|on|to|with';
/** Behind a noun that heads its phrase. Any other word makes it say of what kind something else is: "your launch party". */
const ofItself = new RegExp(
  `^(?:['\u2019]s\\b|\\s*(?:[^\\w\\s-]|-\\s|$)|\\s+(?:(?:${preposition}|${auxiliary}|${tells}|across|over|under|behind|within|through|between|and|or|but|so|than|that|which|who|while|because|if|when|after|before|i|we|you|it|they|just|really|surely|clearly|certainly|probably|also|now|soon|only|recently|finally|not|again|earlier|last|this|next|yesterday|today|there|here|ahead|coming|out|starts?|joins?|comes?|goes|left|led by|announcement|news|story|stories|headlines?|[a-z]{2,12}ed)\\b|[a-z]{2,14}s\\s+(?:me|us|my|our|your|its|their|the|an?|him|her|them)\\b|(?-i:[A-Z])[a-z]))`,
  'i',
);

/** Before what is taken as the reason to write. */
const asReason =
  /\b(?:after|since|following|with|given|now that|in (?:the )?(?:light|wake) of|on the (?:back|heels) of|thanks to|because of|behind|amid|despite|post)\s(?:(?:all|of|your|ur|yr|the|this)\s){0,2}$/i;

/** A verdict, or what comes of it, wherever that stands behind it. */
const verdict = new RegExp(
  `^[^.!?]{0,60}?\\b(?:${tells}|must|should|could|making|calls? for|great|neat|exciting|promising|may like|unnoticed|barely)\\b`,
  'i',
);
/** Before the subject of a sentence. */
const opening =
  /(?:^|[,;:\u2013\u2014]\s|\b(?:and|but|so|that|because|think|guess|imagine|believe|bet|hear|suppose|see)\s)\W*(?:your|ur|yr)?\s*(?:[a-z-]{2,14}\s){0,2}$/i;
/** Between a subject and its predicate: a place, a name. */
const apposed = `(?:\\s(?:${preposition})(?:\\s[\\w$'\u2019,-]{1,16}){1,5}?)?`;
const predicate = new RegExp(
  `^${apposed}\\s(?:(?:just|really|surely|also|recently|clearly)\\s)?(?:${auxiliary}|${tells}|left|[a-z]{2,12}ed|[a-z]{2,12}s)\\b`,
  'i',
);
/** What is told of something in hand: when and where it is, what it is, that it is still to come. */
const inHand = new RegExp(
  `^${apposed}\\s(?:(?:is|are|was|were)\\s(?:(?:now|still|also|already|not)\\s)?(?:(?-i:[A-Z])|\\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:on|at|from|for|until|over|done|complete|missing|empty|back|here|there|with)\\b|(?:open|closed)\\s(?:on|from|until|at|every)\\b|in\\s(?:the\\s)?(?-i:[A-Z])|an?\\s(?!(?:beauty|boost|coup|dream|feat|gem|hit|milestone|move|sign|step|success|triumph|win)\\b)[a-z]{3,14}\\s?[,.;!])|will\\s(?!(?:bring|change|create|give|help|keep|make|mean|need|put|surely|take|want)\\b)|(?:starts?|begins?|arrives?|ends?|runs?|expires?|leaves|opens?|closes?|completes?|goes live|lasts|includes?|costs?|ships?|qualifies|applies|covers?|needs?|requires?|takes place)\\b(?!\\s(?:new doors|up|the door|more)))`,
  'i',
);
const happened = /\b(?:newly|recently|freshly|just)[ -][a-z]{3,14}\b/i;
const recent = /\b(?:recent(?:ly)?|latest|newly|freshly|brand[- ]new|just[- ])/i;

/** A noun for an event, and the rest of its sentence. */
export interface NounInSentence {
  readonly before: string;
  readonly noun: string;
  readonly after: string;
}

/**
 * True where a noun for an event is told as news: somebody read of it or praises it, it is the reason to write, or the
 * sentence says what it is like or what came of it. "Your launch party is booked" and "your new plant arrives on Tuesday"
 * tell none.
 */
export function isFramedAsNews({ before, noun, after }: NounInSentence): boolean {
  if (happened.test(noun) || praised.test(before)) return true;
  if (!ofItself.test(after) && !/ (?:as|at|in|of|with)$/i.test(noun)) return false;
  if (recent.test(noun) || readOrPraised.test(before) || readOrPraised.test(after)) return true;
  if (inHand.test(after)) return false;
  if (asReason.test(before)) return true;
  return verdict.test(after) || (opening.test(before) && predicate.test(after));
}
