/** One unit of a text: a word, a run of white space (`key` is one blank), or any other character. */
export interface Piece {
  /** Letter case folded. */
  readonly key: string;
  readonly start: number;
  readonly end: number;
}

const pieceKinds = { word: 1, blank: 2, other: 3 } as const;
const wordCharacter = /[\p{L}\p{N}\p{M}_]/u;
/** Scripts that put no blanks between words: each character stands for itself, so a phrase is found inside a run. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** Kind of every UTF-16 code unit seen so far. */
const kinds = new Uint8Array(0x10000);

function kindOf(text: string, at: number): number {
  const code = text.charCodeAt(at);
  const known = kinds[code] ?? 0;
  if (known !== 0) return known;
  const point = String.fromCodePoint(text.codePointAt(at) ?? 0);
  const kind = /\s/.test(point)
    ? pieceKinds.blank
    : wordCharacter.test(point) && !unspaced.test(point)
      ? pieceKinds.word
      : pieceKinds.other;
  // A surrogate says nothing without its other half.
  if (code < 0xd800 || code > 0xdfff) kinds[code] = kind;
  return kind;
}

/** Cuts a text into pieces, in order and without gaps. Linear time. */
export function* textPieces(text: string): Generator<Piece> {
  let at = 0;
  while (at < text.length) {
    const start = at;
    const kind = kindOf(text, at);
    at += widthAt(text, at);
    if (kind !== pieceKinds.other) while (at < text.length && kindOf(text, at) === kind) at += widthAt(text, at);
    yield { key: kind === pieceKinds.blank ? ' ' : foldCase(text.slice(start, at)), start, end: at };
  }
}

/** The keys of a phrase: what its pieces must be, white space at its ends apart. */
export function phraseKeys(phrase: string): string[] {
  return [...textPieces(phrase.trim())].map(({ key }) => key);
}

function widthAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code >= 0xd800 && code <= 0xdbff && at + 1 < text.length ? 2 : 1;
}

/** By way of small letters and capitals, so that ẞ, ß and SS, and both forms of the Greek sigma, are one. */
function foldCase(text: string): string {
  return /^[\x00-\x7f]*$/.test(text) ? text.toLowerCase() : text.toLowerCase().toUpperCase().toLowerCase();
}
