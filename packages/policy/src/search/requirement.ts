/** A word an automaton looks for: lower-case ASCII, a blank for any run of white space. */
export interface Literal {
  readonly word: string;
  /** No word character stands before it. */
  readonly opens: boolean;
  /** No word character stands behind it. */
  readonly closes: boolean;
}

/** Literals one of which stands in every text an expression matches, and how often they occur in a kilobyte. */
export interface RequiredSet {
  readonly literals: readonly Literal[];
  readonly rate: number;
}

/** What every match of a branch needs. */
export interface Requirement {
  /** At most three sets, in the order in which their literals stand in a match; none when it could be nearly anything. */
  readonly sets: readonly RequiredSet[];
  /**
   * For each set but the first: how many characters at most its literal ends behind that of the one before. White space
   * counts as one character, however long.
   */
  readonly gaps: readonly number[];
}

/** A set of a part of an expression, with the most characters there may be around it. */
export interface Placed extends RequiredSet {
  /** From where its part begins to the end of the literal. */
  readonly lead: number;
  /** From the end of the literal to where its part ends. */
  readonly trail: number;
  /** From the end of the literal of the set before it in the part to the end of its own. */
  readonly gap: number;
}

/** A set that occurs this often tells nothing by itself. Of hundreds of rare words the estimates add up to more than there are. */
const useless = 25;
/** What a literal costs, so that of two sets alike the smaller is taken. */
const price = 0.0005;
/** What it costs to note a literal where it stands. */
const pricePerHit = 0.02;
/** Stands for any distance. */
const anywhere = 1_000_000;

/** The rarest of some sets; undefined for none. */
export function rarestOf(sets: readonly RequiredSet[]): RequiredSet | undefined {
  return sets.reduce<RequiredSet | undefined>((best, set) => (best && best.rate <= set.rate ? best : set), undefined);
}

/** The set by which a part is best found; undefined for none. */
export function cheapestOf<T extends RequiredSet>(sets: readonly T[]): T | undefined {
  return [...sets].sort((a, b) => costOf(a) - costOf(b))[0];
}

/** The set, the pair or the three that are to be expected together least often. */
export function bestOf(sets: readonly Placed[]): Requirement {
  let best: readonly Placed[] = [];
  let least = Number.POSITIVE_INFINITY;
  const consider = (chain: readonly Placed[]) => {
    const hits = chain.reduce((sum, { rate }) => sum + rate, 0);
    const expected = costOfChain(chain);
    const cost = expected + pricePerHit * hits;
    if (expected >= useless || cost >= least) return;
    least = cost;
    best = chain;
  };
  sets.forEach((one, first) => {
    consider([one]);
    for (let at = first + 1; at < sets.length; at++) {
      const two = behind(sets, first, at);
      consider([one, two]);
      for (let last = at + 1; last < sets.length; last++) consider([one, two, behind(sets, at, last)]);
    }
  });
  return {
    sets: best.map(({ literals, rate }) => ({ literals, rate })),
    gaps: best.slice(1).map(({ gap }) => Math.min(gap, anywhere)),
  };
}

/** A set with its gap to an earlier one. */
function behind(sets: readonly Placed[], first: number, at: number): Placed {
  let gap = 0;
  for (let each = first + 1; each <= at; each++) gap += (sets[each] as Placed).gap;
  return { ...(sets[at] as Placed), gap };
}

/** How often some sets are to be expected in their order in a kilobyte, and the price of their words. */
function costOfChain(chain: readonly Placed[]): number {
  const rarest = chain.indexOf(rarestOf(chain) as Placed);
  let together = (chain[rarest] as Placed).rate;
  let words = 0;
  chain.forEach(({ literals, rate }, at) => {
    words += literals.length;
    if (at === rarest || chain.some((other, place) => place < at && isAlike(other, chain[at] as Placed))) return;
    const { gap } = chain[at < rarest ? at + 1 : at] as Placed;
    together *= 1 - Math.exp((-rate * Math.min(gap, 1_000)) / 1_000);
  });
  return together + price * words;
}

function isAlike(a: RequiredSet, b: RequiredSet): boolean {
  return a.literals.length === b.literals.length && a.literals.every((literal, at) => literal === b.literals[at]);
}

function costOf(set: RequiredSet): number {
  return set.rate + price * set.literals.length;
}
