import { type KeyObject, randomBytes } from 'node:crypto';
import { ProblemError } from '@sendgate/contracts';
import { decrypt, encrypt, NONCE_BYTES, TAG_BYTES } from './aead.ts';

/** Where a sealed value belongs. A value moved to another place does not open. */
export interface SealedPlace {
  table: string;
  column: string;
  workspaceId: string;
  rowId: string;
}

/**
 * Why a sealed value does not open. `altered`: it was changed, or belongs to another place or key. `not_in_ring`: the key
 * of the server that it needs was not given to this process.
 */
export type SealFault = 'no_key' | 'unknown_form' | 'altered' | 'not_in_ring';

/** A sealed value does not open. Time cures none of it: an operator has to put back the key, or the value. */
export class SealBroken extends ProblemError {
  override readonly name = 'SealBroken';
  readonly fault: SealFault;

  constructor(fault: SealFault, cause?: unknown) {
    super(
      'content_unreadable',
      'What is stored cannot be opened: its key is missing, or it was changed. Nothing is sent on it.',
      { cause },
    );
    this.fault = fault;
  }
}

/** A sealed value needs a key of the ring that this process was not given. Another process may have it. */
export class KeyNotInRing extends ProblemError {
  override readonly name = 'KeyNotInRing';
  readonly fault = 'not_in_ring' satisfies SealFault;

  constructor() {
    super(
      'sealing_key_missing',
      'A key that is needed to open what is stored was not given to this server. Nothing was decided or sent.',
    );
  }
}

/** Whether an error says that a sealed value does not open, here or anywhere. */
export function isUnopened(error: unknown): error is SealBroken | KeyNotInRing {
  return error instanceof SealBroken || error instanceof KeyNotInRing;
}

const FORM = 'v1';

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

  /** Id of the key that seals new values. */
  get currentKid(): string {
    return this.#current;
  }

  /** Ids of every key of the ring. */
  get kids(): readonly string[] {
    return [...this.#keys.keys()];
  }

  /** Whether a sealed value was sealed with the newest key. */
  isCurrent(sealed: Uint8Array): boolean {
    return kidOf(sealed) === this.#current;
  }

  seal(plain: Buffer | string, place: SealedPlace): Buffer {
    return sealWith(this.#key(this.#current), `${FORM}.${this.#current}`, plain, place);
  }

  /** @throws SealBroken, KeyNotInRing */
  open(sealed: Uint8Array, place: SealedPlace): Buffer {
    const kid = kidOf(sealed);
    if (kid === null) throw new SealBroken('unknown_form');
    return openWith(this.#key(kid), `${FORM}.${kid}`, sealed, place);
  }

  #key(kid: string): Buffer {
    const key = this.#keys.get(kid);
    if (!key) throw new KeyNotInRing();
    return key;
  }
}

/** `head` names the form and the key; it stands before the nonce, and is authenticated with the place. */
export function sealWith(key: Buffer | KeyObject, head: string, plain: Buffer | string, place: SealedPlace): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const { tag, ciphertext } = encrypt(key, nonce, associated(place, head), plain);
  return Buffer.concat([Buffer.from(`${head}.`), nonce, tag, ciphertext]);
}

/** @throws SealBroken */
export function openWith(key: Buffer | KeyObject, head: string, sealed: Uint8Array, place: SealedPlace): Buffer {
  const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
  const nonceAt = head.length + 1;
  const tagAt = nonceAt + NONCE_BYTES;
  const textAt = tagAt + TAG_BYTES;
  if (bytes.toString('latin1', 0, nonceAt) !== `${head}.` || bytes.length < textAt)
    throw new SealBroken('unknown_form');
  try {
    const sealedText = { tag: bytes.subarray(tagAt, textAt), ciphertext: bytes.subarray(textAt) };
    return decrypt(key, bytes.subarray(nonceAt, tagAt), associated(place, head), sealedText);
  } catch (error) {
    throw new SealBroken('altered', error);
  }
}

function kidOf(sealed: Uint8Array): string | null {
  const head = Buffer.from(sealed.buffer, sealed.byteOffset, Math.min(sealed.byteLength, 40)).toString('latin1');
  return /^v1\.([A-Za-z0-9_-]{1,32})\./.exec(head)?.[1] ?? null;
}

function associated(place: SealedPlace, head: string): Buffer {
  // `v1` has always named the key alone.
  const key = head.startsWith(`${FORM}.`) ? head.slice(FORM.length + 1) : head;
  return Buffer.from(JSON.stringify([place.table, place.column, place.workspaceId, place.rowId, key]));
}
