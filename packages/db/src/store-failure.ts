import { ProblemError } from '@sendgate/contracts';

/**
 * SQLSTATEs that say the server, not the statement, is at fault: connection, sign-in, database, resources, operator, a
 * standby that takes no writes (25006), and what others did in that moment (40001, 40P01).
 */
const SERVER_STATES = /^(?:08|28|3D|53|57|58|XX)|^25(?:006|P0[34])$|^40(?:001|P01)$|^55P03$/;
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
  /connection terminated|timeout exceeded when trying to connect|query read timeout|connection timeout|client was closed|not queryable|cannot use a pool after|server closed the connection|not currently accepting connections|DatabaseNotReachable|SocketTimeout|ConnectionClosed/i;

/** True when Postgres could not be reached or could not answer, so that the outcome is unknown and a retry may work. */
export function isStoreFailure(error: unknown, depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > 5) return false;
  const { code, originalCode, kind, message, originalMessage, errors, cause, meta } = error as Record<string, unknown>;
  const states = [code, originalCode].filter((state) => typeof state === 'string');
  if (states.some((state) => NETWORK_CODES.has(state) || (state.length === 5 && SERVER_STATES.test(state))))
    return true;
  if ([kind, message, originalMessage].some((text) => typeof text === 'string' && NETWORK_TEXT.test(text))) return true;
  // Node groups the failures of several addresses; Prisma puts the driver's error into `meta`.
  const inner = [
    ...(Array.isArray(errors) ? errors : []),
    cause,
    (meta as Record<string, unknown>)?.driverAdapterError,
  ];
  return inner.some((nested) => isStoreFailure(nested, depth + 1));
}

const CODE = /^(?:[0-9A-Z]{5}|E[A-Z]{3,20}|[a-z_]{1,40})$/;

/**
 * What ended a transaction, in one word out of few: the SQLSTATE or network code beneath, else the client's own code or
 * that of a refusal, else the name of the error.
 */
export function rollbackCode(error: unknown): string {
  return innermostCode(error, 0) ?? (error instanceof Error ? error.name : 'unknown');
}

function innermostCode(error: unknown, depth: number): string | null {
  if (typeof error !== 'object' || error === null || depth > 5) return null;
  const { code, originalCode, cause, meta } = error as Record<string, unknown>;
  const driver = (meta as Record<string, unknown> | undefined)?.driverAdapterError;
  const beneath = innermostCode(driver, depth + 1) ?? innermostCode(cause, depth + 1);
  const said = [originalCode, code].find((one): one is string => typeof one === 'string' && CODE.test(one));
  return beneath ?? said ?? null;
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
