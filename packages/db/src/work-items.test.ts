import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type pg from 'pg';
import { type TestDatabase, testDatabase } from './testing.ts';
import { endedItems } from './work-items.ts';

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await testDatabase();
  pool = database.pool({ max: 1 });
  await database.sql(`INSERT INTO workspace (id, name, settings) VALUES ('ws_1', 'w', '{}')`);
  // A hundred that are older than a month, among as many younger ones as make an index worth while.
  await database.sql(
    `INSERT INTO work_item (id, workspace_id, kind, dedupe_key, ref_id, max_attempts, state, next_run_at, finished_at)
     SELECT 'w_' || n, 'ws_1', 'callback', 'w_' || n, 'w_' || n, 1, 'DONE', at, at + interval '1 second'
     FROM generate_series(1, 20000) n, LATERAL (SELECT CASE WHEN n <= 100 THEN now() - interval '31 days'
       ELSE now() - n * interval '1 minute' END AS at) t`,
  );
  await database.sql('ANALYZE');
});
afterAll(() => database?.close());

describe('work that ended long ago', () => {
  it('is found without reading what ended since', async () => {
    const { text, values } = endedItems(30);
    const explained = await pool.query({ text: `EXPLAIN (FORMAT JSON) ${text}`, values });
    const plan = JSON.stringify(explained.rows);
    expect(plan).not.toContain('Seq Scan');
    expect(plan).toMatch(/"Index Cond":"[^"]*next_run_at </);
    expect((await pool.query({ text, values })).rows).toHaveLength(100);
  });
});
