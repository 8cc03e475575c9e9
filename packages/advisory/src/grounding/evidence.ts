import { capitalsWithin, type NameMention } from './names.ts';
import { type Reading, readText } from './reading.ts';
import { readReferences } from './references.ts';
import { stem } from './stem.ts';
import { antonymPairs, commonWords, synonymGroups } from './word-lists.ts';

/** Where a word of the claim stands in the evidence. */
export interface Match {
  /** 1 the same word, 0.85 a synonym, 0.6 a word of the same family, 0 absent. */
  readonly grade: number;
  /** Token numbers, ascending. */
  readonly at: readonly number[];
}

const groupOf = new Map<string, readonly string[]>();
for (const group of synonymGroups) {
  const stems = [...new Set(group.map(stem))];
  for (const member of stems) groupOf.set(member, [...new Set([...(groupOf.get(member) ?? []), ...stems])]);
}
const opposites = new Map<string, string[]>();
for (const [left, right] of antonymPairs) {
  for (const [from, to] of [
    [stem(left), stem(right)],
    [stem(right), stem(left)],
  ] as const) {
    opposites.set(from, [...(opposites.get(from) ?? []), to]);
  }
}

const commonStems: ReadonlySet<string> = new Set([...commonWords].map(stem));
const absent: Match = { grade: 0, at: [] };
const familyLength = 5;
/** Positions kept per word when lists are merged, so that one frequent word cannot make a scan slow. */
const positionLimit = 400;

/** Stems that contradict this one when they stand in its place. */
export function oppositesOf(word: string): readonly string[] {
  return opposites.get(word) ?? [];
}

/** Evidence prepared for any number of claims. Building it is linear in the length of the text. */
export class Evidence {
  readonly reading: Reading;
  /** Lower-case forms the evidence capitalises inside sentences. */
  readonly capitals: ReadonlySet<string>;
  /** Pronouns and the like, as mentions of what they refer to. */
  readonly references: readonly NameMention[];
  /** Tokens outside parentheses up to each token; what stands in parentheses separates nothing. */
  readonly #outside: Int32Array;
  readonly #inside: Uint8Array;
  readonly #positions = new Map<string, number[]>();
  readonly #numbers = new Map<string, number>();
  readonly #pairs = new Set<number>();
  readonly #triples = new Set<number>();
  readonly #acronyms = new Map<string, number[]>();
  readonly #matches = new Map<string, Match>();
  #families: Map<string, string[]> | undefined;

  constructor(text: string) {
    this.reading = readText(text);
    this.capitals = capitalsWithin(this.reading.tokens);
    const { tokens } = this.reading;
    this.references = readReferences(tokens, this.reading.names);
    this.#outside = new Int32Array(tokens.length);
    this.#inside = markParentheses(text, this.reading);
    let outside = 0;
    for (let at = 0; at < tokens.length; at += 1) {
      if (this.#inside[at] === 0) outside += 1;
      this.#outside[at] = outside;
    }
    for (const name of this.reading.names) {
      if (name.stems.length < 2) continue;
      const acronym = stem(name.stems.map((part) => part.charAt(0)).join(''));
      this.#acronyms.set(acronym, [...(this.#acronyms.get(acronym) ?? []), name.from]);
    }
    let before = -1;
    let twoBefore = -1;
    let sentence = -1;
    for (const [at, token] of this.reading.tokens.entries()) {
      const places = this.#positions.get(token.stem);
      if (places === undefined) {
        this.#positions.set(token.stem, [at]);
        this.#numbers.set(token.stem, this.#numbers.size);
      } else places.push(at);
      if (token.sentence !== sentence) {
        before = -1;
        twoBefore = -1;
        sentence = token.sentence;
      }
      const number = this.#numbers.get(token.stem) ?? 0;
      if (before >= 0) this.#pairs.add(before * 0x40000 + number);
      if (twoBefore >= 0) this.#triples.add((twoBefore * 0x20000 + before) * 0x20000 + number);
      twoBefore = before;
      before = number;
    }
  }

  /** Where exactly this stem stands, ascending. */
  positions(word: string): readonly number[] {
    return this.#positions.get(word) ?? absent.at;
  }

  /** Whether two stems follow one another in some sentence. */
  hasPair(first: string, second: string): boolean {
    const left = this.#numbers.get(first);
    const right = this.#numbers.get(second);
    return left !== undefined && right !== undefined && this.#pairs.has(left * 0x40000 + right);
  }

  /** Whether three stems follow one another in some sentence. */
  hasTriple(first: string, second: string, third: string): boolean {
    const left = this.#numbers.get(first);
    const middle = this.#numbers.get(second);
    const right = this.#numbers.get(third);
    if (left === undefined || middle === undefined || right === undefined) return false;
    return this.#triples.has((left * 0x20000 + middle) * 0x20000 + right);
  }

  /** Tokens from `left` to `right`, an aside in parentheses between them not counted. Never less than 1. */
  distance(left: number, right: number): number {
    if (this.#inside[left] !== 0 || this.#inside[right] !== 0) return right - left;
    return Math.max(1, (this.#outside[right] ?? 0) - (this.#outside[left] ?? 0));
  }

  /** Finds a stem, its synonyms, or failing those a word of the same family ("director" for "directed"). */
  match(word: string): Match {
    const seen = this.#matches.get(word);
    if (seen !== undefined) return seen;
    const found = this.#find(word);
    this.#matches.set(word, found);
    return found;
  }

  /** How telling a stem is, from 0 to 1: rare words more than frequent ones, names of things more than everyday words. */
  weight(word: string, named: boolean): number {
    const kind = commonStems.has(word) && !named ? 0.55 : named ? 1.25 : 1;
    const sentences = this.reading.sentences.length;
    const count = Math.min(this.positions(word).length, sentences);
    if (count === 0 || sentences < 2) return kind;
    return kind * (0.55 + (0.45 * Math.log(1 + sentences / count)) / Math.log(1 + sentences));
  }

  #find(word: string): Match {
    const own = this.#positions.get(word);
    const group = groupOf.get(word);
    if (group === undefined) return own === undefined ? this.#family(word) : { grade: 1, at: own };
    const merged = new Set(own ?? []);
    for (const member of group) {
      for (const at of this.positions(member)) {
        if (merged.size >= positionLimit) break;
        merged.add(at);
      }
    }
    if (merged.size === 0) return this.#family(word);
    return { grade: own === undefined ? 0.85 : 1, at: [...merged].sort((left, right) => left - right) };
  }

  #family(word: string): Match {
    const acronym = this.#acronyms.get(word);
    if (acronym !== undefined) return { grade: 0.85, at: acronym };
    if (word.length < familyLength || !/^\p{L}+$/u.test(word)) return absent;
    if (this.#families === undefined) {
      this.#families = new Map();
      for (const known of this.#positions.keys()) {
        if (known.length < familyLength) continue;
        const key = known.slice(0, familyLength);
        const members = this.#families.get(key);
        if (members === undefined) this.#families.set(key, [known]);
        else members.push(known);
      }
    }
    const relatives = (this.#families.get(word.slice(0, familyLength)) ?? []).filter((known) => related(word, known));
    if (relatives.length === 0) return absent;
    const at = relatives.flatMap((known) => this.positions(known).slice(0, positionLimit));
    return { grade: 0.6, at: at.sort((left, right) => left - right) };
  }
}

/** Longest aside, in tokens; an opening parenthesis that is never closed hides nothing beyond. */
const asideLimit = 30;

function markParentheses(text: string, reading: Reading): Uint8Array {
  const inside = new Uint8Array(reading.tokens.length);
  let opened = -1;
  let end = 0;
  for (const [at, token] of reading.tokens.entries()) {
    for (let place = end; place < token.start; place += 1) {
      const code = text.charCodeAt(place);
      if (code === 40) opened = at;
      else if (code === 41 && opened >= 0) {
        if (at - opened <= asideLimit) inside.fill(1, opened, at);
        opened = -1;
      }
    }
    end = token.end;
  }
  return inside;
}

function related(left: string, right: string): boolean {
  const shorter = Math.min(left.length, right.length);
  let shared = 0;
  while (shared < shorter && left.charAt(shared) === right.charAt(shared)) shared += 1;
  return shared >= familyLength && shared >= shorter - 2 && Math.max(left.length, right.length) - shared <= 5;
}
