import type { FetchAnswer } from './platform.ts';
import type { Recovery, ValidationErrorEntry } from './problem.ts';
import {
  AccessError,
  ApiError,
  type ErrorFacts,
  RateLimitError,
  type SendgateError,
  UnreadableAnswerError,
  ValidationError,
} from './sendgate-error.ts';

/** An answer that is one: a body that is an object, or `null` when nothing has changed (304). */
export interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>> | null;
  readonly requestId: string | null;
  readonly retryAfterMs: number | null;
  readonly etag: string | null;
  /** True when a repeated idempotency key was answered with the submission it first made. */
  readonly replayed: boolean;
}

const transient = new Set([408, 429, 500, 502, 503, 504]);

/**
 * Takes an answer apart.
 * @param now in milliseconds, for a `Retry-After` that is a date
 * @param conditional whether it was asked with an ETag, so that "unchanged" is an answer
 * @throws ApiError and its kinds for a refusal of Sendgate, and for what says that it may pass, whoever says so;
 * UnreadableAnswerError for everything else that is no JSON object
 */
export function readAnswer(
  { status, headers }: FetchAnswer,
  text: string,
  { now, conditional }: { now: number; conditional: boolean },
): Answer {
  const facts = {
    status,
    requestId: requestIdOf(headers),
    retryAfterMs: readRetryAfter(headers.get('retry-after'), now),
  };
  const unchanged = conditional && status === 304;
  const body = unchanged ? null : readObject(text);
  if (status >= 400) throw refusal(readProblem(status, headers, body), facts);
  if (!unchanged && (status < 200 || status >= 300)) throw new UnreadableAnswerError(`HTTP ${status}`, facts);
  if (!unchanged && body === null) throw new UnreadableAnswerError('no JSON object', facts);
  return {
    ...facts,
    body,
    etag: headerOf(headers, 'etag', /^(?:W\/)?"[\x21\x23-\x7e]{1,200}"$/),
    replayed: headers.get('idempotency-replayed') === 'true',
  };
}

export function requestIdOf(headers: FetchAnswer['headers']): string | null {
  return headerOf(headers, 'x-request-id', /^[A-Za-z0-9_-]{1,64}$/);
}

function headerOf(headers: FetchAnswer['headers'], name: string, form: RegExp): string | null {
  const value = headers.get(name);
  return value !== null && form.test(value) ? value : null;
}

/** Seconds or a date, in milliseconds from now; null for anything else. */
export function readRetryAfter(value: string | null, now: number): number | null {
  if (value === null || value.length > 40) return null;
  if (/^\d{1,9}$/.test(value)) return Number(value) * 1000;
  const date = /[a-z]/i.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}

export function readObject(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What Sendgate refuses with: a problem with a code, or the entries of a 422. Null for whatever else answers in its place. */
function readProblem(
  status: number,
  headers: FetchAnswer['headers'],
  body: Answer['body'],
): Readonly<Record<string, unknown>> | null {
  if (status === 422) return readEntries(body?.detail).length > 0 ? body : null;
  const isProblem = /^application\/problem\+json\s*(?:;|$)/i.test(headers.get('content-type') ?? '');
  return isProblem && codeOf(body) !== null && body?.status === status ? body : null;
}

function codeOf(body: Answer['body']): string | null {
  return typeof body?.code === 'string' && /^[a-z][a-z0-9_]{0,63}$/.test(body.code) ? body.code : null;
}

/** A refusal of Sendgate's. Without a problem it is one of somebody in between, which is believed only when it may pass. */
function refusal(
  problem: Answer['body'],
  answer: Required<Pick<ErrorFacts, 'requestId' | 'retryAfterMs'>> & { status: number },
): SendgateError {
  const { status, requestId } = answer;
  const mayPass = transient.has(status) || status >= 500;
  if (problem === null && !mayPass) return new UnreadableAnswerError(`HTTP ${status} without a problem`, answer);
  const body = problem ?? {};
  const recovery = readRecovery(body.recovery);
  const named = codeOf(body);
  const seconds = recovery?.retry_after_seconds;
  const facts: ErrorFacts = {
    ...answer,
    code: named ?? (status === 422 ? 'validation_error' : `http_${status}`),
    ...(recovery === undefined ? {} : { recovery }),
    retryAfterMs: answer.retryAfterMs ?? (seconds === undefined ? null : seconds * 1000),
    retryable: recovery?.safe_to_retry ?? transient.has(status),
  };
  const entries = status === 422 ? readEntries(body.detail) : [];
  // The detail is Sendgate's own, which never quotes content, only where its code says so.
  const detail = named !== null && typeof body.detail === 'string' ? body.detail : '';
  const said = entries.length > 0 ? entries.slice(0, 3).map(sentence).join('; ') : oneLine(detail, 300);
  const who = problem === null ? 'Something before Sendgate' : 'Sendgate';
  const message = `${who} answered ${status} ${facts.code}${said === '' ? '' : `: ${said}`}${requestId === null ? '' : ` [${requestId}]`}`;
  if (status === 422) return new ValidationError(message, facts, entries);
  if (status === 429) return new RateLimitError(message, facts);
  return status === 401 || status === 403 ? new AccessError(message, facts) : new ApiError(message, facts);
}

const sentence = ({ loc, msg }: ValidationErrorEntry) => `${loc.join('.')}: ${msg}`;

function oneLine(text: string, most: number): string {
  return text.replace(/[\x00-\x1f\x7f]+/g, ' ').slice(0, most);
}

function readEntries(detail: unknown): ValidationErrorEntry[] {
  if (!Array.isArray(detail)) return [];
  return detail.slice(0, 50).flatMap((entry: unknown) => {
    if (!isObject(entry) || !Array.isArray(entry.loc)) return [];
    const loc = entry.loc
      .slice(0, 20)
      .map((part: unknown) => (typeof part === 'number' ? part : oneLine(String(part), 100)));
    return [{ loc, msg: oneLine(String(entry.msg), 200), type: oneLine(String(entry.type), 64) }];
  });
}

const numbers = ['retry_after_seconds', 'limit', 'used', 'remaining'] as const;
const flags = ['safe_to_retry', 'same_idempotency_key'] as const;
const texts = ['message', 'resets_at'] as const;

function readRecovery(value: unknown): Recovery | undefined {
  if (!isObject(value) || typeof value.action !== 'string') return undefined;
  const known = [
    ...numbers.filter((name) => Number.isFinite(value[name]) && Number(value[name]) >= 0),
    ...flags.filter((name) => typeof value[name] === 'boolean'),
    ...texts.filter((name) => typeof value[name] === 'string'),
  ];
  const fields = Object.fromEntries(known.map((name) => [name, value[name]]));
  return { ...fields, action: oneLine(value.action, 64) as Recovery['action'], send_allowed: false };
}
