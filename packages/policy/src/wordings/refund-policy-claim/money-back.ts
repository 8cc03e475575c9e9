import { facets } from '../../search/sentence-facets.ts';

const sum =
  "(?:money|cash|(?:full |whole |entire |purchase |ticket )?(?:price|amount|sum|cost|fare|fees?|payment|deposit|retainer|tuition|balance|(?<!\\b(?:we|they|i|you) )charge|rent)|(?:every|each|any|all|the last) (?:cent|penny|dollar|euro|pound)s?|what(?:ever)? you(?:'ve| have)? (?:paid|spent|put in)|everything you(?:'ve| have)? paid|unused (?:[a-z]{3,10})|half(?!-)|the (?:rest|difference|remainder)|it all|all of it)";
const back =
  '(?:back|returned|refund(?:s|ed|able|ing)?|reimburs\\w{1,6}|repaid|credited|reversed?|paid out|swapped?|exchanged?|recover(?:ed|able)?|settle up|made whole)';
const event =
  "(?:cancel\\w{0,8}|call(?:ed|s)? (?:it|this|that|the [a-z]{3,12}) off|withdraw\\w{0,3}|drop(?:s|ped)? out|back out|pull(?:ed|s)? out|walk(?:s|ed)? away|leav(?:e|es|ing)|quit(?:s)?|terminat\\w{1,4}|end(?:s|ing)? (?:the|your|early|whenever|any)|subscriptions? ends?|clos(?:e|ing) (?:the|your) account|chang\\w{1,3} (?:of|your) (?:mind|heart|plans)|not (?:happy|satisfied|thrilled|pleased|convinced|right|for you|what you)|unhappy|dissatisfied|disappointed|isn't (?:for you|right|what)|doesn't (?:work|fit|suit|deliver|help|live up|perform)|don't (?:like|love|need|use)|pinch|(?:return|send|post|bring|ship|hand|give(?=[^.!?]{1,30}\\b(?:back|to us)))(?:ed|ing)? (?:it|them|one|yours|the [a-z]{3,15}|your [a-z]{3,15}|opened [a-z]{3,10}|any [a-z]{3,15}|unopened [a-z]{3,10}) ?(?:back|in|to us)?|send back|bring back|returns?|opened|unopened|unused|seal|receipt|postponed|rained off|delayed|no-shows?|early termination|early exit|mid-contract|on the day|before (?:arrival|departure|the (?:show|event|start))|after purchase|of purchase|of delivery|cheaper)";
const term =
  '(?:(?:within|inside|in|for|up to|until|before|after|by|later than|earlier than) (?:[a-z0-9-]{1,12} ){0,4}?(?:hours?|days?|weeks?|fortnight|months?|quarters?|years?|friday|monday|sunday|midnight|the \\d{1,2}(?:st|nd|rd|th)?|arrival|departure|week \\w+|delivery)|(?:\\d{1,3}|seven|ten|fourteen|thirty|sixty|ninety)[- ]days?|any ?time|whenever|no quarrel|no quibble|no questions|if|once|should|unless|when|where|never|ever|no longer|not|no|always|free of charge|whole|full|full charge|applies|stay with us|keep)';
const others =
  /\b(?:(?:has|have|was|were|been|is being) (?:now |already )?(?:refunded|reversed|processed|issued|sent|credited|cancelled|canceled)|on its way|we received|as you asked|your (?:store|shop|customers|shoppers|guests|buyers|returns|refund policy)|helps?|tool|software for|dashboard|fraud|workflow|portal|rates? by|meeting|appointment|demo\b(?! fee)|webinar|interview|call (?:me|us|back)|return (?:my|your|the) call|signed|form|document|questionnaire|laptop|keys|time (?:back|you (?:save|spend|gain|lose|need))|money (?:you saved|is tight)|give (?:you )?time|bank holiday|expenses?|travel costs|insurer|insurance|tax return|we'd love to have you back|hear back|get back to|come back to|gets back|write back|back to work|back (?:on|in|at) (?:monday|the office|stock)|flight|train|your landlord|overtime|see (?:our|the) (?:refund |returns? |cancellation )?policy|privacy policy|trial)\b|\?\W*$/i;

/** What comes back or stays due, and on what it hangs. */
export const moneyBack = facets([
  {
    all: [
      new RegExp(
        `\\b${sum}\\b[^.!?]{0,50}?\\b(?:${back}|lands? in your account|returns? to you|come[s]? (?:back|home)|yours again)\\b|\\b(?:${back}|hand|return(?:s|ed)?|give)\\b[^.!?]{0,24}?\\b${sum}\\b|\\b(?:refund|reimburse|credit) (?:you|the|your|any|all|half|unused|every|in full|customers|guests)\\b|\\b(?:credited|refunded|reimbursed|paid back|compensated) for (?:the|any|every|all|each|what|whatever)\\b|\\b(?:no money back|never given back|not given back|(?:we|and) swap it|(?:give|hand) you the cash|for your money|take (?:it|them|the (?:unit|product|item|goods)|[a-z]{3,10}) back|swapped for (?:credit|cash)|reverse the charge|lets you return|paid out)\\b`,
        'i',
      ),
      new RegExp(`\\b${event}\\b|\\b(?:deliver|downloads?|seats|credits|digital|setup fees?|unused)\\b`, 'i'),
      new RegExp(`\\b${term}\\b`, 'i'),
    ],
    none: [others],
  },
  // What leaving costs, or does not.
  {
    all: [
      /\b(?:cancel\w{0,8}|call(?:s|ed)? (?:it|this|the [a-z]{3,12}) off|withdraw\w{0,3}|back out|pull out|walk away|leav(?:e|ing) (?:early|mid|at|in|us|the (?:contract|plan))|free to (?:leave|go|quit)|terminat\w{1,4}|early (?:termination|exit)|subscriptions? ends?|end (?:the|your) (?:subscription|plan|contract)|change your mind|no-shows?|quit|drops? out)\b/i,
      /\b(?:(?:won't|will not|don't|do not|never|not|nobody will|no longer) (?:be )?(?:bill|charge|invoice|pay|owe|cost)(?:ed)?(?: you)?|owes? (?:us )?nothing|pays? nothing|nothing (?:further |more |else )?(?:due|owed|to pay)|without (?:a |any )?(?:fee|charge|penalty|cost|paying)|no (?:fee|charge|penalty|cost|exit fee|strings)|(?:costs?|fee of|charge of) (?:[a-z0-9$\u20ac\u00a3%' ]{1,16}) ?(?:fees?|months?|%|percent|deposit|price)|full (?:charge|price|fee|amount|rate) (?:applies|is due|is charged|remains)|(?:deposits?|fees?|payments?|money) (?:stays? with us|is lost|are lost|is kept|are kept|is forfeited|are forfeited)|we keep (?:the|your)(?! (?:[a-z]{3,12} ){0,2}?(?:data|files?|records?|accounts?|history|backups?|content|documents?|e-?mails?|details|logs?|pages?|lines?|rows?|windows?|rooms?|place|seat|number|workspace)\b)|settle up|costs? (?:you )?(?:nothing|two|three|one|half|\d)|you lose (?:the|your)|free of charge|penalty[- ]free|free until)\b/i,
    ],
    none: [others, /\b(?:competitors?|they|most (?:vendors|suppliers)|some (?:vendors|firms)|others)\b/i],
  },
  // So much of it comes back, and until when.
  {
    all: [
      /\b(?:(?:\d{1,3} ?(?:%|per ?cent)|half|two thirds|three quarters|a (?:third|quarter)|all|most|part|the rest|the balance|everything) (?:of (?:it|them|that|the (?:[a-z]{3,12} ){1,2}|your (?:[a-z]{3,12} )?) ?)?(?:comes? |is |are |gets? |will be |goes )?(?:back|returned|repaid|handed back|paid back)|(?:we|i)(?:'ll| will)? (?:wire|transfer|return|repay) (?:you )?(?:back )?(?:the|your) (?:full |whole )?(?:amount|sum|money|price|fare)|tak(?:e|en) (?:[a-z]{2,10} )?back at (?:\d{1,3} ?(?:%|per ?cent)|half|full|cost)|(?:gets?|keep|keeps|receives?|has|have) (?:you )?(?:the rest|your money) (?:again|back)|and gets? the rest|pays? (?:only )?for the (?:days|weeks|lessons|hours|months|sessions|nights)|have your money again)(?![\w-])/i,
      /\b(?:deposits?|fees?|prices?|tickets?|money|amount|cartons?|courses?|goods|items?|lamps?|shoes|it|them|payment|booking|rental|retainer|nights?|products?)\b/i,
      new RegExp(
        `\\b(?:${event}|change your mind|doesn't suit|don't suit|handed in|until|pulls? out|backs? out|leaves?|drops? out|opened|before)\\b`,
        'i',
      ),
    ],
    none: [
      others,
      /\b(?:calls?|e-?mails?|messages?|data|server|backup|power|water|lights?|on track|scale|came|went|they|holidays?|vacation|leave of|landlord)\b/i,
    ],
  },
  // What is kept, whatever happens.
  {
    all: [
      /\b(?:deposits?|retainers?|fees?|payments?|instal?lments?|advance|tuition|fare|price)\b/i,
      /\b(?:stays? with us|(?:is|are|will be) (?:kept|retained|forfeit(?:ed)?|ours)|(?:isn't|aren't|is not|are not|not|never|no longer|cannot be|can't be|won't be|will not be) (?:given|paid|handed|sent|refunded|returned)(?: back)?|remains? (?:ours|with us|payable|due)|we keep)\b/i,
      /\b(?:once|after|even if|whatever|if you|when you|should you|regardless|no matter|in (?:the )?(?:case|event) of|whether or not|from (?:that|the) (?:moment|day) on)\b/i,
    ],
    none: [
      others,
      /\b(?:(?:was|were|has been|have been) (?:not )?(?:kept|paid|sent|returned)|bank|escrow|landlord|court|(?:kept|retained) (?:in|on|at|by|for|safe)|they|competitors?|price is not)\b/i,
    ],
  },
  {
    all: [
      /\b(?:deposits|retainers|booking fees|instal?lments|advances|prepayments|fees|unused (?:hours|credits?|sessions))\b (?:are|is|will) (?:never|under no circumstances|on no account|not)(?: ever| be){0,2} (?:returned|given back|paid back|refunded|repaid|handed back|paid out)\b/i,
    ],
    none: [others, /\b(?:yet|if|whether|landlords?|they|until|late|why)\b|\?/i],
  },
  {
    all: [
      /\b(?:ticket price|price|fare|fees?|deposits?|payment|money|booking fee|ticket) (?:is|are|will be) (?:then |simply |automatically )?(?:lost|gone|forfeit(?:ed)?)\b/i,
      /\b(?:if|when|once|unless|in case|should) (?:you|anyone|a guest|the guest)\b/i,
    ],
    none: [others, /\b(?:scam\w{0,4}|fraud\w{0,6}|bank|stolen|bet|wallet)\b/i],
  },
  // Goods taken back, credit paid out, and what cannot be undone.
  {
    all: [
      /\b(?:we|our (?:shop|store|team))(?:'ll| will| also| always| gladly| happily| can| do){0,3} (?:(?:take|accept|have)s? back (?:[a-z-]{3,12} ){0,2}(?:items?|goods|boxes|shoes|clothes|products|pairs|parts|books|tools|toys|bottles|anything|everything|it|them)|(?:take|accept|have)s? (?:[a-z-]{3,12} ){0,2}(?:items?|goods|boxes|shoes|clothes|products|pairs|parts|books|tools|toys|bottles|anything|everything|it|them) back)\b/i,
      /\b(?:for (?:up to )?(?:an?|\d{1,3}|one|two|three|six|twelve|thirty|sixty|ninety) (?:days?|weeks?|months?|years?)|within|up to|until|any ?time|whenever|even if|no questions|without (?:a )?receipts?)\b/i,
    ],
    none: [others, /\b(?:borrow\w{0,3}|lent|loan\w{0,3}|librar(?:y|ies)|deposit bottles|recycl\w{1,4})\b/i],
  },
  {
    all: [
      /\byou (?:can|may|could) (?:also |always |still )?(?:bring|send|hand|give|take|swap|exchange)(?: (?:it|them|the|your|any|this) ?(?:[a-z]{3,12})?)? (?:back|for (?:another|a different) [a-z]{3,10})\b|^\W*(?:swap|exchange|bring back|send back) (?:it|them|yours?) (?:for (?:another|a different) [a-z]{3,10}|back)?/i,
      /\b(?:even if (?:you(?:'ve| have)?|it|they)|any ?time(?: you (?:like|want))?|whenever you (?:like|want)|no receipt|without (?:a )?receipt|no questions|for free within|within (?:\d{1,3}|two|three|four|six) (?:days|weeks|months))\b/i,
    ],
    none: [others, /\b(?:shifts?|desks?|librar(?:y|ies)|books?|borrow\w{0,3}|seats?|rooms?|keys?|bikes?|comments?)\b/i],
  },
  {
    all: [
      /\b(?:unused|left ?over|remaining|whatever|any)\b[^.!?]{0,16}\b(?:credits?|balance|hours|sessions|funds|money)\b[^.!?]{0,24}\b(?:paid (?:out|back)|goes? back|returned|comes? back|lands?) ?(?:to|on|at|in|with)\b/i,
      /\b(?:year|month|term|season|account|card|you|end)\b/i,
    ],
    none: [others, /\b(?:grants?|charity|project|council|committee|food bank)\b/i],
  },
  {
    all: [
      /\b(?:bookings?|orders?|purchases?|tickets?|payments?|sales?|reservations?) (?:can't|cannot|can never|may not|can no longer|won't) be (?:undone|cancell?ed|reversed|taken back|returned|withdrawn|called off)\b/i,
      /\b(?:once|after|when|as soon as)\b[^.!?]{0,16}\b(?:paid|confirmed|made|placed|booked|begun|started|signed)\b/i,
    ],
    none: [others, /\b(?:system|tool|screen|button|because|sorry|database)\b/i],
  },
  {
    all: [
      /\b(?:chang\w{1,3} (?:your|their|his|her) minds?|call(?:ed|s)? (?:it )?off|cancel\w{0,8}|(?:isn't|not|aren't) what you (?:wanted|expected|hoped|need)|pull(?:s|ed)? out|withdraw\w{0,3}|even if you (?:[a-z]{3,10} )?(?:hire|take|use|leave|end|stop|drop))\b/i,
      /\b(?:loses? (?:a|one|not a) (?:single )?(?:cent|penny)|out of pocket|(?:billed|charged|invoiced|payable|due) in full|(?:deposit|instal?lment|advance|fee|payment|retainer)s? (?:is|are) (?:gone|lost|forfeit(?:ed)?|ours|kept))\b/i,
    ],
    none: [others],
  },
  {
    all: [
      /\b(?:we|our (?:shop|team|firm)) (?:never|don't|do not|doesn't|can't|cannot|won't) (?:hand|give|pay|send) back (?:any |the )?(?:booking |registration |advance )?(?:fees?|deposits?|payments?|money|fares?|advances?|prepayments?)\b/i,
    ],
    none: [others],
  },
  {
    all: [
      /\b(?:send|bring|post|ship|return)\b[^.!?]{0,24}\b(?:back|return)\b/i,
      /\b(?:your (?:card|account) (?:is|gets|will be) credited|you(?:'re| are| get| will be) credited|we(?:'ll| will)? credit (?:you|your))\b/i,
    ],
    none: [others],
  },
  {
    all: [
      /\b(?:once|after|if|when) (?:the |its |your )?(?:seal|box|pack(?:age|aging)?|wrapp(?:er|ing)|labels?|tags?) (?:is|are|has been|have been|was)(?: [a-z]{3,8})? (?:broken|opened|open|removed|torn|off)\b/i,
      /\b(?:no returns?|(?:can't|cannot|can not|may not) be returned|(?:don't|do not|can't|cannot|won't) (?:take|accept) (?:it|them|that|anything)|yours to keep)\b/i,
    ],
    none: [others],
  },
  {
    all: [
      /\b(?:late|last-minute|same-day) cancell?ations?\b/i,
      /\b(?:lose|loses|forfeits?|costs?|pays?) (?:you )?(?:the |your |a )?(?:whole|full|entire|half|deposit|amount|price|fee|\d{1,3} ?%|\$|\u20ac|\u00a3)/i,
    ],
    none: [others, /\b(?:us|practices|salons|they|your)\b/i],
  },
  {
    all: [
      /\b(?:only|just) pay for (?:the )?(?:days|nights|hours|weeks|months|lessons|sessions|part) (?:that )?you(?:'ve| have)? (?:stayed|used|attended|were|took|taken|had|spent|been)\b/i,
      /\b(?:if|when|should|leave|early|cancel\w{0,8}|stop)\b/i,
    ],
    none: [others],
  },
  {
    all: [
      /\b(?:gift (?:cards?|vouchers?)|vouchers?|store credit)\b[^.!?]{0,12}\b(?:can(?:not|'t)?|may) (?:also |never )?be (?:turned into|swapped for|exchanged for|paid out in|redeemed for) (?:cash|money)\b/i,
    ],
    none: [others],
  },
  // A right to give things back, by its name and how long it lasts.
  {
    all: [
      /\b(?:lifetime|unlimited|no[- ]questions(?:[- ]asked)?|hassle-free|extended|year-long|(?:\d{1,3}|thirty|sixty|ninety)[- ]?(?:days?|weeks?|months?|years?)) (?:[a-z-]{4,10} )?(?:returns?|refund|exchange|cancell?ation) (?:promise|policy|window|period|pledge|right|option)\b/i,
      /\b(?:we|our|every|all|comes?|you (?:get|have)|with|includes?|there(?:'s| is))\b/i,
    ],
    none: [others, /\b(?:your|they|their|competitors?|warranty)\b|\?\W*$/i],
  },
  // How long before leaving notice is given.
  {
    all: [
      /\b(?:you|members?|students?|subscribers?|anyone|customers?|parents)\b(?: [a-z]{3,8})? (?:can|may|could|must|have to|has to|need to)\b/i,
      /\b(?:stop|end|leave|quit|cancel|terminate|pause) (?:the|your|their|a|our) (?:[a-z]{3,10} )?(?:membership|subscription|plan|contract|course|agreement|lessons?)\b/i,
      /\b(?:with|by giving|giving|after|at) (?:an? |one |two |three |\d{1,2} |four )?(?:[a-z]{3,6} )?(?:day|week|month|quarter)s?(?:'s|'|s)? (?:written )?notice\b/i,
    ],
    none: [others, /\b(?:landlord|tenan\w{2}|employ\w{2,4}|they|their lease|your (?:current|old|supplier))\b|\?\W*$/i],
  },
  // What may come back, and how long; when a deposit does.
  {
    all: [
      /\byou (?:may|can|could) (?:also |always |still )?(?:return|exchange|send back|bring back) (?:[a-z-]{3,12} ){0,3}?(?:goods|items?|products?|boxes|shoes|clothes|parts|books|tools|toys|boots|articles|anything|it|them)\b/i,
      /\b(?:for|within|up to|until) (?:up to )?(?:\d{1,3}|an?|one|two|three|four|six|twelve|thirty|sixty) (?:days?|weeks?|months?|years?)\b/i,
    ],
    none: [others, /\b(?:librar(?:y|ies)|borrow\w{0,3}|loan\w{0,3}|rental|hired)\b|\?\W*$/i],
  },
  {
    all: [
      /\b(?:deposits?|bonds?|advance payments?|booking fees?) (?:is|are|will be|gets?) (?:always |then |fully )?(?:returned|refunded|repaid|paid back|released|given back)\b/i,
      /\b(?:within|no later than|in) (?:\d{1,3}|an?|one|two|three|four|six) (?:working )?(?:days?|weeks?|months?) (?:of|after|from)\b/i,
    ],
    none: [others, /\b(?:landlord|tenancy scheme|bank|librar(?:y|ies)|bottles?|they)\b|\?\W*$/i],
  },
  // "All you need to do is e-mail us and your money will be back in two days."
  {
    all: [
      /\b(?:all you (?:need|have|ever need|ever have) to do|just|simply|(?:only|merely) (?:need|have) to|one (?:short )?(?:e-?mail|call|click|line))\b/i,
      /\b(?:e-?mail|call|write|tell us|send|click|ask|let us know|say so|say the word|line)\b/i,
      /\byour money (?:(?:will be|'ll be|is|comes|goes) )(?:straight |right )?back\b|\b(?:get|have) (?:all )?your money back\b|\byou(?:'ll| will)? (?:be|get) (?:fully )?(?:refunded|a (?:full )?refund)\b/i,
    ],
    none: [others],
  },
  // "Customers who cancel get every penny back", "the full amount will be on your card the same week".
  {
    all: [
      /\b(?:every|each|the last) (?:single |last )?(?:penny|cent|euro|pound|dollar)\b[^.!?]{0,20}\bback\b|\b(?:full|whole|entire) (?:amount|price|sum|fare|cost|payment)\b[^.!?]{0,12}\b(?:back )?(?:on|in|into|to) your (?:card|account|bank)\b|\b(?:never|not|won't|no need to) keep (?:any|a|one) (?:part|penny|cent|share) of (?:the|your)\b/i,
      /\b(?:cancel\w{0,3}|post|send|bring|return(?:s|ed)?|not (?:be )?(?:right|happy|satisfied)|(?:doesn't|don't) (?:fit|suit|like)|change(?:s)? (?:your|their) mind|withdraw|drop out)\b/i,
    ],
    none: [
      /\b(?:has been|have been|was|were|on its way|they|competitors?|airlines?|landlord|scam\w{0,4}|bank)\b|\?\W*$/i,
    ],
  },
  // "Not happy? You get every penny back."
  {
    all: [
      /\b(?:get|gets|have|receive|return|give(?: you)?|pay(?: you)?|hand(?: you)?|send(?: you)?)\b[^.!?]{0,12}\b(?:every (?:single |last )?(?:penny|cent|dime|euro|pound|dollar)|all (?:of )?(?:it|your money)|the lot|your money)(?: of it| you (?:paid|spent))? (?:straight |right )?back\b/i,
      /\b(?:you|your|we|us|i)\b/i,
    ],
    none: [
      /\b(?:they|their|thief|thieves|scam\w{0,4}|police|court|bank|insur\w{2,5}|tax|taxes|wallet|lost|stolen|loan|lend|lent|borrow\w{0,3}|machine|invest\w{0,5}|fund)\b|\?\W*$/i,
    ],
  },
  // "If you leave in the first quarter, we only keep a tenth."
  {
    all: [
      /\b(?:if|should|when(?:ever)?|in case|where)\b[^.!?]{0,12}\b(?:you|your (?:team|guests?|group|party|firm))\b[^.!?]{0,16}\b(?:leave|cancel|stop|quit|pull out|withdraw|drop out|change your mind|step back|call it off|can't (?:come|make it)|don't (?:come|like))\b/i,
      /\bwe (?:only |just |simply |merely |will |would |'ll )*(?:keep|retain|withhold|deduct|hold back|charge)\b/i,
      /\b(?:an? (?:tenth|fifth|quarter|third|half)|\d{1,2} ?(?:%|percent|per cent)|half|nothing|(?:the|a|your) (?:[a-z-]{3,12} )?(?:deposit|fee|down payment|first (?:month|instal?ment|payment)))\b/i,
    ],
    none: [/\b(?:they|their|bank|airline|landlord|copy|records?|data)\b|\?\W*$/i],
  },
  // "You can step out of the contract within a fortnight without giving reasons."
  {
    all: [
      /\byou (?:can|may|could|are free to|are able to|have the right to|are entitled to)(?: always| simply| also)? (?:step (?:out|back|away)|walk away|get out|pull out|back out|withdraw|leave|exit|opt out|terminate|bow out)\b/i,
      /\b(?:contract|agreement|subscription|plan|membership|term|deal|purchase|booking|lease|order|sale)\b/i,
      /\b(?:within|inside|up to|until|before|at any (?:time|point|stage)|any ?time|whenever|without (?:giving|any|a)|no questions|for (?:up to )?(?:\d{1,3}|two|three|six|thirty|sixty))\b/i,
    ],
    none: [
      /\b(?:they|their|not|n't|never|whether|mail|mailing|newsletter|list|under (?:the|german|french|eu|your) (?:law|act)|by law)\b|\?\W*$/i,
    ],
  },
  // "For bookings cancelled on the day itself, half the price is due."
  {
    all: [
      /\b(?:bookings?|orders?|reservations?|appointments?|places|seats|rooms|sessions?|lessons?|events?|trips?|stays?|tours?|tickets?) (?:that (?:are|get) )?(?:cancell?ed|called off|rebooked|changed)\b|\b(?:cancellations?|no-?shows?|withdrawals?)\b/i,
      /\b(?:half|\d{1,3} ?(?:%|percent|per cent)|a (?:third|quarter|fee|charge)|the (?:full|whole|entire) (?:price|amount|fee|fare|sum)|the deposit)\b/i,
      /\b(?:(?:is|are|becomes?|falls?|will be|remains?) (?:still |then )?(?:due|payable|charged|owed|kept|lost|billed|forfeit(?:ed)?)|we (?:keep|charge|bill|retain))\b/i,
    ],
    none: [/\b(?:they|their|airline|bank|council|insur\w{2,5}|our (?:team|staff))\b|\?\W*$/i],
  },
]);
