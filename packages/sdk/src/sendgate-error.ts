import type { Recovery, ValidationErrorEntry } from './problem.ts';

/** What an error knows beyond its text. No text, and no field, holds content, a header or a key. */
export interface ErrorFacts {
  readonly code: string;
  readonly status?: number | null;
  readonly requestId?: string | null;
  readonly recovery?: Recovery;
  readonly retryAfterMs?: number | null;
  readonly retryable?: boolean;
}

/** Any failure to get an answer. Whatever it is, it is no permission to send. */
export class SendgateError extends Error {
  override readonly name: string = 'SendgateError';
  /** A stable word: one of the API's error codes, or one of the library's own. */
  readonly code: string;
  /** The HTTP status; null without an answer. */
  readonly status: number | null;
  /** What to quote when you ask about it; null without an answer. */
  readonly requestId: string | null;
  readonly recovery: Recovery;
  /** What the answer asked to wait, in milliseconds. */
  readonly retryAfterMs: number | null;
  /** True when the same request may succeed later. Use the same idempotency key. */
  readonly retryable: boolean;

  constructor(message: string, facts: ErrorFacts) {
    super(message);
    this.code = facts.code;
    this.status = facts.status ?? null;
    this.requestId = facts.requestId ?? null;
    this.retryable = facts.retryable ?? false;
    this.retryAfterMs = facts.retryAfterMs ?? null;
    this.recovery = facts.recovery ?? advice(this.retryable);
  }
}

function advice(retryable: boolean): Recovery {
  return retryable
    ? { action: 'retry_after', safe_to_retry: true, same_idempotency_key: true, send_allowed: false }
    : { action: 'contact_support', safe_to_retry: false, send_allowed: false };
}

/** No answer: refused, reset, cut short, unresolved. */
export class ConnectionError extends SendgateError {
  override readonly name = 'ConnectionError';

  /** `reason` is the system's word for it, such as ECONNREFUSED. */
  constructor(reason: string | null) {
    super(`Sendgate could not be reached${reason === null ? '' : ` (${reason})`}. Check the address and the network.`, {
      code: 'connection_failed',
      retryable: true,
    });
  }
}

/** No answer in time. The request may have been carried out: repeat it with the same idempotency key. */
export class TimeoutError extends SendgateError {
  override readonly name = 'TimeoutError';

  constructor(timeoutMs: number) {
    super(`Sendgate did not answer within ${timeoutMs} ms. Ask again with the same idempotency key.`, {
      code: 'timed_out',
      retryable: true,
    });
  }
}

/** An answer that is none of Sendgate's: a page, a redirect, half a body. Check the address and what stands in between. */
export class UnreadableAnswerError extends SendgateError {
  override readonly name = 'UnreadableAnswerError';

  constructor(what: string, answer: { status: number; requestId: string | null }) {
    super(`The answer cannot be read as Sendgate's: ${what}. Check the address and what stands in between.`, {
      code: 'unreadable_answer',
      status: answer.status,
      requestId: answer.requestId,
    });
  }
}

/** A status this version of the library does not know. Hold the message and update the library. */
export class UnknownStatusError extends SendgateError {
  override readonly name = 'UnknownStatusError';
  readonly actionId: string;

  constructor(actionId: string, answer: { status: number; requestId: string | null }) {
    super('The submission has a status that this library does not know. Do not send; update @sendgate/sdk.', {
      code: 'unknown_status',
      ...answer,
    });
    this.actionId = actionId;
  }
}

/** The request was refused. `code` says why, `recovery` what to do. */
export class ApiError extends SendgateError {
  override readonly name: string = 'ApiError';
}

/** The key, or the session, is missing, unknown, revoked or may not do this (401, 403). */
export class AccessError extends ApiError {
  override readonly name = 'AccessError';
}

/** Too many requests, or the day's tokens are used up (429). `retryAfterMs` and `recovery` say until when. */
export class RateLimitError extends ApiError {
  override readonly name = 'RateLimitError';
}

/** The request does not fit (422). */
export class ValidationError extends ApiError {
  override readonly name = 'ValidationError';
  readonly entries: readonly ValidationErrorEntry[];

  constructor(message: string, facts: ErrorFacts, entries: readonly ValidationErrorEntry[]) {
    super(message, { recovery: { action: 'fix_request', safe_to_retry: false, send_allowed: false }, ...facts });
    this.entries = entries;
  }
}

/** True when an error leaves open what the gate thinks of a message: then it is held, as if the gate had said so. */
export function isDoubt(error: unknown): error is SendgateError {
  if (!(error instanceof ApiError)) return error instanceof SendgateError && !(error instanceof UnknownStatusError);
  return error.retryable || error instanceof RateLimitError || Number(error.status) >= 500;
}
