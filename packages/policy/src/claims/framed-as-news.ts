/** Words of whoever read or praises news. */
export const readOrPraised =
  /\b(?:saw|seen|read|noticed|heard|spotted|came across|learn(?:ed|t)|understand|see that|news|announce(?:d|ment)|press|headlines?|linkedin|article|congrat\w{0,12}|kudos|well done|hats off|bravo|sorry (?:to|about)|impress\w{1,5}|amazing|awesome|exciting|loved?|caught my (?:eye|attention)|no small feat|fantastic|well[- ]deserved|great to)\b/i;

/** Behind a noun that heads its phrase; any other word makes it say of what kind something else is: "your launch party". */
const ofItself =
  /^(?:['\u2019]s\b|(?:\s*(?:[^\w\s-]|-\s|$))|\s+(?:(?:and|or|but|so|as|at|in|on|of|to|for|from|with|by|into|across|over|under|behind|within|through|between|than|that|which|who|while|because|i|we|you|it|they|if|when|after|before|just|really|surely|clearly|certainly|probably|also|now|soon|only|recently|finally|not|again|earlier|last|this|next|yesterday|today|there|here|is|are|was|were|has|have|had|must|will|would|should|can|can't|could|may|might|do|does|did|didn't)\b|[\w'-]+\s+(?:me|us|my|our|your|its|their|the|an?|him|her|them)\b|(?-i:[A-Z])[a-z]|led by\b|[a-z]{2,12}ed\b(?! (?:to|at|in|by) (?:us|me)\b)|(?:looks?|sounds?|seems?|feels?|smells?|starts?|joins?|went|goes|came|comes|got|gets|gives?|gave|puts?|means|meant|makes?|made|brings?|brought|keeps?|kept|draws?|drew|suggests?|shows?|tells?|says?|deserves?|announcement|news|story|stories|headlines?)\b))/i;

/** Whoever praises a party or a photo of it tells of what it was for. */
const praised = /\b(?:congrat\w{0,12}|kudos|well done|hats off|bravo|impress\w{1,5}|enjoyed|loved?)\b/i;

/** Before what is taken as the reason to write. */
const asReason =
  /\b(?:after|since|following|with|given|now that|in (?:the )?(?:light|wake) of|on the (?:back|heels) of|thanks to|because of|behind|amid|despite|post)\s(?:(?:all|of|your|ur|yr|the|this)\s){0,2}$/i;

/** Said of it wherever it stands: what it looks like, or what comes of it. */
const verdict =
  /^[^.!?]{0,60}?\b(?:must|mean(?:s|t)|gives?|gave|puts?|makes?|making|made|brings?|brought|calls? for|changes?|draws?|drew|suggests?|shows?|tells?|says?|signals?|looks?|looked|sounds?|seems?|feels?|smells?|went|deserves?|keeps?|should|could|great|neat|exciting|promising|may like|unnoticed|barely)\b/i;
/** Before the subject of a sentence. */
const opening =
  /(?:^|[,;:\u2013\u2014]\s|\b(?:and|but|so|that|because|think|guess|imagine|believe|bet|hear|suppose|see)\s)\W*(?:your|ur|yr)?\s*(?:[a-z-]{2,14}\s){0,2}$/i;
/** A predicate behind the subject, which may have a place or a name behind it. */
const predicate =
  /^(?:\s(?:as|at|by|for|from|in|into|of|on|to|with)(?:\s[\w$'\u2019,-]{1,16}){1,4}?)?\s(?:(?:just|really|surely|also|recently|clearly)\s)?(?:is|are|was|were|has|have|had|will|would|can|may|might|did|beat|came|caught|drew|got|grew|hit|led|left|made|took|went|won|[a-z]{2,12}ed|[a-z]{2,12}s)\b/i;
/** What is told of something in hand: when it is, which one it is, that it is still to come. */
const inHand =
  /^(?:\s(?:as|at|by|for|from|in|into|of|on|to|with)(?:\s[\w'\u2019-]{1,16}){1,5}?)?\s(?:(?:is|are|was|were)\s(?:(?:now|still|also|already|not)\s)?(?:(?-i:[A-Z])|\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:on|at|from|for|until|over|done|complete|missing|empty|back|here|there|with)\b)|will\s(?!(?:bring|change|create|give|help|keep|make|mean|need|put|surely|take|want)\b)|(?:starts?|begins?|arrives?|ends?|runs?|expires?|leaves|opens?|closes?|completes?|goes live|lasts|includes?|costs?|ships?|qualifies|applies|covers?|needs?|requires?|takes place)\b(?!\s(?:new doors|up|the door|more)))/i;
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
  if (recent.test(noun) || readOrPraised.test(before) || readOrPraised.test(after) || asReason.test(before))
    return true;
  if (inHand.test(after)) return false;
  return verdict.test(after) || (opening.test(before) && predicate.test(after));
}
