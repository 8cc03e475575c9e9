/** Lists longer than this are not kept for the next text. */
const mostKept = 1 << 16;
/** So many places at most are put in order by themselves; more are picked out of all, which are in order. */
const fewPlaces = 24;

/**
 * What one pass over a text found: which endings of words stand in it, where, and whose words they are. An ending that
 * stands in many places is noted once a place and asked for its owners once a text, so that a text which repeats itself, or
 * a number in which dozens of owners see their digits, costs no more than another. It stays good until `clear`, which hands
 * the memory to the next pass: an ordinary text allocates next to nothing.
 */
export class WordHits {
  /** By code unit, how often it stands in the text; all from 127 on count as 127. */
  readonly counts = new Int32Array(128);
  /** By ending: one more than the number of its last place; zero when it does not occur. */
  readonly #last: Int32Array;
  /** By place: where it is, which ending stands there, and one more than the number of that ending's place before it. */
  #ends = new Int32Array(256);
  #endings = new Int32Array(256);
  #before = new Int32Array(256);
  #places = 0;
  /** Endings that occur. */
  #met = new Int32Array(256);
  #metCount = 0;
  /** By owner: one more than the number of its last note; zero when none of its words occurs. */
  readonly #notes: Int32Array;
  /** By note: an ending of the owner, and one more than the number of the same owner's note before it. */
  #noted = new Int32Array(1024);
  #noteBefore = new Int32Array(1024);
  #noteCount = 0;
  readonly #owners: Int32Array;
  #ownerCount = 0;
  /** By owner, its ends in order, for those somebody asked for. */
  readonly #asked: (readonly number[] | undefined)[];
  /** By ending, one while those of an owner are picked out. */
  readonly #picked: Uint8Array;

  constructor(owners: number, endings: number) {
    this.#last = new Int32Array(endings);
    this.#picked = new Uint8Array(endings);
    this.#notes = new Int32Array(owners);
    this.#owners = new Int32Array(owners);
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
    return this.#notes[owner] !== 0;
  }

  /** Where words of an owner end, ascending, each place once; undefined when none occurs. */
  endsOf(owner: number): readonly number[] | undefined {
    const note = this.#notes[owner] as number;
    if (note === 0) return undefined;
    this.#asked[owner] ??= this.#gather(note);
    return this.#asked[owner];
  }

  /**
   * Notes that an ending stands at `end`, behind all noted before. The first time its owners are those of `wakes` in
   * [from, to): each is twice an owner, and one more when the word has to close at a word's edge, which `isClosed` says. An
   * ending is always met closed or always not.
   */
  add(ending: number, end: number, wakes: Int32Array, from: number, to: number, isClosed: boolean): void {
    const place = this.#places;
    if (place === this.#ends.length) {
      this.#ends = grown(this.#ends);
      this.#endings = grown(this.#endings);
      this.#before = grown(this.#before);
    }
    const previous = this.#last[ending] as number;
    if (previous === 0) this.#meet(ending, wakes, from, to, isClosed);
    this.#ends[place] = end;
    this.#endings[place] = ending;
    this.#before[place] = previous;
    this.#last[ending] = place + 1;
    this.#places = place + 1;
  }

  #meet(ending: number, wakes: Int32Array, from: number, to: number, isClosed: boolean): void {
    if (this.#metCount === this.#met.length) this.#met = grown(this.#met);
    this.#met[this.#metCount++] = ending;
    while (this.#noteCount + to - from > this.#noted.length) {
      this.#noted = grown(this.#noted);
      this.#noteBefore = grown(this.#noteBefore);
    }
    const noted = this.#noted;
    const notes = this.#notes;
    let count = this.#noteCount;
    for (let at = from; at < to; at++) {
      const wake = wakes[at] as number;
      if ((wake & 1) !== 0 && !isClosed) continue;
      const owner = wake >> 1;
      const previous = notes[owner] as number;
      if (previous === 0) this.#owners[this.#ownerCount++] = owner;
      // A word that may close and one that must are one ending.
      else if (noted[previous - 1] === ending) continue;
      noted[count] = ending;
      this.#noteBefore[count] = previous;
      notes[owner] = ++count;
    }
    this.#noteCount = count;
  }

  #gather(note: number): readonly number[] {
    const before = this.#noteBefore[note - 1] as number;
    const ends: number[] = [];
    for (let each = note; each !== 0; each = this.#noteBefore[each - 1] as number) {
      let place = this.#last[this.#noted[each - 1] as number] as number;
      for (; place !== 0; place = this.#before[place - 1] as number) {
        if (before !== 0 && ends.length === fewPlaces) return this.#pick(note);
        ends.push(this.#ends[place - 1] as number);
      }
    }
    return before === 0 ? ends.reverse() : inOrder(ends);
  }

  /** The places of many, from the first on. */
  #pick(note: number): readonly number[] {
    this.#mark(note, 1);
    const ends: number[] = [];
    for (let place = 0; place < this.#places; place++) {
      if (this.#picked[this.#endings[place] as number] === 1) ends.push(this.#ends[place] as number);
    }
    this.#mark(note, 0);
    return ends;
  }

  #mark(note: number, as: number): void {
    for (let each = note; each !== 0; each = this.#noteBefore[each - 1] as number)
      this.#picked[this.#noted[each - 1] as number] = as;
  }

  /** Forgets everything. Whatever was read from it must no longer be asked. */
  clear(): void {
    this.counts.fill(0);
    for (let at = 0; at < this.#metCount; at++) this.#last[this.#met[at] as number] = 0;
    for (let at = 0; at < this.#ownerCount; at++) {
      const owner = this.#owners[at] as number;
      this.#notes[owner] = 0;
      this.#asked[owner] = undefined;
    }
    this.#metCount = 0;
    this.#ownerCount = 0;
    this.#noteCount = 0;
    this.#places = 0;
    if (this.#ends.length <= mostKept) return;
    this.#ends = new Int32Array(256);
    this.#endings = new Int32Array(256);
    this.#before = new Int32Array(256);
  }
}

/** A few numbers in ascending order, in place. */
function inOrder(numbers: number[]): readonly number[] {
  for (let at = 1; at < numbers.length; at++) {
    const number = numbers[at] as number;
    let to = at;
    for (; to > 0 && (numbers[to - 1] as number) > number; to--) numbers[to] = numbers[to - 1] as number;
    numbers[to] = number;
  }
  return numbers;
}

function grown(numbers: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(numbers.length * 2);
  larger.set(numbers);
  return larger;
}
