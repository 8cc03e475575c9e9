import type { RegExpTree } from './regexp-tree.ts';
import { rateOf } from './word-rates.ts';

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

/** Reads a literal as rules write it: `^` and `$` stand for a word's edge. */
export function readLiteral(written: string): Literal {
  const opens = written.startsWith('^');
  const closes = written.length > 1 && written.endsWith('$');
  return { word: written.slice(opens ? 1 : 0, closes ? -1 : undefined), opens, closes };
}

/** The set of literals somebody wrote down. */
export function writtenSet(written: readonly string[]): RequiredSet {
  const literals = written.map(readLiteral);
  return { literals, rate: literals.reduce((sum, literal) => sum + rateOf(literal), 0) };
}

const mostTexts = 64;
const longest = 8;
/** A set that occurs this rarely needs no second one. */
const rare = 0.05;
/** A set that occurs this often tells nothing. */
const useless = 6;
/** As a second set, one that occurs this often costs more than it spares. */
const uselessSecond = 3;
/** What a literal costs, so that of two sets alike the smaller is taken. */
const price = 0.0005;
const opening = '\u0001';
const closing = '\u0002';

/**
 * The sets of literals that every match of an expression needs, at most two, the rarest first; none where the
 * expression could match nearly anything. After "FilteredRE2" of RE2: the requirement follows from the expression
 * itself, so that nobody has to keep a list in step with it.
 */
export function requiredLiterals(tree: RegExpTree): RequiredSet[] {
  return bestOf(setsOf(tree, new Map(), false, false));
}

function bestOf(sets: readonly RequiredSet[]): RequiredSet[] {
  const [first, second] = sets.filter((set) => set.rate < useless).sort((a, b) => costOf(a) - costOf(b));
  if (!first) return [];
  return first.rate > rare && second && second.rate < uselessSecond ? [first, second] : [first];
}

function costOf(set: RequiredSet): number {
  return set.rate + price * set.literals.length;
}

/** All texts a part matches, where they are few, by the part. */
type Texts = Map<RegExpTree, readonly string[] | null>;

function textsOf(tree: RegExpTree, known: Texts): readonly string[] | null {
  let texts = known.get(tree);
  if (texts === undefined) {
    texts = listTexts(tree, known);
    known.set(tree, texts);
  }
  return texts;
}

function listTexts(tree: RegExpTree, known: Texts): readonly string[] | null {
  switch (tree.kind) {
    case 'anything':
      return null;
    case 'nothing':
      return [tree.edge === 'opens' ? opening : tree.edge === 'closes' ? closing : ''];
    case 'characters':
      return tree.characters;
    case 'repeat': {
      const texts = textsOf(tree.item, known);
      if (texts?.length === 1 && texts[0] === ' ') return tree.least === 0 ? ['', ' '] : [' '];
      if (!texts || tree.most !== 1) return null;
      return tree.least === 0 ? union([[''], texts]) : texts;
    }
    case 'choice': {
      const lists = tree.options.map((option) => textsOf(option.tree, known));
      return union(lists);
    }
    case 'sequence': {
      let run: readonly string[] = [''];
      for (const item of tree.items) {
        const texts = textsOf(item, known);
        if (!texts || run.length * texts.length > mostTexts) return null;
        run = product(run, texts);
      }
      return run;
    }
  }
}

/** The sets a part requires. `opens` and `closes` tell whether a word's edge is certain to its left and its right. */
function setsOf(tree: RegExpTree, known: Texts, opens: boolean, closes: boolean): RequiredSet[] {
  const texts = textsOf(tree, known);
  if (texts) return setOf(texts, opens, closes);
  switch (tree.kind) {
    case 'choice': {
      const best = tree.options.map((option) => bestOf(setsOf(option.tree, known, opens, closes))[0]);
      const sets = best.filter((set) => set !== undefined);
      return sets.length === best.length ? joined(sets.flatMap((set) => set.literals)) : [];
    }
    case 'repeat': {
      if (tree.least === 0) return [];
      return setsOf(tree.item, known, opens && tree.most === 1, closes && tree.most === 1);
    }
    case 'sequence':
      return setsOfSequence(tree.items, known, opens, closes);
    default:
      return [];
  }
}

function setsOfSequence(items: readonly RegExpTree[], known: Texts, opens: boolean, closes: boolean): RequiredSet[] {
  const sets: RequiredSet[] = [];
  const lists = items.map((item) => textsOf(item, known));
  const edgeBefore = (at: number) => (at === 0 ? opens : ends(lists[at - 1] ?? null));
  const edgeAfter = (at: number) => (at === items.length - 1 ? closes : begins(lists[at + 1] ?? null));
  let run: readonly string[] | null = null;
  let runOpens = false;
  items.forEach((item, at) => {
    const texts = lists[at] ?? null;
    if (run && texts && run.length * texts.length <= mostTexts) {
      run = product(run, texts);
      return;
    }
    if (run) sets.push(...setOf(run, runOpens, begins(texts)));
    run = texts;
    runOpens = edgeBefore(at);
    if (!texts) sets.push(...setsOf(item, known, runOpens, edgeAfter(at)));
  });
  if (run) sets.push(...setOf(run, runOpens, closes));
  return sets;
}

/** True when all of some texts end, or begin, at a word's edge. */
function ends(texts: readonly string[] | null): boolean {
  return texts?.every((text) => text.endsWith(' ') || text.endsWith(opening)) ?? false;
}

function begins(texts: readonly string[] | null): boolean {
  return texts?.every((text) => text.startsWith(' ') || text.startsWith(closing)) ?? false;
}

function product(heads: readonly string[], tails: readonly string[]): string[] {
  const [tail] = tails;
  if (tail !== undefined && tails.length === 1) return heads.map((head) => head + tail);
  return [...new Set(heads.flatMap((head) => tails.map((each) => head + each)))];
}

function union(lists: readonly (readonly string[] | null)[]): string[] | null {
  const all = new Set<string>();
  for (const list of lists) {
    if (!list) return null;
    for (const text of list) all.add(text);
  }
  return all.size <= mostTexts ? [...all] : null;
}

/** What tells a literal from others. */
export function keyOf({ word, opens, closes }: Literal): string {
  return `${opens ? '^' : ' '}${closes ? '$' : ' '}${word}`;
}

/** The set that some texts make, none when one of them may be empty. */
function setOf(texts: readonly string[], opens: boolean, closes: boolean): RequiredSet[] {
  return joined(texts.map((text) => literalOf(`${opens ? opening : ''}${text}${closes ? closing : ''}`)));
}

function literalOf(text: string): Literal {
  const word = text.replaceAll(/[\u0001\u0002]/g, '').replaceAll(/ +/g, ' ');
  return {
    word: word.slice(0, longest),
    opens: text.startsWith(opening) && !word.startsWith(' '),
    closes: text.endsWith(closing) && !word.endsWith(' ') && word.length <= longest,
  };
}

function joined(literals: readonly Literal[]): RequiredSet[] {
  if (literals.length === 0 || literals.some(({ word }) => word.trim() === '')) return [];
  const distinct = [...new Map(literals.map((literal) => [keyOf(literal), literal])).values()];
  const free = distinct.filter(({ opens, closes }) => !opens && !closes);
  // What holds another one of the set adds nothing.
  const kept =
    free.length === 0 || distinct.length === 1
      ? distinct
      : distinct.filter((literal) => !free.some((other) => other !== literal && literal.word.includes(other.word)));
  return [{ literals: kept, rate: kept.reduce((sum, literal) => sum + rateOf(literal), 0) }];
}
