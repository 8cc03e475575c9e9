import { forgetSeals } from './audit-seals.ts';
import { Prisma } from './generated/client.ts';
import type { PrismaSession } from './open-store.ts';

/*
 * What is kept for a time and no longer. Each call takes a bounded step of one workspace, of at most `limit` rows, the oldest
 * first, and says how much it took: whoever calls it goes on until that is nothing, and may stop anywhere between.
 */

/**
 * Bodies of callbacks, and the log of their attempts, so many days after the callback ended: when it was delivered, or its
 * last attempt was made. What still waits to be delivered is kept.
 */
export async function forgetCallbacks(
  session: PrismaSession,
  workspaceId: string,
  days: number,
  limit: number,
): Promise<number> {
  const rows = await session.$queryRaw<{ id: string }[]>`
    SELECT id FROM callback_event e WHERE workspace_id = ${workspaceId} AND body_sealed IS NOT NULL
      AND created_at < now() - make_interval(days => ${days}::int) AND state IN ('delivered', 'dead')
      AND coalesce(delivered_at, created_at) < now() - make_interval(days => ${days}::int)
      AND NOT EXISTS (SELECT 1 FROM callback_attempt a
        WHERE a.event_id = e.id AND a.created_at >= now() - make_interval(days => ${days}::int))
    ORDER BY created_at LIMIT ${limit}`;
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await session.$executeRaw`DELETE FROM callback_attempt WHERE event_id = ANY (${ids})`;
  // One that was asked for again meanwhile keeps its body.
  await session.$executeRaw`
    UPDATE callback_event SET body_sealed = NULL WHERE id = ANY (${ids}) AND state IN ('delivered', 'dead')`;
  return ids.length;
}

/** Empties the findings of scans that ended more than `days` ago, a step of them. How many. */
export function forgetFindings(
  session: PrismaSession,
  workspaceId: string,
  days: number,
  limit: number,
): Promise<number> {
  return session.$executeRaw`
    UPDATE advisory_scan SET findings = '[]' WHERE (submission_id, kind) IN (
      SELECT submission_id, kind FROM advisory_scan WHERE workspace_id = ${workspaceId} AND findings <> '[]'::jsonb
        AND finished_at < now() - make_interval(days => ${days}::int) ORDER BY finished_at LIMIT ${limit})`;
}

/** Figures of days that were long enough ago: tokens, decisions, rules. */
export async function forgetUsage(session: PrismaSession, workspaceId: string, days: number): Promise<number> {
  const old = Prisma.sql`workspace_id = ${workspaceId} AND day < (now() AT TIME ZONE 'UTC')::date - ${days}::int`;
  const usage = await session.$executeRaw`DELETE FROM usage_daily WHERE ${old}`;
  const decisions = await session.$executeRaw`DELETE FROM decision_daily WHERE ${old}`;
  return usage + decisions + (await session.$executeRaw`DELETE FROM rule_daily WHERE ${old}`);
}

/**
 * Audit events, and the seals over them: how many events, and the id of the last. Postgres refuses what is younger than the
 * workspace's own setting says. What is not counted into its day yet is kept until it is.
 */
export async function forgetAudit(
  session: PrismaSession,
  workspaceId: string,
  days: number,
  limit: number,
): Promise<{ events: number; lastId: bigint | null }> {
  const [gone] = await session.$queryRaw<{ events: number; lastId: bigint | null }[]>`
    WITH gone AS (DELETE FROM audit_event WHERE id IN (
      SELECT id FROM (SELECT id, created_at FROM audit_event WHERE workspace_id = ${workspaceId}
          AND id <= (SELECT event_id FROM decision_cursor WHERE workspace_id = ${workspaceId}) ORDER BY id LIMIT ${limit}) t
      WHERE created_at < now() - make_interval(days => ${days}::int)) RETURNING id)
    SELECT count(*)::int AS events, max(id) AS "lastId" FROM gone`;
  if (!gone || gone.lastId === null) return { events: 0, lastId: null };
  await forgetSeals(session, workspaceId, days, gone.lastId);
  return gone;
}

/** Ids of workspaces in their order, after one of them. */
export async function workspacesAfter(session: PrismaSession, after: string, limit: number): Promise<string[]> {
  const rows = await session.workspace.findMany({
    where: { id: { gt: after } },
    orderBy: { id: 'asc' },
    take: limit,
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

/**
 * Deletes sessions, and short-lived proofs of the sign-in library, that ended more than `days` ago, at most 10,000 of each:
 * they name the address and the browser of a person.
 */
export async function sweepSignIns(session: PrismaSession, days: number): Promise<number> {
  const sessions = await session.$executeRaw`
    DELETE FROM "session" WHERE id IN (SELECT id FROM "session"
      WHERE expires_at < now() - make_interval(days => ${days}::int) LIMIT 10000)`;
  const proofs = await session.$executeRaw`
    DELETE FROM verification WHERE id IN (SELECT id FROM verification
      WHERE expires_at < now() - make_interval(days => ${days}::int) LIMIT 10000)`;
  return sessions + proofs;
}
