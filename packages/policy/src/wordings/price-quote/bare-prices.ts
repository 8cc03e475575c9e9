import { pattern } from '../../search/pattern.ts';
import type { Sentence } from '../../text/phrase-context.ts';
import { isShortStatement } from '../../text/short-statements.ts';
import { onOneLine } from '../../text/white-space.ts';

const about = '(?:roughly |about |around |approximately |just |only |from )?';
/** A sum without a currency, as it ends or goes on where it is one. */
const bareSum =
  '(?:\\d{2,6}(?:[.,]\\d{1,3}){0,2}|\\d{1,3}[.,]\\d{2,3})(?: ?(?:k|thousand|million))?(?= ?(?:[.!,;)]|$|\\n)| (?:an?|per|each|every|and|plus|all in|for|in total|up ?front|one-off|net|flat)\\b)';
/** What the writer asks, where the sum goes without its currency: "the deposit is 500", "you pay 150 per session". */
export const sumsAlone = pattern(
  `(?:our|my|your|the) (?:[a-z-]{2,14} ){0,2}?(?:price|fee|cost|charge|day rate|hourly rate|retainer|deposit|commission|subscription|quote)(?: (?:for|of) [a-z0-9 ]{2,24}?)?(?: is| are| would be| will be| comes to| stands at| starts at| begins at|:) ${about}${bareSum}`,
  `(?:our|my) (?:[a-z-]{2,14} )?rate(?: is|'s| would be|:) ${about}${bareSum}`,
  `(?:you(?:'d| would|'ll| will)? pay|(?:i|we)(?:'d| would|'ll| will)? (?:charge|bill)(?: you)?|(?:it|that|this|the [a-z-]{3,14}|one [a-z]{3,12}|(?:two|three|four|five|six|ten|\\d{1,3}) (?!more)[a-z]{3,14}) costs?(?: you)?|would cost you|we sell (?:it|them) (?:at|for)|have it for|(?:set-?up|onboarding|installation) is) ${about}${bareSum}`,
  `(?:you(?:'d| would|'ll)? pay|(?:it|that)(?:'s| is| costs| would be)) ${about}(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty) (?:hundred|thousand) (?:a|per) (?:month|year|seat|user|week|day|head|person)`,
  `(?<=(?:^|[\\n.!?] ?))(?:price|fee|cost|rate|set-?up)(?: per [a-z]{3,10})? ?[:=] ?${bareSum}`,
  `(?:(?:our|the|my) (?:[a-z-]{2,14} )?(?:fee|commission)(?: is| would be| will be|:)|(?:we|i) (?:take|keep|ask)(?: an?| only| just)?) ${about}\\d{1,2}(?:[.,]\\d{1,2})? ?(?:%|percent|per cent)(?= (?:commission|fee|per|(?:of|on) (?:each|every|all|what|revenue|sales|turnover|(?:the|your|any|gross|net) (?:sales?|price|revenue|rent|total|value|savings|deal|fee|profits?|amount|order|booking|salary|first)))\\b|[.,!;]|$)`,
  `(?:plan|package|tier|licen[cs]e|version|edition|seat|bundle) (?:is|costs|comes to|would be|starts at) ${about}\\d{2,5}(?:[.,]\\d\\d)? (?:an?|per) (?:month|year|seat|user|week|day|head)`,
  `(?:it|that|this)(?:'s| is|'ll be| will be|'d be| would be) ${about}\\d{1,3}(?:,\\d{3})+(?= for (?:the|a|one|your|all)\\b)`,
  `(?:\\d{1,3}|one|two|three|five|ten|twenty) (?:seats|users|licen[cs]es|agents|rooms|nights|sessions|lessons) for ${about}${bareSum}`,
  `(?:can|could|will|would|'ll|'d) (?:let you have|sell|give)(?: you)? (?:it|this|that|them|everything|all of it) for ${about}${bareSum}`,
  `looking at ${about}\\d{1,4}(?:[.,]\\d)? ?k(?= ?(?:[.!,;]|$|\\n)| (?:for|a|per|all))`,
);

/** What stands between a thing and its price: "is", "from", a colon, nothing. */
const link =
  /(?:(?:\s|'|\b)(?:is|are|s|costs?|comes?(?: to)?|will be|would be|be|at|from|for|only|just|about|around|roughly|approx\.?|now|then|another|flat|starts?|starting|all in|in total|total)|\s?[:=,(-])*\s*$/i;
/** Words before which no price of a thing stands, since they are none: what somebody does, and to whom. */
const noThing =
  /\d{4} \d{4}$|(?:^|[^\w'-])(?:i|we|you|me|us|him|it|this|that|there|and|or|but|with|by|to|into|of|in|on|off|over|under|than|not|no|nearly|almost|up|make|makes|made|have|has|need|needs|want|wants|send|give|gives|get|gets|take|takes|see|saw|hit|reach|use|win|find|keep|lend|ask|asks|pay|pays|spend|save|left|do|does|did|can|could|will|would|should|may|might|must|please|yes|yep|ok|okay|thanks|sorry|hi|hello|hey|great|looking|asking|hoping|aiming|saving|raising|expecting|planning|invest|turn|stake|add|(?:happy|glad|able|willing|want|like|going|trying|need) to [a-z]{2,12})$|^\W*(?:[a-z']{1,12} )?(?!(?:fitted|delivered|installed|supplied)$)[a-z]{2,12}ed$/i;
/** What follows a price where nothing is bought with the sum or made of it: "a 50 euro note". */
const priceGoesOn =
  /^(?:\s?(?:pp|p\/?p|k)\b)?(?:\s?(?:each|plus|per|a|an|every|for|all|incl?|including|ex|excl|excluding|on (?:top|the day|weekdays|weekends)|up ?front|flat|fixed|delivered|fitted|installed|supplied|return|one-?off|only|and|or|with|without|total|in total|altogether|today|tops|max|extra|cash|net|gross)\b|\s?[-+/,.;:!)]|\s*$)/i;
/** A sum that opens a statement is a price by what one gets for it. */
const boughtWithIt =
  /^\s?(?:(?:per|each|all[- ]in|flat|plus|incl?|including|delivered|fitted|installed|one-?off|up ?front|in total|extra|on top)\b|(?:for )?(?:an?|the|your|both|all|everything|up to|\d|one|two|three|four|five|six|half|full)\b)/i;

/** Sums that somebody spent, earned, owes, won or has. */
const spentOrHad =
  /\b(?:paid|spent|spend(?:ing)?|gave|given|sent|transferred|raised|raising|won|lost|found|earn(?:s|ed|ing)?|collected|received|refund\w{0,3}|donat\w{1,4}|borrow\w{0,3}|lent|lend|owe[sd]?|owing|withdrew|counted|worth|reimburs\w{1,6}|split|chip(?:ped)? in|sav(?:e|ed|es|ing)|cost (?:me|us)|was|were|had|got|put|took|bet|bought|sold|cashed|banked|charged|bring|contribut\w{1,4}|handed|kept|returned|already|yesterday|ago|so far|last (?:week|month|year|night|time|summer|winter)|due|missing|short)\b/i;
const noPrice =
  /\b(?:salari[so]|sal\u00e1rio|salaire|stipendio|sueldo|gehalt|lohn|loon|miete|huur|renda|aluguel|alquiler|loyer|affitto|zug|trein|treno|comboio|budgets?|wages?|salar(?:y|ies)|payslip|stipend|grants?|funding|funds?|benefits?|allowance|pensions?|tips?|in cash|cash (?:float|box|prize)|coins?|notes?|(?:your|the|in|of|some|loose|small|exact|my) change|float|kitty|petty|till|fines?|penalt(?:y|ies)|tolls?|tax|mortgage|bills?|invoices?|receipts?|balance|statements?|payments?|payouts?|loans?|debts?|arrears|bonus(?:es)?|prizes?|jackpot|lottery|raffle|rewards?|stakes?|vouchers?|limits?|excess|cap|target|goal|profits?|loss(?:es)?|turnover|revenue|takings|charity|appeal|collection|cheques?|(?:bank|gift|credit|debit|your|my|by) cards?|account|overdraft|discounts?|savings?|deductible|compensation|expenses?|insurance|insurer|damages?|shares?|stocks?|dividends?|interest|exchange|petrol|diesel|fuel|bus|tram|ferry|fares?|subsid(?:y|ies)|pocket money|rents?|deposits? (?:back|is back|received)|envelope|drawer|jar|piggy|shopping|supermarket|market value|raise|pay ?rise|overtime|shifts?|seed|sub-?totals?|series [a-h])\b/i;
/** What was given, what somebody else asks or offers, and what a coin or a house is worth. */
const nobodysPrice =
  /\b(?:offerings? (?:last|this|on|of|today)|legacy (?:from|of)|gift from (?:the|mrs?)|(?:plate|bucket) (?:on|at the)|(?:candle|flower|bucket|plate) money|sponsored (?:walks?|runs?|swims?|rides?)|(?:morning|sale|stall|supper|concert|fair|appeal) total|mileage \d{1,4}|standing orders?|direct debits?|(?:your|my) half(?= ?(?:is|:|[$\u20ac\u00a3\d]))|import vat|(?:by|from) the (?:client|customer|seller|buyer|employer)|ordered from|bitcoins?(?= [$\u20ac\u00a3\d])|btc)\b|\bvaluation[^.!?]{0,12}\d(?:,\d{3}|\d\d ?k)\b|\b(?:eur|usd|gbp|chf)\b[^.!?=]{0,8}=/i;
/** Other counters: "milk is £1.10 at the corner shop". */
const atOthers = /\b(?:at|in|by|from) (?:the|that|this|another|lidl|aldi|tesco|ikea|amazon|costco|walmart|ebay)\b/i;
/** What the writer's side asks, whatever else the words might mean. */
export const ownCharge =
  /\b(?:our|my|call-?out|booking|admin|service|entry|delivery|repair|hourly|day|daily|cleaning|agency|consultation) (?:[a-z]{3,14} ){0,2}?(?:fee|charge|rate|price|quote)s?\b/i;

/**
 * True where a short statement sets a sum of money beside a thing, and the sum is none that somebody spends, earns, owes or
 * has: "roof inspection 150 euros", "deep clean of the flat is £160". The sum stands at [start, end) of the text.
 */
export function isBarePrice(sentence: Sentence, start: number, end: number): boolean {
  if (!isShortStatement(sentence)) return false;
  const told = onOneLine(sentence.text);
  if (
    (spentOrHad.test(told) || noPrice.test(told) || nobodysPrice.test(told) || atOthers.test(told)) &&
    !ownCharge.test(told)
  )
    return false;
  const behind = onOneLine(sentence.text.slice(end - sentence.start));
  const before = onOneLine(sentence.text.slice(0, start - sentence.start)).replace(link, '');
  if (!/[a-z]{3}/i.test(before)) return boughtWithIt.test(behind);
  return !noThing.test(before) && priceGoesOn.test(behind);
}
