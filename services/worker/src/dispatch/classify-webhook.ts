import type { SendResult } from '../deliver/classify.ts';
import { retryAfterSeconds } from '../deliver/retry-after.ts';
import type { DispatchVerdict } from './verdict.ts';

/** Answers that promise the message was not and will not be sent: too early, too many, away just now. */
const asksAgain: readonly number[] = [425, 429, 503];

/**
 * Judges a POST to a customer's sender. 2xx is sent; 425, 429 and 503 promise that nothing was sent; any other 4xx and
 * a redirect, which is not followed, refuse for good. Every other answer, and silence once the request was begun, leave
 * it open: the sender may have failed after it had sent.
 *
 * @param written whether a part of the request had gone out
 * @param answer first bytes of the answer
 */
export function classifyWebhook(result: SendResult, written: boolean, answer: Buffer, nowMs: number): DispatchVerdict {
  if (result.kind === 'failure') {
    const errorClass = result.failure;
    if (written) return { kind: 'unknown', errorClass };
    return errorClass === 'egress_blocked'
      ? { kind: 'failed', errorClass }
      : { kind: 'refused', errorClass, askedSeconds: null };
  }
  const { statusCode } = result;
  const errorClass = `http_${statusCode}`;
  if (statusCode >= 200 && statusCode <= 299) return { kind: 'sent', providerMessageId: providerMessageId(answer) };
  if (asksAgain.includes(statusCode)) {
    return { kind: 'refused', errorClass, askedSeconds: retryAfterSeconds(result.retryAfter, nowMs) };
  }
  return statusCode >= 300 && statusCode <= 499 && statusCode !== 408
    ? { kind: 'failed', errorClass }
    : { kind: 'unknown', errorClass };
}

/** The id a sender names in its answer, `{"provider_message_id": "…"}`, when it names one worth keeping. */
function providerMessageId(answer: Buffer): string | null {
  try {
    const body: unknown = JSON.parse(answer.toString('utf8'));
    const id =
      typeof body === 'object' && body !== null && 'provider_message_id' in body ? body.provider_message_id : null;
    return typeof id === 'string' && /^[\x21-\x7e]{1,255}$/.test(id) ? id : null;
  } catch {
    return null;
  }
}
