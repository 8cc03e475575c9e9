import { createHmac } from 'node:crypto';
import { callbackSignature } from '@sendgate/contracts';

/** One attempt, as far as its headers go. */
export interface SigningInput {
  readonly eventId: string;
  readonly event: string;
  /** Starts at 1. */
  readonly attempt: number;
  /** The exact bytes that are sent. */
  readonly body: Buffer;
  /** Null when the workspace has no secret: then nothing is signed. `previous` only inside its overlap. */
  readonly secrets: { readonly current: string; readonly previous: string | null } | null;
  /** Unix seconds of this attempt. */
  readonly timestamp: number;
}

/**
 * Headers of one attempt. The documented scheme is the hexadecimal HMAC-SHA256 of `<timestamp>.<body>` under the secret
 * as the workspace wrote it. Beside it stand the three headers of Standard Webhooks, so that stock verifiers work.
 *
 * The primary header holds one value, because strict receivers compare it as a whole; while a secret is being replaced
 * the old one signs in a header of its own.
 */
export function callbackHeaders(input: SigningInput): Record<string, string> {
  const { secrets, body } = input;
  const timestamp = String(input.timestamp);
  const headers: Record<string, string> = {
    'Content-Type': 'application/json',
    'User-Agent': 'OutboundGate/1',
    [callbackSignature.eventIdHeader]: input.eventId,
    [callbackSignature.eventHeader]: input.event,
    [callbackSignature.attemptHeader]: String(input.attempt),
  };
  if (secrets === null) return headers;
  const both = [secrets.current, ...(secrets.previous === null ? [] : [secrets.previous])];
  headers[callbackSignature.timestampHeader] = timestamp;
  headers[callbackSignature.versionHeader] = callbackSignature.version;
  headers[callbackSignature.signatureHeader] = documentedSignature(secrets.current, timestamp, body);
  if (secrets.previous !== null) {
    headers[callbackSignature.previousSignatureHeader] = documentedSignature(secrets.previous, timestamp, body);
  }
  headers['webhook-id'] = input.eventId;
  headers['webhook-timestamp'] = timestamp;
  headers['webhook-signature'] = both
    .map((secret) => `v1,${standardMac(secret, input.eventId, timestamp, body)}`)
    .join(' ');
  return headers;
}

function documentedSignature(secret: string, timestamp: string, body: Buffer): string {
  const mac = createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex');
  return `${callbackSignature.version}=${mac}`;
}

function standardMac(secret: string, id: string, timestamp: string, body: Buffer): string {
  return createHmac('sha256', standardKey(secret)).update(`${id}.${timestamp}.`).update(body).digest('base64');
}

/** Standard Webhooks writes keys as `whsec_` and base64; a secret in any other form is taken as its bytes. */
function standardKey(secret: string): Buffer {
  return secret.startsWith('whsec_') ? Buffer.from(secret.slice(6), 'base64') : Buffer.from(secret, 'utf8');
}
