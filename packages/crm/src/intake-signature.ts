import { createHmac, timingSafeEqual } from 'node:crypto';

/** What of a request is signed: method, URI, body and time, or, for CRMs that word it so, time and body. */
export type SignatureBase = 'uri' | 'body';

export interface IntakeRequest {
  readonly method: string;
  /** The full public address with its query, built from `APP_URL`: the `Host` header is the sender's to choose. */
  readonly url: string;
  readonly rawBody: Uint8Array;
  /** `X-Crm-Signature-v3`, or `X-HubSpot-Signature-v3`, as it came. */
  readonly signature: string | undefined;
  /** `X-Crm-Request-Timestamp`, or `X-HubSpot-Request-Timestamp`, as it came. */
  readonly timestamp: string | undefined;
}

/** Milliseconds a request may be old; older, it may be somebody else's copy. */
const maxAgeMs = 300_000;
/** Milliseconds the CRM's clock may be ahead of ours. */
const maxAheadMs = 60_000;

/**
 * True for a request that the CRM signed, a short while ago. The URI is part of what is signed, or one workspace's
 * request could be sent to another; `body` does without and leaves that to the portal id of each event.
 */
export function isGenuineIntake(
  { method, url, rawBody, signature, timestamp }: IntakeRequest,
  { secret, base, now }: { secret: string; base: SignatureBase; now: number },
): boolean {
  // A header that came twice is an array, whatever the types say.
  if (typeof signature !== 'string' || typeof timestamp !== 'string' || secret === '') return false;
  // Milliseconds, digits only: a float or seconds are signs of another scheme.
  if (!/^\d{1,15}$/.test(timestamp)) return false;
  const age = now - Number(timestamp);
  if (age > maxAgeMs || age < -maxAheadMs) return false;
  const mac = createHmac('sha256', secret);
  if (base === 'uri')
    mac
      .update(`${method}${decodedUri(url)}`)
      .update(rawBody)
      .update(timestamp);
  else mac.update(timestamp).update(rawBody);
  // As strings: two that differ may decode to the same bytes.
  const [theirs, ours] = [Buffer.from(signature), Buffer.from(mac.digest('base64'))];
  return theirs.length === ours.length && timingSafeEqual(theirs, ours);
}

/** The characters that the CRM signs decoded: : / ? @ ! $ ' ( ) * , ; and no others. */
const signedDecoded = /%(?:3A|2F|3F|40|21|24|27|28|29|2A|2C|3B)/gi;

function decodedUri(uri: string): string {
  return uri.replace(signedDecoded, decodeURIComponent);
}
