import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { PrismaSession } from './open-store.ts';

const folder = join(import.meta.dirname, '..', '..', '..', 'prisma', 'migrations');
let known: Promise<string[]> | undefined;

/** Names of the migrations this build was written for. Read once: a build does not change while it runs. */
function migrationsOfBuild(): Promise<string[]> {
  known ??= readdir(folder, { withFileTypes: true }).then((entries) =>
    entries.filter((entry) => entry.isDirectory()).map(({ name }) => name),
  );
  return known;
}

/**
 * Names of the migrations this database has, oldest first, and whether it is not yet what this build was written for: one
 * of them is missing or unfinished. A database that has more than the build is fine, or is getting it: migrations run
 * before the new version does, and the old one goes on serving meanwhile, even where one of them failed.
 */
export async function migrationState(session: PrismaSession): Promise<{ applied: string[]; pending: boolean }> {
  const rows = await session.$queryRaw<{ name: string; finished: boolean }[]>`
    SELECT migration_name AS name, finished_at IS NOT NULL AS finished FROM _prisma_migrations
    WHERE rolled_back_at IS NULL ORDER BY started_at`;
  const applied = rows.filter((row) => row.finished).map((row) => row.name);
  return { applied, pending: (await migrationsOfBuild()).some((name) => !applied.includes(name)) };
}

/**
 * One round trip that writes nothing, but may: a standby refuses it, and its connection is given up for one to the primary.
 * @throws Error with SQLSTATE 25006 where Postgres only lets read
 */
export async function pingStore(session: PrismaSession): Promise<void> {
  await session.$executeRaw`UPDATE workspace SET id = id WHERE false`;
}

/** Seconds by which the clock of this host is ahead of Postgres's, to within half a round trip. */
export async function clockSkewSeconds(session: PrismaSession): Promise<number> {
  const asked = Date.now();
  const [row] = await session.$queryRaw<{ milliseconds: number }[]>`
    SELECT extract(epoch FROM clock_timestamp())::float8 * 1000 AS milliseconds`;
  const answered = Date.now();
  return ((asked + answered) / 2 - (row?.milliseconds ?? answered)) / 1_000;
}
