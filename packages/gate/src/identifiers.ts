import { randomBytes, randomFillSync } from 'node:crypto';
import type { IdPrefix } from '@sendgate/contracts';
import { monotonicFactory } from 'ulid';

// A ULID asks for sixteen random numbers; one draw from the system per number would cost more than the rest of it.
const drawn = new Uint32Array(1024);
let used = drawn.length;
const ulid = monotonicFactory(() => {
  if (used === drawn.length) {
    randomFillSync(drawn);
    used = 0;
  }
  const value = drawn[used] ?? 0;
  used += 1;
  return value / 2 ** 32;
});
const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** A new id: its prefix and a ULID that sorts after those this process made before. */
export function newId(prefix: IdPrefix): string {
  return `${prefix}_${ulid()}`;
}

/** The id of a work item: a bare ULID, because only queues see it. */
export function newWorkId(): string {
  return ulid();
}

/** Unguessable characters of `0-9A-Za-z`; each carries 5.95 bits. */
export function randomBase62(length: number): string {
  let text = '';
  while (text.length < length) {
    for (const byte of randomBytes(length - text.length + 8)) {
      // 248 is the largest multiple of 62 in a byte: beyond it the first letters would be likelier.
      if (byte < 248 && text.length < length) text += BASE62[byte % 62];
    }
  }
  return text;
}

/** A number in `0-9A-Za-z`, padded with zeros. */
export function toBase62(value: number, length: number): string {
  let text = '';
  for (let rest = value; text.length < length; rest = Math.floor(rest / 62)) text = BASE62[rest % 62] + text;
  return text;
}
