import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { type TestDatabase, testDatabase } from './testing.ts';
import { WatchedPool } from './watched-pool.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(async () => {
  await database.close();
});
afterEach(() => {
  jest.restoreAllMocks();
});

/**
 * A pool whose one connection was taken five times and planned anew the fourth; since then it holds the plan of a statement
 * made while its table was empty, which now is full.
 */
async function poolWithOldPlan(table: string): Promise<WatchedPool> {
  const kept = new WatchedPool({ connectionString: database.url, max: 1 }, () => undefined);
  await database.sql(`CREATE TABLE ${table} (id text PRIMARY KEY, payload text) WITH (autovacuum_enabled = false)`);
  for (let taken = 1; taken <= 4; taken++) await kept.query('SET plan_cache_mode = force_generic_plan');
  const client = await kept.connect();
  await client.query('SET enable_indexscan = off; SET enable_bitmapscan = off');
  await client.query(`PREPARE look(text) AS SELECT payload FROM ${table} WHERE id = $1`);
  await client.query("EXECUTE look('7')");
  await client.query('RESET enable_indexscan; RESET enable_bitmapscan');
  client.release();
  await database.sql(`INSERT INTO ${table} SELECT n::text, repeat('x', 200) FROM generate_series(1, 20000) n`);
  return kept;
}

async function planOf(kept: WatchedPool): Promise<string> {
  return JSON.stringify((await kept.query("EXPLAIN (FORMAT JSON) EXECUTE look('7')")).rows);
}

describe('a pool', () => {
  it('plans anew, for the tables as they are, on a connection that was taken twice as often as when it last did', async () => {
    jest.spyOn(performance, 'now').mockReturnValue(performance.now());
    const kept = await poolWithOldPlan('filled');
    expect(await planOf(kept)).toContain('Seq Scan');
    expect(await planOf(kept)).toContain('Seq Scan');

    expect(await planOf(kept)).toContain('Index Scan');
    expect((await kept.query("EXECUTE look('7')")).rows).toHaveLength(1);
    await kept.end();
  });

  it('plans anew after five seconds in any case', async () => {
    const began = performance.now();
    const clock = jest.spyOn(performance, 'now').mockReturnValue(began);
    const kept = await poolWithOldPlan('filled_by_others');
    clock.mockReturnValue(began + 4_999);
    expect(await planOf(kept)).toContain('Seq Scan');

    clock.mockReturnValue(began + 5_000);
    expect(await planOf(kept)).toContain('Index Scan');
    await kept.end();
  });

  it('hands out a connection that cannot plan anew, whose next statement then says why', async () => {
    const began = performance.now();
    const clock = jest.spyOn(performance, 'now').mockReturnValue(began);
    const lonely = new WatchedPool({ connectionString: database.url, max: 1 }, () => undefined);
    lonely.on('error', () => undefined);
    await lonely.query('SELECT 1');
    await database.sql("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query = 'SELECT 1'");
    clock.mockReturnValue(began + 5_000);
    const asked = lonely.query('SELECT 2').catch(() => lonely.query('SELECT 2'));
    expect((await asked).rows).toHaveLength(1);
    await lonely.end();
  });

  it('fails the next statement, and nothing else, where a connection breaks before its taker listens to it', async () => {
    const kept = new WatchedPool({ connectionString: database.url, max: 1 }, () => undefined);
    const client = await kept.connect();
    const ended = new Promise((resolve) => client.once('end', resolve));
    const { rows } = await client.query('SELECT pg_backend_pid() AS pid');
    await database.sql(`SELECT pg_terminate_backend(${rows[0].pid})`);
    await ended;

    await expect(client.query('SELECT 1')).rejects.toThrow();
    client.release();
    expect((await kept.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    await kept.end();
  });

  it('takes what was waited for a connection from the time of its statement', async () => {
    const busy = new WatchedPool({ connectionString: database.url, max: 1, query_timeout: 1_000 }, () => undefined);
    const client = await busy.connect();
    const began = performance.now();
    const clock = jest.spyOn(performance, 'now').mockReturnValue(began);
    const asked = [busy.query('SELECT 1 AS one'), busy.query('SELECT pg_sleep(600)'), busy.connect()] as const;
    const failed = expect(asked[1]).rejects.toThrow('Query read timeout');
    clock.mockReturnValue(began + 950);
    const limits = jest.spyOn(globalThis, 'setTimeout');
    client.release();
    expect((await asked[0]).rows).toEqual([{ one: 1 }]);
    await failed;
    const last = await asked[2];
    await last.query('SELECT 1');
    expect(limits.mock.calls.filter(([, ms]) => ms === 50)).toHaveLength(3);
    expect(limits.mock.calls.filter(([, ms]) => ms === 1_000)).toEqual([]);
    last.release();
    await busy.end();
  });

  it('ends a connection whose statement had no answer in time, so that nothing waits behind it', async () => {
    const kept = new WatchedPool({ connectionString: database.url, max: 1, query_timeout: 100 }, () => undefined);
    const client = await kept.connect();
    await client.query('BEGIN');
    await expect(client.query('SELECT pg_sleep(600)')).rejects.toThrow('Query read timeout');
    await expect(client.query('ROLLBACK')).rejects.toThrow('Client was closed');
    client.release();
    expect((await kept.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    await kept.end();
  });

  it('lends nobody a connection again that turned out to take no writes, as to a primary that became a standby', async () => {
    const kept = new WatchedPool({ connectionString: database.url, max: 1 }, () => undefined);
    await database.sql('CREATE TABLE moved (by text)');
    await kept.query('SET default_transaction_read_only = on');
    const client = await kept.connect();
    await client.query('BEGIN');
    const refused = client.query(`INSERT INTO moved VALUES ('to the standby')`);
    await expect(refused).rejects.toMatchObject({ code: '25006' });
    await expect(client.query('ROLLBACK')).rejects.toThrow('Client was closed');
    client.release();

    await kept.query(`INSERT INTO moved VALUES ('to the primary')`);
    expect(await database.sql('SELECT by FROM moved')).toEqual([{ by: 'to the primary' }]);
    await kept.end();
  });

  it('lends nobody a connection that was handed back amid a transaction: what comes next is kept, what had begun is not', async () => {
    const kept = new WatchedPool({ connectionString: database.url, max: 1 }, () => undefined);
    await database.sql('CREATE TABLE written (by text)');
    const client = await kept.connect();
    await client.query('BEGIN');
    await client.query(`INSERT INTO written VALUES ('who had begun')`);
    client.release();

    await kept.query(`INSERT INTO written VALUES ('who came next')`);
    expect(await database.sql('SELECT by FROM written')).toEqual([{ by: 'who came next' }]);
    await kept.end();
  });
});
