import { createSecretKey, type KeyObject } from 'node:crypto';
import { hideNumbers, hmacSha256 } from './aead.ts';
import { openWith, SealBroken, type SealedPlace, sealWith } from './seal.ts';

const FORM = 'v2';

/** Turns text into what it can be recognised by in one workspace, and by nobody without its key. */
export type KeyedHash = (text: string) => string;

/**
 * The keys of one workspace, unwrapped: who holds them seals, opens and recognises without waiting for anything. What
 * recognises is bound to the first key, so that it outlives all others.
 */
export class WorkspaceKeys {
  readonly #byGeneration: ReadonlyMap<number, KeyObject>;
  readonly #recipients: KeyObject;
  readonly #texts: KeyObject;
  readonly #numbers: Buffer;
  #lastRecipient: { readonly text: string | null; readonly hash: string } = { text: null, hash: '' };
  /** Seals from now on. */
  readonly newest: number;
  /** When the first of them was made, RFC 3339: as they stand and fall together, it tells these keys from later ones. */
  readonly made: string;

  constructor(byGeneration: ReadonlyMap<number, Buffer>, made: string) {
    this.made = made;
    this.#byGeneration = new Map([...byGeneration].map(([n, key]) => [n, createSecretKey(key)]));
    this.newest = Math.max(...byGeneration.keys());
    const first = this.#key(1).export();
    this.#recipients = createSecretKey(hmacSha256(first, 'recipients'));
    this.#texts = createSecretKey(hmacSha256(first, 'texts'));
    this.#numbers = hmacSha256(first, 'numbers');
  }

  has(generation: number): boolean {
    return this.#byGeneration.has(generation);
  }

  seal(plain: Buffer | string, place: SealedPlace): Buffer {
    return sealWith(this.#key(this.newest), `${FORM}.${this.newest}`, plain, place);
  }

  /** @throws SealBroken when the place, the bytes or the key are not those it was sealed with. */
  open(generation: number, sealed: Uint8Array, place: SealedPlace): Buffer {
    return openWith(this.#key(generation), `${FORM}.${generation}`, sealed, place);
  }

  /** What recipients are recognised by once they may not be named any more. */
  readonly recipientHash: KeyedHash = (text) => {
    // A message asks for the same one several times in a row: as an entry, and for consent.
    if (text !== this.#lastRecipient.text) {
      this.#lastRecipient = { text, hash: hmacSha256(this.#recipients, text).toString('base64url') };
    }
    return this.#lastRecipient.hash;
  };

  /** What sealed texts are recognised by, 64 hexadecimal digits: as many as an unkeyed SHA-256 has. */
  readonly textHash: KeyedHash = (text) => hmacSha256(this.#texts, text).toString('hex');

  /** As many 32-bit numbers that stand for those given, each always the same, to be recognised like a hashed text. */
  hideNumbers(numbers: readonly number[]): Uint32Array {
    return hideNumbers(this.#numbers, numbers);
  }

  #key(generation: number): KeyObject {
    const key = this.#byGeneration.get(generation);
    if (!key) throw new SealBroken('no_key');
    return key;
  }
}

/** Number of the workspace key a value was sealed with; null for one the ring itself sealed. */
export function generationOf(sealed: Uint8Array): number | null {
  const head = Buffer.from(sealed.buffer, sealed.byteOffset, Math.min(sealed.byteLength, 16)).toString('latin1');
  const generation = /^v2\.([1-9][0-9]{0,8})\./.exec(head)?.[1];
  return generation === undefined ? null : Number(generation);
}
