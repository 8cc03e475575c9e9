import type { PrismaSession } from './open-store.ts';

/** Names of the migrations this database has, oldest first, and whether one is unfinished. */
export async function migrationState(session: PrismaSession): Promise<{ applied: string[]; pending: boolean }> {
  const rows = await session.$queryRaw<{ name: string; finished: boolean }[]>`
    SELECT migration_name AS name, finished_at IS NOT NULL AS finished FROM _prisma_migrations
    WHERE rolled_back_at IS NULL ORDER BY started_at`;
  return {
    applied: rows.filter((row) => row.finished).map((row) => row.name),
    pending: rows.some((row) => !row.finished),
  };
}

/** One round trip. */
export async function pingStore(session: PrismaSession): Promise<void> {
  await session.$queryRaw`SELECT 1`;
}
