import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import { guardStore } from './store-failure.ts';
import { type TestDatabase, testDatabase } from './testing.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

/** Does `work` on a connection of its own. */
async function connected<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

it('is a 503 on a server that takes no writes, as a standby after a failover', () =>
  connected(async (client) => {
    await client.query('SET default_transaction_read_only = on');
    const written = client.query(`INSERT INTO admin_notice (id) VALUES ('n')`);
    await expect(guardStore(written)).rejects.toMatchObject({ code: 'service_unavailable' });
  }));

it('is a 503 where two transactions block each other, and one is ended', () =>
  connected((one) =>
    connected(async (other) => {
      for (const client of [one, other]) await client.query('BEGIN');
      await one.query('LOCK TABLE admin_notice');
      await other.query('LOCK TABLE submission');
      const outcomes = await Promise.allSettled([
        guardStore(one.query('LOCK TABLE submission')),
        guardStore(other.query('LOCK TABLE admin_notice')),
      ]);
      const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
      expect(refused).toEqual([expect.objectContaining({ code: 'service_unavailable' })]);
    }),
  ));

it('is told as it is where the statement is at fault', () =>
  connected(async (client) => {
    const wrong = client.query('SELECT * FROM no_such_table');
    await expect(guardStore(wrong)).rejects.toMatchObject({ code: '42P01' });
  }));
