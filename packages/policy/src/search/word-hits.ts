import type { Numbers } from './trie.ts';

/** Lists longer than this are not kept for the next text. */
const mostKept = 1 << 16;
/** Stands for the number of the last hit of an owner that has none but those shared with it. */
const onlyShared = -1;
const noSharers: ReadonlySet<number> = new Set();
const none: readonly number[] = [];
/** So many hits of an owner are looked through before all of them are put in order. */
const mostLooks = 16;

/**
 * What one pass over a text found, by owner: where its words end. It stays good until `release`, which hands the memory to
 * the next pass, so that an ordinary text allocates next to nothing.
 */
export class WordHits {
  /** By code unit, how often it stands in the text; all from 127 on count as 127. */
  readonly counts = new Int32Array(128);
  /** How many blanks stand directly behind another one. */
  blanks = 0;
  /** By owner: one more than the number of its last hit, or `onlyShared`; zero when none of its words occurs. */
  readonly #last: Int32Array;
  /** By hit: where it ends, and one more than the number of the same owner's hit before it. */
  #ends = new Int32Array(256);
  #before = new Int32Array(256);
  #hits = 0;
  readonly #owners: Int32Array;
  #ownerCount = 0;
  /** Whose hits others have as well since `share`; -1 when nobody's. */
  #shared = -1;
  #sharers: ReadonlySet<number> = noSharers;
  /** By owner: its ends in order, where somebody asked for them. */
  readonly #asked: (readonly number[] | undefined)[];
  readonly #askedOwners: number[] = [];

  constructor(owners: number) {
    this.#last = new Int32Array(owners);
    // Room for one more, which is written and not kept once all were met.
    this.#owners = new Int32Array(owners + 1);
    this.#asked = new Array<readonly number[] | undefined>(owners).fill(undefined);
  }

  /** How many owners were met. */
  get ownerCount(): number {
    return this.#ownerCount;
  }

  /** Owners in the order in which they were met; `at` is below `ownerCount`. */
  ownerAt(at: number): number {
    return this.#owners[at] as number;
  }

  /** True when a word of the owner occurs. */
  has(owner: number): boolean {
    return this.#last[owner] !== 0;
  }

  /** Where words of an owner end, ascending, each place once; undefined when none occurs. */
  endsOf(owner: number): readonly number[] | undefined {
    let hit = this.#last[owner] as number;
    if (!hit) return undefined;
    const asked = this.#asked[owner];
    if (asked) return asked;
    const own: number[] = [];
    for (; hit > 0; hit = this.#before[hit - 1] as number) own.push(this.#ends[hit - 1] as number);
    own.reverse();
    const shared = this.#shared >= 0 && this.#sharers.has(owner) ? this.endsOf(this.#shared) : undefined;
    const ends = shared ? joined(own, shared) : own;
    this.#asked[owner] = ends;
    this.#askedOwners.push(owner);
    return ends;
  }

  /** True when a word of the owner ends in [start, end). */
  endsIn(owner: number, start: number, end: number): boolean {
    let hit = this.#last[owner] as number;
    if (hit === 0) return false;
    const known = this.#asked[owner];
    if (known) return hasBetween(known, start, end);
    if (!this.#sharers.has(owner)) {
      // The last few are looked through where they are noted; most owners have no more.
      for (let looks = 0; looks < mostLooks; looks++) {
        const at = this.#ends[hit - 1] as number;
        if (at < end) return at >= start;
        hit = this.#before[hit - 1] as number;
        if (hit === 0) return false;
      }
    }
    return hasBetween(this.endsOf(owner) ?? none, start, end);
  }

  /**
   * True when words of three owners end one behind the other, the second at most `gap` characters behind the first and the
   * third at most `nextGap` behind that. `third` may be -1 for two owners alone.
   */
  inOrder(first: number, second: number, gap: number, third: number, nextGap: number): boolean {
    const sharers = this.#sharers;
    if (sharers.size > 0 && (sharers.has(first) || sharers.has(second) || sharers.has(third)))
      return this.#sharedInOrder(first, second, gap, third, nextGap);
    const ends = this.#ends;
    const before = this.#before;
    let one = this.#last[first] as number;
    let three = third < 0 ? 0 : (this.#last[third] as number);
    // The nearest end of the third behind the one of the second under way.
    let nearest = third < 0 ? 0 : Number.MAX_SAFE_INTEGER;
    for (let two = this.#last[second] as number; two > 0; two = before[two - 1] as number) {
      const end = ends[two - 1] as number;
      for (; three > 0 && (ends[three - 1] as number) > end; three = before[three - 1] as number) {
        nearest = ends[three - 1] as number;
      }
      while (one > 0 && (ends[one - 1] as number) >= end) one = before[one - 1] as number;
      if (one === 0) return false;
      if (end - (ends[one - 1] as number) <= gap && nearest - end <= nextGap) return true;
    }
    return false;
  }

  #sharedInOrder(first: number, second: number, gap: number, third: number, nextGap: number): boolean {
    const one = this.endsOf(first) ?? none;
    const two = this.endsOf(second) ?? none;
    const three = third < 0 ? undefined : (this.endsOf(third) ?? none);
    let behindOne = 0;
    let upToTwo = 0;
    for (const end of two) {
      while (behindOne < one.length && (one[behindOne] as number) < end) behindOne++;
      if (behindOne === 0 || end - (one[behindOne - 1] as number) > gap) continue;
      if (!three) return true;
      while (upToTwo < three.length && (three[upToTwo] as number) <= end) upToTwo++;
      if (upToTwo === three.length) return false;
      if ((three[upToTwo] as number) - end <= nextGap) return true;
    }
    return false;
  }

  /**
   * Notes that words end at `end`, of the owners that stand in [from, to) of `wakes`, each once. Ends only grow. No branch
   * depends on what the text holds: a processor would guess most of them wrong.
   */
  add(wakes: Numbers, from: number, to: number, end: number): void {
    let hits = this.#hits;
    while (hits + to - from > this.#ends.length) {
      this.#ends = grown(this.#ends);
      this.#before = grown(this.#before);
    }
    const ends = this.#ends;
    const before = this.#before;
    const last = this.#last;
    const owners = this.#owners;
    let count = this.#ownerCount;
    for (let at = from; at < to; at++) {
      const owner = wakes[at] as number;
      const previous = last[owner] as number;
      ends[hits] = end;
      before[hits] = previous;
      last[owner] = ++hits;
      // Kept where there was no hit before it.
      owners[count] = owner;
      count += (previous - 1) >>> 31;
    }
    this.#hits = hits;
    this.#ownerCount = count;
  }

  /** Gives every hit of one owner to some others as well, at no cost for each. Call it when the pass is over. */
  share(from: number, sharers: ReadonlySet<number>): void {
    if (!this.has(from)) return;
    this.#shared = from;
    this.#sharers = sharers;
    for (const owner of sharers) {
      if (this.has(owner)) continue;
      this.#owners[this.#ownerCount++] = owner;
      this.#last[owner] = onlyShared;
    }
  }

  /** Forgets everything. Whatever was read from it must no longer be asked. */
  clear(): void {
    this.counts.fill(0);
    this.blanks = 0;
    for (let at = 0; at < this.#ownerCount; at++) this.#last[this.#owners[at] as number] = 0;
    for (let at = 0; at < this.#askedOwners.length; at++) this.#asked[this.#askedOwners[at] as number] = undefined;
    this.#askedOwners.length = 0;
    this.#ownerCount = 0;
    this.#hits = 0;
    this.#shared = -1;
    this.#sharers = noSharers;
    if (this.#ends.length <= mostKept) return;
    this.#ends = new Int32Array(256);
    this.#before = new Int32Array(256);
  }
}

/** True when one of some ascending numbers lies in [start, end). */
function hasBetween(numbers: readonly number[], start: number, end: number): boolean {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? 0) < start) low = middle + 1;
    else high = middle;
  }
  return low < numbers.length && (numbers[low] ?? 0) < end;
}

/** Two ascending lists as one, each number once. */
function joined(some: readonly number[], others: readonly number[]): readonly number[] {
  if (some.length === 0) return others;
  const all: number[] = [];
  let next = 0;
  for (const other of others) {
    for (; next < some.length && (some[next] as number) <= other; next++) {
      if (some[next] !== other) all.push(some[next] as number);
    }
    all.push(other);
  }
  for (; next < some.length; next++) all.push(some[next] as number);
  return all;
}

function grown(numbers: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(numbers.length * 2);
  larger.set(numbers);
  return larger;
}
