import { because, consider } from '../text/let-go.ts';
import type { SecretSpan } from './find-credentials.ts';

const candidate = /(?<![\d])\d(?:[ \n.-]{0,2}\d){11,18}(?!\d)/g;

/** Issuer ranges and lengths (ISO/IEC 7812, as published by the networks). */
const issuers: readonly [prefix: RegExp, lengths: readonly number[]][] = [
  [/^4/, [13, 16, 19]],
  [/^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, [16]],
  [/^3[47]/, [15]],
  [/^(?:6011|64[4-9]|65)/, [16, 17, 18, 19]],
  [/^(?:30[0-5]|309|36|38|39)/, [14]],
  [/^35(?:2[89]|[3-8])/, [16, 17, 18, 19]],
  [/^62/, [16, 17, 18, 19]],
  [/^5019/, [16]],
  [/^(?:5018|5020|5038|5893|6304|6759|676[1-3])/, [12, 13, 14, 15, 16, 17, 18, 19]],
];

/** Numbers that payment providers publish for testing. */
const published = new Set(
  `4111111111111111 4242424242424242 4012888888881881 4012000033330026 4222222222222 4000056655665556 4005519200000004 4009348888881881
  4012000077777777 4217651111111119 4500600000000061 4917610000000000 4917300800000000 4484070000000000 4462030000000000 4444333322221111
  4911830000000 4929000000006 4988438843884305 4166676667666746 4646464646464644 4000620000000007 4000060000000006 4293189100000008
  5555555555554444 5105105105105100 5200828282828210 5454545454545454 5431111111111111 5555341244441115 5577000055770004 5555444433331111
  5136333333333335 5585558555855583 5555555555555557 2223003122003222 2223000048410010 2222400070000005 2223000048400011 5100290029002909
  5019717010103742 378282246310005 371449635398431 378734493671000 370000000000002 343434343434343 341111111111111 30569309025904 38520000023237
  36006666333344 36259600000004 6011111111111117 6011000990139424 6011981111111113 6011601160116611 6445644564456445 3530111333300000 3566002020360505
  3566111111111113 3569990010095841 6200000000000005 6205500000000000004 6243030000000001 6304000000000000 6771798021000008 6759649826438453`.split(
    /\s+/,
  ),
);

/** Whole words: the "tel" of "h\u00f4tel" is none, to which a letter with an accent is no letter. */
const otherNumber =
  /(?<![\w\u00c0-\u024f])(?:tracking|shipment|parcel|imei|serial|isbn|order|invoice|ticket|reference|ref|case|sku|upc|ean|iban|id|fax|phone|tel|waybill|awb)(?![\w\u00c0-\u024f])[^\n.]{0,24}$/i;
const cardWord =
  /\b(?:card(?:holder)?|visa|master\s?card|amex|american express|discover|diners|jcb|credit|debit|pan|cvv|cvc|exp(?:iry|ires)?)\b/i;

/**
 * Payment card numbers: 12 to 19 digits with an issuer's prefix and length and a right check digit (Luhn), whether run
 * together or grouped. Published test numbers are none. Linear in the length.
 */
export function findPaymentCards(text: string): SecretSpan[] {
  const found: SecretSpan[] = [];
  for (const match of text.matchAll(candidate)) {
    consider(text, match.index, match.index + match[0].length);
    const before = text.slice(Math.max(0, match.index - 60), match.index);
    const written = cardIn(match[0], cardWord.test(before));
    if (written === null) continue;
    const after = text[match.index + written.length] ?? '';
    // Part of a longer word, a decimal, an international phone number or a path is no card number.
    if (/[\w+#]$|\d[.,]$|\/\w{0,40}$/.test(before) || /[A-Za-z_]/.test(after)) continue;
    if (otherNumber.test(before) && !cardWord.test(before)) continue;
    found.push({ start: match.index, end: match.index + written.length, kind: 'payment card' });
  }
  return found;
}

/** The card number a row of digits begins with: its date of expiry may follow at once. Named a card, it may be grouped evenly. */
function cardIn(row: string, named: boolean): string | null {
  for (let written = row; ; ) {
    const digits = written.replace(/\D/g, '');
    if (digits.length < 12) return because('check_failed') && null;
    if (isIssued(digits, named) && passesLuhn(digits) && (isGrouped(written) || (named && isEven(written))))
      return (published.has(digits) || /(\d)\1{6}/.test(digits)) && because('sample') ? null : written;
    const last = /[ \n.-]{1,2}\d{1,4}$/.exec(written);
    if (!last) return because('check_failed') && null;
    written = written.slice(0, last.index);
  }
}

function isIssued(digits: string, named: boolean): boolean {
  // Cards of airlines begin like any number of fifteen digits: only a word tells them from it.
  if (named && /^1\d{14}$/.test(digits)) return true;
  return issuers.some(([prefix, lengths]) => lengths.includes(digits.length) && prefix.test(digits));
}

/** Groups of four, the 4-6-5 and 4-6-4 of some networks, or no groups: not a row of unrelated numbers. */
function isGrouped(written: string): boolean {
  const groups = written.split(/[ \n.-]+/);
  if (groups.length === 1) return true;
  if (groups.every((group) => group.length === 1)) return true;
  const sizes = groups.map((group) => group.length);
  return (
    sizes[0] === 4 && (sizes.slice(1, -1).every((size) => size === 4) || sizes[1] === 6) && (sizes.at(-1) ?? 0) <= 7
  );
}

/** Groups of one size from three to six, the last perhaps shorter: how people read a number out. */
function isEven(written: string): boolean {
  const sizes = written.split(/[ \n.-]+/).map((group) => group.length);
  const size = sizes[0] ?? 0;
  return size >= 3 && size <= 6 && sizes.slice(0, -1).every((each) => each === size) && (sizes.at(-1) ?? 0) <= size;
}

/** Luhn, US patent 2,950,048: the check digit of card numbers. */
function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let i = 0; i < digits.length; i++) {
    let digit = digits.charCodeAt(digits.length - 1 - i) - 48;
    if (i % 2 === 1) {
      digit *= 2;
      if (digit > 9) digit -= 9;
    }
    sum += digit;
  }
  return sum % 10 === 0;
}
