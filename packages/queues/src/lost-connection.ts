/** Classes of SQLSTATE that say the server cannot be worked with just now: connection, resources, operator. */
const passing = /^(?:08|53|57)[0-9A-Z]{3}$/;

/**
 * The error as BullMQ must see it. It waits between tries only after one it knows for a lost connection, which is a
 * refused one, and repeats anything else at once: a worker whose Postgres is shutting down, or out of connections, would
 * try thousands of times a second and log each. So everything that is no plain SQL error is passed off as refused.
 */
export function asLostConnection(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (/^[0-9A-Z]{5}$/.test(code) && !passing.test(code)) return error;
  return Object.assign(new Error(error.message, { cause: error }), { code: 'ECONNREFUSED' });
}
