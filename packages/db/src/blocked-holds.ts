import type { PrismaSession } from './open-store.ts';

/** Why nothing may be sent to a recipient any more. */
export type RecipientStop = 'suppressed' | 'consent_revoked';

/** Why a hold ends as blocked: its recipient, or an admin who ended all of them. */
export type HoldStop = RecipientStop | 'kill_switch';

/** A hold by what suppression looks at. */
export interface HeldRecipient {
  id: string;
  channel: string;
  recipient: string;
}

/** The holds of a workspace in the order of their ids, after one of them. */
export function holdsAfter(
  session: PrismaSession,
  workspaceId: string,
  afterId: string,
  limit: number,
): Promise<HeldRecipient[]> {
  return session.submission.findMany({
    where: { workspaceId, status: 'QUEUED', id: { gt: afterId } },
    orderBy: { id: 'asc' },
    take: limit,
    select: { id: true, channel: true, recipient: true },
  });
}

/** The holds to one recipient on one channel, the earliest first. */
export async function holdsTo(
  session: PrismaSession,
  to: { workspaceId: string; channel: string; recipientMatch: string },
  limit: number,
): Promise<string[]> {
  const rows = await session.submission.findMany({
    where: { ...to, status: 'QUEUED' },
    orderBy: { id: 'asc' },
    take: limit,
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

/**
 * Ends holds as blocked, unless told otherwise because their recipient was suppressed, with an audit event each. Those
 * decided meanwhile are left alone. The ids of the holds that were ended.
 */
export async function blockHolds(
  session: PrismaSession,
  workspaceId: string,
  ids: readonly string[],
  actor: string,
  reason: HoldStop = 'suppressed',
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await session.$queryRaw<{ id: string }[]>`
    WITH ended AS (
      UPDATE submission SET status = 'BLOCKED', queue_reason = NULL, review_reason = ${reason}, decided_at = now(),
        release_at = NULL, version = version + 1, updated_at = now()
      WHERE id IN (SELECT id FROM submission WHERE id = ANY (${[...ids]}) AND workspace_id = ${workspaceId}
        AND status = 'QUEUED' ORDER BY id FOR UPDATE)
      RETURNING id, workspace_id),
    audited AS (
      INSERT INTO audit_event (workspace_id, submission_id, kind, actor, detail)
      SELECT workspace_id, id, 'submission.blocked', ${actor}, jsonb_build_object('reason', ${reason}::text) ||
        '{"before":{"status":"QUEUED"},"after":{"status":"BLOCKED"}}'::jsonb
      FROM ended)
    SELECT id FROM ended`;
  return rows.map((row) => row.id);
}
