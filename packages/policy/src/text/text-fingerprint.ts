import { createHash } from 'node:crypto';
import type { Fields } from '../send-inputs.ts';
import { fieldText } from './field-text.ts';

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

/** The fingerprint of a message's body: the plain text, else the HTML. Quoted replies and the subject do not count. */
export function bodyFingerprint(fields: Fields): TextFingerprint {
  const name = fields.body_text !== undefined ? 'body_text' : fields.content !== undefined ? 'content' : 'body_html';
  return textFingerprint(fieldText(name, fields[name] ?? '').text);
}

/** The fingerprint of a normalised text. Letter case, punctuation and white space do not count. */
export function textFingerprint(text: string): TextFingerprint {
  const folded = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  const words = folded === '' ? [] : folded.split(' ');
  const hashes = new Set<number>();
  const last = Math.max(1, words.length - wordsPerShingle + 1);
  for (let i = 0; i < last; i++) hashes.add(hashOf(words.slice(i, i + wordsPerShingle)));
  return {
    digest: createHash('sha256').update(folded, 'utf8').digest('hex'),
    length: folded.length,
    shingles: [...hashes].sort((a, b) => a - b).slice(0, kept),
  };
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

/** FNV-1a over the words and the blanks between them. */
function hashOf(words: readonly string[]): number {
  let hash = 0x811c9dc5;
  for (const word of words) {
    for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), 0x01000193);
    hash = Math.imul(hash ^ 32, 0x01000193);
  }
  return hash >>> 0;
}
