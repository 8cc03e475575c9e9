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
/** Places of a word looked at for a run of words. */
const runLimit = 2000;

const labelMark = /, the (?:company|person), /;

/** The sentence that opens a record's evidence: whom it is about, and the kind of event. */
export const labelOf = (subject: string, personal: boolean, event: string): string =>
  `${subject}, the ${personal ? 'person' : 'company'}, ${event}`;

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
  readonly #acronyms = new Map<string, number[]>();
  readonly #rarities = new Map<string, number>();
  readonly #matches = new Map<string, Match>();
  #families: Map<string, string[]> | undefined;

  /** `known` are lower-case words that count as names even where they open a sentence. */
  constructor(text: string, known?: ReadonlySet<string>) {
    this.reading = readText(text, known);
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
    for (const [at, token] of tokens.entries()) {
      const places = this.#positions.get(token.stem);
      if (places === undefined) this.#positions.set(token.stem, [at]);
      else places.push(at);
    }
  }

  /** Where exactly this stem stands, ascending. */
  positions(word: string): readonly number[] {
    return this.#positions.get(word) ?? absent.at;
  }

  /** Whether these stems follow one another in some sentence. Looks along the rarest of them. */
  hasRun(...run: readonly string[]): boolean {
    let rarest = 0;
    let places: readonly number[] | undefined;
    for (const [at, word] of run.entries()) {
      const found = this.#positions.get(word);
      if (found === undefined) return false;
      if (places === undefined || found.length < places.length) {
        places = found;
        rarest = at;
      }
    }
    const { tokens } = this.reading;
    const limit = Math.min(places?.length ?? 0, runLimit);
    for (let number = 0; number < limit; number += 1) {
      const first = (places?.[number] ?? 0) - rarest;
      const sentence = tokens[first]?.sentence;
      let at = 0;
      while (at < run.length && tokens[first + at]?.stem === run[at] && tokens[first + at]?.sentence === sentence)
        at += 1;
      if (at === run.length) return true;
    }
    return false;
  }

  /** Whether this token stands in a {@link labelOf label}: a sentence that names a kind of event and tells nothing of it. */
  isLabel(at: number): boolean {
    const { sentences, tokens, text } = this.reading;
    const sentence = sentences[tokens[at]?.sentence ?? 0];
    return labelMark.test(text.slice(tokens[sentence?.from ?? 0]?.start, tokens[at]?.start));
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
    let rarity = this.#rarities.get(word);
    if (rarity === undefined) {
      rarity = this.#rarity(word);
      this.#rarities.set(word, rarity);
    }
    return named ? 1.25 * rarity : commonStems.has(word) ? 0.55 * rarity : rarity;
  }

  #rarity(word: string): number {
    const sentences = this.reading.sentences.length;
    const count = Math.min(this.positions(word).length, sentences);
    if (count === 0 || sentences < 2) return 1;
    return 0.55 + (0.45 * Math.log(1 + sentences / count)) / Math.log(1 + sentences);
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
