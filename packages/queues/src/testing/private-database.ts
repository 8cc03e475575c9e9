import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

/** An empty database on the test server, for suites that need Postgres but none of our tables. */
export interface PrivateDatabase {
  readonly url: string;
  /** Ends every connection to it and lets nobody in. */
  shut(): Promise<void>;
  /** Lets everybody in again. */
  reopen(): Promise<void>;
  drop(): Promise<void>;
}

/** @throws Error when the suite was started without the test server. */
export async function privateDatabase(): Promise<PrivateDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  if (server === undefined) throw new Error('TEST_DATABASE_URL is not set: run the suite through Jest');
  const name = `queues_${randomUUID().replaceAll('-', '')}`;
  const run = async (statement: string) => {
    const client = new Client({ connectionString: server });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await run(`CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    shut: async () => {
      await run(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
      await run(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`);
    },
    reopen: () => run(`ALTER DATABASE ${name} ALLOW_CONNECTIONS true`),
    drop: () => run(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}
