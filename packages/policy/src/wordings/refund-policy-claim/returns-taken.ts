import { facets } from '../../search/sentence-facets.ts';

const goods =
  '(?:goods|items?|products?|articles?|tickets?|boxes|shoes|clothes|garments|swimwear|underwear|earrings|cosmetics|flowers|books|tools|toys|bottles|parts|cards?|vouchers?|courses?|bookings?|orders?|purchases?|plants|furniture|mattress(?:es)?|lamps?|software|downloads?|samples?|sale)';
/** On what it hangs, and how long. */
const condition =
  /\b(?:without (?:a )?(?:receipt|proof|packaging|charge|questions)|with (?:a|the|your) (?:original )?(?:receipt|invoice|packaging|tags?|proof)|within|up to|until|unless|only (?:if|when|with|within|against|until)|if (?:you|it|they|the|un)|as long as|provided|once|after|before|any ?time|at any|for (?:any|a full|up to|\d|one|two|thirty)|in (?:the )?(?:original|first)|unopened|unused|unworn|against|as often as|free of charge|for free|at no (?:extra )?(?:cost|charge))\b/i;
/** Terms of others, one case that is told, and what comes and goes without being bought. */
const others =
  /\b(?:they|their|he|she|who|competitors?|suppliers?|airlines?|landlord|insur\w{2,5}|librar(?:y|ies)|sender|depot|post office|nobody (?:is|was)|borrow\w{0,3}|hired|rental (?:car|van)|has been|have been|was|were|yesterday|last (?:week|month)|your (?:shop|store|customers|shoppers|guests|buyers|policy|returns)|whether|not sure|shifts?|desks?|parking|calls?|e-?mails?|tax|election|interest|keys|form|signed)\b|\?\W*$/i;

/** What a shop takes back or swaps, what it keeps, gives instead of money, and who pays the way. */
export const returnsTaken = facets([
  {
    all: [
      new RegExp(
        `\\b${goods} (?:[a-z]{2,12} ){0,3}?(?:is|are|can be|may be|will be|gets?) (?:always |also |only |gladly |still |fully |never |not )?(?:refunded|exchanged|taken back|swapped|credited|reimbursed)\\b`,
        'i',
      ),
      condition,
    ],
    none: [others],
  },
  {
    all: [
      new RegExp(
        `\\b(?:no|zero|we (?:don't|do not|never|can't|cannot) (?:take|accept|allow|offer|do)) (?:returns?|exchanges?|refunds?|swaps)(?: (?:or|and) (?:returns?|exchanges?|refunds?|credits?))? (?:on|for|of|after|once|without|unless|beyond|past) (?:any |all |our |the |your )?(?:[a-z-]{3,12} )?(?:${goods}|receipts?|[a-z]{3,10}ing|\\d{1,3} days|seal|event|date|packaging|tags?)\\b`,
        'i',
      ),
    ],
    none: [others],
  },
  {
    all: [
      /\b(?:store credit|credit notes?|vouchers?|gift cards?|credit for (?:a|your|the) (?:next|later))\b/i,
      /\b(?:only|instead of (?:cash|money|a refund|your money)|not (?:in )?(?:cash|money)|never (?:in )?(?:cash|money)|rather than (?:cash|money|a refund)|no cash)\b/i,
      /\b(?:we (?:offer|give|pay|issue|refund|return|provide|grant)|returns?|returned|refunds?|refunded|exchanges?|cancel\w{0,8}|back)\b/i,
    ],
    none: [others],
  },
  {
    all: [
      new RegExp(
        `\\b${goods} (?:[a-z]{2,12} ){0,2}?(?:can't|cannot|can never|may not|mustn't|won't) (?:come|go|be (?:brought|sent|given|handed|shipped|returned)) ?(?:back)?(?! (?:from|to work))(?![\\w-])`,
        'i',
      ),
      /\b(?:hygiene|reasons|opened|worn|used|once|after|unless|without|seal(?:ed)?|on sale|custom|made to measure|personali[sz]ed)\b/i,
    ],
    none: [others],
  },
  {
    all: [
      /\b(?:cancell?ations?|cancell?ing|rebooking|exchanges?|returning (?:it|them|goods|items|an order)|a return)\b(?: [a-z]{2,10}){0,3}? (?:is|are|costs?|stays?|remains?|comes? at) (?:always |completely |then |only )?(?:free|nothing|no charge|on us|on the house|[$\u20ac\u00a3] ?\d|\d{1,4} (?:euros|dollars|pounds|francs|%)|half)(?! of (?!charge))(?![\w-])/i,
    ],
    none: [others, /\b(?:noise|hold|mind|currency|foreign|stock|ferry|ministry)\b/i],
  },
  // Who pays for the way back.
  {
    all: [
      /\b(?:postage|shipping|carriage|freight|the (?:return )?courier|return label|collection|the way back|delivery back)\b/i,
      /\b(?:(?:is|are|'s) (?:on us|free|paid(?: for)?|prepaid|covered|yours to pay|at your (?:own )?(?:cost|expense))|on us|we(?:'ll| will)? (?:pay|cover|bear|collect)|at our (?:cost|expense)|you (?:pay|bear|cover))\b/i,
      /\b(?:(?:send|ship|post|bring) (?:it|them|yours|any [a-z]{3,10}|the [a-z]{3,12}) back|return (?:it|them|any(?:thing)?|the item|your order)|(?:doesn't|don't|does not|do not) (?:fit|suit)|for (?:any |all |every )?returns?|returned (?:goods|items|orders)|change your mind|don't like)\b/i,
    ],
    none: [others],
  },
  // What may be swapped, free and for how long.
  {
    all: [
      /\byou (?:can|may|could|are free to|have the right to) (?:also |always |still )?(?:swap|exchange|change|rebook|move|transfer) (?:it|them|(?:the|your|any|to) (?:[a-z]{3,10} )?(?:sizes?|colou?rs?|models?|tickets?|dates?|bookings?|seats?|courses?|flights?|rooms?|orders?|items?|reservations?|tours?|classes|sessions?))\b/i,
      /\b(?:for free|free of charge|at no (?:extra )?(?:cost|charge)|without (?:a |any )?(?:charge|fee|cost|penalty)|no (?:fee|charge))\b/i,
      /\b(?:within|until|up to|any ?time|as often as|before|once|twice|for (?:the first )?(?:a|one|two|three|\d{1,3}))\b/i,
    ],
    none: [/\b(?:they|their|airlines?|settings|password|profile|calendar|meeting|call|demo|whether)\b|\?\W*$/i],
  },
  // What the firm keeps or charges for it.
  {
    all: [
      /\b(?:restocking|re-stocking|cancell?ation|rebooking|re-booking|amendment|no-show|return|handling|admin(?:istration)?|processing|booking) (?:fee|charge)s?\b/i,
      /\b(?:we (?:keep|charge|deduct|take|withhold|retain|apply|bill)|(?:is|are|will be) (?:kept|deducted|charged|withheld|retained|due|payable)|applies|you (?:pay|lose|owe))\b/i,
      /\b(?:returned|returns?|opened|cancel\w{0,8}|refund\w{0,4}|late|no-shows?|change(?:s|d)?|boxes|goods|exchang\w{1,3})\b/i,
    ],
    none: [others],
  },
  // Until when no way leads back.
  {
    all: [
      new RegExp(
        `\\b(?:${goods}|deposits?|fees?|payments?|prices?|fares?|memberships?|rates?) (?:[a-z]{2,12} ){0,2}?(?:is|are) (?:strictly |always |generally )?non-?refundable\\b`,
        'i',
      ),
    ],
    none: [/\b(?:they|their|airlines?|suppliers?|venues?|hotels?|whether|landlord|because|so i|so we)\b|\?\W*$/i],
  },
  // "Opened items can be returned too, no questions asked."
  {
    all: [
      new RegExp(
        `\\b${goods} (?:can|may) (?:always |also |still |even )?be (?:returned|sent back|brought back|handed back|given back)\\b`,
        'i',
      ),
      /\b(?:no questions asked|even (?:if|when|after|without)|opened|worn|used|at any time|for any reason|whenever)\b/i,
    ],
    none: [others],
  },
  // "Missed appointments are not refunded."
  {
    all: [
      /\b(?:missed|unused|late|cancelled|canceled) (?:appointments?|sessions?|nights?|lessons?|classes|bookings?|visits?|treatments?)\b/i,
      /\b(?:(?:not|never) (?:be )?(?:refund(?:ed|able)|reimbursed|credited)|non-?refundable|(?:charged|billed|due|payable) in full)\b/i,
    ],
    none: [others],
  },
]);
