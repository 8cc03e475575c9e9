import { because, consider } from '../text/let-go.ts';
import type { SecretSpan } from './find-credentials.ts';

/** Digits with nothing between them; where there are more than a card has, they are no part of one. */
const digitGroup = /(?<!\d)\d{1,19}(?!\d)/g;
/** What people put between the groups of a number. */
const joint = /^(?:[ \n._\u00b7\u2022\u2027\u2219\u22c5-]{1,2}|[ \n]{1,2}-[ \n]{1,2})$/;
/** What parts numbers of a list or a path as well: of a card only where a word says so. */
const anyJoint = new RegExp(`${joint.source}|^ ?[,/|:*~+] ?$`);
const hasOtherJoint = /\d ?[,/|:*~+] ?\d/;

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

/** A "#" before a number that is said to be a card's. */
const cardSign = /\b(?:card|visa|master\s?card|amex|american express|discover|diners|jcb|pan)\b[^\n\d#]{0,16}#$/i;
/** What a decimal has before its comma; in a list, or behind the parts of a date, a comma begins no decimals. */
const decimalComma = /(?<![\d.,;/|-])\d{1,3},$/;
/** How the number of a bank account and an international phone number begin. */
const otherHead = /(?:\b[A-Z]{2}|\+)$/i;
/** A word that was run into the number, with a letter that no hexadecimal number has. */
const wordRunIn = /^(?=[a-f]{0,12}[g-z])[a-z]{2,12}(?![\w-])/i;
/** The month and the year of an expiry. */
const monthAndYear = /^(?:0[1-9]|1[0-2])[2-4]\d$/;

/** Digits of a text without anything between them. */
interface Group {
  readonly start: number;
  readonly end: number;
  /** What parts it from the group before; null where that is more than the parts of one number have between them. */
  readonly gap: string | null;
}

/**
 * Payment card numbers: 12 to 19 digits with an issuer's prefix and length and a right check digit (Luhn), whether run
 * together or grouped, and whatever number stands beside them. Published test numbers are none. Linear in the length.
 */
export function findPaymentCards(text: string): SecretSpan[] {
  const found = cardsAmong(text, groupsOf(text, joint));
  if (!hasOtherJoint.test(text) || !cardWord.test(text)) return found;
  const others = cardsAmong(text, groupsOf(text, anyJoint)).filter(
    ({ start, end }) => isNamed(text, start) && !found.some((card) => start < card.end && card.start < end),
  );
  return others.length === 0 ? found : [...found, ...others].sort((a, b) => a.start - b.start);
}

function cardsAmong(text: string, groups: readonly Group[]): SecretSpan[] {
  const found: SecretSpan[] = [];
  for (let at = 0, free = 0; at < groups.length; ) {
    // Next to a card stands no other number that this one could be a part of.
    const count = groupsOfCard(text, groups, at, at === free);
    const { start } = groups[at] as Group;
    at += Math.max(1, count);
    if (count === 0) continue;
    free = at;
    found.push({ start, end: (groups[at - 1] as Group).end, kind: 'payment card' });
  }
  return found;
}

/** True where a card is spoken of before a place. */
function isNamed(text: string, start: number): boolean {
  return cardWord.test(text.slice(Math.max(0, start - 60), start));
}

function groupsOf(text: string, parts: RegExp): Group[] {
  const groups: Group[] = [];
  let last = 0;
  for (const { index, 0: digits } of text.matchAll(digitGroup)) {
    const gap = index - last <= 5 ? text.slice(last, index) : '';
    last = index + digits.length;
    groups.push({ start: index, end: last, gap: parts.test(gap) ? gap : null });
  }
  return groups;
}

/** How many groups from one on are the number of a card, 0 for none: as many as can be, less the date that may follow. */
function groupsOfCard(text: string, groups: readonly Group[], at: number, isFree: boolean): number {
  const first = groups[at] as Group;
  const neighbour = isFree || first.gap === null ? null : (groups[at - 1] as Group);
  if (!/[1-6]/.test(text[first.start] as string) || (neighbour && !isApart(text, first, neighbour))) return 0;
  const sizes: number[] = [];
  let length = 0;
  for (let next = at; next < groups.length; next++) {
    const { start, end, gap } = groups[next] as Group;
    if ((next > at && gap === null) || length + end - start > 19) break;
    sizes.push(end - start);
    length += end - start;
  }
  if (length < 12) return 0;
  if (!neighbour) consider(text, first.start, (groups[at + sizes.length - 1] as Group).end);
  for (; sizes.length > 0; sizes.pop()) {
    const { end } = groups[at + sizes.length - 1] as Group;
    const digits = text.slice(first.start, end).replace(/\D/g, '');
    if (digits.length < 12) break;
    if (!passesLuhn(digits)) continue;
    const before = text.slice(Math.max(0, first.start - 60), first.start);
    const named = cardWord.test(before);
    if (!isGroupedAs(sizes, named, neighbour !== null) || !isIssued(digits, named)) continue;
    if (neighbour) consider(text, first.start, end);
    if ((published.has(digits) || /(\d)\1{6}/.test(digits)) && because('sample')) return 0;
    if (isOfAnotherKind(before, text.slice(end, end + 16), named)) return 0;
    return neighbour && !named && isInWall(text, groups, at, sizes.length) ? 0 : sizes.length;
  }
  if (!neighbour) because('check_failed');
  return 0;
}

/** False for what goes on with the number before it: digits one by one, an order behind its year, a bank account, a phone. */
function isApart(text: string, { start, end, gap }: Group, neighbour: Group): boolean {
  if (end - start < 3) return false;
  return /\s/.test(gap ?? '') && !otherHead.test(text.slice(Math.max(0, neighbour.start - 3), neighbour.start));
}

/** True for a part of a longer word, a decimal, a phone number, a path and what is said to be another number. */
function isOfAnotherKind(before: string, after: string, named: boolean): boolean {
  if (/[\w+]$|\d\.$|\/\w{0,40}$/.test(before)) return true;
  if (decimalComma.test(before) && !/^[,;|]/.test(after)) return true;
  if (before.endsWith('#') && (!cardSign.test(before) || otherNumber.test(before))) return true;
  if (/^[A-Za-z_]/.test(after) && !(named && wordRunIn.test(after))) return true;
  return !named && otherNumber.test(before);
}

/** True among numbers of four digits: any of a table would be grouped as a card is. A date is none of them. */
function isInWall(text: string, groups: readonly Group[], at: number, count: number): boolean {
  const gaps = new Set(groups.slice(at + 1, at + count).map(({ gap }) => gap));
  const isAlike = ({ start, end }: Group) => end - start === 4 && !/[/.-]/.test(text[start - 1] ?? '');
  const [first, before, after] = [groups[at], groups[at - 1], groups[at + count]];
  if (first && before && gaps.has(first.gap) && isAlike(before)) return true;
  return !!after && gaps.has(after.gap) && isAlike(after) && !monthAndYear.test(text.slice(after.start, after.end));
}

function isIssued(digits: string, named: boolean): boolean {
  // Cards of airlines begin like any number of fifteen digits: only a word tells them from it.
  if (named && /^1\d{14}$/.test(digits)) return true;
  return issuers.some(([prefix, lengths]) => lengths.includes(digits.length) && prefix.test(digits));
}

/**
 * True for groups in which people write a card: four each, the 4-6-5 and 4-6-4 of some networks, or none. One that is named
 * may be grouped evenly; one that stands alone in single digits, while beside another number only these very groups tell it.
 */
function isGroupedAs(sizes: readonly number[], named: boolean, isBeside: boolean): boolean {
  if (named && isEven(sizes)) return true;
  if (isBeside && !named) return /^(?:1[56]|4 4 4 4|4 6 [45])$/.test(sizes.join(' '));
  if (sizes.length === 1 || (!isBeside && sizes.every((size) => size === 1))) return true;
  const last = sizes.at(-1) ?? 0;
  return sizes[0] === 4 && (sizes.slice(1, -1).every((size) => size === 4) || sizes[1] === 6) && last <= 7;
}

/** Groups of one size from three to six, the last perhaps shorter, or two halves: how people read a number out. */
function isEven(sizes: readonly number[]): boolean {
  const size = sizes[0] ?? 0;
  if (sizes.length === 2 && size === 8) return sizes[1] === 8;
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
