import { type Sentence, sentenceOf } from '../../text/phrase-context.ts';
import { onOneLine } from '../../text/white-space.ts';

/** "The total is £1,240.00": a sum that says of no thing that it may be had for it. */
const totalTold = /^\W*(?:the (?:grand |net |gross )?total(?: amount)?|it|this|that) (?:is|was|comes to|amounts to)\b/i;
const invoiceBefore =
  /\b(?:find|enclosed?|attached|attach|here is|here's) (?:please )?(?:(?:attached|enclosed|you(?:r)?|the|our|my) ){0,2}invoice\b|\binvoice (?:(?:no\.?|number|#) ?)?[a-z]{0,4}-?\d{2,10}\b[^.!?]{0,80}\b(?:attached|enclosed)\b|\byour invoice (?:[a-z]{2,10} ){0,4}(?:is|was) (?:attached|enclosed)\b/i;
const notYetOwed =
  /\b(?:if|would|could|sign\w*|pro ?forma|sample|specimen|quote|quotation|offer|per|each|a (?:month|year|seat|user))\b/i;

/** How far before a line of a receipt its heading is looked for, in characters. */
const RECEIPT_REACH = 120;
/** A line of the reckoning of an order or a bill, or of a contract that was signed: "Carriage: \u00a345.00" above the total. */
const reckoned =
  /^\W*[A-Z][\w &%-]{2,48}(?:(?::|\s{2})\s*(?:[$\u20ac\u00a3]|GBP\s|EUR\s|USD\s)\d|\s[$\u20ac\u00a3]\d[\d.,]{0,10}\s*(?:\n|$))/;
const orderTotal =
  /(?:^|\n)[ \t]*(?:(?:order|goods|invoice|grand|net|sub-?)[ -]?)?total\b|\bcontract signed\b|(?:^|\n)[ \t]*(?:opening|closing|previous|outstanding) balance\b/i;
/** A line of a plan of payments: "1 December \u00a3143.00". */
const datedSum =
  /^\W*(?:\d{1,2}(?:st|nd|rd|th)? )?(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:tember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b(?: \d{1,2}(?:st|nd|rd|th)?)?,?(?: \d{4})?[ :\u2013-]{1,3}[$\u20ac\u00a3]\d/i;
/** What is declared, insured or owed by an agreement, in the words before a sum. */
const declared =
  /\b(?:for )?customs purposes\b|\b(?:wage roll|sum insured|rateable value)\b|\byour (?:annual |declared )?(?:payroll|turnover) (?:is|was|of|for)\b/i;
/** Up to which sum, and from which, something is taken: "for amounts below 25 pounds". */
const limited =
  /\b(?:amounts?|sums?|receipts?|claims?|expenses|payments?|transactions?|transfers?|invoices?) (?:of )?(?:below|above|under|over|up to|exceeding|beneath) $/i;
/** What the reader has said yes to. */
const agreedTo = /\bas you(?:'ve| have)? (?:approved|ordered|signed off|accepted|chose|instructed)\b/i;
/** A bill that was wrong and is written again. */
const billCorrected =
  /\b(?:correct(?:ed|ing)|cancell?ed|re-?issu(?:ed?|ing)|withdrawn)\b[^.!?]{0,60}\b(?:bill|invoice|statement)\b/i;
/** What was taken or tried to be taken already: "two debits for \u20ac20", "a query regarding a charge of Rs. 250". */
const alreadyTaken =
  /\b(?:transactions?|debits?|(?:payment|transaction) attempts?|withdrawals?|deductions?)(?! (?:fees?|costs?|charges?)\b)(?: [a-z'-]{2,12}){0,4} (?:for|of) $|\b(?:was|were|been) (?:debited|deducted|charged)(?: (?:twice|with|an?|the|extra|additional)){0,3} $|\b(?:query|concern(?:s|ed)?|complaint|question) (?:regarding|about|over) (?:an?|the|your) (?:[a-z-]{3,12} ){0,3}(?:charge|fee|payment) (?:of|for) $/i;
/** How far before a sum the bill is looked for, in characters. */
const BILL_REACH = 160;
/** What is owed on a day. */
const asAt = /^\W*as at\b/i;

/** True for the line of a sum under the word that a payment has come in. */
function isLineOfReceipt(text: string, { start, text: told }: Sentence): boolean {
  return (
    /^\W*(?:amount|total|paid)\b[^\n:]{0,16}:/i.test(told) &&
    /\b(?:received your|receipt for your|thank you for your) (?:[a-z]{3,12} )?payment\b/i.test(
      text.slice(Math.max(0, start - RECEIPT_REACH), start),
    )
  );
}

/** True for the total of an invoice that the sentence before says is attached. */
function isTotalOfInvoice(text: string, { start, text: told }: Sentence): boolean {
  if (start < 2 || !totalTold.test(told)) return false;
  const before = sentenceOf(text, start - 2, start - 1).text;
  return invoiceBefore.test(before) && !notYetOwed.test(before) && !notYetOwed.test(told);
}

/**
 * True for a sum that belongs to papers of a sale, a policy or a declaration rather than to an offer. `before`: what its
 * sentence says before it. `isOfBusiness`: the message serves a customer, and sells nothing.
 */
export function isOfPapers(text: string, sentence: Sentence, before: string, isOfBusiness: boolean): boolean {
  if (
    declared.test(before) ||
    limited.test(before) ||
    isTotalOfInvoice(text, sentence) ||
    isLineOfReceipt(text, sentence)
  )
    return true;
  if (!isOfBusiness) return false;
  return (
    asAt.test(before) ||
    agreedTo.test(sentence.text) ||
    alreadyTaken.test(before) ||
    billCorrected.test(text.slice(Math.max(0, sentence.start - BILL_REACH), sentence.start)) ||
    datedSum.test(onOneLine(sentence.text)) ||
    (reckoned.test(sentence.text) && orderTotal.test(text))
  );
}
