import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { type TestDatabase, testDatabase } from './testing.ts';
import { WatchedPool } from './watched-pool.ts';

let database: TestDatabase;
let pool: WatchedPool;
beforeAll(async () => {
  database = await testDatabase();
  pool = new WatchedPool({ connectionString: database.url, max: 1 }, () => undefined);
});
afterAll(async () => {
  await pool.end();
  await database.close();
});
afterEach(() => {
  jest.restoreAllMocks();
});

const look = { name: 'look', text: 'SELECT payload FROM growing WHERE id = $1' };

async function keptPlan(): Promise<string> {
  const { rows } = await pool.query("EXPLAIN (FORMAT JSON) EXECUTE look('7')");
  return JSON.stringify(rows);
}

describe('a pool', () => {
  it('plans anew, for the tables as they are, what it planned while they were empty', async () => {
    await database.sql('CREATE TABLE growing (id text PRIMARY KEY, payload text) WITH (autovacuum_enabled = false)');
    const began = performance.now();
    const clock = jest.spyOn(performance, 'now').mockReturnValue(began);
    await pool.query('SET plan_cache_mode = force_generic_plan');
    await pool.query('SET enable_indexscan = off; SET enable_bitmapscan = off');
    await pool.query({ ...look, values: ['7'] });
    await database.sql("INSERT INTO growing SELECT n::text, repeat('x', 200) FROM generate_series(1, 20000) n");
    await pool.query('RESET enable_indexscan; RESET enable_bitmapscan');
    expect(await keptPlan()).toContain('Seq Scan');
    clock.mockReturnValue(began + 999);
    expect(await keptPlan()).toContain('Seq Scan');

    clock.mockReturnValue(began + 1_000);
    expect(await keptPlan()).toContain('Index Scan');
    expect((await pool.query({ ...look, values: ['7'] })).rows).toHaveLength(1);
  });

  it('hands out a connection that cannot plan anew, whose next statement then says why', async () => {
    const began = performance.now();
    const clock = jest.spyOn(performance, 'now').mockReturnValue(began);
    const lonely = new WatchedPool({ connectionString: database.url, max: 1 }, () => undefined);
    lonely.on('error', () => undefined);
    await lonely.query('SELECT 1');
    await database.sql("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query = 'SELECT 1'");
    clock.mockReturnValue(began + 2_000);
    const asked = lonely.query('SELECT 2').catch(() => lonely.query('SELECT 2'));
    expect((await asked).rows).toHaveLength(1);
    await lonely.end();
  });
});
