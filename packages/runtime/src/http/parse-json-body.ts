import { isUtf8 } from 'node:buffer';
import { firstCharacters, ProblemError, ValidationError, type ValidationErrorEntry } from '@sendgate/contracts';
import { jsonErrorAt } from './json-error-at.ts';

/** Deepest nesting of a request body; the outermost value is level 1. */
export const MAX_DEPTH = 20;
/**
 * Most object keys in a request body, all levels together. The 64 KiB of a message's metadata hold half as many at most, and
 * a policy of two hundred own rules with all of their parts and exceptions just fits.
 */
export const MAX_KEYS = 25_000;

/** Keys that JavaScript gives a meaning of their own; no request needs them. */
const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor']);
const MAX_ENTRIES = 50;
const MAX_KEY_IN_LOC = 64;

type Loc = (string | number)[];

export interface JsonLimits {
  /** Take whole numbers that cannot be held exactly, for a body of which no number is kept. */
  readonly roundsIntegers?: boolean | undefined;
}

function refuse(loc: Loc, msg: string, type: string): ValidationError {
  return new ValidationError([{ loc, msg, type }]);
}

/** A body that is JSON and holds what would hurt if it were kept. `value` is what it says, to be read and not to be kept. */
export class HarmfulJson extends ValidationError {
  readonly value: unknown;

  constructor(entries: readonly ValidationErrorEntry[], value: unknown) {
    super(entries);
    this.value = value;
  }
}

/**
 * Reads a request body as JSON and refuses what would hurt later: text that is not UTF-8, a byte order mark, duplicate
 * keys, keys with a meaning in JavaScript, NUL and lone surrogates (Postgres stores neither), numbers beyond all bounds,
 * whole numbers that would come back as others, and more depth or keys than any request has. Its messages never quote the
 * body.
 * @throws HarmfulJson where only single values of the body are refused; ValidationError for all else
 */
export function parseJsonBody(bytes: Buffer, { roundsIntegers = false }: JsonLimits = {}): unknown {
  const { text, value, escaped } = readJson(bytes);
  const walk = new Walk(escaped, MAX_KEYS);
  walk.visit(value, 1);
  refuseRepeatedKeys(text, walk.keys);
  if (walk.entries.length > 0) throw new HarmfulJson(walk.entries, value);
  const rounded = roundsIntegers ? [] : roundedAmong(text, walk.unsafe);
  if (rounded.length > 0) throw new HarmfulJson(rounded.slice(0, MAX_ENTRIES).map(tooLarge), value);
  return value;
}

/** One item of a batch, and what of it would hurt later; such an item is not to be kept. */
export interface JsonItem {
  readonly value: unknown;
  readonly entries: readonly ValidationErrorEntry[];
}

/**
 * Reads a batch, or a single item, as `parseJsonBody` reads a body; but text, numbers and key names that would hurt are the
 * matter of the item that holds them and of no other. What is wrong with an item is told from its own beginning. No item
 * is looked at where there are more of them than `maxItems`.
 * @throws ValidationError; ProblemError `payload_too_large`
 */
export function parseJsonItems(
  bytes: Buffer,
  { maxKeys = MAX_KEYS, maxItems }: { readonly maxKeys?: number | undefined; readonly maxItems: number },
): JsonItem[] {
  const { text, value, escaped } = readJson(bytes);
  const values: unknown[] = Array.isArray(value) ? value : [value];
  if (values.length > maxItems) {
    throw new ProblemError(
      'payload_too_large',
      `At most ${maxItems} items are taken at once; these are ${values.length}.`,
      {
        recovery: { action: 'reduce_payload', limit: maxItems },
      },
    );
  }
  if (values.length === 0) throw refuse(['body'], 'Send at least one item', 'too_short');
  let keys = 0;
  const walks = values.map((item) => {
    const walk = new Walk(escaped, maxKeys - keys);
    walk.visit(item, 2);
    keys += walk.keys;
    return walk;
  });
  refuseRepeatedKeys(text, keys);
  const unsafe = walks.flatMap((walk) => walk.unsafe);
  const rounded = new Set(roundedAmong(text, unsafe));
  return walks.map((walk, index) => {
    const entries = [...walk.entries, ...walk.unsafe.filter((place) => rounded.has(place)).map(tooLarge)];
    return { value: values[index], entries };
  });
}

function readJson(bytes: Buffer): { text: string; value: unknown; escaped: boolean } {
  if (bytes.length === 0) throw refuse(['body'], 'Field required', 'missing');
  if (!isUtf8(bytes)) throw refuse(['body', 0], 'JSON decode error: the body is not UTF-8', 'json_invalid');
  const text = bytes.toString('utf8');
  try {
    // NUL and lone surrogates cannot occur in valid UTF-8 JSON except as \u escapes.
    return { text, value: JSON.parse(text), escaped: text.includes('\\u') };
  } catch {
    // The engine's own message quotes the text, and often does not say where.
    throw refuse(['body', jsonErrorAt(text)], 'JSON decode error', 'json_invalid');
  }
}

function refuseRepeatedKeys(text: string, keys: number): void {
  if (countKeys(text) !== keys) throw refuse(['body'], 'An object names a key twice', 'value_error');
}

class Walk {
  keys = 0;
  /** Where whole numbers stand that may have been rounded, in the order of the text. */
  readonly unsafe: Loc[] = [];
  readonly entries: ValidationErrorEntry[] = [];
  private readonly path: Loc = ['body'];
  private readonly escaped: boolean;
  private readonly maxKeys: number;

  constructor(escaped: boolean, maxKeys: number) {
    this.escaped = escaped;
    this.maxKeys = maxKeys;
  }

  visit(value: unknown, depth: number): void {
    if (typeof value === 'string') {
      if (this.escaped && !isStorable(value)) {
        this.report('Text must not hold NUL or unpaired surrogates', 'value_error');
      }
    } else if (typeof value === 'number') {
      if (!Number.isFinite(value)) this.report('Input should be a finite number', 'finite_number');
      else if (Number.isInteger(value) && !Number.isSafeInteger(value)) this.unsafe.push([...this.path]);
    } else if (value !== null && typeof value === 'object') {
      if (depth > MAX_DEPTH) throw refuse(['body'], `Nesting is limited to ${MAX_DEPTH} levels`, 'value_error');
      if (Array.isArray(value)) this.visitList(value, depth);
      else this.visitObject(value as Record<string, unknown>, depth);
    }
  }

  private visitList(list: unknown[], depth: number): void {
    const end = this.path.length;
    for (let index = 0; index < list.length; index++) {
      this.path[end] = index;
      this.visit(list[index], depth + 1);
    }
    this.path.length = end;
  }

  private visitObject(object: Record<string, unknown>, depth: number): void {
    const names = Object.keys(object);
    this.keys += names.length;
    if (this.keys > this.maxKeys) throw refuse(['body'], `A body is limited to ${this.maxKeys} keys`, 'value_error');
    const end = this.path.length;
    for (const name of names) {
      this.path[end] = firstCharacters(name, MAX_KEY_IN_LOC);
      if (FORBIDDEN_KEYS.has(name)) this.report('This key is not allowed', 'value_error');
      else if (this.escaped && !isStorable(name)) {
        this.path[end] = '?';
        this.report('Text must not hold NUL or unpaired surrogates', 'value_error');
      }
      this.visit(object[name], depth + 1);
    }
    this.path.length = end;
  }

  private report(msg: string, type: string): void {
    if (this.entries.length < MAX_ENTRIES) this.entries.push({ loc: [...this.path], msg, type });
  }
}

/** Of the places where whole numbers stand, those written digit by digit whose value is not the one that was read. `1e300` is as good as it gets. */
function roundedAmong(text: string, places: readonly Loc[]): Loc[] {
  if (places.length === 0) return [];
  const rounded: Loc[] = [];
  let seen = 0;
  JSON.parse(text, (_key, value: unknown, context?: { source?: string }) => {
    if (typeof value !== 'number' || !Number.isInteger(value) || Number.isSafeInteger(value)) return value;
    const loc = places[seen++];
    const source = context?.source ?? '';
    if (loc && /^-?\d+$/.test(source) && BigInt(source) !== BigInt(value)) rounded.push(loc);
    return value;
  });
  return rounded;
}

function tooLarge(loc: Loc): ValidationErrorEntry {
  return { loc, msg: 'Integer is too large to be kept exactly; send it as a string', type: 'int_parsing_size' };
}

function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\u0000');
}

/**
 * Keys written in a text already known to be JSON: its colons outside strings. More than the parsed value holds means
 * a key was given twice, of which `JSON.parse` keeps the last without a word.
 */
function countKeys(text: string): number {
  let keys = 0;
  let at = 0;
  for (;;) {
    const open = text.indexOf('"', at);
    const end = open === -1 ? text.length : open;
    for (; at < end; at++) if (text.charCodeAt(at) === 58) keys++;
    if (open === -1) return keys;
    at = endOfString(text, open + 1);
  }
}

function endOfString(text: string, start: number): number {
  let from = start;
  for (;;) {
    const quote = text.indexOf('"', from);
    let slashes = 0;
    while (text.charCodeAt(quote - 1 - slashes) === 92) slashes++;
    if (slashes % 2 === 0) return quote + 1;
    from = quote + 1;
  }
}
