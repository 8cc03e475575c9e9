import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { clockSkewSeconds, migrationState, pingStore } from './migration-state.ts';
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

it('is not pending on a database that has every migration of this build, nor on one that has more', async () => {
  expect(await migrationState(store.prisma)).toMatchObject({ pending: false });
  await database.sql(`INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at)
    VALUES ('newer', '', '29990101000000_newer', now())`);
  expect(await migrationState(store.prisma)).toMatchObject({ pending: false });
});

it('is not pending while a newer version brings the database up to itself, nor when that failed', async () => {
  await database.sql(`INSERT INTO _prisma_migrations (id, checksum, migration_name)
    VALUES ('under_way', '', '29990102000000_under_way')`);
  expect(await migrationState(store.prisma)).toMatchObject({ pending: false });
});

it('is pending on a database that lacks a migration of this build, or has one that was not finished', async () => {
  const { applied } = await migrationState(store.prisma);
  const [last] = await database.sql<{ migration_name: string }>(`UPDATE _prisma_migrations SET finished_at = NULL
    WHERE migration_name = '${applied[0]}' RETURNING migration_name`);
  expect(last?.migration_name).toBe(applied[0]);
  expect(await migrationState(store.prisma)).toMatchObject({ pending: true });
  await database.sql(`DELETE FROM _prisma_migrations WHERE migration_name = '${applied[0]}'`);
  expect(await migrationState(store.prisma)).toMatchObject({ pending: true });
});

it('answers a ping where it may be written to, and has a new connection after one that may not', async () => {
  await pingStore(store.prisma);
  await store.prisma.$executeRawUnsafe('SET default_transaction_read_only = on');
  await expect(pingStore(store.prisma)).rejects.toThrow('read-only');
  // The one connection of this store was ended with it, and its setting.
  await pingStore(store.prisma);
});

it('sees how far the clock of the host is from that of the store', async () => {
  // One machine has one clock.
  expect(Math.abs(await clockSkewSeconds(store.prisma))).toBeLessThan(5);
});
