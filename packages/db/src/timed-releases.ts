import { comesBehind, type DueSubmission } from './due-submissions.ts';
import { Prisma } from './generated/client.ts';
import type { PrismaSession } from './open-store.ts';
import { undisturbed } from './reviews.ts';

/** A hold at the version that was looked at. */
export interface HoldAtVersion {
  id: string;
  workspaceId: string;
  version: number;
}

/**
 * What may end by itself: nothing but the hour keeps it, nobody has begun to edit or to decide it, its review is not
 * over, and the workspace neither is paused nor holds everything. Said once, for the search and for each move.
 */
const releasable = Prisma.sql`status = 'QUEUED' AND queue_reason = 'quiet_hours' AND release_at <= now()
  AND (violation_count = 0 OR remediated) AND NOT edited AND coalesce(expires_at > now(), true) AND ${undisturbed}
  AND EXISTS (SELECT 1 FROM workspace w
    WHERE w.id = submission.workspace_id AND coalesce(w.settings ->> 'pause_mode', 'off') = 'off'
      AND coalesce(w.settings ->> 'autonomy', 'auto') <> 'hold_all')`;

/** Holds whose release has come, earliest first. */
export function dueReleases(
  session: PrismaSession,
  limit: number,
  after: DueSubmission | null,
): Promise<DueSubmission[]> {
  return session.$queryRaw`
    SELECT id, workspace_id AS "workspaceId", release_at AS "dueAt" FROM submission
    WHERE ${releasable} AND ${comesBehind(Prisma.sql`release_at`, after)} ORDER BY release_at, id LIMIT ${limit}`;
}

/** Approves a due hold without a reviewer, with the end of its evidence. False when it was decided or changed meanwhile. */
export async function releaseHold(
  session: PrismaSession,
  hold: HoldAtVersion,
  to: 'APPROVED' | 'DISPATCHING',
  evidenceExpiresAt: Date | null,
): Promise<boolean> {
  const dispatching = to === 'DISPATCHING';
  const moved = await session.$executeRaw`
    UPDATE submission SET status = ${to}, queue_reason = NULL, decided_at = now(),
      evidence_expires_at = ${evidenceExpiresAt}::timestamptz,
      delivery_status = CASE WHEN ${dispatching} THEN 'pending' ELSE delivery_status END,
      dispatch_mode = CASE WHEN ${dispatching} THEN dispatch_mode END,
      version = version + 1, updated_at = now()
    WHERE ${sameVersion(hold)} AND ${releasable}`;
  return moved === 1;
}

/**
 * Gives a due hold another release, which its review outlasts by as long as it did before; null leaves it to people,
 * with the review it has. False when it was decided or changed meanwhile.
 */
export async function postponeRelease(
  session: PrismaSession,
  hold: HoldAtVersion,
  releaseAt: Date | null,
): Promise<boolean> {
  const moved = await session.$executeRaw`
    UPDATE submission SET release_at = ${releaseAt}::timestamptz,
      expires_at = expires_at + coalesce(greatest(${releaseAt}::timestamptz - release_at, interval '0'), interval '0'),
      version = version + 1, updated_at = now()
    WHERE ${sameVersion(hold)} AND ${releasable}`;
  return moved === 1;
}

function sameVersion({ id, workspaceId, version }: HoldAtVersion): Prisma.Sql {
  return Prisma.sql`id = ${id} AND workspace_id = ${workspaceId} AND version = ${version}`;
}

/** What waits for people, of all workspaces. */
export interface OpenHolds {
  /** Holds whose answer is not due yet, or that end by themselves at the hour of their recipient. */
  inTime: number;
  /** Holds whose `respond_by` is over. */
  overdue: number;
  /** Age of the one that waits longest; 0 without any. */
  oldestSeconds: number;
}

/** Holds of all workspaces by whether their answer is overdue, and the age of the oldest in seconds; 0 without any. */
export async function countOpenHolds(session: PrismaSession): Promise<OpenHolds> {
  const [row] = await session.$queryRaw<OpenHolds[]>`
    SELECT count(*) FILTER (WHERE NOT late)::int AS "inTime", count(*) FILTER (WHERE late)::int AS overdue,
      coalesce(max(age), 0)::float8 AS "oldestSeconds"
    FROM (SELECT extract(epoch FROM now() - coalesce(held_again_at, created_at)) AS age,
        coalesce(respond_by <= now(), false) AND (release_at IS NULL OR release_at <= now()) AS late
      FROM submission WHERE status = 'QUEUED') AS open`;
  return row ?? { inTime: 0, overdue: 0, oldestSeconds: 0 };
}
