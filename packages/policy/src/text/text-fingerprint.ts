import { hash } from 'node:crypto';
import type { Fields } from '../fields.ts';
import { codeUnitsOf } from './code-units.ts';
import { type FieldText, fieldText, withoutQuotations } from './field-text.ts';

/** What is kept of a text to recognise it, or one nearly like it, without keeping the text. Plain JSON. */
export interface TextFingerprint {
  /** SHA-256 of the folded text, in lower-case hexadecimal. */
  digest: string;
  /** Length of the folded text in UTF-16 code units. */
  length: number;
  /** Distinct 32-bit hashes of its runs of five words, ascending; of a long text the 1,024 smallest. */
  shingles: readonly number[];
}

const kept = 1_024;
const wordsPerShingle = 5;
const seed = 0x811c9dc5;
const prime = 0x01000193;
const blank = 32;

/** The body of a message, prepared once for its fingerprint and its evaluation: the plain text, else the HTML. */
export function preparedBody(fields: Fields): FieldText {
  const name = fields.body_text !== undefined ? 'body_text' : fields.content !== undefined ? 'content' : 'body_html';
  return fieldText(name, fields[name] ?? '');
}

/** The fingerprint of a message's body. Quoted replies do not count. */
export function bodyFingerprint(body: FieldText): TextFingerprint {
  return textFingerprint(withoutQuotations(body).text);
}

/** The fingerprint of a normalised text. Letter case, punctuation and white space do not count. */
export function textFingerprint(text: string): TextFingerprint {
  const ascii = foldAscii(text);
  const other = ascii === null ? foldAny(text) : '';
  const folded = ascii ?? Buffer.from(other);
  const length = ascii?.length ?? other.length;
  return { digest: hash('sha256', folded, 'hex'), length, shingles: shinglesOf(folded) };
}

/** The words of a text in lower case, a blank between any two. */
function foldAny(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** As `foldAny`, at a fraction of its cost; null for a text that is not all ASCII. Good until the next call. */
function foldAscii(text: string): Buffer | null {
  if (foldedRoom.length < text.length) foldedRoom = Buffer.allocUnsafeSlow(2 * text.length);
  const folded = foldedRoom;
  const units = codeUnitsOf(text);
  let length = 0;
  let isBetween = false;
  for (let at = 0; at < text.length; at++) {
    const code = foldedCodes[units[at] as number];
    if (code === undefined) return null;
    if (code === blank) {
      isBetween = length > 0;
      continue;
    }
    if (isBetween) folded[length++] = blank;
    isBetween = false;
    folded[length++] = code;
  }
  return folded.subarray(0, length);
}

/** By ASCII code: the letter in lower case, the digit, or a blank for anything else. */
const foldedCodes = Uint8Array.from({ length: 128 }, (_, code) => {
  const folded = String.fromCharCode(code).toLowerCase();
  return /[a-z0-9]/.test(folded) ? folded.charCodeAt(0) : blank;
});

/** Room that every text uses anew: memory beside the heap costs more to get than a short text costs to read. */
let foldedRoom = Buffer.allocUnsafeSlow(1 << 14);
let hashRoom = new Uint32Array(1 << 12);

/** A hash of every run of five words, out of the words' own FNV-1a hashes; of all words where they are fewer. */
function shinglesOf(folded: Uint8Array): number[] {
  if (hashRoom.length <= folded.length >> 1) hashRoom = new Uint32Array(folded.length);
  const hashes = hashRoom;
  let words = 0;
  let word = seed;
  for (let at = 0; folded.length > 0 && at <= folded.length; at++) {
    const code = at < folded.length ? (folded[at] as number) : blank;
    if (code !== blank) word = Math.imul(word ^ code, prime);
    else {
      hashes[words++] = word;
      word = seed;
    }
  }
  // A run's hash takes the place of its first word's, which no later run holds.
  const count = Math.max(Math.min(words, 1), words - wordsPerShingle + 1);
  const perRun = Math.min(words, wordsPerShingle);
  for (let first = 0; first < count; first++) {
    let run = seed;
    for (let at = first; at < first + perRun; at++) run = Math.imul(run ^ (hashes[at] as number), prime);
    hashes[first] = run ^ (run >>> 15);
  }
  const sorted = hashes.subarray(0, count).sort();
  const shingles: number[] = [];
  for (let at = 0; at < count && shingles.length < kept; at++) {
    const shingle = sorted[at] as number;
    if (at === 0 || shingle !== sorted[at - 1]) shingles.push(shingle);
  }
  return shingles;
}

/** How alike two texts are from which on they are nearly the same. */
export const NEARLY_THE_SAME = 0.95;

/** Whether two texts are the same, or nearly. */
export function isNearlyTheSame(a: TextFingerprint, b: TextFingerprint): boolean {
  return a.digest === b.digest || similarity(a, b) >= NEARLY_THE_SAME;
}

/**
 * Jaccard similarity of two texts' shingles, from 0 to 1: exact for texts of up to 1,024 distinct shingles, for longer
 * ones estimated from the smallest hashes of their union (Broder, "On the resemblance and containment of documents", 1997).
 */
export function similarity(a: TextFingerprint, b: TextFingerprint): number {
  const cut = a.shingles.length >= kept || b.shingles.length >= kept ? kept : Number.POSITIVE_INFINITY;
  let union = 0;
  let common = 0;
  for (let i = 0, j = 0; (i < a.shingles.length || j < b.shingles.length) && union < cut; union++) {
    const left = a.shingles[i] ?? Number.POSITIVE_INFINITY;
    const right = b.shingles[j] ?? Number.POSITIVE_INFINITY;
    if (left === right) common++;
    if (left <= right) i++;
    if (right <= left) j++;
  }
  return union === 0 ? 0 : common / union;
}
