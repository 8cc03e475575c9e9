export type ValueKind =
  | 'money'
  | 'percent'
  | 'count'
  | 'date'
  | 'duration'
  | 'ordinal'
  | 'weekday'
  | 'round'
  | 'multiple';

export type Hedge = '' | 'about' | 'over' | 'under' | 'nearly';

/** A number-like statement of a text, in one comparable form. */
export interface Value {
  readonly kind: ValueKind;
  /**
   * Money in units of its currency, percent in points, durations in days, counts as they are, multiples as the factor.
   * Dates: the year, or 0 where the text names none.
   */
  readonly amount: number;
  /** Currency of money (`USD`), month and day of a date (`5-17`, `5`, `q3`), letter of a round (`a`), name of a weekday, else empty. */
  readonly unit: string;
  /** Stem of the noun a count counts, or of the period a price is per; empty when none is near. */
  readonly head: string;
  /** How it is hedged: "about", "over" (more than, at least), "under" (fewer than, up to) or "nearly" it. */
  readonly hedge: Hedge;
  /** First token and the one past the last. */
  readonly from: number;
  readonly to: number;
}

function sameAmount(claim: Value, evidence: Value): boolean {
  if (claim.amount === evidence.amount) return true;
  const larger = Math.max(Math.abs(claim.amount), Math.abs(evidence.amount));
  const gap = Math.abs(claim.amount - evidence.amount) / larger;
  if (claim.kind === 'duration' && gap < 0.015) return true;
  if (claim.hedge !== '') return gap <= hedgeReach[claim.hedge] && onSide(claim.hedge, claim.amount, evidence.amount);
  if (evidence.hedge !== '') return gap <= 0.1 && onSide(evidence.hedge, evidence.amount, claim.amount);
  // A rounded figure: 1.2 million for 1,234,567.
  return (
    Math.min(Math.abs(claim.amount), Math.abs(evidence.amount)) >= 100 &&
    gap > 0 &&
    rounded(claim.amount, evidence.amount)
  );
}

/** How far from a hedged figure the true one may lie, as a share of the larger of the two. */
const hedgeReach: Readonly<Record<Exclude<Hedge, ''>, number>> = { about: 0.1, nearly: 0.1, over: 0.2, under: 0.2 };

/** Whether an amount lies where a hedge puts it: "over 300" allows 312, never 296. */
function onSide(hedge: Hedge, bound: number, amount: number): boolean {
  if (hedge === 'over') return amount >= bound;
  return hedge === 'about' || amount <= bound;
}

function rounded(claim: number, evidence: number): boolean {
  const significant = Number(claim.toPrecision(2));
  return significant === claim && Number(evidence.toPrecision(2)) === claim && Number.isInteger(claim);
}

/** Whether two values of one kind could be compared at all: the same currency, or dates that name the same parts. */
export function comparable(left: Value, right: Value): boolean {
  if (left.kind !== right.kind) return false;
  if (left.kind === 'money') return left.unit === right.unit;
  return true;
}

/** Whether the evidence's value says what the claim's value says, allowing for units, rounding and hedges. */
export function agrees(claim: Value, evidence: Value): boolean {
  if (claim.kind === 'date' && evidence.kind === 'date') {
    if (claim.amount > 0 && claim.amount !== evidence.amount) return false;
    return claim.unit === '' || claim.unit === evidence.unit || evidence.unit.startsWith(`${claim.unit}-`);
  }
  if (claim.kind !== evidence.kind) {
    if (claim.kind === 'multiple' && evidence.kind === 'percent') return growthOf(claim) === evidence.amount;
    if (claim.kind === 'percent' && evidence.kind === 'multiple') return growthOf(evidence) === claim.amount;
    const bare = claim.kind === 'count' || evidence.kind === 'count';
    return bare && !unnumbered(claim) && !unnumbered(evidence) && claim.amount === evidence.amount && claim.amount > 0;
  }
  if (claim.kind === 'round' || claim.kind === 'weekday') return claim.unit === evidence.unit;
  if (claim.kind === 'money') {
    if (claim.unit !== evidence.unit) return false;
    if (claim.head !== '' && evidence.head !== '' && claim.head !== evidence.head) return yearlyOf(claim, evidence);
  }
  return sameAmount(claim, evidence);
}

/** What a multiple is as growth in percent: a doubling is a rise by 100%. */
const growthOf = (multiple: Value): number => Math.round((multiple.amount - 1) * 100);

const unnumbered = (value: Value): boolean => value.kind === 'round' || value.kind === 'weekday';

function yearlyOf(claim: Value, evidence: Value): boolean {
  if (claim.head === 'month' && evidence.head === 'year') return claim.amount * 12 === evidence.amount;
  if (claim.head === 'year' && evidence.head === 'month') return claim.amount === evidence.amount * 12;
  return !isPeriod(claim.head) || !isPeriod(evidence.head) ? sameAmount(claim, evidence) : false;
}

const isPeriod = (head: string): boolean => /^(month|year|week|day|hour|quarter)/.test(head);
