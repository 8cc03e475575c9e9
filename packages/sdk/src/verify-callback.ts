import { createHmac, timingSafeEqual } from 'node:crypto';
import type { CallbackEvent } from './callback-event.ts';
import { readObject } from './read-answer.ts';
import { SendgateError } from './sendgate-error.ts';

/** Why a callback is refused, and what to look at. */
const refusals = {
  secret_missing: 'No secret was given. Without one nothing can be verified.',
  body_not_raw: 'The body was read or parsed before. Give the bytes as they came, before any parser.',
  body_too_large: 'The body is larger than any callback.',
  signature_missing: 'There is no signature. Set callback_secret in the workspace.',
  signature_malformed: 'The signature is not v1= and 64 hexadecimal digits.',
  signature_mismatch: 'The signature is of another body, another time or another secret.',
  timestamp_missing: 'There is no timestamp.',
  timestamp_malformed: 'The timestamp is not a number of seconds.',
  timestamp_stale: 'The timestamp is too far from this clock: an old callback, or a wrong clock.',
  version_unsupported: 'The signature is of a version that this library does not know.',
  body_unreadable: 'The body is signed, and is no event.',
} as const;

export type CallbackRefusal = keyof typeof refusals;

/** A request that is not to be taken for a callback of Sendgate. `code` says why. */
export class CallbackError extends SendgateError {
  override readonly name = 'CallbackError';
  declare readonly code: CallbackRefusal;

  constructor(code: CallbackRefusal) {
    super(refusals[code], { code });
  }
}

export interface VerifyOptions {
  /** How far the time of signing may lie from now, either way; 300 by default. */
  toleranceSeconds?: number;
  /** Unix seconds; the clock's by default. */
  now?: number;
}

/** Headers as Node, Express or `fetch` give them. */
export type CallbackHeaders =
  | Readonly<Record<string, string | readonly string[] | undefined>>
  | { get(name: string): string | null };

const SIGNATURE = /^v1=([0-9a-f]{64})$/i;

/**
 * The event of a callback, once its signature holds: an HMAC-SHA256 of `timestamp.body` under the secret, compared in
 * constant time. While a secret is replaced, the signature under the old one is accepted as well.
 * @param rawBody the bytes as they came, or as text, before any parsing
 * @throws CallbackError
 */
export function verifyCallback(
  rawBody: Uint8Array | string,
  headers: CallbackHeaders,
  secret: string,
  { toleranceSeconds = 300, now = Date.now() / 1000 }: VerifyOptions = {},
): CallbackEvent {
  checkSecret(secret);
  if (typeof rawBody !== 'string' && !(rawBody instanceof Uint8Array)) throw new CallbackError('body_not_raw');
  const given = ['x-service-signature', 'x-service-signature-previous']
    .map((name) => headerOf(headers, name))
    .filter((value) => value !== null);
  if (given.length === 0) throw new CallbackError('signature_missing');
  const macs = given.flatMap((value) => SIGNATURE.exec(value)?.[1] ?? []);
  if (macs.length === 0) throw new CallbackError('signature_malformed');
  const version = headerOf(headers, 'x-service-signature-version');
  if (version !== null && version !== 'v1') throw new CallbackError('version_unsupported');
  const timestamp = headerOf(headers, 'x-service-signature-timestamp');
  if (timestamp === null) throw new CallbackError('timestamp_missing');
  if (!/^\d{1,12}$/.test(timestamp)) throw new CallbackError('timestamp_malformed');

  const expected = createHmac('sha256', secret).update(`${timestamp}.`).update(rawBody).digest();
  const equal = macs.map((mac) => timingSafeEqual(Buffer.from(mac, 'hex'), expected));
  if (!equal.includes(true)) throw new CallbackError('signature_mismatch');
  // After the signature: whoever cannot sign learns nothing of this clock. Written so that no number is a refusal too.
  if (!(Math.abs(now - Number(timestamp)) <= toleranceSeconds)) throw new CallbackError('timestamp_stale');

  const event = readObject(typeof rawBody === 'string' ? rawBody : new TextDecoder().decode(rawBody));
  if (typeof event?.event !== 'string' || typeof event.action_id !== 'string')
    throw new CallbackError('body_unreadable');
  return event as unknown as CallbackEvent;
}

/** @throws CallbackError: an HMAC under an empty key is one that anybody can make. */
export function checkSecret(secret: string): void {
  if (typeof secret !== 'string' || secret === '') throw new CallbackError('secret_missing');
}

function headerOf(headers: CallbackHeaders, name: string): string | null {
  if (typeof headers.get === 'function') return headers.get(name);
  const record = headers as Readonly<Record<string, string | readonly string[] | undefined>>;
  const value = record[name] ?? Object.entries(record).find(([key]) => key.toLowerCase() === name)?.[1];
  // A header that came twice is joined, which no signature and no timestamp survives.
  return value === undefined ? null : String(value);
}
