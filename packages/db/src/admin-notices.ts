import type { PrismaSession } from './open-store.ts';

export interface NewAdminNotice {
  id: string;
  workId: string;
  userId: string;
}

/** Everybody of a workspace with one of these roles. */
export async function membersWithRole(
  session: PrismaSession,
  workspaceId: string,
  roles: readonly string[],
): Promise<string[]> {
  const rows = await session.membership.findMany({
    where: { workspaceId, role: { in: [...roles] } },
    select: { userId: true },
  });
  return rows.map(({ userId }) => userId);
}

/** Writes notices with their work, in the transaction of what they tell. The relay finds them. */
export async function addAdminNotices(
  session: PrismaSession,
  { workspaceId, reason, happenedAt }: { workspaceId: string; reason: string; happenedAt: Date },
  notices: readonly NewAdminNotice[],
  maxAttempts: number,
): Promise<void> {
  await session.adminNotice.createMany({
    data: notices.map(({ id, userId }) => ({ id, workspaceId, userId, reason, happenedAt })),
  });
  await session.workItem.createMany({
    data: notices.map(({ id, workId }) => {
      return { id: workId, workspaceId, kind: 'admin_notice', refId: id, dedupeKey: `admin-notice-${id}`, maxAttempts };
    }),
  });
}

export interface StoredNotice {
  id: string;
  userId: string;
  reason: string;
  happenedAt: Date;
  state: string;
  workspaceName: string;
  /** Null when the person is no member any more. */
  role: string | null;
  email: string | null;
  /** Whether the receiver is still disabled, and since then. */
  standing: boolean;
}

/** A notice with all that decides whether it is still to be sent, and where. */
export async function findAdminNotice(
  session: PrismaSession,
  workspaceId: string,
  id: string,
): Promise<StoredNotice | null> {
  const [row] = await session.$queryRaw<StoredNotice[]>`
    SELECT n.id, n.user_id AS "userId", n.reason, n.happened_at AS "happenedAt", n.state, w.name AS "workspaceName",
      m.role, u.email, coalesce(p.disabled_at = n.happened_at, false) AS standing
    FROM admin_notice n
    JOIN workspace w ON w.id = n.workspace_id
    LEFT JOIN callback_endpoint p ON p.workspace_id = n.workspace_id
    LEFT JOIN membership m ON m.workspace_id = n.workspace_id AND m.user_id = n.user_id
    LEFT JOIN "user" u ON u.id = m.user_id
    WHERE n.id = ${id} AND n.workspace_id = ${workspaceId}`;
  return row ?? null;
}

/** Puts on record that a notice is about to be written to the mail server. False when it was before. */
export async function markNoticeBegun(session: PrismaSession, workspaceId: string, id: string): Promise<boolean> {
  const { count } = await session.adminNotice.updateMany({
    where: { id, workspaceId, state: 'waiting' },
    data: { state: 'begun' },
  });
  return count === 1;
}

/** The mail server said for certain that it has not taken the notice: it may be written again. */
export async function clearNoticeBegun(session: PrismaSession, workspaceId: string, id: string): Promise<void> {
  await session.adminNotice.updateMany({ where: { id, workspaceId, state: 'begun' }, data: { state: 'waiting' } });
}

/** How a notice ended for good. */
export type NoticeEnd = 'sent' | 'failed' | 'unknown' | 'moot' | 'unsent';

/** Ends a notice. False when it had ended before. */
export async function endNotice(
  session: PrismaSession,
  workspaceId: string,
  id: string,
  state: NoticeEnd,
): Promise<boolean> {
  const ended = await session.$executeRaw`
    UPDATE admin_notice SET state = ${state}, finished_at = now()
    WHERE id = ${id} AND workspace_id = ${workspaceId} AND state IN ('waiting', 'begun')`;
  return ended === 1;
}

/** Ends the notice of an item that is given up: unknown where it had begun to be written, failed otherwise. */
export async function endAbandonedNotice(session: PrismaSession, workspaceId: string, id: string): Promise<void> {
  await session.$executeRaw`
    UPDATE admin_notice SET state = CASE state WHEN 'begun' THEN 'unknown' ELSE 'failed' END, finished_at = now()
    WHERE id = ${id} AND workspace_id = ${workspaceId} AND state IN ('waiting', 'begun')`;
}

/** Deletes notices that ended more than so many days ago, at most 10,000 at once. */
export function sweepAdminNotices(session: PrismaSession, days: number): Promise<number> {
  return session.$executeRaw`
    DELETE FROM admin_notice WHERE id IN (SELECT id FROM admin_notice
      WHERE finished_at < now() - make_interval(days => ${days}::int) LIMIT 10000)`;
}
