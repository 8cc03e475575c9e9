/**
 * What SQLSTATE says of a server that cannot be worked with until somebody did something: no connection, read only after a
 * failover, no longer let in, no database or schema of that name, no resources, stopped by an operator, broken; and tables
 * or rights that are missing.
 */
const standing = /^(?:(?:08|25|28|3D|3F|53|57|58|XX)[0-9A-Z]{3}|42P01|42501)$/;

/**
 * The error as BullMQ must see it. It waits between tries only after one it knows for a lost connection, which is a
 * refused one, and repeats anything else at once: a worker whose Postgres is shutting down, out of connections, or without
 * its database, would try thousands of times a second and log each. So everything that a statement of another kind would
 * meet as well is passed off as refused.
 */
export function asLostConnection(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (/^[0-9A-Z]{5}$/.test(code) && !standing.test(code)) return error;
  return Object.assign(new Error(error.message, { cause: error }), { code: 'ECONNREFUSED' });
}
