import type { Erasure } from './generated/client.ts';
import type { PrismaSession } from './open-store.ts';

export type StoredErasure = Erasure;

/** Stores that somebody is to be forgotten. Its work item belongs into the same transaction. */
export function addErasure(
  session: PrismaSession,
  erasure: {
    id: string;
    workspaceId: string;
    recipientSealed: Uint8Array<ArrayBuffer>;
    recipientHash: string;
    requestedBy: string;
  },
): Promise<StoredErasure> {
  return session.erasure.create({ data: erasure });
}

/** An erasure, of the workspace where one is named; null for none. */
export function findErasure(session: PrismaSession, id: string, workspaceId?: string): Promise<StoredErasure | null> {
  return session.erasure.findFirst({ where: { id, ...(workspaceId === undefined ? {} : { workspaceId }) } });
}

/** Newest first: one more than asked for, where there are more. */
export function listErasures(
  session: PrismaSession,
  workspaceId: string,
  page: { limit: number; offset: number },
): Promise<StoredErasure[]> {
  return session.erasure.findMany({
    where: { workspaceId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: page.limit + 1,
    skip: page.offset,
  });
}

/** Counts what a step erased. */
export async function countErased(session: PrismaSession, id: string, submissions: number): Promise<void> {
  await session.$executeRaw`
    UPDATE erasure SET state = 'running', submissions = submissions + ${submissions}::int
    WHERE id = ${id} AND state <> 'done'`;
}

/** Ends an erasure that cannot be carried out, and forgets whom it was about. Null when it had ended. */
export async function failErasure(session: PrismaSession, id: string): Promise<StoredErasure | null> {
  const failed = await session.$executeRaw`
    UPDATE erasure SET state = 'failed', recipient_sealed = NULL, finished_at = now()
    WHERE id = ${id} AND state IN ('waiting', 'running')`;
  return failed === 1 ? findErasure(session, id) : null;
}

/** Ends an erasure and forgets whom it was about. False when somebody else had. */
export async function finishErasure(session: PrismaSession, id: string): Promise<StoredErasure | null> {
  const done = await session.$executeRaw`
    UPDATE erasure SET state = 'done', recipient_sealed = NULL, finished_at = now()
    WHERE id = ${id} AND state <> 'done'`;
  return done === 1 ? findErasure(session, id) : null;
}
