import { Prisma } from './generated/client.ts';
import type { PrismaSession } from './open-store.ts';
import { settled } from './settled.ts';

/*
 * The chain over what is on record. A seal covers the audit events of one workspace between two ids, and the seal before it: who
 * changes, removes or adds an event past the triggers would have to write every later seal anew, and the heads of the chain are
 * kept elsewhere, in the log.
 */

/** Events under one seal at most. */
const SEALED_AT_ONCE = 1_000;
/** Seals looked at in one statement. */
const CHECKED_AT_ONCE = 20;

/** What a chain begins with in place of a hash. */
export const GENESIS = '0'.repeat(64);

export interface StoredSeal {
  readonly fromId: bigint;
  readonly toId: bigint;
  readonly events: number;
  readonly prevHash: string;
  /** SHA-256, in hexadecimal. */
  readonly hash: string;
  readonly createdAt: Date;
}

/** A seal, and what its events come to now. */
export interface RecountedSeal extends StoredSeal {
  readonly found: number;
  readonly recounted: string;
  /** Up to which event retention had deleted the record in the same moment; 0 when it had deleted none. */
  readonly forgottenTo: bigint;
}

/** Every column of an event, each told from its neighbours. Text of JSON as Postgres keeps it: keys in its order, once each. */
const line = Prisma.sql`json_build_array(e.id, e.workspace_id, e.submission_id, e.kind, e.actor, e.detail,
  (extract(epoch FROM e.created_at) * 1000)::bigint, e.txid)::text`;

/** The hash of a seal `s` over its events `e`, which are grouped. */
const hashOf = Prisma.sql`encode(sha256(convert_to(concat_ws(E'\n', s.prev_hash, s.workspace_id, s.from_id, s.to_id, s.events,
  (extract(epoch FROM s.created_at) * 1000)::bigint, string_agg(${line}, E'\n' ORDER BY e.id)), 'UTF8')), 'hex')`;

const seal = Prisma.sql`s.from_id AS "fromId", s.to_id AS "toId", s.events, s.prev_hash AS "prevHash", s.hash,
  s.created_at AS "createdAt"`;

/** Workspaces, in their order after one of them, with settled events that no seal covers. */
export async function unsealedWorkspaces(session: PrismaSession, after: string, limit: number): Promise<string[]> {
  const rows = await session.$queryRaw<{ id: string }[]>`
    SELECT w.id FROM workspace w ${firstUnsealed} WHERE w.id > ${after} AND next.settled ORDER BY w.id LIMIT ${limit}`;
  return rows.map(({ id }) => id);
}

/** Age of the oldest event that could be sealed and is not; 0 without one. */
export async function sealLagSeconds(session: PrismaSession): Promise<number> {
  const [row] = await session.$queryRaw<{ seconds: number }[]>`
    SELECT coalesce(extract(epoch FROM now() - min(next.created_at)), 0)::float8 AS seconds
    FROM workspace w ${firstUnsealed} WHERE next.settled`;
  return row?.seconds ?? 0;
}

/** The first event of each workspace `w` that no seal covers, as `next`. */
const firstUnsealed = Prisma.sql`
  LEFT JOIN LATERAL (SELECT to_id FROM audit_seal WHERE workspace_id = w.id ORDER BY to_id DESC LIMIT 1) head ON true
  CROSS JOIN LATERAL (SELECT created_at, ${settled} AS settled FROM audit_event
    WHERE workspace_id = w.id AND id > coalesce(head.to_id, 0) ORDER BY id LIMIT 1) next`;

/** The newest seal of a workspace. */
export async function headOfChain(session: PrismaSession, workspaceId: string): Promise<StoredSeal | null> {
  const [row] = await session.$queryRaw<StoredSeal[]>`
    SELECT ${seal} FROM audit_seal s WHERE workspace_id = ${workspaceId} ORDER BY to_id DESC LIMIT 1`;
  return row ?? null;
}

/**
 * Seals the next settled events of a workspace after its head, at most a thousand. Null when there are none, or somebody else
 * has sealed on from this head.
 */
export async function addSeal(
  session: PrismaSession,
  workspaceId: string,
  head: Pick<StoredSeal, 'toId' | 'hash'> | null,
): Promise<StoredSeal | null> {
  const sealedTo = head?.toId ?? 0n;
  const [row] = await session.$queryRaw<StoredSeal[]>`
    WITH next AS MATERIALIZED (
      SELECT * FROM audit_event WHERE workspace_id = ${workspaceId} AND id > ${sealedTo} ORDER BY id LIMIT ${SEALED_AT_ONCE}),
    e AS MATERIALIZED (SELECT * FROM next WHERE id <= (SELECT max(id) FROM next WHERE ${settled})),
    s AS (
      SELECT ${workspaceId}::text AS workspace_id, ${sealedTo}::bigint + 1 AS from_id, max(id) AS to_id, count(*)::int AS events,
        ${head?.hash ?? GENESIS}::text AS prev_hash, date_trunc('milliseconds', now()) AS created_at
      FROM e HAVING count(*) > 0)
    INSERT INTO audit_seal AS s (workspace_id, from_id, to_id, events, prev_hash, created_at, hash)
    SELECT s.workspace_id, s.from_id, s.to_id, s.events, s.prev_hash, s.created_at, ${hashOf} FROM s CROSS JOIN e
    GROUP BY 1, 2, 3, 4, 5, 6
    ON CONFLICT DO NOTHING
    RETURNING ${seal}`;
  return row ?? null;
}

/**
 * The next seals of a workspace after an id of events, with what their events come to now; none at the end of the chain. One
 * statement, so that retention at work in the same moment is seen whole or not at all.
 */
export function recountSeals(session: PrismaSession, workspaceId: string, after: bigint): Promise<RecountedSeal[]> {
  return session.$queryRaw<RecountedSeal[]>`
    SELECT ${seal}, now.found, now.recounted, ${forgottenTo(workspaceId)} AS "forgottenTo" FROM (
      SELECT * FROM audit_seal WHERE workspace_id = ${workspaceId} AND to_id > ${after} ORDER BY to_id LIMIT ${CHECKED_AT_ONCE}
    ) s CROSS JOIN LATERAL (
      SELECT count(*)::int AS found, ${hashOf} AS recounted FROM audit_event e
      WHERE e.workspace_id = ${workspaceId} AND e.id BETWEEN s.from_id AND s.to_id) now
    ORDER BY s.to_id`;
}

/** The last event that retention has deleted, by its own record. */
const forgottenTo = (workspaceId: string) => Prisma.sql`
  coalesce((SELECT max((detail ->> 'audit_events_to')::bigint) FROM audit_event
    WHERE workspace_id = ${workspaceId} AND kind = 'privacy.retention_applied' AND kind <> 'submission.decided'), 0)`;

/** Of a workspace: how many events are before an id and after another, and up to which one retention has deleted them. */
export async function eventsAround(
  session: PrismaSession,
  workspaceId: string,
  range: { before: bigint; after: bigint },
): Promise<{ before: number; after: number; forgottenTo: bigint }> {
  const [row] = await session.$queryRaw<{ before: number; after: number; forgottenTo: bigint }[]>`
    SELECT (SELECT count(*)::int FROM audit_event WHERE workspace_id = ${workspaceId} AND id < ${range.before}) AS before,
      (SELECT count(*)::int FROM audit_event WHERE workspace_id = ${workspaceId} AND id > ${range.after}) AS after,
      ${forgottenTo(workspaceId)} AS "forgottenTo"`;
  return row ?? { before: 0, after: 0, forgottenTo: 0n };
}

/**
 * Deletes seals whose events retention has deleted, all but the newest: what stays of the chain begins with it. Postgres refuses
 * those that are younger than the workspace keeps its record.
 */
export function forgetSeals(
  session: PrismaSession,
  workspaceId: string,
  days: number,
  goneTo: bigint,
): Promise<number> {
  return session.$executeRaw`
    DELETE FROM audit_seal WHERE workspace_id = ${workspaceId} AND created_at < now() - make_interval(days => ${days}::int)
      AND to_id < (SELECT max(to_id) FROM audit_seal WHERE workspace_id = ${workspaceId} AND to_id <= ${goneTo})`;
}
