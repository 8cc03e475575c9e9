import { countrySpecs } from 'ibantools';
import { because, consider } from '../text/let-go.ts';
import { overlapsAny } from '../text/range.ts';
import type { SecretSpan } from './find-credentials.ts';

/** Every account number has at least this much of a number in it. */
const manyDigits = /\d(?:[\s\S]{0,2}\d){5}/;
const ibanStart = /(?<![A-Za-z0-9])[A-Z]{2}[ -]?\d{2}(?=[ -]?[A-Z0-9])/gi;
const routingLike = /(?<![\w.+/-])(?:\d{4}[- ]\d{4}[- ]\d|\d{9})(?![\w/]|[-.]\d)/g;
/** A lorry has a routing as well, goods are in transit, and wire comes on reels. */
const routingWord =
  /(?<![\w])(?:aba|(?<!(?:northern|southern|eastern|western|call|ticket|mail|the new|its|their) )routing(?! (?:since|of (?!(?:the |our |your |my |this )?(?:bank|account|branch))|via|through|because|plan|guide|engine|table|rules?|sheet|changed?|software|for (?:the|this|today)))|rtn|(?<!in )transit(?! (?:time|to|from|via|damage|van|hub|depot))|bank (?:code|number)|rt\/?n|wire(?: transfer)?s?(?! (?:rope|mesh|reel|coil|fence|gauge|brush|rod|drum))|ach|direct deposit|bankrouting)(?![\w])/i;
const otherWord =
  /\b(?:ticket|order|invoice|case|tracking|phone|tel|zip|serial|ref(?:erence)?|id|loads?|shipments?|consignments?|pallets?|parcels?|containers?|trailers?|vehicles?|trucks?|lorr(?:y|ies)|parts?|items?|jobs?|meters?|policy|claim|booking|route|docket|manifest|seal)\b[^.\n]{0,15}$/i;
const accountLike =
  /(?<![\w])(?:(?:bank |checking |savings |beneficiary |iban |wire )?(?:account|acct|a\/c)(?: (?:number|no|nr|num)\.?)?|acct\.?)[ #:.]{0,4}(?:is |of )?#?(\d(?:[ -]?\d){5,16})(?![\w])/gi;
const sortCode = /(?<![\w])sort[ -]?code[ :#]{0,4}(?:is )?(\d{2}[ -]\d{2}[ -]\d{2}|\d{6})(?!\d)/gi;

/**
 * Bank accounts: an IBAN of a known country with its length and check digits (ISO 13616, MOD 97-10), a US routing number
 * with its checksum and a word that names it, and the account number written beside a routing number or sort code.
 */
export function findBankAccounts(text: string): SecretSpan[] {
  if (!manyDigits.test(text)) return [];
  const found: SecretSpan[] = [];
  const add = (start: number, end: number, kind: string) => {
    if (!overlapsAny(found, start, end)) found.push({ start, end, kind });
  };
  for (const match of text.matchAll(ibanStart)) {
    const end = ibanEnd(text, match.index);
    if (end > 0) add(match.index, end, 'IBAN');
  }
  for (const match of text.matchAll(routingLike)) {
    const compact = match[0].replace(/\D/g, '');
    const start = match.index;
    const end = start + match[0].length;
    consider(text, start, end);
    const before = text.slice(Math.max(0, start - 70), start);
    const named = routingWord.test(before) || routingWord.test(text.slice(end, end + 30));
    const alone = text.trim() === match[0];
    if (isRouting(compact) && (named || alone) && !otherWord.test(before.slice(-30))) add(start, end, 'routing number');
    else because('check_failed');
  }
  for (const match of text.matchAll(sortCode)) {
    const at = match.index + match[0].lastIndexOf(match[1] ?? '');
    add(at, at + (match[1] ?? '').length, 'sort code');
  }
  if (found.some(({ kind }) => kind !== 'IBAN')) {
    for (const match of text.matchAll(accountLike)) {
      const at = match.index + match[0].lastIndexOf(match[1] ?? '');
      if (found.some((span) => span.kind !== 'IBAN' && Math.abs(span.start - at) < 200)) {
        add(at, at + (match[1] ?? '').length, 'account number');
      }
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

/** Where the IBAN that begins at `start` ends, or -1. The country says how long it is. */
function ibanEnd(text: string, start: number): number {
  const country = text.slice(start, start + 2).toUpperCase();
  const spec = Object.hasOwn(countrySpecs, country) ? countrySpecs[country as keyof typeof countrySpecs] : null;
  const length = spec?.chars;
  if (!length) return -1;
  let compact = '';
  let at = start;
  while (compact.length < length && at < text.length && at - start < 70) {
    const unit = text[at] ?? '';
    if (/[A-Za-z0-9]/.test(unit)) compact += unit.toUpperCase();
    else if (!/[ \u00a0-]/.test(unit)) return -1;
    at++;
  }
  if (compact.length !== length || /[A-Za-z0-9]/.test(text[at] ?? '')) {
    consider(text, start, at);
    because('check_failed');
    return -1;
  }
  // Check digits of the country's own inside it are not asked for: an account that fails them was still given away.
  const isFormed = !spec.bban_regexp || new RegExp(spec.bban_regexp).test(compact.slice(4));
  consider(text, start, at);
  return (isFormed && isChecked(compact)) || !because('check_failed') ? at : -1;
}

/** ISO 7064 MOD 97-10, letters as two digits, the first four characters last. */
function isChecked(compact: string): boolean {
  let rest = 0;
  for (const unit of compact.slice(4) + compact.slice(0, 4)) rest = Number(`${rest}${Number.parseInt(unit, 36)}`) % 97;
  return rest === 1 && /^..(?:0[2-9]|[1-8]\d|9[0-8])/.test(compact);
}

function isRouting(compact: string): boolean {
  if (!/^(?:0\d|1[0-2]|2[1-9]|3[0-2]|6[1-9]|7[0-2]|80)/.test(compact) || /^(\d)\1+$/.test(compact)) return false;
  const weights = [3, 7, 1, 3, 7, 1, 3, 7, 1];
  return weights.reduce((sum, weight, at) => sum + weight * Number(compact[at]), 0) % 10 === 0;
}

/** An account as it is compared: letters and digits, in capitals. */
export function compactAccount(written: string): string {
  return written.replace(/[^A-Za-z0-9]/g, '').toUpperCase();
}
