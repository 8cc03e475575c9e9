import { lookAlikeOf } from './look-alikes.ts';
import { DerivedText, OffsetMap } from './offset-map.ts';

/** Plain ASCII without carriage returns needs no work: nearly every text. */
const plain = /^[\t\n\x20-\x7e]*$/;
/** The same of one code unit; false for NaN, past the end of a text. */
function isPlain(code: number): boolean {
  return (code >= 0x20 && code < 0x7f) || code === 9 || code === 10;
}

/** Code points a reader cannot see: Default_Ignorable_Code_Point, bidi controls and C0 controls. */
const unseen =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]/u;
const mark = /\p{M}/u;
const letter = /\p{L}/u;
const latin = /\p{Script=Latin}/u;
const digit = /\p{Nd}/u;

const capitals = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Typographic forms NFKC keeps, by their plain form. */
const typographic = new Map<number, string>([
  ...[...'‘’‚‛ʼʹʻ′´＇'].map((c) => [c.codePointAt(0) ?? 0, "'"] as const),
  ...[...'“”„‟″＂'].map((c) => [c.codePointAt(0) ?? 0, '"'] as const),
  ...[...'‐‑‒–—―−﹘﹣－⁃'].map((c) => [c.codePointAt(0) ?? 0, '-'] as const),
  ...[...'⁄∕'].map((c) => [c.codePointAt(0) ?? 0, '/'] as const),
  ...[...'∗⁎'].map((c) => [c.codePointAt(0) ?? 0, '*'] as const),
  [0x2028, '\n'],
  [0x2029, '\n'],
  [0x0b, '\n'],
  [0x0c, '\n'],
  [0x85, '\n'],
  // Drawn as nothing at all: Ogham and Braille blanks, where a picture stood, a note without a head, hieroglyphs that are blank.
  ...[0x1680, 0x2800, 0xfffc, 0x1d159, 0x13441, 0x13442].map((code) => [code, ' '] as const),
  // White letters on black circles and squares, alone and as the words of emoji.
  ...[0x1f150, 0x1f170].flatMap((first) => [...capitals].map((letter, at) => [first + at, letter] as const)),
  [0x1f18e, 'AB'],
  // Digits on circles, which NFKC folds in one of their kinds alone.
  [0x24ff, '0'],
  [0x1f10b, '0'],
  [0x1f10c, '0'],
  ...[0x24f5, 0x2776, 0x2780, 0x278a].flatMap((first) =>
    Array.from({ length: 10 }, (_, at) => [first + at, String(at + 1)] as const),
  ),
  ...Array.from({ length: 10 }, (_, at) => [0x24eb + at, String(at + 11)] as const),
  // Words in a box, apart from what stands beside it.
  ...'CL COOL FREE ID NEW NG OK SOS UP! VS'.split(' ').map((word, at) => [0x1f191 + at, ` ${word} `] as const),
]);

/**
 * The text as a reader perceives it: NFKC, invisible code points removed, typographic punctuation and digits plain, letters that
 * imitate Latin ones folded inside words that become wholly Latin by it. Letter case is kept. Pure, linear time; no code
 * point becomes more than six, for which signs of whole phrases stay as they are.
 */
export function normalise(source: string): { text: string; map: OffsetMap } {
  if (plain.test(source)) return { text: source, map: OffsetMap.identity };
  const out = new DerivedText(source.length);
  const word = new PendingWord(out);
  let i = 0;
  while (i < source.length) {
    let run = i;
    while (isPlain(source.charCodeAt(run))) run++;
    // The sign before a mark is read together with it.
    if (run > i && source.charCodeAt(run) > 0x2ff) run--;
    if (run > i) {
      const written = source.slice(i, run);
      word.takePlain(written);
      out.copy(written, i);
      i = run;
      continue;
    }
    const code = source.codePointAt(i) ?? 0;
    const next = i + (code > 0xffff ? 2 : 1);
    if (code < 0x80 && !isPlain(code) && !(source.charCodeAt(next) > 0x2ff)) {
      if (code === 11 || code === 12 || (code === 13 && source[next] !== '\n')) {
        // A line break of word processors parts words like any other.
        word.take(10, null);
        out.put('\n', i, next);
      }
      i = next;
      continue;
    }
    const plainForm = typographic.get(code);
    if (plainForm !== undefined) {
      word.take(plainForm.charCodeAt(0), null);
      out.put(plainForm, i, next);
      i = next;
      continue;
    }
    if (code !== 10 && code !== 9 && isUnseen(code)) {
      if (code === 13 && source[next] !== '\n') out.put('\n', i, next);
      i = next;
      continue;
    }
    let end = next;
    while (end < source.length) {
      const following = source.codePointAt(end) ?? 0;
      if (!isMark(following) && !(isUnseen(following) && isMark(source.charCodeAt(end + 1)))) break;
      end += following > 0xffff ? 2 : 1;
    }
    for (const point of end === next ? pointsOfOne(code) : pointsOf(source.slice(i, end))) {
      if (point.isMark && isAscii(out.pieceBefore(1))) continue;
      word.take(point.code, point.fold);
      for (let unit = 0; unit < point.form.length; unit++) out.put(point.form[unit] ?? '', i, end);
    }
    i = end;
  }
  word.finishText();
  return out.finish();
}

/** One code point of the normal form, as a reader perceives it. */
interface Point {
  readonly code: number;
  /** The Latin letters it imitates; null when it imitates none. */
  readonly fold: string | null;
  readonly form: string;
  readonly isMark: boolean;
}

/** Arabic phrases in one sign, of eighteen and of eight letters. Spelled out, a text full of them would be many times as long. */
const phraseSign = /[\ufdfa\ufdfb]/;

function pointsOf(cluster: string): readonly Point[] {
  const points: Point[] = [];
  for (const point of cluster.normalize(phraseSign.test(cluster) ? 'NFC' : 'NFKC')) {
    const normal = point.codePointAt(0) ?? 0;
    if (isUnseen(normal)) continue;
    const form = typographic.get(normal) ?? (digit.test(point) ? digitOf(normal) : point);
    const code = form.codePointAt(0) ?? 0;
    points.push({ code, fold: lookAlikeOf(code) ?? null, form, isMark: isMark(code) });
  }
  return points;
}

/** The ASCII digit of a decimal digit in any script. Those of a script stand in a row, from zero to nine. */
function digitOf(code: number): string {
  let zero = code;
  while (digit.test(String.fromCodePoint(zero - 1))) zero--;
  return String((code - zero) % 10);
}

/** Code points met so far that stood by themselves; a text in one alphabet has few different ones. */
const ones = new Map<number, readonly Point[]>();
const mostOnes = 4_096;

function pointsOfOne(code: number): readonly Point[] {
  let points = ones.get(code);
  if (!points) {
    points = pointsOf(String.fromCodePoint(code));
    if (ones.size < mostOnes) ones.set(code, points);
  }
  return points;
}

/** By code unit, what was worked out about it: 1 for known, 2 for a mark, 4 for unseen. */
const traits = new Uint8Array(0x1_0000);

function traitsOf(code: number): number {
  const known = traits[code];
  if (known) return known;
  const point = String.fromCodePoint(code);
  const found = 1 + (mark.test(point) ? 2 : 0) + (unseen.test(point) ? 4 : 0);
  if (code < traits.length) traits[code] = found;
  return found;
}

/** `code` may be NaN, past the end of a text. */
function isMark(code: number): boolean {
  return code >= 0x300 && (traitsOf(code) & 2) !== 0;
}

function isUnseen(code: number): boolean {
  return (traitsOf(code) & 4) !== 0;
}

function isAscii(unit: string | undefined): boolean {
  return unit !== undefined && unit.charCodeAt(0) < 0x80;
}

/**
 * Collects the letters of the current word, to fold them only if the whole word turns Latin by it. A word made of
 * nothing but look-alikes may be an honest word of its own alphabet: it is folded only in a text without other words of
 * such an alphabet.
 */
class PendingWord {
  readonly #out: DerivedText;
  readonly #doubtful: [piece: number, form: string][] = [];
  #folds: [piece: number, form: string][] = [];
  #isLatin = false;
  #isForeign = false;
  #foreignSeen = false;

  constructor(out: DerivedText) {
    this.#out = out;
  }

  /** The next sign, before it is put out. */
  take(code: number, fold: string | null): void {
    if (code < 0x80) {
      if (isPlainLetter(code)) this.#isLatin = true;
      else if (!isPlainInWord(code)) this.finish();
      return;
    }
    const point = String.fromCodePoint(code);
    if (fold !== null) this.#folds.push([this.#out.pieces, fold]);
    else if (!letter.test(point)) this.finish();
    else if (latin.test(point)) this.#isLatin = true;
    else this.#isForeign = true;
  }

  /** Plain signs in one go: of the words among them only the first and the last may have other letters. */
  takePlain(written: string): void {
    let at = 0;
    for (; at < written.length && isPlainInWord(written.charCodeAt(at)); at++)
      if (isPlainLetter(written.charCodeAt(at))) this.#isLatin = true;
    if (at === written.length) return;
    this.finish();
    for (at = written.length - 1; isPlainInWord(written.charCodeAt(at)); at--)
      if (isPlainLetter(written.charCodeAt(at))) this.#isLatin = true;
  }

  finish(): void {
    if (this.#isForeign) this.#foreignSeen = true;
    else if (this.#isLatin) for (const [piece, form] of this.#folds) this.#out.rewrite(piece, form);
    else this.#doubtful.push(...this.#folds);
    this.#folds = [];
    this.#isLatin = false;
    this.#isForeign = false;
  }

  finishText(): void {
    this.finish();
    if (!this.#foreignSeen) for (const [piece, form] of this.#doubtful) this.#out.rewrite(piece, form);
  }
}

function isPlainLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
}

/** Letters, digits and the apostrophe. */
function isPlainInWord(code: number): boolean {
  return isPlainLetter(code) || (code >= 48 && code <= 57) || code === 39;
}
