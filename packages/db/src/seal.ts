import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

/** Where a sealed value belongs. A value moved to another place does not open. */
export interface SealedPlace {
  table: string;
  column: string;
  workspaceId: string;
  rowId: string;
}

/** A sealed value does not open: wrong place, wrong key, or changed bytes. */
export class SealBroken extends Error {
  override readonly name = 'SealBroken';
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Authenticated encryption of secrets and bodies at rest: AES-256-GCM, with the place as associated data. The bytes are
 * `v1.<key id>.` followed by nonce, tag and ciphertext. New values use the first key; older keys only open.
 */
export class Sealer {
  readonly #keys: ReadonlyMap<string, Buffer>;
  readonly #current: string;

  /**
   * `ring`: `kid:base64` pairs, comma-separated, newest first; each key is 32 bytes.
   * @throws TypeError when the ring is empty, repeats a key id or holds a key of another length.
   */
  constructor(ring: string) {
    const keys = new Map<string, Buffer>();
    for (const part of ring.split(',')) {
      const at = part.indexOf(':');
      const kid = part.slice(0, at).trim();
      const key = Buffer.from(part.slice(at + 1).trim(), 'base64');
      if (at < 1 || !/^[A-Za-z0-9_-]{1,32}$/.test(kid) || key.length !== 32 || keys.has(kid)) {
        throw new TypeError(
          'A sealing key is kid:base64 with 32 bytes; key ids are unique, 1 to 32 of A-Z a-z 0-9 _ -',
        );
      }
      keys.set(kid, key);
    }
    const first = keys.keys().next().value;
    if (first === undefined) throw new TypeError('The ring of sealing keys is empty');
    this.#keys = keys;
    this.#current = first;
  }

  seal(plain: Buffer | string, place: SealedPlace): Buffer {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.#key(this.#current), nonce);
    cipher.setAAD(associated(place, this.#current));
    const ciphertext = Buffer.concat([cipher.update(plain), cipher.final()]);
    return Buffer.concat([Buffer.from(`v1.${this.#current}.`), nonce, cipher.getAuthTag(), ciphertext]);
  }

  /** @throws SealBroken */
  open(sealed: Uint8Array, place: SealedPlace): Buffer {
    const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
    const kidEnd = bytes.indexOf('.', 3);
    if (!bytes.subarray(0, 3).equals(Buffer.from('v1.')) || kidEnd < 4) throw new SealBroken('Unknown form');
    const kid = bytes.toString('latin1', 3, kidEnd);
    const nonceAt = kidEnd + 1;
    const tagAt = nonceAt + NONCE_BYTES;
    const textAt = tagAt + TAG_BYTES;
    if (bytes.length < textAt) throw new SealBroken('Too short');
    try {
      const decipher = createDecipheriv('aes-256-gcm', this.#key(kid), bytes.subarray(nonceAt, tagAt));
      decipher.setAAD(associated(place, kid));
      decipher.setAuthTag(bytes.subarray(tagAt, textAt));
      return Buffer.concat([decipher.update(bytes.subarray(textAt)), decipher.final()]);
    } catch (error) {
      throw new SealBroken('Does not open', { cause: error });
    }
  }

  /** A secret of one purpose, for HMACs, that never leaves this process. Bound to the oldest key, so that it outlives rotation. */
  derive(purpose: string): Buffer {
    const oldest = [...this.#keys.values()].at(-1) ?? Buffer.alloc(0);
    return createHmac('sha256', oldest).update(`derive:${purpose}`).digest();
  }

  #key(kid: string): Buffer {
    const key = this.#keys.get(kid);
    if (!key) throw new SealBroken(`No key ${kid}`);
    return key;
  }
}

function associated(place: SealedPlace, kid: string): Buffer {
  return Buffer.from(JSON.stringify([place.table, place.column, place.workspaceId, place.rowId, kid]));
}
