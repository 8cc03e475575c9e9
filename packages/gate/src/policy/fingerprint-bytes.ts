import type { Resemblance, WorkspaceKeys } from '@sendgate/db';
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
  let at = DIGEST;
  for (const number of [length, ...shingles]) at = bytes.writeUInt32BE(number, at);
  return bytes;
}

/** The fingerprint that was stored as these bytes. */
export function fingerprintOf(bytes: Buffer): TextFingerprint {
  const shingles: number[] = [];
  for (let at = DIGEST + WORD; at + WORD <= bytes.length; at += WORD) shingles.push(bytes.readUInt32BE(at));
  return { digest: bytes.toString('hex', 0, DIGEST), length: bytes.readUInt32BE(DIGEST), shingles };
}

/** A fingerprint as it is stored beside sealed content: it recognises nothing without the key of its workspace. */
export function hiddenFingerprint({ digest, length, shingles }: TextFingerprint, keys: WorkspaceKeys): TextFingerprint {
  return { digest: keys.textHash(digest), length, shingles: Array.from(keys.hideNumbers(shingles).sort()) };
}

/**
 * Reads hidden fingerprints by what they have in common with `text`: those numbers come out as they are in `text`. All
 * others stay unknown; they are spread evenly between them, as hashes are, and are equal to none.
 */
export function hiddenReader(text: TextFingerprint, keys: WorkspaceKeys): (hidden: TextFingerprint) => TextFingerprint {
  const hiddenOnes = keys.hideNumbers(text.shingles);
  const known = new Map(text.shingles.map((shingle, index) => [hiddenOnes[index], shingle]));
  const digest = keys.textHash(text.digest);
  const largest = text.shingles.at(-1) ?? 0;
  return (hidden) => {
    const common = hidden.shingles.flatMap((number) => known.get(number) ?? []);
    const others = hidden.shingles.length - common.length;
    const unknown = Array.from({ length: others }, (_, n) => Math.floor((largest * (n + 1)) / (others + 1)) + 0.5);
    return {
      digest: hidden.digest === digest ? text.digest : hidden.digest,
      length: hidden.length,
      shingles: [...common, ...unknown].sort((a, b) => a - b),
    };
  };
}

/** What the fingerprint of a text nearly like this one must look like; with keys, also one stored beside sealed content. */
export function resemblance({ digest, shingles }: TextFingerprint, keys: WorkspaceKeys | null): Resemblance {
  const sized = (count: number) => DIGEST + WORD * (1 + count);
  return {
    digests: keys ? [digest, keys.textHash(digest)] : [digest],
    leastBytes: sized(Math.ceil(shingles.length * ALIKE)),
    mostBytes: sized(Math.floor(shingles.length / ALIKE)),
  };
}
