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

/** What is known of a part: all texts it matches, where they are few; and the best sets it requires. */
interface Known {
  readonly exact: readonly string[] | null;
  readonly sets: readonly RequiredSet[];
}

const mostTexts = 64;
const longest = 10;
/** A set that occurs this rarely needs no second one. */
const rare = 0.05;
/** A set that occurs this often tells nothing. */
const useless = 12;
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
  const { exact, sets } = knownOf(tree);
  const all = exact ? [...sets, ...setOf(exact)] : sets;
  return bestOf(all);
}

function bestOf(sets: readonly RequiredSet[]): RequiredSet[] {
  const [first, second] = sets.filter((set) => set.rate < useless).sort((a, b) => costOf(a) - costOf(b));
  if (!first) return [];
  return first.rate > rare && second ? [first, second] : [first];
}

function costOf(set: RequiredSet): number {
  return set.rate + price * set.literals.length;
}

function knownOf(tree: RegExpTree): Known {
  switch (tree.kind) {
    case 'anything':
      return { exact: null, sets: [] };
    case 'nothing':
      return { exact: [tree.edge === 'opens' ? opening : tree.edge === 'closes' ? closing : ''], sets: [] };
    case 'characters':
      return { exact: tree.characters, sets: [] };
    case 'repeat':
      return repeatOf(knownOf(tree.item), tree.least, tree.most);
    case 'choice':
      return choiceOf(tree.options.map((option) => knownOf(option.tree)));
    case 'sequence':
      return sequenceOf(tree.items.map(knownOf));
  }
}

function repeatOf(item: Known, least: number, most: number): Known {
  const blank = item.exact?.length === 1 && item.exact[0] === ' ';
  if (blank) return { exact: least === 0 ? ['', ' '] : [' '], sets: [] };
  if (least === 0) return { exact: most === 1 && item.exact ? union([[''], item.exact]) : null, sets: [] };
  if (most === 1) return item;
  return { exact: null, sets: item.exact ? setOf(item.exact) : item.sets };
}

function choiceOf(options: readonly Known[]): Known {
  if (options.length === 1) return options[0] ?? { exact: null, sets: [] };
  const exact = options.every((option) => option.exact !== null)
    ? union(options.map((option) => option.exact ?? []))
    : null;
  const best = options.map((option) => bestOf(option.exact ? setOf(option.exact) : option.sets)[0]);
  const known = best.filter((set) => set !== undefined);
  return { exact, sets: known.length === options.length ? joined(known.flatMap((set) => set.literals)) : [] };
}

function sequenceOf(items: readonly Known[]): Known {
  const sets: RequiredSet[] = [];
  let run: readonly string[] = [''];
  let whole = true;
  for (const item of items) {
    if (item.exact && run.length * item.exact.length <= mostTexts) {
      const { exact } = item;
      run = [...new Set(run.flatMap((head) => exact.map((tail) => head + tail)))];
    } else {
      whole = false;
      sets.push(...setOf(run), ...item.sets);
      run = item.exact ?? [''];
    }
  }
  if (whole) return { exact: run, sets: [] };
  sets.push(...setOf(run));
  return { exact: null, sets };
}

function union(lists: readonly (readonly string[])[]): string[] | null {
  const all = [...new Set(lists.flat())];
  return all.length <= mostTexts ? all : null;
}

/** The set that some texts make, none when one of them may be empty. */
function setOf(texts: readonly string[]): RequiredSet[] {
  return joined(texts.map(literalOf));
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
  const distinct = [...new Map(literals.map((literal) => [JSON.stringify(literal), literal])).values()];
  const free = distinct.filter(({ opens, closes }) => !opens && !closes);
  // What holds another one of the set adds nothing.
  const kept = distinct.filter(
    (literal) => !free.some((other) => other !== literal && literal.word.includes(other.word)),
  );
  return [{ literals: kept, rate: kept.reduce((sum, literal) => sum + rateOf(literal), 0) }];
}
