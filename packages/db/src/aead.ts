import { createCipheriv, createDecipheriv, createHmac, type KeyObject } from 'node:crypto';

export const NONCE_BYTES = 12;
export const TAG_BYTES = 16;

export interface Encrypted {
  tag: Buffer;
  ciphertext: Buffer;
}

/**
 * AES-256-GCM with a 16-byte tag (NIST SP 800-38D). `key` has 32 bytes, `nonce` 12 that were never used with it.
 * @throws RangeError for a key, nonce or tag of another length
 */
export function encrypt(key: Buffer | KeyObject, nonce: Buffer, associated: Buffer, plain: Buffer | string): Encrypted {
  refuseOtherSizes(nonce);
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(associated);
  const ciphertext = Buffer.concat([cipher.update(plain), cipher.final()]);
  return { tag: cipher.getAuthTag(), ciphertext };
}

/** @throws Error when anything differs from what was encrypted; RangeError for a key, nonce or tag of another length */
export function decrypt(
  key: Buffer | KeyObject,
  nonce: Buffer,
  associated: Buffer,
  { tag, ciphertext }: Encrypted,
): Buffer {
  refuseOtherSizes(nonce, tag);
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(associated);
  decipher.setAuthTag(tag);
  return Buffer.concat([decipher.update(ciphertext), decipher.final()]);
}

/** Other lengths are legal GCM, and weaker: Node takes them. A key of another length it refuses by itself. */
function refuseOtherSizes(nonce: Buffer, tag?: Buffer): void {
  if (nonce.length !== NONCE_BYTES) throw new RangeError(`A nonce has ${NONCE_BYTES} bytes`);
  if (tag && tag.length !== TAG_BYTES) throw new RangeError(`A tag has ${TAG_BYTES} bytes`);
}

/** HMAC-SHA256 (RFC 2104). A key that is used often is given as an object: preparing it costs more than the hash. */
export function hmacSha256(key: Buffer | KeyObject, text: Buffer | string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

const BLOCK = 16;

/**
 * A keyed function of 32-bit numbers: the first four bytes of AES-256 of each, as one block. Nobody without the key can
 * tell it from chance, or try numbers out. All of them take one call, where HMAC would take one each.
 */
export function hideNumbers(key: Buffer, numbers: readonly number[]): Uint32Array {
  const blocks = Buffer.alloc(BLOCK * numbers.length);
  for (let n = 0; n < numbers.length; n++) blocks.writeUInt32BE(numbers[n] ?? 0, BLOCK * n);
  // Blocks that differ are all there is: equal numbers are to look equal, which is what this mode does.
  const cipher = createCipheriv('aes-256-ecb', key, null).setAutoPadding(false);
  const encrypted = cipher.update(blocks);
  const hidden = new Uint32Array(numbers.length);
  for (let n = 0; n < hidden.length; n++) hidden[n] = encrypted.readUInt32BE(BLOCK * n);
  return hidden;
}
