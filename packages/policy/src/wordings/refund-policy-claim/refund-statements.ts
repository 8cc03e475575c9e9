import { onOneLine } from '../../text/white-space.ts';

const policy =
  /\b(?:refunds?|returns?|cancell?ation|exchange|money[- ]back)s? (?:policy|policies|terms|conditions|rules|page)\b|\b(?:policy|terms|conditions|rules) (?:on|for|about) (?:refunds?|returns?|cancell?ations?)\b/i;
const described =
  /\b(?:described|explained|set out|laid out|found|published|listed|outlined|detailed|posted|written down|(?:is|are|live|lives|sits?)(?: available| online)?) (?:there|here|at|in|on|under)\b|\b(?:see|read|find|have a look at|refer to|here (?:is|are)|link to)\b/i;
/** Words without which no term of a refund can be said: an amount of time or money, a condition, a promise. */
const terms =
  /\d|\b(?:one|two|three|four|five|six|seven|ten|twelve|fourteen|fifteen|thirty|sixty|ninety|fortnight|days?|weeks?|months?|years?|within|until|before|after|up to|whenever|any ?time|always|never|no|not|non-?refundable|refunded|refundable|full(?:y)?|partial|half|free|entitle[sd]?|eligible|guarantees?d?|promise[sd]?|allows?|lets|gives?|offers?|covers?|pays?|returned|back|even|unless|fees?|penalt(?:y|ies)|charges?)\b/i;
const address = /\b(?:https?:\/\/|www\.)\S+/gi;

/** True for a sentence that says where a refund or cancellation policy stands, and nothing of what it holds. */
export function saysWhereTermsAre(sentence: string): boolean {
  const words = sentence.replace(address, ' ').replace(/\bmoney[- ]back\b/gi, ' ');
  return policy.test(words) && described.test(words) && !terms.test(words);
}

const givesBack =
  /\b(?:refund(?:ed|ing)?|reimburs(?:e|ed|ing)|revers(?:e|ed|ing)|credit(?:ed|ing)?(?: back)?|return(?:ed|ing)?) (?:you )?(?:for )?(?:the|this|that|your) (?!(?:full|whole|entire|remaining|unused)\b)(?:[\w-]{2,16} ){0,3}?(?:charge|payment|order|invoice|transaction|booking|fee|purchase|item|parcel|shipping|postage|overcharge|difference|debit)(?![\w-])/i;
/** A condition or a class of cases makes a rule of it. */
const ruled =
  /\b(?:if|when|whenever|should you|unless|until|provided|as long as|any|all|every|each|always|everyone|customers|guarantee|promise|at any time|any ?time|cancel\w*|not (?:happy|satisfied))\b|\bwithin [\w ]{1,16} (?:of|after)\b|\bup to\b/i;

const refunded =
  /\b(?:(?:we|i)(?:'ve| have)? (?:[^.!?]{0,60}? and )?(?:already |just |now )?(?:refunded|credited|reimbursed)|refund of|your refund)\b/i;
/** "Deposit returned in full today": it has been. */
const gaveBack =
  /\b(?:deposit|bond|payment|fee|money|balance)(?: (?:was|has been))? (?:returned|repaid|paid back|sent back)(?: to you| in full){0,2} (?:today|yesterday|this (?:morning|afternoon)|just now|last (?:night|week))\b|^\W*(?:the |your )?refund (?:for|on) (?:the|your) [^.!?]{3,60}? went (?:out|back|off)\b/i;
const doneWith =
  /[$\u20ac\u00a3] ?\d|\d ?(?:\u20ac|\u00a3|(?:eur|usd|gbp)\b)|\b(?:was|has been|were|have been) (?:issued|sent|made|processed|paid|credited|refunded)\b/i;
const ahead = /\b(?:will|would|can|could|may|shall|entitled|eligible|receive|get)\b/i;

/** True for a sentence that tells of one refund that was made. */
export function tellsOfOneRefund(sentence: string): boolean {
  const isDone = gaveBack.test(sentence) || (refunded.test(sentence) && doneWith.test(sentence));
  return isDone && !ruled.test(sentence) && !ahead.test(sentence);
}

/** "Re: refund for cancelled workshop": a heading names the matter, and says nothing of it. */
const heading =
  /^(?:(?:re|aw|sv|fwd?): ?){0,3}(?:(?:your|the|my|a) )?refund (?:(?:issued|sent|made|paid|processed|approved|completed) )?(?:for|of|on|to) (?:the |your |a |my )?(?!(?:all|any|every|each|unused)\b)[a-z'-]{3,14}(?: (?!(?:if|within|until|guaranteed|in|before|after)\b)#?[a-z0-9'-]{2,14}){0,4}$/i;

/** True for a heading that names one refund and no term of it. */
export function namesOneRefund(sentence: string): boolean {
  return heading.test(onOneLine(sentence));
}

/** True for a sentence that gives one charge, named in it, back to the reader, and makes no rule of it. */
export function givesOneChargeBack(sentence: string): boolean {
  return givesBack.test(sentence) && !ruled.test(sentence);
}

const outlay =
  '(?:travel|train|rail|coach|bus|taxi|mileage|parking|petrol|fuel|childcare|accommodation|out-of-pocket|reasonable|expenses)';
/** "We'll reimburse travel up to €400 against receipts": what guests and staff laid out elsewhere was never paid to the writer. */
const laidOut = new RegExp(
  `\\b(?:refund(?:s|ed|ing)? (?:you )?(?:for )?(?:the |your )${outlay} (?:fares?|costs?|expenses|tickets?)\\b(?=[^.!?]*\\b(?:interview|receipts?|keep|bring|send|show))|(?:reimburs(?:e|es|ed|ing)|pay(?:s|ing)? back) (?:you )?(?:for )?(?:the |your |any |all |their |speakers' |candidates' )?(?:[a-z-]{3,12} ){0,2}?${outlay}\\b|${outlay}(?: (?:costs?|fares?|expenses|tickets?|and [a-z]{3,14})){0,3} (?:is|are|will be|can be|may be) reimbursed\\b)`,
  'i',
);
/** What a seller pays when a sale goes wrong. */
const soldAmiss =
  /\b(?:cancel\w{0,8}|withdraw\w{0,3}|delay(?:s|ed)?|late|miss(?:es|ed)?|unhappy|(?:not|aren't) (?:happy|satisfied)|damage[sd]?|wrong|broken|fail(?:s|ed|ure)?|guarantee\w?|chang\w{1,3} your mind|if (?:we|our|it|the (?:flight|train|tour|trip|event)))\b/i;

/** True for a sentence on what guests, candidates and staff get back of what they laid out elsewhere. */
export function reimbursesOutlay(sentence: string): boolean {
  const told = onOneLine(sentence);
  return laidOut.test(told) && !soldAmiss.test(told);
}

/** "I'd like to cancel my order": the writer is the one who bought. */
const wishes =
  /\b(?:i|we)(?:'d (?:also )?like| would (?:also )?like|(?:'ve| have) decided|'m asking|'re asking| am asking| are asking| must ask| (?:also |now |just |therefore )?(?:want|wish|need|ask|request|demand|expect))\b[^.!?]{0,80}\b(?:cancel\w{0,7}|return\w{0,3}|withdraw\w{0,3}|get|have|receive|claim|refund\w{0,3}|back)\b/i;
const ownPurchase =
  /\b(?:my|our) (?:[a-z-]{3,14} ){0,2}?(?:money|cash|deposit|payment|fare|fees?|order|booking|reservation|tickets?|stay|room|subscription|membership|seats?|purchase)\b/i;
const polite = /\b(?:can|could|will|would|if) you\b/gi;
const toReader = /\b(?:you|your|yours|customers?|clients?|guests?|guarantees?d?|promise[sd]?|policy|terms)\b/i;

/** "I get my deposit back when the scheme has decided": others hold the writer's money. */
const getsOwn =
  /\b(?:i|we)(?:'ll|'d|'ve)?(?: (?:will|would|should|only|still|never|finally|just|hope to)){0,2} (?:get|have|got|had|receive|received|see) (?:my|our) (?:(?!clients?\b|customers?\b)[a-z-]{3,14} ){0,2}?(?:money|cash|deposit|bond|payment|fare|fees?) back\b/i;
/** Said by a buyer in praise of a shop, these are its terms. */
const praised =
  /\b(?:no (?:questions?|quibbles?|fuss|hassle)|full|within|always|guarantee\w?|if (?:it|they|things))\b|\d/i;

/** True for a sentence by which the writer asks for money of their own back, or tells when others will give it. */
export function asksForOwnMoney(sentence: string): boolean {
  const told = onOneLine(sentence).replace(polite, ' ');
  if (toReader.test(told)) return false;
  return (wishes.test(told) && ownPurchase.test(told)) || (getsOwn.test(told) && !praised.test(told));
}

/** A warning that what is put into shares may be lost. */
const mayBeLost =
  /\b(?:you|investors?|members?|holders?|backers?) (?:may|might|could) (?:not |never )?(?:get|see|receive|recover) (?:back )?(?:less than|(?:all |any |some )?(?:of )?(?:your|their|the) (?:money|capital|investment|stake)|what (?:you|they) (?:put in|invested))\b|\b(?:capital|money|investment) (?:is|may be|could be) at risk\b/i;
const promisedBack =
  /\b(?:refund\w{0,4}|if you|unless|cancel\w*|within|guarantee\w*|we(?:'ll| will)|returns? (?:it|them))\b/i;

/** True for a sentence that warns of a loss, as whoever sells shares has to. */
export function warnsOfLoss(sentence: string): boolean {
  const told = onOneLine(sentence);
  return mayBeLost.test(told) && !promisedBack.test(told);
}

const oneOfThem =
  /(?<!\b(?:if|when|whenever|once|should|unless) )\b(?:the|this|that) (?:[a-z]{3,12} )?(?:customer|client|buyer|guest|tenant|passenger|member|student|lady|man|woman|gentleman|couple) (?:(?:has|had|now|also|already|just|in row \d{1,3}) ){0,2}(?:returned|sent|brought|cancell?ed|bought|ordered|paid|wants?|wanted|wishes|wished|asks?|asked|demands?|demanded|claims?|claimed|expects?|insists?|insisted|complains?|complained|would like)\b/i;
/** With these words the writer's side answers, or the reader is meant. */
const answers = /\b(?:you|your|yours|we|i|we'll|i'll|our|always|every|each|any|all)\b/i;

/** True for a sentence that tells a colleague what one customer did and wants. */
export function tellsOfOneCustomer(sentence: string): boolean {
  const told = onOneLine(sentence);
  return oneOfThem.test(told) && !answers.test(told);
}

/** Nothing is given back, by terms that the reader has. */
const withheld =
  /\b(?:non-?refundable|(?:not|never|cannot|can't|won't|isn't|aren't) (?:be )?refund(?:ed|able)|no refunds?)\b/i;
const theyHave =
  /\b(?:stated|set out|shown|described|noted|written|explained|mentioned) (?:in|on) (?:the|your|our) (?:[a-z-]{3,14} ){0,2}?(?:terms|conditions|contract|agreement|confirmation|ticket|tariff|policy|offer) (?:that )?(?:you(?:'ve| have)? (?:received|accepted|agreed to|signed|confirmed|got|were sent|booked)|(?:we |was |were )?sent (?:to )?you)\b/i;
const relents = /\b(?:but|unless|except|however|if|until|within|instead|although|yet|still|will|'ll)\b/i;

/** True for a sentence that recalls terms the reader was given, by which nothing is paid back. */
export function recallsWithheld(sentence: string): boolean {
  const told = onOneLine(sentence);
  return withheld.test(told) && theyHave.test(told) && !relents.test(told);
}

/** "Let me check if you are eligible": whether there is a refund is still to be found out. */
const findsOut =
  /\b(?:(?:check|checking|ask|asking|find out|confirm|verify|clarify|look into|look up|wonder|wondering|not sure|don't know|let (?:me|us) see|(?:i|we)'ll see|tell you|let you know) (?:if|whether)|(?:tell|let) us (?:know )?whether|(?:question|point) (?:is|of) whether)\b[^.;:!?]{0,60}\b(?:refund\w{0,4}|eligible|entitled|reimburs\w{1,6}|cancell?ed|returned|(?:money|cash|deposit|payment|fees?|fare) back)\b|^\W{0,3}whether\b[^.!?]{3,80}\bdepends? on\b/i;
/** Somebody else's word on which it hangs. */
const othersDecide =
  /\b(?:if|once|unless|provided|should) the (?:[a-z-]{3,12} )?(?:carrier|airline|bank|insurer|supplier|manufacturer|maker|court|landlord|seller|railway|organi[sz]ers?|hotel|school|council) (?:agrees?|accepts?|approves?|decides?|confirms?|says so|allows? (?:it|this|that))\b/i;
const perhaps = /\b(?:may|might|could|perhaps|possibly)\b/i;
/** What settles it after all. */
const settles =
  /[;:]|\b(?:but|otherwise|if not|either way|in any case|guarantee\w?|promise)\b|\b(?:and|then|so) (?:you|we)\b/i;

/** "I am not able to say whether this booking is refundable; our billing team will confirm." */
const notKnown =
  /\b(?:i|we)(?: am|'m| are|'re)? (?:still |really |also |honestly )?(?:do not|don't|cannot|can't|could not|couldn't|not able to|unable to|not in a position to) (?:yet )?(?:know|say|tell(?: you)?|confirm|judge|see)(?: for (?:sure|certain)| yet)? (?:if|whether)\b[^.!?;:]{0,60}\b(?:refund\w{0,4}|reimburs\w{1,6}|cancell?ed|returned|money back|come back)\b/i;
/** What is promised beside it. */
const promisedBeside =
  /\b(?:but|otherwise|either way|in any case|guarantee\w?|promise)\b|[;:,] (?:and |then |so )?(?:you (?:can|will|get|may|have|are)|we(?:'ll| will| refund| give| return)|it is|within)\b/i;

/** "I never said you would get a refund": what was said is set right. */
const neverSaid =
  /\b(?:i|we|nobody(?: here)?|no one(?: here)?)(?: have|'ve| had)? (?:never|did not|didn't|not) (?:say|said|told|tell|promised?|write|wrote|claim(?:ed)?) (?:you )?(?:that )?you (?:would|'d|could|were to) (?:get|have|receive|be given) (?:an?|your|any|the) (?:full )?(?:refund|money back|deposit back)(?![^.!?]*\b(?:you (?:can|will|get|may|have)|if|but|within|unless|we(?:'ll| will))\b)/i;

/** "I cannot promise a refund before the technician has seen the machine": somebody has to look first. */
const lookedAtFirst =
  /\b(?:i|we) (?:cannot|can't|can not|could not|couldn't|am not able to|are not able to|am unable to|are unable to) (?:yet )?(?:promise|say|confirm|decide on|agree to|speak of) (?:you )?(?:an?|any|the|your) (?:full |partial )?refund (?:yet )?(?:before|until|without|unless)\b[^.!?;:]{0,40}\b(?:seen|looked|checked|inspected|heard|spoken|talked|asked|read|seeing|looking|checking|inspecting|hearing|speaking|talking|asking|reading|(?:has|have|had) (?:answered|replied|decided))\b/i;

/** True for a sentence that leaves open whether anything is given back. */
export function leavesRefundOpen(sentence: string): boolean {
  const told = onOneLine(sentence);
  if (lookedAtFirst.test(told) && !promisedBeside.test(told.replace(lookedAtFirst, ' '))) return true;
  if (neverSaid.test(told)) return true;
  if (notKnown.test(told) && !promisedBeside.test(told)) return true;
  return (findsOut.test(told) || (othersDecide.test(told) && perhaps.test(told))) && !settles.test(told);
}

/** "We will come back to you within two days": the writer returns, and no money does. */
const answering =
  /\b(?:we|i|he|she|they|who|(?:our|my|the|a) (?:[a-z-]{3,14} ){0,2}?(?:team|colleagues?|manager|lawyers?|counsel|support|desk|expert|specialist|engineers?|lead|office|department))(?:'ll|'d)?(?: (?:will|would|can|could|shall|should|may|must|only|then|also|gladly|certainly)){0,2} (?:come|comes|came|get|gets|revert|return|go|be) (?:right |straight )?(?:back )?to (?:you|them|us|me)\b/i;
/** Things that the writer gives back, and nobody pays for. */
const handedBack =
  /\b(?:we|i)(?:'ll|'d)?(?: (?:will|would|can|could|shall|then|also|gladly)){0,2} (?:return|give|hand|bring|send) (?:you )?(?:back )?(?:it|them|your|the|these|those) ?(?:[a-z-]{3,14} )?(?:keys?|laptops?|badges?|devices?|scanners?|samples?|documents?|originals?|books?|tools?|phones?|tablets?|units?|equipment|machines?|bikes?|cars?|vans?|passports?|cards?|parcels?|boxes|crates|jackets?|coats?)\b/i;
/** "If you send us the broken scanner, we will return it to you": the thing comes back, mended. */
const sentIn =
  /\b(?:send|bring|ship|mail|hand|leave|drop|give|lend|post)(?:s|ing)? (?:us|me|off|in|by|it)? ?(?:with us |in )?(?:your|the|a|an) (?:[a-z-]{3,14} ){0,2}[a-z-]{3,14}\b[^.!?]{0,60}\b(?:we|i)(?:'ll| will|'d| would| can) (?:repair it and |mend it and |check it and )?(?:return|give|send|bring) (?:it|them|this) (?:back )?to you\b/i;
const lent =
  '(?:keys?|badges?|routers?|modems?|units?|laptops?|devices?|scanners?|tablets?|phones?|chargers?|meters?|box(?:es)?|crates?|pallets?|containers?|cages?|equipment|tools?|helmets?|vests?|samples?|machines?|cylinders?|kegs?|trolleys?|cards?|books?|bikes?|cars?|vans?)';
/** What is lent or replaced is asked back: "please return the old router within 14 days of receiving the new one". */
const askedBack = new RegExp(
  `\\bplease (?:also |then |just )?(?:return|send|bring|post|ship|hand)(?: back)? (?:the|your|this|that|these|all|its) (?:(?!unused|unopened|unworn|unwanted|undamaged)[a-z-]{3,12} ){0,2}?${lent}\\b`,
  'i',
);
/** Where and at which hour returns are taken in. */
const takenIn =
  /\bwe (?:accept|take) returns (?:only )?(?:at|in|by) (?:the|our) (?:[a-z-]{3,12} ){1,3}?(?:until|till|from|between|before|after|on) (?:noon|midnight|\d{1,2}(?:[:.]\d\d)?(?! ?(?:days|weeks|months))|one|two|three|four|five|six|seven|eight|nine|ten|mondays?|fridays?|saturdays?|weekdays)\b/i;
/** The sum that stands for a thing on loan, and how it comes back. */
const held = '(?:deposits?|bond|coins?|tokens?)\\b[^.!?]{0,24}\\b(?:back|returned|released|refunded|repaid)\\b';
const broughtBack = `(?:you|they|he|she|the (?:tenant|guest|hirer|borrower|reader|pupil|student)) (?:return|returns|hand (?:in|over|back)|hands (?:in|over|back)|bring back|give back|drop off|post back|check in|have (?:returned|handed (?:in|over|back)|brought back)) (?:(?:us|me) )?(?:the|your|their|his|her|all|both|every) (?:[a-z-]{3,12} ){0,2}?${lent}`;
/** "You get your deposit back when you return the keys": whoever lends says no more of it. */
const releasedFor = new RegExp(
  `\\b(?:${held} (?:when|once|as soon as|after) ${broughtBack}|(?:when|once|as soon as|after) ${broughtBack}\\b[^.!?]{0,40}?\\b${held})(?![a-z])`,
  'i',
);
/** What would make terms of it: an amount, a time, a state of the thing, a sale. */
const onTerms =
  /\d|[%$\u20ac\u00a3]|\b(?:full|half|part(?:ly|ial)?|within|days?|weeks?|months?|unless|if|minus|less|fees?|charges?|cancel\w*|undamaged|unused|unopened|unworn|condition|clean|bought|purchased?|ordered|money|price|refundable|guarantee\w?|whatever|any ?time|no questions)\b/i;
const ofBuyer =
  /\b(?:any reason|exchange|original packag\w{2,3}|not (?:happy|satisfied|right)|change your mind|don't (?:like|want|need)|if you(?:'re| are)? (?!have|receive|got|can))\b/i;
/** "You can get your deposit back at the machine next to the entrance": where, and not on what terms. */
const atMachine =
  /\b(?:deposits?|coins?|tokens?|money) back (?:at|from|in) the (?:[a-z-]{3,12} )?(?:machine|desk|counter|gate|exit|entrance|kiosk|reception|cloakroom|till|barrier)\b(?![^.!?]*\b(?:if|within|until|up to|unless|before|after|whenever|cancel\w*|change)\b)/i;
const money =
  /\b(?:refund\w{0,4}|reimburs\w{1,6}|money|cash|deposits?|fees?|fares?|payments?|prices?|amounts?|sums?|paid|balance|costs?|credit(?:ed)?|charges?|charged|owe[sd]?|free|cent|penny|percent)\b|[%$\u20ac\u00a3]/i;

/** "Please don't book non-refundable flights yet": what somebody else sells. */
const advised =
  /\b(?:don't|do not|never|avoid|better not|not to) (?:book|buy|reserve|booking|buying|pay for|paying for) (?:(?:any |an? )?non-?refundable\b|(?:any |an? |your )?(?:[a-z]{3,12} ){0,2}(?:tickets?|flights?|hotels?|rooms?|fares?|travel) (?:that|which|you) (?:can't|cannot|can not|isn't|aren't|won't|is not|are not) (?:be )?(?:refund(?:ed|able)|cancel(?:led|ed)?|get back|return(?:ed)?)\b)/i;

/** "I can't drop the cancellation fee, it's the hotel's": who takes it is somebody else. */
const feeOfOthers =
  /\b(?:can't|cannot|can not|unable to|not able to|not in a position to) (?:drop|waive|lift|remove|change|lower|cancel|scrap) (?:the|that|this|your) (?:[a-z-]{3,14} ){0,2}?(?:fee|charge|penalty)\b[^.!?]{0,24}\b(?:the|your) (?:hotel|airline|carrier|venue|bank|insurer|railway|organi[sz]er|theatre|landlord|supplier|ferry line|tour operator)(?:'s|s')(?= ?(?:[.,!;]|$|own\b|rules?\b|fee\b|policy\b))/i;

/** "You may have to pay money back": the reader is the one who gives it. */
const owedByReader =
  /\byou(?:'ll| may| might| will| would| could)? (?:also |then |even )?(?:(?:have|need) to|must|be (?:asked|required|liable) to) pay (?:(?:the|that|this|some|any|all|your) )?(?:(?:money|sum|amount|grant|benefits?|allowance|advance|loan|overpayment|bursary|it|them|some|part|all) (?:of (?:it|them) )?)?back\b/i;

/** What a purchase spares or earns brings back what it cost: "they get their money back through lower bills". */
const paidForItself =
  /\b(?:costs?|price|money|outlay|investment)(?: back)?\b[^.!?]{0,40}\b(?:through|thanks to|from|in|by) (?:the )?(?:lower|reduced|saved|fewer|less|savings?|saving)\b|\b(?:teams|customers|clients|users|firms|companies|owners|practices)\b[^.!?]{0,20}\brecover(?:ed)? (?:the|their) (?:[a-z]{3,10} )?(?:costs?|price|outlay|investment)\b/i;
const ofLeaving =
  /\b(?:cancel\w{0,8}|withdraw\w{0,3}|refund\w{0,4}|return\w{0,3}|terminat\w{1,4}|leav(?:e|ing)|price|fees?|deposit|(?:change|changed) your mind)\b/i;

/** "No refund is due because nothing was ever charged to your card". */
const noneTaken =
  /\b(?:nothing|no (?:payment|money|deposit|charge|amount|sum|fee)|(?:your|the) (?:card|account) (?:was|has been|were) (?:never|not)|you (?:were|have been) (?:never|not)) (?:(?:was|were|has|have|had|been|ever|actually|yet|in fact) ){0,4}(?:charged|taken|debited|paid|collected|billed|received)\b/i;
/** What happens when somebody leaves is a term all the same. */
const onCancelling =
  /\b(?:if|when(?:ever)?|unless|until|cancel\w*|withdraw\w*|days?|weeks?|always|policy|will|'ll|guarantee\w?)\b|'ll\b/i;

/** True for a sentence in which somebody answers, or a thing goes back to its owner, and no money does. */
export function returnsNoMoney(sentence: string): boolean {
  const told = onOneLine(sentence);
  const rest = told.replace(
    /\b(?:about|on|regarding|concerning|with) (?:the|your|this) (?:[a-z-]{3,12} )?(?:(?:refund|deposit|fee|payment|charge)s?|money)(?: (?:question|matter|topic|side|issue))?\b/gi,
    ' ',
  );
  if (releasedFor.test(told) && !onTerms.test(told)) return true;
  if (noneTaken.test(told) && !onCancelling.test(told)) return true;
  if (atMachine.test(told) || advised.test(told) || feeOfOthers.test(told)) return true;
  if (paidForItself.test(told)) return true;
  if (owedByReader.test(told)) return !ofLeaving.test(told);
  if ((askedBack.test(told) || takenIn.test(told)) && !ofBuyer.test(told) && !money.test(told)) return true;
  return (answering.test(told) || handedBack.test(told) || sentIn.test(told)) && !money.test(rest);
}

const itsName =
  '(?:(?:the|your|this|that|any|an?|their|his|her) )?(?:(?!not\\b|never\\b)[a-z-]{3,14} (?:and )?){0,3}?(?:refund|reimbursement)s?\\b';
/** A refund as what a sentence is about: how it stands, what is filed under it, who sees to it, whether it worries somebody. */
const aboutRefund = new RegExp(
  [
    `\\b(?:status|progress|details?|timeline|state|update|updates|reasons?|reference|amount|matter|questions?|case|ticket|delay|issue|request|confirmation|(?:tracking |transaction |reference )?(?:id|number)) (?:of|on|for|in|with|about|regarding|concerning) ${itsName}`,
    `\\b(?:concern(?:s|ed)?|frustrat\\w+|e-?mail|message|query|enquiry|inquiry|complaint|(?:contact(?:ing|ed)|reach(?:ing|ed) out to) us|writing|wrote|worried|anxious|inquir(?:e|ing)|enquir(?:e|ing)|disappoint\\w+|upset|waiting|calling|called|urgency|anxiety) (?:regarding|about|for|over|with|on|concerning|because of) ${itsName}(?! (?:policy|terms))`,
    '\\brefund (?:confirmation|transaction|reference|requests?|departments?|team|desk|status|id|number|e-?mail|details|ticket|case|query|issue|specialist|section)s?\\b',
    '\\bbefore (?:processing|issuing|initiating|arranging) (?:the|your|a|this) (?:[a-z]{3,8} )?refund\\b',
    `\\b(?:check(?:ing)?|review(?:ing)?|look(?:ing)? into|investigat(?:e|ing)|track(?:ing)?|follow(?:ing)? up on|understand|regarding|about) ${itsName}(?= ?(?:[.,;!?]|$| for (?:order|your|the|item)| now| with))`,
    '\\b(?:delayed|missing|pending|outstanding|earlier|previous|failed) refunds?\\b',
  ].join('|'),
  'gi',
);
const givesMoney =
  /\b(?:refund\w*|reimburs\w+|money[- ]back|credited|cancel\w*|returns?\b|returned|full amount|compensat\w+)/i;

/** With these it says what holds for refunds: "refund requests are accepted within 30 days of purchase". */
const setsTerms =
  /\b(?:accept\w*|must|eligible|entitled|honou?r\w*|grant\w*|approved|allow\w*|permitted|valid|any ?time|never|always|only|all|every|each|any|window|policy|terms|(?:days?|weeks?|months?|years?) (?:of|after|from|to)|up to|until|as long as)\b/i;

/** True for a sentence that speaks of a refund, and promises none: "I am checking the status of your refund". */
export function isAboutRefund(sentence: string): boolean {
  const words = onOneLine(sentence);
  const rest = words.replace(aboutRefund, ' ');
  return rest !== words && !givesMoney.test(rest) && !setsTerms.test(rest);
}
