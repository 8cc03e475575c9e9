import type { PolicySettings } from '@sendgate/contracts';
import { literally } from '../../search/pattern.ts';
import { onOneLine } from '../../text/white-space.ts';

/** Currencies by their codes, as an expression. */
export const currencyCodes = '(?:usd|eur|gbp|cad|aud|chf|inr|sek|nok|dkk|jpy|nzd|sgd|brl|zar|pln|mxn|aed|rs\\.?)';

type PriceBook = PolicySettings['price_book'];

const symbols: Readonly<Record<string, string>> = {
  $: 'USD',
  '\u20ac': 'EUR',
  '\u00a3': 'GBP',
  '\u00a5': 'JPY',
  '\u20b9': 'INR',
};
const spokenCurrencies: Readonly<Record<string, string>> = {
  dollar: 'USD',
  buck: 'USD',
  euro: 'EUR',
  pound: 'GBP',
  quid: 'GBP',
  rupee: 'INR',
  franc: 'CHF',
  yen: 'JPY',
};

/**
 * True when every amount of the quote is a listed price: same figure, currency and unit as far as both name them, and of
 * the product that is named for it. `before` is what its sentence says up to the quote.
 */
export function isInBook(quote: string, book: PriceBook, before: string): boolean {
  if (book.length === 0) return false;
  const named = [...`${before}${quote}`.matchAll(productsOf(book))];
  const amounts = [
    ...quote.matchAll(
      /(?:(us|ca?|au?)?([$\u20ac\u00a3\u00a5\u20b9])\s?|\b([a-z]{3})\s?)?(\d[\d.,]{0,12})\s?(k\b)?\s?(?:([a-z]{3,7})\b)?/gi,
    ),
  ];
  const units = unitsOf(quote);
  let listed = 0;
  for (const { index, 0: amount, 1: country, 2: symbol, 3: code, 4: digits = '', 5: thousand, 6: word } of amounts) {
    const value = amountOf(digits) * (thousand ? 1000 : 1);
    const currency = currencyOf(country, symbol, code, word);
    if (symbol === undefined && currency === null && listed > 0) continue;
    const at = before.length + index;
    // "Pro is $49", and "$49 for Pro" where nothing was named before.
    const product =
      named.findLast(({ index: nameAt }) => nameAt < at) ??
      (amounts.length === 1 ? named.find(({ index: nameAt }) => nameAt >= at + amount.length) : undefined);
    const found = book.some(
      (entry) =>
        (product === undefined || onOneLine(entry.name.trim()) === onOneLine(product[0])) &&
        Math.abs(entry.amount - value) < 0.005 &&
        (currency === null ||
          entry.currency.toUpperCase() === currency ||
          (symbol === '$' && country === undefined && /D$/i.test(entry.currency))) &&
        agrees(units, unitsOf(`/ ${entry.per ?? ''}`)),
    );
    if (!found) return false;
    listed++;
  }
  return listed > 0;
}

const productNames = new WeakMap<PriceBook, RegExp>();

/** Names of the book, the longest first, as they are written there: "your team" is no plan called Team. */
function productsOf(book: PriceBook): RegExp {
  let expression = productNames.get(book);
  if (!expression) {
    const names = book
      .map(({ name }) => literally(name.trim()).replace(/\s+/g, '\\s{1,8}'))
      .filter((name) => name !== '')
      .sort((a, b) => b.length - a.length);
    expression = new RegExp(`(?<![\\p{L}\\p{N}])(?:${names.join('|') || '(?!)'})(?![\\p{L}\\p{N}])`, 'gu');
    productNames.set(book, expression);
  }
  return expression;
}

function amountOf(digits: string): number {
  const plain = digits.replace(/[.,]+$/, '');
  // "1.200,50" and "1,200.50"; a last group of three digits is thousands.
  const decimals = /^(.*)[.,](\d{1,2})$/.exec(plain);
  return Number(`${(decimals?.[1] ?? plain).replace(/[.,]/g, '')}.${decimals?.[2] ?? '0'}`);
}

function currencyOf(
  country: string | undefined,
  symbol: string | undefined,
  code: string | undefined,
  word: string | undefined,
): string | null {
  if (symbol === '$' && country)
    return `${country.slice(0, 1).toUpperCase()}${country.length > 1 ? country.slice(1, 2).toUpperCase() : ''}` === 'US'
      ? 'USD'
      : country.toLowerCase().startsWith('c')
        ? 'CAD'
        : 'AUD';
  if (symbol) return symbols[symbol] ?? null;
  for (const candidate of [code, word]) {
    if (candidate && new RegExp(`^${currencyCodes}$`, 'i').test(candidate)) return candidate.toUpperCase();
    const spoken = candidate?.toLowerCase().replace(/s$/, '');
    if (spoken && Object.hasOwn(spokenCurrencies, spoken)) return spokenCurrencies[spoken] ?? null;
  }
  return null;
}

const unitNames: readonly (readonly [RegExp, string])[] = [
  [/\b(?:seats?|users?|licen[cs]es?|agents?|reps?|persons?|employees?|members?|heads?)\b/, 'seat'],
  [/\b(?:months?|mos?|mths?|monthly|pcm|pm|p\/m)\b/, 'month'],
  [/\b(?:years?|yrs?|annum|annually|annual|yearly|pa|p\/a)\b/, 'year'],
  [/\b(?:quarters?|quarterly)\b/, 'quarter'],
  [/\b(?:weeks?|weekly|wks?)\b/, 'week'],
  [/\b(?:days?|daily)\b/, 'day'],
  [/\b(?:hours?|hourly|hrs?)\b/, 'hour'],
];

function unitsOf(words: string): Set<string> {
  const named =
    words
      .toLowerCase()
      .match(
        /(?:\/|\b(?:per|a|an|each|every)\b|-)\s{0,2}[a-z]{2,12}|\b(?:monthly|annually|yearly|quarterly|weekly|daily|hourly|pcm|month|year|seat|user)\b/g,
      ) ?? [];
  const units = new Set<string>();
  for (const word of named) for (const [expression, unit] of unitNames) if (expression.test(word)) units.add(unit);
  return units;
}

function agrees(quoted: ReadonlySet<string>, listed: ReadonlySet<string>): boolean {
  if (quoted.size === 0 || listed.size === 0) return true;
  return [...quoted].every((unit) => listed.has(unit));
}
