import { randomUUID } from 'node:crypto';
import pg from 'pg';

export interface TestDatabase {
  url: string;
  /** Runs SQL as the owner of the database, past everything the packages offer. */
  sql<Row = Record<string, unknown>>(text: string, values?: unknown[]): Promise<Row[]>;
  /** The same past the triggers: what the database refuses, or what only the passing of time would bring about. */
  unguarded<Row = Record<string, unknown>>(text: string, values?: unknown[]): Promise<Row[]>;
  /** Connections for what a test tries directly; they end with the database. */
  pool(config?: pg.PoolConfig): pg.Pool;
  close(): Promise<void>;
}

/**
 * A migrated database of its own, cloned from the template of this test run.
 * @throws Error when the run has no Postgres: start tests through Jest, whose global set-up provides it.
 */
export async function testDatabase(template = 'sendgate_template'): Promise<TestDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) throw new Error('TEST_DATABASE_URL is not set: run tests with "pnpm jest", which starts a Postgres.');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `CREATE DATABASE "${name}" TEMPLATE "${template}" STRATEGY FILE_COPY`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const pools: pg.Pool[] = [];
  const openPool = (config: pg.PoolConfig = {}) => {
    const pool = new pg.Pool({ ...config, connectionString: url.href });
    // A pool counts as ended before its connections are, and what is left of them is cut with the database.
    pool.on('error', () => undefined);
    pools.push(pool);
    return pool;
  };
  const pool = openPool({ max: 3 });
  return {
    url: url.href,
    pool: openPool,
    sql: async <Row>(text: string, values: unknown[] = []) => (await pool.query(text, values)).rows as Row[],
    unguarded: async <Row>(text: string, values: unknown[] = []) => {
      const client = await pool.connect();
      try {
        // For this session alone, where taking triggers off a table would lock it and disarm it for everybody.
        await client.query('SET session_replication_role = replica');
        return (await client.query(text, values)).rows as Row[];
      } finally {
        client.release(true);
      }
    },
    close: async () => {
      await Promise.all(pools.map((each) => each.end()));
      await onServer(server, `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
    },
  };
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    // Only one clone of a template may be under way.
    await client.query('SELECT pg_advisory_lock(7355608)');
    await client.query(statement);
  } finally {
    await client.end();
  }
}
