import type { PrismaSession } from './open-store.ts';

export function listSuppression(session: PrismaSession, workspaceId: string, page: { limit: number; offset: number }) {
  return session.suppressionEntry.findMany({
    where: { workspaceId },
    orderBy: [{ createdAt: 'desc' }, { entry: 'asc' }],
    take: page.limit + 1,
    skip: page.offset,
    select: { entry: true, reason: true, createdBy: true, createdAt: true },
  });
}

/** Adds entries; those already there stay as they are. How many were new. */
export async function addSuppression(
  session: PrismaSession,
  workspaceId: string,
  entries: readonly string[],
  by: { reason: string; createdBy: string },
): Promise<number> {
  const { count } = await session.suppressionEntry.createMany({
    data: entries.map((entry) => ({ workspaceId, entry, ...by })),
    skipDuplicates: true,
  });
  return count;
}

export async function removeSuppression(session: PrismaSession, workspaceId: string, entry: string): Promise<boolean> {
  const { count } = await session.suppressionEntry.deleteMany({ where: { workspaceId, entry } });
  return count === 1;
}

/** Puts the hash of entries in their place, for those that stand on the list. How many did. */
export async function hashSuppression(
  session: PrismaSession,
  workspaceId: string,
  hashes: ReadonlyMap<string, string>,
): Promise<number> {
  const entries = [...hashes.keys()];
  const standing = await session.suppressionEntry.findMany({ where: { workspaceId, entry: { in: entries } } });
  await session.suppressionEntry.createMany({
    data: standing.map((row) => ({ ...row, entry: hashes.get(row.entry) ?? row.entry })),
    skipDuplicates: true,
  });
  await session.suppressionEntry.deleteMany({ where: { workspaceId, entry: { in: entries } } });
  return standing.length;
}

/** The first of the entries that stands on the list, or null. `since`: only one that was added after that time. */
export async function findSuppression(
  session: PrismaSession,
  workspaceId: string,
  entries: readonly string[],
  since?: Date,
): Promise<string | null> {
  const found = await session.suppressionEntry.findFirst({
    where: { workspaceId, entry: { in: [...entries] }, ...(since ? { createdAt: { gt: since } } : {}) },
    select: { entry: true },
  });
  return found?.entry ?? null;
}
