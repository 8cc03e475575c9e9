import type { CallbackFailure } from '@sendgate/contracts';
import { retryAfterSeconds } from './retry-after.ts';

/** What came of one POST. */
export type SendResult =
  | { readonly kind: 'answer'; readonly statusCode: number; readonly retryAfter: string | undefined }
  | { readonly kind: 'failure'; readonly failure: CallbackFailure };

/** What an attempt means for its callback. */
export type Verdict =
  | { readonly kind: 'delivered' }
  | { readonly kind: 'retry'; readonly errorClass: string; readonly askedSeconds: number | null }
  | { readonly kind: 'disable'; readonly errorClass: string }
  | { readonly kind: 'dead'; readonly errorClass: string };

/**
 * Judges an attempt. Any 2xx is a delivery, 410 ends the endpoint, an address that must not be reached ends the
 * callback; everything else, redirects and other 4xx included, is tried again. 429 and 503 may say when.
 */
export function classify(result: SendResult, nowMs: number): Verdict {
  if (result.kind === 'failure') {
    return result.failure === 'egress_blocked'
      ? { kind: 'dead', errorClass: result.failure }
      : { kind: 'retry', errorClass: result.failure, askedSeconds: null };
  }
  const { statusCode } = result;
  if (statusCode >= 200 && statusCode <= 299) return { kind: 'delivered' };
  const errorClass = `http_${statusCode}`;
  if (statusCode === 410) return { kind: 'disable', errorClass };
  const asks = statusCode === 429 || statusCode === 503;
  return { kind: 'retry', errorClass, askedSeconds: asks ? retryAfterSeconds(result.retryAfter, nowMs) : null };
}
