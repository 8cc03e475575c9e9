import type { PrismaSession } from './open-store.ts';

/**
 * Announces, until the transaction ends, that something stops messages of a workspace at once: a consent taken back, a
 * pause that blocks. Waits for submissions that are being stored, so that what follows in the transaction
 * sees them all; whatever was judged before is judged anew before it is stored. Call it before looking for holds.
 */
export async function beginStop(session: PrismaSession, workspaceId: string): Promise<void> {
  await session.$executeRaw`SELECT begin_stop(${workspaceId})`;
}

/**
 * The same for entries that the transaction put on the suppression list: of what was judged before, only messages to those
 * recipients are judged anew. Call it before looking for holds, and before adding them where few are added: what is stored waits
 * until the transaction ends.
 */
export async function beginListing(session: PrismaSession, workspaceId: string): Promise<void> {
  await session.$executeRaw`SELECT begin_listing(${workspaceId})`;
}
