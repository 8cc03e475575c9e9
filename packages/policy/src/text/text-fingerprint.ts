import { hash } from 'node:crypto';
import type { Fields } from '../send-inputs.ts';
import { fieldText, withoutQuotations } from './field-text.ts';

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

/** The fingerprint of a message's body: the plain text, else the HTML. Quoted replies and the subject do not count. */
export function bodyFingerprint(fields: Fields): TextFingerprint {
  const name = fields.body_text !== undefined ? 'body_text' : fields.content !== undefined ? 'content' : 'body_html';
  return textFingerprint(withoutQuotations(fieldText(name, fields[name] ?? '')).text);
}

/** The fingerprint of a normalised text. Letter case, punctuation and white space do not count. */
export function textFingerprint(text: string): TextFingerprint {
  const folded = foldAscii(text) ?? foldAny(text);
  return { digest: hash('sha256', folded, 'hex'), length: folded.length, shingles: shinglesOf(folded) };
}

/** The words of a text in lower case, a blank between any two. */
function foldAny(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** As `foldAny`, at a fraction of its cost; null for a text that is not all ASCII. */
function foldAscii(text: string): string | null {
  const folded = Buffer.allocUnsafe(text.length);
  let length = 0;
  let isBetween = false;
  for (let at = 0; at < text.length; at++) {
    let code = text.charCodeAt(at);
    if (code > 127) return null;
    if (code >= 65 && code <= 90) code += 32;
    if ((code < 97 || code > 122) && (code < 48 || code > 57)) {
      isBetween = length > 0;
      continue;
    }
    if (isBetween) folded[length++] = blank;
    isBetween = false;
    folded[length++] = code;
  }
  return folded.toString('latin1', 0, length);
}

/**
 * FNV-1a over every run of five words, each word with a blank behind it; over all words where they are fewer. One pass:
 * the runs begun at each of the last five words are under way together.
 */
function shinglesOf(folded: string): number[] {
  const hashes = new Uint32Array((folded.length >> 1) + 1);
  let count = 0;
  let words = 0;
  let first = seed;
  let second = seed;
  let third = seed;
  let fourth = seed;
  let fifth = seed;
  for (let at = 0; folded !== '' && at <= folded.length; at++) {
    const code = at < folded.length ? folded.charCodeAt(at) : blank;
    first = Math.imul(first ^ code, prime);
    second = Math.imul(second ^ code, prime);
    third = Math.imul(third ^ code, prime);
    fourth = Math.imul(fourth ^ code, prime);
    fifth = Math.imul(fifth ^ code, prime);
    if (code !== blank) continue;
    if (++words >= wordsPerShingle) hashes[count++] = first;
    first = second;
    second = third;
    third = fourth;
    fourth = fifth;
    fifth = seed;
  }
  // Where the run begun at the first word stands by now.
  if (words < wordsPerShingle) hashes[count++] = [fifth, fourth, third, second, first][words] ?? seed;
  const sorted = hashes.subarray(0, count).sort();
  const shingles: number[] = [];
  for (let at = 0; at < count && shingles.length < kept; at++) {
    const shingle = sorted[at] as number;
    if (at === 0 || shingle !== sorted[at - 1]) shingles.push(shingle);
  }
  return shingles;
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
