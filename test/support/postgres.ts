import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** The template every test database is cloned from: migrated once per run, empty of rows. */
export const templateDatabase = 'sendgate_template';

/**
 * Superuser connection string of the Postgres that serves this test run.
 * @throws Error when the run was started without the global set-up.
 */
export function testServerUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('TEST_DATABASE_URL is not set: run tests with "pnpm jest", which starts a Postgres.');
  return url;
}

/** A new database with nothing in it, on the server of this run. For databases with tables see `@sendgate/db/testing`. */
export async function emptyDatabase(): Promise<{ url: string; close(): Promise<void> }> {
  const name = `empty_${randomUUID().replaceAll('-', '')}`;
  await onServer(`CREATE DATABASE "${name}"`);
  const url = new URL(testServerUrl());
  url.pathname = `/${name}`;
  return { url: url.href, close: () => onServer(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`) };
}

async function onServer(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: testServerUrl() });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
