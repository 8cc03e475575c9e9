import { facets } from '../../search/sentence-facets.ts';

/** One refund under way, and what has no price: visits, calls, lessons. */
const inHand =
  /\b(?:your refund|has been|have been|is being|was|were|the refund (?:is|of|for|will)|this refund|sent|invoice|see|page|link|form|appointments?|visits?|meetings?|calls?|demos?|slots?|classes|lessons?|obligation|downloads?|uploads?|print|exports?|job|scan|reminders?|newsletters?|e-?mails?|button|settings|library|loan|book(?:ed|ing) a room)\b|\?/i;

/** Terms of money back and of cancelling, as plain statements: "you can cancel whenever you like". */
export const plainRefunds = facets([
  {
    isShort: true,
    all: [
      /\brefunds?\b/i,
      /\b(?:guaranteed|available|possible|granted|given|allowed|offered|requests?|only|never|always|won't|no)\b/i,
      /\b(?:guaranteed|within|days?|weeks?|months?|any ?time|after|until|before|up to|no-shows?|in full|always|never)\b/i,
    ],
    none: [inHand],
  },
  {
    isShort: true,
    all: [
      /\b(?:all|any|every|unused|unopened|sale) (?:[a-z]{3,12} )?(?:purchases?|orders?|items?|goods|products?|tickets?|bookings?)\b/i,
      /\b(?:can|may|cannot|can't) be (?:returned|exchanged|cancell?ed|refunded)\b/i,
    ],
    none: [inHand, /\b(?:online|counter|reception|how)\b/i],
  },
  {
    isShort: true,
    all: [
      /\byou(?:'re free to| are free to| can| may)\b/i,
      /\bcancel\b/i,
      /\b(?:whenever|any ?time|at any (?:time|point)|before it (?:ships|leaves)|without (?:notice|reason|cost|charge|penalty|fee)|for free|free of charge|at no (?:cost|charge))\b/i,
    ],
    none: [inHand],
  },
  {
    isShort: true,
    all: [
      /\bwe (?:keep|retain|charge|withhold)\b/i,
      /\b(?:\d{1,3} ?(?:%|percent)|half|the (?:deposit|fee))/i,
      /\bcancel\w*\b/i,
    ],
    none: [/\?/i],
  },
  {
    all: [
      /\bwe(?:'ll| will)? (?:credit your account|pay you back|repay you|reimburse you)\b/i,
      /\b(?:outage|downtime|delays?|late|cancell?ed|unhappy|dissatisfied|unused|breaks?|lost|missed)\b/i,
    ],
    none: [/\b(?:have|has|already|expenses?|travel|receipts?|mileage)\b|\?/i],
  },
  {
    isShort: true,
    all: [/\bmoney[- ]back (?:guarantee|promise|policy|period|warranty)\b/i],
    none: [/\b(?:no|not|\w{1,8}n't|without|their)\b|\?/i],
  },
  {
    isShort: true,
    all: [
      /\b(?:store credit|credit notes?|exchanges?)\b/i,
      /\b(?:returns?|returned|refunds?)\b/i,
      /\b(?:we (?:offer|give|issue)|only|instead of)\b/i,
    ],
    none: [inHand],
  },
  {
    isShort: true,
    all: [
      /\b(?:you|customers|buyers|guests|members)(?:'ll| will)? (?:have|get|keep|are entitled to|can claim|can get|can have|receive)\b/i,
      /\b(?:(?:a|the) (?:legal |full |partial )?right to (?:a )?(?:refund|return|cancel)|(?:\d{1,3} ?(?:%|percent)|half|all of it|everything|the rest) back(?= ?[.!,]|$| if| minus)|(?:a )?(?:credit|voucher) instead)\b/i,
    ],
    none: [inHand],
  },
  {
    isShort: true,
    all: [
      /\bwe(?:'ll| will| can)? (?:refund (?:double|twice|the (?:difference|rest|full|whole))|buy (?:it|them|everything) back|take (?:it|them|everything) back(?= ?[.!,]|$| if| within| for)|accept returns|give refunds)\b/i,
    ],
    none: [inHand],
  },
  {
    all: [
      /^you (?:can|may) (?:return|send back|exchange|bring back) (?:it|them|any|every|all)\b/i,
      /\b(?:even if|whenever|any ?time|for any reason|within|up to|opened|used|worn)\b/i,
    ],
    none: [inHand, /\b(?:to (?:me|us|sender) by|the form|signed)\b/i],
  },
  {
    isShort: true,
    all: [
      /\brefunds? (?:is|are) (?:not |never |always |only )?(?:available|possible|offered|given|guaranteed|excluded)\b/i,
    ],
    none: [inHand, /\b(?:details|information|form)\b/i],
  },
  {
    isShort: true,
    all: [
      /\b(?:returns?|refund|cancellation|exchange) (?:policy|window|period)\b/i,
      /\b(?:is|lasts?|runs?|covers?|gives you|of)\b/i,
      /\b(?:\d{1,3}|seven|fourteen|thirty|sixty|ninety|two|a|one) ?-?(?:days?|weeks?|months?|years?)\b/i,
    ],
    none: [inHand],
  },
  {
    isShort: true,
    all: [
      /\b(?:you|you're|customers|buyers|guests|members)(?: are)?(?: not| never)? (?:entitled to|eligible for|qualify for|have no right to) (?:an? )?(?:full |partial )?refund\b|\brefunds? (?:is|are) at our discretion\b|\bwe (?:only )?(?:accept|offer|do) (?:only )?exchanges\b/i,
    ],
    none: [inHand],
  },
  {
    isShort: true,
    all: [
      /\b(?:half|all|\d{1,3} ?%|most|part) of (?:the|your) (?:price|fee|deposit|cost|amount|money|payment)\b/i,
      /\b(?:is|are|will be|gets?) (?:refunded|returned|paid back|credited)\b/i,
    ],
    none: [inHand],
  },
  {
    isShort: true,
    all: [
      /\bwe(?:'ll| will| always)? refund (?:all |any |every )?(?:late|missed|damaged|unused|cancell?ed|lost|broken|faulty|delayed) [a-z]{4,14}\b/i,
    ],
    none: [inHand],
  },
  {
    isShort: true,
    all: [
      /\b(?:fee|charge|penalty) (?:of [^.!?]{1,12} )?(?:for|on|applies to) (?:[a-z]{3,8} )?cancell?\w+\b|\bcancell?\w+ (?:costs?|carry|carries|incurs?)\b/i,
      /\b(?:there's|there is|we|a|an|costs?|carry|carries|incurs?)\b/i,
    ],
    none: [inHand, /\bno (?:fee|charge|penalty)\b/i],
  },
  {
    isShort: true,
    all: [
      /\byou(?:'re free to| are free to| can| may) (?:stop|end|leave|quit|pause|terminate)\b/i,
      /\b(?:the |your )?(?:service|plan|subscription|contract|membership|agreement)\b/i,
      /\b(?:whenever you (?:like|want)|any ?time|at any (?:time|point|moment)|without (?:notice|penalty))\b/i,
    ],
    none: [inHand],
  },
  {
    all: [
      /^if (?:it|they) (?:doesn't|don't|does not|do not|isn't|aren't) (?:fit|work(?: for you)?|suit you|please you|right|perfect)\b|^if you (?:don't|do not) (?:like|love|want) (?:it|them)\b|^if you change your mind\b/i,
      /\b(?:(?:just |simply )?return (?:it|them)|send (?:it|them) back|bring (?:it|them) back|we(?:'ll| will)? refund|swap (?:it|them)|exchange (?:it|them)|pay nothing)\b/i,
    ],
    none: [/\b(?:sample|draft|loan|library|form|another look|a look|repair|fix)\b|\?/i],
  },
  {
    isShort: true,
    all: [
      /\b(?:give|pay|send|hand|transfer) (?:you )?back (?:what|everything|all|whatever|half|the (?:full|rest|difference|price|money))\b|\b(?:give|pay|send) (?:you )?(?:everything|it all|the money|half of it) back\b/i,
      /\b(?:we|we'll|i'll|paid|spent|money|price|fee)\b/i,
    ],
    none: [inHand, /\b(?:keys?|samples?|loan|files?|documents?)\b/i],
  },
  {
    isShort: true,
    all: [/^(?:all |free )?returns? (?:are |is )?(?:always )?(?:accepted|possible|allowed|welcome)\b/i],
    none: [inHand, /\b(?:customers?|visitors?|offer|day)\b/i],
  },
  {
    isShort: true,
    all: [
      /\byou (?:can|may) (?:swap|exchange|return|trade in|send back|bring back|give back) (?:it|them|the [a-z]{3,12}|any [a-z]{3,12}|your (?:purchase|order))\b/i,
      /\b(?:within|any ?time|at any time|whenever|for free|up to|(?:for|in) (?:the first )?(?:\d{1,3}|one|two|three|six|a) (?:days?|weeks?|months?|years?))\b/i,
    ],
    none: [inHand, /\b(?:keys?|call|form|badge|sample|draft)\b/i],
  },
  {
    isShort: true,
    all: [
      /\bwe(?:'ll| will)? (?:pay|cover)(?: for)? (?:the |all |your )?(?:returns|returns? (?:shipping|postage|costs?))\b|\breturn (?:shipping|postage) is (?:free|on us|paid)\b/i,
    ],
    none: [inHand],
  },
  {
    isShort: true,
    all: [
      /\b(?:credit|credited|refund|refunded|reimbursed?|paid back)\b/i,
      /\b(?:unused|remaining) (?:time|months?|days|period|part|portion|weeks|term)\b/i,
    ],
    none: [inHand, /\b(?:no|not|\w{1,8}n't)\b/i],
  },
  {
    isShort: true,
    all: [
      /\b(?:ask for|request|claim|get|demand) (?:a|your) (?:full )?refund (?:whenever|any ?time|at any|within|until|up to|for any|no matter)\b/i,
    ],
    none: [inHand],
  },
  {
    isShort: true,
    all: [
      /\b(?:tickets?|orders?|subscriptions?|plans?|contracts?|purchases?|items?|products?|licen[cs]es?) (?:can|may) be (?:cancell?ed|returned|refunded|exchanged)\b/i,
      /\b(?:until|within|up to|any ?time|at any time|free|without|before)\b/i,
    ],
    none: [inHand],
  },
  {
    isShort: true,
    all: [
      /\byou(?:'ll| will| can)? (?:get|receive|recover) (?:half|part|most|all|every (?:cent|penny))(?: of (?:it|your money|that|the (?:price|fee|deposit)))? back\b/i,
    ],
    none: [inHand, /\b(?:files?|data|backups?|memory|sleep|time)\b/i],
  },
  {
    isShort: true,
    all: [
      /\byour (?:payment|money|deposit|fee) (?:will be|is|gets) (?:returned|given back|paid back|reimbursed)\b/i,
      /\b(?:in full|within|at any time|no matter|whenever|always|entirely)\b|\breturned[.! ]*$/i,
    ],
    none: [inHand],
  },
]);
