import type { Evidence } from './evidence.ts';
import { confusable, type NameSort } from './name-sort.ts';
import type { NameMention } from './names.ts';
import type { Reading } from './reading.ts';
import { type Context, contextOf, fitBound, mostGathered, slotFit } from './slot-fit.ts';
import { stem } from './stem.ts';
import { agrees, comparable, type Value } from './value.ts';
import { rolePrepositions } from './word-lists.ts';

/** What the evidence says about one value or name in the place where the claim puts it. */
export interface Binding {
  readonly from: number;
  readonly to: number;
  readonly sort: 'value' | 'name';
  /** Whether the evidence contains it at all. */
  readonly known: boolean;
  /** How well its own occurrences fit the claim's wording, 0..1. */
  readonly fit: number;
  /** How well the best other value of the kind, or other name, fits that place, 0..1. */
  readonly rival: number;
  /** Whether the evidence states another value for the very same noun or unit. */
  readonly clash: boolean;
  /** How much of the context the best single sentence of the evidence gathers, 0..1, whatever stands in the slot. */
  readonly gathered: number;
  /** One of a closed set, such as the posts of a board: another in its place contradicts it even where it is unknown. */
  readonly closed: boolean;
  /** First tokens of the places where the evidence states this very value in any wording, ascending; none for a name. */
  readonly places: readonly number[];
}

/** Occurrences compared for one slot: enough for any message, and a bound on the work. */
const occurrenceLimit = 200;

interface Place {
  readonly from: number;
  readonly to: number;
}

function roleOf(tokens: Reading['tokens'], place: Place): string {
  for (let at = place.from - 1; at >= Math.max(0, place.from - 2); at -= 1) {
    const token = tokens[at];
    if (token === undefined || token.sentence !== tokens[place.from]?.sentence) return '';
    if (rolePrepositions.has(token.lower)) return token.lower;
    if (!token.functional && token.kind !== 'sign') return '';
  }
  return '';
}

/** Roles that say the opposite of one another. */
const oppositeRole: ReadonlyMap<string, string> = new Map([
  ['to', 'from'],
  ['from', 'to'],
  ['before', 'after'],
  ['after', 'before'],
  ['over', 'under'],
  ['under', 'over'],
]);

function fitOf(context: Context, role: string, evidence: Evidence, place: Place): number {
  const fit = slotFit(context, evidence, place.from, place.to);
  if (role === '') return fit;
  const stated = roleOf(evidence.reading.tokens, place);
  return withRole(fit, stated === role) * (oppositeRole.get(role) === stated ? 0.6 : 1);
}

const withRole = (fit: number, same: boolean): number => 0.88 * fit + (same ? 0.12 : 0.02) * Math.min(1, 0.3 + fit);

/** The best fit among places; `bonus` (at most 0.15) is added to each. Places that cannot win are passed over. */
function bestFit(
  context: Context,
  role: string,
  evidence: Evidence,
  places: readonly Place[],
  bonus?: (place: Place) => number,
): number {
  let best = 0;
  let weighed = 0;
  for (const place of places) {
    const bound = fitBound(context, evidence.reading.tokens[place.from]?.sentence ?? 0);
    if ((role === '' ? bound : withRole(bound, true)) + (bonus === undefined ? 0 : 0.15) <= best) continue;
    weighed += 1;
    if (weighed > occurrenceLimit) break;
    best = Math.max(best, Math.min(1, fitOf(context, role, evidence, place) + (bonus?.(place) ?? 0)));
  }
  return best;
}

function headAgrees(claim: Value, other: Value, evidence: Evidence): boolean {
  if (claim.head === '' || other.head === '') return false;
  if (claim.head === other.head) return true;
  return evidence.match(claim.head).at.some((at) => evidence.reading.tokens[at]?.stem === other.head);
}

/** Tokens of a number as they stand, for values the evidence writes in another way. */
function literalPlaces(claim: Reading, value: Value, evidence: Evidence): Place[] {
  const token = claim.tokens.slice(value.from, value.to).find((part) => part.kind === 'number');
  const written = token ?? claim.tokens[value.from];
  if (written === undefined || (value.kind !== 'count' && value.kind !== 'ordinal')) return [];
  return evidence.positions(written.stem).map((at) => ({ from: at, to: at + 1 }));
}

/** Agreement that owes nothing to how near two figures are, unless the claim sets its own as a bound. */
const states = (claim: Value, other: Value): boolean =>
  agrees(claim, other) &&
  (claim.amount === other.amount ||
    claim.kind !== other.kind ||
    claim.kind === 'date' ||
    /^(over|under|nearly)$/.test(claim.hedge));

/** Compares one value of a claim with every value of the evidence, in the context the claim gives it. */
export function bindValue(claim: Reading, value: Value, low: number, high: number, evidence: Evidence): Binding {
  const stated = evidence.reading.values;
  let own: Place[] = stated.filter((other) => agrees(value, other));
  if (own.length === 0) own = literalPlaces(claim, value, evidence);
  const others = stated.filter((other) => comparable(value, other) && !agrees(value, other));
  const context = contextOf(claim, evidence, value.from, value.to, low, high);
  const role = roleOf(claim.tokens, value);
  const headed = (place: Place): number => {
    const other = stated.find((candidate) => candidate.from === place.from);
    if (value.head === '' || other === undefined || other.head === '') return 0;
    return headAgrees(value, other, evidence) ? 0.15 : -0.15;
  };
  const clash =
    value.head !== '' &&
    others.some((other) => headAgrees(value, other, evidence)) &&
    !stated.some((other) => agrees(value, other) && (other.head === '' || headAgrees(value, other, evidence)));
  const known = own.length > 0;
  return {
    from: value.from,
    to: value.to,
    sort: 'value',
    known,
    fit: bestFit(context, role, evidence, own, headed),
    rival: bestFit(context, role, evidence, others, headed),
    clash,
    gathered: mostGathered(context),
    closed: true,
    places: stated.filter((other) => states(value, other)).map((other) => other.from),
  };
}

const acronymOf = (name: NameMention, evidence: Evidence): readonly number[] => {
  if (name.stems.length < 2) return [];
  return evidence.positions(stem(name.stems.map((part) => part.charAt(0)).join('')));
};

/** Where the evidence names the same thing: by its most telling word, or as an acronym. */
function namePlaces(name: NameMention, evidence: Evidence): { places: readonly Place[]; share: number } {
  let found = 0;
  let rarest: readonly number[] = [];
  for (const part of name.stems) {
    const match = evidence.match(part);
    if (match.at.length === 0) continue;
    found += match.grade >= 0.85 ? 1 : 0.7;
    if (rarest.length === 0 || match.at.length < rarest.length) rarest = match.at;
  }
  const acronym = found === 0 ? acronymOf(name, evidence) : [];
  if (acronym.length > 0) return { places: acronym.map((at) => ({ from: at, to: at + 1 })), share: 1 };
  const names = evidence.reading.names;
  const places: Place[] = rarest.slice(0, occurrenceLimit).map((at) => {
    const whole = names.find((other) => other.from <= at && at < other.to);
    return whole ?? { from: at, to: at + 1 };
  });
  return { places, share: found / name.stems.length };
}

/** A name that only addresses the reader, as in "Congrats on your new role, Maria": it plays no part in the claim. */
function addresses(claim: Reading, name: NameMention, low: number, high: number): boolean {
  const { text, tokens } = claim;
  const before = tokens[name.from - 1];
  const first = tokens[name.from];
  const last = tokens[name.to - 1];
  if (first === undefined || last === undefined) return false;
  const closes = name.to === high && before !== undefined && text.slice(before.end, first.start).includes(',');
  const opens = name.from === low && text.charAt(last.end) === ',';
  if (!closes && !opens) return false;
  for (let at = low; at < high; at += 1)
    if (/^(you|your|congrats|congratulations)$/.test(tokens[at]?.lower ?? '')) return true;
  return false;
}

/** A name's sort, learnt from the evidence's fuller form of it where the claim's own words do not tell. */
function sortWithin(name: NameMention, evidence: Evidence): NameSort {
  if (name.sort !== 'unknown') return name.sort;
  const fuller = evidence.reading.names.find(
    (other) =>
      other.sort !== 'unknown' && other.sort !== 'post' && other.stems.some((part) => name.stems.includes(part)),
  );
  return fuller?.sort ?? 'unknown';
}

/**
 * Compares the names of claim tokens [low, high) with the names of the evidence, each in the context the claim gives it.
 * Names whose first token is in `settled` have their part in the evidence already, so that nothing rivals them.
 */
export function bindNames(
  claim: Reading,
  names: readonly NameMention[],
  low: number,
  high: number,
  evidence: Evidence,
  settled: ReadonlySet<number>,
): Binding[] {
  if (names.length === 0) return [];
  // A name that the claim uses elsewhere has its place already; who did what to whom is compared by direction.
  const placed = new Set(names.flatMap((name) => name.stems));
  const elsewhere = (other: NameMention): boolean => !other.stems.some((part) => placed.has(part));
  const others = evidence.reading.names.filter(elsewhere);
  const othersMeant = evidence.references.filter(elsewhere);
  return names.map((name) => {
    const { places, share } = namePlaces(name, evidence);
    const context = contextOf(claim, evidence, name.from, name.to, low, high);
    const role = roleOf(claim.tokens, name);
    const meant = evidence.references.filter((other) => other.stems.some((part) => name.stems.includes(part)));
    const sort = sortWithin(name, evidence);
    const best = (among: readonly NameMention[]): number =>
      bestFit(
        context,
        role,
        evidence,
        among.filter((other) => confusable(sort, other.sort)),
      );
    return {
      from: name.from,
      to: name.to,
      sort: 'name',
      known: share > 0.49,
      // What "it" or "she" means is a guess: an own place nearly as good as a name, a rival's less so.
      fit: Math.max(bestFit(context, role, evidence, places), 0.95 * bestFit(context, role, evidence, meant)),
      rival:
        (places.length === 0 && sort !== 'post') || settled.has(name.from) || addresses(claim, name, low, high)
          ? 0
          : Math.max(best(others), 0.85 * best(othersMeant)),
      clash: false,
      gathered: mostGathered(context),
      closed: sort === 'post',
      places: [],
    };
  });
}
