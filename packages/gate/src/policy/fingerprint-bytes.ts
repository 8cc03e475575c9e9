import type { Resemblance } from '@sendgate/db';
import type { TextFingerprint } from '@sendgate/policy';

const DIGEST = 32;
const WORD = 4;
/**
 * Two texts of which this share is alike have numbers of shingles that differ by no more. Well below what any rule calls
 * nearly the same, so that the store sorts out only what no rule could mean.
 */
const ALIKE = 0.9;

/** A fingerprint as it is stored: digest, length of the text, shingles; four bytes a number, big-endian. */
export function fingerprintBytes({ digest, length, shingles }: TextFingerprint): Buffer {
  const bytes = Buffer.allocUnsafe(DIGEST + WORD * (1 + shingles.length));
  bytes.write(digest, 'hex');
  bytes.writeUInt32BE(length, DIGEST);
  for (const [index, shingle] of shingles.entries()) bytes.writeUInt32BE(shingle, DIGEST + WORD * (1 + index));
  return bytes;
}

export function fingerprintOf(bytes: Buffer): TextFingerprint {
  const shingles: number[] = [];
  for (let at = DIGEST + WORD; at + WORD <= bytes.length; at += WORD) shingles.push(bytes.readUInt32BE(at));
  return { digest: bytes.toString('hex', 0, DIGEST), length: bytes.readUInt32BE(DIGEST), shingles };
}

/** What the fingerprint of a text nearly like this one must look like. */
export function resemblance({ digest, shingles }: TextFingerprint): Resemblance {
  const sized = (count: number) => DIGEST + WORD * (1 + count);
  return {
    digest,
    leastBytes: sized(Math.ceil(shingles.length * ALIKE)),
    mostBytes: sized(Math.floor(shingles.length / ALIKE)),
  };
}
