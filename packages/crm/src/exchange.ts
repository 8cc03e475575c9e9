import got from 'got';
import { CrmFailure, type CrmFailureReason } from './crm-failure.ts';

/** Bytes of an answer that are read. */
const answerBytes = 1_024 * 1_024;

export interface Question {
  readonly method: 'GET' | 'POST' | 'PATCH';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Whatever the CRM answered, with any status. */
export interface Answer {
  readonly status: number;
  readonly contentType: string;
  readonly retryAfter: string | undefined;
  readonly body: string;
}

/**
 * One request and its answer. Follows no redirect: it would carry the token along. Tries nothing twice: callers know
 * what may be repeated.
 * @throws CrmFailure `unavailable` without an answer in time, `unreadable` for one of more than 1 MiB.
 */
export type Exchange = (question: Question) => Promise<Answer>;

/** Opens exchanges of `timeoutMs` milliseconds at most, the answer's body included. */
export function openExchange(timeoutMs: number): Exchange {
  return async ({ method, url, headers, body }) => {
    const tooMuch = new AbortController();
    const request = got(url, {
      method,
      headers: { 'user-agent': 'Sendgate', accept: 'application/json', ...headers },
      body,
      followRedirect: false,
      retry: { limit: 0 },
      throwHttpErrors: false,
      // A short compressed answer may be a long one.
      decompress: false,
      timeout: { request: timeoutMs },
      signal: tooMuch.signal,
    });
    request.on('downloadProgress', ({ transferred }) => {
      if (transferred > answerBytes) tooMuch.abort();
    });
    try {
      const answer = await request;
      return {
        status: answer.statusCode,
        contentType: answer.headers['content-type'] ?? '',
        retryAfter: answer.headers['retry-after'],
        body: answer.body,
      };
    } catch (error) {
      if (tooMuch.signal.aborted) throw new CrmFailure('unreadable', 'too long');
      throw new CrmFailure('unavailable', error instanceof Error && 'code' in error ? String(error.code) : 'no answer');
    }
  };
}

/** Longest wait that is passed on: the CRM names up to a day while it moves an account. */
const longestWaitSeconds = 86_400;

/** What an answer other than the one hoped for means. */
export function failureOf({ status, contentType, retryAfter }: Answer, now: number): CrmFailure {
  return new CrmFailure(reasonOf(status, contentType), status, secondsOf(retryAfter, now));
}

function reasonOf(status: number, contentType: string): CrmFailureReason {
  if (status === 429) return 'rate_limited';
  if (status === 403 || status === 404) {
    // A page is of something on the way, which knows nothing of contacts or scopes.
    if (!/\bjson\b/i.test(contentType)) return 'unavailable';
    return status === 403 ? 'missing_scope' : 'gone';
  }
  // Waited for us too long; locked for two seconds; moving to another data centre.
  if (status >= 500 || [408, 423, 477].includes(status)) return 'unavailable';
  return status >= 400 ? 'refused' : 'unreadable';
}

function secondsOf(retryAfter: string | undefined, now: number): number | null {
  if (retryAfter === undefined) return null;
  const seconds = /^\d+$/.test(retryAfter) ? Number(retryAfter) : Math.ceil((Date.parse(retryAfter) - now) / 1_000);
  return Number.isNaN(seconds) ? null : Math.min(Math.max(seconds, 0), longestWaitSeconds);
}
