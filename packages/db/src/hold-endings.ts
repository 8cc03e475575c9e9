import type { HoldEnding } from './generated/client.ts';
import type { PrismaSession } from './open-store.ts';

export type StoredHoldEnding = HoldEnding;

/** Puts an ending on record; null while another one of the workspace is under way. */
export async function addHoldEnding(
  session: PrismaSession,
  ending: { id: string; workspaceId: string; requestedBy: string; holds: number },
): Promise<StoredHoldEnding | null> {
  const { count } = await session.holdEnding.createMany({ data: [ending], skipDuplicates: true });
  return count === 1 ? findHoldEnding(session, ending.workspaceId, ending.id) : null;
}

/** An ending that the workspace asked for; null for one of another. */
export function findHoldEnding(
  session: PrismaSession,
  workspaceId: string,
  id: string,
): Promise<StoredHoldEnding | null> {
  return session.holdEnding.findFirst({ where: { id, workspaceId } });
}

/** The one that was asked for last. */
export function latestHoldEnding(session: PrismaSession, workspaceId: string): Promise<StoredHoldEnding | null> {
  return session.holdEnding.findFirst({ where: { workspaceId }, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] });
}

/** Messages of a workspace that wait for a person or for an hour. */
export function countHolds(session: PrismaSession, workspaceId: string): Promise<number> {
  return session.submission.count({ where: { workspaceId, status: 'QUEUED' } });
}

/** Holds that stood when an ending was asked for and stand still; the earliest first. */
export async function holdsUntil(
  session: PrismaSession,
  { workspaceId, createdAt }: Pick<StoredHoldEnding, 'workspaceId' | 'createdAt'>,
  limit: number,
): Promise<string[]> {
  const rows = await session.$queryRaw<{ id: string }[]>`
    SELECT id FROM submission WHERE workspace_id = ${workspaceId} AND status = 'QUEUED'
      AND coalesce(held_again_at, created_at) <= ${createdAt} ORDER BY id LIMIT ${limit}`;
  return rows.map(({ id }) => id);
}

/** Counts what a step ended. */
export async function countEnded(
  session: PrismaSession,
  { id, workspaceId }: Pick<StoredHoldEnding, 'id' | 'workspaceId'>,
  blocked: number,
): Promise<void> {
  await session.$executeRaw`
    UPDATE hold_ending SET state = 'running', blocked = blocked + ${blocked}::int
    WHERE id = ${id} AND workspace_id = ${workspaceId} AND state IN ('waiting', 'running')`;
}

/** Closes an ending; null when it was closed before. */
export async function closeHoldEnding(
  session: PrismaSession,
  workspaceId: string,
  id: string,
  state: 'done' | 'failed',
): Promise<StoredHoldEnding | null> {
  const closed = await session.$executeRaw`
    UPDATE hold_ending SET state = ${state}, finished_at = now() 
    WHERE id = ${id} AND workspace_id = ${workspaceId} AND state IN ('waiting', 'running')`;
  return closed === 1 ? findHoldEnding(session, workspaceId, id) : null;
}
