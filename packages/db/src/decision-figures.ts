import { MOST_RULES, rejectReasonCodes } from '@sendgate/contracts';
import { Prisma } from './generated/client.ts';
import type { PrismaSession } from './open-store.ts';
import { settled } from './settled.ts';

/*
 * What the gate decided, by day, channel and rule, out of the record. A worker counts what is settled into days and moves a
 * cursor in the same transaction, so that each record is counted once; what is behind the cursor is counted as it is asked for.
 * The request path writes nothing for it.
 */

/** Records counted at once for somebody who waits. */
export const COUNTED_LIVE = 5_000;

const day = Prisma.sql`(s.created_at AT TIME ZONE 'UTC')::date`;

/**
 * What records say of live messages, all of it on the day of the message. A rejection counts with a reason that people give:
 * time and erasures have others. The rules of a message stay what they were when the gate decided.
 */
const counts = Prisma.sql`
decided AS (
  SELECT ${day} AS day, s.channel, CASE e.detail ->> 'status' WHEN 'QUEUED' THEN 'held' WHEN 'BLOCKED' THEN 'blocked'
      ELSE 'approved' END AS decision, count(*) AS messages
  FROM events e JOIN submission s ON s.id = e.submission_id
  WHERE e.kind = 'submission.decided' AND s.livemode GROUP BY 1, 2, 3),
judged AS (
  SELECT ${day} AS day, found.rule, found.severity, NULL AS outcome
  FROM events e JOIN submission s ON s.id = e.submission_id
    CROSS JOIN LATERAL (SELECT v ->> 'rule' AS rule, min(v ->> 'severity') AS severity
      FROM jsonb_array_elements(s.violations) v GROUP BY 1) found
  WHERE e.kind = 'submission.decided' AND s.livemode AND s.violation_count > 0
  UNION ALL
  SELECT ${day}, rule, NULL, CASE WHEN e.kind = 'review.rejected' THEN 'rejected' WHEN s.edited THEN 'edited' ELSE 'approved' END
  FROM events e JOIN submission s ON s.id = e.submission_id CROSS JOIN LATERAL unnest(s.rules) rule
  WHERE s.livemode AND (e.kind = 'review.approved'
    OR (e.kind = 'review.rejected' AND e.detail ->> 'reason_code' = ANY (${[...rejectReasonCodes]})))),
fired AS (
  SELECT day, rule, count(*) FILTER (WHERE severity = 'BLOCK') AS blocks, count(*) FILTER (WHERE severity = 'WARN') AS warns,
    count(*) FILTER (WHERE outcome = 'approved') AS approved, count(*) FILTER (WHERE outcome = 'edited') AS edited,
    count(*) FILTER (WHERE outcome = 'rejected') AS rejected
  FROM judged GROUP BY 1, 2)`;

/** Workspaces, in their order after one of them, with settled records that are not counted yet. */
export async function uncountedWorkspaces(session: PrismaSession, after: string, limit: number): Promise<string[]> {
  const rows = await session.$queryRaw<{ id: string }[]>`
    SELECT w.id FROM workspace w LEFT JOIN decision_cursor c ON c.workspace_id = w.id
      CROSS JOIN LATERAL (SELECT ${settled} AS settled FROM audit_event
        WHERE workspace_id = w.id AND id > coalesce(c.event_id, 0) ORDER BY id LIMIT 1) next
    WHERE w.id > ${after} AND next.settled ORDER BY w.id LIMIT ${limit}`;
  return rows.map(({ id }) => id);
}

/** Nobody counts between two statements of a reader, and only one at a time counts. Apart from other locks by its number. */
const readers = Prisma.sql`pg_advisory_xact_lock_shared`;
const counter = Prisma.sql`pg_advisory_xact_lock`;

/**
 * The last record of a workspace that is counted, as it stays for the rest of the transaction. Asked by itself, because a
 * comparison with a subquery is kept out of the index where Postgres keeps workspaces apart.
 */
async function heldCursor(session: PrismaSession, workspaceId: string, lock: Prisma.Sql): Promise<bigint> {
  await session.$executeRaw`SELECT ${lock}(hashtextextended(${workspaceId}, 7061))`;
  const row = await session.decisionCursor.findFirst({ where: { workspaceId }, select: { eventId: true } });
  return row?.eventId ?? 0n;
}

/** Counts the next settled records of a workspace into their days, at most `limit`; how many. Needs a transaction. */
export async function countDecisions(session: PrismaSession, workspaceId: string, limit: number): Promise<number> {
  const cursor = await heldCursor(session, workspaceId, counter);
  const [row] = await session.$queryRaw<{ counted: number }[]>`
    WITH next AS MATERIALIZED (
      SELECT id, kind, submission_id, detail, created_at FROM audit_event
      WHERE workspace_id = ${workspaceId} AND id > ${cursor} ORDER BY id LIMIT ${limit}),
    events AS MATERIALIZED (SELECT * FROM next WHERE id <= (SELECT max(id) FROM next WHERE ${settled})),
    ${counts},
    by_day AS (
      INSERT INTO decision_daily (workspace_id, day, channel, decision, messages)
      SELECT ${workspaceId}, day, channel, decision, messages FROM decided
      ON CONFLICT (workspace_id, day, channel, decision) DO UPDATE
        SET messages = decision_daily.messages + excluded.messages),
    by_rule AS (
      INSERT INTO rule_daily (workspace_id, day, rule, blocks, warns, approved, edited, rejected)
      SELECT ${workspaceId}, day, rule, blocks, warns, approved, edited, rejected FROM fired
      ON CONFLICT (workspace_id, day, rule) DO UPDATE
        SET blocks = rule_daily.blocks + excluded.blocks, warns = rule_daily.warns + excluded.warns,
          approved = rule_daily.approved + excluded.approved, edited = rule_daily.edited + excluded.edited,
          rejected = rule_daily.rejected + excluded.rejected),
    moved AS (
      INSERT INTO decision_cursor (workspace_id, event_id)
      SELECT ${workspaceId}, last.id FROM (SELECT max(id) AS id FROM events) last WHERE last.id IS NOT NULL
      ON CONFLICT (workspace_id) DO UPDATE SET event_id = excluded.event_id)
    SELECT count(*)::int AS counted FROM events`;
  return row?.counted ?? 0;
}

export interface DecisionFigures {
  decisions: { day: string; channel: string; decision: string; messages: number }[];
  /** Those of most messages first, at most `MOST_RULES`. */
  rules: { rule: string; blocks: number; warns: number; approved: number; edited: number; rejected: number }[];
  /** When the last record that is counted here was written, where more were left than are counted live. */
  countedTo: Date | null;
}

/** The figures of a range of UTC days, both ends included: counted before or not. Needs a transaction. */
export async function decisionFigures(
  session: PrismaSession,
  workspaceId: string,
  { from, to }: { from: string; to: string },
): Promise<DecisionFigures> {
  const cursor = await heldCursor(session, workspaceId, readers);
  const inRange = Prisma.sql`day BETWEEN ${from}::date AND ${to}::date`;
  const [row] = await session.$queryRaw<DecisionFigures[]>`
    WITH events AS MATERIALIZED (
      SELECT id, kind, submission_id, detail, created_at FROM audit_event
      WHERE workspace_id = ${workspaceId} AND id > ${cursor} ORDER BY id LIMIT ${COUNTED_LIVE}),
    ${counts}
    SELECT coalesce((SELECT json_agg(d) FROM (
        SELECT day, channel, decision, sum(messages) AS messages FROM (
          SELECT day, channel, decision, messages FROM decision_daily WHERE workspace_id = ${workspaceId} AND ${inRange}
          UNION ALL SELECT day, channel, decision, messages FROM decided WHERE ${inRange}) u
        GROUP BY 1, 2, 3) d), '[]') AS decisions,
      coalesce((SELECT json_agg(r) FROM (
        SELECT rule, sum(blocks) AS blocks, sum(warns) AS warns, sum(approved) AS approved, sum(edited) AS edited,
          sum(rejected) AS rejected
        FROM (SELECT day, rule, blocks, warns, approved, edited, rejected FROM rule_daily
            WHERE workspace_id = ${workspaceId} AND ${inRange}
          UNION ALL SELECT day, rule, blocks, warns, approved, edited, rejected FROM fired WHERE ${inRange}) u
        GROUP BY rule ORDER BY sum(blocks) + sum(warns) DESC, rule LIMIT ${MOST_RULES}) r), '[]') AS rules,
      (SELECT created_at FROM events ORDER BY id OFFSET ${COUNTED_LIVE - 1} LIMIT 1) AS "countedTo"`;
  return row ?? { decisions: [], rules: [], countedTo: null };
}
