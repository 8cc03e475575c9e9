import { Prisma } from './generated/client.ts';
import type { PrismaSession } from './open-store.ts';

export interface StoredSuppression {
  entry: string;
  reason: string;
  createdBy: string;
  createdAt: Date;
}

/** A page of the list, newest first; with `search`, of the entries that begin like it or are `hashed`. */
export function listSuppression(
  session: PrismaSession,
  workspaceId: string,
  page: { limit: number; offset: number; search?: { begins: string; hashed: string } | undefined },
): Promise<StoredSuppression[]> {
  const { search } = page;
  const pattern = search && `${search.begins.replace(/[\\%_]/g, (character) => `\\${character}`)}%`;
  const found = search ? Prisma.sql`AND (entry LIKE ${pattern} OR entry = ${search.hashed})` : Prisma.empty;
  return session.$queryRaw<StoredSuppression[]>`
    SELECT entry, reason, created_by AS "createdBy", created_at AS "createdAt" FROM suppression_entry
    WHERE workspace_id = ${workspaceId} ${found} ORDER BY created_at DESC, entry
    LIMIT ${page.limit + 1} OFFSET ${page.offset}`;
}

/** Which of some entries stand on the list. */
export async function standingSuppression(
  session: PrismaSession,
  workspaceId: string,
  entries: readonly string[],
): Promise<Set<string>> {
  const rows = await session.$queryRaw<{ entry: string }[]>`
    SELECT entry FROM suppression_entry WHERE workspace_id = ${workspaceId} AND entry = ANY (${[...entries]})`;
  return new Set(rows.map(({ entry }) => entry));
}

/**
 * Adds entries, in their order, so that of several who add the same ones none waits for one that waits for it; those already
 * there stay as they are. How many were new. They are dated as of this moment, and not as of the beginning of the transaction: what
 * was approved while it waited for its turn is older than they are.
 */
export async function addSuppression(
  session: PrismaSession,
  workspaceId: string,
  entries: readonly string[],
  { reason, createdBy }: { reason: string; createdBy: string },
): Promise<number> {
  return session.$executeRaw`
    INSERT INTO suppression_entry (workspace_id, entry, reason, created_by, created_at)
    SELECT ${workspaceId}, entry, ${reason}, ${createdBy}, clock_timestamp() FROM unnest(${[...entries].sort()}::text[]) entry
    ON CONFLICT DO NOTHING`;
}

/** Takes an entry, as it is stored, off the list; false where it was not on it. */
export async function removeSuppression(session: PrismaSession, workspaceId: string, entry: string): Promise<boolean> {
  const { count } = await session.suppressionEntry.deleteMany({ where: { workspaceId, entry } });
  return count === 1;
}

/**
 * Puts the hash of entries in their place, for those that stand on the list. What is hashed is what was taken off: an entry that
 * somebody adds in the same moment is found and hashed, or stays as it is.
 */
export async function hashSuppression(
  session: PrismaSession,
  workspaceId: string,
  hashes: ReadonlyMap<string, string>,
): Promise<void> {
  const taken = await session.$queryRaw<StoredSuppression[]>`
    DELETE FROM suppression_entry WHERE workspace_id = ${workspaceId} AND entry = ANY (${[...hashes.keys()]})
    RETURNING entry, reason, created_by AS "createdBy", created_at AS "createdAt"`;
  await session.suppressionEntry.createMany({
    data: taken.map((row) => ({ ...row, workspaceId, entry: hashes.get(row.entry) ?? row.entry })),
    skipDuplicates: true,
  });
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
