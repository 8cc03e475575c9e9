import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type GatherRow, gatherBatch } from './hot-statements.ts';
import { openStore, type Store } from './open-store.ts';
import { Sealer } from './seal.ts';
import { type TestDatabase, testDatabase } from './testing.ts';

let database: TestDatabase;
let store: Store;
beforeAll(async () => {
  database = await testDatabase();
  const sealer = new Sealer(`k1:${Buffer.alloc(32).toString('base64')}`);
  store = openStore({ databaseUrl: database.url, poolSize: 1, sealer, timeoutMs: 20_000 });
});
afterAll(async () => {
  await store.close();
  await database.close();
});

it('a statement of a request is planned once, however often it runs', async () => {
  const row: GatherRow = {
    workspaceId: 'ws_1',
    livemode: true,
    idempotencyKey: 'k',
    channel: 'email',
    recipient: 'ada@example.org',
    entries: ['ada@example.org'],
    consent: null,
    firstContact: true,
    touchKey: 'touch',
    hiddenTouchKey: null,
    resembling: null,
  };
  for (let run = 0; run < 8; run++) await gatherBatch(store.hot, [row]);
  const { rows } = await store.hot.query(
    `SELECT generic_plans::int AS once, custom_plans::int AS anew FROM pg_prepared_statements WHERE name = 'sendgate_gather_open'`,
  );
  expect(rows).toEqual([{ once: 8, anew: 0 }]);
});
