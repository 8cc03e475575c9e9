import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { execAt } from '../search/near.ts';
import { because, consider } from '../text/let-go.ts';
import { overlapsAny } from '../text/range.ts';

export interface ContactSpan {
  start: number;
  end: number;
  kind: 'phone number' | 'e-mail address';
  value: string;
  /** True for a number that callers do not pay for or that many share: a company's. */
  shared: boolean;
}

/** Characters of an address before its `@`, with the `mailto:` that may stand before it. */
const MOST_BEFORE_AT = 71;
const mail =
  /(?<![\w.+-])(?:mailto:)?([A-Za-z0-9][\w.+'-]{0,63}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.){1,6}(?:xn--[A-Za-z0-9-]{1,59}|[A-Za-z]{2,24}))(?![\w@-])/g;
/** A run of digits as people write telephone numbers; what it holds is judged by its country's plan. */
const dialled =
  /(?<![\w.,:/@#$€£=&?%-])(?:\+|\(\+|00)?\(?\d[\d\s()./-]{5,24}\d(?![\w@%]|[.,:]\d|[/-]\d|-[0-9A-F]{2}\b|-[A-Z]\b)/g;
const phoneWord =
  /(?<![\w\u00c0-\u024f])(?:phone|tel|telephone|call|cell|mobile|mob|number|ring|dial|whatsapp|text|sms|fax|contact|reach|line|ph|handy|m[óo]vil|tel[ée]fono|telefon(?:nummer)?|rufen|appelez|port(?:able)?|t[ée]l[ée]phone|celular|fone|landline|at|on)(?![\w\u00c0-\u024f])[^\n]{0,50}$/i;
const otherWord =
  /(?<![\w\u00c0-\u024f])(?:id|order|invoice|ticket|tracking|ref(?:erence)?|case|isbn|sku|version|timestamp|epoch|unix|serial|part|account|acct|card|iban|vat|build|model|po|date|since|between|zip|postcode|commit|guid|uuid|number of|page|pages|lot|batch|confirmation|policy|routing|ssn|code|passcode|pin|meeting id|coordinates|lat|long|amount|total|price|budget|revenue|rfc|iso|article|section|clause|claim|booking|reservation|flight|imei|ean|upc|item|member|membership|customer|employee|license|registration|duns|ein|abn|npi|sin|cpf|cnpj|bsn|pesel|dni|nie|nif|nir|nino|ni|aadhaar|steuer-id|steuernummer|idnr|pan|social|insurance|tax|passport|inverter|meter|device|sensor|logger|machine|pump|boiler|container|trailer|load|consignment|parcel|shipment|pallet|reel|asset|tag|job|drawing|vehicle|chassis|engine|gauge|valve|printer|router|gateway|controller|seal|docket|sticker|label|pedido|factura|albar[áa]n|presupuesto|expediente|auftrag(?:snummer)?|bestell(?:ung|nummer)|rechnung(?:snummer)?|lieferschein|angebot|kundennummer|commande|facture|devis|dossier|ordine|fattura|preventivo|bestelling|factuur|offerte|encomenda|fatura)s?(?: (?:numbers?|nos?|nr|ids?|#))?[\s#:.=-]{0,4}(?:is |was |are |were |of )?(?:[\d./-]{4,20}(?:,|,? (?:and|or|&)) ){0,3}$/i;
/** The letters of a container, whose owner and kind they are, and a tracking number of UPS in its groups, up to where a number goes on. */
const shippedUnder = /(?<![A-Za-z0-9])(?:[A-Z]{3}[JUZ]|1Z(?: [A-Z0-9]{2,6}){1,6}) $/;
/** An IBAN in its groups, up to where a number goes on. */
const accountStart = /(?<![A-Za-z0-9])[A-Z]{2}\d{2}(?: [A-Z0-9]{4}){0,6} $/;
const tollFree =
  /^(?:\+?1?(?:800|888|877|866|855|844|833|900)\d{7}|\+?(?:44|0)0?(?:800|808|845|870|871|300|330|333|843|844)\d{6,7}|\+?(?:49|0)0?(?:800|180|900)\d{6,8}|\+800\d{8}|(?:\+61|0)?(?:1300|1800)\d{6}|1[38]00?\d{6})$/;

/** E-mail addresses and telephone numbers in a text, in order. Linear in the length. */
export function findContacts(text: string): ContactSpan[] {
  const found: ContactSpan[] = [];
  for (const match of addressesIn(text)) {
    const value = match[1] ?? '';
    const start = match.index + match[0].length - value.length;
    consider(text, start, start + value.length);
    // The login part of a web address is a credential, not a contact.
    if (/\/\/[^\s]{0,80}$/.test(text.slice(Math.max(0, start - 90), start))) continue;
    found.push({ start, end: start + value.length, kind: 'e-mail address', value, shared: false });
  }
  let looked = 0;
  for (const match of text.matchAll(dialled)) {
    if (++looked > 300) break;
    const written = trimmed(match[0]);
    const start = match.index;
    const end = start + written.length;
    consider(text, start, end);
    const count = written.replace(/\D/g, '').length;
    if (count < 7 || count > 15 || overlapsAny(found, start, end)) continue;
    const before = text.slice(Math.max(0, start - 60), start);
    if (!isTelephone(written, before) && because('check_failed')) continue;
    const compact = written.replace(/[^\d+]/g, '');
    found.push({ start, end, kind: 'phone number', value: written, shared: tollFree.test(compact) });
  }
  return found.sort((a, b) => a.start - b.start);
}

/** E-mail addresses, in order: each begins so near before an `@` that what lies between two of them need not be read. */
function* addressesIn(text: string): Generator<RegExpExecArray> {
  for (let from = 0, at = text.indexOf('@'); at >= 0; at = text.indexOf('@', Math.max(at + 1, from))) {
    const match = execAt(mail, text, Math.max(from, at - MOST_BEFORE_AT));
    if (!match) return;
    yield match;
    from = match.index + match[0].length;
  }
}

function trimmed(written: string): string {
  const line = written.split('\n')[0] ?? '';
  // A bracket that opens behind the number and is not closed in it begins something else: "25/2290 (5.000 pieces)".
  const opened = line.lastIndexOf('(');
  const closed = opened > 0 && !line.includes(')', opened) ? line.slice(0, opened) : line;
  const cut = closed.replace(/[\s()./-]+$/, '');
  return /\d$/.test(cut) ? cut : cut.replace(/\D+$/, '');
}

/** Dates, amounts, versions, addresses of machines, identifiers and times are no telephone numbers. */
function isTelephone(written: string, before: string): boolean {
  if (otherWord.test(before)) return false;
  if (/^\d{1,4}([./-])\d{1,2}\1\d{1,4}(?:\s|$)/.test(written) && !/^\d{3}([.-])\d{3}\1\d{4}/.test(written))
    return false;
  if (/^\d{1,3}(?:\.\d{1,3}){3}(?:\/\d{1,2})?$/.test(written) && !/^\d{2,3}(?:\.\d{3}){3}$/.test(written)) return false;
  // A German tax number, and the rest of a bank account whatever its check digits.
  if (/^\d{2,3}\/\d{3,4}\/\d{4,5}$/.test(written) || accountStart.test(before)) return false;
  if (shippedUnder.test(before)) return false;
  // Brazilian numbers of persons and firms, right or wrong, and a day with a count behind it: "20261125-07".
  if (/^(?:\d{3}\.\d{3}\.\d{3}-\d{2}|\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2})$/.test(written)) return false;
  if (/^20\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])-\d{1,4}$/.test(written)) return false;
  // "From 1982 - 1993. 275 shows": years, and what follows them.
  if (/^(?:19|20)\d{2}\s?-\s?(?:19|20)\d{2}(?!\d)/.test(written)) return false;
  // "0830-1730": from one hour of the day to another.
  if (/^(?:[01]\d|2[0-4])[0-5][05]\s?-\s?(?:[01]\d|2[0-4])[0-5][05]$/.test(written)) return false;
  // "MA 02108-1234": a postal code behind its state.
  if (/^\d{5}-\d{4}$/.test(written) && /\b[A-Z]{2}\s$/.test(before)) return false;
  const named = phoneWord.test(before);
  const international = /^(?:\+|\(\+|00)/.test(written);
  const grouped = /\d[\s()./-]+\d/.test(written);
  if (!international && !grouped && !named) return false;
  // Ten digits in one piece are a number only beside a word that says so; a Unix time never is.
  if (
    !international &&
    !grouped &&
    (/^1[4-9]\d{8}$/.test(written) ||
      !/\b(?:phone|tel|telephone|call|cell|mobile|mob|ring|dial|whatsapp|text|sms|ph|celular|m[óo]vil|handy|telefon)\b[^\n.]{0,30}$/i.test(
        before,
      ))
  )
    return false;
  for (const country of international ? [undefined] : countriesOf(written)) {
    const source = written
      .replace(/^\(\+/, '+')
      .replace(/^00/, '+')
      .replace(/^(\+\d{1,3})\)/, '$1 ')
      .replace(/^(\+\d{1,3})[ -]?\(0\)/, '$1 ');
    const number = parsePhoneNumberFromString(source, country);
    if (number && (country === undefined ? number.isPossible() : number.isValid())) return true;
  }
  return false;
}

const brazilian = /^\(?\d{2}\)?[ .-]{0,2}(?:9[ .-]?)?\d{4}[ .-]?\d{4}$/;

/** Plans whose way of writing a national number fits. */
function countriesOf(written: string): ('US' | 'GB' | 'IE' | 'DE' | 'FR' | 'ES' | 'IT' | 'NL' | 'AU' | 'IN' | 'BR')[] {
  const digits = written.replace(/\D/g, '');
  if (digits.startsWith('0')) return ['GB', 'IE', 'DE', 'FR', 'NL', 'AU', 'IT', 'IN'];
  if (digits.length === 10 || (digits.length === 11 && digits.startsWith('1'))) return ['US', 'IN'];
  if (digits.length === 9 && /^[6-9]\d{2}[ .-]\d{2,3}[ .-]/.test(written)) return ['ES'];
  if (digits.length === 11 && brazilian.test(written)) return ['BR'];
  return [];
}
