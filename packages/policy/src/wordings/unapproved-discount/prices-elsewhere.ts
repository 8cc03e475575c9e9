import type { Sentence } from '../../text/phrase-context.ts';
import { onOneLine } from '../../text/white-space.ts';

/** Whoever reads or writes has a part in it: then it may be the writer's own price. */
const eitherSide = /\b(?:we|i|us|our|ours|my|you|your|yours|here|this (?:shop|store|site|week|month))\b/i;
/** A seller's word to whoever reads. */
const invites = /\b(?:today|now|code|checkout|enjoy|get|claim|hurry|until|on all|on every|storewide|sitewide)\b/i;
/** What a whole trade does, and what has become of it. */
const everywhere =
  /\b(?:(?:in|at|with) (?:most|many|all|nearly all|almost all|other|big|large|online) (?:[a-z-]{3,14} )?(?:shops|stores|retailers|sellers|firms|companies|places|countries|markets|airlines|hotels|restaurants|banks|web ?shops)|(?:has|have) (?:long |now |since )?become (?:the (?:norm|rule|standard)|standard|common|usual|normal|expected)|(?:is|are) (?:now |long |by now |simply |no longer )?(?:the (?:norm|rule|exception)|standard|common|usual|normal|expected|a thing of the past) (?:in|among|with|for|across) (?:most|many|all|the|shoppers|customers|consumers|retail|e-?commerce))\b/i;

/** True for a sentence on what shops in general do, which neither speaks of the writer nor to the reader. */
function isCommonPractice(told: string): boolean {
  return everywhere.test(told) && !eitherSide.test(told) && !invites.test(told);
}

const share = '\\d{1,3} ?(?:%|percent|per cent) off';
/** Family and friends sell nothing for the writer; a manager may have granted what the reader is to get. */
const kin =
  '(?:wife|husband|partner|mother|father|mum|mom|dad|parents|sister|brother|son|daughter|kids?|aunt|uncle|cousin|friends?|neighbou?rs?|flatmate|girlfriend|boyfriend)';
const bargained = new RegExp(
  `\\b(?:(?:i|we) (?:even |just |once |also )?(?:got|had|saved|paid|received|managed) (?:about |around |nearly )?${share} (?:of )?(?:my|our)|my ${kin} (?:even |just |once |also )?(?:got|gets?|had|has|saved|received|found) (?:about |around |nearly |an? )?${share})\\b`,
  'i',
);
const readers = /\b(?:you|your|yours|code|too)\b/i;
/** "I got 20% off our list price": what the writer may have got for the reader. */
const ownGoods =
  /\boff (?:my|our) (?:[a-z-]{3,14} ){0,2}?(?:price|prices|pricing|list|fees?|rates?|quote|plans?|licen[cs]es?|subscriptions?|packages?|service|product|platform|services|products|set-?up|onboarding)\b/i;

/** True for a sentence on what the writer, or somebody of theirs, saved on a purchase of their own. */
function isOwnBargain(told: string): boolean {
  return bargained.test(told) && !readers.test(told) && !ownGoods.test(told);
}

const outgoings =
  '(?:(?:own|energy|power|phone|fuel|water|heating|electricity|telephone|running|freight|travel|cleaning|paper|total) ){0,2}(?:bills?|costs?|spend(?:ing)?|expenses|outgoings|overheads)';
const spared = '(?:cut|lowered|reduced|trimmed|slashed|brought down|shaved|dropped)';
/** "Acme cut its energy bill by 18%", "you cut costs by 15% when you moved": what a firm came to spend, and no price. */
const sparedOnBills = new RegExp(
  `\\b(?:${spared} (?:its|their|his|her) ${outgoings} by|you(?:r [a-z]{3,10})?(?:'ve| have| has)? ${spared} (?:your |the )?${outgoings} by [^.!?]{1,24} (?:since|after|last|when (?:you|your [a-z]{3,10}) (?:[a-z]{3,10}ed|left|built|bought|sold|began|put|got|took|went|had))) `,
  'i',
);
/** "Companies in your industry reduced their fees by 30%": what others came to pay. */
const sparedByOthers = new RegExp(
  `\\b(?:companies|firms|businesses|organi[sz]ations|teams|customers|clients|retailers|others)(?: [a-z-]{2,14}){0,4}? ${spared} (?:(?:its|their|his|her) )?(?:[a-z-]{3,14} ){0,2}?(?:fees?|charges?|${outgoings}) by\\b`,
  'i',
);
/** What those take who stand between the firms of a trade: "the port waived the storage fee because of the strike". */
const waivedElsewhere =
  /\bthe (?:[a-z]{3,12} )?(?:port|harbour|harbor|terminal|customs|carriers?|shipping lines?|railway|airport|forwarder|authorit(?:y|ies)|bank|court|council|ministry)(?: office| authority)?(?: has| have)?(?: also| already| now)? (?:waived|dropped|scrapped|lowered|reduced|cut|removed) (?:the|all|its|their|some) (?:[a-z-]{3,14} ){0,2}?(?:fees?|charges?|tariffs?|costs?|tolls?|rates?|surcharges?|fines?)\b|\bwaived (?:this time )?by the (?:[a-z]{3,12} )?(?:port|terminal|carrier|railway|airport|authority|bank|courts?|council|ministry|ombudsman|university|hospital)\b/i;
const forReader = /\b(?:for you|we|we'll|i|i'll|us|our|if you|when you sign)\b/i;

/** True for a sentence on what a firm came to spend, or on a charge that a third party forwent. */
function isSparedElsewhere(told: string): boolean {
  const notByUs = told.replace(/,? not by us\b/i, '');
  return (
    (sparedOnBills.test(told) || sparedByOthers.test(told) || waivedElsewhere.test(told)) && !forReader.test(notByUs)
  );
}

/** What towns and museums let people have: "the museum is free for children". */
const openToAll =
  /\b(?:museums?|librar(?:y|ies)|galler(?:y|ies)|parks?|pools?|zoos?|cathedral|church|castle|beach|trams?|bus(?:es)?|trains?|metro|subway|ferr(?:y|ies)|admission|entry|entrance|parking|street|town hall)\b[^.!?]{0,30}\b(?:is|are) (?:also |always |completely )?free\b|\b(?:travel|ride|go|park|get in|enter|swim) (?:for )?free\b[^.!?]{0,20}\b(?:in|on|with) (?:the|this|most|all) [a-z]/i;
const writersSide = /\b(?:we|i|us|our|ours|my|here)\b/i;

/** True for a sentence on what a public place asks of nobody. */
function isOpenToAll(told: string): boolean {
  return openToAll.test(told) && !writersSide.test(told);
}

/** What a till asks of the young and the old, at all times: "half price for under-sevens". */
const concession =
  /\b(?:half[- ]price|half the price|free|(?:\d{1,2} ?%|a third|a quarter) off)\b[^.!?]{0,24}?\bfor (?:all |the |accompanied )?(?:(?:under|over)[- ]?(?:\d{1,2}s?|twos|threes|fours|fives|sixes|sevens|eights|tens|twelves|sixteens|eighteens|sixties)|children|kids|toddlers|babies|infants|pensioners|seniors|oaps|juniors|carers|concessions)\b/i;
const promoted =
  /\b(?:if you|when you|until|codes?|sign|book (?:now|by|before)|offers?|deals?|this (?:week|month|weekend)|today|tonight|just for you|exclusive\w{0,2}|instead of|hurry|plans?|subscription)\b|!/i;

/** True for a sentence on what the young, the old and those who look after somebody pay. */
function isConcession(told: string): boolean {
  return concession.test(told) && !promoted.test(told);
}

const left =
  /\b(?:(?:found|picked up) (?:an?|your|the|some|this|these)|left (?:behind|your|an?|it|them|these)|lost property|forg[eo]t(?:ten)?|(?:is|are) (?:it|this|they|these) yours)\b/i;
/** How far before the sentence it may be told what was left. */
const LEFT_REACH = 160;

/** True where a guest's or a passenger's own thing goes back to them: "we'll post them, no charge". */
export function sendsBackWhatWasLeft(text: string, { start, text: sentence }: Sentence): boolean {
  return (
    /\b(?:post|send|mail|bring|drop|return)(?:ing)? (?:it|them)\b/i.test(sentence) &&
    left.test(onOneLine(`${text.slice(Math.max(0, start - LEFT_REACH), start)}${sentence}`))
  );
}

/** True where a sentence tells of prices that neither the writer's firm asks nor the reader is to pay. */
export function isPriceElsewhere(sentence: string): boolean {
  const told = onOneLine(sentence);
  return (
    isCommonPractice(told) || isOwnBargain(told) || isSparedElsewhere(told) || isOpenToAll(told) || isConcession(told)
  );
}
