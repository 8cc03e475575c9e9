import type { TestDatabase } from '@sendgate/db/testing';
import pg from 'pg';

type Statement = readonly [text: string, values: unknown[]];

/** Until so many sessions of this database wait for a lock, as Postgres tells it. */
export async function untilWaiting(session: pg.Client, waiters = 1): Promise<void> {
  const waiting = `SELECT 1 FROM pg_locks l JOIN pg_stat_activity a USING (pid)
    WHERE NOT l.granted AND a.datname = current_database()`;
  // Within a transaction, Postgres shows the sessions there were at the first look, unless told to look again.
  do await session.query('SELECT pg_stat_clear_snapshot()');
  while (((await session.query(waiting)).rowCount ?? 0) < waiters);
}

/**
 * Acts while another transaction has written or locked something, until so many wait for it or for each other. That one
 * then does its last, where there is any, and ends.
 */
export async function meanwhile<Result>(
  database: TestDatabase,
  first: Statement,
  act: () => Promise<Result>,
  { waiters = 1, last, end = 'COMMIT' }: { waiters?: number; last?: Statement; end?: 'COMMIT' | 'ROLLBACK' } = {},
): Promise<Result> {
  const other = new pg.Client({ connectionString: database.url });
  await other.connect();
  try {
    await other.query('BEGIN');
    await other.query(...first);
    const acting = act();
    await untilWaiting(other, waiters);
    if (last) await other.query(...last);
    await other.query(end);
    return await acting;
  } finally {
    await other.end();
  }
}
