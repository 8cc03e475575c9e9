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
const longest = 12;
/** A set that occurs this rarely needs no second one. */
const rare = 0.05;
/** A set that occurs this often tells nothing. */
const useless = 6;
/** What a literal costs, so that of two sets alike the smaller is taken. */
const price = 0.0005;
/** Marks in a listed text: no word character stands before, none behind, and an edge of whatever word stands here. */
const opening = '\u0001';
const closing = '\u0002';
const wordEdge = '\u0003';
const marks = { opens: opening, closes: closing, word: wordEdge } as const;
/** What is certain of the place beside a part; empty when nothing is. */
type Edge = '' | typeof opening | typeof closing | typeof wordEdge;

/** All texts a part matches, where they are few. */
type Texts = readonly string[] | null;

/**
 * Finds the literals that expressions require. One for many expressions that share parts spares the time to look at a part
 * twice; let it go when they are read.
 */
export class LiteralFinder {
  readonly #texts = new Map<RegExpTree, Texts>();
  /** By the edges to its left and its right, and by part. */
  readonly #best = new Map<string, Map<RegExpTree, RequiredSet | undefined>>();
  readonly #literals = new Map<string, Literal>();
  readonly #literalsOfTexts = new Map<string, Literal>();
  readonly #rates = new Map<Literal, number>();

  /**
   * The sets of literals that every match of an expression needs, at most two, the rarest first; none where the
   * expression could match nearly anything. After "FilteredRE2" of RE2: the requirement follows from the expression
   * itself, so that nobody has to keep a list in step with it.
   */
  requiredBy(tree: RegExpTree): RequiredSet[] {
    return bestOf(this.#setsOf(tree, '', ''));
  }

  #textsOf(tree: RegExpTree): Texts {
    let texts = this.#texts.get(tree);
    if (texts === undefined) {
      texts = this.#listTexts(tree);
      this.#texts.set(tree, texts);
    }
    return texts;
  }

  #listTexts(tree: RegExpTree): Texts {
    switch (tree.kind) {
      case 'anything':
        return null;
      case 'nothing':
        return [tree.edge ? marks[tree.edge] : ''];
      case 'characters':
        return tree.characters;
      case 'repeat': {
        const texts = this.#textsOf(tree.item);
        if (texts?.length === 1 && texts[0] === ' ') return tree.least === 0 ? ['', ' '] : [' '];
        if (!texts || tree.most !== 1) return null;
        return tree.least === 0 ? union([[''], texts]) : texts;
      }
      case 'choice': {
        const lists = tree.options.map((option) => this.#textsOf(option.tree));
        return union(lists);
      }
      case 'sequence': {
        let run: readonly string[] = [''];
        for (const item of tree.items) {
          const texts = this.#textsOf(item);
          if (!texts || run.length * texts.length > mostTexts) return null;
          run = product(run, texts);
        }
        return run;
      }
    }
  }

  /** The sets a part requires, by what is certain to its left and its right. */
  #setsOf(tree: RegExpTree, left: Edge, right: Edge): RequiredSet[] {
    const texts = this.#textsOf(tree);
    if (texts) return this.#setOf(texts, left, right);
    switch (tree.kind) {
      case 'choice': {
        const [only, ...others] = tree.options;
        // One branch of an expression by itself: all its sets count.
        if (only && others.length === 0) return this.#setsOf(only.tree, left, right);
        const best = tree.options.map((option) => this.#bestOf(option.tree, left, right));
        const sets = best.filter((set) => set !== undefined);
        return sets.length === best.length ? this.#joined(sets.flatMap((set) => set.literals)) : [];
      }
      case 'repeat': {
        if (tree.least === 0) return [];
        return tree.most === 1 ? this.#setsOf(tree.item, left, right) : this.#setsOf(tree.item, '', '');
      }
      case 'sequence':
        return this.#setsOfSequence(tree.items, left, right);
      default:
        return [];
    }
  }

  /** The rarest of the sets an option requires. */
  #bestOf(tree: RegExpTree, left: Edge, right: Edge): RequiredSet | undefined {
    const edges = `${left}|${right}`;
    const known = this.#best.get(edges) ?? new Map<RegExpTree, RequiredSet | undefined>();
    this.#best.set(edges, known);
    if (known.has(tree)) return known.get(tree);
    const [best] = bestOf(this.#setsOf(tree, left, right));
    known.set(tree, best);
    return best;
  }

  #setsOfSequence(items: readonly RegExpTree[], left: Edge, right: Edge): RequiredSet[] {
    const sets: RequiredSet[] = [];
    const lists = items.map((item) => this.#textsOf(item));
    const edgeBefore = (at: number) => this.#edgeBefore(items, lists, at, left);
    const edgeAfter = (at: number) => (at === items.length - 1 ? right : edgeAhead(lists[at + 1] ?? null));
    let run: Texts = null;
    let runLeft: Edge = '';
    items.forEach((item, at) => {
      const texts = lists[at] ?? null;
      if (run && texts && run.length * texts.length <= mostTexts) {
        run = product(run, texts);
        return;
      }
      if (run) sets.push(...this.#setOf(run, runLeft, edgeAhead(texts)));
      run = texts;
      runLeft = edgeBefore(at);
      if (!texts) sets.push(...this.#setsOf(item, runLeft, edgeAfter(at)));
    });
    if (run) sets.push(...this.#setOf(run, runLeft, right));
    return sets;
  }

  /** The edge that is certain before an item of a sequence, whether or not the items before it take any text. */
  #edgeBefore(items: readonly RegExpTree[], lists: readonly Texts[], at: number, left: Edge): Edge {
    for (let before = at - 1; before >= 0; before--) {
      const texts = lists[before];
      const item = items[before] as RegExpTree;
      if (texts) {
        const written = texts.filter((text) => text !== '');
        const edge = edgeBehind(written);
        if (written.length === texts.length || edge !== opening) return edge;
      } else if (!this.#endsInBlank(item)) return '';
      else if (item.kind !== 'repeat' || item.least > 0) return opening;
    }
    return left;
  }

  /** True when whatever a part takes ends in a blank; of a part that may take nothing, where it takes something. */
  #endsInBlank(tree: RegExpTree): boolean {
    const texts = this.#textsOf(tree);
    if (texts) return texts.every((text) => text.endsWith(' '));
    switch (tree.kind) {
      case 'repeat':
        return this.#endsInBlank(tree.item);
      case 'choice':
        return tree.options.every((option) => this.#endsInBlank(option.tree));
      case 'sequence': {
        const last = tree.items.at(-1);
        return last !== undefined && (last.kind !== 'repeat' || last.least > 0) && this.#endsInBlank(last);
      }
      default:
        return false;
    }
  }

  /** The set that some texts make, none when one of them may be empty. */
  #setOf(texts: readonly string[], left: Edge, right: Edge): RequiredSet[] {
    return this.#joined(texts.map((text) => this.#literalOf(`${left}${text}${right}`)));
  }

  /** The literal of a text; the same object for the same literal. */
  #literalOf(text: string): Literal {
    const known = this.#literalsOfTexts.get(text);
    if (known) return known;
    const read = literalOf(text);
    const key = keyOf(read);
    const literal = this.#literals.get(key) ?? read;
    this.#literals.set(key, literal);
    this.#literalsOfTexts.set(text, literal);
    return literal;
  }

  #joined(literals: readonly Literal[]): RequiredSet[] {
    if (literals.length === 0 || literals.some(({ word }) => word === '' || word === ' ')) return [];
    const distinct = [...new Set(literals)];
    const free = distinct.filter(({ opens, closes }) => !opens && !closes);
    // What holds another one of the set adds nothing.
    const kept =
      free.length === 0 || distinct.length === 1
        ? distinct
        : distinct.filter((literal) => !free.some((other) => other !== literal && literal.word.includes(other.word)));
    return [{ literals: kept, rate: kept.reduce((sum, literal) => sum + this.#rateOf(literal), 0) }];
  }

  #rateOf(literal: Literal): number {
    let rate = this.#rates.get(literal);
    if (rate === undefined) {
      rate = rateOf(literal);
      this.#rates.set(literal, rate);
    }
    return rate;
  }
}

function bestOf(sets: readonly RequiredSet[]): RequiredSet[] {
  const [first, ...others] = sets.filter((set) => set.rate < useless).sort((a, b) => costOf(a) - costOf(b));
  if (!first) return [];
  const second = others.find((set) => !isAlike(set, first));
  return first.rate > rare && second ? [first, second] : [first];
}

function isAlike(a: RequiredSet, b: RequiredSet): boolean {
  return a.literals.length === b.literals.length && a.literals.every((literal, at) => literal === b.literals[at]);
}

function costOf(set: RequiredSet): number {
  return set.rate + price * set.literals.length;
}

/** The edge that is certain behind some texts. */
function edgeBehind(texts: Texts): Edge {
  if (!texts?.every((text) => / $|[\x01\x03]$/.test(text))) return '';
  return texts.some((text) => text.endsWith(wordEdge)) ? wordEdge : opening;
}

/** The edge that is certain before some texts. */
function edgeAhead(texts: Texts): Edge {
  if (!texts?.every((text) => /^ |^[\x02\x03]/.test(text))) return '';
  return texts.some((text) => text.startsWith(wordEdge)) ? wordEdge : closing;
}

function product(heads: readonly string[], tails: readonly string[]): string[] {
  const [tail] = tails;
  if (tail !== undefined && tails.length === 1) return heads.map((head) => head + tail);
  return [...new Set(heads.flatMap((head) => tails.map((each) => head + each)))];
}

function union(lists: readonly Texts[]): string[] | null {
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

function literalOf(text: string): Literal {
  const written = text.replaceAll(/[\x01-\x03]/g, '').replaceAll(/ +/g, ' ');
  // An automaton knows only so many characters: what stands before the rarest of them will do.
  const word = written.replace(/[?&{}].*/s, '');
  const before = /^[\x01-\x03]*/.exec(text)?.[0] ?? '';
  const behind = /[\x01-\x03]*$/.exec(text)?.[0] ?? '';
  return {
    word: word.slice(0, longest),
    opens: (before.includes(opening) && !word.startsWith(' ')) || (before.includes(wordEdge) && /^\w/.test(word)),
    closes:
      word.length <= longest &&
      word.length === written.length &&
      ((behind.includes(closing) && !word.endsWith(' ')) || (behind.includes(wordEdge) && /\w$/.test(word))),
  };
}
