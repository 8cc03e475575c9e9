import {
  closing,
  type Edge,
  edgeAhead,
  edgeBehind,
  isBesideWord,
  literalOf,
  longest,
  marks,
  mostTexts,
  opening,
  product,
  type Texts,
  union,
  widest,
} from '../text/listed-texts.ts';
import type { RegExpTree } from './regexp-tree.ts';
import { bestOf, cheapestOf, type Literal, type Placed, type RequiredSet, type Requirement } from './requirement.ts';
import { rateOf } from './word-rates.ts';

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

/**
 * Finds the literals that expressions require. One for many expressions that share parts spares the time to look at a part
 * twice; let it go when they are read.
 */
export class LiteralFinder {
  readonly #texts = new Map<RegExpTree, Texts>();
  /** By the edges to its left and its right, and by part. */
  readonly #best = new Map<string, Map<RegExpTree, Placed | undefined>>();
  readonly #widths = new Map<RegExpTree, number>();
  readonly #literals = new Map<string, Literal>();
  readonly #literalsOfTexts = new Map<string, Literal>();
  readonly #rates = new Map<Literal, number>();

  /**
   * The sets of literals that every match of an expression needs, and how far apart they may stand. After "FilteredRE2" of
   * RE2: the requirement follows from the expression itself, so that nobody has to keep a list in step with it.
   */
  requiredBy(tree: RegExpTree): Requirement {
    return bestOf(this.#setsOf(tree, '', ''));
  }

  /** The most characters a part may take, a run of white space being one. */
  #widthOf(tree: RegExpTree): number {
    let width = this.#widths.get(tree);
    if (width === undefined) {
      width = this.#measure(tree);
      this.#widths.set(tree, width);
    }
    return width;
  }

  #measure(tree: RegExpTree): number {
    switch (tree.kind) {
      case 'nothing':
        return 0;
      case 'anything':
        return tree.most;
      case 'characters':
        return Math.max(...tree.characters.map((characters) => characters.length));
      case 'choice':
        return Math.max(...tree.options.map((option) => this.#widthOf(option.tree)));
      case 'sequence':
        return tree.items.reduce((sum, item) => sum + this.#widthOf(item), 0);
      case 'repeat': {
        const width = this.#widthOf(tree.item);
        return width === 0 || isBlank(tree.item) ? width : width * tree.most;
      }
    }
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
  #setsOf(tree: RegExpTree, left: Edge, right: Edge): Placed[] {
    const texts = this.#textsOf(tree);
    if (texts) return this.#setOf(texts, left, right);
    switch (tree.kind) {
      case 'choice': {
        const [only, ...others] = tree.options;
        // One branch of an expression by itself: all its sets count.
        if (only && others.length === 0) return this.#setsOf(only.tree, left, right);
        const best = tree.options.map((option) => this.#bestOf(option.tree, left, right));
        const sets = best.filter((set) => set !== undefined);
        return sets.length === best.length ? this.#anyOf(sets) : [];
      }
      case 'repeat': {
        if (tree.least === 0) return [];
        if (tree.most === 1) return this.#setsOf(tree.item, left, right);
        const width = this.#widthOf(tree);
        return this.#setsOf(tree.item, '', '').map((set) => ({ ...set, lead: width, trail: width }));
      }
      case 'sequence':
        return this.#setsOfSequence(tree.items, left, right);
      default:
        return [];
    }
  }

  /** The rarest of the sets an option requires. */
  #bestOf(tree: RegExpTree, left: Edge, right: Edge): Placed | undefined {
    const edges = `${left}|${right}`;
    const known = this.#best.get(edges) ?? new Map<RegExpTree, Placed | undefined>();
    this.#best.set(edges, known);
    if (known.has(tree)) return known.get(tree);
    const best = cheapestOf(this.#setsOf(tree, left, right));
    known.set(tree, best);
    return best;
  }

  #setsOfSequence(items: readonly RegExpTree[], left: Edge, right: Edge): Placed[] {
    const sets: Placed[] = [];
    const lists = items.map((item) => this.#textsOf(item));
    const edgeBefore = (at: number) => this.#edgeBeside(items, lists, at, -1, left);
    const edgeAfter = (at: number) => this.#edgeBeside(items, lists, at, 1, right);
    /** Of the sequence so far: its width, and what of it lies behind the last set. */
    let width = 0;
    let behind = Number.POSITIVE_INFINITY;
    const take = (found: readonly Placed[], part: number) => {
      found.forEach((set, at) => {
        sets.push({ ...set, lead: width + set.lead, gap: at === 0 ? behind + set.lead : set.gap });
      });
      behind = found.at(-1)?.trail ?? behind + part;
      width += part;
    };
    let run: Texts = null;
    let runLeft: Edge = '';
    items.forEach((item, at) => {
      const texts = lists[at] ?? null;
      if (run && texts && run.length * texts.length <= mostTexts) {
        run = product(run, texts);
        return;
      }
      if (run) take(this.#setOf(run, runLeft, edgeAfter(at - 1)), widest(run));
      run = texts;
      runLeft = edgeBefore(at);
      if (!texts) take(this.#setsOf(item, runLeft, edgeAfter(at)), this.#widthOf(item));
    });
    if (run) take(this.#setOf(run, runLeft, right), widest(run));
    // What a set has behind it is known once the sequence is over.
    let trail = behind;
    for (let at = sets.length - 1; at >= 0; at--) {
      const set = sets[at] as Placed;
      sets[at] = { ...set, trail };
      trail += set.gap;
    }
    return sets;
  }

  /**
   * The edge that is certain before (-1) or behind (1) an item of a sequence, whether or not the items on that side take any
   * text; `beyond` is what is certain where they end.
   */
  #edgeBeside(items: readonly RegExpTree[], lists: readonly Texts[], at: number, step: -1 | 1, beyond: Edge): Edge {
    const certain = step < 0 ? opening : closing;
    for (let next = at + step; next >= 0 && next < items.length; next += step) {
      const texts = lists[next];
      const item = items[next] as RegExpTree;
      if (texts) {
        const written = texts.filter((text) => text !== '');
        const edge = step < 0 ? edgeBehind(written) : edgeAhead(written);
        if (written.length === texts.length || edge !== certain) return edge;
      } else if (!this.#isBeside(item, step < 0 ? -1 : 0)) return '';
      else if (item.kind !== 'repeat' || item.least > 0) return certain;
    }
    return beyond;
  }

  /**
   * True when whatever a part takes has no word character at its end (-1) or its beginning (0); of a part that may take
   * nothing, where it takes something.
   */
  #isBeside(tree: RegExpTree, side: -1 | 0): boolean {
    const texts = this.#textsOf(tree);
    if (texts) return texts.every((text) => isBesideWord(text.at(side) ?? 'x'));
    switch (tree.kind) {
      case 'repeat':
        return this.#isBeside(tree.item, side);
      case 'choice':
        return tree.options.every((option) => this.#isBeside(option.tree, side));
      case 'sequence': {
        const outer = tree.items.at(side);
        return outer !== undefined && (outer.kind !== 'repeat' || outer.least > 0) && this.#isBeside(outer, side);
      }
      default:
        return false;
    }
  }

  /** The set that some texts make, none when one of them may be empty. */
  #setOf(texts: readonly string[], left: Edge, right: Edge): Placed[] {
    const literals = texts.map((text) => this.#literalOf(`${left}${text}${right}`));
    const lengths = literals.map(({ word }) => word.length);
    const width = widest(texts);
    return this.#joined(literals).map((set) => {
      // One that was left out is found by another, which may end anywhere in it.
      const isWhole = set.literals.length === new Set(literals).size;
      const lead = isWhole ? Math.max(...lengths) : width;
      const trail = isWhole ? Math.max(...texts.map((text, at) => widest([text]) - (lengths[at] as number))) : width;
      return { ...set, lead, trail, gap: Number.POSITIVE_INFINITY };
    });
  }

  /** The set that holds those of several options. */
  #anyOf(sets: readonly Placed[]): Placed[] {
    const literals = sets.flatMap((set) => set.literals);
    const lead = Math.max(...sets.map((set) => set.lead));
    const trail = Math.max(...sets.map((set) => set.trail));
    return this.#joined(literals).map((set) => {
      // One that was left out is found by another, which may end before it.
      const early = set.literals.length === new Set(literals).size ? 0 : longest;
      return { ...set, lead, trail: trail + early, gap: Number.POSITIVE_INFINITY };
    });
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

/** True for a part that takes nothing but white space. */
function isBlank(tree: RegExpTree): boolean {
  return tree.kind === 'characters' && tree.characters.every((characters) => characters === ' ');
}

/** What tells a literal from others. */
export function keyOf({ word, opens, closes }: Literal): string {
  return `${opens ? '^' : ' '}${closes ? '$' : ' '}${word}`;
}
