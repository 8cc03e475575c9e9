/** A regular expression as far as its literal text matters. */
export type RegExpTree =
  /**
   * Exactly one of these, lower case; white space is a blank, and `foreign` any sign outside ASCII. One alone may be a run of
   * several characters.
   */
  | { readonly kind: 'characters'; readonly characters: readonly string[] }
  /** At most so many characters; one of too many to list, or what a group took before. */
  | { readonly kind: 'anything'; readonly most: number }
  /** Takes no text. `opens` and `closes`: no word character stands before or after; `word`: a word begins or ends here. */
  | { readonly kind: 'nothing'; readonly edge: 'opens' | 'closes' | 'word' | null }
  | { readonly kind: 'sequence'; readonly items: readonly RegExpTree[] }
  | { readonly kind: 'choice'; readonly options: readonly Option[] }
  | { readonly kind: 'repeat'; readonly item: RegExpTree; readonly least: number; readonly most: number };

/** One branch of a choice, and where its source stands. */
export interface Option {
  readonly tree: RegExpTree;
  readonly start: number;
  readonly end: number;
}

export interface ParsedRegExp {
  readonly tree: RegExpTree;
  readonly captures: boolean;
}

/** Stands for any sign outside ASCII: of letter case alone none of them is matched by one of ASCII. */
export const foreign = '\u007f';
const listable = 12;
/** Characters that mean themselves, the last of which no quantifier follows. */
const plain = /[\w &,:;'"@#%<>=/!~`-]+(?![*+?{])/y;
const opening = /\((?:\?(?:(?:-i)?:|<?[=!]|<\w+>))?/y;
/** Up to the next parenthesis. */
const beside = /(?:[^()[\\]|\\.|\[(?:[^\]\\]|\\.)*\])*/sy;
const quantifier = /(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/y;
const nothing: RegExpTree = { kind: 'nothing', edge: null };
const wordEdge: RegExpTree = { kind: 'nothing', edge: 'word' };
const anything: RegExpTree = { kind: 'anything', most: 1 };
const taken: RegExpTree = { kind: 'anything', most: Number.POSITIVE_INFINITY };
const blank: RegExpTree = { kind: 'characters', characters: [' '] };
/** How a pattern writes a blank, and what that is. */
const writtenBlank = '\\s{1,8}';
const blanks: RegExpTree = { kind: 'repeat', item: blank, least: 1, most: 8 };

/** Groups that were read, by their source. Lists of words stand in many expressions: each is read once. */
export type KnownGroups = Map<string, RegExpTree>;

/**
 * The source of an expression as it is derived from, with escapes for all outside ASCII: a bundle has some of these in place
 * of what stands in the code, and places in a source have to be the same in both.
 */
export function asciiSource({ source }: RegExp): string {
  return inEscapes(source);
}

/** Code with an escape for each code unit outside ASCII. The bundles are made with it as well. */
export function inEscapes(code: string): string {
  return code.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/**
 * Reads the source of a valid expression without the flags `u` and `v`. Letter case is dropped. Linear in the length. The
 * positions of options are those of this source down to the options of a group; in a group within a group they are not.
 */
export function parseRegExp(source: string, known: KnownGroups = new Map()): ParsedRegExp {
  let at = 0;
  let depth = 0;
  let captures = false;

  function choice(): RegExpTree {
    const options: Option[] = [];
    do {
      if (options.length > 0) at++;
      const start = at;
      const items: RegExpTree[] = [];
      while (at < source.length && source[at] !== '|' && source[at] !== ')') {
        plain.lastIndex = at;
        if (plain.test(source)) {
          append(items, { kind: 'characters', characters: [source.slice(at, plain.lastIndex).toLowerCase()] });
          at = plain.lastIndex;
        } else append(items, repeated(atom()));
      }
      options.push({ tree: { kind: 'sequence', items }, start, end: at });
    } while (source[at] === '|');
    return { kind: 'choice', options };
  }

  function atom(): RegExpTree {
    const unit = source[at] ?? '';
    if (unit === '(') return group();
    if (unit === '[') return set();
    if (unit === '\\') {
      if (!source.startsWith(writtenBlank, at)) return escaped();
      at += writtenBlank.length;
      if (source[at] === '?') at++;
      return blanks;
    }
    at++;
    if (unit === '^' || unit === '$') return nothing;
    return unit === '.' ? anything : charactersOf([unit]);
  }

  function group(): RegExpTree {
    if (depth === 0) return readGroup();
    const from = at;
    const end = endOfGroup(source, from);
    const written = source.slice(from, end);
    const earlier = known.get(written);
    if (earlier) {
      at = end;
      return earlier;
    }
    const captured = captures;
    captures = false;
    const tree = readGroup();
    if (!captures) known.set(written, tree);
    captures ||= captured;
    return tree;
  }

  function readGroup(): RegExpTree {
    opening.lastIndex = at;
    const opened = opening.exec(source)?.[0] ?? '(';
    at += opened.length;
    const from = at;
    depth++;
    const inner = choice();
    depth--;
    const to = at++;
    if (opened.endsWith(':')) return inner;
    if (opened.endsWith('=') || opened.endsWith('!')) {
      const isWordEdge = /^(?:\\w|\[(?!\^)(?:[^\]\\]|\\.)*?\\w(?:[^\]\\]|\\.)*\])$/.test(source.slice(from, to));
      return {
        kind: 'nothing',
        edge: !isWordEdge ? null : opened === '(?<!' ? 'opens' : opened === '(?!' ? 'closes' : null,
      };
    }
    captures = true;
    return inner;
  }

  function set(): RegExpTree {
    at++;
    const negated = source[at] === '^';
    if (negated) at++;
    const found: string[] = [];
    let isListable = !negated;
    while (at < source.length && source[at] !== ']') {
      const first = member();
      if (first === null) isListable = false;
      else if (source[at] === '-' && source[at + 1] !== ']') {
        at++;
        const last = member();
        if (last === null || last.charCodeAt(0) - first.charCodeAt(0) >= listable) isListable = false;
        else
          for (let code = first.charCodeAt(0); code <= last.charCodeAt(0); code++)
            found.push(String.fromCharCode(code));
      } else found.push(first);
    }
    at++;
    return isListable && found.length <= listable ? charactersOf(found) : anything;
  }

  /** One member of a set; null when it stands for too many. */
  function member(): string | null {
    const unit = source[at] ?? '';
    if (unit !== '\\') {
      at++;
      return unit;
    }
    const tree = escaped(true);
    return tree.kind === 'characters' && tree.characters.length === 1 ? (tree.characters[0] ?? null) : null;
  }

  function escaped(inSet = false): RegExpTree {
    const unit = source[at + 1] ?? '';
    at += 2;
    if (unit === 'u' || unit === 'x' || unit === 'c') {
      const length = unit === 'u' ? 4 : unit === 'x' ? 2 : 1;
      const code = unit === 'c' ? 1 : Number.parseInt(source.slice(at, at + length), 16);
      at += length;
      return charactersOf([String.fromCharCode(code)]);
    }
    if (/[snrtfv]/.test(unit)) return blank;
    if (unit === 'b' || unit === 'B') return inSet ? anything : unit === 'b' ? wordEdge : nothing;
    if (unit === 'k') {
      at = source.indexOf('>', at) + 1;
      return taken;
    }
    if (unit === 'd') return charactersOf([...'0123456789']);
    if (/[1-9]/.test(unit)) return taken;
    return /\w/.test(unit) ? anything : charactersOf([unit]);
  }

  function repeated(item: RegExpTree): RegExpTree {
    const next = source.charCodeAt(at);
    // Most items stand once: only *, +, ? and { repeat.
    if (next !== 42 && next !== 43 && next !== 63 && next !== 123) return item;
    quantifier.lastIndex = at;
    const match = quantifier.exec(source);
    if (!match) return item;
    at += match[0].length;
    const [, sign, least, comma, most] = match;
    if (sign !== undefined)
      return { kind: 'repeat', item, least: sign === '+' ? 1 : 0, most: sign === '?' ? 1 : Number.POSITIVE_INFINITY };
    const lowest = Number(least);
    return {
      kind: 'repeat',
      item,
      least: lowest,
      most: comma === '' ? lowest : most === '' ? Number.POSITIVE_INFINITY : Number(most),
    };
  }

  return { tree: choice(), captures };
}

/** Where the group that opens at `from` ends. */
function endOfGroup(source: string, from: number): number {
  let open = 0;
  for (let at = from; at < source.length; at++) {
    beside.lastIndex = at;
    beside.test(source);
    at = beside.lastIndex;
    if (source[at] === '(') open++;
    else if (--open === 0) return at + 1;
  }
  return source.length;
}

/** Adds an item to a sequence; plain characters in a row become one. */
function append(items: RegExpTree[], item: RegExpTree): void {
  const last = items.at(-1);
  if (last?.kind === 'characters' && item.kind === 'characters') {
    const [before] = last.characters;
    const [after] = item.characters;
    if (before !== undefined && after !== undefined && last.characters.length === 1 && item.characters.length === 1) {
      items[items.length - 1] = { kind: 'characters', characters: [before + after] };
      return;
    }
  }
  items.push(item);
}

function charactersOf(found: readonly string[]): RegExpTree {
  return { kind: 'characters', characters: [...new Set(found.map(read))] };
}

function read(unit: string): string {
  const code = unit.charCodeAt(0);
  if (code >= 0x80) return foreign;
  return code === 32 || (code >= 9 && code <= 13) ? ' ' : unit.toLowerCase();
}
