import { pattern } from '../../search/pattern.ts';
import { facets } from '../../search/sentence-facets.ts';

/** What the reader is to get out of it, or what the thing is to do. */
const outcome =
  "(?:(?:you|it|this|these|they|your (?:[a-z]{3,14} )?[a-z]{3,14}|our [a-z]{3,14}|the (?:[a-z]{3,14} )?[a-z]{3,14})(?:'ll| will| won't| will never| can't| cannot|'ll never) [a-z]{2,12}|(?:never|always) [a-z]{3,9}s|(?:works|lasts|sells|passes|succeeds))";
/** Words that leave no doubt of it. */
const sealed =
  '(?:promise(?!d| (?:to|me|not))|guaranteed?|no question|no doubt(?! (?:the|it|you|he|she|they|an?|about|because|due)\\b)|no ifs|(?:my|our) word(?: on it)?|trust me|count on it|bet on it|100 ?%|hundred per ?cent|every (?:single )?time(?! (?:i|you|we|it|he|she|they|the|an?|my|your|someone)\\b)|without fail|for (?:sure|certain)|certain(?:ty)?)';
/** What the writer is to do, how goods travel, and comfort: no result of what is sold. */
const otherPromise =
  /\b(?:rivers?|tides?|lakes?|sun|moon|wind|snow|frost|ice|clouds?|winter|summer|spring|leaves|days|nights|dough|yeast|pupp(?:y|ies)|kittens?|lambs?|ants?|wasps?|birds?|i|we|i'll|we'll|i'm|we're|he|she|love|like|enjoy|want|arrives?|be (?:there|ready|done|back|fine|ok|okay|safe|home|here|quick|short|late|open|closed)|comes?(?! back)|call|send|get (?:it|them|one|your|the|there|back)|reach|hear|delivered|delivery|reply|text|open|close|starts?|rain|snow|see|bring|remember|forget|tell|not|nothing|don't|can't promise|cannot promise|bite|hurt|take long|bus(?:es)?|trains?|trams?|ferr(?:y|ies)|(?:badge|key|code|fob|login|password|link)s?(?: will| always)? (?:works?|opens?)|will make you (?:[a-z]{1,6} )?(?:sleepy|drowsy|sore|tired)|chapters?)\b|\?/i;

/** A result sealed in a few words, in whatever order: "your garden will bloom, no question", "works every time, promise". */
export const bareAssurances = facets([
  {
    isShort: true,
    all: [new RegExp(`\\b${outcome}\\b`, 'i'), new RegExp(`(?<!\\w)${sealed}(?!\\w)`, 'i')],
    none: [
      otherPromise,
      /\b(?:nobody|no one|none of us|can't|cannot|who can|hard to) (?:can |could |ever )?(?:say|tell|know|predict)/i,
    ],
  },
]);

const opens = '(?<=(?:^|[\\n.!?:;,-] ?))';
const ends = '(?= ?(?:[.!,;]|$|\\n)| for | in | with )';

/** A present or a kind word has no catch either: "no catch, just a thank-you". */
const noCourtesy =
  "(?!,? ?-? ?(?:it's |this is )?(?:just|only|simply|purely) (?:an? |our |my |some |the )?(?:[a-z]{3,9} )?(?:thank|thanks|apolog|sorry|hello|hi\\b|note|gesture|gift|present|treat|question|idea|thought|suggestion|favou?r|kindness|curiosity|curious))";

/** Success that cannot fail, without a subject: "sure to double your bookings", "nothing to lose with our course". */
export const bareCertainty = pattern(
  `${opens}(?:sure|certain|bound) to (?:double|triple|boost|grow|fill|sell|win|save|cut|halve|please|impress|lift|improve|increase|raise|bring|pay|work|last)`,
  `${opens}(?:absolutely |really )?nothing to lose(?! (?:but|except|sleep))`,
  `${opens}(?:(?:it|this|our [a-z-]{3,14}) )?(?:simply |just )?(?:never|can't|cannot) (?:fails?|disappoints?|lets? you down|goes? wrong|breaks?)${ends}`,
  `${opens}(?:(?:it's|this is|completely|totally) )?(?:fool-?proof|fail-?safe|zero (?:downsides?|regrets)|no (?:downsides?|catch${noCourtesy}))${ends}`,
  `(?:an? )?(?:sure|certain|guaranteed|dead-cert) (?:win|winner|success|hit|pass|sell-?out)${ends}`,
  `100 ?% (?:pass|success|approval|placement|hit|win)(?:es)?(?: rate)?${ends}`,
  "(?:can't|cannot|can not|won't) (?:possibly )?go wrong with (?:this|these|our|us|it|ours|an?|the(?! (?:[a-z]{3,6} road|[am]\\d|bus|train|map|blue|red|green|white|black|grey|pink|yellow|brown|first|second|other|left|right)(?= ?(?:[.,!;]|$|\\n))))",
);
