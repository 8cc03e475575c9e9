import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type pg from 'pg';
import { openStore, type Store } from './open-store.ts';
import { Sealer } from './seal.ts';
import { asSystem } from './store-context.ts';
import { type TestDatabase, testDatabase } from './testing.ts';
import { claimWorkItem, endedItems, endUsedUpItem } from './work-items.ts';

let database: TestDatabase;
let pool: pg.Pool;
let store: Store;
beforeAll(async () => {
  database = await testDatabase();
  pool = database.pool({ max: 1 });
  const sealer = new Sealer(`k1:${randomBytes(32).toString('base64')}`);
  store = openStore({ databaseUrl: database.url, poolSize: 1, sealer, timeoutMs: 20_000 });
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
afterAll(async () => {
  await store?.close();
  await database?.close();
});

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

describe('work whose attempts were all claimed', () => {
  const item = { id: 'last', kind: 'erasure', workspaceId: 'ws_1', refId: 'era_1' };
  const leased = (until: string) =>
    database.sql(
      `INSERT INTO work_item (id, workspace_id, kind, dedupe_key, ref_id, attempt, max_attempts, state, lease_token, lease_until)
       VALUES ('last', 'ws_1', 'erasure', 'last', 'era_1', 3, 3, 'LEASED', 'token', now() + $1::interval)
       ON CONFLICT (id) DO UPDATE SET lease_until = excluded.lease_until`,
      [until],
    );
  const end = () => asSystem('outbox', () => endUsedUpItem(store.prisma, item.id));

  it('is not ended while somebody has the last of them, who lengthened their lease in that moment', async () => {
    await leased('1 minute');
    expect(await end()).toBe(false);
  });

  it('is claimed by nobody once that one is gone, and ends', async () => {
    await leased('-1 second');
    const wanted = { id: item.id, leaseToken: 'another', leaseSeconds: 30 };
    expect(await asSystem('outbox', () => claimWorkItem(store, item, wanted))).toBeNull();
    expect(await end()).toBe(true);
    expect(await end()).toBe(false);
  });
});
