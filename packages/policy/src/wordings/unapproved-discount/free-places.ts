import { onOneLine } from '../../text/white-space.ts';

/** What somebody sits in, stands on or works at. */
const place =
  '(?:seats?|places?|desks?|chairs?|tables?|rooms?|halls?|offices?|slots?|spots?|bays?|docks?|ramps?|berths?|lockers?|(?:parking )?spaces?|benches|booths?)';
const beside =
  '(?:(?:next to|beside|behind|opposite|near|by|in front of|across from) (?:[a-z]{2,8} ){0,2}?(?:me|us|[a-z]{3,12})|between (?:[a-z]{2,12} ){1,3}?and (?:[a-z]{2,8} ){0,2}?(?:me|us|[a-z]{3,12})) ';
const near = `(?:${beside})?`;
const walkIn =
  '(?:go ahead(?! (?:and )?(?:sign|order|book|buy))|(?:please )?(?:come|go) (?:in|through|up|on in)|hop on|jump on)';
const hold = '(?:blocked|kept|held|put|reserved|booked|saved|taken|marked|noted|added)';
/** "The room is free until noon", "the seat next to yours is free, so I've blocked it for you": nobody is there. */
const vacant = new RegExp(
  `\\b${place} ${beside}(?:is|are) (?:still )?free(?= ?(?:[.,!;]|$))|\\b${place} ${near}(?:is|are|stands?) (?:still |also |all |now )?free(?: (?:until|till|from|after|before|between) (?:noon|midday|midnight|lunch|then|\\d{1,2}(?::\\d\\d|\\.\\d\\d| ?[ap]m| o'clock)?(?! ?(?:days|weeks|months|years|users|seats))|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\\b|[^.!?]{0,30}\\bso (?:i|we)(?:'ve| have)? (?:already |just )?${hold}\\b)`,
  'i',
);
/** "The third treadmill is free now, go ahead": whoever waited may have it. */
const yourTurn = new RegExp(
  `\\bthe (?:[a-z0-9-]{2,12} ){0,2}[a-z-]{3,14} (?:is|are) free(?: now| again)?,? (?:so )?(?:you can )?${walkIn}(?= ?(?:[.,!;]|$))`,
  'i',
);
/** "Two seats are free in your plan": they are paid for, and nobody uses them. */
const unused =
  /\b(?:seats?|licen[cs]es?|users?|places?|slots?|spots?)(?: (?:is|are))?(?: still| currently| now)? free (?:in|on|under|within) (?:your|the|this) (?:[a-z-]{3,12} )?(?:plan|account|licen[cs]e|subscription|contract|package|workspace|team)\b(?! (?:for|until|if))/i;
/** "The first seat is free if nobody has taken it": what a price would never hang on. */
const untaken = new RegExp(
  `\\b${place}\\b[^.!?]{0,40}\\b(?:is|are|must be|should be) (?:still )?free,? (?:if|unless|as long as|because|since|as) (?:nobody|no one|no-one|someone|somebody|anyone|anybody)(?: else)?(?:'s| is| has| took| sits)(?: (?:not|already|been|got|since|booked|yet))*(?: (?:sitting|taken|took|booked|reserved|using|there|in|on|it|them|that|one))*(?= ?(?:[.,!;]|$))`,
  'i',
);
/** "We'll text when the room is free": whoever waits is told. */
const awaited = new RegExp(
  `\\b(?:when|once|until|till|as soon as|whether|if) (?:the|an?|your|our|one|another|that|this) (?:[a-z-]{3,12} ){0,2}?${place} (?:is|becomes?|comes|gets) free(?= ?(?:[.,!;]|$))`,
  'i',
);
/** "I'll check which ones are free that week": not taken. */
const whichOnes =
  /\bwhich (?:ones?|of (?:them|these|those|our [a-z]{3,12})|[a-z]{3,12}) (?:is|are) (?:still )?free(?= ?(?:[.,!;]|$)| (?:that|this|next|on|in|at|then|from|between|during|before|after)\b)/i;
/** "The free seats are marked green": on a plan. */
const shown = new RegExp(
  `\\bfree ${place} (?:is|are) (?:marked|shown|highlighted|listed|numbered|coloured|in (?:green|blue|grey))\\b`,
  'i',
);
/** "I've two days free, the 1st and the 3rd": somebody has time. */
const hasTime =
  /\b(?:i|we|he|she|they|[a-z]{3,12})(?:'ve|'s| have| has|'d| had)(?: (?:got|still|only|just|about)){0,2} (?:an?|one|two|three|four|a few|a couple of|several|some|\d{1,2}) (?:[a-z]{4,9} )?(?:hours?|mornings?|afternoons?|evenings?|days?|weeks?|slots?) free(?= ?[,.:;!(\u2013-]| (?:on|in|at|before|after|next|this|between|from|until|around|to)\b(?! (?:you|every))|$)/i;
/** A price is spoken of after all. */
const priced =
  /\b(?:free of charge|for free|no (?:extra )?(?:cost|charge)|months?|years?|quarters?|(?:if|when|once) you (?:sign|order|book|buy|upgrade|renew|commit|take|pay)|on us|on the house|discount|waive\w?)\b|\d ?%/i;

/** True for a sentence in which places, paid seats or hours are free because nobody has them. */
export function isUnoccupied(sentence: string): boolean {
  const told = onOneLine(sentence);
  return (
    (vacant.test(told) ||
      yourTurn.test(told) ||
      unused.test(told) ||
      untaken.test(told) ||
      shown.test(told) ||
      awaited.test(told) ||
      whichOnes.test(told) ||
      hasTime.test(told)) &&
    !priced.test(told)
  );
}
