import { ProblemError } from '@sendgate/contracts';

/** Classes of SQLSTATE that say the server, not the statement, is at fault: connection, resources, operator. */
const SERVER_STATES = /^(?:08|53|57|58|XX)|^25P0[34]$|^55P03$/;
const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  // Prisma's: cannot reach, timed out, closed, pool exhausted, transaction could not start.
  'P1001',
  'P1002',
  'P1008',
  'P1017',
  'P2024',
  'P2028',
]);
const NETWORK_TEXT =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|connection timeout|client was closed|not queryable|cannot use a pool after|server closed the connection|DatabaseNotReachable|SocketTimeout|ConnectionClosed/i;

/** True when Postgres could not be reached or could not answer, so that the outcome is unknown and a retry may work. */
export function isStoreFailure(error: unknown): boolean {
  for (let cause: unknown = error, depth = 0; cause !== null && cause !== undefined && depth < 5; depth++) {
    if (typeof cause !== 'object') return false;
    const { code, message, originalCode, kind, errors } = cause as Record<string, unknown>;
    for (const state of [code, originalCode]) {
      if (
        typeof state === 'string' &&
        (NETWORK_CODES.has(state) || (state.length === 5 && SERVER_STATES.test(state)))
      ) {
        return true;
      }
    }
    if (typeof kind === 'string' && NETWORK_TEXT.test(kind)) return true;
    if (typeof message === 'string' && NETWORK_TEXT.test(message)) return true;
    if (Array.isArray(errors) && errors.some((inner) => isStoreFailure(inner))) return true;
    cause = (cause as { cause?: unknown }).cause;
  }
  return false;
}

/** The 503 of a store that is away. Its text holds no internals; the cause is kept for the log. */
export function storeUnavailable(cause: unknown): ProblemError {
  return new ProblemError('service_unavailable', 'The store does not answer. Nothing may be sent on this answer.', {
    cause,
    headers: { 'Retry-After': '5' },
    recovery: { action: 'retry_after', retry_after_seconds: 5, safe_to_retry: true, same_idempotency_key: true },
  });
}

/** Turns a failure of Postgres into `service_unavailable`; passes every other error on. */
export async function guardStore<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw isStoreFailure(error) ? storeUnavailable(error) : error;
  }
}
