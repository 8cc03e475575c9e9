import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { decrypt, encrypt, hmacSha256, NONCE_BYTES, TAG_BYTES } from './aead.ts';

/** The vectors of a file by the names of their columns: bytes, but for the id and the result. */
function vectors<Column extends string>(file: string, columns: readonly Column[]) {
  const lines = readFileSync(join(import.meta.dirname, '..', 'vectors', file), 'utf8')
    .trimEnd()
    .split('\n');
  return lines
    .filter((line) => !line.startsWith('#'))
    .map((line) => {
      const [id, ...cells] = line.split(' ');
      const bytes = columns.map((column, n) => [column, Buffer.from(cells[n]?.replace('-', '') ?? '', 'hex')]);
      return { id, valid: cells.at(-1) === 'valid', ...(Object.fromEntries(bytes) as Record<Column, Buffer>) };
    });
}

const gcm = vectors('aes-gcm.txt', ['key', 'nonce', 'associated', 'plain', 'ciphertext', 'tag']);
type GcmVector = (typeof gcm)[number];
const isOurs = ({ key, nonce }: GcmVector) => key.length === 32 && nonce.length === NONCE_BYTES;
const [ours, others] = [gcm.filter(isOurs), gcm.filter((vector) => !isOurs(vector))];
const open = (vector: GcmVector) => decrypt(vector.key, vector.nonce, vector.associated, vector);
const ids = (found: readonly { id: string | undefined }[]) => found.map(({ id }) => id);

describe('AES-256-GCM with nonces of 96 bits', () => {
  it('is tried by all 316 vectors, 66 of them of these sizes', () => {
    expect([gcm.length, ours.length, ours.filter(({ valid }) => valid).length]).toEqual([316, 66, 39]);
  });

  it('makes of every valid vector what was published', () => {
    const wrong = ours.filter(({ key, nonce, associated, plain, ciphertext, tag, valid }) => {
      if (!valid) return false;
      const made = encrypt(key, nonce, associated, plain);
      return !made.ciphertext.equals(ciphertext) || !made.tag.equals(tag);
    });
    expect(ids(wrong)).toEqual([]);
  });

  it('opens every valid vector, and no other', () => {
    for (const vector of ours) {
      if (vector.valid) expect(open(vector)).toEqual(vector.plain);
      else expect(() => open(vector)).toThrow('unable to authenticate');
    }
  });

  it('opens none whose associated data is that of another', () => {
    const valid = ours.filter((vector) => vector.valid);
    expect(new Set(valid.map(({ associated }) => associated.toString('hex'))).size).toBeGreaterThan(1);
    const opened = valid.flatMap((vector) =>
      valid.filter(({ associated }) => {
        if (associated.equals(vector.associated)) return false;
        try {
          open({ ...vector, associated });
          return true;
        } catch {
          return false;
        }
      }),
    );
    expect(ids(opened)).toEqual([]);
  });

  it('refuses every vector with a key or nonce of another size, either way, saying which', () => {
    expect(others).toHaveLength(250);
    for (const vector of others) {
      const { key, nonce, associated, plain } = vector;
      const why = nonce.length === NONCE_BYTES ? 'Invalid key length' : `A nonce has ${NONCE_BYTES} bytes`;
      expect(() => encrypt(key, nonce, associated, plain)).toThrow(new RangeError(why));
      expect(() => open(vector)).toThrow(new RangeError(why));
    }
  });

  it('opens nothing of which one bit was changed', () => {
    const vector = ours.find(({ valid, associated, plain }) => valid && associated.length > 8 && plain.length > 8);
    if (!vector) throw new Error('no such vector');
    for (const part of ['key', 'nonce', 'associated', 'tag', 'ciphertext'] as const) {
      for (let bit = 0; bit < vector[part].length * 8; bit += 1) {
        const bytes = Buffer.from(vector[part]);
        bytes.writeUInt8(bytes.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
        expect(() => open({ ...vector, [part]: bytes })).toThrow('unable to authenticate');
      }
    }
  });

  it('takes no shortened tag', () => {
    for (const vector of ours.filter(({ valid }) => valid).slice(0, 3)) {
      for (const length of [0, 4, 8, 12, 15]) {
        expect(() => open({ ...vector, tag: vector.tag.subarray(0, length) })).toThrow(`A tag has ${TAG_BYTES} bytes`);
      }
    }
  });
});

describe('HMAC-SHA256', () => {
  const hmac = vectors('hmac-sha256.txt', ['key', 'text', 'tag']);
  const whole = hmac.filter(({ tag }) => tag.length === 32);
  const cut = hmac.filter(({ tag }) => tag.length === 16);

  it('is tried by all 174 vectors, half of them cut to 128 bits', () => {
    expect([hmac.length, whole.length, cut.length]).toEqual([174, 87, 87]);
  });

  it('makes every valid vector, and no other', () => {
    const made = whole.filter(({ key, text, tag }) => hmacSha256(key, text).equals(tag));
    expect(ids(made)).toEqual(ids(whole.filter(({ valid }) => valid)));
  });

  it('begins like every valid vector that was cut, and is not the same', () => {
    const begun = cut.filter(({ key, text, tag }) => hmacSha256(key, text).subarray(0, 16).equals(tag));
    expect(ids(begun)).toEqual(ids(cut.filter(({ valid }) => valid)));
    expect(cut.filter(({ key, text, tag }) => hmacSha256(key, text).equals(tag))).toEqual([]);
  });
});
