import type { Hedge } from './value.ts';

const table = (text: string): Map<string, number> =>
  new Map(
    text.split(' ').map((pair) => {
      const [word = '', amount = '0'] = pair.split(':');
      return [word, Number(amount)];
    }),
  );

/** Numbers by their word. */
export const smallNumbers = table(
  'zero:0 two:2 three:3 four:4 five:5 six:6 seven:7 eight:8 nine:9 ten:10 eleven:11 twelve:12 thirteen:13 fourteen:14 fifteen:15 sixteen:16 seventeen:17 eighteen:18 nineteen:19 twenty:20 thirty:30 forty:40 fifty:50 sixty:60 seventy:70 eighty:80 ninety:90 dozen:12',
);
/** What a number is multiplied by, by the word or letter behind it. */
export const scales = table(
  'hundred:100 thousand:1000 k:1000 million:1000000 mn:1000000 mm:1000000 m:1000000 billion:1000000000 bn:1000000000 b:1000000000 trillion:1000000000000 tn:1000000000000',
);
/** Parts of a whole, in percent; thirds are rounded. */
export const fractions = table('half:50 third:33 quarter:25 fifth:20 sixth:17 eighth:12.5 tenth:10');
/** Places in an order by their word. */
export const ordinals = table(
  'first:1 second:2 third:3 fourth:4 fifth:5 sixth:6 seventh:7 eighth:8 ninth:9 tenth:10 eleventh:11 twelfth:12 thirteenth:13 fourteenth:14 fifteenth:15 sixteenth:16 seventeenth:17 eighteenth:18 nineteenth:19 twentieth:20',
);
/** Months of the year, from 1. */
export const months = table(
  'january:1 february:2 march:3 april:4 may:5 june:6 july:7 august:8 september:9 october:10 november:11 december:12 jan:1 feb:2 mar:3 apr:4 jun:6 jul:7 aug:8 sep:9 sept:9 oct:10 nov:11 dec:12',
);
export const weekdays = new Set('monday tuesday wednesday thursday friday saturday sunday'.split(' '));
/** Days in a unit of time; months and years in the mean. */
export const daysIn = table(
  'second:0.0000115741 minute:0.000694444 min:0.000694444 hour:0.0416666667 hr:0.0416666667 day:1 week:7 month:30.4375 mo:30.4375 quarter:91.3125 year:365.25 yr:365.25 decade:3652.5 century:36525',
);
/** ISO 4217 codes by sign. */
export const currencySigns: ReadonlyMap<string, string> = new Map([
  ['$', 'USD'],
  ['€', 'EUR'],
  ['£', 'GBP'],
  ['¥', 'JPY'],
]);
/** ISO 4217 codes by word, in the singular. */
export const currencyWords: ReadonlyMap<string, string> = new Map([
  ['dollar', 'USD'],
  ['usd', 'USD'],
  ['buck', 'USD'],
  ['euro', 'EUR'],
  ['eur', 'EUR'],
  ['pound', 'GBP'],
  ['gbp', 'GBP'],
  ['yen', 'JPY'],
]);
/** How a word before a number hedges it. */
export const hedges: ReadonlyMap<string, Hedge> = new Map([
  ...hedgeWords('about', 'about around approximately roughly some circa ca estimated'),
  ...hedgeWords('nearly', 'nearly almost'),
  ...hedgeWords('over', 'over exceed exceeds exceeding above'),
  ...hedgeWords('under', 'under below'),
]);

function hedgeWords(hedge: Hedge, text: string): (readonly [string, Hedge])[] {
  return text.split(' ').map((word) => [word, hedge] as const);
}
