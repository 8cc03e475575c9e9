import { createHmac } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { randomBase62, toBase62 } from '../identifiers.ts';

const FORM = /^gk_(live|test)_([0-9A-Za-z]{10})_[0-9A-Za-z]{38}$/;

export interface ParsedKey {
  id: string;
  livemode: boolean;
}

/** A new raw key: `gk_live_<id>_<secret><checksum>`. The secret holds 190 bits. */
export function mintKey(livemode: boolean): { raw: string; id: string } {
  const id = randomBase62(10);
  const body = `${keyPrefix(id, livemode)}_${randomBase62(32)}`;
  return { raw: body + checksum(body), id };
}

/** What stays visible of a key. */
export function keyPrefix(id: string, livemode: boolean): string {
  return `gk_${livemode ? 'live' : 'test'}_${id}`;
}

/** Null for anything that was never minted here: the checksum spares the store from guesses and typing errors. */
export function parseKey(raw: string): ParsedKey | null {
  if (raw.length !== 57) return null;
  const match = FORM.exec(raw);
  if (!match?.[2] || checksum(raw.slice(0, -6)) !== raw.slice(-6)) return null;
  return { id: match[2], livemode: match[1] === 'live' };
}

/** What is stored of a key. Without the pepper it cannot be computed. */
export function keyHash(raw: string, pepper: string): Buffer<ArrayBuffer> {
  return Buffer.from(createHmac('sha256', pepper).update(raw).digest());
}

function checksum(body: string): string {
  return toBase62(crc32(body), 6);
}
