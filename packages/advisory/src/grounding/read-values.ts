import { stem } from './stem.ts';
import type { Token } from './tokenise.ts';
import type { Hedge, Value } from './value.ts';
import {
  currencySigns,
  currencyWords,
  daysIn,
  fractions,
  hedges,
  months,
  ordinals,
  scales,
  smallNumbers,
  weekdays,
} from './value-words.ts';

/** How the words before token `at` hedge the number that opens there. */
function hedgeBefore(tokens: readonly Token[], at: number): Hedge {
  const word = tokens[at - 1]?.lower ?? '';
  const before = tokens[at - 2]?.lower ?? '';
  if (word === 'than')
    return /^(more|greater|higher)$/.test(before) ? 'over' : /^(less|fewer|lower)$/.test(before) ? 'under' : 'about';
  if (word === 'to') return before === 'up' ? 'under' : before === 'close' ? 'nearly' : '';
  if (before === 'at' && (word === 'least' || word === 'most')) return word === 'least' ? 'over' : 'under';
  return hedges.get(word) ?? '';
}
const pronounUses = new Set(['of', 'who', 'that', 'can', 'could', 'is', 'was', 'another', 'day']);
const numberWordOf = (token: Token): number | undefined => smallNumbers.get(token.lower);
const singular = (token: Token | undefined): string => {
  if (token === undefined || token.kind !== 'word') return '';
  return token.lower.length > 3 && token.lower.endsWith('s') ? token.lower.slice(0, -1) : token.lower;
};
const touching = (left: Token | undefined, right: Token | undefined): boolean =>
  left !== undefined && right !== undefined && left.end === right.start;

/** A value as written, before the words around it are looked at; a hedge here lies in the value itself. */
type Written = Omit<Value, 'hedge'> & { readonly hedge?: Hedge };

interface Quantity {
  amount: number;
  to: number;
  digits: boolean;
}

function readQuantity(tokens: readonly Token[], at: number): Quantity | undefined {
  const token = tokens[at];
  if (token === undefined) return undefined;
  let to = at + 1;
  let amount: number;
  const next = tokens[to];
  if (token.kind === 'number') {
    const dots = token.lower.split('.').length - 1;
    amount = Number(dots > 1 ? token.lower.slice(0, token.lower.indexOf('.')) : token.lower);
  } else {
    const word = numberWordOf(token);
    const scaled = next !== undefined && (scales.get(next.lower) ?? 0) >= 100 && next.lower.length > 2;
    if (word !== undefined) amount = word;
    else if ((token.lower === 'one' || token.lower === 'a') && (scaled || next?.lower === 'dozen')) amount = 1;
    else if (token.lower === 'one' && next !== undefined && !next.functional && !pronounUses.has(next.lower))
      amount = 1;
    else return undefined;
    const unitDigit = next === undefined ? undefined : numberWordOf(next);
    if (amount >= 20 && amount % 10 === 0 && unitDigit !== undefined && unitDigit > 0 && unitDigit < 10) {
      amount += unitDigit;
      to += 1;
    }
  }
  for (let steps = 0; steps < 2; steps += 1) {
    const scale = tokens[to];
    if (scale === undefined) break;
    const factor = scale.lower === 'dozen' ? 12 : scales.get(scale.lower);
    if (factor === undefined || (scale.lower.length === 1 && !touching(tokens[to - 1], scale))) break;
    amount *= factor;
    to += 1;
  }
  return { amount, to, digits: token.kind === 'number' };
}

const yearLike = (token: Token | undefined): boolean =>
  token !== undefined && token.kind === 'number' && /^(1[0-9]|20|21)\d\d$/.test(token.raw);

function readYear(tokens: readonly Token[], at: number): number {
  return yearLike(tokens[at]) ? Number(tokens[at]?.lower) : 0;
}

function dayOfMonth(token: Token | undefined): number {
  if (token === undefined || token.kind !== 'number' || token.lower.length > 2) return 0;
  const day = Number(token.lower);
  return day >= 1 && day <= 31 ? day : 0;
}

function readDate(tokens: readonly Token[], at: number, text: string): Written | undefined {
  const token = tokens[at];
  if (token === undefined) return undefined;
  const month =
    token.kind === 'word' && (token.capital || token.lower.length > 3) ? months.get(token.lower) : undefined;
  if (month !== undefined && (token.lower !== 'may' || token.capital) && (token.lower !== 'march' || token.capital)) {
    let to = at + 1;
    const day = dayOfMonth(tokens[to]);
    if (day > 0) to += 1;
    if (day > 0 && /^(st|nd|rd|th)$/.test(tokens[to]?.lower ?? '')) to += 1;
    const year = readYear(tokens, to);
    if (year > 0) to += 1;
    if (token.lower === 'may' && day === 0 && year === 0 && tokens[at - 1]?.functional !== true) return undefined;
    return { kind: 'date', amount: year, unit: day > 0 ? `${month}-${day}` : `${month}`, head: '', from: at, to };
  }
  const day = dayOfMonth(token);
  if (day > 0) {
    let to = at + 1;
    if (/^(st|nd|rd|th)$/.test(tokens[to]?.lower ?? '')) to += 1;
    if (tokens[to]?.lower === 'of') to += 1;
    const named = tokens[to]?.capital ? months.get(tokens[to]?.lower ?? '') : undefined;
    if (named !== undefined) {
      const year = readYear(tokens, to + 1);
      return {
        kind: 'date',
        amount: year,
        unit: `${named}-${day}`,
        head: '',
        from: at,
        to: year > 0 ? to + 2 : to + 1,
      };
    }
  }
  const quarter = /^q([1-4])$/.exec(token.lower);
  if (quarter !== null) {
    const year = readYear(tokens, at + 1);
    return { kind: 'date', amount: year, unit: token.lower, head: '', from: at, to: year > 0 ? at + 2 : at + 1 };
  }
  if (!yearLike(token)) return undefined;
  const middle = tokens[at + 1];
  const last = tokens[at + 2];
  if (middle !== undefined && last !== undefined && dayOfMonth(middle) > 0 && dayOfMonth(last) > 0) {
    if (
      text.charAt(token.end) === '-' &&
      text.charAt(middle.end) === '-' &&
      last.start - token.end === middle.end - middle.start + 2
    ) {
      return {
        kind: 'date',
        amount: Number(token.lower),
        unit: `${Number(middle.lower)}-${Number(last.lower)}`,
        head: '',
        from: at,
        to: at + 3,
      };
    }
  }
  const next = tokens[at + 1];
  const counted =
    next !== undefined &&
    next.kind === 'word' &&
    !next.functional &&
    next.lower.endsWith('s') &&
    next.start - token.end === 1;
  const introduced = /^(in|since|by|until|during|of|from|before|after|year|late|early|mid)$/.test(
    tokens[at - 1]?.lower ?? '',
  );
  if (counted && !introduced) return undefined;
  return { kind: 'date', amount: Number(token.lower), unit: '', head: '', from: at, to: at + 1 };
}

function perUnit(tokens: readonly Token[], at: number): { head: string; to: number } {
  const link = tokens[at]?.lower;
  const next = tokens[at + 1];
  if (
    (link === 'a' || link === 'an' || link === 'per' || link === 'each' || link === 'every') &&
    next !== undefined &&
    !next.functional
  ) {
    return { head: stem(singular(next) === 'mo' ? 'month' : singular(next)), to: at + 2 };
  }
  const bare = singular(tokens[at]);
  if (/^(month|mo|year|yr|week|user|seat|hour|annual|annually|monthly|yearly)$/.test(bare)) {
    const folded = bare.startsWith('mo') ? 'month' : bare.startsWith('annual') || bare.startsWith('y') ? 'year' : bare;
    return { head: stem(folded), to: at + 1 };
  }
  return { head: '', to: at };
}

function headNoun(tokens: readonly Token[], from: number, sentence: number): string {
  let head = '';
  for (let at = from; at < tokens.length && at < from + 4; at += 1) {
    const token = tokens[at];
    if (token === undefined || token.sentence !== sentence || token.kind !== 'word') break;
    if (token.functional) {
      if (head !== '' || token.lower !== 'of') break;
      continue;
    }
    head = token.stem;
    if (token.lower.endsWith('s')) break;
  }
  return head;
}

/** "a fifth of its staff", "two thirds of", "half of": a share of something, in percent. */
function readFraction(tokens: readonly Token[], at: number): Written | undefined {
  const first = tokens[at];
  if (first === undefined) return undefined;
  const half = first.lower === 'half' && first.kind === 'word';
  const count = half || first.lower === 'a' || first.lower === 'one' ? 1 : (numberWordOf(first) ?? 0);
  const part = half ? at : at + 1;
  const share = fractions.get(singular(tokens[part])) ?? fractions.get(tokens[part]?.lower ?? '');
  if (count < 1 || share === undefined) return undefined;
  const next = tokens[part + 1];
  const whole = next?.lower === 'of' || (half && /^(its|their|your|the|all)$/.test(next?.lower ?? ''));
  const amount = share === 33 ? Math.floor((count * 100) / 3) : count * share;
  if (!whole || amount > 100) return undefined;
  const hedge = Number.isInteger(share) && share !== 33 && share !== 17 ? '' : 'about';
  return { kind: 'percent', amount, unit: '', head: '', from: at, to: part + 1, hedge };
}

function readQuantified(tokens: readonly Token[], at: number): Written | undefined {
  const token = tokens[at];
  if (token === undefined) return undefined;
  const currency = token.kind === 'sign' ? currencySigns.get(token.raw) : undefined;
  const quantity = readQuantity(tokens, currency === undefined ? at : at + 1);
  if (quantity === undefined) return undefined;
  const { amount, to } = quantity;
  const next = tokens[to];
  const after = singular(next);
  if (currency !== undefined) {
    const per = perUnit(tokens, to);
    return { kind: 'money', amount, unit: currency, head: per.head, from: at, to };
  }
  if (next?.raw === '%' || /^(percent|pct|percentage)$/.test(after))
    return { kind: 'percent', amount, unit: '', head: '', from: at, to: to + 1 };
  if (after === 'per' && tokens[to + 1]?.lower === 'cent')
    return { kind: 'percent', amount, unit: '', head: '', from: at, to: to + 2 };
  const worded = currencyWords.get(after);
  if (worded !== undefined)
    return { kind: 'money', amount, unit: worded, head: perUnit(tokens, to + 1).head, from: at, to: to + 1 };
  if ((after === 'x' && touching(tokens[to - 1], next)) || after === 'fold' || after === 'time') {
    return { kind: 'multiple', amount, unit: '', head: '', from: at, to: to + 1 };
  }
  if (quantity.digits && /^(st|nd|rd|th)$/.test(after) && touching(tokens[to - 1], next)) {
    return { kind: 'ordinal', amount, unit: '', head: headNoun(tokens, to + 1, token.sentence), from: at, to: to + 1 };
  }
  const days = daysIn.get(after);
  if (days !== undefined) return { kind: 'duration', amount: amount * days, unit: '', head: '', from: at, to: to + 1 };
  return { kind: 'count', amount, unit: '', head: headNoun(tokens, to, token.sentence), from: at, to };
}

function readWorded(tokens: readonly Token[], at: number): Written | undefined {
  const token = tokens[at];
  const next = tokens[at + 1];
  if (token === undefined || token.kind !== 'word') return undefined;
  if (token.lower === 'series' && next !== undefined && /^[A-Ha-h]$/.test(next.raw)) {
    return { kind: 'round', amount: 0, unit: next.raw.toLowerCase(), head: '', from: at, to: at + 2 };
  }
  if (
    (token.lower === 'seed' || token.lower === 'pre-seed') &&
    /^(round|funding|financing|investment|extension)$/.test(next?.lower ?? '')
  ) {
    return { kind: 'round', amount: 0, unit: 'seed', head: '', from: at, to: at + 1 };
  }
  if (token.capital && weekdays.has(token.lower)) {
    return { kind: 'weekday', amount: 0, unit: token.lower, head: '', from: at, to: at + 1 };
  }
  const ordinal = ordinals.get(token.lower);
  if (ordinal !== undefined && !(ordinal === 2 && tokens[at - 1]?.kind === 'number')) {
    return {
      kind: 'ordinal',
      amount: ordinal,
      unit: '',
      head: headNoun(tokens, at + 1, token.sentence),
      from: at,
      to: at + 1,
    };
  }
  const folds = /^(two|three|four|five|six|seven|eight|ten|hundred)fold$/.exec(token.lower)?.[1];
  const fold = folds === undefined ? undefined : (smallNumbers.get(folds) ?? scales.get(folds));
  if (fold !== undefined) return { kind: 'multiple', amount: fold, unit: '', head: '', from: at, to: at + 1 };
  const factor = /^(double|doubled|doubles|twice)$/.test(token.lower)
    ? 2
    : /^(triple|tripled|triples)$/.test(token.lower)
      ? 3
      : /^(quadruple|quadrupled|quadruples)$/.test(token.lower)
        ? 4
        : 0;
  return factor > 0 ? { kind: 'multiple', amount: factor, unit: '', head: '', from: at, to: at + 1 } : undefined;
}

/** Every word a value can open with. */
const openers: ReadonlySet<string> = new Set([
  ...smallNumbers.keys(),
  ...ordinals.keys(),
  ...months.keys(),
  ...weekdays,
  ...'one a half q1 q2 q3 q4 series seed pre-seed double doubled doubles twice triple tripled triples quadruple'.split(
    ' ',
  ),
  ...'quadrupled quadruples twofold threefold fourfold fivefold sixfold sevenfold eightfold tenfold hundredfold'.split(
    ' ',
  ),
]);

/** Reads every value of a tokenised text, left to right and never overlapping. Linear. */
export function readValues(text: string, tokens: readonly Token[]): Value[] {
  const values: Value[] = [];
  let at = 0;
  while (at < tokens.length) {
    const token = tokens[at];
    if (token?.kind === 'word' && !openers.has(token.lower)) {
      at += 1;
      continue;
    }
    const value =
      readDate(tokens, at, text) ?? readFraction(tokens, at) ?? readQuantified(tokens, at) ?? readWorded(tokens, at);
    if (value === undefined) {
      at += 1;
      continue;
    }
    values.push({ ...value, hedge: hedgeBefore(tokens, value.from) || (value.hedge ?? '') });
    at = Math.max(at + 1, value.to);
  }
  return values;
}
