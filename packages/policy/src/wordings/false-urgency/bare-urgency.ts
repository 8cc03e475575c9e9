import { pattern } from '../../search/pattern.ts';
import type { Sentence } from '../../text/phrase-context.ts';
import { isShortStatement } from '../../text/short-statements.ts';
import { onOneLine } from '../../text/white-space.ts';

const count = '(?:\\d{1,3}|one|two|three|four|five|six|ten|a few|a handful|a couple|some)';
const soon =
  '(?:tonight|today|tomorrow|(?:at |by |after |before )?(?:midnight|noon|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|(?:at|by) \\d{1,2}(?:[:.]\\d\\d)? ?(?:am|pm)?|soon|in (?:an|one|two|three|\\d{1,2}) (?:hours?|hrs?|mins?|minutes|days)|this (?:week|weekend|evening|month))';
const bargain =
  '(?:offers?|deals?|sale|promo(?:tion)?s?|discounts?|specials?|price|rate|half[- ]price|bargains?|vouchers?|codes?)';

/** That it is soon over, or that little is left. */
export const runningOut = pattern(
  `the first (?:few|ten|five|three|twenty|\\d{1,3}) (?:people |companies |teams |customers |of you )?(?:to|who) (?:reply|sign|answer|respond|register|order|join|buy)(?: up)? (?:gets?|receives?|wins?|will get|saves?|lock in) (?:the|this|our|a|an|\\d)`,
  `(?:ends?|ending|over|gone|dead|closes?|closing|expires?|finishes|stops) (?:on )?${soon}`,
  `(?:last|final) (?:few|couple|${count}|chance|call|days?|hours?|minutes?)`,
  `(?:only |just )?${count} (?:of (?:them|these) |more )?(?:[a-z-]{3,12} )?(?:left|remaining|to go)`,
  '\\d{1,2} ?(?:h|hrs?|hours?|mins?|minutes?|days?) (?:left|only|to go)',
  '(?:nearly|almost|as good as) (?:gone|sold out|full|over)',
  '(?:selling|going|filling|moving|flying) (?:up |out )?(?:fast|quick(?:ly)?)',
  '(?:flying (?:out|off)|disappearing|running (?:out|low)|snapped up)',
  `(?:reply|call|text|order|book|buy|pay|sign|answer|confirm|decide) (?:by |before |within |in |inside )?(?:${soon}|${count} (?:hours?|hrs?|mins?|minutes?|days?)) or (?:it's|it is|they're|you'll lose|you lose|you've missed)`,
  '(?:few|not many|hardly any|next to none) (?:left|remaining)',
  `(?:prices?|rates?) (?:go(?:es)? up|jumps?|rises?|doubles?) ${soon}`,
);
/** What the reader is to do at once. */
const pressed =
  /\b(?:grab|snap|claim|snag|be quick|hurry|don't (?:wait|miss|hang about|sleep|dither|delay)|get (?:yours|in (?:now|quick|fast))|yours\b|(?:order|book|buy|reserve|call|reply|sign up|join|secure|text|act|shop) (?:now|today|tonight|fast|quick(?:ly)?|asap|while|before)|or miss|miss(?:ed)? out|first come|move fast|jump (?:in|on)|lock (?:it )?in|or (?:it's|they're) gone|or you(?:'ll)? lose)\b/i;
/** What truly runs out: hours, lessons and journeys that nobody sells here. */
const trulyEnds =
  /\b(?:bus(?:es)?|trains?|trams?|ferr(?:y|ies)|flights?|boarding|kitchen|canteen|library|school|class(?:es)?|lessons?|terms?|exams?|tests?|homework|registration|applications?|appointments?|parking|meter|deadlines?|office|gates?|desk|pharmacy|post|meeting|match|film|show|shift|battery|milk|bread|cake|tax|vote|visa|passport|permit|lunch|breakfast|buffet|(?:tea|coffee|lunch|your|the|our|my)[- ]break|break(?= (?:is|ends|time|over))|games?|half[- ]time|second half|kick-?off|quiz|rehearsal|playtime|oven|kettle|dinner|supper|timer|getting (?:cold|dark|late|wet)|(?:start|leave|leaves|go) without|taxi|cab|washing|laundry|call (?:before|until) (?:i|we) (?:order|print|send|submit|ring|put)|your (?:lease|contract|trial|warranty|ticket|session)|sorry|unfortunately)\b/i;
/** What passes by itself, and what nobody has to pay for. */
const passes =
  /\b(?:lost property|storms?|fog|rain|snow|tide|daylight|strike|hand (?:it |them )?in|forms?|votes?|voting|polls|blood)\b/i;
const forSale = new RegExp(`\\b(?:${bargain}|sells?|buy|order)\\b`, 'i');
const overSoon = new RegExp(
  `\\b${bargain}\\b[^.!?]{0,12}\\b(?:gone|over|ends?|dead|finishes|stops|closes|done) (?:on )?${soon}`,
  'i',
);

/** True for a statement on what is over by itself, whoever buys: hours, journeys, weather, what nobody sells. */
export function endsByItself(told: string): boolean {
  return trulyEnds.test(told) || (passes.test(told) && !forSale.test(told));
}

/** Minutes that pass, of whatever it may be. */
const clock = /\b(?:\d{1,2}|one|two|three|five|ten|fifteen) ?(?:s|secs?|seconds?|mins?|minutes?)\b/i;
/** Something to be had for money, or a link to it. */
const onOffer =
  /\b(?:order|buy|book(?:ing)?|shop|stock|price[ds]?|pricing|claim|grab|yours|reserve|subscribe|upgrade|sign up|tickets?|save|check-?out|basket|cart|https?|link|miss(?:ing)? out|registration|promo\w{0,6})\b|[%$\u20ac\u00a3]/i;
/** How far around a sentence of hurry what is sold would be named, in characters. */
const SOLD_REACH = 160;

/** True for hurry where only time runs out, and nothing near it is for sale: the end of a break, a game, the last bus. */
export function isRaceAgainstClock(text: string, sentence: Sentence): boolean {
  const told = onOneLine(sentence.text);
  if (endsByItself(told)) return true;
  const around = text.slice(Math.max(0, sentence.start - SOLD_REACH), sentence.end + SOLD_REACH);
  return clock.test(told) && !onOffer.test(around) && !forSale.test(around);
}

const rideSeats =
  /\b(?:seats?|places?|spots?|spaces?)\b[^.!?]{0,24}\b(?:in|on) (?:the|our|my|a|this|that) (?:shared |school |team |staff |works |church |club |hired? )?(?:mini-?bus|car|van)\b|\b(?:mini-?bus|car ?pool|car share|car|van)\b[^.!?]{0,16}\b(?:seats?|places?|spots?|spaces?) (?:left|free|open|going|spare)\b/i;
/** A ride that is paid for. */
const fare =
  /\b(?:tours?|transfers?|tickets?|book(?:ing)?|pric(?:e|es|ed)|offers?|deals?|discounts?|sale|pay|buy|order|claim|reserve|per (?:person|head|seat)|each)\b|[%$\u20ac\u00a3]/i;

/** True for seats left in a car or minibus that people share, with no fare asked. */
export function isSharedRide(sentence: string): boolean {
  const told = onOneLine(sentence);
  return rideSeats.test(told) && !fare.test(told);
}

/** They of whom one says that they are going, gone or over soon are for sale, and nobody else who is spoken of. */
const goods =
  /\bthey(?=(?:'re|'ll be| are| will be)(?: (?:all|almost|nearly|only))? (?:going|gone|selling|flying|sold|over)\b| (?:won't last|go|end|expire|sell out)\b|'re(?=[.!]|$))/gi;

/**
 * True where a short statement says that something is soon over or nearly gone, and hurries the reader or names a bargain.
 * What hurries may stand in the short sentence behind: "Ends tonight. Grab yours!"
 */
export function isBareUrgency(text: string, sentence: Sentence): boolean {
  if (!isShortStatement({ ...sentence, text: sentence.text.replace(goods, 'these') })) return false;
  const told = onOneLine(sentence.text);
  if (isRaceAgainstClock(text, sentence) || isSharedRide(told)) return false;
  if (overSoon.test(told)) return true;
  const behind = /^\s{0,3}[^.!?\n]{1,40}[.!]?/.exec(text.slice(sentence.end, sentence.end + 48))?.[0] ?? '';
  return pressed.test(told) || (pressed.test(behind) && !endsByItself(behind));
}
